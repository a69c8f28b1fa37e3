/** Spare parts of our brand, by the movement of the gate, and a part named with a maker. */
import type { DirectAnswer } from '../../direct-answer.ts';

const part =
  'peca|pecas|reposicao|componente*|pecas de reposicao|peca de reposicao|pecas originais|kit de reparo';
const otherErrand = 'nao abre|nao fecha|nao anda|controle*|diferenca|ou|dura|instalar|kit de motor';
const sliding = 'deslizante*|de correr|correr';
const tilting = 'basculante*';
const swinging = 'pivotante*|de abrir|abrir|pistao';
const ofPrices =
  'As faixas de cada conserto estão em [quanto custa consertar](/quanto-custa-consertar-portao-eletronico).';
const send =
  'Mande pelo WhatsApp a foto da etiqueta do motor, a da peça ao lado de uma régua e o bairro: dizemos se ela se acha e quanto fica trocada.';

export const sparePartAnswers: readonly DirectAnswer[] = [
  {
    when: [part, 'ppa', sliding],
    unless: otherErrand,
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'replace', 'price'],
    answer: [
      'Peça de reposição PPA para motor deslizante nós levamos e trocamos na sua garagem: engrenagem, de {{part.gears.from}} a {{part.gears.to}}, placa, de {{part.board.from}} a {{part.board.to}}, capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, e cremalheira, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, já com a mão de obra. Se você quer só a peça, pergunte antes pelo modelo: ela é procurada pela etiqueta do motor.',
    ],
    heading: 'As peças que um deslizante PPA mais pede',
    text: [
      'O nome na tampa não basta, porque o mesmo nome cobre versões com engrenagem e placa diferentes. Valem o modelo e a tensão da etiqueta e, na placa, o código impresso nela.',
      'Peça trocada por nós tem {{parts.warranty}} de garantia, e o serviço, {{repair.warranty}}.',
    ],
    points: [
      'Motor gira e a folha fica: engrenagem ou pinhão.',
      'Ronca e não sai: capacitor, ou folha presa no trilho.',
      'Passa do ponto ou não para: peça de fim de curso na cremalheira.',
      'Nada acende: fusível, fonte ou placa.',
      'Estala e pula dente: cremalheira gasta ou baixa.',
    ],
    further: ofPrices,
    send,
  },
  {
    when: [part, 'ppa', tilting],
    unless: otherErrand,
    subject: 'portao-basculante',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'replace', 'price'],
    answer: [
      'Peça PPA para motor basculante nós levamos e trocamos na sua garagem: engrenagem, de {{part.gears.from}} a {{part.gears.to}}, placa, de {{part.board.from}} a {{part.board.to}}, capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, e cabo, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, já com a mão de obra. Para levar só a peça, pergunte antes: ela é procurada pelo modelo da etiqueta.',
    ],
    heading: 'As peças que um basculante PPA mais pede',
    text: [
      'Fuso, cursor e porca têm comprimento e passo próprios de cada modelo; capacitor e rolamento são de medida comum. Na placa manda o código impresso nela.',
      'A peça que pomos tem {{parts.warranty}} de garantia, e o nosso serviço, {{repair.warranty}}. Motor com várias peças no fim pede outra conta: o kit novo instalado começa em {{kit.padrao}}.',
    ],
    points: [
      'Motor gira e a folha não sobe: porca do fuso ou engrenagem.',
      'Ronca e para: capacitor, ou folha sem equilíbrio.',
      'Para antes ou bate no fim: ímã ou sensor de fim de curso.',
      'Tudo apagado: tomada, fusível ou placa.',
      'Cabo desfiado: ninguém destrava nem fica no vão.',
    ],
    further: ofPrices,
    send,
  },
  {
    when: [part, 'ppa', swinging],
    unless: otherErrand,
    subject: 'portao-pivotante',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'replace', 'price'],
    answer: [
      'Peça PPA para motor pivotante nós levamos e trocamos na sua garagem: engrenagem, de {{part.gears.from}} a {{part.gears.to}}, placa, de {{part.board.from}} a {{part.board.to}}, e capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, já com a mão de obra; suporte soldado ou reforçado fica entre {{part.metalwork.from}} e {{part.metalwork.to}}. Peça solta, sem o serviço, se pergunta antes, com o modelo da etiqueta.',
    ],
    heading: 'O que costuma gastar num pivotante PPA',
    text: [
      'Antes da peça, solte o motor na chave, com o disjuntor desligado, e gire a folha na mão: dobradiça caída gasta pino e engrenagem, e a peça nova iria pelo mesmo caminho.',
      'Garantia: {{parts.warranty}} na peça que trocamos e {{repair.warranty}} no serviço.',
    ],
    points: [
      'Folga no pino do suporte: a folha bate com o vento.',
      'Motor gira e a haste não sai: porca ou engrenagem.',
      'Só uma das folhas anda: capacitor ou saída daquele motor na placa.',
      'Diga de que lado fica o motor, esquerdo ou direito.',
    ],
    further: ofPrices,
    send,
  },
  {
    when: [part, 'ppa', 'original|originais|genuin*'],
    unless: otherErrand,
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'replace', 'price'],
    answer: [
      'Engrenagem e placa PPA têm de ser as do modelo, e é a peça dele que levamos e trocamos na sua garagem: engrenagem, de {{part.gears.from}} a {{part.gears.to}}, e placa, de {{part.board.from}} a {{part.board.to}}, com a mão de obra. Capacitor e rolamento são de medida comum, e ali valem os números. Se você faz questão da peça com a marca PPA, peça que o orçamento a escreva.',
    ],
    heading: 'Onde a peça da marca faz diferença',
    text: [
      'Dente de engrenagem fora de medida come o par em meses, e placa de outra família não lê os seus controles. Em capacitor, roldana e cabo a marca pesa menos que a medida e a qualidade.',
      'Original ou de medida comum, a peça que pomos tem {{parts.warranty}} de garantia, e o serviço, {{repair.warranty}}.',
    ],
    points: [
      'Engrenagem: número de dentes e diâmetro do furo.',
      'Placa: foto do código impresso, com o disjuntor desligado.',
      'Capacitor: microfarads e volts escritos no corpo dele.',
      'Peça a troca com a velha devolvida, para comparar.',
    ],
    further: ofPrices,
    send,
  },
  {
    when: [part, 'ppa'],
    unless: otherErrand,
    subject: 'motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'replace', 'price'],
    answer: [
      'Peça de reposição PPA nós levamos e trocamos na sua garagem, com a mão de obra no preço: capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}, engrenagem, de {{part.gears.from}} a {{part.gears.to}}, e placa, de {{part.board.from}} a {{part.board.to}}. Quem quer a peça sem o serviço pergunta antes, com a foto da etiqueta.',
    ],
    heading: 'Como achar a peça PPA certa de primeira',
    text: [
      'O mesmo nome de motor cobre versões com engrenagem e placa diferentes. Na etiqueta valem o modelo, a tensão e a potência; na placa, o código impresso nela.',
      'Capacitor, rolamento e roldana são de medida comum. Damos {{parts.warranty}} de garantia na peça e {{repair.warranty}} na mão de obra.',
    ],
    points: [
      'Engrenagem: conte os dentes e meça o furo.',
      'Capacitor: copie o valor em microfarads e a tensão.',
      'Rolamento: o número está gravado no anel.',
      'Placa: fotografe a etiqueta dela, com o disjuntor desligado.',
    ],
    further: ofPrices,
    send,
  },
];
