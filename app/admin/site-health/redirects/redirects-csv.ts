/** The redirects as a file for a spreadsheet, which `import_redirects` can read back. */
import { csvText } from '../../parts/files/csv-text.ts';
import { goneStatus, type Redirect } from './redirects-api.ts';

export function redirectsCsv(redirects: readonly Redirect[]): string {
  return csvText([
    ['de', 'para', 'código', 'usos', 'último uso'],
    ...redirects.map(({ from, to, status, hits, lastHitAt }) => [
      from,
      to,
      to === null ? goneStatus : status,
      hits,
      lastHitAt,
    ]),
  ]);
}
