import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { recipientRow } from '#contract/simulation/reportRows';
import type { recipientOrderFields } from '#contract/simulation/reports';
import { nameOrEmailSql } from '../../db/personName.ts';
import { oneRow, rows } from '../../db/rows.ts';
import { containsWords, searchWords } from '../../db/searchText.ts';
import type { Tx } from '../../db/tx.ts';
import type { Page } from '../../reports/pages.ts';
import { fewEnoughToSort, isOfPeople, personKeys } from '../../reports/people/readPlan.ts';
import type { About } from './about.ts';
import { bits, type FigureName, messageFigure, messageFigures, shownFigures, sums } from './figures.ts';
import { didIt, eventBits, isChosen, isFollowed, type RowFilters, sentMessages } from './filters.ts';
import { figureRows, keptPeople, recipientsKnown } from './sources.ts';

type RecipientRow = z.output<typeof recipientRow>;
export type RecipientsPage = Page<(typeof recipientOrderFields)[number]>;

/** Whether triggers keep a row of each person for these filters. They do not by round or day. */
const areKept = (filters: RowFilters) => filters.rounds.length === 0 && !filters.from && filters.events.length === 0;

/** People with their figures. */
function figuresOfPeople(about: About, filters: RowFilters): SQL {
  const people = figureRows(about, filters, 'people');
  return areKept(filters) ? people : sql`SELECT k.user_id, ${sums} FROM (${people}) k GROUP BY 1`;
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

/** The column of figures that people are sorted by. */
const columnOf = ({ orderBy }: RecipientsPage, { figures }: RowFilters): FigureName => {
  const name = orderBy as 'sent' | 'opened' | 'clicked' | 'phished' | 'reported';
  return figures !== 'raw' || name === 'sent' || name === 'reported' ? name : `${name}_raw`;
};

/** What people are sorted by; only names and addresses need the people themselves. */
function orderOf(page: RecipientsPage, filters: RowFilters): { by: SQL; isOfPeople: boolean } {
  const { orderBy, order } = page;
  const way = sql.raw(order);
  if (isOfPeople(orderBy)) return { by: sql`${personKeys[orderBy]} ${way}, u.id ${way}`, isOfPeople: true };
  // Along the index of the usual order: most phished first.
  const ties = sql.raw(order === 'DESC' ? 'ASC' : 'DESC');
  return { by: sql`f.${sql.identifier(columnOf(page, filters))} ${way}, f.user_id ${ties}`, isOfPeople: false };
}

/** Number of people after filters and search. */
export async function countRecipients(tx: Tx, about: About, filters: RowFilters): Promise<number> {
  const counted = isSearched(filters)
    ? sql`SELECT count(*)::int AS n FROM (${figuresOfPeople(about, filters)}) f ${withUsers(about, filters)}`
    : recipientsKnown(about, filters, null);
  return (await oneRow<{ n: number }>(tx, counted)).n;
}

/** The user_id of the people of a page, in order, by one figure of the messages: adding up all of them for everybody takes twice as long. */
const byFigure = (about: About, filters: RowFilters, page: RecipientsPage, which: SQL = sql`true`): SQL =>
  sql`SELECT f.user_id FROM (SELECT a.user_id, sum(${messageFigure(columnOf(page, filters))}) AS ${sql.identifier(columnOf(page, filters))}
      FROM ${sentMessages(about, filters)} AND ${which} GROUP BY 1) f
    ORDER BY ${orderOf(page, filters).by} LIMIT ${page.limit} OFFSET ${page.offset}`;

/**
 * Bits that every message with this one has: who was phished clicked before. So the figure of a person counts only messages with one of
 * these events, whatever else they got.
 */
const withBit: Partial<Record<FigureName, number>> = {
  opened_raw: bits.opened_raw,
  opened: bits.opened | bits.opened_raw,
  clicked_raw: bits.clicked_raw | bits.opened_raw,
  clicked: bits.clicked | bits.clicked_raw | bits.opened | bits.opened_raw,
  phished_raw: bits.phished_raw | bits.clicked_raw | bits.opened_raw,
  phished: bits.phished | bits.phished_raw | bits.clicked | bits.clicked_raw | bits.opened | bits.opened_raw,
  reported: bits.reported,
};

/** Whether triggers keep that figure of each person for messages with these events. */
const isFigureKept = (filters: RowFilters, page: RecipientsPage) =>
  filters.rounds.length === 0 && !filters.from && ((withBit[columnOf(page, filters)] ?? 0) & eventBits(filters)) !== 0;

/** The same from what triggers keep. */
const byKeptFigure = (about: About, filters: RowFilters, page: RecipientsPage): SQL =>
  sql`SELECT f.user_id FROM (SELECT a.* FROM ${keptPeople(about, filters)}) f
    ORDER BY ${orderOf(page, filters).by} LIMIT ${page.limit} OFFSET ${page.offset}`;

/** The same in the order of names: people are walked until the page is full, because nearly everybody has messages. */
const byName = (about: About, filters: RowFilters, page: RecipientsPage): SQL =>
  sql`SELECT u.id AS user_id FROM users u WHERE u.company_id = ${about.companyId}
      AND EXISTS (SELECT FROM ${sentMessages(about, filters)} AND a.user_id = u.id OFFSET 0)
    ORDER BY ${orderOf(page, filters).by} LIMIT ${page.limit} OFFSET ${page.offset}`;

/** People `ids` with the figures of their messages, in the order of `ids`. */
const figuresOf = (about: About, filters: RowFilters, ids: SQL): SQL =>
  sql`SELECT k.user_id, ${sums} FROM (SELECT c.user_id, row_number() OVER () AS place FROM (${ids}) c) c
      CROSS JOIN LATERAL (SELECT a.user_id, ${messageFigures} FROM simulation_messages a
        WHERE ${isChosen(about, filters)} AND a.user_id = c.user_id OFFSET 0) k
    GROUP BY c.place, k.user_id ORDER BY c.place`;

/** The people of a page by their messages. */
async function pageByMessages(tx: Tx, about: About, filters: RowFilters, page: RecipientsPage): Promise<RecipientRow[]> {
  const read = (ids: SQL) => rows<RecipientRow>(tx, rowsOf(filters, figuresOf(about, filters, ids)));
  if (isOfPeople(page.orderBy) && filters.events.length === 0 && page.offset <= fewEnoughToSort)
    return read(byName(about, filters, page));
  if (isOfPeople(page.orderBy)) {
    const { by } = orderOf(page, filters);
    return read(sql`SELECT f.user_id FROM (SELECT DISTINCT a.user_id FROM ${sentMessages(about, filters)}) f ${withUsers(about, filters)}
      ORDER BY ${by} LIMIT ${page.limit} OFFSET ${page.offset}`);
  }
  if (isFigureKept(filters, page)) return read(byKeptFigure(about, filters, page));
  // Who did something comes first, and has an index: a quarter of the messages at most.
  if (page.order === 'DESC' && isFollowed(columnOf(page, filters))) {
    const found = await read(byFigure(about, filters, page, sql`${didIt(columnOf(page, filters))}`));
    if (found.length === page.limit) return found;
  }
  return read(byFigure(about, filters, page));
}

/** One page, and the number of people. */
export async function findRecipients(tx: Tx, about: About, filters: RowFilters, page: RecipientsPage) {
  const totalCount = await countRecipients(tx, about, filters);
  if (!areKept(filters) && !isSearched(filters)) return { items: await pageByMessages(tx, about, filters, page), totalCount };
  const { by, isOfPeople: needsPeople } = orderOf(page, filters);
  const joined = needsPeople || isSearched(filters) ? withUsers(about, filters) : sql``;
  const chosen = sql`SELECT f.* FROM (${figuresOfPeople(about, filters)}) f ${joined} ORDER BY ${by} LIMIT ${page.limit} OFFSET ${page.offset}`;
  return { items: await rows<RecipientRow>(tx, rowsOf(filters, chosen)), totalCount };
}

/** People after `after`, by id, for exports. */
export function nextRecipients(tx: Tx, about: About, filters: RowFilters, after: { id: string } | undefined, limit: number) {
  const chosen = sql`SELECT f.* FROM (${figuresOfPeople(about, filters)}) f ${withUsers(about, filters)}
    WHERE ${after ? sql`f.user_id > ${after.id}` : sql`true`} ORDER BY f.user_id LIMIT ${limit}`;
  return rows<RecipientRow>(tx, rowsOf(filters, chosen));
}
