//! Spanish words that say something together of many kinds of products. Only data.

/// (sign, feature, words, words a little behind them).
pub(super) const PAIRS: &[(i8, u16, &str, &str)] = &[
    (
        -1,
        2,
        "\
         precio|precios|tarifa|tarifas|cuota|cuotas|prima|primas|coste|mensualidad|factura|entrada|entradas|recibo|\
         suscripción|matrícula|menú|alquiler",
        "\
         por encima de la media|por encima del mercado|por encima de la competencia|por encima de sus rivales|\
         por encima de lo razonable|por encima de lo habitual|sube|suben|subido|dispara|disparó|se dispara|se disparan|\
         asusta|asustan|mareante|quita el hipo|echa para atrás|echa atrás|desanima|tira para atrás|da vértigo|\
         dan vértigo|elevadísimo*|altito*|salada|saladito|pica|escuece|duele|prohibitivo*|abusivo*|desorbitado*|\
         inflado*|hinchado*|disparatado*|astronómico*|exorbitante|excesivo*|exagerado*|desmesurado*|desproporcionado*|\
         inasumible|imposible|caro*",
    ),
    (
        1,
        2,
        "\
         precio|precios|tarifa|tarifas|cuota|cuotas|prima|primas|coste|mensualidad|factura|entrada|entradas|recibo|\
         suscripción|matrícula|menú|alquiler",
        "\
         por debajo de la media|por debajo del mercado|por debajo de la competencia|por debajo de sus rivales|\
         por debajo de lo habitual|baja|bajan|bajado|bajó|muy ajustado*|ajustado*|contenido*|comedido*|asumible|\
         asumibles|competitivo*|imbatible|imbatibles|irrisorio*|razonable|razonables|económico*|asequible|asequibles|\
         popular|populares|de risa|de ganga|tentador*|atractivo*|moderado*|congelado*|sin subidas|más bajo*|\
         inmejorable|inmejorables|amigable|amable|al alcance de todos",
    ),
    (
        -1,
        3,
        "\
         relación",
        "\
         flojea|pobre|mala|discutible|cuestionable|peor|dudosa|decepcionante|deja que desear|nefasta|pésima|mejorable|\
         floja|regular|desfavorable|no convence|cojea",
    ),
    (
        1,
        3,
        "\
         relación",
        "\
         imbatible|inmejorable|excelente|insuperable|sobresaliente|redonda|buenísima|muy buena|sensacional|increíble|\
         difícil de batir|difícil de superar|mejor|buena|espectacular|brutal|fantástica|estupenda|ajustada|magnífica",
    ),
    (
        -1,
        4,
        "\
         bisagra|bisagras|costura|costuras|cremallera|cremalleras|tornillo|tornillos|patas|pata|tapa|tirador|tiradores|\
         asa|asas|junta|juntas|botón|botones|remaches|carcasa|mango|cierre|cierres|puerta|puertas|respaldo|armazón|\
         estructura|somier|cajón|cajones|chapa|pintura|soldaduras|forro|ojales|hebilla|manillas",
        "\
         suelta|sueltan|floja|flojas|flojo|flojos|bailan|baila|cruje|crujen|torcido*|torcidas|endeble|endebles|dobla|\
         doblan|cede|ceden|desencaja|desencajan|abre|abren|desigual|desiguales|mal rematado*|mal ajustado*|mal cosido*|\
         salta|saltan|chirría|chirrían|holgura|cojea|cojean|tambalea|tambalean|despega|despegan|descose|descosen|\
         de plástico|de cartón",
    ),
    (
        1,
        4,
        "\
         bisagra|bisagras|costura|costuras|cremallera|cremalleras|patas|tapa|asas|juntas|carcasa|mango|cierre|cierres|\
         puertas|respaldo|armazón|estructura|cajones|chapa|pintura|soldaduras|forro|acabados|remates|materiales|madera|\
         cuero|aluminio|acero|piel",
        "\
         impecable|impecables|de primera|reforzado*|reforzadas|sólido*|sólidas|firme|firmes|robusto*|robustas|\
         perfecto*|perfectas|de calidad|macizo*|cuidado*|cuidadas|exquisito*|suaves como la seda|como la seda|noble|\
         nobles|bien rematado*|bien rematadas|sin holguras|ni se mueve|ajustan al milímetro|encajan al milímetro",
    ),
    (
        -1,
        5,
        "\
         suela|suelas|correa|pantalla|tejido|tela|color|esmalte|pintura|cristal|asa|funda|mango|cadena|cremallera|goma|\
         gomas|cuchilla|cuchillas|revestimiento|antiadherente|teca|madera|mueble|muebles|camiseta|pantalón|jersey|\
         zapatillas|mochila|collar|anillo|pulsera|pendientes|baño de oro|juguete|carcasa|batería|piel|espuma|relleno|\
         toalla|sábanas",
        "\
         oxida|oxidó|oxidaron|rajó|raja|partió|parte|rompió|rompen|pela|peló|despega|despegó|destiñe|destiñó|encoge|\
         encogió|agrieta|agrietó|raya|rayan|pudre|pudren|desgasta|desgastan|gasta|gastan|ennegreció|ennegrece|descosió|\
         descose|deshilacha|deshilachó|apelmaza|hunde|hundió|amarillea|descascarilla|cuartea|levantó|salta|saltó|\
         pierde el color|pierden el color|pierde la forma|dan de sí|da de sí|bolitas|pelotillas|agujeros",
    ),
    (
        1,
        5,
        "\
         aguantar+|resistir+|soportar+|sobrevivir+",
        "\
         caídas|caída|golpes|lluvia|granizo|sol|salitre|heladas|lavados|lavadora|lavavajillas|niños|perros|temporales|\
         temporal|intemperie|mar|años|década|décadas|inviernos|trote|tute|maltrato|martillazos|arañazos|rayones|\
         kilómetros|uso diario|uso intensivo|bajo cero|barro|polvo|agua|martillo|paso del tiempo|obras|obra|temporadas|\
         invierno|mudanzas|mordiscos",
    ),
    (
        -1,
        6,
        "\
         videollamada|llamada|llamadas|conexión|servidor|servicio|web|app|página|pedaleo|motor|sistema|equipo|red|\
         señal|wifi|internet|vídeo|streaming|partida|impresora|lavadora|caldera|robot|aparato|máquina|lector|pasarela|\
         plataforma|fibra",
        "\
         corta cada|cortan cada|cae cada|cuelga cada|apaga cada|se cae|se corta|cayó|caída|caído|colgó|se cuelga|\
         se bloquea|se apaga|se para|se atasca|se reinicia|intermitente|a trompicones|inestable|caprichoso*|\
         cuando quiere|cuando le da la gana|según el día",
    ),
    (
        1,
        6,
        "\
         nunca|jamás|apenas|rara vez|ni una vez",
        "\
         fallado|falló|colgado|averiado|caído|cortado|tirado|tirados|estropeado|problemas|bloqueado|atascado|un susto|\
         un disgusto|parado|perdido la conexión",
    ),
    (
        1,
        7,
        "\
         manejo|uso|menú|menús|interfaz|mando|mandos|botones|panel|pantalla|controles|navegación|funcionamiento|\
         programación|ajuste|ajustes",
        "\
         sencillo*|sencillísimo*|simple|simples|intuitivo*|clarísimo*|claros|de niños|pasmosa|cristalino*|lógico*|\
         evidente|obvio|facilísimo|amigable|amigables|sin misterios|de una sencillez|muy fácil|a prueba de torpes|\
         en español",
    ),
    (
        -1,
        7,
        "\
         manejo|uso|menú|menús|interfaz|mando|mandos|botones|panel|controles|navegación|funcionamiento|programación|\
         ajuste|ajustes|idioma|iconos",
        "\
         laberinto|laberintos|jeroglífico|jeroglíficos|galimatías|rompecabezas|lío|caos|endiablado*|críptico*|\
         crípticos|enrevesado*|infernal|de locos|diminutos|minúsculos|indescifrable|indescifrables|imposible|\
         imposibles|poco lógico*|desesperante|desesperantes|no se entiende|no hay quien|marean|traen de cabeza|\
         desconciertan|un suplicio|escondido|escondidos",
    ),
    (
        -1,
        7,
        "\
         cambiar|configurar|programar|ajustar|encontrar|activar|apagar|usar|poner|manejar|navegar|buscar|seleccionar|\
         pasar|hacer|emparejar|entender",
        "\
         máster|odisea|rompecabezas|laberinto|jeroglífico|galimatías|un lío|ciencia|ingeniería|lógica|\
         paciencia de santo|suplicio|tres menús|cinco menús|mil menús|varios menús|0 menús|submenús|manual entero|\
         desespera|vuelve loco|imposible|misión imposible|dolor de cabeza|calvario|infierno|pesadilla",
    ),
    (
        -1,
        8,
        "\
         montar|instalar|configurar|armar|montarlo|instalarlo|configurarlo|armarlo|ensamblar|montarla|instalarla|\
         armarla|colocar|colgar|montaje|instalación|configuración|activar|conectar|desplegar|migrar|emparejar|puesta",
        "\
         llevó|lleva|costó|toda una tarde|una tarde|tarde entera|media tarde|toda la mañana|una mañana|todo el día|\
         un día entero|todo el fin de semana|horas|0 horas|días|semanas|suplicio|odisea|calvario|infierno|pesadilla|\
         rompecabezas|puzle|puzzle|odiseas|un técnico|técnico|electricista|fontanero|albañil|profesional|taladrar|obra|\
         obras|paciencia|palabrota|palabrotas|sudor|sudores|dolor de cabeza|quebradero|dos personas|cuatro manos|ayuda|\
         jeroglífico|martirio|tortura|desespera|maña|misión imposible|imposible|a ciegas|manual en|mal traducido",
    ),
    (
        -1,
        8,
        "\
         instrucciones|manual|esquema|esquemas|plano|planos|guía de montaje|hoja de montaje",
        "\
         jeroglífico|jeroglíficos|incomprensible|incomprensibles|confuso*|confusas|crípticas|chino|inglés|\
         mal traducidas|mal traducido|no se entienden|no hay quien|no aclaran|galimatías|brillan por su ausencia|\
         escasas|pobres|erróneas|equivocadas|diminutas|ilegibles|inútiles|de pena|vienen mal|dibujos|sin texto|\
         ni un dibujo|no coinciden|vagas|insuficientes",
    ),
    (
        1,
        8,
        "\
         instrucciones|manual|esquema|esquemas|guía de montaje|asistente",
        "\
         claras|claro|clarísimas|paso a paso|detalladas|sencillas|ilustradas|con dibujos|a prueba de torpes|\
         fáciles de seguir|muy claras|te guía|te guían|de la mano|impecables|cristalinas|bien explicadas|en vídeo",
    ),
    (
        1,
        8,
        "\
         montar+|instalar+|configurar+|armar+|ensamblar+|colgar+|plantar+|planta|coloca|cuelga|monta|instala|monté|\
         instalé|armé|configuré|montarlo|instalarlo|armarlo|montarla|instalarla|puesta|montaje|instalación|\
         configuración|activa|registro|alta|enchufas|conectas|desplegarse|despliega|abrir|sacarlo",
        "\
         pispás|plis|plis plas|santiamén|periquete|visto y no visto|un momento|un rato|un ratito|ratito|nada|\
         diez minutos|cinco minutos|dos minutos|0 minutos|minutos|un cuarto de hora|media hora|cosa de minutos|\
         cuestión de minutos|sin herramientas|sin taladro|sin taladrar|sin obras|sin ayuda|sin manual|\
         con los ojos cerrados|coser y cantar|pan comido|a la primera|de un tirón|tres pasos|dos pasos|0 pasos|\
         cuatro tornillos|dos tornillos|un destornillador|una llave allen|un solo tornillo|una sola persona|yo solo|\
         yo sola|sin pedir ayuda|sin despeinarse|y listo|y a funcionar|y a correr|facilísimo*|sencillísimo*|\
         está chupado|chupado|un juego de niños",
    ),
    (
        -1,
        9,
        "\
         agente|agentes|centralita|chat|teléfono|operador|operadora|operadores|teleoperador|teleoperadores|asistencia|\
         soporte|atención|mostrador|posventa|servicio técnico|línea|correo|correos|reclamación|reclamaciones|queja|\
         quejas|incidencia|incidencias|ticket|tickets|dependientes|encargado|recepción|recepcionista|tripulación|\
         formulario|ayuda",
        "\
         horas|una hora|media hora|0 minutos|días|semanas|meses|nadie|cuelgan|colgaron|cuelga|música|musiquita|\
         contestador|bot|bots|robot|robots|máquina|grabación|no responde|no responden|sin respuesta|sin contestar|\
         ni caso|largas|excusas|evasivas|eternidad|eterno*|interminable|interminables|inútil|inútiles|desastre|\
         desastroso*|nefasto*|pésimo*|lamentable|de pena|de vergüenza|brilla por su ausencia|inexistente|frío*|\
         robótico*|enlatadas|copia y pega|plantilla|no saben|no sabe|ni idea|ni descuelga|ni descuelgan|de malos modos|\
         malas maneras|malas caras|mala cara|mala gana|desgana|ladran|pasota|pasotas|desesperante|ignora|ignoran|\
         esperando|esperar|se eterniza|se eternizan|se pierden|olvido|caen en saco roto|saco roto|limbo|deja mucho|\
         colapsado*|saturado*|desbordado*",
    ),
    (
        1,
        9,
        "\
         agente|agentes|centralita|chat|teléfono|operador|operadora|operadores|asistencia|soporte|atención|mostrador|\
         posventa|servicio técnico|línea|correo|correos|reclamación|reclamaciones|queja|quejas|incidencia|incidencias|\
         dependientes|dependientas|encargado|recepción|recepcionista|tripulación|técnico|técnicos|conductor|\
         conductores|comercial|gestor|gestora|camareros|azafatas|monitores|gerente|dueño|dueños|equipo",
        "\
         encanto|encantador|encantadora|encantadores|majo|maja|majos|majísimo*|amabilísimo*|simpatiquísimo*|un amor|\
         sol|un sol|soles|de diez|de lujo|de primera|de maravilla|impecable|impecables|exquisito*|ejemplar|al momento|\
         al instante|enseguida|en minutos|en el acto|en el día|mismo día|al día siguiente|en una hora|en media hora|\
         0 minutos|dos minutos|a cualquier hora|de madrugada|los domingos|festivos|paciencia|infinita paciencia|mimo|\
         cariño|sonrisa|atentísimo*|volcado|volcados|volcaron|desvive|desviven|desvivieron|escucha|escuchan|resolvió|\
         resolvieron|resuelve|resuelven|solucionó|solucionaron|soluciona|solucionan|arregló|arreglaron|ayudó|ayudaron|\
         ayudan|humano*|de carne y hueso|carne y hueso|personas reales|por tu nombre|rapidísimo*|eficaz|eficacísimo*|\
         chapó|sobresaliente|matrícula|inmejorable",
    ),
    (
        -1,
        9,
        "\
         deja|dejan|dejó|dejaron|tiene|tienen|tuvieron|tuvo|mantienen|pasaron|pasan|tuvimos",
        "\
         cliente colgado|colgado al teléfono|colgados al teléfono|en espera|esperando|con la palabra en la boca|\
         de un departamento a otro|de un lado a otro|de mano en mano|de oca en oca|mareado|mareando|en visto|\
         sin respuesta|sin contestación|sin noticias|con música",
    ),
    (
        1,
        10,
        "\
         deja|dejan|dejó|quedan|queda|quedó|salen|sale",
        "\
         como los chorros del oro|chorros del oro|como una patena|como un espejo|como recién salido*|de revista|\
         impoluto*|impolutas|relucientes|rechinando|sin un pelo|sin una arruga|sin arrugas|ni una miga|ni una pelusa|\
         ni una mota|ni rastro|sin rastro|perfectamente limpio*|de peluquería|sueltecito|suelto|sedoso*|sedosa|\
         hidratadísima|jugoso*|jugosas|doraditas|doradito*|crujientes|crujiente|en su punto|al dente|al punto|uniforme|\
         uniformes|nítido*|nítidas|lisas|liso*|afiladísimo|como cuchillas",
    ),
    (
        -1,
        10,
        "\
         deja|dejan|dejó|quedan|queda|quedó|salen|sale|salió|salieron",
        "\
         a medio hacer|medio crudo*|crudo*|cruda|quemado*|chamuscado*|requemado*|apelmazado*|apelmazada|grasiento*|\
         grasienta|pringoso*|pringosa|blanquecino*|manchado*|manchada|mojado*|mojada|húmedo*|húmeda|pegajoso*|pegajosa|\
         tirante|reseca|seco por fuera|a ronchas|rayado*|ronchas|rayas|churretes|borrones|pelos por todas partes|\
         la mitad|migas|suciedad|manchas|cercos|grumos|restos|restos de detergente|la ropa arrugada|arrugada|arrugado*|\
         encrespado*|encrespada|helado por dentro|frío por dentro|fría por dentro|tibio*|tibia|deslucido*",
    ),
    (
        1,
        10,
        "\
         levantar+|arrancar+|comer+|devorar+|arrasar+|tragar+|barrer+|recoger+|quitar+|eliminar+|sacar+|borrar+|\
         disolver+|limpiar+|desincrustar|traga|come|saca|cura|calma|combatir+|tapar+|cubrir+",
        "\
         pelos|pelo de mascota|pelo del perro|pelo de gato|suciedad incrustada|grasa|grasa incrustada|manchas|\
         manchas de vino|manchas rebeldes|vino|cal|arena|pelusas|polvo|migas|todo lo que pilla|cuanto pilla|\
         cualquier mancha|óxido|moho|hojas|barro|chicle|granos|puntos negros|ojeras|imperfecciones|caspa|frizz|arrugas|\
         tinta|sangre",
    ),
    (
        1,
        10,
        "\
         motor|cuchillas|cuchilla|procesador|chip|aspirador|batidora|taladro|sierra|ventilador|caldera|radiador|champú|\
         crema|sérum|suavizante|detergente|rímel|máscara|plancha|secador|freidora|horno|gráfica|portátil|consola|\
         cadena|broca|brocas|zapatillas|neumáticos|raqueta|palos|bomba",
        "\
         sobra|sobrado*|va sobrado*|arrasa|vuela|no se inmuta|ni se inmuta|no se despeina|como mantequilla|mantequilla|\
         como la seda|de maravilla|hace milagros|hace maravillas|milagros|maravillas|cunde|rinde|no tose|ni tose|\
         no flaquea|no se cansa|incansable|brutal|bestial|de escándalo|potentísimo*|con garra|empuja|con brío|responde|\
         de sobra|se come|devora|agarra|muerde|tira con ganas|tira con fuerza|corre que se las pela",
    ),
    (
        -1,
        10,
        "\
         motor|cuchillas|cuchilla|procesador|chip|aspirador|aspiradora|batidora|taladro|sierra|ventilador|aire|caldera|\
         radiador|champú|crema|sérum|suavizante|detergente|rímel|plancha|secador|freidora|horno|gráfica|portátil|\
         consola|broca|neumáticos|estufa|bomba|calefactor|cortacésped|robot|lavadora|friegaplatos",
        "\
         se ahoga|se atraganta|se queda corto*|se queda a medias|flojea|renquea|tose|se arrastra|sufre|suda|sudan|\
         flaquea|pide la hora|pide clemencia|se rinde|se cala|da tirones|tirones|se viene abajo|se desinfla|\
         anda justo*|justo*|justito*|no da más|no da para más|no tira|no puede con|no hace nada|no sirve|no limpia|\
         no calienta|no enfría|apenas calienta|apenas enfría|apenas limpia|apenas corta|ni calienta|ni enfría|patina|\
         resbala|se atasca|se calienta al|se embota|mastica|muerde el pelo|arranca el pelo|no corta ni|rasca",
    ),
    (
        -1,
        11,
        "\
         tardar+|tarda|tardan|demorar+|demora|necesita|cuesta|piensa|pasa|pasan|lleva",
        "\
         siglos|siglo|eternidad|vida|un mundo|mundo|barbaridad|una barbaridad|triple|doble|el triple|el doble|minutos|\
         0 minutos|0 segundos|varios segundos|medio minuto|media hora|lo suyo|lo indecible|más de la cuenta|\
         el desayuno|café|una siesta|cargar|abrirse|en abrir|en cargar|en arrancar|en reaccionar|en responder|\
         en encender|en encenderse|en calentar|en calentarse|en copiar|en hervir|en despertar|en iniciar|arrancar|\
         reaccionar|pasar página",
    ),
];
