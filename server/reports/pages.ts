import { type SQL, sql } from 'drizzle-orm';
import { listLimits } from '#contract/kit/limits';
import type { Order, Page } from '../db/page.ts';

export type { Order, Page } from '../db/page.ts';

export interface PageQuery<Field extends string> {
  orderBy?: Field | undefined;
  order?: Order | undefined;
  pageNumber?: number | undefined;
  pageSize?: number | undefined;
}

/** Sort expression of a column of the result; texts are sorted case-insensitively. */
export const sortKey = <Field extends string>(field: Field, texts: readonly Field[]): SQL =>
  texts.includes(field) ? sql`lower(${sql.identifier(field)})` : sql`${sql.identifier(field)}`;

/** Splits a query into the requested page and the filters. */
export function paged<Field extends string, Q extends PageQuery<Field>>(
  query: Q & PageQuery<Field>,
  usual: { orderBy: Field; order: Order; pageSize?: number },
): [Page<Field>, Omit<Q, keyof PageQuery<Field>>] {
  const { orderBy = usual.orderBy, order = usual.order, pageNumber = 1, pageSize, ...filters } = query;
  const limit = pageSize ?? usual.pageSize ?? listLimits.defaultPageSize;
  return [{ orderBy, order, offset: (pageNumber - 1) * limit, limit }, filters];
}

/** A page of rows in the envelope of `pageOf`. */
export const enveloped = <Row>(
  { offset, limit }: Pick<Page<string>, 'offset' | 'limit'>,
  { items, totalCount, shownCount }: { items: Row[]; totalCount: number; shownCount?: number },
) => ({ data: { items, pageInfo: { number: offset / limit + 1, size: limit, totalCount, shownCount } } });
