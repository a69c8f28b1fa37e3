import { Fragment } from 'react';
import { openingHours } from '#content/site.ts';

/** The hours as they are always written; a line ends between the days, never inside one. */
export function OpeningHours() {
  const [week, ...others] = openingHours.text.split(', ');
  return (
    <p>
      {week}
      {others.map((days) => (
        <Fragment key={days}>
          {', '}
          <span className="unbroken">{days}</span>
        </Fragment>
      ))}
    </p>
  );
}
