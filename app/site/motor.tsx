/** One motor model (SPEC.md section 2, Motor models); the sheet of data is there for those that have one. */
import { partsOfMotor } from '#domain/catalogue/parts-of-motor.ts';
import { detailOf, findMotor, motorProse, neighboursOf } from '../catalogue/motors.server.ts';
import { servicesContext } from '../context.ts';
import type { RouteHandle } from '../document-assets.tsx';
import { paths } from '../paths.ts';
import { ClosingCall } from '../sections/closing-call.tsx';
import { MotorFigure } from '../sections/motor/motor-figure.tsx';
import { MotorHero } from '../sections/motor/motor-hero.tsx';
import { MotorNeighbours } from '../sections/motor/motor-neighbours.tsx';
import { MotorSheet } from '../sections/motor/motor-sheet.tsx';
import { breadcrumbBlock, productBlock, sellerBlock } from '../seo/json-ld.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { motorImagePath } from '../ui/motor-image.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { Prose } from '../ui/prose.tsx';
import { useSiteIdentity } from '../ui/site-identity.tsx';
import type { Route } from './+types/motor';
import { missingPage } from './missing-page.server.ts';

export const handle: RouteHandle = { visitorScript: true, styles: ['page', 'models'] };

export function loader({ params, context, request }: Route.LoaderArgs) {
  const model = findMotor(params.slug);
  const prose = motorProse.get(params.slug);
  if (model === undefined || prose === undefined) throw missingPage(context, request);
  return {
    site: context.get(servicesContext).site,
    model,
    parts: partsOfMotor(model.build),
    detail: detailOf(model),
    neighbours: neighboursOf(model),
    frontMatter: prose.frontMatter,
    html: prose.html(),
    message: `Olá! Quero o Motor PPA ${model.name} instalado. Posso mandar uma foto do portão?`,
  };
}

export function meta({ loaderData: { site, model, frontMatter } }: Route.MetaArgs) {
  const path = paths.motor(model.slug);
  const name = `Motor PPA ${model.name}`;
  return pageMeta(site.url, {
    ...frontMatter,
    canonicalPath: path,
    jsonLd: [
      productBlock({
        name,
        description: frontMatter.description,
        image: site.url + motorImagePath(model.slug),
      }),
      sellerBlock(site),
      breadcrumbBlock(site, [
        { name: 'Início', path: paths.home() },
        { name: 'Motores', path: paths.motors() },
        { name, path },
      ]),
    ],
  });
}

export default function MotorPage({
  loaderData: { model, parts, detail, neighbours, html, message },
}: Route.ComponentProps) {
  const { phones } = useSiteIdentity();
  return (
    <div className="page motor-page">
      <MotorHero model={model} detail={detail} />
      <div className="motor-main">
        <MotorFigure slug={model.slug} name={model.name} parts={parts} />
        <Prose html={html} />
      </div>
      {detail !== null && <MotorSheet detail={detail} />}
      <MotorNeighbours models={neighbours} />
      <ClosingCall
        heading={`${model.name} entregue e instalado`}
        text="Diga o bairro e mande uma foto do portão. A resposta vem com preço, prazo e o que está incluído."
        message={message}
      >
        <PhoneLink number={phones[0]} className="button button-quiet">
          Ligar Agora
        </PhoneLink>
      </ClosingCall>
    </div>
  );
}
