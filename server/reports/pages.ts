import { listLimits } from '#contract/kit/limits';

export type Order = 'ASC' | 'DESC';

export interface Page<Field extends string> {
  orderBy: Field;
  order: Order;
  offset: number;
  limit: number;
}

interface PageQuery<Field extends string> {
  orderBy?: Field | undefined;
  order?: Order | undefined;
  pageNumber?: number | undefined;
  pageSize?: number | undefined;
}

/** Sort expression of a column; texts are sorted case-insensitively. */
export const sortKey = <Field extends string>(field: Field, texts: readonly Field[]): string =>
  texts.includes(field) ? `lower("${field}")` : `"${field}"`;

/** Splits a query into the requested page and the filters. */
export function paged<Field extends string, Q extends PageQuery<Field>>(
  query: Q & PageQuery<Field>,
  usual: { orderBy: Field; order: Order; pageSize?: number },
): [Page<Field>, Omit<Q, keyof PageQuery<Field>>] {
  const { orderBy = usual.orderBy, order = usual.order, pageNumber = 1, pageSize, ...filters } = query;
  const limit = pageSize ?? usual.pageSize ?? listLimits.defaultPageSize;
  return [{ orderBy, order, offset: (pageNumber - 1) * limit, limit }, filters];
}
