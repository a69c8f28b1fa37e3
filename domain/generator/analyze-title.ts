/** What a title is about (SPEC.md section 3, Generator title analysis): all the generator knows of a page. */
import {
  brands,
  type ConcernWords,
  concerns,
  condominiumWords,
  gateNoun,
  gateQualities,
  gateWords,
  type ProductNoun,
  priceWords,
  productNouns,
  type ServiceNoun,
  serviceNouns,
} from '#content/generator/lexicon.ts';
import type {
  Concern,
  GateType,
  Part,
  ProductFamily,
  QuestionType,
  Service,
} from '#content/generator/material.ts';
import { foldText } from '#domain/fold-text.ts';
import { findPlaceInTitle, type NamedPlace } from './find-place.ts';
import { agree, type Gender, type GrammaticalNumber, type NounPhrase, pluralOf } from './grammar.ts';
import { findQuestionType } from './question-type.ts';

export interface TitleAnalysis {
  product: ProductFamily;
  part?: Part;
  gate?: GateType;
  brand?: string;
  service: Service;
  question: QuestionType;
  /** Asks something, with or without a question mark. */
  isQuestion: boolean;
  asksPrice: boolean;
  concern?: Concern;
  isCondominium: boolean;
  place?: NamedPlace;
  /** The product in a word: `placa`. */
  item: NounPhrase;
  /** The product in full: `placa de portão basculante`. */
  name: NounPhrase;
  /** What the page is about: `conserto de placa de portão`, `portão que não fecha`. */
  subject: NounPhrase;
  /** False when no word of the title is one of the trade: the page then speaks of automatic gates. */
  isRecognised: boolean;
}

export function analyzeTitle(title: string): TitleAnalysis {
  const text = searchable(title);
  const found = findProduct(text);
  const { product, number } = found ?? { product: gateNoun, number: 'singular' as const };
  const gate = findGate(text);
  const brand = findBrand(text);
  const serviceNoun = findService(text);
  const question = findQuestionType(title);
  const concern = findConcern(text, question, serviceNoun?.service);
  const place = findPlaceInTitle(title);
  const asksPrice = priceWords.some((word) => findWord(text, word) >= 0);
  const isCondominium = condominiumWords.some((word) => findWord(text, word) >= 0);
  const isManual = serviceNoun?.noun === 'automatização';
  const item: NounPhrase = {
    text: number === 'plural' ? pluralNoun(product) : product.noun,
    gender: product.gender,
    number,
  };
  const gateName = [gate ? `portão ${gate}` : 'portão', ...(isCondominium ? ['de condomínio'] : [])].join(
    ' ',
  );
  const name = {
    ...item,
    text: fullName(text, product, item, { gate, brand, gateName, isCondominium, isManual }),
  };
  return {
    product: product.family,
    ...(product.part && { part: product.part }),
    ...(gate && { gate }),
    ...(brand && { brand }),
    ...(concern && { concern: concern.concern }),
    service: serviceNoun?.service ?? (concern && isTrouble(concern.concern) ? 'conserto' : 'informacao'),
    question,
    isQuestion: question !== 'general' || title.trim().endsWith('?') || /^(quanto|o que)\b/.test(text.trim()),
    asksPrice,
    isCondominium,
    ...(place && { place }),
    item,
    name,
    subject: subjectOf(name, serviceNoun, clauseOf(concern, product)),
    isRecognised: found !== null || gate !== undefined || serviceNoun !== undefined || brand !== undefined,
  };
}

