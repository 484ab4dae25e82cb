//! Portuguese praise and blame as it is said of many kinds of products and services, plainly and idiomatically. Only data.

/// (sign, feature that is implied or 0, words).
pub(super) const PHRASES: &[(i8, u16, &str)] = &[
    (
        1,
        1,
        "show de bola|nota mil|top de linha|padrão ouro|bate um bolão|é o bicho|é fera|é craque|manda muito bem|\
         manda bem demais|tira de letra|dá um banho|dá um show|faz bonito|não faz feio|mão na roda|é tudo de bom|\
         tudo de bom|é sucesso|sucesso garantido|sai na frente|vale o hype|dá de dez|entrega tudo|entrega muito|\
         surpreende positivamente|satisfação garantida|segura a onda|é só alegria|só alegria|só elogios|\
         só tenho elogios|não tenho do que reclamar|não há do que reclamar|nada a reclamar|sem do que reclamar|\
         virou meu xodó|meu xodó|virou xodó|um arraso|arrasa|arrasou|caprichou|mandou bem|mandou muito bem|\
         acertou a mão|acertou em cheio|(vale/valeu) (muito a compra/cada segundo/a espera/a viagem)|\
         (compraria/compro/compramos) (de novo/outra vez/outro igual/sem pensar duas vezes)|\
         (melhor/maior) (acerto/escolha/compra) (do ano/da minha vida/que fiz/da casa)|\
         (opção/escolha/aposta/pedida) (sólida/equilibrada/redonda/completa/versátil/segura/consistente/confiável/interessante/respeitável/competente/convincente/premium/madura/acima da média)|\
         (merece/ganha) (destaque/seu lugar/um lugar/o posto/o título/a coroa/a medalha)|\
         (líder/referência/destaque/campeã/campeão/rainha/rei) (do segmento/da categoria/no segmento/na categoria/do mercado/absoluto/absoluta/no setor/do setor/indiscutível/da turma)",
    ),
    (
        -1,
        1,
        "roubada|furada|cilada|é uma roubada|é uma furada|é uma cilada|dor de cabeça na certa|só dor de cabeça|\
         só dá dor de cabeça|meia boca|meia-boca|mequetrefe|fuleiro|fuleira|xexelento|chinfrim|capenga|decepcionou|\
         decepcionou feio|deixou na saudade|ficou devendo|fica devendo|nem pensar|joga contra|tiro no pé|\
         propaganda enganosa|conversa pra boi dormir|não é lá essas coisas|não é essa coca-cola toda|\
         não passa de promessa|passe longe|corra dessa|dinheiro jogado fora|não chega lá",
    ),
    (
        1,
        2,
        "precinho|precinho camarada|preço camarada|preço de banana|no precinho|baratinho|baratinha|baratinhos|\
         cabe no orçamento|cabe no bolso|pesa pouco no bolso|sai em conta|bem em conta|custa pouco|\
         não arromba o bolso|bom pro bolso|bom para o bolso|sem pesar no bolso|mais em conta|econômica no preço|\
         parcela sem juros|parcelamento sem juros|gasta-se pouco|com desconto|preço honesto|preços honestos|\
         preço competitivo",
    ),
    (
        -1,
        2,
        "preço salgado|salgadinho no preço|caro pra caramba|caro demais|cara demais|carinho|carinha|os olhos da cara|\
         um rim|arromba o bolso|preço nas alturas|preço lá em cima|preço de ouro|preço puxado|pesa no orçamento|\
         nada barato|nada barata|custa caro|sai caro|sai cara|inacessível para a maioria|fora da realidade|\
         investimento alto|investimento inicial alto|ticket alto|custo inicial elevado|mais caro que a média|\
         mais cara que a média|acima da média do mercado",
    ),
    (
        1,
        3,
        "baita custo-benefício|ótimo negócio|negócio da china|vale o quanto pesa|vale o quanto custa|vale cada real|\
         entrega mais do que custa|entrega mais do que cobra|muito por pouco|muito pelo que custa|vale o ingresso|\
         faz o preço valer|paga o investimento|se paga rápido|se paga em poucos meses|se paga em pouco tempo|\
         retorno rápido|bem pago|compensa o preço|compensa cada|compensa o investimento",
    ),
    (
        -1,
        3,
        "não vale o ingresso|não vale o hype|cobra demais pelo que|entrega menos do que custa|paga-se a grife|\
         paga pela grife|você paga a grife|preço não condiz|preço não se justifica|não vale nem metade|\
         custo-benefício ruim|custo-benefício fraco|custo-benefício duvidoso|caro pelo que entrega|\
         cara pelo que entrega|caro pelo que oferece|cara pelo que oferece",
    ),
    (
        1,
        4,
        "acabamento caprichado|capricho no acabamento|bem acabadinho|costura reforçada|material de primeira|\
         materiais de primeira|plástico resistente|construção parruda|parrudo|parruda|corpo metálico|corpo de metal|\
         corpo em metal|inox escovado|firme na mão|sensação de produto premium|toque premium|madeira de lei|\
         solado costurado|montado com capricho|feito com capricho|feita com capricho|estrutura reforçada|\
         base reforçada|tampo de vidro|tecido encorpado|tecido grosso|metal escovado",
    ),
    (
        -1,
        4,
        "plástico vagabundo|plasticão|cheio de folgas|mal acabadinho|acabamento porco|acabamento mal feito|\
         acabamento ruim|material ruim|material vagabundo|material de segunda|tecido fino demais|tecido transparente|\
         costura torta|costura solta|costuras soltas|parece de camelô|cara de camelô|parece brinquedo|parece frágil|\
         peças soltas|folga nas portas|rebarba de plástico",
    ),
    (
        1,
        5,
        "aguenta o tranco|aguentam o tranco|aguenta o rojão|aguenta pancada|aguenta desaforo|aguenta firme|\
         firme e forte|pau pra toda obra|tanque de guerra|é um tanque|parece um tanque|dura que é uma beleza|\
         dura a vida inteira|dura uma vida|não desbota|não descasca|não enferruja|não racha|não rasga|não desfia|\
         não deforma|não amassa|não solta tinta|não quebra fácil|não risca fácil|segue intacto|segue intacta|\
         segue firme|segue como novo|segue como nova|resistente à água|resistente a quedas|à prova d'água|\
         à prova de quedas|à prova de arranhões|anos de uso|anos de estrada|década de uso|anos sem quebrar|\
         anos sem defeito|vida longa|vida útil longa|longa vida|envelhece bem|sobrevive a tombos|sobrevive a quedas",
    ),
    (
        -1,
        5,
        "não aguenta o tranco|não aguenta pancada|quebra à toa|quebrou na primeira|quebrou rápido|quebra rápido|\
         durou pouco|durou nada|dura pouco|abriu o bico|pifou cedo|descascou todo|descascou toda|\
         desbotou na primeira|virou pano de chão|soltou a sola|soltou o solado|rasgou fácil|rasga fácil|amassa fácil|\
         risca fácil|enferruja fácil|enferrujou em|quebra fácil|quebrou em|estragou em|estragou rápido|\
         se desgasta rápido|gasta rápido|perdeu a cor|perde a cor|perde a forma|vida curta|vida útil curta|\
         encolheu na",
    ),
    (
        1,
        6,
        "(nunca me deixou/nunca nos deixou/não me deixa/não deixa ninguém) (na mão/a pé)|não dá defeito|\
         nunca deu defeito|nunca deu problema|nunca deu pau|não dá pau|não dá problema|não dá dor de cabeça|\
         zero defeito|sem dar defeito|sem dar problema|roda redondo|roda redondinho|redondinho|redondinha|\
         não engasga|não cai|não sai do ar|sem quedas|sem travar|sem engasgar|liga de primeira|pega de primeira|\
         funciona de primeira|trabalha redondo|dá para confiar|pode confiar|sempre no horário|voos no horário|\
         pontual|pontualíssimo",
    ),
    (
        -1,
        6,
        "deu pau|dá pau|deu defeito|dá defeito|deu problema|vive dando|vive travando|vive caindo|vive quebrando|\
         vive fora do ar|vive no conserto|só dá problema|deu tilt|pifou|enguiçou|empacou|empaca|cai toda hora|\
         trava toda hora|trava o tempo todo|trava direto|cai direto|sai do ar|saiu do ar|cai na hora|\
         reinicia do nada|desliga do nada|para do nada|fecha do nada|cancela em cima da hora|\
         cancelou em cima da hora|vive atrasando|atrasa sempre|atrasa direto",
    ),
    (
        1,
        7,
        "moleza|é moleza|mamão com açúcar|sopa no mel|é sopa|é só apertar|só apertar um botão|sem quebrar a cabeça|\
         sem mistério|sem segredo|não tem mistério|não tem segredo|qualquer um usa|qualquer um mexe|\
         qualquer um aprende|até criança usa|até criança mexe|até minha avó|até meu pai|até minha mãe|fácil de mexer|\
         facinho|facinho de usar|super fácil|bem explicadinho|tudo na palma da mão|tudo à mão|em poucos toques|\
         em poucos cliques|com poucos toques|com poucos cliques|em dois toques|sem enrolação|sem burocracia|\
         menos burocracia|descomplica|simplifica|facilita a vida|facilita o dia a dia|facilita a rotina|\
         curva de aprendizado curta|curva de aprendizado suave|curva de aprendizagem curta|\
         curva de aprendizagem suave",
    ),
    (
        -1,
        7,
        "quebra a cabeça|de quebrar a cabeça|quebrar a cabeça|um parto|é um parto|um sufoco|é um sufoco|um perrengue|\
         um trampo|dá um trabalhão|dá trabalho usar|burocracia|burocrático|burocrática|cheio de etapas|etapas demais|\
         cliques demais|menus demais|botões demais|confunde|confundem|confunde o usuário|exige prática|exige treino|\
         exige treinamento|exige conhecimento técnico|exige conhecimentos técnicos|assusta iniciantes|\
         assusta quem está começando|intimida iniciantes|intimida|pouco amigável|nada amigável|nada intuitivo|\
         nada intuitiva|custa a entender|demora a entender|demora para entender",
    ),
    (
        1,
        8,
        "monta-se em|montei em|montei sozinho|montei sozinha|instalei sozinho|instalei sozinha|instalei em|\
         configurei em|fácil de montar|fácil de instalar|fácil de configurar|moleza de montar|moleza de instalar|\
         é só plugar|só plugar|só ligar e usar|só tirar da caixa|pronto para usar|pronta para usar|já vem montado|\
         já vem montada|já vem configurado|já vem configurada|instalação grátis|instalação inclusa|\
         instalação incluída|instalação no mesmo dia|instalação sem quebra-quebra|sem quebra-quebra|sem furadeira|\
         sem chave de fenda|sem técnico|dispensa técnico|dispensa instalação|dispensa furos|guiada passo a passo|\
         passo a passo ilustrado",
    ),
    (
        -1,
        8,
        "penei para montar|penei para instalar|penamos para montar|suei para montar|difícil de montar|\
         difícil de instalar|difícil de configurar|complicado de montar|complicado de instalar|chato de montar|\
         chato de instalar|chato de configurar|precisa de técnico|precisa chamar técnico|exige técnico|\
         exige instalação profissional|requer instalação profissional|exige furos|exige furar|exige quebra-quebra|\
         faltou parafuso|faltaram parafusos|faltando peça|faltando peças|faltando parafuso|veio sem manual|\
         veio sem parafusos|manual só em inglês|manual em chinês|instalação à parte|instalação cobrada à parte|\
         agendamento demorado da instalação",
    ),
    (
        1,
        9,
        "atendimento nota dez|atendimento nota 10|atendimento humano|atendimento humanizado|atendimento de primeira|\
         atendimento impecável|atendimento ágil|atendimento rápido|atendimento eficiente|atendimento exemplar|\
         atendimento excelente|atendimento cordial|atendimento atencioso|equipe atenciosa|equipe prestativa|\
         equipe simpática|equipe educada|suporte ágil|suporte rápido|suporte eficiente|suporte excelente|\
         suporte dedicado|suporte nota dez|suporte 24|resolve na hora|resolvem na hora|resolveu na hora|\
         resolve no mesmo dia|resolveram no mesmo dia|responde em minutos|respondem em minutos|\
         responderam em minutos|responde na hora|respondem na hora|responde pelo whatsapp|atende pelo whatsapp|\
         gente de verdade|ser humano do outro lado|sem robô|tratam bem|trata bem|trata o cliente|atendem com carinho|\
         atende com carinho|pós-venda nota dez|pós-venda impecável|pós-venda ágil|pós-venda excelente",
    ),
    (
        -1,
        9,
        "atendimento péssimo|atendimento ruim|atendimento lento|atendimento demorado|atendimento robotizado|\
         atendimento frio|atendimento sofrível|suporte péssimo|suporte ruim|suporte lento|suporte demorado|\
         suporte inexistente|pós-venda péssimo|pós-venda ruim|pós-venda inexistente|ninguém resolve|ninguém retorna|\
         não retornam|não dão retorno|não dá retorno|sem retorno|só robô|só robôs|só fala com robô|empurra-empurra|\
         jogo de empurra|enrola o cliente|enrolam o cliente|deixa no vácuo|deixam no vácuo|me deixaram no vácuo|\
         deixa o cliente esperando|deixam esperando|horas na linha|horas na espera|horas no telefone|\
         protocolo atrás de protocolo|protocolos e mais protocolos|descaso total|descaso com o cliente|pouco caso|\
         faz pouco caso|fazem pouco caso|atendentes mal treinados|atendentes despreparados|grosseria",
    ),
    (
        1,
        10,
        "tira de letra|dá conta do recado|dá conta de tudo|dão conta do recado|dá conta de|faz o serviço|\
         faz o trabalho|faz bem o serviço|limpa que é uma beleza|corta que é uma beleza|roda tudo|roda liso|\
         rodam lisos|roda sem engasgar|roda qualquer jogo|roda os jogos|potência de sobra|motor forte|motor potente|\
         força de sobra|sobra motor|sobra potência|fôlego de sobra|tem fôlego|resultado profissional|\
         resultados profissionais|resultado visível|resultados visíveis|resultado rápido|resultado surpreendente|\
         deixa a roupa limpa|deixa tudo limpo|deixa o cabelo macio|deixa a pele macia|fixa bem|gruda bem|corta bem|\
         cozinha por igual|assa por igual|gela rápido|gela bem|esquenta rápido|seca rápido|seca bem|lava bem|\
         suga tudo|suga até",
    ),
    (
        -1,
        10,
        "não dá conta|não dá conta do recado|não dão conta|não faz o serviço|não gela|não gela direito|não esquenta|\
         não esquenta direito|não seca|não seca direito|não corta|não corta direito|não limpa direito|\
         não lava direito|não suga|não fixa|não gruda|não faz efeito|sem efeito|não fez diferença|não faz diferença|\
         não vi diferença|não vi resultado|sem resultado|sem resultados|resultado pífio|desempenho pífio|\
         desempenho fraco|motor fraco|falta motor|falta força|falta fôlego|engasga em|engasga com|engasga na|\
         sofre com|sofre na|sofre em|patina em|apanha de|deixa manchas|deixa resíduos|deixa marcas|\
         esquenta demais em jogos|trava em jogos|queda de desempenho|perde desempenho|perde força",
    ),
    (
        1,
        11,
        "num piscar de olhos|rapidinho|voando|vapt-vupt|na velocidade da luz|a jato|jato|sem lentidão|sem demora|\
         sem espera|sem fila|sem filas|resposta imediata|respostas imediatas|carrega rápido|abre rápido|abre na hora|\
         abre num instante|liga rápido|inicia rápido|agiliza|acelera|poupa tempo|economiza tempo|ganha-se tempo|\
         tempo recorde|em tempo recorde|em questão de segundos|questão de minutos|em questão de minutos|\
         aprovação rápida|aprovação na hora|aprova na hora|cai na hora|cai na conta na hora",
    ),
    (
        -1,
        11,
        "lerdo|lerda|lerdinho|lenta demais|lento demais|devagar quase parando|a passo de tartaruga|\
         a passos de tartaruga|a passo de cágado|demora pra abrir|demora para abrir|demora a abrir|\
         demora para carregar|demora a carregar|demora para ligar|demora para responder aos toques|\
         demora para iniciar|demora a iniciar|demora um século|demora uma vida|demora horrores|demora demais|\
         leva uma vida|leva um século|tem que esperar|fila enorme|filas enormes|filas intermináveis",
    ),
    (
        1,
        12,
        "bateria dura o dia|bateria que dura|bateria dura dois|bateria para o dia|bateria aguenta o dia|\
         bateria aguenta dois|bateria aguenta um|bateria rende|bateria rende muito|rende o dia|rende dois dias|\
         aguenta o dia|aguenta o dia todo|aguenta dois dias|longe da tomada|sem tomada|sem procurar tomada|\
         dias longe da tomada|esquece a tomada|esquecer a tomada|esquecer o carregador|bateria monstruosa|\
         bateria gigante|bateria monstro|bateria generosa|bateria de 0 mah|baterião|bateria excelente|bateria ótima|\
         bateria duradoura|autonomia excelente|autonomia generosa|autonomia folgada|autonomia de sobra",
    ),
    (
        -1,
        12,
        "refém da tomada|escravo da tomada|escravo do carregador|vive na tomada|bateria vai embora|bateria some|\
         bateria voa|bateria não rende|bateria arria|arria rápido|arria antes|bateria viciada|bateria fraca|\
         bateria ruim|bateria curta|bateria pequena|bateria acaba|bateria morre|bateria não chega|\
         bateria não aguenta|bateria não dura|autonomia fraca|autonomia curta|autonomia modesta|autonomia limitada|\
         pede recarga|pede tomada",
    ),
];
