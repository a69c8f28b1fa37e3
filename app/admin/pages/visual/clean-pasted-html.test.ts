import { expect, test } from 'vitest';
import { cleanPastedHtml } from './clean-pasted-html.ts';

test('bold and italics of other programs stay, and styles, classes of markup and pictures go', () => {
  expect(
    cleanPastedHtml(
      '<p style="margin:0">Um <b>forte</b>, <i class="x">outro</i> <img src=x onerror=y()></p>',
    ),
  ).toBe('<p>Um <strong>forte</strong>, <em>outro</em> </p>');
});

test('the wrapper of Google Docs, a bold tag that is not bold, makes nothing bold', () => {
  const copied = '<b style="font-weight:normal;" id="docs-internal"><p>Só texto</p></b>';
  expect(cleanPastedHtml(copied)).toBe('<p>Só texto</p>');
});

test('what was copied in the editor stays whole, unless it brings styles', () => {
  const own = '<p data-pm-slice="1 1 []" data-class="x">a</p>';
  expect(cleanPastedHtml(own)).toBe(own);
  expect(cleanPastedHtml(own.replace('data-class', 'style'))).toBe('<p>a</p>');
});
