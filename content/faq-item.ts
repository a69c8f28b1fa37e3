/** A question with its answer, on the FAQ page and on every page that answers a few of its own. */
import { z } from 'zod';

const shortestAnswerWords = 30;
const longestAnswerWords = 70;

/** Words a reader sees: the target of a Markdown link is none of them. */
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
    }, `has not ${shortestAnswerWords} to ${longestAnswerWords} words`),
});
export type FaqItem = z.infer<typeof faqItem>;

export const faqGroup = z.strictObject({
  /** Fragment of the group's address. */
  id: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  heading: z.string().min(5).max(40),
  items: z.array(faqItem).min(3),
});
export type FaqGroup = z.infer<typeof faqGroup>;
