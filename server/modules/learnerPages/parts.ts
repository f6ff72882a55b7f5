import type { Part } from '../work/public.ts';

/** One page of a list, from 1. */
export interface PartOf<Row> {
  page: number;
  rows: Row[];
  hasOlder: boolean;
}

/** Which page of a list an address names. */
export function pageIn(query: URLSearchParams, name: string): number {
  const text = query.get(name) ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

/** Reads one row more than is shown, which says whether there are older ones. */
export async function readPart<Row>(page: number, size: number, read: (part: Part) => Promise<Row[]>): Promise<PartOf<Row>> {
  const found = await read({ after: (page - 1) * size, count: size + 1 });
  return { page, rows: found.slice(0, size), hasOlder: found.length > size };
}
