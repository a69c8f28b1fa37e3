/** Makes the questions of content/ ready for a page: checked by their schema, their Markdown read once. */
import { z } from 'zod';
import { faqGroups } from '#content/faq.ts';
import { type FaqItem, faqGroup, faqItem } from '#content/faq-item.ts';
import type { FaqEntry } from '../ui/faq-list.tsx';
import { readInline } from './markdown.server.ts';

/** @throws naming the item that does not fit */
export function readFaq(items: readonly FaqItem[]): FaqEntry[] {
  return z
    .array(faqItem)
    .parse(items)
    .map(({ question, answer }) => {
      const { html, text } = readInline(answer);
      return { question, answerHtml: html, answerText: text };
    });
}

export const faqPageGroups = z
  .array(faqGroup)
  .parse(faqGroups)
  .map(({ id, heading, items }) => ({ id, heading, entries: readFaq(items) }));
