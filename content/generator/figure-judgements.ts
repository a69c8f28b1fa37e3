/**
 * What the figures of a title decide, reasoned from the table of facts (content/facts.ts): the words of each judgement.
 * `{figura}` is the figure of the title; the other slots say what they are.
 */
import type { FactName } from '../facts.ts';

/** The motors of the price list, by power. */
export const listedPowers = [
  { amount: 1 / 4, name: '1/4 CV', price: 'motor.quarterCv', weight: 'motor.quarterCv.weight' },
  { amount: 1 / 3, name: '1/3 CV', price: 'motor.thirdCv', weight: 'motor.thirdCv.weight' },
  { amount: 1 / 2, name: '1/2 CV', price: 'motor.halfCv', weight: 'motor.halfCv.weight' },
] as const satisfies readonly { amount: number; name: string; price: FactName; weight: FactName }[];

/**
 * Whether a motor is strong enough for a leaf: `{máximo}` is the weight limit on its label, `{folgada}` the heaviest
 * leaf for it, a fifth below the limit, and `{sobra}` the limit that the leaf needs.
 */
export const ratedJudgements = {
  /** For a title with two weight limits and a leaf: `{certo}` is the smaller limit that leaves a margin. */
  pick: 'Fique com o de {certo}: para uma folha de {peso} o motor precisa de um quarto a mais na etiqueta, uns {sobra}, e o de {outro} {motivo}. Confira se esse peso está na etiqueta da versão, e não só no nome; motor de correr e de folha pesada sai por orçamento.',
  tooSmall: 'trabalharia perto do limite em cada abertura',
  tooBig: 'seria força paga e não usada',
  none: 'Nenhum dos dois tem sobra: uma folha de {peso} pede um motor de uns {sobra} na etiqueta, um quarto a mais que o peso dela. Perto do próprio número a engrenagem gasta cedo e o capacitor sofre na partida, por isso suba uma classe; o motor sai por orçamento, com a folha vista.',
  fits: 'Serve: um motor de {máximo} leva com sobra folha de até {folgada}, um quinto abaixo do número dele, e a sua tem {peso}. Confira se os {máximo} estão na etiqueta da versão, e não só no nome, e se ele é do seu tipo de portão.',
  near: 'Serve no limite, e por isso não aconselhamos: um motor de {máximo} trabalha com sobra até {folgada}, e a sua folha tem {peso}. Perto do número dele a engrenagem gasta cedo e o capacitor sofre na partida; leve o modelo acima.',
  short:
    'Não serve: um motor de {máximo} vai no máximo até esse peso, com sobra até {folgada}, e a sua folha tem {peso}. Leve um modelo que traga na etiqueta um quarto a mais que o peso dela.',
} as const;

