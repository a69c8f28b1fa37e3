/**
 * Models and kits that titles name, with what the tables say of each (content/motors/motor-data.ts, content/facts.ts):
 * what it is, and when to choose it. Where the tables say nothing, the text refers to the label of the motor.
 */
export interface ModelNote {
  name: string;
  /** In the notation of fault-words.ts, with bars between alternatives. */
  words: string;
  /** Counts only in a title that names the brand or another model, or after the word 'kit'. */
  isEverydayWord?: true;
  /** The kind of gate it is made for. */
  gate: 'tilting' | 'sliding' | 'swinging';
  /** The first paragraph of a page on it alone. Its first sentence names the model. */
  what: string;
  /** One sentence of a comparison: when to choose this one. */
  when: string;
  /** Who should not pay for it. */
  against?: string;
  /** The heaviest leaf that it moves, if a table says so. */
  limit?: 'home.weight' | 'homeJetflex.weight';
  /** What to compare or to check, in list items. */
  points: readonly string[];
  path: string;
  /** What to confirm before ordering it, if that differs from other models. */
  check?: string;
  /** The kit in which it is sold at a fixed price. */
  kit?: 'kit.padrao' | 'kit.speedy' | 'kit.jetflex';
}

const toCheck =
  'Peso máximo, ciclos e tensão: a conferir na etiqueta ou na ficha do fabricante antes do pedido.';

