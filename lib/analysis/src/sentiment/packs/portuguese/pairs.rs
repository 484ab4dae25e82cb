//! Portuguese words that say something together, whatever stands between them. Only data.

/// (sign, feature, words, words a little behind them).
pub(super) const PAIRS: &[(i8, u16, &str, &str)] = &[
    (
        1,
        0,
        "joga|anda",
        "outro nível|patamar|nível|campeonato|da média|acima|da concorrência|à frente|dos rivais|liga",
    ),
    (
        -1,
        0,
        "acaba|torna-se|torna|vira|foi",
        "desilusão|decepção|deceção|desastre|pesadelo|tormento|dor de cabeça|fiasco|problema|desapontamento|suplício|martírio|\
         inferno|vergonha|fracasso|drama|transtorno|frustração|perda de tempo|chatice|lotaria|loteria|novela|horror|caos",
    ),
    (
        -1,
        0,
        "principal|maior|único|calcanhar",
        "ponto fraco|defeito|problema|senão|inconveniente|contra|calcanhar de aquiles|pecado|desvantagem|entrave|handicap|porém|\
         limitação|fraqueza|tropeço|deslize|mas=",
    ),
    (
        1,
        2,
        "preço|preços|valor|valores|custo|mensalidade|tarifa|mensalidades",
        "baixo|baixos|baixíssimo|acessível|acessíveis|competitivo|competitivos|justo|justos|imbatível|imbatíveis|razoável|\
         razoáveis|convidativo|convidativos|atrativo|atraente|atraentes|honesto|honestos|simpático|simpáticos|amigo|em conta|\
         de saldo|de banana|irrisório|ótimo|bons|contido|modesto|módico|camarada|camaradas|camarada demais|reduzido|reduzida|\
         baixa|dentro do orçamento|mais baixo|mais baixos|mais em conta|equilibrado|tentador|interessante|interessantes|\
         agressivo|populares|popular",
    ),
    (
        1,
        2,
        "custa|custam|sai|saem|ficam|paga-se",
        "metade|barato|barata|baratos|baratas|em conta|mais em conta|mais barato|mais barata|uma pechincha|a metade|\
         bem mais barato|bem mais barata",
    ),
    (
        -1,
        2,
        "preço|preços|valor|valores|custo|mensalidade|tarifa",
        "alto|altos|altíssimo|elevado|elevados|elevadíssimo|salgado|salgados|exagerado|exagerados|proibitivo|proibitivos|\
         abusivo|abusivos|puxado|inflacionado|pesado|nas alturas|fora da realidade|exorbitante|exorbitantes|premium|\
         pouco competitivo|pouco convidativo|acima da média|excessivo|excessivos|assusta|assustador|pouco acessível|de luxo|\
         nada simpático|pouco amigo|salgadinho|salgadinha|alta|elevada|salgada|que pesa no bolso|pesa|mais alto|disparou|subiu|\
         subiram|inflacionados|nas nuvens|pela hora da morte|alto demais|desajustado",
    ),
    (
        -1,
        2,
        "custa|custam|sai|saem|ficam|paga-se",
        "caro|cara|caros|caras|os olhos da cara|um balúrdio|uma fortuna|o dobro|o triplo|demasiado|demais|uma nota|\
         uma nota preta|um dinheirão|bem mais caro|bem mais cara|mais caro|mais cara|um rim|acima da média|uma pequena fortuna|\
         consideravelmente mais|bastante mais|o olho da cara",
    ),
    (
        1,
        3,
        "vale|valem|merece|merecem",
        "cêntimo|centavo|real|euro|tostão|o que custa|a pena|o preço|muito a pena|o investimento|até o último|a compra|\
         o que cobra|bem a pena|o dinheiro|mesmo a pena",
    ),
    (
        1,
        3,
        "excelente|ótima|ótimo|melhor|imbatível|óptima|incrível|belo|bela|fantástica",
        "relação qualidade|preço|negócio|investimento",
    ),
    (1, 3, "entrega", "preço|que custa|que se paga|que cobra"),
    (
        -2,
        3,
        "vale|valem|merece|justifica|justificam|compensa|compensam|justificar",
        "a pena|o preço|o que custa|o valor|o investimento|o que cobra|o dinheiro|o que se paga|o custo|a diferença|pagar mais",
    ),
    (
        -1,
        3,
        "difícil|justifica|justificam|compensa|compensam|justificar",
        "a pena|o preço|o que custa|o valor|o investimento|o que cobra|o dinheiro|o que se paga|o custo|a diferença|pagar mais",
    ),
    (-1, 3, "caro|cara|demais|fraco", "o que entrega|que entrega|que se paga"),
    (
        -1,
        3,
        "existem|encontra",
        "preço|valor|dinheiro|pelo mesmo|por esse|na mesma faixa|nessa faixa|por este",
    ),
    (
        1,
        4,
        "solidamente|impecavelmente|primorosamente",
        "construído|construída|construídos|construídas|acabado|acabada|acabados|acabadas|fabricado|fabricada|montado|montada|\
         feito|feita|feitos|feitas|costurado|costurada|cosido|cosida|trabalhado|trabalhada",
    ),
    (
        1,
        4,
        "materiais|acabamentos|acabamento|plásticos|tecidos|componentes|construção|tecido",
        "de qualidade|de primeira|premium|nobres|sólido|sólida|sólidos|robusto|robusta|robustos|excelentes|excelente|impecável|\
         impecáveis|cuidado|cuidados|cuidada|refinado|refinados|de luxo|de alta qualidade|resistentes|primoroso|caprichado|\
         caprichados|irrepreensível|irrepreensíveis|de topo|de boa qualidade|esmerado|esmerados|exemplar|metálica|em alumínio|\
         em metal|de alto padrão|bem cuidados|cuidadosos|de ótima qualidade",
    ),
    (
        1,
        4,
        "nota-se|transmite|passa|sente-se",
        "solidez|qualidade|sensação de solidez|sensação de robustez|sensação de qualidade|sensação premium",
    ),
    (
        -1,
        4,
        "materiais|acabamentos|acabamento|plásticos|plástico|tecidos|tecido|construção|componentes|costuras",
        "barato|barata|baratos|fraco|fraca|fracos|fracas|pobres|pobre|frágeis|frágei|frágil|de baixa qualidade|de má qualidade|\
         de qualidade duvidosa|medíocres|medíocre|rude|rudes|rústico|descuidado|descuidados|toscos|range|rangem|que range|\
         que rangem|inferiores|inferior|simples demais|pouco cuidado|pouco cuidados|de segunda|desleixado|finos|fino demais|\
         que deixam a desejar|irregulares|irregular|plástico demais|plástica demais|soltas|questionável|questionáveis|fininho|\
         de fraca qualidade",
    ),
    (
        -1,
        4,
        "parece|parecem|sensação|aspeto|aspecto|ar|sente-se",
        "de brinquedo|de plástico|frágil|frágeis|barato|barata|de fragilidade|pouco sólido|pouco sólida|pouco robusto|\
         pouco robusta|ordinário|de produto barato|mal acabado",
    ),
    (
        1,
        5,
        "dura|duram|aguenta|aguentam|resiste|resistem|suporta|suportam",
        "anos|muitos anos|anos a fio|uma vida|a vida toda|décadas|muito tempo|bastante tempo|para sempre|imenso|muitíssimo|\
         mais de 0 anos|0 anos|vários anos|uma eternidade|tudo|o tranco|pancada|pancadas|quedas|chuva|a chuva|à chuva|\
         ao uso intenso|o uso intenso|ao tempo|a tudo|a quedas|a riscos|a impactos|à água|bem à chuva|bem ao vento|lavagens|\
         o uso diário|ao uso diário|ao desgaste|o passar do tempo|chuvas fortes|ventos fortes|sol e chuva|o calor|\
         altas temperaturas|poeira|às intempéries|a lavagens|lavagem após lavagem|maus tratos|tombos|o batente|uso intenso|\
         0 quilômetros|0 km|bem o passar do tempo|anos e anos|salpicos|respingos|o dia a dia",
    ),
    (
        -1,
        5,
        "quebra|quebram|parte-se|partem-se|parte|estraga-se|estragam-se|estraga|estragam|desgasta-se|desgastam-se|desgasta|\
         desgastam|descasca|descascam|risca-se|risca|riscam|descola|descolam|descola-se|rasga|rasgam|rasga-se|enferruja|\
         enferrujam|desbota|desbotam|encolhe|encolhem|deforma|deforma-se|deformam|racha|racham|fura|amassa|solta|soltam|oxida|\
         avaria|avaria-se|esgarça|perde|antiaderente|afrouxa",
        "facilmente|rápido|depressa|cedo|muito cedo|em pouco tempo|com facilidade|rapidamente|após poucos meses|com o tempo|\
         depois de poucos meses|ao fim de poucos meses|nas primeiras lavagens|após poucas lavagens|logo|em poucos meses|fácil|\
         à toa|ao fim de pouco tempo|antes do tempo|com poucos meses|em meses|ao primeiro tombo|antes dos 0 km|cedo demais|\
         logo nas primeiras",
    ),
    (
        -1,
        5,
        "fim|depois|após",
        "parou|falha|quebra|perde|começa|deixou|apresenta|estraga",
    ),
    (
        -1,
        6,
        "trava|travam|falha|falham|encrava|encravam|bloqueia|desliga|desligam|desliga-se|cai|caem|fecha|reinicia|desconecta|\
         congela|emperra|engasga|desconfigura|avaria|quebra|perde-se|buga|funcionar|sozinho|apresenta|erro|erros|problema|\
         problemas|entope|enrosca|prende|preso|presa",
        "com frequência|frequentemente|constantemente|a toda hora|sozinho|sozinha|do nada|a meio|de vez em quando|às vezes|\
         toda hora|muitas vezes|demais|no meio|sem aviso|sem motivo|repetidamente|com facilidade|regularmente|volta e meia|\
         em tapetes|em fios|nos tapetes|debaixo dos móveis|nos cabos",
    ),
    (
        -1,
        6,
        "apresenta|apresentam|traz",
        "problemas|defeitos|dor de cabeça|chatices",
    ),
    (
        -1,
        6,
        "falhas|erros|travamentos|bugs|quedas|avarias|instabilidades|atrasos|bloqueios|desconexões|panes|interrupções|\
         cancelamentos",
        "frequentes|constantes|recorrentes|sucessivas|repetidos|repetidas|a toda hora|crónicos|crônicos|ocasionais|pontuais=|\
         esporádicos|esporádicas",
    ),
    (
        1,
        7,
        "fácil|fáceis|simples|facílimo|prático|intuitivo|cómodo|tranquilo",
        "usar|utilizar|manusear|mexer|entender|aprender|operar|navegar|controlar|configurar no dia a dia|programar|dobrar|\
         fechar|abrir|ajustar|manejar|gerir|pilotar|montar no dia",
    ),
    (
        1,
        7,
        "usa-se|usa|aprende-se|aprende|dobra-se|fecha-se|dobra|fecha|maneja-se|configura-se|abre-se|controla-se|facilmente",
        "com uma mão|com uma só mão|num instante|em minutos|rapidamente|facilmente|sem esforço|só com uma mão|com facilidade|\
         com um toque|em segundos|com um gesto|num clique",
    ),
    (
        1,
        7,
        "interface|menus|menu|painel|comandos|controles",
        "claro|clara|claros|limpo|limpa|simples|intuitivo|intuitiva|intuitivos|amigável|amigáveis|organizado|organizada|\
         bem organizado|bem organizada|bem organizados|agradável|direta|minimalista|enxuta|bem desenhada|bem pensada|lógico|\
         lógica|lógicos|em português|bem estruturado|bem estruturada",
    ),
    (
        -1,
        7,
        "difícil|difíceis|complicado|complicada|complexo|complexa|trabalhoso|trabalhosa|confuso|confusa|chato",
        "usar|utilizar|manusear|mexer|entender|aprender|operar|navegar|controlar|programar|dobrar|fechar|abrir|ajustar|manejar|\
         dominar|encontrar|decifrar|perceber|configurar no",
    ),
    (
        -1,
        7,
        "exige|exigem|requer|requerem|pede|pedem|precisa|necessita|demanda",
        "prática|paciência|aprendizagem|aprendizado|experiência|treino|conhecimentos técnicos|adaptação|tempo|\
         conhecimento técnico|habituação|familiaridade|dedicação|estudo|jeito",
    ),
    (
        -1,
        7,
        "menus|menu|interface|painel|comandos|botões|navegação|manual",
        "confuso|confusa|confusos|complicado|complicada|complicados|poluído|poluída|poluídos|pouco intuitivo|pouco intuitiva|\
         pouco intuitivos|caótico|caótica|caóticos|labiríntico|labiríntica|labirínticos|desorganizado|desorganizada|\
         sobrecarregado|sobrecarregada|pouco claro|pouco clara|pouco claros|pesado|pesada|datado|datada|antiquado|antiquada|\
         atrapalhado|atrapalhada|rebuscado|rebuscada|pouco amigável|pouco amigáveis|minúsculos|bagunçado|bagunçada|difícil",
    ),
    (
        1,
        8,
        "monta-se|instala-se|configura-se|monta|instala|configura|pronto|pronta|operacional|arma-se|ativa-se|abre-se|\
         contrata-se|emparelha-se|montado|montada|instalado|instalada",
        "0 minutos|poucos minutos|minutos|meia hora|cinco minutos|instante|complicações|ajuda|dificuldade|um instante|uma hora|\
         esforço|segundos|técnico|problemas|furar|poucos passos|tempo recorde|menos de uma hora|furadeira",
    ),
    (
        1,
        8,
        "instalação|montagem|configuração|adesão|cadastro|abertura|ativação|implementação",
        "simples|fácil|rápido|rápida|intuitivo|intuitiva|sem complicações|descomplicado|descomplicada|tranquila|imediato|\
         imediata|em minutos|automático|automática|em poucos minutos|guiado|guiada|100 % digital|sem ferramentas|sem dramas|\
         moleza|prático|prática|facílima|em poucos cliques|muito simples|sem burocracia",
    ),
    (
        -1,
        8,
        "instalação|montagem|configuração|ativação|montá-lo|montá-la|instalá-lo|instalá-la|implementação|adesão|cadastro",
        "complicado|complicada|difícil|demorado|demorada|trabalhoso|trabalhosa|chato|chata|complexo|complexa|um quebra cabeça|\
         confuso|confusa|cansativo|cansativa|um pesadelo|uma dor de cabeça|burocrático|burocrática|um teste de paciência|\
         uma novela|exigente|lento|lenta|uma odisseia|penoso|penosa|moroso|morosa|um suplício|um parto",
    ),
    (
        -1,
        8,
        "exige|requer|precisa|obriga|preciso|necessita|pede|convém|melhor",
        "técnico|um técnico|instalação profissional|chamar um técnico|profissional|um profissional|eletricista|um eletricista|\
         obras|duas pessoas|mão de obra especializada|instalador|mão de obra|furadeira|chamar um profissional",
    ),
    (
        -1,
        8,
        "leva|demora|levou|demorou|leva-se|gasta-se",
        "a montar|para montar|a instalar|para instalar|na montagem|a configurar|para configurar|montando",
    ),
    (
        1,
        9,
        "responde|respondem|resolve|resolvem|atende|atendem|solucionam|soluciona|retorna|atendeu|esclarece",
        "rápido|depressa|rapidamente|em minutos|em poucos minutos|em menos de 0 horas|em 0 horas|no mesmo dia|na hora|\
         com simpatia|com educação|a qualquer hora|24 horas|em português|sem enrolação|por whatsapp|pelo whatsapp|tudo|\
         os problemas|todas as dúvidas|as dúvidas|prontamente|com rapidez|em segundos|na primeira chamada|com agilidade|\
         com paciência|de imediato|logo|à primeira|em horas|com atenção|de verdade|sem demora|em poucas horas|o problema",
    ),
    (
        1,
        9,
        "atendimento|suporte|cliente|equipe|equipa|pessoal|funcionários|atendentes|serviço|apoio|assistência|sac|vendedores|\
         staff|trato",
        "rápido|rápida|rápidos|simpático|simpática|simpáticos|atencioso|atenciosa|atenciosos|prestável|prestáveis|eficiente|\
         eficientes|excelente|excelentes|ótimo|ótima|ótimos|cordial|cordiais|impecável|humano|humana|humanizado|humanizada|\
         24 horas|personalizado|personalizada|exemplar|de primeira|educado|educada|educados|competentes|competente|prestativo|\
         prestativa|prestativos|ágil|solícito|solícita|solícitos|disponível|disponíveis|próximo|próxima|calorosa|caloroso|\
         profissional|profissionais|preparado|preparada|preparados|em português|dedicado|dedicada|nota dez|amável|amáveis|\
         5 estrelas|incansável|cuidadoso|cuidadosa|eficaz|sempre disponível|muito simpático|gentil|gentis|irrepreensível|\
         cinco estrelas|atento|atenta|atentos|acolhedor",
    ),
    (
        -1,
        9,
        "demora|demoram|demora-se|tarda|leva|levam|esperar|espera-se|esperam|esperei|espera|fica-se|leva-se|passam-se",
        "a responder|para responder|a resolver|para resolver|por uma resposta|à espera|ao telefone|no telefone|a atender|\
         para atender|por atendimento|na linha|por um retorno|para obter resposta|por resposta|para falar|por um atendente|\
         a dar resposta|para dar retorno|em linha",
    ),
    (
        -1,
        9,
        "difícil|impossível|odisseia|suplício|complicado|martírio|calvário",
        "contactar|contatar|falar com alguém|conseguir atendimento|falar com um atendente|ser atendido|falar com uma pessoa|\
         ter resposta|falar",
    ),
    (
        -1,
        9,
        "atendimento|suporte|cliente|equipe|equipa|pessoal|funcionários|atendentes|serviço|apoio|assistência|sac|venda",
        "lento|lenta|lentos|péssimo|péssima|péssimos|demorado|demorada|fraco|fraca|ruim|ruins|inexistente|mau|má|robotizado|\
         robotizada|desinteressado|desinteressada|desinteressados|antipático|antipática|antipáticos|despreparado|despreparada|\
         despreparados|grosseiro|grosseira|grosseiros|rude|rudes|impessoal|frio|fria|mal educado|mal educada|mal educados|\
         um desastre|terrível|horrível|deficiente|sofrível|desorganizado|desorganizada|pouco simpático|pouco simpática|\
         pouco simpáticos|só em inglês|só por email|só por e mail|apenas em inglês|automático|pouco prestável|pouco prestáveis|\
         mal preparado|mal preparada|mal preparados|arrogantes|arrogante|um caos|enrolado|enrolada|inacessível|desastroso|\
         desastrosa|insuficiente|pouco profissional|pouco profissionais|ausente|pouco útil|incompetente|uma lástima",
    ),
    (
        1,
        10,
        "potência|força|desempenho|sucção|performance|rendimento",
        "de sobra|impressionante|excelente|impecável|brutal|notável|sobrando|para dar e vender|ótimo|ótima|surpreendente|\
         de topo|acima da média|invejável|soberbo|soberba|generoso|generosa|consistente|elevado|elevada|exemplar|\
         de gente grande|sólido|sólida|forte|fortíssima|profissional|absurdo|absurda|irrepreensível|mais do que suficiente",
    ),
    (
        1,
        10,
        "aguenta|encara|corre|roda|lida",
        "sem engasgos|sem suar|sem esforço|com folga|sem engasgar|sem problemas|sem travar|com facilidade|sem dificuldade|tudo|\
         jogos pesados|qualquer jogo|com tudo|bem jogos|tarefas pesadas|multitarefa|os jogos mais|qualquer tarefa|\
         edição de vídeo",
    ),
    (
        1,
        10,
        "deixam",
        "macia|macio|macios|limpa|limpo|limpos|hidratada|hidratado|hidratados|brilhante|brilhantes|sedoso|sedosa|impecável|\
         impecáveis|suave|suaves|brancos|com brilho|sequinha|sequinho|luminosa|seca|seco|como nova|como novo|liso|lisa|fresca|\
         radiante|sem manchas|fofinha|fofa|brilhando|um brinco|cheirosa|cheiroso",
    ),
    (
        1,
        10,
        "remove|tira|apanha|aspira|elimina|recolhe|pega",
        "manchas|pelos|pó|a sujidade|sujeira|a sujeira|poeira|difíceis|as manchas|mancha|os pelos|mais difíceis|\
         pelos de animais|incrustada|o pó",
    ),
    (
        1,
        10,
        "limpa|limpam|aspira|aspiram|lava|lavam|seca|secam|corta|cortam|tritura|passa|refrigera|arrefece|gela|aquece|hidrata|\
         barbeia|imprime|cozinha|coze|assa|mói|bate|filtra|ilumina|cobre|fixa|frita|grelha|doura|espreme|acelera|agarra|nutre|\
         protege|alivia|massageia|absorve|desembaraça|varre|esfrega|doseia|perfura|fura|rende|tosta|desencrava|esquenta",
        "a fundo|na perfeição|perfeitamente|de forma uniforme|por igual|uniformemente|sem esforço|em profundidade|\
         com facilidade|lindamente|que é uma beleza|que é uma maravilha|como poucos|como poucas|profundamente|com eficácia|\
         com precisão|de maneira uniforme|melhor do que ninguém|impecavelmente|eficazmente|com força|tudo por igual|\
         qualquer superfície|concreto|com vontade|a preceito|sem falhas",
    ),
    (-2, 10, "alguma|-lhe", "potência|pujança|fôlego|genica|garra|desempenho"),
    (
        -1,
        10,
        "alguma|-lhe|carece|carece de|pouca|fraca|baixa|insuficiente|faltam|peca|peca pela falta de",
        "potência|pujança|fôlego|genica|garra|desempenho",
    ),
    (
        -1,
        10,
        "desempenho|resultados|rendimento|performance|resultado",
        "fraco|fracos|modesto|medíocre|limitado|decepcionante|desanimador|aquém|abaixo|inconsistente|inconsistentes|irregular|\
         irregulares|insuficiente|sofrível|dececionante|pobre|instável|ruim|ruins|desigual|desiguais|nulo|nulos|pouco visíveis|\
         fraquinho",
    ),
];
