/** Wires, breakers and sockets around the motor. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const closerElectricAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'fio|fios|cabo|fiacao|eletroduto|conduite|energia|cabeamento',
      'baixo de terra|embaixo de terra|debaixo de terra|por baixo de chao|embaixo de chao|debaixo de chao|enterrad*|enterrar|subterrane*|pelo chao|por baixo de piso|embaixo de piso|atravessar a garagem|cortar o piso|por baixo',
    ],
    unless: 'aco|cabo de aco|choque|cachorro|aparece|cortado|rompeu',
    subject: 'fiacao',
    isAboutSubject: true,
    answer: [
      'Pode, desde que o fio do motor vá dentro de eletroduto, e nunca solto na terra: cabo enterrado sem tubo perde a capa com umidade, raiz e enxada. Energia e comando vão em tubos separados, e a passagem é serviço do eletricista; a ligação do motor e da central é nossa.',
    ],
    heading: 'Como a passagem pelo chão dura',
    text: [
      'Use cabo próprio para lugar úmido, sem emenda dentro do tubo, e uma caixa de passagem em cada ponta, com dreno. O tubo entra na caixa do motor por baixo, com massa de vedação, senão a formiga e a água sobem por ele.',
    ],
    points: [
      'Circuito só do portão, com disjuntor próprio, DR e terra.',
      'Cabo de 2,5 mm² na distância comum de uma casa.',
      'Fio da fotocélula e da botoeira em tubo à parte, para não pegar ruído.',
      'Profundidade maior onde passa carro, e fita de aviso por cima.',
      'Um tubo vazio a mais custa pouco e evita quebrar o piso depois.',
    ],
    send: 'Mande pelo WhatsApp uma foto do caminho, do quadro ao motor, com a distância em metros: dizemos que fios o conjunto pede.',
  },
  {
    when: [
      'disjuntor|dr|idr|energia|chave geral',
      'desarma*|cai|caindo|caiu|derruba*|dispara*|pula|pulando',
      'chuva|chove|choveu|chovendo|temporal|molhado|umidade',
    ],
    unless: 'raio|molhou|enchente|alag*|cerca|alarme',
    subject: 'fiacao',
    isAboutSubject: true,
    answer: [
      'Disjuntor que cai com o portão só quando chove acusa água numa emenda, na caixa de passagem, na botoeira ou dentro da caixa do motor. Deixe o circuito do portão desligado até secar e ser medido, e não encoste na folha molhada: a corrente pode estar passando para ela.',
    ],
    heading: 'Por onde a água fecha o circuito',
    text: [
      'Repare no momento: o que cai com o portão parado está no cabo ou na emenda; o que cai só ao acionar está no motor, no capacitor ou no fio que vai até ele. Voltar a funcionar depois de seco não é conserto, porque a oxidação fica.',
      'Emenda, vedação e botoeira ficam na faixa de {{repair.from}} a {{repair.to}}; quadro e cabo da casa são do eletricista.',
    ],
    points: [
      'Cai o DR: fuga para a terra, e a folha pode dar choque.',
      'Cai o disjuntor comum: curto entre os fios, em emenda ou borne.',
      'Caixa no chão da calçada: é a primeira a encher.',
      'Tubo que entra na caixa por cima leva a água para a placa.',
    ],
    further: 'A lista sem chuva está em [disjuntor do portão caindo](/disjuntor-do-portao-caindo).',
    send: 'Com o circuito desligado, mande pelo WhatsApp a foto da caixa do motor fechada, da botoeira e das caixas de passagem, e diga qual disjuntor cai.',
  },
];
