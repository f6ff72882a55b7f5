import { type SQL, sql } from 'drizzle-orm';
import type { MemberSelection } from '#contract/people/memberSets';
import { audit } from '../../audit.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { lockCompany } from '../../db/lockCompany.ts';
import { allowLongStatements } from '../../db/longStatements.ts';
import { memberships, type SetKind } from '../../db/memberships.ts';
import { oneRow, rows, run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { sendJob } from '../../jobs/send.ts';
import type { Services } from '../../services.ts';
import { assignWork } from '../work/public.ts';
import { isAbove, describeSelection, requireSameTotal, uniqueIds, type PeopleFilters, peopleWhere } from '../users/public.ts';
import { subjectTypes } from './changeSets.ts';
import { findSet } from './memberSets.queries.ts';

interface Change {
  tx: Tx;
  actor: Actor;
  body: MemberSelection;
  services: Services;
}

const manyPeople = 2000;
const inSet = (kind: SetKind, id: string): PeopleFilters => (kind === 'departments' ? { departmentId: id } : { groupId: id });

/** `skipped`: people whose role is above the caller's. */
interface Changed {
  changed: number;
  skipped: number;
}

/** Adds the selected people; "all" means everybody who matches and is not a member yet. */
export async function assignMembers(change: Change, kind: SetKind, id: string): Promise<Changed> {
  const outside: PeopleFilters = { notIn: { kind, id } };
  return changeMembers(change, { kind, id, verb: 'assigned', affected: outside });
}

/** Removes the selected people; "all" means every member who matches. */
export async function unassignMembers(change: Change, kind: SetKind, id: string): Promise<Changed> {
  const inside = inSet(kind, id);
  return changeMembers(change, { kind, id, verb: 'unassigned', affected: inside });
}

interface How {
  kind: SetKind;
  id: string;
  verb: 'assigned' | 'unassigned';
  /** People who are affected. */
  affected: PeopleFilters;
}

async function changeMembers({ tx, actor, body, services }: Change, { kind, id, verb, affected }: How): Promise<Changed> {
  await allowLongStatements(tx);
  await lockCompany(tx, actor);
  const { companyId } = actor;
  const { name } = await findSet(tx, companyId, kind, id);
  const named = sql`u.company_id = ${companyId} AND u.id = ANY(${sql.param(uniqueIds(body))}::uuid[])`;
  const matching = peopleWhere(companyId, { ...body, ...affected });
  const selected = body.isAllUsersSelected
    ? matching
    : sql`${named} AND ${peopleWhere(companyId, { ...affected, includeDisabled: true })}`;

  const above = isAbove(actor);
  const counts = await countPeople(tx, body.isAllUsersSelected ? matching : named, above);
  requireSameTotal(body, counts.changed + counts.skipped);
  const { changed, skipped } = body.isAllUsersSelected ? counts : await countPeople(tx, selected, above);
  if (changed === 0 && skipped > 0) throw new Refusal('user_not_editable', { info: 'role_above' });
  if (changed === 0) return { changed, skipped };

  const auditId = await audit(tx, actor, {
    action: `${kind}.${verb}`,
    subject: { type: subjectTypes[kind], id, label: name },
    selection: describeSelection(body),
    subjectsSql: sql`SELECT u.id FROM people u WHERE ${selected} AND NOT ${above}`,
  });
  await run(tx, verb === 'assigned' ? putIn(companyId, kind, id, auditId) : takeOut(companyId, kind, id, auditId));
  if (verb === 'assigned') await sendJob(tx, assignWork, { companyId, auditId });
  if (changed >= manyPeople && services.db.kind === 'pglite') await rows(tx, sql`SELECT heed_analyze_people()`);
  return { changed, skipped };
}

const countPeople = (tx: Tx, where: SQL, above: SQL): Promise<Changed> =>
  oneRow<Changed>(
    tx,
    sql`SELECT count(*) FILTER (WHERE NOT ${above})::int AS changed, count(*) FILTER (WHERE ${above})::int AS skipped
      FROM people u WHERE ${where}`,
  );

function putIn(companyId: string, kind: SetKind, id: string, auditId: string): SQL {
  const { members, setId } = memberships[kind];
  return sql`INSERT INTO ${members} (company_id, user_id, ${setId})
    SELECT ${companyId}, s.user_id, ${id} FROM audit_subjects s WHERE s.audit_id = ${auditId} ON CONFLICT DO NOTHING`;
}

function takeOut(companyId: string, kind: SetKind, id: string, auditId: string): SQL {
  const { members, setId } = memberships[kind];
  return sql`DELETE FROM ${members} m USING audit_subjects s
    WHERE s.audit_id = ${auditId} AND m.company_id = ${companyId} AND m.${setId} = ${id} AND m.user_id = s.user_id`;
}
