import { chooserPage } from '#content/motors/motor-chooser.ts';
import { checking } from '#content/motors/motor-rows.ts';
import { comparisonPage } from '#content/motors/motors-page.ts';
import type { MotorRow } from '#domain/catalogue/motor-rows.ts';
import { paths } from '../../paths.ts';
import { ChatLink } from '../../ui/chat-link.tsx';
import { MotorCell } from './motor-facts.tsx';

export interface ComparedMotor {
  slug: string;
  name: string;
  rows: readonly MotorRow[];
}

interface ComparisonTableProps {
  /** Two or three. */
  motors: readonly [ComparedMotor, ...ComparedMotor[]];
  message: string;
}

/** In characters. A longer text would be a dozen lines high in a third of a phone's width. */
const maxShortTextLength = 80;

function isLong(motors: readonly ComparedMotor[], row: number): boolean {
  return motors.some(({ rows }) => (rows[row]?.text?.length ?? 0) > maxShortTextLength);
}

/** Models as columns. On narrower screens the name of each row is above its cells. */
export function ComparisonTable({ motors, message }: ComparisonTableProps) {
  return (
    <section className="comparison" aria-label={comparisonPage.heading}>
      <table>
        <caption>{comparisonPage.caption}</caption>
        <thead>
          <tr>
            <td />
            {motors.map(({ slug, name }) => (
              <th key={slug} scope="col">
                <a href={paths.motor(slug)}>{name}</a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {motors[0].rows.map(({ label }, row) => (
            <tr key={label} className={isLong(motors, row) ? 'long' : undefined}>
              <th scope="row">{label}</th>
              {motors.map(({ slug, name, rows }) => (
                <MotorCell key={slug} model={name} text={rows[row]?.text ?? null} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {`${comparisonPage.unknown.before} `}
        <a href={`#${checking.id}`}>{comparisonPage.unknown.link}</a>
      </p>
      <p className="contact-actions">
        <ChatLink message={message} />
        <a className="button button-quiet" href={paths.motorChooser()}>
          {chooserPage.link}
        </a>
      </p>
    </section>
  );
}
