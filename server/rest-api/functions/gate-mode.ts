/** The owner's choice of what the gate does: reading it, and changing it. */
import { z } from 'zod';
import { gateModes } from '#domain/pages/gate/gate-mode.ts';
import { success } from '#domain/result.ts';
import { restFunction } from '../rest-function.ts';

export const gateMode = restFunction({
  name: 'gate_mode',
  permission: 'complete_session',
  isReadOnly: true,
  arguments: z.object({}),
  async run({ pages }) {
    return success(await pages.gate.mode());
  },
});

export const setGate = restFunction({
  name: 'set_gate',
  permission: 'complete_session',
  isReadOnly: false,
  arguments: z.object({ mode: z.enum(gateModes, "must be 'warn' or 'hold'") }),
  async run({ pages }, { mode }) {
    await pages.gate.setMode(mode);
    return success(mode);
  },
});
