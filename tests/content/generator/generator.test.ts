/** Generated pages at four levels of creativity: correct Portuguese, declared figures, working links, no two alike. */
import { expect, test } from 'vitest';
import { batchPhrases, batchTitleTemplates } from '#content/generator/batch-phrases.ts';
import { otherDistricts } from '#content/generator/places/districts.ts';
import { localServiceTitles } from '#content/generator/places/local-service-titles.ts';
import { technicalFigures } from '#content/generator/technical-figures.ts';
import { freeShippingCities } from '#content/places.ts';
import { places } from '#domain/catalogue/places.ts';
import { fillFacts } from '#domain/facts/fill-facts.ts';
import { foldText } from '#domain/fold-text.ts';
import { batchTitles } from '#domain/generator/batch.ts';
import { wantsPrice } from '#domain/generator/compose/fitting/priced-lead.ts';
import { writePage } from '#domain/generator/generate-page.ts';
import { sentencesOf } from '#domain/generator/grammar.ts';
import { htmlToText } from '#domain/generator/html-to-text.ts';
import { mulberry32, seedFromText } from '#domain/generator/random.ts';
import { isGeneral, type NamedSubject } from '#domain/generator/title/find-subjects.ts';
import { understandTitle } from '#domain/generator/title/understand-title.ts';
import { pageFields } from '#domain/pages/page-fields.ts';
import { sanitizePageHtml } from '#domain/pages/sanitize-page-html.ts';
import { shinglesOf } from '#domain/similarity/shingles.ts';
import { nameList } from '#domain/similarity/words.ts';
import { slugFromTitle } from '#domain/slug.ts';
import { allFigures, quotedFigures } from '#tests/support/generator/quoted-figures.ts';
import { existingPages } from '#tests/support/public-paths.ts';
import { mostAlike } from '#tests/support/shingles.ts';
import { generatorTitles, knowledgeTitles } from './generator-titles.ts';

const creativities = [0, 50, 75, 100] as const;
const similarityLimit = 0.55;
const titles = [...generatorTitles, ...localServiceTitles, ...knowledgeTitles];

const meanings = titles.map(understandTitle);
const levels = creativities.map((creativity) => ({
  creativity,
  pages: meanings.map((meaning) => ({
    meaning,
    title: meaning.title,
    ...writePage(meaning, creativity, mulberry32(seedFromText(meaning.title))),
  })),
}));
const everyPage = levels.flatMap(({ creativity, pages }) =>
  pages.map((page) => ({
    name: `${page.title} (${creativity})`,
    creativity,
    ...page,
    text: htmlToText(page.html),
  })),
);

function violations(find: (page: (typeof everyPage)[number]) => readonly string[]): string[] {
  return everyPage.flatMap((page) => find(page).map((violation) => `${page.name}: ${violation}`));
}

/** Errors in a Portuguese text: wrong agreement, missing contractions, unfilled slots, odd punctuation. */
const mistakes: readonly RegExp[] = [
  /(?<![\p{L}-])(?:o|do|no|ao|um|este|esse|seu|pelo|outro) (?:placa|central|instalação|fotocélula|roldana|cremalheira|engrenagem|trava|folha|botoeira|manutenção|troca|regulagem|programação|assistência|revisão|pilha|peça)(?!\p{L})/giu,
  /(?<![\p{L}-])(?:a|da|na|à|uma|esta|essa|sua|pela|outra) (?:motor|portão|controle|sensor|receptor|capacitor|contrapeso|cabo|fim de curso|nobreak|conserto|reparo|técnico|preço|kit|automatizador)(?!\p{L})/giu,
  /(?<![\p{L}-])(?:o|do|no|um|a|da|na|uma) (?:motores|portões|controles|placas|centrais|sensores|roldanas|kits)(?!\p{L})/giu,
  /(?<![\p{L}-])(?:os|dos|nos|as|das|nas|uns|umas) (?:motor|portão|controle|placa|central|sensor|roldana|kit)(?!\p{L})/giu,
  /(?<!\b(?:[Aa]ntes|[Dd]epois) )(?<![\p{L}-])(?:de|em|por|a) (?:o|os|a|as) (?=\p{Ll})/gu,
  /(?<![\p{L}-])(?:placa|central|fotocélula|roldana|engrenagem|trava|folha|peça|pilha)s? \p{Ll}*(?:queimado|travado|novo|automático|eletrônico|gasto)s?(?!\p{L})/gu,
  /(?<![\p{L}-]|de )(?:motor|portão|controle|sensor|capacitor)(?:es)? \p{Ll}*(?:queimada|travada|nova|automática|eletrônica)s?(?!\p{L})/gu,
  /(?<![\p{L}-])(?:motores|portões|controles|placas|centrais|roldanas) (?:é|está|tem|falha|custa|funciona|para|depende|parece|mostra|precisa|pede)(?!\p{L})/gu,
  /(?<![\p{L}-])(?:motor|portão|controle|placa|central|roldana) (?:são|estão|têm|falham|custam|funcionam|dependem)(?!\p{L})/gu,
  /(?<!\p{L})(\p{L}+) \1(?!\p{L})/giu,
  / {2,}|\t| [,.;:?]|[,;:][,.;:?]|\.\.|\?\./g,
  /[[\]{}|]|undefined|null|NaN|\*\*/g,
  /[!—–“”…]/g,
  /(?<!\p{L})(?:em São Paulo e região em|em em|na na|no no|de de)(?!\p{L})/giu,
];

