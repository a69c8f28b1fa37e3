/** The administrator's calls about short links (docs/specification/contacts.md#short-links). */
import * as z from 'zod/mini';
import { pagePath } from '#domain/addresses/page-path.ts';
import { generatedPageId, generatedPageKey } from '#domain/leads/page-key.ts';
import { type Result, refusal, success } from '#domain/result.ts';
import { findSlugs } from '../../pages/page-slugs.ts';
import type { Backend } from '../../session/backend.ts';
import { callTable } from '../../session/call-backend.ts';
import type { CallFailure } from '../../session/call-failure.ts';
import { valueOrThrow } from '../../session/data-or-throw.ts';
import { pathOfAddress } from './path-of-address.ts';

const shortLink = z.object({ code: z.string(), page_key: z.string(), label: z.string() });

export interface ShortLink extends z.infer<typeof shortLink> {
  /** Null if the page is gone. */
  path: string | null;
}

export type LinkFailure = CallFailure | { code: 'no_such_page' };

const columns = 'code,page_key,label';
const maxLinks = 500;

/**
 * Newest first.
 * @throws when a call fails, also because the session has ended: the screens then keep the links that they show
 */
export async function listLinks(backend: Backend): Promise<ShortLink[]> {
  const { data: links } = valueOrThrow(
    await callTable(backend, z.array(shortLink), () =>
      backend.from('short_links').select(columns).order('at', { ascending: false }).limit(maxLinks),
    ),
  );
  // Pages that could not be read must not be shown as gone.
  const slugs = valueOrThrow(
    await findSlugs(
      backend,
      links.flatMap(({ page_key }) => generatedPageId(page_key) ?? []),
    ),
  );
  return links.map((link) => ({ ...link, path: pathOfKey(link.page_key, slugs) }));
}

/** @param slugs of the generated pages, by id */
function pathOfKey(key: string, slugs: ReadonlyMap<string, string>): string | null {
  const id = generatedPageId(key);
  if (id === null) return key;
  const slug = slugs.get(id);
  return slug === undefined ? null : pagePath(slug);
}

export interface LinkInput {
  label: string;
  /** As typed or pasted: a whole address, or a path. */
  address: string;
}

export async function makeLink(backend: Backend, input: LinkInput): Promise<Result<string, LinkFailure>> {
  const key = await keyOfAddress(backend, input.address);
  if (!key.ok) return key;
  const row = { page_key: key.value, label: input.label };
  return codeOf(
    await callTable(backend, shortLink, () =>
      backend.from('short_links').insert(row).select(columns).single(),
    ),
  );
}

export async function changeLink(
  backend: Backend,
  code: string,
  input: LinkInput,
): Promise<Result<string, LinkFailure>> {
  const key = await keyOfAddress(backend, input.address);
  if (!key.ok) return key;
  const changes = { page_key: key.value, label: input.label };
  return codeOf(
    await callTable(backend, shortLink, () =>
      backend.from('short_links').update(changes).eq('code', code).select(columns).single(),
    ),
  );
}

export async function removeLink(backend: Backend, code: string): Promise<Result<unknown, CallFailure>> {
  return callTable(backend, z.null(), () => backend.from('short_links').delete().eq('code', code));
}

/** @returns the key of the page. For a generated page that is its id, so the link survives a change of its address. */
async function keyOfAddress(backend: Backend, address: string): Promise<Result<string, LinkFailure>> {
  const path = pathOfAddress(address);
  if (path === null) return refusal({ code: 'no_such_page' });
  const prefix = pagePath('');
  if (!path.startsWith(prefix)) return success(path);
  const page = await callTable(backend, z.nullable(z.object({ id: z.string() })), () =>
    backend.from('generated_pages').select('id').eq('slug', path.slice(prefix.length)).maybeSingle(),
  );
  if (!page.ok) return page;
  return page.value.data === null
    ? refusal({ code: 'no_such_page' })
    : success(generatedPageKey(page.value.data.id));
}

function codeOf(
  result: Result<{ data: z.infer<typeof shortLink> }, CallFailure>,
): Result<string, LinkFailure> {
  return result.ok ? success(result.value.data.code) : result;
}
