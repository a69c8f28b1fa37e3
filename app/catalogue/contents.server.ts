/** Adds ids to the second-level headings of a long text and lists them. */
import { slugFromTitle } from '#domain/slug.ts';

export interface ContentsEntry {
  id: string;
  text: string;
}

/** @param html from our own Markdown, where a heading has no attributes and no nested tags */
export function withContents(html: string): { html: string; contents: ContentsEntry[] } {
  const contents: ContentsEntry[] = [];
  const htmlWithIds = html.replace(/<h2>([^<]+)<\/h2>/g, (_, text: string) => {
    const id = slugFromTitle(text);
    contents.push({ id, text });
    return `<h2 id="${id}">${text}</h2>`;
  });
  return { html: htmlWithIds, contents };
}
