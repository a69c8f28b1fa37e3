import { type MotorPart, motorParts } from '#content/motors/motor-parts.ts';
import { MotorImage } from '../../ui/motor-image.tsx';

interface MotorPictureProps {
  slug: string;
  name: string;
  /** Ordered by their numbers in the drawing. */
  parts: readonly MotorPart[];
}

export function MotorPicture({ slug, name, parts }: MotorPictureProps) {
  return (
    <figure className="motor-figure">
      <MotorImage slug={slug} name={name} isNumbered />
      <figcaption>
        <ol>
          {parts.map((part) => (
            <li key={part}>{motorParts[part]}</li>
          ))}
        </ol>
        <p>
          Desenho esquemático, visto de dentro da garagem. Em âmbar, a peça que mais conta na indicação deste
          modelo.
        </p>
      </figcaption>
    </figure>
  );
}
