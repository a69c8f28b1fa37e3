/** A page as it will be stored and shown, cleaned by the same functions as on the server. */
import { mapFields, type PageInput, pageFields } from '#domain/pages/page-fields.ts';
import { plainText } from '#domain/pages/plain-text.ts';
import { renderPageHtml } from '#domain/pages/render-page-html.ts';
import { sanitizePageHtml } from '#domain/pages/sanitize-page-html.ts';
import { slugFromTitle } from '#domain/slug.ts';
import { paths } from '../../paths.ts';
import { removedTags } from './removed-tags.ts';

export function cleanedPage(input: PageInput) {
  const stored = sanitizePageHtml(input.content);
  const head = cleanedHead(input);
  const texts = mapFields(pageFields, (field) =>
    field === 'content' ? renderPageHtml(stored) : plainText(input[field] ?? ''),
  );
  return {
    ...head,
    /** As visitors read it. */
    shown: { ...texts, title: head.title },
    removed: removedTags(input.content, stored),
  };
}

/** What lists, search engines and chats show of the page. */
export function cleanedHead({ title, slug, description }: Omit<PageInput, 'content'>) {
  return {
    title: plainText(title) || 'Sem título',
    path: paths.generatedPage(slugFromTitle(plainText(slug)) || '…'),
    description: plainText(description ?? ''),
  };
}
