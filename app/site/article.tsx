/** An article of the blog (docs/specification/pages.md#blog-article). */
import { articleClosing, articleMessage } from '#content/blog.ts';
import { families } from '#content/families.ts';
import { withContents } from '../catalogue/contents.server.ts';
import { proseOf } from '../catalogue/prose.server.ts';
import { servicesContext } from '../context.ts';
import type { RouteHandle } from '../document-assets.tsx';
import { missingPage } from '../missing-page.server.ts';
import { paths } from '../paths.ts';
import { ClosingCall } from '../sections/closing-call.tsx';
import { IllustratedText } from '../sections/guide/illustrated-text.tsx';
import { readPassages } from '../sections/guide/passages.server.ts';
import { PageHeading } from '../sections/page-heading.tsx';
import { articleBlock, breadcrumbBlock } from '../seo/json-ld.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { Byline } from '../ui/byline.tsx';
import { TopicDrawing } from '../ui/drawings/topic-drawing.tsx';
import type { Route } from './+types/article';

export const handle: RouteHandle = { styles: ['page', 'article'] };

const trail = [{ name: 'Blog', path: paths.blog() }];

export function loader({ params, context, request }: Route.LoaderArgs) {
  const prose = proseOf(families.articles).get(params.slug);
  if (prose === undefined) throw missingPage(context, request);
  const { html, contents } = withContents(prose.html());
  return {
    site: context.get(servicesContext).site,
    slug: params.slug,
    frontMatter: prose.frontMatter,
    passages: readPassages(html),
    contents,
    message: articleMessage(prose.frontMatter.heading),
  };
}

export function meta({ loaderData: { site, slug, frontMatter } }: Route.MetaArgs) {
  const path = paths.article(slug);
  const { heading } = frontMatter;
  return pageMeta(site.url, {
    ...frontMatter,
    canonicalPath: path,
    ogType: 'article',
    jsonLd: [
      articleBlock(site, {
        ...frontMatter,
        type: 'BlogPosting',
        path,
        imagePath: paths.socialCard(path),
      }),
      breadcrumbBlock(site, [{ name: 'Início', path: paths.home() }, ...trail, { name: heading, path }]),
    ],
  });
}

export default function Article({
  loaderData: { slug, frontMatter, passages, contents, message },
}: Route.ComponentProps) {
  const { heading, lead } = frontMatter;
  return (
    <div className="page guide">
      <PageHeading title={heading} trail={trail} lead={lead} beside="drawing">
        <Byline {...frontMatter} />
        <TopicDrawing slug={slug} />
      </PageHeading>
      <IllustratedText contentsTitle="Neste artigo" contents={contents} passages={passages} />
      <ClosingCall {...articleClosing} message={message} />
    </div>
  );
}
