import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { helpLimits } from '#contract/help/limits';
import type { sendTicket as endpoint } from '#contract/help/support';
import { acceptedLanguage, findLanguage, languages } from '#locales/languages.ts';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { takeHourlyAllowance } from '../../db/rateCounters.ts';
import { companies, supportTickets } from '../../db/schema.ts';
import { ownerTx, type Tx } from '../../db/tx.ts';
import { networkOf } from '../../identity/attempts.ts';
import { queueMail } from '../../mail/queueMail.ts';
import type { Services } from '../../services.ts';
import { lookUp } from '../../texts/lookUp.ts';
import { findHouse } from './house.ts';
import { ticketMail, ticketReceived } from './mails.ts';

type Body = z.output<NonNullable<(typeof endpoint)['body']>>;

interface TicketRequest {
  body: Body;
  /** Accept-Language of the request: what the person reads. */
  accepted: string;
  /** Null for somebody who is signed out. */
  from: { companyId: string; userId: string; companyName: string } | null;
  mailbox: string | undefined;
}

/** Stores a ticket and mails it to the house. */
async function storeTicket(
  tx: Tx,
  { body, accepted, from, mailbox }: TicketRequest,
): Promise<{ id: string; number: number; lang: string }> {
  const { email, description, category, source, hutk = '' } = body;
  const id = randomUUID();
  const lang = acceptedLanguage(accepted).code;
  const who = { companyId: from?.companyId ?? null, userId: from?.userId ?? null };
  const [stored] = await tx
    .insert(supportTickets)
    .values({ id, ...who, email, category, description, lang, source, hutk, createdAt: now() })
    .returning({ number: supportTickets.number });
  const number = stored?.number ?? 0;
  const house = await findHouse(tx);
  const companyId = from?.companyId ?? house?.id;
  if (!mailbox || !house || !companyId) return { id, number, lang };
  const { folder } = findLanguage(house.lang) ?? languages[0];
  const word = (key: string) => lookUp(folder, `help.${key}`) ?? key;
  await queueMail(tx, {
    companyId,
    to: mailbox,
    kind: ticketMail,
    lang: house.lang,
    params: {
      id,
      number: String(number),
      email,
      text: description,
      who: from?.companyName ?? word('tickets.signedOut'),
      category: word(`support.categories.${category}`),
    },
  });
  return { id, number, lang };
}

/**
 * Sends the ticket of a person in the panel, about the company in scope. Requires a verified e-mail address, because the house trusts
 * tickets from the panel more than those of the public form. The sender gets a mail with the number, always at their own address, so that
 * nobody can make us mail strangers.
 */
export function sendTicket(
  { actor, services }: { actor: Actor; services: Pick<Services, 'db' | 'env'> },
  { body, accepted }: Pick<TicketRequest, 'body' | 'accepted'>,
): Promise<{ number: number }> {
  const { companyId, userId } = actor;
  // As owner of the tables: the mail belongs to the sender's own company, which need not be the one in scope.
  return ownerTx(services.db, async (tx) => {
    const [company] = await tx.select({ name: companies.name }).from(companies).where(eq(companies.id, companyId));
    const from = { companyId, userId, companyName: company?.name ?? '' };
    const { id, number, lang } = await storeTicket(tx, { body, accepted, from, mailbox: services.env.supportEmail });
    const mail = { companyId: actor.ownCompanyId, userId, to: actor.email, lang };
    const params = { name: actor.name, number: String(number), text: body.description };
    await queueMail(tx, { ...mail, kind: ticketReceived, params });
    await audit(tx, actor, { action: 'support.asked', subject: { type: 'ticket', id, label: body.email } });
    return { number };
  });
}

/** Sends a ticket without a session. Limited per hour and network address, and in total, so that nobody fills the mailbox of the house. */
export async function sendTicketSignedOut(
  { db, env }: Pick<Services, 'db' | 'env'>,
  { body, accepted, address }: Pick<TicketRequest, 'body' | 'accepted'> & { address: string },
): Promise<void> {
  const { perAddress, together } = helpLimits.signedOutTickets;
  await takeHourlyAllowance(db.pool, 'support_ticket', networkOf(address), 1, perAddress);
  await takeHourlyAllowance(db.pool, 'support_ticket', 'everybody', 1, together);
  await ownerTx(db, (tx) => storeTicket(tx, { body, accepted, from: null, mailbox: env.supportEmail }));
}
