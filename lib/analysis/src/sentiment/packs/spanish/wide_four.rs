//! Spanish praise and blame of many kinds of products, by feature. Only data; in parentheses stand choices.

/// (sign, feature that is implied or 0, words).
pub(super) const PHRASES: &[(i8, u16, &str)] = &[
    (
        1,
        39,
        "\
         (no/ni/apenas/nunca/rara vez) (falla/fallan/yerra/yerran/se desvía/se desvían/se equivoca/se equivocan/se va/se pasa/marra) (en/por/) (ni/) (un/una/) (milímetro/grado/gramo/segundo/metro/paso/centímetro/décima/coma/frase/letra/palabra/céntimo)|\
         (apenas/nunca/casi nunca/rara vez) (yerra/yerran/se equivoca/falla un dato/se desvía/patina)|\
         (clava/clavan/clavó/clavaron) (la/el/los/las/cada/mi/mis/tu/siempre/hasta)|\
         (coincide/coinciden/coincidía/cuadra/cuadran/casa) (siempre/casi siempre/exactamente/al milímetro/) con (la/el/los/las) (de la/del/de mi/medición/mediciones/báscula/médico/hospital/laboratorio/farmacia/realidad/real/analítica/cinta)|\
         (acertó/acierta/aciertan/dio/da) (de pleno/de lleno/en el clavo/a la primera/siempre/casi siempre/el 0 %/en nueve)|\
         (entiende/entienden/reconoce/capta/pilla) (acentos/el acento/cualquier acento/todos los acentos/lo que digo/lo que dices/hasta el/mi acento/a la primera/hasta)",
    ),
    (
        -1,
        39,
        "\
         (mete/meten) la pata (en/con/cada/a)|\
         (una/dos) de cada (dos/tres/cuatro/cinco/diez) (frases/veces/palabras/mediciones/lecturas/vueltas)|\
         (da/dan/marca/marcan/arroja/ofrece/muestra) (un/una/) (peso/resultado/resultados/dato/datos/lectura/lecturas/valor/valores/medida/medidas/cifra/cifras/temperatura/hora) (distinto*/distintos/distintas/diferente/diferentes/erróneo*/erróneos/equivocado*/imposible/imposibles/disparatado*/absurdo*/cada vez)|\
         me (ubicó/situó/colocó/puso/sitúa/ubica/coloca/localiza) (en/a/dos/tres/fuera/0) (otra/otro/calles/metros/mitad/medio/el/la/pueblo/kilómetros)|\
         (cuenta/contó/suma/registra/marca/apunta) (los/) (pasos/calorías/kilómetros) (a su/que no/de más/de menos/sin/aunque/fantasma/hasta cuando/mientras)|\
         (dista/difiere/se aleja/se desvía/varía/oscila/baila) (mucho/bastante/varios/dos/0/hasta/un/de la) (de/grados/centímetros/kilos/puntos/%/metros/real/realidad)|\
         (nada/poco/muy poco/bastante poco) (que ver con la realidad/fiable/fiables) (en/al/para/la/sus)",
    ),
    (
        1,
        40,
        "\
         (va/van/rueda/circula/se mueve) (como/) sobre (raíles/una alfombra)|\
         (gira/maniobra/da la vuelta/aparca/se gira/dobla) en (una/un/cualquier) (baldosa/palmo/dedo/moneda/hueco/pasillo/patio)|\
         (obedece/responde/va donde) (al volante/al instante/a la mínima/al menor/sin/como/donde/miras/apuntas/a cada)|\
         (se/) (agarra/agarran/pega/pegan/aferra/aferran) (al asfalto/a la carretera/al suelo/como una lapa/a las curvas/como lapas/en mojado/en las curvas/como ventosas)|\
         (se/) (conduce/maneja/lleva/pilota/empuja/dirige/guía) (solo/sola/con un dedo/con una mano/con dos dedos/con una/de maravilla/como un juguete/como un kart/con los ojos)|\
         se agarran mejor",
    ),
    (
        -1,
        40,
        "\
         (obliga a/hay que/toca/tienes que/exige) (corregir/pelear/pelearte/contravolantear/sujetar/levantar el pie/hacer mil maniobras/maniobrar mucho/frenar antes/agarrar fuerte)|\
         cuesta (mantener/llevar/sujetar/mover/girar/controlar/enderezar/dirigir) (la línea/la trayectoria/el rumbo/recto/lo/la recta/el volante/derecho)|\
         (se va/van) (de/) (morro/atrás/lado/largo/un lado/culo)|\
         (pierde/pierden) (adherencia/tracción/agarre/el control/estabilidad) (en/con/al/a)|\
         (subvira/sobrevira/derrapa/culea/cabecea/balancea/serpentea/zigzaguea)",
    ),
    (
        1,
        41,
        "\
         (te/me/nos/le) (explica/explican/explicó/explicaron/aclara/aclaran/aclaró/aclararon/enseña/enseñan/enseñó/asesora/asesoran/asesoró/asesoraron/aconseja/aconsejan/aconsejó/orienta/orientan/orientó/guía/guían/guió/analiza/analizan/corrige/corrigen) (la/el/los/las/todo/cada/con/sin/por/paso/bien/muy/de/qué/cómo/mejor/justo/hasta/sobre)|\
         (con/) (peras y manzanas/pelos y señales/manzanas)|(el porqué/los porqués/el por qué) (de/detrás)|\
         (saben/sabe) (explicar/escuchar y/de lo que/lo que se traen/aconsejar/un rato/latín/muchísimo/más que nadie/qué recomendar/enseñar/transmitir)|\
         (muchos/con/0) (años de/) (tablas/oficio/experiencia a sus espaldas) (en/a/encima/detrás)|\
         (adapta/adaptan/personaliza/personalizan/ajusta) (el/la/cada/tu/las/los) (plan/clase/clases/entrenamiento/curso/dieta/rutina/programa/consejo/temario/ritmo) (a/según/para)|\
         (videotutoriales/tutoriales/guías/vídeos/lecciones/artículos) (claros/breves/claras/con subtítulos/para todo/excelentes/paso/muy)",
    ),
    (
        -1,
        41,
        "\
         (no/ni) (saben/sabe/sabían/sabía/supo/supieron) (ni/) (distinguir/explicar/responder/decirme/decir/resolver/aconsejar/lo que/qué/de qué/cómo/nada/diferenciar/orientar/por dónde)|\
         (apenas/no/ni/mal) (documenta/documentan/explica/explican/aclara/aclaran/asesora/asesoran/orienta/orientan/enseña/enseñan/guía) (su/la/el/los/las/nada/bien/ni/apenas/cómo/sobre/al/casi)|\
         (te/me/nos) (aconsejaron/recomendaron/aconsejó/recomendó/vendieron/asesoraron/asesoró/explicaron) (mal/fatal/lo más caro/lo que les/algo que/un producto/el modelo/a medias/regular)|\
         (más perdidos que/perdido como) (un pulpo/un pato)|\
         (aprendes/se aprende/aprendí/enseñan/enseña) (poco/nada/menos/más en youtube/muy poco/lo justo/por tu cuenta)|\
         (ejemplos/guías/manuales/contenidos/temarios/apuntes/artículos) (están/) (obsoletos/desfasados/anticuados/desactualizados/de hace/del año)",
    ),
    (
        1,
        42,
        "\
         (nadie/ningún rival/ninguna marca/ningún otro/ninguna otra) (más/) (lo tiene/lo ofrece/lo hace/ha igualado/había/ha logrado/ha conseguido/la iguala/lo iguala/se atreve/se había/se ha atrevido)|\
         (el/la/los/las) (primer/primera/primero/primeros/primeras) (frigorífico/marca/reloj/móvil/banco/aseguradora/empresa/coche/en/colchón/compañía/fabricante/cámara/robot/lavadora/modelo/sartén/zapatilla/aplicación/bici) (que/en/del/capaz/con)|\
         (va/van/está/están/sigue/siguen) (siempre/) (un paso/dos pasos/varios pasos/años/años luz) por delante|\
         (marca/marcó/marcan) (un antes y un después/el camino/tendencia/época/la diferencia tecnológica/un hito)|\
         (ha sido/fue/es/han sido) (pionera/pionero/la pionera/el pionero/precursora/precursor/la primera/el primero/visionaria) (en/de/del)|\
         (se/) (adelanta/adelantó/anticipa/anticipó) (a su tiempo/a todos/a la competencia/al resto/al mercado/años/varios)|\
         (parece/salido*/sacado*/traído*) (de/del/venir del/) (futuro/una película de ciencia/ciencia ficción/otro planeta/año 0)",
    ),
    (
        -1,
        42,
        "\
         (más/poco/nada/muy poco) (de lo mismo/que no hayamos visto/que no se haya visto/nuevo bajo el sol/que no tuviera/que aportar) (ya/en)|\
         (el mismo/los mismos) perro* con (distinto/otro/distintos/diferente) collar*|\
         (se limita/se limitan/se dedica/se dedican) a (copiar/imitar/repetir/seguir/replicar/clonar/reciclar/cambiar el)|\
         (lleva/llevan) (años/décadas/una década/0 años/lustros/siglos/tiempo/generaciones) (vendiendo/sin/repitiendo/haciendo/con/ofreciendo/anclado*/estancado*) (lo/un/una/el/la/novedades/innovar/cambiar/renovar/renovarse/mover)|\
         (va/van/llega/llegan/siempre va) (siempre/) (a remolque/a rebufo/a la zaga/un año tarde/tarde/por detrás/con años de retraso/a la cola) (de/en)|\
         (se/ha) (quedado/quedó/durmió/estancó/ha dormido/ha quedado/duerme) (en los laureles/dormida en/dormido en/anclad*/en el siglo/en la prehistoria/estancad*/en el pasado/obsolet*)|\
         sigue (con/usando/vendiendo/anclado en) (un motor/el motor/la química/la tecnología/un procesador/el mismo/la misma) (de siempre/diésel/de hace/del/de)|\
         (apenas/casi no/poco) (cambia/se diferencia/difiere/evoluciona/ha cambiado) (nada/respecto/del/de la/de/desde)",
    ),
];
