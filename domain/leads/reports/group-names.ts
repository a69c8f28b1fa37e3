/** The Portuguese names of what contacts are summed by. */
import type { families } from '#content/families.ts';

type CountedFamily = keyof typeof families | 'site' | 'generated' | 'others';

/** What the owner calls the families. */
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
