import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { simulationMailboxes } from '../../../../db/schema.ts';
import { ownerTx } from '../../../../db/tx.ts';
import type { GraphMailbox } from '../mailboxes.ts';

/** Tokens open only for the company and mailbox for which they were issued. */
export const graphContext = ({ companyId, username }: Pick<GraphMailbox, 'companyId' | 'username'>): string =>
  `report mailbox graph ${companyId} ${username}`;

export async function storeTokens(
  db: Database,
  { companyId }: Pick<GraphMailbox, 'companyId'>,
  { before, next }: { before: string; next: string },
): Promise<void> {
  const same = and(eq(simulationMailboxes.companyId, companyId), eq(simulationMailboxes.sealedTokens, before));
  await ownerTx(db, (tx) => tx.update(simulationMailboxes).set({ sealedTokens: next }).where(same));
}
