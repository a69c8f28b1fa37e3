/**
 * The services in one city: offers, neighbourhoods, promotion, questions (docs/specification/pages.md#service-pages).
 */
import { sampleNotes } from '#content/site.ts';
import { servicePageDuring, servicePages } from '../catalogue/service-pages.server.ts';
import { servicesContext } from '../context.ts';
import type { RouteHandle } from '../document-assets.tsx';
import { paths } from '../paths.ts';
import { ContactBlock } from '../sections/contact-block.tsx';
import { HeadingPrice, HeadingQuote, VisitTerms } from '../sections/heading-quote.tsx';
import { PageHeading } from '../sections/page-heading.tsx';
import { ExpressOffer } from '../sections/service-page/express-offer.tsx';
import { Maintenance } from '../sections/service-page/maintenance.tsx';
import { Neighborhoods } from '../sections/service-page/neighborhoods.tsx';
import { TitledCards } from '../sections/service-page/titled-cards.tsx';
import { breadcrumbBlock, faqBlock, localBusinessBlock, serviceBlock } from '../seo/json-ld.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { ChatCardList } from '../ui/chat-card.tsx';
import { LineDrawing } from '../ui/drawings/line-drawing.tsx';
import { FaqList } from '../ui/faq-list.tsx';
import type { Route } from './+types/service-page';

export const handle: RouteHandle = {
  styles: ['page', 'contact', 'faq', 'testimonials', 'service'],
};

export function loader({ request, context }: Route.LoaderArgs) {
  const slug = new URL(request.url).pathname.slice(1);
  const page = servicePages[slug];
  if (page === undefined) throw new Error(`content/service-pages has no ${slug}`);
  const { site, promotionStates } = context.get(servicesContext);
  return { site, page: servicePageDuring(promotionStates(), page), message: page.contact.message };
}

export function meta({ loaderData: { site, page } }: Route.MetaArgs) {
  const { title, description, keywords, slug, city } = page;
  const path = paths.textPage(slug);
  const name = `Portão automático em ${city}`;
  const area = { name: city, isCity: true };
  return pageMeta(site.url, {
    title,
    description,
    keywords,
    canonicalPath: path,
    jsonLd: [
      localBusinessBlock(site, { path, area }),
      serviceBlock(site, { name, description, path, areas: [area] }),
      faqBlock(page.faq),
      breadcrumbBlock(site, [
        { name: 'Início', path: paths.home() },
        { name, path },
      ]),
    ],
  });
}

export default function ServicePage({ loaderData: { page } }: Route.ComponentProps) {
  const { city } = page;
  return (
    <div className="page service-page">
      <PageHeading title={`Portão automático em ${city}`} trail={[]} lead={page.lead} beside="drawing">
        <HeadingQuote message={page.contact.message}>
          <HeadingPrice of="kit" />
          <HeadingPrice of="repair" />
          <VisitTerms />
        </HeadingQuote>
        <LineDrawing name="basculante" />
      </PageHeading>
      <div className="prose">
        {page.intro.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <ContactBlock heading={page.contact.heading} message={page.contact.message} isUrgent />
      <TitledCards id="servicos" heading={`Serviços em ${city}`} items={page.services} />
      <ExpressOffer city={city} offer={page.express} message={page.contact.message} />
      <Neighborhoods city={city} regions={page.neighborhoods} note={page.neighborhoodsNote} />
      <TitledCards id="motivos" heading={`Por que nos chamar em ${city}`} items={page.reasons} />
      <Maintenance maintenance={page.maintenance} />
      <section aria-labelledby="duvidas-titulo">
        <h2 id="duvidas-titulo">{`Dúvidas de quem mora em ${city}`}</h2>
        <FaqList name="duvidas" entries={page.faq} />
      </section>
      <section className="replacement" aria-labelledby="troca-titulo">
        <h2 id="troca-titulo">Quando é hora de trocar o motor</h2>
        <p>{page.replacement.intro}</p>
        <ul className="sign-list">
          {page.replacement.signs.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
        <p>{page.replacement.advice}</p>
      </section>
      <section aria-labelledby="depoimentos-titulo">
        <h2 id="depoimentos-titulo">{page.testimonialsHeading}</h2>
        <p className="sample-note">{`${sampleNotes.testimonials} ${sampleNotes.messages}`}</p>
        <ChatCardList testimonials={page.testimonials} />
      </section>
    </div>
  );
}
