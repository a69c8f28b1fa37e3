/** Answers to titles about motors: a figure in the title. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { otherThanStrength } from '../../../words/title-groups.ts';

const asked =
  'aguenta|serve|suporta|da conta|leva|puxa|levanta|da para|e suficiente|suficiente|basta|fraco|e forte|consegue|abre|resolve|pode';

const howMuchPower =
  'quantos hp|quantos cv|quantos cavalos|quanto hp|qual hp|que hp|qual potencia|que potencia|qual a potencia|hp precisa|quantos cv precisa';

const otherThanWeightAlone =
  'correr|deslizante*|pivotante*|de abrir|duas folhas|2 folhas|porta de enrolar|cancela|nobreak|consumo|gasta|1/4|1/3|1/2|watts';

const send =
  'Mande uma foto do portão por dentro, a altura, a largura e o material da folha: dizemos o peso provável e o motor.';

const otherThanStrengthOfPower =
  'kg|quilos|ou|parou|queim*|consert*|pivotante|de abrir|leve|pequeno|vale a pena|quanto custa|preco|nao abre|nao fecha|cancela|enrolar|rossi|garen|peccinin|condominio|predio|vezes';

const sliding = 'correr|deslizante|de correr';

/**
 * The heaviest tilting leaf, in kilograms, for which an answer recommends a motor: nine tenths (`nearLimit` of
 * domain/generator/judgements/power-judgement.ts) of its limit in `landingMotors` of content/offers.ts, so that a margin
 * is left. The last goes to its limit, because no motor of a house is bigger.
 */
const heaviestFor = { quarterCv: 135, thirdCv: 225, halfCv: 300 } as const;

const answersOfPower = {
  unless: `${otherThanStrengthOfPower}|${sliding}`,
  subject: 'motor',
  isAboutSubject: true,
  isAboutModel: true,
  aspects: ['choose'],
} as const;

