/** Shown when the draft was published or deleted elsewhere while somebody was still typing. The text is not lost. */
import { useNavigate } from 'react-router';
import { paths } from '../../../../paths.ts';
import { notices } from '../../../parts/notices.ts';
import { useBackend } from '../../../session/backend-context.tsx';
import type { UnsavedPage } from '../../unsaved-page.ts';
import { useUnlessBusy } from '../../use-unless-busy.ts';
import { continueDraft } from '../continue-draft.ts';
import type { Draft } from '../draft-api.ts';

interface GoneNoticeProps {
  draft: Pick<Draft, 'page_id'>;
  mine: () => UnsavedPage;
  /** Called once the text is stored elsewhere. */
  onContinued: () => void;
}

export function GoneNotice({ draft, mine, onContinued }: GoneNoticeProps) {
  const backend = useBackend();
  const navigate = useNavigate();
  const { isBusy, unlessBusy } = useUnlessBusy();

  const carryOn = () =>
    unlessBusy(async () => {
      const continued = await continueDraft(backend(), draft, mine());
      if (!continued.ok) return notices.draftNotSaved();
      onContinued();
      await navigate(paths.adminDraft(continued.value), { replace: true });
    });

  return (
    <div className="notice-box notice-box-danger" role="alert">
      <p className="font-semibold">Este rascunho já foi publicado ou descartado.</p>
      <p className="text-muted">
        O que você escreveu depois está guardado neste aparelho. Continue num rascunho novo da mesma página.
      </p>
      <button
        type="button"
        className="button button-compact button-amber mt-3"
        aria-disabled={isBusy}
        onClick={() => void carryOn()}
      >
        Continuar
      </button>
    </div>
  );
}
