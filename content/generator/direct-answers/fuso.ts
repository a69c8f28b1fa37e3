/** Answers to titles about spindles. */
import type { DirectAnswer } from '../direct-answer.ts';
import { asksFunction, otherThanFunction } from '../words/asking-words.ts';

export const fusoAnswers: readonly DirectAnswer[] = [
  {
    when: ['acionador|acionadores|calha de motor|trilho de motor|trilho acionador'],
    unless: 'cremalheira|barulho|quebr*|empen*|roldana*|consert*',
    subject: 'fuso',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'buy'],
    answer: [
      'O comprimento do acionador se escolhe pela altura da folha, e não pela largura: ele é a calha onde o braço corre, e tem de cobrir o percurso inteiro com folga nas duas pontas. Meça a altura do portão fechado, o comprimento da calha velha de ponta a ponta e a distância entre os furos, e compre igual. Trocado por nós, entra na faixa de conserto, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Como medir o acionador do basculante',
    text: [
      'Com o portão fechado e o disjuntor desligado, passe a trena na calha, de uma ponta à outra. Depois leve a folha aberta na mão, com o motor solto e a folha escorada, e veja quanto sobra: o braço não pode encostar no fim da calha.',
      'Calha curta para a folha antes de abrir toda; comprida demais bate no teto ou na viga. O fuso de dentro tem o passo do motor, e por isso a etiqueta dele também decide.',
    ],
    points: [
      'Altura da folha e altura livre até o teto.',
      'Comprimento da calha e do fuso velhos.',
      'Marca e modelo do motor, na etiqueta.',
      'Lado em que o motor está: direito ou esquerdo, visto de dentro.',
    ],
    send: 'Mande a foto da lateral do portão, do chão ao alto, a altura da folha e a etiqueta do motor: dizemos que comprimento serve.',
  },
  {
    when: ['fuso|fusos', 'cremalheira*', 'ou|qual|melhor|x', 'basculante|basculantes'],
    subject: 'fuso',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['choose'],
    answer: [
      'No basculante, o de fuso: a folha sobe, e quem a ergue é o cursor que anda na rosca e puxa o braço. Cremalheira é do portão de correr, em que o motor empurra a folha sobre o trilho, e não serve para levantá-la. O kit de fuso instalado em basculante vai de {{kit.padrao}} a {{kit.jetflex}}, conforme a velocidade.',
    ],
    heading: 'Por que a cremalheira não ergue a folha',
    text: [
      'Há basculante antigo com corrente ou com um braço de cremalheira curta na lateral: ele se conserta enquanto houver peça e, na troca, dá lugar ao fuso. O equilíbrio do contrapeso vem antes de qualquer motor.',
    ],
    points: [
      'Fuso: graxa na rosca, posta na revisão, e cursor trocado depois de anos.',
      'Folha que sobe: fuso e braço.',
      'Folha que corre: pinhão e cremalheira.',
    ],
    send: 'Mande uma foto da lateral do portão por dentro: dizemos que sistema é o seu.',
  },
  {
    when: [
      'fuso|fusos',
      'cremalheira*',
      'diferenca|diferencas|mesma coisa|e igual|o que muda|ou|qual|melhor',
    ],
    subject: 'fuso',
    isAboutSubject: true,
    aspects: ['what', 'choose'],
    answer: [
      'O fuso é do portão basculante: uma rosca que o motor gira e sobre a qual anda o cursor, preso ao braço que ergue a folha. A cremalheira é do portão de correr: a régua de dentes presa à folha, em que o pinhão do motor engrena. Um não serve no lugar do outro; trocar cremalheira fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e conserto de fuso ou cursor, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que gasta em cada um',
    text: [
      'No fuso quem gasta é a bucha do cursor, feita para isso; a rosca dura mais se leva a graxa do fabricante. Na cremalheira gastam os dentes, quando a folga para o pinhão some ou cresce.',
    ],
    points: [
      'Fuso: graxa espessa, posta pelo técnico.',
      'Cremalheira de aço: película fina; de nylon, seca.',
      'Folga certa na cremalheira: um a dois milímetros.',
    ],
  },
  {
    when: [
      'porca de fuso|porca fuso|castanha|bolacha|bolacha de fuso|cursor de fuso|porca de acionador|porca de motor|porca acionadora',
    ],
    unless:
      'nao|barulho*|ruido|quebr*|queim*|gast*|solt*|estal*|ronc*|vaz*|esquent*|molh*|arrebent*|romp*|caiu|pul*|como|por que|porque|pode|posso|medir|testar|ou|versus|melhor|diferenca|onde fica|para que|o que e|roda|carro|chocolate|caju',
    subject: 'fuso',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'A porca do fuso, que muita gente chama de castanha, bolacha ou cursor, corre na rosca e leva o braço do basculante: é de nylon ou bronze e gasta antes do aço. Trocada na garagem, fica entre {{repair.from}} e {{repair.to}}, e tem de ser a do seu modelo, porque passo e diâmetro mudam de um motor para outro.',
    ],
    heading: 'Como pedir a porca certa',
    text: [
      'Meça o diâmetro do fuso e conte quantos fios de rosca cabem em 5 cm. Com a etiqueta do motor, isso basta para achar a peça.',
      'Com a porca espanada a folha pode descer de repente: ninguém passa embaixo, e o disjuntor fica desligado até a troca.',
    ],
    points: [
      'Pó branco ou dourado no fuso: porca no fim.',
      'Motor gira e a folha não anda: rosca espanada.',
      'Fuso riscado ou torto: trocam-se os dois.',
    ],
    send: 'Mande pelo WhatsApp a foto da peça ao lado de uma régua e a da etiqueta do motor.',
  },
  {
    when: [
      'fuso|porca|castanha|acionador|atuador|cursor',
      'preco|precos|valor|custa|custo|quanto|orcamento|quanto fica|quanto sai',
    ],
    unless: 'motor novo|kit|cremalheira|parafuso|pivotante',
    subject: 'fuso',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'A troca do fuso, da porca ou do acionador do motor basculante fica na faixa de conserto, de {{repair.from}} a {{repair.to}} com a mão de obra: só a porca, ou cursor, puxa para baixo; o acionador inteiro, para cima. O valor se fecha pela foto da etiqueta e pelo comprimento do fuso, antes da visita, que não tem taxa.',
    ],
    heading: 'Trocar só a porca ou o conjunto',
    text: [
      'A porca é a peça macia do par e acaba primeiro. Se a rosca do fuso está lisa ou cheia de rebarba, a porca nova dura pouco, e trocam-se os dois.',
      'Motor muito gasto se compara com um novo: numa casa a troca completa vai de {{replacement.from}} a {{replacement.to}}.',
    ],
    points: [
      'Gira e a folha não anda: porca espanada.',
      'Folga no meio do curso: rosca do fuso comida naquele trecho.',
      'Comprimento, diâmetro e passo da rosca mudam com o modelo.',
      'Portão parado com o disjuntor desligado até a troca.',
    ],
    further:
      'As faixas de cada peça estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande a foto da etiqueta do motor e a do fuso ao lado de uma trena.',
  },
  {
    when: [
      'ppa',
      'fuso|cursor|porca|castanha',
      'original|avulso|avulsa|avulsos|avulsas|comprar|compra|preco|valor|quanto custa|quanto|vende*|onde|nova|novo|reposicao|loja|encontrar|acho|ppa',
    ],
    unless:
      'consert*|repar*|arrumar|reforma|nao abre|nao fecha|nao anda|nao funciona|parou|travou|queim*|quebr*|estal*|barulho|como|diferenca|kit|instalar|regular|sozinh*|molhou|molhada|cheiro|pisca*|apit*|bip*|erro|pula*|salta*|escap*|frouxa|desalinh*|raspa*|nao grava|nao responde|nao obedece',
    subject: 'fuso',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price', 'replace'],
    answer: [
      'Fuso, cursor e porca de motor PPA nós levamos e trocamos na garagem, na faixa de conserto, de {{repair.from}} a {{repair.to}} com a mão de obra. Avulsos, pergunte antes: comprimento, diâmetro e passo da rosca mudam de um modelo para outro.',
    ],
    heading: 'O que medir antes de pedir',
    text: [
      'O fuso acompanha a altura da folha, e o cursor acompanha a rosca dele: trocar um com a rosca do outro gasta os dois. Porca de nylon comida com fuso inteiro troca-se sozinha.',
      'Fuso torto quase sempre foi folha forçada ou suporte solto; isso se acerta no mesmo dia.',
    ],
    points: [
      'Modelo do motor, na etiqueta.',
      'Comprimento total e diâmetro do fuso.',
      'Quantos fios a rosca tem em um palmo.',
    ],
    further:
      'As faixas de cada conserto estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor e a do fuso com régua, tirada de longe da folha.',
  },
  {
    when: [
      'fuso|fusos',
      'metro*|1,20|1,30|1,40|1,50|1,60|1,80|2 metros|comprar|preco|avulso|novo|medida|tamanho|basculante*|rapido|rosca',
    ],
    unless:
      'acionador|ppa|barulho|ronca|range|torto|empen*|gasto|quebr*|graxa|lubrific*|engraxar|consert*|ou|diferenca|trocar|troca|corrente|como|solto|espanou|cremalheira|que serve|o que e|por que',
    subject: 'fuso',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price', 'replace'],
    answer: [
      'Fuso de motor basculante se compra pelo modelo do motor e por três medidas: comprimento, diâmetro e passo da rosca. Nós o levamos e trocamos na garagem, na faixa de conserto, de {{repair.from}} a {{repair.to}} com a mão de obra; avulso, pergunte antes, com a foto da etiqueta.',
    ],
    heading: 'Como tirar as medidas sem desmontar',
    text: [
      'Com o portão fechado e o disjuntor desligado, meça o fuso de ponta a ponta e conte quantos fios de rosca há em um palmo. O comprimento acompanha a altura da folha; curto demais, o portão não abre todo.',
      'Cursor e porca gastos se trocam junto: rosca nova em porca velha dura pouco.',
    ],
    points: [
      'Rosca de passo longo abre mais rápido e pede folha equilibrada.',
      'Fuso torto veio de folha forçada ou suporte solto; isso se acerta primeiro.',
      'Graxa própria, em película, depois de montado.',
    ],
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor e a do fuso com uma trena, tirada de longe da folha.',
  },
  {
    when: [
      'fuso',
      'corrente',
      'dura mais|duram mais|mais duravel|durabilidade|mais duradouro|dura|duram|vida util',
    ],
    unless: 'quebr*|arrebent*|parou|barulho',
    subject: 'fuso',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['choose', 'lifetime'],
    answer: [
      'Em geral dura mais o motor de fuso: a rosca só pede graxa e, depois de anos, a troca do cursor, enquanto a corrente estica e se gasta junto com o pinhão. O que mais pesa, porém, é o equilíbrio da folha, porque uma folha pesada acaba com qualquer um dos dois. Os nossos kits, de fuso e para basculante de casa, vão de {{kit.padrao}} a {{kit.jetflex}}, já instalados.',
    ],
    heading: 'O que faz um e outro durarem',
    text: [
      'Solte a folha do motor, com os cabos inteiros e outra pessoa apoiando: parada a meia altura, ela está equilibrada. Se ela desce ou sobe sozinha, acertar o contrapeso e a força do motor custa de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Rosca do fuso limpa e engraxada pelo técnico, na revisão do ano.',
      'Folga na subida ou pó junto do fuso: cursor no fim.',
      'Corrente tensionada e com óleo, também na revisão.',
      'Corrente e pinhão gastos se trocam juntos.',
    ],
    send: 'Mande uma foto da lateral do basculante por dentro, com o motor à vista.',
  },
  {
    when: ['fuso', 'corrente|correia', 'manutencao|menos problema|quebra menos|dura mais|menos defeito'],
    subject: 'fuso',
    isAboutSubject: true,
    aspects: ['choose', 'care'],
    answer: [
      'Dá menos manutenção o motor de fuso: pede graxa na rosca e, depois de anos, a troca do cursor. A corrente estica, precisa ser tensionada e lubrificada mais vezes, e gasta elos e pinhão juntos. Em basculante de casa os nossos kits são de fuso, de {{kit.padrao}} a {{kit.jetflex}} instalados.',
    ],
    heading: 'O que cada um pede por ano',
    text: [
      'Nos dois, o equilíbrio da folha decide mais que o sistema: folha pesada gasta o cursor e estica a corrente. Acertar contrapeso e força fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Fuso: rosca limpa e graxa fina, na revisão do técnico.',
      'Fuso: folga na subida ou pó junto da rosca pede cursor novo.',
      'Corrente: tensão e óleo a cada seis meses, e mais vezes se há poeira.',
      'Corrente em bom estado não se troca por isso.',
    ],
    send: 'Mande uma foto da lateral do basculante por dentro, com o motor à vista.',
  },
  {
    when: ['fuso', 'empenou|empenado|torto|entortou|empenad*|amassou|desempenar'],
    subject: 'fuso',
    isAboutSubject: true,
    answer: [
      'Fuso empenado não se desentorta: troca-se a peça, porque mesmo o desvio que não se vê faz a porca prender em cada volta. Pare de usar no motor, desligue o disjuntor e não destrave sem escorar, se a folha está aberta: é ele que a segura.',
    ],
    heading: 'Por que o fuso entortou e o que trocar junto',
    text: [
      'Fuso entorta quando a folha bate em alguma coisa, quando o fim de curso falha e o motor empurra o batente, ou quando o contrapeso desregulado deixa o peso todo na rosca. Sem achar qual, o novo empena também.',
      'Com porca junto, o serviço fica de {{part.gears.from}} a {{part.gears.to}} com peça comum; o equilíbrio da folha, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Balança no meio do tubo enquanto gira: empenado.',
      'Ronca sempre na mesma altura: rosca amassada ali.',
      'Porca com rebarba: troca junto.',
    ],
    send: 'Mande um vídeo do fuso girando, de longe, e a foto da etiqueta do motor.',
  },
  {
    when: ['fuso|cremalheira|trilho|rosca', 'pintar|pinto|tinta|pintura|zarcao'],
    subject: 'fuso',
    isAboutSubject: true,
    aspects: ['care'],
    answer: [
      'Não: fuso, cremalheira e trilho não se pintam. A tinta enche a rosca e o dente, a porca prende, o motor força e a película sai em lascas que gastam tudo. O que protege essas peças é limpeza e, no fuso, uma película de graxa; o trilho fica limpo e seco.',
    ],
    heading: 'Se já foi pintado',
    text: [
      'Com o disjuntor desligado, tire a tinta da rosca com escova de latão e pano, sem lixa e sem soltar a porca; depois passe graxa branca fina. Ferrugem leve sai do mesmo modo.',
      'Se a porca já prende ou ronca, ela e o fuso se conferem: troca de {{part.gears.from}} a {{part.gears.to}}. Gomo de cremalheira com dente cheio, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Pintando a folha: cubra fuso, lentes e etiqueta com fita e saco.',
      'Base galvanizada riscada: tinta rica em zinco só ali.',
      'Depois da pintura, {prova na mão}, mova a folha antes de ligar.',
    ],
  },
  {
    when: ['fuso', 'nao roda|nao gira|parado|gira em falso|solto', 'motor|portao|liga'],
    unless: 'preco|quanto|qual',
    subject: 'fuso',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'repair'],
    answer: [
      'Motor que liga e não leva o fuso perdeu a ligação entre os dois: chave de destravamento aberta, acoplamento ou pino quebrado, ou engrenagem sem dentes. Veja a chave primeiro, com o disjuntor desligado; se ela está fechada e o motor gira leve, pare, porque a folha pode estar sem nada que a segure.',
    ],
    heading: 'O som diz qual das três',
    text: [
      'Zumbido sem giro nenhum não é isso: é capacitor ou folha presa, de {{part.capacitor.from}} a {{part.capacitor.to}} quando é a peça. Giro solto e silencioso é chave ou engrenagem; estalo a cada volta é pino ou dente.',
      'A engrenagem trocada, com rolamentos, vai de {{part.gears.from}} a {{part.gears.to}}. Ninguém passa embaixo do basculante até a visita.',
    ],
    points: [
      'Começou depois de falta de luz: chave mal fechada.',
      'Pedaço de nylon ou graxa escura na base: engrenagem.',
      'Fuso girando e folha parada: cursor gasto, e não acoplamento.',
      'Folha pesada na mão: a causa que quebrou a peça ainda está lá.',
    ],
    send: 'Mande pelo WhatsApp um vídeo com som do motor ligado, gravado de longe, e a foto da etiqueta.',
  },
  {
    when: [
      'fuso',
      'metro*|m|mt|cm|1,20|1,50|1,2|1,5|1,80|1,8|1,20 m|1,50 m|1,20 metro|1,50 metro|comprimento|tamanho|medida|altura',
    ],
    unless: 'corrente|graxa|lubrific*|barulho|gast*|consert*|preco*|quanto custa|valor',
    subject: 'fuso',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'O comprimento do fuso sai da altura do portão: o carrinho tem de percorrer todo o caminho que leva a folha de fechada a aberta, com um palmo de sobra. Repita a medida do que está no motor; mais curto, a folha não abre inteira, e mais comprido, ele bate no teto ou fica sem apoio.',
    ],
    heading: 'Medir o fuso sem desmontar',
    text: [
      'Com o portão fechado e o disjuntor desligado, meça a parte roscada de ponta a ponta, sem o motor. Anote também o diâmetro e quantos fios de rosca há num palmo, porque o passo tem de ser o da porca.',
      'Fuso e porca se trocam juntos quando a rosca gastou; o serviço fica entre {{part.gears.from}} e {{part.gears.to}}, e a folha é escorada antes.',
    ],
    points: [
      'Folha alta pede percurso maior, e não motor mais forte.',
      'Diâmetro e passo iguais aos da porca do carrinho.',
      'Teto baixo: meça do motor até a laje.',
      'Porca de bronze ou de nylon, conforme o modelo.',
    ],
    send: 'Mande pelo WhatsApp a altura do portão, a medida da parte roscada e a foto da etiqueta do motor.',
  },
  {
    when: ['fuso|rosca sem fim|parafuso sem fim', 'lubrific*|engrax*|graxa|oleo|limp*|seco|sem graxa|qual'],
    unless: 'vaza*|corrente|cremalheira|ou',
    subject: 'fuso',
    isAboutSubject: true,
    answer: [
      'O fuso leva graxa branca ou de lítio, e não óleo, em película fina, sobre a rosca limpa, e quem a passa é o técnico, na revisão. Óleo fino escorre, graxa grossa junta pó e desengripante não lubrifica; e a porca de nylon de alguns modelos trabalha com a graxa do fabricante e nada mais.',
    ],
    heading: 'Como o técnico engraxa o fuso',
    text: [
      'Com o portão fechado e o disjuntor desligado, ele confere que nenhum controle responde, limpa a rosca com pano seco até não sair preto, passa a graxa com pincel no trecho à vista e tira o que sobrou.',
      'Depois religa, faz duas viagens com ninguém por perto e repete no trecho que ficava escondido. Mão e pincel não entram no perfil com o motor ligado.',
    ],
    points: [
      'Rosca brilhando e limpa: só uma película.',
      'Pó de bronze ou de nylon no perfil: a porca está gastando.',
      'Rangido que volta em poucos dias: fuso torto ou mancal.',
      'Perfil com areia ou tinta de obra: limpar antes de tudo.',
    ],
    sections: [
      {
        aspect: 'care',
        heading: 'Se a graxa não calou o fuso',
        text: [
          'Porca ou mancal entra na faixa de {{part.gears.from}} a {{part.gears.to}}, e o acerto de força e curso, de {{part.adjustment.from}} a {{part.adjustment.to}}. Na revisão limpa-se, engraxa-se e confere-se o equilíbrio na mesma visita.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso usar vaselina ou silicone?',
        answer:
          'Silicone em spray sai depressa sob carga. Vaselina aguenta pouco calor. Graxa branca é a escolha simples.',
      },
      {
        question: 'De quanto em quanto tempo?',
        answer: 'Em casa, uma vez por ano; onde o portão abre o dia inteiro, a cada seis meses.',
      },
    ],
    send: 'Se o barulho continua, mande um vídeo com som e uma foto do perfil do motor.',
  },
  {
    when: [
      'fuso|porca|castanha|bucha',
      'gast*|espan*|quebr*|desgast*|troc*|folga|nao sobe|solt*',
      'fuso|motor|basculante|portao|castanha',
    ],
    unless: 'parafuso*|pivo|chumbador|cremalheira|roda|base|suporte|parede',
    subject: 'fuso',
    isAboutSubject: true,
    answer: [
      'Motor que gira e não leva a folha, no basculante de fuso, tem quase sempre a porca (castanha) gasta: a rosca dela é mais macia e acaba primeiro. Desligue o disjuntor e não use o portão aberto, porque sem a porca nada segura a folha além do contrapeso.',
    ],
    heading: 'Porca, fuso ou mancal',
    text: [
      'A porca gasta avisa: pó no perfil, folga de um dedo quando se balança a folha, tranco na inversão. A rosca do fuso é de aço e costuma ficar boa; se tem o topo em ponta, trocam-se os dois.',
      'Fuso travado é outra coisa: o motor ronca e nada gira. Ali é perfil amassado, mancal sem graxa ou folha pesada, e insistir queima a bobina.',
    ],
    points: [
      'Gira e não sobe: porca.',
      'Ronca e não gira: mancal preso ou folha travada.',
      'Sobe aos trancos: rosca gasta ou suja.',
      'Porca gasta de novo em poucos meses: folha desequilibrada.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'A troca e o valor',
        text: [
          'Porca, mancal e mão de obra ficam entre {{part.gears.from}} e {{part.gears.to}}, com {{parts.warranty}} de garantia na peça. Se a folha desce sozinha com o motor solto, o equilíbrio vem antes, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
        ],
      },
    ],
    questions: [
      {
        question: 'Porca de bronze ou de nylon?',
        answer:
          'A que o fabricante usa naquele fuso. O bronze dura mais com graxa; o nylon é silencioso e barato.',
      },
      {
        question: 'Posso usar na mão até a troca?',
        answer: 'Só se a folha fica parada em qualquer altura. Se desce, deixe fechado.',
      },
    ],
    send: 'Mande a etiqueta do motor e uma foto do perfil com o portão fechado: a porca muda de um modelo para outro.',
  },
  {
    when: [
      'corrente|correia|cabo|rosca',
      'ou|melhor|diferenca|qual|x|versus',
      'fuso|cremalheira|corrente|rosca',
    ],
    unless: 'arrebent*|quebr*|trava|cadeado|controle|continua|alternada|basculante',
    subject: 'fuso',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Cada transmissão tem o seu portão: fuso no basculante, cremalheira no de correr e pistão ou braço no de abrir. Corrente e correia aparecem em motores antigos ou de porta seccionada: a corrente aguenta tranco e faz barulho, a correia é silenciosa e estica com o calor. Escolhe-se o motor do seu portão, e a transmissão vem com ele.',
    ],
    heading: 'Fuso, cremalheira, corrente e correia no dia a dia',
    text: [
      'O fuso segura a folha parada sem trava e gasta a bucha, que é barata. A cremalheira só transmite, e a folga entre dente e pinhão decide a vida dos dois.',
      'Corrente estica e pede esticador; deixada frouxa, pula dente. Trocar cremalheira ou cabo vai de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e engrenagem, de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    points: [
      'Basculante de casa: fuso.',
      'Portão de correr: cremalheira de nylon ou de aço, pelo peso.',
      'Corrente gasta: troque com o pinhão, nunca sozinha.',
      'Barulho de corrente: estique e lubrifique antes de trocar o motor.',
    ],
  },
  {
    when: ['fuso', 'ou', 'corrente|cremalheira'],
    subject: 'fuso',
    answer: [
      'No basculante de casa prefira o fuso: ele segura a folha parada sem trava, é mais silencioso e tem peça em loja do ramo. A corrente aparece em motores antigos e pesados, aguenta tranco, mas estica e pede esticador; para portão de correr nenhum dos dois, e sim cremalheira.',
    ],
    heading: 'Fuso e corrente no dia a dia',
    text: [
      'O fuso gasta a bucha do cursor, que é barata. A corrente gasta pinhão e elos juntos, e o barulho cresce antes de romper.',
      'Os nossos kits de basculante são de fuso, de {{kit.padrao}} a {{kit.jetflex}} com instalação.',
    ],
  },
  {
    when: [
      'fuso|acionador|atuador|calha',
      'acionador|atuador|fuso|calha|comprar|preco|medida|medidas|trocar|troca|avulso|novo|rosca',
    ],
    figure: { unit: 'metre', to: 3 },
    unless: 'serve|quebr*|barulho|qual portao|que portao|correr',
    subject: 'fuso',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'O acionador de {figura} é a calha do motor basculante com o fuso dentro, e o número é o comprimento dele: tem de acompanhar o percurso do braço, que vem da altura da folha, e não da largura. Fuso e acionador nós levamos e trocamos na garagem, na faixa de conserto, de {{repair.from}} a {{repair.to}}; avulso, pergunte antes.',
    ],
    heading: 'Conferir os {figura} antes do pedido',
    text: [
      'Com o portão fechado e o disjuntor desligado, meça a calha de ponta a ponta, de fora, e a altura da folha. A ficha do modelo diz que altura cada tamanho atende: curto, o portão não abre todo; comprido, bate na laje.',
      'O fuso só se vê com a calha aberta, e o passo da rosca quem lê é o técnico: rosca de passo longo abre mais rápido e pede folha equilibrada.',
    ],
    points: [
      'Marca e modelo da etiqueta: perfil e rosca mudam de um para outro.',
      'Ponta que entra no redutor: o encaixe tem de ser igual.',
      'Cursor e porca gastos se trocam junto, ou a rosca nova dura pouco.',
      'Fuso torto veio de folha forçada; isso se acerta primeiro.',
    ],
    further:
      'Quando o ruído vem de dentro da caixa e não da calha, leia sobre a [troca de engrenagem](/topicos/troca-de-engrenagem-de-motor-de-portao).',
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor, a da calha inteira com uma trena e a altura da folha.',
  },
  {
    when: ['fuso', 'ou|melhor|qual|versus|x|diferenca', 'corrente|correia', 'basculante|portao|motor'],
    unless: 'trocar|quebr*|arrebent*|correr|deslizante|seccionad*|cremalheira',
    subject: 'fuso',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Em basculante de casa fique com o fuso: ele segura a folha parada sem trava, faz menos barulho e tem peça em loja do ramo. A corrente aparece em motores antigos e em folha muito pesada; aguenta tranco, mas estica e pede regulagem. Os nossos kits de basculante são de fuso, de {{kit.padrao}} a {{kit.jetflex}} instalados.',
    ],
    heading: 'O que se gasta no fuso e na corrente',
    text: [
      'No fuso gasta-se a bucha, que é barata e se troca sem mexer no motor. Na corrente gastam-se os elos e o pinhão, que se trocam juntos.',
    ],
    points: [
      'Casa, uso comum: fuso.',
      'Já há um motor de corrente em ordem: estique e lubrifique, sem trocar por isso.',
      'Passar de corrente para fuso: troca-se o conjunto, e não a peça.',
    ],
    send: 'Mande a altura, a largura e o material da folha, com uma foto das duas laterais por dentro.',
  },
  {
    when: [
      'preco*|quanto custa*|quanto fica|quanto sai|valor*|custo|custa|cobra|cobram|orcamento',
      'castanha|porca de fuso|porca|bucha de fuso',
      'fuso|castanha|basculante|motor|portao',
    ],
    unless: 'parafuso*|cremalheira|ou',
    subject: 'fuso',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['price', 'replace'],
    answer: [
      'Trocar a castanha do fuso, a porca que corre por ele e puxa a folha, fica na faixa da engrenagem, de {{part.gears.from}} a {{part.gears.to}}, com a peça e a mão de obra; se a rosca do fuso também gastou, o valor sai pela foto da etiqueta. Até a troca, desligue o disjuntor e não use o portão: sem ela, só o contrapeso segura a folha.',
    ],
    heading: 'O que entra no preço da castanha',
    text: [
      'Castanha de nylon ou de bronze, conforme o modelo, e nunca a de outro fuso, porque o passo da rosca muda. Na mesma visita se engraxa o fuso e se confere o equilíbrio, que é o que a fez gastar.',
    ],
    points: [
      'Pó claro no perfil: a porca está no fim.',
      'Fuso com a rosca em ponta: trocam-se os dois.',
      'Folha pesada na mão: acerta-se o contrapeso antes.',
    ],
    send: 'Mande a foto da etiqueta do motor e um vídeo da folha tentando subir.',
  },
  {
    when: [asksFunction, 'fuso|fusos|eixo sem fim'],
    unless: `${otherThanFunction}|horario`,
    subject: 'fuso',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['works', 'what'],
    answer: [
      'O fuso é a barra roscada do motor de basculante: ao girar, ele leva o cursor para cima ou para baixo, e o braço preso ao cursor move a folha. Parada, a rosca segura o portão no lugar. Trocar a bucha ou o cursor que corre nele entra na faixa de conserto, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Do giro do motor ao movimento da folha',
    text: [
      'O motor gira a barra num sentido para abrir e no outro para fechar. O cursor não gira com ela, porque o perfil o prende dos lados, e por isso só pode andar.',
    ],
    points: [
      'Ronco e pó claro no perfil: bucha no fim.',
      'A graxa do fuso é do técnico, na revisão.',
      'De correr não tem fuso: tem pinhão e cremalheira.',
    ],
    send: 'Mande um vídeo da folha subindo e a foto da etiqueta do motor.',
  },
];
