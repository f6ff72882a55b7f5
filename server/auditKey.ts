import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFile } from './core/createFile.ts';
import { privateDirectory } from './db/lock.ts';
import type { Env } from './env.ts';

/** In a data directory; part of a backup, because a log cannot be verified without the key that sealed it. */
export const auditKeyFile = 'audit.key';

/**
 * The key that seals the audit log. It is kept outside of the database, so that a person with database access only cannot seal
 * a manipulated log: the setting AUDIT_KEY, which a server must have, or a file of the data directory, created at the first
 * start.
 */
export function openAuditKey({ auditKey, dataDir }: Pick<Env, 'auditKey' | 'dataDir'>): Buffer {
  if (auditKey !== undefined) return Buffer.from(auditKey, 'utf8');
  const path = join(privateDirectory(dataDir), auditKeyFile);
  createFile(path, randomBytes(32).toString('base64url'));
  return readFileSync(path);
}
