/** Leaves out sentences and items about another gate or another audience than that of the title. */
import { facts } from '#content/facts.ts';
import type { GateMovement } from '#content/generator/gate-passages.ts';
import { factText } from '#domain/facts/fact-text.ts';
import { capitalise, sentencesOf } from '#domain/generator/grammar.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';
import { gateInTitle } from './gate-in-title.ts';

/** A sentence that says something of `foreign` and nothing of `own` has no place on the page. */
interface Bounds {
  foreign: RegExp;
  own: RegExp;
  /** Parts of other kinds of gate, which are taken out of an enumeration. */
  strayParts: RegExp | null;
}

const holder = '(?:portão|portões|folhas?|[dn]?[oa]s?|um|ou)';

const nouns: Readonly<Record<GateMovement, string>> = {
  sliding: `${holder} de correr|deslizantes?`,
  tilting: 'basculantes?',
  swinging: `${holder} de abrir|pivotantes?`,
};

/** The parts of each kind of gate. On a page about another kind they are taken out of enumerations. */
const parts: Readonly<Record<GateMovement, string>> = {
  sliding: 'roldanas?|cremalheiras?|trilhos?|pinhão',
  tilting: 'cabos?(?: de aço)?|contrapesos?|molas?|polias?',
  swinging: 'dobradiças?|pistão|pistões',
};
/** Those that no other kind has, so that a sentence with one of them is about this kind. */
const exclusiveParts: Readonly<Record<GateMovement, string>> = {
  sliding: 'cremalheiras?|pinhão',
  tilting: 'cabos? de aço|contrapesos?|meia altura',
  swinging: 'pistão|pistões',
};

const gates: readonly GateMovement[] = ['sliding', 'tilting', 'swinging'];

/** The prices of the kits, which are for tilting gates. */
const kitPrices = (['kit.padrao', 'kit.speedy', 'kit.jetflex'] as const)
  .map((name) => factText(facts[name]).replace('$', '\\$'))
  .join('|');

