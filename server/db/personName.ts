import { type SQL, sql } from 'drizzle-orm';

/** Given and last name of `users`, under the alias; empty for somebody without both. */
export const personNameSql = (alias: string): SQL => {
  const person = sql.identifier(alias);
  return sql`btrim(${person}.name || ' ' || ${person}.last_name)`;
};

/** What a person is called: the name, or the address of somebody without one. */
export const nameOrEmailSql = (alias: string): SQL =>
  sql`coalesce(nullif(${personNameSql(alias)}, ''), ${sql.identifier(alias)}.email)`;
