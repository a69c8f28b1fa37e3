/** The track with its spindle and carriage. */
import type { MotorBuild } from '#content/motors/motor-model.ts';
import {
  axis,
  carriageHeight,
  halfWidth,
  type Layer,
  mark,
  motorTop,
  part,
  path,
  times,
  tone,
} from './shapes.ts';

function trackTop({ track: kind }: MotorBuild): number {
  return kind === 'short' ? 82 : 36;
}

export function track(build: MotorBuild): Layer {
  const half = halfWidth(build);
  const top = trackTop(build);
  const height = motorTop - top;
  const radius = build.track === 'wide' ? 8 : 4;
  const pitch = build.track === 'wide' ? 8 : 6;
  const turns = Math.floor((height - 6) / pitch);
  const rails = path(`M${axis - half} ${top}h${half * 2}v${height}h-${half * 2}z`, tone(build, 'track'));
  const spindle = path(
    `M${axis - radius} ${top}h${radius * 2}v${height}h-${radius * 2}z`,
    build.highlight === 'spindle' ? 'a t' : 's t',
  );
  const thread = path(
    `M${axis - radius} ${top + 8}${times(turns, () => `l${radius * 2}-4m-${radius * 2} ${pitch + 4}`)}`,
    mark(build, 'spindle'),
  );
  const cap = path(`M${axis - half - 7} ${top - 12}h${half * 2 + 14}v12h-${half * 2 + 14}z`, 's');
  const size =
    build.track === 'short'
      ? path(`M112 ${top - 12}h8M112 ${motorTop}h8M116 ${top - 12}V${motorTop}`, 't')
      : '';
  return {
    shapes: rails + spindle + thread + cap + size,
    parts: [part('track', [214, top + 14], [axis + half, top + 24])],
  };
}

export function carriage(build: MotorBuild): Layer {
  const half = halfWidth(build) + 6;
  const y = carriageHeight;
  const box = path(`M${axis - half} ${y - 13}h${half * 2}v26h-${half * 2}z`, tone(build, 'cursor'));
  const bolts = times(
    2,
    (at) => `<circle class="t" cx="${axis - half + 7 + at * (half * 2 - 14)}" cy="${y}" r="2.5"/>`,
  );
  const pin = path(`M${axis + half} ${y}h8`);
  return { shapes: box + bolts + pin, parts: [part('cursor', [98, y - 24], [axis - half, y - 4])] };
}
