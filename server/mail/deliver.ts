import { randomUUID } from 'node:crypto';
import { ownerTx, type Tx } from '../db/tx.ts';
import { baseUrl } from '../env.ts';
import type { Services } from '../services.ts';
import { type Claim, holdClaim, type MailRow, takeMails } from './claims.ts';
import { judgeFailure } from './failure.ts';
import { mintLinks, type NewLink } from './oneTimeLink.ts';
import { noteOutcomes, type Outcome } from './outcomes.ts';
import type { Post } from './post.ts';
import { renderMail } from './render.ts';
import { stillAddressed } from './stillAddressed.ts';
import { isMailTemplate, leadsToLearnerApp, linkOf } from './templates.ts';

type Needed = Pick<Services, 'db' | 'env' | 'log'>;
interface Draft {
  row: MailRow;
  link: string | undefined;
}

/**
 * Delivers everything that is due, batch by batch: a short transaction claims mails and makes their links, then they are sent
 * without one, and each is noted as soon as the server has it. What could not be sent waits for its own time. Each lane is a
 * connection; one that the server refuses is given up, and without any the rest waits.
 */
export async function deliverMail({ db, env, log }: Needed, post: Post): Promise<void> {
  for (let lanes = post.connections; lanes > 0; ) {
    const id = randomUUID();
    const { taken, drafts } = await ownerTx(db, async (tx) => {
      const mails = await takeMails(tx, id);
      return { taken: mails.length, drafts: await withLinks(tx, await stillAddressed(tx, mails), env) };
    });
    if (taken === 0) return;
    const claim = holdClaim({ db, log }, id);
    const notes = noteOutcomes({ db }, claim, post.keepsText);
    try {
      lanes = await sendAll(drafts, { post, claim, lanes, note: notes.note, log });
    } finally {
      await notes.finish().finally(() => claim.end());
    }
  }
}

async function withLinks(tx: Tx, rows: MailRow[], env: Services['env']): Promise<Draft[]> {
  const wanted = rows.flatMap((row) => {
    const link = isMailTemplate(row.template) ? linkOf[row.template] : undefined;
    return link && row.userId ? [{ row, page: link.page, kind: link.kind, userId: row.userId }] : [];
  });
  const links = wanted.map<NewLink>(({ row, kind, userId }) => ({
    userId,
    companyId: row.companyId,
    kind,
    ...(kind === 'verify' && { email: row.params['email'] ?? row.recipient }),
    ...(kind === 'stop' && { addressChangeId: row.params['changeId'] }),
  }));
  const tokens = await mintLinks(tx, links);
  const byMail = new Map(wanted.map(({ row, page }, index) => [row.id, `${baseUrl(env)}${page}?token=${tokens[index]}`]));
  return rows.map((row) => ({
    row,
    link: byMail.get(row.id) ?? (leadsToLearnerApp(row.template) ? env.links.learnerApp : undefined),
  }));
}

interface Sending {
  post: Post;
  claim: Claim;
  lanes: number;
  note: (outcome: Outcome) => void;
  log: Services['log'];
}

/** Sends over as many lanes as there are, and gives the number of those that the server did not refuse. */
async function sendAll(drafts: readonly Draft[], { post, claim, lanes, note, log }: Sending): Promise<number> {
  const waiting = [...drafts];
  const lane = async (): Promise<boolean> => {
    for (let draft = waiting.shift(); draft; draft = waiting.shift()) {
      const outcome = await send(draft, post, claim, log);
      note(outcome);
      if ('judged' in outcome && outcome.judged.endsConnection) return false;
    }
    return true;
  };
  const open = (await Promise.all(Array.from({ length: lanes }, lane))).filter(Boolean).length;
  for (const { row } of waiting) note({ row, untried: true });
  return open;
}

async function send({ row, link }: Draft, post: Post, claim: Claim, log: Services['log']): Promise<Outcome> {
  try {
    if (!isMailTemplate(row.template)) throw new Error(`There is no mail called ${row.template}`);
    const mail = renderMail({ template: row.template, lang: row.lang, params: row.params, link });
    await post.send({ to: row.recipient, ...mail }, () => claim.require(row.id));
    return { row, sent: mail };
  } catch (error) {
    const judged = judgeFailure(error);
    log.warn({ mail: row.id, reason: judged.failure.kind, verdict: judged.verdict }, 'mail could not be sent');
    return { row, judged };
  }
}
