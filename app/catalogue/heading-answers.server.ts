/** Renders the Markdown of the answers beside a title. */
import type { HeadingAnswer } from '#content/heading-answer.ts';
import { withFacts } from '#domain/facts/fill-facts.ts';
import type { ShownAnswer } from '../sections/heading-answers.tsx';
import { renderInline } from './markdown.server.ts';

/** A line may break after a `strong`, which is a block in its line, and would begin with this mark. */
const markAfterStrong = /<\/strong>([,.;:])/g;
/** A last word of one or two letters is not left alone on a line. */
const spaceBeforeShortEnd = / (?=\S{1,2}$)/;

export function renderAnswers(answers: readonly HeadingAnswer[]): ShownAnswer[] {
  return withFacts(answers).map(({ name, answer }) => ({
    name: name.replace(spaceBeforeShortEnd, '\u00a0'),
    html: renderInline(answer).html.replace(markAfterStrong, '$1</strong>'),
  }));
}
