/** Whether one thing bears, fits or works with another. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const bearingAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'cremalheira*',
      'nylon|plastico|plastica',
      'pesado|pesada|ferro|chapa|condominio|predio',
      'serve|aguenta|suporta|pode|da conta|vale',
    ],
    unless: 'ou|aco ou',
    subject: 'cremalheira',
    isAboutSubject: true,
    aspects: ['compatibility', 'choose'],
    answer: [
      'Em portão pesado a de nylon com alma de aço só serve se a ficha dela cobre o peso da folha, e em prédio gasta depressa: ali o certo é a de aço galvanizado. Em folha de casa ela aguenta muitos anos e faz menos barulho. Trocar fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}, em portão de casa.',
    ],
    heading: 'Antes de trocar de nylon para aço',
    text: [
      'O passo do dente tem de ser o do pinhão do motor, e a altura se acerta de novo. Cremalheira que quebra em folha leve não é fraca: falta folga entre ela e o pinhão.',
    ],
    points: [
      'Nylon: limpo e seco. Aço: película de graxa branca.',
      'Folga de uns dois milímetros em todo o curso.',
      'Roldana baixa faz qualquer uma quebrar.',
    ],
  },
  {
    when: [
      'jetflex|jet flex',
      'pesado|pesada|chapa|ferro|madeira',
      'aguenta|serve|suporta|da conta|leva|puxa|pode',
    ],
    unless: 'kg|quilos|x|ou|correr|deslizante',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['compatibility'],
    answer: [
      'Aguenta folha basculante de até {{homeJetflex.weight}}, que é o limite do PPA Home Jetflex, o motor do kit JETFLEX, de {{kit.jetflex}} instalado. Chapa de aço comum em garagem de um carro fica abaixo disso; folha larga de chapa grossa ou de madeira maciça pode passar, e aí o caminho é a linha pesada, por orçamento.',
    ],
    heading: 'Estimar o peso da sua folha',
    text: [
      'Multiplique largura por altura e o resultado pelo material: por metro quadrado, o alumínio pesa de cinco a oito quilos, a grade de ferro de nove a catorze e a chapa de aço de treze a vinte.',
    ],
    points: [
      'Folha desequilibrada pesa mais que o número: acerte o contrapeso antes.',
      'O JETFLEX pede {{homeJetflex.volts}} no ponto.',
      'Perto do limite, peça a linha pesada.',
    ],
    send: 'Mande largura, altura e material da folha, com uma foto por dentro.',
  },
  {
    when: [
      'ficar ligado|ligado direto|ligado o dia todo|ligado sempre|ligado na tomada|ligado 24',
      'aguenta|pode|tem problema|faz mal|queima|precisa',
      'motor|portao|central',
    ],
    unless: 'nao desliga|nao para|chuva|tempestade|gira',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['power', 'works'],
    answer: [
      'Aguenta ficar ligado na rede o tempo todo: parado, só a central consome, e muito pouco. O que ele não aguenta é girar sem parar: motor de casa trabalha alguns segundos por viagem e, depois de muitas seguidas, desliga pelo protetor térmico até esfriar. Se ele continua girando com a folha no fim, desligue o disjuntor, porque é defeito.',
    ],
    heading: 'Quando vale desligar',
    text: [
      'Trovoada chegando, viagem longa e qualquer serviço na folha pedem o disjuntor desligado. Controles e curso ficam gravados.',
    ],
    points: [
      'Central morna: normal.',
      'Motor quente parado: defeito.',
      'Desligado, o motor continua travando a folha.',
    ],
  },
  {
    when: ['vento*|ventania|venta', 'aguenta|e normal|normal|suporta|problema', 'portao|motor|folha'],
    unless: 'caiu|quebrou|bateu|entort*',
    subject: 'portao-automatico',
    isAboutSubject: true,
    isComplaint: true,
    aspects: ['signs', 'adjust'],
    answer: [
      'Portão fechado aguenta vento comum, travado pelo próprio motor, e voltar ou parar numa rajada forte é normal em folha fechada: a central lê o vento como um obstáculo. Não é normal com brisa, nem em grade; aí a força está no limite, a folha pesa ou falta trava. O acerto custa de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'O que ajuda contra o vento',
    text: [
      'Aumentar a força até vencer a rajada não é saída, porque o portão deixa de sentir uma pessoa. Trava elétrica na ponta e folha bem guiada seguram mais.',
    ],
    points: [
      'De abrir: trava e batente no chão; é o tipo que mais sofre.',
      'De correr: guia de cima justa.',
      'Chapa inteira: aberturas na chapa deixam o vento passar, serviço de serralheiro.',
    ],
  },
  {
    when: [
      'transformador|autotransformador',
      '220|110|127|220v|110v|tensao|220 em 110|110 em 220|220 em 127|220 em rede 110',
      'motor|portao|funciona|ligar|usar|pode',
    ],
    unless: 'queimou|da placa|fonte',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['compatibility', 'power'],
    answer: [
      'Funciona, se o transformador aguentar a partida: ela puxa várias vezes a corrente de trabalho, e os pequenos de tomada desligam ou queimam. Para um motor de casa é preciso um de uns 2.000 VA, em lugar seco. Como saída fixa é ruim: sai melhor levar 220 V do quadro até o ponto ou usar motor da tensão da casa.',
    ],
    heading: 'Por que o transformador quase nunca fica',
    text: [
      'Ele ocupa espaço, esquenta e gasta um pouco mesmo com o portão parado. Em rede de 127/220 V, um eletricista acha 220 V entre duas fases do quadro.',
    ],
    points: [
      'Motor com inversor: só se o fabricante aceitar.',
      'Terra até a carcaça do mesmo jeito.',
      'Direto, sem transformador, motor de 220 V em 127 V ronca e não sai.',
    ],
  },
  {
    when: [
      'fotocelula*|sensor',
      'chuva|molhar|molhada|agua|sol|neblina',
      'funciona|aguenta|pode|falha|da problema|atrapalha',
    ],
    unless: 'presenca|parou|queimou|nao fecha|antiesmagamento',
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['works', 'care'],
    answer: [
      'Funciona: a fotocélula é feita para ficar ao tempo, e chuva comum não corta o feixe. O que atrapalha é água dentro da caixinha, lente embaçada ou suja e sol baixo batendo direto no receptor. Se ela falha toda vez que chove, há vedação ou emenda a refazer; o par novo fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    heading: 'Se falha só com tempo ruim',
    text: [
      'Seque as lentes com pano limpo e veja se a luz do receptor acende com o vão livre. Se acende e o portão fecha, era só a lente.',
    ],
    points: [
      'Furo do fio voltado para baixo e vedado.',
      'Emenda fora da caixa: refazer.',
      'Sol no receptor: troque os dois lados de lugar ou ponha uma aba.',
    ],
  },
  {
    when: [
      'placa solar|painel solar|energia solar|motor solar|solar',
      'de noite|noite|nublado|chuva|sem sol|escuro',
      'funciona|abre|aguenta|carrega|dura',
    ],
    subject: 'motor-solar',
    isAboutSubject: true,
    aspects: ['works'],
    answer: [
      'Funciona à noite e com chuva, porque quem move o portão é a bateria, e o painel só a recarrega de dia. Bem dimensionado, o conjunto guarda carga para alguns dias nublados; com muitas aberturas ou painel na sombra, a bateria não se completa e falha justamente de noite.',
    ],
    heading: 'O que decide a autonomia',
    text: [
      'Contam o número de aberturas por dia, o peso da folha e as horas de sol no painel, virado para o norte. O conjunto é de corrente contínua e sai por orçamento.',
    ],
    points: [
      'Bateria que não passa da noite: velha, ou painel sujo.',
      'Com rede por perto, motor comum com nobreak costuma sair por menos.',
      'Chave de destravamento sempre à mão.',
    ],
  },
];
