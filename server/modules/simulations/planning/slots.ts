import { type SQL, sql } from 'drizzle-orm';
import type { AudienceKind } from '#contract/people/audience';
import { reachedByCampaign } from '../../../db/audience.ts';
import { run } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { links } from '../links.ts';
import { dealOut, type RoundTimes } from './deal.ts';
import { poolOf } from './pool.ts';
import { mayGetSimulations } from './recipients.ts';
import { templateOf } from './templateOf.ts';
import { zoneOf, zonesOf } from './zones.ts';

/** A round with what its campaign says. */
export interface RoundToPlan extends RoundTimes {
  id: string;
  campaignId: string;
  audience: AudienceKind;
  difficulty: number | null;
  hasChosenTemplates: boolean;
  /** The language of the company. */
  language: string;
  chunks: number;
  /** Its last day of sending; null until it is planned. */
  lastOn: string | null;
}

/** The part of a round that a person `u` is planned in, from 0: by a hash, so that people of one office are far apart. */
const chunkOf = ({ id, chunks }: RoundToPlan): SQL =>
  sql`(('x' || substr(md5(${id}::text || u.id::text), 1, 7))::bit(28)::int % ${chunks}::int)`;

/** People of a round who have no message in it yet, with their language, zone and place in its order. `of` is a condition over `users u`. */
export async function recipientsOf(
  tx: Tx,
  { id, companyId, timeZone, language }: Pick<RoundToPlan, 'id' | 'companyId' | 'timeZone' | 'language'>,
  of: SQL,
): Promise<SQL> {
  const known = await zonesOf(tx);
  return sql`SELECT u.id, coalesce(u.language, ${language}) AS language, ${zoneOf(known, sql`${timeZone}::text`)} AS zone,
      md5(${id}::text || u.id::text) COLLATE "C" AS place
    FROM users u WHERE u.company_id = ${companyId} AND ${mayGetSimulations} AND ${of}
      AND NOT EXISTS (SELECT FROM simulation_messages m WHERE m.round_id = ${id} AND m.user_id = u.id)`;
}

/**
 * Gives messages with slots to people of a round who have none: `among` is a condition over `users u`; `chunk` says that they are one part of
 * the round. Returns their number. A repeat changes nothing. Those who come later get the days that were chosen for all.
 *
 * The round must be locked: nobody else gives slots in it meanwhile.
 */
export async function giveSlots(tx: Tx, round: RoundToPlan, { among, chunk, at }: { among: SQL; chunk?: number; at: Date }) {
  const { id, companyId, campaignId } = round;
  const isAdapting = round.difficulty === null && !round.hasChosenTemplates;
  const { pool, choice } = templateOf(poolOf(id), { roundId: id, companyId, campaignId, language: round.language, isAdapting, at });
  const reached = reachedByCampaign(links, companyId, { id: campaignId, audience: round.audience });
  const inPart = chunk === undefined ? sql`true` : sql`${chunkOf(round)} = ${chunk}::int`;
  const recipients = await recipientsOf(tx, round, sql`${among} AND ${inPart} AND ${reached}`);
  const dealing =
    chunk === undefined
      ? { at, lastOn: round.lastOn, part: { number: 0, count: 1 } }
      : { at, lastOn: null, part: { number: chunk, count: round.chunks } };
  return run(
    tx,
    sql`WITH ${pool}, recipients AS (${recipients}), ${dealOut(round, dealing)},
      slots AS MATERIALIZED (SELECT gen_random_uuid() AS message_id, r.id AS user_id, c.template_id, c.version_id, r.not_after, r.due_at
        FROM dealt r CROSS JOIN LATERAL (${choice}) c),
      added AS (INSERT INTO simulation_messages (id, company_id, campaign_id, round_id, user_id, key, template_id, version_id, due_at, repeat_in)
        SELECT s.message_id, ${companyId}::uuid, ${campaignId}::uuid, ${id}::uuid, s.user_id,
          decode(substr(replace(gen_random_uuid()::text, '-', ''), 13), 'hex'), s.template_id, s.version_id, s.due_at,
          (SELECT CASE WHEN bool_or(m.campaign_id = ${campaignId}) THEN 'campaign' WHEN count(*) > 0 THEN 'company' END FROM simulation_messages m
            WHERE m.company_id = ${companyId} AND m.user_id = s.user_id AND m.template_id = s.template_id) FROM slots s)
      INSERT INTO simulation_queue (message_id, company_id, due_at, not_after)
      SELECT s.message_id, ${companyId}::uuid, s.due_at, s.not_after FROM slots s`,
  );
}