test('there are at least 200 titles, and no two are the same', () => {
  expect(titles.length).toBeGreaterThanOrEqual(200);
  expect(new Set(titles).size).toBe(titles.length);
});

test('no page has wrong agreement, missing contractions, unfilled slots or odd punctuation', () => {
  expect(
    violations(({ text, description }) =>
      mistakes.flatMap((mistake) =>
        [...`${text}\n${description}`.matchAll(mistake)].map(
          (match) => `"${match.input.slice(Math.max(0, match.index - 25), match.index + 30)}"`,
        ),
      ),
    ),
  ).toEqual([]);
});

test('parentheses are balanced, and paragraphs, list items and questions are complete sentences', () => {
  expect(
    violations(({ text, html }) => [
      ...((text.match(/\(/g) ?? []).length === (text.match(/\)/g) ?? []).length ? [] : ['parentheses']),
      ...[...html.matchAll(/<(p|li)>(.*?)<\/\1>/g)]
        .map((match) => htmlToText(match[2] ?? ''))
        .filter((block) => !/^[\p{Lu}\d].*[.?]$/u.test(block)),
      ...[...html.matchAll(/<h3>(.*?)<\/h3>/g)]
        .map((match) => match[1] ?? '')
        .filter((sentence) => !sentence.endsWith('?')),
      ...[...html.matchAll(/<h2>(.*?)<\/h2>/g)]
        .map((match) => match[1] ?? '')
        .filter((sentence) => /[.?!]$/.test(sentence)),
    ]),
  ).toEqual([]);
});

test('no page repeats a sentence of more than three words', () => {
  expect(
    violations(({ text }) => {
      const sentences = text
        .split('\n')
        .flatMap((line) => sentencesOf(line.toLowerCase().replace(/^(?:-|\d+\.) /, '')));
      return sentences.filter(
        (sentence, position) => sentence.split(' ').length > 3 && sentences.indexOf(sentence) !== position,
      );
    }),
  ).toEqual([]);
});

test('every figure is a fact, a declared figure of the trade, or comes from the title', () => {
  const ours = [...allFigures, ...technicalFigures].flatMap((figure) => figure.match(/\d[\d./]*/g) ?? []);
  const differences = new Set([
    fillFacts('{{kit.speedy - kit.padrao}}'),
    fillFacts('{{kit.jetflex - kit.speedy}}'),
  ]);
  expect(
    violations(({ title, text, description }) => {
      const inTitle: readonly string[] = title.match(/\d[\d./]*/g) ?? [];
      const numbered = text.replace(/^\d+\. /gm, '');
      const stated = [...differences].reduce((rest, difference) => rest.replaceAll(difference, ''), numbered);
      const found = `${stated}\n${description}`.match(/\d(?:[\d./]*\d)?/g) ?? [];
      return found.filter((amount) => !ours.includes(amount) && !inTitle.includes(amount));
    }),
  ).toEqual([]);
});

test('a page whose title seeks a motor or a repair names a price, and every page on a known subject has a link', () => {
  expect(
    violations(({ meaning, text, html, creativity }) => {
      if (meaning.main === null) return [];
      const isSought = creativity >= 50 && meaning.direct === null && wantsPrice(meaning, meaning.main);
      const links = html.match(/href="\/[^"]+"/g) ?? [];
      return [
        ...(isSought && quotedFigures(text).length === 0 ? ['no price'] : []),
        ...(links.length > 0 ? [] : ['no link']),
      ];
    }),
  ).toEqual([]);
});

