/** The texts of the blog's index, and of the closing section of each article. */
import type { HeadingAnswer } from './heading-answer.ts';

export const blogMeta = {
  heading: 'Blog',
  title: 'Blog: Motor e Portão Explicados por Quem Instala',
  description:
    'O artigo sobre estatores de motor de portão, fino e robusto, e os dois guias: o do portão automático inteiro e o do motor PPA, por quem instala.',
  keywords: [
    'blog motor de portão',
    'artigos portão automático',
    'dicas motor de portão',
    'guia técnico portão',
  ],
  lead: 'O que aprendemos com o motor aberto na bancada: um artigo sobre o estator, que decide quanto o motor aguenta, e dois guias para escolher e cuidar do portão.',
  answers: [
    { name: 'O portão parou', answer: '[Problemas por sintoma](/guia-completo#problemas-por-sintoma)' },
    {
      name: 'Quanto custa',
      answer:
        '[Conserto de **{{repair.from}}**\u00a0a\u00a0**{{repair.to}}**](/guia-completo#quanto-custa-cada-decisao)',
    },
    {
      name: 'Que motor',
      answer:
        '[Pelo peso da folha](/guia-definitivo-motor-ppa#escolha-pelo-peso-da-folha) e [pelo uso](/guia-definitivo-motor-ppa#escolha-tambem-pelo-uso)',
    },
    {
      name: 'Ciclos por hora',
      answer:
        'De **{{stator.thin.from in digits}}** a mais de **{{stator.robust.to in digits}}**, [conforme o estator](/blog/qualidade-estatores-motor-portao)',
    },
    { name: 'Conserto ou troca', answer: '[Quando cada um compensa](/guia-completo#reparo-ou-motor-novo)' },
    { name: 'Como cuidar', answer: '[Mês a mês](/guia-completo#cuidados-mes-a-mes)' },
  ] satisfies HeadingAnswer[],
  others: 'Guias e dúvidas',
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
