/** Finds pages of the site that match typed words: first generated pages by title, then what the site suggests. */
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { slugFromSearch } from '#domain/slug.ts';
import { paths } from '../../../paths.ts';
import type { Backend } from '../../session/backend.ts';
import { useBackend } from '../../session/backend-context.tsx';
import { callTable } from '../../session/call-backend.ts';
import { listPages } from '../page-api.ts';
import { pagesKey } from '../page-keys.ts';

export interface OwnPage {
  path: string;
  title: string;
}

const perSource = 4;
/** Keeps the address within the length for which the site makes suggestions. */
const maxSlugLength = 150;

const suggested = z.array(
  z.object({ suggestions: z.array(z.object({ path: z.string(), title: z.string() })) }),
);

export function useOwnPages(typed: string): readonly OwnPage[] {
  const backend = useBackend();
  const words = /^(https?:|www\.)/i.test(typed.trim()) ? '' : typed.trim();
  const found = useQuery({
    queryKey: [...pagesKey, { linkTo: words }],
    queryFn: () => findOwnPages(backend(), words),
    placeholderData: (before) => before,
  });
  return found.data ?? [];
}

async function findOwnPages(backend: Backend, words: string): Promise<OwnPage[]> {
  const [generated, others] = await Promise.all([
    listPages(backend, { offset: 0, limit: perSource, search: words.replaceAll('/', ' ') }),
    suggestPages(backend, slugFromSearch(words).slice(0, maxSlugLength)),
  ]);
  const entries = generated.entries.map(({ slug, title }) => ({ path: paths.generatedPage(slug), title }));
  return [...new Map([...entries, ...others].map((page) => [page.path, page])).values()];
}

/** A failure only means fewer pages to choose from: a typed address can still be used. */
async function suggestPages(backend: Backend, slug: string): Promise<OwnPage[]> {
  if (slug === '') return [];
  const answer = await callTable(backend, suggested, () =>
    backend.rpc('suggest_targets', { paths: [paths.problem(slug)] }),
  );
  return answer.ok ? answer.value.data.flatMap(({ suggestions }) => suggestions) : [];
}
