/** Answers to titles about the lock of a house door, digital or not. */
import type { DirectAnswer } from '../direct-answer.ts';

export const fechaduraDigitalAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'fechadura digital|fechadura eletronica|fechadura biometrica|fechadura com senha|fechadura de senha|fechadura inteligente|fechadura smart|fechadura wifi',
      'portao|portoes|garagem|social|pedestre',
    ],
    unless:
      'nao abre|nao funciona|parou|defeito|queim*|preco|quanto|abrir o portao|abre o portao|abrir portao',
    subject: 'fechadura-digital',
    isAboutSubject: true,
    isUnpriced: true,
    answer: [
      'No portão social de ferro a fechadura digital serve se for modelo de sobrepor para área externa, com proteção contra chuva escrita na ficha, e se houver um abrigo em cima; a comum, de porta de apartamento, oxida em poucos meses. No portão da garagem, com motor, ela não se usa, porque trancaria a folha que o motor tenta mover. Quem vende e instala é o chaveiro ou a empresa de controle de acesso; nós cuidamos do motor e da trava elétrica da folha.',
    ],
    heading: 'O que conferir antes de comprar',
    text: [
      'Veja o grau de proteção contra água, a espessura do ferro em que ela fixa e se abre por dentro sem bateria. Num portão vazado, alguém alcança a maçaneta de dentro pela grade: feche o vão com chapa.',
      'Se o modelo tem saída de contato, ele também pode mandar abrir o portão da garagem pela central, e essa ligação fazemos nós, a partir de {{repair.from}}.',
    ],
    points: [
      'Proteção contra chuva na ficha, e não só no anúncio.',
      'Aba ou beiral em cima do aparelho.',
      'Chave de reserva ou contato de bateria por fora.',
    ],
    further: 'A trava da folha está em [trava elétrica para portão](/topicos/trava-eletrica-para-portao).',
    send: 'Mande a foto do portão, por fora e por dentro, e da ficha da fechadura.',
  },
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
