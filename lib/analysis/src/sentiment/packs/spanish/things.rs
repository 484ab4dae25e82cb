//! More Spanish words that name features: parts, occasions and kinds of things that are judged. Only data; `??` marks those that say
//! nothing alone.

/// (feature, terms of which more is better or whose amount says nothing, terms of which less is better).
pub(super) const THINGS: &[(u16, &str, &str)] = &[
    (1, "acabado general??", ""),
    (
        2,
        "bolsillo??|cartera??|desembolso inicial|precio por noche|precio por litro|precio por kilo|precio de entrada|\
         precio del menú|factura??|mensualidad??|precio de lista|precio final|precio de las habitaciones|precio del plan|\
         precio de la suscripción|precio de la habitación",
        "precio por taza",
    ),
    (
        3,
        "calidad precio|equilibrio entre calidad y precio|equilibrio entre precio y calidad|equilibrio calidad precio|\
         relación beneficio costo|relación costo beneficio",
        "",
    ),
    (
        4,
        "soldadura??|costuras??|remates??|cremallera??|cierre??|bisagra??|plástico??|plásticos??|aluminio??|acero??|\
         acero inoxidable??|madera??|madera maciza??|herraje??|herrajes??|mango??|empuñadura??|estructura??|armazón??|marco??|\
         bastidor??|cuadro??|ajustes??|pespuntes??|confección|factura del producto|piel??|lona??|cristal??|vidrio??|cerámica??|\
         titanio??|tapizado??|forro??|junta??|juntas??|acabados??|terminaciones|calidad ~ los acabados|calidad ~ tejido|\
         calidad ~ tela|calidad ~ confección",
        "",
    ),
    (
        5,
        "resistencia a la corrosión|resistencia a golpes|resistencia a las caídas|resistencia a los golpes|aguante|\
         vida útil del producto|certificación ip68|resistencia al calor|ciclo de vida|suela??|suelas??|revestimiento??|\
         antiadherente??",
        "envejecimiento",
    ),
    (
        6,
        "puntualidad|estabilidad del sistema|regularidad|servicio sin interrupciones",
        "cuelgues|bloqueos|fallos|errores|bug|bugs|incidencias??|cancelaciones??|atascos??|caídas del sistema|\
         cortes del servicio|retrasos de los vuelos|overbooking|sobreventa",
    ),
    (
        7,
        "menús??|botones??|mando??|mando a distancia??|control remoto??|experiencia de uso|uso diario??|operación??|\
         manejo diario|interfaz gráfica|diseño de la interfaz|panel de administración|ergonomía de uso|pantalla de inicio??|\
         accesibilidad|comandos??",
        "trámites??|trámite??|papeleo|burocracia",
    ),
    (
        8,
        "armado|montaje inicial|manual??|manual de instrucciones|manual de montaje|puesta a punto inicial|alta??|\
         emparejamiento inicial|proceso ~ alta|proceso ~ registro|proceso ~ contratación|apertura de cuenta|migración??|\
         vinculación??|integración inicial",
        "",
    ),
    (
        9,
        "servicio de postventa|servicio de atención|call center|centro de atención|línea de ayuda|chat??|chat de soporte|\
         teléfono de atención|asesores??|agentes??|empleados??|personal de tienda|gestores??|trato del personal|trato personal|\
         ayuda al cliente|soporte postventa|postventa|posventa|servicio post venta|respuesta al cliente|atención del personal|\
         atención personalizada|recepción del hotel??|dependientes??|operadores??|técnicos??|reclamaciones al seguro??|\
         peritos??|siniestros??|tramitación??|gestión de incidencias|gestión de reclamaciones|mesa de ayuda|equipo humano??|\
         camareros??|meseros??|anfitriones??",
        "",
    ),
    (
        10,
        "fuerza??|capacidad de limpieza|poder de succión|poder de limpieza|fuerza de succión|calidad de impresión|impresión??|\
         calidad de corte|corte??|lavado??|secado??|planchado??|centrifugado??|enfriamiento|refrigeración??|calefacción??|\
         hidratación??|absorción??|cobertura del maquillaje??|fijación??|rendimiento en frío|triturado??|licuado??|batido??|\
         molienda??|horneado??|cocción??|filtrado??|filtración??|iluminación??|capacidad ~ procesamiento|par motor??|\
         cilindrada??|caballos??|resultados??|capacidad de succión|planta motriz??|rebote??|pegada??|agarre en mojado|\
         potencia de sonido??|poder desengrasante|eficacia ~ limpieza|descongelación??|aceleraciones??|recuperaciones??|\
         afeitado??|pigmentación??|acabado mate??|deslizamiento??|penetración??|velocidad de obturación??",
        "",
    ),
    (
        11,
        "tiempos de carga??|velocidad ~ impresión|velocidad ~ subida|velocidad ~ lectura|velocidad ~ escritura|\
         velocidad de respuesta|arranque??|tasa de transferencia|inmediatez|rapidez ~ respuesta|velocidad ~ navegación|\
         agilidad del sistema",
        "tiempo# de preparación|tiempo# de procesado|retraso de imagen|input lag|tiempos de espera de carga|\
         tiempo# de resolución",
    ),
    (
        12,
        "duración ~ carga|horas de uso|horas de autonomía|pila??|pilas??|autonomía real|horas de reproducción",
        "",
    ),
    (
        13,
        "carga rápida|puerto de carga|cable de carga|carga usb c|recarga|enchufe??|cargas??|tiempo de carga completa|\
         cargador incluido",
        "",
    ),
    (
        14,
        "calidad de los altavoces|bocina??|bocinas??|parlante??|parlantes??|calidad de las llamadas|llamadas??|voces??|\
         micrófonos??|sonoridad general|timbre??|ecualización??|tweeter|subwoofer|sonido envolvente|nitidez de voz|\
         afinación de fábrica??|resonancia??|proyección del sonido|voz??",
        "",
    ),
    (15, "insonorización del habitáculo|modo ambiente??|cancelación", ""),
    (
        16,
        "",
        "ronroneo|estruendo|decibelios??|db??|traqueteo|pitido??|pitidos|ruido de fondo|ruido aerodinámico|ruido de rodadura|\
         vibraciones",
    ),
    (
        17,
        "negros??|color??|ángulo de visión|ángulos??|píxeles muertos??|panel oled|panel lcd|tasa de refresco de 120 hz|\
         pantalla oled|pantalla amoled|fidelidad de color|luminosidad|imágenes??|hdr|legibilidad|visibilidad al sol|\
         marcos de pantalla??",
        "parpadeo",
    ),
    (
        18,
        "fotos|vídeo??|video??|videos??|vídeos??|grabación??|grabación de vídeo|grabación de video|calidad ~ vídeo|\
         calidad ~ video|calidad ~ imagen de las fotos|teleobjetivo|gran angular|ultra gran angular|retratos??|modo retrato|\
         enfoque??|estabilizador??|estabilización|rango dinámico|disparo??|sensor de imagen??|fotos de noche|visión nocturna",
        "",
    ),
    (
        19,
        "línea estética|imagen exterior??|silueta??|corte de la prenda??|patronaje??|líneas??|decoración??|estampado??|\
         estampados??|carrocería??|packaging??|tipografía??|diseño industrial|paleta de colores|acabado estético??",
        "",
    ),
    (
        20,
        "plantilla??|colchón??|almohada??|sillín??|asientos??|respaldo??|reposabrazos??|tallaje??|correa??|diadema??|\
         almohadilla??|cojín??|cojines??|sujeción??|descanso??|calidad del sueño??|adaptabilidad al cuerpo|ajuste al cuerpo|\
         cama??|camas??|butaca??|butacas??|espacio para las piernas|tiras??|arnés??|cinturón lumbar??|entresuela??|espuma??|\
         viscoelástica??|cintura??|caída de la prenda??|vibración del mango??|empeine??|talón??|puntera??|goma??|elástico??|\
         mullido??|climatización??|aire acondicionado??",
        "rozaduras|ampollas|sudoración??|puntos de presión",
    ),
    (
        21,
        "tamaño compacto|tamaño reducido|formato compacto|formato??|dimensiones compactas|huella en la encimera",
        "bulto??",
    ),
    (
        22,
        "programas??|programas de lavado|ajustes de temperatura|modos de cocción|accesorios??|complementos??|funcionalidades|\
         panel de informes|integrador??|temporizador??|control por voz|control parental|modos deportivos|métricas??|\
         estadísticas??|recordatorios??|servicios adicionales??|ventajas del plan??|puntos??|millas??|programa ~ puntos|\
         programa ~ fidelidad|programa ~ fidelización|recompensas??|beneficios adicionales??|sala lounge??|piscina??|gimnasio??|\
         spa??|desayuno??|instalaciones??|compartimentos??|bolsillos??|filtros??|plantilla de documentos??|paneles de control??|\
         atajos??|herramientas??|panel de datos??|habitaciones??",
        "",
    ),
    (
        23,
        "entradas??|salidas??|puertos usb|usb c??|hdmi??|conectores??|complementos de terceros??|sincronización|emparejado|\
         multidispositivo|asistentes de voz??|sistemas operativos??|formatos??|plugins??|extensiones??|conexión bluetooth|\
         conexión wifi|conectividad bluetooth|conector??|adaptador??",
        "",
    ),
    (
        24,
        "aplicación del móvil|aplicación de escritorio|app móvil|app oficial|banca móvil|banca en línea|banca online|web??|\
         página web??|sitio web??|plataforma??|portal??|parches??|parche??|capa de personalización|versión web??|\
         interfaz de la app|interfaz de la aplicación",
        "anuncios en el sistema|publicidad en el sistema|publicidad invasiva|aplicaciones preinstaladas",
    ),
    (
        25,
        "airbag|airbags|abs|frenada|control de estabilidad|cierre de seguridad??|bloqueo infantil|bloqueo de seguridad|\
         apagado automático|homologación|certificación de seguridad|seguridad del bebé|seguridad de los niños|seguridad ocular|\
         pruebas euroncap|protección de la piel??|anclaje isofix|isofix|sistema antivuelco|sistema de retención|\
         freno de emergencia|frenada de emergencia|casco??",
        "accidentes|quemaduras|irritaciones|irritación|reacciones alérgicas|reacción alérgica|alergias",
    ),
    (
        26,
        "verificación en dos pasos|autenticación en dos pasos|autenticación de dos factores|autenticación biométrica|\
         doble factor|huella dactilar??|reconocimiento facial??|datos personales??|cifrado de datos|copias de seguridad??|\
         antivirus??|seguridad de la cuenta|seguridad de las cuentas|seguridad de los pagos|permisos??|cookies??|\
         seguridad bancaria",
        "fuga de datos|fugas de datos|robos de datos|ataques|hackeos|hackeo|ciberataque|ciberataques|phishing|venta de datos",
    ),
    (
        27,
        "cuerpo??|notas??|sabores|punto de sal??|masa??|salsa??|salsas??|platos??|plato??|cocina??|carta??|carnes??|café??|\
         espresso??|espuma de leche??|consistencia de la masa|paladar??|perfume??|chocolate??|cerveza??|vino??|desayunos??|\
         gastronomía|sabor de boca|aceite??|pan??|queso??|yogur??|granos??|postres??|postre??|raciones??",
        "",
    ),
    (
        28,
        "materias primas|materia prima|proteína??|proteínas??|fibra??|vitaminas??|cereales??|activos??|principios activos??|\
         extractos??|composición nutricional|contenido de fibra|contenido de carne|etiqueta limpia|base natural??|\
         fórmula vegana|ácido hialurónico??",
        "parabenos|sulfatos|siliconas|conservantes|aditivos|edulcorantes|azúcares|azúcares añadidos|sodio|sal añadida|\
         aceite de palma|grasas trans|alcohol añadido|perfumes añadidos|jarabe de glucosa|fragancias sintéticas|grasa??|\
         calorías??|pesticidas|químicos agresivos",
    ),
    (
        29,
        "materiales sostenibles|algodón orgánico|energía renovable|energías renovables|packaging reciclado|embalaje reciclado|\
         embalajes reciclados|consumo responsable|cadena de suministro|bienestar animal|condiciones laborales|planeta??|\
         medio ambiente??|medioambiente??|huella ecológica|etiqueta energética|clasificación energética|certificación ecológica|\
         plástico reciclado",
        "gasto energético|gasto de agua|consumo de agua|consumo de luz|consumo ~ gasolina|gasto de luz|gasto de energía|\
         plásticos de un solo uso|embalaje excesivo|gasto de electricidad|consumo de batería en reposo??|huella hídrica|residuo",
    ),
    (
        30,
        "",
        "anualidad|anualidades|recargos|sobrecargo|sobrecargos|letra pequeña|letra chica|comisión de apertura|\
         comisión de mantenimiento|comisión por transferencia|comisiones por transferencia|comisión ~ cambio|tipo de cambio??|\
         intereses de demora|interés??|copago|copagos|permanencia|penalizaciones|cuota de mantenimiento|cuotas de mantenimiento|\
         gastos de mantenimiento de la cuenta|cargo por equipaje|cargos por equipaje|costes de envío ocultos|cargos extra|\
         coste de las recargas|precio de los cartuchos|coste por operación|franquicia??|deducible??|costo de la tinta??|tinta??|\
         cartuchos??",
    ),
    (
        31,
        "cobertura dental|cobertura médica|cobertura internacional|coberturas|cuadro médico|póliza??|pólizas??|\
         red de hospitales|red de cajeros|red de talleres|red de estaciones|red de sucursales|cajeros??|sucursales??|destinos??|\
         rutas??|cobertura geográfica|cobertura en el extranjero|cobertura básica|asistencia en viaje|asistencia en carretera|\
         asistencia en ruta|red de distribución??|cobertura móvil|antena??",
        "periodos de carencia|período de carencia|periodo de carencia|carencias??|zonas de sombra|exclusiones de la póliza",
    ),
    (
        32,
        "entrega a domicilio|paquetería|paquete??|paquetes??|pedido??|pedidos??|repartidores??|repartidor??|mensajería|\
         plazo de envío|seguimiento del envío|recogida en tienda|envío a domicilio|envío exprés|envío internacional|\
         recepción del pedido??|preparación del pedido",
        "retrasos en los envíos|tiempos de envío|demoras|gastos ~ envío",
    ),
    (
        33,
        "cambios y devoluciones|política ~ cambios|política ~ cancelación|cancelación gratuita??|noches de prueba|\
         días de prueba|mes de prueba|prueba gratis|prueba sin compromiso|plazo de devolución|derecho de desistimiento|\
         devolución del dinero|garantía oficial|garantía de fábrica|garantía ampliada|garantía limitada|garantía del fabricante|\
         extensión de garantía|cobertura ~ garantía|garantías|cancelaciones gratuitas??",
        "",
    ),
    (
        34,
        "críticas de los usuarios|reseñas en línea|comentarios de los usuarios|comentarios??|nombre??|historial??|antigüedad|\
         recorrido??|experiencia en el sector??|años en el mercado|años de experiencia|premio??|premios??|galardones??|\
         puntuaciones|puntuación??|nota media??|imagen pública??|honestidad|seriedad|solvencia|solidez financiera|boca a boca",
        "reclamos|denuncias|multas|quejas de los usuarios|demandas",
    ),
    (
        35,
        "oferta gastronómica|oferta de contenidos|oferta de cursos|cartera de productos|colección??|colecciones??|\
         catálogo de series|catálogo de películas|títulos??|modelos disponibles??|referencias??|marcas disponibles|\
         gama de colores|gama de modelos|variedad ~ modelos|variedad ~ sabores|variedad ~ platos|variedad ~ tallas|\
         rango de tonos|tonos??|tonalidades??|sabores disponibles|colores disponibles|carta de vinos|tiendas??|proveedores??|\
         versiones??",
        "",
    ),
    (
        36,
        "descalcificación|lavado a mano??|desmontaje??|cepillo??|filtro??|depósito de polvo??|bolsa??|limpieza del filtro|\
         limpieza automática|vaciado??|pelusas??|manchas??|lavavajillas??",
        "coste# ~ reparaciones|costes de mantenimiento|repuestos caros",
    ),
    (
        37,
        "cesta??|jarra??|tambor??|bandeja??|cubeta??|capacidad del tambor|capacidad del tanque|capacidad ~ cesta|\
         almacenamiento interno|almacenamiento en la nube|nube??|espacio en la nube|gigas??|congelador??|estantes??|cajones??|\
         nevera??|alforja??|volumen de carga??|plazas??|disco??",
        "",
    ),
    (
        38,
        "kilómetros??|autonomía por carga|kilómetros de autonomía|alcance de la señal|radio de cobertura|\
         alcance inalámbrico real|distancia??|alcance del wifi|alcance del mando",
        "",
    ),
    (
        39,
        "lecturas??|lectura??|medidas??|calibración|cálculos??|cálculo??|mapas??|localización|posicionamiento|\
         seguimiento de la actividad|seguimiento deportivo|medición del pulso|frecuencia cardíaca??|frecuencia cardiaca??|\
         termómetro??|termostato??|traducción??|traducciones??|transcripción??|transcripciones??|reconocimiento de voz|\
         detección??|puntería|predicciones??|predicción??|pronósticos??|conteo de pasos|resultados de las mediciones|datos??",
        "",
    ),
    (
        40,
        "volante??|ruedas??|giro??|estabilidad en curva|aplomo|paso por curva|comportamiento en curva|comportamiento en ciudad|\
         cambio de marchas|caja de cambios??|amortiguadores??|chasis deportivo??|pedaleo??|equilibrio??|mordida??|\
         manejo en ciudad|manejo en curvas|precisión de la dirección|sensación al volante|toque de balón|control del balón|swing",
        "",
    ),
    (
        41,
        "profesor??|instructor??|tutores??|tutor??|asesor??|consultores??|médicos??|especialistas??|guía??|temario|contenidos??|\
         material didáctico|explicaciones??|método??|metodología|recomendaciones personalizadas|consejos??|acompañamiento|\
         orientadores??|mentores??|docentes??|expertos propios??|equipo médico|blog??|recursos??|biblioteca de recursos",
        "",
    ),
    (
        42,
        "inteligencia artificial??|ia??|funciones de ia|patentes??|novedades??|propuesta tecnológica|desarrollo??|\
         investigación??",
        "",
    ),
];
