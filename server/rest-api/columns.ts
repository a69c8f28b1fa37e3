/** The table as clients see it: which columns there are, what they hold and who may set them. */
import type { GeneratedPagesTable } from '#database/schema.ts';

export type Column = keyof GeneratedPagesTable;

export const columnTypes = {
  id: 'uuid',
  title: 'text',
  slug: 'text',
  content: 'text',
  description: 'text',
  created_at: 'timestamp',
  updated_at: 'timestamp',
} as const satisfies Record<Column, 'uuid' | 'text' | 'timestamp'>;

export const allColumns = Object.keys(columnTypes) as readonly Column[];

export function isColumn(name: string): name is Column {
  return Object.hasOwn(columnTypes, name);
}

/** The others are the server's to set. */
const writableColumns = ['title', 'slug', 'content', 'description'] as const;

export type WritableColumn = (typeof writableColumns)[number];

export function isWritable(column: Column): column is WritableColumn {
  return (writableColumns as readonly Column[]).includes(column);
}
