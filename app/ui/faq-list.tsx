/**
 * A list of questions. Opening one closes the others, without JavaScript. A screen that shows it needs the `faq` style
 * sheet.
 */

export interface FaqEntry {
  question: string;
  /** HTML from our own Markdown. */
  answerHtml: string;
  /** The same answer as plain text, for structured data. */
  answerText: string;
}

/** @param name only one question is open among all lists with this name */
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
