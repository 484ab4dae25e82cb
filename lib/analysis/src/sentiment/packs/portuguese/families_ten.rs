//! Portuguese praise and blame as it is said of many kinds of products and services, plainly and idiomatically. Only data.

/// (sign, feature that is implied or 0, words).
pub(super) const PHRASES: &[(i8, u16, &str)] = &[
    (
        1,
        30,
        "sem anuidade|zero anuidade|anuidade zero|anuidade grátis|isento de anuidade|isenta de anuidade|sem tarifa|\
         sem tarifas|zero tarifa|tarifa zero|sem taxa|sem taxas|taxa zero|zero taxa|zero taxas|sem mensalidade|\
         sem multa|sem fidelidade|sem taxa de adesão|sem taxa de matrícula|sem matrícula|sem custo extra|\
         sem custos extras|sem custo adicional|sem pegadinha|sem pegadinhas|sem letras miúdas|pix ilimitado|\
         saques grátis|saque grátis|saques gratuitos|transferências grátis|ted grátis|conta grátis|conta gratuita|\
         cashback em|taxas baixas|taxa baixa|juros baixos|menores taxas|menores juros|tarifas baixas|\
         tarifas transparentes|cobrança transparente|cancela quando quiser|cancele quando quiser|\
         cancelar quando quiser|cancela sem multa|cancelamento sem multa|cancelamento grátis",
    ),
    (
        -1,
        30,
        "cobra anuidade|cobra taxa|cobra taxas|cobra tarifa|cobra por tudo|cobra até|cobra caro por|cobra por fora|\
         cobra à parte|cobra multa|cobra por saque|cobra por cada|cobra por transferência|cobra 0|taxa escondida|\
         taxas escondidas|taxa abusiva|taxas abusivas|juros abusivos|juros altos|taxas altas|taxa alta|taxa salgada|\
         taxas salgadas|tarifas altas|tarifa alta|tarifas salgadas|anuidade alta|anuidade salgada|anuidade cara|\
         multa alta|multa pesada|multa de cancelamento|multa rescisória|multa por cancelamento|fidelidade de 0|\
         fidelidade de doze|fidelidade mínima|contrato de fidelidade|taxa de matrícula|taxa de adesão|\
         taxa de cancelamento|taxa de conveniência|taxa de serviço|taxa de entrega alta|custos escondidos|\
         custo escondido|custos extras|cobrança indevida|cobranças indevidas|cobrança surpresa|cobranças surpresa|\
         pegadinha|pegadinhas|tudo à parte|tudo é cobrado|bagagem à parte|bagagem cobrada|juros de agiota",
    ),
    (
        1,
        31,
        "pega em todo lugar|pega em qualquer|pega até|pega bem|sinal forte|sinal estável|sinal em todo|sinal até|\
         cobertura ampla|ampla cobertura|boa cobertura|ótima cobertura|excelente cobertura|cobertura nacional|\
         cobertura completa|cobertura internacional|cobertura em todo|cobertura total|maior cobertura|\
         melhor cobertura|rede ampla|ampla rede|rede credenciada ampla|rede enorme|maior rede|melhor rede|\
         rede própria|5g em|presente em todo|presente em todos|presente em 0|presente em mais|atende todo o|\
         atende em todo|atende todo|atende todas|aceito em todo|aceita em todo|aceito em qualquer|aceita em qualquer|\
         cobre até|cobre roubo|cobre furto|cobre danos|cobre terceiros|cobre vidros|cobre tudo|cobre quase tudo|\
         cobre desde|cobre todo|cobre toda|cobre incêndio|cobre enchente|cobre doenças|cobre acidentes|\
         cobre cirurgias|cobre consultas|cobre exames|cobre internação|guincho ilimitado|guincho 24|assistência 24h|\
         assistência 24 horas|voa para|opera em 0|agências em todo|unidades em todo|lojas em todo|lojas espalhadas",
    ),
    (
        -1,
        31,
        "não pega|não pega em|não pega dentro|pega mal|sinal fraco|sinal ruim|sinal cai|sinal some|sem sinal|\
         área de sombra|áreas de sombra|cobertura fraca|cobertura limitada|cobertura ruim|cobertura restrita|\
         cobertura falha|cobertura parcial|cobertura básica|rede limitada|rede credenciada limitada|rede pequena|\
         rede credenciada pequena|poucos hospitais|poucos médicos|poucas clínicas|poucas agências|poucas cidades|\
         poucas lojas|poucas unidades|poucos destinos|poucos postos|só atende|só pega|só cobre|só em capitais|\
         só nas capitais|só em grandes centros|fora das capitais|fora dos grandes centros|longe das capitais|\
         não cobre|não atende|não chega ao interior|não chega no interior|carência longa|carência de 0|\
         carências longas|franquia alta|franquia cara|exclui|excluem|exclusões demais|negou a cobertura|\
         nega cobertura",
    ),
    (
        1,
        32,
        "entrega rápida|entrega rapidíssima|entrega no mesmo|entrega no dia|entrega em 24|entrega em 48|\
         entrega em até|entrega expressa|entrega relâmpago|entrega pontual|entrega grátis|entrega agendada|\
         entrega cuidadosa|entrega impecável|entrega antes do|entrega no prazo|entrega para todo|chegou antes|\
         chegou no prazo|chegou rápido|chegou rapidinho|chegou voando|chegou em dois|chegou em três|chegou em 24|\
         chegou no dia|chegou no mesmo|chegou bem embalado|chegou bem embalada|chegou inteiro|chegou inteirinho|\
         chegou intacto|chegou intacta|chega antes|chega no dia|chega no mesmo|chega em até|chega rapidinho|\
         chega voando|chega quentinho|chega quentinha|frete grátis|frete rápido|frete barato|envio no mesmo|\
         envio imediato|bem embaladinho|bem embalado|bem embalada|embalagem caprichada|embalagem reforçada|\
         rastreio em tempo|rastreamento em tempo|rastreio detalhado|retirada na loja",
    ),
    (
        -1,
        32,
        "chegou atrasado|chegou atrasada|chegou quebrado|chegou quebrada|chegou amassado|chegou amassada|\
         chegou errado|chegou errada|chegou riscado|chegou riscada|chegou aberto|chegou aberta|chegou rasgado|\
         chegou depois|chegou com atraso|chegou faltando|chegou incompleto|nunca chegou|não chegou|ainda não chegou|\
         veio quebrado|veio quebrada|veio trocado|veio trocada|veio errado|veio errada|veio amassado|veio amassada|\
         veio riscado|veio faltando|entrega atrasada|entrega atrasou|entrega atrasa|entrega demorada|entrega lenta|\
         entrega demora|entregas atrasam|atrasa a entrega|atrasou a entrega|atraso na entrega|atrasos na entrega|\
         demora na entrega|demora para entregar|demora a entregar|demorou para chegar|demorou a chegar|\
         demora para chegar|demorou um mês|demorou semanas|demorou dias|demorou 0|extraviou|extraviaram|extraviado|\
         extraviada|mal embalado|mal embalada|embalagem rasgada|embalagem amassada|embalagem violada|frete caro|\
         frete salgado|frete abusivo|frete alto|prazo longo|prazos longos|prazo estourado|estoura o prazo|\
         estourou o prazo|fora do prazo|não cumpre prazos|não cumpre o prazo|jogado no portão|largado no portão|\
         rastreio parado",
    ),
    (
        1,
        33,
        "garantia estendida|garantia de 0 anos|garantia de dois|garantia de três|garantia de cinco|garantia de dez|\
         garantia longa|garantia vitalícia|garantia generosa|garantia completa|garantia total|longa garantia|\
         maior garantia|0 anos de garantia|dois anos de garantia|três anos de garantia|cinco anos de garantia|\
         dez anos de garantia|vinte anos de garantia|troca fácil|troca grátis|troca na hora|troca sem|troca imediata|\
         trocaram na hora|trocou na hora|trocaram sem|trocou sem|devolução fácil|devolução grátis|devolução gratuita|\
         devolução simples|devolução sem|devolveram o dinheiro|devolveu o dinheiro|devolve o dinheiro|\
         dinheiro de volta|estorno rápido|estorno na hora|estornou na hora|estornaram na hora|estorno em|\
         reembolso rápido|reembolso integral|reembolso imediato|reembolso na hora|reembolso em|reembolso total|\
         reembolsou na hora|noites de teste|noites para testar|dias de teste|dias para testar|dias para trocar|\
         dias para devolver|dias grátis|teste grátis de|mês grátis|primeiro mês grátis|período de teste|\
         cumpre a garantia|honra a garantia|coleta em casa",
    ),
    (
        -1,
        33,
        "garantia curta|garantia de só|garantia de apenas|garantia de 90|garantia de três meses|\
         garantia de seis meses|garantia limitada|garantia ruim|garantia não cobre|garantia não cobriu|\
         garantia negada|garantia recusada|nega a garantia|negou a garantia|negaram a garantia|negam a garantia|\
         só três meses de|apenas três meses de|só um ano de garantia|apenas um ano de garantia|sem garantia|\
         não troca|não trocam|não trocaram|não devolve|não devolvem|não devolveram|não estorna|não estornaram|\
         não reembolsa|não reembolsam|não reembolsaram|recusa trocas|recusa a troca|recusaram a troca|\
         dificulta a troca|dificulta a devolução|dificultam a devolução|dificulta o reembolso|devolução burocrática|\
         devolução complicada|devolução demorada|devolução paga|troca burocrática|troca demorada|troca complicada|\
         reembolso demorado|reembolso demora|reembolso lento|reembolso demorou|estorno demora|estorno demorou|\
         estorno nunca|reembolso nunca|frete da devolução|frete de devolução|só crédito na loja|só vale-compra|\
         vale-compra|vale-troca",
    ),
    (
        1,
        34,
        "bem avaliado|bem avaliada|bem avaliados|bem falado|bem falada|bem cotado|bem cotada|bem recomendado|\
         muito recomendado|muito recomendada|muito elogiado|muito elogiada|elogiadíssimo|elogiadíssima|nota alta no|\
         nota alta|notas altas|notas altíssimas|avaliações altas|avaliação alta|avaliações positivas|boas avaliações|\
         ótimas avaliações|excelentes avaliações|selo ra1000|ra1000|ótimo no reclame|nota 9|nota 8|nota 4|\
         marca consagrada|marca de confiança|marca respeitada|marca tradicional|marca consolidada|marca líder|\
         marca querida|marca premiada|nome forte|nome de peso|nome respeitado|nome consolidado|tradição no|\
         tradição em|anos de tradição|anos de mercado|anos de estrada no|décadas de mercado|décadas de experiência|\
         décadas de tradição|líder de vendas|líder em vendas|campeão de vendas|campeã de vendas|mais vendido|\
         mais vendida|mais vendidos|queridinha das|queridinha dos|queridinho das|queridinho dos|favorita das|\
         favorita dos|favorito das|favorito dos|preferida das|preferida dos|preferido dos|preferido das|fãs fiéis|\
         clientes fiéis|clientela fiel|público fiel|legião de fãs|credibilidade no|credibilidade junto|boca a boca|\
         indicado por|indicada por|recomendado por|recomendada por|recomendado pelos|recomendada pelos|prêmio de|\
         premiada em|premiado em|vencedora do prêmio|vencedor do prêmio",
    ),
    (
        -1,
        34,
        "mal avaliado|mal avaliada|mal falado|mal falada|mal visto|mal vista|nota baixa|notas baixas|\
         avaliações ruins|avaliação ruim|avaliações negativas|avaliações péssimas|péssimas avaliações|\
         reclame aqui lotado|campeã de reclamações|campeão de reclamações|líder de reclamações|chuva de reclamações|\
         muitas reclamações|muitas queixas|várias reclamações|inúmeras reclamações|centenas de reclamações|\
         milhares de reclamações|reclamações no|reclamações sobre|fama de|má fama|fama ruim|péssima fama|nome sujo|\
         nome manchado|imagem arranhada|imagem manchada|imagem abalada|reputação arranhada|reputação manchada|\
         reputação abalada|reputação ruim|envolvida em|envolvido em|processada por|processado por|multada pelo|\
         multada por|investigada por|polêmica com|polêmicas com|denúncias de|denúncia de|acusada de|acusado de|\
         perdeu credibilidade|perdeu a confiança|desconfiança|pouco conhecida|pouco conhecido|marca desconhecida",
    ),
    (
        1,
        35,
        "variedade enorme|variedade de|variedade incrível|enorme variedade|ampla variedade|grande variedade|\
         muita variedade|variedade para|catálogo enorme|catálogo gigante|catálogo imenso|catálogo variado|\
         catálogo extenso|catálogo vasto|catálogo completo|catálogo rico|catálogo recheado|catálogo de peso|\
         cardápio variado|cardápio extenso|cardápio enorme|cardápio rico|cardápio completo|linha completa|\
         linha extensa|linha ampla|linha variada|linha vasta|portfólio amplo|portfólio extenso|portfólio completo|\
         portfólio variado|amplo portfólio|opções de sobra|opções para todos|opções para todo|opções de cores|\
         opção para todos|para todos os gostos|para todos os bolsos e|tem de tudo|tem para todos|tem para todo|\
         tem do p ao|do pp ao|do p ao gg|vários tamanhos|todos os tamanhos|tamanhos para todos|vários sabores|\
         várias cores|várias opções|dezenas de opções|dezenas de sabores|dezenas de cores|dezenas de modelos|\
         centenas de opções|milhares de opções|milhares de títulos|milhares de produtos|milhares de itens|\
         acervo enorme|acervo gigante|acervo imenso|acervo rico|escolha não falta|não falta opção|não faltam opções|\
         grade completa|mix variado|estoque sempre|sempre em estoque",
    ),
    (
        -1,
        35,
        "pouca variedade|pouca opção|poucas opções|poucos modelos|poucos sabores|poucas cores|poucos tamanhos|\
         poucos títulos|menos opções|menos variedade|falta variedade|falta opção|faltam opções|faltam tamanhos|\
         faltam cores|sem variedade|sem muita opção|sem muitas opções|catálogo pequeno|catálogo fraco|\
         catálogo limitado|catálogo enxuto|catálogo curto|catálogo magro|catálogo pobre|catálogo defasado|\
         catálogo parado|cardápio enxuto|cardápio curto|cardápio limitado|cardápio repetitivo|cardápio pobre|\
         linha enxuta|linha limitada|linha pequena|portfólio enxuto|portfólio limitado|só tem preto|só tem em|\
         só em preto|só em duas|só em uma cor|só até o|tamanhos limitados|numeração limitada|grade limitada|\
         esgota rápido|esgota em|vive esgotado|vive esgotada|sempre esgotado|sempre esgotada|fora de estoque|\
         em falta|vive em falta|sempre em falta|acervo pequeno|acervo limitado|acervo fraco",
    ),
    (
        1,
        36,
        "fácil de limpar|fáceis de limpar|facílimo de limpar|facinho de limpar|fácil de lavar|fáceis de lavar|\
         moleza de limpar|limpa fácil|limpa fácil com|limpa num instante|limpa em segundos|limpa-se fácil|lava fácil|\
         lava na máquina|lavável na máquina|vai na máquina|vão na máquina|vai na lava-louças|vão na lava-louças|\
         pode ir na máquina|pode ir na lava-louças|basta um pano|é só passar um pano|só passar um pano|\
         com um pano úmido|desmonta fácil|desmonta inteiro|desmonta inteira|desmonta todo|desmonta para lavar|\
         não junta sujeira|não acumula sujeira|não gruda sujeira|não gruda nada|nada gruda|não mancha|não encarde|\
         antiaderente|autolimpante|autolimpeza|se limpa sozinho|se limpa sozinha|baixa manutenção|pouca manutenção|\
         manutenção simples|manutenção barata|manutenção fácil|manutenção mínima|manutenção zero|\
         manutenção descomplicada|revisão barata|revisões baratas|peças baratas|peças fáceis|peças acessíveis|\
         peça barata|peças de reposição fáceis|fácil de consertar|qualquer oficina|qualquer mecânico",
    ),
    (
        -1,
        36,
        "difícil de limpar|difíceis de limpar|chato de limpar|chata de limpar|chatinho de limpar|ruim de limpar|\
         um saco limpar|um saco para limpar|dá trabalho limpar|dá trabalho para limpar|dá trabalho pra limpar|\
         dá trabalho lavar|trabalhoso de limpar|trabalhosa de limpar|junta sujeira|junta poeira|junta gordura|\
         junta mofo|junta pelo|acumula sujeira|acumula poeira|acumula gordura|acumula mofo|acumula pelo|gruda tudo|\
         gruda no fundo|tudo gruda|encarde|encardem|mancha fácil|mancha à toa|marca dedo|marca dedos|\
         cheio de cantinhos|entope fácil|entope toda|entope direto|manutenção cara|manutenção chata|\
         manutenção frequente|manutenção constante|manutenção complicada|manutenção trabalhosa|alta manutenção|\
         muita manutenção|revisão cara|revisões caras|peça cara|peças caras|peças difíceis|peças importadas|\
         peças que não se acham|não acha peça|não se acha peça|falta peça|faltam peças|peça de reposição cara|\
         não vai na lava-louças|não vai na máquina|não pode ir na|só lavagem à mão|só à mão|filtro caro|\
         filtros caros|refil caro|refis caros|troca de filtro cara",
    ),
    (
        1,
        37,
        "cabe tudo|cabe de tudo|cabe muita|cabe muito|cabe bastante|cabe a família|cabe a compra|cabe uma compra|\
         cabem 0|cabem cinco|cabem sete|cabem todas|espaço de sobra|sobra espaço|espaço generoso|espaço à vontade|\
         muito espaço|bastante espaço|amplo espaço|espaçoso|espaçosa|porta-malas enorme|porta-malas gigante|\
         porta-malas generoso|porta-malas amplo|porta-malas de 0|grande capacidade|boa capacidade|ótima capacidade|\
         alta capacidade|capacidade generosa|capacidade de 0|capacidade para|capacidade enorme|capacidade de sobra|\
         capacidade ampla|memória de sobra|memória generosa|armazenamento generoso|armazenamento de sobra|\
         armazenamento ilimitado|armazenamento amplo|0 gb de|0 tb de|1 tb de|2 tb de|terabyte de|reservatório grande|\
         reservatório generoso|reservatório amplo|tanque grande|tanque generoso|comporta até|comporta uma|leva até|\
         guarda até|armazena até|acomoda até|para a família toda|para família grande",
    ),
    (
        -1,
        37,
        "cabe pouco|cabe pouca|cabe quase nada|mal cabe|mal cabem|não cabe nada|não cabe uma|não cabe um|não cabem|\
         só cabe|só cabem|falta espaço|pouco espaço|espaço apertado|apertado para|apertada para|porta-malas pequeno|\
         porta-malas apertado|porta-malas minúsculo|porta-malas acanhado|capacidade pequena|capacidade baixa|\
         capacidade limitada|capacidade reduzida|pouca capacidade|baixa capacidade|memória pequena|pouca memória|\
         memória insuficiente|memória limitada|pouco armazenamento|armazenamento limitado|armazenamento insuficiente|\
         armazenamento pequeno|lota rápido|lota em|lota logo|enche rápido|enche logo|enche em|reservatório pequeno|\
         reservatório minúsculo|tanque pequeno|tanque minúsculo|copo pequeno|jarra pequena|cesto pequeno|\
         pequeno para a família|pequena para a família|pequeno para família|pequena para família|pequeno demais para|\
         pequena demais para",
    ),
    (
        1,
        38,
        "autonomia de 0 km|autonomia de até 0|0 km de autonomia|0 km com um tanque|0 km com uma carga|0 km por carga|\
         0 km por tanque|0 quilômetros com|0 quilômetros por|roda até 0|roda mais de 0|roda 0|roda muito com|\
         anda muito com|vai longe com|vai longe|vai e volta|ida e volta sem|sem parar para abastecer|\
         sem precisar abastecer|sem abastecer|sem recarregar|viaja sem parar|pega longe|alcança longe|alcança toda|\
         alcança a casa|alcança até|alcance longo|longo alcance|grande alcance|ótimo alcance|alcance de até|\
         alcance de 0|alcance generoso|atravessa paredes|cobre a casa|cobre o quintal|cobre até 0 metros|\
         sinal chega ao|sinal chega no|sinal chega até",
    ),
    (
        -1,
        38,
        "alcance curto|alcance limitado|alcance fraco|alcance ruim|alcance pequeno|pouco alcance|baixo alcance|\
         curto alcance|mal chega no|mal chega ao|mal alcança|não alcança|não chega nem|não passa da parede|\
         não atravessa parede|não atravessa paredes|perde sinal a|perde o sinal a|sinal morre|sinal não chega|\
         não chega aos 0|não passa de 0|não passa dos 0|autonomia de só|autonomia de apenas|só 0 km|apenas 0 km|\
         só roda 0|roda pouco|mal roda|anda pouco|para no meio do caminho|obriga a parar|longe do prometido|\
         longe do anunciado|longe dos 0|abaixo do anunciado|abaixo do prometido",
    ),
    (
        1,
        39,
        "medição precisa|medições precisas|medições confiáveis|medição confiável|leitura precisa|leituras precisas|\
         leituras confiáveis|gps preciso|gps certeiro|sensor preciso|sensores precisos|sensor certeiro|precisão de|\
         precisão impressionante|alta precisão|muita precisão|extrema precisão|precisão cirúrgica|\
         precisão milimétrica|precisão de laboratório|bate com o|bate com a|bateu com o|bateu certinho|bate certinho|\
         acerta na|acerta em|acerta o|acerta a|acerta até|acerta sempre|crava o|crava a|cravou o|cravou a|não erra|\
         não erra uma|nunca erra|erra pouco|diagnóstico certeiro|resultado preciso|resultados precisos|\
         resultado confiável|resultados confiáveis|mede certinho|mede direitinho|conta certinho|calcula certinho|\
         detecta com precisão|mede com precisão|milimétrico|milimétrica|milimétricos|corte preciso|cortes precisos|\
         tradução precisa|traduções precisas|tradução fiel|previsões certeiras",
    ),
    (
        -1,
        39,
        "medição errada|medições erradas|medição imprecisa|medições imprecisas|leitura errada|leituras erradas|\
         leitura imprecisa|leituras imprecisas|gps impreciso|gps perdido|gps se perde|gps erra|gps falha|\
         sensor impreciso|sensor erra|sensor falha|sensores falham|sensor maluco|erra feio|erra muito|erra bastante|\
         erra a|erra o|erra as|erra os|erra na|erra no|erra por|errou feio|errou o|errou a|conta passos a|\
         conta passos que|conta a mais|mede a mais|mede a menos|mede errado|mostra errado|calcula errado|desregula|\
         descalibra|descalibrado|descalibrada|desregulado|desregulada|não bate com|não bateu com|diverge do|\
         diverge da|difere do|diferença de 0|marca errado|marca a mais|marca a menos|chuta|no chute|\
         resultado impreciso|resultados imprecisos|pouca precisão|falta precisão|sem precisão|baixa precisão|\
         tradução errada|traduções erradas|traduções literais",
    ),
    (
        1,
        40,
        "gostoso de dirigir|gostosa de dirigir|gostoso de guiar|gostoso de pilotar|gostosa de pilotar|\
         prazeroso de dirigir|prazer ao volante|prazer de dirigir|divertido de dirigir|divertida de pilotar|\
         bom de curva|boa de curva|boa de guiar|bom de guiar|firme na curva|firme nas curvas|firme na estrada|\
         estável na estrada|estável nas curvas|estável em curva|estável em alta|gruda no chão|grudado no chão|\
         grudada no chão|gruda no asfalto|cola no chão|agarra no chão|na mão do motorista|direção leve|\
         direção precisa|direção direta|direção certeira|direção elétrica leve|volante leve|volante preciso|\
         suspensão macia|suspensão confortável|suspensão bem acertada|suspensão bem calibrada|suspensão equilibrada|\
         suspensão firme|acerto de suspensão|engole buracos|absorve buracos|filtra bem os|\
         filtra os buracos|fácil de manobrar|fácil de estacionar|fácil de pilotar|fácil de dirigir|manobra fácil|\
         vira fácil|desliza fácil|deslizam fácil|rodinhas macias|rodinhas deslizam|responde bem ao|responde bem aos|\
         ágil no trânsito|ágil na cidade|ágil nas curvas|câmbio suave|câmbio preciso|trocas suaves|pedal macio",
    ),
    (
        -1,
        40,
        "ruim de curva|ruim de dirigir|ruim de guiar|ruim de pilotar|ruim de manobrar|ruim de estacionar|\
         difícil de manobrar|difícil de estacionar|difícil de pilotar|difícil de dirigir|difícil de controlar|\
         pesado de manobrar|pesada de manobrar|pesado de dirigir|direção pesada|direção dura|direção imprecisa|\
         direção boba|direção vaga|direção anestesiada|volante pesado|volante duro|suspensão dura|suspensão seca|\
         suspensão mole|suspensão molenga|suspensão bate|bate seco|pula demais|pula muito|sacode|chacoalha na|\
         balança na|balança demais|balança nas|aderna|rola nas curvas|inclina demais|inclina nas curvas|\
         sai de frente|sai de traseira|instável nas|instável na|instável em|solta na pista|solta nas curvas|samba na|\
         samba nas|passarinha|derrapa na|derrapa no|patina na|patina no|rodinha trava|rodinhas travam|rodas travam|\
         roda trava|emperra nas|câmbio duro|câmbio indeciso|câmbio lento|câmbio dá trancos|trancos no câmbio|\
         dá trancos|embreagem dura|embreagem pesada|puxa para o lado",
    ),
    (
        1,
        41,
        "especialistas de verdade|time de especialistas|equipe de especialistas|equipe especializada|equipe técnica|\
         equipe capacitada|equipe qualificada|equipe experiente|profissionais capacitados|profissionais qualificados|\
         profissionais experientes|professores excelentes|professores ótimos|professores experientes|\
         professores qualificados|professores que|professores renomados|professor explica|professores explicam|\
         instrutores atentos|instrutores experientes|instrutores qualificados|consultores preparados|\
         consultores experientes|consultores especializados|vendedores que entendem|vendedores preparados|\
         entende do assunto|entendem do assunto|entende do riscado|entendem do riscado|manja do assunto|\
         manjam do assunto|sabe orientar|sabem orientar|orienta bem|orientam bem|orienta o cliente|tira todas as|\
         tiram todas as|tira dúvidas|tiram dúvidas|explica tudo|explicam tudo|explica direitinho|explicam direitinho|\
         explicação clara|explicações claras|didática excelente|didática ótima|boa didática|ótima didática|\
         excelente didática|didática impecável|tutoriais claros|tutoriais completos|tutoriais em vídeo|\
         vídeos explicativos|documentação completa|documentação clara|documentação excelente|documentação extensa|\
         documentação rica|manual claro|manual completo|manual ilustrado|manual em português|material didático|\
         conteúdo aprofundado|conteúdo rico|conteúdo de qualidade|conteúdo atualizado|aulas claras|aulas ótimas|\
         aulas bem|consultoria personalizada|consultoria gratuita|consultoria especializada|orientação personalizada|\
         recomendações personalizadas|acompanhamento nutricional|acompanhamento individual|acompanhamento de perto|\
         acompanhamento personalizado|mentoria",
    ),
    (
        -1,
        41,
        "vendedores despreparados|vendedor despreparado|vendedores perdidos|vendedores sem|vendedor sem|\
         vendedores não sabem|vendedor não sabe|vendedores mal|equipe despreparada|equipe mal|equipe perdida|\
         profissionais despreparados|professores despreparados|professores fracos|professores ruins|professor fraco|\
         professor ruim|instrutores despreparados|instrutores distraídos|instrutor distraído|\
         consultores despreparados|não entende do|não entendem do|não sabe explicar|não sabem explicar|\
         não sabe informar|não sabem informar|não sabe orientar|não sabem orientar|sem orientação|falta orientação|\
         pouca orientação|orientação fraca|orientação errada|informação errada|informações erradas|\
         informação desencontrada|informações desencontradas|explica mal|explicam mal|mal explicado|mal explicada|\
         mal explicados|didática fraca|didática ruim|didática péssima|sem didática|documentação fraca|\
         documentação pobre|documentação confusa|documentação escassa|documentação rasa|documentação incompleta|\
         documentação desatualizada|manual confuso|manual incompleto|manual ruim|manual fraco|manual só|manual pobre|\
         sem manual|tutoriais fracos|tutoriais confusos|conteúdo raso|conteúdo fraco|conteúdo superficial|\
         conteúdo desatualizado|conteúdo repetitivo|conteúdo genérico|aulas rasas|aulas fracas|aulas superficiais|\
         aulas desatualizadas|aulas chatas|aulas maçantes|conselhos genéricos|recomendações genéricas|\
         dicas genéricas|só quer empurrar|só querem empurrar|empurram produto|empurra produto|empurroterapia",
    ),
    (
        1,
        42,
        "saiu na frente|sai na frente com|largou na frente|pioneira em|pioneiro em|pioneira no|pioneiro no|\
         pioneira na|pioneiro na|pioneira ao|foi pioneira|foi pioneiro|foi a primeira|foi o primeiro|primeira a|\
         primeira do|primeira no|primeiro a|primeiro do|primeiro no|primeira marca a|primeira empresa a|inova ao|\
         inova com|inova na|inova no|inova em|inovou ao|inovou com|inovou na|inovou no|inovação de verdade|\
         inovação constante|inovação real|sempre inovando|sempre inova|não para de inovar|tecnologia de ponta|\
         tecnologia própria|tecnologia exclusiva|tecnologia inédita|tecnologia patenteada|tecnologia avançada|\
         tecnologia embarcada|alta tecnologia|última geração|recurso inédito|recursos inéditos|função inédita|\
         solução inédita|solução inovadora|soluções inovadoras|proposta inovadora|ideia genial|ideia inovadora|\
         sacada genial|boa sacada|ótima sacada|bela sacada|usa inteligência artificial|usa ia|\
         com inteligência artificial|com ia|ia própria|inteligência artificial própria|revoluciona|revolucionou|\
         revolucionaram|reinventa|reinventou|reinventaram|muda o jogo|mudou o jogo|divisor de águas|\
         à frente do seu tempo|à frente da concorrência|um passo à frente|anos à frente|vanguarda|vanguardista",
    ),
    (
        -1,
        42,
        "não inova|não inovou|não inovam|pouco inova|pouco inovou|nada inova|nada de novo|nada de inovador|\
         nada inovador|nada inovadora|pouca inovação|pouca novidade|poucas novidades|sem novidade|sem novidades|\
         sem inovação|falta inovação|falta ousadia|falta novidade|zero inovação|zero novidade|mais do mesmo|\
         parou no tempo|parada no tempo|parado no tempo|ficou para trás|fica para trás|ficou no passado|\
         vive do passado|cópia de|cópia da|cópia do|copia a|copia o|copia os|copia as|copiou a|copiou o|\
         tecnologia antiga|tecnologia ultrapassada|tecnologia defasada|tecnologia obsoleta|tecnologia velha|\
         chip antigo|processador antigo|processador defasado|hardware antigo|hardware defasado|hardware ultrapassado|\
         motor antigo|motor ultrapassado|projeto antigo|projeto defasado|plataforma antiga|defasado|defasada|\
         defasados|defasadas|requentado|requentada|requenta|requentou|repete a fórmula|repete a receita|\
         mesma fórmula de|só mudou a|só mudou o|só muda a|só muda o|mudou pouco|muda pouco|evoluiu pouco|\
         evolui pouco|pouco evoluiu",
    ),
];
