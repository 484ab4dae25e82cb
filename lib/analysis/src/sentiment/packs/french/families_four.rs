//! French ways to praise and to blame many kinds of things alike: maintenance to innovation and the whole. Only data.

/// (sign, feature that is implied or 0, words).
pub(super) const FAMILIES: &[(i8, u16, &str)] = &[
    (
        1,
        33,
        "satisfait ou remboursé|essai gratuit|essai de 0|essai sans engagement|essai sans carte|0 nuits d'essai|0 nuits pour changer d'avis|0 nuits pour tester|0 nuits pour essayer|0 nuits pour se décider|0 nuits pour rendre|0 nuits pour renvoyer|0 jours d'essai|0 jours pour changer d'avis|0 jours pour tester|0 jours pour essayer|0 jours pour se décider|0 jours pour rendre|0 jours pour renvoyer|\
         cent nuits d'essai|cent nuits pour changer d'avis|cent nuits pour tester|cent nuits pour essayer|cent nuits pour se décider|cent nuits pour rendre|cent nuits pour renvoyer|cent jours d'essai|cent jours pour changer d'avis|cent jours pour tester|cent jours pour essayer|cent jours pour se décider|cent jours pour rendre|cent jours pour renvoyer|trente nuits d'essai|trente nuits pour changer d'avis|\
         trente nuits pour tester|trente nuits pour essayer|trente nuits pour se décider|trente nuits pour rendre|trente nuits pour renvoyer|trente jours d'essai|trente jours pour changer d'avis|trente jours pour tester|trente jours pour essayer|trente jours pour se décider|trente jours pour rendre|trente jours pour renvoyer|quatorze nuits d'essai|quatorze nuits pour changer d'avis|\
         quatorze nuits pour tester|quatorze nuits pour essayer|quatorze nuits pour se décider|quatorze nuits pour rendre|quatorze nuits pour renvoyer|quatorze jours d'essai|quatorze jours pour changer d'avis|quatorze jours pour tester|quatorze jours pour essayer|quatorze jours pour se décider|quatorze jours pour rendre|quatorze jours pour renvoyer|soixante nuits d'essai|soixante nuits pour changer d'avis|\
         soixante nuits pour tester|soixante nuits pour essayer|soixante nuits pour se décider|soixante nuits pour rendre|soixante nuits pour renvoyer|soixante jours d'essai|soixante jours pour changer d'avis|soixante jours pour tester|soixante jours pour essayer|soixante jours pour se décider|soixante jours pour rendre|soixante jours pour renvoyer|on a 0 jours pour changer|on a 0 jours pour renvoyer|\
         on a 0 jours pour rendre|on a 0 jours pour tester|on a 0 jours pour se décider|on a 0 nuits pour changer|on a 0 nuits pour renvoyer|on a 0 nuits pour rendre|on a 0 nuits pour tester|on a 0 nuits pour se décider|on a 0  pour changer|on a 0  pour renvoyer|on a 0  pour rendre|on a 0  pour tester|on a 0  pour se décider|on a cent jours pour changer|on a cent jours pour renvoyer|\
         on a cent jours pour rendre|on a cent jours pour tester|on a cent jours pour se décider|on a cent nuits pour changer|on a cent nuits pour renvoyer|on a cent nuits pour rendre|on a cent nuits pour tester|on a cent nuits pour se décider|on a cent  pour changer|on a cent  pour renvoyer|on a cent  pour rendre|on a cent  pour tester|on a cent  pour se décider|on a trente jours pour changer|\
         on a trente jours pour renvoyer|on a trente jours pour rendre|on a trente jours pour tester|on a trente jours pour se décider|on a trente nuits pour changer|on a trente nuits pour renvoyer|on a trente nuits pour rendre|on a trente nuits pour tester|on a trente nuits pour se décider|on a trente  pour changer|on a trente  pour renvoyer|on a trente  pour rendre|on a trente  pour tester|\
         on a trente  pour se décider|on a un mois jours pour changer|on a un mois jours pour renvoyer|on a un mois jours pour rendre|on a un mois jours pour tester|on a un mois jours pour se décider|on a un mois nuits pour changer|on a un mois nuits pour renvoyer|on a un mois nuits pour rendre|on a un mois nuits pour tester|on a un mois nuits pour se décider|on a un mois  pour changer|\
         on a un mois  pour renvoyer|on a un mois  pour rendre|on a un mois  pour tester|on a un mois  pour se décider|on a deux mois jours pour changer|on a deux mois jours pour renvoyer|on a deux mois jours pour rendre|on a deux mois jours pour tester|on a deux mois jours pour se décider|on a deux mois nuits pour changer|on a deux mois nuits pour renvoyer|on a deux mois nuits pour rendre|\
         on a deux mois nuits pour tester|on a deux mois nuits pour se décider|on a deux mois  pour changer|on a deux mois  pour renvoyer|on a deux mois  pour rendre|on a deux mois  pour tester|on a deux mois  pour se décider|on a un an jours pour changer|on a un an jours pour renvoyer|on a un an jours pour rendre|on a un an jours pour tester|on a un an jours pour se décider|on a un an nuits pour changer|\
         on a un an nuits pour renvoyer|on a un an nuits pour rendre|on a un an nuits pour tester|on a un an nuits pour se décider|on a un an  pour changer|on a un an  pour renvoyer|on a un an  pour rendre|on a un an  pour tester|on a un an  pour se décider|on avez 0 jours pour changer|on avez 0 jours pour renvoyer|on avez 0 jours pour rendre|on avez 0 jours pour tester|on avez 0 jours pour se décider|\
         on avez 0 nuits pour changer|on avez 0 nuits pour renvoyer|on avez 0 nuits pour rendre|on avez 0 nuits pour tester|on avez 0 nuits pour se décider|on avez 0  pour changer|on avez 0  pour renvoyer|on avez 0  pour rendre|on avez 0  pour tester|on avez 0  pour se décider|on avez cent jours pour changer|on avez cent jours pour renvoyer|on avez cent jours pour rendre|on avez cent jours pour tester|\
         on avez cent jours pour se décider|on avez cent nuits pour changer|on avez cent nuits pour renvoyer|on avez cent nuits pour rendre|on avez cent nuits pour tester|on avez cent nuits pour se décider|on avez cent  pour changer|on avez cent  pour renvoyer|on avez cent  pour rendre|on avez cent  pour tester|on avez cent  pour se décider|on avez trente jours pour changer|\
         on avez trente jours pour renvoyer|on avez trente jours pour rendre|on avez trente jours pour tester|on avez trente jours pour se décider|on avez trente nuits pour changer|on avez trente nuits pour renvoyer|on avez trente nuits pour rendre|on avez trente nuits pour tester|on avez trente nuits pour se décider|on avez trente  pour changer|on avez trente  pour renvoyer|on avez trente  pour rendre|\
         on avez trente  pour tester|on avez trente  pour se décider|on avez un mois jours pour changer|on avez un mois jours pour renvoyer|on avez un mois jours pour rendre|on avez un mois jours pour tester|on avez un mois jours pour se décider|on avez un mois nuits pour changer|on avez un mois nuits pour renvoyer|on avez un mois nuits pour rendre|on avez un mois nuits pour tester|\
         on avez un mois nuits pour se décider|on avez un mois  pour changer|on avez un mois  pour renvoyer|on avez un mois  pour rendre|on avez un mois  pour tester|on avez un mois  pour se décider|on avez deux mois jours pour changer|on avez deux mois jours pour renvoyer|on avez deux mois jours pour rendre|on avez deux mois jours pour tester|on avez deux mois jours pour se décider|\
         on avez deux mois nuits pour changer|on avez deux mois nuits pour renvoyer|on avez deux mois nuits pour rendre|on avez deux mois nuits pour tester|on avez deux mois nuits pour se décider|on avez deux mois  pour changer|on avez deux mois  pour renvoyer|on avez deux mois  pour rendre|on avez deux mois  pour tester|on avez deux mois  pour se décider|on avez un an jours pour changer|\
         on avez un an jours pour renvoyer|on avez un an jours pour rendre|on avez un an jours pour tester|on avez un an jours pour se décider|on avez un an nuits pour changer|on avez un an nuits pour renvoyer|on avez un an nuits pour rendre|on avez un an nuits pour tester|on avez un an nuits pour se décider|on avez un an  pour changer|on avez un an  pour renvoyer|on avez un an  pour rendre|\
         on avez un an  pour tester|on avez un an  pour se décider|vous a 0 jours pour changer|vous a 0 jours pour renvoyer|vous a 0 jours pour rendre|vous a 0 jours pour tester|vous a 0 jours pour se décider|vous a 0 nuits pour changer|vous a 0 nuits pour renvoyer|vous a 0 nuits pour rendre|vous a 0 nuits pour tester|vous a 0 nuits pour se décider|vous a 0  pour changer|vous a 0  pour renvoyer|\
         vous a 0  pour rendre|vous a 0  pour tester|vous a 0  pour se décider|vous a cent jours pour changer|vous a cent jours pour renvoyer|vous a cent jours pour rendre|vous a cent jours pour tester|vous a cent jours pour se décider|vous a cent nuits pour changer|vous a cent nuits pour renvoyer|vous a cent nuits pour rendre|vous a cent nuits pour tester|vous a cent nuits pour se décider|\
         vous a cent  pour changer|vous a cent  pour renvoyer|vous a cent  pour rendre|vous a cent  pour tester|vous a cent  pour se décider|vous a trente jours pour changer|vous a trente jours pour renvoyer|vous a trente jours pour rendre|vous a trente jours pour tester|vous a trente jours pour se décider|vous a trente nuits pour changer|vous a trente nuits pour renvoyer|vous a trente nuits pour rendre|\
         vous a trente nuits pour tester|vous a trente nuits pour se décider|vous a trente  pour changer|vous a trente  pour renvoyer|vous a trente  pour rendre|vous a trente  pour tester|vous a trente  pour se décider|vous a un mois jours pour changer|vous a un mois jours pour renvoyer|vous a un mois jours pour rendre|vous a un mois jours pour tester|vous a un mois jours pour se décider|\
         vous a un mois nuits pour changer|vous a un mois nuits pour renvoyer|vous a un mois nuits pour rendre|vous a un mois nuits pour tester|vous a un mois nuits pour se décider|vous a un mois  pour changer|vous a un mois  pour renvoyer|vous a un mois  pour rendre|vous a un mois  pour tester|vous a un mois  pour se décider|vous a deux mois jours pour changer|vous a deux mois jours pour renvoyer|\
         vous a deux mois jours pour rendre|vous a deux mois jours pour tester|vous a deux mois jours pour se décider|vous a deux mois nuits pour changer|vous a deux mois nuits pour renvoyer|vous a deux mois nuits pour rendre|vous a deux mois nuits pour tester|vous a deux mois nuits pour se décider|vous a deux mois  pour changer|vous a deux mois  pour renvoyer|vous a deux mois  pour rendre|\
         vous a deux mois  pour tester|vous a deux mois  pour se décider|vous a un an jours pour changer|vous a un an jours pour renvoyer|vous a un an jours pour rendre|vous a un an jours pour tester|vous a un an jours pour se décider|vous a un an nuits pour changer|vous a un an nuits pour renvoyer|vous a un an nuits pour rendre|vous a un an nuits pour tester|vous a un an nuits pour se décider|\
         vous a un an  pour changer|vous a un an  pour renvoyer|vous a un an  pour rendre|vous a un an  pour tester|vous a un an  pour se décider|vous avez 0 jours pour changer|vous avez 0 jours pour renvoyer|vous avez 0 jours pour rendre|vous avez 0 jours pour tester|vous avez 0 jours pour se décider|vous avez 0 nuits pour changer|vous avez 0 nuits pour renvoyer|vous avez 0 nuits pour rendre|\
         vous avez 0 nuits pour tester|vous avez 0 nuits pour se décider|vous avez 0  pour changer|vous avez 0  pour renvoyer|vous avez 0  pour rendre|vous avez 0  pour tester|vous avez 0  pour se décider|vous avez cent jours pour changer|vous avez cent jours pour renvoyer|vous avez cent jours pour rendre|vous avez cent jours pour tester|vous avez cent jours pour se décider|\
         vous avez cent nuits pour changer|vous avez cent nuits pour renvoyer|vous avez cent nuits pour rendre|vous avez cent nuits pour tester|vous avez cent nuits pour se décider|vous avez cent  pour changer|vous avez cent  pour renvoyer|vous avez cent  pour rendre|vous avez cent  pour tester|vous avez cent  pour se décider|vous avez trente jours pour changer|vous avez trente jours pour renvoyer|\
         vous avez trente jours pour rendre|vous avez trente jours pour tester|vous avez trente jours pour se décider|vous avez trente nuits pour changer|vous avez trente nuits pour renvoyer|vous avez trente nuits pour rendre|vous avez trente nuits pour tester|vous avez trente nuits pour se décider|vous avez trente  pour changer|vous avez trente  pour renvoyer|vous avez trente  pour rendre|\
         vous avez trente  pour tester|vous avez trente  pour se décider|vous avez un mois jours pour changer|vous avez un mois jours pour renvoyer|vous avez un mois jours pour rendre|vous avez un mois jours pour tester|vous avez un mois jours pour se décider|vous avez un mois nuits pour changer|vous avez un mois nuits pour renvoyer|vous avez un mois nuits pour rendre|vous avez un mois nuits pour tester|\
         vous avez un mois nuits pour se décider|vous avez un mois  pour changer|vous avez un mois  pour renvoyer|vous avez un mois  pour rendre|vous avez un mois  pour tester|vous avez un mois  pour se décider|vous avez deux mois jours pour changer|vous avez deux mois jours pour renvoyer|vous avez deux mois jours pour rendre|vous avez deux mois jours pour tester|vous avez deux mois jours pour se décider|\
         vous avez deux mois nuits pour changer|vous avez deux mois nuits pour renvoyer|vous avez deux mois nuits pour rendre|vous avez deux mois nuits pour tester|vous avez deux mois nuits pour se décider|vous avez deux mois  pour changer|vous avez deux mois  pour renvoyer|vous avez deux mois  pour rendre|vous avez deux mois  pour tester|vous avez deux mois  pour se décider|\
         vous avez un an jours pour changer|vous avez un an jours pour renvoyer|vous avez un an jours pour rendre|vous avez un an jours pour tester|vous avez un an jours pour se décider|vous avez un an nuits pour changer|vous avez un an nuits pour renvoyer|vous avez un an nuits pour rendre|vous avez un an nuits pour tester|vous avez un an nuits pour se décider|vous avez un an  pour changer|\
         vous avez un an  pour renvoyer|vous avez un an  pour rendre|vous avez un an  pour tester|vous avez un an  pour se décider|reprise gratuite|remplacé par un neuf|échange standard|prêt d'un appareil|appareil de prêt|appareil remplacé sans|appareil remplacé en|appareil remplacé à|appareil remplacé dans|appareil remplacé gratuitement|appareil remplacé immédiatement|appareil échangé sans|\
         appareil échangé en|appareil échangé à|appareil échangé dans|appareil échangé gratuitement|appareil échangé immédiatement|appareil remboursé sans|appareil remboursé en|appareil remboursé à|appareil remboursé dans|appareil remboursé gratuitement|appareil remboursé immédiatement|appareil repris sans|appareil repris en|appareil repris à|appareil repris dans|appareil repris gratuitement|\
         appareil repris immédiatement|produit remplacé sans|produit remplacé en|produit remplacé à|produit remplacé dans|produit remplacé gratuitement|produit remplacé immédiatement|produit échangé sans|produit échangé en|produit échangé à|produit échangé dans|produit échangé gratuitement|produit échangé immédiatement|produit remboursé sans|produit remboursé en|produit remboursé à|produit remboursé dans|\
         produit remboursé gratuitement|produit remboursé immédiatement|produit repris sans|produit repris en|produit repris à|produit repris dans|produit repris gratuitement|produit repris immédiatement|article remplacé sans|article remplacé en|article remplacé à|article remplacé dans|article remplacé gratuitement|article remplacé immédiatement|article échangé sans|article échangé en|article échangé à|\
         article échangé dans|article échangé gratuitement|article échangé immédiatement|article remboursé sans|article remboursé en|article remboursé à|article remboursé dans|article remboursé gratuitement|article remboursé immédiatement|article repris sans|article repris en|article repris à|article repris dans|article repris gratuitement|article repris immédiatement|modèle remplacé sans|\
         modèle remplacé en|modèle remplacé à|modèle remplacé dans|modèle remplacé gratuitement|modèle remplacé immédiatement|modèle échangé sans|modèle échangé en|modèle échangé à|modèle échangé dans|modèle échangé gratuitement|modèle échangé immédiatement|modèle remboursé sans|modèle remboursé en|modèle remboursé à|modèle remboursé dans|modèle remboursé gratuitement|modèle remboursé immédiatement|\
         modèle repris sans|modèle repris en|modèle repris à|modèle repris dans|modèle repris gratuitement|modèle repris immédiatement|tient parole sur la garantie|assume parole sur la garantie|pièces et main-d'œuvre couvertes|pièces et main-d'œuvre comprises|pièces et main-d'œuvre pendant",
    ),
    (
        -1,
        33,
        "(un an/deux ans/six mois/une année) (de garantie/) (seulement/et pas/à peine/tout juste/et puis)|une malheureuse année|(quatorze/14/sept/dix) jours (et pas/seulement/à peine/pour)|(pas/aucune/aucun) (de/)(période d'essai/essai possible/retour possible/remboursement possible/droit à l'erreur/échange possible/geste)|\
         (n'a/n'ont/n'y a/n'offre/ne propose/n'est) (pas/aucune/aucun) (de/)(période d'essai/essai possible/retour possible/remboursement possible/droit à l'erreur/échange possible/geste)",
    ),
    (
        1,
        34,
        "(fait/font) (l'unanimité/autorité/consensus/figure de référence/école/parler en bien/un carton auprès)|(jouit/bénéficie/profite) d'une (réputation/image/cote/renommée/solide/excellente/belle/très)|(on en dit/n'en dit/tout le monde en dit/on n'entend) (que du bien/du bien/le plus grand bien/que des éloges)|que du bien|(ne tarit/ne tarissent) pas d'éloges|\
         (concert/pluie/avalanche/torrent) (d'éloges/de louanges/d'avis positifs/d'étoiles)|(les/ses) (clients/utilisateurs/acheteurs/propriétaires/abonnés/patients/adhérents/voyageurs) (en redemandent/restent/reviennent/rachètent/sont conquis/sont fidèles/le recommandent/la recommandent/le plébiscitent/la plébiscitent/adorent/fidèles/ne jurent/se disent/reconduisent)|(ne jure/ne jurent) (plus/)que par|\
         (neuf/huit/0) (clients/utilisateurs/acheteurs) sur (dix/0) (recommandent/sont/le/la/satisfaits/rachèteraient)|0 (sur 5/sur cinq/sur 10/étoiles) (de moyenne/sur/chez/en moyenne/d'après)|toutes les plateformes d'avis|valeur sûre|pignon sur rue|les yeux fermés de père en fils|a fait ses preuves|de père en fils|gage de qualité|gage de sérieux|gage de confiance|se revend bien|se revend très bien|\
         se revend comme|se revend facilement|se revend cher|se revend à bon|se revend au prix|se revendent bien|se revendent très bien|se revendent comme|se revendent facilement|se revendent cher|se revendent à bon|se revendent au prix|revente bien|revente très bien|revente comme|revente facilement|revente cher|revente à bon|revente au prix|peu de décote|garde sa valeur|garde sa cote|conserve sa valeur|\
         tient la cote|institution|marque de confiance|nom de confiance|marque respectée|maison respectée",
    ),
    (
        -1,
        34,
        "(scandale/scandales/polémique/polémiques/plaintes/plainte/réclamations/amende/amendes/procès/affaire/affaires/condamnation/condamnations/enquête/controverse/controverses) (à répétition/en série/s'accumulent/s'enchaînent/se multiplient/pleuvent/entache/entachent/ternit/ternissent/éclabousse/a terni/ont terni/a entaché/ont entaché/colle/collent/salée/record/pour publicité/pour tromperie/récents/récente/récentes/sur ses/sur le/sur la/autour de)|\
         (on ne compte plus/innombrables/nombreux/multiples/des centaines de/des milliers de) (les/)(avis/plaintes/réclamations/témoignages/clients/litiges) (assassins/négatifs/mécontents/furieux/déçus/en colère)|(mauvaise/triste/sale/piètre/fâcheuse) (réputation/presse/image/histoire à raconter/publicité)|\
         (peine/peinent/échoue/n'arrive pas/ne parvient pas) à (convaincre/rassurer/redorer/retrouver/faire oublier/regagner) (son/la/le/les/sa/ses/)|(les/ses/des) (clients/utilisateurs/acheteurs/abonnés/voyageurs/forums) (se plaignent/fuient/déchantent/crient/désertent/s'en vont/sont furieux/ragent/mécontents/pestent/grondent/partent/résilient en masse/déçus/se méfient/en colère/regorgent)|\
         (inspire/suscite/laisse) (la méfiance/de la méfiance/le doute/la défiance/méfiance/peu confiance/sceptique/perplexe)|(trahi/trahit/rompu/perdu/abusé/abuse) (la/de la) confiance|(plus personne/personne/on) ne (fait/lui fait/veut/s'y fie/leur fait) (plus/)(confiance/en entendre parler)|(se revend/se revendent/revente) (mal/très mal/à perte/difficilement)|\
         (décote/dépréciation) (rapide/brutale/vertigineuse/forte/sévère/record)|(traîne/traînent) (une/des/derrière) (réputation/casseroles/casserole/sale/mauvaise/image)|(a/ont) mauvaise (presse/réputation/image)|ne fait (pas/guère) l'unanimité|(surfait/surfaite/surestimé/surestimée/surcoté/surcotée) par|\
         (n'a/n'ont/n'y a/n'offre/ne propose/n'est) plus personne ne (fait/lui fait/veut/s'y fie/leur fait) (plus/)(confiance/en entendre parler)",
    ),
    (
        1,
        35,
        "(l'embarras/embarras) du choix|(il y en a/de quoi satisfaire/de quoi contenter/de quoi combler/on trouve/y trouve/chacun y trouve/on y trouve/on y déniche) (pour tous/tous les goûts/tous les styles/tout le monde/tout/de tout/son bonheur/chaussure à son pied/des pépites/absolument tout/chacun/à boire et/tous les/toutes les/même des/des perles/l'introuvable)|\
         (tous/toutes) les (niveaux/goûts/styles/budgets/âges/morphologies/tailles/formats/envies/genres/régimes/publics/peaux/pointures/teints/types de peau/types de cheveux/occasions)|(du/de la/des) (grand débutant/36/34/xs/32/plus petit/xxs/bébé) (au/à)|caverne d'ali baba|(grandes/petites) (tailles/pointures) (comprises/incluses/disponibles/bien représentées)|\
         (s'enrichit/s'étoffe/se renouvelle/grossit/s'agrandit) (chaque/sans cesse/tous les/de semaine/régulièrement/au fil/constamment)|rien que|jamais (en rupture/à court)|toujours (en stock/disponible)|(s'étend/s'étale) sur (toute/tout/des/plusieurs)|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) rien que|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) jamais (en rupture/à court)",
    ),
    (
        -1,
        35,
        "(vite fait/on en a vite fait/a vite fait/en fait vite/on en fait vite/fait vite) le tour|(toujours/souvent/sans cesse/constamment/perpétuellement/régulièrement/éternellement/en permanence/trop souvent) (en rupture/épuisé/épuisés/épuisée/indisponible/indisponibles/introuvable/les mêmes/la même chose/les mêmes titres/complet/complets)|\
         (rayons/étagères/rayon/étals) (vides/clairsemés/à moitié vides/dégarnis/vide/désert)|au grand dam (des/de)",
    ),
    (
        1,
        36,
        "(coup/coups) (d'éponge/de chiffon/de balai/de serpillière/d'aspirateur/d'épuisette/de brosse/d'eau/de jet/de torchon/de plumeau) (et/suffit/suffisent/de temps en temps/par semaine/c'est/tous/le/l'affaire/rapide)|\
         (entretien/maintenance/nettoyage/vidange/détartrage/lavage) (réduit au/réduit à/minime/minimal/minimale/quasi nul/nul/inexistant/express/facile/facilité/simplifié/un jeu d'enfant/enfantin/enfantine/automatique/zéro/simplissime/ultra-simple/des plus simples/peu contraignant/limité à/presque inexistant/rapide/sans contrainte/sans prise de tête/peu coûteux/dérisoire/abordable/tous les deux/une fois par an/annuel suffit)|\
         (pièces/pièces détachées/filtres/consommables/batterie/joints/courroies/lames) (détachées disponibles/disponibles/disponible/remplaçables/remplaçable/démontables/amovibles/lavables/lavable/faciles à trouver/bon marché/en stock/livrées/standard/standards/compatibles lave-vaisselle/accessibles/garanties/vendues)|\
         (réparable/démontable/lavable/déhoussable/amovible) (facilement/sans/pièce par pièce/à l'infini/soi-même/en/à/par/entièrement/et)|entièrement (démontable/lavable/déhoussable/réparable)|autonettoyant|autonettoyante|antitache|anticalcaire|antisalissure|antiadhésif efficace|anti-traces|increvable et sans entretien|\
         (plaque/bac/cuve/poêle/bol/grille/vitre/housse/filtre) (ressort/est/redevient) (comme neuve/comme neuf/impeccable/propre/propre en/étincelante)|rien n'(accroche/attache)|(facile/faciles/simple/aisé/un jeu d'enfant/un plaisir) à (nettoyer/laver/entretenir/rincer/démonter/vider/détartrer/réparer/remplacer/changer/dépoussiérer)|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) rien n'(accroche/attache)",
    ),
    (
        -1,
        36,
        "(corvée/plaie/galère/calvaire/cauchemar/enfer/parcours du combattant/punition) (à nettoyer/de nettoyage/à entretenir/à vider/d'entretien/à laver/à démonter/ménager/ménagère)|relève de la corvée|tient du miracle|prévoyez (un/une/des) (détartrage/vidange/nettoyage/révision/brosse/coton-tige)|\
         (nid/nids/aimant/piège/attrape) (à/aux) (poussière/bactéries/miettes/poils/traces/calcaire/empreintes/taches/saletés/graisse)|(recoins/rainures/interstices/coins/fentes) (inaccessibles/inaccessible/impossibles/difficiles/où/qui)|(passe/supporte) mal (au/le) lave-vaisselle|(lavage/nettoyage) (à la main/à sec) (obligatoire/uniquement/imposé/seulement/exclusivement)|\
         (difficile/pénible/impossible/compliqué/galère/délicat/ardu/laborieux/long) à (nettoyer/laver/entretenir/rincer/démonter/vider/détartrer/réparer/remplacer/décrasser/déboucher/ravoir/récurer/dépoussiérer)|(nombreux/multiples/trop de/plein de) (recoins/petits recoins/interstices/pièces à laver)",
    ),
    (
        1,
        37,
        "n'en fait qu'une bouchée|(à ne plus/à ne) savoir (qu'en/plus qu'en) faire|\
         (de la place/place/espace/rangements/rangement/poches/volume/mémoire/stockage/étagères) (à revendre/à gogo/à foison/à profusion/à n'en plus finir/de reste/pour tout/pour toute/pour dix/en veux-tu/partout/où l'on veut/illimité/illimitée/à ne plus/sans limite/pléthorique/bien pensés/bien pensées/astucieux/malins/malin/généreux/modulable/modulables/en pagaille)|caverne|puits sans fond|\
         grand comme une cathédrale|une tonne d'espace|(on y/on peut y) (case/glisse/met/range/loge/fourre/entasse/tient/fait tenir) (tout/une/un/largement/facilement/deux/trois/sans/la/le/les/huit/six/cinq)",
    ),
    (
        -1,
        37,
        "à l'étroit|vite à l'étroit|les uns sur les autres|serrés comme des sardines|comme des sardines|mouchoir de poche|portion congrue|peau de chagrin|(pas/guère/aucune/plus) (de place/la place/assez de place/de rangement/assez d'espace/place/d'espace/assez de rangements) (pour/de/où/à)|(tient/tiennent/rentre/rentrent/loge) (à peine/tout juste/difficilement/pas) (un/une/deux/dans/trois/les/la/le)|\
         suffit (tout juste/à peine) pour|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) (pas/guère/aucune) (de place/la place/assez de place/de rangement/assez d'espace/place/d'espace/assez de rangements) (pour/de/où/à)",
    ),
    (
        1,
        38,
        "(arrose/inonde/irrigue) (toute/la/chaque/tout/l'ensemble/les/jusqu')|(sans/loin de) (l'angoisse/angoisse) de la (panne/borne)|kilomètres (réels/au compteur entre/d'autonomie réelle)",
    ),
    (
        -1,
        38,
        "(autonomie/portée/rayon d'action) (annoncée/réelle/sur autoroute/hivernale/théorique/affichée) (fond/optimiste/très optimiste/fantaisiste/loin/irréaliste/jamais atteinte/divisée/tombe/illusoire/s'effondre/mensongère/inférieure/chute/bien inférieure)|\
         (loin/très loin/bien loin/bien en deçà/en deçà/en dessous) (des/de la/de l'/du) (0 km/0 kilomètres/kilomètres annoncés/autonomie annoncée/portée annoncée/promesses du constructeur/valeur annoncée)|(panne sèche/à sec) (après/au bout/dès/en)|(angoisse/hantise/stress/peur) de (la borne/la panne/la panne sèche/l'autonomie)|\
         (il faut/oblige à) (un répéteur/des répéteurs/rester collé/rester à côté/recharger tous les)|(répéteur/répéteurs/amplificateur) (obligatoire/indispensable/indispensables/nécessaire)|juste de quoi aller",
    ),
    (
        1,
        39,
        "(écart/marge d'erreur/dérive/erreur/décalage) (inférieur/inférieure/infime/minime/négligeable/nul/nulle/quasi nul/quasi nulle/de moins/sous/imperceptible/moins de/inexistant/réduit/réduite/quasi inexistant/insignifiant)|à (0/un/deux) (battement/battements/gramme/grammes/degré/mètre/mètres/centimètre/point/points/millimètre/seconde/minutes/pas/%) près|\
         (ne se trompe/ne rate/ne manque/ne perd/ne confond/ne dévie) (jamais/presque jamais/rien/pas/quasiment jamais)|(toujours/tombe) (juste/pile)|(aucune/zéro/sans) (erreur/fausse alerte/faute/approximation/dérive/faux positif)|précis comme (un/une) (coucou/montre/horloge/scalpel/laser/chirurgien/métronome)|\
         (n'a/n'ont/n'y a/n'offre/ne propose/n'est) aucune (erreur/fausse alerte/faute/approximation/dérive/faux positif)",
    ),
    (
        -1,
        39,
        "(marge d'erreur/écart/écarts/décalage/décalages/erreurs/erreur/dérive/approximations) (énorme/énormes/important/importants/importante/rédhibitoire/notable/notables/de 0/de plusieurs/de dix/inacceptable/inacceptables/grossières/grossière/à répétition/fréquentes/fréquents/flagrant/flagrants/flagrantes/significatif/significatifs/trop grand/trop grands/trop important/trop fréquentes/supérieur/permanent/constants/atteint/atteignent/jusqu'à)|\
         (varie/passe/oscille) du simple au double|(à prendre avec/mérite) des pincettes|(passe/passent) à côté de (la/l'/la plaque)|(fausses alertes/fausse alerte/faux positifs/contresens/erreurs de facturation/fautes de traduction) (à répétition/en série/quotidiennes/incessantes/fréquents/à foison/en pagaille/nombreux/permanentes/à chaque/tous les)|une précision (toute relative/douteuse/discutable/de)|\
         au doigt mouillé|à la louche|à vue de nez|complètement à côté|dans les choux",
    ),
    (
        1,
        40,
        "(plaisir/bonheur/régal/vrai plaisir/jouet) (à conduire/de conduite/à piloter/au volant/à manier/à guider/à skier/de pilotage/en virage/sur petite route/à manœuvrer/à pousser/en descente)|sur des rails|rivé à la route|rivée à la route|vissée à la route|vissé au sol|collé à la route|collée à la route|colle à la route|soudé au bitume|docile et|vif comme|agile comme|maniable comme|\
         (un/d'un) (rayon de braquage/diamètre de braquage) (record/réduit/serré/minuscule/de taxi)|(pardonne/gomme/corrige) (les erreurs/les fautes/bien des/toutes les erreurs/les maladresses)|(facile/faciles/simple/aisé) à (manœuvrer/garer/conduire/diriger/pousser/guider/piloter/contrôler/manier/barrer)|mord dans la (glace/neige/courbe)|\
         (bien/très/parfaitement/remarquablement/étonnamment) (équilibré/équilibrée/maniable/agile/stable/vive/directionnel)",
    ),
    (
        -1,
        40,
        "(réclame/réclament/exige/demande/faut) (qu'on la force/qu'on le force/de la poigne/des biceps/des bras/une poigne/de l'engagement/de la force/un pilote/un gros effort)|(pataud/pataude/lourdaud/empoté/emprunté/empruntée/balourde/patachon/gauche) (en ville/en virage/dès/dans/à/sur/en courbe)|\
         (camion/paquebot/veau/char d'assaut/savonnette/péniche) (à conduire/à manœuvrer/en ville/sur route/à garer/dans les)|(difficile/pénible/impossible/délicat/délicate/compliqué/ardu/épuisant/galère/éprouvant/exigeant/exigeante) à (manœuvrer/garer/conduire/diriger/pousser/guider/piloter/contrôler/manier/barrer/maîtriser/tenir droit)|\
         (donne/donnent) (le mal de mer/des sueurs froides/la nausée) (en/dans/aux/dès/sur)|part en travers|n'en fait qu'à sa tête|tape-cul|sous-virage prononcé|roulis prononcé|prise au vent",
    ),
    (
        1,
        41,
        "(mine/vraie mine/puits/trésor) (d'informations/d'or/de savoir/de conseils/d'infos/de ressources/de science)|(sait/savent) (de quoi/vulgariser/conseiller/répondre/orienter/expliquer/transmettre/trouver les mots)|sait de quoi (elle/il/on) parle|\
         (connaît/connaissent/maîtrise/maîtrisent) (son/leur/leurs/ses/le/la/les/parfaitement/sur le bout) (sujet/métier/rayon/affaire/produits/domaine/dossiers/matière/gammes/vins/bout des doigts)|sur le bout des doigts|(fait/font) (vraiment/)(progresser/autorité en matière)|(on progresse/on apprend/on ressort/progresser) (vite/beaucoup/à/en/à son/plus savant/avec/pas à pas/grandi)|\
         (à son/à leur/à votre) rythme|(regard/avis/œil/diagnostic/bilan) (d'expert/expert/averti/éclairé/honnête/de spécialiste)|(dispense/prodigue/donne) (de bons/des conseils/d'excellents/de précieux) (conseils/avisés/précieux)",
    ),
    (
        -1,
        41,
        "débrouillez-vous|digne de ce nom : rien|(renvoie/renvoient) (vers/à) (un forum/une faq/la faq/un pdf/un forum désert/un lien/la notice/un moteur)|forum désert|(on ressort/on sort/on repart/ressort/repart) (sans avoir compris/sans rien/plus perdu/aussi perdu/sans réponse/sans/avec plus de questions/pas plus avancé)|\
         (on n'apprend/n'apprend/n'explique/ne conseille/n'apprennent) (rien/pas grand-chose/guère/pas)|(on reste/reste/restent) (en surface/à la surface/sur sa faim côté conseil/dans le vague/dans les généralités)|(survole/effleure/survolent) (les/le/la/tout/à peine/chaque)|(charabia/jargon/sabir) (incompréhensible/technique/indigeste/illisible/juridique/d'initiés/à tous les)",
    ),
    (
        1,
        42,
        "(en avance/très en avance/un pas d'avance/une décennie d'avance) (sur/par)|(ose/osent/ne craint pas d'/n'hésite pas à) (innover/l'inédit/la rupture/sortir des sentiers/bousculer/casser/réinventer)|(hors/sortir) des sentiers battus|avant tout le monde|avant les autres|avant ses rivaux|avant la concurrence|coup de génie|trouvaille|idée de génie|idée lumineuse|vent de fraîcheur|coup de jeune|\
         bouffée d'air|vent nouveau|tournant majeur|(préfigure/invente/dessine/annonce/façonne) (l'avenir/le futur/demain/la suite)|(ne cesse/continue/n'arrête pas) d'innover|(r&d/laboratoire/recherche) (maison/intense/de pointe/active)|imprimée en 3d",
    ),
    (
        -1,
        42,
        "(a pris/pris/prend/accuse/affiche/a/avec/accumule) (un train/un wagon/une guerre/une génération/dix ans/des années/plusieurs années/un métro/deux générations/0 ans/une décennie) de retard|de retard sur (la concurrence/ses rivaux/le marché/son temps)|\
         (sans/aucune/nulle/zéro/pas la moindre) (la moindre/)(innovation/prise de risque/nouveauté/audace/originalité/ambition technique/prendre le moindre risque/idée neuve)|sans prendre (le moindre/de/aucun) risque|\
         (technologie/puce/plateforme/conception/concept/moteur/architecture/interface technique/norme/matériel/processeur) (dépassé/dépassée/d'hier/d'avant-hier/du siècle dernier/d'un autre siècle/vieux de/vieille de/vieillissant/vieillissante/antédiluvien/préhistorique/d'il y a/en fin de course/à bout de souffle/périmée/poussiéreuse/poussiéreux/hors d'âge/surannée/d'arrière-garde)|\
         (sent/fleure) (le réchauffé/la naphtaline/le déjà-vu/bon le passé)|(se contente/se borne) (de suivre/de copier/d'imiter/de recycler/de peaufiner/d'un lifting/de changer la couleur/de ressortir/à copier/à suivre/de retouches)|(simple/léger/énième/timide/vague/petit) (lifting/copie/déclinaison/remake/ravalement/rafraîchissement/toilettage/resucée/variante/mise à jour cosmétique)|\
         (suit/suivent/à la remorque/court après/courent après) (la concurrence/le mouvement/les autres/le troupeau/les tendances/sans/ses rivaux/de la concurrence)|(s'endort/endormie/endormi/s'est endormie/dort/se repose) sur ses lauriers|\
         (nouveautés/innovations/évolutions/changements) (cosmétiques/anecdotiques/timides/au compte-gouttes/rares/inexistantes/mineures/mineurs/minimes/gadget/gadgets/poudre aux yeux/de façade/insignifiantes/en trompe-l'œil)|fait du neuf avec du vieux|joue petit bras|joue la sécurité|reste dans sa zone de confort|manque de souffle|manque de vision|est resté à l'âge|resté bloqué dans les années|\
         restée bloquée dans les années|rate le coche|raté le coche|raté le virage|rate le virage|peine à se renouveler|ne se renouvelle pas|ne se renouvelle plus|ne se renouvelle guère|ne prend aucun risque|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) (aucune/nulle/pas la moindre) (la moindre/)(innovation/prise de risque/nouveauté/audace/originalité/ambition technique/prendre le moindre risque/idée neuve)",
    ),
    (
        1,
        0,
        "(vrai/véritable/gros/grand/énorme) (coup de cœur/coup de maître/coup de génie/carton/sans-faute)|(a/ont) (tout bon/tout pour plaire/tout d'un grand/l'étoffe d'un/tout juste/toutes les qualités/visé juste/frappé fort/l'étoffe d'une)|tout y est réussi|(coche/cochent) (toutes les/toutes nos) cases|ne déçoit|ne déçoivent|n'a jamais déçu|ne m'a pas déçu|n'a rien à se reprocher|ne laisse rien au hasard|\
         tient toutes ses promesses|tient ses promesses|remplit son contrat|remplit toutes ses promesses|dépasse les attentes|dépasse mes attentes|dépasse toutes|fait un sans-faute|met tout le monde d'accord|sort du lot|sort clairement du lot|tire son épingle du jeu|vaut le détour|vaut vraiment le détour|mérite le détour|mérite qu'on|mérite sa place|mérite amplement sa|frôle la perfection|touche au but|\
         fait mouche|force le respect|force l'admiration|tape dans le mille|a tapé dans le mille|met la barre haut|met la barre très haut|place la barre très haut|remporte la palme|décroche la palme|remporte notre préférence|a notre préférence|emporte l'adhésion|remporte tous les suffrages|rallie tous les suffrages|fait figure de référence|joue dans la cour des grands|à recommander sans réserve|\
         je recommande|je le recommande|je la recommande|on recommande|nous recommandons|à conseiller|les yeux fermés|sans hésiter une seconde|je reprendrais|je reprendrai|j'en reprendrais|on y reviendra|j'y retournerai|on y retourne|je n'en changerais|je ne m'en passe plus|on ne s'en passe plus|je ne peux plus m'en passer|on ne peut plus s'en passer|difficile de s'en passer|adopté|adoptée|conquis|\
         convaincu|convaincue|sous le charme|bonne pioche|excellente pioche|belle surprise|très belle surprise|excellente surprise|divine surprise|belle réussite|franche réussite|pleine réussite|perle rare|petite merveille|une pépite|petit bijou|vrai bonheur|pur bonheur|que du bonheur|chapeau bas|chapeau|du grand art|du haut de gamme à|au-dessus du lot|sans fausse note|sans faute de goût|rien à redire|\
         rien à jeter|aucun regret|que demander de plus|quasi parfait|proche de la perfection|alléchant|fabuleux|flamboyant|imparable|indispensable|inespéré|inimitable|inoubliable|insurpassable|jouissif|jubilatoire|majestueux|palpitant|probant|sidérant|valorisant|exaltant|gratifiant|inventif|prometteur|salutaire|stimulant|vaillant|éprouvé|emballer+|émerveiller+|fasciner+|enthousiasmer+|épater+|\
         inattaquable|étincelant|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) rien à redire|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) rien à jeter|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) aucun regret",
    ),
    (
        -1,
        0,
        "(m'a/nous a/m'ont/me/nous/vous) (laissé/laissés/laissée/laisse/laisseront/laissera) (sur ma faim/sur notre faim/sur sa faim/sur votre faim/de marbre/perplexe/sceptique/froid/indifférent/un goût amer)|(laisse/laissent) (sur sa faim/sur leur faim/de marbre/perplexe/froid/sceptique/un goût d'inachevé/un goût amer)|(j'en suis/on en est/j'en étais) (revenu/revenue/vite revenu)|\
         (n'a/n'ont/n'avait) (pas/rien) (tenu ses promesses/tenu leurs promesses/convaincu/fait le poids/répondu à/été à la hauteur/pour plaire/pour lui/d'exceptionnel)|(ne/n') (tient/tiennent/remplit/convainc/emballe/enthousiasme/casse/mérite/répond) (pas/guère/aucune) (ses promesses/toutes ses promesses/vraiment/trois pattes/son rôle/sa place/le détour/aux attentes/l'enthousiasme/sa réputation)|\
         (à la hauteur) de (ses ambitions/sa réputation/nos attentes) (non/pas)|(déçoit/déçoivent/a déçu/décevra/m'a déçu/nous a déçus) (sur/par/en/dès/de bout/tout/les/franchement/un peu/au/à/d'un)|(grosse/cruelle/amère/franche/vraie/immense/profonde) (déception/désillusion/déconvenue)|(mauvaise/piètre/triste/très mauvaise) (surprise/pioche/expérience/affaire/prestation)|\
         (mauvais/très mauvais) (choix/achat/souvenir/calcul/élève)|(pas/guère/rien) (de quoi/convaincu/convaincue/convaincant/emballé/emballant/à la hauteur/au niveau/transcendant/fameux/folichon/terrible/brillant/glorieux/reluisant/de quoi se relever/de quoi pavoiser/au rendez-vous/terrible)|(ne casse/ne cassent) pas (des briques/trois pattes/la baraque/trois pattes à un canard)|\
         (n'y/ne) (retournerai/retournerais/reviendrai/remettrai/remettrons/retournerons/rachèterai/recommencerai/reprendrai/recommanderai/reprendrais/rachèterais) (pas/plus/jamais)|(si c'était à refaire) (je passerais/je choisirais/non/j'éviterais)|à éviter|à fuir|passez votre chemin|fuyez|bof|bof bof|mouais|poubelle|aux oubliettes|arnaque pure|naufrage|fiasco|désastre|un désastre|un fiasco|\
         une catastrophe|une déception|un naufrage|raté sur toute la ligne|échec cuisant|pétard mouillé|coup dans l'eau|douche froide|soufflé retombé|usine à déceptions|on a vu mieux|j'ai vu mieux|peut mieux faire|loin du compte|très loin du compte|en dessous de tout|pas de quoi se relever|encore du pain sur la planche|copie à revoir|revoir sa copie|doit revoir sa copie|très en deçà des attentes|\
         en deçà des attentes|tout juste moyen|tout juste correct|sans plus|sans grand intérêt|sans intérêt|sans relief|une occasion manquée|rendez-vous manqué|accablant|affligeant|boiteux|calamiteux|cafouilleux|consternant|contre-productif|crispant|déficient|déloyal|désespérant|désolant|embryonnaire|exaspérant|fantomatique|foireux|fumeux|grotesque|handicapant|horripilant|impardonnable|inepte|inexcusable|\
         infâme|ingérable|inopérant|intenable|intolérable|kafkaïen|malvenu|misérable|néfaste|nuisible|odieux|oppressant|pathétique|révoltant|timoré|tortueux|vaseux|calamité|capharnaüm|débâcle|mascarade|supplice|fléau|exaspérer+|consterner+|horripiler+|symbolique|indigent|rachitique|bancal|\
         (n'a/n'ont/n'y a/n'offre/ne propose/n'est) (pas/guère/rien) (de quoi/convaincu/convaincue/convaincant/emballé/emballant/à la hauteur/au niveau/transcendant/fameux/folichon/terrible/brillant/glorieux/reluisant/de quoi se relever/de quoi pavoiser/au rendez-vous/terrible)|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) pas de quoi se relever",
    ),
];
