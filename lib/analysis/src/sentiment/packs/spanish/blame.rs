//! Spanish phrases of blame, by feature. Only data; in parentheses stand choices.

/// (sign, feature that is implied or 0, words).
pub(super) const BLAME: &[(i8, u16, &str)] = &[
    (
        -1,
        0,
        "\
         (no/nunca/jamás/tampoco) (lo/la/los/las/) (recomendaría/recomendaríamos/recomiendo/recomendamos/compraría/elegiría/contrataría/repetiría/aconsejo/aconsejamos/aconsejaría)|\
         no (/se/lo/la) (lo/la/) (recomiendo/recomienda/recomendamos/aconsejo/aconseja/aconsejamos)|\
         no es (/nada) (recomendable/aconsejable/gran cosa/para tanto/nada del otro mundo)|nada del otro mundo|\
         no es nada del otro jueves|sin más|ni fu ni fa|del montón|pasa sin pena ni gloria|sin pena ni gloria|pasable|pasables|\
         (se queda/queda/se quedan/quedan) (corto*/atrás/a medias/a medio camino/en nada/por detrás/rezagado*/lejos)|\
         a medio camino|no (acaba/termina/llega) (de/a) (convencer/convencernos/cuajar/despegar/brillar/ser/funcionar)|\
         no (acaba/termina) de (convencer/funcionar/encajar)|no (llega/alcanza) al nivel|no está al nivel|\
         lejos de (ser/lo prometido/sus rivales/la competencia)|(deja/dejan/dejaba) (mucho//demasiado) que desear|\
         deja (un sabor agridulce/mal sabor de boca/fríos/frío)|mal sabor de boca|sabor agridulce|agridulce|hace de rogar|\
         hacen de rogar|se (hace/hacen) de rogar|\
         hay (opciones/alternativas/modelos/marcas/productos) (mucho/) (mejores/más completas/más completos/más recomendables/superiores)|\
         hay (mejores opciones/mejores alternativas/cosas mejores/rivales mejores)|\
         existen (mejores opciones/mejores alternativas/opciones mejores/alternativas mejores)|\
         (mejor/conviene) (evitarlo/evitarla/buscar otra cosa/descartarlo/descartarla/buscar otra opción/mirar otra opción/mirar en otra parte/pasar de largo)|\
         lo evitaría|lo evitaríamos|lo descartaría|lo descartaríamos|la evitaría|la evitaríamos|la descartaría|\
         la descartaríamos|yo (lo/la) (evitaría/evitaríamos/descartaría/descartaríamos)|(lo/la) (evitaría/descartaría)|\
         descartar=|descártalo|descártala|\
         no (cumple/cumplen) (con/) (lo prometido/lo que promete/las expectativas/lo esperado/su función/su cometido)|\
         promete más de lo que (da/ofrece/cumple)|no es oro todo lo que reluce|\
         (no/tampoco) es (la/el) (mejor/más) (opción/elección/indicado/indicada/adecuado/adecuada/recomendable/acertada)|\
         no es (la/una) (mejor/buena) (opción/elección/idea/compra/apuesta)|\
         (no/tampoco) esperes (gran cosa/milagros/maravillas/mucho/demasiado)|no hace milagros|\
         (resulta/es/se hace/se vuelve) (un engorro/un lastre/una lata/un incordio/un fastidio/un suplicio/una tortura/un dolor de cabeza/un quebradero de cabeza/una pesadilla/una molestia/una lotería/un calvario/un desastre/un fiasco/un chasco/una decepción/una odisea)|\
         dolor de cabeza|dolores de cabeza|quebradero de cabeza|quebraderos de cabeza|punto flaco|puntos flacos|handicap|\
         hándicap|lo (peor/malo/negativo/que menos gusta/menos bueno/que peor lleva/único malo/que falla)|ojo con|cuidado con|\
         (brilla/brillan) por su ausencia|\
         (pincha/pinchan/patina/patinan/cojea/cojean/flojea/flojean/flaquea/flaquean/naufraga/tropieza/renquea) (en/con/a la hora de)|\
         hace aguas|hacen aguas|de capa caída|ha (empeorado/bajado mucho/perdido/ido a peor)|va a peor|ha ido a menos|\
         (bajó/ha bajado) (mucho/) de calidad|a desear|\
         poco (convincente/recomendable/acertado/logrado/afortunado/útil/práctico/satisfactorio/profesional/fino/refinado)|\
         poco (convincentes/recomendables/logrados/útiles/prácticos/refinado)|un tanto (flojo*/justo*/escaso*/limitado*)|\
         justito|justita|justitos|va justo*|anda justo*|se queda justo*|algo justo*|bastante justo*|limitadito|\
         acabas arrepintiendo|acabas arrepintiéndote|acabas harto|acabas desesperando|terminas arrepintiendo|\
         terminas arrepintiéndote|terminas harto|terminas desesperando|\
         (te/le) (acabas/terminas) (arrepintiendo/arrepintiéndote/harto/desesperando)|desespera|desesperan|irrita|irritan|\
         cansan|harta|hartan|agobia|agobian|crispa|saca de quicio|sacan de quicio|tira para atrás|no engancha|no entusiasma|\
         no enamora|no seduce|no deslumbra|no impresiona|no gusta|no gustó|no agrada|no satisface|no rinde|no sirve|no vale|\
         no da la talla|no dan la talla|no está a la altura|no están a la altura|no estuvo a la altura|no compite|\
         no aporta (gran cosa/mucho/nada)|un fiasco|un chasco|un fraude|un timo|fiasco|chasco|bochornoso|vergonzoso|indignante|\
         inadmisible|impresentable|cutre|cutres|chapucero|chapuceros|ridículo|lamentablemente|pobremente|malamente|\
         mal resuelto*|mal pensado*|mal hecho*|mal gestionado*|mal organizado*|mal optimizado*|mal calibrado*|mal ajustado*|\
         mal implementado*|mal integrado*|mal planteado*|mal ubicado*|mal situado*|mal aprovechado*|mal vendido*|desordenado|\
         caótica|desastrosa|desfasada|caduco|trasnochado|precario|ínfimo|paupérrimo|irrisorio|exiguo|descuidada|sin alma|\
         sin gracia|sin chispa|sin personalidad|sin brillo|a medias|inmaduro|poco maduro|pobretón|pobres|impráctico|\
         poco práctico|decepción|decepciones|desilusiona|desilusionan|desilusión|disgusto|desencanto|preocupante|lento y malo|\
         errático|errática|impredecible|ridícula|ridículamente|penosa|penosamente|excesivamente|\
         a la hora de la verdad (decepciona/falla)|mucho ruido y pocas nueces|promete mucho y (cumple/da) poco|no está mal pero|\
         no es malo pero|poco por lo que preferirlo|no hay motivo para elegirlo|razonable sin más|muestra sus límites|\
         enseña sus límites|se le ven las costuras|no me convence|no nos convence|no termina de|un quiero y no puedo|\
         ni chicha ni limoná|salvable|cumple y poco más|cumple sin más|hace lo justo|lástima que|una lástima|la única sombra|\
         único lunar|el gran lunar|por desgracia (no/falla)|(pide/necesita) a gritos (un/una)|le vendría bien (un/una)|\
         se nota (el paso de los años/su edad)|(desluce/deslucen)",
    ),
    (
        -1,
        2,
        "más caro*|más costoso*|precio prohibitivo|precio desorbitado|precio por las nubes|\
         (cuesta/cuestan/vale/valen) un (ojo de la cara/dineral/riñón/pastón/pico)|(cuesta/cuestan) (/mucho/sensiblemente) más|\
         (cuesta/cuestan) (el doble/el triple/una fortuna/demasiado/mucho/un dineral/lo suyo/una barbaridad)|un dineral|\
         un ojo de la cara|una fortuna|un riñón|pica el precio|\
         precio (disparado/inflado/abusivo/excesivo/exagerado/desproporcionado/injustificado/elevadísimo/altísimo/salado/poco competitivo/de lujo)|\
         precios (disparados/inflados/abusivos/excesivos/exagerados/desproporcionados/prohibitivos/salados/elevadísimos/altísimos)|\
         sobreprecio|sale de presupuesto|sale del presupuesto|sale de muchos bolsillos|sale por un pico|salen de presupuesto|\
         salen del presupuesto|salen de muchos bolsillos|salen por un pico|escapa de presupuesto|escapa del presupuesto|\
         escapa de muchos bolsillos|escapa por un pico|escapan de presupuesto|escapan del presupuesto|\
         escapan de muchos bolsillos|escapan por un pico|\
         se (sale/salen/escapa/escapan) (de presupuesto/del presupuesto/de muchos bolsillos/por un pico)|\
         fuera (de presupuesto/del alcance/del presupuesto)|no (apto*/) para todos los bolsillos|\
         no (es/son/está/están) (apto*/) (al alcance de cualquiera/al alcance de todos/para todos los bolsillos/para cualquier bolsillo)|\
         no está al alcance de (todos/cualquier bolsillo/todos los bolsillos/cualquiera)|\
         no todo el mundo (puede/podrá) (pagarlo/permitírselo)|no es (nada/precisamente/) (barato*/económico*)|\
         no son (nada/precisamente/) (baratos/baratas/económicos)|de los más (caros/costosos)|de las más (caras/costosas)|\
         (hay que/tendrás que/habrá que/toca) (rascarse el bolsillo/pagar más/pagar un extra/pagarlo caro)|rascarse el bolsillo|\
         (sale/salen) (/más) (caro*/costoso*)|(ha/han) (subido/disparado) (mucho/) (el precio/de precio/los precios)|\
         subió de precio|sube de precio|subida de precio|subidas de precio|sube los precios|subió los precios|precio subió|\
         precio se dispara|paga caro|pagan caro|se (paga/pagan) caro|se dispara el precio|caros|carísima|carillo|carita|carito|\
         caro para lo que (es/ofrece/da)|desembolso (alto/elevado/considerable/importante)|\
         inversión (alta/elevada/considerable/importante/inicial alta/inicial elevada)|(duele/se resiente) el bolsillo|\
         castiga el bolsillo|encarece|encarecen|(algo/un poco/un tanto) (alto/elevado) para|\
         precio (algo alto/un poco alto/subido/de lujo)|si el presupuesto (lo permite/te lo permite)|\
         no es para bolsillos ajustados|cuesta más que|se sube a la parra|\
         no es (precisamente/lo que se dice) (un regalo/regalado)|no lo regalan|tarifas (altas/elevadas/caras)|\
         (cuestan/cuesta) un (brazo/riñón)|a precio de oro|hace pagar cara la marca",
    ),
    (
        -1,
        3,
        "\
         (no/ni) (vale/merece/valen/merecen) (la pena/lo que cuesta/lo que pagas/su precio/el dinero/lo que piden/lo que cuestan/el precio)|\
         no (lo/se/) (compensa/compensan/justifica/justifican) (el precio/su precio/pagar/pagarlo/la diferencia/el sobrecoste/el gasto/el desembolso/la inversión/lo que cuesta/)|\
         (cuesta/difícil/difícilmente) (de/) (justificar/justifica) (el precio/su precio/la inversión/el sobreprecio/el gasto/pagar)|\
         (cuesta/difícil de/difícil) justificar|por menos (hay/encuentras/existen) (opciones/alternativas/) mejores|\
         (poco/menos) (para/por) (lo que cuesta/lo que pagas/su precio/ese precio)|para lo que cuesta|para lo que vale|\
         (tirar/perder/malgastar) (el/tu) dinero|dinero (tirado/perdido/a la basura)|una estafa|un robo|un atraco|un sablazo|\
         relación (calidad precio/precio calidad) (mala/pobre/discutible/cuestionable/regular/mejorable/desfavorable/floja)|\
         mala relación (calidad precio/precio calidad)|pagas (la marca/el nombre/más por la marca)|se paga (la marca/el nombre)|\
         pagar la marca|(precio/coste) (injustificado/no justificado/difícil de justificar)|sobrevalorado|sobrevalorada|\
         no rinde lo que cuesta|pagas (de más/más) por (el nombre/la marca)|de más por el nombre|alto para lo que ofrece|\
         (caro/cara) para lo que es|hay opciones mejores por el mismo dinero|por el mismo dinero",
    ),
    (
        -1,
        4,
        "\
         (mal/poco/pobremente/malamente) (construido*/fabricado*/acabado*/terminado*/rematado*/ensamblado*/cosido*/hecho*/montado*/confeccionado*)|\
         (acabado/acabados) (pobre/pobres/mejorable/mejorables/flojo/flojos/baratos/barato/tosco/toscos/descuidado/descuidados/mediocre/mediocres/deficientes/justitos/de plástico/plasticoso/plasticosos/regulares/irregulares)|\
         materiales (pobres/baratos/endebles/mediocres/flojos/de baja calidad/de mala calidad/frágiles/mejorables/plásticos)|\
         plasticoso|plasticosa|demasiado plástico|mucho plástico|abuso de plástico|exceso de plástico|\
         (plástico/plásticos) (duro/duros/barato/baratos/endeble/frágil/de baja calidad/poco agradables)|de juguete|se descose|\
         se descosen|se deshilacha|se deshilachan|pelotillas|hace bolitas|bolitas|holguras|juego en las juntas|cruje|crujen|\
         crujidos|desajustes|endebles|enclenque|flojera|de pacotilla|de poca calidad|baja calidad|mala calidad|pobre calidad|\
         calidad (pobre/baja/mala/dudosa/discutible/regular/irregular/cuestionable/mediocre)|sensación de fragilidad|\
         sensación barata|(se dobla/cede/flexa) (con la presión/al presionar/bajo presión)|plástico (cutre/malo)|\
         (las/los) (piezas/botones) se sueltan|\
         (viejo/vieja/viejos/viejas/anticuado/anticuada/anticuados/anticuadas/ajado/ajada/ajados/ajadas) =|\
         habitaciones (viejas/anticuadas/descuidadas)",
    ),
    (
        -1,
        5,
        "se pela|se pelan|se agrieta|se agrietan|se descascarilla|se decolora|se decoloran|se encoge|encogen|se despegan|\
         se deforman|se destiñe|se deshace|se deshacen|se degrada|se degradan|se desintegra|se parte|se parten|se desprende|\
         se desprenden|se afloja|se aflojan|se pincha|se quiebra|se quiebran|se descompone|se descomponen|se arruinan|\
         se arruina|\
         (no/ni) (dura/duran/aguanta/aguantan/resiste/resisten/soporta/soportan) (ni/mucho/nada/bien/demasiado/el/la/los/más de/golpes/caídas/agua/lluvia/un/una/)|\
         (dura/duran/aguanta/aguantan) (poco/poquísimo/un suspiro/apenas/cuatro días/dos telediarios/lo justo/menos de lo esperado/menos)|\
         (dura/duran) apenas|\
         apenas (dura/duran/aguanta/aguantan) (un año/un invierno/una temporada/0 años/0 meses/un par de años/unos meses/un verano)|\
         (acaba/terminan/termina/acaban) (rompiéndose/oxidándose/desgastándose/estropeándose/fallando/roto*/en la basura)|\
         vida útil (corta/muy corta/limitada/decepcionante)|corta (duración/vida)|obsolescencia programada|\
         (pierde/pierden) (el filo/la forma/el color/su forma/antiadherencia/la antiadherencia/firmeza/elasticidad)|\
         de usar y tirar|no es resistente|no es impermeable|no es sumergible|\
         no es (resistente/impermeable/sumergible) (al agua/a golpes)|no son (resistentes/impermeables)|\
         no es apto para (la lluvia/el agua)|teme (la lluvia/al agua/el agua)|frágiles|quebradizos|\
         poco (resistente/duradero/robusto/sólido/aguante)|poco (resistentes/duraderos/robustos)|no sobrevive|\
         desgaste (prematuro/rápido/excesivo/acelerado)|pierde el antiadherente|\
         empezó a (pelarse/descascarillarse/fallar/oxidarse)|empieza a (pelarse/descascarillarse/fallar/oxidarse/soltarse)|\
         en cuestión de meses|dejó entrar agua|(deja/dejan) pasar el agua|cala|calan|pierde capacidad|\
         a los (0/pocos) meses (se pela/falla/se rompe)|cristal no es templado|\
         no (resisten/) (las ráfagas/el viento/ráfagas/la lluvia/el invierno)|(hace/hacen) (bolitas/pelotillas)|se (dan/) de sí|\
         pierde la forma|se despega a los pocos meses|la suela se despega|se (sueltan/) (con facilidad/fácilmente)|\
         tras unos (lavados/meses)",
    ),
    (
        -1,
        6,
        "se traba|se traban|se atasca|se atascan|\
         suele (atascarse/trabarse/colgarse/bloquearse/fallar/desconectarse/averiarse/atorarse/caerse/cerrarse/retrasarse)|\
         suelen (atascarse/trabarse/colgarse/bloquearse/fallar/desconectarse/averiarse/retrasarse)|\
         (tiende/tienden) a (atascarse/trabarse/colgarse/bloquearse/fallar/desconectarse/averiarse/atorarse/caerse/sobrecalentarse)|\
         se atora|se atoran|se descalibra|se apaga solo|se apagan solos|\
         se cierra (solo/sola/inesperadamente/de golpe/sin avisar)|\
         se queda (colgado/colgada/pillado/pillada/congelado/congelada/bloqueado/bloqueada/trabado/trabada)|da (guerra/la lata)|\
         dan guerra|\
         (falla/fallan) (más de la cuenta/mucho/a menudo/con frecuencia/demasiado/de vez en cuando/constantemente/cada dos por tres/cuando más lo necesitas/al poco tiempo/a los pocos meses)|\
         deja tirado*|deja colgado*|deja en la estacada|deja botado*|deja en visto|dejan tirado*|dejan colgado*|\
         dejan en la estacada|dejan botado*|dejan en visto|dejó tirado*|dejó colgado*|dejó en la estacada|dejó botado*|\
         dejó en visto|puede dejarte tirado*|puede dejarte colgado*|puede dejarte en la estacada|puede dejarte botado*|\
         puede dejarte en visto|te (deja/dejan/dejó/puede dejarte) (tirado*/colgado*/en la estacada/botado*/en visto)|\
         poco (fiable/confiable/estable/constante/consistente)|poco (fiables/confiables/estables)|\
         no es (/nada) (fiable/confiable/estable/de fiar)|averías (frecuentes/constantes/recurrentes)|\
         (frecuentes/constantes/numerosos/múltiples/repetidos) (fallos/errores/cuelgues/averías/bloqueos/caídas/cortes/retrasos/desconexiones/bugs)|\
         (fallos/errores/cuelgues/averías/bloqueos/caídas/cortes/desconexiones/bugs) (frecuentes/constantes/recurrentes/continuos/continuas/repetidos/habituales/esporádicos/ocasionales)|\
         plagado* de (errores/fallos/bugs)|lleno* de (errores/fallos/bugs)|\
         (cancela/cancelan) (vuelos/reservas/pedidos/citas/muchos vuelos/viajes)|sin previo aviso|\
         retrasos (frecuentes/constantes/habituales/continuos)|(hay que/toca/obliga a) (reiniciarlo/reiniciarla/reiniciar)|\
         (sale/salen/llega/llegan) (/casi siempre/a menudo) (tarde/con retraso)|una lotería|\
         deja de (funcionar/responder/cargar/encender)|dejan de (funcionar/responder)|dejó de (funcionar/responder)|\
         no (arranca/enciende/responde) a la primera|a veces (no responde/falla/no funciona/no arranca)|inestables|\
         temperamental|caprichoso|caprichosa|se va la luz|\
         al poco de (estrenarlo/comprarlo/usarlo/terminar la garantía/acabar la garantía)|\
         (se pierde/pierde el mapa/olvida habitaciones)|vive (colgado/perdiéndose)|sufre caídas|sufre cortes|sufre averías|\
         pierde el rumbo|no se puede cambiar|te deja colgado|le da por|desconexiones (constantes/repetidas/a menudo/del wifi)|\
         una de cada dos veces|responden una de cada dos veces|se bloquea en",
    ),
    (
        -1,
        7,
        "(difíciles/complicados/complicadas) de (usar/manejar/entender/encontrar/leer)|\
         poco (intuitivo/claro/amigable/práctico/ágil/usable/accesible/intuitiva/clara/práctica/intuitivos/intuitivas/claros)|\
         nada (intuitivo*/amigable*/práctico*/claro*/fácil*/sencillo*)|\
         curva de aprendizaje (pronunciada/empinada/alta/elevada/larga/dura/considerable/exigente/importante/muy pronunciada/algo pronunciada/lenta)|\
         sentirse (perdido/perdidos/abrumado/abrumados)|\
         (abruma/abruman/intimida/intimidan/desorienta/desorientan/confunde/confunden/lía/lían/satura/desconcierta/desconciertan)|\
         (puede/pueden/llega a/suele) (abrumar/confundir/desorientar/intimidar/marear/liar/resultar confuso/resultar confusa/resultar abrumador/resultar abrumadora/resultar complejo/resultar compleja/resultar complicado/resultar complicada)|\
         (un/una) (lío/laberinto/galimatías/caos)|laberinto|laberíntico|lioso|liosa|liosos|\
         demasiados (menús/botones/pasos/clics/submenús/toques)|demasiadas (opciones/pantallas)|\
         hay que (leer el manual/leerse el manual/estudiar el manual/ser ingeniero/ser un experto/pelearse con/pelear con)|\
         no apto para (principiantes/novatos)|(poco/nada) (recomendable/indicado*/apto*/adecuado*) para (principiantes/novatos)|\
         obliga a (leer el manual/pasar por varios menús)|confusas|confusos|engorrosos|engorrosas|tedioso|tediosa|tediosos|\
         tediosas|papeleo (excesivo/interminable/engorroso)|burocrático|burocrática|burocracia|\
         trámites (lentos/engorrosos/interminables/eternos)|confunde|innecesariamente complejo*|aparatoso de usar|\
         pierdes media mañana|exige horas de (formación/aprendizaje)|hasta entender lo básico|exige (una/crear una) cuenta|\
         obliga a (crear/tener) una cuenta|no aclara|mil pasos|demasiados pasos|exige paciencia|pide paciencia|\
         se pierdes fácilmente en|se pierdes con facilidad en|se fácilmente en|se con facilidad en|\
         (uno/te) se (pierdes/) (fácilmente/con facilidad) en|un (barullo/revoltijo/batiburrillo) de (botones/menús/opciones)|\
         bombardea (al usuario/con)|comandos táctiles (imprecisos/poco sensibles)",
    ),
    (
        -1,
        8,
        "\
         (instrucciones/manual) (confuso*/confusas/pobre/pobres/poco claras/poco claro/incompletas/incompleto/mal traducido/mal traducidas/escaso/escasas/ilegibles/crípticas/insuficientes/deficientes/inexistentes)|\
         requiere (instalación profesional/técnico/instalación por un profesional/obra)|faltan (tornillos/piezas)|\
         no (incluye/trae) (tornillos/instrucciones)|el montaje se complica|se complica la instalación|\
         nadie explica cómo (montarlo/instalarlo)|sudor y lágrimas",
    ),
    (
        -1,
        9,
        "\
         (no/nunca/nadie/tampoco/ni/jamás/apenas/casi nunca) (responde/responden/contesta/contestan/atiende/atienden/ayuda/ayudan/coge el teléfono/cogen el teléfono/resuelve/resuelven/soluciona/solucionan/da la cara/dan la cara/devuelve las llamadas/devuelven las llamadas/da soluciones/dan soluciones/hace caso/hacen caso/se hace cargo/se hacen cargo/contesta el teléfono/contestan el teléfono)|\
         (esperar/esperan/esperas/esperando/esperaron/espera/esperamos) (horas/semanas/días/meses/una eternidad/mucho/demasiado/más de 0 minutos/más de una hora/0 minutos/media hora)|\
         (esperan/esperas/hay que esperar) (semanas/días/horas/meses) (por/para) (una respuesta/que te atiendan/hablar)|\
         (esperas/tiempos de espera/colas/listas de espera) (interminables/eternas/largas/largos/muy largos/muy largas/eternos/excesivos/desesperantes/kilométricas/inaceptables)|\
         (solo/únicamente) (atienden/atiende/responden/responde/ofrecen soporte/ofrece soporte) (por correo/por email/por chat/en inglés/en horario de oficina/por correo electrónico/de lunes a viernes)|\
         (te/los/le) (ignoran/marean/pasan de un departamento a otro/tienen de un lado a otro/dan largas/atienden mal/tratan mal/pelotean/peloteo)|\
         (dan/da/ponen/pone) (largas/pegas/trabas/excusas/evasivas)|\
         se (desentiende/desentienden/lavan las manos/lava las manos/hacen los locos/pasan la pelota)|\
         poco (atento*/amable*/profesional/profesionales/servicial/resolutivo*/empático*)|\
         respuestas (automáticas/enlatadas/genéricas/estándar/tardías/copiadas)|bots|contestador|robots que|desatendido|\
         desatendidos|borde|bordes|groseros|grosera|maleducados|antipáticos|dejadez|desidia|pone trabas|ponen trabas|\
         ponen pegas|pone pegas|largas esperas|esperas largas|lista de espera larga|se hacen los desentendidos|\
         desaparece cuando (más lo necesitas/los necesitas/hay problemas)|(se esfuma/desaparecen) cuando|\
         tarda (semanas/meses/días) en|un muro|te las tendrás que arreglar|tarda meses|(se hace/se hacen) esperar|\
         meses de (trámite/trámites/espera)|difícil de localizar|difícilmente localizable|una carrera de obstáculos|\
         carrera de obstáculos",
    ),
    (
        -1,
        10,
        "\
         (le/les) (falta/faltan) (potencia/fuerza/garra/empuje/músculo/fuelle/chispa/caballos/un punto de potencia/un poco de potencia/pegada/succión/algo de fuerza/algo de potencia/brío)|\
         poca (potencia/fuerza/garra/succión)|potencia (justa/escasa/limitada/insuficiente/discreta/floja/mejorable)|\
         se atraganta|se ahoga|se arrastra|sufre en|sufre con|batalla con|batalla para|\
         (deja/dejan) (restos/residuos/rastro/marcas/manchas/grumos/pelos/pelusas/migas/sensación grasa/la piel grasa/la piel seca/la piel tirante/rastros/vetas/cercos/zonas sin/zonas frías/la ropa húmeda/la ropa mojada/un residuo)|\
         (reseca/resecan/engrasa/engrasan/apelmaza/apelmazan/irrita la piel/tira de la piel)|cuesta arriba|\
         resultados (irregulares/pobres/mediocres/decepcionantes/desiguales/flojos/inconsistentes/discretos)|\
         efecto (nulo/placebo/escaso/casi nulo)|\
         no (se nota/se notan/noté/hace) (nada/diferencia/efecto/resultados/mejora/mucho/ningún efecto)|tironea|tirones de pelo|\
         resbalan|patina=|patinan=|poco (potente/eficaz/efectivo/eficiente/rendidor)|poco (potentes/eficaces/efectivos)|\
         ineficaz|ineficiente|inefectivo|rendimiento (discreto/justo/pobre/mediocre/limitado/flojo/irregular)|a trompicones|\
         tirones|con tirones|da tirones|se sobrecarga|se cala|capta (demasiado/mucho) ruido|\
         no hace (su trabajo/bien su trabajo)|(tira/arranca) del pelo|no quita|no cumple con su función|\
         pide más (potencia/motor)|le viene (grande/larga)|no tiene fuerza|sin fuerza|\
         deja la piel (blanquecina/pegajosa/seca/tirante/grasa)|pierde fuelle|mueve poco aire|poco eficaz con calor|\
         se desvía en (maderas duras/madera)|(resbala/resbalan) (en cuanto/cuando/al sudar)|se atasca en los flecos",
    ),
    (
        -1,
        11,
        "despacio|a paso de tortuga|a pedales|se eterniza|se eternizan|\
         (le/les) cuesta (arrancar/abrir/mover/seguir el ritmo/cargar programas)|\
         tiempos de (espera/carga) (eternos/interminables/largos/excesivos)|lento* como (una tortuga/él solo)|\
         (más lento/más lenta/más lentos) (de lo esperado/de lo normal/que sus rivales/que la competencia/que la media)|\
         lentísimo|lentísima|lentísimos|lentos|lentas|ralentizaciones|ralentización|lag|retardo|con lag|tortuga|eterno|eternas|\
         eternos|eterna|interminable|interminables|parsimonioso|pesado de mover|ciclos (interminables/eternos/largos)|\
         algunas lentitudes|recarga (lenta/pesada)|sistema multimedia lento",
    ),
    (
        -1,
        12,
        "\
         no (llega/aguanta/llegas) (al final del día/a la noche/todo el día/ni medio día/ni un día/el día entero/ni media jornada/un día completo/ni a media tarde/al final de la jornada)|\
         (te/se) (deja/queda/quedas) sin batería|sin batería a|(drena/devora/chupa/se come/come) (la/) batería|\
         (batería/autonomía) (justa/justita/escasa/floja/pobre/corta/limitada/mejorable/discreta/decepcionante/ridícula/mediocre/insuficiente/muy justa/muy corta/regular/irregular)|\
         poca (batería/autonomía)|\
         apenas (dura/aguanta/llega a/ofrece) (0 horas/media jornada/un día/medio día/unas horas/un par de horas)|\
         solo (dura/aguanta) (0 horas/unas horas/media jornada/medio día)",
    ),
    (
        -1,
        13,
        "carga (/demasiado) (lento/lenta/despacio)|carga lenta|sin carga (rápida/inalámbrica)|\
         no (tiene/admite/soporta/incluye/trae/ofrece) (carga rápida/carga inalámbrica/cargador/el cargador/adaptador de corriente)|\
         (cargador/adaptador) no incluido|sin cargador|cargador (propietario/se vende aparte/aparte)|el cargador se vende aparte",
    ),
    (
        -1,
        14,
        "\
         (graves/bajos/agudos/medios) (flojos/débiles/pobres/escasos/apagados/inexistentes/ausentes/retumbones/chillones/planos/estridentes/exagerados/embarrados/poco definidos/descontrolados/invasivos/sin fuerza/justos)|\
         (apenas/casi) (hay/tiene/sin) graves|(le/les) faltan (graves/bajos)|sin graves|falta de graves|\
         sonido (plano/pobre/enlatado/apagado/metálico/hueco/estridente/flojo/sin cuerpo/mediocre/lejano/embarrado/artificial)|\
         (no/apenas) se (oye/escucha/entiende) (en las llamadas/bien/nada)|capta (demasiado/mucho) ruido|\
         se oye (el viento/todo menos tu voz)|altavoces (flojos/débiles/justitos/pobres)|le faltan bajos|faltan bajos",
    ),
    (
        -1,
        15,
        "(deja/dejan) (pasar/colar) (el/mucho/demasiado/) (ruido/ruidos/sonido/ruido exterior)|\
         no (aísla/aíslan/bloquea/bloquean/cancela/elimina) (bien/lo suficiente/del todo/el ruido/nada/mucho/por completo/las voces/el ruido de fondo)|\
         cancelación (de ruido/) (floja/débil/pobre/mediocre/mejorable/discreta/justa/limitada/insuficiente/decepcionante)|\
         sin cancelación|sin cancelación (de ruido/activa)|aísla poco|\
         mal (insonorizado/insonorizada/insonorizados/insonorizadas)|paredes (finas/de papel)",
    ),
    (
        -1,
        16,
        "(ruidoso*/ruidosos/ruidosas/escandaloso*/estridente al arrancar)|\
         suena (como un avión/como una turbina/como un tractor/demasiado fuerte/como un secador/a turbina)|\
         (parece/como) (un avión/una turbina/un tractor/un avión despegando/un reactor)|\
         (no/tampoco) (es/son/resulta) (precisamente//nada) (silencioso*/discreto*)|poco silencioso*|\
         (despierta/molesta) (a/) (toda la casa/los vecinos/todo el mundo/cualquiera/media casa)|\
         ruido (molesto/excesivo/infernal/constante/ensordecedor/considerable/insoportable)|zumba|zumban|\
         zumbido (molesto/constante)|vibra (mucho/demasiado/en exceso/más de la cuenta)|traquetea|chirrido|chirridos|chirria|\
         retumba|no es (de los/de las/el/la) más (discreto/discreta/silencioso/silenciosa/discretos/silenciosos/silenciosas)",
    ),
    (
        -1,
        17,
        "\
         colores (apagados/lavados/pobres/deslavados/desvaídos/poco fieles/irreales/sosos/saturados en exceso/demasiado saturados/fríos)|\
         negros (grisáceos/lavados/poco profundos/grises)|\
         (se ve/se ven/se lee) (mal/borroso/borrosa/oscuro/oscura/pixelado/pixelada/lavado/lavada/apagada/poco/mal al sol/fatal/fatal al sol/mal a pleno sol/granulado)|\
         (cuesta/difícil de/imposible/difícil) (ver/leer/verse) (al sol/a pleno sol/en exteriores/bajo el sol/con luz directa/de día)|\
         (poco/falta de) (brillo/contraste/nitidez/luminosa/luminoso/brillante)|le falta brillo|\
         brillo (escaso/insuficiente/bajo/justo/pobre)|reflejos (molestos/excesivos)|muchos reflejos|refleja (mucho/demasiado)|\
         pixelado|pixelada|\
         pantalla (oscura/apagada/pobre/mediocre/pequeña/mejorable/floja/justa/borrosa/diminuta/de baja resolución)|\
         resolución (baja/justa/pobre/limitada)|baja resolución|cansa la vista|\
         ángulos de visión (limitados/pobres/malos/reducidos)|luz de fondo desigual|parpadea",
    ),
    (
        -1,
        18,
        "\
         fotos (borrosas/oscuras/granuladas/mediocres/con ruido/con mucho ruido/pobres/malas/flojas/apagadas/decepcionantes/movidas/sin detalle/con grano/lavadas/regulares)|\
         (falla/flojea/sufre/pincha/flaquea/se resiente/cojea/decepciona) (de noche/con poca luz/en la oscuridad/en fotos nocturnas/en interiores/en condiciones de poca luz)|\
         (con poca luz/de noche) (sufre/flojea/falla/pierde/decepciona/se nota)|\
         (mucho/demasiado/bastante) (ruido/grano) (de noche/en las fotos/con poca luz)|le cuesta enfocar|no enfoca|\
         enfoca (mal/lento/despacio)|(vídeos/videos) (movidos/temblorosos/borrosos/de baja calidad)|\
         olvídate de las fotos nocturnas|faltan detalles|le falta detalle|sin detalles",
    ),
    (
        -1,
        19,
        "(parece/aspecto) (de otra época/del siglo pasado/sacado de los noventa/de hace una década/de los noventa)|feos|feas|\
         feúcho|poco (atractivo*/estético*/elegante/vistoso*/favorecedor/agraciado*)|hortera|anticuado|anticuada|\
         no es (bonito*/precisamente bonito*/el más bonito/la más bonita)|desentona|desentonan|pasado de moda|canta mucho|\
         estéticamente (pobre/flojo/mejorable)|acusa (los años/su edad)|el diseño acusa",
    ),
    (
        -1,
        20,
        "\
         (duele/duelen/acaba doliendo/terminan doliendo/acabas con) (la espalda/el cuello/la muñeca/los pies/las rodillas/el trasero/dolor/dolor de espalda/las orejas)|\
         dolor de (espalda/cuello/pies/muñeca/cabeza al llevarlos)|\
         (demasiado/muy/algo/bastante/un poco/excesivamente) (duro*/blando*/rígido*/estrecho*/ajustado*/firme*/apretado*/holgado*/áspero*/caluroso*/incómodo*/justo* de talla/ceñido*)|\
         tras varias horas (molesta/cansa/duele/aprieta)|se (calienta/calientan) las orejas|\
         (talla/tallan/calza/calzan) (pequeño/grande/raro/estrecho/irregular/justo/mal/poco)|\
         tallaje (pequeño/irregular/confuso/poco fiable)|\
         se (mueve/mueven/cae/caen/resbala/resbalan/escurre/escurren/salen/sale) (al correr/con el movimiento/de la oreja/de las orejas/al andar/del oído/fácilmente/con facilidad/demasiado)|\
         poco (acolchado*/mullido*/transpirable/ergonómico*/cómodo*/soporte/confortable/amortiguado*)|\
         poco (transpirables/confortables)|no (transpira/transpiran)|incomodísimo|incómodos|incómodas|ásperos|ásperas|calurosa|\
         sofocante|poca amortiguación|poco espacio para las piernas|apretujado*|agobiante|cansa el brazo|cansa la muñeca|\
         cansa la mano|agarrota|comprime los pies|aprieta la cabeza|demasiado (blando/blanda)|\
         correa (irritante/molesta/áspera/incómoda)|plazas traseras (estrechas/justas)|asientos traseros (estrechos/justos)|\
         agobia",
    ),
    (
        -1,
        21,
        "\
         (pesa/pesan) (un quintal/una barbaridad/demasiado/mucho/lo suyo/un montón/más de la cuenta/más que/como un muerto/toneladas/casi 0 kilos)|\
         (demasiado/muy/algo/bastante/excesivamente/un poco/más) (grande/pesado*/voluminoso*/aparatoso*/grueso*/largo/abultado*/grandote/alto para)|\
         pesados|pesadas|voluminosos|voluminosas|armatoste|un armatoste|un mamotreto|mamotreto|un ladrillo|tocho|mastodonte|\
         (difícil*/incómodo*/pesado*/engorroso*) de (transportar/llevar/mover/guardar/cargar/levantar/sujetar con una mano)|\
         poco (portátil/manejable/compacto*/portable)|aparatosa|aparatosos|peso (excesivo/elevado/considerable/notable)|\
         tamaño (excesivo/enorme/considerable)|\
         no (es/resulta) (precisamente/) (ligero*/compacto*/portátil/manejable/pequeño/el más ligero/la más ligera)|\
         engorda la maleta|se (come/lleva) (media encimera/todo el espacio)|(pesado/pesada) (al cabo de/en la mano/para subir)|\
         (duro/penoso/incómodo) de (subir/llevar) (por/en)|un poco (pesado/pesada)",
    ),
];
