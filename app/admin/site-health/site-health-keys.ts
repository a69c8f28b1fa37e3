/** The first part of the query keys for addresses. */
export const missedKey = ['missed_paths'];
export const redirectsKey = ['redirects'];
