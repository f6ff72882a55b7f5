import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getSimulationNetworks, saveSimulationNetworks, type SimulationNetwork } from '#contract/simulation/networks';
import { setClock } from '#server/clock';
import { judgeDue } from '#server/modules/simulationTruth/judgeDue';
import { signals } from '#server/modules/simulationTruth/signals';
import { writeToken } from '#server/modules/simulations/tokens/token';
import { startQuietServer } from '#tests/support/server/testServer';
import { eventsHappened, mailsSent, type SentMail } from '#tests/support/simulations/happened';
import { startSimulationLife } from '#tests/support/simulations/simulations';

let server: Awaited<ReturnType<typeof startQuietServer>>;
let life: Awaited<ReturnType<typeof startSimulationLife>>;
beforeAll(async () => {
  server = await startQuietServer();
  life = await startSimulationLife(server);
});
afterEach(() => setClock(null));
afterAll(() => server.close());

const scanner: SimulationNetwork = { cidr: '203.0.113.0/24', label: 'Mail gateway', class: 'scanner' };
type Told = Awaited<ReturnType<typeof mailsSent>>;
const save = ({ call }: Pick<Told, 'call'>, networks: unknown[]) =>
  call(saveSimulationNetworks, { body: { networks: networks as SimulationNetwork[] } });

async function saved(where: Pick<Told, 'call'>, networks: SimulationNetwork[]) {
  const reply = await save(where, networks);
  expect(reply.status, reply.text).toBe(200);
  return reply.json<{ data: { networks: SimulationNetwork[]; waiting: number } }>().data;
}

async function judged({ mails }: Told, seconds: number) {
  const mail = mails.at(-1);
  if (!mail) throw new Error('no mail');
  setClock(new Date(mail.sentAt.getTime() + seconds * 1000));
  await judgeDue(server.services);
}

const rulesOf = async (mail: SentMail | undefined) => {
  const found = await life.query<{ said: string }>(
    `SELECT concat(class, ' ', rule) AS said FROM simulation_events WHERE message_id = $1 ORDER BY at, id`,
    [mail?.id],
  );
  return found.map(({ said }) => said);
};
const clicksOf = async ({ companyId, campaignId }: Told) => {
  const found = await life.query<{ clicked: number }>(
    'SELECT clicked FROM simulation_totals WHERE company_id = $1 AND set_id = $1 AND campaign_id = $2',
    [companyId, campaignId],
  );
  return found[0]?.clicked;
};

describe('the networks of a company', () => {
  it('are saved without what stands behind their prefix, and audited', async () => {
    const { companyId, call } = await life.aCustomer();
    const networks: SimulationNetwork[] = [
      { cidr: '::ffff:198.51.100.77/120', label: 'Head office', class: 'own' },
      { cidr: '2001:db8:7::1/48', label: 'Sandbox', class: 'scanner' },
    ];
    const stored = [
      { ...networks[0], cidr: '198.51.100.0/24' },
      { ...networks[1], cidr: '2001:db8:7::/48' },
    ];
    expect(await saved({ call }, networks)).toEqual({ networks: stored, waiting: 0 });
    expect((await call(getSimulationNetworks)).json()).toEqual({ data: { networks: stored } });
    expect(await saved({ call }, [])).toEqual({ networks: [], waiting: 0 });
    const entries = await life.query<{ after: object }>(
      `SELECT after FROM audit_log WHERE company_id = $1 AND action = 'simulations.settingsSaved' ORDER BY at`,
      [companyId],
    );
    expect(entries.map(({ after }) => after)).toEqual([
      { networks: ['198.51.100.0/24 own (Head office)', '2001:db8:7::/48 scanner (Sandbox)'] },
      { networks: [] },
    ]);
  });

  it('name the row and the field of what is no network, too wide, without a name, or there twice', async () => {
    const where = await life.aCustomer();
    for (const cidr of ['203.0.113.7', '203.0.113.0/33', '10.0.0.0/7', '2001::/31', '::ffff:10.0.0.0/100', 'office'])
      expect((await save(where, [scanner, { ...scanner, cidr }])).fields, cidr).toEqual(['networks.1.cidr']);
    expect((await save(where, [scanner, { ...scanner, cidr: '203.0.113.9/24' }])).fields).toEqual(['networks.1.cidr']);
    expect((await save(where, [{ ...scanner, label: ' ' }])).fields).toEqual(['networks.0.label']);
    expect((await save(where, [{ ...scanner, class: 'sign' }])).fields).toEqual(['networks.0.class']);
    expect(
      (
        await save(
          where,
          Array.from({ length: 51 }, () => scanner),
        )
      ).fields,
    ).toEqual(['networks']);
    expect((await where.call(getSimulationNetworks)).json()).toEqual({ data: { networks: [] } });
  });
});

