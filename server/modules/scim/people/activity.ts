import { and, eq, sql } from 'drizzle-orm';
import { audit } from '../../../audit.ts';
import { machineTime, now } from '../../../clock.ts';
import type { Actor } from '../../../core/actor.ts';
import { oneRow } from '../../../db/rows.ts';
import { scimPeople, users } from '../../../db/schema.ts';
import type { Tx } from '../../../db/tx.ts';
import { hourMs } from '#contract/kit/durations';
import { endSessions } from '../../session/public.ts';
import { adminsOf, applyDisabled, mailAdmins } from '../../users/public.ts';
import type { ScimCall } from '../call.ts';
import { adminDeactivated, waveHeld } from '../mails.ts';
import { tellOwners } from './owners.ts';
import type { ManagedPerson } from './people.queries.ts';
import { isActive } from '../representation.ts';
import { ScimError } from '../scimError.ts';
import { isWithinLimit } from './waves.ts';

const subjectOf = ({ id, email }: ManagedPerson) => ({ type: 'user', id, label: email }) as const;
const ofPerson = ({ companyId }: Actor, { id }: ManagedPerson) => and(eq(users.companyId, companyId), eq(users.id, id));

/** Without another enabled admin nobody could administer the company, nor confirm anything. */
async function requireOtherAdmin(tx: Tx, { companyId }: Actor, { id, role }: ManagedPerson): Promise<void> {
  if (role === 'user') return;
  const { others } = await oneRow<{ others: number }>(
    tx,
    sql`SELECT count(*)::int AS others FROM ${adminsOf(companyId)} AND a.id <> ${id}`,
  );
  if (others === 0) throw new ScimError(403, 'SCIM does not deactivate the last admin of a company');
}

/**
 * Takes a person their access. Above the limit they are held: they cannot sign in, and all else stays until an admin confirms it.
 * `isRemoved`: the directory deletes the person, and no longer manages them once they are disabled. A directory erases nobody's record.
 */
export async function deactivate(
  { tx, actor, tokenId }: ScimCall,
  person: ManagedPerson,
  { isRemoved = false } = {},
): Promise<void> {
  const removal = isRemoved ? { removedAt: machineTime(), externalId: null } : {};
  const wasActive = isActive(person);
  if (wasActive) {
    await requireOtherAdmin(tx, actor, person);
    const isWithin = await isWithinLimit(tx, actor, tokenId, 'deactivated');
    await tx
      .update(scimPeople)
      .set({ deactivatedAt: machineTime(), deactivatedBy: tokenId })
      .where(eq(scimPeople.userId, person.id));
    await (isWithin ? disable(tx, actor, person) : hold(tx, actor, person));
    await tellOwners({ tx, actor }, person, adminDeactivated);
  }
  if (!isRemoved) return;
  await tx.update(scimPeople).set(removal).where(eq(scimPeople.userId, person.id));
  const [{ heldAt } = { heldAt: null }] = await tx.select({ heldAt: users.heldAt }).from(users).where(ofPerson(actor, person));
  if (!heldAt) await tx.update(users).set({ scimManaged: false, updatedAt: now() }).where(ofPerson(actor, person));
  await audit(tx, actor, { action: 'scim.released', subject: subjectOf(person) });
}

async function disable(tx: Tx, actor: Actor, person: ManagedPerson): Promise<void> {
  const subjectsSql = sql`SELECT ${person.id}::uuid`;
  const auditId = await audit(tx, actor, {
    action: 'users.disabled',
    subject: subjectOf(person),
    after: { disabled: true },
    subjectsSql,
  });
  await applyDisabled(tx, actor, auditId, true);
}

async function hold(tx: Tx, actor: Actor, person: ManagedPerson): Promise<void> {
  await tellAdmins(tx, actor, person);
  await tx.update(users).set({ heldAt: machineTime(), updatedAt: now() }).where(ofPerson(actor, person));
  await endSessions(tx, [person.id]);
  await audit(tx, actor, { action: 'scim.held', subject: subjectOf(person) });
}

/** Tells the admins once an hour that people are held: somebody has to say yes or no. */
async function tellAdmins(tx: Tx, { companyId }: Actor, { id }: ManagedPerson): Promise<void> {
  const since = new Date(machineTime().getTime() - hourMs);
  const where = sql`u.id <> ${id} AND NOT EXISTS (SELECT 1 FROM people h WHERE h.held_at > ${since})`;
  await mailAdmins(tx, companyId, waveHeld, {}, where);
}

/** Gives a person their access back. */
export async function activate({ tx, actor }: ScimCall, person: ManagedPerson): Promise<void> {
  if (isActive(person)) return;
  const subjectsSql = sql`SELECT ${person.id}::uuid`;
  const auditId = await audit(tx, actor, {
    action: 'users.enabled',
    subject: subjectOf(person),
    after: { disabled: false },
    subjectsSql,
  });
  await applyDisabled(tx, actor, auditId, false);
}