export const powerJudgements = {
  /** `{menor}` and `{maior}` are powers as the title writes them; the weights and prices are theirs. */
  pair: 'Fique com {menor} se a folha pesa até {peso menor}; passe a {maior} se ela pesa mais do que isso, até {peso maior}, no basculante.{relação} Na tabela, sem instalação, o primeiro custa {preço menor} e o segundo {preço maior}. Em portão de correr com roldanas boas a folha rola, e o limite é o da ficha do modelo.',
  /** The slot `{relação}` of the pair of the smallest and the biggest of the table: `{meio}` is between them. */
  twice: ' O de {maior} tem o dobro da potência do de {menor}, e entre os dois há o de {meio}.',
  one: 'O motor de {figura} da nossa tabela move folha basculante de até {peso} e custa {preço} sem instalação. Em portão de correr a folha rola sobre roldanas e a mesma potência leva mais: o limite é o da etiqueta do motor, com a folha um quinto abaixo dele, e o preço sai por orçamento.',
  unlisted:
    'Motor de {figura} não está na nossa tabela, que vai de {potência menor} a {potência maior} em portão de casa; motor de uso intenso sai por orçamento. Antes da potência, confira o peso da folha e as aberturas por hora.',
  holds:
    'Aguenta, mas no limite: na tabela de preços o motor de {potência} vai até {peso}, e a sua folha tem {figura}. Não sobra nada para chapa, porta embutida ou mola cansada, e vale o tamanho acima. {Certo}',
  holdsWell:
    'Aguenta com sobra: na tabela de preços o motor de {potência} vai até {peso}, e a sua folha tem {figura}. O que falta conferir é se ela está equilibrada.',
  fails:
    'Não aguenta em portão basculante: na tabela de preços o motor de {potência} vai até {peso}, e a sua folha tem {figura}. Em portão de correr pode aguentar, porque ali a folha roda sobre roldanas: serve o motor cuja etiqueta traz {sobra} ou mais, um quarto acima do peso da folha, e não serve o que traz só {figura}. {Certo}',
  /** For two powers and a weight that is too much for both: `{maior}` is the bigger power. */
  failsBoth:
    'Em basculante, nenhum dos dois: na tabela de preços o motor de {menor} vai até {peso menor} e o de {maior}, até {peso maior}, e a sua folha tem {figura}. De correr, serve o de {maior} só se a etiqueta dele traz {sobra} ou mais, um quarto acima do peso da folha. {Certo}',
  /** For a title with two powers and a weight: `{certo}` is the power that fits, `{outro}` the other. */
  pickOfTwo:
    'Para {figura} num basculante, fique com {certo}: na tabela de preços ele vai até {peso certo}, e o de {outro}, até {peso outro}. Custam {preço certo} e {preço outro}, sem instalação.',
  /** `{watts}` from the mains, `{mês}` in kilowatt-hours. */
  consumption: {
    lead: 'Um motor de portão de {figura} gasta de {{consumption.from in digits}} a {{consumption.to}} na média do percurso, e perto de {watts} W na partida e no trecho pesado, só enquanto a folha anda. Abrindo e fechando dez vezes por dia, são uns cinco minutos de motor: no máximo {mês} kWh por mês, menos do que um chuveiro gasta em meia hora.',
    heading: 'De onde vem o consumo de um motor de {figura}',
    text: [
      'A potência em HP é a que chega ao eixo; da rede sai mais, porque o motor aquece e o redutor atrita. O valor exato do modelo está na etiqueta, em watts ou em ampères.',
      'Na partida a corrente sobe por um instante, e é ela que escolhe o disjuntor, e não a conta de luz. Parado, só a central e o receptor gastam, como um carregador na tomada.',
    ],
    points: [
      'Watts da etiqueta vezes horas de movimento: é essa a conta.',
      '127 V ou 220 V: o consumo é o mesmo.',
      'Motor quente e folha lenta: gasta mais e pede revisão, de {{repair.from}} a {{repair.to}} se houver peça.',
      'Motor que não desliga no fim do curso: chame logo, porque aí sim ele gasta.',
    ],
  },
  heading: 'Potência, peso e preço lado a lado',
  text: [
    'HP e CV são quase iguais, e o que muda no portão é o peso que cada motor leva. Os limites valem para folha basculante equilibrada, que para em qualquer altura quando solta.',
    'O PPA Home e o PPA Home Jetflex têm limite próprio na ficha, de {{home.weight}} e {{homeJetflex.weight}}, porque o redutor e o comando são outros: compare o modelo, e não só a potência.',
  ],
  points: [
    '1/4 CV: folha de até {{motor.quarterCv.weight}}, {{motor.quarterCv}} sem instalação.',
    '1/3 CV: folha de até {{motor.thirdCv.weight}}, {{motor.thirdCv}} sem instalação.',
    '1/2 CV: folha de até {{motor.halfCv.weight}}, {{motor.halfCv}} sem instalação.',
    'Kit PADRÃO, com o PPA Home e instalação: folha de até {{home.weight}}, {{kit.padrao}}.',
  ],
} as const;

/**
 * Judgements on the weight of a leaf. The first whose fact is not below the figure applies; `limit` and `next` are for
 * a weight that leaves the motor no reserve.
 */
