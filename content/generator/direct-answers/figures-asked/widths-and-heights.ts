/** What the width and the height of a leaf change: its weight, the price, the room that it needs. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const sizeAnswers: readonly DirectAnswer[] = [
  {
    when: ['altura|alto|alta', 'portao|motor|basculante|folha|correr|deslizante'],
    figure: { unit: 'metre', from: 2.6, to: 8 },
    unless: 'largura|muro|fotocelula|camera|parede|caminhao|veiculo|teto|pe direito|x|por|pivotante',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Com {figura} de altura o portão pesa e balança mais que o comum, que fica perto de 2,30 m, e o motor se escolhe pelo peso: multiplique a altura pela largura e conte, por metro quadrado, de cinco a oito quilos em alumínio e de treze a vinte em chapa de aço. Em basculante, o PPA Home move até {{home.weight}}, por {{kit.padrao}} instalado, e o JETFLEX até {{homeJetflex.weight}}, por {{kit.jetflex}}; folha muito alta costuma ir melhor em portão de correr ou de abrir, por orçamento.',
    ],
    heading: 'O que a altura muda na montagem',
    text: [
      'No basculante a folha alta avança mais para fora ao abrir e pede braço comprido, contrapeso refeito e coluna firme. No de correr, a guia de cima segura a folha, e o vento conta tanto quanto o peso.',
    ],
    points: [
      'Diga também a largura: sem ela não há peso.',
      'Folha vazada no alto recebe menos vento.',
      'Trave e coluna sem folga antes do motor.',
    ],
    send: 'Mande altura, largura, material e uma foto inteira, por dentro.',
  },
  {
    when: ['altura|alto|alta', 'portao|motor|basculante|folha|correr|deslizante'],
    figure: { unit: 'metre', from: 1, to: 2.59 },
    unless:
      'acionador|largura|muro|fotocelula|camera|parede|caminhao|veiculo|teto|pe direito|x|por|pivotante|espaco|carro|van|quanto',
    subject: 'portao-automatico',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Altura de {figura} não pede motor especial: falta a largura para saber o peso. Num basculante com uns três metros de largura, alumínio, grade de ferro e chapa de aço ficam dentro dos {{home.weight}} do PPA Home, que sai no kit PADRÃO por {{kit.padrao}} instalado. Meça também o carro: com a folha aberta, o vão perde um pouco da altura.',
    ],
    heading: 'Da altura ao peso da folha',
    text: [
      'Largura vezes altura, vezes o peso do material por metro quadrado: de cinco a oito quilos em alumínio, de treze a vinte em chapa. Madeira sobre ferro passa disso e pode pedir o JETFLEX, até {{homeJetflex.weight}}.',
    ],
    points: [
      'Altura livre com a folha aberta, no ponto mais baixo.',
      'Bagageiro, antena e caçamba do carro mais alto.',
      'Degrau ou rampa na soleira, que come altura.',
    ],
    send: 'Mande largura, altura, material e uma foto da folha por dentro.',
  },
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
      'espaco|lateral|recuo|muro|parede|sobra|quantos metros|ao lado',
      'quanto|quantos|precisa|minimo|lado|lateral|metros|livre',
      'correr|deslizante',
    ],
    unless:
      'preco|barulho|cremalheira|trilho|quanto custa|fio|controle|bateu|caiu|cabo|motor de quantos|sem parede|sem muro|sem espaco|nao tem espaco|nao tenho espaco|falta espaco|pouco espaco|nao cabe|nao tem parede',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['install', 'choose'],
    answer: [
      'Ao lado do vão o portão de correr precisa de muro livre do tamanho da folha e mais uns quarenta a cinquenta centímetros, para o motor e o batente: num vão de três metros, perto de três metros e sessenta. Para trás não precisa de recuo, porque a folha corre rente ao muro; o motor ocupa uns trinta centímetros para dentro. Falta muro? Duas folhas que se recolhem, ou basculante.',
    ],
    heading: 'Onde o portão de correr perde espaço',
    text: [
      'Pilar, cano, relógio de luz e vaso no caminho contam: meça no ponto mais estreito, do vão até o primeiro obstáculo. O trilho passa inteiro por trás do muro, no nível.',
    ],
    points: [
      'Guia de cima em coluna firme, no começo do recuo.',
      'Carro estacionado rente ao muro: a folha precisa passar atrás dele.',
      'Porta social no caminho da folha não pode.',
    ],
    send: 'Mande a largura do vão, o muro livre ao lado e uma foto de frente, por dentro.',
  },
  {
    when: ['metros|metro|m', 'motor|portao|folha|vao|largura'],
    figure: { unit: 'metre', from: 7, to: 30 },
    unless:
      'basculante|fio|fiacao|cabo|distancia|controle|alcance|cremalheira|altura|recuo|rua|bitola|antena|trilho|fotocelula|consert*|nao|parou|barulho|kg|quadro|condominio|predio|preco|quanto custa|madeira|aluminio|ferro|pivotante|sem luz|sem energia|roldana*',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Um portão de {figura} é de correr ou de duas folhas, porque basculante dessa largura flexiona no meio. De correr, leva um motor deslizante escolhido pelo peso da folha, que em grade de ferro com uns dois metros e meio de altura fica perto de trinta quilos por metro de largura, e cremalheira de aço no comprimento todo. Sai por orçamento; folha pesada, com a instalação, fica em geral entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'Uma folha de correr ou duas que se encontram',
    text: [
      'Uma folha só pede muro livre do tamanho dela, ao lado do vão. Duas que correm para lados opostos dividem o peso e levam um motor cada, com uma central que os põe juntos.',
      'Folha longa balança: trilho de carga no nível, roldanas grandes e guia de cima firme vêm antes do motor.',
    ],
    points: [
      'Peso por metro quadrado do material, vezes a área.',
      'Máximo da ficha um quarto acima do peso da folha.',
      'Aberturas na hora cheia, se entra caminhão ou mais de uma família.',
    ],
    send: 'Mande largura, altura, material e uma foto do trilho e do muro ao lado.',
  },
  {
    when: [
      'automatizar|automatizacao|instalar motor|colocar motor|por motor|motor instalado|instalacao|motorizar|motor',
      'quanto custa|preco|valor|quanto fica|quanto e|quanto sai|orcamento',
    ],
    figure: { unit: 'metre', from: 5.01, to: 30 },
    unless:
      'basculante|fio|fiacao|cabo|distancia|controle|cremalheira|altura|trilho|consert*|kg|pivotante|roldana*',
    subject: 'automatizacao',
    isAboutSubject: true,
    aspects: ['price', 'install'],
    answer: [
      'Um portão de {figura} quase sempre é de correr ou de duas folhas, e o motor sai por orçamento: numa casa, com a instalação, fica em geral entre {{replacement.from}} e {{replacement.to}}, e em folha pesada, entre {{condominium.from}} e {{condominium.to}}. A largura soma cremalheira; quem decide a faixa é o peso. Se ele for basculante e a folha pesar até {{home.weight}}, o kit PADRÃO custa {{kit.padrao}} instalado.',
    ],
    heading: 'O que muda o preço num portão largo',
    text: [
      'Material da folha, estado do trilho e das roldanas, ponto de energia e aberturas por hora. Duas folhas levam dois motores e uma central que os põe em ordem.',
    ],
    points: [
      'Alumínio ou grade: motor de casa costuma bastar.',
      'Chapa fechada ou madeira: peso e vento pedem um modelo acima.',
      'Trilho torto ou roldana ruim se orça antes.',
    ],
    send: 'Mande largura, altura, material e uma foto do portão inteiro, por dentro.',
  },
  {
    when: [
      'quantas roldanas|quantas rodinhas|numero de roldanas|quantas rodas|quantidade de roldanas',
      'portao|correr|deslizante|metros',
    ],
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Duas, uma perto de cada ponta da folha, mesmo num portão largo: com três, o trilho nunca é tão plano que todas apoiem, e uma gira no ar. O que cresce com o peso não é o número, e sim o tamanho e a carga de cada roldana, que leva metade da folha com folga. Trocar o par fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'Como escolher o par',
    text: [
      'Divida o peso da folha por dois e peça roldana com carga maior que isso. O canal, em V ou em U, tem de ser o do trilho, e o diâmetro é o da que sai, para a cremalheira não mudar de altura.',
    ],
    points: [
      'Troque as duas juntas, ou a folha fica inclinada.',
      'Em cima não vai roldana de carga: vai guia de nylon.',
      'Folha longa que cede no meio: reforço do quadro, e não terceira roda.',
    ],
    send: 'Mande o peso ou as medidas da folha e uma foto da roldana e do trilho.',
  },
];
