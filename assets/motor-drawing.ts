/**
 * One drawing hand for all motor models: control unit, motor and spindle seen from the garage, the arm to the
 * tilting leaf beside them. Two line weights; amber marks the part that makes a model what it is.
 */
import type { MotorBuild } from '#content/motor-model.ts';
import type { MotorPart } from '#content/motor-parts.ts';
import { partsOfMotor } from '#domain/catalogue/parts-of-motor.ts';

const drawingSize = { width: 400, height: 300 };

/** Styles of its own, because the file is shown as a picture: paper by day, graphite by night. */
const style =
  '<style>svg{--i:#1d2327;--s:#ebe6db;--a:#f5a800;fill:none;stroke:var(--i);stroke-width:2.5;stroke-linejoin:round}@media(prefers-color-scheme:dark){svg{--i:#f2eee5;--s:#0f1214}}.t{stroke-width:1}.s{fill:var(--s)}.a{fill:var(--a)}.k{stroke:#1d2327}.n{fill:var(--i);stroke:none}text{fill:var(--s);stroke:none;font:700 12px system-ui,sans-serif;text-anchor:middle}</style>';

type Point = readonly [x: number, y: number];

/** Middle of the spindle. */
const axis = 158;
const motorTop = 196;
/** Where the upper edge of the closed leaf hangs. */
const hinge = { x: 232, y: 96 };
/** Where the arm takes hold of the leaf. */
const grip: Point = [314, 68];
const cursorHeight = 150;

/** A part with the place of its number and the end of the line from it. */
type Numbered = readonly [part: MotorPart, number: Point, target: Point];

interface Layer {
  shapes: string;
  parts: Numbered[];
}

/**
 * @param isNumbered with the numbers that the list of parts explains
 * @returns the text of an SVG file
 */
export function drawMotor(build: MotorBuild, isNumbered: boolean): string {
  const layers = [
    surroundings(build),
    control(build),
    leaf(build),
    arm(build),
    track(build),
    body(build),
    cursor(build),
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

/** @throws when a part has no place in the drawing */
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

function part(...numbered: Numbered): Numbered {
  return numbered;
}

function path(d: string, className = ''): string {
  return `<path${className && ` class="${className}"`} d="${d}"/>`;
}

/** The class of a part that may be the highlighted one. */
function tone(build: MotorBuild, part: MotorBuild['highlight']): string {
  return build.highlight === part ? 'a' : 's';
}

/** Thin lines on such a part: amber stays amber by night, so what stands on it stays dark. */
function mark(build: MotorBuild, part: MotorBuild['highlight']): string {
  return build.highlight === part ? 't k' : 't';
}

function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

function halfWidth({ track: kind }: MotorBuild): number {
  return kind === 'wide' ? 25 : 17;
}

/** Ground, and what stands in the way: a low ceiling, a photocell. */
function surroundings({ track: kind, body: size }: MotorBuild): Layer {
  const ground =
    path('M12 284h376') +
    path(
      times(24, (at) => `M${22 + at * 15} 284l-6 7`),
      't',
    );
  const ceiling =
    kind === 'short'
      ? path('M118 56h94v-14h-94z', 's') +
        path(
          times(10, (at) => `M${122 + at * 9} 56l8-14`),
          't',
        )
      : '';
  const photocell =
    size === 'finned'
      ? path('M346 284v-52M336 212h20v20h-20z', 's') +
        path('M336 222H222', 't').replace('<path', '<path stroke-dasharray="2 4"') +
        '<circle class="a" cx="341" cy="222" r="3"/>'
      : '';
  return {
    shapes: ground + ceiling + photocell,
    parts: size === 'finned' ? [part('photocell', [378, 246], [356, 226])] : [],
  };
}

/** The leaf tilted up, the leaf hanging closed in dashes, and the arc between the two. */
function leaf({ leaf: kind, drive }: MotorBuild): Layer {
  const length = 150;
  const thickness = { light: 7, slatted: 11, heavy: 18 }[kind];
  const surface = {
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
  const tilted = `<g transform="translate(${hinge.x} ${hinge.y}) rotate(-22)">${path(`M0 0h${length}v${thickness}H0z`, 's')}${surface}</g>`;
  const hanging = `<path class="t" stroke-dasharray="3 5" d="M${hinge.x} ${hinge.y + 14}v152h${thickness}v-152"/>`;
  const head = drive === 'inverter' ? 3 : 1;
  const arc = `<path class="t" stroke-dasharray="4 5" d="M${hinge.x + 24} 254A152 152 0 0 0 ${hinge.x + 150} 78"/>`;
  const arrows = path(
    times(head, (at) => `M${hinge.x + 144 + at} ${87 + at * 11}l6-11l5 11`),
    't',
  );
  return {
    shapes: hanging + arc + arrows + tilted,
    parts: [part('leaf', [318, 24], [332, 58])],
  };
}

/** From the cursor to the middle of the leaf. */
function arm(build: MotorBuild): Layer {
  const [x, y] = [axis + halfWidth(build) + 20, cursorHeight];
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

/** Two links with a joint between them. */
function bent(length: number): string {
  const links = `M0 0L${Math.round(length * 0.42)} 34L${length} 0`;
  return `<path stroke-width="12" d="${links}"/><path stroke-width="7" stroke="#f5a800" d="${links}"/><circle class="s" cx="${Math.round(length * 0.42)}" cy="34" r="7"/>`;
}

function holes(length: number): string {
  return times(4, (at) => `<circle class="t" cx="${length - 32 + at * 6}" cy="0" r="1.5"/>`);
}

function trackTop({ track: kind }: MotorBuild): number {
  return kind === 'short' ? 82 : 36;
}

function track(build: MotorBuild): Layer {
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

function cursor(build: MotorBuild): Layer {
  const half = halfWidth(build) + 6;
  const y = cursorHeight;
  const box = path(`M${axis - half} ${y - 13}h${half * 2}v26h-${half * 2}z`, tone(build, 'cursor'));
  const bolts = times(
    2,
    (at) => `<circle class="t" cx="${axis - half + 7 + at * (half * 2 - 14)}" cy="${y}" r="2.5"/>`,
  );
  const pin = path(`M${axis + half} ${y}h8`);
  return { shapes: box + bolts + pin, parts: [part('cursor', [98, y - 24], [axis - half, y - 4])] };
}

function body(build: MotorBuild): Layer {
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

/** A gear wheel on the housing. */
function gear(build: MotorBuild): string {
  const teeth = times(
    12,
    (index) => `<path transform="rotate(${index * 30} ${axis} 208)" d="M${axis} 189v5"/>`,
  );
  return `${teeth}<circle class="${tone(build, 'gear')}" cx="${axis}" cy="208" r="14"/><circle class="s" cx="${axis}" cy="208" r="4"/>`;
}

/** The sign of alternating current on one phase. */
function sine(x: number): string {
  return `<circle class="s" cx="${x}" cy="247" r="12"/>${path(`M${x - 7} 247c2-8 5-8 7 0s5 8 7 0`)}`;
}

/** The control unit on the wall, with the remote above it. */
function control(build: MotorBuild): Layer {
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

/** Shown where a drawing fails to load: an empty sheet with the outline of the missing part. */
export const placeholderDrawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${drawingSize.width} ${drawingSize.height}" width="${drawingSize.width}" height="${drawingSize.height}">${style}<path class="s" stroke="none" d="M0 0h400v300H0z"/><path class="t" stroke-dasharray="4 5" d="M175 28h50v148h-50zM166 176h68v64h-68zM12 284h376"/><text style="fill:var(--i)" x="200" y="266">Desenho indisponível</text></svg>\n`;
