import { sessionHeader } from '#contract/session/sessionHeader';
import { sessionHashOf } from '../../../server/http/caller.ts';
import type { SessionHeaders, TestServer } from '../server/testServer.ts';

/** The session hash of a person's headers, to open transactions as them. */
export async function callerHash(server: TestServer, headers: SessionHeaders): Promise<string> {
  const { uid } = await server.services.identity.verifyToken(headers.authorization.replace('Bearer ', ''));
  return sessionHashOf(uid, headers[sessionHeader]);
}
