//! Portuguese praise and blame as it is said of many kinds of products and services, plainly and idiomatically. Only data.

/// (sign, feature that is implied or 0, words).
pub(super) const PHRASES: &[(i8, u16, &str)] = &[
    (
        1,
        22,
        "recheado de recursos|recheada de recursos|cheio de recursos|cheia de recursos|cheio de funções|\
         cheia de funções|repleto de recursos|recursos de sobra|recursos avançados|recursos inteligentes|\
         recursos exclusivos|recursos extras|funções extras|funções inteligentes|funções avançadas|\
         funções exclusivas|muitas funções|vários modos|várias funções|diversas funções|diversos modos|\
         inúmeras funções|inúmeros recursos|conjunto completo|pacote completo|kit completo|completinho|completinha|\
         completo|completa|faz de tudo|faz tudo|vai além do básico|multiuso|multifuncional|versátil|versatilidade|\
         três em um|dois em um|tudo em um|personalizável|programável|controle total|automatiza|automatizam|\
         permite agendar|permite personalizar|permite programar|permite controlar",
    ),
    (
        -1,
        22,
        "básico demais|básica demais|simples demais|faz só o básico|só faz o básico|não vai além do básico|pelado|\
         pelada|peladão|faltam recursos|falta recurso|faltam funções|falta função|poucos recursos|poucas funções|\
         recursos limitados|funções limitadas|menos recursos|menos funções|sem recursos|limitado demais|\
         limitada demais|versão capada|capado|capada|castrado|castrada|recursos bloqueados|recursos pagos|\
         só no plano pago|só na versão paga|só na versão premium",
    ),
    (
        1,
        23,
        "conversa bem com|conversa com tudo|conversa com qualquer|funciona com qualquer|funciona com tudo|\
         funciona com todos|funciona com todas|integra bem|se integra bem|se integra com|se integra a|se integra ao|\
         integra-se com|integra-se a|integra-se ao|integração com|integração nativa|integração perfeita|\
         integrações nativas|sincroniza com|pareia na hora|pareia rápido|pareia fácil|conecta na hora|conecta rápido|\
         conecta fácil|se conecta a|compatível com|compatíveis com|compatibilidade ampla|ampla compatibilidade|\
         serve em qualquer|encaixa em qualquer|aceita qualquer|lê todos os formatos|suporta vários|suporta todos|\
         suporta diversos|multiplataforma|universal",
    ),
    (
        -1,
        23,
        "não conversa com|não funciona com|não se integra|não integra|não sincroniza|não pareia|não conecta|\
         não é compatível|não são compatíveis|incompatível|incompatíveis|sem integração|poucas integrações|\
         falta integração|faltam integrações|só funciona no|só funciona com|só funciona na|só roda no|só serve para|\
         só serve em|só aceita|exclusivo para iphone|exclusivo para android|sem suporte a|sem suporte para|\
         não suporta|não aceita|não lê|precisa de adaptador|exige adaptador|presa ao ecossistema|\
         preso ao ecossistema|perde o pareamento|demora para parear|demora a parear",
    ),
    (
        1,
        24,
        "app redondinho|app redondo|app completo|app bem feito|app intuitivo|app excelente|app ótimo|app fluido|\
         app leve|app bonito|aplicativo redondinho|aplicativo redondo|aplicativo completo|aplicativo bem feito|\
         aplicativo intuitivo|aplicativo excelente|aplicativo ótimo|aplicativo fluido|aplicativo leve|\
         aplicativo bonito|app caprichado|aplicativo caprichado|app premiado|aplicativo premiado|\
         atualizações constantes|atualizações frequentes|atualizações regulares|atualizado com frequência|\
         anos de atualização|anos de atualizações|sistema limpo|sistema fluido|software limpo|software enxuto|\
         software maduro|software robusto|sem propaganda|sem propagandas|sem anúncios",
    ),
    (
        -1,
        24,
        "app ruim|app péssimo|app lento|app bugado|app confuso|app travado|app instável|app pesado|app limitado|\
         app fraco|aplicativo ruim|aplicativo péssimo|aplicativo lento|aplicativo bugado|aplicativo confuso|\
         aplicativo instável|aplicativo pesado|aplicativo limitado|aplicativo fraco|app trava|app fecha|app cai|\
         app deixa a desejar|aplicativo trava|aplicativo fecha|aplicativo cai|aplicativo deixa a desejar|\
         cheio de propaganda|cheio de propagandas|cheio de anúncios|cheia de anúncios|cheio de bug|\
         não recebe atualização|não recebe atualizações|sem atualização|sem atualizações|parou de atualizar|\
         deixou de atualizar|atualização quebrou|atualização piorou",
    ),
    (
        1,
        25,
        "trava de segurança|travas de segurança|desliga sozinho|desliga sozinha|desligamento automático|\
         desliga automaticamente|corte automático|não esquenta por fora|não queima|não tomba|não vira|não escorrega|\
         antiderrapante|antiderrapantes|antitombamento|antiesmagamento|pontas arredondadas|cantos arredondados|\
         bordas arredondadas|livre de bpa|sem bpa|atóxico|atóxica|atóxicos|não tóxico|não tóxica|selo do inmetro|\
         certificado pelo inmetro|certificada pelo inmetro|aprovado pelo inmetro|aprovada pelo inmetro|\
         segura bem no molhado|freia bem|freiam bem|freia em menos|freios potentes|freio potente|\
         cinto de cinco pontos|nota máxima em segurança|cinco estrelas em segurança|seis airbags|sete airbags|\
         0 airbags|passa segurança|transmite segurança|seguro para crianças|segura para crianças|\
         seguros para crianças|seguro para bebês|segura para bebês|segura contra quedas|protege de quedas|\
         protege contra quedas|protege contra choques|reduz o risco de|evita acidentes|evita queimaduras",
    ),
    (
        -1,
        25,
        "risco de choque|risco de queda|risco de incêndio|risco de queimadura|risco de engasgo|risco de asfixia|\
         risco para crianças|dá choque|deu choque|pegou fogo|pega fogo|soltou fumaça|solta fumaça|solta faísca|\
         soltou faísca|explodiu|estourou|queima a mão|queimou a mão|esquenta por fora|esquenta demais|superaquece|\
         tomba fácil|tombou|vira fácil|escorrega no molhado|freia mal|freios fracos|freio fraco|freio falha|\
         freios falham|peças pequenas|pontas afiadas|quinas vivas|quina viva|bordas cortantes|sem trava|sem travas|\
         falta trava|zerou no latin|zero estrela|zero estrelas no|reprovado pelo inmetro|reprovada pelo inmetro|\
         recall|irritou a pele|irrita a pele|deu alergia|causa alergia|causou alergia|perigosa para|perigoso para",
    ),
    (
        1,
        26,
        "criptografia de ponta|criptografia forte|criptografia robusta|criptografa tudo|dados criptografados|\
         dados protegidos|dados seguros|protege os dados|protegem os dados|protege seus dados|protege a conta|\
         proteção antifraude|sistema antifraude|biometria para|autenticação em duas|autenticação em dois|\
         autenticação de dois|verificação em duas|não vende dados|não vende seus dados|não compartilha dados|\
         não compartilha seus dados|não rastreia|não coleta dados|respeita a privacidade|respeita sua privacidade|\
         leva a privacidade|privacidade em primeiro|bloqueia golpes|barra golpes|barra fraudes|bloqueia fraudes|\
         bloqueia o cartão|avisa de cada compra|alerta de fraude|alertas de fraude|cartão virtual|segurança de banco|\
         segurança bancária|servidores no brasil|backup automático|modo anônimo|sem rastreadores",
    ),
    (
        -1,
        26,
        "vende seus dados|vende os dados|vende dados|compartilha dados|compartilha seus dados|compartilha os dados|\
         coleta dados demais|coleta dados sem|coleta mais dados|pede dados demais|pede permissões demais|\
         rastreia tudo|rastreia você|vazou dados|vazaram dados|vazamento de dados|vazamentos de dados|dados vazados|\
         dados vazaram|senhas vazadas|conta hackeada|conta invadida|cartão clonado|clonaram meu cartão|\
         invadiram minha conta|caiu em golpe|golpe pelo app|brecha de segurança|brechas de segurança|\
         falha de segurança|falhas de segurança|sem criptografia|sem autenticação|segurança fraca|segurança falha|\
         escuta tudo|ouve tudo",
    ),
    (
        1,
        27,
        "uma delícia|de comer rezando|de comer de joelhos|comer rezando|de lamber os beiços|gostinho de|\
         gosto de casa|gosto de infância|sabor de infância|sabor de verdade|gostinho caseiro|sabor caseiro|\
         sabor marcante|sabor equilibrado|sabor suave|sabor intenso|sabor autêntico|bem temperado|bem temperada|\
         temperinho|no ponto certo|crocante por fora|crocantinho|crocantinha|cremoso|cremosa|cremosinho|suculento|\
         suculenta|macio por dentro|docinho na medida|doce na medida|sal na medida|azedinho na medida|cheirinho|\
         cheirinho bom|cheiroso|cheirosa|café encorpado|derrete na boca|desmancha na boca|vicia|viciante|pede bis|\
         repeti o prato|saboroso|saborosa|saborosos|saborosas",
    ),
    (
        -1,
        27,
        "gosto de isopor|gosto de papelão|gosto de remédio|gosto de plástico|gosto de sabão|gosto ruim|gosto amargo|\
         gosto artificial|gosto estranho|gosto de queimado|sabor artificial|sabor fraco|sabor apagado|sabor ruim|\
         sabor estranho|sem gosto|sem sabor|sem tempero|aguado|aguada|aguados|ralo|rala|insosso|insossa|enjoativo|\
         enjoativa|doce demais|salgado demais|salgada demais|amargo demais|azedo demais|seco demais|seca demais|\
         ressecado|ressecada|massudo|massuda|borrachudo|borrachuda|murcho|murcha|murchos|velho e duro|cheiro ruim|\
         cheiro forte|cheiro enjoativo|cheiro de plástico|cheiro químico|fede|fedem|chegou frio|chegou fria|\
         chega fria|chega frio|veio frio|veio fria|veio cru|oleoso demais|gorduroso demais",
    ),
    (
        1,
        28,
        "ingredientes naturais|ingrediente natural|ingredientes de verdade|ingredientes simples|ingredientes limpos|\
         comida de verdade|fruta de verdade|sem conservantes|sem corantes|sem açúcar|sem adição de açúcar|\
         sem açúcar adicionado|sem glúten|sem lactose|sem parabenos|sem sulfatos|sem sulfato|sem óleo de palma|\
         sem aditivos|sem químicos|sem transgênicos|sem agrotóxicos|zero açúcar|zero lactose|zero glúten|\
         zero aditivos|livre de parabenos|livre de sulfatos|livre de glúten|rico em fibras|rica em fibras|\
         rico em proteína|rica em proteína|rico em proteínas|rica em proteínas|rico em vitaminas|rico em ômega|\
         fonte de fibras|fonte de proteína|fonte de proteínas|fonte de vitaminas|alto teor de proteína|\
         baixo teor de sódio|baixo teor de açúcar|pouco sódio|pouco açúcar|menos açúcar|menos sódio|rótulo limpo|\
         rótulo curto|lista curta|hipoalergênico|hipoalergênica|vegano|vegana|orgânico|orgânica|orgânicos|saudável|\
         saudáveis|nutritivo|nutritiva|natural de verdade|integral de verdade|proteína de carne|\
         carne como primeiro ingrediente",
    ),
    (
        -1,
        28,
        "cheio de açúcar|cheia de açúcar|cheio de sódio|cheia de sódio|cheio de gordura|cheio de conservantes|\
         cheio de química|cheia de química|cheio de corantes|cheio de aditivos|muito sódio|muito açúcar|\
         muita gordura|açúcar demais|sódio demais|sal demais|gordura demais|química demais|excesso de açúcar|\
         excesso de sódio|excesso de sal|excesso de gordura|alto teor de sódio|alto teor de açúcar|\
         alto teor de gordura|alta em sódio|alto em sódio|alto em açúcar|alto em açúcares|tarja preta|lupa de alto|\
         ultraprocessado|ultraprocessados|ultraprocessada|contém parabenos|contém sulfatos|contém glúten|\
         com parabenos|com sulfatos|com corantes|com conservantes|com gordura trans|com óleo de palma|\
         rótulo interminável|lista enorme|lista gigante|ingredientes duvidosos|ingredientes artificiais|transgênico|\
         transgênicos|pouca proteína|pouco nutritivo|pouca fruta|subprodutos",
    ),
    (
        1,
        29,
        "plástico reciclado|material reciclado|materiais reciclados|papel reciclado|garrafas pet|garrafas recicladas|\
         embalagem reciclável|embalagens recicláveis|embalagem biodegradável|embalagem retornável|embalagem de papel|\
         refil|refis|refilável|logística reversa|recolhe embalagens|recolhe as embalagens|aceita embalagens|\
         coleta embalagens|energia limpa|energia solar|energia renovável|energia eólica|carbono neutro|\
         neutra em carbono|compensa as emissões|compensa o carbono|zera as emissões|reduz emissões|reduz as emissões|\
         menos emissões|menos plástico|sem plástico|zero plástico|planta árvores|planta uma árvore|reflorestamento|\
         comércio justo|produção local|produtores locais|pequenos produtores|cooperativas locais|selo procel|\
         selo a do procel|procel a|classe a de consumo|gasta pouca energia|gasta pouca água|gasta pouca luz|\
         gasta pouco|consome pouca energia|consome pouca água|consome pouco|bebe pouco|econômico no consumo|\
         econômica no consumo|econômico na conta|conta de luz menor|conta de luz mais baixa|reduz a conta de luz|\
         alivia a conta de luz|reduz o desperdício|evita desperdício|não testa em animais|cruelty-free|\
         algodão orgânico|couro vegano|empresa b|pegada de carbono baixa|baixa pegada|menor pegada",
    ),
    (
        -1,
        29,
        "gasta muita energia|gasta muita água|gasta muita luz|gasta demais|gasta energia demais|\
         consome muita energia|consome muita água|consome demais|bebe demais|bebe muito|beberrão|beberrona|gastão|\
         gastona|conta de luz dispara|conta de luz disparou|conta de luz vai|pesa na conta de luz|\
         aumenta a conta de luz|excesso de plástico|plástico demais|muito plástico|embalagem exagerada|\
         embalagens exageradas|embalagem plástica|embalagens plásticas|embalagem não reciclável|não recicla|\
         não é reciclável|não são recicláveis|lixo demais|gera muito lixo|gera lixo|descartável|descartáveis|polui|\
         poluem|poluente|desmata|desmatamento|trabalho escravo|trabalho análogo|trabalho infantil|greenwashing|\
         testa em animais|explora trabalhadores|explora os entregadores",
    ),
];
