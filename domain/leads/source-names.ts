import { adSource, directSource, otherSource, printedSource } from './visit-source.ts';

const ownWords: Readonly<Record<string, string>> = {
  [directSource]: 'Endereço aberto direto',
  [adSource]: 'Anúncio no Google',
  [otherSource]: 'Outras origens',
};

/** What the owner calls the source of a visit. Hosts and the words of his own campaigns stay as they are. */
export function nameOfSource(source: string): string {
  if (Object.hasOwn(ownWords, source)) return ownWords[source] ?? source;
  const printed = `${printedSource}-`;
  return source.startsWith(printed) ? `QR: ${source.slice(printed.length).replaceAll('-', ' ')}` : source;
}
