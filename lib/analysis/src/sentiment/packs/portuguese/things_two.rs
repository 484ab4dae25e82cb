//! More Portuguese words that name features, parts and occasions. Only data; `??` marks what stands for the feature only where
//! nothing more special is said.

/// (feature, terms of which more is better or whose amount says nothing, terms of which less is better).
pub(super) const THINGS: &[(u16, &str, &str)] = &[
    (
        2,
        "valor da assinatura??|orçamento familiar??|poupança mensal",
        "preço de etiqueta|preço do bilhete|preço de tabela|custo total|custo por mês|preço da mensalidade",
    ),
    (
        3,
        "relações qualidade-preço|relações custo-benefício|relação qualidade/custo|\
         equilíbrio entre qualidade e preço|relação entre o preço e a qualidade|relação entre custo e benefício|\
         equilíbrio entre custo e qualidade|preço-qualidade",
        "",
    ),
    (
        4,
        "dobradiça??|puxador??|puxadores??|fivela??|fivelas??|moldura??|soldadura??|soldaduras??|forro??|pintura??|\
         qualidade dos plásticos|estrutura metálica??|robustez da construção|solidez da construção|cosedura??",
        "",
    ),
    (
        5,
        "resistência ao uso|resistência à corrosão|resistência ao calor|resistência ao frio|resistência ao impacto|\
         resistência a impactos|resistência mecânica|resistência a choques|resistência às lavagens|\
         tempo de vida útil|proteção contra água|certificação ip68|durabilidade dos materiais",
        "",
    ),
    (
        6,
        "tempo de atividade|uptime|pontualidade dos voos|robustez do sistema",
        "taxa de avarias|quebras de serviço|falhas técnicas|reinícios|avarias frequentes|interrupções de serviço",
    ),
    (
        7,
        "aprendizagem??|legibilidade dos menus|experiência de compra|processo de compra|\
         processo de abertura de conta|facilidade de navegação|facilidade de aprendizagem|facilidade de operação|\
         facilidade de manuseio|facilidade de utilização diária|acessibilidade??",
        "",
    ),
    (
        8,
        "primeira configuração|arranque inicial|processo de montagem|facilidade de instalação inicial|\
         instalação inicial",
        "",
    ),
    (
        9,
        "equipe de apoio|apoio telefónico|apoio por telefone|apoio técnico ao cliente|suporte por chat|chat de apoio|\
         gestor de conta??|gestora de conta??|rececionista??|recepcionista??|central telefônica|ouvidoria|\
         atenção ao cliente|relacionamento com o cliente|assistência pós-venda|apoio pós-venda|serviço de pós-venda|\
         suporte pós-venda|resposta do suporte",
        "",
    ),
    (
        10,
        "poder de corte|capacidade de corte|poder de limpeza|caudal|eficácia de limpeza|rendimento do motor|\
         desempenho gráfico|capacidade de aspiração|poder de aspiração|força de aspiração|poder de secagem|\
         capacidade de processamento|poder de hidratação|lâminas??|lâmina??",
        "",
    ),
    (
        11,
        "rapidez de resposta|velocidade de navegação|velocidade de execução|velocidade de aquecimento|\
         tempo de resposta do ecrã??",
        "tempo# de abertura|tempo# de exportação|tempo# de impressão|tempo# de secagem|tempo# de arrefecimento",
    ),
    (12, "duração da carga|duração das pilhas", ""),
    (
        13,
        "carga rápida|ponto de carregamento??|posto de carregamento??|carregamento por indução|carga sem fio|\
         carga sem fios|carga por indução|conector de carga|velocidade de carga|potência de carregamento",
        "",
    ),
    (
        14,
        "soundstage|subwoofer??|dolby atmos??|qualidade das vozes|reprodução sonora|resposta de graves|sistema de som",
        "",
    ),
    (
        15,
        "isolamento do ruído|isolamento passivo|modo transparência??|cancelamento ativo|anulação de ruído|\
         cancelamento do barulho",
        "",
    ),
    (
        16,
        "funcionamento silencioso|isolamento acústico do motor",
        "ventoinha??|ventoinhas??|zumbidos|estrondo??|nível sonoro|emissões sonoras|apito??|ruído de fundo do motor|\
         ruído do vento|barulho do vento|ruído da ventoinha",
    ),
    (
        17,
        "definição??|pixels??|visores??|projeção??|oled??|taxa de refrescamento|qualidade da projeção|\
         reprodução das cores|nível de brilho|tamanho do ecrã|tamanho da tela",
        "",
    ),
    (
        18,
        "autofocus|gravação de vídeo|teleobjetiva|objetiva??|objetivas??|estabilizador de imagem|imagens noturnas|\
         modo noite|fotografia noturna|fotos com pouca luz|desempenho fotográfico|fotografia em baixa luz|\
         sistema de câmeras|sistema de câmaras",
        "",
    ),
    (
        19,
        "estampados??|padrões??|paleta de cores|design exterior|linguagem de design|fachada??|acabamento estético|\
         combinação de cores|apelo visual|identidade visual",
        "",
    ),
    (
        20,
        "edredão??|edredom??|lençóis??|palmilhas??|aconchego|apoio para os braços|apoio de cabeça|encostos??|\
         calçado confortável|suavidade ao toque|toque na pele|ajuste ao corpo|posição de condução|ergonomia do punho|\
         conforto acústico??|conforto térmico",
        "",
    ),
    (
        21,
        "dimensões compactas|peso pluma|tamanho de bolso|tamanho compacto e leve|mobilidade??|facilidade de arrumação",
        "largura??|altura??|comprimento??|volume dobrado|pegada na bancada",
    ),
    (
        22,
        "sauna??|temporizadores??|predefinições|configurações avançadas|comando por voz|lista de funções|\
         leque de funções|pacote de funções|conjunto de funções|funções extra|receitas automáticas|\
         programas automáticos|conjunto de ferramentas|recursos avançados|funções avançadas|pacote de recursos|\
         modo automático??|amenidades|comodidades|serviços incluídos",
        "",
    ),
    (
        23,
        "conexões usb|suporte a formatos|protocolos??|importação??|exportação??|adaptador??|adaptadores??|\
         compatibilidade com acessórios|integração com outros sistemas|opções de conectividade|\
         conectividade sem fios|conectividade sem fio|integração com terceiros",
        "",
    ),
    (
        24,
        "área de cliente|área do cliente|portal do cliente|versão web|versão móvel|painel de gestão|dashboard??|\
         atualizações regulares??|experiência de software|app móvel|aplicação para telemóvel|app de controle|\
         app de controlo",
        "",
    ),
    (
        25,
        "travão automático|corte automático|airbag??|proteção infantil|fecho de segurança|bloqueio para crianças|\
         cantos arredondados|pés antiderrapantes|testes de choque|ensaios de segurança|selos de segurança|\
         selo de segurança|segurança alimentar|proteção contra quedas|proteção térmica|nota de segurança|\
         distância de travagem??|segurança dos passageiros|segurança a bordo|segurança do bebê|segurança do bebé|\
         segurança das pessoas|arnês??|cinto de segurança",
        "",
    ),
    (
        26,
        "encriptação de ponta a ponta|dados bancários|dados dos clientes|dados dos utilizadores|dados dos usuários|\
         cópias de segurança??|palavras-passe??|palavra-passe??|senhas??|senha??|segurança das contas|\
         segurança das transações|segurança das informações|proteção de identidade",
        "",
    ),
    (
        27,
        "recheio??|crosta??|suco??|sumo??|sopa??|gelado??|gelados??|sorvete??|sorvetes??|bolo??|bolos??|bolachas??|\
         biscoitos??|peixe??|atum??|presunto??|fruta??|legumes??|temperos??|tempero??|travo??|batatas??|hambúrguer??|\
         hambúrgueres??|pizza??|pizzas??|arroz??|marisco??|compota??|manteiga??|notas de prova|\
         frescura dos ingredientes|qualidade do café",
        "",
    ),
    (
        28,
        "teor de fibra|teor de gordura|teor de cacau|tabela nutricional|informação nutricional|valores nutricionais|\
         carne fresca??|pureza|origem dos ingredientes|qualidade das matérias-primas",
        "subprodutos??|fragrâncias sintéticas|ingredientes artificiais|aromas artificiais|edulcorantes",
    ),
    (
        29,
        "pegada ambiental|neutralidade carbónica|produção local??|economia circular|reciclagem|\
         embalagens sustentáveis|materiais recicláveis??|material reciclado??|práticas laborais??|\
         compromisso ecológico|eficiência no consumo|eficiência hídrica|fontes renováveis|gestão de resíduos",
        "pegada hídrica|gasto de eletricidade|gasto de luz|gasto de combustível|testes em animais",
    ),
    (
        30,
        "isenção de taxas|isenção de anuidade",
        "custos por transferência|comissões de manutenção|taxa de abertura|taxa de câmbio|custo de cancelamento|\
         taxas de levantamento|taxas de transferência|penalizações??|penalização??|custos de manutenção de conta|\
         taxa de reserva|taxa de limpeza|taxa de serviço|taxas de serviço|suplementos??|taxas de saque internacional|\
         taxa de saque|comissão de levantamento",
    ),
    (
        31,
        "capital segurado|rede de clínicas|rede de farmácias|área de entrega|zona de entrega|países??|rede de lojas|\
         rede móvel|rede de fibra|rede de balcões|rede de assistência|presença nacional|cobertura internacional|\
         cobertura geográfica|rede de postos|rede de carregamento|alcance geográfico|proteção jurídica??",
        "",
    ),
    (
        32,
        "recolha??|estafeta??|janela de entrega|entregas ao domicílio|acondicionamento|seguimento das encomendas|\
         entrega expressa|entrega no próprio dia|cuidado no transporte|transporte das encomendas|opções de entrega",
        "",
    ),
    (
        33,
        "prazo de devolução|prazo para devolução|período de devolução|dias de teste|garantia vitalícia??|\
         política de reembolsos|política de cancelamento|condições de devolução|condições da garantia|\
         garantia de fábrica|processo de troca|garantia do fabricante|prazo de troca",
        "",
    ),
    (
        34,
        "classificação??|classificações??|pontuação??|índice de satisfação|opinião dos clientes|imagem pública|\
         recomendações dos clientes|lealdade dos clientes|avaliações online|notas dos clientes|\
         notas dos utilizadores|notas dos usuários|nome no mercado|história da marca|confiança dos consumidores|\
         confiança do público|confiança dos clientes",
        "",
    ),
    (
        35,
        "oferta de cursos|oferta de destinos|leque de cursos|tamanhos e cores|larguras??|variedade de modelos|\
         variedade de sabores|variedade de cores|variedade de opções|variedade de cursos|escolha de modelos|\
         número de modelos|oferta de conteúdos|oferta de modelos|seleção de produtos|seleção de vinhos|\
         variedade de pratos|amplitude da oferta",
        "",
    ),
    (
        36,
        "desinfeção|lubrificação??|limpeza dos filtros|troca de filtros??|troca do filtro??|lavagem na máquina|\
         lavagem à máquina|facilidade de lavagem|manutenção diária??|facilidade de conserto|limpeza do depósito|\
         limpeza do reservatório",
        "custos de revisão|preço das revisões|preço das peças|intervalo entre revisões??",
    ),
    (
        37,
        "bagageiras|arrumação??|espaço para bagagem|gavetão??|espaço de arrumação|gigabytes??|terabytes??|\
         volume da mala|compartimentos de arrumação|espaço para as malas|espaço na nuvem|espaço em disco|\
         capacidade da bagageira|capacidade do tambor|capacidade do depósito|capacidade do cesto|capacidade interna",
        "",
    ),
    (
        38,
        "raio de alcance|quilómetros de autonomia|quilômetros de autonomia|km de autonomia|autonomia real|\
         autonomia em viagem|autonomia homologada|autonomia por depósito|autonomia em autoestrada|alcance do comando|\
         alcance do sinal bluetooth|autonomia de voo??",
        "",
    ),
    (
        39,
        "rigor|pontaria|fiabilidade das medições|calibragem|medidor??|contador??|diagnósticos??|diagnóstico??|\
         estimativas??|precisão dos resultados|precisão das leituras|rigor das medições|precisão da localização|\
         precisão do corte|exatidão das medições|precisão na medição",
        "",
    ),
    (
        40,
        "comportamento em pista|comportamento na estrada|resposta do volante|centro de gravidade|agarre|\
         resposta ao acelerador|estabilidade em autoestrada|direção assistida|resposta da direção|\
         estabilidade a alta velocidade|prazer ao volante|conforto ao rolar??",
        "",
    ),
    (
        41,
        "nutricionista??|nutricionistas??|farmacêutico??|farmacêuticos??|sommelier??|treinador??|instrutor??|\
         formador??|advogado??|advogados??|webinars??|workshops??|mentores??|mentoria|conselhos personalizados|\
         pedagogia|didática|professora??|aconselhamento personalizado|conhecimento técnico|qualidade do ensino|\
         qualidade das aulas|qualidade dos professores|equipa de especialistas|equipe de especialistas|\
         conhecimento dos vendedores",
        "",
    ),
    (
        42,
        "avanço tecnológico|originalidade|criatividade|algoritmo??|algoritmos??|vanguarda tecnológica|\
         investigação e desenvolvimento|tecnologia patenteada??|capacidade de inovação|espírito inovador|\
         inovação tecnológica|soluções inovadoras??",
        "",
    ),
];
