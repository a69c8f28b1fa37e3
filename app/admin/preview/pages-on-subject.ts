/** The links that a page with this title will have beside its text. If the call fails, the preview lacks only them. */
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useDebouncedValue } from '../parts/use-debounced-value.ts';
import type { Backend } from '../session/backend.ts';
import { useBackend } from '../session/backend-context.tsx';
import { callTable } from '../session/call-backend.ts';

export interface PageOnSubject {
  name: string;
  path: string;
}

/** The service is not called for every letter of a title that is being typed. */
const debounceMs = 600;

const pageList = z.array(z.object({ path: z.string(), title: z.string() }));

export function usePagesOnSubject(typed: string): readonly PageOnSubject[] {
  const backend = useBackend();
  const title = useDebouncedValue(typed, debounceMs);
  const { data } = useQuery({
    queryKey: ['pages-on-subject', title],
    queryFn: () => findPagesOnSubject(backend(), title),
    // They change only with a release, not with the database.
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
  });
  return data ?? [];
}

async function findPagesOnSubject(backend: Backend, title: string): Promise<PageOnSubject[]> {
  const answer = await callTable(backend, pageList, () => backend.rpc('pages_on_subject', { title }));
  return answer.ok ? answer.value.data.map(({ path, title: name }) => ({ name, path })) : [];
}
