//! French words that say something together, whatever stands between them: price to speed, of many kinds of things. Only data.

/// (sign, feature, words, words a little behind them).
pub(super) const PAIRS: &[(i8, u16, &str, &str)] = &[
    (
        -1,
        3,
        "à ce prix|à ce tarif|pour ce prix|pour ce tarif|à ce prix-là|à ce tarif-là|pour une telle somme|pour un tel prix|vu le prix|au vu du prix|à ce niveau de prix",
        "on attendait mieux|attendait mieux|on attend mieux|attend mieux|espérait mieux|attendait plus|attendions mieux|attendais mieux|attend à mieux|aurait aimé|aurait apprécié|pouvait espérer|est en droit|espérait plus",
    ),
    (
        -1,
        3,
        "ne justifie|ne mérite|ne vaut|ne justifient|ne méritent|ne valent|peine à justifier|rien ne justifie|difficile de justifier|que rien ne justifie|on peine à justifier",
        "un tel prix|un tel tarif|ce prix|son prix|leur prix|cet écart|cette somme|ce supplément|ce surcoût|la différence|la dépense|un tel écart|le prix|le tarif|l'écart|le supplément|une telle dépense",
    ),
    (
        -1,
        4,
        "finition|finitions|qualité de fabrication|assemblage|coutures|charnières|joints|peinture|laque|vernis|placage",
        "à revoir|laisse à désirer|laissent à désirer|mériterait|mériteraient|pas à la hauteur|pas au niveau|qui s'écaille|s'écaille|tout juste|de pacotille|au rabais|d'un autre âge|pas irréprochable|manque|déçoit|déçoivent|peu soignées|peu soignée",
    ),
    (
        -1,
        4,
        "manche|poignée|couvercle|charnière|fermeture|boucle|clapet|loquet|anse|roulette|bouton|prise|capot",
        "en plastique|fragile|branlant|branlante|qui casse|casse|a cassé|qui lâche|lâche|bancal|bancale|mal ajusté|mal ajustée|flotte|peu solide|trop fin|trop fine|donne l'impression",
    ),
    (
        1,
        5,
        "a traversé|a survécu|a résisté|a tenu|a encaissé|a enduré|a affronté|a supporté|ont traversé|ont survécu|ont résisté|ont tenu|ont supporté|a connu|a vu passer",
        "ans|déménagements|années|hivers|étés|enfants|saisons|chutes|lavages|décennies|inondation|incendie|chiens|chats|rentrées|tempêtes|adolescents|sans dommage|sans broncher|sans faiblir",
    ),
    (
        1,
        5,
        "0 ans|0 lavages|0 années|0 hivers|0 mois|0 cycles|0 saisons|0 kilomètres|des années|plusieurs années|plusieurs mois",
        "est toujours|sont toujours|comme neuf|comme neuve|n'a pas bougé|ne bouge pas|trace d'usure|signe d'usure|sans usure|tient toujours|tiennent toujours|une ride|intact|intacte|intacts|intactes|impeccable|comme au premier jour|marche encore|fonctionne encore|tourne encore|tourne toujours|fonctionne toujours|sans faiblir",
    ),
    (
        -1,
        5,
        "ne tient|ne dure|ne durent|ne tiennent|ne passe|ne passera|ne survit|ne résiste|ne résistent|ne fait|ne survivra|ne dépasse",
        "l'hiver|l'année|pas deux ans|pas un an|qu'un an|qu'une saison|pas la saison|trois mois|six mois|le choc|au premier|plus d'un an|long feu|dix lavages|la première|une saison|quelques mois|quelques semaines|que quelques semaines|deux saisons|un hiver|un été|vieux os",
    ),
    (
        -1,
        5,
        "se troue|se perce|se raye|se déchire|se détend|se distend|se déforme|se fend|se fissure|s'émousse|s'use|s'abîme|s'élime|casse|cède|lâche|claque|se grippe|se voile|se tord|rouille|prend l'eau|fuit",
        "au bout|après|dès|en|au premier|à la première|au moindre|avant|pour un|comme|plus vite|prématurément|vite|trop vite|facilement|à la longue|à l'usage|avec le temps|un rien",
    ),
    (
        -1,
        5,
        "au bout de 0|au bout d'un an|au bout d'un mois|au bout d'une saison|au bout de quelques|après quelques|après 0|après un an|après à peine|après seulement|en moins d'un an|en 0 mois|passé la garantie|passé 0 ans",
        "a lâché|ont lâché|est mort|est morte|est fichu|est foutu|en panne|rendu l'âme|a cassé|s'est cassé|s'est cassée|hors service|hs|a grillé|ne fonctionne plus|ne marche plus|ne tient plus|ne s'allume plus|a rouillé|se décollent|se décolle|s'est décollée|a jauni|est usée|sont usées|à changer|ne garde plus",
    ),
    (
        -1,
        5,
        "jauge|joint|joints|semelle|semelles|élastique|élastiques|courroie|filtre|lame|lames|pile|résistance|moteur|carte mère|pompe|charnière|vernis|placage|revêtement|anse",
        "à changer|a lâché|a cassé|a grillé|cuit|cuite|fond|morte|mort|usé|usée|usés|usées|se décolle|se détend|se détache|se désagrège|s'use|s'effrite|qui part|part en",
    ),
    (
        1,
        6,
        "je n'ai|on n'a|nous n'avons|jamais eu|jamais connu|jamais rencontré|jamais subi|n'ai jamais|n'a jamais|n'avons jamais|n'a connu|n'ai eu",
        "panne|bug|souci|pépin|plantage|raté|défaillance|accroc|interruption|pannes|bugs|ennui|coupure|coupures|incident",
    ),
    (
        1,
        6,
        "aucune|aucun|pas une|pas un|zéro|pas la moindre|pas le moindre|jamais une|jamais un|sans une|sans un|sans la moindre|sans le moindre",
        "panne|bug|plantage|raté|couac|incident|coupure|interruption|défaillance|accroc|hoquet|caprice|seule panne|seul bug|seul plantage|seul raté|retard|faux pas|faille",
    ),
    (
        1,
        6,
        "démarre|démarrent|part|partent|s'allume|répond|fonctionne|marche|tourne|imprime",
        "à tous les coups|chaque matin|à chaque fois|au premier|du premier|toujours|même par|sans broncher|comme une montre|comme une horloge|sans faillir|sans accroc|sans accrocs|sans jamais|jour et nuit|jour après jour|été comme hiver|hiver comme été|même après|par tous les temps|sans fausse note|sans hoquet|sans interruption",
    ),
    (
        -1,
        6,
        "décroche|décrochent|saute|sautent|plante|se coupe|coupe|coupent|lâche|rame|bugue|disparaît|s'interrompt|se fige|se déconnecte|s'éteint|redémarre|se réinitialise|se désynchronise|flanche|cale|freeze",
        "tous les|toutes les|chaque|dès|plusieurs fois|en pleine|en plein|au milieu|sans|à tout|au moindre|un peu|à longueur|aux heures|quand|au pire|au beau milieu|pour un rien|à l'improviste|en cours|à chaque|inopinément|aléatoirement|de façon|de manière|par intermittence|de plus en plus",
    ),
    (
        -1,
        6,
        "pannes|bugs|retards|coupures|plantages|annulations|incidents|dysfonctionnements|ratés|déconnexions|caprices|erreurs|ralentissements|interruptions",
        "à la pelle|à n'en plus finir|en cascade|monnaie courante|incessants|incessantes|quotidiennes|hebdomadaires|trop fréquentes|trop fréquents|s'accumulent|se multiplient|s'enchaînent|se succèdent|se répètent|persistent|inexpliqués|inexpliquées|aléatoires|en rafale|légion|émaillent|gâchent|empoisonnent|minent|ponctuent",
    ),
    (
        1,
        7,
        "s'en sert|s'en servent|l'utilise|y arrive|s'y retrouve|s'y repère|s'en sort|le manipule|s'y est mise|s'y est mis|s'en est sortie",
        "sans|toute seule|tout seul|au quotidien|facilement|très bien|comme|immédiatement|aussitôt|les yeux|dès|en|du premier",
    ),
    (
        1,
        7,
        "se règle|se commande|se pilote|se manipule|se programme|s'utilise|se manie|se dirige|obéit|s'apprivoise|se laisse apprivoiser|s'apprend|se maîtrise",
        "au doigt|en|sans|d'un|d'une|comme|du|tout|les yeux|avec|vite|instinctivement|naturellement|intuitivement|aisément|facilement|simplement|très",
    ),
    (
        1,
        7,
        "prise en main|ergonomie|interface|navigation|utilisation|manipulation|menu|menus",
        "immédiate|limpide|exemplaire|instinctive|instinctif|d'une simplicité|enfantine|naturelle|bien pensée|pensée pour|soignée|sans effort|qui coule|coule de source|rapide|express|dépouillée|épurée|aérée|aérés|clairs|logiques|logique|claire et|irréprochable|en français",
    ),
    (
        -1,
        7,
        "cachée|cachés|caché|enfouie|enfoui|enfouis|enfouies|noyée|noyé|noyés|noyées|planqué|planqués|perdu|perdue|relégué|reléguée",
        "dans les menus|dans un menu|dans des menus|dans des sous-menus|sous-menus|dans les sous-menus|au fond des|sous trois|derrière trois|dans les réglages|dans les options|dans un sous-menu",
    ),
    (
        -1,
        7,
        "demande|exige|nécessite|réclame|requiert|suppose|impose",
        "un diplôme|une formation|un doctorat|des heures|une bonne dose|du temps|un bac|une thèse|des semaines|plusieurs jours|un long|une longue|une vraie|un minimum|un certain bagage|des notions|des connaissances|une patience|de solides|de jongler|de naviguer|un tutoriel|un mode d'emploi",
    ),
    (
        -1,
        7,
        "boutons|touches|commandes|icônes|inscriptions|pictogrammes|réglages|étiquettes|caractères",
        "minuscules|mal placés|mal placées|trop petits|trop petites|trop proches|illisibles|peu lisibles|mal disposés|trop sensibles|capricieuses|capricieux|obscurs|peu réactives|peu réactifs|difficiles à|incompréhensibles|sans logique|durs|dures|placés",
    ),
    (
        -1,
        7,
        "il faut|faut|il m'a fallu|il faudra|oblige à|contraint à|forcé de|obligé de|on doit|impose de",
        "s'y reprendre|un diplôme|un mode d'emploi|des heures|trois clics|cinq clics|fouiller|jongler|passer par|traverser|lire trois fois|se battre|bidouiller|ruser|appuyer trois|relire|une loupe|un tuto|chercher|être ingénieur|naviguer|être patient|s'armer|cliquer|tout ressaisir|trois mains|deux mains|forcer",
    ),
    (
        -1,
        7,
        "prise en main|ergonomie|interface|navigation|utilisation|manipulation|maniement|menu|menus|commandes",
        "laborieuse|ardue|déroutante|déroutant|confuse|confus|alambiquée|brouillonne|vieillotte|surchargée|touffue|touffus|tortueuse|à revoir|perfectible|d'un autre âge|d'un autre temps|pas évidente|peu logique|contre-intuitive|archaïque|fastidieuse|pénible|labyrinthique|indigeste|illisible|mal pensée|mal fichue|mal conçue|rebutante|austère|kafkaïenne|à rallonge|à tiroirs|pas à la hauteur|laisse à désirer|\
         déconcerte|déconcertante|frustrante|datée|longue",
    ),
    (
        1,
        8,
        "est opérationnel|est opérationnelle|est prêt|est prête|est en place|est monté|est montée|est installé|est installée",
        "en 0 minutes|en quelques minutes|en moins de|en un quart|en une heure|dès le lendemain|en une demi-heure|même sans",
    ),
    (
        1,
        8,
        "se monte|se montent|s'installe|s'installent|se pose|s'assemble|s'emboîte|s'emboîtent|se clipse|se clipsent|se fixe|se branche|se configure|se raccorde|se met en place|se visse|se déploie",
        "en une heure|en une petite heure|en un quart d'heure|en un tournemain|en 0 minutes|en quelques minutes|en moins de|sans outil|sans outils|sans perceuse|sans percer|sans notice|sans vis|sans technicien|seul|seule|tout seul|toute seule|en un clin d'œil|comme un jeu|comme des briques|comme un jeu de construction|comme des legos|les yeux fermés|sans effort|sans aide|à deux en|d'un simple clic|\
         sans prise de tête",
    ),
    (
        1,
        8,
        "l'installation|le montage|la configuration|la mise en service|le branchement|le paramétrage|la mise en route|l'assemblage|la pose|l'ouverture de compte|la migration|l'inscription|le raccordement",
        "prend moins|prend 0 minutes|prend quelques minutes|prend à peine|dure moins|ne prend que|se fait en|se fait sans|est comprise|comprise|offerte|incluse|guidée|est guidée|un jeu d'enfant|sans accroc|sans encombre|comme une lettre|en quelques clics|en deux temps trois mouvements|enfantine|express|simplissime|ne demande|ne nécessite aucun|ne nécessite aucune|sans outil|bouclée en|pliée en|expédiée en",
    ),
    (
        -1,
        8,
        "met|mettre|demande|demander|exige|nécessite|prend|prendre|a pris|m'a pris|nous a pris|a demandé|réclame|faut|fallu|compter|comptez|prévoyez|requiert",
        "à s'assembler|à monter|à installer|à configurer|pour l'installer|pour le monter|pour la monter|pour monter|pour l'assembler|à l'installer|à paramétrer|d'installation|de montage|un électricien|un technicien|un plombier|un installateur|un professionnel|à assembler|de configuration|de bricolage|un perçage|des travaux|à poser|de paramétrage|deux personnes|être deux|être bricoleur|à la mise en service",
    ),
    (
        -1,
        8,
        "le montage|l'installation|la configuration|la mise en service|le branchement|le paramétrage|la migration|le transfert|l'assemblage|la pose|le raccordement|l'inscription|l'ouverture de compte|la mise en route|l'appairage",
        "a viré au|vire au|tourne au|un cauchemar|au cauchemar|cauchemardesque|un calvaire|un casse-tête|une galère|une épreuve|laborieux|laborieuse|interminable|fastidieux|fastidieuse|pénible|une usine à gaz|un parcours|parcours du combattant|les nerfs|la patience|un après-midi|une journée|des heures|deux heures|trois heures|plusieurs heures|une demi-journée|mon samedi|mon week-end|un samedi|tout un|\
         toute une|un week-end|traîne|s'éternise|plante|échoue|rébarbatif|rébarbative|chaotique|mouvementée|n'en finit pas|complexe|compliqué|compliquée|relève|un électricien|un technicien|un bac|un ingénieur|ardue|ardu|se mérite",
    ),
    (
        1,
        9,
        "répond|répondent|rappelle|rappellent|rappelé|rappelée|décroche|décrochent|intervient|interviennent|traite|règle|dépêche|envoie|remplace|résout|a résolu|a réglé|a répondu|ont répondu|dépanne|réagit|a remplacé|ont remplacé|a pris",
        "en moins d'une|en 0 minutes|en moins de|dans l'heure|dans la minute|dans les 0|dans les deux|dans la journée|le jour même|le dimanche|même le dimanche|jour et nuit|24h sur 24|sept jours sur sept|en quelques heures|en quelques minutes|sous 0 heures|en français|avec le sourire|d'elle-même|de lui-même|spontanément|sans discuter|sans broncher|dès le lendemain|sur-le-champ|un dépanneur|un technicien|\
         mon problème|le souci|notre souci|mon souci|le problème|en un seul appel|au premier appel|avec tact|avec pédagogie|du tac au tac|pour vérifier|pour s'assurer|aux petits oignons|le temps",
    ),
    (
        1,
        9,
        "équipe|équipes|conseiller|conseillère|conseillers|conseillères|hotline|service client|sav|support|assistance|accueil|personnel|vendeur|vendeuse|technicien|techniciens|service après-vente|réceptionniste|infirmières|gestionnaire|interlocuteur|standard|guichetiers",
        "aux petits soins|adorable|adorables|à l'écoute|au top|patient|patiente|patients|compréhensif|compréhensive|hors pair|exemplaire|exemplaires|irréprochable|réactif|réactive|réactifs|réactives|disponible|disponibles|joignable|charmant|charmante|charmants|souriant|souriante|souriants|en or|d'une gentillesse|d'une patience|d'une efficacité|d'une disponibilité|d'une amabilité|très pro|efficace|\
         efficaces|impeccable|remarquable|humain|humaine|chaleureux|chaleureuse|attentif|attentive|attentionné|attentionnée|attentionnés|dévoué|dévouée|prévenant|aimable|aimables|courtois|courtoise|serviable|serviables|rassurant|sans faille|de qualité|ne compte pas ses heures|sait de quoi|vous connaît|se démène|se plie en quatre|aux petits oignons|proactif|proactive|zélé|diligent|qui suit|qui rappelle",
    ),
    (
        -1,
        9,
        "vous balade|nous balade|m'a baladé|balade|promène|renvoie|renvoient|rebascule|transfère|ballotte|ballotté|baladé|trimballe",
        "d'un opérateur|d'un service|d'un conseiller|de service en service|d'un interlocuteur|vers une faq|vers la faq|vers un forum|d'une plateforme|vers un robot|vers un autre|la balle|à l'autre|vers le fabricant|vers le vendeur|de bureau en bureau|vers une page",
    ),
    (
        -1,
        9,
        "laisse|laissent|laissé|laissée|abandonne|abandonné",
        "seul|seuls|seule|sans nouvelles|sans nouvelle|sans réponse|en plan|dans le flou|dans la nature|poireauter|mariner|mijoter|se débrouiller|à son sort|à leur sort|sur le carreau|livré|sonner",
    ),
    (
        -1,
        9,
        "attente|attendre|attendu|patienter|poireauter|poireauté|minutes|heures|jours|semaines|mois|quart d'heure|demi-heure",
        "de musique|musique d'ascenseur|musique d'attente|avant de parler|avant d'avoir|avant d'obtenir|au téléphone|au standard|pour joindre|pour une réponse|pour un conseiller|pour avoir|sans réponse|avant qu'on|à la hotline|au guichet|à l'accueil|pour être rappelé|une réponse|pour un mail|un rappel",
    ),
    (
        -1,
        9,
        "équipe|équipes|conseiller|conseillers|hotline|service client|sav|support|assistance|accueil|personnel|vendeur|vendeurs|techniciens|service après-vente|service clientèle|standard|réceptionniste|interlocuteurs|guichet|serveurs|agents",
        "injoignable|injoignables|débordé|débordés|débordée|désagréable|désagréables|aux abonnés absents|inexistant|inexistante|froid|froide|glacial|hautain|méprisant|méprisants|agressif|impoli|incompétent|incompétente|incompétents|lent|lente|dépassé|dépassée|aux fraises|laisse à désirer|catastrophique|déplorable|lamentable|robotisé|délocalisé|en anglais|uniquement en anglais|uniquement par mail|\
         que par mail|sourd|sourde|fantôme|pitoyable|expéditif|revêche|antipathique|désinvolte|indifférent|nonchalant|à la traîne|débordés|mal formé|défaillant|défaillante|à revoir|peine à|tarde|traîne|peu réactif|peu réactive|peu aimable|peu disponible|peu joignable|pas joignable|médiocre|mou|inefficace|qui tourne en rond|impersonnel|impersonnelle|un désastre|une catastrophe|un vrai calvaire|\
         un numéro surtaxé",
    ),
    (
        1,
        10,
        "pulvérise|broie|mixe|avale|engloutit|dévore|déloge|décolle|arrache|élimine|éradique|ramasse|vient à bout|dissout|tranche|fend|attaque|mord|perce|traverse|débite|déblaie|désherbe|décape|dégraisse|liquide|efface|désincruste|dompte|sèche|repasse|aspire|coupe|broute|absorbe",
        "sans broncher|sans forcer|sans peine|sans effort|sans sourciller|sans faiblir|sans perdre|comme dans du beurre|en un tour|en un clin|en quelques secondes|en un passage|en une passe|d'un seul passage|du premier coup|jusqu'au dernier|jusqu'à la dernière|les taches|les tâches|la graisse|la poussière|les poils|glaçons|les glaçons|la glace|le béton|les branches|tout sur son passage|tous les|toutes les|\
         même les|les plus|la moindre|le moindre|la rouille|le calcaire|la saleté|les miettes|la crasse|les nœuds|net|ras|en profondeur|au cordeau",
    ),
    (
        1,
        10,
        "résultat|résultats|effet|rendu|cuisson|lavage|séchage|coupe|nettoyage|aspiration|performances|puissance|moteur|tonte|repassage|impression|efficacité|adhérence|éclairage|chauffe|mousse|couvrance|ponçage|rasage",
        "bluffant|bluffants|bluffante|au rendez-vous|impeccable|impeccables|à la hauteur|spectaculaire|spectaculaires|visible|visibles|homogène|uniforme|redoutable|irréprochable|professionnel|dignes d'un pro|digne d'un pro|stupéfiant|saisissant|parfait|parfaite|net|nette|de haut vol|de haut niveau|sans égal|sans reproche|comme en salon|comme chez le|dès la première|dès le premier|décoiffe|décoiffant|\
         décoiffante|époustouflant|époustouflante|au-dessus du lot|hors norme|hors normes|exemplaire|remarquable|constante|à en revendre|à revendre|qui dépote|étonnante|insolente|généreuse|phénoménale|monstrueuse",
    ),
    (
        1,
        10,
        "tourne|tournent|fait tourner|encaisse|gère|digère|absorbe|affiche|fait tourner",
        "à soixante images|à 0 images|les jeux|sans ralentir|sans ralentissement|sans ramer|sans saccade|en ultra|les gros fichiers|le montage|les pics|le multitâche|la charge|comme une horloge suisse|avec aisance|les plus gourmands|à plein régime",
    ),
    (
        -1,
        10,
        "manque|manquent|manque cruellement|manque un peu|manque sérieusement|manque clairement|peine|cale|calent|s'essouffle|s'essoufflent|faiblit|flanche|patine|bute|rame|souffre|bourre|s'étouffe|tousse|abdique|capitule|déclare forfait|jette l'éponge|rend les armes",
        "de succion|de puissance|de couple|de mordant|de punch|de pêche|de nerf|d'efficacité|de pression|de reprise|de reprises|d'adhérence|de débit|de vigueur|d'allant|de force|dès qu'|dès que|sur les tapis|sur les gros|sur les poils|sur sol|dans les côtes|en côte|en montée|sous la charge|à pleine charge|devant les|devant la|devant le|face aux|sur le mouillé|sur les|à la tâche|à suivre|à décoller|\
         à démarrer|à venir à bout|à enlever|à chauffer|à maintenir|à évacuer|à refroidir|quand il fait|avec les",
    ),
    (
        -1,
        10,
        "résultat|résultats|rendu|cuisson|lavage|séchage|coupe|aspiration|puissance|performances|moteur|tonte|repassage|impression|adhérence|éclairage|chauffe|couvrance|rendement|reprises|motorisation|succion|jet|souffle",
        "décevant|décevants|décevante|décevantes|inégal|inégale|inégaux|faiblard|faiblarde|poussif|poussive|anémique|mou|molle|en retrait|en berne|à la peine|insuffisant|insuffisante|insuffisantes|laisse à désirer|laissent à désirer|en deçà|médiocre|médiocres|pas à la hauteur|trop juste|trop faible|irrégulier|irrégulière|approximatif|approximative|grossier|grossière|bâclé|aléatoire|aléatoires|poussif|\
         étriqué|ne suit pas|ne suffit pas|chute|fond|plafonne|décline|symbolique|timide|ridicule|de mouche|asthmatique|sans mordant|rachitique|timorée",
    ),
    (
        1,
        11,
        "répond|répondent|démarre|démarrent|s'ouvre|s'ouvrent|se lance|se lancent|s'allume|charge|chargent|imprime|crache|bout|chauffe|cuit|traite|boucle|a bouclé|valide|a validé|s'affiche|s'affichent|télécharge|synchronise|exporte|prêt|prête|réagit|réagissent|navigue|tourne|scanne|copie|accélère|bondit|livre|sèche|refroidit|mixe|verse|débloque|débloqué|transfère|encaisse|vire",
        "en un éclair|en une seconde|en 0 secondes|en dix secondes|en quelques secondes|en un clin d'œil|en une fraction|en un instant|en un rien de temps|en une matinée|en une journée|en 0 minutes|en moins d'une minute|en moins de 0 secondes|instantanément|aussitôt|dans l'instant|au quart de tour|avant qu'on|avant même|à la vitesse|à toute vitesse|sans latence|sans délai|sans attente|sans temps mort|\
         sans ralentir|pages à la minute|0 pages|à vue d'œil|tambour battant|à la minute|dans la foulée|en deux temps|le jour même|plus vite que|sur-le-champ|comme l'éclair|comme une flèche|au feu vert|en un battement|secondes chrono|en temps réel|deux fois plus vite|à la seconde",
    ),
    (
        -1,
        11,
        "rame|rament|traîne|traînent|lambine|patine|mouline|saccade|ralentit|ralentissent|se traîne|peine|tourne|lague|laggue|bloque|se fige|sature|s'éternise|s'éternisent|se fait attendre|se font attendre|tarde",
        "dès qu'|dès que|aux heures|le soir|en soirée|au démarrage|à l'ouverture|quand|sous la charge|avec plusieurs|comme un|une heure|pendant des|pendant|à charger|à s'afficher|à répondre|à démarrer|à s'ouvrir|en heure de pointe|au ralenti|dans la semoule|à la moindre|un peu|avec le temps|plus que|sous windows|des minutes|indéfiniment",
    ),
];
