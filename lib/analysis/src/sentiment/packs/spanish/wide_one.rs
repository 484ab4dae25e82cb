//! Spanish praise and blame of many kinds of products, by feature. Only data; in parentheses stand choices.

/// (sign, feature that is implied or 0, words).
pub(super) const PHRASES: &[(i8, u16, &str)] = &[
    (
        1,
        0,
        "\
         (cumple/cumplen) (con/) (lo que promete/lo prometido/de sobra/sin alardes/con nota/sobradamente/con lo prometido/perfectamente/con las expectativas/con solvencia)|\
         (supera/superó/superan) (las/mis/nuestras/todas las/con creces las) expectativas|\
         (la/mi/nuestra) mejor (compra/inversión/decisión/elección)|\
         (apuesta/elección/opción/compra) (segura/redonda/acertada/sensata/ganadora/sobresaliente/inmejorable)|\
         (da/dan) (gusto/gloria/alegría) (usarlo/usarla/verlo/verla/tenerlo/tenerla)|\
         no (le/se le) (pongo/pondría/encuentro/saco/cambiaría) (ni un/ningún/un/) (pero/pega/defecto/solo pero/nada)|\
         no (lo/la/los/las) (cambio/cambiaría) por (nada/ningún otro/ninguna otra)|\
         (el/la) más (redondo/redonda/equilibrado/equilibrada/completo/completa) de|\
         (es/resulta) (una/toda una) (gozada/pasada/maravilla/joya/delicia/chulada/virguería/auténtica gozada)|\
         un (lujo/gustazo/acierto total/diez/puntazo/flechazo/amor a primera vista)|\
         de lo mejor (que hay/del mercado/que he probado/que existe/en su categoría/que se puede comprar)|\
         (lo/la/los/las) (volvería a/volveré a) (comprar/contratar/elegir/pedir)|(repetiré/repetiremos/repito)|\
         (salí/salimos/quedé/quedamos/estoy/estamos) (encantado*/encantados/contentísimo*/muy satisfecho*/muy satisfechos/contentos)|\
         (100 %/cien por cien/totalmente/ampliamente/muy) (recomendable/recomendables/recomendado*)|\
         se (lleva/merece) (la medalla/el oro/un diez/el podio/la corona/todos los elogios/un aplauso/un sobresaliente/un notable)|\
         (sale/salen) (airoso*/ganando/muy bien parado*)|\
         (ganador*/vencedor*) (absoluto*/indiscutible/claro*/de la comparativa)|\
         no tiene (desperdicio/parangón/competencia/igual)|(difícil/imposible) (equivocarse/fallar/pedir más)|\
         más no se puede pedir|no se puede pedir más|(nada/poco) que (objetar/reprochar/reprocharle/criticar/envidiar)|\
         a (prueba de exigentes/pedir de boca)|viene (de perlas/de maravilla/de lujo/como anillo al dedo)|\
         (me/nos) (chifla/flipa/alucina/enamoró/conquistó/enamora/fascina)|\
         (maravillado*/fascinado*/enamorado*) (con/de)|atinado|certera elección|modélico|envidiable|primoroso|\
         magistral|sublime|colosal|apabullante|arrollador|imponente|memorable|soberano|virtuoso|loable|encomiable|\
         meritorio|primordial=|ventajoso|gratísimo|cumplidor|solvente|agradecido|apetecible|irreprochable|irresistible|\
         entrañable|encantador|glorioso|grandioso|estupendísimo|pasmoso|bestial|brutal|tremendo=|fabuloso|divino|\
         de fábula|de rechupete=|de categoría|de matrícula|de primerísima|de campeonato|de aúpa|de narices=|\
         que da gusto|como pocos|como pocas|como ninguno|como ninguna|como nadie|sin parangón|sin competencia|\
         fuera de serie|por todo lo alto|a las mil maravillas|de perlas|a pedir de boca|con sobresaliente|con matrícula",
    ),
    (
        -1,
        0,
        "\
         (decepciona/defrauda/falla/flojea/aburre/deja indiferente) (de principio a fin/por completo/en todo/por todas partes/de cabo a rabo/en casi todo/en lo esencial/en conjunto/a todos los niveles/sin paliativos)|\
         (no/ni) (está/estuvo/están) a la altura|\
         (me/nos/te/le) (arrepentí/arrepentimos/arrepentirás/arrepiento/arrepiente)|\
         (lo/la/los/las) (devolví/devolvimos/devolvería)|(el/la) que menos (me/nos/) (convence/gusta/recomiendo)|\
         (lo que/la que/el que) peor (se porta/parado*/puntúa)|\
         no (es/fue) (lo que esperaba/lo que prometía/lo prometido/para tanto/gran cosa/ninguna maravilla/santo de mi devoción)|\
         (un/auténtico/verdadero/todo un) (despropósito/desastre/bodrio/horror/fiasco/chasco/sinsentido/petardo/churro/timo/quiero y no puedo/castigo/suplicio)|\
         (una/auténtica/verdadera/toda una) (tomadura de pelo/chapuza/decepción/basura/porquería/castaña/ruina/birria/pena/desilusión/vergüenza/calamidad)|\
         (es/sigue siendo/son) (todo/) (un misterio/un infierno/un suplicio/un calvario/un martirio/un tormento)|\
         (resulta/resultan/son/es) (discreto*/mediocre/mediocres/prescindible/prescindibles/olvidable/olvidables/decepcionante/decepcionantes/insulso*/anodino*/del montón/gris)|\
         (me/nos) (quita/quitó) el sueño|\
         (me/nos) (dejó/deja/ha dejado) (frío*/fríos/indiferente/indiferentes/a medias/con mal sabor de boca/con un sabor agridulce)|\
         algo imperdonable|imperdonable|no (te/os) (lo/la) (recomiendo/aconsejo) (ni/a)|\
         ni (regalado*/en pintura/harto de vino/loco*)|(prometía/promete) (mucho/muchísimo/el oro y el moro) y|\
         (agua/aguas) de borrajas|(queda/quedan/sale/salen) (muy/) mal parad*|\
         (con más sombras que luces/más sombras que luces/más ruido que nueces)|\
         (cruz y raya/nunca más/jamás de los jamases)|(cara de tonto/tirado la toalla)|\
         (no lo/no la) quiero ni (ver/regalado*)|insufrible|infumable|exasperante|desquiciante|desalentador|\
         desmoralizador|chusco|patético|bochornoso|deleznable|calamitoso|atroz|abominable|odioso|infame|ramplón|\
         chabacano|mezquino|rácano|tacaño|cicatero|birrioso|deslucido|desangelado|insustancial|intrascendente|\
         prescindible|olvidable|discretito|flojito|regularcillo|justillo|pobretona|raquítica|defectuosa|chapucera|\
         renqueante|cojo=|maltrecho|catastrófico|caótico|garrafal|de pena|de pacotilla|de chiste|de risa=|de vergüenza|\
         de juzgado de guardia|sin pies ni cabeza|un despropósito|un sinsentido|un disparate|disparate|despropósito|\
         de andar por casa|a duras penas|a trancas y barrancas|a regañadientes|con cuentagotas|sin ton ni son|\
         ni de lejos|ni por asomo|deja frío|dejan frío|dejan fríos",
    ),
    (
        1,
        2,
        "\
         (cuesta/cuestan/vale/valen/sale/salen/ronda/parte/arranca) (bastante/mucho/muchísimo/sensiblemente/notablemente/un 0 %/0 euros/un poco/algo/casi la mitad/) menos (que/de lo que cuesta/de lo que vale/de lo habitual/de la mitad)|\
         (cuesta/cuestan/sale/salen/vale/valen) (la mitad/una tercera parte/una miseria/una bagatela/cuatro perras/calderilla/tres duros/una ganga/poquísimo/muy poco/poco/apenas 0 euros)|\
         (cobra/cobran/pide/piden/factura/pagas/pagarás) (bastante/mucho/) menos (que/por)|\
         por menos de (lo que cuesta/lo que vale/lo que pagas/0 euros/cien euros/mil euros/0 al mes)|\
         por (debajo de la media/debajo del mercado/debajo de su competencia/debajo de los 0/cuatro perras/calderilla/unas monedas/un puñado de euros)|\
         (el/los/sus/unos/con) precios? (muy/bastante/más que/de lo más/) (ajustado*/contenido*/comedido*/popular/populares/económico*/imbatible/imbatibles/amable/amables/asumible/asumibles/atractivo*/moderado*/rompedor*/tentador*/de derribo/de amigo/de saldo/de outlet/de escándalo bueno/bajo mínimos/para todos)|\
         precios (de risa/de derribo/de amigo/de saldo/de outlet/bajo mínimos/populares/imbatibles/rompedores/de fábrica)|\
         precio (de risa/de derribo/de amigo/de saldo/de outlet/popular/imbatible/rompedor/de fábrica/irrisorio)|\
         no (hace falta/tienes que/hay que) (gastar/gastarse/dejarse/rascarse) (una fortuna/un dineral/el sueldo/el bolsillo/mucho/tanto)|\
         sin (vaciar/castigar/arruinar/romper/hipotecar) (el/tu/la) (bolsillo/cartera/cuenta/presupuesto/hucha)|\
         sin (arruinarte/arruinarse/dejarte el sueldo/gastar una fortuna/pagar de más/subir el precio/subir los precios/encarecer)|\
         apto* para (todos los bolsillos/bolsillos modestos/economías modestas/presupuestos bajos/estudiantes)|\
         (el/la/las/los) más (barato*/asequible/asequibles/económico*) (del/de la/de los/de las/de su)|\
         (rebajas/descuentos/ofertas/promociones) (constantes/frecuentes/generosas/generosos/jugosas/jugosos/agresivas/suculentos/suculentas)|\
         te ahorras (un/una/0/la mitad/casi/cientos/mucho)|(se ajusta/ajustado*) al (bolsillo/presupuesto)|\
         (mima/cuida/respeta/alivia) (el/tu) bolsillo|barat(ísimo/ísima/ísimos/ísimas/ito/ita)|baja el precio|\
         (ha/han) (bajado/rebajado) (de precio/el precio/los precios/las tarifas)|tirado* de precio|\
         (regalado*/regalados)",
    ),
    (
        -1,
        2,
        "\
         por encima de (la media/lo que cuesta/lo razonable/su competencia/sus rivales/los 0 euros/los mil euros) en precio|\
         (cuesta/cuestan/vale/valen/sale/salen) (casi el doble/el doble/tres veces/cuatro veces/0 veces/bastante/mucho/sensiblemente/notablemente/0 euros/un 0 %/algo/un poco) más|\
         (cuesta/cuestan/vale/valen/sale/salen) (un pico/un congo/un huevo/un pastizal/un potosí/una pasta/una millonada/una burrada/una salvajada/una animalada/lo que no está escrito/lo que no tengo/media nómina/medio sueldo/un sueldo entero/casi como/tanto como)|\
         (pide/piden/cobra/cobran) (una barbaridad/un dineral/una fortuna/un pastón/demasiado/lo que quieren/el doble/más de la cuenta/bastante más/mucho más)|\
         (no/nada) (es/son/resulta/sale/salen/) (apto*/asequible/asequibles/económico*/barato*/baratito*) (precisamente/que digamos/para cualquiera)|\
         (precio/precios/tarifa/tarifas/cuota/factura) (de joyería/de boutique/de infarto/de susto/de órdago/de escándalo/exorbitante/exorbitantes/elevado para/astronómico*/estratosférico*/desmedido*/disparatado*/prohibitiva/inasumible/inasumibles/de otro planeta/mareante)|\
         (sube/suben/subió/subieron/han subido/ha subido/encarece/encarecen) (cada año/cada pocos meses/año tras año/sin avisar/sin previo aviso/en la renovación/al renovar/un 0 %/sin parar/todos los años)|\
         (al/en la/con la) (renovar/renovación) (sube/se dispara/te suben/cuesta)|\
         (deja/dejan) (temblando/tiritando) (la/el) (cuenta/cartera/bolsillo)|\
         (hay que/toca) (hipotecarse/ahorrar durante/vender un riñón/hacer números/echar cuentas/apretarse el cinturón/soltar)|\
         (se/te) (pasa/sale/va) (un poco/algo/mucho/bastante/) de (presupuesto/precio)|no (baja/bajan) de (los/las/0)|\
         (nada/no hay nada/ninguno/ninguna) (suyo/) por debajo de (los/las/0/cien/mil)|\
         car(ísimo/ísima/ísimos/ísimas/illo/illa/ete)|\
         (prohibitivo*/inasequible/inasequibles/inalcanzable/inalcanzables)|\
         (abusa/abusan/se pasa/se pasan) (del/con el/en el/con los/de) (precio/precios)|\
         (sablea/sablean/clavan/clavaron)",
    ),
    (
        1,
        3,
        "\
         (más/mucho más/bastante más) (coche/móvil/producto/calidad/prestaciones/cosas) por (menos/el mismo dinero/tu dinero)|\
         nada mal para (lo que cuesta/lo que vale/lo que pagas/lo que cuestan/su precio/el precio)|\
         (no está/no están) nada mal (para/por) (lo que vale/lo que cuesta/su precio/el precio/lo que pagas/lo que cuestan)|\
         (difícil/imposible) (encontrar/pedir/hallar) (algo/nada/uno/una/algo más) (mejor/tan completo*/tan bueno*/tan redondo*/igual/parecido*) (por/a) (ese/este/el mismo/menos)|\
         por (ese/este/el) (precio/dinero) (es difícil/no hay nada/nadie da/nadie ofrece/cuesta encontrar/no encontrarás)|\
         (pagas/paga/pagué/cuesta) poco y (recibes/te llevas/da/obtienes/rinde/ofrece) (mucho/un montón/de sobra)|\
         (da/dan/ofrece/ofrecen/rinde/rinden/aporta/aportan/entrega) (mucho/bastante/muchísimo/lo mismo/casi lo mismo/más) (más/) (por/de) (menos/bastante menos/la mitad/mucho menos/lo que cuesta/lo que pagas/lo que vale/su precio/lo que piden)|\
         por (la misma/el mismo) (cuota/precio/dinero/tarifa/importe) (incluye/da/ofrece/te llevas/tienes/trae/recibes/te dan)|\
         (cada/hasta el último) (euro/céntimo/peso/centavo/dólar/duro) (invertido/gastado/pagado/que cuesta/que vale/bien gastado)|\
         dinero (bien/muy bien/mejor) (invertido/gastado/empleado)|\
         (se/lo/la) (amortiza/amortizas/amortizan/amortizarás/amorticé/rentabiliza/rentabilizas) (en/enseguida/rápido/pronto/solo/a los/al)|\
         (relación/equilibrio) (calidad precio/precio calidad/calidad y precio/precio y calidad/precio rendimiento/precio prestaciones) (imbatible/inmejorable/excelente/insuperable/sobresaliente/redonda/difícil de batir/difícil de superar/muy buena/buenísima/sensacional/increíble/de las mejores/estupenda/fantástica/correcta/notable/perfecto)|\
         (la/las/una de las) mejor(/es) (relación/relaciones) (calidad precio/entre calidad y precio/precio calidad)|\
         (excelente/inmejorable/imbatible/buena/gran/mejor/magnífica/muy buena/estupenda/insuperable) relación (calidad/entre/precio)|\
         (sale/salen) (muy/) a cuenta|\
         (compensa/compensan) (de sobra/con creces/cada euro/el precio/el desembolso/la inversión/la diferencia/lo que cuesta)|\
         (justifica/justifican) (de sobra/con creces/plenamente/cada euro de/perfectamente/) (su/el/lo que) (precio/coste/desembolso/cuesta)|\
         vale (lo que pesa en oro/hasta el último céntimo/cada centavo/con creces lo que cuesta/más de lo que cuesta)|\
         bueno y barato|(lo mejor/el mejor/la mejor) (por/para) (su/ese/este) (precio/dinero)",
    ),
    (
        -1,
        3,
        "\
         (caro*/carísimo*/mucho/demasiado) para lo (poco/que) (que/) (ofrece/da/dan/es/aporta/trae/incluye/dura/rinde/hace)|\
         para lo poco que (ofrece/da/aporta/rinde/dura/trae/incluye/hace)|\
         (precio/precios) de (lujo/oro/marca/gama alta/premium/primera) (por/para/y) (una calidad/calidad/prestaciones/un producto/materiales/unas prestaciones/acabados)|\
         (uno/se/cabría/cabe/yo/una/podría) (esperaría/esperar/esperarse/esperaba/espera) (bastante/mucho/algo/un poco/) más|\
         (otros/otras/la competencia/cualquier rival) (dan/ofrecen/venden/dan lo mismo/te dan/tienen) (lo mismo/algo igual/algo mejor/más/por la mitad/mejor) (por/a) (la mitad/menos/mucho menos/bastante menos)|\
         (otras/otros) dan por la mitad|\
         por la mitad (de precio/del precio/de dinero/de lo que cuesta) (hay/encuentras/tienes/existen)|\
         (no/ni) (vale/valen/merece/merecen) (ni/) (la mitad de/lo que/de lejos/ni de broma) (lo que/cuesta/piden)|\
         (dinero/euros) (tirados/tirado/a la basura/mal gastado/malgastado/por la ventana/desperdiciado)|\
         (poco/menos) (producto/cosa/contenido/chicha) (por/para) (tanto/mucho) (dinero/precio)|\
         (demasiado/mucho/tanto) (dinero/precio) (por/para) (tan poco/poca cosa/lo que)|\
         (no/difícilmente) (justifica/justifican/compensa/compensan/amortizas/se amortiza) (el/la/lo/ese/su)|\
         (estás/estamos) pagando (la/el) (marca/logo/nombre/logotipo)|\
         (pagas/paga/pagan) (el logo/el nombre/la etiqueta/la marca/de más/sobreprecio/más por menos)|\
         lo que pagas no se (corresponde/refleja)|no se corresponde con (el/su/lo que) (precio/cuesta/pagas/coste)",
    ),
    (
        1,
        4,
        "\
         (cosido*/cosidos/cosidas/hecho*/tallado*/ensamblado*/montado*/acabado*/pulido*/rematado*) a mano|\
         (se nota/se notan/salta a la vista) (en cada/el mimo/el oficio/la mano/el cuidado/el detalle/que está bien/la calidad)|\
         (no/nada) (cruje/baila/tiembla/se mueve/chirría/cojea/se tambalea/vibra)|\
         (ni un/sin un/ni un solo/sin un solo) (crujido/hilo suelto/defecto/fallo de acabado/remate mal hecho)|\
         (sólido*/firme/macizo*/robusto*/recio) como (una roca/un roble/una piedra/un tanque/un yunque)|\
         (construcción/fabricación/acabado/acabados/ensamblaje/confección/remates/costuras/materiales/chasis/cuerpo) (sólido*/sólidos/robusto*/impecable/impecables/de primera/de calidad/exquisito*/exquisitos/cuidado*/cuidados/esmerado*/esmerada/premium/excelente/excelentes/de lujo/intachable/perfecto*/macizo*/firme/nobles/de gama alta/muy cuidado*/soberbio*/sobresaliente/sobresalientes/reforzado*/reforzadas/metálico/de aluminio/de acero/unibody)|\
         (cuida/mima/cuidan/miman) (los/cada/mucho los/al máximo los/todos los) (remates/acabados/detalles/detalle/materiales/costuras)|\
         (como un/parece un) tanque|\
         (transmite/da/desprende/respira/rezuma) (sensación de/) (solidez/calidad/robustez/firmeza/nobleza)|\
         (aluminio/acero/madera maciza/cuero/roble) (de verdad/auténtico/de primera)|\
         (bien/muy bien/perfectamente/sólidamente) (plantado*/asentado*/anclado*/armado*/encajado*/hecho*/trabajado*/rematado*)",
    ),
    (
        -1,
        4,
        "\
         (se nota/se ve/se siente/parece) (barato*/baratillo/baratucho*/de mala calidad/hueco/de cartón/de juguete/de bazar/endeble/frágil/flojo*/chapucero/plasticoso/mal hecho*)|\
         (parece/parecen) (un juguete/de juguete/de cartón/de papel/cartón piedra/sacado de un bazar/de feria/de saldo)|\
         (cojea/cojean/tambalea/tambalean/se tambalea/se tambalean/se bambolea/se menea/se mueve todo/baila todo)|\
         (patas/botones/piezas/tapas/juntas/mandos/teclas) (flojos/flojas/sueltos/sueltas/desiguales/que bailan/que se sueltan/mal ajustados/mal ajustadas/mal encajadas/torcidos/torcidas)|\
         (hilos/hilo) (sueltos/suelto)|\
         (costuras/remates) (torcidas/torcidos/flojas/mal rematadas/abiertas/sueltas/que se abren/que se sueltan)|\
         (chasis/carcasa/tapa/cuerpo/estructura/respaldo) (que/) (se dobla/flexa/cede/cruje/se hunde/endeble/de plástico malo/blandengue)|\
         (pintura/barniz/esmalte) (que/) (salta/se levanta/desigual/con gotas/mal aplicada)|\
         (tela/tejido/piel/cuero) (fina/fino/basta/basto/de mala calidad/acartonado/sintético barato)|\
         (pegado*/cosido*/soldado*/lijado*/pintado*/atornillado*/ensamblado*/encolado*/cortado*) (con prisas/de cualquier manera/con desgana/a lo loco/fatal/regular/torcido*)|\
         (puro/todo/mucho/demasiado) plástico|\
         plástico (por todas partes/del malo/del barato/que cruje/hueco/fino/quebradizo)|\
         (calidad/acabados/materiales) de (bazar/saldo/mercadillo/todo a cien/tercera/segunda/pacotilla)",
    ),
    (
        1,
        5,
        "\
         (dura/duran/aguanta/aguantan/resiste/resisten/soporta/soportan) (lo que le eches/lo que le echen/lo indecible/carros y carretas/una vida/más que/más de una década/años y años/siglos/una guerra/de todo/el ajetreo/el tute/el maltrato/los embates)|\
         (lleva/llevan/tiene/tienen) (0 años/0 inviernos/0 temporadas/una década/más de 0 años/media vida/años) (funcionando/conmigo/como nuevo*/como el primer día/intacto*/sin un rasguño/y sigue/y siguen/en marcha/dando guerra/rodando)|\
         (sigue/siguen/quedan/queda/está/están) (como el primer día/como nuevo*/intacto*/intactos/impecable tras/como recién comprado*/igual que el primer día/como recién salido*)|\
         (sobrevive/sobreviven/sobrevivió/ha sobrevivido) (a/al)|\
         (no/ni) (se/lo/la/los/las) (raya/rayan/oxida/oxidan/deforma/deforman/rompe/rompen/desgasta/desgastan/decolora/destiñe/encoge/pela/pelan/despega/agrieta/abolla/estropea/deteriora/desgarra/descose/arruga/pudre)|\
         a prueba de (bombas/niños/torpes/perros/todo/óxido/manazas/balas/adolescentes/mascotas/rayones/arañazos/lluvia/salpicaduras)|\
         (para/dura/duran) (toda la vida/toda una vida/rato/muchos años/décadas/generaciones)|\
         (heredarán/heredará) (tus/mis/los) (hijos/nietos)|pasa de (padres a hijos/generación en generación)|\
         (casi/prácticamente) (indestructible/irrompible/eterno*/inmortal)|\
         (no/ni) (se mueve/se corre/se cuartea/se transfiere/se borra) en (todo el día/0 horas/toda la noche)|\
         (a pesar de/pese a/tras/después de) (los años/mil lavados/cientos de lavados/decenas de lavados/0 lavados/el uso diario/años de uso/0 años de uso) (sigue/siguen/está/están/conserva)",
    ),
    (
        -1,
        5,
        "\
         (se/le/se le) (pudre/pudren/cuartea/cuartean/descascarilla/descascarillan/desportilla/astilla/astillan/afloja/aflojan/desconcha/desconchan/levanta el/levantó el/levanta la/llena de óxido/desfonda/deshilacha/deshilachan/pelan/amarillea/amarillean/fisura/fisuran/raja/rajan/rajó/parte/partió/desintegra)|\
         (empezó/empezaron/empieza/empiezan/comenzó/comenzaron/comienza) a (deshilacharse/descoserse/oxidarse/pelarse/agrietarse/despegarse/fallar/soltarse/desteñir/desgastarse/romperse/cuartearse/amarillear/aflojarse/hundirse/deformarse/hacer agua/gotear/perder)|\
         (acabó/acabaron/terminó/terminaron/acaba/termina) (en la basura/roto*/rotos/hecho* trizas/hecho* polvo/oxidado*/oxidados/partido*/desfondado*/inservible)|\
         dura* lo que (un/una/tarda/dura)|\
         (no/ni) (dura/duran/duró/duraron/aguanta/aguantan/aguantó/llega/llegó/pasa/pasó) (ni/de/al) (un año/dos años/un mes/dos meses/la temporada/verano/una temporada/un invierno/primer invierno/segundo año/dos lavados/tres lavados/medio año/dos puestas/una semana/dos semanas)|\
         (roto*/oxidado*/rajado*/partido*/descosido*/pelado*/desteñido*/agujereado*) (a las/a los/al) (0 semanas/0 meses/0 días/mes/año/segundo día/primer mes/pocas semanas/pocos meses)|\
         a las (0/pocas/dos/tres) (semanas/puestas)|\
         al (segundo/tercer/primer/cuarto) (otoño/invierno/verano/lavado/mes/uso/año)|\
         (destiñe/encoge/se deforma) al (lavarlo/lavarla/primer)|(envejece/envejecen) (mal/fatal/rápido/peor)|\
         (muere/mueren/murió/murieron/palmó) (al/a los/justo/en cuanto)|\
         (poca/corta/breve/escasa/mínima) (durabilidad/resistencia/vida/longevidad/duración/vida útil)",
    ),
    (
        1,
        6,
        "\
         (lleva/llevamos/llevo/llevan) (0 años/0 meses/0 inviernos/años/meses/más de un año/un año/0 semanas) sin (una sola/un solo/una/un/dar) (avería/fallo/caída/problema/problemas/susto/incidencia/corte/error)|\
         sin (dar/) (la lata/guerra/un solo problema/ni un problema/un problema/un disgusto/problemas/sorpresas/sobresaltos/contratiempos/un fallo/un solo fallo/una sola avería/una avería/una sola caída/ni una caída/una incidencia/un susto/averiarse/fallar/colgarse/pestañear/cortes/caerse)|\
         (no/nunca/jamás) (ha/han/me ha/me han/nos ha/nos han/te/me) (fallado/dado ni un/dado un/dado problemas/dejado tirado*/dejado tirados/dejado colgado*/dado la lata/dado guerra/dado un disgusto/perdido/cortado/falla/fallan/deja tirado*/dejará tirado*/dejan tirado*)|\
         (no ha dado/no dio/no da/no han dado) (ni un/ni una/un solo/una sola/ningún/el menor/la menor) (fallo/problema/disgusto/guerra/avería/susto/error/incidencia)|\
         (arranca/arrancan/enciende/funciona/prende) (siempre/a la primera/al primer intento/al primer jalón/al primer tirón/al primer toque/llueva o truene/haga frío o calor/en pleno invierno/hasta a bajo cero)|\
         llueva o truene|(siempre/nunca) (está ahí/responde cuando/falla cuando/puedes contar)|\
         (puedes/se puede) (confiar/fiarte/contar) (en/de/con) (él/ella/ellos/que)|de fiar|\
         (va/van/funciona/funcionan) como un (reloj/reloj suizo)|(relojería/reloj) suiz*|\
         (sin/ni) (fallar/fallo) (ni/un/una) (sola/solo/) (vez/día/minuto)|\
         (0 años/media vida/décadas) sin (pisar/ver/pasar por) (el/un) (taller/técnico/servicio técnico)|\
         sin pisar el taller|\
         (no/tampoco) (te/me/nos/) (va a/van a/) (dar/tener/dará/darán) (disgustos/problemas/sustos/guerra/un disgusto/un susto)",
    ),
    (
        -1,
        6,
        "\
         (es/resulta/parece/sigue siendo) (una/como jugar a la) (lotería/ruleta/ruleta rusa/moneda al aire)|\
         se (cae/caen/cuelga/cuelgan/corta/cortan/bloquea/bloquean/congela/congelan/apaga/apagan/reinicia/avería/para/paran/cierra) (cada 0/cada poco/cada rato/cada semana/cada dos por tres/cuando más lo necesitas/cuando menos lo esperas/en mitad/en plena/en pleno/a mitad/en medio/a media/justo cuando/en el peor momento)|\
         (cada/más de una/una de cada) (0/dos/tres/cuatro/cinco) (veces/intentos/por tres) (falla/no/se)|\
         (me/te/nos) (deja/dejó/dejaron/ha dejado/dejan) (tirado*/tirados/colgado*/colgados/plantado*/plantados/en la cuneta/a oscuras/sin servicio/sin luz/sin internet/sin agua/sin calefacción/en tierra)|\
         (dejó/deja/dejaron/dejan) de (funcionar/encender/responder/cargar/ir/calentar/enfriar/girar/marchar/dar señales)|\
         (no/ni) (te/se/me) (puedes/puede/podemos) (fiar/confiar/contar)|\
         (es/resulta/son) (poco/nada) (de fiar/fiable/fiables/confiable/confiables)|\
         (al taller/al servicio técnico) (cada/dos veces/tres veces/0 veces)|\
         (ha/han) (pasado/estado/ido) (ya/) (0 veces/dos veces/tres veces/) (por el taller/en el taller/al taller/por el servicio técnico)|\
         (averías/fallos/cortes/caídas/cuelgues/errores/bloqueos) (a diario/cada semana/a todas horas/sin parar/cada mes/cada invierno)|\
         (un día sí y otro también/día sí, día no/cada dos días)|\
         (retrasa/retrasan/retrasaron/cancela/cancelan/cancelaron/canceló) (vuelos/el vuelo/la cita/el viaje/citas/el pedido/la reserva/sin avisar/a última hora)|\
         a última hora|(falla/fallan/falló) más que|\
         (se/le) (ha/han) (estropeado/averiado/roto/quemado) (0/ya/dos/tres) veces",
    ),
    (
        1,
        7,
        "\
         (hasta/incluso) (un/una/mi/tu/los) (crío/cría/chaval/peque/niño/niña/niños/abuelo/abuela/abuelos/madre/padre/suegra/novato/novata/novatos/principiante/principiantes/manazas/negado/torpe)|\
         quien (no/nunca) (ha/han) (cocinado/programado/usado/tocado/hecho)|\
         (cualquiera/todo el mundo) (puede/podría/es capaz de/sabe) (manejar/manejarlo/manejarla/usar/usarlo/usarla/aprender/hacerlo)|\
         (cualquiera/todo el mundo) (lo/la/se) (maneja/domina/aclara/entiende/apaña)|\
         (se/lo/la) (domina/dominas/aprende/aprendes/entiende/entiendes/pilla/pillas/controla/controlas/maneja/manejas/usa/usas) (al primer vistazo/a la primera/en un rato/en una tarde/en cinco minutos/en minutos/en dos minutos/en dos días/desde el primer día/desde el primer minuto/desde el primer momento/desde el primer uso/con los ojos cerrados/sin manual/sin leer el manual/sin abrir el manual/casi sin querer/sola/solo/sin pensar/en un pispás/enseguida/de un vistazo/sin ayuda/con la punta de los dedos/de forma intuitiva)|\
         (no hace falta/no hacen falta/no necesitas/no hay que/sin necesidad de/sin tener que) (leer el manual/abrir el manual/mirar el manual/leerse el manual/saber nada/saber de informática/ser ingeniero/ser un experto/ser experto/estudiar nada/conocimientos previos/conocimientos técnicos/leer instrucciones/instrucciones/un curso)|\
         (basta/bastan/es suficiente/alcanza) con (girar/pulsar/tocar/apretar/un/dos/una/abrir/decir/deslizar/hablar/presionar/escanear/acercar) (una/un/el/la/botón/dedo/toque/par de/clic)|\
         (de una/con una/una) (sencillez/simplicidad/facilidad) (pasmosa/apabullante/sorprendente/envidiable/insultante/admirable)|\
         (botones/letras/teclas/mandos/iconos/textos) (grandes/claros/claras/bien señalizados/intuitivos/sencillos/enormes/legibles/a mano)|\
         (todo/todos/cada cosa) (está/queda/a/en) (a mano/a un clic/a un toque/donde debe/en su sitio/donde esperas/a la vista/muy claro/bien ordenado)|\
         te (lleva/guía/acompaña) de la mano|\
         (como/igual que) (encender la luz/encender una bombilla/un juego de niños/andar en bici)|\
         (facilísimo*/sencillísimo*/simplísimo/comodísimo) (de usar/de manejar/de programar/de entender/de utilizar/de aprender)|\
         (curva de aprendizaje) (casi nula/mínima/suave/corta/inexistente/muy corta/muy suave/nula)|\
         sin (curva de aprendizaje/quebraderos de cabeza/comeduras de coco/calentarse la cabeza/calentarte la cabeza/florituras/manual)|\
         pensad* para (personas mayores/mayores/principiantes/novatos/torpes/niños/quien empieza/abuelos)|\
         perdona* (los/tus) (errores/fallos/despistes)",
    ),
    (
        -1,
        7,
        "\
         (hay que/necesitas/exige/requiere/obliga a/toca/hace falta) (hacer un máster/leerse un tomo/leerse el manual/leer el manual/leerse un manual/ser ingeniero/ser informático/tener una carrera/estudiar ingeniería/un máster/una ingeniería/un doctorado/un curso/un curso entero/bucear entre/bucear por/navegar por/mirar tutoriales/ver tutoriales/buscar tutoriales/pasar por 0 menús)|\
         (hacer/hacerse) un máster|\
         (ni/no) (dios/cristo/un ingeniero/hay quien/hay forma de/hay manera de) (lo/la/se) (entiende/entenderlo/aclara/aclararse/entenderla)|\
         (menús/ajustes/opciones/botones/funciones) (escondidos/escondidas/crípticos/crípticas/diminutos/minúsculos/ocultos/ocultas/por duplicado/sin orden/apelotonados/indescifrables/interminables/infinitos/anidados/laberínticos)|\
         (no/nada/poco) (se entiende/se entienden/entiende nadie/queda claro/está claro/es evidente/tiene lógica/hay lógica/evidente/lógico*/obvio*/fácil* de entender/amigable/amigables/manejable/intuitivas/intuitivos)|\
         (me/te/nos) (pierdo/pierdes/perdí/lío/lías/volví loco/vuelves loco/vuelve loco/vuelven loco/trae de cabeza/volvió loca/saca de quicio)|\
         (vuelve/vuelven/volvió) (loco*/locos/majara)|\
         (tardas/tardé/tarda/tardarás/cuesta/me costó/nos costó/lleva) (horas/días/semanas/meses/un mes/una semana/lo suyo/media hora/un mundo/dios y ayuda/sangre, sudor) (en/) (entender/entenderlo/aprender/aprenderlo/pillarle/cogerle/hacerse/dominarlo/dominar/acostumbrarse/encontrar/manejarlo/aclararse)|\
         (0/demasiados/mil/cien) (clics/pasos/menús/toques/pantallas/submenús) (para/hasta)|\
         (sin/ni) (lógica/orden/pies ni cabeza)|\
         (más/bastante/demasiado/muy) (lioso*/enrevesado*/enredado*/críptico*/confuso*/complicado*/farragoso*/aparatoso*/engorroso*/laberíntico*/intrincado*/rebuscado*)|\
         solo (apto/) para (ingenieros/expertos/informáticos/frikis/iniciados)",
    ),
    (
        1,
        8,
        "\
         (viene/llega/vienen/llegan) (ya/) (montado*/armado*/ensamblado*/listo* para usar/calibrado*/precargado*/preconfigurado*/emparejado*/configurado*)|\
         (sacarlo/sacarla/sacar) de la caja y (usarlo/usarla/listo/a correr/a funcionar/a disfrutar/enchufar)|\
         (enchufar/enchufas/conectar/conectas/encender/enciendes/enroscar/encajar/atornillar/pegar/colocar/abrir/abres/desplegar) y (listo*/a funcionar/ya está/a correr/a disfrutar/a volar/fuera/arreglado)|\
         se (instala/monta/configura/arma/planta/activa/despliega) (él/ella/prácticamente/casi/) (solo/sola)|\
         (no/ni) (tuve que/tienes que/hay que/hizo falta/hace falta/hubo que) (llamar a nadie/taladrar/tocar nada/hacer obra/hacer obras/configurar nada/leer nada/usar herramientas/hacer agujeros/llamar a un técnico)|\
         (el técnico/el instalador/los técnicos) (vino/lo dejó/lo dejaron/terminó/acabó/tardó) (al día siguiente/todo listo/funcionando/en media hora/0 minutos/en una hora)",
    ),
    (
        1,
        108,
        "\
         (es/son/fue/resulta) (cosa/cuestión) de (0/cinco/diez/unos/pocos/dos/tres/quince) minutos|\
         (es/son/fue/resulta) (cosa/cuestión) de (minutos/segundos)",
    ),
    (
        -1,
        8,
        "\
         (faltan/faltaban/sobran/sobraban/venía con/viene con) (0 tornillos/tornillos de menos/dos tornillos/piezas/tornillos/agujeros/herrajes)|\
         tornillos de menos|\
         (los agujeros/las piezas/los tornillos/los orificios/los taladros) no (coinciden/encajan/cuadran/casan)|\
         (viene/llega/vienen) (desmontado*/desarmado*/en mil piezas/en 0 bultos/en cien piezas)|\
         (acabé/acabamos/terminé/tuve que/hubo que/tuvimos que/hay que/obliga a/exige/exigió) (llamando/llamar/llamando a/contratar/pagar/buscar) (a un/al/un/a dos) (técnico/instalador/electricista/manitas/profesional/fontanero/carpintero/cerrajero)|\
         (no/ni) (se/lo/hay quien lo/hay quien la) (monta/instala/arma) (solo/sola/uno solo/nadie)",
    ),
];
