import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { privateDirectory } from './db/lock.ts';

/** In the data directory of each server; no part of a backup, because an older database has fewer entries. */
export const auditHeadsFile = 'audit-heads.json';

const head = z.object({
  /** Number of sealed entries. */
  entries: z.number().int(),
  /** The seal of the last one. */
  seal: z.string(),
  /** When it was recorded. */
  at: z.iso.datetime().transform((text) => new Date(text)),
});
const heads = z.record(z.string(), head);
export type Head = z.output<typeof head>;

/** The last recorded end of the chain of each company, kept outside of the database. */
export interface AuditHeads {
  of: (companyId: string) => Head | undefined;
  /** Records the ends of chains, in the file and in the log. If the file cannot be written, this logs the error and does not throw. */
  note: (news: ReadonlyMap<string, Head>) => void;
}

/** The ends of chains in a file, so that somebody who has only the database cannot remove the newest entries with their seals. */
export function openAuditHeads(dataDir: string, log: Pick<FastifyBaseLogger, 'info' | 'error'>): AuditHeads {
  const path = join(dataDir, auditHeadsFile);
  const known = new Map(Object.entries(readHeads(path, log)));
  return {
    of: (companyId) => known.get(companyId),
    note(news) {
      for (const [companyId, { entries, seal, at }] of news) {
        known.set(companyId, { entries, seal, at });
        log.info({ companyId, entries, seal }, 'audit log sealed');
      }
      try {
        // Renamed, so that a server that is killed leaves the old or the new file.
        privateDirectory(dataDir);
        const draft = `${path}.${process.pid}`;
        writeFileSync(draft, JSON.stringify(Object.fromEntries(known)), { mode: 0o600 });
        renameSync(draft, path);
      } catch (error) {
        log.error({ err: error }, `${auditHeadsFile} cannot be written`);
      }
    },
  };
}

function readHeads(path: string, log: Pick<FastifyBaseLogger, 'error'>): Record<string, Head> {
  try {
    return heads.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') log.error({ err: error }, `${auditHeadsFile} cannot be read`);
    return {};
  }
}
