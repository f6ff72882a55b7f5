import { z } from 'zod';
import { at, endpoint, id } from '../kit/endpoint.ts';

/** One sign-in of the caller that is still open. Names of browser and system are as their makers write them; null if unknown. */
export const openSession = z.object({
  id,
  browser: z.string().nullable(),
  system: z.string().nullable(),
  isMobile: z.boolean(),
  signedInAt: at,
  /** Up to a few minutes old. */
  lastUsedAt: at,
  /** Name of the other company that it was opened for. */
  actingIn: z.string().nullable(),
  /** The session of this call. */
  isCurrent: z.boolean(),
});
export type OpenSession = z.input<typeof openSession>;

const all = '/rest/v1/me/sessions';

/** The present one first, then by their last use. */
export const listSessions = endpoint({
  method: 'GET',
  path: all,
  summary: 'Where the caller is signed in',
  access: 'session',
  tx: 'read',
  reply: z.array(openSession),
  errors: [],
});

export const endSession = endpoint({
  method: 'DELETE',
  path: `${all}/{sessionId}`,
  summary: 'Signs the caller out in another browser',
  access: 'session',
  tx: 'write',
  reply: openSession,
  errors: [],
});

export const endOtherSessions = endpoint({
  method: 'POST',
  path: `${all}/end-others`,
  summary: 'Signs the caller out everywhere but here',
  access: 'session',
  tx: 'write',
  reply: z.object({ ended: z.number().int() }),
  errors: [],
});
