/**
 * What a page says about words of its title that none of its texts is about: what to send us, so that we can answer.
 */
import { gateOfSeries, seriesSentences } from '#content/generator/gate-passages.ts';
import { unknownWordPassages } from '#content/generator/unknown-word-passages.ts';
import { variantsOfMotor } from '#content/generator/words/motor-names.ts';
import { partProminence } from '#content/generator/words/prominence.ts';
import { foldText } from '#domain/fold-text.ts';
import { requestFor } from '#domain/generator/compose/fitting/closing.ts';
import { gateSentenceOf } from '#domain/generator/compose/introduction.ts';
import { namesGateOfPart } from '#domain/generator/compose/pieces/gate-of-title.ts';
import { fillLine, type Slots } from '#domain/generator/compose/wording/fill-line.ts';
import { pick, type Random } from '#domain/generator/random.ts';
import { ourBrand } from '#domain/generator/title/find-brands.ts';
import { prominenceOf } from '#domain/generator/title/find-subjects.ts';
import { isKnownWord } from '#domain/generator/title/spelling.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';
import { priceWord } from './said-claims.ts';
import type { Claim } from './title-claims.ts';

export interface Admission {
  /** Paragraphs for the opening. */
  paragraphs: readonly string[];
  /** What to send us. It replaces the usual closing, which also asks for something. */
  send: readonly string[];
  /** The name after the brand, if it can only be a model of that brand; otherwise empty. */
  model: string;
}

const nothing: Admission = { paragraphs: [], send: [], model: '' };

/** @param unknown the claims that no text of the page makes */
export function admitUnknown(meaning: TitleMeaning, unknown: readonly Claim[], random: Random): Admission {
  const { brands, main, others, place, words } = meaning;
  if (place?.reach === 'far') {
    return { ...nothing, paragraphs: lineFor(unknown, unknownWordPassages.elsewhere, random) };
  }
  // The texts of a subject that we do not repair say so, and need no addition.
  if (main?.subject.isNeighbour) return nothing;
  const gateClaims =
    main === null ? [] : unknown.filter(({ folded }) => namesGateOfPart(folded, main, others));
  const gateSentence = main === null || gateClaims.length === 0 ? null : gateSentenceOf(meaning, main);
  const models = mayNameModel(meaning) ? unknown.filter((claim) => mayBeModel(claim, brands)) : [];
  const modelName = nameAfterBrand(brands[0] ?? '', models, meaning);
  const changes = unknown.filter((claim) => tellsOfChange(claim, words));
  const priced = unknown.filter(({ phrases }) => phrases.includes(priceWord));
  const admitted = new Set([...gateClaims, ...models, ...changes, ...priced]);
  return {
    paragraphs: [
      ...(gateSentence === null ? [] : [gateSentence]),
      ...modelParagraphs(models, modelName, meaning, random),
      ...lineFor(priced, unknownWordPassages.price, random),
      ...lineFor(changes, unknownWordPassages.afterwards, random),
    ],
    send: sendOf(
      unknown.filter((claim) => !admitted.has(claim)),
      meaning,
      random,
    ),
    model: models.length > 0 ? modelName : '',
  };
}

/** One of the lines, unless there are no claims for it to answer. */
function lineFor(
  claims: readonly Claim[],
  lines: readonly string[],
  random: Random,
  slots: Slots = {},
): string[] {
  return claims.length === 0 ? [] : [fillLine(pick(lines, random), slots)];
}

function mayNameModel({ brands, main, direct }: TitleMeaning): boolean {
  const [brand] = brands;
  if (brand === undefined || new Set(brands).size > 1) return false;
  // The name next to a remote or a spare part says which motor it fits.
  if (main !== null && prominenceOf(main.id) === partProminence) return false;
  // The direct answer already asks for what shows the model.
  return brand !== ourBrand || direct?.send === undefined;
}

function modelParagraphs(
  models: readonly Claim[],
  modelName: string,
  meaning: TitleMeaning,
  random: Random,
): string[] {
  const { brands, words, direct } = meaning;
  const [brand = ''] = brands;
  const letters = brand === '' ? undefined : words.find((word) => Object.hasOwn(gateOfSeries, word));
  const series = letters === undefined ? undefined : gateOfSeries[letters];
  // The direct answer has said what the series is and asked for the label.
  if (series !== undefined && direct?.isAboutModel === true && brand !== ourBrand) {
    return lineFor(models, unknownWordPassages.version, random, { versão: versionOf(models, meaning) });
  }
  const slots = { marca: brand, modelo: modelName };
  return [
    ...(series && letters && models.length > 0
      ? [fillLine(seriesSentences[series], { letras: letters.toUpperCase() })]
      : []),
    ...lineFor(models, passageOf(brand, modelName), random, slots),
  ];
}

