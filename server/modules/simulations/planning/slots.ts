import { type SQL, sql } from 'drizzle-orm';
import { simulationLimits } from '#contract/simulation/limits';
import type { AudienceKind } from '#contract/people/audience';
import { reachedByCampaign } from '../../../db/audience.ts';
import { run } from '../../../db/rows.ts';
import type { Tx } from '../../../db/tx.ts';
import { links } from '../links.ts';
import { sendingDaysBetween } from './days.ts';
import { mayGetSimulations } from './recipients.ts';
import { templateOf } from './templateOf.ts';
import { zoneOf, zonesOf } from './zones.ts';

/** A round with what its campaign says. */
export interface RoundToPlan {
  id: string;
  companyId: string;
  campaignId: string;
  audience: AudienceKind;
  startsOn: string;
  endsOn: string;
  timeZone: string;
  startHour: number;
  endHour: number;
  /** Null for all working days of the round. */
  sendingDays: number | null;
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

/** A slot begins at least this long after now, and only a window that is open for longer counts. */
const soonest = sql`interval '2 minutes'`;
export const leastLeft = sql`interval '10 minutes'`;

/** On how many of the days that are left a round is sent: as many as were chosen; or all but the last ones, for what is missed. */
export const daysChosen = (sendingDays: number | null, left: SQL): SQL =>
  sendingDays === null ? sql`greatest(1, ${left} - ${simulationLimits.spareDays}::int)` : sql`least(${sendingDays}::int, ${left})`;

/**
 * Gives messages with slots to people of a round who have none: `among` is a condition over `users u`; `chunk` says that they are one part of
 * the round. Returns their number. People for whom no window of the round is left get none. A repeat changes nothing. Those who come
 * later get the days that were chosen for all.
 *
 * Each zone has windows of its own: the first days, where it is, that are not over. People are dealt out to these days in the order of
 * a hash, and on a day evenly over its hours. The round must be locked: nobody else gives slots in it meanwhile.
 */
export async function giveSlots(tx: Tx, round: RoundToPlan, { among, chunk, at }: { among: SQL; chunk?: number; at: Date }) {
  const { id, companyId, campaignId, timeZone } = round;
  const lastOn = chunk === undefined ? round.lastOn : null;
  const known = await zonesOf(tx);
  const isAdapting = round.difficulty === null && !round.hasChosenTemplates;
  const { pool, choice } = templateOf({ roundId: id, companyId, campaignId, language: round.language, isAdapting, at });
  const part =
    chunk === undefined
      ? { of: sql`true`, number: 0, count: 1 }
      : { of: sql`${chunkOf(round)} = ${chunk}::int`, number: chunk, count: round.chunks };
  const days = daysChosen(round.sendingDays, sql`count(*) OVER (PARTITION BY z.zone)`);
  const reached = reachedByCampaign(links, companyId, { id: campaignId, audience: round.audience });
  return run(
    tx,
    sql`WITH ${pool},
      recipients AS (SELECT u.id, coalesce(u.language, ${round.language}) AS language, ${zoneOf(known, sql`${timeZone}::text`)} AS zone,
          md5(${id}::text || u.id::text) AS place
        FROM users u WHERE u.company_id = ${companyId} AND ${mayGetSimulations} AND ${among} AND ${part.of} AND ${reached}
          AND NOT EXISTS (SELECT FROM simulation_messages m WHERE m.round_id = ${id} AND m.user_id = u.id)),
      windows AS (SELECT z.zone, greatest(w.opens, ${at}::timestamptz + ${soonest}) AS opens, w.closes,
          row_number() OVER (PARTITION BY z.zone ORDER BY w.closes) - 1 AS number,
          ${days} AS days
        FROM (SELECT DISTINCT zone FROM recipients) z,
          (${sendingDaysBetween(sql`${companyId}::uuid`, sql`${round.startsOn}::date`, sql`${round.endsOn}::date`)}) d,
          LATERAL (SELECT (d.day + make_interval(hours => ${round.startHour}::int)) AT TIME ZONE z.zone AS opens,
            (d.day + make_interval(hours => ${round.endHour}::int)) AT TIME ZONE z.zone AS closes) w
        WHERE w.closes > ${at}::timestamptz + ${leastLeft} AND (${lastOn}::date IS NULL OR d.day <= ${lastOn}::date)),
      ranked AS (SELECT r.*, row_number() OVER (PARTITION BY r.zone ORDER BY r.place) - 1 AS rank, count(*) OVER (PARTITION BY r.zone) AS total
        FROM recipients r),
      slots AS MATERIALIZED (SELECT gen_random_uuid() AS message_id, r.id AS user_id, c.template_id, c.version_id, w.closes AS not_after,
          w.opens + (w.closes - w.opens) * ((floor(r.rank / w.days) + (${part.number}::int + 0.5) / ${part.count}::int) / ceil(r.total::numeric / w.days))::float8 AS due_at
        FROM ranked r JOIN windows w ON w.zone = r.zone AND w.number = r.rank % w.days AND w.number < w.days
        CROSS JOIN LATERAL (${choice}) c),
      added AS (INSERT INTO simulation_messages (id, company_id, campaign_id, round_id, user_id, key, template_id, version_id, due_at)
        SELECT s.message_id, ${companyId}::uuid, ${campaignId}::uuid, ${id}::uuid, s.user_id,
          decode(substr(replace(gen_random_uuid()::text, '-', ''), 13), 'hex'), s.template_id, s.version_id, s.due_at FROM slots s)
      INSERT INTO simulation_queue (message_id, company_id, due_at, not_after)
      SELECT s.message_id, ${companyId}::uuid, s.due_at, s.not_after FROM slots s`,
  );
}