export const weightJudgements: readonly { upTo: FactName; text: string; limit: string; next: string }[] = [
  {
    upTo: 'motor.quarterCv.weight',
    text: 'Para {figura} basta o menor motor da tabela, o de 1/4 CV, que vai até {{motor.quarterCv.weight}}; instalado, o kit PADRÃO resolve por {{kit.padrao}}.',
    limit: '{Figura} fica no limite do motor de 1/4 CV.',
    next: 'Prefira o PPA Home, que vai até {{home.weight}} e sai por {{kit.padrao}} no kit PADRÃO instalado.',
  },
  {
    upTo: 'home.weight',
    text: 'Para {figura} serve o PPA Home, que vai até {{home.weight}} e sai por {{kit.padrao}} no kit PADRÃO instalado.',
    limit: 'Com {figura} a folha está no limite do PPA Home, do kit PADRÃO, que vai até {{home.weight}}.',
    next: 'Prefira o PPA Home Jetflex, de até {{homeJetflex.weight}}, por {{kit.jetflex}} no kit JETFLEX instalado, ou o motor de 1/2 CV da tabela.',
  },
  {
    upTo: 'homeJetflex.weight',
    text: 'Para {figura} é preciso o PPA Home Jetflex, que vai até {{homeJetflex.weight}} e custa {{kit.jetflex}} instalado, ou o motor de 1/2 CV da tabela.',
    limit:
      'Folha de {figura} não deixa sobra nos motores de casa: o PPA Home Jetflex, de {{kit.jetflex}} instalado em basculante, e o de 1/2 CV da tabela param em {{homeJetflex.weight}}.',
    next: 'O seguro é conferir o peso e orçar a linha pesada, de até {{heavyLine.weight}} em basculante.',
  },
  {
    upTo: 'heavyLine.weight',
    text: 'Num basculante, {figura} pede a linha pesada, que vai até {{heavyLine.weight}} e sai por orçamento.',
    limit:
      'Folha de {figura} é quase sempre de correr e pede motor deslizante de uso intenso, que traga {sobra} ou mais na etiqueta. Num basculante não há sobra: a nossa linha pesada vai até {{heavyLine.weight}}.',
    next: 'O valor sai por escrito depois da visita, em que se conferem o peso, o trilho e as roldanas.',
  },
];
export const weightBeyond =
  'Para {figura} nem a linha pesada, de até {{heavyLine.weight}}, alcança, e o portão se calcula no local.';
export const weightHeading = 'Que motor para cada peso';

export const voltJudgements = {
  mismatch:
    'Não ligue: motor de uma tensão em rede da outra não arranca ou queima, 127 V e 220 V não se substituem. Ou o ponto muda, com o eletricista puxando o circuito certo do quadro, ou o motor muda.',
  choice:
    'Escolha pela tensão que chega ao ponto do motor, e não pelo contrário: onde só há 127 V, o motor tem de ser de 127 V; onde há 220 V com disjuntor próprio, qualquer um dos dois pode ser pedido. O PPA Home Jetflex é de 220 V.',
  heading: 'Como saber que tensão chega ao portão',
  text: [
    'A força do motor é a mesma nas duas tensões; em 220 V a corrente é metade, o que ajuda quando o quadro fica longe e o fio é fino. A conta de luz não muda.',
    'Transformador entre a rede e o motor não convém: a partida pede várias vezes a corrente de trabalho, e um transformador pequeno aquece ou deixa a tensão cair. A placa também precisa combinar com a rede.',
  ],
  points: [
    'A etiqueta do motor antigo diz a tensão dele; fotografe-a.',
    'Disjuntor duplo no quadro costuma indicar 220 V, e quem confirma é o medidor.',
    'O PPA Home Jetflex é de 220 V; nos outros modelos a tensão é conferida na etiqueta.',
    'Mudar o ponto de 127 para 220 V é serviço do eletricista, antes da instalação.',
  ],
} as const;

