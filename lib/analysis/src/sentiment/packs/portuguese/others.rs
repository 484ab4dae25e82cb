//! Portuguese words that turn, join, split, compare or spread what is said. Only data.

use crate::sentiment::lexicon::Meaning;

/// What they do, and the words.
pub(super) const OTHERS: &[(Meaning, &str)] = &[
    (
        Meaning::Choose(1),
        "fique com|fica com|vá de|vai de|vá pelo|vá pela|aposte (no/na/em)|aposta (no/na/em)|escolha (o/a/)|escolhe (o/a/)|opte (pelo/pela/por)|opta (pelo/pela/por)|prefira|prefere (o/a)|é a sua escolha|é a tua escolha|é para si|é para ti|é para você|sem medo|pode ir sem medo|a resposta é|invista (no/na/em)|não hesite|fique com|fica com|vá de|vai de|vá pelo|vá pela|aposte (no/na/em)|aposta (no/na/em)|escolha (o/a/)|escolhe (o/a/)|opte (pelo/pela/por)|opta (pelo/pela/por)|prefira|prefere (o/a)|é a sua escolha|é a tua escolha|é para si|é para ti|é para você|sem medo|pode ir sem medo|a resposta é|invista (no/na/em)|não hesite",
    ),
    (
        Meaning::Choose(-1),
        "esqueça (o/a/)|esquece (o/a/)|evite (o/a/)|evita (o/a/)|fuja (do/da/de)|foge (do/da/de)|descarte|descarta|descartaria|evitaria|está fora de questão|fica fora de questão|fora de questão|passe longe|passa ao lado|procure outra opção|procura outra opção|procure outro|olhe para outro lado|não é para si|não é para ti|não é para você|vai se decepcionar com|vai ficar desiludido com|vai ficar desapontado com|não é a melhor escolha|não é a melhor opção|não serve|está descartad(o/a)|esqueça (o/a/)|esquece (o/a/)|evite (o/a/)|evita (o/a/)|fuja (do/da/de)|foge (do/da/de)|descarte|descarta|descartaria|evitaria|está fora de questão|fica fora de questão|fora de questão|passe longe|passa ao lado|procure outra opção|procura outra opção|procure outro|olhe para outro lado|não é para si|não é para ti|não é para você|vai se decepcionar com|vai ficar desiludido com|vai ficar desapontado com|não é a melhor escolha|não é a melhor opção|não serve|está descartad(o/a)",
    ),
    (
        Meaning::Degree,
        "muito|bastante|realmente|verdadeiramente|extremamente|incrivelmente|surpreendentemente|notavelmente|particularmente|francamente|totalmente|completamente|absolutamente|super|relativamente|praticamente|te|lhe|lhes|nos=|me|ainda|sempre|tão|um pouco|um bocado|ligeiramente|quase|mesmo|também|perfeitamente=|facilmente=|tranquilamente|já|geralmente|normalmente|sinceramente|simplesmente|até mesmo|demasiadamente=|sequer|claramente|razoavelmente|costuma|costumam",
    ),
    (
        Meaning::Number,
        "dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta|quarenta|cinquenta|cem|mil|meio|meia",
    ),
    (
        Meaning::Condition,
        "se (procuras/procura/busca/precisas/precisa/queres/quer/tens/tem/valorizas/valoriza/prioriza/prefere/preferes/gosta/gostas/viaja/você busca/você precisa/você quer/você tem/você procura/você prioriza/você valoriza/você gosta/o seu foco é/a prioridade é/a tua prioridade é/não abre mão de)|(a/para) quem (procura/busca/precisa/quer/valoriza/prioriza/tem/prefere/gosta/viaja/não abre mão de/necessita/deseja/vive/mora)|para os que (procuram/buscam/querem)",
    ),
    (
        Meaning::Negator,
        "não|sem|pouco|pouca|poucos|poucas|menos|longe de|longe de ser|dificilmente|raramente|zero|isento de|isenta de|livre de|ausência de|de modo algum|nunca|jamais|quase sem|sem quase|praticamente sem|quase não|já não|muito pouco|muito pouca|pouquíssimo|pouquíssima|pouquíssimos|pouquíssimas",
    ),
    (
        Meaning::Concord,
        "nem|nenhum|nenhuma|nenhuns|nada|ninguém|tampouco|qualquer",
    ),
    (
        Meaning::Lack,
        "carece de|carecem de|falta|faltam|lhe falta|falta-lhe|faltam-lhe|falta de|sente-se falta de|sente falta de|sentimos falta de|sentem falta de|não inclui|não oferece|não oferecem|não tem|não têm|não possui|não conta com|abdica de|peca pela falta de|peca pela ausência de|deixa de fora|dispensa|não traz|desprovido de|desprovida de|não dispõe de|não faria mal|cairia bem|seria bem vindo|seria bem vinda|agradecia se|fica a faltar|ficou a faltar|ficou faltando|fica faltando|sente se a falta de|sentimos a falta de|não há|não traz|não vem com|não inclui|falta (um/uma/o/a)|faltam (os/as)|faltou|faltaram|peca por não ter|abre mão de|deixa de lado|nem sinal de|nada de|escasseia|escasseiam|não faria mal|cairia bem|seria bem vindo|seria bem vinda|agradecia se|fica a faltar|ficou a faltar|ficou faltando|fica faltando|sente se a falta de|sentimos a falta de|não há|não traz|não vem com|não inclui|falta (um/uma/o/a)|faltam (os/as)|faltou|faltaram|peca por não ter|abre mão de|deixa de lado|nem sinal de|nada de|escasseia|escasseiam",
    ),
    (
        Meaning::Amount(1),
        "alto|alta|altos|altas|elevado|elevada|elevados|elevadas|muito|muita|muitos|muitas|longo|longa|longos|longas|mais|maior|maiores|amplo|ampla|amplos|amplas|vasto|vasta|vastos|vastas|demasiado|demasiada|demasiados|demasiadas|enorme|enormes|numerosos|numerosas|abundante|abundantes|considerável|consideráveis|extenso|extensa|prolongado|prolongada|ilimitado|ilimitada|ilimitados|bastante|bastantes|inúmeros|inúmeras|imenso|imensa|íngreme|acentuado|acentuada|aumenta|aumentam|diversos|diversas|altíssimo|altíssima|altíssimos|altíssimas|excessivo=|excessiva|excessivos|excessivas|grande quantidade de|tanto|tanta|demais",
    ),
    (
        Meaning::Amount(-1),
        "baixo|baixa|baixos|baixas|curto|curta|curtos|curtas|reduzido|reduzida|reduzidos|reduzidas|mínimo|mínima|mínimos|mínimas|menor|menores|pequeno|pequena|pequenos|pequenas|reduz|reduzem|minimiza|minimizam|diminui|diminuem|moderado|moderada|moderados|contido|contida|modesto|modesta|modestos|baixíssimo|baixíssima|limitado|limitada|limitados|limitadas|escasso|escassa",
    ),
    (Meaning::Too, "demasiado|excessivamente|demasiadamente"),
    (
        Meaning::CouldBe,
        "poderia ser|poderiam ser|podia ser|podiam ser|deveria ser|deveriam ser|poderia ter|poderia oferecer|devia ser",
    ),
    (
        Meaning::Contrast,
        "segundo|de acordo com|mas|porém|contudo|no entanto|entretanto|todavia|embora|apesar de|apesar do|apesar da|apesar dos|apesar das|enquanto|ao passo que|por outro lado|em contrapartida|ainda que|mesmo que|mesmo assim|exceto|salvo|já que|porque|pois|por isso|portanto|uma vez que|pelo contrário|se bem que|não obstante|só que|em compensação|já",
    ),
    (
        Meaning::Join,
        "e|ou|com|bem como|assim como|além de|incluindo|junto com|especialmente|sobretudo|principalmente|quando|se|graças a|graças ao|graças à|graças aos|devido a|devido ao|devido à|onde|e também|oferecendo|em particular|para quem|além do|além da|nomeadamente",
    ),
    (
        Meaning::Than,
        "que|do que|em vez de|em vez do|ao invés de|que o|que a|que os|que as|do que o|do que a|do que os|do que as|que o da|que a da|que o do|que a do",
    ),
    (
        Meaning::Versus,
        "comparado com|comparada com|comparados com|comparadas com|comparado ao|comparado à|comparada à|comparada ao|em comparação com|em comparação ao|em comparação à|em relação a|em relação ao|em relação à|face a|face ao|face à|frente a|frente ao|frente à|perante|vs|versus|ao lado de|quando comparado|em comparação a|em comparação com o|em comparação com a|comparado com o|comparado com a|comparada com a|comparada com o",
    ),
    (
        Meaning::Unlike,
        "ao contrário de|ao contrário do|ao contrário da|diferentemente de|diferentemente do|diferentemente da|diferente de|diferente do|diferente da|em contraste com|à diferença de",
    ),
    (Meaning::As, "tão|quanto|como|tanto quanto|tal como"),
    (Meaning::Of { compares: false }, "de|do|da|dos|das"),
    (
        Meaning::Beat(1),
        "supera|superam|superou|supera o|supera a|superam o|superam a|ultrapassa|ultrapassa o|ultrapassa a|bate|bate o|bate a|vence|vence o|vence a|ganha do|ganha da|ganha ao|ganha à|superior ao|superior à|superior a|superiores aos|superiores a|à frente do|à frente da|à frente de|acima do|acima da|leva vantagem sobre|sobressai em relação a|preferível ao|preferível à|dá uma goleada (na/no/em)|goleia (o/a)|dá de dez (na/no/em)|dá de dez a zero (na/no)|leva a melhor sobre (o/a)|ganha por goleada (à/ao/a)|deixa para trás (o/a)|bate de longe (o/a)|dá uma surra (na/no)|põe no bolso (o/a)|deixa (o/a) para trás|está à frente (do/da)|fica à frente (do/da)|dá uma goleada (na/no/em)|goleia (o/a)|dá de dez (na/no/em)|dá de dez a zero (na/no)|leva a melhor sobre (o/a)|ganha por goleada (à/ao/a)|deixa para trás (o/a)|bate de longe (o/a)|dá uma surra (na/no)|põe no bolso (o/a)|deixa (o/a) para trás|está à frente (do/da)|fica à frente (do/da)",
    ),
    (
        Meaning::Beat(-1),
        "não chega ao nível de|não chega ao nível do|não chega ao nível da|não está à altura de|não está à altura do|não está à altura da|não alcança o nível de|atrás do|atrás da|atrás de|inferior ao|inferior à|inferior a|inferiores aos|fica atrás do|fica atrás da|fica atrás de|ficam atrás do|ficam atrás da|não alcança|não consegue competir com|não se compara ao|não se compara à|perde para|perde para o|perde para a|perdem para|abaixo do|abaixo da|aquém do|aquém da|não iguala|perde feio para (o/a)|come poeira (do/da)|perde em comparação com|apanha (do/da)|fica a perder para (o/a)|fica a dever ao|perde feio para (o/a)|come poeira (do/da)|apanha (do/da)|fica a perder para (o/a)",
    ),
    (
        Meaning::Link,
        "é|são|era|eram|foi|foram|ser|seja|está|estão|estar|ter|há|parece|parecem|continua|continuam|permanece|dá|dão|faz|fazem|fica|ficam|mantém|mantêm|revela-se|revelam-se|mostra-se|mostram-se|se mostra|se mostram|funciona|funcionam|vem|vêm|utiliza|usa|aposta em|consegue|recebe|obtém|produz|promete|chega|tornou-se|torna-se|soa|sente-se|deixa|leva|oferecida",
    ),
    (
        Meaning::Offer,
        "oferece|oferecem|oferecia|oferecer|proporciona|proporcionam|fornece|fornecem|conta com|contam com|dispõe de|dispõem de|inclui|incluem|possui|possuem|garante|garantem|assegura|asseguram|traz|trazem|entrega=|entregam=|goza de|goza de uma|permite|permitem|exibe|equipa|apresenta|apresentam|vem com|vêm com|integra|incorpora|tem|têm|tinha|disponibiliza|disponibilizam",
    ),
    (
        Meaning::For(1),
        "conhecido* por|conhecido* pela|conhecido* pelo|conhecido* pelos|conhecido* pelas|famoso* por|famoso* pela|famoso* pelo|reconhecido* por|reconhecido* pela|reconhecido* pelo|elogiado* por|elogiado* pela|elogiado* pelo|apreciado* pela|apreciado* pelo|destaca-se por|destaca-se pela|destaca-se pelo|destaca-se pelas|destaca-se pelos|destacam-se pela|destacam-se pelo|se destaca por|se destaca pela|se destaca pelo|se destaca pelas|se destaca pelos|se destacam pela|se destacam pelo|destaca-se em|se destaca em|sobressai pela|sobressai pelo|brilha pela|brilha pelo|brilha na|brilha no|elogiam a|elogiam o|elogiam as|elogiam os|elogiam sua|elogiam seu|elogiam a sua|elogiam o seu|apreciam a|apreciam o|valorizam a|valorizam o|prima pela|prima pelo|impressiona pela|impressiona pelo|bom equilíbrio entre|ótimo equilíbrio entre|excelente equilíbrio entre|equilíbrio perfeito entre|equilíbrio entre|agrada pelo|agrada pela|surpreende pelo|surpreende pela|encanta pelo|encanta pela|conquista pelo|conquista pela|convence pelo|convence pela|ganha pontos pelo|ganha pontos pela|ganha pontos em|o ponto forte é (o/a)|o grande trunfo é (o/a)|a grande vantagem é (o/a)|a maior virtude é (o/a)|a maior virtude (do/da)|o melhor é (o/a)|o melhor (do/da)|brilha em|sobressai em|sobressai pelos|dá show em|dá um show em|manda bem (em/no/na)|nota dez para (o/a)|vale pelo|vale pela|gosta se do|gosta se da|adoramos (o/a/os/as)|gostamos (do/da/dos/das)|nota se (o/a)|é elogiado pelo|é elogiada pela|destaque para (o/a/os/as)|chama a atenção pelo|chama a atenção pela|capricha (no/na/nos/nas/em)|caprichou (no/na)|pode gabar se de|orgulha se de|prima por|faz bonito (em/no/na)|agrada pelo|agrada pela|surpreende pelo|surpreende pela|encanta pelo|encanta pela|conquista pelo|conquista pela|convence pelo|convence pela|ganha pontos pelo|ganha pontos pela|ganha pontos em|o ponto forte é (o/a)|o grande trunfo é (o/a)|a grande vantagem é (o/a)|a maior virtude é (o/a)|a maior virtude (do/da)|o melhor é (o/a)|o melhor (do/da)|brilha em|sobressai em|sobressai pelos|dá show em|dá um show em|manda bem (em/no/na)|nota dez para (o/a)|vale pelo|vale pela|gosta se do|gosta se da|adoramos (o/a/os/as)|gostamos (do/da/dos/das)|nota se (o/a)|é elogiado pelo|é elogiada pela|destaque para (o/a/os/as)|chama a atenção pelo|chama a atenção pela|capricha (no/na/nos/nas/em)|caprichou (no/na)|pode gabar se de|orgulha se de|prima por|faz bonito (em/no/na)|sem abdicar (de/do/da/dos/das)|sem abrir mão (de/do/da/dos/das)|sem sacrificar (a/o/as/os/)|sem comprometer (a/o/as/os/)|sem descuidar (a/o/da/do/)|sem perder (qualidade/potência)",
    ),
    (
        Meaning::For(-1),
        "se há algo a apontar|há algo a apontar|o único senão|único senão|a única crítica|único ponto fraco|o seu calcanhar de aquiles é|criticado* por|criticado* pela|criticado* pelo|criticado* pelos|criticado* pelas|queixam-se da|queixam-se do|queixam-se de|queixam-se dos|queixam-se das|se queixam da|se queixam do|se queixam de|reclamam da|reclamam do|reclamam de|reclamam dos|reclamam das|reclamam sobre|reclamações sobre|reclamações de|queixas sobre|queixas de|criticam a|criticam o|criticam os|criticam as|problemas com|problemas de|problemas na|problemas no|às custas de|à custa de|à custa da|sofre com|sofrem com|sofre de|peca pela|peca pelo|pecam pela|peca na|peca no|decepciona na|decepciona no|desilude na|desilude no|falha na|falha no|perde pontos pelo|perde pontos pela|perde pontos em|perde em|perde no|perde na|o ponto fraco é (o/a)|o problema é (o/a)|o senão é (o/a)|o pior é (o/a)|o pior (do/da)|o que menos gostei (do/da/no/na/foi)|o que menos agrada (é/no/na)|o calcanhar de aquiles é (o/a)|peca em|pecam (no/na)|derrapa (no/na/em)|tropeça (no/na/em)|falha em|escorrega (no/na/em)|deixa a desejar (no/na/em/nos/nas)|fica aquém (no/na/em)|vacila (no/na/em)|fica devendo (no/na/em)|descuida (o/a)|sacrifica (o/a)|economiza demais (no/na)|não convence (no/na)|pena (o/a)|pena que (o/a)|nota baixa para (o/a)|fraqueja (no/na/em)|perde pontos pelo|perde pontos pela|perde pontos em|perde em|perde no|perde na|o ponto fraco é (o/a)|o problema é (o/a)|o senão é (o/a)|o pior é (o/a)|o pior (do/da)|o que menos gostei (do/da/no/na/foi)|o que menos agrada (é/no/na)|o calcanhar de aquiles é (o/a)|peca em|pecam (no/na)|derrapa (no/na/em)|tropeça (no/na/em)|falha em|escorrega (no/na/em)|deixa a desejar (no/na/em/nos/nas)|fica aquém (no/na/em)|vacila (no/na/em)|fica devendo (no/na/em)|descuida (o/a)|sacrifica (o/a)|economiza demais (no/na)|não convence (no/na)|pena (o/a)|pena que (o/a)|nota baixa para (o/a)|fraqueja (no/na/em)",
    ),
    (
        Meaning::Suits(1),
        "útil para|úteis para|prático* para|práticas para|confortável para|indicado* também para|adequado* também|boa alternativa para|boa solução para|ótima solução para|recomendado* a|recomendado* se|ideal em|perfeito* em|interessante para|suficiente para|bom* em|boa como|bom como|combina bem com|combina com|vale a pena para|ideal para|ideais para|perfeito* para|adequado* para|adequado* a|recomendado* para|indicado* para|excelente* para|ótimo* para|boa opção para|ótima opção para|excelente opção para|melhor opção para|boa escolha para|ótima escolha para|excelente escolha para|melhor escolha para|melhor* para|bom para|boa para|ideal se|perfeito* se|ótimo* se|indicado* se|serve bem para|vai bem para|ideal como|ótima pedida para|serve para|bom companheiro para|perfeito* como|excelente* se|(especialmente/particularmente/muito/mais) (indicado*/adequado*/recomendado*) (para/a)|(adapta-se/adaptam-se/se adapta/se adaptam) bem (a/ao/à/aos/às)|adequado* (à/ao/às/aos)|indicado* (a/ao/à/às/aos)|apropriado* para|(é/são) (voltado*/destinado*/pensado*/direcionado*) (para/a/ao/à/aos/às)|opção (interessante/indicada/adequada/recomendada) para|(resulta/funciona/funcionam) bem para",
    ),
    (
        Meaning::Suits(-1),
        "não é adequado* para|não é indicado* para|não indicado* para|pouco indicado* para|inadequado* para|não recomendado* para|não é recomendado* para|não é ideal para|não é a melhor opção para|não é a melhor escolha para|pouco adequado* para|não é o mais indicado para|não serve para|não dá para|não é feito* para|não foi pensado* para|não é para quem|insuficiente para|não chega para|fica aquém para|não recomendo para|não é pensado* para",
    ),
    (
        Meaning::Generic,
        "opção|opções|escolha|escolhas|produto|produtos|modelo|modelos|marca|marcas|aparelho|dispositivo|compra|alternativa|alternativas|empresa|solução|investimento|companheiro|fabricante",
    ),
    (
        Meaning::Pronoun,
        "o|a|os|as|seu|sua|seus|suas|este|esta|estes|estas|esse|essa|esses|essas|ele|ela|eles|elas|isso|isto|ambos|ambas|os usuários|usuários|os utilizadores|utilizadores|os clientes|clientes|alguns usuários|muitos usuários|muitos utilizadores|além disso|também|em geral|no geral|especialistas|os especialistas|compradores|a marca|o modelo|o fabricante|a empresa|os proprietários|donos|muitos clientes|críticos|consumidores|os consumidores",
    ),
    (
        Meaning::Plain,
        "melhor não|em geral|no geral|de forma geral|em todo o|em toda a|por norma|em linha|espaços maiores|tamanho médio|famílias pequenas|filhos pequenos|crianças pequenas|à máxima potência|na potência máxima|velocidade máxima|máxima velocidade|cabelos longos|cabelo comprido|pelo longo|pelo comprido|produtos em promoção|pouco mais|um pouco de|boa parte|grande número|hora de ponta|jogos pesados|arquivos pesados|ficheiros pesados|pelo caminho|na prática|ao longo do dia|do que o necessário|mais dados do que|e muito mais|cada vez|de série|como mínimo|a pleno|de certa forma|no fundo|o suficiente|o bastante|carro pequeno|carros pequenos|pelo preço|por este preço|por esse preço|para o preço|se preocupa com|te preocupa|o preocupa|o seguro|um seguro|os seguros|seguros=|do seguro|ao seguro|seguro da|seguro de|seguro que|um pouco|um pouco mais|pelo menos|ao menos|no mínimo|no máximo|não só|não apenas|não somente|sem dúvida|sem dúvidas|sem sombra de dúvida|não há dúvida|não importa|mais de|menos de|mais ou menos|a menos que|mais informações|mais detalhes|a longo prazo|a curto prazo|longo prazo|curto prazo|todo tipo de|todo o tipo de|tipo de|cada vez mais|cada vez menos|boa ideia|por exemplo|assim por diante|de qualquer forma|em todo caso|em termos de|no que diz respeito|ao mesmo tempo|a maioria|maioria das|a maior parte|maior parte|bem conhecido|bem como|no mercado|faixa de preço|faixas de preço|gama de preços|gama média|gama baixa|gama alta|entrada de gama|intermediário|ambientes barulhentos|ambiente barulhento|ambientes ruidosos|locais barulhentos|locais ruidosos|tarefas básicas|tarefas simples|uso básico|uso intenso|uso intensivo|grã-bretanha|grande porte|de grande porte|grande público|grandes superfícies|grande parte|em grande parte|famílias grandes|grandes famílias|família grande|espaços pequenos|pequenos espaços|apartamentos pequenos|pequenas empresas|pequenas equipes|pequenas equipas|equipes pequenas|grandes empresas|cozinhas pequenas|casas grandes|pequenos negócios|ambientes pequenos|ambientes grandes|alta definição|alta velocidade|altas temperaturas|baixas temperaturas|longa distância|longas distâncias|longas viagens|viagens longas|longas sessões|longas horas|trajetos curtos|curtas distâncias|pouca luz|baixa luz|baixa luminosidade|pouca luminosidade|casa inteligente|smart home|prós e contras|vantagens e desvantagens|pontos fortes e fracos|controle de qualidade|controlo de qualidade|preço não disponível|mais tarde|de mais|além do mais|boa noite|ponto de vista|qualidade de vida|muito provavelmente|a partir de|o mais possível|pouco a pouco|há pouco|em breve|tempo livre|boa parte|muitos usuários|muitos utilizadores|muitos clientes|muitas pessoas|muitos consumidores|muitos especialistas|diversos usuários|vários usuários|bom dia|de acordo|bem-estar|mal pode|mais do que|que oferece|que oferecem|que tem|que é|que são|que conta|que vem|mais caros do mercado|mais baratos do mercado|não é à toa|nada melhor|(custa/custam) 0|(custa/custam) (desde/cerca de/entre/a partir de/em torno de/por volta de) 0|pesa 0|pesam 0|a cara|de cara|mede 0|sem precisar de|sem precisar|sem ter de|sem ter que|não é preciso|não precisa de|não precisas de|não é necessário|sem se preocupar com|sem te preocupares com|sem depender de|para não falar de|não à toa|nem todos|nem todas|nem sempre=|pele seca|pele oleosa|peles secas|água fria|água quente|mau tempo|maus odores|mau cheiro|manchas difíceis|terrenos difíceis|cargas pesadas|trabalhos pesados|problemas de pele|problemas de coluna|dor nas costas=|cabelos secos|cabelo seco|pés largos",
    ),
    (
        Meaning::Plain,
        "não há como negar|não se pode negar|não há que negar|não há dúvida de que|há que dizer|há que reconhecer|é preciso dizer|verdade seja dita|diga se|não é para menos|sem rodeios|não é segredo|não é exagero|não é novidade que|não por acaso|não há volta a dar|(ao/no/em/um/meio/por/do/o/num/seu) segundo|(furadeira/berbequim/aspirador/parafusadeira/aparadora/teclado/rato/mouse/ferramenta/motor) (sem fio/sem fios/sem escovas)|sem escovas|de volta|toda a volta|sem parar|como se nada fosse|nem por isso|não poucas vezes",
    ),
    (
        Meaning::For(1),
        "(destaca se/destacam se/sobressai/brilha/distingue se/impressiona/surpreende/convence/conquista/dá cartas/se destaca/ganha pontos) (no quesito/em matéria de/em termos de/no que toca a/no que toca ao/no que toca à/na hora de/no campo de/no capítulo de/quando o assunto é/quando se trata de)|(dá cartas/dá aulas/dá aula/é forte/é imbatível/é insuperável/capricha/dá um show) (em/no/na/nos/nas/de)|(o forte/o ponto alto/o grande argumento/o maior atrativo/a grande mais valia/a mais valia/o diferencial/o grande diferencial/o principal diferencial/o grande destaque/o destaque) (é/são/está/é o/é a/está no/está na/fica por conta da/fica por conta do/vai para o/vai para a)|(distingue se/distinguem se/notabiliza se/diferencia se/diferenciam se/se diferencia/se diferenciam/se distingue/se sobressai) (pelo/pela/pelos/pelas/por)|(elogiam lhe/gabam lhe/apreciam lhe/louvam) (o/a/os/as)|(conhecid/reconhecid/elogiad/louvad/apreciad/admirad/lembrad/valorizad/procurad/celebrad)(o/a/os/as) (sobretudo/principalmente/acima de tudo/especialmente/muito/justamente) (pelo/pela/pelos/pelas/por)|(costuma/costumam/pode/merece/merecem) ser (elogiado/elogiada/elogiados/elogiadas) (pelo/pela/pelos/pelas/por)",
    ),
    (
        Meaning::For(-1),
        "(fica/ficam) (um pouco/ligeiramente/bastante/muito/algo/) (atrás/aquém/a perder) (em/no/na/nos/nas/em termos de/em matéria de/no que toca a/no que toca ao/no que toca à/quanto ao/quanto à)|(peca/pecam/falha/falham/derrapa/escorrega/tropeça) (no quesito/em matéria de/em termos de/no capítulo de/sobretudo no/sobretudo na/quando o assunto é)|(o ponto fraco/o calcanhar de aquiles/o grande defeito/o maior defeito/o maior problema/o principal problema/a maior queixa/a principal queixa/a maior limitação/a principal limitação/a grande fraqueza) (está no/está na/reside no/reside na/continua a ser o/continua a ser a/continua sendo o/continua sendo a/é mesmo o/é mesmo a/são os/são as)|(criticad/apontad/penalizad/condenad)(o/a/os/as) (sobretudo/principalmente/muitas vezes/frequentemente/justamente) (pelo/pela/pelos/pelas/por)|(não brilha/não convence/não impressiona/não se destaca/perde pontos/desilude/decepciona) (no quesito/em matéria de/em termos de/pelo/pela/no/na/nos/nas)",
    ),
    (
        Meaning::Beat(1),
        "(dá/deu) (dez/quinze/sete) a zero (à/ao/a)|(bate/vence/derrota) aos pontos (a/o)|(passa/passou) à frente (da/do)|(está/fica) (uns furos/muito/bem/claramente) acima (da/do)|(supera/bate/vence/ultrapassa) (de longe/largamente/claramente/com folga/por pouco/facilmente) (a/o)|(leva vantagem/tem vantagem) (sobre/frente ao/frente à/em relação ao/em relação à)|deixa a (léguas/milhas) (a/o)|dá um banho (na/no/em)|dá uma lição (à/ao)|põe (a/o) a um canto",
    ),
    (
        Meaning::Beat(-1),
        "(fica/está) a (milhas/léguas/anos luz) (da/do)|perde aos pontos para (a/o)|não chega aos (calcanhares/pés) (da/do)|(perde/perdem) (claramente/de longe/por pouco/feio) (para/frente) (a/o/à/ao)|(fica/ficam) (muito/bem/claramente/um pouco) (atrás/aquém/abaixo) (da/do)|não bate (a/o)|não supera (a/o)",
    ),
    // What a summary tells the reader to take.
    (
        Meaning::Choose(1),
        "escolha|escolhe|opte por|opta por|opte pelo|opte pela|prefira|compre|experimente|fique com|fica com|recomendo|recomendaria|aconselho|recomendamos|eu escolheria|eu ficaria com|ficaria com|escolheria|optaria por|comece (pelo/pela/por)|começa (pelo/pela/por)|a minha recomendação é|minha recomendação é",
    ),
];
