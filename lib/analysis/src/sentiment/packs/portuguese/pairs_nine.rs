//! Portuguese words that say something together, whatever stands between them. Only data.

/// (sign, feature, words, words a little behind them).
pub(super) const PAIRS: &[(i8, u16, &str, &str)] = &[
    (
        1,
        22,
        "esbanja|traz|tem|vem|inclui|oferece|dispõe|conta|vem equipado|equipado|equipada|equipadas|mede|faz|acumula|\
         integra|soma|reúne|carregado|carregada|cheio|recheado|recheada",
        "de tudo|um pouco de tudo|tudo e mais alguma coisa|mundo de funções|mundo de opções|funções a perder|\
         funções para todos|funções e mais|funções|imensas funções|dezenas de funções|dezenas de programas|\
         dezenas de modos|mil e uma funções|canivete suíço|tudo o que|tudo aquilo|até sauna|três em um|dois em um|\
         quatro em um|extras|extras de série|cheia de extras|de série|até temporizador|vários modos|vários programas|\
         programas automáticos|todas as opções|todos os recursos|todas as ferramentas|todos os extras|novas funções|\
         funções novas|recursos de sobra|truques|recursos únicos|funções exclusivas",
    ),
    (
        -1,
        22,
        "faltam|falta|fica|funções|recursos|equipamento|opções|extras|programas|versão|modos|faltam-lhe|falta-lhe|\
         limita-se|resume-se|não tem|não traz|sem|nem sequer|nem",
        "espartano|espartana|pelado|pelada|despido|despida|o básico|ao básico|ao essencial|ao mínimo|pelo básico|\
         o mínimo|mínimos olímpicos|pouco mais|muito pouco|escassas|escassos|poucas|poucos|contam-se pelos dedos|\
         pelos dedos|cortados|cortadas|bloqueadas|bloqueados|amputada|amputado|pela metade|temporizador|luz interna|\
         luz|wi-fi|bluetooth|termóstato|visor|memória|modo noturno|um simples|uma simples|coisa tão|\
         função tão básica|coisas básicas|funções básicas|pobre em|nada de especial|nada mais|só na versão|\
         versão paga|despojado|despojada",
    ),
    (
        1,
        23,
        "funciona|funcionam|trabalha|liga|liga-se|ligam-se|emparelha|emparelham|conversa|comunica|sincroniza|serve|\
         servem|encaixa|encaixam|entende-se|dá-se|aceita|aceitam|lê|abre|abrem|integra|integra-se|compatível|\
         compatíveis|conecta|conecta-se|reconhece|suporta|toca|importa",
        "qualquer marca|todas as marcas|quase todas as marcas|outras marcas|qualquer telemóvel|qualquer celular|\
         qualquer aparelho|qualquer sistema|qualquer dispositivo|qualquer computador|qualquer impressora|\
         qualquer televisão|tudo o que|tudo|mac|windows|linux|android|iphone|ios|alexa|google|apple|homekit|matter|\
         os mais velhos|mais antigos|modelos antigos|sem adaptador|sem adaptadores|à primeira|em segundos|\
         sem conflitos|sem dramas|todos os formatos|vários formatos|todo tipo de|todos os dispositivos|\
         todos os bancos|meio mundo|outros aparelhos|outros dispositivos|outros programas|outras plataformas|excel|\
         word|calendário|tv de qualquer|qualquer carregador|como uma luva|universal",
    ),
    (
        -1,
        23,
        "funciona|funcionam|só funciona|só funcionam|só aceita|só aceitam|só lê|só abre|só roda|só liga|só se liga|\
         só serve|só servem|não lê|não abre|nem abre|nem lê|não liga|não se liga|não aceita|não emparelha|\
         não encaixa|não encaixam|não reconhece|não reconhecem|não fala|não conversa|não comunica|não casa|\
         não se entende|não se dá|não serve|não servem|não suporta|não sincroniza|desista|ligar|emparelhar|parear|\
         recusa|recusa-se|ignora|engasga|obriga|exige|conectar",
        "da própria marca|da mesma marca|da marca|própria marca|outras marcas|outra marca|de outros fabricantes|\
         outros fabricantes|de terceiros|mesma marca|iphone|iphones|android|windows|mac|linux|ios|homekit|alexa|\
         google|apple|arquivos|ficheiros|formatos|formato|impressoras|impressora|periféricos|pens|cartões|metade|\
         metade das|metade dos|cabo próprio|cabo proprietário|adaptador|adaptadores|um adaptador|mais velhos|\
         mais antigos|antigos|versões antigas|resto da casa|restantes aparelhos|outros aparelhos|outros programas|\
         televisores|tv|uma tv|acessórios|capas|cápsulas|só com|apenas com",
    ),
    (
        1,
        24,
        "app|aplicação|aplicativo|software|programa|firmware|sistema|portal|site|plataforma|interface|painel|\
         área de cliente",
        "bonita|bonito|bem feita|bem feito|bem desenhada|bem desenhado|bem pensada|bem conseguida|fluida|fluido|\
         limpa|limpo|arrumada|completa|completo|impecável|estável|leve|um brinco|brinco|dá gosto|um mimo|um regalo|\
         um primor|sem publicidade|sem anúncios|sem bugs|só tenho a dizer bem|dizer bem|atualizada|atualizado|\
         atualizações frequentes|todos os meses|todas as semanas|sempre a melhorar|novas funções|funções novas|\
         polida|polido|exemplar|caprichada|caprichado|redonda|redondinha|redondinho|gráficos|um luxo|excelente|ótima|\
         ótimo|das melhores|dos melhores",
    ),
    (
        -1,
        24,
        "app|aplicação|aplicativo|software|programa|firmware|sistema|portal|site|plataforma|atualização|atualizações|\
         área de cliente",
        "desastre|um desastre|lástima|uma lástima|manta de retalhos|retalhos|pesada|pesadona|pesadão|cheia de bugs|\
         cheio de bugs|bugs|bugada|bugado|mal feita|mal feito|mal amanhada|mal-amanhada|mal traduzida|mal traduzido|\
         fecha sozinha|fecha sozinho|fecha-se|crasha|encrava|trava|tropeça|um atraso de vida|atraso de vida|\
         atrapalha|inútil|estragou|estragaram|piorou|pioraram|quebra|partiu|abandonada|abandonado|parada no tempo|\
         parado no tempo|sem atualizações|deixou de receber|publicidade|anúncios|propaganda|cheia de anúncios|\
         feita às três pancadas|três pancadas|em cima do joelho|nas coxas|feita nas coxas|inacabada|inacabado|beta|\
         versão beta|a meio fazer|verde|tosca|tosco|do século passado|esquece|perde o pareamento|obriga a registo|\
         um suplício|de fugir|confusa",
    ),
    (
        1,
        25,
        "travão|travões|freio|freios|travagem|frenagem|trava|travas|bloqueio|fecho|sensor|alarme|grade|arnês|cinto|\
         cintos|proteção|capacete|pneus|corte automático|obturadores|desliga|desliga-se|cantos|pés|base|tampa|pega|\
         sistema|radar|assistente|bebés|crianças|criança|miúdos",
        "evitou|já evitou|evita acidentes|evita quedas|salvou|salva vidas|salvou-me|salvou me|protege|protegem|\
         antiderrapante|antiderrapantes|arredondados|arredondado|inspira confiança|sozinho|sozinha|automaticamente|\
         ao menor|antes de|metros antes|a tempo|sem sustos|sem perigo|sem risco|sem riscos|não se queima|não queima|\
         não entala|não deixa entrar|não deixam entrar|não tomba|não vira|não escorrega|não escorregam|\
         dorme descansado|dormir descansado|dorme-se descansado|descansados|descansado|tranquilidade|\
         cinco estrelas nos|nota máxima|passou com distinção|passou em todos|certificado|certificada|homologado|\
         homologada|duplo|reforçado|reforçada|à prova de crianças|à prova de bebés|à prova de bebês|à prova de dedos|\
         segura firme",
    ),
    (
        -1,
        25,
        "travão|travões|freio|freios|trava|grade|fecho|cabo|pega|cantos|arestas|peças|peça|base|tampa|vidro|motor|\
         bateria|carregador|ficha|fio|fios|pernas|degrau|alça|berço|andador|escada|brinquedo|lâmina|óleo|superfície|\
         traseira|cadeirinha|arnês|pneus|produto|fumo|cheiro a|tinta",
        "perigo|um perigo|perigoso|perigosa|perigosos|risco de|risco sério|risco para|engolir|engole-se|engolem-se|\
         engolidas|asfixia|tomba|tombam|vira|vira-se|capota|queima|queimam|queima a mão|queimadura|queimaduras|\
         escalda|choque|choques|choque elétrico|faíscas|faísca|pega fogo|pegou fogo|incendiou|incendiou-se|incêndio|\
         explodiu|explode|estilhaçou|sobreaquece|superaquece|aquece demasiado|derreteu|derrete|fumo|fumegar|afiado|\
         afiadas|afiados|cortante|cortantes|corta os dedos|entala|entala dedos|prende os dedos|dedos|escorrega|\
         escorregadio|escorregadia|escorregam|patina|sai de traseira|foge|solta-se|solta-se a|abre-se sozinho|\
         abre sozinho|não trava|não bloqueia|não prende|não tem trava|sem trava|sem proteção|sem bloqueio|cede|\
         falhou|falha|recolha|recolhido|recolhidos|tóxico|tóxica|tóxicos|alergia|alergias|irritação|assustou|susto|\
         sustos|reprovou|chumbou|reprovado",
    ),
    (
        1,
        26,
        "encripta|criptografa|cifra|guarda|protege|protegem|bloqueia|bloqueou|pede|exige|dados|conta|contas|senhas|\
         passwords|cofre|cartão|chaves|servidores|informação|mensagens|fotos|histórico|alerta|alertas|avisa|\
         conta bancária|acesso|acessos|sessão|imagens|autenticação",
        "de ponta a ponta|ponta a ponta|tudo|só no aparelho|no próprio aparelho|no aparelho|localmente|\
         em servidores europeus|na europa|na suíça|a sete chaves|sete chaves|biometria|impressão digital|\
         dois fatores|dois passos|duas etapas|confirmação|compras suspeitas|movimentos suspeitos|acessos suspeitos|\
         cada acesso|a cada acesso|cada movimento|intrusos|curiosos|não saem|nunca saem|não sai|não vende|\
         não partilha|não partilham|não compartilha|não são vendidos|não ficam|não guarda|leva a sério|a bom recato|\
         bem guardados|bem guardadas|seguros|seguras|seguro|segura|blindado|blindada|blindados|inviolável|\
         invioláveis|protegidos|protegidas|protegida|cifrados|cifradas|encriptados|encriptadas|criptografados|\
         apagar a conta|apagar tudo|com dois toques|auditorias|auditoria|auditado|à prova de hackers|como um cofre",
    ),
    (
        -1,
        26,
        "vende|vendeu|partilha|partilhou|compartilha|compartilhou|recolhe|coleta|cede|guarda|envia|manda|rastreia|\
         espia|escuta|regista|dados|conta|contas|senhas|passwords|cartão|cartões|clonaram|clonaram-me|invadiram|\
         roubaram|entraram|hackearam|qualquer um|qualquer pessoa|câmara|câmera|babá eletrônica|fotos|informação|\
         localização|palavra-passe|mensagens|histórico|cadeado|fechadura",
        "a terceiros|com terceiros|terceiros|anunciantes|a anunciantes|com anunciantes|parceiros|empresas|à china|\
         quem pagar|a quem pagar|ao desbarato|mais dados do que|mais do que precisa|tudo o que|sem pedir|\
         sem autorização|sem consentimento|sem avisar|sem proteção|sem encriptação|sem criptografia|sem cifra|\
         em texto simples|texto simples|em texto puro|à mercê|à vista|à vista de todos|expostos|expostas|exposto|\
         exposta|expôs|na internet|na rua|dark web|vazaram|vazou|vazados|vazadas|roubados|roubadas|furtados|espiar|\
         espia|consegue ver|consegue entrar|vulnerável|vulneráveis|porta aberta|portas abertas|grampo|abre-se com|\
         um clipe|duas vezes|três vezes|cartão clonado|conta invadida|minha conta|o meu cartão|não diz onde|\
         ninguém sabe onde|queijo suíço|peneira|coador|coscuvilha|bisbilhota",
    ),
    (
        1,
        27,
        "sabor|gosto|aroma|textura|cheiro|perfume|fragrância|carne|peixe|atum|presunto|queijo|pão|massa|molho|café|\
         chá|vinho|cerveja|chocolate|gelado|sorvete|iogurte|bolachas|biscoitos|batatas|fruta|azeite|sumo|suco|sopa|\
         pizza|hambúrguer|comida|pratos|prato|sobremesas|crosta|bolo|bolos|compota|geleia|mel|leite|arroz|refeições|\
         salada|cheira|sabe|paladar|creme|baunilha",
        "firme e suculento|suculento|suculenta|suculentos|desfaz-se|desfaz-se na língua|desfaz-se na boca|derrete|\
         derrete-se|derretem|na boca|na língua|estaladiço|estaladiça|estaladiças|crocante|crocantes|fofo|fofa|tenro|\
         tenra|no ponto|bem temperado|bem temperada|apurado|apurada|intenso|intensa|intensos|intensas|rico|rica|\
         delicado|delicada|delicados|equilibrado|equilibrada|aveludado|aveludada|de chorar por mais|por mais|divinal|\
         divinais|dos deuses|dos céus|um pecado|pecado|vicia|viciante|viciantes|repetir|apetece repetir|\
         lamber os dedos|lambe-se|água na boca|de crescer água|como os da avó|da avó|a casa|caseiro|caseira|caseiros|\
         de verdade|a sério|de restaurante|de chef|de pastelaria|fresco|fresca|frescos|frescas|acabado de fazer|\
         autêntico|autêntica|persistente|prolongado|redondo|macio|cremoso|cremosa|cremosos|cheira bem|muito bem|\
         que é uma delícia|que é um regalo|conquista|seduz|agrada a todos|até os miúdos|deliciosa|delicioso|\
         deliciosos|deliciosas|maravilhoso|maravilhosa|na boca dura|a mar|a campo",
    ),
    (
        -1,
        27,
        "sabor|gosto|aroma|textura|cheiro|perfume|fragrância|carne|peixe|atum|presunto|queijo|pão|massa|molho|café|\
         chá|vinho|cerveja|chocolate|gelado|sorvete|iogurte|bolachas|biscoitos|batatas|fruta|azeite|sumo|suco|sopa|\
         pizza|hambúrguer|comida|pratos|prato|sobremesas|bolo|bolos|leite|arroz|refeições|salada|cheira|cheiram|sabe|\
         sabem|paladar|creme|crosta|na boca",
        "a plástico|a cartão|a papel|a papelão|a água|a remédio|a medicamento|a detergente|a sabão|a queimado|\
         a ranço|a mofo|a bafio|a velho|a óleo|a óleo velho|óleo velho|a peixe|a nada|a pouco|a químico|a químicos|\
         a metal|a borracha|artificial|artificiais|químico|enjoativo|enjoativa|enjoativos|enjoa|enjoam|intragável|\
         intragáveis|insosso|insossa|insossos|insossas|sem sal|desenxabido|desenxabida|deslavado|deslavada|aguado|\
         aguada|aguados|aguadas|seco|seca|secos|secas|secos como|serragem|como serragem|serradura|como palha|palha|\
         borracha|como borracha|borrachudo|borrachuda|sola de sapato|sola|duro|dura|rija|rijo|mole|moles|empapado|\
         empapada|encharcado|encharcada|encharcadas|gordurento|gordurenta|gordurosa|gordurosas|ranço|rançoso|rançosa|\
         azedo|azeda|azedos|amargo|amarga|amargos|queimado|queimada|cru|crua|meio cru|frio|fria|frias|frios|\
         salgado demais|salgada demais|salgadíssimo|doce demais|doces demais|deixa um travo|travo|ressaibo|\
         gosto esquisito|esquisito|estranho|estranha|arranha a garganta|fica no prato|ficou no prato|murchas|murcha|\
         murcho|passado|passada|grumos|granulosa|arenosa|farinhenta|farinhento|insípido|insípida|insípidos|sem sabor|\
         sem gosto|sem graça",
    ),
    (
        1,
        28,
        "ingredientes|lista|lista de ingredientes|rótulo|receita|fórmula|composição|feito|feita|feitos|feitas|contém|\
         leva|sem|zero|rico|rica|ricos|ricas|base|teor|aposta|farinha|cereais|ração|matérias-primas|extratos|\
         proteína|açúcar|sal|gordura|aditivos",
        "numa linha|cabe numa linha|três ingredientes|dois ingredientes|quatro ingredientes|cinco ingredientes|\
         poucos ingredientes|que se reconhecem|reconhecíveis|que a avó|toda a gente conhece|impronunciáveis|\
         nada de aditivos|nada de químicos|grãos integrais|integrais|integral|fruta de verdade|fruta verdadeira|\
         fruta a sério|carne de verdade|carne a sério|carne fresca|leite fresco|azeite virgem|cacau puro|naturais|\
         natural|biológicos|biológico|biológica|biológicas|orgânicos|orgânico|frescos|da época|de origem|\
         sem químicos|sem aditivos|sem corantes|sem conservantes|sem parabenos|sem sulfatos|sem álcool|sem perfume|\
         sem silicone|sem óleo de palma|sem açúcar|zero álcool|zero fragrância|zero silicone|zero açúcar|sem glúten|\
         sem lactose|vegetal|vegetais|limpa|limpo|curta|curto|fibra|fibras|vitaminas|ómega|ômega|proteína|\
         amigo da pele|amiga da pele|pele reativa|pele sensível|pele atópica|saudável|saudáveis|equilibrada|honesta|\
         honesto|transparente|pouco açúcar|pouco sal|reduzido|quase nada",
    ),
    (
        -1,
        28,
        "ingredientes|lista|lista de ingredientes|rótulo|receita|fórmula|composição|contém|contêm|leva|levam|têm|tem|\
         abusa|abusam|carregado|carregada|carregados|cheio|cheia|cheios|recheado|primeiro ingrediente|primeiro lugar|\
         ração|bolachas|base|à base|festival|cocktail|bomba|excesso",
        "parabenos|sulfatos|perfume sintético|perfume|silicones|óleo de palma|gordura de palma|gordura hidrogenada|\
         gordura saturada|gorduras|gordura|açúcar|açúcares|xarope|xarope de glicose|xarope de milho|sal|sódio|\
         corantes|conservantes|aditivos|aromas artificiais|aromas|edulcorantes|adoçantes|subprodutos|farinha branca|\
         farinhas|cereais baratos|enchimento|químicos|impronunciáveis|nomes impronunciáveis|que ninguém|\
         que não se sabe|interminável|bula|tabela periódica|aula de química|de química|quilométrica|quilométrico|\
         e-números|álcool|microplásticos|alumínio|ftalatos|petrolato|derivados do petróleo|do petróleo|calorias|\
         glúten|lactose|transgénicos|transgênicos|glutamato|ultraprocessado|ultraprocessados|duvidosa|duvidosos|\
         duvidosas|pouco claros|pobre|pobres",
    ),
    (
        1,
        29,
        "feito|feita|feitos|feitas|fabricado|fabricada|fabricadas|fabricados|produzido|produzida|embalagem|\
         embalagens|garrafas|lã|algodão|plástico|cartão|materiais|tecido|fibras|energia|fábrica|fábricas|pegada|\
         carbono|emissões|planta|compensa|recolhe|reutiliza|recicla|aceita|repara|paga|painéis|frota|entregas|\
         artesãos|trabalhadores|produtores|consumo|gasta|consome|cada compra|por encomenda|por cada",
        "reciclado|reciclada|recicladas|reciclados|recicláveis|reciclável|recicladas do mar|recolhidas do mar|\
         recolhido do mar|do mar|do oceano|retirado do oceano|biodegradável|biodegradáveis|compostável|compostáveis|\
         sem plástico|de cartão|orgânico|orgânica|certificada|certificado|certificados|de comércio justo|\
         comércio justo|justo|justa|justamente|salários dignos|condições dignas|dignas|renovável|renováveis|solar|\
         solares|eólica|elétrica|elétrico|elétricas|neutra|neutro|neutras|mínima|mínimas|reduzida|reduzidas|carbono|\
         árvore|árvores|uma árvore|roupa velha|roupa usada|aparelhos velhos|embalagens vazias|embalagens de volta|\
         de volta para|cápsulas usadas|para reciclar|para reutilizar|locais|de rebanhos locais|produtores locais|\
         água da chuva|tingida com plantas|plantas|desperdício zero|zero desperdício|ninharia de energia|\
         quase nada de energia|metade da energia|metade da água|pouca água|pouca energia|pouca luz|menos água|\
         menos energia|menos luz|alívio para a consciência|consciência|consciência tranquila|amigo do ambiente|\
         amiga do ambiente|amigas do ambiente|do planeta|do ambiente",
    ),
    (
        -1,
        29,
        "plástico|embalagem|embalagens|vem|envia|entrega|gasta|consome|bebe|polui|deita|despeja|despejar|descarta|\
         obriga|fábrica|fábricas|oficinas|trabalhadores|trabalho|fornecedores|produção|explora|multada|multado|\
         bateria|aparelho|consumo|pegada|emissões|cápsulas|testa|desfloresta|conta da luz|conta de luz|eletricidade",
        "camadas de plástico|três camadas|embrulhado em plástico|envolto em plástico|em plástico|em esferovite|\
         esferovite|isopor|plástico a mais|não reciclável|não recicláveis|descartável|descartáveis|uso único|\
         de usar e deitar fora|usar e deitar fora|deitar fora|jogar fora|para o lixo|lixo|aterro|ao rio|no rio|rios|\
         efluentes|esgoto|como se não houvesse amanhã|como uma esponja|disparou|dispara|disparar|pela hora da morte|\
         salários de miséria|de miséria|mal pagos|exploração|exploradas|explorados|trabalho infantil|infantil|\
         crianças|escravo|no bangladeche|bangladesh|denunciou|denunciada|ong|sem condições|condições precárias|\
         precárias|precárias condições|em animais|animais|florestas|floresta|amazónia|amazônia|atentado|\
         atentado ao ambiente|ambiente|enorme|enormes|gigante|gigantes|greenwashing|de verde só|verde só|\
         não se repara|não se pode reparar|não se troca",
    ),
];
