import { formatLongDate } from './format.ts';

/** The version of a legal page, shown under its title. `date` is such as `2026-11-22`. */
export function VersionDate({ date }: { date: string }) {
  return (
    <p className="version-date">
      {'Versão de '}
      <time dateTime={date}>{formatLongDate(date)}</time>
    </p>
  );
}
