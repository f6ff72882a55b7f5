import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getAdminPanelCompany } from '#contract/company/companies';
import { getTwoFactorRule, setTwoFactorRule } from '#contract/company/twoFactorRule';
import type { CallReply } from '#contract/kit/endpoint';
import { listUsers } from '#contract/people/users';
import { getMfa, verifyPassword } from '#contract/session/mfa';
import { type CurrentUser, refreshUser } from '#contract/session/session';
import { tick } from '#server/modules/clock';
import { password } from '#tests/support/server/bareServer';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { stepOf } from '#tests/support/calls/stepOf';
import { startTestServer, type TestServer, unlimited } from '#tests/support/server/testServer';

const dayMs = 86_400_000;
type Person = Awaited<ReturnType<TestServer['aUser']>>;

let server: TestServer;
let companyId: string;
let owner: Person;
let admin: Person;
let asOwner: Call;
let asAdmin: Call;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  companyId = (await server.aCompany({ name: 'Fabrikam' })).id;
  owner = await server.aUser({ companyId, role: 'admin', isOwner: true, mfaEnabled: true, name: 'Olga', lastName: 'Owner' });
  admin = await server.aUser({ companyId, role: 'admin', name: 'Ada', lastName: 'Admin' });
  asOwner = await signedIn(owner);
  asAdmin = await signedIn(admin);
});

const query = (text: string, values: unknown[] = []) => server.services.db.pool.query(text, values);
const signedIn = async (person: Person, company = companyId) =>
  callAs(server, { ...unlimited, ...(await server.signInAs(person)) }, company);
const factorOn = (person: Person, isOn: boolean) => query('UPDATE users SET mfa_enabled = $2 WHERE id = $1', [person.id, isOn]);
/** The rule is set by Ada, of whom only the password is asked. */
const require = async (inDays: number | null, by = asAdmin) => by(setTwoFactorRule, { body: { inDays, ...(await stepOf(by)) } });
const dateIs = (inDays: number) =>
  query("UPDATE companies SET two_factor_from = now() + $2 * interval '1 day' WHERE id = $1", [companyId, inDays]);
const rule = async (by = asOwner) => (await by(getTwoFactorRule)).json<CallReply<typeof getTwoFactorRule>>();
const me = async (by: Call) => (await by(refreshUser)).json<CurrentUser>();
const works = async (by: Call) => {
  const reply = await by(listUsers, { body: {} });
  return [reply.status, reply.code];
};
const mails = async () => {
  const { rows } = await query(
    "SELECT template, recipient FROM mails WHERE company_id = $1 AND template LIKE 'two_factor_%' ORDER BY template, recipient",
    [companyId],
  );
  return rows.map(({ template, recipient }) => [template, recipient]);
};

