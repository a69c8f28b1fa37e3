/** Reads the prose of content/: front matter checked by its schema, Markdown turned to HTML once and kept. */
import { Marked, type Token } from 'marked';
import { parse as parseYaml } from 'yaml';
import type { z } from 'zod';

export interface Prose<FrontMatter> {
  frontMatter: FrontMatter;
  html(): string;
}

const frontMatterBlock = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

const markdown = new Marked({
  renderer: {
    // A table wider than a phone scrolls inside its own frame, reachable by keyboard and named by its columns.
    table(token) {
      const columns = token.header.map((cell) => wordsOf(cell.tokens).replaceAll('"', '&quot;')).join(', ');
      const cells = (row: typeof token.header, tag: 'th' | 'td') =>
        row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('');
      const body = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
      return `<section class="table" tabindex="0" aria-label="Tabela: ${columns}"><table><thead><tr>${cells(token.header, 'th')}</tr></thead><tbody>${body}</tbody></table></section>`;
    },
  },
});

/**
 * @param files raw text by path, as `import.meta.glob` gives it
 * @returns by file name without its ending
 * @throws naming the file when its front matter is missing or does not fit
 */
export function readProse<Schema extends z.ZodType>(
  files: Record<string, string>,
  schema: Schema,
): Map<string, Prose<z.infer<Schema>>> {
  return new Map(
    Object.entries(files).map(([path, text]) => {
      const name = path.replace(/^.*\//, '').replace(/\.md$/, '');
      const parts = frontMatterBlock.exec(text);
      if (parts === null) throw new Error(`${path}: has no front matter`);
      const [, yaml = '', body = ''] = parts;
      const parsed = schema.safeParse(parseYaml(yaml));
      if (!parsed.success) throw new Error(`${path}: ${parsed.error.message}`);
      let html: string | undefined;
      return [
        name,
        {
          frontMatter: parsed.data,
          html: () => {
            html ??= markdown.parse(body, { async: false });
            return html;
          },
        },
      ];
    }),
  );
}

/** One paragraph of Markdown as a reader sees it, and as plain text with no-break spaces kept. */
export function readInline(text: string): { html: string; text: string } {
  return {
    html: markdown.parseInline(text, { async: false }),
    text: wordsOf(markdown.lexer(text)),
  };
}

function wordsOf(tokens: readonly Token[]): string {
  const words = (token: Token): string => {
    if ('tokens' in token && token.tokens !== undefined) return wordsOf(token.tokens);
    return 'text' in token ? token.text : '';
  };
  return tokens.map(words).join('');
}
