/** A sliding gate seen from inside, with the meshing pinion and rack magnified. */
import { type NumberedPart, Plate } from './plate.tsx';

const parts: readonly NumberedPart[] = [
  { name: 'Cremalheira', note: 'régua de dentes presa à folha.', at: [34, 122], to: [58, 158] },
  { name: 'Pinhão', note: 'engrenagem no eixo do motor.', at: [118, 214], to: [166, 184] },
  { name: 'Motor', note: 'com redutor e central, preso à base.', at: [246, 252], to: [208, 228] },
  { name: 'Ímã', note: 'avisa a central do fim do curso.', at: [128, 122], to: [110, 146] },
  { name: 'Roldana', note: 'carrega o peso da folha.', at: [34, 214], to: [60, 246] },
  { name: 'Trilho', note: 'reto, limpo e sem graxa.', at: [292, 214], to: [312, 262] },
  { name: 'Batente', note: 'para a folha se o fim de curso falhar.', at: [378, 148], to: [378, 192] },
  { name: 'Folga', note: 'um fio de ar entre os dentes.', at: [366, 34], to: [313, 83] },
];

const bars = Array.from({ length: 11 }, (_, bar) => `M${42 + bar * 28} 34V218`).join('');
const rackTeeth = `M20 168${'l3-6h3l3 6h2'.repeat(29)}`;
const hatching = Array.from({ length: 26 }, (_, line) => `M${12 + line * 15} 270l-8 10`).join('');
const pinionTeeth = Array.from({ length: 7 }, (_, tooth) => -90 + tooth * 30);

export function RackAndPinion() {
  return (
    <Plate
      caption="Portão deslizante visto de dentro: o pinhão gira e empurra a cremalheira"
      size={[400, 286]}
      parts={parts}
    >
      <path className="thin" d={`${bars}${hatching}`} />
      <path d="M14 22H352V34H14zM14 34V236M352 34V236M14 218H352V236H14z" />
      <path d="M4 270H396" />
      <path d="M4 262H396" className="thin" />
      <path className="solid" d="M372 192H384V270H372z" />
      <path className="solid" d="M60 232a16 16 0 1 0 .1 0zM306 232a16 16 0 1 0 .1 0z" />
      <path className="thin" d="M60 242a6 6 0 1 0 .1 0zM306 242a6 6 0 1 0 .1 0z" />
      <path className="solid" d="M20 150H340V162H20z" />
      <path d={rackTeeth} />
      <path className="solid" d="M98 142H122V150H98z" />
      <g transform="translate(184 192)">
        <path className="key" d="M-20 0a20 20 0 0 1 40 0z" />
        {pinionTeeth.map((angle) => (
          <path key={angle} className="key" d="M-3-19l1.500-6h3l1.500 6" transform={`rotate(${angle})`} />
        ))}
        <path className="on-key thin" d="M-7 0a7 7 0 0 1 14 0" />
      </g>
      <path className="solid" d="M142 192H226V246a6 6 0 0 1-6 6H148a6 6 0 0 1-6-6z" />
      <path className="solid" d="M132 252H236V270H132z" />
      <path className="thin" d="M152 204H192M152 211H192M152 218H192M208 222a6 6 0 1 0 .1 0zM208 228V238" />
      <path className="thin dashed" d="M192 158L268 100M200 166L282 118" />
      <circle className="solid" cx="306" cy="82" r="50" />
      <path
        className="solid"
        d="M264 55L348 55A50 50 0 0 1 355 73H344L338 94H326L320 73H292L286 94H274L268 73H257A50 50 0 0 1 264 55z"
      />
      <path className="key" d="M262 106H292L299 79H313L320 106H350A50 50 0 0 1 262 106z" />
      <path className="amber" d="M60 8H118M111 3l8 5-8 5" />
    </Plate>
  );
}
