import { expect, test } from 'vitest';
import { askedPhrase } from './asked-phrase.ts';

test('a title that asks becomes a question, and any other the beginning of a sentence', () => {
  expect(askedPhrase('Como sei a marca do motor')).toEqual({
    text: '**Como sei a marca do motor?**',
    isQuestion: true,
  });
  expect(askedPhrase('motor na laje pode?').text).toBe('**Motor na laje pode?**');
  expect(askedPhrase('Vistoria do motor para o seguro.').text).toBe('Vistoria do motor para o seguro:');
  expect(askedPhrase('síndico pode obrigar morador').isQuestion).toBe(true);
});

test('a word typed without its accents gets them if it has no other spelling', () => {
  expect(askedPhrase('central de portao com bluetooth').text).toBe('Central de portão com bluetooth:');
  expect(askedPhrase('MOTOR DE PORTAO').text).toBe('Motor de portão:');
});

test('nothing in a title is read as markup', () => {
  expect(askedPhrase('<b>Motor</b> [x](/y) **z** {w}').text).toBe('Motor x /y z w:');
});
