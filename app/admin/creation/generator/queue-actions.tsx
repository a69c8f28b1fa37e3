/** Publishes the page in the preview and goes on with the next title, or skips it. */
import type { TitleQueue } from './title-queue.ts';

interface QueueActionsProps {
  queue: TitleQueue;
  isSaving: boolean;
  onSave: () => void;
}

export function QueueActions({ queue: { next, count, skip }, isSaving, onSave }: QueueActionsProps) {
  return (
    <div className="title-queue">
      <p className="text-sm wrap-anywhere">
        {count === 1 ? 'Falta 1 título. Próximo: ' : `Faltam ${count} títulos. Próximo: `}
        <strong>{next}</strong>
      </p>
      <button
        type="button"
        className="button button-compact button-quiet"
        aria-disabled={isSaving}
        onClick={() => {
          if (!isSaving) skip();
        }}
      >
        Pular
      </button>
      <button
        type="button"
        className="button button-compact button-amber"
        aria-disabled={isSaving}
        onClick={onSave}
      >
        Publicar e ir ao próximo
      </button>
    </div>
  );
}
