import { openingHours } from '#content/site.ts';

/** The opening hours. A line may break between two parts, but not inside one. */
export function OpeningHours() {
  const [week, saturday] = openingHours.schedule;
  return (
    <p>
      {`${week.text}, `}
      <span className="unbroken">{saturday.text}</span>
    </p>
  );
}
