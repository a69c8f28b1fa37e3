/**
 * A generated page as visitors read it: heading, text and contact. The site, the previews in the administrator's area
 * and the preview links all use it.
 */
import type { ComponentProps, ReactNode } from 'react';
import type { PageField } from '#domain/pages/page-fields.ts';
import { slugFromTitle } from '#domain/slug.ts';
import { TopicDrawing } from '../../ui/drawings/topic-drawing.tsx';
import { Prose } from '../../ui/prose.tsx';
import { ContactBlock } from '../contact-block.tsx';
import { HeadingPrice, HeadingQuote } from '../heading-quote.tsx';
import { RelatedLinks } from '../related-links.tsx';
import { GeneratedPageHeading } from './generated-page-heading.tsx';

interface PageArticleProps {
  /** Its content must already be sanitised. */
  page: Readonly<Record<PageField, string>>;
  price: ComponentProps<typeof HeadingPrice>['of'];
  message: string;
  /** Pages on the same subject, shown next to the text. */
  related: ComponentProps<typeof RelatedLinks>['links'];
  /** Shown below the contact link in the heading. */
  children?: ReactNode;
}

export function PageArticle({ page, price, message, related, children }: PageArticleProps) {
  return (
    <div className="page">
      <GeneratedPageHeading page={page}>
        <HeadingQuote message={message}>
          <HeadingPrice of={price} />
        </HeadingQuote>
        {children}
        <TopicDrawing
          slug={slugFromTitle(page.title)}
          category={price === 'kit' ? 'Tipos de Motores' : 'Manutenção e Reparo'}
        />
      </GeneratedPageHeading>
      <Prose html={page.content} />
      <ContactBlock message={message} heading="Ficou com alguma dúvida?" label="Falar com um técnico agora">
        {related.length > 0 && (
          <RelatedLinks id="relacionados" heading="Sobre o mesmo assunto" links={related} />
        )}
      </ContactBlock>
    </div>
  );
}

/** The chat message of a generated page. */
export function messageOfPage(title: string): string {
  return `Olá! Gostaria de informações sobre ${title}.`;
}
