/** Ways to ask for pages that stand alone, beside what problems, topics, terms, models and places are asked for by. */

export const standingPages = {
  garantia: { phrase: 'Garantia', keywords: ['garantia do motor PPA'] },
  'duvidas-frequentes': { phrase: 'Dúvidas frequentes', keywords: ['perguntas frequentes', 'dúvidas'] },
  'guia-completo': { phrase: 'Guia completo do portão', keywords: ['guia do portão'] },
  'guia-definitivo-motor-ppa': { phrase: 'Guia definitivo do motor PPA', keywords: ['guia do motor PPA'] },
  motores: { phrase: 'Modelos de motor', keywords: ['modelos de motor PPA', 'catálogo de motores'] },
  privacidade: { phrase: 'Política de privacidade', keywords: ['privacidade'] },
  termos: { phrase: 'Termos de uso', keywords: [] },
} as const;

/** What a city with a service page of its own is named after: repairs before sales. */
export const cityServices = [
  'conserto de portão',
  'técnico de portão',
  'assistência técnica de portão',
  'manutenção de portão',
  'manutenção express',
] as const;
