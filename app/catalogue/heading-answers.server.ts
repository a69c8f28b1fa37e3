/** Renders the Markdown of the answers beside a title. */
import type { HeadingAnswer } from '#content/heading-answer.ts';
import { withFacts } from '#domain/facts/fill-facts.ts';
import type { ShownAnswer } from '../sections/heading-answers.tsx';
import { renderInline } from './markdown.server.ts';

/** An amount, such as '6 meses', stays on one line. A longer phrase may break, so that no word of it is left alone. */
const spaceInAmount = /(?<=<strong>[^\s<]+) (?=[^\s<]+<\/strong>)/g;
/** A last word of one or two letters is not left alone on a line. */
const spaceBeforeShortEnd = / (?=\S{1,2}$)/;

export function renderAnswers(answers: readonly HeadingAnswer[]): ShownAnswer[] {
  return withFacts(answers).map(({ name, answer }) => ({
    name: name.replace(spaceBeforeShortEnd, '\u00a0'),
    html: renderInline(answer).html.replace(spaceInAmount, '\u00a0'),
  }));
}
