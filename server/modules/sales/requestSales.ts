import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { helpLimits, salesUsers } from '#contract/help/limits';
import type { requestSales as requestEndpoint, sendQuoteForm as quoteEndpoint } from '#contract/help/sales';
import { audit } from '../../audit.ts';
import { machineTime, now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { rows, run } from '../../db/rows.ts';
import { salesRequests } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import { deliverSoon, queueMail } from '../../mail/queueMail.ts';
import { findHouse } from '../support/public.ts';
import { salesMail } from './mails.ts';

type Request = z.output<NonNullable<(typeof requestEndpoint)['body']>>;
type QuoteForm = z.output<NonNullable<(typeof quoteEndpoint)['body']>>;

/**
 * Stores a request for an offer. The mail to the house waits a little for the quote form, so that one mail says everything.
 */
export async function requestSales(tx: Tx, actor: Actor, body: Request, mailbox: string | undefined): Promise<void> {
  const least = salesUsers.least(actor.plan === 'boost');
  if (body.users_number < least) {
    const description = `Number of Users must be greater than or equal to ${least}.`;
    throw new Refusal('validation_failed', { details: [{ field: 'users_number', description }] });
  }
  const id = randomUUID();
  const { full_name: fullName, company_name: companyName, email, users_number: usersNumber, message } = body;
  const { companyId, userId } = actor;
  const house = mailbox ? await findHouse(tx) : undefined;
  const mailId =
    mailbox && house
      ? await queueMail(tx, {
          companyId,
          to: mailbox,
          kind: salesMail,
          lang: house.lang,
          params: { id, email, fullName, companyName, users: String(usersNumber), phone: '–', text: message },
          dueAt: new Date(machineTime().getTime() + helpLimits.quoteFormMs),
        })
      : null;
  const request = { fullName, companyName, email, usersNumber, message };
  await tx.insert(salesRequests).values({ id, companyId, userId, ...request, mailId, createdAt: now() });
  await audit(tx, actor, { action: 'sales.asked', subject: { type: 'salesRequest', id, label: companyName } });
}

/** Completes the caller's last request, and its mail if that still waits. Refuses with not_found if there is none to complete. */
export async function completeRequest(tx: Tx, { companyId, userId }: Actor, form: QuoteForm): Promise<void> {
  const { phone, country, pageUri, pageName, hutk } = form;
  const [completed] = await rows<{ mailId: string | null }>(
    tx,
    sql`UPDATE sales_requests SET phone = ${phone}, country = ${country}, page_uri = ${pageUri}, page_name = ${pageName}, hutk = ${hutk}
      WHERE id = (SELECT id FROM sales_requests WHERE company_id = ${companyId} AND user_id = ${userId} AND phone IS NULL
        ORDER BY created_at DESC, id LIMIT 1) AND phone IS NULL RETURNING mail_id AS "mailId"`,
  );
  if (!completed) throw new Refusal('not_found');
  if (!completed.mailId) return;
  const filled = JSON.stringify({ phone });
  await run(
    tx,
    sql`UPDATE mails SET params = params || ${filled}::jsonb, due_at = '-infinity' WHERE id = ${completed.mailId} AND status = 'queued'`,
  );
  await deliverSoon(tx, companyId);
}
