//! Spanish phrases of praise, by feature. Only data; in parentheses stand choices.

/// (sign, feature that is implied or 0, words).
pub(super) const PRAISE: &[(i8, u16, &str)] = &[
    (
        1,
        0,
        "apuesta segura|un acierto|acierto seguro|gran acierto|todo un acierto|compra (segura/redonda/inteligente/acertada)|\
         opción (segura/sólida/redonda/ganadora/equilibrada/estrella)|elección (segura/sólida/sensata/inteligente/lógica)|\
         valor seguro|caballo ganador|(nuestra/mi) (favorita/recomendación/elección/apuesta)|nuestro favorito|mi favorito|\
         el favorito|la favorita|los favoritos|las favoritas|\
         (la/el) que (mejor/más) (ha/) (convence/convencido/gusta/gustado/impresionado/sorprendido)|\
         nos (ha/) (encantado/convencido/conquistado/enamorado/conquista/enamora/convence/sorprendió/sorprende/gustó)|\
         se lleva (el/la) (gato al agua/primer puesto/corona/medalla de oro/oro/primer lugar/victoria/premio)|número uno|\
         el rey de|la reina de|a la cabeza de|\
         (no/nunca) (decepcionará/decepciona/defraudará/defrauda/fallará/arrepentirás/arrepentirá)|difícil ponerle pegas|\
         pocas pegas|(apenas/casi no) tiene (pegas/defectos/fallos)|sin apenas pegas|\
         cumple (con creces/de sobra/sobradamente/con nota/a la perfección/lo que promete/con lo prometido/con lo que promete/las expectativas/con las expectativas/su función/con su cometido/su cometido/expectativas)|\
         supera (las/todas las/nuestras) expectativas|por encima de (la media/las expectativas/sus rivales/la competencia)|\
         muy por encima de (la media/sus rivales/la competencia)|\
         destaca (sobre el resto/entre la competencia/frente a la competencia)|marca la diferencia|juega en otra liga|\
         en otra liga|otro nivel|a otro nivel|de otro nivel|gama premium|de sobresaliente|sobresaliente alto|\
         (saca/se lleva/obtiene/merece) (muy buena nota/buena nota/un sobresaliente/un notable/un diez/nota alta/la mejor nota)|\
         de matrícula|matrícula de honor|chapó|un lujo|una maravilla|una joya|una gozada|un placer|una delicia|una pasada|\
         una bestia|una gran herramienta|un gran aliado|tu mejor aliado|tiene todo lo que necesitas|lo tiene todo|se recomienda|\
         recomienda mucho|recomienda sin reservas|se recomienda (mucho/sin reservas)|muy recomendable|totalmente recomendable|\
         vale (mucho/) la pena considerarlo|te alegrará|quedarás (contento*/satisfecho*/encantado*)|\
         los usuarios están (encantados/contentos/satisfechos/muy contentos)|\
         (clientes/usuarios) (encantados/satisfechos/contentos)|vamos a lo seguro|ir a lo seguro|va sobrado*|anda sobrado*|\
         pocos (rivales/competidores) (consiguen/logran/igualan)|no tiene (competencia/competidor/igual/parangón)|\
         sin competencia|imprescindible|un imprescindible|un básico imprescindible|un must|infalible|fuera de serie|de lo mejor|\
         de los mejores|de las mejores|lo mejor de lo mejor|el más (completo/equilibrado/redondo/recomendable)|\
         la más (completa/equilibrada/redonda/recomendable)|líder indiscutible|sigue siendo el referente|el referente|\
         la referencia|un referente|una referencia|referencia en su (segmento/categoría)|\
         se ha ganado (un hueco/su puesto/su sitio/el corazón)|merecidamente|con razón es|joya oculta|mención especial|\
         bien merecido*|digno* de mención|a tener en cuenta|muy a tener en cuenta|deja huella|deja muy buen sabor de boca|\
         buen sabor de boca|cuesta (encontrarle/encontrar) (algo mejor/pegas/defectos)|da la talla|\
         (está/están/siempre está) a la altura|se defiende bien|sale bien parado*|salen bien parados|un paso por delante|\
         va un paso por delante|lleva la delantera|se impone|se imponen|gana por goleada|gana de calle|arrasa|arrasan|triunfa|\
         triunfan|se luce|lo borda|bordan|bien equilibrado*|muy completo|sensata|sensato|acertado|acertadísima|conquista|\
         conquistan|deslumbra|entusiasma|entusiasman|fascina|fascinan|cautiva|cautivan|maravilla=|maravillan|satisfechos|\
         imprescindibles|garantía de éxito|solvente|solventes|mejor valorado|mejor puntuado*|mejor considerado*|\
         mejor de su (clase/categoría/gama/segmento)|mejores de su (clase/categoría/gama/segmento)|primer* puesto|campeón|\
         campeona|apuesta ganadora|tranquilidad total|una opción a considerar|la opción obvia|encaja perfectamente|\
         encaja a la perfección|va de maravilla|va genial|va fenomenal|va de lujo|va de cine|de cine|de lujo|de cine=|\
         de película|cumplidor|cumplidora|cumplidores|consistente=|acreditada|buenísimo|buenísima|buenísimos|buenísimas|\
         estupendamente|fenomenalmente|maravillosamente|de fábula|de diez|de primera|impecablemente|extraordinariamente|\
         excepcionalmente|magníficamente|correctamente|adecuadamente|sin contratiempos|sin sorpresas|sin sobresaltos|sin quejas|\
         sin sustos|sin fallas|sin peros|sin tacha|de lo mejorcito|lo mejorcito|quien compra (repite/vuelve a comprar)|repite|\
         repetirás|no te arrepentirás|por algo (es/lidera)|volverás a comprar|(acaba/acabarás) volviendo a comprar|sale ganando|\
         sales ganando|lidera|encabeza|muy por encima de la media|por encima de la media|una clase aparte|un escalón por encima|\
         un peldaño por encima|acierto total|la apuesta lógica|da en el clavo|redondea|bordado|lo tiene casi todo|\
         pone el listón muy alto|difícil de mejorar|está muy bien|\
         difícil (encontrarle/ponerle) (un fallo/defectos/fallos/peros)|\
         (puedes/se puede) (elegir/comprar/elegirlo/comprarlo) (a ojos cerrados/con los ojos cerrados)|con los ojos cerrados|\
         cumple todas sus promesas|(una/todo una) auténtica (delicia/joya/maravilla)|verdadero acierto|todo un éxito|\
         hace muy bien su trabajo|una (verdadera/auténtica) ventaja|un plus|digno de elogio|hace honor a (su/la) (fama/nombre)|\
         a la mayoría de la gente|seduce|seducen|de campeonato|sublime|soberbia|vale (muchísimo/mucho)",
    ),
    (
        1,
        2,
        "(tira/tirado* de) (precio/precios)|tirado* de precio|de los más (baratos/económicos/asequibles)|\
         de las más (baratas/económicas/asequibles)|bajo en precio|bajo de precio|ajustado en precio|ajustado de precio|\
         contenido en precio|contenido de precio|razonable en precio|razonable de precio|competitivo en precio|\
         competitivo de precio|asequible en precio|asequible de precio|atractivo en precio|atractivo de precio|\
         económico en precio|económico de precio|accesible en precio|accesible de precio|\
         (muy/bastante) (bajo/ajustado/contenido/razonable/competitivo/asequible/atractivo/económico/accesible) (en precio/de precio)|\
         por poco dinero|por menos dinero|por la mitad|por la mitad de precio|a mitad de precio|por mucho menos|\
         a un precio (/más) (asequible/competitivo/razonable/económico/bajo/justo/ajustado/contenido/atractivo/imbatible/accesible/moderado/inmejorable/irresistible/increíble/bueno/interesante/de derribo/de risa)|\
         a precios (/más) (asequibles/competitivos/razonables/económicos/bajos/ajustados/contenidos/atractivos/imbatibles/accesibles/populares)|\
         precio (imbatible/inmejorable/irresistible/atractivo/contenido/de derribo/de risa/muy ajustado/sin competencia/rompedor/increíble/estupendo/honesto/accesible/moderado/interesante/reducido/amable/amigable/módico)|\
         precios (imbatibles/inmejorables/irresistibles/atractivos/contenidos/rompedores/accesibles/moderados/módicos/bajísimos/populares/honestos)|\
         precio mínimo|no (dejarás/gastarás) un (dineral/ojo)|no (cuesta/vale) un (ojo de la cara/dineral)|no te arruina|\
         no arruina|no vacía el bolsillo|\
         sin (gastar/gastarse/dejarse) (mucho/un dineral/una fortuna/demasiado/un ojo de la cara/de más)|\
         sin (vaciar/castigar/romper/rascar) (la cartera/el bolsillo/el presupuesto/la hucha)|sin arruinarse|sin arruinarte|\
         (ideal/perfecto*/bueno*) para (bolsillos/presupuestos) (ajustados/limitados/modestos/apretados/reducidos)|\
         para (bolsillos/presupuestos) (ajustados/limitados/modestos/apretados/reducidos)|apto* para todos los bolsillos|\
         todos los bolsillos|cualquier bolsillo|amable* con el bolsillo|amigable* con el bolsillo|\
         tu bolsillo lo (agradece/agradecerá/notará)|el bolsillo lo agradece|\
         (quieres/quieras/prefieres/buscas) gastar (poco/menos)|con presupuesto (ajustado/limitado/reducido)|\
         con un presupuesto (ajustado/limitado/reducido/modesto)|tu presupuesto es limitado|tu presupuesto es ajustado|\
         tu presupuesto es reducido|el presupuesto es limitado|el presupuesto es ajustado|el presupuesto es reducido|\
         si (tu/el) presupuesto es (limitado/ajustado/reducido)|con poco presupuesto|lo más barato|la más barata|el más barato|\
         el más económico|la más económica|opción (económica/barata/asequible/low cost)|low cost|baratísimo|baratísima|baratos|\
         baratitos|económicamente accesible|cuesta (/mucho) menos|cuestan (/mucho) menos|\
         sale (/mucho más/más) (barato*/económico*/a cuenta)|salen (/más) (baratos/baratas/económicos)|\
         buenas (ofertas/promociones/rebajas)|\
         (ofertas/promociones/descuentos) (frecuentes/constantes/habituales/muy atractivas/agresivas/atractivos/generosos)|\
         ahorrarás|ahorro considerable|gran ahorro|ahorras|permite ahorrar|te permite ahorrar|\
         (suele/suelen) (estar/encontrarse) (de oferta/en oferta/rebajado*)|por debajo de la media|precios por debajo|\
         más barato*|más económico*|más asequible*|de bajo presupuesto|módico|módica|regalado|regalada|\
         (cuesta/cuestan/vale/valen) (la mitad/un tercio/poco/muy poco/bastante menos/algo menos)|la mitad que|por cuatro duros|\
         por muy poco|cuida (el/tu) bolsillo|no aprieta el bolsillo|si miras el bolsillo|\
         entre (los/las) más (baratos/baratas/económicos) del mercado|sin (arruinarte/arruinarse)|precio de (amigo/risa/saldo)|\
         tarifas (atractivas/bajas/de las más bajas/imbatibles/económicas)|una de las tarifas más bajas|\
         de los precios más bajos|difícil (encontrarlo más/encontrar algo más) barato",
    ),
    (
        1,
        3,
        "vale cada euro|vale cada peso|vale cada céntimo|vale cada centavo|vale cada dólar|vale hasta el último euro|\
         vale hasta el último peso|vale hasta el último céntimo|vale hasta el último centavo|vale hasta el último dólar|\
         vale (cada/hasta el último) (euro/peso/céntimo/centavo/dólar) (que cuesta/que pagas/invertido)|\
         (mucho/más) (por/a cambio de) (poco/tu dinero/lo que pagas/menos/poco dinero)|\
         (da/ofrece/te llevas) (mucho/más) por (lo que cuesta/poco/tu dinero/su precio/menos/lo que pagas)|por lo que cuesta|\
         se amortiza|se paga solo|se amortizan|se (amortiza/paga solo/amortizan) (en poco tiempo/rápido/enseguida/pronto)|\
         lo justifica|\
         justifica (su precio/el precio/la inversión/el desembolso/cada euro/con creces/de sobra/lo que cuesta/el gasto/pagar más)|\
         justifican (su precio/el precio/la inversión)|precio (justificado/bien justificado/más que justificado)|se justifica|\
         (calidad/prestaciones) (de gama alta/premium) a precio (de gama media/contenido/bajo/asequible)|\
         (la/una) (mejor/gran/buena/excelente/inmejorable/imbatible/estupenda/magnífica) relación (calidad precio/precio calidad/costo beneficio)|\
         equilibrio entre (precio y calidad/calidad y precio/precio y rendimiento/precio y prestaciones/costo y beneficio)|\
         excelente (calidad precio/valor)|buen (calidad precio/valor)|\
         inversión (rentable/inteligente/acertada/que merece la pena/amortizable)|gusto pagar|da gusto pagar|bien invertido*|\
         dinero bien (gastado/invertido)|chollo|un chollo|chollazo|una ganga|ganga|gangas|compra maestra|bueno bonito y barato|\
         mejor compra|por el mismo precio (ofrece/da/incluye) más|\
         difícil encontrar (algo mejor/más) por (ese/este/el mismo) (precio/dinero)|\
         (nadie/ninguno/pocos) (ofrece/da/ofrecen/dan) (tanto/más) por (tan poco/ese precio/este precio/menos)|\
         tanto por tan poco|compensa (con creces/de sobra/pagar/pagarlo/la inversión/el precio/el gasto)|compensa|compensan|\
         sale rentable|rentables|a la larga (compensa/sale a cuenta/ahorra/merece la pena)|merece cada euro|\
         merece cada euro que cuesta|merece (la pena/su precio/lo que cuesta)|se amortiza sola|te ahorra dinero a la larga|\
         vale lo que pide|da mucho por (su precio/lo que cuesta)|valen (de sobra/con creces) (su/lo que)",
    ),
    (
        1,
        4,
        "\
         (bien/muy bien/perfectamente/excelentemente/sólidamente/impecablemente) (construido*/fabricado*/acabado*/terminado*/rematado*/ensamblado*/cosido*/hecho*/montado*/confeccionado*)|\
         (acabado/acabados) (de primera/premium/impecable/impecables/cuidado/cuidados/de lujo/exquisito/exquisitos/de calidad/excelente/excelentes/de gama alta/perfecto/perfectos/artesanal)|\
         materiales (de primera/premium/nobles/de calidad/de alta calidad/de gran calidad/resistentes/robustos/sólidos/excelentes/duraderos/de primera calidad/de gama alta/de lujo/bien elegidos)|\
         sensación (de solidez/de robustez/premium/de calidad/de firmeza)|\
         (tacto/aspecto) (premium/de calidad/de gama alta/sólido/de lujo)|\
         hecho* (a mano/a conciencia/con mimo/en acero/en aluminio/con cariño/con esmero)|\
         fabricado* (con esmero/con mimo/a mano/artesanalmente/a conciencia)|\
         construcción (sólida/robusta/metálica/de primera/impecable/premium/en aluminio/en metal/de calidad/maciza/excelente/cuidada)|\
         de (acero inoxidable/aluminio/titanio/madera maciza/cuero genuino) (de calidad/de alta calidad/macizo/robusto)|\
         cuidado* (hasta el último detalle/al detalle/en cada detalle/al milímetro)|hasta el último detalle|\
         mimo por (el detalle/los detalles)|atención al detalle|cuidado por (el detalle/los detalles)|gran factura|\
         buena factura|de buena factura|parece un tanque|construido* como un tanque|sólido* como una roca|robustísimo|macizo|\
         consistente al tacto|de primera calidad|buenos materiales|gran calidad de materiales|excelentes materiales|\
         buenos acabados|excelentes acabados|papel (grueso/de calidad)|cierres robustos|costuras (impecables/reforzadas)|\
         (tornillería/herrajes) de calidad|todo encaja|bien cosidos|sin holguras|tela (gruesa/resistente)|\
         cremalleras (sólidas/robustas/fuertes)|costuras reforzadas",
    ),
    (
        1,
        5,
        "\
         resistente* a (la lluvia/golpes/los golpes/arañazos/caídas/las caídas/rayaduras/la corrosión/salpicaduras/impactos/manchas/la intemperie/todo/altas temperaturas/la abrasión/roturas/pinchazos/rayones/polvo/desgarros)|\
         a prueba de (bombas/agua/golpes/todo/balas/niños/caídas/polvo/salpicaduras/lluvia/torpes/clima)|\
         (hecho*/fabricado*/pensado*/construido*/diseñado*) para (durar/aguantar/resistir/toda la vida/durar años/durar toda la vida)|\
         para toda la vida|de por vida=|\
         (no/apenas/casi no) se (desgasta/desgastan/deforma/deforman/oxida/oxidan/raya/rayan/rompe/rompen/estropea/estropean/despinta/decolora/decoloran/encoge/destiñe/arruga/arrugan/pincha/deteriora)|\
         (sigue/siguen/permanece/queda/quedan) como (nuevo*/el primer día)|como nuevo*|como el primer día|mantiene la forma|\
         mantiene el color|mantiene su forma|mantiene su color|mantiene el filo|mantiene su filo|conserva la forma|\
         conserva el color|conserva su forma|conserva su color|conserva el filo|conserva su filo|conservan la forma|\
         conservan el color|conservan su forma|conservan su color|conservan el filo|conservan su filo|mantienen la forma|\
         mantienen el color|mantienen su forma|mantienen su color|mantienen el filo|mantienen su filo|\
         (mantiene/conserva/conservan/mantienen) (la forma/el color/su forma/su color/el filo/su filo) (lavado tras lavado/durante años/mucho tiempo)|\
         envejece bien|envejecen bien|larga (duración/vida/vida útil)|vida útil (larga/prolongada/muy larga/excelente)|\
         incombustible|inoxidable|irrompibles|duro* de pelar|muy sufrido*|sufrido|todo terreno|impermeables|sobrevive|\
         sobreviven|longevos|inarrugable|inmune* a|soportan (sol/lluvia/el sol/la lluvia/salitre/la intemperie)|\
         soporta (sol/el sol/salitre/la intemperie/lluvia/uso)|\
         sin (decolorarse/deformarse/romperse/oxidarse/desteñir/despeinarse/cuartearse/perder color/perder la forma)|\
         aguanta (el sol/la intemperie/sol y lluvia/todo el invierno)|dura todo el día sin (cuartearse/retoques)|\
         (sigue/siguen) (intacto/intacta/intactos/intactas)|casi indestructible|prácticamente indestructible|\
         (sobrevive/sobreviven) a (las/caídas/los)|encaja (los golpes/golpes)|encajan golpes|(pensado/pensada) para durar|\
         soporta los inviernos más duros|(superan/supera) los (0/quince) años",
    ),
    (
        1,
        6,
        "\
         (funciona/funcionan/arranca/responde/rinde) (a la primera/sin fallos/sin problemas/sin interrupciones/como un reloj/con regularidad/sin cuelgues/de forma estable/como el primer día/de manera constante/sin un solo fallo/día tras día)|\
         como un reloj|a la primera|puntual|puntuales|puntualidad (ejemplar/impecable/envidiable/suiza)|cancela muy pocos|\
         (cancela/cancelan) pocos|(sale/salen/llega/llegan) (/casi siempre) (a su hora/a tiempo/en hora/puntual/puntuales)|\
         en hora|muy estables|de fiar|da (confianza/tranquilidad/seguridad)|sólido* y fiable*|robusto* y fiable*|\
         puedes (confiar/contar con)|no hay que preocuparse|se puede confiar|\
         (cero/ningún) (fallos/cuelgues/fallo/problema/incidencias/problemas/caídas)|\
         no (he tenido/hemos tenido/tuvimos/tuve) (ningún/ni un solo/ni un) (fallo/problema)|\
         sin (un solo fallo/cuelgues/bloqueos/incidencias/caídas/fallos/sobresaltos/errores/interrupciones/cortes/averías/tirones/desconexiones)|\
         a prueba de (fallos/errores)|infalibles|consistentes|constantes|resultados (consistentes/constantes)|predecible|\
         confiables|fiables|0 % de disponibilidad|apenas sufre caídas|sin caídas|(llega/llegan) casi siempre a (tiempo/su hora)|\
         van finas|va fino|van finos|no da sorpresas|sin dar guerra|nunca ha fallado|no se ha colgado|\
         rara vez (se averían/se avería/fallan/falla)|cumple sus compromisos|tiene fama de (no averiarse/durar)|\
         vuelos puntuales|(llega/llegan) siempre a tiempo",
    ),
    (
        1,
        7,
        "facil de usar|con una sola mano|con un (solo/) (toque/clic/botón/dedo/gesto/click)|\
         en (dos/tres/un par de/pocos/cuatro) (clics/toques/pasos/clicks/gestos)|\
         (no/sin) (hace falta/necesitar/necesitas/requiere/requieren/exige/precisa/hay que/tener que/necesita) (ser un experto/ser experto/ser ingeniero/conocimientos/conocimientos técnicos/conocimientos previos/experiencia/experiencia previa/leer el manual/manual/curva de aprendizaje/instrucciones/formación/formación previa/mucha práctica/estudiar/saber de tecnología/saber programar/programar/abrir el manual)|\
         sin (curva de aprendizaje/manual/manuales/saber programar/complicarse/complicarse la vida/complicaciones/quebraderos de cabeza/romperte la cabeza/rodeos/líos/tecnicismos/conocimientos técnicos/experiencia previa)|\
         apto* para (principiantes/novatos/cualquiera/todos los públicos/personas mayores/torpes)|para (principiantes/novatos)|\
         curva de aprendizaje (suave/mínima/corta/casi nula/muy suave/baja/amable/rápida)|\
         apenas (tiene/hay) curva de aprendizaje|bien (organizado*/ordenado*/estructurado*)|se explica solo|\
         se entiende a la primera|facilita la vida|facilita el día a día|facilita mucho|facilita las tareas|facilita las cosas|\
         facilita el trabajo|facilita todo|facilita la gestión|facilita el uso|facilitan la vida|facilitan el día a día|\
         facilitan mucho|facilitan las tareas|facilitan las cosas|facilitan el trabajo|facilitan todo|facilitan la gestión|\
         facilitan el uso|simplifica la vida|simplifica el día a día|simplifica mucho|simplifica las tareas|\
         simplifica las cosas|simplifica el trabajo|simplifica todo|simplifica la gestión|simplifica el uso|simplifican la vida|\
         simplifican el día a día|simplifican mucho|simplifican las tareas|simplifican las cosas|simplifican el trabajo|\
         simplifican todo|simplifican la gestión|simplifican el uso|\
         te (facilita/facilitan/simplifica/simplifican) (la vida/el día a día/mucho/las tareas/las cosas/el trabajo/todo/la gestión/el uso)|\
         muy (cómodo*/práctico*) (de usar/en el día a día/para el día a día)|pan comido|un juego de niños|coser y cantar|\
         no tiene (misterio/complicación/ciencia/pérdida)|al alcance de cualquiera|intuitivos|intuitivas|amigables|\
         sencillez (de uso/de manejo)|sin dolores de cabeza|se maneja con (dos/un par de) botones|hasta (mis/tus/los) abuelos|\
         se aclararían|(lo/la) entiende cualquiera|cualquiera (lo/la) (maneja/entiende/usa)|no tiene ciencia|un botón y listo|\
         dos botones y listo|se le coge el truco enseguida|sin perder tiempo|quien no (sabe/entiende) de tecnología|\
         uso muy sencillo|con un gesto|manejo infantil|un juego|a la altura de cualquiera|\
         perdona los (errores/fallos/descentrados)|se (regula/ajusta) en (un momento/un instante/segundos)|\
         botones programables útiles|menús que responden",
    ),
    (
        1,
        8,
        "\
         (fácil*/sencillo*/simple*/rápido*/cómodo*/facilísimo*) de (instalar/montar/configurar/armar/ensamblar/poner en marcha/colocar/conectar/desplegar/activar/contratar/integrar/implementar)|\
         (instrucciones/manual) (claro*/claras/claros/sencillas/detalladas/detallado/muy claras/ilustradas/fáciles de seguir/paso a paso/comprensibles)|\
         (sin/no) (necesidad de/necesitar/necesita/requiere/hace falta/hacen falta/necesitas) (herramientas/un técnico/técnico/técnicos/instalación/obra/obras/instalador/taladrar/un profesional/llamar a un técnico/un instalador/cables/montaje/ayuda profesional)|\
         sin (herramientas/taladrar/taladros/obras/cables ni complicaciones/técnicos/llamar a nadie)|\
         llega (listo*/montado*/casi montado*/premontado*/ya montado*/armado*/preconfigurado*)|listo* para usar|\
         listo* para funcionar|listo* para trabajar|listo* para disfrutar|listo* para conectar|\
         listo* para (usar/funcionar/trabajar/disfrutar/conectar) (nada más sacarlo de la caja/desde el primer momento/en minutos)|\
         (sacar/sacarlo/sacarla) de la caja y (listo/usar/funcionar/a funcionar)|enchufar y (listo/usar/funcionar)|\
         conectar y (listo/usar)|plug and play|alta en (minutos/cinco minutos/0 minutos)|preconfigurado|premontado|\
         viene montado|viene preconfigurado|viene casi (armada/montada/armado/montado)|\
         solo hay que (atornillar/enchufar/conectar/colocar/encajar)|casi (armado/armada/montado/montada)|\
         se configura (solo/sola)|prácticamente se (instala/configura) (solo/sola)|la tienes lista|en un abrir y cerrar de ojos|\
         sin la menor dificultad|se instala en (cinco/pocos) minutos|cuenta en diez minutos|en diez minutos",
    ),
    (
        1,
        9,
        "siempre (hay alguien/dispuestos a ayudar/atentos/con una sonrisa)|dispuestos a ayudar|con una sonrisa|servicial|\
         serviciales|atentos|atentas|amables|amabilidad|cordialidad|diligente|diligentes|resolutivos|resolutiva|resolutivas|\
         cercanía|\
         trato (cercano/humano/personalizado/familiar/exquisito/impecable/amable/excelente/inmejorable/de primera/cordial)|\
         cara al cliente|se (desviven/desvive/vuelcan/vuelca) (por/con) (el cliente/los clientes/ayudar/sus clientes)|\
         dan la cara|sientes escuchado|sientes acompañado|sientes bien atendido|sientes como en casa|\
         te sientes (escuchado/acompañado/bien atendido/como en casa)|da gusto (hablar con/tratar con)|reemplazan el producto|\
         reponen el producto|reponen la pieza|reponen (el producto/la pieza) (sin problemas/gratis/sin coste/sin costo)|\
         tramita (los siniestros/los partes) (rápido/con rapidez/en días/en pocos días/en 0 horas/ágilmente)|\
         (pagan/paga) (los siniestros/rápido/enseguida/a tiempo/sin problemas)|te contesta una persona|\
         una persona y no un robot|te (contesta/atiende/responde) (una persona/alguien de verdad/una persona real)|no un robot|\
         se nota que se preocupan|te (reponen/cambian/sustituyen) (la pieza/el aparato)|desviven por|se desviven por|\
         atención al detalle del personal|personal (sonriente/volcado/detallista)|tripulación (sonriente/amable/atenta)|\
         servicio (atento/detallista/esmerado)|resuelve el problema a la primera|responde en menos de (dos/0) minutos|\
         envía un perito",
    ),
    (
        1,
        10,
        "(fuerza/potencia) de sobra|potencia (bruta/sobrada/más que suficiente/brutal/impresionante/descomunal/de sobra)|\
         sobrado* de (potencia/fuerza)|le sobra (potencia/fuerza)|va sobrado*|\
         (puede/pueden/podrá) con (todo/cualquier cosa/lo que le eches/casi todo/las tareas más exigentes/juegos exigentes/todo tipo de superficies/todo lo que le eches)|\
         sin despeinarse|con soltura|(no/ni) (se/) (inmuta/arruga ante nada/resiente)|\
         (resultados/acabado) (profesionales/espectaculares/impecables/uniformes/excelentes/visibles/de peluquería/de salón/sorprendentes/perfectos/notables/inmediatos/visibles en pocos días/desde el primer uso/de restaurante/de barista)|\
         (se nota/se notan/notarás/notas) (desde el primer/la diferencia/los resultados/la mejora/mejoría/el cambio)|\
         (no/sin) (deja/dejar/dejan/deja ni/engrasa/engrasan/apelmaza/reseca/resecan/mancha/irrita/pesa el pelo) (rastro/residuos/restos/marcas/ni una miga/ni rastro/pelusas/sensación grasa/la piel/rastros/manchas/grumos/ronchas/)|\
         no engrasa|no apelmaza|\
         se absorbe (rápido/rápidamente/enseguida/al instante/muy rápido/muy bien/bien/con facilidad/de inmediato)|\
         (reparte/distribuye) el calor (de forma uniforme/uniformemente/muy bien/bien/por igual)|calor (uniforme/homogéneo)|\
         agarra bien|agarran bien|(agarra/agarran) bien (en mojado/en seco/al asfalto/en superficies mojadas)|excelente agarre|\
         gran agarre|muy eficaz|eficaces|eficacísimo|contundente|contundentes|brutal|bestial|rendidor|rendidora|cunde|cunden|\
         cundidor|muy rendidor|rinde (como nadie/mucho/a gran nivel/a alto nivel/por encima de)|exigentes=|tareas exigentes|\
         juegos exigentes|poderosa|potentísimo|potentes=|deja las (papas/patatas) crujientes|mantiene la comida caliente|\
         mantiene la comida fría|mantiene la comida caliente durante|mantiene el café caliente|mantiene el café fría|\
         mantiene el café caliente durante|mantiene la bebida caliente|mantiene la bebida fría|\
         mantiene la bebida caliente durante|mantiene el agua caliente|mantiene el agua fría|mantiene el agua caliente durante|\
         mantiene (la comida/el café/la bebida/el agua) (caliente/fría/caliente durante) (horas/hasta 0 horas)|trepa (por/sin)|\
         sube cuestas|no le (teme a/asusta)|puede con (cualquier/todo)|cumple su cometido|va (sobrado/sobrada)|\
         de serie (potente/muy potente)|un cañón|una bestia parda|edita vídeo en|(corta/perfora/sierra) como la mantequilla|\
         hace su trabajo|(elimina/atenúa/difumina) (visiblemente/a simple vista)|calienta el agua en|en la mitad de tiempo|\
         seca en la mitad|(se basta/basta) para|(aspira/absorbe) muy bien|bloquea (casi todas/la mayoría de) las amenazas|\
         impermeable incluso bajo|(conserva/mantiene) el (agua/café) caliente|no gotea",
    ),
    (
        1,
        11,
        "vuela|vuelan|como un rayo|como un tiro|como una bala|en un abrir y cerrar de ojos|en un suspiro|en un santiamén|\
         en un instante|en cuestión de segundos|en cuestión de minutos|de forma casi instantánea|casi instantáneo|\
         casi al instante|sin (tirones/lag/retardos/esperas/retraso/lags/demoras/ralentizaciones/trabas)|rapidísimo|rapidísima|\
         rapidísimos|velocísimo|superrápido|súper rápido|ultrarrápida|instantánea|instantáneos|\
         velocidad (endiablada/de vértigo/vertiginosa/sorprendente/impresionante/sobresaliente/notable/constante/excelente/envidiable)|\
         apenas tarda|(no/apenas) (tarda/tardan) (nada/casi nada/unos segundos/segundos/0 segundos/0 minutos)|\
         tiempos de (respuesta/carga) (mínimos/rápidos/casi nulos/bajísimos/excelentes/muy cortos/cortos)|ágiles|fluidez|\
         (carga/abre) las páginas (en un suspiro/en menos de un segundo/rápido/al instante/volando)|\
         en menos de (un segundo/un minuto/0 segundos)|(listo/lista) en 0 (minutos/segundos)|\
         se calienta en (segundos/0 segundos/un instante)|en un tiempo récord|en tiempo récord|\
         transferencias (inmediatas/instantáneas)|copia (una/un) .* en segundos|\
         sin ralentizar (el equipo/el ordenador/la máquina)",
    ),
    (
        1,
        12,
        "\
         (lejos del/sin tocar el/sin buscar el/sin acordarte del/sin pasar por el/sin depender del/olvidarte del/olvídate del/te olvidas del/sin mirar el) (enchufe/cargador)|\
         (con una sola carga/por carga/entre carga y carga/entre cargas) (aguanta/dura/llega)|\
         batería (inagotable/eterna/para rato/de sobra/de larga duración/duradera/que aguanta/que dura/de gran duración/sobresaliente/excelente/estupenda/para todo el día/interminable/espectacular/descomunal/enorme/generosa)|\
         autonomía (excelente/sobresaliente/de sobra/envidiable/espectacular/generosa/enorme/brutal/descomunal/para todo el día/muy buena/notable/larga/muy amplia/de varios días/de dos días/sorprendente/de récord)|\
         gran (autonomía/batería)|excelente (autonomía/batería)|\
         (una/con una) autonomía de (hasta/más de/) 0 (horas/días/semanas)|apenas (gasta/consume) batería|\
         aguanta (dos/tres) días|días lejos del enchufe|te olvidas de cargarlo",
    ),
    (
        1,
        13,
        "(con/bastan/en) 0 minutos de carga|\
         (carga/recarga) (ultrarrápida/rapidísima/muy rápida/rápida/inalámbrica rápida/superrápida/veloz/a gran velocidad)|\
         llena la batería en|\
         del 0 al 0 % en (0 minutos/media hora/menos de una hora/apenas 0 minutos/menos de 0 minutos/una hora)",
    ),
    (
        1,
        14,
        "\
         (graves/bajos) (potentes/profundos/contundentes/rotundos/con pegada/poderosos/redondos/que retumban/firmes/intensos/presentes/definidos)|\
         agudos (claros/nítidos/cristalinos/limpios/brillantes/definidos)|voces (claras/nítidas/naturales/cristalinas/limpias)|\
         sonido (envolvente/nítido/claro/potente/cálido/rico/cristalino/equilibrado/detallado/inmersivo/de cine/limpio/espectacular/de alta fidelidad/con cuerpo/redondo/de estudio/lleno de matices)|\
         llena (la habitación/el salón/una habitación/toda la sala/la sala/cualquier habitación)|matices|con cuerpo|\
         (reproduce/transmite) la voz con claridad|voz (muy clara/nítida)|sonido (amplio/pleno)",
    ),
    (
        1,
        15,
        "te aísla (del mundo/de todo/por completo)|\
         cancelación (activa/) (de ruido/) (sobresaliente/excelente/brutal/líder/impresionante/de primera/espectacular/muy eficaz)|\
         no se oye casi nada|apenas se oye nada",
    ),
    (
        1,
        16,
        "\
         (apenas/casi no/ni/no) (se/) (oye/oyen/escucha/escuchan/siente/nota/hace ruido/hacen ruido/molesta/mete ruido/hace ningún ruido/percibe/vibra/emite ruido)|\
         (silencioso*/silenciosa/silenciosos) (como/hasta/) (un susurro/pocos/a máxima potencia/de noche/un suspiro/ninguno)|\
         como un susurro|un susurro|de los más silenciosos|de las más silenciosas|silenciosas|silenciosos|silenciosísimo|\
         muy poco ruido|poco ruido|hace poco ruido|poco ruidoso*|\
         (puedes/permite) (dormir/hablar/trabajar/ver la tele) (al lado/con él encendido/mientras funciona/sin enterarte)|\
         ni te enteras de que está encendido|nivel de ruido (bajo/muy bajo/mínimo/bajísimo/imperceptible)|\
         (solo/apenas) 0 (db/decibelios)|imperceptible|inaudible|\
         sorprendentemente (silencioso/silenciosa/silenciosos/silenciosas)|rueda sin ruido",
    ),
    (
        1,
        17,
        "negros (puros/profundos/perfectos/intensos/absolutos/muy profundos)|\
         colores (vivos/muy vivos/vibrantes/intensos/naturales/fieles/realistas/precisos/espectaculares/saturados/vívidos/brillantes/ricos)|\
         se ve|se ven|se lee|se leen|\
         (se ve/se ven/se lee/se leen) (genial/de maravilla/de lujo/espectacular/nítido/nítida/perfecto/increíble/bien al sol/bien a pleno sol/bien incluso a pleno sol/bien bajo el sol/muy bien/perfectamente al sol/muy bien al sol/con claridad/con nitidez)|\
         imagen (nítida/espectacular/impecable/fluida/brillante/realista/luminosa/contrastada/de cine/detallada/excelente/clara)|\
         imágenes (nítidas/espectaculares/fluidas/realistas/detalladas)|\
         (pantalla/panel) (brillante/luminosa/luminoso/nítida/fluida/enorme/espectacular/preciosa/vibrante/de primera/inmersiva/generosa/excelente/muy brillante/impresionante/de gran calidad)|\
         legible (al sol/a pleno sol/en exteriores/incluso al sol)|visible (al sol/a pleno sol/en exteriores)|sin reflejos|\
         antirreflejos|(es una/una) gozada para la vista|no cansa la vista|contrastes (impresionantes/marcados)|\
         imagen (magnífica/deslumbrante/brillante incluso)|perfectamente calibrada",
    ),
    (
        1,
        18,
        "\
         fotos (espectaculares/nítidas/excelentes/increíbles/muy nítidas/con mucho detalle/llenas de detalle/detalladas/luminosas/sobresalientes/geniales/de noche espectaculares/nocturnas excelentes/preciosas)|\
         buenas fotos|grandes fotos|excelentes fotos|enfoca (rápido/muy rápido/al instante/bien/con precisión)|\
         graba (muy bien/en 0k/con mucha calidad/de maravilla/con gran nitidez)|ideal para (fotografía/fotos/fotógrafos)|\
         (visión/imagen) nocturna (clara/nítida/excelente)|fotos (alucinantes/deslumbrantes)|no falla un disparo|\
         autoenfoque (temible/certero/rapidísimo)",
    ),
    (
        1,
        19,
        "\
         (encaja/combina/queda bien) (en/con) cualquier (salón/cocina/decoración/rincón/look/ambiente/espacio/conjunto/estilo/interior)|\
         (bonito*/precioso*/elegante*/atractivo*) (a la vista/por dentro y por fuera/por fuera)|(llama/atrae) la atención|\
         atrae (miradas/las miradas)|entra por los ojos|\
         un (diseño/aspecto) (que enamora/que llama la atención/de premio/premiado)|\
         diseño (de premio/premiado/cuidado/sobrio/limpio/moderno/elegante/atemporal/minimalista/compacto y elegante/atractivo/muy cuidado/original/sofisticado/bonito/ergonómico y moderno/retro/con personalidad/vanguardista/impecable/juvenil)|\
         toque (elegante/retro/moderno/de distinción/de elegancia)|aire (elegante/retro/moderno/nórdico)|elegancia|estilazo|\
         mucho estilo|con mucho estilo|gran estilo|bonitos|bonitas|sobrio y elegante|de líneas (limpias/elegantes/modernas)|\
         líneas (limpias/elegantes)|retro|minimalistas|chulo|chula|chulos|chulas|coqueto|coqueta|monísimo|elegantísimo|\
         elegantísima|favorecedor|favorecedora|favorecedores|un diez en diseño|colores (preciosos/bonitos/alegres)|\
         un diseño de infarto|un aspecto de cine|un look (espectacular/brutal)",
    ),
];
