import { createHmac } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { now } from '../../clock.ts';
import { rows, run as execute } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { Head } from '../../auditHeads.ts';
import type { Services } from '../../services.ts';

/** Changed fields that contain personal data. */
const personalFacts = ['name', 'lastName', 'email', 'networkAddress'] as const;

type Facts = Record<string, unknown> | null;

/** The fields of an entry that its seal covers. */
export interface SealedEntry {
  id: string;
  at: Date;
  action: string;
  actorId: string | null;
  actorName: string;
  actorEmail: string;
  actorRole: string;
  actorCompanyId: string | null;
  actorKey: string | null;
  subjectType: string;
  subjectId: string | null;
  subjectLabel: string;
  subjectCount: number;
  before: Facts;
  after: Facts;
  /** Digest of the people of a bulk change. */
  people: string | null;
}

/** Select list of a SealedEntry, over `audit_log a`. */
export const sealedColumns: SQL = sql`a.id, a.at, a.action, a.actor_id AS "actorId", a.actor_name AS "actorName", a.actor_email AS "actorEmail",
  a.actor_role AS "actorRole", a.actor_company_id AS "actorCompanyId", a.actor_key AS "actorKey", a.subject_type AS "subjectType", a.subject_id AS "subjectId",
  a.subject_label AS "subjectLabel", a.subject_count AS "subjectCount", a.before, a.after,
  (SELECT encode(sha256(string_agg(s.user_id::text, ',' ORDER BY s.user_id)::bytea), 'hex')
    FROM audit_subjects s WHERE s.company_id = a.company_id AND s.audit_id = a.id) AS people`;

const isPersonal = (name: string) => (personalFacts as readonly string[]).includes(name);
const part = (facts: Facts, keep: (name: string) => boolean) =>
  facts && Object.fromEntries(Object.entries(facts).filter(([name]) => keep(name)));

const noFacts = (facts: string) => facts === 'null' || facts === '{}';
const noText = (text: string) => text === '';

/** Personal fields of an entry: the fields that erasure removes, what it leaves of them, and the person whose deletion permits it. */
export const personalFields = {
  actorName: { read: ({ actorName }: SealedEntry) => actorName, isErased: noText, of: 'actor' },
  actorEmail: { read: ({ actorEmail }: SealedEntry) => actorEmail, isErased: noText, of: 'actor' },
  subjectLabel: { read: ({ subjectLabel }: SealedEntry) => subjectLabel, isErased: noText, of: 'subject' },
  before: { read: ({ before }: SealedEntry) => JSON.stringify(part(before, isPersonal)), isErased: noFacts, of: 'subject' },
  after: { read: ({ after }: SealedEntry) => JSON.stringify(part(after, isPersonal)), isErased: noFacts, of: 'subject' },
} as const satisfies Record<
  string,
  { read: (entry: SealedEntry) => string; isErased: (left: string) => boolean; of: 'actor' | 'subject' }
>;

const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url');

/** Hash of each personal field, bound to its entry, so that equal names in two entries do not show as equal. */
export const hashPersonal = (key: Buffer, entry: SealedEntry): Record<string, string> =>
  Object.fromEntries(
    Object.entries(personalFields).map(([name, { read }]) => [name, hmac(key, JSON.stringify([entry.id, name, read(entry)]))]),
  );

/** The place of an entry: the company of the chain, its number in it, and the seal before it. */
export interface Place {
  /** Null only for entries that were sealed before seals named their company. */
  companyId: string | null;
  seq: number;
  last: string;
}

/** The seal of an entry: a hash of its content and its place. `personal`: see hashPersonal. */
export function sealOf(key: Buffer, entry: SealedEntry, personal: Record<string, string>, place: Place): string {
  const {
    id,
    at,
    action,
    actorId,
    actorRole,
    actorCompanyId,
    actorKey,
    subjectType,
    subjectId,
    subjectCount,
    before,
    after,
    people,
  } = entry;
  const facts = [part(before, (name) => !isPersonal(name)), part(after, (name) => !isPersonal(name))];
  const hashes = Object.keys(personalFields).map((name) => personal[name]);
  // Entries without a key are sealed as they were before there were keys.
  const who = [actorId, actorRole, actorCompanyId, ...(actorKey === null ? [] : [actorKey])];
  const what = [subjectType, subjectId, subjectCount, people];
  const where = [place.last, place.seq, ...(place.companyId === null ? [] : [place.companyId])];
  return hmac(key, JSON.stringify([...where, id, at.toISOString(), action, who, what, facts, hashes]));
}

type Sealing = Pick<Services, 'auditKey' | 'auditHeads'>;
type Run = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** Entries sealed in one transaction. */
const batch = 500;

