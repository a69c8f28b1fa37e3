/** Renders the Markdown of the answers beside a title. */
import type { HeadingAnswer } from '#content/heading-answer.ts';
import { withFacts } from '#domain/facts/fill-facts.ts';
import type { ShownAnswer } from '../sections/heading-answers.tsx';
import { renderInline } from './markdown.server.ts';

export function renderAnswers(answers: readonly HeadingAnswer[]): ShownAnswer[] {
  return withFacts(answers).map(({ name, answer }) => ({ name, html: renderInline(answer).html }));
}