export const modelNotes: readonly ModelNote[] = [
  {
    name: 'kit PADRÃO',
    kit: 'kit.padrao',
    limit: 'home.weight',
    words: 'padrao|kit padrao|ppa padrao',
    isEverydayWord: true,
    gate: 'tilting',
    what: 'O kit PADRÃO da PPA abre um portão basculante em {segundos padrão} e custa {{kit.padrao}} já instalado, com motor, central, dois controles, fixação e manual. A garantia é de {{kit.warranty}}.',
    when: 'Fique com o PADRÃO, de {{kit.padrao}}, se a garagem é recuada ou a rua é calma e {segundos padrão} de espera não incomodam.',
    against:
      'Não vale se você espera o portão parado em rua movimentada ou se a folha passa de {{home.weight}}.',
    points: ['PADRÃO: abre em {segundos padrão} e custa {{kit.padrao}} instalado em basculante.'],
    path: '/motores/motor-ppa-home',
  },
  {
    name: 'kit SPEEDY',
    kit: 'kit.speedy',
    words: 'speedy|kit speedy|ppa speedy',
    gate: 'tilting',
    what: 'O kit SPEEDY da PPA abre um portão basculante em {segundos speedy} e custa {{kit.speedy}} já instalado, com motor, central, dois controles, fixação e manual. São {{kit.speedy - kit.padrao}} a mais que o PADRÃO por metade da espera.',
    when: 'Leve o SPEEDY, de {{kit.speedy}}, se quer cortar a espera para {segundos speedy} gastando pouco: são {{kit.speedy - kit.padrao}} acima do PADRÃO.',
    against:
      'Não vale se a garagem é recuada e a espera não incomoda, nem se a folha é torta: velocidade nela vira tranco.',
    points: [
      'SPEEDY: fuso de passo longo, abre em {segundos speedy} e custa {{kit.speedy}} instalado em basculante.',
    ],
    check:
      'O que o torna rápido é o fuso de passo longo, e velocidade pede folha reta e leve na mão: mande um vídeo curto dela subindo. Disjuntor e terra no ponto se mostram por foto; a firmeza da coluna se prova na visita, e o peso que o motor leva está na ficha do fabricante.',
    path: '/motores',
  },
  {
    name: 'kit JETFLEX',
    kit: 'kit.jetflex',
    limit: 'homeJetflex.weight',
    words: 'jetflex|kit jetflex|ppa jetflex|jet flex|kit jet flex|ppa jet flex',
    gate: 'tilting',
    what: 'O kit JETFLEX da PPA abre um portão basculante em {segundos jetflex} e custa {{kit.jetflex}} já instalado, com suporte e dois controles. O motor é comandado por inversor, que arranca e freia devagar, e pede ponto de 220 V e folha reta e equilibrada. Em outro tipo de portão, o motor com inversor sai por orçamento.',
    when: 'Pague os {{kit.jetflex}} do JETFLEX se entra direto de rua movimentada ou chega de madrugada, tem 220 V no ponto e a folha está reta: ele abre em {segundos jetflex}.',
    against:
      'Não vale se o portão não é basculante, se o ponto é de 127 V ou se a espera do PADRÃO, de {{kit.padrao}} e {segundos padrão}, não incomoda: são {{kit.jetflex - kit.padrao}} a mais pela pressa.',
    points: [
      'JETFLEX: motor com inversor, abre em {segundos jetflex}, custa {{kit.jetflex}} instalado em basculante e pede 220 V.',
    ],
    check:
      'Com o inversor a folha sai e chega devagar e corre no meio, mas o limite de peso continua o mesmo: {{homeJetflex.weight}}, com o contrapeso acertado. Veja se o quadro tem 220 V, com disjuntor e terra para o portão, e mande um vídeo da folha levada na mão.',
    path: '/motores/motor-ppa-home-jetflex',
  },
  {
    name: 'PPA Home',
    kit: 'kit.padrao',
    limit: 'home.weight',
    words: 'home|ppa home|bv home',
    isEverydayWord: true,
    gate: 'tilting',
    what: 'O PPA Home é o motor de fuso para portão basculante de uma folha de até {{home.weight}}, e vai no kit PADRÃO por {{kit.padrao}} instalado. Abre em {segundos padrão} e serve a uma casa de uso comum.',
    when: 'Escolha o PPA Home para basculante de casa com folha de até {{home.weight}}: no kit PADRÃO ele sai por {{kit.padrao}} instalado.',
    against:
      'Não vale em folha mais pesada que isso, nem para quem espera em rua movimentada, porque ele abre em {segundos padrão}; o SPEEDY, por {{kit.speedy - kit.padrao}} a mais, leva a metade.',
    points: [
      'PPA Home: basculante de uma folha, até {{home.weight}}, central sem inversor, {{kit.padrao}} no kit PADRÃO.',
    ],
    path: '/motores/motor-ppa-home',
  },
  {
    name: 'PPA Home Jetflex',
    kit: 'kit.jetflex',
    limit: 'homeJetflex.weight',
    words: 'home jetflex|ppa home jetflex|jetflex home|home jet flex|ppa home jet flex',
    gate: 'tilting',
    what: 'O PPA Home Jetflex move folha basculante de até {{homeJetflex.weight}}, funciona em 220 V e custa {{kit.jetflex}} no kit JETFLEX instalado, que abre em {segundos jetflex}. O inversor faz a folha sair e chegar devagar, o que poupa braço e solda.',
    when: 'Escolha o PPA Home Jetflex para folha reta de até {{homeJetflex.weight}}, com 220 V no ponto e pressa na entrada: {segundos jetflex} de abertura por {{kit.jetflex}} instalado.',
    against: 'Não vale em ponto de 127 V, em folha torta ou onde {segundos padrão} de espera não incomodam.',
    points: [
      'PPA Home Jetflex: basculante, até {{homeJetflex.weight}}, 220 V, inversor, {{kit.jetflex}} no kit JETFLEX.',
    ],
    path: '/motores/motor-ppa-home-jetflex',
  },
  {
    name: 'PPA Home Custom Jetflex',
    words: 'home custom jetflex|custom jetflex',
    gate: 'tilting',
    what: 'O PPA Home Custom Jetflex é o motor com inversor para basculante antigo ou fora de padrão, com suporte adaptado à coluna torta. O preço sai por orçamento, porque a fixação muda de garagem para garagem.',
    when: 'Escolha o Home Custom Jetflex quando a coluna é torta ou o portão é antigo e ainda assim se quer inversor.',
    points: [
      'Home Custom Jetflex: basculante fora de padrão, suporte adaptado, inversor, por orçamento.',
      toCheck,
    ],
    path: '/motores/motor-ppa-home-custom-jetflex',
  },
  {
    name: 'PPA Home Mono',
    words: 'home mono|ppa mono|ppa home mono|mono',
    isEverydayWord: true,
    gate: 'tilting',
    what: 'O PPA Home Mono é o motor monofásico, com capacitor, para basculante de uma folha em casa de uma família. Não tem inversor, e por isso parte e para na mesma velocidade; o preço sai por orçamento.',
    when: 'Escolha o Home Mono para basculante comum de casa, quando a velocidade não pesa na decisão e se quer um motor simples, com capacitor.',
    points: ['Home Mono: basculante de uma folha, monofásico com capacitor, por orçamento.', toCheck],
    path: '/motores/motor-ppa-home-mono',
  },
  {
    name: 'PPA Home Legero',
    words: 'legero|home legero|ppa legero',
    gate: 'tilting',
    what: 'O PPA Home Legero é o motor que instalamos em folha leve, de alumínio ou tubo fino, num basculante de casa. O preço sai por orçamento.',
    when: 'Escolha o Legero se a folha é leve, de alumínio ou tubo fino.',
    points: ['Home Legero: basculante de folha leve, coluna no prumo, por orçamento.', toCheck],
    path: '/motores/motor-ppa-home-legero',
  },
  {
    name: 'PPA Home Custom Mono',
    words: 'home custom mono|custom mono|home custom|ppa custom',
    gate: 'tilting',
    what: 'O PPA Home Custom Mono é o monofásico com suporte adaptado, para basculante antigo em coluna irregular. O preço sai por orçamento.',
    when: 'Escolha o Home Custom Mono para basculante antigo, com coluna irregular, em que o suporte comum não assenta.',
    points: ['Home Custom Mono: basculante antigo, suporte adaptado, monofásico, por orçamento.', toCheck],
    path: '/motores/motor-ppa-home-custom-mono',
  },
  {
    name: 'PPA Home Custom Legero',
    words: 'home custom legero|custom legero',
    gate: 'tilting',
    what: 'O PPA Home Custom Legero é para folha leve em vão difícil, com a fixação escolhida pelas medidas. O preço sai por orçamento.',
    when: 'Escolha o Custom Legero quando a folha é leve e o vão é difícil.',
    points: ['Home Custom Legero: folha leve, fixação escolhida pelas medidas, por orçamento.', toCheck],
    path: '/motores/motor-ppa-home-custom-legero',
  },
  {
    name: 'PPA Home SP Mono',
    words: 'home sp|home sp mono|sp mono|custom sp mono|home custom sp mono',
    gate: 'tilting',
    what: 'O PPA Home SP Mono é o motor para teto baixo: vai em basculante de uma folha sob viga ou laje que não deixa espaço ao trilho comum. O preço sai por orçamento.',
    when: 'Escolha o SP Mono se há viga ou laje baixa logo acima do portão.',
    points: ['Home SP Mono: teto baixo, basculante de uma folha, monofásico, por orçamento.', toCheck],
    path: '/motores/motor-ppa-home-sp-mono',
  },
  {
    name: 'PPA Levante',
    words: 'levante|ppa levante',
    isEverydayWord: true,
    gate: 'tilting',
    what: 'O PPA Levante serve em portão basculante de uma folha que já tem o reforço soldado para ele, em casa de uma família. O preço sai por orçamento, e o peso máximo é conferido na ficha do fabricante antes do pedido.',
    when: 'Escolha o Levante se o portão já tem o reforço soldado para ele, o que poupa serralheria na troca.',
    points: ['Levante: basculante de uma folha com reforço próprio já soldado, por orçamento.', toCheck],
    path: '/motores/motor-ppa-levante',
  },
  {
    name: 'PPA Potenza',
    words: 'potenza|ppa potenza',
    gate: 'tilting',
    what: 'O PPA Potenza é o motor de casa para folha pesada: chapa grossa, madeira ou vão de duas vagas, com a coluna chumbada no concreto. O preço sai por orçamento, depois de conferido o peso.',
    when: 'Escolha o Potenza se o portão é de casa e a folha é pesada, de chapa grossa, madeira ou duas vagas, com coluna chumbada no concreto.',
    points: ['Potenza: casa com folha pesada, coluna chumbada no concreto, por orçamento.', toCheck],
    path: '/motores/motor-ppa-potenza',
  },
  {
    name: 'PPA Condominium',
    words: 'condominium|ppa condominium',
    gate: 'tilting',
    what: 'O PPA Condominium é da linha pesada, que vai até {{heavyLine.weight}}, e move o basculante de garagem coletiva de prédio ou vila. Motor com instalação fica entre {{condominium.from}} e {{condominium.to}}.',
    when: 'Escolha o Condominium para a garagem coletiva de prédio ou vila, com coluna firme e central abrigada.',
    points: [
      'Condominium: garagem coletiva, linha de até {{heavyLine.weight}}, {{condominium.from}} a {{condominium.to}} instalado.',
    ],
    path: '/motores/motor-ppa-condominium',
  },
  {
    name: 'PPA Penta',
    words: 'penta|ppa penta',
    gate: 'tilting',
    what: 'O PPA Penta é da linha pesada, que vai até {{heavyLine.weight}}, para basculante largo de prédio, loja ou galpão. Motor com instalação fica entre {{condominium.from}} e {{condominium.to}}.',
    when: 'Escolha o Penta se o portão é de prédio, loja ou galpão, largo e pesado, com coluna reforçada ou base própria: a linha dele vai até {{heavyLine.weight}}, por {{condominium.from}} a {{condominium.to}} instalado.',
    points: [
      'Penta: basculante largo de prédio ou galpão, linha de até {{heavyLine.weight}}, coluna reforçada.',
    ],
    path: '/motores/motor-ppa-penta',
  },
  {
    name: 'PPA Penta Jetflex',
    words: 'penta jetflex|ppa penta jetflex',
    gate: 'tilting',
    what: 'O PPA Penta Jetflex é o da linha pesada com inversor, para prédio ou comércio com fila na rua. A linha vai até {{heavyLine.weight}}, e motor com instalação fica entre {{condominium.from}} e {{condominium.to}}.',
    when: 'Escolha o Penta Jetflex quando a folha é pesada e há fila de carros na rua, porque o inversor encurta cada abertura.',
    points: ['Penta Jetflex: linha pesada com inversor, para prédio ou comércio com fila na rua.'],
    path: '/motores/motor-ppa-penta-jetflex',
  },
  {
    name: 'PPA DZ Rio',
    words: 'dz rio|ppa dz|dz rio ppa',
    gate: 'sliding',
    what: 'O PPA DZ Rio é da linha deslizante: move portão de correr, puxando a folha pela cremalheira, e não serve em basculante. O preço sai por orçamento, com a folha medida e empurrada à mão na visita.',
    when: 'Escolha o DZ Rio se o seu portão corre no trilho: ele é da linha deslizante, com cremalheira, e sai por orçamento.',
    points: [
      'DZ Rio: linha deslizante, para portão de correr, por orçamento.',
      'Do DZ Rio, peso máximo, ciclos e tensão ficam a conferir na etiqueta, porque há versões diferentes com o mesmo nome.',
    ],
    check:
      'Três pontos se confirmam antes do pedido: a folha, que corre leve na mão de uma ponta à outra; o ponto de energia, com disjuntor e terra; e a base no piso, firme e no nível do trilho, com lugar para a cremalheira.',
    path: '/topicos/motor-para-portao-deslizante',
  },
];

