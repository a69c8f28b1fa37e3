import { paths } from '../paths.ts';
import type { Crumb } from './page-heading.tsx';

/** The breadcrumb trail of a generated page. */
export const usefulLinksTrail: readonly Crumb[] = [
  { name: 'Links Úteis', path: paths.sitemap('links-uteis') },
];
