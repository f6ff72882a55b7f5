import type { FastifyBaseLogger } from 'fastify';
import type { AuditHeads } from './auditHeads.ts';
import type { Database } from './db/database.ts';
import type { Env } from './env.ts';
import type { Identity } from './identity/index.ts';
import type { Jobs } from './jobs/index.ts';
import type { Secrets } from './secrets.ts';
import type { Signer } from './signer.ts';

/** What handlers and jobs can use besides their transaction. Created once at start by `startServices.ts`. */
export interface Services {
  env: Env;
  db: Database;
  identity: Identity;
  jobs: Jobs;
  signer: Signer;
  /** Seals the audit log. */
  auditKey: Buffer;
  /** Where the chains of seals end, outside of the database. */
  auditHeads: AuditHeads;
  /** Encrypts and hashes stored secrets. */
  secrets: Secrets;
  log: FastifyBaseLogger;
}
