import { inArray, sql } from 'drizzle-orm';
import { now } from '../clock.ts';
import * as tables from '../db/schema.ts';
import { ownerTx, type Tx } from '../db/tx.ts';
import { baseUrl } from '../env.ts';
import type { Services } from '../services.ts';
import { mintLinks, type NewLink } from './oneTimeLink.ts';
import { renderMail, type RenderedMail } from './render.ts';
import { isMailTemplate, leadsToLearnerApp, linkOf } from './templates.ts';
import type { Post } from './post.ts';

type Row = typeof tables.mails.$inferSelect;
interface Draft {
  row: Row;
  link: string | undefined;
}
interface Outcome {
  row: Row;
  mail: RenderedMail | undefined;
  failure: unknown;
}

const batchSize = 100;
const mostAttempts = 5;
/** What was taken longer ago belongs to a process that is gone. */
const claimMs = 10 * 60_000;

/**
 * Delivers everything that waits, batch by batch: a short transaction takes mails and makes their links, then they are
 * sent without one, then a second transaction notes how it went. Throws when some failed, so that the job comes again.
 */
export async function deliverMail({ db, env, log }: Pick<Services, 'db' | 'env' | 'log'>, post: Post): Promise<void> {
  let failed = 0;
  const unsentIds = new Set<string>();
  for (;;) {
    const drafts = await ownerTx(db, async (tx) => withLinks(tx, await take(tx, unsentIds), env));
    if (drafts.length === 0) break;
    const outcomes = await Promise.all(drafts.map((draft) => send(draft, post)));
    const unsent = outcomes.filter(({ failure }) => failure !== undefined);
    for (const { row, failure } of unsent) {
      unsentIds.add(row.id);
      log.warn({ err: failure, mail: row.id }, 'mail could not be sent');
    }
    await ownerTx(db, (tx) => note(tx, outcomes, post.keepsText));
    failed += unsent.filter(({ row }) => row.attempts < mostAttempts).length;
  }
  if (failed > 0) throw new Error(`${failed} mails could not be sent and will be tried again`);
}

async function take(tx: Tx, leave: ReadonlySet<string>): Promise<Row[]> {
  const at = new Date();
  const waiting = sql`(status = 'queued' OR (status = 'sending' AND claimed_at < ${new Date(at.getTime() - claimMs).toISOString()}))`;
  const untried = leave.size === 0 ? sql`true` : sql`id <> ALL (${sql.param([...leave])}::uuid[])`;
  const ids = sql`(SELECT id FROM mails WHERE ${waiting} AND ${untried} ORDER BY created_at LIMIT ${batchSize} FOR UPDATE SKIP LOCKED)`;
  return tx
    .update(tables.mails)
    .set({ status: 'sending', claimedAt: at, attempts: sql`attempts + 1` })
    .where(sql`id IN ${ids}`)
    .returning();
}

async function withLinks(tx: Tx, rows: Row[], env: Services['env']): Promise<Draft[]> {
  const wanted = rows.flatMap((row) => {
    const link = isMailTemplate(row.template) ? linkOf[row.template] : undefined;
    return link && row.userId ? [{ row, page: link.page, kind: link.kind, userId: row.userId }] : [];
  });
  const links = wanted.map<NewLink>(({ row, kind, userId }) => ({
    userId,
    companyId: row.companyId,
    kind,
    ...(kind === 'verify' && { email: row.params['email'] ?? row.recipient }),
  }));
  const tokens = await mintLinks(tx, links);
  const byMail = new Map(wanted.map(({ row, page }, index) => [row.id, `${baseUrl(env)}${page}?token=${tokens[index]}`]));
  return rows.map((row) => ({
    row,
    link: byMail.get(row.id) ?? (leadsToLearnerApp(row.template) ? env.links.learnerApp : undefined),
  }));
}

async function send({ row, link }: Draft, post: Post): Promise<Outcome> {
  try {
    if (!isMailTemplate(row.template)) throw new Error(`There is no mail called ${row.template}`);
    const mail = renderMail({ template: row.template, lang: row.lang, params: row.params, link });
    await post.send({ to: row.recipient, ...mail });
    return { row, mail, failure: undefined };
  } catch (failure) {
    return { row, mail: undefined, failure };
  }
}

async function note(tx: Tx, outcomes: readonly Outcome[], keepsText: boolean): Promise<void> {
  const sentAt = now();
  const sent = outcomes.flatMap(({ row, mail }) =>
    mail ? [{ id: row.id, subject: mail.subject, body: keepsText ? mail.text : null }] : [],
  );
  if (sent.length > 0) {
    await tx.$client.query(
      `UPDATE mails SET status = 'sent', sent_at = $1, claimed_at = NULL, subject = v.subject, body = v.body
         FROM unnest($2::uuid[], $3::text[], $4::text[]) AS v(id, subject, body) WHERE mails.id = v.id`,
      [sentAt, sent.map(({ id }) => id), sent.map(({ subject }) => subject), sent.map(({ body }) => body)],
    );
  }
  const unsent = outcomes.filter(({ mail }) => !mail).map(({ row }) => row.id);
  if (unsent.length === 0) return;
  const status = sql`CASE WHEN attempts >= ${mostAttempts} THEN 'failed' ELSE 'queued' END`;
  await tx.update(tables.mails).set({ status, claimedAt: null }).where(inArray(tables.mails.id, unsent));
}
