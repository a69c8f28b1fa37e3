/** The Portuguese names of the groups in a report. */
import type { families } from '#content/families.ts';

type CountedFamily = keyof typeof families | 'site' | 'generated' | 'others';

/** The names of the families as the owner knows them. */
export const familyNames: Readonly<Record<CountedFamily, string>> = {
  motors: 'Motores',
  guides: 'Guias',
  articles: 'Blog',
  textPages: 'Garantia, privacidade e termos',
  problems: 'Problemas',
  terms: 'Termos procurados',
  topics: 'Tópicos',
  places: 'Cidades e bairros',
  testimonials: 'Depoimentos',
  site: 'Início e páginas fixas',
  generated: 'Links úteis (páginas geradas)',
  others: 'Endereços sem página própria',
};
