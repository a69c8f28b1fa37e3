/** What a page says of the words of its title that nothing speaks of: that it is not known, and how to ask. */
import { honestPassages } from '#content/generator/honest-passages.ts';
import { foldText } from '#domain/fold-text.ts';
import { fillLine, type Slots } from '#domain/generator/compose/fill-line.ts';
import { kindsOfGate } from '#domain/generator/compose/gate-of-title.ts';
import { enumerate } from '#domain/generator/grammar.ts';
import { pick, type Random } from '#domain/generator/random.ts';
import { isKnownWord } from '#domain/generator/title/spelling.ts';
import type { Span } from '#domain/generator/title/title-words.ts';
import type { TitleMeaning } from '#domain/generator/title/understand-title.ts';
import { priceWord } from './said-claims.ts';
import type { Claim } from './title-claims.ts';

const ours = 'PPA';

/** @returns nothing if everything has been said */
export function honestly(meaning: TitleMeaning, unknown: readonly Claim[], random: Random): string[] {
  const { written, words, brands, main, others, place, faults, direct } = meaning;
  const say = (lines: readonly string[], claims: readonly Claim[], slots: Slots = {}) =>
    claims.length === 0
      ? []
      : [fillLine(pick(lines, random), { ...slots, palavras: quotedWords(written, claims) })];
  if (place?.reach === 'far') return say(honestPassages.elsewhere, unknown);
  if (main?.subject.isNeighbour) return say(honestPassages.notOurs, unknown);
  const gate = others.find(({ id }) => kindsOfGate.includes(id));
  const ofGate = unknown.filter(({ subject }) => subject !== null && subject.id === gate?.id);
  const [brand = ''] = brands;
  const models = brand === '' ? [] : unknown.filter((claim) => isModel(claim, brands));
  const later = unknown.filter((claim) =>
    words.slice(Math.max(0, claim.at - 4), claim.at).some((word) => afterwards.test(word)),
  );
  const priced = unknown.filter(({ phrases }) => phrases.includes(priceWord));
  const taken = new Set([...ofGate, ...models, ...later, ...priced]);
  const isComplaint =
    (faults.length > 0 && (direct === null || direct.isComplaint === true)) || words.includes('quando');
  return [
    ...say(honestPassages.gate, ofGate, { portão: gate?.subject.name ?? '' }),
    ...say(brand === ours ? honestPassages.ourModel : honestPassages.model, models, { marca: brand }),
    ...say(honestPassages.price, priced),
    ...say(honestPassages.afterwards, later),
    ...say(
      isComplaint ? honestPassages.complaint : honestPassages.ours,
      unknown.filter((claim) => !taken.has(claim)),
    ),
  ];
}

const afterwards = /^(?:depois|apos|desde)$/;

/** A name with a capital or a digit beside a brand. */
function isModel({ written, subject, phrases, figure, folded }: Claim, brands: readonly string[]): boolean {
  const isPlain = subject === null && figure === null && phrases.length === 0;
  const isName = /^\p{Lu}|\d/u.test(written) || !isKnownWord(folded);
  return isPlain && isName && !brands.some((brand) => foldText(brand) === folded);
}

/** Words as the title writes them, neighbours together: `"fibra de vidro"`, `"portão antigo"`. */
function quotedWords(written: readonly string[], claims: readonly Claim[]): string {
  const runs: Span[] = [];
  for (const { at } of claims) {
    const last = runs.at(-1);
    if (last && written.slice(last.to, at).every((one) => joints.test(one))) last.to = at + 1;
    else runs.push({ from: gateWord.test(written[at - 1] ?? '') ? at - 1 : at, to: at + 1 });
  }
  return enumerate(runs.map(({ from, to }) => `"${written.slice(from, to).join(' ')}"`));
}

const joints = /^(?:d[eoa]s?|com|em|n[oa]s?|e|a|o|para|por)$/i;

/** An adjective is quoted with what it belongs to. */
const gateWord = /^(?:port[aãõ]\p{L}*|motor\p{L}*|controle\p{L}*|placa|central|garagem)$/iu;
