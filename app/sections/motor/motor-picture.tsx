import type { MotorBuild } from '#content/motors/motor-model.ts';
import { type MotorPart, motorHighlights, motorParts } from '#content/motors/motor-parts.ts';
import { MotorImage } from '../../ui/motor-image.tsx';

interface MotorPictureProps {
  slug: string;
  name: string;
  /** Ordered by their numbers in the drawing. */
  parts: readonly MotorPart[];
  /** The part that is amber in the drawing. */
  highlight: MotorBuild['highlight'];
}

export function MotorPicture({ slug, name, parts, highlight }: MotorPictureProps) {
  return (
    <figure className="motor-figure">
      <MotorImage slug={slug} name={name} isNumbered />
      <figcaption>
        <ol>
          {parts.map((part) => (
            <li key={part}>{motorParts[part]}</li>
          ))}
        </ol>
        <p>{`Desenho esquemático, visto de dentro da garagem. Em âmbar: ${motorHighlights[highlight]}.`}</p>
      </figcaption>
    </figure>
  );
}