test('the words of the subject are in the opening, a heading and the sections', () => {
  expect(
    violations(({ meaning: { main, direct, faults }, html }) => {
      if (main === null) return [];
      const words = ownWordsOf(main);
      const says = (part: string | undefined) => words.some((word) => foldText(part ?? '').includes(word));
      const [opening, ...sections] = html.split('<h2>');
      return [
        // A direct answer has the words of its title, and a complaint those of its fault.
        ...(direct !== null || says(opening) ? [] : ['opening']),
        ...(direct !== null ||
        faults.length > 0 ||
        sections.some((section) => says(section.split('</h2>')[0]))
          ? []
          : ['headings']),
        // A short page has no room for a section about the subject next to those on its place and its second subject.
        ...(sections.filter(says).length >= Math.min(2, sections.length - 2) ? [] : ['sections']),
      ];
    }),
  ).toEqual([]);
});

/** The words that name the subject rather than gates in general. For the gate and the motor themselves, general words are enough. */
function ownWordsOf(main: NamedSubject): string[] {
  if (isGeneral(main)) return ['motor', 'portao'];
  const { name, plural, aliases } = main.subject;
  const words = [name, plural, ...aliases].flatMap((text) => foldText(text).split(/[^a-z]+/));
  return words.filter(
    (word) =>
      word.length > 2 &&
      !/^(?:porta\w*|motor\w*|automatic\w*|eletric\w*|para|com|sem|por|uma|dos|das)$/.test(word),
  );
}

test('every title of the batch and the bulk creator is understood, word for word', () => {
  const all = [...localServiceTitles, ...[1, 2, 3].flatMap((seed) => batchTitles(mulberry32(seed)))];
  const unclear = all.filter((title) => {
    const { main, unknownWords } = understandTitle(title);
    return main === null || unknownWords.length > 0;
  });
  expect(unclear).toEqual([]);
});

test('the sanitiser changes nothing, and only allowed tags are used', () => {
  expect(
    violations(({ html }) => [
      ...(sanitizePageHtml(html) === html ? [] : ['changed by the sanitiser']),
      ...(html.match(/<(?!\/?(?:h2|h3|p|ul|ol|li|strong|em|a)\b)[^>]*>/g) ?? []),
      ...(html.length > pageFields.content.maxLength ? ['too long'] : []),
    ]),
  ).toEqual([]);
});

test('links point to existing pages of this site', () => {
  expect(
    violations(({ html }) =>
      [...html.matchAll(/href="([^"]*)"/g)]
        .map((match) => match[1] ?? '')
        .filter((href) => !existingPages.has(href.replace(/#.*$/, ''))),
    ),
  ).toEqual([]);
});

test('descriptions have 70 to 160 characters, and more creativity never gives fewer words', () => {
  expect(
    violations(({ description }) =>
      description.length >= 70 && description.length <= 160 ? [] : [`${description.length}: ${description}`],
    ),
  ).toEqual([]);
  for (const [position, title] of titles.entries()) {
    const words = levels.map(({ pages }) => htmlToText(pages[position]?.html ?? '').split(/\s+/).length);
    expect(words, title).toEqual(words.toSorted((one, other) => one - other));
  }
});

test('no two titles get similar pages', () => {
  const names = nameList([
    ...places.map(({ name }) => name),
    ...freeShippingCities,
    ...Object.values(otherDistricts).flat(),
    ...['Zona Norte', 'Zona Sul', 'Zona Leste', 'Zona Oeste'],
    ...['PPA', 'Garen', 'Peccinin', 'Nice', 'Zap', 'Linear', 'Rossi', 'Jetflex'],
  ]);
  for (const { creativity, pages } of levels) {
    const shingles = new Map(pages.map(({ title, html }) => [title, shinglesOf(htmlToText(html), names)]));
    const { score, pair } = mostAlike(shingles);
    process.stdout.write(`creativity ${creativity}: most alike ${score.toFixed(2)}, ${pair.join(' / ')}\n`);
    expect(score, pair.join(' / ')).toBeLessThan(similarityLimit);
  }
});

test('the batch and the bulk creator have fifty titles each, all with distinct slugs', () => {
  expect(batchPhrases).toHaveLength(50);
  expect(batchTitleTemplates).toHaveLength(5);
  expect(localServiceTitles).toHaveLength(50);
  const addresses = batchTitles(mulberry32(1)).map(slugFromTitle);
  expect(new Set(addresses).size).toBe(50);
  expect(new Set(localServiceTitles.map((title) => title.toLowerCase())).size).toBe(50);
});
