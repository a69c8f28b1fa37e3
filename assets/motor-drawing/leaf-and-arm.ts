/** The tilting leaf and the arm that moves it. */
import type { MotorBuild } from '#content/motors/motor-model.ts';
import {
  axis,
  carriageHeight,
  halfWidth,
  hinge,
  type Layer,
  type Point,
  part,
  path,
  times,
  tone,
} from './shapes.ts';

/** Where the arm is fixed to the leaf. */
const grip: Point = [314, 68];

/** The raised leaf, the closed leaf as a dashed line, and the arc between them. */
export function leaf({ leaf: kind, drive }: MotorBuild): Layer {
  const length = 150;
  const thickness = { light: 7, slatted: 11, heavy: 18 }[kind];
  const pattern = {
    light: path(
      times(4, (at) => `M${30 * (at + 1)} 0v${thickness}`),
      't',
    ),
    slatted: path(
      times(14, (at) => `M${10 * (at + 1)} 0v${thickness}`),
      't',
    ),
    heavy: path(`M0 6h${length}${times(18, (at) => `M${6 + at * 8} 6l-6 12`)}`, 't'),
  }[kind];
  const raised = `<g transform="translate(${hinge.x} ${hinge.y}) rotate(-22)">${path(`M0 0h${length}v${thickness}H0z`, 's')}${pattern}</g>`;
  const closed = `<path class="t" stroke-dasharray="3 5" d="M${hinge.x} ${hinge.y + 14}v152h${thickness}v-152"/>`;
  const arrowCount = drive === 'inverter' ? 3 : 1;
  const arc = `<path class="t" stroke-dasharray="4 5" d="M${hinge.x + 24} 254A152 152 0 0 0 ${hinge.x + 150} 78"/>`;
  const arrows = path(
    times(arrowCount, (at) => `M${hinge.x + 144 + at} ${87 + at * 11}l6-11l5 11`),
    't',
  );
  return {
    shapes: closed + arc + arrows + raised,
    parts: [part('leaf', [318, 24], [332, 58])],
  };
}

/** From the carriage on the spindle to the middle of the leaf. */
export function arm(build: MotorBuild): Layer {
  const [x, y] = [axis + halfWidth(build) + 20, carriageHeight];
  const [dx, dy] = [grip[0] - x, grip[1] - y];
  const length = Math.round(Math.hypot(dx, dy));
  const angle = ((Math.atan2(dy, dx) * 180) / Math.PI).toFixed(1);
  const bar = (top: number, height: number) => path(`M0 ${top}h${length}v${height}H0z`, tone(build, 'arm'));
  const bars = {
    single: bar(-4, 8),
    light: bar(-2.5, 5),
    double: bar(-9, 6) + bar(3, 6),
    adjustable: bar(-6, 12) + path(`M14 0h${length - 56}`, 't') + holes(length),
    lever: bent(length),
  }[build.arm];
  const adapter =
    build.arm === 'adjustable'
      ? `${path(`M${length - 13}-13h26v26h-26z`, tone(build, 'adapter'))}<circle class="t" cx="${length - 8}" cy="-8" r="2"/><circle class="t" cx="${length + 8}" cy="8" r="2"/>`
      : '';
  const joints = `<circle class="s" cx="${x}" cy="${y}" r="6"/><circle class="s" cx="${grip[0]}" cy="${grip[1]}" r="5"/>`;
  return {
    shapes: `<g transform="translate(${x} ${y}) rotate(${angle})">${bars}${adapter}</g>${joints}`,
    parts: [
      part(
        'arm',
        [292, 166],
        build.arm === 'lever' ? [270, 148] : [Math.round(x + dx / 2), Math.round(y + dy / 2) + 4],
      ),
      ...(build.arm === 'adjustable' ? [part('adapter', [348, 124], [grip[0] + 8, grip[1] + 12])] : []),
    ],
  };
}

/** Two links joined by a hinge. */
function bent(length: number): string {
  const links = `M0 0L${Math.round(length * 0.42)} 34L${length} 0`;
  return `<path stroke-width="12" d="${links}"/><path stroke-width="7" stroke="#f5a800" d="${links}"/><circle class="s" cx="${Math.round(length * 0.42)}" cy="34" r="7"/>`;
}

function holes(length: number): string {
  return times(4, (at) => `<circle class="t" cx="${length - 32 + at * 6}" cy="0" r="1.5"/>`);
}
