/** Everything about the PPA motor on one page: services, first aid, the guide itself, questions, reviews. */
import { families } from '#content/families.ts';
import { withContents } from '../catalogue/contents.server.ts';
import { guideClosing, guideFaq, guideHero, guideServices } from '../catalogue/definitive-guide.ts';
import { readFaq } from '../catalogue/faq.server.ts';
import { proseOf } from '../catalogue/prose.server.ts';
import { servicesContext } from '../context.ts';
import type { RouteHandle } from '../document-assets.tsx';
import { paths } from '../paths.ts';
import { ClosingCall } from '../sections/closing-call.tsx';
import { CommonProblems } from '../sections/guide/common-problems.tsx';
import { ContentsList } from '../sections/guide/contents-list.tsx';
import { Reviews } from '../sections/guide/reviews.tsx';
import { ServiceCards } from '../sections/guide/service-cards.tsx';
import { PageHeading } from '../sections/page-heading.tsx';
import { breadcrumbBlock, businessBlock, faqBlock, serviceBlock } from '../seo/json-ld.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { ChatLink } from '../ui/chat-link.tsx';
import { FaqList } from '../ui/faq-list.tsx';
import { GateTypes } from '../ui/gate-types.tsx';
import { Icon } from '../ui/icon.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { Prose } from '../ui/prose.tsx';
import { useSiteIdentity } from '../ui/site-identity.tsx';
import type { Route } from './+types/definitive-guide';

export const handle: RouteHandle = {
  styles: ['page', 'faq', 'testimonials', 'guide', 'article'],
};

export function loader({ context }: Route.LoaderArgs) {
  const prose = proseOf(families.guides).get('guia-definitivo-motor-ppa');
  if (prose === undefined) throw new Error('content/guides has no guia-definitivo-motor-ppa.md');
  return {
    site: context.get(servicesContext).site,
    frontMatter: prose.frontMatter,
    faq: readFaq(guideFaq),
    ...withContents(prose.html()),
  };
}

export function meta({ loaderData: { site, frontMatter, faq } }: Route.MetaArgs) {
  const path = paths.definitiveGuide();
  return pageMeta(site.url, {
    ...frontMatter,
    canonicalPath: path,
    ogType: 'article',
    jsonLd: [
      businessBlock(site),
      ...guideServices.map(({ title, description }) =>
        serviceBlock(site, { name: title, description, path }),
      ),
      faqBlock(faq),
      breadcrumbBlock(site, [
        { name: 'Início', path: paths.home() },
        { name: 'Guias', path: paths.sitemap('guias') },
        { name: frontMatter.heading, path },
      ]),
    ],
  });
}

export default function DefinitiveGuide({
  loaderData: { frontMatter, html, contents, faq },
}: Route.ComponentProps) {
  const { phones } = useSiteIdentity();
  const { lead, quote, assistance } = guideHero;
  return (
    <div className="page guide">
      <PageHeading
        title={frontMatter.heading}
        trail={[{ name: 'Guias', path: paths.sitemap('guias') }]}
        lead={lead}
      >
        <p className="contact-actions">
          <ChatLink message={quote.message}>{quote.label}</ChatLink>
          <ChatLink variant="bare" className="button button-quiet" message={assistance.message}>
            <Icon name="chat" />
            {assistance.label}
          </ChatLink>
        </p>
        <GateTypes />
      </PageHeading>
      <ServiceCards />
      <CommonProblems />
      <div className="guide-text">
        <ContentsList title="Neste guia" contents={contents} />
        <Prose html={html} />
      </div>
      <section aria-labelledby="perguntas-titulo">
        <h2 id="perguntas-titulo">Perguntas sobre o motor PPA</h2>
        <FaqList name="perguntas" entries={faq} />
        <p>
          <a href={paths.faq()}>Todas as dúvidas frequentes</a>
        </p>
      </section>
      <Reviews />
      <ClosingCall {...guideClosing}>
        <PhoneLink number={phones[0]} className="button button-quiet" />
      </ClosingCall>
    </div>
  );
}
