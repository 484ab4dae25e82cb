//! Spanish words that say something together, whatever stands between them. Only data.

/// (sign, feature, words, words a little behind them).
pub(super) const PAIRS: &[(i8, u16, &str, &str)] = &[
    (
        -1,
        27,
        "demasiado|excesivamente|algo|tanto|bastante",
        "salado*|dulce=|dulces=|ácido*|amargo*|seco*|seca|secos|grasiento*|aceitoso*|empalagoso*|soso*|insípido*|aguado*|\
         picante|duro*|pastoso*|harinoso*|especiado*",
    ),
    (
        2,
        28,
        "contiene|lleva|contienen|llevan",
        "sulfatos|parabenos|siliconas|sulfatos ni parabenos|azúcar|azúcares|azúcares añadidos|conservantes|aditivos|colorantes|\
         gluten|lactosa|aceite de palma|alcohol|perfume|perfumes|fragancia|fragancias|transgénicos|conservantes ni colorantes|\
         colorantes ni conservantes|químicos|ingredientes artificiales|edulcorantes|grasas trans|azúcar añadido|azúcar añadida|\
         cereales|aditivos ni conservantes|conservadores|sal añadida|pesticidas|subproductos|nada artificial|tóxicos|octógonos",
    ),
    (
        1,
        28,
        "libre de|cero|0|nada|exento de",
        "sulfatos|parabenos|siliconas|sulfatos ni parabenos|azúcar|azúcares|azúcares añadidos|conservantes|aditivos|colorantes|\
         gluten|lactosa|aceite de palma|alcohol|perfume|perfumes|fragancia|fragancias|transgénicos|conservantes ni colorantes|\
         colorantes ni conservantes|químicos|ingredientes artificiales|edulcorantes|grasas trans|azúcar añadido|azúcar añadida|\
         cereales|aditivos ni conservantes|conservadores|sal añadida|pesticidas|subproductos|nada artificial|tóxicos|octógonos",
    ),
    (
        -1,
        28,
        "lleva|llevan|contiene|contienen|incluye|incluyen|abusa|abusan|exceso|demasiado|demasiada|demasiados|demasiadas|base|\
         cargado|cargado*|lleno*|gran cantidad de|cantidad",
        "azúcar|azúcares|azúcares añadidos|conservantes|aditivos|colorantes|sal|sodio|grasa|grasas|grasas saturadas|\
         grasas trans|aceite de palma|edulcorantes|parabenos|sulfatos|siliconas|perfume|perfumes|alcohol|cereales|\
         ingredientes artificiales|conservantes artificiales|calorías|químicos|subproductos|aromas artificiales|maíz|\
         jarabe de glucosa|jarabe de maíz|ultraprocesados|cafeína|harinas|rellenos|microplásticos|irritantes|\
         ingredientes de relleno",
    ),
    (
        1,
        29,
        "hecho*|fabricado*|elaborado*|producido*|confeccionado*",
        "reciclado|reciclados|orgánico|recicladas|sostenibles|sostenible|certificado|certificada|renovable|ecológico|reciclada",
    ),
    (
        1,
        29,
        "usa|utiliza|emplea|apuesta|usan|utilizan|opta por",
        "reciclados|reciclado|sostenibles|orgánico|renovable|renovables|reciclable|reciclables|biodegradables|compostables|\
         ecológicos|sin plástico",
    ),
    (
        1,
        29,
        "gasta|consume|gastan|consumen",
        "agua|luz|energía|electricidad|gasolina|combustible|gas|de agua|de luz|de energía|poca|poquísimo|la mitad de|muy poca|\
         un 0 % menos|poquísima|nada",
    ),
    (
        -1,
        29,
        "consume|gasta|consumen|gastan|devora|bebe|traga|chupa",
        "agua|luz|energía|electricidad|gasolina|combustible|gas|demasiada|demasiado|bastantes|una barbaridad de|un montón de|\
         un exceso de|muchísima",
    ),
    (
        -1,
        29,
        "demasiado|exceso|abuso|abundante|excesivo",
        "en el embalaje|en los envíos|innecesario|embalaje|envoltorio|cartón",
    ),
    (
        2,
        30,
        "cobra|cobran|aplica|exige|aplican",
        "comisión|comisiones|cargos|cuotas|permanencia|anualidad|gastos ocultos|costes ocultos|comisiones ocultas|letra pequeña|\
         letra chica|cuota anual|cuota de mantenimiento|comisión de mantenimiento|comisiones de mantenimiento|costos ocultos|\
         cargos ocultos|recargos|gastos de gestión|sorpresas en la factura|sobrecostes|comisiones por|comisión por|costes extra|\
         penalización|penalizaciones|gastos de envío|ataduras|suscripciones|cuota mensual|tarifas ocultas|intereses|\
         comisiones ni permanencia|comisiones ni|contratos|contrato de permanencia|cargos sorpresa|costos extra|\
         comisiones en el extranjero|cargos adicionales",
    ),
    (
        1,
        30,
        "cero|libre|libre de|exento*|elimina",
        "comisión|comisiones|cargos|cuotas|permanencia|anualidad|gastos ocultos|costes ocultos|comisiones ocultas|letra pequeña|\
         letra chica|cuota anual|cuota de mantenimiento|comisión de mantenimiento|comisiones de mantenimiento|costos ocultos|\
         cargos ocultos|recargos|gastos de gestión|sorpresas en la factura|sobrecostes|comisiones por|comisión por|costes extra|\
         penalización|penalizaciones|gastos de envío|ataduras|suscripciones|cuota mensual|tarifas ocultas|intereses|\
         comisiones ni permanencia|comisiones ni|contratos|contrato de permanencia|cargos sorpresa|costos extra|\
         comisiones en el extranjero|cargos adicionales",
    ),
    (
        -1,
        30,
        "cobra|cobran|aplica|aplican|carga|añade|suma|pagar|exige|exigen|clavan|impone",
        "comisión|comisiones|cargos|recargo|recargos|penalización|cuota|el equipaje|elegir asiento|equipaje|transferencia|\
         retirar|retirar efectivo|de mantenimiento|cancelar|sacar dinero|maleta|maletas|facturar|inactividad|cambio|cancelación|\
         limpieza|gestión|extra|permanencia|suplementos|servicio|adicionales|la maleta",
    ),
    (
        -1,
        30,
        "comisiones|tarifas|cargos|cuotas|intereses|recargos|gastos",
        "altas|elevadas|ocultas|ocultos|abusivas|abusivos|excesivas|excesivos|inesperados|inesperadas|sorpresa|altos|elevados|\
         poco claras|poco transparentes|extra|adicionales|desorbitadas|desorbitados|escondidos|escondidas|que se acumulan",
    ),
    (
        1,
        31,
        "cubre|cubren|llega|llegan|opera|operan|funciona|funcionan|vuela|vuelan|presente|disponible",
        "el país|el territorio|rincón|los rincones|zonas rurales|el mundo|pueblos|0 países|países|en zonas rurales|todas partes|\
         toda europa|zonas remotas|el extranjero|imprevistos|riesgos|rural|la península|lugares|pueblos pequeños|rincones|\
         dentales|dental|0 destinos|en la montaña|montaña|latinoamérica",
    ),
    (
        -2,
        31,
        "cubre|cubren|llega|llegan|incluye|opera|funciona|coge|alcanza",
        "cobertura|señal|en zonas rurales|en el campo|zonas rurales|en pueblos|daños|robos|en interiores|a todas partes|\
         a las zonas|preexistencias|enfermedades|el robo|dentista|en el extranjero|tratamientos|el desgaste|catástrofes|\
         daños por agua|a los pueblos|fuera de|en la montaña|oficinas",
    ),
    (
        -1,
        31,
        "pierde|corta|cae",
        "fuera|dentro|la señal|la cobertura|la llamada",
    ),
    (
        1,
        32,
        "entrega|entregan|envía|envían|llega|llegan|reparte|reparten|sirve|despacha|despachan|recibes|manda|mandan|llegó|\
         recibirás",
        "0 horas|0 días|día siguiente|mismo día|tiempo|a tiempo|plazo|menos de 0 horas|rápido|puntual|puntualmente|\
         de lo previsto|de lo esperado|domicilio gratis|bien embalado|bien embalados|bien empaquetado|perfectamente embalado|\
         en perfecto estado|perfecto estado|un día|un par de días|puntuales|al día siguiente|enseguida|en fecha|bien protegido|\
         bien protegidos|sin golpes|impecable|intacto|rapidísimo|bien empacado|bien empacados|24 h|48 h|0 h",
    ),
    (
        1,
        32,
        "envío|envíos|entrega|entregas|reparto",
        "gratis|gratuito|gratuitos|gratuita|gratuitas|rápido|rápida|rápidos|rápidas|puntual|puntuales|exprés|express|en 0 horas|\
         en 0 h|al día siguiente|en el día|el mismo día|impecable|rapidísimo|rapidísima|ágil|cuidada|cuidado|económico|a tiempo|\
         incluido|sin coste|sin costo|fiable|veloz|eficiente|asegurada|a domicilio gratis",
    ),
    (
        -1,
        32,
        "tarda|tardan|demora|demoran|tardar|pueden|suelen|tardó|tardaron|retrasa|retrasan",
        "llegar|entregar|enviar|entregarse|enviarse|entregar los pedidos|llegar a|repartir|despachar|recibir|servir|\
         llegar los pedidos",
    ),
    (
        -1,
        32,
        "llega|llegan|llegó|llegaron|recibe|entregan|entrega|viene|vienen",
        "tarde|con retraso|roto*|dañado*|golpeado*|mal embalado*|abierto*|incompleto*|con golpes|fuera de plazo|con demora|frío|\
         aplastado*|abollado*|en mal estado|equivocado*|con días de retraso|mal empaquetado*|mal empacado*|semanas tarde",
    ),
    (
        -1,
        32,
        "envío|envíos|entrega|entregas|reparto|paquetería",
        "lento|lentos|lenta|lentas|caro|caros|tardío|tardías|tarde|con retraso|con retrasos|impuntual|impuntuales|desastroso|\
         caótico|desesperante|eterno|eternos|poco fiable|irregular|irregulares|carísimo|de pago|problemático|mal gestionado",
    ),
    (
        1,
        33,
        "devolución|devoluciones|cambio|cambios|reembolso|reembolsos|cancelación|cancelaciones",
        "gratis|gratuita|gratuitas|fácil|fáciles|sencilla|sencillas|sin preguntas|sin problemas|sin coste|rápida|rápido|rápidos|\
         íntegro|inmediato|sin complicaciones|sin costo|ágil|ágiles|en 0 días|flexible|flexibles|hasta 0 días|del 100 %|\
         muy sencillas|sin pegas|garantizado|en 0 horas|automático",
    ),
    (
        1,
        33,
        "puedes|permite|puede|deja|permiten|podrás",
        "gratis|sin coste|sin preguntas|sin problemas|durante 0 noches|durante 0 días|sin dar explicaciones|en casa|\
         hasta 0 días|gratuitamente|en 0 días|el colchón gratis|sin compromiso|sin costo|sin penalización|0 noches|0 días|\
         cuando quieras",
    ),
    (
        1,
        33,
        "devuelve|devuelven|reembolsa|reembolsan|reintegra",
        "íntegro|enseguida|rápido|dinero|importe",
    ),
    (
        1,
        33,
        "cambian|reemplazan|sustituyen|cambia|sustituye|reemplaza|reparan|repara",
        "gratis|enseguida|al momento|defectuosa|en garantía|el producto|la pieza|la unidad|el aparato|piezas|sin coste",
    ),
    (
        -1,
        33,
        "devolución|devoluciones|reembolso|reembolsos|cambio|cambios|cancelación",
        "lento*|complicado*|caro*|eterno*|engorroso*|difícil|difíciles|un calvario|una odisea|un suplicio|un infierno|\
         una pesadilla|a cargo del cliente|de pago|no incluido*|tardío*|imposible|imposibles|interminable|interminables|\
         problemático*|un dolor de cabeza|una lotería|demorado*",
    ),
    (
        -1,
        33,
        "tarda|tardan|demora|demoran|esperar|esperan|esperas",
        "devolver|en devolver|en reembolsar|reembolsar|el reembolso|por el reembolso|para el reembolso|en devolver el dinero|\
         la devolución|un reembolso|en hacer el reembolso|en recuperar el dinero",
    ),
    (
        -2,
        33,
        "acepta|aceptan|admite|admiten|permite|permiten|devuelve|devuelven|reembolsa|reembolsan|cubre|incluye",
        "devoluciones|cambios|reembolso|reembolsos|devolución|el dinero|garantía|prueba|el desgaste|la batería|\
         cambios ni devoluciones|el importe|la garantía|periodo de prueba|período de prueba|prueba gratuita|la pieza",
    ),
    (
        -1,
        33,
        "pone|ponen",
        "devolver|reembolsar|devolverlo|cambiar|devoluciones|las devoluciones|aplicar la garantía|hacer valer la garantía|\
         la garantía",
    ),
    (
        1,
        34,
        "goza|disfruta|ganado|ganó|mantiene|conserva|posee|arrastra",
        "reputación|fama|prestigio|credibilidad|trayectoria|reconocimiento|valoración|acogida|confianza",
    ),
    (
        1,
        34,
        "marca|empresa|compañía|firma|fabricante|nombre|aseguradora|banco|casa",
        "confianza|prestigio|reconocida|consolidada|de referencia|prestigiosa|respetada|reputada|histórica|de toda la vida|\
         con solera|conocida|con trayectoria|con mucha experiencia|con décadas de experiencia|veterana|con buena fama|\
         muy valorada|bien valorada|más valorada|más vendida|seria|solvente|fiable|número uno|consagrada|con historia",
    ),
    (
        1,
        34,
        "valoraciones|reseñas|opiniones|críticas|comentarios|puntuaciones|notas",
        "excelentes|muy positivas|positivas|muy buenas|inmejorables|estupendas|sobresalientes|entusiastas|muy positivos|\
         positivos|altas|muy altas|magníficas|favorables|unánimes|buenísimas",
    ),
    (
        1,
        34,
        "lleva|llevan|suma|acumula",
        "en el mercado|en el sector|de experiencia|de trayectoria|de historia|fabricando|de tradición|en el negocio|haciendo",
    ),
    (
        -1,
        34,
        "arrastra|acumula|ganado|suma|carga|recibe|reciben|cosecha",
        "reputación|fama|prensa|opiniones|reseñas|críticas|valoraciones|de clientes|de usuarios|en internet|en redes|\
         de los clientes|de los usuarios|trayectoria",
    ),
    (
        -1,
        34,
        "perdió|perdido|pierde",
        "confianza|credibilidad|prestigio|de sus clientes|su prestigio|parte de",
    ),
    (
        1,
        35,
        "amplio|amplia|enorme|inmenso|inmensa|extenso|extensa|variado|variada|vasto|vasta|mayor|completo|completa|infinidad|\
         impresionante|inmejorable|generoso|generosa|rico|descomunal|extensísimo|amplísimo|amplísima|grandísima|surtidísimo",
        "catálogo|variedad|selección|gama|surtido|oferta|abanico|biblioteca|repertorio|menú|abanico de opciones|inventario|\
         rango de tallas|stock|de modelos|de productos|de colores|de tallas|de opciones|de títulos|de sabores",
    ),
    (
        1,
        35,
        "catálogo|carta|menú|oferta|gama|surtido|selección|biblioteca|variedad|stock",
        "amplio*|enorme|variado|variada|extenso|extensa|inmenso|inmensa|completo|completa|infinito|infinita|inagotable|\
         inabarcable|para todos los gustos|de lujo|impresionante|inigualable|rico|rica|inmejorable|diverso|diversa|excelente|\
         gigantesco|gigantesca|surtido|surtida|actualizado|renovado|generoso|de primera|brutal",
    ),
    (
        1,
        35,
        "miles|cientos|decenas|millones|infinidad|multitud|0|montón|sinfín|montones",
        "modelos|productos|canciones|películas|series|opciones|artículos|cursos|marcas|recetas|colores|tallas|libros|hoteles|\
         alojamientos|juegos|combinaciones|diseños|variedades|estilos",
    ),
    (
        -1,
        35,
        "catálogo|carta|menú|oferta|gama|surtido|selección|biblioteca|variedad|stock|contenido",
        "limitado|limitada|pobre|escaso|escasa|reducido|reducida|corto|corta|justo|justa|flojo|floja|repetitivo|repetitiva|\
         mejorable|discreto|discreta|pequeño|pequeña|irregular|anticuado|desactualizado|modesto|modesta|mínima|mínimo|\
         poco variado|poco variada|monótono|insuficiente|raquítico|más limitado|más pequeño",
    ),
    (
        1,
        36,
        "limpia|limpian|lava|lavan|desmonta|desmontan|vacía|se mantiene|repara|descalcifica|enjuaga|mantiene",
        "fácil|fácilmente|sola|facilidad|segundos|minutos|un paño|agua|momento|un minuto|esfuerzo|problemas|0 minutos|\
         mucha facilidad|rápido|bien|lavadora|periquete|nada|abrir y cerrar de ojos|un paño húmedo|a máquina|agua y jabón|\
         santiamén",
    ),
    (
        1,
        36,
        "mete|meten|puede|pueden|aptas|apto|apta|aptos|directo|directas|lavan|lava",
        "lavadora|el lavavajillas|lavaplatos|máquina",
    ),
    (
        -1,
        36,
        "difícil*|difíciles|complicado*|incómodo*|engorroso*|tedioso*|pesado*|laborioso*|fastidio|lata|imposible|engorro|\
         suplicio|incordio|pesadilla|cuesta|lento*",
        "limpiar|limpiarlo|limpiarla|lavar|mantener|vaciar|desmontar|reparar|repararlo|lavarlo|desincrustar",
    ),
    (
        -1,
        36,
        "limpieza|mantenimiento|limpiarlo|limpiarla|limpiar|lavarlo|vaciarlo|reparación|desmontarlo",
        "complicado|complicada|engorroso|engorrosa|tedioso|tediosa|pesado|pesada|difícil|laborioso|laboriosa|un fastidio|\
         un engorro|una lata|caro|cara|costoso|costosa|un suplicio|incómodo|incómoda|un rollo|constante|frecuente|elevado|\
         elevada|exigente|una pesadilla|lento|lenta|mejorable",
    ),
    (
        -1,
        36,
        "ensucia|ensucian|mancha|manchan|obstruye|obstruyen|llena|huellas|limpiar|pega|pegan|enredan",
        "enseguida|con facilidad|fácilmente|rápido|con nada|los pelos|la comida|los alimentos|a menudo|demasiado|los cabellos|\
         pelos|con mirarlo",
    ),
    (
        -1,
        36,
        "coge|acumula|retiene|atrae",
        "polvo|suciedad|pelo|olores|cal|huellas",
    ),
    (
        -2,
        36,
        "apto*|aptas|puede|pueden|lava|apto",
        "el lavavajillas|lavar|lavadora|meter en el lavavajillas",
    ),
    (
        -1,
        36,
        "requiere|exige|necesita|pide|hacer|obliga|demanda",
        "mantenimiento|limpieza|cuidado|cuidados|frecuentes|constante|mantenimiento frecuente|mantenimiento constante|a mano|\
         limpieza frecuente|diaria|cada semana",
    ),
    (
        -1,
        36,
        "toca|conviene|obliga|tendrás",
        "a menudo|cada dos por tres|constantemente|a mano|con frecuencia|después de cada uso|cada semana|cada pocos días|entero|\
         a diario|a fondo",
    ),
    (
        1,
        37,
        "cabe|caben|entra|entran|guarda|guardas|metes",
        "cosas|ropa|familia|la compra|semana|ropa de|comida|todo lo necesario|equipaje|toda la familia|hasta 0|\
         la compra semanal|portátil|holgura",
    ),
    (
        1,
        37,
        "maletero|depósito|tanque|tambor|espacio|interior|almacenamiento|baúl|congelador|cesta",
        "enorme|gigante|generoso|generosa|amplio|amplia|de sobra|grande|gigantesco|inmenso|espacioso|espaciosa|descomunal|\
         cavernoso|ilimitado|aprovechable|bien aprovechado|de gran capacidad",
    ),
    (
        1,
        37,
        "muchísimo|bastante|montón",
        "interior|de almacenamiento|de carga|espacio|sitio|hueco|almacenamiento|lugar",
    ),
];
