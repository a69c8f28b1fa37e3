import { expect, test } from 'vitest';
import { formatPeriod } from './format-period.ts';
import { descriptionDuring, promotionNotice } from './promotion-notice.ts';
import { promotionState } from './promotion-state.ts';

const november = { begin: '2026-11-01', end: '2026-11-30' };
const stateOn = (day: string) => promotionState('express', november, new Date(`${day}T12:00:00Z`));

test('a period names month and year once if they are the same', () => {
  expect(formatPeriod(november)).toBe('de 1º a 30 de novembro de 2026');
  expect(formatPeriod({ begin: '2026-11-15', end: '2026-12-15' })).toBe(
    'de 15 de novembro a 15 de dezembro de 2026',
  );
  expect(formatPeriod({ begin: '2026-12-20', end: '2027-01-20' })).toBe(
    'de 20 de dezembro de 2026 a 20 de janeiro de 2027',
  );
  expect(formatPeriod({ begin: '2026-11-27', end: '2026-11-27' })).toBe('em 27 de novembro de 2026');
});

test('the notice says whether the period of the promotion is to come, running or over', () => {
  expect(promotionNotice(stateOn('2026-10-31'))).toBe(
    'A promoção da Manutenção Express ainda não começou e será válida de 1º a 30 de novembro de 2026. O conserto custa de R$\u00a0150 a R$\u00a0600, conforme a peça.',
  );
  expect(promotionNotice(stateOn('2026-11-30'))).toBe(
    'A promoção da Manutenção Express é válida de 1º a 30 de novembro de 2026, para orçamentos pedidos nesse período, somente em Guarulhos e em Osasco.',
  );
  expect(promotionNotice(stateOn('2026-12-01'))).toBe(
    'A promoção da Manutenção Express terminou em 30 de novembro de 2026, e os preços dela não valem mais. O conserto custa de R$\u00a0150 a R$\u00a0600, conforme a peça.',
  );
});

test('nothing is said about the period of a promotion without dates', () => {
  expect(promotionNotice(promotionState('express', null, new Date()))).toBeNull();
});

test('a description is replaced while a promotion that it quotes is not offered', () => {
  const page = { name: 'Portão em Osasco', description: 'Por R$ 350' };
  expect(descriptionDuring([stateOn('2026-11-10')], page)).toBe('Por R$ 350');
  expect(descriptionDuring([stateOn('2026-12-10')], page)).toMatch(
    /^Portão em Osasco\. A promoção .* terminou/,
  );
});
