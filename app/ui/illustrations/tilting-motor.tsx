/** An exploded view of a tilting gate's motor, along its axis. */
import { type NumberedPart, Plate } from './plate.tsx';

/** The horizontal position of the axis. */
const axis = 160;

const parts: readonly NumberedPart[] = [
  { name: 'Perfil', note: 'guia o cursor em linha reta.', at: [48, 44], to: [130, 44] },
  { name: 'Cursor', note: 'a porca que anda no fuso e puxa o braço.', at: [48, 118], to: [140, 118] },
  { name: 'Fuso', note: 'a rosca que o motor gira.', at: [48, 190], to: [154, 190] },
  { name: 'Redutor', note: 'troca rotação por força.', at: [48, 283], to: [112, 283] },
  { name: 'Rotor', note: 'gira dentro do estator.', at: [48, 352], to: [134, 352] },
  { name: 'Estator', note: 'lâminas de aço e bobinas, onde nasce o calor.', at: [48, 428], to: [112, 428] },
  { name: 'Carcaça', note: 'fecha o motor e solta o calor pelas aletas.', at: [48, 506], to: [104, 506] },
  { name: 'Braço', note: 'liga o cursor à folha.', at: [300, 140], to: [262, 92] },
  { name: 'Fim de curso', note: 'marca onde a folha para.', at: [300, 216], to: [196, 216] },
  { name: 'Central', note: 'recebe o comando e alimenta o motor.', at: [336, 306], to: [306, 336] },
];

/** An upright cylinder seen from slightly above. */
function cylinder(top: number, bottom: number, rx: number, ry: number): string {
  const [left, right] = [axis - rx, axis + rx];
  return `M${left} ${top}V${bottom}A${rx} ${ry} 0 0 0 ${right} ${bottom}V${top}A${rx} ${ry} 0 0 0 ${left} ${top}A${rx} ${ry} 0 0 0 ${right} ${top}`;
}

/** Horizontal lines around the front of a cylinder, like the laminations of a stator. */
function hoops(from: number, to: number, step: number, rx: number, ry: number): string {
  const count = Math.floor((to - from) / step) + 1;
  return Array.from(
    { length: count },
    (_, index) => `M${axis - rx} ${from + index * step}a${rx} ${ry} 0 0 0 ${2 * rx} 0`,
  ).join('');
}

/** Vertical lines around the front of a cylinder, tilted by `lean`. */
function staves(top: number, bottom: number, rx: number, ry: number, lean = 0): string {
  return [-0.84, -0.6, -0.32, 0, 0.32, 0.6, 0.84]
    .map((side) => {
      const x = Math.round(axis + side * rx);
      const drop = Math.round(ry * Math.sqrt(1 - side * side));
      return `M${x} ${top + drop}l${lean} ${bottom - top}`;
    })
    .join('');
}

const thread = Array.from({ length: 25 }, (_, turn) => `M153 ${26 + turn * 9}l14-5`).join('');

export function TiltingMotor() {
  return (
    <Plate caption="Motor de basculante aberto, peça por peça" size={[360, 552]} parts={parts}>
      <path className="thin dashed" d={`M${axis} 252V536M206 428H270V404`} />
      <path className="amber" d="M112 166V138M106 145l6-7 6 7M112 98V70M106 77l6-7 6 7" />
      <path d="M130 14V252H142V14M178 14V252H190V14M122 252H198V262H122zM130 14H190" />
      <path d="M153 16H167V252H153z" />
      <path className="thin" d={thread} />
      <path d="M190 48H200V62H190zM190 209H200V223H190z" />
      <path className="solid" d="M172 112L306 54L311 66L177 124z" />
      <path className="solid" d="M290 30L346 64L340 74L284 40z" />
      <circle className="solid" cx="306" cy="60" r="5" />
      <path className="key" d="M136 102H184V134H136z" />
      <circle className="solid" cx="176" cy="118" r="5" />
      <path className="solid" d={cylinder(282, 296, 48, 14)} />
      <path className="thin" d={staves(282, 296, 48, 14)} />
      <path className="solid" d={cylinder(270, 283, 16, 5)} />
      <path className="solid" d={cylinder(318, 336, 5, 2)} />
      <path className="solid" d={cylinder(336, 376, 27, 8)} />
      <path className="thin" d={staves(336, 376, 27, 8, 4)} />
      <path className="solid" d={cylinder(410, 448, 48, 15)} />
      <path className="thin" d={hoops(415, 443, 4, 48, 15)} />
      <path className="shade" d="M132 410a28 8.500 0 0 0 56 0a28 8.500 0 0 0-56 0z" />
      <path
        className="thin"
        d="M119 409l12 1M122 404l12 3M133 399l8 4M148 396l4 6M172 396l-4 6M187 399l-8 4M198 404l-12 3M201 409l-12 1M122 416l12-3M133 421l8-4M187 421l-8-4M198 416l-12-3M148 424l4-6M172 424l-4-6"
      />
      <path className="solid" d={cylinder(482, 522, 56, 17)} />
      <path className="thin" d={staves(482, 522, 56, 17)} />
      <path className="shade" d="M110 482a50 13 0 0 0 100 0a50 13 0 0 0-100 0z" />
      <path className="solid" d="M238 336H334V404H238z" />
      <path
        className="thin"
        d="M246 344H272V362H246zM280 344H326M280 351H326M280 358H310M246 372H300M246 380H300M250 392V404M262 392V404M274 392V404M286 392V404M312 372H326V396H312zM312 378H326"
      />
    </Plate>
  );
}