/** Judgements on a time, by the seconds of each kit. */
export const secondJudgements = {
  exact: 'Quem abre em {figura} é o kit {kit}, de {preço} instalado em portão basculante. {Condição}',
  between:
    'Nenhum dos nossos kits de basculante é de {figura}: o JETFLEX abre em {segundos jetflex}, o SPEEDY em {segundos speedy} e o PADRÃO em {segundos padrão}.',
  conditions: {
    JETFLEX:
      'Leva folha de até {{homeJetflex.weight}} e pede 220 V no ponto. O tempo vale para folha reta, equilibrada e de tamanho comum; num portão alto ou largo o percurso muda, e dizemos o tempo real na visita.',
    SPEEDY:
      'O tempo vale para folha reta, equilibrada e de tamanho comum, e o preço fica {{kit.speedy - kit.padrao}} acima do PADRÃO, que leva o dobro do tempo.',
    PADRÃO: 'É o tempo de um motor comum sem inversor, e basta onde não há espera na rua.',
  },
  heading: 'Segundos e preço de cada kit',
  text: [
    'O relógio conta da folha fechada até aberta, num basculante equilibrado. Portão de correr e de abrir têm outro percurso, e o tempo deles sai por orçamento.',
    'Se o portão já foi mais rápido e hoje demora, ele está pesado ou com o motor cansado, e isso se conserta antes de comprar velocidade.',
  ],
  points: [
    'PADRÃO: {segundos padrão}, {{kit.padrao}} instalado.',
    'SPEEDY: {segundos speedy}, {{kit.speedy}} instalado.',
    'JETFLEX: {segundos jetflex}, {{kit.jetflex}} instalado, com inversor e 220 V.',
  ],
} as const;

export const openingJudgements = {
  /** `{pico}` is a quarter of the openings a day, taken as those of the busiest hour. */
  lead: 'Portão com {figura} por dia tem um pico de {pico} por hora, se um quarto delas cai na mesma hora. {Juízo}',
  leadOfHour:
    'Para {figura} por hora, escolha o motor pelos ciclos por hora da ficha, antes da potência. {Juízo}',
  thin: 'O motor comum de casa, que faz de 5 a 10 aberturas por hora, dá conta.',
  limit:
    'Isso está no limite do motor comum de casa, que faz de 5 a 10 aberturas por hora; em dia de festa ou obra ele esquenta e para.',
  robust:
    'Use motor de uso intenso, que vai de 30 a mais de 50 ciclos por hora, com um número na ficha acima da sua hora cheia; o motor comum de casa, de 5 a 10 aberturas por hora, esquentaria e pararia.',
  beyond:
    'Isso passa do motor comum de casa, de 5 a 10 aberturas por hora, e também do de uso intenso, que faz de 30 a pouco mais de 50: o conjunto é de uso contínuo, com inversor e abertura rápida, ou se divide a entrada e a saída em dois portões. O modelo se define na visita.',
  /** For a title that also gives a power. `{veredito}` is one of the four below. */
  ofPower: {
    day: 'Motor de casa de {potência} {veredito} {figura} por dia: com um quarto delas na hora mais cheia, são {pico} ciclos nessa hora, e a potência diz o peso que ele move, não quantas vezes. {Juízo}',
    hour: 'Motor de casa de {potência} {veredito} {figura} por hora: a potência diz o peso que ele move, não quantas vezes. {Juízo}',
    thin: 'serve para',
    limit: 'fica no limite com',
    robust: 'não aguenta',
    beyond: 'não aguenta',
  },
  heading: 'De aberturas por dia a ciclos por hora do motor',
  text: [
    'Quando esquenta, o protetor térmico desliga o motor, e o portão fica parado, muitas vezes aberto, até ele esfriar.',
    'Um ciclo é abrir e fechar. O motor esquenta na hora cheia e descansa no resto do dia, e por isso o número que importa é o da manhã ou do fim da tarde, e não a média.',
    'Com esse uso, a manutenção passa a ser a cada {{maintenance.interval}}. O artigo sobre [estatores](/blog/qualidade-estatores-motor-portao) mostra a diferença por dentro.',
  ],
  points: [
    'Conte as aberturas de hora em hora, das sete às nove da manhã, por três dias.',
    'Some moto, entrega e pedestre que usam o mesmo portão.',
    'Peça por escrito os ciclos por hora do modelo oferecido.',
    'Deixe a folha leve na mão: a que pesa esquenta o motor mais depressa.',
  ],
} as const;

