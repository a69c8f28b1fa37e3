/**
 * A section through each kind of gate, with everything that moves it. Each part is a separate stroke on a field of 280
 * × 150 units. The guides show the same gates at a smaller size (app/ui/drawings/drawings.ts).
 */
import type { GateKind, GatePart } from '#content/motors/gate-parts.ts';

interface GateSection extends Record<Exclude<GatePart, keyof typeof common>, string> {
  /** The ground, the posts and everything else that does not move. */
  still: string;
}

/** Parts on the wall or in the hand, the same for all gates. */
export const common = {
  energia: 'M240 6h18v22h-18zM249 12v9M249 28v12',
  controle: 'M8 8h13v26H8zM14 14h.1M29 13a12 12 0 0 1 0 15M36 8a20 20 0 0 1 0 25',
  central: 'M230 40h38v28h-38zM237 49h14M237 58h24',
} as const;

const slats = 'v74m17-74'.repeat(7);

export const gateSections: Readonly<Record<GateKind, GateSection>> = {
  deslizante: {
    still: `M6 140h268M22 140V36h9v104M192 140V36h9v104M58 46${slats}M249 68v36h-20`,
    folha: 'M36 46h150v74H36z',
    apoio: 'M60 120a8 8 0 1 0 .1 0zM162 120a8 8 0 1 0 .1 0zM31 137h161',
    tracao:
      'M42 110h140v5H42M52 110v5M66 110v5M80 110v5M94 110v5M108 110v5M122 110v5M136 110v5M150 110v5M164 110v5',
    motor: 'M206 96h30v44h-30zM212 104h18M212 112h18M198 108a6 6 0 1 0 .1 0z',
    limite: 'M36 122h12v7H36zM174 122h12v7h-12z',
    sensor: 'M14 96h8v13h-8zM201 80h8v12h-8zM44 102h10M64 102h10M84 102h10M104 102h10',
  },
  basculante: {
    still:
      'M6 140h268M112 140V16h9v124M44 16h77M92 107l-4-6M112 94l-4-6M132 81l-4-6M152 68l-4-6M172 55l-4-6M249 68v14H121',
    folha: 'M62 118L190 36l4 7L66 125z',
    apoio: 'M130 16a9 9 0 1 0 .1 0zM139 25v51M132 76h14v40h-14zM121 25L84 104',
    tracao: 'M100 62l46-6M146 53v6M96 58h10v9H96z',
    motor: 'M97 24h8v76h-8zM90 100h22v26H90zM95 108h12M95 116h12',
    limite: 'M88 28h7v8h-7zM88 86h7v8h-7z',
    sensor: 'M20 104h9v14h-9zM152 104h9v14h-9zM36 111h8M50 111h8',
  },
  pivotante: {
    still:
      'M6 140h268M22 140V24h9v116M192 140V24h9v116M31 57l67 8M31 75l67 4M31 93l67-1M31 111l67-5M192 57l-67 8M192 75l-67 4M192 93l-67-1M192 111l-67-5M249 68v18h-48',
    folha: 'M31 38l67 12v66l-67 13zM192 38l-67 12v66l67 13z',
    apoio: 'M27 44h9v11h-9zM27 112h9v11h-9zM187 44h9v11h-9zM187 112h9v11h-9z',
    tracao: 'M66 84l22-1M88 78v10M157 84l-22-1M135 78v10',
    motor: 'M34 77h32v14H34zM40 81h20M40 86h20M189 77h-32v14h32zM183 81h-20M183 86h-20',
    limite: 'M104 140v-9h15v9',
    sensor: 'M12 98h9v13h-9zM202 98h9v13h-9zM38 134h10M56 134h10M74 134h10M136 134h10M154 134h10M172 134h10',
  },
};
