import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endCampaign } from '#contract/campaigns/campaigns';
import { archiveExercise } from '#contract/exercise/campaigns';
import { getExerciseStatistics, listExercisePeople } from '#contract/exercise/reports';
import { getTrainingStatistics, listCampaignUsers } from '#contract/reports/trainingReports';
import { now } from '#server/clock';
import { writeLearnerLink } from '#server/mail/learnerLink';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { aCourse, aRunningCampaign } from '#tests/support/calls/courses';
import { startExerciseLife } from '#tests/support/exercises/exercises';
import { learnerBrowser } from '#tests/support/learner/learnerBrowser';
import { pageBrowser } from '#tests/support/learner/pageBrowser';
import { startQuietServer } from '#tests/support/server/testServer';

let server: Awaited<ReturnType<typeof startQuietServer>>;
let life: Awaited<ReturnType<typeof startExerciseLife>>;
let customer: Awaited<ReturnType<typeof life.aCustomer>>;
let asFile: Call;
let people: Awaited<ReturnType<typeof server.manyUsers>>;
beforeAll(async () => {
  server = await startQuietServer({ LEARNER_APP_URL: '' });
  life = await startExerciseLife(server);
  customer = await life.aCustomer();
  people = await server.manyUsers(customer.companyId, 3);
  asFile = callAs(server, { ...(await server.signInAs(customer.admin)), accept: 'text/csv' }, customer.companyId);
});
afterAll(() => server?.close());

const linkOf = (at: number, campaignId: string | null) =>
  writeLearnerLink(server.services.secrets, { userId: people[at]?.id ?? '', campaignId, issuedAt: new Date(), isFresh: false });

interface Row {
  email: string;
  openedAt: string | null;
}

/** The two kinds of campaign, and how many opened one as its report says. */
const kinds = [
  {
    kind: 'a training',
    start: async () =>
      aRunningCampaign(
        server,
        await aCourse(server),
        customer.companyId,
        people.map(({ id }) => id),
      ),
    opened: async (campaignId: string, query = {}) =>
      (await customer.call(getTrainingStatistics, { query: { campaignIds: campaignId, ...query } })).json<{ opened?: number }>()
        .opened,
    begin: async (campaignId: string, userId: string) => {
      const browser = await learnerBrowser(server, { id: userId, companyId: customer.companyId });
      const chapter = /href="([^"]+\/chapters\/[^"]+)"/.exec((await browser.get(`/learn/trainings/${campaignId}`)).body)?.[1] ?? '';
      await browser.send(`${chapter}/finish`);
    },
    end: async (campaignId: string) => customer.call(endCampaign, { params: { campaignId } }),
    list: listCampaignUsers,
    rowsIn: (reply: { users: Row[] }) => reply.users,
    table: 'assignments',
  },
  {
    kind: 'a phishing exercise',
    start: async () => (await life.launch(customer.companyId, customer.call, now())).id,
    opened: async (campaignId: string, query = {}) =>
      (await customer.call(getExerciseStatistics, { params: { campaignId }, query })).json<{
        data: { total: { opened?: number } };
      }>().data.total.opened,
    begin: async (campaignId: string, userId: string) =>
      life.answer(customer.companyId, { campaignId, userId }, 0, 'REPORT_PHISHING'),
    end: async (campaignId: string) => customer.call(archiveExercise, { params: { campaignId } }),
    list: listExercisePeople,
    rowsIn: (reply: { data: { items: Row[] } }) => reply.data.items,
    table: 'exercise_assignments',
  },
];

describe.each(kinds)('the report of $kind', ({ start, opened, begin, end, list, rowsIn, table }) => {
  it('counts people who came with the link of its mail, each once, and not programs that open links', async () => {
    const campaignId = await start();
    expect(await opened(campaignId)).toBe(0);
    const browser = pageBrowser(server);
    expect((await browser.get(`/learn/enter/${linkOf(0, campaignId)}`)).status).toBe(200);
    expect(await opened(campaignId)).toBe(0);
    await browser.enter(linkOf(0, campaignId));
    const [first] = await life.query(`SELECT opened_at AS at FROM ${table} WHERE campaign_id = $1 AND opened_at IS NOT NULL`, [
      campaignId,
    ]);
    await browser.enter(linkOf(0, campaignId));
    expect(
      await life.query(`SELECT opened_at AS at FROM ${table} WHERE campaign_id = $1 AND opened_at IS NOT NULL`, [campaignId]),
    ).toEqual([first]);
    await pageBrowser(server).enter(linkOf(1, campaignId));
    // A link that is about no campaign.
    await pageBrowser(server).enter(linkOf(2, null));
    expect(await opened(campaignId)).toBe(2);
    expect(await opened(campaignId, { status: 'completed', statuses: 'completed' })).toBe(0);
  });

  it('counts people who begin without the link, but none who come after the end, whom the page tells so', async () => {
    const campaignId = await start();
    await begin(campaignId, people[2]?.id ?? '');
    await pageBrowser(server).enter(linkOf(2, campaignId));
    expect(await opened(campaignId)).toBe(1);
    await end(campaignId);
    const late = pageBrowser(server);
    const { to = '' } = await late.enter(linkOf(0, campaignId));
    expect(to).toContain(campaignId);
    expect((await late.get(to)).body).toMatch(/It has ended\.|This exercise has ended\./);
    expect(await opened(campaignId)).toBe(1);
  });

  it('says of each person when they first opened it, on the page and in its file', async () => {
    const campaignId = await start();
    await pageBrowser(server).enter(linkOf(0, campaignId));
    const today = now().toISOString().slice(0, 10);
    const listed = rowsIn((await customer.call(list, { params: { campaignId } })).json() as never);
    expect(listed.filter(({ openedAt }) => openedAt !== null)).toEqual([
      expect.objectContaining({ email: people[0]?.email, openedAt: expect.stringContaining(today) }),
    ]);
    const [titles = '', ...lines] = (await asFile(list, { params: { campaignId } })).text.split('\r\n');
    const at = titles.split(',').indexOf('Opened on');
    expect(at).toBeGreaterThan(0);
    const days = lines.filter(Boolean).map((line) => [line.includes(people[0]?.email ?? '-'), line.split(',')[at]?.slice(0, 10)]);
    expect(days.filter(([isTheirs]) => isTheirs)).toEqual([[true, today]]);
    expect(new Set(days.filter(([isTheirs]) => !isTheirs).map(([, day]) => day))).toEqual(new Set(['']));
  });

  it('says nothing of it where another app takes the people', async () => {
    const campaignId = await start();
    const { links } = server.services.env;
    try {
      Object.assign(links, { learnerApp: 'https://learn.example' });
      expect(await opened(campaignId)).toBeUndefined();
      expect((await asFile(list, { params: { campaignId } })).text.split('\r\n')[0]).not.toContain('Opened on');
    } finally {
      Object.assign(links, { learnerApp: undefined });
    }
  });
});

it('is not said of several campaigns at once', async () => {
  expect((await customer.call(getTrainingStatistics)).json()).not.toHaveProperty('opened');
});
