import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { recipientRow } from '#contract/simulation/reportRows';
import type { recipientOrderFields } from '#contract/simulation/reports';
import { nameOrEmailSql } from '../../db/personName.ts';
import { oneRow, rows } from '../../db/rows.ts';
import { containsWords, searchWords } from '../../db/searchText.ts';
import type { Tx } from '../../db/tx.ts';
import type { Page } from '../../reports/pages.ts';
import { personKeys } from '../../reports/people/readPlan.ts';
import type { About } from './about.ts';
import { shownFigures, sums } from './figures.ts';
import type { RowFilters } from './filters.ts';
import { figureRows, recipientsBy } from './sources.ts';

type RecipientRow = z.output<typeof recipientRow>;
export type RecipientsPage = Page<(typeof recipientOrderFields)[number]>;

/** People with their figures; triggers keep a row for each, but not by round or day. */
function figuresOfPeople(about: About, filters: RowFilters): SQL {
  const isKept = filters.rounds.length === 0 && !filters.from && filters.events.length === 0;
  const people = figureRows(about, filters, 'people');
  return isKept ? people : sql`SELECT k.user_id, ${sums} FROM (${people}) k GROUP BY 1`;
}

const isSearched = ({ searchText }: RowFilters) => searchWords(searchText).length > 0;
const withUsers = ({ companyId }: About, { searchText }: RowFilters) =>
  sql`JOIN users u ON u.company_id = ${companyId} AND u.id = f.user_id AND ${containsWords(sql`u.search_text`, searchText)}`;

/** The rows of chosen people `f`, in their order. Departments are read for these only. */
const rowsOf = (filters: RowFilters, chosen: SQL): SQL =>
  sql`SELECT u.id, ${nameOrEmailSql('u')} AS "fullName", CASE WHEN u.deleted_at IS NULL THEN u.email ELSE '' END AS email,
      coalesce((SELECT string_agg(d.name, ', ' ORDER BY lower(d.name)) FROM user_departments m JOIN departments d ON d.id = m.department_id
        WHERE m.user_id = u.id), '') AS departments,
      ${shownFigures(filters)}, u.disabled AS "isDisabled", u.deleted_at IS NOT NULL AS "isDeleted"
    FROM (SELECT c.*, row_number() OVER () AS place FROM (${chosen}) c) f JOIN users u ON u.id = f.user_id ORDER BY f.place`;

/** What people are sorted by; only names and addresses need the people themselves. */
function orderOf({ orderBy, order }: RecipientsPage, filters: RowFilters): { by: SQL; isOfPeople: boolean } {
  const way = sql.raw(order);
  if (orderBy === 'fullName' || orderBy === 'email')
    return { by: sql`${personKeys[orderBy]} ${way}, u.id ${way}`, isOfPeople: true };
  const column = filters.figures === 'raw' && orderBy !== 'sent' && orderBy !== 'reported' ? `${orderBy}_raw` : orderBy;
  // Along the index of the usual order: most phished first.
  const ties = sql.raw(order === 'DESC' ? 'ASC' : 'DESC');
  return { by: sql`f.${sql.identifier(column)} ${way}, f.user_id ${ties}`, isOfPeople: false };
}

/** Number of people after filters and search. */
export async function countRecipients(tx: Tx, about: About, filters: RowFilters): Promise<number> {
  const counted = isSearched(filters)
    ? sql`SELECT count(*)::int AS n FROM (${figuresOfPeople(about, filters)}) f ${withUsers(about, filters)}`
    : recipientsBy(about, filters, null);
  return (await oneRow<{ n: number }>(tx, counted)).n;
}

/** One page, and the number of people. */
export async function findRecipients(tx: Tx, about: About, filters: RowFilters, page: RecipientsPage) {
  const { by, isOfPeople } = orderOf(page, filters);
  const joined = isOfPeople || isSearched(filters) ? withUsers(about, filters) : sql``;
  const chosen = sql`SELECT f.* FROM (${figuresOfPeople(about, filters)}) f ${joined} ORDER BY ${by} LIMIT ${page.limit} OFFSET ${page.offset}`;
  const items = await rows<RecipientRow>(tx, rowsOf(filters, chosen));
  return { items, totalCount: await countRecipients(tx, about, filters) };
}

/** People after `after`, by id, for exports. */
export function nextRecipients(tx: Tx, about: About, filters: RowFilters, after: { id: string } | undefined, limit: number) {
  const chosen = sql`SELECT f.* FROM (${figuresOfPeople(about, filters)}) f ${withUsers(about, filters)}
    WHERE ${after ? sql`f.user_id > ${after.id}` : sql`true`} ORDER BY f.user_id LIMIT ${limit}`;
  return rows<RecipientRow>(tx, rowsOf(filters, chosen));
}
