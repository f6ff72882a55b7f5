import { limits } from '#contract/limits';

export type Order = 'ASC' | 'DESC';

export interface Page<Field extends string> {
  orderBy: Field;
  order: Order;
  offset: number;
  limit: number;
}

interface Asked<Field extends string> {
  orderBy?: Field | undefined;
  order?: Order | undefined;
  pageNumber?: number | undefined;
  pageSize?: number | undefined;
}

/** What a page is sorted by: texts whatever their case, which the database by itself would tell apart. */
export const sortKey = <Field extends string>(field: Field, texts: readonly Field[]): string =>
  texts.includes(field) ? `lower("${field}")` : `"${field}"`;

/** The page that a query asks for, and what is left of the query: what is wanted. */
export function paged<Field extends string, Q extends Asked<Field>>(
  query: Q & Asked<Field>,
  usual: { orderBy: Field; order: Order; pageSize?: number },
): [Page<Field>, Omit<Q, keyof Asked<Field>>] {
  const { orderBy = usual.orderBy, order = usual.order, pageNumber = 1, pageSize, ...wanted } = query;
  const limit = pageSize ?? usual.pageSize ?? limits.defaultPageSize;
  return [{ orderBy, order, offset: (pageNumber - 1) * limit, limit }, wanted];
}