/** The repairs by part, with the facts that give their prices. */
export const repairsByPart = [
  { part: 'regulagem de fim de curso e de força', from: 'part.adjustment.from', to: 'part.adjustment.to' },
  { part: 'gravação de controles', from: 'part.programming.from', to: 'part.programming.to' },
  { part: 'troca de capacitor', from: 'part.capacitor.from', to: 'part.capacitor.to' },
  { part: 'fotocélula', from: 'part.photocell.from', to: 'part.photocell.to' },
  {
    part: 'roldanas, cabos ou cremalheira',
    from: 'part.rollersAndCables.from',
    to: 'part.rollersAndCables.to',
  },
  { part: 'engrenagem e rolamentos', from: 'part.gears.from', to: 'part.gears.to' },
  { part: 'placa da central', from: 'part.board.from', to: 'part.board.to' },
  { part: 'estator', from: 'part.stator.from', to: 'part.stator.to' },
] as const satisfies readonly { part: string; from: FactName; to: FactName }[];

export const repairBudget = {
  /** `{inteiros}` lists the repairs whose highest price fits. */
  fits: 'Com {figura} se paga por inteiro {inteiros}. {Começam} Os valores são de referência e confirmados antes do serviço.',
  /** `{parciais}` lists those that begin inside the amount. */
  begins: 'Podem caber, conforme o caso, {parciais}.',
  onlyBegins:
    'Com {figura} pode caber um destes serviços, conforme o caso: {parciais}. A visita não tem taxa, e o valor é confirmado antes do serviço.',
  none: 'Com {figura} não se paga um conserto nosso, que começa em {{repair.from}}. A visita não tem taxa e o valor é dito antes, e muita coisa se resolve com um teste por mensagem.',
  heading: 'O que cada conserto costuma custar',
  text: [
    'A faixa inteira vai de {{repair.from}} a {{repair.to}}, com {{repair.warranty}} de garantia no serviço e {{parts.warranty}} nas peças. O que muda o valor é a peça, e só o diagnóstico diz qual é.',
  ],
  after:
    'Descreva o defeito e mande um vídeo com som: a peça provável e o valor dela vêm na resposta. O conserto de motor está explicado em [conserto de motor de portão](/topicos/conserto-de-motor-de-portao).',
} as const;

/** The parts whose prices a title may ask together, with the words that name them, in lower case without accents. */
export const pricedParts = [
  {
    part: 'a engrenagem',
    words: /^(?:engrenage(?:m|ns)|coroas?)$/,
    from: 'part.gears.from',
    to: 'part.gears.to',
  },
  { part: 'o rolamento', words: /^rolamentos?$/, from: 'part.gears.from', to: 'part.gears.to' },
  { part: 'o capacitor', words: /^capacitor(?:es)?$/, from: 'part.capacitor.from', to: 'part.capacitor.to' },
  { part: 'a placa', words: /^placas?$/, from: 'part.board.from', to: 'part.board.to' },
  {
    part: 'o estator',
    words: /^(?:estator|bobina|enrolamento)$/,
    from: 'part.stator.from',
    to: 'part.stator.to',
  },
  {
    part: 'a fotocélula',
    words: /^fotocelulas?$/,
    from: 'part.photocell.from',
    to: 'part.photocell.to',
  },
  {
    part: 'a roldana',
    words: /^roldanas?$/,
    from: 'part.rollersAndCables.from',
    to: 'part.rollersAndCables.to',
  },
  {
    part: 'o cabo de aço',
    words: /^cabos?$/,
    from: 'part.rollersAndCables.from',
    to: 'part.rollersAndCables.to',
  },
  {
    part: 'a cremalheira',
    words: /^cremalheiras?$/,
    from: 'part.rollersAndCables.from',
    to: 'part.rollersAndCables.to',
  },
  {
    part: 'o par de molas',
    words: /^molas?$/,
    from: 'part.rollersAndCables.from',
    to: 'part.rollersAndCables.to',
  },
  {
    part: 'a polia',
    words: /^polias?$/,
    from: 'part.rollersAndCables.from',
    to: 'part.rollersAndCables.to',
  },
  {
    part: 'a regulagem do fim de curso',
    words: /^curso$/,
    from: 'part.adjustment.from',
    to: 'part.adjustment.to',
  },
  { part: 'a botoeira', words: /^botoeiras?$/, from: 'repair.from', to: 'repair.to' },
] as const satisfies readonly { part: string; words: RegExp; from: FactName; to: FactName }[];

