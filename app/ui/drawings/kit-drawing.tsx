/**
 * The installed kit in the style of a manual: motor and spindle on the column, the arm to the tilting leaf,
 * control unit and remote. Two line weights; amber marks the part that moves.
 */
const labels = [
  { text: 'Fuso', x: 126, y: 76, line: 'M130 72h34' },
  { text: 'Cursor', x: 126, y: 142, line: 'M130 138h12' },
  { text: 'Motor 1/4HP', x: 246, y: 352, anchor: 'start', line: 'M212 348h30' },
  { text: 'Braço', x: 262, y: 152, anchor: 'start', line: 'M250 116l16 26' },
  { text: 'Folha', x: 300, y: 36, line: 'M292 42v14' },
  { text: 'Central', x: 66, y: 386, line: 'M66 358v14', anchor: 'middle' },
  { text: 'Controle', x: 58, y: 226, line: 'M58 198v14', anchor: 'middle' },
] as const;

export function KitDrawing() {
  return (
    <svg
      className="kit-drawing"
      viewBox="0 0 350 400"
      role="img"
      aria-label="Desenho do kit: motor com fuso e cursor, braço ligado à folha do portão, central de comando e controle remoto"
    >
      {/* The thread: a wide dashed line, slanted. */}
      <path d="M172 111v231" strokeWidth="10" strokeDasharray="1 6" transform="skewY(-20)" />
      <path className="thin" d="M167 46v236M177 46v236" />
      <path className="thin" d="M340 70A132 132 0 0 0 222 196" strokeDasharray="4 5" />
      <path d="M150 34v246M194 34v246M142 18h60v16h-60zM140 280h64l12 22v26h-88v-26z" />
      <path d="M134 328h76v42a12 12 0 0 1-12 12h-52a12 12 0 0 1-12-12z" />
      <path className="thin" d="M148 336v38M160 336v38M172 336v38M184 336v38M196 336v38" />
      <path className="amber" d="M142 121h60v34h-60z" />
      <path d="M202 138h14M222 138l92-72" />
      <circle cx="222" cy="138" r="6" />
      <path d="M238 92l104-40 4 10-104 40z" />
      <path d="M28 250h76v108H28zM28 268h76" />
      <path className="thin" d="M38 282h36v22H38zM38 316h56M38 326h56M38 336h38M84 250v-22" />
      <circle className="amber" cx="88" cy="290" r="4" />
      <path d="M104 330c18 0 12 24 30 24" />
      <path d="M44 130a14 14 0 0 1 28 0v54a14 14 0 0 1-28 0z" />
      <circle className="amber" cx="58" cy="140" r="5" />
      <circle cx="58" cy="160" r="5" />
      <path className="thin" d="M42 106a22 22 0 0 1 32 0M35 97a32 32 0 0 1 46 0" />
      {labels.map((label) => (
        <g key={label.text}>
          <path className="thin" d={label.line} />
          <text x={label.x} y={label.y} textAnchor={'anchor' in label ? label.anchor : 'end'}>
            {label.text}
          </text>
        </g>
      ))}
    </svg>
  );
}
