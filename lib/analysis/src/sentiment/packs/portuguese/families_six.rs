//! Portuguese praise and blame as it is said of many kinds of products and services, plainly and idiomatically. Only data.

/// (sign, feature that is implied or 0, words).
pub(super) const PHRASES: &[(i8, u16, &str)] = &[
    (
        1,
        36,
        "(pode/podem/vai/vão) (ir/) (à máquina/à máquina de lavar/à máquina da loiça/à máquina de lavar loiça/na lava-louças/à lava-loiça/na máquina de lavar)|\
         (lavável/laváveis) (na máquina/à máquina/a 0/a 60/a 30/à mão)|\
         (não dá/não dão/quase não dá/dá pouco/sem dar) trabalho (nenhum/algum/a limpar/)|\
         (não exige/não exigem/dispensa/dispensam/não precisa de/quase não precisa de/não pede/exige pouca/pouca/praticamente sem) (manutenção/cuidados/mimos/cuidados especiais/óleo/revisões/lubrificação/limpeza)|\
         (peças/consumíveis/filtros/recargas/sobresselentes) (baratas/fáceis de encontrar/em qualquer/baratos/à venda em/sempre disponíveis/disponíveis durante/disponíveis em/acessíveis)|\
         (trocar/mudar/substituir/limpar/esvaziar) (a lâmina/o filtro/a bateria/a pilha/a peça/o saco/o depósito/a escova/o rolo) … (não dá trabalho/é fácil/é canja/é simples/é questão de/num instante/demora um/em segundos/sem ferramentas/não custa nada/é rápido)|\
         (saem/sai) (com um clique/com um pano/à primeira/logo/facilmente)|\
         (balneários/quartos/casas de banho/instalações/cabines) (limpos/limpas/limpíssimos/limpíssimas/impecáveis/a brilhar/asseados/imaculados/imaculadas)|\
         (jato/uma passagem/passagem/um pouco) (de mangueira/de água/por água/de pano)",
    ),
    (
        -1,
        36,
        "(limpar/lavar/trocar/substituir/mudar/desmontar/esvaziar/descalcificar/manter) … (é um suplício/é um pesadelo/é uma tortura/é um inferno/dá trabalho/é uma dor de cabeça/dá imenso trabalho/é um castigo/é um calvário/leva horas/custa/demora/é difícil/é complicado/é uma trabalheira/é um quebra-cabeças/é um trabalhão/exige paciência/é chato/é quase impossível/é impossível/vira um fardo)|\
         (só/apenas) (a oficina autorizada/a marca/a oficina/a assistência oficial/um técnico/a oficina oficial) (tem/resolve/mexe/vende/repara/troca/faz)|\
         (peças/filtros/consumíveis/recargas/revisões/reparações) (caras/caros/caríssimas/caríssimos/impossíveis de encontrar/difíceis de encontrar/que não se encontram/a peso de ouro/que só/descontinuadas/raras/demoram a chegar)|\
         (acumula/acumulam/agarra/apanha/ganha/ganham/junta) (pó/gordura/sujidade/sujeira/cotão/cabelos/bolor/mofo/dedadas/calcário/migalhas/bactérias/lixo)|\
         entope|entopem|encrava|cria bolor|ganha bolor|ganha calcário|cheira mal ao fim|fica com marcas|marca tudo|\
         mancha com|\
         (só se lava/só pode ser lavado/só pode ser lavada/tem de ser lavado/lavar só/lava-se só/obriga a lavar) à mão|\
         (sai cara/sai caro/custa uma fortuna/pela hora da morte) a manutenção|\
         manutenção (cara/caríssima/exigente/constante/frequente/complicada/semanal/chata/trabalhosa/pesada/… sai cara)|\
         (cheirava/cheira) a (mofo/bafio/esgoto/tabaco)|\
         (quarto/quartos/casa de banho/balneários/lençóis) (sujo/suja/sujos/sujas/com cabelos/por limpar/imundos/imundo/com bolor)",
    ),
    (
        1,
        37,
        "(cabe/cabem/leva/levam/comporta/guarda/engole/acomoda/arruma) (até/) (tudo/de tudo/uma família/roupa para/roupa de/as compras/compras/doze/dez/catorze/sete/cinco pessoas/um peru/um frango inteiro/o borrego/garrafas/três malas/quatro malas/malas/meia casa/a casa/bicicletas/muita coisa/mais do que/mais 0/0 litros/0 kg/0 quilos/0 garrafas/0 pratos/milhares/mais bagagem/um portátil/este mundo)|\
         (espaço/arrumação/memória/capacidade/armazenamento/bagageira/porta-malas/mala/depósito/congelador/tambor) (de sobra/a perder de vista/para dar e vender/generoso/generosa/enorme/ilimitado/ilimitada/imenso/imensa/gigante/folgado/amplo/ampla/para toda a família/para a família/de família/de 0 litros/de 0 kg/de 0 gb/de 0 tb/que nunca mais acaba/para tudo/que chega e sobra/sem fim/invejável/impressionante/recorde/suficiente)|\
         (ainda/) sobra espaço|(não tem/parece não ter/sem/parece que não tem) fundo|\
         capacidade (de/para) (0/mais de/até/doze/uma família)|\
         0 (tb/gb/terabytes/gigabytes/litros de capacidade/litros de bagageira/litros de mala/litros de espaço) (de/logo/no/para//incluídos)|\
         (suficiente/chega) para (uma família/toda a família/a família/quatro/cinco/seis/uma semana)",
    ),
    (
        -1,
        37,
        "(não/mal/nem) (cabe/cabem/leva/levam/guarda/comporta/chega para/dá para) (nada/quase/um/uma/mais/nem/sequer/muito/duas/dois/tudo/metade/família/a roupa/as compras/o peru)|\
         (quase não) (guarda/leva/cabe)|\
         (só/apenas) (cabe/cabem/leva/levam/guarda/dá para) (um/uma/dois/duas/três/meia dúzia/metade/o essencial/quatro/0)|\
         (já não/nem/não) (fecha/fecham) (direito/com/a/se/quando/)|\
         (espaço/capacidade/memória/armazenamento/bagageira/porta-malas/mala/depósito/congelador/tambor/cesto/gaveta) (curto/curta/curtinha/exíguo/exígua/acanhado/acanhada/apertado/apertada/minúsculo/minúscula/ridículo/ridícula/insuficiente/escasso/escassa/à justa/que enche logo/diminuto/diminuta/de brincar/que sabe a pouco/pequeno demais/pequena demais/de boneca)|\
         (enche/enche-se/esgota-se/acaba/fica cheio/fica cheia/lota) (logo/num instante/em pouco/depressa/rápido/em dois/em três/ao fim de/num ápice/à segunda/em meia)|\
         (obriga a/é preciso/há que) (esvaziar/encher/fazer duas/fazer várias/apagar fotos/reabastecer) (a/a toda/de/várias/duas/constantemente/o depósito/viagens/máquinas)",
    ),
    (
        1,
        38,
        "(vai/fui/faz/fiz/ir/fomos/chega) (de/do/da) … (com um só depósito/com um depósito/sem abastecer/sem parar/sem recarregar/com uma carga/numa só carga/de uma assentada/com um tanque/com uma só carga/e voltar)|\
         com um (depósito/só depósito/tanque) … (ida e volta/ida e a volta/quilómetros/km/semana)|\
         0 (km/quilómetros/quilômetros) (de autonomia/com uma carga/com um depósito/por carga/reais/com uma só carga/entre cargas/numa carga/por depósito)|\
         (alcança/alcançam/cobre/chega a/chega/abrange/apanha) (a casa toda/toda a casa/a casa inteira/o jardim/o quintal/até ao jardim/ao fundo/até 0 metros/0 metros/do outro lado/três andares/dois andares/todas as divisões/casas até/longe/até ao fim da rua/a garagem/a quinta)|\
         (sinal/alcance) (a 0 metros/de 0 metros/até 0 metros/atravessa paredes/longo/generoso/que chega longe/de longo/a perder de vista/impressionante)|\
         (atravessa/fura/passa) (paredes/duas paredes/três paredes/muros)",
    ),
    (
        -1,
        38,
        "(bem/muito/) (longe/aquém/abaixo) dos (0/anunciados/prometidos/valores anunciados/km anunciados/quilómetros prometidos)|\
         (metade/menos de metade/um terço) (do/da/dos) (anunciado/anunciada/prometido/prometida/anunciados/prometidos/autonomia anunciada/que prometem/que anunciam)|\
         (deixa/deixou) … no meio do caminho|a cada 0 (km/quilómetros) … (posto/bomba/carregar/parar/tomada)|\
         (ansiedade) (de/da) autonomia|(mal se/quando se/se) (dá/dão/afasta/muda de) (dois/três/uns/divisão) passos",
    ),
    (
        1,
        39,
        "(bate/batem/bateu) (certo/certinho/certinhos/certos) (com/ao/até/sempre)|\
         (coincide/coincidem/coincidiu) (com/ao/quase)|\
         (certeiro/certeira/certeiros/certeiras/exato/exata/rigoroso/rigorosa/preciso/precisa) (até/ao/à/como/nas/na/no/em) (grama/milímetro/cêntimo/segundo/relógio/medições/previsões/à grama/medida/contagem/pontaria/todas/décima/pormenor)|\
         (ao/até ao/até à/à) (milímetro/grama/segundo exato/décima de grau/décimo/centímetro/decigrama/metro/cêntimo)|\
         (desvio/erro/margem/diferença/margem de erro) (inferior/menor/de apenas/de menos/abaixo/de só/mínimo/mínima/desprezável/quase nulo/quase nula/nulo)|\
         precisão (de 0/de dois/milimétrica/cirúrgica/suíça/de relojoeiro/de laboratório/notável/impressionante/centimétrica/ao milímetro/ao centímetro/invejável/exemplar/de ourives/admirável)|\
         (nunca/não) (erra/falha/se engana/se perde) (um/uma/no/na/a/o/nem/por/quase)|\
         (acerta/acertou/crava) (sempre/em/no/na/quase/ao/nos/nas) (mosca/cheio/tudo/sempre/previsões/diagnóstico/temperatura/todas/alvo)",
    ),
    (
        -1,
        39,
        "(manda-me/mandou-me/me mandou/manda/mandou/leva-nos/levou-me/envia/enviou) … (meio do nada/meio de um/rua errada/contramão/outra cidade/destino errado/lado errado/sem saída/um canavial/outro lado)|\
         (falha/erra/engana-se/desvia-se/varia/oscila) (por/em/até/nas/no/na/de/conforme/vários/o/muito/sempre/quase) (vários/0/medições/metros/graus/leituras/quilos/alvo/diagnóstico/caminho/cálculos/sempre/caminhos/minutos/medição)|\
         (pouco/nada/menos) (rigoroso/rigorosa/rigorosos/preciso/precisa/precisos/precisas/exato/exata/fiável nas/fiável a medir)|\
         (leituras/medições/resultados/valores/números/previsões/mapas) (errados/erradas/duvidosos/duvidosas/inconsistentes/disparatados/disparatadas/fantasiosos/pouco fiáveis/desatualizados/contraditórios/imprecisos/imprecisas/ao calhas/que variam/que não batem)",
    ),
    (
        1,
        40,
        "(cola-se/agarra-se/gruda/cola/agarrado/agarrada/colado/colada) (à/ao/no/na) (estrada/chão/asfalto/alcatrão/curva/piso)|\
         (anda/andasse/andar/curva) (em/sobre/como se andasse em/nos/como que em) (carris/trilhos/rails)|\
         (vai/leva-se/conduz-se/guia-se) (na mão/com um dedo/na palma da mão/lindamente/que é um gosto/como um kart)|\
         (obedece/obedecem/responde/respondem/reage) (ao/à/a) (mais leve/menor/mínimo/qualquer/guiador/volante/primeira/toque)|\
         (direção/volante/guiador) (leve/precisa/preciso/direta/direto/comunicativa/certeira/firme/afinada/rápida/exata/suave)|\
         (entra/entrar/entra-se) (na curva/nas curvas/em curva) (sem medo/com confiança/como/a direito/sem/com)|\
         (conduzir/dirigir/pilotar/guiar/pedalar/curvar) … (é um prazer/é um gozo/é puro gozo/é uma delícia/é um gosto/é uma alegria/dá gosto/é um mimo/é uma festa/é um sonho)|\
         (raio de viragem/brecagem) … (curto/curtíssimo/permite/apertado/pequeno/qualquer buraco/num palmo)|\
         (suspensão/chassis) (afinada/afinado/confortável/equilibrada/equilibrado/que absorve/firme mas/bem calibrada/exemplar)|\
         (ágil/precisa/preciso/estável/dócil/previsível/certinho/certinha) (nas curvas/em curva/na estrada/em autoestrada/na cidade/no trânsito/a alta velocidade/em piso/de guiar/ao volante/de conduzir)|\
         perdoa (erros/os erros)",
    ),
    (
        -1,
        40,
        "(adorna/balança/bamboleia/inclina-se/rola) (demasiado/muito/em curva/nas curvas/como/demais/a cada/que nem)|\
         (foge/sai/escorrega/derrapa) (de frente/de traseira/da traseira/de lado/nas curvas/em curva/à chuva/na chuva/com facilidade/por tudo/ao mínimo)|\
         (direção/volante/guiador) (vaga/vago/imprecisa/impreciso/pesada/pesado/dura/morta/anestesiada/elástica/lenta/sem tato/filtrada/de borracha/demasiado leve/leve demais/nervosa/que não comunica/artificial/pouco precisa)|\
         direção (não comunica/não transmite/não diz nada/parece)|\
         (suspensão/amortecedores) (dura/duros/seca/secos/rija/rígida/mole/aos saltos/que bate/desconfortável/de pedra/molengona)|\
         (nervosa/nervoso/instável/arisca/arisco/insegura/desequilibrada/difícil) (demais/no/na/em/a alta/nas/à/com/de controlar/de segurar/de dominar/ao)|\
         (parece/é como/conduz-se como/guia-se como) (um barco/um camião/um caminhão/um trator/um navio/um elefante/um autocarro/uma banheira/conduzir um)|\
         (rodas/roda) (que emperram/teimosas/que encravam/que puxam/que fogem/duras/presas/que prendem)|\
         (difícil/custa/complicado/um suplício) (de/) (manobrar/estacionar/virar/conduzir/empurrar/controlar/curvar)",
    ),
    (
        1,
        41,
        "(sabe/sabem/percebe/percebem/entende/entendem) (do que/o que/da poda/de/muito/tudo/a fundo/imenso/como) (fala/falam/diz/dizem/rações/vinhos/do assunto/faz/fazem/ninguém/cafés/bicicletas/pele/plantas/poucos/a sério/do ofício/sobre)|\
         (linguagem/português) (de gente/clara/claro/simples/acessível)|\
         (sem) (mediquês/economês/juridiquês/jargão/rodeios técnicos/tecnicismos)|\
         (professores/formadores/instrutores/treinadores/consultores/técnicos/especialistas/conselheiros/mentores) (de mão cheia/de topo/experientes/qualificados/de primeira/dedicados/que sabem/competentes/certificados/apaixonados/de excelência/pacientes/com provas/reconhecidos/com vasta experiência/com experiência/do setor/de referência)|\
         (os melhores/melhores) (professores/especialistas/formadores/médicos/treinadores)|\
         (ministrado/ministrados/dado/dados/lecionado/lecionados/orientado) por (especialistas/profissionais/professores/peritos)|\
         (planos/plano/conselhos/treinos/recomendações/acompanhamento/orientação) (à medida/personalizado/personalizados/personalizada/personalizadas/sob medida/individual/individualizado/sábios/honestos/úteis/certeiros/de especialistas)|\
         (manuais/manual/guias/guia/tutoriais/documentação/instruções) (claros/claro/clara/claras/completos/completo/completa/exemplares/exemplar/detalhados/detalhada/detalhadas/ilustrado/ilustrados/um primor/bem escritos/bem escrita/de primeira/excelente/excelentes/que se percebem/cristalinas)|\
         formação (gratuita/contínua/incluída/certificada)|\
         (tira/tiram/tirou/tiraram/esclarece/esclarecem) (as/todas as/qualquer/) (dúvidas/dúvida)|\
         (não empurra/não empurram/não impinge/não impingem/sem empurrar/sem impingir) (a mais cara/o mais caro/nada/produtos/vendas/o que)|\
         acertou em cheio na (harmonização/recomendação/sugestão/escolha)",
    ),
    (
        -1,
        41,
        "(não/nem) (sabe/sabem/sabia/sabiam/explica/explicam/explicou/distingue/percebe/percebem/ensina/ensinam/esclarece/soube/souberam) (distinguir/o que/nada/responder/explicar/sequer/do que/como/a diferença/para que/de/bem/as/informar/aconselhar/muito/um/do assunto/grande coisa)|\
         (manual/manuais/instruções/documentação/guia/tutorial/tutoriais) (mal traduzido/mal traduzidas/mal traduzida/incompreensível/incompreensíveis/inexistente/inexistentes/confuso/confusa/confusas/incompleto/incompleta/incompletas/desatualizado/desatualizada/desatualizados/em chinês/só em inglês/de uma página/escasso/escassa/vago/vagas/lacónico/superficial/fraca/pobre/que parecem traduzidas/que parece traduzido/de fugir)|\
         (conselho/conselhos/recomendação/recomendações/informação/orientação/resposta) (errado/errados/errada/erradas/genérico/genéricos/genéricas/vago/vagos/da treta/contraditória/contraditórias/contraditórios/mal dado/duvidoso/duvidosos/inútil/inúteis/enganosa/superficial)|\
         (slides/vídeos/aulas/conteúdos/apostilas) (velhos/velhas/lidos/lidas/desatualizados/desatualizadas/superficiais/gravadas há/gravados há/aborrecidas/aborrecidos/repetidos/fracos/fracas/de há/sem nexo)|\
         (empurra/empurram/impinge/impingem/tentam impingir/tenta impingir/só quer vender/só querem vender) (a/o/os/as/produtos/o mais/sempre/tudo/caro)|\
         (vendedor/vendedores/empregados/funcionários/técnicos/professores/formadores) (que não sabem/que nada sabem/sem formação/mal preparados/despreparados/mal informados/pouco preparados/que percebem pouco/às aranhas/inexperientes/perdidos/incompetentes)",
    ),
    (
        1,
        42,
        "(antes/muito antes/anos antes) (da concorrência/dos rivais/de todos/dos outros/das outras/de toda a gente/dos concorrentes)|\
         (à frente/anos à frente/um passo à frente) (da concorrência/do seu tempo/dos rivais/de todos/do mercado/do resto)|\
         (nenhum rival/nenhum concorrente/mais ninguém/ninguém mais/nenhuma outra marca/nenhuma outra) (tem/oferece/usa/conseguiu/ainda/faz/propõe)|\
         (utiliza/usa/recorre a/integra/incorpora/aplica/com) (inteligência artificial/tecnologia patenteada/tecnologia de ponta/algoritmos/machine learning/aprendizagem automática/tecnologia própria/sensores de última geração/materiais inéditos/realidade aumentada)|\
         (ideia/ideias/solução/soluções/conceito/abordagem/proposta) (originais/original/mais originais/inédita/inéditas/inédito/engenhosa/engenhosas/genial/geniais/brilhante/brilhantes/inovadora/inovadoras/arrojada/criativa/fora da caixa/nunca vista/visionária/revolucionária)|\
         inédito|inédita|inéditos|inéditas|patenteado|patenteada|nunca visto|nunca vista|sem precedentes|disruptiva|\
         vanguardista|pensado fora da caixa|\
         (arrisca/aposta/ousa) (com/em) (telas dobráveis/ecrãs dobráveis/novas/novos/formatos/ideias/tecnologias/soluções)",
    ),
    (
        -1,
        42,
        "(limita-se/limitam-se) a (mudar/repetir/copiar/trocar/requentar/reciclar/relançar/retocar/seguir/pintar)|\
         (continua/continuam/anda/andam/está/estão) (requentando/a requentar/a repetir/a reciclar/a vender/repetindo/copiando/a copiar/presa ao/preso ao/agarrada ao/agarrado ao/a viver)|\
         (parou/parada/parado/ficou/ficaram/paradas) (no tempo/nos anos/na década/no século)|mais do mesmo|\
         nada de novo|zero novidades|zero inovação|sem novidades|sem novidade|pouca novidade|poucas novidades|\
         sem inovar|nada acrescenta|nada traz de novo|cópia descarada|mera cópia|versão requentada|vinho velho em|\
         (pouco/quase nada/nada/em nada) (muda/mudou/evoluiu/acrescenta/se distingue/inova/inovador/inovadora/original/traz de novo)|\
         (só/apenas) (muda/mudou/mudaram) (a cor/o nome/a caixa/o logótipo/a embalagem/as cores/o autocolante)|\
         (vai/anda/segue/ainda vai) (sempre/) (a reboque/atrás/na cauda) (da/dos/do/das/)|\
         (de/) (revolucionário/inovador/inovadora/revolucionária/novo/nova) só tem|\
         (tecnologia/conceito/modelo/projeto/motor/plataforma) (de há/de ontem/do século passado/da década passada/com 0 anos/ultrapassada/requentado/requentada/de cinco anos/de dez anos/antiga/já vista/de outra era)|\
         (copia/copiou/imita/imitam/decalca) (os rivais/a concorrência/descaradamente/o que os outros/as ideias/tudo/o modelo)",
    ),
];
