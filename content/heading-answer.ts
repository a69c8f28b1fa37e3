/** What readers of a page ask first, answered next to its title. */
import { z } from 'zod';

const headingAnswer = z.strictObject({
  /** The question, in one word or a few. */
  name: z.string().min(3).max(32),
  /** One or two short sentences of Markdown. The deciding words are bold. Figures are tokens of content/facts.ts. */
  answer: z.string().min(3).max(160),
});

export type HeadingAnswer = z.infer<typeof headingAnswer>;

/** More than six push the text of the page out of a phone's first view. */
export const headingAnswers = z.array(headingAnswer).min(3).max(6);
