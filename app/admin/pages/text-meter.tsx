/** Shows the length of a text next to the length that search results show. */
import { formatCount } from '../../ui/format.ts';

interface TextMeterProps {
  text: string;
  /** How many characters search results show. Below the minimum, a note says that there is room for more. */
  shownLength: { min: number; max: number };
  /** Shown while the field is empty. */
  whenEmpty: string;
}

export function TextMeter({ text, shownLength: { min, max }, whenEmpty }: TextMeterProps) {
  const { length } = text.trim();
  return (
    <span className="text-meter">
      <meter aria-hidden="true" min={0} max={max + 1} low={min} high={max} optimum={max} value={length} />
      <span>{length === 0 ? whenEmpty : `${formatCount(length)} de ${max}${remark(length, min, max)}`}</span>
    </span>
  );
}

function remark(length: number, min: number, max: number): string {
  if (length > max) return ': os buscadores cortam o fim.';
  return length < min ? ': cabe mais.' : '.';
}
