/** Answers to titles about glass doors and glass gates. */
import type { DirectAnswer } from '../direct-answer.ts';

export const portaDeVidroAnswers: readonly DirectAnswer[] = [
  {
    when: ['vidro', 'e perigoso|perigoso|perigosa|arriscado|e seguro|risco', 'portao'],
    unless: 'carro|insulfilm',
    subject: 'porta-de-vidro',
    isUnpriced: true,
    aspects: ['safety'],
    answer: [
      'Depende do vidro: temperado ou laminado, preso num quadro de metal, com o motor fixado no quadro, a força regulada e fotocélula, o portão é seguro. O perigo está no vidro comum, na lasca de canto e na folha que bate no fim: o temperado aguenta pressão e estoura com pancada na quina. O laminado quebra sem cair.',
    ],
    heading: 'O que conferir num portão de vidro',
    text: [
      'Borracha inteira em volta, nenhuma trinca e folga igual dos lados. O peso é alto, cerca de vinte quilos por metro quadrado em oito milímetros, e entra na conta do motor.',
    ],
    points: [
      'Desaceleração no fim do curso.',
      'Nada parafusado no vidro.',
      'Trinca: não use até a vidraçaria ver.',
    ],
  },
];
