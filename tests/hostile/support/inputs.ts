/** Hostile strings, the same for the same seed: pieces of a grammar in any order, odd characters, and long repetitions. */
import { mulberry32, pick, type Random } from '#domain/generator/random.ts';

/** White space, controls, lone surrogates, letters whose case or accents are special, and look-alikes. */
const oddCharacters = [
  0, 9, 10, 13, 27, 32, 127, 0x85, 0xa0, 0x200b, 0x202e, 0x2028, 0xfeff, 0xd800, 0xdfff, 0x1f600, 0x10ffff,
  0x301, 0x130, 0xdf, 0xfb01, 0xff1d, 0xff0f,
].map((code) => String.fromCodePoint(code));

/** Strings that have broken parsers before: encodings, markup, quotes, paths, numbers. */
const oddWords = String.raw`
  % %0 %00 %zz %2f %2E%2e %C3%A3 %ff %F0%9F + & = ? # ; , . " ' \ \" "" ( ) [ ] { } < > </ <!-- <script> &lt;
  / // ../ \..\ file: http:// javascript: //evil.example @ : * | $ ^ - -- _ ~ 0 1 -1 1e999 NaN null true
  99999999999999999999 __proto__ constructor toString hasOwnProperty '/**/or/**/1=1-- {{7*7}} a A ç ã portão`
  .trim()
  .split(/\s+/);

const oddPieces = [...oddCharacters, '\r\n', '   ', '`', 'x'.repeat(70), ...oddWords];

const usualPieces = 14;
const usualCharacters = 40;
/** Only long inputs show that an expression is slow. They cost more, so they are rarer after the first few thousand inputs. */
const firstInputs = 4_000;
const longEvery = { atFirst: 40, later: 500 };

export interface Grammar {
  tokens: readonly string[];
  maxLength: number;
}

/** @returns a function that yields the next input */
export function hostileInputs({ tokens, maxLength }: Grammar, seed: number): () => string {
  const random = mulberry32(seed);
  const pieces = [...tokens, ...tokens, ...oddPieces];
  let made = 0;
  return () => {
    made += 1;
    const isLong = made % (made <= firstInputs ? longEvery.atFirst : longEvery.later) === 0;
    const input = isLong ? repetition(pieces, maxLength, random) : short(pieces, random);
    return input.slice(0, maxLength);
  };
}

function short(pieces: readonly string[], random: Random): string {
  const kind = random();
  if (kind < 0.15) return characters(random);
  const piece = sequence(pieces, usualPieces, random);
  return kind < 0.8 ? piece : mutated(piece, random);
}

/** Repeats a short unit, with a different beginning and end, so that an expression fails late. */
function repetition(pieces: readonly string[], maxLength: number, random: Random): string {
  const unit = sequence(pieces, 3, random) || ' ';
  const begin = sequence(pieces, 2, random);
  const end = sequence(pieces, 2, random);
  const length = Math.max(0, maxLength - begin.length - end.length);
  return begin + unit.repeat(Math.floor(length / unit.length)) + end;
}

function sequence(pieces: readonly string[], most: number, random: Random): string {
  let text = '';
  for (let left = Math.floor(random() * (most + 1)); left > 0; left -= 1) text += pick(pieces, random);
  return text;
}

function characters(random: Random): string {
  const highest = pick([0x80, 0x100, 0x3000, 0x10000], random);
  const codes = Array.from({ length: random() * usualCharacters }, () => Math.floor(random() * highest));
  return String.fromCharCode(...codes);
}

function mutated(text: string, random: Random): string {
  const at = Math.floor(random() * text.length);
  const removed = Math.floor(random() * 4);
  return text.slice(0, at) + pick(oddPieces, random) + text.slice(at + removed);
}