describe('two-factor authentication of all admins', () => {
  it('is required from a date, which people without a second factor are told', async () => {
    expect((await require(14)).status).toBe(200);
    const { requiredFrom, ...who } = await rule();
    expect(Date.parse(String(requiredFrom)) - Date.now()).toBeCloseTo(14 * dayMs, -5);
    expect(who).toEqual({ admins: 2, without: 1, names: [{ id: admin.id, name: 'Ada Admin', email: admin.email }] });
    expect(await mails()).toEqual([['two_factor_required', admin.email]]);
    expect(await me(asAdmin)).toMatchObject({ twoFactorRequiredFrom: requiredFrom, isTwoFactorDue: false });
    expect(await works(asAdmin)).toEqual([200, undefined]);
    const { rows } = await query("SELECT action, after FROM audit_log WHERE company_id = $1 AND action LIKE 'company.two%'", [
      companyId,
    ]);
    expect(rows).toEqual([{ action: 'company.two_factor_required', after: { takesEffectAt: requiredFrom } }]);
  });

  it('is brought to mind once, three days before, of whom still has none', async () => {
    await require(14);
    await tick(server.services);
    expect(await mails()).toHaveLength(1);
    await dateIs(2.9);
    await tick(server.services);
    await tick(server.services);
    expect(await mails()).toEqual([
      ['two_factor_reminder', admin.email],
      ['two_factor_required', admin.email],
    ]);
  });

  it('lets people without one do nothing but set one up, from the date on, in open sessions too', async () => {
    await require(14);
    await dateIs(-0.001);
    expect(await works(asAdmin)).toEqual([403, 'two_factor_required']);
    expect((await asAdmin(getAdminPanelCompany)).code).toBe('two_factor_required');
    expect(await me(asAdmin)).toMatchObject({ isTwoFactorDue: true });
    expect(await works(asOwner)).toEqual([200, undefined]);
    expect(await me(asOwner)).toMatchObject({ isTwoFactorDue: false });
    // The way to a second factor is open.
    expect((await asAdmin(getMfa)).status).toBe(200);
    expect((await asAdmin(verifyPassword, { body: { password, purpose: 'add_factor' } })).status).toBe(200);
    await factorOn(admin, true);
    expect(await works(asAdmin)).toEqual([200, undefined]);
  });

  it('is not asked in a session that single sign-on opened, nor of people of other companies who act here', async () => {
    await require(0);
    const connection = crypto.randomUUID();
    await query('UPDATE sessions SET connection_id = $2, factor = $3 WHERE user_id = $1', [admin.id, connection, 'sso']);
    expect(await works(asAdmin)).toEqual([200, undefined]);
    expect(await me(asAdmin)).toMatchObject({ twoFactorRequiredFrom: null, isTwoFactorDue: false, isSsoSession: true });
    const house = (await server.aCompany({ isHouse: true })).id;
    const staff = await signedIn(await server.aUser({ companyId: house, role: 'support' }), companyId);
    expect(await works(staff)).toEqual([200, undefined]);
  });

  it('follows people into other companies', async () => {
    const house = (await server.aCompany({ isHouse: true, twoFactorFrom: new Date(Date.now() - dayMs) })).id;
    const staff = await signedIn(await server.aUser({ companyId: house, role: 'support' }), companyId);
    expect(await works(staff)).toEqual([403, 'two_factor_required']);
  });

  it('ends when an admin says so; the owner hears of it', async () => {
    await require(14);
    expect((await require(null)).status).toBe(200);
    expect((await rule()).requiredFrom).toBeNull();
    expect((await mails()).at(0)).toEqual(['two_factor_no_longer', owner.email]);
    expect((await require(null)).status).toBe(200);
    expect(await mails()).toHaveLength(2);
  });

  it('can be moved to an earlier date, and to none that is later', async () => {
    await require(7);
    expect((await require(14)).code).toBe('validation_failed');
    const { requiredFrom: before } = await rule();
    expect((await require(0)).status).toBe(200);
    expect(Date.parse(String((await rule()).requiredFrom))).toBeLessThan(Date.parse(String(before)));
    await factorOn(admin, true);
    const { verificationTokenId } = await stepOf(asAdmin);
    await query('UPDATE mfa_steps SET confirmed_at = now() WHERE user_id = $1 AND confirmed_at IS NULL', [admin.id]);
    const moved = await asAdmin(setTwoFactorRule, { body: { inDays: 30, verificationTokenId } });
    expect([moved.status, moved.code]).toEqual([422, 'validation_failed']);
  });

  it('takes one of the offered dates only, and none from somebody of another company', async () => {
    expect((await require(1)).status).toBe(422);
    const house = (await server.aCompany({ isHouse: true })).id;
    const staff = await signedIn(await server.aUser({ companyId: house, role: 'superadmin' }), companyId);
    expect((await staff(getTwoFactorRule)).code).toBe('permission_denied');
    expect((await require(14, staff)).code).toBe('permission_denied');
  });

  it('counts neither people who are disabled nor, those who sign in with single sign-on only', async () => {
    await server.aUser({ companyId, role: 'admin', disabled: true });
    await server.aUser({ companyId });
    expect(await rule()).toMatchObject({ admins: 2, without: 1 });
    await server.aUser({ companyId, role: 'admin', sso: true });
    expect(await rule()).toMatchObject({ admins: 2, without: 1 });
    const enforce = (hasBoost: boolean) =>
      query('UPDATE companies SET sso_provider = $2, sso_enforced = true, has_boost = $3 WHERE id = $1', [
        companyId,
        'okta',
        hasBoost,
      ]);
    // Enforcement means nothing on a plan that does not include it.
    await enforce(false);
    expect(await rule()).toMatchObject({ admins: 2, without: 1 });
    await enforce(true);
    expect(await rule()).toMatchObject({ admins: 1, without: 0, names: [] });
  });
});
