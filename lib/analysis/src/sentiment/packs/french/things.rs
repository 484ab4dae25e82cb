//! More French words that name features, of many kinds of products and services. A term that ends with `?` is weak.

/// (feature, terms of which more is better or whose amount says nothing, terms of which less is better).
pub(super) const THINGS: &[(u16, &str, &str)] = &[
    (1, "niveau d'exigence|prestation globale|bilan global", ""),
    (
        2,
        "promo|code promo|économies|offre de bienvenue|offre promotionnelle|réduction étudiante|tarif étudiant|conditions tarifaires|tarif réduit",
        "prix plancher|prix affiché|prix public|prix au kilo|prix du neuf|prix des billets|prix ~ recharges|surcoût|budget nécessaire|mensualités|prix ~ abonnement|prix mensuels|prix de base|tarifs|investissement|hausse des tarifs|hausse de prix|hausses de prix|positionnement tarifaire|prix du kWh|prix du kwh|barème|honoraires",
    ),
    (
        3,
        "rapport équipement-prix|rapport prestations-prix|rapport prix-plaisir|rapport taille-prix|rapport prix-équipement|rapport qualité-prix-plaisir",
        "",
    ),
    (
        4,
        "qualité perçue|qualité d'exécution|qualité des finitions|fini|charnière|charnières|structure|armature|toile|couture|fermetures éclair|fermeture éclair|fermetures|boucles|doublure|semelle extérieure|revêtement|revêtement antiadhésif|acier|inox|bois massif|ajustements|assemblages|qualité de l'assemblage|travail du cuir|laque|vernis|lutherie|mécanique|frettes|reliure|façon|confection|qualité de confection|main d'œuvre|ouvrants|visserie|carrosserie|châssis en aluminium|coque en plastique|piètement|matelassage|sérieux de la fabrication",
        "jeu dans les assemblages|grincements",
    ),
    (
        5,
        "tenue dans la durée|tenue des couleurs|tenue du tranchant|tenue au lavage|endurance mécanique|résistance au feu|résistance à la corrosion|imperméabilité de la toile|indice d'étanchéité|certification ip68|résistance aux intempéries|résistance aux taches|longévité ~ batterie|résistance aux chutes",
        "boulochage|corrosion|rayures|fissures|déchirures|vieillissement|traces d'usure",
    ),
    (
        6,
        "ponctualité|régularité des trains|qualité de service du réseau|continuité de service|taux de disponibilité|robustesse logicielle|sérénité|tenue de la connexion",
        "déconnexion|annulations|annulation|avarie|avaries|soucis techniques|problèmes techniques|soucis de fiabilité|problèmes de fiabilité|défauts de jeunesse|coupure|bourrage papier|bourrages|retours en sav|pertes de signal|décrochages|microcoupures|messages d'erreur|ratés",
    ),
    (
        7,
        "maniement|prise en main du logiciel|parcours client|parcours d'achat|ergonomie du site|site internet|site web|espace client|interface web|menu de réglages|commande vocale|commandes vocales|télécommande|écran de contrôle|pilotage|manipulation|praticité|commodité|lisibilité|système de pliage|pliage|ouverture|mécanisme de pliage|dosage|application ~ crème|démarches|souscription|ouverture de compte|processus de réservation|passage de commande|tunnel d'achat|réglage|réglage de la hauteur|système de fixation|ergonomie générale|usage au quotidien|utilisation au quotidien|apprentissage|raccourcis|disposition des touches",
        "temps d'apprentissage|paperasse|lourdeur administrative|démarches administratives|formalités|tracasseries",
    ),
    (
        8,
        "raccordement|branchement|mise en service du boîtier|couplage initial|assistant de configuration|guide de démarrage|guide d'installation|plan de montage|migration|changement de banque|mobilité bancaire|portabilité du numéro|souscription en ligne|emménagement|fixation au mur|câblage|calibrage|étalonnage|onboarding|prise en main initiale",
        "durée d'installation|délai d'installation|délai de raccordement",
    ),
    (
        9,
        "équipage|personnel de bord|personnel navigant|réceptionnistes|femmes de chambre|concierge|conciergerie|équipe soignante|hospitalité|amabilité|gentillesse|disponibilité des équipes|disponibilité du personnel|écoute|réactivité du support|réactivité du service client|réactivité du sav|suivi client|suivi des dossiers|gestion des réclamations|gestion ~ sinistre|indemnisation|indemnisations|règlement des sinistres|traitement ~ dossiers|prise en charge des sinistres|dépannage|assistance dépannage|assistance routière|support téléphonique|ligne téléphonique|téléconseillers|conseiller dédié|conseillère|chargé de clientèle|chatbot|tchat|messagerie d'aide|centre d'aide|réseau de concessionnaires|réseau d'agences|réseau d'ateliers|réseau après-vente|service commercial|service technique|service consommateurs|service à bord|service en salle|service de chambre|club enfants|garderie|relation clientèle|traitement des demandes|assistance 24h/24|assistance en ligne|hotline technique|guichet??|interlocuteur??|opérateur téléphonique??|répondeur??|standardiste??|réclamation client??",
        "délais de réponse|files d'attente|file d'attente|délai d'indemnisation|délais d'indemnisation|délais de traitement|délai de traitement|délais de remboursement",
    ),
    (
        10,
        "aspirateur?|nettoyage des sols|qualité de lavage|résultats de lavage|essorage|qualité de séchage|cuisson|qualité de cuisson|résultats de cuisson|dorage|montée en température|répartition de la chaleur|diffusion de la chaleur|pouvoir chauffant|chauffage|refroidissement|production de froid|congélation|mixage|qualité de mixage|broyage|découpe|qualité de coupe|tonte|qualité de tonte|rasage|qualité de rasage|brossage|coupe des cheveux?|sciage|perçage|vissage|impression|qualité d'impression|impressions|numérisation|extraction|mouture|multitâche|puissance graphique|fluidité en jeu|jeu vidéo|gaming|taux d'images|nombre d'images par seconde|calcul|puissance de freinage|freinage sur sol mouillé|adhérence|grip|accroche|traction|motorisation|bloc|reprises|relances|couple moteur|isolation thermique|pouvoir isolant|gonflant|hydratation|pouvoir hydratant|tenue ~ maquillage|couvrance|pouvoir couvrant|protection solaire|protection contre les virus|taux de détection|détection des virus|détection des menaces|filtration|filtrage|purification|rendement financier|rémunération|rentabilité|performances financières|intérêts versés|production d'énergie|production électrique|puissance d'éclairage|luminosité ~ lampe|flux lumineux|absorption|pouvoir absorbant|rebond|dynamisme de la semelle|renvoi d'énergie|réactivité de la semelle|respect du linge|élimination des taches|détachage|ramassage|repassage|débit de vapeur|pression d'eau|lavage des sols|serpillière|ramassage des poils|détection d'obstacles|évitement d'obstacles|vitesse wifi|stabilité du débit|assistance électrique?|assistance du moteur|tenue au vent|résultat final|blanchiment|détartrage des dents|lissage|fixation|lavage en profondeur|progression|apprentissages|rendu d'impression|qualité du café",
        "pertes de puissance|perte de puissance|traces|résidus|ralentissement|chute de performances|baisse de régime|baisses de régime",
    ),
    (
        11,
        "temps de réaction?|célérité|promptitude|vitesse de frappe|vitesse d'impression|vitesse d'écriture|vitesse de lecture|vitesse de pointe|débit descendant|débit montant|débits montants|débit réel|bande passante|connexion fibre|exécution",
        "temps d'allumage|temps de séchage|durée des cycles|durée du cycle|durée ~ programme|durée ~ programmes|temps de préparation|latences|ping|décalage|lag|lags|saccades|temps d'accès|délai de virement|délais de virement|temps de trajet|temps d'exécution|temps mort|durée de cuisson",
    ),
    (
        12,
        "autonomie réelle|autonomie annoncée|tenue de la batterie|accu|accus|batteries|pile|piles|autonomie en veille|autonomie en vol|temps de vol|batterie amovible|batterie intégrée|batterie interchangeable|autonomie du boîtier",
        "décharge|autodécharge",
    ),
    (
        13,
        "charge rapide|recharge rapide|recharge sans fil|charge par induction|recharge par induction|puissance de charge|puissance de recharge|chargeur fourni|réseau de bornes|bornes de recharge|planification de charge|port de charge|câble de charge|socle de charge|superchargeurs|courbe de charge|recharge solaire|borne??|temps de recharge complet??",
        "durée de recharge|temps de charge complet|arrêts recharge",
    ),
    (
        14,
        "reproduction sonore|équilibre tonal|spatialisation|rendu audio|clarté des voix|clarté des dialogues|intelligibilité|intelligibilité des voix|timbre|timbres|résonance|sustain|caisse de résonance|basse?|grave profond|aigu|infrabasses|caisson|caisson de basses|dolby atmos|effet surround|puissance sonore|volume maximal|prise de son|qualité d'appel|qualité des appels|écoute musicale|stéréo|hauts-parleurs|haut-parleurs stéréo|section audio|partie audio|attaque ~ note",
        "souffle audio|grésillements|saturation|grésillement|parasites",
    ),
    (
        15,
        "atténuation du bruit|filtrage du bruit|filtrage des bruits|réducteur de bruit|réduction des bruits|mode transparence|mode ambiant|bruit ambiant?|bruits ambiants?|bruits extérieurs?|isolation du bruit|anti-bruit|réduction du vent|vitrage??|cloison??|double vitrage??|coupe-bruit??|isolation active??|bouchons d'oreilles??",
        "",
    ),
    (
        16,
        "discrétion|discrétion acoustique|mode nuit silencieux|mode silencieux|insonorisation|confort acoustique|silence à bord|quiétude|tranquillité",
        "ventilation?|souffle du ventilateur|bruits|vrombissement|sifflement|sifflements|claquements|claquement|niveau acoustique|niveaux sonores|décibels|bruit de la rue|bruits de couloir|bruit à l'essorage|bruit en charge|bruit de la pompe|bruits aérodynamiques|bruit de succion|gêne sonore|pollution sonore|tintamarre|vacarme|soufflerie??|cliquetis??|crissement??|chuintement??|grésillement électrique??|bruit de fond??|ronflement??",
    ),
    (
        17,
        "noirs|niveau de noir|profondeur des noirs|hdr|dynamique d'image|piqué de l'écran|définition|qualité de la dalle|dalle oled|dalle ips|écran oled|écran amoled|écran lcd|rendu des mouvements|gestion du mouvement|uniformité|rétroéclairage|pic lumineux|pic de luminosité|lisibilité en plein soleil|lisibilité ~ écran|traitement d'image|mise à l'échelle|cadran|compteur numérique|combiné d'instruments|affichage tête haute|projection d'image|encre électronique|fidélité des couleurs|rendu d'image|graphismes|pixel??|angle de vue??|sous-titres??|vidéoprojection??",
        "rémanence|clouding|blooming|scintillement|bordures|fourmillement|effet arc-en-ciel|pixels morts??|fuites de lumière??",
    ),
    (
        18,
        "prise de vue|prises de vue|cliché|clichés|capteur d'image|téléobjectif|ultra grand-angle|ultra grand angle|grand-angle|macro|portraits|mode portrait|captation vidéo|rafale|stabilisateur|stabilisation optique|piqué|bokeh|mise au point|suivi du sujet|plage dynamique|viseur|rendu photo|rendu des photos|module principal|photophone|partie photo|volet photo|photographie|capteurs photo|optique|optiques|selfie|caméra extérieure|vision nocturne|images de nuit|bloc photo",
        "bruit numérique|flou de mouvement",
    ),
    (
        19,
        "palette de couleurs|couleur ~ coque|galbe|carrure|décoration|déco|cadre de l'hôtel|atmosphère|cachet|élégance|sobriété|raffinement|chromes|planche de bord|packaging|typographie|direction artistique|identité visuelle|look rétro|allure sportive|panorama|imprimés|motifs",
        "",
    ),
    (
        20,
        "douceur|moelleux|souplesse|toucher du tissu|toucher du clavier|frappe|course des touches|appui lombaire|appui-tête|appuie-tête|accoudoir|accoudoirs|position assise|position de conduite|espace aux jambes|place pour les jambes|espace pour les jambes|couchage|qualité de sommeil|indépendance de couchage|fermeté|accueil moelleux|chaussant|semelle|semelles|semelle intermédiaire|semelle intérieure|drop|déroulé|maintien du talon|maintien de la cheville|laçage|bretelles|ceinture lombaire|dos aéré|aération|ventilation du dos|évacuation de la transpiration|thermorégulation|régulation thermique|arceau|embouts|suspension confort|poignées ergonomiques|préhension|forme de la poignée|prise en main ~ appareil|tolérance cutanée?|toucher de la crème|confort thermique|taillant|taille?s des vêtements|élasticité|bonnets|confort de marche|confort à bord|confort de vol|climatisation|chaleur du couchage|assises|sellerie??|oreiller??|traversin??|couette??|lanière??|cambrure??|lombaires??|suspension du siège??|coussin??|repose-pieds??|repose-tête??|tige??|empeigne??|mousse à mémoire??",
        "frottements|irritations|ampoules au pied|transpiration|moiteur|échauffements|mal de dos|pression sur les oreilles|raideur|fatigue",
    ),
    (
        21,
        "mobilité|faible encombrement|format de poche|finesse|facilité de rangement|transport",
        "poids plume?|poids total|embonpoint|emprise au sol|volume ~ appareil|poids à vide|surface au sol|taille du boîtier|taille repliée",
    ),
    (
        22,
        "équipement de série|dotation|dotation de série|accessoires fournis|gadgets|programmes de lavage|programmes de cuisson|programmes automatiques|modes de cuisson|modes de conduite|modes d'entraînement|modes sport|profils sportifs|fonctions de santé|fonctions connectées|fonctions avancées?|minuterie|minuteur|départ différé|programmation|prestations|services inclus|services annexes|avantages fidélité|programme de fidélité|cashback|multimédia|infodivertissement|système multimédia|système d'infodivertissement|gps intégré|info-divertissement|divertissement à bord|wifi à bord|équipements de l'hôtel|salle de sport|espace bien-être|petit plus|cartographie|planification|tableaux de bord|rapports personnalisés|outils d'analyse|outils de collaboration|travail collaboratif|collaboration|modèles|gabarits|plugins|macro-commandes|contrôle parental|mode hors ligne|options de coupe|possibilités de réglage|possibilités de personnalisation|compartiments|compartiment|organisation intérieure|scénarios|routines|fonction vapeur|fonction autonettoyante?|station de vidage|boutons programmables|réglages avancés|réglages disponibles|richesse de l'offre logicielle|capacités|potentiel|intelligence artificielle|assistant vocal|mise en forme|suivi du budget",
        "",
    ),
    (
        23,
        "prise en charge des formats|prise hdmi|prises hdmi|ports hdmi|port hdmi|ports usb|port usb-c|usb-c|prise jack|sortie casque|nfc|homekit|matter|google home|alexa|apple carplay|carplay|android auto|liaison bluetooth|jumelage|couplage|liaison sans fil|interconnexion|connecteurs|import|export|import des données|rétrocompatibilité|parc d'accessoires|paiement mobile|paiement sans contact|apple pay|google pay|multiplateforme|formats|services tiers|applications tierces|domotique?|plateformes|système compatible|liaison avec le smartphone|codecs",
        "problèmes d'appairage|problèmes de compatibilité|soucis de connexion",
    ),
    (
        24,
        "application dédiée|application bancaire|application smartphone|appli mobile|appli dédiée|logiciels|interface logicielle|plateforme|plate-forme|mise à jour logicielle|suivi des mises à jour|pilotes|pilote|drivers|os|version mobile|application de pilotage|application de suivi|mises à jour de sécurité|support logiciel|outil en ligne|plateforme en ligne",
        "publicités|pubs|pop-up|fenêtres publicitaires|bugs de l'application",
    ),
    (
        25,
        "sécurité passive|note euro ncap|euro ncap|étoiles euro ncap|aide au freinage|freinage d'urgence|freinage automatique d'urgence|airbags|airbag|aide au maintien dans la voie|alerte de franchissement|régulateur adaptatif|assistances à la conduite|protection des occupants|protection de l'enfant|protection latérale|protection en cas de choc|harnais|ceinture|isofix|système antichute|arrêt automatique|coupure automatique|sécurité enfants|verrouillage enfant|stabilité de la base|antidérapant?|normes de sécurité|hygiène|propreté|tolérance|innocuité|visibilité|réflecteurs|éclairage de sécurité|mips|certification ce|stabilité de l'échelle|garde-corps??|carter??|arceau de sécurité??|sangle??|cran de sûreté??|barreaux??|détecteur de fumée??|essai de choc??",
        "allergies|réactions allergiques|rougeurs|risque de chute|risques de chute|risque d'étouffement|substances controversées|perturbateurs endocriniens|phtalates|bisphénol|métaux lourds|pesticides|risque de basculement|température de surface",
    ),
    (
        26,
        "double authentification|authentification forte|authentification à deux facteurs|chiffrement de bout en bout|politique sans logs|no-log|absence de journaux|anonymat|audits|audit indépendant|hébergement en france|serveurs en france|hébergement des données|souveraineté|conformité rgpd|rgpd|protection des comptes|protection contre le phishing|anti-hameçonnage|lecteur d'empreintes|capteur d'empreintes|reconnaissance faciale|sécurité des paiements|sécurité des transactions|garantie des dépôts|antivol|système d'alarme|verrouillage|stockage local|sauvegarde|sauvegardes|gestionnaire de mots de passe|gestion des droits|contrôle d'accès|cryptage des données|cloisonnement|mot de passe??|mots de passe??|empreinte digitale??|identifiants??|historique de navigation??|code secret??|adresse ip??|paiement en ligne??",
        "fuite|piratage|cyberattaque|cyberattaques|incidents de sécurité|revente de données|collecte massive|cookies|traçage|traceurs|usurpation",
    ),
    (
        27,
        "dégustation|robe du vin|finale|longueur en bouche|attaque en bouche|tanins|fondant|croquant|croustillant|moelleux du gâteau|texture en bouche|cacao|torréfaction|crema|menu du jour|petit-déjeuner|petits-déjeuners|restauration|carte du restaurant|assaisonnement|fumet|appétence|palatabilité|gourmandise|senteur|senteurs|fragrance|sillage|notes de tête|notes de fond|effluves|tenue du parfum|qualité des plats|qualité des repas|mousse onctueuse|fruité|équilibre sucré|croûte??|mie??|gamelle??|pâtée??|papilles??|palais??|note sucrée??|vinaigrette??|bouquet aromatique??|sauce??|glaçage??|viennoiserie??",
        "goût de plastique|odeur de plastique|odeur de neuf|odeur chimique|arrière-goût amer|grumeaux|acidité excessive",
    ),
    (
        28,
        "matières premières|qualité des matières premières|protéines|taux de protéines|teneur en viande|taux de viande|taux de cacao|teneur en fruits|fibres|vitamines|minéraux|oméga-3|actifs|principes actifs|actif|concentration en actifs|formulation|biodisponibilité|pureté|nutri-score|label bio|origine des ingrédients|traçabilité|profil en acides aminés|teneur en viande fraîche|liste d'ingrédients courte|apport en protéines|dosage en actifs|sourcing|certification bio|pourcentage de fruits|gluten??|lactose??|pesticides résiduels??|liste des composants??|composant actif??",
        "huile de palme|exhausteurs de goût|arômes artificiels|arômes de synthèse|parabènes|silicones|sulfates|sels d'aluminium|microplastiques|nitrites|graisses saturées|sirop de glucose|sous-produits|farines animales|perturbateurs|conservateur|colorant|édulcorant|aspartame|caféine?|parfum de synthèse",
    ),
    (
        29,
        "impact social|conditions de travail|bien-être animal|cause animale|circuit court|circuits courts|fabrication locale|fabrication française|made in france|provenance|origine france|matières recyclées|matériaux recyclés|plastique recyclé|coton bio|coton biologique|emballages recyclables|emballage recyclable|emballages en carton|éco-recharges|format rechargeable|sobriété énergétique|classe énergétique|étiquette énergie|mode éco|programme éco|électricité verte|énergie verte|énergies renouvelables|économie circulaire|seconde main|reconditionnement|labels environnementaux|certification b corp|commerce responsable|compensation carbone|transition écologique",
        "consommation en veille|consommation en eau|consommation réelle|consommation de carburant|bilan carbone|émissions de co2|rejets|suremballages|emballages plastiques|emballage plastique|plastique à usage unique|dépense énergétique|facture énergétique|facture d'électricité|facture de chauffage|gourmandise énergétique|microfibres",
    ),
    (
        30,
        "absence de frais|clarté des tarifs|transparence des prix|liberté de résiliation|résiliation|conditions d'annulation|annulation gratuite|souplesse d'annulation",
        "frais de courtage|frais d'entrée|frais de sortie|frais de garde|frais de change|frais à l'étranger|frais de retrait à l'étranger|frais d'inscription|frais d'activation|frais de mise en service|frais de résiliation|frais d'annulation|frais de modification|frais de bagage|frais de bagages|frais de carte|frais de virement|frais de réservation|frais de ménage|frais de livraison élevés|frais d'arbitrage|droits de garde|agios|taux débiteur|taux d'emprunt|taux du crédit|taeg|franchise|franchises|reste à charge|surcharge|majoration|majorations|dépôt de garantie|taxe de séjour|parking payant|abonnement mensuel|abonnement annuel|abonnement premium|abonnement payant|formule payante|engagement de durée|durée d'engagement|période d'engagement|prix des cartouches|coût des cartouches|coût ~ cartouche|coût ~ capsule|coût ~ recharge|coût ~ consommable|coût des consommables|prix des consommables|prix des capsules|coût à la page|achats intégrés|microtransactions|commission de change|commissions d'intervention|frais de souscription|cotisations|cotisation mensuelle|droit d'entrée|tarification opaque|préavis|minimum de commande|coûts annexes",
    ),
    (
        31,
        "garanties incluses|niveau de garantie|niveaux de garantie|couverture santé|plafonds|plafond|plafonds de remboursement|plafond de remboursement|remboursements dentaires|remboursement optique|remboursements optiques|indemnités|capital garanti|protection juridique|assistance à l'étranger|assurance annulation|assurance voyage|rapatriement|responsabilité civile|bris de glace|vol et incendie|dégât des eaux|dommages tous accidents|valeur à neuf|panier de garanties|périmètre|périmètre de couverture|desserte|dessertes|réseau de destinations|lignes directes|liaisons|vols directs|fréquences|points de vente|points relais|distributeurs automatiques|réseau de distributeurs|maillage|maillage territorial|implantation|5g|4g|réseau 5g|réseau 4g|fibre|éligibilité|qualité de réception|capter?|roaming|pays couverts|couverture internationale|nombre de serveurs|parc de serveurs|zone de livraison|zones desservies|acceptation de la carte|soins pris en charge|prise en charge des soins|hospitalisation|médecines douces|offre de soins|antenne??|distributeur??|succursale??|guichets automatiques??|destination??|zone de couverture??|barre de réseau??|prise en charge dentaire??",
        "délais de carence|délai de carence|carence|exclusion|zone blanche|zones mal couvertes|trous dans la couverture",
    ),
    (
        32,
        "ponctualité des livraisons|respect des délais|délais tenus|créneaux de livraison|créneau de livraison|transporteurs|colisage|emballage isotherme|chaîne du froid|livraison express|livraison à domicile|livraison en point relais|retrait en magasin|click and collect|drive|suivi en temps réel|expéditions|mise à disposition|réception du colis|livraison à l'étage|montage à domicile|reprise de l'ancien appareil|colis??|livreur??|carton??|paquet??|coursier??|numéro de suivi??|point relais??|bon de livraison??",
        "attente de livraison|délai d'acheminement|délais d'acheminement|frais d'expédition|erreurs de livraison|colis abîmés|colis endommagés|colis perdus|casse au transport|livraisons incomplètes",
    ),
    (
        33,
        "garantie commerciale|garantie légale|garantie constructeur de deux ans|garantie longue durée|garantie satisfait ou remboursé|satisfait ou remboursé?|nuits d'essai|période de test|version d'essai|mois gratuit|mois offert|délai de rétractation|droit de rétractation|délai de retour|retour?|échange standard|réparation sous garantie|prise en charge sous garantie|prise en charge en garantie|procédure de réclamation|remboursement du billet|politique d'annulation|politique d'échange|conditions de garantie|garantie décennale|extension|modalités de retour|processus de retour|trop-perçu??|bon de retour??|service retours??|étiquette retour??|délai de réflexion??",
        "retours payants?|délais de remboursement du produit|frais de réexpédition",
    ),
    (
        34,
        "bouche-à-oreille|cote|cote d'amour|renom|confiance des clients|taux de satisfaction|taux de recommandation|retours d'expérience|retours clients|retours des utilisateurs|avis en ligne|avis vérifiés|avis des clients|note moyenne|notes clients|notation|évaluations clients|critiques presse|presse spécialisée|distinctions|prix et récompenses|récompenses|solidité financière|ancienneté|héritage|fidélité des clients|cote à la revente|valeur à la revente|revente|décote?|capital sympathie|prestige de la marque|classement??|podium??|palmarès??|étoile??|forum??|bouche à oreille??|sondage??|enquête de satisfaction??",
        "avis négatifs|critiques des consommateurs|mauvaise presse|mauvais avis|bad buzz|rappel massif|amendes|condamnation|accusations|faux avis|perte de valeur|dépréciation",
    ),
    (
        35,
        "choix de modèles|choix de coloris|choix ~ destination|choix ~ taille|choix ~ programme|choix ~ restaurant|choix ~ marque|choix ~ jeu|choix ~ film|éventail de tailles|nuancier|coloris disponibles|modèles disponibles|déclinaisons|références|références disponibles|parc d'objectifs|collection|collections|étendue de la gamme|offre de contenus|offre de programmes|offre sportive|chaînes|bouquet de chaînes|bouquet|podcasts|livres audio|recettes disponibles|recettes par semaine|carte des vins|carte ~ restaurant|plats au choix|choix à la carte|parfums disponibles|saveurs disponibles|enseignes|supports d'investissement|unités de compte|produits financiers|types de comptes|forfaits disponibles|cours collectifs|cours proposés|parc de véhicules|langues proposées|thématiques|membres inscrits|nombre de membres|base d'utilisateurs|thèmes disponibles|thèmes|polices|banque d'images|disponibilité des tailles",
        "manques dans la gamme|trous dans le catalogue",
    ),
    (
        36,
        "rinçage|vidange|vidage du bac|remplacement du filtre|changement de filtre|nettoyage des filtres|détartrage|autonettoyage|pyrolyse|passage au lave-vaisselle|lavage en machine|housse amovible|déhoussable|démontage|accessibilité des pièces|disponibilité des pièces|disponibilité des pièces détachées|changement de batterie|remplacement de la batterie|batterie remplaçable|groupe d'infusion|groupe café|affûtage|remplacement des brosses|propreté des surfaces|facilité de maintenance|joint??|goulot??|siphon??|bac de récupération??|filtre à peluches??|courroie??|pièce de rechange??|fond de cuve??",
        "encrassement|tartre|moisissures|traces de doigts|coût de l'entretien|coûts de réparation|révision|révisions|passages à l'atelier|passage au garage|pièces d'usure|cheveux emmêlés|emmêlement|usure des filtres|frais de révision|entretien courant|entretien annuel",
    ),
    (
        37,
        "volume utile|volume de chargement|espace de chargement|capacité de stockage|capacité du bac|capacité du réservoir|capacité du tambour|contenance du bol|panier de courses|étagères|congélateur|bac à légumes|bac à grains|surface de cuisson|surface de travail|charge utile|charge maximale|capacité d'accueil|places arrière|places|banquette|banquette arrière|garde au toit|vide-poches|soute|poche principale|litrage|carte sd|carte microsd|ssd|disque|mémoire interne|espace cloud|stockage cloud|enveloppe de données|données mobiles|gigas|go inclus|taille des chambres|surface|superficie|taille du logement|capacité de tractage|nombre de couverts|tambour??|poche??|panière??|hayon??|cuve??|garde-robe intérieure??|boîte à gants??|bac à linge??",
        "",
    ),
    (
        38,
        "autonomie kilométrique|autonomie en ville|autonomie autoroutière|autonomie hivernale|portée du signal|portée maximale|portée radio|portée du routeur|distance parcourue|distance de transmission|couverture wifi|portée ~ réseau|kilomètres|rayon de portée|portée d'éclairage|autonomie en tout électrique",
        "perte de signal|perte d'autonomie",
    ),
    (
        39,
        "localisation|géolocalisation|positionnement|tracé gps|suivi gps|suivi de l'activité|suivi cardiaque|mesure du sommeil|mesure de la tension|mesure de la température|relevés|relevé|pesée|justesse des mesures|données mesurées|détection|détection des chutes|détection de mouvement|reconnaissance vocale|reconnaissance|traduction|traductions|qualité de traduction|guidage|itinéraires|prévisions|exactitude des informations|coupe droite|netteté de la coupe|tenue de l'accord|thermostat|sonde|sonde de température|maintien de la température|stabilité de la température|ponctualité ~ prévisions|régulation|calibration|pertinence des résultats|pertinence|recommandations|algorithme|correspondances proposées|facturation?|relevé de consommation|cardio|capteur optique|comptage des pas|compteur de pas|altimètre|baromètre|visée",
        "erreur de mesure|faux positifs|écart|écarts|décalages|erreurs de facturation|approximations|dérive",
    ),
    (
        40,
        "tenue en virage|tenue de cap|stabilité en virage|stabilité en descente|stabilité à haute vitesse|stabilité directionnelle|comportement|comportement dynamique|comportement sur route|comportement en virage|comportement sur sol mouillé|dynamique de conduite|toucher de route|toucher de balle|contrôle de balle|effet de balle|équilibrage|pédalage|boîte de vitesses|boîte automatique|changement de vitesse|passage des vitesses|dérailleur|franchissement|capacités de franchissement|roulement|accroche en virage|prise de carres|tolérance en glisse|action des cordes|mécanique du clavier|toucher du piano|réponse en vol|stabilité en vol|pilotabilité|pivotement|ergonomie de conduite|vivacité|remise en ligne|rayon de giration|guidon??|volant??|roue??|roulette??|braquage??|trajectoire??|virage??|embrayage??|gouvernail??",
        "roulis|tangage|sous-virage|prise au vent|inertie|résistance au roulement|recul",
    ),
    (
        41,
        "conseil en agence|conseil personnalisé|conseils personnalisés|compétence|compétences|connaissance du produit|professionnalisme|coachs|coaching|moniteurs|instructeurs|guides touristiques|guide de voyage|accompagnateurs|pédagogie des cours|explications|supports pédagogiques|supports de cours|vidéos explicatives|vidéos d'aide|webinaires|aide en ligne|centre de ressources|ressources|exercices corrigés|méthode d'apprentissage|contenu pédagogique|parcours d'apprentissage|corps enseignant|suivi pédagogique|tuteurs|mentorat|mentors|conférences|fiches pratiques|conseils d'utilisation|notice explicative|médecins|praticiens|avocats|recommandations d'experts|articles de fond|analyses d'experts|suivi personnalisé|vendeur??|chirurgien??|dentiste??|pharmacien??|opticien??|moniteur de ski??|démonstration??|foire aux questions??|faq??|sommelier??",
        "",
    ),
    (
        42,
        "audace|inventivité|créativité|brevets|brevet|nouveauté|nouveautés|recherche et développement|longueur d'avance|modernité|ingéniosité|concept|trouvailles",
        "",
    ),
];
