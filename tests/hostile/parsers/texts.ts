import { bareWord, isNearlyCommon, significantWords } from '#domain/catalogue/search-words.ts';
import { wordDistance } from '#domain/catalogue/word-distance.ts';
import { escapeXml } from '#domain/escape-xml.ts';
import { htmlToText } from '#domain/generator/html-to-text.ts';
import { understandTitle } from '#domain/generator/title/understand-title.ts';
import { plainText } from '#domain/pages/plain-text.ts';
import { sanitizePageHtml } from '#domain/pages/sanitize-page-html.ts';
import { slugFromName, slugFromSearch, slugFromTitle, titleFromSlug } from '#domain/slug.ts';
import { assertPromise, type Parser } from '#tests/hostile/support/parser.ts';

const words = [
  'motor',
  'portão',
  'não ',
  'abre',
  ' de ',
  'conserto',
  'placa',
  'PPA',
  'quanto custa',
  'wi-fi',
  'moema',
  '?',
];

const tags = [
  '<p>',
  '</p>',
  '<a href="',
  '">',
  '<div class=',
  '<svg>',
  '<math>',
  '<script>',
  '</script>',
  '<style>',
  '<br/>',
  '<img src=x onerror=',
  'onclick=',
  'javascript:',
  '<!--',
  '-->',
  '<![CDATA[',
  '&#x3c;',
  '&lt',
  '<table>',
  '<h1',
];

/**
 * The sanitiser needs a few tenths of a second for a page of the maximum length, too long for a million inputs. If
 * its time grew faster than the length, this shorter length would show it too.
 */
const htmlLength = 8_192;
const titleLength = 200;
const allowedTag = /^<\/?(?:h[1-6]|p|div|span|strong|em|ul|ol|li|a|br)(?=[ />])/;

export const textParsers: readonly Parser[] = [
  {
    name: 'slugs',
    maxLength: 2_000,
    tokens: [...words, '-', '--', ' '],
    feed(input) {
      const slug = slugFromTitle(input);
      assertPromise(/^[\w-]*$/.test(slug) && slugFromTitle(slug) === slug, 'the slug of a title is a slug');
      assertPromise(/^[a-z0-9-]*$/.test(slugFromSearch(input)), 'the slug of a search is a slug');
      assertPromise(!/\s/.test(slugFromName(input)), 'the slug of a name has no white space');
      assertPromise(
        !/[-\s]/.test(titleFromSlug(input).charAt(0)),
        'a title does not begin with a hyphen or white space',
      );
    },
  },
  {
    name: 'search words',
    maxLength: 2_000,
    tokens: words,
    feed(input) {
      const found = significantWords(input);
      assertPromise(found.length <= 12, 'a search has at most twelve words');
      for (const word of found) {
        assertPromise(/^!?[a-z0-9]+$/.test(word), 'a word consists of letters and digits');
        isNearlyCommon(bareWord(word));
        wordDistance(bareWord(word), 'basculante');
      }
    },
  },
  {
    name: 'title analysis',
    maxLength: titleLength,
    tokens: words,
    feed(input) {
      const { unknownWords, figures } = understandTitle(input);
      const title = input.normalize('NFC');
      assertPromise(
        unknownWords.every((word) => title.includes(word)) && figures.every(({ amount }) => amount >= 0),
        'the unknown words come from the title, and no figure is negative',
      );
    },
  },
  {
    name: 'plain text',
    maxLength: 500,
    tokens: [...words, ...tags],
    feed(input) {
      const line = plainText(input);
      assertPromise(!/[\p{Cc}]|<\/?[a-z]/iu.test(line), 'a line has no tag and no control character');
      assertPromise(plainText(line) === line, 'a clean line stays as it is');
    },
  },
  {
    name: 'page html',
    maxLength: htmlLength,
    tokens: [...tags, ...words],
    feed(input) {
      const html = sanitizePageHtml(input);
      for (const [tag] of html.matchAll(/<[^>]*>?/g)) {
        assertPromise(allowedTag.test(tag), `no tag but the allowed ones remains: ${tag.slice(0, 40)}`);
        for (const [, name = '', value = ''] of tag.matchAll(/ ([^\s=<>/"]+)="([^"]*)"/g)) {
          assertPromise(/^(?:class|id|href|rel)$/.test(name), `no attribute ${name} remains`);
          const isSafe = name !== 'href' || /^(?:https?:|\/(?![/\\]))/.test(value);
          assertPromise(isSafe, 'a link is a path or http(s)');
        }
        const bare = tag.replaceAll(/ [^\s=<>/"]+="[^"]*"/g, '');
        assertPromise(/^<\/?\w+ ?\/?>$/.test(bare), `a tag contains nothing else: ${bare.slice(0, 40)}`);
      }
      htmlToText(html);
    },
  },
  {
    name: 'xml text',
    maxLength: 2_000,
    tokens: tags,
    feed(input) {
      const text = escapeXml(input);
      assertPromise(!/[<>"']|&(?!(?:amp|lt|gt|quot|apos);)/.test(text), 'no markup remains');
      assertPromise(text.isWellFormed() && !text.includes('\0'), 'XML can represent the text');
    },
  },
];
