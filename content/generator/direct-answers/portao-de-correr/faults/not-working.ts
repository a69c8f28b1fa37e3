/** Answers to titles about sliding gates: a motor, called by its name, that does nothing. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { otherThanStopped, stopped } from '../../../words/title-groups.ts';

export const notWorkingAnswers: readonly DirectAnswer[] = [
  {
    when: [stopped],
    unless: otherThanStopped,
    ofMotors: 'one-sliding',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    winsTies: true,
    aspects: ['repair'],
    answer: [
      'No {modelo}, motor de portão de correr, veja primeiro o disjuntor e depois a luz da placa: apagada, o defeito está na alimentação ou no fusível; acesa, com o motor mudo, está no comando, no fim de curso ou na fotocélula. Se ele zumbe e a folha não sai, pare de apertar, porque é capacitor fraco ou folha presa no trilho. Consertamos esse motor por {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia no serviço.',
    ],
    heading: 'Por onde começar com um {modelo} parado',
    text: [
      'A botoeira da parede separa o motor do controle: se o portão corre por ela, procure o defeito na bateria do controle ou no receptor. Se nada acontece, desligue o disjuntor, veja se a folha está em pé no trilho, solte o motor na chave e leve-a com a mão. Folha leve aponta para o motor ou a placa; folha que pesa ou raspa, para a roldana ou o trilho.',
      'Não ponha fusível maior nem papel-alumínio no lugar dele: o fusível protege a placa.',
    ],
    points: [
      'Luz apagada com o disjuntor ligado: fusível ou fonte da placa.',
      'Estala e não corre: relé ou capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
      'O pinhão gira e a folha fica: engrenagem, de {{part.gears.from}} a {{part.gears.to}}, ou chave destravada.',
      'Só corre para um lado: ímã de fim de curso ou relé daquele sentido.',
      'Placa trocada: de {{part.board.from}} a {{part.board.to}}, pedida pelo código da etiqueta.',
    ],
    send: 'Mande um vídeo com som, a foto da etiqueta do {modelo} e diga se a luz da placa acende.',
  },
];
