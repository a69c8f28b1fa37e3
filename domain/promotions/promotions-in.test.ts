import { expect, test } from 'vitest';
import { promotionsIn } from './promotions-in.ts';

test('a text quotes a promotion by one of its figures or by its name', () => {
  expect(promotionsIn('Kits de {{saleKit.basic}} e {{kit.padrao}}')).toEqual(['kits']);
  expect(promotionsIn('Pergunte pela Manutenção Express.')).toEqual(['express']);
  expect(promotionsIn('{{repair.from}} a {{repair.to}}')).toEqual([]);
});
