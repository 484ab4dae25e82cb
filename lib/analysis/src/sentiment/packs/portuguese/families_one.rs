//! Portuguese praise and blame as it is said of many kinds of products and services, plainly and idiomatically. Only data.

/// (sign, feature that is implied or 0, words).
pub(super) const PHRASES: &[(i8, u16, &str)] = &[
    (
        1,
        1,
        "recomendo|recomendamos|recomenda-se|recomendo vivamente|recomendo de olhos fechados|aconselho|\
         aconselho vivamente|\
         (voltaria/voltarei/voltamos/volto/comprava/compraria/comprarei/repetiria/repito/escolheria) (de olhos fechados/sem pensar/sem hesitar/sem pestanejar/outra vez/de novo/novamente/mil vezes/sempre)|\
         não (trocava/trocaria/troco/mudava/mudaria/mudo) (a minha/o meu/a minha velha/o meu velho/esta/este/por nada/por nenhuma/por nenhum/a/o)|\
         (não há quem/ninguém) (se arrependa/se arrepende/diga mal/desgoste/fique desiludido)|não me arrependo|\
         não nos arrependemos|não se arrepende|zero arrependimentos|sem arrependimentos|\
         (tomei gosto/ganhei carinho/apaixonei-me/me apaixonei/estou apaixonado/estou apaixonada/fiquei fã/sou fã/somos fãs/viramos fãs/rendido/rendida/rendi-me) (pela/pelo/à/ao/da/do/por/a)|\
         (escolha/opção/aposta/compra) (óbvia/evidente/natural/incontornável/acertadíssima/feliz/sem arrependimentos/redonda/de confiança/sensata/muito sólida/certeira/campeã)|\
         (um/é um/uma/é uma) (oásis/achado/paraíso/must/obra-prima/referência/pérola/bomba/estouro/arraso/mimo/espetáculo/primor/sonho/alegria/show/sucesso/sonho de consumo/regalo/loucura boa)|\
         (o/a) (melhor/mais completa/mais completo/número um) (da sua classe/do seu segmento/da categoria/do bairro/da cidade/do país/do grupo/que já tive/que já usei/que já experimentei/que existe/em muito tempo/em anos)|\
         (acertei/acertámos/acertamos/acerta/acertou) (em cheio com/em cheio)|das melhores compras|\
         dos melhores investimentos|foi a melhor (compra/decisão/escolha)|(uns furos/um furo/muitos furos) acima|\
         (bem/muito/uns furos/claramente) acima (da concorrência/dos rivais/do resto/das outras/dos outros)|\
         (joga/está) noutra (liga/divisão/galáxia)|(corre/brilha) em pista própria|não tem comparação|\
         sem comparação possível|fora de comparação|\
         (um verdadeiro/uma verdadeira) (sonho/regalo/prazer/pérola/referência/obra-prima/festa)|\
         (usá-la/usá-lo/jogar/trabalhar/cozinhar/viajar/treinar) … (é um prazer/é uma delícia/é um regalo/dá gosto/é um gosto/é uma alegria)|\
         (tira/tirou) o chapéu|de tirar o chapéu|(supera/superou) (todas as/as/qualquer) (expectativas/expectativa)|\
         melhor do que (esperava/se esperava/eu esperava/a encomenda)|superou-se|excede-se|esmera-se|esmerou-se|\
         capricha|caprichou|\
         (merece/leva) (nota máxima/cinco estrelas/nota 10/nota vinte/vinte valores/aplausos/todos os elogios)",
    ),
    (
        -1,
        1,
        "(deixa/deixam/deixou) (muito/bastante/imenso/algo/) a desejar (em quase tudo/em tudo/em vários pontos/em muitos aspetos/em vários aspectos/)|\
         (não/nunca) (voltaria/volto/voltarei/compraria/comprava/comprarei/repetiria/repito/escolheria) (a comprar/a usar/mais/outra vez/de novo/novamente/)|\
         nunca mais|nunca mais compro|nunca mais volto|nem dada|nem dado|nem de graça|nem oferecida|nem oferecido|\
         nem a brincar|nem pintado|nem pintada|nem morto|\
         (não a daria/não o daria/não daria/não desejo/não o desejo/não a desejo/não recomendo) … (nem ao meu pior inimigo/nem ao pior inimigo/ao meu pior inimigo/nem de graça/nem dada/nem dado)|\
         (prometia/prometeu/promete/prometem/prometiam) (mundos e fundos/muito e/o céu e/este mundo e o outro/maravilhas e/mais do que)|\
         (entregou/entrega/cumpre/cumpriu/deu) (muito pouco/pouco/quase nada/pouquíssimo/zero/metade)|deceção|\
         decepção|desilusão|deceção total|decepção total|desilusão total|balde de água fria|tiro no pé|barrete|flop|\
         fracasso|furada|cilada|banhada|engodo|treta|porcaria|lixo|sucata|tralha|anedota|piada de mau gosto|\
         (arrependi-me/me arrependi/arrependemo-nos/arrependo-me/arrependido/arrependida) (de/da/do/de ter/amargamente/)|\
         (é/são/não passa de/não passam de/parece/parecem) (um/uma) (brinquedo/brincadeira/anedota/piada/barrete/fraude/engano/lotaria/tiro no escuro/mal menor/remendo/desgraça/miséria/nódoa)|\
         (fica/ficam/ficou) (a milhas/a léguas/a anos-luz/muito aquém/bem aquém/a meio da tabela/no fundo da tabela/em último/nas lonas/no meio da tabela)|\
         fujam|fuja|foge|longe|fugir a sete pés|a evitar|é para esquecer|para esquecer|de fugir|a esquecer|\
         não (passa/vai além) (do/de) (razoável/medíocre/mediano/suficiente/sofrível/banal/remediado)|\
         nem carne nem peixe|nem frio nem quente|assim-assim|mais do mesmo|\
         não (me/nos/) (convenceu/encantou/impressionou/agradou/entusiasmou/empolgou/aqueceu nem arrefeceu)|\
         (perdi/perdemos) a (paciência/confiança)|\
         (a pior/o pior/as piores/os piores) (compra/escolha/experiência/serviço/hotel/opção/marca) (que/da/do/de)|\
         da pior espécie",
    ),
    (
        1,
        2,
        "(plano/planos/preços/preço/mensalidade/mensalidades/assinatura/assinaturas/quarto/quartos/bilhetes/passagens/modelos) (a partir/desde) de (0/apenas/só)|\
         (por menos de/por apenas/por só/por uns/a partir de apenas/por pouco mais de) (0/cem/mil/vinte/dez/cinco/cinquenta/trinta/duzentos) (euros/reais/€)|\
         (custa/custam/sai por/sai a/fica por/ficam por/fica em) (apenas/só/somente/uns meros/menos de/pouco mais de/uns simples) (0/um/dez/vinte/cem/mil/cinco)|\
         (mais barato/mais barata/mais baratos/mais baratas/mais em conta/mais acessível/mais económico/mais económica/mais econômico/mais econômica) (do mercado/da lista/do segmento/da praça/de todas/de todos/do grupo)|\
         (não pesa/não pesam/sem pesar/leve) (no bolso/na carteira/no orçamento/ao fim do mês/no fim do mês)|\
         (carteira/bolso) (agradece/respira/não se queixa)|\
         (alivia/poupa/protege) (a carteira/o bolso/o orçamento/a conta)|\
         (poupa-se/poupam-se/economiza-se/poupa/poupas/economizam-se) (0 euros/uns euros/umas centenas/bom dinheiro/muito dinheiro/um dinheirão/centenas)|\
         (promoções/descontos/saldos/campanhas) (frequentes/constantes/generosos/generosas/agressivas/todas as semanas/todo mês)|\
         preços (mais baixos/em conta/de fábrica/de saldo/de amigo/sem concorrência/camaradas/imbatíveis)|\
         preço (caiu/baixou/desceu) (bastante/muito/imenso/)|\
         (baixou/desceu/reduziu) (o preço/os preços/a mensalidade)|\
         dos (mais baratos/mais acessíveis/mais económicos)|das (mais baratas/mais acessíveis/mais económicas)",
    ),
    (
        -1,
        2,
        "(pede/pedem/cobra/cobram/pratica) (demasiado/demais/valores absurdos/um preço absurdo/preços que só/uma fortuna/um balúrdio/caro/mundos e fundos)|\
         (mais caro/mais cara/mais caros/mais caras) (do mercado/da lista/do segmento/da praça/de todas/de todos/do grupo/da categoria)|\
         (preço/preços/mensalidade/valor/valores/fatura) … (subiu/subiram/aumentou/aumentaram/disparou/dispararam/sobe todos os anos/acima da média/não acompanha/dói/assusta/faz doer/custa a engolir)|\
         (aumentou/subiu/aumenta/sobe) (o preço/os preços/a mensalidade/as mensalidades/a assinatura)|\
         (aumentos/subidas) (de preço/sucessivos/constantes/anuais)|\
         (não/nada) (é/são/fica/sai) (barato/barata/baratos/baratas/para todas as carteiras/para todos os bolsos/para qualquer carteira/amigo da carteira)|\
         nada (barato/barata/baratos/baratas/em conta)|\
         (só para/reservado a/reservada a) (carteiras recheadas/ricos/bolsos fundos/carteiras gordas/quem pode/milionários)|\
         (preço/preços) de (joalharia/ouro/luxo/rico/cortar a respiração/boutique)|\
         (um pouco/demasiado/bastante/bem/muito/algo) (caro/cara/caros/caras/carote/salgado/puxado/puxada) (para/pelo/face)|\
         esvazia (a carteira/o bolso)|(leva/come/custa) (meio/um) (ordenado/salário)",
    ),
    (
        1,
        3,
        "(uma das/das) melhores relações (qualidade-preço/custo-benefício/preço-qualidade)|\
         (melhor/excelente/ótima/boa/imbatível/grande) (qualidade-preço/relação preço-qualidade/relação qualidade-preço)|\
         (equilíbrio/bom equilíbrio/ótimo equilíbrio/excelente equilíbrio/compromisso/relação) entre (preço e qualidade/qualidade e preço/o preço e a qualidade/preço e desempenho/custo e desempenho/custo e qualidade/preço e prestações)|\
         (muito mais/mais) do que se (podia pedir/pode pedir/paga/esperava)|\
         por esse dinheiro … (muito mais/mais do que)|(que/e) rende muito|rende cada (euro/real/cêntimo)|\
         (preço/valor/custo) … (justifica-se/se justifica/faz sentido/compensa/mais do que justificado/bem justificado/paga-se a si/é merecido/é justo)|\
         pelo preço de (um/uma) (ginásio comum/café/comum/só/único/única/simples)|(tem/têm) (tudo/muito) a ganhar|\
         (qualidade/topo/desempenho) (de topo/de gama alta/premium/de marca) (a/por) (preço/metade/preços) (de saldo/baixo/do preço/acessíveis/de gama média/médio)|\
         vale (cada/bem/todos os/tudo/o) (centavo/cêntimo/tostão/euro/real/preço/que custa/os euros)",
    ),
    (
        -1,
        3,
        "(paga-se/pagamos/paga/pagas/pago/pagar) (mais pelo/mais pela/o nome/a marca/a etiqueta/o logótipo/o luxo/demasiado para/muito por/caro por/muito e recebe)|\
         não (vale/valem/justifica/justificam/compensa/compensam/merece) (o preço/o que custa/o que pede/o que cobra/o que se paga/os euros/metade do preço/a diferença/o investimento/nem metade/tanto dinheiro/tanto)|\
         por (esse/este) (dinheiro/preço/valor) … (há melhor/há bem melhor/encontra-se melhor/compra-se melhor/esperava-se mais/exige-se mais/esperava mais/é pouco/sabe a pouco/devia)|\
         (caro/cara/caros/caras) (para o que/demais para/de mais para/pelo que) (oferece/oferecem/é/são/faz/dá/entrega/vale/entregam)|\
         (preço/valor) (desajustado/desfasado/desproporcionado) (da/do/ao/à)|\
         (dá/oferece/entrega/leva-se/recebe-se) (pouco/muito pouco/quase nada/menos) (pelo/por/para o) (preço/que custa/dinheiro/que cobra/que se paga/mesmo preço)|\
         dinheiro (jogado/deitado/atirado) (fora/ao lixo/à rua/pela janela)",
    ),
    (
        1,
        4,
        "(feito/feita/feitos/feitas/construído/construída/construídos/montado/montada/acabado/acabada/cosido/cosida/fabricado/fabricada) (com esmero/com rigor/com cuidado/com brio/à moda antiga/como deve ser/a preceito/ao pormenor/para durar/com capricho/com materiais nobres/em aço inoxidável/em alumínio/em madeira maciça/em couro genuíno/em pele verdadeira/em aço/à mão)|\
         (estrutura/corpo/chassis/armação/caixa/base/moldura) (em/de) (alumínio/aço/aço inoxidável/aço inox/titânio/fibra de carbono/carbono/madeira maciça/ferro forjado/bambu/carvalho)|\
         madeira maciça|aço inoxidável|aço inox|vidro temperado|couro genuíno|pele genuína|costuras duplas|\
         costuras reforçadas|costura reforçada|fibra de carbono|alumínio escovado|alumínio anodizado|\
         (sente-se/nota-se/vê-se) (a qualidade/a solidez/que é bem feito/que é bem feita/o cuidado/o capricho)|\
         (transmite/passa/dá/inspira) (sensação de solidez/solidez/sensação de qualidade/robustez/confiança na mão/impressão de solidez)|\
         (acabamento/acabamentos/construção/montagem) (de luxo/de primeira/primoroso/primorosos/exemplar/exemplares/cuidada/cuidado/cuidados/sem falhas/irrepreensível/irrepreensíveis/sem mácula/esmerado/sólida/robusta/à prova de bala/premium/de topo)|\
         (não/nem) (range/abana/treme/verga) (nada/um milímetro/uma folga/em lado nenhum)|\
         sem (uma única/uma) (rebarba/folga/falha de acabamento)|\
         tudo (encaixa/assenta) (ao milímetro/na perfeição/sem folgas)|\
         (aposta no/à base de) (vidro e no metal/metal/aço/couro)",
    ),
    (
        -1,
        4,
        "(acabamento/acabamentos/construção/montagem/materiais/plásticos/costuras) (descuidado/descuidados/descuidada/pobre/pobres/fraco/fracos/fraca/baratos/barata/de má qualidade/de qualidade duvidosa/medíocre/medíocres/desleixada/irregulares/irregular/a desejar/toscos/apressada/sofrível)|\
         (sensação/toque/aspeto/aspecto/cheiro/ar) (de plástico/barato/a plástico/plastificado/frágil/de brinquedo/de barato)|\
         (plástico/plásticos) (rijo/duro/duros/fino/finos/de baixa qualidade/que range/que rangem/barato/baratos/por todo o lado)|\
         (fica-se pelo/se fica pelo/abusa do/recorre a/demasiado) plástico|\
         (nota-se/notam-se/vê-se) (o corte/a poupança/a economia) (nos/de) (materiais/custos)|\
         pouparam nos (materiais/acabamentos)|\
         (peças/portas/gavetas/painéis) (que não encaixam/desalinhadas/desalinhados/mal ajustadas/mal encaixadas/tortas/com folgas)|\
         (vem/vêm/veio/vieram) (torto/torta/tortos/tortas/mal cosido/mal cosida/lascado/lascada/com defeito de fabrico/com rebarbas/com farpas)",
    ),
    (
        1,
        5,
        "ip68|ip67|ip69|ipx7|ipx8|ip66|ip65|certificação militar|padrão militar|grau militar|\
         (resiste/resistem/resistente/resistentes/aguenta/aguentam) (à água/à chuva/ao sal/ao calor/ao frio/ao fogo/a quedas/a choques/a riscos/à ferrugem/à corrosão/ao desgaste/às crianças/aos anos/ao tempo/ao uso diário/aos maus tratos/a tudo/até 0)|\
         (aguenta/aguentam/suporta/suportam/resiste a/resistem a) (temperaturas/cargas/pesos) (até/de/extremas)|\
         (sem/não) (desbotar/desbota/deformar/deforma/encolher/encolhe/enferrujar/enferruja/descascar/descasca/rachar/racha/empenar/empena/riscar/risca/amarelecer/ganhar borboto/perder a cor/perder a forma/perde a cor/perde a forma)|\
         (dura/duram/durou/duraram) (0 anos/dez anos/vinte anos/quinze anos/uma década/mais do que/duas vezes mais/o dobro do/mais que/mais tempo)|\
         (tenho/temos/uso/usamos) … (há dez anos/há 0 anos/há vinte anos/há uma década/há anos) … (como nova/como novo/impecável/impecáveis/intacta/firme/sem um problema)|\
         (três/duas/várias/quatro) gerações|\
         (passa/passam) de (pai para filho/geração em geração/mãe para filha/geração para geração)|\
         (sobrevive/sobreviveu/sobrevivem) (a/ao/à/às/aos)|(sem/nem) meter (uma gota/água/uma gota de água)|\
         (está/estão) para (as curvas/durar)|(feito/feita/feitos/feitas) para (durar/toda a vida/a vida/aguentar)|\
         à prova de (tudo/guerra/crianças/bala/quedas/trambolhões/cão)",
    ),
    (
        -1,
        5,
        "(começou/começaram/começa/começam) a (ceder/descolar/rasgar/descascar/enferrujar/desbotar/rachar/soltar-se/desfazer-se/falhar/gastar-se/riscar/abanar/folgar/largar/largar tinta/largar pelo/amarelar/desfiar/perder a cor/descoser)|\
         (dura/duram/durou) (o que dura/menos do que/menos que/apenas/só/metade/meses/poucos meses/poucas semanas/um verão/uma estação/pouquíssimo/dois meses/três meses/seis meses/um ano e pouco)|\
         (desfez-se/desfaz-se/desfazem-se/partiu-se/partiram-se/estragou-se/estragaram-se/desmanchou-se/rompeu-se/romperam-se/descolou-se/descolaram-se/rasgou-se/rachou-se/gastou-se) (ao/à/em/logo/na/no/num/numa/depois)|\
         (empena/empenam/empenou/entorta/entortam/entortou/enferruja/enferrujou/desbota/desbotou/encolheu/encolhe/descolou/descolaram/rasgou/rasgaram/rachou/rachou/descoseu/furou/furaram) (à primeira/ao primeiro/ao segundo/à segunda/na primeira/logo/com facilidade/em poucos/em poucas/por tudo e)|\
         (risca/riscam/arranha/arranham/risque) (tão depressa/só de olhar/com facilidade/ao mínimo/por tudo)|\
         obsolescência programada|feito para não durar|de usar e deitar fora|de deitar fora",
    ),
];
