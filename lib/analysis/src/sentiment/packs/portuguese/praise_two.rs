//! Portuguese phrases of praise, by feature. Only data; in parentheses stand choices.

/// (sign, feature that is implied or 0, words).
pub(super) const PRAISE: &[(i8, u16, &str)] = &[
    (
        1,
        27,
        "\
         (textura/massa/carne/consistência/crosta) (cremosa/crocante/macia/suave/leve/fofinha/perfeita/aveludada/tenra/suculenta/agradável/sedosa/no ponto/estaladiça/úmida/húmida)|\
         (delicioso/deliciosa/deliciosos/deliciosas/saboroso/saborosa/saborosos/saborosas/gostoso/gostosa/gostosos/gostosas/gostosinho/gostosinha/saborosíssimo/saborosíssima/crocante/crocantes/cremoso/cremosa/cremosos/cremosas/suculento/suculenta/suculentos/suculentas/estaladiço/estaladiça/estaladiços/fresquinho/fresquinha/fresquinhos/fresquinhas/fresquíssimo/fresquíssima/apetitoso/apetitosa/aromático/aromática/refrescante/refrescantes/encorpado/encorpada/aveludado/aveludada/tenro/tenra/tenros/divinal/cheiroso/cheirosa/cheirosos/cheirosas/perfumado/perfumada/frutado/frutada/macio por dentro/macia por dentro)|\
         (de comer/para comer) e chorar por mais|de lamber os dedos|dá água na boca|derrete na boca|uma delícia|delícia|\
         um pitéu|no ponto|(ótimo/bom/excelente/belo) (sabor/aroma/paladar/gosto/café)|pouco doce=|\
         acidez (baixinha/equilibrada)|(encorpado/encorpada)|no ponto certo|bom (gosto/sabor) a|(aveludado/aveludada)|\
         digno de um (bom/café)|pequeno almoço (farto/abundante/excelente)|café da manhã (farto/caprichado/excelente)",
    ),
    (
        1,
        28,
        "\
         ingredientes (naturais/frescos/de qualidade/simples/orgânicos/biológicos/selecionados/de primeira/de origem natural/locais/de alta qualidade/limpos/saudáveis/reais/de origem vegetal/veganos/da época/sazonais/nobres/premium/reconhecíveis)|\
         (lista de ingredientes/rótulo) (curto/curta/limpo/limpa/simples/transparente/enxuto/enxuta/claro/clara/curtinha)|\
         0 % (natural/vegetal/arábica/algodão/cacau/integral/carne/fruta)|\
         (saudável/saudáveis/orgânico/orgânica/biológico/biológica/nutritivo/nutritiva/vegano/vegana/integral=/natural/naturais/clean label/proteico/proteica)|\
         (composição/fórmula/receita) (natural/limpa/equilibrada/vegana/simples/enxuta/cuidada/saudável/suave/excelente/transparente/de qualidade/rica)|\
         próprio para (celíacos/diabéticos/veganos)|(indicado/apto/adequado) para (celíacos/diabéticos/veganos/intolerantes)|\
         base (natural/vegetal)|receitas (caseiras/tradicionais)|não leva (açúcar/conservantes/corantes/glúten)|\
         totalmente (bio/biológico/orgânico)|sem sais de alumínio",
    ),
    (
        1,
        29,
        "\
         (embalagem/embalagens/frasco/caixa) (reciclável/recicláveis/reciclado/reciclada/recicladas/compostável/compostáveis/biodegradável/biodegradáveis/sem plástico/reutilizável/reutilizáveis/refil/ecológica/ecológicas/sustentável/sustentáveis/de cartão reciclado/recarregável/recarregáveis)|\
         (consumo/gasto) (baixo/reduzido/baixíssimo/mínimo/eficiente/contido/muito baixo/energético baixo/de energia baixo/de água reduzido/de água baixo)|\
         baixo consumo|compromisso (ambiental/com o ambiente/com o planeta/com a sustentabilidade)|(sustentável/sustentáveis)|\
         (ecológico/ecológica/ecológicos/ecológicas)|ecofriendly|eco friendly|(biodegradável/biodegradáveis)|\
         (reciclável/recicláveis)|(compostável/compostáveis)|(reciclado/reciclada/reciclados/recicladas)|cruelty free|\
         carbono (zero/neutro)|(neutro/neutra) em carbono|emissões zero|zero emissões|energia (renovável/solar/limpa)|\
         não (testa/ado) em animais|comércio justo|produção (local/ética/sustentável/responsável/nacional sustentável)|\
         certificação (ambiental/ecológica/fair trade/b corp/orgânica/fsc)|empresa b|b corp|classe (a/energética a)|\
         selo (procel a/a do/procel/a de eficiência)|eficiência energética (a/alta/excelente/elevada/máxima/exemplar)|\
         energeticamente eficiente|(vegano/vegana) e cruelty free|(planta/am) árvores|(ético/ética)|moda sustentável|\
         recarregável=|algodão orgânico|paga (salários/um salário) (justo/justos/digno/dignos)|produtos locais|\
         recolhe (as embalagens/os aparelhos)|remunera (de forma justa/justamente)|fibras recicladas|recolhe aparelhos antigos|\
         embalagens de cartão|índice de reparabilidade",
    ),
    (
        1,
        30,
        "(baixas/poucas) (taxas/comissões/tarifas)|dá para cancelar|pode cancelar|permite cancelar|podes cancelar|\
         é possível cancelar|\
         (dá para/pode/permite/podes/é possível) cancelar (quando quiser/a qualquer momento/sem multa/quando quiseres/sem custos/sem burocracia)|\
         cancelamento (grátis/gratuito/sem multa/fácil/a qualquer momento/sem custos)|\
         conta (gratuita/sem custos/sem comissões/digital gratuita)|(estão/fica/está) entre as mais baixas|as mais baixas|\
         comissões mais baixas|tudo o que se paga está à vista|nem penaliza|não penaliza|não cobra (despesas/qualquer/quaisquer)",
    ),
    (
        1,
        31,
        "\
         (boa/ótima/excelente/ampla/vasta/grande/melhor/enorme) (cobertura/rede/receção/rede credenciada/rede de/variedade de destinos)|\
         (bom/ótimo/excelente) sinal|\
         (sinal/rede/pega) (até no elevador/em todo o lado/em todo lado/até na garagem/em qualquer lugar/em qualquer canto)|\
         (milhares/centenas/ampla rede/vasta rede/mais de 0/extensa rede) de (caixas/agências/hospitais/oficinas/balcões/médicos/destinos/lojas/clínicas/pontos/postos/multibancos/profissionais)|\
         voos diretos",
    ),
    (
        1,
        32,
        "\
         (bem/muito bem/cuidadosamente/impecavelmente) (embalado/embalada/embalados/embaladas/acondicionado/acondicionada/acondicionados/acondicionadas/protegido/protegida/protegidos/empacotado/empacotados)|\
         embalagem (cuidado/cuidada/segura/resistente/caprichada/reforçada/impecável/excelente/bem pensada)|\
         (cumpre/cumprem/respeita) (os/o/sempre os/) (prazos/prazo/prazos de entrega/prazo de entrega)|\
         rastreio (em tempo real/detalhado/preciso)|rastreamento em tempo real|portes (grátis/gratuitos/de envio gratuitos)|\
         chegou no dia seguinte|perfeitamente (embalado/embalada)|\
         chegam (bem/) (refrigerado/refrigerada/refrigerados/refrigeradas)",
    ),
    (
        1,
        33,
        "\
         garantia (vitalícia/de 0 anos/estendida/longa/generosa/ampla/alargada/de dez anos/de cinco anos/acima da média/excelente/total/sólida/completa/superior/de até 0 anos/para a vida/tranquila)|\
         (ampla/longa/ótima/excelente/boa/generosa) garantia|\
         (0 noites/0 dias/cem noites/um mês) (de teste/para experimentar/de experiência/para testar/para devolver/para trocar/para se arrepender)|\
         política de (devolução/devoluções/trocas/troca/cancelamento) (flexível/generosa/clara/excelente/simples/justa/sem complicações)|\
         satisfação garantida|(período/fase) de (teste/experiência) (longo/generoso/gratuito/grátis)|teste grátis|\
         (repara/troca/substitui/substituem/reparam) (gratuitamente/na garantia/sem custos/o aparelho/a peça/de graça/sem discutir)|\
         vem buscá-lo a casa|vêm buscar a casa|devolve o dinheiro todo|anos de garantia|0 anos de garantia|\
         cinco anos de garantia|um ano de teste|(garantido/garantida/garantidos/garantidas) por 0 anos|\
         mais do que a média do mercado",
    ),
    (
        1,
        34,
        "milhares de|(boas/excelentes/ótimas/milhares de) (avaliações/opiniões/críticas/avaliações positivas/notas)|\
         (décadas/anos/muitos anos) de (experiência/tradição/mercado/história/estrada)|\
         (inspira/transmite/passa/merece) (muita/) confiança|sinónimo de (qualidade/confiança/fiabilidade)|\
         sinônimo de (qualidade/confiança/confiabilidade/tradição)|provas dadas|(renomado/renomada)|(conceituado/conceituada)|\
         (prestigiado/prestigiada)|(consagrado/consagrada)|popular|populares|boa fama|\
         bem (avaliado/avaliada/avaliados/avaliadas)|mais bem (avaliado/avaliada)|bem (cotado/cotada)|\
         mais (vendido/vendida/vendidos)|(nota/média/pontuação) (de/) (0 estrelas/0 de 0)|nota (alta/ótima) no reclame aqui|\
         selo ra1000|lidera as avaliações|\
         mais (querido/querida/amado/amada/premiado/premiada/recomendado/recomendada) (do/dos/as)|clientes satisfeitos|\
         recebeu (vários/diversos/inúmeros/muitos/um) (prémios/prêmios/prémio/prêmio)|nota 0",
    ),
    (
        1,
        35,
        "para todos os (gostos/estilos/perfis/paladares)|para cada (gosto/estilo/perfil)|\
         (há/tem/encontra-se/encontra) (de tudo/de tudo um pouco/para todos os gostos/muito por onde escolher/escolha não falta/opções para todos)|\
         por onde escolher|tamanhos (grandes/inclusivos/para todos)|conteúdos? (exclusivo/original/exclusivos/originais)|\
         você encontra de tudo|encontras de tudo|de tudo um pouco|um dos catálogos mais (ricos/vastos)|um leque impressionante|\
         mais de 0 (receitas/títulos/produtos/artigos)",
    ),
    (
        1,
        36,
        "\
         (fácil/fáceis/simples/facílimo/facílima/rápido/rápida/prático/prática) de (limpar/lavar/desmontar/manter/esvaziar/higienizar/reparar/consertar/conservar/cuidar)|\
         (não/quase não/praticamente não/sem/pouca) (precisa de/exige/requer/dá/pede/necessita de/) (manutenção/quase manutenção/limpeza frequente/trabalho/grande manutenção/muita manutenção)|\
         manutenção (simples/mínima/fácil/baixa/barata/quase nula/reduzida/zero/em conta/muito simples/descomplicada/acessível/tranquila/de baixo custo/praticamente nula)|\
         limpeza (fácil/simples/rápida/automática/descomplicada/facílima/prática/moleza/sem esforço)|\
         (lavável/laváveis/autolimpante/autolimpeza/amovível/amovíveis/impermeável à sujeira)|\
         (peças/peças de reposição) (fáceis de encontrar/baratas/disponíveis/acessíveis/fáceis de achar/laváveis)|não acumula|\
         não agarra|não gruda|não pega|não suja|não mancha|não retém|não cola|\
         não (acumula/agarra/gruda/pega/suja/mancha/retém/cola) (pó/sujidade/nada/comida/sujeira/gordura/com facilidade/cheiros/odores/poeira/pelos)|\
         nada (gruda/cola/agarra)|capa (removível/lavável)|desmonta (inteiro/inteira)|é (lavado/lavada) em|\
         desmonta-se (todo/toda)|retira-se num gesto|sem um vinco|não precisa de (ferro/passar a ferro)|\
         custos de manutenção (baixos/reduzidos)",
    ),
    (
        1,
        37,
        "(espaçoso/espaçosa/espaçosos/espaçosas)|(espaçosíssimo/espaçosíssima)|(ampliável/ampliáveis)|(expansível/expansíveis)|\
         (ideal/perfeito/perfeita/suficiente/chega/ótimo/ótima) para (famílias/famílias grandes/uma família/famílias numerosas/a família toda/toda a família/família grande/uma família de 0) =|\
         engole as compras|bagageira imensa|porta malas imenso",
    ),
    (
        1,
        38,
        "autonomia (real/de mais de/de até/superior a/de/de quase) (0 km/0 quilómetros/0 quilômetros)|\
         (grande/longo/excelente/ótimo/bom/amplo/enorme) alcance|\
         alcance (excelente/ótimo/enorme/impressionante/longo/amplo/de sobra/generoso/surpreendente)|\
         (sinal/chega/cobre) (em/a/toda) (toda a casa/todos os cantos/a casa toda/a casa inteira/cada canto/todas as divisões/todos os cômodos/vários andares)|\
         viagens longas sem|sem perder o sinal|voa até 0 km|faz mais de 0 km|vai mais longe (do/que)",
    ),
    (
        1,
        39,
        "\
         (preciso/precisa/precisos/precisas/precisíssimo/precisíssima/exato/exata/exatos/exatas/certeiro/certeira/rigoroso/rigorosa/fidedigno/fidedigna)|\
         (grande/alta/ótima/excelente/muita/boa/máxima/elevada/enorme) (precisão/exatidão)|\
         precisão (cirúrgica/milimétrica/impressionante/excelente/de laboratório/notável/profissional/suíça/elevada/invejável/ao grama/surpreendente/acima da média)|\
         margem de erro (mínima/baixa/reduzida/muito baixa/pequena/baixíssima/quase nula/desprezável)|\
         gps (preciso/muito preciso/certeiro/exato/confiável/fiável)|mantém a afinação|mantém a temperatura|\
         mantém a (afinação/temperatura) (constante/estável/certa/no ponto)|na mosca|ao milímetro|acerta em cheio|\
         (batem/bate) com os d|valores batem|coincidem com",
    ),
    (
        1,
        40,
        "(ótima/excelente/grande/boa/muita) (manobrabilidade/dirigibilidade/estabilidade/agilidade/tração/aderência em curva)|\
         (manobrável/manobráveis)|prazer (de condução/ao dirigir/ao volante/de dirigir/de conduzir)|\
         (ideal/perfeito/bom) para (estacionar/a cidade/o trânsito/circular na cidade/andar na cidade)|\
         faz curvas (fechadas/) com precisão|roda macio|curvas fechadas com|não adorna|estável em descida|sobe passeios",
    ),
    (
        1,
        41,
        "(bons/ótimos/bom/excelentes) (conselhos/conteúdos/aconselhamento/professores/docentes/instrutores)|\
         (aconselhamento/consultoria/acompanhamento/orientação/atendimento) (personalizado/personalizada/especializado/especializada/profissional/técnico/técnica/gratuito/gratuita/de qualidade/próximo/exemplar/individualizado/individualizada/dedicado/dedicada/à medida/honesto/honesta)|\
         (grande/profundo/vasto/amplo/muito/notável) (conhecimento/domínio)|\
         (sabem/sabe/percebem/entendem) (do que falam/o que fazem/do assunto/da matéria)|\
         aprende-se (bem/rápido/imenso/depressa)|(didático/didática/didáticos/didáticas)|\
         metodologia (eficaz/comprovada/envolvente/que funciona/sólida)|bem (explicado/explicada/explicados/explicadas)|\
         conselhos (sensatos/úteis/acertados)|há (décadas/quarenta anos/0 anos) (a fazer/que faz)",
    ),
    (
        1,
        42,
        "(na/à/de) vanguarda|(pioneiro/pioneira/pioneiros) (em/na/no/nos/a/do/da/ao/nas)|\
         (referência/líder/sinónimo/sinônimo/destaque) (em/de/na/no) inovação|\
         (dita/marca/define) (tendência/tendências/o ritmo/o caminho/o passo/as regras)|\
         (continua a/não para de/não deixa de/segue a/aposta em/investe em/sempre a/continua) (inovar/inovando/inovação)|inova|\
         inovam|(inovadora/inovadores/inovadoras)|inovador|(revolucionário/revolucionária)|futurista|\
         (avançado/avançada/avançados/avançadas)|(avançadíssimo/avançadíssima)|de ponta|de última geração|última geração|\
         tecnologia (de ponta/avançada/de última geração/inovadora/própria/patenteada/topo de gama/revolucionária/moderna/exclusiva/pioneira/superior)|\
         (revoluciona/reinventa/redefine/revolucionou/muda as regras/elevou a fasquia/quebra paradigmas)|\
         (anos luz/um passo/passos) à frente|à frente do (seu tempo/seu/mercado)|tecnologicamente (avançado/avançada)|\
         vanguardista|o que há de mais (moderno/avançado)|inteligência artificial (avançada/integrada/útil/de ponta)|\
         (disruptivo/disruptiva)|foi (a primeira/o primeiro) a|(prémios/prêmios/prémio/prêmio) de inovação|vantagem tecnológica|\
         à frente tecnologicamente",
    ),
];
