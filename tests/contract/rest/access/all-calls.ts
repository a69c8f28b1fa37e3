/** The expected answers to every verb of every table, and to every function. */
import { accountCalls } from './account-calls.ts';
import { addressCalls } from './address-calls.ts';
import { contactCalls } from './contact-calls.ts';
import type { ExpectedCall } from './expected-call.ts';
import { pageCalls } from './page-calls.ts';
import { scheduleCalls } from './schedule-calls.ts';

export const expected: Readonly<Record<string, ExpectedCall>> = {
  ...accountCalls,
  ...addressCalls,
  ...contactCalls,
  ...pageCalls,
  ...scheduleCalls,
};
