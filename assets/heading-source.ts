/** The font that the headings of the site and of the social cards are cut from. */
export const sourceFolder = 'node_modules/@fontsource-variable/sofia-sans-condensed';
export const sourceFile = `${sourceFolder}/files/sofia-sans-condensed-latin-wght-normal.woff2`;

/** The 95 characters from the space to the tilde. */
export const printableAscii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
