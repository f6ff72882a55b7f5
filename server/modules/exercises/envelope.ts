import { exerciseLimits } from '#contract/exercise/limits';
import { enveloped, type Order, paged, type Page, type PageQuery } from '../../reports/pages.ts';

/** Splits a query into page and filters, and puts a page of rows into the envelope of this area. */
export function pageIn<Field extends string, Q extends PageQuery<Field>>(
  query: Q & PageQuery<Field>,
  usual: { orderBy: Field; order: Order; pageSize?: number },
) {
  const [page, filters] = paged(query, { pageSize: exerciseLimits.pageSizes.report, ...usual });
  const reply = <Row>(found: { items: Row[]; totalCount: number; shownCount?: number }) => enveloped(page, found);
  return [page as Page<Field>, filters, reply] as const;
}
