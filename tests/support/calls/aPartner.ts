import { randomUUID } from 'node:crypto';
import { buyAsReseller, buyAsSubreseller, buyLicences, getLicences, type LicenceBalance } from '#contract/billing/licences';
import type { CompanyType } from '#contract/roles';
import type { TestServer } from '../server/testServer.ts';
import { callAs } from './callAs.ts';

/** The body of a purchase by card. */
export const anOrder = (given: object = {}) => ({
  licensesNumber: 100,
  paymentMethod: 'credit_card',
  idempotencyKey: randomUUID(),
  ...given,
});

interface Given {
  companyType?: CompanyType;
  isPartner?: boolean;
  integration?: 'acronis';
  parentId?: string;
  payByInvoiceAccess?: boolean;
  /** Prepaid credit in cents. */
  bank?: number;
}

/** A partner with a signed-in admin who buys, allocates and reads. Its customers have not granted it access. */
export async function aPartner(server: TestServer, { bank, ...given }: Given = {}) {
  const company = await server.aCompany({ companyType: 'reseller', isPartner: true, hasBoost: true, ...given });
  const admin = await server.aUser({ companyId: company.id, role: 'admin', isOwner: true, name: 'Ingrid', lastName: 'Lund' });
  const call = callAs(server, await server.signInAs(admin), company.id);
  const { pool } = server.services.db;
  if (bank !== undefined) {
    await pool.query('INSERT INTO banks (company_id, created_at) VALUES ($1, now())', [company.id]);
    await pool.query('INSERT INTO bank_entries (company_id, cents, created_at) VALUES ($1, $2, now())', [company.id, bank]);
  }
  const first = company.companyType === 'subreseller' ? buyAsSubreseller : buyAsReseller;
  return {
    company,
    admin,
    call,
    aCustomer: (more: Parameters<TestServer['aCompany']>[0] = {}) => server.aCompany({ parentId: company.id, ...more }),
    buy: (order: object = {}) => call(buyLicences, { body: anOrder(order) }),
    buyFor: (customerId: string, order: object = {}) => call(first, { params: { customerId }, body: anOrder(order) }),
    balance: async () => (await call(getLicences)).json<LicenceBalance>().balance,
  };
}

export type Partner = Awaited<ReturnType<typeof aPartner>>;

/** Seats of a company in force now, summed from the ledger. */
export async function seatsOf(server: TestServer, companyId: string): Promise<number> {
  const { rows } = await server.services.db.pool.query<{ seats: number }>(
    'SELECT coalesce(sum(seats), 0)::int AS seats FROM seat_entries WHERE company_id = $1 AND ends_at > now()',
    [companyId],
  );
  return rows[0]?.seats ?? 0;
}
