//! French words that say something together, whatever stands between them: selection to innovation, of many kinds of things. Only data.

/// (sign, feature, words, words a little behind them).
pub(super) const PAIRS: &[(i8, u16, &str, &str)] = &[
    (
        1,
        35,
        "choix|catalogue|gamme|assortiment|sélection|offre|rayon|carte|menu|bibliothèque|ludothèque|stock|collection|éventail|palette|éventails|nuancier|références|parc|programmation|cave|buffet|logithèque|discothèque|programme|bouquet|librairie|chaînes|titres",
        "donne le tournis|donne le vertige|à donner|vertigineux|vertigineuse|immense|immenses|pléthorique|foisonnant|foisonnante|fourni|fournie|bien fourni|bien fournie|étoffé|étoffée|tentaculaire|gigantesque|colossal|colossale|inépuisable|infini|infinie|sans fin|sans équivalent|inégalé|inégalée|d'une richesse|d'une variété|d'une diversité|d'une largeur|large|très large|varié|variée|variés|diversifié|\
         diversifiée|éclectique|complet|complète|exhaustif|exhaustive|riche|riches|généreux|généreuse|impressionnant|impressionnante|renouvelé|renouvelée|sans cesse|s'enrichit|s'étoffe|s'étend|change|change chaque|pour tous|couvre tous|couvrent tous|va du|va de|compte plus|comprend plus|contente|comble|ravit|pointue|pointu|originale|originaux|rares|introuvables ailleurs|à foison|à perte de vue|\
         à n'en plus finir|par milliers|par centaines|par dizaines|à rallonge|xxl|de choix|comme nulle part|unique",
    ),
    (
        1,
        35,
        "plus de deux mille|plus de 0 000|plus de 0|plus de mille|plus de dix mille|plus de centaines de|plus de milliers de|plus de millions de|plus de dizaines de|près de deux mille|près de 0 000|près de 0|près de mille|près de dix mille|près de centaines de|près de milliers de|près de millions de|près de dizaines de|pas moins de deux mille|pas moins de 0 000|pas moins de 0|pas moins de mille|\
         pas moins de dix mille|pas moins de centaines de|pas moins de milliers de|pas moins de millions de|pas moins de dizaines de|quelque deux mille|quelque 0 000|quelque 0|quelque mille|quelque dix mille|quelque centaines de|quelque milliers de|quelque millions de|quelque dizaines de|des deux mille|des 0 000|des 0|des mille|des dix mille|des centaines de|des milliers de|des millions de|des dizaines de|\
         donne accès à des deux mille|donne accès à des 0 000|donne accès à des 0|donne accès à des mille|donne accès à des dix mille|donne accès à des centaines de|donne accès à des milliers de|donne accès à des millions de|donne accès à des dizaines de|propose deux mille|propose 0 000|propose 0|propose mille|propose dix mille|propose centaines de|propose milliers de|propose millions de|\
         propose dizaines de|aligne deux mille|aligne 0 000|aligne 0|aligne mille|aligne dix mille|aligne centaines de|aligne milliers de|aligne millions de|aligne dizaines de|recense deux mille|recense 0 000|recense 0|recense mille|recense dix mille|recense centaines de|recense milliers de|recense millions de|recense dizaines de|réunit deux mille|réunit 0 000|réunit 0|réunit mille|réunit dix mille|\
         réunit centaines de|réunit milliers de|réunit millions de|réunit dizaines de|rassemble deux mille|rassemble 0 000|rassemble 0|rassemble mille|rassemble dix mille|rassemble centaines de|rassemble milliers de|rassemble millions de|rassemble dizaines de|référence deux mille|référence 0 000|référence 0|référence mille|référence dix mille|référence centaines de|référence milliers de|\
         référence millions de|référence dizaines de|compte deux mille|compte 0 000|compte 0|compte mille|compte dix mille|compte centaines de|compte milliers de|compte millions de|compte dizaines de|abrite deux mille|abrite 0 000|abrite 0|abrite mille|abrite dix mille|abrite centaines de|abrite milliers de|abrite millions de|abrite dizaines de|héberge deux mille|héberge 0 000|héberge 0|héberge mille|\
         héberge dix mille|héberge centaines de|héberge milliers de|héberge millions de|héberge dizaines de",
        "références|titres|articles|modèles|cours|films|séries|destinations|parfums|variétés|coloris|tailles|marques|recettes|jeux|morceaux|livres|produits|chaînes|exercices|vins|teintes|nuances|polices|podcasts|albums|thés|vendeurs|hôtels|restaurants|langues|pièces|formations|logements",
    ),
    (
        -1,
        35,
        "choix|catalogue|gamme|assortiment|sélection|offre|rayon|carte|menu|bibliothèque|ludothèque|stock|collection|éventail|palette|nuancier|références|logithèque|programmation|buffet|parc|tailles|coloris|modèles|titres|chaînes",
        "maigre|maigrichon|maigrichonne|étriqué|étriquée|restreint|restreinte|restreints|limité|limitée|limités|limitées|réduit|réduite|pauvre|pauvres|famélique|squelettique|rachitique|chiche|riquiqui|mince|bien mince|court|courte|trop courte|trop court|étique|indigent|indigente|succinct|réduit à peau|se résume|se limite|se limite à|se borne|s'arrête|se réduit|tient en|tient sur|tourne en rond|tourne vite|\
         fond|s'appauvrit|rétrécit|se rétrécit|se réduit à|s'amenuise|vieillit|stagne|peu renouvelé|peu renouvelée|rarement renouvelé|jamais renouvelé|sans surprise|monotone|répétitif|répétitive|répétitifs|banal|banale|uniforme|trop uniforme|laisse à désirer|déçoit|décevant|décevante|lacunaire|plein de trous|à trous|épuisé|épuisée|épuisés|épuisées|en rupture|introuvable|introuvables|indisponible|\
         indisponibles|manquants|manquantes|ne change|ne bouge|ne dépasse|ne compte|peau de chagrin|n'a rien|à la portion congrue|vite épuisées|vite fait|réservés|se comptent sur|trois coloris|deux tailles|oublie|fait l'impasse",
    ),
    (
        -1,
        35,
        "oublie|néglige|délaisse|ignore|boude|exclut|snobe|fait l'impasse sur|laisse de côté",
        "le reste|les grandes tailles|les petites tailles|les petits pieds|les gauchers|les enfants|les hommes|les femmes|les végétariens|les végétaliens|les peaux mates|les peaux foncées|les petites pointures|les grandes pointures|les autres régions|tout un pan|les classiques|les nouveautés|les indépendants|les petites morphologies|les débutants|les anglophones",
    ),
    (
        -1,
        35,
        "deux modèles|deux modèle|deux coloris|deux couleurs|deux couleur|deux tailles|deux taille|deux plats|deux options|deux références|deux choix|deux déclinaison|deux formats|trois modèles|trois modèle|trois coloris|trois couleurs|trois couleur|trois tailles|trois taille|trois plats|trois options|trois références|trois choix|trois déclinaison|trois formats|un seul modèles|un seul modèle|\
         un seul coloris|un seul couleurs|un seul couleur|un seul tailles|un seul taille|un seul plats|un seul options|un seul références|un seul choix|un seul déclinaison|un seul formats|une seule modèles|une seule modèle|une seule coloris|une seule couleurs|une seule couleur|une seule tailles|une seule taille|une seule plats|une seule options|une seule références|une seule choix|une seule déclinaison|\
         une seule formats|quelques modèles|quelques modèle|quelques coloris|quelques couleurs|quelques couleur|quelques tailles|quelques taille|quelques plats|quelques options|quelques références|quelques choix|quelques déclinaison|quelques formats|aucun modèles|aucun modèle|aucun coloris|aucun couleurs|aucun couleur|aucun tailles|aucun taille|aucun plats|aucun options|aucun références|aucun choix|\
         aucun déclinaison|aucun formats|aucune modèles|aucune modèle|aucune coloris|aucune couleurs|aucune couleur|aucune tailles|aucune taille|aucune plats|aucune options|aucune références|aucune choix|aucune déclinaison|aucune formats|quatre modèles|quatre modèle|quatre coloris|quatre couleurs|quatre couleur|quatre tailles|quatre taille|quatre plats|quatre options|quatre références|quatre choix|\
         quatre déclinaison|quatre formats",
        "au choix|seulement|à tout casser|et c'est tout|et basta|en tout|encastrable|en stock|disponible|disponibles|proposés|à peine|végétarien|végétarienne",
    ),
    (
        1,
        36,
        "se nettoie|se nettoient|se lave|se lavent|se rince|se rincent|s'essuie|s'essuient|se démonte|se démontent|s'entretient|s'entretiennent|se déhousse|se vide|se vident|se détartre|se change|se remplace|se remplacent|se répare|se réparent|passe|passent|va|vont|part|partent|se retire|se retirent|se brosse|se dépoussière|s'enlève|s'enlèvent|se remet en place",
        "d'un coup|d'un simple coup|d'un seul geste|d'un geste|d'un clic|en un geste|en un clin d'œil|en un tournemain|en 0 minutes|en trente secondes|en 0 secondes|en cinq minutes|en un rien|sans outil|sans effort|sans frotter|sans démonter|sans se salir|sans y toucher|sans tournevis|tout seul|toute seule|tout seuls|sous le robinet|sous l'eau|à l'eau|à l'eau claire|à l'éponge|au chiffon|à la machine|\
         en machine|au lave-vaisselle|au lave-linge|au jet|à la main sans|à la maison|chez soi|les yeux fermés|comme un rien|comme une fleur|sans laisser|en un passage|facilement|aisément|très facilement|en deux temps|pièce par pièce|d'un tour|automatiquement|par n'importe",
    ),
    (
        1,
        36,
        "ne demande qu'un|ne demande presque|ne demande quasiment|ne demande aucun|ne demande pas|ne demande guère|ne demande ni|ne demande pratiquement|ne demande presque aucun|ne demande quasiment aucun|ne demande qu'une|ne demande d'|ne réclame qu'un|ne réclame presque|ne réclame quasiment|ne réclame aucun|ne réclame pas|ne réclame guère|ne réclame ni|ne réclame pratiquement|ne réclame presque aucun|\
         ne réclame quasiment aucun|ne réclame qu'une|ne réclame d'|ne nécessite qu'un|ne nécessite presque|ne nécessite quasiment|ne nécessite aucun|ne nécessite pas|ne nécessite guère|ne nécessite ni|ne nécessite pratiquement|ne nécessite presque aucun|ne nécessite quasiment aucun|ne nécessite qu'une|ne nécessite d'|ne exige qu'un|ne exige presque|ne exige quasiment|ne exige aucun|ne exige pas|\
         ne exige guère|ne exige ni|ne exige pratiquement|ne exige presque aucun|ne exige quasiment aucun|ne exige qu'une|ne exige d'|ne requiert qu'un|ne requiert presque|ne requiert quasiment|ne requiert aucun|ne requiert pas|ne requiert guère|ne requiert ni|ne requiert pratiquement|ne requiert presque aucun|ne requiert quasiment aucun|ne requiert qu'une|ne requiert d'|n' demande qu'un|\
         n' demande presque|n' demande quasiment|n' demande aucun|n' demande pas|n' demande guère|n' demande ni|n' demande pratiquement|n' demande presque aucun|n' demande quasiment aucun|n' demande qu'une|n' demande d'|n' réclame qu'un|n' réclame presque|n' réclame quasiment|n' réclame aucun|n' réclame pas|n' réclame guère|n' réclame ni|n' réclame pratiquement|n' réclame presque aucun|\
         n' réclame quasiment aucun|n' réclame qu'une|n' réclame d'|n' nécessite qu'un|n' nécessite presque|n' nécessite quasiment|n' nécessite aucun|n' nécessite pas|n' nécessite guère|n' nécessite ni|n' nécessite pratiquement|n' nécessite presque aucun|n' nécessite quasiment aucun|n' nécessite qu'une|n' nécessite d'|n' exige qu'un|n' exige presque|n' exige quasiment|n' exige aucun|n' exige pas|\
         n' exige guère|n' exige ni|n' exige pratiquement|n' exige presque aucun|n' exige quasiment aucun|n' exige qu'une|n' exige d'|n' requiert qu'un|n' requiert presque|n' requiert quasiment|n' requiert aucun|n' requiert pas|n' requiert guère|n' requiert ni|n' requiert pratiquement|n' requiert presque aucun|n' requiert quasiment aucun|n' requiert qu'une|n' requiert d'",
        "coup|entretien|soin|chiffon|rinçage|nettoyage|éponge|peu|vidange|deux|révision|maintenance|produit|d'entretien|de soin",
    ),
    (
        1,
        36,
        "ne retient|ne garde|ne accroche|ne attire|ne marque|ne s'encrasse|ne se salit|ne s'entartre|ne se tache|ne moisit|ne emprisonne|ne craint|n' retient|n' garde|n' accroche|n' attire|n' marque|n' s'encrasse|n' se salit|n' s'entartre|n' se tache|n' moisit|n' emprisonne|n' craint",
        "ni poussière|ni trace|ni odeur|ni poils|ni tache|ni miette|ni miettes|ni calcaire|ni traces|ni odeurs|pas poussière|pas trace|pas odeur|pas poils|pas tache|pas miette|pas miettes|pas calcaire|pas traces|pas odeurs|aucune poussière|aucune trace|aucune odeur|aucune poils|aucune tache|aucune miette|aucune miettes|aucune la|aucune les|aucune le|aucune de|aucune calcaire|aucune traces|aucune odeurs|\
         guère poussière|guère trace|guère odeur|guère poils|guère tache|guère miette|guère miettes|guère la|guère les|guère le|guère de|guère calcaire|guère traces|guère odeurs|jamais poussière|jamais trace|jamais odeur|jamais poils|jamais tache|jamais miette|jamais miettes|jamais la|jamais les|jamais le|jamais de|jamais calcaire|jamais traces|jamais odeurs|presque pas poussière|presque pas trace|\
         presque pas odeur|presque pas poils|presque pas tache|presque pas miette|presque pas miettes|presque pas la|presque pas les|presque pas le|presque pas de|presque pas calcaire|presque pas traces|presque pas odeurs|aucun poussière|aucun trace|aucun odeur|aucun poils|aucun tache|aucun miette|aucun miettes|aucun la|aucun les|aucun le|aucun de|aucun calcaire|aucun traces|aucun odeurs|\
         quasiment pas poussière|quasiment pas trace|quasiment pas odeur|quasiment pas poils|quasiment pas tache|quasiment pas miette|quasiment pas miettes|quasiment pas la|quasiment pas les|quasiment pas le|quasiment pas de|quasiment pas calcaire|quasiment pas traces|quasiment pas odeurs",
    ),
    (
        -1,
        36,
        "nettoyer|laver|vider|détartrer|récurer|démonter|entretenir|changer|remplacer|réparer|rincer|déboucher|démêler|dépoussiérer|purger|désinfecter|affûter|décrasser|graisser|brosser",
        "relève|relève de|une corvée|une plaie|une galère|un calvaire|un enfer|un supplice|tient du|tient de|prend des|prend une heure|prend un temps|demande une|demande de la|demande un tournevis|exige|impose de|à la main|à la brosse|à la pince|au coton-tige|au cure-dent|à la brosse à dents|au pinceau|après chaque|à chaque utilisation|à chaque fois|tous les jours|chaque jour|toutes les semaines|\
         chaque semaine|toutes les deux|trop souvent|en permanence|sans arrêt|toutes les 0|tous les 0|régulièrement sous peine|presque impossible|quasi impossible|impossible sans|vingt minutes|une demi-heure|dix minutes|mission impossible|la croix et la bannière|les recoins|les cheveux",
    ),
    (
        -1,
        36,
        "encrasse|s'encrasse|s'encrassent|entartre|s'entartre|moisit|moisissent|se tache|se tachent|se bouche|se bouchent|s'emmêle|s'emmêlent|emprisonne|emprisonnent|retient|retiennent|accroche|accumule|garde|attire|attirent|ramasse|se loge|se logent|se glisse|s'incruste|s'incrustent|colle|collent|attache|attachent|se salit|se salissent|marque|marquent|s'installe|noircit|jaunit",
        "vite|en un rien|en quelques jours|au bout de 0|au bout de quelques|dès le premier|dès la première|dès les premiers|à vue d'œil|partout|dans les recoins|dans tous les|dans les joints|dans les rainures|dans les coutures|dans chaque|sous les|au fond|autour de|si l'on|si on|à la moindre|au moindre|facilement|rapidement|les poils|les cheveux|la poussière|les miettes|la pulpe|la graisse|les odeurs|\
         le calcaire|la saleté|les traces|les empreintes|les résidus|l'humidité|chaque trace|tout ce qui|sans arrêt|comme un aimant|en permanence",
    ),
    (
        -1,
        36,
        "trouver|dénicher|obtenir|commander|acheter|se procurer",
        "une pièce|la pièce|des pièces|une courroie|un filtre|des filtres|les filtres|un joint|une batterie|une lame|des lames|des sacs|les sacs|pièces détachées|de rechange|un réparateur|des consommables|un atelier",
    ),
    (
        -1,
        36,
        "pièce|pièces|pièces détachées|filtres|sacs|joints|lames|cartouches|courroie|batterie|ampoule|brosses|têtes|consommables|révision|révisions|entretien|maintenance|réparation|réparations|détartrage|nettoyage|vidange",
        "introuvable|introuvables|hors de prix|hors de portée|ruineux|ruineuse|ruineuses|coûteux|coûteuse|coûteuses|onéreux|onéreuse|onéreuses|chers|chères|chère|à prix d'or|impossible|impossibles|indisponible|indisponibles|soudée|soudées|collée|collées|inaccessible|inaccessibles|non remplaçable|non remplaçables|fastidieux|fastidieuse|laborieux|laborieuse|contraignant|contraignante|pénible|fréquent|\
         fréquente|fréquents|fréquentes|obligatoire|obligatoires|mensuel|hebdomadaire|quotidien|permanent|minutieux|délicat|lourd|lourde|chronophage|salissant|salissante|à changer|à commander|à remplacer|interminable|compliqué|compliquée|exigeant|exigeante|régulier|régulière|casse-tête|plombe|grèvent|qui coûte|coûte|coûtent|relève|tient|une plaie|une corvée|un calvaire|tous les mois|tous les trois|\
         toutes les|chaque mois|chaque quinzaine|après chaque|rebutant|rébarbatif",
    ),
    (
        -1,
        36,
        "ne passe|ne passent|ne va|ne vont|ne se démonte|ne se démontent|ne se lave|ne se lavent|ne se déhousse|ne se répare|ne s'ouvre|ne supporte|ne supportent|n' passe|n' passent|n' va|n' vont|n' se démonte|n' se démontent|n' se lave|n' se lavent|n' se déhousse|n' se répare|n' s'ouvre|n' supporte|n' supportent",
        "pas au lave-vaisselle|pas en machine|pas facilement|ni au lave-vaisselle|ni en machine|ni facilement|qu'à au lave-vaisselle|qu'à en machine|qu'à au|qu'à à|qu'à sans|qu'à facilement|qu'à la|qu'à le|qu'à du|jamais au lave-vaisselle|jamais en machine|jamais au|jamais à|jamais sans|jamais facilement|jamais la|jamais le|jamais du",
    ),
    (
        -1,
        36,
        "il faut démonter|il faut récurer|il faut frotter|il faut vider|il faut nettoyer|il faut brosser|il faut détartrer|il faut rincer|il faut passer un|il faut dévisser|il faut curer|il faut gratter|il faut tout démonter|faut démonter|faut récurer|faut frotter|faut vider|faut nettoyer|faut brosser|faut détartrer|faut rincer|faut passer un|faut dévisser|faut curer|faut gratter|faut tout démonter|\
         oblige à démonter|oblige à récurer|oblige à frotter|oblige à vider|oblige à nettoyer|oblige à brosser|oblige à détartrer|oblige à rincer|oblige à passer un|oblige à dévisser|oblige à curer|oblige à gratter|oblige à tout démonter|obligé de démonter|obligé de récurer|obligé de frotter|obligé de vider|obligé de nettoyer|obligé de brosser|obligé de détartrer|obligé de rincer|obligé de passer un|\
         obligé de dévisser|obligé de curer|obligé de gratter|obligé de tout démonter|contraint à démonter|contraint à récurer|contraint à frotter|contraint à vider|contraint à nettoyer|contraint à brosser|contraint à détartrer|contraint à rincer|contraint à passer un|contraint à dévisser|contraint à curer|contraint à gratter|contraint à tout démonter",
        "tout|après|chaque|toutes|trois|régulièrement|quotidiennement",
    ),
    (
        1,
        37,
        "avale|engloutit|loge|logent|accueille|accueillent|contient|contiennent|embarque|embarquent|absorbe|héberge|stocke|transporte|encaisse|emporte|offre|propose|inclut|dispose|tient|reçoit",
        "un portable|une gourde|une semaine de|la semaine|les courses|les bagages|un vélo|une poussette|une poussette double|deux valises|trois valises|un sapin|une planche|deux téraoctets|0 téraoctets|0 to|0 go|0 gigas|0 litres|0 kilos de linge|0 personnes|huit personnes|six personnes|une tablée|une dinde|un poulet entier|un gigot|une pizza|toute la famille|tout le matériel|tout l'équipement|\
         sans se tasser|sans forcer|sans peine|sans rabattre|sans déborder|sans saturer|des milliers de|des dizaines de|des poches|de poches|de rangements|de quoi|une couette|tout un|tout le|stockage illimité|l'équivalent|jusqu'à 0|trois sacs|cinq adultes|un repas",
    ),
    (
        1,
        37,
        "coffre|réservoir|bac|tambour|panier|frigo|congélateur|cuve|tiroir|tiroirs|sac|valise|stockage|espace|mémoire|habitacle|capacité|contenance|volume|cloud|cave|bol|four|placard|cartable|soute|banquette|boîte|chambres|chambre",
        "gargantuesque|gargantuesques|caverneux|royal|royale|généreux|généreuse|immense|immenses|énorme|gigantesque|colossal|colossale|béant|géant|géante|spacieux|spacieuse|spacieuses|vaste|vastes|profond|profonds|record|familial|familiale|XXL|xxl|xl|confortable|illimité|illimitée|à revendre|bien compartimenté|modulable|extensible|suffit pour|suffisante pour|suffisant pour|tient la semaine|de camion|\
         de camionnette|d'un break|de déménageur|à foison|plus|hors norme|au-dessus de|étonnant|étonnante|bluffant|bluffante|impressionnant|impressionnante|sans fond|insatiable|pour toute la famille|pour huit|pour six|pour quatre|où l'on tient",
    ),
    (
        -1,
        37,
        "coffre|réservoir|bac|tambour|panier|panière|frigo|congélateur|cuve|tiroir|tiroirs|sac|valise|stockage|espace|mémoire|habitacle|capacité|contenance|volume|cloud|bol|four|placard|soute|banquette|chambre|boîte mail|poches|étagères|places arrière|enveloppe|forfait data|cuvette|tasse",
        "riquiqui|minuscule|minuscules|ridicule|ridiculement|étriqué|étriquée|étriquées|exigu|exiguë|lilliputien|lilliputienne|de poupée|de maison de poupée|mouchoir|timbre|suffit tout juste|suffit à peine|à peine|tout juste|sature|saturé|saturée|vite saturé|vite saturée|déborde|débordent|plein|pleine|vite plein|vite pleine|se remplit|se remplissent|se vide|fond|s'épuise|insuffisant|insuffisante|\
         trop petit|trop petite|trop juste|trop étroit|trop étroite|un peu juste|un peu court|limité|limitée|chiche|mesquin|mesquine|symbolique|compté|comptée|amputé|amputée|grignoté|mangé|rogné|non extensible|pas extensible|soudée|en retrait|décevant|décevante|faible|maigre|à remplir|à vider|famélique|rachitique|peu profond|peu profonds|peu pratique|n'avale|ne contient|ne suffit|ne dépasse|ne tient|\
         n'accueille|ne loge|manque|laisse à désirer|boîte à chaussures|boîte à gants",
    ),
    (
        -1,
        37,
        "se contente|plafonne|plafonnent|se limite|bridé|bridée|limité|limitée|s'arrête|ne propose que|n'offre que|ne contient que|ne dépasse pas|bloqué|cale",
        "à 0 go|à 0 gigas|à 0 litres|à 0 to|à 0 mo|de 0 go|de 0 gigas|de cinquante gigas|de 0 litres|0 go|0 gigas|0 litres|0 mo|à deux tasses|à quatre couverts|à deux portions|deux portions|à deux personnes|pour deux portions",
    ),
    (
        -1,
        37,
        "il faut vider|il faut remplir|il faut faire le plein|il faut refaire le plein|il faut vidanger|il faut choisir|il faut se serrer|il faut s'y reprendre|il faut trier|il faut supprimer|il faut jongler|faut vider|faut remplir|faut faire le plein|faut refaire le plein|faut vidanger|faut choisir|faut se serrer|faut s'y reprendre|faut trier|faut supprimer|faut jongler|oblige à vider|oblige à remplir|\
         oblige à faire le plein|oblige à refaire le plein|oblige à vidanger|oblige à choisir|oblige à se serrer|oblige à s'y reprendre|oblige à trier|oblige à supprimer|oblige à jongler|obligé de vider|obligé de remplir|obligé de faire le plein|obligé de refaire le plein|obligé de vidanger|obligé de choisir|obligé de se serrer|obligé de s'y reprendre|obligé de trier|obligé de supprimer|obligé de jongler|\
         contraint de vider|contraint de remplir|contraint de faire le plein|contraint de refaire le plein|contraint de vidanger|contraint de choisir|contraint de se serrer|contraint de s'y reprendre|contraint de trier|contraint de supprimer|contraint de jongler",
        "le bac|le réservoir|toutes les|sans arrêt|sans cesse|trois fois|deux fois|plusieurs|à chaque|après|constamment|tous les|entre",
    ),
    (
        1,
        38,
        "parcourt|parcourir|roule|relie|relier|couvre|avale|enchaîne|abat|traverse|franchit|atteint|dépasse|frôle|tient|s'éloigne|emmène|porte|va|rallie|file|grimpe à",
        "0 kilomètres|0 km|0 bornes|plus de 0 km|plus de 0 kilomètres|près de 0 km|jusqu'à 0 km|0 mètres|d'une traite|d'un trait|sans recharger|sans recharge|sans s'arrêter|sans ravitailler|sans faire le plein|sans repasser à la pompe|avec un seul arrêt|un seul arrêt|d'un plein|sur un plein|avec un plein|en une charge|sur une charge|sur une seule charge|d'une seule charge|avec une seule charge|\
         entre deux pleins|entre deux arrêts|de bout en bout|toute la maison|la maison entière|maison entière|tous les étages|trois étages|jusqu'au fond|le fond du jardin|fond du jardin|tout l'appartement|sans perdre le signal|sans décrocher|à travers les murs|à travers deux murs|à travers trois murs|plusieurs murs|d'un étage à l'autre|sans répéteur|paris-lyon|lille-lyon|de paris à|de bruxelles à|\
         de lille à|de lyon à|la moitié du pays|les longs trajets",
    ),
    (
        1,
        38,
        "autonomie|portée|signal|rayon d'action|wifi|wi-fi|bluetooth|réseau maillé|routeur",
        "réelle de 0|réels|de 0 km|de 0 kilomètres|de 0 mètres|record|exceptionnelle en|longue portée|impressionnante|généreuse|étendue|confortable|remarquable|sans égale|jusqu'au jardin|jusque dans le|jusqu'au garage|jusqu'au grenier|jusqu'à la cave|dans toute la|dans chaque pièce|traverse|traverse les|porte loin|loin|à toute épreuve|arrose|conforme à|proche de l'annoncée|même l'hiver|même en hiver|\
         même sur autoroute|tient même",
    ),
    (
        -1,
        38,
        "tombe|tombe à|tombe plutôt|chute|fond|dégringole|plafonne|peine|s'effondre|décroche|abandonne|perd|perd le|coupe|se coupe|s'arrête|faiblit|rend les armes|lâche|cale|se limite|descend",
        "à sec|à 0 km|à 0 kilomètres|à 230|l'hiver|en hiver|dès qu'il fait froid|par temps froid|sur autoroute|sur l'autoroute|sous la barre|au bout de huit cents|au bout de 0 mètres|au bout de 0 km|après 0 km|après 0 bornes|après 0 kilomètres|dès qu'on change de pièce|dès qu'on change|dès le premier mur|dès la première cloison|au premier mur|dès qu'on s'éloigne|à l'étage|au-delà de|au-delà d'|\
         d'une pièce à l'autre|dans la chambre|dans le jardin|derrière un mur|à quelques mètres|à deux mètres|à trois mètres|le signal au|la moitié de|un tiers de son|avant les 0|entre deux pièces",
    ),
    (
        -1,
        38,
        "ne répond plus|ne répond pas|ne répond guère|ne répond que|ne répond jamais|ne répond même pas|ne répond qu'à|ne capte plus|ne capte pas|ne capte guère|ne capte que|ne capte jamais|ne capte même pas|ne capte qu'à|ne fonctionne plus|ne fonctionne pas|ne fonctionne guère|ne fonctionne que|ne fonctionne jamais|ne fonctionne même pas|ne fonctionne qu'à|ne porte plus|ne porte pas|ne porte guère|\
         ne porte que|ne porte jamais|ne porte même pas|ne porte qu'à|ne va plus|ne va pas|ne va guère|ne va que|ne va jamais|ne va même pas|ne va qu'à|ne passe plus|ne passe pas|ne passe guère|ne passe que|ne passe jamais|ne passe même pas|ne passe qu'à|ne dépasse plus|ne dépasse pas|ne dépasse guère|ne dépasse que|ne dépasse jamais|ne dépasse même pas|ne dépasse qu'à|ne atteint plus|ne atteint pas|\
         ne atteint guère|ne atteint que|ne atteint jamais|ne atteint même pas|ne atteint qu'à|ne couvre plus|ne couvre pas|ne couvre guère|ne couvre que|ne couvre jamais|ne couvre même pas|ne couvre qu'à|ne parcourt plus|ne parcourt pas|ne parcourt guère|ne parcourt que|ne parcourt jamais|ne parcourt même pas|ne parcourt qu'à|ne tient plus|ne tient pas|ne tient guère|ne tient que|ne tient jamais|\
         ne tient même pas|ne tient qu'à|ne franchit plus|ne franchit pas|ne franchit guère|ne franchit que|ne franchit jamais|ne franchit même pas|ne franchit qu'à|ne traverse plus|ne traverse pas|ne traverse guère|ne traverse que|ne traverse jamais|ne traverse même pas|ne traverse qu'à|n' répond plus|n' répond pas|n' répond guère|n' répond que|n' répond jamais|n' répond même pas|n' répond qu'à|\
         n' capte plus|n' capte pas|n' capte guère|n' capte que|n' capte jamais|n' capte même pas|n' capte qu'à|n' fonctionne plus|n' fonctionne pas|n' fonctionne guère|n' fonctionne que|n' fonctionne jamais|n' fonctionne même pas|n' fonctionne qu'à|n' porte plus|n' porte pas|n' porte guère|n' porte que|n' porte jamais|n' porte même pas|n' porte qu'à|n' va plus|n' va pas|n' va guère|n' va que|n' va jamais|\
         n' va même pas|n' va qu'à|n' passe plus|n' passe pas|n' passe guère|n' passe que|n' passe jamais|n' passe même pas|n' passe qu'à|n' dépasse plus|n' dépasse pas|n' dépasse guère|n' dépasse que|n' dépasse jamais|n' dépasse même pas|n' dépasse qu'à|n' atteint plus|n' atteint pas|n' atteint guère|n' atteint que|n' atteint jamais|n' atteint même pas|n' atteint qu'à|n' couvre plus|n' couvre pas|\
         n' couvre guère|n' couvre que|n' couvre jamais|n' couvre même pas|n' couvre qu'à|n' parcourt plus|n' parcourt pas|n' parcourt guère|n' parcourt que|n' parcourt jamais|n' parcourt même pas|n' parcourt qu'à|n' tient plus|n' tient pas|n' tient guère|n' tient que|n' tient jamais|n' tient même pas|n' tient qu'à|n' franchit plus|n' franchit pas|n' franchit guère|n' franchit que|n' franchit jamais|\
         n' franchit même pas|n' franchit qu'à|n' traverse plus|n' traverse pas|n' traverse guère|n' traverse que|n' traverse jamais|n' traverse même pas|n' traverse qu'à",
        "au-delà de|au-delà d'|au-delà que|au-delà|loin de|loin d'|loin que|loin|plus loin de|plus loin d'|plus loin que|plus loin|les 0 km de|les 0 km d'|les 0 km que|les 0 km|les 0 de|les 0 d'|les 0 que|les 0|0 km de|0 km d'|0 km que|0 km|0 kilomètres de|0 kilomètres d'|0 kilomètres que|0 kilomètres|0 mètres de|0 mètres d'|0 mètres que|0 mètres|le premier mur de|le premier mur d'|le premier mur que|\
         le premier mur|un mur de|un mur d'|un mur que|un mur|deux murs de|deux murs d'|deux murs que|deux murs|l'étage de|l'étage d'|l'étage que|l'étage|le jardin de|le jardin d'|le jardin que|le jardin|la pièce de|la pièce d'|la pièce que|la pièce|plus de 0 de|plus de 0 d'|plus de 0 que|plus de 0|une cloison de|une cloison d'|une cloison que|une cloison|à l'étage de|à l'étage d'|à l'étage que|à l'étage|\
         le palier de|le palier d'|le palier que|le palier|toute la maison de|toute la maison d'|toute la maison que|toute la maison|les murs de|les murs d'|les murs que|les murs",
    ),
    (
        1,
        39,
        "mesure|mesures|donne|affiche|indique|compte|relève|calcule|estime|détecte|reconnaît|localise|pèse|traduit|transcrit|prédit|suit|guide|vise|tombe|coïncide|concorde|concordent|correspond|correspondent|coïncident|colle|collent|identifie|distingue|chronomètre|dose|coupe|trace|respecte|maintient|tient",
        "au gramme près|au gramme|au degré près|au dixième|au millimètre|au centimètre|au mètre près|à la seconde|au battement près|au pas près|au pouce près|au poil|à deux ou trois|à deux pour cent|à un pour cent|à 0 % près|à 0 près|à un degré près|près de celles|celles du cabinet|celles du médecin|celles d'un|ceux d'un|ceux du laboratoire|celui du labo|avec celles|avec ceux|avec le médecin|\
         avec une ceinture|avec mon|avec les relevés|avec la réalité|avec une rigueur|avec rigueur|avec exactitude|avec une exactitude|avec une précision|avec fidélité|sans contresens|sans erreur|sans faute|sans la moindre|sans se tromper|sans dévier|sans broncher|juste à tous les coups|juste du premier|pile|pile poil|à la perfection|les tournures|chaque pas|le moindre mouvement|les moindres|au plus près|\
         rigoureusement|scrupuleusement|d'une journée sur l'autre|à s'y méprendre",
    ),
    (
        1,
        39,
        "mesures|mesure|valeurs|données|relevés|résultats|précision|exactitude|justesse|estimations|prévisions|traduction|traductions|transcription|gps|cardio|capteurs|suivi|diagnostic|localisation|tracé|pesée|dosage|température|reconnaissance vocale|réponses|détection",
        "chirurgicale|chirurgical|millimétrée|millimétrique|millimétré|diabolique|redoutable|redoutables|bluffante|bluffant|bluffantes|d'horloger|d'orfèvre|horlogère|de laboratoire|digne d'un|dignes d'un|proches de celles|identiques à|à s'y méprendre|irréprochable|irréprochables|remarquable|remarquables|impeccable|impeccables|sans faille|sans faute|exemplaire|exemplaires|fidèle|fidèles|exacte|exactes|\
         juste|justes|fiable|fiables|cohérentes|cohérents|reproductibles|constantes|concordantes|vérifiées|confirmées|stupéfiante|étonnante|au rendez-vous|de référence|pointue|nickel|au top|validée|validées|cliniquement|en quelques secondes|naturelle|naturelles|fluide et",
    ),
    (
        -1,
        39,
        "se trompe|trompe|dérape|s'égare|affabule|hallucine|divague|délire|décroche|dévie|confond|invente|surestime|sous-estime|gonfle|minore|oublie|rate|manque|perd|exagère|triche|envoie|baladé|balade|nous a baladés|fait passer|situe|place|annonce|enregistre",
        "d'un bon|d'une rue|de rue|de 0 mètres|à 0 mètres|de 0 %|de 0 degrés|de plusieurs|de trois degrés|de deux degrés|de 0 minutes|de dix minutes|d'une heure|une fois sur|un mot sur|un jour sur|un pas sur|des pas|des pas imaginaires|des kilomètres|des mètres|la moitié des|systématiquement|dans les grandes largeurs|lourdement|allègrement|largement|en pleine forêt|en plein champ|dans un champ|\
         dans une impasse|n'importe quoi|n'importe où|du sentier|du sentier réel|à côté du|à côté de la|fantaisistes|farfelus|farfelues|des sources|des citations|des chiffres faux|grand soleil|au doigt mouillé|à la louche|au pif|au petit bonheur|au hasard|quand on ne bouge|en voiture|dès qu'on sort|avec un train|le chien et|là où mon|là où le|là où la|sous la pluie|en intérieur",
    ),
    (
        -1,
        39,
        "mesures|mesure|valeurs|données|relevés|résultats|précision|exactitude|estimations|prévisions|traduction|traductions|transcription|gps|cardio|capteur|capteurs|suivi|diagnostic|localisation|tracé|pesée|dosage|température|thermostat|reconnaissance vocale|réponses|détection|sonde|balance|thermomètre|compteur|jauge|itinéraires|horaires|facturation|factures|relevé",
        "fantaisiste|fantaisistes|farfelu|farfelus|farfelue|farfelues|aléatoire|aléatoires|erratique|erratiques|approximatif|approximative|approximatifs|approximatives|erroné|erronée|erronés|erronées|faux|fausse|fausses|faussé|faussée|faussées|aberrant|aberrants|aberrantes|incohérent|incohérents|incohérentes|imprécis|imprécise|imprécises|à la louche|au doigt mouillé|à géométrie|bancale|bancales|maladroite|\
         maladroites|mot à mot|littérale|truffée d'erreurs|truffés d'erreurs|truffées d'erreurs|bourrée d'erreurs|pleine d'erreurs|pleines d'erreurs|pleins d'erreurs|bourrés d'erreurs|de contresens|décalé|décalée|décalés|à côté|à la traîne|optimiste|optimistes|trop optimistes|trop optimiste|pessimiste|déréglé|déréglée|capricieux|capricieuse|se dérègle|dérive|dérivent|décroche|diverge|divergent|s'affole|\
         s'emballe|laisse à désirer|laissent à désirer|ne veut rien|varie|varient|d'un jour à l'autre|du simple au double|contestables|discutable|discutables|douteux|douteuse|douteuses|hasardeux|hasardeuse|hasardeuses|bidon|trompeur|trompeuse|en roue libre|peu fiable|peu fiables|à prendre avec|pas fiable|pas fiables|médiocre|gadget|ne correspond|ne correspondent|ne colle|se perd|perd le fil|perdu",
    ),
    (
        1,
        40,
        "vire|virent|tourne|pivote|braque|se place|se conduit|se manie|se pilote|se laisse guider|se laissent guider|se laisse conduire|se dirige|se pousse|se faufile|glisse|glissent|accroche|accrochent|s'inscrit|enroule|plonge|négocie|avale|tient|mord|mordent|obéit|répond|s'incline|slalome|file|trace|évolue|franchit|monte|grimpe|descend|se gare",
        "d'une main|d'un doigt|du bout des doigts|du bout du doigt|du bout des orteils|au regard|au doigt et à l'œil|au millimètre|au quart de tour|à plat|sur un mouchoir|sur place|dans un mouchoir|les virages|le virage|en courbe|les courbes|dans les courbes|la trajectoire|sur la neige|sur la glace|sur neige dure|sur la neige dure|sur le mouillé|même sous la pluie|sur sol mouillé|sur le verglas|\
         sur des rails|comme un vélo|comme un kart|comme une ballerine|comme un gant|comme un chat|comme une fleur|avec gourmandise|avec une facilité|avec aisance|avec une aisance|avec précision|avec une précision|avec grâce|avec vivacité|sans sourciller|sans broncher|sans tanguer|sans roulis|sans dévier|sans forcer|sans secouer|les trottoirs|entre les voitures|dans la circulation|dans la foule|tout droit|\
         le cap|son cap|la route|la ligne|parfaitement la route|parfaitement le cap|à la baguette",
    ),
    (
        1,
        40,
        "direction|tenue de route|comportement|conduite|châssis|freinage|suspension|boîte|guidon|maniabilité|volant|pédalage|équilibre|train avant|accroche|adhérence|roues|roulettes|pilotage|manche|raquette|club|quille|gouvernail|manette|stabilité|tenue de cap",
        "précis|précise|précises|directe|direct|incisive|incisif|communicative|communicatif|informative|vive|légère en ville|légère et|au cordeau|chirurgicale|joueur|joueuse|sain|saine|sûr|sûre|souverain|souveraine|rassurant|rassurante|rassurants|imperturbable|exemplaire|irréprochable|impeccable|bluffante|bluffant|redoutable|exceptionnelle|exceptionnel|remarquable|parfait|parfaite|naturel|naturelle|idéal|\
         idéale|équilibré|équilibrée|rigoureux|rigoureuse|affûté|affûtée|bien guidé|sans faille|sur route mouillée|même sous la pluie|enfantine|enfantin|facilite|pivotantes|tout-terrain|fluides|fluide|mordant|progressif|progressive|dosable|douce|doux|d'une douceur|d'une précision|d'une stabilité|hors pair|au-dessus|à toute épreuve|inspire|met en confiance|instinctif|instinctive|docile",
    ),
    (
        -1,
        40,
        "tangue|tanguent|flotte|flottent|louvoie|guidonne|godille|chasse|dérape|patine|survire|sous-vire|zigzague|dévie|dérive|part|vibre|sautille|secoue|ballotte|roule|penche|se couche|plonge|tire|glisse|glissent|décroche|décrochent|se dandine|rebondit|rechigne|s'embarque|accroche|verse|cabre|traîne",
        "dès 0 km|à 0 km|au moindre souffle|au moindre coup|au moindre virage|à la moindre|au moindre|en travers|sur le mouillé|sous la pluie|sur sol mouillé|sur route mouillée|en courbe|dans les virages|dans les courbes|en virage|en descente|à haute vitesse|à vive allure|sur l'autoroute|sur autoroute|au freinage|à l'accélération|au vent|par vent|comme un bateau|comme une barque|comme une savonnette|\
         comme un bouchon|comme un paquebot|à droite|à gauche|d'un côté|de l'arrière|de l'avant|sur les pavés|sur les graviers|sur le gravier|sur la neige|sur la glace|sur l'herbe|dans le sable|dans les côtes|sur les dos-d'âne|dès que la route|dès que le vent|dès qu'on|quand on|au démarrage|dans les bordures",
    ),
    (
        -1,
        40,
        "direction|tenue de route|comportement|conduite|châssis|freinage|suspension|suspensions|boîte|guidon|maniabilité|volant|pédalage|équilibre|train avant|adhérence|accroche|roues|roulettes|pilotage|pédale|embrayage|gouvernail|stabilité|amortisseurs|tenue de cap|braquage",
        "floue|flou|flous|molle|mou|mous|caoutchouteuse|caoutchouteux|élastique|vague|imprécise|imprécis|lourde|lourd|dure|dur|collante|artificielle|artificiel|déconnectée|anesthésiée|inerte|gommée|pataude|pataud|pataude en|pataud en|lymphatique|paresseux|paresseuse|hésitante|brutale|brusque|saccadée|récalcitrante|rétive|rugueuse|spongieux|spongieuse|trop souple|trop ferme|trop dure|sèche|sèches|raide|\
         trop sensible|nerveuse à l'excès|flottante|flottant|inquiétante|inquiétant|déroutante|délicat|délicate|précaire|aléatoire|perfectible|décevante|décevant|médiocre|moyenne|approximative|approximatif|laborieuse|laborieux|limitée|en retrait|laisse à désirer|se bloquent|accrochent|vibrent|de camion|de tracteur|de paquebot|de char|d'un autre âge|sans âme|ennuyeuse|soporifique|peu rassurante|\
         peu rassurant|peu précis|peu précise|manque de|demande de la poigne|demande des bras|fatigante|fatigue|épuise|pas à l'aise|mal à l'aise|dans les virages serrés|capricieuse",
    ),
    (
        -1,
        40,
        "se conduit comme un|se conduit comme une|se conduit avec difficulté|se conduit avec la grâce|se conduit mal|se conduit au forceps|se conduit aux forceps|se conduit péniblement|se conduit laborieusement|se manie comme un|se manie comme une|se manie avec difficulté|se manie avec la grâce|se manie mal|se manie au forceps|se manie aux forceps|se manie péniblement|se manie laborieusement|\
         se pilote comme un|se pilote comme une|se pilote avec difficulté|se pilote avec la grâce|se pilote mal|se pilote au forceps|se pilote aux forceps|se pilote péniblement|se pilote laborieusement|se dirige comme un|se dirige comme une|se dirige avec difficulté|se dirige avec la grâce|se dirige mal|se dirige au forceps|se dirige aux forceps|se dirige péniblement|se dirige laborieusement|\
         se traîne comme un|se traîne comme une|se traîne avec difficulté|se traîne avec la grâce|se traîne mal|se traîne au forceps|se traîne aux forceps|se traîne péniblement|se traîne laborieusement|vire comme un|vire comme une|vire avec difficulté|vire avec la grâce|vire mal|vire au forceps|vire aux forceps|vire péniblement|vire laborieusement|braque comme un|braque comme une|braque avec difficulté|\
         braque avec la grâce|braque mal|braque au forceps|braque aux forceps|braque péniblement|braque laborieusement|manœuvre comme un|manœuvre comme une|manœuvre avec difficulté|manœuvre avec la grâce|manœuvre mal|manœuvre au forceps|manœuvre aux forceps|manœuvre péniblement|manœuvre laborieusement|se pousse comme un|se pousse comme une|se pousse avec difficulté|se pousse avec la grâce|se pousse mal|\
         se pousse au forceps|se pousse aux forceps|se pousse péniblement|se pousse laborieusement",
        "camion|tracteur|paquebot|tank|char|péniche|enclume|autobus|brouette|âne|armoire|d'un",
    ),
    (
        1,
        41,
        "explique|expliquent|conseille|conseillent|guide|guident|accompagne|accompagnent|oriente|orientent|renseigne|vulgarise|documente|détaille|prend|prennent|forme|enseigne|aide|recommande|propose|proposent|démystifie|éclaire|décortique",
        "chaque étape|chaque fonction|chaque geste|chaque choix|pas à pas|étape par étape|avec clarté|avec pédagogie|avec patience|avec des exemples|avec des mots simples|en termes simples|sans jargon|sans pousser à|sans chercher à vendre|en détail|dans le détail|de a à z|de bout en bout|le temps d'expliquer|le temps de|par la main|les débutants|le débutant|les novices|honnêtement|le bon produit|\
         le bon modèle|la bonne taille|un plan|un programme|un plan d'entraînement|un suivi|un accompagnement|les bons gestes|à merveille|limpides|comme personne|gratuitement|patiemment",
    ),
    (
        1,
        41,
        "conseiller|conseillers|vendeur|vendeurs|vendeuses|expert|experts|formateur|formateurs|professeur|professeurs|profs|moniteur|moniteurs|coach|coachs|médecin|médecins|chirurgien|chirurgiens|technicien|techniciens|guide|guides|équipe|équipes|pharmaciens|opticien|opticiens|libraires|tuteurs|intervenants|instructeurs|praticiens|notaires|avocats|sommelier|kinés|vétérinaires",
        "compétent|compétents|compétente|compétentes|passionné|passionnés|qualifié|qualifiés|chevronné|chevronnés|aguerri|aguerris|diplômé|diplômés|reconnu|reconnus|de haut vol|de haut niveau|hors pair|pédagogue|pédagogues|incollable|incollables|calé|calés|pointu|pointus|expérimenté|expérimentés|avisé|avisés|connaît son|connaissent leur|connaissent leurs|maîtrise son|maîtrisent leur|maîtrisent le|\
         sait de quoi|savent de quoi|de bon conseil|prend le temps|prennent le temps|qui prennent|trouve les mots|trouvent les mots|passent à domicile|à la pointe|au fait|pluridisciplinaire|triés sur le volet|expliquent|explique|impliqués|disponibles|à l'écoute|natifs|patients|patient|dévoués|excellents|remarquables|formidables|brillants",
    ),
    (
        1,
        41,
        "cours|leçons|leçon|tutoriels|tutos|vidéos|documentation|guides|guide|notice|manuel|fiches|explications|conseils|conseil|formation|formations|exercices|supports|contenu|contenus|pédagogie|programme|faq|blog|recettes|modules|webinaires|accompagnement|suivi|méthode|parcours|base de connaissances|centre d'aide|parcours pédagogique|ateliers",
        "limpide|limpides|clair|clairs|claire|claires|bien construit|bien construits|bien construite|bien faite|bien faits|bien ficelé|bien ficelés|bien illustré|bien illustrée|illustrés|structuré|structurés|bien structuré|progressif|progressifs|progressive|ludique|ludiques|passionnant|passionnants|passionnante|captivants|précieux|précieuse|précieuses|avisés|judicieux|pertinents|éclairés|éclairants|\
         sur mesure|personnalisé|personnalisés|pointus|fouillé|fouillée|fouillés|exhaustif|exhaustive|complet|complets|complète|riche|riches|foisonnante|détaillé|détaillés|détaillée|en français|exemplaire|irréprochable|remarquable|remarquables|de qualité|de haute volée|d'une clarté|à jour|gratuits|pédagogiques|pédagogique|concrets|concrète|concrètes|pratico-pratiques|par des experts|par des professionnels|\
         pas à pas|au top|rassurant|rassurants|éprouvée|efficace|adaptés|qui font progresser|font progresser|une mine|valent de l'or|valent le détour|au cordeau|d'orfèvre",
    ),
    (
        -1,
        41,
        "conseiller|conseillers|vendeur|vendeurs|vendeuses|expert|experts|formateur|formateurs|professeur|professeurs|profs|moniteur|moniteurs|coach|coachs|médecin|médecins|technicien|techniciens|guide|guides|équipe|personnel|opticien|tuteurs|intervenants|correcteurs|praticiens",
        "récite|récitait|récitent|lit sa fiche|lisent leur fiche|ignore|ignorait|ignorent|ignoraient|confond|confondent|confondait|bafouille|hésite|patauge|pataugent|sèche|sèchent|incompétent|incompétents|incompétente|dépassé|dépassés|mal formé|mal formés|peu formé|peu formés|pas formés|peu qualifiés|inexpérimenté|inexpérimentés|débutant|débutants|n'y connaît|n'y connaissent|n'y connaissait|ne connaît|\
         ne connaissent|ne sait|ne savent|ne savait|ne maîtrise|ne maîtrisent|incapable|incapables|improvise|improvisent|change chaque|changent sans|pousse à|poussent à|poussent les|cherche à placer|cherchent à|contredit|se contredisent|à côté de la plaque|aux abonnés absents|absent|absents|fantôme|fantômes|expédie|expédient|bâcle|bâclent|pressé|pressés|en cinq minutes|évasif|évasifs|de pacotille|\
         autoproclamé|autoproclamés|à la commission|intéressés|intéressé",
    ),
    (
        -1,
        41,
        "cours|leçons|tutoriels|tutos|vidéos|documentation|guides|guide|notice|manuel|fiches|explications|conseils|conseil|formation|exercices|supports|contenu|contenus|pédagogie|programme|faq|modules|accompagnement|suivi|méthode|mode d'emploi|aide en ligne|centre d'aide|base de connaissances|recommandations|corrigés",
        "tient sur|tient en|feuillet|mal traduit|mal traduite|mal traduits|indigent|indigente|lacunaire|lacunaires|squelettique|famélique|inexistant|inexistante|inexistants|introuvable|introuvables|absent|absente|absents|obsolète|obsolètes|daté|datés|datée|périmé|périmée|dépassé|dépassés|en anglais|uniquement en anglais|qu'en anglais|en chinois|incompréhensible|incompréhensibles|illisible|abscons|absconse|\
         sibyllin|sibylline|confus|confuse|obscur|obscure|superficiel|superficiels|superficielle|survolent|survole|bâclé|bâclés|bâclée|creux|creuse|génériques|générique|copiés-collés|copié-collé|passe-partout|standardisés|bateau|vagues|vague|flous|contradictoires|intéressés|orientés|douteux|hasardeux|rébarbatif|rébarbatifs|soporifique|soporifiques|ennuyeux|monotones|monotone|scolaire|scolaires|théorique|\
         trop théorique|trop théoriques|répétitifs|répétitif|décousu|décousus|brouillon|sans queue|laisse à désirer|laissent à désirer|en surface|à la surface|se limite à|se limitent à|se limitent|se résume à|se résument à|muet|muette|aux abonnés|n'explique|n'aide|n'aident|sommaire|sommaires|succinct|succincts|succincte|trop succincte|trop court|trop courts|inutile|inutiles|au rabais|minimaliste|\
         insuffisant|insuffisants|insuffisante|pauvre|pauvres|décevant|décevants|décevante|de façade|distendu",
    ),
    (
        -1,
        41,
        "laisse le client|laisse l'utilisateur|laisse le débutant|laisse l'élève|laisse les élèves|laisse le patient|laisse seul|laisse à soi-même|laisse à lui-même|laisse à eux-mêmes|laisse à elle-même|laisse l'acheteur|laisse les débutants|laissent le client|laissent l'utilisateur|laissent le débutant|laissent l'élève|laissent les élèves|laissent le patient|laissent seul|laissent à soi-même|\
         laissent à lui-même|laissent à eux-mêmes|laissent à elle-même|laissent l'acheteur|laissent les débutants|laissé le client|laissé l'utilisateur|laissé le débutant|laissé l'élève|laissé les élèves|laissé le patient|laissé seul|laissé à soi-même|laissé à lui-même|laissé à eux-mêmes|laissé à elle-même|laissé l'acheteur|laissé les débutants|abandonne le client|abandonne l'utilisateur|\
         abandonne le débutant|abandonne l'élève|abandonne les élèves|abandonne le patient|abandonne seul|abandonne à soi-même|abandonne à lui-même|abandonne à eux-mêmes|abandonne à elle-même|abandonne l'acheteur|abandonne les débutants|livre le client|livre l'utilisateur|livre le débutant|livre l'élève|livre les élèves|livre le patient|livre seul|livre à soi-même|livre à lui-même|livre à eux-mêmes|\
         livre à elle-même|livre l'acheteur|livre les débutants|livré le client|livré l'utilisateur|livré le débutant|livré l'élève|livré les élèves|livré le patient|livré seul|livré à soi-même|livré à lui-même|livré à eux-mêmes|livré à elle-même|livré l'acheteur|livré les débutants|livrée le client|livrée l'utilisateur|livrée le débutant|livrée l'élève|livrée les élèves|livrée le patient|livrée seul|\
         livrée à soi-même|livrée à lui-même|livrée à eux-mêmes|livrée à elle-même|livrée l'acheteur|livrée les débutants|livrés le client|livrés l'utilisateur|livrés le débutant|livrés l'élève|livrés les élèves|livrés le patient|livrés seul|livrés à soi-même|livrés à lui-même|livrés à eux-mêmes|livrés à elle-même|livrés l'acheteur|livrés les débutants",
        "seul|seuls|livré|devant|face|se débrouiller|dans le flou|à lui-même",
    ),
    (
        -1,
        41,
        "aucun tutoriel|aucun faq digne|aucun documentation|aucun explication|aucun conseil|aucun accompagnement|aucun guide|aucun mode d'emploi|aucun pédagogie|aucun suivi pédagogique|aucun formation|aucun exemple|aucun correction|aucun corrigé|aucune tutoriel|aucune faq digne|aucune documentation|aucune explication|aucune conseil|aucune accompagnement|aucune guide|aucune mode d'emploi|aucune pédagogie|\
         aucune suivi pédagogique|aucune formation|aucune exemple|aucune correction|aucune corrigé|pas de tutoriel|pas de faq digne|pas de documentation|pas de explication|pas de conseil|pas de accompagnement|pas de guide|pas de mode d'emploi|pas de pédagogie|pas de suivi pédagogique|pas de formation|pas de exemple|pas de correction|pas de corrigé|pas le moindre tutoriel|pas le moindre faq digne|\
         pas le moindre documentation|pas le moindre explication|pas le moindre conseil|pas le moindre accompagnement|pas le moindre guide|pas le moindre mode d'emploi|pas le moindre pédagogie|pas le moindre suivi pédagogique|pas le moindre formation|pas le moindre exemple|pas le moindre correction|pas le moindre corrigé|pas la moindre tutoriel|pas la moindre faq digne|pas la moindre documentation|\
         pas la moindre explication|pas la moindre conseil|pas la moindre accompagnement|pas la moindre guide|pas la moindre mode d'emploi|pas la moindre pédagogie|pas la moindre suivi pédagogique|pas la moindre formation|pas la moindre exemple|pas la moindre correction|pas la moindre corrigé|ni tutoriel|ni faq digne|ni documentation|ni explication|ni conseil|ni accompagnement|ni guide|ni mode d'emploi|\
         ni pédagogie|ni suivi pédagogique|ni formation|ni exemple|ni correction|ni corrigé",
        "digne|en français|n'est|sérieux|fourni|fournie|personnalisé|disponible",
    ),
    (
        1,
        42,
        "premier|première|seul|seule|pionnier|pionnière|précurseur|précurseure|inédit|inédite|inédits|inédites|brevet|brevets|breveté|brevetée|brevetés|brevetées|invention|inventé|inventa|première mondiale",
        "à proposer|à oser|à intégrer|à lancer|à introduire|à offrir|à commercialiser|à miser|à avoir|à équiper|à supprimer|au monde|sur le marché|du secteur|du genre|dans le secteur|dans sa catégorie|dans le monde|mondiale|dans la profession|dans l'industrie|jusqu'ici|à ce jour|jusqu'alors|dans son domaine|en la matière|depuis des années|à ce prix|que personne|par personne",
    ),
    (
        -1,
        42,
        "ressort|recycle|réchauffe|recopie|copie|copient|imite|pompe|décline|resserre|resert|ressert|sert|reprend|reconduit|rabâche|vend|recase",
        "la même recette|les mêmes recettes|la même formule|le même modèle|le même moteur|le même produit|les mêmes idées|les mêmes composants|la même plateforme|le même design|la même chose|du réchauffé|à l'identique|d'année en année|chaque année|depuis dix ans|depuis 0 ans|depuis des années|depuis une décennie|sans rien changer|ses rivaux|la concurrence|les idées des autres|ce que font les autres|\
         ce qui existe|sans vergogne|à l'infini",
    ),
];
