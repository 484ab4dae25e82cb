//! Spanish words that say something together, whatever stands between them. Only data.

/// (sign, feature, words, words a little behind them).
pub(super) const PAIRS: &[(i8, u16, &str, &str)] = &[
    (
        1,
        11,
        "funciona|funcionan|responde|responden|mueve|mueven|corre|abre|abren|páginas|aplicaciones|navega|imprime|imprimen|\
         procesa|arranca|arrancan|enciende|calienta|calientan|cocina|seca|secan|exporta|renderiza|enfoca|escanea|descarga|\
         enfría|hierve|tramita|transfiere",
        "rápido|fluido|fluida|fluidos|como la seda|como un tiro|como un rayo|volando|a toda velocidad|en segundos|\
         en pocos segundos|en un instante|al instante|en un momento|sin tirones|con fluidez|con agilidad|con rapidez|\
         con soltura|en menos de 0 segundos|en 0 segundos|en menos de 0 minutos|en 0 minutos|en menos de un minuto|en un minuto|\
         ligero|ágil|de inmediato|a gran velocidad|a la velocidad de la luz|rapidísimo|en un santiamén|en un suspiro|en minutos|\
         rápidamente|enseguida",
    ),
    (
        -1,
        11,
        "funciona|funcionan|responde|responden|mueve|corre|abre|carga|navega|imprime|imprimen|procesa|arranca|arrancan|enciende|\
         calienta|cocina|exporta|enfoca|escanea|descarga|se vuelve|tramita",
        "lento|lenta|lentos|lentas|despacio|a trompicones|a tirones|con lentitud|con retraso|con lag|a pedales|\
         a paso de tortuga|al ralentí|lentamente|con retardo",
    ),
    (
        -1,
        11,
        "tarda|tardan|cuesta|demora|demoran|necesita",
        "arrancar|cargar los programas|abrir|calentar|calentarse|encender|encenderse|imprimir|procesar|responder a las órdenes|\
         enfocar|exportar|hacer|cocinar|secar|completar|preparar|abrirse|iniciar|cocer|enfriar|terminar|hervir|demasiado|\
         una eternidad|siglos|un mundo|horas|lo suyo|varios minutos|varios segundos|más de 0 minutos|más de 0 segundos|un siglo|\
         más que sus rivales|más que la competencia|casi una hora|más de una hora|minutos|un buen rato",
    ),
    (
        1,
        12,
        "batería|carga|pila|autonomía",
        "0 horas|0 días|día|jornada|semana|día entero|jornada completa|semana entera|día completo|mes|meses|semanas|\
         fin de semana|para rato|muchísimo|una barbaridad|jornada entera|días",
    ),
    (
        1,
        12,
        "dura|duran|aguanta|aguantan|alcanza|alcanzan|llega|llegan|rinde|consigue|supera",
        "de autonomía|de batería|de uso real|sin cargar|sin cargarlo|sin pasar por el cargador|sin recargar|lejos del enchufe|\
         con una carga|con una sola carga|por carga|de reproducción|de música|de trabajo|sin enchufar|de uso continuo|\
         de uso intenso|de uso intensivo|de conversación|entre cargas|0 horas|0 días|un día entero|un día completo|dos días|\
         una jornada completa|una jornada entera|toda la jornada|todo el día|toda una jornada|una semana|varios días|\
         una semana entera|días|un fin de semana|todo un día",
    ),
    (
        1,
        12,
        "llega|llegas|llegarás",
        "con batería|con carga|sin problemas|sin apuros|de sobra|con batería de sobra|al final del día|a la noche|\
         al final de la jornada|de sobra a la noche|a fin de día|al día siguiente",
    ),
    (
        -1,
        12,
        "batería|carga|pila|autonomía",
        "rápido|rápidamente|pronto|enseguida|del día|0 horas|media mañana|media tarde|a media tarde|un día|unas horas|\
         pocas horas|un suspiro|la mitad|lo prometido|medio día|el día|nada|al final del día|en pocas horas|volando|\
         antes de tiempo|de lo esperado",
    ),
    (
        -1,
        12,
        "obliga|toca|tendrás|necesita|necesitas|tienes|exige",
        "a diario|cada día|todos los días|a menudo|cada pocas horas|constantemente|cada noche|varias veces al día|\
         cada dos por tres|frecuentes|dos veces al día|con frecuencia|cargarlo|cargarla|cargar|recargarlo|recargarla|recargar|\
         enchufarlo|pasar por el enchufe|pasar por el cargador|cargarlos|cargarse",
    ),
    (
        1,
        13,
        "carga|recarga|cargas|cargan",
        "0 minutos|media hora|una hora|0 horas|poco tiempo|nada|un rato|minutos|un suspiro|un momento|en tan solo|rápido|\
         rapidísimo|rápidamente|a toda velocidad|volando",
    ),
    (
        -1,
        13,
        "tarda|tardan|demora|necesita",
        "cargar|cargarse|recargar|recargarse|cargar por completo|llenar la batería|completar la carga|cargar del todo",
    ),
    (
        1,
        14,
        "suena|suenan|oye|oyen|escucha|escuchan",
        "bien|genial|de maravilla|de lujo|de cine|claro|claros|nítido|nítidos|potente|potentes|fuerte|alto y claro|espectacular|\
         de escándalo|de diez|limpio|limpios|equilibrado|equilibrados|cálido|con claridad|con fuerza|natural|a gloria|increíble|\
         excelente|estupendamente|como los ángeles|con nitidez|mejor|mucho mejor",
    ),
    (
        -1,
        14,
        "suena|suenan|oye|oyen|escucha|escuchan",
        "enlatado|enlatados|apagado|apagados|metálico|metálicos|hueco|huecos|flojo|flojos|lejos|lejano|distorsionado|\
         distorsionados|plano|planos|artificial|embarrado|embarrados|saturado|bajo|bajito|pobre|pobres|débil|débiles|estridente|\
         estridentes|entrecortado|entrecortada|opaco|opacos|peor|sin fuerza|a lata|lejanos|sordo",
    ),
    (
        -1,
        14,
        "distorsiona|distorsionan|satura|saturan|retumba|retumban",
        "volumen alto|alto volumen|subir el volumen|volumen máximo|volúmenes altos|máximo volumen|todo volumen",
    ),
    (
        1,
        15,
        "bloquea|bloquean|aísla|aíslan|elimina|eliminan|silencia|silencian|anula|anulan|filtra|filtran|cancela|cancelan|reduce|\
         apaga|apagan",
        "ruido exterior|ruido del motor|ruido ambiente|ruido ambiental|ruidos|ruido|mundo exterior|exterior|bullicio|\
         ruidos externos|ruido del tráfico|tráfico|ruido del avión|sonidos externos|sonido exterior|ruido de la oficina|\
         ruido de la calle",
    ),
    (
        -1,
        15,
        "cuela|cuelan|filtra|filtran",
        "ruido|ruidos|ruido exterior|viento",
    ),
    (
        2,
        16,
        "despierta|molesta|molestar|despertar|interrumpe|interrumpir",
        "nadie|los vecinos|la familia|bebé|el sueño|la conversación|sueño|vecinos|niños",
    ),
    (
        -1,
        16,
        "hace|hacen|mete|meten|genera|generan|emite|produce|arma",
        "ruido|escándalo|ruido molesto|ruido infernal|ruido excesivo|zumbido|zumbido molesto|un zumbido|ruido de la cuenta|\
         ruido insoportable|ruido ensordecedor|ruido considerable|alboroto",
    ),
    (
        1,
        18,
        "hace|saca|toma|captura|consigue|logra|sacan|hacen|toman",
        "espectaculares|nítidas|excelentes|increíbles|muy nítidas|de calidad|muy buenas|geniales|detalladas|de gran calidad|\
         preciosas|estupendas|de escándalo|impresionantes|naturales|profesionales|luminosas|claras|fantásticas|muy buenos|\
         excelentes incluso|nítidos|estables|espectaculares incluso",
    ),
    (
        1,
        19,
        "queda|quedan|encaja|encajan|luce|lucen|combina|combinan|sienta|sientan|viste|visten|favorece",
        "salón|rincón|look|ambiente|espacio|conjunto|estilo|genial|bien|muy bien|de maravilla|estupendo|estupendamente|preciosa|\
         precioso|espectacular|de lujo|bonito",
    ),
    (
        -1,
        19,
        "diseño|aspecto|estética|estilo|look",
        "anticuado|anticuada|soso|sosa|aburrido|aburrida|anodino|poco inspirado|tosco|tosca|feo|fea|pasado de moda|desfasado|\
         poco atractivo|genérico|sin personalidad|barato|demasiado sencillo|mejorable|poco cuidado|envejecido|de hace años|\
         discutible|cuestionable|pesado|industrial|hospitalario|voluminoso",
    ),
    (
        1,
        20,
        "adapta|adaptan|ajusta|ajustan|amolda|amoldan|sujeta|sujetan|abraza",
        "bien|de maravilla|al cuerpo|a la perfección|al pie|a la cabeza|a la mano|a la espalda|a la forma del cuerpo|\
         a cualquier pie|a la oreja|como un guante|al oído|al cuello",
    ),
    (
        1,
        20,
        "puedes|puede|podrás|permite",
        "horas|todo el día|durante horas|todo el día sin molestias|horas y horas|horas sin cansarte",
    ),
    (
        1,
        20,
        "alivia|alivian|reduce|quita",
        "de espalda|lumbar|de cuello|en los hombros|dolor|dolores|presión|tensión",
    ),
    (
        -1,
        20,
        "aprieta|aprietan|roza|rozan|molesta|molestan|pica|pican|cansa|cansan|hace|hacen|clava|clavan|calor|fatiga|sudar|\
         presiona|presionan|oprime|oprimen|irrita|tira",
        "un rato|horas|unas horas|0 horas|los pies|las orejas|la cabeza|la espalda|el talón|el empeine|los dedos|la muñeca|\
         el uso prolongado|andar|media hora|en verano|usos prolongados|sesiones largas|caminar|correr|demasiado|al cabo de|\
         después de",
    ),
    (
        -1,
        20,
        "resulta|resultan|puede resultar|pueden resultar|llega|hace|hacen|acaba siendo",
        "duro=|dura=|duros=|duras=|incómodo*|estrecho*|rígido*|caluroso*|áspero*|pesado al cabo de|cansado*|agotador*",
    ),
    (
        1,
        21,
        "cabe|caben|entra|entran",
        "bolso|mochila|mochila pequeña|maleta|palma de la mano|mano|cualquier rincón|cualquier sitio|cualquier parte|\
         todas partes|cualquier bolso|maletero|rincón|asiento|cualquier hueco|hueco|equipaje de mano|cabina|encimera|armario|\
         cajón|sofá",
    ),
    (
        -1,
        21,
        "ocupa|ocupan",
        "espacio|sitio|lugar|encimera|maletero|salón|demasiado|media|un montón de|medio",
    ),
    (
        -2,
        21,
        "cabe|caben|entra",
        "bolso|mochila|todas las cocinas|cualquier cocina|cocinas pequeñas|maletero|ningún sitio|cabina|armario|todas partes|\
         espacios pequeños",
    ),
    (
        1,
        22,
        "infinidad|multitud de|gran cantidad de|todo tipo de|montones|variedad|decenas|cientos|numerosas|sinfín|mil|toneladas|\
         montón|incontables",
        "funciones|opciones|prestaciones|posibilidades|características|modos|extras|opciones de personalización",
    ),
    (
        1,
        22,
        "incluye|trae|incorpora|lleva|suma|integra|viene con",
        "de serie|todo lo necesario|todo lo que necesitas|muchos extras|un montón de extras|numerosos extras|varios accesorios|\
         muchos accesorios|accesorios de sobra|funciones avanzadas|funciones muy útiles|extras útiles|extras muy útiles|\
         funciones útiles|funciones inteligentes|muchas funciones|todo tipo de accesorios",
    ),
    (
        1,
        22,
        "suma|devuelve|acumulas|ganas",
        "en cada compra|por cada compra|de tus compras|en todas tus compras|de cada compra|cashback|dinero|un 0 %|el 0 %",
    ),
    (
        -1,
        22,
        "queda|quedan|anda",
        "funciones|prestaciones|opciones|características|extras",
    ),
    (
        1,
        23,
        "funciona|funcionan|entiende|entienden|lleva|casa|encaja|trabaja",
        "android|iphone|ios|alexa|google home|los principales|todos los asistentes|cualquier móvil|mac|windows|el ecosistema|\
         excel|otros dispositivos",
    ),
    (
        1,
        23,
        "integra|integran|sincroniza|sincronizan|conecta|conectan|empareja|emparejan|vincula|comunica|acopla",
        "a la perfección|sin problemas|de maravilla|sin esfuerzo|en segundos|al instante|rápido|fácilmente|automáticamente|bien|\
         enseguida|de forma nativa|sin complicaciones|a la primera|con cientos de|con los principales|con más de 0|\
         con decenas de|con multitud de|en un segundo|con facilidad",
    ),
    (
        1,
        23,
        "lee|admite|soporta|acepta|reproduce",
        "archivo|archivos|dispositivos",
    ),
    (
        -2,
        23,
        "compatible|compatibles|funciona|funcionan|integra|integran|conecta|sincroniza|lleva|entiende|admite|soporta|empareja",
        "bien con|android|ios|mac|windows|iphone|alexa|bien",
    ),
    (
        -1,
        23,
        "únicamente|exclusivamente",
        "iphone|android|ios|windows|su propio ecosistema|su ecosistema|apple|productos de la marca|accesorios de la marca",
    ),
    (
        -1,
        23,
        "desconecta|desconectan|desempareja|conexión|interrumpe",
        "a menudo|con frecuencia|a veces|cada dos por tres|constantemente|del móvil|del wifi",
    ),
    (
        1,
        24,
        "app|aplicación|software|interfaz|programa|plataforma|web|sistema",
        "intuitivo*|pulido*|completo*|útil|ágil|fluido*|bien diseñado*|bien hecho*|clara|excelente|estable|cuidado*|\
         muy bien hecha|potente|sencilla|cómoda|práctica|ligero*|limpio*|sin publicidad|modélica|bien pensada|\
         funciona de maravilla|funciona muy bien|va muy fluida|es una maravilla|es un acierto|es de las mejores",
    ),
    (
        -1,
        24,
        "app|aplicación|software|interfaz|programa|plataforma|web|sistema",
        "lento*|torpe|confuso*|anticuado*|mejorable|limitado*|básico*|plagada de|llena de anuncios|lleno de publicidad|\
         con publicidad|con anuncios|pobre|desfasado*|caótica|desactualizado*|tosca|verde|engorrosa|recargada|poco pulida|\
         poco pulido|poco intuitiva|falla|se cuelga|se cierra sola|deja que desear|da problemas|da fallos|va lenta|no funciona|\
         es un desastre|pesada|obsoleta",
    ),
    (
        1,
        25,
        "máxima|estrellas|excelente|mejor|sobresaliente|mayor",
        "pruebas de choque|crash tests|seguridad|seguridad infantil|pruebas de seguridad|euro ncap|latin ncap|test de choque",
    ),
    (
        1,
        25,
        "apto*|recomendado*|indicado*|testado*|suave|delicado*|respetuoso*|segura",
        "sensible|sensibles|reactivas|atópica|atópicas|más sensibles|del bebé",
    ),
    (
        -1,
        25,
        "calienta|calientan|sobrecalienta|recalienta|recalientan|caliente",
        "demasiado|en exceso|al cargar|peligrosamente|con facilidad|al poco rato|por fuera",
    ),
    (
        -1,
        25,
        "puede|pueden|llega|suele|provoca|provocan|causa|causan|produce",
        "irritar|provocar alergias|provocar irritación|quemar|quemarte|volcar|volcarse|causar alergia|alergia|reacciones|\
         rojeces|picor|causar irritaciones|incendios|resecar",
    ),
    (
        1,
        26,
        "protege|protegen|cuida|cuidan|blinda|respeta|respetan|encripta|cifra|guarda|salvaguarda",
        "privacidad|datos|datos personales|información|cuentas|intimidad|contraseñas|conversaciones|dinero|mensajes|los datos|\
         la información",
    ),
    (
        2,
        26,
        "vende|comparte|recopila|recoge|almacena|guarda|rastrea|cede|espía|registra|venden|comparten",
        "datos|actividad|información|personales|dato|historial|a terceros|con terceros|tus datos",
    ),
    (
        -1,
        26,
        "recopila|recoge|recaba|recopilan|recogen|almacena|pide|exige|solicita|comparte|comparten|vende|venden|cede|ceden|\
         rastrea|guarda|envía",
        "datos|permisos|información|datos personales|datos de los necesarios|información personal|datos de uso|actividad|\
         datos de los usuarios|ubicación",
    ),
    (
        -1,
        26,
        "comparte|comparten|vende|venden|cede|ceden",
        "terceros|anunciantes|empresas externas|socios",
    ),
    (
        -1,
        26,
        "sufrió|sufrido|tuvo|sufrieron|tenido|víctima",
        "filtración|filtraciones|brecha|brechas|hackeo|ciberataque|fuga|ataque|robo de datos|fuga de datos|filtración de datos|\
         brechas de seguridad|brecha de seguridad",
    ),
    (
        -1,
        26,
        "dudas|preocupación|inquietud|preocupaciones|interrogantes|recelos",
        "la privacidad|privacidad|la seguridad|el tratamiento de datos|el uso de los datos|los datos|sus datos|\
         la protección de datos",
    ),
    (
        -1,
        27,
        "sabe|saben|huele|huelen",
        "a plástico|a químico|artificial|a quemado|a cartón|a nada|raro|a rancio|amargo|ácido|a medicina|a humedad|a aditivo|\
         fuerte|a viejo|metálico|agrio|a congelado|a edulcorante|a pescado|a recalentado|a agua",
    ),
    (
        -1,
        27,
        "sabor|regusto|olor|aroma|gusto",
        "artificial|amargo|químico|a plástico|extraño|metálico|desagradable|plano|insípido|flojo|empalagoso|raro|aguado|\
         demasiado fuerte|muy fuerte|poco intenso|demasiado dulce|pobre|débil|invasivo|áspero",
    ),
];
