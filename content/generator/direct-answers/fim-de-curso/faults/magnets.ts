/** Answers to titles about limit switches: magnets. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const magnetAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'ima|imas',
      'perdeu a forca|fraco|sem forca|desmagnet*|perdeu o magnetismo|nao pega|nao funciona|enfraqueceu',
    ],
    subject: 'fim-de-curso',
    isAboutSubject: true,
    aspects: ['repair'],
    isComplaint: true,
    answer: [
      'O ímã do fim de curso quase nunca perde a força: o que muda é a distância até o sensor, porque o suporte entortou ou a folha baixou. Com o disjuntor desligado, olhe se ele passa a um dedo do sensor e se o mesmo lado está virado para o motor. Acertar a posição fica entre {{part.adjustment.from}} e {{part.adjustment.to}}; até lá não use, porque a folha bate no batente.',
    ],
    heading: 'Ímã, distância ou sensor',
    text: [
      'Ímã rachado, esse sim, se troca. O de geladeira não serve: é fraco e não tem o polo certo.',
      'Se o ímã está perto e firme e a central não acusa, o defeito é do sensor ou do fio dele, com conserto a partir de {{repair.from}}.',
    ],
    points: [
      'Falha só num sentido: um dos dois ímãs.',
      'Falha cada vez num ponto: suporte solto.',
      'Longe do sensor no curso todo: roldana gasta, a folha baixou.',
      'Marque com lápis a posição antes de soltar o suporte.',
    ],
    send: 'Mande uma foto do ímã em frente ao sensor, com o disjuntor desligado, e a da etiqueta do motor.',
  },
  {
    when: ['ima|imas|chapinha|chapinhas', 'caiu|soltou|colar|perdi|sumiu|quebrou|cola|virado|onde'],
    subject: 'fim-de-curso',
    isAboutSubject: true,
    answer: [
      'Ímã ou chapinha do portão que caiu volta para a marca que deixou na cremalheira ou na folha, com o mesmo lado virado para o motor. Desligue o disjuntor antes e não acione sem ele: a central não sabe onde parar e a folha bate no batente.',
    ],
    heading: 'Achar o lugar e o lado certos',
    text: [
      'São dois ímãs, um para cada fim, e em muitos motores eles têm lado. Trocados ou virados, o portão para ao contrário ou não para.',
      'Sem marca, {prova na mão}, leve a folha até onde ela deve parar e ponha o ímã diante do sensor, com pouca distância. Parafuso ou presilha segura melhor que cola em peça que vibra e toma sol.',
    ],
    points: [
      'Compare com o ímã que ficou: lado, altura e distância.',
      'Limpe a graxa antes de fixar.',
      'Teste com a mão no disjuntor e o vão livre.',
      'Quebrado: compre pelo modelo do motor.',
    ],
    sections: [
      {
        aspect: 'adjust',
        heading: 'Se depois disso ele para fora do ponto',
        text: [
          'Mova o ímã poucos centímetros por vez, sempre com o disjuntor desligado. Recolocar e regular na visita fica entre {{part.adjustment.from}} e {{part.adjustment.to}}, e o técnico confere por que ele soltou.',
        ],
      },
    ],
    questions: [
      {
        question: 'Serve ímã de geladeira ou de alto-falante?',
        answer: 'Não é confiável. Força e polo diferentes fazem o sensor acusar tarde ou não acusar.',
      },
      {
        question: 'Posso usar o portão sem ímã?',
        answer:
          'Só na mão, com o motor solto. Ligado, ele força o fim do curso até quebrar dente ou queimar.',
      },
    ],
  },
  {
    when: [
      'ima|imas',
      'colar|colo|cola|colado|colei|posso colar|da para colar|super bonder|superbonder|colar com super bonder|posso colar com super bonder|durepoxi|araldite|silicone|fita|fita dupla face|abracadeira',
    ],
    unless: 'eletroima|fechadura',
    subject: 'fim-de-curso',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['repair', 'allowed'],
    answer: [
      'Não convém colar o ímã do fim de curso: a cola instantânea racha com o sol e a vibração, ele solta de novo, e a folha passa do ponto e bate. O ímã volta para a marca que deixou, com o mesmo lado virado para o motor, preso pelo suporte ou por parafuso. Até lá deixe o disjuntor desligado; repor e regular fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Se a cola já foi usada',
    text: [
      'Resto de cola muda a distância até o sensor: raspe, limpe e confira se o ímã passa perto dele sem encostar. Suporte quebrado se troca, porque é ele que mantém o ponto.',
    ],
    points: [
      'Lado trocado: a folha não para, ou para ao contrário.',
      'Ímã rachado: peça nova, pelo modelo do motor.',
      'Prove de longe, com o vão livre.',
    ],
    send: 'Mande a foto do lugar de onde ele caiu e da etiqueta do motor.',
  },
];
