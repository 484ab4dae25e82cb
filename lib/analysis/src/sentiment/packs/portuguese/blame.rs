//! Portuguese phrases of blame, by feature. Only data; in parentheses stand choices.

/// (sign, feature that is implied or 0, words).
pub(super) const BLAME: &[(i8, u16, &str)] = &[
    (
        -1,
        0,
        "\
         (não/nunca/jamais) (o/a/os/as/) (recomendo/recomendamos/recomendaria/recomenda/compraria/escolheria/aconselho/aconselhamos/aconselharia/contrataria/compensa=)|\
         não (é/são) (recomendável/aconselhável/recomendado/recomendada/grande coisa/nada de especial/lá essas coisas/lá grande coisa/tudo isso/a melhor opção/a melhor escolha/o ideal/o mais indicado/boa ideia/uma boa opção/a opção certa/para todos)|\
         nada de (especial/mais/extraordinário/outro mundo)|nada do outro mundo|mais ou menos=|(fraquinho/fraquinha)|\
         razoavelzinho|sem graça|sem sal|passa (despercebido/despercebida)|(deixam/deixa) (/algo) a desejar|\
         (deixa/deixam/deixava/deixou) (/algo) a desejar|a desejar|\
         (fica/ficam/ficou/fica-se) (aquém/muito aquém/atrás/para trás/a meio caminho/pelo caminho/abaixo do esperado/abaixo da média/muito abaixo/devendo/a dever/pela metade/pelo meio)|\
         aquém (do esperado/das expectativas/do desejado/da concorrência)|\
         abaixo (da média/das expectativas/do esperado/da concorrência)|\
         (há/existem) (opções/alternativas/modelos/produtos/marcas/concorrentes) (melhores/mais completas/mais completos/superiores/mais interessantes/bem melhores)|\
         há (melhor/melhores opções/melhores alternativas/coisa melhor)|\
         (melhor/mais vale/convém) (evitar/fugir/procurar outra opção/olhar para outro lado/procurar outro/buscar outra opção/passar longe/procurar alternativas/descartar/apostar noutro)|\
         (evite/evita/fuja/foge/esqueça/esquece/passe longe/eu evitaria/evitaria/evitar=)|não cumpre|não cumprem|não entrega|\
         não honra|(não cumpre/não cumprem/não entrega/não honra) (o que promete/o prometido/a promessa/o esperado)|\
         promete mais do que (entrega/cumpre/dá)|dor de cabeça|dores de cabeça|pesadelo|desilusão|decepção|deceção|\
         desapontamento|fiasco|desastre|(desastroso/desastrosa)|(vergonhoso/vergonhosa)|(péssimo/péssima)|horrível|horríveis|\
         terrível|terríveis|lamentável|medíocre|medíocres|fraco|fraca|fracos|fracas|(fraquíssimo/fraquíssima)|fraquinho|\
         sofrível|pobre|pobres|insuficiente|insuficientes|(insatisfatório/insatisfatória)|(inadequado/inadequada)|inaceitável|\
         deficiente|deficientes|(limitado/limitada)|dececionante|decepcionante|desapontante|desanimador|desanimadora|frustrante|\
         frustrantes|irritante|irritantes|(aborrecido/aborrecida)|(maçador/maçadora)|(cansativo/cansativa)|\
         (enfadonho/enfadonha)|desagradável|desagradáveis|(incômodo/incômoda)|(problemático/problemática)|(precário/precária)|\
         ruim|ruins|mau|má|maus|más|pior|piores|mal (feito/feita)|mal (pensado/pensada)|mal (gerido/gerida)|\
         mal (resolvido/resolvida)|mal (organizado/organizada)|mal (otimizado/otimizada)|mal (executado/executada)|\
         mal (acabado/acabada) =|mal (implementado/implementada)|(desatualizado/desatualizada)|(ultrapassado/ultrapassada)|\
         (obsoleto/obsoleta)|(datado/datada)|amador|amadora|(desleixado/desleixada)|(descuidado/descuidada)|(tosco/tosca)|\
         (duvidoso/duvidosa)|questionável|questionáveis|inconsistente|inconsistentes|irregular|irregulares|instável=|sofre|\
         sofrem|peca|pecam|falha|falham|derrapa|derrapam|tropeça|tropeçam|escorrega|patina|manca|desilude|desiludem|decepciona|\
         decepcionam|dececiona|desaponta|desapontam|frustra|frustram|irrita|irritam|aborrece|incomoda|incomodam|preocupa|\
         preocupam|desanima|não convence|não convencem|não agrada|não empolga|não entusiasma|não impressiona|não satisfaz|\
         não brilha|não encanta|não serve|não resulta|não chega|não dá conta|não está à altura|não estão à altura|à altura não|\
         calcanhar de aquiles|ponto fraco|pontos fracos|ponto negativo|pontos negativos|defeito|defeitos|senão=|senões|\
         inconveniente|inconvenientes|desvantagem|desvantagens|fraqueza|fraquezas|\
         (queixam-se/se queixam/queixa-se/reclamam/reclama/se queixa)|críticas|(criticado/criticada)|reclamações|queixas|\
         não espere|não espere (milagres/grande coisa)|não esperes|não esperes (milagres/grande coisa)|não faz milagres|\
         não é grande espingarda|\
         pouco (convincente/satisfatório/satisfatória/recomendável/profissional/prático/prática/útil/inspirado/inspirada/cuidado/cuidada/conseguido/conseguida/refinado/refinada/interessante/atraente/aconselhável/eficiente/eficientes/elegante)|\
         só (dá/traz/deu) (problemas/dor de cabeça/chatices/dores de cabeça)|cuidado com|atenção (a/ao/à/aos/às) =|piorou|piora|\
         caiu de qualidade|perdeu (qualidade/a qualidade)|em queda|(incompleto/incompleta)|a meio gás|\
         na hora (da verdade/h) (falha/desilude/decepciona)|muita parra e pouca uva|promete muito e (cumpre/entrega) pouco|\
         não é mau mas|não é ruim mas|razoável e nada mais|é razoável|não vejo motivo para|mostra os seus limites|\
         nem carne nem peixe|não me convence|não nos convence|assim assim|sem motivo para preferir|faz o mínimo|\
         cumpre e pouco mais|pena que|é uma pena|a única mancha|único senão|único defeito|acusa a idade|\
         precisava de (uma renovação/um)|precisa de uma (reforma/renovação)|infelizmente (não/falha)",
    ),
    (
        -1,
        2,
        "pela hora da morte|os olhos da cara|um balúrdio|uma nota preta|um dinheirão|\
         (caro/cara/caros/caras/caríssimo/caríssima/caríssimos/caríssimas/carinho/carinha/carote/carota/custoso/custosa/dispendioso/dispendiosa/salgado=/salgada=/puxadinho/puxadinha)|\
         mais (caro/cara/caros/caras/custoso/custosa)|\
         não (é/são/fica/sai) (barato/barata/baratos/baratas/nada barato/nada barata/propriamente barato/propriamente barata/exatamente barato/exatamente barata/para todos os bolsos/para qualquer bolso/acessível/acessíveis/o mais barato/a mais barata/para todas as carteiras/em conta)|\
         não cabe (em todos os bolsos/no bolso/em qualquer bolso/em todos os orçamentos)|nem todos pode|nem todos podem|\
         nem todos consegue|nem toda a gente pode|nem toda a gente podem|nem toda a gente consegue|nem todo mundo pode|\
         nem todo mundo podem|nem todo mundo consegue|\
         (nem todos/nem toda a gente/nem todo mundo) (pode/podem/consegue) (pagar/permitir-se)|\
         (foge/fora) (do/ao) (orçamento/bolso/alcance)|pesa (no bolso/na carteira/no orçamento/bastante no bolso)|\
         pesam (no bolso/na carteira)|dos mais caros|das mais caras|\
         (aumento/aumentos/subida/subidas/reajuste/reajustes) (de preço/do preço/dos preços/de preços/constantes/anuais/abusivos/frequentes/pesados/da mensalidade)|\
         (aumentou/subiu/sobe/aumenta/aumentaram) (os preços/o preço/de preço/a mensalidade/preços)|\
         (é preciso/há que/tem que/prepare-se para) (desembolsar/abrir os cordões à bolsa/pagar mais/gastar mais)|\
         investimento (alto/elevado/pesado/considerável)|sobrepreço|(um pouco/algo/um tanto) (alto/caro/elevado/puxado)|\
         se o orçamento (permitir/deixar)|além de (caro/cara)|bastante mais (caro/cara)|\
         não é (propriamente/lá muito/exatamente) (barato/barata/dado)|não é dado|a peso de ouro|custam os olhos da cara|\
         cobra caro pela marca|faz pagar caro a marca|tarifas (altas/elevadas/caras)",
    ),
    (
        -1,
        3,
        "(paga-se/paga/pagas/pagar/se paga/está a pagar) (pela marca/o nome/a marca/pelo nome/só a marca)|\
         dinheiro (jogado fora/deitado fora/mal gasto/desperdiçado/no lixo/à rua)|\
         custo benefício (ruim/fraco/discutível/questionável/duvidoso/baixo/desfavorável/mau/péssimo/não compensa)|\
         relação (qualidade preço/custo benefício) (má/fraca/discutível/questionável/pouco/desequilibrada/ruim/desfavorável)|\
         preço (injustificado/difícil de justificar/não se justifica)|uma (burla/roubalheira/cilada/furada/fraude)|\
         um (roubo/assalto)|(sobrevalorizado/sobrevalorizada)|(superestimado/superestimada)|cilada|furada|barato que sai caro|\
         paga-se (a mais/mais) pelo nome|alto para o que oferece|(caro/cara) para o que é|pelo mesmo dinheiro",
    ),
    (
        -1,
        4,
        "\
         (mal/pobremente) (construído/construída/acabado/acabada/acabados/acabadas/fabricado/fabricada/montado/montada/feito/feita/costurado/costurada/cosido/cosida)|\
         (plastificado/plastificada)|muito plástico|plástico (demais/a mais/barato/por todo o lado/duro)|\
         (range/rangem/chia/chiam/abana/bambeia/descose/descosem/descostura/desfia/desfiam/descola/descolam/solta-se/soltam-se/se solta/faz bolinhas/cria borboto/faz borboto)|\
         rangidos|folgas|bolinhas|má qualidade|baixa qualidade|\
         qualidade (duvidosa/inferior/questionável/ruim/fraca/irregular/discutível/caiu)|pouco (robusto/robusta/sólido/sólida)|\
         (dobra/cede) (com a pressão/sob pressão/ao apertar)|plástico (ordinário/vagabundo/barato)|\
         (velho/velha/velhos/velhas/antiquado/antiquada/antiquados/antiquadas/mal conservado/mal conservada/mal conservados/mal conservadas)|\
         quartos (velhos/antiquados/mal conservados/datados)",
    ),
    (
        -1,
        5,
        "quebra|quebram|parte-se|estraga-se|desgasta-se|se desgasta|descasca|descascam|enferruja|enferrujam|desbota|desbotam|\
         encolhe|encolhem|racha|racham|rasga-se|descola|descolam|esgarça|\
         (dura/duram/aguenta/aguentam/resiste) (pouco/muito pouco/pouquíssimo/poucos meses/poucas semanas/apenas um ano/menos de um ano/menos do que devia/só alguns meses/menos do esperado/menos do que o esperado/apenas alguns meses/mal um ano/apenas uma temporada/só uma temporada)|\
         (não/nem/pouco) (dura/duram/aguenta/aguentam/resiste/resistem/durável/resistente/resistentes/duráveis/robusto/robusta/duradouro/duradoura/suporta/é à prova de água/é resistente/é impermeável/pode apanhar chuva/pode molhar)|\
         vida útil (curta/limitada/baixa/muito curta)|(pouca/baixa/fraca) (durabilidade/resistência/longevidade)|\
         durabilidade (baixa/fraca/questionável/duvidosa/limitada/deixa/aquém/decepcionante/curta)|frágil|frágeis|fragilidade|\
         (delicado/delicada)|(quebradiço/quebradiça)|descartável|obsolescência programada|vaza|vazam|\
         perde (a forma/a cor/o fio/o antiaderente/a aderência/elasticidade/a elasticidade/a firmeza/água)|perde o antiaderente|\
         (começou/começa/começaram) a (descascar/soltar/falhar/enferrujar/descolar/rachar)|em (questão de/poucos/três) meses|\
         deixou entrar água|(deixa/deixam) (entrar/passar) água|mete água|perde capacidade|ao fim de (três/poucos/0) meses|\
         não (resiste/resistem) (às rajadas/ao vento/à chuva)|(ganha/ganham/cria) borboto|(alarga/alargam/lasseia)|\
         a sola (descola/solta)|ao fim de (algumas lavagens/alguns meses/poucos meses)|depois de algumas lavagens|\
         -se facilmente|-se com facilidade|soltam -se (facilmente/com facilidade)",
    ),
    (
        -1,
        6,
        "trava|travam|encrava|encravam|engasga|engasgam|emperra|emperram|bloqueia|congela|buga|entope|entopem|\
         costuma (travar/falhar/cair/emperrar/dar problema/encravar/atrasar/entupir/ficar preso)|\
         costumam (travar/falhar/cair/emperrar/dar problema/atrasar)|tende a (travar/falhar/encravar/emperrar/avariar)|\
         (deixa/deixam/deixou) (na mão/os clientes na mão/ficar mal/na rua/o usuário na mão/apeado/a pé)|na mão|\
         (frequentes/constantes/muitos/muitas/recorrentes/sucessivos/sucessivas/várias) (falhas/erros/travamentos/bugs/quedas/avarias/instabilidades/atrasos/bloqueios/cancelamentos/problemas)|\
         cheio de (bugs/falhas/erros/problemas)|cheia de (bugs/falhas/erros)|\
         pouco (fiável/fiáveis/confiável/confiáveis/estável/consistente)|\
         não (é/são) (/nada) (fiável/confiável/estável/de confiança/fiáveis/confiáveis)|instável|instáveis|inconfiável|\
         (deixa/para/deixou/parou) de (funcionar/responder/ligar/carregar)|\
         (atrasa/atrasam/cancela/cancelam/atrasa-se) (voos/com frequência/constantemente/viagens/pedidos/sem aviso/muitos voos/em cima da hora)|\
         (é preciso/obriga a/tem de/tem que) reiniciar|fora do ar|sai do ar|cai a toda hora|\
         vive (se perdendo/caindo/travando/dando)|perde-se pela casa|esquece (cômodos/divisões/salas)|\
         (sofre/sofrem) (quedas/cortes/interrupções)|perde o mapa|desconexões (constantes/repetidas/frequentes)|\
         quedas de (wi fi/ligação/conexão)|uma vez em cada duas|metade das vezes|encalha (nos/as)",
    ),
    (
        -1,
        7,
        "pouco (intuitivo/intuitiva/intuitivos/intuitivas/claro/clara/claros/prático/prática/amigável/amigáveis/ergonómico)|\
         nada (intuitivo/intuitiva/intuitivos/prático/prática/amigável/simples)|\
         (custa/leva tempo a/leva um tempo para/demora a/demora-se a/leva tempo para/leva algum tempo a/demora para) (habituar/aprender/dominar/perceber/entender/se acostumar/acostumar/habituarmo nos/pegar o jeito/apanhar o jeito/entrar nos eixos)|\
         curva de (aprendizado/aprendizagem) (íngreme/longa/acentuada/alta/elevada/grande/considerável/puxada/exigente/lenta)|\
         (confunde/confundem/assusta/assustam/intimida/baralha/baralham/desorienta/atrapalha/desnorteia)|\
         (o usuário/o utilizador/os iniciantes/quem começa/os principiantes/as pessoas/a gente/muitos/iniciantes) (perde-se/se perde/perdem-se/se perdem/fica perdido/ficam perdidos/pode se perder/sentem-se perdidos/podem sentir-se perdidos/podem se sentir perdidos)|\
         sentir-se (perdido/perdidos)|demasiados (menus/botões/passos)|(opções/botões/menus/passos) (demais/a mais/em excesso)|\
         muitos (passos/cliques/menus)|\
         não (é/recomendado/recomendada/indicado/indicada/aconselhável) para (principiantes/iniciantes/leigos)|\
         não é (nada/) (intuitivo/intuitiva/simples de usar/fácil de usar/prático/prática/amigável)|\
         (complicado/complicada/complicados/complicadas)|(complexo/complexa/complexos/complexas)|difícil|difíceis|complicação|\
         (burocrático/burocrática)|burocracia|papelada (infinita/excessiva/demais)|(enrolado/enrolada)|um bicho de sete cabeças|\
         bicho de sete cabeças|quebra cabeça|uma trabalheira|trabalheira|exige horas de (formação/estudo/treino)|\
         exige (uma/criar) conta|obriga a criar conta|até se perceber|mil passos|exige paciência|pede paciência|\
         perde-se facilmente|a gente se perde|um (emaranhado/caos) de (botões/menus)|bombardeia (o/com)|\
         comandos táteis (imprecisos/pouco sensíveis)",
    ),
    (
        -1,
        8,
        "\
         (difícil/difíceis/complicado/complicada/trabalhoso/trabalhosa/demorado/demorada/chato/chata/complexo/complexa) de (montar/instalar/configurar/armar/ativar/emparelhar/parear/implementar)|\
         instruções (confusas/pouco claras/incompletas/mal traduzidas/péssimas/fracas/vagas/insuficientes/ruins/más/deficientes/sofríveis/inexistentes/escassas)|\
         manual (confuso/mal traduzido/incompleto/fraco/pouco claro/ruim/péssimo/sofrível)|faltam (peças/parafusos)",
    ),
    (
        -1,
        9,
        "(demora/demoram/tarda/tardam) (a/para/em) (responder/resolver/atender/dar resposta/dar retorno/retornar)|\
         (não/ninguém/nunca/nem/mal/jamais/raramente) (responde/respondem/atende/atendem/resolve/resolvem/ajuda/ajudam/retorna/retornam/dá resposta/dão resposta/dá retorno/dá a cara/soluciona/solucionam)|\
         (longos/longas) (tempos de espera/esperas/filas)|\
         (filas/tempos de espera/esperas) (longas/intermináveis/longos/eternas/enormes/infinitas/infindáveis)|\
         respostas (automáticas/prontas/genéricas/padrão/padronizadas/evasivas/copiadas/vagas/tardias)|\
         só (por e mail/por email/em inglês/por chat/pelo chat/em horário comercial)|(antipático/antipática/antipáticos)|\
         (grosseiro/grosseira/grosseiros)|mal (educado/educada/educados)|\
         (empurra/empurram/jogam/joga/passam) (o problema/de um lado/a responsabilidade/de setor em setor/com a barriga/de um departamento)|\
         (enrola/enrolam/ignora/ignoram) (os clientes/o cliente/as reclamações/clientes)|descaso|\
         só se fala com (robôs/robots/robô)|robô que não|\
         (some/desaparece/somem/desaparecem) quando (você precisa/é preciso/mais precisa/se precisa/precisas)|\
         demora semanas a responder|pedidos de ajuda ignorados|leva meses|faz-se esperar|se faz esperar|\
         meses de (espera/burocracia/processo)|dificilmente contactável|difícil de contactar|uma corrida de obstáculos|\
         corrida de obstáculos|via sacra|uma via sacra",
    ),
    (
        -1,
        10,
        "falta lhe (potência/força/fôlego/garra)|(pouca/pouco) (potência/força/sucção/aderência/desempenho/fôlego/eficácia)|\
         potência (limitada/fraca/insuficiente/baixa/modesta/justa/decepcionante/aquém)|\
         pouco (potente/potentes/eficaz/eficazes/eficiente/eficientes/poderoso/poderosa)|\
         (deixa/deixam) (resíduos/restos/marcas/manchas/grumos/a pele oleosa/a pele seca/a louça suja/a roupa húmida/a roupa úmida/pelos para trás/sujeira/o cabelo pesado/a pele pegajosa/rasto/gordura/migalhas/falhas/sujidade/a pele repuxando/rastro/um rasto)|\
         (resseca/resseca a pele/engordura/pesa no cabelo/pegajoso/pegajosa/peganhento/peganhenta)|ineficaz|ineficiente|\
         ineficazes|sem efeito|efeito (nulo/mínimo/fraco/quase nulo)|\
         (não se nota/não se vê/não fez/não faz/não notei) (diferença/efeito/resultados/nada/qualquer diferença/qualquer efeito/efeito nenhum/grande diferença)|\
         escorrega|derrapa=|aos soluços|engasgos|não tem força|não tem força suficiente|sem força|\
         deixa a pele (esbranquiçada/melada/pegajosa/oleosa/repuxando)|puxa os (pelos/cabelos)|não faz o (seu/) trabalho|\
         capta (/demasiado) ruído|move pouco ar|pouco eficaz com calor|desvia-se em madeira|\
         escorrega (assim que/quando/com o suor)|encrava nas franjas",
    ),
    (
        -1,
        11,
        "(lento/lenta/lentos/lentas)|(lentíssimo/lentíssima)|lentidão|lentamente|devagar|(moroso/morosa)|(vagaroso/vagarosa)|\
         arrasta-se|se arrasta|(demorado/demorada/demorados/demoradas)|\
         (demora/demoram/custa) (a/para/em) (abrir/ligar/arrancar/aquecer/imprimir/iniciar/secar/esquentar/reagir)|\
         aos solavancos|a passo de caracol|feito tartaruga|tartaruga|lag|delay|engasgos|eterno|\
         pouco (rápido/rápida/ágil/fluido/fluida/responsivo/responsiva)|nada (rápido/rápida)|\
         ciclos (intermináveis/demorados/longos)|alguma lentidão|recarga (lenta/demorada)|sistema multimédia lento",
    ),
    (
        -1,
        12,
        "\
         não (chega/aguenta/dura/chegas) (ao fim do dia/até ao fim do dia/até o fim do dia/o dia todo/um dia inteiro/nem um dia/o dia inteiro/à noite/um dia/até a noite/até à noite/nem meio dia)|\
         (bateria/autonomia) (fraca/curta/limitada/decepcionante/ruim/medíocre/reduzida/insuficiente/baixa/sofrível/que não chega/que não aguenta/que não dura/desilude/aquém/justa/à justa/modesta/pequena/abaixo da média/péssima/fraquinha)|\
         (pouca/fraca/baixa/curta) (autonomia/bateria/duração da bateria)|\
         (dura/aguenta/duram) (pouco/pouquíssimo/só 0 horas/apenas 0 horas/mal 0 horas/poucas horas/meio dia/menos de um dia/só meio dia)|\
         (devora/come/bebe/consome/drena/suga) (a/muita/rapidamente a/) bateria",
    ),
    (
        -1,
        13,
        "(carregamento/recarga/carga) (lento/lenta/demorado/demorada/muito lento/muito lenta/eterno/eterna/interminável)|\
         (demora/leva/custa) (a/para) carregar|\
         (carregador/adaptador) (não incluído/vendido à parte/não vem incluído/não vem na caixa/à parte/é vendido à parte/vendido separadamente/não acompanha/proprietário)|\
         (sem/não traz/não tem/não inclui/não vem com/não suporta/falta) (o/) (carregador/carregamento rápido/carregamento sem fio/carregamento sem fios/recarga rápida)|\
         demore (/mais de) 0 horas|demora quase 0 horas",
    ),
    (
        -1,
        14,
        "\
         (soa/soam/ouve-se/ouvem-se) (mal/metálico/metálica/metálicos/abafado/abafada/abafados/oco/distante/fino/fina/estridente/baixo/baixa/pobre/enlatado/enlatada/apagado/apagada/fraco/fraca/fracos/artificial/distorcido/distorcida)|\
         graves (fracos/ausentes/pobres/tímidos/exagerados/embolados/inexistentes/frouxos/débeis/descontrolados/apagados/quase inexistentes/abafados/demais)|\
         (faltam/poucos/sem/falta de/carece de) graves|distorce|volume (baixo/insuficiente/fraco/máximo baixo)|\
         (mal/quase não) se ouve|colunas fracas|altifalantes fracos|alto falantes fracos|faltam graves|falta-lhe graves",
    ),
    (
        -1,
        15,
        "(isola/isolam/bloqueia) (pouco/mal)|não isola|não isolam|não bloqueia|não bloqueiam|não cancela|não abafa|não elimina|\
         não corta|\
         não (isola/isolam/bloqueia/bloqueiam/cancela/abafa/elimina/corta) (bem/o ruído/o barulho/o suficiente/grande coisa/nada/vozes/as vozes/direito/por completo)|\
         cancelamento de ruído (fraco/medíocre/decepcionante/limitado/ruim/básico/modesto/deixa/aquém/fraquinho/pouco eficaz/mal se nota)|\
         (entra/passa/vaza) (/o) (ruído/barulho/som)|ouve-se tudo|deixa passar tudo|\
         mal (insonorizado/insonorizada/insonorizados/insonorizadas)|paredes finas",
    ),
    (
        -1,
        16,
        "faz barulho|fazem barulho|(barulhento/barulhenta/barulhentos/barulhentas)|(ruidoso/ruidosa/ruidosos/ruidosas)|\
         (ensurdecedora/ensurdecedor)|barulheira|estridente ao|\
         (parece/como) (um avião/uma turbina/um trator/um secador/um avião a levantar voo/um avião decolando/um helicóptero/um liquidificador)|\
         (acorda/acordam) (a casa/a casa toda/toda a casa/os vizinhos/a família/todo mundo/toda a gente/o bebê/o bebé)|\
         (vibra/zumbe/chia/apita/range) (demais/alto/ao)|\
         (ruído/barulho) (excessivo/incómodo/incômodo/constante/irritante/alto/elevado/ensurdecedor/considerável/insuportável/que incomoda/acima do)|\
         pouco (silencioso/silenciosa)|\
         não (é/são) (nada/propriamente/o mais/a mais/) (silencioso/silenciosa/silenciosos/discreto)|\
         nada (silencioso/silenciosa)|dá para ouvir (do quarto/da sala/em toda a casa/na casa toda)|\
         ouve-se (em toda a casa/do quarto)|não é (dos/das/o/a) mais (discretos/silenciosos/silenciosas/silencioso/silenciosa)",
    ),
    (
        -1,
        17,
        "(vê-se/lê-se/enxerga-se/se vê/se lê) (mal/pouco/com dificuldade)|\
         (difícil de/custa a/não dá para/impossível/dificulta) (ver/ler/enxergar/a leitura) (ao sol/sob o sol/sob sol forte/na rua/em pleno sol/à luz do dia/no sol/)|\
         (brilho/resolução/contraste) (baixo/baixa/fraco/fraca/insuficiente/limitado/limitada/fraquinho/modesto/modesta/aquém/reduzido/reduzida)|\
         (pouco/falta de) (brilho/contraste/nitidez)|(muitos/demasiados) reflexos|reflexos (incómodos/incômodos/demais)|\
         reflete demais|cansa (a vista/os olhos)|ecrã baço|tela fosca|(baço/baça) e pouco (luminoso/luminosa)",
    ),
    (
        -1,
        18,
        "\
         (com pouca luz/à noite/no escuro/em pouca luz/de noite/em ambientes escuros/com baixa luz) (sofre/falha/desilude/decepciona/peca/deixa/as fotos/perde/cai/a câmera/a câmara/piora)|\
         (sofre/falha/desilude/decepciona/peca/fraqueja/vacila/derrapa/fica devendo) (com pouca luz/à noite/no escuro/em pouca luz/de noite/em baixa luz/em ambientes escuros/quando a luz)|\
         (custa/demora) a focar|faltam detalhes|sem detalhes",
    ),
    (
        -1,
        19,
        "(feio/feia/feios/feias/feioso/feiosa/piroso/pirosa/cafona/brega/fora de moda/antiquado/antiquada)|\
         pouco (elegante/atraente/bonito/bonita/estético/estética/apelativo/apelativa)|\
         (parece/parado) (saído/vindo/parou) (de/os) (anos/outra época)|\
         não é (bonito/bonita/nada bonito/nada bonita/o mais bonito/dos mais bonitos)|acusa os anos|o design acusa",
    ),
    (
        -1,
        20,
        "(aperta/apertam/magoa/magoam/machuca/machucam/faz bolhas/fazem bolhas/pica/picam/coça)|\
         (cansa/cansam/dói) (o braço/a mão/o pulso/as costas/os braços)|\
         (dor/dores) (nas/de/no/nos) (costas/pescoço/pés/pulso/ombros/coluna/orelhas/lombar)|(desconfortável/desconfortáveis)|\
         desconforto|(incómodo/incómoda/incómodos/incómodas)|(incômodo/incômoda/incômodos/incômodas)|\
         (duro/dura/apertado/apertada/quente/mole/firme/rígido/rígida/justo/largo/larga) demais|\
         (rígido/rígida/rígidos/rígidas/áspero/áspera/ásperos/ásperas/apertado/apertada/apertados/apertadas)|\
         (veste/vestem/calça/calçam) (pequeno/grande/apertado/apertada/apertados/mal/justo/estreito/menor/um número)|\
         (forma/tamanho/numeração) (pequena/apertada/irregular/estreita/confusa)|\
         pouco (confortável/confortáveis/acolchoado/acolchoada/ergonómico/ergonómica/respirável/respiráveis/espaço para as pernas/amortecido/amortecida/apoio/amortecimento/cómodo/cómoda)|\
         não (respira/respiram)|(abafado/abafada/abafadas)|comprime os pés|aperta a cabeça|mole demais|\
         pulseira (irritante/desconfortável/incómoda)|bancos (traseiros/de trás) apertados|\
         lugares traseiros (apertados/acanhados)",
    ),
    (
        -1,
        21,
        "\
         (pesado/pesada/pesados/pesadas/pesadíssimo/pesadíssima/pesadinho/pesadinha/volumoso/volumosa/volumosos/volumosas/trambolho/um trambolho/matacão/corpulento/corpulenta/grandalhão/grandalhona/desengonçado de levar/desengonçada de levar/pesadão/pesadona)|\
         (pesa/pesam) (demais/imenso/uma tonelada/mais do que/toneladas/mais que/quase 0 quilos)|\
         (difícil/difíceis/chato/incómodo/incómoda/incômodo/incômoda/ruim) de (transportar/carregar/guardar/arrumar/mover/levar/levantar)|\
         (grande/pesado/pesada/volumoso/volumosa/grosso) demais|\
         (demasiado/muito/excessivamente) (grande/pesado/pesada/volumoso/volumosa/alto/largo)|\
         (peso/tamanho/dimensões) (elevado/elevadas/excessivo/excessivas/considerável/exagerado/exageradas/generosas=/avantajado/avantajadas)|\
         pouco (portátil/prático de transportar/prática de transportar/compacto/compacta)|\
         (penoso/custoso/difícil) de (carregar/levar) (nas/pelas)|um pouco (pesado/pesada)",
    ),
    (
        -1,
        22,
        "\
         (demasiado/muito/bastante/um pouco/um tanto/excessivamente) (básico/básica/limitado/limitada/simples para/espartano/espartana/rígido nas/rígida nas/minimalista demais)|\
         (básico/básica/simples) demais|(espartano/espartana)|(pelado/pelada)|\
         pouco (versátil/flexível/personalizável/completo/completa/equipado/equipada)|\
         pouca (flexibilidade/personalização/versatilidade)|\
         (vendido/vendida/vendidos/vendidas/cobrado/cobrada/pago/pagos) (à parte/separadamente/por fora)|só na versão|\
         só no plano|só nos planos|só para assinantes|só com assinatura|apenas na versão|apenas no plano|apenas nos planos|\
         apenas para assinantes|apenas com assinatura|\
         (só/apenas) (na versão/no plano/nos planos/para assinantes/com assinatura) (paga/pago/premium/pagos/mais caros/mais caro)|\
         (fica/ficam) (limitado/limitada/pequeno/curto) (para/em/quando/de)|fica pequeno|quando a empresa cresce|menos funções|\
         tem menos (funções/opções/recursos)|poucas (configurações/definições) avançadas|sem (agências/cheques/depósitos)|\
         mostra logo os (seus/) limites",
    ),
    (
        -1,
        23,
        "(incompatível/incompatíveis)|\
         (conexão/ligação/bluetooth) (instável/intermitente/fraca/que cai/cai/falha/irregular/caprichosa)|\
         (perde/perdem/cai) (a ligação/a conexão/o sinal bluetooth/o bluetooth/constantemente a ligação)|\
         (poucas/só uma/apenas uma/sem/faltam/uma única) (portas/integrações/entradas/porta/entrada/portas usb)|\
         (sem/não tem/falta/não traz) (bluetooth/wi fi/wifi/hdmi/nfc/entrada para fones/usb c)|ecossistema fechado|\
         (custa/demora) a (emparelhar/conectar/ligar ao)|só funciona com|só funciona (plenamente/bem/direito) com|da mesma marca",
    ),
    (
        -1,
        24,
        "\
         (anúncios/publicidade/propaganda/notificações) (invasivo/invasiva/invasivos/invasivas/por todo o lado/por todo lado/no sistema/a toda hora/demais/nos menus/constantes/intrusivo/intrusiva/intrusivos)|\
         (cheio/cheia) de (anúncios/publicidade/propaganda)|(poucas/raras/sem) atualizações|\
         atualizações (raras/lentas/demoradas/tardias/que demoram/problemáticas/escassas)|\
         (deixa de/não/deixou de/demora a) receber? atualizações",
    ),
    (
        -1,
        25,
        "\
         (aquece/esquenta/sobreaquece/superaquece/aquecem/esquentam/superaquecem) (demais/demasiado/em excesso/com facilidade/por fora/durante/perigosamente/ao carregar/no uso/facilmente)|\
         (não/pouco/nada) (é/são/) (seguro/segura/seguros/seguras/indicado para crianças/indicada para crianças/recomendado para crianças/recomendada para crianças/indicado para pele sensível/indicada para pele sensível/adequado para peles sensíveis/adequada para peles sensíveis/estável nas)|\
         (inseguro/insegura)|(perigoso/perigosa)|(tóxico/tóxica)|(chamado/chamada/alvo de) (para/) recall|recall|\
         (recolhido/recolhida) do mercado|\
         risco de (incêndio/queimaduras/choque/tombar/queda/asfixia/sufocamento/queimadura/engasgo)|\
         (travões/freios/travagem/frenagem) (fraco/fraca/fracos/fraquinhos/lenta/lentos/longa/pouco potentes/barulhentos/deficiente/pouco eficazes/pouco eficaz/borrachudos)|\
         bordas (cortantes/afiadas)|arestas vivas|tomba (facilmente/com facilidade)|\
         nota baixa (nos testes/em segurança/no latin ncap)|peças pequenas (soltam-se/que se soltam/se soltam)",
    ),
    (
        -1,
        26,
        "(com/a/para) (terceiros/anunciantes)|\
         política de privacidade (confusa/pouco clara/vaga/opaca/questionável/ambígua/discutível)|\
         pouco transparente (com/sobre/no uso de) (os dados/dados/privacidade)|\
         (sem/não tem/falta) (criptografia/encriptação/autenticação de dois fatores/verificação em duas etapas/dupla autenticação)|\
         espia|espiona|falhas de segurança|desde (o vazamento/a fuga) de dados|revende (os/) dados",
    ),
    (
        -1,
        27,
        "deixa um (travo/gosto/sabor/retrogosto) (amargo/artificial/estranho/metálico/químico/desagradável)|\
         (insosso/insossa/insossos/insossas/sem sabor/sem gosto/sem tempero/enjoativo/enjoativa/enjoativos/insípido/insípida/aguado/aguada/aguados/aguadas/rançoso/rançosa/borrachudo/borrachuda/empapado/empapada/ressequido/ressequida/ressecado=/ressecada=/desenxabido/desenxabida/ralo/rala/farinhento/farinhenta/massudo/massuda)|\
         (doce/salgado/salgada/amargo/amarga/ácido/ácida/gorduroso/gordurosa/seco/seca/oleoso/oleosa/azedo) demais|\
         (pouco/falta de/falta) (sabor/saboroso/saborosa/saborosos/aroma/corpo/tempero/intensidade/gosto/crocante)|\
         chega (frio/fria)|chegam (frios/frias)|enjoa|enjoam|(seca/duro) por dentro|mais gosto de (açúcar/água) (do que/que)|\
         sabe mais a (açúcar/água) do que|a cantina|lembram a cantina|comida de cantina|pratos (sem sabor/insossos/sem graça)",
    ),
    (
        -1,
        28,
        "(açúcar/sal/sódio/gordura/corantes/conservantes/aditivos) (demais/a mais/em excesso)|\
         ingredientes (artificiais/duvidosos/de baixa qualidade/questionáveis/pouco claros/baratos/ultraprocessados/de qualidade duvidosa/irritantes)|\
         (alto/elevado) (teor/índice) de (açúcar/sódio/gordura/sal/gorduras)|(ultraprocessado/ultraprocessada/ultraprocessados)|\
         (pouco/nada/não é) (saudável/natural/nutritivo/nutritiva/equilibrado nutricionalmente/equilibrada nutricionalmente)|\
         (calórico/calórica)|(pouca/baixa) (proteína/fibra/carne)|\
         lista de ingredientes (longa/enorme/interminável/extensa/quilométrica)|\
         não (indicado/recomendado/apto) para (celíacos/diabéticos/veganos)|cheio de aditivos|\
         lista de ingredientes (interminável/quilométrica)",
    ),
];
