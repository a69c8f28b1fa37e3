/** A hand-written page of the site, as the gate compares it. */
export interface HandWrittenPage {
  path: string;
  title: string;
  /** Blank for a page that is rendered from data. */
  html: string;
}
