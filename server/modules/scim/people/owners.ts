import { and, eq, isNull } from 'drizzle-orm';
import { users } from '../../../db/schema.ts';
import type { Tx } from '../../../db/tx.ts';
import type { MailKind } from '../../../mail/mailKind.ts';
import { queueMail } from '../../../mail/queueMail.ts';
import type { ScimCall } from '../call.ts';

/** The account owner, whom a directory neither changes nor deactivates. */
export function findOwners(tx: Tx, companyId: string) {
  const { id, email, name } = users;
  const isOwner = and(eq(users.companyId, companyId), eq(users.isOwner, true), isNull(users.deletedAt));
  return tx.select({ id, email, name }).from(users).where(isOwner);
}

/** Mails the account owner about a change by the directory to a person who administers the company; never about learners. */
export async function tellOwners(
  { tx, actor: { companyId, companyLang: lang } }: Pick<ScimCall, 'tx' | 'actor'>,
  { email, role }: { email: string; role: string },
  kind: MailKind<{ name?: string; email: string }>,
): Promise<void> {
  if (role === 'user') return;
  for (const { id: userId, email: to, name } of await findOwners(tx, companyId))
    await queueMail(tx, { companyId, userId, to, kind, lang, params: { ...(name && { name }), email } });
}
