/** The drawn steps of problem pages: each has a page, a drawing of its own and a short caption. */
import { expect, test } from 'vitest';
import { proseOf } from '#app/catalogue/prose.server.ts';
import { drawings } from '#app/ui/drawings/drawings.ts';
import { families } from '#content/families.ts';
import { problemSteps } from '#content/problem-steps.ts';

const entries = Object.entries(problemSteps);
/** The drawings made for steps come after this one. */
const lastDrawingOfParts = 'ferramenta';

test('at least twenty problems have drawn steps, and each of them has a page', () => {
  const known = proseOf(families.problems);
  expect(entries.length).toBeGreaterThanOrEqual(20);
  expect(entries.map(([slug]) => slug).filter((slug) => !known.has(slug))).toEqual([]);
});

test('no two steps of a problem have the same drawing, and each caption is one short sentence', () => {
  for (const [slug, steps] of entries) {
    expect(new Set(steps.map(({ scene }) => scene)).size, slug).toBe(steps.length);
    expect(
      steps.filter(({ caption }) => caption.length > 110 || !/^[^.?]+(\?[^.?]+)?\.$/.test(caption)),
      slug,
    ).toEqual([]);
  }
});

test('a caption is on one page only, and every drawing made for steps is used', () => {
  const steps = entries.flatMap(([, stepsOfProblem]) => [...stepsOfProblem]);
  const captions = steps.map(({ caption }) => caption);
  expect(captions.filter((caption, at) => captions.indexOf(caption) !== at)).toEqual([]);
  const used = new Set(steps.map(({ scene }) => scene));
  const names = Object.keys(drawings);
  const scenes = names.slice(names.indexOf(lastDrawingOfParts) + 1);
  expect(scenes.filter((scene) => !(used as Set<string>).has(scene))).toEqual([]);
});

test('a page about a leaf that may fall has a step that warns of the dangerous opening', () => {
  const falling = ['cabo-de-aco-do-portao-arrebentou', 'portao-basculante-torto'];
  for (const slug of falling) {
    expect(problemSteps[slug]?.some(({ scene, kind }) => scene === 'vao-perigoso' && kind === 'leave')).toBe(
      true,
    );
  }
});
