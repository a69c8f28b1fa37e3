/**
 * The brands that titles name, with what is certain about each: what the site sells is PPA, any other brand is
 * repaired, and its parts are found by the label (docs/specification/purpose.md).
 */
import type { Aspect } from './subject.ts';

export interface Brand {
  name: string;
  /** The name is an everyday word and counts only after a product or the word 'marca'. */
  isEverydayWord?: true;
  /** With one of these words in the title, the name means a kind of motor and not the maker. */
  unless?: readonly string[];
  /** The page about the brand. */
  path: string | null;
  /** Paragraphs, of which a page takes some. */
  text: readonly string[];
}

export const brands: readonly Brand[] = [
  {
    name: 'PPA',
    path: '/topicos/motor-ppa',
    text: [
      'PPA é a marca que vendemos e instalamos, em basculante por {{kit.padrao}} no kit PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX, com central, dois controles e {{kit.warranty}} de garantia.',
      'Na PPA, o nome do modelo diz o que muda por dentro. Jetflex é o motor comandado por inversor, que arranca e freia devagar; Mono é o monofásico comum. O [motor PPA](/topicos/motor-ppa) tem uma página que explica cada nome.',
      'Para um motor PPA que já está na parede, a etiqueta da carcaça e a foto da etiqueta da central bastam para encontrar engrenagem, sensor e controle da mesma linha.',
    ],
  },
  {
    name: 'Garen',
    path: '/topicos/motor-garen',
    text: [
      'Motor Garen se conserta e não precisa ser trocado por causa da marca. Capacitor, rolamento e fim de curso se resolvem pelas medidas; engrenagem, placa e controle pedem o código da etiqueta Garen.',
      'Não vendemos kit Garen. Atendemos o motor que já está instalado e, quando a peça não aparece, comparamos o conserto com um motor novo, de {{replacement.from}} a {{replacement.to}}, antes de qualquer decisão. A página do [motor Garen](/topicos/motor-garen) lista o que olhar na etiqueta.',
    ],
  },
  {
    name: 'Peccinin',
    path: '/topicos/motor-peccinin',
    text: [
      'Nos Peccinin, tampas parecidas cobrem engrenagens diferentes: o modelo escrito na carcaça e a foto da etiqueta da central evitam uma segunda visita.',
      'Consertamos Peccinin e não vendemos a marca. Se a peça saiu de linha, o caminho é adaptar a central ou orçar um motor novo; a página do [motor Peccinin](/topicos/motor-peccinin) ajuda a reconhecer o modelo.',
    ],
  },
  {
    name: 'Nice',
    path: '/topicos/motor-nice',
    text: [
      'Motor Nice costuma ter central e controle próprios, e um controle de outra marca não grava nele sem receptor avulso. Por isso a foto da etiqueta da central vem antes de qualquer compra.',
      'Reparamos o que está instalado e dizemos, pela etiqueta, se a peça se acha. A página do [motor Nice](/topicos/motor-nice) ajuda a identificar o modelo.',
    ],
  },
  {
    name: 'Zap',
    isEverydayWord: true,
    path: '/topicos/motor-zap',
    text: [
      'Zap é o nome de uma linha de controles remotos da própria PPA. Quem lê Zap no controle precisa olhar a tampa do motor para saber que marca está na parede.',
      'Se o controle é Zap, o receptor costuma ser PPA, e um controle novo da mesma linha se grava nele. A página do [motor Zap](/topicos/motor-zap) explica como conferir tampa, motor e placa.',
    ],
  },
  {
    name: 'Linear',
    isEverydayWord: true,
    unless: ['braco', 'bracos', 'articulado', 'pistao', 'pivotante', 'hidraulico', 'folhas'],
    path: '/topicos/motor-linear',
    text: [
      'Linear é o nome de uma marca e também de um tipo de motor: há pistão linear em portão de abrir, de vários fabricantes. A etiqueta da carcaça tira a dúvida.',
      'Em motor da marca Linear, peça e controle se procuram pelo código da etiqueta e pela foto da etiqueta da central. A página do [motor Linear](/topicos/motor-linear) diz onde fica cada código.',
    ],
  },
  {
    name: 'Rossi',
    path: null,
    text: [
      'No motor Rossi que já está instalado, o que decide o conserto é o código da etiqueta, a foto da etiqueta da central e a disponibilidade da peça.',
      'Quando a peça Rossi não aparece, o orçamento compara a adaptação da central com um motor novo, de {{replacement.from}} a {{replacement.to}} em portão de casa.',
    ],
  },
];