describe('what touched mails', () => {
  const link = { kind: 'link', after: 90 } as const;

  it('was a program’s once its network is a scanner’s, also what came before, until that is taken back', async () => {
    const [told, other] = [await mailsSent(life, 2), await mailsSent(life, 1)];
    const [mine, neighbour] = told.mails;
    if (!mine || !neighbour || !other.mails[0]) throw new Error('no mail');
    await eventsHappened(life, mine, [{ ...link, source: '203.0.113.0/24' }]);
    await eventsHappened(life, neighbour, [{ ...link, source: '203.0.114.0/24' }]);
    await eventsHappened(life, other.mails[0], [{ ...link, source: '203.0.113.0/24' }]);
    await judged(told, 200);
    await judged(other, 200);
    expect([await clicksOf(told), await clicksOf(other)]).toEqual([2, 1]);

    expect((await saved(told, [scanner])).waiting).toBe(1);
    await judged(told, 300);
    expect(await rulesOf(mine)).toEqual(['scanner network']);
    expect([await clicksOf(told), await clicksOf(other)]).toEqual([1, 1]);
    expect((await saved(told, [{ ...scanner, label: 'Gateway' }])).waiting).toBe(0);

    expect((await saved(told, [])).waiting).toBe(1);
    await judged(told, 400);
    expect(await rulesOf(mine)).toEqual(['human stayed']);
    expect(await clicksOf(told)).toBe(2);
  });

  it('is no program’s for coming from a cloud where the people of the company come from', async () => {
    const told = await mailsSent(life, 1);
    const [mail] = told.mails;
    if (!mail) throw new Error('no mail');
    const signs = { network: 'Amazon Web Services', signals: signals.https + signals.noLanguage };
    await eventsHappened(life, mail, [{ ...link, ...signs, source: '198.51.100.0/24' }]);
    await judged(told, 200);
    expect(await rulesOf(mail)).toEqual(['scanner two_signs']);
    await saved(told, [{ cidr: '198.51.0.0/16', label: 'VPN', class: 'own' }]);
    await judged(told, 300);
    expect(await rulesOf(mail)).toEqual(['unknown none']);
  });

  it('is known by a single address from when that was set, by the narrowest network that holds it', async () => {
    const told = await mailsSent(life, 1);
    const [mail] = told.mails;
    if (!mail) throw new Error('no mail');
    const [{ key }] = (await life.query<{ key: Buffer }>('SELECT key FROM simulation_messages WHERE id = $1', [mail.id])) as [
      { key: Buffer },
    ];
    const url = `/s/${writeToken(server.services.secrets, 'link', key)}`;
    const from = async (remoteAddress: string, after: number) => {
      setClock(new Date(mail.sentAt.getTime() + after * 1000));
      const headers = { 'accept-language': 'en', 'sec-fetch-site': 'none', 'user-agent': 'Mozilla/5.0 Odd/1.0' };
      expect((await server.app.inject({ method: 'GET', url, remoteAddress, headers })).statusCode).toBe(200);
    };
    await from('203.0.113.7', 100);
    await saved(told, [
      { ...scanner, cidr: '203.0.113.7/32' },
      { ...scanner, cidr: '203.0.113.0/24', class: 'own', label: 'Office' },
    ]);
    await from('203.0.113.7', 200);
    await from('::ffff:203.0.113.7', 300);
    await from('203.0.113.8', 400);
    await judged(told, 600);
    expect(await rulesOf(mail)).toEqual(['human stayed', 'scanner network', 'scanner network', 'human stayed']);
  });
});
