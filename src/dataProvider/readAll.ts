import { limits } from '#contract/limits';

interface Page<Row> {
  rows: readonly Row[];
  total: number;
}

/** Reads pages of a list one after the other, until all rows are there or one more than `most`. */
export async function readAll<Row>(
  read: (pageNumber: string, pageSize: string) => Promise<Page<Row>>,
  most: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; rows.length <= most; page += 1) {
    const { rows: more, total } = await read(String(page), String(limits.maxPageSize));
    rows.push(...more);
    if (more.length < limits.maxPageSize || rows.length >= total) break;
  }
  return rows.slice(0, most + 1);
}
