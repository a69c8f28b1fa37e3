/** The long guide to automatic gates of any make (docs/specification/pages.md#complete-guide). */
import { families } from '#content/families.ts';
import { completeGuide, completeGuideClosing } from '#content/guides/complete-guide.ts';
import { withContents } from '../catalogue/contents.server.ts';
import { proseOf } from '../catalogue/prose.server.ts';
import { servicesContext } from '../context.ts';
import type { RouteHandle } from '../document-assets.tsx';
import { paths } from '../paths.ts';
import { ClosingCall } from '../sections/closing-call.tsx';
import { IllustratedText } from '../sections/guide/illustrated-text.tsx';
import { readPassages } from '../sections/guide/passages.server.ts';
import { PageHeading } from '../sections/page-heading.tsx';
import { articleBlock, breadcrumbBlock } from '../seo/json-ld.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { Byline } from '../ui/byline.tsx';
import { GateTypes } from '../ui/gate-types.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { useSiteIdentity } from '../ui/site-identity.tsx';
import type { Route } from './+types/complete-guide';

export const handle: RouteHandle = { styles: ['page', 'guide', 'article'] };

const trail = [{ name: 'Guias', path: paths.sitemap('guias') }];

export function loader({ context }: Route.LoaderArgs) {
  const prose = proseOf(families.guides).get('guia-completo');
  if (prose === undefined) throw new Error('content/guides has no guia-completo.md');
  const { html, contents } = withContents(prose.html());
  return {
    site: context.get(servicesContext).site,
    frontMatter: prose.frontMatter,
    passages: readPassages(html),
    contents,
    message: completeGuideClosing.message,
  };
}

export function meta({ loaderData: { site, frontMatter } }: Route.MetaArgs) {
  const path = paths.completeGuide();
  const { heading, description, keywords } = frontMatter;
  const { date } = completeGuide;
  return pageMeta(site.url, {
    ...frontMatter,
    canonicalPath: path,
    ogType: 'article',
    jsonLd: [
      articleBlock(site, {
        type: 'Article',
        heading,
        description,
        keywords,
        path,
        imagePath: paths.socialCard(path),
        date,
      }),
      breadcrumbBlock(site, [{ name: 'Início', path: paths.home() }, ...trail, { name: heading, path }]),
    ],
  });
}

export default function CompleteGuide({
  loaderData: { frontMatter, passages, contents },
}: Route.ComponentProps) {
  const { phones } = useSiteIdentity();
  return (
    <div className="page guide">
      <PageHeading title={frontMatter.heading} trail={trail} lead={completeGuide.lead}>
        <Byline {...completeGuide} />
        <GateTypes />
      </PageHeading>
      <IllustratedText contentsTitle="Neste guia" contents={contents} passages={passages} />
      <ClosingCall {...completeGuideClosing}>
        <PhoneLink number={phones[0]} className="button button-quiet" />
      </ClosingCall>
    </div>
  );
}
