/**
 * The fields of a generated page that its author writes, each declared once. Limits, cleaning, REST columns, import
 * and export columns, form rules, working copies, versions and the trash derive from this file. The server sets the id
 * and the times. `is_noindex` is not among them: it is a switch without limit, cleaning or label, which the gate sets as
 * well as the author.
 *
 * This file does not import the sanitiser, so that a form can count characters without loading it.
 */
export interface PageFieldRules {
  /** How the text is cleaned: as one line of plain text, as a URL segment, or as the HTML that pages may hold. */
  kind: 'line' | 'slug' | 'html';
  /** Longest value, in UTF-16 code units, both as sent and as stored. */
  maxLength: number;
  /** Label of its input in the form. */
  label: string;
  /** Name with its article, for use inside a sentence. */
  name: string;
  /** How many of its characters search results show. */
  shownLength?: { min: number; max: number };
  /** Replaces a blank value in an imported file. Without it the file must have the column. */
  importFallback?: string;
}

export interface OptionalPageFieldRules extends PageFieldRules {
  /** Stored if nothing is left of the field after cleaning. */
  fallback: string;
}

/** Placeholder for the title of the page in a fallback. */
export const titlePlaceholder = '{title}';

/** A page is refused if nothing is left of one of these after cleaning. */
export const requiredPageFields = {
  title: {
    kind: 'line',
    maxLength: 200,
    label: 'Título',
    name: 'o título',
    shownLength: { min: 0, max: 60 },
  },
  slug: { kind: 'slug', maxLength: 200, label: 'Slug', name: 'o slug', importFallback: titlePlaceholder },
  content: { kind: 'html', maxLength: 262_144, label: 'Conteúdo (HTML)', name: 'o conteúdo' },
} as const satisfies Record<string, PageFieldRules>;

/** A page can be sent without these. */
export const optionalPageFields = {
  description: {
    kind: 'line',
    maxLength: 500,
    label: 'Descrição',
    name: 'a descrição',
    shownLength: { min: 70, max: 160 },
    fallback: `Informações sobre ${titlePlaceholder}. Atendimento especializado, produtos de qualidade e suporte técnico.`,
  },
} as const satisfies Record<string, OptionalPageFieldRules>;

export const pageFields = { ...requiredPageFields, ...optionalPageFields };

export type RequiredPageField = keyof typeof requiredPageFields;
export type OptionalPageField = keyof typeof optionalPageFields;
export type PageField = keyof typeof pageFields;

/** In the order of their declaration. */
export const pageFieldNames = Object.keys(pageFields) as PageField[];

/** A page as a client sends it. A null or blank optional field gets its fallback. */
export type PageInput = Record<RequiredPageField, string> &
  Partial<Record<OptionalPageField, string | null | undefined>>;

/** The fields of a page that a client changes. A missing field stays unchanged. */
export type PageChanges = Partial<PageInput>;

export function rulesOf(field: PageField): PageFieldRules {
  return pageFields[field];
}

/** Makes one value for each field, such as its rule in a form. */
export function mapFields<Field extends string, Rules, Value>(
  fields: Record<Field, Rules>,
  valueFor: (field: Field, rules: Rules) => Value,
): Record<Field, Value> {
  const entries = Object.entries<Rules>(fields).map(([field, rules]) => [
    field,
    valueFor(field as Field, rules),
  ]);
  return Object.fromEntries(entries) as Record<Field, Value>;
}
