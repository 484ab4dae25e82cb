//! French ways to praise and to blame many kinds of things alike: battery life to privacy. Only data.

/// (sign, feature that is implied or 0, words).
pub(super) const FAMILIES: &[(i8, u16, &str)] = &[
    (
        1,
        12,
        "une charge (par semaine/tous les/suffit/et c'est/pour)|(ne/n') se recharge qu'une fois|(une seule/une/qu'une) charge (par semaine/hebdomadaire/suffit)|(champion/championne/reine/roi/marathonien) de l'autonomie|(de l'autonomie/de la batterie/du jus) (à revendre/en réserve/pour)|côté (autonomie/batterie) (rien à/c'est/il/elle) (dire/redire/champion/excellent/royal)",
    ),
    (
        -1,
        12,
        "(rend/rende/rendra/rendent) l'âme avant (la fin/l'heure/midi/le soir/le)|(toujours/sans cesse/condamné à/obligé de) (une prise/la prise/rester branché/chercher une prise/avoir un chargeur)|fil à la patte|en fin de vie|panne sèche|plus de jus|plus de batterie|à court de batterie|à court de jus",
    ),
    (
        1,
        13,
        "(dix/quinze/cinq/vingt/0) minutes (de charge/de recharge/sur secteur/à la borne/branché/sur la borne) (suffisent/donnent/offrent/rendent/pour/redonnent/lui)|(quelques minutes/un quart d'heure/une pause café) (de charge/sur secteur/à la borne/) (suffisent/suffit)|évite de chercher (le/un/son) (câble/chargeur)|\
         (charge/recharge) (éclair/ultrarapide/ultra-rapide/express/fulgurante/sans fil/rapide/solaire/inversée/bidirectionnelle/à induction/par induction) (bienvenue/efficace/pratique/très/incluse/est/fonctionne/au rendez-vous/appréciable/redoutable/en)|(chargeur/câble/station/socle/étui/base) (rapide/fourni/inclus/livré/compact et/magnétique/universel/de recharge fourni/fournie/de charge fourni)|\
         plein d'électrons|(deux/plusieurs/trois) appareils à la fois",
    ),
    (
        -1,
        13,
        "(pas/ni/sans/aucune) (de/d'/) (charge rapide/recharge rapide/charge sans fil/charge à induction/chargeur fourni/chargeur dans la boîte/usb-c)|(impossible/interdit/exclu) (de/d') (le/la/l'/) (recharger/utiliser pendant/charger) (en/sans/avec/sur/pendant)|\
         (n'a/n'ont/n'y a/n'offre/ne propose/n'est) (pas/ni/aucune) (de/d'/) (charge rapide/recharge rapide/charge sans fil/charge à induction/chargeur fourni/chargeur dans la boîte/usb-c)",
    ),
    (
        1,
        14,
        "(frisson/frissons/chair de poule) (assuré/assurés/garanti/garantie/à la clé/à chaque)|(l'orchestre/le concert/la salle de concert/l'opéra/un orchestre/le chanteur/la scène/une salle de cinéma) (dans le salon/à la maison/chez soi/dans la pièce/comme si/devant/est là/dans les oreilles)|\
         (un régal/un bonheur/un délice/un plaisir/un enchantement/du miel/une caresse/une merveille) (pour les/à l'/pour l') (oreilles/oreille/écoute/audiophiles/tympans)|\
         (on entend/on distingue/on perçoit/on redécouvre/restitue/révèle/fait ressortir/rend) (chaque instrument/chaque note/le moindre détail/toutes les nuances/chaque nuance/ses morceaux/ses disques/sa discothèque/le souffle/la respiration/chaque voix/les nuances)|chaque (instrument/note) (trouve/a/se détache/reste/sonne)|(pas/aucune) (de distorsion/distorsion/saturation/souffle) (même/à plein/à fort)|\
         (mes interlocuteurs/mon interlocuteur/on) (m'entend/m'entendent/vous entend/nous entend) (parfaitement/clairement/bien/comme/même)|sonne (juste/comme un/comme une/merveilleusement/divinement/grand)|(voix/conversations) (claires/limpides/nettes/captées/parfaitement)|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) (pas/aucune) (de distorsion/distorsion/saturation/souffle) (même/à plein/à fort)",
    ),
    (
        -1,
        14,
        "(au fond/du fond) (d'un puits/d'une boîte/d'une grotte/d'une cave/d'un tunnel/d'un bocal)|(mes interlocuteurs/mon interlocuteur/on/mes correspondants/votre interlocuteur) (se plaignent/me font/m'entend mal/ne m'entend/n'entend/ne comprend/m'entendent mal/n'entendent/ne m'entendent/me demandent/doit tendre)|(tendre/casse/écorche/vrille/agresse/arrache) (l'oreille/les oreilles/les tympans)|\
         (a oublié/oublie/manque/écrase/sacrifie/noie/étouffe) (les médiums/les aigus/les graves/les basses/la voix/les voix/le grave/l'aigu)|sonne (creux/faux/métallique/plat/comme une casserole/sourd/brouillon/étriqué)",
    ),
    (
        1,
        15,
        "(dans sa/dans une/une vraie/véritable/comme dans une/on entre dans une) bulle|(seul/coupé/isolé) (au monde/du monde/de tout/des bruits/du brouhaha)|(on n'entend/n'entend/n'entendre) (plus/ni/plus rien/rien) (rien/le/les/la/des/du/ses/ni/autour)|(silence/calme) (presque/quasi/instantané/total/absolu/dès qu'on/de cathédrale/monacal)|\
         (réacteurs/moteur/moteurs/métro/train/voisins/bébés/collègues/rue/monde/ronflements) (disparaît/disparaissent/s'efface/s'effacent/se font oublier/s'évanouit/s'évanouissent/devient/deviennent inaudibles/à distance/n'existe plus)",
    ),
    (
        -1,
        15,
        "(entend/entendre/profite/profiter) (tout/toutes/les/des/de/le) (ce que/les/conversations/voisins/toutes les/collègues/des voisins/couloir/moindre/voix/du couloir/de la rue/bruits)|(vraie/véritable/une) passoire (sonore/acoustique/phonique/)|(en papier/papier) à cigarette|(murs/cloisons) (en carton/trop fines/trop fins/minces/si fines)|\
         (collègues/voisins/annonces/voix/bébé/métro/klaxon/moteur/réacteurs/conversations) (s'entendent/passe/passent/traverse/traversent/percent/restent audibles/reste audible/bien présents/toujours présents/couvrent/toujours audibles/parviennent)",
    ),
    (
        1,
        16,
        "(ne fait/ne font/fait/font) (pas plus/guère plus/à peine plus/aucun/pas un/pas/moins de) (de bruit/bruit) (qu'un/qu'une/du tout/même/en)|(aussi/plus) silencieux (qu'un murmure/qu'une bibliothèque/qu'un chat/qu'une plume)|(silencieux/discret/muet) comme (une/un) (tombe/carpe/plume/chat/souris/bibliothèque)|\
         (à peine/tout juste/presque/quasiment) (audible/perceptible/un murmure/un souffle/un chuchotement/inaudible)|(on ne l'entend/ne s'entend/ne l'entend/on l'oublie/on oublie) (pas/presque pas/plus/quasiment pas/même pas/à peine/jamais)|(on l'entend/s'entend) à peine|sans réveiller|(moins de/à peine/seulement) 0 (décibels/db)|\
         (peut/on peut/permet de) (tourner/fonctionner/dormir/discuter/téléphoner/travailler) (la nuit/à côté/pendant/sans hausser/sans être)|(calme/paix/quiétude) (royale/royal/olympien/absolu/absolue/monacal/d'une bibliothèque)|d'une (discrétion/quiétude) (exemplaire/remarquable/absolue/totale/appréciable/rare)|vibre (peu/à peine/moins)|vibrent (peu/moins)",
    ),
    (
        -1,
        16,
        "(on dirait/on croirait/l'impression d'entendre/comme/digne d') (un avion/un hélicoptère/un réacteur/une tondeuse/un marteau-piqueur/un tracteur/un aspirateur/un camion/décoller/un moteur d'avion/un sèche-cheveux/une turbine/un train)|(avion/fusée) (au/qui) (décollage/décolle)|\
         (réveille/réveillerait/réveiller/ameute/fait trembler/fait sursauter/rameute) (un mort/les morts/toute la/la maison/les voisins/tout l'immeuble/le quartier/l'immeuble/les murs/bébé/le bébé/la maisonnée/les enfants/le chat/tout le monde/la nuit/les vitres/chaque nuit/tout le quartier)|me réveille (la nuit/chaque nuit/à/tous)|amateurs de bruit|bouchons d'oreilles obligatoires|\
         bouchons d'oreilles de rigueur|bouchons d'oreilles fournis|bouchons d'oreilles recommandés|il faut hausser le ton|il faut monter le son|il faut crier|il faut hurler|il faut élever la voix|il faut couper|il faut fermer la porte|il faut augmenter le volume|obligé de hausser le ton|obligé de monter le son|obligé de crier|obligé de hurler|obligé de élever la voix|obligé de couper|\
         obligé de fermer la porte|obligé de augmenter le volume|oblige à hausser le ton|oblige à monter le son|oblige à crier|oblige à hurler|oblige à élever la voix|oblige à couper|oblige à fermer la porte|oblige à augmenter le volume|(souffle/tourne/ventile/gronde) (fort/très fort/trop fort/bruyamment)|\
         (s'entend/s'entendent/audible/audibles) (depuis/à travers/dans/jusqu'/de/à l'autre) (la/l'/les/le/toute/chambre/au/bout)|(trop/très/bien trop/assez/plutôt/franchement/vraiment/plus) (bruyant/bruyante/bruyants/bruyantes/sonore)|(bruit/bruits) (parasite/parasites/de fond/aigus) (permanent/agaçant/gênant/constant/pénible)|insupportable (la nuit/au quotidien/en soirée)",
    ),
    (
        1,
        17,
        "(un régal/un plaisir/un bonheur/un festin/une merveille) (pour les yeux/visuel/pour la rétine/pour le sport/pour les films/à regarder)|(on en prend/en met) plein (les yeux/la vue)|plein la vue|comme au (cinéma/ciné)|chaque (détail/pixel/brin) (ressort/est/se)|(noirs/noir) (d'encre/profonds/abyssaux/parfaits/absolus/infinis)",
    ),
    (
        -1,
        17,
        "(on distingue/on voit/on lit/on devine/se lit/lisible/visible) (à peine/mal/difficilement/tout juste/plus rien/qu'à l'ombre/rien)|(pixels/pixel) (mort/morts/visibles/apparents)|fuites de lumière|(plisser/fatigue/pique/abîme/explose) (les yeux/vite les yeux)|(devient/est) (un/un vrai) miroir",
    ),
    (
        1,
        18,
        "(stabilise/stabilisent/immortalise/photographie/filme/cadre/zoome/fait le point/détecte les visages) (à merveille/parfaitement/sans trembler/comme un/avec/même/en 4k/très bien/loin/sans/vite/en un/bien)|(détails/nuances/couleurs) (jusque dans/dans les) (les ombres/ombres/hautes lumières/basses lumières/zones sombres)|\
         (rivalise/fait jeu égal) avec (un reflex/les reflex/un hybride/un boîtier/des boîtiers)|on (reconnaît/distingue/identifie) (chaque/un/le/les) (visage/visages/plaque/livreur/plaques)",
    ),
    (
        -1,
        18,
        "(donne/file) le mal de mer|(bruit/grain) (mange/envahit/apparaît/dès/monte/gâche) (tout/les/dès/0/vite/la)|(mange/avale) (tout/les détails) dès|(vision/mode) (nocturne/nuit) (inexploitable/inutilisable/décevante/décevant/aux abonnés/gadget/médiocre/limitée/faible)|(si/tellement/trop) (floue/flou/floues/sombre) qu'on|on ne (reconnaît/distingue/voit) (pas/rien/ni/même pas) (le/les/ses/un/la/à)",
    ),
    (
        1,
        19,
        "(séduit/flatte/attire/accroche/capte/ravit/charme) (l'œil/le regard/les regards/la rétine/au premier regard/d'emblée par)|(fait/font) (son effet/sensation/tourner les têtes/de l'effet/des jaloux/chic/très chic/bel effet)|(ne manque/ne manquent) pas (d'allure/de style/de charme/d'élégance/de chien/de classe/de caractère/de cachet)|\
         (on me/on m'/tout le monde/mes amis/mes invités/les invités) (complimente/demande où/en fait/félicite/me la/me le/s'extasient)|(compliments/remarques flatteuses) (sur/à chaque/pleuvent/fusent)|(un/vrai/véritable) (bijou/objet d'art/bel objet/objet déco/objet de décoration/pièce maîtresse/bijou de design)|(beau/belle/élégant/joli/jolie) comme (un/une) (cœur/bijou/sou neuf/camion)|\
         (se marie/s'accorde/se fond/s'intègre/s'accordent/se marient/trouve sa place) (avec/à/dans) (tous/toutes/tout/n'importe/à peu près/le/la/les/un/une/décor/intérieur)|(d'une/avec) (élégance/beauté/sobriété) (folle/rare/discrète/intemporelle/remarquable/certaine/naturelle)|(a/ont) (de la gueule/du chien/de l'allure/du style/du charme/du cachet/de la classe/fière allure/belle allure)|\
         (plaisir/régal/bonheur) (des/pour les) yeux (tant/par)|(donne/donnent/apporte) (du cachet/du caractère/une touche/du charme/du style) (à/au/aux/de/d')",
    ),
    (
        -1,
        19,
        "(jure/jurent/détonne/fait tache/font tache) (avec/dans/au/sur)|(pas/guère/loin d'être/rien d'un) (un canon de beauté/prix de beauté/canon/le plus beau/la plus belle/top model/un modèle d'élégance/très glamour/très sexy/sexy/glamour/folichon)|(ne gagnera/ne remportera) (pas/aucun) (de/)(prix/concours) (de beauté/de design)|\
         (air/airs/allure/look/faux airs/tête) (de jouet/de brique/de camion/de parpaing/d'hôpital/de grille-pain/de boîte/de frigo/d'aspirateur/de tank)|(vieillit/alourdit/épaissit/tasse/engonce) (le visage/la silhouette/de dix ans/le teint/les traits/la taille)|(verrue/horreur/boîte à chaussures/parpaing/pot de yaourt) (dans le/sur/en plastique/au milieu)|\
         (n'a/n'ont/n'y a/n'offre/ne propose/n'est) (pas/guère/rien d'un) (un canon de beauté/prix de beauté/canon/le plus beau/la plus belle/top model/un modèle d'élégance/très glamour/très sexy/sexy/glamour/folichon)",
    ),
    (
        1,
        20,
        "(dort/dormi/dormir/dorment/sommeille/repose) comme (un loir/un bébé/une souche/sur un/un prince/dans un/une marmotte)|(on dort/on s'y/s'y) (comme/enfonce/love/prélasse/sent bien/installe/glisse)|(frais/fraîche/reposé/dispos) (comme un gardon/à l'arrivée/et dispos/après)|comme (un gardon/sur un nuage/dans un cocon/dans des chaussons/dans du coton/un gant/une seconde peau/à la maison)|\
         (sans/aucune/aucun/plus de/fini les/finis les/fini le/adieu les/moins de) (mal de dos/courbatures/fatigue/douleur/douleurs/ampoule/ampoules/point de pression/points de pression/raideur/secousse/mal aux pieds/crampes/frottement/frottements/irritation/gêne/torticolis/mains engourdies)|\
         (mains/jambes/dos/nuque/épaules/fesses/pieds/oreilles) (reposés/reposé/soulagées/soulagés/soulagé/ménagés/au chaud/disent merci/vous remercient/vous diront/remercient/ne souffrent/ne souffre/engourdies jamais)|(porte/portent/portés/porté/enfile/garde) (toute la journée/des heures/pendant des heures/du matin/sans gêne/comme/sans les sentir/sans y penser/sans fatigue/longtemps sans)|\
         (on oublie/on en oublie/oublie/oublier) (qu'on/qu'on le/qu'on la/vite qu'on/jusqu'à/presque) (porte/les porte/le porte/la porte/l'a/qu'on)|(avale/absorbe/gomme/efface/filtre/lisse/digère) (les/chaque/toutes les/le) (nids-de-poule/bosses/secousses/aspérités/dos-d'âne/irrégularités/chocs de/pavés/trous/vibrations/cahots)|aux petits soins de votre dos|\
         (n'a/n'ont/n'y a/n'offre/ne propose/n'est) (aucune/aucun) (mal de dos/courbatures/fatigue/douleur/douleurs/ampoule/ampoules/point de pression/points de pression/raideur/secousse/mal aux pieds/crampes/frottement/frottements/irritation/gêne/torticolis/mains engourdies)",
    ),
    (
        -1,
        20,
        "(mal/maux/douleurs/douleur) (de dos/au dos/aux pieds/aux oreilles/aux fesses/aux reins/à la nuque/aux poignets/aux épaules/au cou/de tête/lombaires/cervicales/aux genoux/aux mains)|(mains/jambes/fesses/pieds/doigts) (engourdies/engourdis/en feu/en compote/trempés/gelés/moites/meurtris/endoloris)|\
         (dos/nuque/épaules/reins) (en compote/en vrac/bloqué/en miettes/endoloris/meurtries/trinque/souffre/souffrent/cassé/broyé)|(planche/tape-cul/instrument de torture/supplice/carcan/planche à repasser/cilice/marche sur des/lit de camp) (au/dès/pour/sur/après/à/)|(on se réveille/se lève/on en sort/on en descend/on ressort/descend) (avec/courbaturé/cassé/rompu/moulu/en nage/fourbu/trempé)|\
         (chaque/la moindre/le moindre) (bosse/secousse/cahot/trou/gravier/pavé) (se/remonte/est/résonne)|(étouffe/transpire/sue/cuit/grelotte) (dedans/là-dedans/à l'intérieur/sous/dès)|(trop/pas assez/guère/peu) (confortable/confortables/moelleux/rembourré/ergonomique/ergonomiques/respirant)|ampoules (aux/dès/garanties/assurées/à/au)|\
         (n'a/n'ont/n'y a/n'offre/ne propose/n'est) (pas assez/guère) (confortable/confortables/moelleux/rembourré/ergonomique/ergonomiques/respirant)",
    ),
    (
        1,
        21,
        "(ne dépasse pas/moins de/à peine/seulement/tout juste/sous les) 0 (kilos/grammes/kilo/kg/g/centimètres/cm/millimètres)|(pas plus/guère plus/à peine plus) (gros/grand/épais/large/lourd/encombrant) (qu'/que/qu'un/qu'une)|(léger/légère/légers/légères/mince/fin/fine/plat/plate) comme (une plume/l'air/un souffle/une feuille/une carte/tout/du papier/un rien)|\
         (poids/gabarit/format/encombrement/dimensions/taille/épaisseur) (plume/contenu/contenue/contenues/mini/réduit/réduites/raisonnable/raisonnables/de poche/ultracompact/minimal/minimaliste/minime/mesuré/maîtrisé/idéal/passe-partout/poids plume/record/imbattable/modeste/riquiqui bienvenu/cabine)|poids plume|format de poche|format cabine|format voyage|format nomade|taille de guêpe|ultracompact|\
         ultraléger|ultraportable|gain de place|peu encombrant|peu encombrante|facile à transporter|facile à emporter|facile à ranger|facile à trimballer|(on l'emporte/s'emporte/on l'emmène/à emporter/on le glisse/on la glisse) (partout/facilement/sans/en/dans)|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) (pas plus/guère plus) (gros/grand/épais/large/lourd/encombrant) (qu'/que/qu'un/qu'une)",
    ),
    (
        -1,
        21,
        "(il faut/faut/à) (deux/être deux/trois/des bras/des biceps/un chariot) (pour le porter/pour le soulever/pour le déplacer/pour le monter/pour le descendre/pour la porter/pour la soulever/pour la déplacer/pour la monter/pour la descendre/pour l' porter/pour l' soulever/pour l' déplacer/pour l' monter/pour l' descendre/pour les porter/pour les soulever/pour les déplacer/pour les monter/pour les descendre/personnes pour/bras)|\
         (vraie/véritable/une/un vrai/un) (enclume/brique/mastodonte/paquebot/pavé/armoire/monstre/parpaing/bahut)|mastodonte|enclume|âne mort|gros bébé|monstre de|(trop/bien trop/un peu trop/assez/plutôt/franchement/vraiment) (volumineux/volumineuse/encombrant/encombrante/imposant/imposante/lourd/lourde/lourds/large/épais/épaisse/massif/gros/grosse)|\
         (poids/gabarit/encombrement/dimensions/taille/volume/épaisseur) (conséquent/conséquente/conséquentes/imposant/imposantes/imposante/rédhibitoire/excessif/dissuasif/pachydermique/généreux/important/importantes/élevé/non négligeable/qui se fait sentir/se fait sentir/démesurée/démesuré/XXL/handicapant/pénalisant)|\
         (plombe/alourdit/encombre/charge) (le sac/le bagage/les poches/le plan/le bureau/l'épaule)|(fatigue/casse/scie) (le bras/le poignet/l'épaule/le dos) à force",
    ),
    (
        1,
        22,
        "(a/avec) réponse à tout|couteau suisse|tout-en-un|touche-à-tout|homme à tout faire|bonne à tout faire|trois en un|deux en un|multi-usage|multiusage|multitâche|bardé de|truffé d'options|truffée d'options|bourré de fonctions|bourré de fonctionnalités|bourrée de fonctions|suréquipé|rien ne manque|il ne manque rien|tout y est|ne manque de rien|plus complet du marché|le plus complet|la plus complète|\
         les plus complets|(difficile/impossible/dur) d'être plus complet|(remplace/remplacent) (à lui seul/à elle seule/trois/deux/quatre/plusieurs/une dizaine) (appareils/outils/logiciels/applications/machines/accessoires/)|\
         (fonctions/fonctionnalités/options/réglages/outils/équipement/programmes/modes/équipements/dotation) (à foison/à la pelle/à gogo/pléthorique/pléthoriques/complet/complète/complets/très complet/bien pensées/bien pensés/utiles/avancées/avancés/généreux/généreuse/foisonnants/foisonnantes/riches/riche/innombrables/exhaustif/de série/pointues/pratiques/bienvenues/malignes/astucieuses/intelligentes/adaptés à/adaptées à/pour tout/pour tous/nombreuses/nombreux/poussées/poussés)|\
         (on peut/permet de/permet/sait/fait) (tout faire/tout régler/tout personnaliser/tout gérer/tout programmer/tout piloter/tout contrôler/tout paramétrer/aussi cuire/aussi griller/aussi mixer/aussi imprimer/aussi scanner/aussi filmer/à la fois)|se (programme/pilote/commande/contrôle) à distance|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) rien ne manque",
    ),
    (
        -1,
        22,
        "(se limite/se borne/se contente/se résume/se cantonne/limité/réduit/limitée/réduite) (à l'essentiel/au strict/au minimum/aux fonctions/aux bases/à la base/au b.a.-ba/d'un/des bases/du strict/du minimum/de l'essentiel/à chauffer/à peu de chose/à une seule)|strict minimum|le minimum syndical|service minimum|réduit à sa plus simple expression|réduite à sa plus simple expression|dépouillé à l'excès|\
         vite limité|vite limitée|on en fait vite le tour|peu polyvalent|peu personnalisable|peu de réglages|peu d'options|peu de fonctions|peu de fonctionnalités|pauvre en fonctions|pauvre en fonctionnalités|chiche en|avare en|avare de|pingre en|options payantes|bien seul|bien nu|tout nu|nu comme un ver|\
         (fonctions/fonctionnalités/options/réglages/outils/équipement/programmes/modes/équipements/dotation) (limités/limité/limitée/limitées/basiques/réduit/réduites/réduits/minimalistes/minimaliste/sommaire/sommaires/chiche/chiches/maigre/maigres/manquantes/manquants/absentes/absents/verrouillées/bridées/bridés/gadget/gadgets/inutiles/superflues/succincts/rachitique/famélique/au rabais/en option/payantes/payants/réservées à/réservés à/réservée à/lacunaires/aux abonnés absents)|\
         (guère/pas) plus que (les fonctions/le/la/l'essentiel/du)|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) (guère/pas) plus que (les fonctions/le/la/l'essentiel/du)",
    ),
];