/**
 * Part of the clock job: seals unsealed entries, by company and time, records the ends of the chains, and then erases names and addresses of
 * deleted people from sealed entries. It runs after the transactions that wrote the entries, so it delays no writer.
 */
export async function sealAuditLog({ auditKey: key, auditHeads }: Sealing, run: Run): Promise<void> {
  const waiting = await run((tx) =>
    rows<{ companyId: string }>(tx, sql`SELECT DISTINCT company_id AS "companyId" FROM audit_pending`),
  );
  const news = new Map<string, Head>();
  for (const { companyId } of waiting) {
    let sealed: Sealed;
    do {
      sealed = await run((tx) => sealBatch(tx, key, companyId, auditHeads.of(companyId)));
      if (sealed.head) news.set(companyId, sealed.head);
    } while (sealed.count === batch);
  }
  if (news.size > 0) auditHeads.note(news);
  await run(erase);
}

interface Sealed {
  count: number;
  /** The new end to record; undefined if nothing was sealed, or if the chain lacks its recorded end, which stays as evidence. */
  head: Head | undefined;
}

/** Whether the chain still has the entry of its recorded end. */
export async function hasHead(tx: Tx, companyId: string, { entries, seal }: Head): Promise<boolean> {
  const found = await rows(
    tx,
    sql`SELECT 1 FROM audit_seals WHERE company_id = ${companyId} AND seq = ${entries} AND seal = ${seal}`,
  );
  return found.length > 0;
}

async function sealBatch(tx: Tx, key: Buffer, companyId: string, recorded: Head | undefined): Promise<Sealed> {
  // One run at a time for each company: two would extend the same chain.
  await execute(tx, sql`SELECT pg_advisory_xact_lock(hashtextextended(${`audit ${companyId}`}, 0))`);
  const entries = await rows<SealedEntry>(
    tx,
    sql`SELECT ${sealedColumns} FROM audit_pending p JOIN audit_log a ON a.id = p.audit_id
      WHERE p.company_id = ${companyId} ORDER BY a.at, a.id LIMIT ${batch}`,
  );
  const [head] = await rows<{ seq: number; last: string }>(
    tx,
    sql`SELECT seq, seal AS last FROM audit_seals WHERE company_id = ${companyId} ORDER BY seq DESC LIMIT 1`,
  );
  let { seq, last } = head ?? { seq: 0, last: '' };
  const seals = entries.map((entry) => {
    const personal = hashPersonal(key, entry);
    seq += 1;
    last = sealOf(key, entry, personal, { companyId, seq, last });
    return { seq, audit_id: entry.id, personal, seal: last };
  });
  if (seals.length === 0) return { count: 0, head: undefined };
  await execute(
    tx,
    sql`INSERT INTO audit_seals (company_id, seq, audit_id, personal, seal)
      SELECT ${companyId}::uuid, s.seq, s.audit_id, s.personal, s.seal
      FROM jsonb_to_recordset(${JSON.stringify(seals)}::jsonb) AS s(seq int, audit_id uuid, personal jsonb, seal text)`,
  );
  await execute(
    tx,
    sql`DELETE FROM audit_pending WHERE audit_id IN (SELECT audit_id FROM audit_seals WHERE company_id = ${companyId} AND seq > ${head?.seq ?? 0})`,
  );
  const isWhole = recorded === undefined || (await hasHead(tx, companyId, recorded));
  return { count: seals.length, head: isWhole ? { entries: seq, seal: last, at: now() } : undefined };
}

/**
 * Erases personal fields of deleted people, in every company in which they acted. Unsealed entries keep them until the next
 * run.
 */
async function erase(tx: Tx): Promise<void> {
  const deleted = await rows<{ userId: string; companyId: string }>(
    tx,
    sql`SELECT e.user_id AS "userId", e.company_id AS "companyId" FROM audit_erasures e WHERE NOT EXISTS (
      SELECT 1 FROM audit_pending p JOIN audit_log a ON a.id = p.audit_id WHERE a.actor_id = e.user_id OR a.subject_id = e.user_id)`,
  );
  const facts = sql`${sql.param([...personalFacts])}::text[]`;
  for (const { userId, companyId } of deleted) {
    await execute(tx, sql`UPDATE audit_log SET actor_name = '', actor_email = '', erased_at = ${now()} WHERE actor_id = ${userId}`);
    await execute(
      tx,
      sql`UPDATE audit_log SET subject_label = '', before = before - ${facts}, after = after - ${facts}, erased_at = ${now()}
        WHERE (company_id = ${companyId} OR actor_id = ${userId}) AND subject_type = 'user' AND subject_id = ${userId}`,
    );
    await execute(tx, sql`DELETE FROM audit_erasures WHERE user_id = ${userId}`);
  }
}
