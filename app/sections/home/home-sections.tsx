/**
 * Everything on the home page, in order. The not-found page shows the same (docs/specification/pages.md#home). Sections
 * repeat their heading in `aria-label` instead of referring to its id, because that takes fewer bytes.
 */
import type { Place } from '#domain/catalogue/places.ts';
import { ProblemSearch } from '../problem-search.tsx';
import { Features } from './features.tsx';
import { FreeShipping } from './free-shipping.tsx';
import { Hero } from './hero.tsx';
import { Offers } from './offers.tsx';
import { HomeClosing, HomeTestimonials } from './testimonials.tsx';

interface HomeSectionsProps {
  place: Place | null;
  /** Suggested by the problem search while the visitor types. */
  phrases: readonly string[];
  /** The words of a search that found nothing; empty if there was none. */
  unanswered?: string;
}

export function HomeSections({ place, phrases, unanswered = '' }: HomeSectionsProps) {
  return (
    <>
      <Hero where={place?.where ?? null} />
      <ProblemSearch phrases={phrases} unanswered={unanswered} />
      <Offers />
      <Features />
      <HomeTestimonials place={place} />
      <FreeShipping />
      <HomeClosing />
    </>
  );
}
