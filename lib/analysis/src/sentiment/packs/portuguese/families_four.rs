//! Portuguese praise and blame as it is said of many kinds of products and services, plainly and idiomatically. Only data.

/// (sign, feature that is implied or 0, words).
pub(super) const PHRASES: &[(i8, u16, &str)] = &[
    (
        1,
        20,
        "(abraça/abraçam/envolve/acolhe/aconchega/mima/mimam/alivia/aliviam/apoia/sustenta/poupa) (o corpo/as costas/os pés/o pé/a pele/o pescoço/o ouvido/as ancas/a coluna/mais as costas/os ombros/a cabeça/a lombar/as articulações/os joelhos/a pressão)|\
         (parece/parecem/é/são/como) (que se anda/andar/dormir/caminhar/estar/sentar-se/dormir-se) (descalço/sobre nuvens/nas nuvens/numa nuvem/em casa/no sofá/em algodão/sobre almofadas/de pantufas)|\
         (não/nem) (aperta/apertam/magoa/magoam/machuca/machucam/pica/roça/incomoda/faz suar/faz bolhas/fazem bolhas/cansa/cansam/escorrega/marca/pesa na cabeça/pesa no nariz/irrita a pele/dá calor) (nada/em/os/as/a/o/nem/mesmo/depois/ao fim/na)|\
         (não/nem) (deixam/deixa) (os pés/os nós dos dedos/as costas/o pescoço/as mãos) (doridos/dorido/doridas/em carne viva/cansados)|\
         (aguenta-se/usa-se/usam-se/calçam-se/fica-se/anda-se/dorme-se/viaja-se) (o dia todo/o dia inteiro/horas/bem/confortavelmente/lindamente/sem dores/sem dar por isso/dias a fio)|\
         (assentos/bancos/lugares/cadeiras/poltronas) (são/) (largos/espaçosos/generosos/macios/reclináveis/aquecidos/ventilados/com massagem/ergonómicos/almofadados/confortáveis)|\
         (espaço) para (as pernas/esticar as pernas) (de sobra/generoso/a mais/)|custa (levantar/sair/descalçar)|\
         não custa passar (a tarde/o dia/horas)|\
         (quentinho/quentinha/fofinho/fofinha/macio/macia/suave) (e leve/ao toque/como/na pele/por dentro/no toque)",
    ),
    (
        -1,
        20,
        "(já não sabia/não sabia/não se sabe) como me (pôr/sentar/virar)|\
         (depois de/ao fim de/passadas) (duas/uma/três/poucas/meia) (horas/hora) … (doem/dói/dormentes/dormente/dorido/dorida/dor/já não sabia/não se aguenta/não há posição)|\
         (parece/parecem/é/são) (uma tábua/de pedra/um instrumento de tortura/uma tortura/um suplício/uma pedra/pedra/um bloco de betão/dura como/duro como/rijo como/uma prancha/um forno/uma estufa)|\
         (faz/fazem/deixa/deixam/dá/dão/provoca/provocam/causa/causam) (bolhas/calos/suar/comichão/dores/dor/marcas/dores de cabeça/torcicolos/assaduras/alergia na pele/os pés doridos/os pés em/as costas/calor/um calor)|\
         (doem/dói/doíam/ardem) (os braços/as costas/os pés/os ombros/as mãos/o pescoço/o rabo/as pernas/os ouvidos/as orelhas/a cabeça/os joelhos/as ancas)|\
         (pouco/nada/menos) (confortável/confortáveis/cómodo/cómoda/ergonómico/ergonómica/macio/macia)|\
         (demasiado/muito/bastante) (duro/dura/duros/duras/rijo/rija/rígido/rígida/apertado/apertada/apertados/estreito/estreita/estreitos/mole/áspero/áspera/quente no verão)|\
         (duro/dura/duros/duras/rijo/rija/apertado/apertada/apertados/apertadas/estreitos/mole) demais",
    ),
    (
        1,
        21,
        "(pesa/pesam) (apenas/só/pouco/quase nada/metade/uma ninharia/menos)|\
         (com/de) (apenas/só/meros) 0 (gramas/g/kg)|\
         (dobra-se/arruma-se/desmonta-se/encolhe/enrola-se/fecha-se) (em/e/num/numa/como/até/atrás/sobre/completamente/facilmente/com)|\
         (cabe/cabem/entra/guarda-se/arruma-se/leva-se) (no/na/num/numa/em/debaixo/atrás/facilmente na/perfeitamente na) (bolso/mochila/mala/bolsa/gaveta/palma/mão/carteira/necessaire/porta-luvas/cabine/qualquer canto/qualquer mala/qualquer bolso/qualquer lado/da porta/de uma porta/da cama/braço/qualquer mochila/canto/prateleira/estojo)|\
         (do tamanho de/não é maior do que/pouco maior do que/tão pequeno como) (um/uma) (cartão/moeda/caixa/livro/telemóvel/batom/caneta/noz/unha/lápis/folha/smartphone/maço/isqueiro/pen/celular)|\
         (leve/levezinho/levezinha/fininho/fininha/compacto/compacta/compactos) (como/que nem/o suficiente/para/e fácil/e portátil)|\
         (passa por/aceite como/conta como) bagagem de mão|bagagem de mão|dobrável|dobráveis|ultraleve|ultraleves|\
         ultracompacto|ultracompacta|superleve|levíssimo|levíssima|fininho|portátil e leve|\
         (mais leve/mais leves/mais fino/mais fina/mais compacto/mais compacta) (do mercado/da categoria/do segmento/da lista/do grupo)",
    ),
    (
        -1,
        21,
        "(pesa/pesam) (quase/mais de/mais do que/uns bons/bem/nada menos de/demasiado/muito/demais/imenso/que se farta/como/o dobro/uma tonelada/toneladas/chumbo/horrores) (0/quinze/vinte/dez/dois/cinco/) (kg/quilos/)|\
         (ocupa/ocupam) (muito/demasiado/imenso/meia/metade/quase/todo/toda/bastante/mais/espaço a mais/a bancada/o porta-malas/a bagageira/meio) (espaço/bancada/da bancada/a bancada/o espaço/cozinha/sala/quarto/)|\
         (grande/volumoso/volumosa/pesado/pesada/pesados/pesadas/alto/largo/enorme) (demais/para o bolso/para viajar/para levar/para transportar/para apartamentos/para a mochila/para cozinhas/para mãos pequenas/como chumbo/que nem chumbo/e difícil de transportar/e volumosa)|\
         (é/são/fica) (um/uns) (tijolo/trambolho/mastodonte/calhau/monstro/armário/trambolhos/matacão/tijolos/camião)|\
         (mais pesado/mais pesada/mais volumoso/mais volumosa) (do mercado/da categoria/do segmento/da lista/do grupo)",
    ),
    (
        1,
        22,
        "(esbanja/acumula/transborda de/recheado de/recheada de/repleto de/repleta de/carregado de/carregada de/cheio de/cheia de) (funções/recursos/opções/extras/funcionalidades/programas/ferramentas/truques/mimos/equipamento/modos)|\
         (mede/monitoriza/regista/acompanha/faz/controla) (tudo/quase tudo/de tudo/um pouco de tudo)|canivete suíço|\
         faz-tudo|tudo em um|multifunções|multifunção|polivalente|pau para toda a obra|completíssimo|completíssima|\
         versátil|versáteis|\
         (funções/recursos/funcionalidades/opções/ferramentas) (a perder de vista/de sobra/para todos os gostos/que não acabam/únicas/exclusivas/avançadas/inteligentes/úteis/práticas/de topo/a rodos/para dar e vender/inéditas/de gama alta)|\
         (permite/permitem) (programar/personalizar/agendar/controlar tudo/automatizar/criar rotinas/configurar/ajustar tudo/escolher/gerir tudo/combinar)",
    ),
    (
        -1,
        22,
        "(é/são/fica/fica-se) (espartano/espartana/pelo básico/pelo essencial/demasiado básico/demasiado básica/muito básico/muito básica/básico demais/básica demais/limitado em funções/limitada em funções/pobre em funções/despida de/despido de/pobre de/curto de/curto em)|\
         (tem/oferece/traz/com) (menos/poucas/poucos/escassas) (funções/recursos/opções/funcionalidades/programas/extras/modos/ferramentas)|\
         (só/apenas) (faz/tem/traz/oferece) (o básico/o essencial/o mínimo/uma função/dois modos/um modo/dois programas/um programa)|\
         (nem/não) (sequer/) (dá para/permite/deixa) (programar/regular/ajustar/agendar/personalizar/mudar/escolher/desligar/gravar/imprimir/editar)",
    ),
    (
        1,
        23,
        "(compatível/compatíveis) com (todos/todas/tudo/quase/qualquer/android/ios/iphone/windows/mac/alexa/google/apple/a maioria/as principais/os principais/homekit/linux/matter/mais de/vários/várias/ambos)|\
         (aceita/aceitam/lê/abre/suporta/reconhece/importa/exporta/toca) (todos os/qualquer/vários/quase todos os/todo o tipo de/tudo quanto é/praticamente qualquer/praticamente todos os) (formatos/formato/ficheiros/arquivos/cartões/tipo/aparelhos/cartuchos/dispositivos/padrões)|\
         (emparelha/pareia/conecta/liga-se/sincroniza) (à primeira/sozinho/sozinha/de imediato/em segundos/num instante/sem dramas/automaticamente/logo/com dois)|\
         até com android|(encaixa/encaixam/serve/servem) (em/nas/nos) (todas/todos/quase/qualquer/máquinas de)",
    ),
    (
        -1,
        23,
        "(obriga/exige/precisa de/requer) (a comprar/a usar/um/uma/o/) (adaptador/adaptadores/cabo próprio/cabo proprietário/hub/ponte/acessórios da marca/carregador próprio/ficha própria)|\
         (fechado/fechada/preso/presa) (no/ao/num) (próprio ecossistema/ecossistema/seu mundo/seu ecossistema)|\
         engasga com (arquivos/ficheiros/formatos)",
    ),
    (
        1,
        24,
        "(app/aplicação/aplicativo/software/portal/programa/plataforma/site) (bem feita/bem feito/bem desenhada/bem desenhado/bem conseguida/intuitiva/intuitivo/completa/completo/fluida/fluido/estável/limpa/limpo/impecável/exemplar/polida/polido/moderna/moderno/excelente/ótima/ótimo/bonita/bonito/caprichada/caprichado/clara/claro/útil/muito boa/muito bom/madura/elogiada)|\
         (app/aplicação/aplicativo/software/portal/programa/plataforma/site) … (é um brinco/é um mimo/dá gosto/só tenho a dizer bem/é um primor/é uma maravilha/é um luxo/é das melhores/é dos melhores/faz tudo/nunca falha/nunca trava/é um regalo/não podia ser melhor/está um brinco/é um encanto/não tem publicidade)|\
         (recebe/recebem/ganha/lança) (atualizações/funções novas/novas funções/novidades) (todos os meses/todas as semanas/frequentes/durante/regularmente/com frequência/há anos/constantes)",
    ),
    (
        -1,
        24,
        "(app/aplicação/aplicativo/software/portal/programa/plataforma/firmware) (mal feita/mal feito/confusa/confuso/lenta/lento/instável/pesada/pesado/cheia de/cheio de/desatualizada/desatualizado/limitada/limitado/pobre/medíocre/sofrível/básica/básico/fraca/fraco/péssima/péssimo/inacabada/inacabado/tosca/tosco/pouco madura/pouco maduro/verde/traduzida às/cheia de publicidade/cheia de anúncios/bugada/bugado)|\
         (app/aplicação/aplicativo/software/portal/programa/plataforma) … (é um desastre/é uma lástima/é uma manta de retalhos/é um atraso/é uma desgraça/é para esquecer/é de fugir/deixa a desejar/deixa muito a desejar/está pouco madura/ainda está verde/fecha sozinha/fecha sozinho/fecha-se/encrava/é uma confusão/é um suplício/deixou de receber/é uma anedota/precisa de melhorar/não ajuda/atrapalha/só atrapalha/parece feita/parece feito/é uma salganhada)|\
         (sempre a pedir/pede constantemente/sempre pedindo/pede a toda hora) (novo/) (login/senha/a palavra-passe/atualização/registo/permissões)|\
         (cada atualização/a última atualização/as atualizações/a atualização) … (estraga/estragou/estragam/piora/piorou/pioram/parte/quebra/traz novos/apaga/come/tornou)",
    ),
    (
        1,
        25,
        "(passou/passa/aprovado/aprovada/chumbo zero) (com distinção/com nota máxima/com louvor/) (em/nos) (todos/todos os/testes/ensaios) (os ensaios/os testes/de segurança/ensaios de/de colisão/de inflamabilidade/)|\
         (cinco estrelas/nota máxima/5 estrelas) (no/nos/em) (euro ncap/latin ncap/testes de colisão/testes de segurança/segurança/crash test)|\
         (desliga-se/desliga/bloqueia/bloqueia-se/corta/trava/para/pára) (automaticamente/sozinho/sozinha/sozinhos/de imediato/ao menor/a corrente/em caso de/quando deteta/se cair/se tombar/mal deteta/antes de)|\
         (cantos/arestas/bordas) (arredondados/arredondadas)|\
         (sem/nem/não tem/não têm) (cantos afiados/tintas tóxicas/peças pequenas/peças soltas/arestas/peças que se engulam/peças que se soltem/substâncias tóxicas/bpa/produtos tóxicos/risco de/perigo de)|\
         (pés/base/sola/superfície/solas) antiderrapantes?|antiderrapante|antiderrapantes|hipoalergénica e segura|\
         (trava/travam/parar/para) (0/dois/três/oito/cinco/uns bons) metros antes|\
         (inspira/dá/transmite) (confiança/segurança) (aos pais/a bordo/total/à noite/no molhado/em piso)|\
         (reduz/encurta/diminui) a distância de (travagem/frenagem)|\
         (aderência/agarra/agarram/segura/seguram) (no molhado/em piso molhado/na chuva/à chuva/em pista molhada/na neve)|\
         (não deixa/não deixam) (entrar nem/a criança/os dedos/os miúdos/que a criança/que as crianças)",
    ),
    (
        -1,
        25,
        "(pode/podem/poderia) (ser engolida/ser engolidas/ser engolido/ser engolidos/causar/provocar/pegar fogo/explodir/tombar/virar/queimar/entalar/magoar/cortar/ferir/sobreaquecer/soltar-se/eletrocutar) (queimaduras/asfixia/lesões/ferimentos/choques/alergias/irritação/a criança/os dedos/facilmente/a meio/)|\
         (tomba/tombam/vira/vira-se/capota/desequilibra-se/escorrega) (com facilidade/facilmente/ao mínimo/à toa/por tudo/em piso/com uma criança/à primeira/com o vento)|\
         (risco/perigo) (sério/real/grave/evidente/de asfixia/de queda/de incêndio/de choque/de queimadura/para as crianças/para crianças/para os dedos/de engasgamento)|\
         (queima/queimou/escalda/corta/cortou/entala/entalou/prende/trilha/apanha) (a mão/as mãos/os dedos/um dedo/a perna/quem/a pele/o dedo)|\
         (não tem/sem/falta/falta-lhe/nem tem) (trava/travão/tranca/bloqueio/proteção/fecho de segurança/sistema de segurança/corte automático/airbag/airbags/proteção contra/cinto)|\
         (aquece/aquece-se/sobreaquece/superaquece) (demasiado/demais/perigosamente/a ponto/de forma perigosa/ao ponto)|\
         (deita/largou/lança/soltou) (faíscas/fumo/chispas)|peças pequenas que|\
         (grade/porta/trava/fecho/tampa) que não (trava/fecha/bloqueia/prende/segura/encaixa) (direito/bem/como deve ser/totalmente/)",
    ),
    (
        1,
        26,
        "(encripta/encriptam/cifra/criptografa/protege/blinda) (tudo/os dados/as mensagens/as fotos/cada/todas as/todos os/a ligação/as comunicações/a informação) (de ponta a ponta/com/ponta a ponta/em/antes/a sete chaves/)|\
         (encriptação/criptografia/cifra) (de ponta a ponta/ponta a ponta/forte/militar/total/robusta/de nível)|\
         (guarda/guardam/processa/armazena/mantém/alojam/aloja) (tudo/os dados/as imagens/as fotos/as gravações/os vídeos/a informação) (na suíça/na europa/no aparelho/localmente/no próprio/em servidores europeus/a sete chaves/só no/apenas no/em servidores próprios/na união europeia)|\
         (bloqueia/bloqueou/deteta/trava/travou/detetou/avisa de/alerta para) (compras/movimentos/acessos/transações/pagamentos/tentativas/operações/logins) (suspeitas/suspeitos/estranhos/estranhas/fraudulentas/de fraude/fraudulentos/indevidos/de phishing/duvidosas)|\
         (leva/levam) a sério (a privacidade/a segurança/os dados/a proteção/o cofre)|\
         (pede/exige/obriga a) (biometria/impressão digital/reconhecimento facial/dupla/autenticação/confirmação/dois fatores/pin) (para/em/a cada/antes/)|\
         (deixa/permite) (apagar/eliminar/apagar tudo/controlar) (a conta/os dados/o que/tudo/quem vê)|\
         (só abre/só se abre/abre apenas) com (impressão digital/código/biometria/a cara/o rosto)",
    ),
    (
        -1,
        26,
        "(clonaram/invadiram/roubaram/piratearam/hackearam/acederam/entraram/usaram) (o meu/a minha/me o/me a/as contas/o/a/na minha/ao meu/à minha/os dados/contas) (cartão/conta/dados/de/e-mail/cartões/)|\
         (qualquer um/qualquer pessoa/qualquer hacker/qualquer vizinho) … (espiar/entrar/ver/aceder/abrir/ligar-se/bisbilhotar)|\
         (pede/exige/recolhe/coleta/quer) (mais/demasiados/dados a/acesso a/autorização para/permissões a/permissões) (dados/mais/tudo/contactos/localização/microfone/do que/que não) (do que/do que precisa/)|\
         (sofreu/teve/houve) (uma/várias/duas/um) (fuga/fugas/vazamento/ataque/invasão/brecha/falha de segurança/ataques) (de dados/informático/)|\
         (não diz/não explica/não esclarece/ninguém sabe) (onde/o que faz/para onde/a quem/com quem) (guarda/os dados/com os dados/vão/entrega/partilha/)|\
         (abre-se/abrem-se/arromba-se/destranca-se) (com/num/em) (um grampo/um clipe/segundos/um íman/um cartão/uma chave de fendas/um alfinete)|\
         (sem/falta/nem tem/não tem/não oferece) (autenticação de dois fatores/encriptação/criptografia/verificação em duas etapas/dois fatores/cifra)",
    ),
];
