/** The heading of a generated page, on the site and in the previews: every field that visitors read above the text. */
import type { ReactNode } from 'react';
import type { PageField } from '#domain/pages/page-fields.ts';
import { PageHeading } from '../page-heading.tsx';
import { usefulLinksTrail } from '../useful-links-trail.ts';

interface GeneratedPageHeadingProps {
  page: Readonly<Record<PageField, string>>;
  children?: ReactNode;
}

export function GeneratedPageHeading({ page, children }: GeneratedPageHeadingProps) {
  return (
    <PageHeading title={page.title} trail={usefulLinksTrail} beside="drawing">
      {children}
    </PageHeading>
  );
}
