import type { FastifyBaseLogger } from 'fastify';
import { machineTime, now } from '../../../clock.ts';
import type { Database } from '../../../db/database.ts';
import { ownerTx } from '../../../db/tx.ts';
import type { Env } from '../../../env.ts';
import { keepInOutbox } from '../../../mail/keepInOutbox.ts';
import { ClaimLost, ClaimUnknown, keepClaim } from '../../../mail/claims.ts';
import { type JudgedFailure, judgeFailure } from '../../../mail/failure.ts';
import { openPost, type Post } from '../../../mail/post.ts';
import { openSenderPost } from '../../../mail/senderPost.ts';
import type { Secrets } from '../../../secrets.ts';
import { claimMessages, type Load } from './claimMessages.ts';
import { foldSent } from './fold.ts';
import { simulatedMail } from '../mails.ts';
import { letLeave, MustStay } from './gate.ts';
import { type Outcome, record } from './outcomes.ts';
import { noteState, slowDown } from './pace.ts';
import { simulationQueue } from './queue.ts';
import { type QueuedMessage, renderSimulation } from './render.ts';

interface Needed {
  db: Database;
  env: Env;
  secrets: Secrets;
  log: FastifyBaseLogger;
}

/** How long one sender is used at a time; what is left of its load waits a minute. */
const longestMs = 20_000;

/**
 * Sends the simulated mails that are due, at most once each: a mail is written down as leaving before its last byte, and one of which nobody
 * knows whether it arrived is never sent again by itself. Handler of `sendSimulations`; `open` opens the connection of a sender.
 */
export async function sendDue(services: Needed, open: typeof openWay = openWay): Promise<void> {
  const { db, env } = services;
  for (;;) {
    const loads = await ownerTx(db, (tx) => claimMessages(tx, db, env));
    if (loads.length === 0) return;
    await Promise.all(loads.map((load) => sendLoad(services, load, open)));
    await ownerTx(db, (tx) => foldSent(tx, db));
  }
}

async function sendLoad(services: Needed, load: Load, open: typeof openWay): Promise<void> {
  const { db, log } = services;
  const claim = keepClaim({ db, log }, simulationQueue, load.claimId);
  try {
    await sendAll(services, load, open(services, load));
  } finally {
    claim.end();
  }
}

const internal: JudgedFailure = { verdict: 'later', failure: { kind: 'internal', detail: '' }, endsConnection: true };

/** Sends over the connections of the sender in parallel. After a failure that ends a connection, that one takes no more. */
async function sendAll(services: Needed, load: Load, post: Post | undefined): Promise<void> {
  const { db } = services;
  const waiting = [...load.messages];
  let failure: JudgedFailure['failure'] | undefined = post ? undefined : internal.failure;
  let accepted = 0;
  let isTooFast = false;
  const until = machineTime().getTime() + longestMs;
  const lane = async () => {
    while (post && machineTime().getTime() < until) {
      const message = waiting.shift();
      if (!message) return;
      const outcome = await sendOne(services, load, message, post);
      await record(db, load.claimId, message, outcome);
      if (outcome.kind === 'accepted') accepted += 1;
      if (outcome.kind !== 'refused') continue;
      const { judged } = outcome;
      isTooFast ||= judged.failure.kind === 'busy';
      if (!judged.endsConnection) continue;
      failure = judged.failure;
      return;
    }
  };
  try {
    await Promise.all(Array.from({ length: post?.connections ?? 0 }, lane));
  } finally {
    post?.close();
  }
  if (isTooFast) await ownerTx(db, (tx) => slowDown(tx, load.sender));
  for (const message of waiting) await record(db, load.claimId, message, { kind: 'untried' });
  // A sender that took some and then deferred the rest works.
  const state = failure && !(failure.kind === 'busy' && accepted > 0) ? failure : accepted > 0 ? null : undefined;
  if (state !== undefined) await ownerTx(db, (tx) => noteState(tx, load.sender, now(), state));
}

/** The connection of a sender; undefined if its secrets cannot be read. */
export function openWay(services: Needed, { way, sender }: Pick<Load, 'way' | 'sender'>): Post | undefined {
  try {
    if (way.kind === 'sender') return openSenderPost(services, way.stored.sender);
    return openPost({ smtpUrl: way.kind === 'house' ? way.smtpUrl : undefined, mailFrom: `simulation@${way.domain}` });
  } catch (error) {
    services.log.error({ err: error, sender }, 'the sender of simulations could not be opened');
    return undefined;
  }
}

/** Whether the other side said something about the mail after it was written down as leaving. */
const isAnswered = (error: unknown): boolean => {
  const { responseCode, response } = (typeof error === 'object' && error !== null ? error : {}) as {
    responseCode?: unknown;
    response?: unknown;
  };
  return typeof responseCode === 'number' || (typeof response === 'string' && response !== '');
};

/** Renders and sends one mail. Never rejects. */
async function sendOne(
  { db, secrets, log }: Needed,
  { claimId, way, origin }: Load,
  message: QueuedMessage,
  post: Post,
): Promise<Outcome> {
  const { messageId, to } = message;
  let isLeaving = false;
  const gate = async () => {
    await letLeave(db, { messageId, claimId, to });
    isLeaving = true;
  };
  try {
    const mail = renderSimulation(message, { secrets, origin, domain: way.domain, at: now() });
    if (post.keepsText) {
      await gate();
      await keepInOutbox(db, { companyId: message.companyId, kind: simulatedMail, lang: message.language }, mail);
    } else await post.send(mail, gate);
    return { kind: 'accepted' };
  } catch (error) {
    if (error instanceof MustStay) return { kind: 'stays' };
    if (error instanceof ClaimLost || error instanceof ClaimUnknown) return { kind: 'untried' };
    const judged = judgeFailure(error);
    log.warn({ message: messageId, reason: judged.failure.kind, verdict: judged.verdict }, 'simulation could not be sent');
    return isLeaving && !isAnswered(error) ? { kind: 'unknown' } : { kind: 'refused', judged };
  }
}
