/** Where to mount a photocell: across the passage, at knee height. */
import { type NumberedPart, Plate } from './plate.tsx';

const parts: readonly NumberedPart[] = [
  { name: 'Transmissor', note: 'manda o feixe infravermelho.', at: [80, 128], to: [57, 172] },
  { name: 'Receptor', note: 'olha de frente para o transmissor.', at: [290, 128], to: [317, 172] },
  { name: 'Feixe', note: 'cortado, a folha para e reabre.', at: [112, 128], to: [112, 180] },
  { name: 'Folha', note: 'fecha só com a passagem livre.', at: [234, 60], to: [268, 60] },
];

const slats = Array.from(
  { length: 8 },
  (_, slat) => `M262 ${52 + slat * 20}H324M352 ${52 + slat * 20}H396`,
).join('');
const bricks = Array.from({ length: 9 }, (_, row) => `M28 ${50 + row * 20}H50M324 ${50 + row * 20}H352`).join(
  '',
);
const hatching = Array.from({ length: 26 }, (_, line) => `M${12 + line * 15} 220l-8 10`).join('');

export function Photocell() {
  return (
    <Plate
      caption={'A fotocélula cruza a passagem entre 40 e 60\u00A0cm do piso, na altura do joelho'}
      size={[400, 236]}
      parts={parts}
    >
      <path className="thin" d={`${slats}${hatching}`} />
      <path d="M262 36H324M262 36V212H324M352 36H396M352 212H396" />
      <path className="solid" d="M28 30H50V220H28zM324 30H352V220H324z" />
      <path className="thin" d={bricks} />
      <path d="M4 220H396" />
      <path className="thin dashed" d="M62 180H312" />
      <g className="solid" transform="translate(46)">
        <circle cx="150" cy="88" r="10" />
        <path d="M143 104h13c6 0 9 4 10 10l5 26 8 10-6 5-11-12-4-15v24l8 26 6 34h16v6h-24l-12-36-9-22-9 24-12 34h-18v-6h10l8-30 7-30V124l-10 14 5 16-7 2-7-20 12-24c3-5 8-8 14-8z" />
      </g>
      <path className="amber dashed" d="M62 180H164" />
      <path className="key" d="M50 172H62V188H50zM312 172H324V188H312z" />
      <path className="thin" d="M72 182V218M68 188l4-7 4 7M68 212l4 7 4-7" />
      <text className="small" x="110" y="208">
        40 a 60 cm
      </text>
    </Plate>
  );
}