export const figureAnswers: readonly DirectAnswer[] = [
  {
    when: ['1/4', 'esquent*|nao aguenta|forcando|fraco|fraca|sofre|ronca|desarma*'],
    figure: { unit: 'kilogram', from: 151 },
    unless: 'correr|deslizante|pivotante',
    subject: 'motor',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['choose', 'repair'],
    answer: [
      'O motor é pequeno para a folha: em basculante, 1/4 CV leva até {{motor.quarterCv.weight}} na nossa tabela, e a sua tem {figura}, por isso ele esquenta e desliga. Até {{motor.thirdCv.weight}} vai 1/3 CV ou o PPA Home, de {{kit.padrao}} no kit instalado; até {{motor.halfCv.weight}}, o Home Jetflex, de {{kit.jetflex}}. Antes, confira o equilíbrio: com contrapeso certo ele sofre menos até a troca.',
    ],
    heading: 'O que fazer até trocar o motor',
    text: [
      'Deixe-o esfriar com o disjuntor desligado, espace as aberturas e não aumente a força na central. Capacitor fraco piora tudo e custa de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    ],
    points: [
      'Folha que desce sozinha quando solta: falta contrapeso.',
      'Em portão de correr a conta é outra: vale a etiqueta.',
      'Cheiro de verniz: bobina no fim, não insista.',
    ],
    send: 'Mande as medidas e o material da folha e a etiqueta do motor.',
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
      'Estime o peso por largura, altura e material e deixe um quarto de sobra. Se ainda assim o motor sofre, a folha está desequilibrada, e outro maior só vai gastar mais.',
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
  {
    when: [
      'w|watts|300w|200w|250w|350w|400w|500w|600w',
      'serve|aguenta|da conta|suficiente|fraco|basta|bom|forte',
      'motor',
    ],
    figure: { unit: 'watt', from: 60, to: 1500 },
    unless: 'painel|solar|nobreak|gerador|lampada|inversor|refletor',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Serve se o peso máximo da etiqueta for maior que o da sua folha: {figura} dizem o consumo, e não o que o motor move. Para ter uma ideia, 1/4 HP são perto de 184 W no eixo, e o motor dessa classe, na nossa tabela, leva basculante de até {{motor.quarterCv.weight}}; 1/2 HP, perto de 368 W, vai até {{motor.halfCv.weight}}. Da tomada sai mais do que isso, porque parte vira calor.',
    ],
    heading: 'O número que decide',
    text: [
      'Procure na etiqueta o peso em quilos e os ciclos por hora, e deixe a folha um quinto abaixo do limite. Em portão de correr o mesmo motor leva mais, porque a folha rola.',
    ],
    points: [
      'Peso da folha pela área e pelo material.',
      'Folha equilibrada, que sobe com uma mão.',
      'Tensão do motor igual à do ponto.',
    ],
    send: 'Mande a etiqueta do motor, as medidas e o material da folha.',
  },
  {
    when: ['380v|380|440v|trifasico|440', 'motor|portao'],
    figure: { unit: 'volt', from: 300, to: 500 },
    unless: 'capacitor*|queimou',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Motor de {figura} é trifásico, de galpão, indústria ou prédio com rede própria; em casa a rede é de 127 V ou 220 V, e ele não funciona nela. Em São Paulo muitos quadros trifásicos são de 220 V entre fases: meça antes de comprar. O orçamento depende do peso da folha e das aberturas por hora, e motor de portão pesado instalado fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'O que o motor trifásico pede',
    text: [
      'Pede as três fases no ponto, disjuntor tripolar e central própria, muitas vezes com inversor. Fase trocada faz a folha andar ao contrário; fase faltando queima a bobina.',
    ],
    points: [
      'Etiqueta do motor, com a ligação para cada tensão.',
      'Relé de falta de fase no quadro.',
      'Quem mexe é eletricista, com o quadro desligado.',
    ],
    send: 'Mande a etiqueta do motor, a foto do quadro e as saídas na hora mais cheia.',
  },
  {
    when: [asked, 'motor|portao|basculante|hp|cv'],
    figure: { unit: 'power', from: 0.24, to: 0.26 },
    ...answersOfPower,
    heading: 'Que folha cabe em {figura}',
    text: [
      'Em folha de altura comum, cada metro de largura pesa de onze a dezoito quilos em alumínio e de vinte a trinta em grade de ferro. O total deve ficar um quinto abaixo do máximo do motor, com a folha equilibrada pelo contrapeso.',
      'Sem instalação ele custa {{motor.quarterCv}}; o de {{motor.thirdCv.power}}, que vai até {{motor.thirdCv.weight}}, {{motor.thirdCv}}. Na dúvida entre os dois, fique com o maior.',
    ],
    points: [
      'Folha que vai ganhar chapa ou lambri: calcule já com ela.',
      'Mais de dez aberturas por hora: motor de uso intenso, e não só mais potência.',
      'Pesa na mão: contrapeso antes do motor.',
    ],
    send: 'Mande largura, altura e material da folha, com uma foto por dentro: dizemos se {figura} basta.',
    answer: [
      'Aguenta folha basculante de até {{motor.quarterCv.weight}}, que é o limite do motor de {figura} da nossa tabela: alumínio ou grade leve de até uns quatro metros de largura, e chapa de aço só até uns dois e meio. Ferro pesado, chapa larga e madeira pedem {{motor.thirdCv.power}} ou mais. No de correr a conta é outra: a folha rola, e manda o peso máximo da etiqueta.',
    ],
  },
  {
    when: [asked, 'motor|portao|basculante|hp|cv'],
    figure: { unit: 'power', from: 0.3, to: 0.4 },
    ...answersOfPower,
    heading: 'A conta do peso para {figura}',
    text: [
      'Chapa de aço fica entre treze e vinte quilos por metro quadrado, e madeira sobre ferro, entre vinte e trinta: multiplique pela largura e pela altura. Passando de quatro quintos do limite, suba um tamanho.',
      'Na tabela ele custa {{motor.thirdCv}} sem instalação; instalado em basculante, o kit PADRÃO, com folha de até {{home.weight}}, sai por {{kit.padrao}}.',
    ],
    points: [
      'Madeira ganha peso na chuva: deixe sobra.',
      'Porta embutida na folha conta como chapa a mais.',
      'Cabo e polia bons valem mais que um degrau de potência.',
    ],
    send: 'Com largura, altura, material e uma foto por dentro, dizemos se {figura} leva a sua folha com sobra.',
    answer: [
      'Aguenta folha basculante de até {{motor.thirdCv.weight}}, que é o limite do motor de {figura} da nossa tabela: alumínio, grade ou chapa de aço de até uns quatro metros de largura, e madeira sobre ferro até uns três. Acima disso, {{motor.halfCv.power}}. Se o portão é de correr, o limite está na etiqueta do motor, porque a folha rola.',
    ],
  },
  {
    when: [asked, 'motor|portao|basculante|hp|cv'],
    figure: { unit: 'power', from: 0.45, to: 0.6 },
    ...answersOfPower,
    heading: 'Quando {figura} já não chega',
    text: [
      'Folha larga de chapa grossa, ou de madeira maciça, pode passar do limite: aí a linha pesada move até {{heavyLine.weight}} em basculante. O motor de {figura} custa {{motor.halfCv}} sem instalação.',
      'Instalado, o kit que vai até {{homeJetflex.weight}} é o JETFLEX, por {{kit.jetflex}}, e ele pede {{homeJetflex.volts}} no ponto.',
    ],
    points: [
      'Num portão leve, a potência a mais não abre mais depressa.',
      'Folha desequilibrada pesa mais do que a balança diz.',
      'Entrada de prédio: leia também os ciclos por hora.',
    ],
    send: 'Diga largura, altura e material e mande uma foto por dentro: respondemos se {figura} serve ou se é caso da linha pesada.',
    answer: [
      'Aguenta folha basculante de até {{motor.halfCv.weight}}, que é o limite do motor de {figura} da nossa tabela: alumínio, grade ou chapa de aço de até uns cinco metros de largura, e madeira sobre ferro até uns três e meio. Mais pesado que isso é a linha pesada, por orçamento. Em portão de correr vale o peso máximo da etiqueta.',
    ],
  },
  {
    when: ['pesad*|peso', 'demais|muito|para o motor|pro motor|para motor', 'motor|motores'],
    figure: { unit: 'power', from: 0.2, to: 0.3 },
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Se a folha pesa mais de {{motor.quarterCv.weight}}, o motor de {figura} está pequeno: é o que ele leva na nossa tabela, num basculante equilibrado, e acima disso esquenta, para no meio e gasta a engrenagem. Antes de trocá-lo, prove o equilíbrio, porque contrapeso fora do ponto pesa como folha maior.',
    ],
    heading: 'Acertar a folha ou subir de motor',
    text: [
      'Com o disjuntor desligado, os cabos inteiros e o motor solto, o basculante certo fica parado a meia altura. Se desce, o acerto do contrapeso ou do cabo vem primeiro, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e pode bastar.',
      'Equilibrada e ainda acima do limite, a folha pede motor maior.',
    ],
    points: [
      '1/3 CV: até {{motor.thirdCv.weight}}, {{motor.thirdCv}} sem instalação.',
      'Kit PADRÃO, com o PPA Home: até {{home.weight}}, {{kit.padrao}} instalado.',
      'Kit JETFLEX: até {{homeJetflex.weight}}, {{kit.jetflex}} instalado, em 220 V.',
      'Folha de correr: roldana e trilho antes, e o limite é o da ficha do motor.',
    ],
    further: 'Para cada peso, veja [motor para portão pesado](/termos/motor-portao-pesado).',
    send: 'Mande pelo WhatsApp a largura, a altura e o material da folha e um vídeo dela levada na mão: dizemos se é acerto ou motor.',
  },
  {
    when: ['qual|que|usar|serve|indicado|recomendado|melhor|preciso', 'motor|motores'],
    figure: { unit: 'kilogram', from: 500, to: 1200 },
    unless:
      'basculante*|pivotante*|de abrir|folhas|deslizante*|correr|hp|cv|1/4|1/2|1/3|consert*|rossi|garen|ppa|nice|peccinin|dz|kdz',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Portão de {figura} é quase sempre de correr e pede motor deslizante industrial com {sobra} ou mais na ficha, o que deixa a folha um quinto abaixo do máximo, e cremalheira de aço. Motor e instalação nessa classe ficam entre {{condominium.from}} e {{condominium.to}}; motor comum de casa não serve.',
    ],
    heading: 'Como escolher para {figura}',
    text: [
      'Dois números decidem na ficha: o peso máximo e os ciclos por hora. Portão de galpão ou de prédio que abre muito pede motor de uso intenso, ou o protetor térmico corta na hora mais cheia.',
      'Se o seu é basculante, a nossa linha pesada vai até {{heavyLine.weight}}, sem sobra para passar disso; uma folha perto desse limite só com o peso conferido.',
    ],
    points: [
      'Cremalheira de aço presa em toda a folha, e não a de nylon.',
      'Roldanas cuja carga, somada, passe do peso do portão.',
      'Base de concreto firme na altura do pinhão.',
      'Rampa de parada: essa massa não para de repente.',
      'Fotocélula dos dois lados, porque a mão não segura a folha.',
    ],
    questions: [
      {
        question: 'E se for de abrir, com duas folhas?',
        answer:
          'Conta o peso e o comprimento de cada uma, e vão dois motores, um por folha, também por orçamento.',
      },
    ],
    further:
      'Uso e porte de cada tipo estão em [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Mande comprimento, altura, material e quantas vezes ele abre na hora mais cheia, com uma foto do trilho.',
  },
  {
    when: ['motor*|automatizador|maquina'],
    unless:
      'enrolar|porta de aco|basculante*|pivotante*|abrir|folhas|deslizante*|de correr|pesa quanto|consert*|parou|quebr*|barulho|trilho|cremalheira|por metro|metros quadrados|condominio*|predio*|industrial|galpao|empresa|ppa|garen|rossi|peccinin|nice|altura|hp|cv',
    figure: { unit: 'kilogram', from: 40, to: 225 },
    ofWidth: true,
    winsTies: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Para {figura} e {largura}, se o portão é basculante, serve o PPA Home, que leva até {{home.weight}} e sai no kit PADRÃO por {{kit.padrao}} instalado. Se ele é de correr, um deslizante de casa que traga {sobra} ou mais na etiqueta leva essa folha; se é de abrir, conta também o comprimento de cada folha, e vai um motor em cada uma. Esses dois saem por orçamento: numa casa, a troca fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'O que os {largura} mudam',
    text: [
      'No basculante decide o peso, e a largura só entra na conferência dos braços e dos cabos. No de correr, {largura} de folha pedem outro tanto de parede livre ao lado, trilho no nível e cremalheira no comprimento todo.',
      'No de abrir, folha comprida e fechada segura o vento: até uns dois metros e meio por folha vai o pistão comum, e acima disso o modelo maior ou o braço articulado.',
    ],
    points: [
      'Basculante solto do motor: tem de parar a meia altura.',
      'De correr: uma mão empurra a folha sem tranco, ou roldana e trilho vêm antes.',
      'De abrir: coluna firme e sem folga nas dobradiças.',
      'Chapa ou porta embutida que ainda vem: conte o peso dela agora.',
    ],
    send: 'Diga pelo WhatsApp se a folha sobe, corre ou abre, com uma foto dela inteira por dentro e o bairro.',
  },
  {
    when: ['motor*|automatizador|maquina'],
    unless:
      'enrolar|porta de aco|basculante*|pivotante*|abrir|folhas|deslizante*|de correr|pesa quanto|consert*|parou|quebr*|barulho|trilho|cremalheira|por metro|metros quadrados|condominio*|predio*|industrial|galpao|empresa|ppa|garen|rossi|peccinin|nice|altura|hp|cv',
    figure: { unit: 'kilogram', from: 226, to: 270 },
    ofWidth: true,
    winsTies: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Para {figura} e {largura}, se o portão é basculante, o motor é o PPA Home Jetflex, que leva até {{homeJetflex.weight}} e sai por {{kit.jetflex}} instalado; confira antes o ponto de 220 V. Se o portão é de correr, procure um deslizante com {sobra} ou mais na etiqueta; se é de abrir, some o comprimento de cada folha, com um motor por folha. Nesses dois o valor vem por orçamento: numa casa, a troca fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'Por que o peso manda mais que os {largura}',
    text: [
      'Basculante de {figura} já passa do conforto do PPA Home, que vai até {{home.weight}}. A largura aparece nos braços e nos cabos, que se conferem com a folha solta do motor.',
      'No portão de correr são os {largura} que pedem parede livre ao lado, cremalheira no comprimento todo e trilho no nível; o peso roda sobre as roldanas.',
    ],
    points: [
      'Basculante: solte o motor e veja se a folha para a meia altura.',
      'De correr: a folha anda com uma mão, ou se troca roldana antes.',
      'De abrir: ponta que não arrasta e coluna sem trinca.',
      'Só 127 V na garagem: o ponto de 220 V vem antes do JETFLEX.',
    ],
    send: 'Escreva pelo WhatsApp se a folha corre, sobe ou abre e o bairro, com uma foto dela inteira por dentro e outra do quadro de luz.',
  },
  {
    when: ['motor*|automatizador|maquina'],
    unless:
      'enrolar|porta de aco|basculante*|pivotante*|abrir|folhas|deslizante*|de correr|pesa quanto|consert*|parou|quebr*|barulho|trilho|cremalheira|por metro|metros quadrados|condominio*|predio*|industrial|galpao|empresa|ppa|garen|rossi|peccinin|nice|altura|hp|cv',
    figure: { unit: 'kilogram', from: 271, to: 300 },
    ofWidth: true,
    winsTies: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Para {figura} e {largura}: se o portão corre, basta um deslizante de casa com {sobra} ou mais na etiqueta; se é basculante, o seguro é orçar a linha pesada. O nosso maior kit de casa, o JETFLEX, de {{kit.jetflex}} instalado, vai até {{homeJetflex.weight}} em basculante, e numa folha de {figura} não sobra nada para chapa ou porta embutida. Se é de abrir, conta o peso de cada folha, com um motor em cada uma. O de correr e o de abrir saem por orçamento: numa casa, a troca fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'A mesma folha que corre, sobe ou abre',
    text: [
      'A de correr se apoia nas roldanas, e o motor vence só o atrito e a partida: com {largura} ela precisa de outro tanto de parede livre ao lado e de cremalheira no comprimento todo, de preferência de aço.',
      'A basculante pendura o peso nos cabos ou nas molas. Solta do motor, ela tem de parar a meia altura; se desce, contrapeso ou mola se acertam primeiro, porque motor não corrige isso.',
    ],
    points: [
      'Basculante sem sobra de peso: confira antes de comprar, com a folha vista.',
      'De correr: trilho sem dente e roldanas para mais que {figura}.',
      'De abrir: coluna e dobradiça que aguentem a ponta da folha.',
      'Cinco ou dez aberturas numa hora: peça os ciclos por hora na ficha.',
    ],
    further: 'Limites e preços por peso estão em [motor para portão pesado](/termos/motor-portao-pesado).',
    send: 'Diga pelo WhatsApp se a folha sobe, corre ou abre, o material dela e o bairro, com uma foto dela inteira por dentro.',
  },
  {
    when: ['motor*|automatizador|maquina'],
    unless:
      'enrolar|porta de aco|basculante*|pivotante*|abrir|folhas|deslizante*|de correr|pesa quanto|consert*|parou|quebr*|barulho|trilho|cremalheira|por metro|metros quadrados|condominio*|predio*|industrial|galpao|empresa',
    figure: { unit: 'kilogram', from: 301, to: 400 },
    ofWidth: true,
    winsTies: true,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'O motor de um portão de {largura} e {figura} depende de como a folha abre. Se ela é de correr, numa casa serve um deslizante que traga {sobra} ou mais na ficha, e a troca fica em geral entre {{replacement.from}} e {{replacement.to}}. Se é basculante, {figura} passam dos {{homeJetflex.weight}} do nosso maior kit de casa e pedem a linha pesada, que leva até {{heavyLine.weight}} e sai por orçamento. No de correr, os {largura} decidem a cremalheira e o espaço ao lado, e não a força; no basculante, confere-se também se uma folha dessa largura torce no meio.',
    ],
    heading: 'De correr, basculante ou de abrir',
    text: [
      'Uma folha de correr de {largura} precisa de outro tanto de parede livre ao lado para recolher, de trilho no nível e de cremalheira no comprimento todo, de aço nesse peso.',
      'Na basculante, os cabos e o contrapeso são conferidos antes do motor: a folha solta tem de parar a meia altura. Na de abrir, contam o peso e o comprimento de cada folha, e vai um motor por folha, por orçamento.',
      'Num prédio ou numa empresa, que abre o dia inteiro, o motor é de uso intenso, e com a instalação fica em geral entre {{condominium.from}} e {{condominium.to}}.',
    ],
    points: [
      'Trilho e roldanas para mais que {figura}.',
      'Base de concreto firme e um batente em cada ponta do percurso.',
      'Par de fotocélulas no vão, porque uma folha dessas não se para com a mão.',
    ],
    further:
      'O que muda numa folha grande está na página do [motor para portão pesado](/termos/motor-portao-pesado).',
    send: 'Diga pelo WhatsApp se a folha corre, sobe ou abre e quantas vezes por dia, com uma foto dela inteira por dentro e outra do trilho.',
  },
  {
    when: ['metro|metros|m|3m|4m|5m|6m|7m|8m|largura|comprimento', 'motor*|automatizador|maquina'],
    unless:
      'enrolar|porta de aco|basculante*|pivotante*|abrir|folhas|pesa quanto|consert*|parou|quebr*|barulho|trilho|cremalheira|por metro|metros quadrados',
    ofWidth: true,
    figure: { unit: 'kilogram', from: 301, to: 1500 },
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'price'],
    answer: [
      'Para uma folha de {figura} escolhe-se motor de correr que traga {sobra} ou mais na ficha; se não há com esse número, o tamanho seguinte da linha. Os {largura} pedem outro tanto de cremalheira de aço e, ao lado do vão, parede livre com um pouco mais que isso. Motor dessa classe sai por orçamento: em portão pesado, com a instalação, fica em geral entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'O que {figura} pedem além do motor',
    text: [
      'Com o peso sabido, o motor está escolhido, e a largura decide o que vai em volta: o trilho, a cremalheira e o lugar em que a folha se recolhe.',
      'Se a folha sobe, a conta é outra: basculante desse peso passa do kit de casa, que para em {{homeJetflex.weight}}, e pede a linha pesada, cujo limite é {{heavyLine.weight}}, com cabo e contrapeso conferidos antes.',
    ],
    points: [
      'Roldanas e trilho que aguentem a folha com sobra.',
      'Base de concreto que não ceda e batente firme nos dois lados.',
      'Prédio ou empresa: aberturas na hora mais cheia, comparadas com a ficha.',
      'Fotocélula no vão: uma folha dessas ninguém segura com a mão.',
    ],
    further:
      'O que muda numa folha grande está na página do [motor para portão pesado](/termos/motor-portao-pesado).',
    send: 'Diga pelo WhatsApp se a folha corre, sobe ou abre e quantas vezes por dia, com uma foto dela inteira por dentro e outra do trilho.',
  },
  {
    when: ['ppa'],
    unless: `${otherThanStrength}|condominium|penta|potenza|levante|ou|garantia|pesa|peso do motor|home`,
    figure: { unit: 'kilogram', from: 60, to: heaviestFor.thirdCv },
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'price'],
    answer: [
      'Para folha de {figura}, o PPA de basculante é o Home, que leva até {{home.weight}}: no kit PADRÃO ele sai por {{kit.padrao}} já instalado, com central, dois controles e {{kit.warranty}} de garantia. Em portão de correr ou de abrir esse peso é leve, e o motor PPA sai por orçamento.',
    ],
    heading: 'Se {figura} é mesmo o peso da folha',
    text: [
      'Largura vezes altura e o material dão a conta: porta embutida, chapa nova e madeira molhada somam. O limite vale para folha equilibrada, que para a meia altura quando solta.',
      'No de correr e no de abrir, a troca de motor numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    points: [
      'Folha que anda com uma mão, sem raspar.',
      'Tensão do ponto: 127 V ou 220 V.',
      'Coluna lateral firme para o suporte.',
    ],
    send: 'Mande pelo WhatsApp as medidas da folha, o material e uma foto do portão por dentro.',
  },
  {
    when: ['ppa'],
    unless: `${otherThanStrength}|condominium|penta|potenza|levante|ou|garantia|pesa|peso do motor|home`,
    figure: { unit: 'kilogram', from: heaviestFor.thirdCv + 1, to: heaviestFor.halfCv },
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'price'],
    answer: [
      'Para folha basculante de {figura}, o PPA certo é o Home Jetflex, do kit JETFLEX de {{kit.jetflex}} instalado, que leva até {{homeJetflex.weight}} e pede 220 V; o Home do kit PADRÃO, de {{kit.padrao}}, para em {{home.weight}}. Perto do limite de cada um, confira o peso e suba um degrau: a linha pesada vai até {{heavyLine.weight}}, por orçamento. Em portão de correr ou de abrir o motor PPA sai por orçamento.',
    ],
    heading: 'O que {figura} pedem do motor e da folha',
    text: [
      'Nesse peso o equilíbrio conta mais que a potência: contrapeso fora de medida põe dezenas de quilos no motor. Na troca de motor em portão de correr de casa, conte em geral de {{replacement.from}} a {{replacement.to}}.',
    ],
    points: [
      'Folha solta que para a meia altura.',
      'Cabos e pivôs sem folga.',
      'Suporte em coluna chumbada.',
    ],
    send: 'Mande pelo WhatsApp as medidas da folha, o material e uma foto do portão por dentro.',
  },
  {
    when: [howMuchPower],
    unless: otherThanWeightAlone,
    figure: { unit: 'kilogram', to: heaviestFor.quarterCv },
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Para {figura} basta 1/4 CV, que é quase o mesmo que 1/4 HP: na nossa tabela, em basculante, ele vai até {{motor.quarterCv.weight}}. Instalado, o menor conjunto é o PPA Home do kit PADRÃO, até {{home.weight}}, por {{kit.padrao}}.',
    ],
    heading: 'O que {figura} pedem conforme o portão',
    text: [
      'Em folha de correr o HP decide menos: o peso rola, e qualquer deslizante de casa com {sobra} ou mais na ficha dá conta. O valor sai por orçamento.',
      'Potência a mais não abre mais rápido. Velocidade vem do redutor e do comando.',
    ],
    points: [
      'Folha equilibrada: a basculante para sozinha a meia altura.',
      'Chapa, vidro ou porta embutida que ainda vão entrar: some antes.',
      'Ponto de energia: 127 V ou 220 V.',
    ],
    send,
  },
  {
    when: [howMuchPower],
    unless: otherThanWeightAlone,
    figure: { unit: 'kilogram', from: heaviestFor.quarterCv + 1, to: heaviestFor.thirdCv },
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Para {figura} peça 1/3 CV, ou 1/3 HP, que é quase o mesmo: na nossa tabela, em basculante, ele vai até {{motor.thirdCv.weight}}, e o de 1/4 CV para em {{motor.quarterCv.weight}}. Instalado, serve o PPA Home do kit PADRÃO, por {{kit.padrao}}.',
    ],
    heading: 'De {figura} ao motor, conforme a folha se move',
    text: [
      'Se a folha corre, não use essa tabela: procure um deslizante com {sobra} ou mais na ficha, e o valor sai por orçamento.',
      'Os limites são de folha equilibrada. A que desce sozinha quando solta do motor pede contrapeso ou mola antes de potência.',
    ],
    points: [
      'Peso por medida e material, e não pela força da mão.',
      'Revestimento de madeira: pesa mais quando molhado.',
      'Uso de mais de uma família: veja os ciclos por hora.',
    ],
    send,
  },
  {
    when: [howMuchPower],
    unless: otherThanWeightAlone,
    figure: { unit: 'kilogram', from: heaviestFor.thirdCv + 1, to: heaviestFor.halfCv },
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Para {figura} peça 1/2 CV, ou 1/2 HP, que é quase o mesmo: na nossa tabela, em basculante, ele vai até {{motor.halfCv.weight}}. Instalado, o motor desse peso é o PPA Home Jetflex, até {{homeJetflex.weight}}, por {{kit.jetflex}}; se a conta passa disso com a porta embutida, a linha já é a pesada.',
    ],
    heading: 'Perto do limite: como não errar em {figura}',
    text: [
      'Confirme o peso antes de comprar, por medida, material e foto: dez por cento a mais mudam de linha. O Jetflex pede 220 V no ponto e folha reta.',
      'Se a folha corre no trilho, a conta é outra: procure um deslizante com {sobra} ou mais na ficha.',
    ],
    points: [
      'Contrapeso ou molas no ponto: sem isso nenhum HP resolve.',
      'Colunas chumbadas, que não tremam na chegada.',
      'Cabos de aço inteiros, vistos pelo técnico.',
    ],
    send,
  },
  {
    when: [howMuchPower],
    unless: otherThanWeightAlone,
    figure: { unit: 'kilogram', from: heaviestFor.halfCv + 1 },
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'De correr, folha de {figura} pede um motor de 1/2 HP para cima, com {sobra} ou mais na etiqueta, o que a deixa um quinto abaixo do máximo. Basculante desse peso passa de todo motor de casa: é da linha pesada, que vai até {{heavyLine.weight}}, e perto desse limite só se decide depois de medir a folha. Com instalação, o motor fica entre {{condominium.from}} e {{condominium.to}}.',
    ],
    description:
      'De correr, folha de {figura} pede motor de 1/2 HP para cima, com {sobra} ou mais na etiqueta; basculante desse peso é da linha pesada.',
    heading: 'Antes do HP: como a folha de {figura} se move',
    text: [
      'No que sobe, o motor acompanha um peso que contrapesos ou molas equilibram; no que corre, vence a partida e segura a parada. Por isso a mesma potência leva pesos diferentes.',
      'Folha desse porte se mede no local: estrutura, base, trilho ou cabos entram na mesma conta.',
    ],
    points: [
      'Peso calculado pelo serralheiro, com chapa e tubos.',
      'Quantas vezes o portão abre na hora mais cheia do dia.',
      'Tensão no ponto: 220 V ou trifásico.',
      'Fotocélula: essa folha não para na mão.',
    ],
    send,
  },
  {
    when: ['preco*|valor*|quanto custa|quanto fica|custa|orcamento|quanto sai'],
    unless:
      'placa*|central|controle*|engrenagem|capacitor|consert*|peca*|cremalheira|correr|deslizante*|instalacao de',
    ofOtherBrand: true,
    figure: { unit: 'kilogram', from: 301, to: 800 },
    subject: 'motor',
    winsTies: true,
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['price', 'choose'],
    answer: [
      'Motor {marca} novo nós não vendemos, e por isso não damos o preço dele; para {figura}, o conjunto PPA de folha pesada fica em geral entre {{condominium.from}} e {{condominium.to}} com a instalação. Num basculante desse peso vai a linha pesada, de até {{heavyLine.weight}}; num portão de correr, um deslizante com um quarto a mais que {figura} na ficha. Consertar um {marca} que já está aí custa de {{repair.from}} a {{repair.to}} numa casa.',
    ],
    description:
      'Motor {marca} novo nós não vendemos; para {figura}, o conjunto PPA de folha pesada fica em geral entre {{condominium.from}} e {{condominium.to}} com a instalação.',
    heading: 'Comparar o preço de um {marca} para {figura}',
    text: [
      'Peça, no mesmo papel, o motor, a cremalheira ou o braço, a base, a mão de obra e a garantia. Motor barato sem a instalação passa do conjunto completo.',
    ],
    points: [
      'Peso máximo da ficha, e não só o nome do modelo.',
      'Aberturas por hora na entrada mais cheia.',
      'Peça da marca à venda perto de você.',
    ],
    send: 'Mande pelo WhatsApp o tipo do portão, a largura, a altura, o material e uma foto por dentro.',
  },
];
