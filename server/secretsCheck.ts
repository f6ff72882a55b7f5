import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './db/database.ts';
import { keptBytes } from './db/signingKey.ts';
import type { Secrets } from './secrets.ts';

const row = 'secrets-check';

/**
 * Says in the log when what is stored was encrypted with another key. Otherwise nobody would know why: recovery codes are then
 * refused as if they were mistyped, and authenticator apps, single sign-on and mail servers fail one by one.
 */
export async function checkSecretsKey(db: Database, secrets: Secrets, log: FastifyBaseLogger): Promise<void> {
  const ours = Buffer.from(secrets.hash('the secrets of this database', row), 'hex');
  if (ours.equals(await keptBytes(db, row, ours))) return;
  log.error(
    `SECRETS_KEY is not the key that this database was filled with: stored secrets cannot be read, and recovery codes fail. Start with the key of before. If it is lost, people need new factors and admins enter secrets again; then delete the row ${row} of signing_keys.`,
  );
}
