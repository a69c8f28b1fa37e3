/** How a title asks, if it asks (SPEC.md section 3). */
import type { QuestionType } from '#content/generator/material.ts';
import { foldText } from '#domain/fold-text.ts';

/** The first that fits counts: "como escolher" is a choice, "como saber quando trocar" a sign. */
const patterns: readonly [QuestionType, RegExp][] = [
  [
    'worth-it',
    /\bvale a pena\b|\bcompensa\b|\bconsertar ou trocar\b|\btrocar ou consertar\b|\bou (?:comprar|trocar)\b/,
  ],
  [
    'which',
    /\bqual\b|\bquais\b|\bescolher\b|\bmelhor\b|\bmelhores\b|\btipos de\b|\bdiferencas?\b|\bque motor\b/,
  ],
  [
    'when',
    /\bquando\b|\bde quanto em quanto\b|\ba cada quanto\b|\bsina(?:l|is)\b|\bquanto tempo\b|\bcomo saber\b/,
  ],
  ['where', /\bonde\b|\bperto de mim\b|\bmais proxim[oa]\b|\bperto\b/],
  ['why', /\bpor ?que\b|\bmotivos?\b|\bcausas?\b/],
  ['how-to', /\bcomo\b|\bpasso a passo\b|\btutorial\b|\bo que fazer\b/],
];

export function findQuestionType(title: string): QuestionType {
  const text = foldText(title);
  return patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? 'general';
}
