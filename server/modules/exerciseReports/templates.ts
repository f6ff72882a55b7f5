import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type {
  exerciseTemplateOrderFields,
  listExerciseTemplates,
  listUserAnswers,
  userTemplateOrderFields,
} from '#contract/exercise/reports';
import { mediaAddressOr } from '../../files/mediaAddress.ts';
import { containsWords } from '../../db/searchText.ts';
import type { Tx } from '../../db/tx.ts';
import { readPage } from '../../db/page.ts';
import { type Page, sortKey } from '../../reports/pages.ts';
import type { Of, PeopleFilters } from '../../reports/people/work.ts';
import { answerFacts } from './facts.ts';

type TemplateRow = z.output<typeof listExerciseTemplates.reply>['data']['items'][number];
type UserTemplate = z.output<typeof listUserAnswers.reply>['data']['items'][number];
export type TemplatesPage = Page<(typeof exerciseTemplateOrderFields)[number]>;

/** One page of the templates of a campaign, and their number. They are named as they were at the launch. */
export async function findTemplates(tx: Tx, of: Of, { searchText, ...filters }: PeopleFilters, page: TemplatesPage) {
  const messages = sql`exercise_messages m JOIN exercise_template_versions v ON v.id = m.version_id`;
  const named = sql`m.company_id = ${of.companyId} AND m.campaign_id = ${of.campaignId} AND ${containsWords(sql`lower(v.name)`, searchText)}`;
  const matching = sql`SELECT m.template_id AS id, v.name, v.thumbnail, v.layout_type AS type,
      coalesce(sum(r.n) FILTER (WHERE r.status = 'CORRECT'), 0)::int AS correct,
      coalesce(sum(r.n) FILTER (WHERE r.status = 'PARTIAL'), 0)::int AS partial,
      coalesce(sum(r.n) FILTER (WHERE r.status = 'WRONG'), 0)::int AS wrong, coalesce(sum(r.n), 0)::int AS total
    FROM ${messages} LEFT JOIN (SELECT f.template_id, f.status, sum(f.n) AS n FROM (${answerFacts(of, filters)}) f GROUP BY 1, 2) r
      ON r.template_id = m.template_id
    WHERE ${named} GROUP BY m.template_id, v.id`;
  const { items, totalCount } = await readPage<Omit<TemplateRow, 'thumbnailUrl'> & { thumbnail: string | null }>(tx, {
    columns: sql`*`,
    from: sql`(${matching}) f`,
    by: sortKey(page.orderBy, ['name']),
    ties: sql`lower(name)`,
    id: sql`id`,
    page,
    counted: sql`${messages} WHERE ${named}`,
  });
  return { items: items.map(({ thumbnail, ...row }) => ({ ...row, thumbnailUrl: mediaAddressOr(thumbnail) })), totalCount };
}

/** What one person answered to the templates of a campaign. */
export async function findUserAnswers(
  tx: Tx,
  { companyId, campaignId, userId }: Of & { userId: string },
  { searchText }: { searchText?: string | undefined },
  page: Page<(typeof userTemplateOrderFields)[number]>,
) {
  const matching = sql`SELECT m.template_id AS id, v.name, v.thumbnail, v.layout_type AS type, r.answer, r.status AS "answerStatus"
    FROM exercise_messages m JOIN exercise_template_versions v ON v.id = m.version_id
    LEFT JOIN exercise_answers r ON r.campaign_id = m.campaign_id AND r.template_id = m.template_id AND r.user_id = ${userId}
    WHERE m.company_id = ${companyId} AND m.campaign_id = ${campaignId} AND ${containsWords(sql`lower(v.name)`, searchText)}`;
  const listed = { columns: sql`*`, from: sql`(${matching}) f`, by: sortKey(page.orderBy, ['name']), id: sql`id`, page };
  const { items, totalCount } = await readPage<UserTemplate>(tx, listed);
  return { items: items.map((row) => ({ ...row, thumbnail: mediaAddressOr(row.thumbnail) })), totalCount };
}
