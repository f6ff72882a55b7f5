import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { contract } from '#contract/index';
import { companyLimits } from '#contract/company/limits';
import { listLimits } from '#contract/kit/limits';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { lockCompany } from '../../db/lockCompany.ts';
import { savedFilters } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import { refuseNameInUse } from '../../db/uniqueViolation.ts';
import type { Handlers } from '../../http/handler.ts';

const { id, list, name, filter, createdAt, companyId, userId } = savedFilters;
const columns = { id, list, name, filter, createdAt };
/** Filters of the caller in the company in scope. Row-level security hides all others anyway. */
const isOwn = (actor: Actor) => and(eq(companyId, actor.companyId), eq(userId, actor.userId));
const orders = { name: sql`lower(${name})`, createdAt };

function required<Row>([row]: Row[]): Row {
  if (!row) throw new Refusal('not_found');
  return row;
}

/** Refuses with too_many_saved_filters. Locks the company, so that simultaneous calls cannot exceed the limit together. */
async function requireRoom(tx: Tx, actor: Actor, listName: string): Promise<void> {
  await lockCompany(tx, actor);
  const saved = await tx.$count(savedFilters, and(isOwn(actor), eq(list, listName)));
  if (saved >= companyLimits.savedFilters.perList) throw new Refusal('too_many_saved_filters');
}

export const handlers: Handlers<(typeof contract)['savedFilters']> = {
  async listSavedFilters({ tx, actor, query, contentRange }) {
    const [first, last] = query.range ?? [0, listLimits.maxLookupSize - 1];
    const [field, direction] = query.sort ?? ['name', 'ASC'];
    const where = and(isOwn(actor), query.filter?.list === undefined ? undefined : eq(list, query.filter.list));
    const filters = await tx
      .select(columns)
      .from(savedFilters)
      .where(where)
      .orderBy((direction === 'ASC' ? asc : desc)(orders[field]), asc(id))
      .limit(last - first + 1)
      .offset(first);
    const [total] = await tx.select({ n: count() }).from(savedFilters).where(where);
    contentRange(first, first + filters.length - 1, total?.n ?? 0);
    return filters;
  },
  async createSavedFilter({ tx, actor, body }) {
    await requireRoom(tx, actor, body.list);
    const at = now();
    const values = { ...body, companyId: actor.companyId, userId: actor.userId, createdAt: at, updatedAt: at };
    return required(await refuseNameInUse(() => tx.insert(savedFilters).values(values).returning(columns)));
  },
  async updateSavedFilter({ tx, actor, params, body }) {
    const update = tx
      .update(savedFilters)
      .set({ name: body.name, filter: body.filter, updatedAt: now() })
      .where(and(isOwn(actor), eq(id, params.savedFilterId)))
      .returning(columns);
    return required(await refuseNameInUse(() => update));
  },
  async deleteSavedFilter({ tx, actor, params }) {
    return required(
      await tx
        .delete(savedFilters)
        .where(and(isOwn(actor), eq(id, params.savedFilterId)))
        .returning(columns),
    );
  },
};
