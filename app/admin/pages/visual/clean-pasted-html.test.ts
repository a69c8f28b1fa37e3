import { expect, test } from 'vitest';
import { cleanPastedHtml } from './clean-pasted-html.ts';

test('pasted text keeps bold and italics without their classes, and loses styles and pictures', () => {
  expect(
    cleanPastedHtml(
      '<p style="margin:0">Um <b>forte</b>, <i class="x">outro</i> <img src=x onerror=y()></p>',
    ),
  ).toBe('<p>Um <strong>forte</strong>, <em>outro</em> </p>');
});

test('the `b` with a normal weight that Google Docs wraps around a copy makes nothing bold', () => {
  const copied = '<b style="font-weight:normal;" id="docs-internal"><p>Só texto</p></b>';
  expect(cleanPastedHtml(copied)).toBe('<p>Só texto</p>');
});

test('text copied in the editor is pasted unchanged, unless it contains styles', () => {
  const own = '<p data-pm-slice="1 1 []" data-class="x">a</p>';
  expect(cleanPastedHtml(own)).toBe(own);
  expect(cleanPastedHtml(own.replace('data-class', 'style'))).toBe('<p>a</p>');
});
