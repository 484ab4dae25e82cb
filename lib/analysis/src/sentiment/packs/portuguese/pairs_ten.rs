//! Portuguese words that say something together, whatever stands between them. Only data.

/// (sign, feature, words, words a little behind them).
pub(super) const PAIRS: &[(i8, u16, &str, &str)] = &[
    (
        1,
        30,
        "comissão|comissões|taxa|taxas|custos|anuidade|tarifa|tarifas|cobra|cobram|conta|cartão|transferências|\
         levantamentos|zero|zerou|sem|nada de|isenta|isento|isenção|devolve|cancelar|cancela-se|fidelização|portes|\
         spread|juros|manutenção de conta|câmbio|saques",
        "escondidas|escondidos|escondida|escondido|ocultas|ocultos|surpresa|surpresas|letras miúdas|letras pequenas|\
         comissão|comissões|comissão nenhuma|comissões de manutenção|anuidade|manutenção|gratuita|gratuito|gratuitas|\
         gratuitos|grátis|de graça|a sério|nem um cêntimo|nem um centavo|um cêntimo|nenhum extra|nada a mais|\
         qualquer taxa|zero|a zero|inexistentes|baixíssimas|baixíssimos|mais baixas|mais baixos|simbólica|simbólicas|\
         residuais|irrisórias|à cabeça|à vista|transparentes|claras|claros|bem explicadas|sem multa|sem penalização|\
         sem pagar|sem custos|a qualquer momento|quando se quiser|incluídos|incluído no preço|tudo incluído|no preço",
    ),
    (
        -1,
        30,
        "cobra|cobram|cobrou|debita|debitou|debitam|desconta|paga-se|pagam-se|paga|pagar|pagámos|pagamos|exige|\
         exigem|acrescenta|acresce|acrescem|fatura|conta|fica|somam-se|soma-se|a cada|levantamento|levantamentos|\
         saque|transferência|transferências|cancelar|sair|cancelamento|mala|bagagem|estacionamento|lugar|check-in|\
         depois vêm|vêm",
        "taxa|taxas|uma taxa|taxa de adesão|taxa de abertura|taxa de serviço|taxa de limpeza|taxa extra|\
         taxas escondidas|taxas ocultas|escondidas|escondidos|extra|extras|à parte|por fora|por tudo|\
         por tudo e por nada|por cada|por qualquer coisa|por qualquer coisinha|até pela|até pelo|por respirar|\
         até o ar|adicional|adicionais|comissão|comissões|anuidade|multa|multas|penalização|penalizações|fidelização|\
         surpresa|surpresas|letras miúdas|letras pequenas|seguro obrigatório|mala de mão|bagagem|escolher lugar|\
         euros por|reais por|seja qual for|obrigatório|obrigatória|sem avisar|não anunciados|não anunciadas|\
         que ninguém explicou|que ninguém avisa|pesada|pesadas|abusivas|abusiva|salgadas|salgada|custa uma|\
         custa 0 euros",
    ),
    (
        1,
        31,
        "rede|sinal|cobertura|apanha|apanha-se|pega|pega-se|há rede|funciona|aceite|aceito|aceita|cobre|cobrem|\
         abrange|inclui|assume|seguro|apólice|plano|presente|presentes|chega|atende|voa|entrega|lojas|agências|\
         balcões|oficinas|rede de oficinas|hospitais|clínicas|caixas|postos",
        "em todo o lado|em todo lado|todo lado|em todo lugar|todo o lado|em qualquer lado|em qualquer canto|\
         qualquer canto|no país inteiro|o país inteiro|todo o país|de norte a sul|norte a sul|de lés a lés|\
         no interior|na serra|na aldeia|na roça|no mato|no campo|até na|até no|em alto mar|no metro|no metrô|\
         no elevador|na garagem|na cave|em todas as divisões|todas as divisões|a casa toda|casa inteira|em túneis|\
         em viagem|no estrangeiro|no exterior|todo o mundo|em todo o mundo|mundo inteiro|mais de 0 países|países|\
         em toda a europa|toda a europa|quase tudo|tudo e mais|desde o|desde a|até a|até o|sismos|inundações|\
         tempestades|roubo|furto|vidros|acidentes|acidente|doença|doenças|dentista|dentária|reboque|\
         assistência em viagem|desportos|esportes|esportes de aventura|cancelamento|animais|danos|terceiros|\
         todos os riscos|contra todos|uma em cada esquina|em cada esquina|qualquer cidade|qualquer bairro|\
         perto de casa|a dois passos",
    ),
    (
        -1,
        31,
        "rede|sinal|cobertura|só tem|só há|não apanha|não pega|nem pega|não chega|não atende|não cobre|não cobrem|\
         nem cobre|não inclui|exclui|excluem|deixa|deixam|seguro|apólice|plano|plafond|franquia|carência|fora das|\
         fora de|no interior|na serra|na aldeia|no campo|nas aldeias|no elevador|dentro de casa|apólices|não entrega|\
         não opera|rede de",
        "some|some-se|desaparece|cai|perde-se|falha|falham|vai-se|vai e vem|a zeros|nas capitais|nas grandes cidades|\
         só nas cidades|só em lisboa|só em são paulo|fora de lisboa|fora das cidades|fora do país|regiões rurais|\
         zonas rurais|rural|rurais|no interior|interior|açores|madeira|ilhas|nordeste|norte|europa|de fora|\
         de fora quase tudo|quase tudo|quase nada|nada|dentista|psicólogo|vidros|inundações|sismos|roubo|doenças|\
         preexistentes|pré-existentes|doenças crónicas|exclusões|letras miúdas|letras pequenas|peneira|buracos|\
         cheia de buracos|um buraco|aos soluços|um risco|uma barra|um tracinho|altíssima|altíssimas|ridículo|\
         ridícula|meses|seis meses|um ano|limitada|limitado|limitadas|poucos|poucas|poucos países|fora da cidade|\
         fora dos centros",
    ),
    (
        1,
        32,
        "entrega|entregas|entregou|entregaram|encomenda|encomendas|pedido|pacote|envio|envios|chega|chegam|chegou|\
         chegaram|estava|transportadora|estafeta|estafetas|entregador|entregadores|portes|frete|embalagem|caixa|leva|\
         levam|sobe|despacha|expede|expediu|motorista|sofá|máquina",
        "no dia seguinte|dia seguinte|no próprio dia|no mesmo dia|mesmo dia|em 24 horas|em 48 horas|24 horas|\
         48 horas|em dois dias|dois dias|antes do prazo|antes do previsto|antes da data|antes da hora|antes do tempo|\
         mais cedo|adiantada|adiantado|dentro do prazo|na data|no prazo|à hora marcada|hora marcada|na hora marcada|\
         à hora combinada|hora combinada|a horas|pontualmente|sem um arranhão|sem um risco|intacto|intacta|intactos|\
         intactas|inteiro|inteira|inteiros|bem acondicionado|bem acondicionada|bem protegido|bem protegida|\
         bem embrulhado|bem embrulhada|plástico bolha|à porta|à porta de casa|terceiro andar|ao terceiro andar|\
         sem elevador|até ao quarto|onde se pede|recolhe a velha|recolhe o velho|leva a velha|leva o velho|\
         com seguimento|ao minuto|em tempo real|passo a passo|grátis|gratuito|gratuitos|oferecido|oferecidos|\
         de graça|por conta da casa|para todo o país|num piscar de olhos|voou|relâmpago|cuidadosos|cuidadoso|\
         cuidadosa|impecável|simpáticos|avisa|avisam",
    ),
    (
        -1,
        32,
        "entrega|entregas|entregou|entregaram|encomenda|encomendas|pedido|meu pedido|pacote|envio|envios|chega|\
         chegam|chegou|chegaram|transportadora|estafeta|estafetas|entregador|entregadores|portes|frete|embalagem|\
         caixa|deixou|deixaram|flores|sofá|máquina|veio|vieram|demorou|espera|tracking|rastreio|rastreamento|prazo|\
         prazos|motorista",
        "um dia depois|dias depois|semanas depois|depois do prazo|depois da data|fora de horas|fora do prazo|\
         atrasada|atrasado|atrasados|atrasadas|com atraso|tarde e a más horas|tarde demais|três semanas|duas semanas|\
         semanas|um mês|meses|amassada|amassado|amassados|amolgada|amolgado|amolgados|partido|partida|partidos|\
         quebrado|quebrada|quebrados|rasgada|rasgado|aberta|aberto|molhada|molhado|esmagada|danificado|danificada|\
         riscado|riscada|em cacos|em pedaços|aos bocados|incompleta|incompleto|trocado|trocada|trocados|errado|\
         errada|errados|morada errada|endereço errado|outra cidade|outra morada|foi parar|vizinho errado|perdeu-se|\
         perdida|perdido|extraviada|extraviado|extraviou-se|nunca chegou|nunca chega|ainda não chegou|por entregar|\
         no portão|à chuva|ao relento|no passeio|na rua|murchas|descongelado|descongelada|frio|fria|sem aviso|\
         sem avisar|não avisa|não tocou|nem tocou à campainha|lotaria|uma lotaria|uma loteria|pelos olhos da cara|\
         caríssimos|caros|caro|a peso de ouro|eterna|eternas|uma eternidade|uma novela|à espera|derrapa|derrapam|\
         nunca bate certo|não atualiza",
    ),
    (
        1,
        33,
        "devolução|devoluções|devolver|devolvi|devolve-se|devolve|devolveram|devolveu|reembolso|reembolsos|\
         reembolsaram|reembolsou|garantia|troca|trocas|trocaram|trocou|trocam|dinheiro|caução|estorno|\
         período de teste|teste|experimentar|noites|noites de teste|dias para devolver|dias|dias para devoluções|\
         política|arrependimento",
        "sem perguntas|sem fazer perguntas|nenhuma pergunta|sem chatices|sem dramas|sem burocracia|sem complicações|\
         sem custos|sem pagar|sem discussão|sem regatear|sem pestanejar|sem stress|na hora|em dois dias|em 48 horas|\
         em 24 horas|em três dias|numa semana|no dia seguinte|caiu na conta|de volta|na conta|na loja|\
         em qualquer loja|grátis|gratuita|gratuitas|gratuito|por conta da|por conta deles|frete da volta|\
         portes da devolução|vitalícia|vitalício|para a vida|toda a vida|a vida toda|de cinco anos|cinco anos|\
         dez anos|sete anos|seis anos|quinze anos|vinte anos|30 anos|25 anos|de 0 anos|cobre tudo|cumpre-a|cumprida|\
         honra|honrada|honram|generoso|generosa|generosos|alargada|alargado|estendida|cem noites|100 noites|100 dias|\
         365 dias|noventa dias|90 dias|60 dias|sessenta dias|um ano inteiro|por uma nova|por um novo|um novo|\
         uma nova|peça nova|aparelho novo|logo|canja|exemplar|em casa",
    ),
    (
        -1,
        33,
        "devolução|devoluções|devolver|devolve|reembolso|reembolsos|garantia|troca|trocas|trocar|dinheiro|caução|\
         estorno|política de devoluções|política de trocas|recusa|recusam|recusou|recusaram|nega|negam|negou|\
         só aceita|não aceita|não devolve|não devolveram|nem aceita|defeito|qualquer defeito|só troca",
        "calvário|um calvário|novela|uma novela|uma guerra|uma luta|suplício|dor de cabeça|odisseia|via-sacra|\
         labirinto|formulários|portes por nossa conta|por nossa conta|por conta do cliente|às custas do cliente|\
         a pagar|pagar os portes|seis semanas|três meses|semanas à espera|semanas|meses|à espera|nunca chegou|\
         nunca chega|nunca mais|nunca vi|em vales|em vale|vales|em crédito|crédito na loja|prazo de validade|\
         desculpas|mil desculpas|desculpa|lava as mãos|mau uso|alegam|alegando|alegou|embalagem intacta|\
         com a embalagem|selado|selada|experimentado|experimentada|exclui|exclui quase|letras miúdas|letras pequenas|\
         curta|curtíssima|curto|ridícula|só seis meses|só um ano|apenas um ano|apenas seis|15 dias|quinze dias|\
         sete dias|expira|caduca|anula-se|invalida|não cobre|cobre pouco|cobre quase nada|não vale|de fachada|\
         só no papel|no papel|ignora|ignoram|empurra|nem isso|só com fatura|esgota-se|impossível|a ferros|\
         arrancado a ferros",
    ),
    (
        1,
        34,
        "nome|fama|reputação|avaliações|avaliação|críticas|crítica|opiniões|prémios|prêmios|prémio|prêmio|imprensa|\
         fóruns|fórum|especialistas|profissionais|utilizadores|usuários|clientes|comentários|notas|nota|reviews|\
         testes|deco|consumidores|listas|rankings|referência|médicos|pediatras|dentistas|veterinários|chefs|músicos|\
         público|trustpilot|reclame aqui|portal da queixa|satisfação|amigos|mecânicos|designers|treinadores|\
         dermatologistas|marcas|confiança",
        "abre portas|de peso|que pesa|que dispensa|dispensa apresentações|respeitado|respeitada|acima de qualquer|\
         irrepreensível|imaculada|imaculado|impecável|invejável|sólida|intacta|merecida|merecido|conquistada|\
         de referência|é referência|a referência|uma referência|rasgados elogios|só elogios|elogios|elogiam|elogia|\
         em coro|aplaudem|aplaude|juram|juram por|confiam|confia|recomendam|recomenda|aconselham|adoram|preferem|\
         escolhem|de olhos fechados|rendidos|rendida|rendidas|quase sempre bem|falam bem|fala bem|bem dele|bem dela|\
         no topo|do topo|dos melhores do ano|entre as melhores|entre os melhores|unânime|unânimes|4,8|4,9|4,7|9,2|\
         9,5|9 em 10|nove em cada dez|cinco estrelas|mais premiada|mais premiado|mais recomendada|mais confiável|\
         mais fiáveis|coleciona|colecionou|arrecadou|arrecada|leva para casa|maior confiança|tanta confiança|\
         de confiança|confiança|com razão|queridinho|queridinha|gerações|décadas|há décadas|centenária|centenário|\
         volta a comprar|volta sempre|voltam sempre|voltam",
    ),
    (
        -1,
        34,
        "nome|fama|reputação|avaliações|avaliação|críticas|opiniões|imprensa|fóruns|fórum|especialistas|utilizadores|\
         usuários|clientes|comentários|notas|nota|reviews|deco|consumidores|queixas|reclamações|processos|escândalo|\
         escândalos|trustpilot|reclame aqui|portal da queixa|imagem|tribunal|redes sociais|multa|credibilidade|\
         confiança|polémica|polêmica",
        "pelas ruas da amargura|ruas da amargura|na lama|manchada|manchado|beliscada|arranhada|abalada|abalado|\
         duvidosa|duvidoso|péssima|péssimas|terrível|marca descuidada|descuidada|arrasadoras|arrasam|demolidoras|\
         destruidoras|negativas|más|mornas|divididas|dividem-se|compradas|falsas|acumula|acumulam|acumulam-se|chovem|\
         aos montes|aos milhares|aos magotes|às centenas|multiplicam-se|somam-se|a rodos|desconfiam|desconfia|fogem|\
         torcem o nariz|torce o nariz|torcer o nariz|de pé atrás|pé atrás|mal falada|mal falado|caiu em desgraça|\
         em queda|queda livre|caiu|a pique|amarga|2 estrelas|uma estrela|duas estrelas|1 estrela|desde então|\
         nunca mais|depois do escândalo|arrasta|perdeu|perderam|perdida|fraude|acusada|acusam|acusado|processada|\
         investigada|condenada|enganosa|enganados|arrependidos|arrependem-se|difícil acreditar|reprovada|chumbou|\
         chumbada|de burlões",
    ),
    (
        1,
        35,
        "catálogo|catálogos|gama|oferta|leque|variedade|seleção|sortido|escolha|coleção|menu|ementa|carta|\
         carta de vinhos|biblioteca|prateleiras|prateleira|loja|opções|modelos|tamanhos|cores|sabores|marcas|títulos|\
         cursos|há|tem|oferece|encontra-se|acha-se|vende|sementes|linha|linhas|números|estantes|referências",
        "a perder de vista|sem fim|infindável|infindáveis|interminável|de fazer inveja|inveja|para todos os gostos|\
         todos os gostos|de todos os feitios|tudo e mais alguma|de tudo|do básico ao|que não acaba|\
         que nunca mais acaba|não se veem|em mais lado nenhum|em nenhum outro|mais lado nenhum|que vai do|que vai da|\
         que vão do|que vai desde|vai do|vai da|vão do|desde o|desde a|desde linha|dos mais|do 33 ao|\
         em três larguras|do xs ao|ao xxl|centenas|centenas de|milhares|milhares de|dezenas|dezenas de|\
         para dar e vender|à escolha|por onde escolher|onde escolher|difícil é escolher|custa escolher|o difícil é|\
         fica-se perdido|enciclopédico|enciclopédica|vastíssimo|vastíssima|riquíssimo|riquíssima|imenso|imensa|\
         invejável|inigualável|do mundo inteiro|de todo o mundo|mais modelos|mais opções|mais escolha|mais variedade|\
         abarrotadas|bem recheada|bem recheado|recheado|recheada|bem fornecida|bem fornecido|sempre em stock|de a a z",
    ),
    (
        -1,
        35,
        "catálogo|gama|oferta|leque|variedade|seleção|sortido|escolha|coleção|menu|ementa|carta|biblioteca|\
         prateleiras|prateleira|loja|opções|modelos|tamanhos|cores|sabores|marcas|títulos|cursos|só há|só tem|\
         só existe|só vende|stock|estoque|números|linha",
        "modesto|modesta|curto|curta|curtíssimo|magro|magra|magrinho|magrinha|pobre|pobrezinho|pobrezinha|escasso|\
         escassa|escassas|minguado|minguada|limitado|limitada|limitadíssima|reduzido|reduzida|reduzidíssima|pouca|\
         pouco|poucos|poucas|contam-se pelos dedos|pelos dedos|dedos de uma mão|meia dúzia|dois ou três|duas ou três|\
         duas cores|três cores|uma cor|um modelo|dois modelos|sempre os mesmos|sempre as mesmas|sempre o mesmo|\
         repetido|repetida|repetidos|repetitiva|repetitivo|monótona|monótono|vazias|vazia|às moscas|esgotado|\
         esgotada|esgotados|esgotadas|esgota|esgota logo|em falta|faltam|falta|rutura|ruptura|sabe a pouco|\
         desatualizado|fica curta|nada além|pouco mais|nunca há|não há|acaba logo",
    ),
];
