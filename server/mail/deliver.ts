import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import { rows } from '../db/rows.ts';
import { ownerTx, type Tx } from '../db/tx.ts';
import type { Env } from '../env.ts';
import type { Secrets } from '../secrets.ts';
import { cancelMail } from './cancelMail.ts';
import { claimMails, mailQueue, type MailRow } from './claimMails.ts';
import { keepClaim } from './claims.ts';
import { learnerLinkPath, writeLearnerLink } from './learnerLink.ts';
import { findLooks, type MailLook } from './looks.ts';
import { linkOf, mailKindOf } from './mailKind.ts';
import { createLinks, type NewLink } from './createLinks.ts';
import { recordOutcomes } from './outcomes.ts';
import type { Post } from './post.ts';
import { bySender, leavesBySender, sendBySender } from './sendBySender.ts';
import { type Draft, type Sending, sendOne } from './sendOne.ts';
import { findSenders } from './senders.ts';
import { stillAddressed } from './stillAddressed.ts';

interface Needed {
  db: Database;
  env: Env;
  secrets: Secrets;
  log: FastifyBaseLogger;
}
/**
 * Delivers all due mail in batches. A short transaction claims the mails and creates their links; they are sent outside of it, and
 * each outcome is stored as soon as the mail server has answered. Failed mails are retried later. Each lane is one connection: a
 * lane that the server refuses is closed, and without lanes the rest waits.
 */
export async function deliverMail({ db, env, secrets, log }: Needed, post: Post): Promise<void> {
  const spent = new Set<string>();
  for (let lanes = post.connections; lanes > 0; ) {
    const id = randomUUID();
    const { taken, drafts, senders } = await ownerTx(db, async (tx) => {
      const mails = await claimMails(tx, db, id);
      const filled = await withValues(tx, await stillAddressed(tx, mails), secrets);
      const senders = await findSenders(
        tx,
        filled.filter(leavesBySender).map(({ companyId }) => companyId),
      );
      return { taken: mails.length, drafts: await withLinks(tx, filled, { env, secrets }), senders };
    });
    if (taken === 0) return;
    const claim = keepClaim({ db, log }, mailQueue, id);
    const notes = recordOutcomes({ db }, claim);
    try {
      const sending = { claim, note: notes.note, log };
      const { ours, theirs } = bySender(drafts, senders);
      const [open] = await Promise.all([
        sendAll(ours, { ...sending, post, lanes }),
        ...theirs.map((one) => sendBySender({ db, env, secrets }, one, sending, spent)),
      ]);
      lanes = open;
    } finally {
      await notes.finish().finally(() => claim.end());
    }
  }
}

/** Creates the values that are not stored with a mail; cancels mails that have none any more. */
async function withValues(tx: Tx, mails: MailRow[], secrets: Secrets): Promise<MailRow[]> {
  const filled: MailRow[] = [];
  for (const row of mails) {
    const { userId, params } = row;
    const fill = mailKindOf(row.template)?.fill;
    const values = fill ? userId && (await fill(tx, { userId, params }, secrets)) : {};
    if (values) filled.push({ ...row, params: { ...params, ...values } });
    else await cancelMail(tx, row.id);
  }
  return filled;
}

async function withLinks(tx: Tx, mails: MailRow[], { env, secrets }: Pick<Needed, 'env' | 'secrets'>): Promise<Draft[]> {
  const linked = mails.flatMap((row) => {
    const kind = mailKindOf(row.template);
    const button = kind && linkOf(kind);
    return button && row.userId ? [{ row, page: button.page, kind: button.link, userId: row.userId }] : [];
  });
  const links = linked.map<NewLink>(({ row, kind, userId }) => ({
    userId,
    companyId: row.companyId,
    kind,
    ...(kind === 'verify' && { email: row.params['email'] ?? row.recipient }),
    ...(kind === 'stop' && { addressChangeId: row.params['changeId'] }),
    ...(kind === 'bind' && { connectionId: row.params['connectionId'] }),
  }));
  const tokens = await createLinks(tx, links);
  const pages = new Map(linked.map(({ row, page }, index) => [row.id, `${page}?token=${tokens[index]}`]));
  const lookOf = await findLooks(
    tx,
    mails.map(({ companyId }) => companyId),
    env,
  );
  const readers = await readersOf(tx, mails);
  return mails.map((row) => {
    const look = lookOf(row.companyId);
    const page = pages.get(row.id);
    return { row, look, link: page ? look.panel + page : plainLinkOf(row, look, { secrets, readers }) };
  });
}

/** The address of a button that needs no one-time link. */
function plainLinkOf(row: MailRow, look: MailLook, how: Linking): string | undefined {
  const button = mailKindOf(row.template)?.button;
  if (button === 'learnerApp') return look.learnerApp ?? learnerPageOf(row, look, how, false);
  if (button === 'freshLink') return learnerPageOf(row, look, how, true);
  return button && 'path' in button ? look.panel + button.path(row.params) : undefined;
}

interface Linking {
  secrets: Secrets;
  /** The present addresses of the people of a batch, and since when their links hold. */
  readers: ReadonlyMap<string, Reader>;
}

interface Reader {
  id: string;
  email: string;
  linksSince: Date | null;
}

/** Those to whom a batch sends personal links. */
async function readersOf(tx: Tx, mails: readonly MailRow[]): Promise<Linking['readers']> {
  const ids = mails.flatMap(({ template, userId }) => (userId && leadsLearners(template) ? [userId] : []));
  if (ids.length === 0) return new Map();
  const found = await rows<Reader>(
    tx,
    sql`SELECT id, email, learner_links_since AS "linksSince" FROM users WHERE id = ANY(${sql.param([...new Set(ids)])}::uuid[])`,
  );
  return new Map(found.map((reader) => [reader.id, reader]));
}

const leadsLearners = (template: string): boolean => {
  const button = mailKindOf(template)?.button;
  return button === 'learnerApp' || button === 'freshLink';
};

/**
 * A personal link to our own pages of learners. None in a mail that was queued to an address that the person has no more, nor in one to
 * nobody of the company. Links are made in real time, when a mail is sent: after what has ended older ones, even a moment ago.
 */
function learnerPageOf({ userId, recipient, params }: MailRow, look: MailLook, how: Linking, isFresh: boolean): string | undefined {
  const reader = how.readers.get(userId ?? '');
  if (reader?.email !== recipient) return undefined;
  const issuedAt = new Date(Math.max(Date.now(), reader.linksSince?.getTime() ?? 0));
  const token = writeLearnerLink(how.secrets, { userId: reader.id, campaignId: params['campaignId'] ?? null, issuedAt, isFresh });
  return `${look.panel}${learnerLinkPath}/${token}`;
}

/** Sends over all lanes in parallel. Returns the number of lanes that are still open. */
async function sendAll(
  drafts: readonly Draft[],
  { post, claim, lanes, note, log }: Sending & { post: Post; lanes: number },
): Promise<number> {
  const waiting = [...drafts];
  const lane = async (): Promise<boolean> => {
    for (let draft = waiting.shift(); draft; draft = waiting.shift()) {
      const outcome = await sendOne(draft, post, claim, log);
      note(outcome);
      if ('judged' in outcome && outcome.judged.endsConnection) return false;
    }
    return true;
  };
  const open = (await Promise.all(Array.from({ length: lanes }, lane))).filter(Boolean).length;
  for (const { row } of waiting) note({ row, untried: true });
  return open;
}
