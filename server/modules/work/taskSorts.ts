import { type SQL, sql } from 'drizzle-orm';
import type { Tasks } from './kind.ts';

/** Expression over campaigns `c`: what their tasks are called (`TaskKind`); null where a campaign has none to do. */
export const taskOf = ({ sorts }: Tasks): SQL =>
  sql`CASE ${sql.join(
    sorts.map(({ task, where }) => sql`WHEN ${where} THEN ${task}::text`),
    sql` `,
  )} END`;