/** Brands of which we know only that garages have them. */
export const otherBrands: readonly string[] = [
  // Two names on one label: one maker bought the other.
  'Nice Peccinin',
  'Garen Unisystem',
  'AGL',
  'RCG',
  'Ipec',
  'Intelbras',
  'HDL',
  'Thevear',
  'Came',
  'BFT',
  'Unisystem',
  'Contramatic',
  'Celtron',
  'MKN',
  'Genno',
  'ECP',
  'JFL',
  'FAAC',
  'Somfy',
  'Motomatic',
  'Acton',
  'Motoppar',
];

/** The brands among these whose name is an everyday word or a unit. */
export const otherEverydayBrands: readonly string[] = ['Seg', 'Omega'];

/**
 * The first paragraph on a brand that we do not sell, by what the title asks about its motors, each with `{marca}`. The
 * brand's own text follows in a section.
 */
export const brandAnswers: Readonly<Partial<Record<Aspect | 'parts', readonly string[]>>> = {
  worth: [
    'Vale a pena manter um motor {marca} enquanto a peça dele se acha: um conserto vai de {{repair.from}} a {{repair.to}}, e um motor novo com troca, de {{replacement.from}} a {{replacement.to}}. Para comprar novo, pese onde se acha a peça de {marca} no seu bairro; o que nós vendemos e instalamos é PPA.',
  ],
  repair: [
    'Consertamos motor {marca} já instalado: o serviço vai de {{repair.from}} a {{repair.to}}, em geral em {horas de reparo}, com {{repair.warranty}} de garantia. Capacitor, rolamento e roldana se resolvem pela medida; engrenagem e placa {marca} pedem o código da etiqueta.',
  ],
  parts: [
    'Peça de motor {marca} se procura pelo código da etiqueta e não pelo nome na tampa: capacitor, rolamento e cabo são de medida comum e quase sempre se acham; o resto, como engrenagem e placa, é próprio de cada modelo. Mande a foto da etiqueta e respondemos se a peça {marca} existe antes de marcar a visita.',
  ],
  buy: [
    'Não vendemos {marca}, nem motor nem peça avulsa: o que vendemos e instalamos é PPA, com kit a partir de {{kit.padrao}} em basculante. Peça de um motor {marca} que já está aí entra no conserto, procurada pelo código da etiqueta.',
  ],
  price: [
    'Preço de motor {marca} novo não temos, porque vendemos só PPA. Consertar um {marca} instalado custa de {{repair.from}} a {{repair.to}}; trocar por um motor novo, de {{replacement.from}} a {{replacement.to}} em portão de casa.',
  ],
  install: [
    'Não vendemos motor {marca} com instalação: o nosso kit instalado é PPA, de {{kit.padrao}} a {{kit.jetflex}} em basculante. Um {marca} comprado por você se monta por orçamento, e no que já está na parede fazemos regulagem, conserto e troca de peça.',
  ],
  program: [
    'Controle de motor {marca} se grava na memória da central, com o botão de gravação da placa e o controle na mão. A ordem dos toques muda com o modelo de {marca}, e a foto da etiqueta da central diz qual é; o serviço parte de {{part.programming.from}}.',
  ],
  what: [
    'Motor {marca} nós consertamos e não vendemos: novo, o que instalamos é PPA. A peça de um {marca} se procura pelo código da etiqueta; se ela não aparece, comparamos o conserto com um motor novo, em geral de {{replacement.from}} a {{replacement.to}} numa casa.',
  ],
};

