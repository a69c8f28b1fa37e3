/** What a page says of itself when nobody wrote a description (SPEC.md section 5). */
export const defaultDescription = {
  before: 'Informações sobre ',
  after: '. Atendimento especializado, produtos de qualidade e suporte técnico.',
} as const;

export function describeTitle(title: string): string {
  return `${defaultDescription.before}${title}${defaultDescription.after}`;
}
