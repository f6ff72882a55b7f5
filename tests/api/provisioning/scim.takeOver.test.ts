import { describe, expect, it } from 'vitest';
import { type BareServer, codeOf } from '#tests/support/server/bareServer';
import { addUser, aProvisionedCompany, scimClient } from '#tests/support/server/scimClient';
import { serverOfFile } from '#tests/support/server/serverOfFile';

let server: BareServer;
const query = serverOfFile((started) => void (server = started));

describe('people of a directory that is gone', () => {
  it('are managed by admins again once the token is revoked, but for those who are held; a directory that comes back takes them over', async () => {
    const company = await aProvisionedCompany(server);
    const session = await server.open(company.owner.email);
    const scim = scimClient(server, await company.makeToken(session));
    const [free, held] = [await addUser(scim, `free@${company.domain}`), await addUser(scim, `held@${company.domain}`)];
    const group = (await scim('POST', '/Groups', { displayName: 'Crew', members: [{ value: free }] })).json().id;
    await query('UPDATE users SET held_at = now() WHERE id = $1', [held]);
    const base = `/rest/v1/company/${company.companyId}`;
    const takeOver = (expectedTotal: number) =>
      company.call('POST', `${base}/provisioned-people/take-over`, session, { expectedTotal });
    expect(codeOf(await takeOver(1))).toBe('scim_token_in_force');
    await company.call('DELETE', `/api/v1/scim/v2/bearer_token/company/${company.companyId}`, session);
    const disable = () =>
      company.call('PATCH', `/api/v1/users/${company.companyId}/change_users_disable_status`, session, {
        isDisabled: true,
        isAllUsersSelected: false,
        userIds: [free],
      });
    expect(codeOf(await disable())).toBe('nothing_to_change');
    expect(codeOf(await takeOver(2))).toBe('total_changed');
    expect((await takeOver(1)).json()).toEqual({ changed: 1 });
    expect((await disable()).statusCode).toBe(200);
    expect(await company.row(held)).toMatchObject({ scim_managed: true, held_at: expect.any(Date) });
    const again = scimClient(server, await company.makeToken(session));
    expect((await again('GET', `/Users/${free}`)).statusCode).toBe(404);
    expect((await again('GET', `/Groups/${group}`)).statusCode).toBe(404);
    expect(await addUser(again, `free@${company.domain}`)).toBe(free);
    expect((await again('POST', '/Groups', { displayName: 'Crew' })).json().id).toBe(group);
  });
});
