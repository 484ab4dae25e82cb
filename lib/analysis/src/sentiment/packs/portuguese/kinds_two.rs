//! Portuguese praise and blame as it is said of thirty kinds of products and services: battery to privacy. Only data.

/// (sign, feature that is implied or 0, words).
pub(super) const PHRASES: &[(i8, u16, &str)] = &[
    (
        1,
        12,
        "(aguenta/dura/segura/rende) (o dia todo/o dia inteiro/dois dias/três dias/a semana/o fim de semana/dias/uma semana/um dia/semanas/várias horas/sem ver/uma jornada)|\
         (esquece/esqueça/dá para esquecer) (o carregador/da tomada/a tomada/do carregador)|\
         (bateria/autonomia) (de maratonista/infinita/monstruoso*/de sobra/que não acaba/de leão/para dar e vender/gigante/generosa)|\
         (longe/sem precisar) da tomada|só precisa de carga (uma/de)",
    ),
    (
        -1,
        12,
        "já era|\
         (mal/apenas/nem) (aguenta/dura/chega/segura/passa) (quinze/0/uma/duas/meia/o/um/até/dez/ao/de) (minutos/horas/hora/dia/no ar/fim/)|\
         (acaba/descarrega/esgota/morre/vai embora/some/se esgota/esgota-se/gasta-se) (rápido/num instante/depressa/em/antes/logo/muito/cedo/a meio/à tarde/no meio)|\
         (não chega/não aguenta/não dura/não passa) (ao fim/até/o dia/um dia/nem/de/meio/metade/ao final/uma)|\
         (sempre/todo dia/toda hora/o tempo todo) (na tomada/ligado à/carregando/à tomada/a carregar/preso à)|\
         (come/bebe/devora/suga/chupa/gasta) (a bateria/bateria/as pilhas/pilhas)|\
         pede (carga/tomada) (a toda/toda/no/antes/a meio/logo)|vive na tomada",
    ),
    (
        1,
        13,
        "(com a/de) carga completa|\
         (carrega/recarrega/enche) (rápido/em/num/depressa/super/em menos/muito) (instante/meia/minutos/uma/hora/piscar/ápice/rápido/pouco/)|\
         em meia hora (o/a/está/fica/carrega)|\
         (carga/carregamento) (ultrarrápido*/relâmpago/fulminante/rapidinh*/turbo/super-rápido*/veloz)",
    ),
    (
        -1,
        13,
        "não (traz/vem com/inclui/acompanha/tem) (o carregador/carregador/o adaptador/cabo/fonte/a fonte)|\
         (carregador/adaptador/fonte) (vendido*/à parte/não incluído/não vem/em falta/comprado à)|\
         (demora/leva/precisa de/gasta) (horas/uma eternidade/a noite/uma noite/muito/quatro/séculos/0 horas/demais) (a/para) (carregar/recarregar/encher)|\
         (carregamento/carga) (lento*/demorado*/arrastado*/interminável/eterna)",
    ),
    (
        1,
        14,
        "(som/áudio/timbre/sonoridade) (quente/cheio/encorpado*/cristalin*/envolvente/potente/limpo/límpido/rico/de cinema/arrepiante/que enche/imersivo/de arrepiar/nítido/equilibrado/redondo/poderoso/detalhado/gordo*)|\
         (graves/agudos/vozes/médios) (profundos/potentes/encorpado*/cristalin*/nítido*/cheios/limpo*/presentes/de respeito/clar*/definido*/poderosos/com corpo/controlados/redondos/que batem)|\
         (soa/soam) (lindamente/muito bem/maravilhosamente/bem/cheio/natural/como/limpo/redondo*/que é/incrivelmente/divinamente)|\
         enche (a sala/o quarto/o ambiente)",
    ),
    (
        -1,
        14,
        "(soa/soam) (a lata/abafado*/oco*/metálico*/fanhoso*/distante/plan*/estridente/mal/baixo*/distorcido*/cavernoso*/a rádio/magr*)|\
         (graves/agudos/vozes/médios) (abafado*/estridentes/fracos/inexistentes/sem/enrolado*/embrulhado*/tímido*/que somem/estourado*/ocos/sumido*/distorcem/apagado*/secos/pobres/embolado*)|\
         (som/áudio) (abafado/de lata/fraquinho/metálico/oco/embrulhado/enlatado/baixo/sem graves/sem corpo/estridente/chiado/distorcido/pobre/embolado/fanhoso/sem vida/plano/magro/deixa)|\
         (distorce/estoura/chia/ronca/satura/crepita/zune) (no/ao/em/com/quando/a/um/se/muito/)|(do/ao) microfone|\
         esperar milagres",
    ),
    (
        1,
        16,
        "sem (acordar/incomodar/perturbar) (ninguém/os vizinhos/o bebé/o bebê/a casa/quem/as crianças)|\
         (mal/quase não/nem) se (ouve/escuta/nota o barulho/sente)|\
         (dá para/pode-se) (dormir/conversar/ver tv/falar) (ao lado/enquanto/perto/com)|\
         (um sussurro/sussurra/ronrona/silencioso como/um murmúrio/não se ouve uma mosca/quietinh*)",
    ),
    (
        -1,
        16,
        "(parece/parecem/soa como/ruge como/faz barulho de) (um secador/um avião/um trator/uma turbina/um liquidificador/um helicóptero/uma moto/um jato/uma britadeira/um motor/um camião)|\
         (faz/fazem) (muito/um/demasiado/tanto/bastante) (barulho/chinfrim/ruído/escândalo/barulhão/alarido/estardalhaço)|\
         (acorda/acordam) (a casa/os vizinhos/o prédio/toda/o bebé/o bebê/meio)|\
         (apita/zumbe/chia/guincha/ronca/vibra/assobia/range) (muito/quando/ao/demais/sem/alto/a toda/o tempo/bastante)|\
         (barulho/ruído) (do vento/de rolamento/ensurdecedor/constante/irritante/incomoda/infernal/de fundo/insuportável)",
    ),
    (
        1,
        17,
        "pretos (profundos/perfeitos/puros/intensos/de verdade)|\
         (exibe/mostra/oferece/entrega/apresenta) (pretos/cores/imagens/uma imagem/contrastes/um brilho)|\
         (cores/imagem/imagens/contraste) (vivo*/vibranto*/fi*/nítido*/brilhanto*/realisto*/cristalin*/de cinema/deslumbranto*/de cair o/de encher/naturais/saturado*/espetacula*/impressionanto*/riquíssimo*/fantástico*/soberbo*)|\
         (lê-se/vê-se/dá para ver/visível/legível/lê/se lê/se vê) (bem/perfeitamente/mesmo/até) (ao/no/sob/debaixo) (sol/o sol)|\
         (ecrã/tela/display/painel) (luminoso*/lindíssimo*/deslumbranto*/soberbo*/brilhante/de tirar/espetacular/magnífico*/generoso*/de cinema/incríve*/imersivo*)",
    ),
    (
        -1,
        17,
        "fica* (lavado*/apagado*/esbranquiçado*/desbotado*/pixelizado*/acinzentado*/escur*/borrado*)|\
         (cores/imagem/imagens/pretos/contraste) (lavado*/apagado*/desbotado*/granulado*/borrado*/acinzentado*/sem vida/esbatido*/baç*/deslavado*/desmaiado*/sem contraste/fosco*/pixelizado*/tremido*/artificia*/estourado*/cinzento*)|\
         (ao sol/no sol/de lado/na rua) (não se/mal se/quase/fica/nada/não dá/é/some/reflete/vê-se) (vê/lê/nada/impossível/para ver/mal/lavado*/difícil/pouco)|\
         (reflexos/reflete/cintila/pisca/tremeluz) (demais/muito/irritantes/tudo/em/por/a luz/constantemente/bastante)",
    ),
    (
        1,
        18,
        "(dá/dão) (cartas/show/um show/um baile) (à noite/de noite/em/na/no/nas/)|\
         (fotos/fotografias/vídeos/retratos/imagens/selfies) (nítido*/lindo*/espetacula*/de revista/incríve*/brilhanto*/de profissional/detalhado*/maravilhoso*/estáve*/de cinema/luminoso*/fantástico*/de cortar/fabuloso*/estabilizado*)|\
         (tira/capta/faz/captura/grava) (fotos/cada/retratos/imagens/todos/fotografias/selfies/bem) (lindo*/incríve*/nítido*/excelentes/detalhe/de/espetacula*/ótimo*/fantástico*/à noite/os detalhes/)",
    ),
    (
        -1,
        18,
        "(fotos/fotografias/vídeos/imagens/selfies) (tremido*/borrado*/escur*/desfocado*/granulado*/com ruído/ruidoso*/estourado*/lavado*/ruins/sem detalhe/baç*/queimado*/mal definido*/embaçado*/sem nitidez/esbatido*/de fugir)|\
         (à noite/de noite/com pouca luz/no escuro) (perde-se/sofre/falha/é um/some/desaba/não/deixa/as/fica/borra/dececiona/decepciona/nem/patina/vira)|\
         (zoom/câmara/câmera/lente/sensor) (não convence/deixa/fraquinh*/ultrapassado*/desilude/decepciona/de brinquedo/sofre/medíocre/limitado*/só para/que não/lento*)",
    ),
    (
        1,
        19,
        "(lindo*/bonito*) (de morrer/de ver/de viver/que dói/demais/a valer/em qualquer/por todos)|\
         (encanta/cativa/conquista/chama a atenção/seduz) (o visual/o design/pelo visual/pelo design/o estilo/pela estética/a estética/à primeira/o aspeto/)|\
         (combina/fica bem/liga bem) (com tudo/em qualquer/com qualquer/em todo/em todos/com todos/em casa)|\
         (rouba/atrai/prende) (os olhares/a cena/olhares/o olhar/a atenção)|\
         (um charme/um espetáculo/um luxo/uma lindeza/um mimo/um arraso/uma graça/uma obra de arte/de babar/de encher o olho/cheio de estilo/cheia de estilo/cheio de charme/com pinta/um colírio/estiloso*/giríssimo*/elegantíssimo*/estilo de sobra/uma peça linda/bonita figura/classudo)",
    ),
    (
        -1,
        19,
        "(parou/parado/parada/preso/ficou/ficaram) no tempo|\
         (parece/tem cara/tem ar/com ar) (saído*/de antigo*/de velh*/dos anos/de outra/do século/antiquado*/datado*/ultrapassado*)|\
         (visual/design/aspeto/aspecto/interface/estética/estilo/aparência) (datado*/antiquado*/ultrapassado*/tosco*/sem graça/envelhecido*/parado*/velh*/foleir*/pesado*/genérico*/cafon*/brega/triste/banal/sem sal/desatualizado*/trambolh*/pobre/grosseir*/feio/feia/anónimo/quadrado*)|\
         (feio/feia/feios/feias) (de doer/que dói/como/com força/que só/demais)|\
         (brega/cafona/foleiro/sem graça/fora de moda/démodé/sensaborão/desengonçado/não vai ganhar/não ganha) (nenhum/prémios/concurso/beleza/)",
    ),
    (
        1,
        20,
        "(encaixa/assenta/veste/calça/ajusta-se/molda-se/adapta-se/se ajusta/se molda/se adapta) (na mão/no pé/bem/como uma luva/perfeitamente/ao corpo/ao pé/na perfeição/na orelha/à cabeça/à mão/no corpo/muito bem/que nem)|\
         (como/que nem) uma luva|\
         (é/são) uma (delícia/maravilha) (para/de) (escrever/dormir/usar/calçar/sentar/vestir/digitar/as costas/os pés/teclar)|\
         (apoia/abraça/sustenta/envolve/acolhe) (bem/as costas/o corpo/a coluna/o pescoço/muito bem/a lombar/o pé/na medida)|\
         (amortece/amortecem/absorve) (bem/muito bem/o impacto/cada/os impactos/lindamente/na perfeição)|\
         (esquece-se/esqueço/nem se sente/nem parece/nem se nota/a gente esquece/dá para esquecer) (que/de que/no/nos)|\
         (fofinh*/macio como/nas nuvens/como uma nuvem/aconchegante/acolchoadinho/um abraço/andar nas nuvens/dormir nas nuvens/almofadado*/pés largos)",
    ),
    (
        -1,
        20,
        "(acaba/dá cabo/arrebenta/destrói/arruína/castiga/mói/maltrata) (com/das/as/a/os/o/dos/da/do) (costas/as costas/coluna/pés/pescoço/lombar/joelhos/os pés/a coluna/o pescoço/rabo/pulso)|\
         (falta/pouco/sem/nenhum) espaço para (as pernas/os joelhos/os pés/esticar/as coxas)|\
         (esquentam/esquenta/aquecem/fazem suar/faz suar/abafa/abafam) (o pé/os pés/muito/as orelhas/a cabeça/demais/no verão/as mãos/o corpo)|\
         (aperta/apertam/magoa/magoam/machuca/machucam/roça/arranha/pica/pinica/incomoda/raspa) (o/a/os/as/no/na/nos/nas/muito/depois/um pouco/demais/ao fim/atrás/) (pé/orelha/orelhas/pele/nariz/calcanhar/pescoço/cabeça/pés/)|\
         (duro/dura/rijo/rija) como (pedra/uma pedra/tábua/uma tábua/um tijolo/cimento/pau)|\
         (dor/dores) (nas costas/de costas/no pescoço/nos pés/lombar/na coluna/nas orelhas/de pescoço)|\
         (bolhas nos pés/torcicolo/mal-acomodado*/sardinha em lata/sem amortecimento/faz calo)",
    ),
    (
        1,
        21,
        "(cabe/cabem/entra/guarda-se/arruma-se) (em qualquer/no bolso/na mochila/em todo/numa/na mão/num/na mala/na bolsa/debaixo/em qualquer canto/na gaveta/no porta-malas)|\
         pesa (menos do que/menos que/pouquíssimo/pouco/quase nada/como uma pena/só/apenas/muito pouco/nada)|\
         (leve/leves/levinh*) como (uma pena/uma pluma/o ar)|\
         (peso pena/peso pluma/compactinh*/ultraleve/portátil=/de bolso/não ocupa/quase não ocupa/não pesa/ocupa pouco/levíssimo*/maneirinh*/pequenin*/pouco volume) (espaço/lugar/nada)|\
         (leva-se/dá para levar/transporta-se/vai) (para todo/a todo/para qualquer/com/sem/facilmente/para onde/na mala) (o lado/lado/lugar/uma/esforço/)",
    ),
    (
        -1,
        21,
        "(um/é um/parece um) (trambolho/tijolo/monstro/mastodonte/calhamaço/elefante/armário/tanque/bloco/mamute/mono/chumbo/baú)|\
         pesa* (demais/muito/uma tonelada/imenso/toneladas/para burro/mais do que/que se/como/horrores/bastante/um bocado/chumbo/mais de/demasiado)|\
         (ocupa/ocupam/come/rouba/toma) (metade/muito/meia/demasiado/imenso/o balcão/toda/meio/demais/bastante) (espaço/cozinha/da/a/bancada/lugar/sala/mesa/do/)|\
         (não cabe/não cabem/não entra/não passa) (em/no/na/pela/debaixo/nem/nos/sob/nas)|\
         (volumoso*/grandalhão/grandalhona/matacão/pesadão/pesadona/desajeitado*/calhambeque/gigante demais/enorme demais/robusto demais/grande demais/pesado demais/pouco portátil/avantajado*)",
    ),
    (
        1,
        22,
        "(permite/permitem/deixa/dá para) (partilhar/compartilhar/personalizar/programar/exportar/controlar/criar/gravar/escolher/gerir/agendar/dividir/guardar/baixar/configurar/automatizar/ajustar/editar/parcelar)|\
         (não falta/não lhe falta) (nada/rigorosamente/coisa)|\
         (canivete suíço/faz de tudo/recheado de funções/cheio de funções/cheio de recursos/completíssimo*/tudo em um/tudo e mais alguma coisa/tudo o que é preciso/tudo o que você/mil e uma/recheado de/repleto de/carregado de recursos/pau para toda/completinho)",
    ),
    (
        -1,
        22,
        "(versão/plano/modelo/edição) (gratuito*/básico*/grátis/de entrada/free/gratis) (é muito/é/muito/só/quase/não/bastante/limita/serve/fica/deixa) (limitado*/limitada/dá/pobre/serve/permite/castrado*/curto*/pelado*/inútil/restrito*/fraquinh*)|\
         (falta/faltam/falta-lhe/sente-se falta/faz falta/sinto falta de) (um/uma/modo/funções/a/o/opções/recursos) (modo/temporizador/comando/função/app/botão/filtro/timer/opção/pesquisa/calendário/)|\
         (não permite/não deixa/não traz/não inclui/não dá para) (nem/sequer/editar/exportar/partilhar/personalizar/programar/comando/temporizador/a/o/criar/gravar/agendar/escolher/compartilhar)|\
         (pelado*/espartano/despido*/básico demais/simples demais/pobre em/parco em/poucas funções/funções limitadas/mínimo dos mínimos/limitadíssimo*/poucos recursos/sem recursos/capado*) (recursos/funções/funcionalidades/)",
    ),
    (
        1,
        23,
        "(conversa/integra-se/se integra/comunica/liga-se/sincroniza/se conecta/casa/entende-se/dialoga/emparelha/fala) (bem/com/na perfeição/lindamente/perfeitamente/sem/com tudo/facilmente/com todas/direitinho/à primeira/às mil) (com/tudo/problemas/todas/quase/as/o/esforço/qualquer/todos/)|\
         (exporta/importa) (para/de/tudo/sem/em)|\
         (funciona/compatível) com (alexa/google/tudo/todos/qualquer/quase/praticamente/a maioria)|\
         (portas/entradas/ligações) (de sobra/para tudo/a rodos/em abundância/à vontade/com fartura)",
    ),
    (
        -1,
        23,
        "não (se integra/conversa/comunica/funciona/se liga/se entende/sincroniza/se conecta/emparelha/fala/é compatível) (com/bem/direito/nada/nem)|\
         (só/apenas) (funciona/conversa/se liga/liga/aceita/emparelha/comunica) (com/a/produtos/em/acessórios/dentro)|\
         (ecossistema/sistema/formato/conector) (fechado*/proprietári*/próprio/trancado)|\
         (poucas/só uma/faltam/nenhuma) (portas/entradas/porta/integrações/entrada/ligações)|\
         (incompatível/incompatíveis/incompatibilidade/incompatibilidades)",
    ),
    (
        1,
        24,
        "(app/aplicação/aplicativo/software/interface) (não é nada/bem feito*/clar*/redondinh*/limpo*/fluido*/impecáve*/bem pensado*/uma delícia/intuitivo*/caprichado*/completo*/levinh*/agradáve*/de primeira/bem desenhado*/exempla*/organizado*/bem conseguido*)|\
         (nada/não é nada) (mau/má/mal/ruim)|\
         atualizações (regulares/frequentes/constantes/por muitos/durante/garantidas/rápidas/por anos)",
    ),
    (
        -1,
        24,
        "(app/aplicação/aplicativo/software/interface) (cheia de/cheio de/confuso*/que trava/que crasha/lento*/instáve*/mal feito*/pesado*/fraquinh*/desatualizado*/atrapalhado*/bugado*/sofríve*/caótico*/primári*/mal traduzido*/péssimo*/tosco*/um desastre/inacabado*/pobre/travado*/engasga/mete dó/uma lástima)|\
         (anúncios/publicidade/bloatware/propaganda/notificações) (por todo/invasivo*/a toda/em todo/demais/constantes/até/a mais/sem fim/pré-instalado*/irritantes/chato*)|\
         atualizações (raras/a conta-gotas/que nunca/tardias/escassas/que estragam/lentas/abandonadas)",
    ),
    (
        1,
        25,
        "(nota máxima/cinco estrelas/pontuação máxima/melhor nota) (nos testes/em segurança/nos crash/no euro/no latin/de segurança/em testes)|\
         testes de (colisão/impacto)|\
         (desliga/desliga-se/para/trava/bloqueia/se desliga) (sozinh*/automaticamente/logo/de imediato/na hora) (se/quando/ao/em/caso/)|\
         (protege/segura/prende/resguarda/protegem) (bem/a criança/o bebé/o bebê/a cabeça/as crianças/os dedos/firme/os ocupantes/as mãos)|\
         (trava/travam/freia/freiam) (bem/em pouco/forte/com segurança/em cima/no tempo/a tempo/rápido/com firmeza)|\
         (sem/livre de) (bpa/bisfenol/ftalatos/cantos/arestas/peças pequenas/tóxicos/substâncias tóxicas)|\
         (antiderrapante/homologado*/à prova de crianças/certificado pelo/selo do inmetro/cantos arredondados/atóxico*)",
    ),
    (
        -1,
        25,
        "(aquece/esquenta/superaquece/ferve) (demais/perigosamente/de forma/a ponto/até)|\
         (dá/deu) (choque/choques/faísca/faíscas/curto)|\
         (risco/perigo/riscos) (de/para) (incêndio/queimadura/queimaduras/crianças/choque/queda/asfixia/as crianças/acidente/explosão/tombar/curto/os pequenos/tropeçar)|\
         (tomba/vira/escorrega/derrapa/desliza) (facilmente/com/fácil/ao/no molhado/por/à/em/demais/na chuva/à mínima)|\
         (cantos/arestas/bordas/lâminas) (afiado*/cortantes/vivas/exposto*/pontiagudo*)|\
         (cheira/cheiro/cheirou) (a/de) (queimado/plástico/químico/gás/esturro)|\
         (trava/freia/travões/freios) (mal/pouco/tarde/fracos/moles/fraquinhos/esponjosos/longe)|\
         (pega fogo/pegou fogo/queima ao toque/derrete/explodiu/entala os dedos)",
    ),
    (
        1,
        26,
        "(criptografa/encripta/cifra/protege) (todos/tudo/os/as/toda/cada/de ponta/bem/ponta)|\
         (protegido*/garantido*/coberto*/segurado*) pelo fundo|\
         não (vende/partilha/compartilha/recolhe/coleta/rastreia/guarda/cede) (os/dados/nada/nenhum/informações/os seus/seus/as)|\
         (autenticação/verificação) (em dois/de dois/em duas/forte)|\
         (dados/dinheiro/privacidade/conta/poupanças) (a salvo/em segurança/bem guardado*/protegido*/em boas mãos/seguros/segur*/guardado* a/blindado*/respeitado*/está protegido)",
    ),
    (
        -1,
        26,
        "(vazamento/fuga/roubo/furto/vazamentos) (de/dos) dados|\
         (falha/falhas/brecha/brechas/buraco/buracos) (de/na) segurança|\
         (vende/partilha/compartilha/recolhe/coleta/rastreia/espia/cede/repassa/entrega) (os dados/dados/os seus/demasiado*/tudo/seus/informações/muitos/as suas/com terceiros/a terceiros/o histórico)|\
         (pede/exige) (acesso/demasiadas/muitas/permissões/dados/permissão/mais permissões) (a/permissões/tudo/demais/que/em/)|\
         (bisbilhoteir*/abelhudo*/dados a terceiros/dados com terceiros/clonado*/hackeado*/invadido*/golpes/fraudes/dados expostos)",
    ),
];
