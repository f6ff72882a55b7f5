import { type SQL, sql } from 'drizzle-orm';
import { listLimits } from '#contract/kit/limits';
import { escapeLike } from '../../../db/where.ts';

/**
 * The part of a word before its @, if it is long enough to be selective. Names contain no @, so such a word is part of an
 * address and can use the index on mailbox names. The domain is not matched first, because many people share it.
 */
export function mailboxOf(word: string): string | undefined {
  const [mailbox = '', domain] = word.split('@');
  return domain !== undefined && [...mailbox].length >= listLimits.searchInsideFrom ? mailbox : undefined;
}

/** Same expression as the index users_mailbox, which stores mailbox names reversed. */
const endsMailbox = (mailbox: string): SQL =>
  sql`reverse(split_part(u.email, '@', 1)) LIKE ${`${escapeLike([...mailbox].reverse().join(''))}%`}`;

/**
 * Matches one search word against name and address of alias `u`. Words of listLimits.searchInsideFrom characters or more match
 * anywhere. Shorter ones have no trigram, so they only match the start of a name or address, which the index also covers.
 */
export function matchesWord(word: string): SQL {
  const text = escapeLike(word);
  const mailbox = mailboxOf(word);
  if (mailbox !== undefined) return sql`(${endsMailbox(mailbox)} AND u.email LIKE ${`%${text}%`})`;
  if ([...word].length >= listLimits.searchInsideFrom) return sql`u.search_text LIKE ${`%${text}%`}`;
  return sql`(u.search_text LIKE ${`${text}%`} OR u.search_text LIKE ${`% ${text}%`})`;
}
