import type { PageRow } from './backend.ts';

const paragraph = '<p>O motor abre em quatro segundos e avisa quando a bateria precisa de troca.</p>';

/** A page whose text begins with its slug and ends with a paragraph, by which `presentSlugs` tells that it was stored whole. */
export function pageRow(slug: string, paragraphs = 4): PageRow {
  return {
    title: `Motor de portão ${slug}`,
    slug,
    content: `<h2>${slug}</h2>${paragraph.repeat(paragraphs)}`,
  };
}

export function pageRows(prefix: string, first: number, count: number, paragraphs?: number): PageRow[] {
  return Array.from({ length: count }, (_, index) => pageRow(`${prefix}-${first + index}`, paragraphs));
}
