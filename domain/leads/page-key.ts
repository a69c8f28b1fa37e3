/** The key under which a page is counted. If the page may be renamed, the key must not depend on its address. */

/** For all addresses that are not pages: unknown topics and places, and pages that were not found. */
export const otherPages = 'outras';

const generatedPrefix = 'pagina:';
/** PostgreSQL refuses any other text as an id. */
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function generatedPageKey(id: string): string {
  return generatedPrefix + id;
}

/** @returns the id of the generated page; null for the key of another page, and for text that is not an id */
export function generatedPageId(key: string): string | null {
  const id = key.slice(generatedPrefix.length);
  return key.startsWith(generatedPrefix) && uuid.test(id) ? id : null;
}
