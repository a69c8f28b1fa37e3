/** What a page is counted under. It must outlive a change of the address where the page may be renamed. */

/** All addresses that are no page of their own: unknown topics and places, and pages that were not found. */
export const otherPages = 'outras';

export function generatedPageKey(id: string): string {
  return `pagina:${id}`;
}
