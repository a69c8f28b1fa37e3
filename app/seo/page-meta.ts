/** The tags in the head of a public page, made by one function so that no page can miss one. */
import type { MetaDescriptor } from 'react-router';
import { siteName, siteTitleSuffix } from '#content/site.ts';
import { paths } from '../paths.ts';
import type { JsonLd } from './json-ld.ts';

export interface PageMeta {
  /** Without the site suffix. */
  title: string;
  description: string;
  keywords: readonly string[];
  /** Canonical path; null for a page that must not be indexed. */
  canonicalPath: string | null;
  /**
   * The page at the canonical path in another form, chosen by a query. Search engines should not list it separately.
   */
  isVariant?: boolean;
  /** A page with its own address that search engines should not list. */
  isUnlisted?: boolean;
  ogType?: 'website' | 'article';
  jsonLd?: readonly JsonLd[];
}

/** The picture shown with a shared link to home, to an unlisted page, or to a page without a canonical path. */
const siteImage = '/images/og-home.jpg';
const imageSize = { width: '1200', height: '630' };

/** @param siteUrl public origin without a trailing slash */
export function pageMeta(siteUrl: string, page: PageMeta): MetaDescriptor[] {
  const title = `${page.title} | ${siteTitleSuffix}`;
  const image = siteUrl + cardOf(page.isUnlisted ? null : page.canonicalPath);
  const url = page.canonicalPath === null ? null : siteUrl + page.canonicalPath;
  return [
    { title },
    { name: 'description', content: page.description },
    { name: 'keywords', content: page.keywords.join(', ') },
    ...(url === null || page.isVariant || page.isUnlisted ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(url === null
      ? []
      : [
          { tagName: 'link', rel: 'canonical', href: url },
          { property: 'og:url', content: url },
        ]),
    { property: 'og:type', content: page.ogType ?? 'website' },
    { property: 'og:site_name', content: siteName },
    { property: 'og:locale', content: 'pt_BR' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: imageSize.width },
    { property: 'og:image:height', content: imageSize.height },
    { property: 'og:image:alt', content: page.title },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.jsonLd ?? []).map((block) => ({ 'script:ld+json': block })),
  ];
}

function cardOf(canonicalPath: string | null): string {
  const [path] = canonicalPath?.split('?') ?? [];
  return path === undefined || path === paths.home() ? siteImage : paths.socialCard(path);
}