/** Folded, only letters and digits, a space at either end: a word is found between spaces. */
function searchable(title: string): string {
  return ` ${foldText(title)
    .replaceAll('no-break', 'nobreak')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;
}

/** @returns where the word or phrase begins, -1 when it is not there */
function findWord(text: string, word: string): number {
  return text.indexOf(` ${foldText(word)} `);
}

function hasBeginning(text: string, words: string): boolean {
  return text.includes(` ${foldText(words)}`);
}

/** The first product named; the gate itself counts only where nothing of its parts is named. */
function findProduct(text: string): { product: ProductNoun; number: GrammaticalNumber } | null {
  let first: { product: ProductNoun; number: GrammaticalNumber; at: number } | null = null;
  for (const product of productNouns) {
    for (const number of ['singular', 'plural'] as const) {
      const forms = number === 'plural' ? [pluralNoun(product)] : [product.noun, ...(product.aliases ?? [])];
      const at = firstOf(text, forms);
      if (at >= 0 && (first === null || at < first.at)) first = { product, number, at };
    }
  }
  if (first !== null) return first;
  if (findWord(text, 'portões') >= 0) return { product: gateNoun, number: 'plural' };
  return findWord(text, 'portão') >= 0 ? { product: gateNoun, number: 'singular' } : null;
}

function pluralNoun({ noun, plural }: ProductNoun): string {
  return plural ?? pluralOf(noun);
}

function findGate(text: string): GateType | undefined {
  const types = Object.keys(gateWords) as GateType[];
  const named = types.filter((type) => gateWords[type].some((word) => findWord(text, word) >= 0));
  return named.length === 1 ? named[0] : undefined;
}

function findBrand(text: string): string | undefined {
  const found = brands.find(({ name, isEverydayWord }) => {
    if (!isEverydayWord) return findWord(text, name) >= 0;
    return new RegExp(
      `(?:motor|motores|placa|central|controle|portao|marca) (?:da )?${foldText(name)} `,
    ).test(text);
  });
  return found?.name;
}

/** The first service named, unless it only asks the price of another one. */
function findService(text: string): ServiceNoun | undefined {
  const named = serviceNouns
    .map((service) => ({ service, at: firstOf(text, service.words) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  return (named.find(({ service }) => service.service !== 'venda') ?? named[0])?.service;
}

function firstOf(text: string, words: readonly string[]): number {
  const places = words.map((word) => findWord(text, word)).filter((at) => at >= 0);
  return places.length === 0 ? -1 : Math.min(...places);
}

interface NameParts {
  gate: GateType | undefined;
  brand: string | undefined;
  gateName: string;
  isCondominium: boolean;
  /** It has no motor yet. */
  isManual: boolean;
}

function fullName(text: string, product: ProductNoun, item: NounPhrase, parts: NameParts): string {
  const { gate, brand, gateName, isCondominium, isManual } = parts;
  if (product.family === 'portao') {
    const quality = gateQualities.find((word) => hasBeginning(text, word.slice(0, -1))) ?? 'automático';
    const kind = gate || !isManual ? agree(gate ?? quality, item) : 'de garagem';
    const setting = isCondominium ? ' de condomínio' : '';
    return `${item.text} ${kind}${setting}${brand ? ` com motor ${brand}` : ''}`;
  }
  const words = brand ? `${item.text} ${brand}` : item.text;
  if (brand && !gate && !isCondominium) return words;
  return `${words} ${product.complement.replace('portão', gateName)}`;
}

/** A heavy gate to choose a motor for is no complaint. */
function findConcern(
  text: string,
  question: QuestionType,
  service: Service | undefined,
): ConcernWords | undefined {
  const concern = concerns.find(({ words }) => words.some((word) => hasBeginning(text, word)));
  const mayComplain = question !== 'which' && service !== 'instalacao' && service !== 'venda';
  return concern && (mayComplain || !isTrouble(concern.concern)) ? concern : undefined;
}

/** Gates and motors open, lag and make noise; of the rest it is said that they are burnt, wet or broken. */
function clauseOf(concern: ConcernWords | undefined, { family }: ProductNoun): Clause | undefined {
  if (concern === undefined || !isTrouble(concern.concern)) return undefined;
  if (family === 'motor' || family === 'portao' || ['queimado', 'agua'].includes(concern.concern)) {
    return concern.clause;
  }
  return { singular: 'com defeito', plural: 'com defeito' };
}

/** Something is wrong with it, as opposed to wanting to know or to do something. */
function isTrouble(concern: Concern): boolean {
  return !['funcionamento', 'seguranca', 'sem-energia', 'tipos', 'marcas', 'apagar'].includes(concern);
}

type Clause = NonNullable<ConcernWords['clause']>;

function subjectOf(
  name: NounPhrase,
  service: ServiceNoun | undefined,
  clause: Clause | undefined,
): NounPhrase {
  const described = clause ? { ...name, text: `${name.text} ${clauseFor(name, clause)}` } : name;
  if (service === undefined) return described;
  const gender: Gender = service.gender;
  return { text: `${service.noun} de ${described.text}`, gender, number: 'singular' };
}

function clauseFor(name: NounPhrase, clause: Clause): string {
  if ('adjective' in clause) return agree(clause.adjective, name);
  return clause[name.number];
}
