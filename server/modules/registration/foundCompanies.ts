import { randomUUID } from 'node:crypto';
import { noDepartment } from '#contract/people/departments';
import { now } from '../../clock.ts';
import { departments, userDepartments, users } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import { insertCompanies, type NewCompany } from '../companies/public.ts';

interface Founding {
  company: NewCompany;
  /** `id` is that of the account at the identity provider. */
  owner: { id: string; email: string; name: string; lastName: string; invitedAt?: Date; invitedBy?: string };
}

/**
 * Creates companies, each with its owner in a first department. Returns their ids, in the same order. Names and addresses are checked, and
 * the names locked, by the caller. As owner of the tables.
 */
export async function foundCompanies(tx: Tx, founded: readonly Founding[]): Promise<string[]> {
  const ids = await insertCompanies(
    tx,
    founded.map(({ company }) => company),
  );
  const times = { createdAt: now(), updatedAt: now() };
  const people = founded.map(({ owner }, index) => ({
    ...owner,
    companyId: ids[index] ?? '',
    role: 'admin' as const,
    isOwner: true,
    hasLogin: true,
    ...times,
  }));
  await tx.insert(users).values(people);
  const first = people.map(({ companyId }) => ({ id: randomUUID(), companyId, name: noDepartment, ...times }));
  await tx.insert(departments).values(first);
  await tx
    .insert(userDepartments)
    .values(people.map(({ id: userId, companyId }, index) => ({ companyId, userId, departmentId: first[index]?.id ?? '' })));
  return ids;
}
