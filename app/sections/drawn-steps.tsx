/** What to look at, what to do and what to leave alone, each with a drawing of the part. */
import { type ProblemStep, stepKinds, stepsHeading } from '#content/problem-steps.ts';
import { LineDrawing } from '../ui/drawings/line-drawing.tsx';
import { Icon } from '../ui/icon.tsx';

const icons = { look: 'eye', do: 'check', leave: 'close' } as const;

export function DrawnSteps({ steps }: { steps: readonly ProblemStep[] }) {
  return (
    <section className="drawn-steps" aria-labelledby="passos-titulo">
      <h2 id="passos-titulo">{stepsHeading}</h2>
      <ul>
        {steps.map(({ kind, scene, caption }) => (
          <li key={caption} className={kind === 'leave' ? 'leave' : undefined}>
            <LineDrawing name={scene} />
            <p>
              <strong>
                <Icon name={icons[kind]} />
                {stepKinds[kind]}
              </strong>
              {` ${caption}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
