/** Returns the mode of the gate. */
import { z } from 'zod';
import { success } from '#domain/result.ts';
import { restFunction } from '../rest-function.ts';

export const gateMode = restFunction({
  name: 'gate_mode',
  permission: 'complete_session',
  isReadOnly: true,
  arguments: z.object({}),
  run: async ({ pages }) => success(await pages.gate.mode()),
});
