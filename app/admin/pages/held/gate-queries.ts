/** The queries and the mutation of the gate. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notices } from '../../parts/notices.ts';
import { useBackend } from '../../session/backend-context.tsx';
import { usePagedList } from '../list/use-paged-list.ts';
import { pagesKey } from '../page-keys.ts';
import { type GateMode, listHeldPages, readGateMode, setGateMode } from './gate-api.ts';

const modeKey = ['gate_mode'];

export function useGateMode() {
  const backend = useBackend();
  return useQuery({ queryKey: modeKey, queryFn: () => readGateMode(backend()) });
}

export function useSetGateMode() {
  const backend = useBackend();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (mode: GateMode) => setGateMode(backend(), mode),
    onSuccess: (result) => {
      if (!result.ok) return notices.gateNotSet();
      client.setQueryData(modeKey, result.value);
      notices.gateSet(result.value);
    },
  });
}

/**
 * The key starts with the key of the page list, so a change of a page refreshes these too.
 * @param search blank for everything
 */
export function useHeldPages(search: string) {
  const backend = useBackend();
  return usePagedList([...pagesKey, { held: true }], search, (request) => listHeldPages(backend(), request));
}
