import type { MailRow } from './claimMails.ts';
import { isLearnerLink } from './learnerLink.ts';
import type { JudgedFailure } from './failure.ts';
import { carriesSecret, mailKindOf } from './mailKind.ts';
import { type Draft, type Sending, sendOne } from './sendOne.ts';
import type { Post } from './post.ts';
import { openSenderPost, type SenderServices } from './senderPost.ts';
import { noteSender, type StoredSender } from './senders.ts';

/** How long the other mails of a batch wait for one sender; the rest of its mails are tried again a minute later. */
const longestMs = 20_000;

/** Whether a mail leaves through the sender of its company. Not messages of its people to us, nor mails that must not wait for it. */
export const leavesBySender = ({ template }: Pick<MailRow, 'template'>): boolean => {
  const kind = mailKindOf(template);
  return !kind?.isByHouse && !kind?.isAnsweredToSender;
};

/**
 * Whether a mail may be sent through a sender. A company can read what passes its mail server, so a secret of a person in another company, such
 * as a customer that gives no access, is never sent through it.
 */
const mayPass = ({ row: { template, companyId }, link }: Draft, { sender }: StoredSender): boolean => {
  const kind = mailKindOf(template);
  return sender.companyId === companyId || (kind !== undefined && !carriesSecret(kind) && !isLearnerLink(link));
};

interface Load {
  stored: StoredSender;
  drafts: Draft[];
}

/** Divides a batch into the mails for our own mail server, and the mails for each sender. */
export function bySender(drafts: readonly Draft[], senders: ReadonlyMap<string, StoredSender>): { ours: Draft[]; theirs: Load[] } {
  const ours: Draft[] = [];
  const theirs = new Map<string, Load>();
  for (const draft of drafts) {
    const stored = leavesBySender(draft.row) ? senders.get(draft.row.companyId) : undefined;
    if (!stored || !mayPass(draft, stored)) {
      ours.push(draft);
      continue;
    }
    const load = theirs.get(stored.sender.companyId) ?? { stored, drafts: [] };
    load.drafts.push(draft);
    theirs.set(stored.sender.companyId, load);
  }
  return { ours, theirs: [...theirs.values()] };
}

const waiting = (kind: JudgedFailure['failure']['kind']): JudgedFailure => ({
  verdict: 'later',
  failure: { kind, detail: '' },
  endsConnection: true,
});

/** The connection of a sender, or why there is none: its domain is not verified, or its secrets cannot be read. */
function openWay(services: SenderServices, { sender, isProved }: StoredSender, log: Sending['log']): Post | JudgedFailure {
  if (!isProved) return waiting('refused');
  try {
    return openSenderPost(services, sender);
  } catch (error) {
    log.error({ err: error, company: sender.companyId }, 'the sender of a company could not be opened');
    return waiting('internal');
  }
}

/**
 * Sends mails through the sender of a company. If it accepts none, they wait, and the failure is recorded; they are never sent in another way.
 * A sender that failed or was slow is added to `spent`, so that a run of delivery waits for it once, however many mails it has.
 */
export async function sendBySender(
  services: SenderServices,
  { stored, drafts }: Load,
  { claim, note, log }: Sending,
  spent: Set<string>,
): Promise<void> {
  const { db } = services;
  const { companyId } = stored.sender;
  if (spent.has(companyId)) {
    for (const { row } of drafts) note({ row, untried: true });
    return;
  }
  const way = openWay(services, stored, log);
  const until = Date.now() + longestMs;
  let failure: JudgedFailure['failure'] | undefined;
  let sent = 0;
  for (const draft of drafts) {
    if (failure || Date.now() > until) {
      note({ row: draft.row, untried: true });
      continue;
    }
    const outcome = 'send' in way ? await sendOne(draft, way, claim, log) : { row: draft.row, judged: way };
    note(outcome);
    if ('sent' in outcome) sent += 1;
    else if ('judged' in outcome && outcome.judged.endsConnection) failure = outcome.judged.failure;
  }
  if ('send' in way) way.close();
  if (failure || Date.now() > until) spent.add(companyId);
  // A sender that accepted some mails and then deferred the rest works: Microsoft limits the mails per minute.
  const isBusy = failure?.kind === 'busy' && sent > 0;
  if (failure && !isBusy) await noteSender(db, companyId, failure);
  else if (sent > 0) await noteSender(db, companyId, null);
}
