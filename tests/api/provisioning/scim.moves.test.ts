import { beforeEach, describe, expect, it } from 'vitest';
import { type BareServer, codeOf } from '#tests/support/server/bareServer';
import { addUser, aProvisionedCompany, patchOf, type ProvisionedCompany, type ScimClient } from '#tests/support/server/scimClient';
import { serverOfFile } from '#tests/support/server/serverOfFile';

let server: BareServer;
let company: ProvisionedCompany;
let scim: ScimClient;
const query = serverOfFile((started) => void (server = started));
beforeEach(async () => {
  company = await aProvisionedCompany(server);
  scim = await company.connect();
});

const address = (name: string) => `${name}@${company.domain}`;
/** The directory gives somebody another address. */
const move = (id: string, value: string) =>
  scim('PATCH', `/Users/${id}`, patchOf({ op: 'replace', path: 'emails[type eq "work"].value', value }));
/** The other admin, taken over by the directory, which names another address for them. */
async function askForAdmin(to = address('evil')) {
  const id = await addUser(scim, company.admin.email);
  const reply = await move(id, to);
  expect([reply.statusCode, reply.json().emails[0].value]).toEqual([200, company.admin.email]);
  return id;
}
const decide = async (email: string, userId: string, isConfirmed: boolean, newEmail = address('evil')) => {
  const session = await server.open(email);
  const path = `/gateway/rest/v1/company/${company.companyId}/provisioned-people/${userId}/address`;
  return server.post(path, { isConfirmed, newEmail, ...(await server.step(session)) }, session);
};
const listed = async (email: string) => {
  const filter = encodeURIComponent(JSON.stringify({ states: ['moving'] }));
  const path = `/gateway/rest/v1/company/${company.companyId}/provisioned-people?filter=${filter}`;
  return (await server.get(path, await server.open(email))).json<{ id: string; newEmail: string; mayDecideMove: boolean }[]>();
};
const mailed = async () =>
  (
    await query(
      "SELECT recipient FROM mails WHERE company_id = $1 AND template = 'address_by_directory_asked' ORDER BY recipient",
      [company.companyId],
    )
  ).rows.map(({ recipient }) => recipient);

describe('the address that a directory gives to somebody who uses the panel', () => {
  it('waits: they and the account owner are asked once, and nothing has moved', async () => {
    const id = await askForAdmin();
    await move(id, address('evil'));
    expect(await company.row(id)).toMatchObject({ email: company.admin.email });
    expect(await mailed()).toEqual([company.admin.email, company.owner.email].sort());
    expect(await server.open(company.admin.email)).toBeTruthy();
    const sessions = await server.get(company.tokenPath, await server.open(company.owner.email));
    expect(sessions.json().moving).toBe(1);
  });

  it('is confirmed by the person or the owner, and by no other admin', async () => {
    const mallory = await server.person({ companyId: company.companyId, email: address('mallory') });
    const id = await askForAdmin();
    expect(await listed(mallory.email)).toMatchObject([{ id, newEmail: address('evil'), mayDecideMove: false }]);
    expect(codeOf(await decide(mallory.email, id, true))).toBe('permission_denied');
    expect(await listed(company.admin.email)).toMatchObject([{ mayDecideMove: true }]);
    expect((await decide(company.owner.email, id, true)).statusCode).toBe(200);
    expect(await company.row(id)).toMatchObject({ email: address('evil'), email_verified: true });
    const told = await query("SELECT recipient FROM mails WHERE user_id = $1 AND template = 'address_by_directory'", [id]);
    expect(told.rows).toEqual([{ recipient: company.admin.email }]);
    expect(await listed(company.owner.email)).toEqual([]);
  });

  it('is confirmed only as it was seen: the directory may name another one meanwhile', async () => {
    const id = await askForAdmin(address('ana.new'));
    await move(id, address('evil'));
    expect(codeOf(await decide(company.owner.email, id, true, address('ana.new')))).toBe('nothing_to_change');
    expect(await company.row(id)).toMatchObject({ email: company.admin.email });
  });

  it('is declined for good: the directory may go on naming it, nobody is asked again', async () => {
    const id = await askForAdmin();
    expect((await decide(company.admin.email, id, false)).statusCode).toBe(200);
    await move(id, address('evil'));
    expect(await mailed()).toHaveLength(2);
    expect(await listed(company.owner.email)).toEqual([]);
    expect(await company.row(id)).toMatchObject({ email: company.admin.email });
  });

  it('is forgotten when the directory names the present one again', async () => {
    const id = await askForAdmin();
    await move(id, company.admin.email);
    expect(await listed(company.owner.email)).toEqual([]);
    expect(codeOf(await decide(company.owner.email, id, true))).toBe('nothing_to_change');
  });

  it('must still be inside a proved domain, and free, when somebody says yes', async () => {
    const id = await askForAdmin();
    await server.person({ companyId: company.companyId, role: 'user', email: address('evil') });
    expect(codeOf(await decide(company.owner.email, id, true))).toBe('email_in_use');
    await query('UPDATE company_domains SET proved_at = NULL WHERE company_id = $1', [company.companyId]);
    expect(codeOf(await decide(company.owner.email, id, true))).toBe('domain_not_proved');
    expect(await company.row(id)).toMatchObject({ email: company.admin.email });
  });

  it('waits as well for somebody who was an admin and became a learner', async () => {
    await query("UPDATE users SET role = 'user', first_session_at = now() WHERE id = $1", [company.admin.id]);
    await askForAdmin();
    expect(await company.row(company.admin.id)).toMatchObject({ email: company.admin.email });
    // They may not enter the panel, where the answer is given.
    expect(await mailed()).toEqual([company.owner.email]);
  });
});
