import { type SQL, sql } from 'drizzle-orm';

/** Over people `u`, as in `contract/people/languageAndZone.ts`: what somebody set. */
export const setColumns: SQL = sql`CASE WHEN NOT u.language_guessed THEN u.language END AS language,
  CASE WHEN NOT u.time_zone_guessed THEN u.time_zone END AS "timeZone"`;

/** What a browser named, as far as nobody has set it. */
export const guessedColumns: SQL = sql`CASE WHEN u.language_guessed THEN u.language END AS "guessedLanguage",
  CASE WHEN u.time_zone_guessed THEN u.time_zone END AS "guessedTimeZone"`;
