import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type {
  exerciseTemplateOrderFields,
  listExerciseTemplates,
  listTemplateAnswers,
  listUserAnswers,
  templateUserOrderFields,
  userTemplateOrderFields,
} from '#contract/exercise/reports';
import { mediaAddressOr } from '../../files/mediaAddress.ts';
import { oneRow, rows } from '../../db/rows.ts';
import { containsWords } from '../../db/searchText.ts';
import type { Tx } from '../../db/tx.ts';
import { type Page, sortKey } from '../../reports/pages.ts';
import { assignmentsWhere, narrows } from './facts.ts';
import type { PeopleFilters } from './people.ts';

type TemplateRow = z.output<typeof listExerciseTemplates.reply>['data']['items'][number];
type TemplateUser = z.output<typeof listTemplateAnswers.reply>['data']['items'][number];
type UserTemplate = z.output<typeof listUserAnswers.reply>['data']['items'][number];
export type TemplatesPage = Page<(typeof exerciseTemplateOrderFields)[number]>;

/** Answers of a campaign by template and status: from the counters, or from the answers of the people after the filters. */
function answersBy(companyId: string, campaignId: string, filters: PeopleFilters): SQL {
  if (!narrows(filters))
    return sql`SELECT template_id, status, n FROM exercise_answer_counts WHERE company_id = ${companyId} AND campaign_id = ${campaignId}`;
  return sql`SELECT r.template_id, r.status, count(*)::int AS n FROM exercise_answers r
    JOIN exercise_assignments a ON a.campaign_id = r.campaign_id AND a.user_id = r.user_id
    WHERE r.company_id = ${companyId} AND r.campaign_id = ${campaignId} AND ${assignmentsWhere(companyId, campaignId, filters)}
    GROUP BY 1, 2`;
}

/** One page of the templates of a campaign, and their number. They are named as they were at the launch. */
export async function findTemplates(
  tx: Tx,
  companyId: string,
  campaignId: string,
  { searchText, ...filters }: PeopleFilters,
  { orderBy, order, offset, limit }: TemplatesPage,
) {
  const matching = sql`SELECT m.template_id AS id, v.name, v.thumbnail, v.layout_type AS type,
      coalesce(sum(r.n) FILTER (WHERE r.status = 'CORRECT'), 0)::int AS correct,
      coalesce(sum(r.n) FILTER (WHERE r.status = 'PARTIAL'), 0)::int AS partial,
      coalesce(sum(r.n) FILTER (WHERE r.status = 'WRONG'), 0)::int AS wrong, coalesce(sum(r.n), 0)::int AS total
    FROM exercise_messages m JOIN exercise_template_versions v ON v.id = m.version_id
    LEFT JOIN (${answersBy(companyId, campaignId, filters)}) r ON r.template_id = m.template_id
    WHERE m.company_id = ${companyId} AND m.campaign_id = ${campaignId} AND ${containsWords(sql`lower(v.name)`, searchText)}
    GROUP BY m.template_id, v.id`;
  const by = sql.raw(`${sortKey(orderBy, ['name'])} ${order}, lower(name), id`);
  const found = await rows<Omit<TemplateRow, 'thumbnailUrl'> & { thumbnail: string | null }>(
    tx,
    sql`SELECT * FROM (${matching}) f ORDER BY ${by} LIMIT ${limit} OFFSET ${offset}`,
  );
  const { n } = await oneRow<{ n: number }>(tx, sql`SELECT count(*)::int AS n FROM (${matching}) f`);
  return {
    items: found.map(({ thumbnail, ...row }) => ({ ...row, thumbnailUrl: mediaAddressOr(thumbnail) })),
    totalCount: n,
  };
}

interface Search {
  searchText?: string | undefined;
}

/** What the people of a campaign answered to one template; without an answer they come last, whatever the order. */
export async function findTemplateAnswers(
  tx: Tx,
  { companyId, campaignId, templateId }: { companyId: string; campaignId: string; templateId: string },
  { searchText }: Search,
  { orderBy, order, offset, limit }: Page<(typeof templateUserOrderFields)[number]>,
) {
  const from = sql`FROM exercise_assignments a JOIN users u ON u.id = a.user_id
    LEFT JOIN exercise_answers r ON r.campaign_id = a.campaign_id AND r.user_id = a.user_id AND r.template_id = ${templateId}
    WHERE a.company_id = ${companyId} AND a.campaign_id = ${campaignId}
      AND ${containsWords(sql`lower(u.name || ' ' || u.last_name || ' ' || u.email)`, searchText)}`;
  const key = { status: 'r.status', answer: 'r.answer', email: 'u.email', fullName: "lower(u.name || ' ' || u.last_name)" }[
    orderBy
  ];
  const by = sql.raw(`${key} ${order} NULLS LAST, a.user_id`);
  const items = await rows<TemplateUser>(
    tx,
    sql`SELECT u.id, btrim(u.name || ' ' || u.last_name) AS "fullName", u.email,
        CASE WHEN r.status IS NOT NULL THEN jsonb_build_object('name', r.answer, 'status', r.status) END AS answer
      ${from} ORDER BY ${by} LIMIT ${limit} OFFSET ${offset}`,
  );
  const { n } = await oneRow<{ n: number }>(tx, sql`SELECT count(*)::int AS n ${from}`);
  return { items, totalCount: n };
}

/** What one person answered to the templates of a campaign. */
export async function findUserAnswers(
  tx: Tx,
  { companyId, campaignId, userId }: { companyId: string; campaignId: string; userId: string },
  { searchText }: Search,
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
