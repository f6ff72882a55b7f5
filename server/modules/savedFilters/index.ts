import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { contract } from '#contract/index';
import { limits } from '#contract/limits';
import type { savedFilter } from '#contract/savedFilters';
import type { Actor } from '../../core/actor.ts';
import { now } from '../../clock.ts';
import { allOf } from '../../db/where.ts';
import { lockCompany } from '../../db/lockCompany.ts';
import { oneRow, rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import type { Handlers } from '../../http/handler.ts';
import { Refusal } from '../../core/refusal.ts';
import { refuseNameInUse } from '../../db/uniqueViolation.ts';

type SavedFilterOut = z.output<typeof savedFilter>;

const columns = sql`id, list, name, filter, created_at AS "createdAt"`;
/** Of the caller, in the company in scope; the wall leaves nothing else to be seen. */
const isOwn = ({ companyId, userId }: Actor): SQL => sql`company_id = ${companyId} AND user_id = ${userId}`;
const orders = { name: sql`lower(name)`, createdAt: sql`created_at` };

const only = ([found]: SavedFilterOut[]): SavedFilterOut => {
  if (!found) throw new Refusal('not_found');
  return found;
};

/** Whoever saves two at once is counted one after the other. */
async function requireRoom(tx: Tx, actor: Actor, list: string): Promise<void> {
  await lockCompany(tx, actor);
  const own = sql`SELECT count(*)::int AS n FROM saved_filters WHERE ${isOwn(actor)} AND list = ${list}`;
  if ((await oneRow<{ n: number }>(tx, own)).n >= limits.savedFilters.perList) throw new Refusal('too_many_saved_filters');
}

export const handlers: Handlers<(typeof contract)['savedFilters']> = {
  async listSavedFilters({ tx, actor, query: { sort, range, filter }, contentRange }) {
    const [first, last] = range ?? [0, limits.maxLookupSize - 1];
    const [field, direction] = sort ?? ['name', 'ASC'];
    const where = allOf([isOwn(actor), ...(filter?.list === undefined ? [] : [sql`list = ${filter.list}`])]);
    const found = await rows<SavedFilterOut>(
      tx,
      sql`SELECT ${columns} FROM saved_filters WHERE ${where} ORDER BY ${orders[field]} ${sql.raw(direction)}, id
        LIMIT ${last - first + 1} OFFSET ${first}`,
    );
    const { n } = await oneRow<{ n: number }>(tx, sql`SELECT count(*)::int AS n FROM saved_filters WHERE ${where}`);
    contentRange(first, first + found.length - 1, n);
    return found;
  },
  async createSavedFilter({ tx, actor, body: { list, name, filter } }) {
    await requireRoom(tx, actor, list);
    const insert = sql`INSERT INTO saved_filters (company_id, user_id, list, name, filter, created_at, updated_at)
      VALUES (${actor.companyId}, ${actor.userId}, ${list}, ${name}, ${filter}, ${now()}, ${now()}) RETURNING ${columns}`;
    return refuseNameInUse(() => oneRow<SavedFilterOut>(tx, insert));
  },
  async updateSavedFilter({ tx, actor, params, body: { name = null, filter = null } }) {
    const update = sql`UPDATE saved_filters SET name = coalesce(${name}, name), filter = coalesce(${filter}, filter), updated_at = ${now()}
      WHERE ${isOwn(actor)} AND id = ${params.savedFilterId} RETURNING ${columns}`;
    return only(await refuseNameInUse(() => rows<SavedFilterOut>(tx, update)));
  },
  async deleteSavedFilter({ tx, actor, params }) {
    return only(
      await rows(tx, sql`DELETE FROM saved_filters WHERE ${isOwn(actor)} AND id = ${params.savedFilterId} RETURNING ${columns}`),
    );
  },
};
