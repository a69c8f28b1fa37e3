import { expect, test } from 'vitest';
import { classesOfElements, classesOfRules, inlineStyles } from './class-names.ts';

test('finds classes in nested rules, but not in comments, strings or values', () => {
  const css = `
    /* .comment { } */
    @import "./file.css";
    @media (width < 18.5em) { .outer > .side:not(.other) { margin: .5rem; &:hover { color: red } .inner-2 { content: ".text {" } } }
    .last{background:url(./picture.svg)}
  `;
  expect([...classesOfRules(css)].sort()).toEqual(['inner-2', 'last', 'other', 'outer', 'side']);
});

test('finds the classes and the styles of a document', () => {
  const html = '<style>.a{}\n.e{}</style><p class="b c"><svg class="d"></svg></p>';
  expect([...classesOfElements(html)].sort()).toEqual(['b', 'c', 'd']);
  expect(inlineStyles(html, ['.a{}', '.e{}', '.f{}'])).toEqual(['.a{}', '.e{}']);
});
