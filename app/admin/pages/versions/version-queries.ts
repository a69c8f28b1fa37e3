/** The queries and mutations of a page's versions. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notices } from '../../parts/notices.ts';
import type { Backend } from '../../session/backend.ts';
import { useBackend } from '../../session/backend-context.tsx';
import { draftsKey } from '../page-keys.ts';
import {
  deleteVersion,
  keepVersion,
  labelVersion,
  listVersions,
  readPublished,
  readVersion,
  restoreVersion,
} from './version-api.ts';

const versionsKey = 'page_versions';

export function useVersions(pageId: string) {
  const backend = useBackend();
  return useQuery({ queryKey: [versionsKey, pageId], queryFn: () => listVersions(backend(), pageId) });
}

export function usePublished(pageId: string) {
  const backend = useBackend();
  return useQuery({
    queryKey: [versionsKey, pageId, 'published'],
    queryFn: () => readPublished(backend(), pageId),
  });
}

export function useVersionText(pageId: string, versionId: string) {
  const backend = useBackend();
  return useQuery({
    queryKey: [versionsKey, pageId, versionId],
    queryFn: () => readVersion(backend(), versionId),
  });
}

function useVersionChange<Input>(
  pageId: string,
  change: (backend: Backend, input: Input) => ReturnType<typeof deleteVersion>,
) {
  const backend = useBackend();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => change(backend(), input),
    onSuccess: (result) => {
      if (!result.ok) notices.versionNotChanged();
    },
    onSettled: () => client.invalidateQueries({ queryKey: [versionsKey, pageId] }),
  });
}

export const useDeleteVersion = (pageId: string) => useVersionChange(pageId, deleteVersion);
export const useLabelVersion = (pageId: string) => useVersionChange(pageId, labelVersion);
export const useKeepVersion = (pageId: string) => useVersionChange(pageId, keepVersion);

/** Puts the text of a version into the working copy of its page. The result is the id of that copy. */
export function useRestoreVersion() {
  const backend = useBackend();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (version: { pageId: string; number: number }) => restoreVersion(backend(), version),
    onSuccess: (result) => {
      if (!result.ok) notices.versionNotRestored();
    },
    onSettled: () => client.invalidateQueries({ queryKey: draftsKey }),
  });
}
