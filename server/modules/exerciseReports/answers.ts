import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { listTemplateAnswers, templateUserOrderFields } from '#contract/exercise/reports';
import { oneRow, rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { nameOrEmailSql } from '../../db/personName.ts';
import type { Page } from '../../reports/pages.ts';
import { assignmentsWhere } from '../../reports/people/filters.ts';
import { countPeople, onlyByPerson, readPage } from '../../reports/people/people.ts';
import { fewEnoughToSort, inOrder, isFound, isOfPeople, isSearched, withPeople } from '../../reports/people/readPlan.ts';
import { everybody, type Of, type PeopleFilters } from '../../reports/people/work.ts';
import { answerFacts } from './facts.ts';

/** One template of a campaign. */
interface OfTemplate extends Of {
  templateId: string;
}

interface Search {
  searchText?: string | undefined;
}

type TemplateUser = z.output<typeof listTemplateAnswers.reply>['data']['items'][number];
type AnswersPage = Page<(typeof templateUserOrderFields)[number]>;
type ByAnswer = Page<keyof typeof answerKeys>;
type Part = Pick<AnswersPage, 'offset' | 'limit'>;

const answerKeys = { status: sql`r.status`, answer: sql`r.answer` } as const;

/** Condition over answers `r`. */
const answersWhere = ({ companyId, campaignId, templateId }: OfTemplate): SQL =>
  sql`r.company_id = ${companyId} AND r.campaign_id = ${campaignId} AND r.template_id = ${templateId}`;

/** The rows of chosen people (user_id, place). */
const rowsOf = (of: OfTemplate, chosen: SQL, more = sql``): SQL => sql`SELECT u.id, ${nameOrEmailSql('u')} AS "fullName", u.email,
    CASE WHEN r.status IS NOT NULL THEN jsonb_build_object('name', r.answer, 'status', r.status) END AS answer${more}
  FROM (${chosen}) p JOIN users u ON u.id = p.user_id
  LEFT JOIN exercise_answers r ON r.campaign_id = ${of.campaignId} AND r.user_id = p.user_id AND r.template_id = ${of.templateId}
  ORDER BY p.place`;

/** What the people of a campaign answered to one template; without an answer they come last, whatever the order. */
export async function findTemplateAnswers(tx: Tx, of: OfTemplate, { searchText }: Search, page: AnswersPage) {
  const filters = { ...everybody, searchText };
  const { orderBy } = page;
  if (isOfPeople(orderBy))
    return readPage<TemplateUser, typeof orderBy>(tx, of, filters, { ...page, orderBy }, onlyByPerson, (chosen) =>
      rowsOf(of, chosen, sql`, p.total`),
    );
  const totalCount = await countPeople(tx, of, filters);
  return { items: await pageByAnswer(tx, of, filters, { ...page, orderBy }, totalCount), totalCount };
}

/** One page of people in the order of their answers. `total`: how many there are in all. */
const pageByAnswer = (tx: Tx, of: OfTemplate, filters: PeopleFilters, page: ByAnswer, total: number): Promise<TemplateUser[]> =>
  isSearched(filters) && total <= fewEnoughToSort ? pageOfFew(tx, of, filters, page) : pageOfMany(tx, of, filters, page);

const placed = (ids: SQL, { offset, limit }: Part): SQL =>
  sql`SELECT h.user_id, row_number() OVER () AS place FROM (${ids} LIMIT ${limit} OFFSET ${offset}) h`;

/** Looks up the answer of each. */
async function pageOfFew(tx: Tx, of: OfTemplate, filters: PeopleFilters, { orderBy, order, ...part }: ByAnswer) {
  const people = withPeople(of, filters, await countPeople(tx, of, everybody));
  const ids = sql`SELECT h.user_id FROM (SELECT a.user_id FROM ${people} OFFSET 0) h
    LEFT JOIN LATERAL (SELECT r.status, r.answer FROM exercise_answers r WHERE ${answersWhere(of)} AND r.user_id = h.user_id OFFSET 0) r ON true
    ${inOrder(answerKeys[orderBy], sql`h.user_id`, order, true)}`;
  return rows<TemplateUser>(tx, rowsOf(of, placed(ids, part)));
}

/** Reads those who have answered in their order, and then the others by id, each as far as the page needs them. */
async function pageOfMany(tx: Tx, of: OfTemplate, filters: PeopleFilters, { orderBy, order, offset, limit }: ByAnswer) {
  const read = (ids: SQL, part: Part) => rows<TemplateUser>(tx, rowsOf(of, placed(ids, part)));
  const answers = sql`SELECT r.user_id FROM exercise_answers r WHERE ${answersWhere(of)}`;
  const inTheirOrder = sql`${answers} ${inOrder(answerKeys[orderBy], sql`r.user_id`, order)}`;
  // Sorted first, so that only people up to the end of the page are compared with the search.
  const found = isSearched(filters)
    ? sql`SELECT r.user_id FROM (${inTheirOrder} OFFSET 0) r WHERE ${isFound(of, sql`r.user_id`, filters)}`
    : inTheirOrder;
  const count = async (from: SQL) =>
    (await oneRow<{ n: number }>(tx, sql`SELECT coalesce(sum(f.n), 0)::int AS n FROM (${from}) f`)).n;
  const counted = isSearched(filters)
    ? undefined
    : await count(sql`SELECT f.n FROM (${answerFacts(of, filters)}) f WHERE f.template_id = ${of.templateId}`);
  const items = counted !== undefined && offset >= counted ? [] : await read(found, { offset, limit });
  if (items.length === limit) return items;
  const answered = counted ?? (await count(sql`SELECT 1 AS n FROM (${answers}) r WHERE ${isFound(of, sql`r.user_id`, filters)}`));
  const others = sql`SELECT a.user_id FROM exercise_assignments a WHERE ${assignmentsWhere(of, filters)}
    AND NOT EXISTS (SELECT 1 FROM exercise_answers r WHERE ${answersWhere(of)} AND r.user_id = a.user_id)
    AND ${isFound(of, sql`a.user_id`, filters)} ORDER BY a.user_id ${sql.raw(order)}`;
  return [...items, ...(await read(others, { offset: Math.max(0, offset - answered), limit: limit - items.length }))];
}

/** People after `after`, by id, for exports. */
export const nextTemplateAnswers = (
  tx: Tx,
  of: OfTemplate,
  { searchText }: Search,
  after: { id: string } | undefined,
  limit: number,
) => {
  const filters = { ...everybody, searchText };
  const ids = sql`SELECT a.user_id FROM exercise_assignments a WHERE ${assignmentsWhere(of, filters)}
    AND ${isFound(of, sql`a.user_id`, filters)} AND ${after ? sql`a.user_id > ${after.id}` : sql`true`} ORDER BY a.user_id`;
  return rows<TemplateUser>(tx, rowsOf(of, placed(ids, { offset: 0, limit })));
};
