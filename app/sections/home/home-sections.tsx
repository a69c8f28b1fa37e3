/** Everything home shows, in order; the not-found page shows the same (SPEC.md section 2). */
import type { Place } from '#domain/catalogue/places.ts';
import { Benefits, Features } from './benefits.tsx';
import { FreeShipping } from './free-shipping.tsx';
import { Hero } from './hero.tsx';
import { Offers } from './offers.tsx';
import { ProblemSearch } from './problem-search.tsx';
import { ClosingCall, Testimonials } from './testimonials.tsx';

interface HomeSectionsProps {
  place: Place | null;
  /** Offered by the problem search while somebody types. */
  phrases: readonly string[];
}

export function HomeSections({ place, phrases }: HomeSectionsProps) {
  return (
    <>
      <Hero where={place?.where ?? null} />
      <ProblemSearch phrases={phrases} />
      <Offers />
      <Benefits />
      <Features />
      <Testimonials place={place} />
      <FreeShipping />
      <ClosingCall />
    </>
  );
}
