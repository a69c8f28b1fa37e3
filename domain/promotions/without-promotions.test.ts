import { expect, test } from 'vitest';
import { withoutFiguresOf } from './without-promotions.ts';

const text = [
  'O kit custa {{saleKit.basic}}.',
  '## Instalado',
  'Sai por {{kit.padrao}}.',
  '## Em promoção',
  '| Kit | {{saleKit.basic.before}} |\n| --- | --- |\n| Básico | {{saleKit.basic}} |',
  '## Revisão',
  'Por {{express}}.',
].join('\n\n');

test('text that quotes a withdrawn promotion is left out, with headings that have no text any more', () => {
  expect(withoutFiguresOf(['kits'], text)).toBe(
    '## Instalado\n\nSai por {{kit.padrao}}.\n\n## Revisão\n\nPor {{express}}.',
  );
  expect(withoutFiguresOf(['kits', 'express'], text)).toBe('## Instalado\n\nSai por {{kit.padrao}}.');
});

test('a heading is left out if only headings without text remain below it', () => {
  const nested =
    '## Um\n\n### Dois\n\n{{saleKit.basic}}\n\n### Três\n\n{{saleKit.basic}}\n\n## Quatro\n\nTexto';
  expect(withoutFiguresOf(['kits'], nested)).toBe('## Quatro\n\nTexto');
});

test('a heading is kept if a lower-level heading below it has text', () => {
  expect(withoutFiguresOf(['kits'], '## Um\n\n### Dois\n\nTexto')).toBe('## Um\n\n### Dois\n\nTexto');
});
