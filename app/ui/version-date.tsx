import { formatLongDate } from './format.ts';

/** @param date the day of a legal page's version, such as `2026-11-22` */
export function VersionDate({ date }: { date: string }) {
  return (
    <p className="version-date">
      {'Versão de '}
      <time dateTime={date}>{formatLongDate(date)}</time>
    </p>
  );
}
