import { sessionHeader } from '#contract/session/sessionHeader';
import { sessionHashOf } from '../../../server/http/caller.ts';
import type { SessionHeaders, TestServer } from '../server/testServer.ts';

/** The session of somebody's headers, to open transactions as they do. */
export async function callerHash(server: TestServer, headers: SessionHeaders): Promise<string> {
  const { uid } = await server.services.identity.verifyToken(headers.authorization.replace('Bearer ', ''));
  return sessionHashOf(uid, headers[sessionHeader]);
}
