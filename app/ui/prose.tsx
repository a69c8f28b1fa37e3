/** Renders HTML from our own Markdown or from the sanitiser. Never pass anything else. */
export function Prose({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
