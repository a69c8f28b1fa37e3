/**
 * Replaces the tokens of a text with the figures of content/facts.ts. A token is one of:
 *
 * - `{{repair.from}}`: the figure with its unit
 * - `{{kit.speedy - kit.padrao}}`: the difference of two figures of one unit
 * - `{{kit.padrao / instalments}}`: the first divided by the second, in the unit of the first
 * - `{{parts.warranty in words}}`: `seis meses`; `in Words` at the beginning of a sentence
 * - `{{motor.quarterCv.weight in digits}}`: `150`
 * - `{{example 88 kg}}`: a figure that the text works out as an example, which is not a claim of ours
 */
import { type Fact, type FactName, facts } from '#content/facts.ts';
import { factDigits, factText, factWords } from './fact-text.ts';
import { markFigure } from './mark-figure.ts';

const token = /\{\{(.+?)\}\}/g;
const form = /^(?<name>\S+)(?: (?<kind>-|\/|in) (?<rest>\S+))?$/;

/** @throws if there is no such figure or form; the error names the token, or the amount that has no words */
export function fillFacts(text: string): string {
  return text.replace(token, (whole, inner: string) => {
    if (inner.startsWith('example ')) return inner.slice('example '.length);
    const { name = '', kind, rest = '' } = form.exec(inner)?.groups ?? {};
    const names = [name, ...(kind === 'in' ? [] : [rest])].filter(isFactName);
    return markFigure(figureText(factOf(name, whole), kind, rest, whole), names);
  });
}

function figureText(fact: Fact, kind: string | undefined, rest: string, whole: string): string {
  if (kind === undefined) return factText(fact);
  if (kind === '-') return factText(difference(fact, factOf(rest, whole), whole));
  if (kind === '/') return factText({ ...fact, amount: fact.amount / factOf(rest, whole).amount });
  if (rest === 'words') return factWords(fact);
  if (rest === 'Words') return factWords(fact).replace(/^./, (first) => first.toUpperCase());
  if (rest === 'digits') return factDigits(fact);
  throw new Error(`${whole}: unknown form`);
}

/** A figure on a screen, for a caller that knows its name. */
export function figure(name: FactName): string {
  return markFigure(factText(facts[name]), [name]);
}

/** The same value with the figures of all its texts filled in. */
export function withFacts<Value>(value: Value): Value;
export function withFacts(value: unknown): unknown {
  if (typeof value === 'string') return fillFacts(value);
  if (Array.isArray(value)) return value.map(withFacts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withFacts(part)]));
}

/** The names of the facts that a text quotes, each once. */
export function factsIn(text: string): FactName[] {
  const names = [...text.matchAll(token)].flatMap(([, inner = '']) =>
    inner.startsWith('example ') ? [] : inner.split(' ').filter(isFactName),
  );
  return [...new Set(names)];
}

function isFactName(name: string): name is FactName {
  return Object.hasOwn(facts, name);
}

function factOf(name: string, whole: string): Fact {
  if (!isFactName(name)) throw new Error(`${whole}: no figure has this name`);
  return facts[name];
}

function difference(one: Fact, other: Fact, whole: string): Pick<Fact, 'amount' | 'unit'> {
  if (one.unit !== other.unit) throw new Error(`${whole}: the units differ`);
  return { amount: one.amount - other.amount, unit: one.unit };
}
