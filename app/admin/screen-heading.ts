/** The id of each screen's `h1`, by which the screen is announced when it takes the place of another. */
export const screenHeadingId = 'screen-heading';
