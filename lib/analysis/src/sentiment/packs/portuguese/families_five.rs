//! Portuguese praise and blame as it is said of many kinds of products and services, plainly and idiomatically. Only data.

/// (sign, feature that is implied or 0, words).
pub(super) const PHRASES: &[(i8, u16, &str)] = &[
    (
        1,
        27,
        "notas de (chocolate/frutos secos/frutos vermelhos/caramelo/baunilha/avelã/citrinos/cacau/mel/especiarias/fruta/frutas/flores)|\
         corpo médio|corpo intenso|final longo|final de boca|na boca é|bem temperado|bem temperada|bem temperados|\
         (desfaz-se/derrete-se/derrete/desmancha-se/derretem-se/desfazem-se) na (boca/língua)|\
         (sabe/sabem) (a casa/a verão/a mar/a infância/a fruta/a pouco de tão bom/bem/divinalmente/a mais/maravilhosamente/mesmo a)|\
         (sabor/aroma/gosto/paladar/textura) (intenso/intensa/rico/rica/equilibrado/equilibrada/delicado/autêntico/fresco/caseiro/frutado/suave/apurado/inconfundível/único/cremosa/aveludada/crocante/marcante/genuíno/de verdade/delicioso/agradável/natural/fiel)|\
         (é/são/está/estão) (de comer e chorar por mais/de chorar por mais/de lamber os dedos/de lamber os beiços/um pecado/dos deuses/de outro mundo/no ponto/uma perdição/viciante/viciantes/um manjar/uma tentação/crocante por fora/estaladiço por fora)|\
         (vem/vêm/chega/chegam) (firme e suculento/suculento/suculenta/no ponto/quentinho/quentinha/quentinhos/estaladiças/estaladiço/fresquinho/fresco/crocante/tenro/tenra)|\
         (cheira/cheiram) (bem/maravilhosamente/que é um regalo/lindamente/divinamente/a limpo/a fresco)|\
         (apetece/dá vontade de) (repetir/comer/lamber)",
    ),
    (
        -1,
        27,
        "(sabe/sabem/cheira/cheiram/a saber/a cheirar) (a plástico/a cartão/a papel/a água/a remédio/a detergente/a queimado/a ranço/a mofo/a óleo/a óleo velho/a químico/a químicos/a pouco/a nada/a artificial/a peixe/mal/a lata/a borracha/a velho)|\
         (seco/seca/secos/secas) (como/que nem) (serragem/serradura/palha/cortiça/areia/pó)|\
         (duro/dura/duros/rijo/rija) (como/que nem) (sola/pedra/pedras/cornos/borracha)|\
         (chega/chegam/vem/vêm) (à mesa/a casa) (mole/moles/frio/frias/fria/frios/seco/encharcadas/murcha/queimado)|\
         (um travo/travo/ressaibo/um gosto/gosto/sabor/cheiro/um cheiro) (a ranço/a plástico/a químico/metálico/amargo/estranho/artificial/desagradável/a remédio/a queimado/a velho/a metal/azedo/enjoativo/a mofo/esquisito/a adoçante)|\
         (pouco/sem/falta-lhe/falta) (sabor/gosto/tempero/aroma/saboroso/saborosa/apurado/sal e)|\
         (demasiado/muito/excessivamente) (doce/doces/salgado/salgada/salgados/amargo/ácido/seco/gorduroso/gordurosa/picante/enjoativo/artificial)|\
         (doce/doces/salgado/salgada/salgados/amargo/ácida/ácido/seca/cozida/cozido/oleoso) demais",
    ),
    (
        1,
        28,
        "(lista/lista de ingredientes/rótulo/receita) … (cabe numa linha/curta/curto/limpa/limpo/transparente/simples/que se entende/sem surpresas/sem nomes estranhos/honesta/que se percebe)|\
         (só/apenas) (leva/tem/contém/usa) (três/dois/quatro/cinco/ingredientes/leite/fruta/aveia/cacau/trigo/carne/água) (ingredientes/naturais/e/de)|\
         (não leva/não levam/sem/não contém/não contêm/não tem/zero/livre de/isento de) (cereais/açúcar adicionado/aromas artificiais/aditivos/corantes/conservantes/parabenos/sulfatos/silicones/álcool/glúten/lactose/subprodutos/óleo de palma/fragrância/perfume/químicos agressivos/adoçantes/gordura hidrogenada/ftalatos/alumínio/antibióticos)|\
         0 (de carne/de carne fresca/de cacau/de fruta/natural/naturais/vegetal/de origem natural/integral/de proteína/arábica/algodão)|\
         (rico/rica/ricos/ricas/fonte) (em/de) (fibra/fibras/proteína/proteínas/vitaminas/ómega/ferro/cálcio/antioxidantes/minerais/magnésio)|\
         (aposta em/feito com/feita com/feitos com/feitas com/à base de/usa/utiliza/com) (grãos integrais/cereais integrais/ingredientes naturais/ingredientes frescos/ingredientes biológicos/ingredientes orgânicos/fruta de verdade/fruta fresca/carne fresca/leite fresco/extratos naturais/ingredientes de origem/produtos frescos/produtos locais/produtos da época/azeite/matérias-primas de qualidade/ingredientes de qualidade/ingredientes de primeira/ativos de origem vegetal/aloé vera)|\
         (amigo/amiga) da pele|dermatologicamente testado|dermatologicamente testada|hipoalergénico|hipoalergénica|\
         hipoalergênico|vegano e sem|fórmula suave|fórmula limpa|fórmula vegan",
    ),
    (
        -1,
        28,
        "(açúcar/óleo de palma/água/xarope/sal) (em primeiro lugar/em segundo/logo no início/em excesso/à cabeça/a mais/como primeiro ingrediente)|\
         (lista de ingredientes/rótulo) (interminável/quilométrica/quilométrico/duvidosa/impronunciável/assustadora/que mete medo/extensa/opaca/enganador)|\
         ultraprocessado|ultraprocessada|ultraprocessados|pouco saudável|pouco saudáveis|pouco nutritivo|\
         nada saudável|calorias vazias|bomba calórica|bomba de açúcar",
    ),
    (
        1,
        29,
        "(feito/feita/feitos/feitas/fabricado/fabricada/produzido/produzida) (com/de/a partir de/em) (garrafas recolhidas/garrafas recicladas/plástico reciclado/plástico do mar/plástico recolhido/materiais reciclados/algodão orgânico/algodão biológico/fibras recicladas/madeira certificada/redes de pesca/borracha reciclada/energia solar/bambu/cortiça/lã reciclada/couro vegetal/material reciclado)|\
         (planta/plantam/compensa/compensam/recolhe/recolhem/reutiliza/recicla/reciclam/repara/aceita) (uma árvore/árvores/o carbono/as emissões/roupa velha/roupa usada/as embalagens/embalagens vazias/aparelhos velhos/os aparelhos/as cápsulas/cápsulas usadas/garrafas/0 das emissões/tudo o que)|\
         (paga/pagam) (um preço justo/preços justos/justamente/salários dignos/bem aos produtores/o justo)|\
         (comércio/preço) justo|\
         (embalagens/embalagem/caixas/frascos) (de cartão/sem plástico/recicláveis/compostáveis/reutilizáveis/retornáveis/recarregáveis/de vidro/mínimas)|\
         (gasta/consome/bebe/usa) (pouco/pouca/apenas 0/só 0/metade/menos/muito pouco/pouquíssimo/pouquíssima/uma ninharia) (litros/água/energia/luz/eletricidade/gasolina/combustível/da água/da energia/detergente/gasóleo/)|\
         (amigo/amiga/amigos/amigas) (do ambiente/do planeta/da natureza)|\
         (pegada) (mínima/reduzida/baixa/neutra/quase nula)|(alívio/descanso) para a consciência|\
         (consciência) (tranquila/leve/limpa)|\
         (energia/eletricidade) (100% renovável/renovável/verde/limpa/de fontes renováveis/solar)|\
         (neutra/neutro/neutros) em carbono|(frota/carrinhas) (elétrica/elétricas)|\
         peças (recondicionadas/reutilizadas)",
    ),
    (
        -1,
        29,
        "(obriga a/há que/temos de/é preciso) (deitar fora/jogar fora) (o aparelho/tudo/a máquina/o produto/metade)|\
         (deitar/jogar) fora (o aparelho/tudo) inteiro|atentado ao (ambiente/planeta)|\
         (bebe/gasta/consome/chupa/come) (gasolina/combustível/energia/luz/água/eletricidade/litros/gasóleo) (como/que se farta/a mais/demais/aos litros/em excesso/a rodos/sem parar)|\
         (multada/multado/condenada/denunciada/acusada/acusado) (por/de) (despejar/poluir/poluição/contaminar/explorar/descargas/trabalho infantil/desflorestação/desmatamento/greenwashing/exploração/crimes ambientais)|\
         (explora/exploram/paga mal a/paga mal aos/maltrata/subcontrata) (os trabalhadores/trabalhadores/as suas oficinas/mão de obra/crianças/costureiras/os estafetas/fornecedores/produtores/os agricultores)|\
         (condições/salários) (de trabalho/laborais/de miséria/precárias/desumanas/indignas) (precárias/duvidosas/indignas/desumanas/)|\
         (testa/testam/testados/testado) em animais|\
         (embrulha/envia/embala/vem/vêm) (tudo/) (em/envolto em/embrulhado em/com) (plástico/camadas de plástico/três camadas/esferovite/isopor/plástico a mais/plástico descartável)|\
         (plástico/embalagens) (a mais/em excesso/descartável/descartáveis/desnecessárias/desnecessário/de uso único)|\
         lavagem verde|greenwashing|pouco ecológico|pouco ecológica|nada ecológico|nada sustentável|\
         pouco sustentável|altamente poluente|poluente|poluentes",
    ),
    (
        1,
        30,
        "(não cobra/não cobram/nem cobra/não se paga/não se pagam/deixa de cobrar/sem cobrar/não debita) (nada/um cêntimo/um centavo/comissões/comissão/anuidade/taxas/taxa/portes/manutenção/pela/por/extras/qualquer) (de/por/pela/extra/nenhuma/disso//mudança/transferências/levantamentos/adesão/abertura)|\
         (não tem/sem/isento de/isenta de/livre de/nem tem/zero/não exige/sem qualquer) (anuidade/fidelização/comissões/taxas/taxa de adesão/custos de manutenção/comissão de manutenção/taxas no estrangeiro/custos escondidos/letras pequenas/permanência/período de permanência/multa de cancelamento/taxa de abertura/mensalidade/penalizações/surpresas na fatura/extras escondidos/encargos)|\
         (levantamentos/transferências/pagamentos/saques/compras no estrangeiro) (gratuitos/gratuitas/grátis/sem custos/sem comissões/ilimitados/sem taxas/ilimitadas)|\
         (conta/cartão/adesão/abertura de conta) (gratuita/gratuito/grátis/sem custos/sem comissões/sem anuidade/gratuita a sério/é gratuita/é gratuito)|\
         (zerou/aboliu/eliminou/acabou com/baixou/reduziu) (a comissão/as comissões/a taxa/as taxas/a anuidade/os custos)|\
         tudo incluído|preço final|preço fechado|sem surpresas no fim|o que se vê é o que se paga|\
         (devolve/devolveu) (a taxa/a comissão/a caução)|\
         (permite/permitem/dá para/pode-se/deixa) (cancelar/sair/rescindir/suspender) (a qualquer momento/quando quiser/quando se quiser/sem penalizações/sem multa/sem custos/quando quisermos/de um mês para o outro)",
    ),
    (
        -1,
        30,
        "(levantamento/transferência/levantamentos/transferências/saque/saques/cancelamento/mudança) … (custa/custam/paga-se/pagam-se/pagos/pagas) (0/dois/quatro/três/cinco/um/à parte/a peso)|\
         (extras/taxas/custos/comissões/encargos) (escondidos/escondidas/ocultos/ocultas/a mais/inesperados/inesperadas/por tudo/que ninguém/nas letras/surpresa/abusivas/abusivos/à parte/que não estavam)|\
         letras miúdas|letras pequenas|letra miúda|(fatura/conta) (cheia de/com) (extras/surpresas/taxas)|\
         paga-se (tudo à parte/à parte/por fora/cada/até/extra)",
    ),
    (
        1,
        31,
        "(aceite/aceites/aceito/aceitos/presente/disponível/presentes) (em/no/nos) (todo o lado/todo lado/todo o país/todo o mundo/mais de/quase todo/milhares/qualquer/0 países/todos os/todas as/dezenas)|\
         (rede/cobertura) de (0/mais de 0/milhares de/centenas de) (oficinas/lojas/agências/balcões/clínicas/hospitais/postos/médicos/caixas/parceiros/hotéis/destinos/países)|\
         (voa/opera/entrega/chega/envia/viaja) (para/em/a) (mais de/todo o/todos os/quase/) (0/países/destinos/cidades/mundo/país/continentes/cantos)|\
         (lojas/balcões/agências/oficinas/postos/clínicas) (em todas as/em todo o/por todo o/em cada/espalhadas/espalhados/de norte/à porta/em quase)",
    ),
    (
        -1,
        31,
        "(deixa/deixam) de fora (dentista/quase/tudo/as/os/o/doenças/vidros/a/metade)|\
         (o/) sinal (some/desaparece/cai/falha/perde-se/foge/é fraco/vai e vem/morre)|\
         (zonas/aldeias/sítios/buracos) (sem rede/sem sinal/sem cobertura/a descoberto/negros)|\
         (rede/sinal/cobertura) (fraco/fraca/instável/cheia de buracos/com falhas/irregular/limitada/insuficiente/intermitente/aos soluços/que falha/pobre/deficiente)|\
         poucas (agências/lojas/oficinas/clínicas/rotas/ligações)|\
         poucos (balcões/destinos/postos/hospitais/médicos/países/caixas)",
    ),
    (
        1,
        32,
        "(entrega/entregas/envio/envios) (no próprio dia/no dia seguinte/em 24 horas/em 48 horas/expresso/expressa/ao domicílio gratuita/pontual/pontuais/impecável/cuidadosa/gratuitos/gratuita/grátis/rápida/rapidíssima/relâmpago/sem custos/ao minuto/exemplar/neutra/incluída/ao sábado/com hora marcada/para todo)|\
         (recolhe/leva/retira/levam) (a velha/o velho/a antiga/o antigo/o usado/a usada/o sofá velho)|\
         (estava/já estava/chegou) (na sala/em casa/à porta/na minha porta) (em/sem/no/ao/antes/intacto)|\
         em (24/48) horas … (já estava/estava/chegou/entregue)|\
         (bem/) (acondicionado/acondicionada/acondicionadas/bem protegido/bem protegida/bem embrulhado/embrulhado com cuidado/embalado com cuidado/embalada com cuidado)",
    ),
    (
        -1,
        32,
        "(chega/chegam/chegou/chegaram/entrega/entregou/entregaram/veio/vieram/deixou/deixaram/apareceu) … (atrasado/atrasada/com atraso/semanas depois/dias depois/um dia depois/fora do prazo/partido/partida/partidos/amolgado/amolgada/amassado/amassada/rasgado/danificado/danificada/riscado/molhada/molhado/aberta/incompleto/incompleta/trocado/trocada/errado/errada/murchas/em cacos/aos bocados/em pedaços/à chuva/no vizinho/no portão/no meio da rua/ao abandono/tarde e a más horas/na morada errada)|\
         (encomenda/pedido/pacote/entrega/sofá/cama/envio) … (foi parar/perdeu-se/perdida/perdido/extraviou-se/extraviado/extraviada/nunca chegou/nunca apareceu/ainda não chegou/por chegar/ficou retida/ficou parada/anda perdida/desapareceu/demorou semanas/demorou um mês/demorou três/demorou 0)|\
         (falha/falham/falhou/não cumpre/não cumprem/nunca cumpre/ignora) (os prazos/os prazos de entrega/o prazo/a data/as datas/a entrega/entregas/prazos)|\
         (portes/frete/envio) (caro/caros/caríssimo/caríssimos/exorbitantes/elevados/a peso de ouro/pela hora da morte/abusivo/proibitivos/altos/demorado/lento)|\
         (prazos/entregas/entrega) (longos/longas/intermináveis/demoradas/demorada/que nunca se cumprem/por cumprir/irregulares/caóticas/caótica/uma lotaria/imprevisíveis/atrasadas/eternos/eternas)",
    ),
    (
        1,
        33,
        "(garantia/garantias) (vitalícia/de 0 anos/de cinco anos/de dez anos/de sete anos/de três anos/de quinze anos/de vinte anos/para toda a vida/alargada/completa/sem letras/total/estendida/generosa/que cobre tudo)|\
         (0/cem/noventa/sessenta/trinta/cem) (noites/dias) (para devolver/para experimentar/para testar/de teste/de experiência/à experiência/para mudar de ideias/para trocar/para pensar/para decidir/para o devolver)|\
         (dinheiro/reembolso) (caiu na conta/de volta/na conta/veio) (em/no/sem/logo/num)|\
         (paga/pagam/suporta/assume) (o frete/os portes/o custo) (da volta/da devolução/de devolução/de retorno)|\
         (oferece/tem/dá) (noites de teste/noites de experiência/período de teste/período de experiência/teste gratuito/devolução gratuita)|\
         (aceita/aceitam) (devoluções/trocas/de volta) (sem/até/mesmo/de/em/no)|\
         (cumpre/honra) (a garantia/a palavra/a promessa de devolução/-a sem)",
    ),
    (
        -1,
        33,
        "(lava/lavam) (as mãos/daí as mãos)|\
         (reembolso/estorno/dinheiro/devolução) … (vem em vales/em vale/em vales/em crédito/nunca chegou/nunca veio/demora semanas/demora meses/demorou meses/demorou semanas/três meses depois/à espera/não chega/por ver/é um calvário/é uma novela/é um pesadelo/é uma guerra/é um suplício/é um castigo/é uma luta/demora uma)|\
         garantia (de apenas/só de/de só/curta/de um ano/de seis meses/limitada/que não cobre/que exclui/cheia de/de fachada/inútil/fraca/reduzida/mínima/anulada)|\
         garantia … (é de apenas/só cobre/não cobre/exclui/não vale/fica-se por/limita-se a/acaba/expira/não passa de/de pouco serve/não serve)|\
         (portes/custos/envio) (de devolução/da devolução) (por nossa conta/pagos/por conta do cliente/à nossa custa/caros)|\
         por nossa conta|à nossa custa|por conta do cliente|\
         (alega/alegam/alegaram/alegou/invoca) (mau uso/uso indevido/desgaste/culpa)|\
         (prazo/janela) de (devolução/devoluções) (curto/curta/apertado/ridículo/mínimo/de apenas)",
    ),
    (
        1,
        34,
        "(nome/marca) … (abre portas/é referência/é a referência/de referência/dispensa apresentações/inspira confiança/merece respeito/impõe respeito/é garantia de qualidade/é sinónimo de/é sinônimo de/é sinónimo de qualidade/com história/com tradição/centenária)|\
         (nota/avaliação/classificação/pontuação/média) (de/média de/média/) (4 0/4/9/4 8/4 7/4 9/8 7/9 2/quase perfeita/altíssima/excelente/elevada/máxima/invejável/acima de 4)|\
         (aparece/surge/figura/está) (em todas as listas/nas listas/no topo/sempre no topo/entre os melhores/entre as melhores/nos primeiros lugares/em todos os rankings)|\
         (recebe/colhe/soma/acumula/reúne/colecciona/coleciona/arranca/merece/leva) (elogios/rasgados elogios/prémios/prêmios/boas críticas/críticas positivas/distinções/aplausos/ótimas críticas/excelentes críticas/boas avaliações/cinco estrelas/as melhores notas)|\
         (goza/gozam) de (boa/excelente/ótima/grande/enorme/tanta/muita/uma/sólida/invejável) (fama/reputação/reputação sólida/confiança/prestígio/respeito/estima/credibilidade)|\
         (virou/é/tornou-se) (o/a/) (queridinho/queridinha/favorita/favorito/preferida/preferido/menina dos olhos/ícone/lenda/marca de culto/coqueluche) (dos/das/de/entre/do/da)|\
         (mais premiada/mais premiado/mais recomendada/mais recomendado/mais respeitada/mais conceituada/mais procurada/mais vendida) (do/da/entre/de/pelos/no)|\
         (falam/fala-se/dizem/diz-se/dizem-se) (bem/maravilhas/muito bem/só bem) (de/da/do/dela/dele/)|\
         volta sempre a comprar|voltam sempre|\
         (confiança/preferência) (dos/das/de) (clientes/consumidores/profissionais/pais/famílias/gerações/milhões)",
    ),
    (
        -1,
        34,
        "(acumula/acumulam/soma/coleciona/multiplicam-se/chovem/recebe/tem/há/somam-se/avolumam-se/amontoam-se) (as/muitas/demasiadas/centenas de/milhares de/várias/imensas/) (queixas/reclamações/críticas negativas/denúncias/más críticas/críticas arrasadoras/processos/multas/avaliações negativas/opiniões negativas/polémicas/estrelas solitárias)|\
         (amarga/não passa de/fica-se por/arrasta-se com/tem só/tem apenas) (uma/a/de/) (nota/média/avaliação/classificação/2/3/duas estrelas/uma estrela)|\
         (difícil/custa/impossível) (acreditar/confiar) (na/no/em/nesta/neles)|\
         (perdeu/perderam/abalou/abalada/abalou-se/beliscou) (a/a sua/toda a/muita/) (confiança/credibilidade/reputação/boa fama/clientela)|\
         (escândalo/escândalos/polémica/polêmica/fraude/burla/caso) (das/dos/da/de/em torno/recente)|\
         (desaconselhada/desaconselhado/criticada/criticado/arrasada/mal vista/mal falada/desacreditada/investigada/processada) (pelos/pela/por/nos/entre/em/na)|\
         (falam/fala-se/dizem) mal",
    ),
    (
        1,
        35,
        "(catálogo/gama/oferta/leque/seleção/variedade/coleção/ementa/carta/sortido/biblioteca) (enorme/vasta/vasto/imensa/imenso/riquíssima/riquíssimo/interminável/infindável/invejável/a perder de vista/sem fim/para todos os gostos/de fazer inveja/generosa/extensa/extenso/completíssima/completíssimo/abrangente/diversificada/recheada/que vai do/que vai da/que vai de/inigualável/gigantesca/gigantesco/sem igual/de respeito)|\
         (mais de 0/mais de mil/mais de cem/centenas de/milhares de/dezenas de) (títulos/modelos/cores/sabores/tamanhos/referências/cursos/marcas/artigos/produtos/filmes/séries/jogos/receitas/vinhos/aulas/músicas/canções/livros/variedades/opções/tons/canais/tecidos/padrões)|\
         (em/com) (três/várias/dezenas de/todas as/vinte/quinze/mais de 0/dez) (larguras/cores/tamanhos/sabores/tons/versões/medidas/acabamentos)|\
         (o difícil é/difícil mesmo é/só custa) escolher|(do/desde o/dos) 0 ao 0|\
         (não falta/nunca falta/sobra) (escolha/variedade/por onde escolher/oferta/onde escolher)|secção inteira",
    ),
    (
        -1,
        35,
        "(peca pela/sente-se a/nota-se a/há/sofre de) (falta/pouca/escassez) (de/) (opções/variedade/opções vegetarianas/tamanhos/escolha/alternativas/modelos/sabores/cores/diversidade)|\
         (catálogo/gama/oferta/leque/seleção/variedade/ementa/carta/coleção/menu) (curto/curta/curtinho/pobre/magro/magra/modesto/modesta/escassa/escasso/limitada/limitado/reduzida/reduzido/repetitivo/repetitiva/monótona/pequena/pequeno/pouco variada/pouco variado/desatualizado/que sabe a pouco/mínima/fraca/fraco/acanhado)|\
         (esgota/esgotam/esgotado/esgotada/esgotados) (sempre/logo/num/em minutos/constantemente/a toda a hora/na hora/quase sempre/há meses/há semanas)|\
         (nunca há/quase nunca há/raramente há/faltam sempre) (o meu número/tamanhos/stock/números/o meu tamanho/os tamanhos/o que procuro)",
    ),
];
