//! French words that say something together, whatever stands between them: battery life to comfort, of many kinds of things. Only data.

/// (sign, feature, words, words a little behind them).
pub(super) const PAIRS: &[(i8, u16, &str, &str)] = &[
    (
        1,
        12,
        "tient|tiennent|assure|assurent|dure|durent|fonctionne|marche|vole|roule|reste allumé|affiche|offre|annonce|revendique|garantit|atteint|frôle|dépasse|grimpe à",
        "du matin au soir|du lever au coucher|deux journées complètes|0 journées|0 jours|une journée entière|toute une semaine|la semaine entière|0 heures d'autonomie|0 heures d'écoute|0 heures de lecture|0 heures de musique|d'une seule charge|sur une charge|sur une seule charge|avec une seule charge|entre deux charges|loin de toute prise|sans voir une prise|sans recharger|sans recharge|sans rallonge|\
         sans chargeur|montre en main|un week-end entier|tout le week-end|un vol long-courrier|paris-new york|jusqu'au lendemain|jusqu'au surlendemain|0 mois|des mois|une semaine de vacances|la journée entière|toute la semaine|toute une journée de travail|0 semaines",
    ),
    (
        1,
        12,
        "oublier|oublie|oublié|oubliez|laisser|laisse",
        "le chargeur|son chargeur|la prise|la prise de courant|de le charger|de la charger|la recharge|le câble à la maison|votre chargeur|l'adaptateur secteur",
    ),
    (
        1,
        12,
        "autonomie|batterie|accu|batteries|endurance|piles",
        "marathonienne|record|royale|confortable|confortables|généreuse|solide|impressionnante|bluffante|remarquable|exceptionnelle|de marathonien|à toute épreuve|qui tient|tient la route|tient ses promesses|increvable|inépuisable|interminable|de chameau|à rallonge|plus que suffisante|plus que correcte|largement suffisante|au-dessus de|supérieure|de premier ordre|excellente|rassurante|insolente|\
         de deux jours|de 0 jours|de 0 heures|d'une semaine|qui impressionne|qui surprend|étonnante|doublée|sans faille|au long cours|longue durée|se font oublier|se fait oublier|dure|durent|ne faiblit|dépasse",
    ),
    (
        -1,
        12,
        "batterie|autonomie|accu|charge|jauge|batteries|pile|piles",
        "à plat|rend l'âme|rendent l'âme|fond|fondent|s'effondre|dégringole|lâche|lâchent|flanche|tombe à|tombe en|chute|déçoit|famélique|riquiqui|ridicule|rachitique|symbolique|anémique|insuffisante|faiblarde|médiocre|trop juste|trop courte|trop faible|un peu juste|un peu courte|en berne|en retrait|en deçà|laisse à désirer|à la traîne|peine à|ne suffit|ne tient|ne tiennent|ne dépasse|ne passe|ne va|\
         n'excède|ne finit|ne garde|ne survit|siphonnée|vidée|vide en|vide avant|vide à|morte|partie|qui fond|qui tombe|perd|se vide|se vident|s'épuise|s'use|à recharger|talon d'achille|point noir|point faible|comme neige",
    ),
    (
        -1,
        12,
        "réclame|demande|cherche|mendie|appelle|court après|supplie|exige|quémande",
        "déjà son chargeur|son chargeur|une prise|la prise|sa prise|le chargeur|sa dose|la borne|déjà une prise|du courant|une recharge",
    ),
    (
        -1,
        12,
        "recharger|rechargé|recharge|rebrancher|brancher|branché|remettre en charge",
        "deux fois par jour|tous les soirs|chaque soir|toutes les nuits|à midi|tous les jours|chaque jour|en pleine journée|en cours de journée|avant la fin|en permanence|toutes les 0|sans arrêt|sans cesse|plusieurs fois|constamment|trop souvent",
    ),
    (
        -1,
        12,
        "avant midi|avant la fin de la journée|avant le déjeuner|avant l'heure du goûter|avant l'heure de l'apéro|avant le dîner|avant la pause|dès midi|dès la fin de la journée|dès le déjeuner|dès l'heure du goûter|dès l'heure de l'apéro|dès le dîner|dès la pause|à midi|à la fin de la journée|à le déjeuner|à l'heure du goûter|à l'heure de l'apéro|à le dîner|à la pause",
        "il est|il rend|il n'y|il s'éteint|il tombe|il cherche|il réclame|il affiche|elle est|elle rend|elle n'y|elle s'éteint|elle tombe|elle cherche|elle réclame|elle affiche|la batterie est|la batterie rend|la batterie n'y|la batterie s'éteint|la batterie tombe|la batterie cherche|la batterie réclame|la batterie affiche|plus est|plus rend|plus n'y|plus s'éteint|plus tombe|plus cherche|plus réclame|\
         plus affiche|on est|on rend|on n'y|on s'éteint|on tombe|on cherche|on réclame|on affiche|le téléphone est|le téléphone rend|le téléphone n'y|le téléphone s'éteint|le téléphone tombe|le téléphone cherche|le téléphone réclame|le téléphone affiche|la jauge est|la jauge rend|la jauge n'y|la jauge s'éteint|la jauge tombe|la jauge cherche|la jauge réclame|la jauge affiche",
    ),
    (
        -1,
        12,
        "ne tient|ne finit|ne passe|ne termine|ne dure|ne boucle|ne voit|n' tient|n' finit|n' passe|n' termine|n' dure|n' boucle|n' voit",
        "pas la journée|pas une journée|pas le week-end|pas la nuit|pas la matinée|pas le vol|pas le trajet|pas un film|pas le soir|pas une demi-journée|pas une heure|pas deux heures|pas une réunion|jamais la journée|jamais une journée|jamais le week-end|jamais la nuit|jamais la matinée|jamais le vol|jamais le trajet|jamais un film|jamais le soir|jamais une demi-journée|jamais une heure|jamais deux heures|\
         jamais une réunion|guère la journée|guère une journée|guère le week-end|guère la nuit|guère la matinée|guère le vol|guère le trajet|guère un film|guère le soir|guère une demi-journée|guère une heure|guère deux heures|guère une réunion|même pas la journée|même pas une journée|même pas le week-end|même pas la nuit|même pas la matinée|même pas le vol|même pas le trajet|même pas un film|\
         même pas le soir|même pas une demi-journée|même pas une heure|même pas deux heures|même pas une réunion|à peine la journée|à peine une journée|à peine le week-end|à peine la nuit|à peine la matinée|à peine le vol|à peine le trajet|à peine un film|à peine le soir|à peine une demi-journée|à peine une heure|à peine deux heures|à peine une réunion",
    ),
    (
        1,
        13,
        "se recharge|se rechargent|recharge|rechargent|remplit|remonte|récupère|regagne|passe de 0|charge|fait le plein|retrouve|se remplit|grimpe",
        "en 0 minutes|en vingt minutes|en une demi-heure|en une heure|en trois quarts d'heure|le temps d'un café|le temps d'une pause|le temps d'une douche|à 0 en|de 0 à 0|en un rien de temps|en un éclair|en deux temps|tout seul au soleil|au soleil|sans câble|sans fil|pendant la pause|à la vitesse|plus vite que|en moins d'une heure|à toute vitesse|tout seul|toute seule|par induction|\
         sur n'importe quelle prise|n'importe quel chargeur|sur une prise",
    ),
    (
        -1,
        13,
        "met|mettent|faut|demande|exige|prend|nécessite|cloue|immobilise|compter|comptez|réclame",
        "à se remplir|à se recharger|pour recharger|pour se recharger|à recharger|pour le recharger|pour la recharger|pour une charge|pour faire le plein|pour un plein|à la borne|de charge|une nuit complète|toute la nuit|une nuit entière|une nuit pour|à charger|sur secteur|branché|pour remonter",
    ),
    (
        -1,
        13,
        "charge|recharge|chargeur|câble|socle|station|base|étui|borne|temps de charge|connecteur",
        "interminable|poussive|poussif|lente|lent|lambine|propriétaire|mauvais contact|faux contact|capricieux|capricieuse|s'éternise|traîne|non fourni|non fournie|pas fourni|vendu séparément|vendue séparément|en option|absent|absente|chauffe|limitée à|bridée|plafonne|plafonnée|trop court|trop courte|à la traîne|d'un autre âge|d'un autre temps|micro-usb|fragile|une plaie|une éternité|toute une nuit|\
         des heures|ne tient pas|se débranche|décevante|limite|trop lente|qui chauffe|dépassée|au ralenti|hésitante|aléatoire|encombrant|introuvable",
    ),
    (
        1,
        14,
        "son|voix|timbre|sonorité|rendu|restitution|musique|écoute|spatialisation|scène sonore|basses|grave|graves|médiums|aigus|stéréo|micros|micro|dialogues|acoustique|signature",
        "chaud et|chaleureux|chaleureuse|rond|ronde|cristallin|cristalline|cristallins|limpide|ample|amples|ciselé|ciselés|ciselée|soyeux|soyeuse|enveloppant|enveloppante|charnu|charnus|généreux|généreuses|profonds|profondes|percutantes|percutants|tendues|nettes|vibrants|à tomber|à couper le souffle|d'une clarté|d'une pureté|d'une précision|d'une richesse|digne d'un|digne d'une|dignes d'un|de studio|\
         de concert|de salle|équilibré|équilibrée|aéré|aérée|détaillé|détaillée|holographique|naturel|naturelle|fidèle|pur|pure|sans distorsion|sans saturer|remplit la pièce|remplit le salon|qui remplit|plein de|bluffant|bluffante|riche|riches|immersif|immersive|projette loin|porte loin|intelligibles|intelligible|velouté|somptueux|spacieux|au scalpel|qui claque|claquent|qui donne des frissons",
    ),
    (
        -1,
        14,
        "son|voix|timbre|sonorité|rendu|restitution|musique|basses|grave|graves|médiums|aigus|stéréo|micros|micro|dialogues|enceinte|haut-parleur|haut-parleurs|écoute|appels|scène sonore|volume|violons|chant",
        "de casserole|de boîte|boîte de conserve|de conserve|étouffé|étouffée|étouffés|métallique|métalliques|nasillard|nasillarde|nasillardes|creux|creuse|plat|plate|plats|sourd|sourde|sourds|criard|criards|criarde|strident|stridents|agressif|agressifs|perçants|brouillon|brouillonne|confus|confuse|boueux|boueuses|baveuses|bouffies|grésille|grésillent|sature|saturent|crachote|crachotent|crache|distord|\
         vrillent les|fatigue|fatigue l'oreille|fatigant|fatigants|manque de coffre|manque de relief|manque d'ampleur|manque de basses|manque de corps|sans relief|sans corps|sans âme|sans vie|absentes|absent|en retrait|aux abonnés|anémiques|anémique|timides|écrasent|envahissantes|noyées|noyés|noient|inaudible|inaudibles|haché|hachée|hachées|lointain|lointaine|lointaines|du fond d'un|du fond|terne|ternes|\
         mat|mou|molles|maigrelet|maigrelette|rachitique|décevant|décevante|voilé|voilée|pincé|fluet|fluette|pauvre|artificiel|désincarné|parasité|parasitée|coupe les|mange les|décalé|mauvais|médiocre",
    ),
    (
        1,
        15,
        "gomme|gomment|efface|effacent|étouffe|étouffent|coupe|coupent|bloque|bloquent|isole|isolent|atténue|atténuent|filtre|filtrent|neutralise|annule|avale|anéantit|supprime|réduit|réduisent|fait disparaître|fait taire|arrête|absorbe|masque|éteint|élimine|dompte",
        "le vacarme|du vacarme|le métro|du métro|les réacteurs|des réacteurs|les ronflements|les bruits|des bruits|le bruit|du bruit|brouhaha|le brouhaha|les conversations|le monde extérieur|du monde extérieur|les moteurs|la rue|le trafic|la circulation|les voix|les voisins|des voisins|les bébés|l'avion|l'open space|le vent|le chahut|l'agitation|le boucan|le ronron|le grondement|tout ou presque|\
         les aboiements|les klaxons|le souffle|la tondeuse|l'environnement",
    ),
    (
        1,
        15,
        "réduction de bruit|annulation de bruit|isolation|isolation active|isolation passive|isolation phonique|anc|réduction active|suppression du bruit|insonorisation|double vitrage|antibruit",
        "redoutable|bluffante|bluffant|au sommet|de référence|remarquable|impressionnante|exemplaire|efficace|diablement|irréprochable|à couper le souffle|quasi totale|parmi les meilleures|la meilleure|sans égale|de haut vol|digne|excellente|sidérante|phénoménale|étonnante|référence|qui isole|qui coupe|du tonnerre|convaincante|magistrale|de premier ordre|spectaculaire|solide|supérieure",
    ),
    (
        -1,
        15,
        "laisse|laissent",
        "filtrer|passer|passe|entrer|entendre|pénétrer|traverser",
    ),
    (
        -1,
        15,
        "réduction de bruit|annulation de bruit|isolation|isolation phonique|anc|réduction active|antibruit|coupe-bruit|suppression du bruit|insonorisation|cloisons|vitrage|double vitrage|murs|fenêtres",
        "symbolique|anecdotique|timide|décevante|décevant|faiblarde|faible|médiocre|insuffisante|inefficace|passoire|siffle|souffle|laisse|ne coupe|ne filtre|ne bloque|peine|inexistante|quasi inexistante|perfectible|en retrait|limitée|papier|papier à cigarette|en carton|de papier|à revoir|au rabais|ne vaut|n'efface|laisse à désirer|moyenne|approximative|donne mal|crée une pression|ne fait pas|oublie|\
         de façade|absente|inopérante",
    ),
    (
        1,
        16,
        "bruit|nuisance|ronronnement|murmure|souffle|moteur|ventilateur|compresseur|soufflerie|décibels",
        "imperceptible|à peine audible|à peine perceptible|inaudible|feutré|contenu|quasi nul|très contenu|discret|de fond léger|d'une plume|qu'une plume|qu'un chat|qu'une mouche|d'un chat|sans jamais gêner|d'une feuille|se fait oublier|presque inexistant|réduit au minimum|minimal|minime|oubliée",
    ),
    (
        1,
        16,
        "sans réveiller|sans réveille|sans déranger|sans dérange|sans gêner|sans perturber|sans troubler|ne réveiller|ne réveille|ne déranger|ne dérange|ne gêner|ne perturber|ne troubler",
        "pas maisonnée|pas sommeil|pas voisins|pas bébé|pas maison|pas conversations|pas sieste|pas enfants|pas nuit|pas collègues|personne maisonnée|personne sommeil|personne voisins|personne bébé|personne maison|personne conversations|personne sieste|personne enfants|personne nuit|personne collègues|la maisonnée|la sommeil|la voisins|la bébé|la maison|la conversations|la sieste|la enfants|la nuit|\
         la collègues|le maisonnée|le sommeil|le voisins|le bébé|le maison|le conversations|le sieste|le enfants|le nuit|le collègues|les maisonnée|les sommeil|les voisins|les bébé|les maison|les conversations|les sieste|les enfants|les nuit|les collègues|bébé maisonnée|bébé sommeil|bébé voisins|bébé bébé|bébé maison|bébé conversations|bébé sieste|bébé enfants|bébé nuit|bébé collègues|toute maisonnée|\
         toute sommeil|toute voisins|toute bébé|toute maison|toute conversations|toute sieste|toute enfants|toute nuit|toute collègues|vos maisonnée|vos sommeil|vos voisins|vos bébé|vos maison|vos conversations|vos sieste|vos enfants|vos nuit|vos collègues|ses maisonnée|ses sommeil|ses voisins|ses bébé|ses maison|ses conversations|ses sieste|ses enfants|ses nuit|ses collègues",
    ),
    (
        -1,
        16,
        "bruit|ronronnement|bourdonnement|sifflement|souffle|soufflerie|ventilateur|ventilateurs|moteur|compresseur|pompe|vibrations|essorage|frigo|hotte|claquement|grincement|cliquetis",
        "réveille|me réveille|empêche|vous réveille|s'entend|s'entendent|s'emballe|s'emballent|hurle|hurlent|assourdissant|infernal|insupportable|pénible|gênant|permanent|lancinant|d'avion|d'un avion|d'hélicoptère|de tondeuse|d'aspirateur|couvre|couvrent|omniprésent|agaçant|strident|digne d'un|trop présent|envahissant|marqué|perceptible|audible|aigu|excessif|à rendre fou|continu|prononcé|parasite|résonne|\
         traverse les murs|très audible|à l'étage|dans toute la",
    ),
    (
        1,
        17,
        "écran|dalle|affichage|image|oled|téléviseur|moniteur|couleurs|noirs|contrastes|contraste|luminosité|définition|cadran|projection",
        "éclatante|éclatant|éclatantes|éclatants|somptueuse|somptueux|superbe|superbes|magnifique|magnifiques|d'une netteté|d'une finesse|d'une clarté|d'une beauté|d'une luminosité|à couper le souffle|à tomber|époustouflante|époustouflant|lisible en plein|lisible au soleil|lisible même|reste lisible|reste visible|visible sous|visible en plein|parfaitement lisible|en plein soleil|sous la douche|sans reflet|\
         sans reflets|profonds|abyssaux|infinis|d'encre|fidèles|justes|calibrées|calibrée|vives|vive|naturelles|chatoyantes|fluide|contrastée|contrasté|fourmille|régale|flatte|flatteuse|ultranette|nette|net|piquée|limpide|claire|cinématographique|digne d'un|digne du|de cinéma|ne fatigue pas|reposant|repose les yeux|confortable pour|immense|bord à bord|excellente|excellent|saisissante|pétille|pétillantes|\
         explosives|impressionnante|bluffante",
    ),
    (
        -1,
        17,
        "écran|dalle|affichage|image|téléviseur|moniteur|couleurs|noirs|contrastes|contraste|luminosité|définition|cadran|texte|sous-titres",
        "terne|ternes|sombre|trop sombre|délavé|délavée|délavées|fade|fades|grisâtre|grisâtres|grisés|jaunâtre|bleuté|laiteux|pâle|pâles|pâlichon|illisible|illisibles|invisible|au soleil|en plein soleil|dès que le soleil|en extérieur|dehors|pixellisé|pixellisée|flou|floue|scintille|clignote|papillote|miroir|vrai miroir|plein de reflets|reflète|reflets|minuscule|trop petit|riquiqui|s'éteint|se raye|indigne|\
         d'un autre âge|fatigue|fatigue les yeux|pique les yeux|bave|bavent|traîne|traînées|fuites de lumière|pixels morts|fuites|manque de|trop faible|faiblarde|insuffisante|déçoit|décevant|décevante|hachée|saccade|saccadée|brûle|marqué|rémanence|se fige|laisse à désirer|peu lumineux|peu contrasté|peu lumineuse|peu lisible|mal calibré|criardes|saturées|trop saturées|baveuses|grossière|tachée|granuleuse",
    ),
    (
        1,
        18,
        "photos|photo|clichés|portraits|vidéos|vidéo|images|selfies|zoom|objectif|capteur|appareil photo|caméra|autofocus|stabilisation|mode nuit|macro|ralentis|paysages|viseur|webcam|flou d'arrière-plan|bokeh|rendu des peaux|module",
        "fourmillent|fourmille|bluffants|bluffantes|bluffant|à couper le souffle|dignes d'un|digne d'un|comme un pro|d'un pro|de pro|magnifiques|superbes|sublimes|éclatants|fouillés|fouillées|piqués|nets|nettes|d'une netteté|lumineux|lumineuses|détaillés|détaillées|naturel|naturels|naturelles|réussi|réussis|réussies|même la nuit|même de nuit|de nuit réussis|en basse lumière|à main levée|conserve|\
         va chercher|vont chercher|accroche|ne rate|ne lâche|suit le sujet|fige|redoutable|impressionne|fait mouche|fait merveille|à merveille|sans brouiller|d'une stabilité|stables|fluides|sans trembler|sans bruit|polyvalent|capte chaque|capte la|restitue|sort des|rattrape|étonnant|étonnante|excellent|excellente|superbe|au top|de studio|très naturel|crémeux|flatteur|flatteurs",
    ),
    (
        -1,
        18,
        "photos|photo|clichés|portraits|vidéos|vidéo|images|selfies|zoom|objectif|capteur|appareil photo|caméra|autofocus|stabilisation|mode nuit|webcam|sonnette|retour vidéo|flash|module|viseur|flux vidéo",
        "floues|floue|flous|flou|bougées|bougés|granuleuses|granuleuse|granuleux|bruitées|bruités|bruité|cramées|cramés|brûlées|surexposées|surexposés|sous-exposées|pâteuses|pâteux|baveuses|ternes|délavées|sombres|noires|tremblotantes|tremblante|tremblotante|saccadées|saccadée|pixellisées|pixellisée|pixellisés|grain|de grain|plein de bruit|en bouillie|bouillie|bouillie de pixels|patine|pompe|hésite|\
         cherche|rate|décroche|décroche dès|à la peine|déçoit|décevantes|décevants|décevant|décevante|médiocres|médiocre|indigne|indignes|inexploitables|inexploitable|inutilisable|gadget|à contre-jour|de nuit|dès que la lumière|la nuit tombée|en basse lumière|manque de piqué|manquent de piqué|manquent de détails|virent au|tirent sur|tire sur le|mal de mer|jaunâtres|voilées|déformés|déforme|artificielles|\
         lissés|perd ses|s'écroule|trop lisses|ne reconnaît|sans détail|sans relief",
    ),
    (
        1,
        19,
        "ligne|lignes|silhouette|design|look|esthétique|allure|courbes|finesse|coupe|coloris|teinte|teintes|couleur|couleurs|motif|motifs|forme|formes|monture|façade|déco|décoration|habillage|packaging|flacon|robe|style|dessin|cadran",
        "épurée|épurées|épuré|élégante|élégant|élégantes|racée|racées|intemporelle|intemporelles|intemporel|sobre|sobres|raffinée|raffiné|raffinées|soignée|soigné|soignées|réussie|réussi|réussis|à tomber|saute aux yeux|fait mouche|fait tourner|attire l'œil|attire les|accroche l'œil|flatte|flatteuse|flatteur|se marie|se marient|se fond|s'intègre|habille|sublime|dans l'air du temps|très tendance|tendance|\
         scandinave|rétro|vintage|chic|très chic|somptueux|somptueuse|sculptée|sculptural|sculpturale|magnifique|superbe|superbes|ravissante|délicate|délicates|lumineuses|signée|originale|original|moderne|contemporaine|contemporain|affûtée|affûté|séduisante|séduisant|séduit|séduisent|harmonieuse|harmonieuses|parfaite|impeccable|irrésistible|craquant|audacieux|minimaliste|au carré|léchée|léché|bluffe",
    ),
    (
        -1,
        19,
        "ligne|lignes|silhouette|design|look|esthétique|allure|coupe|coloris|teinte|couleur|couleurs|motifs|monture|façade|déco|décoration|style|dessin|cadran|habillage|flacon|site|robe|intérieur|planche de bord",
        "daté|datée|datées|vieillot|vieillotte|ringard|ringarde|démodé|démodée|banal|banale|quelconque|austère|triste|tristes|tristounet|tristounette|fade|fades|terne|ternes|criard|criarde|criardes|tape-à-l'œil|clinquant|kitsch|ingrat|ingrate|massif|massive|pataud|pataude|lourd|lourde|grossier|grossière|d'un autre âge|d'un autre temps|d'une autre époque|des années 0|des années|hôpital|d'hôpital|\
         de bloc opératoire|discutable|divise|clivant|clivante|sans âme|sans charme|sans saveur|sans relief|sans caractère|passe-partout|vieillit|vieillit mal|vieillissant|moche|laid|laide|hideux|hideuse|affreux|inélégant|à revoir|laisse à désirer|pas folichon|pas flatteuse|pas flatteur|peu flatteuse|peu inspiré|peu inspirée|déçoit|ne correspond|différent des|différente de|brouillonne|fait cheap|\
         impersonnelle|impersonnel|passée de mode|dépassé|sinistre|lugubre|déprimant|déprimante|déprime",
    ),
    (
        1,
        20,
        "siège|sièges|selle|assise|dossier|matelas|literie|lit|oreiller|coussin|coussins|coussinets|semelle|semelles|amorti|bretelles|casque|chaussure|chaussures|baskets|bottes|canapé|fauteuil|sellerie|poignée|poignées|manche|masque|soutien-gorge|jean|pantalon|tissu|couette|suspension|habitacle|ceinture|harnais|lunettes|monture|couchage|rembourrage|accueil",
        "moelleux|moelleuse|moelleuses|douillet|douillette|enveloppant|enveloppante|enveloppants|généreux|généreuse|se fait oublier|se font oublier|épouse|épousent|soutient|soulage|soulagent|ménage|ménagent|caresse|câline|comme dans un|comme un gant|comme une seconde|tombe bien|tombe parfaitement|un nuage|sur un nuage|nuage|un cocon|cocon|chausson|pantoufles|comme des chaussons|ultraconfortable|\
         ultraconfortables|confortable|confortables|tout doux|tout douce|douce|doux|respirant|respirante|respirants|ne serre|ne gratte|ne frotte|ne comprime|ne blesse|ne scie|ne glisse|sans frotter|sans serrer|sans blesser|sans comprimer|sans appuyer|sans douleur|même après|pendant des heures|des heures durant|toute la journée|bien rembourré|bien rembourrée|bien rembourrées|épais|épaisse|équilibre|\
         parfait équilibre|juste ce qu'il faut|un régal|de rêve|royal|royale|princier|cossus|ergonomique|ergonomiques|anatomique|tombent bien|réglables|accueille|bercent|berce|d'un confort",
    ),
    (
        -1,
        20,
        "siège|sièges|selle|assise|dossier|matelas|literie|lit|oreiller|coussin|coussinets|semelle|semelles|amorti|bretelles|bretelle|casque|chaussure|chaussures|baskets|bottes|canapé|fauteuil|sellerie|poignée|manche|masque|arceau|jean|pantalon|élastique|tissu|étiquette|couette|suspension|ceinture|harnais|embouts|écouteurs|monture|armature|branches|couchage|ressorts|talon|lanière|col|couture|coutures|laine",
        "dur|dure|durs|trop dur|trop dure|trop ferme|trop mou|trop molle|trop fin|trop fine|trop étroit|trop étroite|trop étroits|trop serré|trop court|raide|raides|rigide|rigides|rêche|rugueux|rugueuse|gratte|grattent|irrite|irritent|frotte|frottent|serre|serrent|comprime|compriment|pince|pincent|blesse|blessent|scie|scient|cisaille|cisaillent|glisse|glissent|tombe|tombent|coupe la|coupent|rentre dans|\
         rentrent|s'enfonce|s'enfoncent|s'affaisse|se fait sentir|se font sentir|brise|broie|tape|tapent|secoue|casse le dos|casse|appuie|appuient|appuie sur|pèse sur|transpirer|transpire|chauffe|tient chaud|étouffe|spartiate|planche|de pierre|en béton|de béton|comme du bois|comme du béton|douloureux|douloureuse|inconfortable|inconfortables|à la longue|au bout d'une heure|au bout de deux heures|\
         après une heure|après deux heures|mal au dos|mal aux|mal taillé|mal rembourré|peu rembourrée|mal rembourrée|peu rembourré|sans soutien|manque de soutien|manque de rembourrage|manque de maintien|torture|un supplice|une torture|taille petit|tire|remonte|boudine|moulent trop|pique|pas assez",
    ),
];
