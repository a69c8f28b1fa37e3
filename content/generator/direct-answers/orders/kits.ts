/** Kits as shops name them: the maker, the movement, the length of the rack, the number of leaves and remote controls. */
import type { DirectAnswer } from '../../direct-answer.ts';

const otherErrand =
  'nao abre|nao fecha|nao anda|nao funciona|parou|travou|quebr*|queim*|consert*|arrumar|barulho|program*|gravar|placa|engrenagem|capacitor|nobreak|peca|pecas|ou|diferenca|bom|boa|presta|vale a pena|compensa|fotocelula|trocar|rolo|alcance|instalo';
const kit = 'kit|conjunto';
/** Shops also say `motor` for a motor with all that belongs to it. */
const bundle = 'kit|conjunto|controle*|cremalheira|completo|suporte*|central';
const motor = 'kit|conjunto|motor|automatizador';
const sliding = 'deslizante*|de correr|correr|cremalheira';
const swinging = 'pivotante*|de abrir|abrir|pistao|duas folhas|2 folhas';
const contents =
  'controle*|completo|suporte*|basculante*|instalado|1/4|1/3|1/2|trilho|acionador|hp|cv|com central|motor|motores';

const tiltingSend =
  'Mande pelo WhatsApp a altura, a largura e o material da folha, com uma foto do portão por dentro: dizemos qual dos kits PPA serve.';
const slidingSend =
  'Mande o comprimento, a altura e o material da folha, uma foto do trilho e outra do lugar do motor: o valor vem por mensagem.';
const swingingSend =
  'Mande a foto da coluna por dentro, com a dobradiça à vista, o material e o comprimento da folha: o orçamento vem por mensagem.';
const ofSliding =
  'Trilho, base e cremalheira estão na página do [motor para portão deslizante](/topicos/motor-para-portao-deslizante).';
const ofSwinging =
  'As medidas de coluna e pivô estão em [instalação em portão pivotante](/topicos/instalacao-de-motor-de-portao-pivotante).';

