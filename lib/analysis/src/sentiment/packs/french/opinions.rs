//! French praise and blame. Only data: adjectives are listed in the masculine singular, infinitives are marked with `+`.

/// (feature, words) that say something only after "too".
pub(super) const TRAITS: &[(u16, &str)] = &[
    (20, "mou|molle|ferme|dur|serré|étroit|large|rigide|souple"),
    (27, "sucré|salé|épicé|acide|gras|amer"),
    (21, "grand|petit|gros|haut|épais"),
    (17, "sombre|brillant"),
    (2, "élevé"),
];

/// (sign, feature that is implied or 0, words).
pub(super) const OPINIONS: &[(i8, u16, &str)] = &[
    (
        1,
        0,
        "bluffant|au top|nickel|rien à envier|n'a rien à envier|fait l'unanimité|font l'unanimité|remplit son rôle|fait le travail|fait le job|excellente surprise|bonne surprise|grandiose|sans reproche|sans fausse note|un must|agréablement surpris|fascinant|divertissant|captivant|enthousiasmant|inspirant|à recommander|bien vu|donne satisfaction|donnent satisfaction|de haute volée|difficile* à battre|difficile* à égaler|difficile* à surpasser|sans rival|haut la main|rachèterais sans hésiter|excellent|bon|bonne|très bon|génial|super=|superbe|magnifique|formidable|fantastique|extraordinaire|exceptionnel|remarquable|impressionnant|impressionner+|incroyable|merveilleux|parfait|idéal|optimal|meilleur|meilleure|supérieur|imbattable|inégalé|inégalable|incomparable|irréprochable|impeccable|exemplaire|brillant|éblouissant|bluffant|époustouflant|épatant|étonnant|convaincant|convaincre|convainc|convainquent|convaincu|séduire|séduit|séduisent|séduisant|ravi|ravir|enchanté|satisfaisant|satisfait|content|heureux|recommander+|recommandé|recommandable|recommandation|conseillé|favori|préféré|préférer+|préfère|préfèrent|leader|leaders|incontournable|gagnant|gagne|vainqueur|excelle|excellent=|exceller|exceller+|se distingue|se distinguent|se démarque|se démarquent|se démarquer|sort du lot|sortent du lot|tire son épingle du jeu|brille|brillent|briller|point fort|points forts|atout|atouts|avantage|avantages|bénéfice|qualités=|salué|saluent|saluer|loué|louent|louer=|apprécié|apprécier+|plébiscité|plébiscitent|acclamé|récompensé|primé|félicité|éloge|éloges|agréable|plaisant|correct|convenable|honorable|honnête|décent|adéquat|suffisant|ample|complet|exhaustif|généreux|utile|pratique|commode|efficace|efficient|attentif|attentionné|aimable|sympathique|courtois|poli|chaleureux|professionnel|serviable|à l'écoute|compétent|disponible|séduisante|attrayant|attractif|intéressant|compétitif|raisonnable|transparent|clair|net|riche|profond|profonde|immersif|équilibré|détaillé|éclatant|vif|lumineux|cristallin|raffiné|soigné|abouti|haut de gamme|de qualité|de grande qualité|de haute qualité|de bonne qualité|de très bonne qualité|de premier ordre|de première qualité|premium|luxueux|solide=|fort|fluide|sans accroc|sans faille|sans défaut|parfaitement|excellemment|bien|très bien|à merveille|à la perfection|répond aux attentes|répondent aux attentes|à la hauteur|tient ses promesses|tiennent ses promesses|tiennent leurs promesses|dépasse les attentes|dépassent les attentes|valeur sûre|bon choix|excellent choix|meilleur choix|choix judicieux|bonne option|excellente option|meilleure option|choix idéal|coup de cœur|précieux|enrichissant|amélioré|amélioration|améliorations|améliorer=|améliore|améliorent|optimisé|hors pair|sans égal|sans pareil|de référence|réussi|réussite|réussir|bien conçu*|bien pensé*|bien fait*|bien réalisé*|aime|aiment|adore|adorent|plaît|plaisent|positif|positivement|favorable|à temps=|excellence|splendide|pas mal|ne déçoit pas|ne déçoivent pas|rien à redire|sans problème|sans effort|sans souci|gratuit|gratuitement|fait ses preuves|a fait ses preuves|fait mouche|assure|assurent=|performant en tout|très apprécié|mérite le détour|vaut le détour|harmonieux|rassurant|enthousiaste|enthousiasme|ravit|régal|délice=|à toute épreuve|digne d'éloges|bluffe|bluffent|étonne|enchante|enchantent|un vrai plus|un gros plus|un vrai plaisir|réactif",
    ),
    (
        -1,
        0,
        "met des mois|met des semaines|met des jours|mettent des mois|mettent des semaines|ennuie|n'est pas son point fort|talon d'achille|en berne|bâcle|mitigé|en demi-teinte|pas folichon|pas fameux|pas fameuse|navrant|ridicule|indigne|scandaleux|insupportable|fatigant|rédhibitoire|répétitif|incomplet|inadmissible|inexistant|minable|piètre|n'est pas au rendez-vous|pas au rendez-vous|pas exempt de défauts|pas optimal|insuffisance|déséquilibré|un peu juste|un peu faible|un peu limité*|un peu court|un peu courte|un peu décevant|n'achèterais plus|n'achèterai plus|ne rachèterais pas|n'achèterais pas|mal|mal traduit*|je ne recommande pas|ne recommande pas|déplorable|mauvais|mauvaise|très mauvais|terrible=|horrible|affreux|épouvantable|exécrable|catastrophique|catastrophe|désastreux|désastre|lamentable|pitoyable|médiocre|moyen=|moyens=|passable|pire|insuffisant|inadéquat|pauvre|faible|faiblard|limité|limite=|limitation|limitations|restreint|restrictif|décevant|décevoir|déçoit|déçoivent|déçu|déception|frustrant|frustration|agaçant|agacer+|énervant|irritant|pénible|problématique|problème|inconvénient|bémol|défaut|défauts|faiblesse|faiblesses|point faible|points faibles|point noir|points noirs|lacune|lacunes|carence|défectueux=|pèche|pèchent|se plaint|se plaignent|se plaindre|plaignent|critiquer+|critiqué|critiquent|reproche|reprochent|reproches|reprocher|déplore|déplorent|regrette|regrettent|regrettable|souffre|souffrent|souffrir|échoue|échouent|échec|laisse à désirer|laissent à désirer|laisse beaucoup à désirer|laissait à désirer|à désirer|perfectible|améliorable|pourrait être amélioré*|mérite d'être amélioré*|gagnerait à|peut mieux faire|pourrait mieux faire|marge d'amélioration|marge de progression|à la traîne|à revoir|en retrait|ne convainc pas|n'est pas la meilleure|n'est pas le meilleur|pas à la hauteur|insatisfaisant|insatisfait|mécontent|inacceptable|impoli|désagréable|peu professionnel*|impersonnel|inefficace|inutile|flou|pâle|granuleux|métallique|strident|étouffé|brouillon|daté|dépassé|vieillissant|vieillot|basique|rudimentaire|sommaire|spartiate|grossier|maladroit|trompeur|abusif|inégal|irrégulier|inconstant|discutable|douteux|inquiétant|préoccupant|alarmant|cassé|endommagé|abîmé|négligé|douloureux|cauchemar|éviter|à éviter|regretter|détester+|déteste|empirer|dégradé|se dégrade|se dégradent|excessif|exagéré|surfait|pénalise|pénalisant|handicap|contraignant|insipide=|ne répond jamais|ne répondent jamais|ne répond pas|ne répondent pas|sans réponse|ne fonctionne pas|ne fonctionnent pas|ne fonctionne plus|fonctionne mal|manque de finesse|peinent|peine à|difficulté|difficultés|compromis|sacrifie|chaotique|en deçà|juste passable|rien d'exceptionnel|sans plus|pas terrible|bâclé|négligent|gênant|gêne|gênent|dérange|dérangeant|laborieux|hasardeux|aléatoire|approximatif=|désuet|lourdeurs|peu convaincant*|trop juste|trop court|trop courte|trop faible|trop limité*|trop basique|trop peu",
    ),
    (
        1,
        2,
        "coûte moins cher|coûtent moins cher|revient moins cher|abordable|bon marché|économique|pas cher|pas chère|pas chers|pas chères|peu coûteux|peu cher|peu chère|peu onéreux|peu onéreuse|accessible=|accessibles=|à petit prix|à bas prix|à prix doux|petit prix|prix doux|prix attractif|prix attractifs|prix compétitif|prix compétitifs|prix abordable|prix abordables|prix raisonnable|prix raisonnables|bon prix|prix juste|prix bas|bas prix|tarif attractif|tarifs attractifs|tarifs compétitifs|tarifs abordables|bonne affaire|moins cher|moins chère|moins chers|moins chères|moins coûteux|moins onéreux|fait économiser|permet d'économiser|petits budgets|budget serré|prix imbattable|prix imbattables|prix contenu|prix mini|coûte moins|coûtent moins",
    ),
    (
        -1,
        2,
        "coûte plus cher|coûtent plus cher|revient cher|revient plus cher|cher|onéreux|coûteux|hors de prix|exorbitant|prohibitif|surévalué|prix élevé|prix élevés|tarif élevé|tarifs élevés|prix excessif|prix salé|coût élevé|coûte cher|coûtent cher|coûte une fortune|coûte plus|coûtent plus|prix premium|prix fort|trop cher|trop chère|trop chers|surtaxé|prix conséquent|ruineux",
    ),
    (
        1,
        3,
        "vaut le coup|vaut son prix|vaut la peine|en vaut la peine|en vaut le coup|valent le coup|valent leur prix|en vaut le prix|bon investissement|excellent investissement|rentable|en avoir pour son argent|justifie son prix|justifient leur prix|en a pour son argent|vaut l'investissement|vaut largement son prix|vaut chaque euro",
    ),
    (
        -1,
        3,
        "ne vaut pas le coup|ne vaut pas son prix|n'en vaut pas la peine|ne vaut pas la peine|ne vaut pas l'investissement|ne justifie pas son prix|ne justifient pas leur prix|argent gaspillé|gaspillage d'argent|arnaque|mauvais investissement|ne vaut pas le prix|trop cher pour ce que c'est|trop cher pour ce qu'il offre|trop cher pour ce qu'elle offre",
    ),
    (
        1,
        4,
        "bien construit*|bien fabriqué*|bien fini*|bien assemblé*|matériaux nobles|matériaux de qualité|matériaux haut de gamme|belle finition|belles finitions|fait* main|artisanal|finition soignée|finitions soignées|solidement construit*",
    ),
    (
        -1,
        4,
        "mal fini*|mal fabriqué*|mal construit*|mal assemblé*|fait cheap|cheap|plastique bas de gamme|bas de gamme|de mauvaise qualité|de piètre qualité|de qualité médiocre|plasturgie|fait bon marché|bancal|branlant|sensation plastique|finition bâclée|finitions bâclées|camelote|plastiques durs|toc",
    ),
    (
        1,
        5,
        "durable=|durables=|solide|robuste|résistant|endurant|étanche|imperméable|increvable|indestructible|inusable|tout-terrain|dure longtemps|durent longtemps|dure des années|durent des années|conçu* pour durer|fait* pour durer|tient dans le temps|résiste|résistent|résiste à l'eau|résistent à l'eau|longue durée de vie|antichoc|résistant* aux rayures|pérenne|à l'épreuve du temps",
    ),
    (
        -1,
        5,
        "fragile|se casse|se cassent|cassent|s'use vite|s'usent vite|s'use|s'usent|s'use rapidement|rouille|rouillent|se raye|se rayent|se raye facilement|s'abîme|s'abîment|s'abîme vite|se déchire|se déchirent|fuit|fuient|se fissure|tombe en panne=|ne dure pas|ne durent pas|dure peu|éphémère|se déforme|se décolle|se décollent|durée de vie limitée|courte durée de vie|se détériore",
    ),
    (
        1,
        6,
        "fiable|stable|constant|sûr et fiable|digne de confiance=|ne tombe jamais en panne|sans panne|sans bug|sans coupure|sans interruption|fonctionne toujours|sans plantage",
    ),
    (
        -1,
        6,
        "instable|peu fiable|peu fiables|pas fiable|bugué|buggé|capricieux|plante|plantent|se bloque|se bloquent|se fige|se figent|tombe en panne|tombent en panne|tombe souvent en panne|cesse de fonctionner|sujet* aux pannes|sujette aux pannes|truffé* de bugs|se déconnecte|se déconnectent|se déconnecte souvent|redémarre|s'éteint tout seul|défaillant|rencontre des bugs",
    ),
    (
        1,
        7,
        "facile* à utiliser|simple* à utiliser|facile* d'utilisation|simple* d'utilisation|intuitif|simple|facile|convivial|ergonomique=|facile* à prendre en main|facile* à comprendre|facile* à manier|accessible aux débutants|accessible à tous|clair et simple|s'utilise facilement|facile* d'emploi|simple* d'emploi|épuré|user-friendly|facile* à maîtriser|facile* à apprendre|idéal pour les débutants",
    ),
    (
        -1,
        7,
        "difficile* à utiliser|compliqué* à utiliser|compliqué|complexe|confus|difficile|peu intuitif*|déroutant|alambiqué|surchargé|difficile* à prendre en main|difficile* à comprendre|difficile* à maîtriser|pas intuitif*|fouillis|touffu|fastidieux|peu pratique|lourd* à utiliser|usine à gaz|rébarbatif|peu ergonomique*",
    ),
    (
        1,
        8,
        "facile* à installer|simple* à installer|facile* à monter|simple* à monter|facile* à configurer|simple* à configurer|rapide* à installer|rapide* à monter|s'installe en quelques minutes|se monte en quelques minutes|se configure en quelques minutes|s'installe facilement|se monte facilement|se configure facilement|prêt* à l'emploi|plug and play|facile* à assembler|s'installe rapidement|se monte rapidement|facile* à mettre en place|s'installe en un clin d'œil|s'installe en minutes",
    ),
    (
        -1,
        8,
        "difficile* à installer|compliqué* à installer|difficile* à monter|compliqué* à monter|difficile* à configurer|compliqué* à configurer|complexe* à installer|complexe* à configurer|difficile* à assembler|long* à installer|fastidieux à installer|fastidieuse à installer|complexe* à mettre en place",
    ),
    (
        1,
        9,
        "répond rapidement|répondent rapidement|répond vite|répondent vite|répond toujours|facile* à joindre|facilement joignable|joignable|résout rapidement|résolvent rapidement|résout les problèmes|à l'écoute des clients|aux petits soins",
    ),
    (
        -1,
        9,
        "difficile* à joindre|injoignable|difficilement joignable|impossible à joindre|met du temps à répondre|mettent du temps à répondre|lent* à répondre|tarde à répondre|tardent à répondre|ne répond jamais aux|ignore les clients|ignore ses clients|ne résout rien|n'aide pas|met des jours à répondre|met des semaines à répondre|long* à répondre",
    ),
    (
        1,
        10,
        "puissant|performant|haute performance|haute performances|fonctionne bien|fonctionnent bien|fonctionne très bien|fonctionne parfaitement|fonctionne à merveille|nettoie bien|nettoie parfaitement|aspire bien|productif|véloce=|nettoie en profondeur",
    ),
    (
        -1,
        10,
        "sous-puissant|manque de puissance|peu puissant*|peu performant*|peu efficace|sous-motorisé|nettoie mal|aspire mal|poussif|à bout de souffle",
    ),
    (
        1,
        11,
        "rapide|rapidement|vite|ultra-rapide|instantané|instantanément|véloce|en quelques secondes|sans latence|faible latence|immédiat|prompt",
    ),
    (
        -1,
        11,
        "lent|lentement|lenteur|lenteurs|ralentit|ralentissent|prend du temps|met longtemps|trop lent|chronophage|interminable|rame|rament|saccade|saccades",
    ),
    (
        1,
        12,
        "dure jusqu'à|tient jusqu'à|tient deux jours|tiennent deux jours|jusqu'à deux jours d'autonomie|tient toute la journée|tiennent toute la journée|tient la journée|dure toute la journée|longue autonomie|grande autonomie|belle autonomie|batterie longue durée|tient plusieurs jours|dure plusieurs jours|tient deux jours|endurante",
    ),
    (
        -1,
        12,
        "se décharge vite|se décharge rapidement|se déchargent vite|se vide vite|se vide rapidement|faible autonomie|autonomie limitée|autonomie faible|autonomie réduite|courte autonomie|ne tient pas la journée|à recharger souvent|dure à peine|ne tient pas|autonomie juste",
    ),
    (
        1,
        14,
        "son équilibré|son clair|son puissant|son riche|son immersif|son cristallin|son détaillé|son profond|son chaleureux|son ample|son enveloppant|son net|son excellent|son spatialisé|son de qualité|son impressionnant|son remarquable|sonne bien|sonnent bien|sonne juste|sonne très bien|sonne mieux",
    ),
    (
        -1,
        14,
        "son métallique|son étouffé|son plat|son médiocre|son faible|son brouillon|son décevant|son nasillard|son criard|sonne mal|sonnent mal|sonne creux|sonne faux|nasillard|sonne métallique|grésille|grésillent|caverneux",
    ),
    (
        1,
        16,
        "silencieux|discret|peu bruyant|peu bruyante|peu bruyants|peu bruyantes|inaudible|quasi silencieux|sans bruit|silencieusement|à peine audible|insonore|feutré",
    ),
    (
        -1,
        16,
        "bruyant|assourdissant|fait du bruit|font du bruit|fait beaucoup de bruit|font beaucoup de bruit|trop de bruit|grince|grincent|couine|siffle|sifflent|vibre beaucoup|vibre trop|tonitruant|ronfle|vrombit",
    ),
    (
        1,
        19,
        "élégant|beau|belle|joli|esthétique=|moderne|minimaliste|stylé|sophistiqué|chic|tendance|iconique|intemporel|épurée|bien dessiné*|ravissant|sobre|design=",
    ),
    (
        -1,
        19,
        "laid|moche|disgracieux|peu esthétique|inesthétique|ennuyeux|démodé|vieilli|vilain|banal|massif et peu élégant|peu élégant*|austère|quelconque|ringard",
    ),
    (
        1,
        20,
        "confortable|ergonomique|moelleux|rembourré|respirant|douillet|cosy|agréable* à porter|s'adapte bien|s'ajuste bien|bien ajusté*|confortablement|bon maintien|enveloppant|tient bien en main|doux",
    ),
    (
        -1,
        20,
        "inconfortable|serre trop|frotte|frottent|gratte|grattent|démange|rigide=|rigides=|peu confortable|fait mal|font mal|trop mou|trop molle|trop ferme|trop dur|trop serré|trop étroit|trop étroite|comprime|s'affaisse|rugueux|irrite",
    ),
    (
        1,
        21,
        "léger|compact|transportable|ultra-léger|mince|facile* à transporter|peu encombrant|peu encombrante|peu encombrants|gain de place|prend peu de place|prennent peu de place|tient dans la poche|tient dans un sac|poids plume|nomade|pèse peu",
    ),
    (
        -1,
        21,
        "lourd|encombrant|volumineux|imposant|trop lourd|trop grand|trop gros|trop grosse|trop grande|prend beaucoup de place|prennent beaucoup de place|prend de la place|pèse lourd|difficile* à transporter|pesant|peu maniable|trop encombrant*",
    ),
    (
        1,
        22,
        "polyvalent|personnalisable|configurable|flexible|modulable|multifonction|multifonctions|riche* en fonctionnalités|nombreuses fonctions|nombreuses fonctionnalités|large éventail de fonctions|bien équipé*|très complet*|bourré* de fonctionnalités|versatile|bien doté*|fonctions avancées|fonctionnalités avancées|paramétrable|adaptable|évolutif|riche* en fonctions",
    ),
    (
        -1,
        22,
        "peu de fonctions|peu de fonctionnalités|fonctions limitées|fonctionnalités limitées|peu polyvalent*|options limitées|peu d'options|manque de fonctions|manque de fonctionnalités|fonctions basiques|peu flexible|mal équipé*|pauvre* en fonctionnalités|peu personnalisable",
    ),
    (
        1,
        23,
        "compatible|compatible* avec|s'intègre|s'intègre bien|s'intègrent bien|s'intègre parfaitement|s'intègre facilement|se connecte facilement|se connectent facilement|se connecte rapidement|s'appaire facilement|se synchronise",
    ),
    (
        -1,
        23,
        "incompatible|n'est pas compatible|ne sont pas compatibles|pas compatible avec|ne s'intègre pas|peu compatible|perd la connexion|perd souvent la connexion|ne se connecte pas|sans bluetooth|se connecte mal",
    ),
    (
        1,
        25,
        "sans danger|sûr|sûr* pour les enfants|hypoallergénique|non toxique|sans bpa|sécuritaire|sans risque|sécurisant|adapté* aux peaux sensibles",
    ),
    (
        -1,
        25,
        "dangereux|toxique|surchauffe=|surchauffent|chauffe trop|chauffe beaucoup|chauffent beaucoup|nocif|risqué|peu sûr|brûlant|chauffe excessivement",
    ),
    (
        1,
        26,
        "sécurisé|chiffré|chiffré* de bout en bout|chiffrement de bout en bout|protège la vie privée|protège les données|protège vos données|respecte la vie privée|respectueux de la vie privée|respectueuse de la vie privée|crypté|conforme au rgpd",
    ),
    (
        -1,
        26,
        "vend les données|vend vos données|revend les données|revend vos données|revendent les données|partage les données|partage vos données|piraté|intrusif|a été piraté|a été piratée|vulnérable|collecte trop de données|non sécurisé|peu sécurisé|fuité",
    ),
    (
        1,
        27,
        "délicieux|savoureux|goûteux|aromatique|crémeux|onctueux|a bon goût|ont bon goût|sent bon|sentent bon|exquis|succulent|appétissant|juteux|rafraîchissant|gourmand|parfumé|croustillant|bon goût",
    ),
    (
        -1,
        27,
        "insipide|sans saveur|sans goût|amer|rance|a mauvais goût|mauvais goût|goût de brûlé|goût artificiel|goût chimique|sent mauvais|mauvaise odeur|aqueux|trop sucré|trop sucrée|trop salé|trop salée|trop amer|écœurant|brûlé|pâteux|goût amer|trop acide|goût de plastique|fade|fades|farineux",
    ),
    (
        1,
        28,
        "sain|naturel|bio=|biologique|nutritif|sans sucre|sans sucre ajouté|sans sucres ajoutés|sans gluten|sans additifs|sans conservateurs|ingrédients naturels|ingrédients de qualité|riche* en protéines|pauvre* en sucre|végan|vegan|sans lactose|équilibré nutritionnellement|sans parabènes|sans colorants|riche* en fibres|ingrédients biologiques|ingrédients bio|bon pour la santé",
    ),
    (
        -1,
        28,
        "malsain|trop de sucre|trop de sel|beaucoup de sucre|riche* en sucre|ultra-transformé|contient des additifs|contiennent des additifs|ingrédients artificiels|plein* d'additifs|bourré* de sucre|bourré* d'additifs|mauvais pour la santé|trop gras|trop grasse|chargé* en sucre|teneur élevée en sucre|calorique",
    ),
    (
        1,
        29,
        "écologique|éco-responsable|écoresponsable|respectueux de l'environnement|respectueuse de l'environnement|recyclé|recyclable|biodégradable|compostable|économe|économe* en énergie|basse consommation|consomme peu|consomment peu|éthique=|neutre en carbone|équitable|matériaux recyclés|zéro déchet|peu énergivore|peu polluant|éco-conçu|peu gourmand|bas carbone",
    ),
    (
        -1,
        29,
        "polluant|pollue|polluent|énergivore|consomme beaucoup|consomment beaucoup|consomme trop|gourmand en énergie|gourmande en énergie|peu écologique|greenwashing|trop d'emballage|gourmand en carburant|gourmande en carburant|gros consommateur",
    ),
    (
        1,
        30,
        "sans frais|sans frais cachés|sans engagement|sans abonnement|sans commission|sans frais supplémentaires|sans coûts cachés|sans frais de dossier|résiliable à tout moment|sans surcoût|sans frais annuels",
    ),
    (
        -1,
        30,
        "facture des frais|facturent des frais|prélève des frais|prélève des commissions|abonnement obligatoire|frais surprise|engagement long|facture cher|surfacture|abonnement payant|prélèvements inattendus|frais inattendus|engagement de 24 mois|surfacturation",
    ),
    (
        1,
        31,
        "large couverture|bonne couverture|couvre tout le territoire|disponible partout|capte bien|capte partout",
    ),
    (
        -1,
        31,
        "capte mal|ne capte pas|appels coupés|couverture limitée|ne couvre pas|couvre mal",
    ),
    (
        1,
        32,
        "livraison gratuite|livraison rapide|livraisons rapides|livré rapidement|livrée rapidement|livré à temps|livrée à temps|arrive à temps|arrivent à temps|arrive vite|arrive rapidement|livre rapidement|expédition rapide|livraison le lendemain|bien emballé*|livraison offerte|livre à temps|livre vite|livraison ponctuelle|envoi rapide|soigneusement emballé*",
    ),
    (
        -1,
        32,
        "arrive en retard|arrivent en retard|arrivé en retard|arrivée en retard|livré en retard|livrée en retard|arrivé endommagé|arrivée endommagée|livré endommagé|livraison lente|livraisons tardives|livraison tardive|jamais arrivé|jamais arrivée|jamais livré|mal emballé*|en retard|tarde à livrer|tardent à livrer|livre en retard|arrivé cassé|livraison longue|met des semaines à arriver|met longtemps à arriver",
    ),
    (
        1,
        33,
        "retour gratuit|retours gratuits|retours faciles|satisfait ou remboursé|garantie à vie|longue garantie|garantie généreuse|remboursement rapide|remboursé rapidement|sans poser de questions|garantie étendue|garantie longue|rembourse rapidement|remboursé sans problème",
    ),
    (
        -1,
        33,
        "refuse de rembourser|refuse le remboursement|refuse les remboursements|refuse les retours|sans garantie|garantie courte|non remboursable|retours payants|retour payant|garantie limitée|ne rembourse pas|ne remboursent pas",
    ),
    (
        1,
        34,
        "réputé|renommé|de confiance|digne de confiance|populaire|prestigieux|bien noté*|mieux noté*|crédible|best-seller|plus vendu*|éprouvé|légendaire|emblématique|sérieux=|sérieuse=|bonne réputation|excellente réputation|bien implanté*|de renom|bien établi*",
    ),
    (
        -1,
        34,
        "controversé|décrié|mauvaise réputation|surcoté|surestimé|peu recommandable|frauduleux|douteuse réputation|polémique=|discrédité|peu transparent*|méfiance|mal noté*|poursuivi en justice|réputation ternie|ternie",
    ),
    (
        1,
        35,
        "large choix|vaste choix|grand choix|large gamme|vaste gamme|large sélection|grande variété|large éventail|varié|diversifié|vaste catalogue|riche catalogue|catalogue étendu|pour tous les goûts|nombreux choix|grande sélection|choix varié|bien achalandé*|catalogue riche|énorme choix|nombreuses options|étendu",
    ),
    (
        -1,
        35,
        "en rupture de stock|en rupture|choix limité|choix restreint|gamme limitée|peu de choix|sélection limitée|catalogue limité|peu varié*|indisponible|manque de choix|manque de variété|épuisé|gamme restreinte|offre limitée|catalogue restreint",
    ),
    (
        1,
        36,
        "facile* à nettoyer|simple* à nettoyer|facile* à entretenir|facile* d'entretien|simple* d'entretien|lavable|lavable* en machine|passe au lave-vaisselle|passent au lave-vaisselle|compatible* lave-vaisselle|autonettoyant|auto-nettoyant|se nettoie facilement|se nettoient facilement|peu d'entretien|facile* à réparer|réparable|facilement réparable|entretien facile|entretien réduit|nettoyage facile|se nettoie rapidement|se nettoie en un clin d'œil|s'entretient facilement",
    ),
    (
        -1,
        36,
        "difficile* à nettoyer|compliqué* à nettoyer|pénible* à nettoyer|difficile* à entretenir|beaucoup d'entretien|entretien coûteux|difficile* à réparer|irréparable|s'encrasse|s'encrassent|se salit vite|long* à nettoyer|fastidieux à nettoyer|entretien régulier|salissant|entretien contraignant|se nettoie difficilement|s'entartre",
    ),
    (
        1,
        37,
        "spacieux|grande capacité|grande contenance|beaucoup d'espace|beaucoup de rangements|extensible|grand coffre|grand réservoir|logeable|vaste=|généreux en espace|capacité généreuse",
    ),
    (
        -1,
        37,
        "petite capacité|faible capacité|peu d'espace|peu de place|capacité limitée|stockage limité|petit réservoir|petit coffre|espace limité|manque d'espace|manque de place|se remplit vite|manque de rangements|exigu|étriqué",
    ),
    (1, 38, "longue portée|grande portée|va loin"),
    (-1, 38, "faible portée|courte portée|portée limitée"),
    (
        1,
        39,
        "précis|exact|fidèle=|mesure avec précision|avec précision|rigoureux|juste et précis",
    ),
    (
        -1,
        39,
        "imprécis|inexact|peu précis|peu précise|mesure mal|se trompe|fausses mesures|se désaccorde|erroné|approximatif|manque de précision|surestime|sous-estime",
    ),
    (
        1,
        40,
        "maniable|agile|agréable* à conduire|plaisant* à conduire|se conduit bien|facile* à conduire|facile* à manœuvrer|bonne tenue de route|incisif|facile* à jouer|nerveux|bien suspendu*|amusant* à conduire",
    ),
    (
        -1,
        40,
        "difficile* à manœuvrer|difficile* à conduire|direction floue|direction imprécise|suspension dure|pataud|suspension ferme|peu agile|suspensions fermes|tape sur les bosses",
    ),
    (
        1,
        41,
        "bien documenté*|bien expliqué*|expert|pédagogique|pédagogue|instructif|bien formé*|expérimenté|de bon conseil|érudit",
    ),
    (
        -1,
        41,
        "mal documenté*|mal expliqué*|peu pédagogique|mal formé*|peu documenté*|incompétent|superficiel",
    ),
    (
        1,
        42,
        "innovant|novateur|pionnier|révolutionnaire|avant-gardiste|à la pointe|à la pointe de la technologie|dernier cri|dernière génération|futuriste|technologiquement avancé*|précurseur",
    ),
    (
        -1,
        42,
        "technologie dépassée|technologie vieillissante|technologie obsolète|obsolète|peu innovant*|en retard technologiquement|d'un autre âge|technologiquement dépassé*",
    ),
];
