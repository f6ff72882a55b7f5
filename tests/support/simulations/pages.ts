import type { LightMyRequestResponse } from 'fastify';
import { JSDOM } from 'jsdom';
import type { CreateSimulationBody } from '#contract/simulation/campaigns';
import { setClock } from '#server/clock';
import { writeToken } from '#server/modules/simulations/public';
import { aSimulationTemplate, simulationOf, startSimulationLife } from './simulations.ts';

type Life = Awaited<ReturnType<typeof startSimulationLife>>;
type Kind = Parameters<typeof writeToken>[1];

/** A message that was sent, with the addresses that its mail carries. */
export interface SentMessage {
  id: string;
  userId: string;
  campaignId: string;
  versionId: string;
  companyId: string;
  token(kind: Kind): string;
  link: string;
  pixel: string;
  trap: string;
}

/** A row of an event, as the tests look at it. */
export interface StoredEvent {
  kind: string;
  method: string;
  n: number;
  source: string;
  hash: string;
  agent: string;
  signals: number;
  seconds: number | null;
  isLate: boolean;
  class: string | null;
  network: string | null;
}

const browser = {
  accept: 'text/html',
  'accept-language': 'en',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
  'sec-fetch-site': 'none',
} as const;

/** Life of simulations whose mails have arrived: what their addresses answer, and what is stored of it. */
export async function startSimulationPages(given?: Life) {
  const life = given ?? (await startSimulationLife());
  const { server, query } = life;

  return {
    ...life,
    browser,
    /** A campaign of one template whose mails were sent; it is noon of that day. */
    async sent(
      template: Parameters<typeof aSimulationTemplate>[1] = {},
      {
        person = {},
        people = 1,
        company = {},
        body = {},
      }: {
        person?: Parameters<typeof server.aUser>[0];
        people?: number;
        company?: Parameters<typeof server.aCompany>[0];
        body?: Partial<CreateSimulationBody>;
      } = {},
    ): Promise<SentMessage[]> {
      setClock(new Date('2031-03-02T12:00:00Z'));
      const { companyId, call } = await life.aCustomer(company);
      const users = await server.manyUsers(companyId, people, person);
      const templateId = await aSimulationTemplate(server, template);
      const chosen = { usersType: 'USERS_SELECTED' as const, selectedUsersIds: users.map(({ id }) => id) };
      const campaign = await life.launch(call, simulationOf([templateId], '2031-03-03', { ...chosen, ...body }));
      await life.at('2031-03-03T12:00:00Z', companyId);
      await life.allSent(campaign.id);
      const rows = await query<{ id: string; key: Buffer; userId: string; versionId: string }>(
        'SELECT id, key, user_id AS "userId", version_id AS "versionId" FROM simulation_messages WHERE campaign_id = $1 ORDER BY id',
        [campaign.id],
      );
      return rows.map(({ key, ...row }) => {
        const token = (kind: Kind) => writeToken(server.services.secrets, kind, key);
        const addresses = { link: `/s/${token('link')}`, pixel: `/s/${token('pixel')}.gif`, trap: `/s/${token('trap')}` };
        return { ...row, campaignId: campaign.id, companyId, token, ...addresses };
      });
    },
    get: (url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
      server.app.inject({ method: 'GET', url, headers: { ...browser, ...headers } }),
    ask: (
      method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'OPTIONS',
      url: string,
      headers: Record<string, string> = {},
      payload?: string,
    ) => server.app.inject({ method, url, headers: { ...browser, ...headers }, ...(payload !== undefined && { payload }) }),
    /** What is stored of a message, oldest first. */
    events: ({ id }: Pick<SentMessage, 'id'>) =>
      query<StoredEvent>(
        `SELECT kind, method, n, source, encode(source_hash, 'hex') AS hash, agent, signals, seconds, is_late AS "isLate", class, network
          FROM simulation_events WHERE message_id = $1 ORDER BY id`,
        [id],
      ),
  };
}

export const documentOf = (reply: { body: string }): Document => new JSDOM(reply.body).window.document;
export const textOf = (element: Element | null | undefined): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
