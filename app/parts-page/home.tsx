/** The sections of home. Their style sheet expects them to be children of `main`. */
import { notFoundPage } from '#content/not-found-page.ts';
import { findPlace } from '#domain/catalogue/places.ts';
import type { RouteHandle } from '../document-assets.tsx';
import { Hero } from '../sections/home/hero.tsx';
import { HomeSections } from '../sections/home/home-sections.tsx';
import { HomeTestimonials } from '../sections/home/testimonials.tsx';
import { NotFoundNotice } from '../sections/not-found-notice.tsx';
import { NoAnswer } from '../sections/problem-search.tsx';
import { SpecimenName } from './specimen.tsx';

export const handle: RouteHandle = { styles: ['home', 'quote', 'notFound', 'noAnswer'] };

const guarulhos = findPlace('guarulhos') ?? null;

export default function HomeParts() {
  return (
    <>
      <NotFoundNotice text={notFoundPage.notice} suggestions={notFoundPage.further} />
      <HomeSections place={null} phrases={[]} />
      <SpecimenName>Problem search without an answer</SpecimenName>
      <NoAnswer words="portão roxo" />
      <SpecimenName>Hero and testimonials, for a city</SpecimenName>
      <Hero where={guarulhos?.where ?? null} />
      <HomeTestimonials place={guarulhos} />
    </>
  );
}
