//! Spanish words that say something together, whatever stands between them. Only data.

/// (sign, feature, words, words a little behind them).
pub(super) const PAIRS: &[(i8, u16, &str, &str)] = &[
    (
        1,
        0,
        "resulta|sería|sigue siendo|queda|claramente|duda",
        "segura|acertada|sensata|equilibrada|completa|sólida|redonda|recomendable|inteligente|lógica",
    ),
    (
        1,
        0,
        "ocupa|encabeza|lidera",
        "lista|ranking|clasificación|primer puesto|primer lugar|mercado|segmento|categoría|comparativa",
    ),
    (
        -1,
        0,
        "principal|mayor",
        "punto flaco|punto débil|pega|inconveniente|defecto|desventaja|debilidad|talón de aquiles|asignatura pendiente|pero|\
         lastre|hándicap|handicap|contra|limitación|flaqueza",
    ),
    (
        1,
        3,
        "vale|valen|merece|merecen",
        "pena|euro|céntimo|peso|centavo|dólar|lo que cuesta|su precio|lo que pagas|euro invertido|peso invertido|la inversión",
    ),
    (-1, 3, "existen", "dinero|precio|precio similar"),
    (
        1,
        4,
        "nota|notan|se siente|se sienten|transmite|transmiten",
        "sólido*|robusto*|premium|solidez|robustez|calidad|macizo*|firmeza",
    ),
    (
        -1,
        4,
        "nota|se siente|se sienten|resulta|parece|parecen|se ve|se ven|suena|huele",
        "plasticoso*|barato*|endeble*|frágil*|hueco*|de juguete|de plástico|flojo*|poco sólido*|pobre*|chapucero*",
    ),
    (
        1,
        5,
        "dura|duran|aguanta|aguantan|durará",
        "años|décadas|temporadas|toda la vida|una eternidad|muchísimo|lo suyo|una barbaridad|mucho tiempo|toda una vida",
    ),
    (
        1,
        5,
        "dura|duran|aguanta|aguantan",
        "años|temporadas|lavados|décadas|km",
    ),
    (
        1,
        5,
        "aguanta|aguantan|resiste|resisten|soporta|soportan",
        "muy bien|bien|sin problemas|lo que le echen|el uso diario|el uso intensivo|el paso del tiempo|caídas|golpes|\
         caídas y golpes|lluvia|la lluvia|lluvias fuertes|el agua|el polvo|el trote|mucho trote|los golpes|las caídas|\
         el desgaste|el viento|vientos fuertes|el calor|el frío|altas temperaturas|los lavados|sin inmutarse|uso rudo|\
         el maltrato|condiciones extremas|inclemencias|arañazos|los arañazos|el lavavajillas|uso intensivo|salpicaduras|\
         el sudor|mil batallas|años",
    ),
    (
        -1,
        5,
        "cabo|después",
        "falla|se rompe|deja de funcionar|se estropea|empieza a fallar|pierde",
    ),
    (
        1,
        6,
        "nunca|jamás|rara|raramente|prácticamente",
        "falla|fallan|cuelga|cuelgan|bloquea|bloquean|avería|averían|cae|caen|traba|atasca|atascan|deja tirado|dejan tirado|\
         dejó tirado|dejará tirado|da problemas|dan problemas|da errores|da guerra|da fallos|da sorpresas|da sustos|desconecta|\
         desconectan|reinicia|congela|interrumpe|cancela|ha fallado|han fallado|retrasa",
    ),
    (
        -1,
        6,
        "cuelga|cuelgan|bloquea|bloquean|congela|congelan|traba|traban|atasca|atascan|pilla|pillan|desconecta|desconectan|\
         reinicia|reinician|avería|averían|descalibra|apaga|apagan|cierra|cierran|atora|atoran|satura|saturan|desconfigura|\
         desincroniza|enreda|enredan|pillado|pillados|colgado|colgada|cae|caen|congelado|congelada|inestable",
        "a menudo|con frecuencia|de vez en cuando|constantemente|sin motivo|sola|sin avisar|continuamente|cada dos por tres|\
         frecuentemente|a veces|demasiado|con facilidad|sin razón|solos",
    ),
    (
        -1,
        6,
        "daba|genera|presenta|presentan|acumula",
        "problemas|fallas|quebraderos de cabeza|averías|tirones",
    ),
    (
        1,
        7,
        "fácil*|sencillo*|simple*|cómodo*|intuitivo*|facilísimo*|simple|agradable*|práctico*",
        "usar|manejar|utilizar|entender|aprender|operar|navegar|controlar|dominar|programar|seguir|leer|llevar al día|\
         administrar|gestionar|abrir|cerrar|plegar|ajustar|preparar|interpretar",
    ),
    (
        1,
        7,
        "usa|maneja|aprende|entiende|domina|controla|pliega|gestiona|cierra|abre|ajusta|navega",
        "fácil|fácilmente|bien|facilidad|minutos|una tarde|un rato|soltura|nada|una sola mano|una mano|cinco minutos|\
         pocos minutos|intuitivamente|sin esfuerzo|sin complicaciones|sin problemas|un gesto|un solo gesto",
    ),
    (
        1,
        7,
        "incluso",
        "usarlo|manejarlo|utilizarlo|usarla|manejarla|puede|pueden|sabe|sabría|un niño|los abuelos|mi abuela|los mayores|\
         los menos expertos|un principiante|los niños|las personas mayores|quien no sabe de tecnología",
    ),
    (
        1,
        7,
        "interfaz|menús|controles|mandos|panel|diseño",
        "clara|clara y sencilla|limpia|limpio|sencilla|intuitiva|amigable|amable|ordenada|claros|sencillos|intuitivos|amigables|\
         cuidada|despejada|ordenado|bien organizada|bien organizados|minimalista|bien pensada|muy visual|muy clara|lógica|\
         accesible",
    ),
    (
        -1,
        7,
        "difícil*|complicado*|complejo*|engorroso*|incómodo*|lioso*|intuitivo*|tedioso*|farragoso*",
        "usar|manejar|utilizar|entender|aprender|operar|navegar|controlar|dominar|programar|seguir|leer|administrar|gestionar|\
         abrir|cerrar|plegar|ajustar|preparar|interpretar|descifrar",
    ),
    (
        -1,
        7,
        "cuesta|cuestan",
        "entender|aprender|usar|manejar|dominar|acostumbrarse|cogerle el truco|encontrar|acostumbrarse a|hacerse con|hacerse a|\
         orientarse|configurar|navegar|adaptarse|cogerle el tranquillo|agarrarle la onda|agarrarle el modo",
    ),
    (
        -1,
        7,
        "requiere|exige|necesita|pide|lleva",
        "práctica|aprendizaje|tiempo de aprendizaje|adaptación|paciencia|experiencia|formación|rodaje|tiempo para dominarlo|\
         conocimientos|conocimientos técnicos|entrenamiento",
    ),
    (
        -1,
        7,
        "los usuarios|principiantes|usuario|uno|novatos",
        "pierde|pierden|pierdes|sienten perdidos|puede sentirse perdido|pueden sentirse perdidos|se lían|lían|lía|\
         puede perderse|agobian|abruma|abrumará",
    ),
    (
        -1,
        7,
        "menús|menú|interfaz|panel|controles|botones|mandos",
        "confuso|confusos|confusa|enrevesado|enrevesados|enrevesada|recargado|recargada|liosa|liosos|caótica|caóticos|\
         abarrotada|poco clara|poco intuitiva|poco intuitivos|compleja|complejos|anticuada|sobrecargada|laberíntico|\
         laberínticos|desordenada|farragosa|torpe|tosca|complicada|complicados",
    ),
    (
        1,
        8,
        "instala|instalan|monta|montan|configura|configuran|arma|arman|ensambla|ensamblan|coloca|activa|contrata|abre|vincula|\
         empareja|emparejan|despliega|marcha|punto|funcionar|listo",
        "0 minutos|minutos|pocos minutos|un rato|esfuerzo|complicaciones|problemas|media hora|momento|una tarde|unos minutos|\
         segundos|0 segundos|un momento|santiamén|periquete|abrir y cerrar de ojos|ayuda|obras|técnico|taladro|taladrar|\
         un técnico|0 pasos|pasos|nada|sola|solos|en cuestión de|en un par de|fácilmente|rápidamente|muy fácil|con facilidad|\
         con mucha facilidad|rápido|a la primera|sin necesidad de|en pocos",
    ),
    (
        1,
        8,
        "queda|quedan|estará|tienes|listo*|lista|listo",
        "0 minutos|minutos|un rato|pocos minutos|una tarde|unos minutos|una hora|media hora|cuestión de minutos",
    ),
    (
        1,
        8,
        "instalación|configuración|montaje|puesta|armado|ensamblaje",
        "sencillo*|fácil|rápido*|simple|guiado*|sin complicaciones|en minutos|casi automático*|automático*|inmediato*|\
         intuitivo*|muy sencillo*|exprés|sin herramientas|en pocos minutos|guiado* paso a paso|express",
    ),
    (
        1,
        8,
        "abrir|contratar|darse|registrarse|apertura",
        "sencillísimo|muy fácil|cuestión de minutos|0 minutos|minutos|en minutos|cinco minutos",
    ),
    (
        -1,
        8,
        "difícil*|complicado*|complejo*|engorroso*|tedioso*|laborioso*|farragoso*|infierno|calvario|lento*",
        "instalar|montar|configurar|armar|ensamblar|poner en marcha|colocar|conectar|desplegar|activar|implementar",
    ),
    (
        -1,
        8,
        "instalación|configuración|montaje|puesta|armado|ensamblaje|instalarlo|montarlo|configurarlo|armarlo",
        "difícil|complicado*|complejo*|engorroso*|tedioso*|laborioso*|lento*|largo*|eterno*|un calvario|un infierno|una odisea|\
         un lío|una pesadilla|un suplicio|confuso*|un dolor de cabeza|pesado*|farragoso*|frustrante",
    ),
    (
        -1,
        8,
        "conviene|obliga|toca|exige|requiere|necesita|tendrás|necesitarás",
        "un técnico|técnico|profesional|un profesional|instalador|un instalador|instalación profesional|un electricista|\
         electricista|obra|obras|dos personas|ayuda|fontanero|un fontanero|ayuda profesional|taladro",
    ),
    (
        -1,
        8,
        "lleva|llevó|tarda|requiere|tardas|tardarás|puedes|llevará|necesita|supone",
        "en montarlo|montarlo|en instalarlo|instalarlo|en configurarlo|configurarlo|de montaje|de instalación|de configuración|\
         armarlo|en armarlo|poner en marcha",
    ),
    (
        1,
        9,
        "responde|responden|contesta|contestan|atiende|atienden|resuelve|resuelven|solucionan|soluciona|contestaron|atendieron|\
         resolvieron",
        "rápido|enseguida|al momento|al instante|en minutos|en pocos minutos|en 0 minutos|en 0 horas|en menos de 0 horas|\
         en horas|en el día|el mismo día|las 0 horas|0 horas|con rapidez|rápidamente|sin demora|con amabilidad|amablemente|\
         con agilidad|bien|muy bien|con paciencia|en español|por whatsapp|todas las dudas|tus dudas|dudas|cualquier duda|\
         cualquier problema|los problemas|las incidencias|a la primera|sin esperas|con eficacia|en seguida|de inmediato|\
         a cualquier hora|los siniestros|tus problemas|cualquier incidencia|con mucha rapidez|con profesionalidad|de maravilla|\
         sin rodeos|sin problemas",
    ),
    (
        1,
        9,
        "atención|asistencia|soporte|servicio|ayuda",
        "0 horas|las 0 horas|las veinticuatro horas|24 7|0 7|los 0 días|humana|personalizada|personalizado|cercana|cercano|\
         excelente|impecable|ejemplar|rápida|rápido|de primera|amable|exquisita|exquisito|profesional|en español|de diez|\
         sobresaliente|inmediata|eficaz|ágil|diligente",
    ),
    (
        1,
        9,
        "personal|equipo|trato|empleados|agentes|asesores|vendedores|dependientes|camareros",
        "amable|amables|atento|atentos|cercano|cercanos|servicial|serviciales|profesional|profesionales|exquisito|encantador|\
         cordial|cordiales|eficiente|eficientes|agradable|agradables|humano|competente|resolutivo|resolutivos|\
         dispuesto a ayudar|simpático|simpáticos|muy amable|impecable|excelente|correcto|paciente|pacientes|preparado|formado|\
         cualificado",
    ),
    (
        1,
        9,
        "nos",
        "de maravilla|muy bien|en todo momento|bien|con amabilidad|enseguida|rápido|con paciencia|como en casa|con cariño|\
         al instante|en tu idioma|personalmente|a la perfección|con mimo",
    ),
    (
        -1,
        9,
        "tarda|tardan|tardaron|tardó|demora|demoran|pueden|tardar|suelen",
        "responder|contestar|atender|resolver|dar respuesta|responderte|contestarte|atenderte|resolver incidencias|solucionar|\
         resolver los problemas|tramitar|pagar|pagar los siniestros|devolver la llamada|resolver las reclamaciones|\
         dar una solución|reaccionar|gestionar|resolver un siniestro|tramitar los siniestros",
    ),
    (
        -1,
        9,
        "difícil|imposible|complicado|cuesta|odisea|suplicio|calvario",
        "contactar|hablar con alguien|hablar con una persona|localizar|que te atiendan|contactar con ellos|dar con alguien|\
         que contesten|comunicarse",
    ),
    (
        -1,
        9,
        "soporte|atención|servicio|asistencia|posventa|postventa",
        "lento|lenta|pésimo|pésima|inexistente|nulo|nula|deficiente|desastroso|desastrosa|nefasto|nefasta|mejorable|limitado|\
         limitada|robotizado|impersonal|malo|mala|horrible|escaso|escasa|flojo|floja|mediocre|penoso|penosa|lamentable|\
         solo en inglés|solo por correo|frío|fría|distante",
    ),
    (
        -1,
        9,
        "trato|personal|empleados|agentes|camareros",
        "frío|distante|borde|grosero|maleducado|antipático|poco amable|poco atento|desagradable|despectivo|indiferente|pésimo|\
         seco|bordes|groseros|maleducados|antipáticos|poco amables|poco profesional|poco profesionales|sin formación|desbordado|\
         poco preparado|poco formado|desganado|brusco",
    ),
    (
        1,
        10,
        "limpia|limpian|aspira|aspiran|lava|lavan|seca|secan|corta|cortan|tritura|trituran|plancha|planchan|enfría|enfrían|\
         calienta|calientan|hidrata|hidratan|afeita|afeitan|imprime|imprimen|perfora|cocina|cocinan|bate|baten|muele|muelen|\
         hornea|hornean|filtra|filtran|friega|friegan|ilumina|iluminan|cubre|cubren|fija|fijan|pinta|pintan|dora|doran|pica|\
         pican|exprime|licúa|amasa|alumbra|alumbran|rinde|rinden|acelera|tira|agarra|agarran|funciona|funcionan|desenreda|\
         desmaquilla|nutre|nutren|protege|protegen|calma|calman|alivia|alivian|masajea|repara|reparan|rebota|absorbe|absorben|\
         elimina|eliminan|quita|quitan|recoge|recogen|barre|barren|descongela|asa|tuesta|tuestan|fríe|fríen|sujeta|sujetan|\
         climatiza|templa",
        "bien|a fondo|de maravilla|a la perfección|de lujo|genial|estupendamente|de forma uniforme|uniformemente|con eficacia|\
         eficazmente|sin problemas|con facilidad|como la seda|como nadie|sin esfuerzo|fenomenal|con soltura|\
         todo lo que le echen|de manera uniforme|excelente|de forma excelente|a conciencia|en profundidad|con precisión|\
         increíble|mejor que nadie|de forma pareja|parejo|con solvencia|con energía|con fuerza|sin piedad|de sobra|como pocas|\
         como pocos|sin inmutarse|sin despeinarse",
    ),
    (
        1,
        10,
        "sobra|sobrado|derrocha|entrega|saca",
        "de sobra|más que suficiente|suficiente|impresionante|brutal|bruta|sobrada|de succión|potencia|garra|músculo|energía|\
         chispa|punch|pulmón",
    ),
    (
        1,
        10,
        "mueve|corre|ejecuta|maneja",
        "con soltura|sin despeinarse|sin problemas|con fluidez|sin inmutarse|sin pestañear|a máxima calidad|cualquier juego|\
         juegos|cualquier cosa|varias aplicaciones|los juegos más exigentes|programas pesados|archivos pesados",
    ),
    (
        1,
        10,
        "deja|dejan",
        "suave|suaves|limpio|limpia|limpios|limpias|impecable|impecables|brillante|brillantes|reluciente|relucientes|hidratada|\
         hidratado|sedoso|sin manchas|seca|secos|sin pelusas|como nuevo|como nueva|blancos|luminosa|luminoso|lisa|nuevos|\
         como nuevos|perfecto|perfecta|perfectos|sin brillos|flexible|tersa|fresca|hidratados|jugosa",
    ),
    (
        1,
        10,
        "elimina|quita|saca|recoge|aspira|arranca",
        "el polvo|la suciedad|mancha|tipo de manchas|el pelo|mascota|difíciles|rebelde|rebeldes|incrustada|el pelo de mascota|\
         las migas|grano de arena|rastro|mota de polvo|lo que pilla",
    ),
    (
        -2,
        10,
        "limpia|limpian|aspira|aspiran|lava|lavan|seca|secan|corta|cortan|tritura|trituran|plancha|enfría|enfrían|calienta|\
         calientan|hidrata|afeita|imprime|recoge|recogen|quita|quitan|elimina|eliminan|saca|filtra|cubre|cubren|fija|fijan|\
         protege|protegen|dora|doran|cocina|rinde|rinden|acelera|tira|agarra|agarran|llega|bate|absorbe|absorben",
        "bien|a fondo|lo suficiente|como debería|como se espera|las manchas|los restos|el pelo|de forma uniforme|uniformemente|\
         por igual|nada|la grasa|bien las esquinas|las esquinas|gran cosa|demasiado|en mojado|en alfombras",
    ),
    (
        -1,
        10,
        "limpia|aspira|lava|seca|corta|tritura|calienta|enfría|hidrata|rinde|imprime|cocina|plancha|agarra",
        "regular|peor|a medias|de forma irregular|de forma desigual|lo justo|menos de lo esperado|desigualmente",
    ),
    (
        -1,
        10,
        "queda|anda|quedan",
        "potencia|rendimiento|memoria|procesador|motor|succión|músculo|prestaciones",
    ),
    (
        -1,
        10,
        "falto*|faltos|escasa|escaso*|poca|insuficiente|limitada",
        "potencia|succión|empuje|garra|músculo|rendimiento|agarre|motor",
    ),
    (
        -1,
        10,
        "atraganta|atragantan|ahoga|ahogan|arrastra|arrastran|desinfla|desinflan|resiente|resienten|agota|viene|vienen",
        "cuando|a la hora de|bajo|ante",
    ),
    (
        -1,
        10,
        "sufre|sufren|pena|pelea|pelean|lucha|batalla|batallan",
        "alfombras|cuestas|subidas|esquinas|archivos pesados|juegos exigentes|pelo de mascota|multitarea|masas densas|nieve",
    ),
];
