/** What an article is, how long it takes to read and when it came out. */
const longDate = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' });

interface BylineProps {
  kind: string;
  minutes: number;
  /** As in `2026-11-18`. */
  date: string;
}

export function Byline({ kind, minutes, date }: BylineProps) {
  return (
    <p className="byline">
      <strong>{kind}</strong>
      <span>{`${minutes} min de leitura`}</span>
      <time dateTime={date}>{longDate.format(new Date(date))}</time>
    </p>
  );
}
