/** The first part of the keys of the queries about addresses. */
export const missedKey = ['missed_paths'];
export const redirectsKey = ['redirects'];
