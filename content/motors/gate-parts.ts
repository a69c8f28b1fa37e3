/**
 * The parts of a gate as the drawings of its sections show them, and the part that each problem or topic is about. A
 * text counts as being about the part whose words it uses most.
 */

export const gateParts = {
  energia: {
    name: 'a energia',
    words: ['disjuntor', 'tomada', 'energia', 'fusível', 'choque', 'terra', 'nobreak', 'bateria', 'fio'],
  },
  controle: {
    name: 'o controle',
    words: ['controle', 'controles', 'pilha', 'botoeira', 'alcance', 'clonar', 'cadastro', 'antena'],
  },
  central: {
    name: 'a central',
    words: ['central', 'placa', 'led', 'receptor', 'relé', 'programação', 'memória'],
  },
  sensor: {
    name: 'a fotocélula',
    words: ['fotocélula', 'lente', 'lentes', 'sensor', 'feixe'],
  },
  motor: {
    name: 'o motor',
    words: ['motor', 'capacitor', 'estator', 'engrenagem', 'óleo', 'embreagem', 'destravamento'],
  },
  limite: {
    name: 'o fim de curso',
    words: ['curso', 'ímã', 'ímãs', 'fresta', 'batente'],
  },
  tracao: {
    name: 'a transmissão',
    words: ['cremalheira', 'dentes', 'braço', 'fuso', 'corrente', 'pino', 'carrinho'],
  },
  apoio: {
    name: 'o apoio da folha',
    words: [
      'roldana',
      'roldanas',
      'trilho',
      'cabo',
      'cabos',
      'contrapeso',
      'contrapesos',
      'dobradiça',
      'dobradiças',
    ],
  },
  folha: {
    name: 'a folha',
    words: ['folha', 'folhas', 'madeira', 'ferrugem', 'solda', 'alumínio', 'quadro'],
  },
} as const satisfies Record<string, { name: string; words: readonly string[] }>;

export type GatePart = keyof typeof gateParts;

export type GateKind = 'basculante' | 'deslizante' | 'pivotante';

export interface Diagnosis {
  gate: GateKind;
  /** Drawn in amber. */
  part: GatePart;
}

/** A text about gates in general is drawn with the most common kind of gate. */
const usual: GateKind = 'basculante';

/** The first entry with which a word of the slug begins decides; the more specific entries come first. */
const gateWords: readonly (readonly [string, GateKind])[] = [
  ['de-correr', 'deslizante'],
  ['portao-de-abrir', 'pivotante'],
  ['desliz', 'deslizante'],
  ['cremalheira', 'deslizante'],
  ['trilho', 'deslizante'],
  ['roldana', 'deslizante'],
  ['ima-do-portao', 'deslizante'],
  ['condominio', 'deslizante'],
  ['nao-fecha', 'deslizante'],
  ['fotocelula', 'deslizante'],
  ['pivotante', 'pivotante'],
  ['duas-folhas', 'pivotante'],
  ['madeira', 'pivotante'],
];

const partWords: readonly (readonly [string, GatePart])[] = [
  ['controle', 'controle'],
  ['botoeira', 'controle'],
  ['segurando-o-botao', 'sensor'],
  ['pelo-celular', 'controle'],
  ['braco', 'tracao'],
  ['cremalheira', 'tracao'],
  ['gira-e-portao', 'tracao'],
  ['cabo-de-aco', 'apoio'],
  ['contrapeso', 'apoio'],
  ['roldana', 'apoio'],
  ['trilho', 'apoio'],
  ['descendo-sozinho', 'apoio'],
  ['desceu-e-nao', 'apoio'],
  ['torto', 'apoio'],
  ['correr-pesado', 'apoio'],
  ['pivotante-caindo', 'apoio'],
  ['rangendo', 'apoio'],
  ['tremendo', 'apoio'],
  ['ima-do-portao', 'limite'],
  ['fim-de-curso', 'limite'],
  ['ate-o-fim', 'limite'],
  ['so-abre-um-pouco', 'limite'],
  ['para-no-meio', 'limite'],
  ['so-vai-para', 'limite'],
  ['batendo-forte', 'limite'],
  ['dessincronizado', 'central'],
  ['disjuntor', 'energia'],
  ['fusivel', 'energia'],
  ['choque', 'energia'],
  ['sem-luz', 'energia'],
  ['luz-voltou', 'energia'],
  ['nobreak', 'energia'],
  ['placa', 'central'],
  ['central', 'central'],
  ['formiga', 'central'],
  ['apitando', 'central'],
  ['zumbindo', 'motor'],
  ['abre-sozinho', 'controle'],
  ['fechamento-automatico', 'central'],
  ['fecha-e-abre', 'sensor'],
  ['fechou-em-cima', 'sensor'],
  ['fotocelula', 'sensor'],
  ['nao-fecha-com-vento', 'folha'],
  ['nao-fecha', 'sensor'],
  ['quando-chove', 'central'],
  ['enferrujado', 'folha'],
  ['em-portao-de', 'folha'],
  ['madeira', 'folha'],
  ['aluminio', 'folha'],
  ['estalo', 'folha'],
  ['destrava', 'motor'],
  ['trava', 'tracao'],
  ['abre-empurrando', 'tracao'],
  ['motor', 'motor'],
  ['manual', 'motor'],
  ['no-frio', 'motor'],
  ['cheiro', 'motor'],
  ['demora', 'motor'],
  ['engrenagem', 'motor'],
];

/**
 * What to draw beside a page. Null if the page is about no single part: a drawing that points at the wrong part does
 * harm.
 */
export function diagnosisOf(slug: string): Diagnosis | null {
  const part = partWords.find(([word]) => slug.includes(word))?.[1];
  if (part === undefined) return null;
  return { gate: gateWords.find(([word]) => slug.includes(word))?.[1] ?? usual, part };
}
