/** The Portuguese names of families of pages: as groups in a report, and for a single page. */
import { families } from '#content/families.ts';

/** What the owner calls each family, and the pages that belong to none. */
export const familyNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(families).map(([family, { reportName }]) => [family, reportName])),
  site: 'Início e páginas fixas',
  generated: 'Links úteis (páginas geradas)',
  others: 'Endereços sem página própria',
};

/** What the owner calls a page of each of them. */
export const pageKinds: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(families).map(([family, { pageKind }]) => [family, pageKind])),
  site: 'Página do site',
  generated: 'Página gerada',
  others: 'Endereço sem página própria',
};
