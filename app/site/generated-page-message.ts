/** The first words of the chat message on a generated page. */
export function messageOfPage(title: string): string {
  return `Olá! Gostaria de informações sobre ${title}.`;
}
