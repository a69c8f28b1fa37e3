/** Leaves out sentences and items about another gate or another audience than that of the title. */
import { facts } from '#content/facts.ts';
import type { GateMovement } from '#content/generator/gate-passages.ts';
import { factText } from '#domain/facts/fact-text.ts';
import {
  clausesOfGate,
  gates,
  ownParts,
  strayPartsOf,
  withoutCableChecks,
  withoutStrayParts,
} from '#domain/generator/compose/wording/parts-of-gates.ts';
import { capitalise, sentencesOf } from '#domain/generator/grammar.ts';
import { isCollective } from '#domain/generator/title/find-subjects.ts';
import type { TitleMeaning } from '#domain/generator/title/title-meaning.ts';
import { gateInTitle } from './gate-in-title.ts';

/** A sentence that says something of `foreign` and nothing of `own` has no place on the page. */
interface Bounds {
  foreign: RegExp;
  own: RegExp;
  /** The kind of gate, and the parts of others, which are taken out of an enumeration. */
  gate: GateMovement | null;
  strayParts: RegExp | null;
}

const holder = '(?:portão|portões|folhas?|[dn]?[oa]s?|um|ou)';

/** How a text calls each kind of gate. An item of a list may begin with it. */
const nouns: Readonly<Record<GateMovement, string>> = {
  sliding: `${holder} de correr|(?<=^)de correr|deslizantes?`,
  tilting: 'basculantes?',
  swinging: `${holder} de abrir|(?<=^)de abrir|pivotantes?`,
};

/** The parts that make a sentence one about another kind of gate. `Cabo` is also a wire. */
const tellingParts: Readonly<Record<GateMovement, string>> = {
  sliding: 'cremalheiras?|pinhão|roldanas?|trilhos?',
  tilting: 'cabos? de aço|cabo (?:frouxo|partido|com (?:um )?fio)|solta cabo|contrapesos?|molas?|meia altura',
  swinging: 'pistão|pistões|dobradiças?',
};

/** The prices of the kits, which are for tilting gates. */
const kitPrices = (['kit.padrao', 'kit.speedy', 'kit.jetflex'] as const)
  .map((name) => factText(facts[name]).replace('$', '\\$'))
  .join('|');

function wordsOf(alternatives: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${alternatives})(?![\\p{L}\\d])`, 'iu');
}

function boundsOfGate(gate: GateMovement): Bounds {
  const others = gates.filter((other) => other !== gate);
  const strayNames = others.map((other) => `${nouns[other]}|${tellingParts[other]}`).join('|');
  return {
    foreign: wordsOf(
      [
        strayNames,
        ...(gate === 'sliding' ? ['pivôs?'] : []),
        ...(gate === 'tilting' ? [] : [kitPrices]),
      ].join('|'),
    ),
    own: wordsOf(`${nouns[gate]}|${ownParts[gate]}`),
    gate,
    strayParts: wordsOf(strayPartsOf(gate)),
  };
}

const houseBounds: Bounds = {
  foreign: wordsOf('(?<!não o )(?:em casa|numa casa|(?:portão|portões|folha) de casa|sobrados?|quintal)'),
  own: wordsOf(
    'prédios?|condomínios?|coletiv[ao]s?|lojas?|empresas?|comércio|síndico|galpão|portaria|moradores|vilas?|torres?',
  ),
  gate: null,
  strayParts: null,
};

/** A board with an inverter drives the motor by transistors: it has no relay for each way and no starting capacitor. */
const inverterBounds: Bounds = {
  foreign: wordsOf('relés?|capacitor de partida'),
  own: wordsOf('invers(?:or|ora|ores)|módulo de potência|sem (?:relé|capacitor)'),
  gate: null,
  strayParts: null,
};
const inverters = /^(?:jetflex|triflex|inversora?|inverter|brushless)$/;

/** What the title excludes; empty for a title that names neither one gate nor a building. */
export function boundsOf(meaning: TitleMeaning): Bounds[] {
  const gate = gateInTitle(meaning);
  const isAboutBuilding = [meaning.main, ...meaning.others].some(
    (subject) => subject && isCollective(subject),
  );
  const isAboutInverter = meaning.words.some((word) => inverters.test(word)) && !comparesInverter(meaning);
  const ofGate = gate === null ? null : boundsOfGate(gate);
  // 'Cabo de aço do portão de correr' asks about a part that such a gate does not have.
  const asksOfStray = ofGate?.strayParts?.test(meaning.title) === true;
  return [
    ...(ofGate === null || asksOfStray ? [] : [ofGate]),
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
  /^(?:É |Em troca|El[ea]s?|Is[st]o|Ess[ea]s?|Nel[ea]s?|Ness[ea]s?|Nisso|Dali|Aí|Assim|Por isso|Já|Mas|Também|Depois d(?:isso|el[ea]s?|ess[ea]s?)|N[oa]s outr[oa]s|[OA]s outr[oa]s|O outro|A outra)(?!\p{L})/u;

/**
 * @param least how many sentences at the beginning stay, whatever they are about
 * @returns null if nothing of the paragraph is left
 */
export function fittingParagraph(paragraph: string, bounds: readonly Bounds[], least = 0): string | null {
  if (bounds.length === 0) return paragraph;
  const kept: string[] = [];
  let isAfterGap = false;
  for (const [at, sentence] of sentencesOf(paragraph).entries()) {
    const fitted = bounds.reduce(ofGate, sentence);
    const said = at >= least && isForeign(fitted, bounds) ? clauseOf(fitted, bounds) : fitted;
    const isOut: boolean = said === null || (isAfterGap && refersBack.test(fitted));
    if (!isOut && said !== null) kept.push(said);
    isAfterGap = isOut;
  }
  return kept.length > 0 ? kept.join(' ') : null;
}

/** The sentence without the parts of other gates. */
function ofGate(sentence: string, { gate, strayParts }: Bounds): string {
  if (gate === null || strayParts === null) return sentence;
  const checked = gate === 'tilting' ? sentence : withoutCableChecks(sentence);
  return withoutStrayParts(clausesOfGate(checked, gate, strayParts), strayParts);
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
