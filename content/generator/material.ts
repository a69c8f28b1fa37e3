/**
 * The shapes of what the generator writes with. A line is one or more whole sentences in which
 *   `[a|b]`      stands for either wording,
 *   `{o item}`   for a noun phrase of the title (domain/generator/slots.ts lists all),
 *   `{preço}`    for a figure of content/offers.ts (no line holds a digit of its own),
 *   `**a**`      for bold and `[text](/path)` for a link to a page of this site.
 */

export type ProductFamily = 'motor' | 'portao' | 'controle' | 'placa' | 'sensor' | 'peca';

export type Part =
  | 'roldana'
  | 'cremalheira'
  | 'engrenagem'
  | 'cabo'
  | 'contrapeso'
  | 'capacitor'
  | 'fim-de-curso'
  | 'trava'
  | 'botoeira'
  | 'nobreak';

export type GateType = 'basculante' | 'deslizante' | 'pivotante';

export type Service =
  | 'instalacao'
  | 'conserto'
  | 'manutencao'
  | 'troca'
  | 'venda'
  | 'programacao'
  | 'regulagem'
  | 'assistencia'
  | 'informacao';

/** SPEC.md section 3, Generator title analysis. */
export type QuestionType = 'how-to' | 'which' | 'when' | 'where' | 'why' | 'worth-it' | 'general';

/** What is wrong, or what the asker wants to know or do, beyond the service. */
export type Concern =
  | 'barulho'
  | 'nao-abre'
  | 'nao-fecha'
  | 'sozinho'
  | 'travado'
  | 'queimado'
  | 'lento'
  | 'sem-energia'
  | 'agua'
  | 'fora-do-trilho'
  | 'nao-funciona'
  | 'funcionamento'
  | 'seguranca'
  | 'tipos'
  | 'marcas'
  | 'apagar';

/** All that is given must hold of the title; `undefined` in a list stands for "the title names none". */
export interface Condition {
  products?: readonly ProductFamily[];
  parts?: readonly (Part | undefined)[];
  gates?: readonly (GateType | undefined)[];
  services?: readonly Service[];
  questions?: readonly QuestionType[];
  concerns?: readonly (Concern | undefined)[];
  /** Whether the title names a place. */
  place?: boolean;
  /** Whether the site has a page about that place. */
  placePage?: boolean;
  /** Whether the title asks for a price. */
  price?: boolean;
  /** Whether the title speaks of a condominium or building. */
  condominium?: boolean;
  /** Whether the title names a brand. */
  brand?: boolean;
}

/** One thing to say, in one or several wordings. */
export type Point = string | readonly string[];

export interface ListItem {
  text: Point;
  /** Never left out. */
  isEssential?: true;
}

export interface Section {
  id: string;
  /** A page has one section about each subject. */
  about: Subject;
  when: Condition;
  /** It answers the title's question and opens the page wherever it fits. */
  isCore?: true;
  headings: readonly string[];
  /** Sentences of the opening paragraph; some are picked, their order stays. */
  lead: readonly Point[];
  /** Some are picked, their order stays. */
  bullets?: readonly (Point | ListItem)[];
  /** The same, numbered. */
  steps?: readonly ListItem[];
}

/** In the order in which sections follow the core one. */
export const subjects = [
  'answer',
  'causes',
  'signs',
  'checks',
  'kind',
  'parts',
  'course',
  'choice',
  'price',
  'decision',
  'care',
  'safety',
  'preparation',
  'place',
  'warranty',
] as const;
export type Subject = (typeof subjects)[number];

export interface Question {
  when: Condition;
  /** Each question with the answer to that wording. */
  wordings: readonly { question: string; answer: string }[];
}

/** Wordings that open or close a page, or describe it. */
export interface Passage {
  when: Condition;
  wordings: readonly string[];
}