/** For a title that asks whether an amount is expensive: a whole motor, where the title names no part. */
export const pricedMotor = {
  part: 'a troca do motor de um portão de casa',
  from: 'replacement.from',
  to: 'replacement.to',
} as const;

/** `{parte}` is the part, `{faixa}` its range. */
export const priceVerdicts = {
  below:
    '{Figura} está abaixo da nossa faixa: {parte}, com peça nova, mão de obra e garantia, fica {faixa}. Confira se o valor que lhe deram inclui as três coisas, ou só o aparelho.',
  within:
    '{Figura} está dentro da nossa faixa: {parte}, com peça nova e mão de obra, fica {faixa}. O que decide é a garantia escrita: a nossa é de {{repair.warranty}} no serviço e {{parts.warranty}} na peça.',
  above:
    '{Figura} está acima da nossa faixa: {parte}, com peça nova e mão de obra, fica {faixa}. Antes de aceitar, peça por escrito o que foi medido e por que a peça não tem reparo.',
  repair: 'um conserto de portão de casa',
} as const;

/** A title that asks what several parts cost together. `{faixas}` gives each of them its price. */
export const partPrices = {
  first:
    'No nosso conserto, {faixas}, com peça e mão de obra. Some as faixas para ter a ideia do conjunto: o valor fechado é dito depois do teste, sem taxa de visita, e numa ida só se faz tudo.',
  /** For parts that hold the leaf. */
  safety: 'Até a troca, deixe o portão fechado, o disjuntor desligado e ninguém embaixo da folha.',
  heading: 'O que se paga quando são várias peças',
  text: [
    'Antes de trocar, o técnico prova peça por peça, porque o defeito de uma imita o da outra. Paga-se o que foi trocado, e não a lista inteira.',
    'O serviço tem {{repair.warranty}} de garantia, e as peças, {{parts.warranty}}. Se a soma chega perto de {{replacement.from}}, compare com a troca do motor, que numa casa vai de {{replacement.from}} a {{replacement.to}}.',
  ],
  points: [
    'Folha solta e movida com a mão, porque é ela que gasta as peças.',
    'Etiqueta do motor e código da placa, para a peça certa.',
    'Nota com cada peça e o prazo de cada uma.',
  ],
} as const;

/** How an amount of money compares with the price of a kit. */
export const kitBudget = {
  /** `{falta}` to the cheapest kit. */
  below: 'Para o kit PADRÃO, que custa {{kit.padrao}} já instalado, faltam {falta}.',
  alone: 'Com {figura} se compra só o motor de basculante da nossa tabela, sem a instalação: {motores}.',
  motor: '{motor} (folha de até {peso}) por {preço}',
} as const;

