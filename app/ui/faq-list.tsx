/** Questions that open one at a time and close again, without JavaScript. Its looks are the `faq` sheet. */

export interface FaqEntry {
  question: string;
  /** From our own Markdown. */
  answerHtml: string;
  /** The same words for structured data. */
  answerText: string;
}

/** @param name shared by all lists of a page of which only one question may be open */
export function FaqList({ name, entries }: { name: string; entries: readonly FaqEntry[] }) {
  return (
    <div className="faq-list">
      {entries.map(({ question, answerHtml }) => (
        <details key={question} name={name}>
          <summary>{question}</summary>
          <p dangerouslySetInnerHTML={{ __html: answerHtml }} />
        </details>
      ))}
    </div>
  );
}
