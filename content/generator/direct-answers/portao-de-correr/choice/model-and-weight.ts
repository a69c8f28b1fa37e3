/** Answers to titles about sliding gates: whether a model moves a weight. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { beforeLeafWeight } from '../../../words/asking-words.ts';
import { otherThanStrength } from '../../../words/title-groups.ts';

const further =
  'O que decide a compra está na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).';

export const modelAndWeightAnswers: readonly DirectAnswer[] = [
  {
    when: [beforeLeafWeight],
    unless: otherThanStrength,
    figure: { unit: 'kilogram', to: 250 },
    ofMotors: 'one-sliding',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'O {modelo} aguenta {figura} se a etiqueta da sua versão traz {sobra} ou mais, o que deixa a folha um quinto abaixo do máximo. Folha de {figura} em trilho nivelado é de casa, e um deslizante residencial costuma dar conta dela; quem confirma é a ficha, porque há versões diferentes com o mesmo nome.',
    ],
    heading: 'Da folha de {figura} à ficha do {modelo}',
    text: [
      'A potência sozinha não responde: dois motores de 1/4 HP, ou de 1/2 HP, levam pesos diferentes conforme o redutor. Aqui se lê a linha do peso máximo.',
      'Motor de correr sai por orçamento; numa casa, a troca fica em geral entre {{replacement.from}} e {{replacement.to}}. Novo, vendemos PPA; as outras marcas, já instaladas, consertamos.',
    ],
    points: [
      'Folha solta do motor: tem de correr com uma mão, de ponta a ponta.',
      'Trilho em rampa, vento de frente ou roldana gasta: suba um modelo.',
      'Mais de uma família: compare também os ciclos por hora.',
      'Tensão da etiqueta igual à do ponto, 127 V ou 220 V.',
    ],
    questions: [
      {
        question: 'Como sei que a folha tem mesmo {figura}?',
        answer:
          'Pelas medidas e pelo material. O esforço da mão engana, porque a roldana faz a folha parecer leve; o serralheiro que a fez tem a conta.',
      },
    ],
    further,
    send: 'Mande a foto da etiqueta do {modelo}, o comprimento, a altura e o material da folha: respondemos sim ou não antes da visita.',
  },
  {
    when: [beforeLeafWeight],
    unless: otherThanStrength,
    figure: { unit: 'kilogram', from: 251, to: 600 },
    ofMotors: 'one-sliding',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'Para {figura}, o {modelo} só serve se a etiqueta da sua versão traz {sobra} ou mais; se traz menos do que isso, a resposta é não, porque o motor trabalharia perto do limite em cada abertura e gastaria a engrenagem cedo. O passo então é um deslizante da classe acima: numa casa a troca fica em geral entre {{replacement.from}} e {{replacement.to}}; em portão pesado, entre {{condominium.from}} e {{condominium.to}} com a instalação.',
    ],
    heading: 'O {modelo} diante de uma folha de {figura}',
    text: [
      'O nome não dá o peso, porque há versões diferentes com ele, e a potência em HP também não: dois motores de mesma potência levam pesos diferentes conforme o redutor. Vale a linha do peso máximo, com o portão andando leve na mão.',
      'A marca que vendemos e instalamos é PPA; motor de outra fábrica, já instalado, nós consertamos.',
    ],
    points: [
      'Motor já instalado: a etiqueta fica na carcaça, do lado de fora.',
      'Rampa, chapa fechada ao vento ou roldana velha: conte como folha mais pesada.',
      'Uso de prédio ou empresa: os ciclos por hora pesam tanto quanto os quilos.',
      'Cremalheira de aço, presa em toda a extensão da folha.',
    ],
    questions: [
      {
        question: 'Regular a força no máximo resolve?',
        answer:
          'Não. A folha bate no batente, não para quando encontra alguém, e o motor esquenta do mesmo jeito. Força se regula no mínimo que move o portão.',
      },
    ],
    further,
    send: 'Mande a foto da etiqueta do {modelo}, o comprimento, a altura e o material da folha: respondemos sim ou não antes da visita.',
  },
  {
    when: [beforeLeafWeight],
    unless: otherThanStrength,
    figure: { unit: 'kilogram', from: 601 },
    ofMotors: 'one-sliding',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose'],
    answer: [
      'Conte com um não: {figura} é folha de portão pesado, e o {modelo} só entra na escolha se a etiqueta da versão dele traz {sobra} ou mais. Nessa classe se procura deslizante de uso intenso, em geral de 1/2 HP para cima, com cremalheira de aço, por {{condominium.from}} a {{condominium.to}} instalado.',
    ],
    heading: 'O que {figura} de correr pedem além do motor',
    text: [
      'Quem para uma folha dessas é o freio do motor e o batente chumbado, nunca a mão. Motor no limite queima a embreagem na partida e passa do ponto na chegada.',
      'Trilho, roldanas e base se medem antes do pedido; roldana cansada engole a sobra que a ficha prometia. O motor que vendemos e instalamos é PPA; de outra fábrica, só o conserto.',
    ],
    points: [
      'Roldanas que somem mais de {figura} de carga.',
      'Concreto sob o motor que não ceda quando ele empurra.',
      'Fotocélula no vão e batente nos dois lados.',
      'Quantas aberturas ele faz na hora de mais movimento.',
    ],
    further:
      'Os cuidados com folha grande estão na página do [motor para portão pesado](/termos/motor-portao-pesado).',
    send: 'Mande a foto da folha inteira por dentro, o comprimento, o material e, se o {modelo} já está na base, a etiqueta dele.',
  },
  {
    when: ['serve|servem|aguenta|da conta|puxa|leva|suporta|move', 'kg|quilos|kilos|quilo'],
    unless: 'basculante|pivotante|nao|parou|quebr*|queim*',
    ofMotors: 'one-sliding',
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    isAboutFigure: true,
    aspects: ['compatibility'],
    answer: [
      'Serve se o peso máximo na etiqueta do {modelo} fica um quarto acima do peso da sua folha: o número no nome costuma anunciar esse limite, mas quem vale é a etiqueta, porque há mais de uma versão. Perto do limite ele anda, esquenta e gasta a engrenagem cedo. Trocar o motor de correr de uma casa fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'Da folha ao {modelo}',
    text: [
      'A folha de correr se pesa pela medida e pelo material, e a roldana ruim soma quilos que a balança não mostra: com o motor solto, ela tem de ir com uma mão.',
    ],
    points: [
      'Peso máximo e ciclos por hora, os dois na ficha.',
      'Rampa ou vento de lado: a classe acima.',
      'Cremalheira do módulo do pinhão.',
    ],
    send: 'Mande a etiqueta do motor, a largura, a altura e o material da folha.',
  },
];
