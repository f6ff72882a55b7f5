import { type SQL, sql } from 'drizzle-orm';
import type { userOrderFields } from '#contract/people/users';

type OrderField = (typeof userOrderFields)[number];
export type Direction = 'ASC' | 'DESC';
export interface PeopleOrder {
  field: OrderField;
  direction: Direction;
}

/** Each column has an index with the id as tie-breaker. People who never signed in sort as earliest. */
const columns = {
  created_at: { column: 'created_at', type: 'timestamptz' },
  name: { column: 'sort_name', type: 'text' },
  email: { column: 'email', type: 'text' },
  role: { column: 'role', type: 'text' },
  status: { column: 'status', type: 'text' },
  last_login: { column: 'sort_login', type: 'timestamptz' },
} as const satisfies Record<OrderField, { column: string; type: string }>;

export const defaultOrder: PeopleOrder = { field: 'created_at', direction: 'DESC' };

export const opposite = (direction: Direction): Direction => (direction === 'ASC' ? 'DESC' : 'ASC');

/** Sort column of alias `u`. */
export const orderColumn = (field: OrderField): SQL => sql.raw(`u.${columns[field].column}`);

/** `ORDER BY` of alias `u`. */
export const orderBy = ({ field, direction }: PeopleOrder): SQL =>
  sql.raw(`ORDER BY u.${columns[field].column} ${direction}, u.id ${direction}`);

/** A position in an order: the sort value of one person as text, and the id. */
export interface Bookmark {
  value: string;
  id: string;
}

const comparison = ({ field, direction }: PeopleOrder): SQL =>
  sql.raw(`(u.${columns[field].column}, u.id) ${direction === 'ASC' ? '>' : '<'}`);

/** Condition: rows after the bookmark. */
export const comesAfter = (order: PeopleOrder, bookmark: Bookmark): SQL =>
  sql`${comparison(order)} (${bookmark.value}::${sql.raw(columns[order.field].type)}, ${bookmark.id}::uuid)`;

/** Condition: rows after the row of `alias`, which has columns `value` and `id`. */
export const comesAfterRow = (order: PeopleOrder, alias: string): SQL =>
  sql`${comparison(order)} ${sql.raw(`(${alias}.value, ${alias}.id)`)}`;
