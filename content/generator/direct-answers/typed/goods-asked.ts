/** Titles of a part in hand: a board and how to choose it, a lock's volts, a wheel's measure, a battery, a remote's number. */
import type { DirectAnswer } from '../../direct-answer.ts';

export const goodsAskedAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'placa|central|placas',
      'como escolher|qual escolher|qual comprar|como comprar|que placa comprar|como saber qual',
    ],
    unless: 'queim*|consert*|nao|solar',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['price', 'choose'],
    answer: [
      'A placa se escolhe pelo motor: primeiro se é comum, de capacitor, ou com inversor, que só aceita a dele; depois a tensão, o tipo de fim de curso e o código dos controles que você quer manter. Posta por nós, com a peça e os controles gravados, fica entre {{part.board.from}} e {{part.board.to}}: a de motor comum na parte baixa, a de inversor na alta.',
    ],
    heading: 'As quatro coisas que têm de combinar',
    text: [
      'O código impresso na placa velha responde quase tudo. Se ela sumiu ou queimou, a etiqueta do motor e uma foto dos fios que chegam à caixa dão o resto.',
      'Antes de comprar, peça o teste: relé, fusível e fonte se reparam, a partir de {{repair.from}}, e a placa fica.',
    ],
    points: [
      'Motor de indução com capacitor, motor com inversor ou motor de corrente contínua.',
      'Tensão da rede no ponto, 127 V ou 220 V.',
      'Fim de curso de ímã, de chave ou por encoder.',
      'Receptor do mesmo código dos seus controles, ou todos se trocam.',
      'Saídas que você usa: trava, luz, fotocélula, botoeira.',
    ],
    further:
      'O que se repara e o que se troca está no [reparo de placa](/topicos/reparo-de-placa-de-portao-eletronico).',
    send: 'Mande a foto da placa velha, do código impresso e da etiqueta do motor.',
  },
  {
    when: [
      'inversora|inversor|placa inversora|central inversora',
      'motor comum|motor normal|motor antigo|motor de capacitor|outro motor|qualquer motor|motor monofasico',
      'serve|funciona|pode|da para|posso|compativel|usar|ligar',
    ],
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['compatibility'],
    answer: [
      'Não serve: a placa inversora alimenta um motor feito para ela, com bobina de três fases e freio comandado, e o motor comum de portão trabalha com capacitor em duas bobinas. Ligada nele, ela acusa erro ou queima. Para ter partida suave, troca-se o conjunto; para o motor comum, a placa certa fica entre {{part.board.from}} e {{part.board.to}}, trocada por nós.',
    ],
    heading: 'O que dá para melhorar no motor que você tem',
    text: [
      'Muitas placas de motor comum têm desaceleração no fim, que tira a batida sem inversor. Ligar essa função é regulagem, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
      'Velocidade de inversor vem com o motor dele: em basculante, o kit JETFLEX custa {{kit.jetflex}} instalado.',
    ],
    points: [
      'Capacitor visível na caixa: motor comum.',
      'Três fios do motor direto na placa, sem capacitor: motor de inversor.',
      'Na dúvida, a etiqueta diz.',
    ],
    send: 'Mande a foto da etiqueta do motor e da placa, com o disjuntor desligado.',
  },
  {
    when: [
      'trava|travas|fechadura|trava eletromagnetica',
      '12v|24v|12 v|24 v|12 volts|24 volts|127v|220v|110v',
      'ou',
    ],
    unless: 'queim*|nao abre|nao trava',
    subject: 'trava-eletrica',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Vale a tensão que a saída de trava da sua central dá: leia no borne ou na etiqueta do módulo e compre igual, 12 V, 24 V, 127 V ou 220 V. Com 12 V numa trava de 24 V o pino não recolhe; com 24 V numa de 12 V a bobina queima em poucas aberturas. Nenhuma das duas segura mais que a outra: a força vem do pino e da fixação.',
    ],
    heading: 'Onde ler a tensão da trava',
    text: [
      'A trava comum de portão é ligada na rede por um módulo, e a de fonte separada usa 12 V ou 24 V. Se a antiga ainda está lá, a etiqueta da bobina responde. A ligação num portão que já existe parte de {{repair.from}}.',
    ],
    points: [
      'Sem saída de trava na placa: um módulo a mais faz o tempo dela.',
      'Fio longo em baixa tensão perde força: fonte perto da trava.',
      'Fechadura de ímã é de porta social, e não da folha da garagem.',
    ],
    further:
      'Os tipos e a ligação estão em [trava elétrica para portão](/topicos/trava-eletrica-para-portao).',
    send: 'Mande a foto da etiqueta da central e da trava, se já houver.',
  },
  {
    when: ['roldana|roldanas|rodinha|rodizio', 'mm|trilho v|trilho u|canal v|canal u|80|90|100|120'],
    unless: 'quebr*|barulho|gast*|preco|quanto custa|consert*|fora do trilho|saiu|polegada*|kg|quilos',
    subject: 'roldana',
    isAboutSubject: true,
    aspects: ['choose', 'buy'],
    answer: [
      'Os milímetros da roldana são o diâmetro de fora, e a letra é o canal: V corre sobre cantoneira, U sobre trilho redondo. Compre o diâmetro e o canal da velha, porque uma altura diferente tira a cremalheira do pinhão, e confira no corpo o peso que cada roda leva, que é metade da folha com sobra. Trocado por nós, o par fica entre {{part.rollersAndCables.from}} e {{part.rollersAndCables.to}}.',
    ],
    heading: 'O que conferir além do diâmetro',
    text: [
      'Roda maior passa melhor por emenda e sujeira, e por isso a folha pesada usa as grandes. Rolamento blindado dos dois lados dura mais onde entra água e areia.',
    ],
    points: [
      'Diâmetro de fora, largura e furo do eixo da velha.',
      'Canal igual ao trilho: a roda de U em trilho V sai do lugar.',
      'As duas rodas trocadas juntas.',
      'Base da roldana reta, sem solda trincada.',
    ],
    send: 'Mande a foto da roldana velha com uma régua ao lado, a do trilho e o tamanho da folha.',
  },
  {
    when: ['ppa', '433|433,92|433 mhz|433mhz', 'programar|gravar|cadastrar|configurar|codificar'],
    unless: 'nao grava|nao programa|apagar',
    subject: 'controle-remoto',
    isAboutSubject: true,
    aspects: ['program'],
    answer: [
      'Para programar um controle PPA de 433,92 MHz, ponha a central em gravação, aperte o botão do controle novo e confirme quando o LED responder. A frequência sozinha não garante: a central precisa ser da mesma família de código, e o gesto exato, por botão, jumper ou chave, está no manual da placa. Na visita, gravar fica entre {{part.programming.from}} e {{part.programming.to}}.',
    ],
    heading: 'A gravação do controle de 433 MHz, passo a passo',
    text: [
      'Com a folha parada e ninguém no vão, desligue o disjuntor, tire a tampa, ache o botão ou jumper de gravação e religue. Um toque curto faz o LED acender; segure o botão do controle até ele mudar e, se a placa pede, confirme.',
      'Desligue de novo para fechar a tampa e teste de longe. Toque longo apaga a memória inteira.',
    ],
    points: [
      'LED não muda: código ou frequência de outra família.',
      'LED muda e nada fica guardado: memória cheia ou faltou confirmar.',
      'Os bornes da rede ficam ao lado do botão: sem prática, deixe conosco.',
    ],
    further:
      'Os passos gerais estão em [programação de controle](/topicos/programacao-de-controle-de-portao).',
    send: 'Mande frente e verso do controle e a foto da etiqueta da central PPA.',
  },
  {
    when: ['nobreak|no break|nobreaks', 'funciona|funcionam|serve|resolve|presta'],
    unless: 'como|nao|parou|computador|pc|solar|quanto tempo|qual|va',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['worth', 'works'],
    answer: [
      'Funciona, desde que seja feito para portão: ele aguenta a partida do motor e abre pelo controle com a luz apagada, por algumas aberturas, até a bateria acabar. O de computador costuma desarmar na primeira partida, mesmo com motor pequeno. Depois da bateria resta a chave de destravamento; ligar um nobreak no portão parte de {{repair.from}}, e o aparelho sai por orçamento.',
    ],
    heading: 'Quando o nobreak resolve e quando decepciona',
    text: [
      'Resolve em casa onde a luz cai por minutos ou poucas horas. Decepciona quando alimenta também câmera e interfone, ou quando a bateria passou dos anos dela e ninguém testou.',
      'Motor com inversor pede saída em onda senoidal; no comum, sobra de potência para a partida.',
    ],
    points: [
      'Escolha pela potência da etiqueta do motor.',
      'Só central, motor, fotocélula e trava ligados nele.',
      'Teste por ano: corte o disjuntor e conte as aberturas.',
      'Bateria de gel ou selada, trocada a cada poucos anos.',
    ],
    send: 'Mande a foto da etiqueta do motor e da tomada perto dele e diga quantas vezes quer abrir sem luz.',
  },
  {
    when: ['24v|24 v|24 volts|corrente continua', 'bateria|baterias', 'preco|quanto|valor|custa', 'motor'],
    unless: 'troc*|so a bateria',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['price', 'choose'],
    answer: [
      'Motor de 24 V com bateria não tem preço de tabela conosco: sai por orçamento, pelo tipo e pelo peso da folha e por quantas aberturas você quer sem luz. Como medida, o motor comum instalado em basculante custa de {{kit.padrao}} a {{kit.jetflex}}, e com um nobreak à parte, ligado a partir de {{repair.from}}, ele também abre no apagão.',
    ],
    heading: 'Motor de 24 V ou motor comum com nobreak',
    text: [
      'O de 24 V já trabalha em corrente contínua, e a bateria entra sem conversor: perde menos e abre mais vezes. Em troca, a placa é só a dele, e a peça é mais difícil de achar.',
      'O comum tem peça em toda loja do ramo, e o nobreak se acrescenta quando quiser.',
    ],
    points: [
      'Quantas vezes por semana falta luz, e por quanto tempo.',
      'Peso da folha e aberturas por dia.',
      'Baterias seladas, duas em série, trocadas juntas.',
    ],
    send: 'Mande a foto do portão por dentro, as medidas da folha e diga quanto costuma durar a falta de luz.',
  },
  {
    when: [
      'distancia|longe|quantos metros|comprimento',
      'quadro|quadro de luz|disjuntor|quadro de energia|tomada',
      'motor|portao',
    ],
    unless: 'controle|caiu|cai|desarm*|nao',
    subject: 'fiacao',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose', 'install'],
    answer: [
      'Não há distância máxima entre o motor e o quadro, e sim bitola certa: até uns 30 metros, o circuito do portão usa fio de 2,5 mm², com terra; daí em diante sobe-se a bitola, para a tensão não cair na partida. Em trecho comprido prefira 220 V, que leva metade da corrente. Quem calcula e passa o fio é o eletricista.',
    ],
    heading: 'Como saber se o fio longo está atrapalhando',
    text: [
      'O sinal é motor que ronca e parte devagar, com a luz da garagem baixando junto. Medida na caixa do motor durante a partida, a tensão mostra quanto se perde no caminho.',
    ],
    points: [
      'Circuito só do portão, sem emenda no chão.',
      'Disjuntor pelo fio, e nunca maior para não cair.',
      'Conduíte próprio, separado do fio da fotocélula.',
    ],
    send: 'Mande a distância aproximada, a tensão do ponto e a foto da etiqueta do motor.',
  },
];
