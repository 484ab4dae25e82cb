//! French praise and blame as it is said of thirty kinds of products and services: taste to innovation. Only data.

/// (sign, feature that is implied or 0, words).
pub(super) const PHRASES: &[(i8, u16, &str)] = &[
    (
        1,
        27,
        "(un délice/une tuerie/à se damner/exquis/exquise/succulent/savoureux/goûteux/gourmand/fondant/onctueux/croquant/parfumé/fruité/délicieux/juteux/divin)|\
         (belle/une belle/bonne) (mousse/crème/crema/texture/longueur/acidité)|(fond/fondent/explose) (en/dans la) bouche|\
         (goût/goûts/saveur/saveurs/arôme/arômes) (authentique/authentiques/de noisette/franc/subtil/subtiles/équilibré/équilibrées/intense/intenses/riche/riches/exquis/naturel/incomparable/prononcé/délicat/fruité/maison/rond)|\
         (comme/fait/faits) (à la maison/maison/chez mamie)|\
         (petit-déjeuner/buffet/repas/table/carte/cuisine/plats) (copieux/copieuse/délicieux/excellent*/savoureux/savoureuse/généreux/soignée/raffinée/est copieux/exquis/inventive/gourmande)",
    ),
    (
        -1,
        27,
        "(goût/saveur/arrière-goût/odeur/texture) (chimique/métallique/de carton/de plastique/artificiel/de brûlé/fade/amer/rance/bizarre/désagréable/pâteuse/caoutchouteuse/d'eau/écœurant/synthétique/de rien/de poisson/farineuse)|\
         (insipide/fadasse/écœurant/pâteux/caoutchouteux/sec comme/trop salé/trop sucré/trop cuit/trop gras/trop amer/trop épicé/trop sec/bien trop sucré/bien trop salé/surgelé/immangeable/imbuvable/indigeste/farineux/rance/rassis/fade comme/aqueux)|\
         ne font pas l'unanimité chez|\
         (boudent/boude/snobent/rechignent/refusent) (les/la/le/leurs/à/ses/ces) (croquettes/gamelle/manger)",
    ),
    (
        1,
        28,
        "(formulé*/fabriqué*/élaboré*/préparé*/garanti*) (sans/à partir/à base/avec des ingrédients)|\
         (sans/ni/zéro/exempt de) (sulfates/parabènes/paraben/silicone/huile de palme/gluten/lactose/additifs/conservateurs/sucres ajoutés/sucre ajouté/colorants/parfum/ogm/alcool/édulcorants/nitrites/arômes artificiels)|\
         ne contien* (ni/pas/aucun/pas de/pas d')|\
         ne (contient/contiennent/renferme/comporte) (ni/pas/aucun/aucune) (de/d'/sucre/parabènes/)|bien toléré*|\
         (liste/composition) (d'ingrédients/courte/propre/clean/irréprochable/saine/exemplaire/naturelle/simple/transparente/très courte/lisible)|\
         (riche* en/source de/gorgé* de) (protéines/fibres/vitamines/oméga/antioxydants/minéraux/calcium/fer/magnésium/fruits)|\
         (hypoallergénique/digeste/bio=/nourrissant/bon pour la santé/ingrédients naturels/ingrédients frais/ingrédients simples/ingrédients de saison/ingrédients de qualité/ingrédients locaux/ingrédients nobles/ingrédients biologiques)",
    ),
    (
        -1,
        28,
        "(bien trop/beaucoup trop/trop/excessivement) (sucré*/salé*/gras/grasse/transformé*/riche/riches en/calorique) (en sucre/en sel/en graisses/)|\
         (bourré*/gavé*/truffé*/saturé*/plein/pleins/gorgé*/chargé*) (de/d') (sucre/sucres/additifs/sel/conservateurs/huile de palme/gras/colorants/édulcorants/arômes/e numbers/silicones/sulfates/parabènes/graisses)|\
         (trop de/plein de/beaucoup de/énormément de) (sucre/sucres/sel/additifs/gras/conservateurs/graisses/huile de palme/alcool/parfum)|\
         tolèrent mal|tolère mal|mal toléré*|\
         (irrite/provoque/déclenche/cause/donne/assèche) (la peau/des rougeurs/des allergies/des boutons/des démangeaisons/les yeux/des irritations/des plaques/des réactions/de l'eczéma/le cuir/des maux)|\
         (ultra-transformé*/ultratransformé*/composition/liste) (douteuse/chimique/à rallonge/interminable/discutable/pas terrible/peu recommandable/médiocre/longue comme/perfectible/opaque/indigeste)",
    ),
    (
        1,
        29,
        "se contente de quatre|se contente de cinq|se contente de peu|se contente de trois|se contente de moins|se contentent de quatre|se contentent de cinq|se contentent de peu|se contentent de trois|se contentent de 0|se contentent de moins|\
         frugal|économe|écolo|écologique|vertueux|compostable|biodégradable|recyclable|réutilisable|réparable|équitable|\
         (consomme/consomment/boit/avale) (peu/très peu/moins/trois fois rien/à peine/le strict/presque rien/moins que/une misère)|\
         (peu/guère) (gourmand*/énergivore*/polluant)|\
         (emballage/emballages/bouteille/plastique/coton/matériaux/matières/tissu) (compostables/recyclé*/recyclés/recyclables/biodégradables/minimal/réduit/consigné/recyclable/bio/en carton/sont compostables/biosourcés/réutilisables/sans plastique)|\
         (empreinte/bilan) carbone (réduite/faible/neutre/limité/limitée/exemplaire/maîtrisé)|\
         (planète/environnement) (vous/s'en/dit/remercie/apprécie)|\
         (fabriqué en france/made in france/circuit court/commerce équitable/produit localement/pièces disponibles dix)",
    ),
    (
        -1,
        29,
        "(tout/encore/toujours/continue de) (emballer/emballé*/emballe/suremballé*/dans du) (dans du plastique/sous plastique/plastique/individuellement/)|\
         dans du plastique|\
         (suremballage/suremballé/énergivore/énergivores/polluant/polluante/non recyclable/irréparable/greenwashing/usage unique/à usage unique/pas recyclable/gaspillage)|\
         (consomme/boit/pompe/engloutit/avale/dévore/gaspille/consomment) (trop/beaucoup/énormément/plus que/comme un/un max/bien trop/des litres/une quantité/plus de)|\
         (gouffre/ogre/gourmand*/goulu/glouton) (énergétique/en eau/en électricité/en carburant/en énergie/à énergie)|\
         (facture/compteur) d'électricité (s'envole/grimpe/explose/en souffre/qui)|\
         plastique à (usage/gogo/profusion/outrance/foison)",
    ),
    (
        1,
        30,
        "(gratuit*/offert*/gratuits) (tenue/à vie/sans condition)|\
         (tenue de compte/carte/ouverture/virements/retraits/résiliation/livraison) (est gratuit*/gratuit*/gratuits/sans frais/sont gratuits/offerte)|\
         sans (frais cachés/frais/surcoût caché/commission/engagement/mauvaise surprise sur/frais de dossier/intérêts)|\
         (pas de/aucun/zéro/aucuns) (frais/commission/surcoût/frais de tenue)|en plusieurs fois sans frais|\
         taux de change (avantageux/très avantageux/imbattable/favorable/intéressant)",
    ),
    (
        -1,
        30,
        "(facturé*/facturés/payant*/payants) (en plus/en sus/au prix fort/à part/à prix d'or/le moindre)|\
         est facturé* en plus|\
         (le moindre/la moindre/chaque/tout) (bagage/option/retrait/virement/service/extra/modification/appel) (est/se/en/coûte/au/à)|\
         (facture/facturent/prélève/ponctionne/rackette/taxe/pompe) (tout/chaque/des/le moindre/jusqu'à/la moindre/au passage/même)|\
         (frais/commissions/suppléments/coûts) (cachés/cachées/exorbitants/en cascade/abusifs/surprise/de toutes sortes/à tout bout/à rallonge/qui s'accumulent/partout/salés/dissuasifs)|\
         (cache/cachent/dissimule/regorge) (des/de) (clauses/frais/pièges/conditions)|\
         (clauses/petites lignes) (piégeuses/abusives/piège/en petits)|\
         (la note/la facture/l'addition) (grimpe/s'alourdit/flambe/explose/salée/monte/gonfle)",
    ),
    (
        1,
        31,
        "prend en charge (le/la/les/aussi/même/jusqu'à/tout/l')|\
         (couvre/couvrent/rembourse/indemnise) (toute la/même/jusqu'/l'ensemble/la quasi/bien/y compris/les/toutes)|\
         (dispose/possède/jouit) (du/d'un) (meilleur réseau/vaste réseau/réseau dense/réseau étendu/large réseau)|\
         (réseau/maillage/couverture) (dense/étendu/étendue/impeccable/national*/excellent*/sans faille/partout/hors pair/serré/très large/sans trou)|\
         (capte/captent) (partout/même/jusque/bien/dans le métro/au fin fond/en rase/à la campagne)|\
         à deux pas (de/du/des)|réseau d'ateliers|idéalement (situé*/placé*)",
    ),
    (
        -1,
        31,
        "(capte/captent) (très mal/difficilement/pas/rarement/à peine/un jour sur)|\
         (ne capte/ne passe/ne couvre/n'assure/ne rembourse/n'indemnise/exclut) (pas/rien/plus/que/ni/guère/les/le/la)|\
         (zone/zones) blanche*|\
         (dès qu'on/dès que l'on/sitôt/hors) (sort de/sorti/quitte/s'éloigne/des villes/des grandes)|\
         (réseau/couverture) (capricieux/fantôme/à trous/troué*/aux abonnés/en pointillé/inexistant*/lacunaire/défaillante/famélique)|\
         aucune (agence/boutique/succursale/présence)|\
         (exclusions/exclut/plafonds/franchises) (nombreuses/à rallonge/élevées/les/trop)",
    ),
    (
        1,
        32,
        "(livre/livrent/livré*/livrés/arrive/arrivé*/expédie/reçu*/reçus) (dès le lendemain/le lendemain/en 24 heures/en 24 h/en avance/dans les temps/en un temps/en deux jours/le jour même/rapidement/à l'heure/bien emballé*/vite/en temps/soigneusement emballé*/avant l'heure/intact/en parfait état)|\
         dès le lendemain|\
         (colis/emballage/livreur/paquet) (soigné/impeccable/ponctuel/intact/bien protégé/aimable/adorable)",
    ),
    (
        -1,
        32,
        "(colis/paquet/commande/livraison/carton) (est arrivé*/est arrivé/jamais arrivé*/perdu*/égaré*/abîmé*/éventré/en retard/écrasé/ouvert/déchiré/s'est perdu/s'est perdue/traîne/jamais reçu*/jamais reçue)|\
         est arrivé* (éventré*/abîmé*/cassé*/en retard/en morceaux/écrasé*/cabossé*/trop tard/incomplet/incomplète/ouvert*/rayé*/en miettes/déchiré*/avec)|\
         (livré*/arrive/arrivent/livre/livrent) (en retard/cassé*/avec du retard/avec une semaine/incomplet/n'importe/chez le voisin/abîmé*/trop tard/jamais/à la mauvaise)",
    ),
    (
        1,
        33,
        "(étend/prolonge/porte) (la/sa) garantie|garanti* (à vie/cinq ans/dix ans/0 ans/jusqu'à)|\
         (garantie) (à vie/généreuse/en béton/solide/de 0 ans/de cinq ans/longue/de dix ans/béton)|\
         (retour/retours/remboursement/échange) (gratuit/gratuits/sans discuter/facile/faciles/express/simple/sans histoire/intégral/rapide)|\
         (satisfait ou/rembourse intégralement/reprend sans)",
    ),
    (
        -1,
        33,
        "(résilier/renvoyer/retourner/se faire rembourser/résiliation/remboursement/retour/rétractation/échange) (un article/un produit/un colis/chez/à/auprès/l'abonnement/) (relève/tourne/vire/devient/est/tient/se fait/traîne/vite/ressemble)|\
         s'est fait attendre|tourne (vite/) au cauchemar|parcours du combattant|\
         (rembourse/reprend/échange) (rarement/jamais/au compte/mal/tardivement/difficilement)|\
         (refuse/rechigne/traîne/renâcle) (à rembourser/de rembourser/la prise en charge/les retours/d'échanger/le remboursement/à reprendre/les pieds)|\
         (garantie) (symbolique/rikiki/au rabais/truffée/fantôme/qui ne couvre/chiche/limitée)",
    ),
    (
        1,
        34,
        "(figure/figurent/classé*/se classe/trône/arrive/se place) (chaque année/régulièrement/toujours/parmi/en tête/au sommet/dans le haut/en haut/depuis/aux premières) (parmi/en/dans/au/des/les/du)|\
         parmi les mieux noté*|(restent/reste/sont/demeurent) fidèle(s/) (à/depuis/à la marque)|\
         (avis/retours/critiques/commentaires/notes) (élogieux/dithyrambiques/positifs/majoritairement positifs/excellents/enthousiastes/unanimes/flatteurs/très positifs/sont majoritairement positifs/excellentes)|\
         (jouit/bénéficie/jouissent) d'une (bonne/excellente/solide/belle/réputation/très bonne/image)|\
         (a/ont) (pignon sur rue/bonne presse/la cote/ses lettres/fait ses preuves/leurs preuves/fait leurs preuves/bonne réputation)|\
         (bouche-à-oreille/plébiscité*/encensé*/adulé*/culte/une institution/maison sérieuse/de bonne réputation/ses preuves)",
    ),
    (
        -1,
        34,
        "(terni/entaché/écorné/sali/abîmé/plombé/ternit/écorne/entache) (l'image/son image/la réputation/sa réputation/le nom/la confiance/son nom)|\
         (mauvaise/piètre/sale/triste) (réputation/presse/image)|\
         (avis/retours/critiques/commentaires) (assassins/mitigés/partagés/négatifs/désastreux/acerbes/catastrophiques/incendiaires/contrastés/au vitriol)|\
         (scandale/polémique/controverse/amende/procès/plaintes) (autour/sur/de/pour/a/des/à répétition/s'accumulent/récurrentes)|\
         (traîne/se traîne/souffre d'une) (mauvaise/une mauvaise/casserole/image)|\
         (confiance/réputation) (ébranlée/perdue/en berne/en miettes/rompue/érodée/mise à mal)",
    ),
    (
        1,
        35,
        "catalogue (immense/pléthorique/fourni/gigantesque/impressionnant/riche/foisonnant/inépuisable/sans cesse/bien fourni/est immense)|\
         (l'embarras/que l'embarras) du choix|\
         (plus de/des centaines de/des milliers de/un millier de) (cent/mille/0/deux cents/) (chaînes/titres/modèles/références/recettes/films/séries/coloris/destinations/marques/parfums/cours)|\
         (pour/il y en a pour) tous les (goûts/styles/budgets/besoins/âges)|\
         (séries/contenus/films/titres/programmes) (introuvables ailleurs/exclusifs/exclusives/inédits/originaux/inédites/originales)|\
         introuvable(s/) ailleurs|renouvelé* (chaque/toutes les/régulièrement/sans cesse)",
    ),
    (
        -1,
        35,
        "(difficile/impossible/dur/pas facile) de (trouver/dénicher) (de/des/un/une/sa/son/ce)|\
         (catalogue/choix/offre/sélection/gamme/stock/carte/rayon) (maigre/maigrichon*/famélique/riquiqui/pauvre/réduit*/limité*/restreint*/chiche/léger/légère/décevant*/anémique/vite épuisé/qui tourne/bien mince)|\
         (souvent/toujours/constamment/perpétuellement/régulièrement) en rupture|\
         (en rupture de stock/rupture de stock/ruptures)|\
         (peu de/guère de/trop peu de/pas beaucoup de/pas assez de) (choix/modèles/titres/tailles/coloris/références/nouveautés/films/séries/variété)|\
         on a vite fait le tour|vite fait le tour|(les/de) grandes tailles",
    ),
    (
        1,
        36,
        "(passe/passent/va/vont) (au/à la/en) (lave-vaisselle/machine/lave-linge)|\
         (se nettoie/se nettoient/se lave/se rince/s'essuie/se démonte/s'entretient/se lavent) (en un/facilement/d'un/sans/en deux/en quelques/tout seul/toute seule/à l'eau/aisément/sous/à la main/rapidement)|\
         en un tournemain|en un coup d'éponge|en un coup de chiffon|(coup d'éponge/coup de chiffon) suffit|\
         (entretien/nettoyage) (facile/minimal/réduit/enfantin/simplissime/express/quasi nul/sans souci/aisé)|\
         (autonettoyant*/inox qui)",
    ),
    (
        -1,
        36,
        "(détartrer/nettoyer/laver/vider/entretenir/nettoyage/entretien/détartrage/démonter) (la/le/les/l'/) (est/demande/prend/relève/vire/tient/devient/exige/réclame/s'avère)|\
         vraie corvée|véritable corvée|sacrée corvée|\
         (filtres/cartouches/pièces/sacs/consommables/recharges/capsules/lames/pièces détachées) (finissent par/coûtent/hors de prix/coûteux/introuvables/coûteuses/ruineux/chers/chères/reviennent/à changer/à remplacer)|\
         finissen(t/) par coûter (cher/une)|\
         (exige/réclame/demande/nécessite) un (entretien/nettoyage/détartrage) (annuel/constant/fréquent/régulier/permanent/méticuleux/fastidieux/coûteux/après chaque/quotidien/lourd)|\
         (nid à/aimant à/s'encrasse/attire) (poussière/bactéries/vite/la poussière/traces/les traces/doigts/les poils)|\
         (s'encrasse/s'entartre/moisit/se tache) (vite/rapidement/facilement/en/très/)",
    ),
    (
        1,
        37,
        "(engloutit/avale/loge/contient/accueille/embarque) (les bagages/toute/les courses/tout/facilement/aisément/une valise/les valises/la poussette/largement/plusieurs)|\
         (de la place/place/espace/rangements/rangement) (à revendre/pour tout/pour toute/partout/à foison/en veux-tu/à gogo/pour les/généreux/astucieux/modulable/à profusion)|\
         (coffre/bac/réservoir/cuve/volume/stockage/sac/panier/frigo/tiroir/mémoire/capacité) (immense/gigantesque/généreux/généreuse/caverneux/record/béant/XXL/énorme/confortable/XL/spacieux/bien dimensionné/appréciable/géant/royal)",
    ),
    (
        -1,
        37,
        "(plafonne/plafonnent/se limite/limité*/bridé*/s'arrête/bloqué*) à 0 (go/gb/to/litres/l/mo)|\
         (coffre/bac/réservoir/cuve/stockage/sac/panier/volume/tiroir/mémoire/capacité) (riquiqui/minuscule/ridicule/rikiki/trop petit/chiche/étriqué/vite plein/vite saturé/compté/mesquin/lilliputien/ridiculement/de poche/juste/mal exploité/à remplir/peu généreux/décevant/limitée/insuffisant*)|\
         (vite/rapidement/souvent/aussitôt) (plein/pleine/saturé*/rempli*/à l'étroit/débordé*/bondé*)|\
         (est/toujours/souvent) bondé*|\
         (à remplir/à vider/à faire le plein) (sans arrêt/sans cesse/toutes les/constamment/tous les/trop souvent/après chaque)|\
         (pas la place/à l'étroit/ne contient/déborde/on y loge/n'accueille) (pour/vite/que/pas/à peine/guère/)",
    ),
    (
        1,
        38,
        "(couvre/couvrent/arrose/traverse/porte/atteint/irrigue) (toute la maison/tout l'appartement/tous les étages/toute/les murs/jusqu'au/trois étages/chaque/l'ensemble/bien/sans) (maison/jardin/pièce/recoin/logement/peine)|\
         (parcourt/parcourent/couvre/avale/abat/enchaîne/atteint/dépasse/franchit/roule) (0/plus de 0/près de 0/jusqu'à 0/les 0/facilement 0/aisément 0) (kilomètres/km/mètres/m/bornes)|\
         kilomètres réels|\
         (portée/rayon d'action) (impressionnant*/généreuse/remarquable/longue/excellente/suffisante/record/étendue/confortable/large)",
    ),
    (
        -1,
        38,
        "(n'atteint/ne couvre/ne va/n'arrive/ne traverse/ne porte/ne passe) (pas/guère/jamais/que/à peine/même pas/aucun) (0/les/le/la/jusqu'au/au-delà/deux/toute/un mur/plus/l'étage/loin/le jardin/un)|\
         (signal/wifi/wi-fi/bluetooth/liaison) (s'effondre/faiblit/se perd/décroche/ne passe pas/chute/s'arrête/meurt/disparaît/saute/coupe) (dès/au/à/derrière/dans/entre/vite/en/)|\
         (portée/rayon d'action) (ridicule/limitée/courte/décevante/faible/réduite/insuffisante/risible/théorique/famélique/trop courte)|\
         (tombe/vous laisse/reste) en rade",
    ),
    (
        1,
        39,
        "(précis*/exact*/juste/fiables/fiable) (au/à) (gramme/millimètre/degré/centimètre/mètre/seconde/poil/dixième/près/cheveu)|\
         (au gramme près/au millimètre près/au degré près/au centimètre près/à la seconde près/au dixième près/au poil près)|\
         (tombe/vise/mesure/calcule/compte/détecte/localise/indique/relève/affiche) (juste/pile/au plus juste/avec précision/sans erreur/correctement/précisément/fidèlement/exactement/avec exactitude/au plus près/rigoureusement/bien)|\
         (mesures/relevés/données/résultats/estimations) (fiables/précises/justes/cohérents/cohérentes/exactes/précis/concordants/concordantes/irréprochables/au cordeau)",
    ),
    (
        -1,
        39,
        "(se trompe/se trompent/s'égare/diverge/dérive/cafouille/s'emmêle/affabule) (régulièrement/souvent/d'un/de/parfois/un peu/d'une/du/sans/dans/lourdement/toujours/constamment)|\
         (est/sont) décalé*(s/)|\
         décalé*|décalés|désynchronisé*|à côté de la plaque|aux fraises|fantaisiste|fantaisistes|à la louche|au doigt mouillé|\
         (mesures/relevés/données/résultats/estimations/valeurs) (fantaisistes/aberrantes/farfelues/approximatives/erronées/incohérentes/faussées/imprécises/erratiques/douteuses/farfelus/incohérents/bidon/hasardeuses/peu fiables)|\
         (compte/mesure/indique/affiche/détecte/reconnaît/surestime/sous-estime/invente) (mal/faux/n'importe/deux fois/trop/des pas/à côté/tout et/systématiquement/largement/de travers/allègrement)|\
         ne (reconnaît/détecte/distingue/repère/mesure/identifie) (pas/rien/jamais/ni/qu'une/mal/guère)",
    ),
    (
        1,
        40,
        "(se faufile/se glisse/vire/file/tourne/braque/se conduit/se manie/se pilote/se place) (partout/avec/comme/facilement/au millimètre/sur place/dans un mouchoir/au doigt/d'une main/à merveille/du bout/avec aisance/avec précision)|\
         (vif/agile/joueur/incisif/précis/stable/vissé/rivé/maniable/accrocheur) (en ville/en virage/dans les virages/à la route/au sol/sur route/en courbe/comme)|\
         (tenue de route/direction/adhérence/freinage/châssis/comportement/accroche) (exemplaire/précise/précis/impeccable/excellente/rigoureux/rigoureuse/rassurant*/incisive/sûre/sûr/irréprochable/souveraine/sain/franc/directe/hors pair/au cordeau)|\
         comme sur des rails|(pardonne/pardonnent) (les/bien/tout/beaucoup)|\
         (plaisir/bonheur/régal) (de conduite/à conduire/au volant/de conduire/à piloter)",
    ),
    (
        -1,
        40,
        "(sous-vire/survire/tangue/flotte/louvoie/chasse/dérape/patine/dandine) (en/dans/sur/dès/au/un peu/beaucoup/trop/vite) (virage/virages/courbe/mouillé/)|\
         (direction/commandes/tenue de route/suspension/freinage/boîte/train avant/pédale/châssis) (floue/flou/molle/lourde/imprécise/approximative/dure/sèche/trop ferme/raide/mollassonne/inerte/pataud/lente/spongieux/spongieuse/élastique/caoutchouteuse/désagréable/artificielle/filtrée)|\
         (pataud*/lourdaud*/gauche/balourd/camion/paquebot/emprunté) (en ville/en virage/dans les/à manœuvrer/à garer/en courbe)|\
         (difficile/pénible/galère/compliqué*/pas facile) à (manœuvrer/garer/diriger/manier/conduire)",
    ),
    (
        1,
        41,
        "(connaît/connaissent/maîtrise/maîtrisent/possède) (leur/son/bien leur/le/parfaitement/à fond) (métier/sujet/domaine/affaire/matière/rayon/produits/boulot/dossiers)|\
         (calé*/calés/pointu*/pointus/ferré*/chevronné*/incollable/incollables/érudit/compétent*/qualifié*/pédagogue/passionné*)|\
         (tutoriels/tutos/cours/guides/fiches/explications/conseils/notice/documentation/formation) (limpides/clairs/claires/limpide/claire/détaillés/détaillée/bien faits/bien faite/pas à pas/précieux/avisés/pertinents/sont limpides/exemplaire/au top/illustrés/judicieux/personnalisés/fournie/complète/bien conçus/pédagogiques/riches)|\
         (explique/expliquent/guide/guident/oriente/conseille/accompagne/vulgarise) (bien/clairement/pas à pas/à merveille/avec pédagogie/patiemment/parfaitement/de a à z/avec soin/avec clarté/en détail/intelligemment/honnêtement)",
    ),
    (
        -1,
        41,
        "(n'est d'aucun/d'aucun/sans grand) secours|\
         (mode d'emploi/notice/manuel/documentation/guide/aide/tutoriels/cours) (indigent*/lacunaire/inutile/obscur*/bâclé*/succinct*/sommaire/en anglais/uniquement en anglais/squelettique/muet/muette/incomplet/incomplète/datés/obsolètes/inexistant*/confus/superficiels/rébarbatifs/mal traduit/dépassés/aux abonnés)|\
         (n'y connaissent/n'y connaît/ne connaissent/ne connaît/ne savent/ignorent/ne maîtrisent) (rien/pas/guère/tout/grand/même pas/leurs)|\
         (incompétent*/incompétents/à côté de la plaque/dépassé* par/mal formé*/mal informé*/peu formé*/conseils bidon/conseils contradictoires/conseils bateau/conseils génériques/conseils intéressés/conseils orientés/conseils creux/conseils douteux)",
    ),
    (
        1,
        42,
        "(une longueur/une bonne longueur/un temps/un pas/plusieurs longueurs/un coup) d'avance|\
         (à la pointe/avant-gardiste/pionnier/pionnière/précurseur/visionnaire/novateur/inédit=/futuriste/révolutionne/révolutionnaire/bouscule/réinvente/dépoussière/ouvre la voie/donne le ton/repousse les limites/change la donne/en avance sur son temps/dans l'air du temps/premier à)",
    ),
    (
        -1,
        42,
        "(rien/jamais rien) (proposé/sorti/inventé/apporté/changé/de nouveau/de neuf/d'innovant/de révolutionnaire) (de neuf/de nouveau/depuis/)|\
         rien de (neuf/nouveau) (depuis/sous/)|\
         (dépassé/dépassée/has been/largué/à la traîne/obsolète/d'arrière-garde/périmé/suranné/en retard d'un/une génération de retard/poussiéreux/immobilisme/à bout de souffle/déjà-vu/déjà vu/copie conforme/copié-collé)|\
         (surfe/se repose/vit/dort) (sur ses acquis/sur ses lauriers/sur son passé/sur sa lancée/sur le passé/sur la vague)|\
         s'est endormi*|fait du surplace|stagne|patine|peu d'innovation|manque d'audace|manque d'idées|manque d'inspiration|sans imagination",
    ),
];
