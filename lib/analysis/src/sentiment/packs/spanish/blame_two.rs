//! Spanish phrases of blame, by feature. Only data; in parentheses stand choices.

/// (sign, feature that is implied or 0, words).
pub(super) const BLAME: &[(i8, u16, &str)] = &[
    (
        -1,
        22,
        "\
         (pocas/escasas/contadas/muy pocas/apenas/pocos/escasos) (funciones/opciones/prestaciones/herramientas/características/funcionalidades/ajustes/opciones de personalización/modos/programas/accesorios/extras)|\
         (funciones/opciones/prestaciones/características/funcionalidades/herramientas) (básicas/limitadas/escasas/justas/pobres/reducidas/muy básicas/contadas/mínimas)|\
         (demasiado/muy/algo/bastante/un tanto/excesivamente) (básico*/limitado*/simple/espartano*/rígido*/sencillo=/justo* de prestaciones/elemental/pelado*)|\
         espartano|espartana|pelado|\
         (le/les) (falta/faltan) (funciones/opciones/un/una/herramientas/prestaciones/algún/alguna/características/extras/integraciones/modos/algo de)|\
         se (echa/echan) (en falta/de menos)|echamos (en falta/de menos)|echo (en falta/de menos)|echarás (en falta/de menos)|\
         no (incluye/trae/ofrece/tiene/cuenta con/dispone de/incorpora/admite/permite/viene con/lleva) (temporizador/mando/función/funciones/modo/accesorios/ni/ningún/ninguna/control/filtros/carrito/personalización/personalizar/exportar/cancelar)|\
         poco (versátil/completo*/flexible/personalizable/configurable)|poca (personalización/flexibilidad/versatilidad)|\
         poco margen de personalización|de pago aparte|se (vende/venden/pagan/paga/cobra) (por separado/aparte)|\
         (accesorios/complementos/extras) (aparte/de pago/caros/por separado)|\
         solo (en la versión de pago/en el plan premium/con suscripción/para suscriptores/en los planes superiores)|\
         detrás de un muro de pago|muro de pago|se queda pequeño|se queda pequeña|tiene menos (funciones/opciones/herramientas)|\
         en cuanto (tu negocio/la empresa) crece|cuando (tu negocio/la empresa/tu equipo) crece|pocos ajustes|\
         pocos ajustes avanzados|pocas opciones avanzadas|sin (oficinas/cheques/efectivo)|enseña pronto sus límites",
    ),
    (
        -1,
        23,
        "compatible solo con|pierde (la conexión/la señal bluetooth/el bluetooth)|\
         problemas (de compatibilidad/de conexión/de emparejamiento/para emparejar/para conectarse/con el bluetooth/con el wifi/de sincronización)|\
         (cuesta/le cuesta/tarda en/difícil de) (emparejar/emparejarlo/conectar con/conectarse/sincronizar/vincularlo)|\
         conexión (inestable/intermitente/irregular/floja/errática/caprichosa/que se corta)|\
         (pocos/escasos/solo un/un solo/un único/sin) (puertos/puerto/integraciones/conectores/puertos usb)|\
         (pocas/escasas/sin) (integraciones/conexiones)|ecosistema cerrado|formato propietario|incompatibles|incompatibilidades|\
         sin (bluetooth/wifi/hdmi/jack/usb c/nfc)|solo (funcionan/) (plenamente/bien/del todo) con|de la misma marca",
    ),
    (
        -1,
        24,
        "\
         (publicidad/anuncios/bloatware) (en/por todas partes/invasiva/molesta/en el sistema/en los menús/a todas horas/preinstalado)|\
         (lleno/llena/plagado/plagada) de (publicidad/anuncios/bloatware)|(pocas/sin/escasas/lentas) actualizaciones|\
         actualizaciones (lentas/escasas/tardías/que llegan tarde/problemáticas)|\
         (deja de/dejó de/no) (recibir/recibe/recibirá) actualizaciones|\
         (tarda/tardan) en (actualizarse/llegar las actualizaciones/recibir actualizaciones)|solo disponible en inglés|\
         sin traducir",
    ),
    (
        -1,
        25,
        "(no/poco/nada) (es/son/resulta/) (seguro/segura/seguros/seguras) (para niños/para bebés/en/)|\
         (llamado/llamada/llamados) a revisión|retirado* del mercado|(fallo/fallos/problema/problemas) de (seguridad/frenos)|\
         frenos (flojos/débiles/poco potentes/ruidosos/mejorables/justos)|frena (poco/mal/tarde)|\
         no (apto*/recomendado*/indicado*/adecuado*) para (niños/bebés/pieles sensibles/embarazadas/menores)|\
         riesgo de (incendio/quemaduras/asfixia/caída/vuelco/descarga)|peligroso*|bordes (afilados/cortantes)|inestable en|\
         (tóxicos/tóxicas/tóxica)|resbaladizo|resbaladiza|no es templado|puede (astillarse/romperse en trozos)|\
         piezas pequeñas se (sueltan/desprenden)|(se sueltan/se desprenden) (fácilmente/con facilidad)|poca seguridad para niños",
    ),
    (
        -1,
        26,
        "(a/con) terceros|con anunciantes|a anunciantes|\
         política de privacidad (poco clara/confusa/opaca/ambigua/laxa/discutible)|\
         (poca/escasa/nula/dudosa/sin/cuestionable) (privacidad/seguridad/protección de datos/encriptación/cifrado/verificación en dos pasos)|\
         sin (cifrado/cifrar/verificación en dos pasos/doble factor/autenticación en dos pasos)|\
         poco transparente con (los datos/tus datos/el uso de datos/la privacidad)|expuestos|expuestas|espía|espían|\
         desde la (filtración/fuga) de datos|los datos|tus datos|revenden (los/tus) datos",
    ),
    (
        -1,
        27,
        "deja un regusto|deja un sabor|deja mal sabor|deja regusto|\
         deja (un regusto/un sabor/mal sabor/regusto) (amargo/artificial/extraño/metálico/desagradable/químico/raro)|\
         (le/les) falta (sabor/sal/aroma/intensidad/cuerpo/chispa/punto)|(poco/escaso/falto de) (sabor/aroma/sabroso*/cuerpo)|\
         sosos|sosas|insípidos|insípida|insípidas|recocido*|crudo*|gomoso*|pastosa|grumoso*|grumos|aguados|aguada|llega fría|\
         llega frío|llegan fríos|llegan frías|empalaga|empalagan|no sabe a nada|sabe más a (azúcar/agua/aire) que|\
         más (azúcar/agua) que (fruta/sabor)|sabor pasa desapercibido|a comedor|a la cantina|a cantina|\
         recuerdan a (comedor/la cantina/cantina)|(sin/con poca) gracia",
    ),
    (
        -1,
        28,
        "\
         ingredientes (artificiales/de baja calidad/poco claros/discutibles/de relleno/cuestionables/mediocres/dudosos/ultraprocesados/irritantes/baratos)|\
         (alto/alta/altos) en (azúcar/grasas/grasa/sodio/sal/calorías/azúcares/grasas saturadas)|ultraprocesado*|\
         poco (saludable/nutritivo*/sano*/natural)|poca (proteína/fibra/carne)|calórico|calórica|\
         lista de ingredientes (larga/interminable/kilométrica/opaca)|no apto* para (celíacos/veganos/diabéticos/alérgicos)|\
         (plagado/plagada) de aditivos|lista de ingredientes (kilométrica/interminable)|aceite de palma",
    ),
    (
        -1,
        29,
        "\
         (consumo/gasto) (eléctrico/de agua/energético/de luz/de combustible/) (elevado/alto/excesivo/desorbitado/disparado/considerable)|\
         (embalaje/packaging/envase) (excesivo/poco sostenible/de plástico/poco ecológico/no reciclable)|\
         poco (sostenible/ecológico*/respetuoso* con el medio ambiente/transparente sobre su impacto/eficiente energéticamente/comprometid*)|\
         (dispara/aumenta/sube) (la factura de la luz/el consumo/el recibo de la luz)|greenwashing|lavado de cara verde|\
         no reciclable|(moda rápida/usar y tirar)|(testa/experimenta) (en/con) animales|\
         no publica (sus emisiones/datos ambientales)|huella de carbono (alta/elevada/enorme)|tragón|tragona|gastón|\
         contiene fosfatos|dañino para (los ríos/el medio ambiente/el planeta/el mar)|daña (el medio ambiente/los ríos)|\
         tira (demasiado/mucho) plástico|(embalajes/envases) no reciclables",
    ),
    (
        -1,
        30,
        "(permanencia/contrato) (de 0 meses/obligatoria/de 0 años/larga/forzosa/mínima/abusiva)|\
         (penalización/penaliza/penalizan) (por/si/al) (cancelar/darte de baja/cancelas/retiro/devolver/cancelación anticipada)|\
         (letra/mucha letra) (pequeña/chica)|(cargos/sorpresas/sustos) en (la factura/el recibo/la cuenta)|\
         (suscripción/membresía/cuota) (obligatoria/cara/mensual obligatoria/aparte/costosa/anual obligatoria)|\
         (obliga/obligan) a (pagar/suscribirse/contratar/pagar una)|\
         (requiere/necesita/exige) (suscripción/una suscripción/membresía/pagar una suscripción/suscripción de pago)|\
         (tinta/cartuchos/cápsulas/recambios/consumibles) (cara/caros/muy caros/carísimos/carísima/salen caros/a precio de oro/muy cara/caras/cuestan una fortuna/cuestan un ojo/costosos)|\
         (gasta/consume/bebe/devora) (mucha/demasiada/) tinta|\
         (difícil/imposible/complicado/odisea/cuesta/infierno/trabas para) (de/) (cancelar/darse de baja/cancelarlo/cancelar la suscripción/darte de baja)|\
         copagos (altos/elevados)|franquicia (alta/elevada)|deducible (alto/elevado)|\
         cobros (indebidos/duplicados/sorpresa/de más/inesperados/ocultos)|te cobran hasta por respirar|(clavan/te clavan)|\
         suma y sigue|es un suplemento|se paga aparte|como suplemento|la (cuenta/factura) sube|dispara la factura|\
         suscripción obligatoria|muy penalizados|con recargo|(cobran/cobra) (caro/cara) (el/la)",
    ),
    (
        -1,
        31,
        "\
         (cobertura/señal/red/recepción) (limitada/floja/irregular/escasa/deficiente/débil/pobre/mala/inestable/mejorable/justa/desigual/nula/intermitente/insuficiente/muy limitada/básica/parcial/regular/saturada/con muchas exclusiones/muy justa)|\
         (poca/mala/pobre/escasa/sin/falta de/pésima) (cobertura/señal/recepción/red)|\
         (muchas/demasiadas/numerosas/llena de/largas/bastantes) exclusiones|\
         exclusiones (importantes/abusivas/poco claras/en la póliza)|\
         (periodos/períodos/plazos) de carencia (largos/muy largos/excesivos)|\
         solo (disponible/opera/funciona/cubre/está disponible) en (grandes/algunas/ciertas/la capital/las grandes/pocas/unas pocas/madrid/zonas urbanas/ciudades/capitales/algunos)|\
         (pocas/escasas/pocos/contadas) (sucursales/oficinas/cajeros/tiendas físicas/rutas/destinos/talleres)|\
         fuera de las ciudades|fuera de las ciudad|fuera de las grandes ciudades|fuera de la ciudades|fuera de la ciudad|\
         fuera de la grandes ciudades|fuera de (las/la) (ciudades/ciudad/grandes ciudades) (flojea/falla/se pierde)|\
         cuadro médico (limitado/reducido/escaso)|disponibilidad (limitada/escasa/reducida)|zonas muertas|\
         no incluye (ni/lunas/la rotura/asistencia)|va mal en (la montaña/zonas/pueblos)|\
         funciona mal en (la montaña/zonas/montaña/pueblos)",
    ),
    (
        -1,
        32,
        "\
         (retrasos/demoras/problemas/incidencias/errores) (en/con) (la entrega/los envíos/las entregas/el envío/los pedidos/el reparto/la paquetería)|\
         (pierde/pierden/extravía/extravían/perdieron/equivocan) (paquetes/los paquetes/pedidos/el pedido/el paquete)|\
         (mal/pobremente) (embalado*/empaquetado*/empacado*/protegido*)|\
         embalaje (pobre/deficiente/escaso/insuficiente/malo/flojo/endeble)|\
         (gastos/costes/costos) de envío (altos/elevados/caros/excesivos/abusivos/desorbitados)|\
         no (cumple/cumplen/respeta/respetan) (los/el) (plazos/plazo/plazos de entrega/plazo de entrega)|\
         (pedidos/paquetes) (perdidos/incompletos/equivocados/dañados)|nunca llega|nunca llegan|nunca llegó|\
         nunca (llega/llegan/llegó) a tiempo",
    ),
    (
        -1,
        33,
        "\
         garantía (de/) (solo/apenas/corta/limitada/muy corta/escasa/muy limitada/que no cubre/poco clara/llena de exclusiones/insuficiente/de apenas/de solo/justa/de 0 meses/mínima/con letra pequeña/difícil de hacer valer/con muchas exclusiones/restrictiva/ridícula/se queda en/inferior a la media/más corta)|\
         (rechaza/rechazan/niega/niegan/deniega) (la/las/los/el) (garantía/devoluciones/reembolsos/reembolso/devolución)|\
         (hacer valer/usar/aplicar/reclamar) la garantía (es/resulta)|\
         sin (derecho a devolución/reembolso/posibilidad de devolución/periodo de prueba)|\
         (los/el) (gastos/coste/costes/costo) de devolución (corren/los paga/a cargo/son)|\
         devolver (un/el) (pedido/producto/paquete) es|garantía (limitada a/reducida a) (un/0)|darse de baja es",
    ),
    (
        -1,
        34,
        "\
         (reseñas/opiniones/valoraciones/críticas) (negativas/malas/mixtas/tibias/muy malas/desiguales/encontradas/dispares/divididas/poco favorables/pésimas/mediocres/flojas)|\
         (malas/pésimas/peores) (reseñas/opiniones/valoraciones/críticas)|\
         (poco/apenas) (conocido/conocida/conocidos/conocidas/reconocido/reconocida/transparente/valorado/valorada)|\
         (marca/empresa/compañía/firma) (poco/muy poco/) (conocida/fiable/desconocida/seria/transparente)|\
         (desconocido/desconocida) (para/en)|\
         (multas/sanciones/demandas/denuncias/quejas/polémicas/escándalos/investigaciones) (por/de/millonarias/ante/en/recientes/constantes/frecuentes)|\
         (multado/multada/sancionado/sancionada/denunciado/denunciada/investigado/investigada/demandado/demandada) por|\
         (se/le) (ha/han) (visto envuelto*/salpicado/llovido)|\
         no (inspira/genera/transmite/da) (mucha/demasiada/ninguna/) confianza|\
         poca (confianza/credibilidad/transparencia/trayectoria)|\
         (genera/despierta/levanta) (dudas/desconfianza/recelos/suspicacias/polémica)|divide (opiniones/a los usuarios)|\
         opiniones (divididas/encontradas)|publicidad engañosa|bajo la lupa|en el punto de mira|\
         (investigada/sancionada/multada) por|le cuesta recuperar la confianza|cuesta recuperar la confianza|\
         ha perdido la confianza",
    ),
    (
        -1,
        35,
        "\
         (poca/escasa/menos/limitada/sin apenas/falta de/poquísima/pobre) (variedad/selección/oferta/gama/diversidad/elección/stock)|\
         (pocos/pocas/escasos/escasas/contados/apenas) (modelos/colores/tallas/sabores/opciones/títulos/marcas/productos/referencias/series/tonos/tamaños/cursos/variedades/estrenos/estilos/platos/alternativas)|\
         queda sin|quedan sin|se agota|se agotan|se queda sin|se quedan sin|agota stock|agota enseguida|agota rápido|\
         agota pronto|agota existencias|agotan stock|agotan enseguida|agotan rápido|agotan pronto|agotan existencias|\
         queda sin stock|queda sin enseguida|queda sin rápido|queda sin pronto|queda sin existencias|quedan sin stock|\
         quedan sin enseguida|quedan sin rápido|quedan sin pronto|quedan sin existencias|\
         se (agota/agotan/queda sin/quedan sin) (stock/enseguida/rápido/pronto/existencias)|\
         (sin/falta de/problemas de/fuera de/a menudo sin) (stock/existencias)|\
         (difícil de/cuesta/complicado/difícil) (encontrar/conseguir)|\
         (no/ni) (hay/tiene/ofrece/encuentras) (tallas/variedad/mucha variedad/demasiada variedad/mucho donde elegir/tallas grandes/donde elegir)|\
         solo (disponible/se vende/viene/hay/en) (en/) (un color/una talla/dos colores/un solo color/negro/una versión/un modelo/un tamaño)|\
         poco (donde elegir/variado/variada/surtido)|sigue siendo (limitado/limitada/escaso/escasa)",
    ),
    (
        -1,
        36,
        "\
         (repuestos/recambios/piezas/filtros/consumibles/cepillos) (caros/carísimos/difíciles de encontrar/escasos/difíciles de conseguir/muy caros/costosos/agotados/a precio de oro/caras/salen caros)|\
         (sin/falta de/no hay/pocas/pocos/escasez de) (repuestos/recambios/piezas de repuesto/piezas)|antihigiénico|\
         rincones (difíciles/inaccesibles)|revisiones caras|(recambios/cabezales) (cuestan/salen)",
    ),
    (
        -1,
        37,
        "\
         (poca/escasa/menos/poco/escaso/falta/limitada/limitado/sin apenas) (capacidad/espacio/almacenamiento/memoria/sitio/espacio interior/espacio de almacenamiento/lugar/maletero/hueco)|\
         (apenas/no/solo) (cabe/caben/entra/entran) (una/un/nada/para/dos/0/más de/lo justo/ni/todo/mucho/mucha/para una persona/gran cosa/casi nada/las cosas/la compra)|\
         (demasiado/muy) pequeño* para (una familia/familias/más de/familias grandes/familias numerosas)|\
         (hay que/obliga a/toca) (rellenarlo/rellenar/vaciarlo/rellenar el depósito) (a menudo/constantemente/cada dos por tres/cada poco/con frecuencia/varias veces)|\
         no ampliable|sin ranura|no se puede ampliar|no dan para mucho|se queda corto en almacenamiento|no da para mucho",
    ),
    (
        -1,
        38,
        "(poco/corto/escaso) alcance|zonas sin señal en casa|no llega al (jardín/garaje/segundo piso/otro extremo)",
    ),
    (
        -1,
        39,
        "poco (preciso*/exacto*/precisas/precisos/exactos/exactas/certero*)|poca (precisión/exactitud)|\
         (falta de/escasa/baja) (precisión/exactitud)|margen de error (alto/elevado/grande/excesivo/considerable/amplio)|\
         (falsas/muchas falsas/demasiadas falsas) alarmas|falsos positivos|\
         (pierde/tarda en coger/tarda en encontrar/le cuesta coger) (la señal gps/señal gps/el gps/satélites/señal/la ruta)|\
         inventa (datos/respuestas)|alucina|alucinaciones|impreciso*|no es (/del todo) (preciso*/exacto*)|\
         (se lía/se confunde) con|se desvía en",
    ),
    (
        -1,
        40,
        "(balancea/se balancea/cabecea/se inclina/rebota/se bambolea/vibra el volante/se va de)|\
         (acusa/transmite/se notan) (los baches/las irregularidades/todos los baches/cada bache/mucho los baches)|\
         poca (maniobrabilidad/agilidad/estabilidad)|radio de giro (amplio/grande/excesivo)|\
         ruedas (torpes/que se atascan/duras/pequeñas)",
    ),
    (
        -1,
        41,
        "(falta/sin/poco/escaso/nulo/mal) (de/) (asesoramiento/orientación/conocimiento/formación/acompañamiento/documentación)|\
         no saben|no explican|no conocen|no asesoran|\
         no (saben/explican/conocen/asesoran) (bien/el producto/nada/lo que venden/responder/de lo que hablan)|\
         respuestas genéricas|\
         (consejos/recomendaciones) (genéricos/genéricas/poco útiles/interesados/interesadas/erróneos/erróneas)|\
         no aclara (casi nada/nada/mucho/dudas)|mal (traducido/traducida/traducidos/traducidas)",
    ),
    (
        -1,
        42,
        "\
         (poco/apenas/nada/poca/escasa/sin apenas/sin) (innovador*/innova/innovan/innovación/innovadora/novedoso*/novedosa/novedades/evolución/evoluciona/avances)|\
         nada nuevo|continuista|más de lo mismo|una generación por detrás|estancada|estancado|pide una renovación|\
         necesita una (renovación/actualización/puesta al día)|apenas ha introducido novedades|no ha cambiado en años|\
         apuesta por lo seguro|lo mismo de siempre",
    ),
];
