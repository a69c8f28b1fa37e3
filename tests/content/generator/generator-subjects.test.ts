/** The subjects of the generator: complete, named in their own texts, with declared figures, working links and clean prose. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AnyTextFamily } from '#app/catalogue/families.server.ts';
import { proseOf } from '#app/catalogue/prose.server.ts';
import { indexablePaths } from '#app/seo/indexable-paths.server.ts';
import { families } from '#content/families.ts';
import { nearbyPlaces } from '#content/generator/places/nearby.ts';
import type { Aspect, Subject } from '#content/generator/subject.ts';
import { subjects as registered } from '#content/generator/subjects.ts';
import { handWrittenSlugs } from '#content/generator/words/hand-written-slugs.ts';
import { factsIn, fillFacts } from '#domain/facts/fill-facts.ts';
import { foldText } from '#domain/fold-text.ts';
import { figureNamed } from '#domain/generator/figures.ts';
import { pluralOf, sentencesOf } from '#domain/generator/grammar.ts';

const folder = new URL('../../../content/generator/subjects/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
const subjects = await Promise.all(
  files.map(async (file) => {
    const exported: Record<string, Subject> = await import(new URL(file, folder).href);
    const [subject] = Object.values(exported);
    if (subject === undefined) throw new Error(`${file} exports no subject`);
    return { file, subject, texts: textsOf(subject) };
  }),
);

/** Without these answers, a title about the subject would get an irrelevant text. */
const neededAnswers: readonly Aspect[] = [
  'what',
  'works',
  'price',
  'choose',
  'install',
  'repair',
  'signs',
  'care',
];

function textsOf(subject: Subject): string[] {
  const { answers, sections, faults, questions, visit, brand = [], figures = {}, further, send } = subject;
  return [
    ...Object.values(answers).flat(),
    ...sections.flatMap(({ text, points = [], steps = [] }) => [...text, ...points, ...steps]),
    ...faults.flatMap(({ answer, text, points, careful, technician, more }) => [
      ...answer,
      ...text,
      ...points,
      careful,
      technician,
      more,
    ]),
    ...questions.flatMap(({ question, answer }) => [question, answer]),
    ...visit,
    ...brand,
    ...Object.values(figures).flat(),
    ...further,
    ...send,
  ];
}

function headingsOf({ sections, faults }: Subject): string[] {
  return [...sections, ...faults].map(({ heading }) => heading);
}

/** @returns what `find` finds in each file, with the file's name */
function violations(find: (subject: (typeof subjects)[number]) => readonly string[]): string[] {
  return subjects.flatMap((subject) => find(subject).map((violation) => `${subject.file}: ${violation}`));
}

function words(text: string): number {
  return text.split(/\s+/).length;
}

function namesOf({ name, plural, aliases }: Subject): string[] {
  return [name, plural, ...aliases.flatMap((alias) => [alias, pluralOf(alias)])].map(foldText);
}

test('a subject has the answers, sections, questions and faults that its pages need', () => {
  expect(
    violations(({ subject, texts }) => {
      const { isNeighbour, answers, sections, questions, faults, visit, further, send } = subject;
      const missing = isNeighbour ? [] : neededAnswers.filter((aspect) => answers[aspect] === undefined);
      const counts: readonly [name: string, count: number, least: number][] = [
        ['sections', sections.length, isNeighbour ? 5 : 10],
        ['aspects of sections', new Set(sections.map(({ aspect }) => aspect)).size, isNeighbour ? 3 : 7],
        ['questions', questions.length, isNeighbour ? 5 : 10],
        ['faults', faults.length, isNeighbour ? 0 : 2],
        ['visit', visit.length, isNeighbour ? 0 : 2],
        ['further', further.length, 2],
        ['send', send.length, 2],
        ['words', words(texts.join(' ')), isNeighbour ? 700 : 1500],
        ['facts', factsIn(texts.join(' ')).length, 4],
      ];
      return [
        ...missing.map((aspect) => `no answer for ${aspect}`),
        ...counts.filter(([, count, least]) => count < least).map(([name, count]) => `${count} ${name}`),
        ...sections
          .filter(({ points, steps }) => points !== undefined && steps !== undefined)
          .map(({ heading }) => `points and steps: ${heading}`),
        ...[...sections, ...faults]
          .filter(({ points = ['', '', ''] }) => points.length < 3 || points.length > 7)
          .map(({ heading }) => `too few or many points: ${heading}`),
      ];
    }),
  ).toEqual([]);
});

test('every file of the folder is a subject that the generator knows', () => {
  expect(Object.keys(registered)).toEqual(files.map((file) => file.replace(/\.ts$/, '')));
});

test('the lists that are copied for browsers agree with the texts of the site', () => {
  const nearby = [...proseOf(families.places)].map(([slug, { frontMatter }]) => [slug, frontMatter.nearby]);
  expect(nearbyPlaces).toEqual(Object.fromEntries(nearby));
  const slugsOf = (family: AnyTextFamily) => [...proseOf(family).keys()].toSorted();
  expect({
    topics: handWrittenSlugs.topics.toSorted(),
    problems: handWrittenSlugs.problems.toSorted(),
    terms: handWrittenSlugs.terms.toSorted(),
  }).toEqual({
    topics: slugsOf(families.topics),
    problems: slugsOf(families.problems),
    terms: slugsOf(families.terms),
  });
});

