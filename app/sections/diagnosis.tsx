/**
 * A drawing of a gate in section, next to a text. The part that the page is about is amber; the part that the chapter
 * being read is about is light. The caption names the amber part and, unless every kind of gate has that part, the kind
 * of gate. The text explains what the part has to do with the fault.
 */
import { type DiagnosedPart, gateParts } from '#content/motors/gate-parts.ts';
import { common, gateSections } from '../ui/drawings/gate-sections.ts';

export function Diagnosis({ diagnosis: { gate, part } }: { diagnosis: DiagnosedPart }) {
  const { still, ...moving } = gateSections[gate];
  const drawn = Object.entries({ ...common, ...moving });
  return (
    <figure className="diagnosis">
      <svg viewBox="0 0 280 150" aria-hidden="true">
        <path className="thin" d={still} />
        {drawn.map(([name, d]) => (
          <path key={name} className={name === part ? `part-${name} amber` : `part-${name}`} d={d} />
        ))}
      </svg>
      <figcaption>
        {part in common ? 'O desenho mostra em âmbar ' : `Portão ${gate} em corte, que mostra em âmbar `}
        <strong>{gateParts[part].name}</strong>.
      </figcaption>
    </figure>
  );
}
