//! French words that turn, join, split, compare or spread what is said. Only data.

use crate::sentiment::features::{RELIABILITY, SUPPORT};
use crate::sentiment::lexicon::Meaning;

/// What they do, and the words.
pub(super) const OTHERS: &[(Meaning, &str)] = &[
    (
        Meaning::Negator,
        "ne|n'|sans|peu|peu de|peu d'|moins|moins de|moins d'|loin d'être|loin de|à peine|zéro|exempt de|exempte de|dépourvu de|dépourvue de|absence de|non|(difficile/dur) de trouver",
    ),
    (
        Meaning::Concord,
        "pas|jamais|aucun|aucune|aucuns|aucunes|guère|rien|ni|nullement|nul|nulle|personne|pas de|pas d'|point de",
    ),
    (
        Meaning::Lack,
        "manque|manquent|manque de|manque d'|manquent de|manquent d'|il manque|il lui manque|fait défaut|font défaut|absence d'|fait l'impasse sur|font l'impasse sur|se passe de|dénué de|dénuée de|privé de|privée de|on aurait (aimé/souhaité/apprécié/voulu)|(aurait/aurions/auraient) (aimé/souhaité/apprécié)|on aimerait|aimeraient|souhaiteraient",
    ),
    (
        Meaning::Amount(1),
        "grand|grande|grands|grandes|on ne compte plus|haut|haute|hauts|hautes|élevé|élevée|élevés|élevées|beaucoup|beaucoup de|beaucoup d'|long|longue|longs|longues|plus de|plus d'|plus grand|plus grande|large|larges|vaste|vastes|énorme|énormes|nombreux|nombreuses|important|importante|importants|importantes|abondant|abondante|considérable|considérables|excessif=|trop de|trop d'|étendue|prolongée|illimité|illimitée|illimités|massive|maximal|maximale|plus|davantage de|quantité de|tant de|conséquent|conséquente|raide|bonne dose de|gros|grosse|au dessus de la moyenne|supérieur* à la moyenne|grande quantité de|accru|accrue|augmente|augmentent",
    ),
    (
        Meaning::Amount(-1),
        "bas|basse|basses|court|courte|courts|courtes|réduit|réduite|réduits|réduites|minime|minimes|minimal|minimale|petit|petite|petits|petites|réduisent|minimise|minimisent|diminue|diminuent|restreinte|modéré|modérée|modérés|contenu=|contenue|contenus|maîtrisé|maîtrisée|maîtrisés|infime|maigre|maigres|limité|limitée|limités|limitées|faible|faibles|en dessous de la moyenne|au dessous de la moyenne|sous la moyenne|inférieur* à la moyenne",
    ),
    (Meaning::Too, "trop|excessivement|beaucoup trop|un peu trop|exagérément"),
    (
        Meaning::CouldBe,
        "pourrait être|pourraient être|devrait être|devraient être|aurait pu être|auraient pu être|pourrait avoir|pourrait offrir|(gagnerait/gagneraient) à (être/avoir/offrir/proposer)|(mériterait/mériteraient) (d'être/d'avoir)",
    ),
    (
        Meaning::Contrast,
        "selon|d'après|mais|cependant|toutefois|pourtant|néanmoins|bien que|bien qu'|quoique|quoiqu'|alors que|alors qu'|tandis que|tandis qu'|en revanche|par contre|malgré|en dépit de|sauf|excepté|hormis|même si|même s'|parce que|parce qu'|car|puisque|puisqu'|si bien que|donc|or|d'un autre côté|à l'inverse|au contraire|malgré tout",
    ),
    (
        Meaning::Join,
        "et|ou|avec|ainsi que|de même que|y compris|notamment|surtout|particulièrement|quand|lorsque|lorsqu'|si|grâce à|grâce au|grâce aux|en raison de|où|en plus de|et aussi|offrant|proposant|en particulier|dont|pour ceux qui",
    ),
    (
        Meaning::Than,
        "que|qu'|que le|que la|que les|que celui de|que celle de|que l'|plutôt que|au lieu de|que chez|que ceux de|que celles de",
    ),
    (
        Meaning::Versus,
        "comparé à|comparée à|comparés à|comparées à|par rapport à|par rapport au|par rapport aux|en comparaison avec|en comparaison de|comparé au|face à|face au|face aux|vs|versus|à côté de",
    ),
    (
        Meaning::Unlike,
        "contrairement à|contrairement au|contrairement aux|à la différence de|à la différence du|à l'inverse de|à l'opposé de",
    ),
    (Meaning::As, "aussi|autant|si"),
    (Meaning::Of { compares: false }, "de|du|des|de la|d'|de l'"),
    (
        Meaning::Beat(1),
        "(enterre/écrase/relègue/ridiculise/détrône/supplante/terrasse/humilie)|coiffe au poteau|laisse loin derrière|laisse sur place|laisse derrière|dame le pion à|prend le dessus sur|prend le pas sur|prend une longueur d'avance sur|part avec une longueur d'avance sur|part avec une bonne longueur d'avance sur|a une longueur d'avance sur|a un temps d'avance sur|garde une longueur d'avance sur|conserve une longueur d'avance sur|garde l'avantage sur|a l'avantage sur|prend l'ascendant sur|creuse l'écart avec|creuse l'écart sur|fait de l'ombre à|rend des points à|met une claque à|est à des années-lumière de|fait mieux que|font mieux que|n'a rien à envier à|n'a rien à craindre de|passe devant|est devant|surpasse|surpassent|dépasse|dépassent|surclasse|surclassent|devance|devancent|bat|battent|l'emporte sur|l'emportent sur|domine|supérieur à|supérieure à|supérieurs à|supérieures à|devant|prend l'avantage sur|préférable à|éclipse",
    ),
    (
        Meaning::Beat(-1),
        "derrière|inférieur à|inférieure à|inférieurs à|inférieures à|est en retrait par rapport à|en retrait face à|n'égale pas|ne peut rivaliser avec|ne peut pas rivaliser avec|ne rivalise pas avec|perd face à|fait pâle figure face à|fait pâle figure à côté de|ne fait pas le poids face à|ne tient pas la comparaison avec|ne soutient pas la comparaison avec|n'arrive pas au niveau de|se fait distancer par|se fait doubler par|s'incline devant|s'incline face à|est loin derrière|traîne derrière|a du retard sur|court derrière|marque le pas face à|peine face à|cède le pas à|reste en deçà de|reste un cran en dessous de|est un cran en dessous de|un ton en dessous de|ne boxe pas dans la même catégorie que|n'a pas les arguments de|reste derrière|n'arrive pas à la cheville de|en dessous de|fait moins bien que|n'atteint pas le niveau de|n'est pas à la hauteur de|à la traîne derrière",
    ),
    (
        Meaning::Link,
        "est|sont|était|étaient|été|être|soit|avoir|offrir|semble|semblent|paraît|paraissent|reste|restent|demeure|devient|donne|donnent|fait|font|assure=|garantit|garantissent|se montre|se montrent|s'avère|s'avèrent|se révèle|se révèlent|produit|permet|mise sur|utilise|utilisent|fonctionne|fonctionnent|arrive|propose aussi|séduit par|se distingue par|brille par|obtient|tient",
    ),
    (
        Meaning::Offer,
        "a|ont|avait|avaient|offre|offrent|offrait|propose|proposent|dispose de|disposent de|dispose d'|bénéficie de|bénéficie d'|bénéficient de|fournit|fournissent|présente|présentent|possède|possèdent|comprend|comprennent|affiche|affichent|délivre|délivrent|embarque|embarquent|intègre|intègrent|apporte|apportent|profite de|profite d'|procure|jouit d'|inclut|incluent|comporte|comportent|livre",
    ),
    (
        Meaning::Degree,
        "très|vraiment|réellement|particulièrement|extrêmement|incroyablement|étonnamment|remarquablement|franchement|plutôt|relativement|assez|tout à fait|absolument|totalement|entièrement|parfois|souvent|régulièrement|toujours|encore|même|aussi|hélas|malheureusement|nettement|largement|clairement|sensiblement|légèrement|quelque peu|un brin|un peu|un tantinet|tout simplement|tout bonnement|simplement|généralement|globalement|résolument|véritablement|quasiment|quasi|presque|également|toutefois|cependant|pourtant|certes|notamment|en général|en moyenne|dans l'ensemble|au quotidien|à l'usage|selon nos tests|en pratique|bel et bien|tellement|si=|fort=|hautement|exceptionnellement|terriblement|diablement|sacrément|drôlement|bigrement|plus que|tant",
    ),
    (
        Meaning::For(1),
        "se rattrape par|se rattrape avec|compense par|compense avec|se fait pardonner par|convainc par|charme par|étonne par|bluffe par|surprend par|connu* pour|réputé* pour|reconnu* pour|célèbre* pour|salué* pour|apprécié* pour|loué* pour|plébiscité* pour|prisé* pour|se distingue par|se distinguent par|se démarque par|se démarquent par|brille par|brillent par|séduit par|séduisent par|excelle en|excelle dans|excellent en matière de|saluent sa|saluent son|saluent la|saluent le|saluent l'|apprécient sa|apprécient son|apprécient la|apprécient le|apprécient l'|apprécie la|apprécie le|apprécie l'|apprécie sa|apprécie son|louent sa|louent son|louent la|louent le|mention spéciale pour|impressionne par|bon équilibre entre|excellent équilibre entre|parfait équilibre entre|équilibre entre|bon compromis entre|ne manque (pas/jamais/guère) (de/d')|ne manquent (pas/jamais) (de/d')|sans (sacrifier/rogner sur/négliger/faire l'impasse sur/transiger sur/lésiner sur/compromettre/renoncer à/dégrader) (la/le/l'/sa/son/ses/les)|ne (lésine/transige/rogne/plaisante) (pas/jamais) (sur/avec) (la/le/l'/sa/son/ses/les)|met (l'accent/le paquet) sur|tire son épingle du jeu (par/grâce à)|fait mouche (par/avec)|marque des points (sur/avec/pour/grâce à)|se fait remarquer par|fait la différence (par/avec/sur)|se singularise par|s'illustre par|se signale par|a pour (lui/elle)|vaut surtout pour|on retient (sa/son/ses)|on salue (sa/son/ses/la/le/l'/les)|on apprécie (sa/son/ses/la/le/l'/les)|on aime (sa/son/ses)|on adore (sa/son/ses)|gros point fort|a le mérite de|tient ses promesses (en/sur/côté)|rassure par|étonne par|impressionnent par|excelle par|se hisse au sommet par",
    ),
    (
        Meaning::For(-1),
        "(reprocher/reproche) une chose à|pénalisé* par|plombé* par|handicapé* par|gâché* par|desservi* par|terni* par|bridé* par|freiné* par|entaché* par|miné* par|trahi* par|peine (en/sur/côté)|pêche par|pèche (sur/côté/au niveau de)|cale sur|déçoit (sur/côté/en)|perd des points (sur/en/à cause de)|laisse à désirer (en/côté/sur)|fait l'objet de critiques (sur/pour)|accuse (un/une/des)|montre ses limites (en/sur/côté)|on peste contre (la/le/les/l'/sa/son/ses)|on déplore (la/le/les/l'/sa/son/ses)|on regrette (la/le/les/l'/sa/son/ses)|gare à (la/le/l'/sa/son/ses)|attention à (la/le/l'/sa/son/ses)|reprochent (à/au/aux)|fait tiquer|devait reprocher|le seul reproche à faire|seul bémol|seule ombre au tableau|ne brille pas par (sa/son/ses)|ne brille guère par (sa/son/ses)|critiqué* pour|se plaignent de|se plaignent du|se plaignent des|se plaignent de l'|se plaignent d'|se plaint de|critiquent la|critiquent le|critiquent l'|critiquent son|critiquent sa|déplorent la|déplorent le|déplorent l'|déplorent des|regrettent la|regrettent le|regrettent l'|reprochent la|reprochent le|problèmes avec|problèmes de|problème de|problème avec|au détriment de|au détriment du|souffre de|souffre d'|souffrent de|pèche par|pèchent par|déçoit par|on regrette|on déplore|on peut regretter|on peut reprocher",
    ),
    (
        Meaning::Suits(1),
        "utile* pour|pratique* pour|bon* pour|adapté* au|bonne option pour|excellente option pour|meilleure option pour|bonne solution pour|bonne alternative pour|idéal* en|parfait* en|idéal* si|parfait* si|idéal* comme|parfait* comme|recommandé* aux|recommandé* si|convient bien à|convient bien aux|convient bien pour|conviennent aux|conviennent bien à|suffisant* pour|intéressant* pour|agréable* pour|idéal* pour|parfait* pour|adapté* à|adapté* aux|adapté* pour|recommandé* pour|excellent* pour|conçu* pour|bon choix pour|excellent choix pour|meilleur choix pour|choix idéal pour|convient à|convient aux|conviennent à|convient parfaitement à|convient parfaitement aux|meilleur* pour|bien adapté* à|bien adapté* aux|s'adresse à|s'adresse aux|(convient/conviennent) (surtout/particulièrement/principalement/avant tout/également/aussi/mieux/parfaitement/bien/très bien/plutôt/idéalement/tout à fait) (à/aux/au/pour)|convient au|conviennent au|conviennent pour|convient pour|(s'adresse/s'adressent) (surtout/avant tout/principalement/plutôt/particulièrement/en priorité) (à/aux/au)|s'adressent aux|s'adressent à|(se prête/se prêtent) (bien/parfaitement/particulièrement bien/idéalement/très bien/) (à/au/aux)|(bien/particulièrement/parfaitement/très bien/tout à fait) adapté* (à/aux/au/pour)|option intéressante pour|solution intéressante pour|(destiné*/taillé*) (à/aux/pour)",
    ),
    (
        Meaning::Suits(-1),
        "peu adapté* à|peu adapté* aux|pas adapté* à|pas adapté* aux|inadapté* à|inadapté* aux|ne convient pas à|ne convient pas aux|déconseillé* pour|pas idéal* pour|pas le meilleur choix pour|ne conviennent pas à",
    ),
    (
        Meaning::Generic,
        "choix|option|options|produit|produits|modèle|modèles|marque|marques|appareil|achat|alternative|alternatives|entreprise|solution|investissement|compagnon|fabricant|enseigne",
    ),
    (
        Meaning::Pronoun,
        "il|elle|ils|elles|son|sa|ses|leur|leurs|le|la|les|l'|ce|cette|ces|cet|c'|celui-ci|celle-ci|les deux|utilisateurs|les utilisateurs|clients|les clients|certains utilisateurs|de nombreux utilisateurs|de plus|en outre|également|par ailleurs|globalement|dans l'ensemble|les testeurs|les experts|experts|les acheteurs|la marque|le modèle|le fabricant|l'entreprise|les propriétaires|nombreux sont",
    ),
    (
        Meaning::Number,
        "deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|soixante|cent|mille|vingt-quatre|quarante-huit|trente-six|dix-huit|vingt-cinq|quatre-vingt-dix",
    ),
    (
        Meaning::Plain,
        "dans les (basses/basses fréquences)|qui (aimeraient/souhaiteraient)|mieux vaut|vaut mieux|il vaut mieux|sous le siège|sous les sièges|peaux sensibles|peau sensible|cheveux longs|cheveux secs|longues journées|longue journée|gros volumes|grosses quantités|petits budgets voyage|fortes pluies|forte chaleur|fortes chaleurs|grand froid|grands froids|hivers rudes|mauvaise météo|petite surface|petits logements|petites mains|grandes mains|gros chiens|petits chiens|grosses charges|lourdes charges|charges lourdes|pieds larges|pieds étroits|longs cheveux|longues randonnées|longues sorties|gros rouleurs|gros dormeurs|petits dormeurs|petites fuites|bonne partie|petit jardin|grand jardin|petites pelouses|grandes pelouses|appeler un technicien|basse lumière|pleine nuit|à la moyenne|dans la moyenne|la moyenne des|pour son prix|pour ce prix|pour le prix|à ce prix|vous importe|vous préoccupe|vous inquiète|pour un prix|un peu|un peu plus|au moins|au plus|du moins|non seulement|pas seulement|pas uniquement|sans doute|sans aucun doute|sans conteste|sans hésiter|aucun doute|nul doute|peu importe|n'importe quel|n'importe où|plus de détails|le moindre|la moindre|les moindres|au moindre|du moindre|bien des|bien du chemin|au moins un|en prime|heures de pointe|la personne|une personne|cette personne|par personne|quatre personnes|deux personnes|six personnes|plusieurs personnes|des personnes|les personnes|personnes âgées|enveloppe à bulles|papier bulle|film à bulles|rayon bio|les pas|ses pas|vos pas|mes pas|nombre de pas|au toucher|froides au toucher|heure de pointe|à l'avance|par avance|d'avance|au cours de|au cours du|au cours des|en cours|en cours de|cours de route|à la légère|a beau|ont beau|avait beau|beau temps|un simple|une simple|d'un simple|d'une simple|de simples|sur simple|par simple|(ses/son/sa/leur/leurs/nos/notre/vos/votre/mes/mon/ma) propre|(ses/leurs/nos/vos/mes) propres|plante (un/des) (arbre/arbres)|la plante|une plante|les plantes|des plantes|plantes vertes|plante verte|mes plantes|chêne massif|bois massif|hêtre massif|pin massif|noyer massif|frêne massif|or massif|feu vert|thé vert|thés verts|légumes verts|numéro vert|espaces verts|une fois sur place|grand débutant|grands débutants|grand format|petit format|petit déjeuner|petits pieds|grands pieds|petit matin|petit chien|grand chien|gros chien|gros œuvre|haut de page|usage quotidien|au grand dam|grand air|grand écart|grand monde|pas grand monde|grands rouleurs|grand rouleur|grands voyageurs|grand voyageur|gros budget|fin de journée|fin de mois|fin de course|au fin fond|grandes villes|grande ville|petites villes|grands axes|grandes chaleurs|grand soleil|plein soleil|gros chantiers|gros travaux|petits travaux|petit bricolage|petits bricoleurs|petites annonces|petits porteurs|petits épargnants|petits producteurs|petit producteur|petits animaux|gros animaux|grandes lignes|grandes oreilles|petites oreilles|grande école|grands crus|haut débit|haut-parleur|haute mer|haute montagne|basse tension|longue durée|longue route|longues routes|long cours|longs courriers|long courrier|court métrage|grande consommation|mauvaises herbes|mauvaise herbe|mauvais élève|mauvaises surprises|mauvaise surprise|plus d'informations|plus ou moins|à long terme|à court terme|long terme|court terme|de plus en plus|de moins en moins|d'autant plus|si vous|si tu|si vous cherchez|si vous recherchez|bonne idée|par exemple|ainsi de suite|en tout cas|de toute façon|en termes de|en matière de|quant à|à la fois|en même temps|la plupart|la plupart des|bien connu|bien sûr|bien entendu|aussi bien|ou bien|eh bien|et bien|plus tard|sur le marché|gamme de prix|fourchette de prix|entrée de gamme|milieu de gamme|moyenne gamme|environnements bruyants|environnement bruyant|lieux bruyants|tâches basiques|tâches simples|usage intensif|grande-bretagne|grande taille|grand public|grandes surfaces|grande partie|en grande partie|grandes familles|grande famille|grands foyers|petits espaces|petites équipes|petits appartements|petit appartement|petites entreprises|grandes entreprises|petite cuisine|petites cuisines|petites surfaces|grandes maisons|grande maison|grandes équipes|haute définition|haute température|haute vitesse|hautes températures|basse température|basses températures|longue distance|longs trajets|longues distances|longues sessions|longues heures|longs voyages|courts trajets|trajets courts|faible luminosité|basse luminosité|maison connectée|domotique|pour et contre|avantages et inconvénients|points forts et points faibles|contrôle qualité|prix non disponible|n'est plus à|il n'est pas étonnant|que ce soit|bon nombre|bon nombre de|bonne nouvelle|une bonne partie|bonne nuit|point de vue|il y a|en plus|de plus|en bas|en haut|haut de|bas de la|plus que|plus d'un|moins de deux|trop tôt|très peu pour|mauvais temps|forte pluie|grosse pluie|mise en avant|mettre en avant|met en avant|mettent en avant|force de|en force|fin de|à la fin|en fin de|fin d'année|afin de|net de|site net|une sorte|de sorte|y a pas|pas à pas|qualité de vie|vis-à-vis|petit à petit|peu à peu|depuis peu|à peu près|sous peu|ni plus ni moins|mode de vie|vert forêt",
    ),
    // What happens seldom is no blame.
    (
        Meaning::Opinion {
            sign: 1,
            feature: RELIABILITY,
            usual: 0,
            comparative: false,
            own: true,
        },
        "(panne/pannes/bug/bugs/plantage/plantages/incidents/dysfonctionnements/déconnexions) … (sont/restent/demeurent/reste/est) (très/extrêmement/plutôt/assez/) (rare/rares/rarissimes/exceptionnels)",
    ),
    (
        Meaning::Opinion {
            sign: 1,
            feature: SUPPORT,
            usual: 0,
            comparative: false,
            own: true,
        },
        "(attente/attentes/longues attentes) … (sont/restent/demeurent/reste/est) (très/extrêmement/plutôt/assez/) (rare/rares/rarissimes/exceptionnelles)",
    ),
    // What a summary tells the reader to take.
    (
        Meaning::Choose(1),
        "choisissez|choisis|optez pour|opte pour|préférez|préfère|privilégiez|prenez|prends|misez sur|mise sur|tournez vous vers|tourne toi vers|orientez vous vers|dirigez vous vers|allez vers|partez sur|pars sur|essayez|je recommande|je conseille|nous recommandons|je choisirais|je prendrais|j opterais pour|je partirais sur|ma recommandation est|mon choix se porte sur|faites confiance à",
    ),
    (
        Meaning::Choose(-1),
        "évitez|fuyez|passez votre chemin|mieux vaut éviter|passez sur",
    ),
];
