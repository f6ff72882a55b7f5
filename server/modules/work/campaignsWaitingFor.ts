import { sql } from 'drizzle-orm';
import { type WaitingList, waitingLists } from '#contract/people/departments';
import { awaitsMembers } from '../../db/audience.ts';
import { rows } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { workWithTasks } from './kind.ts';
import { taskOf } from './taskSorts.ts';

interface Names {
  departmentNames: readonly string[];
  groupNames: readonly string[];
}

interface Waiting {
  list: WaitingList;
  id: string;
  name: string;
}

const lower = (names: readonly string[]) => names.map((name) => name.toLowerCase());

/** Running campaigns that a new member of these departments and groups would get as a task: those for everybody, and those for one of the sets. */
export async function campaignsWaitingFor(
  tx: Tx,
  companyId: string,
  { departmentNames, groupNames }: Names,
): Promise<Record<WaitingList, { id: string; name: string }[]>> {
  const names = { departments: lower(departmentNames), groups: lower(groupNames) };
  const queries = workWithTasks().map(
    ({ campaigns, moves, links, tasks }) => sql`SELECT ${tasks.waitingList}::text AS list, c.id, c.name FROM ${sql.raw(campaigns)} c
      WHERE c.company_id = ${companyId} AND c.status = ${moves.start.to} AND ${taskOf(tasks)} IS NOT NULL AND ${awaitsMembers(links, names)}`,
  );
  const found = await rows<Waiting>(tx, sql`SELECT * FROM (${sql.join(queries, sql` UNION ALL `)}) w ORDER BY lower(w.name), w.id`);
  const of = (list: WaitingList) => found.filter((one) => one.list === list).map(({ id, name }) => ({ id, name }));
  return Object.fromEntries(waitingLists.map((list) => [list, of(list)])) as Record<WaitingList, { id: string; name: string }[]>;
}
