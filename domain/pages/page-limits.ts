/** Apart from the cleaning, so that a form can count without carrying the sanitiser. */

/** Longest values, in UTF-16 code units, both as sent and as stored. */
export const pageLimits = { title: 200, slug: 200, description: 500, content: 262_144 } as const;

export type PageField = keyof typeof pageLimits;
