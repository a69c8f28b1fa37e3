/** Two stators of the same diameter: the longer stack has more steel and copper. */
import { Plate } from './plate.tsx';

const radius = 54;
/** Direction of the stack, away from the viewer. */
const away = { x: 0.9, y: -0.42 };

/** The angles of the slots in the front face, in degrees. */
const slots = Array.from({ length: 12 }, (_, slot) => slot * 30);

interface StatorProps {
  x: number;
  y: number;
  /** Length of the stack, in units of the drawing. */
  depth: number;
  /** Outer radius of the windings. */
  copper: number;
}

function Stator({ x, y, depth, copper }: StatorProps) {
  const [dx, dy] = [away.x * depth, away.y * depth];
  const [edgeX, edgeY] = [-away.y * radius, away.x * radius];
  /** Half a circle around the stack: 0 is the front end, 1 the back end. */
  const halfCircleAt = (share: number) =>
    `M${round(edgeX + dx * share)} ${round(edgeY + dy * share)}A${radius} ${radius} 0 0 0 ${round(dx * share - edgeX)} ${round(dy * share - edgeY)}`;
  const laminations = Math.round(depth / 4);
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        className="solid"
        d={`${halfCircleAt(1)}L${round(-edgeX)} ${round(-edgeY)}A${radius} ${radius} 0 0 0 ${round(edgeX)} ${round(edgeY)}z`}
      />
      <path
        className="thin"
        d={Array.from({ length: laminations - 1 }, (_, lamination) =>
          halfCircleAt((lamination + 1) / laminations),
        ).join('')}
      />
      <circle className="solid" r={radius} />
      {slots.map((angle) => (
        <path
          key={angle}
          className="thin"
          d={`M-4-30V${-copper}a4 4 0 0 1 8 0V-30`}
          transform={`rotate(${angle})`}
        />
      ))}
      <path className="key" d={`M0 ${-copper}a${copper} ${copper} 0 1 0 .1 0zM0-28a28 28 0 1 1-.1 0z`} />
      {slots.map((angle) => (
        <path
          key={angle}
          className="on-key thin"
          d={`M0-28V${-copper}`}
          transform={`rotate(${angle + 15})`}
        />
      ))}
      <circle className="shade" r="24" />
    </g>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function Stators() {
  return (
    <Plate
      caption="O mesmo diâmetro visto de frente; a diferença está no comprimento do pacote de lâminas"
      size={[400, 220]}
      parts={[]}
    >
      <Stator x={88} y={88} depth={20} copper={37} />
      <Stator x={262} y={98} depth={74} copper={44} />
      <path className="thin" d="M285 147l9 19M352 119l9 18M291 160l67-31M297 152l-6 8 9 2M351 137l7-8-9-2" />
      <text className="small start" x="325" y="170">
        40 a 60 mm
      </text>
      <text x="98" y="188">
        Fino
      </text>
      <text className="small" x="98" y="209">
        5 a 10 ciclos por hora
      </text>
      <text x="262" y="188">
        Robusto
      </text>
      <text className="small" x="262" y="209">
        30 a 50+ ciclos por hora
      </text>
    </Plate>
  );
}
