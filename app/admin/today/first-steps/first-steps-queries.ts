import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { pagesKey } from '../../pages/page-keys.ts';
import { notifyError } from '../../parts/notices.ts';
import { useBackend } from '../../session/backend-context.tsx';
import { confirmWhatsapp, readFirstSteps } from './first-steps-api.ts';

/** The key starts with the key of the pages, because publishing a page completes a step. */
const firstStepsKey = [...pagesKey, { steps: 'first' }];

export function useFirstSteps() {
  const backend = useBackend();
  return useQuery({ queryKey: firstStepsKey, queryFn: () => readFirstSteps(backend()) });
}

export function useConfirmWhatsapp() {
  const backend = useBackend();
  const client = useQueryClient();
  const fail = () => notifyError('Não anotado', 'Nada foi gravado. Tente outra vez.');
  return useMutation({
    mutationFn: (number: string) => confirmWhatsapp(backend(), number),
    onSuccess: (result) => {
      if (!result.ok) fail();
    },
    onError: fail,
    onSettled: () => client.invalidateQueries({ queryKey: firstStepsKey }),
  });
}
