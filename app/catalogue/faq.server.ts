/** Validates the questions of content/ and renders their Markdown. */
import { z } from 'zod';
import { faqGroups } from '#content/faq.ts';
import { type FaqItem, faqGroup, faqItem } from '#content/faq-item.ts';
import { withFacts } from '#domain/facts/fill-facts.ts';
import type { FaqEntry } from '../ui/faq-list.tsx';
import { renderInline } from './markdown.server.ts';

/** @throws an error that names the invalid item */
export function readFaq(items: readonly FaqItem[]): FaqEntry[] {
  return renderFaq(z.array(faqItem).parse(withFacts(items)));
}

/** @param items validated, with their figures filled in */
export function renderFaq(items: readonly FaqItem[]): FaqEntry[] {
  return items.map(({ question, answer }) => {
    const { html, text } = renderInline(answer);
    return { question, answerHtml: html, answerText: text };
  });
}

/** Rendered once, when this module is loaded. */
export const faqPageGroups = z
  .array(faqGroup)
  .parse(faqGroups)
  .map(({ id, heading, items }) => ({ id, heading, entries: readFaq(items) }));
