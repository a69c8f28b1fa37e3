/** What readers of a page ask first, answered beside its title. */
import { z } from 'zod';

export interface HeadingAnswer {
  /** What is asked, in a word or a few. */
  name: string;
  /** One or two short sentences of Markdown. What decides is bold. Figures are tokens of content/facts.ts. */
  answer: string;
}

/** More than six push the text of the page out of a phone's first view. */
export const headingAnswers = z
  .array(z.strictObject({ name: z.string().min(3).max(32), answer: z.string().min(3).max(160) }))
  .min(3)
  .max(6);
