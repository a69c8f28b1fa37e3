import type { PageInput } from '#domain/pages/page-fields.ts';

const paragraph =
  '<p>O motor basculante abre em quatro segundos, fecha sozinho e avisa quando a bateria precisa de troca.</p>';

/** Pages of a realistic size, about 6 kB, numbered from `first`. */
export function madeUpPages(first: number, count: number): PageInput[] {
  return Array.from({ length: count }, (_, index) => {
    const number = first + index;
    return {
      title: `Motor de portão na rua ${number}`,
      slug: `motor-de-portao-na-rua-${number}`,
      content: `<h2>Instalação na rua ${number}</h2>${paragraph.repeat(55)}`,
    };
  });
}
