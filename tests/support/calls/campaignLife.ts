import { setClock } from '#server/clock';
import { tick } from '#server/modules/clock';
import { assign } from '#server/modules/work/public';
import { callAs } from './callAs.ts';
import { aCourse } from './courses.ts';
import { startTestServer, type TestServer } from '../server/testServer.ts';

export const dayMs = 86_400_000;
export const begin = new Date('2026-11-20T09:00:00Z');
/** So many days after `begin`. */
export const day = (days: number) => new Date(begin.getTime() + days * dayMs);

/** A server with a course, to watch campaigns over time. Reset the clock after each test. */
export async function startCampaignLife() {
  const server = await startTestServer();
  const { services } = server;
  const query = async <T>(text: string, values: unknown[]): Promise<T[]> =>
    (await services.db.pool.query<T & object>(text, values)).rows as T[];
  return {
    server,
    course: await aCourse(server),
    query,
    async aCustomer(given: Parameters<TestServer['aCompany']>[0] = { hasBoost: true }) {
      const { id: companyId } = await server.aCompany({ name: 'Acorn', ...given });
      const admin = await server.aUser({ companyId, role: 'admin', isOwner: true });
      return { companyId, admin, call: callAs(server, await server.signInAs(admin), companyId) };
    },
    statusOf: async (id: string) =>
      (await query<{ status: string }>('SELECT status FROM campaigns WHERE id = $1', [id]))[0]?.status,
    /** Number of people of a campaign by status. */
    async standing(id: string): Promise<Record<string, number>> {
      const found = await query<{ status: string; n: number }>(
        'SELECT status, n FROM assignment_counts WHERE campaign_id = $1 AND n > 0',
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
      await assign(services, [{ companyId }]);
    },
  };
}
