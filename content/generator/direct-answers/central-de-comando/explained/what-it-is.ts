/** Answers to titles about control boards: what it is. */
import type { DirectAnswer } from '../../../direct-answer.ts';

const defines =
  'o que e|o que sao|o que significa|que serve|para que serve*|como funciona|que e|qual a funcao|entenda';

export const whatItIsAnswers: readonly DirectAnswer[] = [
  {
    when: ['tipos|quais os tipos|quais sao os tipos|quais tipos|modelos de', 'central|centrais|placa|placas'],
    unless: 'solar|reconhecimento',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['what', 'choose'],
    answer: [
      'As centrais de portão se dividem pelo motor que comandam: a comum, de relé, liga motor de indução de 127 ou 220 V; a inversora varia a velocidade e só serve ao motor dela; a de corrente contínua trabalha em 24 V e carrega a bateria; e a trifásica é de galpão. Depois muda o que têm dentro: fim de curso ou encoder, receptor na placa ou à parte, saída de trava, de luz e de Wi-Fi.',
    ],
    heading: 'Qual central repõe a sua',
    text: [
      'No motor comum, placas de várias origens servem, se a tensão e o fim de curso são os mesmos; nos outros, só a da família. Troca com controles regravados, de {{part.board.from}} a {{part.board.to}}.',
    ],
    points: [
      'Duas folhas: central de dois motores.',
      'Receptor de outra família: controles novos.',
      'Memória: prédio pede centenas de controles.',
    ],
    send: 'Mande a foto da placa atual e da etiqueta do motor.',
  },
  {
    when: [
      'learn|botao learn|botao lrn|lrn|aprender|botao de gravar|botao de aprender|botao cad|tecla learn',
      'o que e|o que sao|o que significa|que e|para que serve*|que serve|como funciona|tudo sobre|entenda|guia|qual a funcao|significado de|placa|central|portao*',
    ],
    unless: 'nao acende|nao grava',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['what', 'program'],
    answer: [
      'O learn da placa é o botão que a põe em modo de aprender: com um toque curto a luz acende, aperta-se o controle novo e ele fica gravado. Conforme a central ele se chama também LRN, CAD, TX ou gravar, e em muitas um toque longo apaga todos os controles. Na visita, gravar fica de {{part.programming.from}} a {{part.programming.to}}.',
    ],
    heading: 'Como usar sem apagar os outros',
    text: [
      'Fotografe a placa, leia o manual do código impresso nela e dê um toque curto. Depois prove um controle antigo: se ele ainda abre, nada se perdeu.',
    ],
    points: [
      'Luz que pisca e recusa: memória cheia ou controle de outra família.',
      'Em algumas, o mesmo botão grava o percurso: conte os toques.',
      'Tampa aberta, rede exposta: se não tem prática, chame.',
    ],
    send: 'Mande a foto da placa e do controle.',
  },
  {
    when: ['trimpot|trimpots|potenciometro', defines],
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['what', 'works'],
    answer: [
      'O trimpot é o botãozinho de fenda na placa do portão que se gira com chave fina para regular força, velocidade ou tempo de pausa, conforme o nome impresso ao lado. Gira pouco e não tem fim visível: um quarto de volta já muda o portão. A regulagem feita por nós, com a folha provada, fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'O que cada trimpot costuma regular',
    text: [
      'Força diz quanto o motor insiste; pausa, quanto tempo o portão espera aberto; rampa, onde ele começa a frear. A placa está perto da rede elétrica, e por isso só se mexe nela com o disjuntor desligado e a tampa de volta antes do teste.',
    ],
    points: [
      'Anote a posição antes de girar.',
      'Mude um por vez e teste.',
      'Força sempre de baixo para cima.',
      'Placa nova pode não ter: a regulagem é por botão.',
    ],
  },
  {
    when: ['jumper|jumpers', defines],
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['what', 'works'],
    answer: [
      'O jumper é a pecinha que liga dois pinos da placa e assim diz à central como trabalhar: fechar sozinha ou não, abrir por toque ou por pulso, tipo de fim de curso, abertura e fechamento invertidos. Posto ou tirado, muda a função; o que cada um faz está impresso ao lado ou no manual do código da placa. Quem não sabe deixa onde está, porque jumper errado faz o portão andar ao contrário.',
    ],
    heading: 'Antes de mudar um jumper',
    text: [
      'Desligue o disjuntor, fotografe a placa e mude um por vez. Depois prove de longe, com o vão livre e o dedo no botão. A regulagem conosco fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    points: [
      'Nome perto dos pinos: AUT, REV, FC.',
      'Perdeu a pecinha: outra da mesma medida serve.',
      'Placa sem jumper: a função está em botão.',
    ],
  },
  {
    when: [
      'rampa|desaceleracao|soft stop|parada suave|partida suave',
      defines,
      'desaceleracao|parada|placa|central|motor|suave',
    ],
    unless: 'garagem em rampa|subida|descida',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['what', 'works'],
    answer: [
      'A rampa de desaceleração é o trecho final em que a placa faz o motor andar devagar, para a folha encostar sem bater. Ela poupa batente, engrenagem e cabo, e quase toda central atual a tem, ligada por botão ou trimpot. Se o portão bate no fim, ela está desligada ou o percurso se perdeu; regular fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    ],
    heading: 'Como ela se ajusta',
    text: [
      'A placa precisa saber onde a folha está, por ímã, encoder ou tempo gravado. Por isso, depois de uma falta de luz ou de um conserto, a primeira viagem costuma ser lenta.',
    ],
    points: [
      'Rampa longa: portão demora mais.',
      'Rampa curta: folha pesada bate.',
      'Motor com inversor freia melhor.',
    ],
  },
  {
    when: ['sensor de presenca|sensor presenca', 'luz|lampada|garagem|refletor|iluminacao'],
    unless: 'fotocelula|nao fecha|portao nao',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['what'],
    answer: [
      'Sensor de presença para a luz da garagem é serviço de eletricista, e não nosso: ele acende a lâmpada quando vê alguém e nada tem com o portão. O que fazemos é a luz que acende junto com o motor, pela saída que muitas centrais já trazem.',
    ],
    heading: 'A luz pelo sensor ou pela central do portão',
    text: [
      'O sensor acende também para quem entra a pé, e por isso costuma ser o melhor. A saída da central só acende quando o portão se move, e apaga depois de um tempo regulado.',
      'Não confunda com a fotocélula, que é o sensor de segurança do vão: ligar lâmpada direto no contato dela o destrói.',
    ],
    points: [
      'Sensor apontado para o chão da garagem, longe da rua.',
      'Saída de luz da central: com relé, se a carga é grande.',
      'Circuito da lâmpada separado do circuito do motor.',
    ],
    send: 'Se quer a luz ligada ao portão, mande pelo WhatsApp a foto da central com a tampa fechada e o modelo do motor: dizemos se ela tem essa saída.',
  },
];