/** The same for the brand that we sell. */
export const ourBrandAnswers: Readonly<Partial<Record<Aspect | 'official', readonly string[]>>> = {
  official: [
    'Somos vendedores e instaladores de PPA e damos assistência ao motor da marca que já está na garagem, mas não nos apresentamos como autorizada da fábrica: quem precisa de garantia de fábrica confirma com o fabricante, pela nota. O conserto de um motor PPA conosco vai de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} no serviço.',
  ],
  repair: [
    'Consertamos motor PPA por {{repair.from}} a {{repair.to}}, em geral em {horas de reparo} e na própria garagem, com {{repair.warranty}} de garantia no serviço. É a marca que vendemos, mas somos uma assistência independente, e não a autorizada da fábrica; cursor, capacitor e fim de curso da linha residencial se acham em loja do ramo.',
  ],
  price: [
    'Instalado em basculante, o motor PPA custa {{kit.padrao}} no kit PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX, com central, dois controles e {{kit.warranty}} de garantia, em até {parcelas} vezes. Sem instalação, a nossa tabela começa em {{motor.quarterCv}}, no de 1/4 CV.',
  ],
  install: [
    'Instalamos motor PPA em basculante por {{kit.padrao}} no kit PADRÃO, {{kit.speedy}} no SPEEDY e {{kit.jetflex}} no JETFLEX, e o serviço leva {horas de instalação}. O preço inclui central, dois controles, fixação e {{kit.warranty}} de garantia.',
  ],
  worth: [
    'Motor PPA vale a pena em basculante de casa pela conta toda: kit instalado de {{kit.padrao}} a {{kit.jetflex}}, {{kit.warranty}} de garantia e peça que se acha em loja do ramo. É a marca que vendemos, e convém dizer isso; onde a folha está torta ou pesada, nenhuma marca compensa antes do conserto dela.',
  ],
  buy: [
    'Motor PPA se compra conosco já instalado em basculante: PADRÃO por {{kit.padrao}}, SPEEDY por {{kit.speedy}} e JETFLEX por {{kit.jetflex}}, com central, dois controles e {{kit.warranty}} de garantia. Sem instalação, a tabela começa em {{motor.quarterCv}} no de 1/4 CV.',
  ],
};

/** The same for our brand on a gate that no kit is made for. */
export const ourBrandBeyondKits = {
  /** By the gate of the title; the last is also for a title that names none. */
  answers: {
    sliding: [
      'Motor PPA para portão de correr vendemos e instalamos por orçamento: numa casa, em geral entre {{replacement.from}} e {{replacement.to}}; em prédio, entre {{condominium.from}} e {{condominium.to}}. Escolhe-se pelo peso da folha, com um quarto de sobra na ficha, e pelas aberturas por dia. Uma foto diz se a cremalheira e a base que existem servem, e a visita não tem taxa.',
    ],
    swinging: [
      'Motor PPA para portão de abrir vendemos e instalamos por orçamento: um motor por folha, numa casa em geral entre {{replacement.from}} e {{replacement.to}} cada um, e uma central para as duas. Escolhe-se pelo comprimento e pelo peso da folha e pelas aberturas por dia. A visita não tem taxa.',
    ],
    tilting: [
      'Motor PPA para portão de correr ou de abrir vendemos e instalamos por orçamento: os kits de preço fechado são só de basculante, e fora dele o modelo sai do peso da folha, do comprimento e das aberturas por dia. A visita não tem taxa, e a troca de motor em casa fica em geral entre {{replacement.from}} e {{replacement.to}}.',
    ],
  },
  text: [
    'Quantos quilos cada um leva está na ficha da PPA: na visita empurramos a folha na mão e escolhemos com sobra. Se já há motor, a etiqueta da carcaça diz modelo, tensão e potência.',
    'O nome diz o que muda por dentro: Jetflex é motor comandado por inversor, Mono é o monofásico comum. A página do [motor PPA](/topicos/motor-ppa) explica cada um.',
  ],
} as const;

/** For a title that gives a model of our brand which is in no table: 'PPA Dunna'. */
export const ourBrandOtherModel =
  'Motor PPA fora dos nossos três kits sai por orçamento: o nome do modelo não basta, e o tipo de portão, o peso máximo e a tensão se conferem na ficha dele antes do pedido. Com preço fechado, já instalados em basculante, há o PADRÃO, por {{kit.padrao}}, o SPEEDY, por {{kit.speedy}}, e o JETFLEX, por {{kit.jetflex}}.';

