//! The French words that name features. Only data; hyphens and apostrophes are read as spaces, plurals are made.

/// Feature words of everyday use: found alone they say nothing.
pub(super) const WEAK: &str = "qualité|service|option|offre|taille|budget|contrôle|espace|technologie|aspect|résultat|matériau|formation|fonction|capacité|portée|appli|application|réseau|bruit|écran|design|style|nourriture|avis|note|coût|performance|construction|outil|mise à jour|mémoire|port|processeur|vitesse|stockage|charge|volume|photo|poids|objectif|zoom|chargeur|connexion|moteur|confiance|popularité|odeur|formule|recette|finition|intérieur|tissu|clavier|toucher|prise en main|frais|tarif|signal|disponibilité|emballage|retour|menu|bibliothèque|nettoyage|entretien|capteur|cours|innovation|remise|promotion|mode|extra|couleur|luminosité|montage|personnel|sucre|retard|erreur|navigation|son|audio|enceinte|bluetooth|wifi|wi-fi|compatibilité|gamme|variété|expérience|conseil|documentation|livraison|envoi|vibration|valeur|réputation|sécurité|confidentialité|frein|ingrédient|goût|texture|confort|sélection|interface|installation|couverture|nutrition|prix|choix|catalogue|conduite|puissance|siège|matière|garantie|batterie|autonomie|image|ajustement|prime|logiciel|assistance|rendu|coffre|accueil|équipe|plats|fonctionnalité|ligne|look|cotisation";

