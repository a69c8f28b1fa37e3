/** Answers to titles that choose a motor by the weight of the leaf together with its use, or with a door in it. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const weightAndUseAnswers: readonly DirectAnswer[] = [
  {
    when: ['vezes|aberturas|ciclos|acionamentos', 'dia|hora|diarias|por dia|por hora', 'portao|motor|folha'],
    figure: { unit: 'kilogram' },
    unless: 'nao abre|nao fecha|parou|queim*|consert*|esquent*|barulho|gasta|consome|consumo|placa|controle*',
    subject: 'motor',
    isAboutSubject: true,
    isAboutFigure: true,
    winsTies: true,
    aspects: ['choose'],
    answer: [
      'Portão de {figura} que abre muitas vezes pede duas coisas do motor: na etiqueta, {sobra} ou mais, para a folha não andar no limite, e na ficha, ciclos por hora acima da sua hora mais cheia, em que cai perto de um quarto das aberturas do dia. O motor comum de casa faz de 5 a 10 por hora; acima disso é o de uso intenso, que sai por orçamento.',
    ],
    description:
      'Portão de {figura} com muito uso pede motor de {sobra} ou mais na etiqueta e ciclos por hora acima da hora mais cheia: o comum de casa faz de 5 a 10.',
    heading: 'Peso na etiqueta e ciclos na ficha',
    text: [
      'O peso diz se o motor move a folha, e os ciclos, quantas vezes seguidas ele a move sem esquentar. Um não compensa o outro: motor forte de pouco ciclo para quente no meio da fila.',
      'Conte as aberturas de hora em hora por três dias, com moto, entrega e pedestre. Conjunto pesado de uso coletivo, instalado, fica em geral entre {{condominium.from}} e {{condominium.to}}.',
    ],
    points: [
      'Roldanas e trilho em ordem: a folha presa esquenta qualquer motor.',
      'Fotocélula, porque com muito uso sempre há alguém no vão.',
      'Revisão a cada {{maintenance.interval}}.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão, o tipo dele, o peso ou as medidas e quantos carros passam na hora mais cheia.',
  },
  {
    when: [
      'porta social|portinha|portinhola|porta de pedestre|porta pequena|porta pedestre|portao social',
      'embutid*|em meio|junto|em folha|dentro|incorporad*|acoplad*|com porta social|com portinha|com portinhola|com porta de pedestre',
      'qual motor|que motor|motor para|motor ideal|motor certo|qual o motor|qual kit',
    ],
    unless: 'fechadura|interfone|trava|nao abre|nao fecha|queim*|parou|ao lado|separad*',
    subject: 'motor',
    isAboutSubject: true,
    isAboutFigure: true,
    winsTies: true,
    aspects: ['choose', 'price'],
    answer: [
      'Portão com porta social na folha leva o motor escolhido pelo peso com a porta: em basculante, até {{home.weight}} vai o PPA Home, do kit PADRÃO, por {{kit.padrao}} instalado, e até {{homeJetflex.weight}} o Home Jetflex, por {{kit.jetflex}}; acima disso, ou se a folha corre ou abre, sai por orçamento. Um sensor na portinha tem de impedir o motor de andar com ela aberta.',
    ],
    description:
      'Portão com porta social na folha leva o motor escolhido pelo peso com a porta, e um sensor impede o motor de andar com a portinha aberta.',
    heading: 'O que a porta na folha muda no motor',
    text: [
      'A porta soma o peso dela, do batente e da fechadura, e tudo fica de um lado: no basculante o contrapeso se acerta com a porta fechada, antes do motor.',
      'Sem o sensor, quem passa pela portinha fica no caminho de uma folha que outra pessoa pode acionar. Ele é orçado com o motor.',
    ],
    points: [
      'Quadro reforçado em volta do vão da porta.',
      'Fechadura que não deixe a portinha encostada sem travar.',
      'Porta que abre sem passar do batente da folha.',
    ],
    send: 'Mande pelo WhatsApp a foto da folha inteira com a portinha, a altura por largura e o material.',
  },
];
