import { expect, test } from 'vitest';
import { refusal } from '#domain/result.ts';
import { parseEnv } from './env.ts';
import { missingPromotionDates } from './promotion-variables.ts';

const begin = { PROMOTION_KITS_BEGIN: '2026-11-01' };

test('a promotion has the dates of its variables, or none if they are not set', () => {
  const result = parseEnv({ ...begin, PROMOTION_KITS_END: '2026-11-30' });
  if (!result.ok) throw new Error(result.failure.message);
  expect(result.value.promotions).toEqual({
    express: null,
    kits: { begin: '2026-11-01', end: '2026-11-30' },
  });
  expect(missingPromotionDates(result.value.promotions)).toEqual([
    'PROMOTION_EXPRESS_BEGIN',
    'PROMOTION_EXPRESS_END',
  ]);
});

test('an end before the beginning, half a period and an invalid day each stop the start', () => {
  const problems = [
    [
      { ...begin, PROMOTION_KITS_END: '2026-10-31' },
      'PROMOTION_KITS_END: must not be before PROMOTION_KITS_BEGIN',
    ],
    [begin, 'PROMOTION_KITS_BEGIN, PROMOTION_KITS_END: give both or neither'],
    [{ ...begin, PROMOTION_KITS_END: '2026-11-31' }, 'PROMOTION_KITS_END: must be a day such as 2026-11-01'],
    [{ ...begin, PROMOTION_KITS_END: '30/11/2026' }, 'PROMOTION_KITS_END: must be a day such as 2026-11-01'],
  ] as const;
  for (const [given, problem] of problems) {
    expect(parseEnv(given)).toEqual(
      refusal({ code: 'invalid_environment', message: `The environment is not usable:\n  - ${problem}` }),
    );
  }
});

test('a promotion may last one day', () => {
  expect(parseEnv({ ...begin, PROMOTION_KITS_END: '2026-11-01' })).toMatchObject({ ok: true });
});