/// (feature, terms of which more is better or whose amount says nothing, terms of which less is better).
pub(super) const TERMS: &[(u16, &str, &str)] = &[
    (
        1,
        "qualité|qualité générale|qualité globale|qualité ~ produit|qualité ~ produits|niveau de qualité",
        "",
    ),
    (
        2,
        "remise|promotion|réduction|bonnes affaires|offres promotionnelles|budget|accessibilité tarifaire|politique tarifaire",
        "prix|coût|tarif|prix d'achat|prix de vente|prix de départ|tarification|coût d'achat|coût mensuel|prime|cotisation|prix mensuel|ticket d'entrée|investissement initial|prix d'entrée|étiquette de prix|mensualité",
    ),
    (
        3,
        "rapport qualité-prix|rapport qualité/prix|rapport performances-prix|rapport prix-qualité|rapport prix-performances|rapport qualité prix|retour sur investissement|rapport performance-prix|rapport coût-efficacité",
        "",
    ),
    (
        4,
        "fabrication|construction|qualité ~ fabrication|qualité ~ construction|qualité ~ finition|qualité ~ finitions|qualité ~ matériaux|matériau|matériaux|matière|matières|finition|finitions|assemblage|châssis|cuir|tissu|coutures|conception mécanique|boîtier|qualité d'assemblage|coque",
        "",
    ),
    (
        5,
        "durabilité|longévité|durée ~ vie|solidité|robustesse|résistance|étanchéité|résistance à l'eau|imperméabilité|résistance aux rayures|résistance aux chocs|résistance à l'usure|tenue dans le temps",
        "usure",
    ),
    (
        6,
        "fiabilité|stabilité|constance|régularité|disponibilité du service",
        "panne|pannes|bug|bugs|plantage|plantages|dysfonctionnement|dysfonctionnements|coupures|interruptions|défaillance|défaillances|temps d'arrêt|taux de panne",
    ),
    (
        7,
        "facilité d'utilisation|simplicité d'utilisation|facilité ~ emploi|prise en main|ergonomie ~ interface|interface|interface utilisateur|expérience utilisateur|navigation|commandes|commandes tactiles|convivialité|maniabilité ~ interface|simplicité|facilité d'usage|tableau de bord|utilisation|simplicité d'usage|menus|ergonomie ~ application|ergonomie ~ logiciel",
        "courbe d'apprentissage|complexité|temps d'adaptation",
    ),
    (
        8,
        "installation|configuration|montage|mise en service|mise en place|mise en route|paramétrage|assemblage du meuble|notice|manuel|notice de montage|mode d'emploi|instructions|facilité d'installation|facilité de montage|processus d'installation|déploiement|configuration initiale",
        "temps d'installation|temps de montage",
    ),
    (
        9,
        "service client|service clientèle|service après-vente|sav|support|support client|support technique|assistance|assistance technique|assistance clientèle|équipe de support|équipe d'assistance|personnel|relation client|centre d'appels|chat en direct|service|service à la clientèle|accueil|conseillers|équipe|prise en charge|gestion des sinistres|traitement des sinistres|hotline|service d'assistance|accompagnement",
        "délai# de réponse|temps de réponse|temps d'attente|délai# d'attente|attente",
    ),
    (
        10,
        "performance|performances|puissance|puissance d'aspiration|aspiration|processeur|moteur|efficacité|rendement|accélération|résultat|résultats|puissance de calcul|carte graphique|performances de nettoyage|puissance de nettoyage|couple|chauffe|gpu|cpu|puce",
        "",
    ),
    (
        11,
        "vitesse|rapidité|réactivité|fluidité|débit|débits|vitesse ~ connexion|vitesse ~ téléchargement|vitesse de traitement|vitesse d'exécution|débit internet",
        "latence|temps de chargement|temps de démarrage|temps de chauffe|temps de préchauffage|ralentissements|temps de traitement|temps de cuisson",
    ),
    (
        12,
        "batterie|autonomie|autonomie ~ batterie|durée ~ batterie|durée de vie ~ batterie|capacité ~ batterie|durée d'autonomie|heures d'autonomie|endurance|autonomie en lecture",
        "consommation ~ batterie",
    ),
    (
        13,
        "charge|recharge|charge sans fil|vitesse ~ charge|vitesse ~ recharge|chargeur|boîtier de charge|boîtier de recharge|station de charge|base de charge|station de recharge",
        "temps de charge|temps de recharge|durée de charge",
    ),
    (
        14,
        "le son|un son|du son|au son|ce son|du bon son|bon son|excellent son|beau son|meilleur son|qualité sonore|qualité ~ son|qualité audio|audio|basses|aigus|médiums|graves|enceinte|enceintes|haut-parleur|haut-parleurs|micro|microphone|qualité ~ micro|qualité ~ appels|acoustique|scène sonore|volume|rendu sonore|restitution sonore|signature sonore|sonorité|expérience sonore|tonalité",
        "distorsion",
    ),
    (
        15,
        "réduction ~ bruit|réduction active ~ bruit|réduction ~ bruits|annulation ~ bruit|suppression ~ bruit|anc|isolation phonique|isolation acoustique|isolation sonore|isolation passive|isolation",
        "",
    ),
    (
        16,
        "silence|discrétion sonore|silence de fonctionnement",
        "bruit|niveau sonore|niveau de bruit|bruit de fonctionnement|bruit du moteur|bruit du ventilateur|nuisances sonores|vibration|vibrations|ronronnement|bourdonnement|bruits de roulement|bruits d'air|volume sonore en fonctionnement|bruit de ventilation",
    ),
    (
        17,
        "écran|affichage|dalle|qualité ~ image|image|qualité ~ écran|écran tactile|résolution|luminosité|contraste|contrastes|couleurs|colorimétrie|taux de rafraîchissement|angles de vision|fréquence de rafraîchissement|netteté|rendu des couleurs",
        "reflets",
    ),
    (
        18,
        "appareil photo|caméra|photo|photos|qualité photo|qualité ~ photos|capteur photo|autofocus|objectif|zoom|webcam|stabilisation|mode nuit|photos de nuit|capteur principal|selfies|qualité vidéo|qualité ~ photo|module photo|caméra frontale",
        "",
    ),
    (
        19,
        "design|apparence|esthétique|look|style|allure|coloris|intérieur|habitacle|aspect|présentation|silhouette|choix de couleurs|conception esthétique",
        "",
    ),
    (
        20,
        "confort|confort d'assise|confort de port|ergonomie|rembourrage|coussinets|amorti|assise|siège|sièges|soutien|soutien lombaire|maintien|ajustement|respirabilité|prise en main physique|clavier|toucher|confort de conduite|confort de couchage|accueil du matelas|confort de frappe",
        "point# de pression",
    ),
    (
        21,
        "portabilité|compacité|légèreté|transportabilité|format|facilité ~ transport",
        "poids|taille|encombrement|dimension|dimensions|épaisseur|gabarit|volume plié",
    ),
    (
        22,
        "fonction|fonctions|fonctionnalité|fonctionnalités|caractéristique|caractéristiques|polyvalence|flexibilité|options|option|modes|mode|personnalisation|options de personnalisation|équipement|équipements|automatisation|modèles de documents|outils|rapports|extras|programmes|fonctions intelligentes|réglages|possibilités|richesse fonctionnelle|modularité",
        "",
    ),
    (
        23,
        "compatibilité|connectivité|intégration|intégrations|écosystème|bluetooth|wifi|wi-fi|connexion|port|ports|connectique|appairage|interopérabilité|api|synchronisation|connexion bluetooth|connexion multipoint",
        "déconnexions|pertes de connexion|problèmes de connexion|coupures de connexion",
    ),
    (
        24,
        "logiciel|application|application mobile|appli|application compagnon|micrologiciel|firmware|système d'exploitation|mise à jour|mises à jour|mises à jour logicielles|suivi logiciel|partie logicielle|surcouche|surcouche logicielle",
        "logiciels préinstallés|bloatware|applications préinstallées",
    ),
    (
        25,
        "sécurité des enfants|sécurité routière|équipements de sécurité|dispositifs de sécurité|systèmes de sécurité|aides à la conduite|freinage|frein|freins|crash-test|crash-tests|sécurité des passagers|sécurité enfant|sécurité à bord|sécurité active|protection contre la surchauffe|sécurité du véhicule|sécurité électrique|sécurité des bébés",
        "effets secondaires|risque d'incendie|risques d'incendie|surchauffe|toxicité|rappels|rappels de produits|blessures|substances toxiques|risque de brûlure",
    ),
    (
        26,
        "confidentialité|vie privée|sécurité ~ données|protection ~ données|sécurité|chiffrement|cryptage|protection ~ vie privée|protection contre la fraude|politique de confidentialité|respect ~ vie privée|confidentialité ~ données|sécurité informatique|gestion ~ données|cybersécurité|données personnelles",
        "fuite de données|fuites de données|failles|failles de sécurité|faille de sécurité|vulnérabilités|pistage|suivi publicitaire|piratages|collecte de données",
    ),
    (
        27,
        "goût|saveur|saveurs|arôme|arômes|parfum|odeur|texture|fraîcheur|cuisine|plats|nourriture|arrière-goût|onctuosité|mousse de lait|qualité gustative",
        "amertume|acidité",
    ),
    (
        28,
        "ingrédient|ingrédients|composition|formule|valeur nutritionnelle|valeurs nutritionnelles|profil nutritionnel|nutriments|recette|recettes|teneur en protéines|qualité ~ ingrédients|liste d'ingrédients|apports nutritionnels|qualité nutritionnelle",
        "additif|additifs|conservateurs|sucre|sucres|teneur en sucre|allergènes|édulcorants|colorants|sucres ajoutés|matières grasses|teneur en sel|parfums synthétiques",
    ),
    (
        29,
        "développement durable|écoresponsabilité|efficacité énergétique|engagement écologique|respect ~ environnement|éthique|commerce équitable|recyclabilité|engagement environnemental|responsabilité environnementale|bilan environnemental|démarche écologique|durabilité environnementale|écologie",
        "empreinte carbone|impact environnemental|impact écologique|consommation énergétique|consommation d'énergie|consommation électrique|consommation ~ carburant|émissions|consommation d'eau|déchets|consommation|consommation d'électricité|suremballage",
    ),
    (
        30,
        "transparence des frais|transparence tarifaire|conditions de résiliation",
        "frais|frais cachés|commission|commissions|coûts cachés|frais de dossier|frais bancaires|frais d'abonnement|abonnement|abonnements|intérêts|taux d'intérêt|frais annuels|frais supplémentaires|suppléments|frais de tenue de compte|frais de gestion|frais de transaction|pénalités|coûts supplémentaires|frais annexes|frais de service|cotisation annuelle|surcoûts|frais de retrait",
    ),
    (
        31,
        "couverture|couverture réseau|réseau|signal|réception|couverture 5g|couverture ~ réseau|itinérance|garanties du contrat|disponibilité|couverture nationale|qualité du réseau|étendue des garanties|couverture géographique|couverture d'assurance",
        "zones blanches|exclusions|exclusions de garantie|zones d'ombre",
    ),
    (
        32,
        "livraison|livraisons|expédition|emballage|suivi de commande|suivi des commandes|envoi|envois|service de livraison|rapidité de livraison|rapidité d'expédition|acheminement|logistique|suivi de colis|conditionnement",
        "délai# de livraison|frais de livraison|retard# de livraison|frais de port|retard|retards|délais d'expédition|délai d'expédition|délais",
    ),
    (
        33,
        "garantie|garanties|retour gratuit|politique# de retour|retours|remboursement|remboursements|période d'essai|essai gratuit|extension de garantie|garantie constructeur|échange|conditions de retour|procédure de retour|durée ~ garantie|procédure de remboursement|service de réparation|politique de remboursement|garantie à vie",
        "taux de retour|frais de retour",
    ),
    (
        34,
        "réputation|confiance|crédibilité|image de marque|avis|avis clients|avis des utilisateurs|notes des utilisateurs|satisfaction client|satisfaction des clients|satisfaction clientèle|renommée|notoriété|popularité|transparence|valeur de revente|prestige|évaluations|commentaires clients|sérieux",
        "réclamations|plaintes|controverse|controverses|scandale|scandales|polémique|polémiques|procès|litiges",
    ),
    (
        35,
        "choix|sélection|gamme|variété|catalogue|assortiment|gamme ~ produits|offre ~ produits|choix ~ produits|bibliothèque|menu|stock|éventail|choix de tailles|tailles disponibles|diversité|contenus|contenu|palette|ludothèque|éventail de produits",
        "ruptures de stock|rupture de stock",
    ),
    (
        36,
        "nettoyage|facilité d'entretien|facilité ~ nettoyage|réparabilité|pièces détachées|pièces de rechange|indice de réparabilité|facilité de réparation",
        "entretien|maintenance|coût# d'entretien|frais d'entretien|coût# de maintenance|réparation|réparations|frais de réparation|coût d'utilisation|coût de réparation",
    ),
    (
        37,
        "capacité|stockage|espace de stockage|mémoire|coffre|volume de coffre|réservoir|réservoir d'eau|contenance|espace de rangement|rangement|rangements|mémoire vive|ram|capacité ~ stockage|espace|espace à bord|habitabilité|bac|capacité ~ réservoir|capacité de chargement|bac à poussière|espace intérieur|réservoir à eau|collecteur",
        "",
    ),
    (
        38,
        "portée|rayon d'action|autonomie électrique|portée bluetooth|portée sans fil|autonomie sur route|portée du wifi|autonomie sur autoroute|kilométrage",
        "angoisse de l'autonomie",
    ),
    (
        39,
        "précision|exactitude|gps|précision ~ mesures|mesures|capteur|capteurs|suivi du sommeil|suivi de la fréquence cardiaque|cardiofréquencemètre|précision ~ gps|précision ~ suivi|contrôle ~ température|justesse|mesure de la fréquence cardiaque|suivi d'activité|précision ~ capteurs|tenue d'accord|capteur cardiaque|régulation de température",
        "fausses alertes|fausses alarmes|marge d'erreur|erreurs de mesure",
    ),
    (
        40,
        "maniabilité|tenue de route|direction|suspension|suspensions|comportement routier|agrément de conduite|conduite|motricité|agilité|jouabilité|plaisir de conduite|expérience de conduite|manœuvrabilité|amortissement|dynamisme",
        "rayon de braquage",
    ),
    (
        41,
        "conseil|conseils|expertise|documentation|tutoriel|tutoriels|savoir-faire|connaissances|cours|formation|formations|formateurs|base de connaissances|professeurs|contenu des cours|pédagogie|enseignement|accompagnement pédagogique|programme de formation|guides|enseignants|intervenants",
        "",
    ),
    (
        42,
        "innovation|innovations|technologie|technologies|ingénierie|avancées|avance technologique",
        "",
    ),
];
