/** Answers to titles about control boards: what they are. */
import type { DirectAnswer } from '../../../direct-answer.ts';
import { asksFunction, otherThanFunction } from '../../../words/asking-words.ts';

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
    send: 'Mande a foto das etiquetas da central e do motor.',
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
    heading: 'Como se usa sem apagar os outros',
    text: [
      'O técnico segue o manual do código impresso na placa e dá um toque curto. Depois se prova um controle antigo: se ele ainda abre, nada se perdeu.',
    ],
    points: [
      'Luz que pisca e recusa: memória cheia ou controle de outra família.',
      'Em algumas, o mesmo botão grava o percurso: contam-se os toques.',
      'Tampa aberta deixa a rede exposta: quem a abre é o técnico.',
    ],
    send: 'Mande a foto da etiqueta da central e a do controle, frente e verso.',
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
      'Força diz quanto o motor insiste; pausa, quanto tempo o portão espera aberto; rampa, onde ele começa a frear. A placa está perto da rede elétrica, e por isso quem gira o trimpot é o técnico, com o disjuntor desligado e a tampa de volta antes do teste.',
    ],
    points: [
      'A posição se anota antes de girar.',
      'Muda-se um por vez, com teste.',
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
      'O jumper é a pecinha que liga dois pinos da placa e assim diz à central como trabalhar: fechar sozinha ou não, abrir por toque ou por pulso, tipo de fim de curso, abertura e fechamento invertidos. Posto ou tirado, muda a função; o que cada um faz está impresso ao lado ou no manual do código da placa. Quem o muda é o técnico, porque jumper errado faz o portão andar ao contrário.',
    ],
    heading: 'Como o técnico muda um jumper',
    text: [
      'Ele desliga o disjuntor, fotografa a placa e muda um por vez. Depois prova de longe, com o vão livre e o dedo no botão. A regulagem conosco fica de {{part.adjustment.from}} a {{part.adjustment.to}}.',
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
  {
    when: ['varistor', 'para que serve|o que e|funcao|o que faz|como funciona|queimou|queimado|preto'],
    winsTies: true,
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['what', 'works'],
    answer: [
      'O varistor é o disco colorido, azul, preto ou amarelo, na entrada de força da placa: ele absorve o pico de tensão e se queima no lugar do resto. Placa muda com o varistor rachado e o fusível aberto muitas vezes se salva com a troca dos dois, num reparo a partir de {{repair.from}}. Ele não segura raio próximo: isso pede DPS no quadro e terra.',
    ],
    heading: 'Como ele protege e quando se troca',
    text: [
      'Em tensão normal ele não conduz nada. No pico, vira um caminho curto e faz o fusível abrir. Por isso fusível queimado com varistor preto é sinal de surto, e não de defeito da placa.',
      'A troca é pelo código escrito nele, conforme a rede de 127 V ou 220 V, e é serviço de bancada.',
    ],
    points: [
      'Rachado, inchado ou com fuligem: já trabalhou.',
      'Fusível maior no lugar não protege: queima a placa.',
      'Queimou duas vezes: veja o terra e o neutro do ponto.',
    ],
    send: 'Mande a foto da etiqueta da central, com a caixa fechada, e conte o que houve antes de ela parar.',
  },
  {
    when: [
      'contator|contatora|contatores',
      'motor|portao|o que e|para que serve|precisa|instalar|ligar|placa',
    ],
    winsTies: true,
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['what'],
    answer: [
      'Contator é um relé grande, que liga e desliga motor de muita corrente, como o trifásico de portão industrial; são dois, um para abrir e outro para fechar, com um impedimento que não deixa os dois fecharem juntos. Motor de casa não usa: o relé da própria central basta. Contator que cola deixa o motor ligado, e aí se corta o disjuntor na hora.',
    ],
    heading: 'Quando ele entra no portão',
    text: [
      'Entra em motor trifásico e em central que só dá um sinal de comando. A bobina dele tem de ser da tensão que a placa entrega, e a capacidade, da corrente da etiqueta do motor.',
      'O conjunto de motor pesado, com a instalação, fica em geral entre {{condominium.from}} e {{condominium.to}}; conserto, de {{repair.from}} a {{repair.to}}.',
    ],
    points: [
      'Zumbe e não fecha: bobina com tensão baixa ou sujeira no núcleo.',
      'Estala e o motor não parte: contato queimado ou fase faltando.',
      'Sempre com relé térmico, que desarma antes de o motor queimar.',
    ],
    send: 'Mande a foto do painel fechado, da etiqueta do motor e diga se o portão é de prédio ou de empresa.',
  },
  {
    when: [
      'fusivel|fusiveis',
      'o que e|para que serve|funcao|onde esta|cade o fusivel|cade o|cade|onde fica|qual fusivel|que fusivel|qual o fusivel|quantos amperes|qual amperagem|amperes|1a|2a|3a|4a|5a|6a|8a|10a|12a|15a|16a|20a',
    ],
    unless: 'queima|queimando|queimou|estoura',
    winsTies: true,
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['what'],
    answer: [
      'O fusível da placa é o tubinho de vidro ou cerâmica na entrada de força: ele se rompe quando a corrente passa do limite e salva a central e a fiação. Fica num suporte perto dos bornes da rede, e o valor em ampères está gravado na ponta dele e impresso ao lado. O técnico o troca pelo igual, com o disjuntor desligado; um maior, ou papel-alumínio, queima a placa.',
    ],
    heading: 'Quando ele abre',
    text: [
      'Abriu uma vez, depois de um pico ou da volta da luz, e o novo segura: foi surto. Abriu de novo ao ligar: há curto na placa, no transformador ou no fio; só ao andar: motor, capacitor ou folha presa. O reparo parte de {{repair.from}}.',
    ],
    points: [
      'Fio interno partido ou vidro preto: queimado.',
      'Placa toda apagada com o disjuntor ligado: comece por ele.',
      'Retardado e rápido são diferentes: a letra vem antes do número.',
    ],
    send: 'Mande a foto da etiqueta da central, com a caixa fechada, e conte quando ela apagou.',
  },
  {
    when: [asksFunction, 'placa|placas|placa de comando|placa eletronica|central|central de comando'],
    unless: `${otherThanFunction}|dip|chavinha*|memoria|conector*|saida*|entrada*|funcoes de|rele|reles|capacitor*|fotocelula*|receptor*|transformador|varistor|fusivel|borne*|jumper|trimpot|led|leds|luz|botao|botoes|solar|telefonica|alarme|inversor*|antena|de cada`,
    subject: 'central-de-comando',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['works', 'what'],
    answer: [
      'A central de comando, que muita gente chama de placa, manda no portão: recebe a ordem do controle, confere os sensores e liga o motor para o lado certo. Ela guarda ainda os controles gravados, o tempo de pausa, a força e o ponto em que a folha para. Trocada por nós, com os controles gravados, custa de {{part.board.from}} a {{part.board.to}}.',
    ],
    heading: 'O que entra na placa e o que sai dela',
    text: [
      'Entram a rede, o rádio dos controles, a botoeira, a fotocélula e o fim de curso. Saem a força para o motor e, em algumas, a luz de garagem, a trava e a sinaleira.',
    ],
    points: [
      'Luz apagada com o disjuntor ligado: suspeita de placa.',
      'Depois da troca, todos os controles se gravam de novo.',
      'Quem abre a caixa é o técnico, porque ali passa a rede.',
    ],
    send: 'Mande a foto da etiqueta da central, com a caixa fechada, e conte o que o portão faz.',
  },
  {
    when: [
      'componentes|partes|quais pecas|que pecas|pecas de|o que tem',
      'central|placa|central de comando|placa de comando',
      'central|placa|portao|motor',
    ],
    unless: 'comprar|preco|quanto|loja|troc*|vend*|reposicao|onde|celular|solar|alarme|queim*|de carro',
    subject: 'central-de-comando',
    winsTies: true,
    isAboutSubject: true,
    aspects: ['what', 'works'],
    answer: [
      'A central de comando tem cinco partes: a entrada da rede com o fusível, a fonte, o processador com a memória dos controles, o receptor de rádio e os relés ou o inversor que ligam o motor. Dos bornes saem os fios da botoeira, da fotocélula e do fim de curso. Reparo a partir de {{repair.from}}; placa nova, de {{part.board.from}} a {{part.board.to}}.',
    ],
    description:
      'A central de comando tem cinco partes: entrada da rede com fusível, fonte, processador com a memória, receptor e os relés que ligam o motor.',
    heading: 'O que cada parte faz quando falha',
    text: [
      'Fonte ou fusível: tudo apagado. Receptor: a botoeira abre e o controle não. Relé: o portão anda só para um lado. Processador ou memória: os controles somem e o curso se perde.',
    ],
    points: [
      'A caixa fica fechada: ali passa a rede elétrica.',
      'O código impresso na placa diz o modelo.',
      'Peça avulsa de placa se troca na bancada.',
    ],
    send: 'Mande a foto da etiqueta da central, com a caixa fechada, e conte o que falha.',
  },
];
