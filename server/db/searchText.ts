import { type SQL, sql } from 'drizzle-orm';
import { allOf, escapeLike } from './where.ts';

const maxWords = 10;

/** Distinct lowercase words of a search, at most ten. A match contains all of them, in any order. */
export const searchWords = (searchText: string | undefined): string[] =>
  [
    ...new Set(
      (searchText ?? '')
        .toLowerCase()
        .split(/\s+/)
        .filter((word) => word !== ''),
    ),
  ].slice(0, maxWords);

/** True where a lowercase column contains all words of a search; always true without words. For columns without a search index. */
export const containsWords = (column: SQL, searchText: string | undefined): SQL => {
  const words = searchWords(searchText).map((word) => sql`${column} LIKE ${`%${escapeLike(word)}%`}`);
  return words.length > 0 ? allOf(words) : sql`true`;
};
