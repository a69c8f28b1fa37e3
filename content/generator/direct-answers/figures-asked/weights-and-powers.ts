/** How much a leaf weighs, and what power that needs. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const weightAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'calcul*|como saber|saber|descobr*|estimar|como medir|como pesar|pesar|qual o peso|quanto pesa|por metro|por metro quadrado|m2|tabela|media|peso medio|conta',
      'peso|pesa|kg|quilos|quilo|pesar',
      'portao|folha|basculante|deslizante',
    ],
    unless:
      'contrapeso*|pesado|aguenta|motor|leve demais|ficou|cabo|mola|roldana|trilho|figura|vidro|em mao|alto',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose', 'what'],
    answer: [
      'O peso se calcula sem balança: largura vezes altura, vezes o peso do material por metro quadrado, já com o quadro. Conte de cinco a oito quilos em alumínio, de nove a catorze em grade de ferro, de treze a vinte em chapa de aço e de vinte a trinta em madeira sobre ferro. Uma folha de 3 m por 2,5 m tem 7,5 m²: em chapa de aço, pesa entre cem e cento e cinquenta quilos.',
    ],
    heading: 'Do peso ao motor',
    text: [
      'Num basculante equilibrado, o PPA Home move até {{home.weight}} e o PPA Home Jetflex até {{homeJetflex.weight}}; deixe a folha um quinto abaixo do limite. No portão de correr o peso rola, e vale o máximo da ficha do motor.',
      'Não solte cabo, mola nem contrapeso para pesar a folha: ela pode cair. A mão também engana, porque sente só o que falta de equilíbrio.',
    ],
    points: [
      'Porta social embutida, vidro e revestimento somam.',
      'Chapa dos dois lados conta duas vezes.',
      'Madeira ganha peso na chuva.',
      'Cada milímetro de chapa de aço pesa perto de oito quilos por metro quadrado.',
    ],
    further: 'A tabela está em [que motor serve no meu portão](/motores/escolher).',
    send: 'Mande largura, altura, material e uma foto da folha por dentro: dizemos o peso provável.',
  },
  {
    when: [
      'chapa|chapas|aco',
      'mm|milimetros|2mm|3mm|1mm|4mm|5mm',
      'peso|pesa|kg|quilos|quanto|motor|portao',
    ],
    figure: { unit: 'millimetre', to: 8 },
    unless: 'cabo|cremalheira|fio|solda|parafuso',
    subject: 'portao-de-ferro',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose'],
    answer: [
      'Aço pesa perto de oito quilos por metro quadrado a cada milímetro: multiplique isso por {figura}, depois pela largura e pela altura da folha, e some um terço pelo quadro de tubo. Portão de garagem costuma usar chapa fina, de um milímetro ou pouco mais, e fica entre treze e vinte quilos por metro quadrado com o quadro; chapa de três milímetros pesa o dobro disso e raramente cabe num motor de casa.',
    ],
    heading: 'Que motor a chapa pede',
    text: [
      'Em basculante, até {{home.weight}} serve o PPA Home, até {{homeJetflex.weight}} o PPA Home Jetflex, e acima a linha pesada, até {{heavyLine.weight}}. Em portão de correr o peso rola, e vale a ficha.',
    ],
    points: [
      'Meça a espessura numa borda sem tinta, com paquímetro.',
      'Número de bitola não é milímetro: quanto maior o número, mais fina a chapa.',
      'Chapa frisada ou em lambri pesa pouco mais que a lisa.',
    ],
    further: 'A tabela está em [que motor serve no meu portão](/motores/escolher).',
  },
  {
    when: [
      'qual hp|quantos hp|qual potencia|que potencia|qual cv|quantos cv|hp|potencia',
      'do meu motor|de meu motor|meu motor|como saber|descobrir|como descobrir|como sei|tem o motor|tem meu motor|onde vejo',
      'motor|portao',
    ],
    unless:
      'preciso|precisa|para portao|kg|quilos|metros|comprar|usar|ideal|escolher|basculante de|folha|serve',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['what'],
    answer: [
      'A potência está na etiqueta do motor, na carcaça ou sob a capa, em HP, CV ou watts: perto de 184 W é 1/4, 245 W é 1/3 e 368 W é 1/2. Sem etiqueta, o valor do capacitor e o modelo escrito na placa levam à ficha do fabricante. Desligue o disjuntor antes de tirar a capa.',
    ],
    heading: 'O que a etiqueta ainda diz',
    text: [
      'Com a potência vêm a tensão, o peso máximo e os ciclos por hora. Para saber se o motor serve na sua folha, o peso máximo diz mais que o HP, porque o redutor muda de um modelo para outro.',
    ],
    points: [
      'Tensão de trabalho, que tem de ser a do ponto.',
      'Capacitor: microfarads impressos no corpo dele.',
      'Modelo e número de série, para achar peça.',
    ],
    send: 'Mande a foto da etiqueta, ou do motor inteiro com a capa fechada, e dizemos qual é.',
  },
  {
    when: ['contrapeso*', 'quantos|quanto|qual|peso|kg|quilos', 'portao|basculante|folha|para|de'],
    figure: { unit: 'kilogram' },
    unless: 'arrebent*|caiu|preco|quanto custa|solt*|motor',
    subject: 'contrapeso',
    isAboutSubject: true,
    aspects: ['choose', 'adjust'],
    answer: [
      'Para uma folha de {figura}, os dois contrapesos juntos levam um pouco menos que {figura}, ou seja, cada caixa fica pouco abaixo da metade desse peso. Comece por aí e acerte na prova: com o motor solto e a folha escorada até o fim do ajuste, ela deve parar em qualquer altura e subir com uma mão. Se sobe sozinha, tire peso; se desce, ponha.',
    ],
    heading: 'Como a folha diz o peso certo',
    text: [
      'O peso da folha muda com lambri, chapa nova ou tinta grossa, e então o contrapeso também muda. É serviço de dois, com escora, e o ajuste feito por nós fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}} quando leva cabo.',
    ],
    points: [
      'As duas caixas iguais, ou a folha sobe torta.',
      'Peso preso, que não bata nem caia da caixa.',
      'Cabo sem fio partido antes de mexer.',
    ],
    send: 'Mande largura, altura, material e uma foto das duas caixas, de longe e sem tocar.',
  },
  {
    when: [
      'casa|residencia|residencial|exagero|muito|demais|portao|basculante|garagem',
      'motor|hp|cv|cavalos',
    ],
    figure: { unit: 'power', from: 0.74, to: 1.4 },
    unless:
      'correr|deslizante|pivotante|condominio|predio|industria*|preco|quanto custa|consert*|queim*|watts|gasta|consome|quantos quilos|quantos kg|aguenta|consumo|ou|rossi|garen',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'worth'],
    answer: [
      'Para casa, {figura} é exagero: em basculante a nossa tabela vai de {{motor.quarterCv.power}}, até {{motor.quarterCv.weight}}, a {{motor.halfCv.power}}, até {{motor.halfCv.weight}}, e isso cobre quase toda garagem. Potência a mais não abre mais depressa e empurra com mais força quem estiver no vão. {figura} faz sentido em folha muito pesada ou de uso intenso, por orçamento; em casa, o kit instalado vai de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX).',
    ],
    heading: 'O tamanho certo para a sua folha',
    text: [
      'Estime o peso por largura, altura e material e deixe um quinto de sobra. Se ainda assim o motor sofre, a folha está desequilibrada, e outro maior só vai gastar mais.',
    ],
    points: [
      'Alumínio e grade: o menor motor costuma bastar.',
      'Chapa grossa e madeira: o maior da tabela ou o JETFLEX.',
      'Regulagem de força no mínimo, para parar ao encostar.',
    ],
    send: 'Mande largura, altura, material e uma foto da folha por dentro.',
  },
  {
    when: ['portao|basculante|garagem|correr|deslizante|casa|para', 'motor|hp|cv|cavalos'],
    figure: { unit: 'power', from: 1.41, to: 100 },
    unless: 'consert*|queim*|watts|gasta|consome|barulho|parou|trifasico|industria*|galpao',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Motor de {figura} é força de indústria e não se usa em portão de casa: em basculante a nossa tabela vai de {{motor.quarterCv.power}}, para folha de até {{motor.quarterCv.weight}}, a {{motor.halfCv.power}}, até {{motor.halfCv.weight}}. Numa folha leve, {figura} só traz risco, porque o motor não para quando encosta em alguém. O kit de basculante instalado vai de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX); folha muito pesada sai por orçamento.',
    ],
    heading: 'Como chegar à potência certa',
    text: [
      'Ela sai do peso da folha e das aberturas por hora. Em portão de correr até folhas de centenas de quilos andam com meio cavalo, porque o peso rola sobre as roldanas.',
    ],
    points: [
      'Largura vezes altura, vezes o peso do material.',
      'Um quinto de sobra até o máximo da ficha.',
      'Confira se o número lido não é outro: watts, ampères ou o modelo.',
    ],
    send: 'Mande largura, altura, material e uma foto da folha por dentro.',
  },
];
