/** Answers to titles about the motor of a sliding gate sold with metres of rack. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { otherThanStrength } from '../../../words/title-groups.ts';

const motor = 'kit*|motor*|conjunto*|automatizador*';
const sliding = 'deslizante*|de correr|correr|corredico';
const rack =
  'metros de cremalheira*|metro de cremalheira*|m de cremalheira*|cremalheira de|cremalheira com|cremalheira*';

/** Of a title about something other than buying the motor with its rack, which `otherThanStrength` leaves out too. */
const otherThanKit = `${otherThanStrength
  .split('|')
  .filter((word) => word !== 'cremalheira')
  .join('|')}|pular|pula|pulando|nylon|aluminio|ou|basculante|pivotante|qual|cremalheira para|trocar|troca`;

export const rackKitAnswers: readonly DirectAnswer[] = [
  {
    when: [motor, rack],
    unless: otherThanKit,
    figure: { unit: 'kilogram', from: 150, to: 3000 },
    ofWidth: true,
    subject: 'portao-de-correr',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['buy', 'choose', 'price', 'install'],
    answer: [
      'O kit de motor deslizante de {figura} com {largura} de cremalheira sai por orçamento, em geral de {{replacement.from}} a {{replacement.to}} instalado numa casa; em portão pesado, de {{condominium.from}} a {{condominium.to}}, com central e dois controles. Se {figura} é o máximo da etiqueta do motor, a folha pode pesar até {folgada}; se é o peso da folha, o motor tem de trazer {sobra}. E {largura} de cremalheira bastam quando a folha inteira, e não só o vão, é um pouco mais curta que isso.',
    ],
    heading: 'O peso da folha e a medida da cremalheira',
    text: [
      'A cremalheira acompanha a folha de ponta a ponta, que é mais comprida que o vão, e ainda passa um pouco no fim de curso. Se faltar um pedaço, o pinhão perde o dente antes de o portão terminar de abrir.',
      'Folha leve de casa aceita cremalheira de nylon com alma de aço; a pesada pede aço galvanizado, com suportes a cada poucos palmos. Base de concreto e ponto de energia vêm em linhas separadas no orçamento.',
    ],
    points: [
      'Motor com central e chave de destravamento.',
      'Gomos de cremalheira com o mesmo passo do pinhão.',
      'Dois controles já gravados.',
      'Ímãs ou chaves que marcam o fim do curso.',
      'Fotocélula à parte, se o portão fecha sozinho.',
    ],
    send: 'Mande pelo WhatsApp o comprimento, a altura e o material da folha, com uma foto dela por dentro e o bairro: respondemos que motor ela pede, quantos metros de cremalheira e quanto fica.',
  },
  {
    when: [motor, rack],
    unless: otherThanKit,
    figure: { unit: 'kilogram', from: 150, to: 3000 },
    subject: 'portao-de-correr',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['buy', 'choose', 'price', 'install'],
    answer: [
      'O kit de motor deslizante de {figura} com cremalheira sai por orçamento: instalado numa casa, fica em geral entre {{replacement.from}} e {{replacement.to}}, e em portão pesado, entre {{condominium.from}} e {{condominium.to}}, com central e dois controles. Motor que traz {figura} na etiqueta trabalha com folga em folha de até {folgada}; para uma folha de {figura}, o motor tem de trazer {sobra}. A cremalheira vai na medida da folha inteira.',
    ],
    heading: 'Da etiqueta do motor ao peso da folha',
    text: [
      'O número da etiqueta é o máximo, e não o peso de trabalho: a folha deve ficar um quinto abaixo dele. Roldana gasta, rampa ou vento de frente pedem a classe seguinte.',
      'Meça a folha por dentro, de ponta a ponta: é essa medida, com uma sobra no fim de curso, que diz quantos gomos de cremalheira entram. Nylon com alma de aço basta em folha leve; aço galvanizado é para folha pesada.',
    ],
    points: [
      'Vêm no conjunto: motor, central, dois controles e fim de curso.',
      'Ficam à parte: base de concreto, ponto de energia e fotocélula.',
      'Antes de tudo: folha solta, que corre leve com uma mão.',
    ],
    send: 'Mande pelo WhatsApp uma foto da folha por dentro, com o comprimento, o material e o bairro: respondemos que motor a leva, com que cremalheira e por quanto.',
  },
  {
    when: [motor, rack, sliding],
    unless: `${otherThanKit}|portao de 2*|portao de 3*|portao de 4*|portao de 5*|portao de 6*`,
    ofWidth: true,
    subject: 'portao-de-correr',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['buy', 'choose', 'price', 'install'],
    answer: [
      'O motor deslizante com {largura} de cremalheira sai por orçamento, em geral entre {{replacement.from}} e {{replacement.to}} instalado numa casa, com central e dois controles; em portão pesado, entre {{condominium.from}} e {{condominium.to}}. Confira a medida antes de pedir: {largura} bastam quando a folha inteira, e não só o vão, é um pouco mais curta que isso, porque o fim de curso pede sobra.',
    ],
    heading: 'Quantos metros de cremalheira a folha pede',
    text: [
      'Meça a folha fechada, por dentro, do batente à outra ponta. O trecho que fica atrás da coluna também leva dente, e é ele que se esquece na conta.',
      'O motor se escolhe pelo peso: a folha deve ficar um quinto abaixo do máximo da etiqueta. Se a cremalheira velha está boa e tem o mesmo passo do pinhão, ela pode ficar.',
    ],
    points: [
      'Gomo quebrado ou gasto: troca-se antes de pôr motor novo.',
      'Emenda: passo exato, conferido com um gomo invertido.',
      'Folga pequena entre o pinhão e o dente, igual em toda a linha.',
    ],
    send: 'Mande pelo WhatsApp a medida da folha inteira, o material, uma foto dela por dentro e o bairro: respondemos quantos metros entram e quanto fica com o motor.',
  },
];
