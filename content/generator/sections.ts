/** All sections a page can be made of. */
import type { Section } from './material.ts';
import { answerSections } from './sections/answers.ts';
import { concernSections } from './sections/concerns.ts';
import { generalSections } from './sections/general.ts';
import { partSections, productSections } from './sections/products.ts';
import { serviceSections } from './sections/services.ts';

export const sections: readonly Section[] = [
  ...answerSections,
  ...concernSections,
  ...serviceSections,
  ...productSections,
  ...partSections,
  ...generalSections,
];
