/** Opens the editor for a page that does not exist yet. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { success } from '#domain/result.ts';
import { paths } from '../../../paths.ts';
import { notifyError } from '../../parts/notices.ts';
import { useBackend } from '../../session/backend-context.tsx';
import { draftsKey } from '../page-keys.ts';
import { isBlank, type UnsavedPage } from '../unsaved-page.ts';
import { createDraft, findBlankDraft } from './draft-api.ts';

interface NewDraft {
  /** What has been typed so far. */
  page: UnsavedPage | null;
  /** Runs once this is stored in the draft, before the editor opens. */
  onStored: () => void;
}

export function useNewDraft() {
  const backend = useBackend();
  const client = useQueryClient();
  const navigate = useNavigate();
  const fail = () => notifyError('Erro', 'Não foi possível abrir o editor. Tente outra vez.');
  const opening = useMutation({
    async mutationFn({ page }: NewDraft) {
      // A draft that was opened before and left blank is used again.
      const found = page === null || isBlank(page) ? await findBlankDraft(backend()) : null;
      if (found?.ok && found.value !== null) return success(found.value);
      return createDraft(backend(), page ?? { title: '' });
    },
    onSuccess: async (made, { onStored }) => {
      if (!made.ok) return fail();
      onStored();
      await client.invalidateQueries({ queryKey: draftsKey });
      await navigate(paths.adminDraft(made.value));
    },
    onError: fail,
  });
  return {
    isPending: opening.isPending,
    open(page: UnsavedPage | null = null, onStored: () => void = () => {}) {
      if (!opening.isPending) opening.mutate({ page, onStored });
    },
  };
}
