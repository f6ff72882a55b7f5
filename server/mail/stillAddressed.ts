import { sql } from 'drizzle-orm';
import { rows, run } from '../db/rows.ts';
import type { Tx } from '../db/tx.ts';
import { linkOf, mailKindOf } from './mailKind.ts';

interface Addressed {
  id: string;
  template: string;
  userId: string | null;
}

/**
 * Returns the claimed mails that may still be sent, and cancels the others. A mail with a link or code is only sent to the user's
 * present address, to the address waiting for confirmation, or (to stop a change) to the address being replaced. Everything that
 * changes an address locks the user first, so this either sees the change or makes it wait.
 */
export async function stillAddressed<M extends Addressed>(tx: Tx, mails: M[]): Promise<M[]> {
  const secretKindOf = ({ template }: M) => {
    const kind = mailKindOf(template);
    if (kind?.button === 'freshLink') return 'learner';
    return kind && (kind.fill ? 'code' : linkOf(kind)?.link);
  };
  const linked = mails.filter((mail) => secretKindOf(mail) !== undefined);
  if (linked.length === 0) return mails;
  const people = [...new Set(linked.flatMap(({ userId }) => userId ?? []))];
  await rows(tx, sql`SELECT 1 FROM users WHERE id = ANY(${sql.param(people)}::uuid[]) ORDER BY id FOR KEY SHARE`);
  const kinds = linked.map(secretKindOf);
  const good = await rows<{ id: string }>(
    tx,
    sql`SELECT m.id FROM unnest(${sql.param(linked.map(({ id }) => id))}::uuid[], ${sql.param(kinds)}::text[]) AS l(id, kind)
      JOIN mails m ON m.id = l.id JOIN users u ON u.id = m.user_id AND u.deleted_at IS NULL
      WHERE CASE l.kind
        WHEN 'stop' THEN EXISTS (SELECT FROM address_changes c WHERE c.id::text = m.params ->> 'changeId'
          AND c.old_email = m.recipient AND c.state IN ('waiting', 'done'))
        WHEN 'verify' THEN m.recipient = u.email OR EXISTS (SELECT FROM address_changes c WHERE c.user_id = u.id
          AND c.new_email = m.recipient AND c.state = 'waiting' AND c.kind = 'own')
        WHEN 'invite' THEN m.recipient = u.email AND u.role <> 'user'
        ELSE m.recipient = u.email END`,
  );
  const kept = new Set(good.map(({ id }) => id));
  const cancelled = new Set(linked.flatMap(({ id }) => (kept.has(id) ? [] : [id])));
  if (cancelled.size === 0) return mails;
  await run(
    tx,
    sql`UPDATE mails SET status = 'cancelled', claim_id = NULL, claimed_at = NULL WHERE id = ANY(${sql.param([...cancelled])}::uuid[])`,
  );
  return mails.filter(({ id }) => !cancelled.has(id));
}
