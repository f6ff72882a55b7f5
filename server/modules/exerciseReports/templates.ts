import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type {
  exerciseTemplateOrderFields,
  listExerciseTemplates,
  listUserAnswers,
  userTemplateOrderFields,
} from '#contract/exercise/reports';
import { mediaAddressOr } from '../../files/mediaAddress.ts';
import { oneRow, rows } from '../../db/rows.ts';
import { containsWords } from '../../db/searchText.ts';
import type { Tx } from '../../db/tx.ts';
import { type Page, sortKey } from '../../reports/pages.ts';
import { answerFacts } from './facts.ts';
import type { Of } from './filters.ts';
import type { PeopleFilters } from './readPlan.ts';

type TemplateRow = z.output<typeof listExerciseTemplates.reply>['data']['items'][number];
type UserTemplate = z.output<typeof listUserAnswers.reply>['data']['items'][number];
export type TemplatesPage = Page<(typeof exerciseTemplateOrderFields)[number]>;

/** One page of the templates of a campaign, and their number. They are named as they were at the launch. */
export async function findTemplates(
  tx: Tx,
  of: Of,
  { searchText, ...filters }: PeopleFilters,
  { orderBy, order, offset, limit }: TemplatesPage,
) {
  const messages = sql`exercise_messages m JOIN exercise_template_versions v ON v.id = m.version_id`;
  const named = sql`m.company_id = ${of.companyId} AND m.campaign_id = ${of.campaignId} AND ${containsWords(sql`lower(v.name)`, searchText)}`;
  const matching = sql`SELECT m.template_id AS id, v.name, v.thumbnail, v.layout_type AS type,
      coalesce(sum(r.n) FILTER (WHERE r.status = 'CORRECT'), 0)::int AS correct,
      coalesce(sum(r.n) FILTER (WHERE r.status = 'PARTIAL'), 0)::int AS partial,
      coalesce(sum(r.n) FILTER (WHERE r.status = 'WRONG'), 0)::int AS wrong, coalesce(sum(r.n), 0)::int AS total
    FROM ${messages} LEFT JOIN (SELECT f.template_id, f.status, sum(f.n) AS n FROM (${answerFacts(of, filters)}) f GROUP BY 1, 2) r
      ON r.template_id = m.template_id
    WHERE ${named} GROUP BY m.template_id, v.id`;
  const by = sql.raw(`${sortKey(orderBy, ['name'])} ${order}, lower(name), id`);
  const found = await rows<Omit<TemplateRow, 'thumbnailUrl'> & { thumbnail: string | null }>(
    tx,
    sql`SELECT * FROM (${matching}) f ORDER BY ${by} LIMIT ${limit} OFFSET ${offset}`,
  );
  const { n } = await oneRow<{ n: number }>(tx, sql`SELECT count(*)::int AS n FROM ${messages} WHERE ${named}`);
  return {
    items: found.map(({ thumbnail, ...row }) => ({ ...row, thumbnailUrl: mediaAddressOr(thumbnail) })),
    totalCount: n,
  };
}

/** What one person answered to the templates of a campaign. */
export async function findUserAnswers(
  tx: Tx,
  { companyId, campaignId, userId }: Of & { userId: string },
  { searchText }: { searchText?: string | undefined },
  { orderBy, order, offset, limit }: Page<(typeof userTemplateOrderFields)[number]>,
) {
  const matching = sql`SELECT m.template_id AS id, v.name, v.thumbnail, v.layout_type AS type, r.answer, r.status AS "answerStatus"
    FROM exercise_messages m JOIN exercise_template_versions v ON v.id = m.version_id
    LEFT JOIN exercise_answers r ON r.campaign_id = m.campaign_id AND r.template_id = m.template_id AND r.user_id = ${userId}
    WHERE m.company_id = ${companyId} AND m.campaign_id = ${campaignId} AND ${containsWords(sql`lower(v.name)`, searchText)}`;
  const by = sql.raw(`${sortKey(orderBy, ['name'])} ${order} NULLS LAST, id`);
  const found = await rows<UserTemplate>(tx, sql`SELECT * FROM (${matching}) f ORDER BY ${by} LIMIT ${limit} OFFSET ${offset}`);
  const { n } = await oneRow<{ n: number }>(tx, sql`SELECT count(*)::int AS n FROM (${matching}) f`);
  return { items: found.map((row) => ({ ...row, thumbnail: mediaAddressOr(row.thumbnail) })), totalCount: n };
}
