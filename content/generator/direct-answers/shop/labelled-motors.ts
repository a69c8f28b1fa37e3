/** Motors of other makers as their labels and advertisements describe them: a weight, an inverter, industrial use. */
import type { DirectAnswer } from '../../direct-answer.ts';
import { asksOfWeight } from '../models/rated-motors.ts';

const motor = 'motor|motores|automatizador|automatizadores|acionador|kit';
const broken =
  'nao abre|nao fecha|nao anda|nao funciona|parou|travou|trava|quebr*|queim*|consert*|repar*|arrumar|barulho|program*|gravar|placa|central|controle*|engrenagem|cremalheira|capacitor|peca|pecas|rolamento|manual|usado|usada';
const compared = 'ou|melhor|qual|x|versus|bom|boa|presta|vale|compensa';

export const labelledMotorAnswers: readonly DirectAnswer[] = [
  {
    ofTwoBrands: 'any',
    when: [
      'placa|central',
      'serve|servem|funciona|compativel|da certo|posso|pode|usar|aceita|ligar|em motor',
    ],
    unless: 'controle*|receptor|melhor|nobreak|fotocelula',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['compatibility', 'price'],
    answer: [
      'Placa e motor de marcas diferentes, como {primeira} e {segunda}, trabalham juntos só quando quatro coisas coincidem: tensão, potência, valor do capacitor e tipo de fim de curso. Motor com inversor ou com encoder fica preso à placa da própria fábrica, por mais universal que a outra se diga.',
    ],
    heading: '{primeira} e {segunda}: o que comparar antes de comprar',
    text: [
      'Motor de indução tem três fios e um capacitor, e muita central o comanda. Quem atrapalha é o sensor do fim de curso, que lê ímã numa fábrica e chave na outra.',
      'Trocar a placa e gravar os controles fica entre {{part.board.from}} e {{part.board.to}}. Se a antiga ainda dá sinal de vida, o reparo dela parte de {{repair.from}} e evita a adaptação.',
    ],
    points: [
      'Etiqueta do motor e etiqueta da central, lado a lado.',
      'Conector do fim de curso: número de fios e encaixe.',
      'Controles de hoje: só voltam se o receptor da placa nova for da família deles.',
      'Freio e luz de garagem, que nem toda placa universal comanda.',
    ],
    send: 'Mande pelo WhatsApp a foto das duas etiquetas, a do motor e a da central: dizemos se casam.',
  },
  {
    when: [],
    unless: `${broken}|${compared}|${asksOfWeight}|basculante*|pivotante*|enrolar|porta de aco`,
    figure: { unit: 'kilogram', from: 350 },
    ofOtherBrand: true,
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['what', 'price'],
    answer: [
      'Num motor {marca} de {figura}, esse número é o máximo que o fabricante declara para o modelo: conte com folha de até uns {folgada}, para ele trabalhar com sobra. {marca} nós consertamos, de {{repair.from}} a {{repair.to}}, e não vendemos; novo, o que instalamos é PPA.',
    ],
    heading: 'Antes de comprar pelo peso da etiqueta',
    text: [
      'Motor com {figura} no rótulo é quase sempre de correr, em que a folha rola sobre roldanas. Basculante é outra conta: nele a nossa linha de casa para em {{homeJetflex.weight}}, e a pesada vai a {{heavyLine.weight}}.',
      'Um deslizante PPA para essa folha sai por orçamento: numa casa a troca fica em geral entre {{replacement.from}} e {{replacement.to}}; em portão pesado, entre {{condominium.from}} e {{condominium.to}}.',
    ],
    points: [
      'Ciclos por hora: em prédio valem tanto quanto os quilos.',
      'HP ou CV iguais não querem dizer peso igual, porque a redução muda.',
      'Passo do pinhão, se a cremalheira vai ficar.',
      'Engrenagem e placa do modelo à venda na sua cidade.',
    ],
    further:
      'O que decide a compra está na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Mande pelo WhatsApp o modelo por extenso ou a etiqueta, o comprimento e o material da folha e uma foto do trilho: dizemos se os {figura} chegam.',
  },
  {
    when: [motor, 'industrial|galpao|fabrica|industria|uso intenso|alto fluxo|linha pesada'],
    unless: `${broken}|${compared}`,
    ofOtherBrand: true,
    subject: 'portao-de-comercio',
    isAboutSubject: true,
    aspects: ['what', 'price', 'repair'],
    answer: [
      'Motor industrial {marca} nós consertamos e não vendemos: o reparo se orça pela peça, depois do teste no local, sem taxa de visita. Novo, o que instalamos é a linha de uso intenso da PPA, em geral por {{condominium.from}} a {{condominium.to}} com a montagem; folha fora do comum pode passar disso.',
    ],
    heading: 'Quando consertar o {marca} e quando trocar',
    text: [
      'Conserta-se enquanto o redutor está inteiro e a fábrica ainda vende a peça do modelo. Bobina queimada pela segunda vez quase sempre aponta motor pequeno para as viagens que a entrada faz.',
      'Ao comparar com um novo, ponha na conta as horas de portão parado, e não só a peça.',
    ],
    points: [
      'Etiqueta: modelo completo, fases, tensão e ciclos por hora.',
      'Folha: comprimento, material e estado das roldanas.',
      'Viagens na hora de carga e descarga.',
      'Contator, relé de proteção e disjuntor, que se medem antes do motor.',
    ],
    further:
      'O que comparar entre modelos está na página do [motor de portão industrial](/termos/motor-portao-industrial).',
    send: 'Mande pelo WhatsApp a etiqueta do {marca}, se já está aí, ou as medidas da folha, com as viagens da hora mais cheia.',
  },
  {
    when: ['inversor*|inverter', `${motor}|portao`],
    unless: `${broken}|${compared}`,
    ofOtherBrand: true,
    subject: 'motor-rapido',
    isAboutSubject: true,
    aspects: ['what', 'price'],
    answer: [
      'Motor {marca} com inversor arranca devagar, corre no meio do curso e freia antes do batente; nós o consertamos quando já está instalado e não o vendemos novo. Com inversor, o que instalamos em basculante é o kit JETFLEX da PPA, por {{kit.jetflex}}; em portão de correr ou de abrir, por orçamento.',
    ],
    heading: 'O inversor na compra e no conserto',
    text: [
      'A placa inversora só comanda o motor para o qual foi feita: universal não serve. Por isso a etiqueta do {marca} vem antes de qualquer preço, e o serviço fica, nos casos comuns, entre {{repair.from}} e {{repair.to}}.',
      'Erro no visor e parada a meio caminho podem ser da rede ou de folha que enrosca: as duas coisas se medem antes de condenar a placa.',
    ],
    points: [
      'Tensão que o inversor aceita, medida no ponto.',
      'Folha reta e leve, porque a velocidade mostra toda folga.',
      'Protetor contra surto no quadro de luz.',
      'Quem vende a placa do modelo na sua cidade.',
    ],
    further:
      'O que o inversor exige da folha está em [motor de alta velocidade](/topicos/motor-de-portao-de-alta-velocidade).',
    send: 'Mande pelo WhatsApp a etiqueta do {marca} e o código do visor, se é conserto; para um motor novo, a foto da folha por dentro e a tensão do ponto.',
  },
  {
    when: ['jetflex|jet flex'],
    unless: `${broken}|${compared}`,
    ofOtherBrand: true,
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price'],
    answer: [
      'Jetflex é o nome que a PPA dá ao motor com inversor; na {marca} o motor rápido tem outro nome, e o tempo de abertura está na ficha do modelo. O que vendemos é o kit JETFLEX da PPA, de {segundos jetflex}, por {{kit.jetflex}} instalado em basculante; {marca} nós consertamos, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'Como comparar dois motores rápidos',
    text: [
      'Peça os segundos com a sua folha, e não os do anúncio, que são de portão leve e curto. O JETFLEX leva basculante equilibrado de até {{homeJetflex.weight}} e só liga em 220 V.',
      'Placa e motor de fábricas diferentes não se misturam: quem tem {marca} e quer o inversor da PPA troca o conjunto.',
    ],
    points: [
      'Peso máximo da folha nos dois.',
      'Parada suave no fim, que poupa solda e braço.',
      'Garantia por escrito nos dois, do motor e da montagem.',
    ],
    further: 'Dados e desenho do nosso estão na página [kit JETFLEX](/motores/motor-ppa-home-jetflex).',
    send: 'Mande pelo WhatsApp o modelo que você viu, a altura, a largura e o material da folha e a tensão do ponto.',
  },
  {
    when: ['aguenta*|qual|serve|leva|suporta|para portao|portao|folha'],
    unless: 'controle*|placa|placas|central|receptor|capacitor|cremalheira|engrenagem|peca|pecas',
    figure: { unit: 'kilogram', from: 100 },
    ofMotors: 'two-sliding',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'Para uma folha de {figura}, fique com o que traz {sobra} ou mais na etiqueta: {modelo} e {rival} são ambos de portão de correr, e cada nome tem versões de força diferente. Se ambos passam, decide quem tem peça e assistência perto de você. Novo, vendemos e instalamos PPA; motor de outra marca nós consertamos.',
    ],
    heading: 'Que versão de cada um leva {figura}',
    text: [
      'Peça ao vendedor o modelo por extenso e leia o peso máximo na ficha, com o portão em trilho plano. O quinto que sobra é para o vento, a sujeira e os anos.',
      'Com a instalação, um deslizante sai por orçamento: numa casa a troca fica em geral entre {{replacement.from}} e {{replacement.to}}; em portão pesado, entre {{condominium.from}} e {{condominium.to}}.',
    ],
    points: [
      'Entrada de prédio: compare também os ciclos por hora.',
      'Roldanas que somem mais que o peso da folha.',
      'Tensão do ponto, que cada versão pede a sua.',
      'Cremalheira atual: fica só se o passo do dente for o mesmo.',
    ],
    further: 'O que comprar para cada peso está em [motor para portão pesado](/termos/motor-portao-pesado).',
    send: 'Mande o comprimento e o material da folha, uma foto do trilho e os dois modelos por extenso: dizemos qual é do tamanho do portão.',
  },
];
