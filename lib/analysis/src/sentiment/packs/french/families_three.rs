//! French ways to praise and to blame many kinds of things alike: taste to selection. Only data.

/// (sign, feature that is implied or 0, words).
pub(super) const FAMILIES: &[(i8, u16, &str)] = &[
    (
        1,
        23,
        "(s'emboîte/s'emboîtent/se monte/se montent/se fixe/se fixent/s'adapte/s'adaptent/se visse) (aussi/également/sur) (sur/les/tous/toutes/n'importe/la plupart/des/d'autres)|(marche/fonctionne/va/compatible) avec (tout/n'importe quoi/tous mes appareils/tout ce que)|(cohabite/s'entend) (bien/à merveille/parfaitement) avec|\
         (aucun/sans) (adaptateur/pilote/driver/passerelle/dongle) (à/nécessaire/requis/n'est)|(connectique/connecteurs/ports/prises) (complète/généreuse/complets/en nombre/à foison/pléthorique/riche/variée/très complète/nombreux/suffisants/exhaustive)|passe de l'un à l'autre|(écosystème) (ouvert/riche/cohérent/bien pensé/fluide)|\
         (n'a/n'ont/n'y a/n'offre/ne propose/n'est) aucun (adaptateur/pilote/driver/passerelle/dongle) (à/nécessaire/requis/n'est)",
    ),
    (
        -1,
        23,
        "(uniquement/seulement/exclusivement/qu') (avec/sur) (lui-même/elle-même/les produits de la marque/ses propres/la marque/iphone/android/windows/mac/les appareils de la marque/un seul/certains/des accessoires)|(enferme/enfermé/prisonnier/captif/captive/coince/verrouille/ligoté) (dans/l'utilisateur/le client/d'un/à son) (un/son/l'/écosystème/dans/univers/format)|\
         (écosystème/format/connecteur/câble/système/standard/cartouche/capsules/protocole/batterie/chargeur/monture) (fermé/propriétaire/propriétaires/verrouillé/maison incompatible/exclusif/captif/captives/maison)|\
         (il faut/faut/oblige à/impose/nécessite/réclame/exige) (un adaptateur/acheter un adaptateur/un dongle/une passerelle/un pont/un boîtier supplémentaire/jongler avec des adaptateurs/un câble/un convertisseur)|(adaptateur/dongle/passerelle/pont) (obligatoire/indispensable/nécessaire/en sus/vendu/à acheter/requis)|(incompatible/incompatibles) (avec/entre)|\
         (pas/peu/mal/plus/guère/jamais) (compatible/compatibles/reconnu/reconnue/reconnus/pris en charge/prise en charge/interopérable)|(perd/perdent) (la connexion/le bluetooth/le wifi/l'appairage/la synchronisation)|\
         (synchronisation/appairage/couplage/jumelage/connexion bluetooth/intégration) (capricieux/capricieuse/aléatoire/laborieux/laborieuse/hasardeuse/instable/ratée/absente/poussive/qui échoue/échoue/boiteuse/inexistante/impossible/à refaire/limitée)|(un seul/pas assez de/trop peu de/aucun) (port/ports/prise/prises/usb/connecteurs/entrées)|\
         (pas/ni/sans) (d'usb-c/de bluetooth/de wi-fi/de prise jack/de port/d'hdmi/de version mac/de version android/de version ios/d'api/d'intégration/de carplay)|(chacun/chaque) son format|au prix d'un adaptateur|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) (pas/guère/jamais) (compatible/compatibles/reconnu/reconnue/reconnus/pris en charge/prise en charge/interopérable)|\
         (n'a/n'ont/n'y a/n'offre/ne propose/n'est) (pas assez de/aucun) (port/ports/prise/prises/usb/connecteurs/entrées)|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) (pas/ni) (d'usb-c/de bluetooth/de wi-fi/de prise jack/de port/d'hdmi/de version mac/de version android/de version ios/d'api/d'intégration/de carplay)",
    ),
    (
        1,
        24,
        "(suivi/support) logiciel (exemplaire/long/garanti/de sept/de cinq/irréprochable/sérieux/sur/assuré)|(mises à jour/correctifs/mise à jour) (garanties/assurées/pendant/jusqu'en/régulières/fréquentes/qui apportent/tombent/mensuelles/rapides)|vraies améliorations|zéro (bloatware/pub/publicité)|\
         (sans/aucun/aucune) (surcouche/bloatware/application préinstallée/logiciel superflu/pub/publicité) (envahissante/inutile/intempestive/)|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) (aucun/aucune) (surcouche/bloatware/application préinstallée/logiciel superflu/pub/publicité) (envahissante/inutile/intempestive/)",
    ),
    (
        -1,
        24,
        "(digne/dignes/tout droit sorti/resté/restée/coincé) (de/de la/du/des/à l'époque) (minitel/préhistoire/années/siècle dernier/l'époque)|(impossible/interdit) de (modifier/annuler/se connecter/retrouver/exporter/supprimer/désinstaller) (une/un/son/ses/la/le/les/depuis/via/dans)|le bouton (mène/ne mène/ne répond/disparaît)|\
         (publicités/pubs/notifications/pop-up/bugs/bogues/plantages) (intempestives/intempestifs/envahissantes/à répétition/partout/incessantes/toutes les/à tout bout/qui s'affichent/s'affichent/pullulent/omniprésentes/à gogo/innombrables/persistants/gâchent)|(logiciels/applications) (préinstallés/préinstallées/superflus/inutiles/indésirables)|\
         (aucune/pas de/plus de/plus aucune) mise à jour (depuis/en/après/de/prévue)|(page/écran) (blanche/blanc/d'erreur)|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) (aucune/pas de/plus aucune) mise à jour (depuis/en/après/de/prévue)",
    ),
    (
        1,
        25,
        "(cinq étoiles/note maximale/meilleure note/cinq étoiles aux/haut la main) (aux/au/euro/à) (crash-tests/crash-test/ncap/tests de sécurité/test de choc/l'épreuve)|(homologué/certifié/conforme/testé/normé/agréé) (pour/aux normes/selon/par/i-size/ce/norme/enfants/en laboratoire/dermatologiquement/sans bisphénol)|\
         (l'esprit/en toute/en pleine/l'âme/la conscience) (tranquille/sécurité/tranquillité/sérénité/confiance)|(les yeux fermés/sans crainte/sans danger/sans risque/sans aucun risque/aucun danger/aucun risque/zéro risque/sans inquiétude) (pour/de/à/avec/chez)|\
         (ni/sans/pas d'/aucune/aucun) (arête vive/arêtes vives/angle vif/bord coupant/pièce détachable/petites pièces/substance nocive/produit toxique/substances controversées/phtalates/bisphénol/solvant/bobo/accident/incident)|(coins/angles/bords) (arrondis/protégés/doux/émoussés)|(parois/paroi/façade/surface/extérieur/coque) (froide/froides/tiède/reste froide/restent froides/isolante/reste tiède)|\
         (filet/garde-corps/barrière/harnais/arceau/ceinture/frein/carter/sécurité) (intégral/double/doubles/cinq points/de sécurité efficace/trois points/automatique/enfant/renforcé/de protection complet/d'urgence)|(tient/tiennent/freine/s'arrête/reste) (bien en place/court/net/parfaitement stable/bien droit)|(distances/distance) de freinage (courtes/courte/record/réduites/exemplaire)|\
         freine (court/fort/très court/sec/sur)|(bien/parfaitement/très) (stable/toléré/tolérée/tolérés/sécurisé pour)|antichoc|antibasculement|anti-basculement|antipincement|anti-pincement|ignifugé|ininflammable|sans bpa|non toxique|anti-étouffement|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) (aucun danger/aucun risque) (pour/de/à/avec/chez)|\
         (n'a/n'ont/n'y a/n'offre/ne propose/n'est) (ni/pas d'/aucune/aucun) (arête vive/arêtes vives/angle vif/bord coupant/pièce détachable/petites pièces/substance nocive/produit toxique/substances controversées/phtalates/bisphénol/solvant/bobo/accident/incident)",
    ),
    (
        -1,
        25,
        "(je/on) n'oserais (pas/jamais) (le/la/les) (laisser/mettre/confier/utiliser/brancher)|n'oserais pas (le laisser/la laisser/y mettre/le confier)|(à/ne pas/jamais) (laisser/mettre) (sans surveillance/entre les mains/à portée)|(à/sans) surveillance (constante/étroite/permanente)|\
         (recalé/échoue/mauvaise note/échec/étrillé/sanctionné/zéro étoile/une étoile/deux étoiles) (au/aux/à/en) (crash-test/crash-tests/test de sécurité/tests de sécurité/euro/ncap/l'essai/test/tests/matière de sécurité)|a failli au test|(rappel/rappels/rappelé/rappelée/rappelés/retiré/retirée) (pour/de/du/massif/suite/en raison/après/marché/au garage)|\
         (contient/relargue/libère/renferme/dégage) (des/du/de la/un) (phtalates/bisphénol/plomb/substances/solvants/métaux/pfas/formaldéhyde/vapeurs/produit/fumées/composés/perturbateurs/nickel)|\
         (provoque/provoqué/cause/déclenche/donne/a provoqué/m'a donné) (des/une/de l'/un/de) (rougeurs/plaques/allergies/allergie/irritations/irritation/réactions/réaction/boutons/brûlures/eczéma/démangeaisons/malaise/vertiges)|(arêtes/bords/angles/lame/lames/coins) (vives/vifs/coupants/tranchants/saillants/saillantes/coupantes/mal protégées/non protégée/à nu/apparente/exposée)|\
         (pas/aucun/aucune/ni/sans/manque) (de/d'/le moindre/la moindre/) (arrêt automatique/sécurité enfant/verrouillage enfant/protection/harnais/frein de secours/garde-corps/carter/barrière/antidérapant/coupure automatique/détecteur de fumée/airbag rideau/ceinture)|(freine/freinage) (mal/long/trop long/spongieux/tardif/faiblard/insuffisant)|\
         (distances/distance) de freinage (longues/longue/allongée/inquiétante/trop longue/à rallonge)|(instable/bancal/vacille/tangue/branlant) (dès/sur/quand/en haut/au dernier)|(un vrai/véritable/un) (danger/piège/danger public/piège à doigts)|n'inspire (pas/guère) confiance|peu (sûr/sûre/stable/sécurisant/rassurant/sécurisé pour)|pas (très/)(rassurant/rassurante/rassurants/sécurisant/stable/sûre/sûr)|\
         (n'a/n'ont/n'y a/n'offre/ne propose/n'est) jamais (laisser/mettre) (sans surveillance/entre les mains/à portée)|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) pas (très/)(rassurant/rassurante/rassurants/sécurisant/stable/sûre/sûr)",
    ),
    (
        1,
        26,
        "aucun (journal/traceur/pistage/mouchard/cookie)|(ne garde/ne conserve/ne collecte) (rien/aucune trace/aucun historique/aucun journal)|(opération/connexion/paiement/tentative) (suspecte/suspect/frauduleux/frauduleuse) (bloqué/bloquée/est/signalé/signalée/aussitôt/immédiatement)|\
         (demande/exige/impose/propose/requiert) (l'empreinte/une double/la double/un code/un second facteur/une validation/une confirmation/l'authentification) (et/à chaque/authentification/pour/par/à deux/digitale/forte)|\
         (authentification/protection/sécurité/chiffrement/confidentialité) (à deux facteurs/renforcée/de niveau/digne/exemplaire/irréprochable/à toute épreuve/sans faille/blindée/robuste/au sommet/prise au sérieux/maximale/biométrique/militaire/de premier/solide/forte/totale/absolue/bétonnée/sérieuse)|\
         (données/comptes/compte/argent/fichiers/photos/messages) (à l'abri/en sécurité/protégées/protégés/bien gardées/bien gardés/sous clé/bien protégées/en lieu sûr/en sûreté/chez vous/restent sur/reste sur/restent chez/restent en/ne quittent/ne sortent/hébergées en/supprimées)|(dormir/dort/dors) (sur ses deux oreilles/tranquille/sur mes deux)|coffre-fort|forteresse|bunker|respecte la vie privée|\
         respecte votre vie privée|respectueux de la vie|respectueux des données|respectueuse de la vie|respectueuse des données|code ouvert|code source ouvert|code audité|audité par|audits indépendants|sans fuite dns|sans mouchard|sans traceur|sans pistage|sans publicité ciblée|rien ne filtre|serrure inviolable|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) aucun (journal/traceur/pistage/mouchard/cookie)|\
         (n'a/n'ont/n'y a/n'offre/ne propose/n'est) rien ne filtre",
    ),
    (
        -1,
        26,
        "(fuite/fuites/vol/vols) (de données/d'informations/massive de données/de mots de passe/d'identité)|(se pirate/se piratent/piratable/se déverrouille/se contourne/se crochète) (en/facilement/avec/sans)|(circule/circulent/stocké/stockés/stockées/transmis/envoyés/transitent/transite/conservés/enregistré) en clair|\
         (prend/prennent/traite) (la/les/le) (protection/sécurité/confidentialité/données/vie privée/vos données/comptes) (à la légère/par-dessus/avec légèreté/des comptes)|à la légère|(un/une/des/deux) (escroc/pirate/pirates/fraudeur/escrocs/inconnu/hacker/fraudeurs) (a/ont/pour/peut/a pu/a vidé/vide/de vider)|\
         (vider/vidé/siphonné/débité/piraté/usurpé) (mon/son/le/un/leur) (compte/livret/identité/compte bancaire)|(mot de passe/code) (à quatre chiffres/par défaut/envoyé en clair/trop simple/unique/en clair/pour tout sésame)|\
         (on ignore/on ne sait pas/nul ne sait/impossible de savoir/flou/opaque) (qui voit/où partent/ce que deviennent/ce qu'il advient/où sont/qui lit/qui a accès/sur l'usage/sur le sort/ce qui est fait/sur les données)|(réclame/exige/demande/veut/impose) (l'accès/un accès/accès) (à/aux/total/complet)|\
         (sécurité/confidentialité/protection/vie privée/authentification/chiffrement) (lacunaire/défaillante/défaillant/en carton/passoire/négligée/négligé/aux abonnés/absente/absent/minimale/minimaliste/laxiste/insuffisante/d'un autre âge/bafouée/malmenée/perfectible/à revoir/laisse à désirer/légère/discutable/sacrifiée/faible/de façade/mise à mal/en option)|\
         (pas/ni/aucune/sans) (de/)(double authentification/chiffrement/authentification forte/chiffrement de bout/validation/mot de passe)|(vraie/véritable/une) passoire|mouchards|mouchard|espion|espionnage|traçage|pistage|flicage|intrusif|intrusive|indiscrète|vie privée bafouée|vie privée violée|vie privée sacrifiée|cookies (à/en/par) (foison/pagaille/centaines)|voyeur|\
         (données/photos/informations/fichiers) (personnelles/) (revendues/vendues/exposées/volées/fuitées/compromises/à la merci/aspirées/exploitées/livrées/dérobées/conservées sans/conservées indéfiniment)|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) nul ne sait (qui voit/où partent/ce que deviennent/ce qu'il advient/où sont/qui lit/qui a accès/sur l'usage/sur le sort/ce qui est fait/sur les données)|\
         (n'a/n'ont/n'y a/n'offre/ne propose/n'est) (pas/ni/aucune) (de/)(double authentification/chiffrement/authentification forte/chiffrement de bout/validation/mot de passe)",
    ),
    (
        1,
        27,
        "(s'en lèche/à s'en lécher/se lécher/on se lèche/lèche/lèchent) (les doigts/les babines/les moustaches/la gamelle/l'assiette)|(un régal/un délice/une tuerie/une merveille/une explosion/un bonheur/un péché/une gourmandise/un nectar) (pour les papilles/en bouche/de saveurs/dès la/à chaque/au palais/mignon/pour le palais/à déguster/absolu)|\
         (régal/délice/bonheur/fête) (pour/des) (les papilles/le palais/papilles/gourmands)|(garde/conserve) (ses bulles/son croquant/son croustillant/son moelleux/son arôme/ses arômes/sa fraîcheur/tout son)|(fond/fondent/craque/croque/pétille/claque/caresse/explose) (dans la bouche/en bouche/sous la dent/finement/le palais/sur la langue)|vrais morceaux|(bon/bonne) (comme/à s'en/à se)|\
         (belle/grande/longue/jolie/superbe) (longueur en bouche/finale/fraîcheur/acidité/mâche/amplitude/complexité aromatique)|ni trop (sucré/salé/sucrée/salée/amer/acide/gras)|(pas/sans être) (écœurant/écœurante/trop sucré/trop sucrée/trop gras)|plus de fruit|moins d'amertume|plein de goût|haut en saveur|riche en goût|bien meilleur en bouche|goût de reviens-y|goût d'autrefois|goût d'antan|\
         goût de l'enfance|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) ni trop (sucré/salé/sucrée/salée/amer/acide/gras)|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) pas (écœurant/écœurante/trop sucré/trop sucrée/trop gras)",
    ),
    (
        -1,
        27,
        "(laisse/laissent/garde/reste) (en bouche/un arrière-goût/une amertume/un goût/une sensation/une pellicule/sur la langue/au palais) (de/un/d'/pâteuse/désagréable/amer/chimique/grasse/arrière-goût/qui/amère/goût/une)|\
         (arrière-goût/goût) (de métal/métallique/chimique/amer/de plastique/de carton/de savon/de médicament/artificiel/prononcé de/d'édulcorant/d'aspartame/de stévia/de détergent/bizarre/étrange)|\
         (boude/boudent/boudée/boudé/refuse/refusent/renifle/recrache/recrachent/tourne le dos/fait la moue/délaisse/délaissent/grimace/laisse de côté/snobe/n'y touche pas/n'y touchent pas/n'en veut pas) (la gamelle/sa gamelle/par mon chat/par le chat/par mon chien/la pâtée/les croquettes/et s'en va/devant/l'assiette/son assiette/d'y toucher/de manger/ses croquettes)|ni goût|ni saveur|aucun goût|\
         aucune saveur|pas de goût|zéro goût|goût de rien|manque de goût|manque de saveur|manque de sel|manque d'assaisonnement|manque de caractère en bouche|manque de croquant|manque de fraîcheur|(trop/bien trop/beaucoup trop/un peu trop/nettement trop) (sucré/sucrée/salé/salée/amer/amère/gras/grasse/acide/sec/sèche/épicé/épicée/cuit/cuite/fade/liquide/parfumé/parfumée/parfumés/aqueux/dense/vinaigré)|\
         sans (trois/deux/quatre) sucres|(plus proche/tient plus/digne/digne) (du carton/du plâtre/de la cantine/d'une cantine/de la semelle/de l'éponge)|écœure|colle aux dents|colle au palais|pique la langue|arrache la gorge|donne soif|pèse sur l'estomac|reste sur l'estomac|soulève le cœur|eau de vaisselle|jus de chaussette|eau chaude|carton-pâte|semelle|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) ni goût|\
         (n'a/n'ont/n'y a/n'offre/ne propose/n'est) ni saveur|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) aucun goût|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) aucune saveur|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) pas de goût",
    ),
    (
        1,
        28,
        "(pas/sans) (une trace/la moindre trace/l'ombre/trace) de (céréales/sucre/gluten/parabènes/conservateur/colorant/silicone/lactose)|\
         (sans/zéro/ni/aucun/aucune) (additif/additifs/conservateur/conservateurs/colorant/colorants/sucre ajouté/sucres ajoutés/huile de palme/arôme artificiel/arômes artificiels/paraben/parabènes/silicone/silicones/sulfate/sulfates/céréales/nitrite/nitrites/sel nitrité/gluten/édulcorant/édulcorants/exhausteur/exhausteur de goût/ogm/pesticide/pesticides/perturbateur endocrinien/sulfites/parfum de synthèse/ingrédient superflu)|\
         0 de (viande fraîche/viande/fruits/cacao/protéines/poisson/fruit)|(et/ou) rien d'autre|(riche/riches/bourré/gorgé/source/bonne source) (en/de) (fibres/protéines/vitamines/oméga-3/minéraux/antioxydants/magnésium/fer/actifs/nutriments)|(pauvre/faible/léger/allégé) en (sucre/sucres/sel/graisses/matières grasses/calories)|\
         (0/à peine/moins de/seulement/deux fois moins de) (grammes de sucre/calories/de sucre/fois moins de sucre)|(nutri-score/nutriscore) (a/de a/excellent/au vert)|(vrai/vraie/vrais/pur/pure/purs) (beurre/beurre de cacao/cacao/fruits/fruit/vanille/jus/viande/huile d'olive/lait/miel/arabica)|\
         (œufs/lait/viande/légumes/fruits/blé/cacao/poulet) (de plein air/bio/fermier/fermiers/de saison/français/label rouge/locaux/frais/issus de/d'origine france/de la ferme)|(bon/excellent/idéal/doux/adapté) pour (la santé/la ligne/la peau/l'intestin/le transit)|composants en tout|\
         (dermatologue/dermatologues/nutritionnistes/vétérinaire/vétérinaires/dentiste/diététiciens/pédiatre) (a applaudie/recommandent/approuve/approuvent/valide/valident/salue/saluent/conseille/recommande)|(profil/équilibre/valeurs/apports/qualités) (nutritionnel/nutritionnelles/nutritionnels) (excellent/excellents/équilibré/équilibrés/remarquable/exemplaire/irréprochable/solide/solides/intéressant)|\
         (n'a/n'ont/n'y a/n'offre/ne propose/n'est) pas (une trace/la moindre trace/l'ombre/trace) de (céréales/sucre/gluten/parabènes/conservateur/colorant/silicone/lactose)|\
         (n'a/n'ont/n'y a/n'offre/ne propose/n'est) (ni/aucun/aucune) (additif/additifs/conservateur/conservateurs/colorant/colorants/sucre ajouté/sucres ajoutés/huile de palme/arôme artificiel/arômes artificiels/paraben/parabènes/silicone/silicones/sulfate/sulfates/céréales/nitrite/nitrites/sel nitrité/gluten/édulcorant/édulcorants/exhausteur/exhausteur de goût/ogm/pesticide/pesticides/perturbateur endocrinien/sulfites/parfum de synthèse/ingrédient superflu)",
    ),
    (
        -1,
        28,
        "(carbure/recourt/fait appel/ne jure que par/mise) (à/sur/) (l'/)huile de palme|(sucre/sale/parfume/colore) (ses/son/sa) (céréales/biscuits/yaourts/recettes/produits/plats/gâteaux/sauces/jus) (à outrance/beaucoup trop/trop/à l'excès)|à outrance|\
         (trop/bien trop/beaucoup trop/excès) (de sucre/de sucres/de sel/de gras/de graisses/de graisses saturées/d'additifs/de calories/de sodium/de conservateurs/de céréales/calorique/riche/transformé/transformés/sucrés pour)|(n'a/n'ont) rien de (diététique/naturel/sain/bio/healthy/équilibré/léger/très sain/très naturel)|\
         (pas/peu/guère/loin d'être) (sain/saine/sains/saines/diététique/naturel/naturelle/équilibré/recommandable/recommandables/bon pour/nutritif/nutritifs/digeste/digestes)|(bombe/bombes) (calorique/à sucre/de sucre/sucrée)|(nutri-score/nutriscore) (d/e)|\
         (sucre/sel/eau/huile/sirop/blé/céréales/graisse) (en premier/en tête/arrive en/figure en/en deuxième/comme premier) (ingrédient/de liste/tête/position)|(indéfendable/aberrant/scandaleux/déraisonnable) pour des enfants|(mal/peu) toléré* par (les estomacs/l'estomac)|(assèche/agresse/irrite/décape/dessèche/tiraille) la peau|\
         (n'a/n'ont/n'y a/n'offre/ne propose/n'est) (pas/guère) (sain/saine/sains/saines/diététique/naturel/naturelle/équilibré/recommandable/recommandables/bon pour/nutritif/nutritifs/digeste/digestes)",
    ),
    (
        1,
        29,
        "(plante/planté/reverse/reversé/compense/finance/replante/protège/soutient/restaure) (un arbre/des arbres/deux arbres/0 arbres/une partie/1 %/0 %/la moitié/ses émissions/la totalité/toutes ses émissions/la biodiversité/les forêts/des projets/l'agroforesterie/les petits producteurs/des producteurs/les récifs/la forêt/une part/des coopératives)|(remet/remettre) à neuf|seconde vie|\
         évite bien des déchets|(rémunère/paie/paye/traite) (correctement/équitablement/dignement/bien/au juste prix/mieux) (ses/les/leurs)|(ateliers/ouvriers/producteurs/fournisseurs/salariés/couturières/paysans/artisans) (payés/rémunérés/traités/mieux payés/bien payés/correctement payés/respectés/audités)|\
         (emballage/emballages/packaging/flacon/carton/colis) (minimaliste/minimal/compostable/recyclable/recyclé/recyclés/zéro plastique/sans plastique/en papier/en carton/biodégradable/réutilisable/consigné/réduit/réduits/rechargeable/végétal)|(électricité/énergie/courant/gaz) (verte/vert/renouvelable/100/provient/issue/issu/d'origine renouvelable/hydraulique/solaire/éolienne/locale)|petits barrages|\
         barrages français|éoliennes|panneaux solaires|parcs éoliens|(consomme/consomment/boit/sirote/dépense/utilise/avale) (peu/moins/à peine/très peu/un tiers/deux fois moins/moitié moins/trois fois moins/0 de moins/presque rien/moins d'eau/moins d'électricité/peu d'eau/peu d'énergie/un quart/0 % de moins/0 fois moins/trois litres/moins de)|\
         (classe/classé/étiquette/note) (énergétique/énergie/a/) (a/a+/exemplaire/excellente/au sommet)|(sobriété/consommation) (exemplaire/remarquable/record/réduite/contenue/maîtrisée/minime/en baisse/dérisoire/modeste/plus faible)|\
         (bilan/empreinte/impact) (carbone/environnemental/écologique/énergétique/) (exemplaire/réduit/réduite/neutre/positif/maîtrisé/divisé/divisée/allégé/allégée/faible/minime/parmi les plus/compensé/mesuré/en baisse/limité/limitée/irréprochable)|neutre en carbone|zéro déchet|zéro plastique|b corp|écoresponsable|commerce équitable|circuit court|sans cruauté|non testé sur les animaux|vegan et|label fsc|\
         écolabel|geste pour la planète|bon pour la planète|respecte la planète|respecte l'environnement|respectueux de l'environnement|respectueux de la planète|respectueuse de l'environnement|respectueuse de la planète|(transparent/transparente/transparence) sur (ses/la/son/l'/les) (fournisseurs/chaîne/filière/origine/usines/provenance/conditions/émissions/bilan)",
    ),
    (
        -1,
        29,
        "(autre bout/bout) (du monde/de la planète)|écoblanchiment|greenwashing|vernis vert|discours vert|vert de façade|poudre de perlimpinpin verte|belles paroles écologiques|promesses vertes|(se drape/se pare/se targue/se vante) (de/d'être/dans le) (vert/vertu/verte/écologique/responsable/vertueux/vertus)|\
         (bilan/empreinte/impact/score/note) (carbone/environnemental/écologique/énergétique/climatique/) (désastreux/désastreuse/catastrophique/lourd/lourde/l'un des pires/parmi les pires/parmi les plus/calamiteux/déplorable/mauvais/mauvaise/médiocre/alourdi/plombé/plombée/accablant/inquiétant/peu reluisant/en hausse/opaque/affligeant/pas reluisant/élevé/élevée)|l'un des pires du secteur|\
         (engloutit/consomme/boit/pompe/dévore/avale/siphonne/suce/consomment) (trop/beaucoup/énormément/autant/deux fois plus/davantage/plus d'électricité/plus d'eau/plus de/des litres/0 litres/0 watts/du courant/une quantité/sans compter/comme un/le double/même en veille/même éteint/jusqu'à 0)|gouffre énergétique|passoire thermique|passoire énergétique|goinfre|vorace en|gourmand en énergie|\
         gourmand en électricité|gourmand en eau|gourmand en carburant|gourmande en énergie|gourmande en électricité|gourmande en eau|gourmande en carburant|énergivore|(impossible/difficile) à recycler|irréparable|non réparable|non recyclable|non recyclables|batterie soudée|batterie collée|pièces collées|obsolescence|à jeter au moindre|bon à jeter dès|\
         (ouvriers/ouvrières/sous-traitants/salariés/livreurs/enfants/couturières/petites mains/fournisseurs/producteurs/éleveurs) (exploités/exploitées/sous-payés/sous-payées/mal payés/pressurés/pressurisés/maltraités/payés une misère/étranglés/au travail/à bout)|(coton/cuir/cacao/bois/huile/soja) (conventionnel/non tracé/de provenance/d'origine inconnue/de déforestation/douteux/issu de la déforestation)|\
         déforestation|travail des enfants|marée noire|sous-paie ses|testé sur les animaux|tests sur les animaux|fast fashion|mode jetable|(catastrophe/désastre/aberration/non-sens/hérésie) (écologique/environnemental/environnementale/pour la planète)",
    ),
    (
        1,
        30,
        "(zéro/aucun/aucune/sans/ni/pas de/exempt de/exonéré de) (frais/commission/frais cachés/frais caché/frais de dossier/frais de change/frais d'entrée/frais de sortie/frais de tenue/frais de retrait/frais à l'étranger/frais de résiliation/engagement/engagement de durée/commission de change/droits de garde/frais de gestion/abonnement/supplément/coût caché/coûts cachés/surprise sur la facture/mauvaise surprise sur/dépôt de garantie/pénalité/pénalités/franchise/reste à charge/agios/frais de courtage/frais d'inscription/surcoût/préavis/abonnement obligatoire)|\
         (tout/l'essentiel/le bagage/la valise/l'assurance/l'entretien/le siège) (est/sont/y est) (inclus/incluse/compris/comprise) (dans/d'office/sans)|(résilie/résilier/résiliable/résiliez/annuler/annulable/s'annule/se résilie/modifiable) (en un clic/à tout moment/sans frais/en deux clics/quand on veut/sans justification/en ligne/sans pénalité/librement/du jour)|sans engagement|\
         (grille/tarification/facturation/facture/frais/tarifs/conditions/prix affiché) (transparente/transparents/limpide/claire/clairs/claires/lisible/lisibles/sans surprise/sans astérisque/sans mauvaise/parmi les plus bas/réduits au/réduits/minimes/dérisoires/plafonnés/dégressifs/tout compris/honnête/prévisible/symboliques/imbattables/très bas/les plus bas)|(pas/aucune) de mauvaise surprise (sur/à)|\
         rembourse les frais|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) (pas/aucune) de mauvaise surprise (sur/à)",
    ),
    (
        -1,
        30,
        "tout y passe|(tout/chaque service/chaque option/la moindre option/le moindre extra/le moindre service/chaque geste/chaque clic) (se paie/se paye/est payant/est facturé/est en option/est en supplément/coûte/fait l'objet)|\
         (petites lignes/astérisques/en petits caractères/mauvaise surprise/mauvaises surprises/surprise) (sur la facture/au moment/à la caisse/sur le relevé/en fin de/cachent/réservent/à l'arrivée)|(engagement/préavis/reconduction/période d'engagement) (de 0/tacite/interminable/obligatoire/imposé/de deux ans/de trois mois/long/trop long/abusif/dissuasif/piège)|\
         (difficile/impossible/compliqué/galère) (de/à) résilier|(abonnement/formule payante/version payante/compte premium) (obligatoire/indispensable/imposé/imposée/pour accéder/pour profiter/quasi obligatoire/sinon rien/requis/nécessaire)|\
         (essentiel/fonctions/options/accès/contenu) (réservé/réservées/réservés/verrouillé/caché/verrouillées) (à/aux/derrière) (l'abonnement/un abonnement/la version payante/abonnés/formule/péage)|(régularise/régularisation) (à la hausse/salée/surprise)|ponction rédhibitoire|(marge/taux) de change (défavorable/désavantageux/salé/exorbitant/maison)|on vous (fait payer/facture) (tout/chaque/même)",
    ),
    (
        1,
        31,
        "rapatriement inclus|(aucune/zéro/sans) (zone blanche/exclusion/zone d'ombre/zones blanches/délai de carence/franchise)|(agences/agence/distributeurs/distributeur/bornes/points de vente/points relais/magasins/stations/boutiques) (partout/à chaque coin/dans chaque/dans toutes/à deux pas/à proximité/aux quatre coins/en nombre/nombreux/nombreuses/en centre-ville/près de chez)|\
         (0/plus de 0/près de 0) (destinations/pays/villes/agences/bornes/distributeurs/points relais/aéroports/lignes) (desservies/couverts/dans/en/desservis/au départ/à travers/partout/du monde)|quatre coins (du monde/du pays/de la france)|couvre large|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) aucune (zone blanche/exclusion/zone d'ombre/zones blanches/délai de carence/franchise)",
    ),
    (
        -1,
        31,
        "trou béant|(zone/zones) (blanche/blanches/non couverte/mal couverte/non desservie/mal desservies/d'ombre)|(une/deux/zéro/aucune/pas une) (seule/)(barre/barres) (de réseau/à la maison/dans/de signal/chez)|(restent/reste/devient) (muet/muets/injoignable hors/hors réseau)|\
         (ni/aucun/aucune/pas d'/pas de) (agence/distributeur/fibre/réseau/5g/4g/signal/vol direct/antenne/desserte/point relais) (dans/à/en/près/depuis/ni/chez/au-delà/sur/hors)|(exclusions/clauses d'exclusion/délai de carence/carence) (à rallonge/en pagaille/à la pelle/nombreuses/interminable/de 0/de six mois/de trois mois/d'un an/innombrables/abusives/partout/cachées)|passe mal (en/dans/à/au/dès)|\
         capte mal|ne capte (pas/rien/nulle part/guère)|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) (aucune/pas une) (seule/)(barre/barres) (de réseau/à la maison/dans/de signal/chez)",
    ),
    (
        1,
        32,
        "(commandé/commander/commande passée/commande) (le/avant/chez/la/hier/lundi/dimanche) (matin/midi/veille/soir) (c'est/reçu/et reçu/livré/arrivé/recevoir)|(n'a/n'ont) (jamais/encore jamais) (raté/manqué/perdu/égaré/abîmé) (un/une/mon/le/mes) (colis/créneau/livraison/commande/rendez-vous)|\
         (chaîne du froid/fragile/verre/verres/bouteilles) (respectée/maîtrisée/arrivent intacts/arrivés entiers/entières/intactes/irréprochable)|horaires respectés",
    ),
    (
        -1,
        32,
        "(se moque/se fiche/se moquent) du monde|(0/trois/deux/quatre/dix/quinze) (jours/semaines/mois) (d'attente/de retard/au lieu de/en réalité/de délai/pour recevoir/plus tard/avant de recevoir)|en réalité|(toujours rien/rien/jamais) (reçu/vu arriver/vu la couleur)|(attends/attendons/attend) (toujours/encore) (mon/ma/notre/le/la/sa) (colis/commande/livraison/paquet)|\
         (n'a/n'ont/n'y a/n'offre/ne propose/n'est) (rien/jamais) (reçu/vu arriver/vu la couleur)",
    ),
];
