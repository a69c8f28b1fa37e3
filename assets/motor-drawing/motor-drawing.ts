/**
 * Draws every motor model in one style: control unit, motor and spindle seen from the garage, and the arm to the
 * tilting leaf beside them. Two line weights; amber marks the part that distinguishes the model.
 */
import type { MotorBuild } from '#content/motors/motor-model.ts';
import { partsOfMotor } from '#domain/catalogue/parts-of-motor.ts';
import { arm, leaf } from './leaf-and-arm.ts';
import { motorBody } from './motor-body.ts';
import type { Numbered } from './shapes.ts';
import { control, surroundings } from './surroundings.ts';
import { carriage, track } from './track.ts';

const drawingSize = { width: 400, height: 300 };

/**
 * The file contains its styles, for a light and a dark scheme, because a picture cannot use those of the page. Classes:
 * `s` surface, `a` amber, `t` thin lines, `k` dark lines in both schemes, `n` number.
 */
const style =
  '<style>svg{--i:#1d2327;--s:#ebe6db;--a:#f5a800;fill:none;stroke:var(--i);stroke-width:2.5;stroke-linejoin:round}@media(prefers-color-scheme:dark){svg{--i:#f2eee5;--s:#0f1214}}.t{stroke-width:1}.s{fill:var(--s)}.a{fill:var(--a)}.k{stroke:#1d2327}.n{fill:var(--i);stroke:none}text{fill:var(--s);stroke:none;font:700 12px system-ui,sans-serif;text-anchor:middle}</style>';

/**
 * @param isNumbered whether parts get numbers, as in the list of parts
 * @returns the text of an SVG file
 */
export function drawMotor(build: MotorBuild, isNumbered: boolean): string {
  const layers = [
    surroundings(build),
    control(build),
    leaf(build),
    arm(build),
    track(build),
    motorBody(build),
    carriage(build),
  ];
  const { width, height } = drawingSize;
  const shapes = layers.map((layer) => layer.shapes).join('');
  const numbers = isNumbered
    ? callouts(
        build,
        layers.flatMap((layer) => layer.parts),
      )
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${style}<path class="s" stroke="none" d="M0 0h${width}v${height}H0z"/>${shapes}${numbers}</svg>\n`;
}

/** Shown if a drawing fails to load: the outline of a motor on an empty ground. */
export const placeholderDrawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${drawingSize.width} ${drawingSize.height}" width="${drawingSize.width}" height="${drawingSize.height}">${style}<path class="s" stroke="none" d="M0 0h400v300H0z"/><path class="t" stroke-dasharray="4 5" d="M175 28h50v148h-50zM166 176h68v64h-68zM12 284h376"/><text style="fill:var(--i)" x="200" y="266">Desenho indisponível</text></svg>\n`;

/** @throws if a part has no position in the drawing */
function callouts(build: MotorBuild, places: readonly Numbered[]): string {
  return partsOfMotor(build)
    .map((name, index) => {
      const place = places.find(([part]) => part === name);
      if (place === undefined) throw new Error(`The drawing has no place for the number of "${name}"`);
      const [, [x, y], [toX, toY]] = place;
      return `<path class="t" d="M${x} ${y}L${toX} ${toY}"/><circle class="n" cx="${x}" cy="${y}" r="9"/><text x="${x}" y="${y + 4}">${index + 1}</text>`;
    })
    .join('');
}
