import { and, eq, sql } from 'drizzle-orm';
import { audit } from '../../../audit.ts';
import { now } from '../../../clock.ts';
import { lockCompany } from '../../../db/lockCompany.ts';
import { oneRow } from '../../../db/rows.ts';
import { groups, scimGroups } from '../../../db/schema.ts';
import { assignMembers, createSet, removeSet, renameSet, unassignMembers } from '../../memberSets/public.ts';
import { requirePaid, type ScimCall } from '../call.ts';
import type { GroupChange, MemberStep } from './groupAttributes.ts';
import { findGroupByName, findManagedGroup, findMembers, findNamed, type ManagedGroup } from './groups.queries.ts';
import { invalidValue, notFound, ScimError } from '../scimError.ts';

async function readManaged({ tx, actor }: ScimCall, id: string): Promise<ManagedGroup> {
  const group = await findManagedGroup(tx, actor.companyId, id);
  if (!group) throw notFound();
  return group;
}

/** Creates a group, or takes over the one of this name that the company has already, with the members that admins gave it. */
export async function addGroup(
  call: ScimCall,
  { displayName: name, externalId = null, members }: GroupChange & { displayName: string },
) {
  const { tx, actor } = call;
  const { companyId } = actor;
  requirePaid(actor);
  await lockCompany(tx, actor);
  const present = await findGroupByName(tx, companyId, name);
  if (present?.isManaged) throw new ScimError(409, 'There is a group of this displayName', 'uniqueness');
  const groupId = present?.id ?? (await createSet(call, 'groups', name)).id;
  if (present) await audit(tx, actor, { action: 'scim.adopted', subject: { type: 'group', id: groupId, label: name } });
  await tx.insert(scimGroups).values({ groupId, companyId, externalId });
  await changeMembers(call, groupId, members);
  return readManaged(call, groupId);
}

export async function changeGroup(
  call: ScimCall,
  id: string,
  { displayName, externalId, members }: GroupChange,
): Promise<ManagedGroup> {
  const { tx, actor } = call;
  await lockCompany(tx, actor);
  await readManaged(call, id);
  requirePaid(actor);
  if (displayName !== undefined) await renameSet(call, 'groups', id, displayName);
  if (externalId !== undefined) await tx.update(scimGroups).set({ externalId }).where(eq(scimGroups.groupId, id));
  await changeMembers(call, id, members);
  const ofCompany = and(eq(groups.companyId, actor.companyId), eq(groups.id, id));
  await tx.update(groups).set({ updatedAt: now() }).where(ofCompany);
  return readManaged(call, id);
}

/** A group that still has members of the admins is theirs from then on; another one is deleted. */
export async function removeGroup(call: ScimCall, id: string): Promise<void> {
  const { tx, actor } = call;
  await lockCompany(tx, actor);
  const { name } = await readManaged(call, id);
  requirePaid(actor);
  await changeMembers(call, id, [{ kind: 'set', ids: [] }]);
  const { left } = await oneRow<{ left: number }>(tx, sql`SELECT count(*)::int AS left FROM user_groups WHERE group_id = ${id}`);
  if (left === 0) return void (await removeSet(call, 'groups', id));
  await tx.delete(scimGroups).where(eq(scimGroups.groupId, id));
  await audit(tx, actor, { action: 'scim.released', subject: { type: 'group', id, label: name } });
}

async function changeMembers(call: ScimCall, groupId: string, steps: readonly MemberStep[]): Promise<void> {
  for (const { kind, ids } of steps) {
    const memberIds = [...new Set(ids)];
    const named = await findNamed(call.tx, call.actor.companyId, groupId, memberIds);
    if (kind !== 'remove' && named.length < memberIds.length) throw invalidValue('A member is not a user of this directory');
    const open = named.filter(({ isOpen }) => isOpen);
    if (kind !== 'remove')
      await change(
        call,
        groupId,
        assignMembers,
        open.filter(({ isMember }) => !isMember).map(({ id }) => id),
      );
    if (kind === 'remove')
      await change(
        call,
        groupId,
        unassignMembers,
        open.filter(({ isMember }) => isMember).map(({ id }) => id),
      );
    if (kind === 'set') await change(call, groupId, unassignMembers, await othersThan(call, groupId, memberIds));
  }
}

/** Members whom the directory manages, but no longer names. */
async function othersThan({ tx, actor }: ScimCall, groupId: string, keptIds: readonly string[]): Promise<string[]> {
  const kept = new Set(keptIds);
  const members = (await findMembers(tx, groupId)).map(({ userId }) => userId).filter((id) => !kept.has(id));
  const named = await findNamed(tx, actor.companyId, groupId, members);
  return named.filter(({ isOpen }) => isOpen).map(({ id }) => id);
}

/** With the statements, audit entries and jobs of the admins’ own changes. */
async function change(call: ScimCall, groupId: string, work: typeof assignMembers, userIds: string[]): Promise<void> {
  if (userIds.length > 0) await work({ ...call, body: { userIds, isAllUsersSelected: false } }, 'groups', groupId);
}