/** What each repair of a motor costs, for a title that seeks one for a brand, with `{marca}`. */
export const brandRepairs = {
  heading: 'Quanto fica cada conserto num motor {marca}',
  points: [
    'Zumbe e não parte: capacitor, de {{part.capacitor.from}} a {{part.capacitor.to}}.',
    'Gira e a folha não anda: engrenagem e rolamentos, de {{part.gears.from}} a {{part.gears.to}}.',
    'Nada acende na caixa: fusível ou fonte da placa, a partir de {{repair.from}}.',
    'Placa sem reparo: troca com a gravação dos controles, de {{part.board.from}} a {{part.board.to}}.',
    'Bate no fim ou para antes: fim de curso e força, de {{part.adjustment.from}} a {{part.adjustment.to}}.',
    'Controle que deixou de abrir: gravação, de {{part.programming.from}} a {{part.programming.to}}.',
    'Não fecha com o vão livre: fotocélula, de {{part.photocell.from}} a {{part.photocell.to}}.',
    'Cheiro de verniz: estator, de {{part.stator.from}} a {{part.stator.to}}, ou motor novo, o que sair melhor.',
  ],
  page: 'O que a etiqueta diz do modelo está na página do [motor {marca}]({página}).',
} as const;

/** One sentence on the brand, after a direct answer to the title, by the purpose of the title, with `{marca}`. */
export const brandNextToAnswer = {
  repair: [
    'Em motor {marca}, a peça se pede pelo código da etiqueta da carcaça e pela foto da etiqueta da central; o resto deste defeito é igual em qualquer marca.',
    'No {marca} o defeito se procura na mesma ordem; o que muda é o código da peça, que está na etiqueta da carcaça.',
  ],
  purchase: [
    'Motor {marca} novo não vendemos: o que instalamos é PPA, e {marca} nós consertamos. Se for comprar um em outra loja, leia na ficha o peso máximo, os ciclos por hora e a tensão, que a marca sozinha não diz.',
  ],
  price: [
    'O valor do serviço é o mesmo num {marca}; o que muda é o código da peça, que está na etiqueta do motor.',
  ],
  /** For a fault of our own brand. */
  ours: [
    'Em motor PPA, a peça da linha residencial se acha em loja do ramo; placa e engrenagem se pedem pelo modelo escrito na etiqueta.',
    'No PPA, que é a marca que vendemos, o modelo escrito na etiqueta diz que peça levar, e a da linha residencial se acha em loja do ramo.',
  ],
  question: [
    'No {marca} vale a mesma regra; botão, tempo e ordem exatos estão no manual do modelo escrito na etiqueta.',
    'Num {marca}, o detalhe que falta está no manual do modelo, porque a mesma fábrica muda botão e ajuste de uma linha para outra.',
  ],
  /** For a board that beeps. */
  beeps: ['Na central {marca}, o modelo a procurar é o que está escrito na etiqueta.'],
} as const;

/** At the end of a first paragraph that would not name the motor of its title. `{nome}` is its maker and its model. */
export const motorNextToAnswer =
  'É assim também no {nome}: a peça, se for preciso, se pede pelo modelo escrito na etiqueta.';

/** The same for a title about something beside the motor, such as a battery of a remote control. */
export const accessoryNextToAnswer = 'Vale também para portão com motor {nome}.';

/** Before a verdict from our tables on a title that names another brand. */
export const brandBeforeFigure = {
  price:
    'O preço do motor {marca} se pede na loja que o vende: nós vendemos PPA, e da {marca} fazemos o conserto. Para comparar, eis a nossa tabela.',
  other:
    'No motor {marca} o que decide é o peso máximo da ficha do modelo, e não a marca; nós vendemos PPA e consertamos {marca}. Para comparar, eis a nossa tabela.',
  /** For two makes and the size or the weight of a leaf. */
  several:
    'Entre {marcas}, o que decide é o peso máximo da ficha de cada modelo, e não a marca; nós vendemos PPA e consertamos também as outras marcas. Para comparar, eis o que serve do nosso lado.',
  seconds:
    'O tempo de abertura de um motor {marca} está na ficha do modelo: nós vendemos PPA, e da {marca} fazemos o conserto. Para comparar, eis os tempos do nosso.',
} as const;

