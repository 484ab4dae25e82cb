//! Portuguese praise and blame as it is said of many kinds of products and services, plainly and idiomatically. Only data.

/// (sign, feature that is implied or 0, words).
pub(super) const PHRASES: &[(i8, u16, &str)] = &[
    (
        1,
        6,
        "(nunca/jamais) … (me/nos/lhe) … (deixou ficar mal/deixou na mão/falhou/deu problemas/deixou mal/desiludiu/deixou a pé/deu chatices/traiu)|\
         (nem/sem) (um único/uma única/um só/uma só) (reinício/falha/avaria/problema/erro/engasgo/soluço/atraso/quebra/interrupção/cancelamento)|\
         (sem falhas/sem avarias/sem engasgos/sem soluços/sem quebras/sem atrasos/sem cancelamentos/sem percalços) (há/desde/em/ao)|\
         (0 de/99 9 de/99 9 de tempo de) (disponibilidade/uptime/atividade)|\
         pontualidade (britânica/suíça/exemplar/impecável)|\
         (cumpre/cumprem) (os horários/os prazos/horários/o horário)|\
         (começam/começa/partem/parte/chegam/chega) (a horas/à hora/pontualmente/na hora certa/sempre a horas/à tabela)|\
         (pau/burro) para toda a obra|(dá/dão) (para confiar/confiança)|pode-se (confiar/contar com)|\
         (pode/podes/podemos) (confiar/contar) (nele/nela/com ele/com ela/sempre)|\
         (trava/travam/encrava/falha/crasha/avaria) (menos/raramente/muito menos)|\
         (raramente/quase nunca/dificilmente/muito raramente) (falha/falham/avaria/avariam/trava/travam/encrava/crasha/cai/dá problemas)",
    ),
    (
        -1,
        6,
        "(abre/liga/funciona/trabalha/pega/responde/sincroniza/conecta/obedece) (quando quer/quando lhe apetece/quando calha/se quiser/quando bem entende/dia sim dia não/às vezes/de vez em quando/nos dias bons/aos soluços)|\
         (avaria/avariou/pifou/enguiçou/encravou/deu o berro/deu o prego/morreu/foi-se abaixo/deixou de funcionar/parou/parou de funcionar/queimou/deixou de ligar) (ao fim de/logo/na primeira/no primeiro/no segundo/ao segundo/após/em menos de/depois de/mal acabou/duas vezes/três vezes)|\
         (falha/falhou/falham/cai/caem/bloqueia/encrava/trava/engasga/reinicia/perde a ligação/perde o sinal/desliga-se) (vezes sem conta/com frequência/todos os dias/constantemente/a toda a hora/toda hora/várias vezes/sem razão/sem aviso/a meio/no meio/nas horas de ponta/quando mais)|\
         (de cada/em cada) (três/duas/dez/cinco) (partidas/viagens/tentativas/voos/chamadas/entregas) … (atrasada/falha/cancelada/cai/não/atraso)|\
         (quedas/falhas/avarias/bloqueios/atrasos/cancelamentos/cortes/interrupções/travamentos) (frequentes/constantes/sucessivos/sucessivas/diárias/diários/recorrentes/a toda a hora/inexplicáveis/todas as semanas)|\
         (servidor/servidores/sistema/site/internet/ligação) … (cair/cai/caem/em baixo/vai abaixo/vão abaixo/fora do ar)|\
         não (se pode/dá para/se consegue/posso) confiar|(uma/autêntica) (lotaria/loteria)|\
         (perde/perdem) (a rede/a ligação/a conexão/o pareamento/o emparelhamento) (a toda/constantemente/várias/sempre/do nada)",
    ),
    (
        1,
        7,
        "(aprende-se/domina-se/usa-se/maneja-se/percebe-se/opera-se/configura-se) (em cinco/em dez/em poucos/em dois/num/numa/sem/de/com/logo/à primeira) (minutos/instante/ápice/tarde/esforço/manual/olhos fechados/um dedo/uma mão)|\
         (aprende-se/aprendi/aprendemos/aprende) (a usar/a mexer) (em/num/sem/rápido/depressa)|aprende-se em|\
         (basta/bastam/é só) (rodar/carregar/premir/apertar/girar/deslizar/tocar/dizer/apontar/um clique/um toque/dois cliques/dois toques/abrir) (um botão/num botão/o botão/o dedo/no ecrã/na tela/para/e)|\
         (tudo/as funções/os comandos/o essencial) (à mão/ao alcance/à mão de semear/no sítio/onde se espera/a um clique/a dois cliques/a um toque)|\
         (qualquer/até uma/uma) (pessoa/criança/leigo/principiante/avó/iniciante) (usa/consegue/domina/percebe/entende/sabe usar/se entende/aprende)|\
         (até/mesmo) (o meu avô/a minha avó/meu avô/minha avó/quem não percebe/quem nunca/um leigo)|\
         (não exige/não requer/dispensa/sem precisar de/sem) (formação/curso/manual/aprendizagem/conhecimentos técnicos/experiência/tutorial/instruções)|\
         (dois/três/poucos/quatro/um par de) (cliques/toques/passos/gestos) (e está/e já/bastam/chegam/e pronto/para)|\
         (interface/navegação/menus/comandos/utilização) (limpa/clara/claros/intuitiva/intuitivos/simples/amigável/arrumada/à prova de/descomplicada/cristalina/óbvia)|\
         (processo/compra/pagamento/registo/reserva) … (flui/fluida/fluido/sem complicações/descomplicado/simples/em três cliques/em dois cliques/num clique)|\
         mamão com açúcar|canja|canja de galinha|brincadeira de crianças|brincadeira de criança|sem segredos|\
         não tem segredos|não tem nada que saber|não tem que saber|\
         (plataforma/aulas/menu/site/app) (mais bem/bem) (organizada/organizado/organizadas/estruturada/estruturado/arrumada)",
    ),
    (
        -1,
        7,
        "(obriga/obriga-nos/força/força-nos) a (abrir/percorrer/navegar/passar/carregar/consultar/ler/repetir/decorar)|\
         (precisei/é preciso/precisa-se/há que) (de/) (um curso/um tutorial/ler o manual/um manual/consultar o manual/ver vídeos/um engenheiro/tirar um curso/decorar/uma tarde para)|\
         (perceber/entender/decifrar/dominar/encontrar/descobrir) (os menus/o menu/os comandos/as opções/a interface/as definições/o painel) (é/são) (outra conversa/outra história/um desafio/uma odisseia/um quebra-cabeças/complicado/difícil/um suplício/para peritos)|\
         (menus/opções/definições/comandos/botões) (confusos/confusas/labirínticos/escondidos/escondidas/a mais/em excesso/sem lógica/pouco claros/pouco intuitivos/minúsculos/mal traduzidos/enterradas/intermináveis)|\
         (é/são) de (chorar/loucos/bradar aos céus/arrancar os cabelos/perder a paciência/dar em doido)|\
         bicho de sete cabeças|quebra-cabeças|quebra cabeças|autêntico labirinto|um labirinto|\
         (pouco/nada/menos) (intuitivo/intuitiva/intuitivos/intuitivas/amigável/prático/prática/claro/clara)|\
         (curva de aprendizagem/curva de aprendizado) (íngreme/longa/acentuada/elevada/dura/exigente)|\
         (demasiado/muito/bastante/excessivamente/desnecessariamente) (complexo/complexa/complicado/complicada/técnico/técnica/confuso/confusa) (para/de)|\
         (complexo/complexa/complicado/complicada) (demais/para principiantes/para iniciantes/para leigos/de usar)",
    ),
    (
        1,
        8,
        "(demora/demoram/leva/levam/demorou/levou/montagem/instalação) (apenas/só/menos de/cerca de/uns/não mais de/pouco mais de) (0/dez/cinco/quinze/vinte/dois/três/meia/uma) (minutos/hora)|\
         (se monta/se instala/se configura) (de olhos fechados/num instante/em minutos/sozinho/sozinha/sem)|\
         (instala-se/monta-se/configura-se) (sozinho/sozinha/num instante/facilmente/depressa/de olhos fechados)|\
         (sem/dispensa/dispensam/não exige/não precisa de/não requer) (obras/furos/furos na parede/furar/ferramentas/técnico/eletricista/canalizador/instalador/montagem/fios)|\
         (vem/vêm/chega/chegam) (pré-montado/pré-montada/montado/montada/já montado/já montada/pronto a usar/pronta a usar/pronto para usar/pronta para usar/pré-configurado/pré-configurada/configurado/configurada)|\
         (basta/é só/foi só) (ligar/encaixar/encher/desempacotar/pendurar/enroscar/colar/descarregar/apontar) (à/ao/na/no/as/a/o/os/e)|\
         (ligar/liga-se) (na tomada/à tomada/à corrente) e (pronto/já/está/funciona)|plug and play|plug & play|\
         pronto a funcionar|pronta a funcionar|\
         (instalação/montagem/configuração) (simples/rápida/fácil/intuitiva/descomplicada/sem complicações/sem ferramentas/imediata/num instante/incluída/gratuita/guiada/express)|\
         técnico … (já estava/deixou tudo/instalou tudo)",
    ),
    (
        -1,
        8,
        "(instalação/montagem/configuração/implementação) (complicada/demorada/difícil/trabalhosa/penosa/morosa/complexa/desesperante/infernal/chata/cara/confusa/para profissionais)|\
         (montar/instalar/configurar) … (é um/foi um/é uma/foi uma/exige/requer/leva/pede/obriga/demora/custa) (quebra-cabeças/pesadelo/suplício/tormento/calvário/odisseia/dor de cabeça/luta/guerra/parto/técnico/um técnico/duas pessoas/horas/uma tarde/tempo/paciência/linha/uma manhã/conhecimentos)|\
         (pede/exige/requer/precisa de/precisei de/precisámos de) (curso de engenharia/um curso de engenharia/dois técnicos/um técnico/eletricista/um eletricista/canalizador/furos na parede/instalação profissional/obras/três pessoas/duas pessoas)|\
         (parafusos/peças) (a menos/em falta/trocados/trocadas/que não encaixam/sem numeração)|\
         (instruções/manual) (de montagem/) (incompreensíveis/incompreensível/confusas/confuso/só em chinês/sem texto/mal traduzidas/de fugir)",
    ),
    (
        1,
        9,
        "(24 horas por dia/24 7/sete dias por semana/24 horas/todos os dias da semana) … (atende/respondem/responde/disponível/disponíveis/apoio)|\
         (apoio/suporte/atendimento/assistência/linha) … (24 horas por dia/24 7/sete dias por semana/em português/personalizado/personalizada/de excelência/humanizado/humano/rápido e/dedicado/ao domingo)|\
         (respondem/responde/responderam/respondeu/atendem/atende/resolvem/resolve/resolveram/resolveu) (em minutos/em menos de/em poucos minutos/em poucas horas/no mesmo dia/na hora/ao domingo/de imediato/à primeira/num instante/tudo/sempre/depressa/até aos/a qualquer hora/de madrugada)|\
         (responde/respondem) (aos pedidos/às dúvidas/às mensagens/aos clientes/a tudo) (em/num/no/sempre/com)|\
         (liga/ligam/telefona/telefonam) de volta|(há/tem) sempre alguém (para/que/do outro lado)|\
         (gente/pessoas) de (verdade/carne e osso)|\
         (trata/tratam/tratou/trataram)(-nos/os clientes/cada cliente/bem/nos) (bem/como/com/pelo/de)|\
         (equipa/equipe/pessoal/staff) (simpática/atenciosa/prestável/dedicada/incansável/cinco estrelas/impecável/disponível/acolhedora/cordial/prestativa/competente/eficiente)|\
         (pós-venda/assistência/apoio/atendimento) (exemplar/impecável/irrepreensível/de luxo/rápido/rápida/cinco estrelas/sem falhas/atencioso/eficaz/próximo/notável/excecional)|\
         (vieram/vêm/foram) (a casa/a minha casa/buscar) … (grátis/no dia seguinte/sem custos/na hora)",
    ),
    (
        -1,
        9,
        "(apoio/suporte/atendimento/assistência) … (só em inglês/só está disponível/só por e-mail/só por email/só por chat/só por formulário/inexistente/péssimo/péssima/lento/lenta/demorado/demorada/fraco/fraca/frio/fria/não existe/deixa a desejar/não ajuda/a desejar)|\
         (ninguém/nunca/não) (atende/atendem/responde/respondem/resolve/resolvem/quer saber/se responsabiliza/liga nenhuma/dá a cara/dá resposta/devolvem a chamada/ligam de volta/ligou de volta)|\
         (fiquei/ficámos/fica-se/estive/esperei/esperámos) … (à espera/pendurado/pendurada/em espera/ao telefone/sem resposta)|\
         (três/dez/vários/cinco/dois) (e-mails/emails/telefonemas/mensagens) … (sem resposta/zero respostas/nenhuma resposta/e nada/sem retorno)|\
         (falar com/apanhar/conseguir) (um ser humano/uma pessoa/alguém) … (impossível/milagre/missão/boa sorte/difícil/proeza)|\
         (some/desaparece/evapora-se/somem/desaparecem) (depois da venda/depois de pagar/quando há problemas/depois da compra/na hora do problema)|\
         (empurram/empurra/passam/passa) (a culpa/o problema/a bola/de uns para os outros/o cliente)|\
         (tratam/trata/trataram) (mal/com desprezo/como um número/como lixo/com arrogância/abaixo de cão)|\
         (despachou-me/despacham/despacham-nos/despachou) (com/em/sem)|\
         (não parece/não está/não estão/nada/pouco) (preocupada/preocupado/preocupados/interessada/interessados) (com isso/em resolver/em ajudar/com os clientes)|\
         (horas/dias/semanas) (à espera de/sem) (uma resposta/resposta/um técnico)",
    ),
    (
        1,
        10,
        "(deixa/deixam) (o cabelo/a pele/os dentes/a roupa/o chão/a loiça/a louça/os vidros/os lábios/as unhas/o rosto/tudo) (macio/macia/brilhante/brilhantes/a brilhar/brilhando/impecável/impecáveis/um brinco/limpo/limpa/limpinho/hidratado/hidratada/sedoso/luminosa/branca/brancos/como novo/como nova)|\
         (remove/removem/elimina/eliminam/aspira/apanha/tira/capta) (até 0/todo o/todos os/toda a/as manchas/as nódoas/a sujidade/a sujeira/o pó/os pelos/gordura/as manchas mais difíceis)|\
         (dá conta/dão conta/trata/dá cabo) (do recado/das manchas/de qualquer/de todas as/da sujidade/de tudo/dos pelos/da gordura/do trabalho)|\
         (corta/tritura/aspira/engole/limpa/fura/mói/reboca/sobe/puxa) (tudo/qualquer coisa/de tudo/betão/pedra/gelo/relva alta/como manteiga/subidas/ladeiras/ossos)|\
         (motor/processador) (sem escovas/possante/potente/de 0 cv/com força de sobra/robusto/generoso)|\
         (potência/força) (de sobra/para dar e vender/a rodos/que chega e sobra/impressionante/bruta)|\
         (funde/aquece/coze/assa/seca/passa/lava/limpa) (de forma/por) (uniforme/igual/homogénea/homogênea)|\
         (desenrasca-se/porta-se/comporta-se/safa-se/desembaraça-se) (bem/lindamente/muito bem/às mil maravilhas/com distinção)|\
         (absorve/absorvem/penetra) (rapidamente/depressa/logo/num instante/rápido)|\
         não deixa (a pele/o cabelo/resíduos/marcas/película/manchas/rasto) (oleosa/gorduroso/oleoso/)|\
         (faz/fazem) (milagres/maravilhas)|(cumpre/cumprem) (a sua função/o seu papel/a missão/à risca)|\
         (mantém/conserva) (a salada/os alimentos/a comida/a bebida/o café/a água/os legumes/a fruta) (estaladiça/frescos/quente/fria/fresca/frescos por mais tempo/gelada/quentinho/por mais tempo)",
    ),
    (
        -1,
        10,
        "(não/nem) (tira/remove/limpa/corta/aspira/apanha/aquece/seca/arrefece/puxa/desencrava) (nem/bem/tudo/nada/as manchas/a nódoa/os cantos/direito/como devia/o que promete)|\
         (fica-se/ficou-se/fica) (pelo caminho/a meio/pelas intenções/curto de potência/sem força)|\
         (falta-lhe/falta) (potência/força/garra/fôlego/pulmão/genica/pedalada)|\
         (perde/perdem) (força/potência/fôlego/gás/eficácia) (nas subidas/a meio/ao fim/com/em)|\
         (deixa/deixam) (resíduos/manchas/marcas/a roupa encardida/a roupa molhada/a loiça suja/pó/pelos/grumos/migalhas/o cabelo seco/a pele seca/a pele oleosa/o cabelo oleoso/metade/tudo por limpar)|\
         (não é/não são) (o mais indicado/a mais indicada/o ideal/a ideal/adequado/adequada/talhado/feito) para (jogos/jogos exigentes/tarefas pesadas/trabalhos pesados/edição/profissionais/uso intensivo/uso profissional/trabalho pesado/terreno)|\
         (motor/processador) (deixa/fraco/fraquinho/anémico/limitado/modesto) (qualquer um/nas subidas/para/de mais/em)|\
         (custa-lhe/sofre para/luta para/tem dificuldade em/têm dificuldade em/tem dificuldades em) (subir/arrancar/acompanhar/aquecer/limpar/correr/cortar/triturar/lidar/executar)",
    ),
    (
        1,
        11,
        "(site/página/páginas/app/jogo/jogos/mapas/sistema/programa) … (carrega/carregam/abre/abrem/arranca/arrancam/responde/respondem) (em/num/rápido/depressa/rapidamente/sem demora/logo/de imediato/ao instante)|\
         (em menos de/em apenas/em cerca de/em poucos/em dois/em três/em meros) (0/um/dois/três/dez/cinco/) (segundo/segundos/instantes)|\
         (num/em um) (segundo/instante/piscar de olhos/abrir e fechar de olhos/ápice/estalar de dedos)|\
         (abre/exporta/copia/seca/aquece/faz/processa/entrega/resolve/transfere/arranca/renderiza/termina) … (em metade do tempo/na metade do tempo/num terço do tempo/em menos tempo/duas vezes mais rápido/mais depressa/três vezes mais rápido/o dobro da velocidade)|\
         voa|voam|anda a voar|é um foguete|é um avião|é uma flecha|é uma bala|que nem um foguete|que nem uma flecha|\
         a mil à hora|a toda a velocidade|\
         (aprovação/resposta/transferência/pagamento/check-in) (na hora/imediata/imediato/instantânea/instantâneo/em minutos/no próprio dia/em segundos/relâmpago)|\
         (menos de/apenas/só) (um segundo/dois segundos/três segundos/0 segundos/um minuto/dois minutos)|\
         (mais rápido/mais rápida/mais rápidos/mais veloz) (do mercado/do segmento/da categoria/de todos/de todas/do grupo)",
    ),
    (
        -1,
        11,
        "(demora/demoram/leva/levam/tarda/demorou/levou) (uma eternidade/séculos/meia hora/horas/o dobro/vários minutos/minutos/dias/semanas/muito/imenso/tempo demais/demasiado tempo/mais do que/tempo a mais/uma vida) (a/para/até/em/)|\
         (responde/abre/carrega/arranca/reage/funciona/atualiza) (com atraso/devagar/lentamente/a passo de caracol/tarde/aos soluços/com um atraso/muito devagar/a conta-gotas)|\
         (atraso/demora/lentidão/lag/latência) (irritante/percetível/perceptível/notório/visível/exasperante/desesperante/constante/enorme)|\
         (algum/certo/bastante/muito) (atraso/lag) (ao abrir/ao iniciar/na resposta/ao carregar/nos toques/)|\
         (é/são/parece/está) (uma lesma/uma tartaruga/um caracol/uma carroça/lentíssimo/lentíssima/lento como/lenta como/mais lento/mais lenta)|\
         (a passo de/ritmo de) (caracol/tartaruga/lesma/boi)",
    ),
];
