/** Answers to titles about fast motors: what they are and how they work. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const explanations: readonly DirectAnswer[] = [
  {
    when: ['soft start|partida suave|soft'],
    unless: 'vantagem|vantagens|defeito|queim*',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['what', 'works'],
    answer: [
      'Soft start é a partida suave: a placa do portão liga o motor aos poucos, e a folha sai devagar em vez de dar um tranco. Ele só cuida do arranque, e às vezes da parada; o inversor de frequência vai além e comanda a velocidade o caminho inteiro, por isso também abre em poucos segundos. No JETFLEX quem faz a partida e a parada suaves é o inversor, por {{kit.jetflex}} instalado em basculante.',
    ],
    heading: 'O que a partida suave poupa',
    text: [
      'Sem tranco, engrenagem, cabo, dobradiça e solda duram mais, e a luz da garagem não pisca na hora de abrir. Não substitui equilíbrio: folha pesada continua pesada.',
      'Em muitas centrais ela se liga por chave ou botão, e o manual do código da placa diz qual. Pedir que o técnico a regule fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    points: [
      'Soft start: arranque macio.',
      'Desaceleração: chegada macia, que pede fim de curso bem posto.',
      'Inversor: arranque, velocidade e chegada.',
      'Placa sem a função não a ganha por regulagem.',
    ],
    send: 'Mande a foto da etiqueta da central: dizemos se ela tem partida suave.',
  },
  {
    when: [
      'inversor|inverter|inversora',
      'o que e|o que sao|o que significa|que serve|para que serve*|como funciona|que e|qual a funcao|entenda',
    ],
    unless: 'comum|ou|diferenca|defeito|consert*|queim*|erro|vale a pena',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['what', 'works'],
    answer: [
      'O inversor de frequência é a parte da placa que muda a velocidade do motor: em vez de ligá-lo de uma vez na rede, ele aumenta e diminui a frequência, e a folha parte devagar, acelera no meio e freia antes de encostar. Serve para abrir em poucos segundos sem bater e com menos corrente na partida. É o que o JETFLEX tem: abre em {segundos jetflex} e sai por {{kit.jetflex}} instalado em basculante.',
    ],
    heading: 'O que ele dá e o que ele cobra',
    text: [
      'Dá parada suave, força controlada e reação ao obstáculo. Cobra 220 V no ponto, folha reta e uma placa que custa mais que a comum quando queima.',
      'Em folha torta ou com cabo gasto o inversor não faz milagre: a velocidade só mostra mais cedo o defeito.',
    ],
    points: [
      'Rampa de partida e de parada.',
      'Velocidade regulada na placa.',
      'Protetor de surto no quadro: quase obrigatório.',
      'Motor comum não recebe inversor por fora.',
    ],
  },
  {
    when: [
      'motor|motores|hp|cv|potencia',
      'mais forte|mais potente|maior potencia|mais potencia|mais hp|maior|potencia',
      'abre mais rapido|mais rapido|anda mais rapido|abrir mais rapido|velocidade|mais depressa',
    ],
    unless: 'qual|quero|preciso|jetflex|speedy',
    subject: 'motor-rapido',
    isAboutSubject: true,
    aspects: ['works', 'choose'],
    answer: [
      'Não: potência move mais peso, e quem dá a velocidade é o redutor e o comando com inversor. Um motor de {{motor.halfCv.power}} e um de {{motor.quarterCv.power}} do mesmo tipo abrem no mesmo tempo. Para abrir mais depressa troca-se de modelo: em basculante, o SPEEDY leva {segundos speedy}, por {{kit.speedy}} instalado, e o JETFLEX, {segundos jetflex}, por {{kit.jetflex}}.',
    ],
    heading: 'O que muda com mais potência',
    text: [
      'Muda o peso que ele leva com sobra: na tabela, {{motor.quarterCv.weight}}, {{motor.thirdCv.weight}} e {{motor.halfCv.weight}} em basculante, conforme a potência. Num portão que ficou lento, a causa costuma ser capacitor, tensão baixa ou folha pesada.',
    ],
    points: [
      'Cronometre três aberturas antes de comprar outro motor.',
      'Folha leve: o menor motor abre no mesmo tempo que o maior.',
      'Motor rápido pede folha reta e batente firme.',
    ],
  },
  {
    when: ['jetflex|jet flex', '1/3|1/4|1/2|1 3|1 4|1 2|hp|cv'],
    unless:
      'ou|x|melhor|diferenca|qual|correr|deslizante|pivotante|consert*|placa|gasta|consome|da para colocar|eurus|rio|penta|quebr*|queim*|nao',
    subject: 'motor-rapido',
    winsTies: true,
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['what', 'price', 'buy'],
    answer: [
      'O kit JETFLEX, de portão basculante, custa {{kit.jetflex}} instalado e pede {{homeJetflex.volts}} no ponto: traz o motor PPA Home Jetflex, a central com inversor e dois controles, com {{kit.warranty}} de garantia. Ele não se escolhe pelo HP: vale o peso da folha, até {{homeJetflex.weight}}; a potência do seu se lê na etiqueta. Na nossa tabela, 1/4, 1/3 e 1/2 CV são motores sem inversor, de {{motor.quarterCv}} a {{motor.halfCv}} sem instalação.',
    ],
    description:
      'O kit JETFLEX, de portão basculante, custa {{kit.jetflex}} instalado, pede {{homeJetflex.volts}} no ponto e se escolhe pelo peso da folha, até {{homeJetflex.weight}}, e não pelo HP.',
    heading: 'Por que o HP diz menos num Jetflex',
    text: [
      'O inversor controla rotação e força a cada trecho, e a ficha já dá o peso máximo. Dois motores de mesma potência, um com inversor e outro sem, abrem em tempos muito diferentes: o Jetflex, em {segundos jetflex}.',
      'Anúncio de Jetflex com HP no nome se compara pelo que vem na caixa: central, controles, suporte e quem monta.',
    ],
    points: [
      'Disjuntor só do portão, com terra.',
      'Folha reta, equilibrada, um quinto abaixo do máximo.',
      'Pagamento em até {{instalments}}.',
      'À parte: levar 220 V ao ponto e o cabo, a roldana ou a solda de que a folha precise.',
    ],
    further: 'As características estão na página do [PPA Home Jetflex](/motores/motor-ppa-home-jetflex).',
    send: 'Mande pelo WhatsApp altura, largura e material da folha, uma foto por dentro e outra do quadro de luz.',
  },
  {
    when: ['inversor*|inverter', 'motor|motores|automatizador|automatizadores|acionador|kit|portao'],
    unless:
      'nao abre|nao fecha|nao anda|nao funciona|parou|travou|trava|quebr*|queim*|consert*|repar*|arrumar|barulho|program*|gravar|placa|central|controle*|engrenagem|cremalheira|capacitor|peca|pecas|rolamento|manual|usado|usada|ou|melhor|qual|x|versus|bom|boa|presta|vale|compensa',
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
    when: ['speedy', '110|110v|127|127v|bivolt|220|220v|voltagem|tensao|volts'],
    unless: 'jetflex|padrao|preco|queim*|liguei|kg|quilos|metros|largura',
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['works'],
    answer: [
      'O SPEEDY se pede na tensão do seu ponto, 127 V (que muita gente chama de 110) ou 220 V, e o preço do kit instalado é o mesmo, {{kit.speedy}}. Diga na conversa qual é a da garagem, e a versão é confirmada na etiqueta antes do pedido. O que não tem 127 V é o JETFLEX.',
    ],
    heading: 'Como saber a tensão da garagem',
    text: [
      'Não troque um pelo outro depois de comprado: motor de uma tensão ligado na outra não parte ou queima, e ligação errada não é defeito de fábrica.',
    ],
    points: [
      'Disjuntor simples costuma ser 127 V, e duplo, 220 V; quem confirma é o eletricista, com o medidor.',
      'A etiqueta do motor que já está lá diz o que o ponto entrega.',
      'Circuito só do portão, com terra, nas duas tensões.',
    ],
    further: 'Os três kits lado a lado estão em [motores](/motores).',
    send: 'Mande pelo WhatsApp a foto do quadro de luz com a tampa fechada, a da folha por dentro e o bairro.',
  },
  {
    when: [
      'jetflex|inversor*|inverter|motor rapido',
      'gasta*|consum*|conta de luz|energia',
      'mais|menos|comum|normal|quanto|muito|aumenta|economiza',
    ],
    subject: 'motor-rapido',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['works'],
    answer: [
      'Gasta praticamente o mesmo: o motor com inversor puxa por menos tempo a cada abertura, e numa casa o movimento soma menos de um quilowatt-hora por mês em qualquer dos dois. O que fica ligado o dia todo é a central com o receptor, alguns watts, e isso também é parecido.',
    ],
    heading: 'De onde vem o consumo de um portão',
    text: [
      'Faça a conta pela etiqueta: potência em watts, vezes os segundos de cada abertura, vezes as aberturas do mês. Dez aberturas por dia dão poucos minutos de motor, e a parte da espera pesa mais que a do movimento.',
    ],
    points: [
      'Folha que pesa na mão gasta mais que a diferença entre modelos.',
      'Lâmpada de garagem acesa a noite toda consome mais que o motor.',
      'Fonte de câmera ou de fechadura no mesmo ponto entra na conta sem se ver.',
    ],
    questions: [
      {
        question: 'Dá para desligar o disjuntor de noite para economizar?',
        answer: 'Dá, e a economia é mínima. Em troca, ninguém abre pelo controle até religar.',
      },
    ],
    further:
      'A ficha dos modelos está no [motor de alta velocidade](/topicos/motor-de-portao-de-alta-velocidade).',
  },
];
