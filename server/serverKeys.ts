import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFile } from './core/createFile.ts';
import { privateDirectory } from './db/lock.ts';
import type { Env } from './env.ts';

/** In a data directory; part of a backup, because without them the log cannot be verified and stored secrets cannot be read. */
export const serverKeyFiles = { auditKey: 'audit.key', secretsKey: 'secrets.key' } as const;

/**
 * Keys that are kept outside of the database, so that somebody who has only the database can neither seal a changed audit log nor
 * read stored secrets: the settings AUDIT_KEY and SECRETS_KEY, which a server must have, or files of the data directory, created at
 * the first start.
 */
export function openServerKeys({ dataDir, ...settings }: Pick<Env, 'auditKey' | 'secretsKey' | 'dataDir'>) {
  const open = (name: keyof typeof serverKeyFiles): Buffer => {
    const setting = settings[name];
    if (setting !== undefined) return Buffer.from(setting, 'utf8');
    const path = join(privateDirectory(dataDir), serverKeyFiles[name]);
    createFile(path, randomBytes(32).toString('base64url'));
    return readFileSync(path);
  };
  return { auditKey: open('auditKey'), secretsKey: open('secretsKey') };
}
