/** From a line of material to one line of HTML: wordings chosen, slots filled, markup made. */
import type { TitleAnalysis } from './analyze-title.ts';
import { capitalise } from './grammar.ts';
import { pick, type Random } from './random.ts';
import { fillSlot } from './slots.ts';

/** Innermost first, so that a choice may hold another; a link's brackets hold no bar. */
const choice = /\[([^[\]]*\|[^[\]]*)\]/;
const slot = /\{([^{}]+)\}/g;
const link = /\[([^[\]]+)\]\((\/[^\s()]*)\)/g;

/** @returns text in which `**bold**` and `[links](/path)` still stand */
export function fillLine(line: string, analysis: TitleAnalysis, random: Random): string {
  let chosen = line;
  for (let match = choice.exec(chosen); match !== null; match = choice.exec(chosen)) {
    const wording = pick((match[1] ?? '').split('|'), random);
    chosen = chosen.slice(0, match.index) + wording + chosen.slice(match.index + match[0].length);
  }
  const filled = chosen.replace(slot, (_, name: string) => fillSlot(name, analysis, random));
  return startSentences(filled);
}

/** @returns safe HTML, whatever the text holds */
export function lineToHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(link, '<a href="$2">$1</a>');
}

export function tag(name: string, html: string): string {
  return `<${name}>${html}</${name}>`;
}

export function lineToText(text: string): string {
  return text.replaceAll('**', '').replace(link, '$1');
}

/** A slot at the start of a sentence writes small letters. */
function startSentences(text: string): string {
  return capitalise(text).replace(
    /((?:^|[.?!])\**\s+\**|^\**)(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
