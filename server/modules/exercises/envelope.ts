import { exerciseLimits } from '#contract/exercise/limits';
import { paged, type Order, type Page } from '../../reports/pages.ts';

interface PageQuery<Field extends string> {
  orderBy?: Field | undefined;
  order?: Order | undefined;
  pageNumber?: number | undefined;
  pageSize?: number | undefined;
}

/** Splits a query into page and filters, and puts a page of rows into the envelope of this area. */
export function pageIn<Field extends string, Q extends PageQuery<Field>>(
  query: Q & PageQuery<Field>,
  usual: { orderBy: Field; order: Order; pageSize?: number },
) {
  const [page, filters] = paged(query, { pageSize: exerciseLimits.pageSizes.report, ...usual });
  const number = query.pageNumber ?? 1;
  const reply = <Row>({ items, totalCount }: { items: Row[]; totalCount: number }) => ({
    data: { items, pageInfo: { number, size: page.limit, totalCount } },
  });
  return [page as Page<Field>, filters, reply] as const;
}
