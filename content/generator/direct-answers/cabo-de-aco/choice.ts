/** Answers to titles about steel cables and their pulleys: choosing, buying and replacing them, and why cables snap. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksCause, asksFunction, otherThanFunction } from '../../words/asking-words.ts';

export const choiceAnswers: readonly DirectAnswer[] = [
  {
    when: ['cabo de aco|cabos de aco|cabo*', 'correr|deslizante*|corredico'],
    unless:
      'basculante|eletric*|fio|energia|fotocelula|disjuntor|telescopico|suspenso|metro*|passar cabo|comando|terra',
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['what'],
    answer: [
      'Portão de correr comum não tem cabo de aço: a folha rola em roldanas sobre o trilho, e quem a puxa é a cremalheira. Se o seu tem cabo, ele é telescópico ou suspenso, e a troca sai por foto. No comum, roldana, trilho e cremalheira ficam de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que procurar no lugar do cabo',
    text: [
      'No telescópico, um cabo leva a segunda folha junto com a primeira; no suspenso, ele segura ou puxa a folha por cima. Fio desfiado ou folha fora do par é parar e desligar o disjuntor.',
      'No comum, folha que pesa ou enrosca pede roldana ou trilho. Motor que gira sem levar a folha pede cremalheira, pinhão ou chave de destravamento.',
    ],
    points: [
      'Duas folhas que andam uma atrás da outra: telescópico.',
      'Trilho só em cima, nada no chão: suspenso.',
      'Barra de dentes na folha: cremalheira, e não cabo.',
    ],
    send: 'Mande pelo WhatsApp uma foto da folha inteira por dentro e outra do cabo, de perto.',
  },
  {
    when: ['polia|polias|carretilha', 'polegada*|medida|diametro|mm|preco|comprar|tamanho'],
    unless: 'correia|caiu|saiu|solt*',
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    aspects: ['choose', 'buy', 'price'],
    answer: [
      'A polia do basculante se compra pelo diâmetro de fora, pelo furo do eixo e pelo canal, que tem de ser da grossura do cabo: canal largo deixa o cabo pular, estreito o desfia. Leve a velha para comparar e troque as duas. Posta por nós, com os cabos conferidos e a folha escorada, a troca fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que conferir na polia velha',
    text: [
      'Canal fundo ou com rebarba mostra que ela já comeu o cabo, e aí se trocam os dois. Rolamento que chia ou trava também a condena.',
      'Não solte a polia em casa: a folha inteira pende do cabo que passa nela.',
    ],
    points: [
      'Diâmetro igual dos dois lados, ou a folha sobe torta.',
      'Com rolamento blindado, em vez de bucha.',
      'Eixo e suporte sem folga.',
    ],
    send: 'Mande a foto da polia e do cabo, de longe, e o tamanho da folha.',
  },
  {
    when: [asksCause, 'cabo*', 'arrebent*|romp*|parte|partiu|quebr*|estour*|desfi*'],
    unless: 'disjuntor|bateria|rede|internet',
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    aspects: ['works', 'care'],
    answer: [
      'O cabo de aço do basculante arrebenta por desgaste num ponto só: o fio que dobra na polia a cada viagem, a ferrugem junto à presilha ou a polia travada, que esfrega o cabo em vez de girar. Folha fora de equilíbrio apressa, porque um lado puxa mais que o outro. Se já arrebentou, desligue o disjuntor, ninguém passa embaixo, e trocam-se os dois, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que gasta um cabo antes da hora',
    text: [
      'Cabo novo em polia velha dura pouco: o canal marcado corta os fios um a um. Por isso a polia se olha na mesma visita, e troca-se a que tem sulco ou não gira com o dedo.',
      'O cabo avisa meses antes. Um fio solto que espeta o pano já tirou parte da resistência, e daí em diante os outros partem mais depressa.',
    ],
    points: [
      'Polia sem graxa no eixo, que arrasta o cabo.',
      'Ferrugem na parte de baixo, onde junta água.',
      'Presilha apertada demais, que amassa os fios.',
      'Cabo mais fino que o pedido pela folha.',
      'Pancada no fim do curso, repetida todo dia.',
    ],
  },
  {
    when: ['cabo de aco|cabo', 'corrente', 'ou|diferenca|qual|melhor|versus|vs|usar'],
    unless: 'motor|fuso|eletrica|moto|cachorro|alternada',
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'No basculante use o que o portão já tem, porque a polia é feita para um dos dois. O cabo de aço é o comum nas casas: corre em silêncio, dobra em polia pequena e avisa com fios soltos antes de romper. A corrente aguenta mais peso e não desfia, mas faz barulho, pede graxa, enferruja e trabalha em roda dentada. Trocar o par de cabos fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'Trocar um pelo outro vale a pena?',
    text: [
      'Quase nunca: muda a polia, o esticador e a fixação no contrapeso, e o ganho é pequeno. Se o cabo vive arrebentando, a causa é polia gasta ou folha sem equilíbrio, e a corrente sofreria do mesmo mal.',
      'A medida do cabo novo é a do antigo, em espessura e comprimento, com presilha própria e não nó.',
    ],
    points: [
      'Casa à beira-mar: cabo inoxidável, trocado mais cedo.',
      'Folha muito pesada: o conjunto de corrente do fabricante.',
      'Os dois se trocam em par.',
      'Fio partido ou elo aberto: portão parado até a troca.',
    ],
    send: 'Mande fotos do alto da coluna, da polia e da ponta presa à folha.',
  },
  {
    when: [
      'polia*|roldana de cabo|roldana de contrapeso|roldana basculante|roldana de basculante|roldana de portao basculante',
      'simples',
      'dupla|duplas|dobrada|canal duplo|dois canais',
    ],
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Reponha a que está no portão: a polia simples tem um canal e leva um cabo por lado; a dupla tem dois, para contrapeso com cabo dobrado ou dois cabos do mesmo lado. Trocar uma pela outra muda o percurso do contrapeso, e a folha não para mais onde deve. A troca, com os cabos conferidos e a folha escorada, fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que conferir na polia',
    text: [
      'O canal tem de ser o da bitola do cabo, e o diâmetro, grande o bastante para ele não quebrar os fios na dobra. Rolamento duro ou canal fundo pedem o par novo.',
    ],
    points: [
      'Troque as dos dois lados juntas.',
      'Cabo com fio levantado sai na mesma visita.',
      'Portão fechado e sem energia até a troca.',
    ],
    send: 'Mande uma foto das duas polias, de longe e sem tocar no cabo.',
  },
  {
    when: ['roldana*|polia*|rodinha*|carretilha*', 'basculante*|cabo de aco|contrapeso'],
    unless: 'correr|deslizante|trilho',
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    aspects: ['price', 'replace'],
    answer: [
      'No portão basculante a roldana é a polia por onde passa o cabo do contrapeso, e ela se troca junto com o cabo, os dois lados na mesma visita, por {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. Polia travada ou com o canal comido corta o cabo; não destrave o motor nem passe por baixo se ele está frouxo ou desfiado.',
    ],
    heading: 'Que polia serve no basculante',
    text: [
      'Contam o diâmetro, a largura do canal, que acompanha o cabo, e o furo do eixo. O rolamento selado gira quieto por mais tempo que a bucha seca.',
      'Quem troca escora a folha antes, porque o cabo segura o contrapeso inteiro.',
    ],
    points: [
      'Rangido no alto da coluna: polia seca.',
      'Folha que sobe torta: polia travada de um lado.',
      'Fio solto no cabo: troca do par, com as polias.',
      'Canal fundo como faca: a polia já está cortando o cabo.',
    ],
    further:
      'As faixas de cada peça estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande de longe a foto da polia e do cabo, dos dois lados, e a altura da folha.',
  },
  {
    when: [
      'cabo de aco|cabos de aco|cabo 3/16|cabo 1/8|cabo 5/32',
      '3/16|1/8|1/4|5/32|polegada|polegadas|mm|grossura|espessura|medida|bitola|comprar|preco|metro|metros|valor',
    ],
    unless:
      'nao abre|nao fecha|parou|quebr*|arrebent*|romp*|solt*|desfi*|caiu|escap*|frouxo|torto|enferruj*|trocar|troca|instalar|como|quando',
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price'],
    answer: [
      'O cabo de aço de portão basculante se compra na mesma grossura do que está nele, porque a roldana e o contrapeso foram feitos para ela: cabo mais grosso não corre no canal, e mais fino não segura a folha. Trocado por nós, o par fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com a folha reequilibrada.',
    ],
    heading: 'Por que o cabo não se troca em casa',
    text: [
      'Ele segura o peso da folha: solto sem escora, ela desce de uma vez. O técnico escora, troca os dois lados com grampos novos e iguala o comprimento, para a folha não entortar.',
      'Se o que você quer é só o material, a loja corta por metro; leve um pedaço do velho ou a medida tirada com paquímetro, com o portão fechado.',
    ],
    points: [
      'Fio partido ou ferrugem em pó: não use o portão até a troca.',
      'Cabo de alma de aço, próprio para roldana, e não o de varal.',
      'Roldana gasta corta o cabo novo; troca-se junto.',
      'Os dois lados de uma vez, ou a folha pende.',
    ],
    send: 'Com o portão fechado e sem passar por baixo, mande a foto do cabo dos dois lados, a largura e a altura da folha e o bairro.',
  },
  {
    when: [
      'cabo|cabos',
      'aco|portao|basculante',
      'arrebent*|romp*|partiu|desfiando|estourou|soltou',
      'quanto|preco|custa|valor|conserto',
    ],
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    isDanger: true,
    aspects: ['price', 'repair'],
    answer: [
      'Não use o portão e não fique embaixo: sem cabo, a folha desce. A troca dos cabos, sempre os dois, fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com as roldanas e polias que estiverem gastas no mesmo preço.',
    ],
    heading: 'O que sai junto no mesmo dia',
    text: [
      'Cabo arrebenta por polia travada, tambor com canal gasto ou peso a mais; trocar só o cabo repete o conserto em meses. A folha é escorada antes de qualquer coisa.',
      'A peça tem {{parts.warranty}} de garantia e o serviço {{repair.warranty}}.',
    ],
    points: [
      'Disjuntor desligado e carro fora da garagem.',
      'Cabo desfiado do outro lado já está no fim.',
      'Nunca solte contrapeso sem o técnico.',
    ],
    further: 'O motor errado para o peso está em [que motor serve no meu portão](/motores/escolher).',
    send: 'Com a folha fechada, mande a foto das duas laterais por dentro.',
  },
  {
    when: [
      'cabo de aco|cabo|cabos',
      'capa plastica|encapado|encapada|revestido|plastificado|plastico|capa de plastico|pvc|capa',
    ],
    unless: 'eletric*|fiacao|fio|controle|motor',
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Cabo de aço com capa plástica não presta para portão basculante: a capa esconde o fio partido e a ferrugem, esmaga-se na polia e escapa do canal, e a presilha aperta o plástico em vez do aço. Serve para varal e academia. No portão vai cabo galvanizado nu, da grossura do que estava, sempre aos pares e com presilha própria.',
    ],
    heading: 'Por que o cabo do portão fica à vista',
    text: [
      'O cabo avisa antes de romper: um fio levantado, um trecho achatado, pó vermelho junto da presilha. Com capa, o primeiro aviso é a folha caindo.',
      'Se o seu já tem capa, deixe o portão fechado, com o disjuntor desligado, e troque o par: fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com a folha escorada.',
    ],
    points: [
      'Galvanizado comum: casa, em lugar seco.',
      'Inox: beira-mar, mais caro e mais duro de dobrar.',
      'Mesma bitola: fino demais rompe, grosso demais não dobra na polia.',
      'Nunca emende nem troque um lado só.',
    ],
  },
  {
    when: [
      'cabo|cabos|cabo de aco|cabos de aco',
      'quanto fica|quanto custa|preco|valor|quanto e|quanto cobra|orcamento',
      'trocar|troca|dois|par|substituir|instalado|os dois',
    ],
    unless:
      'eletric*|fotocelula|fiacao|rede|motor e cabo*|cabo* e motor|cabo* e o motor|motor e os cabos|motor e o cabo',
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Trocar os dois cabos de aço do basculante fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com cabo, presilhas, escora da folha e equilíbrio no fim. Os dois se trocam juntos: o que não rompeu tem a mesma idade. Até a troca, portão fechado e disjuntor desligado.',
    ],
    heading: 'O que leva o valor para cima ou para baixo',
    text: [
      'Folha leve e polia boa ficam perto do valor menor. Polia travada, caixa de contrapeso enferrujada e folha de chapa pedem mais tempo, e isso é dito antes, por foto ou na visita sem taxa.',
      'A peça tem {{parts.warranty}} de garantia e o serviço, {{repair.warranty}}.',
    ],
    points: [
      'Bitola e comprimento do cabo.',
      'Polias: uma que não gira se troca junto.',
      'Suporte a soldar: linha à parte.',
      'Prédio: orçado pelo peso da folha.',
    ],
    send: 'Mande pelo WhatsApp uma foto das duas laterais por dentro, de longe, com o portão fechado.',
  },
  {
    when: [
      'cabo|cabos',
      'saiu|escapou|pulou|fora|enroscou|embolou|frouxo',
      'roldana|polia|lugar|basculante|portao',
    ],
    unless: 'controle|luz|eletrico',
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    answer: [
      'Cabo de aço que saiu da roldana do portão deixa a folha presa de um lado só: não acione o motor, não destrave e não passe embaixo. Desligue o disjuntor e não tente recolocar com a mão, porque há o peso do contrapeso naquele cabo.',
    ],
    heading: 'Por que o cabo escapa da roldana',
    text: [
      'Ele escapa quando fica frouxo por um instante: folha que bateu no chão, contrapeso que enroscou na caixa ou roldana com a borda gasta. O cabo que saiu costuma voltar mordido e se troca.',
      'O outro lado passou a levar tudo. Por isso a folha é escorada nas duas pontas antes de qualquer coisa.',
    ],
    points: [
      'Fiapos de aço: troca do par, não só do que saiu.',
      'Roldana dura ou com vala: troca junto.',
      'Folha inclinada: distância dos dois lados.',
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Como o técnico põe o cabo no lugar',
        text: [
          'Cabos e roldanas ficam entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com os dois lados igualados.',
        ],
        steps: [
          'Escora a folha e corta a energia.',
          'Alivia o contrapeso.',
          'Troca ou recoloca o par na medida.',
          'Move a folha com a mão e só depois testa o motor.',
        ],
      },
    ],
    questions: [
      {
        question: 'Posso usar o portão até amanhã?',
        answer: 'Não. O cabo que sobrou trabalha com o dobro do peso e pode partir com a folha no alto.',
      },
      {
        question: 'Como saio com o carro?',
        answer: 'Espere a escora. Levantar a folha torta na mão é como a maioria dos acidentes acontece.',
      },
    ],
  },
  {
    when: [
      'cabo de aco|cabos de aco|cabo|cabos',
      'trocar|troca|trocam|troco|substituir|substituicao|trocando',
    ],
    unless:
      'quando|como|sozinho|posso|da para|dois|juntos|os dois|motor|eletric*|fotocelula|botoeira|preco|custa|arrebent*|romp*|partiu|quebr*|rede|luz|lubrific*|espessura|derret*|fiacao|cremalheira|roid*|desfi*|ferrugem|enferruj*|quanto tempo|mola|molas|roldana*|polia*|contrapeso*|corrente|um so|so um|medida|precisa|preciso',
    of: ['cabo-de-aco', 'portao-basculante', 'contrapeso'],
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['replace', 'price'],
    answer: [
      'Trocar o cabo de aço do basculante fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com o par de cabos, as presilhas e a regulagem do equilíbrio, e é serviço nosso. Os dois lados se trocam juntos, e a folha é escorada antes, porque o contrapeso continua puxando. Até lá, deixe o portão fechado, o disjuntor desligado e ninguém embaixo.',
    ],
    answerAtPlace: [
      'Trocar o cabo de aço do basculante {onde} fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com o par de cabos, as presilhas e a regulagem do equilíbrio, e a visita não tem taxa. Os dois lados se trocam juntos, e a folha é escorada antes, porque o contrapeso continua puxando. Até lá, deixe o portão fechado, o disjuntor desligado e ninguém embaixo.',
    ],
    heading: 'Como a troca do cabo é feita',
    text: [
      'O técnico escora a folha nas duas pontas e alivia o contrapeso antes de soltar uma presilha. Entram cabos da mesma grossura, e a polia que não gira sai junto, porque é ela que rói o cabo novo.',
      'No fim a folha é levada com a mão de baixo até em cima, sem o motor: tem de parar no meio do caminho sem subir nem descer. Ficam {{repair.warranty}} de garantia no serviço e {{parts.warranty}} nos cabos.',
    ],
    points: [
      'Um fio levantado já basta para trocar o par.',
      'Cabo achatado saiu do canal da polia.',
      'Cabo bambo com a folha embaixo: contrapeso enroscado ou polia travada.',
      'Não emende com presilha no meio do trecho nem use cabo de varal.',
    ],
    questions: [
      {
        question: 'Posso trocar o cabo de aço sozinho?',
        answer:
          'Não convém: o contrapeso fica carregado mesmo com o portão fechado, e a folha cai se o cabo sai sem escora.',
      },
    ],
    send: 'Mande uma foto das duas laterais por dentro, de longe, com o portão fechado, e diga a largura da folha.',
  },
  {
    when: [
      'cabo de aco|cabos de aco|cabo|cabos',
      'desfi*|fiapo|enferruj*|ferrugem|gast*|desgast*|trocar|troca|quando|idade|espetando|velho|amassad*',
    ],
    unless:
      'motor e trocar|consertar motor|conserto de motor|motor e troca|e motor|eletric*|fotocelula|botoeira|preco|custa|troca de|arrebent*|rompeu|partiu|rede|luz|lubrific*|espessura|derret*|fiacao|cremalheira|roid*',
    of: ['cabo-de-aco', 'portao-basculante', 'contrapeso'],
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    answer: [
      'Cabo de aço com um fio levantado, ferrugem em pó ou um trecho achatado já é troca, e até ela o basculante fica fechado, com o disjuntor desligado. Não o use nem uma vez por dia: é o cabo que segura a folha no alto, e ele pode partir sem outro aviso. O par trocado fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'Como olhar sem se arriscar',
    text: [
      'Com o portão fechado e desligado, ilumine o cabo junto da polia e da presilha, sem abrir a coluna nem pôr a mão. É na dobra que os primeiros fios partem; eles espetam o pano e puxam o resto.',
      'Não passe graxa grossa sobre o cabo desfiado: ela esconde o defeito. Nem emende com presilha no meio do trecho.',
    ],
    points: [
      'Fio levantado, mesmo que só um: troca do par.',
      'Pó vermelho na presilha: água na coluna, fim próximo.',
      'Cabo achatado: saiu do canal da polia.',
      'Cabo frouxo com o portão fechado: contrapeso ou polia presos.',
    ],
    sections: [
      {
        aspect: 'replace',
        heading: 'A troca do par e da causa',
        text: [
          'Os dois cabos se trocam juntos, com presilhas novas, e a polia que não gira sai também, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}. A folha é escorada antes e equilibrada depois, com {{repair.warranty}} de garantia no serviço.',
        ],
      },
    ],
    questions: [
      {
        question: 'De quanto em quanto tempo se troca?',
        answer:
          'Pelo estado, não pela data. Olhe a cada seis meses; em prédio, a revisão de {{maintenance.interval}} cuida disso.',
      },
      {
        question: 'Cabo de aço de varal ou de academia serve?',
        answer: 'Não. Use cabo de carga galvanizado, da mesma grossura, com presilhas próprias.',
      },
    ],
    send: 'Mande uma foto do cabo junto da polia, com o portão fechado, e diga de que lado está o dano.',
  },
  {
    when: [
      'cabo de aco|cabos de aco|cabo',
      'espessura|grossura|medida|bitola|qual|milimetros|polegada*|tipo|diametro|especificac*',
    ],
    unless: 'eletric*|fotocelula|botoeira|motor|fio|fios|luz|disjuntor|camera|rede|preco',
    of: ['cabo-de-aco', 'portao-basculante', 'contrapeso'],
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    answer: [
      'No basculante de casa o cabo de aço costuma ter de três a cinco milímetros de grossura, galvanizado e flexível, de muitos fios finos. A medida certa é a do que está lá, se a polia não foi trocada: mais fino não aguenta, mais grosso não dobra no canal e desfia cedo.',
    ],
    heading: 'O que conferir além da grossura',
    text: [
      'A polia manda tanto quanto o peso: canal estreito morde um cabo grosso, e polia pequena quebra os fios na dobra. Por isso se escolhe cabo de alma de aço com muitos fios, que dobra sem trincar.',
      'Cabo plastificado fica bonito e esconde a ferrugem; no portão ele é pior escolha que o galvanizado nu.',
    ],
    points: [
      'Grossura medida na parte mais larga, com paquímetro.',
      'Comprimento igual nos dois lados.',
      'Duas presilhas por ponta, apertadas do lado que carrega.',
      'Folga de segurança: cada cabo aguenta várias vezes a sua parte da folha.',
    ],
    sections: [
      {
        aspect: 'choose',
        heading: 'Comprar o metro ou trocar o par montado',
        text: [
          'A presilha mal posta solta com o portão aberto, e por isso não vendemos o cabo avulso: o par trocado, com a folha escorada e equilibrada, fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, com {{parts.warranty}} de garantia na peça.',
        ],
      },
    ],
    questions: [
      {
        question: 'Quantos metros vão num portão?',
        answer:
          'De cada lado, a altura da folha mais a volta da polia e as pontas das presilhas. Mede-se no próprio portão.',
      },
      {
        question: 'Cabo de inox é melhor?',
        answer: 'Perto do mar, sim. No resto, o galvanizado de boa marca dobra melhor e custa menos.',
      },
    ],
    send: 'Mande a foto do cabo com uma régua e da polia, tirada com o portão fechado, e o tamanho da folha.',
  },
  {
    when: [
      'polia*|roldana*|carretilha*',
      'basculante*|contrapeso|cabo de aco',
      'nylon|plastico|ferro ou|aco ou|aluminio ou|ou ferro|ou aco|ou nylon|material',
    ],
    unless: 'correr|deslizante|trilho',
    winsTies: true,
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Para o cabo do basculante, fique com a polia de ferro ou de aço com rolamento: ela aguenta o peso do contrapeso e mantém o canal. A de nylon é mais quieta e não enferruja, e serve em folha leve de alumínio; em chapa de ferro o cabo corta o canal. Na troca, as duas polias são iguais e vão com o par de cabos, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que conferir além do material',
    text: [
      'O canal tem a grossura do cabo, o diâmetro é o da polia velha e o furo é o do eixo. Polia menor dobra demais o cabo, e ele desfia em meses.',
      'A folha é escorada antes da troca, porque é o cabo que segura o contrapeso.',
    ],
    points: [
      'Rangido no alto da coluna: rolamento seco, seja qual for o material.',
      'Beira do mar ou lavagem frequente: aço zincado.',
      'Canal afiado: a polia corta também o cabo novo, e se troca.',
    ],
    send: 'Mande de longe a foto da polia e do cabo, dos dois lados, e a largura e a altura da folha.',
  },
  {
    when: ['cabo|cabo de aco|cabos', '3/16|1/8|5/32|1/4', 'ou', '1/8|3/16|5/32|1/4'],
    unless: 'preco|quanto|metro',
    winsTies: true,
    subject: 'cabo-de-aco',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Fique com o que já está no portão: a polia tem o canal da grossura dele. O de 3/16 é o mais grosso dos dois comuns e vai em folha de ferro ou madeira; o de 1/8 aparece em folha leve de alumínio. Mais fino do que o original não segura, mais grosso sai do canal e se desfia. O par trocado, com a folha escorada, fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'Como medir sem tirar',
    text: [
      'Com o portão fechado e o disjuntor desligado, meça o diâmetro com paquímetro num trecho parado e sem carga; não toque em cabo esticado nem suba a folha para medir.',
      'Se a polia também está gasta, trocam-se as duas coisas e aí se pode passar ao cabo da medida certa para o peso.',
    ],
    points: [
      'Alma de aço para contrapeso, e não cabo plastificado de varal.',
      'Presilha da medida do cabo, três em cada ponta.',
      'Os dois lados sempre juntos.',
    ],
    send: 'Mande de longe a foto do cabo e da polia e as medidas da folha.',
  },
  {
    when: [asksFunction, 'cabo de aco|cabos de aco'],
    unless: `${otherThanFunction}|correr|deslizante|elevador|academia`,
    subject: 'cabo-de-aco',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['works', 'what'],
    answer: [
      'O cabo de aço liga a folha do basculante ao contrapeso ou à mola: é ele que sustenta o portão no alto, e o motor só o conduz. Se um dos dois se parte, a folha entorta ou desce de uma vez; por isso se troca o par ao primeiro fio partido, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que o cabo segura de cada lado',
    text: [
      'Há um cabo em cada lateral, e cada um passa por uma polia antes de descer ao contrapeso. Os dois dividem a carga por igual, e o que cede primeiro deixa tudo com o outro.',
    ],
    points: [
      'Fio solto, ferrugem ou amassado: pare de usar o portão.',
      'Cabo frouxo com a folha fechada: não acione.',
      'Motor nenhum substitui o cabo.',
    ],
    send: 'Mande de longe a foto dos dois lados do portão, sem ninguém embaixo.',
  },
];
