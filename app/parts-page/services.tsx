/** The parts of the two service pages, with testimonials as chat messages and lists of questions. */
import { useLoaderData } from 'react-router';
import { sampleNotes } from '#content/site.ts';
import { clientesEspeciais } from '#content/testimonials/clientes-especiais.ts';
import { guideTestimonials } from '#content/testimonials/guide.ts';
import { servicePages } from '../catalogue/service-pages.server.ts';
import type { RouteHandle } from '../document-assets.tsx';
import { ExpressOffer } from '../sections/service-page/express-offer.tsx';
import { Maintenance } from '../sections/service-page/maintenance.tsx';
import { Neighborhoods } from '../sections/service-page/neighborhoods.tsx';
import { TitledCards } from '../sections/service-page/titled-cards.tsx';
import { ChatCardList } from '../ui/chat-card.tsx';
import { FaqList } from '../ui/faq-list.tsx';
import { PromotionNotices, PromotionsProvider } from '../ui/promotions.tsx';
import { sampleStates } from './sample-promotions.ts';
import { sampleMessage } from './samples.ts';
import { SpecimenName } from './specimen.tsx';

export const handle: RouteHandle = { styles: ['page', 'contact', 'faq', 'testimonials', 'service'] };

export function loader() {
  const [page] = Object.values(servicePages);
  if (page === undefined) throw new Error('There is no service page');
  return { page };
}

export default function ServiceParts() {
  const { page } = useLoaderData<typeof loader>();
  const { city } = page;
  return (
    <>
      <SpecimenName>Sections of a service page</SpecimenName>
      <div className="page service-page">
        <TitledCards id="servicos" heading={`Serviços em ${city}`} items={page.services} />
        <ExpressOffer city={city} offer={page.express} message={sampleMessage} />
        <Neighborhoods city={city} regions={page.neighborhoods.slice(0, 2)} note={page.neighborhoodsNote} />
        <Maintenance maintenance={page.maintenance} />
        <section aria-label="Dúvidas">
          <FaqList name="duvidas" entries={page.faq.slice(0, 3)} />
        </section>
      </div>
      <SpecimenName>The promotion before, during and after its period</SpecimenName>
      <div className="page service-page">
        {(['upcoming', 'running', 'ended'] as const).map((status) => (
          <PromotionsProvider key={status} value={sampleStates(status)}>
            <PromotionNotices states={[sampleStates(status).kits]} />
            <ExpressOffer city={city} offer={page.express} message={sampleMessage} />
          </PromotionsProvider>
        ))}
      </div>
      <SpecimenName>Testimonials: plain, with stars, of special clients</SpecimenName>
      <div className="page">
        <section className="testimonial-thread" aria-label="Depoimentos">
          <p className="sample-note">{sampleNotes.testimonials}</p>
          <ChatCardList testimonials={page.testimonials.slice(0, 2)} />
          <ChatCardList testimonials={guideTestimonials.slice(0, 2)} />
          <ChatCardList testimonials={clientesEspeciais.slice(0, 2)} variant="vip" />
        </section>
      </div>
    </>
  );
}
