import { type SQL, sql } from 'drizzle-orm';
import { simulationLimits } from '#contract/simulation/limits';
import { nameOrEmailSql } from '../../../db/personName.ts';
import { rows } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { dealOut, type RoundTimes } from '../planning/deal.ts';
import { type Choice, poolNow } from '../planning/pool.ts';
import { recipientsOf } from '../planning/slots.ts';
import { templateOf } from '../planning/templateOf.ts';

interface Example {
  at: Date;
  zone: string;
  user: { id: string; name: string };
  template: { id: string; name: string };
  senderName: string;
  senderLocal: string;
  companyName: string;
}

interface ExamplesOf {
  times: RoundTimes;
  choice: Choice;
  /** The round, of a campaign that is stored. */
  roundId: string;
  campaignId: string | null;
  /** The language of the company. */
  language: string;
  /** Condition over `users u`. */
  reached: SQL;
  at: Date;
}

/** The first mails of a round, as it would be planned at this moment. */
export async function examplesOf(
  tx: Tx,
  { times, choice, roundId, campaignId, language, reached, at }: ExamplesOf,
): Promise<Example[]> {
  const { companyId } = choice;
  const firsts = simulationLimits.examples;
  const isAdapting = choice.difficulty === null && !choice.isChosen;
  const { pool, choice: chosen } = templateOf(poolNow(choice), { roundId, companyId, campaignId, language, isAdapting, at });
  const recipients = await recipientsOf(tx, { id: roundId, companyId, timeZone: times.timeZone, language }, reached);
  return rows<Example>(
    tx,
    sql`WITH ${pool}, recipients AS (${recipients}), ${dealOut(times, { at, lastOn: null, part: { number: 0, count: 1 }, firsts })},
      firsts AS MATERIALIZED (SELECT id, language, zone, due_at FROM dealt ORDER BY due_at, id LIMIT ${firsts})
      SELECT r.due_at AS at, r.zone, jsonb_build_object('id', u.id, 'name', ${nameOrEmailSql('u')}) AS user,
        jsonb_build_object('id', c.template_id, 'name', v.name) AS template,
        v.sender_name AS "senderName", v.sender_local AS "senderLocal", o.name AS "companyName"
      FROM firsts r JOIN users u ON u.id = r.id CROSS JOIN LATERAL (${chosen}) c JOIN simulation_template_versions v ON v.id = c.version_id
        JOIN companies o ON o.id = u.company_id
      ORDER BY r.due_at, r.id`,
  );
}
