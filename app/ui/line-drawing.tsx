/**
 * Gates, motors and parts in one hand: a frame in the strong line, what it is made of in the thin one, and in
 * amber where it moves or what to look at. All share a field of 148 × 110 units and one line weight.
 */

interface Strokes {
  strong: string;
  thin: string;
  amber: string;
}

const drawings = {
  basculante: {
    strong: 'M14 104V14h112v90M28 24h84l14 34H14z',
    thin: 'M25.5 32h89M22 40h96M19 48h102',
    amber: 'M137 100a62 62 0 0 0 2-36M133 70l5.5-7 7.5 5',
  },
  deslizante: {
    strong: 'M14 104V20h8v84M84 104V20h8v84M8 104h138M54 32h88v64H54z',
    thin: 'M54 45h88M54 58h88M54 71h88M54 84h88M66 96v5M130 96v5',
    amber: 'M100 22h36M130 16l7 6-7 6',
  },
  pivotante: {
    strong: 'M14 104V20M132 104V20M6 104h8M132 104h8M14 26l34 10v56l-34 12zM132 26L98 36v56l34 12z',
    thin: 'M14 42l34 5M14 57l34 2M14 73l34-3M14 89l34-8M132 42l-34 5M132 57l-34 2M132 73l-34-3M132 89l-34-8',
    amber: 'M66 104a46 46 0 0 0-10-20M63 85l-7.5-1.5-1 7.5M80 104a46 46 0 0 1 10-20M83 85l7.5-1.5 1 7.5',
  },
  /** The tilting gate's motor: spindle in its profile, cursor on the way. */
  motor: {
    strong: 'M58 6h32v64H58zM50 70h48v8l6 6v22H44V84l6-6zM58 34H48M90 34h14',
    thin: 'M70 10v56M78 10v56M70 16l8-3M70 22l8-3M70 50l8-3M70 56l8-3M70 62l8-3M54 90v12M64 90v12M74 90v12M84 90v12M94 90v12',
    amber: 'M54 28h40v14H54zM118 60V22M112 28l6-7 6 7',
  },
  /** Rotor inside the stator, seen from the end. */
  stator: {
    strong: 'M74 8a47 47 0 1 0 .1 0zM74 31a24 24 0 1 0 .1 0z',
    thin: 'M74 48a7 7 0 1 0 .1 0zM74 14v11M74 85v11M33 55h11M104 55h11M45 26l8 8M95 76l8 8M45 84l8-8M95 34l8-8',
    amber: 'M117 30a50 50 0 0 1 5 38M115 64l6 7 7-6',
  },
  engrenagem: {
    strong: 'M58 20a34 34 0 1 0 .1 0zM58 42a12 12 0 1 0 .1 0zM112 56a18 18 0 1 0 .1 0z',
    thin: 'M58 12v8M58 88v8M16 54h8M92 54h2M29 25l6 6M82 77l6 6M29 83l6-6M82 31l6-6M112 50v6M112 92v6M88 74h6M130 74h6M112 70a4 4 0 1 0 .1 0z',
    amber: 'M92 18a50 50 0 0 1 24 22M117 31l-1 9-9-2',
  },
  controle: {
    strong: 'M56 42a18 18 0 0 1 36 0v46a18 18 0 0 1-36 0z',
    thin: 'M74 64a8 8 0 1 0 .1 0zM74 87a3 3 0 1 0 .1 0z',
    amber: 'M74 38a7 7 0 1 0 .1 0zM52 21a38 38 0 0 1 44 0M44 11a54 54 0 0 1 60 0',
  },
  central: {
    strong: 'M28 10h92v90H28zM28 24h92',
    thin: 'M38 34h26v18H38zM74 34h36M74 42h36M38 62h72M38 70h72M38 78h48M38 86h48M46 100v8M60 100v8M74 100v8',
    amber: 'M100 78a6 6 0 1 0 .1 0zM34 17h8',
  },
  fotocelula: {
    strong: 'M14 104V30h16v74M118 104V30h16v74M6 104h136',
    thin: 'M66 104V80M82 104V80M66 80V60a8 8 0 0 1 16 0v20M74 36a7 7 0 1 0 .1 0z',
    amber: 'M16 74h12v14H16zM120 74h12v14h-12zM34 81h8M50 81h8',
  },
  trava: {
    strong: 'M40 50h68v52H40zM52 50V34a22 22 0 0 1 44 0v16',
    thin: 'M46 58h56M46 94h56M74 68a6 6 0 1 0 .1 0zM74 80v8',
    amber: 'M118 76h22M133 69l7 7-7 7',
  },
  nobreak: {
    strong: 'M26 28h86v68H26zM112 48h10v28h-10z',
    thin: 'M34 36h70v52H34zM42 36v52M96 36v52',
    amber: 'M74 40L58 64h12l-4 20 18-26H72z',
  },
  'fim-de-curso': {
    strong: 'M8 62h132M8 76h132M44 30h44v22H44z',
    thin: 'M14 76v6M24 76v6M34 76v6M44 76v6M54 76v6M64 76v6M74 76v6M84 76v6M94 76v6M104 76v6M114 76v6M124 76v6M134 76v6M66 52v10',
    amber: 'M14 46h14v14H14zM118 46h14v14h-14zM96 41h14M104 35l7 6-7 6',
  },
  ferramenta: {
    strong: 'M96 16a24 24 0 0 0-28 32L28 88a9 9 0 0 0 13 13l40-40a24 24 0 0 0 31-29L98 46 85 33z',
    thin: 'M35 94a2 2 0 1 0 .1 0zM74 56l-34 34',
    amber: 'M112 92a30 30 0 0 0 16-22M134 75l-6-7-7 6',
  },
} as const satisfies Record<string, Strokes>;

export type DrawingName = keyof typeof drawings;

/** Decoration beside words that say the same. */
export function LineDrawing({ name }: { name: DrawingName }) {
  const { strong, thin, amber } = drawings[name];
  return (
    <svg className="line-drawing" viewBox="0 0 148 110" aria-hidden="true">
      <path className="thin" d={thin} />
      <path d={strong} />
      <path className="amber" d={amber} />
    </svg>
  );
}
