//! The Portuguese words that name features. Only data; hyphens are read as spaces, plurals are made.

/// Feature words of everyday use: found alone they say nothing.
pub(super) const WEAK: &str = "qualidade|serviço|opção|oferta|tamanho|orçamento|controle|controlo|espaço|tecnologia|aspecto|aspeto|resultado|material|formação|função|capacidade|alcance|app|aplicativo|aplicação|rede|ruído|barulho|tela|ecrã|design|estilo|comida|avaliação|custo|desempenho|construção|ferramenta|atualização|memória|porta|processador|velocidade|armazenamento|carga|carregamento|volume|foto|peso|lente|zoom|carregador|conexão|ligação|motor|confiança|popularidade|cheiro|fórmula|receita|acabamento|interior|tecido|teclado|toque|pegada|taxa|tarifa|comissão|sinal|disponibilidade|embalagem|devolução|menu|cardápio|biblioteca|limpeza|manutenção|sensor|aula|curso|inovação|desconto|promoção|poupança|modo|extra|cor|brilho|montagem|pessoal|equipe|equipa|açúcar|atraso|erro|navegação|som|áudio|alto-falante|bluetooth|wifi|wi-fi|compatibilidade|gama|variedade|experiência|consultoria|documentação|envio|entrega|vibração|valor|reputação|segurança|privacidade|freio|travão|ingrediente|sabor|gosto|textura|conforto|seleção|interface|instalação|cobertura|nutrição|preço|escolha|catálogo|condução|potência|banco|assento|garantia|bateria|autonomia|imagem|ajuste|prêmio|prémio|software|assistência|suporte|visual|mensalidade|linha|recurso|funcionalidade|dirigibilidade|catálogo|atendimento|energia|estoque|stock|câmera|câmara";

