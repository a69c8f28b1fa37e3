/**
 * Six things that can go wrong with a gate, on a field of 48 × 40 units: frame and leaf in grey, and the fault in
 * amber. Decorative: the words beside it have the same information.
 */
const closed = {
  frame: 'M2 36.5h44M6.5 36V5h35v31',
  leaf: 'M10.5 9h27v27h-27zM10.5 15.8h27M10.5 22.5h27M10.5 29.3h27',
};
/** A tilting leaf is shorter while it hangs in the opening. */
const tilted = 'M10.5 9h27v18h-27zM10.5 15h27M10.5 21h27';

const troubles = {
  /** A padlock on the closed leaf. */
  locked: { ...closed, amber: 'M17 20h14v11H17zM20 20v-3a4 4 0 0 1 8 0v3' },
  /** The leaf stays up. */
  open: {
    ...closed,
    leaf: 'M10.5 9h27v7.5h-27zM10.5 12.8h27',
    amber: 'M24 20v12.5M18.5 27.5L24 33l5.5-5.5',
  },
  /** A sliding leaf, one end in the air and its wheel beside the rail. */
  derailed: {
    frame: 'M2 36.5h44M5.5 36V5',
    leaf: 'M12 8h30v21H12zM19.5 8v21M27 8v21M34.5 8v21M37 29a3 3 0 1 0 .1 0z',
    turn: 'rotate(9 38 31)',
    amber: 'M14 28a4 4 0 1 0 .1 0z',
  },
  noisy: { ...closed, amber: 'M15 25.5v-6h4l5-4v14l-5-4zM29 18.5a6 6 0 0 1 0 8M33 15a11 11 0 0 1 0 15' },
  /** A remote control without effect on the gate. */
  deaf: { ...closed, amber: 'M19 20h10v14H19zM24 25.5v.1M18.5 15.5a8 8 0 0 1 11 0M15 11.5a13 13 0 0 1 18 0' },
  /** One corner hangs down on a broken cable. */
  fallen: {
    ...closed,
    leaf: tilted,
    turn: 'rotate(-13 37.5 9)',
    amber: 'M12 5.5l2.5 2.5-4.5 2 3 4',
  },
} as const satisfies Record<string, { frame: string; leaf: string; turn?: string; amber: string }>;

export function StuckGate({ trouble }: { trouble: keyof typeof troubles }) {
  const { frame, leaf, amber, ...rest } = troubles[trouble];
  return (
    <svg viewBox="0 0 48 40" aria-hidden="true">
      <path d={frame} />
      <path d={leaf} transform={'turn' in rest ? rest.turn : undefined} />
      <path className="amber" d={amber} />
    </svg>
  );
}
