/** Wires, breakers and sockets around the motor. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const closerElectricAnswers: readonly DirectAnswer[] = [
  {
    when: ['bifasic*|bi fasico|duas fases|2 fases', 'motor|portao|disjuntor|ligar|ligacao|220*'],
    unless: 'trifasic*',
    subject: 'fiacao',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Motor de portão de 220 V ligado em duas fases leva disjuntor duplo, que corta as duas de uma vez: um simples deixa o motor com energia mesmo desarmado. O valor em ampères sai da etiqueta do motor e da bitola do fio, e o circuito é só do portão, com terra e DR.',
    ],
    heading: 'Do quadro ao motor de 220 V',
    text: [
      'Em boa parte de São Paulo os 220 V da casa são duas fases de 127 V, e o motor não percebe a diferença. O circuito é serviço do eletricista; motor e central ligamos nós, e um conserto na nossa parte fica entre {{repair.from}} e {{repair.to}}.',
    ],
    points: [
      'Fio de 2,5 mm² na distância comum de uma casa.',
      'Disjuntor que cai: procura-se a causa, sem pôr um maior.',
      'Placa que pede 127 V não se liga entre as duas fases.',
      'Quadro com uma fase só: o aumento se pede à distribuidora.',
    ],
    send: 'Mande pelo WhatsApp a foto do quadro de luz e a da etiqueta do motor, com a distância entre os dois.',
  },
  {
    when: ['como ligar|como ligo|posso ligar|da para ligar', 'motor|portao', 'tomada|tomadas'],
    unless: '110*|127*|220*|queim*|choque|bateria',
    subject: 'fiacao',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['install', 'safety'],
    answer: [
      'Motor de portão pode ir numa tomada só dele, com terra, na tensão da etiqueta e abrigada da chuva, com disjuntor próprio no quadro. Sem benjamim e sem extensão: a partida puxa várias vezes a corrente de trabalho, o plugue esquenta e a placa reinicia.',
    ],
    heading: 'Do plugue à central, e quem faz o quê',
    text: [
      'A tomada e o disjuntor são do eletricista. Ligar os fios do motor na central não é trabalho para fazer em casa: há rede e capacitor carregado na mesma caixa. Nós ligamos, regulamos e provamos a fotocélula, de {{repair.from}} a {{repair.to}} num motor que já existe.',
    ],
    points: [
      'Tensão medida antes de encaixar: 127 V ou 220 V, a da etiqueta.',
      'Três pinos, com o terra de verdade.',
      'Plugue firme e morno no máximo depois de dez viagens.',
      'Disjuntor identificado no quadro, para todos saberem desligar.',
    ],
    send: 'Mande pelo WhatsApp a foto da tomada, a da etiqueta do motor e a do lugar dele.',
  },
  {
    when: [
      'apit*|bip*|bipando|bipe*',
      'nao abre|nao anda|nao funciona|nao fecha|parou|parado|travou|travado',
      'temporal|tempestade|chuva|choveu|raio|trovao|trovoada|relampago|enchente|queda de luz|queda de energia|apagao|faltou luz|acabou a luz',
    ],
    unless: 'controle|interfone|alarme da casa',
    subject: 'central-de-comando',
    isAboutSubject: true,
    answer: [
      'Portão que apita e não abre depois do temporal está na bateria do nobreak, porque o disjuntor caiu, ou teve a placa atingida por água ou surto. Desligue o disjuntor do portão e não o religue: placa molhada queima na hora em que volta a energia. Secar e vedar a central parte de {{repair.from}}; trocá-la fica entre {{part.board.from}} e {{part.board.to}}.',
    ],
    heading: 'De onde vem o apito depois da chuva',
    text: [
      'Ouça de que caixa ele sai, sem tocar na folha com o piso molhado. O nobreak apita enquanto trabalha sem rede, e a central, quando uma entrada ficou fechada por água.',
      'Com o disjuntor desligado, a folha inteira e os cabos no lugar, o portão de correr ou de abrir vai na mão pela chave; o basculante só se ele já andava equilibrado.',
    ],
    points: [
      'Bipe espaçado e rua com luz: nobreak sem rede, o disjuntor caiu.',
      'Apito contínuo: botoeira ou interfone com água.',
      'Cheiro de queimado ou caixa escura: surto, e a placa é medida antes da troca.',
      'Outros aparelhos da casa queimaram: peça o laudo para a distribuidora.',
    ],
    further:
      'O que fazer com a placa atingida está em [placa queimada depois de raio](/placa-do-portao-queimada-depois-de-raio).',
    send: 'Mande pelo WhatsApp um vídeo só do som, com o portão parado, a foto da central fechada e o bairro.',
  },
  {
    when: ['placa|placas|central|centrais|modulo', '127*|110*|127 v|110 v|bivolt', '220*|220 v|bivolt'],
    unless: 'queim*|liguei|ligado errado|motor de|gasta|tomada',
    subject: 'central-de-comando',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['compatibility', 'choose'],
    answer: [
      'Depende da placa: há central bivolt, que muda de 127 V para 220 V por uma chave ou um jumper, e há a de uma tensão só, que queima na outra. O nome impresso na própria placa e a etiqueta do motor dizem qual é a sua. A troca fica entre {{part.board.from}} e {{part.board.to}}, com {{parts.warranty}} na peça.',
    ],
    heading: 'O que muda entre a placa de 127 V e a de 220 V',
    text: [
      'Placa bivolt não faz o motor bivolt: ela manda ao motor a tensão que recebe. Motor de 127 V numa rede de 220 V queima com qualquer central.',
      'O capacitor e o fusível também seguem a tensão; por isso os três se conferem juntos, com a energia cortada, pelo técnico.',
    ],
    points: [
      'Etiqueta do motor: a tensão que manda é a dela.',
      'Chave 127/220 na placa: já vem na posição certa ou se muda antes de ligar.',
      'Placa de inversor: só a do conjunto, na tensão dele.',
      'Rede trocada de 127 V para 220 V: avise antes de religar o portão.',
    ],
    send: 'Mande pelo WhatsApp a foto da etiqueta do motor, a da caixa da central fechada e a do quadro de luz.',
  },
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
