/** Answers to titles about motors: how much power. */
import type { DirectAnswer } from '../../../direct-answer.ts';

const horsepower =
  'quantos hp|quantos cv|quantos cavalos|quanto hp|quanto cv|qual hp|qual o hp|qual cv|qual o cv|que hp|hp de motor|hp para|cv para|qual potencia|qual a potencia|que potencia|potencia de motor|potencia';

export const powerAnswers: readonly DirectAnswer[] = [
  {
    when: ['home', '1/4', '1/3'],
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'price'],
    answer: [
      'Fique com 1/3 se a folha passa de {{motor.quarterCv.weight}}: na nossa tabela de basculante, 1/4 CV leva até esse peso e 1/3 CV até {{motor.thirdCv.weight}}, sem instalação por {{motor.quarterCv}} e {{motor.thirdCv}}. O PPA Home do kit PADRÃO, que leva até {{home.weight}}, sai por {{kit.padrao}} já instalado; a potência da versão está na etiqueta dele.',
    ],
    heading: 'Home em duas potências',
    text: [
      'Folha de alumínio ou de grade, de uma vaga, fica com folga na potência menor. Chapa de aço, porta embutida e madeira pedem a maior.',
      'Nenhuma das duas abre mais depressa: a velocidade vem do fuso e do inversor, que são do SPEEDY e do JETFLEX.',
    ],
    points: [
      'O peso se calcula pela área da folha e pelo material.',
      'Folha solta que para a meia altura: equilíbrio certo.',
      'Sem folga de um quinto, escolha a maior.',
    ],
    send: 'Mande pelo WhatsApp altura, largura, material e uma foto do basculante por dentro.',
  },
  {
    when: [
      'calcular|calculo|calcula|dimensionar|dimensionamento|conta',
      'forca|potencia|motor|hp|cv',
      'motor|portao',
    ],
    unless:
      'luz|energia|consumo|gasta|preco|parcela*|regular|cremalheira|nobreak|ciclos|correr|deslizante|contrapeso',
    winsTies: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'A conta começa na folha: largura vezes altura, vezes o peso do material por metro quadrado, que é de cinco a oito quilos em alumínio, de nove a catorze em grade, de treze a vinte em chapa e de vinte a trinta em madeira sobre ferro. Some um quarto de sobra e compare com o motor: em basculante, até {{motor.quarterCv.weight}} o de 1/4 CV, até {{motor.thirdCv.weight}} o de 1/3 e até {{motor.halfCv.weight}} o de 1/2.',
    ],
    heading: 'Um exemplo e as exceções',
    text: [
      'Folha de três metros por dois e vinte, em chapa: seis metros e sessenta quadrados, perto de cento e dez quilos; com a sobra, perto de cento e quarenta. No de correr a potência não decide: vale o peso máximo escrito na etiqueta.',
      'Sem instalação, esses três custam {{motor.quarterCv}}, {{motor.thirdCv}} e {{motor.halfCv}}.',
    ],
    points: [
      'Porta social embutida, ripado e vidro entram no peso.',
      'Rampa, vento e uso de prédio pedem um tamanho acima.',
      'A mão não mede: o contrapeso esconde o peso.',
      'Motor mais forte não é mais rápido.',
    ],
    send: 'Mande a largura, a altura, o material e uma foto por dentro: fazemos a conta com você.',
  },
  {
    when: [
      'e muito|e demais|e exagero|e muito forte|exagero|forte demais|e muita coisa|e grande demais|sobra',
      '1/2|1/3|1/4|meio cavalo',
      'casa|portao|motor',
    ],
    unless: 'aguenta|preco|quanto|luz|barulho|correr|deslizante',
    winsTies: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Para a maioria das casas, 1/2 CV é mais do que precisa: o de 1/3 já leva basculante de até {{motor.thirdCv.weight}}, que cobre quase toda folha de chapa, e o de 1/4 vai até {{motor.quarterCv.weight}}. O de 1/2 se justifica em madeira, vão largo ou folha de até {{motor.halfCv.weight}}. Sobra de um quarto é boa; mais que isso custa dinheiro e empurra com mais força quem estiver no vão.',
    ],
    heading: 'Quanto a diferença custa',
    text: [
      'Sem instalação, são {{motor.quarterCv}}, {{motor.thirdCv}} e {{motor.halfCv}}. O consumo quase não muda, e a velocidade também não: quem abre depressa é o inversor, e não a potência.',
    ],
    points: [
      'Largura vezes altura vezes o material dá o peso.',
      'Motor forte pede a força da placa no mínimo.',
      'Prédio é outra conta: ciclos por hora.',
    ],
    send: 'Mande a largura, a altura e o material da folha: dizemos o menor que serve.',
  },
  {
    when: [
      'quantos hp|quantos cv|quantos cavalos|qual hp|qual cv|qual potencia|que potencia|quanto de potencia|potencia de motor|potencia',
      'ferro|aco|chapa|aluminio|grade|pesado|pesada|grande|largo|alto',
      'portao|motor|folha',
    ],
    unless:
      'kg|quilos|1/2|1/3|1/4|madeira|correr|deslizante|pivotante|de abrir|duas folhas|condominio*|predio*|metros|gasta|consome|nobreak|perdeu',
    winsTies: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'De 1/4 a 1/2 HP, conforme o peso: num basculante equilibrado, 1/4 HP leva folha de até {{motor.quarterCv.weight}}, 1/3 HP até {{motor.thirdCv.weight}} e 1/2 HP até {{motor.halfCv.weight}}. Acima disso vai a linha pesada, até {{heavyLine.weight}}, por orçamento. No portão de correr ou de abrir, a mesma potência leva pesos diferentes, e vale o limite da ficha de cada modelo.',
    ],
    heading: 'Do material da folha aos HP do motor',
    text: [
      'Largura vezes altura dá a área, e cada metro quadrado pesa de cinco a oito quilos em alumínio, de nove a catorze em grade e de treze a vinte em chapa. Deixe a folha um quinto abaixo do limite do motor.',
      'Sem instalação, os três motores custam {{motor.quarterCv}}, {{motor.thirdCv}} e {{motor.halfCv}}. Na etiqueta pode estar escrito CV no lugar de HP: na prática, é a mesma potência.',
    ],
    points: [
      'Folha de alumínio ou grade, de uma vaga: 1/4 HP.',
      'Chapa comum: 1/3 HP.',
      'Chapa grossa ou porta social embutida: 1/2 HP ou a linha pesada.',
      'Folha solta do motor que não para a meia altura: acerte o equilíbrio antes.',
    ],
    send: 'Mande pelo WhatsApp altura, largura, material e uma foto do portão por dentro: dizemos o peso provável e a potência.',
  },
  {
    when: [horsepower, 'portao*|motor*|folha|garagem|vao'],
    unless: `basculante*|kg|quilos|1/2|1/3|1/4|nobreak|controle|condominio*|predio*|pivotante*|de abrir|duas folhas|correr|deslizante*|altura|de alto`,
    figure: { unit: 'metre', from: 2, to: 10 },
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    isAboutFigure: true,
    aspects: ['choose', 'price'],
    answer: [
      'A largura de {figura} sozinha não dá o HP, porque quem decide é o peso da folha. De correr, 1/4 HP leva folha leve de alumínio ou grade, 1/3 HP a maioria, até uns quatrocentos quilos, e 1/2 HP a de chapa pesada ou com rampa. Em basculante, 1/4 HP vai até {{motor.quarterCv.weight}}, 1/3 HP até {{motor.thirdCv.weight}} e 1/2 HP até {{motor.halfCv.weight}}. Vale o peso máximo da etiqueta, com um quinto de sobra.',
    ],
    description:
      'Em {figura} quem dá o HP é o peso: de correr, 1/4 leva folha leve, 1/3 a maioria e 1/2 a pesada; em basculante, 1/3 HP vai até {{motor.thirdCv.weight}}.',
    heading: 'Dos {figura} ao peso da folha',
    text: [
      'Multiplique {figura} pela altura e a área pelo material: um metro quadrado pesa de cinco a oito quilos em alumínio, de nove a catorze em grade e de treze a vinte em chapa.',
      'Em basculante o kit instalado vai de {{kit.padrao}} a {{kit.jetflex}}, e acima de {{homeJetflex.weight}} entra a linha pesada, por orçamento. Portão de correr ou de abrir também sai por orçamento, numa casa em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'De correr: mais largura pede mais cremalheira e mais segundos de espera.',
      'De abrir em duas folhas: um motor em cada uma, escolhido pela maior.',
      'Basculante: com os cabos inteiros, a folha solta para a meia altura antes de qualquer motor.',
      'Na etiqueta pode estar CV no lugar de HP: é quase a mesma potência.',
    ],
    send: 'Mande pelo WhatsApp a altura, o material e uma foto do portão por dentro: dizemos o peso provável e a potência.',
  },
  {
    when: [horsepower, 'basculante*'],
    unless: 'kg|quilos|1/2|1/3|1/4|nobreak|controle|condominio*|predio*|correr|deslizante*',
    figure: { unit: 'metre', from: 2, to: 7 },
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    isAboutFigure: true,
    aspects: ['choose', 'price'],
    answer: [
      'Num basculante de {figura} o HP sai do peso da folha: 1/4 HP vai até {{motor.quarterCv.weight}}, 1/3 HP até {{motor.thirdCv.weight}} e 1/2 HP até {{motor.halfCv.weight}}. Em kit instalado, o PPA Home, do PADRÃO de {{kit.padrao}}, leva até {{home.weight}}, e o PPA Home Jetflex, de {{kit.jetflex}}, até {{homeJetflex.weight}}; acima disso vai a linha pesada, por orçamento.',
    ],
    description:
      'Num basculante de {figura} o HP sai do peso: 1/4 HP vai até {{motor.quarterCv.weight}}, 1/3 HP até {{motor.thirdCv.weight}} e 1/2 HP até {{motor.halfCv.weight}}.',
    heading: 'O peso que {figura} de basculante dão',
    text: [
      'Multiplique a largura pela altura: cada metro quadrado pesa de cinco a oito quilos em alumínio, de nove a catorze em grade e de treze a vinte em chapa. Madeira sobre ferro pesa mais.',
      'A conta vale para folha equilibrada. Se solta ela desce, o que falta é contrapeso, e nenhum HP resolve.',
    ],
    points: [
      'O peso da folha deve ficar um quinto abaixo do limite.',
      'Mais HP não abre mais depressa: a velocidade é do fuso e do inversor.',
      'O JETFLEX só liga em 220 V.',
    ],
    send: 'Mande a altura, o material e uma foto da folha por dentro: dizemos o peso provável e o motor.',
  },
];
