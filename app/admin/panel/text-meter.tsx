/** How long a text for search engines is, against what their results show of it. */
import { formatCount } from '../../ui/format.ts';

interface TextMeterProps {
  text: string;
  /** Characters that results show. */
  best: number;
  /** Below this there is room for more. */
  least?: number;
  /** What is said while nothing is typed. */
  whenEmpty: string;
}

export function TextMeter({ text, best, least = 0, whenEmpty }: TextMeterProps) {
  const { length } = text.trim();
  return (
    <span className="text-meter">
      <meter
        aria-hidden="true"
        min={0}
        max={best + 1}
        low={least}
        high={best}
        optimum={best}
        value={length}
      />
      <span>
        {length === 0 ? whenEmpty : `${formatCount(length)} de ${best}${remark(length, best, least)}`}
      </span>
    </span>
  );
}

function remark(length: number, best: number, least: number): string {
  if (length > best) return ': os buscadores cortam o fim.';
  return length < least ? ': cabe mais.' : '.';
}
