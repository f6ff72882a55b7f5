import type { FastifyBaseLogger } from 'fastify';
import type { MailRow } from './claimMails.ts';
import type { Claim } from './claims.ts';
import { judgeFailure } from './failure.ts';
import type { MailLook } from './looks.ts';
import { mailKindOf } from './mailKind.ts';
import type { Outcome } from './outcomes.ts';
import type { Post } from './post.ts';
import { renderMail } from './render.ts';

export interface Draft {
  row: MailRow;
  link: string | undefined;
  look: MailLook;
}

/** The tools of sending, the same for every mail server. */
export interface Sending {
  claim: Claim;
  note: (outcome: Outcome) => void;
  log: FastifyBaseLogger;
}

/** Renders and sends one mail. Never rejects. */
export async function sendOne({ row, link, look }: Draft, post: Post, claim: Claim, log: FastifyBaseLogger): Promise<Outcome> {
  try {
    const kind = mailKindOf(row.template);
    if (!kind) throw new Error(`There is no mail called ${row.template}`);
    const mail = renderMail({ kind, lang: row.lang, params: row.params, link, look });
    const replyTo = kind.isAnsweredToSender ? row.params['email'] : undefined;
    await post.send({ id: row.id, to: row.recipient, ...(replyTo && { replyTo }), ...mail }, () => claim.require(row.id));
    return { row, sent: mail, keepsText: post.keepsText };
  } catch (error) {
    const judged = judgeFailure(error);
    log.warn({ mail: row.id, reason: judged.failure.kind, verdict: judged.verdict }, 'mail could not be sent');
    return { row, judged };
  }
}
