/**
 * The weight of a leaf by its size and material: the estimates of content/motors/motor-chooser.ts with the tubes of the
 * frame. A visit confirms it.
 */
export interface LeafMaterial {
  /** As a sentence says it after `em`: `chapa de aço`. */
  name: string;
  /** Words of a title, in lower case without accents. */
  words: RegExp;
  /** Kilograms per square metre. */
  from: number;
  to: number;
}

export const leafMaterials: readonly LeafMaterial[] = [
  { name: 'alumínio', words: /^aluminio$/, from: 5, to: 8 },
  {
    name: 'grade de ferro',
    words: /^(?:grade|grades|gradeado|vazad[ao]|metalon|tubular|ferro)$/,
    from: 9,
    to: 14,
  },
  {
    name: 'chapa de aço',
    words: /^(?:chapa|chapas|fechado|galvanizad[ao]|aco|ferro|lambri|lambril)$/,
    from: 13,
    to: 20,
  },
  { name: 'madeira sobre ferro', words: /^(?:madeira|ripado|ipe)$/, from: 20, to: 30 },
];

/** The height of a leaf whose title gives only its width, in metres. */
export const usualHeight = 2.3;

export const sizeJudgements = {
  /** `{medida}` is `3,5 m por 2,4 m`, `{área}` in square metres, `{pesos}` `45 a 75 kg em alumínio`. */
  size: { both: '{medida}', width: '{medida} de largura e uns 2,30 m de altura' },
  /** The weight comes first if the title asks for it, or if the gate is a sliding one. */
  weighed: 'Com {tamanho} a folha tem perto de {área} m² e pesa, com o quadro, cerca de {pesos}.',
  /** Otherwise the motor comes first. `{motor}` is one of those below. */
  motorFirst:
    'Para um basculante de {tamanho} {motor}: a folha tem perto de {área} m² e pesa, com o quadro, cerca de {pesos}.',
  /** The same where the title names no material: the weights follow in the section. */
  motorAlone: 'Para um basculante de {tamanho} {motor}.',
  motors: {
    home: 'serve o PPA Home, que leva até {{home.weight}} e sai no kit PADRÃO por {{kit.padrao}} instalado',
    homeNear:
      'costuma servir o PPA Home, até {{home.weight}}, por {{kit.padrao}} no kit PADRÃO instalado, e perto desse limite o PPA Home Jetflex, até {{homeJetflex.weight}}, por {{kit.jetflex}}',
  },
  /** Materials that need more than the motor named; `{materiais}` is `em chapa de aço e em madeira sobre ferro`. */
  heavier:
    '{Materiais} a folha pode passar desse peso: até {{homeJetflex.weight}} vai o PPA Home Jetflex, por {{kit.jetflex}}, e acima a linha pesada, por orçamento.',
  /** For a title that calls the leaf heavy and whose size fits the smaller motor in every material. */
  heavyLeaf:
    'Se a sua folha pesa mais que isso, até {{homeJetflex.weight}} vai o PPA Home Jetflex, por {{kit.jetflex}} instalado e só em {{homeJetflex.volts}}, e acima a linha pesada, até {{heavyLine.weight}}, por orçamento. Em todos, deixe a folha um quinto abaixo do limite do motor.',
  /** For a title that names no kind of gate. */
  otherGates:
    'Se o portão corre, vai um motor deslizante, com cremalheira no comprimento da folha e um quarto de sobra sobre o peso dela; se abre em folhas, um motor em cada uma. Os dois saem por orçamento, numa casa em geral entre {{replacement.from}} e {{replacement.to}}.',
  /** For a title that names the gate and no motor, whose reader may look for the gate itself. */
  notTheGate: 'A folha nova quem faz é a serralheria; nós vendemos e instalamos o motor.',
  yes: 'Dá. ',
  home: 'Num basculante cabe no PPA Home, que leva até {{home.weight}} e sai no kit PADRÃO por {{kit.padrao}} instalado.',
  homeNear:
    'Num basculante costuma caber no PPA Home, até {{home.weight}}, por {{kit.padrao}} instalado; perto do limite, vai o PPA Home Jetflex, até {{homeJetflex.weight}}, por {{kit.jetflex}}.',
  beyond:
    'Num basculante isso pode passar dos {{homeJetflex.weight}} do PPA Home Jetflex, e acima deles o motor é da linha pesada, que instalada fica em geral entre {{condominium.from}} e {{condominium.to}}: pese antes de comprar.',
  sliding:
    'No portão de correr procure na ficha um modelo com o peso da folha um quinto abaixo do limite, e some cremalheira para o vão inteiro. Sai por orçamento; numa casa, a troca de motor fica em geral entre {{replacement.from}} e {{replacement.to}}.',
  heading: 'Do tamanho ao peso da folha',
  text: [
    'A conta é largura vezes altura, pelo peso do material por metro quadrado, mais os tubos do quadro. A página [que motor serve no meu portão](/motores/escolher) mostra a tabela.',
    'Porta social embutida, chapa dos dois lados e revestimento somam peso. Não solte o cabo nem o contrapeso para pesar a folha, porque ela pode cair. Antes do pedido, confira também o que está na lista.',
  ],
  points: [
    'Espessura do material, que muda o peso mais que um palmo de largura.',
    'Equilíbrio: com os cabos inteiros e o motor solto, a folha fica parada a meia altura.',
    'Ponto de energia: 127 V ou 220 V; o JETFLEX só liga em 220 V.',
    'Pressa na calçada: kit SPEEDY, de {segundos speedy}, por {{kit.speedy}}, com o peso conferido no pedido.',
  ],
  /** The same for a sliding gate, which no kit is made for. */
  slidingPoints: [
    'Espessura do material, que muda o peso mais que um palmo de largura.',
    'Porta embutida, vidro ou revestimento.',
    'Trilho, roldanas e guia de cima, que fazem uma folha pesada andar leve.',
    'Tensão do ponto, 127 V ou 220 V.',
  ],
} as const;