/// (feature, terms of which more is better or whose amount says nothing, terms of which less is better).
pub(super) const TERMS: &[(u16, &str, &str)] = &[
    (
        1,
        "qualidade|qualidade geral|qualidade ~ produto|qualidade ~ produtos|nível ~ qualidade|qualidade global",
        "",
    ),
    (
        2,
        "desconto|oferta|promoção|poupança|economia|orçamento|acessibilidade de preço",
        "preço|custo|preço de compra|preço de venda|preço inicial|valor cobrado|mensalidade|custo mensal|preço mensal|prêmio do seguro|prémio do seguro|prémio|prêmio|etiqueta de preço|investimento inicial|custo inicial|preço de entrada|preço base|valor da mensalidade|faixa de custo",
    ),
    (
        3,
        "relação qualidade-preço|custo-benefício|relação custo-benefício|relação preço-qualidade|relação qualidade/preço|relação entre qualidade e preço|relação custo/benefício|retorno do investimento|relação preço-desempenho|relação qualidade preço|custo benefício",
        "",
    ),
    (
        4,
        "construção|qualidade ~ construção|qualidade ~ fabrico|qualidade ~ fabricação|qualidade ~ materiais|qualidade ~ material|material|materiais|acabamento|acabamentos|qualidade ~ acabamento|fabrico|fabricação|montagem do chassi|chassi|couro|tecido|costura|costuras|carcaça|qualidade ~ montagem|mão de obra",
        "",
    ),
    (
        5,
        "durabilidade|longevidade|vida útil|resistência|robustez|solidez|resistência à água|resistência a riscos|resistência ao desgaste|impermeabilidade|resistência a quedas|tempo de vida",
        "desgaste",
    ),
    (
        6,
        "confiabilidade|fiabilidade|estabilidade|consistência|disponibilidade do serviço",
        "avaria|falha|falhas|bug|travamento|travamentos|quedas de serviço|interrupção|interrupções|mau funcionamento|tempo de inatividade|defeito de funcionamento|bloqueios|panes|pane|instabilidade|instabilidades",
    ),
    (
        7,
        "facilidade ~ uso|facilidade ~ utilização|usabilidade|interface|interface ~ usuário|interface ~ utilizador|experiência ~ usuário|experiência ~ utilizador|navegação|controles|comandos|controles de toque|controlos|controlos táteis|intuitividade|simplicidade|painel de controle|painel de controlo|experiência de uso|experiência de utilização|manuseio|manuseamento|simplicidade ~ uso|simplicidade ~ utilização",
        "curva ~ aprendizado|curva ~ aprendizagem|complexidade",
    ),
    (
        8,
        "instalação|configuração|montagem|configuração inicial|processo ~ instalação|processo ~ configuração|instrução|instruções|manual de instruções|manual|facilidade ~ instalação|facilidade ~ montagem|implementação|instruções de montagem|facilidade ~ configuração",
        "tempo ~ instalação|tempo ~ montagem",
    ),
    (
        9,
        "atendimento ao cliente|atendimento|serviço ao cliente|serviço ~ apoio ao cliente|apoio ao cliente|suporte ao cliente|suporte|suporte técnico|assistência|assistência técnica|serviço pós-venda|pós-venda|apoio técnico|equipe de suporte|equipa de suporte|equipe de atendimento|equipa de apoio|pessoal|chat ao vivo|central de atendimento|serviço|serviço ~ atendimento|serviço ~ atendimento ao cliente|sac|gestão de sinistros|regulação de sinistros|atendimento pós-venda|funcionários|atendentes|apoio|serviço de apoio",
        "tempo# de resposta|tempo# de espera|espera|fila de espera|filas de espera",
    ),
    (
        10,
        "desempenho|performance|potência|potência de sucção|sucção|potência de aspiração|aspiração|processador|motor|eficácia|eficiência|aceleração|resultado|rendimento|placa de vídeo|placa gráfica|multitarefa|poder de processamento|poder de sucção|desempenho de limpeza|torque|gpu|cpu|chip|força de sucção",
        "",
    ),
    (
        11,
        "velocidade|rapidez|velocidade ~ conexão|velocidade ~ ligação|velocidade ~ download|velocidade ~ internet|fluidez|agilidade de resposta|velocidade de resposta|capacidade de resposta|velocidade ~ processamento|velocidade ~ transferência",
        "latência|tempo# de carregamento da página|tempo# de carregamento das páginas|tempo# de inicialização|tempo# de arranque|tempo# de aquecimento|lentidão|tempo# de processamento|lags",
    ),
    (
        12,
        "bateria|duração ~ bateria|vida ~ bateria|autonomia|autonomia ~ bateria|capacidade ~ bateria|vida útil da bateria|horas de bateria|tempo de reprodução|desempenho ~ bateria|autonomia de bateria",
        "consumo ~ bateria",
    ),
    (
        13,
        "carregamento|recarga|carregamento sem fio|carregamento sem fios|velocidade ~ carregamento|carregador|estojo de carregamento|caixa de carregamento|base de carregamento|velocidade ~ recarga",
        "tempo# de carregamento|tempo# de recarga|tempo# de carga",
    ),
    (
        14,
        "som|qualidade ~ som|qualidade sonora|qualidade ~ áudio|áudio|graves|agudos|médios|alto-falante|alto-falantes|altifalante|altifalantes|coluna|colunas|acústica|microfone|qualidade ~ microfone|qualidade ~ chamadas|volume|tom|palco sonoro|perfil sonoro|experiência sonora|caixas de som|sonoridade|qualidade ~ chamada",
        "distorção",
    ),
    (
        15,
        "cancelamento ~ ruído|cancelamento ~ ruídos|cancelamento ativo ~ ruído|redução ~ ruído|anc|isolamento|isolamento acústico|isolamento sonoro|supressão ~ ruído",
        "",
    ),
    (
        16,
        "silêncio|silenciosidade",
        "ruído|barulho|nível ~ ruído|nível ~ barulho|ruído do motor|barulho do motor|ruído do ventilador|vibração|zumbido|ruído em funcionamento|ruído de funcionamento|ruídos|ruído de rodagem|emissão de ruído",
    ),
    (
        17,
        "tela|ecrã|display|qualidade ~ imagem|imagem|qualidade ~ tela|qualidade ~ ecrã|tela sensível ao toque|ecrã tátil|touchscreen|resolução|brilho|contraste|cores|reprodução de cores|taxa de atualização|ângulos de visão|painel|monitor|nitidez|fidelidade de cores|imagens",
        "reflexo|reflexos",
    ),
    (
        18,
        "câmera|câmara|foto|fotografia|fotografias|fotos|qualidade ~ fotos|qualidade ~ câmera|qualidade ~ câmara|foco automático|lente|zoom|webcam|estabilização de imagem|modo noturno|fotos noturnas|selfies|qualidade de vídeo|conjunto de câmeras|câmera frontal|câmera traseira|qualidade fotográfica|câmara frontal|câmara traseira",
        "",
    ),
    (
        19,
        "design|aparência|visual|estilo|estética|aspecto|aspeto|look|linhas|interior|acabamento visual|opções de cores|desenho|habitáculo|design interior",
        "",
    ),
    (
        20,
        "conforto|ajuste|acolchoamento|almofadas|amortecimento|ergonomia|assento|assentos|banco|bancos|apoio lombar|suporte lombar|teclado|respirabilidade|encaixe|calce|firmeza|pegada|maciez|conforto de rolamento|alívio da pressão|caimento",
        "ponto# de pressão",
    ),
    (
        21,
        "portabilidade|leveza|compacidade|facilidade ~ transporte|formato",
        "peso|tamanho|dimensão|dimensões|espessura|volume físico",
    ),
    (
        22,
        "função|funções|funcionalidade|funcionalidades|recurso|recursos|característica|características|versatilidade|flexibilidade|opção|opções|modos|modo|personalização|opções de personalização|ferramentas|automação|relatórios|modelos|extras|equipamento|equipamentos|recursos inteligentes|funções inteligentes|conjunto de recursos|itens de série|programas|possibilidades de personalização|automatização",
        "",
    ),
    (
        23,
        "compatibilidade|integração|integrações|conectividade|ecossistema|bluetooth|wifi|wi-fi|porta|portas|conexão|ligação|emparelhamento|pareamento|interoperabilidade|api|sincronização|conexão bluetooth|ligação bluetooth|conexões|conexão multiponto",
        "quedas de conexão|problemas de conexão|desconexões|falhas de conexão|problemas de ligação|falhas de ligação",
    ),
    (
        24,
        "software|app|aplicativo|aplicação|aplicação móvel|aplicativo móvel|aplicações|aplicativos|firmware|sistema operacional|sistema operativo|atualização|atualizações|atualizações de software|suporte de software|programa",
        "bloatware|aplicativos pré-instalados|software pré-instalado",
    ),
    (
        25,
        "segurança infantil|segurança no trânsito|segurança rodoviária|itens de segurança|equipamentos de segurança|sistemas de segurança|freio|freios|travões|travagem|frenagem|airbags|testes de colisão|segurança das crianças|assistência à condução|assistentes de condução|recursos de segurança|segurança ativa|segurança do veículo|proteção contra superaquecimento|segurança passiva|segurança elétrica",
        "efeitos colaterais|efeitos secundários|risco de incêndio|superaquecimento|sobreaquecimento|toxicidade|recalls|ferimentos|lesões|riscos à saúde",
    ),
    (
        26,
        "privacidade|segurança ~ dados|proteção ~ dados|criptografia|encriptação|segurança|política de privacidade|privacidade ~ dados|proteção contra fraudes|proteção contra fraude|segurança digital|cibersegurança|segurança da informação|tratamento de dados|proteção ~ privacidade|dados pessoais",
        "vazamento de dados|vazamentos de dados|fuga de dados|fugas de dados|vulnerabilidades|vulnerabilidade|falhas de segurança|falha de segurança|rastreamento|coleta de dados|roubo de dados|violação de dados|violações de dados",
    ),
    (
        27,
        "sabor|gosto|aroma|textura|cheiro|fragrância|frescor|frescura|crema|comida|paladar|retrogosto|qualidade ~ comida|cremosidade|refeições|sabores|pratos|perfume",
        "amargor|acidez",
    ),
    (
        28,
        "ingrediente|ingredientes|composição|fórmula|formulação|valor nutricional|perfil nutricional|nutrientes|receita|teor de proteína|teor de proteínas|nutrição|qualidade ~ ingredientes|lista de ingredientes|matérias-primas|qualidade nutricional",
        "aditivo|aditivos|conservante|conservantes|açúcar|teor de açúcar|alergênicos|alergénios|adoçantes|corantes|sódio|gorduras|gordura saturada|ultraprocessados|calorias|químicos|açúcares|teor de sódio|sal",
    ),
    (
        29,
        "sustentabilidade|eficiência energética|compromisso ambiental|respeito pelo ambiente|responsabilidade ambiental|ética|comércio justo|reciclabilidade|eficiência de combustível|economia de energia|respeito ao meio ambiente|poupança de energia",
        "pegada de carbono|pegada ecológica|impacto ambiental|consumo ~ energia|consumo energético|consumo elétrico|consumo ~ combustível|emissões|consumo ~ eletricidade|consumo ~ água|resíduos|consumo|gasto de energia|embalagens plásticas|conta de luz",
    ),
    (
        30,
        "transparência nas taxas|transparência de taxas|condições de cancelamento|transparência das tarifas",
        "taxa|taxas|tarifa|tarifas|comissão|comissões|custos ocultos|taxas ocultas|anuidade|cobranças|cobrança|juros|taxa de juros|taxas de juro|custos adicionais|taxas adicionais|taxas escondidas|assinatura|subscrição|encargos|despesas de manutenção|despesas de conta|fidelização|fidelidade|multa|tarifas ocultas|comissões ocultas|custos extras|custos escondidos|taxa de adesão|taxas de saque",
    ),
    (
        31,
        "cobertura|cobertura ~ rede|rede|sinal|recepção|receção|cobertura 5g|cobertura nacional|roaming|cobertura do seguro|qualidade do sinal|cobertura rural|disponibilidade|área de cobertura|coberturas|intensidade do sinal",
        "zonas sem cobertura|zonas sem rede|exclusões|exclusão|áreas sem sinal|pontos cegos|carências|carência|franquia|franquias|zonas sem sinal",
    ),
    (
        32,
        "envio|envios|entrega|entregas|frete grátis|embalagem|embalagens|rastreamento do pedido|serviço de entrega|serviço de entregas|rapidez ~ entrega|logística|velocidade de entrega|rastreio de encomendas|seguimento da encomenda|expedição",
        "prazo# de entrega|tempo# de entrega|frete|custo do frete|custos de envio|portes|portes de envio|atraso|atrasos|atrasos na entrega|atrasos nas entregas|demora|valor do frete|tempo# de envio|prazos de envio|demora na entrega",
    ),
    (
        33,
        "garantia|política# de devolução|política# de devoluções|devolução|devoluções|reembolso|reembolsos|período de teste|teste grátis|período experimental|garantia estendida|extensão de garantia|troca|trocas|processo de devolução|processo de reembolso|política de troca|política de trocas|cobertura da garantia|política de reembolso|prazo de garantia|serviço de reparação|direito de arrependimento",
        "taxa de devolução",
    ),
    (
        34,
        "reputação|confiança|credibilidade|imagem ~ marca|avaliação|avaliações|avaliações dos clientes|avaliações de usuários|avaliações de clientes|satisfação ~ cliente|satisfação ~ clientes|prestígio|fama|notoriedade|popularidade|transparência|valor de revenda|opinião dos usuários|opiniões dos utilizadores|tradição|nota no reclame aqui|avaliações dos utilizadores|comentários dos clientes|avaliações dos usuários",
        "reclamação|reclamações|queixa|queixas|polêmica|polémica|polêmicas|polémicas|escândalo|escândalos|processos judiciais|controvérsia|controvérsias|críticas negativas",
    ),
    (
        35,
        "variedade|seleção|gama|catálogo|sortido|sortimento|gama ~ produtos|linha ~ produtos|oferta ~ produtos|biblioteca|menu|cardápio|estoque|stock|disponibilidade de tamanhos|tamanhos disponíveis|portfólio|variedade ~ produtos|diversidade|leque|acervo|mix de produtos|leque de opções|variedade de tamanhos|grade de tamanhos|conteúdo|conteúdos",
        "falta de estoque|rutura de stock",
    ),
    (
        36,
        "limpeza|facilidade ~ limpeza|reparabilidade|peças de reposição|peças sobressalentes|peças de substituição|facilidade ~ manutenção|facilidade ~ reparação|disponibilidade de peças|higienização",
        "manutenção|custo# ~ manutenção|custos de manutenção|reparo|reparos|reparação|reparações|custo# de reparo|custo de reparação|despesas com manutenção|conserto|consertos|gastos com manutenção",
    ),
    (
        37,
        "capacidade|armazenamento|espaço|espaço de armazenamento|memória|porta-malas|bagageira|mala|reservatório|reservatório de água|depósito|depósito de água|espaço interno|espaço interior|ram|memória ram|capacidade ~ armazenamento|capacidade ~ carga|volume útil|tanque|tanque de água|capacidade do porta-malas|cesto|recipiente|habitabilidade|espaço a bordo",
        "",
    ),
    (
        38,
        "alcance|autonomia elétrica|alcance do bluetooth|alcance sem fio|raio de ação|alcance do sinal|autonomia em estrada|quilometragem|autonomia de condução|alcance bluetooth|alcance do wi-fi",
        "ansiedade de autonomia",
    ),
    (
        39,
        "precisão|exatidão|gps|medição|medições|sensor|sensores|monitoramento do sono|monitoramento|monitorização|monitorização do sono|precisão ~ gps|precisão ~ medições|rastreio do sono|controle ~ temperatura|controlo ~ temperatura|afinação|monitor cardíaco|precisão ~ sensores|medição da frequência cardíaca|monitoramento cardíaco|acurácia|sensor cardíaco|contagem de passos|rastreamento gps",
        "falsos alarmes|margem de erro|erros de medição|alarmes falsos",
    ),
    (
        40,
        "dirigibilidade|direção|suspensão|tração|comportamento em estrada|comportamento dinâmico|manobrabilidade|agilidade|experiência ~ condução|experiência ~ direção|prazer de condução|prazer ao dirigir|estabilidade nas curvas|tocabilidade|condução|manuseabilidade|dinâmica de condução|estabilidade em curva|prazer de conduzir|jogabilidade",
        "raio de viragem|raio de giro",
    ),
    (
        41,
        "consultoria|conhecimento|conhecimentos|documentação|tutorial|tutoriais|aconselhamento|orientação|especialização|formação|cursos|curso|aulas|professores|instrutores|formadores|conteúdo do curso|conteúdo dos cursos|base de conhecimento|competência técnica|materiais didáticos|material didático|expertise|know-how|ensino|guias|tutores|docentes|conteúdos dos cursos|metodologia|conteúdo das aulas",
        "",
    ),
    (
        42,
        "inovação|inovações|tecnologia|tecnologias|engenharia|avanços|avanços tecnológicos",
        "",
    ),
];
