import fc from 'fast-check';
import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { batchTitles } from '#domain/generator/batch.ts';
import { generatePage } from '#domain/generator/generate-page.ts';
import { mulberry32 } from '#domain/generator/random.ts';
import { sanitizePageHtml } from '#domain/pages/sanitize-page-html.ts';
import { readHtml } from './read-html.ts';
import { isBlankText, schema } from './schema.ts';
import { writeHtml } from './write-html.ts';

type HtmlNode = ReturnType<typeof parseDocument>['children'][number];

const inlineTags = ['a', 'span', 'strong', 'em'];

/** What a reader sees: the blocks, and each character in them with the tags around it, in no particular order. */
function asShown(html: string): string[] {
  const shown: string[] = [];
  const visit = (nodes: readonly HtmlNode[], marks: readonly string[]): void => {
    for (const node of nodes) {
      if (node.type === 'text') {
        const around = [...new Set(marks)].sort().join();
        shown.push(
          ...node.data
            .replace(/[ \t\r\n\f]+/g, ' ')
            .replace(/./gsu, `$&|${around}\n`)
            .split('\n'),
        );
      } else if ('attribs' in node) {
        const { href, class: name, id } = node.attribs;
        const tag = `${node.name} ${href ?? ''} ${name || ''} ${id || ''}`;
        if (inlineTags.includes(node.name)) visit(node.children, [...marks, tag]);
        else {
          shown.push(`<${tag}>`);
          visit(node.children, marks);
          shown.push(`</${node.name}>`);
        }
      }
    }
  };
  visit(parseDocument(html).children, []);
  return withoutInvisibleSpace(shown.filter((line) => line !== ''));
}

/** White space is invisible at the ends of a line and after other white space. */
function withoutInvisibleSpace(lines: string[]): string[] {
  const isSpace = (line: string | undefined) => line?.startsWith(' |') === true;
  const isEnd = (line: string | undefined) => line === undefined || line.startsWith('<');
  const once = lines.filter((line, index) => !isSpace(line) || !isSpace(lines[index - 1]));
  return once.filter((line, index) => !isSpace(line) || (!isEnd(once[index - 1]) && !isEnd(once[index + 1])));
}

const names = fc.record(
  { class: fc.constantFrom('a', 'b c'), id: fc.constantFrom('x', 'y') },
  { requiredKeys: [] },
);
const attributes = names.map((given) =>
  Object.entries(given)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join(''),
);
const words = fc.constantFrom('um', ' dois ', '  ', '\n', 'a & b', '1 &lt; 2', '“ç”', '&nbsp;', 'fim.');

const { block } = fc.letrec<{ inline: string; block: string; item: string }>((tie) => ({
  inline: fc.oneof(
    { depthSize: 'small' },
    words,
    fc.constant('<br>'),
    fc
      .tuple(
        fc.constantFrom('strong', 'em', 'span', 'a href="/motores"', 'a href="https://a.example/?a=1&amp;b"'),
        attributes,
        fc.array(tie('inline'), { maxLength: 3 }),
      )
      .map(([tag, given, inside]) => `<${tag}${given}>${inside.join('')}</${tag.split(' ')[0]}>`),
  ),
  item: fc
    .tuple(attributes, fc.array(fc.oneof(tie('inline'), tie('block')), { maxLength: 3 }))
    .map(([given, inside]) => `<li${given}>${inside.join('')}</li>`),
  block: fc.oneof(
    { depthSize: 'small' },
    fc
      .tuple(fc.constantFrom('p', 'h1', 'h2', 'h6', 'div'), attributes, fc.array(tie('inline')))
      .map(([tag, given, inside]) => `<${tag}${given}>${inside.join('')}</${tag}>`),
    fc
      .tuple(fc.constantFrom('ul', 'ol'), attributes, fc.array(tie('item'), { minLength: 1, maxLength: 3 }))
      .map(([tag, given, inside]) => `<${tag}${given}>\n${inside.join('\n')}</${tag}>`),
    fc
      .tuple(attributes, fc.array(fc.oneof(tie('block'), words), { maxLength: 3 }))
      .map(([given, inside]) => `<div${given}>${inside.join('')}</div>`),
  ),
}));
const page = fc.array(block, { maxLength: 5 }).map((blocks) => blocks.join('\n'));

