import { expect, test } from 'vitest';
import { htmlToText } from './html-to-text.ts';

test('headings and paragraphs stand apart, points have a dash, steps a number', () => {
  const html = [
    '<p>Portão <strong>travado</strong> em <a href="/cidades/moema">Moema</a>.</p>',
    '<h2>Sinais</h2>',
    '<ul>\n<li>Ruído</li>\n<li>Lentidão</li>\n</ul>',
    '<h2>Passos</h2>',
    '<ol>\n<li>Desligue</li>\n<li>Chame</li>\n</ol>',
    '<p>Até logo.</p>',
  ].join('\n');
  expect(htmlToText(html)).toBe(
    [
      'Portão travado em Moema.',
      '',
      'Sinais',
      '',
      '- Ruído\n- Lentidão',
      '',
      'Passos',
      '',
      '1. Desligue\n2. Chame',
      '',
      'Até logo.',
    ].join('\n'),
  );
});

test('signs come back as they are read, and are decoded once only', () => {
  expect(htmlToText('<p>A &amp; B &lt;b&gt; &amp;lt;</p>')).toBe('A & B <b> &lt;');
});
