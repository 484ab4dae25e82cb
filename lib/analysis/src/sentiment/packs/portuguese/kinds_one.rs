//! Portuguese praise and blame as it is said of thirty kinds of products and services: the whole to speed. Only data.

/// (sign, feature that is implied or 0, words).
pub(super) const PHRASES: &[(i8, u16, &str)] = &[
    (
        1,
        0,
        "não tem (erro/concorrência/rival/rivais/adversário/par/igual/comparação)|\
         (aposta/compra/escolha/investimento/acerto) (certeir*/segur*/certo*/sem erro/acertado*/em cheio/garantido*)|\
         (voltaria/compraria/voltava/voltaríamos/repetia/repetiria) (a comprar/de novo/outra vez/sem/a escolher/novamente/na hora/de olhos)|\
         (recomendo/recomendamos/recomenda-se/indico) (de olhos/sem/vivamente/muito/a todos/bastante/demais/a qualquer/com) (fechados/reservas/hesitar/gosto/medo/pestanejar/)|\
         (nota dez/nota mil/cinco estrelas/um achado/show de bola/top das galáxias/espetáculo/um mimo/chapéu/de tirar o chapéu/do melhor que há/um luxo/tiro certeiro/fora de série/sem igual/arrasa/uma joia/dá um baile/um arraso/impecável)",
    ),
    (
        -1,
        0,
        "(melhor/mais vale/o melhor é) (passar longe/passar ao lado/procurar/fugir/escolher outr*/evitar/olhar/esquecer/ficar longe/não/optar) (outra/alternativas/outro/para/por/noutro/)|\
         passar longe|(cumpre/serve/desenrasca/quebra o galho) e (pouco/nada/só/não) (mais/isso/passa disso)|pouco mais|\
         (nada de especial/nada demais/assim-assim/mais ou menos/meia-boca/sem sal/sem brilho/fraquinho/medianinho/deixa muito/uma porcaria/uma treta/uma furada/cilada/fria/uma fria/um fiasco/dinheiro à rua/roubada/uma roubada/para esquecer/de fugir/furada)|\
         (não/nunca mais) (recomendo/compro/volto/repito/voltaria/compraria/indico/voltarei/aconselho/recomendaria) (a/nada/de/mais/esta/este/a ninguém/novamente/)|\
         (esperava/esperávamos/arrependi-me/me arrependi/desiludiu/decepcionou/ficou aquém/fica aquém/deixou a desejar/frustrante) (mais/muito/de/bastante/das/do/um pouco/)",
    ),
    (
        1,
        2,
        "(preço/preços/mensalidade/tarifas) (camarada/em conta/amigo*/justo*/simpático*/acessíve*/baixo*/convidativo*/imbatíve*/de amigo/honesto*/que cabe/de pechincha/modesto*/de saldo/em promoção/razoáve*/popula*/light/é camarada/bem em conta/suave/baixinh*)|\
         (sai/saem/fica/ficam) (em conta/barato*/baratinho/mais em conta/por pouco/mais barato*/de graça/ao preço)|\
         mais em conta|\
         (por/a) (uma ninharia/tuta e meia/meia dúzia de euros/preço de banana/poucos euros/poucos reais/uns trocos/uma pechincha/quase nada/pouco dinheiro)|\
         (cabe/cabem) no (bolso/orçamento)|\
         (não pesa/bolso agradece/carteira agradece/pechincha/baratíssimo*/amigo* da carteira/baratinh*/achado/uma ninharia/custa pouco/custa menos/barato de manter/para todas as carteiras)",
    ),
    (
        -1,
        2,
        "(custa/custam/sai/saem/fica) (os olhos/um rim/uma fortuna/uma nota/caro/cara/um dinheirão/o dobro/um balúrdio/uma pipa/salgado*/um absurdo/couro/a peso/mais do que/um braço/um olho/uma exorbitância/car*/os tubos/um dinheiro)|\
         olhos da cara|\
         (aumenta/sobe/reajusta/encarece/puxa/inflaciona/aumentou/subiu) (a mensalidade/os preços/o preço/a tarifa/a anuidade/o plano/as tarifas/o valor/as prestações/o seguro/todo/os valores)|\
         (preço/preços/valor/conta/tarifas) (salgado*/puxado*/nas alturas/proibitivo*/exorbitanto*/de luxo/absurdo*/pela hora/exagerado*/de joia/inflacionado*/doloroso/que assusta/assusta/de ouro/pesado*/elevadíssimo*/abusivo*/fora da/dói/que dói/obscen*/altíssimo*)|\
         (pesa/pesam/dói/doem/rombo/mexe) (no/na/no orçamento) (bolso/carteira/orçamento/)|\
         não é (barato*/para todos/para todas/o mais barato*/a mais barato*/propriamente barato*/nada barato*)|\
         (um roubo/um assalto/facada/uma facada/careir*/caríssimo*/pela hora da morte/fora do orçamento/balúrdio/carote/salgadinh*/carinh*)",
    ),
    (
        1,
        3,
        "pelo (que custa/preço que/que se paga/valor/que cobra/preço) (oferece/entrega/dá/vale/é/tem)|\
         (entrega/oferece/dá) (muito/mais/imenso/bastante/tudo) (pelo/por/do que/para o)|pelo que custa|entrega muito|\
         (vale/valem/compensa/merece) (cada/o investimento/o preço/todo/bem/muito/o que/a pena/o dinheiro/até) (cêntimo/centavo/euro/real/custa/a pena/tostão/o preço/o dinheiro/)|\
         (dinheiro/grana/investimento) (bem gasto*/bem empregue/bem investido*/que vale/certeiro/bem aplicado/que se paga)|\
         (custo-benefício/relação qualidade-preço/qualidade-preço) (imbatíve*/excelente/ótimo*/lá em cima/de sonho/campeão/top/fora de série/difícil de bater/arrasador)|\
         paga-se sozinh*",
    ),
    (
        -1,
        3,
        "(pelo/por esse/por este/a esse/a este/para o/com esse) preço (do/da/esperava/esperava-se/desilude/deixa/devia/deveria/havia/há/era/não/é/decepciona/exige-se/podia/esperávamos/espera-se/poderia)|\
         pelo que (custa/se paga/cobra/cobram) (deixa/é/esperava/devia/desilude/podia/não/entrega pouco/deveria)|\
         não (vale/compensa/justifica/merece) (o/a/o preço/o que/cada/o investimento/o dinheiro/esse/tudo/a pena/nem) (preço/que custa/dinheiro/pena/metade/investimento/valor/)|\
         (paga-se/você paga/paga/pagamos) (a marca/o nome/pela marca/pelo nome/o logótipo/só a/pelo logo)|\
         (dinheiro/grana) (deitado*/jogado*/mal gasto*/no lixo/ao lixo/fora/para o lixo)|\
         (há melhor/acha-se melhor/encontra-se melhor/existem melhores) (por/pelo/mais)",
    ),
    (
        1,
        4,
        "(costuras/acabamentos/acabamento/materiais/encaixes/detalhes/junções/montagem) (caprichado*/são caprichado*/impecáve*/cuidado*/de qualidade/de primeira/refinado*/perfeito*/nobres/excelente*/primoroso*/ao milímetro/irrepreensíve*/sólido*/premium/esmerado*/de luxo/bem trabalhado*/exemplar*)|\
         (bem/muito bem) (acabado*/feito*/construído*/montado*/costurado*/fabricado*/cosido*/rematado*)|\
         (transmite/passa/respira/inspira) (solidez/qualidade/robustez/confiança/segurança/uma sensação)|\
         (nada/nem) (range/abana/balança/folga/um rangido)|\
         (parrudo*/feito para durar/construção sólida/construção robusta/construção exemplar/construção impecável)",
    ),
    (
        -1,
        4,
        "(abana/abanam/balança/dança/bamboleia/treme/folga/chocalha/estala/range) (e/um pouco/muito/nas/ao/quando/toda/por/todo/no/na/)|\
         (parece/parecem/dá ar/tem cara/sensação) (de/ser de/um/feito de/coisa de) (brinquedo/plástico/barato/frágil/segunda/papelão/quinta/má/camelô/loja dos)|\
         (plástico/plásticos/materiais/acabamento/acabamentos/costuras/tecido/encaixes) (barato*/ranhoso*/fraquinh*/frágei*/fino/foleir*/má qualidade/de segunda/vagabundo*/torto/tortas/mal feito*/grosseir*/descuidado*/soltas/deixam/que se/rude/ruim/pobres/desleixado*/de quinta)|\
         acabamento melhor|\
         (mal/muito mal) (acabado*/feito*/montado*/costurado*/cosido*/encaixado*/colado*/pintado*/rematado*/construído*)|\
         (vaza/verte/pinga/goteja/deixa entrar água/mete água)",
    ),
    (
        1,
        5,
        "(mantém/mantêm/conserva/preserva) a (forma/cor/firmeza/maciez/aderência/qualidade)|\
         (dura/duram/segura/aguenta/aguentou) (a vida inteira/a vida toda/uma vida/anos/para sempre/décadas/muitos anos/a noite toda/imenso/uma eternidade/pancada/porrada/o tranco/a chuva/tombos/quedas/maus-tratos)|\
         (parece/continua/fica/ficou) (novo*/como novo*/impecável/intacto*/inteir*) (depois/mesmo/após/ao fim/por/)|\
         (é/são) (pau para toda/duro na queda/duros na queda/um tanque/rija/rijo/inquebrável/à prova/para a vida)|\
         sem (molhar nada/desbotar/descascar/perder a forma/um risco/encolher/rasgar/enferrujar/deformar/desgastar/estragar)|\
         (feito* para durar/para a vida toda/para durar/não desbota/não encolhe/não enferruja/não quebra/não parte/rijo como/como no primeiro dia)",
    ),
    (
        -1,
        5,
        "(afunda/afundam/descasca/desbota/encolhe/descose/descola/enferruja/racha/parte-se/rasga/deforma/esfarela/solta-se/estraga-se/lasca/fura/risca-se/desfia/desgasta/gasta-se/gastam-se/desfaz-se/amassa) (em/na/no/nos/com/à/ao/logo/depois/depressa/facilmente/rápido/fácil/mal/antes/num/por/)|\
         (na/ao/à) (segunda/primeira/terceira/menor) (lavagem/queda/utilização/uso/pancada/chuva)|\
         (em/depois de/ao fim de/passados) (poucos/poucas/alguns/algumas/dois/três/seis) (meses/semanas/lavagens/usos/dias/utilizações)|\
         (pifou/avariou/quebrou/morreu/estragou/partiu/rasgou/empenou/parou/queimou/estragou-se/partiu-se/avariou-se/deu o berro/foi à vida/rachou/bateu as botas) (em/depois/logo/ao/com/no/na/ao fim/após/antes/de vez/do nada/)|\
         (cria/criou/ganha/ganhou/faz/fez) (um buraco/buracos/borbotos/bolinhas/folga/folgas/ferrugem/rachaduras/fissuras/riscos/uma cova)|\
         (some/desaparece/evapora/vai-se/não fixa/passa) (em/numa/depois/rápido/logo/ao fim/num) (uma/hora/pouco/instante/minutos/rápido/duas/ápice)|\
         à toa|\
         (não dura/não duram/dura pouco/duram pouco/vida curta/descartável/só dura/não resiste/feito para quebrar/obsolescência/mal dura)",
    ),
    (
        1,
        6,
        "(nunca/jamais) (nos deixou/me deixou/falhou/deixou/nos falhou/trava/avaria/deu problema/me falhou/decepcionou/decepciona/desilude/deu/nos deu) (na mão/problemas/mal/dor/ficar/)|\
         nunca nos deixou na mão|\
         (liga/pega/arranca/funciona/responde/abre) (de primeira/à primeira/sempre/sem falhas/sem falhar/sempre que/como um relógio/direitinho/como no)|\
         (de/à) primeira|\
         não (trava/falha/dá problema/dá chatices/encrava/avaria/deixa mal/deixa na mão/quebra/cai/engasga) (nunca/jamais/mesmo/)|\
         (como um relógio/como um relógio suíço/pau para toda a obra/firme e forte/sempre a horas/pontual/pontuais/sem sobressaltos/sem avarias/sem stress/certinho/rocha/de confiança)|\
         (não/nunca) (dá/deu/me deu/nos deu) (chatices/dores/problemas/trabalho/avarias/dor)",
    ),
    (
        -1,
        6,
        "(raramente/nunca/quase nunca) (chega/chegam/cumpre/sai/saem/funciona/parte) (a horas/no horário/à tabela/à hora/os/pontualmente/o/bem/no/na hora/à primeira)|\
         (perde/perdem/perdeu) (a ligação/a conexão/o sinal/a rede/ligação) (toda/a toda/constantemente/sempre/do nada/com/o tempo/volta/)|\
         (trava/crasha/desliga-se/cai/reinicia/desconecta/bloqueia/falha/congela/encrava/desliga/buga/dá erro) (toda hora/a toda a hora/o tempo todo/sozinh*/do nada/com frequência/constantemente/muito/sempre/de vez/quando/sem/no meio/vira e mexe/volta e meia/direto/demais/dia sim)|\
         dia sim dia não|toda hora|não é o forte (do/da/de)|\
         (dá/dão/deu/começou a dar/vive dando) (problema/problemas/erro/erros/chatices/pau/bug/bugs/defeito/barraca/avarias/bronca)|\
         (deixa/deixou/deixam) (na mão/mal/ficar mal/a pé/na estrada/o cliente na)|\
         (avarias/atrasos/falhas/quebras/quedas/bugs/erros/cancelamentos) (constantes/frequentes/recorrentes/a toda/a mais/sucessivo*/em série/diári*/repetido*/aos montes/atrás de)|\
         (imprevisível/uma lotaria/uma loteria/cheio de manias/temperamental/capricho*/volta e meia/inconstante)",
    ),
    (
        1,
        7,
        "(com/de) uma (só mão/mão só/mão)|\
         (com/em) (um/dois/poucos/três/alguns) (clique/cliques/toques/toque/passos/gestos/botões)|\
         (até/mesmo) (a minha avó/uma criança/quem não/a avó/crianças/minha avó/os mais/quem nunca/leigos/um leigo)|\
         (não tem/sem) (segredo/mistério/complicação/erro/dificuldade/complicações)|\
         (brincadeira de criança/canja/mamão com açúcar/moleza/facílimo/fácil fácil/baba/à prova de/de caras/simples de tudo/pão com manteiga)|\
         (abre/fecha/dobra/usa-se/arruma-se/liga/monta-se/maneja-se/regula-se) (com/num/em/sozinh*/sem/facilmente/de/fácil) (uma/um/segundo/facilidade/esforço/instante/clique/segundos/)|\
         (tudo/está tudo) à mão",
    ),
    (
        -1,
        7,
        "(uma/dá/é/virou) (dor/dores) de cabeça|\
         (é preciso/tem de/tem que/precisa/há que/exige) (andar/vasculhar/paciência/um curso/fuçar/ler o/prática/muita/estudar/ter paciência/tirar um)|\
         (um/autêntico/verdadeiro) (quebra-cabeça/labirinto/bicho de sete/pesadelo/puzzle/suplício/martírio/caos) (cabeças/de/para/usar/)|\
         (quebra-cabeças/bicho de sete cabeças/confuso demais/mal se percebe/ninguém entende/perde-se/a gente se perde/pouco amigável)|\
         (podia/poderia/devia) ser mais (intuitivo*/simples/fácil/clar*/prático*/amigável)|\
         (menus/opções/definições/configurações/comandos) (escondido*/confuso*/enrolado*/labirínti*/complicado*/bagunçado*/por todo o lado/intermináveis)|\
         (nada/pouco/longe de ser) (intuitivo*/prático*/simples/amigável/óbvi*/ergonómico*/ergonômico*)",
    ),
    (
        1,
        8,
        "(leva/demora/bastam/basta/são só/só leva) (cinco/dez/poucos/dois/alguns/uns) minutos|\
         (fica/ficou/está) (montado*/pronto*/instalado*/a funcionar/funcionando/configurado*) em (vinte/cinco/poucos/dez/minutos/meia/menos/dois)|\
         (monta-se/instala-se/configura-se/instala/monta) em (minutos/cinco/dez/poucos/dois/um/menos/meia)|\
         (tirar da caixa/é só ligar/ligar e usar/tira da caixa)|sem (ferramentas/precisar de técnico/técnico)",
    ),
    (
        -1,
        8,
        "(é/parece/são) (um enigma/um quebra-cabeça/chinês/uma charada/um puzzle/grego)|\
         (manual/instruções) (incompreensível/confuso/confusas/em chinês/mal traduzido*/ilegíve*/incompletas/pobre/que ninguém/incompreensíveis)|\
         (configurar/montar/instalar/montagem/instalação/a configuração/montá-lo) (é/dá/leva/foi/exige/vira/requer/demora/virou/pede) (uma/um/trabalho/horas/a tarde/muita/paciência/o dia/meio/técnico/muito/)|\
         (faltam/faltavam/sobram/sobraram) (parafusos/peças)|\
         (parafusos/furos/peças) (não batem/que não/não encaixam/em falta/mal feitos/torto*/desalinhado*)|\
         (uma tarde/horas/o dia inteiro/meio dia) (a montar/para montar/montando/só para/de montagem)",
    ),
    (
        1,
        9,
        "(resolve/resolvem/responde/respondem/atende/atendem) (tudo/na hora/rápido/em minutos/logo/prontamente/no dia/em horas/com simpatia/na mesma hora/sempre/com paciência/sem enrolar/no mesmo dia/num instante/com educação)|\
         (dão/dá) o litro|(desdobram-se/se desdobram/desdobra-se/se desdobra/vestem a camisola/fazem das tripas)|\
         (troca/trocam/substituem/substitui) (sem/na hora/o produto/logo/de imediato) (discutir/perguntas/questionar/burocracia/pestanejar/)|\
         (funcionários/equipa/equipe/atendentes/pessoal/staff/atendimento/suporte) (atencioso*/são atenciosos/prestáve*/simpático*/dedicado*/nota dez/nota 10/impecáve*/cinco estrelas/exempla*/prestativo*/educado*/de primeira/solícito*/cuidadoso*/incansáve*/sempre pronto*/human*/cordi*)|\
         (sempre/há sempre) (alguém/uma pessoa) (do outro/para/disponível/pronto)",
    ),
    (
        -1,
        9,
        "(é/virou/parece) (missão impossível/um filme de terror/um castigo/um parto/uma tortura/um suplício)|\
         (ninguém/não) (atende/responde/resolve/retorna/dá resposta/sabe de nada/se responsabiliza/liga de volta/devolve a chamada) (o telefone/os/nada/às/a/as/o/aos/mensagens/)|\
         (deixa/deixam/deixou/deixaram) (o cliente/na espera/sem resposta/pendurado*/a falar/falando/esperando/à espera/o consumidor) (na mão/pendurado/sozinho/na espera/horas/à espera/dias/)|\
         (empurra/empurram/jogam/atiram/joga) (o problema/a culpa/de um/para/com a barriga)|\
         (respostas/mensagens) (automáticas/prontas/feitas/genéricas/padrão/robotizadas/copiadas/de robô)|\
         só por (chat/e-mail/email/mensagem/whatsapp)|\
         (horas/dias/semanas) (na linha/à espera/de espera/na espera/ao telefone/esperando/para responder/sem resposta/pendurado/no telefone)|\
         (musiquinha/jogo do empurra/fazem-se de/ouvidos de mercador/lavam as mãos/tratam mal/mal-educado*/enrolam/enrolação/descaso/pouco caso/má vontade)|\
         leva* dias",
    ),
    (
        1,
        10,
        "(apanha/recolhe/aspira/suga/tira/remove/pega) (os pelos/tudo/todo/toda/até/os cabelos/as migalhas/sem deixar)|\
         à primeira passagem|sem (esforço/esforços/pestanejar/suar/engasgar/hesitar/cansar/piar/dificuldade/puxar)|\
         (é absorvido/é absorvida/absorve/seca/penetra) (rápido/rapidamente/depressa/bem/logo/na hora/num instante)|\
         não (deixa oleoso*/engordura/deixa resíduos/pesa/mancha/resseca/irrita/gruda/cola/deixa a pele oleosa/lasca/puxa os pelos)|\
         (deixa/deixam) a pele (macia/lisa/hidratada/luminosa/sedosa/suave/firme/viçosa/aveludada)|\
         (deixa/deixam) (o cabelo/os cabelos) (macio/macios/brilhante/brilhantes/sedosos/soltos/leves/sedoso/hidratados)|\
         (deixa/deixam) (a louça/o chão/a roupa/os vidros/as roupas/os pratos/a casa) (brilhando/impecável/impecáveis/a brilhar/limpinh*/como nova/reluzente/cheiroso*/perfeito*/um brinco)|\
         (crocantes/crocante/estaladiç*) por fora|(macias/macia/tenr*/suculento*) por dentro|\
         (assa/cozinha/frita/gratina) (por igual/de forma uniforme/uniformemente/bem/no ponto/na perfeição/muito bem)|\
         (fura/corta/perfura/lixa/apara/tritura/bate/mói/passa/engoma/centrifuga/seca/aquece/esfria/refrigera/lava/limpa/gela) (bem/muito bem/direito/reto/sem esforço/a fundo/na perfeição/com facilidade/rápido/de verdade/em segundos/fininho/tudo/betão/concreto)|\
         (trata/cuida) bem (a roupa/da roupa/o tecido/da pele/das roupas/dos cabelos)|\
         (força/potência/fôlego/energia) (de sobra/para dar e vender/a rodos/sobrando)|\
         (dá conta/dão conta/dá conta do) (do recado/de tudo/do serviço/recado)|\
         (alivia/hidrata/nutre/repara/acalma) (na hora/em profundidade/de verdade/a pele/muito/logo/desde)|\
         (resultados/efeito/resultado) (visíveis/visível/imediato/nítido)|desde a primeira (utilização/aplicação/vez)|\
         na primeira (aplicação/passada)|(roda/corre) (tudo/todos/qualquer/os jogos) (liso/sem/fluido/jogo/com folga/)|\
         (tira/remove) (manchas/as nódoas/as manchas/a gordura/nódoas) (difíceis/à primeira/com facilidade/)|\
         (aguenta/encara/encaixa) (o tranco/qualquer/tudo o que)",
    ),
    (
        -1,
        10,
        "(engasga/engasgam/sofre/patina/penou/pena/sua/arrasta-se/emperra/afoga) (com/para/ao/na/no/em/quando/um pouco/muito/)|\
         não (aspira/corta/limpa/aquece/seca/gela/hidrata/cobre/lava/tritura/arrefece/refrigera/dá conta) (bem/direito/nada/o suficiente/quase/como devia/do recado/tudo/a fundo)|\
         (deixa/deixam) (marcas/resíduos/manchas/riscos/pelos/restos/grumos/migalhas/nódoas/sujidade/sujeira) (por/na/no/nos/para/de/)|\
         (nenhum/sem qualquer/pouco/quase nenhum) (efeito/resultado) (visível/)|\
         falta (força/potência/fôlego/garra/pegada)|\
         (resseca/irrita/pesa/engordura/repuxa) (a pele/o cabelo/os cabelos/a cara/o rosto/no cabelo)|\
         não aquece o suficiente|\
         (esquenta/aquece/ferve) (muito/demais/bastante/à toa/em excesso/durante/quando/rápido demais)|\
         (sem fôlego/nas últimas/a meio gás/no limite/pede água/a passo de caracol/não sai do lugar/mais lento que)|\
         (não serve para nada/não faz nada/não faz diferença/não adianta)|\
         (entope/encrava/trava/emaranha) (com/a toda/fácil/facilmente/toda hora/muito/)",
    ),
    (
        1,
        11,
        "(ligeir*/veloz/rapidíssimo*/fulminante/instantâne*/despachado*/foguete/um foguete/um tiro/relâmpago)|\
         (liga/abre/carrega/responde/arranca/imprime/processa/inicia/aquece) (na hora/num instante/num ápice/em segundos/de imediato/logo/instantaneamente/num piscar/rapidinho/rapidíssimo/voando/sem esperas/sem demora/num segundo/imediatamente)|\
         (num piscar de olhos/num ápice/num abrir e fechar de olhos/em dois tempos/a jato/a voar/voando/em tempo real/sem esperas/em tempo recorde/rapidinho/em menos de nada/enquanto o diabo/vapt vupt/sem engasgos)",
    ),
    (
        -1,
        11,
        "(é/fica/torna-se) (demorado*/lento*/um caracol/lentinh*/uma lesma/arrastado*)|\
         (demora/demoram/leva/levam) (uma eternidade/uma vida/muito/séculos/um século/minutos/imenso/horas/demais/um tempão/bastante/um bocado/o dobro/uma hora) (a/para/e/)|\
         (passo de caracol/a passo de tartaruga/em câmara lenta/em câmera lenta/tartaruga/lesma/a conta-gotas/aos soluços/uma eternidade/lentidão/demorado*/morosa/moroso/arrasta-se/se arrasta/lerdo*/devagar quase parando)",
    ),
];
