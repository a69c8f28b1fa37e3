/**
 * Every endpoint of the auth API. The services of `domain/auth` decide whether a call also requires the second factor,
 * because it depends on what the call changes.
 */

import { postOneTimePassword, postSignup } from './disabled-calls.ts';
import type { Endpoint } from './endpoint.ts';
import { deleteFactor } from './factors/delete-factor.ts';
import { postFactorChallenge } from './factors/post-factor-challenge.ts';
import { postFactorVerify } from './factors/post-factor-verify.ts';
import { postFactors } from './factors/post-factors.ts';
import { getJwks } from './get-jwks.ts';
import { getUser } from './get-user.ts';
import { putUser } from './put-user.ts';
import { deleteNewNetwork } from './sessions/delete-new-network.ts';
import { deleteSession } from './sessions/delete-session.ts';
import { getSessions } from './sessions/get-sessions.ts';
import { postLogout } from './sessions/post-logout.ts';
import { postToken } from './sessions/post-token.ts';

export const endpoints: readonly Endpoint[] = [
  { method: 'GET', path: '/.well-known/jwks.json', requires: 'nothing', answer: getJwks },

  { method: 'POST', path: '/token', requires: 'public key', answer: postToken },
  { method: 'POST', path: '/signup', requires: 'public key', answer: postSignup },
  { method: 'POST', path: '/otp', requires: 'public key', answer: postOneTimePassword },
  { method: 'POST', path: '/magiclink', requires: 'public key', answer: postOneTimePassword },

  { method: 'GET', path: '/user', requires: 'session', answer: getUser },
  { method: 'PUT', path: '/user', requires: 'session', answer: putUser },
  { method: 'POST', path: '/logout', requires: 'session', answer: postLogout },
  { method: 'POST', path: '/factors', requires: 'session', answer: postFactors },
  { method: 'POST', path: '/factors/:id/challenge', requires: 'session', answer: postFactorChallenge },
  { method: 'POST', path: '/factors/:id/verify', requires: 'session', answer: postFactorVerify },
  { method: 'DELETE', path: '/factors/:id', requires: 'session', answer: deleteFactor },
  // These three are ours; the official client has no call for them.
  { method: 'GET', path: '/sessions', requires: 'session', answer: getSessions },
  { method: 'DELETE', path: '/sessions/:id', requires: 'session', answer: deleteSession },
  { method: 'DELETE', path: '/sessions/new-networks/:id', requires: 'session', answer: deleteNewNetwork },
];
