/** SPEC.md section 3, City record; a long name leaves the second half off rather than be cut in search results. */
export function placeTitle(name: string): string {
  const base = `Motor para Portão PPA em ${name}`;
  const full = `${base} | Instalação Grátis`;
  return full.length <= 60 ? full : base;
}
