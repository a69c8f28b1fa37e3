import { formatLongDate } from './format.ts';

/** Under the title of a page that binds: which version this is. `date` is as in `2026-11-22`. */
export function VersionDate({ date }: { date: string }) {
  return (
    <p className="version-date">
      {'Versão de '}
      <time dateTime={date}>{formatLongDate(date)}</time>
    </p>
  );
}
