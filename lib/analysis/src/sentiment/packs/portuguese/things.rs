//! More Portuguese words that name features: parts, occasions and kinds of things that are judged. Only data; `??` marks those that say
//! nothing alone.

/// (feature, terms of which more is better or whose amount says nothing, terms of which less is better).
pub(super) const THINGS: &[(u16, &str, &str)] = &[
    (
        2,
        "bolso??|carteira??|preço por noite|preço final|fatura??|preço por litro|preço por quilo|preço da passagem|\
         preço do plano|preço da assinatura|ticket??|tabela de preços",
        "",
    ),
    (
        3,
        "relação custo benefício|relação preço qualidade|relação entre preço e qualidade|equilíbrio entre preço e qualidade|\
         custo/benefício",
        "",
    ),
    (
        4,
        "zíper??|fecho??|fechos??|plástico??|plásticos??|alumínio??|aço??|aço inox??|aço inoxidável??|madeira??|\
         madeira maciça??|estrutura??|quadro??|cabo??|pega??|dobradiças??|ferragens??|pele??|vidro??|cerâmica??|titânio??|\
         estofos??|estofamento??|tecidos??|malha??|montagem de fábrica??|qualidade ~ acabamentos|qualidade ~ tecido",
        "",
    ),
    (5, "sola??|solas??|revestimento??|antiaderente??|ciclo de vida", ""),
    (
        6,
        "pontualidade|regularidade|estabilidade do sistema",
        "bugs|erros|avarias|quedas do sistema|atrasos dos voos|cancelamentos??|encravamentos|overbooking",
    ),
    (
        7,
        "menus??|botões??|comando??|controle remoto??|operação??|utilização??|uso diário??|facilidade de utilização|\
         interface do usuário|interface do utilizador",
        "burocracia|papelada",
    ),
    (
        8,
        "adesão??|abertura de conta|cadastro??|registo??|processo de adesão|emparelhamento inicial|ativação??",
        "",
    ),
    (
        9,
        "atendente??|equipe??|equipa??|assessores??|consultores??|gerentes??|SAC??|chat??|call center|linha de apoio|pós venda|\
         serviço pós venda|linha de atendimento|técnicos??|empregados??|garçons??|sinistros??|vendedores??|peritos??",
        "",
    ),
    (
        10,
        "força??|corte??|lavagem??|secagem??|centrifugação??|refrigeração??|aquecimento??|hidratação??|absorção??|\
         cobertura da maquiagem??|fixação??|moagem??|trituração??|impressão??|qualidade de impressão|iluminação??|filtragem??|\
         binário??|cavalos??|arranque??|aderência??|barbear??|pigmentação??|resultados??|limpeza do chão??|cozedura??|\
         cozimento??|assadeira??|vapor??|desempenho em jogos|rebatida??",
        "",
    ),
    (
        11,
        "tempo de resposta do sistema|velocidade de impressão|velocidade de download|velocidade de upload|velocidade da ligação|\
         velocidade da internet|tempos de carregamento??|inicialização??",
        "tempo# de preparo",
    ),
    (
        12,
        "duração da bateria|autonomia da bateria|horas de uso|horas de autonomia|pilha??|pilhas??|carga restante??|\
         vida da bateria",
        "",
    ),
    (
        13,
        "carregamento rápido|recarga rápida|tomada??|entrada de carregamento",
        "",
    ),
    (
        14,
        "alto falantes|alto falante|vozes??|voz??|timbre??|chamadas??|ligações??|qualidade das chamadas|microfones|equalização??",
        "",
    ),
    (
        15,
        "cancelamento de ruído|cancelamento ativo de ruído|isolamento de ruído|redução de ruído|modo ambiente??",
        "",
    ),
    (16, "", "nível de ruído|vibrações|decibéis??|db??|ruído de fundo|chiado"),
    (
        17,
        "ecrãs|visor|painel oled|cor??|pretos??|legibilidade|hdr??|qualidade da imagem|qualidade da tela",
        "",
    ),
    (
        18,
        "vídeo??|vídeos??|gravação??|câmeras|foco??|autofoco|estabilização|retratos??|modo retrato|grande angular|\
         sensor fotográfico??|visão noturna",
        "",
    ),
    (
        19,
        "decoração??|carroçaria??|embalagem bonita??|corte da peça??|estampa??|estampas??|cores disponíveis??|silhueta??",
        "",
    ),
    (
        20,
        "palmilha??|almofada??|almofadinhas??|colchão??|colchões??|travesseiro??|encosto??|apoio de braço??|selim??|tiras??|\
         alça??|alças??|pulseira??|bracelete??|cama??|camas??|espaço para as pernas|entressola??|espuma??|poltrona??|\
         poltronas??|sofá??|ar condicionado??|climatização??|elástico??|pega do cabo??",
        "bolhas nos pés|pontos de pressão",
    ),
    (21, "volume ocupado|tamanho compacto", ""),
    (
        22,
        "acessórios??|temporizador??|timer??|controle por voz|controlo por voz|pontos??|milhas??|programa de fidelidade|\
         programa de pontos|cashback??|vantagens do cartão??|piscina??|academia??|ginásio??|spa??|café da manhã??|\
         pequeno almoço??|compartimentos??|bolsos??|estatísticas??|quartos??|automações|modelos prontos??|sala vip??",
        "",
    ),
    (
        23,
        "entradas??|usb??|wi fi|assistentes de voz??|formatos??|plugins??|extensões??|hdmi??|conectores??",
        "",
    ),
    (
        24,
        "site??|plataforma??|portal??|internet banking|homebanking|app do banco",
        "anúncios no sistema|aplicativos pré instalados|publicidade no sistema",
    ),
    (
        25,
        "testes de segurança|crash tests|isofix|trava de segurança|desligamento automático|proteção solar??|capacete??|\
         estabilidade do carrinho??|latin ncap|euro ncap",
        "irritações|alergias|queimaduras|acidentes",
    ),
    (
        26,
        "dados??|autenticação de dois fatores|verificação em duas etapas|proteção de dados|segurança dos dados|biometria??|\
         antivírus??|segurança da conta|impressão digital??",
        "vazamentos|ataques|invasões|fraudes|golpes",
    ),
    (
        27,
        "creme do café??|cozinha??|prato??|café??|massa??|molho??|chocolate??|vinho??|cerveja??|azeite??|pão??|queijo??|\
         iogurte??|porções??|sobremesas??|pequenos almoços??|carne??|grãos??",
        "",
    ),
    (
        28,
        "matérias primas|proteína??|proteínas??|fibras??|vitaminas??|ativos??|princípios ativos??|rótulo??|extratos??|\
         base natural??",
        "parabenos|sulfatos|silicones|óleo de palma|gordura|sal adicionado|agrotóxicos|pesticidas|gordura trans|aromatizantes|\
         microplásticos|alérgenos",
    ),
    (
        29,
        "materiais reciclados|plástico reciclado|algodão orgânico|energia renovável|embalagens recicladas|cadeia de produção|\
         bem estar animal|planeta??|meio ambiente??|ambiente??|selo procel|etiqueta energética|classe energética|\
         condições de trabalho|embalagem reciclável",
        "consumo de água|consumo de energia|consumo de luz|desperdício|consumo de combustível|gasto de água|plástico descartável",
    ),
    (
        30,
        "",
        "anuidades|letras miúdas|letras pequenas|fidelidade contratual|multa rescisória|multas|coparticipação|custos extra|\
         taxa de administração|taxa de manutenção|taxa de entrega|bagagem despachada??|cartuchos??|tinta??|tinteiros??|\
         cápsulas??|refis??|spread??",
    ),
    (
        31,
        "receção de sinal|apólice??|apólices??|rede credenciada|rede de médicos|rede de hospitais|rede de oficinas|\
         caixas eletrônicos??|multibancos??|agências??|balcões??|destinos??|rotas??|assistência em viagem|assistência 24 horas|\
         cobertura dentária|lojas físicas??|postos de recarga??",
        "zonas de sombra|períodos de carência",
    ),
    (
        32,
        "pedido??|pedidos??|encomenda??|encomendas??|pacote??|pacotes??|transportadora??|entregador??|entregadores??|\
         estafetas??|rastreio|entrega ao domicílio",
        "prazo# de envio",
    ),
    (
        33,
        "garantias|política de devolução|política de devoluções|estorno|noites de teste|período de experiência|\
         cancelamento gratuito??|arrependimento|satisfação garantida|noites de experiência",
        "",
    ),
    (
        34,
        "opiniões??|notas??|nota média??|nome??|história??|prêmios??|prémios??|reconhecimento??|imagem da marca|boca a boca|\
         solidez financeira|reclame aqui??|seriedade|experiência no setor",
        "críticas|processos|denúncias",
    ),
    (
        35,
        "escolha??|linha de produtos|oferta de produtos|tamanhos??|numeração??|modelos disponíveis|sabores disponíveis|\
         títulos??|séries??|filmes??|carta de vinhos|coleção??|coleções??|lojas??|tons??|tonalidades??|ementa??|\
         marcas disponíveis",
        "",
    ),
    (
        36,
        "filtro??|filtros??|máquina de lavar louça??|lava louças??|peças sobresselentes|escovas??|escova??|descalcificação|\
         saco??|reservatório de pó??|desmontagem??|lavagem à mão??|revisões??|revisão??|autolimpeza",
        "",
    ),
    (
        37,
        "porta malas|mala do carro|cuba??|jarra??|tambor??|caçamba|nuvem??|congelador??|freezer??|prateleiras??|gavetas??|\
         disco??|compartimento??|litros??|lugares??",
        "",
    ),
    (38, "quilômetros??|quilómetros??|distância??|alcance do wi fi", ""),
    (
        39,
        "medidas??|leituras??|leitura??|cálculos??|mapas??|traduções??|transcrições??|localização|calibração|\
         reconhecimento de voz??|previsões??|termômetro??|termómetro??|respostas??",
        "falsos positivos|desvios??",
    ),
    (
        40,
        "agilidade no trânsito|rodas??|câmbio??|caixa de velocidades??|embreagem??|embraiagem??|volante??|pedalada??|guiador??|\
         guidão??|comportamento em curva|dinâmica",
        "",
    ),
    (
        41,
        "conselhos??|consultor??|professor??|médicos??|especialistas??|explicações??|preparação??|método??|treinadores??|blog??",
        "",
    ),
    (
        42,
        "inteligência artificial|ia??|patentes??|novidades??|pesquisa??|desenvolvimento??",
        "",
    ),
];
