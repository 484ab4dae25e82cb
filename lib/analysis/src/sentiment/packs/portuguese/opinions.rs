//! Portuguese praise and blame. Only data: adjectives are listed in the masculine singular, infinitives are marked with `+`.

/// (feature, words) that say something only after "too".
pub(super) const TRAITS: &[(u16, &str)] = &[
    (20, "macio|mole|duro|rígido|firme|apertado|justo|largo|estreito"),
    (27, "doce|salgado|picante|ácido|gorduroso|amargo"),
    (21, "grande|pequeno|alto|grosso|volumoso"),
    (17, "escuro|brilhante"),
];

/// (sign, feature that is implied or 0, words).
pub(super) const OPINIONS: &[(i8, u16, &str)] = &[
    (
        1,
        0,
        "recomendo|recomendamos|surpreende positivamente|arrasa|arrasam|de outro mundo|nada a desejar|não deve nada|não fica a dever|cumpre bem|cumprem bem|cumpre|cumprem|conquista|conquistam|cativante|divertido|fascinante|bem cuidado*|bem estruturado*|bem organizado*|faz a diferença|um espetáculo|espetáculo|de respeito|dá show|dão show|nota máxima|surpresa positiva|boa surpresa|digno de nota|digna de nota|primor|de excelência|bem equilibrado*|bem balanceado*|vale muito|acima da média|acima das expectativas|difícil de bater|difícil de superar|difícil de vencer|não tem rival|compraria de novo|voltaria a comprar|excelente|ótimo|óptimo|bom|boa|boas|bons|muito bom|magnífico|fantástico|extraordinário|excecional|excepcional|sobressair+|impressionante|impressionar+|incrível|maravilhoso|espetacular|notável|destacado|destacar+|destaca-se|destaque|destaques|destaca|destacam|sobressai|sobressaem|perfeito|ideal|melhor|superior|insuperável|imbatível|inigualável|incomparável|genial|soberbo|brilhante|formidável|fenomenal|admirável|surpreendente|surpreender+|surpreende|surpreendem|encantar+|encanta|convencer+|convence|convencem|convincente|satisfatório|satisfeito|contente|feliz|recomendável|recomendado|recomendar+|recomenda-se|altamente recomendado*|altamente recomendável|indicado|favorito|preferido|preferir+|prefere|preferem|preferível|líder|líderes|referência|vencedor|vence=|campeão|acerto|acertado|acerta|acertam|ponto forte|pontos fortes|ponto alto|pontos altos|forças=|vantagem|vantagens|virtude|virtudes|trunfo|trunfos|mais-valia|benefício|benefícios|diferencial|diferenciais|elogiar+|elogio|elogios|louvar+|aplaudir+|aclamado|premiado|apreciar+|apreciado|agradável|agradar+|agrada|agradam|prazeroso|decente|correto|digno|aceitável|adequado|suficiente|amplo|completo|abrangente|generoso|útil|prático|conveniente|eficaz|eficiente|atencioso|simpático|amável|cordial|educado|profissional|prestável|prestativo|solícito|gentil|atento|competente|prestadio|atraente|atrativo|interessante|competitivo|razoável|justo=|transparente|claro|nítido|definido|rico|profundo|envolvente|imersivo|equilibrado|detalhado|vivo|vívido|vibrante|luminoso|cristalino|refinado|polido|cuidado=|cuidada=|caprichado|premium|de primeira|de primeira linha|de primeira classe|de alta qualidade|de ótima qualidade|de boa qualidade|de excelente qualidade|de qualidade|de alto nível|de topo|topo de gama|topo de linha|de ponta|luxuoso|de luxo|sólido|forte|robusto=|fluido|suave|sem falhas|impecável|irrepreensível|perfeitamente|excelentemente|bem|muito bem|na perfeição|com perfeição|às mil maravilhas|com louvor|brilha|brilham|deslumbrante|deslumbrar+|satisfazer|satisfaz|satisfazem|corresponde às expectativas|correspondem às expectativas|supera as expectativas|superam as expectativas|à altura|cumpre o que promete|cumprem o que prometem|entrega o que promete|não desilude|não decepciona|não dececiona|não decepcionam|não desiludem|não deixa a desejar|aposta segura|escolha segura|boa opção|boa escolha|ótima opção|ótima escolha|excelente opção|excelente escolha|melhor opção|melhor escolha|escolha acertada|escolha certa|escolha perfeita|escolha ideal|valioso|enriquecedor|gratificante|melhorado|melhoria|melhorias|melhora|melhoram|melhorou|otimizado|bem resolvido*|bem feito*|bem pensado*|bem conseguido*|bem elaborado*|bem projetado*|bem planejado*|conseguido|gosta|gostam|gostei|adora|adoram|adorado|amam|amado|positivo|positivamente|favorável|pontual|excelência|esplêndido|sensacional|maravilha|show|nota dez|nota 10|nada mau|sem problemas|sem complicações|sem esforço|gratuito|grátis|de graça|fora de série|fora do comum|sem igual|sem rival|exemplar|primoroso|ímpar|caloroso|acolhimento caloroso|dá conta do recado|dão conta do recado|é um sucesso|sucesso|brilhantemente|vale ouro|aprovado|de encher os olhos|faz bonito|fazem bonito|manda bem|bem avaliado pelo uso|encantador|elogiável|louvável|leva vantagem|sai na frente|saem na frente|se destaca|se destacam|bem executado*|reativo",
    ),
    (
        -1,
        0,
        "demora semanas|demora meses|leva semanas|leva meses|demora dias|leva dias|calcanhar de aquiles|não é o forte|não é o seu forte|não é o ponto forte|morno|entediante|repetitivo|cansa|vergonhoso|vergonha|ridículo|insuportável|inexistente|peca um pouco|um pouco fraco*|um pouco limitado*|um pouco decepcionante|aquém do desejado|aquém do ideal|longe do ideal|incompleto|enrolado|bagunçado|desequilibrado|não empolga|não empolgam|não impressiona|não impressionam|não agrada|não agradam|não brilha|não brilham|desgastante|precário|mal feito*|mal pensado*|mal otimizado*|mal resolvido*|perdeu qualidade|não está à altura|não estão à altura|dececiona|dececionam|desaponta|desapontam|não voltaria a comprar|não compraria novamente|não compraria de novo|não compraria|não recomendaria|não aconselho|péssimo|mau|má|maus|más|ruim|ruins|mal|terrível|horrível|horroroso|pavoroso|deplorável|lamentável|nefasto|desastroso|desastre|fraco|fraquinho|mediano|medíocre|sofrível|regular=|pior|inferior|deficiente|pobre|frágil na prática|débil|insuficiente|inadequado|escasso|limitado|limitação|limitações|restrito|restritivo|decepcionante|dececionante|desapontante|decepcionar+|dececionar+|desiludir+|desilude|desiludem|decepciona|decepcionam|deceção|decepção|desilusão|desapontar+|frustrante|frustrar+|frustração|incômodo|incómodo|incomoda|incomodam|irritante|irritar+|chato|aborrecido=|problemático|problema|problemas|inconveniente=|desvantagem|desvantagens|fraqueza|fraquezas|ponto fraco|pontos fracos|ponto negativo|pontos negativos|carência de|deficiência|defeituoso|defeito|defeitos|senão|senões|falhar+|falha=|falham|falhou|queixar-se|queixa-se|queixam-se|se queixam|se queixa|reclama|reclamam|reclamaram|reclamar|criticar+|criticado|crítica|críticas|negativo|negativamente|sofre|sofrem|sofrer|peca|pecam|deixa a desejar|deixam a desejar|deixa muito a desejar|deixam muito a desejar|deixava a desejar|a desejar|melhorável|pode melhorar|podem melhorar|poderia melhorar|poderiam melhorar|podia ser melhor|podiam ser melhores|precisa melhorar|precisa de melhorar|precisam melhorar|precisa de melhorias|margem para melhorar|espaço para melhorias|espaço para melhorar|não convence|não convencem|não é a melhor|não é o melhor|não é dos melhores|não é das melhores|fica aquém|ficam aquém|aquém|aquém do esperado|aquém das expectativas|abaixo do esperado|abaixo das expectativas|abaixo da média|insatisfatório|insatisfeito|descontente|inaceitável|grosseiro|mal-educado|rude|antipático|pouco profissional|impessoal|ineficaz|ineficiente|inútil|desfocado|borrado|embaçado|apagado|baço|opaco|granulado|abafado|metálico|estridente|enlatado|oco|ultrapassado|antiquado|datado|defasado|desatualizado|básico|rudimentar|tosco|desajeitado|enganador|enganoso|abusivo|desigual|irregular|inconsistente|questionável|duvidoso|preocupante|preocupar+|alarmante|quebrado|partido=|danificado|descuidado|desleixado|desagradável|doloroso|pesadelo|evitar=|a evitar|evite|arrepender|arrependi|arrependeram|odiar+|detestar+|piorar+|piora|pioram|piorou|excessivo|exagerado|superestimado|sobrevalorizado=|supervalorizado|penaliza|penalizador|perde|perdem|nunca responde|nunca respondem|não responde|não respondem|sem resposta|não funciona|não funcionam|funciona mal|não cumpre|não cumprem|fica atrás|ficam atrás|demora demais|demoram demais|nada de especial|nada demais|dificuldade|dificuldades|compromete|comprometem|caótico|desesperante|lento a responder|não atende|não atendem|deixou a desejar|tropeça|sacrifica|inexpressivo|pouco convincente|cansativo|insosso=|limita|limitam|não satisfaz|não satisfazem|demasiado curto|demasiado curta|muito curto|muito curta|muito limitado*|muito fraco*|muito básico*|pouca coisa|meia-boca|capenga|sem graça|imperfeito|deixam muito|não recomendo|não recomendado|não recomendável|não recomendamos|não é recomendado|não é recomendada|desanimador|péssimas",
    ),
    (
        1,
        2,
        "custa mais barato|sai mais barato|sai barato|acessível=|acessíveis=|econômico|económico|barato|em conta|mais em conta|baixo custo|de baixo custo|preço competitivo|preços competitivos|preço acessível|preços acessíveis|bom preço|bons preços|preço justo|preços justos|preço baixo|preços baixos|preço razoável|preços razoáveis|preço atrativo|preços atrativos|preço convidativo|preços convidativos|ótimo preço|pechincha|custa menos|custam menos|custa pouco|cabe no bolso|cabem no bolso|para todos os bolsos|poupa dinheiro|economizar|economiza|amigo da carteira|preço em conta|preço imbatível|preços imbatíveis|preço simpático|valor acessível|valores acessíveis|que cabe no bolso|preço atraente|preços atraentes|menos caro",
    ),
    (
        -1,
        2,
        "custa mais caro|sai mais caro|sai caro|caro|caríssimo|dispendioso|custoso|salgado=|preço alto|preços altos|preço elevado|preços elevados|preço salgado|preços salgados|preço premium|custo elevado|custo alto|alto custo|elevado custo|alto preço|proibitivo|exorbitante|preço exorbitante|sobrefaturado|superfaturado|custa caro|custam caro|custa muito|custam muito|custa mais|custam mais|custa uma fortuna|pesa no bolso|puxado|oneroso|acima da média de preço|preço excessivo|pouco acessível|pouco acessíveis|salgadinho",
    ),
    (
        1,
        3,
        "vale a pena|valem a pena|vale cada centavo|vale cada cêntimo|vale cada real|vale cada euro|vale o preço|valem o preço|vale o investimento|bom investimento|ótimo investimento|excelente investimento|justifica o preço|justificam o preço|compensa|compensam|vale o dinheiro|vale o que custa|bom custo-benefício|ótimo custo-benefício|excelente custo-benefício|vale muito a pena|dinheiro bem gasto|melhor custo-benefício",
    ),
    (
        -1,
        3,
        "não vale a pena|não valem a pena|não vale o preço|não valem o preço|não vale o que custa|não justifica o preço|não justificam o preço|não compensa|não compensam|dinheiro jogado fora|dinheiro deitado fora|desperdício de dinheiro|mau investimento|péssimo investimento|golpe|burla|roubo|não vale o investimento|não vale o dinheiro|não vale cada centavo|péssimo custo-benefício|mau custo-benefício",
    ),
    (
        1,
        4,
        "bem construído*|bem fabricado*|bem acabado*|bem montado*|materiais nobres|materiais de qualidade|materiais premium|materiais de alta qualidade|bons materiais|materiais resistentes|feito* à mão|artesanal|bem-acabado*|bem-feito*",
    ),
    (
        -1,
        4,
        "mal construído*|mal fabricado*|mal acabado*|mal montado*|de má qualidade|de baixa qualidade|de péssima qualidade|de fraca qualidade|de qualidade inferior|plástico barato|plástico frágil|plástico de má qualidade|parece barato|aspecto barato|aspeto barato|sensação de plástico|materiais baratos|materiais fracos|frouxo|range=|rangem|bambo|materiais inferiores|plasticoso",
    ),
    (
        1,
        5,
        "durável|duradouro|resistente|robusto|longevo|impermeável|indestrutível|inquebrável|à prova d'água|à prova de água|à prova de choque|resistente* à água|resistentes à água|resistente* a quedas|dura anos|duram anos|dura muito|duram muito|dura bastante|feito* para durar|construído* para durar|aguenta|aguentam|aguentar+|resiste|resistem|de longa duração|longa vida útil|dura muitos anos|dura a vida toda",
    ),
    (
        -1,
        5,
        "frágil|quebradiço|quebra|quebram|quebrou|quebra fácil|quebra facilmente|quebram facilmente|parte-se|partem-se|parte-se facilmente|se desgasta|desgasta-se|se desgastam|desgastam-se|enferruja|enferrujam|risca facilmente|riscam facilmente|risca-se facilmente|arranha facilmente|deteriora-se|se deteriora|se deterioram|estraga-se|estragam-se|se estraga|estraga|descola|descolam|vaza|vazam|vazamento|vazamentos|fuga=|fugas=|rasga|rasgam|racha|racham|dura pouco|duram pouco|pouco durável|pouco resistente|descasca|descascam|desbota|desbotam|vida útil curta|curta vida útil|não dura",
    ),
    (
        1,
        6,
        "confiável|fiável|estável|consistente|constante|nunca falha|não falha|nunca falham|funciona sempre|sem interrupções|sem travamentos|sem bugs|não trava|não travam|de confiança total",
    ),
    (
        -1,
        6,
        "instável|pouco confiável|pouco fiável|pouco fiáveis|trava|travam|trava muito|trava bastante|bloqueia|bloqueiam|congela|congelam|avaria|avariam|avaria-se|propenso* a|para de funcionar|pára de funcionar|param de funcionar|deixa de funcionar|parou de funcionar|desliga-se sozinho|desliga sozinho|desconecta|desconectam|se desconecta|reinicia|reinicia sozinho|dá problemas|dão problemas|cheio* de bugs|intermitente|bugado|crasha|cai constantemente|sai do ar|vai abaixo|dá erro|dá erros|apresenta falhas|apresentam falhas|dá defeito|dão defeito",
    ),
    (
        1,
        7,
        "fácil* de usar|fáceis de usar|fácil* de utilizar|fáceis de utilizar|simples de usar|simples de utilizar|intuitivo|simples|fácil|fáceis|amigável|descomplicado|fácil* de aprender|fácil* de entender|fácil* de navegar|fácil* de operar|adequado* para iniciantes|bom para iniciantes|ideal para iniciantes|acessível a iniciantes|fácil de manusear|fáceis de manusear|fácil de mexer|user-friendly|fácil de perceber|prático* de usar|cómodo* de usar|autoexplicativo",
    ),
    (
        -1,
        7,
        "difícil* de usar|difíceis de usar|difícil* de utilizar|complicado* de usar|complicado|complexo|confuso|difícil|difíceis|pouco intuitivo*|nada intuitivo*|trabalhoso|desorganizado|sobrecarregado|poluído|difícil de aprender|difícil de entender|difícil de perceber|difícil de navegar|pouco prático*|burocrático|confusa de usar|contraintuitivo|pouco amigável",
    ),
    (
        1,
        8,
        "fácil* de instalar|fáceis de instalar|fácil* de montar|fáceis de montar|fácil* de configurar|fáceis de configurar|simples de instalar|simples de montar|simples de configurar|rápido* de instalar|rápido* de montar|instala-se em minutos|monta-se em minutos|configura-se em minutos|pronto* a usar|pronto* para usar|plug and play|instala-se facilmente|monta-se facilmente|instalado em minutos|montado em minutos|rápido* de configurar|configura-se facilmente",
    ),
    (
        -1,
        8,
        "difícil* de instalar|difíceis de instalar|difícil* de montar|difíceis de montar|difícil* de configurar|difíceis de configurar|complicado* de instalar|complicado* de montar|complicado* de configurar|trabalhoso* de montar|trabalhoso* de instalar|complexo* de instalar|complexo* de configurar|complexo* de montar",
    ),
    (
        1,
        9,
        "responde rápido|respondem rápido|responde rapidamente|respondem rapidamente|responde depressa|responde logo|resolve rápido|resolvem rápido|resolve rapidamente|resolvem rapidamente|resolve os problemas|resolvem os problemas|resolve problemas|atende bem|atendem bem|atende rápido|sempre responde|sempre disponível|fácil de contactar|fácil de contatar|sempre disponíveis",
    ),
    (
        -1,
        9,
        "demora a responder|demoram a responder|demora para responder|demoram para responder|difícil de contactar|difícil de contatar|impossível de contactar|impossível de contatar|ninguém responde|ninguém atende|não resolve|não resolvem|não ajuda|não ajudam|ignora os clientes|ignoram os clientes|lento a responder=|atende mal|atendem mal|demora dias para responder|demora dias a responder|inacessível|tarda em responder|demora muito a responder|demora muito para responder",
    ),
    (
        1,
        10,
        "potente|poderoso|de alto desempenho|alto desempenho|funciona bem|funcionam bem|funciona muito bem|funcionam muito bem|funciona perfeitamente|funciona na perfeição|roda bem|roda liso|efetivo|capaz|limpa bem|limpa muito bem|limpa a fundo|aspira bem|performático|produtivo|tem força|limpa profundamente",
    ),
    (
        -1,
        10,
        "pouco potente|fraco de motor|falta de potência|falta potência|falta força|baixo desempenho|fraco desempenho|pouco eficaz|pouco eficiente|limpa mal|aspira mal|não limpa bem|roda mal|sem força",
    ),
    (
        1,
        11,
        "rápido|veloz|ágil|ultrarrápido|instantâneo|imediato|rapidamente|instantaneamente|sem atrasos|sem lag|sem latência|baixa latência|em segundos|num instante|em poucos segundos|célere|na hora|rapidinho",
    ),
    (
        -1,
        11,
        "lento|lentamente|lentidão=|vagaroso|demorado|demora muito|demoram muito|demora=|demoram=|arrasta-se|fica lento|ficam lentos|morosidade|moroso|leva muito tempo|leva tempo|lerdo|engasga|engasgam",
    ),
    (
        1,
        12,
        "dura até|duram até|aguenta até|até dois dias de autonomia|dura o dia todo|duram o dia todo|dura o dia inteiro|duram o dia inteiro|dura todo o dia|bateria para o dia todo|bateria de longa duração|longa autonomia|grande autonomia|boa autonomia|ótima autonomia|excelente autonomia|aguenta o dia todo|aguenta o dia inteiro|aguentam o dia todo|dura vários dias|dura dias|bateria duradoura|longa duração da bateria|longa duração de bateria",
    ),
    (
        -1,
        12,
        "descarrega rápido|descarrega rapidamente|descarrega depressa|descarregam rápido|acaba rápido|acaba depressa|acaba rapidamente|esgota-se rapidamente|se esgota rapidamente|pouca autonomia|baixa autonomia|fraca autonomia|autonomia limitada|autonomia reduzida|autonomia curta|curta autonomia|dura poucas horas|duram poucas horas|não aguenta o dia|não dura o dia todo|precisa ser carregado com frequência|vicia",
    ),
    (
        1,
        14,
        "soa bem|soam bem|soa muito bem|soa melhor|soam melhor|som cristalino|toca alto",
    ),
    (
        -1,
        14,
        "soa mal|soam mal|soa metálico|soa abafado|soa oco|soa pior|chiado|chia",
    ),
    (
        1,
        16,
        "silencioso|muito silencioso|não faz barulho|quase não faz barulho|não faz ruído|quase inaudível|silenciosamente|pouco barulhento|pouco ruidoso|pouco barulhenta|pouco ruidosa|discreto no ruído|não fazem barulho|mal se ouve|quase não se ouve",
    ),
    (
        -1,
        16,
        "barulhento|ruidoso|ensurdecedor|faz barulho|fazem barulho|faz muito barulho|fazem muito barulho|faz muito ruído|faz demasiado barulho|faz demasiado ruído|range|vibra muito|vibra demais|estridulante|apita|barulheira|faz ruído",
    ),
    (
        1,
        19,
        "elegante|bonito|lindo|belo|giro|charmoso|moderno|minimalista|atraente=|estiloso|sofisticado|arrojado|icônico|icónico|intemporal|atemporal|na moda|bem desenhado*|de bom gosto|chique|apelativo|esteticamente agradável|clean|vistoso",
    ),
    (
        -1,
        19,
        "feio|pouco atraente|pouco elegante|sem sal|monótono|fora de moda|design antiquado|design ultrapassado|design datado|design sem graça|visual ultrapassado|deselegante|brega|foleiro|antiquado design",
    ),
    (
        1,
        20,
        "confortável|cômodo|cómodo|ergonômico|ergonómico|acolchoado|almofadado|fofo|respirável|aconchegante|anatômico|anatómico|veste bem|vestem bem|ajusta-se bem|se ajusta bem|se ajustam bem|encaixa bem|encaixam bem|confortavelmente|confortabilíssimo|macio=|macia=|macios=|macias=|fofinho|adapta-se bem",
    ),
    (
        -1,
        20,
        "desconfortável|incômodo=|desconforto|aperta|apertam|machuca|machucam|magoa|magoam|roça|roçam|pinica|coça|causa bolhas|pouco confortável|pouco confortáveis|rígido=|áspero|fere|incomoda nos pés|escorrega|escorregam|pouco ergonómico|pouco ergonômico|irrita a pele|bolhas|afunda|dói|doem",
    ),
    (
        1,
        21,
        "leve|compacto|portáteis=|ultraleve|fino|esguio|fácil* de transportar|fáceis de transportar|fácil de carregar na mochila|ocupa pouco espaço|ocupam pouco espaço|cabe no bolso=|cabe em qualquer lugar|cabe na mochila|pequeno=|pesa pouco|pesam pouco|levíssimo|levinho|slim|poupa espaço",
    ),
    (
        -1,
        21,
        "pesado|volumoso=|trambolho|ocupa muito espaço|ocupam muito espaço|ocupa espaço|demasiado grande|demasiado pesado|demasiado pesada|muito grande|muito pesado*|grande demais|pesado demais|pesada demais|difícil de transportar|pesa muito|pesam muito|desajeitado de carregar|grandalhão|corpulento|pesadão",
    ),
    (
        1,
        22,
        "versátil|personalizável|configurável|flexível|multifuncional|cheio* de recursos|cheio* de funções|muitas funções|muitos recursos|diversas funções|diversos recursos|ampla gama de funções|ampla gama de recursos|bem equipado*|muito completo*|completíssimo|polivalente|recursos avançados|funções avançadas|funcionalidades avançadas|repleto* de recursos|repleto* de funcionalidades|adaptável|muitas funcionalidades|customizável|rico* em recursos|vários recursos",
    ),
    (
        -1,
        22,
        "poucas funções|poucos recursos|poucas funcionalidades|recursos limitados|funções limitadas|funcionalidades limitadas|pouco versátil|faltam recursos|faltam funções|faltam funcionalidades|funções básicas|recursos básicos|opções limitadas|poucas opções|pouco flexível|mal equipado*|inflexível|pouco personalizável",
    ),
    (
        1,
        23,
        "compatível|compatível* com|compatíveis com|integra-se|integra-se bem|se integra bem|se integra perfeitamente|se integram bem|integra-se perfeitamente|conecta-se facilmente|se conecta facilmente|conecta facilmente|conecta rápido|liga-se facilmente|emparelha rapidamente|pareia rápido|sincroniza|integra-se facilmente|emparelha facilmente",
    ),
    (
        -1,
        23,
        "incompatível|não é compatível|não são compatíveis|pouco compatível|não se integra|perde a conexão|perde conexão|perde a ligação|perdem a conexão|não conecta|não se conecta|sem bluetooth|não é compatível com|não integra|proprietário=|cai a conexão",
    ),
    (
        1,
        25,
        "seguro|seguro* para crianças|segura para bebês|segura para bebés|hipoalergênico|hipoalergénico|não tóxico|não tóxica|atóxico|livre de bpa|sem bpa",
    ),
    (
        -1,
        25,
        "perigoso|inseguro|tóxico|superaquece|sobreaquece|superaquecem|sobreaquecem|esquenta demais|esquenta muito|aquece demais|aquece demasiado|aquece muito|aquecem demasiado|nocivo|retirado do mercado|retirada do mercado|arriscado|esquentam muito",
    ),
    (
        1,
        26,
        "criptografado|encriptado|criptografia de ponta a ponta|encriptação de ponta a ponta|protege a privacidade|protege os dados|protege os seus dados|protege seus dados|respeita a privacidade|respeita a sua privacidade|em conformidade com o rgpd|em conformidade com a lgpd",
    ),
    (
        -1,
        26,
        "vende dados|vende os dados|vende os seus dados|vende seus dados|vendem dados|vendem os dados|compartilha dados|compartilha os dados|partilha dados|partilha os dados|vazou dados|hackeado|hackeada|foi hackeado|foi hackeada|invasivo|intrusivo|vulnerável|recolhe demasiados dados|coleta dados demais|coleta muitos dados",
    ),
    (
        1,
        27,
        "delicioso|saboroso|gostoso|aromático|cremoso|fresco|fresquinho|sabe bem|tem bom gosto|tem um bom sabor|tem ótimo sabor|cheira bem|cheiroso|apetitoso|suculento|refrescante|requintado sabor|crocante|saborosíssimo|apetecível|encorpado|muito bom sabor",
    ),
    (
        -1,
        27,
        "insípido|sem sabor|insosso|amargo=|amarga=|rançoso|sabe mal|sabe a queimado|gosto de queimado|gosto ruim|gosto amargo|gosto de plástico|gosto artificial|sabor artificial|cheira mal|mau cheiro|cheiro ruim|aguado|doce demais|demasiado doce|salgado demais|muito salgado|muito salgada|muito doce|demasiado salgado|enjoativo|queimado|intragável|sensaborão|sabe a plástico|ressecado|seco demais",
    ),
    (
        1,
        28,
        "saudável|natural|orgânico|biológico|nutritivo|sem açúcar|sem adição de açúcar|sem açúcares adicionados|sem glúten|sem aditivos|sem conservantes|ingredientes naturais|ingredientes de qualidade|ingredientes frescos|rico* em proteínas|rico* em proteína|rico* em fibras|vegano|sem lactose|integral=|ingredientes orgânicos|ingredientes biológicos|baixo teor de açúcar|sem corantes",
    ),
    (
        -1,
        28,
        "pouco saudável|pouco saudáveis|nada saudável|muito açúcar|demasiado açúcar|açúcar demais|cheio* de açúcar|rico* em açúcar|ultraprocessado|com aditivos|contém aditivos|contêm aditivos|ingredientes artificiais|cheio* de aditivos|cheio* de conservantes|calórico|muito sódio|muito sal|gordura demais|alto teor de açúcar|alto teor de sódio",
    ),
    (
        1,
        29,
        "sustentável|ecológico|amigo do ambiente|amiga do ambiente|amigo do meio ambiente|respeita o meio ambiente|respeita o ambiente|reciclado|reciclável|biodegradável|compostável|de baixo consumo|baixo consumo|consome pouco|consomem pouco|gasta pouca energia|gasta pouco|ético|neutro* em carbono|carbono neutro|materiais reciclados|energeticamente eficiente|eco-friendly|ecologicamente correto*|poupa energia|econômico no consumo|econômica no consumo|economiza energia",
    ),
    (
        -1,
        29,
        "poluente|polui|poluem|pouco sustentável|insustentável|consome muito|consomem muito|gasta muito|gastam muito|consome demasiado|gasta muita energia|consome muita energia|alto consumo|pouco ecológico|greenwashing|plástico demais|beberrão|gastador|plástico em excesso|gasta muita água|gastão",
    ),
    (
        1,
        30,
        "sem taxas|sem taxas ocultas|sem comissões|sem custos ocultos|sem anuidade|sem fidelização|sem fidelidade|sem mensalidade|sem assinatura|sem subscrição|sem taxas escondidas|isento de taxas|isenta de taxas|não cobra taxas|não cobra taxa|sem tarifas|sem encargos|sem custos adicionais|sem contrato|taxa zero|sem comissões ocultas|sem custos escondidos|isento de comissões|isenta de comissões|sem letras miúdas|não cobra anuidade",
    ),
    (
        -1,
        30,
        "cobra taxas|cobram taxas|cobra comissões|cobra caro|cobra a mais|cobra tarifas|cobranças indevidas|cobrança indevida|cobranças inesperadas|taxas inesperadas|assinatura obrigatória|subscrição obrigatória|fidelização de 24 meses|cobra extra|cobra taxa|cobra demais|período de fidelização longo|fidelização longa",
    ),
    (
        1,
        31,
        "ampla cobertura|boa cobertura|disponível em todo o país|cobre todo o país|pega em todo lugar|pega bem",
    ),
    (
        -1,
        31,
        "cobertura limitada|sem cobertura|sem sinal|pega mal|cai a ligação|cobertura fraca|cobertura reduzida|chamadas caem|perde sinal|não pega|perde o sinal",
    ),
    (
        1,
        32,
        "frete grátis|frete gratuito|envio gratuito|envio grátis|envios gratuitos|portes grátis|entrega rápida|entregas rápidas|envio rápido|envios rápidos|chega rápido|chegam rápido|chega a tempo|chegam a tempo|chegou rápido|entrega no prazo|entregas no prazo|chegou antes do prazo|entrega pontual|entrega em 24 horas|entrega no dia seguinte|entrega no mesmo dia|bem embalado*|chega no prazo|chegam no prazo|entrega dentro do prazo|entrega rapidamente|envia rapidamente",
    ),
    (
        -1,
        32,
        "chega atrasado|chegam atrasados|chega atrasada|chegou atrasado|chegou atrasada|chega com atraso|chegam com atraso|com atraso|chegou danificado|chegou danificada|chegou quebrado|chegou quebrada|chegou partido|entrega lenta|entregas lentas|entrega demorada|entregas demoradas|nunca chegou|demora a chegar|demoram a chegar|demora para chegar|demoram para chegar|demorou semanas|atrasa|atrasam|entregas atrasadas|entrega atrasada|mal embalado*|demora a entregar|demora para entregar|demora muito a entregar|demora muito para entregar|fora do prazo|envio lento|atrasou|atrasado",
    ),
    (
        1,
        33,
        "devolução gratuita|devoluções gratuitas|devolução grátis|devolução fácil|devoluções fáceis|troca fácil|trocas fáceis|garantia vitalícia|garantia ampla|ampla garantia|longa garantia|garantia estendida de|reembolso rápido|dinheiro de volta|reembolsa rapidamente|devolve o dinheiro|sem perguntas|garantia generosa|garantia longa|garantia alargada|reembolsos rápidos",
    ),
    (
        -1,
        33,
        "não devolve o dinheiro|não devolvem o dinheiro|não aceita devoluções|recusa reembolso|recusa reembolsos|recusa o reembolso|nega reembolso|nega o reembolso|sem garantia|garantia curta|garantia limitada|não reembolsa|não reembolsam|sem reembolso|recusa trocas|não cobre|recusa devoluções|devolução paga",
    ),
    (
        1,
        34,
        "de confiança|respeitado|reconhecido|prestigiado|prestigioso|renomado|conceituado|popular|bem avaliado*|mais bem avaliado*|mais vendido*|consolidado|estabelecido|digno* de confiança|credível|campeão de vendas|bem cotado*|tradicional=|confiada por|queridinho|lendário|idôneo|idóneo|boa reputação|ótima reputação|excelente reputação|líder de mercado|famoso|aclamada marca|sério=",
    ),
    (
        -1,
        34,
        "má reputação|péssima reputação|má fama|polêmico|polémico|controverso|controvertido|pouco transparente|sobrevalorizado|mal avaliado*|mal visto*|processado|multado|fraudulento|desconfiança|desacreditado|suspeito|envolvido* em escândalos|reputação manchada|manchado|acusado|condenado|mal-afamado",
    ),
    (
        1,
        35,
        "ampla seleção|ampla gama|vasta gama|ampla variedade|grande variedade|vasta variedade|enorme variedade|boa variedade|variado|diverso|diversificado|vasto catálogo|amplo catálogo|catálogo vasto|catálogo extenso|muita variedade|para todos os gostos|muitas opções|diversas opções|vasta seleção|grande seleção|inúmeras opções|catálogo enorme|extenso catálogo|leque alargado",
    ),
    (
        -1,
        35,
        "esgotado|fora de estoque|sem estoque|sem stock|pouca variedade|pouca seleção|seleção limitada|variedade limitada|catálogo limitado|gama limitada|pouco variado*|catálogo reduzido|poucos modelos|oferta limitada|indisponível|fora de stock|pouca oferta|catálogo pequeno|seleção reduzida",
    ),
    (
        1,
        36,
        "fácil* de limpar|fáceis de limpar|simples de limpar|lavável|lavável* na máquina|pode ir à máquina|vai à máquina de lavar louça|vai na lava-louças|podem ir à lava-louças|autolimpante|limpa-se facilmente|pouca manutenção|baixa manutenção|fácil* de manter|fácil* de reparar|fáceis de reparar|fácil* de consertar|reparável|fácil de higienizar|fáceis de higienizar|manutenção simples|manutenção barata|exige pouca manutenção|fácil manutenção|fácil limpeza|limpeza fácil|rápido* de limpar",
    ),
    (
        -1,
        36,
        "difícil* de limpar|difíceis de limpar|complicado* de limpar|chato* de limpar|trabalhoso* de limpar|difícil* de reparar|difícil* de consertar|muita manutenção|manutenção cara|manutenção frequente|suja facilmente|suja-se facilmente|impossível de reparar|entope|entopem|difícil de higienizar|manutenção constante|difícil* de manter|exige muita manutenção|manutenção dispendiosa|manutenção complicada|acumula sujeira|acumula sujidade",
    ),
    (
        1,
        37,
        "espaçoso|grande capacidade|boa capacidade|muito espaço|bastante espaço|amplo espaço|expansível|cabe tudo|cabe muita coisa|boa bagageira|porta-malas grande|porta-malas amplo|bagageira ampla|ampla bagageira|amplo porta-malas|espaço de sobra|generoso espaço",
    ),
    (
        -1,
        37,
        "pouca capacidade|baixa capacidade|pouco espaço|capacidade limitada|capacidade reduzida|espaço limitado|espaço reduzido|armazenamento limitado|pouca memória|pouco armazenamento|reservatório pequeno|pequeno reservatório|depósito pequeno|porta-malas pequeno|enche rápido|enche depressa|enche-se depressa|muito pequeno|muito pequena|pequeno demais|pequena demais|demasiado pequeno|demasiado pequena|falta de espaço|bagageira pequena|acanhado|falta espaço",
    ),
    (1, 38, "longo alcance|grande alcance|amplo alcance|vai longe"),
    (
        -1,
        38,
        "curto alcance|alcance limitado|baixo alcance|pouco alcance|alcance reduzido",
    ),
    (
        1,
        39,
        "preciso|exato|certeiro|com precisão|fidedigno|mede bem|medem bem|assertivo",
    ),
    (
        -1,
        39,
        "impreciso|inexato|pouco preciso|pouco precisa|mede mal|medem mal|erra|erram|desafina|desvia-se|desregula|medições erradas|leituras erradas|pouco exato|errático",
    ),
    (
        1,
        40,
        "manobrável|divertido* de conduzir|divertido* de dirigir|gostoso* de dirigir|agradável de conduzir|agradável de dirigir|fácil de conduzir|fácil de dirigir|fácil de manobrar|estável nas curvas|bom de dirigir|boa de dirigir|bom de curva|fácil de tocar|prazeroso de dirigir|ágil em curva|ágil nas curvas",
    ),
    (
        -1,
        40,
        "difícil de manobrar|difícil de conduzir|difícil de dirigir|direção imprecisa|direção pesada|suspensão dura|suspensão rígida|pouco ágil|difícil de tocar|desengonçado|instável nas curvas",
    ),
    (
        1,
        41,
        "bem documentado*|bem explicado*|especializado|didático|instrutivo|bem preparado*|bem treinado*|experiente|qualificado|capacitado|conhecedor|bem formado*",
    ),
    (
        -1,
        41,
        "mal documentado*|mal explicado*|pouco didático*|despreparado|mal preparado*|mal treinado*|incompetente|pouco documentado*|superficial|mal formado*|desinformado",
    ),
    (
        1,
        42,
        "inovador|pioneiro|revolucionário|vanguardista|de vanguarda|de última geração|avançado|tecnologicamente avançado*|futurista|na vanguarda|tecnologia de ponta|disruptivo|moderníssimo|à frente do seu tempo",
    ),
    (
        -1,
        42,
        "tecnologia ultrapassada|tecnologia antiquada|tecnologia obsoleta|tecnologia defasada|obsoleto|pouco inovador*|parado no tempo|parada no tempo|tecnologicamente ultrapassado*|nada inovador*|parou no tempo",
    ),
];
