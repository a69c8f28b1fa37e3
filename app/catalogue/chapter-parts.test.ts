import { expect, test } from 'vitest';
import { chaptersOf } from './chapter-parts.ts';

const html = `<p>Antes.</p><h2>Limpe as lentes</h2><p>Passe um pano nas lentes da fotocélula.</p>
<h2>Quanto custa</h2><p>O motor fica.</p><h2>De novo</h2><p>A fotocélula e a outra <a class="motor motor motor">lente</a>.</p>`;

test('a chapter has the part it mentions most, unless only in passing, and a part belongs only to its first chapter', () => {
  const { introduction, chapters } = chaptersOf(html);
  expect(introduction).toBe('<p>Antes.</p>');
  expect(chapters.map(({ part }) => part)).toEqual(['sensor', null, null]);
  expect(introduction + chapters.map((chapter) => chapter.html).join('')).toBe(html);
});

test('a chapter that mentions two parts equally often has none', () => {
  const { chapters } = chaptersOf('<p>Antes.</p><h2>Dois</h2><p>Motor e motor, placa e placa.</p>');
  expect(chapters.map(({ part }) => part)).toEqual([null]);
});
