/** Kind, reading time and publication date of an article. */
import { formatLongDate } from './format.ts';

interface BylineProps {
  kind: string;
  minutes: number;
  /** Such as `2026-11-18`. */
  date: string;
}

export function Byline({ kind, minutes, date }: BylineProps) {
  return (
    <p className="byline">
      <strong>{kind}</strong>
      <span>{`${minutes} min de leitura`}</span>
      <time dateTime={date}>{formatLongDate(date)}</time>
    </p>
  );
}
