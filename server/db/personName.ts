import { type SQL, sql } from 'drizzle-orm';

/** First and last name of `users`, under the alias; empty for a person without both. */
export const personNameSql = (alias: string): SQL => {
  const person = sql.identifier(alias);
  return sql`btrim(${person}.name || ' ' || ${person}.last_name)`;
};

/** The name of a person, or the e-mail address if there is no name. */
export const nameOrEmailSql = (alias: string): SQL =>
  sql`coalesce(nullif(${personNameSql(alias)}, ''), ${sql.identifier(alias)}.email)`;

/** The same of the person with an id, while the account exists. */
export const presentNameSql = (id: SQL): SQL =>
  sql`(SELECT ${nameOrEmailSql('u')} FROM users u WHERE u.id = ${id} AND u.deleted_at IS NULL)`;
