import { Fragment } from 'react';
import { openingHours } from '#content/site.ts';

/** The opening hours. A line may break between two parts, but not inside one. */
export function OpeningHours() {
  const [week, ...others] = openingHours.schedule;
  return (
    <p>
      {week.text}
      {others.map(({ text }) => (
        <Fragment key={text}>
          {', '}
          <span className="unbroken">{text}</span>
        </Fragment>
      ))}
    </p>
  );
}
