//! Spanish praise and blame as it is said of thirty kinds of products and services: the whole to speed. Only data.

/// (sign, feature that is implied or 0, words).
pub(super) const PHRASES: &[(i8, u16, &str)] = &[
    (
        1,
        0,
        "no hay nada mejor que|apuesta segura|(acierto/aciertas) (seguro/de lleno/segur*)|\
         (repetiría/repetiríamos/lo volvería a/la volvería a) (sin dudarlo/comprar/contratar/elegir/)|\
         (no te arrepentirás/no decepciona/no defrauda)|da en el clavo|\
         (nos ha/me ha) (conquistado/enamorado/encantado/sorprendido/convencido)|\
         (de diez/chapó/matrícula de honor/sobresaliente)|(se gana/ganado) (el pan/nuestra confianza)",
    ),
    (
        -1,
        0,
        "(resultón/del montón/ni fu ni fa/pasable/sin pena ni gloria/aprobado raspado/justito/tibio)|\
         (yo/no) (no/) (lo/la/los/las) compraría|(una pena/una decepción/un fiasco/un chasco/dinero tirado)|\
         (me/nos) (ha/) (decepcionado*/arrepiento/arrepentí/dejado fríos/dejado frío)|\
         mejor (pasa de largo/mira otra cosa/busca en otra parte)|no (repetiría/repetiremos/volveré/volvería)|\
         (esperaba/esperábamos) (más/mucho más/otra cosa)",
    ),
    (
        1,
        2,
        "(sale/salen) (a cuenta/tirado*/tirados/por cuatro duros/por nada/regalado*)|\
         por (cuatro duros/poco dinero/muy poco/lo que cuesta una)|tirado* de precio|a precio de (risa/saldo/ganga)|\
         no te (dejas/dejarás) el sueldo|(bolsillos/bolsillo) (ajustados/lo agradece/modestos)|precio contenido|un chollo|\
         una ganga",
    ),
    (
        -1,
        2,
        "(cuesta/cuestan/vale) (un ojo de la cara/un riñón/un dineral/una fortuna/un pico/un pastizal/lo suyo/más de la cuenta/el doble/un pastón/los ojos)|\
         un ojo de la cara|\
         (sube/subió/encarece/infla/dispara) (la tarifa/los precios/el precio/la cuota/las primas/la prima)|\
         (precio/precios) (de escándalo/por las nubes/de lujo/hinchado*/inflado*/de infarto/disparatado*)|por las nubes|\
         (no es/no son) la más barata|(clavada/sablazo/atraco/un robo)|\
         (se te va/se va) (el sueldo/de precio/de presupuesto)|(pica/duele) en el bolsillo|\
         no (apto/es apto) para todos los bolsillos|rasca* el bolsillo",
    ),
    (
        1,
        3,
        "por (lo que cuesta/lo que vale/ese precio/ese dinero/lo que pagas)|\
         (da/ofrece) (muchísimo/mucho/más de lo que) (por lo que/para lo que/cuesta)|\
         (cada/hasta el último) (euro/céntimo/peso)|no hay nada mejor por (ese/este) (precio/dinero)|\
         más de lo que (pagas/cuesta)|(amortiza/se amortiza/se paga solo)",
    ),
    (
        -1,
        3,
        "con lo que (vale/cuesta)|\
         (para/por) lo que (cuesta/vale/cobran/piden/pagas) (esperaba/esperábamos/deja/se queda/es/da/ofrece poco/poco)|\
         no (compensa/sale a cuenta/justifica/vale lo que)|tirar el dinero|(pagas/se paga) (la marca/el nombre/el logo)|\
         hay cosas mejores por",
    ),
    (
        1,
        4,
        "bien (rematado*/rematados/cosido*/armado*/acabado*/hecho*/construido*)|\
         (tacto/acabado/remates) (premium/impecable/impecables/de lujo/exquisito)|(ni un crujido/no cruje/nada cruje)|\
         (se nota/se ve) (sólido*/robusto*/macizo*/la calidad/el mimo)|con (mimo/esmero)",
    ),
    (
        -1,
        4,
        "(baila/bailan/cruje/crujen/cojea/rechina/rechinan) (la/el/al/un/por/)|\
         (sensación/pinta/aspecto/tacto) de (juguete/barato/baratija/todo a cien)|(parece/parecen) de juguete|\
         (baratija/chapuza/de todo a cien/de bazar)|\
         (acabados/remates/costuras) (bastos/toscos/descuidados/chapuceros/pobres/que se abren)|\
         (mal/peor) (rematado*/cosido*/acabado*/encajado*)|(gotea/gotean/pierde agua)|esperábamos mejores acabados|\
         (holguras/rebabas)",
    ),
    (
        1,
        5,
        "aguanta* (lo que le eches/carros y carretas/el paso de los años/el paso del tiempo/años/caídas/golpes/tute/el trote/de todo/temporales/un temporal)|\
         (como el primer día/como nuevo después/como nueva tras)|\
         (mantiene/mantienen/conserva) (la forma/su forma/el color/la firmeza)|(hay/tienes/tendrás) (para años/para rato)|\
         (te dura/dura) (toda la vida/años/muchos años/una eternidad)|para toda la vida|a prueba de (bombas/niños/golpes)|\
         sin (desgastarse/deformarse/perder la forma/calar/despegarse/oxidarse)|\
         (dura/duran) (intacto*/impecable) toda la noche",
    ),
    (
        -1,
        5,
        "(destiñe/se destiñe/encoge/se encoge/se descose/se deshilacha/se despega/se oxida/se pela/se agrieta/se deforma/se pincha/se abolla/se raya/hace bolas/salen bolas)|\
         al (segundo/primer/tercer) (lavado/uso/mes/golpe)|a los (pocos/dos/tres/seis) (meses/usos/días/lavados)|\
         (al año/al año y medio/a los dos años/a los seis meses/tras un año) (empezó/dejó/murió/falló/se rompió/se estropeó/hubo que)|\
         con mirarlo*|(se desgasta/se desgastan/se gasta/se gastan) (antes de tiempo/enseguida/pronto/rápido/demasiado)|\
         (se hunde/se hunden) (por el centro/al cabo/con el tiempo/enseguida/en pocos meses)|antes de tiempo|\
         (se esfuma/desaparece/se va) en (una hora/un rato/nada)|pasó a mejor vida|\
         ha durado (un suspiro/dos telediarios/poco)|dura (un suspiro/dos telediarios/lo justo)",
    ),
    (
        1,
        6,
        "(nunca/jamás) nos ha* (fallado/dejado tirados/dado un disgusto/dado problemas)|\
         (no/nunca) (falla/fallan/se cuelga/se cuelgan/da guerra/da problemas/dan problemas)|a la primera|\
         no te va a dar (disgustos/problemas/guerra/sorpresas)|como un reloj|a rajatabla|\
         (cumple/cumplen) (los horarios/los plazos/lo prometido/siempre)|(siempre/puntual) (a su hora/puntual)|\
         no da* (disgustos/sustos/guerra)|sin (sustos/sobresaltos/cuelgues/averías/incidencias)",
    ),
    (
        -1,
        6,
        "(se cuelga/se cuelgan/se congela/se bloquea/se reinicia/se apaga/se desconecta/se desempareja) (cada dos por tres/constantemente/a menudo/solo/sola/sin avisar/de repente/cada poco/sin motivo/continuamente)|\
         cada dos por tres|\
         (pierde/pierden) la (conexión/señal/cobertura) (constantemente/a menudo/cada dos por tres/continuamente)|\
         no es el fuerte de|(da/dan/dio/empezó a dar/dar) (problemas/guerra/fallos/errores/quebraderos)|\
         (te deja/deja/dejó/me dejó/nos dejó) (tirado*/tirados/en la estacada/colgado*)|\
         (suma/acumula) (averías/retrasos/incidencias/caídas)|\
         (unas veces/a veces) (va/funciona/sí/responde) y (otras/a veces)",
    ),
    (
        1,
        7,
        "con una sola mano|con un (solo/par de) (clic/toque/botón/gesto/clics)|\
         en (dos/tres/cuatro/un par de) (clics/pasos/toques)|hasta (mi abuela/un niño/tu abuela/los niños/el más torpe)|\
         no tiene (misterio/ciencia/pérdida)|sin (complicaciones/líos/quebraderos/romperte la cabeza)|\
         (es/resulta) (pan comido/coser y cantar/un juego de niños/un paseo)|\
         (se pliega/se despliega/se maneja/se usa/se abre/se cierra/se guarda) (solo/sola/con una mano/en segundos/sin esfuerzo/en un gesto)",
    ),
    (
        -1,
        7,
        "(hay que/tienes que/tendrás que) (pelearse/pelearte/bucear/rebuscar/dar mil vueltas/darle mil vueltas/leerse el manual)|\
         no hay quien (lo/la/las/los/se) (entienda/aclare/use)|\
         (es/resulta) un (lío/laberinto/galimatías/jaleo/rompecabezas)|\
         (menús/opciones/ajustes) (escondidos/escondidas/enrevesados/laberínticos)|\
         (cuesta/lleva) (cogerle/pillarle) el (truco/tranquillo)|poco intuitivo*",
    ),
    (
        1,
        8,
        "(abrir/crear/activar) (la cuenta/una cuenta/la línea) (es cosa de/en/lleva) (cinco/pocos/unos) minutos|\
         (se monta/se instala/se configura/se coloca) en (un santiamén/nada/un periquete/cinco minutos/un rato/minutos/un abrir y cerrar)|\
         (lo/la) (montas/instalas/configuras/tienes listo/tienes lista) en",
    ),
    (
        -1,
        8,
        "te llevará una tarde|\
         (lleva/llevará/exige/requiere) (una tarde/un día entero/horas/toda la mañana/paciencia y maña)|\
         (instrucciones/manual) (confusas/incomprensibles/que no hay quien/en chino/mal traducidas)|\
         (los tornillos/las piezas/los agujeros/los orificios) no (encajan/cuadran/coinciden)|\
         (faltaban/faltan/sobran) (tornillos/piezas)",
    ),
    (
        1,
        9,
        "(se desvive/se desviven/se vuelca/se vuelcan) (por/con)|\
         (resuelve/resuelven/contesta/contestan/atiende/atienden/responde/responden) (tus dudas/al momento/en minutos/al instante/en el acto/en el día/a cualquier hora/con amabilidad/con una sonrisa/con paciencia)|\
         (te lo/te la/lo/la) (cambian/resuelven/solucionan/sustituyen) (sin rechistar/sin preguntas/sin poner pegas/en el acto/al momento)|\
         (trato/personal) (exquisito/cercano/encantador/amabilísimo/impecable)|al otro lado (del teléfono/hay personas)|\
         no te dejan (tirado/colgado)",
    ),
    (
        -1,
        9,
        "perder la (tarde/mañana)|(escuchando/oyendo) (musiquita/la musiquita)|\
         nadie (contesta/coge el teléfono/da la cara/se hace cargo/responde/atiende/resuelve)|\
         (te dejan/deja/dejan) (tirado/colgado/en la estacada/con la palabra en la boca)|(dan/te dan) largas|\
         (se lavan/se lava) las manos|(te pasan/van pasando) de (un departamento/uno a otro)|\
         (respuestas/mensajes) (enlatadas/enlatados/automáticas/automáticos/de plantilla)|\
         (tarda/tardan) (días/semanas/una eternidad/horas) en (contestar/responder/atender/dar señales)|\
         solo por (chat/correo/email)|un muro",
    ),
    (
        1,
        10,
        "(recoge/aspira/atrapa/levanta/quita/elimina/arranca) (hasta/todo/toda/todos/incluso/casi todo/a la primera/sin esfuerzo)|\
         hasta el último pelo|\
         (sin despeinarse/sin inmutarse/sin pestañear/sin sudar/sin titubear/sin rechistar/sin esfuerzo/con soltura/con holgura)|\
         va sobrado*|van sobrados|(fuerza/potencia/músculo/capacidad) de sobra|\
         (puede/pueden/podrá) con (todo/lo que le eches/cualquier/hormigón/los trabajos)|\
         (corta/cortan) (limpio/recto/como mantequilla/sin astillar/sin esfuerzo/fino)|\
         (deja/dejan) la piel (suave/hidratada/luminosa/tersa/elástica/mate/jugosa/como la seda)|\
         (deja/dejan) el (pelo/cabello) (suave/brillante/sedoso/sin frizz/suelto)|\
         no (engrasa/deja residuo/deja restos/apelmaza/reseca/irrita)|\
         (se absorbe/se absorben) (rápido/enseguida/al momento/bien/muy rápido/al instante)|\
         (deja/dejan) (los platos/la ropa/los suelos/el suelo/los cristales/la vajilla/los baños/las prendas) (relucientes/reluciente/impecable/impecables/como nuevos/como nueva/como nuevo/limpísima/limpísimos/impolutos/impoluto/perfectos/perfecta)|\
         (saca/sacan/quita/quitan) (las manchas/manchas difíciles/la grasa/toda la suciedad/los pelos/las arrugas)|\
         (crujientes/crujiente) por fuera|tiernas por dentro|\
         (cocina/hornea/asa/dora) (parejo/por igual/de manera uniforme/uniformemente/en su punto/de maravilla)|\
         (calienta/enfría/refrigera/seca/plancha/bate/tritura/pica/muele/centrifuga/riega/lija/perfora/taladra/atornilla/friega/barre) (bien/muy bien/de maravilla/rápido/a fondo/sin problemas/a la perfección/en un momento/en segundos/parejo/fino)|\
         (mueve/mueven) (sin problemas/con fluidez/con soltura/los juegos)|\
         (mueve/ejecuta) (todos los juegos/cualquier juego/juegos exigentes/programas pesados)|\
         (no se atasca/no se atascan/no se atraganta/no se despeina/no tose/no flaquea)|\
         (cumple/cumplen) (con creces/de sobra/con nota/sobradamente)|rinde como (el primer día/un profesional/pocos)|\
         (alivia/alivian/calma/calman/hidrata/hidratan/nutre/nutren/repara/reparan) (en minutos/al momento/de verdad/en profundidad/desde el primer uso/rápido/mucho)|\
         se nota desde el primer (uso/día)|(noté/se notan/notarás) (resultados/mejoría/la diferencia)|\
         (resultados/efecto) (visibles/visible) (en/desde/a las)",
    ),
    (
        -1,
        10,
        "no (recoge/aspira/corta/limpia/seca/calienta/enfría/hidrata/quita/plancha/cubre/tritura/enjuaga) (bien/nada/lo suficiente/del todo/a fondo/apenas/como debería)|\
         (se atasca/se atascan/se atraganta/se atragantan/se ahoga/se ahogan/le cuesta/les cuesta) (con/al/en/cada/mover/subir/arrancar)|\
         apenas (recoge/aspira/corta/limpia/calienta/enfría/hidrata/seca/se nota/hace efecto/refresca)|\
         (deja/dejan) (restos/pelos/rayas/cercos/manchas/residuos/pelusas/arrugas/grumos/marcas/suciedad)|\
         no (se nota/hace) (nada/ningún efecto/efecto alguno/diferencia)|ni (rastro/pizca) de (resultados/efecto)|\
         (se queda/se quedan) sin (fuelle/fuerza/aliento)|\
         (va/van) (a tirones/ahogado/ahogada/justo de potencia/pidiendo la hora)|\
         (a tirones/a trompicones/a pedales/a trancas y barrancas)|\
         (apelmaza/reseca/engrasa/irrita) (el pelo/la piel/el cuero cabelludo)|no abriga|\
         se calienta (al jugar/demasiado/en exceso/mucho/con facilidad)",
    ),
    (
        1,
        11,
        "(arranca/enciende/carga/abre/responde/procesa/vuela/va) (al instante/en un suspiro/en segundos/como un rayo/volando/como un tiro/en un parpadeo/en nada)|\
         como (un tiro/un rayo/una bala/un cohete)|(vuela/va volando/van volando)|\
         en un (santiamén/periquete/suspiro/pispás/plis/abrir y cerrar de ojos)",
    ),
    (
        -1,
        11,
        "(tarda/tardan/tardó) (una eternidad/siglos/un siglo/la vida/minutos/lo suyo/horas/demasiado/lo indecible) en|\
         (una eternidad/a paso de tortuga/a cámara lenta/a pedales)|(se lo toma/se toma su tiempo/se piensa)|\
         (se arrastra/se eterniza/va a paso de tortuga)",
    ),
];
