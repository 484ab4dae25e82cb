//! Portuguese praise and blame as it is said of many kinds of products and services, plainly and idiomatically. Only data.

/// (sign, feature that is implied or 0, words).
pub(super) const PHRASES: &[(i8, u16, &str)] = &[
    (
        1,
        13,
        "carrega num instante|carrega rapidinho|carrega voando|carrega rápido|carrega super rápido|\
         carregamento turbo|carregamento rápido|turbo power|carga turbo|recarga rápida|recarga em|carga completa em|\
         enche em minutos|carregador turbo|carrega sem fio",
    ),
    (
        -1,
        13,
        "demora pra carregar|demora para carregar a bateria|demora a carregar a bateria|carrega devagar|\
         carrega lento|carregamento lento|recarga lenta|carregador lento|carregador fraco|vem sem carregador|\
         não vem com carregador|sem carregador na caixa|não acompanha carregador|não traz carregador|\
         esquenta ao carregar|esquenta na carga|demora horas para carregar",
    ),
    (
        1,
        14,
        "som limpo|som encorpado|som envolvente|som cristalino|som potente|som de cinema|som imersivo|\
         som surpreendente|som de primeira|som redondo|grave que treme|graves que tremem|graves encorpados|\
         graves fortes|grave forte|graves profundos|agudos limpos|agudos cristalinos|vozes nítidas|vozes claras|\
         som de estúdio|toca muito|toca alto|fala alto|microfone limpo|chamadas limpas|chamadas nítidas|\
         chamadas cristalinas|preenche a sala|preenche o ambiente|enche o ambiente",
    ),
    (
        -1,
        14,
        "som abafado|som de lata|som de latinha|som chocho|som fraco|som baixo|som ruim|som pobre|som estourado|\
         estoura no volume|estoura no máximo|graves fracos|graves embolados|grave embolado|graves ausentes|\
         sem graves|agudos estridentes|som embolado|embola|chia no volume|microfone ruim|microfone abafado|\
         microfone fraco|voz robótica|voz metálica",
    ),
    (
        1,
        15,
        "some com o barulho|some com o ruído|abafa o barulho|abafa o ruído|isola bem|isola o barulho|isola do mundo|\
         isola do barulho|isolam do mundo|bloqueia o barulho|bloqueia o ruído|bloqueia ruídos|corta o barulho|\
         corta o ruído|elimina ruídos|elimina o barulho|silencia o mundo|silêncio no avião|silêncio no ônibus|\
         silêncio no metrô",
    ),
    (
        -1,
        15,
        "isola pouco|isola mal|não isola|não isola nada|não bloqueia|não abafa|não cancela|vaza som|vaza barulho|\
         deixa passar barulho|deixa passar ruído|deixa passar voz|cancelamento fraco|cancelamento meia-boca|\
         cancelamento básico|cancelamento tímido|entra barulho",
    ),
    (
        1,
        16,
        "(silencioso/silenciosa/silenciosos/silenciosas) (de verdade/demais/como/que só/mesmo)|não faz barulho|\
         não faz ruído|faz pouco barulho|faz pouquíssimo barulho|quase não faz barulho|mal faz barulho|\
         nem dá para ouvir|mal dá para ouvir|não acorda ninguém|não acorda o bebê|dá para conversar|dá para dormir|\
         dá pra dormir|baixo ruído|ruído baixo|baixo nível de ruído|funcionamento silencioso|motor silencioso|\
         operação silenciosa|discreto no som|zero barulho|sem barulho",
    ),
    (
        -1,
        16,
        "faz um barulhão|faz um barulho danado|barulho danado|barulho infernal|barulheira danada|barulhento demais|\
         barulhenta demais|parece um avião|parece um trator|parece uma turbina|parece decolar|acorda a casa|\
         acorda o bebê|acorda a vizinhança|ronca alto|ronca demais|apita alto|zumbe|zune|chacoalha|treme a casa|\
         dá para ouvir da rua|ouve-se da rua|alto demais para dormir|ruído alto|ruído excessivo|ruído constante|\
         ruído incômodo|ruído perceptível",
    ),
    (
        1,
        17,
        "tela nítida|tela brilhante|tela grande|tela linda|tela enorme|tela fluida|tela excelente|tela de cinema|\
         tela impecável|tela vibrante|tela viva|imagem nítida|imagem limpa|imagem cristalina|imagem de cinema|\
         imagem linda|imagem impressionante|imagem perfeita|cores vivas|cores vibrantes|cores fiéis|cores lindas|\
         preto profundo|pretos profundos|brilho forte|brilho de sobra|brilho alto|lê bem no sol|legível no sol|\
         dá para ler no sol|visível no sol|fácil de ler|letras grandes|120 hz|144 hz|resolução 4k|painel oled|\
         tela amoled|tela oled",
    ),
    (
        -1,
        17,
        "tela fraca|tela escura|tela apagada|tela ruim|tela lavada|tela pequena demais|tela pequenininha|\
         tela trincada|tela risca|tela vira espelho|some no sol|apagada no sol|não dá para ver no sol|\
         não dá para ler no sol|reflete muito|reflete demais|cores lavadas|cores frias|cores apagadas|brilho fraco|\
         brilho baixo|brilho insuficiente|imagem lavada|imagem granulada|imagem escura|imagem ruim|resolução baixa|\
         baixa resolução",
    ),
    (
        1,
        18,
        "fotos lindas|fotos nítidas|fotos incríveis|fotos de revista|fotos profissionais|fotos perfeitas|\
         fotos espetaculares|foto boa|tira foto boa|tira fotos lindas|tira ótimas fotos|tira boas fotos|\
         câmera de cinema|câmera excelente|câmera incrível|câmera potente|selfies lindas|selfies nítidas|\
         vídeos estáveis|vídeo estável|vídeos em 4k|filma em 4k|filma em 8k|zoom potente|zoom absurdo|foco rápido|\
         foco certeiro|modo noturno excelente|arrasa nas fotos|manda bem nas fotos|brilha nas fotos|\
         capricha nas fotos|fotos noturnas nítidas",
    ),
    (
        -1,
        18,
        "fotos borradas|fotos tremidas|fotos escuras|fotos granuladas|fotos lavadas|fotos ruins|fotos fracas|\
         foto borrada|foto escura|câmera fraca|câmera ruim|câmera sofrível|câmera básica|câmera decepciona|\
         câmera decepcionante|selfies borradas|selfies lavadas|vídeos tremidos|vídeo tremido|foco lento|foco perdido|\
         perde o foco|demora para focar|demora a focar|zoom fraco|zoom borrado|granulação",
    ),
    (
        1,
        19,
        "lindo de viver|linda de viver|um charme|é um charme|um charme só|cheio de estilo|cheia de estilo|\
         visual caprichado|visual moderno|visual clean|visual arrojado|visual retrô|visual elegante|\
         visual sofisticado|visual marcante|visual minimalista|design moderno|design elegante|design clean|\
         design arrojado|design retrô|design compacto e|design minimalista|design sofisticado|design premiado|\
         design atemporal|design limpo|bonito de ver|bonita de ver|chama atenção|chamam atenção|chama a atenção|\
         chamam a atenção|enfeita a cozinha|enfeita a sala|decora a sala|decora o ambiente|combina com tudo|\
         combina com qualquer|combina com a decoração|estiloso|estilosa|estilosos|estilosas|descolado|descolada|\
         caprichado no visual|de encher os olhos|de cair o queixo|arranca elogios|todo mundo elogia|\
         todo mundo pergunta",
    ),
    (
        -1,
        19,
        "feinho|feinha|feioso|feiosa|brega|cafona|sem graça|sem charme|sem estilo|cara de antigo|cara de antiga|\
         cara de velho|visual antigo|visual datado|visual cansado|visual pobre|visual simplório|visual genérico|\
         visual poluído|visual ultrapassado|design antigo|design datado|design genérico|design pobre|\
         design sem graça|design ultrapassado|design simplório|design preguiçoso|jeitão de|trambolho na sala|\
         não combina com nada|cores sem graça|poucas cores|chamativo demais|exagerado no visual",
    ),
    (
        1,
        20,
        "gostoso de usar|gostosa de usar|gostoso de vestir|gostosa de vestir|gostoso de calçar|confortável o dia|\
         confortáveis o dia|confortável para horas|confortável de|confortável em|confortáveis em|macio como|\
         macia como|fofinho|fofinha|molinho|molinha|veste bem|vestem bem|calça bem|calçam bem|encaixa bem na mão|\
         encaixa na mão|encaixe perfeito|não machuca|não machucam|não aperta|não apertam|não incomoda|não incomodam|\
         não esquenta|não dá calor|não escorrega da mão|sem apertar|sem machucar|sem esquentar|sem incomodar|\
         como se estivesse descalço|parece que estou nas nuvens|nas nuvens|abraça o corpo|abraça o pé|\
         abraça a coluna|adapta-se ao corpo|se adapta ao corpo|se molda ao corpo|molda-se ao corpo|\
         se ajusta ao corpo|alivia a pressão|alivia as dores|dor nas costas sumiu|acabou com a dor|acordo sem dor|\
         durmo como|durmo melhor|dorme-se melhor|sono reparador|espaço para as pernas",
    ),
    (
        -1,
        20,
        "machuca|machucam|machucou|aperta|apertam|apertou|incomoda|incomodam|dá calor|esquenta a orelha|\
         esquenta as orelhas|esquenta o pé|esquentam os pés|escorrega do pé|escorrega da mão|cai da orelha|\
         caem da orelha|dá dor nas costas|dá dor de cabeça|dor nas costas|dor no pescoço|dores nas costas|dá bolha|\
         dá bolhas|dá coceira|pinica|pinicam|coça|raspa|desconforto|causa desconforto|gera desconforto|duro demais|\
         dura demais|duro feito|dura feito|duro que nem|apertado demais|apertada demais|pouco espaço para as pernas|\
         espaço apertado para as pernas|afunda demais|sem apoio lombar|tecido áspero|forma pequena|forma apertada",
    ),
    (
        1,
        21,
        "cabe na palma|cabe em qualquer|cabe no bolso|cabe na bolsa|cabe na mochila|cabe na mala|cabe na gaveta|\
         fácil de carregar|fácil de levar|fácil de guardar|fácil de transportar|levinho|levinha|levinhos|\
         pequenininho|pequenininha|compacto e leve|leve e compacto|leve e portátil|portátil|portáteis|\
         ocupa pouco espaço|ocupam pouco espaço|não ocupa espaço|quase não ocupa|não pesa|não pesa nada|mal pesa|\
         pesa pouco|pesa quase nada|dobra e guarda|dobra-se e guarda-se|fica pequenininho|vai para qualquer lugar|\
         vai a qualquer lugar|ideal para levar",
    ),
    (
        -1,
        21,
        "trambolho|trambolhão|trambolhudo|pesadão|pesadona|grandalhão|grandalhona|ocupa meia|ocupa muito|\
         ocupa espaço demais|ocupa a bancada|não cabe em|não cabe na|não cabe no|mal cabe na|mal cabe no|\
         difícil de carregar|difícil de transportar|difícil de guardar|ruim de carregar|ruim de guardar|\
         chato de carregar|pesa demais|pesa muito|pesa uma tonelada|pesado demais|pesada demais|grande demais|\
         volumoso demais|desajeitado de carregar",
    ),
];
