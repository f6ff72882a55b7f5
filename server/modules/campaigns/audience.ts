import type { AudienceKind } from '#contract/people/audience';
import { findByName, type Named } from '../../db/audience.ts';
import type { SetKind } from '../../db/memberships.ts';
import type { Tx } from '../../db/tx.ts';

/** The fields of a request that name departments and groups. */
const fields = { departments: 'user_departments', groups: 'selectedGroups' } as const satisfies Record<SetKind, string>;

export type NamedSets = Record<(typeof fields)[SetKind], readonly string[]>;

/** Departments or groups that a request names; none for everybody. Refuses unknown names with validation_failed. */
export async function requestedSets(tx: Tx, companyId: string, kind: AudienceKind, body: NamedSets): Promise<Named[]> {
  if (kind !== 'departments' && kind !== 'groups') return [];
  return findByName(tx, companyId, kind, body[fields[kind]], fields[kind]);
}
