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
  { name: 'chapa de aço', words: /^(?:chapa|chapas|fechado|galvanizad[ao]|aco|ferro)$/, from: 13, to: 20 },
  { name: 'madeira sobre ferro', words: /^(?:madeira|lambri|lambril|ripado|ipe)$/, from: 20, to: 30 },
];

/** The height of a leaf whose title gives only its width, in metres. */
export const usualHeight = 2.3;

export const sizeJudgements = {
  /** `{medida}` is `3,5 m por 2,4 m`, `{área}` in square metres. */
  both: 'Com {medida} a folha tem perto de {área} m²',
  width: 'Com {medida} de largura e uns 2,30 m de altura a folha tem perto de {área} m²',
  /** `{pesos}` is `45 a 75 kg em alumínio`. */
  weights: 'e pesa, com o quadro, cerca de {pesos}.',
  home: 'Num basculante cabe no PPA Home, que leva até {{home.weight}} e sai no kit PADRÃO por {{kit.padrao}} instalado.',
  homeNear:
    'Num basculante costuma caber no PPA Home, até {{home.weight}}, por {{kit.padrao}} instalado; perto do limite, vai o PPA Home Jetflex, até {{homeJetflex.weight}}, por {{kit.jetflex}}.',
  beyond:
    'Num basculante isso pode passar dos {{homeJetflex.weight}} do PPA Home Jetflex, e acima deles o motor é da linha pesada, por orçamento: pese antes de comprar.',
  any: 'Num basculante, até {{home.weight}} serve o PPA Home, por {{kit.padrao}} instalado; até {{homeJetflex.weight}}, o PPA Home Jetflex, por {{kit.jetflex}}; acima, a linha pesada, por orçamento.',
  sliding:
    'No portão de correr procure na ficha um modelo em que esse peso fique um quinto abaixo do limite, e some cremalheira para o vão inteiro. Sai por orçamento; numa casa, a troca de motor fica em geral entre {{replacement.from}} e {{replacement.to}}.',
  heading: 'Do tamanho ao peso da folha',
  text: [
    'A conta é largura vezes altura, pelo peso do material por metro quadrado, mais os tubos do quadro. A página [que motor serve no meu portão](/motores/escolher) mostra a tabela.',
    'Porta social embutida, chapa dos dois lados e revestimento somam peso. Não solte o cabo nem o contrapeso para pesar a folha, porque ela pode cair.',
  ],
  points: [
    'Espessura do material, que muda o peso mais que um palmo de largura.',
    'Porta embutida, vidro ou revestimento.',
    'Equilíbrio: com os cabos inteiros, a folha solta do motor para a meia altura.',
    'Tensão do ponto, 127 V ou 220 V.',
  ],
} as const;
