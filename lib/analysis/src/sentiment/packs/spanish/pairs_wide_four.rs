//! Spanish words that say something together of many kinds of products. Only data.

/// (sign, feature, words, words a little behind them).
pub(super) const PAIRS: &[(i8, u16, &str, &str)] = &[
    (
        -1,
        29,
        "\
         paga|pagan|explota|explotan|tira|tiran|vierte|vierten|tala|talan|quema|queman|destruye|destruyen|genera|\
         generan|produce|producen|envuelve|envuelven|empaqueta|empaquetan|embala|embalan|manda|envía|usa|usan|\
         contamina|acaba|acaban|emite|emiten|ensucia|arrasa|deja|abusa|derrocha|desperdicia",
        "\
         salarios de miseria|sueldos de miseria|miseria|salarios bajos|trabajadores|trabajadoras|niños|ríos|al río|\
         al mar|el mar|mares|bosques|selva|selvas|residuos|toneladas de|toneladas|basura|vertedero|en el vertedero|\
         plástico|plásticos|plástico de un solo uso|un solo uso|bolsita de plástico|bolsas de plástico|tres cajas|\
         cuatro capas|capas de plástico|caja gigante|caja enorme|porexpán|poliestireno|excedentes|ropa sin vender|co2|\
         emisiones|más co2|más que un|microplásticos|huella|recursos|agua a raudales|energía|electricidad|carbón|\
         en plástico",
    ),
    (
        1,
        29,
        "\
         compensa|compensan|reduce|reducen|recorta|recicla|reciclan|reutiliza|reutilizan|recoge|recogen|planta|plantan|\
         dona|repara|reparan|fabrica|fabrican|produce|producen|paga|pagan|usa|usan|utiliza|emplea|funciona|factura|\
         cuida|cuidan|protege|protegen|respeta|apuesta|apoya|evita|ahorra|ahorran|elimina|sustituye|rellena|devuelve|\
         envía|envían|empaqueta|confecciona|cose|teje|invierte|demuestra|certifica|tiñe",
        "\
         emisiones|sus emisiones|co2|huella|huella de carbono|planeta|el planeta|medio ambiente|medioambiente|entorno|\
         océanos|océano|mares|bosques|árbol|árboles|un árbol|abejas|animales|fauna|residuos|plástico|plásticos|\
         plástico reciclado|plástico del mar|botellas recicladas|botellas|redes de pesca|envases|envases usados|\
         envases vacíos|papel reciclado|algodón orgánico|algodón ecológico|algodón reciclado|lana reciclada|\
         material reciclado|materiales reciclados|reciclados|energía solar|energía eólica|energía limpia|energía verde|\
         renovables|renovable|100 % renovables|0 % renovables|placas solares|biogás|agua de lluvia|agricultores|\
         productores|productores locales|artesanos|talleres locales|un salario justo|salario digno|salarios dignos|\
         precio justo|comercio justo|comunidades|ropa usada|ropa vieja|aparatos viejos|tintes naturales|\
         tintes vegetales|furgonetas eléctricas|vehículos eléctricos|bajo consumo|sin plásticos|sin plástico|\
         kilómetro cero|proximidad|certificados|con certificados|desperdicio|el desperdicio",
    ),
    (
        -1,
        29,
        "\
         consume|consumen|gasta|gastan|bebe|beben|traga|tragan|chupa|devora|devoran|come|consumo|gasto|\
         factura de la luz|recibo de la luz",
        "\
         una barbaridad|más que un|más que una|más que sus|más que la|como un|como una|lo que no está escrito|el doble|\
         el triple|más de la cuenta|a lo bestia|luz|gasolina|agua a raudales|litros de más|demasiado|demasiada|\
         muchísimo|mucha|excesivo*|desorbitado*|disparado*|por las nubes|se dispara|se nota en la factura|sube|\
         elevadísimo*|altísimo*|exagerado*",
    ),
    (
        1,
        29,
        "\
         consume|consumen|gasta|gastan|bebe|contamina|contaminan|emite|emiten|consumo|gasto|recibo|ensucia",
        "\
         menos|mucho menos|bastante menos|un 0 % menos|la mitad|la mitad que|apenas|nada|casi nada|poco|muy poco|\
         poquísimo|una miseria|lo justo|lo mínimo|menos que|menos luz|menos agua|menos energía|poca luz|poca agua|\
         poca energía|mínimo*|bajísimo*|irrisorio*|ridículo*|contenido*|cero|como una bombilla",
    ),
    (
        -1,
        29,
        "\
         embalaje|embalajes|envoltorio|envoltorios|packaging|envase|envases|plástico|cartón|compromiso|discurso|\
         promesas",
        "\
         excesivo*|excesiva|excesivos|exagerado*|desmedido*|innecesario*|desproporcionado*|acaba en|acaban en|\
         acaba todo|vertedero|basura|por todas partes|no se recicla|no reciclable|no reciclables|de cara a la galería|\
         pura fachada|marketing|fachada|papel mojado|de boquilla|postureo|poco ecológico|insostenible",
    ),
    (
        -1,
        30,
        "\
         cobra|cobran|cobraron|cobró|carga|cargan|factura|facturan|aplica|aplican|suma|suman|añade|añaden|mete|meten|\
         cuela|cuelan|pide|clava|clavan|exige|impone|paga|pagas|pagar|penaliza|penalizan|sablean|sangra|descuenta|\
         retiene|pasa|impuso",
        "\
         suplemento|un suplemento|suplementos|recargo|un recargo|cargo|un cargo|cargo extra|cargos|cargos extra|\
         comisión|una comisión|comisiones|por cada|por todo|por cualquier|por cualquier cosa|hasta por|por respirar|\
         por sentarte|por elegir|por imprimir|por cambiar|por la maleta|por maleta|por equipaje|por retirar|por sacar|\
         por cancelar|por devolver|por cada transferencia|por mantener|por mantenimiento|por no usar|por pagar|\
         por pagar con|por usar|por llamar|por envío|por la devolución|por gestión|por limpieza|un 0 %|0 %|el 0 %|\
         0 euros por|0 € por|aparte|extra|extras|gastos|gastos de gestión|gastos de estudio|gastos ocultos|\
         mantenimiento|apertura|permanencia|sin avisar|a traición|en letra pequeña|en la letra pequeña|de tapadillo|\
         por marcharse|por irte|por darte de baja|tasa|tasas|una tasa|corretaje|intereses|de más|otro tanto",
    ),
    (
        -1,
        30,
        "\
         factura|recibo|extracto|cuenta|contrato|precio final|letra pequeña|suscripción|cuota|comisiones|cargos|\
         recargos|suplementos|intereses|tasas|gastos",
        "\
         sorpresas|sorpresa|sustos|susto|cargos que|cargo que nadie|nadie explicó|nadie me explicó|nadie avisó|engorda|\
         engordan|hincha|se hincha|se dispara|crece|sube sin avisar|inflado*|inflada|abusivas|abusivos|desorbitadas|\
         leonino*|leoninas|esconde|escondidas|escondidos|ocultos|ocultas|a traición|que no estaban|que no aparecían|\
         que no figuraban|de usura|usureros|por todas partes|a cada paso|hasta por|hasta para|te fríen|fríen|altísimas|\
         altísimos|trampa|trampas|se comen|comen tu",
    ),
    (
        1,
        30,
        "\
         cobra|cobran|factura|aplica|exige|pide|pagas|pagar|penaliza|regala|incluye|permite|olvidas|olvidarse|elimina|\
         suprime|quita|sin|ni|libra|cero|nada de|perdona|reembolsa|devuelve",
        "\
         ni un céntimo|ni un euro de más|ni un peso|nada por|gastos de apertura|gastos de gestión|gastos de estudio|\
         gastos de cancelación|cargos ocultos|comisiones|comisión alguna|comisión|corretaje|permanencia|suplemento|\
         suplementos|recargos|recargo|sorpresas|letra pequeña|anualidad|mantenimiento|por cancelar|por retirar|\
         por cambiar|por marcharse|ataduras|penalización|cuota de alta|gastos de alta|custodia|tasas|sustos|\
         costes ocultos|gastos extra",
    ),
    (
        1,
        31,
        "\
         cubre|cubren|ampara|incluye|incluyen|contempla|asegura|asegurar|llega|llegan|opera|operan|presta|vuela|vuelan|\
         conecta|coge|hay|tiene|tienen|reúne|admite|acepta|abarca|paga|asiste|atiende|dispone de|ofrece|vale|sirve|\
         funciona|protege|extiende|mantiene|alcanza",
        "\
         asistencia en toda|toda europa|toda españa|toda la península|todo el país|todo el territorio|todo el mundo|\
         cualquier país|el mundo entero|0 países|noventa países|medio mundo|0 destinos|las islas|zona rural|\
         zonas rurales|el campo|el monte|la sierra|la montaña|el pueblo|pueblos|pueblos pequeños|aldeas|mi pueblo|\
         el último pueblo|último rincón|cualquier rincón|todos los rincones|cada rincón|sótano|el sótano|el ascensor|\
         el metro|garaje|alta mar|todas las provincias|todas las regiones|provincias|todos los barrios|a domicilio en|\
         granizo|robo|hurto|incendio|daños|daños por agua|daños estéticos|fenómenos atmosféricos|mascotas|mascota|\
         responsabilidad civil|hogar|lunas|cristales|rotura|roturas|averías|grúa|coche de sustitución|accidentes|\
         dental|dentista|óptica|psicólogo|psicología|fisioterapia|maternidad|hospitalización|embarazo|enfermedades|\
         enfermedades previas|preexistencias|conductores noveles|noveles|personas mayores|deportes de riesgo|\
         cancelación|repatriación|equipaje|imprevistos|lo que otros|lo que otras|lo que nadie|todas las rayitas|\
         todas las rayas|cobertura hasta|señal hasta|fibra|5g en|4g en|red de talleres|talleres|talleres propios|\
         cuadro médico|hospitales|clínicas|médicos|oficinas en cada|cajeros en cada|puntos de recarga|gasolineras",
    ),
    (
        -1,
        31,
        "\
         excluye|excluyen|deja fuera|dejan fuera|rechaza|rechazan|niega|niegan|olvida|ignora|limita|limitan|recorta|\
         recortan|retira|suprime|quedan fuera|queda fuera|no cubre|no cubren|no incluye|no contempla|no paga|no llega|\
         no llegan|desaparece|se pierde|se corta|muere|cae|pierde|pierdes|quedas|quedamos|queda|quedan|dejan|deja|sin|\
         desentiende|desentienden",
        "\
         granizo|robo|hurto|incendio|daños|daños por agua|inundaciones|siniestros|siniestro|mascotas|lunas|averías|\
         grúa|dental|dentista|maternidad|enfermedades|enfermedades previas|preexistencias|noveles|mayores de|deportes|\
         deportes de riesgo|cancelación|tratamientos|pruebas|especialistas|lo más caro|casi todo|lo importante|\
         zonas rurales|zona rural|el campo|el pueblo|los pueblos|pueblos|las islas|canarias|baleares|\
         fuera de la ciudad|fuera de la capital|fuera de|en cuanto sales|al salir de|a las afueras|en la sierra|\
         en la montaña|en el monte|en el túnel|en el metro|en el ascensor|en casa|dentro de casa|en interiores|\
         sin señal|sin cobertura|sin rayas|sin rayitas|sin servicio|sin datos|sin datos fuera|señal|cobertura|la señal|\
         la cobertura|en carretera|en el extranjero|fuera de europa|en el sótano",
    ),
    (
        -1,
        31,
        "\
         cobertura|señal|red|póliza|seguro|wifi|cuadro médico|sucursales|oficinas|cajeros|talleres|línea|roaming|datos|\
         fibra",
        "\
         brilla por su ausencia|desaparece|se esfuma|se pierde|se cae|se corta|muere|flojea|cojea|va y viene|a ratos|\
         según el día|dos rayas|una raya|una rayita|dos rayitas|ni una raya|en cuanto sales|fuera de la ciudad|\
         fuera de|en el campo|en los pueblos|llena de exclusiones|exclusiones|agujeros|más agujeros|letra pequeña|\
         papel mojado|se queda corta|ridícula|raquítica|escasísima|irregular|pésima|nula|inexistente|deja que desear|\
         contados|contadas|escasos|escasas|brillan por su ausencia|se cuentan con|solo en|solo llega",
    ),
    (
        1,
        31,
        "\
         cobertura|señal|red|póliza|seguro|cuadro médico|sucursales|oficinas|cajeros|talleres|roaming|fibra|coberturas|\
         destinos|rutas",
        "\
         amplísima|amplísimo*|en todas partes|en todos lados|por todo el|en cada esquina|a la vuelta de la esquina|\
         hasta en|incluso en|en todo el|en toda|hasta el último|impecable|envidiable|inmejorable|completísima|\
         completísimo|a todo riesgo|sin exclusiones|sin letra pequeña|de las más|más amplia|más extensa|\
         de las más amplias|mundial|internacional|estable|potente|fuerte|excelente|sobresaliente|a cualquier parte|\
         por medio mundo|sin franquicia|sin carencias|sin copago",
    ),
    (
        1,
        32,
        "\
         entrega|entregan|entregó|entregaron|trajo|trajeron|trae|traen|llega|llegan|llegó|llegaron|reparte|reparten|\
         mandó|mandaron|manda|mandan|envía|envían|enviaron|recibí|recibes|recibimos|sube|suben|subió|subieron|pediste|\
         pedí|pides|tenía|tuve|viene|vienen|vino|despachan|avisa|avisan|paquete|pedido|pedidos|mueble|repartidor|\
         mensajero|transportista|repartidores|transportistas",
        "\
         al día siguiente|día siguiente|al otro día|en 0 horas|en dos días|en un día|en horas|misma tarde|mismo día|\
         mañana siguiente|antes de lo previsto|antes de tiempo|antes de lo|un día antes|dos días antes|con antelación|\
         adelantado*|en hora|a su hora|a la hora|a la hora exacta|clavado*|clavando|puntual|puntuales|puntualísimo*|\
         intacto*|intacta|intactos|impecable|perfecto*|de una pieza|en una pieza|sin un rasguño|sin un golpe|\
         bien embalado*|embalado con mimo|con mimo|con mil amores|entre algodones|entre burbujas|papel de burbuja|\
         doble caja|mejor empaquetado*|hasta la cocina|hasta la puerta|hasta casa|hasta el salón|a la puerta|\
         en la puerta|al quinto|sin ascensor|al piso|a casa gratis|gratis|sin coste|franja|franja horaria|la hora|\
         por sms|por whatsapp|en tiempo real|minuto a minuto|volando|rapidísimo*|en un suspiro|fresco*|congelado*|\
         en frío|amable|amables|encantador|sonrisa",
    ),
    (
        -1,
        32,
        "\
         entrega|entregan|entregó|entregaron|llega|llegan|llegó|llegaron|llegar|reparte|mandó|mandaron|manda|envía|\
         recibí|recibes|recibimos|apareció|aparecieron|viene|vino|vinieron|abandonan|abandonó|paquete|pedido|pedidos|\
         compra|caja|repartidor|mensajero|transportista|repartidores|mensajería|seguimiento|envío|envíos|reparto|tardó|\
         tardaron|tarda|tardan|perdieron|pierden|perdió",
        "\
         en casa del vecino|casa del vecino|en el portal|portal|en la calle|en la acera|tirado*|tirada|abandonado*|\
         bajo la lluvia|abierto*|abierta|roto*|rota|rotos|rotas|esquina rota|esquinas rotas|aplastado*|aplastada|\
         aplastados|abollado*|abollada|chafado*|chafada|golpeado*|golpeada|destrozado*|destrozada|machacado*|\
         hecho trizas|hecho pedazos|hecho añicos|añicos|mojado*|mojada|empapado*|descongelado*|descongelada|caducado*|\
         podrido*|frío*|fría|equivocado*|equivocada|incompleto*|incompleta|a medias|mal embalado*|sin embalar|\
         sin protección|tarde|tardísimo|con retraso|semanas|dos semanas|tres semanas|una semana|0 semanas|un mes|\
         dos meses|meses|0 días tarde|días tarde|a la tercera|fuera de plazo|cuando quiere|cuando quieren|nunca|jamás|\
         no aparece|no apareció|ni rastro|en el limbo|limbo|perdido*|perdidos|perdida|extraviado*|el paquete|\
         los paquetes|mi pedido|dos pedidos|misterio|un misterio|una incógnita|ni toca|ni llama|no toca|no llama|\
         no avisa|no avisan|sin avisar|ni avisa|ni siquiera llama|mal humor|tira|lanza|patadas|lotería|calvario|odisea|\
         eternizan|eterniza|retrasa|retrasan|se retrasó|un desastre|desastre|caótico",
    ),
    (
        1,
        33,
        "\
         garantía|garantías|devolución|devoluciones|reembolso|reembolsos|cambio|cambios|prueba|cancelación|reparación|\
         reparaciones|recambio|plazo",
        "\
         de por vida|vitalicia|vitalicio|cinco años|siete años|diez años|0 años|tres años|ampliada|extendida|\
         sin preguntas|sin rechistar|sin poner pegas|sin pegas|sin peros|sin problemas|sin dramas|sin líos|\
         sin letra pequeña|sin dar explicaciones|sin coste|gratis|gratuita|gratuitas|gratuito|exprés|en 0 horas|\
         en dos días|en 0 días|al día siguiente|al instante|al momento|inmediato|íntegro|íntegra|total|completo|ágil|\
         ágiles|rápido|rapidísimo|facilísima|facilísimo|coser y cantar|un paseo|un mes|dos meses|cien noches|0 noches|\
         0 días|cien días|noventa días|generoso|generosa|amplio|amplia|larguísimo|flexible|flexibles|a domicilio|\
         automático|automática",
    ),
    (
        -1,
        33,
        "\
         garantía|garantías|devolución|devoluciones|devolver|devolverlo|devolverla|reembolso|reembolsos|cambio|cambios|\
         reclamar|cancelar|cancelación|reparación|cobertura|prueba",
        "\
         papel mojado|de risa|ridícula|ridículo|cortísima|cortísimo|caduca|seis meses|tres meses|un mes|0 meses|\
         solo un año|un solo año|un año justo|mínimo legal|lo mínimo|excusas|excusa|pegas|trabas|letra pequeña|\
         exclusiones|no cubre|no cubren|no responde|no sirve|odisea|calvario|suplicio|pesadilla|infierno|batalla|\
         guerra|vía crucis|misión imposible|imposible|semanas|meses|una eternidad|eterno|eterna|interminable|\
         interminables|de tu bolsillo|a tu cargo|a cargo del cliente|corre de tu cuenta|de tu cuenta|de pago|cuesta|\
         cuestan|cobran|gastos|vale de compra|vales|en vales|cupón|se niegan|niegan|niega|rechazan|rechazaron|rechaza|\
         denegaron|deniegan|ignoran|nunca llegó|no llega|no aparece|se esfuma|se esfumó|se pierde|\
         brilla por su ausencia",
    ),
    (
        1,
        33,
        "\
         devuelve|devuelven|devolvieron|devolvió|reembolsa|reembolsan|reembolsaron|abona|abonan|reintegran|cambia|\
         cambian|cambiaron|cambió|sustituye|sustituyen|sustituyeron|repone|reponen|repusieron|reemplaza|reemplazan|\
         reemplazaron|repara|reparan|repararon|arreglan|arreglaron|recogen|recogieron|acepta|aceptan|admite|admiten|\
         permite|deja|dejan|responde|responden",
        "\
         dinero|el dinero|importe|el importe|todo|hasta el último|último céntimo|íntegro|sin preguntas|sin preguntar|\
         sin rechistar|sin pestañear|sin poner|sin pegas|sin peros|sin coste|gratis|en el acto|al momento|\
         al día siguiente|en 0 días|en dos días|por otro|por otra|por uno nuevo|por una nueva|nuevo|nueva|de por vida|\
         toda la vida|aunque lo hayas|aunque haya|aunque esté|fuera de plazo|fuera de garantía|devoluciones|cambios|\
         probar|probarlo|probarlo en casa|probar el|0 noches|cien noches|0 días|un mes|la pieza|la rompes|si se rompe|\
         si no te convence|si no te gusta|si no convence",
    ),
    (
        -1,
        33,
        "\
         niega|niegan|negaron|negó|rechaza|rechazan|rechazaron|rechazó|deniega|denegaron|retiró|retiran|eliminó|quitó|\
         recortó|recortan|incumple|incumplen|ignora|ignoran|desentiende|desentienden|desentendieron|lavan|pone|ponen|\
         pusieron|tarda|tardan|tardaron|tardó|alarga|alargan|cobra|cobran|descuentan|solo|únicamente|no devuelven|\
         no devuelve|no aceptan|no acepta|no admiten|no admite|no cambian|no reembolsan|no responden",
        "\
         devolver|devolver el dinero|devolver el importe|devolverme|reembolsar|reembolso|el reembolso|devolución|\
         la devolución|devoluciones|cambio|cambios|cambiar|cambiarlo|reparar|repararlo|reparación|garantía|la garantía|\
         garantía extendida|la garantía extendida|pegas para|excusas para|mil excusas|mil pegas|trabas|\
         del producto defectuoso|producto defectuoso|piezas|ni un peso|ni un euro|ni un céntimo|ni la mitad|\
         si no lo has|si está precintado|precintado|sin abrir|sin estrenar|en su caja|con el plástico|el dinero|dinero",
    ),
    (
        1,
        34,
        "\
         foros|foro|prensa|opiniones|reseñas|valoraciones|usuarios|clientes|expertos|críticos|profesionales|médicos|\
         dentistas|veterinarios|pediatras|dermatólogos|mecánicos|chefs|cocineros|corredores|ciclistas|jugadores|\
         músicos|fotógrafos|aficionados|compradores|comentarios|encuestas|comparativas|ocu|trustpilot|google|amazon|\
         internet|redes|vecinos|amigos|entrenadores|sector|analistas|revistas",
        "\
         por las nubes|maravillas|no habla sino|hablan maravillas|hablan bien|habla bien|coinciden en recomendar|\
         recomendar|recomiendan|recomienda|la recomiendan|lo recomiendan|aplauden|elogian|alaban|adoran|veneran|\
         la ponen|lo ponen|entre las mejores|entre los mejores|la mejor valorada|el mejor valorado|mejor valorada|\
         mejor valorado|cinco estrellas|0 estrellas|cuatro y media|sobresaliente|nota altísima|primer puesto|\
         número uno|repiten|confían|confía|fieles|respetan|respetada|respetado|de lujo|unánimes|unanimidad|excelentes|\
         positivas|muy positivas|entusiastas|inmejorables|de diez|avalan|respaldan|la eligen|lo eligen|la prefieren|\
         lo prefieren|no se ponen de acuerdo salvo|boca a boca",
    ),
    (
        -1,
        34,
        "\
         foros|foro|prensa|opiniones|reseñas|valoraciones|usuarios|clientes|expertos|críticos|profesionales|\
         compradores|comentarios|encuestas|comparativas|ocu|trustpilot|google|amazon|internet|redes|nombre|marca|fama|\
         reputación|imagen|credibilidad|confianza|prestigio|titulares|juzgados|tribunales|autoridades|consumidores|\
         asociaciones",
        "\
         no pasa de|dos estrellas|una estrella|1 estrella|2 estrellas|suspenso|suspende|cateada|nota más baja|\
         la peor nota|la peor valorada|la más baja|última|último puesto|echan pestes|pestes|despotrican|hablan mal|\
         habla mal|ponen verde|la ponen verde|lo ponen verde|a parir|desaconsejan|desconfían|recelan|huyen|se quejan|\
         quejas|denuncian|denuncias|demandas|demanda|multa|multas|multó|multada|sancionó|investigan|investiga|\
         por los suelos|por el suelo|tocada|tocado|manchada|manchado|empañada|empañado|dañada|salpicada|en entredicho|\
         en duda|en tela de juicio|bajo sospecha|sospechas|no se recupera|hundida|escándalo|escándalos|mala fama|malas|\
         malísimas|negativas|nefastas|pésimas|regulares|falsas|compradas|dudosas|mitad y mitad|divididas|de pena|\
         arrastra|cada vez peor|cuesta abajo",
    ),
    (
        1,
        34,
        "\
         lleva|llevan|nació|fundada|fabrica|acumula|suma|tiene|goza|ganó|gana|ganado|recibió|obtuvo|consiguió|encabeza|\
         lidera|ocupa|figura|avala|avalan|respalda|cuenta con|inspira|transmite|merece",
        "\
         siglo|medio siglo|un siglo|más de un siglo|décadas|cuatro generaciones|tres generaciones|generaciones|\
         0 años de|años de oficio|legión de|legión|fieles|seguidores|ejército de|premio|premios|premio a|galardón|\
         galardones|medalla|medallas|distinción|distinciones|respeto|confianza|buena fama|fama de|fama de seria|\
         nombre propio|prestigio|excelente reputación|buen nombre|0 estrellas|4,8|4,9|cinco estrellas|nota media|\
         miles de reseñas|miles de opiniones|primer lugar|podio|ranking|rankings|la lista|los rankings|satisfacción|\
         recomendaciones|credibilidad",
    ),
];
