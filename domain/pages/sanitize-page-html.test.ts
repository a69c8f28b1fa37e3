import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import { renderPageHtml } from './render-page-html.ts';
import { sanitizePageHtml } from './sanitize-page-html.ts';

const tags = new Set('h1 h2 h3 h4 h5 h6 p div span strong em ul ol li a br'.split(' '));

/**
 * Everything in the HTML that is not allowed, as htmlparser2 reads it. The sanitiser uses the same parser, and
 * `sanitize-page-html.ts` says why a browser reads sanitised HTML in the same way.
 */
function offences(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (!tags.has(name)) found.push(`<${name}>`);
      for (const [attribute, value] of Object.entries(attributes)) {
        const isAllowed =
          attribute === 'class' ||
          attribute === 'id' ||
          (name === 'a' && attribute === 'rel' && value === 'noopener noreferrer') ||
          (name === 'a' && attribute === 'href' && /^(https?:\/\/|\/(?![/\\]))/i.test(value));
        if (!isAllowed) found.push(`${attribute}="${value}"`);
      }
    },
    oncomment: (text) => found.push(`<!--${text}-->`),
    onprocessinginstruction: (name) => found.push(`<${name}`),
  });
  parser.end(html);
  return found;
}

test('the specified tags and attributes are kept unchanged', () => {
  const html =
    '<h2 id="a" class="b">Título</h2><p>Um <strong>texto</strong> <em>bom</em><br />aqui</p>' +
    '<ul><li>um</li></ul><ol><li>dois</li></ol><div><span>três</span></div><a href="/motores">Motores</a>';
  expect(sanitizePageHtml(html)).toBe(html);
});

test('other tags are removed but their text is kept; scripts and styles are removed with their text', () => {
  expect(sanitizePageHtml('<table><tr><td>preço</td></tr></table>')).toBe('preço');
  expect(
    sanitizePageHtml('<script>alert(1)</script><style>p{}</style><p onclick="x()" style="y">ok</p>'),
  ).toBe('<p>ok</p>');
});

test('external links send no referrer, and internal links have no rel', () => {
  expect(sanitizePageHtml('<a href="https://exemplo.com.br" rel="opener" target="_blank">x</a>')).toBe(
    '<a href="https://exemplo.com.br" rel="noopener noreferrer">x</a>',
  );
  expect(sanitizePageHtml('<a href="/duvidas-frequentes?a=1&amp;b=2" rel="me">x</a>')).toBe(
    '<a href="/duvidas-frequentes?a=1&amp;b=2">x</a>',
  );
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'javascript&colon;alert(1)',
  'java&Tab;script:alert(1)',
  '&#106;avascript&#x3A;alert(1)',
  ' \u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https:/\\evil.example',
  'https://',
  'ftp://evil.example',
  'tel:123',
  'relativo',
  '#alvo',
  '',
])('a link to %j loses its address', (href) => {
  expect(sanitizePageHtml(`<a href="${href.replaceAll('"', '&quot;')}">x</a>`)).toBe('<a>x</a>');
});

const hostile = [
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<<script>script>alert(1)<</script>/script>',
  '<p title="<script>">x</p>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<a href="javascript&colon;alert(1)" onmouseover=alert(1)>x</a>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"></iframe>',
  '<p id="x" id="y" onclick="a" CLASS=z>x</p>',
  '<form><button formaction=javascript:alert(1)>x</button></form>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<p class="&quot; onclick=&quot;alert(1)">x</p>',
  '<plaintext><p>x',
  '<template><script>alert(1)</script></template>',
  '<a href="https://a.example/&quot;onclick=&quot;x">x</a>',
  '<object data="data:text/html,x"></object><embed src=x><base href=//evil.example><meta http-equiv=refresh content=0>',
];

test.each(hostile)('nothing forbidden survives in %s', (html) => {
  expect(offences(sanitizePageHtml(html))).toEqual([]);
});

const pieces = fc.oneof(
  fc.constantFrom(...hostile),
  fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '&',
    '/',
    '=',
    '<!--',
    '-->',
    ']]>',
    '&lt;',
    '&amp;',
    '\u0000',
    '`',
    ' ',
    '\n',
  ),
  fc.constantFrom(
    '<p>',
    '</p>',
    '<a href="',
    '<script',
    '</script>',
    '<svg>',
    '<math>',
    '<li>',
    '<br/>',
    '<h1 class=x>',
  ),
  fc.constantFrom('onclick=', 'href=javascript:', 'style=', 'class="', 'javascript&colon;', '/\\'),
  fc.string({ unit: 'binary', maxLength: 5 }),
);
const soup = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(''));

test('nothing forbidden survives in any combination of hostile pieces', () => {
  fc.assert(
    fc.property(soup, (html) => {
      expect(offences(sanitizePageHtml(html))).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

test('sanitising again changes nothing', () => {
  fc.assert(
    fc.property(soup, (html) => {
      const once = sanitizePageHtml(html);
      expect(sanitizePageHtml(once)).toBe(once);
    }),
    { numRuns: 1000 },
  );
});

test('deep nesting is cut off, but its text is kept', () => {
  const html = sanitizePageHtml(`${'<div>'.repeat(5000)}fim${'</div>'.repeat(5000)}`);
  expect(html.match(/<div>/g)?.length).toBeLessThan(100);
  expect(html).toContain('fim');
});

test('rendered content has no h1: all its headings are lowered together', () => {
  expect(renderPageHtml('<h1 id="t">A</h1><h2>B</h2><h6>C</h6>')).toBe(
    '<h2 id="t">A</h2><h3>B</h3><h6>C</h6>',
  );
  expect(renderPageHtml('<h2>B</h2><h3>C</h3>')).toBe('<h2>B</h2><h3>C</h3>');
});

test('rendering sanitises whatever the database contains', () => {
  fc.assert(
    fc.property(soup, (html) => {
      const rendered = renderPageHtml(html);
      expect(offences(rendered)).toEqual([]);
      expect(rendered).not.toMatch(/<h1[\s>]/i);
    }),
  );
});
