//! Portuguese words that say something together, whatever stands between them. Only data.

/// (sign, feature, words, words a little behind them).
pub(super) const PAIRS: &[(i8, u16, &str, &str)] = &[
    (
        1,
        26,
        "protege|protegem|respeita|respeitam|encripta|criptografa|salvaguarda|blinda|cuida",
        "dados|privacidade|informações|dados pessoais|contas|seus dados|conta|conversas|utilizadores|a privacidade|os dados|\
         senhas|dos seus dados|da sua privacidade",
    ),
    (
        2,
        26,
        "vende|partilha|compartilha|recolhe|coleta|guarda|rastreia|armazena|vendem|regista|registra|cede",
        "dados|dados pessoais|terceiros|a terceiros|atividade|navegação|compartilha|informações|partilha|com terceiros|os teus|\
         registos|registros|nada|logs",
    ),
    (
        -1,
        26,
        "recolhe|recolhem|coleta|coletam|pede|partilha|partilham|compartilha|compartilham|vende|vendem|exige|cede|rastreia|\
         repassa|solicita|guarda",
        "dados|permissões|dados pessoais|informações|dados do que|com terceiros|a terceiros|dados dos usuários|\
         dados dos utilizadores|demais|em excesso|pessoais|dados com|autorizações|com anunciantes|para terceiros",
    ),
    (
        -1,
        26,
        "sofreu|sofreram|teve|alvo|vítima",
        "de dados|vazamento|vazamento de dados|ataque|fuga de dados|vazamentos|ataques|ciberataque|violação|informático|hacker|\
         fuga|diversos|fugas|invasão",
    ),
    (
        -1,
        26,
        "dúvidas|preocupações|receios|questões|interrogações",
        "a privacidade|à privacidade|privacidade|a segurança|segurança|os dados|o uso de dados|o tratamento de dados|\
         a recolha de dados|a coleta de dados",
    ),
    (
        1,
        27,
        "sabe|sabem|cheira|cheiram",
        "caseiro|fruta|fresco|limpo|verdade|café acabado de fazer|feito em casa|pão quente|lindamente|maravilhosamente|\
         na perfeição|que é uma maravilha",
    ),
    (
        1,
        27,
        "sabor|gosto|aroma|cheiro|perfume|fragrância",
        "intenso|intensa|delicioso|deliciosa|autêntico|autêntica|equilibrado|equilibrada|rico|excelente|suave|marcante|\
         encorpado|encorpada|agradável|fresco|fresca|natural|frutado|frutada|ótimo|maravilhoso|caseiro|inconfundível|delicado|\
         delicada|irresistível|profundo|persistente|duradouro|duradoura|envolvente|gostoso|incrível|elegante|tradicional|\
         redondo|bem equilibrado|cremoso|adocicado na medida|de café fresco",
    ),
    (
        1,
        27,
        "comida|pratos|cozinha|manhã|pequeno",
        "excelente|excelentes|ótimo|ótima|ótimos|delicioso|deliciosa|deliciosos|caseira|fresca|farto|farta|de qualidade|\
         saborosa|saborosos|bem feita|de alto nível|caprichado|caprichada|maravilhoso|maravilhosa",
    ),
    (
        -1,
        27,
        "sabe|sabem|cheira|cheiram|gosto|cheiro",
        "queimado|químico|artificial|nada|ranço|água|velho|cartão|mofo|remédio|papelão|metal|requentado|peixe|mais a açúcar|\
         congelado",
    ),
    (
        -1,
        27,
        "sabor|gosto|aroma|travo|cheiro|perfume|retrogosto",
        "artificial|amargo|químico|enjoativo|desagradável|metálico|fraco|aguado|estranho|insosso|a plástico|forte demais|\
         doce demais|muito forte|intenso demais|residual|apagado|sem graça|de plástico|rançoso|de queimado|pouco intenso|ácido|\
         inexistente|pobre|enjoativa|de remédio|adocicado demais|ralo",
    ),
    (
        -1,
        27,
        "demasiado|excessivamente|algo",
        "salgado|salgada|salgados|doce|doces|amargo|amarga|ácido|ácida|seco|seca|secos|gorduroso|gordurosa|gordurosos|oleoso|\
         oleosa|picante|duro|dura|condimentado|condimentada|forte para",
    ),
    (
        2,
        28,
        "contém|contêm|leva|usa",
        "parabenos|sulfatos|silicones|açúcar|açúcares|açúcares adicionados|açúcar adicionado|conservantes|corantes|aditivos|\
         glúten|lactose|óleo de palma|álcool|perfume|fragrância|transgénicos|transgênicos|corantes nem conservantes|\
         conservantes nem corantes|sulfatos nem parabenos|parabenos nem sulfatos|gordura trans|adoçantes|químicos|\
         ingredientes artificiais|aromatizantes artificiais|agrotóxicos|cereais|petrolatos|sal adicionado|pesticidas|\
         aditivos artificiais|conservadores|aromas artificiais|subprodutos|adição de açúcar",
    ),
    (
        1,
        28,
        "livre de|zero|0|isento de|isenta de|nada de",
        "parabenos|sulfatos|silicones|açúcar|açúcares|açúcares adicionados|açúcar adicionado|conservantes|corantes|aditivos|\
         glúten|lactose|óleo de palma|álcool|perfume|fragrância|transgénicos|transgênicos|corantes nem conservantes|\
         conservantes nem corantes|sulfatos nem parabenos|parabenos nem sulfatos|gordura trans|adoçantes|químicos|\
         ingredientes artificiais|aromatizantes artificiais|agrotóxicos|cereais|petrolatos|sal adicionado|pesticidas|\
         aditivos artificiais|conservadores|aromas artificiais|subprodutos|adição de açúcar",
    ),
    (
        1,
        28,
        "rico|rica|ricos|fonte|alto|elevado|teor|excelente|carregado|cheio|cheia",
        "proteínas|proteína|fibras|fibra|vitaminas|nutrientes|ómega 0|ômega 0|antioxidantes|cálcio|ferro|minerais|carne",
    ),
    (
        1,
        28,
        "baixo|baixa|pobre|reduzido|reduzida|poucas",
        "açúcar|gordura|sódio|calorias|gorduras|sal|carboidratos|açúcares",
    ),
    (
        -1,
        28,
        "contém|contêm|leva|levam|cheio|cheia|excesso|abusa|rico|base|demasiado|demasiada|carregado|carregada|recheado|alto|\
         elevado|traz",
        "açúcar|conservantes|corantes|aditivos|sal|sódio|gordura|gorduras|gordura saturada|óleo de palma|adoçantes|parabenos|\
         sulfatos|silicones|álcool|perfume|fragrância|cereais|conservantes artificiais|químicos|calorias|açúcares|farinhas|\
         ingredientes artificiais|subprodutos|gorduras saturadas|aditivos artificiais|gordura trans|xarope|cafeína|milho|\
         fosfatos|aromatizantes|óleo mineral|petrolatos",
    ),
    (
        1,
        29,
        "feito|feita|feitos|feitas|produzido|produzida|fabricado|fabricada|confeccionado|confeccionada",
        "reciclado|reciclada|reciclados|recicladas|orgânico|orgânica|biológico|sustentável|sustentáveis|de pesca|certificado|\
         certificada|de reflorestamento|renovável|ecológicos",
    ),
    (
        1,
        29,
        "usa|utiliza|aposta em|usam|utilizam|adota|opta|emprega",
        "reciclado|reciclada|reciclados|recicladas|sustentável|sustentáveis|recicláveis|reciclávei|renovável|renováveis|\
         biodegradáveis|compostáveis|orgânico|ecológico|ecológica|ecológicos|ecológicas|limpa|sem plástico|solar",
    ),
    (
        1,
        29,
        "gasta|consome|gastam|consomem",
        "água|energia|luz|eletricidade|combustível|gasolina|pouca|pouquíssima|muito pouca|metade da|pouquíssimo|pouca água|\
         pouca energia|menos água|menos energia",
    ),
    (
        1,
        29,
        "poupa|economiza|reduz|corta|compensa|diminui|neutraliza",
        "água|energia|luz|as emissões|eletricidade|o consumo|a conta de luz|a pegada|o desperdício|as suas emissões|\
         suas emissões|o impacto|o uso de plástico|a fatura da luz",
    ),
    (
        1,
        29,
        "amigo|amiga|respeita|respeitadora|respeitador|respeitam|compromisso|preocupação|comprometida|comprometido|cuida",
        "natureza",
    ),
    (
        -1,
        29,
        "gasta|consome|gastam|consomem|bebe|puxa",
        "água|energia|luz|eletricidade|combustível|gasolina|demasiada|imensa|imenso|demais|uma barbaridade de|muita água|\
         muita energia|demasiada energia|bastante energia|horrores de",
    ),
    (
        2,
        30,
        "cobra|cobram|exige|aplica",
        "taxas|taxa|anuidade|comissões|comissão|custos ocultos|taxas escondidas|taxas ocultas|letras miúdas|letras pequenas|\
         fidelização|fidelidade|multa|custos escondidos|mensalidade|taxa de manutenção|taxa de adesão|tarifas|\
         comissão de manutenção|surpresas na fatura|custos adicionais|encargos|permanência|anuidades|taxas surpresa|\
         custos extra|juros|comissões de manutenção|despesas de manutenção|custos de manutenção|cobranças ocultas|pegadinhas|\
         tarifa|contrato de fidelidade|coparticipação|taxas extra|custos fixos|portes|taxas de saque|subscrição|\
         surpresas no extrato|taxa de saque|multas|qualquer taxa|qualquer comissão|cobrar taxas",
    ),
    (
        1,
        30,
        "zero|livre de|isento de|isenta de|isenção|nada de|elimina",
        "taxas|taxa|anuidade|comissões|comissão|custos ocultos|taxas escondidas|taxas ocultas|letras miúdas|letras pequenas|\
         fidelização|fidelidade|multa|custos escondidos|mensalidade|taxa de manutenção|taxa de adesão|tarifas|\
         comissão de manutenção|surpresas na fatura|custos adicionais|encargos|permanência|anuidades|taxas surpresa|\
         custos extra|juros|comissões de manutenção|despesas de manutenção|custos de manutenção|cobranças ocultas|pegadinhas|\
         tarifa|contrato de fidelidade|coparticipação|taxas extra|custos fixos|portes|taxas de saque|subscrição|\
         surpresas no extrato|taxa de saque|multas|qualquer taxa|qualquer comissão|cobrar taxas",
    ),
    (
        1,
        30,
        "taxas|comissões|tarifas|juros|anuidade|mensalidade|custos|encargos|anuidades",
        "baixo|baixa|baixos|baixas|baixíssimo|baixíssimas|transparentes|claro|claras|reduzido|reduzidas|competitivo|\
         competitivas|zero|grátis|gratuita|justas|mínimas|mais baixo|mais baixas|acessíveis|isenta|abaixo da média",
    ),
    (
        -1,
        30,
        "cobra|cobram|aplica|exige|adiciona|acrescenta|paga-se|impõe|embute|cuidado|atenção|prepare-se",
        "taxa|taxas|taxa por|taxa de|altas|alta|elevada|elevadas|bagagem|escondidas|multa|tudo|comissão|de manutenção|saque|\
         despachada|transferência|levantamento|transferências|mala|escolha de lugar|marcação de lugar|ocultas|adicionais|\
         abusiva|abusivos|de cancelamento|de adesão|fidelização|bagagem despachada|surpresa|saques|inatividade|alto|extra|\
         elevados|altos",
    ),
    (
        -1,
        30,
        "taxas|comissões|tarifas|juros|custos|encargos|anuidade|multas|cobranças|mensalidade|franquia|coparticipação|taxa|multa|\
         comissão|spread",
        "alto|alta|altos|altas|elevado|elevada|elevados|elevadas|oculto|oculta|ocultos|ocultas|escondido|escondida|escondidos|\
         escondidas|abusivo|abusiva|abusivos|abusivas|inesperado|inesperadas|pouco claro|pouco claras|surpresa|exagerado|\
         exageradas|indevido|indevidas|pesado|pesada|pesados|pesadas|extra|salgado|salgadas|pouco transparentes|absurdo|\
         absurdas|por tudo|acima da média|cara|caras|duplicado|duplicadas|altíssimo|altíssimas|excessivo|excessivas|\
         que se acumulam|caro",
    ),
    (
        -1,
        30,
        "cartuchos|tinta|cápsulas|refis|tinteiros|consumíveis|toner",
        "caro|cara|caros|caras|caríssimo|caríssima|caríssimos|caríssimas|saem caros|a preço de ouro|custam caro|\
         custam uma fortuna|custosos|custa caro|pesam no bolso",
    ),
    (
        1,
        31,
        "cobre|cobrem|chega|chegam|funciona|opera|pega|voa|presente|disponível|atende|alcança",
        "país|zonas rurais|todo o país|o território|interior|lado|lado nenhum|brasil|o país todo|mundo|toda a parte|aldeias|\
         estradas|todo lado|zonas remotas|áreas rurais|países|o interior|o estrangeiro|portugal|a europa|danos|furto|\
         tratamentos|imprevistos|cidades|consultas|municípios|quase tudo|cidades pequenas|território nacional|subsolo",
    ),
    (
        1,
        31,
        "cobertura|coberturas|sinal|rede|receção",
        "amplo|ampla|amplas|excelente|ótimo|ótima|completo|completa|completas|nacional|nacionais|forte|fortes|estável|extenso|\
         extensa|sólida|total|abrangente|abrangentes|impecável|global|em todo o país|invejável|sem falhas|robusta|vasto|vasta|\
         generoso|generosa|credenciada ampla|alargada",
    ),
    (
        -2,
        31,
        "cobre|cobrem|chega|chegam|pega|funciona|inclui|atende|opera|alcança|abrange|contempla",
        "interior|zonas rurais|rurais|campo|metro|elevador|cidade|água|estrangeiro|zona rural|cidades|rural|áreas rurais|\
         pré existentes|dentista|aldeias|furto|fora das|fora da cidade|preexistentes|naturais|praia|montanha|dentro de casa|\
         tratamentos|grandes centros",
    ),
    (
        -1,
        31,
        "cobre|cobrem|chega|chegam|pega|funciona|inclui|atende|opera|alcança|abrange|contempla",
        "interior|zonas rurais|rurais|campo|metro|elevador|cidade|água|estrangeiro|zona rural|cidades|rural|áreas rurais|\
         pré existentes|dentista|aldeias|furto|fora das|fora da cidade|preexistentes|naturais|praia|montanha|dentro de casa|\
         tratamentos|grandes centros",
    ),
    (
        -1,
        31,
        "cobertura|coberturas|sinal|rede|receção",
        "fraco|fraca|fracas|limitado|limitada|limitadas|instável|irregular|deficiente|escasso|escassa|péssimo|péssima|ruim|má|\
         reduzido|reduzida|falha|falho|intermitente|pobre|insuficiente|básico|básica|fraquinho|fraquinha|parcial|sofrível|\
         congestionada|congestionado|mínimo|mínima|desigual|cai|some|oscila|oscilante|incompleto|incompleta|pequena",
    ),
    (-1, 31, "perde|perdem|cai|caem|some", "chamada"),
    (
        1,
        32,
        "entrega|entregam|envia|enviam|chega|chegam|recebe-se|despacha|chegou|recebi",
        "0 horas|0 dias|dia seguinte|mesmo dia|prazo|do prazo|tempo|a horas|rápido|tempo e horas|embalado|embalada|embalados|\
         embaladas|24 horas|bem embalado|bem embalada|bem embalados|bem embaladas|dois dias|antes do prazo|data prevista|\
         pontualmente|estado|previsto|depressa|condições|bem acondicionado|bem acondicionados|tempo recorde|um dia|\
         perfeito estado|dia|data combinada|poucas horas|data marcada",
    ),
    (
        1,
        32,
        "entrega|entregas|envio|envios|frete",
        "rápido|rápida|rápidos|rápidas|grátis|gratuito|gratuita|gratuitos|gratuitas|pontual|pontuais|no dia seguinte|\
         no mesmo dia|em 0 horas|impecável|relâmpago|veloz|expresso|expressa|eficiente|cuidadoso|cuidadosa|sem falhas|\
         antes do prazo|dentro do prazo|barato|super rápido|super rápida|ágil|em tempo recorde|certinha|sempre pontual",
    ),
    (
        -1,
        32,
        "demora|demoram|atrasa|atrasam|leva|levam|tarda|atrasa-se|costuma|costumam",
        "a entregar|a chegar|para entregar|para chegar|entregar|chegar|a enviar|a entrega|para enviar|na entrega|nas entregas|\
         enviar|os envios|as entregas|a despachar|em chegar|em entregar",
    ),
    (
        -1,
        32,
        "chega|chegam|chegou|chegaram|entrega|entregam|vem|veio|recebi",
        "atrasado|atrasada|atrasados|atrasadas|danificado|danificada|danificados|danificadas|partido|partida|partidos|partidas|\
         quebrado|quebrada|quebrados|quebradas|amassado|amassada|amassados|amassadas|do prazo|tarde|fora do prazo|prazo|\
         mal embalado|mal embalada|mal embalados|mal embaladas|embalado|embalada|embalados|embaladas|trocado|trocada|trocados|\
         incompleto|incompleta|incompletos|frio|fria|frias|aberto|abertas|estragado|estragada|estragados|com defeito|\
         semanas depois",
    ),
    (
        -1,
        32,
        "entrega|entregas|envio|envios|frete|transportadora",
        "lento|lenta|lentos|lentas|demorado|demorada|demorados|demoradas|atrasado|atrasada|atrasados|atrasadas|caro|cara|caros|\
         pouco fiável|pouco fiáveis|um desastre|problemático|problemática|problemáticas|caríssimo|caríssima|irregular|\
         fora do prazo|desorganizado|desorganizada|um caos|impontual|péssimo|péssima|imprevisível|imprevisíveis|ruim|salgado|\
         com atraso",
    ),
    (
        -1,
        32,
        "atrasos|problemas|falhas|demora|erros",
        "nas entregas|na entrega|logística",
    ),
    (
        1,
        33,
        "devolução|devoluções|troca|trocas|reembolso|reembolsos|cancelamento|estorno",
        "grátis|gratuito|gratuita|gratuitos|gratuitas|fácil|fáceis|simples|rápido|rápida|rápidos|rápidas|sem perguntas|\
         sem complicações|sem custos|sem burocracia|sem problemas|imediato|imediata|em 0 dias|garantido|garantida|integral|\
         descomplicado|descomplicada|descomplicadas|flexível|flexíveis|até 0 dias|na hora|sem dor de cabeça|sem questionamentos|\
         ágil|automático|automática|total|em até 0 dias|sem justificar|sem chatices|tranquilo|tranquila",
    ),
    (
        1,
        33,
        "permite|pode-se|pode|podes|concede|aceita",
        "grátis|gratuitamente|durante 0 dias|durante 0 noites|em casa|sem perguntas|em até 0 dias|sem custos|até 0 dias|\
         para testar|para devolver|de teste|para experimentar|de graça|por 0 dias|para trocar|de experiência|por 0 noites|\
         sem dar satisfações|sem justificação|sem burocracia|o produto",
    ),
    (
        1,
        33,
        "devolve|devolvem|reembolsa|reembolsam|restituem",
        "dinheiro|valor|sem perguntas|valor pago|o valor",
    ),
    (
        -1,
        33,
        "devolução|devoluções|troca|trocas|reembolso|reembolsos|estorno|cancelamento|garantia",
        "complicado|complicada|complicados|complicadas|lento|lenta|lentos|lentas|demorado|demorada|demorados|demoradas|\
         burocrático|burocrática|burocráticos|burocráticas|difícil|difíceis|um pesadelo|uma dor de cabeça|pago|paga|pagas|\
         a cargo do cliente|uma odisseia|impossível|impossíveis|uma novela|um parto|nunca chega|negado|negada|negados|\
         um inferno|um calvário|uma luta|uma saga|caro|cara|moroso|morosa|morosos|atrasado|atrasados|por conta do cliente|\
         infindável|infindáveis|tardio|tardios|trabalhoso|trabalhosa|demora|demoram|leva",
    ),
    (
        -1,
        33,
        "demora|demoram|leva|levam|tarda|espera-se|esperar|esperei",
        "a devolver|a reembolsar|para reembolsar|reembolsar|para devolver|pelo reembolso|pelo estorno|para o reembolso|\
         devolver o dinheiro|a fazer o reembolso|a devolver o dinheiro|para receber o reembolso|por um reembolso",
    ),
    (
        -2,
        33,
        "aceita|aceitam|permite|permitem|devolve|devolvem|reembolsa|cobre|fazem|inclui|garantia|trocas|devoluções|reembolsos",
        "o dinheiro|a garantia|o desgaste|a bateria|produtos em promoção|nem reembolsa|acionar|trocar|devolver",
    ),
    (
        -1,
        33,
        "recusa|aceitam|permite|permitem|devolve|devolvem|reembolsa|garantia|devoluções|reembolsos|recusam|aceita|nega|cobre|\
         fazem|inclui|trocas|negam|dificulta|dificultam",
        "o dinheiro|a garantia|o desgaste|a bateria|produtos em promoção|nem reembolsa|acionar|trocar|devolver",
    ),
    (
        -1,
        33,
        "levanta|levantam|põe|põem|coloca|colocam|cria",
        "devolver|reembolsar|trocar",
    ),
    (
        1,
        34,
        "goza|desfruta|conta com|mantém|construiu|conquistou|ganhou|possui|detém|carrega",
        "fama|prestígio|experiência|nome no mercado|sólida|trajetória|aceitação|impecável",
    ),
];
