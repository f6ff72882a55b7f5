import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

/** A secret that all nodes share, one per purpose. Created on first use. */
export const signingKey = (db: Database, name: string): Promise<Buffer> => keptBytes(db, name, randomBytes(32));

/** The bytes that are stored under this name. Stores `first` if there are none; of several nodes, the first to store wins. */
export async function keptBytes(db: Database, name: string, first: Buffer): Promise<Buffer> {
  await db.pool.query('INSERT INTO signing_keys (name, key) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', [name, first]);
  const { rows } = await db.pool.query<{ key: Buffer }>('SELECT key FROM signing_keys WHERE name = $1', [name]);
  const [stored] = rows;
  if (!stored) throw new Error(`the signing key ${name} is gone`);
  return stored.key;
}
