import type { Database } from '../db/database.ts';
import type { Env } from '../env.ts';
import type { Secrets } from '../secrets.ts';
import type { MailRow } from './claims.ts';
import type { JudgedFailure } from './failure.ts';
import { carriesSecret, mailKindOf } from './mailKind.ts';
import { type Draft, type Sending, sendOne } from './sendOne.ts';
import { openSenderPost } from './senderPost.ts';
import { noteSender, type StoredSender } from './senders.ts';

/** How long the others of a batch wait for one sender; what is left is tried again a minute later. */
const longestMs = 20_000;

/** Whether a mail leaves through the mail server of its company. Not what its people write to us, nor what must not wait for it. */
export const leavesBySender = ({ template }: Pick<MailRow, 'template'>): boolean => {
  const kind = mailKindOf(template);
  return !kind?.isByHouse && !kind?.isAnsweredToSender;
};

/**
 * Whether a mail may pass a sender. A company reads what passes its mail server, so a secret of somebody in another company, such as a
 * customer that gives no access, never does.
 */
const mayPass = ({ template, companyId }: MailRow, sender: StoredSender): boolean => {
  const kind = mailKindOf(template);
  return sender.companyId === companyId || (kind !== undefined && !carriesSecret(kind));
};

interface Load {
  sender: StoredSender;
  drafts: Draft[];
}

/** Divides a batch into what our own mail server sends, and what each sender does. */
export function bySender(drafts: readonly Draft[], senders: ReadonlyMap<string, StoredSender>): { ours: Draft[]; theirs: Load[] } {
  const ours: Draft[] = [];
  const theirs = new Map<string, Load>();
  for (const draft of drafts) {
    const sender = leavesBySender(draft.row) ? senders.get(draft.row.companyId) : undefined;
    if (!sender || !mayPass(draft.row, sender)) {
      ours.push(draft);
      continue;
    }
    const load = theirs.get(sender.companyId) ?? { sender, drafts: [] };
    load.drafts.push(draft);
    theirs.set(sender.companyId, load);
  }
  return { ours, theirs: [...theirs.values()] };
}

const unproved: JudgedFailure = { verdict: 'later', failure: { kind: 'refused', detail: '' }, endsConnection: true };

/**
 * Sends mails over the mail server of a company. If it takes none they wait, and that is noted: they never leave another way. A server that
 * failed or was slow joins `spent`, so that a run of delivery waits for it once, however much mail there is for it.
 */
export async function sendBySender(
  { db, env, secrets }: { db: Database; env: Env; secrets: Secrets },
  { sender, drafts }: Load,
  { claim, note, log }: Sending,
  spent: Set<string>,
): Promise<void> {
  if (spent.has(sender.companyId)) {
    for (const { row } of drafts) note({ row, untried: true });
    return;
  }
  const post = sender.isProved ? openSenderPost(env, secrets, sender) : undefined;
  const until = Date.now() + longestMs;
  let failure: JudgedFailure['failure'] | undefined;
  let sent = 0;
  for (const draft of drafts) {
    if (failure || Date.now() > until) {
      note({ row: draft.row, untried: true });
      continue;
    }
    const outcome = post ? await sendOne(draft, post, claim, log) : { row: draft.row, judged: unproved };
    note(outcome);
    if ('sent' in outcome) sent += 1;
    else if ('judged' in outcome && outcome.judged.endsConnection) failure = outcome.judged.failure;
  }
  post?.close();
  if (failure || Date.now() > until) spent.add(sender.companyId);
  if (failure) await noteSender(db, sender.companyId, failure);
  else if (sent > 0) await noteSender(db, sender.companyId, null);
}
