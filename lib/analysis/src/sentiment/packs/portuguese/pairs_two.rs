//! Portuguese words that say something together, whatever stands between them. Only data.

/// (sign, feature, words, words a little behind them).
pub(super) const PAIRS: &[(i8, u16, &str, &str)] = &[
    (
        -1,
        10,
        "sofre|sofrem|engasga|engasga-se|luta|custa|penam|pena|arrasta-se|arrasta|patina|dificuldade|dificuldades|vacila|fôlego|\
         soluça|tropeça",
        "subidas|jogos|jogos pesados|multitarefa|ladeiras|tapetes|pelos|massas|várias apps|manchas|ficheiros|arquivos|carpetes|\
         cantos|terreno|alimentos|tarefas pesadas|tarefas mais|tapetes grossos|limpar|aquecer|ladeira|sujidade|sujeira",
    ),
    (
        -2,
        10,
        "limpa|aspira|lava|seca|corta|gela|arrefece|aquece|hidrata|cobre|remove|tira|apanha|rende|filtra|tritura|cozinha|fixa|\
         protege|assa|esquenta|agarra|pega",
        "a fundo|tudo|direito|por igual|as manchas|direito as|os cantos|os pelos|o suficiente|lá muito bem|de forma uniforme|\
         nada|como devia|como deveria|grande coisa|o esperado",
    ),
    (
        1,
        11,
        "abre|carrega|responde|imprime|liga|processa|arranca|aquece|seca|cozinha|foca|exporta|descarrega|baixa|navega|corre|\
         roda|funciona|inicia|gela|transfere|ferve",
        "rápido|rápida|num instante|em segundos|em poucos segundos|em menos de um segundo|em 0 segundos|em menos de 0 segundos|\
         depressa|rapidamente|num piscar de olhos|como um foguete|liso|fluido|fluida|sem engasgos|na hora|instantaneamente|\
         em 0 minutos|em menos de um minuto|em menos de 0 minutos|velozmente|voando|num ápice|sem demora|em poucos minutos|lisa|\
         quase na hora|em minutos|redondinho|redondinha|com rapidez|com fluidez|rapidinho",
    ),
    (
        -1,
        11,
        "demora|demoram|leva|tarda|custa|precisa",
        "abrir|ligar|arrancar|aquecer|imprimir|carregar as|processar|responder a|secar|iniciar|cozinhar|ferver|preparar|gelar|\
         completar|esquentar|abrir apps|carregar programas",
    ),
    (
        1,
        12,
        "bateria|autonomia|carga|pilha",
        "0 horas|0 dias|o dia todo|o dia inteiro|um dia inteiro|uma semana|dias|semanas|até ao fim do dia|fim do dia|todo o dia|\
         bastante|meses|imenso|uma eternidade|vários dias|horas a fio|horas e horas|tranquilamente|mais do que suficiente|\
         fim de semana|jornada inteira",
    ),
    (
        1,
        12,
        "dura|duram|aguenta|aguentam|garante|rende|chega|alcança|ultrapassa|passa",
        "0 horas|o dia todo|o dia inteiro|um dia inteiro|todo o dia|0 dias|vários dias|uma semana inteira|dias longe|\
         0 horas de uso|0 horas de autonomia|0 horas de música|dois dias sem|uma jornada|longe da tomada|longe do carregador",
    ),
    (
        -1,
        12,
        "descarrega|descarrega-se|acaba|esgota-se|esgota|some|vai-se|embora|morre|gasta-se|descarregam|evapora",
        "rápido|depressa|rapidamente|num instante|em poucas horas|cedo|muito rápido|antes do fim do dia|antes do previsto|\
         num ápice|a meio da tarde|no meio da tarde|antes do almoço|a meio do dia",
    ),
    (
        -1,
        12,
        "preciso|obriga|precisa|exige",
        "todos os dias|todo dia|várias vezes|constantemente|com frequência|a toda hora|duas vezes por dia|diariamente|\
         a meio do dia|frequentes|carregar|recarregar|carregá-lo|ser carregado|ser carregada|recargas|carregamentos|carregar o",
    ),
    (
        -1,
        12,
        "bateria|autonomia|carga",
        "depressa|rápido|poucas horas|a meio da tarde|meio da tarde|antes do fim do dia|a desejar|esgota-se|se esgota|\
         acaba cedo|descarrega|metade do dia|num instante|rapidamente|perde capacidade|vicia|cai",
    ),
    (
        1,
        13,
        "carrega|carrega-se|recarrega|carregam|carregado",
        "0 minutos|meia hora|uma hora|0 horas|poucos minutos|instante|pouco tempo|menos de uma hora|minutos|\
         pouco mais de 0 minutos|rápido|0 hora",
    ),
    (
        -1,
        13,
        "demora|leva|precisa|tarda",
        "carregar|recarregar|uma carga|carregar por completo|a carga completa",
    ),
    (
        -1,
        14,
        "som|áudio|voz|vozes",
        "metálico|metálica|metálicas|abafado|abafada|abafadas|oco|distorcido|distorcida|enlatado|estridente|pobre|fraco|baixo|\
         sem graves|plano|sem vida|artificial|ruim|embolado|apagado|sem corpo|medíocre|fino|cortado|longe|fraca|fracas",
    ),
    (
        -1,
        14,
        "distorce|distorcem|chia|estoura|racha|satura",
        "volume alto|volumes altos|volume máximo|máximo|alto|o volume",
    ),
    (
        1,
        15,
        "bloqueia|bloqueiam|isola|isolam|abafa|abafam|elimina|corta|silencia|anula|reduz|cancela|filtra|apaga",
        "ruído exterior|ruído externo|ruído do metrô|mundo|ruídos|barulho do avião|ruído ambiente|exterior|som ambiente|\
         ruído dos motores|barulho externo|escritório|barulho da rua|ruído do avião|mundo exterior|ruído à volta",
    ),
    (-1, 15, "deixam", "ruídos|vento"),
    (
        -1,
        16,
        "fazem|produz|emite",
        "barulho irritante|barulheira|barulho danado|ruído incómodo|ruído incômodo|barulhão|escarcéu|ruído excessivo|\
         barulho do que",
    ),
    (
        1,
        17,
        "cores|imagem|imagens|pretos|tela|ecrã|painel|visor",
        "vivo|viva|vivos|vivas|vibrantes|nítido|nítida|nítidas|brilhante|brilhantes|fiéis|naturais|realistas|profundos|intensos|\
         perfeitos|absolutos|excelente|luminoso|luminosa|espetaculares|espetacular|fluido|fluida|impecável|impecáveis|lindas|\
         lindo|linda|ricas|preciso|precisas|definido|definida|vívidas|cristalina|de cinema|ótimo|ótima|generoso|generosa|enorme|\
         soberbo|soberba|deslumbrantes|deslumbrante|saturadas na medida|muito brilhante",
    ),
    (
        1,
        17,
        "vê-se|lê-se|ver|vê|enxerga-se|ler|legível|visível",
        "ao sol|sob o sol|na perfeição|mesmo ao sol|até ao sol|mesmo sob o sol|em pleno sol|até sob sol forte|sem esforço|no sol",
    ),
    (
        -1,
        17,
        "cores|imagem|imagens|pretos|tela|ecrã|painel|visor",
        "lavado|lavada|lavados|lavadas|apagado|apagada|apagadas|desbotado|desbotada|desbotadas|escuro|escura|pouco brilhante|\
         pouco brilhantes|pixelizado|pixelizada|pixelado|pixelada|acinzentado|acinzentados|baça|fraca|pobres|pobre|borrado|\
         borrada|desfocado|desfocada|pequeno|pequena|artificiais|sem vida|medíocre|opaca|pouco nítido|pouco nítida|ruim|fosco|\
         fosca|frias|saturadas demais|pouco fiéis|granulado|granulada|modesto|modesta",
    ),
    (
        1,
        18,
        "tira|tiram|fazem|captura|regista|registra|entrega|produz",
        "nítidas|nítidos|excelentes|lindas|lindos|ótimas|ótimos|incríveis|espetaculares|detalhadas|detalhados|impressionantes|\
         muito boas|de qualidade|lindíssimas|fantásticas|fantásticos|vivas|luminosas|com ótimo detalhe|com muito detalhe|\
         de tirar o fôlego|estáveis|profissionais|claras|de alto nível|de cinema|excelentes mesmo",
    ),
    (
        -1,
        18,
        "fotos|vídeos|fotografias|selfies|noturnas",
        "desfocadas|desfocados|borradas|borrados|escuras|escuros|granuladas|granulados|tremidas|tremidos|fracas|fracos|\
         medíocres|apagadas|apagados|ruins|más|com ruído|com muito ruído|lavadas|lavados|sem detalhe|artificiais|decepcionantes|\
         pouco nítidas|pouco nítidos|sofríveis|sem definição",
    ),
    (
        1,
        19,
        "design|visual|aspeto|aspecto|estilo|linhas|estética|acabamento|look|aparência",
        "elegante|elegantes|moderno|moderna|modernas|bonito|bonita|lindo|linda|sóbrio|sóbria|minimalista|atraente|cuidado|\
         cuidada|sofisticado|sofisticada|intemporal|atemporal|limpo|limpa|limpas|premiado|discreto|discreta|clean|arrojado|\
         arrojada|clássico|clássica|retrô|retro|charmoso|charmosa|arredondado|refinado|refinada|apelativo|compacto e elegante|\
         impecável|de encher os olhos|caprichado|distinto|icónico|icônico|harmonioso|harmoniosa|esguio|futurista|agradável|\
         diferenciado|esportivo|desportivo|jovem|único|marcante",
    ),
    (
        1,
        19,
        "ficam|combina|combinam|encaixa|veste|assenta",
        "com tudo|sala|look|divisão|casa|lindo|linda|na perfeição|bonito|bonita|a matar|como uma luva na decoração",
    ),
    (
        -1,
        19,
        "design|visual|aspeto|aspecto|estilo|linhas|estética|look|aparência",
        "datado|datada|antiquado|antiquada|ultrapassado|ultrapassada|feio|feia|banal|sem graça|genérico|genérica|pesado|pesada|\
         aborrecido|aborrecida|pouco inspirado|pouco inspirada|barato|barata|simples demais|monótono|monótona|tosco|tosca|\
         fora de moda|pouco atraente|envelhecido|envelhecida|desajeitado|desajeitada|ordinário|ordinária|hospitalar|discutível|\
         pouco moderno|de brinquedo|desinteressante|sem personalidade|sem sal|de outra época|quadradão|polêmico",
    ),
    (
        1,
        20,
        "assenta|assentam|ajusta-se|ajustam-se|ajusta|ajustam|adapta-se|adapta|adaptam|veste|vestem|calça|calçam|encaixa|\
         encaixam|molda-se|molda|abraça|sustenta",
        "na perfeição|como uma luva|ao pé|ao corpo|à cabeça|à mão|ao formato do corpo|a coluna|na mão|no ouvido|sem apertar|\
         à orelha|às costas|no corpo|lindamente",
    ),
    (
        2,
        20,
        "aperta|apertam|magoa|magoam|incomoda|incomodam|cansa|cansam|machuca|machucam|pesa|calor|esquenta|bolhas|escorrega|\
         marca|cai|arranha|pica|dores|dói|apertar|incomodar|dor",
        "nada|mesmo depois|mesmo após|nem depois|depois de horas|após horas|durante horas|mesmo em|as orelhas|o pé|a cabeça",
    ),
    (
        1,
        20,
        "pode-se|permite|consegue-se|pode|você",
        "horas|o dia todo|durante horas|por horas|o dia inteiro|horas seguidas|horas a fio|sentado horas|sem cansar",
    ),
    (
        -1,
        20,
        "aperta|apertam|magoa|magoam|incomoda|incomodam|machuca|machucam|cansa|cansam|calor|fazem|esquenta|aquece|pica|picam|\
         arranha|suar|bolhas|dói|doem|pesa|pressiona|marca|coça|fere",
        "horas|orelhas|pés|uma hora|algumas horas|cabeça|mão|pescoço|calcanhar|dedos|costas|0 horas|pouco tempo|pulso|\
         umas horas|uso prolongado|treinos longos|meia hora|verão|nariz|braço|ombros|quadril|o tempo",
    ),
    (
        -1,
        20,
        "demasiado|excessivamente|algo|meio",
        "duro|dura|duros|duras|rígido|rígida|mole|moles|apertado|apertada|apertados|apertadas|estreito|estreita|estreitos|\
         estreitas|firme|quente|justo|justa|largo|larga|áspero|áspera|macio demais|macia demais",
    ),
    (
        -1,
        20,
        "cai|caem|escorrega|escorregam|sai|saem",
        "orelha|ouvido|orelhas|ouvidos|corrida|pé|nariz|lugar|treino|pulso|durante|facilmente|com facilidade|a correr",
    ),
    (
        1,
        21,
        "cabe|cabem|entra|entram|guarda-se|arruma-se|guarda",
        "mochila|mala|bolsa|canto|qualquer canto|qualquer lado|qualquer lugar|palma da mão|lado|lugar|cantinho|do assento|\
         do banco|do sofá|da cama|gaveta|qualquer mochila|armário|qualquer cozinha|qualquer bolsa|mala de mão|apartamentos|\
         cozinhas|apertados|espaços pequenos",
    ),
    (
        -1,
        21,
        "ocupa|ocupam",
        "bancada|da bancada|a cozinha|lugar|a bancada|considerável|da mala|demasiado|imenso|metade|meia|espaço demais|\
         muito espaço|um espaço",
    ),
    (
        -2,
        21,
        "cabe|cabem|entra|entram",
        "mochila|cozinhas|armários|armário|canto|bolsa|mala|elevador|lado|lugar",
    ),
    (
        1,
        22,
        "cheio|cheia|repleto|repleta|recheado|recheada|rico|rica|carregado|carregada|abarrotado|abarrotada",
        "possibilidades|mimos",
    ),
    (
        1,
        22,
        "inúmeras|diversas|imensas|dezenas|centenas|infinidade|série|todo tipo de|montes|leque|inúmeros|vasto|tantas|variados|\
         variadas|monte",
        "possibilidades|personalizações|ajustes|integrações=|opções de personalização",
    ),
    (
        1,
        22,
        "traz|vem|inclui",
        "precisa|precisas|é preciso|se precisa|é necessário|você precisa|de série|de tudo|tudo o que|com tudo|tudo que|\
         tudo aquilo|muitos extras|vários acessórios|funções úteis|recursos úteis|funções inteligentes|muitas funções|\
         ótimos recursos",
    ),
    (
        -1,
        22,
        "poucas|poucos|limitadas|limitados|escassas|raras|pouquíssimas|pouquíssimos",
        "personalizações|ajustes|opções de personalização",
    ),
    (
        -1,
        22,
        "funções|recursos|opções|funcionalidades|extras|ferramentas|acessórios|personalização|equipamento",
        "limitado|limitada|limitados|limitadas|básico|básica|básicos|básicas|escasso|escassa|escassos|escassas|reduzido|\
         reduzida|reduzidos|reduzidas|pobres|pobre|mínimo|mínimas|contado|contadas|elementares",
    ),
    (
        -2,
        22,
        "modo|função|alguns|algumas|-lhe|traz|inclui|vem|permite",
        "função|controle|termostato|opção|exportar|personalizar|modo offline|porta|controlo|luz|suporte|tampa|multiusuário|\
         recurso",
    ),
    (
        -1,
        22,
        "modo|função|alguns|algumas|-lhe|faltam|sente-se|sente|sentimos|senti|peca|devendo|ficou|lhe",
        "função|controle|termostato|opção|exportar|personalizar|modo offline|porta|controlo|luz|suporte|tampa|multiusuário|\
         recurso",
    ),
    (
        1,
        23,
        "funciona|funcionam|integra-se|integra|integram-se|integram|conecta|conecta-se|liga-se|sincroniza|sincroniza-se|\
         emparelha|pareia|conversa|comunica|casa|entende-se|dialoga",
        "alexa|android|ios|iphone|dispositivos|aparelhos|assistentes|excel|windows|google|os principais|apps|casa inteligente|\
         sistemas|com tudo|na perfeição|sem problemas|num instante|em segundos|facilmente|rapidamente|tanto com|\
         às mil maravilhas|automaticamente|com os principais|de forma nativa|com centenas de|com dezenas de|na hora|à primeira|\
         lindamente|tanto no|com mais de 0|de imediato|sem dramas|sem esforço",
    ),
    (
        1,
        23,
        "aceita|lê|suporta|reproduz",
        "tipos de arquivo|ficheiros|arquivos|dispositivos",
    ),
    (
        -2,
        23,
        "compatível|compatíveis|funciona|funcionam|integra|integra-se|conecta|sincroniza|suporta|liga|emparelha|conversa",
        "android|iphone|ios|windows|mac|alexa|apple|outras|aparelhos|google|o ecossistema|dispositivos|produtos",
    ),
    (
        -1,
        23,
        "compatível|compatíveis|funciona|funcionam|integra|integra-se|conecta|sincroniza|suporta|liga|emparelha|conversa|\
         unicamente|exclusivamente",
        "android|iphone|ios|windows|mac|alexa|apple|outras|aparelhos|google|o ecossistema|dispositivos|produtos",
    ),
    (
        -1,
        23,
        "problemas|dificuldades|falhas|chatices",
        "emparelhar|conectar|parear",
    ),
    (
        1,
        24,
        "app|aplicativo|aplicação|software|interface|programa|plataforma|sistema|site",
        "intuitivo|intuitiva|completo|completa|bem feito|bem feita|fluido|fluida|estável|claro|clara|excelente|ótimo|ótima|útil|\
         simples|polido|polida|cuidado|cuidada|limpo|limpa|caprichado|caprichada|leve|sem anúncios|moderno|moderna|\
         bem desenhado|bem desenhada|redondo|redonda|funciona bem|funciona muito bem|dos melhores|das melhores|prático|prática|\
         maduro|madura|em português|bem pensado|bem pensada|é um show|robusto|robusta|impecável",
    ),
    (
        -1,
        24,
        "app|aplicativo|aplicação|software|interface|programa|plataforma|sistema|site",
        "lento|lenta|confuso|confusa|bugado|bugada|cheio de bugs|cheia de bugs|cheio de anúncios|cheia de anúncios|com anúncios|\
         desatualizado|desatualizada|limitado|limitada|básico|básica|mal traduzido|mal traduzida|pesado|pesada|antiquado|\
         antiquada|trava|travam|falha|fecha sozinho|fecha sozinha|crasha|deixa a desejar|pouco intuitivo|pouco intuitiva|\
         desorganizado|desorganizada|dá erro|é uma dor de cabeça|ruim|fraco|fraca|crua|cru|só em inglês|poluído|poluída|\
         precisa de melhorias|datado|datada|pouco polido|pouco polida|cai|vive caindo|engasga|é um desastre|fora do ar|péssimo|\
         péssima|complicado|complicada|tosco|tosca|pobre|encrava|bloqueia",
    ),
    (
        1,
        25,
        "nota|pontuação|classificação|resultado|cinco|resultados|avaliação",
        "testes|teste de colisão",
    ),
    (
        1,
        25,
        "seguro|segura|seguros|seguras",
        "crianças|bebés|bebês|toda a família|gestantes|a pele|as crianças|pele sensível|animais|curva|caso",
    ),
    (
        1,
        25,
        "indicado|indicada|adequado|adequada|suave|ideal|gentil|recomendado|recomendada|tolerado|tolerada|próprio|própria|\
         delicado|delicada",
        "pele sensível|peles sensíveis|a pele|peles reativas|a pele sensível|peles delicadas|bebés|bebês|peles mais sensíveis|\
         peles atópicas",
    ),
    (
        1,
        25,
        "transmite|passa|inspira",
        "na estrada|ao volante|em curva|ao dirigir|aos pais",
    ),
    (
        -1,
        25,
        "pode|podem|causa|causam|provoca|provocam|tende|chega|costuma",
        "irritar|irritação|queimar|tombar|alergia|provocar alergias|causar irritação|capotar|causar alergia|vermelhidão|\
         ardência|comichão|coceira|reações|ressecar a pele|arder",
    ),
];
