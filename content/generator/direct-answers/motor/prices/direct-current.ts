/** Answers about motors of direct current: what they cost, with and without their battery. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksPrice } from '../../../words/asking-words.ts';

const otherThanNew =
  'nobreak|placa|fonte|solar|trava|interfone|fechadura|camera|rele|controle*|consert*|queim*|trocar a bateria|troca de bateria|carro|acabou|descarreg*|usado|deslizante|correr|ou';

export const directCurrentPriceAnswers: readonly DirectAnswer[] = [
  {
    when: [
      '24v|24 v|24 volts|corrente continua|brushless',
      'motor|motores|automatizador',
      `${asksPrice}|quanto`,
    ],
    unless: `bateria*|${otherThanNew}`,
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['price'],
    answer: [
      'Motor de 24 V, o de corrente contínua, sai por orçamento conosco e custa mais que o comum. Para comparar, o kit ligado à rede, já instalado em basculante, vai de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX). O que se paga a mais é a fonte, a placa feita para ele e, se você quiser abrir na falta de luz, a bateria.',
    ],
    description:
      'Motor de 24 V sai por orçamento e custa mais que o comum; para comparar, o kit ligado à rede vai de {{kit.padrao}} a {{kit.jetflex}} instalado em basculante.',
    heading: 'As partes do preço de um motor de corrente contínua',
    text: [
      'Contam o peso da folha, o tipo de portão e as aberturas por dia, e por isso o valor só sai depois da foto e das medidas. Pergunte também quanto custam a placa e a fonte avulsas, porque só as do próprio modelo servem.',
      'Se a luz quase nunca cai na sua rua e o portão abre poucas vezes, o motor ligado à rede faz o mesmo por menos.',
    ],
    points: [
      'Com bateria: some a troca dela depois de alguns anos.',
      'Raio na região: protetor contra surto antes da fonte.',
      'Motor atual em ordem: um nobreak ao lado dele sai mais em conta.',
    ],
    send: 'Mande pelo WhatsApp a foto do portão por dentro, as medidas da folha e com que frequência falta luz aí.',
  },
  {
    when: [
      'com bateria|bateria embutida|bateria interna|bateria integrada|bateria propria|com bateria embutida|com bateria interna|com bateria integrada|com bateria propria',
      'motor|motores|automatizador',
      `${asksPrice}|quanto`,
    ],
    unless: otherThanNew,
    subject: 'motor',
    isAboutSubject: true,
    winsTies: true,
    aspects: ['price'],
    answer: [
      'Motor com bateria embutida é o de corrente contínua, em geral de 24 V, e sai por orçamento: o valor muda com o peso da folha e com o tamanho da bateria. Para comparar, o kit comum vai de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX), instalado em basculante. Com um nobreak externo, orçado à parte, esse motor comum também abre sem luz; ligar o aparelho parte de {{repair.from}}.',
    ],
    description:
      'Motor com bateria embutida sai por orçamento, pelo peso da folha; para comparar, o kit comum em basculante vai de {{kit.padrao}} a {{kit.jetflex}} instalado.',
    heading: 'O que pesa no preço do motor com bateria',
    text: [
      'A bateria fica na própria central e se carrega enquanto há luz. Ela é peça de desgaste: quem orça o motor deve dizer quantas aberturas ela dá e quanto custa a próxima.',
      'Em casa que já tem motor em ordem, trocar tudo só pela bateria raramente compensa; nesse caso o caminho é o nobreak próprio para portão.',
    ],
    points: [
      'Quantas aberturas sem luz você precisa: duas já deixam sair e voltar.',
      'Tipo de portão e peso da folha, que decidem o modelo.',
      'Bateria ao alcance da manutenção, em lugar seco.',
    ],
    further:
      'O que muda entre os aparelhos está na página do [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    send: 'Mande pelo WhatsApp a foto do portão por dentro, a altura por largura e quanto tempo costuma faltar luz.',
  },
];
