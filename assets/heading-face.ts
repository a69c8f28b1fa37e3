/** The heading font for pages that Chromium renders. It is embedded, because a page set with `setContent` has no address. */
import { readFileSync } from 'node:fs';

const heading = readFileSync('app/styles/fonts/heading.woff2').toString('base64');

export const headingFace = `@font-face{font-family:Heading;src:url(data:font/woff2;base64,${heading});font-weight:500 800}`;