export const instalmentJudgements = {
  lead: 'Dá para parcelar o motor do portão em {figura}: o preço dividido fica em {padrão} por mês no kit PADRÃO, {speedy} no SPEEDY e {jetflex} no JETFLEX, já instalados. Se a operadora do cartão somar juros, o total com eles vem escrito no orçamento, antes de você aceitar.',
  /** For a title that names the kit. */
  ofKit:
    'Dá: o kit {kit}, de {preço} instalado, se divide em {figura} de {parcela}. Se a operadora do cartão somar juros, o total com eles vem escrito no orçamento, antes de você aceitar.',
  textOfKit: [
    'Para comparar, em {figura} os três kits saem a {padrão}, {speedy} e {jetflex} por mês, do PADRÃO ao JETFLEX, com a instalação dentro. Folha ou ponto de energia a acertar antes se orça à parte e pode entrar no mesmo parcelamento.',
  ],
  beyond:
    'Em {figura} não parcelamos: o motor de portão se divide em até {parcelas} vezes no cartão. Assim o kit PADRÃO instalado fica em {padrão} por mês, o SPEEDY em {speedy} e o JETFLEX em {jetflex}. Se a operadora do cartão somar juros, o total com eles vem escrito no orçamento, antes de você aceitar.',
  /** For a title that wants a repair. */
  repair:
    'Dá para parcelar o conserto em {figura}: na faixa de {{repair.from}} a {{repair.to}}, cada parcela fica entre {menor} e {maior}. Se a operadora do cartão somar juros, o total com eles vem escrito no orçamento, antes de você aceitar.',
  ofRepair: [
    'O valor fechado é dito antes de começar, e a visita não tem taxa na área atendida. Peça, mão de obra e garantia, de {{repair.warranty}} no serviço, ficam em linhas separadas.',
  ],
  heading: 'O valor de cada parcela',
  text: [
    'Os preços à vista dos kits instalados em basculante são {{kit.padrao}}, {{kit.speedy}} e {{kit.jetflex}}, e a parcela acima é esse preço dividido. Peça a simulação com o seu cartão antes de aceitar.',
    'Conserto também pode ser parcelado. Ele vai de {{repair.from}} a {{repair.to}}, e o valor é dito antes de começar.',
  ],
} as const;

export const warrantyJudgements = {
  guide:
    '{{guide.warranty}} é a garantia de fábrica de motores descritos nos guias de compra deste site, com {{guide.warranty.installation}} na instalação. O kit instalado tem {{kit.warranty}} no motor e na instalação; um conserto, {{repair.warranty}} no serviço. Antes de comprar, peça o prazo do modelo por escrito.',
  list: '{{motor.warranty}} é a garantia do motor comprado pela tabela de preços, com {{motor.warranty.installation}} na instalação. No kit instalado ela é de {{kit.warranty}}, e a de fábrica chega a {{guide.warranty}} em motores descritos nos guias de compra deste site.',
  kit: '{{kit.warranty}} é o prazo do kit instalado, e cobre o defeito de fabricação do motor e o da instalação; num conserto, o mesmo prazo vale para o serviço. Peças trocadas em conserto têm {{parts.warranty}}.',
  other:
    'Não damos {figura} de garantia. Os prazos escritos são {{kit.warranty}} no kit instalado, {{motor.warranty}} no motor da tabela de preços e {{guide.warranty}} de fábrica nos motores dos guias de compra; conserto tem {{repair.warranty}} no serviço e {{parts.warranty}} nas peças.',
  heading: 'Que garantia vale para cada compra',
  text: [
    'Os prazos diferem porque são de compras diferentes: kit com instalação, motor sozinho, motor com garantia do fabricante. Vale o que está escrito na sua proposta e na nota.',
  ],
  points: [
    'Kit instalado PADRÃO, SPEEDY ou JETFLEX: {{kit.warranty}}.',
    'Motor da tabela de preços: {{motor.warranty}} no motor, {{motor.warranty.installation}} na instalação.',
    'Motor dos guias, de fábrica: {{guide.warranty}} no motor, {{guide.warranty.installation}} na instalação.',
    'Conserto: {{repair.warranty}} no serviço, {{parts.warranty}} nas peças trocadas.',
  ],
  after: 'A página de [garantia](/garantia) reúne tudo, com o que cada prazo cobre e como se aciona.',
} as const;
