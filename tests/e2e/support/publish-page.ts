import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Site } from './site.ts';

export interface NewPage {
  title: string;
  slug: string;
  content: string;
  description?: string;
}

/** @returns the official client, signed in as the site's administrator */
export async function signInAsAdmin(site: Site): Promise<SupabaseClient> {
  const client = createClient(site.url, site.publicKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { error } = await client.auth.signInWithPassword(site.admin);
  if (error) throw error;
  return client;
}

export async function publishPage(site: Site, page: NewPage): Promise<void> {
  const client = await signInAsAdmin(site);
  const { error } = await client.from('generated_pages').insert(page);
  if (error) throw new Error(`${error.code}: ${error.message}`);
}

/** @returns the id of a new draft that belongs to no page */
export async function storeDraft(site: Site, draft: Partial<NewPage>): Promise<string> {
  const client = await signInAsAdmin(site);
  const { data } = await client.from('page_drafts').insert(draft).select('id').single().throwOnError();
  return data.id;
}

/** A generated page with headings, lists and links of both kinds, for the checks of public pages. */
export const samplePage: NewPage = {
  title: 'Motor de portão em Moema com instalação no mesmo dia',
  slug: 'motor-de-portao-em-moema',
  content:
    '<h2>O que está incluído</h2><p>Motor, <strong>central</strong> e <em>dois controles</em>.</p><ul><li>Instalação</li><li>Garantia</li></ul><h3>Como pedir</h3><ol><li>Chame</li><li>Agende</li></ol><p>Veja <a href="/sitemap">tudo o que fazemos</a> ou <a href="https://example.com/manual">o manual</a>.</p>',
};
