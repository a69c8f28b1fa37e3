/** The declaration of an endpoint: its address, the credentials it requires, and the function that answers it. */
import type { Context } from 'hono';
import type { BlankEnv } from 'hono/types';
import type { AuthApiDependencies } from './auth-api-dependencies.ts';
import type { SignedInContext } from './require-session.ts';

interface Address {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /auth/v1. */
  path: string;
}

type Answer<CallContext> = (
  dependencies: AuthApiDependencies,
  context: CallContext,
) => Response | Promise<Response>;

export type Endpoint =
  | (Address & { requires: 'nothing' | 'public key'; answer: Answer<Context<BlankEnv>> })
  /** 'session' means the public key and the token of a live session. Only these endpoints have a caller in their context. */
  | (Address & { requires: 'session'; answer: Answer<SignedInContext> });