test('a text that the editor opens is written so that it looks the same, passes the sanitiser, and opens as the same text', () => {
  let opened = 0;
  fc.assert(
    fc.property(page, (html) => {
      const read = readHtml(html);
      if (!read.ok || isBlankText(read.value)) return;
      opened += 1;
      const written = writeHtml(read.value);
      expect(asShown(written)).toEqual(asShown(html));
      expect(sanitizePageHtml(written)).toBe(written);
      const again = readHtml(written);
      expect(again.ok && again.value.toJSON()).toEqual(read.value.toJSON());
    }),
    { numRuns: 3000 },
  );
  expect(opened).toBeGreaterThan(200);
});

test('every page that the generator writes in a batch can be opened, and looks the same when written back', () => {
  const random = mulberry32(7);
  for (const title of batchTitles(random)) {
    const { html } = generatePage({ title, creativity: 80, random });
    const read = readHtml(html);
    expect([title, read.ok && asShown(writeHtml(read.value))]).toEqual([title, asShown(html)]);
  }
});

test.each([
  '<h2 class="destaque" id="preco">Preço</h2>\n<p>Um <strong>texto <em>bom</em></strong></p>',
  '<ul>\n<li>um</li>\n<li><p>solto</p></li>\n<li>com lista\n<ol>\n<li>dentro</li>\n</ol></li>\n</ul>',
  '<p>Fale <a href="/motores">aqui</a>, <a href="https://wa.me/5511" rel="noopener noreferrer">ali</a><br />já</p>',
  '<div class="caixa">\n<p>a</p>\n<div>b</div>\n</div>\n<p></p>',
  '',
])('%j is written exactly as it was read', (html) => {
  const read = readHtml(html);
  expect(read.ok && writeHtml(read.value)).toBe(html);
});

test('a single empty paragraph is written as no text, so that the form can say that the text is missing', () => {
  const read = readHtml('<p></p>');
  expect(read.ok && writeHtml(read.value)).toBe('');
});

test('text without any tag becomes a paragraph', () => {
  const read = readHtml('Só <em>texto</em>.\n');
  expect(read.ok && writeHtml(read.value)).toBe('<p>Só <em>texto</em>.</p>');
});

test.each([
  ['<table><tr><td>x</td></tr></table><p>y</p>', { code: 'tags', names: ['table', 'tr', 'td'] }],
  ['<p>a<!-- nota --></p>', { code: 'tags', names: ['!--'] }],
  ['<p style="color:red" onclick="x()">a</p>', { code: 'attributes', names: ['style', 'onclick'] }],
  ['<a href="javascript:x()">a</a>', { code: 'attributes', names: ['href'] }],
  ['<p><a href="/" target="_blank">a</a></p>', { code: 'attributes', names: ['target'] }],
  ['<ul>solto<li>a</li></ul>', { code: 'structure' }],
  ['<strong><p>a</p></strong>', { code: 'structure' }],
  ['<li>a</li>', { code: 'structure' }],
  ['<p><a id="alvo"></a>a</p>', { code: 'structure' }],
  ['<div>a<p>b</p></div>', { code: 'structure' }],
  ['<ul><li><ul><li>a</li></ul>depois</li></ul>', { code: 'structure' }],
  ['<div>'.repeat(80), { code: 'structure' }],
])('%s is not opened in the editor', (html, failure) => {
  expect(readHtml(html)).toEqual({ ok: false, failure });
});

test('typed special characters and an empty list item are written as the sanitiser would leave them', () => {
  const doc = schema.node('doc', null, [
    schema.node('paragraph', null, [schema.text('1 < 2 & "3" > 0')]),
    schema.node('bullet_list', null, [schema.node('list_item', null, [schema.node('paragraph')])]),
  ]);
  const html = writeHtml(doc);
  expect(html).toBe('<p>1 &lt; 2 &amp; "3" &gt; 0</p>\n<ul>\n<li></li>\n</ul>');
  expect(sanitizePageHtml(html)).toBe(html);
});
