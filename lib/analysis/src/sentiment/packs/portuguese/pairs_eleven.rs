//! Portuguese words that say something together, whatever stands between them. Only data.

/// (sign, feature, words, words a little behind them).
pub(super) const PAIRS: &[(i8, u16, &str, &str)] = &[
    (
        1,
        36,
        "limpa-se|limpam-se|lava-se|lavam-se|limpar|lavar|limpeza|filtro|filtros|lâmina|lâminas|peças|peça|escova|\
         reservatório|tabuleiro|cesto|capa|desmonta-se|desmontam-se|trocar|troca-se|manutenção|revisão|revisões|\
         reparação|reparar|conserto|tampa|dispensa|conservação|superfície|vidro|manchas",
        "com um pano|um pano|pano húmido|pano úmido|num instante|num minuto|em minutos|em dois minutos|\
         debaixo da torneira|na torneira|à torneira|sob a torneira|com água|só com água|jato de mangueira|\
         com a mangueira|na máquina|à máquina|máquina da loiça|máquina da louça|máquina de lavar|na lava-louças|\
         na lava-loiça|lava-louças|num gesto|sai com um clique|com um clique|um clique|sem ferramentas|sem esforço|\
         não dá trabalho|não dá trabalho nenhum|sem trabalho|quase não dá|quase nenhuma|praticamente nenhuma|\
         uma vez por ano|de ano a ano|de dois em dois anos|anual|zero|mínima|inexistente|dispensa|mimos|sozinho|\
         sozinha|sozinhas|autolimpeza|autolimpante|não acumula|não acumulam|saem logo|sai logo|saem facilmente|\
         em qualquer oficina|em qualquer loja|baratas e fáceis|fáceis de encontrar|baratíssima|barata|simples|\
         como novo|como nova|em casa",
    ),
    (
        -1,
        36,
        "limpar|limpeza|lavar|lava-se|limpa-se|filtro|filtros|lâmina|lâminas|peças|peça|escova|rolo|reservatório|\
         tabuleiro|cesto|capa|cantos|ranhuras|trocar|manutenção|revisão|revisões|reparação|reparar|conserto|óleo|\
         oficina|corrente|lubrificação|tubagem|cabelos|gordura|pó|superfície|descalcificar|conservar",
        "suplício|um suplício|pesadelo|um pesadelo|calvário|tormento|castigo|um inferno|dor de cabeça|dá trabalho|\
         dá imenso trabalho|trabalheira|uma trabalheira|trabalhão|horas|meia hora|uma hora|desmontar|desmontar tudo|\
         desmontá-la|escova de dentes|palito|palitos|cotonete|pinça|enrolam-se|enrolam|enroscam|prendem-se|agarra|\
         agarram|entranha-se|acumula|acumulam|acumula-se|entope|entopem|entupido|todas as semanas|semanal|a cada uso|\
         depois de cada|após cada|de três em três meses|três em três|de mês a mês|todos os meses|constante|\
         constantes|só a oficina|oficina autorizada|só na marca|só na oficina|autorizada|assistência oficial|\
         não se encontram|não se acham|impossíveis de encontrar|difíceis de encontrar|fora de produção|\
         descontinuadas|descontinuados|a peso de ouro|caríssimas|caríssima|caríssimos|caras|uma fortuna|\
         os olhos da cara|caros|dedadas|marcas de dedos|só à mão|à mão|não vai à máquina|não podem ir|mancha|manchas|\
         delicada|exigente",
    ),
    (
        1,
        37,
        "cabe|cabem|leva|levam|guarda|guardam|engole|engolem|arruma|comporta|acomoda|transporta|alberga|armazena|\
         espaço|capacidade|bagageira|porta-malas|mala|gaveta|gavetas|prateleiras|tambor|depósito|reservatório|arca|\
         frigorífico|geladeira|roupeiro|armário|memória|disco|nuvem|armazenamento|forno|cesto|tacho|mochila|sobra",
        "uma família inteira|família inteira|família numerosa|toda a família|família toda|doze talheres|\
         catorze talheres|compras da semana|compras do mês|as compras|roupa para|roupa de|dez dias|uma semana|\
         a casa toda|meia casa|este mundo e o outro|tudo e mais|tudo e mais alguma coisa|tudo|tudo lá dentro|de tudo|\
         borrego inteiro|peru inteiro|peru|frango inteiro|um frango|travessa|três malas|quatro malas|duas malas|\
         cinco pessoas|sete pessoas|carrinho de bebé|carrinho de bebê|bicicleta|bicicletas|garrafas|\
         a perder de vista|sem fundo|não ter fundo|não tem fundo|parece não ter fundo|de sobra|sobra espaço|\
         ainda sobra|sobra|para dar e vender|generoso|generosa|enorme|gigante|imenso|imensa|folgado|folgada|amplo|\
         ampla|de família|um mundo|sem fim|ilimitado|ilimitada|mais litros|mais do que você|milhares de fotos|\
         milhares de músicas|vida inteira|terabyte|1 tb|2 tb|espaçoso",
    ),
    (
        -1,
        37,
        "cabe|cabem|leva|levam|guarda|guardam|espaço|capacidade|bagageira|porta-malas|mala|gaveta|gavetas|\
         prateleiras|tambor|depósito|reservatório|arca|frigorífico|geladeira|roupeiro|armário|estojo|memória|disco|\
         nuvem|armazenamento|forno|cesto|tacho|mochila|jarro|jarra|mal cabe|mal cabem|não cabe|não cabem|quase não|\
         só cabem|só cabe|só leva",
        "nada|quase nada|pouco|pouca coisa|pouquíssimo|meia dúzia|uma pessoa|duas pessoas|duas chávenas|dois pratos|\
         um prato|uma mala|um par|nem um|nem uma|nem uma mala|nem um frango|uma garrafa|já não fecha|não fecha|\
         a abarrotar|abarrota|acaba|acaba logo|esgota-se|enche|enche logo|enche-se|enche num instante|enche em|\
         esvaziar|encher a toda|minúsculo|minúscula|minúsculos|minúsculas|diminuta|diminuto|apertado|apertada|\
         acanhado|acanhada|exíguo|exígua|curto|curta|escasso|escassa|ridícula|ridículo|miserável|de brincar|\
         de boneca|de bonecas|casa de bonecas|caixa de sapatos|sabe a pouco|fica curta|fica curto|não chega|não dá|\
         insuficiente|8 gb|16 gb|32 gb|64 gb|para uma família",
    ),
    (
        1,
        38,
        "faz|fez|faço|anda|percorre|percorri|cobre|vai|fui|roda|autonomia|carga|depósito|um depósito|um só depósito|\
         tanque|uma carga|alcança|alcance|chega|voa|sinal|distância|comando|emissor",
        "km reais|quilómetros reais|quilômetros reais|ida e volta|a ida e a volta|sem parar|sem paragens|\
         sem abastecer|sem recarregar|sem ver bomba|sem ver uma bomba|de ponta a ponta|com um só depósito|\
         um só depósito|um depósito|um tanque|uma carga|com uma carga|numa carga|mais de 0 km|0 quilómetros|\
         0 quilômetros|centenas de quilómetros|centenas de km|homologada|chega e sobra|sobra|de lisboa ao porto|\
         longe|muito longe|mais longe|do outro lado|outro lado da rua|outro lado da casa|a casa toda|a quinta toda|\
         o quintal|jardim inteiro|a dois andares|através de paredes|através das paredes|um quilómetro|\
         dois quilómetros|um quilômetro|dois quilômetros|10 km|5 km|2 km|de longo curso",
    ),
    (
        -1,
        38,
        "faz|mal faz|só faz|não faz|nem faz|anda|percorre|vai|autonomia|alcance|chega|sinal|comando|ligação|conexão|\
         perde|perde-se|apaga-se|some|drone|depósito",
        "metros|a dez metros|dez metros|poucos metros|três metros|cinco metros|200 metros|dois passos|\
         na divisão ao lado|divisão ao lado|no quarto ao lado|quarto ao lado|no corredor|já no corredor|\
         outra divisão|outro cômodo|uma parede|à primeira parede|primeira parede|bem longe dos|longe dos|\
         longe dos anunciados|anunciados|prometidos|anunciada|prometida|metade do anunciado|metade do prometido|\
         metade dos|poucos quilómetros|poucos quilômetros|no posto|na bomba|a meio caminho|no meio do caminho|\
         meio do caminho|a meio da viagem|no inverno|no frio|em autoestrada|mal chega|curto|curta|curtíssimo",
    ),
    (
        1,
        39,
        "mede|medem|medição|medições|leitura|leituras|sensor|sensores|balança|termómetro|termômetro|gps|relógio|mapa|\
         mapas|resultado|resultados|contagem|diagnóstico|previsão|estimativa|tradução|transcrição|desvio|erro|margem|\
         margem de erro|acerta|bate|bate certo|valores|números|pontaria|corte",
        "certeiro|certeira|certeiros|certeiras|à grama|até à grama|ao grama|ao milímetro|milímetro|milimétrico|\
         milimétrica|ao segundo|à décima|ao centímetro|ao cêntimo|ao metro|ao pormenor|de laboratório|laboratório|\
         do laboratório|hospitalar|do hospital|do médico|clínica|profissional|em cheio|na mosca|quase sempre|\
         quase tudo|sempre|sem falhar|sem desvios|sem erros|com rigor|rigoroso|rigorosa|rigorosas|rigorosos|exatos|\
         exatas|exata|fidedigno|fidedignos|fidedignas|fiável|fiáveis|inferior a|menos de 1|mínimo|mínima|desprezável|\
         desprezível|nulo|coincide|coincidem|coincidiram|bate certo|batem certo|de relojoeiro|suíço|suíça|cirúrgica|\
         cirúrgico",
    ),
    (
        -1,
        39,
        "mede|medem|medição|medições|leitura|leituras|sensor|sensores|balança|termómetro|termômetro|gps|relógio|mapa|\
         mapas|resultado|resultados|contagem|diagnóstico|previsão|estimativa|tradução|transcrição|desvio|mostra|\
         conta|indica|diz|valores|números|manda|mandou|me mandou|mandou-me|pedómetro|podómetro",
        "ao calhas|a olho|a olhómetro|no olhômetro|à sorte|ao lado|falha por|falha|erra|errados|errado|errada|\
         erradas|inventa|inventados|quando estão|quando na sala|quando são|a mais|a menos|dois quilos|três graus|\
         cinco graus|graus a mais|passos a mais|passos que não|parado|parada|sentado|muda a cada|varia|variam|\
         disparatado|disparatados|disparatada|absurdos|absurdas|fantasiosos|fantasiosas|otimista|otimistas|\
         pessimista|longe da realidade|fora da realidade|meio do nada|meio de um|para o meio|rua errada|do destino|\
         noutra rua|outra rua|desviado|desviada|desviados|desafinado|desafinada|desregulado|desregulada|desregula|\
         pouco rigor|sem rigor|não batem|não bate|não bate certo|não coincidem|duvidosos|duvidosas|nunca acerta|\
         nunca bate",
    ),
    (
        1,
        40,
        "direção|volante|guiador|guidão|curva|curvas|suspensão|chassis|condução|estrada|conduzir|dirigir|pilotar|\
         guiar|pedalar|entra|em curva|nas curvas|caixa|carro|moto|bicicleta|scooter|manobrar|estacionar|\
         raio de viragem|travões|roda|rodas|kart|barco",
        "precisa|preciso|leve|direta|direto|comunicativa|comunicativo|firme|afinada|afinado|cola-se|cola ao chão|\
         colado ao chão|colado no chão|colada ao chão|agarra-se|agarrado à estrada|agarrada à estrada|em carris|\
         sobre carris|em trilhos|nos trilhos|trilhos|carris|como se andasse|sem medo|com confiança|com segurança|\
         um prazer|um gozo|puro gozo|um gosto|uma delícia|divertido|divertida|obedece|obedece ao|responde ao|na mão|\
         vai na mão|nas palmas|ágil|dócil|dóceis|previsível|estável|estáveis|equilibrado|equilibrada|curtíssimo|\
         em qualquer buraco|qualquer buraco|num palmo|absorve|absorve tudo|come os buracos|engole buracos|\
         sem bambolear|sem adornar|perdoa|perdoa erros|kart|de kart|de desportivo|com um dedo|manobra-se|\
         com facilidade",
    ),
    (
        -1,
        40,
        "direção|volante|guiador|guidão|curva|curvas|suspensão|chassis|condução|estrada|conduzir|dirigir|pilotar|\
         guiar|pedalar|em curva|nas curvas|caixa|carro|moto|bicicleta|scooter|manobrar|estacionar|carrinho|roda|\
         rodas|à chuva|na chuva|vento",
        "adorna|adorna demasiado|balança|balanceia|bamboleia|abana|foge|foge de frente|foge de traseira|\
         sai de frente|sai de traseira|traseira|escorrega|derrapa|patina|não comunica|não transmite|vaga|vago|\
         imprecisa|impreciso|pesada|pesado|pesadona|demasiado leve|leve demais|filtrada|borracha|de borracha|\
         elástica|dura|duro|seca|seco|aos saltos|saltita|saltos|cada buraco|todos os buracos|solavanco|solavancos|\
         mole|molengona|nervosa|nervoso|nervosa demais|instável|instáveis|insegura|inseguro|arisca|arisco|bêbado|\
         de bêbado|como um barco|um barco|camião|de camião|caminhão|de caminhão|de trator|trator|paquiderme|elefante|\
         transatlântico|porta-aviões|preguiçosa|lenta a reagir|encrava|encravam|empanca|empancam|teimosa|teimosas|\
         desgovernado|um suplício",
    ),
    (
        1,
        41,
        "conselho|conselhos|explica|explicam|explicou|explicaram|sabe|sabem|formadores|formador|professores|\
         professor|professora|vendedor|vendedores|consultor|consultores|consultora|nutricionista|técnicos|\
         especialistas|sommelier|treinador|treinadores|instrutor|instrutores|médico|médicos|farmacêutico|\
         farmacêutica|equipa técnica|guia|guias|manual|manuais|tutorial|tutoriais|documentação|blog|vídeos|aulas|\
         curso|cursos|percebe|percebem|aconselha|aconselham|orienta|orientam|ensina|ensinam",
        "do que falam|do que fala|o que diz|o que dizem|o que fazem|o que faz|da poda|na ponta da língua|a fundo|\
         como ninguém|como poucos|de tudo|do assunto|da matéria|tim-tim por tim-tim|tintim por tintim|\
         tim tim por tim tim|passo a passo|linguagem de gente|em linguagem|em português claro|sem jargão|\
         sem mediquês|sem economês|com paciência|com clareza|primor de clareza|clareza|um primor|de mão cheia|\
         de primeira|de luxo|de topo|à medida|sob medida|personalizado|personalizados|certeiro|certeiros|acertado|\
         acertados|valioso|valiosos|preciosos|precioso|honesto|honestos|sem empurrar|não empurra|em cheio|\
         na harmonização|ilustrado|ilustrados|bem escrito|bem escritos|claro|claros|clara|claras|completo|completos|\
         completa|exemplar|exemplares|didático|didáticos|paciente|pacientes|experientes|experiente|\
         melhores professores|melhor equipa|corrigem|corrige|tiram dúvidas|tira dúvidas|todas as dúvidas|útil|úteis|\
         riquíssima|rica|inspiradores|apaixonados|acompanhamento",
    ),
    (
        -1,
        41,
        "conselho|conselhos|explica|explicam|explicou|não explica|não sabe|não sabia|não sabem|formadores|formador|\
         professores|professor|vendedor|vendedores|consultor|consultores|técnicos|especialistas|treinador|instrutor|\
         instrutores|médico|guia|guias|manual|manuais|tutorial|tutoriais|documentação|instruções|aulas|curso|cursos|\
         slides|empregados|funcionários",
        "hieróglifo|um hieróglifo|hieróglifos|chinês|em chinês|traduzido por engano|traduzidas por engano|por engano|\
         mal traduzido|mal traduzida|mal traduzidas|google tradutor|de duas páginas|de uma página|inexistente|\
         inexistentes|incompleta|incompleto|desatualizada|desatualizado|desatualizados|errado|errados|\
         um conselho errado|conselho errado|genérico|genéricos|da treta|de treta|de circunstância|às cegas|\
         distinguir|a diferença|do que vende|do que vendem|o que vende|o que vendem|do que falam|sabia distinguir|\
         menos do que eu|menos do que o cliente|pouco|nada|lidos em voz alta|voz alta|velhos|empurra|empurram|\
         empurrou|só querem vender|impingir|impinge|impingem|a mais cara|o mais caro|sem explicar|não ajuda|\
         não ajudam|não ensina|não ensinam|às aranhas|perdido|perdidos|jargão|cheio de jargão|indecifrável|ilegível|\
         superficial|superficiais|pela rama|amadores|amador|que encher chouriços|encher chouriço|encher linguiça",
    ),
    (
        1,
        42,
        "primeira|primeiro|pioneira|pioneiro|inventou|reinventou|reinventa|lançou|estreou|estreia|introduziu|levou|\
         criou|patente|patenteado|patenteada|patentes|ideia|ideias|tecnologia|solução|conceito|processador|dobradiça|\
         sistema|arrisca|aposta|antecipou|inédito|inédita|novidade|novidades",
        "do setor|no setor|da indústria|do mercado|no mercado|do mundo|no mundo|a pôr|a usar|a apostar|a trazer|\
         a lançar|a oferecer|a integrar|muito antes|antes da concorrência|antes de todos|antes dos outros|\
         à frente da concorrência|à frente do seu tempo|anos à frente|adiante|que nenhum rival|nenhum rival|\
         nenhum concorrente|ninguém tem|ninguém mais tem|que mais ninguém|mais ninguém|nunca vista|nunca visto|\
         nunca antes|sem precedentes|originais|mais originais|original|engenhosa|engenhoso|genial|geniais|visionária|\
         visionário|inédita|inédito|inéditos|própria|exclusiva|exclusivo|de ponta|de vanguarda|revolucionária|\
         revolucionário|disruptiva|do futuro|futurista|com telas dobráveis|inteligência artificial|a irrigação|\
         a forma como|a maneira de|o conceito|o setor|a categoria|as regras do jogo|o jogo",
    ),
    (
        -1,
        42,
        "inovação|novidade|novidades|tecnologia|projeto|conceito|modelo|versão|geração|nova versão|novo modelo|gama|\
         ideia|ideias|limita-se|continua|continua a|ainda|insiste|insiste em|parou|ficou|vive|repete|recicla|\
         requenta|copia|copiou|de revolucionário|de novo",
        "no tempo|parada no tempo|de há cinco anos|de cinco anos atrás|anos atrás|de há dez anos|há dez anos|\
         do século passado|da década passada|de ontem|requentado|requentada|requentando|requentar|a requentar|\
         reciclado|recicladas|recicladas dos|copiada|copiado|copiadas|copia|cópia|a reboque|a copiar|dos rivais|\
         da concorrência|o mesmo de sempre|mais do mesmo|mudar a cor|muda a cor|só o nome|só muda|quase igual|\
         igual à anterior|igual ao anterior|a anterior|o anterior|pouco ou nada|zero|nenhuma|nula|só no cartaz|\
         só o cartaz|só no marketing|só de marketing|como se fossem novidade|como se fosse novidade|à sombra|\
         dos louros|louros|do passado|vive do passado|leitores de dvd|ultrapassada|ultrapassado|obsoleta|obsoleto|\
         datada|tecnologia de ontem|sem ideias",
    ),
];
