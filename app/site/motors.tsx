/** The list of motor models (SPEC.md section 2, Motor models). */
import { motors } from '../catalogue/motors.server.ts';
import { servicesContext } from '../context.ts';
import type { RouteHandle } from '../document-assets.tsx';
import { paths } from '../paths.ts';
import { ClosingCall } from '../sections/closing-call.tsx';
import { MotorCard } from '../sections/motor-card.tsx';
import { PageHeading } from '../sections/page-heading.tsx';
import { breadcrumbBlock, productBlock } from '../seo/json-ld.ts';
import { pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/motors';

export const handle: RouteHandle = { islands: true, styles: ['page', 'models'] };

const heading = 'Motores PPA para portão basculante';
const description =
  'Os 14 motores PPA para portão basculante lado a lado: Home, Jetflex, Mono, Legero, Custom, Levante, Potenza, Condominium e Penta. Veja o que muda em cada um.';

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
  return pageMeta(site.url, {
    title: 'Motores PPA para Portão Basculante: 14 Modelos',
    description,
    keywords: [
      'motor ppa',
      'modelos de motor ppa',
      'motor basculante ppa',
      'automatizadores basculantes',
      'motor de portão',
    ],
    canonicalPath: paths.motors(),
    jsonLd: [
      productBlock({ name: heading, description, image: `${site.url}/images/og-home.jpg` }),
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
      <PageHeading
        title={heading}
        trail={[]}
        lead="O nome diz quase tudo: Jetflex tem inversor, Mono é monofásico, Legero é para folha leve, Custom se adapta e SP tem trilho curto. No desenho, a peça em âmbar é a que distingue o modelo."
      />
      <section aria-label="Modelos">
        <ul className="motor-list">
          {models.map((model) => (
            <MotorCard key={model.slug} model={model} />
          ))}
        </ul>
      </section>
      <ClosingCall
        heading="Nao encontrou o modelo ideal?"
        text="Mande uma foto do portão fechado e outra da coluna por dentro. O especialista responde com o modelo que serve e o preço instalado."
        message="Olá! Não sei qual motor PPA serve no meu portão. Posso mandar uma foto para um especialista?"
        label="Falar com um especialista"
      />
    </div>
  );
}
