import { eq, sql } from 'drizzle-orm';
import { minuteMs } from '#contract/kit/durations';
import { simulationLimits } from '#contract/simulation/limits';
import type { MailboxFailure } from '#contract/simulation/reportMailbox';
import { machineTime, now } from '../../../clock.ts';
import { rows, run } from '../../../db/rows.ts';
import { type Position, simulationMailboxes } from '../../../db/schema.ts';
import type { Tx } from '../../../db/tx.ts';

type Row = typeof simulationMailboxes.$inferSelect;
type Filled<Name extends keyof Row> = { [K in Name]: NonNullable<Row[K]> };
type ForImap = 'host' | 'port' | 'isSecure' | 'sealedPassword';
type ForGraph = 'sealedTokens';

/** One that is read over IMAP. */
export type ImapMailbox = Omit<Row, 'kind' | ForImap> & { kind: 'imap' } & Filled<ForImap>;
/** One at Microsoft 365; `username` is its address. */
export type GraphMailbox = Omit<Row, 'kind' | ForGraph> & { kind: 'graph' } & Filled<ForGraph>;
export type Mailbox = ImapMailbox | GraphMailbox;

export async function findMailbox(tx: Tx, companyId: string): Promise<Mailbox | undefined> {
  const [found] = await tx.select().from(simulationMailboxes).where(eq(simulationMailboxes.companyId, companyId));
  // The table checks that its columns are those of its kind.
  return found as Mailbox | undefined;
}

/** A password opens only for the server and user that it was entered for. */
export const passwordContext = (place: Pick<ImapMailbox, 'companyId' | 'host' | 'port' | 'username'>): string =>
  `report mailbox ${place.companyId} ${place.host}:${place.port} ${place.username}`;

type OfAll = 'companyId' | 'kind' | 'username' | 'folder';
export type NewMailbox = Pick<ImapMailbox, OfAll | ForImap> | Pick<GraphMailbox, OfAll | ForGraph>;

/** Everything but secrets, as the audit log shows it. */
export const factsOf = (mailbox: NewMailbox) => {
  const { username, folder } = mailbox;
  return mailbox.kind === 'imap'
    ? { host: mailbox.host, port: mailbox.port, username, folder }
    : { host: 'Microsoft 365', username, folder };
};

const isSame = (one: NewMailbox, other: NewMailbox) => {
  const nameOf = ({ kind, username, folder, ...more }: NewMailbox) =>
    JSON.stringify([kind, 'host' in more ? more.host : null, username, folder]);
  return nameOf(one) === nameOf(other);
};

/** Saves a mailbox that could be opened, in the place of another; it is looked at soon. Of the same one it is still known what was read. */
export async function storeMailbox(tx: Tx, mailbox: NewMailbox): Promise<void> {
  const before = await findMailbox(tx, mailbox.companyId);
  const works = { dueAt: machineTime(), leaseId: null, leasedUntil: null, failingSince: null, failure: null };
  const anew = { position: null, lookedAt: null, createdAt: now() };
  const row = { host: null, port: null, isSecure: null, sealedPassword: null, sealedTokens: null, ...mailbox, ...works };
  if (before && isSame(before, mailbox))
    await tx.update(simulationMailboxes).set(row).where(eq(simulationMailboxes.companyId, mailbox.companyId));
  else {
    await tx.delete(simulationMailboxes).where(eq(simulationMailboxes.companyId, mailbox.companyId));
    await tx.insert(simulationMailboxes).values({ ...row, ...anew });
  }
}

/** A process that has not finished by then is dead. */
const leaseMinutes = 3;
const everyMs = simulationLimits.reportMailbox.everyMinutes * minuteMs;
/** One that fails is looked at after as long as it has failed already, but not more rarely than this. */
const rarestMs = 60 * minuteMs;

/** A mailbox that this process may look at until the lease ends. */
export type LeasedMailbox = Mailbox & { leaseId: string };

/** Leases the mailbox that has been due for longest, of companies that are not suspended. */
export async function leaseDue(tx: Tx): Promise<LeasedMailbox | undefined> {
  const at = machineTime();
  // Materialised: within a condition the search could run once for each row, and lease more than one.
  const [leased] = await rows<{ companyId: string }>(
    tx,
    sql`WITH due AS MATERIALIZED (
        SELECT b.company_id FROM simulation_mailboxes b JOIN companies o ON o.id = b.company_id AND NOT o.disabled
        WHERE ${isDue(at)} ORDER BY b.due_at LIMIT 1 FOR UPDATE OF b SKIP LOCKED)
      UPDATE simulation_mailboxes m SET lease_id = gen_random_uuid(),
        leased_until = ${at}::timestamptz + make_interval(mins => ${leaseMinutes}::int)
      FROM due WHERE m.company_id = due.company_id RETURNING m.company_id AS "companyId"`,
  );
  const found = leased && (await findMailbox(tx, leased.companyId));
  return found?.leaseId ? { ...found, leaseId: found.leaseId } : undefined;
}

/** Condition over `simulation_mailboxes b`. */
export const isDue = (at: Date) =>
  sql`b.due_at <= ${at}::timestamptz AND (b.leased_until IS NULL OR b.leased_until <= ${at}::timestamptz)`;

/** Whether the mailbox is still leased to this process; nobody can take it before the transaction ends. */
export async function holdLease(tx: Tx, { companyId, leaseId }: LeasedMailbox): Promise<boolean> {
  const held = await rows(
    tx,
    sql`SELECT 1 FROM simulation_mailboxes WHERE company_id = ${companyId} AND lease_id = ${leaseId} FOR UPDATE`,
  );
  return held.length > 0;
}

const ofLease = ({ companyId, leaseId }: LeasedMailbox) => sql`company_id = ${companyId} AND lease_id = ${leaseId}`;
const marks = (after: Position) => sql`position = ${JSON.stringify(after)}::jsonb`;

export const noteRead = (tx: Tx, mailbox: LeasedMailbox, after: Position): Promise<number> =>
  run(tx, sql`UPDATE simulation_mailboxes SET ${marks(after)} WHERE ${ofLease(mailbox)}`);

/** The look is over: the next one follows at once if mails are left. */
export async function noteLooked(
  tx: Tx,
  mailbox: LeasedMailbox,
  { after, isMore }: { after: Position; isMore: boolean },
): Promise<void> {
  const dueAt = new Date(machineTime().getTime() + (isMore ? 0 : everyMs));
  await run(
    tx,
    sql`UPDATE simulation_mailboxes SET ${marks(after)}, looked_at = ${now()}, due_at = ${dueAt}, lease_id = NULL, leased_until = NULL,
      failing_since = NULL, failure = NULL WHERE ${ofLease(mailbox)}`,
  );
}

/** `waitMs`: how long its server wants to be left alone. */
export async function noteFailure(
  tx: Tx,
  mailbox: LeasedMailbox,
  { failure, waitMs }: { failure: MailboxFailure; waitMs: number },
): Promise<void> {
  const failedMs = mailbox.failingSince ? now().getTime() - mailbox.failingSince.getTime() : 0;
  const dueAt = new Date(machineTime().getTime() + Math.max(waitMs, Math.min(Math.max(failedMs, everyMs), rarestMs)));
  await run(
    tx,
    sql`UPDATE simulation_mailboxes SET failing_since = coalesce(failing_since, ${now()}), failure = ${JSON.stringify(failure)}::jsonb,
      due_at = ${dueAt}, lease_id = NULL, leased_until = NULL WHERE ${ofLease(mailbox)}`,
  );
}
