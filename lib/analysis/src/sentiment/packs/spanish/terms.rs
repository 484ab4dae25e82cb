//! The Spanish words that name features. Only data; hyphens are read as spaces, plurals are made.

/// Feature words of everyday use: found alone they say nothing.
pub(super) const WEAK: &str = "calidad|servicio|atención|opción|oferta|tamaño|presupuesto|control|espacio|tecnología|aspecto|resultado|materiales|formación|función|capacidad|alcance|app|aplicación|red|ruido|pantalla|diseño|estilo|comida|reseña|valoración|coste|costo|rendimiento|construcción|herramienta|actualización|memoria|puerto|procesador|velocidad|almacenamiento|carga|volumen|foto|peso|lente|zoom|cargador|conexión|motor|confianza|popularidad|olor|fórmula|receta|acabado|interior|tela|tejido|teclado|tacto|agarre|cargo|comisión|tarifa|cuota|señal|disponibilidad|embalaje|devolución|menú|biblioteca|limpieza|mantenimiento|sensor|clase|innovación|descuento|promoción|ahorro|modo|extra|color|brillo|montaje|personal|azúcar|retraso|error|navegación|sonido|audio|altavoz|bluetooth|wifi|wi-fi|compatibilidad|gama|variedad|inventario|experiencia|asesoramiento|documentación|envío|entrega|vibración|valor|reputación|seguridad|privacidad|freno|ingrediente|sabor|textura|comodidad|selección|interfaz|instalación|cobertura|nutrición|precio|alimentación|stock|catálogo|surtido|energía|conducción|potencia|asiento|material|garantía|batería|cámara|imagen|ajuste|prima";

