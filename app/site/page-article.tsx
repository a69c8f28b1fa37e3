/** A generated page as visitors read it: heading, text and contact. Its preview looks the same. */
import type { ComponentProps, ReactNode } from 'react';
import type { PageField } from '#domain/pages/page-fields.ts';
import { ContactBlock } from '../sections/contact-block.tsx';
import { HeadingPrice, HeadingQuote } from '../sections/heading-quote.tsx';
import { PageHeading } from '../sections/page-heading.tsx';
import { RelatedLinks } from '../sections/related-links.tsx';
import { usefulLinksTrail } from '../sections/useful-links-trail.ts';
import { Prose } from '../ui/prose.tsx';

interface PageArticleProps {
  /** Its content is sanitised. */
  page: Readonly<Record<PageField, string>>;
  price: ComponentProps<typeof HeadingPrice>['of'];
  message: string;
  /** Pages on the same subject, beside the text. */
  related: ComponentProps<typeof RelatedLinks>['links'];
  /** Shown below the contact of the heading. */
  children?: ReactNode;
}

export function PageArticle({ page, price, message, related, children }: PageArticleProps) {
  return (
    <div className="page">
      <PageHeading title={page.title} trail={usefulLinksTrail}>
        <HeadingQuote message={message}>
          <HeadingPrice of={price} />
        </HeadingQuote>
        {children}
      </PageHeading>
      <Prose html={page.content} />
      <ContactBlock message={message} heading="Ficou com alguma dúvida?" label="Falar com um técnico agora">
        {related.length > 0 && (
          <RelatedLinks id="relacionados" heading="Sobre o mesmo assunto" links={related} />
        )}
      </ContactBlock>
    </div>
  );
}
