import type { Services } from '../../../server/services.ts';
import { ownerTx } from '../../../server/db/tx.ts';
import { queueMail } from '../../../server/mail/queueMail.ts';
import { inviteLearner } from '../../../server/modules/users/invite/mails.ts';

export interface QueuedMail {
  id: string;
  recipient: string;
  status: string;
  attempts: number;
  postponed: number;
  dueAt: Date;
  failure: { kind: string; detail: string } | null;
}

/** The mail queue of one company, for tests that read it and advance its time. */
export function mailQueue({ db }: Pick<Services, 'db'>, companyId: string) {
  const run = async (text: string, ...values: unknown[]) => (await db.pool.query(text, [companyId, ...values])).rows as unknown[];
  return {
    /** Without a job, so that only the test delivers it. */
    async add(...recipients: string[]): Promise<void> {
      await run(
        `INSERT INTO mails (company_id, recipient, template, lang, params, created_at)
           SELECT $1, r, 'invite_learner', 'en', '{"companyName":"Acme","inviterName":"Ana"}', now() FROM unnest($2::text[]) AS r`,
        recipients,
      );
    },
    /** Mail about an existing person. */
    addFor: ({ id, email }: { id: string; email: string }, template: string) =>
      run(
        `INSERT INTO mails (company_id, user_id, recipient, template, lang, params, created_at)
           VALUES ($1, $2, $3, $4, 'en', '{"companyName":"Acme"}', now())`,
        id,
        email,
        template,
      ),
    /** With its job, like a request. */
    send: (to: string) =>
      ownerTx(db, (tx) =>
        queueMail(tx, {
          companyId,
          to,
          kind: inviteLearner,
          lang: 'en',
          params: { companyName: 'Acme', inviterName: 'Ana' },
        }),
      ),
    rows: async () =>
      (await run(
        `SELECT id, recipient, status, attempts, postponed, due_at AS "dueAt", failure FROM mails WHERE company_id = $1 ORDER BY created_at, id`,
      )) as QueuedMail[],
    /** Makes waiting mail due. */
    becomesDue: () => run(`UPDATE mails SET due_at = '-infinity' WHERE company_id = $1 AND status = 'queued'`),
    /** Sets the first attempt of all mail to so long ago. */
    wasFirstTried: (hoursAgo: number) =>
      run(`UPDATE mails SET first_tried_at = $2 WHERE company_id = $1`, new Date(Date.now() - hoursAgo * 3_600_000)),
    /** Sets the last renewal of all claims to so long ago. */
    isSilentFor: (seconds: number) =>
      run(`UPDATE mails SET claimed_at = $2 WHERE company_id = $1 AND status = 'sending'`, new Date(Date.now() - seconds * 1000)),
    clear: () => run(`DELETE FROM mails WHERE company_id = $1`),
  };
}
