//! Spanish praise and blame as it is said of thirty kinds of products and services: battery to privacy. Only data.

/// (sign, feature that is implied or 0, words).
pub(super) const PHRASES: &[(i8, u16, &str)] = &[
    (
        1,
        12,
        "(aguanta/aguantan/dura/duran/resiste) (toda la jornada/todo el fin de semana/dos días/tres días/el día entero/de sol a sol/un vuelo entero/una semana/semanas/una jornada completa/días enteros)|\
         (te olvidas/olvídate) del (cargador/enchufe)|\
         sin (pasar por el enchufe/pisar el enchufe/tocar el cargador/ver el cargador)",
    ),
    (
        -1,
        12,
        "(aguanta/dura/resiste) (apenas/poco/solo/solamente/menos de) (0/una/dos/media/unos/un cuarto de/quince) (horas/hora/minutos/rato)|\
         apenas (aguanta/dura/llega/resiste) (0/una/dos/quince/veinte/media) (minutos/hora/horas/jornada)|\
         (no llega/no llegan/llega justo/llega a duras penas) (a la noche/al final del día/a media tarde/a la hora de comer)|\
         pide (enchufe/cargador) (a media/cada/antes)|(siempre/todo el día) (pegado/pegada) (al enchufe/al cargador)|\
         (se come/se bebe/devora/chupa) la (batería/pila/pilas)",
    ),
    (
        1,
        13,
        "lo llena en media hora|\
         (se carga/carga/recarga/se llena) en (un suspiro/nada/media hora/minutos/menos de una hora/un rato/un santiamén/lo que)|\
         (carga/recarga) (rapidísimo/volando/enseguida)",
    ),
    (
        -1,
        13,
        "no (incluye/trae/lleva) (cargador/el cargador)|\
         (tarda/tardan) (horas/una eternidad/toda la noche/siglos/demasiado) en (cargar/cargarse/recargarse)|\
         (una noche entera/toda la noche) (enchufado/cargando)",
    ),
    (
        1,
        14,
        "(suena/suenan) (de lujo/que da gusto/de cine/redondo/con cuerpo/a gloria/limpio/cálido/de miedo/como los ángeles/de maravilla/brutal)|\
         (graves/bajos) (contundentes/profundos/con pegada/rotundos)|sonido cálido|\
         (voces/agudos) (nítidas/cristalinas/cristalinos/limpias/limpios)|llena* (la habitación/el salón)",
    ),
    (
        -1,
        14,
        "(suena/suenan) a (lata/hueco/enlatado/bote/radio vieja)|\
         (suena/suenan) (enlatado*/hueco*/apagado*/metálico*/sin cuerpo/plano*)|\
         (distorsiona/distorsionan/retumba/retumban/satura/saturan/chisporrotea)|sin graves|\
         no se (oye/escucha/entiende) (nada/bien)|te oyen (lejos/mal/entrecortado)",
    ),
    (
        1,
        16,
        "sin que se entere (el vecino/nadie/el bebé)|(no despierta/no despiertan) (a nadie/al bebé/ni a)|\
         (se puede/puedes) (conversar/hablar/dormir/ver la tele) (mientras/con ella/con él/al lado)|\
         ni (te enteras/se oye/se entera)|(como un susurro/un susurro/un murmullo)|suena (bajito/poco)",
    ),
    (
        -1,
        16,
        "(suena/ruge/zumba/chirría/pita) como (un avión/un tractor/una moto/una turbina/un secador/una cafetera)|\
         (despierta/despiertan) (a toda la casa/a los vecinos/al bebé/a medio edificio/hasta)|\
         (se vuelve/se pone) ruidoso*|(parece/como) (un avión despegando/una turbina/un helicóptero)|\
         (mete/meten) (mucho/bastante/demasiado/un) (ruido/jaleo/escándalo/follón)|\
         (chirría/zumba/ruge/pita/silba/traquetea)",
    ),
    (
        1,
        17,
        "(luce/ofrece/muestra/da/tiene) (unos/colores/negros/una imagen/imágenes/un brillo) (negros profundos/vivos/profundos/de cine/espectacular/espectaculares/vibrantes)|\
         negros (profundos/puros/perfectos)|colores (vivos/vibrantes/fieles/naturales/intensos/que saltan)|\
         (se ve/se ven) (de cine/de lujo/nítido*/perfecto/a pleno sol/bien al sol)|\
         (a pleno sol/bajo el sol) se (ve/lee) (perfectamente/sin problemas/bien)",
    ),
    (
        -1,
        17,
        "pierde* (contraste/brillo/color/nitidez)|(negros/colores) (grisáceos/lavados/apagados/deslavados/pálidos/sosos)|\
         (al sol/a pleno sol/de lado/en exteriores) (apenas/no/casi no/se) (se ve/se lee/ve nada/ves nada)|\
         no se ve (nada/bien/un pimiento) (al sol/de lado/a pleno sol/en la calle)|\
         (refleja/reflejos) (molestos/demasiado/mucho)|imagen (lavada/borrosa/apagada/granulosa)",
    ),
    (
        1,
        18,
        "(saca/sacan/hace/hacen/toma/captura) (pecho/fotos/fotazas/fotones/retratos/imágenes) (incluso de noche/espectaculares/de revista/preciosas/nítidas/de escándalo/de profesional/estupendas)|\
         fotos (de revista/nítidas/preciosas/espectaculares)|de noche (saca/hace/se luce)|\
         (clava/capta) (los colores/la piel/el detalle/cada detalle)",
    ),
    (
        -1,
        18,
        "(fotos/vídeos/imágenes/tomas/retratos) (borrosas/movidas/con ruido/oscuras/granuladas/lavadas/borrosos/sin detalle/temblorosos)|\
         de noche (se pierde/flojea/sufre/naufraga/todo sale)|(salen/sale) (movidas/borrosas/oscuras/borroso)",
    ),
    (
        1,
        19,
        "(combina/pega) con (todo/cualquier)|(entra/entran) por los ojos|(elegancia/estilo) por los cuatro costados|\
         (queda/quedan/luce/lucen) (precioso*/preciosos/de lujo/ideal/genial/de revista/monísimo*) (en/con/)|\
         (bonito*/bonitos) a rabiar|una (monada/preciosidad/cucada/joya para la vista)|(llama/llaman) la atención|\
         (un/todo un) (pibón/bellezón/primor)|de (diseño/revista/escaparate)",
    ),
    (
        -1,
        19,
        "(parece/parecen) (sacado*/sacados/salido*) de (los noventa/los ochenta/otra época)|\
         sacado* de (los noventa/otra época/los ochenta)|(feo*/feos) (a rabiar/de narices/con ganas)|\
         (no pega/no combina) con nada|(más/un) (feo/soso) que|(hortera/hortero/chabacan*/recargado*/soso/sosa/anodino)|\
         (no gana/no ganará) (un/ningún) (premio/concurso)",
    ),
    (
        1,
        20,
        "mullido*|(una gozada/un gustazo) para (escribir/sentarse/dormir/caminar/la espalda)|\
         (se amolda/se adapta/se ajusta) (al cuerpo/a la mano/al pie/al cuello/a la cabeza/como un guante/a tu cuerpo/de maravilla)|\
         (ni te acuerdas/te olvidas/ni notas) (de que/que) (lo/los/la/las) llevas|para (pies anchos/espaldas doloridas)|\
         (se agarra/se coge) (de lujo/bien/genial/de maravilla)|\
         (acolchado/asiento/respaldo) (generoso/mullido/envolvente)",
    ),
    (
        -1,
        20,
        "(destroza/machaca/castiga/carga/mata) (la espalda/el cuello/los pies/las rodillas/la muñeca/los riñones)|\
         (poco/apenas/dejan poco/sin) (sitio/espacio) para (las rodillas/las piernas/los pies/estirar)|\
         (se clava/se clavan/aprieta/aprietan/roza/rozan/raspa/dan calor/da calor/hace sudar/hacen sudar)|\
         (duro/dura/duros) como (una piedra/una tabla/piedras)|\
         (te deja/dejan) (la espalda/los pies) (hecha polvo/hechos polvo/molido*)|\
         no (transpira/transpiran/amortigua/amortiguan/abriga)|acabas con (la espalda/dolor/los pies)",
    ),
    (
        1,
        21,
        "(cabe/caben/entra/entran) en (cualquier/un/una/el/la/todas) (maletero/sitio/rincón/bolsillo/mochila/bolso/cajón/parte/lado/hueco/mano)|\
         pesa* menos que|(no ocupa/ocupa menos que/ocupa lo mismo que/ni ocupa)|(ligero*/liviano*) como una pluma|\
         se (pliega/guarda/lleva) (en nada/en cualquier/a todas partes/y cabe)|\
         te (lo/la/los/las) llevas a (todas partes/cualquier)",
    ),
    (
        -1,
        21,
        "pesa* (demasiado/lo suyo/una barbaridad/como un muerto/un quintal/más de la cuenta/una tonelada/mucho)|\
         (un/es un) (mamotreto/armatoste/mazacote/trasto/ladrillo/tocho)|no cabe* (en/por)|\
         (demasiado/muy) (voluminoso*/aparatoso*/pesado*/grande para)|\
         (ocupa/ocupan) (media/medio/un montón/demasiado/lo suyo/mucho/toda la)",
    ),
    (
        1,
        22,
        "(permite/permiten/deja) (compartir/crear/programar/personalizar/guardar/exportar/configurar/controlar/descargar/grabar/editar/elegir/fraccionar) (la/el/los/las/tu/tus/todo/varios/hasta)|\
         (viene/vienen) con (de todo/mil/todo lo/un montón)|(no le falta/no echarás en falta) (de nada/nada/detalle)|\
         todo lo que (necesitas/puedas)|(trae/incluye) (de todo/hasta)|navaja suiza",
    ),
    (
        -1,
        22,
        "(versión/modalidad/cuenta) (gratuita/gratis/básica/de prueba) (se queda/apenas/es testimonial/no da/limita)|\
         (se queda/se quedan) en los huesos|le falta* un (modo/botón/temporizador/mando/buen)|\
         ni siquiera (trae/tiene/incluye/permite)|hay que pagar (para/por/aparte)|\
         (va/viene) (pelado*/justito de funciones/desnudo*)",
    ),
    (
        1,
        23,
        "se (integra/integran/entiende/entienden/lleva/conecta/conectan/sincroniza) (de maravilla/bien/a la perfección/sin problemas/con todo/al momento/con las herramientas/con todos/con casi todo/de fábula) (con/)|\
         (habla/se entiende) con|exporta a|(funciona/trabaja) con (alexa/google/siri/todo/cualquier/casi cualquier)",
    ),
    (
        -1,
        23,
        "no (se lleva/se entiende/se integra/se conecta/funciona/es compatible) (bien/del todo/) con|\
         (solo/únicamente) (funciona/va/se entiende/se conecta) con|(incompatible/incompatibles) con",
    ),
    (
        1,
        24,
        "(app/aplicación) (redonda/de diez/cuidada/clara/limpia/una delicia/que va como la seda)|\
         (se actualiza/actualizaciones) (cada/a menudo/constantes/frecuentes/durante años)",
    ),
    (
        -1,
        24,
        "(app/aplicación) (torpe/lenta/un desastre/llena de fallos/que se cierra/inestable/a medio hacer/anticuada/pesada)|\
         (traducida/traducido) (con los pies/a medias/fatal)|(anuncios/publicidad) (hasta en/por todas/a cada/en cada)",
    ),
    (
        1,
        25,
        "nota más alta en las pruebas|pruebas de choque|se apaga* (solo/sola) si|\
         (protege/protegen/sujeta) (al bebé/al niño/la cabeza/a los niños/a los ocupantes)|\
         (frena/frenan) (en seco/a tiempo/con contundencia)|(máxima/cinco estrellas) (puntuación/en seguridad)|\
         sin (bisfenol/bpa/tóxicos/aristas/bordes cortantes)|(homologado*/certificado*) (para/según/por)",
    ),
    (
        -1,
        25,
        "se recalienta*|(da/dan) (calambre/chispazos/descargas/mala espina)|(se queda/quedan) (sin frenos/atrapados)|\
         (bordes/aristas/cantos) (afilados/cortantes)|\
         (peligro/riesgo/un peligro) (de/para) (incendio/los niños/asfixia/quemaduras/caída/atragantamiento/niños/vuelco)|\
         (quema/abrasa) al tacto|(olor/huele) a quemado|\
         (patina/resbala/se vuelca) (con facilidad/al menor/en mojado/sobre mojado)",
    ),
    (
        1,
        26,
        "cifra* (todas/todos/tus/los/las/de extremo/cada/las copias/los datos)|de extremo a extremo|\
         (protegido*/garantizado*/asegurado*) por el fondo|\
         (no vende/no comparte/no cede/no rastrea/no guarda) (tus/los/datos/información/nada/ni/la)|\
         (verificación/autenticación) en dos pasos|tu dinero está (protegido*/segur*/a salvo)|\
         (datos/información) a (salvo/buen recaudo)",
    ),
    (
        -1,
        26,
        "filtraciones de datos|(filtración/fuga/robo/brecha) (de datos/de seguridad/masiva)|\
         (vende/comparte/cede/rastrea/espía/recopila) (tus/los/datos/información/más datos/demasiados/hasta)|\
         (agujero/agujeros/fallo/fallos/brechas) de seguridad|(pide/exige/solicita) (demasiados/permisos/acceso a)",
    ),
];
