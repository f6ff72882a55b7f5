import type { BareServer } from '../server/bareServer.ts';
import { mailQueue } from '../server/mailQueue.ts';

/** A partner with white label and a proved domain whose admin is signed in, and a customer below it. */
export async function sendingPartner(server: BareServer, more: object = { whiteLabelPageAccess: true }) {
  const query = (text: string, values: unknown[] = []) => server.services.db.pool.query(text, values);
  await query('DELETE FROM rate_counters');
  const id = await server.company({ hasBoost: true, companyType: 'reseller', isPartner: true, ...more });
  const customer = await server.company({ hasBoost: true, parentId: id });
  const domain = `${id}.example`;
  await query(`INSERT INTO company_domains (company_id, domain, token, created_at, proved_at) VALUES ($1, $2, 'x', now(), now())`, [
    id,
    domain,
  ]);
  const admin = await server.person({ companyId: id, email: `ana@${domain}` });
  const token = await server.open(admin.email);
  type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';
  /** Calls below the white label of the company; `cookie` is that of a browser. */
  const call = (method: Method, path: string, payload?: object, { as = token, cookie = '' } = {}) =>
    server.app.inject({
      method,
      url: `/gateway/white-label/api/v1/company/${id}/${path}`,
      headers: { ...server.headersOf(as), cookie },
      ...(payload && { payload }),
    });
  return { id, customer, admin, domain, call, query, mails: mailQueue(server.services, customer) };
}

export type SendingPartner = Awaited<ReturnType<typeof sendingPartner>>;
