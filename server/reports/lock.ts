import { type SQL, sql } from 'drizzle-orm';
import { reportLimits } from '#contract/reports/limits';
import type { Actor } from '../core/actor.ts';
import { Refusal } from '../core/refusal.ts';
import { type Listed, readPage } from '../db/page.ts';
import { oneRow } from '../db/rows.ts';
import type { Tx } from '../db/tx.ts';
import { everybody } from './people/work.ts';

/** Only Boost shows the whole report of a campaign: no file, no single answers, and the first rows. */
export const isLocked = ({ plan }: Actor): boolean => plan !== 'boost';

export function requireWhole(actor: Actor): void {
  if (isLocked(actor)) throw new Refusal('plan_required');
}

/** The first rows of a locked report; their number stays the true one. */
export function shown<Row>(actor: Actor, offset: number, page: { items: Row[]; totalCount: number }) {
  return isLocked(actor) ? { ...page, items: offset === 0 ? page.items.slice(0, reportLimits.trialRows) : [] } : page;
}

/** Column of a list for `pageOfShown`: whether the plan shows the row; `shownLocked` is the condition of one without whole reports, if it has one. */
export const isShownTo = (actor: Actor, shownLocked: SQL | undefined): SQL =>
  sql`${shownLocked && isLocked(actor) ? shownLocked : sql`true`} AS "isShown"`;

/** A page of the rows with `isShown`. The others would come last in every order; the number of rows is that of all, and beside it that of the shown. */
export async function pageOfShown<Row>(tx: Tx, actor: Actor, list: Omit<Listed, 'after' | 'where'>) {
  const { items, totalCount } = await readPage<Row & { isShown: boolean }>(tx, { ...list, after: sql`NOT "isShown"` });
  const shownItems = items.filter((row) => row.isShown).map(({ isShown: _, ...row }) => row as unknown as Row);
  if (!isLocked(actor)) return { items: shownItems, totalCount };
  const { n } = await oneRow<{ n: number }>(tx, sql`SELECT count(*)::int AS n FROM ${list.from} WHERE "isShown"`);
  return { items: shownItems, totalCount, ...(n < totalCount && { shownCount: n }) };
}

const asAlways = {
  ...everybody,
  dateFrom: undefined,
  dateTo: undefined,
  searchText: undefined,
  orderBy: undefined,
  order: undefined,
};

/** A locked report has the same few rows and figures for every query: searches and filters would lead to everybody, one by one. */
export const unlessLocked = <Query extends object>(actor: Actor, query: Query): Query =>
  isLocked(actor) ? { ...query, ...asAlways } : query;
