/** Names the pages that rows of contacts belong to, whether published, in the trash or gone. */
import { z } from 'zod';
import { success } from '#domain/result.ts';
import { restFunction } from '../rest-function.ts';

const maxKeys = 100;
const maxKeyLength = 500;

/** PostgreSQL refuses a NUL in a query, and no key contains one. */
const key = z
  .string('must be text')
  .max(maxKeyLength, 'is too long')
  .refine((text) => !text.includes('\0'), 'must be a key of a page');

export const pageNames = restFunction({
  name: 'page_names',
  permission: 'complete_session',
  isReadOnly: true,
  arguments: z.object({
    page_keys: z.array(key, 'must be a list').max(maxKeys, `may have at most ${maxKeys} keys`),
  }),
  async run({ leads }, { page_keys }) {
    return success(await leads.pageNames(page_keys));
  },
});
