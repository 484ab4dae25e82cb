//! Spanish words that say something together, whatever stands between them. Only data.

/// (sign, feature, words, words a little behind them).
pub(super) const PAIRS: &[(i8, u16, &str, &str)] = &[
    (
        -1,
        37,
        "depósito|tanque|tambor|maletero|cesta|capacidad|almacenamiento|memoria|espacio|jarra|cubeta|interior|baúl|congelador|\
         bolsa|deposito",
        "pequeño|pequeña|justo|justa|escaso|escasa|limitado|limitada|corto|corta|insuficiente|reducido|reducida|mínimo|mínima|\
         estrecho|estrecha|ridículo|ridícula|diminuto|diminuta|raquítico|raquítica|modesto|modesta|discreto|discreta|pequeñito|\
         pequeñita|se llena enseguida|se llena rápido|mejorable|mal aprovechado|no ampliable",
    ),
    (
        -1,
        37,
        "llena|llenan|corto*|pequeño*|justo*|quedan",
        "enseguida|rápido|pronto|para familias|para una familia|muy rápido|de espacio|en nada|de almacenamiento|en seguida|\
         de memoria",
    ),
    (
        1,
        38,
        "recorre|alcanza|supera|llega|hace|logra|homologa|consigue|recorres|roza|llegan|anuncia",
        "reales|de autonomía|por carga|con una carga|con una sola carga|sin recargar|de alcance|entre cargas|con un depósito|\
         en una sola carga|de rango|0 km|0 kilómetros|0 metros|0 m",
    ),
    (
        -2,
        38,
        "recorre|alcanza|supera|llega|hace|logra|pasa|cubre",
        "0 km|0 kilómetros|0 metros|km|toda la casa|las habitaciones|toda la vivienda|del salón|de una pared",
    ),
    (
        -1,
        38,
        "autonomía|alcance",
        "cae|se desploma|baja|se reduce|disminuye|limitado|corto|escaso|justo|reducido|inferior a lo|decepcionante|muy limitado|\
         insuficiente|muy corto",
    ),
    (
        -1,
        38,
        "pierde|cae|baja",
        "en invierno|con frío|con el frío|en autopista|en carretera|a través de|con paredes|entre paredes|con las paredes",
    ),
    (
        1,
        39,
        "mide|miden|calcula|detecta|detectan|registra|registran|localiza|traduce|transcribe|reconoce|predice|pesa|afina|corrige|\
         entiende|identifica|sigue|mapea|rastrea|acierta|aciertan|marca|estima|clavan",
        "bien|precisión|exactitud|precisa|fiabilidad|precisión milimétrica|fiable|fidelidad|precisión asombrosa|acierto|tiempo|\
         la perfección|exacta|pulso|ruta|pasos|precisión profesional|a la primera|al milímetro|resultado|dato|detalle|\
         temperatura|con precisión|con exactitud|precisión notable|precisión sorprendente|mucha precisión",
    ),
    (
        1,
        39,
        "lecturas|mediciones|datos|medidas|resultados|mapas|cálculos|traducciones|predicciones|pronósticos|transcripciones|\
         indicaciones|estimaciones",
        "precisos|precisas|exactos|exactas|fiables|fidedignos|fidedignas|consistentes|certeros|certeras|acertados|acertadas|\
         fieles|confiables|detallados|detalladas|correctos|correctas",
    ),
    (
        -1,
        39,
        "mide|miden|calcula|detecta|registra|localiza|traduce|transcribe|reconoce|marca|estima|predice|interpreta|pesa|ubica",
        "error|fatal|regular|poca precisión|con error|incorrectamente|datos incorrectos|retraso|imprecisión|datos erróneos|\
         que no diste",
    ),
    (
        -1,
        39,
        "lecturas|mediciones|datos|medidas|resultados|mapas|cálculos|traducciones|transcripciones|indicaciones|estimaciones|\
         respuestas",
        "imprecisos|imprecisas|inexactos|inexactas|poco fiables|erróneos|erróneas|erráticos|erráticas|poco precisos|\
         poco precisas|inconsistentes|incorrectos|incorrectas|fiables=|desviados|desviadas|dispares|literales|equivocados|\
         equivocadas|irregulares",
    ),
    (
        -1,
        39,
        "equivoca|desvía|desvían|equivocan|pierde|descalibra|confunde|inventa|desorienta",
        "a menudo|con frecuencia|demasiado|un 0 %|en interiores|entre edificios|a veces|de vez en cuando|varios grados|al medir|\
         de ruta",
    ),
    (
        1,
        40,
        "conduce|maneja|maniobra|dirige|gira|pilota|desliza|mueve|manejan",
        "agilidad|facilidad|bien|suavidad|maravilla|soltura|una mano|fácilmente|sin esfuerzo|sencillo|ciudad|precisión|\
         una sola mano|comodidad|una agilidad|ágil|gusto|divertida|como la seda|muchísima facilidad|con una mano",
    ),
    (
        1,
        40,
        "ágil|estable|firme|divertido|divertida|preciso|precisa|aplomado|aplomada|noble|plantado|plantada|seguro|segura",
        "ciudad|curvas|curva|carretera|conducir|autopista|autovía|mojado|alta velocidad|las curvas|manejar|tráfico|pilotar|\
         montaña|terreno",
    ),
    (
        1,
        40,
        "dirección|suspensión|chasis|tracción|conducción|manejo|cambios|cambio|pedaleo",
        "preciso|precisa|directo|directa|suave|cómodo|cómoda|firme|ágil|excelente|equilibrado|equilibrada|impecable|divertido|\
         divertida|dinámico|dinámica|refinado|refinada|comunicativo|comunicativa|estable|deportivo|deportiva|sobresaliente|\
         natural|fluido|fluida|ligera",
    ),
    (
        1,
        40,
        "absorbe|filtra|traga",
        "baches|irregularidades|los baches|las irregularidades|bien|badenes|los badenes|muy bien|de maravilla",
    ),
    (
        -1,
        40,
        "dirección|suspensión|chasis|tracción|conducción|manejo|cambios|cambio|ruedas|volante|pedal",
        "impreciso|imprecisa|duro|dura|blanda|blando|lento|lenta|torpe|pesado|pesada|seco|seca|brusco|brusca|vago|vaga|áspero|\
         áspera|precisa=|comunicativa|rígida|inestable|firme en exceso|nervioso|nerviosa|tosco|tosca|aburrido|aburrida|rebotona|\
         desagradable|incómodo|incómoda|artificial|poco precisa|poco natural|se atascan|ruidosas",
    ),
    (
        -1,
        40,
        "torpe|pesado*|inestable|ágil|nervioso*|lento*|patoso*|perezoso*",
        "curvas|curva|maniobrar|ciudad|girar|alta velocidad|carretera|autopista|las curvas|cambiar de dirección|aparcar|mojado",
    ),
    (
        -1,
        40,
        "difícil*|complicado*|incómodo*|duro*|pesado*|cuesta|agotador*",
        "maniobrar|conducir|manejar|girar|aparcar|empujar|dirigir|pilotar|controlar",
    ),
    (
        1,
        41,
        "asesores|expertos|consultores|profesores|instructores|médicos|especialistas|técnicos|tutores|gestores|equipo|personal|\
         docentes|guías|monitores|entrenadores|veterinarios|vendedores",
        "preparados|preparadas|formados|formadas|cualificados|cualificadas|experimentados|experimentadas|capacitados|\
         capacitadas|cualificado|formado|preparado|capacitado|conocen|saben|explican|dominan|con mucha experiencia|\
         con experiencia|expertos|certificados|titulados|te guían|de primer nivel|competentes|calificados|calificado|experto|\
         altamente cualificado|experimentado|especializado|especializados|entendidos",
    ),
    (
        1,
        41,
        "explica|explican|enseña|enseñan|orienta|orientan|asesora|asesoran|guía|guían|aconseja|aconsejan|conocen|resuelven",
        "bien|claridad|paso a paso|detalle|paso|producto|el producto|criterio|mercado|detenidamente|paciencia|rigor|\
         de maravilla|con claridad|forma clara|con detalle|con paciencia|el mercado|con criterio|sector|al detalle|\
         en todo momento",
    ),
    (
        1,
        41,
        "tutoriales|guías|cursos|lecciones|documentación|contenidos|clases|explicaciones|manuales|recursos|webinars|formación|\
         temario|contenido",
        "claros|claras|completos|completas|excelentes|útiles|detallados|detalladas|didácticos|didácticas|bien explicados|\
         bien explicadas|gratuitos|gratuitas|de calidad|clara|completa|excelente|rigurosos|actualizados|actualizado|actualizada|\
         bien estructurados|bien estructuradas|bien estructurado|prácticos|prácticas|en español|impecable|impecables|extensa|\
         exhaustiva|muy completo|completo|de primer nivel|paso a paso|amenas|amenos|abundante|abundantes",
    ),
    (
        -1,
        41,
        "asesores|expertos|consultores|profesores|instructores|médicos|técnicos|tutores|personal|equipo|vendedores|agentes|\
         docentes|gestores|empleados",
        "preparados|preparadas|formados|formadas|cualificados|cualificadas|saben|conocen|formado|preparado|formación|\
         experiencia|el producto|resolver|cualificado|conocimientos|capacitados|explican|capacitado|dominan|informados|\
         conocimiento",
    ),
    (
        -1,
        41,
        "documentación|tutoriales|formación|temario|cursos|guías|manuales|contenido|contenidos|clases|lecciones|explicaciones|\
         asesoramiento|recursos",
        "escasos|escasas|escaso|escasa|pobre|pobres|confusos|confusas|confuso|confusa|desactualizados|desactualizadas|\
         desactualizado|desactualizada|superficial|superficiales|básicos|básicas|básico|básica|insuficiente|solo en inglés|\
         clara=|anticuados|anticuadas|anticuado|anticuada|incompleta|incompletos|incompletas|mejorable|genéricos|genérico|\
         repetitivas|repetitivos|poco clara|poco claras|mal explicados|limitada|nulo|inexistente|flojo|flojos|aburridas",
    ),
    (
        -2,
        42,
        "aporta|aportan|trae|presenta|incorpora",
        "nuevo|novedad|innovación|avance|de nuevo|cambios|avances",
    ),
    (
        -1,
        42,
        "quedado|queda|quedó|quedando|quedan",
        "en el pasado|tecnológicamente|en tecnología|frente a|anclado|anclada|estancado|estancada|anticuado|anticuada|obsoleto|\
         obsoleta|desfasado|desfasada|atrás|desactualizado|desactualizada",
    ),
    (
        -1,
        42,
        "tecnología|procesador|chip|hardware|motor|plataforma",
        "anticuado|anticuada|obsoleto|obsoleta|desfasado|desfasada|de hace años|viejo|vieja|de otra época|superado|superada|\
         del pasado|de generación anterior|desactualizado|desactualizada|de hace varios años",
    ),
    (
        -1,
        42,
        "sigue|continúa|siguen",
        "tecnología|en tecnología|el mismo|en el pasado|en lo de siempre|un procesador",
    ),
    (
        1,
        28,
        "base",
        "ecológicas|ecológica|orgánicas|frescas|de verdad|cien por cien|natural|naturales|locales|real",
    ),
];
