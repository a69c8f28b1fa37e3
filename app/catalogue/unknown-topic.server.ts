/**
 * What /topicos/{slug} shows for an unknown topic: the generated page with that slug, with a canonical link to its
 * own address, or a general text that is not indexed.
 */
import { generalTopic } from '#content/topic-page.ts';
import type { PageReader } from '#domain/pages/published-page.ts';
import { renderPageHtml } from '#domain/pages/render-page-html.ts';
import { titleFromSlug } from '#domain/slug.ts';
import { paths } from '../paths.ts';
import { keywordsFromTitle } from '../seo/keywords.ts';

/** @returns null if the slug contains no letter or digit for a heading */
export async function unknownTopic(slug: string, pages: PageReader) {
  const page = await pages.findBySlug(slug);
  if (page !== null) {
    return {
      name: page.title,
      html: renderPageHtml(page.content),
      isGenerated: true,
      meta: {
        title: page.title,
        description: page.description,
        keywords: keywordsFromTitle(page.title),
        canonicalPath: paths.generatedPage(page.slug),
        isUnlisted: !page.isListed,
      },
    };
  }
  const name = titleFromSlug(slug);
  if (name === '') return null;
  return {
    name,
    isGenerated: false,
    html: generalTopic.paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join(''),
    meta: {
      title: name,
      description: generalTopic.description,
      keywords: keywordsFromTitle(name),
      canonicalPath: null,
    },
  };
}
