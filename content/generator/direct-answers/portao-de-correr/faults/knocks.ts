/** Answers to titles about sliding gates: leaves that slam at the end of their way. */
import type { DirectAnswer } from '../../../direct-answer.ts';

export const knockAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'correr|deslizante*|corredico',
      'bate|batendo|bate forte|batendo forte|pancada|tranco|estronda',
      'fim|final|em fim|em final|batente|fechar|ao fechar|ao abrir|forte|como regular|regular|ajustar',
    ],
    unless: 'carro*|vento|predio|condominio*|volta|meio|roldana*|trilho|cremalheira|nao',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['adjust', 'price'],
    answer: [
      'Portão de correr que bate no fim está cortando o motor tarde, e se regula nesta ordem: o ímã ou a haste do fim de curso, que avança um pouco na cremalheira; a parada suave da central, se ela a tem; e a força, no mínimo que ainda leva a folha. Prove à vista, com ninguém no caminho, até a folha encostar sem pancada. O ajuste feito por nós fica entre {{part.adjustment.from}} e {{part.adjustment.to}}.',
    ],
    heading: 'Como regular a chegada do deslizante',
    text: [
      'Desligue o disjuntor, marque onde o ímã está, avance-o um dedo em direção ao meio do portão, religue e prove. O lado da abertura tem o seu, e cada um se acerta separado.',
      'Se a pancada continua com o ímã adiantado, a folha corre solta depois do corte: é freio do motor gasto ou piso com queda, e aí é serviço do técnico.',
    ],
    points: [
      'Ímã que escorregou deixa marca limpa na cremalheira.',
      'Batente de borracha amortece, mas não substitui a regulagem.',
      'Tampa da central aberta é com o técnico.',
    ],
    further:
      'Como o ímã se acerta está em [regulagem de fim de curso](/topicos/regulagem-de-fim-de-curso-do-portao).',
    send: 'Mande um vídeo da chegada, com som, e a foto do ímã na cremalheira.',
  },
];
