//! French ways to praise and to blame many kinds of things alike: price to speed. Only data.

/// (sign, feature that is implied or 0, words).
pub(super) const FAMILIES: &[(i8, u16, &str)] = &[
    (
        1,
        2,
        "(casse/cassent/écrase/écrasent/tire/tirent) les (prix/tarifs)|(tire/tirent) les (prix/tarifs) vers le bas|(moitié/deux fois/trois fois/quatre fois) moins (cher/chère/chers/chères/que/élevé/élevée/coûteux/coûteuse)|soit moitié moins|(un tiers/un quart/0/nettement/sensiblement/bien/largement) (moins cher/moins chère/moins chers/moins chères)|\
         0 (sous/en dessous/au-dessous) (du prix/le prix/des prix/du tarif/le tarif/de la moyenne/de ses)|(sous/en dessous/bien en dessous) (la barre/du prix/des prix/du tarif/de la moyenne/le prix/du marché)|(bloque/gèle/fige/garantit/maintient) (le/les/son/ses) (prix/tarif/tarifs)|(prix/tarif/tarifs) (bloqué/bloqués/gelé/gelés/garanti/garantis/fixe garanti)|\
         (rogne/grignote/entame/pèse) (à peine/peu) (sur/le/dans) (le budget/budget/portefeuille)|(à la portée/accessible/accessibles) (du plus grand nombre/de tous/de tout le monde/à tous/aux petites bourses/aux étudiants/de chacun)|(ne fait/ne fera/ne font) pas (mal au/de trou dans le/un trou dans le) (portefeuille/budget/porte-monnaie)|\
         (tient/reste/rentre/entre) (dans un budget/dans les petits budgets/sous les/sous la barre)|(prix/tarif) (d'appel/plancher/cassé/riquiqui/de lancement avantageux/plus que correct/très correct/tout à fait correct/raisonnable/accessible/plus doux)|(pas besoin/inutile) de (se ruiner/vider/casser/vendre un rein)|(défend/défendent) le pouvoir d'achat|\
         (on s'en tire/s'en tire/on s'en sort/s'en sort) (pour/à) (moins de/0/bon compte/quelques)|à bon compte|le moins disant|imbattable sur le prix|imbattable côté prix|champion des prix bas|prix au ras du sol|au ras des pâquerettes côté prix|(facture/note/addition) (allégée/légère/divisée par/qui fond/réduite/en baisse/plus légère/qui baisse)|\
         (divise/diminue/allège/réduit) (par deux la facture/la facture/la note/le budget)|(remises/réductions/promotions/rabais) (fréquentes/régulières/généreuses/importantes/intéressantes)|pour (le prix d'un café/une poignée d'euros/moins de 0/deux fois moins/bien moins/nettement moins)|à moindre (coût/prix/frais)|(coût/prix) (dérisoire/modeste/symbolique/plancher)|\
         ne coûte (pas grand/presque rien/qu'une fraction/que quelques)|(une fraction/moins de la moitié) du prix (de/du/des)|meilleur marché|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) pas besoin de (se ruiner/vider/casser/vendre un rein)",
    ),
    (
        -1,
        2,
        "(bondi/bondit/grimpé/grimpe/augmenté/flambé/flambe/explosé/explose/s'est envolé/s'envole/s'envolent/doublé/double/progressé) (de 0/en deux ans/en un an/chaque année/d'année en année/tous les ans/depuis/sans prévenir)|(les/ses/des) (prix/tarifs/mensualités/cotisations/primes/loyers/abonnements) (s'envolent/flambent/explosent/grimpent/bondissent/augmentent/ont bondi/ont flambé/ont doublé)|\
         (commence/commencent/finit) (à/par) (piquer/peser/chiffrer/coûter cher)|(ça/cela) (chiffre/finit par chiffrer) (vite/)|(charge/facture/réclame/demande) (une beurrée/une fortune/une petite fortune/le prix fort/des sommes/un prix/une somme/la peau)|une beurrée|(il faut/faut/faudra) (vider/casser/sortir) (son/le) (compte/livret/portefeuille/chéquier)|\
         (débourser/lâcher/aligner/allonger/sortir/compter) (plus de/près de/pas moins de/0/jusqu'à) (0/euros)|(fait/font) (fuir/reculer/hésiter/grincer/réfléchir) (les/plus d'un/le) (petits budgets/petites bourses/acheteur/portefeuille)|(fait/font) (mal/tousser/grincer des dents/frémir/pâlir)|(fait/font) (un trou/un gros trou) dans (le/votre/son)|\
         (réservé/destiné) (à ceux qui ont/aux plus/aux bourses) (les moyens/fortunés/bien garnies/aisées)|(pas/guère/loin d'être) (accessible/abordable/à la portée) (à tous/pour tous/du premier venu/de tout le monde/des petits budgets/)|\
         (prix/tarif/tarifs/ticket/facture/addition/étiquette/montant) (qui fait/font fuir/à rallonge/à donner/qui grimpe/qui donne/difficile à avaler/dur à avaler/peu accessible/peu accessibles/qui s'envole/trop ambitieux/au-dessus/bien au-dessus/supérieur à/supérieurs à/plus que salé/hors de/de luxe/de voiture/lourd/lourde)|(0/nettement/bien/sensiblement) (plus cher/plus chère/plus chers)|\
         (deux fois/trois fois/deux à trois fois) (plus cher/plus chère/le prix/plus coûteux)|le double (de/du)|(dépasse/explose/crève/sort de) (le budget/mon budget/notre budget)|(au-dessus/hors) de (mes/nos/mon) (moyens/budget)|(on/vous) (le/la/les) (sent/sentez) (passer)|la douloureuse|coup de bambou|la facture (finale/totale) (dépasse/grimpe/double/surprend/pique)|beaucoup moins le portefeuille|\
         (le/mon/votre) (portefeuille/porte-monnaie) (souffre/pleure/en prend/trinque/grimace)|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) (pas/guère) (accessible/abordable/à la portée) (à tous/pour tous/du premier venu/de tout le monde/des petits budgets/)",
    ),
    (
        1,
        3,
        "(une/véritable/vraie/sacrée/belle) aubaine|(c'est/est) (donné/cadeau/l'affaire du siècle/tout vu)|(bluffant/étonnant/remarquable/impressionnant/imbattable/excellent/inespéré/sans équivalent/difficile à battre) (pour le prix/pour ce prix/à ce prix/à ce tarif/au vu du prix/pour le tarif/dans cette gamme de prix/pour cette somme)|(essayez/tentez) (de/donc de) (trouver/faire) mieux|\
         (difficile/impossible/dur) de (trouver/faire/dénicher/espérer) (mieux/aussi bien) (pour/à/dans)|en (donne/offre/propose/met) (davantage/plus/bien plus/nettement plus/autant) (que/pour/)|(prestations/équipement/qualité/performances/finition) (dignes/digne) (d'un modèle/d'appareils/de modèles/d'une marque) (deux fois/plus/bien plus/nettement plus/trois fois)|\
         (digne/dignes/au niveau) (d'un modèle/des modèles/de modèles) (deux fois/plus/bien plus/nettement plus) (plus chers/plus cher/chers/onéreux/haut de gamme)|(rivalise/rivalisent/fait jeu égal) avec des (modèles/appareils/concurrents) (bien plus/deux fois plus/plus/nettement plus) (chers/onéreux)|(au vu/compte tenu) de tout ce (qu'il/qu'elle/que) (propose/offre/sait/contient)|\
         (aucun/pas un) (regret/euro) (à ce prix/de trop/gaspillé)|(chaque) (euro/centime/sou/dollar) (est bien/vaut/y est/trouve)|(le/ce) (prix/tarif/surcoût) (reste/est/semble/paraît/se trouve) (justifié/mérité/cohérent/juste/honnête/bien placé/largement justifié)|\
         (rapport/équilibre) (qualité-prix/prix-prestations/prix-performances/prix-équipement) (excellent/remarquable/imbattable/au top/solide/convaincant/difficile à battre/très favorable/sans équivalent/exceptionnel/redoutable/quasi imbattable)|(meilleur/excellent/bon/très bon/remarquable) (compromis/équilibre) (qualité-prix/entre prix et/entre qualité et prix/entre le prix et)|\
         (on/vous) (en a/en avez/récupère/rentre/rentrez) (largement/vite/dans/rapidement) (pour/sa mise/vos frais/ses frais/dans ses frais)|rentre dans ses frais|(investissement/achat/dépense) (vite/rapidement/largement) (rentabilisé/rentabilisée/amorti/amortie)|(bluffant/macro bluffant/premium/haut de gamme) dans un (téléphone/modèle/appareil/ordinateur) à 0|le (prix/tarif) comprend (déjà/aussi/tout)|\
         tout (est compris/compris/inclus) (dans le prix/sans supplément/sans surprise/pour)|plus que (son prix/le prix ne)|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) (aucun/pas un) (regret/euro) (à ce prix/de trop/gaspillé)",
    ),
    (
        -1,
        3,
        "(plate/décevant/décevante/maigre/léger/chiche/faible/limite/juste/mince/faiblard/cher/chère/frustrant/inacceptable/indigne/scandaleux/dommage/peu) (pour le prix/pour ce prix/à ce prix/à ce prix-là/à ce tarif/vu le prix/au vu du prix/pour un produit à ce prix/compte tenu du prix/pour une telle somme/eu égard au prix)|à ce (tarif/prix) là on (attendait/attend/espérait/pouvait) (mieux/plus/espérer)|\
         que rien ne justifie|(rien/difficile/on peine) (ne/à/de) (justifie/justifier) (un tel/une telle/ce/cette/cet/le) (prix/tarif/écart/somme/surcoût/supplément)|(pas/guère/loin d'être) (à la hauteur/au niveau/digne) (de son/du/de ce) (prix/tarif/montant)|en dessous de son prix|\
         (prestations/qualité/équipement/performances) (en deçà/insuffisantes/insuffisante/loin/trop justes/pas à la hauteur/indignes) (du prix/de son prix/pour le prix/du tarif/de ce prix)|(trop/bien trop/beaucoup trop/nettement trop/un peu trop) (cher/chère/chers/chères/onéreux/coûteux) (pour/au regard/par rapport/vu/face)|\
         (on trouve/vous trouverez/il y a/existe) (mieux/aussi bien/équivalent/plus complet) (pour/à) (moins/moitié/le même/bien moins/prix)|poudre aux yeux|du vent|argent perdu|argent mal placé|mauvais calcul|mauvaise affaire|mauvais plan|gouffre financier|gouffre à fric|attrape-couillon|surpayé|surpayée|on se fait (avoir/plumer/tondre/arnaquer/pigeonner)|\
         (n'a/n'ont/n'y a/n'offre/ne propose/n'est) (pas/guère) (à la hauteur/au niveau/digne) (de son/du/de ce) (prix/tarif/montant)",
    ),
    (
        1,
        4,
        "d'une (finesse/minutie) (d'orfèvre/remarquable/exemplaire)|(ajustements/assemblages/coutures/soudures/finitions/joints/jeux) (sont/enfin/au/dignes/sans) (dignes de ce nom/millimètre/enfin dignes/défaut/bavure/reproche/irréprochables/impeccables/parfaits/réguliers/nets)|enfin dignes de ce nom|\
         (assemblages/assemblage/queues d'aronde/tenons) (à tenons/irréprochables/traditionnels/ajustés/collés et vissés)|(tout/rien) (est/y est/ne) (solide/massif/soigné/dépasse/bouge/flotte/grince/vibre/branle/laisse au hasard)|\
         (on sent/sent/on devine/respire/se sent) (la qualité/le savoir-faire/le soin/la robustesse/le sérieux/le travail bien fait/que c'est du solide/du solide/le soin apporté/la belle ouvrage)|(la qualité/le soin) (saute aux yeux/se voit/se sent/transparaît/se ressent/apporté)|(belle/bel/beau/vraie/vrai) (ouvrage/facture/fabrication/confection/travail d'artisan/travail de tapissier/travail)|\
         de (belle/bonne/très belle/très bonne/excellente/superbe) facture|(ne perd/ne perdent) pas (un poil/leurs poils/ses poils)|(monté/assemblé/fabriqué/taillé/cousu/usiné/fini/poli/forgé/tissé/tourné) (avec soin/avec rigueur/avec minutie/dans les règles de l'art/à la main/comme il faut/au millimètre/avec amour)|dans les règles de l'art|comme un tank|comme un coffre-fort|comme un char|\
         (bâti/construit) (comme/pour/à chaux et)|(cadre/châssis/structure/coque/boîtier/caisson/sommier/armature/plateau/manche/piètement/capot/lame) (en/tout en) (alu/aluminium/acier/acier trempé/acier forgé/carbone/fonte/magnésium/titane/bois massif/chêne/chêne massif/hêtre/frêne/frêne massif/hêtre massif/inox/métal/laiton)|\
         (matériaux/matières/composants/pièces/tissus/cuirs/éléments) (choisis/choisies/soigneusement/triés/nobles/haut de gamme/qui inspirent/de premier ordre/de belle qualité/de grande qualité/de choix/de haute qualité)|(rien/ne) (fait/ne fait) (cheap/toc/bas de gamme)|ne fait pas (cheap/toc/jouet/bas de gamme)|(n'a/rien) (rien d'un/d'un) jouet|\
         (qualité de fabrication/finition/construction/fabrication/qualité de construction) (supérieure/exemplaire/allemande/suisse/japonaise/sans reproche/de haut vol/de haut niveau/au-dessus/qui force/hors pair/sérieuse/premium/très sérieuse/très soignée/de premier ordre/d'un très bon niveau/digne)|\
         (n'a/n'ont/n'y a/n'offre/ne propose/n'est) rien (est/y est/ne) (solide/massif/soigné/dépasse/bouge/flotte/grince/vibre/branle/laisse au hasard)|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) rien (fait/ne fait) (cheap/toc/bas de gamme)|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) rien (rien d'un/d'un) jouet",
    ),
    (
        -1,
        4,
        "(se détache/se détachent/se décolle/se décollent/se démonte/s'arrache/s'arrachent/se découd/se découdent/se dévisse/se dévissent/se déboîte/se descelle) (tout seul/toute seule/tout seuls/au moindre/dès/et/pour un rien/déjà/trop)|\
         (petites pièces/boutons/yeux/coutures/vis/poignée/touches/semelle/semelles/étiquette/couvercle/pieds) (se détache/se détachent/qui se détachent/se décollent/se décolle/mal fixés/mal fixée/mal cousus/mal vissées/cèdent)|\
         (trous/perçages/panneaux/pièces/portes/tiroirs/pas de vis) (n'étaient pas/ne sont pas/n'étaient/pas) (en face/alignés/alignées/droits/droites/d'équerre/aux bonnes/à la bonne/parallèles/au bon endroit)|(n'étaient/ne sont/n'est/pas) pas (d'équerre/droit/droite/d'aplomb/en face)|\
         (bavures/traces de colle/coulures/échardes/jours/défauts/imperfections/rayures/éclats) (visibles/apparentes/apparents/de partout/dès le déballage/à la sortie du carton/sur les/de fabrication/d'usine/de peinture)|(boit/transperce/traverse/laisse passer) l'encre|l'écriture transparaît|(encre/feutre) (bave/traverse/transperce)|\
         (sent/sentait/sentent/pue) (la colle/le neuf/la camelote/l'entrée de gamme/l'économie/le carton/le solvant)|(du/en) (carton/plastoc/contreplaqué/carton-pâte/papier mâché/aggloméré/agglo/toc/placage/simili) (bas de gamme/recouvert/de qualité douteuse/peu/qui gonfle/fin/tout juste/léger/gonflé/mou)|\
         (on a/donne/donnent/laisse) (l'impression/peur/le sentiment) (de/que/qu'il va/qu'elle va/que tout) (tenir un jouet/casser/va casser/du plastique/un jouet/camelote/toc/de fragilité/de légèreté/de bas de gamme)|(peur/crainte) de (le/la/les/tout) casser|on (craint/redoute) de (le/la/les/tout) (casser/briser/tordre)|\
         (se tord/se plie/plie/ploie/fléchit/s'affaisse/vrille/tangue/vacille/gondole) (dès/sous/au/à la/quand/facilement/un peu/comme/pour un)|(tient/tiennent) (avec/par) (de la colle/deux agrafes/du scotch/trois vis/trois agrafes/des agrafes/un bout de/miracle/l'opération)|\
         (fabriqué/conçu/assemblé/monté/fini/cousu/réalisé) (à la va-vite/à la hâte/à l'économie/au rabais/par-dessus la jambe/sans soin/avec les pieds/à la chaîne/n'importe comment/à la truelle)|à la va-vite|à l'économie|au rabais|par-dessus la jambe|avec les pieds|à la truelle|ni fait ni à faire|travail d'amateur|travail de sagouin|travail bâclé|travail de cochon|\
         (la/une) (qualité/finition/fabrication/construction) (a/est) (baissé/chuté/dégringolé/en baisse/en chute/à revoir/en recul/en berne/dégradée/inégale/très inégale/aléatoire/variable/perdu)|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) pas de vis (n'étaient pas/ne sont pas/n'étaient/pas) (en face/alignés/alignées/droits/droites/d'équerre/aux bonnes/à la bonne/parallèles/au bon endroit)|\
         (n'a/n'ont/n'y a/n'offre/ne propose/n'est) pas pas (d'équerre/droit/droite/d'aplomb/en face)|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) ni fait ni à faire",
    ),
    (
        1,
        5,
        "(on ne/ne se) (jette/change/remplace) (pas/jamais/plus)|(se transmet/se lègue/on le transmet/on la transmet/se passe) (de/à/entre) (génération/génération en/père/mère/ses/générations/nos)|(trace/traces/signe/signes) d'usure (zéro/inexistante)|(usure/vieillissement) (quasi nulle/quasi nul/imperceptible/invisible/minime/très lente/lente/bien maîtrisée/négligeable)|\
         (les/des) (années/décennies/hivers) (passent/n'y font/glissent/ne)|(passe/passent/franchit/dépasse/atteint) (le cap/allègrement/largement/facilement/sans peine) (des/les) (dix/quinze/vingt/cinq/trente/0) ans|\
         (dure/durent/durera/tient/tiendra/vit) (une vie/toute une vie/une éternité/des lustres/des décennies/des années/deux fois plus longtemps/plus longtemps que/bien plus longtemps/dix ans/quinze ans/vingt ans/plus de dix ans/plus de 0 ans/plusieurs saisons/des saisons/une vie entière)|\
         (durée de vie/longévité/endurance/solidité/tenue/résistance) (record/étonnante/exceptionnelle/remarquable/légendaire/à toute épreuve/supérieure/bien supérieure/hors norme/hors du commun/proverbiale/enviable/rare/bluffante)|\
         (taillé/conçu/pensé/fait/prévu/bâti/né) pour (les terrains/les chantiers/encaisser/résister/l'extérieur/la vie/durer/affronter/supporter/tenir/les conditions/le gros/l'aventure/tout endurer)|(ne craint/ne craignent/ne redoute) (ni/pas/rien/plus) (l'eau/la pluie/les chocs/les chutes/le gel/la poussière/les rayures/le froid/le sel/les coups/la boue/le lave-vaisselle/les uv/la rouille/le sable)|\
         ne craint rien|(fait fi/se moque/se rit/se fiche/se joue) (de la/des/du/de) (pluie/chocs/chutes/intempéries/gel/poussière/boue/coups/sable/froid/rouille/temps)|(indifférent/insensible/imperméable) (à la/aux/au) (pluie/rouille/chocs/temps/gel/intempéries/rayures/coups/usure)|(certifié/certifiée/norme/indice) (ip67/ip68/ip65/ipx7/ipx8/ip66/mil-std/anti-chute)|\
         (reste/restent/demeure) (étanche/étanches/intact/intacte/intacts/intactes/impeccable/impeccables/comme neuf/comme neuve/au sec/sec/vif/vives/vifs/éclatant/net/en place) (après/même/sous/malgré/au fil/saison/lavage/des/trois/toute)|(le temps/les années) n'(a/ont) pas de prise|(prend/vieillit/se patine) (une belle patine/magnifiquement/joliment/avec élégance/avec grâce)|se bonifie|\
         (peinture/couleurs/teinte/impression/broderie/mascara/vernis/rouge/maquillage) (tient/tiennent/ne s'écaille pas/ne passent pas/ne passe pas/ne bave pas/ne coule pas/ne s'effacent pas)|\
         (ne/n') (s'use/s'abîme/se raye/se fissure/se déchire/se fend/rouille/se déforme/casse/bouge/cède/craque/se détend/se délave/s'effiloche/s'écaille/boulochent/bouloche/jaunit/ternit/fuit/se perce) (pas/jamais/quasiment pas/presque pas/quasiment jamais)|increvable|taillé dans le roc|solide comme (le roc/un bœuf/un roc/tout/du roc)|dur au mal|dur à cuire|\
         (un vrai/véritable/vrai) (tank/roc/char/bulldozer)|à l'épreuve (des balles/des années/du gel/des adolescents/du feu)|n'a pas pris une ride|n'ont pas pris une ride|comme au premier jour|comme au sortir de la boîte",
    ),
    (
        -1,
        5,
        "(a/ont) (noirci/terni/jauni/rouillé/blanchi/rétréci/déteint/cassé/lâché/fondu/gondolé/moisi/craqué/cédé/claqué/grillé/cramé/fissuré/éclaté/pâli/gonflé/gelé/pété/verdi) (en/au/après/dès/avant/sous/à la/un/le/deux/trois/moins/quelques/presque)|(n'a/n'ont) (tenu/duré/fait/vécu) (que/qu'un/qu'une/qu'à) (deux/trois/quelques/un/une/hiver/été/saison/an/mois/six/quatre)|blanchissent|blanchit|\
         se fendillent|se fendille|se craquèle|se craquellent|s'effrite|s'effritent|s'écaillent|se fissurent|se déchirent|se cassent|se brisent|se percent|se déforment|se détendent|se fanent|se ternit|se ternissent|pourrit|pourrissent|se casse|se brise|se fendent|s'émousse|s'émoussent|s'élime|s'éliment|se râpe|se râpent|se troue|se trouent|se raye|se rayent|s'oxyde|s'oxydent|\
         (hors service/hs/bon pour la poubelle/bonne pour la poubelle/bon pour la casse/fichu/fichue/foutu/foutue/à jeter/direction la déchetterie/mort/morte/irrécupérable/bon à jeter/bonne à jeter) (au bout/après/en/dès/avant/moins/à peine)|(finit/finissent/finira/termine/direction) (vite/rapidement/à la/au/la/en) (à la poubelle/poubelle/déchetterie/rebut/casse/miettes/morceaux/lambeaux/à la benne)|\
         (durée de vie/longévité/solidité/tenue/résistance) (limitée/réduite/décevante/courte/trop courte/écourtée/insuffisante/inférieure/en deçà/médiocre/aléatoire/discutable/en question/pose question/ridicule/des plus/relative/toute relative/laisse à désirer)|(ne garde/ne tient/ne conserve) plus que (la moitié/une partie/le quart/les trois quarts/deux)|\
         (part/partent/tombe/tombent/s'en va/s'en vont/se réduit) en (lambeaux/miettes/morceaux/poussière/charpie/quenouille/fumée/capilotade)|(sensible/vulnérable/fragile) (aux/à la/à l'/au) (rayures/rouille/chocs/humidité/froid/chutes/gel/taches/intempéries/usure/uv/traces)|\
         (craint/craignent/redoute/supporte mal/supportent mal/ne supporte pas/ne supportent pas/n'aime pas/n'aiment pas) (la/l'/le/les/d'être) (pluie/humidité/eau/gel/froid/chocs/chutes/lavages/lave-vaisselle/soleil/chaleur/poussière/sèche-linge/machine/sable/sel)|(avant/bien avant) (l'heure/la fin/l'âge/son heure/la garantie)|vieillit mal|vieillissent mal|prend un coup de vieux|(fait/a fait) long feu|\
         ne fait pas long feu|ne fera pas de vieux os|pas fait pour durer|conçu pour tomber en panne|garantie à peine (expirée/terminée/finie)|(mort/morte) de sa belle mort|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) pas fait pour durer",
    ),
    (
        1,
        6,
        "(taux de disponibilité/disponibilité/uptime) (de 0/proche de/affiché/garanti/garantie/exemplaire/supérieur/supérieure/au rendez-vous/irréprochable/record)|s'y tient|tient parole|tient ses promesses|tient ses engagements|tiennent leurs promesses|respecte ses engagements|(n'a/n'ont) (jamais/pas) (failli/bronché/planté/bugué/flanché/sauté/raté/eu de/connu de/rendu/calé/coupé/décroché/manqué)|\
         (on/vous/je) (peut/pouvez/peux) (compter/s'appuyer/miser/se reposer/vous fier/se fier/me fier/avoir confiance) (sur/dessus/les yeux/en)|roc|horloge suisse|bête de somme|vraie horloge|mule|modèle de fiabilité|modèle de constance|modèle de régularité|fidèle compagnon|métronome|\
         (tourne/fonctionne/marche/ronronne/roule) (comme une horloge/comme un charme/comme sur des roulettes/24 heures/nuit et jour/sans arrêt/sans discontinuer/à la perfection/rond/sans souci/sans problème/sans heurt)|(réglé/précis/ponctuel/régulier/fiable) comme (une horloge/un coucou/du papier/un métronome/une horloge suisse/une montre)|\
         (arrive/arrivent/part/partent/passe/décolle/décollent/atterrit) (toujours/presque toujours/systématiquement/bien/à/pile) (à l'heure/l'heure/à l'heure dite/pile à)|(fiabilité/stabilité/constance/régularité) (à toute épreuve/exemplaire/légendaire/irréprochable/sans faille/proverbiale/éprouvée/rassurante/de métronome/qui force/remarquable/reconnue/au rendez-vous/d'horloge/sans reproche/jamais prise)|\
         (a/ont) fait (ses/leurs) preuves|(éprouvé/testé/validé) (par/depuis/sur) (des/les/plus/dix/le temps/des années)|sans coup férir|sans anicroche|sans encombre|sans le moindre (accroc/problème/souci/bug/incident/couac/hoquet)|d'une (fiabilité/régularité/constance/stabilité)|sans ciller",
    ),
    (
        -1,
        6,
        "(ne/n') (démarre/démarrent/s'allume/se lance/fonctionne/marche/part/répond/s'ouvre/se connecte/se déclenche) (qu'à/qu'une fois/qu'un jour/que quand/que lorsqu'/que par/pas toujours/pas à chaque/plus/plus du tout/que si/qu'après/pas une fois/que rarement/jamais du premier/que de temps/qu'au bout)|\
         (une/un/deux) (fois/jour/coup/commande/appel/trajet/vol/train/message/colis/tentative/impression) sur (deux/trois/quatre/cinq/dix)|(joue/jouent) (à cache-cache/les/des tours)|(fait/font/a fait) (des siennes/le mort/l'école buissonnière/un caprice/des caprices/faux bond/des ratés/mauvais contact/des blagues/long feu)|au petit bonheur(la chance/)|à l'humeur|selon l'humeur|selon son humeur|\
         quand ça lui chante|quand il veut|quand elle veut|quand bon lui semble|quand ça veut|au gré de|(est/sont/reste/restent) (hors service/en panne/en dérangement/en maintenance/indisponible/hors ligne/à l'arrêt/aux abonnés absents/en carafe/hs) (depuis/la moitié/une/un/plusieurs/deux/trois/tous/toutes/chaque/régulièrement/souvent/pendant/le)|\
         (hors ligne/hors service/en panne/en rade/en carafe/à l'arrêt) (pendant/depuis/cinq/trois/deux/des/plusieurs/durant/une/un/toute)|(multiplie/enchaîne/collectionne/accumule/cumule/aligne/additionne) les (pannes/bugs/retards/coupures/plantages/annulations/incidents/dysfonctionnements/ratés/couacs/erreurs/faux pas/déboires/avaries)|\
         (la panne/le bug/le retard/la coupure/le plantage/l'annulation) (guette/est la règle/est la norme/n'est jamais loin/fait partie/devient/est quasi/revient/survient)|(sujet/sujette/enclin/prompt) (aux/à des/à) (pannes/bugs/plantages/coupures/caprices/surchauffes/retards/ratés/bourrages/fuites/tomber)|\
         (laisse/laissé/laissent/plante/plantent/lâche/lâchent/abandonne) (tomber/en plan/en rade/sur le bord/en pleine/au pire/en panne/à mi-chemin/au milieu/à l'aéroport/sur le carreau/en route/en plein)|(on ne peut pas/difficile de/impossible de/ne pas) (compter/se fier/s'y fier/s'appuyer/faire confiance/compter dessus) (sur/dessus/à/pleinement/)|\
         (s'éteint/se coupe/s'arrête/se bloque/se fige) (en plein/au milieu/sans/tout seul/toute seule/au bout/net/d'un coup/brusquement/inopinément/en cours)|(pas/peu/guère/jamais/rien de/loin d'être) (fiable/fiables/stable/stables/constant/constante/régulier/régulière/ponctuel/ponctuelle/à l'abri)|\
         fiabilité (discutable/douteuse/aléatoire/en berne/perfectible/inégale/en question/à revoir/relative/toute relative/laisse à désirer/en dents de scie/décevante/médiocre/catastrophique)|en dents de scie|coup de poker|quitte ou double|vraie loterie|pile ou face|roulette russe|\
         (n'a/n'ont/n'y a/n'offre/ne propose/n'est) (pas/guère/jamais/rien de) (fiable/fiables/stable/stables/constant/constante/régulier/régulière/ponctuel/ponctuelle/à l'abri)",
    ),
    (
        1,
        7,
        "(se prend/se prennent) en main (en/sans/tout/rapidement/vite/facilement/immédiatement/instantanément/naturellement/aisément/dès)|(sans demander/sans avoir besoin) d'aide|sans l'aide de personne|sans aucune aide|sans rien y connaître|sans (être/avoir) (informaticien/ingénieur/expert/technicien/bricoleur/geek/fait/lu/besoin/jamais/de connaissances/suivi)|\
         (tout/tous les réglages/l'essentiel/toutes les fonctions) (se fait/tombe/est/se commande/se règle/se gère/se pilote/tient/se trouve/reste) (d'un/sous/à portée/en deux/en trois/là où/au doigt/du bout/à sa place/à une/en quelques/bien rangé/accessible/depuis/à deux)|\
         (d'un/du/en un) (pouce/seul geste/bout du doigt/coup de pouce/simple geste/simple clic/tour de main/seul clic/simple glissement/coup d'œil)|(sans/sans jamais) (ouvrir/lire/consulter/sortir/éplucher/passer par) (le/la/une/un) (mode d'emploi/notice/manuel/tuto/tutoriel/documentation)|\
         (trois/deux/un seul/quatre/un unique/quelques) (boutons/bouton/gestes/icônes/touches/molette) (suffisent/suffit/et/pas plus/rien/c'est tout/et c'est/bien)|(trouve/trouvent/on trouve/on prend) (vite/tout de suite/rapidement/immédiatement/d'emblée) (ses/leurs/nos) (marques/repères)|\
         d'une (simplicité/facilité/évidence/limpidité/clarté) (enfantine/biblique/désarmante/déconcertante/remarquable/exemplaire/étonnante/rare/bluffante/absolue/reposante/confondante)|(il suffit/suffit) (d'un/de/d'une) (appuyer/cliquer/clic/pression/glisser/scanner/geste/tourner/poser/brancher/bouton/deux)|\
         (pensé/conçu/taillé) pour (les débutants/les novices/les seniors/les non-initiés/être simple/tout le monde/les allergiques)|convient (très bien/parfaitement/bien/à merveille) aux (débutants/novices/seniors/non-initiés)|(à la portée/accessible/accessibles) (des/du/aux/à un/d'un/de tous les) (débutants/débutant/novices/seniors/grand public/enfants/non-initiés/premier/profanes/niveaux)|\
         (simplifie/facilite/allège/fluidifie) (la vie/le quotidien/grandement/les démarches/la gestion/la tâche/le travail/la préparation/l'utilisation/l'usage/beaucoup)|(mâche/prémâche) le travail|(guide/accompagne) (pas à pas/l'utilisateur/à chaque étape/le débutant)|sans (courbe d'apprentissage/se casser la tête/se creuser/jargon/y penser/chichi/chichis/tâtonner/réfléchir)|les yeux fermés se manie|\
         à peine besoin du mode|(aucune/nul besoin de) formation|plug and play|simple comme (bonjour/tout/un coup de fil)|(se règle/se règlent/se commande/se pilote/se manie/obéit/s'utilise) au doigt et à l'œil|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) (aucune/nul besoin de) formation",
    ),
    (
        -1,
        7,
        "sous-menus|menus à tiroirs|usine à gaz|menus à rallonge|labyrinthe de menus|jungle de menus|dédale de menus|avalanche d'options|forêt de menus|parcours fléché|(trop/bien trop/beaucoup trop/un peu trop/inutilement/franchement/horriblement) (complexe/complexes/compliqué/compliquée/compliqués/technique/techniques/chargé/chargée/touffu/touffue/confus/confuse/alambiqué/alambiquée/tarabiscoté)|\
         (donne/donnent/file/filent) (le tournis aux/du fil/mal à la tête/la migraine/des cheveux/des boutons/le vertige aux/des sueurs)|(perd/perdent/déroute/rebute/décourage/effraie/intimide) (les/le/plus d'un/un/vite/l') (débutants/novices/débutant/novice/utilisateur/néophyte/non-initiés/seniors/profane/grand public/nouveaux/utilisateurs)|usine à gaz|casse-tête chinois|parcours du combattant|\
         prise de tête|sac de nœuds|mal fichu|mal fichue|mal pensé|mal pensée|mal foutu|contre-intuitif|contre-intuitive|anti-ergonomique|peu maniable d'une main|tiré par les cheveux|imbuvable à utiliser|s'emmêler les pinceaux|y perdre son latin",
    ),
    (
        1,
        39,
        "avec une (précision/rigueur/exactitude) (d'horloger/remarquable/chirurgicale/diabolique/exemplaire/redoutable)",
    ),
    (
        1,
        8,
        "en deux temps (trois mouvements/et trois)|comme une lettre à la poste|clé en main|prêt à (l'emploi/brancher/rouler/servir/cuisiner)|(livré/arrive/reçu) (monté/prémonté/assemblé/préconfiguré/prêt à l'emploi/déjà monté/tout monté)|(on/vous) (branche/branchez/scanne/visse/déballe/pose/déplie/clipse) et (c'est/ça/le tour/tout/on)|ça marche|c'est parti|c'est prêt|le tour est joué|\
         (dispense/dispensent/évite/évitent) (de tout/le/tout) (câblage/perçage/montage/branchement/outil)|(aucun/nul besoin d'/pas besoin de/pas besoin d'/sans) (câblage/perçage/outil/perceuse/percer/technicien/bricoler/travaux/installateur/électricien/installation compliquée)|(comptez/compter/il faut/prévoir) (dix/0/cinq/à peine/quelques/moins de) minutes|\
         (toutes les/aucune) (vis/pièces) (sont là/sont fournies/ne manque/ne manquaient/étaient/sont numérotées/numérotées)|notice (limpide/claire/illustrée/bien faite/détaillée/impeccable/exemplaire/pas à pas/très claire)|(tout/visserie/outillage) (est fourni/fourni/fournie/inclus/comprise)|\
         (un technicien/l'installateur/le technicien/le monteur/l'équipe/les livreurs) (se déplace/s'occupe de tout/règle tout/installe tout/monte tout/pose/s'est occupé)|(installation/pose/montage/mise en service) (gratuite/offerte/offert/comprise/compris/incluse/inclus) (dans/par/à/chez/avec/)|\
         (ouvre/ouvrir/on ouvre/souscrire/s'inscrire/ouvert) (un/son/mon/le/) compte en (0/quelques/moins/huit/cinq/dix) minutes|(transfert/portabilité/migration/changement/bascule) (s'est fait/se fait/s'est faite/s'est déroulé/s'est déroulée/automatique/sans/prise en charge/gérée/géré) (sans/en/tout/par/toute/automatiquement)|\
         (n'a/n'ont/n'y a/n'offre/ne propose/n'est) (aucun/nul besoin d'/pas besoin de/pas besoin d') (câblage/perçage/outil/perceuse/percer/technicien/bricoler/travaux/installateur/électricien/installation compliquée)|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) aucune (vis/pièces) (sont là/sont fournies/ne manque/ne manquaient/étaient/sont numérotées/numérotées)",
    ),
    (
        -1,
        8,
        "(impose/oblige à/contraint à/force à) (de/)(/)(percer/visser/démonter/refaire/appeler/passer par un/installer/tout réinstaller/recâbler/couper/déplacer/louer)|(percer/perçage) (trois/deux/0/quatre/un/des) trous|\
         (trous/perçages/vis/chevilles/pièces/tourillons) (mal percés/ne correspondent/ne coïncident/manquants/manquantes/manquaient/en moins/absentes/mal étiquetées/mal repérées/non numérotées/introuvables)|(sans/ni/pas de/aucun) (plan/notice/schéma/guide/mode d'emploi) (de montage/papier/digne/lisible/en français/d'installation/fourni)|\
         (notice/plan/schéma) (de montage/) (indéchiffrable/incompréhensible/illisible/cryptique/absente/absent/sibylline/minimaliste/sans texte/en chinois/approximative/lacunaire/confuse/casse-tête/digne d'un/hiéroglyphes/erronée/fausse/trompeuse)|\
         (j'y ai/on y a) (laissé/passé/perdu) (mon samedi/mon dimanche/mon week-end/un week-end/la soirée/la journée/la nuit/deux heures/trois heures/des heures/ma patience/mes nerfs/ma matinée/un samedi/tout un)|s'arracher les cheveux|m'arracher les cheveux",
    ),
    (
        1,
        9,
        "(prend/prennent) le temps (de/d'/qu'il)|(une vraie personne/un vrai humain/un humain/un conseiller attitré/un interlocuteur unique/un interlocuteur dédié/de vraies personnes/un être humain/quelqu'un) (au bout/répond/décroche/vous/prend/à qui/en ligne/dès)|au bout du fil (sait/connaît/est/on)|aux petits soins|tapis rouge|l'accueil est chaleureux|l'accueil est adorable|l'accueil est impeccable|\
         le client est roi|vraie écoute|oreille attentive|gentillesse|amabilité|service à l'ancienne|service cinq étoiles|service irréprochable|service impeccable|service aux petits oignons|suivi irréprochable|suivi exemplaire|(geste commercial/avoir/dédommagement/surclassement) (spontané/offert/immédiat/sans/à la clé/généreux/accordé)",
    ),
    (
        -1,
        9,
        "(raccroche/raccrochent/raccroché/a raccroché/vous raccroche) (quand/dès/au nez/en/après/sans/au bout)|au nez|lettre morte|fin de non-recevoir|aux abonnés absents|sourde oreille|mur de silence|silence radio|langue de bois|dialogue de sourds|renvoie la balle|se renvoient la balle|botte en touche|s'en lave les mains|se défausse|fait la sourde|vous envoie promener|envoie paître|envoie balader|\
         envoie bouler|comme un chien|bonjour les oreilles|parler à un mur|le parcours du combattant pour|numéro surtaxé|ligne surtaxée|réponses copiées-collées|réponses copier-coller|réponses toutes faites|réponses automatiques|copier-coller|pas de ligne téléphonique|pas de numéro|pas de interlocuteur|pas de contact humain|pas de téléphone|pas de service client|pas de sav|pas d' ligne téléphonique|\
         pas d' numéro|pas d' interlocuteur|pas d' contact humain|pas d' téléphone|pas d' service client|pas d' sav|pas le moindre ligne téléphonique|pas le moindre numéro|pas le moindre interlocuteur|pas le moindre contact humain|pas le moindre téléphone|pas le moindre service client|pas le moindre sav|tout passe par un robot|tout passe par chat|tout passe par un chatbot|tout passe par formulaire|\
         tout passe par un formulaire|tout passe par mail|tout passe par un bot|seul contact par un robot|seul contact par chat|seul contact par un chatbot|seul contact par formulaire|seul contact par un formulaire|seul contact par mail|seul contact par un bot|uniquement par un robot|uniquement par chat|uniquement par un chatbot|uniquement par formulaire|uniquement par un formulaire|uniquement par mail|\
         uniquement par un bot|chatbot qui|chatbot inutile|chatbot à côté|chatbot borné|chatbot idiot|chatbot en boucle|le robot qui|le robot tourne|le robot répond|le robot conversationnel|un robot qui|un robot tourne|un robot répond|un robot conversationnel|service client et zéro|service client et néant|service client et nul|service client  zéro|service client  néant|service client  nul|\
         (n'a/n'ont/n'y a/n'offre/ne propose/n'est) pas de ligne téléphonique|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) pas de numéro|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) pas de interlocuteur|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) pas de contact humain|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) pas de téléphone|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) pas de service client|\
         (n'a/n'ont/n'y a/n'offre/ne propose/n'est) pas de sav|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) pas d' ligne téléphonique|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) pas d' numéro|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) pas d' interlocuteur|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) pas d' contact humain|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) pas d' téléphone|\
         (n'a/n'ont/n'y a/n'offre/ne propose/n'est) pas d' service client|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) pas d' sav|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) pas le moindre ligne téléphonique|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) pas le moindre numéro|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) pas le moindre interlocuteur|\
         (n'a/n'ont/n'y a/n'offre/ne propose/n'est) pas le moindre contact humain|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) pas le moindre téléphone|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) pas le moindre service client|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) pas le moindre sav",
    ),
    (
        1,
        10,
        "(vient/viennent/venu/venir) à bout (de/des/du)|ne fait qu'une bouchée|n'en fait qu'une bouchée|(ne recule/rien ne/aucune tache ne/pas une tache ne) (résiste/lui résiste/devant/l'arrête)|(mord/mordent/accroche/accrochent) (dans/sur/à) (la/le) (glace/neige/verglas/boue/mouillé/bitume/roche/rocher/terre)|comme s'ils étaient cloutés|passe comme dans du beurre|\
         (du couple/de la puissance/du répondant/des chevaux/des watts/de la réserve/de la ressource) (à revendre/sous/en réserve/à tous/dès/pour/sous la pédale/sous le capot/sous le pied)|sous le capot|\
         (fait/font/remplit/remplissent/accomplit/assure/assurent) (le job/le boulot/le travail/son office/leur office/sa mission/son travail/son boulot/parfaitement son/très bien son/des merveilles/des miracles/merveille/des prouesses/mouche/la différence/un carton/le ménage/ses preuves)|dépote|décoiffe|envoie du bois|en a sous le pied|en a sous le capot|a de la gnaque|a de la ressource|abat le travail|\
         abat un travail|abat de la besogne|bête de course|bête de somme|monstre de puissance|foudre de guerre|machine de guerre|cheval de trait|force tranquille|(rien à envier aux/digne/dignes/au niveau/à la hauteur) (d'un/des/d'une) (pro/professionnel/professionnels/pros/machine professionnelle/salon/grand chef/atelier/teinturerie/restaurant)|\
         (peau/cheveux/linge/sol/vitres/vaisselle/dents/verres/chemises) (plus/visiblement/impeccable/impeccables/ressort/ressortent/sort/sortent/éclatante/éclatant/étincelante/comme neuve/plus doux/repulpée/transformée/éclatantes/étincelants/nickel/lisses/douce)|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) (rien ne/aucune tache ne/pas une tache ne) (résiste/lui résiste/devant/l'arrête)|\
         (n'a/n'ont/n'y a/n'offre/ne propose/n'est) rien à envier aux (d'un/des/d'une) (pro/professionnel/professionnels/pros/machine professionnelle/salon/grand chef/atelier/teinturerie/restaurant)",
    ),
    (
        -1,
        10,
        "(rien pu/n'a rien/n'ont rien/n'a pas/n'y a rien) (contre/changé/fait contre/enlevé/donné/résolu/détaché/soulagé)|(effet/résultat/efficacité/différence) (nul/nulle/inexistant/inexistante/zéro/imperceptible/invisible/placebo/décevant/décevants/quasi nul/quasi nulle/proche de zéro/mitigé/mitigés/discutable/éphémère/limité/limitée/inégal/aléatoire)|\
         (aucun/aucune/pas le moindre/pas la moindre/sans grand/sans réel/sans) (effet/résultat/différence/amélioration/changement/efficacité) (visible/notable/au bout/après/constaté/constatée/sur/perceptible)|\
         (il faut/faut/obligé de/oblige à/doit) (repasser/s'y reprendre/insister/frotter/deux passages/plusieurs passages/trois passages/forcer/passer deux/passer trois/appuyer/relaver/rincer à nouveau) (derrière/à/deux/trois/plusieurs/fois/dessus/comme)|asthmatique|sans puissance|sans mordant|à bout de souffle|à la peine|tourne au ralenti|pédale dans la semoule|pas un foudre de guerre|\
         n'est pas une foudre|peu efficace|pas efficace|pas très efficace|peu performant|guère efficace|d'une efficacité douteuse|cautère sur une jambe de bois|emplâtre|comme de l'eau|coup d'épée dans l'eau|bon à rien|ne sert à rien|à rien|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) rien pu (contre/changé/fait contre/enlevé/donné/résolu/détaché/soulagé)|\
         (n'a/n'ont/n'y a/n'offre/ne propose/n'est) pas un foudre de guerre|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) pas efficace|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) pas très efficace|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) guère efficace",
    ),
    (
        1,
        11,
        "(plus rapide/plus vite/plus véloce) que (son ombre/l'éclair/prévu/la moyenne)|(le temps/à peine le temps) (d'un café/de dire ouf/d'un soupir/de cligner/de souffler/d'un battement)|(secondes/minutes) chrono|d'une (rapidité/vitesse/vivacité/réactivité/fluidité) (folle/remarquable/déconcertante/bluffante/étonnante/impressionnante/exemplaire/rare/diabolique/redoutable)|\
         (rapidité/vitesse/réactivité/fluidité/vélocité) (d'exécution/à toute épreuve/bluffante/exemplaire/remarquable/record/au rendez-vous/impressionnante/époustouflante/qui)|une fusée|une vraie fusée|une flèche|un bolide|un éclair|comme une fusée|ça file|file comme|temps record|sans aucun ralentissement|zéro latence|aucune latence|sans le moindre ralentissement|quasi instantané|quasi instantanée|\
         quasi immédiat|quasi immédiate|du tac au tac|(n'a/n'ont/n'y a/n'offre/ne propose/n'est) aucune latence",
    ),
    (
        -1,
        11,
        "(prend/met/faut/demande/mettent/prennent) (0/plusieurs/de longues/d'interminables/dix/trente/une bonne/quelques) (secondes/minutes/heures/jours/semaines) (à/pour/avant)|\
         (met/mettent/prend/prennent/demande) (un temps fou/une éternité/des heures/des lustres/des plombes/un siècle/des semaines/des jours/des mois/trois plombes/son temps/tout son temps/un temps infini/des siècles/trois semaines) (à/pour/avant/)|\
         (lent/lente/lents/lentes) (comme un/à/au/comme une) (escargot/démarrer/s'ouvrir/chauffer/répondre/charger/démarrage/limace/tortue/réagir/possible/s'allumer/traiter/mourir)|(un/vrai/véritable) (escargot/veau/tortue/diesel)|(une lenteur/d'une lenteur) (exaspérante/désespérante/affligeante/pachydermique/insupportable/administrative/à mourir/extrême/certaine/infinie)|\
         (à l'ère/du temps) de (la fibre/du minitel/l'adsl/l'escargot/la diligence)|\
         (débit/débits/vitesse/temps de chargement/temps de réponse/temps de chauffe/temps de démarrage/délai/délais/traitement) (plafonne/plafonnent/en chute/décevant/décevants/ridicule/poussif/interminable/interminables/à rallonge/rédhibitoire/trop long/trop longs/d'un autre âge/indigne/laisse à désirer/s'effondre/chute/famélique/au compte-gouttes/excessif/excessifs)|au compte-gouttes|à pas de tortue|\
         à la vitesse d'un escargot|on a le temps de|largement le temps de|le temps de faire un café|le temps de boire un café|le temps de prendre un café",
    ),
];