export const modelComparison = {
  heading: '{Modelos}: o que muda',
  /** All of them move the same kind of gate. */
  same: 'O portão é basculante em qualquer dos casos; o que muda de um para o outro é o tempo de abertura e o jeito de mover a folha. Dos três kits, o PADRÃO e o SPEEDY movem a folha num ritmo só, o segundo com um fuso que avança mais a cada volta; o JETFLEX tem inversor, e com ele a folha sai e chega devagar e corre no meio.',
  /** They move different kinds. */
  different:
    'Os dois não competem: um move portão basculante, que sobe, e o outro portão de correr, que anda no trilho. Olhe primeiro como a sua folha se move; a resposta já elimina um deles.',
  more: 'A [comparação dos motores](/motores) põe os modelos lado a lado, e a página [que motor serve no meu portão](/motores/escolher) indica um deles pelo peso, pela largura e pelo uso.',
  /** Before the sentence `when` of the model. */
  worth: 'O {modelo} vale a pena no portão para o qual foi feito.',
  /** The same for a model that has `against`. */
  worthForSome: 'O {modelo} vale a pena, mas não em todo portão.',
  /** Before the description of a model in a title with the weight of a leaf. */
  carries: 'Serve: o {modelo} vai até {limite}, e a sua folha tem {figura}.',
  nearLimit:
    'Serve no limite: o {modelo} vai até {limite}, e a sua folha tem {figura}, o que deixa pouca sobra para porta embutida ou mola cansada. Confira o peso antes do pedido.',
  tooHeavyForHome:
    'Não serve: o {modelo} vai até {limite}, e a sua folha tem {figura}. Em portão automático basculante, até {{homeJetflex.weight}} vai o PPA Home Jetflex, por {{kit.jetflex}} no kit instalado; acima disso, a linha pesada, por orçamento.',
  tooHeavy:
    'Não serve: o {modelo} vai até {limite}, e a sua folha tem {figura}. Acima de {{homeJetflex.weight}} o motor é da linha pesada, por orçamento.',
  /** For a leaf beyond every model of its gate. */
  beyondLine:
    'Não conte com o {modelo}: {figura} passa até da linha pesada de basculante, que vai até {{heavyLine.weight}}. Esse portão se orça no local, com a folha medida.',
  /** Before the description of a model whose highest weight no table has. */
  weight:
    'Quantos quilos o {modelo} move está na ficha do fabricante, e o número se confere antes do pedido, com a folha medida.',
  /** The same in a title with the weight of a leaf. */
  unlisted:
    'Uma folha de {figura} no {modelo} se confirma no pedido, com ela medida, porque o limite dele está na ficha do fabricante; com limite na nossa tabela há o PPA Home, até {{home.weight}}, e o PPA Home Jetflex, até {{homeJetflex.weight}}.',
  /** For a title that asks whether the model fits a gate of the material `{portão}`. */
  fits: 'Serve em {portão}, se ele é basculante: o que decide é o peso e o equilíbrio da folha, e não o material.',
  /** For a title that also gives a power, which says less than the limit of the model. */
  limit: 'O limite do {modelo} é o do conjunto, e não o da potência: folha de até {limite}, equilibrada.',
  /** Before the description of a motor whose kit the title takes for another one. */
  oneMotor:
    'São o mesmo motor: o {kit} é o {modelo} já instalado, com central, dois controles e fixação, e não há o que escolher entre os dois.',
  /** Instead of what to confirm before buying a model that cannot move the leaf of the title. */
  beyondHeading: 'O que serve no lugar do {primeiro}',
  beyond:
    'O motor dessa folha se escolhe depois de ela ser medida e levada na mão, porque peso alto com o contrapeso fora do ponto vence até motor grande. Em basculante, a linha pesada vai até {{heavyLine.weight}}, e na visita se vê também se a coluna aguenta o suporte e qual tensão chega ao ponto.',
  oneHeading: '{primeiro}: o que confirmar antes do pedido',
  one: 'Três pontos se confirmam antes do pedido: a folha, que tem de subir leve na mão, o que um vídeo curto mostra; o ponto de energia, com disjuntor e terra; e a coluna que vai segurar o motor, provada na visita.',
} as const;
