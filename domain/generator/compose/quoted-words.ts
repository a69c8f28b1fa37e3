import { enumerate } from '#domain/generator/grammar.ts';
import type { Claim } from '#domain/generator/title/title-claims.ts';
import type { Span } from '#domain/generator/title/title-words.ts';

/** Words as the title writes them, neighbours together: `"fibra de vidro"`, `"portão antigo"`. */
export function quotedWords(written: readonly string[], claims: readonly Claim[]): string {
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
