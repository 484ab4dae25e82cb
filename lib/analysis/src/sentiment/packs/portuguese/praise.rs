//! Portuguese phrases of praise, by feature. Only data; in parentheses stand choices.

/// (sign, feature that is implied or 0, words).
pub(super) const PRAISE: &[(i8, u16, &str)] = &[
    (
        1,
        0,
        "(escolha/opção/aposta/compra) (certa/segura/certeira/acertada/sensata/ideal/sólida/vencedora/ganha/inteligente)|\
         (melhor/excelente/ótima/boa/bela/grande/óptima) (escolha/opção/aposta/alternativa/compra/pedida/solução/companheira)|\
         (melhor/excelente/ótimo/bom/belo/grande) (produto/companheiro/modelo/aliado/negócio/compromisso)|\
         aposta (segura/ganha/certa)|tiro certeiro|não tem erro|sem erro|não há como errar|\
         (a/o) (nossa/nosso/minha/meu) (favorito/favorita/escolha/preferido/preferida/recomendação/eleito/eleita)|\
         (queridinho/queridinha/favorito/favorita/preferido/preferida) (do/da/dos/de/entre)|\
         (nos/me) (conquistou/convenceu/surpreendeu/impressionou/encantou)|\
         não (desilude/decepciona/dececiona/desaponta/deixa na mão/deixa ficar mal/faz feio/vai se arrepender/se vai arrepender/te vais arrepender/desiludem/decepcionam/deixa a desejar)|\
         (difícil/custa) (de/) (encontrar melhor/apontar defeitos/achar defeito/bater/superar/pedir mais/encontrar defeitos)|\
         difícil de (bater/superar)|sem (rival/rivais/igual/defeitos/defeitos relevantes/concorrência)|\
         não tem (rival/concorrente/igual)|outro (nível/patamar/campeonato)|faz a diferença|\
         (supera/excede/superam) (as expectativas/expectativas/todas as expectativas/a concorrência)|\
         (cumpre/cumprem) (o que promete/o prometido/com o que promete/bem/muito bem/na perfeição/com distinção/bem o papel/bem a sua função/bem o seu papel/a função/com louvor/com nota/plenamente/com folga/a promessa)|\
         entrega o que promete|à altura|à altura (das expectativas/do preço/do desafio)|(dá/dão) conta do recado|manda bem|\
         arrasa|(faz/fazem) bonito|(sai/saem) (bem/se bem/se muito bem/por cima)|(sai-/se) (bem/muito bem)|\
         (lidera/encabeça/domina) (a lista/o ranking/o segmento/a categoria/o mercado/a comparação/o comparativo)|\
         (no/ao) topo (da/do/de)|topo da lista|primeiro lugar|número um|(campeão/campeã) (de/da/do)|\
         líder (de/do/da) (mercado/segmento/categoria)|entre os melhores|entre as melhores|dos melhores|das melhores|o melhor|\
         a melhor|os melhores|as melhores|do melhor que há|o que há de melhor|nota (dez/10/máxima/alta/mil)|de excelência|\
         de primeira|de primeira linha|de alto nível|de luxo|topo de gama|topo de linha|uma maravilha|um espetáculo|um luxo|\
         um mimo|um must|uma joia|um achado|imperdível|indispensável|imbatível|irrepreensível|impecável|exemplar|\
         (fantástico/fantástica)|fenomenal|sensacional|espetacular|espectacular|(maravilhoso/maravilhosa)|\
         (extraordinário/extraordinária)|(fabuloso/fabulosa)|formidável|sublime|(esplêndido/esplêndida)|(magnífico/magnífica)|\
         (soberbo/soberba)|notável|(primoroso/primorosa)|(ótimo/ótima)|(óptimo/óptima)|show de bola|nota dez|cinco estrelas|\
         dispensa apresentações|às mil maravilhas|na perfeição|com distinção|de forma exemplar|lindamente|otimamente|\
         sem reparos|sem falhas=|sem problemas|sem dramas|sem sobressaltos|nada a apontar|nada a dever|não fica atrás|\
         não deve nada|conquista|conquistam|surpreende|surpreendem|encanta|encantam|agrada|agradam|convence|convencem|brilha|\
         brilham|vence|ganha|triunfa|sobressai|sobressaem|destaca-se|se destaca|destacam-se|se destacam|satisfaz|satisfazem|\
         recompensa|compensa largamente|altamente recomendado|\
         (recomendo/recomendamos/recomendaria/recomendada/recomendado/recomenda-se/recomendadíssimo/altamente recomendado) (sem hesitar/sem reservas/vivamente/de olhos fechados/fortemente)|\
         de olhos fechados|clientes (satisfeitos/felizes/encantados)|(satisfeito/satisfeita/satisfeitos/satisfeitas)|\
         (vale/merece) (a pena considerar/destaque/elogios/ser considerado/ser considerada/atenção/menção/o título/nota alta)|\
         digno de (nota/destaque)|\
         mais (completo/completa/equilibrado/equilibrada/acertado/acertada/sensato/sensata/recomendado/recomendada) (do/da/de/entre)|\
         melhor (custo benefício/da categoria/do mercado/da sua classe/do segmento)|joia rara|excelência|trunfo|mais valia|\
         ponto forte|pontos fortes|ponto alto|pontos altos|grande trunfo|maior trunfo|cereja do bolo|carta na manga|\
         acima da média|muito acima da média|quem compra (volta a comprar/acaba por comprar outra vez/repete)|comprar outra vez|\
         compra outra vez|não se vai arrepender|não vai se arrepender|sai a ganhar|uma classe à parte|bem acima da média|\
         um degrau acima|acerta em cheio|acertou em cheio|não é à toa que|lidera|do melhor que|tem quase tudo|\
         fasquia muito alta|cumpre o que promete|tal como promete|com razão|escolha da redação|\
         difícil (apontar-lhe/encontrar-lhe/achar) (um defeito/defeitos/falhas)|cumpre todas as (suas/) promessas|\
         uma verdadeira (delícia/joia/maravilha)|um verdadeiro (achado/sucesso/plus)|uma mais valia|digno de elogio|\
         faz muito bem o (seu/) trabalho|faz jus à fama|faz jus ao nome|seduz|seduzem|para a maioria das pessoas",
    ),
    (
        1,
        2,
        "\
         a (bom preço/preços acessíveis/preços baixos/preço de banana/preços de saldo/preços justos/preço justo/preço de amigo/um bom preço/um preço/metade do preço/preços competitivos/baixo custo)|\
         bom preço|bons preços|baixo custo|baixo preço|low cost|em conta|\
         (cabe/cabem/entra) (no/em qualquer/em todos os) (bolso/bolsos/orçamento/orçamentos apertados)|cabe no bolso|\
         (acessível/acessíveis/para/a) (todos os bolsos/qualquer bolso/bolsos apertados/todas as carteiras/orçamentos apertados/orçamentos limitados/quem quer gastar pouco/quem tem pouco dinheiro/quem não quer gastar muito/quem quer economizar/quem quer poupar)|\
         todos os bolsos|todas as carteiras|\
         (não/sem) (pesa/pesar/pesa no/esvazia/esvaziar/gastar/arrebenta/rebenta/arromba/estourar/rebentar) (no bolso/na carteira/a carteira/o bolso//uma fortuna/com o orçamento/o orçamento/uma nota)|\
         (o/seu/teu) bolso agradece|(amigo/amiga) (do bolso/da carteira)|\
         (orçamento/verba) (limitado/limitada/apertado/apertada/curto/curta/reduzido/reduzida/enxuto/enxuta/contado/contada/é limitado/é apertado/é curto)|\
         (gastar/gastando/gasta) (pouco/menos)|(permite/ajuda a/faz) (poupar/economizar)|\
         poupança (considerável/significativa/garantida)|economia (considerável/garantida/boa)|\
         (barato/barata/baratos/baratas/baratinho/baratinha/baratíssimo/baratíssima/económico/económica/econômico/econômica/acessível/acessíveis)|\
         mais (barato/barata/acessível/acessíveis/econômico/econômica/económico/económica/em conta)|\
         promoções (frequentes/constantes/boas)|descontos (frequentes/generosos/constantes/bons)|\
         (sempre/frequentemente/muitas vezes/costuma estar) em (promoção/oferta/desconto)|\
         dos mais (baratos/acessíveis/económicos/econômicos/em conta)|\
         das mais (baratas/acessíveis/económicas/econômicas/em conta)|pechincha|uma pechincha|custa (metade/menos da metade)|\
         custam metade|por tuta e meia|uma bagatela|se olhar à carteira|\
         entre (os/as) mais (baratos/baratas/acessíveis) do mercado|sem gastar uma fortuna|sem (arruinar/falir)|\
         tarifas (atrativas/entre as mais baixas/baixas/imbatíveis)|uma das tarifas mais baixas|\
         difícil (encontrar/achar) mais barato|um dos preços mais baixos",
    ),
    (
        1,
        3,
        "vale muito a pena|vale (cada cêntimo/cada centavo/cada real/cada euro)|\
         (custo benefício/relação qualidade preço/relação custo benefício) (excelente/imbatível/ótimo/ótima/fantástico/fantástica/difícil de bater/muito bom/muito boa/dos melhores/das melhores/espetacular/interessante/equilibrado/equilibrada/invejável/difícil de superar/incrível)|\
         (muito/mais/bastante) (por/pelo) (pouco/que custa/que se paga/menos/que paga/preço/pouco dinheiro/seu preço)|\
         (paga-se/se paga) (sozinho/sozinha/em pouco tempo/rapidamente/a si próprio/a si própria/em poucos meses)|\
         (justifica/justificam/compensa) (o preço/o investimento/cada cêntimo/cada centavo/o valor/o gasto/o custo/plenamente o preço/a diferença/pagar mais/o valor pago/cada real)|\
         preço (justificado/mais do que justificado/bem justificado)|compensa|compensam|compensador|um achado|\
         pechincha pelo que|dinheiro bem (gasto/empregue/investido)|bem (gasto/investido/empregue)|\
         barato pelo que (oferece/entrega)|qualidade de topo a preço|vale cada (centavo/cêntimo/euro/real)|\
         merece cada (cêntimo/euro/centavo)|paga-se a si próprio|poupa dinheiro a longo prazo|dá muito pelo (seu/) preço|\
         valem bem o (seu/) preço|vale bem o preço",
    ),
    (
        1,
        4,
        "(sensação/toque) (de solidez/de robustez/premium/de qualidade/sólida/sólido)|(feito/feita) (à mão/para durar)|\
         artesanal|(caprichado/caprichada)|atenção (ao detalhe/aos detalhes)|\
         cuidado (com os detalhes/nos detalhes/com o detalhe)|até ao último (detalhe/pormenor)|nos mínimos detalhes|\
         (sólido/sólida/sólidos/sólidas)|parece um tanque|acabamento premium|\
         qualidade de construção (excelente/superior/elevada/impecável/acima da média)|papel (grosso/de qualidade)|\
         fechos robustos|costuras (impecáveis/reforçadas)|tela (grossa/resistente)|lona grossa|zíperes (sólidos/robustos)|\
         costuras reforçadas",
    ),
    (
        1,
        5,
        "\
         (resistente/resistentes) (à água/a quedas/a riscos/ao desgaste/à chuva/ao calor/ao pó/a impactos/a manchas/a choques/a salpicos/a respingos/a arranhões/ao suor/às intempéries/à corrosão)|\
         (feito/feita/construído/construída/pensado/pensada/projetado/projetada) para (durar/aguentar/resistir/durar anos/a vida toda/durar uma vida)|\
         à prova (de água/d'água/de choque/de bala/de tudo/de quedas/de criança/de chuva/d água/de respingos)|\
         (para a vida toda/para toda a vida/para a vida)|\
         (não/nunca/quase não/dificilmente) (enferruja/desbota/risca/se desgasta/amassa/descasca/deforma/quebra/se quebra/parte/se parte/estraga/se estraga/encolhe/rasga/desgasta/perde a cor/perde a forma/deforma-se/oxida/racha/solta/se deforma/amarela)|\
         (como/parece/continua como/fica como) (novo/nova/no primeiro dia/acabado de comprar/acabada de comprar)|\
         (longa/grande/ótima/excelente/boa/enorme) (durabilidade/duração/vida útil/resistência/longevidade)|\
         durabilidade (excelente/acima da média/comprovada/impressionante/invejável/exemplar/notável/de sobra)|envelhece bem|\
         durável|duráveis|(duradouro/duradoura/duradouros/duradouras)|(resistente/resistentes)|\
         (resistentíssimo/resistentíssima)|(robusto/robusta/robustos/robustas)|indestrutível|inquebrável|impermeável|\
         impermeáveis|inoxidável|pau para toda obra|mantém (a forma/a cor/o corte/o fio)|\
         aguentam (sol/chuva/maresia/sol e chuva)|aguenta (sol/maresia/a maresia)|\
         sem (perder a cor/desbotar/deformar/enferrujar/partir/craquelar/rachar/perder a forma)|segura o dia inteiro|\
         dura o dia (inteiro/todo) sem (craquelar/retoques/borrar)|(continua/continuam) (intacto/intacta/intactos/intactas)|\
         quase indestrutível|praticamente indestrutível|(sobrevive/sobrevivem) a (quedas/tudo)|\
         aguenta (pancadas/as pancadas/os invernos)|suporta os invernos mais (rigorosos/duros)|ultrapassam os (quinze/0) anos",
    ),
    (
        1,
        6,
        "\
         (funciona/funcionam/responde/liga/arranca) (à primeira/como um relógio/sem falhas/sem problemas/de primeira/de forma estável/sem sobressaltos/todas as vezes/sem travar/dia após dia)|\
         como um relógio|à primeira|\
         (não/nunca/raramente/quase nunca) (falha/falham/trava/travam/avaria/encrava/bloqueia/dá problema/dá problemas/dão problemas/cai/deixa na mão/te deixa na mão/deixa ninguém na mão/dá chatices/dá dor de cabeça/desliga/quebra/emperra/dá surpresas/dá sustos/engasga/desconecta)|\
         sem (travamentos/falhas/quedas/interrupções/erros/travar/sobressaltos/avarias/bloqueios/engasgos/instabilidades/sustos/panes)|\
         fiável|fiáveis|confiável|confiáveis|estável|estáveis|consistente=|consistentes=|pontual|pontuais|sempre a horas|\
         a horas|dentro do horário|no horário|de confiança=|inspira confiança no dia|(dá/dão) para confiar|\
         (pode/podes/dá para) (confiar/contar com)|\
         (zero/nenhum/poucos/raros) (problemas/falhas/problema/erros/travamentos/bugs)|raros atrasos|cancela pouquíssimos voos|\
         infalível|nunca me deixou|quase sempre à hora|à hora|quase nunca cai|raramente falha|não dá surpresas|sempre no ar|\
         nunca cai|rodam (redondinho/liso/lisa)|raramente avariam|raramente (quebra/dá defeito/dão problema)|\
         cumpre os (seus/) compromissos|fama de não avariar|voos pontuais|chegam sempre (a horas/no horário/na hora)",
    ),
    (
        1,
        7,
        "com (um/uma/dois/apenas um/poucos) (toque/clique/só mão/cliques/toques/botão/mão)|\
         em (poucos/dois/três) (cliques/toques/passos)|\
         (não/sem) (é preciso/precisa/exige/requer/precisar/necessita/há necessidade de/é necessário/tem segredo/tem mistério/tem complicação) (manual/ler o manual/ser especialista/experiência/conhecimentos/conhecimento técnico/conhecimentos técnicos/instruções/formação/experiência prévia/ser expert/saber programar/saber de tecnologia/curso/treinamento/)|\
         sem (complicação/complicações/mistério/manual/segredo/curva de aprendizado/curva de aprendizagem/ter de ler o manual)|\
         não tem (segredo/mistério/que saber/complicação)|bem (organizado/organizada/estruturado/estruturada/arrumado/arrumada)|\
         (facilita/facilitam/simplifica/simplificam/descomplica) (a vida/o dia a dia/tudo/o trabalho/as tarefas/a gestão/a rotina/as coisas)|\
         (até/mesmo) (a avó/a minha avó/minha avó/uma criança/os avós/as crianças/idosos/quem não percebe de tecnologia/quem não entende de tecnologia/quem nunca/leigos/meus avós/os menos experientes)|\
         (intuitivo/intuitiva/intuitivos/intuitivas)|simples|amigável|amigáveis|(descomplicado/descomplicada)|fácil|fáceis|\
         (facílimo/facílima)|(prático/prática/práticos/práticas)|\
         (ideal/bom/boa/indicado/indicada/ótimo/ótima/perfeito/perfeita) para (iniciantes/principiantes/quem está começando/quem está a começar/leigos/quem começa)|\
         curva de (aprendizado/aprendizagem) (suave/curta/mínima/quase nula/baixa/rápida)|brincadeira de criança|canja|\
         funciona com dois botões|dois botões e (pronto/já está)|até (a/) (minha/tua/sua/) avó|\
         qualquer (pessoa/um) (usa/entende/consegue)|quem não (se entende/percebe/entende) (com/de) tecnologia|consegue usar|\
         sem qualquer mistério|percebe-se (à primeira/logo)|perdoa (os/) erros|ajusta-se num instante|regula-se num instante|\
         fácil de esvaziar|ao alcance de qualquer um",
    ),
    (
        1,
        8,
        "\
         (fácil/fáceis/simples/rápido/rápida/facílimo/facílima) de (montar/instalar/configurar/armar/ativar/ligar/colocar/pôr a funcionar/parear/emparelhar/implementar)|\
         instruções (claras/simples/detalhadas/fáceis de seguir/bem explicadas/ilustradas/passo a passo/em português)|\
         (dispensa/não precisa de/sem precisar de/não exige/sem necessidade de/não requer/não é preciso/não é necessário) (ferramentas/técnico/instalação/um técnico/obras/furar/instalador/chamar um técnico/furadeira/profissional/montador/furar a parede)|\
         (é só/basta) (ligar/tirar da caixa/plugar/conectar/encaixar/ligar à tomada)|pronto a usar|pronto para usar|\
         plug and play|já vem (montado/montada/configurado/configurada)|tirar da caixa e|chega (montado/montada/pronto/pronta)|\
         é só (parafusar/encaixar/ligar/aparafusar)|se configura sozinho|se configura sozinha|\
         praticamente se configura (sozinho/sozinha)|configura-se (sozinho/sozinha)|monta-se (sozinho/sozinha/num instante)|\
         sem a menor dificuldade|em cinco minutos|em dez minutos|abre-se em (dez/poucos) minutos",
    ),
    (
        1,
        9,
        "(simpático/simpática/simpáticos)|(prestável/prestáveis)|(prestativo/prestativa/prestativos/prestativas)|\
         (atencioso/atenciosa/atenciosos/atenciosas)|(solícito/solícita/solícitos)|gentil|gentis|cordial|cordiais|amável|\
         simpatia|cortesia|gentileza|sempre prontos|sempre pronta|sempre disponíveis|sempre dispostos|\
         sempre (prontos/pronta/disponíveis/dispostos) (a ajudar/para ajudar)|com um sorriso|\
         (atendem/atende/recebem/tratam/trata/ajudam/ajuda) (bem/muito bem/com carinho/com respeito/com atenção/na hora/em tudo/como em casa/de verdade)|\
         uma pessoa (de verdade/real/do outro lado)|gente de verdade|\
         (paga/pagam/resolve/regulariza) (os sinistros/sinistros/o sinistro) (rápido/depressa/em dias/sem enrolação/sem problemas/em poucos dias/com rapidez)|\
         troca o produto|troca a peça|trocam o produto|trocam a peça|substitui o produto|substitui a peça|substituem o produto|\
         substituem a peça|(troca/trocam/substitui/substituem) (o produto/a peça) (sem/na hora/rapidamente)|uma pessoa responde|\
         responde uma pessoa|pessoa e não um robô|não um robô|atende de verdade|pessoal (atencioso/sorridente/dedicado)|\
         tripulação (sorridente/simpática)|serviço (atencioso/impecável/cuidado)|resolve à primeira|\
         responde em menos de (dois/0) minutos|envia um perito",
    ),
    (
        1,
        10,
        "\
         (grande/muita/enorme/boa/ótima/excelente/imensa) (potência/força/sucção/aderência/tração/capacidade de limpeza/eficácia/cobertura da pele)|\
         excelente desempenho|ótimo desempenho|bom desempenho|(dá/dão) (conta/conta do recado/conta de tudo/e sobra)|\
         com (folga/facilidade/pujança)|sem (suar/esforço/engasgos)|\
         (absorve-se/é absorvido/é absorvida/absorve/se absorve/seca) (rapidamente/depressa/rápido/num instante/na hora/em segundos/logo/bem)|\
         não (deixa resíduos/deixa marcas/deixa manchas/deixa a pele oleosa/é gorduroso/é gordurosa/é peganhento/é peganhenta/pesa no cabelo/escorre/craquela/deixa rasto/resseca/engordura/mela/fica pegajoso/fica pegajosa/deixa gordura/deixa rastro/deixa nada)|\
         potente|potentes|(poderoso/poderosa)|eficaz|eficazes|eficiente|eficientes|capaz|performante|de alto desempenho|\
         resultados (profissionais/excelentes/visíveis/impecáveis/consistentes/uniformes/de salão/surpreendentes/notáveis/logo na primeira/rápidos/ótimos/desde a primeira/em poucos dias/de restaurante)|\
         funciona (bem/muito bem/na perfeição/lindamente/às mil maravilhas/que é uma maravilha/direitinho/que é uma beleza)|\
         funcionam (bem/muito bem/na perfeição)|rende (bem/horrores/imenso)|pega fogo no asfalto|\
         (deixa/ficam) (as/) batatas crocantes|mantém (a comida/o café/a bebida/a água) (quente/frio/fria/gelado/gelada)|\
         é um canhão|um canhão|uma fera|edita vídeo|(sobe/trepa) (qualquer/tudo)|corta como manteiga|faz o que promete|\
         roda tudo|atenua visivelmente|reduz visivelmente|aquece a água (num/em)|em metade do tempo|impermeável mesmo sob|\
         mantém (quente/fria/a água)|não pinga|bloqueia quase todas as ameaças|chega e sobra para",
    ),
    (
        1,
        11,
        "num (piscar de olhos/instante/ápice)|(rápido/rápida/rápidos/rápidas)|(rapidíssimo/rapidíssima)|veloz|velozes|ágil|\
         ágeis|(ultrarrápido/ultrarrápida)|(instantâneo/instantânea)|(imediato/imediata) =|(fluido/fluida)|fluidez|voa|voam|\
         como um foguete|sem (lentidão/engasgos/lag/esperas/demoras/delay/atrasos perceptíveis)|\
         velocidade (impressionante/excelente/de topo/alucinante/notável/surpreendente/elevada/estável/acima da média)|\
         (rapidinho/rapidinha)|agilidade=|(responsivo/responsiva)|esquenta em 0 segundos|aquece em 0 segundos|\
         em menos de um (segundo/minuto)|(pronto/pronta) em 0 (minutos/segundos)|roda (tudo/) liso|em tempo recorde|\
         transferências (imediatas/instantâneas)|sem (deixar lento/abrandar) o (computador/pc)|em poucos segundos",
    ),
    (
        1,
        12,
        "\
         (longe/esquece/esquecer/esquece-se/esqueça/sem precisar/sem ver/dispensa) (da/do/o/de) (tomada/carregador/carregar/tomadas)|\
         (com uma/por/numa/numa só/com uma única/com uma só/em uma única) carga|\
         (chega/chegas/aguenta/dura/vai) (ao fim do dia/até ao fim do dia/até o fim do dia/à noite/ao final do dia/até à noite/até a noite/tranquilamente até)|\
         (bateria/autonomia) (excelente/de sobra/ótima/para dar e vender/impressionante/generosa/que não acaba/que dura/duradoura/de longa duração/enorme/acima da média/invejável/notável/sólida/de respeito/monstruosa/exemplar/fantástica/interminável/para o dia todo/para dias/que impressiona/que aguenta/de campeã/muito boa/de elefante/de topo/surpreendente/longa/grande/robusta/parruda)|\
         (excelente/ótima/grande/boa/enorme/longa/bela) (autonomia/duração de bateria/bateria/duração da bateria)|\
         aguenta o dia inteiro|esquece-se o carregador",
    ),
    (
        1,
        13,
        "\
         (carregamento/recarga/carga) (rápido/rápida/rapidíssimo/rapidíssima/ultrarrápido/ultrarrápida/veloz/super rápido/super rápida/relâmpago/muito rápido/muito rápida/turbo)|\
         0 minutos de carga (dão/rendem/bastam)|de 0 a 0 % em (0 minutos/meia hora/menos de/apenas)",
    ),
    (
        1,
        14,
        "\
         (soa/soam/ouve-se/ouvem-se/toca) (bem/muito bem/na perfeição/claro/clara/limpo/limpa/alto e bom som/lindamente/maravilhosamente/melhor/natural/espetacular/cristalino/cristalina/divinamente/alto e claro)|\
         (som/áudio/timbre) (limpo/cristalino/encorpado/equilibrado/nítido/claro/rico/potente/detalhado/envolvente/imersivo/quente/de cinema/cheio/definido/excelente/de alta qualidade/espetacular/poderoso/impecável/balanceado/de estúdio/natural/surround)|\
         graves (profundos/potentes/encorpados/fortes/firmes/presentes/poderosos/definidos/redondos/marcantes/cheios)|\
         agudos (límpidos/cristalinos/nítidos/claros)|vozes (claras/nítidas/naturais/limpas/cristalinas)|\
         (enche/preenche) (a sala/a divisão/o ambiente/o quarto/a casa)|palco sonoro amplo|reproduz a voz com clareza|\
         voz (muito clara/nítida/límpida)|som (amplo/cheio)",
    ),
    (
        1,
        15,
        "\
         (cancelamento de ruído/isolamento acústico/isolamento) (excelente/eficaz/ótimo/impressionante/de topo/impecável/surpreendente/de referência/fantástico/de primeira/dos melhores/potente/superior)|\
         isolam bem|quase não se ouve nada|não se ouve mais nada",
    ),
    (
        1,
        16,
        "\
         (mal/quase não/não/nem/praticamente não) (se ouve/se ouvem/faz barulho/fazem barulho/se escuta/se nota/se percebe/faz ruído/se nota que está ligado/se nota que está ligada/incomoda/acorda ninguém/acorda o bebê/acorda o bebé/atrapalha o sono/se dá por ele/vibra/perturba/acorda)|\
         (silencioso/silenciosa/silenciosos/silenciosas)|(silenciosíssimo/silenciosíssima)|silenciosamente|em silêncio|\
         (pouco/pouquíssimo/baixo) (ruído/barulho)|pouco (barulhento/barulhenta/ruidoso/ruidosa)|um sussurro|\
         (como/parece) um sussurro|inaudível|(discreto/discreta) no ruído|\
         nível de ruído (baixo/baixíssimo/reduzido/mínimo/muito baixo)|(só/apenas) 0 (db/decibéis)|dos mais silenciosos|\
         das mais silenciosas|\
         (dá para/pode/permite) (dormir/conversar/trabalhar/ver televisão) (ao lado/com ele ligado/com ela ligada/enquanto)|\
         surpreendentemente (silencioso/silenciosa)|desliza sem ruído",
    ),
    (
        1,
        17,
        "não cansa (a vista/os olhos)|sem reflexos|antirreflexo|contrastes (impressionantes/marcantes)|\
         imagem (magnífica/deslumbrante/brilhante)|perfeitamente (calibrado/calibrada)",
    ),
    (
        1,
        18,
        "\
         (fotos/vídeos/fotografias/retratos) (nítidas/nítidos/excelentes/lindas/lindos/ótimas/ótimos/incríveis/espetaculares/detalhadas/detalhados/ricas em detalhes/ricos em detalhes/estáveis/vivas/soberbas/soberbos/impressionantes)|\
         (boas/belas/ótimas/excelentes) fotos|foca (rápido/depressa/bem/num instante/na hora)|\
         filma (em 0k/muito bem/lindamente/bem)|fotos (de cair o queixo/deslumbrantes/incríveis)|não falha um disparo|\
         autofoco (certeiro/temível)",
    ),
    (
        1,
        19,
        "\
         (bonito/bonita/bonitos/bonitas/bonitíssimo/bonitíssima/lindo/linda/lindos/lindas/lindíssimo/lindíssima/elegante/elegantes/elegantíssimo/elegantíssima/charmoso/charmosa/estiloso/estilosa/moderno/moderna/giro/gira/giros/giras/sofisticado/sofisticada/minimalista/atraente/vistoso/vistosa/apelativo/apelativa/icônico/icônica/icónico/icónica/intemporal/chique)|\
         (enche/salta) (os olhos/à vista)|(chama/atrai) (a atenção/os olhares/olhares)|\
         toque (de elegância/elegante/de classe/de sofisticação/retrô)|um visual (de arrasar/espetacular/incrível)",
    ),
    (
        1,
        20,
        "\
         (como/é como/parece/sensação de) (uma luva/uma nuvem/andar nas nuvens/uma segunda pele/pisar em nuvens/dormir nas nuvens/caminhar nas nuvens/flutuar)|\
         (dorme-se/se dorme/dormir/descansa-se/dorme) (bem/muito bem/como um bebé/como um bebê/nas nuvens/melhor/na perfeição/lindamente)|\
         as costas agradecem|\
         (alivia/reduz) (a/as/os/) (dor/dores/pressão/dores nas costas/tensão/pontos de pressão/dor nas costas/dores lombares)|\
         (amortece/amortecem/absorve os impactos/absorvem o impacto) (bem/muito bem/na perfeição/cada passada/os impactos/o impacto/lindamente/de forma exemplar)|\
         amortecimento (excelente/macio/generoso/de sobra/ótimo/responsivo/impecável/confortável/de primeira/suave)|\
         (confortável/confortáveis)|(confortabilíssimo/confortabilíssima)|(cômodo/cômoda)|(cómodo/cómoda)|\
         (macio/macia/macios/macias)|(fofo/fofa/fofos/fofas)|(fofinho/fofinha)|(ergonómico/ergonómica)|(ergonômico/ergonômica)|\
         (respirável/respiráveis)|(acolchoado/acolchoada/acolchoados/acolchoadas)|(aconchegante/aconchegantes)|\
         (acolhedora/acolhedor) =|(quentinho/quentinha/quentinhos/quentinhas)|(sedoso/sedosa)|\
         (suave/macio/agradável) (ao toque/na pele/no pé)|toque (macio/suave/agradável/aveludado/sedoso)|\
         conforto (excelente/total/acima da média/absoluto/exemplar/de sobra/supremo/incrível/de topo)|\
         (muito/bastante/bom/amplo/generoso) espaço para as pernas|apoio (firme/excelente/lombar excelente/perfeito)|\
         espaço a sério para as pernas|espaço de verdade para as pernas|\
         (apoia/sustenta/abraça) (muito bem/bem) (a lombar/as costas/o corpo/a coluna)|abraça o corpo|sem afundar|\
         quem dorme de lado agradece|(o dia todo/horas) sem dor|sem dores|quente sem (abafar/sufocar)|deixa a pele respirar|\
         cai (na perfeição/como uma luva)|horas sem (fadiga/cansaço)|bem (amortecido/amortecida/amortecidos/amortecidas)|\
         boa pega|segura-se bem na mão|suspensão macia|bem (tolerado/tolerada)",
    ),
    (
        1,
        21,
        "\
         (ocupa/ocupam/pesa/pesam) (pouco/pouquíssimo/quase nada/muito pouco/menos/menos de/pouco espaço/pouquíssimo espaço/nada/menos que)|\
         (leve/leves/levíssimo/levíssima/levinho/levinha/compacto/compacta/compactos/compactas/ultraleve/ultraleves/ultrafino/ultrafina/fininho/fininha/enxuto/enxuta/compactíssimo/compactíssima/maneirinho/maneirinha/delgado/delgada)|\
         leve como uma pluma|como uma pluma|\
         (fácil/fáceis/prático/prática/cómodo/simples) de (transportar/carregar/levar/guardar/arrumar/mover/levar para todo lado/levar na mala/levantar)|\
         (tamanho/dimensões/peso/formato) (compacto/compacta/compactas/reduzido/reduzida/reduzidas/ideal/pluma/de bolso/contido/contidas/diminuto/perfeito/mínimo/enxuto/enxutas/prático)|\
         fácil para levar|fácil para transportar|fácil de levar|fácil de transportar|bom para levar|bom para transportar|\
         bom de levar|bom de transportar|ideal para levar|ideal para transportar|ideal de levar|ideal de transportar|\
         perfeito para levar|perfeito para transportar|perfeito de levar|perfeito de transportar|ótimo para levar|\
         ótimo para transportar|ótimo de levar|ótimo de transportar|\
         (fácil/bom/ideal/perfeito/ótimo) (para/de) (levar/transportar) (em viagem/para todo o lado/na mochila/para qualquer lugar)|\
         leva-se (para todo o lado/para qualquer lado/bem/facilmente)|\
         (ideal/perfeito/perfeita/ótimo/ótima) para (espaços pequenos/apartamentos pequenos/cozinhas pequenas/pequenos espaços/viajar)|\
         (fino/fina) como uma folha|enfia-se em qualquer (lado/lugar)|respeita as medidas (de cabine/de bordo/de cabina)",
    ),
    (
        1,
        22,
        "\
         (versátil/versáteis/versatilíssimo/versatilíssima/personalizável/personalizáveis/configurável/configuráveis/flexível/flexíveis/multifunções/multifuncional/polivalente/completíssimo/completíssima/multiúso/adaptável/adaptáveis/modular/pau para toda a obra/canivete suíço)|\
         (muito/bem/super/o mais/a mais/bastante) (completo/completa/equipado/equipada/recheado)|bem (equipado/equipada)|\
         (faz/serve) (de tudo/para tudo/um pouco de tudo/tudo)|tudo em um|tudo em um só|dois em um|\
         (acumula/rende/dá/devolve/ganha) (pontos/milhas/cashback/pontos por/milhas em/0 % de cashback/dinheiro de volta/pontos em)|\
         não falta (nada/-lhe nada)|(mais de/com) 0 (funções/modos/programas/receitas/desportos/esportes)|\
         adapta-se a (tudo/qualquer/diferentes/todos)|se adapta a (tudo/qualquer/diferentes/todos)|\
         automatiza (tarefas/tudo/quase tudo/boa parte/os/as)|(encontra/tem) de tudo|um pouco de tudo|faz um pouco de tudo|\
         (o/a) mais (completo/completa) (do/da/deste/desta)|(completíssimo/completíssima)|mais de 0 (perfis/esportes/desportos)",
    ),
    (
        1,
        23,
        "compatível com|compatíveis com|\
         (compatível/compatíveis) com (tudo/todos/quase tudo/quase todos/qualquer/a maioria/os principais/todas/todo/praticamente qualquer/praticamente tudo/quase qualquer/muitos)|\
         (conexão/ligação/conectividade/emparelhamento/pareamento) (estável/rápido/rápida/imediato/imediata/instantâneo/instantânea/sólida/completa/impecável/sem falhas/automático/automática/perfeita/fácil/sem quedas)|\
         (muitas/várias/imensas/centenas de/dezenas de/inúmeras) (portas/integrações/entradas/ligações/conexões)|liga-se a tudo|\
         liga se a tudo|conecta a tudo|mais de (mil/0) (aparelhos/dispositivos) compatíveis|o mais aberto|ecossistema aberto",
    ),
    (
        1,
        24,
        "atualizações (frequentes/constantes/regulares/garantidas/rápidas/por 0 anos/durante 0 anos/mensais/pontuais)|\
         (recebe/garante/promete/ganha) atualizações (frequentes/constantes/regulares/com frequência/durante/por/rápidas/regularmente/mensais)|\
         (recebe/recebem) atualizações (frequentes/com frequência/regulares/constantes/regularmente)|é atualizado|é atualizada|\
         (é atualizado/é atualizada) (com frequência/regularmente)|sem (anúncios/publicidade/bloatware)|\
         (traduzido/traduzida) para português|é um prazer de usar|(feito/feita) como deve ser|0 anos de atualizações|\
         anos de atualizações|anos de atualizações garantidas|suporte exemplar",
    ),
    (
        1,
        25,
        "cinco estrelas (no/nos/em) (euro ncap/latin ncap/segurança/testes)|não irrita|não irritar|não causa|não provoca|\
         não arde|sem irrita|sem irritar|sem causa|sem provoca|sem arde|\
         (não/sem) (irrita/irritar/causa/provoca/arde/dá) (a pele/alergia/irritação/alergias/os olhos/reações/vermelhidão)|\
         (hipoalergénico/hipoalergénica)|(hipoalergênico/hipoalergênica)|dermatologicamente (testado/testada)|\
         (testado/testada) dermatologicamente|(livre de/sem) (bpa/tóxicos/substâncias tóxicas)|(atóxico/atóxica)|\
         não (tóxico/tóxica)|(desliga-se/desliga/se desliga) (sozinho/sozinha/automaticamente)|\
         (trava/freia/travões/freios/frenagem/travagem) (bem/potentes/com segurança/em pouco espaço/eficazes/eficaz/excelentes/segura/precisos/com firmeza/firme)|\
         (protege/protegem) (bem/muito bem/a cabeça/do sol/contra impactos/contra quedas/os ocupantes/eficazmente/bem contra)|\
         (freia/trava) (sozinho/sozinha)|avisa (quando/se)|protege (muito bem/) os (seus/) ocupantes|antiderrapante|\
         antiderrapantes|dá (muita/grande) tranquilidade",
    ),
    (
        1,
        26,
        "(criptografia/encriptação) (de ponta a ponta/forte/robusta/de nível militar/ponta a ponta/de topo/avançada)|\
         sem (rastreamento/rastrear/registos/registros/guardar registos/logs)|\
         (máxima/total/grande/excelente/forte) (privacidade/segurança dos dados/proteção de dados/confidencialidade)|\
         (autenticação de dois fatores/verificação em duas etapas/dupla autenticação/biometria facial)|\
         segurança (de nível bancário/bancária/reforçada/robusta/de ponta/exemplar/digital forte)|\
         (bloqueia/deteta/detecta/barra) (fraudes/tentativas de fraude/golpes/vírus/malware/ameaças/todas as ameaças/phishing/o phishing/ataques)|\
         (dá para/permite) bloquear o cartão|cofre|guarda tudo cifrado|tudo cifrado|(auditado/auditada) por|código aberto|\
         não guarda registos|encripta (todo/toda/todos/todas)|não revende|dupla autenticação|protege bem as contas",
    ),
];
