import { type SQL, sql } from 'drizzle-orm';
import type { userOrderFields } from '#contract/users';

export type OrderField = (typeof userOrderFields)[number];
export type Direction = 'ASC' | 'DESC';
export interface PeopleOrder {
  field: OrderField;
  direction: Direction;
}

/** Each has an index that also holds the id, which settles equal values. Whoever never signed in counts as earliest. */
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

/** The value people are ordered by, of alias `u`. */
export const orderColumn = (field: OrderField): SQL => sql.raw(`u.${columns[field].column}`);

/** `ORDER BY` of alias `u`. */
export const orderBy = ({ field, direction }: PeopleOrder): SQL =>
  sql.raw(`ORDER BY u.${columns[field].column} ${direction}, u.id ${direction}`);

/** A place in an order: the value of one person as text, and the id. */
export interface Bookmark {
  value: string;
  id: string;
}

const comparison = ({ field, direction }: PeopleOrder): SQL =>
  sql.raw(`(u.${columns[field].column}, u.id) ${direction === 'ASC' ? '>' : '<'}`);

/** True for everyone who comes after the mark. */
export const comesAfter = (order: PeopleOrder, mark: Bookmark): SQL =>
  sql`${comparison(order)} (${mark.value}::${sql.raw(columns[order.field].type)}, ${mark.id}::uuid)`;

/** True for everyone who comes after the row of alias `alias`, which has columns value and id. */
export const comesAfterRow = (order: PeopleOrder, alias: string): SQL =>
  sql`${comparison(order)} ${sql.raw(`(${alias}.value, ${alias}.id)`)}`;
