import { sampleNotes } from '#content/site.ts';
import { homeTestimonials, localTestimonials } from '#content/testimonials/home.ts';
import type { Testimonial } from '#content/testimonials/testimonial.ts';
import type { Place } from '#domain/catalogue/places.ts';
import { testimonialRegionFor } from '#domain/catalogue/testimonial-regions.ts';
import { paths } from '../../paths.ts';
import { ChatLink } from '../../ui/chat-link.tsx';

const heading = 'Depoimentos de exemplo';
const closing = 'Portão parado agora?';

/** docs/specification/pages.md#home. A testimonial from the visitor's city comes first, in addition to these. */
const maxGeneralTestimonials = 3;

function testimonialsFor(citySlug: string | null): Testimonial[] {
  const local = citySlug === null ? undefined : localTestimonials[citySlug];
  const general = homeTestimonials.slice(0, maxGeneralTestimonials);
  return local === undefined ? general : [local, ...general];
}

export function HomeTestimonials({ place }: { place: Place | null }) {
  return (
    <section className="testimonials" aria-label={heading}>
      <h2>{heading}</h2>
      <ul>
        {testimonialsFor(place?.slug ?? null).map(({ name, text, avatar, neighborhood }) => (
          <li key={name}>
            <figure>
              <blockquote>{text}</blockquote>
              <figcaption>
                <span className="avatar" aria-hidden="true">
                  {avatar}
                </span>
                <span>
                  <strong>{name}</strong>
                  {neighborhood}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="more">
        <a href={paths.testimonials(testimonialRegionFor(place))}>Ver mais depoimentos</a>
        <span>{sampleNotes.homeTestimonials}</span>
      </p>
    </section>
  );
}

export function HomeClosing() {
  return (
    <section className="closing" aria-label={closing}>
      <h2>{closing}</h2>
      <p>Mande uma foto: o preço quase sempre sai por ela.</p>
      <ChatLink message="Olá! Meu portão está parado. Posso mandar uma foto para orçamento?" />
    </section>
  );
}
