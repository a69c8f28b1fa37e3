/** The sentence search engines show below a title: as long as they show, and no longer. */
import { descriptions } from '#content/generator/descriptions.ts';
import type { TitleAnalysis } from './analyze-title.ts';
import { closest } from './choose.ts';
import { type Random, shuffled } from './random.ts';
import { fillLine } from './write-line.ts';

const shortest = 70;
const longest = 160;

export function describePage(analysis: TitleAnalysis, random: Random): string {
  const wordings = closest(descriptions, analysis).flatMap((passage) => passage.wordings);
  // Stored on one line, where a no-break space becomes a plain one.
  const written = shuffled(wordings, random).map((wording) =>
    fillLine(wording, analysis, random).replaceAll('\u00a0', ' '),
  );
  const fitting = written.find((text) => text.length >= shortest && text.length <= longest);
  return fitting ?? shortened(written[0] ?? '');
}

function shortened(text: string): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest).replace(/[\s,.;:]+\S*$/, '')}.`;
}
