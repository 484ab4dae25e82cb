//! Spanish words that say something together of many kinds of products. Only data.

/// (sign, feature, words, words a little behind them).
pub(super) const PAIRS: &[(i8, u16, &str, &str)] = &[
    (
        -1,
        20,
        "\
         deja|dejan|dejó|acabas con|acabé con|terminas con|amanecí con|amanezco con|hicieron|hizo|hacen|hace|saca|\
         sacan|provoca|provocan|produce|termina con",
        "\
         ampollas|una ampolla|rozaduras|riñones molidos|riñones|espalda molida|espalda hecha polvo|la espalda|\
         espalda rota|molido*|molida|hecho* polvo|hecha polvo|hechos polvo|tortícolis|dolor|dolor de espalda|\
         dolor de cuello|cervicales|lumbares|agujetas|marcas|los pies|callos|heridas|llagas|piel roja|contracturas|\
         hormigueo|dedos dormidos|manos dormidas|orejas rojas|orejas ardiendo",
    ),
    (
        -1,
        21,
        "\
         pesa|pesan|pesar|peso|abulta|abultan|ocupa|ocupan|ocupar|come|roba|mide",
        "\
         tanto que|demasiado|lo suyo|quintal|tonelada|toneladas|un muerto|plomo|ladrillo|un ladrillo|yunque|losa|\
         mamotreto|armatoste|trasto|mostrenco|mazacote|mastodonte|tocho|bicho|bestia|monstruo|muerto|media cocina|\
         media encimera|media mesa|medio salón|medio armario|medio maletero|media habitación|media mochila|\
         media maleta|toda la encimera|toda la mesa|todo el maletero|todo el armario|diccionario|enciclopedia|maleta|\
         nevera|frigorífico|dos personas|carretilla|grúa|más que un|más que una|más de la cuenta|barbaridad|burrada|\
         excesivo*|exagerado*|medio kilo|varios kilos",
    ),
    (
        1,
        21,
        "\
         cabe|caben|entra|entran|guarda|guardan|lleva|llevan|mete|meten|metes|llevas|pliega|pliegan|desaparece|viaja|\
         viajan|cuela|cuelan|esconde|esconden|reduce|dobla|enrolla|guardas|transporta",
        "\
         bolsillo|bolsillos|bolso|mochila|palma|palma de la mano|mano|cajón|maletero|bajo la cama|debajo de la cama|\
         detrás de la puerta|debajo del asiento|bajo el asiento|cabina|equipaje|armario|cualquier hueco|\
         cualquier rincón|cualquier sitio|cualquier parte|cualquier balda|sin notarlo|sin notarla|sin que se note|\
         sin enterarte|como si nada|con un dedo|con una mano|con dos dedos|estuche|riñonera|neceser|guantera|\
         pequeños espacios|pisos pequeños|en vertical|en nada|tamaño de|un libro|un palmo|mesilla|estante",
    ),
    (
        1,
        21,
        "\
         pesa|pesan|abulta|abultan|ocupa|ocupan|roba|quita|peso|tamaño",
        "\
         poco|poquísimo|apenas|nada|casi nada|lo mismo que|pluma|una pluma|lo que un|lo que una|como un libro|\
         menos que un|menos que una|menos de un kilo|menos de 0|la mitad|la mitad que|medio palmo|un palmo|\
         poco espacio|poco sitio|poca cosa|un suspiro|mínimo*|contenido*|reducido*|compacto*|de bolsillo|ligero*|\
         ideal para",
    ),
    (
        1,
        22,
        "\
         trae|traen|lleva|llevan|incluye|incluyen|incorpora|incorporan|suma|suman|añade|añaden|ofrece|ofrecen|reúne|\
         integra|permite|permiten|deja|monta|hace|equipa|tiene|tienes|viene|admite|cuenta con|dispone de|conserva|\
         estrena|añadido|ha añadido|agrega",
        "\
         doce programas|0 programas|programas|programas automáticos|0 modos|modos|0 funciones|muchas funciones|\
         mil funciones|funciones que|funciones útiles|función de|temporizador|sonda|linterna|cronómetro|\
         control por voz|mando por app|pantalla táctil|wifi|modo oscuro|modo nocturno|modo niños|control parental|\
         plantillas|informes|recordatorios|recetas guiadas|recetas|accesorios|cabezales|boquillas|adaptadores|\
         todo tipo de|de todo|hasta|piscina|spa|gimnasio|sauna|aparcamiento|desayuno|pirólisis|grill|vapor|\
         varios perfiles|perfiles|resúmenes|transcripción|traducción|idiomas|cien idiomas|0 idiomas|filtros|efectos|\
         automatizaciones|multitud|infinidad|un sinfín|calefacción|techo solar|cámara trasera|asientos calefactables|\
         nfc|pulsómetro|gps|un montón de cosas|un montón de|todo lo que|de serie|extras",
    ),
    (
        -1,
        22,
        "\
         falta|faltan|echo|echamos|echas|echarás|quitaron|quitado|han quitado|eliminado|eliminaron|recortaron|\
         recortado|suprimieron|carece|prescinde|olvida|olvidaron|pierde|sin|ni",
        "\
         temporizador|sonda|mando|reloj|bloqueo infantil|modo noche|modo|modos|función|funciones|control parental|\
         linterna|cosas tan básicas|cosas básicas|lo más básico|lo básico|lo elemental|opción|opciones|opción de|\
         filtros|plantillas|notificaciones|recordatorios|calendario|buscador|programas|algo tan básico|algo tan simple|\
         un simple|una simple|en falta|de menos|luz interior|luz|termostato|pausa|soporte para|prestaciones|jack|\
         ranura|nfc|pulsómetro",
    ),
    (
        1,
        23,
        "\
         funciona|funcionan|conecta|conectan|conectarse|integra|integran|sincroniza|sincronizan|empareja|emparejan|\
         enlaza|vincula|acepta|aceptan|admite|admiten|reconoce|reconocen|lee|abre|exporta|importa|entiende|entienden|\
         encaja|soporta|casa|lleva|comparte|dialoga|convive|trabaja",
        "\
         cualquier móvil|cualquier ordenador|cualquier monitor|cualquier cargador|cualquier marca|otras marcas|\
         todas las marcas|todo tipo de|cualquier formato|todos los formatos|todos los sistemas|cualquier sistema|\
         varios dispositivos|tres equipos|dos equipos|varios equipos|0 equipos|0 dispositivos|dos dispositivos|\
         tres dispositivos|android y|iphone y|mac y|windows y|linux|alexa|siri|google|homekit|matter|excel|outlook|\
         word|zapier|calendario|a la primera|al instante|al momento|en un segundo|sola|solo|sin cables|sin adaptadores|\
         sin rechistar|sin pelearse|sin drama|sin problemas|sin un solo|de maravilla|a la perfección|todo lo que|\
         con todo|con casi todo|con lo que sea|lápiz|teclado|mando de|accesorios de terceros|de terceros|\
         otras aplicaciones|otras apps",
    ),
    (
        -1,
        23,
        "\
         conectar+|conecta|conectan|conectarse|emparejar+|emparejarse|emparejarlo|sincronizar+|sincronizarse|\
         sincroniza|vincular|reconocer+|reconoce|reconocen|integrar|entenderse|entiende|abrir|abre|abrirse|leer|lee|\
         rechazar+|rechaza|rechazan|aceptar|acepta|admitir|admite|funciona|funcionan|bloquea|niega|niegan|resiste|\
         resisten|pelea|importar|exportar",
        "\
         odisea|suplicio|imposible|misión imposible|calvario|pesadilla|a medias|solo con|únicamente con|otras marcas|\
         cartuchos|cartuchos de otras|terceros|accesorios de otras|de otras suites|otros formatos|formatos habituales|\
         android|iphone|ios|mac|macos|windows|linux|alexa|bluetooth|impresora|a emparejarse|a conectarse|emparejarse|\
         conectarse|cada dos por tres|una de cada|a la tercera|a la quinta|cuando quiere|adaptador|con nada|con ningún|\
         con nadie|fuera de su|su propio|su ecosistema|productos de la casa|de la casa|misma marca",
    ),
    (
        -1,
        24,
        "\
         app|aplicación|programa|software|firmware|sistema|interfaz|actualización|actualizaciones|plataforma|web|\
         versión",
        "\
         petar|peta|petó|se cierra|se cuelga|cierra sola|se cae|crashea|bloquea|congela|lentísima|va lenta|\
         va a pedales|a trompicones|anuncios|publicidad|permisos|pide permisos|mil permisos|bugs|errores|plagada|\
         llena de|llenas de|abandonada|abandonado|sin actualizar|sin actualizaciones|años sin|no se actualiza|\
         desactualizada|traducida con|mal traducida|en inglés|solo en inglés|despropósito|desastre|chapuza|chapucera|\
         horror|calamidad|fea|confusa|torpe|tosca|caótica|engorrosa|de pena|de risa|penosa|pésima|nefasta|inservible|\
         a medio hacer|medio cocer|verde|arruinó|estropeó|empeoró|rompió|dejó inservible|ralentizó|borra|\
         pierde los datos|olvida|desconecta|insufrible|anticuada|de los noventa|caduca|obliga a registrarse|espía",
    ),
    (
        1,
        24,
        "\
         app|aplicación|programa|software|firmware|sistema|interfaz|actualización|actualizaciones|plataforma|web|\
         versión",
        "\
         gozada|delicia|maravilla|joya|virguería|de diez|de lujo|redonda|redondo|pulida|pulidísima|limpia|limpísima|\
         fluida|fluidísima|ágil|rápida|clara|clarísima|intuitiva|intuitivísima|sencilla|cuidada|cuidadísima|\
         bien pensada|bien diseñada|bien hecha|estable|va sobre ruedas|va como la seda|como la seda|va de maravilla|\
         va como un tiro|funciona de maravilla|sin anuncios|sin publicidad|cada mes|cada semana|cada poco|mensuales|\
         frecuentes|constantes|puntuales|siete años|cinco años|durante años|0 años|años de soporte|mejora|mejoran|\
         añade|añaden|a tiempo|se actualiza sola|sola y|gusto|da gusto|muy completa|completísima|impecable|excelente|\
         útil|utilísima|estupenda",
    ),
    (
        1,
        25,
        "\
         supera|superan|superado|pasa|pasan|aprueba|obtiene|obtuvo|saca|sacó|logra|consigue|cumple|máxima",
        "\
         ensayos|ensayo|ensayos de impacto|pruebas de impacto|pruebas de choque|test de impacto|controles de seguridad|\
         norma|normas|normativa|homologación|cinco estrellas|máxima nota|crash test|todas las certificaciones|\
         estándares de seguridad|pruebas de seguridad|pruebas de frenada",
    ),
    (
        1,
        25,
        "\
         lleva|llevan|tiene|trae|incluye|incorpora|monta|cuenta con|equipa|suma|añade|ofrece|integra|viene",
        "\
         arnés|arnés de|barandilla|barandillas|barrera|tapa de seguridad|bloqueo para niños|bloqueo infantil|\
         bloqueo parental|apagado automático|parada automática|parada de emergencia|desconexión automática|\
         protección térmica|protección contra|cinturón|cinturones|airbags|seis airbags|siete airbags|0 airbags|\
         frenada automática|frenada de emergencia|aviso de colisión|detector de ángulo muerto|luces de emergencia|\
         esquinas redondeadas|bordes redondeados|puntas redondeadas|base antideslizante|base antivuelco|\
         sistema antivuelco|isofix|reflectantes|sensor de caída|sensor antivuelco|doble freno|freno de disco|\
         cierre de seguridad|válvula de seguridad|termostato de seguridad|pinturas no tóxicas",
    ),
    (
        1,
        25,
        "\
         frena|frenan|detiene|para|apaga|apagan|corta|desconecta|protege|protegen|avisa|salta|bloquea|sujeta|salvó|\
         evita",
        "\
         en seco|en un palmo|en pocos metros|a tiempo|sin titubear|por sí solo|él solo|ella sola|automáticamente|\
         al volcar|si vuelca|si se cae|si se calienta|si detecta|la cabeza|al bebé|al niño|a los niños|a los peques|\
         ocupantes|accidentes|accidente|caídas|quemaduras|la vida|cualquier peligro|los dedos|peatones|peatón|\
         sin riesgo|sin riesgos|golpe fuerte|la piel del sol",
    ),
    (
        -1,
        25,
        "\
         suelta|sueltan|desprende|desprenden|echa|echan|lanza|saca|da|dan|pega|tiene|deja|deja al aire|provocó|causó|\
         causa|provoca|produce|produjo|emite",
        "\
         chispas|chispazo|chispazos|calambre|calambres|calambrazo|descarga|descargas|humo|llamas|fuego|incendio|\
         un incendio|quemaduras|quemadura|piezas que|piezas pequeñas|piezas|astillas|vapores|gases|olor a quemado|\
         bordes afilados|aristas|cantos vivos|cables pelados|cables al aire|lesiones|heridas|cortes|accidentes|\
         accidente|sarpullido|sarpullidos|alergia|rojeces|ronchas|reacción|irritación|reacciones alérgicas",
    ),
    (
        -1,
        25,
        "\
         vuelca|vuelcan|volcó|quema|quemó|arde|ardió|explota|explotó|recalienta|sobrecalienta|resbala|resbalan|patina|\
         pilla|pellizca|atrapa|alarga|alargan|falla|fallan|faltan|calienta|inestable|tambalea|carece|prescinde",
        "\
         al menor|a la mínima|con facilidad|con un soplo|con solo|los dedos|dedos|las manos|al tocarlo|al tacto|\
         la mano|en mojado|con lluvia|cuando llueve|frenada|la frenada|frenos|los frenos|airbag|airbags|\
         airbags traseros|cinturones|cinturón|en la escalera|con el bebé|con niños|mientras carga|durante la carga|\
         al cargar|al usarlo|como una plancha|peligrosamente|protección|barandilla|arnés|apagado automático",
    ),
    (
        1,
        26,
        "\
         protege|cifra|encripta|guarda|almacena|blinda|custodia|borra|elimina|oculta|bloquea|detecta|para|frena|avisa|\
         exige|pide|impide|respeta|limita|autoriza|congela|anonimiza",
        "\
         de extremo a extremo|en local|en el propio dispositivo|en el dispositivo|en europa|en tu móvil|rastreadores|\
         rastreo|cookies|anuncios invasivos|tus datos|tus conversaciones|tu historial|historial|huella|biometría|\
         reconocimiento facial|doble factor|doble verificación|segundo factor|dos pasos|la tarjeta al instante|\
         la tarjeta desde|cargos sospechosos|cargo sospechoso|fraude|fraudes|estafas|phishing|virus|malware|intrusos|\
         accesos no autorizados|movimientos sospechosos|movimiento raro|ataques|hackers|tu identidad|tu ip|tu ubicación",
    ),
    (
        -1,
        26,
        "\
         vende|venden|vendió|comparte|comparten|compartió|cede|ceden|filtra|filtró|filtraron|rastrea|rastrean|recopila|\
         recopilan|espía|espían|graba|guarda|envía|manda|registra|almacena|expone|expuso|perdió|pierde|regala|comercia|\
         trafica|revende|husmea|escucha|exige|pide|cotillea|mercadea",
        "\
         datos|tus datos|mis datos|datos personales|contactos|tus contactos|agenda|ubicación|tu ubicación|historial|\
         conversaciones|correo electrónico|correos|números de tarjeta|tarjetas|contraseñas|contraseñas de|fotos|\
         micrófono|la cámara|lo que haces|todo lo que|cada clic|cada paso|cada movimiento|a terceros|con terceros|\
         a anunciantes|con anunciantes|al mejor postor|publicidad|con fines publicitarios|fines comerciales|\
         información|información personal|tu información|medio internet|permisos|mil permisos|acceso a|dni|sin permiso|\
         sin avisar|sin consentimiento|sin cifrar|en texto plano|texto plano|en abierto|servidores en",
    ),
    (
        -1,
        26,
        "\
         sufrió|sufrieron|sufrido|tuvo|tuvieron|tenido|víctima|admitió|reconoció|ocultó|arrastra|hubo|acumula",
        "\
         filtración|filtraciones|una filtración|brecha|brechas|hackeo|hackeos|robo de|robos de|ciberataque|ataque|\
         intrusión|fuga|fugas|fallo de seguridad|agujero|agujeros|vulnerabilidad|vulnerabilidades|suplantaciones|\
         cuentas robadas|datos expuestos",
    ),
    (
        1,
        27,
        "\
         sabor|sabe|saben|aroma|textura|gusto|huele|huelen|olor|crema|masa|café|cerveza|vino|pan|queso|chocolate|salsa|\
         carne|pizza|hamburguesa|helado|jamón|té|comida|cena|menú|platos|postres|perfume|fragancia|vela|infusión|yogur|\
         galletas|tortilla|aceite|miel|bocado|trago|pienso|caldo|leche|desayuno|tarta|pasta|paladar",
        "\
         delicioso*|deliciosa|exquisito*|exquisita|riquísimo*|riquísima|rico*|rica|sabroso*|sabrosa|intenso*|intensa|\
         auténtico*|cremoso*|cremosa|sedoso*|sedosa|aterciopelado*|aterciopelada|densa|equilibrado*|equilibrada|\
         jugoso*|jugosa|tierno*|tierna|crujiente|crujientes|fresco*|fresca|casero*|casera|a casero|a hogar|a infancia|\
         a pueblo|de la abuela|a fruta|a fruta fresca|afrutado*|herbal|tostado*|tostada|suave|suaves|untuoso*|untuosa|\
         delicado*|delicada|de diez|de vicio|de escándalo|de muerte|de rechupete|de maravilla|de lujo|de cine|a gloria|\
         gloria bendita|un pecado|vicio|un vicio|engancha|enganchan|adictivo*|adictiva|para chuparse|\
         chuparse los dedos|repetir|repites|mojar pan|quita el sentido|quita el hipo|persiste|persistente|larguísimo|\
         redondo*|complejo*|compleja|lleno de matices|se funde|se deshace|se deshace en|conquista|memorable|excelente|\
         espectacular|estupendo*|buenísimo*|buenísima|como en|recién hecho*|recién horneado*|recién hecha",
    ),
    (
        -1,
        27,
        "\
         sabor|sabe|saben|aroma|textura|gusto|regusto|retrogusto|huele|huelen|olor|crema|masa|café|cerveza|vino|pan|\
         queso|chocolate|salsa|carne|pizza|hamburguesa|helado|jamón|té|comida|cena|menú|platos|postres|perfume|\
         fragancia|vela|infusión|yogur|galletas|tortilla|arroz|pasta|pienso|caldo|leche|desayuno|tarta|sopa|verduras|\
         patatas|fruta|pescado",
        "\
         insípido*|insípida|soso*|sosa|sosos|aguado*|aguada|aguachirle|agua sucia|a nada|a cartón|a plástico|a goma|\
         a corcho|a medicina|a jarabe|a detergente|a colonia|a quemado|a lata|a metal|a rancio|a viejo|a humedad|\
         a químico|a laboratorio|a recalentado|a congelado|a hospital|a nevera|a aceite usado|rancio*|rancia|amargo*|\
         amarga|amarga demasiado|agrio*|agria|ácido*|ácida|artificial|químico*|química|metálico*|metálica|empalagoso*|\
         empalagosa|empalaga|pastoso*|pastosa|harinoso*|gomoso*|gomosa|chicloso*|apelmazado*|apelmazada|correoso*|\
         correosa|seco*|seca|reseco*|reseca|crudo*|cruda|frío*|fría|fríos|helado*|tibio*|congelado*|recalentado*|\
         recalentada|grasiento*|grasienta|aceitoso*|aceitosa|grumos|con grumos|pasado*|pasada|salado*|salada|\
         saladísimo*|picante en exceso|demasiado dulce|dulzón|dulzona|desabrido*|desabrida|plano*|plana|flojo*|floja|\
         de batalla|de comedor|de rancho|incomible|incomestible|vomitivo*|asqueroso*|asquerosa|repugnante|decepciona|\
         decepcionante|duro*|dura|blandengue|se evapora|se va en|desaparece|marea|tira para atrás|desagradable|\
         mareante|dura poco",
    ),
    (
        -1,
        27,
        "\
         deja|dejan|dejó|queda|quedan|quedó|tiene|deja en",
        "\
         regusto|un regusto|regusto amargo|mal sabor|sabor raro|sabor extraño|sabor metálico|sabor artificial|grumos|\
         la boca seca|boca seca|boca pastosa|apelmazado*|apelmazada|aguado*|pasado*|gomoso*|chicloso*|soso*|sosa|\
         correoso*|reseco*|hecho un engrudo|engrudo",
    ),
    (
        1,
        28,
        "\
         lleva|llevan|contiene|contienen|aporta|aportan|elaborado*|hecho*|fabrica|hornea|cocina|usa|utiliza|emplea|\
         base|incluye|parte de|formulado*|apuesta por|compuesto*|solo|solamente|únicamente",
        "\
         carne fresca|0 % de carne|70 % de carne|carne de verdad|carne|pescado fresco|verduras frescas|verdura|\
         verduras|fruta de verdad|fruta fresca|frutos secos|aceite de oliva|aceite de oliva virgen|aceite de girasol|\
         aceites esenciales|ingredientes naturales|ingredientes ecológicos|ingredientes reconocibles|\
         cinco ingredientes|tres ingredientes|cuatro ingredientes|pocos ingredientes|leche de pastoreo|leche fresca|\
         leche entera|masa madre|harina integral|granos enteros|cereales integrales|avena|quinoa|legumbres|semillas|\
         vitaminas|minerales|probióticos|omega 0|fibra|mucha fibra|proteína|proteínas|proteína de calidad|\
         antioxidantes|ácido hialurónico|niacinamida|aloe vera|manteca de karité|extractos naturales|\
         extractos vegetales|plantas|cacao puro|miel pura|fruta madura|nada más|y poco más|agua, sal|carne, sal|\
         especias|carne y|agricultura ecológica|cultivo ecológico|origen vegetal|leche y fermentos",
    ),
    (
        -1,
        28,
        "\
         sobra|sobran|exceso|abusa|abusan|atiborrado*|cargado*|cargada|repleto*|lleno*|llena|plagado*|plagada|esconde|\
         esconden|camufla|contiene|contienen|lleva|llevan|mete|meten|hasta arriba|sube|demasiado*|demasiada|demasiados|\
         pura|puro|medio|más",
        "\
         azúcar|azúcares|sal|sodio|grasa|grasas|grasas saturadas|grasas trans|grasas hidrogenadas|aceite de palma|\
         palma|aceites refinados|harinas|harina refinada|harinas refinadas|fécula|almidón|almidones|agua|relleno|\
         rellenos|aditivos|colorantes|conservantes|edulcorantes|sacarina|aspartamo|jarabe|jarabe de glucosa|glucosa|\
         potenciadores|potenciadores del sabor|glutamato|saborizantes|aromas|aromatizantes|espesantes|emulgentes|\
         nitritos|fosfatos|perfumes|perfume|sulfatos|siliconas|parabenos|alcohol|aluminio|microplásticos|químicos|\
         subproductos|cereales baratos|maíz|ultraprocesado|ultraprocesados|letras e|números e|transgénicos|pesticidas|\
         calorías|parafinas|derivados del petróleo|cosas que no",
    ),
];
