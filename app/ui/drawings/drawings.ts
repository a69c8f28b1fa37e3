/**
 * Drawings of gates, motors and parts in one style: the frame in the thick line, details in the thin one, and amber for
 * what moves or needs attention. Each is drawn on a field of 148 × 110 units.
 */
import type { StepScene } from '#content/problem-steps.ts';

interface Strokes {
  strong: string;
  thin: string;
  amber: string;
}

export const drawings = {
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
  /** A tilting gate's motor: the spindle in its profile, with the carriage halfway along it. */
  motor: {
    strong: 'M58 6h32v64H58zM50 70h48v8l6 6v22H44V84l6-6zM58 34H48M90 34h14',
    thin: 'M70 10v56M78 10v56M70 16l8-3M70 22l8-3M70 50l8-3M70 56l8-3M70 62l8-3M54 90v12M64 90v12M74 90v12M84 90v12M94 90v12',
    amber: 'M54 28h40v14H54zM118 60V22M112 28l6-7 6 7',
  },
  /** The rotor inside the stator, seen from the end. */
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
  /** A panel of three breakers, the middle one off. */
  disjuntor: {
    strong: 'M16 12h116v86H16zM30 28h22v50H30zM63 28h22v50H63zM96 28h22v50H96z',
    thin: 'M36 36h10v16H36zM102 36h10v16h-10zM24 88h100M41 20v8M74 20v8M107 20v8',
    amber: 'M69 54h10v16H69zM74 32v14M69 41l5 6 5-6',
  },
  /** The back of a remote control with its coin cell. */
  pilha: {
    strong: 'M46 38a28 28 0 0 1 56 0v38a28 28 0 0 1-56 0zM118 30h18v60h-18z',
    thin: 'M62 92h24M118 40h18M74 72v6M58 32a20 20 0 0 1 10-10',
    amber: 'M74 34a17 17 0 1 0 .1 0zM74 45v12M68 51h12',
  },
  /** The foot of a sliding gate's leaf on its rail, with a stone before the wheel. */
  trilho: {
    strong: 'M10 6v46h128V6M40 56a16 16 0 1 0 .1 0zM110 56a16 16 0 1 0 .1 0zM4 90h140',
    thin: 'M26 6v46M42 6v46M58 6v46M74 6v46M90 6v46M106 6v46M122 6v46M40 52v16M110 52v16M40 68a4 4 0 1 0 .1 0zM110 68a4 4 0 1 0 .1 0zM4 96h140M12 96l-6 8M40 96l-6 8M68 96l-6 8M96 96l-6 8M124 96l-6 8',
    amber: 'M62 88l5-12 10-4 9 6 3 10z',
  },
  /** The same leaf leaning, one wheel beside the rail. */
  'fora-do-trilho': {
    strong: 'M18 22l112-16 8 54-112 16zM114 62a12 12 0 1 0 .1 0zM4 92h140',
    thin: 'M34 20l8 54M50 17l8 54M66 15l8 54M82 13l8 54M98 10l8 54M114 8l8 54M4 98h140M114 70a4 4 0 1 0 .1 0z',
    amber: 'M36 80a12 12 0 1 0 .1 0zM58 84h16M67 79l7 5-7 5',
  },
  /** The release key of a motor, and the direction in which it turns. */
  destravamento: {
    strong: 'M22 22h70v66H22zM14 88h86v12H14zM57 44a14 14 0 1 0 .1 0z',
    thin: 'M30 30h20M30 36h20M30 42h12M57 52v12M30 94h54',
    amber: 'M126 49a9 9 0 1 0 .1 0zM117 58H60M72 58v8M82 58v6M96 36a42 42 0 0 0-26-16M76 16l-7 4 3 7',
  },
  /** The closed box of a motor: mains voltage inside. */
  'caixa-fechada': {
    strong: 'M34 10h80v84H34zM42 18h64v68H42z',
    thin: 'M100 48v10M52 94v10M66 94v10M80 94v10M38 14h.1M110 14h.1M38 90h.1M110 90h.1',
    amber: 'M78 26L58 56h14l-5 24 22-34H75z',
  },
  /** Both cables of a tilting gate over their pulleys, one of them broken. */
  cabo: {
    strong: 'M36 14a13 13 0 1 0 .1 0zM112 14a13 13 0 1 0 .1 0zM125 27v43M112 70h26v32h-26zM10 102V6M138 6H10',
    thin: 'M36 23a4 4 0 1 0 .1 0zM112 23a4 4 0 1 0 .1 0zM99 27v75M112 78h26M112 86h26M112 94h26M23 27v75',
    amber: 'M49 27v22M49 49l-6 9M49 49l1 11M49 49l7 8M49 104V84M49 84l-6-7M49 84l1-10M49 84l7-6',
  },
  /** A leaf held up over the passage, and the place where nobody may stand. */
  'vao-perigoso': {
    strong: 'M14 104V8h10v96M24 26l92-14 3 9-95 15zM4 104h140',
    thin: 'M24 60l44-34M70 30l-4-6M132 60a6 6 0 1 0 .1 0zM132 72v18M132 90l-6 14M132 90l6 14M124 80h16',
    amber: 'M36 98l16-48M54 98l18-52M72 98l18-54M90 98l18-56M108 98l8-24M34 98h76',
  },
  /** Rack and pinion, with a gap between the teeth. */
  cremalheira: {
    strong: `M4 14h140v14H4zM4 28${'h4l3 9h5l3-9h4'.repeat(7)}M74 56a24 24 0 1 0 .1 0z`,
    thin: 'M74 72a8 8 0 1 0 .1 0zM20 14v14M56 14v14M92 14v14M128 14v14',
    amber: 'M68 57l2-9h8l2 9M50 66l-8-4 3-7 8 4M98 66l8-4-3-7-8 4M116 34v20M111 39l5-6 5 6M111 49l5 6 5-6',
  },
  /** A worn wheel on its rail: flat where it should be round. */
  roldana: {
    strong: 'M50 84A36 36 0 1 1 98 84M4 92h140M30 4h88v14H30z',
    thin: 'M58 72A24 24 0 1 1 90 72M74 50a7 7 0 1 0 .1 0zM52 18l22 32 22-32M4 98h140M24 98l-6 8M64 98l-6 8M104 98l-6 8',
    amber: 'M48 85h52M38 80l-8-3M110 80l8-3M36 88H26M112 88h10',
  },
  /** A run capacitor with its bulging top. */
  capacitor: {
    strong: 'M44 38v50a30 10 0 0 0 60 0V38',
    thin: 'M64 18V4M84 18V4M52 54h44M52 62h44M52 70h26M44 38a30 9 0 0 0 60 0',
    amber: 'M44 38a30 22 0 0 1 60 0M30 26l-8-6M118 26l8-6M74 8V2',
  },
  /** The arm between carriage and leaf, its pin fallen out. */
  braco: {
    strong: 'M16 6h18v98H16zM24 30l82 40-5 11-82-40zM104 56l36 12-5 14-36-12z',
    thin: 'M22 12v88M28 12v88M25 32a4 4 0 1 0 .1 0z',
    amber: 'M103 68a6 6 0 1 0 .1 0zM103 90v8M97 98h12M100 90h6',
  },
  /** A hand near the iron of a gate. */
  choque: {
    strong:
      'M92 6v98M108 6v98M124 6v98M84 22h56M84 90h56M6 52h26l16-8c5-2 9 3 5 7l-9 7h20c6 0 6 8 0 8H46l-14 8H6z',
    thin: 'M46 66h14M46 72h10M20 52v22',
    amber: 'M80 26L70 44h9l-5 16 15-22h-9z',
  },
  /** Water dripping on the box of a motor. */
  agua: {
    strong: 'M38 40h72v50H38zM30 40l10-10h68l10 10M52 90v14M66 90v14M80 90v14',
    thin: 'M48 50h20v16H48zM76 50h26M76 58h26M48 74h54M48 82h34',
    amber:
      'M58 4c-6 9-8 12-8 15a8 8 0 0 0 16 0c0-3-2-6-8-15zM92 2c-6 9-8 12-8 15a8 8 0 0 0 16 0c0-3-2-6-8-15z',
  },
  /** Somebody forcing the leaf by hand. */
  empurrar: {
    strong: 'M88 6h52v98H88zM34 16a9 9 0 1 0 .1 0zM38 38L24 70l16 12-4 22M24 70L8 104M38 42l18 12 26-6',
    thin: 'M88 20h52M88 34h52M88 48h52M88 62h52M88 76h52M88 90h52M4 104h140',
    amber: 'M56 66h24M73 59l8 7-8 7',
  },
  /** A receiver with the wire of its aerial. */
  antena: {
    strong: 'M28 52h68v46H28z',
    thin: 'M38 62h22v16H38zM70 62h18M70 70h18M38 88h50M44 98v8M60 98v8M76 98v8',
    amber:
      'M84 52V18M84 12a4 4 0 1 0 .1 0zM100 6a22 22 0 0 1 0 24M112 0a36 36 0 0 1 0 36M68 6a22 22 0 0 0 0 24',
  },
} as const satisfies Record<StepScene, Strokes> & Record<string, Strokes>;

export type DrawingName = keyof typeof drawings;
