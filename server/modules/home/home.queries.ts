import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { home } from '#contract/home';
import { oneRow, rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';

type HomeOut = z.output<typeof home>;

const newestShown = 3;

interface Counted {
  activeTrainings: number;
  endedTrainings: number;
  activeGaming: number;
  people: number;
}

/** Numbers of campaigns, and of people, from what is counted already. */
export const countTrainings = (tx: Tx, companyId: string): Promise<Counted> =>
  oneRow(
    tx,
    sql`SELECT count(*) FILTER (WHERE c.status <> 'ended')::int AS "activeTrainings",
        count(*) FILTER (WHERE c.status = 'ended')::int AS "endedTrainings",
        count(*) FILTER (WHERE c.status <> 'ended' AND k.is_gaming)::int AS "activeGaming",
        heed_people_total(${companyId})::int AS people
      FROM campaigns c JOIN courses k ON k.id = c.course_id WHERE c.company_id = ${companyId}`,
  );

/** People by how far they are, over the trainings that have ended or over those that have not. */
export const readProgress = (tx: Tx, companyId: string, hasEnded: boolean): Promise<HomeOut['progress']> =>
  oneRow(
    tx,
    sql`SELECT coalesce(sum(n.n), 0)::int AS assigned,
        coalesce(sum(n.n) FILTER (WHERE n.status = 'not_started'), 0)::int AS "notStarted",
        coalesce(sum(n.n) FILTER (WHERE n.status = 'in_progress'), 0)::int AS "inProgress",
        coalesce(sum(n.n) FILTER (WHERE n.status = 'completed'), 0)::int AS completed,
        coalesce(sum(n.n) FILTER (WHERE n.status = 'overdue'), 0)::int AS overdue
      FROM campaigns c JOIN assignment_counts n ON n.company_id = c.company_id AND n.campaign_id = c.id
      WHERE c.company_id = ${companyId} AND (c.status = 'ended') = ${hasEnded}`,
  );

export const findNewest = (tx: Tx, companyId: string): Promise<HomeOut['newest']> =>
  rows(
    tx,
    sql`SELECT c.id, c.name, c.course_id AS "courseId", c.status, c.starts_at AS "startsAt",
        coalesce(n.assigned, 0)::int AS assigned, coalesce(n.completed, 0)::int AS completed
      FROM campaigns c LEFT JOIN LATERAL (
        SELECT sum(a.n) AS assigned, sum(a.n) FILTER (WHERE a.status = 'completed') AS completed
        FROM assignment_counts a WHERE a.company_id = c.company_id AND a.campaign_id = c.id) n ON true
      WHERE c.company_id = ${companyId} AND c.status <> 'ended' ORDER BY c.starts_at DESC, c.id LIMIT ${newestShown}`,
  );
