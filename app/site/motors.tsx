/** The list of motor models (SPEC.md section 2, Motor models). */
import { motorsPage } from '#content/motors-page.ts';
import { motors } from '../catalogue/motors.server.ts';
import { servicesContext } from '../context.ts';
import type { RouteHandle } from '../document-assets.tsx';
import { paths } from '../paths.ts';
import { ClosingCall } from '../sections/closing-call.tsx';
import { MotorCard } from '../sections/motor-card.tsx';
import { PageHeading } from '../sections/page-heading.tsx';
import { breadcrumbBlock, productBlock, sellerBlock } from '../seo/json-ld.ts';
import { pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/motors';

export const handle: RouteHandle = { visitorScript: true, styles: ['page', 'models'] };

export function loader({ context }: Route.LoaderArgs) {
  return {
    site: context.get(servicesContext).site,
    models: motors.map(({ name, slug, category, description, features }) => ({
      name,
      slug,
      category,
      description,
      features,
    })),
  };
}

export function meta({ loaderData: { site } }: Route.MetaArgs) {
  const { title, heading, description, keywords } = motorsPage;
  return pageMeta(site.url, {
    title,
    description,
    keywords,
    canonicalPath: paths.motors(),
    jsonLd: [
      productBlock({ name: heading, description, image: `${site.url}/images/og-home.jpg` }),
      sellerBlock(site),
      breadcrumbBlock(site, [
        { name: 'Início', path: paths.home() },
        { name: 'Motores', path: paths.motors() },
      ]),
    ],
  });
}

export default function Motors({ loaderData: { models } }: Route.ComponentProps) {
  return (
    <div className="page motors">
      <PageHeading title={motorsPage.heading} trail={[]} lead={motorsPage.lead} />
      <section aria-label="Modelos">
        <ul className="motor-list">
          {models.map((model) => (
            <MotorCard key={model.slug} model={model} />
          ))}
        </ul>
      </section>
      <ClosingCall {...motorsPage.closing} />
    </div>
  );
}
