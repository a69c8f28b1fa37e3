const maxLength = 60;

/**
 * The title of a place's page (docs/specification/content.md#records). It has no second half if the name is long, so
 * that search results do not cut it.
 *
 * @param where the name with its preposition: `na Lapa`, `no Brás`, `em Moema`
 */
export function placeTitle(where: string): string {
  const base = `Motor para Portão PPA ${where}`;
  const full = `${base} | Instalação Grátis`;
  return full.length <= maxLength ? full : base;
}