test('every answer names its subject in its first sentence', () => {
  expect(
    violations(({ subject }) =>
      [...Object.values(subject.answers).flat(), ...subject.faults.flatMap(({ answer }) => answer)].filter(
        (answer) => {
          const first = foldText(sentencesOf(answer)[0] ?? '');
          return !namesOf(subject).some((name) => first.includes(name));
        },
      ),
    ),
  ).toEqual([]);
});

test('an answer about price or repair states a fact, and a fault says what its repair costs', () => {
  expect(
    violations(({ subject: { isNeighbour, answers, faults } }) =>
      isNeighbour
        ? []
        : [
            ...[...(answers.price ?? []), ...(answers.repair ?? [])],
            ...faults.map(({ technician }) => technician),
          ].filter((text) => factsIn(text).length === 0),
    ),
  ).toEqual([]);
});

test('no two subjects have the same name or alias', () => {
  const names = subjects.flatMap(({ file, subject }) =>
    [...new Set(namesOf(subject))].map((name) => ({ file, name })),
  );
  expect(
    names
      .filter(({ file, name }) => names.some((other) => other.name === name && other.file !== file))
      .map(({ file, name }) => `${file}: ${name}`),
  ).toEqual([]);
});

test('prose consists of complete sentences, and headings are not sentences', () => {
  expect(
    violations(({ subject, texts }) => [
      ...texts.filter((text) => !/^[\p{Lu}\d{*[].*[.?]\*{0,2}$/u.test(text)),
      ...headingsOf(subject).filter((heading) => !/^[\p{Lu}\d].*[^.?:]$/u.test(heading)),
      ...subject.questions.filter(({ question }) => !question.endsWith('?')).map(({ question }) => question),
    ]),
  ).toEqual([]);
});

test('no text has an exclamation mark, a dash, an ellipsis, curly quotes or a double space', () => {
  expect(
    violations(({ subject, texts }) =>
      [...texts, ...headingsOf(subject)].filter((text) => /[!—–“”…]|\.\.|\s{2}/.test(text)),
    ),
  ).toEqual([]);
});

test('prices, weights, and years and months in digits are facts', () => {
  const literal = /R\$|\b\d+(?:,\d+)?\s?(?:kg|quilos)\b|\b\d+\s(?:anos?|m[eê]s(?:es)?|horas?|segundos?)\b/i;
  expect(
    violations(({ subject, texts }) =>
      [...texts, ...headingsOf(subject)].filter((text) =>
        literal.test(text.replace(/\{\{.+?\}\}|assistência 24 horas/g, '')),
      ),
    ),
  ).toEqual([]);
});

test('every slot can be filled', () => {
  const unknownSlots = (text: string, allowed: readonly string[]) =>
    [...fillFacts(text).matchAll(/\{([^{}]+)\}/g)]
      .map(([, name = '']) => name)
      .filter((name) => !allowed.includes(name) && figureNamed(name) === undefined);
  expect(
    violations(({ subject, texts }) => {
      const slotted = [
        ...subject.visit.map((text) => [text, 'onde'] as const),
        ...(subject.brand ?? []).map((text) => [text, 'marca'] as const),
        ...Object.values(subject.figures ?? {}).flatMap((sentences) =>
          sentences.map((text) => [text, 'figura'] as const),
        ),
      ];
      const plain = texts.filter((text) => !slotted.some(([other]) => other === text));
      return [
        ...slotted.filter(([text, slot]) => !text.includes(`{${slot}}`)).map(([text]) => text),
        ...slotted.flatMap(([text, slot]) => unknownSlots(text, [slot])),
        ...plain.flatMap((text) => unknownSlots(text, [])),
      ];
    }),
  ).toEqual([]);
});

test('links point to existing pages, and every text that sends the reader on has one', () => {
  const known = new Set(indexablePaths());
  expect(
    violations(({ subject, texts }) => [
      ...texts
        .flatMap((text) => [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, path = '']) => path))
        .filter((path) => !known.has(path)),
      ...[...subject.further, ...subject.faults.map(({ more }) => more)].filter(
        (text) => !/\]\(\//.test(text),
      ),
    ]),
  ).toEqual([]);
});

test('no sentence of more than five words occurs twice, in one subject or in two', () => {
  const seen = new Map<string, string>();
  const repeated: string[] = [];
  for (const { file, texts } of subjects) {
    for (const sentence of texts.flatMap(sentencesOf)) {
      if (words(sentence) <= 5) continue;
      const before = seen.get(sentence);
      if (before !== undefined) repeated.push(`${before} and ${file}: ${sentence}`);
      seen.set(sentence, file);
    }
  }
  expect(repeated).toEqual([]);
});
