/** Answers to titles about motor kits: the price of a motor together with a remote control or another part. */
import type { DirectAnswer } from '../../../direct-answer.ts';

const price =
  'preco*|quanto custa*|quanto fica|quanto sai|quanto e|quanto cobra*|valor*|custo|orcamento|quanto';

const otherThanPriceOfBoth = 'nao|parou|ou|instalacao|condominio|predio|incluso|inclui|vem|quantos|placa';

export const withOtherPartsAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'motor',
      'controle*',
      `${price}|motor e controle*|motor e o controle|motor com controle*|motor com dois controles|motor com 2 controles`,
    ],
    unless: `${otherThanPriceOfBoth}|reais|r$|defeito|troca*|serve|funciona*|compativ*|marca|marcas|diferente*|qual|como|universal|clon*|bateria|reserva|extra|ja tem|ja tenho|tem motor|tenho motor|perdi|perdeu|sumiu|sem controle|kit|longe|app|celular|gravar|programar|de motor|de portao`,
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'Motor e controle vêm juntos no kit de basculante: {{kit.padrao}} no PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX, já instalado e com dois controles gravados. Controle a mais se orça pela foto, e a gravação fora da instalação fica entre {{part.programming.from}} e {{part.programming.to}}. Em portão de correr ou de abrir o conjunto sai por orçamento; numa casa, a troca fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'O que vem com o motor',
    text: [
      'Vêm a central, a fixação, os dois controles e a mão de obra, com {{kit.warranty}} de garantia e frete incluído em São Paulo. Fotocélula, nobreak e controle extra se pedem à parte.',
    ],
    points: [
      'Peça os controles a mais antes da visita: gravam-se no mesmo dia.',
      'Controle antigo só serve se for da mesma família.',
      'Sem instalação, o motor da tabela custa de {{motor.quarterCv}} a {{motor.halfCv}}.',
    ],
    send: 'Mande largura, altura, material, uma foto da folha por dentro e quantos controles quer.',
  },
  {
    when: ['motor', 'nobreak|fotocelula*|trava|trava eletrica|sensor', price],
    unless: `${otherThanPriceOfBoth}|de motor|precisa|bateria|para motor|para o motor|para portao|de portao`,
    subject: 'kit-de-motor',
    isAboutSubject: true,
    aspects: ['price', 'buy'],
    answer: [
      'O motor de basculante instalado custa {{kit.padrao}} no PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX; nos outros portões sai por orçamento. O que vai com ele se soma: a fotocélula instalada fica entre {{part.photocell.from}} e {{part.photocell.to}}, e nobreak e trava elétrica se orçam pela foto, porque dependem do motor e do batente. Postos no mesmo dia, aproveitam a visita.',
    ],
    heading: 'O que vale pedir junto',
    text: [
      'A fotocélula é a primeira compra, porque impede a folha de fechar sobre carro ou gente. O nobreak serve onde a luz cai muito, e a trava, em folha longa ou de abrir.',
    ],
    points: [
      'Nobreak pela etiqueta do motor, com onda senoidal.',
      'Trava só com central que tenha saída para ela.',
      'Tudo no mesmo orçamento, em linhas separadas.',
    ],
    send: 'Mande largura, altura, material, uma foto da folha por dentro e o que quer além do motor.',
  },
];
