//! Portuguese words that say something together, whatever stands between them. Only data.

/// (sign, feature, words, words a little behind them).
pub(super) const PAIRS: &[(i8, u16, &str, &str)] = &[
    (
        1,
        14,
        "som|graves|agudos|médios|vozes|voz|música|áudio|timbre|palco|orquestra|instrumentos|canções|coluna|colunas|\
         auscultadores|auriculares|fones|toca|tocam|soa|soam|canta|guitarra|piano|violão|subwoofer|altifalante|\
         alto-falante|microfone|diálogos",
        "cristalino|cristalina|cristalinos|cristalinas|cheio|cheia|encorpado|encorpados|encorpada|redondo|redondos|\
         quente|quentes|limpo|limpos|limpa|limpas|límpido|límpidos|límpida|nítido|nítida|nítidos|nítidas|definido|\
         definidos|definida|equilibrado|equilibrada|equilibrados|aberto|aberta|natural|naturais|rico|rica|ricos|\
         profundo|profundos|sem distorcer|sem distorção|sem rachar|envolvente|envolventes|de arrepiar|arrepia|\
         de estúdio|de concerto|sala de concertos|na sala|ao vivo|enche a sala|enche uma sala|enche o quarto|abana|\
         que abana|faz tremer|treme|de cinema|de sonho|delicioso|potente|potentes|afinado|doce|doces|aveludado|\
         aveludada|detalhado|detalhada|com corpo|com alma|preciso|precisos|secos e firmes|firmes|fiel|puro|pura|\
         transparente|sublime|soberbo|celestial|música para os ouvidos",
    ),
    (
        -1,
        14,
        "som|graves|agudos|médios|vozes|voz|música|áudio|timbre|coluna|colunas|toca|tocam|soa|soam|altifalante|\
         altifalantes|alto-falante|alto-falantes|microfone|volume|diálogos|chamadas",
        "abafado|abafada|abafados|abafadas|oco|oca|metálico|metálica|metálicos|metálicas|estridente|estridentes|\
         roufenho|roufenha|fanhoso|fanhosa|enlatado|enlatada|enlatados|de lata|a lata|lata|latinha|de telefone|\
         rádio de pilhas|rádio velho|rachado|rachada|racha|distorce|distorcem|distorcido|distorcidos|distorção|\
         chiado|chia|chiam|chio|estala|estalidos|seco|sem corpo|sem graves|sem alma|sem vida|sem brilho|\
         sem profundidade|magro|magros|magrinho|fino|fraco|fracos|pobre|embrulhado|embrulhados|embrulhadas|\
         empastelado|empastelados|confuso|plano|baço|fundo do poço|fundo de um poço|poço|balde|banheira|túnel|\
         do outro mundo|baixinho|baixo demais|mal se ouve|mal se ouvem|mal se percebe|mal se percebem|ásperos|áspero|\
         irrita|cansa|cansam|ferem|fere|furam os ouvidos|ecoa|eco",
    ),
    (
        1,
        15,
        "abafa|abafam|apaga|apagam|corta|cortam|bloqueia|bloqueiam|isola|isolam|silencia|silenciam|elimina|eliminam|\
         filtra|filtram|anula|anulam|some com|cala|calam|neutraliza|desaparece|desaparecem|cancela|cancelam|\
         esquece-se|deixa de ouvir|bloquear",
        "ronco|ronco do avião|avião|ruído|ruído grave|ruídos|barulho|barulhos|barulho do escritório|escritório|choro|\
         choro do bebê|choro do bebé|metro|metrô|trânsito|motores|turbinas|obras|vizinhos|colegas|conversas|mundo|\
         mundo exterior|do mundo|lá de fora|exterior|rua|ambiente|comboio|trem|bebés|bebês|aspirador|ladrar|a rua|\
         autocarro|ônibus|cá fora|à volta|ao redor",
    ),
    (
        -1,
        15,
        "deixa|deixam|continua|continuo|continuamos|ouve-se|ouvem-se|ouço|ouvia|entra|entram|passa|passam|vaza|vazam|\
         isolamento|cancelamento|cancelamento de ruído|redução de ruído|isola|isolam|filtra|filtram",
        "passar conversas|passar as vozes|passar vozes|passar o ruído|passar|entrar as vozes|entrar vozes|\
         entrar o ruído|entrar|a ouvir|ouvir o aspirador|ouvindo|ouvir tudo|ouvir o vizinho|conversas|\
         conversa do lado|vizinho|o vizinho|obras|pouco|pouco ou nada|quase nada|nada|mal=|fraco|fraquinho|fraca|\
         tímido|tímida|simbólico|simbólica|de fachada|fica pela metade|a meio gás|medíocre|não convence|inexistente|\
         decorativo|só no papel|na teoria",
    ),
    (
        1,
        16,
        "mal=|nem|quase|não|silencioso|silenciosa|tão|trabalha|funciona|roda|motor|ventoinha|compressor|exaustor|\
         à noite",
        "se ouve|se ouvem|se nota que está|se dá conta|se dá por ela|se dá por ele|dá por ela|dá por ele|\
         damos por ela|damos por ele|dou por ela|dou por ele|se percebe que está|muda|mudo|mudos|mudas|inaudível|\
         inaudíveis|incomoda ninguém|acorda ninguém|acorda o bebé|acorda o bebê|acorda os vizinhos|perturba|\
         em silêncio|num sussurro|sussurra|sussurrando|ronrona|ronronando|como um gato|de mansinho|sem um pio|\
         sem fazer barulho|sem barulho|sem acordar|biblioteca|na biblioteca|que nem um mosteiro|sem levantar a voz|\
         conversar ao lado",
    ),
    (
        -1,
        16,
        "zumbido|apito|ronco|estrondo|barulheira|chiadeira|estrépito|barulho|ruído|faz|fazem|motor|ventoinha|\
         ventoinhas|compressor|exaustor|centrifugação|centrifugar|soa|ouve-se|apita|apitam|ronca|zumbe|vibra|range|\
         chia|assobia|parece",
        "agudo|ensurdecedor|ensurdecedora|infernal|de avião|avião a descolar|avião a levantar|avião decolando|\
         turbina|de turbina|trator|de trator|britadeira|martelo pneumático|moto-serra|motosserra|helicóptero|\
         concorde|de obras|que acaba com|tira o sono|tirar o sono|do outro lado da casa|na casa toda|em toda a casa|\
         no prédio inteiro|prédio|vizinhos|o vizinho|acorda|acordar|acorda a casa|acorda meio|de acordar|\
         aumentar o volume|subir o volume|levantar a voz|gritar|tapar os ouvidos|tampões|muito barulho|um barulhão|\
         barulhão|barulho dos diabos|dos diabos|demais|constante|a noite toda|noite inteira|insuportável|irritante",
    ),
    (
        1,
        17,
        "ecrã|ecrãs|tela|telas|painel|imagem|imagens|brilho|contraste|cores|cor|preto|pretos|negros|televisão|tv|\
         televisor|monitor|projetor|definição|resolução|leitura|letras|mostra",
        "nítido|nítida|nítidos|nítidas|luminoso|luminosa|vivo|vivas|viva|vibrante|vibrantes|que saltam|\
         saltam à vista|profundo|profundos|absoluto|absolutos|puro|puros|fiel|fiéis|realista|realistas|de cinema|\
         sala de cinema|cinema em casa|ao sol|em pleno sol|sob o sol|à luz do dia|mesmo ao sol|lê-se bem|legível|\
         legíveis|enche a vista|enchem a vista|enche o olho|enchem os olhos|regala|regalo|um regalo|de encher o olho|\
         espetacular|estonteante|estonteantes|um deslumbre|deslumbra|deslumbrante|deslumbrantes|\
         de cortar a respiração|sem reflexos|antirreflexo|ricos em detalhe|calibrado|calibrada|calibradas|fluida|\
         fluido|suaves|como tinta|papel impresso|como papel|outra definição|cada poro|cada fio|enorme e nítido",
    ),
    (
        -1,
        17,
        "ecrã|ecrãs|tela|telas|painel|imagem|imagens|brilho|contraste|cores|cor|preto|pretos|televisão|tv|televisor|\
         monitor|projetor|definição|resolução|leitura|letras|ao sol",
        "lavado|lavada|lavados|lavadas|baço|baça|baços|baças|apagado|apagada|apagadas|apagados|desbotada|desbotadas|\
         esbatida|esbatidas|pálida|pálidas|escuro|escura|escuras|acinzentados|acinzentado|cinzento|cinzentos|\
         granulada|granulado|tremida|treme|cintila|pisca|espelho|vira espelho|parece um espelho|reflete|reflete tudo|\
         reflexos|ilegível|ilegíveis|não se lê|mal se lê|mal se vê|não se vê|não se vê nada|impossível ler|pixelada|\
         pixelizada|pixels mortos|pixéis mortos|riscas|manchas|fuga de luz|fantasma|arrasto|sem contraste|sem brilho|\
         sem vida|sem definição|deslavadas|deslavada|amarelado|amarelada|amareladas|azuladas|cansa a vista|\
         cansa os olhos|de há dez anos|do século passado|minúsculo|minúscula",
    ),
    (
        1,
        18,
        "fotografias|fotografia|fotos|foto|retratos|retrato|câmara|câmera|câmaras|câmeras|lente|lentes|zoom|vídeo|\
         vídeos|sensor|foco|selfies|selfie|filma|fotografa|imagens|noite|pôr do sol|autofoco",
        "nítidas|nítidos|nítida|nítido|de revista|de capa|de capa de revista|de profissional|profissionais|\
         profissional|estáveis|estável|sem tremer|certeiro|rápido e certeiro|de cortar a respiração|de fazer inveja|\
         impressionam|salva|congela|congela cada|até de noite|mesmo de noite|mesmo à noite|à noite|de noite|\
         com pouca luz|no escuro|às escuras|pouca luz|luminosas|luminosos|ricas em detalhe|detalhe|detalhes|\
         cada pena|cada fio|ler matrículas|ler placas|matrículas|chega à lua|à lua|fiéis|naturais|soberbas|soberbos|\
         lindas|lindos|espetaculares|incríveis|dignas de|para emoldurar|emoldurar|superior|impecável|não falha|\
         acerta sempre",
    ),
    (
        -1,
        18,
        "fotografias|fotografia|fotos|foto|retratos|câmara|câmera|câmaras|câmeras|lente|lentes|zoom|vídeo|vídeos|\
         sensor|foco|selfies|filma|fotografa|imagens captadas|autofoco|à noite|de noite",
        "com ruído|ruído|granuladas|grão|cheias de grão|tremidas|tremido|tremidos|treme|tremem|desfocadas|desfocado|\
         desfocada|desfocados|borradas|borrões|borrão|manchas|um borrão|aguarela|aguarelas|de aguarela|perde-se|\
         perde-se à noite|escuras|escuros|lavadas|estouradas|estourados|queimadas|queimados|sem detalhe|\
         sem definição|lento|falha|erra|anda à caça|à procura|de há anos|dos anos|de telemóvel velho|de brinquedo|\
         de webcam|mediocridade|medíocre|medíocres|fracas|fraca|pobres|sofrível|sofríveis|decoração|para enfeitar|\
         de enfeite|enfeite|sem graça|amareladas|artificiais|pastosas",
    ),
    (
        1,
        19,
        "design|linhas|linha|visual|look|estilo|cores|cor|acabamento|estética|aspeto|aspecto|peça|candeeiro|\
         luminária|cadeira|poltrona|sofá|relógio|carro|carroçaria|frasco|embalagem|embalagens|corte|modelo|estampado|\
         estampa|interior|cozinha|sala|ambiente|decoração|óculos|vestido|fica bem|padrões",
        "intemporal|atemporal|elegante|elegantes|de bom gosto|requintado|requintada|refinado|refinada|sóbrio|sóbria|\
         sóbrias|depurado|depurada|depuradas|limpas|limpo|minimalista|minimalistas|moderno|moderna|modernas|arrojado|\
         arrojada|arrojadas|apelativo|apelativa|apelativos|apaixonante|sedutor|sedutora|sedutoras|esculpido|\
         escultura|pequena escultura|obra de arte|uma obra de arte|saído de uma revista|saída de uma revista|\
         de revista|revista de decoração|de museu|de montra|de vitrine|de capa|arranca elogios|arranca suspiros|\
         arranca olhares|atrai olhares|vira cabeças|faz virar cabeças|dá nas vistas|rouba olhares|rouba a cena|\
         de encher o olho|enche o olho|enche a vista|de fazer inveja|com fato|em qualquer sala|em qualquer cozinha|\
         com tudo|com qualquer|bonito|bonita|bonitos|bonitas|lindo|linda|lindos|lindas|lindíssimo|lindíssima|giro|\
         gira|giros|giras|charmoso|charmosa|com charme|cheio de charme|cheia de charme|com personalidade|clássico|\
         clássicas|clássica|harmonioso|harmoniosa|harmoniosas|irresistível|irresistíveis|impecável|de sonho|chique|\
         estiloso|estilosa|de cair o queixo|de babar|mais bonitas",
    ),
    (
        -1,
        19,
        "design|linhas|linha|visual|look|estilo|cores|cor|estética|aspeto|aspecto|peça|dourado|bege|preto|plástico|\
         carroçaria|frasco|corte|modelo|estampado|estampa|interior|formato|caixa|logótipo|logotipo|decoração|parece|\
         parecem",
        "feio|feia|feios|feias|feioso|feiosa|piroso|pirosa|pirosos|pirosas|brega|bregas|cafona|cafonas|foleiro|\
         foleira|foleiros|saloio|saloia|kitsch|datado|datada|datadas|antiquado|antiquada|antiquadas|fora de moda|\
         ultrapassado|ultrapassadas|sem graça|sem sal|sem personalidade|sem alma|sem inspiração|sem chama|\
         desinspirado|desinspirada|desengraçado|desengraçada|banal|banais|genérico|genérica|genéricas|insípido|\
         insípida|insosso|triste|tristonho|tristonha|sombrio|berrante|berrantes|grita|gritante|que grita|\
         espalhafatoso|espalhafatosa|hospitalar|de hospital|de consultório|de escritório público|de repartição|\
         de brinquedo|um brinquedo|dos anos|dos anos 80|dos anos 90|dos anos 70|do século passado|dos anos oitenta|\
         dos anos noventa|da avó|de avó|caixote|um caixote|um tijolo|de gosto duvidoso|gosto duvidoso|de mau gosto|\
         mau gosto|não fica bem|não combina|destoa|destoam|não agrada|divide opiniões|pobretona|pobretão|trambolho|\
         monótono|monótona|mal-amanhado|copiado|copiada",
    ),
    (
        1,
        20,
        "assento|assentos|banco|bancos|cadeira|poltrona|sofá|colchão|almofada|almofadas|encosto|sola|palmilha|\
         sapatilhas|ténis|tênis|botas|sapatos|luvas|alças|alça|mochila|selim|pega|punho|edredão|edredom|lençóis|\
         capacete|fones|auscultadores|auriculares|calças|camisola|cama|travesseiro|costas|pés|pele|ombros|tecido|\
         malha|fato|sutiã|carro|viagem|sentado|dormir|calçar|vestir",
        "abraça|abraçam|acolhe|acolhem|envolve|nuvem|numa nuvem|nuvens|como uma luva|que nem uma luva|uma luva|\
         segunda pele|uma segunda pele|pantufas|como pantufas|que nem pantufas|chinelos|macio|macia|macios|macias|\
         fofo|fofa|fofinho|fofinha|quentinho|quentinha|quentinhos|ergonómico|ergonômico|ergonómica|ergonômica|\
         anatómico|anatômico|largo|largos|espaçosos|não aperta|não apertam|sem apertar|não magoa|não magoam|\
         não machuca|não machucam|não faz suar|não faz bolhas|não fazem bolhas|sem bolhas|sem dores|sem dor|não doem|\
         não dói|não cansa|não cansam|sem cansar|não pesa|mima|mimam|respira|respiram|respirável|arejado|arejada|\
         bem almofadado|bem acolchoado|acolchoada|acolchoadas|acolchoados|almofadada|almofadadas|passar a tarde|\
         passar o dia|horas a fio|horas seguidas|o dia todo|o dia inteiro|quilómetros e|sem dar por isso|esquece-se|\
         esquecemos|nem se sente|nem se sentem|aconchega|aconchegante|aconchegantes|aconchego|sono dos justos|\
         como um bebé|como um bebê|como um anjo|como um rei|alivia|aliviam|dor nas costas|de rei|de sonho|um sonho|\
         um afago|suave ao toque|agradável ao toque|agradecem|agradece|ajusta-se",
    ),
    (
        -1,
        20,
        "assento|assentos|banco|bancos|cadeira|poltrona|sofá|colchão|almofada|almofadas|encosto|sola|palmilha|\
         sapatilhas|ténis|tênis|botas|sapatos|luvas|alças|alça|mochila|selim|pega|punho|capacete|fones|auscultadores|\
         auriculares|calças|camisola|cama|travesseiro|costas|pés|pele|ombros|ombro|tecido|malha|costura|etiqueta|\
         elástico|sutiã|calcanhar|calcanhares|dedos|orelhas|pescoço|braços|mãos|dormir",
        "tábua|uma tábua|parece uma tábua|de pedra|pedra|uma pedra|tijolo|aperta|apertam|apertado|apertados|\
         apertadas|estreito|estreitos|estreita|estreitas|corta|cortam|magoa|magoam|machuca|machucam|fere|ferem|roça|\
         roçam|raspa|arranha|arranham|pica|picam|coça|comichão|dói|doem|doer|doridas|doridos|dorido|dor de cabeça|\
         dores de costas|dores nas costas|dor nas costas|torcicolo|bolhas|bolha|faz bolhas|fazem bolhas|faz suar|\
         fazem suar|suar|ferver|escalda|abafa|abafada|abafado|duro|dura|duros|duras|duríssimo|duro como|rijo|rija|\
         rijos|rígido|rígida|afunda|afunda-se|mole demais|mole|áspero|áspera|ásperas|desconfortável|desconfortáveis|\
         incómodo|incómoda|incômodo|incômoda|tortura|suplício|instrumento de tortura|escorrega|escorregam|enterra|\
         enterra-se|crava-se|cravam-se|não assenta|não encaixa|não encaixam|caem|caem das orelhas|caem dos ouvidos|\
         esmaga|esmagam|sufoca|dormentes|dormente|ressente-se|ressentem-se|queixam-se|marcas na pele|marca a pele|\
         irrita|irritada",
    ),
    (
        1,
        21,
        "cabe|cabem|dobra-se|dobra|arruma-se|fecha-se|enrola-se|guarda-se|leva-se|pesa|pesam|transporta-se|ocupa|\
         tamanho|do tamanho|peso|viaja|passa|pega-se|levanta-se|carrega-se",
        "no bolso|num bolso|bolso|bolso das calças|bolso da camisa|na mão|na palma|palma da mão|na mala|numa mala|\
         na bolsa|numa gaveta|gaveta|na mochila|numa mochila|mala de mão|bagagem de mão|bagagem de cabine|cabine|\
         atrás de uma porta|atrás da porta|debaixo da cama|debaixo do braço|debaixo do assento|em qualquer canto|\
         qualquer canto|em qualquer lado|num canto|numa prateleira|pouco espaço|quase nada|menos|metade|\
         menos de um quilo|menos de um|gramas|umas gramas|uns gramas|uma pena|como uma pena|pluma|uma pluma|\
         de uma moeda|moeda|de um cartão|cartão de crédito|caixa de fósforos|batom|com uma mão|só mão|uma só mão|\
         uma mão só|com um dedo|sem esforço|diminuto|compacto|reduzidas dimensões|ideal para viagem|ao ombro",
    ),
    (
        -1,
        21,
        "pesa|pesam|ocupa|ocupam|tamanho|do tamanho|peso|cabe|cabem|leva-se|transportar|levantar|mudar de sítio",
        "uma tonelada|toneladas|chumbo|que nem chumbo|como chumbo|como uma pedra|tijolo|um tijolo|bigorna|\
         uma bigorna|calhau|trambolho|um trambolho|mamute|matacão|mastodonte|monstro|armário|de um armário|\
         de um frigorífico|geladeira|meia bancada|meia cozinha|metade da bancada|metade da cozinha|a bancada toda|\
         bancada inteira|a sala toda|demasiado espaço|espaço demais|muito espaço|espaço a mais|quase 0 kg|\
         mais de 0 kg|duas pessoas|de duas pessoas|a quatro mãos|uma grua|guindaste|dor nos braços|não cabe|\
         não cabem|nem cabe|mal cabe|em lado nenhum|em lugar nenhum|em nenhum lado|quilo a mais|quilos a mais|\
         o dobro|um fardo|fardo|avantajado|desproporcionado|gigante|gigantesco|gigantesca",
    ),
];
