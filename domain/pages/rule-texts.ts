/** Messages for a page that breaks a rule, in Portuguese. Form and server share them. */
import { type PageField, rulesOf } from './page-fields.ts';

export function emptyText(field: PageField): string {
  return `${atSentenceStart(rulesOf(field).name)} não pode ficar sem texto.`;
}

export function tooLongText(field: PageField): string {
  const { name, maxLength } = rulesOf(field);
  return `${atSentenceStart(name)} pode ter no máximo ${maxLength.toLocaleString('pt-BR')} caracteres.`;
}

export function reservedSlugText(slug: string): string {
  return `O slug “${slug}” é reservado para uma página do próprio site.`;
}

function atSentenceStart(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
