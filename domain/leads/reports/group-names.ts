/** The Portuguese names of what contacts are summed by. */
import type { families } from '#content/families.ts';
import type { Slot } from '#domain/leads/slots.ts';

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

/** What the owner calls the places of a page where a contact link stands. */
export const slotNames: Readonly<Record<Slot, string>> = {
  topo: 'Topo da página',
  meio: 'Meio da página',
  fim: 'Fim da página',
  flutuante: 'Botão que acompanha',
  telefone: 'Telefone',
  rodape: 'Rodapé',
};
