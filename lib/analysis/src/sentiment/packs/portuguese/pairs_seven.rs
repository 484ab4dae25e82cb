//! Portuguese words that say something together, whatever stands between them. Only data.

/// (sign, feature, words, words a little behind them).
pub(super) const PAIRS: &[(i8, u16, &str, &str)] = &[
    (
        1,
        7,
        "aprende-se|usa-se|mexe-se|domina-se|percebe-se|entende-se|maneja-se|opera-se|controla-se|programa-se|\
         aprendi|qualquer pessoa|qualquer um|qualquer criança|uma criança|até a minha avó|a avó|minha avó|meu avô|\
         o avô|até quem|os miúdos|toda a gente|todo mundo|os idosos|principiantes|iniciantes|basta|bastam|só precisa|\
         dá para",
        "cinco minutos|dez minutos|dois minutos|meia hora|num instante|num ápice|de imediato|de olhos fechados|\
         sem manual|sem abrir o manual|sem ler o manual|sem ler uma|sem formação|sem pensar|com uma mão|com um dedo|\
         com dois cliques|um clique|dois cliques|três cliques|um toque|dois toques|um botão|um único botão|\
         rodar um botão|rodar o botão|sem esforço|intuitivamente|usa|consegue usar|mexe|domina|entende|percebe|\
         aprende|dá conta|se entende|se orienta|carregar num botão|apertar um botão|girar um botão|premir um botão|\
         sem complicação|sem mistério|sem curso",
    ),
    (
        1,
        7,
        "menu|menus|interface|comando|comandos|botões|painel|navegação|site|processo|ecrã|ecrãs|controles|controlos|\
         utilização|manejo|pesquisa|compra|registo|cadastro|funcionamento",
        "claro|clara|claros|claras|intuitivo|intuitivos|intuitiva|óbvio|óbvios|arrumado|arrumada|arrumados|limpo|\
         limpa|limpos|organizado|organizada|organizados|lógico|lógica|lógicos|flui|fluida|descomplicado|\
         descomplicada|sem segredos|sem mistérios|sem labirintos|à mão|ao alcance do polegar|autoexplicativo|\
         autoexplicativos|autoexplicativa|amigável|bem rotulados|bem pensados|legíveis|onde se espera|de criança|\
         brincadeira de criança|simplificado|simplificada|não tem segredos|não tem mistério|mamão com açúcar|canja",
    ),
    (
        -1,
        7,
        "preciso|precisei|precisa-se|é preciso|obriga|obriga-nos|exige|pede|requer|perdi|passei|demorei|levei|leva|\
         horas|só quem|há que|tem de|é necessário|necessita",
        "um tutorial|tutoriais|curso|curso de engenharia|curso superior|doutoramento|doutorado|mestrado|engenheiro|\
         engenharia|manual ao lado|manual à mão|formação|cinco menus|três menus|vários menus|mil menus|abrir vários|\
         dezenas de cliques|mil cliques|cliques a mais|ginástica|malabarismo|paciência de santo|paciência de chinês|\
         acertar as horas|perceber como|entender como|perceber|dominar|decifrar|desvendar|descobrir onde|\
         descobrir como|encontrar a opção|encontrar a função|adivinhar|ler o manual|decorar",
    ),
    (
        -1,
        7,
        "menu|menus|interface|comando|comandos|botões|botão|painel|navegação|site|ecrã inicial|controles|controlos|\
         opções|definições|configurações|utilização|programa|linguagem|teclas",
        "labirinto|labirinto de|labirínticos|labirínticas|labiríntica|labiríntico|confuso|confusa|confusos|confusas|\
         enterrado|enterrada|enterradas|enterrados|escondido|escondida|escondidos|escondidas|quebra-cabeças|\
         quebra cabeça|quebra-cabeça|caótico|caótica|caóticos|charada|enigma|enigmático|enigmáticos|minúsculos|\
         minúsculas|ilegíveis|sem lógica|pouco claros|pouco clara|atulhado|atulhada|sobrecarregado|sobrecarregada|\
         bicho de sete cabeças|barafunda|bagunça|salgalhada|confusão|dor de cabeça|nada intuitivos|nada intuitiva|\
         outra conversa|outra história|chinês|em chinês|de bradar aos céus|mal traduzidos|mal traduzida|\
         a perder de vista",
    ),
    (
        1,
        8,
        "monta-se|montei|montámos|montamos|montou-se|instala-se|instalam-se|instalei|instalámos|configura-se|\
         configurei|configurou-se|encaixa-se|encaixam-se|ligar|liga-se|montagem|instalação|configuração|\
         emparelhamento inicial|arranque|abre-se a caixa|tira-se da caixa|técnico|instalador|ativação|montar|\
         instalar|configurar|pôr a funcionar|começar a usar|migração",
        "e está feito|e está feita|está feito|está feita|e pronto|e já está|num instante|num ápice|cinco minutos|\
         dez minutos|quinze minutos|vinte minutos|dois minutos|três minutos|meia hora|menos de uma hora|\
         poucos minutos|minutos|sem ferramentas|sem ferramenta|sem furar|sem furos|sem obras|sem técnico|sem ajuda|\
         sem chamar|sem manual|de olhos fechados|sozinho|sozinha|uma pessoa só|é só ligar|foi só ligar|basta ligar|\
         basta encaixar|canja|brincadeira de criança|não tem ciência|não tem mistério|sem dramas|sem dor de cabeça|\
         à primeira|já estava no ar|já estava a funcionar|já estava funcionando|no mesmo dia|um passeio|intuitiva|\
         passo a passo|guiada|simples|simplicíssima|rápida|relâmpago|na hora|três passos|um clique|uma chave|\
         só com uma chave",
    ),
    (
        -1,
        8,
        "montar|monta-se|montei|montagem|instalar|instalação|instalei|configurar|configuração|configurei|ligar|\
         pôr a funcionar|colocar para funcionar|arranque|ativação|ativar|migração|implementação|montá-la|montá-lo|\
         instalá-la|instalá-lo",
        "tarde inteira|uma tarde|um fim de semana|o fim de semana|dia inteiro|um dia inteiro|horas|duas horas|\
         três horas|quatro horas|dois técnicos|de técnico|um técnico|chamar um|chamar o|eletricista|canalizador|\
         engenheiro|curso de engenharia|nervos de aço|linha de comandos|muita paciência|paciência de|paciência|\
         ferramentas especiais|berbequim|furar|furos|parafusos a mais|parafusos a menos|faltam parafusos|\
         faltam peças|peças a menos|peças trocadas|duas pessoas|três pessoas|calvário|pesadelo|suplício|martírio|\
         tormento|odisseia|via-sacra|via sacra|novela|um parto|dor de cabeça|dores de cabeça|de loucos|de chorar|\
         uma luta|uma guerra|quebra-cabeças|quebra cabeça|à parte|não vem incluída|não está incluída|\
         bicho de sete cabeças|semanas|dias|à terceira|várias tentativas",
    ),
    (
        1,
        9,
        "atendimento|atendente|atendentes|atendem|atendeu|atenderam|assistente|assistência|apoio|suporte|\
         linha de apoio|pós-venda|gestor|gestora|gerente|equipa|equipe|funcionários|funcionário|pessoal|rececionista|\
         recepcionista|receção|recepção|técnico|técnicos|operador|chat|call center|staff|balcão|loja|oficina|\
         vendedores|quem atende|sac|serviço",
        "liga de volta|ligam de volta|telefona de volta|resolve|resolvem|resolveu|resolveram|em minutos|\
         em dez minutos|em menos de|no mesmo dia|na hora|24 horas|vinte e quatro horas|a qualquer hora|\
         até ao domingo|num domingo|aos domingos|de madrugada|simpático|simpática|simpáticos|prestável|prestáveis|\
         prestativo|prestativa|prestativos|atencioso|atenciosa|atenciosos|cordial|cordiais|paciente|pacientes|\
         incansável|incansáveis|humano|humana|de carne e osso|gente de verdade|pelo nome|lembra|lembra-se|à primeira|\
         ao primeiro toque|primeiro toque|solícito|solícitos|solícita|impecável|exemplar|merece aplausos|aplausos|\
         de luxo|cinco estrelas|não descansa|não larga|até resolver|sem robôs|em português|de bom humor|\
         com um sorriso|sorriso|cinco sentidos|trocaram|trata-nos|trata-se|tratam-nos|trata-nos como|como família|\
         como reis|acolhedor|acolhedora|proativo|proativa|disponível|disponíveis|gentil|gentis|educado|educados|\
         eficiente|eficientes|eficaz|célere|expedito|desenrascado|vai mais além|veste a camisola|veste a camisa|\
         dez a zero",
    ),
    (
        -1,
        9,
        "atendimento|atendente|atendentes|atendem|atendeu|atenderam|assistência|apoio|suporte|linha de apoio|\
         pós-venda|gestor|gerente|equipa|equipe|funcionários|funcionário|pessoal|rececionista|recepcionista|receção|\
         recepção|técnicos|operador|chat|call center|staff|balcão|vendedores|quem atende|sac|telefone|linha|e-mail|\
         e-mails|emails|ligação|chamada|chamadas|falar|contactar|contatar|apoio ao cliente",
        "duas pedras na mão|má vontade|de má vontade|de má cara|cara feia|frete|a fazer um frete|boa sorte|milagre|\
         impossível|missão impossível|sem resposta|zero respostas|nenhuma resposta|sem retorno|respostas automáticas|\
         resposta automática|resposta-padrão|copia e cola|copiadas|chapa cinco|de robô|robô|robôs|música de espera|\
         em espera|à espera|pendurado|pendurada|horas à espera|empurra|empurram|passa a bola|de um para outro|\
         jogo do empurra|ninguém sabe|não sabe|não sabem|não resolve|não resolvem|não atende|não atendem|\
         não responde|não respondem|some|somem|desaparece|desaparecem|desliga na cara|desligam na cara|desligam|\
         lava as mãos|enrola|enrolam|às moscas|arrogante|arrogantes|antipático|antipática|antipáticos|mal-educado|\
         mal-educados|rude|rudes|grosseiro|grosseira|seco|seca|ríspido|ríspida|frio|indiferente|indiferentes|\
         inexistente|fantasma|a léguas|dias a responder|semanas a responder|um suplício|um calvário|uma lotaria|\
         só de segunda a sexta|só em inglês|por formulário|só por formulário|de fugir|trombudo|trombuda|trombudos|\
         despreparado|despreparados|ignora|ignoram|descaso|surdo|surdos|nem responde|nem respondem",
    ),
    (
        1,
        10,
        "corta|cortam|tritura|trituram|engole|aspira|aspiram|lava|lavam|limpa|limpam|seca|secam|tira|tiram|remove|\
         removem|arranca|arrancam|perfura|fura|aquece|aquecem|arrefece|gela|coze|assa|frita|passa|sobe|puxa|reboca|\
         mói|bate|mistura|desfaz|dissolve|elimina|eliminam|apaga|cola|pinta|cobre|tapa|hidrata|protege|puxou|devora|\
         come|mata|roda|corre|trabalha|despacha",
        "como se fosse manteiga|como manteiga|manteiga|como quem não quer a coisa|num abrir e fechar|sem se engasgar|\
         sem engasgar|sem esforço|sem pestanejar|sem vacilar|sem suar|sem cansar|sem protestar|sem se queixar|\
         sem reclamar|sem dar por isso|de uma só vez|de uma vez|à primeira|na primeira passagem|primeira passagem|\
         numa passagem|por inteiro|até ao último|até o último|que é um mimo|que é uma beleza|na perfeição|\
         por completo|por igual|de forma uniforme|uniformemente|sem deixar rasto|sem deixar resíduos|\
         sem deixar marcas|sem grumos|tudo|tudo o que|o que lhe aparece|o que aparece|tudo pela frente|\
         até as mais difíceis|nódoas|as nódoas|nódoas difíceis|manchas difíceis|pelos de animais|com folga|com sobra|\
         com sobras|com perna às costas|com o pé nas costas|impecavelmente|a fundo|em profundidade",
    ),
    (
        -1,
        10,
        "não|mal=|nem|só|apenas|pouco|custa-lhe|sofre|luta|demora|deixa|deixam",
        "tira nem|tira a nódoa|tira as nódoas|tira manchas|tira|remove|apanha|aspira os|limpa os cantos|\
         chega aos cantos|corta|aquece|arrefece|gela|seca|seca bem|lava bem|tritura|puxa|cola|cobre|hidrata|\
         faz efeito|faz nada|fez nada|serve para nada|pega no fundo|metade do lixo|migalhas para trás|lixo para trás|\
         resíduos|marcas|grumos|pedaços inteiros|meio cru|a meio gás|sem fôlego|sem força|sem potência|nas subidas|\
         a subir|dar conta|aguentar jogos",
    ),
    (
        -1,
        10,
        "motor|potência|lâmina|lâminas|sucção|força|processador|desempenho|broca|placa|bomba|compressor|resistência|\
         aspirador|jato|caudal|rendimento|resultado|efeito",
        "fraco|fraca|fraquinho|fraquinha|frouxo|frouxa|anémico|anémica|anêmico|curto de|aquém|cego|cega|cegas|rombo|\
         rombas|sem força|sem fôlego|sem chama|sem garra|perde o fôlego|perde força|perde gás|engasga|engasga-se|\
         soluça|patina|arrasta-se|arfa|geme|não puxa|não chega|não aguenta|não dá conta|não convence|frustrado|\
         frustra|deixa a desejar|desapontante|nulo|nula|invisível|sofre|sofrem|nas lonas|de brinquedo|a meio gás|\
         pede arrego|sofrível|limitado|limitada",
    ),
    (
        1,
        10,
        "motor|potência|lâmina|lâminas|sucção|força|processador|desempenho|performance|placa|bomba|compressor|\
         aspirador|jato|rendimento|resultado|resultados|efeito|limpeza|tração|binário|torque|aceleração|corte",
        "de sobra|para dar e vender|a rodos|que sobra|sobra|com fartura|não falta|nunca falta|inesgotável|\
         impressionante|brutal|bruto|bruta|demolidor|demolidora|avassalador|de cavalo|de gente grande|\
         de profissional|profissional|de outro mundo|de respeito|respeitável|musculado|musculada|fôlego|com fôlego|\
         cheio de força|afiado|afiada|afiadas|certeiro|invejável|soberbo|soberba|notável|visíveis|visível|à vista|\
         nota-se|notam-se|logo na primeira|desde a primeira|surpreendente|de salão|sem igual|superior|mais força",
    ),
    (
        1,
        11,
        "abre|abrem|carrega|responde|respondem|arranca|inicia|exporta|copia|transfere|processa|seca|aquece|chega|faz|\
         leva|demora|entrega|aprova|aprovou|paga|levanta|trata|despacha|resolve|ferve|gela|imprime|descarrega|baixa|\
         instala|encontra|renderiza|navega|executa|converte",
        "num piscar de olhos|piscar de olhos|num abrir e fechar de olhos|abrir e fechar de olhos|num ápice|\
         num instante|num segundo|um segundo|dois segundos|três segundos|poucos segundos|segundos|instantes|\
         em metade do tempo|metade do tempo|um terço do tempo|terço do tempo|menos tempo|em menos tempo|\
         como um foguete|foguete|como um relâmpago|relâmpago|mais depressa|sem demora|sem demoras|sem esperas|\
         sem espera|de imediato|na hora|no ato|ao instante|à velocidade da luz|a voar|voando|vapt-vupt|\
         em três tempos|em dois tempos|sem atrasos|sem lag",
    ),
    (
        -1,
        11,
        "abre|abrem|abrir|carrega|carregar|responde|respondem|responder|arranca|arrancar|inicia|iniciar|exporta|\
         copia|copiar|transfere|processa|processar|aquece|aquecer|gerar|leva|demora|demoram|tarda|site|app|sistema|\
         ecrã|página|páginas|menus|resposta|cursor|motor|ligação|internet|rede",
        "uma eternidade|eternidade|eternidades|minutos a abrir|séculos|um século|horas|meia hora|vida inteira|\
         o seu tempo|tempo de mais|tempo demais|tempo a mais|demasiado tempo|muito tempo|tempo de sobra|\
         dá para fazer um café|ir buscar um café|tomar um café|fazer um café|a passo de caracol|passo de caracol|\
         a passo de tartaruga|como uma tartaruga|que nem uma tartaruga|tartaruga|caracol|lesma|lesmas|de lesma|\
         às voltas|roda às voltas|a pensar|engasga|engasgam|soluça|aos soluços|arrasta-se|arrastam-se|pesada|pesado|\
         pastelona|pastelão|atraso|com atraso|atraso irritante|molengão|molenga|a conta-gotas|a desesperar|desespera|\
         pede paciência|paciência|a carvão|preguiçoso|preguiçosa|preguiçosos",
    ),
    (
        1,
        12,
        "bateria|pilha|pilhas|autonomia|carga|uma carga|carregador|tomada|aguenta|aguentam|aguentou|dura|duram|durou|\
         chega|resiste|longe da tomada|segura",
        "para dar e vender|o dia todo|o dia inteiro|todo o dia|todo dia|dois dias|três dias|quatro dias|cinco dias|\
         uma semana|semana inteira|semanas|várias semanas|duas semanas|dez dias|um mês|meses|fim de semana inteiro|\
         fim de semana|o fim de semana|um voo inteiro|de sol a sol|de manhã à noite|até à noite|da manhã à noite|\
         jornada inteira|jornada de trabalho|turno inteiro|um turno|dias a fio|sem pedir carga|sem pedir tomada|\
         sem recarregar|sem carregar|sem ir à tomada|sem ver tomada|sem ver a tomada|que não acaba|não acaba mais|\
         que nunca mais acaba|interminável|infinita|inesgotável|de sobra|a perder de vista|só ao domingo|\
         só ao fim de|uma vez por semana|de maratonista|de maratona|de camelo|horas seguidas|em casa|esquece-se|\
         esquecer|esqueço-me|impressionante|invejável|campeã|folgada|com folga",
    ),
    (
        -1,
        12,
        "bateria|pilha|pilhas|autonomia|carga|aguenta|dura|duram|morre|acaba|descarrega|chega|gasta|esgota-se|vai-se|\
         esvai-se|pede|pedir",
        "ao meio-dia|a meio do dia|no meio do dia|a meio da tarde|à hora de almoço|hora do almoço|antes do almoço|\
         antes do jantar|antes do fim|antes da noite|antes de anoitecer|mal chega|nem chega|não chega|não aguenta|\
         nem meio dia|meio dia|meia manhã|meia tarde|poucas horas|três horas|duas horas|uma hora|de duas em duas|\
         curta|curtíssima|fraca|fraquinha|escassa|anémica|anêmica|vergonhosa|ridícula|um suspiro|suspiro|num ápice|\
         num instante|a olhos vistos|como água|depressa|rápido|num piscar|vicia|viciou|viciada|arrego|tomada|\
         carregador atrás|powerbank|sempre na tomada|todas as noites|todos os dias|duas vezes por dia|perde|inchou|\
         incha|estufou|de sede|gulosa|não segura",
    ),
    (
        1,
        13,
        "carrega|carregam|recarrega|recarregam|carregamento|recarga|carregador|tomada|na tomada|carga completa|carga|\
         enche|encher|reabastece|minutos na tomada|dez minutos|quinze minutos|meia hora|uma hora|cinco minutos|\
         minutinhos",
        "meia hora|em meia hora|quarenta minutos|trinta minutos|vinte minutos|quinze minutos|dez minutos|\
         cinco minutos|num instante|num ápice|enquanto|menos de uma hora|dá para o dia|dão para|dá para|para outra|\
         pronta para outra|pronto para outra|sem fios|sem fio|por indução|indução|usb-c|magnético|magnética|\
         qualquer cabo|qualquer carregador|de todas as maneiras|num café|durante o duche|rapidíssimo|rapidíssima|\
         ultrarrápido|ultrarrápida|relâmpago|a voar|três horas de|o dia todo|metade da bateria|até aos 80|até 80|\
         enche a bateria|bateria cheia|no painel solar",
    ),
    (
        -1,
        13,
        "carrega|carregam|carregar|recarregar|recarrega|carregamento|recarga|carregador|tomada|carga completa|\
         conector|entrada de carga|base|ficha|indução|cabo de carga",
        "uma eternidade|eternidade|noite inteira|a noite toda|toda a noite|a noite inteira|horas|quatro horas|\
         cinco horas|três horas|seis horas|oito horas|duas horas|hora e meia|a conta-gotas|passo de caracol|lento|\
         lenta|lentíssimo|lentíssima|vagaroso|demora|demorado|demorada|tarda|não vem|não vem incluído|\
         vendido à parte|vende-se à parte|comprado à parte|à parte|perde contacto|mau contacto|mau contato|solta-se|\
         aquece|aquece demais|sobreaquece|frouxo|só com o|proprietário|proprietária|só aceita|falha|caprichoso|\
         caprichosa|avaria|ainda vai|ainda nos|nunca chega|não chega aos",
    ),
];
