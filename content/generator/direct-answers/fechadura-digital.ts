/** Answers to titles about the lock of a house door, digital or not. */
import type { DirectAnswer } from '../direct-answer.ts';

export const fechaduraDigitalAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'fechadura|fechaduras',
      'porta|portas|apartamento|casa|quarto|sala',
      'eletronica|digital|senha|biometrica|biometria|tetra|quebrada|trocar|conserto|instalar|comum|inteligente|smart',
    ],
    unless: 'portao|portoes|garagem|pedestre|social',
    subject: 'fechadura-digital',
    isAboutSubject: true,
    answer: [
      'Fechadura de porta de casa, eletrônica ou comum, é com o chaveiro ou o instalador da marca: não vendemos nem instalamos. O que fazemos é o portão, com a trava elétrica da folha e o destravamento do motor.',
    ],
    heading: 'Quando a fechadura encontra o portão',
    text: [
      'Se o modelo tem saída de contato, ele também pode mandar abrir o portão pela central, e essa ligação testamos nós.',
    ],
    further: 'A trava da folha está em [trava elétrica para portão](/topicos/trava-eletrica-para-portao).',
    send: 'Se for para o portão, mande pelo WhatsApp a foto do aparelho e da central.',
  },
];
