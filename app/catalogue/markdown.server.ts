/** Reads the prose of content/: validates the front matter, and renders the Markdown to HTML once. */

import { load as parseYaml } from 'js-yaml';
import { Marked, type Token, type Tokens } from 'marked';
import type { z } from 'zod';
import { joinUnits } from '../ui/format.ts';

export interface Prose<FrontMatter> {
  frontMatter: FrontMatter;
  html(): string;
}

const frontMatterBlock = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

/** In characters. A longer cell is taken for whole sentences. */
const longestShortCell = 60;
/** In characters. Of three columns, the other two need more of the width. */
const longestName = { ofTwo: 30, ofThree: 24 };

const markdown = new Marked({
  renderer: {
    // A table wider than a phone scrolls in a section of its own, which has keyboard focus and is labelled by its
    // columns.
    table({ header, rows }) {
      const columns = header.map((cell) => plainTextOf(cell.tokens).replaceAll('"', '&quot;'));
      // Four columns of whole sentences are too narrow, so each row becomes a list.
      const isStacked = header.length > 3 && !rows.flat().every((cell) => isAtMost(cell, longestShortCell));
      // Where every cell is short, the first column names the rows and needs no second line.
      const isNamed =
        header.length < 4 &&
        rows.every(
          ([name, ...cells]) =>
            isAtMost(name, header.length < 3 ? longestName.ofTwo : longestName.ofThree) &&
            cells.every((cell) => isAtMost(cell, longestShortCell)),
        );
      const kind = isStacked ? ' stacked' : isNamed ? ' named' : '';
      const label = (column: number) => (isStacked && column > 0 ? ` data-label="${columns[column]}"` : '');
      const inner = (cell: Tokens.TableCell) => this.parser.parseInline(cell.tokens);
      const head = header.map((cell) => `<th>${inner(cell)}</th>`).join('');
      const body = rows.map(
        (row) => `<tr>${row.map((cell, column) => `<td${label(column)}>${inner(cell)}</td>`).join('')}</tr>`,
      );
      return `<section class="table${kind}" tabindex="0" aria-label="Tabela: ${columns.join(', ')}"><table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></section>`;
    },
  },
});

/**
 * @param files raw text by path, as `import.meta.glob` returns it
 * @returns the texts by file name without extension
 * @throws an error that names the file if its front matter is missing or invalid
 */
export function readProse<Schema extends z.ZodType>(
  files: Record<string, string>,
  schema: Schema,
): Map<string, Prose<z.infer<Schema>>> {
  return new Map(
    Object.entries(files).map(([path, text]) => {
      const name = path.replace(/^.*\//, '').replace(/\.md$/, '');
      const { frontMatter, body } = splitProse(path, text);
      const parsed = schema.safeParse(frontMatter);
      if (!parsed.success) throw new Error(`${path}: ${parsed.error.message}`);
      let html: string | undefined;
      return [
        name,
        {
          frontMatter: parsed.data,
          html: () => {
            html ??= renderMarkdown(body);
            return html;
          },
        },
      ];
    }),
  );
}

/**
 * @param path for errors
 * @returns the front matter, not validated, and the Markdown below it
 * @throws an error that names the file if it has no front matter, or one that is not YAML
 */
export function splitProse(path: string, text: string): { frontMatter: unknown; body: string } {
  const parts = frontMatterBlock.exec(text);
  if (parts === null) throw new Error(`${path}: has no front matter`);
  const [, yaml = '', body = ''] = parts;
  try {
    return { frontMatter: parseYaml(yaml), body };
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

export function renderMarkdown(text: string): string {
  return joinUnits(markdown.parse(text, { async: false }));
}

/** Renders one paragraph of Markdown to HTML and to plain text. Both keep no-break spaces. */
export function renderInline(text: string): { html: string; text: string } {
  return {
    html: markdown.parseInline(text, { async: false }),
    text: plainTextOf(markdown.lexer(text)),
  };
}

const isAtMost = (cell: Tokens.TableCell | undefined, length: number) =>
  plainTextOf(cell?.tokens ?? []).length <= length;

function plainTextOf(tokens: readonly Token[]): string {
  const words = (token: Token): string => {
    if ('tokens' in token && token.tokens !== undefined) return plainTextOf(token.tokens);
    return 'text' in token ? token.text : '';
  };
  return tokens.map(words).join('');
}
