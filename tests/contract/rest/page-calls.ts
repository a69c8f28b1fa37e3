/** An administrator's work with pages, working copies and versions, through the official client. */
import { expect } from 'vitest';
import type { RestServer } from './rest-server.ts';

export const page = {
  title: 'Motor lento',
  slug: 'motor-lento',
  content: '<p>um</p>',
  description: 'Própria',
};

export function createPageCalls({ administrator }: RestServer) {
  const drafts = () => administrator.from('page_drafts');
  return {
    table: (name: string) => administrator.from(name),
    drafts,
    versions: (pageId: string) =>
      administrator
        .from('page_versions')
        .select('number,event,label,snapshot')
        .eq('page_id', pageId)
        .order('number'),
    publish: (draft_id: string, revision: number) =>
      administrator.rpc('publish_page', { draft_id, revision }),
    save: (id: string, revision: number, changes: object) =>
      drafts().update(changes).eq('id', id).eq('revision', revision).select().maybeSingle(),
    /** @returns the id of the new page */
    async publishPage(): Promise<string> {
      const { data } = await administrator.from('generated_pages').insert(page).select('id').single();
      return data?.id;
    },
    async copyOf(pageId: string) {
      const { data, error } = await drafts().insert({ page_id: pageId }).select().single();
      expect(error).toBeNull();
      return data;
    },
  };
}
