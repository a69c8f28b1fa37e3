/** The site rarely repeats itself: no sentence occurs in five places, and few sentences are fragments. */
import { expect, test } from 'vitest';
import { type AnyTextFamily, hasTexts } from '#app/catalogue/families.server.ts';
import { proseOf } from '#app/catalogue/prose.server.ts';
import { families, type PageFamily } from '#content/families.ts';
import { places } from '#domain/catalogue/places.ts';
import { withFacts } from '#domain/facts/fill-facts.ts';
import { shinglesOf } from '#domain/similarity/shingles.ts';
import { nameList } from '#domain/similarity/words.ts';
import {
  pricesAsWords,
  sentencesOfLines,
  sentenceTemplates,
  shareOfShort,
} from '#tests/support/sentences.ts';
import { mostShared } from '#tests/support/shingles.ts';

const maxOccurrences = 4;
const maxTextsOfRun = 10;
const largestShareOfShort = 0.12;

const brands = ['PPA', 'Garen', 'Peccinin', 'Nice', 'Zap', 'Linear', 'Jetflex', 'Speedy', 'Padrão'];
const names = [...brands, ...places.map(({ name }) => name)];

/**
 * Texts in TypeScript are declared once, however many pages show them. The generator, whose texts have separate tests,
 * and anything that is not prose are left out.
 */
const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../../content/**/*.ts',
    '!../../content/generator/**',
    '!../../content/{facts,offers,families,front-matter,search-wordings,places}.ts',
  ],
  { eager: true },
);

/** Strings without a space are slugs and the like. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

function elements(html: string, tag: 'p' | 'li'): string[] {
  const found = html.matchAll(new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`, 'g'));
  return [...found].map(([, inner = '']) => plainText(inner));
}

const textFamilies: readonly AnyTextFamily[] = Object.values<PageFamily>(families).filter(hasTexts);

const proseTexts = textFamilies.flatMap((family) =>
  [...proseOf(family)].map(([slug, { frontMatter, html }]) => ({
    family: family.folder,
    name: `${family.folder}/${slug}`,
    paragraphs: elements(html().replace(/<(ul|ol|table)\b[\s\S]*?<\/\1>/g, ''), 'p').flatMap(
      sentencesOfLines,
    ),
    others: [frontMatter.description, ...elements(html(), 'li')].flatMap(sentencesOfLines),
  })),
);

const declaredTexts = Object.entries(modules).map(([path, module]) => ({
  name: path.replace('../../content/', ''),
  // A text that a module exports under two names counts once.
  texts: [...new Set(textsIn(withFacts(module)))].map((markdown) =>
    markdown.replace(/\]\([^)]*\)/g, '').replace(/[[*`]/g, ''),
  ),
}));

test('no sentence of six or more words occurs in five places of the site', () => {
  const texts = [
    ...proseTexts.map(({ name, paragraphs, others }) => [name, [...paragraphs, ...others]] as const),
    ...declaredTexts.map(({ name, texts }) => [name, texts.flatMap(sentencesOfLines)] as const),
  ];
  expect(texts.flatMap(([, sentences]) => sentences).length).toBeGreaterThan(7000);
  const found = sentenceTemplates(texts, names);
  for (const { sentence, texts } of found.slice(0, 5)) {
    process.stdout.write(`${texts.length} times: ${sentence} (${texts.join(', ')})\n`);
  }
  expect(found.filter(({ texts }) => texts.length > maxOccurrences)).toEqual([]);
});

test('no run of seven words occurs in more than ten Markdown texts', () => {
  const texts = new Map(
    proseTexts.map(({ name, paragraphs, others }) => [
      name,
      shinglesOf(pricesAsWords([...paragraphs, ...others].join('\n')), nameList(names), 7),
    ]),
  );
  const shared = mostShared(texts, 5);
  for (const { run, texts } of shared) process.stdout.write(`${texts.length} texts: ${run}\n`);
  expect(shared.filter(({ texts }) => texts.length > maxTextsOfRun)).toEqual([]);
});

test('few sentences outside lists and tables are fragments', () => {
  const textsByFamily = Map.groupBy(proseTexts, ({ family }) => family);
  const sentencesByFamily = [
    ...[...textsByFamily].map(
      ([family, texts]) => [family, texts.flatMap(({ paragraphs }) => paragraphs)] as const,
    ),
    // A text that does not end like a sentence is a title or a label. Testimonials sound like speech.
    [
      'texts in TypeScript',
      declaredTexts
        .filter(({ name }) => !name.startsWith('testimonials/'))
        .flatMap(({ texts }) => texts.filter((text) => text.endsWith('.')))
        .flatMap(sentencesOfLines),
    ] as const,
  ];
  expect(sentencesByFamily.flatMap(([, sentences]) => sentences).length).toBeGreaterThan(6000);
  // Among few sentences, a single short one is a large share.
  const shares = sentencesByFamily
    .filter(([, sentences]) => sentences.length > 50)
    .map(([family, sentences]) => ({ family, share: shareOfShort(sentences) }));
  for (const { family, share } of shares)
    process.stdout.write(`${family}: ${(share * 100).toFixed(1)} % short\n`);
  expect(shares.filter(({ share }) => share > largestShareOfShort)).toEqual([]);
});
