/** The motor itself: housing, stator, gear, fins, capacitor. */
import type { MotorBuild } from '#content/motors/motor-model.ts';
import { axis, halfWidth, type Layer, mark, motorTop, part, path, times, tone } from './shapes.ts';

export function motorBody(build: MotorBuild): Layer {
  const half = { standard: 28, geared: 34, finned: 32, large: 38 }[build.body];
  const neck = halfWidth(build) + 6;
  const housing = path(`M${axis - neck} ${motorTop}h${neck * 2}l${half - neck} 12v14h-${half * 2}v-14z`, 's');
  const stator = path(
    `M${axis - half + 4} 222h${half * 2 - 8}v40a10 10 0 0 1-10 10h-${half * 2 - 28}a10 10 0 0 1-10-10z`,
    tone(build, 'fins'),
  );
  const ribs = path(
    times(Math.floor((half * 2 - 16) / 8), (at) => `M${axis - half + 12 + at * 8} 229v36`),
    mark(build, 'fins'),
  );
  const extra = {
    standard: '',
    large: path(`M${axis - half + 4} 246h${half * 2 - 8}`),
    geared: gear(build),
    finned: fins(half),
  }[build.body];
  const capacitor =
    build.drive === 'single-phase'
      ? path(`M${axis + 28} 232h16a5 5 0 0 1 5 5v22a5 5 0 0 1-5 5h-16z`, tone(build, 'capacitor')) +
        path(`M${axis + 28} 240h21`, mark(build, 'capacitor')) +
        sine(axis)
      : '';
  return {
    shapes: finsBehind(build, half) + housing + stator + ribs + extra + capacitor,
    parts: [
      part('motor', [108, 272], [axis - half + 4, 258]),
      ...(build.body === 'geared' ? [part('gear', [218, 200], [axis + 14, 212])] : []),
      ...(build.drive === 'single-phase' ? [part('capacitor', [222, 268], [axis + 49, 254])] : []),
    ],
  };
}

function finsBehind(build: MotorBuild, half: number): string {
  return build.body === 'finned'
    ? path(times(6, (at) => `M${axis - half - 8} ${228 + at * 7}h${half * 2 + 16}`))
    : '';
}

function fins(half: number): string {
  return path(`M${axis - half + 4} 222h${half * 2 - 8}`);
}

/** A gear on the housing. */
function gear(build: MotorBuild): string {
  const teeth = times(
    12,
    (index) => `<path transform="rotate(${index * 30} ${axis} 208)" d="M${axis} 189v5"/>`,
  );
  return `${teeth}<circle class="${tone(build, 'gear')}" cx="${axis}" cy="208" r="14"/><circle class="s" cx="${axis}" cy="208" r="4"/>`;
}

/** The symbol of single-phase alternating current. */
function sine(x: number): string {
  return `<circle class="s" cx="${x}" cy="247" r="12"/>${path(`M${x - 7} 247c2-8 5-8 7 0s5 8 7 0`)}`;
}
