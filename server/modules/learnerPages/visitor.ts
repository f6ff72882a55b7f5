import { sql } from 'drizzle-orm';
import { hashToken } from '../../core/secretToken.ts';
import { machineTime } from '../../clock.ts';
import { rows } from '../../db/rows.ts';
import { ownerTx, type Tx } from '../../db/tx.ts';
import type { Door, Visit } from '../../landing/page.ts';
import { cookieOf } from './cookie.ts';
import { mustUseSso } from './mustUseSso.ts';
import { learnPaths, signInFor } from './paths.ts';

/** Somebody who is signed in to the pages of learners, and the company that they belong to. */
export interface Learner {
  userId: string;
  companyId: string;
  /** Their name, or their address without one. */
  name: string;
  companyName: string;
  /** In which dates are written: their own, or that of the company. */
  timeZone: string;
  /** An admin who looks at these pages from the panel. */
  isPreview: boolean;
}
export type LearnerVisit = Visit<Learner>;

type Row = Learner & { language: string };

/**
 * Who is signed in with the token of a cookie. Sessions end in real time, not business time; a preview also with the sessions of the panel,
 * one of which has opened it: when all are ended at once, or none is left from before it.
 */
export async function findLearner(tx: Tx, token: string): Promise<Row | null> {
  const [found] = await rows<Row>(
    tx,
    sql`SELECT s.user_id AS "userId", s.company_id AS "companyId", coalesce(nullif(trim(u.name || ' ' || u.last_name), ''), u.email) AS name,
          o.name AS "companyName", coalesce(u.time_zone, o.time_zone) AS "timeZone", coalesce(u.language, o.lang) AS language,
          s.is_preview AS "isPreview"
        FROM learner_sessions s JOIN users u ON u.id = s.user_id JOIN companies o ON o.id = s.company_id
        WHERE s.hash = ${hashToken(token)} AND s.expires_at > ${machineTime()} AND s.created_at >= coalesce(u.learner_links_since, '-infinity') AND u.deleted_at IS NULL AND NOT u.disabled AND u.held_at IS NULL
          AND NOT o.disabled AND (s.connection_id IS NOT NULL OR s.is_preview OR NOT ${mustUseSso})
        AND (NOT s.is_preview OR (s.created_at > coalesce(u.sessions_ended_at, '-infinity') AND EXISTS (SELECT 1 FROM sessions p
          WHERE p.user_id = s.user_id AND p.created_at <= s.created_at AND p.revoked_at IS NULL AND p.ends_at > ${machineTime()})))`,
  );
  return found ?? null;
}

/** Lets in people who are signed in as learners; others are led to the page on which they sign in. */
export const learner: Door<Learner> = {
  async open({ services, request }) {
    const token = cookieOf(request, services.env);
    const found = token ? await ownerTx(services.db, (tx) => findLearner(tx, token)) : null;
    if (!found) return null;
    const { language, ...visitor } = found;
    return {
      visitor,
      companyId: visitor.companyId,
      language,
      // Nothing that somebody does in a preview is stored: there, a language is chosen for the address only.
      ...(visitor.isPreview ? { notice: 'learn.preview' } : { languagePath: `${learnPaths.tasks}/language` }),
    };
  },
  instead: ({ address }) => signInFor(address),
};
