/** Answers to titles about tilting gates: installation. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const installationAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'espaco|recuo|avanca|sobra|ocupa|invade|calcada|sai para fora|projeta|area livre|distancia',
      'basculante',
      'abrir|abre|quanto|quantos|precisa|metros|altura|calcada|rua|fora',
    ],
    unless: 'motor ocupa|ou|deslizante|correr|teto|preco|lei|multa|pode|barulho|trava',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['install', 'what'],
    answer: [
      'O basculante não pede espaço ao lado, e sim à frente: ao abrir, a parte de baixo da folha avança para fora perto de um terço da altura, o que numa folha de dois metros e trinta dá uns setenta a oitenta centímetros. Para dentro fica o resto, deitado no alto, e o motor vai na coluna, sem tirar vaga. Se o portão está na divisa, é esse avanço sobre a calçada que se mede primeiro.',
    ],
    description:
      'O basculante não pede espaço ao lado, e sim à frente: ao abrir, a parte de baixo da folha avança para fora perto de um terço da altura.',
    heading: 'O que medir antes de fechar o pedido',
    text: [
      'O avanço muda com a posição do pivô: quanto mais baixo ele fica, mais a folha sai. Meça com o portão aberto, do prumo da coluna até a ponta da folha.',
    ],
    points: [
      'Carro parado na frente: deixe o avanço livre e mais um passo.',
      'Altura que sobra por baixo da folha aberta.',
      'Coluna com folga de um palmo para braço e contrapeso.',
    ],
    send: 'Mande a altura e a largura da folha e uma foto dela aberta, de lado.',
  },
  {
    when: [
      'lado|esquerda|direita|esquerdo|direito|de que lado|qual lado',
      'motor|automatizador',
      'portao|basculante|colocar|instalar|fica|direita|motor',
    ],
    unless:
      'lado errado|lado trocado|um lado|outro lado|dois lados|lado de fora|lado de dentro|ao lado|lado a lado|quebr*|torto|pesad*|correr|deslizante|so para|vai para|solt*|barulho',
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['install', 'choose'],
    answer: [
      'No basculante o motor pode ficar na coluna da esquerda ou na da direita: escolhe-se a mais firme e reta, com espaço para o braço e perto do ponto de energia, e a central inverte o sentido de giro. Folha larga ou pesada pode pedir reforço no lado escolhido. Em portão de correr ele fica por dentro, na ponta para onde a folha se recolhe.',
    ],
    heading: 'O que decide o lado',
    text: [
      'A coluna do motor recebe todo o esforço da partida; a fina, torta ou enferrujada é reforçada antes. Porta social, tomada e passagem do carro também contam.',
      'Trocando um motor velho, em geral se aproveita o lado em que ele estava, com a fiação pronta.',
    ],
    points: [
      'Espaço livre para o braço subir sem bater na laje.',
      'Chave de destravamento ao alcance da mão.',
      'Caixa longe de respingo e de roda.',
      'Ponto de energia com terra na mesma coluna.',
    ],
    send: 'Mande a foto das duas colunas por dentro e onde fica a energia: dizemos o lado.',
  },
  {
    when: ['motor', 'cabo|cabos', 'instalar|instalacao|colocar|por', 'trocar|troca', 'basculante|portao|e'],
    unless: 'energia|fio|eletric*|arrebentou',
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['install', 'replace', 'price'],
    answer: [
      'Os dois se fazem juntos, e os cabos vêm primeiro: com a folha escorada troca-se o par, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, acerta-se o contrapeso e só então entra o motor. O kit em basculante sai de {{kit.padrao}} a {{kit.jetflex}} instalado; o acerto da folha é orçado à parte, antes de começar.',
    ],
    heading: 'Por que não deixar os cabos para depois',
    text: [
      'Motor novo abre mais vezes por dia, e cabo velho não avisa. Trocar depois obriga a soltar e regular tudo de novo.',
    ],
    points: [
      'Polia que não gira come o cabo novo: troca junto.',
      'Até a visita, portão fechado se houver fio levantado.',
      'Folha leve na mão no fim: é a prova de que o motor vai durar.',
    ],
  },
  {
    when: [
      'instal*|colocar|coloca*|por motor|por um motor|botar|automatiz*|motoriz*|adaptar|eletrificar|transformar',
      'basculante*',
      'existente|existentes|que existe|ja existe|que ja existe|ja existente|ja tenho|que tenho|que ja tenho|ja instalado|ja instalada|manual|pronto|ja pronto|antigo|velho|usado|comum|simples|sem motor|de mao',
    ],
    unless:
      'nao abre|nao fecha|consert*|motor antigo|motor velho|motor usado|nobreak|fotocelula|placa|controle*|trilho novo|fabric*|porta de enrolar|abertura manual|como abrir|como destravar|trocar|troca|sem energia|deslocar|posso instalar|sozinho|correr|deslizante|pivotante|mola',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['install', 'price'],
    answer: [
      'Dá para pôr motor no basculante que já está aí, e é o caso dos nossos kits: {{kit.padrao}} o PADRÃO, {{kit.speedy}} o SPEEDY e {{kit.jetflex}} o JETFLEX, com motor, central, dois controles e instalação. Em {horas de instalação} o portão sai funcionando, se a folha está equilibrada e a coluna, firme.',
    ],
    heading: 'O que o portão existente precisa ter',
    text: [
      'Folha equilibrada é a que para sozinha a meia altura. Se ela cai ou sobe, cabo e contrapeso vêm antes do motor, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; quem mexe neles é o técnico.',
      'O peso escolhe o modelo: até {{home.weight}} no PADRÃO e até {{homeJetflex.weight}} no JETFLEX. O que não está no kit é ponto de energia novo, do eletricista, e solda na folha.',
    ],
    points: [
      'Lateral livre para o trilho do motor, do chão ao alto da folha.',
      'Coluna de ferro ou concreto, que não balance.',
      'Tomada ou ponto perto da coluna, em 127 V ou 220 V; o JETFLEX pede 220 V.',
      'Trinco e cadeado antigos saem: o motor trava a folha.',
    ],
    further:
      'As medidas que fazemos antes estão em [instalação em basculante](/topicos/instalacao-de-motor-de-portao-basculante).',
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, mostrando a lateral, a altura, a largura e o material da folha: dizemos qual kit serve.',
  },
  {
    when: [
      'altura|espaco|folga|medida|medidas|lateral|largura',
      'minima|minimo|necessaria|necessario|livre|precisa|preciso',
      'basculante*',
    ],
    unless: 'fotocelula|maxima|calcada|carro|caminhonete|suv|teto|laje|trilho de portao',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['install', 'compatibility'],
    answer: [
      'O motor de basculante não pede uma altura igual em todo portão: ele fica na lateral, em pé, e o trilho dele se escolhe pela altura da folha. O que precisa existir é a lateral livre do chão ao alto, coluna firme para fixá-lo e espaço para o braço correr; a medida exata de cada modelo está na ficha, e confirmamos por foto.',
    ],
    heading: 'As medidas que tiramos antes',
    text: [
      'São quatro: altura e largura da folha, distância da folha à parede na lateral e quanto ela avança para dentro e para fora ao abrir. Cano, tomada ou degrau nesse caminho muda o lado do motor.',
      'Se cabe, o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}, com folha de até {{home.weight}} no PADRÃO e {{homeJetflex.weight}} no JETFLEX.',
    ],
    points: [
      'Folha muito baixa ou muito alta: o trilho muda de tamanho.',
      'Coluna de tubo fino: reforço antes do motor.',
      'Lado do motor: o que tiver ponto de energia e parede livre.',
      'Acima da folha, espaço para ela passar do carro mais alto.',
    ],
    further:
      'O passo a passo está em [instalação em basculante](/topicos/instalacao-de-motor-de-portao-basculante).',
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, com uma trena na lateral, a altura, a largura e o material da folha.',
  },
  {
    when: [
      'vedacao|vedar|borracha|rodape|agua entra|agua entrando|agua passa|entra agua|entrando agua|passa agua|entra chuva|chuva entra|enxurrada|infiltracao',
      'embaixo|debaixo|por baixo|fresta|agua|chuva|vao|chao|portao',
    ],
    unless: 'fotocelula|caixa|placa|controle|motor|tampa|capa|carenagem|escova*|lateral|laterais|vento',
    subject: 'portao-basculante',
    isAboutSubject: true,
    aspects: ['install'],
    answer: [
      'A água que entra por baixo se segura com borracha de vedação presa à borda da folha e, se a enxurrada é forte, com uma canaleta de grelha antes do portão: borracha sozinha não segura água parada. Use a de aba mole, que dobra, e não a rígida, que o motor entende como obstáculo.',
    ],
    heading: 'Vedar sem o portão voltar ou colar',
    text: [
      'A aba deve só encostar no piso. Se ela aperta, a central sente resistência e reabre, ou o motor força todo dia; depois da borracha, o fim de curso se regula outra vez, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
      'No de correr a vedação vai na lateral e em escova, porque o trilho precisa de passagem para a água.',
    ],
    points: [
      'Piso torto: borracha mais alta, ou nivele a soleira.',
      'Borracha que cola no sol: talco ou silicone na aba.',
      'Rato e folha seca: escova dupla.',
      'Peso: poucos quilos, mas confira o equilíbrio.',
    ],
  },
  {
    when: [
      'escova de vedacao|escova vedacao|escova vedadora|escova*|vedacao lateral|vedacao das laterais|vedar a lateral|vedar as laterais|vedacao contra vento|fresta lateral|frestas laterais|vedar fresta lateral',
      'portao*|vento|poeira|fresta*|vedar|vedacao|folha',
    ],
    unless: 'motor|carvao|limp*|trilho|agua|chuva|por baixo|enferruj*',
    subject: 'portao-basculante',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['install', 'choose'],
    answer: [
      'A escova de vedação fecha a fresta das laterais e do alto do portão contra vento, poeira e bicho: é uma fileira de cerdas num perfil, presa na coluna ou na moldura, e não na folha que corre. As cerdas só devem encostar; apertadas, freiam a folha, e o motor sente um obstáculo. Quem a põe é o serralheiro, e depois se regula a força do motor, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    description:
      'A escova de vedação fecha a fresta das laterais do portão contra vento, poeira e bicho, com as cerdas só encostando na folha.',
    heading: 'Medida da escova e lugar de cada lado',
    text: [
      'Meça a fresta com o portão fechado, no ponto mais largo e no mais estreito, e compre a cerda um pouco maior que o mais largo. Por baixo, onde entra água, vai borracha de aba mole, e não escova.',
    ],
    points: [
      'De correr: nas duas colunas, do lado de dentro.',
      'Basculante: nas laterais, fora do caminho do braço.',
      'Longe do feixe da fotocélula.',
      'Cerda deitada ou suja: lava-se com água e sabão.',
    ],
    send: 'Mande a foto do portão fechado, por dentro, e a largura da fresta.',
  },
  {
    when: ['pistao|pistoes|pistao a gas|mola a gas|amortecedor a gas', 'basculante*'],
    unless: 'correr|quebr*|vaz*|fuso',
    subject: 'portao-basculante',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['compatibility', 'choose', 'replace'],
    answer: [
      'Não: portão basculante não se move nem se equilibra por pistão. O motor dele é de fuso, preso à coluna, e o peso da folha fica no contrapeso ou na mola; o motor de pistão é de portão de abrir, e o pistão a gás perde força e deixa a folha cair. Motor novo em basculante, com o kit instalado, vai de {{kit.padrao}} a {{kit.jetflex}}.',
    ],
    heading: 'Se a folha está pesada ou bate',
    text: [
      'Folha que sobe pesada se acerta no contrapeso ou na mola, serviço de {{repair.from}} a {{repair.to}}; a que bate no fim se acerta no fim de curso, de {{part.adjustment.from}} a {{part.adjustment.to}}. Nenhuma das duas coisas se resolve com um amortecedor a mais.',
    ],
    points: [
      'Solta do motor, a folha boa para a meia altura.',
      'Batente de borracha abafa o som, e não segura a folha.',
      'Tampa de armário e de carro usa pistão a gás; portão, não.',
    ],
    send: 'Mande um vídeo da folha subindo e uma foto das laterais, de longe.',
  },
];
