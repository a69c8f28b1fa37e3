/** Where a sign-in leads: back to the screen that it interrupted, or to the panel. */
import * as z from 'zod/mini';
import { paths } from '../../paths.ts';

const loginState = z.catch(z.object({ returnTo: z.string().check(z.startsWith('/admin/')) }), {
  returnTo: paths.adminPanel(),
});

export type LoginState = z.infer<typeof loginState>;

/** @param state the state of the login screen's location; anything but a `LoginState` means the panel */
export function pathAfterSignIn(state: unknown): string {
  return loginState.parse(state).returnTo;
}
