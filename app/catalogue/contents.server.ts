/** Gives the second-level headings of a long text addresses, and lists them. */
import { slugFromTitle } from '#domain/slug.ts';

export interface ContentsEntry {
  id: string;
  text: string;
}

/** @param html from our own Markdown, where a heading carries neither attributes nor further tags */
export function withContents(html: string): { html: string; contents: ContentsEntry[] } {
  const contents: ContentsEntry[] = [];
  const addressed = html.replace(/<h2>([^<]+)<\/h2>/g, (_, text: string) => {
    const id = slugFromTitle(text);
    contents.push({ id, text });
    return `<h2 id="${id}">${text}</h2>`;
  });
  return { html: addressed, contents };
}
