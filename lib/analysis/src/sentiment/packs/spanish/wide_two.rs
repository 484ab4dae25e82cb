//! Spanish praise and blame of many kinds of products, by feature. Only data; in parentheses stand choices.

/// (sign, feature that is implied or 0, words).
pub(super) const PHRASES: &[(i8, u16, &str)] = &[
    (
        1,
        9,
        "\
         (me/te/nos/le/les) (atendieron/atienden/atiende/atendió/trataron/tratan/trata/ayudaron/ayudan/ayudó/resolvieron/resuelven/resolvió/solucionaron/solucionan/solucionó/contestaron/contestan/contestó/respondieron/responden/escucharon/escuchan/recibieron/reciben/explicaron/acompañaron/acompañan) (de maravilla/genial/fenomenal/estupendamente/de lujo/muy bien/con mimo/con cariño/con paciencia/con una sonrisa/con amabilidad/al momento/enseguida/en minutos/en el acto/el mismo día/por teléfono/por whatsapp/el problema/la duda/las dudas/todo/como reyes/como a un rey/como a reyes/como en casa/como si fuera/en un momento/en cinco minutos/con mucha paciencia/a las mil maravillas)|\
         (te/me/nos) (contesta/contestan/atiende/atienden/responde/coge el teléfono) (una persona/alguien/un humano/gente/personas)|\
         al otro lado (del teléfono/) (hay/te) (una persona/alguien/personas/gente/escuchan)|\
         (no/nunca) te (dejan/deja/sueltan) (tirado*/colgado*/solo/sola/en la estacada/a tu suerte/hasta resolver)|\
         (se nota/notas) que (les/le) importas|(se/te) (ponen/pone) en tu lugar|\
         (te/me/nos) (devuelven/devolvieron) la llamada|\
         (sin/ni un minuto de/ni) (esperas/tiempos de espera/colas/centralitas/robots)|\
         (atención/servicio/soporte/asistencia) (cercano/cercana/personalizado/personalizada/ágil/eficaz/impecable/amable/las 24 horas/24/7/rápida/rápido/humano/humana/excelente/sobresaliente/de primera/inmejorable/ejemplar/multilingüe/atento/atenta/esmerado/profesional)|\
         (equipo/personal/trato) (atento/amable/cercano/profesional/servicial/impecable/exquisito/cualificado/humano/encantador/cordial)",
    ),
    (
        -1,
        9,
        "\
         (no/ni) (descuelga/descuelgan/cogen/coge)|\
         (tardan/tardaron/tarda/tardó/tarda de media) (0/tres/dos/varios/varias/una/un) (horas/días/semanas/meses/semana/mes) en (contestar/responder/dar señales/atender/dar respuesta/resolver/devolver la llamada)|\
         (pasan/pasaron/pasa/pasó) (olímpicamente/de ti/de mí/del cliente/de nosotros/de todo)|\
         (no/nunca) (me/te/nos) (dieron/dan/han dado) (una/ninguna/) (solución/respuesta)|\
         (no/nunca) (me/te/nos) (solucionaron/resolvieron/hicieron caso/hacen caso/atendieron/contestaron/llamaron)|\
         (nadie) (se hace/se hizo/se ha hecho) (cargo/responsable)|\
         nadie (sabe/sabía/supo) (nada/decirme/explicar/resolver)|\
         (conseguir/pedir/lograr) (cita/hora/una cita) (es/resulta/cuesta/lleva) (misión imposible/imposible/una odisea/semanas/un milagro/un calvario)|\
         misión imposible|\
         (me/te/nos/le) (colgaron/colgó/gritaron/trataron/tratan/trata/ningunearon/toman el pelo/tomaron el pelo/marearon/marean/mandan a paseo/mandaron a paseo) (mal/fatal/el teléfono/como/de malos modos/con desprecio/tres veces/dos veces)|\
         (hablas/hablar/discutir/peleas/pelear/chatear/chateas) con (una pared/un robot/una máquina/un bot/un contestador/las paredes)|\
         (trato) (vejatorio/chulesco/prepotente/despótico/borde/nefasto/horrible/pésimo/de favor escaso)",
    ),
    (
        1,
        10,
        "\
         (hace/hacen/obra/obran) (milagros/maravillas/virguerías)|\
         (va/van/iba) (sobrado*/sobrados/que da gusto/como un tiro/de sobra/holgado*)|\
         (puede/pueden/podrá/se atreve/se atreven) con (todo/lo que le eches/las alfombras/cualquier/cuestas/lo más difícil/hormigón/los trabajos más/lo que sea)|\
         (no/ni) (se le resiste/se le resisten/se arruga/se achanta/flaquea/titubea/se inmuta/se despeina/pestañea/tose/suda/se amilana)|\
         (soporta/soportan/aguanta/aguantan/gestiona/gestionan/absorbe/absorben/maneja) (picos de/el tráfico/mucho tráfico/miles de visitas/grandes volúmenes/cargas pesadas/grandes cargas/miles de usuarios/lo que le eches)|\
         (rinde/rinden/se comporta/se comportan/responde/responden) (de sobra/de maravilla/de lujo/como un campeón/como una bestia/por encima/a las mil maravillas/de diez/a un nivel/como el primer/de manera sobresaliente/de forma excelente/sobradamente)|\
         como (cuchillo en mantequilla/un cuchillo caliente/mantequilla)|\
         (desde/a partir) (el/del) primer (uso/lavado/día) (se nota/notas/deja/el pelo/la piel)",
    ),
    (
        -1,
        10,
        "\
         (no/ni/apenas) (corta/cortan) (ni/) (mantequilla/la mantequilla/el pan/un tomate/papel/agua)|\
         (no/ni) (calienta/enfría/moja/limpia/hidrata/cubre/afeita/riza/alisa/aclara/desenreda/desatasca/pega/aspira/ilumina/alumbra/riega/sopla/infla) (ni/nada/ni de lejos/ni a tiros/como debería/lo suficiente/del todo/ni la mitad)|\
         (se/le) (viene/vienen) (grande/grandes) (los/las/el/la/un/una)|\
         (se queda/quedan/se quedan) (a medias/corto de potencia/corta de potencia/sin fuelle/sin aire/sin fuerza/sin gas)|\
         (hay que/toca/tienes que/obliga a) (pasar/pasarla/pasarlo/repasar/repetir/insistir/frotar/dar) (dos veces/varias veces/tres veces/mil veces/una y otra vez/el lavado/el ciclo/la pasada/otra vez/a mano/con fuerza)|\
         (no/sin) (noto/notas/se aprecia/vi/he visto/he notado/noté/notamos) (mejora/mejoría/diferencia/cambio/resultados/efecto/ninguna/ningún/nada/alguna) (alguno/alguna/tras/después/en)",
    ),
    (
        1,
        11,
        "\
         en un (visto y no visto/pispás/plis/plis plas/santiamén/periquete/suspiro/parpadeo/abrir y cerrar de ojos/tris/momentito/chasquido)|\
         visto y no visto|\
         en menos (que canta un gallo/de lo que canta un gallo/de un minuto/de un segundo/de lo que tardas)|\
         (rápido*/rapidísimo*/veloz/veloces) como (un rayo/una bala/un cohete/una flecha/el rayo/ninguno/ninguna/pocos)|\
         a (toda pastilla/toda leche/toda mecha/todo gas/velocidad de vértigo/la velocidad del rayo)|\
         (va/van/vuela/vuelan) (como un cohete/a todo gas/que vuela/como un tiro/como una bala/volado*/que se las pela)|\
         (no/sin/ni) (hace/te hace/hay que/tener que/hacerte) (esperar/esperas)|\
         (sin/ni un/ni un solo) (tirón/lag/retardo/parón/atasco de carga/segundo de espera)",
    ),
    (
        -1,
        11,
        "\
         (tarda/tardan/tardaba) (lo que/más que/tanto que) (una/un/no/da/te/puedes) (vida/siglo/está escrito/tiempo)|\
         (te/da) (da/) tiempo (a/de/para) (hacerte/hacer/tomarte/echarte/preparar/irte/ir a) (un café/una siesta/café/el desayuno)|\
         (se/me) (lo toma/la toma/toma su tiempo/lo piensa/eterniza/hace eterno/hace eterna/hacen eternas)|\
         (más) lento* que (el caballo del malo/una tortuga/un caracol/un desfile/una procesión/la media/sus rivales/nunca)|\
         (va/van/iba) (a pedales/a trompicones/a paso de tortuga/con retraso/a tirones/pisando huevos/a gas/al ralentí/lentísimo*/muy lento*/ahogado*/arrastrándose)|\
         pisando huevos",
    ),
    (
        1,
        12,
        "\
         (te/me/nos) (olvidas/olvidé/olvidarás/olvidamos/olvido) (del cargador/del enchufe/de cargarlo/de cargarla/de cargarlos/de que existe el cargador/de dónde/dónde está el cargador/de enchufarlo)|\
         (no/ni) (recuerdo/recuerdas/sé/sabes/te acuerdas/me acuerdo) (cuándo/de cuándo/de la última vez/dónde/cuándo fue/la última vez) (lo/la/que lo/que la/está/fue/dejé)|\
         (una/con una/con una sola/una sola) carga (a la/por/al/da para/te da/y/para) (semana/mes/toda/varios/tres/dos/0)|\
         (dura/duran/aguanta/aguantan/llega/llegan/tira/resiste) (más que yo/más que el día/más que la jornada/hasta el día siguiente/hasta pasado mañana/hasta el lunes/hasta la noche/de lunes a/dos noches/un finde/el finde/toda la ruta/todo el vuelo/el vuelo entero/el viaje entero/la jornada entera/un maratón)|\
         (pasado mañana/hasta dentro de) (no/) (hay que/toca/pide) (cargarlo/cargar)",
    ),
    (
        -1,
        12,
        "\
         (media tarde/media mañana/mediodía/las 0/la hora de comer/la merienda) (ya/) (andas/estás/toca/pide/muere/está muerto*/está seco*/buscas/andaba) (buscando/cargar/cargarlo/enchufe/enchufar/enchufado/sin batería/agotado)|\
         (ya/) (andas/estás/acabas/vas) (buscando/mendigando/rogando/pegado a/con el) (un/el/) (cargador/enchufe)|\
         (hay que/toca/tienes que/obliga a) (cargarlo/cargarla/cargarlos/cargar/enchufarlo/enchufarla/recargarlo/recargarla) (a diario/cada día/cada noche/todas las noches/dos veces/cada 0/a media/cada dos por tres/constantemente/todos los días/a cada rato/al mediodía)|\
         no (llega/llegan/llegas) (ni a/a) (las 0/cenar/la cena/mediodía/las cinco/las seis/media tarde/la noche/la merienda/fin de jornada)|\
         dura* lo que un (suspiro/caramelo/helado/telediario)",
    ),
    (
        -1,
        112,
        "\
         se agota (rápido/enseguida/pronto/en nada/volando)",
    ),
    (
        1,
        13,
        "\
         (carga/se carga/recarga/cargan) (sin cables/por inducción/de forma inalámbrica/inalámbricamente/mientras/con cualquier/por usb/con el mismo/en cualquier/con solo apoyarlo/solo/sola)|\
         (no necesita/sin/ni/sin necesidad de) (pilas/cables/cable/enchufes)|\
         (0 minutos/una hora/cinco minutos/diez minutos/un rato/quince minutos) (de carga/enchufado/en la base/conectado/en el enchufe/de enchufe) (dan/da/bastan/son/te dan/y/para/equivalen)",
    ),
    (
        -1,
        13,
        "\
         (0 horas/toda la noche/una noche entera/medio día/un día entero/una eternidad/horas y horas) (enchufado*/para cargar/en cargar/cargando/de carga/para llenar/para cargarse/en cargarse/conectado)|\
         (cargador/cable/adaptador) (no/) (se vende/no viene/no incluido/aparte/va aparte/no lo incluye)",
    ),
    (
        1,
        14,
        "\
         (suena/suenan/se oye/se oyen) (de vicio/de fábula/de diez/de muerte/de película/de escándalo/que alucinas/que emociona/a concierto/a las mil maravillas/como un/como una orquesta/como en directo/como en el cine/con una claridad/con una nitidez/con una calidez/con una pegada/con un cuerpo/por todo lo alto/que quita el hipo/precioso/bonito/brutal/celestial/a estudio)|\
         (pone/ponen/eriza/erizan) (la piel/los pelos/el vello) (de gallina/de punta)|la piel de gallina|\
         (se/puedes) (distingue/distinguir/distinguen/aprecia/oye/oír) (cada instrumento/cada nota/cada matiz/hasta el/hasta la respiración/cada detalle)",
    ),
    (
        -1,
        14,
        "\
         (suena/suenan/se oye/se oyen) (a/como/como si/como dentro de/como en/desde) (lata/lata de sardinas/una lata/un bote/una cueva/un tubo/un pozo/un cubo/un teléfono viejo/una radio vieja/radio antigua/un juguete/el fondo/debajo del agua/transistor/un transistor/cartón/una gallina)|\
         (te/me/nos) (oyen/escuchan) (lejos/mal/a trozos/fatal/entrecortado/como en/desde una cueva/con eco)|\
         a todo volumen (distorsiona/satura/chirría)|\
         (distorsiona/distorsionan/satura/saturan/petan) (apenas/en cuanto/al/a/si/cuando)",
    ),
    (
        1,
        15,
        "\
         (el metro/el avión/el mundo/la oficina/el tren/el tráfico/el ruido/todo/la calle/el bullicio/el jaleo) (desaparece/deja de existir/se esfuma/se apaga/enmudece/se evapora/queda fuera/se queda fuera/pasa a segundo plano/se desvanece)|\
         (como estar/te mete/te meten/te encierra/te encierran/te sumerge) en (una/) (burbuja/cámara anecoica/biblioteca/otro planeta/silencio absoluto)|\
         (no/ni) (oyes/oirás/se oye/escuchas/te enteras de) (ni/) (el metro/el avión/las obras/al vecino/a los vecinos/la calle/el tráfico/a nadie/una mosca/los motores)|\
         (silencio) (absoluto/total/sepulcral)",
    ),
    (
        1,
        16,
        "\
         (ni/apenas/casi no/no) (se oye/te enteras) (con la oreja/ni con/de que está/de que funciona/aunque/estando/ni de)|\
         (ronronea/susurra/murmura)|\
         (se puede/puedes/permite/deja) (charlar/conversar/hablar/ver la tele/dormir/echar la siesta/trabajar/leer/oír la tele/mantener una conversación) (al lado/en la cocina/junto/sin levantar la voz/sin subir/mientras/tranquilamente/con él/con ella/debajo/sin gritar/a su lado/en la misma)|\
         sin (levantar la voz/despertar a nadie/despertar al bebé/despertar a los vecinos/molestar a nadie/molestar a los vecinos/subir el volumen de la tele)|\
         (el bebé/el niño/la niña/nadie/el vecino/el perro/mi pareja) (ni se entera/no se entera/sigue durmiendo/duerme/ni se inmuta/no se despierta/se despierta)",
    ),
    (
        -1,
        16,
        "\
         (hay que/obliga a/tienes que/toca) (gritar/levantar la voz/subir el volumen/subir la tele/cerrar la puerta/irse de/salir de/hablar a gritos)|\
         (no/imposible) (deja/te deja/se puede/puedes/hay quien) (dormir/hablar/oír/conversar/ver la tele/pegue ojo/pegar ojo/descansar)|\
         (se oye/se escucha/suena) (desde/en/hasta en) (el piso de/la otra/el otro/toda la/la calle/el dormitorio/la escalera/el rellano/la acera/la habitación de al)|\
         (despierta/despertó/ha despertado) (a/hasta a/a medio) (todo el/toda la/los/al/medio/mi/media) (mundo/casa/vecinos/bebé/vecindario/barrio/edificio/familia/niño/perro/escalera)|\
         levanta* a los muertos",
    ),
    (
        1,
        17,
        "\
         (se/te) (lee/ve/leen/ven) (de fábula/de maravilla/de miedo/como en papel/como un libro/como en el cine/de cine/a la perfección/hasta/incluso) (a pleno/bajo/en la/al/con/de/) (sol/playa)|\
         (cansa poco/no cansa/no fatiga/descansa/cuida/apenas cansa/respeta) (la vista/los ojos)|\
         (colores/imagen/imágenes) que (saltan/parece que/dan ganas/enamoran/quitan/emocionan)|hace que todo fluya|\
         da gusto (mirarla/mirarlo/leer en/ver)",
    ),
    (
        -1,
        17,
        "\
         (no/apenas/ni) se (distingue/distinguen/ve/lee/aprecia) (ni/) (la hora/nada/un pimiento/tres en un burro/las letras/bien/a pleno sol/al sol/en la calle/de lado/de día/si)|\
         (hay que/tienes que/obliga a) (entornar/forzar/achinar/dejarse/entrecerrar/subir el brillo/acercarse)|\
         (deja/cansa/castiga/fatiga) (la vista/los ojos/mis ojos)|(parece/como) un espejo",
    ),
    (
        -1,
        18,
        "\
         (graba/graban) (vídeo/vídeos) (con/que/sin/lleno de/a) (un temblor/temblores/temblor/tirones/saltos/marean/marea/tiemblan/estabilizar/ruido/borrosos)|\
         (llena/llenan/llenas) de (grano/ruido)|con poca luz (no/se pierde/todo/sale/salen/es/flojea/naufraga)|\
         de noche (no/todo/sale/salen/es un desastre/ni)|\
         (se come/come/traga/se traga/quema/revienta) (los detalles/las luces/la luz/los cielos/los brillos/el detalle)",
    ),
    (
        1,
        19,
        "\
         (da/dan/apetece/entran) (ganas/gusto/) (de/) (presumir/lucirlo/lucirla/enseñarlo/enseñarla/presumirlo/mirarlo/mirarla/verlo puesto/exponerlo)|\
         (roba/arranca/atrae/gira/se lleva/acapara) (miradas/las miradas/todas las miradas/suspiros/cabezas/piropos/cumplidos/elogios por la calle)|\
         (me/te) (preguntan/paran) (por la calle/) (dónde/por él/por ella/todos)|\
         (parece/es) (una pieza/sacado*/salido*/digno*/una escultura/una obra) de (museo/diseño/una revista/arte/una película/escaparate/un museo/galería)|\
         (queda/quedan/luce/lucen) (de lujo/de cine/preciosos*/ideal/ideales/divino*/de revista/a la vista/en cualquier/espectacular/moderno*/elegante/elegantes)|\
         (viste/decora/embellece/alegra/realza) (cualquier/la/el/mucho/toda) (salón/cocina/casa/rincón/mesa/estancia/escritorio/muñeca)|\
         (bonito*/precioso*/elegante) (hasta/por donde/por todos/mires por donde/desde)|se hace querer",
    ),
    (
        -1,
        19,
        "\
         (da/dan) (apuro/vergüenza/pena/grima/corte/repelús) (sacarlo/sacarla/verlo/verla/ponérselo/enseñarlo/llevarlo/mirarlo/lucirlo)|\
         de lo feo* que (es/son)|(más) (feo*/soso*/hortera) (que/imposible)|\
         (afea/afean/estropea/desluce/rompe) (cualquier/el/la/todo el/toda la) (mueble/salón/decoración/cocina/conjunto/estancia/rincón/estética/mesa)|\
         (parece/parecen) (sacado*/salido*/diseñado*/un trasto/una caja/un ladrillo/de) (de/por/en) (hospital/otra época/un mercadillo/un bazar/los ochenta/los noventa/el siglo/un becario/zapatos/un enemigo)",
    ),
    (
        1,
        20,
        "\
         (te/nos/me) (hundes/hundo/dejas caer/sientes/olvidas/relajas/tumbas) (a gusto/de gusto/en una nube/como en una nube/en la gloria/como en casa/de que los llevas/de que la llevas/de que lo llevas/de que las llevas)|\
         (caminé/camino/caminas/andas/anduve/corrí/corres/pedaleas/aguanté) (0 kilómetros/horas/todo el día/treinta kilómetros/por la ciudad) (tan campante/sin una/como si nada/sin dolor/sin enterarme/sin molestias/sin rozaduras/sin ampollas)|\
         tan campante|\
         (duermo/dormí/duermes/dormimos/descanso/descansas/se duerme) (de un tirón/del tirón/como un tronco/como un lirón/como un bebé/como nunca/a pierna suelta/como los ángeles/como en las nubes/estupendamente/toda la noche)|\
         (adiós/se acabó/se acabaron/se me pasó/me quitó/desapareció/desaparecieron) (a/el/al/los/) (dolor/dolores/dolor de espalda/dolores de espalda/lumbago/rozaduras/ampollas/contracturas)|\
         (no me/no te/ni me/ni te) (quito/quitas/quitaría/enteré/levantas/levantarías)|\
         desde el primer día (sin ampollas/sin rozaduras/cómod*)|\
         (espacio/sitio/hueco) (de sobra/para estirar/para cruzar/generoso/para dar y regalar) (las piernas/para)|\
         (cómodo*/agradable*/confortable/confortables) (de usar/de llevar/al tacto/en la mano/durante horas/para todo el día/para largas jornadas/para dormir/para caminar/incluso tras horas)|\
         (hay/con/tiene/sobra/queda) (sitio/espacio/hueco) para (las/estirar las/cruzar las) (piernas/rodillas)",
    ),
    (
        -1,
        20,
        "\
         (duro*/dura/duros/duras/rígido*/tieso*/áspero*) como (un/una/el/la)|\
         (parece/parecía/parecen) (una tabla/un banco/una piedra/cemento/cartón/lija/papel de lija/un potro/de piedra/de madera/una cama de clavos/esparto)|\
         (a las/al cabo de/a la/después de/tras/pasada/en) (0 horas/dos horas/una hora/hora/un rato/media hora/poco rato) (te/ya/) (duele/duelen/aprieta/aprietan/molesta/molestan/cansa/clava/pican/no hay quien/deja/dejan/acabas/quieres/sientes)|\
         no hay (postura/quien aguante/quien duerma/manera de dormir/forma de dormir/quien se siente)|\
         (asientos/filas/butacas) (apretado*/apretadas/estrechísimos/de sardinas/enanos/para niños)|\
         (como/parecíamos/vas como) (sardinas/en lata/sardinas en lata)|\
         (rodillas/piernas) (contra/encajadas/clavadas/dobladas/apretadas)|\
         (calza/calzan/talla/tallan/tallaje) (justo/estrecho/pequeño/una talla menos/dos tallas menos/fatal/muy/enano)|\
         el (primer/segundo) (kilómetro/paseo) (ya/te/duele)",
    ),
    (
        1,
        21,
        "\
         (se/te lo/te la) (lleva/llevan/llevas/mete/metes/guarda/guardas/cuelga) (en/a) (la mochila/el bolso/el bolsillo/todas partes/cualquier/una mano/un dedo/la mano/la playa/el metro/cualquier parte)|\
         (ni/no) (lo/la/los/las/se) (notas/nota/noto) (en/al/que) (la mochila/el bolso/el bolsillo/la mano/cargarlo/transportarlo)|\
         (apenas/casi no/ni) (abulta/ocupa/roba/pesa/estorba/se nota en la mochila/abultan/ocupan/roban/pesan)|\
         (ligero*/liviano*/fácil*) (de/para) (subir/llevar/cargar/transportar/mover/guardar/manejar con una mano/sostener/colgar/meter)|\
         pesa* (poco más que/lo mismo que/menos que/apenas/como) (un/una/0/el/la)",
    ),
    (
        -1,
        21,
        "\
         (pesa/pesan) tanto que|\
         (hacen falta/se necesitan/necesitas/hay que ser) (dos personas/dos/cuatro brazos/ayuda/un forzudo/una grúa) para (moverlo/moverla/levantarlo/levantarla/subirlo/subirla/cargarlo/sacarlo/sacarla/transportarlo/trasladarlo)|\
         (no/ni) (cabe/entra/hay quien lo/hay quien la/hay forma de) (en/por/) (ningún/ninguna/la puerta/el bolsillo/el bolso/el armario/el cajón/la mochila/el maletero/levanta/levantarlo/mueva/levante)|\
         (abulta/ocupa/pesa)* (como/más que/casi como/lo que) (un/una/dos/tres/medio/el/la)|\
         (un/auténtico/verdadero/todo un) (armatoste/mamotreto/ladrillo/mastodonte/tocho/mazacote/muerto/trasto/monstruo/yunque)",
    ),
    (
        1,
        22,
        "\
         (tiene/trae/lleva/incluye/ofrece) (de todo/todo lo que/de todo y más/más funciones que/más cosas que/hasta lo que no/mil y una/mil cosas/más de lo que) (necesitas/puedas/imaginas/pides/un/esperas/funciones)|\
         (no/nada) (le/se) (falta/echa en falta/echas en falta/echo en falta/le puede pedir más) (de nada/nada/detalle/ni un)|\
         (sirve/vale/igual sirve/lo mismo sirve/lo mismo vale/igual vale) (tanto/igual/) para (un roto/todo/mil cosas/casi todo/cualquier/descosido/) (como para/que para/y para)|\
         (lo mismo/igual) (cocina/sirve/hace/corta/graba/te/lava/fríe) (que/y/como)|\
         (hace/hacen) (de todo/mil cosas/hasta el pino/casi de todo/más cosas)|\
         (con/y) más (funciones/modos/opciones/programas) que (un/una/nadie/ninguno/ninguna/sus/la)|de todo y más|\
         (se/lo) (adapta/personalizas/configuras/ajustas) (a tu gusto/a todo/como quieras/a tu manera/hasta el/al milímetro)",
    ),
    (
        -1,
        22,
        "\
         (le/les) (falta/faltan) (cosas/funciones/detalles/opciones) (tan/muy/bastante/) (básicas/elementales/esenciales/simples/importantes/como)|\
         (cosas/funciones) tan (básicas/elementales/simples) como|\
         (no/ni) (hace/trae/tiene/permite) (nada más/más que/otra cosa/mucho más/gran cosa)|\
         (solo/sólo/únicamente) (tiene/trae/hace/sirve/permite/ofrece/incluye) (un modo/una función/una cosa/para una cosa/lo básico/lo justo/dos modos/dos programas/tres programas/una velocidad/dos velocidades/lo imprescindible)|\
         (lo/las funciones/los modos) (justo*/básico*/mínimo*) y (nada/poco/ni)|\
         (va/viene/llega/anda/está) (muy/) (pelado*/justo de funciones/justito*/desnudo*/corto de funciones/limitado*/capado*/cojo de)|\
         (se queda/quedan) (en los huesos/en lo básico/corto de funciones/a medio camino/pelado*)|\
         le (quitaron/han quitado/quitan/recortaron)",
    ),
    (
        1,
        23,
        "\
         (habla/hablan) con (todo/todos/cualquier/alexa/google/el resto/los demás)|\
         (se/) (lleva/llevan/entiende/entienden/conecta/empareja/sincroniza/integra) (de fábula/de lujo/estupendamente/con todo/con todos/con lo que/con cualquier/con casi/con tres/con dos/con varios/con mi/con el resto/a la primera)|\
         sin (adaptadores/adaptador/dongles/necesidad de adaptadores/necesidad de adaptador/pelearse con)|\
         (sirve/vale/sirven/valen/encaja/encajan) (con/para/en) (cualquier marca/todas las marcas/cualquier modelo/cualquier móvil/cualquier enchufe/cualquier coche/cualquier cámara/cualquier dispositivo)|\
         (le/les) (da/vale) (igual/lo mismo) (que sea/si/) (android/iphone/mac/windows/el sistema/la marca)",
    ),
    (
        -1,
        23,
        "\
         (no/ni) (abre/lee/reconoce/acepta/admite/soporta/detecta/importa) (bien/) (los/el/la/mi/otros) (documentos/archivos/formatos/formato/cartuchos/móvil/móviles/discos/usb/wifi/tarjetas/mandos/accesorios/impresora/ficheros/auriculares)|\
         no (conecta/sincroniza/empareja/se entiende/funciona/se lleva/va) (bien/) con (el/la/los/otros/mi/android/iphone/mac/macos/windows/linux/alexa)|\
         (solo/sólo/únicamente/exclusivamente) (funciona/va/se lleva bien/conecta/sirve/vale/se entiende/acepta/admite/se empareja/opera) (con/en/) (productos/accesorios/cartuchos/cápsulas/móviles/dispositivos/iphone/android/windows/mac/su/los suyos/los de/la/aparatos/cargadores)|\
         (necesitas/hace falta/obliga a/hay que/exige/requiere/pide) (usar/comprar/un/llevar/tener/) (adaptador/adaptadores/un adaptador/un hub/un puente/un iphone/un cable especial/otro cable/accesorio propio)|\
         (se/) (niega/niegan/resiste/resisten) a (emparejarse/conectarse/funcionar con/reconocer/sincronizarse/hablar con/leer)",
    ),
    (
        1,
        24,
        "\
         (recibe/reciben/llegan/lanza/lanzan/publica/publican/saca/sacan/promete/garantiza) (mejoras/novedades/parches/funciones nuevas/nuevas funciones/actualizaciones/versiones nuevas) (cada/todos los/constantes/constantemente/a menudo/sin coste/gratis/con frecuencia/durante)|\
         se compromete a (0/siete/cinco/seis/cuatro) (años)|\
         se actualiza* (sola/solo/por la noche/cada mes/cada semana/cada poco/sin molestar)",
    ),
    (
        -1,
        24,
        "\
         (dejó/dejaron/deja/dejan/han dejado) de (actualizar/dar soporte/recibir actualizaciones/sacar actualizaciones/actualizarse)|\
         (sin/ni una) (actualizaciones/actualización/actualizar/parches)|\
         (no/ni) (se actualiza/actualizan/recibe actualizaciones/recibe parches/la actualizan/lo actualizan)|\
         (cada/la última/tras la última/con la última/tras cada) actualización (lo/la/empeora/rompe/estropea/trae más/va peor/añade fallos/dejó)|\
         (va/iba) lenta y (pide/se)|(pide/exige) (mil/demasiados/) permisos",
    ),
];
