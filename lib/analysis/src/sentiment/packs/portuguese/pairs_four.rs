//! Portuguese words that say something together, whatever stands between them. Only data.

/// (sign, feature, words, words a little behind them).
pub(super) const PAIRS: &[(i8, u16, &str, &str)] = &[
    (
        1,
        34,
        "marca|empresa|nome|fabricante|companhia|banco|seguradora|operadora",
        "de confiança|confiável|consolidado|consolidada|respeitado|respeitada|conceituado|conceituada|tradicional|renomado|\
         renomada|de referência|reconhecido|reconhecida|consagrado|consagrada|com tradição|prestigiado|prestigiada|histórica|\
         com provas dadas|muito estimado|muito estimada|líder|queridinha|de prestígio|mais vendida|sólida|sério|séria|fiável|\
         de renome|com história|mais bem avaliado|mais bem avaliada|mais confiável|mais confiáveis",
    ),
    (
        1,
        34,
        "avaliações|opiniões|críticas|notas|reviews|comentários|feedback",
        "excelentes|muito positivos|muito positivas|positivos|positivas|ótimas|muito boas|elogiosos|elogiosas|altas|altíssimas|\
         entusiastas|favoráveis|entusiasmados|entusiasmadas|fantásticas|unânimes|acima da média|elevadas",
    ),
    (
        1,
        34,
        "elogiado|elogiada|recomendado|recomendada|premiado|premiada|aprovado|aprovada|reconhecido|reconhecida|escolhido|\
         escolhida|eleito|eleita|adorado|adorada|amado|amada|indicado|indicada|usado|usada",
        "dermatologistas|usuários|utilizadores|clientes|críticos|crítica|profissionais|milhões|consumidores|dentistas|milhares|\
         deco|veterinários|marca|pediatras|imprensa",
    ),
    (
        -1,
        34,
        "acumula|acumulam|goza de|carrega|recebe|recebem|soma|coleciona|enfrenta",
        "fama|avaliações negativas|no reclame aqui|de má|no portal da queixa|dos clientes|negativas|reclamações de|fracas|\
         comentários negativos|dos consumidores",
    ),
    (
        1,
        35,
        "amplo|ampla|vasto|vasta|enorme|imenso|imensa|extenso|extensa|variado|variada|gigantesco|gigantesca|rico|rica|ótimo|\
         ótima|vastíssimo|vastíssima|generoso|generosa|completo|completa|excelente|invejável|infinida|infinidade|recheado|larga|\
         bela",
        "oferta|sortido|leque|carta|diversidade|leque de",
    ),
    (
        1,
        35,
        "catálogo|variedade|gama|seleção|oferta|acervo|cardápio|biblioteca|menu|carta|portfólio|leque|conteúdo|coleção|ementa|\
         estoque|sortido",
        "amplo|ampla|vasto|vasta|enorme|imenso|imensa|extenso|extensa|variado|variada|gigantesco|gigantesca|rico|rica|completo|\
         completa|para todos os gostos|infindável|impressionante|inesgotável|diversificado|diversificada|de peso|de respeito|\
         excelente|farto|farta|sem igual|recheado|recheada|exclusivo|original|sempre atualizado|invejável|abrangente|\
         incomparável|de perder de vista|vastíssimo|vastíssima",
    ),
    (
        1,
        35,
        "milhares|centenas|dezenas|milhões|0|inúmeros|inúmeras|imensidão|infinidade|montes",
        "modelos|produtos|músicas|artigos|marcas|receitas|livros|hotéis|jogos|referências|alojamentos|combinações|itens|\
         variações|estilos",
    ),
    (
        1,
        35,
        "inúmeros|imensas|imensos|inúmeras",
        "modelos|estilos|marcas|variedades|versões",
    ),
    (
        -1,
        35,
        "catálogo|variedade|gama|seleção|oferta|acervo|cardápio|biblioteca|menu|carta|estoque|conteúdo|ementa|portfólio|coleção",
        "limitado|limitada|pobre|reduzido|reduzida|escasso|escassa|fraco|fraca|pequeno|pequena|curto|curta|restrito|restrita|\
         repetitivo|repetitiva|pouco variado|pouco variada|desatualizado|desatualizada|fraquinho|fraquinha|modesto|modesta|\
         enxuto|enxuta|magro|magra|mediano|mediana|mínimo|mínima|insuficiente|tímido|tímida|parado|parada|antigo|\
         deixa a desejar|aquém",
    ),
    (
        -1,
        35,
        "pouca|poucas|poucos|escasso|escassa|escassos|escassas|limitados|limitadas|reduzido|reduzida|pouquíssimo|pouquíssima|\
         pouquíssimos|pouquíssimas|baixa",
        "modelos|opções de cores|marcas|oferta|alternativas|diversidade|opções de cor|opções vegetarianas|lançamentos|\
         opções de tamanho|produtos",
    ),
    (
        1,
        36,
        "limpa-se|lava-se|limpa|lava|limpam-se|lavam-se|desmonta-se|desmonta|esvazia-se|mantém-se|esvazia",
        "num instante|facilmente|sozinho|sozinha|com facilidade|em segundos|em minutos|com um pano|rapidamente|na máquina|\
         na máquina de lavar louça|sem esforço|em dois minutos|com um pano húmido|com um pano úmido|na lava louças|\
         em poucos minutos|à máquina|depressa|num minuto|com água|debaixo da torneira|em 0 minutos|rapidinho|fácil|em um minuto",
    ),
    (
        1,
        36,
        "pode|podem|lavável|laváveis|seguras|aptas|próprios|próprias",
        "máquina|lava louça|máquina de lavar|louça|lavável",
    ),
    (
        -1,
        36,
        "difícil|difíceis|chato|chata|chatos|chatas|trabalhoso|trabalhosa|complicado|complicada|pesadelo|chatice|incómodo|\
         incómoda|ruim|demorado|demorada|suplício|seca|impossível|trabalheira|cabeça|caro|cara",
        "limpar|lavar|desmontar|manter|higienizar|reparar|consertar|esvaziar",
    ),
    (
        -1,
        36,
        "limpeza|manutenção|limpá-lo|limpá-la|lavá-lo|lavá-la|limpar|esvaziá-lo|esvaziá-la|consertos|reparações|revisões|\
         desmontagem|conserto",
        "chato|chata|trabalhoso|trabalhosa|demorado|demorada|complicado|complicada|caro|cara|caros|caras|difícil|frequente|\
         um pesadelo|uma chatice|exigente|constante|tedioso|tediosa|custoso|custosa|pesado|pesada|uma trabalheira|dispendioso|\
         dispendiosa|um suplício|elevado|elevada|salgado|salgada|alta|dá trabalho|requer paciência|caríssimo|caríssima|incómodo|\
         incómoda|incômodo|incômoda|um parto",
    ),
    (
        -1,
        36,
        "suja|sujam|suja-se|mancha|mancham|entope|entopem|mancha-se|agarra|gruda|limpar",
        "facilmente|com facilidade|depressa|rápido|logo|à toa|com tudo|a comida|demais|por tudo|a toda hora|com pelos|tudo",
    ),
    (
        -1,
        36,
        "acumula|retém|junta|ganha|atrai|apanha",
        "pó|sujidade|poeira|sujeira|dedos|pelos|digitais|calcário|migalhas|demasiado|odores|dedadas|facilmente|marcas de|bolor|\
         mofo|cheiros|impressões",
    ),
    (
        -2,
        36,
        "pode|lavado|lavada|podem|lavável|laváveis|lavar|removível",
        "máquina|lavar|lava louça|louça|à máquina|na máquina",
    ),
    (
        -1,
        36,
        "exige|requer|precisa|pede|obriga|necessita|demanda",
        "frequente|constante|frequentes|regular=|limpeza constante|constantes|limpeza frequente|diária|cuidada|especiais|\
         manutenção frequente",
    ),
    (
        -1,
        36,
        "preciso|obriga|precisa",
        "a toda hora|depois de cada|com frequência|todos os dias|à mão|frequentemente|constantemente|toda semana|\
         todas as semanas|após cada uso|diariamente|limpar|limpo|limpa|lavar|esvaziar|limpá-lo|lavado|lavada|descalcificar|\
         ser limpo|ser limpa|trocar o filtro|esvaziado|esvaziada",
    ),
    (
        1,
        37,
        "cabe|cabem|leva|guarda|comporta|acomoda",
        "família|portátil|compras|alguma coisa|coisa|semana|roupa|bagagem|mala|louça|tudo|da família|0 pessoas|da semana|\
         notebook|0 garrafas|malas|compras do mês|família toda|família inteira",
    ),
    (
        1,
        37,
        "bastante|amplo|imenso|ótimo|generoso|excelente|enorme|ótima|ampla",
        "espaço de arrumação|espaço de armazenamento|espaço de carga",
    ),
    (
        1,
        37,
        "espaço|porta|bagageira|reservatório|capacidade|armazenamento|interior|tambor|cesto|memória|habitáculo|freezer|tanque|\
         cuba|mala",
        "enorme|generoso|generosa|amplo|ampla|gigante|espaçoso|espaçosa|de sobra|imenso|imensa|excelente|expansível|ilimitado|\
         ilimitada|para dar e vender|ótimo|ótima|gigantesco|gigantesca|bem aproveitado|invejável|familiar|sobrando|de respeito|\
         folgado|folgada|cavernosa|desafogado|desafogada|extragrande|que impressiona",
    ),
    (
        -1,
        37,
        "espaço|porta|bagageira|reservatório|capacidade|armazenamento|interior|tambor|cesto|memória|depósito|freezer|tanque|\
         cuba|mala|jarra|compartimento|interno|caçamba",
        "pequeno|pequena|limitado|limitada|reduzido|reduzida|curto|curta|apertado|apertada|insuficiente|acanhado|acanhada|\
         escasso|escassa|minúsculo|minúscula|modesto|modesta|justo|justa|pequenino|pequenina|mínimo|mínima|pouca|pequenininho|\
         baixo|baixa|não expansível|diminuto|enche rápido|enche depressa|que enche rápido|restrito|inferior|mal aproveitado|\
         pequeno demais|fraquinho|deixa a desejar",
    ),
    (
        -1,
        37,
        "pouca|escasso|escassa|limitado|limitada|pouquíssimo|baixa|fraca",
        "espaço para bagagem|espaço de armazenamento",
    ),
    (
        1,
        38,
        "percorre|alcança|ultrapassa|chega|roda|supera|passa|garante|anda|promete",
        "reais|com uma carga|de autonomia|por carga|com uma só carga|sem recarregar|de alcance|com um tanque|\
         com uma única carga|entre cargas|0 km|0 quilómetros|0 quilômetros|0 metros",
    ),
    (
        -2,
        38,
        "percorre|alcança|chega|passa|roda|cobre|ultrapassa",
        "0 km|0 quilómetros|0 quilômetros|dos 0|toda a casa|a casa toda|0 metros|todos os cômodos|os 0|ao jardim|segundo andar|\
         todas as divisões|ao quintal|aos 0",
    ),
    (
        -1,
        38,
        "percorre|alcança|chega|passa|roda|cobre|ultrapassa",
        "0 km|0 quilómetros|0 quilômetros|dos 0|toda a casa|a casa toda|0 metros|todos os cômodos|os 0|ao jardim|segundo andar|\
         todas as divisões|ao quintal|aos 0",
    ),
    (
        -1,
        38,
        "autonomia|alcance",
        "cai|baixa|limitado|limitada|curto|curta|reduzido|reduzida|despenca|fica aquém|diminui|fraco|fraca|modesto|modesta|\
         abaixo do anunciado|aquém do anunciado|inferior ao anunciado",
    ),
    (
        1,
        39,
        "mede|medem|calcula|deteta|detecta|regista|registra|localiza|traduz|transcreve|reconhece|conta|prevê|pesa|monitoriza|\
         monitora|mapeia|acerta|acompanha|segue|afina|marca|indica|capta",
        "precisa|perfeição|rigor|fidelidade|passos|batimentos|fiável|grama|sono|confiável|percurso|mosca|milímetro|\
         de forma precisa|rota|exata|grande precisão|trajeto|precisão cirúrgica|segundo|acerto|milimétrica|muita precisão|trilha",
    ),
    (
        1,
        39,
        "medições|leituras|dados|medidas|resultados|mapas|cálculos|traduções|transcrições|previsões|indicações|métricas|\
         estimativas",
        "precisos|precisas|exatos|exatas|fiáveis|confiáveis|fidedignos|fidedignas|consistentes|certeiros|certeiras|rigorosos|\
         rigorosas|detalhados|detalhadas|acertados|acertadas|corretos|corretas|fiéis|constantes",
    ),
    (
        -1,
        39,
        "mede|medem|calcula|deteta|detecta|regista|registra|localiza|traduz|transcreve|reconhece|conta|prevê|marca|indica|\
         estima|monitora|interpreta",
        "errada|imprecisa|pouca precisão|errado|erradamente|imprecisão|inexistentes|incorreta|errados|não deste|não deu|\
         inconsistente|falha",
    ),
    (
        -1,
        39,
        "medições|leituras|dados|medidas|resultados|mapas|cálculos|traduções|transcrições|previsões|respostas|indicações|\
         estimativas",
        "imprecisos|imprecisas|inexatos|inexatas|pouco fiáveis|pouco confiáveis|errados|erradas|inconsistentes|pouco precisos|\
         pouco precisas|erráticos|erráticas|irregulares|incorretos|incorretas|desatualizados|duvidosos|duvidosas|que variam|\
         incoerentes|literais|disparatados|disparatadas",
    ),
    (
        -1,
        39,
        "erra|engana-se|falha|engana|desvia-se|perde|inventa|perde-se|alucina|exagera",
        "com frequência|frequentemente|as contas|a contagem|fontes|demais|a toda hora|de rota|as medidas|na contagem|\
         nas medições",
    ),
    (
        1,
        40,
        "conduz-se|dirige-se|manobra-se|guia-se|conduz|dirige|manobra|gira|vira|desliza|empurra-se|anda|roda|pilota-se",
        "facilidade|uma mão|suavidade|esforço|uma só mão|facilmente|cidade|naturalidade|prazer|maravilha|uma seda|firmeza|\
         perfeição|apenas uma mão|desenvoltura",
    ),
    (
        1,
        40,
        "ágil|estável|firme|divertido|divertida|preciso|precisa|seguro|segura|equilibrado|equilibrada|colado|colada|manobrável|\
         gostoso|gostosa|plantado|plantada|assente",
        "cidade|curva|curvas|estrada|conduzir|dirigir|trânsito|alta velocidade|piso molhado|chão|autoestrada|manobrar|trilhas|\
         asfalto|guiar|pilotar",
    ),
    (
        1,
        40,
        "divertido|divertida|agradável|gostoso|gostosa|fácil|fáceis|prazer|prazeroso|prazerosa|delícia|leve",
        "conduzir|dirigir|manobrar|guiar|empurrar|pilotar|tocar|estacionar|pedalar",
    ),
    (
        1,
        40,
        "direção|suspensão|chassis|tração|condução|câmbio|caixa|dirigibilidade|rodas|embraiagem|embreagem",
        "preciso|precisa|direto|direta|suave|suaves|confortável|firme|ágil|excelente|equilibrado|equilibrada|leve|leves|\
         bem calibrado|bem calibrada|bem acertado|bem acertada|macia|divertida|estável|comunicativa|progressiva|exemplar|\
         impecável|ótimo|ótima|fluido|fluida|rápida|gostosa|bem afinada|competente|que absorve",
    ),
    (
        1,
        40,
        "absorve|filtra|engole|digere",
        "buracos|irregularidades|lombas|lombadas|as irregularidades|os buracos|imperfeições|as lombas",
    ),
    (
        -1,
        40,
        "direção|suspensão|câmbio|caixa|embraiagem|embreagem|rodas|condução|dirigibilidade|volante|guiador|chassis",
        "impreciso|imprecisa|duro|dura|duras|pesado|pesada|lento|lenta|seco|seca|vago|vaga|firme demais|dura demais|\
         pouco preciso|pouco precisa|anestesiada|artificial|mole|áspera|barulhenta|instável|nervosa|presas|emperram|\
         que emperram|travam|bruscas|rígida|brusca|pouco comunicativa|desconfortável|borrachuda|hesitante|aborrecida|indeciso|\
         indecisa|cansativo|cansativa|molenga|batem seco|pequenas",
    ),
    (
        -1,
        40,
        "difícil|difíceis|pesado|pesada|complicado|complicada|ruim|chato|cansativo|cansativa|desajeitado|desajeitada",
        "manobrar|conduzir|dirigir|empurrar|estacionar|guiar|pilotar|virar|controlar",
    ),
    (
        -1,
        40,
        "instável|desajeitado|desajeitada|ágil|lento|lenta|nervoso|nervosa|pesado|pesada|vontade|inseguro|molengão|pachorrento|\
         pachorrenta",
        "curva|curvas|cidade|estrada|alta velocidade|trânsito|manobrar|autoestrada|altas velocidades|espaços apertados|\
         retomadas|ultrapassagens|velocidade|piso molhado",
    ),
    (
        -1,
        40,
        "transmite|sente-se|sentem-se|sente|acusa",
        "buracos|irregularidades|buraco|lombas|imperfeições",
    ),
    (
        1,
        41,
        "consultores|especialistas|professores|docentes|instrutores|médicos|equipe|equipa|técnicos|tutores|funcionários|\
         atendentes|vendedores|treinadores|formadores|pessoal|profissionais|guias|gerentes|mecânicos",
        "preparado|preparada|preparados|qualificado|qualificada|qualificados|experiente|experientes|competente|competents|sabem|\
         entendem|explicam|dominam|capacitado|capacitada|capacitados|formado|formados|conhecem|especializado|especializada|\
         especializados|muita experiência|certificados|orientam|experiência|entende do assunto|treinado|treinada|treinados|\
         com experiência|percebem do assunto|percebe do assunto|atualizados|bem informado|bem informados|didáticos|entende",
    ),
    (
        1,
        41,
        "explica|explicam|ensina|ensinam|orienta|orientam|aconselha|aconselham|conhecem|esclarecem|acompanha|guiam|tiram",
        "clareza|paciência|passo|detalhe|passo a passo|clara|rigor|pormenor|dúvidas|simples|produto|todo o processo|mercado|\
         didática|matéria|com clareza|tintim por tintim|calma|setor|honestidade|processo",
    ),
    (
        1,
        41,
        "tutoriais|guias|cursos|aulas|documentação|conteúdos|conteúdo|explicações|materiais|vídeos|manuais|formação|material|\
         curso|artigos",
        "claro|clara|claros|claras|completo|completa|completos|completas|excelentes|excelente|úteis|útei|detalhado|detalhada|\
         detalhados|detalhadas|bem explicado|bem explicada|bem explicados|bem explicadas|gratuito|gratuita|gratuitos|gratuitas|\
         de qualidade|em português|didático|didática|didáticos|didáticas|bem estruturado|bem estruturada|bem estruturados|\
         bem estruturadas|rico|rica|ricos|atualizado|atualizada|atualizados|atualizadas|ótimo|ótima|ótimos|prático|prática|\
         práticos|práticas|dinâmico|dinâmicas|aprofundado|aprofundada|aprofundados|exemplares|exemplar|envolventes|\
         passo a passo|extenso|extensa|impecável|impecáveis|bem produzido|bem produzidas|abundantes|abundante",
    ),
    (
        -1,
        41,
        "consultores|professores|docentes|instrutores|médicos|técnicos|tutores|funcionários|atendentes|vendedores|equipe|equipa|\
         formadores|pessoal|profissionais",
        "preparado|preparada|preparados|formado|formada|formados|experiência|sabem|conhecem|qualificado|qualificada|\
         qualificados|informado|informada|informados|explicam|dominam|preparo|treinamento|produtos|o produto|percebem|entendem|\
         treinado|treinada|treinados|didático|didáticos|sabe|conhece",
    ),
    (
        -1,
        41,
        "documentação|tutoriais|formação|cursos|guias|manuais|conteúdo|conteúdos|aulas|explicações|curso|material|manual|\
         consultoria|aconselhamento|ajuda",
        "escasso|escassa|escassos|escassas|confuso|confusa|confusos|confusas|superficial|superficiais|desatualizado|\
         desatualizada|desatualizados|desatualizadas|fraco|fraca|fracos|fracas|insuficientes|insuficiente|só em inglês|genérico|\
         genérica|genéricos|genéricas|incompleto|incompleta|incompletos|incompletas|pobres|pobre|raso|rasa|rasas|limitado|\
         limitada|pouco claro|pouco clara|pouco claros|pouco claras|mal traduzido|mal traduzida|mal traduzidos|\
         pouco aprofundado|pouco aprofundada|pouco aprofundados|repetitivo|repetitivas|apenas em inglês|chato|chatas|\
         inexistentes|inexistente|mal explicado|mal explicada|mal explicados|monótono|monótonas|básico|básica|básicos|básicas|\
         datado|datados|não esclarece",
    ),
    (
        1,
        42,
        "primeiro|primeira|primeiros",
        "lançar|oferecer|introduzir|trazer|integrar|apostar|usar|propor|incorporar|adotar|apresentar",
    ),
    (
        -2,
        42,
        "inova|traz|acrescenta|apresenta|inovou|introduz|evoluiu|evolui|introduziu",
        "de novo|novidade|novo|nada|nada de novo|grandes|grande coisa|grande inovação|quase nada",
    ),
    (
        -1,
        42,
        "inova|traz|acrescenta|apresenta|inovou|introduz|evoluiu|evolui|introduziu|nada",
        "de novo|novidade|novo|nada|nada de novo|grandes|grande coisa|grande inovação|quase nada",
    ),
];