/// (feature, terms of which more is better or whose amount says nothing, terms of which less is better).
pub(super) const TERMS: &[(u16, &str, &str)] = &[
    (
        1,
        "calidad|calidad general|calidad ~ producto|calidad ~ productos|calidad global|nivel ~ calidad",
        "",
    ),
    (
        2,
        "asequibilidad|descuento|oferta|promoción|ahorro|presupuesto|accesibilidad económica",
        "precio|coste|costo|tarifa mensual|precio de venta|precio de compra|precio inicial|precio base|etiqueta de precio|prima|cuota mensual|coste mensual|costo mensual|desembolso|inversión inicial",
    ),
    (
        3,
        "relación calidad-precio|relación calidad precio|relación precio-calidad|relación precio-rendimiento|relación entre calidad y precio|relación calidad/precio|valor por el dinero|valor por su precio|retorno de la inversión|relación precio-prestaciones|relación costo-beneficio|relación coste-beneficio|relación calidad",
        "",
    ),
    (
        4,
        "construcción|calidad ~ construcción|calidad ~ fabricación|fabricación|calidad ~ acabados|calidad ~ acabado|calidad ~ materiales|calidad ~ material|material|materiales|acabado|ensamblaje|chasis|costura|tela|tejido|cuero|mano de obra|carcasa|manufactura",
        "",
    ),
    (
        5,
        "durabilidad|longevidad|vida útil|resistencia|resistencia al agua|resistencia al desgaste|resistencia al polvo|resistencia a los arañazos|impermeabilidad|robustez|solidez|duración del producto",
        "desgaste",
    ),
    (
        6,
        "fiabilidad|confiabilidad|estabilidad|consistencia|constancia|disponibilidad del servicio",
        "avería|fallo|falla|fallo técnico|error de software|caída|caídas del servicio|interrupción|tiempo de inactividad|tasa de fallos|defecto|mal funcionamiento",
    ),
    (
        7,
        "facilidad ~ uso|facilidad ~ manejo|usabilidad|experiencia ~ usuario|interfaz|interfaz ~ usuario|control táctil|controles|controles táctiles|mandos|navegación|manejabilidad de la interfaz|panel de control|intuitividad|manejo|sencillez",
        "curva ~ aprendizaje|complejidad",
    ),
    (
        8,
        "instalación|configuración|puesta en marcha|montaje|facilidad ~ instalación|facilidad ~ montaje|facilidad ~ configuración|instrucción|instrucciones|proceso ~ instalación|proceso ~ configuración|configuración inicial|implementación|puesta a punto",
        "tiempo ~ instalación|tiempo ~ montaje",
    ),
    (
        9,
        "atención al cliente|servicio ~ atención al cliente|servicio al cliente|servicio ~ cliente|soporte|soporte técnico|asistencia|asistencia técnica|servicio técnico|servicio posventa|servicio postventa|atención posventa|atención postventa|equipo de soporte|equipo de atención|personal|trato|trato al cliente|chat en vivo|centro de ayuda|servicio|atención|soporte al cliente|asistencia al cliente|gestión de siniestros|tramitación de siniestros|atención telefónica|servicio de asistencia",
        "tiempo# de respuesta|tiempo# de espera|espera|lista de espera",
    ),
    (
        10,
        "rendimiento|desempeño|potencia|potencia de succión|succión|potencia de aspiración|aspiración|procesador|motor|eficacia|eficiencia|aceleración|resultado|rendimiento de limpieza|rendimiento en juegos|multitarea|potencia de cálculo|tarjeta gráfica|gpu|cpu|chip",
        "",
    ),
    (
        11,
        "velocidad|rapidez|capacidad de respuesta|velocidad ~ conexión|velocidad ~ descarga|velocidad ~ internet|fluidez|agilidad de respuesta|velocidad ~ transferencia|velocidad ~ procesamiento",
        "latencia|retardo|tiempo# de carga de la página|tiempo# de arranque|tiempo# de calentamiento|tiempo# de procesamiento|tiempo# de cocción",
    ),
    (
        12,
        "batería|duración ~ batería|vida ~ batería|autonomía ~ batería|autonomía|capacidad ~ batería|vida útil de la batería|rendimiento ~ batería|horas de batería|tiempo de reproducción",
        "consumo ~ batería",
    ),
    (
        13,
        "carga|carga inalámbrica|velocidad ~ carga|cargador|estuche de carga|base de carga",
        "tiempo# de carga|tiempo# de recarga",
    ),
    (
        14,
        "sonido|calidad ~ sonido|calidad sonora|calidad ~ audio|audio|graves|agudos|medios|bajos|altavoz|altavoces|acústica|micrófono|calidad ~ llamadas|calidad ~ micrófono|volumen|tono|escena sonora|perfil sonoro|experiencia sonora",
        "distorsión",
    ),
    (
        15,
        "cancelación ~ ruido|cancelación ~ ruidos|cancelación activa ~ ruido|reducción ~ ruido|anc|aislamiento|aislamiento acústico|aislamiento del ruido|insonorización",
        "",
    ),
    (
        16,
        "silencio",
        "ruido|nivel ~ ruido|nivel sonoro|sonoridad|ruido del motor|ruido del ventilador|zumbido|vibración|ruido en funcionamiento|emisión de ruido",
    ),
    (
        17,
        "pantalla|calidad ~ pantalla|calidad ~ imagen|imagen|pantalla táctil|resolución|brillo|contraste|colores|reproducción de color|precisión de color|tasa de refresco|frecuencia de actualización|ángulos de visión|panel|monitor|nitidez",
        "reflejo|reflejos",
    ),
    (
        18,
        "cámara|calidad ~ cámara|foto|fotografía|fotografías|calidad ~ foto|calidad ~ fotos|calidad fotográfica|enfoque automático|autoenfoque|lente|objetivo|zoom|cámara web|estabilización de imagen|fotos nocturnas|modo nocturno|cámara trasera|cámara frontal|selfies",
        "",
    ),
    (
        19,
        "diseño|aspecto|apariencia|estilo|estética|look|línea|diseño interior|diseño exterior|opciones de color|interior|presencia",
        "",
    ),
    (
        20,
        "comodidad|confort|ajuste|acolchado|amortiguación|ergonomía|almohadillas|asiento|soporte lumbar|agarre|tacto|teclado|transpirabilidad|horma|ajuste al pie|firmeza|alivio de la presión",
        "punto# de presión",
    ),
    (
        21,
        "portabilidad|facilidad ~ transporte|ligereza|compacidad",
        "peso|tamaño|volumen físico|grosor|dimensión|dimensiones",
    ),
    (
        22,
        "función|funciones|funcionalidad|característica|características|prestación|prestaciones|versatilidad|flexibilidad|opción|opciones|modos|modo|herramienta|personalización|opciones de personalización|funciones inteligentes|automatización|informes|plantillas|extras|capacidades|equipamiento|conjunto de funciones",
        "",
    ),
    (
        23,
        "compatibilidad|integración|integraciones|conectividad|ecosistema|bluetooth|wifi|wi-fi|puerto|puertos|conexión|emparejamiento|interoperabilidad|api|conexión multipunto",
        "cortes de conexión|desconexiones|problemas de conexión",
    ),
    (
        24,
        "software|app|aplicación|aplicación móvil|firmware|sistema operativo|actualización|actualizaciones|actualizaciones de software|programa",
        "bloatware|software preinstalado",
    ),
    (
        25,
        "seguridad infantil|seguridad vial|medidas de seguridad|elementos de seguridad|sistemas de seguridad|seguridad del vehículo|freno|frenado|protección contra impactos|pruebas de choque|seguridad en la conducción|características de seguridad|asistencias a la conducción|seguridad activa|seguridad pasiva|asistentes de seguridad",
        "efectos secundarios|riesgo de incendio|lesiones|sobrecalentamiento|toxicidad",
    ),
    (
        26,
        "privacidad|seguridad de los datos|seguridad de datos|protección ~ datos|cifrado|encriptación|política de privacidad|privacidad ~ datos|protección contra el fraude|protección contra fraudes|seguridad informática|ciberseguridad|seguridad|tratamiento de datos",
        "filtración de datos|filtraciones de datos|brecha de seguridad|brechas de seguridad|vulnerabilidad|vulnerabilidades|rastreo|robo de datos",
    ),
    (
        27,
        "sabor|gusto|aroma|textura|olor|fragancia|frescura|crema|comida|regusto|calidad ~ comida",
        "amargor|acidez",
    ),
    (
        28,
        "ingrediente|ingredientes|composición|fórmula|valor nutricional|perfil nutricional|nutrientes|contenido en proteínas|contenido de proteínas|receta|calidad ~ ingredientes|nutrición|lista de ingredientes",
        "aditivo|conservante|azúcar|contenido de azúcar|contenido en azúcar|alérgeno|edulcorante|químicos|colorantes|ultraprocesados|grasas saturadas",
    ),
    (
        29,
        "sostenibilidad|sustentabilidad|eficiencia energética|compromiso ambiental|compromiso medioambiental|respeto al medio ambiente|responsabilidad ambiental|ética|comercio justo|materiales reciclados|reciclabilidad",
        "huella de carbono|consumo|impacto ambiental|impacto medioambiental|consumo energético|consumo ~ energía|consumo eléctrico|consumo de combustible|emisiones|consumo ~ luz|consumo ~ electricidad|residuos",
    ),
    (
        30,
        "transparencia en las comisiones|transparencia en las tarifas|condiciones de cancelación",
        "comisión|comisiones|cargo|cargos|cargos ocultos|tarifas|tarifa|tasas|costes ocultos|costos ocultos|cuota|cuota anual|cuota de suscripción|gastos de gestión|intereses|tipo de interés|recargo|cargos adicionales|gastos ocultos|costes adicionales|costos adicionales|suscripción|comisiones ocultas|tarifas ocultas|penalización",
    ),
    (
        31,
        "cobertura|cobertura ~ red|red|señal|recepción|cobertura 5g|cobertura rural|cobertura del seguro|cobertura nacional|roaming|itinerancia|intensidad de la señal|disponibilidad",
        "zonas sin cobertura|zonas muertas|exclusiones|exclusión",
    ),
    (
        32,
        "envío|envíos|entrega|entregas|embalaje|empaque|servicio de entrega|servicio de envío|reparto|logística|seguimiento del pedido|rapidez de envío|velocidad de envío|velocidad de entrega|plazos de entrega",
        "tiempo# de entrega|tiempo# de envío|plazo# de entrega|gastos de envío|costes de envío|costos de envío|retraso|retrasos|retrasos en la entrega|retrasos en el envío|demora|coste de envío|costo de envío",
    ),
    (
        33,
        "garantía|política# de devolución|política# de devoluciones|devolución|devoluciones|reembolso|reembolsos|periodo de prueba|período de prueba|prueba gratuita|garantía extendida|cobertura de la garantía|garantía de devolución|proceso de devolución|proceso de reembolso|servicio de reparación|política de reembolso",
        "tasa de devoluciones",
    ),
    (
        34,
        "reputación|confianza|credibilidad|prestigio|imagen de marca|reseña|reseñas|opinión de los usuarios|opiniones de usuarios|opiniones de los usuarios|opiniones de clientes|valoración|valoraciones|satisfacción ~ cliente|satisfacción ~ clientes|trayectoria|popularidad|transparencia|valor de reventa|fama|calificaciones",
        "queja|quejas|reclamación|reclamaciones|polémica|controversia|escándalo|demandas judiciales|críticas negativas",
    ),
    (
        35,
        "selección|variedad|surtido|catálogo|gama|gama ~ productos|oferta ~ productos|línea ~ productos|biblioteca|menú|inventario|rango de tallas|tallas|stock|disponibilidad de tallas|abanico|variedad ~ productos|contenido|repertorio",
        "",
    ),
    (
        36,
        "limpieza|facilidad ~ limpieza|reparabilidad|piezas de repuesto|repuesto|repuestos|recambio|recambios|facilidad ~ mantenimiento|facilidad ~ reparación",
        "mantenimiento|coste# ~ mantenimiento|costo# ~ mantenimiento|gastos ~ mantenimiento|reparación|reparaciones|coste# ~ reparación",
    ),
    (
        37,
        "capacidad|almacenamiento|espacio|espacio de almacenamiento|memoria|maletero|capacidad del maletero|depósito|depósito de agua|capacidad ~ almacenamiento|capacidad ~ carga|ram|memoria ram|tanque|espacio interior|baúl|cajuela",
        "",
    ),
    (
        38,
        "alcance|autonomía eléctrica|alcance inalámbrico|alcance del bluetooth|kilometraje|autonomía en carretera|radio de acción|autonomía de conducción",
        "ansiedad de autonomía",
    ),
    (
        39,
        "precisión|exactitud|gps|precisión ~ gps|precisión ~ seguimiento|sensor|sensores|medición|mediciones|monitorización|seguimiento del sueño|monitoreo|seguimiento de la frecuencia cardíaca|pulsómetro|control ~ temperatura|afinación|precisión ~ medición|precisión ~ mediciones|sensor de frecuencia cardíaca",
        "falsas alarmas|margen de error|errores de medición",
    ),
    (
        40,
        "manejo en carretera|conducción|dirección|maniobrabilidad|suspensión|tracción|comportamiento en carretera|experiencia ~ conducción|estabilidad en carretera|agilidad|tocabilidad|comportamiento dinámico",
        "radio de giro",
    ),
    (
        41,
        "asesoramiento|experiencia profesional|documentación|tutorial|tutoriales|guías|conocimiento|conocimientos|formación|cursos|base de conocimientos|clases|lecciones|profesores|instructores|contenido del curso|contenido de los cursos|plan de estudios|especialización|orientación|pericia|profesorado",
        "",
    ),
    (
        42,
        "innovación|tecnología|innovaciones|ingeniería|tecnologías|avances",
        "",
    ),
];
