/** The three ways a gate opens, half way, as a manual draws them: amber shows where the leaf goes. */

const drawings = [
  {
    name: 'Basculante',
    way: 'a folha sobe',
    frame: 'M14 104V14h112v90',
    leaf: 'M28 24h84l14 34H14z',
    slats: 'M25.5 32h89M22 40h96M19 48h102',
    arrow: 'M137 100a62 62 0 0 0 2-36M133 70l5.5-7 7.5 5',
  },
  {
    name: 'Deslizante',
    way: 'a folha corre',
    frame: 'M14 104V20h8v84M84 104V20h8v84M8 104h138',
    leaf: 'M54 32h88v64H54z',
    slats: 'M54 45h88M54 58h88M54 71h88M54 84h88M66 96v5M130 96v5',
    arrow: 'M100 22h36M130 16l7 6-7 6',
  },
  {
    name: 'Pivotante',
    way: 'a folha gira',
    frame: 'M14 104V20M132 104V20M6 104h8M132 104h8',
    leaf: 'M14 26l34 10v56l-34 12zM132 26L98 36v56l34 12z',
    slats: 'M14 42l34 5M14 57l34 2M14 73l34-3M14 89l34-8M132 42l-34 5M132 57l-34 2M132 73l-34-3M132 89l-34-8',
    arrow: 'M66 104a46 46 0 0 0-10-20M63 85l-7.5-1.5-1 7.5M80 104a46 46 0 0 1 10-20M83 85l7.5-1.5 1 7.5',
  },
] as const;

export function GateTypes() {
  return (
    <ul className="gate-types">
      {drawings.map(({ name, way, frame, leaf, slats, arrow }) => (
        <li key={name}>
          <svg viewBox="0 0 148 110" aria-hidden="true">
            <path className="thin" d={slats} />
            <path d={`${frame}${leaf}`} />
            <path className="amber" d={arrow} />
          </svg>
          <strong>{name}</strong>
          {` ${way}`}
        </li>
      ))}
    </ul>
  );
}
