/**
 * The progress of a run and its current title. Screen readers announce only every tenth title, because fifty
 * announcements in ten seconds would be noise.
 */
import type { CreationRun } from './use-creation-run.ts';

const announcedEvery = 10;

interface CreationProgressProps {
  run: CreationRun;
  onStop: () => void;
}

export function CreationProgress({ run, onStop }: CreationProgressProps) {
  const { titles, results } = run;
  const done = results.length;
  const announced = done - (done % announcedEvery);
  return (
    <div className="creation-progress">
      <p>
        <span>{titles[Math.min(done, titles.length - 1)]}</span>
        <span aria-hidden="true">{`${done} de ${titles.length}`}</span>
      </p>
      <progress
        className="creation-bar"
        aria-label="Progresso"
        aria-valuetext={`${done} de ${titles.length}`}
        max={titles.length}
        value={done}
      />
      <p className="sr-only" role="status">
        {announced > 0 && `${announced} de ${titles.length} títulos processados`}
      </p>
      <button type="button" className="button button-compact button-quiet" onClick={onStop}>
        Parar
      </button>
    </div>
  );
}
