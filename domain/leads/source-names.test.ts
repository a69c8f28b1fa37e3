import { expect, test } from 'vitest';
import { nameOfSource } from './source-names.ts';

test.each([
  ['direto', 'Endereço aberto direto'],
  ['google-ads', 'Anúncio no Google'],
  ['outras', 'Outras origens'],
  ['qr-adesivo-do-portao', 'QR: adesivo do portao'],
  ['google.com', 'google.com'],
  ['panfleto', 'panfleto'],
])('the source %s is called %s', (source, name) => {
  expect(nameOfSource(source)).toBe(name);
});
