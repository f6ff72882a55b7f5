import { sql } from 'drizzle-orm';
import { audit } from '../../audit.ts';
import { now } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { allowLongStatements } from '../../db/longStatements.ts';
import { memberships, type SetKind } from '../../db/memberships.ts';
import { rows, run } from '../../db/rows.ts';
import type { Tx } from '../../db/tx.ts';
import { refuseNameInUse } from '../../db/uniqueViolation.ts';
import { findSet, type MemberSetOut } from './memberSets.queries.ts';

interface Change {
  tx: Tx;
  actor: Actor;
}

export const subjectTypes = { departments: 'department', groups: 'group' } as const satisfies Record<SetKind, string>;

export async function createSet({ tx, actor }: Change, kind: SetKind, name: string): Promise<MemberSetOut> {
  const at = now();
  const [made] = await refuseNameInUse(() =>
    rows<{ id: string }>(
      tx,
      sql`INSERT INTO ${memberships[kind].sets} (company_id, name, created_at, updated_at) VALUES (${actor.companyId}, ${name}, ${at}, ${at}) RETURNING id`,
    ),
  );
  if (!made) throw new Error('nothing was created');
  await audit(tx, actor, {
    action: `${kind}.created`,
    subject: { type: subjectTypes[kind], id: made.id, label: name },
    after: { name },
  });
  return findSet(tx, actor.companyId, kind, made.id);
}

export async function renameSet({ tx, actor }: Change, kind: SetKind, id: string, name: string): Promise<MemberSetOut> {
  const before = await findSet(tx, actor.companyId, kind, id);
  if (before.name === name) return before;
  await refuseNameInUse(() =>
    run(
      tx,
      sql`UPDATE ${memberships[kind].sets} SET name = ${name}, updated_at = ${now()} WHERE company_id = ${actor.companyId} AND id = ${id}`,
    ),
  );
  const subject = { type: subjectTypes[kind], id, label: name };
  await audit(tx, actor, { action: `${kind}.renamed`, subject, before: { name: before.name }, after: { name } });
  return { ...before, name };
}

/** Deletes a department or group; its members stay in the company. */
export async function removeSet({ tx, actor }: Change, kind: SetKind, id: string): Promise<Record<string, never>> {
  await allowLongStatements(tx);
  const { name, usersCount } = await findSet(tx, actor.companyId, kind, id);
  await run(tx, sql`DELETE FROM ${memberships[kind].sets} WHERE company_id = ${actor.companyId} AND id = ${id}`);
  await audit(tx, actor, {
    action: `${kind}.deleted`,
    subject: { type: subjectTypes[kind], id, label: name },
    before: { name, usersCount },
  });
  return {};
}