/** Words of a title that ask for the maker's own service, and for its parts. */
export const officialWords: readonly string[] = ['autorizad*', 'oficial', 'credenciad*'];
export const partsWords: readonly string[] = ['peca', 'pecas', 'reposicao'];

/** The text about any other brand, as `{marca}`. */
export const otherBrandText: readonly string[] = [
  'Não vendemos {marca}. Atendemos o que já está instalado: a etiqueta e a foto da etiqueta da central dizem se a peça {marca} se acha ou se uma peça de medida comum serve no lugar dela.',
  'Quando a peça {marca} não aparece, o orçamento põe lado a lado a adaptação e um motor novo, que em portão de casa fica entre {{replacement.from}} e {{replacement.to}}.',
];

/** A title with two brands. `{primeira}` and `{segunda}` are their names. */
export const comparison = {
  /** `{outra}` is the brand that is not ours. */
  withOurs: [
    'Compre PPA se o que você quer é kit instalado em basculante de casa, com preço fechado de {{kit.padrao}} a {{kit.jetflex}} e {{kit.warranty}} de garantia. Fique com {outra} se já há um motor dela na parede e a peça se acha, porque o conserto, de {{repair.from}} a {{repair.to}}, sai mais barato que a troca. Vendemos só PPA e consertamos as duas: desconte essa preferência.',
    'PPA, se vai pôr motor novo e quer quem instale e responda por ele: nosso kit sai de {{kit.padrao}} a {{kit.jetflex}} em basculante. {outra}, se o motor já está na sua garagem e só pede uma peça, ou se a assistência dela fica perto de você. Somos vendedores de PPA, e por isso pese os dois modelos pela ficha: peso da folha, tensão e segundos de abertura.',
  ],
  /** The same for the gate of a building. */
  withOursInBuilding: [
    'Em prédio, decida entre PPA e {outra} por dois números escritos na proposta, ciclos por hora e peso da folha. Na PPA a linha pesada vai até {{heavyLine.weight}} e sai por {{condominium.from}} a {{condominium.to}} instalada; da {outra}, peça os mesmos números a quem a vende. Se já há {outra} na parede e a peça se acha, conserte antes de trocar.',
  ],
  withoutOurs: [
    'Entre um motor {primeira} e um {segunda} não somos vendedores: consertamos as duas e instalamos PPA. O que separa um bom negócio de um mau é o peso que o modelo aguenta, a tensão, a assistência e a peça no seu bairro.',
    'Para decidir entre um motor {primeira} e um {segunda}, ligue para duas casas de peças e pergunte pela engrenagem e pela placa dos dois modelos. Atendemos as duas marcas no conserto e vendemos só PPA.',
  ],
  /** The same for a gate that no kit is made for. */
  withOursBeyondKits: [
    'Entre PPA e {outra} para esse portão, decida pelo modelo escrito por inteiro: peso e comprimento da folha, ciclos por hora e tensão. Da PPA vendemos e instalamos por orçamento, com visita sem taxa; {outra} nós consertamos quando já está instalada, de {{repair.from}} a {{repair.to}}.',
  ],
  /** One sentence for every further brand, as `{marca}`. */
  further:
    'Com {marca} a conta é a mesma: consertamos o que está instalado, e a peça se procura pelo código da etiqueta.',
  heading: '{primeira} ou {segunda}: o que comparar',
  text: [
    'Motor de mesma potência faz trabalho parecido em qualquer das duas. A diferença aparece no dia do defeito, quando alguém precisa da peça e de quem a troque.',
    'Compare sempre dois modelos escritos por inteiro. A mesma fábrica tem motor de casa e motor de prédio, e comparar nomes sem modelo mistura os dois.',
  ],
  points: [
    'Peso máximo da folha na ficha de cada modelo; o que fica abaixo do seu portão sai da lista.',
    'Tensão igual à da garagem, 127 V ou 220 V, lida na etiqueta.',
    'Tempo de abertura em segundos, medido no seu tipo de portão.',
    'Código do controle, fixo ou rolante, e quantos vêm na caixa.',
    'Garantia do motor e da instalação por escrito, com o prazo de cada uma.',
    'Preço da engrenagem e da placa numa loja perto de você.',
  ],
} as const;
