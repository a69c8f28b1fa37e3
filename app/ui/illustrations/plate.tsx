/**
 * A plate as in a printed manual: a drawing in two line weights, the important part filled in amber, numbered
 * callouts, and the names of the parts beside it as text. Screens that show it need the `article` style sheet.
 */
import type { ReactNode } from 'react';

export interface NumberedPart {
  name: string;
  note: string;
  /** Position of the number. Its line ends at `to`, on the part. */
  at: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
}

interface PlateProps {
  caption: string;
  /** In units of the drawing. The callouts are sized for a width of 360 to 400. */
  size: readonly [width: number, height: number];
  parts: readonly NumberedPart[];
  children: ReactNode;
}

export function Plate({ caption, size: [width, height], parts, children }: PlateProps) {
  return (
    <figure className={width < height ? 'plate plate-tall' : 'plate'}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={caption}>
        {children}
        {parts.map(({ name, at: [x, y], to: [toX, toY] }, index) => (
          <g key={name} className="callout">
            <path className="thin" d={`M${x} ${y}L${toX} ${toY}`} />
            <circle cx={x} cy={y} />
            <text x={x} y={y}>
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        <p>{caption}</p>
        {parts.length > 0 && (
          <ol>
            {parts.map(({ name, note }) => (
              <li key={name}>
                <strong>{name}</strong>
                {`: ${note}`}
              </li>
            ))}
          </ol>
        )}
      </figcaption>
    </figure>
  );
}
