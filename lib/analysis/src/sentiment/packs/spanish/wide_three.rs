//! Spanish praise and blame of many kinds of products, by feature. Only data; in parentheses stand choices.

/// (sign, feature that is implied or 0, words).
pub(super) const PHRASES: &[(i8, u16, &str)] = &[
    (
        1,
        25,
        "\
         (no/sin) (hay forma/hay manera/forma/manera) de (volcarlo/volcar/volcarla/abrirlo/abrirla/quemarse/cortarse/pillarse/que vuelque/que se abra)|\
         no hay (forma/manera) de volcar|\
         sin (riesgo/riesgos/peligro/piezas pequeñas/aristas/bordes afilados/tóxicos/bpa/ftalatos) (alguno/para/de)|\
         (va/es) de una sola pieza|\
         (puedes/deja/dejas/te deja) (dejarlo/dejar/dormir/ir/conducir/viajar/marcharte) (encendido/a los niños/al niño/tranquilo/tranquila/sin miedo/sin preocuparte/solo)|\
         (duermes/viajas/conduces/vas/respiras) (más/) (tranquilo/tranquila/seguro/segura)|\
         (la/con la) (tranquilidad/seguridad) de (saber/que/un/ir)|\
         (me/nos/le/te) (salvó/ha salvado) (la vida/de una/de un/el pellejo)|\
         ni (quema/vuelca/pincha/corta/resbala/suelta)",
    ),
    (
        -1,
        25,
        "\
         (no/ni) (dispone/dispone de/tiene/lleva/incluye/trae/hay/cuenta con/monta) (de/) (cinturones/cinturón/airbags/airbag/arnés/barandilla/protección/bloqueo infantil/apagado automático/freno de/frenos/tapa de seguridad/termostato de seguridad/sistema antivuelco)|\
         (un/auténtico/es un/todo un) peligro|\
         (puede/pueden/podría/podrían) (tragarse/tragárselas/atragantarse/asfixiarse/quemarse/cortarse/caerse/resbalar/volcar/explotar/arder/hacerse daño/pillarse los dedos)|\
         (un/una) (niño/niña/bebé/crío/perro) (puede/podría/se puede) (tragarse/tragar/abrirlo/quemarse/cortarse/caerse/atragantarse/hacerse daño/pillarse)|\
         (alargan/alarga/aumenta) (la/las/mucho la) (frenada/distancia de frenado/frenadas)|\
         (suspendió/suspende/suspendieron/reprobó/cateó) (el/los/en/las) (crash test/pruebas de/prueba de/ensayos/test de)|\
         (se calienta/se pone) (tanto/al rojo/como una plancha/que quema)|y eso es grave|\
         (llamada/llamadas/campaña) a revisión|(retirado*/retiraron/retirada) (del mercado/por riesgo/por seguridad)",
    ),
    (
        1,
        26,
        "\
         (no/ni) (rastrea/vende/comparte/cede/guarda/registra/recopila/almacena/filtra/conserva) (la navegación/datos/ningún dato/historial/tu historial/conversaciones/tu ubicación/nada/información/contactos/actividad/tus datos/los datos)|\
         (elimina/borra/destruye) (tus/los/todos los/el/tu) (datos/historial/rastro/registros/mensajes)|\
         (todo/nada/los datos/los vídeos/las imágenes/las grabaciones) (se queda/queda/quedan/se guarda/se quedan/sale/salen) (en el/en local/en casa/en tu/del/cifrado) (dispositivo/móvil/teléfono/aparato)|\
         (estar/dormir/duermes/comprar/compras/pagas/pagar/navegas/navegar) (tranquilo/tranquila/tranquilos/seguro/segura) (con/sabiendo/en)|\
         (a salvo/a buen recaudo/bajo llave/a prueba de fisgones/a prueba de hackers/a prueba de curiosos)|\
         (avisos/alertas/aviso/alerta) (al momento/al instante/inmediatas/en tiempo real/de cada)|\
         no (vende/comparte/cede/venden/comparten/ceden) (información/datos/los datos/tus datos/la información/nada) (a/con) terceros",
    ),
    (
        -1,
        26,
        "\
         no (pide/exige/requiere/tiene/ofrece/usa/cifra/protege/encripta) (ni/) (contraseña/contraseñas/PIN/pin/verificación/doble factor/segundo factor/confirmación/doble verificación/autenticación/los mensajes/los datos/las conversaciones/nada/cifrado)|\
         (sin/ni) (cifrar/cifrado/encriptar/contraseña/doble factor/verificación/protección alguna/proteger)|\
         (cualquiera/cualquier vecino/cualquier desconocido/un desconocido/un extraño) (con mala idea/con un móvil/podría/puede/pudo/) (fisgar/puede fisgar/entrar/ver/acceder/colarse/mirar/espiar/abrirlo/leer/escuchar)|\
         (me/le/les/nos) (hackearon/robaron/vaciaron/suplantaron/clonaron) (la cuenta/las cuentas/los datos/la identidad/la tarjeta)|\
         (los/las) deja* pasar (todos/todas)|(un/es un/más) coladero|\
         (saben/sabe) (hasta/todo/más) (de ti/lo que/que tú/dónde)|\
         (te/nos) (sigue/siguen/persigue/rastrea/espía/vigila/escucha) (por toda/por todo/a todas/en todo/hasta/incluso)",
    ),
    (
        1,
        127,
        "\
         una delicia|delicia|delicias",
    ),
    (
        1,
        27,
        "\
         (se funde/se deshace/se derrite) en (la/) boca|\
         (tiene a/vuelve locos a/vuelve loco a/enloquece a/encanta a/apasiona a/fascina a) (mis/los/mi/su/tus) (gatos/perros/gato/perro/niños/hijos/perra/gata/invitados)|\
         (el/mi/los/la) (gato/perro/niños/perra/niño/gatos/perros/gata) (lo/la/los/las/se lo/se la) (devora/devoran/come encantado/zampa/zampan/relame/pide/piden/adora/adoran/come/comen con ganas)|\
         (deja/dejan) un (recuerdo/final/retrogusto/regusto/posgusto/toque) (a/de/largo/agradable/delicioso/elegante/dulce/fresco/sutil)|\
         (fruta/frutas) (madura/maduras/fresca/del bosque)|\
         (final/paso) (largo/larguísimo/suave/sedoso/elegante/persistente)|\
         (para/de/dan ganas de/como para) (relamerse/repetir/mojar pan/chuparse los dedos/quitarse el sombrero/llorar de gusto/rebañar/rebañar el plato)|\
         (no/sin) (deja/dejar/tiene/amarga/empalaga/cansa/sabe a) (regusto/amargor/ni pizca/retrogusto/plástico)|\
         como los de (la abuela/mi abuela/antes/pueblo)|como el de (la abuela/mi abuela/antes/pueblo)",
    ),
    (
        -1,
        27,
        "\
         (no/ni) (sabe/saben/huele/huelen) (ni/) (a nada/a lo que/a gran cosa/a fruta/a carne/a café/a chocolate/como debería/bien)|\
         (se/se le) (pasa/pasó/pasan) (el punto/de punto/de cocción/de sal)|\
         (ni/no hay quien) (el perro/mi perro/el gato/mi gato/mis hijos/los niños/se) (lo/la/los) (quiere/quieren/come/coma/prueba/toca/tocan/quiso/trague)|\
         (el/mi/los) (gato/perro/niños/gatos/perros) (lo/la/ni lo/ni la) (rechaza/rechazan/escupe/huele/prueban/toca/deja/ignora)|\
         (más/sabe más a) (azúcar/agua/sal/harina/aire/grasa) que (otra cosa/cacao/chocolate/fruta/carne/café/queso/tomate/sabor)|\
         (agua/café) (sucia/de calcetín/aguado/de recuelo)",
    ),
    (
        1,
        28,
        "\
         (sin/ni/nada de/cero/libre de/libres de) (rastro de/pizca de/gota de/) (cereales/azúcares añadidos/aceite de palma/colorantes/conservantes/conservadores/aditivos/edulcorantes/parabenos/sulfatos/siliconas/gluten/lactosa/transgénicos/saborizantes/potenciadores/perfumes/nitritos/alcohol/microplásticos/alérgenos/químicos/ultraprocesados/artificios/sal añadida/azúcar añadido/fragancias)|\
         (y poco más/y nada más/y ya/y punto/y listo), como debe ser|\
         (solo/solamente/únicamente) (carne/leche/tomate/cacao/fruta/avena/agua/aceite/harina/café/ingredientes/almendras)|\
         (lista/etiqueta) (de ingredientes/) (corta/cortísima/limpia/limpísima/breve/clara/honesta/transparente/que se entiende/cristalina/de tres/sin sorpresas)|\
         (0/70/80/90/100/cien por cien) % (carne/cacao/fruta/natural/vegetal/arábica/ecológico/ecológica/integral/algodón/lana/de carne/de cacao/de fruta)|\
         (apto*/bueno*/perfecto*) para (celíacos/veganos/diabéticos/alérgicos/intolerantes/pieles atópicas)",
    ),
    (
        -1,
        28,
        "\
         (lista/etiqueta) (de ingredientes/) (interminable/kilométrica/infinita/larguísima/larga como/que da miedo/que asusta/que parece/llena de/más larga)|\
         lista (interminable/kilométrica/larguísima/infinita) de (aditivos/ingredientes/químicos/conservantes/nombres/e)|\
         (más/con más) (química/azúcar/aditivos/agua/aire/sal/harina/relleno) que (fruta/carne/otra cosa/cacao/leche/nutrientes/tomate/queso)|\
         (carne/fruta/pescado/cacao/proteína/fibra/jamón/queso) (hay/lleva/tiene/contiene/) (poca/poco/la justa/lo justo/ni se la ve/ni se le ve/brilla por su ausencia/apenas/casi nada)|\
         (apenas/solo/ni/no llega al/no llega ni al) (un/al/) 0 % de (carne/cacao/fruta/pescado/fibra/proteína/queso/jamón/aceite/tomate)|\
         (la/el/los) (fibra/carne/fruta/cacao/queso/vitaminas) ni (se la ve/se le ve/se huele/asoma/se ven/aparece)|\
         (poco/nada/bastante poco) (sano*/saludable/saludables/natural/naturales/nutritivo*/recomendable para)",
    ),
    (
        1,
        29,
        "\
         (cuida/cuidan/respeta/respetan/mima) (el/del/al/mucho el) (planeta/medio ambiente/medioambiente/entorno/mar/bosque/océano)|\
         (gasta/consume/contamina/emite/ensucia/desperdicia/gastan/consumen/contaminan) (mucho/bastante/muchísimo/algo/un 0 %/)menos|\
         (consume/contamina/gasta/emite) (bastante/mucho/un 0 %/hasta un 0 %/) menos|\
         0 % (renovable/renovables/reciclado/reciclada/reciclados/recicladas/biodegradable/compostable/orgánico/reciclable)|\
         (sin/ni/cero) (plásticos/plástico/una pizca de plástico/gramo de plástico/emisiones/químicos vertidos) (de un solo uso/innecesarios/innecesario/superfluo/virgen)|\
         (lo/la/los/las) puedes (reciclar/reparar/rellenar/compostar/devolver para)|\
         (segunda vida/economía circular/carbono neutro/neutralidad de carbono/huella cero/residuo cero/balance neutro)",
    ),
    (
        -1,
        29,
        "\
         (un/todo un) (disparate/despropósito/desastre/atentado/crimen/sinsentido/despilfarro) (ecológico/ambiental/medioambiental/contra el planeta/)=|\
         (salarios/sueldos) de miseria|(talleres/fábricas) (clandestinos/de explotación/sin derechos/en condiciones)|\
         (trabajo/mano de obra) (infantil/esclavo/semiesclavo)|\
         (ecopostureo/greenwashing/lavado verde/lavado de imagen/puro marketing verde/marketing verde/verde de boquilla)|\
         (nada/muy poco/poco) (ecológico*/verde/sostenible/sostenibles/respetuoso*/reciclable/reciclables/ético*/transparente con sus proveedores)|\
         (no/ni) (recicla/reciclan/se recicla/se puede reciclar/publica/aclara/explica/puede demostrar/demuestra/compensa) (nada/el origen/su origen/sus emisiones/de dónde/cómo)|\
         (usar y tirar/un solo uso/obsolescencia)",
    ),
    (
        1,
        30,
        "\
         sin (pagar/cobrar/cobrarte/que te cobren/abonar/soltar) (nada/un euro/un céntimo/comisiones/comisión/corretaje/suplemento/suplementos/recargo/recargos/extra/extras/de más/gastos/ni un/peaje/intereses/tasas/penalización/más)|\
         sin (suplemento/suplementos/recargo/recargos/corretaje/peajes/tasas/cuota de alta/gastos de apertura/costes escondidos/costes sorpresa/sorpresas en el recibo/sorpresas a fin de mes/sustos a fin de mes/ataduras/trampas/asteriscos/penalización/penalizaciones/compromiso de permanencia)|\
         (lo que ves/el precio que ves) es lo que pagas|\
         (pagas/cobra/cobran) (exactamente/) lo que (ves/firmas/pone/dice/aparece)|\
         (todo/está todo/viene todo/lo tiene todo) incluido|\
         (no/ni) (te/) (cobra/cobran/exige/exigen/penaliza/penalizan/pide/piden/carga/cargan/factura) (nada/ni/por/permanencia/comisión/comisiones/corretaje/suplemento/recargo/más/un/extra)",
    ),
    (
        -1,
        30,
        "\
         (cobra/cobran/clavan/suma/factura/añade) (un 0 %/0 euros/un suplemento/un recargo/una comisión/un extra/otro tanto) (de/por/en) (gestión/envío/la/el/cada/mantenimiento)|\
         (hasta/incluso) (por/para) (imprimir/respirar/elegir/sentarte/ir al baño/preguntar/llamar/cambiar/sacar/consultar/hablar/pestañear)|\
         (me/te/le/nos) (cobran/cobraron/cobra/cobró/cargaron/clavaron/pasaron/colaron/metieron) (un/una/por/dos veces/de más/extra/el doble/algo/cosas/0/unos/servicios)|\
         (trampas/trampa/truco/trucos/sorpresas/sorpresa/gato encerrado) (en/escondidas/de/al) (la/el/letra/final/contrato/pagar)",
    ),
    (
        1,
        31,
        "\
         (hay/tienes/coge/mantiene/llega/sigue con) (señal/cobertura/todas las rayas/todas las rayitas/fibra/5g) (hasta/incluso/donde/aunque/de sobra)|\
         (la única/el único/las únicas/de las pocas) que (llega/llegan/cubre/cubren/opera/vuela/coge/tiene cobertura/tiene señal/asegura/incluye)|\
         que (otras/otros/las demás/los demás/nadie) (compañías/aseguradoras/seguros/) (rechazan/no cubren/excluyen/no cubre/deja fuera/dejan fuera/no aseguran/no quiere asegurar/niegan)|\
         (todo/todos/varios/los) (en/) (una sola póliza/una misma póliza/un solo seguro/una única póliza)|\
         de punta a punta (del/de)|en cada (pueblo/esquina/barrio/provincia/rincón)|\
         (amplia/extensa/gran/enorme/sólida/completa/excelente/buena/magnífica) (red/cobertura/presencia/implantación) (de/en/nacional/internacional/por)|\
         (amplias/completas/generosas/excelentes) coberturas",
    ),
    (
        -1,
        31,
        "\
         (se/te/me/nos) (queda/quedas/quedé/quedamos/deja/dejan/dejó) sin (señal/cobertura/datos/línea/red/servicio/rayas/internet)|\
         (en cuanto/nada más/apenas) (sales/sale/te alejas/pisas/entras/cruzas/dejas) (de/del/en/la/el) (la capital/la ciudad/la autopista/casa/el campo/ciudad/casco urbano/un túnel/la frontera/pueblo/garaje/ascensor/metro)|\
         (solo/sólo/únicamente) (opera/llega/cubre/funciona/hay/tiene/reparte/vuela/atiende/asegura/vale) (en/a) (0/tres/dos/cuatro/cinco/capitales/las capitales/grandes/la capital/ciudades/el centro/madrid/barcelona/cdmx)|\
         (se/) (niega/niegan) a (pagar/cubrir/indemnizar/asegurar/hacerse cargo/asumir) (los/el/la/las/un/ningún/del)|\
         (hay/tiene/tienen/lleva/incluye/está llena de) (mil/más/muchas/demasiadas/tantas) exclusiones|\
         no (cubre/cubren/contempla/ampara/paga/incluye) (ni/) (el/la/los/las) (robo/granizo/dentista/daños/averías/lunas/grúa/siniestros/tratamientos/accidentes/incendio/hurto/rotura/roturas)|\
         (una/ni una) (raya/rayita) de (cobertura/señal)",
    ),
    (
        1,
        32,
        "\
         (pediste/pedí/pides/pedimos) (el/por la/un) (lunes/martes/miércoles/jueves/viernes/sábado/domingo/noche) y|\
         (me/nos/te) (lo/la/los/) (trajo/trajeron/traen/subieron/suben/subió/dejaron/dejan/entregaron) (hasta/a/en/al) (la cocina/la puerta/casa/cuarto/quinto/salón/piso/tercero/día siguiente)|\
         lo subieron hasta|\
         (eliges/elegir/escoger/puedes elegir/te deja elegir) (hasta/) (la hora/el día/la franja/punto de recogida/día y hora/cuándo)|\
         (avisa/avisan/avisaron/te avisan/te avisa) (por/de/con/antes) (sms/whatsapp/la hora/la franja/antelación/de llegar/correo/teléfono/móvil)|\
         ya estaba en (la puerta/casa/mi casa/el portal/el buzón)|\
         (siempre/todo/nunca) (llega/llegan) (a tiempo/puntual/puntuales/en perfecto/perfecto/impecable/tarde=)",
    ),
    (
        -1,
        32,
        "\
         (no/ni) (reparte/reparten/entrega/entregan/envía/envían/sirven/sirve/llegan/llega) (los/a/en/fuera/ni/) (fines de semana/sábados/domingos/islas/canarias/las islas/pueblos/mi pueblo/domicilio/festivos/zona/tiempo/plazo/la mitad/por las tardes/de la ciudad)|\
         (no/ni) (toca/tocan/llama/llaman/llamó/tocó/avisa/avisan/avisó/sube/suben) (ni/) (el timbre/al timbre/a la puerta/al portero/nunca/antes/por teléfono/siquiera)|\
         (no/ni) (deja/dejan/permite/permiten) (elegir/escoger/cambiar) (punto de recogida/la hora/día/hora/franja/dirección/la dirección/el día)|\
         (cobra/cobran) (hasta/) (el/los/por) (envío/envíos/portes/gastos de envío/porte)|\
         (el/mi/tu/un) (paquete/pedido) (lleva/estuvo/pasó/sigue/se quedó/estaba/acabó/apareció) (parado/perdido/0/semanas/días/en/tres/dos/dando vueltas/retenido/atascado)",
    ),
    (
        1,
        33,
        "\
         (la/lo/si lo/si la/se te) (rompes/rompe/estropeas) (,/y/) (te/me/) (la/lo) (cambian/cambia/reponen/reparan/reemplazan)|\
         (te/me/nos) (la/lo) (cambian/cambiaron/sustituyeron/reemplazaron/reponen/repusieron/arreglaron/reparan/repararon) (sin/por/al/en/gratis)|\
         (te/me/nos) (devolvieron/reembolsaron/devuelven/reembolsan) (sin/el/todo/íntegro/hasta)|\
         (0/cien/treinta/noventa/sesenta/siete/cinco/diez/tres/dos) (noches/días/años/meses) (para/de/gratis/de prueba/de garantía) (probar/probarlo/probarla/devolverlo/devolverla/devolver/arrepentirse/arrepentirte/prueba/garantía/decidirte/cambiar/cambiarlo/cubren)|\
         (te/le/) deja* (probar/devolver/cambiar/cancelar) (el/la/lo/un/hasta/sin/durante/cuando) (colchón/0/cien/noches/cuando/quieras/coste)",
    ),
    (
        -1,
        33,
        "\
         (solo/sólo/únicamente) (acepta/aceptan/admite/admiten/devuelve/devuelven/cubre/cubren/cambia/cambian/dan/da/ofrece/ofrecen) (devoluciones/cambios/vales/un vale/un año/seis meses/0 meses/si/el importe/la mitad/defectos/reembolsos/un mes/0 días/durante)|\
         no (devuelven/devuelve/reembolsan/reembolsa) (ni/el/nada/) (un/dinero/peso/euro/importe/céntimo/la mitad/nada)|\
         (caduca/expira/vence/vencen/caducan) (a los/a las/al/en) (0/seis/tres/dos/un/pocos/poco/año/mes)|\
         (se lavan/se lava/se lavaron) las manos|\
         (me/nos/te) (tocó/toca/hicieron/obligan/obligaron) (pagar/asumir/correr con) (yo/de mi bolsillo/a/la/el/los) (reparación/devolución/envío/transporte/portes/gastos/arreglo)|\
         (la garantía/el seguro/el servicio) no (cubre/cubrió/se hace cargo/quiso/responde/sirve/vale/respondió)",
    ),
    (
        1,
        34,
        "\
         (la/lo/las/los) (ponen/pone/dejan) por las nubes|\
         (todo el mundo/la gente/medio mundo/quien la prueba/quien lo prueba/mi entorno/todos) (habla/hablan/la/lo/) (maravillas/bien/recomienda/conoce/repite)|\
         (hablan/habla) (maravillas/muy bien/bien/pestes no) (de)|\
         toda una (institución/leyenda/garantía/referencia) (en/del/de)|\
         (nombre/marca/casa/firma) (de/con/que) (confianza/solera/prestigio/renombre/siempre/inspira/toda la vida/referencia/peso)|\
         (pocas/ninguna) marca* (generan/inspiran/despiertan/gozan/tienen/genera) (tanta/tanto/más) (confianza/respeto/cariño/prestigio/lealtad/fidelidad)|\
         (coinciden/coincide) en (recomendar/elogiar/alabar/destacar/señalar/que)|\
         (lleva/llevan) (medio siglo/un siglo/más de un siglo/generaciones/décadas/0 años/toda la vida) (haciendo/fabricando/horneando/elaborando/cuidando/vistiendo)",
    ),
    (
        -1,
        34,
        "\
         (hablan/habla/echa/echan/dicen/cuentan) (pestes/mal/fatal/muy mal/horrores/barbaridades)|\
         (no/apenas) (pasa/pasan/llega/llegan/supera/superan) (de/a) (las/los/) (dos/tres/0/2/una) estrellas|\
         (la/su/una) (nota/puntuación/valoración) (más baja/más pobre/media baja/peor/de suspenso/mediocre/raspada)|\
         (investigada/investigado/multada/multado/sancionada/sancionado/condenada/condenado/denunciada/denunciado/expedientada/demandada/imputada) (por/a/tras/en/dos/varias/varios)|\
         (fue/ha sido/fueron/está siendo/han sido) (multada/multado/sancionada/sancionado/investigada/investigado/condenada/denunciada/demandada/expedientada)|\
         abundan (las/los) (falsificaciones/estafas/timos/quejas/fraudes/reseñas falsas/opiniones falsas/críticas/imitaciones)|\
         (vive/viven) de (las rentas/su nombre/la fama/su fama/glorias pasadas)|\
         (ya no/no) (es/son) lo que (era/eran/fue)|\
         (nadie/poca gente/pocos) (la/lo) (conoce/conocen/recomienda/recomiendan/avala)|\
         (genera/despierta/da/levanta) (más dudas/muchas dudas/desconfianza/mala espina/recelos/suspicacias)|\
         mala espina",
    ),
    (
        1,
        35,
        "\
         (algo/cosas/marcas/modelos/títulos/sabores/referencias) que (no/nunca) (verás/encuentras/encontrarás/hay/ves) en (otra/otro/ningún/ninguna/otras/otros)|\
         (encuentras/encontrarás/hay/tienes/vende/venden/tiene) (de todo/de todo y más/lo que busques/lo que quieras/lo que necesites/lo que imagines/lo que se te ocurra/cualquier cosa/hasta lo más/hasta lo que/desde)|\
         (no/nunca) (te/) (acabas/acabarás/repites/aburres/falta/faltan) (el catálogo/de verlo/película/serie/nada/donde elegir/opciones/alternativas/plato/título)|\
         (cuesta/difícil) (elegir/decidirse/escoger/aburrirse)|\
         (lo difícil/lo complicado) es (elegir/decidirse/escoger)|\
         de la (xxs/xs/s/34/36/0) a la (xxl/xl/0/56/4xl/54/60)|\
         (pasa/pasan/supera/superan) de (los/las) (0/sesenta/cien/mil/cincuenta/cuarenta/trescientos/quinientos/doscientos) (modelos/referencias/títulos/sabores/tonos/colores)|\
         la (oferta/variedad/gama/carta/selección) (más amplia/más completa/más extensa/más variada/más rica/marea de buena)|\
         (amplio*/extenso*/enorme/inmenso*/variado*/nutrido*/rico*/gran/vasto*/completo*) (catálogo/abanico/surtido/repertorio/gama/variedad/selección/oferta/biblioteca/carta/fondo/menú/colección)",
    ),
    (
        -1,
        35,
        "\
         (se limita/se limitan/se reduce/se reducen/queda reducid*/se queda) (a/en) (dos/tres/cuatro/0/un/una/unos/unas/lo/los/poco) (modelos/colores/perfumes/tallas/sabores/puñado/básico/tonos/marcas/cosas/títulos/platos/par de/de siempre/más)|\
         (nunca/casi nunca/jamás/no) (hay/tienen/queda/quedan/encuentro/encuentras/encontré) (de/) (mi talla/tu talla/tallas/lo que busco/lo que buscas/nada/lo que quiero/mi número/las marcas/stock/existencias/novedades/lo que necesito/repuestos de)|\
         (faltan/falta/echo de menos/echo en falta) (siempre/muchas/muchos/la mitad de/medio/las/los/casi todas) (las/los/) (marcas/títulos/tallas/productos/catálogo/clásicos/colores/estrenos/canales/sabores/modelos)|\
         (poco/poquísimo/escaso) (donde/para/que) (elegir/escoger/rascar)|\
         (si/) (te sales/buscas algo) (de/distinto/diferente/especial) (lo/) (básico/típico/,)",
    ),
    (
        1,
        36,
        "\
         (se/lo/la) (limpia/limpias/limpian/lava/lavas/lavan/desmonta/desmontas/vacía/aclara/enjuaga) (en/con/bajo/sin) (un/una/el/agua/casa/dos/cinco/esfuerzo/herramientas/frotar/segundos)|\
         (ni/no) (se/) (pega/pegan/queda/quedan/acumula/atrapa/enreda/enredan/incrusta/incrustan/mancha/ensucia) (nada/ni/polvo/un huevo/los pelos/pelos/restos/la comida/suciedad/la grasa/olores/huellas/las huellas/fácil)|\
         (una/con una) (pasada/bayeta/pasadita) (y//húmeda) (listo/como nuevo/como nueva/a correr/basta/queda)|\
         (no/apenas) (da/pide/exige/necesita/requiere) (ningún/ninguna/apenas/casi/más/otro) (mantenimiento/cuidado/atención/trabajo/que/cuidados)|\
         (cualquier/cualquiera) (taller/ferretería/mecánico/manitas) (lo/la/los/) (arregla/repara/tiene/puede/sabe/vende)",
    ),
    (
        -1,
        36,
        "\
         (imán/atrapa/acumula/coge/junta) (de/para/) (el/la/las/los) (polvo/pelusas/huellas/suciedad/pelos/mugre/cal)|\
         (se/le) (llena/llenan/cubre/pone/ponen) de (pelos/polvo/cal/grasa/huellas/mugre/moho/pelusas/migas/hojas/manchas)|\
         no (se puede/puede/pueden/hay quien/hay forma de) (meter/ir/lavar/lavarlo/limpiarlo/repararlo/reparar) (en el lavavajillas/al lavavajillas/en la lavadora/a máquina/bien)|\
         (la suciedad/el pelo/la grasa/la comida/la cal/el polvo/el moho) se (incrusta/queda/mete/acumula/pega/enreda/cuela)",
    ),
    (
        1,
        37,
        "\
         (cabe/caben/entra/entran) (de todo/hasta/medio/media/toda/todo/más/el doble/sin apretar/con holgura/perfectamente/cómodamente/holgadamente)|\
         da* para (toda/todo/una semana/0/cuatro/seis/una familia/varios/varias/muchos/dos días/dos semanas/un mes)|\
         (sobra/queda/hay/tienes) (sitio/espacio/hueco/capacidad) (de sobra/para/hasta/y/a)|\
         se* traga* (hasta/todo/media/toda/tres/dos/la/el/lo que)|(siete/0/cinco) plazas (de verdad/reales/amplias)|\
         (amplio/gran/generoso/enorme/inmenso) (maletero/depósito/almacenamiento/espacio interior/espacio de carga/tambor/tanque/congelador)|\
         (amplia/gran/generosa/enorme/buena) (capacidad/memoria/cesta/jarra/bodega/cabida)",
    ),
    (
        -1,
        37,
        "\
         (no/ni/apenas) (le/les/te) (entra/entran/cabe/caben) (ni/un/una/nada/más/dos/todo/los/las/la)|\
         (no/apenas) (da/dan/llega/alcanza) (ni/) para (0/tres/dos/una/un/cuatro/más/media/toda/el/la/mucho)|\
         (se/te) (llena/llenan/queda/quedas/quedan/quedarás) (en un suspiro/en nada/en dos días/enseguida/a la primera/sin espacio/sin sitio/sin hueco/sin gigas/sin memoria/al mes/a la semana/hasta arriba)|\
         (hay que/toca/obliga a/tienes que) (vaciarlo/vaciarla/rellenarlo/rellenarla/borrar fotos/borrar cosas/dejar cosas/hacer dos viajes/hacer tetris/jugar al tetris/poner dos lavadoras/pagar por más espacio)|\
         (ninguna/sin) ranura",
    ),
    (
        1,
        38,
        "\
         te (cruza/cruzas/lleva/recorre/haces) (medio/media/todo/toda/de/hasta/el/la) (país/chile/méxico/españa/argentina/colombia/perú/europa/península/punta a punta)|\
         (ir y volver/ida y vuelta) (del/de la/a/al) (trabajo/playa/oficina/pueblo) (sin/de sobra)|\
         (de/) madrid a (valencia/barcelona/sevilla/málaga/la coruña) (sin/de un tirón)|\
         (olvídate/te olvidas/sin) (de la/) ansiedad (por la/de) autonomía",
    ),
    (
        -1,
        38,
        "\
         no (da/llega/alcanza/tiene) (ni/) para (ir y volver/volver/un viaje/salir de/ir al/llegar)|\
         (promete/prometen/anuncia/anuncian/homologa/declara/dice) (unos/) 0 (km/kilómetros/metros) y (se/no/apenas/en/luego/a/te/hace)|\
         (pierde/pierden/corta/cortan) la (señal/conexión/imagen/cobertura) (en cuanto/a los/a las/apenas/al/si/con) (se aleja/te alejas/alejarse/alejarte/0 metros/salir/sales/una pared/pocos metros/diez/veinte/doscientos)|\
         (en cuanto/apenas/nada más/si) (se aleja/te alejas/hay una pared)|\
         (miedo/pánico/ansiedad) a quedar(se/te) tirado*|\
         (obliga/toca/hay que) a (parar/cargar/planificar/repostar) (cada/) (0/dos por tres/a mitad/cada)",
    ),
];