/** What to send us about the claims that no paragraph admits, unless the direct answer already asks for something. */
function sendOf(claims: readonly Claim[], meaning: TitleMeaning, random: Random): string[] {
  const { main, faults, direct, words } = meaning;
  if (direct?.send !== undefined) return [];
  const isComplaint =
    (faults.length > 0 && (direct === null || direct.isComplaint === true)) || words.includes('quando');
  // The page asks nobody to film something that is burning.
  if (isComplaint && faults.some((fault) => fault === 'burnt' || fault === 'shock')) return [];
  const usual = isComplaint ? unknownWordPassages.complaint : unknownWordPassages.ours;
  return lineFor(claims, (main && requestFor(meaning, main)) ?? usual, random);
}

/** How far a claim may be from the word that introduces a change: 'depois que troquei a bateria'. */
const maxWordsOfChange = 4;

/** Whether the claim tells of a change before the fault, in the words after 'depois', 'após' or 'desde'. */
function tellsOfChange({ at }: Claim, words: readonly string[]): boolean {
  if (words.some((word) => timeWords.test(word))) return false;
  const from = Math.max(0, at - maxWordsOfChange);
  return words.slice(from, at).some((word, index) => introducesChange(word, words.slice(from + index + 1)));
}

/**
 * Whether the word says that something has changed. In 'fecha depois de 10 segundos' and 'para e depois volta a andar'
 * it does not.
 */
function introducesChange(word: string, [next = '', second = '']: readonly string[]): boolean {
  return afterwards.test(word) && !goesOn.test(next) && !/^\d/.test(next) && !/^\d/.test(second);
}

const afterwards = /^(?:depois|apos|desde)$/;
const goesOn = /^(?:volta|abre|fecha|anda|para|segue|continua|sobe|desce|liga|desliga)$/;
/** Words of time. 'Depois de dois anos' names no event that changed something. */
const timeWords = /^(?:anos?|mes|meses|tempo|horas?|minutos?|uso)$/;

function passageOf(brand: string, modelName: string): readonly string[] {
  if (brand === ourBrand) return unknownWordPassages.ourModel;
  return modelName === '' ? unknownWordPassages.model : unknownWordPassages.namedModel;
}

/** The version of a model, such as `4F Speed` in 'Garen KDZ 4F speed 1/3'. */
function versionOf(
  models: readonly Claim[],
  { words, written }: Pick<TitleMeaning, 'words' | 'written'>,
): string {
  const isNamed = (at: number) => models.some((claim) => claim.at === at);
  return written
    .filter((_, at) => isNamed(at) || (isNamed(at - 1) && variantsOfMotor.includes(words[at] ?? '')))
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ');
}

/** Words that no title capitalises, so they tell nothing about the others. */
const smallWords = /^(?:para|com|dos|das|por|sem)$/;

/** The words right after the brand that can only name a model of it: `Atto` of 'motor Rossi Atto vale a pena'. */
function nameAfterBrand(
  brand: string,
  models: readonly Claim[],
  { words, written }: Pick<TitleMeaning, 'words' | 'written'>,
): string {
  const names: string[] = [];
  // In a title whose other words have no capital, a word with one is a name: 'Spin' of 'Motor Nice Spin preço'.
  const marksNames = written.slice(1).some((word) => /^\p{Ll}{3,}/u.test(word) && !smallWords.test(word));
  let at = words.indexOf(foldText(brand)) + 1;
  if (at === 0) return '';
  let model = modelAt(models, at, marksNames);
  while (model !== undefined) {
    names.push(model.written.charAt(0).toUpperCase() + model.written.slice(1));
    at += 1;
    model = modelAt(models, at, marksNames);
  }
  return names.join(' ');
}

/** @param marksNames whether a word with a capital is a name */
function modelAt(claims: readonly Claim[], at: number, marksNames: boolean): Claim | undefined {
  const name = marksNames ? /^\p{Lu}\p{L}+$|^[\p{Lu}\d]{2,}$/u : /^[\p{Lu}\d]{2,}$/u;
  return claims.find((claim) => claim.at === at && (!isKnownWord(claim.folded) || name.test(claim.written)));
}

/** Whether the word may be a model: it has a capital or a digit, or is none that we know, and is not a brand. */
function mayBeModel(
  { written, subject, phrases, figure, folded }: Claim,
  brands: readonly string[],
): boolean {
  const isPlain = subject === null && figure === null && phrases.length === 0;
  const isName = /^\p{Lu}|\d/u.test(written) || !isKnownWord(folded);
  return isPlain && isName && !brands.some((brand) => foldText(brand) === folded);
}
