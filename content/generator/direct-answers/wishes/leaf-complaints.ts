/** Noises of a tilting gate, and a leaf of a swinging gate that does not close. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const leafComplaintAnswers: readonly DirectAnswer[] = [
  {
    when: ['rangend*|rangid*|range|rangendo|ranger|rinch*|chiad*|chia|chiando', 'basculante*'],
    unless: 'madeira|quanto|motor novo',
    subject: 'portao-basculante',
    isAboutSubject: true,
    answer: [
      'Rangido em portão basculante vem quase sempre de uma destas peças: pivô lateral seco, braço do motor sem graxa no pino, polia do cabo presa ou contrapeso raspando na caixa da coluna. Ouça de que lado sai. Lubrificar e regular fica de {{part.adjustment.from}} a {{part.adjustment.to}}; pivô, polia ou cabo gasto, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'Onde o basculante range',
    text: [
      'Dê um ciclo inteiro, olhando de longe. Se o som continua com o motor solto e a folha levada com a mão, é do portão; se some, é do braço ou do fuso. Só solte o motor com o disjuntor desligado e os dois cabos inteiros.',
    ],
    points: [
      'No alto da coluna: polia ou cabo.',
      'Dentro da coluna, ao longo da subida: contrapeso encostando na caixa.',
      'Na lateral, à meia altura: pivô.',
      'Junto do motor: pino do braço ou fuso seco.',
      'Só ao chegar: folha forçada contra o batente.',
    ],
    questions: [
      {
        question: 'Posso passar óleo eu mesmo?',
        answer:
          'No pivô e no pino do braço, poucas gotas, com o portão fechado e o disjuntor desligado. Cabo, polia e coluna são do técnico, porque há peso suspenso ali.',
      },
    ],
    further: 'O som de cada lugar está descrito em [portão rangendo ao abrir](/portao-rangendo-ao-abrir).',
    send: 'Mande pelo WhatsApp um vídeo com som, de longe, com a folha e as duas colunas no quadro.',
  },
  {
    when: [
      'pivotante*|de abrir|duas folhas|folha dupla|2 folhas|portao de folha|uma folha|uma das folhas',
      'nao fecha|nao fecha direito|nao fecha completamente|nao fecha tudo|nao esta fechando|nao fecha inteiro|nao fecha mais|nao encosta',
    ],
    unless: 'vento|controle|basculante|deslizante|correr|abre e nao fecha|qual motor|social',
    subject: 'portao-pivotante',
    isAboutSubject: true,
    aspects: ['repair'],
    answer: [
      'No portão pivotante, folha que abre e não fecha até o fim tem o fim de curso de fechamento adiantado, a força baixa ou alguma coisa no caminho: batente, piso alto ou dobradiça caída. Com duas folhas, pode ser só a ordem, em que uma chega antes da outra e prende a que vem atrás. Regular fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Uma folha ou duas: onde olhar',
    text: [
      'Com o disjuntor desligado, solte o motor na chave e feche a folha com a mão. Se ela encosta leve, o defeito é de regulagem, capacitor ou fio do motor; se raspa ou sobra um vão, é dobradiça, batente ou coluna, e a solda é do serralheiro.',
    ],
    points: [
      'Folha única que para antes: fim de curso ou força.',
      'Só uma das duas para: motor, capacitor ou fio daquele lado.',
      'As duas se prendem no encontro: atraso entre elas, na central.',
      'Fecha e reabre: fotocélula ou obstáculo sentido no fim.',
      'Folha baixa do lado de fora: dobradiça gasta.',
    ],
    questions: [
      {
        question: 'Como fecho a casa até o conserto?',
        answer:
          'Com o disjuntor desligado, solte os motores, feche as folhas com a mão e prenda-as com corrente e cadeado. Motor solto não segura empurrão.',
      },
    ],
    sections: [
      {
        aspect: 'repair',
        heading: 'Quanto custa cada causa',
        text: [
          'Fim de curso, força e atraso são regulagem. Capacitor fica entre {{part.capacitor.from}} e {{part.capacitor.to}}, e placa, entre {{part.board.from}} e {{part.board.to}}; o serviço tem {{repair.warranty}} de garantia.',
        ],
      },
    ],
    send: 'Mande pelo WhatsApp uma foto das folhas na posição em que param, de frente, e diga se o motor fica mudo ou ronca.',
  },
];
