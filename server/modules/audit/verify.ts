import { sql } from 'drizzle-orm';
import type { verifyAuditLog } from '#contract/company/audit';
import type { HandlerReply } from '#contract/kit/endpoint';
import { oneRow, rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { Services } from '../../services.ts';
import { hashPersonal, hasHead, personalFields, type Place, type SealedEntry, sealedColumns, sealOf } from './seal.ts';

type Verified = HandlerReply<typeof verifyAuditLog>;
type Action = NonNullable<Verified['broken']>['action'];

interface Link extends SealedEntry {
  seq: number;
  /** Null if the entry is missing. */
  id: string;
  sealedId: string;
  personal: Record<string, string>;
  seal: string;
  /** Its personal fields were erased, and the person they name is deleted. */
  mayLackActor: boolean;
  mayLackSubject: boolean;
}

const pageSize = 1000;

/**
 * Verifies the seals of a company from the first one and stops at the first mismatch: a changed entry, or a missing one. Erased
 * fields are accepted only if the person they named is deleted. The chain must contain its end that was recorded outside of the database.
 */
export async function verifyChain(
  tx: Tx,
  { auditKey: key, auditHeads }: Pick<Services, 'auditKey' | 'auditHeads'>,
  companyId: string,
): Promise<Verified> {
  const head = auditHeads.of(companyId);
  const recorded = head ? { entries: head.entries, at: head.at } : null;
  const { waiting } = await oneRow<{ waiting: number }>(
    tx,
    sql`SELECT count(*)::int AS waiting FROM audit_pending WHERE company_id = ${companyId}`,
  );
  let place = { seq: 0, last: '', namesCompany: false };
  let before: Date | null = null;
  for (;;) {
    const links = await readLinks(tx, companyId, place.seq);
    for (const link of links) {
      const seq = place.seq + 1;
      if (link.seq !== seq || link.id === null)
        return { sealed: place.seq, waiting, recorded, broken: { kind: 'missing', at: before, action: null } };
      const fit = fitOf(key, link, { companyId, seq, last: place.last });
      // Entries from before seals named their company come first.
      if (fit === 'none' || (fit === 'withoutCompany' && place.namesCompany))
        return { sealed: place.seq, waiting, recorded, broken: { kind: 'changed', at: link.at, action: link.action as Action } };
      place = { seq, last: link.seal, namesCompany: fit === 'withCompany' };
      before = link.at;
    }
    if (links.length < pageSize) break;
  }
  if (head && !(await hasHead(tx, companyId, head)))
    return { sealed: place.seq, waiting, recorded, broken: { kind: 'missing', at: before, action: null } };
  const added = await findUnsealed(tx, companyId);
  return { sealed: place.seq, waiting, recorded, broken: added ? { kind: 'changed', ...added } : null };
}

const readLinks = (tx: Tx, companyId: string, after: number) =>
  rows<Link>(
    tx,
    sql`SELECT ${sealedColumns}, l.seq, l.audit_id AS "sealedId", l.personal, l.seal, a.erased_at IS NOT NULL AND heed_is_deleted(a.actor_id) AS "mayLackActor",
        a.erased_at IS NOT NULL AND heed_is_deleted(a.subject_id) AS "mayLackSubject"
      FROM audit_seals l LEFT JOIN audit_log a ON a.company_id = l.company_id AND a.id = l.audit_id
      WHERE l.company_id = ${companyId} AND l.seq > ${after} ORDER BY l.seq LIMIT ${pageSize}`,
  );

/** Whether an entry is as it was sealed, and whether its seal names the company. */
function fitOf(key: Buffer, link: Link, place: Place & { companyId: string }): 'withCompany' | 'withoutCompany' | 'none' {
  const now = hashPersonal(key, link);
  const mayLack = { actor: link.mayLackActor, subject: link.mayLackSubject };
  const fits = Object.entries(personalFields).every(
    ([name, { of, read, isErased }]) => now[name] === link.personal[name] || (mayLack[of] && isErased(read(link))),
  );
  if (!fits) return 'none';
  if (sealOf(key, link, link.personal, place) === link.seal) return 'withCompany';
  return sealOf(key, link, link.personal, { ...place, companyId: null }) === link.seal ? 'withoutCompany' : 'none';
}

/** An entry that was inserted without the trigger: neither sealed nor queued for sealing. */
async function findUnsealed(tx: Tx, companyId: string): Promise<{ at: Date; action: Action } | undefined> {
  const [entry] = await rows<{ at: Date; action: Action }>(
    tx,
    sql`SELECT a.at, a.action FROM audit_log a WHERE a.company_id = ${companyId}
      AND NOT EXISTS (SELECT 1 FROM audit_seals l WHERE l.audit_id = a.id) AND NOT EXISTS (SELECT 1 FROM audit_pending p WHERE p.audit_id = a.id)
      ORDER BY a.at LIMIT 1`,
  );
  return entry;
}
