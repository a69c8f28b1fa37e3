/** Amperes, wires, volts, hertz, decibels and what a solar panel gives. */
import type { DirectAnswer } from '../../direct-answer.ts';

const asksWhether =
  'serve|posso|pode|aguenta|usar|e bom|bom|muito|fraco|suficiente|ideal|correto|certo|basta';

export const electricFigureAnswers: readonly DirectAnswer[] = [
  {
    when: ['disjuntor|fusivel', asksWhether, 'motor|portao|automatico'],
    figure: { unit: 'ampere', from: 17, to: 100 },
    unless: 'cai|caindo|desarm*|derruba|ou|queim*|chuveiro',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Para um motor de casa, {figura} é demais: o circuito dele, em fio de 2,5 mm², costuma levar 10 A em 220 V ou 16 A em 127 V, curva C. Um disjuntor de {figura} deixa o portão funcionar, mas demora a cair num defeito, e quem esquenta é o fio ou a bobina. Ele só se admite se toda a fiação do circuito for grossa para isso, o que o eletricista confirma.',
    ],
    heading: 'Por que não trocar por um maior',
    text: [
      'O disjuntor protege o fio. Se o que está lá cai, há um motivo, como folha pesada, capacitor fraco ou fio molhado, e o maior só o esconde.',
      'Em 220 V ele é bipolar, e o circuito do portão fica separado do chuveiro e das tomadas.',
    ],
    points: [
      'Bitola do fio lida na capa, e não no disjuntor.',
      'Corrente da etiqueta do motor.',
      'DR e terra no mesmo circuito.',
    ],
    further: 'Se ele desarma, o caminho está em [disjuntor do portão caindo](/disjuntor-do-portao-caindo).',
    send: 'Mande a etiqueta do motor, a foto do quadro e a distância até o portão.',
  },
  {
    when: ['disjuntor|fusivel', asksWhether, 'motor|portao|automatico'],
    figure: { unit: 'ampere', from: 8, to: 16 },
    unless: 'cai|caindo|desarm*|derruba|ou|queim*|chuveiro',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Serve na maioria das casas: num circuito só do portão, com fio de 2,5 mm², o usual é 10 A em 220 V e 16 A em 127 V, de curva C, que tolera a partida do motor. Confira {figura} com a corrente da etiqueta; se o disjuntor cai na partida, não o aumente, porque a queda mostra folha pesada, capacitor fraco ou fio com fuga.',
    ],
    heading: 'O que conferir no circuito',
    text: [
      'A bitola manda: o disjuntor nunca pode ser maior do que o fio aguenta. Em 220 V ele é bipolar, e o terra vai até a carcaça do motor.',
    ],
    points: [
      'Circuito só do portão, com o nome no quadro.',
      'DR, porque há metal e chuva.',
      'Distância acima de trinta metros: fio mais grosso.',
    ],
    further: 'Se ele desarma, o caminho está em [disjuntor do portão caindo](/disjuntor-do-portao-caindo).',
    send: 'Mande a etiqueta do motor e a foto do quadro com a portinha aberta.',
  },
  {
    when: ['fio|cabo|fiacao|bitola', '1,5|1,5mm|1,5mm2|1.5|1.5mm', 'motor|portao|automatico'],
    unless: 'fotocelula|botoeira|interfone|aco|metros de fio',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'O fio de 1,5 mm² não serve para a força do motor: use 2,5 mm² ou mais, que é o mínimo da norma para esse circuito, com fase, neutro ou segunda fase, e terra. O de 1,5 é de iluminação: a tensão cai na partida, o motor ronca sem força e a emenda esquenta. Para a botoeira e a fotocélula ele sobra, porque ali basta cabo fino de sinal.',
    ],
    heading: 'Quando nem o 2,5 basta',
    text: [
      'Acima de uns trinta metros até o quadro, ou em 127 V com motor maior, sobe-se para 4 mm². O disjuntor acompanha o fio: 10 A em 220 V e 16 A em 127 V é o usual em casa.',
    ],
    points: [
      'Força e sinal em conduítes separados.',
      'Emenda em caixa seca, com conector.',
      'Terra até a carcaça do motor e a folha.',
    ],
    send: 'Mande a etiqueta do motor e a distância até o quadro.',
  },
  {
    when: [
      '127|127v|110|110v',
      '220|220v|220 v',
      'queima|queimar|queimou|liguei|estraga|da problema|o que acontece|ligado em|em tomada|tomada',
      'motor',
    ],
    unless:
      'motor 220|motor 220v|motor de 220|220 em 110|220 em 127|220v em 110v|220v em 127v|ou|bivolt|transformador|nobreak|placa',
    subject: 'fiacao',
    isAboutSubject: true,
    aspects: ['compatibility', 'safety'],
    answer: [
      'Queima: motor de 127 V ligado em 220 V recebe quase o dobro da tensão, e em segundos vão o fusível, o capacitor, a fonte da placa ou a bobina. Se aconteceu, desligue no disjuntor e não tente de novo; às vezes só o fusível e o varistor se foram, e isso se mede. Trocar a placa fica entre {{part.board.from}} e {{part.board.to}}; com a bobina queimada, compare com um motor novo, de {{replacement.from}} a {{replacement.to}} numa casa.',
    ],
    heading: 'O que se salva depois da ligação errada',
    text: [
      'Mede-se na ordem: fusível, capacitor, fonte da placa, enrolamento. Cheiro de verniz queimado quase sempre é bobina. A garantia não cobre ligação em tensão errada.',
    ],
    points: [
      'Etiqueta do motor lida antes de ligar.',
      'Ponto medido, porque tomada igual pode ter outra tensão.',
      'Controles e fotocélula raramente se perdem.',
    ],
    send: 'Mande a etiqueta do motor e um vídeo do que ele faz, sem religar.',
  },
  {
    when: ['placa|central', '24v|24|12v|12', '220v|220|127v|127|110v|110|24v|24'],
    unless: 'interfone|solar|bateria',
    subject: 'central-de-comando',
    isAboutSubject: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'A placa não se escolhe pela tensão: ela tem de ser a do motor que está no portão. A de 24 V comanda motor de corrente contínua, com fonte e muitas vezes bateria; a de 127 V ou 220 V comanda o motor comum, ligado na rede. Uma não faz o motor da outra andar, e ligá-las trocadas queima as duas. Trocada por nós, com os controles gravados, fica entre {{part.board.from}} e {{part.board.to}}.',
    ],
    heading: 'Como saber qual é a sua',
    text: [
      'A etiqueta do motor diz a tensão dele e a da rede. Motor de dois fios grossos, com fonte ao lado, costuma ser de 24 V; de três fios com capacitor, é da rede.',
    ],
    points: [
      'Código da placa antiga, impresso nela.',
      'Modelo do motor, para o mesmo fim de curso.',
      'Controles: o receptor novo precisa ser da mesma família.',
    ],
    send: 'Mande a etiqueta do motor e a foto da placa com a energia desligada.',
  },
  {
    when: ['50hz|60hz|50 hz|60 hz|50|60|hertz|hz', 'hz|hertz|60hz|50hz', 'motor|portao|ou|serve|brasil'],
    unless: 'mhz|controle|khz',
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Use motor de 60 Hz, que é a frequência da rede em todo o Brasil. Um de 50 Hz, feito para outros países, gira aqui um quinto mais depressa, perde força e aquece, e o fim de curso sai do lugar. Em motor com inversor ou de corrente contínua a rede é convertida por dentro, e muitos aceitam as duas: vale a etiqueta.',
    ],
    heading: 'Onde ler a frequência do motor',
    text: [
      'Ela vem na etiqueta, depois da tensão, em Hz. A do PPA Home Jetflex é {{homeJetflex.volts}} e {{homeJetflex.hertz}}. O número em MHz é outra coisa: a frequência do rádio do controle.',
    ],
    points: [
      'Motor vindo do Paraguai ou da Argentina: confira, porque lá a rede é de 50 Hz.',
      'Tensão certa não compensa frequência errada.',
      'Sem etiqueta, quem mede é o técnico, na corrente e na rotação.',
    ],
  },
  {
    when: ['decibeis|decibel|db|nivel de ruido|nivel de barulho|quanto barulho', 'motor|portao'],
    subject: 'motor',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose', 'works'],
    answer: [
      'A ficha da maioria dos motores de portão não traz decibéis; um motor de casa regulado fica perto do som de uma conversa, uns sessenta decibéis a um metro. O que acorda a casa é o resto: folha seca, batida no fim e coluna que vibra passam disso com facilidade. Entre os nossos, o mais silencioso é o de inversor, do kit JETFLEX, que parte e para devagar.',
    ],
    heading: 'Como baixar o barulho sem trocar o motor',
    text: [
      'Lubrificar pivôs e dobradiças, regular o fim de curso e reapertar o suporte costumam bastar. Ronco ou chiado dentro do motor é rolamento ou engrenagem, de {{part.gears.from}} a {{part.gears.to}}.',
    ],
    points: [
      'Meça com o celular, no quarto e ao lado do motor, para comparar.',
      'Cremalheira de nylon faz menos barulho que a de aço.',
      'Força no mínimo que move a folha, para não bater.',
    ],
    send: 'Mande um vídeo com som, de longe e de perto, com o portão abrindo e fechando.',
  },
  {
    when: [
      'painel|placa solar|painel solar|solar',
      'w|watts|20w|10w|30w|40w|50w|60w|100w|150w|quantos watts',
      'motor|portao',
    ],
    figure: { unit: 'watt' },
    subject: 'motor-solar',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose', 'compatibility'],
    answer: [
      'Um painel de {figura} rende, num dia de sol em São Paulo, perto de quatro vezes esse número em watts-hora. Uma abertura gasta um ou dois, mas a central em espera, ligada o dia todo, leva de setenta a cem: por isso abaixo de uns 40 W a bateria vai baixando, e painel de 50 W ou mais, com bateria, costuma manter um motor de 24 V em casa. Motor comum, de 127 V ou 220 V, não se alimenta assim.',
    ],
    heading: 'A conta do sol para o portão',
    text: [
      'Some a espera da central, o receptor e a fotocélula, em watts, vezes as vinte e quatro horas; depois as aberturas do dia. O painel precisa repor isso também em semana de chuva, e para isso serve a bateria.',
    ],
    points: [
      'Painel virado para o norte, sem sombra de muro ou árvore.',
      'Controlador de carga entre painel e bateria.',
      'Central com modo de economia gasta bem menos.',
    ],
    send: 'Mande a ficha do motor, quantas vezes o portão abre por dia e uma foto do lugar do painel.',
  },
  {
    when: [
      'fotocelula*|sensor',
      'alcance|alcanca|distancia|quantos metros|ate quantos metros|maxima|longe',
      'metros|distancia|maxima|alcance|portao|largura',
    ],
    unless: 'nao|parou|altura|controle|presenca|pisca|desalinh*|centimetros',
    of: ['fotocelula'],
    subject: 'fotocelula',
    isAboutSubject: true,
    isUnpriced: true,
    aspects: ['choose', 'works'],
    answer: [
      'As fotocélulas de casa alcançam em geral uns dez metros, e há modelos de vinte a trinta para vão de prédio e galpão; o número exato está na ficha. Na prática conte com a metade: chuva forte, sol de frente, lente suja e suporte que mexe encurtam o feixe. Num vão de garagem comum, de três a seis metros, qualquer uma boa sobra.',
    ],
    heading: 'O que vale mais que o alcance',
    text: [
      'As duas peças se olham de frente, na mesma altura, um palmo e meio a dois do piso. Alinhar, refazer o fio ou trocar a fotocélula fica entre {{part.photocell.from}} e {{part.photocell.to}}.',
    ],
    points: [
      'Suporte firme na parede, e não na folha.',
      'Lente fora da direção do sol baixo.',
      'Cabo de sinal separado do fio de força.',
    ],
  },
  {
    when: [
      '12v|24v|12 v|24 v|12 volts|24 volts|bateria|corrente continua|dc',
      'existe|existem|tem|fabricam|fazem|ha',
      'motor|motores|automatizador',
    ],
    unless: 'nao|parou|preco|quanto custa|quanto tempo|ou|placa|troc*|nobreak|controle|carro',
    subject: 'motor',
    isAboutSubject: true,
    aspects: ['choose', 'what'],
    answer: [
      'Existe, mas é minoria: o motor de corrente contínua, quase sempre de 24 V e às vezes de 12 V, trabalha com fonte e bateria próprias e continua abrindo quando falta luz. Vale onde a luz cai muito ou onde não há rede. Numa casa com energia estável o de 127 V ou 220 V é mais simples e tem mais peça na loja; é o dos nossos kits, de {{kit.padrao}} (PADRÃO) a {{kit.jetflex}} (JETFLEX) em basculante.',
    ],
    heading: 'Como reconhecer um motor de baixa tensão',
    text: [
      'Na etiqueta aparecem duas tensões: a da rede, na fonte, e 12 V ou 24 V, no motor. A bateria fica na mesma caixa e se troca a cada dois a quatro anos.',
    ],
    points: [
      'Peso da folha e aberturas por carga na ficha.',
      'Placa à venda na sua cidade.',
      'Painel solar só combina com este tipo.',
    ],
  },
];
