//! Spanish praise and blame as it is said of thirty kinds of products and services: taste to innovation. Only data.

/// (sign, feature that is implied or 0, words).
pub(super) const PHRASES: &[(i8, u16, &str)] = &[
    (
        1,
        27,
        "(una/es una/son una) (delicia/exquisitez/gozada para el paladar)|\
         (para/está/están) (chuparse los dedos/mojar pan/relamerse)|\
         sabe* (a gloria/a casero/de maravilla/de lujo/a recién hecho/a hogar/genial)|\
         (crema/espuma/aroma) (espectacular/densa/intenso/intensa/deliciosa)|en su punto|jugoso*|\
         (desayuno/bufé/menú/comida) (abundante/variado/delicioso/exquisito/casera)|(recién hecho/como en casa)",
    ),
    (
        -1,
        27,
        "sabe* (a rayos/a plástico/a cartón/a quemado/a químico/a nada/artificial/rancio/a lata/raro/aguado)|\
         (no convence/no gusta/no gustan) ni a|\
         (soso*/insípido*/aguado*/empalagoso*/rancio/reseco/reseca/gomoso*/harinoso*/correoso*)|\
         (demasiado/muy/excesivamente) (dulce/salado/salada/picante/amargo/grasiento*)|\
         deja* (mal sabor/regusto/un regusto)|se deja* en el plato",
    ),
    (
        1,
        28,
        "no (lleva/llevan/contiene/contienen/tiene/usa) (sulfatos/parabenos/gluten/lactosa/azúcares/aceite de palma/conservantes/siliconas/colorantes/aditivos/perfume/azúcar añadido/edulcorantes)|\
         sin (sulfatos/parabenos/gluten/lactosa/azúcares añadidos/aceite de palma/conservantes/siliconas/colorantes/aditivos/perfumes/edulcorantes)|\
         (se digiere/digestivo*/sienta) bien|lista de ingredientes (corta/limpia/cristalina/sencilla)|\
         ingredientes (de primera/naturales/reconocibles/frescos/de la huerta)|rico* en (proteína/fibra/proteínas/omega)",
    ),
    (
        -1,
        28,
        "(lleva/contiene/tiene/esconde/abusa de/cargado* de/llen* de) (demasiado*/mucho/mucha/exceso de/un exceso de/) (azúcar/azúcares/sal/grasa/grasas/aditivos/conservantes/aceite de palma/edulcorantes/alcohol/parabenos/siliconas/sulfatos/perfume)|\
         demasiado azúcar|\
         (provoca/puede provocar/da/causa/me dio/produce) (rojeces/alergia/granos/irritación/picores/sarpullido/reacción)|\
         (ultraprocesado*/sienta mal/sientan mal)|lista de ingredientes (interminable/kilométrica/infinita)",
    ),
    (
        1,
        29,
        "(gasta/consume/bebe/gastan/consumen) (poquísimo/muy poco/poco/lo mínimo/lo justo/una miseria/como un mechero/menos que)|\
         (compostable/compostables/biodegradables/biodegradable/recargable/rellenable/rellenables)|\
         (apenas/solo) (cuatro/cinco/0) litros a los cien|\
         (plástico/materiales/algodón/papel/botellas) (reciclado*/orgánico/recicladas)|\
         (planta/plantan) (un árbol/árboles)|neutro* en carbono|huella de carbono (mínima/baja/reducida/neutra)|\
         (se repara/reparable) (con facilidad/fácilmente/en lugar)|comercio justo|etiqueta (a/energética a)",
    ),
    (
        -1,
        29,
        "(gasta/consume/bebe/traga/chupa) (mucho/mucha luz/más de la cuenta/como un/una barbaridad/lo que no está/demasiado/demasiada)|\
         (todo/aún/todavía/sobreempaqueto*) (en/con/de) plástico|(empaqueta/envuelve/embala) todo en plástico|\
         (montañas/exceso/un exceso) de (plástico/embalaje)|un solo uso|\
         (no se puede/imposible de/no hay quien lo) (reparar/reciclar/repar*)|dispara* (el recibo/la factura/el consumo)",
    ),
    (
        1,
        30,
        "no te cobra* nada|\
         sin (coste de mantenimiento/comisiones/cargos ocultos/sorpresas en la factura/gastos de gestión/letra pequeña)|\
         (no cobra/no cobran) (comisión/comisiones/nada por/por)|\
         (tipo de cambio/cambio) (muy ventajoso/ventajoso/favorable)",
    ),
    (
        -1,
        30,
        "(cobra/cobran/te cobran/te cobra) (hasta/por todo/por cualquier/por respirar/un dineral por/una comisión/comisión)|\
         (pagar/se paga/pagas) aparte (hasta/por/casi todo)|(clava/clavan/clavada) (en comisiones/con los gastos/por)|\
         (gastos/cargos/recargos/costes) (ocultos/inesperados/sorpresa/por todo)|(sorpresas/sustos) en la factura",
    ),
    (
        1,
        31,
        "te cubre (hasta/incluso/también/todo)|(cubre/ampara) (hasta/incluso/también/el robo/los daños/la grúa/averías)|\
         (cobertura/señal) (en todas partes/hasta en el pueblo/incluso en/en cualquier rincón)|\
         (hay/tienes) señal (hasta/en/incluso)|\
         (red/presencia) (de talleres/de oficinas/de cajeros) (amplia/enorme/en todo)",
    ),
    (
        -1,
        31,
        "te deja* (tirado/tirada) sin (señal/cobertura/datos)|(sin señal/sin cobertura) (en/fuera de/a poco que)|\
         (no cubre/no cubren/excluye/deja fuera) (los/las/el/la/casi/daños/robos/averías)|en cuanto sales de la ciudad|\
         sin (oficinas físicas/sucursales/tiendas físicas)",
    ),
    (
        1,
        32,
        "(te lo/te la/lo/la) (deja/dejan/traen/trae) en casa (al día siguiente/en 24 horas/en un día)|\
         (llega/llegó/llegan/llegaron) (antes de lo previsto/al día siguiente/en 24 horas/en un día/en perfecto estado/bien embalado/bien protegido/en hora)",
    ),
    (
        -1,
        32,
        "(llega/llegó/llegaron/llegan) (roto/rota/rotos/abollado/abollada/tarde/con retraso/destrozado/destrozada/aplastado/con una semana de retraso/a destiempo/incompleto/incompleta/mal embalado)|\
         con la caja (destrozada/abierta/aplastada/rota)|(se pierden/extravían/extravió) (paquetes/pedidos/el paquete)",
    ),
    (
        1,
        33,
        "(amplía/alarga/extiende) la garantía|\
         (garantía/prueba) (de por vida/de cinco años/de diez años/sin letra pequeña)|\
         (devolver/la devolución) (es/fue) (fácil/gratis/sencillo/coser)|te devuelven (el dinero/hasta)",
    ),
    (
        -1,
        33,
        "(devolver/la devolución/el reembolso/reclamar) (algo/un producto/el dinero/) (es/resulta/fue/tardó) (una odisea/un suplicio/imposible/un calvario/un vía crucis/meses/semanas)|\
         (reembolso/devolución/reintegro) (tardó/tarda/se eterniza/nunca llega/nunca llegó)|\
         no (aceptan/acepta/admite) devoluciones|\
         (no hay forma/no hay manera) de (librarse/cancelar/darse de baja/devolver)|\
         (se desentiende/se desentienden) de la garantía",
    ),
    (
        1,
        34,
        "(aparece/figura/está/sale/se cuela) (en/entre) (las listas/los primeros puestos/las mejores/los mejores/los favoritos) (de las mejores/del sector/del ranking/año tras año)|\
         año tras año|(clientes/usuarios) (repiten/fieles/satisfechos/contentos/vuelven)|(repiten/repetimos) con|\
         (goza/disfruta) de (buena fama/prestigio/un gran prestigio/muy buena prensa)|de toda la vida|\
         (buena/excelente/muy buena) (fama/prensa)|(marca/firma/nombre) de (prestigio/referencia/solera)|\
         mayoritariamente positivas|boca a boca",
    ),
    (
        -1,
        34,
        "ha* (dañado/manchado/empañado/tocado/hundido) (la imagen/su imagen/el nombre/su nombre/su reputación/la reputación)|\
         (mala/pésima/peor) (fama/prensa)|(escándalo/polémica/demandas) (por/de/que)|\
         (arrastra/acumula) (quejas/críticas/demandas/denuncias/mala fama)|letra pequeña|\
         (opiniones/reseñas/críticas) (negativas/muy dispares/encontradas)",
    ),
    (
        1,
        35,
        "(catálogo/surtido/abanico/fondo de armario) (inmenso/enorme/infinito/inabarcable/variadísimo/para todos los gustos)|\
         para todos los gustos|\
         (más de/cientos de/miles de) (0/cien/mil/) (canales/títulos/modelos/referencias/recetas/colores/destinos/marcas)|\
         (contenido/series/títulos) (exclusivo/exclusivas/exclusivos/que no encontrarás)|de todo y para todos|\
         hay donde elegir|se renueva cada (semana/mes)",
    ),
    (
        -1,
        35,
        "(faltan/escasean/no hay) (tallas/colores/modelos/títulos/novedades/estrenos/tallas grandes)|\
         (poco/muy poco/escaso) donde elegir|\
         (catálogo/surtido/oferta) (raquítico/raquítica/corto/corta/escaso/escasa/pobre/de saldo)|\
         (siempre/a menudo) agotado*|casi todo (agotado/está agotado)",
    ),
    (
        1,
        36,
        "(se limpia/se lava/se vacía/se desmonta/limpiarlo/limpiarla) (en un santiamén/en un momento/en nada/con un paño/bajo el grifo/sola/solo/es coser y cantar/con agua/en un minuto/fácil)|\
         va* al lavavajillas|apto* para lavavajillas|(se lava/se lavan) a máquina",
    ),
    (
        -1,
        36,
        "(limpiar/limpiarlo/limpiarla/descalcificar/lavar/vaciar) (la/lo/el/) (es/cuesta/resulta) (un engorro/una pesadilla/un suplicio/una lata/un incordio/horrores/un calvario)|\
         es un engorro|(come/devora/gasta/se come) (filtros/bolsas/cartuchos/tinta)|\
         (filtros/cartuchos/recambios/bolsas/repuestos) (caros/carísimos/no salen baratos/difíciles de encontrar)|\
         (revisiones/revisión) (anuales/anual) (costosas/costosa/caras/cara)|\
         (se llena/se llenan) de (pelos/polvo/cal/moho/suciedad)|imán para (el polvo/las huellas/las pelusas)",
    ),
    (
        1,
        37,
        "(cabe/caben/entra/entran) (de todo/la compra/toda la compra/las maletas/la ropa/media casa/un montón)|\
         (más amplio/más grande) de su categoría|(traga/engulle/se traga) (las maletas/el equipaje/de todo/la compra)|\
         espacio (de sobra/a raudales/para todo/para dar y tomar)",
    ),
    (
        -1,
        37,
        "(no cabe/no caben/apenas cabe/apenas caben/se queda sin sitio)|se pone* hasta arriba|\
         (limita/limitado*/tope/solo/apenas) (el almacenamiento/de 0 gb/0 gb/a 0 gb/a 0)|\
         (depósito/tanque/cajón/cubo/vaso/cesta) (pequeño/pequeña/ridículo/enano/enana/diminuto*/minúsculo*/que se llena enseguida)|\
         hay que (vaciarlo/rellenarlo/vaciarla) (cada/constantemente/a cada)",
    ),
    (
        1,
        38,
        "llega* a (todos los rincones/todas partes/toda la casa/cada rincón/cada habitación/0 metros/la última habitación)|\
         (hace/recorre/alcanza/cubre/supera) (los/unos/más de/hasta/) 0 (kilómetros/km/metros) (reales/con una carga/sin/de)|\
         de sobra para (ir y volver/el trayecto/toda la semana)",
    ),
    (
        -1,
        38,
        "no (llega/alcanza) (al jardín/a la terraza/a la habitación/al piso de arriba/al dormitorio/ni a/más allá/al salón)|\
         (se queda/te deja) a (mitad de camino/medio camino)|\
         (la señal/el wifi/el bluetooth) (se pierde/se corta/no llega/muere) (a/en/al)",
    ),
    (
        1,
        39,
        "clava* (el peso/la temperatura/la hora/la ruta/los pasos/el pulso/la medida/los datos)|\
         (al milímetro/al gramo/al segundo/al céntimo)|\
         (no se equivoca/no yerra/acierta) (nunca/ni una/siempre/casi siempre/de pleno/con)|\
         (tan preciso/de precisión) (como/quirúrgica/milimétrica/suiza)|(exacto*/preciso*) (al/hasta)",
    ),
    (
        -1,
        39,
        "(falla/se equivoca/se desvía/yerra/se va/patina) (por/en/cada/a menudo/bastante/más de la cuenta/con frecuencia) (medio/un/unos/0/varios/dos/cada)|\
         (va/van/están) (desfasado*/descompasado*/desincronizado*)|\
         (da/dan/marca/marcan/mide/miden) (lo que quiere/lo que le da la gana/mal/al tuntún/a ojo/valores/datos/de más/de menos) (disparatado*/erróneos/incorrectos/absurdos/)|\
         (no acierta/cuenta pasos/se inventa/calcula mal/confunde)",
    ),
    (
        1,
        40,
        "se (notan/nota/sienten/mueve/mueven/maneja) (ágilo*/ágiles/ligera/estable*/aplomado*) (en/)|\
         (agarre/frenada/dirección) (excelente/precisa/en mojado/firme/de primera/contundente)|(aplomo/aplomado*) (en/)|\
         (va/van) (sobre raíles/como sobre raíles)|(traza/toma) las curvas|\
         (un gusto/una delicia/una gozada) (al volante/conducir/de conducir/llevar)|perdona* los (golpes/errores)",
    ),
    (
        -1,
        40,
        "(se mueve/flota/balancea/cabecea/se va/subvira/derrapa) (en las curvas/en curva/mucho/demasiado/en mojado/de atrás/de morro)|\
         (dirección/volante) (imprecisa/torpe/gomosa/dura/sin tacto/pesada)|\
         (torpe/pesado/patoso) (en curva/en ciudad/en las curvas/al maniobrar)|\
         cuesta (girarlo/maniobrar/manejarlo/aparcarlo)",
    ),
    (
        1,
        41,
        "sabe* de (lo que habla*/lo que va/sobra)|(conocen/dominan) (el tema/la materia/el oficio/su oficio/el producto)|\
         muy bien explicado*|\
         (profesor/profesores/instructores/docentes/monitores/técnicos/asesores/formadores) (muy preparado*/preparadísimos/de primera/con experiencia/experto*/cercanos/con vocación/de lujo)|\
         (paso a paso/con pelos y señales/al detalle)|\
         (asesoran/aconsejan/orientan/guían/te guía) (bien/muy bien/de maravilla/con criterio/sin prisas/en cada)",
    ),
    (
        -1,
        41,
        "no aclara* nada|(no saben/no tienen ni idea/no tiene idea/desconocen/ni idea) (de/ni/lo que/responder)|\
         (manual/guía/tutoriales/instrucciones) (que no aclara/inútil/inútiles/escueto*/obsoletos/solo en inglés/de risa)|\
         (temario/temarios/contenido/contenidos/apuntes) (desfasado*/obsoleto*/pobre/pobres/superficial/anticuado*)|\
         (asesoran/aconsejan) (mal/fatal/a su conveniencia)",
    ),
    (
        1,
        42,
        "primero en (apostar/ofrecer/incorporar/lanzar/llegar)|\
         (va/siempre/está) (un paso por delante/a la última/a la vanguardia/por delante)|a la (última/vanguardia)|\
         (rompe/rompen) moldes|(ha revolucionado/revoluciona/marca tendencia/pionero*/pioneros/reinventa)|\
         de última (generación/hornada)",
    ),
    (
        -1,
        42,
        "lleva* años sin (renovarse/cambiar/innovar/actualizarse/novedades)|\
         (se ha quedado/se quedó/anclado*) (anticuado*/en el pasado/en los noventa/atrás/obsoleto*/en el tiempo)|\
         (más de lo mismo/nada nuevo/refrito/vino viejo/calcado al anterior/calcada a la anterior)|\
         (huele/suena) a (viejo/refrito)|tecnología de (hace/ayer/la década)",
    ),
];
