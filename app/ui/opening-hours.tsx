import { openingHours } from '#content/site.ts';

/**
 * The opening hours. A line may break between the two parts, but not inside one. The first part begins the line, so only
 * the second must be kept together.
 */
export function OpeningHours() {
  const [week, saturday] = openingHours.schedule;
  return (
    <p>
      {`${week.text}, `}
      <span className="unbroken">{saturday.text}</span>
    </p>
  );
}
