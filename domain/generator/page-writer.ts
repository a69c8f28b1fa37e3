/** Writes points one after another and remembers what the page has said, so that it says nothing twice. */
import type { Point } from '#content/generator/material.ts';
import type { TitleAnalysis } from './analyze-title.ts';
import { sentencesOf } from './grammar.ts';
import { type Random, shuffled } from './random.ts';
import { fillLine, lineToText } from './write-line.ts';

/** A figure in more places than this reads like a leaflet. */
const mentionsOfFigure = 2;

export interface PageWriter {
  /**
   * @param mayWear whether a figure may be named however often
   * @returns null when every wording would repeat a sentence or wear out a figure
   */
  write: (point: Point, random: Random, mayWear?: boolean) => string | null;
}

/** A label or a plain "Não." may come again. */
function isTelling(sentence: string): boolean {
  return sentence.split(' ').length > 3;
}

export function createPageWriter(analysis: TitleAnalysis): PageWriter {
  const said = new Set<string>();
  const mentions = new Map<string, number>();

  function write(point: Point, random: Random, mayWear = false): string | null {
    const wordings = typeof point === 'string' ? [point] : point;
    for (const wording of shuffled(wordings, random)) {
      const text = fillLine(wording, analysis, random);
      const sentences = sentencesOf(lineToText(text).toLowerCase()).filter(isTelling);
      const figures = lineToText(text).match(/R\$\s[\d.]+|\d+ (?:anos?|meses|horas|segundos)/g) ?? [];
      if (sentences.some((sentence) => said.has(sentence))) continue;
      if (!mayWear && figures.some((one) => (mentions.get(one) ?? 0) >= mentionsOfFigure)) continue;
      for (const sentence of sentences) said.add(sentence);
      for (const one of figures) mentions.set(one, (mentions.get(one) ?? 0) + 1);
      return text;
    }
    return null;
  }

  return { write };
}
