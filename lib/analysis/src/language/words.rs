//! The small words of the languages that are read, by which texts are told apart in a moment.

/// In the order of [`Language::READ`](super::Language::READ). A word may stand in several.
pub(super) const READ: [&str; 6] = [
    // English
    "the and of to is it that with for are this its you your be or but has have not which from if while \
     than they also can more good great best most offers known will their a in on as an at by what when \
     how these those does do i we there who some many both isn don doesn s t",
    // Spanish
    "a el la los las y de del que en un una unos unas con por para más pero su sus es son como al lo \
     también muy sin no se o si esta este estos estas ofrece mejor buena bueno entre aunque puede tiene \
     cuando calidad precio hay ser según desde hasta cada otras otros mucho porque además donde te le les nos durante tras tu tus antes nada todo todos toda todas poco ni ya \
     lleva sino solo siempre casi fue",
    // German
    "der die das und ist sind mit für von auf den dem des ein eine einen einem einer nicht auch sich im \
     zu zum zur bei aber oder als wie sehr es sie wird werden hat haben an aus durch nur noch bietet gute \
     guten kann können über nach wenn dass dieser diese dieses mehr gut besonders ohne allerdings sowie \
     bis vor beim am kein keine ihre ihr seine man gibt jedoch klangqualität",
    // French
    "le la les l d et de du des un une en est sont pour avec dans par sur que qui qu pas ne n plus mais \
     ou au aux ce cette ces son sa ses leur leurs il elle ils vous votre se s très bien qualité prix \
     offre sans comme aussi être peut c à si entre grâce tout tous même moins chez où j on y bonne bon",
    // Italian
    "a il lo la i gli le l un una uno di del della dei delle degli dell d e è ed che per con in da dal \
     dalla nel nella nei sul sulla al alla ai alle non più ma sono come anche si o se questo questa \
     questi queste suo sua suoi tra molto qualità prezzo offre ottimo ottima buona senza può ha hanno \
     essere migliore migliori ottimi quando dove però ogni perché ci ti ne mi già quasi tutto tutti ogni sia stata stato solo bene meno chi cui agli dagli \
     negli dall nell sull all quel quella quello senza dopo prima oltre troppo poco",
    // Portuguese
    "o a os as e é de do da dos das que em no na nos nas um uma com por para mais mas são não se ou ao à \
     aos às seu sua seus suas como também muito ser tem pelo pela qualidade preço oferece boa bom sem \
     você esta este essa esse isso entre melhor melhores quando onde foi até já mesmo pode há ainda num numa pelos pelas lhe nem só depois sempre todo toda tudo nada quem foram antes \
     sobre cada pouco menos porque",
];

/// Of languages that look like one of these and are not read.
pub(super) const OTHERS: &[&str] = &[
    // Dutch
    "het een van voor niet ook maar deze zijn naar bij met dat zeer wordt heeft kan goede goed geen op om \
     je uw hun biedt",
    // Catalan
    "amb és els però més també aquest aquesta pels dels i una per molt seva seu les d l que de la el \
     qualitat ofereix al són sense hi",
    // Swedish, Danish, Norwegian
    "och är för att som på med av det ikke og er til af en et har den de men inte eller mycket bra meget \
     god også kvalitet",
    // Romanian
    "și este pentru cu sunt din la pe care mai nu o un de în calitate foarte dar",
    // Polish, Czech, Slovak
    "jest nie się na z do w i oraz dla są ale jak je se pro ve není že v bardzo kvalita jakość velmi ako \
     sa sú s za",
    // Turkish
    "ve bir bu için ile çok da de ama kalitesi olarak daha",
    // Hungarian
    "és egy hogy nem az a is jó nagyon de van kiváló",
    // Indonesian
    "yang dan untuk dengan ini tidak dari pada adalah juga atau",
    // Finnish
    "ja on se ei että mutta erittäin hyvä myös tai kun",
];
