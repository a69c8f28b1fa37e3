/** A drawing of app/ui/drawings/drawings.ts. Decorative: the text beside it has the same information. */
import { type DrawingName, drawings } from './drawings.ts';

export function LineDrawing({ name }: { name: DrawingName }) {
  const { strong, thin, amber } = drawings[name];
  return (
    <svg className="line-drawing" viewBox="0 0 148 110" aria-hidden="true">
      <path className="thin" d={thin} />
      <path d={strong} />
      <path className="amber" d={amber} />
    </svg>
  );
}
