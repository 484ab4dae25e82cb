//! French words that say something together, whatever stands between them: taste to reputation, of many kinds of things. Only data.

/// (sign, feature, words, words a little behind them).
pub(super) const PAIRS: &[(i8, u16, &str, &str)] = &[
    (
        1,
        27,
        "goût|saveur|saveurs|arôme|arômes|parfum|parfums|texture|croûte|mie|sauce|plats|plat|repas|cuisine|chocolat|café|thé|vin|bière|gâteau|biscuits|glace|glaces|yaourt|fromage|viande|soupe|pâtée|croquettes|pizza|pain|confiture|miel|jus|boisson|bulles|mousse|fruit|fruits|noisette|vanille|petit-déjeuner|dessert|desserts|odeur|senteur|pâtes|chips|légumes|repas",
        "exquis|exquise|délicieux|délicieuse|délicieuses|succulent|succulente|succulents|savoureux|savoureuse|savoureuses|divin|divine|intense|intenses|prononcé|franc|francs|authentique|authentiques|équilibré|équilibrés|équilibrée|subtil|subtils|subtile|délicat|délicats|délicate|raffiné|fin|fine|fins|rond|ronde|ronds|généreux|généreuse|gourmand|gourmande|gourmandes|fondant|fondante|fondants|croustillant|\
         croustillante|croustillants|croquant|croquants|onctueux|onctueuse|onctueuses|crémeux|crémeuse|moelleux|moelleuse|velouté|veloutée|soyeux|aérienne|aérée|fruité|fruités|frais|fraîche|corsé|corsée|persistant|persistante|long en bouche|en bouche|bien présent|explosent|explose|éclate|éclatent|pétille|pétillent|fines|à tomber|à se damner|addictif|addictive|irrésistible|irrésistibles|\
         comme chez grand-mère|comme à la maison|comme au restaurant|fait maison|faits maison|digne d'un|dignes d'un|plaît|plaît aux|ravit|ravissent|réveille|réveillent|enchante|flatte|relevé juste|parfaitement assaisonné|parfaitement assaisonnés|envoûtant|envoûtante|entêtant|enivrant|excellent|excellente|excellents|remarquable|agréable|agréables|sans amertume|sans acidité|de rêve|naturel|parfumé|parfumée",
    ),
    (
        1,
        27,
        "se jette|se jettent|se rue|se ruent|raffole|raffolent|dévore|dévorent|engloutit|redemande|en redemande|en redemandent|se régale|se régalent|adore|adorent|finit|finissent|vide|vident|craque",
        "sur sa|sur leur|sur gamelle|sur pâtée|sur croquettes|sur assiettes|sur gamelles|sur dernière|sur bol|sur redemande|sur assiette|dessus la|dessus le|dessus les|dessus sa|dessus leur|dessus gamelle|dessus pâtée|dessus croquettes|dessus ses|dessus assiettes|dessus gamelles|dessus dernière|dessus bol|dessus redemande|dessus assiette|de sa|de leur|de gamelle|de pâtée|de croquettes|de assiettes|\
         de gamelles|de dernière|de bol|de redemande|de assiette|la sa|la leur|la gamelle|la pâtée|la croquettes|la assiettes|la gamelles|la dernière|la bol|la redemande|la assiette|le sa|le leur|le gamelle|le pâtée|le croquettes|le assiettes|le gamelles|le dernière|le bol|le redemande|le assiette|toute la|toute le|toute les|toute sa|toute leur|toute gamelle|toute pâtée|toute croquettes|toute ses|\
         toute assiettes|toute gamelles|toute dernière|toute bol|toute redemande|toute assiette|sa la|sa le|sa les|sa sa|sa leur|sa gamelle|sa pâtée|sa croquettes|sa ses|sa assiettes|sa gamelles|sa dernière|sa bol|sa redemande|sa assiette|leur la|leur le|leur les|leur sa|leur leur|leur gamelle|leur pâtée|leur croquettes|leur ses|leur assiettes|leur gamelles|leur dernière|leur bol|leur redemande|\
         leur assiette|en sa|en leur|en gamelle|en pâtée|en croquettes|en assiettes|en gamelles|en dernière|en bol|en redemande|en assiette|avec sa|avec leur|avec gamelle|avec pâtée|avec croquettes|avec assiettes|avec gamelles|avec dernière|avec bol|avec redemande|avec assiette|littéralement la|littéralement le|littéralement les|littéralement sa|littéralement leur|littéralement gamelle|littéralement pâtée|\
         littéralement croquettes|littéralement ses|littéralement assiettes|littéralement gamelles|littéralement dernière|littéralement bol|littéralement redemande|littéralement assiette|jusqu'à la|jusqu'à le|jusqu'à les|jusqu'à sa|jusqu'à leur|jusqu'à gamelle|jusqu'à pâtée|jusqu'à croquettes|jusqu'à ses|jusqu'à assiettes|jusqu'à gamelles|jusqu'à dernière|jusqu'à bol|jusqu'à redemande|jusqu'à assiette",
    ),
    (
        -1,
        27,
        "goût|saveur|saveurs|arôme|arômes|arrière-goût|parfum|texture|croûte|mie|sauce|plats|plat|repas|cuisine|chocolat|café|thé|vin|bière|gâteau|biscuits|glace|glaces|yaourt|fromage|viande|soupe|pâtée|croquettes|pizza|pain|confiture|jus|boisson|bulles|fruit|petit-déjeuner|dessert|odeur|pâtes|légumes|finale|poudre|frites|steak|crème|barre|barres|riz|poulet|burger|menu|purée",
        "fade|fades|insipide|insipides|sans goût|sans saveur|sans relief|sans âme|de carton|carton|de plâtre|de plastique|de métal|métallique|chimique|artificiel|artificielle|artificiels|de synthèse|de médicament|de savon|de brûlé|de poussière|de renfermé|de flotte|de rance|rance|amer|amère|amers|âcre|âpre|acide|trop acide|aigre|écœurant|écœurante|écœurants|trop sucré|trop sucrée|trop sucrés|trop salé|\
         trop salée|trop salés|trop gras|trop grasse|gras|grasse|huileux|huileuse|pâteux|pâteuse|pâteuses|farineux|farineuse|granuleux|granuleuse|grumeleux|grumeleuse|caoutchouteux|caoutchouteuse|élastique|spongieux|spongieuse|sec|sèche|sèches|secs|étouffe-chrétien|mou|molle|molles|ramolli|détrempé|détrempée|aqueux|aqueuse|liquide|brûlé|brûlée|brûlant|trop cuit|trop cuite|trop cuits|pas cuit|à peine cuit|\
         tiède|tièdes|froid|froids|réchauffé|réchauffés|rassis|immangeable|immangeables|imbuvable|infect|infecte|dégoûtant|dégoûtante|répugnant|décevant|décevante|décevants|désagréable|déplaisant|entêtant|agressif|agressive|retombe|s'évapore|trop discret|trop discrets|trop prononcé|trop fort|terne|quelconque|banal|industriel|industrielle|médiocre|raté|ratée|sans bulles|plat|plate|éventé|éventée|dilué|\
         diluée|nauséabond|nauséabonde|irrespirable|prend à la gorge|gâche|persiste|tenace|laisse",
    ),
    (
        1,
        28,
        "ingrédients|composition|recette|formule|liste d'ingrédients|étiquette|recettes|teneur",
        "courte|courts|simple|simples|irréprochable|exemplaire|saine|sains|propre|propres|clean|naturelle|naturels|bio|biologiques|frais|fraîche|nobles|de qualité|de premier choix|limpide|lisible|transparente|sans additif|sans additifs|minimaliste|sans reproche|équilibrée|soignée|végétale|sans allergène|hypoallergénique|riche en|tout naturel|applaudie|applaudit|validée|saluée|tracés|sourcés|locaux|\
         d'origine|et rien d'autre|bien dosée|adaptée",
    ),
    (
        1,
        28,
        "bannit le|bannit les|bannit tout|bannit toute|bannit la|bannit l'|bannit tous|bannit d'|bannit de|exclut le|exclut les|exclut tout|exclut toute|exclut la|exclut l'|exclut tous|exclut d'|exclut de|proscrit le|proscrit les|proscrit tout|proscrit toute|proscrit la|proscrit l'|proscrit tous|proscrit d'|proscrit de|évite le|évite les|évite tout|évite toute|évite la|évite l'|évite tous|évite d'|\
         évite de|supprime le|supprime les|supprime tout|supprime toute|supprime la|supprime l'|supprime tous|supprime d'|supprime de|se passe de le|se passe de les|se passe de tout|se passe de toute|se passe de la|se passe de l'|se passe de tous|se passe de d'|se passe de de|renonce à le|renonce à les|renonce à tout|renonce à toute|renonce à la|renonce à l'|renonce à tous|renonce à d'|renonce à de|\
         élimine le|élimine les|élimine tout|élimine toute|élimine la|élimine l'|élimine tous|élimine d'|élimine de",
        "gluten|lactose|additifs|additif|conservateurs|conservateur|arômes artificiels|colorants|huile de palme|parabènes|sucre|sucres ajoutés|silicones|sulfates|parfum|céréales|édulcorants|sulfites|exhausteurs|nitrites|alcool",
    ),
    (
        -1,
        28,
        "ingrédients|composition|recette|formule|liste d'ingrédients|étiquette|teneur|profil nutritionnel|valeurs nutritionnelles|recettes",
        "interminable|à rallonge|longue comme|douteuse|douteux|discutable|discutables|contestable|controversés|controversée|indéfendable|opaque|floue|médiocre|médiocres|bas de gamme|ultratransformée|ultratransformés|ultra-transformés|chimique|chimiques|artificiels|artificielle|de synthèse|laisse à désirer|inquiétante|inquiétants|peu ragoûtante|peu recommandable|peu recommandables|fait peur|font peur|\
         fait froid|déséquilibrée|déséquilibré|trop riche|trop sucrée|trop salée|trop grasse|saturée|bourrée|pauvre|pauvres|décevante|décevants|illisible|indigeste|de chimiste|de laboratoire|fait tiquer|font tiquer|alourdie|riche en sucre|riche en additifs|changée|dégradée|gâchée",
    ),
    (
        -1,
        28,
        "bourré de|bourré d'|bourré en|bourré aux|bourré au|bourrée de|bourrée d'|bourrée en|bourrée aux|bourrée au|bourrés de|bourrés d'|bourrés en|bourrés aux|bourrés au|bourrées de|bourrées d'|bourrées en|bourrées aux|bourrées au|gavé de|gavé d'|gavé en|gavé aux|gavé au|gavée de|gavée d'|gavée en|gavée aux|gavée au|gavés de|gavés d'|gavés en|gavés aux|gavés au|truffé de|truffé d'|truffé en|truffé aux|\
         truffé au|truffée de|truffée d'|truffée en|truffée aux|truffée au|truffés de|truffés d'|truffés en|truffés aux|truffés au|saturé de|saturé d'|saturé en|saturé aux|saturé au|saturée de|saturée d'|saturée en|saturée aux|saturée au|farci de|farci d'|farci en|farci aux|farci au|farcis de|farcis d'|farcis en|farcis aux|farcis au|blindé de|blindé d'|blindé en|blindé aux|blindé au|chargé de|chargé d'|\
         chargé en|chargé aux|chargé au|chargée de|chargée d'|chargée en|chargée aux|chargée au|chargés de|chargés d'|chargés en|chargés aux|chargés au|gorgé de|gorgé d'|gorgé en|gorgé aux|gorgé au|gorgés de|gorgés d'|gorgés en|gorgés aux|gorgés au|noyé de|noyé d'|noyé en|noyé aux|noyé au|dopé de|dopé d'|dopé en|dopé aux|dopé au|dopée de|dopée d'|dopée en|dopée aux|dopée au",
        "sucre|sucres|sel|additifs|conservateurs|colorants|arômes|graisses|gras|édulcorants|huile de palme|exhausteurs|sirop|sirop de glucose|parabènes|silicones|sulfates|produits chimiques|phosphates|nitrites|sodium|alcool|parfum|céréales",
    ),
    (
        -1,
        28,
        "contient des|contient du|contient de l'|contient de la|contient encore|contient toujours|contient trop|contient plus de|contient un|contient 0|contient près de|contiennent des|contiennent du|contiennent de l'|contiennent de la|contiennent encore|contiennent toujours|contiennent trop|contiennent plus de|contiennent un|contiennent 0|contiennent près de|renferme des|renferme du|renferme de l'|\
         renferme de la|renferme encore|renferme toujours|renferme trop|renferme plus de|renferme un|renferme 0|renferme près de|renferment des|renferment du|renferment de l'|renferment de la|renferment encore|renferment toujours|renferment trop|renferment plus de|renferment un|renferment 0|renferment près de|cache des|cache du|cache de l'|cache de la|cache encore|cache toujours|cache trop|cache plus de|\
         cache un|cache 0|cache près de|affiche des|affiche du|affiche de l'|affiche de la|affiche encore|affiche toujours|affiche trop|affiche plus de|affiche un|affiche 0|affiche près de|comporte des|comporte du|comporte de l'|comporte de la|comporte encore|comporte toujours|comporte trop|comporte plus de|comporte un|comporte 0|comporte près de|inclut des|inclut du|inclut de l'|inclut de la|\
         inclut encore|inclut toujours|inclut trop|inclut plus de|inclut un|inclut 0|inclut près de|abrite des|abrite du|abrite de l'|abrite de la|abrite encore|abrite toujours|abrite trop|abrite plus de|abrite un|abrite 0|abrite près de",
        "additifs|nitrites|parabènes|huile de palme|conservateurs|colorants|sucre|perturbateurs|silicones|sulfates|édulcorants|arômes artificiels|sulfites|microplastiques|aspartame|substances|céréales|sous-produits|allergènes|grammes de sucre|sel que|moitié de sucre",
    ),
    (
        1,
        29,
        "recyclé|recyclée|recyclés|recyclées|recyclable|recyclables|compostable|compostables|consigné|consignés|rechargeable|réutilisable|biodégradable|biodégradables|réparable|réparables|biosourcé|équitable|bio|biologique|certifié|fabriqué|fabriquée|fabriqués|produit|cousu|tissé|assemblé|cultivé",
        "à 0|pour cent|à cent pour cent|sans plastique|à l'infini|en france|en europe|localement|près de|pièce par pièce|par l'énergie|à l'énergie solaire|à base de|issu du|fsc|gots|dans des ateliers|des océans|en circuit court|à moins de 0|avec des énergies|en usine neutre|chez soi|à domicile|par des artisans",
    ),
    (
        1,
        29,
        "reprend les|reprend vos|reprend ses|reprend tous les|reprend l'|reprend gratuitement|reprend toutes les|récupère les|récupère vos|récupère ses|récupère tous les|récupère l'|récupère gratuitement|récupère toutes les|recycle les|recycle vos|recycle ses|recycle tous les|recycle l'|recycle gratuitement|recycle toutes les|rachète les|rachète vos|rachète ses|rachète tous les|rachète l'|\
         rachète gratuitement|rachète toutes les|reconditionne les|reconditionne vos|reconditionne ses|reconditionne tous les|reconditionne l'|reconditionne gratuitement|reconditionne toutes les|répare les|répare vos|répare ses|répare tous les|répare l'|répare gratuitement|répare toutes les|collecte les|collecte vos|collecte ses|collecte tous les|collecte l'|collecte gratuitement|collecte toutes les|\
         valorise les|valorise vos|valorise ses|valorise tous les|valorise l'|valorise gratuitement|valorise toutes les|revalorise les|revalorise vos|revalorise ses|revalorise tous les|revalorise l'|revalorise gratuitement|revalorise toutes les",
        "vieux|vieilles|anciens|anciennes|usagés|appareils|usagées|bouteilles|emballages|produits|vêtements|chutes|déchets|pièces|téléphones|piles|capsules|ancien appareil",
    ),
    (
        -1,
        29,
        "suremballé|suremballés|suremballage|emballage|emballages|emballé|emballés|plastique|polystyrène|blister|sachets|dosettes|capsules|carton|cellophane|barquette",
        "individuel|individuels|non recyclable|non recyclables|non recyclés|à usage unique|jetable|jetables|superflu|superflus|inutile|inutiles|excessif|démesuré|démesurés|à outrance|pour un seul|trois fois|dans du plastique|sous plastique|partout|à foison|en plastique|impossible à recycler|impossibles à recycler|qui finissent|à gogo|mal recyclé",
    ),
    (
        -1,
        29,
        "broie ses|broie les|broie des|broie la|broie de l'|broie encore|broie leurs|broie l'|détruit ses|détruit les|détruit des|détruit la|détruit de l'|détruit encore|détruit leurs|détruit l'|jette ses|jette les|jette des|jette la|jette de l'|jette encore|jette leurs|jette l'|brûle ses|brûle les|brûle des|brûle la|brûle de l'|brûle encore|brûle leurs|brûle l'|incinère ses|incinère les|incinère des|\
         incinère la|incinère de l'|incinère encore|incinère leurs|incinère l'|enfouit ses|enfouit les|enfouit des|enfouit la|enfouit de l'|enfouit encore|enfouit leurs|enfouit l'|rejette ses|rejette les|rejette des|rejette la|rejette de l'|rejette encore|rejette leurs|rejette l'|déverse ses|déverse les|déverse des|déverse la|déverse de l'|déverse encore|déverse leurs|déverse l'|gaspille ses|gaspille les|\
         gaspille des|gaspille la|gaspille de l'|gaspille encore|gaspille leurs|gaspille l'",
        "invendus|déchets|retours|eaux|produits|tonnes|eau|polluants|stocks|surplus|rivière|nourriture|ressources",
    ),
    (
        -1,
        29,
        "fait toujours fabriquer|fait fabriquer|fait tout|fait toujours|fait encore|fait en|fait tout fabriquer|fait|fabrique toujours fabriquer|fabrique fabriquer|fabrique tout|fabrique toujours|fabrique encore|fabrique en|fabrique tout fabriquer|fabrique|produit toujours fabriquer|produit fabriquer|produit tout|produit toujours|produit encore|produit en|produit tout fabriquer|produit|\
         fabriqué toujours fabriquer|fabriqué fabriquer|fabriqué tout|fabriqué toujours|fabriqué encore|fabriqué en|fabriqué tout fabriquer|fabriqué|fabriqués toujours fabriquer|fabriqués fabriquer|fabriqués tout|fabriqués toujours|fabriqués encore|fabriqués en|fabriqués tout fabriquer|fabriqués|cousu toujours fabriquer|cousu fabriquer|cousu tout|cousu toujours|cousu encore|cousu en|cousu tout fabriquer|\
         cousu|assemblé toujours fabriquer|assemblé fabriquer|assemblé tout|assemblé toujours|assemblé encore|assemblé en|assemblé tout fabriquer|assemblé|importé toujours fabriquer|importé fabriquer|importé tout|importé toujours|importé encore|importé en|importé tout fabriquer|importé|importés toujours fabriquer|importés fabriquer|importés tout|importés toujours|importés encore|importés en|\
         importés tout fabriquer|importés|expédié toujours fabriquer|expédié fabriquer|expédié tout|expédié toujours|expédié encore|expédié en|expédié tout fabriquer|expédié",
        "à l'autre bout du monde|à l'autre bout kilomètres|à l'autre bout opaques|à l'autre bout douteuses|à l'autre bout charbon|à l'autre bout de chine|à l'autre bout de la planète|à l'autre bout|au bout du du monde|au bout du kilomètres|au bout du opaques|au bout du douteuses|au bout du charbon|au bout du de chine|au bout du de la planète|au bout du|à 0 000 du monde|à 0 000 kilomètres|à 0 000 opaques|\
         à 0 000 douteuses|à 0 000 charbon|à 0 000 de chine|à 0 000 de la planète|à 0 000|par avion du monde|par avion kilomètres|par avion opaques|par avion douteuses|par avion charbon|par avion de chine|par avion de la planète|par avion|de l'autre bout du monde|de l'autre bout kilomètres|de l'autre bout opaques|de l'autre bout douteuses|de l'autre bout charbon|de l'autre bout de chine|\
         de l'autre bout de la planète|de l'autre bout|dans des conditions du monde|dans des conditions kilomètres|dans des conditions opaques|dans des conditions douteuses|dans des conditions charbon|dans des conditions de chine|dans des conditions de la planète|dans des conditions|dans des usines du monde|dans des usines kilomètres|dans des usines opaques|dans des usines douteuses|\
         dans des usines charbon|dans des usines de chine|dans des usines de la planète|dans des usines",
    ),
    (
        -1,
        29,
        "ne publie|ne communique|ne recycle|ne reprend|ne compense|ne dit|ne divulgue|ne propose|ne documente|n' publie|n' communique|n' recycle|n' reprend|n' compense|n' dit|n' divulgue|n' propose|n' documente",
        "aucun bilan carbone|aucun bilan|aucun rapport|aucun sur|aucun ses|aucun engagement|aucun donnée environnementale|aucun filière|aucun de filière|aucun rien sur|aucun chiffre|aucun label|aucun objectif|aucun reprise|aucun recharge|aucun consigne|aucun mot|aucune bilan carbone|aucune bilan|aucune rapport|aucune sur|aucune ses|aucune engagement|aucune donnée environnementale|aucune filière|\
         aucune de filière|aucune rien sur|aucune chiffre|aucune label|aucune objectif|aucune reprise|aucune recharge|aucune consigne|aucune mot|rien bilan carbone|rien bilan|rien rapport|rien sur|rien ses|rien engagement|rien donnée environnementale|rien filière|rien de filière|rien rien sur|rien chiffre|rien label|rien objectif|rien reprise|rien recharge|rien consigne|rien mot|pas bilan carbone|\
         pas bilan|pas rapport|pas engagement|pas donnée environnementale|pas filière|pas de filière|pas rien sur|pas chiffre|pas label|pas objectif|pas reprise|pas recharge|pas consigne|pas mot|ni bilan carbone|ni bilan|ni rapport|ni engagement|ni donnée environnementale|ni filière|ni de filière|ni rien sur|ni chiffre|ni label|ni objectif|ni reprise|ni recharge|ni consigne|ni mot|\
         toujours aucun bilan carbone|toujours aucun bilan|toujours aucun rapport|toujours aucun sur|toujours aucun ses|toujours aucun engagement|toujours aucun donnée environnementale|toujours aucun filière|toujours aucun de filière|toujours aucun rien sur|toujours aucun chiffre|toujours aucun label|toujours aucun objectif|toujours aucun reprise|toujours aucun recharge|toujours aucun consigne|\
         toujours aucun mot|jamais bilan carbone|jamais bilan|jamais rapport|jamais sur|jamais ses|jamais engagement|jamais donnée environnementale|jamais filière|jamais de filière|jamais rien sur|jamais chiffre|jamais label|jamais objectif|jamais reprise|jamais recharge|jamais consigne|jamais mot",
    ),
    (
        1,
        30,
        "ne prélève|ne facture|ne prend|ne ponctionne|ne retient|ne touche|ne applique|ne réclame|ne compte|ne perçoit|ne impose|ne demande|ne exige|ne ajoute|ne cache|ne coûte|n' prélève|n' facture|n' prend|n' ponctionne|n' retient|n' touche|n' applique|n' réclame|n' compte|n' perçoit|n' impose|n' demande|n' exige|n' ajoute|n' cache|n' coûte",
        "pas un sou|pas un centime|pas frais|pas commission|pas de frais|pas de commission|pas supplément|pas le moindre|pas la moindre|pas au retrait|pas à l'étranger|pas pénalité|pas engagement|pas aucun frais|pas frais caché|pas de supplément|pas dépôt|pas surcoût|pas préavis|pas d'engagement|aucun un sou|aucun un centime|aucun frais|aucun commission|aucun de frais|aucun de commission|aucun supplément|\
         aucun le moindre|aucun la moindre|aucun sur|aucun au retrait|aucun à l'étranger|aucun pénalité|aucun engagement|aucun aucun frais|aucun frais caché|aucun de supplément|aucun dépôt|aucun en plus|aucun surcoût|aucun préavis|aucun d'engagement|aucune un sou|aucune un centime|aucune frais|aucune commission|aucune de frais|aucune de commission|aucune supplément|aucune le moindre|aucune la moindre|\
         aucune sur|aucune au retrait|aucune à l'étranger|aucune pénalité|aucune engagement|aucune aucun frais|aucune frais caché|aucune de supplément|aucune dépôt|aucune en plus|aucune surcoût|aucune préavis|aucune d'engagement|rien un sou|rien un centime|rien frais|rien commission|rien de frais|rien de commission|rien supplément|rien le moindre|rien la moindre|rien sur|rien au retrait|rien à l'étranger|\
         rien pénalité|rien engagement|rien aucun frais|rien frais caché|rien de supplément|rien dépôt|rien en plus|rien surcoût|rien préavis|rien d'engagement|ni un sou|ni un centime|ni frais|ni commission|ni de frais|ni de commission|ni supplément|ni le moindre|ni la moindre|ni au retrait|ni à l'étranger|ni pénalité|ni engagement|ni aucun frais|ni frais caché|ni de supplément|ni dépôt|ni surcoût|\
         ni préavis|ni d'engagement|jamais un sou|jamais un centime|jamais frais|jamais commission|jamais de frais|jamais de commission|jamais supplément|jamais le moindre|jamais la moindre|jamais sur|jamais au retrait|jamais à l'étranger|jamais pénalité|jamais engagement|jamais aucun frais|jamais frais caché|jamais de supplément|jamais dépôt|jamais en plus|jamais surcoût|jamais préavis|\
         jamais d'engagement|plus un sou|plus un centime|plus frais|plus commission|plus de frais|plus de commission|plus supplément|plus le moindre|plus la moindre|plus au retrait|plus à l'étranger|plus pénalité|plus engagement|plus aucun frais|plus frais caché|plus de supplément|plus dépôt|plus surcoût|plus préavis|plus d'engagement|nul un sou|nul un centime|nul frais|nul commission|nul de frais|\
         nul de commission|nul supplément|nul le moindre|nul la moindre|nul sur|nul au retrait|nul à l'étranger|nul pénalité|nul engagement|nul aucun frais|nul frais caché|nul de supplément|nul dépôt|nul en plus|nul surcoût|nul préavis|nul d'engagement",
    ),
    (
        1,
        30,
        "carte|virements|virement|retraits|retrait|annulation|modification|bagage|bagages|tenue de compte|résiliation|livraison des repas|options|inscription|parking|petit-déjeuner|wifi|paiements|échange|consommables",
        "gratuit partout|gratuit à l'étranger|gratuit dans|gratuit en|gratuit jusqu'à|gratuit et|gratuit même|gratuit sans|gratuit à tout|gratuit pour|gratuit le premier|gratuit dès|gratuit au|gratuits partout|gratuits à l'étranger|gratuits dans|gratuits en|gratuits jusqu'à|gratuits et|gratuits même|gratuits sans|gratuits à tout|gratuits pour|gratuits le premier|gratuits dès|gratuits au|gratuite partout|\
         gratuite à l'étranger|gratuite dans|gratuite en|gratuite jusqu'à|gratuite et|gratuite même|gratuite sans|gratuite à tout|gratuite pour|gratuite le premier|gratuite dès|gratuite au|gratuites partout|gratuites à l'étranger|gratuites dans|gratuites en|gratuites jusqu'à|gratuites et|gratuites même|gratuites sans|gratuites à tout|gratuites pour|gratuites le premier|gratuites dès|gratuites au|\
         offert partout|offert à l'étranger|offert dans|offert en|offert jusqu'à|offert et|offert même|offert sans|offert à tout|offert pour|offert le premier|offert dès|offert au|offerts partout|offerts à l'étranger|offerts dans|offerts en|offerts jusqu'à|offerts et|offerts même|offerts sans|offerts à tout|offerts pour|offerts le premier|offerts dès|offerts au|offerte partout|offerte à l'étranger|\
         offerte dans|offerte en|offerte jusqu'à|offerte et|offerte même|offerte sans|offerte à tout|offerte pour|offerte le premier|offerte dès|offerte au|offertes partout|offertes à l'étranger|offertes dans|offertes en|offertes jusqu'à|offertes et|offertes même|offertes sans|offertes à tout|offertes pour|offertes le premier|offertes dès|offertes au|inclus partout|inclus à l'étranger|inclus dans|\
         inclus en|inclus jusqu'à|inclus et|inclus même|inclus sans|inclus à tout|inclus pour|inclus le premier|inclus dès|inclus au|incluse partout|incluse à l'étranger|incluse dans|incluse en|incluse jusqu'à|incluse et|incluse même|incluse sans|incluse à tout|incluse pour|incluse le premier|incluse dès|incluse au|incluses partout|incluses à l'étranger|incluses dans|incluses en|incluses jusqu'à|\
         incluses et|incluses même|incluses sans|incluses à tout|incluses pour|incluses le premier|incluses dès|incluses au|compris partout|compris à l'étranger|compris dans|compris en|compris jusqu'à|compris et|compris même|compris sans|compris à tout|compris pour|compris le premier|compris dès|compris au|comprise partout|comprise à l'étranger|comprise dans|comprise en|comprise jusqu'à|comprise et|\
         comprise même|comprise sans|comprise à tout|comprise pour|comprise le premier|comprise dès|comprise au|comprises partout|comprises à l'étranger|comprises dans|comprises en|comprises jusqu'à|comprises et|comprises même|comprises sans|comprises à tout|comprises pour|comprises le premier|comprises dès|comprises au|sans frais partout|sans frais à l'étranger|sans frais dans|sans frais en|\
         sans frais jusqu'à|sans frais et|sans frais même|sans frais sans|sans frais à tout|sans frais pour|sans frais le premier|sans frais dès|sans frais au",
    ),
    (
        -1,
        30,
        "facture|facturé|facturée|facturés|facturent|prélève|prélevés|prélèvent|ponctionne|retient|réclame|taxe|se sert|encaisse|ajoute|rajoute|applique|impose|prend|débite|grignote|compte|rançonne|fait payer|font payer|s'octroie",
        "par mois rien que|pour la tenue|pour la moindre|pour le moindre|pour tout|au prix fort|à part|en sus|en supplément|en plus|sur chaque|sur les ventes|sur la vente|par ordre|par retrait|par virement|par transaction|par commande|à chaque retrait|à chaque virement|à chaque|des frais|de frais|frais de dossier|frais cachés|une commission|commission|commissions|un supplément|des suppléments|\
         pour une valise|la valise|le bagage|bagage cabine|les bagages|le choix du siège|pour choisir|les options|la moindre option|le moindre service|0 pour cent|0 %|au moindre|à hauteur de|des pénalités|une pénalité|des agios|un forfait|l'annulation|la résiliation|pour résilier|pour annuler|pour modifier|la clôture|l'inactivité|au compte-gouttes|quinze pour cent|au passage|sans prévenir|à la louche|\
         de frais de service|un abonnement|pour débloquer|le parking|les retraits|l'option",
    ),
    (
        -1,
        30,
        "frais|commission|commissions|suppléments|options|pénalités|abonnement|frais de dossier|frais de service|frais de résiliation|frais de gestion|facture|ponction|franchise|agios|taux|cartouches|consommables|recharges|filtres|capsules|frais bancaires|surcoûts|droits",
        "cachés|cachée|dissimulés|planqués|surprise|surprises|salés|salé|salée|exorbitants|exorbitante|exorbitant|excessifs|prohibitifs|prohibitive|abusifs|abusive|élevés|élevée|élevé|à rallonge|s'accumulent|s'additionnent|s'empilent|s'ajoutent|grimpent|s'envolent|explosent|apparaissent|n'apparaissent|tombent|pleuvent|plombent|grèvent|rognent|grignotent|gonflent|découragent|hors de prix|ruineux|ruineuses|\
         coûteuses|hors de portée|en sus|en supplément|non inclus|à la dernière|de dernière minute|en cascade|partout|obligatoire|obligatoires|opaques|flous|injustifiés|injustifiée|douteux|mal expliqués|rédhibitoire|assomment|refroidissent|au moindre|sur tout|qui s'ajoutent|qui tombent|qui grimpent|démesurée|gloutonne",
    ),
    (
        1,
        31,
        "capte|capter|couvre|couvrent|couvert|couverte|couverts|reçoit|rembourse|remboursent|prend en charge|prennent en charge|indemnise|assure|protège|dessert|garantit|intervient|desservie|livre|accepte|acceptée|acceptées|étend|présent|présente|présents|implanté",
        "partout|même au fond|même au fin fond|au fin fond|même en montagne|même en forêt|même à la cave|même à la campagne|même dans le métro|jusque dans|dans les coins|en rase campagne|jusqu'à la|jusqu'au|jusqu'aux|jusqu'à 0|tous les pays|dans le monde entier|dans 0 pays|plus de 0 pays|à l'étranger|le monde entier|toute l'europe|toute la france|l'ensemble du|tout le territoire|tout le pays|\
         la quasi-totalité|99 %|0 % de la population|le vol|la casse|le bris|l'orthodontie|les médecines|l'hospitalisation|l'optique|lunettes|les soins|les implants|dégâts des eaux|les catastrophes|les pannes|pannes|les frais médicaux|frais médicaux|rapatriement|dès le premier|sans franchise|sans carence|sans plafond|à cent pour cent|à 0 %|au-delà de|même les|y compris les|les sports|0 destinations|\
         0 villes|les zones rurales|en zone rurale|d'outre-mer|dans chaque ville|à chaque coin|aux quatre coins|où que|d'un bout à l'autre|le conjoint|toute la famille|les animaux|tous risques",
    ),
    (
        1,
        31,
        "réseau|couverture|réception|signal|garanties|contrat|protection|assurance|mutuelle|forfait|desserte|maillage|fibre|5g|4g|itinérance|prise en charge|plafonds|plafond",
        "sans trou|sans faille|sans zone blanche|à toute épreuve|dense|très dense|étendu|étendue|étendues|large|larges|très large|exhaustive|complet|complète|complètes|mondiale|mondial|nationale|impeccable|irréprochable|excellent|excellente|stable|solide|solides|fiable|partout|jusque dans|généreux|généreuse|généreuses|élevés|confortables|hauts|des plus complètes|parmi les plus|parmi les meilleurs|\
         tous risques|exemplaire|incluse|inclus|premier réseau|au meilleur|remarquable|protectrice|protectrices|rassurante|rassurantes|qui passe|tient même|passe même|en béton|couvre large|serré|béton",
    ),
    (
        -1,
        31,
        "ne capte|ne passe|ne couvre|ne rembourse|n'indemnise|n'assure|ne prend pas en charge|ne dessert|n'a pas|ne livre|n'accepte|ne protège|ne prévoit|n'intervient|exclut|exclu|exclue|exclus|exclues|excluent|écarte|oublie|laisse de côté|fait l'impasse sur|s'arrête|limité|limitée|absent|absente|inexistant|inexistante",
        "pas dans|que dans|plus dès|pas à l'étranger|qu'en ville|que les grandes|pas la fibre|encore la fibre|la fibre|ni le vol|ni la casse|ni les|ni l'|pas le vol|pas la casse|pas les|que la moitié|qu'une partie|qu'à partir|le vol|la casse|les dégâts des eaux|dégâts des eaux|les dégâts|l'usure|les soins|l'optique|l'orthodontie|les zones|les campagnes|les sports|les pannes|les catastrophes|les bijoux|\
         les affections|les maladies|le dentaire|la moitié|l'essentiel|aux frontières|à la frontière|aux portes|à l'europe|à la france|hors de|en dehors|en zone rurale|dans ma commune|dans ma région|dans les campagnes|hors des grandes|des grandes villes|en région|en province|de la carte|outre-mer|la corse|aucune agence|aucun magasin",
    ),
    (
        -1,
        31,
        "réseau|couverture|réception|signal|garanties|contrat|protection|mutuelle|forfait|desserte|maillage|fibre|5g|4g|itinérance|plafonds|plafond|remboursements|franchise|assurance|agences|distributeurs|prise en charge",
        "muet|capricieux|capricieuse|en pointillé|en pointillés|fantôme|inexistant|inexistante|aléatoire|médiocre|passoire|lacunaire|lacunaires|partielle|à trous|troué|trouée|trou béant|trous|limité|limitée|limitées|limités|minimaliste|minimalistes|minimales|au rabais|squelettique|trop bas|trop basse|dérisoire|dérisoires|ridicule|ridicules|symbolique|symboliques|maigre|maigres|rare|rares|\
         de plus en plus rares|absent|absente|absents|inaccessible|insuffisant|insuffisante|insuffisantes|insuffisants|s'effondre|tombe dès|disparaît|disparaît dès|s'évanouit|s'arrête|ne passe|ne suit|laisse à désirer|zéro barre|hors des villes|hors des grandes|à l'intérieur|en intérieur|truffé d'exclusions|truffée d'exclusions|truffées d'exclusions|bourré d'exclusions|fermées|ferment|trop élevée|salée|\
         exorbitante|faible|faibles|en berne|inégale|instable",
    ),
    (
        -1,
        31,
        "il faut grimper sur|il faut grimper au|il faut grimper dans|il faut grimper à|il faut sortir sur|il faut sortir au|il faut sortir dans|il faut sortir à|il faut monter sur|il faut monter au|il faut monter dans|il faut monter à|il faut se pencher sur|il faut se pencher au|il faut se pencher dans|il faut se pencher à|il faut aller sur|il faut aller au|il faut aller dans|il faut aller à|\
         faut grimper sur|faut grimper au|faut grimper dans|faut grimper à|faut sortir sur|faut sortir au|faut sortir dans|faut sortir à|faut monter sur|faut monter au|faut monter dans|faut monter à|faut se pencher sur|faut se pencher au|faut se pencher dans|faut se pencher à|faut aller sur|faut aller au|faut aller dans|faut aller à",
        "le pour capter|le pour avoir|le pour téléphoner|la pour capter|la pour avoir|la pour téléphoner|jardin pour capter|jardin pour avoir|jardin pour téléphoner|fenêtre pour capter|fenêtre pour avoir|fenêtre pour téléphoner|balcon pour capter|balcon pour avoir|balcon pour téléphoner|rue pour capter|rue pour avoir|rue pour téléphoner|toit pour capter|toit pour avoir|toit pour téléphoner",
    ),
    (
        1,
        32,
        "livré|livrée|livrés|livrées|livre|livrent|reçu|reçue|reçus|recevoir|arrive|arrivent|arrivé|arrivée|arrivés|expédié|expédiée|expédie|expédient|envoyé|déposé|déposée|acheminé|posté",
        "le lendemain|dès le lendemain|en vingt-quatre heures|en 0 heures|en 0 h|en 0 jours|en deux jours|avant midi|le jour même|avant le souper|avant la date|avec deux jours d'avance|avec un jour d'avance|avec de l'avance|à l'heure dite|au créneau|dans le créneau|à l'heure|pile à l'heure|en temps et en heure|sans une éraflure|sans une égratignure|intact|intacte|intacts|intactes|en parfait état|bien calé|\
         bien emballé|emballés avec soin|soigneusement emballé|soigneusement emballés|soigneusement|avec soin|sur palette|filmés|à l'étage|jusque dans|jusqu'au salon|dans la pièce|au pied|en un temps record|plus vite que|encore chaud|encore chauds|chaud|bien frais|frais|sans encombre|le soir même|comme promis|dans les délais|en point relais|en main propre|même le dimanche|même le samedi|même à la campagne|\
         sous 0 heures|sous deux jours|gratuitement|sans frais|en avance",
    ),
    (
        1,
        32,
        "livraison|livraisons|colis|carton|emballage|paquet|livreur|livreurs|expédition|expéditions|commande|commandes|délai|délais|suivi|transporteur|créneau|créneaux|logistique",
        "soignée|soigné|soignés|impeccable|impeccables|irréprochable|exemplaire|express|éclair|ultrarapide|rapide|rapides|gratuite|offerte|offert|ponctuel|ponctuelle|ponctuels|ponctuelles|aimable|aimables|charmant|prévenant|prévient|appelle|sms|tenus|tenu|respectés|respecté|courts|record|minute par minute|en temps réel|précis|précise|à l'étage|sans accroc|sans encombre|le lendemain|au jour dit|bien calé|\
         bien protégé|bien protégée|béton|nickel|bien pensé|rembourré|efficace|efficaces|fiable|fiables|limpide|d'une précision|au top|parfaite|parfait|rodée|dans la journée|à domicile gratuite|de deux heures|d'une heure|flexible|flexibles|au choix|sans plastique et",
    ),
    (
        -1,
        32,
        "égare|égaré|égarée|égarés|perd|perdu|perdue|perdus|oublie|oublié|balance|balancé|jette|jeté|jetée|abandonne|abandonné|dépose|déposé|laisse|laissé|casse|abîme|malmène|écrase|confond",
        "un colis|mon colis|le colis|les colis|colis sur|le carton|le paquet|mon paquet|ma commande|la commande|une commande|un carton|la moitié|par-dessus|sous la pluie|chez le voisin|dans la rue|devant la porte|devant le portail|sur le trottoir|dans le hall|dans l'escalier|chez un voisin|au mauvais|à la mauvaise|en pleine rue|n'importe où|la clôture|le portail|au pied de|sans sonner|sans prévenir|\
         les étages",
    ),
    (
        -1,
        32,
        "arrive|arrivent|arrivé|arrivée|arrivés|arrivées|livré|livrée|livrés|livre|livrent|reçu|reçue|reçus|débarque|parvenu|expédié|déposé",
        "en miettes|en morceaux|en mille morceaux|cassé|cassée|cassés|brisé|brisée|brisés|fêlé|fêlée|fêlés|abîmé|abîmée|abîmés|cabossé|cabossée|cabossés|écrasé|écrasée|écrasés|éventré|éventrée|ouvert|ouverte|déchiré|endommagé|endommagée|rayé|rayée|défoncé|trempé|tiède|froid|froids|décongelé|décongelés|fondu|fondue|périmé|moisis|incomplet|incomplète|incomplets|avec une semaine|avec deux semaines|\
         avec trois semaines|avec dix jours|avec 0 jours|avec 0 heures|avec du retard|en retard|trop tard|après noël|après la date|un mois plus tard|deux semaines plus tard|0 jours plus tard|trois semaines après|jamais|sans plan|sans protection|sans emballage|dans une simple|dans une enveloppe|dans un carton|la moitié|une fois sur deux|au compte-gouttes|au lieu de",
    ),
    (
        -1,
        32,
        "livraison|livraisons|colis|carton|emballage|paquet|livreur|livreurs|expédition|commande|commandes|délai|délais|suivi|transporteur|transporteurs|créneau|créneaux|envoi|envois|délais de livraison",
        "chaotique|chaotiques|aléatoire|aléatoires|interminable|interminables|à rallonge|fantaisiste|fantaisistes|catastrophique|catastrophiques|désastreuse|bâclée|bâclé|négligé|négligée|insuffisant|insuffisante|indigent|minimaliste|trop fin|trop léger|non tenus|jamais tenus|pas tenus|pas respectés|non respectés|rarement tenus|rarement respecté|explosés|dépassés|doublés|s'allongent|s'éternisent|s'éternise|\
         traîne|traînent|tarde|tardent|se perd|se perdent|perdu|perdus|égarés|écrasé|cabossés|en retard|repoussée|repoussé|repoussée trois fois|reportée|annulée|annulées|ratée|manquée|payante|hors de prix|facturée|facturé|ne sonne|ne sonnent|ne se présente|ne prévient|introuvable|inexistant|inexistante|muet|muette|erroné|ne bouge|figé|faux|jamais arrivée|jamais arrivés|jamais venu|fantôme|mal emballés|\
         mal emballée|mal protégé|mal ficelé|mal ficelée|se font attendre|lents|lente|lentes|long|longs|trop long|trop longs|laisse à désirer|laissent à désirer|un calvaire|un cauchemar|point noir|de trois semaines|de six semaines|de deux mois|de plusieurs semaines",
    ),
    (
        1,
        33,
        "garantie|garanties|garanti|garantit|garantissent|couvre|couvert|couverts|couverte|extension|protégé",
        "à vie|0 ans|dix ans|cinq ans|sept ans|pendant dix|pendant cinq|dix ans pièces|ses cadres à vie|pièces et main-d'œuvre|sans condition|sans discuter|prolongée|étendue|généreuse|généreuses|exemplaire|solide|en béton|rassurante|hors norme|au-delà de|bien au-delà|deux fois plus longue|transférable|tout compris|incluse|offerte|gratuite|la meilleure|longue durée|à toute épreuve|même en cas|\
         contre la casse",
    ),
    (
        1,
        33,
        "retour|retours|renvoi|remboursement|remboursements|remboursé|remboursée|remboursés|rembourse|remboursent|échange|échangé|échangée|échangent|reprise|repris|reprend|reprennent|essai|essayer|tester|rétractation|annulation|virement du trop-perçu|résilié|sav",
        "gratuit|gratuits|gratuite|sans frais|sans discuter|sans discussion|sans broncher|sans justification|sans poser|sans condition|sans ticket|sans histoire|sans sourciller|sans chicaner|sans chichi|sans facture|sans même|intégral|intégralement|immédiat|immédiate|dans la journée|dans la foulée|en 0 heures|en 0 jours|en trois jours|en deux jours|sous 0 heures|sous 0 jours|sous huitaine|le lendemain|\
         le surlendemain|dès le lendemain|à domicile|en boutique|en magasin|de cent nuits|de 0 nuits|de 0 jours|de trente jours|cent nuits|0 nuits|0 jours|trente jours|pendant un mois|pendant 0|un mois|un an|d'un simple|sur simple|en un clic|par du neuf|contre du neuf|à neuf|facile|faciles|facilité|simple|simplissime|exemplaire|rapide|rapides|impeccable|rubis sur l'ongle|au centime|jusqu'au dernier|\
         enfantin|étiquette prépayée|étiquette fournie",
    ),
    (
        -1,
        33,
        "garantie|garanties|extension|protection",
        "exclut|exclue|ne couvre|ne joue|ne prend|symbolique|dérisoire|ridicule|famélique|minimale|minimaliste|trop courte|courte|au rabais|de façade|fantôme|illusoire|limitée|limitée à|réduite|d'un an seulement|de six mois|six mois|un an seulement|annulée|caduque|tombe|saute|expire|truffée|peau de chagrin|à géométrie|inapplicable|refusée|bidon|théorique|un vrai parcours|pleine de trous|contestée|\
         strict minimum|minimum légal|légale et rien|en option|payante|décevante|chiche|inférieure|pas transférable|malheureuse",
    ),
    (
        -1,
        33,
        "retour|retours|renvoi|remboursement|remboursements|rembourser|remboursé|remboursée|rembourse|échange|échanger|reprise|reprendre|rétractation|résilier|renvoyer|rendre|avoir|sav",
        "refusé|refusée|refusés|impossible|impossibles|compliqué|compliqués|laborieux|interminable|interminables|traîne|traînent|tarde|se fait attendre|se font attendre|jamais arrivé|jamais venu|jamais reçu|au compte-gouttes|partiel|amputé|payant|payants|à vos frais|à mes frais|à la charge|à nos frais|aux frais|hors de prix|sous prétexte|sous 14 jours seulement|en bon d'achat|en bons d'achat|en avoir|\
         d'un avoir|relève du|relève de|parcours du combattant|un combat|une bataille|une épreuve|un chemin de croix|un calvaire|exploit|mois d'attente|deux mois|trois mois|six semaines|des mois|des semaines|plusieurs semaines|plusieurs mois|dissuasif|dissuasifs|décourageant|dès que l'emballage|dès l'ouverture|si l'emballage|emballage ouvert|sans l'emballage|exigé|trois relances|après relance|que contre|\
         qu'en avoir|qu'un avoir|restrictif|restrictive|tatillon|tatillonne|opaque",
    ),
    (
        -1,
        33,
        "refuse|refusé|refusent|rechigne|rechignent|ergote|chicane|pinaille|traîne des pieds|joue la montre|se défausse|décline|invoque|botte en touche|se cache derrière|fait traîner",
        "la reprise|le retour|les retours|tout retour|l'échange|le remboursement|la prise en charge|de rembourser|d'échanger|de reprendre|de prendre en charge|à rembourser|à reprendre|à échanger|sous garantie|dès que|l'usure normale|la garantie|pour rembourser|pour chaque|sur chaque|toute responsabilité|un défaut|l'oxydation|la mauvaise utilisation|sur la garantie|le dossier",
    ),
    (
        -1,
        33,
        "ne rembourse pas|ne rembourse jamais|ne rembourse que|ne rembourse rien|ne rembourse ni|ne rembourse qu'en|ne rembourse aucun|ne rembourse plus|ne rembourse qu'un|ne reprend pas|ne reprend jamais|ne reprend que|ne reprend rien|ne reprend ni|ne reprend qu'en|ne reprend aucun|ne reprend plus|ne reprend qu'un|ne échange pas|ne échange jamais|ne échange que|ne échange rien|ne échange ni|\
         ne échange qu'en|ne échange aucun|ne échange plus|ne échange qu'un|ne remplace pas|ne remplace jamais|ne remplace que|ne remplace rien|ne remplace ni|ne remplace qu'en|ne remplace aucun|ne remplace plus|ne remplace qu'un|ne couvre pas|ne couvre jamais|ne couvre que|ne couvre rien|ne couvre ni|ne couvre qu'en|ne couvre aucun|ne couvre plus|ne couvre qu'un|n' rembourse pas|n' rembourse jamais|\
         n' rembourse que|n' rembourse rien|n' rembourse ni|n' rembourse qu'en|n' rembourse aucun|n' rembourse plus|n' rembourse qu'un|n' reprend pas|n' reprend jamais|n' reprend que|n' reprend rien|n' reprend ni|n' reprend qu'en|n' reprend aucun|n' reprend plus|n' reprend qu'un|n' échange pas|n' échange jamais|n' échange que|n' échange rien|n' échange ni|n' échange qu'en|n' échange aucun|n' échange plus|\
         n' échange qu'un|n' remplace pas|n' remplace jamais|n' remplace que|n' remplace rien|n' remplace ni|n' remplace qu'en|n' remplace aucun|n' remplace plus|n' remplace qu'un|n' couvre pas|n' couvre jamais|n' couvre que|n' couvre rien|n' couvre ni|n' couvre qu'en|n' couvre aucun|n' couvre plus|n' couvre qu'un",
        "articles|avoir|bon|frais|dossier|produit|si|partie",
    ),
    (
        1,
        34,
        "raflé|rafle|décroché|décroche|remporté|remporte|gagné|collectionne|accumule|truste|reçu|obtenu|empile|cumule|affiche|engrange|caracole|trône|figure|classé|classée|arrive|élu|élue|sacré|sacrée|plébiscité|plébiscitée|encensé|encensée|salué|saluée|salués|recommandé|recommandée|couronné|couronnée|primé|primée|distingué|distinguée|nommé|cité|citée",
        "trois prix|deux prix|plusieurs prix|de nombreux prix|le prix|les prix|des prix|du public|les récompenses|récompenses|les distinctions|les étoiles|les éloges|les lauriers|la médaille|médailles|le titre|le label|en tête|au sommet|sur le podium|sur la première|première place|la première place|premier|première|numéro un|parmi les|parmi les meilleurs|parmi les plus|par la presse|par les magazines|\
         par les testeurs|par les experts|par les associations|par les utilisateurs|par les clients|par les consommateurs|par les professionnels|par les pros|par ses clients|par les dermatologues|par les parents|par 0 %|par les critiques|par la critique|par tous|marque de l'année|produit de l'année|service client de l'année|des comparatifs|des classements|du classement|des palmarès|des ventes|des sondages|\
         des enquêtes|en exemple|comme la référence|comme une référence|dans tous les|unanimement|haut la main|une note|4 0 sur 5|sur cinq|un taux de satisfaction|d'excellents avis|d'excellentes notes|les avis positifs|des avis positifs|les avis élogieux|cinq étoiles",
    ),
    (
        1,
        34,
        "réputation|image|cote|notoriété|renommée|marque|avis|notes|note|maison|nom|bouche-à-oreille|confiance|critiques|retours|presse|enseigne|fidélité",
        "solide|flatteuse|excellente|excellents|excellentes|irréprochable|sans tache|intacte|enviable|en or|à toute épreuve|jamais démentie|bien établie|établie|méritée|au beau fixe|élogieux|élogieuses|dithyrambiques|unanimes|enthousiastes|unanime|quasi unanimes|positifs|positives|flatteurs|flatteuses|dépassent|dépasse|frôle|frôlent|au zénith|au sommet|sérieuse|centenaire|respectée|de confiance|\
         n'est plus à faire|qui n'est plus|qui parle|de référence|synonyme de|fait autorité|rassure|rassurante|inspire|forge|forgée|gagnée|bâtie|parlent d'eux|fonctionne à plein|fait le reste|très bons|très positifs|très bonnes|exemplaire|prestigieuse|prestigieux|préférée des|chouchou des|culte|légendaire|mythique|aimée|appréciée",
    ),
    (
        -1,
        34,
        "réputation|image|cote|marque|confiance|nom|presse|avis|notes|note|critiques|retours|enseigne|crédibilité|forums|commentaires",
        "ternie|terni|entachée|écornée|écorné|sulfureuse|douteuse|déplorable|désastreuse|exécrable|mauvaise|en chute|en berne|en lambeaux|en ruine|ébranlée|mise à mal|entamée|abîmée|dégradée|dégringole|dégringolent|s'effondre|s'effrite|s'érode|chute|chutent|plonge|plongent|plombée|plombées|souffre|souffrent|pâtit|pâlit|en prend un coup|a pris un coup|mitigée|mitigés|mitigées|partagés|contrastés|assassins|\
         assassin|incendiaires|cinglants|au vitriol|négatifs|négatives|catastrophiques|désastreux|accablants|peu flatteurs|peu élogieux|pleuvent|s'accumulent|se multiplient|à propos de|trafiqués|achetés|bidons|suspects|sceptique|sceptiques|étrille|éreinte|descend en flammes|boude|unanimement|peu amènes|sévères|remontés|de trahison|trahie|perdue|rompue|traîne|colle|casseroles|pas fameuse|pas reluisante|\
         guère reluisante|pas au beau|laisse à désirer|moyenne|à la peine|plafonne|plafonnent",
    ),
    (
        -1,
        34,
        "épinglé|épinglée|condamné|condamnée|sanctionné|sanctionnée|mis en cause|accusé|accusée|éclaboussé|éclaboussée|boudé|boudée|boudées|décrié|décriée|étrillé|étrillée|critiqué|critiquée|pointé|pointée|éreinté|éreintée|moqué|moquée|raillé|méprisé|fustigé|dénoncé|mal noté|mal notée|mal vu|mal vue|montré du doigt|montrée du doigt|traîné|traîne|visé|visée|poursuivi|poursuivie|conspué|lynché|snobé",
        "par la presse|par la critique|par la justice|par la répression|par les associations|par les consommateurs|par les clients|par les utilisateurs|par les testeurs|par les experts|par les internautes|par les autorités|par un scandale|par une affaire|par les amateurs|par les pros|par ses clients|par la dgccrf|par la cnil|par des|pour publicité|pour tromperie|pour pratiques|pour ses pratiques|\
         pour greenwashing|pour avoir|dans une affaire|dans un scandale|dans la presse|en justice|devant les tribunaux|sur les forums|sur les réseaux|à plusieurs reprises|une réputation|une mauvaise|des casseroles|comme un boulet|de toutes parts|partout",
    ),
];
