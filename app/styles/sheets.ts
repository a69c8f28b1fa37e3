/**
 * The style sheets of the public site, with the addresses of their built files. Every page carries `site`; a
 * screen names the others it needs in its `handle`, so that no page carries the looks of another.
 */
import faq from './faq.css?url';
import guide from './guide.css?url';
import handsOn from './hands-on.css?url';
import home from './home.css?url';
import models from './models.css?url';
import page from './page.css?url';
import service from './service.css?url';
import site from './site.css?url';
import terms from './terms.css?url';
import testimonials from './testimonials.css?url';

export const sheetHrefs = {
  site,
  faq,
  guide,
  'hands-on': handsOn,
  home,
  models,
  page,
  terms,
  testimonials,
  service,
} as const;

export type SheetName = keyof typeof sheetHrefs;
