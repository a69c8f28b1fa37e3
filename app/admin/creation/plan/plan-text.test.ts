import { expect, test } from 'vitest';
import type { PlannedPage } from './plan-api.ts';
import { planText } from './plan-text.ts';

const pages = (...verdicts: PlannedPage['verdict'][]) =>
  verdicts.map((verdict) => ({ slug: 'um', verdict, sibling: null }));

test('the pages of a plan are counted in the order new, taken, similar, short', () => {
  expect(planText(pages('nova', 'nova', 'curta', 'existe', 'parecida', 'nova'))).toBe(
    'De 6: 3 novas, 1 já existe, 1 parecida com outra página, 1 curta demais.',
  );
});

test('a verdict that no page of the plan has is not mentioned', () => {
  expect(planText(pages('parecida', 'parecida'))).toBe('De 2: 2 parecidas com outra página.');
});