function wordsOf(alternatives: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${alternatives})(?![\\p{L}\\d])`, 'iu');
}

function boundsOfGate(gate: GateMovement): Bounds {
  const others = gates.filter((other) => other !== gate);
  const strayParts = others.map((other) => parts[other]).join('|');
  const strayNames = others.map((other) => `${nouns[other]}|${exclusiveParts[other]}`).join('|');
  return {
    foreign: wordsOf(`${strayNames}${gate === 'tilting' ? '' : `|${kitPrices}`}`),
    own: wordsOf(`${nouns[gate]}|${parts[gate]}`),
    strayParts: wordsOf(strayParts),
  };
}

const houseBounds: Bounds = {
  foreign: wordsOf('(?<!não o )(?:em casa|numa casa|(?:portão|portões|folha) de casa|sobrados?|quintal)'),
  own: wordsOf(
    'prédios?|condomínios?|coletiv[ao]s?|lojas?|empresas?|comércio|síndico|galpão|portaria|moradores|vilas?|torres?',
  ),
  strayParts: null,
};

/** A board with an inverter drives the motor by transistors: it has no relay for each way and no starting capacitor. */
const inverterBounds: Bounds = {
  foreign: wordsOf('relés?|capacitor de partida'),
  own: wordsOf('invers(?:or|ora|ores)|módulo de potência|sem (?:relé|capacitor)'),
  strayParts: null,
};
const inverters = /^(?:jetflex|triflex|inversora?|inverter|brushless)$/;

const buildings: readonly string[] = ['portao-de-condominio', 'portao-de-comercio'];

/** What the title excludes; empty for a title that names neither one gate nor a building. */
export function boundsOf(meaning: TitleMeaning): Bounds[] {
  const gate = gateInTitle(meaning);
  const isAboutBuilding = [meaning.main, ...meaning.others].some(
    (subject) => subject && buildings.includes(subject.id),
  );
  const isAboutInverter = meaning.words.some((word) => inverters.test(word)) && !comparesInverter(meaning);
  return [
    ...(gate === null ? [] : [boundsOfGate(gate)]),
    ...(isAboutBuilding ? [houseBounds] : []),
    ...(isAboutInverter ? [inverterBounds] : []),
  ];
}

/** 'Jetflex ou motor comum' is about both. */
function comparesInverter({ words, main }: TitleMeaning): boolean {
  return (
    main?.id === 'capacitor' || words.some((word) => /^(?:ou|comum|normal|capacitor|rele|reles)$/.test(word))
  );
}

export function isForeign(text: string, bounds: readonly Bounds[]): boolean {
  return bounds.some(({ foreign, own }) => foreign.test(text) && !own.test(text));
}

/** The beginnings of a sentence that refers to the one before it, and so cannot stand without it. */
export const refersBack =
  /^(?:É |Em troca|El[ea]s?|Iss?o|Ess[ea]s?|Nel[ea]|Nisso|Dali|Aí|Assim|Por isso|Já|Mas|Também|N?[oa]s outr[oa]s|O outro|A outra)(?!\p{L})/u;

/**
 * @param least how many sentences at the beginning stay, whatever they are about
 * @returns null if nothing of the paragraph is left
 */
export function fittingParagraph(paragraph: string, bounds: readonly Bounds[], least = 0): string | null {
  if (bounds.length === 0) return paragraph;
  const kept: string[] = [];
  let isAfterGap = false;
  for (const [at, sentence] of sentencesOf(paragraph).entries()) {
    const fitted = bounds.reduce((text, bound) => withoutStrayParts(text, bound), sentence);
    const said = at >= least && isForeign(fitted, bounds) ? clauseOf(fitted, bounds) : fitted;
    const isOut: boolean = said === null || (isAfterGap && refersBack.test(fitted));
    if (!isOut && said !== null) kept.push(said);
    isAfterGap = isOut;
  }
  return kept.length > 0 ? kept.join(' ') : null;
}

/** The part after a semicolon, if it holds for every gate. */
function clauseOf(sentence: string, bounds: readonly Bounds[]): string | null {
  const clauses = sentence.split('; ').slice(1);
  const whole = clauses.join('; ');
  const holdsForAny = bounds.every(({ foreign, own }) => !foreign.test(whole) && !own.test(whole));
  return clauses.length > 0 && holdsForAny && !/^(?:n?[oa]s? |em |com |sem )/i.test(whole)
    ? capitalise(whole)
    : null;
}

const anyPart = gates.map((gate) => parts[gate]).join('|');
const article = '(?:(?:[dn]|pel)?[oa]s? |uma? )?';
const item = `${article}(?:${anyPart})`;
/** Parts in a row, before a word with which nothing has to agree. */
const row = new RegExp(
  `(?<!\\p{L})${item}(?:, ${item})*,? (?:ou|e) ${item}(?=[.,;:]|\\s(?:a|ali|antes|de|d[oa]s?|n[oa]s?|em|junto|fica)(?!\\p{L}))`,
  'giu',
);

/** 'É trilho, cabo ou dobradiça' becomes 'é trilho' on a page about a sliding gate. */
function withoutStrayParts(sentence: string, { strayParts }: Bounds): string {
  if (strayParts === null) return sentence;
  return sentence.replace(row, (whole) => {
    const items = whole.split(/, (?!ou )|,? (?:ou|e) /);
    const isAll = !/ ou /.test(whole);
    const kept = items.filter((item) => !strayParts.test(item));
    // What is joined with 'e' has a verb in the plural.
    if (kept.length === 0 || kept.length === items.length || (isAll && kept.length < 2)) return whole;
    const [last = '', ...before] = kept.toReversed();
    const joined =
      before.length === 0 ? last : `${before.toReversed().join(', ')} ${isAll ? 'e' : 'ou'} ${last}`;
    return /^\p{Lu}/u.test(whole) ? capitalise(joined) : joined;
  });
}
