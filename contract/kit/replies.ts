import { z } from 'zod';

/** The shapes in which calls reply with rows. Each has a schema, and the rows of a reply of this shape with their number. */
export interface Found<Row> {
  rows: Row[];
  total: number;
  /** How many of them a plan leaves out, whatever the page. */
  left?: number;
}

/** A plan that shows some rows of a list only: how many of `totalCount` these are. They come before the others in every order. */
export const shownCount = z.number().int().optional();
const leftOf = (totalCount: number, shown: number | undefined) => (shown === undefined ? {} : { left: totalCount - shown });

const totalCount = z.number().int();

/** A page of a report: `{ items, totalCount }`. What else it says is added with `extend`. */
export const itemsReply = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), totalCount });
/** Lists of names reply with all there are, without a number. */
export const foundItems = <Row>(reply: { items: Row[]; totalCount?: number; shownCount?: number | undefined }): Found<Row> => {
  const total = reply.totalCount ?? reply.items.length;
  return { rows: reply.items, total, ...leftOf(total, reply.shownCount) };
};

/** A page of records: `{ data, totalCount }`. */
export const dataReply = <T extends z.ZodType>(item: T) => z.object({ data: z.array(item), totalCount });
export const foundData = <Row>(reply: { data: Row[]; totalCount: number }): Found<Row> => ({
  rows: reply.data,
  total: reply.totalCount,
});

/** Anything in an envelope: `{ data }`. */
export const wrapped = <T extends z.ZodType>(data: T) => z.object({ data });
/** All rows of a list in an envelope. */
export const foundWrapped = <Row>({ data }: { data: Row[] }): Found<Row> => ({ rows: data, total: data.length });

export const pageInfo = z.object({ number: z.number().int(), size: z.number().int(), totalCount, shownCount });
/** A page in an envelope: `{ data: { items, pageInfo } }`. */
export const pageOf = <T extends z.ZodType>(item: T) => wrapped(z.object({ items: z.array(item), pageInfo }));
export interface PageReply<Row> {
  data: { items: Row[]; pageInfo: { totalCount: number; shownCount?: number | undefined } };
}
export const foundPage = <Row>({ data: { items, pageInfo: page } }: PageReply<Row>): Found<Row> => ({
  rows: items,
  total: page.totalCount,
  ...leftOf(page.totalCount, page.shownCount),
});
