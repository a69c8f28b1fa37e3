/** Records that a message has reached the chat's number. */
import { z } from 'zod';
import { confirmWhatsapp as confirm } from '#domain/first-steps/first-steps.ts';
import { success } from '#domain/result.ts';
import { restFunction } from '../rest-function.ts';

export const confirmWhatsapp = restFunction({
  name: 'confirm_whatsapp',
  permission: 'complete_session',
  isReadOnly: false,
  arguments: z.object({ number: z.string().regex(/^\d{10,11}$/, 'must be a national number, digits only') }),
  async run({ database }, { number }) {
    await confirm(database.query, number);
    return success();
  },
});
