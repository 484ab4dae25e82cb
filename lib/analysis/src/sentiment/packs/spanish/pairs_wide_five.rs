//! Spanish words that say something together of many kinds of products. Only data.

/// (sign, feature, words, words a little behind them).
pub(super) const PAIRS: &[(i8, u16, &str, &str)] = &[
    (
        -1,
        34,
        "\
         tiene|arrastra|carga|acumula|suma|recibe|recibió|enfrenta|enfrentó|obtuvo|sacó|perdió|ganado|ganó|cosecha|\
         cosechó|cosechado|genera|despierta|levanta|inspira|sufre|pesa|salpicó|manchó|empañó|protagonizó",
        "\
         mala fama|fama de|mala prensa|mala reputación|mal nombre|fama de tramposo|quejas|mil quejas|cientos de quejas|\
         reclamaciones|demandas|denuncias|multas|una multa|sanción|sanciones|condena|condenas|juicios|escándalos|\
         escándalo|polémica|polémicas|nota más baja|peor nota|la nota más baja|un suspenso|suspenso|mala nota|\
         desconfianza|recelo|recelos|dudas|sospechas|confianza de|credibilidad|la confianza|críticas|malas críticas|\
         un aluvión|aluvión de|lluvia de|avalancha de|montaña de|reguero de|rosario de|goteo de|reseñas negativas|\
         estrellas",
    ),
    (
        1,
        35,
        "\
         hay|tiene|tienes|tienen|encuentras|encontrarás|encuentro|ofrece|ofrecen|vende|venden|reúne|reúnen|suma|\
         cuenta con|trae|dispone|abarca|pasa|pasan|supera|superan|despliega|elegir|eliges|escoger|presume|trabaja|\
         acumula|incluye|propone|sirve|sirven|comercializa|maneja",
        "\
         de todo|desde|desde vinos|un poco de todo|lo que no|lo que busques|lo que quieras|cualquier cosa|mil opciones|\
         mil sabores|mil modelos|cientos|miles|0 mil|0 modelos|0 colores|0 tonos|0 sabores|0 títulos|0 referencias|\
         0 marcas|0 cursos|0 canales|0 juegos|0 platos|0 tallas|0 variedades|cuatro mil|trescientos|doscientos|sesenta|\
         los sesenta|cincuenta|más de cien|más de 0|decenas|docenas|infinidad|sinfín|montones|un montón|a montones|\
         para aburrir|a patadas|hasta marearse|para parar un tren|tallas grandes|tallas pequeñas|todas las tallas|\
         todos los colores|todas las marcas|todos los géneros|todos los niveles|marcas|marcas raras|rarezas|clásicos|\
         estrenos|novedades cada|joyas|pequeños productores|autor|ediciones limitadas|donde elegir|pasillos enteros|\
         pasillos|estanterías|catálogo|catálogo inmenso|amplio catálogo",
    ),
    (
        -1,
        35,
        "\
         hay|tiene|tienen|encuentras|ofrece|ofrecen|vende|venden|limita|limitan|reduce|reducen|quedan|queda|falta|\
         faltan|escasea|escasean|agota|agotan|agotado*|cuenta con|oferta|catálogo|carta|surtido|variedad|stock|gama|\
         selección|repertorio|solo|sólo|únicamente|apenas|trae|sacan|repite|repiten|desaparecen|retiran|elegir|eliges",
        "\
         cuatro gatos|cuatro cosas|cuatro modelos|cuatro colores|tres modelos|tres colores|dos modelos|dos perfumes|\
         dos colores|dos tallas|dos sabores|tres sabores|un modelo|un solo modelo|un solo color|una talla|un color|\
         un puñado|puñado|contados|contadas|poca cosa|poco|muy poco|las marcas que|marcas que|mi talla|tallas|\
         tallas grandes|tu talla|la talla|el número|los números|colores|sabores|modelos|títulos|estrenos|novedades|\
         lo básico|lo de siempre|los mismos|lo mismo de siempre|siempre lo mismo|la mitad|medio catálogo|casi todo|\
         en dos días|enseguida|en horas|siempre|a menudo|justito|justa|cortísimo|cortísima|pobrísimo*|raquítico*|\
         raquítica|ridículo*|ridícula|monótono*|monótona|aburrido*|aburrida|repetitivo*|escasísimo*|pasados|antiguos|\
         de relleno|relleno|entre dos|entre tres|blanco o negro|negro o blanco",
    ),
    (
        1,
        36,
        "\
         limpia|limpian|limpiar|limpiarlo|limpiarla|lava|lavan|lavar|lavarlo|lavarla|lavas|desmonta|desmontan|enjuaga|\
         enjuagar|aclara|vacía|vaciar|vaciarlo|mantener|mantenimiento|limpieza|repara|reparar|reparan|cambiar|cambias|\
         cambiarle|cambian|cambiarlo|descalcifica|se va|quita|quitan|sale|salen|mete|metes|meter|van|desenfunda|abre|\
         arreglar|arreglarlo|sustituye|sustituir|encuentran|encuentras|filtro|filtros|recambio|recambios|repuesto|\
         repuestos|piezas|pieza|funda|fundas",
        "\
         clic|un clic|un solo clic|un trapo|trapo|un paño|paño húmedo|una bayeta|bayeta|una pasada|agua|agua y jabón|\
         bajo el grifo|grifo|en la pila|en el fregadero|lavavajillas|al lavavajillas|lavaplatos|al lavaplatos|lavadora|\
         la lavadora|en la lavadora|en casa|tú mismo|uno mismo|cualquiera|sin ayuda|sin herramientas|sin tornillos|\
         en segundos|cosa de segundos|segundos|cosa de minutos|un minuto|dos minutos|cinco minutos|un momento|\
         un periquete|un santiamén|nada|un pispás|visto y no visto|sola|solo|ella sola|él solo|por sí sola|\
         una vez al año|cada dos años|una vez al mes|de uvas a peras|de higos a brevas|cualquier ferretería|ferretería|\
         cualquier tienda|cualquier taller|baratos|baratas|baratísimos|tirados|facilísimo*|sencillísimo*|sin esfuerzo|\
         sin frotar|a la primera|en un gesto|como nuevo*|como nueva|ni rastro|nulo|mínimo|casi nulo|pan comido|\
         coser y cantar|extraíble|extraíbles|desmontable|desmontables|desenfundable|lavable|lavables",
    ),
    (
        -1,
        36,
        "\
         limpia|limpiar|limpiarlo|limpiarla|lavar|lavarlo|lavarla|desmontar|desmontarlo|desmontarla|enjuagar|vaciar|\
         vaciarlo|vaciarla|mantener|mantenimiento|limpieza|reparar|repararlo|reparación|reparaciones|cambiar|cambiarle|\
         descalcificar|descalcificarla|descalcificarlo|engrasar|engrasarle|engrasarlo|ajustar|afilar|purgar|planchar|\
         recambio|recambios|repuesto|repuestos|piezas|filtro|filtros|cartuchos|revisión|revisiones|taller|funda|\
         cepillo|rejilla|cuchillas|bandeja",
        "\
         engorro|un engorro|suplicio|odisea|pesadilla|calvario|infierno|martirio|castigo|penitencia|lata|una lata|\
         latazo|coñazo|rollo|paliza|media hora|una hora|media tarde|toda la tarde|horas|dos por tres|cada dos por tres|\
         cada semana|cada dos semanas|cada 0 semanas|cada mes|cada día|a diario|cada uso|tras cada uso|después de cada|\
         cada poco|cada pocos días|constantemente|a todas horas|una y otra vez|otra vez|palillo|un palillo|bastoncillo|\
         cepillo de dientes|con tijeras|tijeras|a mano|destornillador|diez piezas|mil piezas|0 piezas|medio aparato|\
         recovecos|rincones imposibles|imposible|imposibles|dolor de cabeza|solo en el taller|en el servicio oficial|\
         servicio oficial|un riñón|un ojo|un dineral|una fortuna|más que el|casi tanto|la mitad de lo|carísimo*|\
         carísima|carísimos|caros|prohibitivo*|descatalogado*|descatalogados|agotados|inencontrables|no existen|no hay|\
         meses en llegar|meses|brillan por su ausencia|importación|se atasca|se atascan|se obstruye|enredado*|enredan|\
         se enredan|incrusta|incrustan|incrustada|pegada|pegado",
    ),
    (
        -1,
        36,
        "\
         hay que|toca|obliga|obliga a|exige|pide|requiere|necesita|tienes que",
        "\
         limpiarlo|limpiarla|limpiar|lavarlo|lavarla|vaciarlo|vaciarla|descalcificar|descalcificarla|descalcificarlo|\
         engrasar|engrasarla|engrasarle|desmontar|desmontarla|desmontarlo|desmontarlo entero|cambiar el filtro|\
         cambiar los filtros|cambiar las|purgar|afilar|afilarlas|desatascar|desatascarlo|desenredar|cepillarlo|\
         cepillarla|plancharlo|plancharla|regar|pulir|encerar|barnizar|llevarlo al taller|llevarla al taller|\
         taller cada|pasar por el taller|tintorería|llevarlo a la tintorería|lavar a mano|fregar a mano|\
         fregarlo a mano|secarlo a mano|mantenimiento|cuidados",
    ),
    (
        1,
        37,
        "\
         cabe|caben|entra|entran|traga|tragan|engulle|devora|admite|admiten|guarda|guardan|almacena|alberga|aloja|\
         acoge|metes|da para|dan para|alcanza para|acomoda|hay sitio para",
        "\
         tres maletas|dos maletas|0 maletas|maletas|maletas grandes|maleta de cabina|carrito|carrito del bebé|\
         la silla del niño|media casa|medio armario|medio apartamento|medio supermercado|la compra del mes|\
         compra del mes|compra de la semana|la compra semanal|compra semanal|compra entera|toda la familia|\
         familia entera|familia numerosa|cuatro personas|seis personas|todo el fin de semana|fin de semana|una semana|\
         toda la semana|un regimiento|edredón|edredón nórdico|nueve kilos|0 kilos|0 litros|0 gigas|0 gb|0 tb|un tera|\
         teras|miles de fotos|miles de canciones|años de fotos|un pollo entero|pollo entero|pavo|dos pizzas|\
         una pizza familiar|bandejas|dos bandejas|doce tazas|0 tazas|ocho cafés|botellas|dos cascos|un casco integral|\
         la tabla|bicicletas|dos bicis|una bici|ropa de toda|ropa para|zapatos|de todo y más|lo que no está escrito|\
         más de lo que parece|mucho más que|el doble|de sobra|todo lo que|cuatro cargas|0 cargas|varias cargas|\
         cargas completas",
    ),
    (
        -1,
        37,
        "\
         cabe|caben|entra|entran|da para|dan para|admite|llega para|alcanza para|llena|llenan|rebosa|rebosan|desborda|\
         queda|quedan|maletero|depósito|tanque|cubo|cesta|tambor|memoria|almacenamiento|disco|nube|mochila|bolso|\
         armario|cajones|nevera|congelador|jarra|vaso|bolsillos|guantera|gigas|gb",
        "\
         ni una muda|una muda|ni un|ni una|ni siquiera|nada|casi nada|apenas nada|dos tazas|tres tazas|tres cafés|\
         una taza|dos cafés|dos raciones|una ración|una persona|dos personas|dos platos|cuatro cosas|cuatro camisas|\
         dos camisetas|un par de|un suspiro|en un suspiro|dos días|en dos días|en una semana|enseguida|cada dos días|\
         cada día|cada rato|a cada rato|a rebosar|hasta los topes|justito*|justita|ridículo*|ridícula|enano*|enana|\
         minúsculo*|minúscula|raquítico*|raquítica|escasísimo*|tercera parte|de muñecas|de juguete|para un soltero|\
         para uno|se queda corto*|se quedan cortos|se queda pequeño*|se queda pequeña|mochila pequeña|la mitad|\
         sin ranura|ninguna ranura|sin ampliación|ampliarlos|ampliarla|no se amplía|no se puede ampliar|no caben|\
         no cabe|no dan para|no da para|rellenarlo|vaciarlo|rellenarla",
    ),
    (
        1,
        38,
        "\
         llega|llegan|recorre|recorren|cruza|cruzas|atraviesa|alcanza|alcanzan|cubre|vuela|homologa|emite|transmite|\
         lleva el wifi|wifi|señal|alcance|walkie|router",
        "\
         0 km reales|km reales|0 km|0 kilómetros|0 metros|kilómetros|cien kilómetros|mil kilómetros|\
         cientos de kilómetros|medio país|medio chile|medio méxico|media españa|media argentina|de punta a punta|\
         todo el país|ida y vuelta|ir y volver|sin repostar|sin parar a cargar|una semana de trayectos|último rincón|\
         hasta el último|hasta el jardín|hasta el garaje|hasta el sótano|hasta la azotea|hasta la terraza|\
         rincón del jardín|el jardín|la azotea|tres plantas|dos plantas|toda la casa|la casa entera|\
         todas las habitaciones|cada habitación|cada rincón|varias paredes|tres paredes|gruesas paredes|a través de|\
         otra punta|la otra punta|sin perder señal|largo recorrido|más lejos|lejísimos|en autopista|por autopista",
    ),
    (
        -1,
        38,
        "\
         llega|llegan|recorre|alcanza|cubre|promete|homologa|wifi|señal|autonomía|alcance|bluetooth|mando|walkie|\
         router|dron",
        "\
         ni a la esquina|con suerte|a duras penas|se planta|se para|se queda en|se quedan en|no pasa de|no pasan de|\
         no llega ni|no llega|mitad de lo|si llega|muere|se muere|se corta|se pierde|desaparece|se desploma|\
         en invierno|con frío|en autopista baja|en cuesta|en cuanto sales|en cuanto te alejas|en cuanto se aleja|\
         al salir de la habitación|dos paredes|una pared|a la segunda pared|a dos metros|a tres metros|a diez metros|\
         a los 0|a los 0 km|a los pocos|del salón|de la habitación|a la habitación|al dormitorio|al piso de arriba|\
         ni para ir|ni ida",
    ),
    (
        1,
        39,
        "\
         clava|clavan|acierta|aciertan|acertó|coincide|coinciden|mide|miden|detecta|detectan|reconoce|reconocen|\
         entiende|entienden|traduce|transcribe|calcula|registra|ubica|localiza|sitúa|afina|calibra|mapea|predice|\
         identifica|estima|lecturas|medición|mediciones|datos|resultados|gps|sensor|sensores|báscula|termómetro|\
         pulsómetro|tensiómetro|podómetro|nivel|láser|traductor|dictado",
        "\
         al gramo|al milímetro|al grado|al segundo|al minuto|al céntimo|al metro|al dedillo|de pleno|de lleno|clavado*|\
         clavada|clavadas|exacto*|exacta|exactísimo*|exactas|exactos|fiable|fiables|preciso*|precisos|precisa|precisas|\
         precisísimo*|milimétrico*|milimétrica|de laboratorio|de hospital|de farmacia|de profesional|del médico|\
         del hospital|de la farmacia|banda pectoral|con la de la farmacia|la de la farmacia|con las del|las mediciones|\
         los pasos|la ruta|el ritmo|la temperatura|la hora|el peso|ni un milímetro|ni un grado|ni un gramo|ni una coma|\
         a la primera|acentos|cualquier acento|jerga|hasta el mío|sin un error|sin equivocarse|cada latido|cada paso|\
         con una exactitud|con una precisión|con precisión|con exactitud|quirúrgica|nueve de cada diez|como un reloj",
    ),
    (
        -1,
        39,
        "\
         mide|miden|pesa|pesan|detecta|reconoce|entiende|traduce|transcribe|calcula|registra|ubica|ubicó|localiza|\
         sitúa|situó|arroja|indica|desvía|desvían|equivoca|falla|fallan|confunde|inventa|inventó|exagera|lecturas|\
         medición|mediciones|medida|medidas|datos|resultados|gps|sensor|sensores|báscula|termómetro|pulsómetro|\
         tensiómetro|podómetro|traductor|dictado|detector|temperatura|pronóstico",
        "\
         a su antojo|antojo|a ojo|a ojo de buen cubero|al tuntún|lo que le da la gana|lo que quiere|cuando quiere|\
         a boleo|por aproximación|dos calles|dos calles más allá|calles más allá|tres calles|otra calle|\
         calle equivocada|otro sitio|en mitad del mar|0 metros de|dos grados|tres grados|0 grados|dos centímetros|\
         varios centímetros|dos kilos|medio kilo|una de cada|de cada tres|de cada dos|sin levantarme|sin moverte|\
         sin moverme|durmiendo|que no di|pasos fantasma|fantasmas|fantasma|disparatado*|disparatadas|disparates|\
         erróneo*|errónea|erróneas|poco fiable|poco fiables|de fiar|imprecisos|inexactos|barbaridades|cosas raras|\
         chorradas|con el vapor|con cualquier cosa|sin motivo|sin razón|falsas alarmas|falsos positivos|no coincide|\
         no coinciden|no cuadra|no cuadran|baila|bailan|brinca|ni se acerca|nombres propios|de cada frase|\
         fuera de lugar",
    ),
    (
        1,
        40,
        "\
         agarra|agarran|pegado*|traza|gira|giran|maniobra|maniobran|obedece|rueda|circula|aparca|conduce|conducir|\
         conducirlo|conducirla|manejar|manejarlo|pilotar|empujar|empuja|dirección|volante|suspensión|chasis|tracción|\
         ruedas|pedaleo|embrague|manillar|carrito|silla de paseo|cochecito|tabla|esquís|raqueta|kayak",
        "\
         baldosa|una baldosa|un palmo|en un palmo|con un dedo|un dedo|con dos dedos|con una mano|una sola mano|\
         sobre raíles|raíles|como si fuera sobre|al asfalto|asfalto|como una lapa|lapa|como ventosa|como un kart|\
         en mojado|con lluvia|en curva|en curvas|las curvas|curvas cerradas|curvas como|sin inmutarse|sin balancear|\
         sin balanceos|como la seda|como una seda|seda|una pluma|dócil|dóciles|noble|nobles|ágil|ágiles|agilísimo*|\
         estable|estables|estabilísimo*|aplomado*|aplomada|firme|firmes|directo*|directa|preciso*|precisa|precisión|\
         con una precisión|con aplomo|aplomo|divertido*|divertida|divertidísimo*|placer|un placer|gozada|delicia|\
         da gusto|suave|suavísimo*|suavidad|manejable|facilísimo*|en ciudad|por ciudad|por el monte|\
         por cualquier terreno|cualquier terreno|baches|los baches|badenes|adoquines|bordillos|con soltura|\
         sin esfuerzo|donde quieras|donde quieres|donde miras|al milímetro|al instante",
    ),
    (
        -1,
        40,
        "\
         balancea|balancean|bambolea|cabecea|derrapa|derrapan|patina|patinan|subvira|sobrevira|vira|tiembla|rebota|\
         flota|tuerce|gira|giran|maniobrar|girar|aparcar|conducir|conducirlo|manejarlo|pilotar|dirección|volante|\
         suspensión|chasis|tracción|ruedas|pedaleo|embrague|manillar|carrito|silla de paseo|cochecito|moto|coche|\
         patinete|tabla|esquís|kayak|kart|furgoneta",
        "\
         como un barco|barco|barca|flan|un flan|como un flan|potro|potro desbocado|desbocado*|tanque|como un tanque|\
         camión|autobús|carro de la compra|carro de supermercado|en cada curva|en curvas|en las curvas|en curva|\
         curvas cerradas|a la mínima|en cuanto le exiges|en cuanto aceleras|en cuanto llueve|con lluvia|en mojado|\
         sobre mojado|con viento|con el viento|de atrás|de morro|de lado|a un lado|hacia un lado|la trayectoria|\
         trayectoria|la línea|el control|adherencia|estabilidad|nervioso*|nerviosa|torpe|torpes|torpón|patoso*|pesado*|\
         pesada|perezoso*|duro*|dura|durísima|seco*|seca|brusco*|gomoso*|gomosa|impreciso*|imprecisa|vago*|vaga|\
         artificial|sin tacto|sin alma|inestable|inestables|rebotón|blando*|blanda|suelto*|suelta|rígido*|muy suelto|\
         media plaza|un campo de fútbol|mil maniobras|tres maniobras|odisea|suplicio|se atascan|se traban|a su aire|\
         caprichoso*|corregir constantemente|corregir|cada bache|todos los baches|los baches|hasta el último bache|\
         riñones|asusta|da miedo|mete miedo|no da confianza|no transmite confianza",
    ),
    (
        1,
        41,
        "\
         profesor|profesores|profesora|profesorado|instructores|monitores|monitor|entrenadores|entrenador|docentes|\
         tutores|tutor|asesores|asesor|asesora|consultores|especialistas|expertos|técnicos|odontólogos|dentistas|\
         médicos|psicólogos|nutricionista|nutricionistas|fisioterapeutas|fisios|veterinarios|vendedores|dependientes|\
         dependienta|sumiller|libreros|mecánicos|ingenieros|guías|gestor|gestores|abogados|arquitectos|personal|\
         plantilla|equipo|clases|cursos|curso|temario|manual|tutoriales|videotutoriales|documentación|blog|foro|\
         artículos|ejercicios|explicaciones|ejemplos|webinars|guía|recetario|academia",
        "\
         de primera|de primer nivel|de lujo|de diez|nativos|titulados|colegiados|certificados|con oficio|con tablas|\
         años de tablas|muchos años|0 años de|con experiencia|veteranos|curtidos|apasionados|con vocación|de carrera|\
         doctores|saben|sabe|conocen|conoce|dominan|domina|entienden|entiende de|te explican|te explica|explican|\
         explica|te enseñan|enseñan|te guían|te guía|guían|te aconsejan|aconseja|te analizan|analizan|analiza|\
         te asesoran|asesoró|acertó|acertaron|recomendó|recomiendan bien|resuelven dudas|se adaptan|adapta|adaptan|\
         corrigen|corrige|te corrigen|personaliza|personalizan|dan en el clavo|con criterio|con rigor|rigurosos|\
         riguroso*|claros|clarísimo*|clarísimos|claras|breves|amenos|amenísimos|didácticos|prácticos|completísimo*|\
         completísima|exhaustivo*|exhaustiva|bien explicado*|bien explicadas|bien estructurado*|ordenados|actualizados|\
         al día|con subtítulos|paso a paso|con ejemplos|para todos los niveles|desde cero|al detalle|utilísimo*|\
         utilísimas|peras y manzanas|con peras|el porqué|los porqués|sin tecnicismos|sin jerga|a fondo",
    ),
    (
        -1,
        41,
        "\
         profesor|profesores|instructores|monitores|entrenadores|docentes|tutores|asesores|asesor|consultores|\
         especialistas|técnicos|médicos|vendedores|dependientes|personal|plantilla|clases|cursos|curso|temario|manual|\
         tutoriales|documentación|blog|foro|artículos|ejemplos|explicaciones|guía|consejos|recomendaciones|contenidos|\
         lecciones|ayuda|nutricionista|sumiller|agentes|comerciales",
        "\
         no sabían|no saben|no sabe|no distinguen|distinguir|no conocen|no conoce|no dominan|no tienen idea|ni idea|\
         ni papa|ni jota|perdidos|más perdidos|despistados|improvisan|improvisa|leen|leyendo|leen el guion|\
         leen diapositivas|balbucean|se contradicen|contradicen|novatos|becarios|sin formación|sin experiencia|\
         sin titulación|sin preparación|confunden|confunde|aconsejan mal|aconsejó mal|recomiendan lo más caro|\
         lo más caro|solo quieren vender|van a comisión|a comisión|superficiales|superficial|muy superficiales|\
         bastante superficiales|pobres|pobre|pobrísimo*|escasos|escasa|obsoletos|obsoleto*|obsoleta|desfasados|\
         desfasado*|anticuados|desactualizados|desactualizada|genéricos|genéricas|vagos|vagas|confusos|confusas|\
         incomprensibles|indescifrable|de risa|de relleno|relleno|copiado*|copiados|copia y pega|repetitivos|aburridos|\
         aburridísimos|soporíferos|sin ejemplos|en inglés|solo en inglés|mal traducidos|mal traducida|no aclara|\
         no aclaran|no explica|no explican|no resuelve|no resuelven|brilla por su ausencia|brillan por su ausencia|\
         inexistente|inexistentes|inútil|inútiles|deja más dudas|más dudas que|llenos de erratas|erratas|\
         contradictorios|contradictorias|nula|nulo|cogidos con pinzas|wikipedia",
    ),
    (
        1,
        42,
        "\
         lanzó|lanza|lanzaron|estrena|estrenó|presenta|presentó|inventó|inventa|creó|crea|desarrolló|desarrolla|\
         patentó|introdujo|introduce|apuesta|arriesga|experimenta|inaugura|anticipa|adelanta|reinventa|ideó|diseñó|\
         implementó|adoptó",
        "\
         el primer|la primera|el primero|los primeros|las primeras|primera en|primero en|pionera|pionero|pioneras|\
         pioneros|adelantada|adelantado|nadie más|nadie había|nunca antes|nunca visto|nunca vista|jamás visto|inédito*|\
         inédita|algo nuevo|algo distinto|único en|única en|un sistema propio|sistema propio|tecnología propia|patente|\
         patentes|patente propia|baterías de estado sólido|estado sólido|que ningún rival|ningún rival|ningún otro|\
         ninguna otra|que los demás|que otros copian|que todos copian|que luego copian|el futuro|futuro|del futuro|\
         otra liga|otro nivel|una nueva era|nuevo estándar|nueva generación|un antes y un después|antes y un después|\
         revolución|una revolución|revolucionario*|revolucionaria|vanguardia|a la vanguardia|rompedor|rompedora|\
         inteligencia artificial|ia|un paso más allá|ideas frescas|ideas propias",
    ),
    (
        -1,
        42,
        "\
         copia|copian|copió|copiar|imita|imitan|repite|repiten|recicla|reciclan|refríe|clona|calca|limita|limitan|\
         sigue|siguen|lleva|llevan|vende|vendiendo|vuelve|insiste|saca|sacan|lanza|presenta|aporta|aportan|cambia|\
         cambian|trae|ofrece|parece|ancla|anclado*|anclada|estanca|estancó|conforma|vive",
        "\
         lo que sacan otros|lo que hacen otros|a la competencia|a sus rivales|de otros|ideas ajenas|ideas de otros|\
         lo mismo|lo mismo con otra|lo mismo de siempre|la misma fórmula|misma receta|mismo modelo|mismo diseño|\
         mismo motor|misma tecnología|el mismo perro|otro collar|otra carcasa|otro color|otro nombre|años vendiendo|\
         años sin|una década sin|0 años sin|desde hace años|hace diez años|hace una década|hace 0 años|\
         con la química de siempre|de siempre|de toda la vida sin|poco que no|nada que no|nada nuevo|\
         nada que no hayamos|visto ya|ya mil veces|mil veces|un lavado de cara|lavado de cara|maquillaje|refrito|\
         un refrito|clon|un clon|calco|un calco|copia descarada|prehistoria|la prehistoria|del pleistoceno|\
         edad de piedra|otro siglo|siglo pasado|tiempos de|motor diésel|trasnochado*|desfasado*|desfasada|anticuado*|\
         anticuada|obsoleto*|obsoleta|superado*|superada|el pasado|en el pasado|en los noventa|en los ochenta|\
         a remolque|a la zaga|a rebufo|un año más tarde|un año tarde|tarde y mal|detrás de|años de retraso|el color|\
         cambios mínimos|cambios cosméticos|lo justo",
    ),
    (
        1,
        14,
        "\
         se mantienen|se mantiene",
        "\
         claros|claras|limpios|nítidos|nítidas|limpias",
    ),
];
