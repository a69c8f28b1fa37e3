/** A backup or a photocell that a title only names: how large, how high, and what it costs. */
import type { DirectAnswer } from '../../direct-answer.ts';

const ofFaults =
  'o que|que e|molhad*|molhou|nao *|parou|queim*|apit*|pisca*|defeito|conserto|consertar|falha*|barulh*|solt*|caiu|quebr*|sujo|suja|troc*|estuf*|limp*|regul*|alinh*|deslig*|sem|depois|quando|altura|quanto|preco|valor|custa|dura|vale a pena|precisa|obrigat*|condominio*|predio*|empresa*|ou|serve|funciona|trava|fechadura|como|usado|usada|bateria*|computador|solar|instal*|coloc*|ligar|ligacao|por|manutencao';

export const soughtAccessoryAnswers: readonly DirectAnswer[] = [
  {
    when: [
      'trava eletrica|trava|fechadura eletrica|fechadura',
      'nobreak|no break|bateria',
      'portao|motor|e|basculante',
    ],
    unless: 'nao *|parou|queim*|apit*',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['install', 'price'],
    answer: [
      'Os dois se põem na mesma visita: a trava elétrica ligada à central parte de {{repair.from}} de serviço, mais a peça, e a ligação do nobreak também parte de {{repair.from}}, com o aparelho por orçamento. Ligue a trava na saída do nobreak junto com o motor, porque sem energia ela não recolhe e o portão não abre. Trava é de portão de abrir comprido; basculante e correr já são seguros pelo motor.',
    ],
    heading: 'Como a trava e o nobreak trabalham juntos',
    text: [
      'O nobreak se escolhe pela partida do motor, que pede várias vezes os watts da etiqueta por um instante, e a trava soma pouco. Teste os dois com o disjuntor desligado: tem de destravar e abrir.',
    ],
    points: [
      'A chave de destravamento fica guardada por dentro, para quando a carga acabar.',
      'Trava que esquenta: fonte ou tempo errado.',
      'Nobreak em lugar seco e com ar.',
    ],
    send: 'Mande a foto da etiqueta do motor, da ponta da folha onde vai a trava e do lugar do nobreak.',
  },
  {
    when: ['nobreak|no break|nobreaks', 'portao|portoes|motor|garagem|eletronico|automatico'],
    unless: ofFaults,
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Nobreak para motor de portão se dimensiona por duas contas: a partida, que pede de três a sete vezes os watts da etiqueta por um instante, e o número de aberturas sem luz. Com folha leve, uma bateria de 12 V e 7 Ah dá de dez a quinze ciclos. A ligação parte de {{repair.from}}, e o aparelho se orça pela etiqueta do motor.',
    ],
    heading: 'Do motor à bateria, em dois passos',
    text: [
      'Leia os watts na etiqueta: motor de casa usa de {{consumption.from}} a {{consumption.to}} andando, e o aparelho precisa ser de portão, com onda senoidal e a mesma tensão do motor. O de computador desarma na partida, mesmo com número maior na caixa.',
      'Depois multiplique saídas por horas de apagão. Duas baterias dobram os ciclos; folha que pesa na mão corta o número pela metade.',
    ],
    points: [
      'No aparelho, só o que é do portão: motor, central, fotocélula e trava. Câmera e roteador ficam em outro.',
      'Lugar seco, à sombra e ventilado, perto do quadro ou do motor.',
      'Motor de 24 V com bateria própria dispensa o nobreak.',
      'A chave de destravamento continua à mão, para quando a carga acabar.',
    ],
    further: 'O que pedir na ficha está em [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    send: 'Mande a foto da etiqueta do motor, a do lugar do aparelho e diga quantas vezes o portão abre no seu pior apagão.',
  },
  {
    when: ['nobreak|no break|nobreaks', 'condominio*|predio*|edificio*'],
    unless:
      'apit*|queim*|nao funciona|parou|bateria*|troc*|obrigat*|quem paga|elevador|gerador|ou|preco|custa|quanto|vale a pena',
    subject: 'nobreak',
    isAboutSubject: true,
    aspects: ['choose'],
    answer: [
      'Para portão de condomínio o nobreak se dimensiona pela hora cheia: conte as aberturas do fim da tarde e peça autonomia para elas com o motor que está lá, de uso intenso e partida mais forte que a de casa. O aparelho e o banco de baterias saem por orçamento; a ligação parte de {{repair.from}}.',
    ],
    heading: 'O que o síndico leva à assembleia',
    text: [
      'Peça na proposta o número de ciclos garantido, a idade das baterias e quem as testa a cada {{maintenance.interval}}. Entrada e saída separadas pedem a conta dos dois motores.',
      'Onde há gerador, basta cobrir o tempo até ele entrar, e o aparelho fica menor.',
    ],
    points: [
      'Portão, fotocélula, trava e receptor no mesmo circuito; portaria e câmeras em outro.',
      'Duas chaves de destravamento na portaria, com gente treinada.',
      'Baterias em armário ventilado e fechado, longe da vaga.',
      'Um portão de pedestre que abre por dentro, mesmo sem carga.',
    ],
    further: 'O que pedir na ficha está em [nobreak para portão](/topicos/nobreak-para-portao-automatico).',
    send: 'Mande as etiquetas dos motores, as aberturas na hora mais cheia e diga se o prédio tem gerador.',
  },
  {
    when: [
      'fotocelula*|sensor fotocelula|sensor de barreira|barreira|sensor infravermelho|sensor|par de fotocelulas',
      'portao|portoes|garagem|par',
    ],
    unless: `${ofFaults}|evitar|impedir|bater|carro|crianca*|cachorro|gato|animal|pet|presenca|alarme|luz|fim de curso|antiesmagamento|basculante|correr|deslizante|instal*|ppa|garen|rossi|peccinin|nice|muro|chuva|aberto|estacionamento|infravermelho passivo|reed*|magnetico|hall|encoder|posicao|manual`,
    of: ['fotocelula'],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['choose', 'install'],
    answer: [
      'Fotocélula, ou sensor de barreira, para portão de garagem se põe em par, um lado de frente para o outro, entre 40 e 60 cm do piso, na altura do para-choque e da perna de uma criança. Instalada, custa de {{part.photocell.from}} a {{part.photocell.to}}, com o alinhamento e o teste.',
    ],
    heading: 'Escolher e posicionar o par',
    text: [
      'Escolha o alcance com sobra sobre a largura do vão, corpo vedado contra chuva e alimentação de 12 ou 24 V, igual à saída da central. Modelo de contato simples serve em quase toda marca; o sem fio poupa quebrar o piso e cobra atenção à pilha.',
    ],
    points: [
      'Basculante: além do ponto a que a folha chega ao descer.',
      'De correr: rente ao vão, do lado de dentro, com protetor de pneu.',
      'Caminhonete ou rampa: um segundo par, mais alto.',
      'Sol da tarde: o receptor fica de costas para ele.',
    ],
    further:
      'A ligação e o teste estão na página do [sensor fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Mande a foto dos dois lados do vão, vistos de dentro, e a da etiqueta da central: marcamos a altura e dizemos se o fio passa.',
  },
  {
    when: ['fotocelula*|sensor fotocelula|sensor de barreira|barreira|sensor', 'basculante*'],
    unless: `${ofFaults}|presenca|fim de curso|antiesmagamento`,
    of: ['fotocelula'],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['choose', 'install'],
    answer: [
      'No portão basculante a fotocélula fica fora do arco da folha: meça até onde ela avança para dentro ao descer e ponha o par além disso, entre 40 e 60 cm do piso. Dentro do arco, a própria folha corta o feixe e o portão nunca fecha. Instalado, o par custa de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'Dentro ou fora da garagem',
    text: [
      'O par de dentro protege o carro que ainda não entrou todo; quem está na calçada, sob a parte da folha que avança, fica fora do feixe. Por isso a força regulada no mínimo continua sendo a outra proteção.',
    ],
    points: [
      'Suporte na coluna, e nunca na folha nem no braço.',
      'Fio por cima do vão, quando não há conduíte no piso.',
      'Braço ou contrapeso que passa na frente da lente: mude a altura.',
      'Prova: corte o feixe com um cabo de vassoura, com a folha descendo e ninguém perto.',
    ],
    further:
      'A ligação e o teste estão na página do [sensor fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Mande a foto do basculante aberto, visto de dentro, e a da etiqueta da central: marcamos onde o par fica fora do arco.',
  },
  {
    when: ['fotocelula*|sensor fotocelula|sensor de barreira|barreira|sensor', 'correr|deslizante*'],
    unless: `${ofFaults}|presenca|fim de curso|antiesmagamento|ima|magnetico`,
    of: ['fotocelula'],
    subject: 'fotocelula',
    isAboutSubject: true,
    aspects: ['choose', 'install'],
    answer: [
      'No portão de correr a fotocélula fica rente ao vão, do lado de dentro, com um lado em cada batente e o feixe entre 40 e 60 cm do piso. A folha corre paralela ao feixe e não o corta, por isso o par pode ficar bem junto dela. Instalado, custa de {{part.photocell.from}} a {{part.photocell.to}}.',
    ],
    heading: 'O canto que o feixe não vê',
    text: [
      'Na abertura, a ponta de trás da folha pode prensar alguém contra a parede do recuo, e ali o feixe não chega: deixe o recuo livre e fechado a crianças. Em vão largo, confira o alcance da ficha com sobra.',
    ],
    points: [
      'Protetor metálico onde o pneu passa.',
      'Lado do motor com fio pronto; o outro por conduíte ou por cima.',
      'Caminhonete: um segundo par mais alto.',
      'Mato e terra na frente da lente: poda e pano seco.',
    ],
    further:
      'A ligação e o teste estão na página do [sensor fotocélula](/topicos/sensor-fotocelula-para-portao).',
    send: 'Mande a foto dos dois batentes, vistos de dentro, com a largura do vão e a etiqueta da central.',
  },
];
