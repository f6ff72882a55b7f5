import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { scimTokenPrefix } from '#contract/company/scim';
import type { contract } from '#contract/index';
import { audit } from '../../audit.ts';
import { machineTime } from '../../clock.ts';
import type { Actor } from '../../core/actor.ts';
import { Refusal } from '../../core/refusal.ts';
import { requireOwnCompany } from '../../core/requireOneself.ts';
import { lockCompany } from '../../db/lockCompany.ts';
import { oneRow } from '../../db/rows.ts';
import { scimTokens } from '../../db/schema.ts';
import type { Tx } from '../../db/tx.ts';
import type { Handlers } from '../../http/handler.ts';
import { decide, isMoving, listProvisioned } from './held.ts';
import { decideMove } from './people/moveRequest.ts';
import { inheritWaves } from './people/waves.ts';
import { scimUrl } from './representation.ts';
import { scimHashOf } from './requireToken.ts';
import { takeOver } from './takeOver.ts';

const { id, hint, createdAt, lastUsedAt } = scimTokens;
const ofCompany = ({ companyId }: Actor) => eq(scimTokens.companyId, companyId);
const subjectOf = (token: { id: string; hint: string }) =>
  ({ type: 'scim', id: token.id, label: `${scimTokenPrefix}…${token.hint}` }) as const;

/** Deletes the token in force. Undefined if there is none. */
async function takeToken(tx: Tx, actor: Actor): Promise<{ id: string; hint: string } | undefined> {
  const [taken] = await tx.delete(scimTokens).where(ofCompany(actor)).returning({ id, hint });
  return taken;
}

/** Times of tokens are real, like the times of sessions. */
export const handlers: Handlers<(typeof contract)['scim']> = {
  async getScim({ tx, actor, services }) {
    const [token] = await tx
      .select({ hint, createdAt, lastUsedAt, createdBy: sql<string | null>`heed_scim_token_creator()` })
      .from(scimTokens)
      .where(ofCompany(actor));
    const people = await oneRow<{ managed: number; held: number; moving: number }>(
      tx,
      sql`SELECT (SELECT count(*) FROM people u WHERE u.company_id = ${actor.companyId} AND u.scim_managed)::int AS managed,
        (SELECT count(*) FROM people u WHERE u.company_id = ${actor.companyId} AND u.held_at IS NOT NULL)::int AS held,
        (SELECT count(*) FROM scim_people s JOIN people u ON u.id = s.user_id
          WHERE s.company_id = ${actor.companyId} AND s.moves_to IS NOT NULL AND NOT s.move_declined AND ${isMoving})::int AS moving`,
    );
    return { baseUrl: scimUrl(services.env), token: token ?? null, ...people };
  },

  async createScimToken({ tx, actor }) {
    requireOwnCompany(actor);
    await lockCompany(tx, actor);
    const before = await takeToken(tx, actor);
    const token = `${scimTokenPrefix}${randomBytes(32).toString('base64url')}`;
    const made = { hash: scimHashOf(token), hint: token.slice(-4), createdBy: actor.userId, createdAt: machineTime() };
    const [row] = await tx
      .insert(scimTokens)
      .values({ companyId: actor.companyId, ...made })
      .returning({ id, hint });
    if (!row) throw new Error('the token is not there');
    await inheritWaves(tx, actor, row.id);
    await audit(tx, actor, {
      action: 'scim.token_created',
      subject: subjectOf(row),
      after: { isReplacement: before !== undefined },
    });
    return { token };
  },

  async revokeScimToken({ tx, actor }) {
    requireOwnCompany(actor);
    await lockCompany(tx, actor);
    const revoked = await takeToken(tx, actor);
    if (!revoked) throw new Refusal('not_found');
    await audit(tx, actor, { action: 'scim.token_revoked', subject: subjectOf(revoked) });
    return {};
  },

  listProvisionedPeople: listProvisioned,

  decideHeld: decide,
  decideMove,
  takeOverProvisioned: takeOver,
};
