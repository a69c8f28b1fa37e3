/**
 * What readers ask first, answered in a page's heading: beside the title on a wide screen, below the lead on a narrow
 * one. The page needs the `answers` style sheet.
 */
import { Fragment } from 'react';

export interface ShownAnswer {
  name: string;
  /** From our own Markdown. */
  html: string;
}

export function HeadingAnswers({ answers }: { answers: readonly ShownAnswer[] }) {
  return (
    <dl className="heading-answers">
      {answers.map(({ name, html }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd dangerouslySetInnerHTML={{ __html: html }} />
        </Fragment>
      ))}
    </dl>
  );
}
