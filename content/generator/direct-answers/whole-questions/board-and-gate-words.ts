/** Titles that ask what a word of the trade means, or how two of them differ. */
import type { DirectAnswer } from '../../direct-answer.ts';

const defines =
  'o que e|o que sao|o que significa|que serve|para que serve*|como funciona|que e|qual a funcao|entenda';
const apart = 'diferenca|diferencas|mesma coisa|e igual|o que muda';

export const tradeWordAnswers: readonly DirectAnswer[] = [
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
    when: [
      'autotrav*|auto trav*|irreversivel',
      'por que|vantagem|vantagens|que serve|o que e|vale a pena|usar|preciso',
    ],
    unless: 'trava eletrica',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['what', 'worth'],
    answer: [
      'O motor autotravante é o que segura a folha parada só com a própria redução: desligado, ninguém a empurra, e ela não desce nem abre com o vento. Quase todo motor de basculante e de correr é assim, e por isso o portão fica fechado mesmo sem luz. A contrapartida é a chave de destravamento, sem a qual não se abre na mão.',
    ],
    heading: 'Quando isso basta e quando não',
    text: [
      'Basta na folha firme, em que o motor puxa perto do fecho. Em folha larga, ou de abrir, a ponta oposta cede a uma alavanca, e vale somar a trava elétrica.',
      'Motor que trava a folha não segura portão sem equilíbrio por muito tempo: a engrenagem gasta, e um dia ela desce.',
    ],
    points: [
      'Prova: feche e empurre a folha com a mão.',
      'Chave do destravamento sempre dentro de casa.',
      'Braço de abrir reversível: pede trava.',
    ],
  },
  {
    when: ['fuso|fusos', 'cremalheira*', `${apart}|ou|qual|melhor`],
    subject: 'fuso',
    isAboutSubject: true,
    aspects: ['what', 'choose'],
    answer: [
      'O fuso é do portão basculante: uma rosca que o motor gira e sobre a qual anda o cursor, preso ao braço que ergue a folha. A cremalheira é do portão de correr: a régua de dentes presa à folha, em que o pinhão do motor engrena. Um não serve no lugar do outro; trocar cremalheira fica de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}, e conserto de fuso ou cursor, de {{repair.from}} a {{repair.to}}.',
    ],
    heading: 'O que gasta em cada um',
    text: [
      'No fuso quem gasta é a bucha do cursor, feita para isso; a rosca dura mais se leva a graxa do fabricante. Na cremalheira gastam os dentes, quando a folga para o pinhão some ou cresce.',
    ],
    points: [
      'Fuso: graxa espessa.',
      'Cremalheira de aço: película fina; de nylon, seca.',
      'Folga certa na cremalheira: um a dois milímetros.',
    ],
  },
  {
    when: ['placa', 'central', apart],
    unless: 'original|universal|inversor',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['what'],
    answer: [
      'No portão, placa e central são quase a mesma coisa: a placa é o circuito, e a central de comando é esse circuito com a caixa, o receptor e as ligações. Quem pede o preço de uma recebe o da outra: trocada por nós, com os controles gravados, fica de {{part.board.from}} a {{part.board.to}}. Em alguns motores a placa vem dentro da própria carcaça; em outros, numa caixa na parede.',
    ],
    heading: 'O que pedir na loja',
    text: [
      'Peça pelo código impresso na placa e pelo modelo do motor, e não pelo nome. Centralina, módulo de comando e placa eletrônica querem dizer o mesmo.',
    ],
    points: [
      'Motor comum: aceita placa de mais de uma origem.',
      'Motor com inversor ou encoder: só a do fabricante.',
      'Receptor separado: confira se vem junto.',
    ],
  },
  {
    when: ['conserto|reparo', 'manutencao|revisao', apart],
    unless: 'preventiva|corretiva',
    subject: 'manutencao-preventiva',
    isAboutSubject: true,
    aspects: ['what'],
    answer: [
      'Conserto é resolver um defeito que já apareceu, de {{repair.from}} a {{repair.to}}, com a peça e a mão de obra; manutenção é a visita com o portão funcionando, para apertar, regular e trocar o que está gasto antes de parar. Quem está com o portão parado pede conserto. Quem quer que ele não pare marca manutenção, uma por ano em casa e uma a cada {{maintenance.interval}} em prédio.',
    ],
    heading: 'Qual dos dois pedir agora',
    text: [
      'Parou, bateu, queimou ou caiu: conserto. Ronca, pesa ou demora, mas anda: manutenção, e o técnico diz na visita se já há peça a trocar.',
    ],
    points: [
      'Conserto: garantia de {{repair.warranty}} no serviço.',
      'Peça trocada: {{parts.warranty}}.',
      'Cabo desfiado: conserto, mesmo que ele ainda ande.',
    ],
  },
  {
    when: ['roldana*', 'rolamento*', apart],
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['what'],
    answer: [
      'A roldana é a roda inteira, com o canal que corre no trilho; o rolamento é a peça de esferas no meio dela, que a deixa girar. Roldana gasta balança e faz a folha baixar; rolamento gasto ronca e depois trava. Na maioria das vezes troca-se o conjunto, as duas rodas no mesmo dia, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'Dá para trocar só o rolamento?',
    text: [
      'Dá, em roda de aço com o canal ainda bom: compra-se pelo número gravado no anel. Se o canal abriu ou tem brilho de um lado só, a roda nova sai melhor.',
    ],
    points: [
      'Número do rolamento: no anel, de lado.',
      'Motor também tem rolamento, e esse ronca na caixa.',
      'Blindado: não leva graxa.',
    ],
  },
];
