/** Lower case without accents: how two texts are compared when a person typed one of them. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
