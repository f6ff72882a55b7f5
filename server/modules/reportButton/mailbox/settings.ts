import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { simulationLimits } from '#contract/simulation/limits';
import type { getReportMailbox, saveReportMailbox } from '#contract/simulation/reportMailbox';
import { audit } from '../../../audit.ts';
import { machineTime, now } from '../../../clock.ts';
import type { Actor } from '../../../core/actor.ts';
import { Refusal } from '../../../core/refusal.ts';
import { lockCompany } from '../../../db/lockCompany.ts';
import { oneRow, rows, run } from '../../../db/rows.ts';
import { ownerTx, type Tx } from '../../../db/tx.ts';
import type { Services } from '../../../services.ts';
import { canManage } from '../../users/public.ts';
import { openConsentUntil } from '../../graphConsents/public.ts';
import { type ImapPlace, imapPorts, imapSource } from './imap/imapSource.ts';
import { openSource } from './kinds.ts';
import { factsOf, findMailbox, type Mailbox, type NewMailbox, passwordContext, storeMailbox } from './mailboxes.ts';
import { MailboxError, type MailSource } from './source.ts';

type Settings = z.output<typeof getReportMailbox.reply>;
type Place = Omit<z.output<NonNullable<typeof saveReportMailbox.body>>, 'folder'>;

/** How long somebody waits for a mailbox that they test. */
const testMs = 25_000;

export async function readSettings({ db, env }: Pick<Services, 'db' | 'env'>, { companyId }: Actor): Promise<Settings> {
  return ownerTx(db, async (tx) => {
    const found = await findMailbox(tx, companyId);
    const microsoft = { isAvailable: env.azure !== undefined, waitsUntil: await openConsentUntil(tx, companyId, 'reports') };
    if (!found) return { data: null, microsoft };
    const server = found.kind === 'imap' ? { host: found.host, port: found.port, isSecure: found.isSecure } : null;
    const recognised = await countRecognised(tx, companyId);
    return { data: { ...found, server, connectedAt: found.createdAt, recognised }, microsoft };
  });
}

async function countRecognised(tx: Tx, companyId: string): Promise<number> {
  const { n } = await oneRow<{ n: number }>(
    tx,
    sql`SELECT count(*)::int AS n FROM simulation_report_reads WHERE company_id = ${companyId} AND outcome = 'counted'
      AND at > ${now()}::timestamptz - make_interval(days => ${simulationLimits.reportMailbox.recognisedDays}::int)`,
  );
  return n;
}

/** Refuses with report_mailbox_personal the address of somebody who manages the company: their mail is nobody’s business. */
export async function requireShared(tx: Tx, { companyId }: Actor, addresses: readonly string[]): Promise<void> {
  const lower = addresses.map((address) => address.toLowerCase());
  const admins = await rows(
    tx,
    sql`SELECT 1 FROM users u WHERE u.company_id = ${companyId} AND u.deleted_at IS NULL AND u.email = ANY(${sql.param(lower)}::text[]) AND ${canManage('u')}`,
  );
  if (admins.length > 0) throw new Refusal('report_mailbox_personal', { fields: ['username'] });
}

/** The place with its password: the one that was entered, or the stored one of the same server and user. */
export async function completePlace(services: Services, actor: Actor, { password, ...place }: Place): Promise<ImapPlace> {
  const { db, env, secrets } = services;
  if (!imapPorts.includes(place.port) && !env.heedDev) throw new Refusal('validation_failed', { fields: ['port'] });
  const stored = await ownerTx(db, async (tx) => {
    await requireShared(tx, actor, [place.username]);
    return findMailbox(tx, actor.companyId);
  });
  const context = passwordContext({ companyId: actor.companyId, ...place });
  const isSame = stored?.kind === 'imap' && passwordContext(stored) === context;
  const known = password ?? (isSame ? secrets.open(stored.sealedPassword, context) : undefined);
  if (known === undefined) throw new Refusal('validation_failed', { fields: ['password'] });
  return { ...place, password: known };
}

