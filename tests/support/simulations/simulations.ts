import { randomUUID } from 'node:crypto';
import { createSimulation, type CreateSimulationBody, type SimulationCampaign } from '#contract/simulation/campaigns';
import { consentVersion } from '#contract/simulation/consent';
import { giveSimulationConsent } from '#contract/simulation/settings';
import { setClock } from '#server/clock';
import { simulationTemplates, simulationTemplateVersions } from '#server/db/schema';
import { ownerTx } from '#server/db/tx';
import { tick } from '#server/modules/clock';
import { plan } from '#server/modules/simulations/public';
import { assign } from '#server/modules/work/public';
import { type Call, callAs } from '../calls/callAs.ts';
import { startTestServer, type TestServer } from '../server/testServer.ts';

const past = new Date('2026-01-05T08:00:00Z');

interface TestTemplate {
  companyId?: string;
  language?: string;
  difficulty?: 1 | 2 | 3;
  landingKind?: 'teach' | 'continue';
}

/** A template of the library, or of a company. Returns its id. */
export async function aSimulationTemplate({ services }: Pick<TestServer, 'services'>, given: TestTemplate = {}): Promise<string> {
  const { companyId = null, language = 'en', difficulty = 1, landingKind = 'teach' } = given;
  const [id, versionId] = [randomUUID(), randomUUID()];
  await ownerTx(services.db, async (tx) => {
    const type = companyId ? 'CUSTOM' : 'CORPORATE';
    await tx.insert(simulationTemplates).values({ id, versionId, companyId, type, language, createdAt: past, updatedAt: past });
    await tx.insert(simulationTemplateVersions).values({
      id: versionId,
      templateId: id,
      companyId,
      name: `Lure ${id.slice(0, 4)}`,
      difficulty,
      senderName: 'IT of {{companyName}}',
      senderLocal: 'it-service',
      subject: 'Your mailbox is full, {{firstName}}',
      html: '<p>Hello {{firstName}}</p><p><a href="https://link.example/">Make room</a></p>',
      text: 'Hello {{firstName}}\n\nMake room:\n{{link}}',
      callouts: [{ anchor: 'Make room', description: 'IT does not ask for this', orderNumber: 1, place: 'BODY' }],
      landingKind,
      createdAt: past,
    });
  });
  return id;
}

/** The body of a launch for everybody: once, on one day from 9 AM to 5 PM in Berlin. */
export const simulationOf = (
  templateIds: readonly string[],
  startDate: string,
  given: Partial<CreateSimulationBody> = {},
): CreateSimulationBody => ({
  name: 'Mailbox full',
  campaignType: 'ONE_TIME_PHISHING',
  schedule: 'once',
  difficulty: null,
  emailPlatform: 0,
  templateIds: [...templateIds],
  loginPageId: null,
  startDate,
  timezone: 'Europe/Berlin',
  usersType: 'USERS_ALL',
  selectedUsersIds: [],
  selectedDepartmentsIds: [],
  selectedGroupsIds: [],
  notification: { subject: '', message: '' },
  sendingDays: 1,
  startHour: 9,
  endHour: 17,
  ...given,
});

/** When a message is due, to whom, where that person is. */
export interface Slot {
  userId: string;
  dueAt: Date;
  notAfter: Date;
  templateId: string;
  status: string;
  language: string;
}

/** A server on which simulations are watched over time. Reset the clock after each test. */
export async function startSimulationLife(given?: TestServer) {
  const server = given ?? (await startTestServer());
  const { services } = server;
  const query = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
    (await services.db.pool.query<T & object>(text, values)).rows as T[];
  return {
    server,
    query,
    /** A company on Boost in Germany that agreed to simulations, with an admin. */
    async aCustomer(own: Parameters<TestServer['aCompany']>[0] = {}) {
      const { id: companyId } = await server.aCompany({ hasBoost: true, country: 'DE', timeZone: 'Europe/Berlin', ...own });
      const admin = await server.aUser({ companyId, role: 'admin', isOwner: true, timeZone: 'Europe/Berlin' });
      const call = callAs(server, await server.signInAs(admin), companyId);
      const agreed = await call(giveSimulationConsent, { body: { version: consentVersion } });
      if (agreed.status !== 200) throw new Error(`no consent: ${agreed.text}`);
      return { companyId, admin, call };
    },
    async launch(call: Call, body: CreateSimulationBody): Promise<SimulationCampaign> {
      const reply = await call(createSimulation, { body });
      if (reply.status !== 200) throw new Error(`not launched: ${reply.text}`);
      return reply.json<{ data: SimulationCampaign }>().data;
    },
    /** Plans what is due in a company, as the job does. */
    plan: (companyId: string, people?: number) =>
      plan(services, [{ companyId }], undefined, people === undefined ? {} : { people }),
    /** Sets the time, and runs the clock’s job and those it sends. */
    async at(moment: string | Date, companyId: string) {
      setClock(new Date(moment));
      await tick(services);
      await plan(services, [{ companyId }]);
      await assign(services, [{ companyId }]);
    },
    /** As if all that waits had left when it was due. */
    allSent: (campaignId: string) =>
      query(
        `WITH gone AS (DELETE FROM simulation_queue q USING simulation_messages m WHERE m.id = q.message_id AND m.campaign_id = $1)
          UPDATE simulation_messages SET status = 'sent', sent_at = due_at, sent_on = due_at::date WHERE campaign_id = $1 AND status = 'queued'`,
        [campaignId],
      ),
    slots: (campaignId: string) =>
      query<Slot>(
        `SELECT m.user_id AS "userId", m.due_at AS "dueAt", q.not_after AS "notAfter", m.template_id AS "templateId", m.status, t.language
          FROM simulation_messages m LEFT JOIN simulation_queue q ON q.message_id = m.id JOIN simulation_templates t ON t.id = m.template_id
          WHERE m.campaign_id = $1 ORDER BY m.due_at, m.id`,
        [campaignId],
      ),
    rounds: (campaignId: string) =>
      query<{
        number: number;
        status: string;
        startsOn: string;
        endsOn: string;
        countsUntil: Date;
        plansAt: Date;
        ignored: Record<string, number>;
        chunks: number;
      }>(
        `SELECT number, status, starts_on::text AS "startsOn", ends_on::text AS "endsOn", counts_until AS "countsUntil", plans_at AS "plansAt", ignored, chunks
          FROM simulation_rounds WHERE campaign_id = $1 ORDER BY number`,
        [campaignId],
      ),
    statusOf: async (id: string) =>
      (await query<{ status: string }>('SELECT status FROM simulation_campaigns WHERE id = $1', [id]))[0]?.status,
  };
}

/** The hour of a moment (with minutes as a fraction) and its date where somebody is. */
export function localTime(at: Date, timeZone: string): { date: string; hour: number; weekday: string } {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      dateStyle: undefined,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      weekday: 'short',
      hourCycle: 'h23',
    })
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const hour = Number(parts['hour']) + Number(parts['minute']) / 60 + Number(parts['second']) / 3600;
  return { date: `${parts['year']}-${parts['month']}-${parts['day']}`, hour, weekday: parts['weekday'] ?? '' };
}
