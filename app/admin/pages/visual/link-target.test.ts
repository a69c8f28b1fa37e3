import { expect, test } from 'vitest';
import { linkTarget } from './link-target.ts';

const origin = 'https://portao.example';

test.each([
  ['/motores', '/motores'],
  [' https://exemplo.com.br/a?b=1 ', 'https://exemplo.com.br/a?b=1'],
  ['www.exemplo.com.br', 'https://www.exemplo.com.br'],
  ['https://portao.example/links-uteis/x', '/links-uteis/x'],
  ['https://portao.example.evil/', 'https://portao.example.evil/'],
])('%s leads to %s', (typed, target) => {
  expect(linkTarget(typed, origin)).toBe(target);
});

test.each(['', 'motor de portão', 'javascript:alert(1)', '//evil.example', 'tel:11', 'https://a b'])(
  '%j is not a link that a page may have',
  (typed) => {
    expect(linkTarget(typed, origin)).toBeNull();
  },
);
