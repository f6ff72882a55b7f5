import { randomUUID } from 'node:crypto';
import { startCheckout } from '#contract/billing/checkout';
import { planOf } from '#contract/roles';
import type { TestServer } from '../server/testServer.ts';
import { callAs } from './callAs.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' } as const;

/** A company that buys from us, with a signed-in admin who reads English, and with what happens on the sandbox's payment page. */
export async function aBuyer(server: TestServer, given: Parameters<TestServer['aCompany']>[0] = {}, lang = 'en') {
  const company = await server.aCompany({ name: 'Meadow', ...given });
  const admin = await server.aUser({ companyId: company.id, role: 'admin', isOwner: true, name: 'Ada', lastName: 'Moss' });
  const call = callAs(server, { ...(await server.signInAs(admin)), 'accept-language': lang }, company.id);
  const { pool } = server.services.db;
  const order = (more: object = {}) => ({ email: admin.email, companyId: company.id, quantity: 50, ...more });
  return {
    company,
    admin,
    call,
    checkout: (more: object = {}) => call(startCheckout, { body: order({ idempotencyKey: randomUUID(), ...more }) }),
    /** The path of a new payment page. */
    async openPage(more: object = {}): Promise<string> {
      return new URL((await call(startCheckout, { body: order(more) })).text).pathname;
    },
    visit: (path: string) => server.app.inject({ url: path }),
    choose: (path: string, choice: 'pay' | 'decline' | 'cancel') =>
      server.app.inject({ method: 'POST', url: path, headers: form, payload: `choice=${choice}` }),
    async plan() {
      const { rows } = await pool.query(
        `SELECT has_boost AS "hasBoost", has_super_boost AS "hasSuperBoost", trial_status AS "trialStatus" FROM companies WHERE id = $1`,
        [company.id],
      );
      return planOf({ ...rows[0], trial: { status: rows[0].trialStatus } });
    },
    async invoices(): Promise<string[]> {
      const { rows } = await pool.query('SELECT status FROM invoices WHERE company_id = $1 ORDER BY created_at', [company.id]);
      return rows.map(({ status }: { status: string }) => status);
    },
  };
}

export type Buyer = Awaited<ReturnType<typeof aBuyer>>;
