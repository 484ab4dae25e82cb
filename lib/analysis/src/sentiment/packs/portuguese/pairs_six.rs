//! Portuguese words that say something together, whatever stands between them. Only data.

/// (sign, feature, words, words a little behind them).
pub(super) const PAIRS: &[(i8, u16, &str, &str)] = &[
    (
        1,
        2,
        "custa|custam|sai|saem|sai por|fica por|pede|cobra|pratica|praticam|paga-se|assinar|mensalidade|preço|preços|\
         custava|custar",
        "uma bagatela|uma ninharia|uma fração|bagatela|ninharia|metade do preço|metade do que|quase nada|\
         troco de pão|tuta e meia|um café por semana|menos do que um café|menos que um café|abaixo da média|\
         abaixo da concorrência|abaixo do mercado|abaixo dos concorrentes|bem menos|muito menos|preços de outlet|\
         de entrada de gama|que cabem|que não assustam|não pesa|não assusta|amigos da carteira|amigo da carteira|\
         amigos do bolso|simpático|simpáticos|de feira|de atacado|de chorar por mais|ao alcance|módica quantia|\
         uma mixaria|mixaria|preço de custo|imbatível|imbatíveis|mais baixo do mercado|mais baixos do mercado|\
         que qualquer um|que toda a gente|reduzido",
    ),
    (
        -1,
        2,
        "custa|custam|sai|saem|pede|pedem|cobra|cobram|pratica|praticam|paga-se|preço|preços|mensalidade|etiqueta|\
         valor|valores|conta|orçamento|custar",
        "couro e cabelo|um rim|o olho da cara|os olhos da cara|carteira recheada|só quem tem|fora do alcance|\
         bolsos fundos|acima do mercado|acima da concorrência|acima dos concorrentes|meio ordenado|um ordenado|\
         um salário|salário inteiro|uma fábula|um dinheirão|de assustar|assusta|assustam|de arrepiar|dói|\
         dói no bolso|de joalharia|de ouro|de luxo|quase o dobro|mais do dobro|três vezes mais|muito mais do que|\
         bem mais do que|mais do que a média|afasta|afugenta|estoura|estratosférico|estratosféricos|astronômico|\
         astronómico|astronómicos|astronômicos|inacessível|inacessíveis|não é para todos|não é para todas|\
         de gente rica|obsceno|absurdo|absurdos|absurda|pornográfico|hipoteca|empréstimo|não cabe|não cabem|\
         pouco convidativos|puxadinho|puxada|puxados|salgadíssimo|de deixar|de cortar a respiração",
    ),
    (
        1,
        3,
        "por esse|por este|pelo mesmo|por esse dinheiro|por este preço|por esse preço|por este valor|por esse valor|\
         pelo preço|pelo valor|pelo dinheiro|pelo que custa|pelo que se paga|por menos de|por um valor|nesta faixa|\
         nessa faixa|neste preço|pelo que cobra|pelo mesmo dinheiro|pelo mesmo preço|pelo mesmo valor",
        "dá muito mais|dá mais|oferece muito|oferece mais|oferecem mais|entrega muito|entrega mais|leva-se|\
         leva-se mais|não se encontra melhor|não há melhor|não há nada melhor|não existe melhor|difícil encontrar|\
         difícil pedir mais|é difícil|rende|rende muito|dá tudo|inclui tudo|surpreende|não tem rival|ninguém dá mais|\
         ninguém oferece|ninguém entrega|recebe muito|recebe-se muito|levas muito|você leva|ganha-se|impressiona|\
         imbatível|nenhum concorrente|nenhum rival|é um achado|um achado|é um presente|poucos oferecem|\
         poucas oferecem",
    ),
    (
        1,
        3,
        "cada euro|cada centavo|cada cêntimo|cada tostão|cada real|investimento|dinheiro|o que se paga|compra|preço|\
         o que custa|pagar|gasto",
        "bem gasto|bem empregue|bem investido|bem empregado|vale|valeu|compensa|compensou|rende|se justifica|\
         justifica-se|justificado|justificada|paga-se a si|que se paga|se paga sozinho|recupera-se|recuperado|\
         tem retorno|com retorno|inteligente|acertado|acertada|retorna|amortiza-se|vale bem",
    ),
    (
        -1,
        3,
        "por esse|por este|pelo mesmo|por esse dinheiro|por este preço|por esse preço|por este valor|por esse valor|\
         pelo preço|pelo valor|pelo dinheiro|pelo que custa|pelo que se paga|pelo que cobra|pelo que cobram|\
         pelo preço que|a esse preço|a este preço",
        "esperava-se|esperava|esperávamos|exigia-se|exige-se|merecia|merecíamos|há melhor|há muito melhor|\
         encontra-se melhor|encontra melhor|compra-se melhor|podia|podiam|devia|deviam|deveria|deveriam|dá pouco|\
         oferece pouco|entrega pouco|falta|sabe a pouco|é pouco|não se admite|não se aceita|inaceitável|inadmissível|\
         não se justifica|é um insulto|rouba|é um roubo|desilude|decepciona|dececiona",
    ),
    (
        -1,
        3,
        "cobra|cobram|pede|pedem|paga-se|pagar|pagam-se|gastar|custa|custam|dinheiro|preço|investimento|euros|reais",
        "por umas|por uns|só pelo nome|pela marca|pelo logótipo|pelo logotipo|pela etiqueta|pela fama|deitado à rua|\
         deitar dinheiro|jogado no lixo|jogado fora|deitado fora|mal gasto|mal empregue|sem retorno|sem justificação|\
         sem justificativa|desperdiçado|para receber|não se justifica|não corresponde|não condiz|desproporcional|\
         desproporcionado|injustificado|injustificável",
    ),
    (
        1,
        4,
        "acabamento|acabamentos|costura|costuras|construção|chassi|chassis|estrutura|encaixe|encaixes|madeira|couro|\
         pele|aço|alumínio|latão|inox|peça|peças|puxador|dobradiça|dobradiças|tecido|malha|material|materiais|corpo|\
         moldura|tampa|parafuso|parafusos|solda|soldaduras|soldas|junta|juntas|cravação|montagem|carcaça|pormenor|\
         detalhe|detalhes|pormenores",
        "sem folga|sem folgas|sem uma folga|sem rebarbas|ao milímetro|milimétrico|de primeira|de primeira água|\
         de relojoeiro|de ourives|de mestre|de artesão|maciço|maciça|maciços|nobre|nobres|irrepreensível|\
         irrepreensíveis|impecável|impecáveis|cuidado|cuidados|cuidada|cuidadas|esmerado|esmerada|rigoroso|rigorosos|\
         perfeito|perfeita|perfeitos|perfeitas|de qualidade|de verdade|a sério|genuíno|genuína|sólido|sólida|sólidos|\
         robusto|robusta|reforçado|reforçada|reforçadas|dupla|duplas|de luxo|premium|de aviação|escovado|forjado|\
         encorpado|encorpada|grosso|grossa|densos|luxuoso|feito à mão|feitas à mão|cosido à mão|caprichado|\
         caprichada|caprichados|inspira confiança|transpira qualidade|respira qualidade|transmite solidez|\
         transmitem solidez|de outro nível|parece de|acima da média|de alta qualidade|superior|à prova de crítica|\
         de brio",
    ),
    (
        -1,
        4,
        "acabamento|acabamentos|costura|costuras|construção|chassi|estrutura|encaixe|encaixes|madeira|couro|aço|peça|\
         peças|puxador|dobradiça|dobradiças|tecido|malha|material|materiais|corpo|moldura|tampa|parafuso|parafusos|\
         cabo|fecho|fechos|botão|botões|plástico|plásticos|porta|portas|pernas|gaveta|gavetas|pega|alça|pintura|\
         verniz|solda|soldas|junta|juntas|carcaça|capa",
        "com folga|com folgas|tem folga|têm folga|rebarba|rebarbas|tortos|torto|torta|tortas|mal alinhado|\
         mal alinhada|mal alinhados|mal cosido|mal cosida|mal cosidas|desalinhado|desalinhados|desalinhadas|abana|\
         abanam|balança|balançam|bambo|bamba|bambas|range|rangem|frágil|frágeis|fino demais|fina demais|fraquinho|\
         fraquinha|fraquinhos|oco|oca|ocas|que estala|estala|estalam|barato|baratos|barata|baratas|de fancaria|\
         de carregar pela boca|de quinta|de quinta categoria|de terceira|de segunda|fajuto|vagabundo|vagabunda|\
         ordinário|ordinária|tosco|tosca|toscos|grosseiro|grosseiros|grosseira|mal feito|mal feitos|mal feitas|\
         desleixado|desleixada|soltos|solta|soltas|a soltar-se|salta|saltam|desencaixa|desencaixam|desfia|desfiam|\
         descosida|descosido|descosidas|de brinquedo|parece de brinquedo|a imitar|finge que|aglomerado|contraplacado|\
         de papelão|de cartão|falso|falsa|sintético e fino|deixa a desejar|com farpas|tem farpas|tem rebarbas",
    ),
    (
        1,
        5,
        "aguenta|aguentam|aguentou|aguentaram|resiste|resistem|resistiu|resistiram|sobrevive|sobreviveu|sobrevivem|\
         sobreviveram|suporta|suportam|suportou|passou|levou|apanhou|leva|levam|sofreu|caiu|caíram|encara|enfrenta|\
         enfrentou|atravessa|atravessou",
        "quedas|queda|pancadas|pancada|tombo|tombos|chuva|chuvas|sol|granizo|maresia|geada|temporal|tempestade|\
         tempestades|lavagens|lavagem|maus tratos|uso diário|uso intenso|uso intensivo|uso pesado|crianças|cães|\
         gatos|anos|décadas|invernos|inverno|verões|obra|obras|lama|poeira|mar|praia|água salgada|choques|choque|\
         arranhões|riscos|tempo|mudanças|mudança|estradas|quilómetros|quilômetros|de pé|como novo|como nova|\
         como novos|intacto|intacta|ileso|ilesa|sem um arranhão|sem um risco|sem desbotar|sem deformar|sem ceder|\
         sem partir|sem quebrar|sem rasgar|pontapés|trambolhões|de tudo|tudo e mais|maus-tratos|patadas|dentadas|\
         guerra|inferno|temporada|temporadas|gerações|a vida toda|uma vida",
    ),
    (
        1,
        5,
        "dura|duram|durou|duraram|tem|têm|anda|andam|continua|continuam|ainda|passados|depois de|ao fim de|após|há|\
         feito|feita|feitos|feitas|está|estão|usa-se|serve",
        "uma vida|uma vida inteira|a vida inteira|para toda a vida|a vida toda|gerações|várias gerações|décadas|\
         anos a fio|muitos anos|uma eternidade|o dobro|o triplo|anos e anos|como novo|como nova|como novos|\
         como novas|como no primeiro dia|para as curvas|está para durar|para durar|estão para durar|lavagens e nada|\
         sem sinais de desgaste|sem desgaste|sem sinal de uso|sem ferrugem|sem um único risco|sem perder a cor|\
         sem perder a forma|sem borboto|intacto|intacta|intactos|intactas|impecável|firme e forte|firmes e fortes|\
         como se nada fosse|de pedra e cal|para sempre|à prova de tudo|à prova de bala|para deixar aos netos|\
         de pai para filho|para os netos|velho de guerra",
    ),
    (
        -1,
        5,
        "ao fim de|ao segundo|ao terceiro|à primeira|à segunda|à terceira|na primeira|na segunda|na terceira|\
         depois de|após|em menos de|em poucos|em poucas|com poucos|com poucas|passado|passados|em duas|em três|\
         em dois|ao cabo de|já|logo|aos poucos|com o tempo|com o uso|em seis|em um|em uma",
        "descolou|descolaram|cedeu|ceder|cederam|cede|partiu|partiram|partiu-se|partiram-se|quebrou|quebraram|rachou|\
         racharam|rasgou|rasgaram|rompeu|rebentou|rebentaram|furou|furaram|desbotou|desbotaram|desbotada|descascou|\
         descascaram|enferrujou|enferrujaram|enferrujada|enferrujado|empenou|empenaram|empena|entortou|entortaram|\
         desfez-se|desfizeram-se|desfiou|desfiaram|avariou|avariaram|pifou|queimou|queimaram|estragou-se|estragou|\
         estragaram|morreu|morreram|gastou-se|gastaram-se|desgastou-se|encolheu|encolheram|alargou|deformou|\
         deformou-se|deformada|abateu|abateram|afundou|afundou-se|borbotos|borboto|bolinhas|lixo|caiu aos bocados|\
         aos bocados|em pedaços|esgarçou|manchou|mancharam|perdeu a forma|perderam a forma|perdeu a cor|foi-se|\
         foi para o lixo|deixou de|amarelou|amareleceu|ressequiu|soltou-se|soltaram-se|soltou|soltaram|\
         ganhou ferrugem|ganha ferrugem|ganha folga|ganha buracos|gasta|gastos|a desfazer-se|desfazer",
    ),
    (
        -1,
        5,
        "parte-se|partem-se|quebra|quebram|racha|racham|rasga|rasgam|rasga-se|risca|riscam|risca-se|entorta|entortam|\
         empena|empenam|descola|descolam|desbota|desbotam|desfaz-se|desfazem-se|enferruja|enferrujam|encolhe|\
         encolhem|amassa|amassam|lasca|lascam|descasca|descascam|gasta-se|gastam-se|deforma-se|deformam-se|rebenta|\
         rebentam|solta-se|soltam-se|amolece|esfarela|estala|cede|cedem|desgasta-se",
        "facilidade|fácil|facilmente|à toa|por tudo e por nada|por nada|à primeira|à segunda|na primeira|na segunda|\
         num instante|num ápice|depressa|rápido|rapidamente|logo|cedo|com o tempo|em meses|em semanas|em poucos|\
         em pouco tempo|de repente|ao mínimo|só de olhar|com um espirro|com o uso|com a humidade|com a umidade|\
         ao sol|na lavagem|à chuva",
    ),
    (
        1,
        6,
        "liga|ligam|arranca|arrancam|pega|funciona|funcionam|trabalha|trabalham|anda|cumpre|chega|chegam|partem|\
         começa|começam|responde|está|abre|dispara|roda",
        "à primeira|de primeira|todas as manhãs|todos os dias|sempre|faça chuva|faça sol|como um relógio|\
         que nem um relógio|como um relógio suíço|sem falhar|sem uma falha|sem um único|sem uma única|sem nunca|\
         sem engasgar|sem soluços|sem percalços|sem sobressaltos|religiosamente|há anos|a horas|na hora certa|\
         à hora certa|à tabela|em ponto|há oito|há dez|há cinco|há três|dia após dia|ano após ano|sem espinhas|\
         sem crises|chova ou faça sol|quando é preciso|quando mais se precisa|sem reinícios|no pior dos dias",
    ),
    (
        1,
        6,
        "nunca|jamais|não|nem uma vez|nem um",
        "deixou ficar mal|deixa ficar mal|deixou na mão|deixa na mão|deixou a pé|deixou mal|deu um problema|\
         deu problemas|deu problema|deu chatices|dá chatices|deu trabalho|deu dores de cabeça|dá dores de cabeça|\
         avariou|avaria|falhou|falha|falharam|crashou|encravou|encrava|travou|enguiçou|enguiça|me traiu|caiu uma vez|\
         bloqueou|bloqueia|perdeu um|perdeu uma|se queixa|desapontou|cancelou|atrasou|se atrasa|sai do ar|vai abaixo",
    ),
    (
        -1,
        6,
        "deixa|deixou|deixam|deixaram|parou|desliga|desligou|desliga-se|desligou-se|reinicia|reiniciou|reinicia-se|\
         bloqueia|bloqueou|trava|travou|encrava|encravou|fecha|fechou|fecha-se|avaria|avariou|enguiça|enguiçou|pifa|\
         pifou|cai|caiu|falha|falhou|perde|perdeu|desconecta|crasha|empanca|emperra|emperrou|morre|morreu|abre|\
         funciona|liga|conecta|desaparece|some|vai abaixo|foi abaixo",
        "na mão|ficar mal|a pé|apeado|apeados|do nada|sozinho|sozinha|sem aviso|sem avisar|sem razão|sem motivo|\
         a meio|no meio|a toda hora|a toda a hora|a cada|quando quer|quando lhe apetece|quando bem entende|\
         dia sim dia não|dia sim|volta e meia|de vez em quando|de tempos a tempos|três em três|mais do que funciona|\
         dia sim, dia não|na hora h|na pior altura|no pior momento|quando mais se precisa|quando mais precisa|\
         todas as semanas|toda semana|todo fim de semana|todo mês|todo santo dia|vezes por dia|vezes por semana|\
         aleatoriamente|constantemente|conforme a lua|aos soluços|à toa|uma semana|um mês|dois meses|três meses|\
         à segunda|na segunda|logo na primeira",
    ),
    (
        -1,
        6,
        "partida|partidas|voo|voos|comboio|comboios|trem|servidor|servidores|site|sistema|ligação|conexão|serviço|\
         serviços|app|aparelho|máquina|motor|unidade|unidades|plataforma|internet",
        "sai atrasado|sai atrasada|saem atrasados|atrasado|atrasada|cancelado|cancelada|cancelados|canceladas|cai|\
         caem|caiu|em baixo|fora do ar|fora de serviço|down|indisponível|com soluços|aos soluços|intermitente|\
         vem com defeito|com defeito|defeituoso|defeituosa|defeituosas|avariado|avariada|avariadas|imprevisível|\
         lotaria|loteria|roleta russa|roleta-russa|engasga|ao calhas",
    ),
];
