/** Apart from the cleaning, so that a form can count without carrying the sanitiser. */

/** Longest values, in UTF-16 code units, both as sent and as stored. */
export const pageLimits = { title: 200, slug: 200, description: 500, content: 262_144 } as const;

export type PageField = keyof typeof pageLimits;

export const pageFields = ['title', 'slug', 'content', 'description'] as const satisfies PageField[];

/** As the rules name them to whoever fills in the form, at the start of a sentence. */
export const pageFieldNames: Record<PageField, string> = {
  title: 'O título',
  slug: 'O slug',
  content: 'O conteúdo',
  description: 'A descrição',
};
