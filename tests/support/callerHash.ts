import { sessionHashOf } from '../../server/plugins/caller.ts';
import type { TestServer } from './testServer.ts';

/** The session of somebody's headers, to open transactions as they do. */
export async function callerHash(server: TestServer, headers: { authorization: string }): Promise<string> {
  const { uid, authTime } = await server.services.identity.verifyToken(headers.authorization.replace('Bearer ', ''));
  return sessionHashOf(uid, authTime);
}
