/** A question with its answer, for the FAQ page and for pages with a few questions. */
import { z } from 'zod';

const shortestAnswerWords = 30;
const longestAnswerWords = 70;

/** Counts the words that a reader sees, without the targets of Markdown links. */
function countWords(markdown: string): number {
  return markdown.replace(/\]\([^)]*\)/g, ']').split(/\s+/).length;
}

export const faqItem = z.strictObject({
  question: z.string().min(12).max(90).endsWith('?'),
  /** Inline Markdown, one paragraph. */
  answer: z
    .string()
    .refine((answer) => !answer.includes('\n'), 'has more than one paragraph')
    .refine((answer) => {
      const words = countWords(answer);
      return words >= shortestAnswerWords && words <= longestAnswerWords;
    }, `does not have ${shortestAnswerWords} to ${longestAnswerWords} words`),
});
export type FaqItem = z.infer<typeof faqItem>;

export const faqGroup = z.strictObject({
  /** Fragment of the group's URL. */
  id: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  heading: z.string().min(5).max(40),
  items: z.array(faqItem).min(3),
});
export type FaqGroup = z.infer<typeof faqGroup>;
