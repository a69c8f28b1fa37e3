/**
 * The section through a gate beside a text: the part that the page is about in amber, the part that the chapter at hand
 * speaks of in light. Its legend only names what is amber: what the cause of a fault is, the text says.
 */
import { type Diagnosis as DiagnosisOf, gateParts } from '#content/motors/gate-parts.ts';
import { common, gateSections } from '../ui/drawings/gate-sections.ts';

export function Diagnosis({ diagnosis: { gate, part } }: { diagnosis: DiagnosisOf }) {
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
        {`Portão ${gate} em corte. No desenho, em âmbar: `}
        <strong>{gateParts[part].name}</strong>.
      </figcaption>
    </figure>
  );
}
