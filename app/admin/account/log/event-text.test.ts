import { expect, test } from 'vitest';
import { auditKinds } from '#domain/auth/audit/audit-kinds.ts';
import { eventText, timesText, whoText } from './event-text.ts';

test('every kind of event has a different sentence, and an unknown kind has one that says what to do', () => {
  const texts = auditKinds.map(eventText);
  expect(new Set(texts).size).toBe(auditKinds.length);
  expect(eventText('kind_of_tomorrow')).toContain('Recarregue a página');
  expect(texts).not.toContain(eventText('kind_of_tomorrow'));
  expect(eventText('constructor')).toBe(eventText('kind_of_tomorrow'));
});

test('an event says whose account it concerns, and how often it happened', () => {
  expect([whoText('ana', 'ana'), whoText('bia', 'ana'), whoText(null, 'ana')]).toEqual([
    'Sua conta',
    'Outra conta',
    'Sem conta',
  ]);
  expect([timesText(1), timesText(2)]).toEqual(['', '2 vezes no dia']);
});
