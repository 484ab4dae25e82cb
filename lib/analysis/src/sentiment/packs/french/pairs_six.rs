//! French words that say something together, whatever stands between them: size to privacy, of many kinds of things. Only data.

/// (sign, feature, words, words a little behind them).
pub(super) const PAIRS: &[(i8, u16, &str, &str)] = &[
    (
        1,
        21,
        "se glisse|se glissent|se range|se rangent|se plie|se replie|tient|tiennent|rentre|rentrent|disparaît|se fait oublier|passe|se cale|s'emporte|se transporte|se loge|loge|se faufile|entre|s'encastre|se porte|se promène|voyage|se démonte",
        "dans la main|au creux de|dans un sac|dans une poche|dans la poche|dans n'importe quel|derrière une porte|sous le bras|sous un lit|sous un bureau|sur un coin|dans un bagage|dans la soute|en bagage|dans un coffre|dans une valise|dans un cartable|à plat|sans prendre de place|partout|en cabine|dans un placard|entre deux|dans la paume|dans un studio|dans une petite cuisine|sur le plan de travail|\
         sur une étagère|à une main|d'une main|sans effort|dans le creux|comme un parapluie|comme une feuille|comme un livre",
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
        1,
        22,
        "réunit|regroupe|cumule|combine|rassemble|embarque|intègre|propose|offre|regorge|fourmille|déborde|concentre|marie|associe|dispose|conjugue|empile|aligne|multiplie|inclut|ne manque",
        "dans un seul|en un seul|tout-en-un|à la fois|de fonctions|de fonctionnalités|d'options|de réglages|d'outils|les fonctions|toutes les fonctions|toutes les options|tous les outils|une foule|une multitude|une kyrielle|une ribambelle|une panoplie|une batterie de|un arsenal|des dizaines de|0 programmes|0 modes|0 fonctions|0 usages|d'astuces|d'équipements|de raccourcis|tout ce qu'il faut|\
         tout le nécessaire|de possibilités|de gadgets utiles|de modes",
    ),
    (
        -1,
        22,
        "manque|manquent|dépourvu|dépourvue|privé|privée|fait l'impasse|se passe|oublie|sans|ni|pas de|pas la moindre|aucune|pas même|ne propose pas|n'a pas|n'offre pas|ne dispose pas|absence",
        "de fonctions|fonctions avancées|de fonctionnalités|d'options|de réglages|de réglage|d'outils|de programmes|réglage de température|minuterie|programmation|arrêt automatique|mode nuit|mode hors ligne|départ différé|partage|multi-comptes|thermostat|télécommande|écran tactile|prise casque|double affichage|rapports|export|historique|filtres|automatisation|personnalisation|notifications|fonction vapeur|\
         mode manuel|statistiques|calendrier|recherche|glissière|éclairage|lumière|poche|capuche|port usb",
    ),
    (
        1,
        23,
        "reconnu|reconnue|détecté|détectée|pris en charge|lu|appairé|appairée|synchronisé|synchronise|communique|dialogue|s'intègre|se connecte|s'appaire|se marie|cohabite|s'interface",
        "d'emblée|immédiatement|aussitôt|instantanément|automatiquement|par la console|par l'ordinateur|par windows|par mac|sans pilote|sans adaptateur|en un clic|à merveille|parfaitement|sans accroc|sans heurt|avec le reste|avec tout|avec alexa|avec google|avec homekit|avec les outils|avec slack|nativement|au premier essai|du premier coup|sans friction|comme par magie|sans coupure",
    ),
    (
        1,
        23,
        "compatible|compatibles|compatibilité",
        "avec tout|avec tous|avec toutes|avec la plupart|avec l'ensemble|avec les deux|avec android|avec ios|avec iphone|avec mac|avec windows|avec alexa|avec homekit|aussi bien|totale|parfaite|large|étendue|universelle|exemplaire|sans faille|matter|rétroactive",
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
        -1,
        24,
        "application|appli|logiciel|plateforme|site|mise à jour|mises à jour|version|appli mobile|système|surcouche|firmware|outil",
        "poussive|poussif|plante|plante à|plante dès|plantent|plantait|bugue|buggée|boguée|bugguée|truffée de bugs|bourrée de pubs|bourrée de bugs|truffée de pubs|truffé de|bourré de|mal traduite|mal traduit|mal fichue|mal fichu|mal pensée|mal conçue|datée|daté|vieillotte|archaïque|antédiluvienne|préhistorique|d'un autre âge|d'un autre temps|usine à gaz|indigeste|illisible|brouillonne|confuse|rame|lente|\
         se ferme|se fige|freeze|page blanche|oublie|perd|impose|oblige|réclame|exige|casse|cassent|a cassé|se font attendre|rares|se raréfient|s'arrêtent|ne viennent|tardent|abandonné|abandonnée|à l'abandon|plus maintenue|plus mises|obsolète|bâclée|bâclé|limitée|inutilisable|catastrophique|calamiteuse|instable|gâche|pas à la hauteur|indigne|à revoir|perfectible|digne de windows|digne des années|\
         des années 0|en anglais|uniquement en anglais|qui plante|qui bugue|qui rame|lourde|envahissante|gourmande|inachevée|laisse à désirer|un calvaire|talon d'achille|point noir|point faible|squelettique|rudimentaire",
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
        -1,
        26,
        "vend|revend|revendues|vendues|partage|partagées|transmet|transmises|aspire|collecte|collectées|récolte|exploite|siphonne|exposées|exposé|exposés|divulgué|divulguées|dérobées|volées|piratées|fuité|fuitées|dans la nature|envoie|piste|traque|espionne|épie|suit|trace|monnaie|lit|scanne",
        "les données|vos données|données personnelles|des données|nos données|données de ses|à des tiers|à des annonceurs|aux annonceurs|à des courtiers|avec des tiers|avec ses partenaires|à la publicité|sans consentement|sans prévenir|à votre insu|à l'insu|l'utilisateur|les utilisateurs|ses utilisateurs|ses clients|vos contacts|vos messages|vos conversations|jusque dans|vos habitudes|nos habitudes|\
         tout ce que|faits et gestes|les mots de passe|des mots de passe|des millions|des milliers|en clair|sur le darknet|sur internet|dans la nature|vers la chine|vers des serveurs|le moindre geste|les courriels|l'historique|la localisation",
    ),
];
