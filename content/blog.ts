/** The texts of the blog's index, and of the closing section of each article. */
export const blogMeta = {
  heading: 'Blog',
  title: 'Blog: Motor e Portão Explicados por Quem Instala',
  description:
    'Artigos sobre motor de portão automático: o que há dentro, quanto aguenta, como comparar modelos e o que encurta a vida do conjunto.',
  keywords: [
    'blog motor de portão',
    'artigos portão automático',
    'dicas motor de portão',
    'guia técnico portão',
  ],
  lead: 'O que aprendemos com o motor aberto na bancada, escrito para quem vai comprar um ou manter o que tem.',
} as const;

export const articleClosing = {
  heading: 'Tire a dúvida com um técnico',
  text: 'Diga quantos carros usam o portão e mande a foto da etiqueta do motor. Respondemos com o regime que o seu caso pede.',
  label: 'Conversar sobre meu motor',
} as const;

/** @param heading the heading of the article */
export function articleMessage(heading: string): string {
  return `Olá! Li o artigo "${heading}" e quero conversar sobre o meu motor.`;
}
