/** The text at the head of /sitemap. */

export const siteMapPage = {
  lead: 'Serviços, problemas e bairros atendidos, por assunto. Se o portão parou, comece pelos problemas: em casa, um conserto custa de {{repair.from}} a {{repair.to}}.',
} as const;
