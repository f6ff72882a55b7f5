import { type SQL, sql } from 'drizzle-orm';
import { simulationLimits } from '#contract/simulation/limits';
import { readableIn } from '#locales/languages.ts';

interface OfRound {
  roundId: string;
  companyId: string;
  /** Null of one that is not stored yet. */
  campaignId: string | null;
  /** The language of the company. */
  language: string;
  /** Whether difficulty follows from what each person did with the last mail of the campaign. */
  isAdapting: boolean;
  at: Date;
}

/** The languages of a pool `p` in the order in which a person `r` gets them: their own first, then what readers of the company’s language read. */
export const spokenBy = (language: string): SQL =>
  sql`coalesce(array_position(array_prepend(r.language, ${sql.param([...readableIn(language)])}::text[]), p.language), 1000)`;

/**
 * Which template of a pool (a query of `pool.ts`) each person gets, as tables for a statement: `pool` (WITH) and `choice` (LATERAL, over recipients `r` with id and
 * language; it yields template_id and version_id).
 *
 * The pool of one language and difficulty is a circle in the order of a hash; a hash of the person says where to begin. The first one
 * that the person has not had within a year is taken; if there is none, the one that was longest ago. A repeat chooses the same.
 */
export function templateOf(
  templates: SQL,
  { roundId, companyId, campaignId, language, isAdapting, at }: OfRound,
): { pool: SQL; choice: SQL } {
  const group = isAdapting ? sql`language, difficulty` : sql`language`;
  const pool = sql`pool AS MATERIALIZED (SELECT template_id, version_id, language, difficulty,
      row_number() OVER (PARTITION BY ${group} ORDER BY md5(${roundId}::text || template_id::text)) - 1 AS place,
      count(*) OVER (PARTITION BY ${group}) AS size
    FROM (${templates}) t)`;
  const had = sql`SELECT array_agg(m.template_id ORDER BY coalesce(m.sent_at, m.due_at)) AS ids FROM simulation_messages m
    WHERE m.company_id = ${companyId} AND m.user_id = r.id AND m.status IN ('queued', 'sent')
      AND coalesce(m.sent_at, m.due_at) > ${at}::timestamptz - make_interval(months => ${simulationLimits.sameTemplateMonths}::int)`;
  // Reported: one harder; phished: one easier; else the same; the first one is easy.
  const level = sql`SELECT greatest(1, least(3, v.difficulty + CASE WHEN m.phished_at IS NOT NULL THEN -1 WHEN m.reported_at IS NOT NULL THEN 1 ELSE 0 END)) AS next
    FROM simulation_messages m JOIN simulation_template_versions v ON v.id = m.version_id
    WHERE m.company_id = ${companyId} AND m.user_id = r.id AND m.campaign_id = ${campaignId}::uuid AND m.status = 'sent' AND v.difficulty IS NOT NULL
    ORDER BY m.sent_at DESC LIMIT 1`;
  const distance = isAdapting ? sql`abs(p.difficulty - coalesce(l.next, 1)), p.difficulty,` : sql``;
  const choice = sql`SELECT p.template_id, p.version_id FROM pool p
      CROSS JOIN LATERAL (${had}) h
      ${isAdapting ? sql`LEFT JOIN LATERAL (${level}) l ON true` : sql``}
    ORDER BY ${spokenBy(language)}, ${distance} array_position(h.ids, p.template_id) NULLS FIRST,
      (p.place - (('x' || substr(md5(${roundId}::text || r.id::text), 1, 7))::bit(28)::int % p.size) + p.size) % p.size
    LIMIT 1`;
  return { pool, choice };
}
