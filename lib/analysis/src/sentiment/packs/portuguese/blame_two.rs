//! Portuguese phrases of blame, by feature. Only data; in parentheses stand choices.

/// (sign, feature that is implied or 0, words).
pub(super) const BLAME: &[(i8, u16, &str)] = &[
    (
        -1,
        29,
        "\
         (consumo/gasto) (elevado/alto/excessivo/exagerado/de água elevado/energético elevado/acima da média/de energia elevado/de energia alto/considerável)|\
         (gastador/gastadora)|\
         (muito/demasiado/excesso de/plástico/tanto/abuso de) (plástico/embalagem/demais na embalagem/desperdício/embalagens)|\
         embalagem (excessiva/exagerada/de plástico/não reciclável/pouco sustentável/pouco ecológica/nada ecológica)|\
         (pouco/nada/não é/não são) (sustentável/sustentáveis/ecológico/ecológica/amigo do ambiente/amiga do ambiente/reciclável/recicláveis/eficiente energeticamente/transparente sobre o impacto/biodegradável)|\
         (polui/poluente/poluentes)|greenwashing|fast fashion|\
         (pesa/pesam/dispara) (na conta de luz/a conta de luz/a fatura da luz/na fatura)|(testa/am/ado) em animais|\
         (nocivo/prejudicial) (para/ao) (o ambiente/meio ambiente/rios)|contém fosfatos|\
         (faz mal/prejudicial/nocivo/nociva) (aos/ao/para)|agride (o ambiente/a natureza)|embalagens não recicláveis",
    ),
    (
        -1,
        30,
        "fidelização (de 0 meses/longa/obrigatória/abusiva/de 0 anos/mínima)|(letras miúdas/letras pequenas/pegadinhas)|\
         (gasta/consome/bebe/devora) (muita/imensa/demasiada/) tinta|\
         (assinatura/subscrição/mensalidade) (obrigatória/cara/à parte/salgada/anual obrigatória)|\
         (obriga/exige/requer/depende de) (a/) (assinatura/subscrição/pagar mensalidade/uma assinatura/uma subscrição/uma mensalidade)|\
         (difícil/complicado/um parto/odisseia/burocrático/impossível/uma novela) (de/para/) (cancelar/rescindir/cancelar a assinatura)|\
         (surpresas/sustos) (na fatura/no extrato/na conta)|paga-se à parte|é pago à parte|a conta (sobe/dispara)|\
         faz disparar a (conta/fatura)|assinatura obrigatória|cobrados a peso de ouro",
    ),
    (
        -1,
        31,
        "(pouca/fraca/má/sem/falta de/péssima/nenhuma) (cobertura/rede/receção)|sem sinal|\
         (muitas/demasiadas/várias/cheio de/cheia de/inúmeras) exclusões|\
         (carência/carências/períodos de carência) (longo/longa/longos/longas/extensa/extensos/enorme)|\
         (poucas/poucos) (agências/balcões/lojas físicas/destinos/oficinas/caixas/rotas/hospitais)|\
         fora (das/dos) (grandes centros/capitais/grandes cidades/cidades) (falha/some/cai/perde/deixa)|\
         rede credenciada (pequena/limitada/restrita/reduzida/fraca)|não inclui nem|pega mal (na/em/no)|\
         funciona mal (na montanha/no interior/em zonas)",
    ),
    (
        -1,
        32,
        "(atrasos/extravios) (frequentes/constantes/recorrentes)|\
         (perde/perdem/extravia/extraviam/trocam/troca) (encomendas/pacotes/pedidos/os pedidos/a encomenda/as encomendas)|\
         mal (embalado/embalada/embalados/embaladas/acondicionado/acondicionada/acondicionados/empacotado/empacotados)|\
         embalagem (frágil/fraca/deficiente/insuficiente/ruim/péssima/precária/simples demais/desleixada/má)|\
         (frete/portes/custos de envio) (caro/caros/alto/altos/elevado/elevados/salgado/salgados/abusivo/abusivos/exagerado/exagerados/que encarece/caríssimo)|\
         não cumpre (o prazo/os prazos/prazos)|não cumprem (o prazo/os prazos/prazos)|fora do prazo",
    ),
    (
        -1,
        33,
        "\
         garantia (curta/limitada/de apenas/só/de só/fraca/que não cobre/insuficiente/pouco clara/reduzida/mínima/cheio de exclusões/cheia de exclusões/difícil de acionar/de 0 meses apenas/de míseros/abaixo da média/inferior/restrita)|\
         sem (direito a devolução/reembolso/período de teste/garantia/possibilidade de devolução/direito a troca)|\
         devolver (uma/a/um/o) (encomenda/pedido/produto/compra) (à/é/ao/na)|garantia (limitada a/reduzida a) um|\
         cancelar é (um/uma)",
    ),
    (
        -1,
        34,
        "\
         (avaliações/opiniões/críticas/notas/comentários) (negativos/negativas/mistos/mistas/más/ruins/baixas/divididas/péssimos/péssimas/desfavoráveis/mornas/medianas/mediana/contraditórias/fracas)|\
         (más/péssimas) (avaliações/opiniões/críticas)|má (fama/reputação/imagem)|\
         reputação (manchada/abalada/duvidosa/fraca/questionável/ruim/má/arranhada)|\
         (pouco/quase) (conhecido/conhecida/desconhecido/desconhecida/transparente/transparentes/credível)|\
         (desconhecido/desconhecida) (do público/por cá/no brasil/em portugal/da maioria)|\
         (multado/multada/processado/processada/investigado/investigada/acusado/acusada/condenado/condenada/criticada) (por/pelo/pela/em)|\
         (perdeu/perde) (a confiança/credibilidade/prestígio/a credibilidade/confiança)|\
         não (inspira/transmite/passa) (confiança/muita confiança/grande confiança)|\
         (pouca/falta de) (credibilidade/confiança/transparência)|divide opiniões|(polémico/polémica)|(polêmico/polêmica)|\
         nota (baixa/ruim) no reclame aqui|líder de reclamações|campeã de reclamações|(publicidade/propaganda) enganosa|\
         na mira (do/da)|custa a recuperar a confiança|luta para recuperar a confiança|perdeu a confiança",
    ),
    (
        -1,
        35,
        "sem stock|fora de stock|sem estoque|\
         (sempre/frequentemente/muitas vezes/quase sempre/vive/costuma estar) (esgotado/esgotada/esgotados/esgotadas/sem stock/fora de stock/sem estoque/em falta/indisponível/indisponíveis)|\
         esgota (rápido/depressa/num instante)|(difícil de/custa a/difíceis de) (encontrar/achar)|\
         continua (limitado/limitada/escasso/escassa)",
    ),
    (
        -1,
        36,
        "dá (trabalho/muito trabalho) (a limpar/para limpar/limpar/de limpar)|\
         (peças/filtros/peças de reposição/escovas/consertos/consumíveis/revisões) (caros/caras/difíceis de encontrar/caríssimos/caríssimas/raras/escassas/difíceis de achar/indisponíveis/a preço de ouro/em falta/impossíveis de encontrar)|\
         (faltam/falta de/sem/poucas) peças",
    ),
    (
        -1,
        37,
        "\
         (enche/enche-se/lota/se enche/esgota-se) (rápido/depressa/num instante/rapidamente/logo/em pouco tempo/facilmente/com facilidade)|\
         (só/mal/apenas/não) (cabe/cabem/leva/comporta) (um/uma/duas/dois/lá/muita/nada//grande/poucas/pouco/o essencial/0/pouca)|\
         (pequeno/pequena) (demais/para uma família/para famílias/para mais de)|\
         (obriga a/é preciso/tem de) (encher/esvaziar/reabastecer) (várias vezes/constantemente/a toda hora/com frequência/toda hora/muitas vezes)|\
         não (dá para expandir/permite expandir/é expansível)|sem entrada para cartão|64 gb não chegam",
    ),
    (
        -1,
        38,
        "\
         (perde/cai) (muita//alcance/sinal/o sinal) (autonomia/no frio/no inverno/com paredes/na estrada/com o frio/através/na autoestrada/entre paredes)|\
         (pouco/curto/baixo/fraco) alcance",
    ),
    (
        -1,
        39,
        "(impreciso/imprecisa/imprecisos/imprecisas)|(inexato/inexata)|\
         pouco (preciso/precisa/precisos/precisas/exato/exata/rigoroso/rigorosa)|(pouca/falta de/baixa) (precisão/exatidão)|\
         (muitos/frequentes) (falsos alarmes/falsos positivos)|margem de erro (grande/elevada/alta/considerável/enorme)|\
         (perde/demora a apanhar/custa a apanhar/demora a encontrar/demora a pegar) (o sinal de gps/o gps/sinal gps/o sinal do gps/os satélites/o sinal)|\
         (desregulado/desregulada)|descalibra|desafina|inventa (dados/respostas/fontes)",
    ),
    (
        -1,
        40,
        "(inclina/balança/oscila/sacode/trepida/rola/pula) (demais/nas curvas/em curva/demasiado)|\
         (pouca/pouco) (manobrabilidade/estabilidade/ágil/agilidade/manobrável/estável)|raio de viragem (grande/largo)|\
         perde aderência",
    ),
    (
        -1,
        41,
        "\
         (falta/pouco/falta de/pouca/nenhum) (de/) (aconselhamento/orientação/conhecimento/formação/acompanhamento/documentação/preparo/didática)|\
         (despreparado/despreparada/despreparados)|(não sabem/não sabe) (responder/explicar/esclarecer/orientar/do que)|\
         respostas genéricas|mal (explicado/explicada/explicados)|mal (traduzido/traduzida/traduzidos/traduzidas)|não esclarece|\
         não esclarece (nada/quase nada)",
    ),
    (
        -1,
        42,
        "\
         (pouco/pouca/nada/sem/zero/quase nenhuma/nenhuma/escassa/poucas) (inovadora/inovadores/inovador/inovação/de novo/novidades/novidade/inova/original/revolucionário/evolução)|\
         (parou/ficou/está/estagnou/vive/continua) (no tempo/no passado/estagnado/estagnada/parado no tempo/parada no tempo/ultrapassado/ultrapassada/para trás/preso ao passado/presa ao passado/atrasado/atrasada/agarrado/agarrada)|\
         (defasado/defasada)|(parado/parada) no tempo|(estagnado/estagnada)|mais do mesmo|acusa (o peso/a idade)|\
         precisa de (uma renovação/renovação/uma atualização/atualizar-se)|aposta no seguro|poucas novidades",
    ),
];
