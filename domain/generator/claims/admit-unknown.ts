/** What a page says about a word of its title that no text is about: what to send, so that we can answer. */
import { gateOfSeries, seriesSentences } from '#content/generator/gate-passages.ts';
import { honestPassages } from '#content/generator/honest-passages.ts';
import { variantsOfMotor } from '#content/generator/words/motor-names.ts';
import { partProminence } from '#content/generator/words/prominence.ts';
import { foldText } from '#domain/fold-text.ts';
import { sendFor } from '#domain/generator/compose/fitting/closing.ts';
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
  /** What to send. It replaces the usual closing, which also asks for something. */
  send: readonly string[];
  /** The name after the brand that can only be its model's; empty if there is none. */
  model: string;
}

/** @returns nothing if everything has been said */
export function admitUnknown(meaning: TitleMeaning, unknown: readonly Claim[], random: Random): Admission {
  const { words, brands, main, others, place, faults, direct } = meaning;
  const say = (lines: readonly string[], claims: readonly Claim[], slots: Slots = {}) =>
    claims.length === 0 ? [] : [fillLine(pick(lines, random), slots)];
  if (place?.reach === 'far')
    return { paragraphs: say(honestPassages.elsewhere, unknown), send: [], model: '' };
  // The refusal says all there is to say.
  if (main?.subject.isNeighbour) return { paragraphs: [], send: [], model: '' };
  const ofGate = unknown.filter(({ folded }) => main !== null && namesGateOfPart(folded, main, others));
  const [brand = ''] = brands;
  // The name next to a control or a spare part says which motor it fits.
  const isOfPart = main !== null && prominenceOf(main.id) === partProminence;
  const isSentAnyway = brand === ourBrand && direct?.send !== undefined;
  const models =
    brand === '' || isOfPart || isSentAnyway || new Set(brands).size > 1
      ? []
      : unknown.filter((claim) => isModel(claim, brands));
  const letters = brand === '' ? undefined : words.find((word) => Object.hasOwn(gateOfSeries, word));
  const series = letters === undefined ? undefined : gateOfSeries[letters];
  // The answer has said what the series is and asked for the label.
  const isAboutModel = series !== undefined && direct?.isAboutModel === true && brand !== ourBrand;
  const gate = main === null || ofGate.length === 0 ? null : gateSentenceOf(meaning, main);
  const modelName = nameAfterBrand(brand, models, meaning);
  const later = unknown.filter(
    (claim) =>
      words.some(
        (word, at) => at >= claim.at - 4 && at < claim.at && tellsChange(word, words.slice(at + 1)),
      ) && !words.some((word) => timeWords.test(word)),
  );
  const priced = unknown.filter(({ phrases }) => phrases.includes(priceWord));
  const taken = new Set([...ofGate, ...models, ...later, ...priced]);
  const isComplaint =
    (faults.length > 0 && (direct === null || direct.isComplaint === true)) || words.includes('quando');
  const send = main === null ? null : sendFor(meaning, main);
  // The page asks nobody to film something that is burning.
  const isDangerous = isComplaint && faults.some((fault) => fault === 'burnt' || fault === 'shock');
  return {
    paragraphs: [
      ...(gate === null ? [] : [gate]),
      ...(isAboutModel
        ? say(honestPassages.version, models, { versão: versionOf(models, meaning) })
        : [
            ...(series && letters && models.length > 0
              ? [fillLine(seriesSentences[series], { letras: letters.toUpperCase() })]
              : []),
            ...say(passageOf(brand, modelName), models, { marca: brand, modelo: modelName }),
          ]),
      ...say(honestPassages.price, priced),
      ...say(honestPassages.afterwards, later),
    ],
    send:
      direct?.send === undefined
        ? say(
            send === null ? (isComplaint ? honestPassages.complaint : honestPassages.ours) : send,
            isDangerous ? [] : unknown.filter((claim) => !taken.has(claim)),
          )
        : [],
    model: models.length > 0 ? modelName : '',
  };
}

/** Whether the word says that something has changed, unlike in 'fecha depois de 10 segundos' and 'para e depois volta a andar'. */
function tellsChange(word: string, [next = '', second = '']: readonly string[]): boolean {
  return afterwards.test(word) && !goesOn.test(next) && !/^\d/.test(next) && !/^\d/.test(second);
}

const afterwards = /^(?:depois|apos|desde)$/;
const goesOn = /^(?:volta|abre|fecha|anda|para|segue|continua|sobe|desce|liga|desliga)$/;
/** Words of time. 'Depois de dois anos' names no event that changed something. */
const timeWords = /^(?:anos?|mes|meses|tempo|horas?|minutos?|uso)$/;

function passageOf(brand: string, modelName: string): readonly string[] {
  if (brand === ourBrand) return honestPassages.ourModel;
  return modelName === '' ? honestPassages.model : honestPassages.namedModel;
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

/** Words without a capital in any title. */
const smallWords = /^(?:para|com|dos|das|por|sem)$/;

/** The words right after the brand that can only be its model: `Atto` of 'motor Rossi Atto vale a pena'. */
function nameAfterBrand(
  brand: string,
  models: readonly Claim[],
  { words, written }: Pick<TitleMeaning, 'words' | 'written'>,
): string {
  const names: string[] = [];
  // Where other words have no capital, one has it because it is a name: 'Spin' of 'Motor Nice Spin preço'.
  const isCapital = written.slice(1).some((word) => /^\p{Ll}{3,}/u.test(word) && !smallWords.test(word));
  let at = words.indexOf(foldText(brand)) + 1;
  for (let one = atWord(models, at, isCapital); at > 0 && one; one = atWord(models, at, isCapital)) {
    names.push(one.written.charAt(0).toUpperCase() + one.written.slice(1));
    at += 1;
  }
  return names.join(' ');
}

function atWord(claims: readonly Claim[], at: number, isCapital: boolean): Claim | undefined {
  const name = isCapital ? /^\p{Lu}\p{L}+$|^[\p{Lu}\d]{2,}$/u : /^[\p{Lu}\d]{2,}$/u;
  return claims.find((claim) => claim.at === at && (!isKnownWord(claim.folded) || name.test(claim.written)));
}

/** Whether the word is a model: a name with a capital or a digit next to a brand. */
function isModel({ written, subject, phrases, figure, folded }: Claim, brands: readonly string[]): boolean {
  const isPlain = subject === null && figure === null && phrases.length === 0;
  const isName = /^\p{Lu}|\d/u.test(written) || !isKnownWord(folded);
  return isPlain && isName && !brands.some((brand) => foldText(brand) === folded);
}
