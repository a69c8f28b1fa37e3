import { type MotorPart, motorParts } from '#content/motor-parts.ts';
import { MotorImage } from '../../ui/motor-image.tsx';

interface MotorFigureProps {
  slug: string;
  name: string;
  /** In the order of their numbers in the drawing. */
  parts: readonly MotorPart[];
}

export function MotorFigure({ slug, name, parts }: MotorFigureProps) {
  return (
    <figure className="motor-figure">
      <MotorImage slug={slug} name={name} isNumbered />
      <figcaption>
        <ol>
          {parts.map((part) => (
            <li key={part}>{motorParts[part]}</li>
          ))}
        </ol>
        <p>Desenho esquemático, visto de dentro da garagem. Em âmbar, o que distingue este modelo.</p>
      </figcaption>
    </figure>
  );
}
