import { and, eq, type SQL, sql } from 'drizzle-orm';
import { fillPlaces, type MessageKind } from '#contract/company/messages';
import { companyMessages } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';

/** What the company wrote itself, with its names in braces; undefined for the standard text. */
export async function findOwnMessage(tx: Tx, companyId: string, kind: MessageKind) {
  const { subject, message } = companyMessages;
  const [found] = await tx
    .select({ subject, message })
    .from(companyMessages)
    .where(and(eq(companyMessages.companyId, companyId), eq(companyMessages.kind, kind)));
  return found;
}

/** The company's own text as `params` of a mail, filled in; empty for the standard text. */
export async function ownTextParams(tx: Tx, companyId: string, kind: MessageKind, names: Record<string, string>) {
  const own = await findOwnMessage(tx, companyId, kind);
  return own ? { subject: fillPlaces(own.subject, names), message: fillPlaces(own.message, names) } : {};
}

const filled = (text: SQL, names: Record<string, SQL>): SQL =>
  Object.entries(names).reduce((so, [name, value]) => sql`replace(${so}, ${`{{${name}}}`}, ${value})`, text);

/** The same in SQL, as jsonb, for a statement over many companies. `company` and `names` are expressions of it. */
export const ownTextJson = (kind: MessageKind, company: SQL, names: Record<string, SQL>): SQL => sql`coalesce((
  SELECT jsonb_build_object('subject', ${filled(sql`m.subject`, names)}, 'message', ${filled(sql`m.message`, names)})
  FROM company_messages m WHERE m.company_id = ${company} AND m.kind = ${kind}), '{}')`;
