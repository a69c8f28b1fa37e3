/**
 * One motor model (docs/specification/pages.md#motor-models). Two of the models also show technical data and
 * downloads.
 */
import { families } from '#content/families.ts';
import { closingTexts } from '#content/motors/motor-rows.ts';
import { knownRows, motorQuote, priceKind, unknownOf } from '#domain/catalogue/motor-rows.ts';
import { partsOfMotor } from '#domain/catalogue/parts-of-motor.ts';
import { repairsOf } from '../catalogue/motors/motor-repairs.server.ts';
import { dataOf, detailOf, findMotor, neighboursOf } from '../catalogue/motors/motors.server.ts';
import { proseOf } from '../catalogue/prose.server.ts';
import { servicesContext } from '../context.ts';
import type { RouteHandle } from '../document-assets.tsx';
import { missingPage } from '../missing-page.server.ts';
import { paths } from '../paths.ts';
import { ClosingCall } from '../sections/closing-call.tsx';
import { MotorDetails } from '../sections/motor/motor-details.tsx';
import { MotorFacts } from '../sections/motor/motor-facts.tsx';
import { MotorHero } from '../sections/motor/motor-hero.tsx';
import { MotorNeighbours } from '../sections/motor/motor-neighbours.tsx';
import { MotorPicture } from '../sections/motor/motor-picture.tsx';
import { MotorRepairs } from '../sections/motor/motor-repairs.tsx';
import { QuoteSheet } from '../sections/quote-sheet.tsx';
import { breadcrumbBlock, productBlock, sellerBlock } from '../seo/json-ld.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { motorImagePath } from '../ui/motor-image.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { Prose } from '../ui/prose.tsx';
import { useSiteIdentity } from '../ui/site-identity.tsx';
import type { Route } from './+types/motor';

export const handle: RouteHandle = { styles: ['page', 'motor', 'quote'] };

export function loader({ params, context, request }: Route.LoaderArgs) {
  const model = findMotor(params.slug);
  const prose = proseOf(families.motors).get(params.slug);
  if (model === undefined || prose === undefined) throw missingPage(context, request);
  const data = dataOf(model);
  return {
    site: context.get(servicesContext).site,
    model,
    price: data.price,
    quote: motorQuote(model.name, data),
    rows: knownRows(data),
    unknown: unknownOf(data),
    repairs: repairsOf(model),
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
  loaderData: { model, price, quote, rows, unknown, repairs, parts, detail, neighbours, html, message },
}: Route.ComponentProps) {
  const { phones } = useSiteIdentity();
  return (
    <div className="page motor-page">
      <MotorHero model={model} price={price} detail={detail} />
      <div className="motor-main">
        <MotorPicture slug={model.slug} name={model.name} parts={parts} highlight={model.build.highlight} />
        <QuoteSheet
          quotes={[quote]}
          heading={`${model.name} instalado`}
          about={`Para o Motor PPA ${model.name}.`}
        />
        <div>
          <MotorFacts name={model.name} rows={rows} unknown={unknown} />
          <Prose html={html} />
        </div>
        <MotorRepairs name={model.name} {...repairs} />
      </div>
      {detail !== null && <MotorDetails detail={detail} />}
      <MotorNeighbours model={model} models={neighbours} />
      <ClosingCall
        heading={`${model.name} entregue e instalado`}
        text={closingTexts[priceKind(price)]}
        message={message}
      >
        <PhoneLink number={phones[0]} className="button button-quiet">
          Ligar Agora
        </PhoneLink>
      </ClosingCall>
    </div>
  );
}
