import { expect, test } from 'vitest';
import { pageMeta } from './page-meta.ts';

const page = {
  title: 'Garantia',
  description: 'O que a garantia cobre.',
  keywords: ['garantia', 'motor PPA'],
  canonicalPath: '/garantia',
};

test('a page has its title with the site suffix, description, keywords, canonical and social tags', () => {
  expect(pageMeta('https://example.com', page)).toMatchInlineSnapshot(`
    [
      {
        "title": "Garantia | Motor de Portão PPA - Kit Completo Instalado",
      },
      {
        "content": "O que a garantia cobre.",
        "name": "description",
      },
      {
        "content": "garantia, motor PPA",
        "name": "keywords",
      },
      {
        "href": "https://example.com/garantia",
        "rel": "canonical",
        "tagName": "link",
      },
      {
        "content": "https://example.com/garantia",
        "property": "og:url",
      },
      {
        "content": "website",
        "property": "og:type",
      },
      {
        "content": "Motor de Portão PPA",
        "property": "og:site_name",
      },
      {
        "content": "pt_BR",
        "property": "og:locale",
      },
      {
        "content": "Garantia",
        "property": "og:title",
      },
      {
        "content": "O que a garantia cobre.",
        "property": "og:description",
      },
      {
        "content": "https://example.com/social/garantia.png",
        "property": "og:image",
      },
      {
        "content": "1200",
        "property": "og:image:width",
      },
      {
        "content": "630",
        "property": "og:image:height",
      },
      {
        "content": "Garantia",
        "property": "og:image:alt",
      },
      {
        "content": "summary_large_image",
        "name": "twitter:card",
      },
    ]
  `);
});

test('a page without a canonical path has `noindex` and no canonical address', () => {
  const tags = pageMeta('https://example.com', { ...page, canonicalPath: null });
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(tags.some((tag) => 'rel' in tag || ('property' in tag && tag.property === 'og:url'))).toBe(false);
});

test('structured data blocks come after all other tags', () => {
  const block = { '@context': 'https://schema.org', '@type': 'Service', name: 'Garantia' } as const;
  expect(pageMeta('https://example.com', { ...page, jsonLd: [block] }).at(-1)).toEqual({
    'script:ld+json': block,
  });
});

test('a variant of a page is not indexed and names the page itself as its canonical address', () => {
  const tags = pageMeta('https://example.com', { ...page, isVariant: true });
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://example.com/garantia' });
});
