import { expect, test } from 'vitest';
import { isListedPage } from './is-listed-page.ts';

const canonical = (address: string) => `<link rel="canonical" href="https://site.example${address}"/>`;

test.each([
  ['a page that names itself', canonical('/cidades/moema'), '/cidades/moema'],
  ['a list page with its query', canonical('/sitemap?pagina=2'), '/sitemap?pagina=2'],
  ['a site map, which names no address', '<urlset></urlset>', '/sitemap.xml'],
])('%s is listed', (_, body, key) => expect(isListedPage(body, key)).toBe(true));

test.each([
  ['an unknown topic', '<meta name="robots" content="noindex"/>', '/topicos/x'],
  ['the home page for a made-up city', canonical('/'), '/?cidade=x'],
  ['a topic that shows a generated page', canonical('/links-uteis/x'), '/topicos/x'],
])('%s is not listed', (_, body, key) => expect(isListedPage(body, key)).toBe(false));
