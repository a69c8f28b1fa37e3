/** A motor for an existing gate, by the movement of the gate. */
import type { DirectAnswer } from '../../direct-answer.ts';

const fit =
  'instal*|colocar|coloca*|por motor|por um motor|botar|automatiz*|motoriz*|adaptar|eletrificar|transformar';
const standing =
  'existente|existentes|que existe|ja existe|que ja existe|ja existente|ja tenho|que tenho|que ja tenho|ja instalado|ja instalada|manual|pronto|ja pronto|antigo|velho|usado|comum|simples|sem motor|de mao';
const otherErrand =
  'nao abre|nao fecha|consert*|motor antigo|motor velho|motor usado|nobreak|fotocelula|placa|controle*|trilho novo|fabric*|porta de enrolar|abertura manual|como abrir|como destravar|trocar|troca|sem energia|deslocar|posso instalar|sozinho';

export const fittingAnswers: readonly DirectAnswer[] = [
  {
    when: [fit, 'basculante*', standing],
    unless: `${otherErrand}|correr|deslizante|pivotante|mola`,
    subject: 'portao-basculante',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['install', 'price'],
    answer: [
      'Dá para pôr motor no basculante que já está aí, e é o caso dos nossos kits: {{kit.padrao}} o PADRÃO, {{kit.speedy}} o SPEEDY e {{kit.jetflex}} o JETFLEX, com motor, central, dois controles e instalação. Em {horas de instalação} o portão sai funcionando, se a folha está equilibrada e a coluna, firme.',
    ],
    heading: 'O que o portão existente precisa ter',
    text: [
      'Folha equilibrada é a que para sozinha a meia altura. Se ela cai ou sobe, cabo e contrapeso vêm antes do motor, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}; quem mexe neles é o técnico.',
      'O peso escolhe o modelo: até {{home.weight}} no PADRÃO e até {{homeJetflex.weight}} no JETFLEX. O que não está no kit é ponto de energia novo, do eletricista, e solda na folha.',
    ],
    points: [
      'Lateral livre para o trilho do motor, do chão ao alto da folha.',
      'Coluna de ferro ou concreto, que não balance.',
      'Tomada ou ponto perto da coluna, em 127 V ou 220 V; o JETFLEX pede 220 V.',
      'Trinco e cadeado antigos saem: o motor trava a folha.',
    ],
    further:
      'As medidas que fazemos antes estão em [instalação em basculante](/topicos/instalacao-de-motor-de-portao-basculante).',
    send: 'Mande pelo WhatsApp uma foto do portão por dentro, mostrando a lateral, a altura, a largura e o material da folha: dizemos qual kit serve.',
  },
  {
    when: [fit, 'correr|de correr|deslizante*', standing],
    unless: `${otherErrand}|basculante|pivotante`,
    figure: { unit: 'kilogram', from: 301 },
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['install', 'price'],
    answer: [
      'Dá para automatizar um portão de correr de {figura}, se ele anda com uma mão de ponta a ponta: vai um motor deslizante de {sobra} ou mais na ficha, com cremalheira de aço no comprimento da folha. Sai por orçamento; em portão pesado, motor com instalação fica em geral entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'O que uma folha de {figura} precisa ter',
    text: [
      'O peso anda sobre as roldanas, e o motor vence só o atrito e a partida. Por isso trilho reto e roldana boa vêm antes: trocar as roldanas custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e sem isso o motor novo cansa logo.',
      'A montagem leva de {horas de instalação} quando a base já existe; base de concreto nova precisa secar antes, e aí são duas visitas.',
    ],
    points: [
      'Parede livre ao lado, para a folha recolher inteira.',
      'Batente chumbado nos dois fins: {figura} em movimento não param na mão.',
      'Guia de cima firme: é ela que mantém a folha em pé.',
      'Energia até a base do motor, num circuito só dele.',
      'Fotocélula no vão, de {{part.photocell.from}} a {{part.photocell.to}} instalada.',
    ],
    further:
      'Trilho, base e cremalheira estão na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Mande pelo WhatsApp a foto do portão inteiro por dentro, com o trilho e a parede ao lado, e a do ponto de energia.',
  },
  {
    when: [fit, 'correr|de correr|deslizante*', standing],
    unless: `${otherErrand}|basculante|pivotante`,
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['install', 'price'],
    answer: [
      'Dá para pôr motor no portão de correr que já está aí, se a folha corre com uma mão de ponta a ponta. O conjunto, com motor, central, dois controles e cremalheira, sai por orçamento. Para ter ideia, o motor trocado num portão de correr que já tem um fica em geral entre {{replacement.from}} e {{replacement.to}}; no manual somam a base e a cremalheira.',
    ],
    heading: 'O que o portão existente precisa ter',
    text: [
      'Trilho reto e roldanas boas vêm antes: trocar as roldanas custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e sem isso o motor novo cansa logo. A cremalheira se prende na parte de baixo da folha, em toda a extensão.',
      'A montagem leva de {horas de instalação} quando a base do motor já existe; base de concreto nova precisa secar antes, e aí são duas visitas.',
    ],
    points: [
      'Lugar para o motor ao lado da folha, no fim do vão.',
      'Batente firme nos dois fins, para a folha não sair do trilho.',
      'Ponto de energia junto da base, com disjuntor próprio.',
      'Guia de cima sem folga, para a folha não tombar.',
    ],
    further:
      'Trilho, base e cremalheira estão na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).',
    send: 'Mande pelo WhatsApp a foto do portão inteiro por dentro, com o trilho e a parede ao lado, o comprimento e o material da folha.',
  },
  {
    when: [fit, 'pivotante*|de abrir|duas folhas|2 folhas|social', standing],
    unless: `${otherErrand}|basculante|correr|deslizante|social|pedestre*`,
    subject: 'portao-pivotante',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['install', 'price'],
    answer: [
      'Dá para pôr motor no portão de abrir que já está aí, com um motor em cada folha, se as dobradiças não têm folga e a coluna não balança. Sai por orçamento. Para ter ideia, trocar o motor de uma folha numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}, e duas folhas custam mais.',
    ],
    heading: 'O que o portão existente precisa ter',
    text: [
      'Folha que gira leve e para onde se deixa. A que pende raspa no chão e força o motor: trocar dobradiça ou reforçar o suporte fica entre {{part.metalwork.from}} e {{part.metalwork.to}}, e a coluna fraca é do serralheiro.',
      'A montagem leva de {horas de instalação} numa folha; com duas há um cabo a passar até a outra coluna.',
    ],
    points: [
      'Espaço da dobradiça à parede, para o motor ter ângulo.',
      'Batente no chão, onde as folhas param.',
      'Piso livre por onde a folha gira.',
      'Trava elétrica, em folha longa ou que pega vento.',
    ],
    further:
      'As medidas de coluna e pivô estão em [instalação em portão pivotante](/topicos/instalacao-de-motor-de-portao-pivotante).',
    send: 'Mande pelo WhatsApp a foto de cada coluna por dentro, com a dobradiça, e o comprimento e o material da folha.',
  },
  {
    when: [fit, standing, 'portao|motor'],
    unless: `${otherErrand}|basculante|correr|deslizante|pivotante|de abrir|duas folhas|social|pedestre*`,
    subject: 'automatizacao',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['install', 'price'],
    answer: [
      'Dá para pôr motor no portão que você já tem, sem trocar a folha, se ela anda leve na mão e a estrutura está firme. Se ele é basculante, o kit instalado custa de {{kit.padrao}} a {{kit.jetflex}}; de correr ou de abrir sai por orçamento, e uma troca de motor em casa, para comparar, fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'O que se confere antes de automatizar',
    text: [
      'O modo como a folha se move escolhe o tipo de motor, e o peso escolhe o modelo. Folha torta, dobradiça caída ou roldana presa se acertam antes, porque o motor não corrige isso: só se gasta mais depressa.',
      'A montagem leva de {horas de instalação} com o ponto de energia pronto, e na falta de luz a folha se destrava com uma chave e se move na mão.',
    ],
    points: [
      'Basculante: para sozinho a meia altura.',
      'De correr: vai de ponta a ponta com uma mão.',
      'De abrir: fica onde se solta, sem raspar no chão.',
      'Qualquer um: coluna ou base que não balance.',
    ],
    further:
      'O que se confere em cada tipo de folha está na página de [automatização de portão](/topicos/automatizacao-de-portao).',
    send: 'Mande pelo WhatsApp uma foto do portão inteiro por dentro, a altura, a largura e o material da folha: dizemos o motor e o valor.',
  },
];
