import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Coupon, createCoupon, endCoupon, listCoupons } from '#contract/billing/coupons';
import { setClock } from '#server/clock';
import { aPartner } from '#tests/support/calls/aPartner';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
let superadmin: Call;
let support: Call;

beforeAll(async () => {
  server = await startTestServer();
  const house = (await server.aCompany({ isHouse: true })).id;
  const staff = async (role: 'support' | 'superadmin') =>
    callAs(server, await server.signInAs(await server.aUser({ companyId: house, role })), house);
  superadmin = await staff('superadmin');
  support = await staff('support');
});
afterEach(() => setClock(null));

const wanted = (given: object = {}) => ({
  code: `CODE-${randomUUID().slice(0, 8)}`.toUpperCase(),
  percentOff: 20,
  mostUses: null,
  endsAt: null,
  idempotencyKey: randomUUID(),
  ...given,
});
const create = (given: object = {}) => superadmin(createCoupon, { body: wanted(given) });
const made = async (given: object = {}) => (await create(given)).json<Coupon>();
const find = async (code: string) =>
  (await support(listCoupons, { query: { search: code } })).json<{ data: Coupon[]; totalCount: number }>();
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

describe('promotion codes', () => {
  it('count the purchases that use them, and what these saved, until they are used up', async () => {
    const { code } = await made({ code: ` spring-${randomUUID().slice(0, 6)}`, mostUses: 2 });
    expect(code).toMatch(/^SPRING-/);
    const partner = await aPartner(server);
    const buy = () => partner.buy({ promotionCode: code.toLowerCase() });
    expect((await buy()).status).toBe(200);
    const { rows } = await server.services.db.pool.query<{ cents: number }>(
      'SELECT sum(discount_cents)::int AS cents FROM invoice_lines WHERE company_id = $1',
      [partner.company.id],
    );
    expect((await find(code)).data).toMatchObject([{ uses: 1, mostUses: 2, state: 'valid', discountCents: rows[0]?.cents }]);
    expect(rows[0]?.cents).toBeGreaterThan(0);
    // A declined card gives its use back.
    await partner.buy({ promotionCode: code, orderNumber: 'DECLINE-1' });
    expect((await find(code)).data).toMatchObject([{ uses: 1, state: 'valid' }]);
    await buy();
    expect((await find(code)).data).toMatchObject([{ uses: 2, state: 'usedUp' }]);
    expect((await buy()).code).toBe('coupon_not_valid');
  });

  it('end at once, for good, and purchases keep their discount', async () => {
    const { id, code } = await made();
    const partner = await aPartner(server);
    await partner.buy({ promotionCode: code });
    const end = () => superadmin(endCoupon, { params: { couponId: id } });
    const first = (await end()).json<Coupon>();
    expect(first).toMatchObject({ state: 'ended', uses: 1 });
    setClock(inDays(1));
    expect((await end()).json()).toEqual(first);
    expect((await partner.buy({ promotionCode: code })).code).toBe('coupon_not_valid');
  });

  it('end by themselves after their last moment', async () => {
    const { code } = await made({ endsAt: inDays(2).toISOString() });
    expect((await find(code)).data).toMatchObject([{ state: 'valid' }]);
    setClock(inDays(3));
    expect((await find(code)).data).toMatchObject([{ state: 'ended' }]);
    expect((await support(listCoupons, { query: { search: code, states: 'valid' } })).json()).toEqual({ data: [], totalCount: 0 });
  });

  it('are created once for one key, and each code once', async () => {
    const body = wanted();
    const [one, two] = await Promise.all([superadmin(createCoupon, { body }), superadmin(createCoupon, { body })]);
    expect(one.json()).toEqual(two.json());
    expect((await superadmin(createCoupon, { body: { ...body, percentOff: 90 } })).code).toBe('idempotency_key_used');
    expect(await create({ code: body.code.toLowerCase() })).toMatchObject({ code: 'name_in_use', fields: ['code'] });
    expect((await find(body.code)).totalCount).toBe(1);
    const { rows } = await server.services.db.pool.query(
      `SELECT a.after FROM audit_log a WHERE a.action = 'coupons.created' AND a.subject_label = $1`,
      [body.code],
    );
    expect(rows).toEqual([{ after: { percentOff: 20 } }]);
  });

  it.each([
    ['code', 'AB'],
    ['code', 'ZEHN PROZENT'],
    ['percentOff', 0],
    ['percentOff', 101],
    ['mostUses', 0],
    ['endsAt', '2020-01-01T00:00:00.000Z'],
  ])('are refused at the field %s with %j', async (field, value) => {
    expect(await create({ [field]: value })).toMatchObject({ status: 422, fields: [field] });
  });

  it('are read by staff and written by superadmins', async () => {
    const { id } = await made();
    expect((await support(createCoupon, { body: wanted() })).code).toBe('permission_denied');
    expect((await support(endCoupon, { params: { couponId: id } })).code).toBe('permission_denied');
    const partner = await aPartner(server);
    expect((await partner.call(listCoupons)).code).toBe('permission_denied');
    expect((await superadmin(endCoupon, { params: { couponId: randomUUID() } })).code).toBe('not_found');
  });
});