export const kitAnswers: readonly DirectAnswer[] = [
  {
    when: [kit, contents],
    ofOtherBrand: true,
    unless: `${otherErrand}|${sliding}|${swinging}`,
    subject: 'kit-de-motor',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price'],
    answer: [
      'Kit {marca} nós não vendemos: vendemos e instalamos PPA, e da {marca} fazemos o conserto. O equivalente para portão basculante de casa é o kit PADRÃO, por {{kit.padrao}} já instalado, com motor PPA Home para folha de até {{home.weight}}, central, dois controles e os suportes de fixação. Mais rápidos são o SPEEDY, por {{kit.speedy}}, e o JETFLEX, por {{kit.jetflex}}.',
    ],
    heading: 'Se for comprar o kit {marca} em outro lugar',
    text: [
      'Compare pelo preço com tudo montado: em muito anúncio de kit a instalação fica de fora, e às vezes o suporte também. A potência em HP não diz o peso que o motor levanta; peça a ficha do modelo {marca} e leia o máximo da folha.',
      'Kit que você já comprou também instalamos, por orçamento, se ele for do tipo e do peso do seu portão.',
    ],
    points: [
      'Trilho do motor do tamanho da altura da folha.',
      'Suportes da folha e da coluna na caixa.',
      'Controles da mesma linha da central, e quantos vêm.',
      'Tensão do motor igual à do ponto, 127 V ou 220 V.',
    ],
    further: 'Os três kits estão lado a lado na página de [motores](/motores).',
    send: tiltingSend,
  },
  {
    when: [motor, sliding, bundle],
    ofOtherBrand: true,
    unless: otherErrand,
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price'],
    answer: [
      'Motor ou kit {marca} de correr nós não vendemos: da {marca} fazemos o conserto, e o motor novo que instalamos é PPA. Para portão de correr o conjunto PPA, com motor, central, controles e cremalheira na medida da folha, sai por orçamento; numa casa, a troca do motor fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'O que conferir num kit {marca} antes de pagar',
    text: [
      'A cremalheira do anúncio tem de cobrir a folha inteira mais a sobra em que param os dois fins de curso; por isso se mede a folha, e não o vão. Veja também se o dente tem o passo do pinhão que vem na caixa.',
      'A ficha do modelo {marca} diz o peso máximo: deixe a sua folha um quinto abaixo dele. Instalar um kit comprado por você sai por orçamento.',
    ],
    points: [
      'Cremalheira de aço em folha pesada; a de nylon é para folha leve de casa.',
      'Peças de fim de curso incluídas, e não à parte.',
      'Quantos controles vêm, e se o código é rolante.',
      'Base firme, acima do piso molhado.',
    ],
    further: ofSliding,
    send: slidingSend,
  },
  {
    when: [motor, swinging, bundle],
    ofOtherBrand: true,
    unless: otherErrand,
    subject: 'portao-pivotante',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price'],
    answer: [
      'Motor ou kit {marca} de abrir nós não vendemos: o que instalamos novo é PPA, e na {marca} fazemos o conserto. O conjunto PPA leva um motor por folha e uma central, e sai por orçamento; trocar o motor de uma folha numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}, e duas folhas são dois motores.',
    ],
    heading: 'O que conferir num kit {marca} de abrir',
    text: [
      'O limite que mais engana é o comprimento da folha: a ficha do modelo {marca} dá metros e quilos, e vale o que apertar primeiro. Meça da dobradiça à ponta.',
      'Com duas folhas, motores e central devem ser do mesmo conjunto, para uma sair antes da outra. Kit já comprado se instala por orçamento.',
    ],
    points: [
      'Espaço entre a dobradiça e a parede, para o motor ter ângulo.',
      'Coluna que não balance quando se empurra a folha.',
      'Quantos controles vêm, e de que código.',
      'Batente no chão, onde a folha para.',
      'Trava elétrica na ponta, em folha longa ou que pega vento.',
    ],
    further: ofSwinging,
    send: swingingSend,
  },
  {
    when: [motor, 'ppa', sliding, bundle],
    unless: otherErrand,
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price'],
    answer: [
      'O conjunto PPA para portão de correr vendemos e instalamos por orçamento, com motor, central, dois controles e a cremalheira na medida da folha; os kits de preço fechado são só de basculante. Numa casa, a troca do motor fica em geral entre {{replacement.from}} e {{replacement.to}}, e folha pesada, com instalação, entre {{condominium.from}} e {{condominium.to}}.',
    ],
    heading: 'Três medidas que fecham o orçamento',
    text: [
      'O peso da folha escolhe o modelo, o comprimento dela diz quanta cremalheira vai, e as aberturas na hora mais cheia dizem se basta motor de casa. Se já há cremalheira boa, ela fica, desde que o dente tenha o passo do pinhão novo.',
      'A visita empurra a folha de ponta a ponta com a mão, mede a base e não tem taxa.',
    ],
    points: [
      'Cremalheira: a folha inteira, mais a sobra dos dois fins de curso.',
      'Roldanas gastas se trocam antes, de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
      'Controles além dos dois: peça junto, para gravar no mesmo dia.',
    ],
    further: ofSliding,
    send: slidingSend,
  },
  {
    when: [
      'pivotante*|de abrir',
      'uma folha de|1 folha de|uma folha|1 folha|folha unica|unica folha|folha simples|uma so folha|so uma folha|simples',
    ],
    figure: { unit: 'metre' },
    unless: `${otherErrand}|basculante|duas folhas|2 folhas`,
    subject: 'portao-pivotante',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'price'],
    answer: [
      'Motor para portão pivotante sai por orçamento, com ou sem inversor (Jetflex): os nossos kits de preço fechado são só de basculante e não servem em folha que gira na dobradiça. Para uma folha de {figura} vai um motor só, e ele se escolhe pelo limite de comprimento e de peso da ficha; numa casa, a troca fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
    heading: 'O que uma folha de {figura} pede',
    text: [
      'Acima de uns dois metros e meio a ponta pesa muito na dobradiça: o motor precisa de curso longo, a coluna não pode balançar e a ponta leva trava elétrica contra o vento. Abaixo disso o pistão comum dá conta.',
      'O inversor faz a folha partir e parar devagar, o que poupa dobradiça numa folha comprida; confira que tensão a versão pede antes de passar o fio.',
    ],
    points: [
      'Comprimento da dobradiça à ponta, e o material.',
      'Distância da dobradiça à parede do lado do motor.',
      'Chapa fechada pega mais vento que grade.',
      'Batente firme onde a folha para, aberta e fechada.',
    ],
    further: ofSwinging,
    send: swingingSend,
  },
  {
    when: [motor, 'ppa', 'pivotante*|de abrir', bundle],
    unless: `${otherErrand}|basculante`,
    subject: 'portao-pivotante',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price'],
    answer: [
      'O conjunto PPA para portão pivotante vendemos e instalamos por orçamento: os de preço fechado são só de basculante. Numa folha vai um motor, e em duas folhas vão dois, com uma central que abre uma antes da outra; trocar um motor numa casa fica em geral entre {{replacement.from}} e {{replacement.to}}, e o par custa mais.',
    ],
    heading: 'O que escolhe o motor de um portão que gira',
    text: [
      'Comprimento e peso de cada folha, os dois dentro do limite da ficha, e a distância da dobradiça à parede, que diz se o motor acha ângulo.',
      'Dobradiça caída se acerta antes: motor novo em folha torta empurra torto. A visita confere isso e não tem taxa.',
    ],
    points: [
      'Folha longa ou de chapa fechada: trava elétrica na ponta.',
      'Duas folhas: cabo até a outra coluna, por conduíte.',
      'Central, controles e fotocélula escritos no orçamento.',
    ],
    further: ofSwinging,
    send: swingingSend,
  },
  {
    when: ['motor|motores|automatizador', 'pivotante*|de abrir', 'jetflex|jet flex|inversor|rapido|veloz'],
    unless: `${otherErrand}|basculante|correr|deslizante`,
    subject: 'portao-pivotante',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['choose', 'price'],
    answer: [
      'Motor pivotante com inversor, o que a PPA chama de Jetflex, sai por orçamento; o kit JETFLEX de preço fechado é só de basculante e não serve em portão de abrir. Numa casa, a troca do motor de uma folha fica em geral entre {{replacement.from}} e {{replacement.to}}, e a versão com inversor custa mais que a comum.',
    ],
    heading: 'Onde o inversor compensa num portão de abrir',
    text: [
      'Em folha comprida ou pesada ele parte e para devagar, sem o tranco que solta dobradiça e coluna. Em folha curta e garagem calma o motor comum faz o serviço.',
      'Num pivotante, a rapidez depende também de batente firme e de piso livre por onde a folha gira.',
    ],
    points: [
      'Quantas folhas são, e quanto mede cada uma.',
      'Tensão que a versão pede, 127 V ou 220 V.',
      'Coluna e dobradiça sem folga.',
      'Fotocélula no vão, porque a folha varre a calçada ou a vaga.',
    ],
    further: ofSwinging,
    send: swingingSend,
  },
  {
    when: ['cremalheira*', 'motor|kit|automatizador'],
    figure: { unit: 'metre' },
    ofMotors: 'one-sliding-ours',
    unless: otherErrand,
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price'],
    answer: [
      'O {modelo} com {figura} de cremalheira vendemos e instalamos por orçamento: é motor de correr, e o valor depende da versão e do peso da folha. Numa casa, a troca do motor fica em geral entre {{replacement.from}} e {{replacement.to}}; se só a cremalheira está ruim, ela custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    heading: 'Se {figura} de cremalheira bastam para a sua folha',
    text: [
      'A cremalheira cobre a folha inteira e ainda passa do motor nos dois fins. Por isso se mede a folha, e não o vão: cremalheira de {figura} atende folha um pouco mais curta do que isso.',
      'O dente tem de ser do passo do pinhão do {modelo}; a que já está na folha fica se for desse passo e não tiver dente comido.',
    ],
    points: [
      'Aço em folha pesada ou de prédio; nylon, em folha leve de casa.',
      'Dois controles vêm com o motor; peça os outros junto, para gravar no mesmo dia.',
      'Peso da folha um quinto abaixo do máximo da etiqueta.',
    ],
    further: ofSliding,
    send: slidingSend,
  },
  {
    when: ['cremalheira*', 'motor|kit|automatizador'],
    figure: { unit: 'metre' },
    ofMotors: 'one-sliding-other',
    unless: otherErrand,
    subject: 'portao-de-correr',
    isAboutSubject: true,
    isAboutModel: true,
    aspects: ['buy', 'price'],
    answer: [
      'O {modelo} novo nós não vendemos, com ou sem os {figura} de cremalheira: consertamos o que já está instalado, de {{repair.from}} a {{repair.to}}, e o motor de correr que pomos é PPA, por orçamento. Numa casa, essa troca fica em geral entre {{replacement.from}} e {{replacement.to}}, com a cremalheira na medida da folha.',
    ],
    heading: 'Se {figura} de cremalheira bastam para a sua folha',
    text: [
      'A cremalheira cobre a folha inteira e ainda passa do motor nos dois fins: meça a folha, e não o vão. A de {figura} atende folha um pouco mais curta do que isso.',
      'Quem já tem um {modelo} e quer só a cremalheira precisa da que tenha o passo do pinhão dele; trocá-la custa de {{part.rollersAndCables.from}} a {{part.rollersAndCables.to}}.',
    ],
    points: [
      'Peso máximo na ficha da versão: a folha fica um quinto abaixo.',
      'Material: o nylon basta em folha leve de casa, e o resto pede aço.',
      'Central, controles e peças de fim de curso incluídos no preço.',
      'Altura do motor na base igual à do que sai, ou a base se refaz.',
    ],
    further: ofSliding,
    send: slidingSend,
  },
];
