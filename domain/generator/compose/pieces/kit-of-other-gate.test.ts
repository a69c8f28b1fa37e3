import { expect, test } from 'vitest';
import { htmlOfTitle } from '#tests/support/generator/page-of-title.ts';

test('a page about a kit for another kind of gate begins by saying that it does not fit', () => {
  expect(htmlOfTitle('Motor Speedy para portão de correr')).toMatch(
    /^<p>O kit SPEEDY da PPA que vendemos é só para portão basculante e não serve em portão de correr/,
  );
});
