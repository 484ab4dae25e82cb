//! Spanish words that say something together of many kinds of products. Only data.

/// (sign, feature, words, words a little behind them).
pub(super) const PAIRS: &[(i8, u16, &str, &str)] = &[
    (
        -1,
        11,
        "\
         retraso|retardo|demora|espera|esperas|lag|latencia|lentitud|arranque|carga|velocidad|ritmo|páginas|respuesta",
        "\
         desesperante|desesperantes|exasperante|exasperantes|eterno*|eterna|eternas|interminable|interminables|\
         de tortuga|de caracol|tortuga|caracol|insufrible|insoportable|inaceptable|penosa|pobre|ridícula|lamentable|\
         saca de quicio|saca de sus casillas|crispa|pone de los nervios|pone nervioso|de otra época|molesto*|notable|\
         que desespera",
    ),
    (
        1,
        11,
        "\
         arrancar+|arranca|abrir+|abre|encender+|enciende|cargar+|cargan|carga|responder+|responde|reaccionar+|\
         reacciona|procesar+|calentar+|calienta|hervir+|hierve|enfriar+|enfría|imprimir+|copiar+|descargar+|descarga|\
         exportar+|enfocar+|pasa|pasan|cambia|cocina|seca|prepara|sirve|tramita|resuelve|aprueba|transfiere|salta|\
         acelera|pone|monta|llena|pica|tritura|infla",
        "\
         al vuelo|vuelo|volando|instante|al instante|al momento|pispás|plis|plis plas|visto y no visto|santiamén|\
         suspiro|un suspiro|parpadeo|periquete|abrir y cerrar de ojos|chasquear los dedos|chasquido|como un rayo|\
         como una bala|como un cohete|como una flecha|a toda pastilla|a toda leche|a toda mecha|a todo gas|\
         a la velocidad del rayo|velocidad de vértigo|relámpago|exhalación|un segundo|dos segundos|tres segundos|\
         medio segundo|0 segundos|segundos|pocos segundos|décimas|un minuto|dos minutos|menos de un minuto|0 minutos|\
         tiempo récord|antes de que te des cuenta|un tris|nada de tiempo|en menos que canta un gallo|sin esperas|\
         sin pestañear|de inmediato|en el acto|del tirón|la mitad de tiempo",
    ),
    (
        -1,
        12,
        "\
         batería|pila|pilas|carga|autonomía|reloj|móvil|teléfono|portátil|auriculares|tableta|patinete|bici|dron|\
         taladro|altavoz|cámara|linterna",
        "\
         no llega a|no llega ni|no llega|muere|muerta|muerto|murió|se muere|seco*|se seca|se agota|agotada|agotado|\
         se vacía|vacía|se funde|fundida|se esfuma|se desploma|cae en picado|por los suelos|a mediodía|mediodía|\
         media mañana|media tarde|a la hora de comer|antes de comer|antes de cenar|cada noche|todas las noches|\
         dos veces al día|tres veces al día|no aguanta|apenas aguanta|apenas dura|dura un suspiro|un suspiro|\
         dos telediarios|cuatro horas justas|justita|justísima|ridícula|raquítica|de risa|penosa|decepcionante|\
         pide enchufe|pide cargador|buscando un cargador|buscando enchufe|enchufe a mano|sin batería|pierde la mitad|\
         baja un 0 %|vuela",
    ),
    (
        1,
        12,
        "\
         batería|pila|pilas|carga|autonomía|reloj|móvil|teléfono|portátil|auriculares|tableta|patinete|bici|dron|\
         taladro|altavoz|cámara|linterna",
        "\
         para rato|de sobra|para dar y tomar|para aburrir|inagotable|eterna|infinita|interminable|parece eterna|\
         no se acaba nunca|no se acaba|aguanta|aguantan|dura días|dos días|tres días|cuatro días|cinco días|0 días|\
         semana|semanas|una semana|dos semanas|meses|un mes|fin de semana|finde|vuelo transatlántico|jornada|\
         jornada entera|toda la jornada|jornadas|de sol a sol|todo el día|días enteros|día y medio|sin despeinarse|\
         sin enchufarlo|sin enchufar|sin pasar por|lejos del enchufe|llega de sobra|llega al final|llegas al final|\
         sobrada|sobresaliente|bestial|brutal|de escándalo|envidiable|de récord",
    ),
    (
        -1,
        13,
        "\
         carga|cargar|cargarse|cargarlo|recarga|recargar|recargarse|cargador|cable|puerto de carga|conector",
        "\
         exasperante|eternidad|eterno*|eterna|toda la noche|toda una noche|noche entera|un día entero|0 horas|\
         ocho horas|seis horas|cuatro horas|media jornada|lentísimo*|lentísima|desesperante|suplicio|incómodo*|\
         propietario|exclusivo|se calienta|calienta|quema|se suelta|se sale|se afloja|se pela|baila|falla|a medias|\
         no engancha|de paquete|aparte|no pasa del 0 %|no pasa del|se queda en el|flojo*|corto*|cortísimo*|\
         de otra época",
    ),
    (
        1,
        13,
        "\
         carga|cargar|cargarse|cargarlo|recarga|recargar|recuperar+|recupera|cargador|imán|base|dock|enchufe",
        "\
         pispás|santiamén|suspiro|media hora|veinte minutos|quince minutos|diez minutos|cinco minutos|0 minutos|\
         un cuarto de hora|menos de una hora|una hora|café|lo que tardas|una ducha|desayunas|sin cables|inalámbrico*|\
         inalámbrica|magnético*|magnética|al vuelo|rapidísimo*|rapidísima|ultrarrápida|volando|solo con apoyarlo|\
         apoyarlo|engancha solo|a la primera|placa solar|con el sol|por usb|usb c|cualquier cargador|el 0 %|del 0 al 0|\
         de 0 a 0|un día de uso",
    ),
    (
        1,
        14,
        "\
         reproducir+|reproduce|capta|captan|transmite|transmiten|escuchar+|oír|oyes|da|dan|ofrece|tiene|entrega|saca|\
         llena|suena|suenan|mantiene|mantienen",
        "\
         voz|voces|la voz|graves|agudos|matiz|matices|cada matiz|cada nota|cada instrumento|cada detalle|detalles que|\
         con naturalidad|naturalidad|fidelidad|calidez|calidez de estudio|de estudio|estudio de grabación|concierto|\
         sala de conciertos|la piel de gallina|piel de gallina|carne de gallina|claros|claras|limpios|limpias|nítidos|\
         nítidas|sin distorsionar|sin distorsión|sin saturar|redondos|con cuerpo|cuerpo|pegada|terciopelo|\
         como en directo|a lo grande|de cine|con garra|que tiembla|que emociona|de fábula",
    ),
    (
        1,
        14,
        "\
         timbre|tono|sonido|voz|voces|graves|agudos|altavoz|altavoces|bafles|piano|guitarra|micro|micrófono|audio|\
         música|acústica",
        "\
         rico*|cálido*|cálida|redondo*|lleno de matices|aterciopelado*|con cuerpo|de estudio|cristalino*|cristalina|\
         nítido*|nítida|limpio*|limpia|claro*|clara|natural|naturales|envolvente|profundo*|equilibrado*|definido*|\
         contundentes|de concierto|de lujo|de cine|de escándalo|que engaña|que emociona|emociona|eriza la piel|\
         pone la piel|sin distorsión|llena la sala|llena el salón|llenan|portentoso*|poderoso*|generoso*|brutal|\
         brutales|espectacular",
    ),
    (
        -1,
        14,
        "\
         timbre|tono|sonido|voz|voces|graves|agudos|altavoz|altavoces|bafles|piano|guitarra|micro|micrófono|audio|\
         música|llamadas|volumen",
        "\
         enlatado*|enlatada|apagado*|apagada|hueco*|hueca|metálico*|metálica|lata|a lata|cascado*|cascada|chillón|\
         chillona|chillones|estridente|estridentes|plano*|plana|flojo*|floja|pobre|pobres|sin cuerpo|sin alma|\
         sin fuerza|distorsiona|distorsionan|satura|saturan|retumba|retumban|embarullado*|embarrado*|embarrados|\
         turbio*|desafina|desafinado*|lejano*|lejana|ahogado*|ahogada|gangoso*|entrecortado*|entrecortada|sordo*|\
         raquítico*|inexistente|inexistentes|brillan por su ausencia|caverna|cueva|bidón|tubo|ni se oye|no se oye|\
         no llega|se queda corto|nasal|áspero*|raspa|cruje|chisporrotea",
    ),
    (
        1,
        15,
        "\
         acallar+|acalla|acallan|ahogar+|ahoga|ahogan|borrar+|borra|borran|aislar+|aísla|aíslan|amortiguar+|amortigua|\
         apagar+|apaga|apagan|anular+|anula|anulan|atenuar+|atenúa|atenúan|bloquear+|bloquea|bloquean|callar+|calla|\
         callan|cancelar+|cancela|cancelan|eliminar+|elimina|eliminan|enmudecer+|esfuman|filtrar+|filtra|filtran|frena|\
         frenan|silenciar+|silencia|silencian|tapar+|tapa|tapan|tragar+|traga|suprimir+|suprime|suprimen|deja fuera|\
         dejan fuera|dejar fuera|mata|matan|fulmina|fulminan|barre|barren|mitiga|mitigan",
        "\
         ruido|ruidos|rumor|murmullo|murmullos|bullicio|jaleo|barullo|zumbido|estruendo|voces|cháchara|conversaciones|\
         llanto|llantos|obras|obra|tráfico|metro|tren|avión|cabina|motores|motor|oficina|compañeros|vecino|vecinos|\
         calle|avenida|carretera|viento|mundo|mundo exterior|exterior|aire acondicionado|ventilador|claxon|bocinas|\
         ronquidos|sirenas|teclado|teclados|cafetería|gimnasio|perro|lavadora|aspiradora",
    ),
    (
        -1,
        15,
        "\
         fallar+|falla|fallan|flojea|flojean|sufre|incapaz|incapaces",
        "\
         aislar|aislar del ruido|bloquear|silenciar|atenuar|cancelar|amortiguar|filtrar|tapar|atenúa|atenúan|aísla|\
         aíslan|amortigua|bloquea|bloquean|filtra|cancela|cancelan|reduce el ruido|reducir el ruido",
    ),
    (
        -1,
        15,
        "\
         cuela|cuelan|colar|colarse|entra|entran|oír|oyes|escuchas|traspasa|traspasan",
        "\
         llanto|bebé|voces|conversaciones|cháchara|motor del avión|motores|tráfico|claxon|obras|vecino|vecinos|viento|\
         el viento|metro|compañeros|jaleo|bullicio|calle|el ruido|ruido de la calle|ruido de fondo|ruido exterior|\
         murmullo|traqueteo|teclados|barullo",
    ),
    (
        1,
        16,
        "\
         suena|suenan|oír|oye|oyen|hace|meter|mete|funciona|funcionan|trabaja|gira|arranca|enfría|lava|centrifuga|seca|\
         tritura|aspira|muele|ventila",
        "\
         gato|ronroneo|susurro|murmullo|biblioteca|mosca|brisa|suspiro|en silencio|silencio|sin ruido|sin hacer ruido|\
         sin molestar|sin despertar|de puntillas|con sigilo|sigilo|discreción|discretamente|bajito|casi nada|\
         apenas nada|menos ruido|poco ruido|poquísimo ruido",
    ),
    (
        -1,
        16,
        "\
         suena|suenan|hace|hacen|mete|meten|arma|arman|emite|emiten|suelta|pega|da|dan|produce|genera|pone|ruge|zumba|\
         vibra",
        "\
         hormigonera|tractor|avión|reactor|turbina|helicóptero|moto|camión|cafetera vieja|concierto|taladradora|\
         taladro|martillo|obra|carraca|matraca|sirena|trueno|estampida|locomotora|tren|batidora|jaleo|escándalo|\
         estruendo|estrépito|alboroto|barullo|golpes nocturnos|golpes|golpetazos|pitidos|pitido|chirridos|chirrido|\
         silbido|zumbido constante|zumbido de|traqueteo|ruidazo|ruido de mil demonios|ruido infernal|ruido de avión|\
         ruido de tractor|ruido espantoso|ruido del demonio|tanto ruido|más ruido|mucho ruido|muchísimo ruido|un ruido|\
         ruido molesto|a rugir|para levantar a los muertos",
    ),
    (
        -1,
        16,
        "\
         ventilador|motor|compresor|extractor|bomba|disco|centrifugado|nevera|lavavajillas|lavadora|aspiradora|secador|\
         frigorífico|cafetera|batidora|molinillo|campana|turbina|caldera|aire|ciclo|persiana|teclado|ruedas",
        "\
         zumba|zumban|ruge|rugen|rugir|retumba|chirría|chirrían|atruena|brama|silba|traquetea|despierta|se oye desde|\
         se oye en|se oye hasta|vibra|tiembla|golpea|pita|molesta|no deja dormir|no deja hablar|tapa la tele|\
         obliga a subir|escandaloso*|atronador|ensordecedor|ruidoso*|ruidosa|como una locomotora|salta como",
    ),
    (
        1,
        16,
        "\
         ventilador|motor|compresor|extractor|bomba|disco|centrifugado|nevera|lavavajillas|lavadora|aspiradora|secador|\
         frigorífico|cafetera|molinillo|campana|caldera|aire|teclado|ruedas|robot",
        "\
         ronronea|ronroneo|susurra|susurro|murmullo|ni se oye|no se oye|apenas se oye|apenas suena|ni se nota|mudo*|\
         muda|silencioso*|silenciosa|silenciosísimo*|inaudible|discreto*|discreta|callado*|callada|sigiloso*|\
         biblioteca|no despierta|no molesta|ni te enteras|gato",
    ),
    (
        1,
        17,
        "\
         pantalla|panel|monitor|televisor|tele|imagen|imágenes|colores|negros|brillo|contraste|letra|letras|texto|\
         resolución|películas|proyector|visor|tinta electrónica|tinta",
        "\
         nítido*|nítida|nítidas|nitidísimo*|vivos|vivísimos|vibrante|vibrantes|brillante|luminoso*|luminosa|\
         luminosísimo*|espectacular|espectaculares|de cine|preciosa|fluido*|fluida|fiel|fieles|fidelidad|natural|\
         naturales|perfecto*|puros|profundos|intenso*|intensos|realista|realistas|legible|a pleno sol|bajo el sol|\
         al sol|se lee de maravilla|se lee de fábula|se lea de fábula|de fábula|se lee perfecta|se lee sin|no cansa|\
         descansada|que enamora|enamora|de escándalo|de lujo|apabullante|brutal|hipnótica|cristalina|mate|\
         antirreflejos|sin reflejos|sin parpadeos|todo fluya|inmersiva|asombrosa",
    ),
    (
        -1,
        17,
        "\
         pantalla|pantallita|panel|monitor|televisor|tele|imagen|imágenes|colores|negros|brillo|contraste|letra|letras|\
         texto|resolución|proyector|visor",
        "\
         lavado*|lavada|lavadas|deslavado*|apagado*|apagada|pálido*|pálida|pálidas|borroso*|borrosa|pixelado*|pixelada|\
         grisáceo*|grises|oscuro*|oscura|mortecino*|mortecina|tenue|turbio*|lechoso*|desvaído*|quemado*|espejo|refleja|\
         reflejos|parpadea|parpadean|no se ve|no se lee|no se distingue|apenas se ve|apenas se lee|apenas se distingue|\
         ni se lee|ni se ve|ilegible|ilegibles|minúsculo*|minúscula|enana|diminuta|diminutas|ridícula|de otra época|\
         cansa la vista|cansa los ojos|marea|fantasmas|estelas|sangrado|fugas de luz|píxel muerto|píxeles muertos|\
         al sol no|imposible al sol|desaparece al sol|deja que desear|sosa|sosos|pobre|pobres|amarillento*|amarillea|\
         azulado*",
    ),
    (
        1,
        18,
        "\
         foto|fotos|retrato|retratos|selfie|selfies|selfi|selfis|vídeo|vídeos|imágenes|cámara|objetivo|lente|zoom|\
         teleobjetivo|estabilizador|tomas|paisajes|disparo|disparos|enfoque|flash",
        "\
         nítido*|nítidas|nitidísimas|espectaculares|espectacular|preciosos|preciosas|de revista|de profesional|\
         de postal|de cine|para enmarcar|para colgar|luminosas|luminosos|detallado*|detalladas|naturales|estable|\
         estables|sin temblores|clava|clavan|precioso*|de escándalo|de infarto|de noche|nocturnas nítidas|\
         incluso de noche|incluso con poca luz|como nadie|sorprendente|sorprendentes|increíbles|alucinante|alucinantes|\
         la luna|cada pelo|cada arruga|cada poro|el mínimo detalle|en un parpadeo|sin errar|a la primera|favorecedoras",
    ),
    (
        -1,
        18,
        "\
         foto|fotos|retrato|retratos|selfie|selfies|selfi|selfis|vídeo|vídeos|imágenes|cámara|objetivo|lente|zoom|\
         teleobjetivo|tomas|paisajes|grabaciones|enfoque|flash|videollamadas",
        "\
         borroso*|borrosas|borrosos|movido*|movidas|movidos|lavado*|lavadas|oscuro*|oscuras|granulado*|grano|ruido|\
         ruido digital|quemado*|quemadas|quemados|pastoso*|acuarela|de cera|cera|sin detalle|desenfocado*|desenfocadas|\
         a oscuras|tiembla|tiembla todo|temblor|temblores|temblique|pierde detalle|pierde nitidez|pierde el foco|\
         no enfoca|tarda en enfocar|desastre|de pena|manchurrones|planas|artificiales|sobreprocesado*|marea|\
         distorsiona|deforma|sufre|naufraga|flojea|se pierde|pixelado*|pixeladas|de hace diez años|amarillentas|\
         azuladas|irreconocible",
    ),
    (
        1,
        18,
        "\
         estabiliza|enfoca|enfocan|capta|graba|graban|acerca|retrata|dispara|congela|inmortaliza",
        "\
         tan bien|de maravilla|como nadie|como pocas|como un profesional|la luna|cada detalle|detalles|hasta la última|\
         al instante|sin temblores|gimbal|de cine|en 0k|8k|con nitidez|los colores|la piel|la escena|de noche|\
         a oscuras|movimiento|al vuelo|fotos|fotazas|fotones|postales|retratos",
    ),
    (
        1,
        19,
        "\
         diseño|aspecto|estética|estilo|líneas|silueta|acabado|color|colores|look|estampado|estampados|forma|formas|\
         curvas|presencia|caja|envase|mueble|interior|tonos|mesa|lámpara|vestido|reloj|coche|moto|joya",
        "\
         precioso*|preciosa|preciosos|bonito*|bonita|bonitos|bonitísimo*|elegante|elegantes|elegantísimo*|enamora|\
         enamoran|cautiva|cautivan|atemporal|limpias|limpio*|depurado*|cuidadísimo*|exquisito*|de museo|de revista|\
         de escaparate|de pasarela|de anuncio|icónico*|minimalista|sobrio*|moderno*|retro|nórdico*|escandinavo*|\
         vintage|original|originalísimo|distinguido*|con personalidad|con carácter|favorecedor|favorecedora|\
         llama la atención|roba miradas|robamiradas|atrae miradas|arranca miradas|gira cabezas|quita el hipo|de premio|\
         entra por los ojos|ganas de|espectáculo|un espectáculo|obra de arte|capricho|una monada|una cucada|\
         preciosidad|viste",
    ),
    (
        -1,
        19,
        "\
         diseño|aspecto|estética|estilo|líneas|silueta|acabado|color|colores|look|estampado|forma|formas|presencia|\
         carcasa|mueble|interior|tonos|mesa|lámpara|coche|moto|tapa",
        "\
         feo*|fea|feos|feísimo*|feísima|anticuado*|anticuada|soso*|sosa|sosos|hortera|horteras|cursi|chillón|chillones|\
         chabacano*|tosco*|tosca|vulgar|insulso*|anodino*|desfasado*|noventero*|ochentero*|de los noventa|\
         de los ochenta|de otra época|del siglo pasado|viejuno*|rancio*|rancia|de hospital|de oficina|de juguete|\
         sin gracia|sin alma|sin personalidad|afea|afean|desentona|desentonan|canta|no pega|no combina|da pena|\
         da grima|horroroso*|horrorosa|horrible|espantoso*|mal resuelto*|mal gusto|pasado de moda|recargado*|\
         mal diseñada|impersonal|aburrido*|aburrida",
    ),
    (
        1,
        20,
        "\
         asiento|asientos|respaldo|colchón|almohada|silla|sillón|sofá|butaca|zapatilla|zapatillas|zapatos|botas|\
         plantilla|diadema|almohadillas|cinturón|correa|sillín|mango|agarre|tejido|tela|forro|suela|espuma|cama|\
         sujetador|pantalón|mochila|arnés|casco|gafas|auriculares|cojín|reposacabezas",
        "\
         abraza|abrazan|recoge|recogen|mullido*|mullida|mullidas|blandito*|comodísimo*|comodísima|comodísimas|cómodo*|\
         cómoda|cómodas|nube|una nube|guante|un guante|suave|suaves|suavísimo*|acaricia|acarician|gloria|en la gloria|\
         a gusto|se adapta|se adaptan|se amolda|se amoldan|se ajusta|no roza|no rozan|no aprieta|no aprietan|no pesa|\
         no pesan|no se clava|ni se nota|ni se notan|ni lo notas|ni las notas|horas y horas|transpira|transpiran|\
         alivia|alivian|descansa|descansan|quita los dolores|quita dolores|amortigua|amortiguan|acogedor|acogedora|\
         sofá de casa|como en casa|como pantuflas|segunda piel|mimo|delicia|gozada|siesta|anatómico*|envolvente",
    ),
    (
        -1,
        20,
        "\
         asiento|asientos|respaldo|colchón|almohada|silla|sillón|sofá|butaca|zapatilla|zapatillas|zapatos|botas|\
         plantilla|diadema|almohadillas|cinturón|correa|sillín|mango|tejido|tela|etiqueta|forro|suela|espuma|cama|\
         muelles|sujetador|pantalón|mochila|arnés|casco|gafas|auriculares|tirantes|costura|costuras|gomas|puente",
        "\
         duro*|dura|duros|duras|durísimo*|durísima|piedra|una piedra|tabla|tabla de planchar|banco|banco de iglesia|\
         se clava|se clavan|clava|clavan|clavado|roza|rozan|aprieta|aprietan|pica|pican|raspa|raspan|áspero*|áspera|\
         incómodo*|incómoda|incomodísimo*|rígido*|rígida|estrecho*|estrecha|estrechísimo*|hace ampollas|hacen ampollas|\
         ampollas|rozaduras|marcas|deja marca|dejan marca|duele|duelen|dolor|tortícolis|espalda molida|molido*|molidos|\
         da calor|dan calor|hace sudar|sudar|suda|asfixia|sofocante|se hunde|hundido*|se mueve|no deja|aplasta|\
         aplastan|tortura|un suplicio|potro|castigo|cansa|cansan|entumece|hormigueo|irrita",
    ),
];
