//! Spanish phrases of praise, by feature. Only data; in parentheses stand choices.

/// (sign, feature that is implied or 0, words).
pub(super) const PRAISE: &[(i8, u16, &str)] = &[
    (
        1,
        20,
        "(comodísimo/comodísima/comodísimos/comodísimas)|\
         (como/igual que) (un guante/ir en zapatillas/una nube/una segunda piel/andar descalzo/caminar sobre nubes)|\
         como un guante|segunda piel|una nube|\
         (no/sin) (aprieta/aprietan/roza/rozan/molesta/molestan/pica/pican/cansa/cansan/hace daño/hacen daño/pesa/se clava/rozaduras/molestias/dolor/dolores/puntos de presión/hunde/se hunde/da calor/dan calor/fatiga/suda/sudan/ampollas) (nada/ni después de horas/tras horas/al cabo de horas/en absoluto/)|\
         horas sin (cansarte/molestias/notarlo/notarlos/que molesten)|\
         (ni/apenas) (se/los/lo/la/las/) (nota/notas/notan/sientes/enteras) (puesto*/puestos/que los llevas/que lo llevas/)|\
         (duermes/se duerme/dormirás/descansas/descansarás/dormir/descansar) (de maravilla/como un bebé/como en una nube/del tirón/muy bien/mejor/a pierna suelta/fresco)|\
         (la espalda/tu espalda/las rodillas) lo (agradece/agradecerá/notan/agradecen/nota)|\
         amortigua (muy bien/bien/de maravilla/los impactos/cada pisada/mucho/las pisadas)|\
         amortiguan (muy bien/bien/de maravilla/los impactos/cada pisada/mucho)|\
         amortiguación (excelente/generosa/mullida/suave/reactiva/de sobra/de primera/sobresaliente)|\
         (suave/suaves/agradable) al tacto|tacto (suave/agradable/sedoso/aterciopelado/delicioso)|\
         transpira (bien/muy bien/mucho/de maravilla)|transpiran (bien/muy bien)|transpirables|mullidos|mullidas|mullida|\
         ergonómicos|ergonómica|confortables|acolchadas|acolchados|blanditos|calentito|calentita|abriga (mucho/muy bien/bien)|\
         abrigan|cómodos=|cómodas=|comodidad (total/absoluta/de sobra/suprema)|encaja (bien/) en la (mano/oreja)|\
         espacio (de sobra/generoso) para (las piernas/los pies)|amplio espacio para las piernas|acogedoras|\
         descanso (reparador/excelente/profundo)|soporte (firme/excelente/perfecto/adecuado/lumbar excelente/generoso)|\
         espacio de verdad para las piernas|sujeta (muy bien/bien) (la espalda/el talón/el pie/la zona lumbar)|\
         un ajuste que no roza|ajuste que no (roza/aprieta)|(abraza/recoge) el cuerpo|sin hundirse|\
         quien duerme de lado lo agradece|apoya bien la (espalda/zona lumbar)|sin dolor|caliente sin agobiar|\
         deja respirar la piel|(cae/sienta/queda) perfecto|sin fatiga|horas sin fatiga|\
         bien (amortiguado/amortiguada/amortiguados/amortiguadas)|buen agarre en mano|se agarra bien en la mano|\
         suspensión (mullida/suave)|espacio para las piernas|bien (tolerado/tolerada)",
    ),
    (
        1,
        21,
        "ocupa poco|ocupa muy poco|ocupa poquísimo|ocupa apenas|ocupan poco|ocupan muy poco|ocupan poquísimo|ocupan apenas|\
         (ocupa/ocupan) (poco/muy poco/poquísimo/apenas) (espacio/sitio/lugar)|apenas ocupa|apenas pesa|apenas ocupan|\
         apenas pesan|casi no ocupa|casi no pesa|casi no ocupan|casi no pesan|\
         (apenas/casi no) (ocupa/pesa/ocupan/pesan) (espacio/sitio/lugar)|\
         (pesa/pesan) (muy poco/poquísimo/poco/apenas/lo mismo que una pluma/nada/menos que/menos de)|\
         (ligero/ligera/ligeros/ligeras/liviano/liviana) (como una pluma/como el aire)|como una pluma|ultraligero|ultraligera|\
         ultraligeros|ultraligeras|ultracompacto|ultracompacta|superligero|ligerísimo|ligerísima|ligerísimos|compactos|\
         compactas|livianos|livianas|\
         (fácil*/fáciles/cómodo*) de (transportar/llevar/llevar encima/guardar/mover/cargar/subir por las escaleras/llevar a todas partes/meter en el maletero)|\
         guarda en cualquier|guarda con facilidad|guarda fácilmente|guarda sin esfuerzo|guarda a todas partes|guarda en nada|\
         guarda en poco espacio|guarda cómodamente|pliega en cualquier|pliega con facilidad|pliega fácilmente|\
         pliega sin esfuerzo|pliega a todas partes|pliega en nada|pliega en poco espacio|pliega cómodamente|\
         transporta en cualquier|transporta con facilidad|transporta fácilmente|transporta sin esfuerzo|\
         transporta a todas partes|transporta en nada|transporta en poco espacio|transporta cómodamente|lleva en cualquier|\
         lleva con facilidad|lleva fácilmente|lleva sin esfuerzo|lleva a todas partes|lleva en nada|lleva en poco espacio|\
         lleva cómodamente|mueve en cualquier|mueve con facilidad|mueve fácilmente|mueve sin esfuerzo|mueve a todas partes|\
         mueve en nada|mueve en poco espacio|mueve cómodamente|\
         se (guarda/pliega/transporta/lleva/mueve) (en cualquier/con facilidad/fácilmente/sin esfuerzo/a todas partes/en nada/en poco espacio/cómodamente)|\
         para llevar (encima/a todas partes/siempre encima/en el bolso/de viaje)|\
         tamaño (compacto/perfecto/ideal/contenido/reducido/bolsillo/de bolsillo/manejable/justo)|de bolsillo|\
         dimensiones (contenidas/compactas/reducidas)|manejable|poco peso|peso (pluma/contenido/reducido/ligero/mínimo/bajo)|\
         delgadísimo|finísimo|ideal para (espacios/cocinas/pisos/apartamentos) (pequeños/pequeñas/reducidos)|\
         perfecto* para (espacios/cocinas/pisos/apartamentos) (pequeños/pequeñas/reducidos)|\
         (fino/fina) como (un papel/una hoja)|se cuela en cualquier (sitio/parte/bolso)|respeta las medidas de cabina|\
         medidas de cabina",
    ),
    (
        1,
        22,
        "\
         (repleto*/cargado*/lleno*/plagado*/rebosante) de (funciones/opciones/prestaciones/extras/posibilidades/herramientas/detalles útiles/características/novedades/ajustes/modos/funcionalidades/accesorios/sorpresas)|\
         (muy/bien/súper/de lo más) (completo*/equipado*/versátil/polivalente/surtido de funciones/dotado*)|bien equipado*|\
         (hace/sirve) (de todo/para todo/casi de todo)|sirve para (todo/mil cosas/casi todo)|navaja suiza|todo en uno|\
         dos en uno|tres en uno|multiusos|multifunción|\
         (altamente/muy/totalmente/100 %/fácilmente/completamente) (personalizable/configurable/ajustable/adaptable/flexible/personalizables)|\
         personalizables|configurables|se adapta a (todo/cualquier/tus necesidades/todo tipo de/cualquier situación/cada)|\
         se adaptan a (todo/cualquier/tus necesidades/todo tipo de)|posibilidades (infinitas/casi infinitas/ilimitadas)|\
         versátiles|acumula (puntos/millas)|cashback (generoso/en todas las compras/alto)|\
         más de 0 (modos/funciones/programas/plantillas/deportes/integraciones/recetas/idiomas)|\
         (el/la) (más/) (completo*/versátil) (del mercado/de la lista/de todos/de la categoría/de la comparativa)|\
         no le falta (de nada/nada/detalle/de ná)|no falta de nada|automatiza (las/los/tareas/casi todo/el trabajo/todo)|\
         (permite/deja/te permite) (personalizar/automatizar/ajustar) (todo/casi todo/al milímetro/cada detalle/al máximo)|\
         hace un poco de todo|un poco de todo|sirve igual para|no se le resiste nada|igual sirve para|la más completa de|\
         el más completo de|ultracompleto|completísima|con más de 0 (perfiles/deportes/modos)",
    ),
    (
        1,
        23,
        "\
         compatible* (con todo/con casi todo/con todos/con todas/con cualquier/con la mayoría/con casi cualquier/con infinidad de/con prácticamente/con los principales/con muchos/con todo tipo de/de serie con)|\
         (conexión/conectividad/emparejamiento) (estable/instantáneo/inmediato/rápido/rápida/completa/sin cortes/total/impecable/sólida/automático/sencillo/perfecta/multipunto)|\
         (cientos/miles/decenas/multitud/gran cantidad/infinidad/más de 0/un montón) de (integraciones/complementos/plugins/conexiones/extensiones)|\
         (muchos/numerosos/todos los/abundantes/multitud de) (puertos/conectores/formatos)|compatibles|\
         más de (mil/0) (dispositivos/aparatos) compatibles|el más abierto|ecosistema abierto",
    ),
    (
        1,
        24,
        "\
         (recibe/reciben/ofrece/garantiza/tiene/cuenta con/actualizaciones) actualizaciones (frecuentes/periódicas/constantes/con frecuencia/regulares/durante años/durante 0 años/puntuales/rápidas/mensuales/a menudo/por 0 años)|\
         actualizaciones (frecuentes/constantes/regulares/garantizadas/durante 0 años/rápidas/puntuales/periódicas)|\
         se actualiza (a menudo/con frecuencia/constantemente/cada mes)|software (maduro/pulido/limpio/ligero/sin publicidad)|\
         sin (bloatware/publicidad/anuncios)|traducida al español|es un placer de usar|hecha como debe ser|bien traducida|\
         0 años de actualizaciones|años de actualizaciones|años de actualizaciones garantizadas|soporte (de software/) ejemplar",
    ),
    (
        1,
        25,
        "cinco estrellas (en/euro ncap/en euro ncap/en seguridad/latin ncap)|muy seguro|muy segura|muy seguros|muy seguras|\
         totalmente seguro|totalmente segura|totalmente seguros|totalmente seguras|especialmente seguro|especialmente segura|\
         especialmente seguros|especialmente seguras|completamente seguro|completamente segura|completamente seguros|\
         completamente seguras|(muy/totalmente/especialmente/completamente) (seguro/segura/seguros/seguras) (para/en/al)|\
         seguro para (bebés/mascotas/embarazadas/la piel/el uso diario/toda la familia)|\
         (no/sin) (irrita/irritan/irritar/provoca/provocan/causa/produce/da) (la piel/irritaciones/irritación/alergia/alergias/reacciones/los ojos/rojeces/reacción/efectos secundarios/)|\
         sin efectos secundarios|(dermatológicamente/clínicamente/oftalmológicamente) (testado*/probado*)|hipoalergénicos|\
         hipoalergénica|libre de (bpa/tóxicos/sustancias nocivas)|sin bpa|no tóxicos|\
         (se apaga solo/apagado automático/desconexión automática) (por seguridad/si/al/en caso de)|\
         frena (muy bien/en seco/con aplomo/en poco espacio/con contundencia)|\
         frenos (potentes/excelentes/muy eficaces/de disco/fiables/contundentes)|frenada (potente/excelente/segura/eficaz)|\
         (protege/protegen) (muy bien/del sol/la cabeza/frente a/a los ocupantes/bien/la piel/contra los golpes/en caso de caída)|\
         da mucha seguridad|da gran seguridad|da sensación de seguridad|transmite mucha seguridad|transmite gran seguridad|\
         transmite sensación de seguridad|ofrece mucha seguridad|ofrece gran seguridad|ofrece sensación de seguridad|\
         inspira mucha seguridad|inspira gran seguridad|inspira sensación de seguridad|\
         (da/transmite/ofrece/inspira) (mucha/gran/sensación de) seguridad (al volante/a los padres/en carretera)|\
         frena (solo/sola)|avisa (de/si/cuando) (peligro/hay/obstáculos)|mucha confianza en carretera|\
         frena con (suavidad/seguridad/firmeza)|protege (muy bien/) a (sus/los) ocupantes|antideslizante|\
         peldaños antideslizantes|da (mucha/gran) tranquilidad",
    ),
    (
        1,
        26,
        "cifrado (de extremo a extremo/robusto/de grado militar/fuerte/integral/completo/bancario)|\
         sin (rastreo/rastreadores/recopilar datos/vender datos/registros/guardar registros)|\
         (máxima/gran/excelente/sólida/total) (privacidad/seguridad de los datos/protección de datos/seguridad en los pagos/confidencialidad)|\
         privacidad por (bandera/diseño/encima de todo)|(doble/triple) (factor/verificación/autenticación)|\
         auditorías (independientes/externas/de seguridad)|política de (no registros/cero registros)|sin registros|\
         (bloquea/detecta/frena/detiene) (el fraude/intentos de fraude/fraudes/virus/malware/amenazas/el phishing/todas las amenazas/los ataques)|\
         seguridad (de nivel bancario/blindada/férrea/robusta/de primera/reforzada/biométrica)|\
         puedes (bloquear/congelar) la tarjeta|publica su código|código abierto|no guarda registros|(auditado/auditada) por|\
         (pago/registro) anónimo|guarda todo cifrado|cifra (todo/todos/todas)|cifran todo|no revende|no vende ningún dato|\
         doble autenticación|blinda (las cuentas/tu cuenta)",
    ),
    (
        1,
        27,
        "\
         (sabe/saben/huele/huelen) (rico/bien/genial/a gloria/delicioso/de maravilla/a casero/a hecho en casa/increíble/estupendo/como en casa/espectacular/a fruta/natural/a limpio/fenomenal)|\
         sabor (intenso/delicioso/auténtico/natural/casero/equilibrado/excelente/suave/exquisito/redondo/inconfundible/agradable/tradicional/a casero/profundo/único/muy rico/fresco/afrutado/increíble/sorprendente)|\
         (aroma/fragancia/olor/perfume) (intenso/delicioso/agradable/exquisito/envolvente/elegante/fresco/suave/muy agradable/duradera/duradero/embriagador/a limpio)|\
         textura (cremosa/agradable/suave/ligera/sedosa/crujiente/muy cremosa/untuosa/perfecta/esponjosa/tierna/aterciopelada)|\
         (crujiente/crujientes/jugoso*/tierno*/esponjoso*/cremosos/cremosas/sabrosos/sabrosas/deliciosos/deliciosas/riquísimas/riquísimos/exquisitos/exquisitas/cremosísimo/suculento*/gustoso*/aromáticos/afrutado*/refrescantes/adictivo*/aterciopelado*)|\
         (buen/gran/excelente/mejor) (sabor/aroma/gusto)|para chuparse los dedos|un manjar|una delicia|delicia|está de muerte|\
         está buenísimo|está riquísimo|están buenísimos|están riquísimas|hace agua la boca|al punto|en su punto|dulzor justo|\
         (no/nada) empalaga|sin amargor|con mucho sabor|lleno de sabor|llena de sabor|sabor a hogar|matices (de/a)|poco dulce=|\
         punto justo|cremosos|con cuerpo y|huele a (limpio/lavanda/fresco/gloria)|punto justo de|buen sabor a|sabor a leche|\
         (untuoso/untuosa/untuosos/untuosas)|digno de (un/una) (buen/gran/italiano)|(copioso/copiosa/copiosos/copiosas)|\
         desayuno (copioso/abundante/generoso/excelente)",
    ),
    (
        1,
        28,
        "\
         ingredientes (naturales/de primera/de calidad/frescos/orgánicos/ecológicos/de origen natural/limpios/sencillos/reales/selectos/reconocibles/de proximidad/locales/de alta calidad/saludables/nobles/activos eficaces/de temporada/seleccionados/premium/de origen vegetal/100 % naturales)|\
         (lista/etiqueta) de ingredientes (corta/limpia/muy corta/sencilla/clara/transparente/breve)|\
         (rico/rica/ricos/alto/alta/altos/cargado*/repleto*) en (proteínas/proteína/fibra/vitaminas/omega 0/nutrientes/antioxidantes/minerales/hierro/calcio/carne)|\
         (bajo/baja/bajos) en (azúcar/grasa/grasas/calorías/sodio/sal/carbohidratos/calorías y)|\
         (fuente/buena fuente/gran aporte/buen aporte/excelente aporte) de (proteínas/proteína/fibra/vitaminas/omega 0/nutrientes)|\
         0 % (natural/vegetal/naturales/arábica/carne/cacao)|\
         (perfil/composición/fórmula) (nutricional/) (equilibrado*/excelente/limpio*/saludable/muy completo*/natural/impecable/cuidada/sencilla/vegana/muy cuidada)|\
         naturales=|orgánicos|ecológicos=|saludables|sanos|sana|sanas|nutritivos|nutritiva|nutritivas|frescos y de temporada|\
         producto (fresco/de proximidad/de temporada/de calidad)|productos (frescos/de proximidad/de temporada)|\
         apto* para (veganos/celíacos/vegetarianos/diabéticos/celiacos)|vegana|veganos|veganas|y nada más|\
         recetas (caseras/tradicionales)|enteramente (ecológico/bio)|sin sales de aluminio|totalmente bio",
    ),
    (
        1,
        29,
        "\
         (embalaje/envase/packaging/envases/embalajes/envoltorio) (reciclable/reciclado/compostable/biodegradable/sin plástico/sin plásticos/reciclables/rellenable/rellenables/retornables/compostables/ecológico)|\
         (ahorra/reduce/ahorran/minimiza/recorta) (agua/luz/energía/el consumo/electricidad/la factura de la luz/emisiones/sus emisiones/su huella/la huella de carbono/el consumo de agua/el consumo eléctrico/mucha agua/mucha energía/el desperdicio/residuos)|\
         (compensa/compensan) (sus/las/el 0 % de sus) emisiones|\
         (respetuoso/respetuosa/respetuosos/respetuosas) con (el planeta/el medioambiente/el entorno/los animales/los océanos/la naturaleza)|\
         (compromiso/comprometido*/comprometida) (con/) (el medio ambiente/el planeta/la sostenibilidad/ambiental/medioambiental/social)|\
         (bueno para/amable con/cuida/cuidan/amigable con/te importa) (el planeta/el medio ambiente/el medioambiente)|\
         (certificación/aciones/ado/ada) (ecológica/ambientales/fair trade/de comercio justo/b corp/orgánica/medioambiental/sostenible/ecocert)|\
         b corp|comercio (justo/responsable/de proximidad)|cruelty free|libre de crueldad|\
         no (testa/experimenta) (en/con) animales|producción (local/ética/responsable/sostenible/de proximidad)|kilómetro cero|\
         huella (de carbono/ecológica/) (baja/reducida/mínima/neutra/casi nula)|clase a|etiqueta a|calificación a|\
         muy eficiente energéticamente|eficiencia energética (a/sobresaliente/excelente/alta/máxima)|\
         energía (renovable/solar/limpia)|moda sostenible|ecoamigable|eco friendly|sostenibles|recicladas|reciclados|\
         planta (un/0) árboles?|planta árboles|carbono neutral|neutral en carbono|cero residuos|rellenables|recargable=|\
         paga (un salario/salarios) (justo/justos/digno/dignos)|algodón (orgánico/ecológico)|te importa el planeta|\
         recoge (los envases/los aparatos viejos)|remunera (justamente/bien) a|fibras recicladas|recoge los aparatos viejos|\
         embalajes de cartón|índice de reparabilidad",
    ),
    (
        1,
        30,
        "\
         (comisiones/tarifas/cuotas/cargos/intereses) (bajas/muy bajas/transparentes/claras/reducidas/mínimas/competitivas/bajos/bajísimas/casi nulas/muy competitivas)|\
         bajas comisiones|comisión cero|cero comisiones|cuenta sin comisiones|tarifas claros|tarifas transparentes|\
         tarifas claras|condiciones claros|condiciones transparentes|condiciones claras|precios claros|precios transparentes|\
         precios claras|(tarifas/condiciones/precios) (claros/transparentes/claras) (y sin sorpresas/sin letra pequeña)|\
         (puedes/permite/se puede) (cancelar/darte de baja/cancelarlo) (cuando quieras/en cualquier momento/sin penalización/sin coste/gratis/sin costo)|\
         (cancelas/r) (cuando quieras/en cualquier momento/sin penalización)|reembolsa (todas las comisiones/las comisiones)|\
         las más bajas|las de las más bajas|las entre las más bajas|comisiones más bajas|comisiones de las más bajas|\
         comisiones entre las más bajas|\
         (las/comisiones) (más bajas/de las más bajas/entre las más bajas) (del mercado/del sector)|no penaliza|\
         sin sorpresas en la factura|todo lo que pagas está a la vista|no cobra (ningún gasto/gastos) de",
    ),
    (
        1,
        31,
        "\
         cobertura (amplia/excelente/amplísima/nacional/total/completa/sobresaliente/en todo el país/en todo el territorio/muy amplia/muy completa/sólida/envidiable/sin fisuras/global/a todo riesgo/inmejorable/generosa/estable/de primera/hasta en/incluso en zonas rurales/en zonas rurales excelente)|\
         (buena/excelente/gran/amplia/mejor/muy buena) (cobertura/señal/recepción/red)|\
         coberturas (amplias/muy completas/completas/generosas)|\
         (red/señal) (amplia/extensa/estable/potente/sólida/fuerte/muy extensa/impecable/excelente/rápida y estable/enorme)|\
         (miles/cientos/amplia red/extensa red/gran red/más de 0) de (cajeros/sucursales/talleres/oficinas/tiendas/hospitales/clínicas/puntos de recarga/puntos/estaciones/médicos/centros/especialistas/destinos)|\
         señal (en todas partes/hasta en el ascensor/hasta en el sótano)|sin zonas muertas|\
         (cuadro médico/red médica/red hospitalaria) (amplio/amplia/extenso/muy amplio/excelente/de primer nivel)|\
         vuelos directos a|(prácticamente/casi) en cualquier sitio|cubre sin problemas|cubre (el/los/la/las) .* lo que es raro",
    ),
    (
        1,
        32,
        "(bien/muy bien/perfectamente/cuidadosamente/impecablemente) (embalado*/empaquetado*/empacado*/protegido*/envuelto*)|\
         (embalaje/empaque) (cuidado/impecable/seguro/de calidad/robusto/excelente/muy cuidado/perfecto/resistente)|\
         seguimiento (en tiempo real/del pedido en tiempo real/en directo)|cumple con los plazos|cumple con los plazo|\
         cumple con el plazos|cumple con el plazo|cumple los plazos|cumple los plazo|cumple el plazos|cumple el plazo|\
         cumple (con/) (los/el) (plazos/plazo) de entrega|cumplen los plazos|llegar a tiempo|\
         (lo/te lo/la) (llevan/traen/suben) a casa|la manda a casa en|llegó al día siguiente|perfectamente (embalado/embalada)|\
         llegan (bien refrigerado/bien refrigerada/bien refrigerados/bien refrigeradas/en frío)",
    ),
    (
        1,
        33,
        "\
         garantía (de/) (por vida/0 años/diez años/amplia/extendida/generosa/larga/ampliada/total/vitalicia/muy amplia/excelente/sólida/completa/inmejorable/oficial larga/superior a la media/extensa/de hasta 0 años)|\
         (amplia/generosa/larga/excelente/buena/gran/mejor) garantía|(0 noches/0 días/cien noches/un mes/un año) de prueba|\
         0 días para (devolverlo/devolver/probarlo/cambiarlo)|te devuelven (el dinero/tu dinero)|\
         política (de/) (devoluciones/devolución/cambios/cancelación) (flexible/generosa/muy flexible/excelente/sencilla/clara/amplia/sin preguntas/muy generosa)|\
         satisfacción garantizada|prueba gratis|prueba gratuita|prueba sin compromiso|\
         prueba (gratis/gratuita/sin compromiso) (de 0 días/de un mes/larga/amplia)|\
         plazo de devolución (amplio/largo/generoso/de 0 días)|compra sin riesgo|(vienen/viene) a (recogerlo/buscarlo) a casa|\
         devuelve el dinero|devuelve todo el dinero|devuelve el importe|te devuelve (el dinero/todo el dinero/el importe)|\
         un año de prueba|años de garantía (sin coste/gratis/incluidos)|sin coste adicional|0 años de garantía|\
         (garantizado/garantizada/garantizados/garantizadas) (durante/por) 0 años|más que la media del mercado",
    ),
    (
        1,
        34,
        "\
         (buenas/excelentes/muy buenas/grandes/miles de/magníficas/mejores/estupendas) (valoraciones/reseñas/opiniones/críticas/reseñas positivas/opiniones positivas)|\
         (avalado/avalada/avalados/avaladas/respaldado/respaldada/respaldados/respaldadas) por (años/décadas/expertos/miles de/la/más de/dermatólogos/profesionales/médicos/0 años/especialistas/el)|\
         (décadas/años/larga) de (experiencia/trayectoria/tradición/historia)|\
         (inspira/genera/transmite/despierta/da) (mucha/gran/) confianza|\
         (premiado/premiada/galardonado/galardonada/reconocido/reconocida/elegido/elegida/votado/votada/nombrado/nombrada) (como/por/en/con)|\
         (una de/de) las marcas más (fiables/valoradas/respetadas/reconocidas/prestigiosas/queridas/vendidas/recomendadas/populares)|\
         (recomendado/recomendada/recomendados/recomendadas) por (expertos/dermatólogos/profesionales/dentistas/médicos/usuarios/la mayoría)|\
         el favorito de (los/muchos)|la favorita de (los/muchos)|0 estrellas de media|\
         (puntuación/nota/valoración) (media/) (de/) (0 sobre 0/0 de 0/0 estrellas/sobresaliente/altísima/muy alta/excelente/alta)|\
         toda una institución|sinónimo de (calidad/confianza/garantía/fiabilidad/prestigio)|best seller|superventas=|\
         de renombre|con solera|muy popular|populares|líder del sector|líder en su|buena prensa|buena fama|confían en|\
         valor de reventa (alto/excelente)|lidera las valoraciones|\
         (la más/el más) (querido/querida/recomendado/recomendada/valorado/valorada/premiado/premiada)|\
         miles de clientes satisfechos|clientes satisfechos|\
         (recibió/ha recibido/ganó/acumula) (varios/numerosos/muchos/un/el) (premio/premios/galardón/galardones)",
    ),
    (
        1,
        35,
        "para todos los (gustos/bolsillos y gustos/públicos/estilos)|para cada (gusto/necesidad/estilo)|\
         (hay/tiene/encuentras/encontrarás/ofrece/vende) (de todo/donde elegir/para elegir/para todos los gustos/mucho donde elegir/prácticamente de todo/casi de todo/de todo un poco)|\
         donde elegir|variedad (de sobra/para todos/enorme)|\
         (muchas/infinitas/todas las/gran cantidad de/multitud de/numerosas) (tallas/tonalidades/variedades/referencias/marcas/medidas/combinaciones)|\
         (muchos/numerosos/multitud de/todos los) (sabores/colores/tonos/tamaños/modelos/estilos/diseños)|\
         tallas (grandes/para todos/inclusivas/amplias)|contenido (exclusivo/original de calidad/propio de calidad)|\
         encuentras de todo|tienes de todo|para dar y regalar|encontrarán lo que buscan|de los más ricos|\
         un abanico impresionante|uno de los catálogos más (ricos/amplios)|más de 0 (recetas/títulos/referencias/productos)",
    ),
    (
        1,
        36,
        "\
         (fácil*/fáciles/sencillo*/cómodo*/rápido*/facilísimo*) de (limpiar/lavar/mantener/vaciar/desmontar/reparar/enjuagar/conservar/cuidar)|\
         (no/apenas/casi no) (requiere/necesita/exige/precisa/da/requieren/necesitan/pide) (ningún/) (mantenimiento/limpieza/cuidados/trabajo)|\
         mantenimiento (mínimo/sencillo/casi nulo/fácil/barato/nulo/bajo/económico/muy sencillo/muy bajo/escaso/prácticamente nulo)|\
         limpieza (fácil/sencilla/rápida/automática/muy fácil/cómoda/en segundos/muy sencilla/sin esfuerzo)|\
         (piezas/recambios/repuestos) (fáciles de encontrar/baratos/económicos/disponibles/aptas para lavavajillas/desmontables/aptos para lavavajillas/extraíbles/lavables/fáciles de conseguir/asequibles)|\
         (función/sistema/programa) (de/) (autolimpieza/autolimpiante/limpieza automática/autolimpiable)|autolimpiante|\
         desenfundable|funda (lavable/extraíble)|lavables|(no/apenas) (acumula/coge/retiene) (polvo/suciedad/olores/pelo/grasa)|\
         (repele/resiste) (las manchas/la suciedad/el polvo)|no se (pega nada/pega/ensucia/mancha/enredan los pelos)|\
         nada se pega|se desmonta (entera/entero/por completo/en segundos)|se lava en (dos minutos/un momento)|\
         van al lavavajillas|se retira con un gesto|se enjuaga bajo el grifo|no necesita plancha|sin una arruga|\
         coste de mantenimiento (bajo/reducido)|fácil de vaciar",
    ),
    (
        1,
        37,
        "\
         (gran/enorme/mucha/amplia/buena/generosa/excelente/sobrada/bastante) (capacidad/espacio/espacio de almacenamiento/memoria/capacidad de carga/maletero)|\
         capacidad (de sobra/enorme/generosa/amplia/sobrada/ideal para familias/más que suficiente/suficiente para toda la familia/familiar/xl/excelente/sobresaliente/para toda la familia/perfecta/ilimitada/holgada)|\
         espaciosos|espaciosas|\
         (suficiente/ideal/perfecto/perfecta) para (una familia/familias/toda la familia/familias numerosas/familias grandes/una familia numerosa)|\
         almacenamiento (ilimitado/ampliable/de sobra/generoso/gratis/gratuito)|ampliable|\
         (0 gb/0 tb/0 litros) (gratis/de sobra/ampliables)|bien aprovechado|cabe de todo|para dar cabida|toda la ropa de|\
         cabe medio|se traga la compra|traga la compra de la semana|maletero inmenso",
    ),
    (
        1,
        38,
        "(autonomía/alcance) (real/) (de más de/superior a/de hasta/de casi/de) 0 (km/kilómetros/metros)|\
         autonomía (eléctrica/en carretera/) (sobresaliente/enorme)|(largo/gran/enorme/excelente/mayor/buen/amplio) alcance|\
         alcance (enorme/excelente/sobresaliente/generoso/amplio/impresionante/largo/que cubre toda la casa/de sobra)|\
         (llega/cubre) (a/) (toda la casa/todas las habitaciones/cada rincón/toda la vivienda/varias plantas/todos los rincones/cada rincón de la casa/el jardín/casas grandes)|\
         señal (en toda la casa/llega a toda la casa/hasta el jardín)|viajes largos sin|ideal para viajes largos|\
         sin perder la señal|alcanza (0 km/kilómetros) de distancia|hace más de 0 km|recorre más de 0 km|\
         (hace/recorre) más de 0 km reales|vuela hasta 0 km|va más lejos que|más lejos que",
    ),
    (
        1,
        39,
        "(gran/excelente/alta/mucha/máxima/enorme/total/buena) (precisión/exactitud)|\
         precisión (milimétrica/quirúrgica/profesional/asombrosa/excelente/sobresaliente/de laboratorio/notable/suiza/clínica/impecable/de reloj suizo)|\
         al milímetro|con exactitud|margen de error (mínimo/muy bajo/bajo/casi nulo/inferior/despreciable)|precisos|precisas|\
         exactos|exactas|certeros|fidedignos|mantiene la temperatura|mantiene la afinación|conserva la temperatura|\
         conserva la afinación|(mantiene/conserva) la (temperatura/afinación) (constante/estable/al grado/con precisión)|\
         gps (preciso/muy preciso/exacto/fiable/de doble frecuencia)|(clava/acierta/coincide/coinciden) (con/los/el/de lleno)|\
         de laboratorio|se desvía (apenas/como mucho)|da en el clavo",
    ),
    (
        1,
        40,
        "\
         (divertido*/fácil*/cómodo*/una delicia/un placer/agradable*/gozada) de (conducir/manejar/pilotar/maniobrar/llevar/dirigir/empujar/tocar/montar)|\
         es un placer|es un gusto|da gusto placer|da gusto gusto|da placer|da gusto|\
         (es un/da gusto/da) (placer/gusto) (conducirlo/manejarlo/conducir/al volante)|\
         (entra/pasa/toma/traza) (bien/por/en/las) (curva/curvas/las curvas)|\
         (gran/excelente/buena/enorme/mucha/sorprendente) (maniobrabilidad/agilidad/estabilidad/tracción/manejabilidad/aplomo/manejo)|\
         maniobrables|\
         (comportamiento/aplomo) (en carretera/dinámico/en curva/) (ejemplar/excelente/impecable/sobresaliente/noble/muy noble/seguro)|\
         gira (sobre sí mismo/con un dedo/en un palmo/fácilmente)|\
         (ideal/perfecto) para (aparcar/moverse por la ciudad/el tráfico/callejear)|se aparca (solo/fácilmente/en cualquier)|\
         traza (las curvas/bien)|pisa (bien/firme)|bien la carretera|bien en curva|sujetan bien (la carretera/en curva)|\
         se (agarran/) (bien/a la carretera)|no balancea|muy estable en (bajada/descenso)|sube los bordillos",
    ),
    (
        1,
        41,
        "(buen/gran/excelente/mejor/valioso/magnífico) (asesoramiento/consejo/conocimiento/profesorado/temario/acompañamiento)|\
         (asesoramiento/acompañamiento/atención/orientación) (experto/personalizado/personalizada/profesional/de calidad/honesto/excelente/gratuito/cercano/a medida/de primera/especializado/especializada)|\
         saben (de lo que hablan/lo que hacen/mucho)|(amplios/profundos/grandes) conocimientos|expertos en la materia|\
         se (aprende/nota) (mucho/la experiencia/que saben)|aprendes (mucho/rápido/desde el primer día)|\
         método (eficaz/probado/que funciona/muy eficaz)|pedagógico|pedagógica|didáctica|didácticos|didácticas|\
         dan (buenos/sensatos) consejos|consejos (sensatos/útiles/acertados)|\
         (lleva/llevan) décadas (perfeccionando/haciendo/especializad)|saben lo que hacen",
    ),
    (
        1,
        42,
        "(a la/siempre a la/en/la) vanguardia|\
         (marca/marcan/marcando/sigue marcando) (el paso/tendencia/el camino/el ritmo/la pauta)|(pionero*/pionera/pioneros) en|\
         (referente/punta de lanza/adelantado/adelantada) (en/de) (innovación/tecnología/la innovación)|\
         (apuesta/apuestan) por (la innovación/la tecnología/la inteligencia artificial)|(no deja/no para/no dejan) de innovar|\
         innova|innovan|innovadores|innovadora|innovadoras|innovando|\
         (primer/primera/primeros) en (incorporar/lanzar/ofrecer/introducir/integrar/apostar/proponer/usar)|\
         última (tecnología/generación)|\
         tecnología (punta/puntera/de vanguardia/avanzada/de última generación/patentada/innovadora/de primer nivel/revolucionaria/propia/pionera/de punta)|\
         (revoluciona/revolucionó/reinventa/redefine/cambia las reglas/rompe moldes/se adelanta/se adelantó)|\
         por delante de su tiempo|años luz|vanguardista|vanguardistas|revolucionarios|punteros|punteras|futurista|lo último en|\
         sinónimo de innovación|avanzadísimo|avances (notables/importantes/constantes)|\
         inteligencia artificial (avanzada/integrada/muy útil)|fue la primera en|fue el primero en|premios de innovación|\
         (premio/premios) a la innovación|un paso por delante|con ventaja tecnológica|por delante tecnológicamente",
    ),
];
