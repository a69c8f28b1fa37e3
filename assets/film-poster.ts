/**
 * The poster of the film: the gate is open, its clock has stopped, and the car drives in. It is a drawing and not a frame
 * of the film, because a drawing follows the reader's colour scheme by itself.
 */
import { car, house, inside, palette } from './gate-scene.ts';

const opening = { x: 353, y: 173, width: 454, height: 279 };
/** The car comes into the picture from below. It is drawn on a field of 260 × 180. */
const carBottom = { x: 580, y: 666.6, scale: 1.31 };

/** The leaf lies below the ceiling. Its four corners are those of the film, where it is tilted by 78°. */
const leaf = `
<g style="stroke:var(--ink);fill:var(--steel)" stroke-width="1.5" stroke-linejoin="round"><path d="M373.5 175.2h413l60.2 18.3H313.3z"/><path d="M354 181h452M334 187h492" style="stroke:var(--seam)"/></g>`;
const lamp = `
<path d="M825.5 148.5V141a11.5 11.5 0 0 1 23 0v7.5z" style="fill:var(--paint);stroke:var(--ink)" stroke-width="3"/>`;

/** '4,0 s' in the heading font, as outlines, because a picture loads no font. */
const seconds =
  'M24.6 0q-.9 0-.9-.9v-8.3H4.1q-.9 0-.9-.8v-.8q0-.4.1-.7t.1-.6L18.4-49q.2-.8 1-.8h6.5q.5 0 .7.3t0 .7L14.2-16.6h9.5l.8-15.6q.1-.9.9-.9h5.5q.9 0 .9.9v15.6h3.5q.9 0 .9.8v5.8q0 .8-.9.8h-3.5v8.3q0 .9-.9.9zM42.4 10.6q-.9 0-.6-.9l3.5-19.1q.1-.9.9-.9h8.1q1 0 .8 1.1L49.2 9.9q-.2.7-.9.7zM77.9.6q-7.3 0-11.1-4.1T63-15.6v-18.6q0-8 3.8-12.1t11.1-4.1T89-46.3t3.8 12.1v18.6q0 7.9-3.8 12.1T77.9.6zm0-7.4q3.2 0 4.9-2.2t1.6-6.6v-18.6q0-4.4-1.6-6.6t-4.9-2.1-4.9 2.1-1.6 6.6v18.6q0 4.4 1.6 6.6t4.9 2.2zM124.2.6q-6.5 0-9.3-2.9t-2.5-8.9q.1-.9.8-.9h6.4q.6 0 .6.9 0 2.8.9 4.1t3.2 1.3q2 0 3-1t1.1-3q0-1.6-.8-2.7t-2.6-2.2l-6.8-3.9q-2.8-1.7-4.3-4t-1.4-5.6q0-4.8 3-7.3t8.7-2.6q6.2 0 9.1 2.8t2.7 7.8q0 .8-.7.8H129q-.4 0-.7-.2t-.1-.9q.1-1.8-.8-2.8t-3-1q-1.7 0-2.7.8t-.9 2.4q0 1.5.8 2.5t2.4 1.1l6.6 3.8q3.2 1.9 4.6 4.2t1.4 5.8q0 5.2-3.1 8t-9.3 2.7z';
const counter = `
<path d="M28 22h171v90H28z" style="fill:var(--plate)"/>
<path transform="translate(44 88.8)" d="${seconds}" fill="#f5a800"/>`;

const at = (drawing: string, { x, y, width, height }: typeof opening) =>
  drawing.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `);

/** @param size in pixels; the proportions are those of the scene */
export function filmPoster({ width, height }: { width: number; height: number }): string {
  const { x, y, scale } = carBottom;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540" width="${width}" height="${height}">
<style>${palette}</style>
<path d="M0 0h960v540H0z" style="fill:var(--ground)"/>${house}
<path d="M353 173h454v279H353z" style="fill:var(--room)"/>${at(inside, opening)}
<g transform="translate(${x} ${y}) scale(${scale}) translate(-130 -180)">${at(car, { x: 0, y: 0, width: 260, height: 180 })}
</g>${leaf}${lamp}${counter}
</svg>
`;
}
