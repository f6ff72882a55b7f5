import { type SQL, sql } from 'drizzle-orm';
import { limits } from '#contract/limits';
import { allOf } from '../../db/allOf.ts';
import { literally } from '../../db/literally.ts';

const mostWords = 10;

/** The words of a search; all of them must be found, in any order. */
export const wordsOf = (searchText: string | undefined): string[] =>
  [
    ...new Set(
      (searchText ?? '')
        .toLowerCase()
        .split(/\s+/)
        .filter((word) => word !== ''),
    ),
  ].slice(0, mostWords);

/**
 * What a word says of the name of a mailbox: the part before its @, long enough to tell people apart. No name holds an @, so such
 * a word is part of an address, and an index on addresses knows it; its domain, which everybody shares, would cost the most.
 */
export function mailboxOf(word: string): string | undefined {
  const [mailbox = '', domain] = word.split('@');
  return domain !== undefined && [...mailbox].length >= limits.searchInsideFrom ? mailbox : undefined;
}

/** The words of users_mailbox, which is read backwards. */
const endsMailbox = (mailbox: string): SQL =>
  sql`reverse(split_part(u.email, '@', 1)) LIKE ${`${literally([...mailbox].reverse().join(''))}%`}`;

/**
 * From limits.searchInsideFrom characters on a word is found anywhere in name and address. Shorter ones have no trigram to look up, so they
 * are found where a name or the address begins, which the index knows too.
 */
export function findsWord(word: string): SQL {
  const text = literally(word);
  const mailbox = mailboxOf(word);
  if (mailbox !== undefined) return sql`(${endsMailbox(mailbox)} AND u.email LIKE ${`%${text}%`})`;
  if ([...word].length >= limits.searchInsideFrom) return sql`u.search_text LIKE ${`%${text}%`}`;
  return sql`(u.search_text LIKE ${`${text}%`} OR u.search_text LIKE ${`% ${text}%`})`;
}

/** All words of a search are somewhere in a text of lower case; without words always. For columns that no index searches. */
export const findsText = (column: SQL, searchText: string | undefined): SQL => {
  const words = wordsOf(searchText).map((word) => sql`${column} LIKE ${`%${literally(word)}%`}`);
  return words.length > 0 ? allOf(words) : sql`true`;
};
