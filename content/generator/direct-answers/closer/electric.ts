/** Wires, breakers and sockets around the motor. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const closerElectricAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'fio|fios|cabo|fiacao|eletroduto|conduite|energia|cabeamento',
      'baixo de terra|embaixo de terra|debaixo de terra|por baixo de chao|embaixo de chao|debaixo de chao|enterrad*|enterrar|subterrane*|pelo chao|por baixo de piso|embaixo de piso|atravessar a garagem|cortar o piso|por baixo',
    ],
    unless: 'aco|cabo de aco|choque|cachorro|aparece|cortado|rompeu',
    subject: 'fiacao',
    isAboutSubject: true,
    answer: [
      'Pode, desde que o fio do motor vá dentro de eletroduto, e nunca solto na terra: cabo enterrado sem tubo perde a capa com umidade, raiz e enxada. Energia e comando vão em tubos separados, e a passagem é serviço do eletricista; a ligação do motor e da central é nossa.',
    ],
    heading: 'Como a passagem pelo chão dura',
    text: [
      'Use cabo próprio para lugar úmido, sem emenda dentro do tubo, e uma caixa de passagem em cada ponta, com dreno. O tubo entra na caixa do motor por baixo, com massa de vedação, senão a formiga e a água sobem por ele.',
    ],
    points: [
      'Circuito só do portão, com disjuntor próprio, DR e terra.',
      'Cabo de 2,5 mm² na distância comum de uma casa.',
      'Fio da fotocélula e da botoeira em tubo à parte, para não pegar ruído.',
      'Profundidade maior onde passa carro, e fita de aviso por cima.',
      'Um tubo vazio a mais custa pouco e evita quebrar o piso depois.',
    ],
    send: 'Mande pelo WhatsApp uma foto do caminho, do quadro ao motor, com a distância em metros: dizemos que fios o conjunto pede.',
  },
];
