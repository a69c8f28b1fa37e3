/** The id of each screen's `h1`, which names the screen when a screen reader announces it. */
export const screenHeadingId = 'screen-heading';
