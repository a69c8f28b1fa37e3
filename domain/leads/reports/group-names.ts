/** The Portuguese names of the groups in a report. */
import { families } from '#content/families.ts';

/** What the owner calls each family, and the pages that belong to none. */
export const familyNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(families).map(([family, { reportName }]) => [family, reportName])),
  site: 'Início e páginas fixas',
  generated: 'Links úteis (páginas geradas)',
  others: 'Endereços sem página própria',
};
