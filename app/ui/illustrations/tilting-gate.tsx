/** A closed tilting gate seen from inside the garage, its left column cut open to show the counterweight. */
import { type NumberedPart, Plate } from './plate.tsx';

const parts: readonly NumberedPart[] = [
  { name: 'Folha', note: 'sobe inteira e fica deitada sob o teto.', at: [180, 110], to: [180, 140] },
  { name: 'Cabo de aço', note: 'liga a folha ao contrapeso, um de cada lado.', at: [104, 92], to: [62, 116] },
  { name: 'Roldana', note: 'guia o cabo no alto da coluna.', at: [104, 50], to: [58, 50] },
  {
    name: 'Contrapeso',
    note: 'desce quando a folha sobe e carrega o peso dela.',
    at: [14, 150],
    to: [44, 176],
  },
  { name: 'Coluna', note: 'guarda o contrapeso e prende o motor.', at: [386, 110], to: [364, 110] },
  { name: 'Perfil com fuso', note: 'a rosca que leva o cursor para cima.', at: [262, 66], to: [316, 80] },
  {
    name: 'Cursor e braço',
    note: 'o cursor puxa o braço, e o braço leva a folha.',
    at: [228, 176],
    to: [290, 152],
  },
  { name: 'Motor', note: 'gira o fuso; a central fica com ele.', at: [262, 226], to: [312, 220] },
  { name: 'Fotocélula', note: 'para a folha que desce sobre alguém.', at: [110, 222], to: [76, 248] },
  { name: 'Batente', note: 'onde a folha encosta ao fechar.', at: [180, 250], to: [196, 276] },
];

const slats = Array.from({ length: 11 }, (_, slat) => `M72 ${60 + slat * 20}H328`).join('');
const thread = Array.from({ length: 14 }, (_, turn) => `M319 ${58 + turn * 10}l10-4`).join('');
const hatching = Array.from({ length: 26 }, (_, line) => `M${12 + line * 15} 284l-8 10`).join('');

export function TiltingGate() {
  return (
    <Plate
      caption="Portão basculante visto de dentro, com a coluna da esquerda aberta"
      size={[400, 300]}
      parts={parts}
    >
      <path className="thin" d={`${slats}${hatching}`} />
      <path d="M4 284H396" />
      <path d="M72 40H328V276H72z" />
      <path className="solid" d="M28 18H372V36H28z" />
      <path className="solid" d="M334 36H370V284H334z" />
      <path className="thin" d="M340 36V284M364 36V284" />
      <path className="solid" d="M30 36H66V284H30z" />
      <path className="solid" d="M34 156H56V228H34z" />
      <path className="thin" d="M34 168H56M34 180H56M34 192H56M34 204H56M34 216H56" />
      <path d="M45 156V50M62 52V264" />
      <path className="solid" d="M53 40a9 9 0 1 0 .1 0z" />
      <path className="thin" d="M53 46a3 3 0 1 0 .1 0z" />
      <circle className="solid" cx="64" cy="264" r="5" />
      <path className="solid" d="M314 48H334V198H314z" />
      <path className="thin" d={`M319 48V198M329 48V198${thread}`} />
      <path className="solid" d="M304 198H340V238H304z" />
      <path className="thin" d="M310 206H334M310 214H334M310 222H334" />
      <path className="solid" d="M318 132L254 158L257 166L321 141z" />
      <circle className="solid" cx="256" cy="162" r="5" />
      <path className="key" d="M308 124H336V148H308z" />
      <path className="amber" d="M346 156V112M340 120l6-8 6 8" />
      <path className="key" d="M66 244H76V258H66zM324 244H334V258H324z" />
      <path className="solid" d="M186 276H214V284H186z" />
    </Plate>
  );
}
