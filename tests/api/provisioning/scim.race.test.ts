import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rows } from '#server/db/rows';
import { ownerTx } from '#server/db/tx';
import { type BareServer } from '#tests/support/server/bareServer';
import { addUser, aProvisionedCompany, patchOf } from '#tests/support/server/scimClient';
import { untilWaiting } from '#tests/support/server/untilWaiting';
import { serverOfFile } from '#tests/support/server/serverOfFile';

// @once: two calls race for one thing; the wrong one must never win.

let server: BareServer;
// Jobs would wait for the company, too, and count as one of the two calls.
const query = serverOfFile((started) => void (server = started), { withJobs: false });

const off = patchOf({ op: 'replace', value: { active: false } });
const statusOf = ({ statusCode }: { statusCode: number }) => statusCode;

/** Makes two calls at once: both wait, for the company or for a person of it, before one of them goes on. */
async function atOnce<T>(companyId: string, one: () => Promise<T>, other: () => Promise<T>, userId?: string): Promise<T[]> {
  let calls: Promise<T[]> | undefined;
  await ownerTx(server.services.db, async (tx) => {
    const held = userId ? sql`users WHERE id = ${userId}` : sql`companies WHERE id = ${companyId}`;
    await rows(tx, sql`SELECT 1 FROM ${held} FOR UPDATE`);
    calls ??= Promise.all([one(), other()]);
    await untilWaiting(server.services.db, tx, 2);
  });
  return (await calls) ?? [];
}

describe('two calls of a directory at once', () => {
  it('take one person their access at the limit, and hold the other', async () => {
    const company = await aProvisionedCompany(server);
    const scim = await company.connect();
    const ids: string[] = [];
    for (let i = 0; i < 6; i += 1) ids.push(await addUser(scim, `r${i}@${company.domain}`));
    for (const id of ids.slice(0, 4)) await scim('PATCH', `/Users/${id}`, off);
    const [one = '', other = ''] = ids.slice(4);
    const deactivate = (id: string) => () => scim('PATCH', `/Users/${id}`, off);
    const replies = await atOnce(company.companyId, deactivate(one), deactivate(other));
    expect(replies.map(statusOf)).toEqual([200, 200]);
    const { rows: states } = await query(
      'SELECT count(*) FILTER (WHERE disabled)::int AS disabled, count(held_at)::int AS held FROM users WHERE company_id = $1',
      [company.companyId],
    );
    expect(states[0]).toEqual({ disabled: 5, held: 1 });
  });

  it('add a person once', async () => {
    const company = await aProvisionedCompany(server);
    const scim = await company.connect();
    const add = () => scim('POST', '/Users', { userName: `once@${company.domain}` });
    expect((await atOnce(company.companyId, add, add)).map(statusOf).sort()).toEqual([201, 409]);
  });

  it('leave one of the last two admins', async () => {
    const company = await aProvisionedCompany(server);
    const scim = await company.connect();
    await query('UPDATE users SET is_owner = false, scim_managed = true WHERE company_id = $1', [company.companyId]);
    await query(
      'INSERT INTO scim_people (user_id, company_id, user_name) SELECT id, company_id, email FROM users WHERE company_id = $1',
      [company.companyId],
    );
    const deactivate = (id: string) => () => scim('PATCH', `/Users/${id}`, off);
    const replies = await atOnce(company.companyId, deactivate(company.owner.id), deactivate(company.admin.id));
    expect(replies.map(statusOf).sort()).toEqual([200, 403]);
  });
});

describe('an admin and a directory at once', () => {
  it('end with somebody who is active: what is confirmed first is undone, and later there is nothing to confirm', async () => {
    const company = await aProvisionedCompany(server);
    const session = await server.open(company.owner.email);
    const scim = await company.connect();
    const id = await addUser(scim, `both@${company.domain}`);
    await query('UPDATE users SET held_at = now() WHERE id = $1', [id]);
    const confirm = () =>
      server.post(
        `/gateway/rest/v1/company/${company.companyId}/provisioned-people/decisions`,
        { isConfirmed: true, userIds: [id] },
        session,
      );
    const activate = () => scim('PATCH', `/Users/${id}`, patchOf({ op: 'replace', value: { active: true } }));
    const [told, decided] = await atOnce(company.companyId, activate, confirm, id);
    expect([[200, 409].includes(decided?.statusCode ?? 0), told?.statusCode]).toEqual([true, 200]);
    expect(await company.row(id)).toMatchObject({ held_at: null, disabled: false });
  });

  it('make two tokens at once, of which one is in force', async () => {
    const company = await aProvisionedCompany(server);
    const session = await server.open(company.owner.email);
    const tokens = await atOnce(
      company.companyId,
      () => company.makeToken(session),
      () => company.makeToken(session),
    );
    expect(new Set(tokens).size).toBe(2);
    const { rows: found } = await query('SELECT hint FROM scim_tokens WHERE company_id = $1', [company.companyId]);
    expect(found).toHaveLength(1);
  });
});
