//! French praise and blame as it is said of thirty kinds of products and services: the whole to speed. Only data.

/// (sign, feature that is implied or 0, words).
pub(super) const PHRASES: &[(i8, u16, &str)] = &[
    (
        1,
        0,
        "(valeur/choix/achat/option/pari) (sûre/sûr/avisé/malin/gagnant/évident/en or/judicieux/sensé/raisonnable)|\
         est (incontournable/imbattable/indétrônable/irrésistible/à recommander)|\
         (je/on/nous) (rachèterais/rachète/reprendrait/recommande/referait/reviendrait/en redemande/valide/craque/fonce/approuve) (sans/les yeux/volontiers/)|\
         (sans hésiter/sans hésitation/les yeux fermés/du très bon/du tout bon/un must/chapeau bas/carton plein/pari réussi/mission accomplie/contrat rempli/sans fausse note/haut la main/un sans-faute/rien à redire)|\
         (on ne peut que/on ne saurait trop) (recommander/conseiller/féliciter/saluer)",
    ),
    (
        -1,
        0,
        "passez votre chemin|\
         (sans plus/ni bon ni mauvais/tout juste passable/bof/moyen-moyen/couci-couça/peut mieux/loin d'être/sans éclat)|\
         (fait/font) le (job/boulot) sans plus|le job sans plus|\
         (je/on/nous) (ne rachèterais/ne recommande/ne reprendrait/regrette/déconseille/ne referait/n'y reviendra/ne reviendra/m'en mords/ne conseille) (pas/vivement/plus/fortement/l'achat/notre/)|\
         (mieux vaut/autant/il vaut mieux) (passer/voir/aller/chercher/opter/se tourner/s'abstenir/regarder/fuir) (ailleurs/son chemin/son tour/)|\
         (à fuir/fuyez/achat raté/grosse déception/amère déception/déçu*/déçus/on s'attendait/on espérait mieux/flop/bide/gâchis/ratage/pétard mouillé)",
    ),
    (
        1,
        2,
        "(prix/tarif/tarifs) (doux/est doux/plancher/cassé*/cassés/mini/sage/contenu/d'ami/imbattable/plus que raisonnable/honnête/serré/mesuré/léger/abordable/défiant toute/tout doux/serrés/ultra-compétitif/défiant/sans concurrence/canon)|\
         (pour une bouchée/une bouchée) de pain|\
         (revient/coûte/est vendu*/reste/coûtent) (moins cher/trois fois rien/une misère/quelques euros/abordable/une broutille/peu/deux fois moins/moins que/raisonnable)|\
         (ne ruine/ne grève/n'assomme/épargne/ménage/préserve/respecte) (pas/) (le portefeuille/le budget/le porte-monnaie/votre portefeuille/votre budget/les petits budgets)|\
         (petits budgets/budgets serrés/budget étudiant/porte-monnaie)|trois fois rien|sans se ruiner",
    ),
    (
        -1,
        2,
        "(coûte/coûtent/vaut/valent/facturé*) (les yeux/un bras/un rein/la peau/une blinde/bonbon/la bagatelle/une petite fortune/le double/un œil/une jambe/deux fois/nettement plus/près du double/un pognon/plus que)|\
         (yeux de la tête/peau des fesses/coup de fusil/coup de massue)|\
         (augmente/gonfle/relève/hausse/fait grimper/alourdit/majore/rehausse) (ses/les/le/son/sa/la) (tarifs/prix/abonnement/facture/primes/cotisation/mensualité/prime/cotisations/abonnements)|\
         (n'est/ne sont/pas/c'est) pas (donné*/donnés/à la portée de toutes/à la portée de/pour toutes les bourses/le moins cher/bon marché/abordable/la moins chère)|\
         pas donné*|\
         (prix/tarif/tarifs/addition/facture/note) (qui pique/prohibitif/délirant*/stratosphérique/corsé*/corsée/salé*/salée/assommant/dissuasif/rédhibitoire/pique/piquent/indécent/en hausse/gonflé*/à faire/hallucinant/d'or/élitiste/musclé/peu digeste/refroidit/fait mal/font fuir/ferait/fait réfléchir/exagéré)|\
         fait mal au (portefeuille/porte-monnaie)|\
         (grève/plombe/fait un trou dans/alourdit/pèse sur) (le budget/votre budget/un budget/le portefeuille)",
    ),
    (
        1,
        3,
        "(en donne/offre/en fait/en propose/en met/propose) (beaucoup/énormément/plus/largement/bien plus/plein) (pour/pour ce prix/que/pour son prix/)|\
         (pour/à) (ce/ce niveau de) (prix/tarif/prix-là) (on/le/la/difficile/c'est/rien/imbattable/il) (en a/obtient/ne trouve/fait/)|\
         (on en a/vous en avez/en avoir/on en a largement) pour (son/votre) argent|\
         (chaque/le moindre) (euro/centime) (est justifié/dépensé/compte/investi/bien)|\
         (amorti*/rentabilisé*/se rentabilise/s'amortit) (vite/en/rapidement/dès)|\
         (vaut/valent/mérite) (amplement/largement/bien/vraiment/chaque/son/l'investissement) (son prix/l'investissement/la dépense/centime/euro/pesant d'or/le surcoût/)|\
         qualité-prix (imbattable/canon/au top/excellent/redoutable)",
    ),
    (
        -1,
        3,
        "(à ce/pour ce/pour un tel/à un tel/vu le/au vu du/étant donné le/compte tenu du) (tarif/prix) (on/c'est/il/la/le/les/difficile/ça/impossible) (attendait/attend/était/est/espérait/pouvait/aurait/se/en/manque/devrait/reste/fait)|\
         (on paie/on paye/vous payez/payer) (le nom/la marque/le logo/surtout la/avant tout)|\
         (surcoté*/surtarifé*/survendu/pas rentable/dépense inutile/argent jeté/jeté par les fenêtres/jeter l'argent/cher payé/trop cher payé/cher pour/cher pour ce)|\
         (mieux/meilleur) (ailleurs/chez la concurrence/pour moins cher/à prix égal/moins cher)",
    ),
    (
        1,
        4,
        "(coutures/finitions/assemblage/matériaux/matières/ajustements/boîtier/châssis/charnières) (soigné*/soignées/soignés/impeccable/impeccables/irréprochable/irréprochables/nickel/de qualité/nobles/solides/solide/sont soignées/robuste/exemplaire/premium/haut de gamme/sérieux/sérieuse/au cordeau)|\
         (bien/parfaitement/superbement/solidement/joliment) (cousu*/assemblé*/ajusté*/fini*/fabriqué*/construit*/monté*)|\
         (respire/respirent/inspire/transpire/dégage) l(a/) (qualité/solidité/robustesse/confiance/le sérieux)|\
         (taillé* dans la masse/rien ne bouge/rien ne grince/rien ne craque/au cordeau/du solide/du costaud)",
    ),
    (
        -1,
        4,
        "ont du jeu|prend du jeu|avec du jeu|\
         (fait/font) (jouet/toc/cheap/camelote/bas de gamme/plastoc/gadget/pacotille/un peu jouet)|\
         (grince/grincent/craque/craquent/branle/couine/couinent/ballotte/brinquebale) (dans/de/à/en/au/dès/quand/un peu/de partout)|\
         (plastique/plastiques/matériaux/coutures/finitions/couvercle/charnière/tissu/assemblage) (cheap/bas de gamme/tristounet/bâclé*/bâclées/léger/légers/approximatif*/approximatives/grossier/grossières/fragile/mince/négligé*/négligées/médiocres/qui grince/moches/qui lâchent/brillant et salissant/décevant*/décevantes/fin/perfectible*)|\
         (mal/grossièrement/approximativement) (cousu*/collé*/ajusté*/ébavuré*/assemblé*/verni*/peint*)|\
         de meilleures finitions|(sent/sentent) le (plastique/cheap/toc/bas de gamme)|fuit|suinte|prend l'eau",
    ),
    (
        1,
        5,
        "(garde/gardent/conserve/conservent) (sa/leur/la/son/ses/leurs) (forme/couleur/éclat/tenue/fermeté/couleurs/souplesse/aspect/moelleux)|\
         (tient/tiennent) (toute la nuit/toute la soirée/des années/le choc/le coup/dans le temps/la route/des heures/jusqu'au soir)|\
         (résiste/résistent/survit/survivent) (à/aux/au/les/bien/sans/des années/tout/vaillamment/à tout)|\
         est resté* (étanche/étanches/intact*/solide/comme neuf/impeccable)|\
         (tranquille/paré/équipé) pour (longtemps/des années/un bout/dix ans)|\
         (des années/longtemps/dix ans) (sans/durant/plus tard/après) (faillir/broncher/problème/bouger/souci/faiblir/comme)|\
         comme au premier jour|(bâti/construit/taillé/fait/conçu) pour durer|\
         (inusable/increvable/increvables/costaud/costauds/blindé/à toute épreuve/indémodable)",
    ),
    (
        -1,
        5,
        "(s'affaisse/s'affaissent/se creuse/se creusent/se tasse/se tassent/s'écaille/s'écaillent/s'effiloche/se découd/se décollent/se délave/déteint/rétrécit/bouloche/se perce/se fend/se fendille/s'émousse/se gondole/s'oxyde/jaunit/se déchire/se craquelle/s'use/s'usent) (au/en/après/dès/vite/rapidement/très vite/trop vite/à vue/facilement/au bout/au moindre/prématurément/avec/)|\
         au bout de (quelques/deux/trois/six/0) (mois/semaines/lavages/jours/utilisations)|\
         au (deuxième/premier/troisième/moindre) (lavage/choc/caillou/usage/accroc/passage/contact)|\
         (est tombé*/tombé*/tombe) en panne|\
         (a/ont) (lâché/rendu l'âme/cassé/rouillé/claqué/tenu six/tenu un/duré/tenu deux/déteint/craqué) (au/après/en/dès/un/deux/que/six/quelques/à peine/)|\
         rendu l'âme|(s'évapore/s'estompe/disparaît/se dissipe/s'envole) (en/au bout/trop/vite/après/très)|\
         (ne tient/ne dure/ne résiste/ne survit) (pas/guère/que/qu'/même) (la/longtemps/une/dans/un/deux/au/à/aux/quelques/l')|\
         (obsolescence programmée/jetable/à usage unique/de courte durée)",
    ),
    (
        1,
        6,
        "(ne/n') (nous a/m'a/plante/tombe/bronche/déçoit/lâche/rate/bugue/faillit/fait) (jamais/pas/jamais lâchés/jamais faux bond)|\
         ne nous a jamais lâchés|ne plante (pas/jamais)|\
         (démarre/démarrent/répond/fonctionne/marche/tourne/part/réagit) (du premier coup/au quart de tour/à chaque fois/toujours/comme au premier/comme une/au doigt/sans faille/sans faute/sans accroc)|\
         du premier coup|au quart de tour|\
         (toujours/jamais en retard/pile/ponctuel*) (à l'heure/au rendez-vous/fidèle au poste/d'attaque)|\
         (réglé comme/comme une horloge/sans faille/sans coup férir/sans le moindre/infaillible/inébranlable/constance)",
    ),
    (
        -1,
        6,
        "rarement à l'heure|\
         (perd/perdent/coupe/décroche) (sans arrêt/sans cesse/souvent/régulièrement/constamment/tout le temps/toutes les/en permanence/) (la/le) (connexion/signal/réseau/liaison/wifi/bluetooth)|\
         (perd/perdent) sans arrêt|\
         (tombe/plante/se fige/se bloque/se coupe/se déconnecte/s'éteint/bugue/freeze/redémarre/rame) (sans arrêt/sans cesse/une fois sur deux/sans crier gare/sans prévenir/en plein/à tout bout/régulièrement/souvent/constamment/au pire/tout seul/toutes les/sans raison/trop souvent)|\
         (une fois/un jour/un coup) sur deux|n'est pas le fort (de/du)|\
         (bugs/pannes/retards/coupures/plantages/ratés/caprices) (à répétition/à gogo/incessants/en pagaille/en série/récurrents/quotidiens/fréquents/réguliers/intempestives/incessantes/chroniques/fréquentes)|\
         (fait/font) (des siennes/des caprices/faux bond/défaut/grève)|\
         (vous/nous) (lâche/laisse/plante/laisse en rade) (en/au/sur/souvent/régulièrement)|\
         en rade|en carafe|aux fraises|imprévisible|loterie",
    ),
    (
        1,
        7,
        "(d'une/avec une) seule main|en (un/deux/trois/quelques) (clic/clics/gestes/geste/pressions/taps)|\
         (un jeu d'enfant/enfantin/simple comme bonjour/à la portée de/à la portée du premier/les doigts dans le nez)|\
         (prise en main/utilisation/navigation/maniement) (immédiate/instantanée/évidente/facile/naturelle/enfantine)|\
         (coule/tombe) (de source/sous le sens)|\
         (on s'y retrouve/on trouve tout/on s'y fait) (facilement/tout de suite/vite/immédiatement/en/sans)|\
         (même/y compris) (ma grand-mère/un enfant/les enfants/les seniors/les novices/les débutants/les réfractaires)|\
         (se plie/se déplie/se replie/se range/se règle/se porte/s'ouvre/se ferme/se manie/se pilote) (d'une/en un/facilement/sans/tout seul/en quelques/du bout)|\
         sans (mode d'emploi/formation/prise de tête/se prendre la tête/être un pro/notice)",
    ),
    (
        -1,
        7,
        "(donne/donnent) (des sueurs froides/mal à la tête/mal au crâne/la migraine/du fil à retordre/le tournis)|\
         (on s'y perd/on se perd/s'y perd/on s'arrache)|\
         (un vrai/véritable/un/vrai) (labyrinthe/casse-tête/dédale/sac de nœuds/jeu de piste)|\
         (faut/fallu/devoir/demande/exige/nécessite) (fouiller/chercher/jongler/naviguer/un mode/un bac/un diplôme/un certain/de la patience/s'accrocher/un temps/une prise)|\
         (pas/guère/peu/loin d'être/tout sauf/rien d') (intuitif/intuitive/évident/instinctif/ergonomique/commode)|\
         (gagnerait/pourrait/mériterait) (à/) être plus (intuitif/simple/clair/intuitive/ergonomique/lisible)|\
         gagnerait à être plus (intuitif/simple/clair/intuitive/ergonomique)|\
         (menus/réglages/options) (cachés/alambiqués/labyrinthiques/interminables/obscurs/cachées/planqués)",
    ),
    (
        1,
        8,
        "(prend/prennent/demande/suffit/suffisent) (cinq/dix/quelques/deux/0) minutes|cinq minutes chrono|\
         (se monte/s'installe/se configure/s'assemble/se pose/se branche/se met en place) en (vingt/cinq/dix/quelques/deux/0/un/moins/une/trois)|\
         (prêt*/opérationnel*/fonctionnel*) en (quelques/cinq/dix/0/deux/moins)|(sans/aucun) outil|\
         (on branche/on déballe/on allume) et",
    ),
    (
        -1,
        8,
        "notice (incompréhensible/illisible/obscure/indigeste/mal traduite/lacunaire/incomplète/confuse/est incompréhensible)|\
         (paramétrer/configurer/installer/monter/assembler/paramétrage/installation/montage) (donne/tient/relève/vire/tourne/prend/demande/réclame/s'apparente/est/exige) (des/du/au/de/un/des heures/une/la/une vraie/à un)|\
         (trous/vis/pièces/perçages) (ne tombent/mal/manquent/manquantes/ne correspondent/ne s'ajustent/mal percés/manquante)|\
         il (manque/manquait) des (vis/pièces)|\
         (une demi-journée/un après-midi/une après-midi/toute une journée/des heures) (de/à/pour) (monter/montage/l'installer/configurer/bricolage/le monter)",
    ),
    (
        1,
        9,
        "(dépanne/dépannent/aide/aident/répond/répondent/rappelle/réagit/intervient) (sur-le-champ/illico/dans l'heure/dans la journée/en quelques minutes/immédiatement/rapidement/sans rechigner/avec le sourire/même le/en quelques heures/volontiers/dans la foulée/patiemment/en moins)|\
         (se met/se mettent/se plie/se plient/se démène/se démènent) en quatre|\
         (se démène/se démènent/se plient en quatre)|\
         (échange/remplace/échangent/remplacent/reprend) (sans/le produit/immédiatement/sans discuter/illico) (discuter/discussion/poser/broncher/sourciller/histoires/rechigner)|\
         (équipe/accueil/conseillers/service/vendeurs/personnel) (adorable/attentionné*/à l'écoute/aux petits soins/chaleureux/prévenant*/charmant*/disponible/disponibles/dévoué*/souriant*)|\
         (toujours/un) (quelqu'un/interlocuteur/humain/vrai/une vraie/conseiller) (au bout/pour/dédié/joignable/au téléphone/à l'écoute/personne)",
    ),
    (
        -1,
        9,
        "relève de (l'exploit/la mission/l'impossible/la gageure/l'utopie)|\
         (joindre/contacter/appeler) (relève/tient/est/devient/vire)|\
         (personne/aucun/pas un) (ne répond/ne décroche/ne rappelle/n'est/conseiller/interlocuteur/retour)|\
         (laisse/laissent/laissé/laissés) (poireauter/mariner/en plan/sans réponse/à l'abandon/attendre/livrés)|\
         (réponses/messages) (robotisées/robotisés/copiées-collées/automatiques/stéréotypées/toutes faites/types/bateau/impersonnelles)|\
         (se renvoient/renvoie/se renvoie/renvoient) la balle|\
         (balade/baladé/trimballe/promène) de (service/conseiller/poste)|\
         (musique d'attente/poireauter/robot au bout/aux abonnés absents/fait la sourde/font la sourde/sourde oreille/botte en touche/bottent en touche/lave les mains)|\
         (met/mettent) (des jours/des semaines/une éternité/des plombes/plusieurs jours/trois semaines) (pour/avant)|\
         uniquement par (chat/mail/courriel/e-mail)",
    ),
    (
        1,
        10,
        "(avale/avalent/aspire/ramasse/élimine/retire) (tout/jusqu'au/sans/bien/même)|\
         sans broncher|sans forcer|sans sourciller|sans peiner|sans transpirer|sans rechigner|sans effort|sans s'essouffler|\
         (vient/viennent) à bout (de/du/des)|(pénètre/pénètrent) (vite/rapidement/bien/instantanément/en un clin d'œil)|\
         ne laisse pas de (film gras/film/traces/résidus/fini gras/fini collant)|\
         (ne colle pas/ne graisse pas/non gras/sans film gras/sans effet gras)|\
         (laisse/laissent/rend/rendent) la peau (douce/souple/lisse/hydratée/éclatante/satinée/confortable/nette/apaisée)|\
         (laisse/rend) les cheveux (doux/brillants/soyeux/souples/légers/faciles à)|\
         (laisse/laissent) (le linge/la vaisselle/les sols/les vitres/le sol) (impeccable/impeccables/étincelant/étincelants/nickel/propre/propres)|\
         (croustillant*/croustillantes) (à l'extérieur/et/dehors)|(moelleux/moelleuses/fondant*) à (cœur/l'intérieur)|\
         (cuit/cuisent/dore/rôtit/mijote) (uniformément/à la perfection/bien/à point/de façon homogène/parfaitement)|\
         (coupe/tranche/perce/ponce/scie/visse/tond/rase/mixe/broie/repasse/essore/sèche/chauffe/refroidit/lave/nettoie/aspire/souffle) (bien/très bien/net/droit/parfaitement/efficacement/vite et bien/proprement/à merveille/sans effort/en profondeur/vite/finement)|\
         sans (éclats/bavures/accroc/à-coups/grumeaux)|\
         (ménage/ménagent/respecte/préserve) (le linge/les textiles/la peau/les fibres/les tissus/les cheveux)|\
         (apaise/apaisent/soulage/hydrate/nourrit/répare) (vite/rapidement/immédiatement/en profondeur/durablement/dès la première/la peau/les peaux)|\
         (résultats/effet/effets) (visible/visibles/immédiat/bluffant/bluffants) (dès/en/sous/)|\
         dès la première (application/utilisation)|\
         (tourne/tournent/fait tourner) (sans ralentir/tous les jeux/à plein régime/comme une)|\
         (a/ont) (du coffre/de la ressource/du répondant/de la reprise/de la puissance à revendre/de la réserve/du punch/du mordant)|\
         (puissance/force/énergie) (à revendre/de sobra/sous le capot/en réserve)|\
         (ne faiblit/ne cale/ne bronche/ne peine) (pas/jamais)|(s'en sort/s'en tire) (haut la main/à merveille/sans mal)|\
         (maîtrise/avale/dévore/encaisse) (tout/sans)",
    ),
    (
        -1,
        10,
        "(peine/peinent/cale/calent/s'étouffe/s'étouffent/s'essouffle/s'essoufflent/patine) (dès/sur/dans/face/avec/devant/en/quand/au)|\
         (n'aspire/ne coupe/ne nettoie/ne chauffe/ne refroidit/ne sèche/n'hydrate/ne lave/ne mixe/ne rase/ne repasse/ne couvre) (pas/rien/guère/presque/qu'à moitié/pas assez/pas bien)|\
         (laisse/laissent) (des/de) (traces/traînées/résidus/poils/miettes/marques/grumeaux/auréoles/plis/pellicules)|\
         (laisse/laissent) (un film/une pellicule/la peau sèche/la peau grasse/les cheveux gras/les cheveux secs)|\
         (aucun/sans/sans grand/peu d') effet (visible/notable/réel/)|\
         s'emmêle|s'encrasse|s'engorge|\
         (manque/manquent) de (puissance/force/coffre/punch/nerf/mordant/peps/reprise/jus/souffle/pêche/tonus/pep's)|\
         ne tient pas assez chaud|(chauffe/chauffent) (dès/anormalement/à chaque)|\
         à bout de souffle|à la peine|sur les rotules|dans les choux|\
         (ne vaut/ne sert) (rien/pas grand/à rien/strictement à rien)|tient mal (la charge/ses promesses)|\
         (sèche/dessèche/irrite/graisse/alourdit) (la peau/les cheveux/le cuir/les mains)",
    ),
    (
        1,
        11,
        "véloce|réactif|fulgurant|instantané|supersonique|\
         (démarre/s'allume/s'ouvre/charge/répond/réagit/imprime/chauffe/télécharge/s'exécute) (instantanément/en un éclair/en un clin/en quelques secondes/au quart/immédiatement/du tac/illico/à la vitesse/sans attendre/dans la seconde/en une fraction)|\
         à la vitesse de l'éclair|en un éclair|en deux temps|à vive allure|plus vite que son ombre|en deux coups|sans temps mort|en moins de deux|en un claquement|en un rien de temps",
    ),
    (
        -1,
        11,
        "(rame/rament/mouline/moulinent/traîne/traînent/lambine/patauge/tourne dans le vide) (dès/quand/au/à/pour/avec/sur/souvent/en/trop/vite/beaucoup)|\
         prend son temps|prennent leur temps|\
         (met/mettent/prend) (des plombes/une éternité/un temps fou/un siècle/des heures/trois heures/de longues/un moment/trop de temps/de nombreuses)|\
         (à deux à l'heure/au ralenti/comme un escargot/à la vitesse d'un escargot/comme une tortue/d'une lenteur/lenteur/lenteurs/interminable/interminables/poussif)",
    ),
];
