//! Spanish praise and blame. Only data: adjectives are listed in the masculine singular, infinitives are marked with `+`.

/// (feature, words) that say something only after "too".
pub(super) const TRAITS: &[(u16, &str)] = &[
    (20, "blando|firme|duro|apretado|ajustado|holgado|suelto|estrecho|rígido"),
    (27, "dulce|salado|picante|ácido|graso|amargo"),
    (21, "grande|pequeño|alto|ancho|grueso|voluminoso"),
    (17, "oscuro|brillante"),
];

/// (sign, feature that is implied or 0, words).
pub(super) const OPINIONS: &[(i8, u16, &str)] = &[
    (
        1,
        0,
        "recomiendo|recomienda|recomiendan|sorprende|sorprenden|gustan mucho|a la altura|de diez|sobresaliente|muy logrado*|consigue|nada que envidiar|no tiene nada que envidiar|inolvidable|fascinante|ameno|divertido|redondo|garantía de calidad|sin pegas|da gusto|muy contento* con|encantado* con|difícil* de superar|difícil* de batir|se lleva la palma|se llevan la palma|no tiene rival|volvería a comprar|lo volvería a comprar|excelente|bueno|buen|gran|óptimo|magnífico|estupendo|fantástico|extraordinario|excepcional|sobresaliente|impresionante|increíble|maravilloso|espectacular|notable|destacable|destacado|destacar+|perfecto|ideal|mejor|superior|insuperable|inmejorable|imbatible|inigualable|incomparable|genial|soberbio|brillante|formidable|fenomenal|admirable|asombroso|sorprendente|sorprender+|sorprendentemente bueno|encantar+|convencer+|satisfactorio|satisfecho|contento|recomendable|recomendado|recomendar+|muy recomendable|recomendamos|altamente recomendable|aconsejable|favorito|líder|líderes|referente|ganador|ganar+|triunfar+|acierto|acertado|gran acierto|punto fuerte|puntos fuertes|fortaleza|ventaja|virtud|beneficio|elogiar+|elogio|alabar+|alabado|aplaudir+|premiado|galardonado|aclamado|apreciar+|valorado positivamente|bien valorado*|agradable|placentero|decente|correcto|digno|aceptable|adecuado|suficiente|amplio|completo|exhaustivo|generoso|útil|práctico|conveniente|eficaz|eficiente|atento|amable|cordial|profesional|servicial|cercano|resolutivo|atractivo=|interesante|competente|competitivo|razonable|justo|transparente|claro|nítido|definido|rico|profundo|envolvente|inmersivo|equilibrado|detallado|vivo|vívido|vibrante|luminoso|cristalino|refinado|pulido|cuidado|mimado|premium|de primera|de primera clase|de primer nivel|de alta calidad|de alto nivel|de gama alta|alta gama|de lujo|lujoso|sólido|fuerte|robusto=|potente=|fluido|suave|sin fisuras|impecable|intachable|perfectamente|excelentemente|bien|muy bien|estupendamente|a la perfección|de maravilla|con nota|con creces|brillar+|lucir+|sobresalir=|sobresale|sobresalen|enamorar+|deslumbrar+|satisfacer|satisface|satisfacen|cumplir+|cumple con creces|rendir+|rinde|merecer+|merece la pena tenerlo|apuesta segura|buena opción|buena elección|gran opción|gran elección|excelente opción|excelente elección|elección acertada|acogedor|valioso|enriquecedor|gratificante|mejorado|mejorar=|mejora|mejoran|mejoras=|optimizado|insólito|de confianza absoluta|sin igual|sin rival|puntero=|recomendables|preferido|preferir+|prefiere|prefieren|celebrado|bien resuelto*|bien hecho*|bien pensado*|bien logrado*|logrado|avanzado=|gusta|gustan|gustó|nos gusta|nos encanta|encantado|positivo|positivamente|favorable|puntual|rápidamente resuelto|a tiempo=|excelencia|espléndido|exquisito=|delicia=|estelar|modélico|ejemplar|alto nivel|nada mal|no está mal|no decepciona|no defrauda|sin problemas|sin complicaciones|sin esfuerzo|gratuito|gratis",
    ),
    (
        -1,
        0,
        "desactualizado|tarda semanas|tarda meses|tarda días|tardan semanas|tardan meses|tarda|tardan|tardó|deja indiferente|no está mal pero|ni fu ni fa|cansino|repetitivo|aburre|poca cosa|para olvidar|chapuza|cutre|da pena|escasea|escasean|no es su fuerte|no es el punto fuerte|talón de aquiles|asignatura pendiente|insoportable|incompleto|raquítico|tedioso|chirriante|anecdótico|pobreza|brilla por su ausencia|brillan por su ausencia|no volvería a comprar|no lo volvería a comprar|no compraría|pierde|pierden|perdió|no recomiendo|no lo recomiendo|no recomendaría|no se recomienda|no es recomendable|pésimo|malo|mal|mala|malas|malos|terrible|horrible|espantoso|deplorable|lamentable|nefasto|desastroso|desastre|fatal|penoso|mediocre|regular=|peor|inferior|deficiente|pobre|flojo|débil|insuficiente|inadecuado|escaso|limitado|limitación|decepcionante|decepcionar+|decepción|defraudar+|defrauda|frustrante|frustrar+|frustración|molesto|molestar+|molestia|irritante|desesperante|problemático|problema|inconveniente|pega|desventaja|debilidad|punto débil|puntos débiles|carencia|deficiencia|defectuoso=|fallar+|falla=|fallan=|falló|quejarse|se queja|se quejan|quejaron|se han quejado|quejándose|criticar+|critican|criticado|crítica|críticas|negativo|negativamente|sufrir+|sufre|sufren|padecer+|adolecer+|flaquear+|flaquea|cojear+|cojea|dejar que desear|deja que desear|dejan que desear|deja mucho que desear|dejan mucho que desear|deja bastante que desear|dejaba que desear|mejorable|muy mejorable|podría mejorar|podrían mejorar|debería mejorar|puede mejorar|margen de mejora|no convence|no es la mejor|no es el mejor|no está a la altura|no están a la altura|se queda corto|se queda corta|se quedan cortos|se quedan cortas|queda corto|insatisfactorio|insatisfecho|descontento|inaceptable|grosero|maleducado|antipático|desatento|impersonal|ineficaz|ineficiente|inútil|engorroso=|borroso|apagado|opaco|tenue|granulado|enlatado|metálico|estridente|hueco|anticuado|desfasado|obsoleto|básico|rudimentario|soso|tosco|torpe|engañoso|abusivo|desigual|irregular|inconsistente|cuestionable|dudoso|preocupante|preocupar+|alarmante|roto=|dañado|descuidado|desagradable|doloroso|pesadilla|evitar=|evítalo|arrepentirse|arrepentido|odiar+|detestar+|empeorar+|empeora|peca de|peca|tropezar+|flaqueza|fastidio|fastidioso|excesivo|sobrevalorado=|restrictivo|lastrar+|lastra|penalizar+|insulso|nunca responde|nunca responden|no responde|no responden|sin respuesta|no funciona|no funcionan|no cumple|no cumplen|perder+|queda atrás|se queda atrás|por detrás|tarda demasiado|tardan demasiado|nada especial|del montón|justito|justo para|cuesta|dificultad|dificultades|resentirse|se resiente|comprometer+|decae|caótico|desesperar+|lento en responder",
    ),
    (
        1,
        2,
        "sale más barato|sale más barata|sale barato|sale a cuenta|asequible|económico|barato|accesible=|accesibles=|bajo costo|bajo coste|de bajo costo|de bajo coste|rebajado|precio competitivo|precios competitivos|buen precio|buenos precios|precio ajustado|precios ajustados|precio justo|precio razonable|precios razonables|precio asequible|precios asequibles|precio bajo|precios bajos|ajustado de precio|ganga|cuesta menos|cuestan menos|más económico que|ahorrar+|ahorra dinero|para todos los bolsillos|al alcance de todos|apto para presupuestos ajustados|bien de precio",
    ),
    (
        -1,
        2,
        "sale más caro|sale más cara|sale caro|sale cara|caro|carísimo|costoso|prohibitivo|desorbitado|sobreprecio|inasequible|elevado precio|precio alto|precio elevado|precios altos|precios elevados|precio premium|precio excesivo|alto precio|alto costo|alto coste|cuesta una fortuna|cuesta más|cuestan más|por las nubes|encarecer+|encarecido",
    ),
    (
        1,
        3,
        "vale la pena|merece la pena|vale cada euro|vale cada céntimo|vale cada peso|vale lo que cuesta|vale su precio|buena inversión|gran inversión|excelente inversión|rentable|mucho por poco|mucho por su precio|compensa|bueno, bonito y barato|buen valor|gran valor|excelente valor",
    ),
    (
        -1,
        3,
        "no vale la pena|no merece la pena|no vale lo que cuesta|no justifica su precio|no justifican su precio|no justifica el precio|no compensa|tirar el dinero|dinero tirado|mala inversión|estafa|timo|sobrevalorado para su precio|no vale su precio",
    ),
    (
        1,
        4,
        "bien construido*|bien fabricado*|bien acabado*|bien terminado*|materiales nobles|materiales de calidad|materiales premium|materiales resistentes|acabados premium|bien ensamblado*|artesanal|hecho* a mano",
    ),
    (
        -1,
        4,
        "endeble|mal construido*|mal fabricado*|mal acabado*|mal terminado*|de mala calidad|de baja calidad|de plástico barato|sensación de plástico|plástico barato|chapucero|materiales baratos|aspecto barato|se siente barato|se siente barata|se sienten baratos|frágil construcción|cruje|crujen",
    ),
    (
        1,
        5,
        "duradero|resistente|robusto|longevo|impermeable|sumergible|indestructible|irrompible|a prueba de agua|a prueba de golpes|resistente* al agua|resistente* a los golpes|hecho* para durar|hecha* para durar|dura años|duran años|dura mucho|duran mucho|dura toda la vida|aguanta|aguantan|aguantar+|resiste|resisten|de larga duración|larga vida útil|soporta el uso",
    ),
    (
        -1,
        5,
        "frágil|quebradizo|se rompe|se rompen|se rompió|se rompieron|se desgasta|se desgastan|se oxida|se oxidan|se raya|se rayan|se deteriora|se deterioran|se estropea|se estropean|se despega|se agrieta|gotea|gotean|fuga|fugas|tiene fugas|dura poco|duran poco tiempo|no dura|se descose|se deforma|se desgarra|destiñe|corta vida útil",
    ),
    (
        1,
        6,
        "fiable|confiable|estable|consistente|constante|seguro y fiable|a prueba de fallos|nunca falla|no falla|nunca fallan|no fallan|funciona siempre|funciona sin fallos|sin fallos|sin interrupciones|sin cortes",
    ),
    (
        -1,
        6,
        "inestable|se cuelga|se cuelgan|se bloquea|se bloquean|se congela|se avería|se averían|propenso* a|deja de funcionar|dejan de funcionar|dejó de funcionar|se apaga solo|se desconecta|se desconectan|se reinicia|da problemas|dan problemas|intermitente|se cae|se caen|lleno* de errores",
    ),
    (
        1,
        7,
        "fácil* de usar|fácil* de manejar|fáciles de usar|fáciles de manejar|sencillo* de usar|sencillo* de manejar|simple* de usar|cómodo* de usar|intuitivo|sencillo|simple|fácil|fáciles|amigable|fácil* de aprender|fácil* de entender|fácil* de navegar|fácil* de operar|apto* para principiantes|manejable|accesible para todos|se maneja bien|se aprende rápido|fácil* de utilizar|fáciles de utilizar",
    ),
    (
        -1,
        7,
        "difícil* de usar|difíciles de usar|complicado* de usar|difícil* de manejar|complicado|complejo|confuso|difícil|difíciles|enrevesado|engorroso|lioso|farragoso|abrumador|recargado|difícil* de aprender|difícil* de entender|cuesta aprender",
    ),
    (
        1,
        8,
        "fácil* de instalar|fáciles de instalar|fácil* de montar|fáciles de montar|fácil* de configurar|fáciles de configurar|sencillo* de instalar|sencillo* de montar|sencillo* de configurar|rápido* de instalar|rápido* de montar|se instala en minutos|se monta en minutos|se configura en minutos|listo* para usar|plug and play|se instala fácilmente|se monta fácilmente|se configura fácilmente|instalación sencilla|montaje sencillo|configuración sencilla|fácil* de armar|sencillo* de armar",
    ),
    (
        -1,
        8,
        "difícil* de instalar|difíciles de instalar|difícil* de montar|difíciles de montar|difícil* de configurar|difíciles de configurar|complicado* de instalar|complicado* de montar|complicado* de configurar|instalación complicada|montaje complicado|difícil* de armar|complejo* de instalar|complejo* de configurar",
    ),
    (
        1,
        9,
        "responde rápido|responden rápido|responde rápidamente|responden rápidamente|responden enseguida|contesta rápido|contestan rápido|resuelve rápido|resuelven rápido|resuelven los problemas|resuelve los problemas|atiende rápido|siempre responde|siempre responden|buen trato",
    ),
    (
        -1,
        9,
        "no responde a los correos|no responde a los clientes|no responde a los mensajes|tarda días en responder|tarda semanas en responder|tardan días en responder|no devuelve las llamadas|atiende mal|mal servicio|tarda en responder|tardan en responder|tarda en contestar|tardan en contestar|difícil de contactar|imposible de contactar|no contestan|no contesta|nadie contesta|nadie responde|no resuelven|no ayuda|no ayudan|mal trato|ignoran a los clientes|ignora a los clientes",
    ),
    (
        1,
        10,
        "potente|poderoso|de alto rendimiento|rinde bien|rinden bien|funciona bien|funcionan bien|funciona muy bien|funcionan muy bien|funciona perfectamente|funciona a la perfección|funciona de maravilla|efectivo|capaz|gran rendimiento|limpia a fondo|limpia bien|aspira bien",
    ),
    (
        -1,
        10,
        "falta de potencia|le falta potencia|rinde mal|rinden mal|funciona mal|funcionan mal|bajo rendimiento|no limpia bien|ineficaces",
    ),
    (
        1,
        11,
        "rápido|veloz|ágil|ultrarrápido|instantáneo|inmediato|rápidamente|velozmente|al instante|sin retrasos|sin latencia|baja latencia|en segundos|va fluido|va rápido",
    ),
    (
        -1,
        11,
        "lento|lentamente|lentitud|se ralentiza|se ralentizan|tarda mucho|tardan mucho|va lento|va lenta|tarda una eternidad",
    ),
    (
        1,
        12,
        "hasta dos días de batería|dura todo el día|duran todo el día|batería para todo el día|batería de larga duración|batería duradera|larga autonomía|gran autonomía|larga duración de la batería|aguanta todo el día|aguantan todo el día|dura varios días|dura días",
    ),
    (
        -1,
        12,
        "se agota rápido|se agota rápidamente|se descarga rápido|se descarga rápidamente|se descargan rápido|se agota enseguida|poca autonomía|corta autonomía|escasa autonomía|autonomía limitada|autonomía justa|dura pocas horas|duran pocas horas|hay que cargarlo a menudo",
    ),
    (
        1,
        14,
        "suena bien|suenan bien|suena muy bien|suenan muy bien|suena genial|suenan genial|suena increíble|suena de maravilla|suenan de maravilla|suena mejor|suenan mejor|suena excelente",
    ),
    (
        -1,
        14,
        "suena mal|suenan mal|suena peor|suenan peor|suena metálico|suena hueco|suena enlatado|suena apagado|suenan apagados",
    ),
    (
        1,
        16,
        "silencioso|muy silencioso|no hace ruido|apenas hace ruido|no hacen ruido|apenas se oye|apenas se escucha|silenciosamente|no se oye",
    ),
    (
        -1,
        16,
        "ruidoso|ensordecedor|hace mucho ruido|hacen mucho ruido|hace demasiado ruido|hace ruido|hacen ruido|chirría|chirrían|vibra demasiado|vibra mucho|estruendoso|muy sonoro",
    ),
    (
        1,
        19,
        "elegante|bonito|bello|hermoso|estético|moderno|minimalista|atractivo|estiloso|sofisticado|precioso|vistoso|icónico|atemporal|de moda|bien diseñado*|llamativo|con estilo|lindo|guapo",
    ),
    (
        -1,
        19,
        "feo|aburrido|anodino|anticuado diseño|diseño anticuado|pasado* de moda|hortera",
    ),
    (
        1,
        20,
        "cómodo|confortable|ergonómico|acolchado|mullido|transpirable|se adapta bien|se ajusta bien|se ajustan bien|cómodamente|cómodos de llevar|cómodo* de llevar|cómodas de llevar|blandito|acogedora",
    ),
    (
        -1,
        20,
        "incómodo|incomodidad|rígido=|aprieta|aprietan|roza|rozan|molesta al llevarlo|áspero|duele|se clava|se hunde|incómodos de llevar|rozaduras|ampollas",
    ),
    (
        1,
        21,
        "ligero|liviano|compacto|fácil* de transportar|fáciles de transportar|ultraligero|delgado|fino|ocupa poco|ocupan poco|ocupa poco espacio|cabe en el bolsillo|poco peso|pesa poco|pesan poco|pequeño=",
    ),
    (
        -1,
        21,
        "pesado|voluminoso=|aparatoso|ocupa mucho|ocupa mucho espacio|ocupan mucho espacio|demasiado grande|demasiado grandes|difícil* de transportar|pesa mucho|pesan mucho|abultado|mastodóntico",
    ),
    (
        1,
        22,
        "versátil|personalizable|configurable|flexible|multifuncional|lleno* de funciones|muchas funciones|gran cantidad de funciones|amplia gama de funciones|completísimo|repleto* de funciones|polivalente|muy completo*|adaptable|todo tipo de funciones",
    ),
    (
        -1,
        22,
        "pocas funciones|funciones limitadas|funciones básicas|faltan funciones|le faltan funciones|opciones limitadas|pocas opciones",
    ),
    (
        1,
        23,
        "compatible|compatible* con|se integra|se integra bien|se integran bien|se integra perfectamente|se conecta fácilmente|se conectan fácilmente|se empareja rápido|se sincroniza",
    ),
    (
        -1,
        23,
        "incompatible|incompatible* con|no es compatible|no son compatibles|no se integra|se desconecta del bluetooth|sin bluetooth|no se conecta",
    ),
    (1, 24, "app intuitiva"),
    (
        1,
        25,
        "seguro para niños|seguro* para los niños|segura para niños|segura para bebés|hipoalergénico|no tóxico|no tóxica|seguro=|segura=|seguros=|seguras=",
    ),
    (
        -1,
        25,
        "peligroso|inseguro|tóxico|se sobrecalienta|se sobrecalientan|se calienta demasiado|se calientan demasiado|retirado del mercado|retirada del mercado|nocivo|puede causar lesiones",
    ),
    (
        1,
        26,
        "cifrado de extremo a extremo|protege la privacidad|protege los datos|protege tus datos|respeta la privacidad|respeta tu privacidad|cifrado=|cifrada=|privado",
    ),
    (
        -1,
        26,
        "vende datos|vende los datos|vende tus datos|venden datos|comparte datos|comparte los datos|filtró datos|hackeado|vulnerable|fue hackeado|fue hackeada|intrusivo|invasivo",
    ),
    (
        1,
        27,
        "delicioso|riquísimo|riquísima|riquísimos|riquísimas|sabroso|rico=|rica=|ricos=|ricas=|riquísimo|exquisito|aromático|cremoso|fresco|sabe bien|saben bien|sabe muy bien|sabe genial|sabe delicioso|huele bien|huele muy bien|apetitoso|jugoso|refrescante",
    ),
    (
        -1,
        27,
        "insípido|soso=|sosa=|amargo=|amarga=|rancio|sabe mal|saben mal|sabe a quemado|sabe a plástico|sabe artificial|huele mal|aguado|demasiado dulce|demasiado salado|demasiado salada|empalagoso|sin sabor|sabor artificial|quemado|pastoso|sabe amargo",
    ),
    (
        1,
        28,
        "saludable|sano|natural|ecológico=|orgánico|nutritivo|sin azúcar|sin azúcares añadidos|sin azúcar añadido|sin gluten|sin aditivos|sin conservantes|ingredientes naturales|ingredientes de calidad|bajo en azúcar|rico en proteínas|alto en proteínas|vegano|sin lactosa|integral=|ingredientes orgánicos|ingredientes ecológicos",
    ),
    (
        -1,
        28,
        "insano|mucho azúcar|demasiado azúcar|demasiada sal|lleno* de azúcar|alto en azúcar|ultraprocesado|con aditivos|contiene aditivos|contienen aditivos|ingredientes artificiales|lleno* de aditivos",
    ),
    (
        1,
        29,
        "sostenible|sustentable|ecológico|ecoeficiente|respetuoso* con el medio ambiente|reciclado|reciclable|biodegradable|compostable|de bajo consumo|bajo consumo|consume poco|consumen poco|eficiente* energéticamente|ético|neutro* en carbono|cero emisiones|ahorra energía|materiales reciclados|embalaje reciclable",
    ),
    (
        -1,
        29,
        "contaminante|contamina|contaminan|insostenible|consume mucho|consumen mucho|gasta mucho|gastan mucho|consume demasiado|alto consumo|ecopostureo|exceso de plástico",
    ),
    (
        1,
        30,
        "sin comisiones|sin cargos ocultos|sin costes ocultos|sin costos ocultos|sin permanencia|sin cuota anual|sin comisiones ocultas|sin tarifas ocultas|sin gastos ocultos|sin suscripción|sin contrato|sin cargos|sin cargos adicionales|no cobra comisiones|no cobra comisión",
    ),
    (
        -1,
        30,
        "cobra comisiones|cobran comisiones|cobra de más|cobran de más|cobra extra|cobros inesperados|cargos inesperados|cargos sorpresa|con permanencia|cobra demasiado",
    ),
    (
        1,
        31,
        "amplia cobertura|cobertura nacional amplia|disponible* en todo el país|llega a todas partes",
    ),
    (
        -1,
        31,
        "se corta la llamada|se cortan las llamadas|pierde la señal|cobertura limitada|sin cobertura",
    ),
    (
        1,
        32,
        "envío gratis|envío gratuito|envíos gratis|envíos gratuitos|entrega rápida|envío rápido|envíos rápidos|entregas rápidas|llega rápido|llegan rápido|llega a tiempo|llegan a tiempo|llegó a tiempo|llegó rápido|entrega a tiempo|entrega puntual|entrega en 24 horas|envía rápido",
    ),
    (
        -1,
        32,
        "con retraso|tarda mucho en entregar|tarda en entregar|tardan en entregar|tarda mucho en llegar|tarda en enviar|tardan mucho en llegar|llega tarde|llegan tarde|llegó tarde|llegaron tarde|llegó dañado|llegó dañada|llegó roto|llegó rota|llega con retraso|llegan con retraso|entrega tarde|envío lento|envíos lentos|entregas tardías|nunca llegó|tardó semanas|tarda en llegar|tardan en llegar|tardó en llegar",
    ),
    (
        1,
        33,
        "devolución gratuita|devoluciones gratuitas|devoluciones gratis|fácil devolución|devoluciones sencillas|reembolso rápido|garantía de por vida|garantía amplia|amplia garantía|devuelven el dinero|devuelve el dinero|sin preguntas",
    ),
    (
        -1,
        33,
        "no devuelve el dinero|no devuelven el dinero|no admite devoluciones|se niega a devolver|rechaza reembolsos|sin garantía|sin reembolso|garantía corta|no cubre la garantía",
    ),
    (
        1,
        34,
        "de confianza|respetado|reconocido|prestigioso|renombrado|popular|popularísimo|bien valorado*|mejor valorado*|consolidado|reputado|digno* de confianza|goza de prestigio|goza de buena reputación|galardonada marca|superventas|más vendido*|muy querido*|confían|credibilidad probada|acreditado|famoso|líder del mercado|líder en ventas",
    ),
    (
        -1,
        34,
        "mala fama|mala reputación|mala prensa|polémico|controvertido|sobrevalorado|desprestigiado|demandado|multado|denunciado|fraudulento|desconfianza|turbio|acusado",
    ),
    (
        1,
        35,
        "amplia selección|amplia gama|amplia variedad|gran variedad|gran selección|variado|diverso|extenso catálogo|amplio catálogo|catálogo enorme|mucha variedad|gran surtido|amplio surtido|para todos los gustos|muchas opciones",
    ),
    (
        -1,
        35,
        "agotado|poca variedad|poca selección|selección limitada|catálogo limitado|gama limitada|sin stock|fuera de stock|escasa variedad|variedad limitada",
    ),
    (
        1,
        36,
        "fácil* de limpiar|fáciles de limpiar|fácil* de mantener|fáciles de mantener|sencillo* de limpiar|apto* para lavavajillas|aptas para lavavajillas|lavable|se limpia fácilmente|se limpian fácilmente|autolimpiable|autolimpieza|bajo mantenimiento|poco mantenimiento|fácil* de reparar|fáciles de reparar|se limpia solo|se limpia en segundos|lavable* a máquina",
    ),
    (
        -1,
        36,
        "difícil* de limpiar|difíciles de limpiar|complicado* de limpiar|difícil* de mantener|mucho mantenimiento|difícil* de reparar|difíciles de reparar|cuesta limpiarlo|cuesta limpiar|se ensucia|se ensucian|imposible de reparar|engorroso* de limpiar|mantenimiento caro|mantenimiento costoso|incómodo* de limpiar",
    ),
    (
        1,
        37,
        "espacioso|amplio espacio|gran capacidad|mucha capacidad|mucho espacio|ampliable|cabe todo|cabe mucho|caben muchas|espaciosa",
    ),
    (
        -1,
        37,
        "poca capacidad|poco espacio|capacidad limitada|capacidad escasa|almacenamiento limitado|espacio limitado|falta de espacio|poca memoria|se llena rápido|se llena enseguida|demasiado pequeño=|demasiado pequeña=",
    ),
    (1, 38, "largo alcance|gran alcance|llega lejos"),
    (-1, 38, "corto alcance|alcance limitado|poco alcance"),
    (1, 39, "preciso|exacto|certero|con precisión|mide bien|miden bien"),
    (
        -1,
        39,
        "impreciso|inexacto|mide mal|miden mal|se equivoca|se desvía|se desafina|desafina",
    ),
    (
        1,
        40,
        "maniobrable|divertido* de conducir|ágil en curvas|se conduce bien|gira con facilidad|fácil* de conducir|fácil* de maniobrar|fácil* de tocar",
    ),
    (
        -1,
        40,
        "difícil* de maniobrar|difícil* de conducir|torpe en curvas|dirección imprecisa|suspensión dura|poco ágil en curvas",
    ),
    (
        1,
        41,
        "bien documentado*|bien explicado*|experto|didáctico|formativo|asesora bien|conocedor|bien formado*",
    ),
    (-1, 41, "mal documentado*|mal explicado*|mal formado*"),
    (
        1,
        42,
        "innovador|pionero|revolucionario|vanguardista|de vanguardia|de última generación|puntero|avanzado|tecnológicamente avanzado*|futurista|rompedor",
    ),
    (
        -1,
        42,
        "obsoleta tecnología|tecnología anticuada|tecnología obsoleta|se ha quedado atrás",
    ),
];
