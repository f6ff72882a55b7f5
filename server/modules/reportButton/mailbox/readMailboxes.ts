import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { machineTime, now } from '../../../clock.ts';
import type { Database } from '../../../db/database.ts';
import { rows } from '../../../db/rows.ts';
import { ownerTx } from '../../../db/tx.ts';
import { defineJob } from '../../../jobs/job.ts';
import type { Services } from '../../../services.ts';
import { createRecogniser, type Recogniser } from '../recognise/recogniser.ts';
import { openSource } from './kinds.ts';
import { holdLease, isDue, leaseDue, type LeasedMailbox, noteFailure, noteLooked, noteRead } from './mailboxes.ts';
import { MailboxError, type NewMail } from './source.ts';
import { takeMail } from './takeMail.ts';

/** Looks into mailboxes of reports that are due. */
export const readReportMailboxes = defineJob<object>('reports.readMailboxes');

export type ReaderServices = Pick<Services, 'db' | 'env' | 'secrets' | 'log'>;

/** Mailboxes that are open at the same time. */
const atOnce = 4;
/** From then on no further mail of a mailbox is begun, and from the second one on its connection is cut. */
const enoughMs = 45_000;
const longestMs = 75_000;

/** Whether there is a mailbox to look into that no job will take. */
export async function isMailboxDue(db: Database): Promise<boolean> {
  const found = await ownerTx(db, (tx) =>
    rows(
      tx,
      sql`SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM pgboss.job WHERE name = ${readReportMailboxes.name} AND state IN ('created', 'active'))
        AND EXISTS (SELECT 1 FROM simulation_mailboxes b JOIN companies o ON o.id = b.company_id AND NOT o.disabled WHERE ${isDue(machineTime())})`,
    ),
  );
  return found.length > 0;
}

/** Handles the job: a few mailboxes at a time, so that one that answers slowly holds nobody up for long. */
export async function readDue(services: ReaderServices): Promise<void> {
  const recogniser = createRecogniser();
  const work = async () => {
    const next = () => ownerTx(services.db, leaseDue);
    for (let leased = await next(); leased; leased = await next()) await look(services, leased, recogniser);
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
  } finally {
    recogniser.end();
  }
}

/** Looks into one mailbox. Whatever happens there is written beside it, and nowhere else. */
async function look(services: ReaderServices, mailbox: LeasedMailbox, recogniser: Recogniser): Promise<void> {
  const { db, log } = services;
  const begun = performance.now();
  try {
    const looked = await openSource(services, mailbox).look(
      {
        from: mailbox.position,
        since: mailbox.lookedAt ?? mailbox.createdAt,
        take: (mail) => takeNew(services, mailbox, { mail, recogniser }).catch(asOurs),
        hasTime: () => performance.now() - begun < enoughMs,
      },
      AbortSignal.timeout(longestMs),
    );
    await ownerTx(db, (tx) => noteLooked(tx, mailbox, looked));
  } catch (error) {
    if (error instanceof LeaseLost) return;
    const known = error instanceof MailboxError ? error : new MailboxError('internal', { cause: error });
    log.warn({ companyId: mailbox.companyId, reason: known.failure.kind, err: error }, 'a mailbox of reports could not be read');
    await ownerTx(db, (tx) => noteFailure(tx, mailbox, known));
  }
}

/** What fails while a mail is taken is no fault of its server. */
const asOurs = (error: unknown): never => {
  throw error instanceof MailboxError ? error : new MailboxError('internal', { cause: error });
};

/** Another process reads this mailbox, or it was removed meanwhile. */
class LeaseLost extends MailboxError {
  constructor() {
    super('internal');
  }
}

/** One transaction for the mail and what is read with it: a mail that is read again after a crash is known by its hash. */
async function takeNew(
  services: ReaderServices,
  mailbox: LeasedMailbox,
  { mail: { raw, at, after }, recogniser }: { mail: NewMail; recogniser: Recogniser },
): Promise<void> {
  const facts = await recogniser.read(raw);
  await ownerTx(services.db, async (tx) => {
    if (!(await holdLease(tx, mailbox))) throw new LeaseLost();
    const rawHash = createHash('sha256').update(raw).digest('hex');
    const received = Number.isNaN(at.getTime()) ? now() : at;
    if (facts) await takeMail(tx, services, { companyId: mailbox.companyId, facts, at: received, rawHash });
    await noteRead(tx, mailbox, after);
  });
}
