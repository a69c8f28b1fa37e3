import { expect, test } from 'vitest';
import { pageForPath } from './page-for-path.ts';

test.for([
  ['/motor-lento', { title: 'Motor Lento', slug: 'motor-lento' }],
  [
    '/servicos/instala%C3%A7%C3%A3o_de_motor.html',
    { title: 'Instalação De Motor', slug: 'instalacao-de-motor' },
  ],
  ['/a/%20', { title: '/a/ ', slug: '' }],
] as const)('a page for %s starts with the words of the address', ([path, page]) => {
  expect(pageForPath(path)).toEqual(page);
});
