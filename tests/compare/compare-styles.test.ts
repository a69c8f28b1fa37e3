import { expect, test } from 'vitest';
import { compareStyles as compareOnPage } from './compare-styles.ts';

const page = '<p class="a b c z">';
const compareStyles = (before: string, after: string) => compareOnPage(before, after, page);

test('a style sheet that is split and joined differently counts as the same', () => {
  expect(compareStyles('.a,.b{color:red;margin:0}', '.a{color:red;margin:0}.b{color:red;margin:0}')).toEqual(
    [],
  );
  expect(compareStyles('.a{color:red}\n.a{margin:0}', '.a{color:red;margin:0;}')).toEqual([]);
});

test('reordered rules are distinguished from lost rules', () => {
  expect(compareStyles('.a{color:red}.b{margin:0}', '.b{margin:0}.a{color:red}')).toEqual([
    { kind: 'style rules in another order', detail: 'first .b › margin:0' },
  ]);
});

test('lost rules, new rules and rules in another layer are distinguished', () => {
  const before = '@layer base{.a{color:red}}.b{margin:0}';
  const after = '@layer page{.a{color:red}}.c{margin:0}';
  expect(compareStyles(before, after)).toEqual([
    { kind: 'style rule lost', detail: '.b › margin:0' },
    { kind: 'style rule added', detail: '.c › margin:0' },
    { kind: 'style rule in another layer', detail: '.a › color:red in @layer page' },
  ]);
});

test('a rule under a different condition is a different rule', () => {
  const before = '@media (min-width:48rem){.a{color:red}}';
  expect(compareStyles(before, '@media print{.a{color:red}}')).toEqual([
    { kind: 'style rule lost', detail: '@media (min-width:48rem) › .a › color:red' },
    { kind: 'style rule added', detail: '@media print › .a › color:red' },
  ]);
});

test('quotes, brackets and escapes hide what looks like the end of a rule', () => {
  const odd = String.raw`.a\:b:is(.c,.d){background:url("data:image/svg+xml;{}");content:"};"}`;
  expect(compareStyles(odd, `${odd}.z{top:0}`)).toEqual([{ kind: 'style rule added', detail: '.z › top:0' }]);
});

test('a colour that becomes a token is the same colour, and a missing token shows where it is used', () => {
  expect(compareStyles('.a{color:#fff}', ':root{--paper:#fff}.a{color:var(--paper)}')).toEqual([]);
  expect(compareStyles(':root{--paper:#fff}.a{color:var(--paper)}', '.a{color:var(--paper)}')).toEqual([
    { kind: 'style rule lost', detail: '.a › color:#fff' },
    { kind: 'style rule added', detail: '.a › color:var(--paper)' },
  ]);
});

test('a lost rule that no element of the page needs is counted separately', () => {
  expect(compareStyles('.a{top:0}.other{top:0}', '')).toEqual([
    { kind: 'style rule lost', detail: '.a › top:0' },
    { kind: 'style rule lost (unused on the page)', detail: '.other › top:0' },
  ]);
});
