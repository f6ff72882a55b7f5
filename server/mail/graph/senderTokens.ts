import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { mailSenders } from '../../db/schema.ts';
import { ownerTx } from '../../db/tx.ts';
import type { GraphSender } from '../senders.ts';

/** Tokens of a sender open only for its company and mailbox. */
export const senderContext = ({ companyId, fromEmail }: Pick<GraphSender, 'companyId' | 'fromEmail'>): string =>
  `graph ${companyId} ${fromEmail}`;

export async function storeSenderTokens(
  db: Database,
  { companyId }: Pick<GraphSender, 'companyId'>,
  { before, next }: { before: string; next: string },
): Promise<void> {
  const same = and(eq(mailSenders.companyId, companyId), eq(mailSenders.sealedTokens, before));
  await ownerTx(db, (tx) => tx.update(mailSenders).set({ sealedTokens: next }).where(same));
}
