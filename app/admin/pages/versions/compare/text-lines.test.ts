import { expect, test } from 'vitest';
import { textLines } from './text-lines.ts';

test('each block is a line, and the address of a link follows its text', () => {
  const html =
    '<h2>Motor</h2>\n<p>Fale <strong>agora</strong> com a <a class="x" href="/motores">loja</a>.</p><ul><li>um</li><li>dois &amp; três</li></ul>';
  expect(textLines(html)).toEqual(['Motor', 'Fale agora com a loja (/motores).', 'um', 'dois & três']);
});

test('text outside any block is split at line breaks, and a blank block has no line', () => {
  expect([textLines('solto<br>e partido'), textLines('<p> </p>')]).toEqual([['solto', 'e partido'], []]);
});
