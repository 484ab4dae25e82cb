//! More Spanish words that turn, join, split, compare or spread what is said. Only data.

use crate::sentiment::lexicon::Meaning;

/// What they do, and the words.
pub(super) const OTHERS: &[(Meaning, &str)] = &[
    (
        Meaning::For(1),
        "\
         (se lleva/se llevan/arrasa/arrasan/se lucen/se luce/gana/ganan/triunfa/triunfan/convence/convencen/deslumbra/enamora/conquista/impresiona/sorprende/gusta/aprueba/aprueban/saca nota/saca pecho) (por/en/con) (su/sus/la/el/los/las/)|\
         (sobresale/sobresalen/brilla/brillan/destaca/destacan/se luce/se lucen/rinde mejor) (sobre todo/especialmente/por encima de todo/) (en/por) (su/sus/la/el/)|\
         (punto fuerte/gran baza/mayor virtud/mejor baza/gran virtud/principal atractivo/mayor atractivo/gran ventaja/fuerte/mejor arma/carta de presentación) (es/está en/son/:) (su/sus/la/el/los/las/)|\
         (su/sus/el/la) (fuerte/punto fuerte/gran baza/especialidad/mejor carta) (es/son/está en)|\
         (es/son) (todo/toda) un (referente/ejemplo/modelo/lujo) (en/de/por)|\
         (se gana el aprobado/se gana el notable/se gana el sobresaliente/merece un diez/merece elogios) (por/en)|\
         un (diez/sobresaliente/notable) (en/para) (su/sus/la/el/)|(da/dan) (una lección/lecciones) de",
    ),
    (
        Meaning::For(-1),
        "\
         (suspende/suspenden/cojea/cojean/flaquea/flaquean/flojea/flojean/patina/patinan/pincha/pinchan/naufraga/naufragan/se desinfla/hace aguas/hacen aguas/falla/fallan/tropieza/se queda corto/se queda corta/se quedan cortos/se quedan cortas/va justo/va justa/anda justo/anda justa/decepciona/decepcionan/pierde/pierden/baja el nivel/deja que desear/deja mucho que desear/dejan que desear/se hunde/no convence/no brilla/no destaca/no aprueba) (en/por) (su/sus/la/el/los/las/)|\
         (punto débil/punto flaco/talón de aquiles/asignatura pendiente/gran pero/principal pega/mayor defecto/principal defecto/mayor inconveniente/gran lastre/principal problema/mayor pega) (es/está en/son/sigue siendo/siguen siendo) (su/sus/la/el/los/las/)|\
         (lo peor/lo malo/la pega/el problema/el inconveniente/el defecto/el fallo/el lunar) (es/son/está en/viene con/viene por) (su/sus/la/el/los/las/que/)|\
         un (suspenso/cero) (en/para) (su/sus/la/el/)|\
         (le/les) (lastra/penaliza/hunde/pierde/condena/resta puntos) (su/sus/la/el/los/las)",
    ),
    (
        Meaning::Plain,
        "\
         en líneas generales|líneas generales|en apenas|en tan solo|en tan sólo|\
         no (/te/lo/se) (esperas/espera/esperabas/esperaba)|lo que (esperas/esperabas)|\
         (franja/hora/ubicación/fecha/cifra/cantidad) exacta|ni un (peso/euro/céntimo/duro/centavo)|de cero a|\
         desde cero|a cero|cero a cien|antes de tiempo|por (ese/este/el mismo/ese mismo) (dinero/precio)|\
         apenas se (percibe/nota/siente)|(no/casi no) se percibe|\
         (cerveza/cervezas/bebida/bebidas/cóctel/vino) sin alcohol|cada dos por tres|por (suerte/fin/cierto)|\
         de entrada|de momento|por defecto|a lo largo de|personas mayores|gente mayor|mis mayores|a menos de|a más de|\
         más tarde|más adelante|más bien|cuanto más|cuanto menos|poco después|poco antes|a poco que|\
         nada más (llegar/abrir/sacarlo/encender/encenderlo/salir/entrar/apoyar/subir/tocar)|al alcance|a la larga|\
         a simple vista|punto de recogida|punto de venta|puntos de venta|altas prestaciones|bajas emisiones|\
         ruido de fondo|fin de semana largo|menos mal|cuando menos|más o menos|tiempo libre|aire libre|al aire libre|\
         buen tiempo|buen número|un buen rato|gran ciudad|grandes ciudades|ciudades pequeñas|menor de edad|\
         menores de edad|al por mayor|cosa que no (puede decir/ocurre/pasa/sucede/hace/ofrece)|\
         algo que no (puede decir/ocurre/pasa/sucede)|(muchos/muchas/algunos/algunas/varios/varias) de (ellos/ellas)|\
         sin (escobillas/cables/hilos/bolsa/bolsas/espejo/marcos/aspas/cordones/tacones)|(una/un) simple|\
         (arroz/pan/pasta/harina/galletas) integral*|\
         (pocos/pocas) (auriculares/modelos/marcas/rivales/empresas/coches/móviles/aparatos/productos/compañías/competidores/cámaras/hoteles/bancos/seguros/robots/apps/fabricantes/restaurantes/zapatillas/colchones/cremas/herramientas/servicios/sitios/portátiles/relojes/lugares) (logran/consiguen/pueden/ofrecen/alcanzan/hacen/son/igualan/limpian/suenan/saben/llegan/tienen/cuidan/dan/aguantan/rinden)|\
         al revés que|al contrario que|igual que|por poco|entre otras cosas|a mi juicio|a juicio de|a primera vista|\
         en primer lugar|de primera mano|de segunda mano|de nueva generación|buen día|buenos días|gran superficie|\
         gran familia|pequeños electrodomésticos|pequeñas reparaciones|gran tirada|mano de obra|un mal día|días malos|\
         malos tiempos|mala racha|bajo tierra|por bajo|alta costura|alta gama|altas horas|a altas horas|\
         plena temporada alta|temporada alta|temporada baja|clase alta|alta mar|baja por maternidad|dar de alta|\
         darse de alta|darte de alta|darse de baja|darte de baja|dar de baja|doble cara|gran reserva|larga distancia|\
         corta distancia|larga estancia|media distancia|mayor de|mayores de|menor que|pequeño electrodoméstico|\
         buen puñado|bien por|ya sea|bien sea|no hace mucho|hace mucho|hace tiempo|hoy en día|hoy por hoy|el mal uso|\
         mal uso|mala hierba|mala suerte|por desgracia|largo y tendido|a lo largo|a lo ancho|a fondo perdido|las caras|\
         la cara|tu cara|tus caras|sus caras",
    ),
    (
        Meaning::Negator,
        "\
         difícilmente|ni por asomo|ni de lejos|ni mucho menos|ni de broma|rara vez|pocas veces|nunca jamás|\
         ningún tipo de|sin ningún|sin ninguna|sin ningún tipo de|dista (mucho/) de (ser/estar/)|\
         distan (mucho/) de (ser/estar/)|está lejos de (ser/)|están lejos de (ser/)|anda lejos de|sin llegar a (ser/)|\
         no llega a ser|no acaba de ser|no termina de ser|nada más lejos de",
    ),
    (
        Meaning::Lack,
        "\
         (se/le/les) (echan/echa) de menos|ni siquiera (tiene/trae/incluye/lleva/ofrece/cuenta con/dispone de)|\
         tampoco (tiene/tienen/trae/traen/lleva/llevan/incluye/incluyen/incorpora/ofrece/ofrecen/monta/integra)|\
         no (traen/llevan/incorpora/incorporan/integra/aporta/posee/contempla/disponen de/cuentan con)|huérfano* de|\
         falto* de",
    ),
    (
        Meaning::Beat(1),
        "\
         (le/les/) (saca/sacan/sacó) (los colores/ventaja/mucha ventaja/kilómetros/varios cuerpos/una cabeza) (a/al)|\
         (le/les/) (da/dan/dio) (sopas con honda/un repaso/una paliza/cien vueltas/mil vueltas/una lección) (a/al)|\
         (deja/dejan) (en pañales/en ridículo/a la altura del betún/a años luz/muy atrás/en mantillas) (a/al)|\
         (pasa/pasan) por encima (de/del)|(está/están/queda/va) (muy/bastante/) por (delante/encima) (de/del)|\
         (está/juega) en otra liga (que/comparado con)|\
         (saca varios cuerpos/le saca una cabeza/se come con patatas) (a/al)|\
         (aventaja/supera/supera de largo/supera con creces/supera ampliamente/gana de calle/gana de largo/vence/bate) (a/al)",
    ),
    (
        Meaning::Beat(-1),
        "\
         (palidece/pierde/sale perdiendo/queda mal parado/queda mal parada/se queda corto/se queda corta/no tiene nada que hacer) (ante/frente a/frente al/al lado de/al lado del/contra)|\
         (está/están/queda/va) (muy/bastante/) por (detrás/debajo) (de/del)|\
         (a años luz/muy lejos/lejos/a kilómetros) (de/del) (nivel de/que ofrece/)|\
         no (le llega/llega) (ni/) a la suela (del zapato/de los zapatos/) (a/al/de)|\
         no (resiste/aguanta/soporta/admite) (la/) comparación (con/frente a)|\
         (tiene/tienen) (mucho que/que) (aprender/envidiar) (a/de/del/al)|\
         (no alcanza/no iguala/no se acerca/ni se acerca) (ni de lejos/) (a/al/el/la)",
    ),
];
