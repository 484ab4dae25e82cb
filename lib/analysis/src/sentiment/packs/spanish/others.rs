//! Spanish words that turn, join, split, compare or spread what is said. Only data.

use crate::sentiment::lexicon::Meaning;

/// What they do, and the words.
pub(super) const OTHERS: &[(Meaning, &str)] = &[
    (
        Meaning::Choose(1),
        "quédate con|quédese con|ve a por|apuesta por=|decántate por|opta por|elige=|elija=|es tu opción|es tu marca|es tu modelo|es para ti|es lo tuyo|no lo dudes|acertarás con|yo me quedaría con|me quedaría con|nos quedamos con|me quedo con|la respuesta es|apunta a|quédate con|quédese con|ve a por|apuesta por=|decántate por|opta por|elige=|elija=|es tu opción|es tu marca|es tu modelo|es para ti|es lo tuyo|no lo dudes|acertarás con|yo me quedaría con|me quedaría con|nos quedamos con|me quedo con|la respuesta es|apunta a",
    ),
    (
        Meaning::Choose(-1),
        "olvídate (de/del/de la)|olvídese (de/del/de la)|descarta|descarte|pasa de largo|mejor descartar|busca otra cosa|busca otra opción|mira a otro lado|mira hacia otro lado|mira en otra parte|está descartado|queda descartado|está descartada|queda fuera|no es para ti|no es tu opción|no es tu modelo|no es tu marca|descartaría|descartaríamos|yo descartaría|evitaría|mejor mirar otras opciones|no te servirá|se te quedará corto|olvídate (de/del/de la)|olvídese (de/del/de la)|descarta|descarte|pasa de largo|mejor descartar|busca otra cosa|busca otra opción|mira a otro lado|mira hacia otro lado|mira en otra parte|está descartado|queda descartado|está descartada|queda fuera|no es para ti|no es tu opción|no es tu modelo|no es tu marca|descartaría|descartaríamos|yo descartaría|evitaría|mejor mirar otras opciones|no te servirá|se te quedará corto",
    ),
    (
        Meaning::Degree,
        "muy|bastante|realmente|verdaderamente|sumamente|extremadamente|increíblemente|sorprendentemente|notablemente|particularmente|francamente|totalmente|completamente|absolutamente|súper|super|relativamente|prácticamente|te|le|les|nos|os|me|incluso|aún|todavía|siempre|tan|un poco|perfectamente=|claramente|casi|también|además de todo|especialmente bien|ligeramente|tremendamente|excesivamente=|igualmente|ya|sinceramente|simplemente|generalmente|normalmente|habitualmente|tranquilamente|fácilmente=",
    ),
    (
        Meaning::Number,
        "dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|cuarenta|cincuenta|cien|ciento|mil|medio|media",
    ),
    (
        Meaning::Condition,
        "si (buscas/busca/necesitas/necesita/quieres/quiere/tienes/tiene/valoras/priorizas/te importa/te preocupa/lo tuyo es/prefieres/te gusta/viajas/eres/vas a/lo que buscas es/tu prioridad es)|(a/para) (quien/quienes) (busque/busca/busquen/buscan/necesite/necesita/necesiten/necesitan/quiera/quiere/quieran/quieren/valore/valora/valoren/valoran/priorice/prioriza/tenga/tengan/prefiera/prefieran)",
    ),
    (
        Meaning::Negator,
        "lejos de ser|para nada|no|sin|nunca|jamás|tampoco|poco|poca|pocos|pocas|menos|apenas|lejos de|cero|ni siquiera|en absoluto|escasamente|exento de|exenta de|libre de|sin apenas|casi sin|casi no|prácticamente sin|sin casi|ya no|apenas sin|muy poco|muy poca|muy pocos|muy pocas|bastante poco",
    ),
    (Meaning::Concord, "ni|ningún|ninguna|ninguno|nada|nadie"),
    (
        Meaning::Lack,
        "carece de|carecen de|carecer de|le falta|les falta|le faltan|les faltan|falta|faltan|falta de|ausencia de|echa en falta|echamos en falta|se echa en falta|se echan en falta|se echa de menos|se echan de menos|no incluye|no incluyen|no ofrece|no ofrecen|no tiene|no tienen|no cuenta con|prescinde de|no trae|no dispone de|no le vendría mal|no les vendría mal|le vendría bien|se agradecería|sería de agradecer|agradecería|se extraña|se extrañan|extrañamos|brilla por su ausencia|no hay|no lleva|no monta|no viene con|no ofrece ni|se deja por el camino|prescinde del|sin rastro de|ni rastro de|renuncia a|no le vendría mal|no les vendría mal|le vendría bien|se agradecería|sería de agradecer|agradecería|se extraña|se extrañan|extrañamos|brilla por su ausencia|no hay|no lleva|no monta|no viene con|no ofrece ni|se deja por el camino|prescinde del|sin rastro de|ni rastro de|renuncia a",
    ),
    (
        Meaning::Amount(1),
        "alto|alta|altos|altas|elevado|elevada|elevados|elevadas|mucho|mucha|muchos|muchas|largo|larga|largos|largas|más|mayor|mayores|amplio|amplia|amplios|amplias|demasiado|demasiada|demasiados|demasiadas|enorme|enormes|numerosos|numerosas|abundante|abundantes|considerable|excesivo|excesiva|excesivos|excesivas|extenso|extensa|gran cantidad de|prolongado|prolongada|ilimitado|ilimitada|multitud de|vasto|vasta|aumento de|aumenta|altísimo|pronunciado|pronunciada|empinada|altísima",
    ),
    (
        Meaning::Amount(-1),
        "bajo|baja|bajos|bajas|corto|corta|cortos|cortas|reducido|reducida|reducidos|reducidas|mínimo|mínima|mínimos|mínimas|menor|menores|pequeño|pequeña|pequeños|pequeñas|reduce|reducen|minimiza|minimizan|disminuye|disminuyen|escaso|escasa|escasos|escasas|moderado|moderada|contenido|contenida|contenidos|bajísimo|bajísima|limitado|limitada|limitados|limitadas",
    ),
    (Meaning::Too, "demasiado|excesivamente"),
    (
        Meaning::CouldBe,
        "podría ser|podrían ser|debería ser|deberían ser|podría haber sido|podría tener|podría ofrecer",
    ),
    (
        Meaning::Contrast,
        "según|pero|sin embargo|aunque|mientras que|mientras|no obstante|en cambio|a pesar de|pese a|por el contrario|si bien|sino|salvo|excepto|por otro lado|por otra parte|eso sí|ahora bien|aun así|porque|ya que|por lo que|puesto que|así que|con todo|a cambio",
    ),
    (
        Meaning::Join,
        "y|e|o|u|con|así como|junto con|además de|incluyendo|incluido|incluida|especialmente|sobre todo|cuando|si|para|gracias a|debido a|donde|y también|lo que|ofreciendo|pensado para|en particular",
    ),
    (
        Meaning::Than,
        "que|en lugar de|en vez de|que el|que la|que los|que las|que el de|que la de",
    ),
    (
        Meaning::Versus,
        "comparado con|comparada con|comparados con|comparadas con|en comparación con|comparación con|respecto a|con respecto a|frente a|frente al|vs|versus|al lado de|en comparación a",
    ),
    (
        Meaning::Unlike,
        "a diferencia de|a diferencia del|al contrario que|en contraste con",
    ),
    (Meaning::As, "tan|como|tanto|tanta|igual de"),
    (Meaning::Of { compares: false }, "de|del|de la|de los|de las"),
    (
        Meaning::Beat(1),
        "supera|superan|superó|superar|supera a|supera al|superan a|gana a|gana al|ganan a|bate a|vence a|aventaja a|superior a|superiores a|por delante de|mejor que|mejores que|por encima de|un paso por delante de|sobrepasa a|preferible a|gana por goleada (a/al)|le da mil vueltas (a/al)|da mil vueltas (a/al)|le saca ventaja (a/al)|saca ventaja (a/al)|barre (a/al)|deja atrás (a/al)|se impone (a/al)|arrasa (a/al)|le gana (a/al)|aventaja (a/al)|le gana la partida (a/al)|pasa por encima de|deja en evidencia (a/al)|gana por goleada (a/al)|le da mil vueltas (a/al)|da mil vueltas (a/al)|le saca ventaja (a/al)|saca ventaja (a/al)|barre (a/al)|deja atrás (a/al)|se impone (a/al)|arrasa (a/al)|le gana (a/al)|aventaja (a/al)|le gana la partida (a/al)|pasa por encima de|deja en evidencia (a/al)",
    ),
    (
        Meaning::Beat(-1),
        "no llega al nivel de|no está a la altura de|no alcanza el nivel de|no iguala a|no alcanza a|por detrás de|inferior a|inferiores a|se queda por detrás de|se queda atrás respecto a|no llega a|no supera a|no puede competir con|pierde ante|pierde frente a|por debajo de|peor que|peores que|no están a la altura de|a la zaga de|se queda por debajo de|se queda lejos de|cede ante|palidece ante|pierde con|pierde contra|sale perdiendo frente a|queda por debajo de|va por detrás de",
    ),
    (
        Meaning::Link,
        "es|son|era|eran|fue|fueron|ser|sea|está|están|estar|tener|ha|han|había|resulta|resultan|resultó|parece|parecen|sigue siendo|siguen siendo|se siente|se sienten|se ve|se ven|viene|vienen|funciona|funcionan|mantiene|mantienen|logra|logran|consigue|queda|quedan|suena|suenan|sale|llega|da|dan|hace|hacen|lleva|suele ser|suelen ser|puede ser|pueden ser|sigue|siguen|se muestra|se mantiene|se mantienen|va|van|puede resultar|pueden resultar|acaba siendo|se vuelve",
    ),
    (
        Meaning::Offer,
        "ofrece|ofrecen|ofreció|ofrecer|proporciona|proporcionan|brinda|brindan|cuenta con|cuentan con|dispone de|disponen de|incluye|incluyen|presenta|presentan|garantiza|garantizan|aporta|aportan|posee|poseen|entrega=|trae|integra|integran|monta|goza de|incorpora|incorporan|viene con|vienen con|trae consigo|permite|permiten|tiene|tienen|tenía",
    ),
    (
        Meaning::For(1),
        "conocido* por|famoso* por|reconocido* por|célebre* por|elogiado* por|alabado* por|valorado* por|apreciado* por|aclamado* por|destaca por|destacan por|se destaca por|se destacan por|destaca en|destacan en|destaca gracias a|destaca sobre todo por|destaca especialmente por|se distingue por|se distinguen por|sobresale por|sobresalen por|sobresale en|brilla por|brilla en|brillan por|elogian su|elogian la|elogian el|elogian sus|alaban su|alaban la|alaban el|valoran su|valoran la|valoran el|aprecian su|aprecian la|aprecian el|garantiza una|una combinación perfecta de|buen equilibrio entre|gran equilibrio entre|equilibrio perfecto entre|excelente equilibrio entre|equilibrio entre|gusta por su|enamora por su|sorprende por su|sorprende por la|convence por su|conquista por su|impresiona por su|seduce por su|presume de|puede presumir de|saca pecho con|hace gala de|se lleva la palma en|lo mejor es su|su gran baza es|su punto fuerte es|su mejor baza es|su mayor virtud es|destaca su|destacan su|destacan sus|sobresale su|lo que más gusta es|gana puntos por|gana puntos con|se agradece su|se agradece la|se agradece el|se agradecen los|se agradecen las|brilla con luz propia en|famosa por|apuesta fuerte por|nos encanta su|nos encantan sus|nos gusta su|nos gustan sus|se caracteriza por su|se caracteriza por|gusta por su|enamora por su|sorprende por su|sorprende por la|convence por su|conquista por su|impresiona por su|seduce por su|presume de|puede presumir de|saca pecho con|hace gala de|se lleva la palma en|lo mejor es su|su gran baza es|su punto fuerte es|su mejor baza es|su mayor virtud es|destaca su|destacan su|destacan sus|sobresale su|lo que más gusta es|gana puntos por|gana puntos con|se agradece su|se agradece la|se agradece el|se agradecen los|se agradecen las|brilla con luz propia en|famosa por|apuesta fuerte por|nos encanta su|nos encantan sus|nos gusta su|nos gustan sus|se caracteriza por su|se caracteriza por|sin renunciar a (la/el/las/los/su/)|sin sacrificar (la/el/las/los/su/)|sin comprometer (la/el/las/los/su/)|sin descuidar (la/el/las/los/su/)|sin perder (calidad/potencia)",
    ),
    (
        Meaning::For(-1),
        "si algo se le puede reprochar|si algo hay que reprocharle|lo único que se le puede (reprochar/achacar)|lo único reprochable|la única pega|el único pero|su único pero|su asignatura pendiente es|criticado* por|criticada por|se quejan de|se queja de|se quejaron de|se han quejado de|quejas por|quejas sobre|quejas de|critican su|critican la|critican el|critican sus|problemas con|problemas de|problemas en|a costa de|adolece de|adolecen de|sufre de|sufren de|peca de|decepciona por|decepciona en|flaquea en|falla en|fallan en|pierde puntos por|pierde puntos en|flojea en|cojea en|pincha en|suspende en|patina en|se queda corto en|se queda corta en|se quedan cortos en|su punto débil es|su punto flaco es|su talón de aquiles es|lo peor es su|lo que menos gusta (del/de la/de/es)|lo que menos convence (del/de la/de/es)|lo peor (del/de la/de)|deja que desear en|anda justo de|anda corto de|anda escaso de|va justo de|va corto de|escatima en|descuida su|descuida la|descuida el|sacrifica|a cambio de sacrificar|tropieza en|hace aguas en|el problema es (su/el/la)|el pero es (su/el/la)|la pega es (su/el/la)|pierde puntos por|pierde puntos en|flojea en|cojea en|pincha en|suspende en|patina en|se queda corto en|se queda corta en|se quedan cortos en|su punto débil es|su punto flaco es|su talón de aquiles es|lo peor es su|lo que menos gusta (del/de la/de/es)|lo que menos convence (del/de la/de/es)|lo peor (del/de la/de)|deja que desear en|anda justo de|anda corto de|anda escaso de|va justo de|va corto de|escatima en|descuida su|descuida la|descuida el|sacrifica|a cambio de sacrificar|tropieza en|hace aguas en|el problema es (su/el/la)|el pero es (su/el/la)|la pega es (su/el/la)",
    ),
    (
        Meaning::Suits(1),
        "útil* para|práctico* para|cómodo* para|buena alternativa para|gran alternativa para|buena solución para|interesante* para|ideal* como|perfecto* como|ideal* en|perfecto* en|adecuado* si|apropiado* para|acertado* para|ideal* para|perfecto* para|adecuado* para|recomendado* para|indicado* para|excelente* para|muy bueno* para|estupendo* para|apto* para|buena opción para|gran opción para|excelente opción para|mejor opción para|buena elección para|excelente elección para|recomendable* para|muy recomendable* para|mejor* para|ideal* si|perfecto* si|recomendable si|una buena opción si|muy bueno* si|encaja con|sirve para|va bien para|va muy bien para|va genial para|funciona bien para|buen compañero para|gran aliado para|buen aliado para|(resulta/resultan) (adecuado*/ideal*/idóneo*/apropiado*/indicado*/perfecto*/recomendable*) para|(especialmente/muy/particularmente) (adecuado*/indicado*/recomendable*/recomendado*/apto*/apropiado*) para|(está/están) (pensado*/orientado*/dirigido*/enfocado*) (para/a)|(se adapta/se adaptan) (bien/muy bien/perfectamente) a|idóneo* para|(encaja/encajan) (bien/mejor/muy bien/) (con/en)|opción (interesante/adecuada/recomendable/ideal/sólida) para|(orientado*/dirigido*/enfocado*) a",
    ),
    (
        Meaning::Suits(-1),
        "no es adecuado* para|no apto* para|no es apto* para|no es ideal para|no es la mejor opción para|no es el más adecuado para|no recomendado* para|no es recomendable para|poco adecuado* para|no es la más adecuada para|no sirve para|no vale para|no está pensado* para|no está hecho* para|no da para|no es para|se queda corto* para|insuficiente para|no lo elegiría para",
    ),
    (
        Meaning::Generic,
        "opción|opciones|elección|producto|productos|modelo|modelos|marca|marcas|dispositivo|compra|alternativa|alternativas|empresa|compañía|propuesta|apuesta|compañero|solución|inversión",
    ),
    (
        Meaning::Pronoun,
        "su|sus|el|la|los|las|este|esta|estos|estas|ese|esa|esto|ambos|ambas|los usuarios|los clientes|usuarios|clientes|algunos usuarios|muchos usuarios|algunos|muchos|además|también|asimismo|igualmente|en general|expertos|los expertos|críticos|compradores|propietarios|los propietarios|la marca|el modelo|el fabricante|la empresa|lo",
    ),
    (
        Meaning::Plain,
        "mejor no|más de un|a media tarde|a media mañana|en todo momento|en todo el|en toda la|en general|por lo general|en línea|pisos pequeños|productos rebajados|sin problema|coche pequeño|principales|de serie|poco más|lo menos|un poco de|de alguna manera|por lo demás|buena parte|gran número|de gran tamaño|juegos pesados|archivos pesados|hora punta|largo plazo|pelo largo|pelo corto|corto alcance=|una buena|menos de un|más de los necesarios|hijos pequeños|niños pequeños|a máxima velocidad|como mínimo|como máximo|lo suficiente|suficientemente|lo bastante|cierto modo|en el fondo|de paso|por su precio|por este precio|para su precio|para el precio|por el precio|te preocupa|le preocupa|me preocupa|el seguro|un seguro|los seguros|seguros=|del seguro|al seguro|seguro de|su seguro|seguro que|seguro médico|no es de extrañar|un poco|un poco más|al menos|por lo menos|no solo|no sólo|no solamente|no únicamente|sin duda|sin dudarlo|no hay duda|más de|menos de|a menos que|nada más|más información|más detalles|mejor aún|a largo plazo|a corto plazo|largo plazo|corto plazo|todo tipo de|tipo de|cada vez más|cada vez|además de|más que suficiente=|buena idea|por ejemplo|tal como|así como|de todos modos|en cuanto a|en términos de|a la hora de|a la vez|al mismo tiempo|la mayor parte|mayor parte|bien conocido|tanto como|tanto en|tanto para|sobre la marcha|de alto nivel de|en la mayoría de|altas temperaturas|bajas temperaturas|alta definición|alta velocidad|alta mar|larga distancia|más caros del mercado|gran formato|gran bretaña|grandes superficies|gran tamaño|rango de precio|rango de precios|gama de precios|en gran medida|en el mercado|entornos ruidosos|ambientes ruidosos|lugares ruidosos|entorno ruidoso|tareas básicas|uso intensivo|uso básico|gama media|gama alta|gama baja|gama de entrada|mejor momento|nada más abrir|a bajo volumen|de bajo nivel|más allá|lo más|pros y contras|ventajas y desventajas|ventajas e inconvenientes|como marca|como empresa|poco a poco|hace poco|dentro de poco|que ofrece|que ofrecen|que tiene|que tienen|que es|que son|que cuenta|que viene|o no|hogar inteligente|casa inteligente|buenas noches|en caso de|en todo caso|gran parte|no obstante lo cual|calidad de vida|punto de vista|por su parte|relación con|en relación con|no es de extrañar|control de calidad|precio no disponible|fácil acceso|hogares grandes|familias grandes|espacios pequeños|pisos pequeños|apartamentos pequeños|cocinas pequeñas|habitaciones grandes|casas grandes|equipos pequeños|equipos grandes|empresas pequeñas|pequeñas empresas|grandes empresas|pequeños negocios|manos pequeñas|pies anchos|no necesitas|luz natural|poca luz|baja luz|con poca luz|(cuesta/cuestan) 0|(cuesta/cuestan) (desde/unos/unas/entre/alrededor de/cerca de) 0|la cara|tu cara|de cara a|cara a cara|pesa 0|pesan 0|dura 0 minutos|sin embargo=|tamaño reducido=|tres planes|rostro|sin necesidad de|sin tener que|no hace falta|no hacen falta|no es necesario|no es necesaria|no tendrás que|no tienes que|sin preocuparte (de/por)|sin preocuparse (de/por)|sin depender de|sin miedo a|no te preocupes por|sin contar|sin olvidar|por no hablar de|no en vano|no tanto|no todos|no todas|no siempre=|resuelve los problemas=|problemas de espalda|problemas de piel|en caso de problemas|pieles secas|piel seca|piel grasa|agua fría|agua caliente|días fríos|en frío|en seco|malas hierbas|mal tiempo|mal olor|malos olores|dolor de espalda=|manchas difíciles|terrenos difíciles|terreno difícil|tareas pesadas|uso diario intensivo|trabajos pesados|cargas pesadas",
    ),
    (
        Meaning::For(1),
        "\
         (se lleva/se llevan/arrasa/arrasan/se lucen/se luce/gana/ganan/triunfa/triunfan/convence/convencen/deslumbra/enamora/conquista/impresiona/sorprende/gusta/aprueba/aprueban/saca nota/saca pecho) (por/en/con) (su/sus/la/el/los/las/)|\
         (sobresale/sobresalen/brilla/brillan/destaca/destacan/se luce/se lucen/rinde mejor) (sobre todo/especialmente/por encima de todo/) (en/por) (su/sus/la/el/)|\
         (punto fuerte/gran baza/mayor virtud/mejor baza/gran virtud/principal atractivo/mayor atractivo/gran ventaja/fuerte/mejor arma/carta de presentación) (es/está en/son/:) (su/sus/la/el/los/las/)|\
         (su/sus/el/la) (fuerte/punto fuerte/gran baza/especialidad/mejor carta) (es/son/está en)|\
         (es/son) (todo/toda) un (referente/ejemplo/modelo/lujo) (en/de/por)|\
         (se gana el aprobado/se gana el notable/se gana el sobresaliente/merece un diez/merece elogios) (por/en)|\
         un (diez/sobresaliente/notable) (en/para) (su/sus/la/el/)|(da/dan) (una lección/lecciones) de",
    ),
    (
        Meaning::For(-1),
        "\
         (suspende/suspenden/cojea/cojean/flaquea/flaquean/flojea/flojean/patina/patinan/pincha/pinchan/naufraga/naufragan/se desinfla/hace aguas/hacen aguas/falla/fallan/tropieza/se queda corto/se queda corta/se quedan cortos/se quedan cortas/va justo/va justa/anda justo/anda justa/decepciona/decepcionan/pierde/pierden/baja el nivel/deja que desear/deja mucho que desear/dejan que desear/se hunde/no convence/no brilla/no destaca/no aprueba) (en/por) (su/sus/la/el/los/las/)|\
         (punto débil/punto flaco/talón de aquiles/asignatura pendiente/gran pero/principal pega/mayor defecto/principal defecto/mayor inconveniente/gran lastre/principal problema/mayor pega) (es/está en/son/sigue siendo/siguen siendo) (su/sus/la/el/los/las/)|\
         (lo peor/lo malo/la pega/el problema/el inconveniente/el defecto/el fallo/el lunar) (es/son/está en/viene con/viene por) (su/sus/la/el/los/las/que/)|\
         un (suspenso/cero) (en/para) (su/sus/la/el/)|\
         (le/les) (lastra/penaliza/hunde/pierde/condena/resta puntos) (su/sus/la/el/los/las)",
    ),
    (
        Meaning::Plain,
        "\
         en líneas generales|líneas generales|en apenas|en tan solo|en tan sólo|\
         no (/te/lo/se) (esperas/espera/esperabas/esperaba)|lo que (esperas/esperabas)|\
         (franja/hora/ubicación/fecha/cifra/cantidad) exacta|ni un (peso/euro/céntimo/duro/centavo)|de cero a|\
         desde cero|a cero|cero a cien|antes de tiempo|por (ese/este/el mismo/ese mismo) (dinero/precio)|\
         apenas se (percibe/nota/siente)|(no/casi no) se percibe|\
         (cerveza/cervezas/bebida/bebidas/cóctel/vino) sin alcohol|cada dos por tres|por (suerte/fin/cierto)|\
         de entrada|de momento|por defecto|a lo largo de|personas mayores|gente mayor|mis mayores|a menos de|a más de|\
         más tarde|más adelante|más bien|cuanto más|cuanto menos|poco después|poco antes|a poco que|\
         nada más (llegar/abrir/sacarlo/encender/encenderlo/salir/entrar/apoyar/subir/tocar)|al alcance|a la larga|\
         a simple vista|punto de recogida|punto de venta|puntos de venta|altas prestaciones|bajas emisiones|\
         ruido de fondo|fin de semana largo|menos mal|cuando menos|más o menos|tiempo libre|aire libre|al aire libre|\
         buen tiempo|buen número|un buen rato|gran ciudad|grandes ciudades|ciudades pequeñas|menor de edad|\
         menores de edad|al por mayor|cosa que no (puede decir/ocurre/pasa/sucede/hace/ofrece)|\
         algo que no (puede decir/ocurre/pasa/sucede)|(muchos/muchas/algunos/algunas/varios/varias) de (ellos/ellas)|\
         sin (escobillas/cables/hilos/bolsa/bolsas/espejo/marcos/aspas/cordones/tacones)|(una/un) simple|\
         (arroz/pan/pasta/harina/galletas) integral*|\
         (pocos/pocas) (auriculares/modelos/marcas/rivales/empresas/coches/móviles/aparatos/productos/compañías/competidores/cámaras/hoteles/bancos/seguros/robots/apps/fabricantes/restaurantes/zapatillas/colchones/cremas/herramientas/servicios/sitios/portátiles/relojes/lugares) (logran/consiguen/pueden/ofrecen/alcanzan/hacen/son/igualan/limpian/suenan/saben/llegan/tienen/cuidan/dan/aguantan/rinden)|\
         al revés que|al contrario que|igual que|por poco|entre otras cosas|a mi juicio|a juicio de|a primera vista|\
         en primer lugar|de primera mano|de segunda mano|de nueva generación|buen día|buenos días|gran superficie|\
         gran familia|pequeños electrodomésticos|pequeñas reparaciones|gran tirada|mano de obra|un mal día|días malos|\
         malos tiempos|mala racha|bajo tierra|por bajo|alta costura|alta gama|altas horas|a altas horas|\
         plena temporada alta|temporada alta|temporada baja|clase alta|alta mar|baja por maternidad|dar de alta|\
         darse de alta|darte de alta|darse de baja|darte de baja|dar de baja|doble cara|gran reserva|larga distancia|\
         corta distancia|larga estancia|media distancia|mayor de|mayores de|menor que|pequeño electrodoméstico|\
         buen puñado|bien por|ya sea|bien sea|no hace mucho|hace mucho|hace tiempo|hoy en día|hoy por hoy|el mal uso|\
         mal uso|mala hierba|mala suerte|por desgracia|largo y tendido|a lo largo|a lo ancho|a fondo perdido|las caras|\
         la cara|tu cara|tus caras|sus caras",
    ),
    (
        Meaning::Negator,
        "\
         difícilmente|ni por asomo|ni de lejos|ni mucho menos|ni de broma|rara vez|pocas veces|nunca jamás|\
         ningún tipo de|sin ningún|sin ninguna|sin ningún tipo de|dista (mucho/) de (ser/estar/)|\
         distan (mucho/) de (ser/estar/)|está lejos de (ser/)|están lejos de (ser/)|anda lejos de|sin llegar a (ser/)|\
         no llega a ser|no acaba de ser|no termina de ser|nada más lejos de",
    ),
    (
        Meaning::Lack,
        "\
         (se/le/les) (echan/echa) de menos|ni siquiera (tiene/trae/incluye/lleva/ofrece/cuenta con/dispone de)|\
         tampoco (tiene/tienen/trae/traen/lleva/llevan/incluye/incluyen/incorpora/ofrece/ofrecen/monta/integra)|\
         no (traen/llevan/incorpora/incorporan/integra/aporta/posee/contempla/disponen de/cuentan con)|huérfano* de|\
         falto* de",
    ),
    (
        Meaning::Beat(1),
        "\
         (le/les/) (saca/sacan/sacó) (los colores/ventaja/mucha ventaja/kilómetros/varios cuerpos/una cabeza) (a/al)|\
         (le/les/) (da/dan/dio) (sopas con honda/un repaso/una paliza/cien vueltas/mil vueltas/una lección) (a/al)|\
         (deja/dejan) (en pañales/en ridículo/a la altura del betún/a años luz/muy atrás/en mantillas) (a/al)|\
         (pasa/pasan) por encima (de/del)|(está/están/queda/va) (muy/bastante/) por (delante/encima) (de/del)|\
         (está/juega) en otra liga (que/comparado con)|\
         (saca varios cuerpos/le saca una cabeza/se come con patatas) (a/al)|\
         (aventaja/supera/supera de largo/supera con creces/supera ampliamente/gana de calle/gana de largo/vence/bate) (a/al)",
    ),
    (
        Meaning::Beat(-1),
        "\
         (palidece/pierde/sale perdiendo/queda mal parado/queda mal parada/se queda corto/se queda corta/no tiene nada que hacer) (ante/frente a/frente al/al lado de/al lado del/contra)|\
         (está/están/queda/va) (muy/bastante/) por (detrás/debajo) (de/del)|\
         (a años luz/muy lejos/lejos/a kilómetros) (de/del) (nivel de/que ofrece/)|\
         no (le llega/llega) (ni/) a la suela (del zapato/de los zapatos/) (a/al/de)|\
         no (resiste/aguanta/soporta/admite) (la/) comparación (con/frente a)|\
         (tiene/tienen) (mucho que/que) (aprender/envidiar) (a/de/del/al)|\
         (no alcanza/no iguala/no se acerca/ni se acerca) (ni de lejos/) (a/al/el/la)",
    ),
    // As AI answers say it.
    (
        Meaning::Choose(1),
        "\
         te recomiendo (el/la/los/las/)|\
         yo (elegiría/compraría/iría a por/optaría por/contrataría/apostaría por/reservaría con/empezaría con/empezaría por/me quedaría con/me decantaría por)|\
         elegiría|optaría por|iría a por|me decantaría por|apostaría por|me inclinaría por|yo me inclinaría por|\
         reservaría con|contrataría|empieza (con/por)|yo pagaría (algo/un poco/) más por|\
         merece la pena pagar (algo/un poco/) más por|vale la pena pagar (algo/un poco/) más por|\
         (mi/nuestra/la) (recomendación/elección/apuesta/opción) (es/sería/recomendada es/más segura es/ideal es/lógica es)|\
         la (mejor/primera) opción (es/sería)|tu mejor opción (es/sería)|(mi/nuestro) (favorito/ganador) es|escoge=|\
         inclínate por|dale una oportunidad a|échale un vistazo a|no busques más|vete a por|conviene elegir|mejor elige|\
         elige (el/la)",
    ),
    (
        Meaning::Choose(-1),
        "\
         no (lo/la) (elijas/compres/contrates)|mejor evitar|evitaría|no elegiría|no contrataría|yo evitaría|evita=|\
         evite=|conviene evitar|no optes por",
    ),
    (
        Meaning::Lack,
        "\
         prescinden de|echarás (en falta/de menos)|se (echa/echan) (mucho/algo/bastante/un poco/) (en falta/de menos)|\
         le (falta/faltan) (un/una/algo de/más/un poco de)|(falta/faltan) (un/una/algo de)|escaso* de|\
         falta (total/absoluta) de|no (cuentan/disponen) (con/de)|no (incorporan/integran/aportan/poseen/dan)|\
         sin (ofrecer/incluir)|no (te/le/les/nos) ofrece|no ofrece (un/una/ningún/ninguna)|no dispone (de/del)|\
         no permite|no permiten",
    ),
    (
        Meaning::Offer,
        "\
         ofreciendo|proporcionando|equipado* con|dotado* (de/con)|combina|combinan|añade|añaden|viene equipado* con|\
         te (ofrece/da/permite/garantiza)|permitiendo|asegura|aseguran|reúne|suma=|suman=|admite|admiten|soporta=|\
         logra una|logra un|consigue una|consigue un|disfruta de|ofrece además|también ofrece|también incluye|\
         además incluye|además ofrece|incluye también|ofrece también",
    ),
    (
        Meaning::For(1),
        "\
         (conocido*/reconocido*/valorado*/elogiado*/apreciado*/famoso*/popular/populares/recomendado*/celebrado*/aclamado*/destacado*/alabado*/premiado*/recordado*) (principalmente/especialmente/sobre todo/mundialmente/) por (su/sus/la/el/una/un/los/las/ofrecer/)|\
         (muy/ampliamente/altamente) (conocido*/reconocido*/valorado*/elogiado*/apreciado*) por|\
         (destaca/destacan/sobresale/sobresalen/brilla/brillan/resalta/resaltan/se diferencia/se diferencian/se distingue/se distinguen/se posiciona) (principalmente/especialmente/sobre todo/también/además/) (por/en/con/gracias a/por ofrecer/por tener) (su/sus/la/el/una/un/los/las/)|\
         (los usuarios/usuarios/clientes/los clientes/los expertos/expertos/las reseñas/los análisis/las opiniones/los compradores/los analistas/los críticos/los viajeros/los huéspedes/los padres/los alumnos/muchos usuarios/muchos) (elogian/destacan/valoran/alaban/aprecian/aplauden/resaltan/adoran/celebran/coinciden en/agradecen) (su/sus/la/el/los/las/especialmente/sobre todo/positivamente/mucho/)|\
         se (elogia/alaba/valora/aprecia/destaca) (su/sus/la/el)|gracias a (su/sus)|\
         (buena/gran/excelente/perfecta/interesante) (combinación/mezcla) de|combinación de|\
         (referente/líder/imbatible/insuperable) en (su/sus/la/el/cuanto a/)|\
         (ventaja/virtud/fortaleza/punto fuerte/atractivo/valor) (principal/diferencial/clave/añadido/más destacado/) (es/son/está en) (su/sus/la/el/los/las/que/)|\
         lo (más destacado/que más destaca/mejor/más positivo/que más gusta/que la distingue/que lo distingue/que la diferencia/que lo diferencia) (es/son/de) (su/sus/la/el/los/las/)|\
         (ideal/perfecto*/recomendable*/interesante*/atractivo*/excelente*) por (su/sus/la/el)|\
         (buen/gran/excelente/perfecto/óptimo) equilibrio (entre/de)|equilibra|se lleva elogios por|recibe elogios por|\
         elogios por|elogios a|se especializa en|especializado* en|prioriza|fama por (su/sus)|reputación por (su/sus)|\
         no escatima en|cuida (su/mucho/especialmente/al máximo/cada) (la/el/los/las/detalle/)|\
         mejora (notablemente/mucho/considerablemente/) (la/el/su)|ha mejorado (mucho/notablemente/) (la/el/su/en)",
    ),
    (
        Meaning::For(-1),
        "\
         (los usuarios/usuarios/clientes/los clientes/algunos usuarios/muchos usuarios/algunos clientes/muchos clientes/varios usuarios/algunos viajeros/muchos viajeros/algunos compradores/muchos compradores/algunos huéspedes/algunos/muchos/hay quien) (critican/critica/se quejan de/se queja de/se quejan del/se quejan por/lamentan/lamenta/reprochan/denuncian/echan en falta/echan de menos/reportan/han reportado/reportan problemas con/reportan problemas de/mencionan problemas de/mencionan problemas con) (su/sus/la/el/los/las/)|\
         (penalizado*/lastrado*/limitado*/empañado*/criticado*/cuestionado*) (sobre todo/principalmente/a menudo/) por (su/sus/la/el/los/las/una/un/)|\
         (quejas/críticas/reclamaciones) (por/sobre/de/en/acerca de/a) (su/sus/la/el/los/las/)|\
         problemas (de/con/en) (la/el/los/las/su/sus)|\
         (dudas/preocupación/preocupaciones) (sobre/por/en cuanto a) (su/sus/la/el/los/las/)|\
         en detrimento de (su/la/el)|sacrificando (la/el/parte de)|compromete (la/el/su)|\
         (su/el/la) (principal/mayor/gran/único/única) (defecto/inconveniente/pega/problema/desventaja/limitación/punto débil/debilidad/contra/contrapartida/pero) (es/son/está en/sigue siendo) (su/sus/la/el/los/las/que/)|\
         (punto débil/inconveniente/defecto/problema/desventaja) (principal/más claro/más evidente) (es/son/está en) (su/sus/la/el/los/las/)|\
         justo* de|\
         lo (menos convincente/más flojo/más criticado/menos logrado/más mejorable) (es/son) (su/sus/la/el/los/las/)|\
         el precio a pagar es|a cambio de (una/un) (menor/peor)|tiene margen de mejora en|debería mejorar (en/su/la/el)|\
         podría mejorar (en/su/la/el)|necesita mejorar (en/su/la/el)|puede mejorar (en/su/la/el)|descuida (los/las)",
    ),
    (
        Meaning::Contrast,
        "\
         por más que|por mucho que|como contrapartida|en contrapartida|por contra|a pesar de ello|pese a ello|\
         dicho esto|solo que|sólo que|lo malo es que|lo bueno es que|el problema es que|la pega es que|\
         el inconveniente es que|en contraste|aun cuando|salvo que|de modo que|de manera que|por eso|por tanto|\
         por lo tanto|así pues|incluso si|a pesar de que|pese a que|es verdad que|bien es cierto que|\
         si bien es cierto que",
    ),
    (
        Meaning::Negator,
        "\
         evita|evitan|evitando|elimina|eliminan|eliminando|previene|previenen|impide|impiden|resuelve|resuelven|\
         soluciona|solucionan|combate|combaten|protege (contra/frente a/de)|protegen (contra/frente a/de)|\
         protección (contra/frente a)|no siempre|no tan|no demasiado|no especialmente|no del todo|ya no",
    ),
    (
        Meaning::Degree,
        "\
         especialmente|razonablemente|considerablemente|significativamente|quizá|quizás|tal vez|a veces|en ocasiones|\
         ocasionalmente|excepcionalmente|extraordinariamente|enormemente|de lo más|más bien|en general bastante|\
         por lo general|a menudo|con frecuencia|en algunos casos|según el modelo|sin duda|desde luego",
    ),
    (
        Meaning::Plain,
        "\
         (ventajas/desventajas/inconvenientes/contras/pros) (de/del)|se (compromete/comprometen) a|\
         cuando (surge/surgen/hay/tienes) (un problema/problemas/algún problema)|un mismo problema|\
         si (surge/hay/tienes) (un problema/algún problema)|ante cualquier (problema/duda/incidencia)|\
         en su mejor momento|el mejor momento|la mejor manera|la mejor forma|mejor momento para|a mayor|cuanto mayor|\
         a menor|lo más importante|lo importante|lo mejor posible|lo antes posible|cuanto antes|en buen estado|\
         mejor dicho|dicho de otro modo|bien sea|o bien|más bien|no necesariamente|no obstante|antes de comprar|\
         antes de decidir|antes de contratar|la buena noticia|la mala noticia|buena pregunta|gran pregunta|depende de|\
         dependiendo de|según tus necesidades|según el uso|en función de|en tu caso|te cuento|te resumo|te dejo|\
         te ayudo",
    ),
    // What a summary tells the reader to take.
    (
        Meaning::Choose(1),
        "elige (/el/la/los/las)|elija (/el/la)|escoge (/el/la)|opta por (/el/la)|opte por (/el/la)|apuesta por (/el/la)|me quedaría con (/el/la/los/las)|prueba|recomiendo|recomendaría|yo recomendaría|yo elegiría|recomendamos|compra (el/la)",
    ),
];
