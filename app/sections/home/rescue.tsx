import { emergencies } from '#content/home.ts';
import { figure } from '#domain/facts/fill-facts.ts';
import { paths } from '../../paths.ts';
import { OpeningHours } from '../../ui/opening-hours.tsx';
import { StuckGate } from '../../ui/stuck-gate.tsx';

/** The problems that most visitors have, as pictures; each leads to the page about it. */
export function Rescue() {
  return (
    <div className="rescue">
      <h2>{`Conserto de portão: ${figure('repair.from')} a ${figure('repair.to')}`}</h2>
      <OpeningHours />
      <ul>
        {emergencies.map(({ name, hint, slug, drawing }) => (
          <li key={slug}>
            <a href={paths.problem(slug)}>
              <StuckGate trouble={drawing} />
              {name}
              <span>{hint}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
