export type ContentEncoding = 'br' | 'gzip' | 'identity';

/** Browsers send a handful of different headers; a larger variety means that a client is probing. */
const maxRemembered = 100;
const remembered = new Map<string, ContentEncoding>();

/** @returns the best cached encoding that the client accepts; identity when in doubt */
export function chooseEncoding(header: string | undefined): ContentEncoding {
  if (header === undefined || header === '') return 'identity';
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const chosen = readHeader(header);
  if (remembered.size < maxRemembered) remembered.set(header, chosen);
  return chosen;
}

function readHeader(header: string): ContentEncoding {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0);
  }
  const weightOf = (encoding: string) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const br = weightOf('br');
  const gzip = weightOf('gzip');
  if (br > 0 && br >= gzip) return 'br';
  return gzip > 0 ? 'gzip' : 'identity';
}
