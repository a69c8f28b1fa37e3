/**
 * The direct answers, judgements and notes of the generator: clean prose, declared figures, working links, titles they
 * fit.
 */
import { expect, test } from 'vitest';
import { indexablePaths } from '#app/seo/indexable-paths.server.ts';
import { directAnswers } from '#content/generator/direct-answers.ts';
import { modelNotes } from '#content/generator/model-notes.ts';
import { placeNotes, zoneNotes } from '#content/generator/places/place-notes.ts';
import { subjects } from '#content/generator/subjects.ts';
import { trades } from '#content/generator/words/trades.ts';
import { places } from '#domain/catalogue/places.ts';
import { fillFacts } from '#domain/facts/fill-facts.ts';
import { figureNamed } from '#domain/generator/figures.ts';
import { sentencesOf } from '#domain/generator/grammar.ts';

const answers = directAnswers.map(
  ({ answer, heading, text, points = [], sections = [], questions = [] }) => ({
    name: heading,
    texts: [
      ...answer,
      ...text,
      ...points,
      ...sections.flatMap((section) => [
        ...section.text,
        ...(section.points ?? []),
        ...(section.steps ?? []),
      ]),
      ...questions.flatMap(({ question, answer: said }) => [question, said]),
    ],
  }),
);
const notes = [
  ...Object.entries({ ...placeNotes, ...zoneNotes }).map(([name, note]) => ({ name, texts: [note] })),
  ...modelNotes.map(({ name, what, when, points }) => ({ name, texts: [what, when, ...points] })),
  ...trades.map(({ name, touches }) => ({ name, texts: touches === undefined ? [] : [touches] })),
];

/** The slots of an answer that are filled from its title. */
const titleSlots =
  /^(?:figura|terço|sobra|folgada|largura|demora|marca|marcas|primeira|segunda|outra|modelo|rival)$/;

function textsWhere(isWrong: (text: string) => boolean): string[] {
  return [...answers, ...notes].flatMap(({ name, texts }) =>
    texts.filter(isWrong).map((text) => `${name}: ${text}`),
  );
}

test('every text consists of complete sentences and has no punctuation that the site does not use', () => {
  expect(textsWhere((text) => !/^[\p{Lu}\d{*[].*[.?]$/u.test(text))).toEqual([]);
  expect(textsWhere((text) => /[!—–“”…]|\.\.|\s{2}/.test(text))).toEqual([]);
});

test('prices, weights and terms are facts, and every slot can be filled', () => {
  const literal = /R\$|\b\d+(?:,\d+)?\s?(?:kg|quilos)\b|\b\d+\s(?:anos?|m[eê]s(?:es)?|horas?|segundos?)\b/i;
  expect(textsWhere((text) => literal.test(text.replace(/\{\{.+?\}\}|assistência 24 horas/g, '')))).toEqual(
    [],
  );
  expect(
    textsWhere((text) =>
      [...fillFacts(text).matchAll(/\{([^{}]+)\}/g)].some(([, name = '']) => {
        const lower = name.charAt(0).toLowerCase() + name.slice(1);
        return figureNamed(name) === undefined && figureNamed(lower) === undefined && !titleSlots.test(lower);
      }),
    ),
  ).toEqual([]);
});

test('no text has the same word twice in a row once its facts are filled in', () => {
  expect(textsWhere((text) => /(?<!\p{L})(\p{L}{3,}) \1(?!\p{L})/iu.test(fillFacts(text)))).toEqual([]);
});

const ofTwoMotors: readonly string[] = ['two-sliding', 'two-sizes', 'of-two-gates'];

test('an answer mentions a figure, a brand or a motor only if its title does', () => {
  expect(
    directAnswers.flatMap(
      ({
        heading,
        figure: wanted,
        ofWidth,
        ofOtherBrand,
        ofTwoBrands,
        ofSeveralBrands,
        ofMotors,
        ...direct
      }) => {
        const text = JSON.stringify({ heading, ...direct });
        const isWrong =
          (/\{(?:figura|terço|sobra|folgada)\}/.test(text) && wanted === undefined) ||
          (text.includes('{sobra}') && wanted?.unit !== 'kilogram') ||
          (/\{(?:largura|demora)\}/.test(text) && !ofWidth) ||
          (text.includes('{modelo}') && ofMotors === undefined) ||
          (text.includes('{rival}') && !ofTwoMotors.includes(ofMotors ?? '')) ||
          (text.includes('{marca}') && !ofOtherBrand) ||
          (text.includes('{marcas}') && !ofSeveralBrands) ||
          (/\{(?:primeira|segunda)\}/.test(text) && ofTwoBrands === undefined) ||
          (text.includes('{outra}') && ofTwoBrands !== 'with-ours');
        return isWrong ? [heading] : [];
      },
    ),
  ).toEqual([]);
});

test('links point to existing pages', () => {
  const known = new Set(indexablePaths());
  const linksOf = (text: string) => [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, path = '']) => path);
  expect(textsWhere((text) => linksOf(text).some((path) => !known.has(path)))).toEqual([]);
  expect(
    directAnswers
      .flatMap(({ further = '', send = '' }) => linksOf(`${further} ${send}`))
      .filter((path) => !known.has(path)),
  ).toEqual([]);
  expect(modelNotes.map(({ path }) => path).filter((path) => !known.has(path))).toEqual([]);
});

test('no sentence of more than five words is in two direct answers', () => {
  const seen = new Map<string, string>();
  const repeated = answers.flatMap(({ name, texts }) =>
    texts.flatMap(sentencesOf).filter((sentence) => {
      if (sentence.split(' ').length <= 5) return false;
      const before = seen.get(sentence);
      seen.set(sentence, name);
      return before !== undefined;
    }),
  );
  expect(repeated).toEqual([]);
});

test('every direct answer belongs to a subject, and every place with a page has its note', () => {
  const unknown = directAnswers.flatMap(({ subject, of = [] }) =>
    [subject, ...of].filter((id) => subjects[id] === undefined),
  );
  expect(unknown).toEqual([]);
  expect(places.filter(({ slug }) => placeNotes[slug] === undefined).map(({ slug }) => slug)).toEqual([]);
});
