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
        "ne justifie|ne mérite|ne vaut|ne justifient|ne méritent|ne valent|peine à justifier|rien ne justifie|difficile de justifier|que rien ne justifie|on peine à justifier|n'a rien ne justifie|n'ont rien ne justifie|n'y a rien ne justifie|n'offre rien ne justifie|ne propose rien ne justifie",
        "un tel prix|un tel tarif|ce prix|son prix|leur prix|cet écart|cette somme|ce supplément|ce surcoût|la différence|la dépense|un tel écart|le prix|le tarif|l'écart|le supplément|une telle dépense",
    ),
    (
        -1,
        3,
        "vous paie surtout|vous paie avant tout|vous paie d'abord|vous paie plus|vous payez surtout|vous payez avant tout|vous payez d'abord|vous payez plus|vous paye surtout|vous paye avant tout|vous paye d'abord|vous paye plus|vous paierez surtout|vous paierez avant tout|vous paierez d'abord|vous paierez plus|on paie surtout|on paie avant tout|on paie d'abord|on paie plus|on payez surtout|\
         on payez avant tout|on payez d'abord|on payez plus|on paye surtout|on paye avant tout|on paye d'abord|on paye plus|on paierez surtout|on paierez avant tout|on paierez d'abord|on paierez plus",
        "le nom|le logo|le image|le marque|le étiquette|le design|le prestige|le publicité|la nom|la logo|la image|la marque|la étiquette|la design|la prestige|la publicité|l' nom|l' logo|l' image|l' marque|l' étiquette|l' design|l' prestige|l' publicité|pour nom|pour logo|pour image|pour marque|pour étiquette|pour design|pour prestige|pour publicité",
    ),
    (
        -1,
        3,
        "la concurrence fait|la concurrence font|la concurrence propose|la concurrence proposent|la concurrence offre|la concurrence offrent|la concurrence mieux|les concurrents fait|les concurrents font|les concurrents propose|les concurrents proposent|les concurrents offre|les concurrents offrent|les concurrents mieux|d'autres fait|d'autres font|d'autres propose|d'autres proposent|d'autres offre|\
         d'autres offrent|d'autres mieux|on trouve fait|on trouve font|on trouve propose|on trouve proposent|on trouve offre|on trouve offrent|on trouve mieux",
        "aussi bien pour moins|aussi bien pour moitié|aussi bien pour bien moins|aussi bien pour deux fois|aussi bien pour moindre|aussi bien pour un prix|aussi bien à moins|aussi bien à moitié|aussi bien à bien moins|aussi bien à deux fois|aussi bien à moindre|aussi bien à un prix|mieux pour moins|mieux pour moitié|mieux pour bien moins|mieux pour deux fois|mieux pour moindre|mieux pour un prix|\
         mieux à moins|mieux à moitié|mieux à bien moins|mieux à deux fois|mieux à moindre|mieux à un prix|autant pour moins|autant pour moitié|autant pour bien moins|autant pour deux fois|autant pour moindre|autant pour un prix|autant à moins|autant à moitié|autant à bien moins|autant à deux fois|autant à moindre|autant à un prix|tout autant pour moins|tout autant pour moitié|tout autant pour bien moins|\
         tout autant pour deux fois|tout autant pour moindre|tout autant pour un prix|tout autant à moins|tout autant à moitié|tout autant à bien moins|tout autant à deux fois|tout autant à moindre|tout autant à un prix",
    ),
    (
        1,
        4,
        "aucune|pas une|pas la moindre|nulle|n'a aucune|n'ont aucune|n'y a aucune|n'offre aucune|ne propose aucune|n'a pas une|n'ont pas une|n'y a pas une|n'offre pas une|ne propose pas une|n'a pas la moindre|n'ont pas la moindre|n'y a pas la moindre|n'offre pas la moindre|ne propose pas la moindre",
        "bavure|couture de travers|vis qui|trace de colle|arête|imperfection|éraflure|fausse note dans la finition|torsion",
    ),
    (
        1,
        4,
        "le cuir|le tissu|le bois|le métal|le plastique|le toile|le maille|le matière|le tricot|le coton|le laine|le lin|la cuir|la tissu|la bois|la métal|la plastique|la toile|la maille|la matière|la tricot|la coton|la laine|la lin",
        "est épais|est épaisse|est dense|est de qualité|est de premier choix|est noble|est solide|est superbe|est souple et résistant|est robuste|est agréable au toucher|est flatteur|est flatteuse|est cossu|sent épais|sent épaisse|sent dense|sent de qualité|sent de premier choix|sent noble|sent solide|sent superbe|sent souple et résistant|sent robuste|sent agréable au toucher|sent flatteur|sent flatteuse|\
         sent cossu|paraît épais|paraît épaisse|paraît dense|paraît de qualité|paraît de premier choix|paraît noble|paraît solide|paraît superbe|paraît souple et résistant|paraît robuste|paraît agréable au toucher|paraît flatteur|paraît flatteuse|paraît cossu|fait épais|fait épaisse|fait dense|fait de qualité|fait de premier choix|fait noble|fait solide|fait superbe|fait souple et résistant|fait robuste|\
         fait agréable au toucher|fait flatteur|fait flatteuse|fait cossu|reste épais|reste épaisse|reste dense|reste de qualité|reste de premier choix|reste noble|reste solide|reste superbe|reste souple et résistant|reste robuste|reste agréable au toucher|reste flatteur|reste flatteuse|reste cossu",
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
        1,
        5,
        "sans|aucun|aucune|pas la moindre|pas une|pas un|nulle|n'a aucun|n'ont aucun|n'y a aucun|n'offre aucun|ne propose aucun|n'a aucune|n'ont aucune|n'y a aucune|n'offre aucune|ne propose aucune|n'a pas la moindre|n'ont pas la moindre|n'y a pas la moindre|n'offre pas la moindre|ne propose pas la moindre|n'a pas une|n'ont pas une|n'y a pas une|n'offre pas une|ne propose pas une|n'a pas un|n'ont pas un|\
         n'y a pas un|n'offre pas un|ne propose pas un",
        "dommage|trace d'usure|signe d'usure|marque d'usure|signe de fatigue|signe de faiblesse|rayure|égratignure|éraflure|trace de rouille|point de rouille|fissure|accroc|déchirure|bouloche",
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
        -1,
        5,
        "n'a pas tenu|n'a pas duré|n'a pas survécu|n'a pas résisté|n'a pas passé|n'a pas vu|n'a pas fait|n'a guère tenu|n'a guère duré|n'a guère survécu|n'a guère résisté|n'a guère passé|n'a guère vu|n'a guère fait|n'a même pas tenu|n'a même pas duré|n'a même pas survécu|n'a même pas résisté|n'a même pas passé|n'a même pas vu|n'a même pas fait|n'ont pas tenu|n'ont pas duré|n'ont pas survécu|\
         n'ont pas résisté|n'ont pas passé|n'ont pas vu|n'ont pas fait|n'ont guère tenu|n'ont guère duré|n'ont guère survécu|n'ont guère résisté|n'ont guère passé|n'ont guère vu|n'ont guère fait|n'ont même pas tenu|n'ont même pas duré|n'ont même pas survécu|n'ont même pas résisté|n'ont même pas passé|n'ont même pas vu|n'ont même pas fait|n'aura pas tenu|n'aura pas duré|n'aura pas survécu|\
         n'aura pas résisté|n'aura pas passé|n'aura pas vu|n'aura pas fait|n'aura guère tenu|n'aura guère duré|n'aura guère survécu|n'aura guère résisté|n'aura guère passé|n'aura guère vu|n'aura guère fait|n'aura même pas tenu|n'aura même pas duré|n'aura même pas survécu|n'aura même pas résisté|n'aura même pas passé|n'aura même pas vu|n'aura même pas fait|n'auront pas tenu|n'auront pas duré|\
         n'auront pas survécu|n'auront pas résisté|n'auront pas passé|n'auront pas vu|n'auront pas fait|n'auront guère tenu|n'auront guère duré|n'auront guère survécu|n'auront guère résisté|n'auront guère passé|n'auront guère vu|n'auront guère fait|n'auront même pas tenu|n'auront même pas duré|n'auront même pas survécu|n'auront même pas résisté|n'auront même pas passé|n'auront même pas vu|\
         n'auront même pas fait",
        "deux|trois|longtemps|l'hiver|six|l'été|jusqu'au|même",
    ),
    (
        1,
        6,
        "je n'ai|on n'a|nous n'avons|jamais eu|jamais connu|jamais rencontré|jamais subi|n'ai jamais|n'a jamais|n'avons jamais|n'a connu|n'ai eu|n'a jamais eu|n'ont jamais eu|n'y a jamais eu|n'offre jamais eu|ne propose jamais eu|n'a jamais connu|n'ont jamais connu|n'y a jamais connu|n'offre jamais connu|ne propose jamais connu|n'a jamais rencontré|n'ont jamais rencontré|n'y a jamais rencontré|\
         n'offre jamais rencontré|ne propose jamais rencontré|n'a jamais subi|n'ont jamais subi|n'y a jamais subi|n'offre jamais subi|ne propose jamais subi",
        "panne|bug|souci|pépin|plantage|raté|défaillance|accroc|interruption|pannes|bugs|ennui|coupure|coupures|incident",
    ),
    (
        1,
        6,
        "aucune|aucun|pas une|pas un|zéro|pas la moindre|pas le moindre|jamais une|jamais un|sans une|sans un|sans la moindre|sans le moindre|n'a aucune|n'ont aucune|n'y a aucune|n'offre aucune|ne propose aucune|n'a aucun|n'ont aucun|n'y a aucun|n'offre aucun|ne propose aucun|n'a pas une|n'ont pas une|n'y a pas une|n'offre pas une|ne propose pas une|n'a pas un|n'ont pas un|n'y a pas un|n'offre pas un|\
         ne propose pas un|n'a pas la moindre|n'ont pas la moindre|n'y a pas la moindre|n'offre pas la moindre|ne propose pas la moindre|n'a pas le moindre|n'ont pas le moindre|n'y a pas le moindre|n'offre pas le moindre|ne propose pas le moindre|n'a jamais une|n'ont jamais une|n'y a jamais une|n'offre jamais une|ne propose jamais une|n'a jamais un|n'ont jamais un|n'y a jamais un|n'offre jamais un|\
         ne propose jamais un",
        "panne|bug|plantage|raté|couac|incident|coupure|interruption|défaillance|accroc|hoquet|caprice|seule panne|seul bug|seul plantage|seul raté|retard|faux pas|faille",
    ),
    (
        1,
        6,
        "démarre|démarrent|part|partent|s'allume|répond|fonctionne|marche|tourne|imprime",
        "à tous les coups|chaque matin|à chaque fois|au premier|du premier|toujours|même par|sans broncher|comme une montre|comme une horloge|sans faillir|sans accroc|sans accrocs|sans jamais|jour et nuit|jour après jour|été comme hiver|hiver comme été|même après|par tous les temps|sans fausse note|sans hoquet|sans interruption",
    ),
    (
        1,
        6,
        "ne m'a jamais|ne m'a encore jamais|ne m'a laisse|ne m'a laissera|ne nous a jamais|ne nous a encore jamais|ne nous a laisse|ne nous a laissera|ne les a jamais|ne les a encore jamais|ne les a laisse|ne les a laissera|ne vous jamais|ne vous encore jamais|ne vous laisse|ne vous laissera|ne m'ont jamais|ne m'ont encore jamais|ne m'ont laisse|ne m'ont laissera|ne a jamais|ne a encore jamais|ne a laisse|\
         ne a laissera|n' m'a jamais|n' m'a encore jamais|n' m'a laisse|n' m'a laissera|n' nous a jamais|n' nous a encore jamais|n' nous a laisse|n' nous a laissera|n' les a jamais|n' les a encore jamais|n' les a laisse|n' les a laissera|n' vous jamais|n' vous encore jamais|n' vous laisse|n' vous laissera|n' m'ont jamais|n' m'ont encore jamais|n' m'ont laisse|n' m'ont laissera|n' a jamais|\
         n' a encore jamais|n' a laisse|n' a laissera",
        "fait faux bond|fait défaut|trahi|trahie|lâché|lâchée|lâchés|laissé tomber|déçu|déçue|laissé en plan|laissé en rade|laissé sur le bord|failli|posé|jamais|causé|joué",
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
        1,
        7,
        "on s'y retrouve|on comprend|on s'y fait|on maîtrise|on saura|on sait|on peut|on s'en sort|on y arrive|on devine|on trouve|un débutant s'y retrouve|un débutant comprend|un débutant s'y fait|un débutant maîtrise|un débutant saura|un débutant sait|un débutant peut|un débutant s'en sort|un débutant y arrive|un débutant devine|un débutant trouve|le débutant s'y retrouve|le débutant comprend|\
         le débutant s'y fait|le débutant maîtrise|le débutant saura|le débutant sait|le débutant peut|le débutant s'en sort|le débutant y arrive|le débutant devine|le débutant trouve|n'importe qui s'y retrouve|n'importe qui comprend|n'importe qui s'y fait|n'importe qui maîtrise|n'importe qui saura|n'importe qui sait|n'importe qui peut|n'importe qui s'en sort|n'importe qui y arrive|n'importe qui devine|\
         n'importe qui trouve|tout le monde s'y retrouve|tout le monde comprend|tout le monde s'y fait|tout le monde maîtrise|tout le monde saura|tout le monde sait|tout le monde peut|tout le monde s'en sort|tout le monde y arrive|tout le monde devine|tout le monde trouve|chacun s'y retrouve|chacun comprend|chacun s'y fait|chacun maîtrise|chacun saura|chacun sait|chacun peut|chacun s'en sort|\
         chacun y arrive|chacun devine|chacun trouve|un novice s'y retrouve|un novice comprend|un novice s'y fait|un novice maîtrise|un novice saura|un novice sait|un novice peut|un novice s'en sort|un novice y arrive|un novice devine|un novice trouve|même un débutant s'y retrouve|même un débutant comprend|même un débutant s'y fait|même un débutant maîtrise|même un débutant saura|même un débutant sait|\
         même un débutant peut|même un débutant s'en sort|même un débutant y arrive|même un débutant devine|même un débutant trouve|même un novice s'y retrouve|même un novice comprend|même un novice s'y fait|même un novice maîtrise|même un novice saura|même un novice sait|même un novice peut|même un novice s'en sort|même un novice y arrive|même un novice devine|même un novice trouve|un enfant s'y retrouve|\
         un enfant comprend|un enfant s'y fait|un enfant maîtrise|un enfant saura|un enfant sait|un enfant peut|un enfant s'en sort|un enfant y arrive|un enfant devine|un enfant trouve|les enfants s'y retrouve|les enfants comprend|les enfants s'y fait|les enfants maîtrise|les enfants saura|les enfants sait|les enfants peut|les enfants s'en sort|les enfants y arrive|les enfants devine|les enfants trouve",
        "tout de suite|vite|immédiatement|aussitôt|facilement|d'emblée|instinctivement|s'en servir|l'utiliser|s'en|du premier|ses marques|très vite",
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
        "pas|peu|guère|jamais|rien d'|loin d'être|tout sauf|n'a pas|n'ont pas|n'y a pas|n'offre pas|ne propose pas|n'a jamais|n'ont jamais|n'y a jamais|n'offre jamais|ne propose jamais|n'a rien d'|n'ont rien d'|n'y a rien d'|n'offre rien d'|ne propose rien d'",
        "pratique|intuitif|intuitive|intuitifs|intuitives|évident|évidente|ergonomique|ergonomiques|naturel|naturelle|commode|limpide|instinctif|convivial|conviviale|pratiques|logique|lisible|lisibles",
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
        -1,
        7,
        "on s'y perd|on s'y perdent|on se perd|on s'égare|on s'arrache|on tâtonne|on patauge|on nage|on jongle|on galère|on bute|on cherche|on tourne|on s'emmêle|on perd|on peine|on m'y perds|on s'y noie|l'utilisateur s'y perd|l'utilisateur s'y perdent|l'utilisateur se perd|l'utilisateur s'égare|l'utilisateur s'arrache|l'utilisateur tâtonne|l'utilisateur patauge|l'utilisateur nage|l'utilisateur jongle|\
         l'utilisateur galère|l'utilisateur bute|l'utilisateur cherche|l'utilisateur tourne|l'utilisateur s'emmêle|l'utilisateur perd|l'utilisateur peine|l'utilisateur m'y perds|l'utilisateur s'y noie|vous s'y perd|vous s'y perdent|vous se perd|vous s'égare|vous s'arrache|vous tâtonne|vous patauge|vous nage|vous jongle|vous galère|vous bute|vous cherche|vous tourne|vous s'emmêle|vous perd|vous peine|\
         vous m'y perds|vous s'y noie|je s'y perd|je s'y perdent|je se perd|je s'égare|je s'arrache|je tâtonne|je patauge|je nage|je jongle|je galère|je bute|je cherche|je tourne|je s'emmêle|je perd|je peine|je m'y perds|je s'y noie|le débutant s'y perd|le débutant s'y perdent|le débutant se perd|le débutant s'égare|le débutant s'arrache|le débutant tâtonne|le débutant patauge|le débutant nage|\
         le débutant jongle|le débutant galère|le débutant bute|le débutant cherche|le débutant tourne|le débutant s'emmêle|le débutant perd|le débutant peine|le débutant m'y perds|le débutant s'y noie|un débutant s'y perd|un débutant s'y perdent|un débutant se perd|un débutant s'égare|un débutant s'arrache|un débutant tâtonne|un débutant patauge|un débutant nage|un débutant jongle|un débutant galère|\
         un débutant bute|un débutant cherche|un débutant tourne|un débutant s'emmêle|un débutant perd|un débutant peine|un débutant m'y perds|un débutant s'y noie|le novice s'y perd|le novice s'y perdent|le novice se perd|le novice s'égare|le novice s'arrache|le novice tâtonne|le novice patauge|le novice nage|le novice jongle|le novice galère|le novice bute|le novice cherche|le novice tourne|\
         le novice s'emmêle|le novice perd|le novice peine|le novice m'y perds|le novice s'y noie",
        "vite|les cheveux|longtemps|entre|toujours|facilement|vite dans|en rond|les pinceaux|son latin|un temps|des heures|un peu",
    ),
    (
        -1,
        7,
        "difficile de|difficile d'|difficile à|compliqué de|compliqué d'|compliqué à|impossible de|impossible d'|impossible à|pénible de|pénible d'|pénible à|malaisé de|malaisé d'|malaisé à|ardu de|ardu d'|ardu à|galère de|galère d'|galère à|délicat de|délicat d'|délicat à|laborieux de|laborieux d'|laborieux à|fastidieux de|fastidieux d'|fastidieux à|casse-tête de|casse-tête d'|casse-tête à",
        "s'y retrouver|trouver|comprendre|naviguer|régler|programmer|ouvrir|fermer|plier|manipuler|attraper|lire|atteindre|modifier|changer|configurer|retrouver|utiliser|prendre en main|maîtriser|s'en servir|s'y faire|démêler|déchiffrer|apprivoiser|viser|verser|doser|saisir|enfiler|enlever|retirer",
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
        "en une heure|en une petite heure|en un quart d'heure|en un tournemain|en 0 minutes|en quelques minutes|en moins de|sans outil|sans outils|sans perceuse|sans percer|sans notice|sans vis|sans technicien|seul|seule|tout seul|toute seule|en un clin d'œil|comme un jeu|comme des briques|comme un jeu de construction|les yeux fermés|sans effort|sans aide|à deux en|d'un simple clic|sans prise de tête",
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
        1,
        9,
        "reçu comme des|reçu comme un|reçu comme à la|reçu avec|reçu à bras|reçu en|reçus comme des|reçus comme un|reçus comme à la|reçus avec|reçus à bras|reçus en|accueilli comme des|accueilli comme un|accueilli comme à la|accueilli avec|accueilli à bras|accueilli en|accueillis comme des|accueillis comme un|accueillis comme à la|accueillis avec|accueillis à bras|accueillis en|accueillie comme des|\
         accueillie comme un|accueillie comme à la|accueillie avec|accueillie à bras|accueillie en|traité comme des|traité comme un|traité comme à la|traité avec|traité à bras|traité en|traités comme des|traités comme un|traités comme à la|traités avec|traités à bras|traités en|chouchouté comme des|chouchouté comme un|chouchouté comme à la|chouchouté avec|chouchouté à bras|chouchouté en|\
         chouchoutés comme des|chouchoutés comme un|chouchoutés comme à la|chouchoutés avec|chouchoutés à bras|chouchoutés en|écouté comme des|écouté comme un|écouté comme à la|écouté avec|écouté à bras|écouté en|suivi comme des|suivi comme un|suivi comme à la|suivi avec|suivi à bras|suivi en",
        "rois|roi|prince|princes|maison|égards|le sourire|chaleur|ouverts|attention|bienveillance|famille|vip|personne",
    ),
    (
        1,
        9,
        "litige réglé|litige réglée|litige résolu|litige résolue|litige traité|litige traitée|litige clos|litige bouclé|litige bouclée|litige pris en charge|litige indemnisé|problème réglé|problème réglée|problème résolu|problème résolue|problème traité|problème traitée|problème clos|problème bouclé|problème bouclée|problème pris en charge|problème indemnisé|souci réglé|souci réglée|souci résolu|\
         souci résolue|souci traité|souci traitée|souci clos|souci bouclé|souci bouclée|souci pris en charge|souci indemnisé|panne réglé|panne réglée|panne résolu|panne résolue|panne traité|panne traitée|panne clos|panne bouclé|panne bouclée|panne pris en charge|panne indemnisé|sinistre réglé|sinistre réglée|sinistre résolu|sinistre résolue|sinistre traité|sinistre traitée|sinistre clos|sinistre bouclé|\
         sinistre bouclée|sinistre pris en charge|sinistre indemnisé|dossier réglé|dossier réglée|dossier résolu|dossier résolue|dossier traité|dossier traitée|dossier clos|dossier bouclé|dossier bouclée|dossier pris en charge|dossier indemnisé|réclamation réglé|réclamation réglée|réclamation résolu|réclamation résolue|réclamation traité|réclamation traitée|réclamation clos|réclamation bouclé|\
         réclamation bouclée|réclamation pris en charge|réclamation indemnisé|demande réglé|demande réglée|demande résolu|demande résolue|demande traité|demande traitée|demande clos|demande bouclé|demande bouclée|demande pris en charge|demande indemnisé",
        "sous|dès|aussitôt|rapidement",
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
        -1,
        9,
        "mails restés|mails restées|mails restent|mails sans|mails ignorés|mails ignorées|mails perdus|mails dans le vide|mails qui restent|mails jamais|courriels restés|courriels restées|courriels restent|courriels sans|courriels ignorés|courriels ignorées|courriels perdus|courriels dans le vide|courriels qui restent|courriels jamais|messages restés|messages restées|messages restent|messages sans|\
         messages ignorés|messages ignorées|messages perdus|messages dans le vide|messages qui restent|messages jamais|appels restés|appels restées|appels restent|appels sans|appels ignorés|appels ignorées|appels perdus|appels dans le vide|appels qui restent|appels jamais|relances restés|relances restées|relances restent|relances sans|relances ignorés|relances ignorées|relances perdus|\
         relances dans le vide|relances qui restent|relances jamais|réclamations restés|réclamations restées|réclamations restent|réclamations sans|réclamations ignorés|réclamations ignorées|réclamations perdus|réclamations dans le vide|réclamations qui restent|réclamations jamais|courriers restés|courriers restées|courriers restent|courriers sans|courriers ignorés|courriers ignorées|courriers perdus|\
         courriers dans le vide|courriers qui restent|courriers jamais|tickets restés|tickets restées|tickets restent|tickets sans|tickets ignorés|tickets ignorées|tickets perdus|tickets dans le vide|tickets qui restent|tickets jamais|demandes restés|demandes restées|demandes restent|demandes sans|demandes ignorés|demandes ignorées|demandes perdus|demandes dans le vide|demandes qui restent|demandes jamais",
        "sans réponse|lettre morte|sans suite|réponse|dans le vide|traités|traitées|lus|ignorés|suite",
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
        -1,
        10,
        "passe des|passe les|passe la moitié|passe de la|passe derrière|passe à côté|passe un tiers|passent des|passent les|passent la moitié|passent de la|passent derrière|passent à côté|passent un tiers|laisse des|laisse les|laisse la moitié|laisse de la|laisse derrière|laisse à côté|laisse un tiers|laissent des|laissent les|laissent la moitié|laissent de la|laissent derrière|laissent à côté|\
         laissent un tiers|oublie des|oublie les|oublie la moitié|oublie de la|oublie derrière|oublie à côté|oublie un tiers|oublient des|oublient les|oublient la moitié|oublient de la|oublient derrière|oublient à côté|oublient un tiers|saute des|saute les|saute la moitié|saute de la|saute derrière|saute à côté|saute un tiers|rate des|rate les|rate la moitié|rate de la|rate derrière|rate à côté|\
         rate un tiers",
        "traces|poils|résidus|miettes|coins|coin|moitié|taches|saletés|auréoles|stries|brins|coulures|peluches|bourre|poussière|grumeaux|angles|bords|zones|film|marques",
    ),
    (
        1,
        11,
        "répond|répondent|démarre|démarrent|s'ouvre|s'ouvrent|se lance|se lancent|s'allume|charge|chargent|imprime|crache|bout|chauffe|cuit|traite|boucle|a bouclé|valide|a validé|s'affiche|s'affichent|télécharge|synchronise|exporte|prêt|prête|réagit|réagissent|navigue|tourne|scanne|copie|accélère|bondit|livre|sèche|refroidit|mixe|verse|débloque|débloqué|transfère|encaisse|vire",
        "en un éclair|en une seconde|en 0 secondes|en dix secondes|en quelques secondes|en un clin d'œil|en une fraction|en un instant|en un rien de temps|en une matinée|en une journée|en 0 minutes|en moins d'une minute|en moins de 0 secondes|instantanément|aussitôt|dans l'instant|au quart de tour|avant qu'on|avant même|à la vitesse|à toute vitesse|sans latence|sans délai|sans attente|sans temps mort|\
         sans ralentir|pages à la minute|0 pages|à vue d'œil|tambour battant|à la minute|dans la foulée|en deux temps|le jour même|sur-le-champ|comme l'éclair|comme une flèche|en un battement|secondes chrono|en temps réel|deux fois plus vite|à la seconde",
    ),
    (
        -1,
        11,
        "rame|rament|traîne|traînent|lambine|patine|mouline|saccade|ralentit|ralentissent|se traîne|peine|tourne|lague|laggue|bloque|se fige|sature|s'éternise|s'éternisent|se fait attendre|se font attendre|tarde",
        "dès qu'|dès que|aux heures|le soir|en soirée|au démarrage|à l'ouverture|quand|sous la charge|avec plusieurs|comme un|une heure|pendant des|pendant|à charger|à s'afficher|à répondre|à démarrer|à s'ouvrir|en heure de pointe|au ralenti|dans la semoule|à la moindre|un peu|avec le temps|plus|des minutes|indéfiniment",
    ),
];
