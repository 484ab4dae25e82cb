//! Portuguese praise and blame as it is said of thirty kinds of products and services: taste to innovation. Only data.

/// (sign, feature that is implied or 0, words).
pub(super) const PHRASES: &[(i8, u16, &str)] = &[
    (
        1,
        27,
        "(deliciosos/saboroso*/suculento*/cremoso*/crocante/cheiroso*/apetitoso*/aromático*/encorpado*/gostoso*/divinal/docinh*/fresquinh*)|\
         (de comer e chorar/comer e chorar/de lamber/de chorar) (por mais/os dedos/os beiços/de bom)|\
         (um/é um/uma/são uma) (manjar/pecado/perdição/tentação/delícia/pitéu/maravilha)|\
         (derrete-se/derrete/desmancha/se desmancha) na boca|(bela/boa) (espuma/crema/textura)|\
         (café da manhã/pequeno-almoço/buffet/comida/cozinha/restaurante/pratos/jantar) (farto*/variado*/delicioso*/excelente/é farto/abundante/caseir*/saboroso*/de chorar/ótimo*/maravilhoso*/fresco*/divinal/generoso*/impecáve*/requintado*/completo)|\
         (feito em casa/sabe a casa/sabor caseiro/gosto de casa/acabado de fazer/recém-feito)",
    ),
    (
        -1,
        27,
        "(sabe/sabem/tem gosto/tem sabor/cheira/cheiram) (a/de) (plástico/queimado/cartão/nada/papelão/químico/ranço/remédio/mofo/artificial/velho/água/borracha/lata/isopor/terra/metal)|\
         (insosso*/ensosso*/sensaborona/borrachudo*/enjoativo*/intragáve*/seco como/aguado*/rançoso*/massudo*/encharcado*/murch*/pastoso*/amargoso*/farinhento*/insípido*/duro como)|\
         (doce/salgado*/gordur*/amargo*/picante/ácido*/cozido*/seco*/oleoso*) demais|\
         (demasiado/muito) (doce/salgado*/gorduroso*/amargo*/picante/seco*/ácido*/artificial/enjoativo*)|\
         (gosto/sabor/cheiro) (estranho/artificial/metálico/químico/amargo/esquisito/a queimado/de queimado/desagradável/ruim/forte demais/rançoso/de remédio)|\
         nem os (cães/gatos/miúdos/cachorros/filhos/mais gulosos)|fica no prato",
    ),
    (
        1,
        28,
        "não (leva/levam/tem/têm/contém/contêm/usa) (sulfatos/parabenos/óleo de palma/glúten/lactose/açúcar/açúcares/conservantes/corantes/aditivos/álcool/silicones/perfume/açúcar adicionado/gordura trans/adoçantes)|\
         (sem/nem/zero/livre de) (sulfatos/parabenos/óleo de palma/silicones/corantes/conservantes/glúten/lactose/açúcares adicionados/aditivos/perfumes/adoçantes/açúcar adicionado/gordura trans/álcool/transgénicos/transgênicos)|\
         (bem tolerado*/bem aceito*/fácil de digerir/digere-se bem/digestão fácil/hipoalergénico*/hipoalergênico*/saudáve*/nutritivo*/integra*=/orgânico*)|\
         (lista) de ingredientes (curta/limpa/simples/enxuta/transparente/pequena)|\
         (rico/rica/ricos/fonte/cheio) (em/de) (proteína/proteínas/fibra/fibras/vitaminas/ómega/ômega/cálcio/ferro/antioxidantes/minerais/nutrientes)|\
         (ingredientes/matérias-primas) (naturais/frescos/de qualidade/simples/de origem/biológicos/selecionado*/de primeira/fresquinhos/da época/locais/orgânicos/reais)",
    ),
    (
        -1,
        28,
        "(exagera/abusa/carrega/peca) (no/na/do/da/nos/em) (açúcar/sal/gordura/conservantes/aditivos/óleo/açúcares/corantes/perfume/álcool/sódio)|\
         (cheio/cheia/carregado*/entupido*/recheado/atolado*) de (açúcar/sal/gordura/conservantes/aditivos/corantes/químicos/óleo/porcaria/sódio/parabenos/silicones/sulfatos)|\
         (muito/demasiado/excesso de/tanto/açúcar a mais/sal a mais/demais) (açúcar/sal/gordura/sódio/conservante/conservantes/óleo/químico/)|\
         (pode/podem/costuma) (ter alergia/causar/provocar/dar/irritar/ressecar)|\
         (causa/provoca/dá/irrita/deu-me/deu) (alergia/vermelhidão/borbulhas/a pele/comichão/irritação/coceira/espinhas/acne/os olhos/ardência/ardor/manchas na)|\
         (ultraprocessado*/mal tolerado*/difícil de digerir/cai mal/lista de ingredientes enorme/lista de ingredientes extensa/lista de ingredientes interminável/lista de ingredientes longa/lista de ingredientes assustadora/bomba calórica/pouco saudáve*/nada saudáve*/química pura)",
    ),
    (
        1,
        29,
        "(bebe/gasta/consome/usa) (pouco/pouquíssimo/menos/muito pouco/quase nada/só/o mínimo/pouca/apenas)|\
         (compostáve*/biodegradáve*/recicláve*/reutilizáve*/recarregáve*/reparáve*/ecológico*/amigo* do ambiente/carbono neutro/ecofriendly/neutra em carbono)|\
         (plástico/materiais/algodão/papel/garrafas/tecido) (reciclado*/biológico*/orgânico*/reaproveitado*/de reciclagem)|\
         (poupa/economiza) (água/energia/luz/eletricidade/na conta/na luz)|\
         (planeta/ambiente/carteira e o planeta) (agradece/agradecem)|\
         (comércio justo/refil/produção local/cultivo sustentável)",
    ),
    (
        -1,
        29,
        "(gasta/consome/bebe/chupa/devora/desperdiça/come) (muito/muita/luz/água/demais/imenso/mais/energia/uma/horrores/eletricidade/gasolina/combustível/que se/bastante/como) (que se farta/luz/água/do que/demais/energia/barbaridade/gasolina/um/)|\
         que se farta|\
         (embala/embalam/envolve/empacota/embrulha/enrola) (tudo/ainda/cada) (em/com/n*) (plástico/camadas/isopor)|\
         (plástico/embalagem/embalagens) (a mais/em excesso/desnecessári*/descartáve*/exagerado*/por todo)|\
         (montanhas/excesso/camadas/toneladas/montes) de (plástico/embalagem/lixo/embalagens/isopor)|\
         (gastador/beberrão/poluente/poluidor/energívoro/esbanjador/uso único/descartáve*/greenwashing/sem conserto/não se recicla/não recicláve*/não tem conserto/desperdício)|\
         (conta/fatura) (da luz/da água/de luz/de energia) (dispara/sobe/vai/às/nas)",
    ),
    (
        1,
        30,
        "(não tem/sem/zero/isento* de/livre de) (mensalidade/anuidade/taxas/tarifas/comissões/taxa/comissão/custos de manutenção/juros/custos escondidos/letras miúdas/surpresas na fatura)|\
         (parcelar/parcela/pagar/prestações) (sem juros/em prestações sem)|\
         câmbio (bem/muito/mais/super/) (vantajoso*/favorável/bom/justo)|(grátis/gratuito*) para sempre|\
         não (cobra/cobram) (nada/taxa/taxas/comissão/comissões/tarifa/anuidade/juros)",
    ),
    (
        -1,
        30,
        "(é/são/tudo) (pago*/cobrado*) (à parte/a peso/por fora/como extra/separado/em separado)|paga à parte|\
         (cobra/cobram/cobrou/tira/espeta) (por tudo/até/taxa/taxas/tarifa/tarifas/uma/comissão/caro/extra/multa/juros/mais) (por/de/para/taxa/pelo*/no/sobre/a mais/comissão/)|\
         (taxas/custos/encargos/tarifas/juros/comissões) (escondido*/oculto*/abusivo*/surpresa/inesperado*/salgado*/exorbitanto*/por tudo/que não acabam/altíssimo*/disfarçado*/nas entrelinhas)|\
         (esconde/escondem/cheio de/cheia de/recheado de) (armadilhas/cláusulas/taxas/pegadinhas/letras/letrinhas/custos/ratoeiras/asteriscos)|\
         (fatura/conta) (vem/chega/sempre/dispara/sobe/engorda) (com/sempre/mais/surpresas/inflado*/todo/a)",
    ),
    (
        1,
        31,
        "(cobre/inclui/abrange/protege/garante) (até/também/mesmo/inclusive/todos/o reboque/roubo/todo)|\
         (rede/cobertura/sinal) (abrangento*/mais abrangente/de oficinas/em todo/até/amplo*/forte/excelente/nacional/capilar/vasto*/de ponta a ponta/por todo/estáve*)|\
         (pega/apanha) (bem/em todo/até/sinal)|\
         (a dois passos/a poucos passos/pertinho/a um passo/coladinho) (da/do/das/dos/de/ao/à)|\
         (bem localizado*/localização excelente/localização privilegiada/localização perfeita/localização imbatível/localização ótima/localização central)",
    ),
    (
        -1,
        31,
        "(fica/fico/ficas/ficamos/deixa) sem (sinal/rede/cobertura/net/internet)|\
         sem (balcões/agências/lojas físicas/sinal/rede/cobertura/balcões físicos/agências físicas)|\
         (não cobre/exclui/não inclui/deixa de fora/não paga/recusa) (os/o/a/as/danos/quase/nem/roubo/nada/vidros/sinistros)|\
         (cobertura/rede/sinal) (falh*/fraquinh*/intermitente/aos soluços/só na/de queijo/limitado*/irregular/péssimo*/que vai e vem/inexistente/deficiente/esburacado*/só nas)|\
         (fora da/fora das/longe da) (cidade/capitais/cidades/capital/grande)|\
         (no interior/na aldeia/no campo/na zona rural) (não/fica/é/falha/a/o/nada/some)",
    ),
    (
        1,
        32,
        "(entrega/entregam/chega/chegou/envia/chegam/entregue) (no dia seguinte/em 24/no mesmo dia/antes do/dentro do/sempre no/bem embalado*/rápido/em perfeito/em dois dias/a tempo/no prazo/intacto*/num dia/rapidinho/direitinh*/voando)|\
         (embalagem/embalado/caixa/encomenda) (cuidado*/caprichado*/bem protegido*/impecáve*/com todo/intacto*/reforçado*)",
    ),
    (
        -1,
        32,
        "(chegou/chegaram/chega/chegam/veio/vieram) (amassado*/partido*/quebrado*/atrasado*/com atraso/danificado*/tarde/aberto*/rachado*/incompleto*/com uma semana/depois/riscado*/estragado*/errado*/molhado*/com a caixa/em pedaços/amolgado*)|\
         (encomenda/entrega/pacote/pedido/envio/entregas) (extraviado*/perdido*/atrasado*/atrasa/que nunca/nunca/some/atrasou/demora/extraviou-se/desapareceu/que não/lenta/caótico*/sumiu)",
    ),
    (
        1,
        33,
        "(estende/alarga/prolonga/aumenta) a garantia|\
         garantia (vitalícia/estendida/de cinco/de dez/generosa/de 0/a sério/de verdade/para a vida)|\
         (devolver/devolução/troca/trocas/reembolso) (é fácil/fácil/grátis/gratuita/sem/rápido*/simples/na hora/descomplicado*/sem burocracia)|\
         (devolvem/devolve/reembolsa) (o dinheiro/tudo/sem/na hora/logo/o valor)",
    ),
    (
        -1,
        33,
        "(devolver/devolução/reembolso/cancelar/trocar/restituição) (um produto/a compra/o plano/o dinheiro/) (é/virou/leva/demorou/demora/vira/nunca/foi) (uma/um/meses/semanas/impossível/a/chega/burocrático*/chegou/difícil)|\
         (é/foi/virou) (uma novela/um parto/um martírio/uma odisseia/uma via-sacra/um calvário/um drama)|\
         (demorou/demora/levou) (meses/semanas/três meses/uma eternidade/um mês/séculos) (a/para)|\
         (recusa/recusam/nega/negam/foge/fogem/recusou) (a/o/da/à/troca/trocar/devolver) (garantia/reembolso/troca/devolução/)|\
         garantia (curta/que não/ridícula/só no papel/cheia de/não cobre/mínima/furada/de fachada)|fidelização|\
         (preso/amarrado/presa) (ao/a um/por/à/a)",
    ),
    (
        1,
        34,
        "entre (as mais bem/os mais bem/as mais/os mais/as melhores/os melhores) (avaliado*/pontuado*/recomendado*/vendido*/cotado*/elogiado*/classificado*/votado*/do/da)|\
         mais bem (avaliado*/cotado*/classificado*/pontuado*)|\
         (continuam/continua/seguem/mantêm-se/permanecem) (fiéis/fiel/leais)|\
         (avaliações/críticas/opiniões/comentários/reviews) (na maioria positivas/positivas/ótimas/excelentes/elogiosas/maioritariamente/entusiasmado*/muito boas/são na maioria/unânimes/excecionais/rasgadas/apaixonado*/de cinco)|\
         na maioria positivas|\
         (goza/desfruta/tem) d(e/) (boa/ótima/excelente/grande/muito boa) (fama/reputação/prestígio/imagem/nome)|\
         (marca/nome/empresa) (de confiança/com história/de tradição/séria/consagrado*/respeitado*/com créditos/com provas/de peso/que dispensa/tradicional/idóne*)|\
         (provas dadas/nome feito/boca a boca/passa a palavra/boca em boca/dispensa apresentações/queridinh*/clientes fiéis/legião de fãs/na boca do povo/fama merecida)",
    ),
    (
        -1,
        34,
        "(arranhou/manchou/beliscou/abalou/prejudicou/queimou/sujou) (a imagem/o nome/a reputação/a confiança/a marca/a credibilidade)|\
         (vazamento/fuga/roubo) de dados|(má/péssima/pior/mau) (fama/reputação/nome/imagem)|\
         (avaliações/críticas/opiniões/comentários/reviews) (negativo*/péssimo*/divididas/más/misto*/arrasador*/contraditóri*/demolidor*/ruins/desastroso*/duvidoso*/compradas)|\
         (escândalo/escândalos/polémica/polêmica/processos/queixas/reclamações/multas) (por/de/que/com/a mais/constantes/no reclame/em tribunal/sobre/atrás/aos montes/sem resposta/acumuladas/repetidas/acumulam-se/se acumulam)|\
         (nome na lama/sujou-se/campeã de reclamações/campeão de reclamações/fama de má/pouco transparente/sem credibilidade/pouco idóne*)",
    ),
    (
        1,
        35,
        "(catálogo/sortimento/leque/oferta/variedade/acervo) (é um mundo/um mundo/enorme/imenso*/gigantesco*/de perder/vasto*/sem fim/variadíssimo*/riquíssimo*/infindável/para todos/de tirar/incríve*/invejáve*/interminável)|\
         (mais de/centenas de/milhares de) (cem/mil/0/duzentos/) (canais/títulos/modelos/filmes/séries/receitas/cores/destinos/marcas/cursos/produtos/sabores)|\
         para todos os (gostos/bolsos/estilos/gosto/paladares/tipos)|\
         (séries/filmes/conteúdos/títulos) (que não se/exclusivo*/originais/único*/inédito*) (encontram/acham/veem/)|\
         (não se encontram em/não se acham em) (mais/outro/lugar/nenhum)|(de tudo/há de tudo/tem de tudo/tem para todos)",
    ),
    (
        -1,
        35,
        "(é difícil/difícil/impossível/custa) (encontrar/achar) (tamanhos/cores/o/a/um/uma/novidades/títulos/números/nada)|\
         (catálogo/sortimento/oferta/variedade/acervo/escolha/seleção) (pobre/fraquinh*/reduzido*/curto*/limitado*/escasso*/mirrado*/de fazer/deixo*/magr*/repetitivo*/desatualizado*/minguado*/diminuto*/encolheu/limitadíssimo*/acanhado*)|\
         (sempre/quase sempre/muitas vezes/vive) (esgotado*/em falta/sem stock/fora de estoque/sem estoque)|\
         (poucas/poucos/pouquíssimo*/faltam) (opções/tamanhos/cores/modelos/títulos/novidades/canais/filmes/números/sabores) (de/para/grandes/disponíveis/plus/)|\
         tamanhos grandes",
    ),
    (
        1,
        36,
        "(pode ir/vai/podem ir/lava-se/lava) (à máquina/na máquina/na lava-louças/no lava-louças/à mão/na pia/à loiça)|\
         (limpa-se/limpam-se/lava-se/esvazia-se/desmonta-se/limpa/se limpa) (num/em/fácil/facilmente/com/sozinh*/bem/rápido/rapidamente/sem) (instante/segundos/um/minutos/pano/água/minuto/facilidade/esforço/)|\
         num instante|(basta/é só) (um pano/passar/uma passada/um paninho/água/enxaguar)|\
         (não acumula/não junta/autolimpanto*/quase não suja/manutenção mínima/manutenção zero/manutenção quase nula/manutenção barata/manutenção simples)",
    ),
    (
        -1,
        36,
        "dá (um trabalhão/trabalho/uma trabalheira/muito trabalho/uma canseira/um trabalho) (a/para/de/)|\
         (limpar/limpá-lo/limpá-la/descalcificar/lavar/esvaziar/limpeza/manutenção) (a/o/é/dá/exige/custa/leva/) (um/uma/o/trabalho/chato*/muito/castigo/demorado*/trabalhoso*/complicado*)|\
         (filtros/peças/cartuchos/refis/recargas/sacos/cápsulas/consumíveis/acessórios) (pesam/caros/caras/custam/difíceis/caríssimo*/que custam/saem/saem caros/acabam/duram pouco/que não/raros)|\
         pesa(m/) no bolso|\
         (exige/requer/pede/precisa de) (uma/) (revisão/manutenção/limpeza) (anual/constante/frequente/cara/semanal/mensal/regular/chato*/a toda/especializada)|\
         (acumula/junta/enche-se de/enche de/ganha/cria) (pó/poeira/pelos/calcário/bolor/sujidade/sujeira/gordura/mofo/limo)|\
         (íman/ímã) (de/para/do)",
    ),
    (
        1,
        37,
        "(cabe/cabem/leva/engole/aguenta/acomoda/comporta) (a bagagem/tudo/de tudo/as compras/as malas/muita coisa/a família/a família toda/o carrinho/toda/todas/sem/meio mundo/com folga/mais do que/a semana)|\
         (mala/porta-malas/bagageira/depósito/reservatório/espaço/cesto/memória/gaveta/capacidade/frigorífico/geladeira) (enorme/gigante/generoso*/de sobra/imenso*/espaçoso*/folgado*/para tudo/a perder/amplíssimo*/para dar/colossal/gigantesco*/farto/à vontade/de respeito)|\
         (espaço/lugar/arrumação) (de sobra/para tudo/a rodos/para dar e vender/com fartura/que não acaba)",
    ),
    (
        -1,
        37,
        "(só/apenas) (dá/tem/oferece/leva/cabe/cabem/traz/aguenta) 0 (gb/litros/l/mb/peças/pessoas)|\
         só (dá/tem/oferece/leva) 0|\
         (enche/enche-se/lota/esgota-se/acaba/fica cheio/fica cheia/se enche) (rápido/num/logo/depressa/em/facilmente/a toda/toda/num instante/de repente)|\
         (fica/está/anda/vive) (lotado*/à pinha/a abarrotar/cheíssimo*/superlotado*/apinhado*/a rebentar/entupido*)|\
         (reservatório/depósito/mala/porta-malas/cesto/gaveta/memória/espaço/capacidade/bagageira/armazenamento/copo) (pequen*/pequenin*/minúsculo*/apertado*/ridículo*/acanhado*/curto*/justo*/reduzido*/que enche/insuficiente/diminuto*/limitado*/mínimo*/tímido*/mal aproveitado*)|\
         (não cabe/mal cabe/não cabem/mal cabem/quase não cabe) (nada/uma/nem/o/a/muita/quase/tudo)|\
         (é preciso/tem de/tem que/obriga a) (esvaziar/encher/apagar/esvaziá-lo/enchê-lo/reabastecer)",
    ),
    (
        1,
        38,
        "(leva/chega/alcança/cobre/espalha) (o sinal/a todos/a toda/até/toda/todos/a cada/bem) (a/os/ao/cômodos/cómodos/divisões/jardim/casa/quintal/todos/toda/canto/quartos/fundo/)|\
         (faz/percorre/cobre/alcança/supera/passa de/chega a/aguenta) (0/mais de 0/os 0/quase 0/uns 0/tranquilamente 0/até 0/bem 0) (km/quilómetros/quilômetros/metros/m)|\
         (quilómetros/quilômetros) reais|\
         (alcance/raio) (impressionante/enorme/excelente/generoso*/notáve*/de sobra/longo*/ótimo*/surpreendente)",
    ),
    (
        -1,
        38,
        "não (chega/alcança/cobre/passa/atravessa/pega) (ao/à/aos/nem/de/dos/no/na/a/o/uma/toda/as/até) (jardim/quarto/quintal/0/fundo/divisões/casa/parede/segundo/andar/lado/varanda/quartos/)|\
         (sinal/wi-fi/wifi/bluetooth/ligação) (some/perde-se/cai/não chega/desaparece/morre/falha/fraqueja/enfraquece/se perde/não passa/vai abaixo) (a/ao/no/na/quando/atrás/dois/à/além/depois/entre/)|\
         (alcance/raio) (curto*/limitado*/ridículo*/fraquinh*/reduzido*/decepcionante/dececionante/baixo/insuficiente)",
    ),
    (
        1,
        39,
        "acerta* (em cheio/na mosca/sempre/no/ao/tudo/as/o/com/à)|\
         (preciso*/exato*/certo*/rigoroso*) (ao/até ao/como) (milímetro/grama/segundo/cêntimo/um relógio/grau/pormenor/centímetro/milésimo/último)|\
         (ao milímetro/ao grama/ao segundo/na mosca/à risca/em cheio)|\
         (medições/dados/leituras/resultados/valores/medidas) (preciso*/fiáve*/exato*/confiáve*/correto*/certeir*/rigoroso*/consistentes/impecáve*/certinh*/bate com)|\
         (não erra/nunca erra/não falha/nunca se engana) (uma/nunca/um/)",
    ),
    (
        -1,
        39,
        "(erra/falha/engana-se/desvia/chuta/se engana/inventa) (por/o/a/na/no/muito/os/as/sempre/em/com/meio/feio/bastante/passos/valores/frequentemente/às vezes/dia)|\
         fora de (sincronia/sincronismo/esquadro/hora)|\
         (dessincronizado*/desfasado*/descalibrado*/desacertado*/desregulado*/atrasado* em relação)|\
         (medições/dados/leituras/resultados/valores/medidas/estimativas) (errado*/impreciso*/sem pés/absurdo*/pouco fiáve*/pouco confiáve*/aleatóri*/disparatado*/ao calhas/inconsistentes/furado*/duvidoso*/a olho/incoerentes/fora da realidade/loucos/irreais)|\
         (conta/mede/marca/mostra/indica/lê/detecta/deteta) (mal/passos/errado/a mais/a menos/o que/valores/tudo/demais/coisas/em dobro) (errado*/quer/absurdos/a mais/)|\
         não (reconhece/deteta/detecta/distingue/identifica/mede/bate/lê) (o/a/os/as/nem/bem/rostos/nada/com/direito/caras/metade/corretamente)",
    ),
    (
        1,
        40,
        "(passa/desliza/move-se/se move/circula/anda/esgueira-se/dança/flui) (com agilidade/ágil/bem/pelo trânsito/entre/como/suavemente/em todo/com facilidade/com leveza/sem esforço)|\
         (com agilidade/agarrado* ao chão/colado* ao chão/agarrado à estrada/sobre carris/sobre trilhos/bom de curva/boa de curva/gostoso de dirigir/gostosa de dirigir/na ponta dos dedos/bom de guiar)|\
         (aderência/travagem/direção/estabilidade/suspensão/chassis/frenagem/tração) (ótimo*/excelente/no molhado/preciso*/impecáve*/exempla*/direta/firme/irrepreensíve*/certeir*/leve/acertado*/bem calibrado*/equilibrado*/soberbo*/afinado*)|\
         (perdoa/perdoam) (os/as/erros/tudo/muito/bolas/falhas)|\
         (prazer/delícia/gozo/gosto) (de/ao/em/a) (conduzir/dirigir/volante/condução/guiar/pedalar)",
    ),
    (
        -1,
        40,
        "(adorna/sai de frente/rola/derrapa/sai de traseira/patina/flutua/oscila/bambeia) (em/nas/na/no/muito/demais/ao/bastante/com/)|\
         (direção/volante/travões/freios/suspensão/caixa/comandos/câmbio/pedal) (impreciso*/vago*/moles/mole/dur*/pesado*/lento*/borrachudo*/seco*/anestesiado*/nervoso*/esponjoso*/rígido*/desconfortáve*/áspera/pastoso*/artificial/indeciso*/sem tato/ruidoso*)|\
         (pesadão/desengonçado*/lento*/difícil/ruim/custa/chato/nervoso/tosco/molengão/complicado) (em curva/nas curvas/de manobrar/a manobrar/de dirigir/de estacionar/no trânsito/de conduzir/de guiar/em cidade/de controlar/de virar)",
    ),
    (
        1,
        41,
        "(entendem/entende/percebem/percebe/dominam/domina/sabem/sabe) (do/o/da/muito/bem/a/do que/o que) (riscado/assunto/que falam/ofício/matéria/que fazem/assuntos/poda/fazem/que fala/métier/negócio/dizem/)|\
         (tintim por tintim/passo a passo/preto no branco/de a a z/ponto por ponto/com todos os detalhes)|\
         (professores/formadores/técnicos/consultores/vendedores/instrutores/médicos/profissionais/mecânicos/atendentes/especialistas) (qualificado*/experientes/de primeira/competentes/que sabem/preparado*/muito bons/excelentes/dominam/de mão cheia/gabaritado*/do ramo/atualizado*/com anos/que explicam/de topo/capazes)|\
         (explica/explicam/ensina/ensinam/orienta/orientam/aconselha/aconselham/esclarece) (tudo/bem/muito bem/com/passo/direitinho/cada/na perfeição/todos/sem/as dúvidas/de forma/timtim)|\
         (tutoriais/guias/aulas/cursos/manual/documentação/conselhos/dicas) (clar*/excelentes/completo*/muito bons/bem feito*/detalhado*/didático*/precioso*/útei*/exempla*/de qualidade/objetivo*/caprichado*/bem explicado*/fáceis de/riquíssimo*)",
    ),
    (
        -1,
        41,
        "não esclarece (nada/as/dúvidas/coisa/muito)|\
         (manual/guia/documentação/tutoriais/aulas/curso/instruções/ajuda/conteúdo/cursos) (só em/pobre/inútil/confuso*/desatualizado*/superficia*/incompleto*/raso*/vago*/inexistente/ultrapassado*/fraquinh*/mal traduzido*/pouco/cheio de/pobrezinh*/não ajuda/de encher/sem profundidade/enrolado*)|\
         (não sabem/não sabe/não percebem/não entendem/sabem menos/não fazem/nem sabem) (nada/responder/do que/explicar/o que/ideia/que/patavina/informar/aconselhar/tirar)|\
         (despreparado*/incompetentes/mal informado*/mal preparado*/sem formação/perdidinh*/conselhos errados/conselhos genéricos/conselhos interesseiros/conselhos vagos/conselhos furados/conselhos contraditórios/impreparado*/desinformado*/leigo* no)",
    ),
    (
        1,
        42,
        "(largou/saiu/está/anda/vai/segue/continua) (na frente/à frente/um passo à/sempre à/na vanguarda/na dianteira/um passo)|\
         (na vanguarda/de ponta/pioneir*/revolucionári*/inovador/um passo à frente/à frente do seu tempo/de última geração/topo de gama tecnológico/futurista/dita tendências/dita moda/lança tendência/vanguardista/reinventa/sempre a inovar/referência em inovação/primeira a lançar/primeiro a lançar/visionári*)",
    ),
    (
        -1,
        42,
        "(parou/deixou/cansou) de (inovar/evoluir/investir/se atualizar/surpreender/se reinventar)|\
         (nada/pouco/zero/nenhuma/quase nada) (de novo/novo/inovador/inovação/novidade/mudou/muda/de inovador/de inovação/que já) (há/em/desde/face/no/na/)|\
         (mais do mesmo/parado* no tempo/ultrapassado*/requentado*/obsoleto*/atrasado*/datado*/ficou para trás/ficaram para trás/correr atrás/cópia/déjà vu/tecnologia de ontem/do tempo da/vive do passado/à sombra da bananeira/dorme na/deitado* sobre os louros/sem novidades)",
    ),
];
