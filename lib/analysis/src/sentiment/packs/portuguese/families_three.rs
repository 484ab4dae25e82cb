//! Portuguese praise and blame as it is said of many kinds of products and services, plainly and idiomatically. Only data.

/// (sign, feature that is implied or 0, words).
pub(super) const PHRASES: &[(i8, u16, &str)] = &[
    (
        1,
        12,
        "(até/mais de/cerca de/quase/umas) (0/dez/vinte/trinta/quarenta) horas de (autonomia/bateria/reprodução/música/uso/utilização/conversa/trabalho/carga)|\
         (só/apenas) (carrego/se carrega/precisa de carga/vai à carga/vai à tomada/pede tomada/precisa de tomada/tenho de pensar no carregador) (ao domingo/ao fim de semana/uma vez por semana/de semana a semana/de três em três dias/ao fim de dias/a cada)|\
         (esqueço-me/esquecemo-nos/esquece-se/esqueço/esquece) (de o carregar/de a carregar/do carregador/da tomada/onde está o carregador/que tem bateria)|\
         sem levar o carregador|(não lhe senti/não se sente) a falta do carregador|\
         bateria (de longa duração/para dar e vender/que não acaba/interminável/infindável/de maratonista/que nunca mais acaba/a perder de vista)|\
         (chega/chegam/acaba o dia/termina o dia/chego) (ao fim do dia/à noite/com) (com/ainda com/0/metade/meia/bateria) (bateria/carga/de sobra/da bateria/folga)",
    ),
    (
        -1,
        12,
        "já pede arrego|fica sem bateria|ficou sem bateria|fica sem pilha|ficar sem bateria|fico sem bateria|\
         morre a meio|morre antes|apaga-se a meio|acaba-se antes|não chega ao jantar|não chega à noite|\
         não chega ao fim do dia|nem chega ao fim do dia|mal chega ao fim|não aguenta um dia|não aguenta o dia|\
         não dura um dia|não aguenta uma manhã|\
         (bateria/autonomia) (curta/fraca/fraquinha/escassa/sofrível/insuficiente/aquém/desapontante/ridícula/vergonhosa/de pouca dura/que se esgota/que desaparece/que não chega/que mal chega/medíocre)|\
         (devora/come/bebe/suga/gasta) (bateria/a bateria/pilhas)|(agarrado/preso/colado) (à tomada/ao carregador)",
    ),
    (
        1,
        13,
        "(carrega/carregam/recarrega/enche a bateria/carrega-se) (até 0/em 0 minutos/em meia hora/em quarenta minutos/em menos de uma hora/por completo em/num instante/num ápice/enquanto/em vinte minutos/em uma hora/a 0/por indução/sem fios/sem fio/por usb-c/com qualquer/de todas as maneiras)|\
         (uma hora/meia hora/dez minutos/dez minutinhos/cinco minutos/quinze minutos/vinte minutos/0 minutos) (na tomada/de carga/de carregamento/à tomada/ligado/ligada) (e/dão/dá/bastam/chegam/chega/basta/para)|\
         (carregamento/carga/recarga) (rápido/rápida/ultrarrápido/ultrarrápida/sem fios/sem fio/por indução/relâmpago/de 0 w/magnético/magnética/bidirecional/solar/supersónico)|\
         carregador (rápido incluído/incluído/potente/compacto e rápido/de 0 w)|\
         enche (a bateria/o depósito de energia) em",
    ),
    (
        -1,
        13,
        "(leva/demora/demoram/levam/precisa de/exige) (0/quatro/cinco/três/seis/oito/dez/duas) horas (a/para/até) (carregar/encher/ficar/completar/estar)|\
         (leva/demora) (quatro/cinco/três/seis/oito/0) horas|\
         (carregamento/carga/recarga) (lento/lenta/lentíssimo/demorado/demorada/eterno/eterna/caprichoso/intermitente/a conta-gotas/a passo de caracol/que nunca mais acaba)|\
         (não traz/não inclui/sem/vem sem/não vem com) (o/) carregador (na caixa/incluído/)|\
         carregador (vendido à parte/à parte/não incluído/que aquece)|\
         (preciso/é preciso/tem de se) (dobrar/torcer/ajeitar/segurar) o cabo|(para que/até que) carregue|\
         (perde/faz mau) contacto (ao carregar/na base/a carregar/no carregador)|\
         (não carrega/deixou de carregar/só carrega) (à primeira/de vez em quando/se/com/quando)",
    ),
    (
        1,
        14,
        "(toca/tocam/soa/soam) (como/que é/com/de forma/limpo/limpa/cheio/cheia/alto e/afinado/afinada/aberto/mais aberta/mais aberto/quente/natural/maravilhosamente/lindamente/divinalmente)|\
         (graves/agudos/médios/vozes) (cheios/profundos/firmes/cristalinos/cristalinas/doces/limpos/limpas/definidos/encorpados/potentes/nítidas/naturais/redondos/sedosos/controlados/poderosos)|\
         (mais) (pegada/corpo/punch/presença) (nos graves/no som/nas vozes)|\
         (abana/treme/faz tremer/enche) (as paredes/a sala/o chão/a casa/o quarto)|\
         (som/áudio) (cheio/encorpado/envolvente/limpo/cristalino/de estúdio/de concerto/de cinema/surround/rico/detalhado/equilibrado/potente/nítido/imersivo/soberbo/de alta fidelidade/quente/natural)|\
         (parece que/juro que) … (orquestra/banda/cantora/cantor) … (na sala/ao lado/à nossa frente/está ali)|\
         sem (distorcer/distorção/chiar/rachar)",
    ),
    (
        -1,
        14,
        "(som/áudio/música) (abafado/oco/metálico/enlatado/fanhoso/magro/sem corpo/sem graves/pobre/fraco/distorcido/estridente/de lata/baixo demais/plano/confuso/embrulhado/roufenho/sofrível/medíocre/áspero/frio e seco)|\
         (graves/agudos/médios/vozes) (ausentes/abafados/abafadas/estridentes/fracos/inexistentes/embrulhados/embrulhadas/ásperos/metálicas/distorcidos/magros/frouxos/exagerados/descontrolados/tímidos/que ferem/que furam/perdem-se/perdidas)|\
         (distorce/racha/chia/treme) (no volume/a meio volume/em volume/com o volume/quando se aumenta/no máximo/acima de)",
    ),
    (
        1,
        15,
        "(apaga/apagam/corta/cortam/abafa/abafam/bloqueia/bloqueiam/elimina/eliminam/silencia/silenciam/filtra/filtram/isola/isolam/cala/anula/reduz/reduzem/atenua) … (ronco do avião/ruído exterior/barulho exterior/barulho do escritório/ruído do escritório/choro do bebé/choro do bebê/ruído ambiente/barulho de fora/barulho do metro/barulho do metrô/ruído do metro/ruído grave/motores do avião/mundo exterior/o mundo/barulho da rua/ruído da rua/conversas alheias/vozes à volta/trânsito lá fora/ruído do trânsito)|\
         (avião/metro/metrô/comboio/autocarro/escritório/café/obras/vizinhos) … (desaparece/desaparecem/some/somem/vira sala de leitura/vira uma biblioteca/vira biblioteca/fica em silêncio/ficam mudos/deixam de existir)|\
         cancelamento de ruído (excelente/soberbo/imbatível/de referência/exemplar/eficaz/impressionante/notável/de topo/ativo)",
    ),
    (
        -1,
        15,
        "(deixa/deixam) (passar/entrar) … (conversas/vozes/as vozes/ruído/barulho/tudo/o vento/obras/o trânsito/motor/o motor/chuva/aspirador)|\
         (continuo/continua-se/continuamos/continua) a ouvir … (aspirador/vizinho/vizinhos/conversas/motor/tudo/metro/trânsito/colegas/barulho)|\
         cancelamento de ruído (fraco/medíocre/tímido/sofrível/quase nulo/decorativo/simbólico/que não/deixa/mal se nota/pouco eficaz/limitado)|\
         prometiam isolar",
    ),
    (
        1,
        16,
        "(mal/nem/quase não/não) (se/) (ouve/ouvem/nota/sente/sentem/dá por) (ela/ele/eles/elas/que está/que está ligado/que está ligada/a trabalhar/a funcionar/mesmo/em/quando/de noite/à noite/o motor/barulho)|\
         (quase/praticamente/totalmente/completamente) (mudo/muda/mudos/mudas/inaudível/inaudíveis/silencioso/silenciosa/impercetível/imperceptível)|\
         (silencioso/silenciosa/silenciosos) (como um/o suficiente/mesmo/até/ao ponto/que nem um)|\
         (não/nem) (acorda/incomoda/perturba/atrapalha/chateia) (ninguém/o bebé/o bebê/os vizinhos/a casa/quem dorme/quem está)|\
         nem se dá conta de que … ligado|sussurra|ronrona|sussurro|ronronar|\
         (apenas/só/menos de/uns meros) 0 (db/decibéis)|\
         (dorme-se/dá para dormir/conversa-se/dá para conversar) (ao lado/com ele/com ela)|\
         (sossego/silêncio) (noturno/absoluto/total/sepulcral/de igreja/de biblioteca)",
    ),
    (
        -1,
        16,
        "(faz/fazem/com) (um barulho/barulho/um ruído/uma barulheira/um estrondo/um zumbido/um chinfrim/um estardalhaço/um barulhão/um apito/um ronco/mais barulho/tanto barulho/imenso barulho/muito barulho/ruído a mais/barulho a mais/um chiado/uma chiadeira)|\
         (barulhento/barulhenta/barulhentos/ruidoso/ruidosa/ruidosos/estrondoso/ensurdecedor) (a velocidades/demais/como/em/quando/no/na/ao/para/à noite)|\
         (acorda/acordou/acordar) (a casa/o bebé/o bebê/os vizinhos/toda a gente/meio prédio/o prédio/todo mundo/a vizinhança/a família)|\
         (parece/soa a/soa como/lembra) (um trator/um avião/uma turbina/um helicóptero/uma britadeira/uma betoneira/um motor de avião/um avião a descolar/um martelo pneumático/um secador/uma moto/uma locomotiva/obras)|\
         (ouve-se/ouvem-se) (em toda a casa/na casa toda/no andar de baixo/no prédio/na rua/do outro lado/à distância/a quilómetros/em todo o lado)|\
         tem um zumbido|zumbido (agudo/constante/irritante/permanente)",
    ),
    (
        1,
        17,
        "(ecrã/tela/painel/imagem/televisão/monitor/projetor) (nítido/nítida/luminoso/luminosa/vibrante/soberbo/soberba/oled/amoled/enorme/fluido/fluida/deslumbrante/brilhante/excelente/de cinema/4k/cristalina/cristalino/generoso/espetacular/rica em detalhe/impecável/de referência)|\
         (cores/pretos/negros/contrastes) (vivas/vibrantes/fiéis/profundos/absolutos/puros/intensas/intensos/naturais/realistas/saturadas na medida/que saltam/de cinema/ricas/perfeitos/perfeitas/espetaculares/deslumbrantes)|\
         (preto/negro) (absoluto/profundo/puro/perfeito)|\
         (lê-se/vê-se/lêem-se/veem-se) (bem/perfeitamente/tudo/sem esforço/na perfeição) (ao sol/à luz/mesmo/de qualquer/em pleno/até)|\
         (legível/visível) (ao sol/à luz do dia/em pleno sol/de qualquer ângulo/sob sol)|\
         (saltam/enche/enchem) (à vista/os olhos/o olho)",
    ),
    (
        -1,
        17,
        "(ecrã/tela/painel/imagem/televisão/monitor/projetor) (baço/baça/escuro/escura/apagado/apagada/fraco/fraca/lavado/lavada/granulada/tremida/pixelizada/sem brilho/pouco brilhante/pouco nítido/pouco luminoso/de baixa resolução/minúsculo/desatualizado/que reflete/ilegível/que não se/sem contraste/pobre/medíocre/sofrível/amarelado)|\
         (não se vê/mal se vê/não se lê/mal se lê/não se percebe) (nada/o ecrã/a tela/o que está) (ao sol/à luz/na rua/de dia)|\
         (cores) (lavadas/desbotadas/apagadas/mortiças/esbatidas/artificiais/pálidas/sem vida/irreais/deslavadas/infiéis/frias)|\
         reflexos|pixéis mortos|píxeis mortos|pixels mortos|(reflete/espelha) (tudo/a luz/a janela/as luzes)",
    ),
    (
        1,
        18,
        "(fotos/fotografias/retratos/imagens/vídeos/selfies) (nítidas/nítidos/luminosas/luminosos/detalhadas/detalhados/incríveis/impressionantes/de revista/profissionais/excelentes/soberbas/estáveis/de qualidade profissional/de cortar/naturais/lindas/fantásticas/ricas/espetaculares/de fazer)|\
         (fotografa/filma/capta/tira/regista/congela) (bem/como/em 4k/em 8k/de noite/à noite/cada/com/fotos/fotografias/imagens/retratos/o detalhe/vídeos) (gente/nitidez/clareza/pouca luz/profissionais/nítidas/fantásticas/excelentes/incríveis/qualidade/detalhe/pena/no escuro)|\
         (foco/autofoco/focagem) (certeiro/rápido/instantâneo/infalível/preciso/imediato/impecável)|\
         zoom (que chega/impressionante/poderoso/de longo alcance/incrível/soberbo/ótico de)|\
         (à noite/de noite/com pouca luz) … (brilha/passa à frente/surpreende/não desilude/impressiona/salva/nítidas/nítidos)|\
         (salva/apanha) (qualquer pôr do sol/qualquer cena/cada detalhe)|\
         (permitem/permite/deixam/dá para) ler (matrículas/placas/as matrículas)",
    ),
    (
        -1,
        18,
        "(fotos/fotografias/retratos/imagens/vídeos/selfies) (desfocadas/desfocados/borradas/tremidas/tremidos/escuras/escuros/granuladas/granulados/com ruído/com grão/sem detalhe/amareladas/sofríveis/medíocres/fracas/fracos/de telemóvel/de má qualidade/lavadas/queimadas/artificiais/sem nitidez/sem definição)|\
         (foco/autofoco/focagem) (lento/lenta/falha/falho/errático/impreciso/hesitante/perdido/caprichoso)|\
         (câmara/câmera/fotos/fotografia) … (cai bastante/perde-se/piora/sofre/falha/desilude/decepciona/fica aquém/deixa a desejar/perde qualidade/borra) (com pouca luz/à noite/de noite/no escuro/em interiores/ao anoitecer)|\
         o vídeo (treme/engasga/salta/sai tremido)|\
         (câmara/câmera/câmaras/câmeras) (fraca/fracas/medíocre/medíocres/sofrível/banal/de enfeite/decorativa/para enfeitar/mediana/dececionante/modesta/modestas/ultrapassada)|\
         lentes … em mediocridade",
    ),
    (
        1,
        19,
        "(linhas/design/visual/desenho/estilo/estética) (elegante/elegantes/intemporal/intemporais/limpas/limpo/moderno/modernas/depuradas/arrojado/arrojadas/minimalista/sóbrio/sóbrias/sofisticado/refinado/apelativo/cuidado/de autor/premiado/italiano/escandinavo/retro/clássico/bonito/bem conseguido/irresistível/atraente/charmoso/contemporâneo/fluidas/esguias)|\
         (combina/combinam) com (qualquer/tudo/todas/todos/o resto)|\
         (parece/parecem) (saído/saída/saídos/saídas/tirado/tirada) de (uma revista/um museu/um filme/uma galeria/uma passarela/um catálogo/um atelier)|\
         (é/são) (uma/um/) (pequena escultura/escultura/obra de arte/peça de museu/peça de decoração/joia/regalo para a vista/regalo para os olhos/colírio para os olhos)|\
         (faz/fazem/fez) (virar/rodar) (cabeças/pescoços)|(dá/dão) (nas vistas/um toque de)|\
         (rouba/roubam/atrai/atraem/prende) (olhares/as atenções/todos os olhares/a cena/o olhar)|\
         (arranca/arrancam) (elogios/suspiros/olhares)|(enche/alegra) (a vista/o olho/qualquer sala)|\
         (bonito/bonita/lindo/linda/bonitos/bonitas/lindos/lindas) (de morrer/de se ver/como poucos/como tudo/por fora)|\
         embalagens (bonitas/mais bonitas/lindas/para oferecer)",
    ),
    (
        -1,
        19,
        "(design/visual/estilo/aspeto/aspecto/linhas/desenho/decoração) (datado/datada/datadas/antiquado/antiquada/ultrapassado/feio/sem graça/sem personalidade/banal/genérico/pouco inspirado/sem inspiração/aborrecido/monótono/tosco/duvidoso/infeliz/de gosto duvidoso/de mau gosto/carregado/exagerado/espalhafatoso/industrial demais/insípido/triste/cansado/dos anos 0)|\
         que mau gosto|de mau gosto|mau gosto|gosto duvidoso|de gosto duvidoso|feio de doer|feia de doer|feio como|\
         feia como|feio que dói|feia que dói|feio que mete dó|ofende a vista|fere a vista|arrepia de feio|\
         de meter medo|(não/nem) (fica/ficam) bem em (cozinha/lado/sala/lugar/casa) (nenhuma/nenhum/alguma)|\
         (não combina/não combinam/destoa/destoam) (com/de/do/da)|\
         (parece/parecem) (um caixote/um brinquedo/uma caixa/saído dos anos/saída dos anos/um tijolo/de hospital/de plástico barato/uma torradeira/inacabado/do século passado)",
    ),
];
