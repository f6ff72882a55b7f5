import { setClock } from '#server/clock';
import { tick } from '#server/modules/clock';
import { assign } from '#server/modules/work/public';
import type { TestServer } from '../server/testServer.ts';
import { callAs } from './callAs.ts';

interface Tables {
  campaigns: string;
  /** Counters with campaign_id, status and n. */
  counts: string;
  /** Condition over `counts` where they also have rows for departments and groups: those of the whole company. */
  ofCompany?: string;
}

/** What tests of any kind of work do with a server over time. Reset the clock after each test. */
export function workLife(server: TestServer, { campaigns, counts, ofCompany = 'true' }: Tables) {
  const { services } = server;
  const query = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
    (await services.db.pool.query<T & object>(text, values)).rows as T[];
  /** Runs the job that assigns people. */
  const assignNow = (companyId: string) => assign(services, [{ companyId }]);
  return {
    server,
    query,
    assign: assignNow,
    async aCustomer(given: Parameters<TestServer['aCompany']>[0] = { hasBoost: true }) {
      const { id: companyId } = await server.aCompany({ name: 'Acorn', ...given });
      const admin = await server.aUser({ companyId, role: 'admin', isOwner: true });
      return { companyId, admin, call: callAs(server, await server.signInAs(admin), companyId) };
    },
    statusOf: async (id: string) =>
      (await query<{ status: string }>(`SELECT status FROM ${campaigns} WHERE id = $1`, [id]))[0]?.status,
    /** Number of people of a campaign by status, from the counters. */
    async standing(id: string): Promise<Record<string, number>> {
      const found = await query<{ status: string; n: number }>(
        `SELECT status, sum(n)::int AS n FROM ${counts} WHERE campaign_id = $1 AND n > 0 AND ${ofCompany} GROUP BY 1`,
        [id],
      );
      return Object.fromEntries(found.map(({ status, n }) => [status, n]));
    },
    mailsOf: (companyId: string, template: string) =>
      query<{ recipient: string; params: Record<string, string> }>(
        'SELECT recipient, params FROM mails WHERE company_id = $1 AND template = $2',
        [companyId, template],
      ),
    /** Sets the time and runs the clock job, and the jobs it sends. */
    async at(moment: Date, companyId: string) {
      setClock(moment);
      await tick(services);
      await assignNow(companyId);
    },
  };
}
