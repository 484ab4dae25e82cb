//! French praise and blame as it is said of thirty kinds of products and services: battery to privacy. Only data.

/// (sign, feature that is implied or 0, words).
pub(super) const PHRASES: &[(i8, u16, &str)] = &[
    (
        1,
        12,
        "(tient/tiennent/dure/durent) (toute la journée/deux jours/trois jours/tout le week-end/une semaine/des semaines/la distance/jusqu'au soir/des jours)|\
         (oublie/oubliez/on oublie) le (chargeur/câble/fil)|sans passer par la (prise/case recharge)|\
         (de quoi/largement de quoi) tenir|\
         (endurant*/endurance remarquable/endurance exemplaire/endurance record/endurance hors norme)|\
         (une/la) batterie (marathon/inépuisable/d'enfer/qui tient)",
    ),
    (
        -1,
        12,
        "(rend/rendent) l'âme (au bout/après/en/avant)|\
         au bout d'une heure à peine|au bout d'une demi-heure|au bout de 0 heures|au bout de 0 minutes|au bout d'un quart d'heure|\
         (doit/devoir/doivent) (atterrir/être rechargé*/recharger/être branché*/repasser par)|\
         (tient/tiennent/dure/durent) (à peine/tout juste/moins de/péniblement/difficilement) (une/deux/0/la/jusqu'au/quelques)|\
         (ne tient/ne tiennent/ne passe/ne finit) pas (la journée/une journée/jusqu'au soir/la demi-journée/deux heures/une heure)|\
         (toujours/sans cesse/tous les soirs/constamment) (à recharger/à brancher/branché*/à plat/sur secteur)|\
         (se vide/se vident/fond/fondent/s'épuise/se décharge/se déchargent) (à vue d'œil/comme neige/vite/rapidement/trop vite/à toute)|\
         (tombe/tombe vite/est vite) à plat|à plat (en/avant/dès/au/après)|\
         (gourmand*/glouton) en (batterie/énergie/piles)|fil à la patte",
    ),
    (
        1,
        13,
        "(est/sont) (rechargé*/rechargés) (à bloc/en/complètement)|\
         (rechargé*/chargé*/plein) (à bloc/en un clin/en moins/en une heure/en 0)|\
         en (une demi-heure/moins d'une heure/une heure/0 minutes) le|\
         (se recharge/se charge/charge/recharge) (en/vite/très vite/rapidement/en un rien/en un éclair/à la vitesse/sans fil/à toute)|\
         fait le plein en",
    ),
    (
        -1,
        13,
        "(ne fournit/ne livre/n'inclut/livré/vendu/vendue/livrée/fourni) (pas de/sans/pas le) (chargeur/câble/adaptateur/bloc)|\
         (met/mettent/demande/prend/nécessite/faut) (des heures/une éternité/toute la nuit/une nuit/trop longtemps/quatre heures/0 heures) (à/pour) (charger/se charger/se recharger/recharger/faire le plein)|\
         (recharge/charge) (interminable/laborieuse/poussive/lente)",
    ),
    (
        1,
        14,
        "(son/rendu/sonorité) (chaleureux/chaleureuse/ample/riche/cristallin/enveloppant/généreux/rond/puissant/limpide/équilibré/net/clair/ciselé/immersif/de cathédrale/bluffant/précis/à couper/majestueux)|\
         (basses/graves/aigus/voix/médiums) (profondes/puissantes/percutantes/généreuses/charnues/rondes/cristallins/limpides/soyeux/nets/précises/bien présentes/tendues/chaleureux/claires/détaillés/naturelles/profonds/musclées)|\
         (sonne/sonnent/restitue) (juste/merveilleusement/bien/à merveille/comme/divinement/fidèlement/avec justesse/clair/plein)|\
         (remplit/emplit) la (pièce/salle)",
    ),
    (
        -1,
        14,
        "(sonne/sonnent) (creux/faux/métallique/étouffé/plat/cheap/mal/boîte/aigrelet/nasillard/sourd/étriqué/comme une casserole)|\
         (crachote/grésille/sature/distord/nasille/chevrote/crachent/grésillent/saturent/crachotent) (dès/à/au/vite/quand/en/un peu/souvent/)|\
         (basses/aigus/voix/médiums/graves) (absentes/brouillonnes/étouffées/criards/stridents/agressifs/anémiques/molles/noyées/en retrait/aux abonnés/timides/baveuses/discrètes/inexistantes/brouillons/envahissantes)|\
         (son/rendu sonore/audio) (plat/étouffé/nasillard/de casserole/en boîte/faiblard/criard/brouillon/sans relief/métallique/étriqué/famélique/pauvre/maigrichon/décevant/cafouilleux)|\
         miracles du micro",
    ),
    (
        1,
        16,
        "sans (réveiller/déranger) (les voisins/personne/bébé/la maisonnée/toute/le bébé/quiconque)|on l'entend à peine|\
         (à peine/presque/quasi) (audible/inaudible/imperceptible)|\
         se fait discret|se fait discrète|se fait discrets|sait se faire oublier|sait se faire discret|sait se faire discrète|sait se faire discrets|savent se faire oublier|savent se faire discret|savent se faire discrète|savent se faire discrets|\
         (un murmure/un chuchotement/un souffle/ronronne/chuchote/murmure)|\
         on peut (discuter/dormir/regarder la télé/parler/téléphoner) (à côté/pendant/sans)",
    ),
    (
        -1,
        16,
        "(ventilation/ventilateur/ventilateurs/soufflerie) (s'emballe/s'emballent/souffle fort/hurle)|s'emballe|\
         (fait/font) (un bruit/un boucan/un vacarme/un raffut/un potin/beaucoup de bruit/trop de bruit)|\
         (hurle/vrombit/rugit/bourdonne/siffle/couine/vibre/claque/ronfle) (comme/fort/dès/à/quand/en/au/sans/beaucoup/)|\
         (un bruit/bruit/boucan) (d'enfer/de tracteur/d'avion/de réacteur/d'aspirateur/infernal/de turbine/assourdissant)|\
         (réveille/réveillent) (toute la/les voisins/bébé/la maison/l'immeuble/tout)|\
         bruits de (roulement/vent/moteur/fonctionnement/pales)|se croirait (sur/dans/à côté)",
    ),
    (
        1,
        17,
        "noirs (profonds/abyssaux/parfaits/intenses/d'encre)|\
         (couleurs/image/images/contrastes) (éclatantes/éclatante/vives/flatteuses/chatoyantes/justes/fidèles/naturelles/superbe/somptueuse/magnifique/magnifiques/époustouflante/nette/piquée/saisissants/fidèle/lumineuse/d'une netteté/sublimes/tranchée/profondes/à couper le souffle)|\
         (lisible/se lit/se voit/visible/parfaitement lisible) (en plein soleil/au soleil/même en plein/dehors/même au soleil)|\
         (écran/dalle) (lumineux*/lumineuse/éclatant*/superbe/magnifique/splendide/généreux/somptueuse/flatteuse/immersif/de toute beauté/un régal)",
    ),
    (
        -1,
        17,
        "se (délave/délavent/ternit/ternissent/brouille/pixellise/pixelise/décolore)|\
         (noirs/blancs/couleurs/image/images/contrastes) (délavé*/délavés/délavées/grisâtres/ternes/fades/terne/fade/bouchés/laiteux/bruitée/pâlottes/pâles/criardes/plats/floue/saccadée/faiblards/criarde/qui bave/délavée/surexposée/artificielles)|\
         (illisible/on ne voit rien/on n'y voit rien/difficile à lire/peu lisible/se lit mal) (en plein/au soleil/dehors/à l'extérieur/dès)|\
         (reflets/scintille/clignote/papillote) (gênants/partout/omniprésents/envahissants/)",
    ),
    (
        1,
        18,
        "(s'en sort/s'en tire/excelle/brille/étonne/fait merveille/bluffe/assure) (haut la main/à merveille/bien/) (la nuit/de nuit/en basse lumière/dans le noir/en faible)|\
         (photos/clichés/portraits/vidéos/selfies) (superbes/magnifiques/nettes/nets/réussis/réussies/dignes d'un/lumineux/lumineuses/bluffants/bluffantes/époustouflantes/sublimes/détaillées/détaillés/piqués/fluides/éclatantes/de pro/stabilisées)|\
         (capture/saisit/fige/immortalise) (chaque/le moindre/les moindres/les/à merveille)",
    ),
    (
        -1,
        18,
        "(zoom/capteur/objectif/appareil photo/mode nuit/caméra) (n'a rien/gadget/anecdotique/à la peine/peine/à la traîne/dépassé/inutile/patine/bave/ne vaut/pas fameux/décevant*/perdu)|\
         (photos/clichés/images/vidéos/selfies) (floues/flous/bruitées/bruités/sombres/ratées/ratés/cramées/granuleuses/tremblantes/surexposées/cramés/délavées/inexploitables/saccadées/brouillées/pâteuses/molles)|\
         (bave/patauge/peine/s'effondre/souffre/décroche/se perd/ne vaut rien/rend les armes) (la nuit/de nuit/en basse/en faible/dès que la lumière/dans la pénombre/le soir/dans le noir)",
    ),
    (
        1,
        19,
        "(a/ont) (une allure/de l'allure/du chien/du style/de la gueule/fière allure/belle allure/un look d'enfer/du cachet/beaucoup d'allure/la classe/du charme/une belle ligne)|\
         (allure/gueule/look) (folle/fou/d'enfer/canon/soigné/racé/racée/flatteur/à tomber/premium/séduisant/séduisante/réussi)|\
         c'est son (look/design/style/allure)|\
         (beau/belle/joli/jolie/élégant/élégante) (comme tout/à tomber/à croquer/objet/sous tous/à regarder)|\
         (attire/accroche/flatte/capte) (les regards/l'œil/le regard/la rétine/tous les regards)|\
         (se marie/s'accorde/va/s'intègre) (avec tout/à tout/avec toutes/dans tous/à tous/à n'importe quel/bien dans/à merveille dans)|\
         (fait/font) (son petit effet/tourner les têtes/de l'effet/sensation/bel effet/chic/classe/leur petit effet)",
    ),
    (
        -1,
        19,
        "(a/ont) (pris un coup de vieux/mal vieilli/vieilli/pris un coup/des allures de/l'air de/l'air d'un/un look de)|\
         (fait/font) (daté/vieillot/ringard/démodé/années/mémère/vieux jeu/vieillotte/tache/désuet/mastoc/kitsch/triste/toc/pataud/austère)|\
         (look/design/ligne/style/allure/interface) (daté*/vieillot*/vieillotte/ringard/d'un autre âge/d'un autre temps/passe-partout/austère/quelconque/sans âme/tristounet/pataud/pataude/massif/désuet/clinquant/clivant/banal/fade/insipide/brouillon)|\
         (sorti* tout droit des/tout droit sorti*/d'un autre âge/d'un autre temps/d'une autre époque/laid comme/moche/moches/mochard/pas très sexy/ne gagnera pas un)",
    ),
    (
        1,
        20,
        "(tient/tiennent/tombe/se cale/se niche) (bien/parfaitement/idéalement/à merveille/naturellement) (en main/dans la main/en place/sur/dans/sous la main/l'oreille)|\
         (un bonheur/un plaisir/un délice/un régal/un vrai bonheur) (pour écrire/à porter/pour le dos/pour dormir/pour les pieds/à taper/sous les doigts/pour les mains/à utiliser)|\
         (épouse/enveloppe/soutient/soulage/berce/moule) (bien/parfaitement/le/la/les/délicatement/l'/à merveille) (corps/dos/pied/main/formes/nuque/morphologie/cou/lombaires/tête/jambes)|\
         (on oublie/on ne sent/on en oublie/se fait oublier) (qu'on/qu'il/qu'elle/sur/au poignet/aux pieds/dans l'oreille/presque)|\
         (amortit/amortissent/rembourré*/moelleux/douillet/cosy/enveloppant) (bien/parfaitement/les chocs/efficacement/à souhait/à merveille/chaque foulée/comme)|\
         (comme dans/sur) (un nuage/du coton/un cocon/des pantoufles/des chaussons)|\
         comme (un gant/une seconde peau/un nuage)|(pour/aux) (les/) pieds larges",
    ),
    (
        -1,
        20,
        "(casse/massacre/détruit/bousille/torture/scie/cisaille/brise/flingue) (le dos/les pieds/les reins/la nuque/le poignet/les oreilles/les épaules/les fesses/les doigts)|\
         (laisse/laissent/offre/offrent) (peu de/guère de/trop peu de/à peine de) place (aux/pour) (jambes/genoux/les jambes/les genoux/pieds)|\
         (serre/serrent/gratte/grattent/irrite/irritent/pique/frotte/frottent/blesse/cisaille/glisse/pince/comprime/gratouille/tire) (un peu/trop/vite/la peau/le nez/les/aux/au/à/derrière/après/les oreilles/beaucoup) (peau/cou/talon/nez/tempes/oreilles)|\
         (on y/on) (transpire/étouffe/a chaud/a mal) (vite/dedans/au dos/rapidement/dessous/aux/vite dedans/)|\
         (dur*/raide/ferme) comme (du bois/la pierre/une planche/du béton/un caillou)|\
         mal au dos|mal aux pieds|courbatures|torticolis|mal à la nuque|mal aux fesses|mal aux oreilles|genoux dans",
    ),
    (
        1,
        21,
        "(tient/tiennent/rentre/rentrent/loge/se range/se glisse/entre/se case/trouve sa place) (dans/partout/sous/en/facilement dans/aisément dans) (n'importe/un/une/la/le/toutes/tous/votre/son/tout/poche/cabine/les) (quel/poche/sac/coffre/tiroir/main/bagage/placard/)|\
         pèse* (moins qu/à peine/trois fois rien/une plume/presque rien/que 0/moins de/moins lourd/que quelques)|\
         (poids plume/mini format/ultraléger/ultracompact/format de poche/riquiqui/gabarit contenu/se fait tout petit/de poche)|\
         (on l'emporte/s'emporte/se transporte/se glisse/se trimballe) (partout/facilement/n'importe/aisément/sans/sous le bras)",
    ),
    (
        -1,
        21,
        "pèse* une tonne|pèse* son poids|pèse* un âne|pèse* lourd|pèse* trop|pèse* beaucoup|pèse* un poids|pèse* plus de|pèse* son pesant|pèse* plus d'un|pèse* bien trop|\
         (prend/prennent/occupe/mange/bouffe/accapare/envahit) (trop de/beaucoup de/toute/une place/toute la/énormément de/la moitié/de la/une/un max de) (place/folle/pièce/plan/monstre/du plan/table/la/cuisine)|\
         encombrant|volumineux|mastoc|imposant|pataud|pachydermique|obèse|bien trop gros|trop large|trop haut|trop épais|lourdingue|\
         (ne rentre/ne tient/ne passe/ne loge) (pas/dans aucun/nulle/même pas/ni) (dans/sous/par/en/partout/)|\
         (un vrai/véritable/une vraie) (enclume/mastodonte/pachyderme/parpaing/brique/tank/armoire)",
    ),
    (
        1,
        22,
        "(permet/permettent/autorise) (de/d') (partager/personnaliser/programmer/exporter/régler/contrôler/suivre/créer/enregistrer/choisir/piloter/automatiser/planifier/paramétrer/télécharger/gérer/adapter/payer/moduler)|\
         (ne manque/manque) (de rien/rien)|\
         (couteau suisse/touche-à-tout/regorge de/truffé* de fonctions/foisonne de/fourmille de/pléthore de/une foule de/tout-en-un) (fonctions/options/réglages/possibilités/d'options/fonctionnalités/modes)|\
         tout ce qu'il faut|tout ce dont on a besoin|rien ne manque|tout l'attirail",
    ),
    (
        -1,
        22,
        "(réduit*/limité*/bridé*/amputé*/cantonné*/ramené*) (à peau/à sa plus/au strict/à l'essentiel/au minimum/à quelques/à la portion/d'emblée) (de chagrin/simple expression/minimum/congrue/)|\
         (version/formule/offre/édition) (gratuite/de base/d'essai/basique/standard) (est/bridée/limitée/réduite/famélique/trop/ne/plafonne/décevante/très limitée)|\
         (il manque/manque/manquent/il lui manque/on cherche/on regrette/absence d/il n'y a pas/pas de/sans) (un/une/des/cruellement/l'absence/en vain/d'un/d'une) (mode/minuteur/fonction/fonctions/télécommande/bouton/réglage/option/options/filtre/calendrier/recherche/application)|\
         (ne propose/ne permet/ne gère/ne sait/n'offre/n'autorise/n'intègre) (pas/ni/aucun/aucune/que/même pas/guère) (de/d'/la/le/les/faire/)|\
         (chiche en/pauvre en/avare en/avare de/dénué* de/dépourvu* de/peu de/dépouillé*) (fonctions/options/réglages/fonctionnalités/accessoires/extras)",
    ),
    (
        1,
        23,
        "(s'intègre/s'intègrent/se connecte/se synchronise/se marie/communique/dialogue/cohabite/s'interface/se couple/s'accorde) (sans accroc/à merveille/sans heurt/parfaitement/bien/avec tout/facilement/en un/sans problème/naturellement/instantanément/avec tous/à vos/à tous/harmonieusement/dans)|\
         (exporte/synchronise) (vers/en/depuis/automatiquement/tout/avec)|\
         (compatible/fonctionne/marche) (avec tout/avec tous/avec à peu/avec la plupart/avec alexa/avec google/avec n'importe/aussi bien sur/avec presque)|\
         (connectique/ports/prises) (complète/généreuse/à foison/riche/pléthorique/au complet/en nombre)",
    ),
    (
        -1,
        23,
        "(ne s'entend/ne communique/ne dialogue/ne fonctionne/ne marche/ne se connecte/ne s'intègre/ne se synchronise/refuse de/ne s'apparie) (pas/guère/qu'avec/avec/pas bien/mal/bien/que/plus/parler/dialoguer/se connecter/communiquer)|\
         (écosystème/système/format/univers) (fermé/propriétaire/verrouillé/cloisonné/maison/clos)|\
         (incompatible/incompatibles/allergique) (avec/aux/à)|\
         (connectique/ports/prises) (chiche/pingre/limitée/réduite/famélique/minimaliste/spartiate/avare/insuffisante/aux abonnés/comptés)",
    ),
    (
        1,
        24,
        "(appli/application/logiciel/interface) (léchée/bien fichue/bien pensée/au top/réussie/claire/limpide/soignée/fluide/loin d'être/bien conçue/un modèle/aboutie/agréable/efficace/bien ficelée/complète/intuitive/stable/bien foutue)|\
         loin d'être (mauvaise/mauvais/bête)|\
         (mises à jour/suivi logiciel) (régulières/fréquentes/garanties/exemplaire/pendant/suivies/rapides/assurées/sérieux)",
    ),
    (
        -1,
        24,
        "(appli/application/logiciel/interface) (bâclée/brouillonne/boguée/buguée/bourrée/capricieuse/d'un autre/vieillotte/datée/mal fichue/lente/poussive/indigente/ratée/mal traduite/qui plante/truffée/inachevée/indigne/catastrophique/mal pensée/usine/surchargée/instable/confuse/à la traîne/pas finie)|\
         (pubs/publicités/bloatwares/notifications) (partout/intempestives/à gogo/à tout/incessantes/envahissantes/préinstallés/agaçantes)|\
         (mises à jour) (rares/inexistantes/tardives/au compte/abandonnées/arrêtées/qui cassent/qui traînent)",
    ),
    (
        1,
        25,
        "(se coupe/s'arrête/s'éteint/se verrouille/se bloque/se désactive) (tout seul/toute seule/automatiquement/de lui-même/d'elle-même/instantanément) (s/si/dès/en/quand/)|\
         (meilleure note/cinq étoiles/note maximale/excellent score/score maximal/étoiles) (aux crash/au crash/aux tests/euro ncap/aux essais)|\
         crash test(s/)|\
         (protège/protègent/rassure/sécurise) (bien/parfaitement/bébé/la tête/l'enfant/les enfants/efficacement/les doigts/les occupants/la nuque/le cavalier/les mains)|\
         (freine/freinent/freinage) (fort/court/net/mordant/puissant/rassurant/sûr/efficace/franc/efficacement/sans faillir/sur)|\
         (antidérapant*/sans bpa/sans bisphénol/sans phtalates/non toxique/coins arrondis/homologué*/aux normes/certifié*)",
    ),
    (
        -1,
        25,
        "(chauffe/surchauffe/chauffent/fume/fond) (de façon inquiétante/dangereusement/anormalement/beaucoup trop/à en brûler/jusqu'à)|\
         (inquiétante/risque/risques/danger) (d'incendie/de brûlure/d'étouffement/de chute/d'électrocution/de blessure/pour les enfants/de pincement/de court/de basculement)|\
         (bascule/basculent/glisse/dérape/se renverse/verse) (facilement/au moindre/dès/trop/sur sol/trop facilement/sur le mouillé/sous la pluie)|\
         (angles/bords/arêtes) (tranchants/vifs/coupants/saillants/vives/coupantes/tranchantes)|\
         (freine/freinage/freins) (mal/peu/à peine/mous/spongieux/trop/insuffisant/limite/paresseux/faibles/limites)|\
         (odeur/sent) (de brûlé/de plastique/le brûlé/chimique/le cramé)|\
         (brûle/s'enflamme/électrocute/disjoncte/étincelles)",
    ),
    (
        1,
        26,
        "(chiffre/chiffrent/crypte/verrouille/anonymise) (toutes/tous/les/vos/tout/de bout/l'ensemble/chaque/bien)|\
         de bout en bout|(couvert*/protégé*/garanti*/assuré*) par le fonds|\
         (ne vend/ne revend/ne partage/ne collecte/ne conserve/ne piste/ne stocke) (pas/aucune/rien/jamais/ni/aucun)|\
         (données/argent/épargne/comptes/vie privée) (bien protégé*/protégée/en sécurité/à l'abri/sont protégées/sécurisé*/hébergées en/en lieu sûr/bien gardé*/respectée/est couverte/restent)|\
         (double authentification/authentification forte/à deux facteurs/conforme au rgpd/sans pistage)",
    ),
    (
        -1,
        26,
        "(fuite/fuites/vol/piratage/failles/faille/brèche) (de données/de sécurité/massif/massive/de comptes/béante/béantes/critique)|\
         (revend/vend/partage/collecte/siphonne/aspire/pompe/exploite/transmet/monnaie) (vos/les/nos/trop de/beaucoup de/des/ses) (données/informations/infos/habitudes)|\
         espionne|trop curieux|mouchard|intrusif|fouineur|données à des tiers",
    ),
];
