import { expect, test } from 'vitest';
import type { RowQuery } from '#database/row-query.ts';
import { pageDrafts } from './page-drafts.ts';

const ofState: RowQuery = {
  columns: ['id', 'title'],
  conditions: [{ column: 'state', operator: 'in', values: ['held', 'scheduled'] }],
  order: [{ column: 'publish_at', direction: 'asc' }],
  range: { offset: 0, limit: 20 },
};
const also = (condition: RowQuery['conditions'][number]): RowQuery => ({
  ...ofState,
  conditions: [...ofState.conditions, condition],
});

test.each<[string, RowQuery]>([
  ['in any order of a short column', ofState],
  ['with an exact title', also({ column: 'title', operator: 'eq', value: '' })],
])('drafts of a state are read as indexed %s', (_, query) => {
  expect(pageDrafts.read.isIndexed(query)).toBe(true);
});

test.each<[string, RowQuery]>([
  ['searched for a word', also({ column: 'title', operator: 'ilike', value: '%motor%' })],
  ['searched by alternatives', also({ anyOf: [{ column: 'slug', operator: 'like', value: '%motor%' }] })],
  ['filtered by their content', also({ column: 'content', operator: 'eq', value: '<p>x</p>' })],
  ['sorted by their content', { ...ofState, order: [{ column: 'content', direction: 'asc' }] }],
  ['read with their content', { ...ofState, columns: ['id', 'content'] }],
])('drafts of a state that are %s take a turn as a costly read', (_, query) => {
  expect(pageDrafts.read.isIndexed(query)).toBe(false);
});
