/** The floor, a low ceiling, a photocell, and the control unit on the wall. */
import type { MotorBuild } from '#content/motors/motor-model.ts';
import { type Layer, mark, part, path, times, tone } from './shapes.ts';

/** The floor, the low ceiling that a short track is for, and the photocell beside a motor for shared garages. */
export function surroundings({ track, body }: MotorBuild): Layer {
  const ground =
    path('M12 284h376') +
    path(
      times(24, (at) => `M${22 + at * 15} 284l-6 7`),
      't',
    );
  const ceiling =
    track === 'short'
      ? path('M118 56h94v-14h-94z', 's') +
        path(
          times(10, (at) => `M${122 + at * 9} 56l8-14`),
          't',
        )
      : '';
  const photocell =
    body === 'finned'
      ? path('M346 284v-52M336 212h20v20h-20z', 's') +
        '<path stroke-dasharray="2 4" class="t" d="M336 222H222"/>' +
        '<circle class="a" cx="341" cy="222" r="3"/>'
      : '';
  return {
    shapes: ground + ceiling + photocell,
    parts: body === 'finned' ? [part('photocell', [378, 246], [356, 226])] : [],
  };
}

/** The control unit on the wall, with the remote above it. */
export function control(build: MotorBuild): Layer {
  const inverter =
    build.drive === 'inverter'
      ? path(`M26 128h56v26H26z`, tone(build, 'inverter')) +
        path(times(6, (at) => `M${34 + at * 8} 112v16`)) +
        path(
          'M32 142c5-12 11-12 15 0c3 10 7 10 10 0c2-9 5-9 7 0c1 8 3 8 4 0c1-7 3-7 4 0',
          mark(build, 'inverter'),
        )
      : '';
  const box =
    path('M26 154h56v78H26zM26 168h56', 's') + path('M34 178h26v16H34zM34 204h40M34 212h40M34 220h28', 't');
  const lamp = '<circle class="s t" cx="68" cy="186" r="3.5"/>';
  const cable = path('M82 214c20 0 14 30 30 30h20');
  const remote =
    path('M44 52a10 10 0 0 1 20 0v32a10 10 0 0 1-20 0z', 's') +
    '<circle class="t" cx="54" cy="56" r="3.5"/><circle class="t" cx="54" cy="70" r="3.5"/>' +
    path('M43 32a16 16 0 0 1 22 0M37 25a24 24 0 0 1 34 0', 't');
  return {
    shapes: cable + box + inverter + lamp + remote,
    parts: [
      part('control', [20, 250], [34, 232]),
      ...(build.drive === 'inverter' ? [part('inverter', [18, 104], [30, 130])] : []),
    ],
  };
}