/** Fields of the form that a failure is probably about. */
const fieldOf: Partial<Record<MailboxError['failure']['kind'], string>> = {
  unreachable: 'host',
  notEncrypted: 'host',
  broken: 'host',
  signIn: 'password',
  folder: 'folder',
};

/** Refuses with report_mailbox_refused if it cannot be done in time. */
export async function tryMailbox<T>(services: Pick<Services, 'log'>, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  try {
    return await work(AbortSignal.timeout(testMs));
  } catch (error) {
    if (!(error instanceof MailboxError)) throw error;
    const { kind, detail } = error.failure;
    services.log.warn({ err: error, reason: kind }, 'a mailbox of reports could not be opened');
    const field = fieldOf[kind];
    throw new Refusal('report_mailbox_refused', {
      cause: error,
      ...(field && { fields: [field] }),
      info: [kind, detail].filter(Boolean).join(': '),
    });
  }
}

/** Refuses with report_mailbox_refused unless the folder opens now. No mail is read. */
export async function opensNow(services: Pick<Services, 'log'>, source: MailSource): Promise<void> {
  const look = { from: null, since: now(), take: () => Promise.resolve(), hasTime: () => false };
  await tryMailbox(services, (signal) => source.look(look, signal));
}

/** Opens the folder, and saves the mailbox only if that works. */
export async function saveImap(
  services: Services,
  actor: Actor,
  { folder, ...entered }: Place & { folder: string },
): Promise<void> {
  const { companyId } = actor;
  const place = await completePlace(services, actor, entered);
  await opensNow(services, imapSource(services.env, place, folder));
  const { password, ...server } = place;
  const context = passwordContext({ companyId, ...server });
  const sealedPassword = services.secrets.seal(password, context);
  await saveMailbox(services, actor, { kind: 'imap', companyId, ...server, sealedPassword, folder }, [server.username]);
}

/** Saves a mailbox that could be opened, unless one of its addresses is an admin’s by now. */
export async function saveMailbox(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  mailbox: NewMailbox,
  addresses: readonly string[],
): Promise<void> {
  await ownerTx(db, async (tx) => {
    const label = await lockCompany(tx, actor);
    await requireShared(tx, actor, addresses);
    const before = await findMailbox(tx, actor.companyId);
    await storeMailbox(tx, mailbox);
    await audit(tx, actor, {
      action: 'simulations.mailboxConnected',
      subject: { type: 'company', id: actor.companyId, label },
      before: before ? factsOf(before) : null,
      after: factsOf(mailbox),
    });
  });
}

/** Folders of the mailbox that is connected, which is then looked at within seconds. */
export async function testStored(services: Services, actor: Actor): Promise<string[]> {
  const stored = await ownerTx(services.db, (tx) => findMailbox(tx, actor.companyId));
  if (!stored) throw new Refusal('not_found');
  const folders = await tryMailbox(services, async (signal) => openSource(services, stored).folders(signal));
  await ownerTx(services.db, (tx) => makeDue(tx, stored));
  return folders;
}

const makeDue = (tx: Tx, { companyId }: Mailbox) =>
  run(tx, sql`UPDATE simulation_mailboxes SET due_at = ${machineTime()} WHERE company_id = ${companyId}`);

export async function removeMailbox({ db }: Pick<Services, 'db'>, actor: Actor): Promise<void> {
  await ownerTx(db, async (tx) => {
    const label = await lockCompany(tx, actor);
    const before = await findMailbox(tx, actor.companyId);
    if (!before) throw new Refusal('not_found');
    await run(tx, sql`DELETE FROM simulation_mailboxes WHERE company_id = ${actor.companyId}`);
    await audit(tx, actor, {
      action: 'simulations.mailboxRemoved',
      subject: { type: 'company', id: actor.companyId, label },
      before: factsOf(before),
    });
  });
}
