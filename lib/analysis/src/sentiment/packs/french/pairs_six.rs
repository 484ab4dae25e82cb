//! French words that say something together, whatever stands between them: size to privacy, of many kinds of things. Only data.

/// (sign, feature, words, words a little behind them).
pub(super) const PAIRS: &[(i8, u16, &str, &str)] = &[
    (
        1,
        21,
        "se glisse|se glissent|se range|se rangent|se plie|se replie|tient|tiennent|rentre|rentrent|disparaît|se fait oublier|passe|se cale|s'emporte|se transporte|se loge|loge|se faufile|entre|s'encastre|se porte|se promène|voyage|se démonte",
        "dans la main|au creux de|dans un sac|dans une poche|dans la poche|dans n'importe quel|derrière une porte|sous le bras|sous un lit|sous un bureau|sur un coin|dans un bagage|dans la soute|en bagage|dans un coffre|dans une valise|dans un cartable|à plat|sans prendre de place|en cabine|dans un placard|entre deux|dans la paume|dans un studio|dans une petite cuisine|sur le plan de travail|\
         sur une étagère|à une main|d'une main|sans effort|dans le creux|comme un parapluie|comme une feuille|comme un livre",
    ),
    (
        1,
        21,
        "ne pèse|ne pèsent|ne dépasse|ne fait|ne occupe|ne prend|ne prennent|ne encombre|n' pèse|n' pèsent|n' dépasse|n' fait|n' occupe|n' prend|n' prennent|n' encombre",
        "que 0|que lourd|que de place|que de deux|que deux kilos|que la place|que place|que grand-chose|que quelques|que le plan|que plus qu'|pas 0|pas lourd|pas de place|pas de deux|pas deux kilos|pas la place|pas place|pas grand-chose|pas quelques|pas le plan|pas plus qu'|qu' 0|qu' plus de|qu' lourd|qu' de place|qu' de deux|qu' deux kilos|qu' la place|qu' place|qu' grand-chose|qu' quelques|qu' le plan|\
         qu' plus qu'|qu' pas|qu' un|guère 0|guère plus de|guère lourd|guère de place|guère de deux|guère deux kilos|guère la place|guère place|guère grand-chose|guère quelques|guère le plan|guère plus qu'|guère pas|guère un|presque pas 0|presque pas plus de|presque pas lourd|presque pas de place|presque pas de deux|presque pas deux kilos|presque pas la place|presque pas place|presque pas grand-chose|\
         presque pas quelques|presque pas le plan|presque pas plus qu'|presque pas pas|presque pas un|presque rien 0|presque rien plus de|presque rien lourd|presque rien de place|presque rien de deux|presque rien deux kilos|presque rien la place|presque rien place|presque rien grand-chose|presque rien quelques|presque rien le plan|presque rien plus qu'|presque rien pas|presque rien un|à peine 0|\
         à peine plus de|à peine lourd|à peine de place|à peine de deux|à peine deux kilos|à peine la place|à peine place|à peine grand-chose|à peine quelques|à peine le plan|à peine plus qu'|à peine pas|à peine un|pas plus 0|pas plus lourd|pas plus de place|pas plus de deux|pas plus deux kilos|pas plus la place|pas plus place|pas plus grand-chose|pas plus quelques|pas plus le plan|pas plus plus qu'|\
         rien 0|rien plus de|rien lourd|rien de place|rien de deux|rien deux kilos|rien la place|rien place|rien grand-chose|rien quelques|rien le plan|rien plus qu'|rien pas|rien un|quasiment 0|quasiment plus de|quasiment lourd|quasiment de place|quasiment de deux|quasiment deux kilos|quasiment la place|quasiment place|quasiment grand-chose|quasiment quelques|quasiment le plan|quasiment plus qu'|\
         quasiment pas|quasiment un",
    ),
    (
        -1,
        21,
        "pèse|pèsent|affiche|accuse",
        "son poids|un âne mort|une tonne|lourd|son pesant|trop lourd|plus de 0 kilos|près de 0 kilos|0 kilos|0 kg|son quintal|sur la balance|le poids|des tonnes|dans le sac|sur l'épaule",
    ),
    (
        -1,
        21,
        "lourd|lourde|lourds|encombrant|encombrante|volumineux|volumineuse|imposant|imposante|gros|grosse|grand|massif|massive|large|haut|épais|épaisse|long",
        "à transporter|à trimballer|à porter|à déplacer|à soulever|à manipuler|à ranger|à tenir|pour voyager|pour un studio|pour une petite|pour les petites|pour un petit|pour être|pour tenir|pour la poche|pour le sac|pour passer|une fois plié|une fois pliée|une fois replié|comme un|comme une|en main|sur l'épaule|sur le nez|à bout de bras|dans le sac|au poignet|pour une femme|pour un enfant|pour les petits",
    ),
    (
        -1,
        21,
        "ne rentre|ne rentrent|ne tient|ne tiennent|ne entre|ne passe|ne loge|ne se glisse|ne se range|ne quitte|n' rentre|n' rentrent|n' tient|n' tiennent|n' entre|n' passe|n' loge|n' se glisse|n' se range|n' quitte",
        "pas placard|pas tiroir|pas sous|pas coffre|pas table|pas partout|pas poche|pas ma|pas mon|pas sac|dans aucun dans|dans aucun placard|dans aucun la|dans aucun le|dans aucun tiroir|dans aucun sous|dans aucun en|dans aucun un|dans aucun une|dans aucun coffre|dans aucun par|dans aucun table|dans aucun partout|dans aucun poche|dans aucun ma|dans aucun mon|dans aucun sac|plus placard|plus tiroir|\
         plus sous|plus coffre|plus table|plus partout|plus poche|plus ma|plus mon|plus sac|dans aucune dans|dans aucune placard|dans aucune la|dans aucune le|dans aucune tiroir|dans aucune sous|dans aucune en|dans aucune un|dans aucune une|dans aucune coffre|dans aucune par|dans aucune table|dans aucune partout|dans aucune poche|dans aucune ma|dans aucune mon|dans aucune sac|nulle part dans|\
         nulle part placard|nulle part la|nulle part le|nulle part tiroir|nulle part sous|nulle part en|nulle part un|nulle part une|nulle part coffre|nulle part par|nulle part table|nulle part partout|nulle part poche|nulle part ma|nulle part mon|nulle part sac|ni placard|ni tiroir|ni sous|ni coffre|ni table|ni partout|ni poche|ni ma|ni mon|ni sac|pas dans placard|pas dans tiroir|pas dans sous|\
         pas dans coffre|pas dans table|pas dans partout|pas dans poche|pas dans ma|pas dans mon|pas dans sac|qu'en dans|qu'en placard|qu'en la|qu'en le|qu'en tiroir|qu'en sous|qu'en en|qu'en un|qu'en une|qu'en coffre|qu'en par|qu'en table|qu'en partout|qu'en poche|qu'en ma|qu'en mon|qu'en sac|pas sous dans|pas sous placard|pas sous la|pas sous le|pas sous tiroir|pas sous sous|pas sous en|pas sous un|\
         pas sous une|pas sous coffre|pas sous par|pas sous table|pas sous partout|pas sous poche|pas sous ma|pas sous mon|pas sous sac|dans pas placard|dans pas tiroir|dans pas sous|dans pas coffre|dans pas table|dans pas partout|dans pas poche|dans pas ma|dans pas mon|dans pas sac|que dans placard|que dans tiroir|que dans sous|que dans coffre|que dans table|que dans partout|que dans poche|que dans ma|\
         que dans mon|que dans sac|jamais dans|jamais placard|jamais la|jamais le|jamais tiroir|jamais sous|jamais en|jamais un|jamais une|jamais coffre|jamais par|jamais table|jamais partout|jamais poche|jamais ma|jamais mon|jamais sac",
    ),
    (
        -1,
        21,
        "prend toute la|prend trop de|prend beaucoup de|prend énormément de|prend la moitié|prend tout le|prend de la|prend une place|prend un tiers|prend presque tout|prend beaucoup|prennent toute la|prennent trop de|prennent beaucoup de|prennent énormément de|prennent la moitié|prennent tout le|prennent de la|prennent une place|prennent un tiers|prennent presque tout|prennent beaucoup|occupe toute la|\
         occupe trop de|occupe beaucoup de|occupe énormément de|occupe la moitié|occupe tout le|occupe de la|occupe une place|occupe un tiers|occupe presque tout|occupe beaucoup|mange toute la|mange trop de|mange beaucoup de|mange énormément de|mange la moitié|mange tout le|mange de la|mange une place|mange un tiers|mange presque tout|mange beaucoup|bouffe toute la|bouffe trop de|bouffe beaucoup de|\
         bouffe énormément de|bouffe la moitié|bouffe tout le|bouffe de la|bouffe une place|bouffe un tiers|bouffe presque tout|bouffe beaucoup|envahit toute la|envahit trop de|envahit beaucoup de|envahit énormément de|envahit la moitié|envahit tout le|envahit de la|envahit une place|envahit un tiers|envahit presque tout|envahit beaucoup|monopolise toute la|monopolise trop de|monopolise beaucoup de|\
         monopolise énormément de|monopolise la moitié|monopolise tout le|monopolise de la|monopolise une place|monopolise un tiers|monopolise presque tout|monopolise beaucoup|squatte toute la|squatte trop de|squatte beaucoup de|squatte énormément de|squatte la moitié|squatte tout le|squatte de la|squatte une place|squatte un tiers|squatte presque tout|squatte beaucoup|dévore toute la|dévore trop de|\
         dévore beaucoup de|dévore énormément de|dévore la moitié|dévore tout le|dévore de la|dévore une place|dévore un tiers|dévore presque tout|dévore beaucoup",
        "place|plan|cuisine|coffre|folle|table|bureau|poche|salon|sac|pièce",
    ),
    (
        1,
        22,
        "réunit|regroupe|cumule|combine|rassemble|embarque|intègre|propose|offre|regorge|fourmille|déborde|concentre|marie|associe|dispose|conjugue|empile|aligne|multiplie|inclut|ne manque",
        "dans un seul|en un seul|tout-en-un|à la fois|de fonctions|de fonctionnalités|d'options|de réglages|d'outils|les fonctions|toutes les fonctions|toutes les options|tous les outils|une foule|une multitude|une kyrielle|une ribambelle|une panoplie|une batterie de|un arsenal|des dizaines de|0 programmes|0 modes|0 fonctions|0 usages|d'astuces|d'équipements|de raccourcis|tout ce qu'il faut|\
         tout le nécessaire|de possibilités|de gadgets utiles|de modes",
    ),
    (
        -1,
        22,
        "manque|manquent|dépourvu|dépourvue|privé|privée|fait l'impasse|se passe|oublie|sans|ni|pas de|pas la moindre|aucune|pas même|ne propose pas|n'a pas|n'offre pas|ne dispose pas|absence|n'a ni|n'ont ni|n'y a ni|n'offre ni|ne propose ni|n'a pas de|n'ont pas de|n'y a pas de|n'offre pas de|ne propose pas de|n'a pas la moindre|n'ont pas la moindre|n'y a pas la moindre|n'offre pas la moindre|\
         ne propose pas la moindre|n'a aucune|n'ont aucune|n'y a aucune|n'offre aucune|ne propose aucune|n'a pas même|n'ont pas même|n'y a pas même|n'offre pas même|ne propose pas même",
        "de fonctions|fonctions avancées|de fonctionnalités|d'options|de réglages|de réglage|d'outils|de programmes|réglage de température|minuterie|programmation|arrêt automatique|mode nuit|mode hors ligne|départ différé|partage|multi-comptes|thermostat|télécommande|écran tactile|prise casque|double affichage|rapports|export|historique|filtres|automatisation|personnalisation|notifications|fonction vapeur|\
         mode manuel|statistiques|calendrier|recherche|glissière|éclairage|lumière|poche|capuche|port usb",
    ),
    (
        1,
        23,
        "reconnu|reconnue|détecté|détectée|pris en charge|lu|appairé|appairée|synchronisé|synchronise|communique|dialogue|s'intègre|se connecte|s'appaire|se marie|cohabite|s'interface",
        "d'emblée|immédiatement|aussitôt|instantanément|automatiquement|par la console|par l'ordinateur|par windows|par mac|sans pilote|sans adaptateur|en un clic|à merveille|parfaitement|sans accroc|sans heurt|avec le reste|avec tout|avec alexa|avec homekit|avec les outils|nativement|au premier essai|du premier coup|sans friction|comme par magie|sans coupure",
    ),
    (
        1,
        23,
        "compatible|compatibles|compatibilité",
        "avec tout|avec tous|avec toutes|avec la plupart|avec l'ensemble|avec les deux|avec android|avec ios|avec iphone|avec mac|avec windows|avec alexa|avec homekit|aussi bien|totale|parfaite|large|étendue|universelle|exemplaire|sans faille|matter|rétroactive",
    ),
    (
        1,
        23,
        "se branche|se connecte|se marie|s'associe|s'appaire|se synchronise|communique|dialogue|fonctionne|marche|s'intègre|s'adapte|se couple|cohabite|s'entend|s'interface",
        "sur n'importe quel|sur n'importe quelle|sur tous les|sur toutes les|sur tout|sur la plupart des|sur l'ensemble des|sur la quasi-totalité|sur presque tous|sur presque tout|sur tous vos|sur à peu près tout|sur quasiment tout|à n'importe quel|à n'importe quelle|à tous les|à toutes les|à tout|à la plupart des|à l'ensemble des|à la quasi-totalité|à presque tous|à presque tout|à tous vos|\
         à à peu près tout|à quasiment tout|avec n'importe quel|avec n'importe quelle|avec tous les|avec toutes les|avec tout|avec la plupart des|avec l'ensemble des|avec la quasi-totalité|avec presque tous|avec presque tout|avec tous vos|avec à peu près tout|avec quasiment tout|dans n'importe quel|dans n'importe quelle|dans tous les|dans toutes les|dans tout|dans la plupart des|dans l'ensemble des|\
         dans la quasi-totalité|dans presque tous|dans presque tout|dans tous vos|dans à peu près tout|dans quasiment tout|aussi bien avec n'importe quel|aussi bien avec n'importe quelle|aussi bien avec tous les|aussi bien avec toutes les|aussi bien avec tout|aussi bien avec la plupart des|aussi bien avec l'ensemble des|aussi bien avec la quasi-totalité|aussi bien avec presque tous|\
         aussi bien avec presque tout|aussi bien avec tous vos|aussi bien avec à peu près tout|aussi bien avec quasiment tout",
    ),
    (
        1,
        23,
        "accepte tous|accepte toutes|accepte à peu près|accepte presque|accepte la plupart|accepte n'importe|accepte quasiment|lit tous|lit toutes|lit à peu près|lit presque|lit la plupart|lit n'importe|lit quasiment|prend en charge tous|prend en charge toutes|prend en charge à peu près|prend en charge presque|prend en charge la plupart|prend en charge n'importe|prend en charge quasiment|gère tous|\
         gère toutes|gère à peu près|gère presque|gère la plupart|gère n'importe|gère quasiment|ouvre tous|ouvre toutes|ouvre à peu près|ouvre presque|ouvre la plupart|ouvre n'importe|ouvre quasiment|avale tous|avale toutes|avale à peu près|avale presque|avale la plupart|avale n'importe|avale quasiment|reconnaît tous|reconnaît toutes|reconnaît à peu près|reconnaît presque|reconnaît la plupart|\
         reconnaît n'importe|reconnaît quasiment|parle tous|parle toutes|parle à peu près|parle presque|parle la plupart|parle n'importe|parle quasiment",
        "les formats|les fichiers|les cartes|les capsules|les appareils|les protocoles|les standards|les accessoires|les marques|les systèmes|les tailles|les types|les outils|tous formats|tous fichiers|tous cartes|tous capsules|tous appareils|tous protocoles|tous standards|tous accessoires|tous marques|tous systèmes|tous tailles|tous types|tous outils|des formats|des fichiers|des cartes|des capsules|\
         des appareils|des protocoles|des standards|des accessoires|des marques|des systèmes|des tailles|des types|des outils|quel formats|quel fichiers|quel cartes|quel capsules|quel appareils|quel protocoles|quel standards|quel accessoires|quel marques|quel systèmes|quel tailles|quel types|quel outils|quelle formats|quelle fichiers|quelle cartes|quelle capsules|quelle appareils|quelle protocoles|\
         quelle standards|quelle accessoires|quelle marques|quelle systèmes|quelle tailles|quelle types|quelle outils",
    ),
    (
        -1,
        23,
        "n'entre|n'entrent|ne rentre|ne rentrent|ne va|ne vont|ne s'adapte|ne s'adaptent|ne fonctionne|ne fonctionnent|ne marche|ne marchent|ne se branche|ne se connecte|ne communique|ne dialogue|ne lit|n'ouvre|ne reconnaît|ne parle|n'accepte|ne gère|ne prend en charge|ne s'entend|ne s'intègre|ne supporte|refuse",
        "dans aucune autre|dans aucun autre|sur aucun|sur aucune|qu'avec|que sur|que dans|avec aucun|avec aucune|avec rien|pas avec|pas sur|ni les fichiers|ni le|ni les|ni la|ni avec|aucun autre|que les cartouches|que ses|que les|que la marque|que le format|pas les fichiers|pas android|pas mac|pas le wi-fi|pas l'usb|qu'entre|de se connecter|de s'appairer|de dialoguer|de communiquer|les cartouches|\
         toute cartouche|les accessoires|les capsules|les formats|mal avec|de lire|d'ouvrir|de reconnaître",
    ),
    (
        1,
        24,
        "application|appli|logiciel|plateforme|interface|site|mise à jour|mises à jour|version|appli mobile|outil",
        "repensée|repensé|entièrement repensée|refondue|claire|clair|limpide|soignée|soigné|fluide|stable|peaufinée|bien faite|bien fait|bien fichue|bien conçue|bien conçu|bien pensée|ergonomique|exemplaire|intuitive|au top|modèle|complète|puissante|moderne|réussie|traduite en|en français|à jour|régulières|régulière|fréquentes|tous les mois|chaque mois|corrigent|corrige|corrige vite|apportent|enrichit|\
         enrichissent|améliorent|garanties pendant|pendant cinq|pendant sept|gratuites|rapides|un bonheur|un bijou|sans publicité|sans pub|sans bug|sans bogue|légère|agréable|agréable à|tourne comme|réactive|riche|centralise|sait tout|permet de tout",
    ),
    (
        1,
        24,
        "tout se fait|tout se gère|tout se pilote|tout se règle|tout se consulte|tout est accessible|tout tient|virements se fait|virements se gère|virements se pilote|virements se règle|virements se consulte|virements est accessible|virements tient|suivi se fait|suivi se gère|suivi se pilote|suivi se règle|suivi se consulte|suivi est accessible|suivi tient|réglages se fait|réglages se gère|\
         réglages se pilote|réglages se règle|réglages se consulte|réglages est accessible|réglages tient|factures se fait|factures se gère|factures se pilote|factures se règle|factures se consulte|factures est accessible|factures tient|commandes se fait|commandes se gère|commandes se pilote|commandes se règle|commandes se consulte|commandes est accessible|commandes tient",
        "depuis l'appli|depuis l'application|depuis le téléphone|depuis son téléphone|depuis le smartphone|depuis un seul écran|depuis une seule appli|dans l'appli|dans l'application|dans le téléphone|dans son téléphone|dans le smartphone|dans un seul écran|dans une seule appli|via l'appli|via l'application|via le téléphone|via son téléphone|via le smartphone|via un seul écran|via une seule appli|\
         sur l'appli|sur l'application|sur le téléphone|sur son téléphone|sur le smartphone|sur un seul écran|sur une seule appli",
    ),
    (
        -1,
        24,
        "application|appli|logiciel|plateforme|site|mise à jour|mises à jour|version|appli mobile|système|surcouche|firmware|outil",
        "poussive|poussif|plante|plante à|plante dès|plantent|plantait|bugue|buggée|boguée|bugguée|truffée de bugs|bourrée de pubs|bourrée de bugs|truffée de pubs|truffé de|bourré de|mal traduite|mal traduit|mal fichue|mal fichu|mal pensée|mal conçue|datée|daté|vieillotte|archaïque|antédiluvienne|préhistorique|d'un autre âge|d'un autre temps|usine à gaz|indigeste|illisible|brouillonne|confuse|rame|lente|\
         se ferme|se fige|freeze|page blanche|oublie|perd|impose|oblige|réclame|exige|casse|cassent|a cassé|se font attendre|rares|se raréfient|s'arrêtent|ne viennent|tardent|abandonné|abandonnée|à l'abandon|plus maintenue|plus mises|obsolète|bâclée|bâclé|limitée|inutilisable|catastrophique|calamiteuse|instable|gâche|pas à la hauteur|indigne|à revoir|perfectible|digne des années|des années 0|en anglais|\
         uniquement en anglais|qui plante|qui bugue|qui rame|lourde|envahissante|gourmande|inachevée|laisse à désirer|un calvaire|talon d'achille|point noir|point faible|squelettique|rudimentaire",
    ),
    (
        1,
        25,
        "protège|protègent|rassure|sécurise|verrouille|verrouillage|bloque|stoppe|stoppe net|coupe|s'arrête|freine|amortit|alerte|résiste|étouffe|absorbe|retient|évite|empêche|prévient",
        "les doigts|des doigts|les petits doigts|les enfants|l'enfant|bébé|la tête|les passagers|les occupants|le piéton|piétons|le cycliste|la lame|la lame au|au contact de la peau|en cas de choute|en cas de choc|en cas de chute|en cas d'oubli|en cas de surchauffe|en cas de basculement|en cas de court-circuit|le contact|la surchauffe|les brûlures|les chutes|tout risque|le moindre risque|tout accident|\
         un accident|l'accident|à la moindre|dès qu'un obstacle|avant l'obstacle|des chutes|les coupures|tout basculement|la noyade|automatiquement en cas",
    ),
    (
        -1,
        25,
        "risque|risques|danger|dangers|menace|peur|crainte",
        "de brûlure|de brûlures|d'incendie|de chute|de coupure|d'étouffement|de basculer|de basculement|d'électrocution|de pincement|de se couper|de surchauffe|pour les enfants|pour un enfant|pour les doigts|pour bébé|de noyade|de glissade|d'explosion|d'accident|réel|bien réel",
    ),
    (
        -1,
        25,
        "bascule|basculer|basculent|se renverse|glisse|glissent|dérape|se détache|se détachent|s'ouvre|s'ouvrir|se dégrafe|se déverrouille|lâche|cède|se desserre|se rompt|se débloque|fume|prend feu|prendre feu|a pris feu|fond|explose|éclate|disjoncte|surchauffe|chauffe|brûle|coupe|pince|électrise|blesse|a failli|a blessé|chauffent|finissent",
        "au moindre|pour un rien|trop facilement|dès qu'on|en pleine|en roulant|sous pression|sous la pression|en cours de|sur sol mouillé|sur le mouillé|sur carrelage|les doigts|la main|la peau|anormalement|dangereusement|au point de|à en brûler|excessivement|dans la bouche|dans une bouche|entre les mains|au toucher|en façade|pendant la charge|en charge|au test|aux crash-tests|au crash-test|à l'épreuve|\
         au freinage|tellement|sans prévenir|si on|sous le poids|l'enfant|un enfant|mon fils|ma fille|un utilisateur",
    ),
    (
        1,
        26,
        "chiffre|chiffrées|chiffrés|chiffrement|protège|protégées|stocke|conserve|héberge|hébergées|garde|verrouille|sécurise|anonymise|efface|supprime",
        "de bout en bout|vos données|les données|données personnelles|les échanges|les conversations|les messages|localement|en local|en suisse|en france|en europe|sur l'appareil|sans trace|automatiquement|l'adresse ip|la vie privée|les comptes|le compte|à double tour|comme un coffre|aucun journal|ni journal|rien|hors de portée|les mots de passe|l'identité",
    ),
    (
        1,
        26,
        "ne garde|ne conserve|ne collecte|ne revend|ne vend|ne partage|ne transmet|ne stocke|ne exploite|ne enregistre|ne piste|ne trace|ne suit|ne demande|ne récolte|ne communique|ne cède|n' garde|n' conserve|n' collecte|n' revend|n' vend|n' partage|n' transmet|n' stocke|n' exploite|n' enregistre|n' piste|n' trace|n' suit|n' demande|n' récolte|n' communique|n' cède",
        "aucun journal|aucun donnée|aucun données|aucun trace|aucun information|aucun historique|aucun de|aucun vos|aucun les|aucun aucune|aucun à des tiers|aucun cookie|aucun publicité|aucun personnelle|aucune journal|aucune donnée|aucune données|aucune trace|aucune information|aucune historique|aucune de|aucune vos|aucune les|aucune aucune|aucune à des tiers|aucune cookie|aucune publicité|\
         aucune personnelle|pas journal|pas donnée|pas données|pas trace|pas information|pas historique|pas vos|pas aucune|pas à des tiers|pas cookie|pas publicité|pas personnelle|jamais journal|jamais donnée|jamais données|jamais trace|jamais information|jamais historique|jamais de|jamais vos|jamais les|jamais aucune|jamais à des tiers|jamais cookie|jamais publicité|jamais personnelle|rien journal|\
         rien donnée|rien données|rien trace|rien information|rien historique|rien de|rien vos|rien les|rien aucune|rien à des tiers|rien cookie|rien publicité|rien personnelle|ni journal|ni donnée|ni données|ni trace|ni information|ni historique|ni vos|ni aucune|ni à des tiers|ni cookie|ni publicité|ni personnelle|aucune donnée journal|aucune donnée donnée|aucune donnée données|aucune donnée trace|\
         aucune donnée information|aucune donnée historique|aucune donnée de|aucune donnée vos|aucune donnée les|aucune donnée aucune|aucune donnée à des tiers|aucune donnée cookie|aucune donnée publicité|aucune donnée personnelle|pas vos journal|pas vos donnée|pas vos données|pas vos trace|pas vos information|pas vos historique|pas vos de|pas vos vos|pas vos les|pas vos aucune|pas vos à des tiers|\
         pas vos cookie|pas vos publicité|pas vos personnelle|pas la moindre journal|pas la moindre donnée|pas la moindre données|pas la moindre trace|pas la moindre information|pas la moindre historique|pas la moindre de|pas la moindre vos|pas la moindre les|pas la moindre aucune|pas la moindre à des tiers|pas la moindre cookie|pas la moindre publicité|pas la moindre personnelle",
    ),
    (
        1,
        26,
        "alerte à la moindre|alerte toute|alerte la carte|alerte les|alerte immédiatement|alerte instantanément|alerte chaque|alerte le compte|alerte aussitôt|alerte une|alerte un|bloque à la moindre|bloque toute|bloque la carte|bloque les|bloque immédiatement|bloque instantanément|bloque chaque|bloque le compte|bloque aussitôt|bloque une|bloque un|prévient à la moindre|prévient toute|prévient la carte|\
         prévient les|prévient immédiatement|prévient instantanément|prévient chaque|prévient le compte|prévient aussitôt|prévient une|prévient un|détecte à la moindre|détecte toute|détecte la carte|détecte les|détecte immédiatement|détecte instantanément|détecte chaque|détecte le compte|détecte aussitôt|détecte une|détecte un|stoppe à la moindre|stoppe toute|stoppe la carte|stoppe les|\
         stoppe immédiatement|stoppe instantanément|stoppe chaque|stoppe le compte|stoppe aussitôt|stoppe une|stoppe un|repère à la moindre|repère toute|repère la carte|repère les|repère immédiatement|repère instantanément|repère chaque|repère le compte|repère aussitôt|repère une|repère un|gèle à la moindre|gèle toute|gèle la carte|gèle les|gèle immédiatement|gèle instantanément|gèle chaque|gèle le compte|\
         gèle aussitôt|gèle une|gèle un|refuse à la moindre|refuse toute|refuse la carte|refuse les|refuse immédiatement|refuse instantanément|refuse chaque|refuse le compte|refuse aussitôt|refuse une|refuse un",
        "opération suspecte|connexion suspecte|dans la foulée|tentative|tentatives|en un geste|fraude|fraudes|virements suspects|opération|connexion|paiement suspect|hameçonnage|suspecte|arnaques|intrusions",
    ),
    (
        -1,
        26,
        "vend|revend|revendues|vendues|partage|partagées|transmet|transmises|aspire|collecte|collectées|récolte|exploite|siphonne|exposées|exposé|exposés|divulgué|divulguées|dérobées|volées|piratées|fuité|fuitées|dans la nature|envoie|piste|traque|espionne|épie|suit|trace|monnaie|lit|scanne",
        "les données|vos données|données personnelles|des données|nos données|données de ses|à des tiers|à des annonceurs|aux annonceurs|à des courtiers|avec des tiers|avec ses partenaires|à la publicité|sans consentement|sans prévenir|à votre insu|à l'insu|l'utilisateur|les utilisateurs|ses utilisateurs|ses clients|vos contacts|vos messages|vos conversations|jusque dans|vos habitudes|nos habitudes|\
         tout ce que|faits et gestes|les mots de passe|des mots de passe|des millions|des milliers|en clair|sur le darknet|sur internet|dans la nature|vers la chine|vers des serveurs|le moindre geste|les courriels|l'historique|la localisation",
    ),
    (
        -1,
        26,
        "a essuyé|a subi|a connu|a laissé|a été victime|a perdu|a exposé|a été|ont essuyé|ont subi|ont connu|ont laissé|ont été victime|ont perdu|ont exposé|ont été",
        "deux fuites|deux fuite|deux piratage|deux piratages|deux failles|deux cyberattaque|deux intrusion|deux vol|deux fuites de données|deux fuite de données|deux données|deux attaques|deux failles de|une fuites|une fuite|une piratage|une piratages|une failles|une cyberattaque|une intrusion|une vol|une fuites de données|une fuite de données|une données|une attaques|une failles de|plusieurs fuites|\
         plusieurs fuite|plusieurs piratage|plusieurs piratages|plusieurs failles|plusieurs cyberattaque|plusieurs intrusion|plusieurs vol|plusieurs fuites de données|plusieurs fuite de données|plusieurs données|plusieurs attaques|plusieurs failles de|trois fuites|trois fuite|trois piratage|trois piratages|trois failles|trois cyberattaque|trois intrusion|trois vol|trois fuites de données|\
         trois fuite de données|trois données|trois attaques|trois failles de|fuiter fuites|fuiter fuite|fuiter piratage|fuiter piratages|fuiter failles|fuiter cyberattaque|fuiter intrusion|fuiter vol|fuiter fuites de données|fuiter fuite de données|fuiter données|fuiter attaques|fuiter failles de|d'une fuites|d'une fuite|d'une piratage|d'une piratages|d'une failles|d'une cyberattaque|d'une intrusion|\
         d'une vol|d'une fuites de données|d'une fuite de données|d'une données|d'une attaques|d'une failles de|un fuites|un fuite|un piratage|un piratages|un failles|un cyberattaque|un intrusion|un vol|un fuites de données|un fuite de données|un données|un attaques|un failles de|des fuites|des fuite|des piratage|des piratages|des failles|des cyberattaque|des intrusion|des vol|des fuites de données|\
         des fuite de données|des données|des attaques|des failles de|piraté fuites|piraté fuite|piraté piratage|piraté piratages|piraté failles|piraté cyberattaque|piraté intrusion|piraté vol|piraté fuites de données|piraté fuite de données|piraté données|piraté attaques|piraté failles de|piratée fuites|piratée fuite|piratée piratage|piratée piratages|piratée failles|piratée cyberattaque|\
         piratée intrusion|piratée vol|piratée fuites de données|piratée fuite de données|piratée données|piratée attaques|piratée failles de|victime fuites|victime fuite|victime piratage|victime piratages|victime failles|victime cyberattaque|victime intrusion|victime vol|victime fuites de données|victime fuite de données|victime données|victime attaques|victime failles de|la cible fuites|la cible fuite|\
         la cible piratage|la cible piratages|la cible failles|la cible cyberattaque|la cible intrusion|la cible vol|la cible fuites de données|la cible fuite de données|la cible données|la cible attaques|la cible failles de",
    ),
];
