import { expect, test } from 'vitest';
import { titleNotices } from './title-notices.ts';

const codes = (title: string) => titleNotices(title).map(({ code }) => code);

test('a title about our trade and in our area needs no notice', () => {
  expect(codes('Conserto de motor de portão na Penha')).toEqual([]);
});

test('a notice says what is not understood, not ours or not served', () => {
  expect(titleNotices('Receita de bolo')).toEqual([{ code: 'unknown_subject', words: ['Receita', 'bolo'] }]);
  expect(titleNotices('Motor de portão quântico')).toEqual([{ code: 'unknown_words', words: ['quântico'] }]);
  expect(titleNotices('Conserto de portão em Campinas')).toEqual([
    { code: 'not_served', place: 'Campinas', isKnown: true },
  ]);
  expect(codes('Conserto de portão em Xique-Xique')).toEqual(['not_served']);
  expect(titleNotices('Interfone chiando')).toEqual([{ code: 'not_our_service', subject: 'interfone' }]);
});

test('every place of the title that we do not serve is in a notice, and the lock of a pedestrian gate is ours', () => {
  expect(codes('Motor de portão em Santos e Praia Grande')).toEqual(['not_served', 'not_served']);
  expect(codes('Interfone não abre o portão social')).toEqual([]);
  expect(codes('Portão social enferrujado')).toEqual(['not_our_service']);
});
