import { expect, test } from 'vitest';
import { isListedPage } from './is-listed-page.ts';

const canonical = (address: string) => `<link rel="canonical" href="https://site.example${address}"/>`;

test.each([
  ['a page that names itself', canonical('/cidades/moema'), '/cidades/moema', true],
  ['a list page with its query', canonical('/sitemap?pagina=2'), '/sitemap?pagina=2', true],
  ['a site map, which names no address', '<urlset></urlset>', '/sitemap.xml', true],
  ['an unknown topic', '<meta name="robots" content="noindex"/>', '/topicos/x', false],
  ['the home page for a made-up city', canonical('/'), '/?cidade=x', false],
  ['a topic that shows a generated page', canonical('/links-uteis/x'), '/topicos/x', false],
])('%s', (_, body, key, isListed) => expect(isListedPage(body, key)).toBe(isListed));
