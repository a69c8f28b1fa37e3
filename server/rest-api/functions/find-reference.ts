/** Finds the page that a customer's message came from, by the code at its end. */
import { z } from 'zod';
import { success } from '#domain/result.ts';
import { restFunction } from '../rest-function.ts';

export const findReference = restFunction({
  name: 'find_reference',
  permission: 'complete_session',
  isReadOnly: true,
  arguments: z.object({ text: z.string('must be text') }),
  async run({ leads }, { text }) {
    return success(await leads.findReference(text));
  },
});
