/**
 * The parts of a gate as the drawings of its sections show them. A chapter of a text counts as being about the part whose
 * words it uses most.
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

export const gateKinds = ['basculante', 'deslizante', 'pivotante'] as const;
export type GateKind = (typeof gateKinds)[number];

export interface DiagnosedPart {
  gate: GateKind;
  /** Drawn in amber. */
  part: GatePart;
}
