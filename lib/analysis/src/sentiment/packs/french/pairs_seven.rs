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
        -1,
        28,
        "ingrédients|composition|recette|formule|liste d'ingrédients|étiquette|teneur|profil nutritionnel|valeurs nutritionnelles|recettes",
        "interminable|à rallonge|longue comme|douteuse|douteux|discutable|discutables|contestable|controversés|controversée|indéfendable|opaque|floue|médiocre|médiocres|bas de gamme|ultratransformée|ultratransformés|ultra-transformés|chimique|chimiques|artificiels|artificielle|de synthèse|laisse à désirer|inquiétante|inquiétants|peu ragoûtante|peu recommandable|peu recommandables|fait peur|font peur|\
         fait froid|déséquilibrée|déséquilibré|trop riche|trop sucrée|trop salée|trop grasse|saturée|bourrée|pauvre|pauvres|décevante|décevants|illisible|indigeste|de chimiste|de laboratoire|fait tiquer|font tiquer|alourdie|riche en sucre|riche en additifs|changée|dégradée|gâchée",
    ),
    (
        1,
        29,
        "recyclé|recyclée|recyclés|recyclées|recyclable|recyclables|compostable|compostables|consigné|consignés|rechargeable|réutilisable|biodégradable|biodégradables|réparable|réparables|biosourcé|équitable|bio|biologique|certifié|fabriqué|fabriquée|fabriqués|produit|cousu|tissé|assemblé|cultivé",
        "à 0|pour cent|à cent pour cent|sans plastique|à l'infini|en france|en europe|localement|près de|pièce par pièce|par l'énergie|à l'énergie solaire|à base de|issu du|fsc|gots|dans des ateliers|des océans|en circuit court|à moins de 0|avec des énergies|en usine neutre|chez soi|à domicile|par des artisans",
    ),
    (
        -1,
        29,
        "suremballé|suremballés|suremballage|emballage|emballages|emballé|emballés|plastique|polystyrène|blister|sachets|dosettes|capsules|carton|cellophane|barquette",
        "individuel|individuels|non recyclable|non recyclables|non recyclés|à usage unique|jetable|jetables|superflu|superflus|inutile|inutiles|excessif|démesuré|démesurés|à outrance|pour un seul|trois fois|dans du plastique|sous plastique|partout|à foison|en plastique|impossible à recycler|impossibles à recycler|qui finissent|à gogo|mal recyclé",
    ),
    (
        -1,
        30,
        "facture|facturé|facturée|facturés|facturent|prélève|prélevés|prélèvent|ponctionne|retient|réclame|taxe|exige|se sert|encaisse|ajoute|rajoute|applique|impose|prend|débite|grignote|compte|rançonne|fait payer|font payer|s'octroie",
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
        "capte|capter|couvre|couvrent|couvert|couverte|couverts|passe|reçoit|rembourse|remboursent|prend en charge|prennent en charge|indemnise|assure|protège|dessert|garantit|intervient|desservie|livre|accepte|acceptée|acceptées|étend|présent|présente|présents|implanté",
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
        "ne capte|ne passe|ne couvre|ne rembourse|n'indemnise|n'assure|ne prend pas en charge|ne dessert|n'a pas|ne livre|n'accepte|ne protège|ne prévoit|n'intervient|exclut|exclu|exclue|exclus|exclues|excluent|écarte|oublie|laisse de côté|laisse|fait l'impasse sur|s'arrête|limité|limitée|absent|absente|inexistant|inexistante",
        "pas dans|que dans|plus dès|pas à l'étranger|qu'en ville|que les grandes|pas la fibre|encore la fibre|la fibre|ni le vol|ni la casse|ni les|ni l'|pas le vol|pas la casse|pas les|que la moitié|qu'une partie|qu'à partir|le vol|la casse|les dégâts des eaux|dégâts des eaux|les dégâts|l'usure|les soins|l'optique|l'orthodontie|les zones|les campagnes|les sports|les pannes|les catastrophes|les bijoux|\
         les affections|les maladies|le dentaire|la moitié|l'essentiel|à peu près tout|presque tout|la plupart des|tout ce qui|aux frontières|à la frontière|aux portes|à l'europe|à la france|hors de|en dehors|en zone rurale|dans ma commune|dans ma région|dans les campagnes|hors des grandes|des grandes villes|en région|en province|de la carte|outre-mer|la corse|aucune agence|aucun magasin|le moindre",
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
];
