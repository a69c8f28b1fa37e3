/** Sets the mode of the gate. */
import { z } from 'zod';
import { gateModes, setGateMode } from '#domain/pages/gate/gate-mode.ts';
import { refusal, success } from '#domain/result.ts';
import { failures } from '../rest-failure.ts';
import { restFunction } from '../rest-function.ts';

export const setGate = restFunction({
  name: 'set_gate',
  permission: 'complete_session',
  isReadOnly: false,
  arguments: z.object({ mode: z.enum(gateModes, `must be one of ${gateModes.join(', ')}`) }),
  async run(dependencies, { mode }, caller) {
    if (caller.role !== 'authenticated') return refusal(failures.authenticationRequired);
    return success(await setGateMode(dependencies, { mode, by: caller.administrator.id }));
  },
});
