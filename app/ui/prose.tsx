/** HTML from our own Markdown or from the sanitiser; nothing else may be passed here. */
export function Prose({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
