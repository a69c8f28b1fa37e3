/** Answers to titles about racks: prices, and whether something is worth its price. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksPrice } from '../../words/asking-words.ts';

export const priceAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'cremalheira*|gomo|gomos',
      'preco|precos|valor|custa|custo|quanto|orcamento|quanto fica|quanto sai',
      'centimetros|centimetro|gomo|gomos',
    ],
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'O gomo de cremalheira avulso não tem preço de tabela conosco: nós o levamos e montamos, e trocar ou realinhar gomos da cremalheira fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, conforme quantos são e o material. Divida o comprimento da folha pelo do gomo para saber quantos ela leva e conte um de sobra.',
    ],
    heading: 'O que tem de bater com a cremalheira que já está lá',
    text: [
      'O passo do dente manda mais que o comprimento: gomo de passo diferente faz o pinhão pular na emenda. Leve um gomo velho, ou conte os dentes em dez centímetros e compare.',
    ],
    points: [
      'Nylon com alma de aço: folha leve e motor de casa.',
      'Aço: folha pesada ou uso de prédio.',
      'Furação e altura do dente iguais às dos vizinhos.',
      'Folga pequena sobre o pinhão, igual de ponta a ponta.',
    ],
    further:
      'As faixas de cada peça estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).',
    send: 'Mande a foto de um gomo ao lado da régua, o comprimento da folha e a etiqueta do motor.',
  },
  {
    when: [
      'cremalheira*',
      'nylon',
      'aco|ferro|metal',
      'gasta|gastas|gastou|desgastada|desgastou|comida|dente|dentes|quebrada|quebrou|rachou|rachada|quando trocar|quando devo trocar|quando se troca|hora de trocar',
    ],
    unless: 'aguenta|serve|dura mais|engraxar|graxa',
    winsTies: true,
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['replace', 'choose'],
    answer: [
      'Troque a cremalheira se os dentes estão afinados ou lascados, se a folha pula ou se a barra empenou: de nylon em casa, de aço em folha pesada ou em prédio. Onde a de nylon quebrou pelo uso, e não por roldana gasta ou desalinho, vai a de aço. A troca custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; veja antes o pinhão, que gasta junto.',
    ],
    heading: 'Onde o dente gastou diz o que fazer',
    text: [
      'Gasto num trecho só pede um ou dois gomos do mesmo material e do mesmo passo. Gasto de ponta a ponta pede a linha inteira, e é aí que se escolhe entre nylon e aço.',
      'Com o disjuntor desligado, o motor solto e a folha em pé nas roldanas, o técnico olha dente por dente e põe o pinhão novo se o velho está em ponta.',
    ],
    points: [
      'Nylon sem alma de aço, empenado pelo sol: troca-se pelo que tem alma.',
      'Motor que gira e folha que não anda: dente que falta.',
      'Folha que desceu: primeiro a roldana, depois a cremalheira.',
      'Aço perto do mar: só galvanizado.',
    ],
    send: 'Mande a foto do trecho gasto com uma régua ao lado, a etiqueta do motor e o comprimento da folha.',
  },
  {
    when: ['cremalheira*', 'nylon', 'aco|ferro|metal', 'trocar|mudar|substituir|compensa|vale'],
    unless: 'qual|diferenca|dura mais',
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['worth', 'replace'],
    answer: [
      'Compensa pôr cremalheira de aço em folha pesada, em prédio ou onde a de nylon já quebrou pelo uso; em portão leve de casa, não, porque a de nylon com alma de aço dura anos e faz menos barulho. Se ela quebrou em folha leve, acerte antes a folga e a roldana, ou a de aço vai gastar o pinhão. A troca custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que muda com a de aço',
    text: [
      'Pede uma película de graxa branca e fala mais alto. O passo do dente tem de ser igual ao do pinhão.',
    ],
    points: [
      'Troque a linha inteira, sem misturar.',
      'Alinhe de ponta a ponta depois.',
      'Maresia: galvanizada.',
    ],
  },
  {
    when: [
      'cremalheira*',
      'preco|precos|valor|quanto custa|quanto sai|quanto fica|quanto e|quanto cobra*',
      'como instalar|como colocar|como trocar|como alinhar|como regular|como se instala|como por',
    ],
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Trocar a cremalheira fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}} conosco, conforme quantos metros são; a barra avulsa se compra por metro em loja do ramo. Ela se instala presa à folha, nivelada de ponta a ponta, com uma folga pequena sobre o pinhão, do tamanho de uma moeda, para que o peso do portão nunca descanse no motor.',
    ],
    heading: 'A ordem da montagem da cremalheira',
    text: [
      'Disjuntor desligado e motor solto na chave, antes de qualquer parafuso. Começa-se pela barra em cima do pinhão, marca-se a linha com nível e leva-se a folha na mão até o fim, conferindo a folga em cada parafuso.',
      'Na emenda, um pedaço de cremalheira invertido por baixo acerta o passo dos dentes. Dente que encosta no fundo ronca e quebra; dente alto demais pula.',
    ],
    points: [
      'Conte o vão e mais meio metro, que é o que passa do motor.',
      'Nylon com alma de aço para folha leve; aço para folha pesada.',
      'Pinhão gasto sai junto, ou come a barra nova.',
      'Dedos longe do encontro dos dentes, mesmo com o motor solto.',
    ],
    send: 'Mande a foto da cremalheira com o motor ao lado e o comprimento da folha: dizemos quantos metros são e o valor.',
  },
  {
    when: ['cremalheira*', 'quando|sinal|sinais|sintoma*|como saber|hora de|precisa', asksPrice],
    unless: 'metro|metros|barra|barras|portao novo|motor novo',
    subject: 'cremalheira',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['signs', 'price'],
    answer: [
      'Troca-se a cremalheira do portão quando os dentes estão gastos, lascados ou arrancados, ou quando a barra empenou e o pinhão pula mesmo com a folga acertada; se ela só soltou ou saiu de linha, basta realinhar e reapertar. Trocar ou realinhar fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, conforme o número de gomos; o pinhão gasto se troca junto.',
    ],
    description:
      'Troca-se a cremalheira com dente gasto, lascado ou arrancado; solta, basta realinhar. O serviço fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    heading: 'Trocar, realinhar ou olhar antes a roldana',
    text: [
      'Olhe a cremalheira de ponta a ponta, com o disjuntor desligado: dente fino no curso inteiro pede a linha toda, e dente arrancado num ponto só pede um ou dois gomos do mesmo passo.',
      'Se os dentes estão bons e o portão pula, a folga cresceu: parafuso frouxo, base do motor solta ou roldana gasta, que muda a altura da folha. Aí o serviço é acertar, e não trocar.',
    ],
    points: [
      'Ponta do dente afiada como serra: gastou.',
      'Barra ondulada entre dois parafusos: empenou.',
      'Pinhão com dente em ponta: troca-se com a cremalheira.',
      'Gomo novo com roldana baixa: quebra no mesmo lugar.',
    ],
    further: 'Os sinais de cada caso estão em [cremalheira pulando](/cremalheira-do-portao-pulando).',
    send: 'Mande a foto dos dentes com uma régua ao lado, uma do pinhão e o comprimento da folha.',
  },
  {
    when: ['cremalheira', 'preco|quanto|custa|valor', 'trocar|gasta|instalada'],
    unless: 'metro|metros|barra|barras|gomo|gomos',
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Trocar a cremalheira conosco fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, conforme a quantidade de gomos e o estado da linha; o gomo avulso é vendido em loja do ramo. Conta-se o comprimento do vão mais a sobra do motor: um vão de quatro metros pede perto de quatro metros e meio.',
    ],
    heading: 'Nylon ou aço, e o que isso muda na conta',
    text: [
      'Nylon é silencioso e mais em conta, e basta em folha leve; aço custa mais e serve em folha pesada e portão de prédio. A mão de obra muda pouco: alinhar é o mesmo trabalho.',
    ],
    points: [
      'Peça gomo do mesmo passo dos dentes antigos.',
      'Some parafusos, chumbadores e calço.',
      'Portão pesado com linha longa: mais gomos e mais parafusos.',
      'Pinhão gasto se troca junto, senão come o gomo novo.',
    ],
    questions: [
      {
        question: 'O motor pode ficar com pinhão gasto e cremalheira nova?',
        answer: 'Pode e dura pouco: dente gasto de um lado destrói o outro.',
      },
    ],
    further:
      'Troca-se a cremalheira com dente gasto ou arrancado; se ela só saiu de linha, realinha-se, como em [cremalheira pulando](/cremalheira-do-portao-pulando).',
    send: 'Mande a foto da cremalheira com uma régua ao lado e o comprimento do portão.',
  },
  {
    when: [asksPrice, 'cremalheira*', 'metro|metros|barra|barras|gomo|gomos'],
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'Não cobramos a cremalheira por metro: trocada e alinhada por nós, ela fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}} no serviço, conforme os metros que a sua folha pede. Barra solta não vendemos; na loja ela se compra por metro, e o valor varia com o material: nylon com alma de aço para folha leve, aço galvanizado para folha pesada.',
    ],
    heading: 'Quantos metros e de que tipo',
    text: [
      'A conta é o vão livre mais uma folga que passe do motor com o portão aberto. Portão de quatro metros de vão pede perto disso em barras, mais um pedaço.',
      'O passo do dente tem de ser o do pinhão. Misturar passos, mesmo de barras novas, faz o motor pular e gasta os dois.',
    ],
    points: [
      'Conte os gomos gastos: muitas vezes são só dois ou três.',
      'Meça o passo: distância entre dez dentes, dividida por dez.',
      'Parafuso ou solda: o parafuso deixa alinhar de novo.',
      'Folga entre dente e pinhão em todo o curso, nunca encostado.',
    ],
    further: 'Se o dente já pulou, veja [cremalheira pulando](/cremalheira-do-portao-pulando).',
    send: 'Mande pelo WhatsApp a foto de um gomo ao lado de uma régua e o comprimento da folha.',
  },
];
