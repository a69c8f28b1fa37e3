/**
 * The section through a gate beside a text: the part where the cause usually is in amber, the part that the chapter at
 * hand speaks of in light. Its legend leads to these chapters. The drawing itself is decoration, for the legend says it.
 */
import { type Diagnosis as DiagnosisOf, type GatePart, gateParts } from '#content/motors/gate-parts.ts';
import { chapterId } from '../catalogue/chapter-parts.ts';
import { common, gateSections } from '../ui/drawings/gate-sections.ts';

interface DiagnosisProps {
  diagnosis: DiagnosisOf;
  /** Said before the name of the part. */
  intro: string;
  /** Of the chapters, in their order. */
  parts: readonly GatePart[];
}

export function Diagnosis({ diagnosis: { gate, part }, intro, parts }: DiagnosisProps) {
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
        {`${intro} `}
        <strong>{gateParts[part].name}</strong>.
        {parts.length > 1 && (
          <span>
            {' No texto: '}
            {parts.map((one, index) => (
              <span key={one}>
                {index > 0 && ', '}
                <a href={`#${chapterId(one)}`}>{gateParts[one].name}</a>
              </span>
            ))}
            .
          </span>
        )}
      </figcaption>
    </figure>
  );
}
