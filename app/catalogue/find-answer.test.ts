import { expect, test } from 'vitest';
import { topics } from '#domain/catalogue/topics.ts';
import { findAnswer, knownPhrases } from './find-answer.server.ts';
import { problemProse } from './prose.server.ts';

test('every phrase that is offered leads to its own page', () => {
  expect(knownPhrases.length).toBe(problemProse.size);
  const astray = [...problemProse].filter(
    ([slug, { frontMatter }]) => findAnswer(frontMatter.phrase) !== `/${slug}`,
  );
  expect(astray.map(([slug]) => slug)).toEqual([]);
});

test('a topic that is no problem page is found by its name', () => {
  const topic = topics.find(({ slug }) => slug === 'nobreak-para-portao-automatico');
  expect(findAnswer(topic?.name ?? '')).toBe('/topicos/nobreak-para-portao-automatico');
});

test.for([
  ['PORTAO NAO ABRE!', '/portao-nao-abre'],
  ['meu portão não fehca', '/portao-nao-fecha'],
  ['nobreak portão automatco', '/topicos/nobreak-para-portao-automatico'],
])('%s is understood', ([typed = '', path]) => {
  expect(findAnswer(typed)).toBe(path);
});

test.for(['portão', '', '???', 'pizza de calabresa', 'de do da'])(
  '%s leads nowhere in particular',
  (typed) => {
    expect(findAnswer(typed)).toBeNull();
  },
);
