/** The texts of places answer what a resident would search for: a repair, a price, and the pages that help. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { proseOf } from '#app/catalogue/prose.server.ts';
import { families } from '#content/families.ts';
import { placesWithArticle } from '#content/places.ts';
import { places } from '#domain/catalogue/places.ts';

const texts = [...proseOf(families.places)].map(([slug, { frontMatter, html }]) => ({
  slug,
  ...frontMatter,
  source: readFileSync(`content/places/${slug}.md`, 'utf8'),
  prose: html(),
}));

const everyTextOf = ({ prose, description, questions }: (typeof texts)[number]) =>
  [prose, description, ...questions.flatMap(({ question, answer }) => [question, answer])].join('\n');

test('the description of a place quotes a price as a token and says "conserto"', () => {
  const wrong = texts.filter(({ source }) => {
    const description = /^description:.*$/m.exec(source)?.[0] ?? '';
    return (
      !/\{\{(?:repair|kit|installedKit|condominium)\.[a-z]+\}\}/.test(description) ||
      !/conserto/i.test(description)
    );
  });
  expect(wrong.map(({ slug }) => slug)).toEqual([]);
});

test('the name of a place has the same preposition everywhere', () => {
  const withArticle = new Set(Object.values(placesWithArticle).flat());
  const names = new Map(places.map(({ slug, name }) => [slug, name]));
  const wrong = texts.flatMap((text) => {
    const name = names.get(text.slug) ?? '';
    const others = withArticle.has(name) ? 'em|de' : 'na|no|nos|da|do|dos';
    const found = everyTextOf(text).match(
      new RegExp(`(?<!\\p{L})(?:${others}) ${name}(?![\\p{L} ]*\\p{Lu})`, 'giu'),
    );
    return (found ?? []).map((match) => `${text.slug}: ${match}`);
  });
  expect(wrong).toEqual([]);
});

test('the text of a place says what a repair and a new kit cost', () => {
  const body = ({ source }: (typeof texts)[number]) => source.split(/^---$/m).slice(2).join('');
  const without = (pattern: RegExp) =>
    texts.filter((text) => !pattern.test(body(text))).map(({ slug }) => slug);
  expect(without(/\{\{repair\./)).toEqual([]);
  expect(without(/\{\{(?:kit\.(?:padrao|speedy|jetflex)|installedKit\.|condominium\.)/)).toEqual([]);
});

test('the text of a place links to two problems, a topic, and a motor, term or service page', () => {
  const problems = new Set([...proseOf(families.problems).keys()].map((slug) => `/${slug}`));
  const poor = texts.filter((text) => {
    const links = [...everyTextOf(text).matchAll(/(?:href="|\]\()([^")]+)/g)].map(([, href = '']) => href);
    return (
      new Set(links.filter((href) => problems.has(href))).size < 2 ||
      !links.some((href) => href.startsWith('/topicos/')) ||
      !links.some((href) => /^\/(?:motores\/|termos\/|portao-automatico-)/.test(href))
    );
  });
  expect(poor.map(({ slug }) => slug)).toEqual([]);
});

test('no two places share a sentence or a question', () => {
  const owners = new Map<string, Set<string>>();
  for (const text of texts) {
    const plain = everyTextOf(text)
      .replace(/<\/?(?:p|h\d|ul|ol|li)>/g, '\n')
      .replace(/<[^>]+>|\]\([^)]*\)|\[/g, '');
    for (const sentence of plain.split(/(?<=[.?!])\s+|\n+/).map((part) => part.trim())) {
      if (sentence.split(/\s+/).length < 5) continue;
      owners.set(sentence, (owners.get(sentence) ?? new Set()).add(text.slug));
    }
  }
  const shared = [...owners].filter(([, slugs]) => slugs.size > 1);
  expect(shared.map(([sentence, slugs]) => `${[...slugs].join(', ')}: ${sentence}`)).toEqual([]);
});

const partName = `engrenage[mn]|roldana|rolamento|cremalheira|cabo|placa|sensor|fotocélula|capacitor`;
/** A clause about all repairs, about the motor itself, or about two parts at once may reach the end of the range. */
const wholeRange = new RegExp(
  `(?:conserto|reparo)s?(?! (?:de|da|do|com) (?:${partName}))|bobina|motor|faixa|(?:${partName}).* e (?:${partName})`,
  'i',
);

test('a clause about one part quotes the price of that part, not the end of the range of all repairs', () => {
  const onePart = new RegExp(partName, 'i');
  const wrong = texts.flatMap(({ slug, source }) =>
    source
      .replace(/\]\([^)]*\)/g, ']')
      .split(/[.;:!?]\s|\n/)
      .filter(
        (clause) => clause.includes('{{repair.to}}') && onePart.test(clause) && !wholeRange.test(clause),
      )
      .map((clause) => `${slug}: ${clause}`),
  );
  expect(wrong).toEqual([]);
});
