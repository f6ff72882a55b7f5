import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '#contract/simulation/reports';
import { setClock } from '#server/clock';
import type { AnyEndpoint } from '#server/http/handler';
import { askPaperAs } from '#tests/support/files/askPaper';
import { startQuietServer } from '#tests/support/server/testServer';
import { aShuffledSimulation, type ShuffledSimulation } from '#tests/support/simulations/shuffledSimulation';
import { aSimulationTemplate, simulationOf, startSimulationLife } from '#tests/support/simulations/simulations';

let server: Awaited<ReturnType<typeof startQuietServer>>;
let life: Awaited<ReturnType<typeof startSimulationLife>>;
let made: ShuffledSimulation;
beforeAll(async () => {
  server = await startQuietServer();
  life = await startSimulationLife(server);
  made = await aShuffledSimulation(life);
});
afterEach(() => setClock(null));
afterAll(() => server.close());

type Row = Record<string, string | number | null> & { id: string };
interface Reply {
  data: { items: Row[]; pageInfo: { number: number; size: number; totalCount: number }; totals: Row };
}
const read = async (endpoint: AnyEndpoint, query: string[][] = [], campaignId = made.campaignId) => {
  const reply = await made.call(endpoint, {
    params: { campaignId },
    query: query.some(([name]) => name === 'pageSize') ? query : [['pageSize', '100'], ...query],
  });
  expect(reply.status, reply.text).toBe(200);
  return reply.json<Reply>().data;
};

/** Filters of a call, and the same as a condition over messages `m`. */
const filters: [string, () => { query: string[][]; where: string }][] = [
  ['without filters', () => ({ query: [], where: 'true' })],
  ['for programs too', () => ({ query: [['figures', 'raw']], where: 'true' })],
  [
    'of one department',
    () => ({ query: [['departments', made.departments[0] ?? '']], where: inAny('department', made.departments.slice(0, 1)) }),
  ],
  [
    'of two departments, with people in both',
    () => ({
      query: made.departments.slice(0, 2).map((id) => ['departments', id]),
      where: inAny('department', made.departments.slice(0, 2)),
    }),
  ],
  [
    'of a department and a group',
    () => ({
      query: [
        ['departments', made.departments[0] ?? ''],
        ['groups', made.groups[0] ?? ''],
      ],
      where: `${inAny('department', made.departments.slice(0, 1))} AND ${inAny('group', made.groups.slice(0, 1))}`,
    }),
  ],
  ['of a round', () => ({ query: [['rounds', made.rounds[1] ?? '']], where: `m.round_id = '${made.rounds[1]}'` })],
  [
    'of both rounds in a group',
    () => ({
      query: [...made.rounds.map((id) => ['rounds', id]), ['groups', made.groups[1] ?? '']],
      where: `m.round_id IN ('${made.rounds.join("','")}') AND ${inAny('group', made.groups.slice(1))}`,
    }),
  ],
  [
    'of a period',
    () => ({
      query: [
        ['from', '2031-03-05'],
        ['to', '2031-04-05'],
      ],
      where: `m.sent_on BETWEEN '2031-03-05' AND '2031-04-05'`,
    }),
  ],
  [
    'of a period that is all of one round',
    () => ({
      query: [
        ['from', '2031-03-31'],
        ['to', '2031-04-30'],
      ],
      where: `m.sent_on BETWEEN '2031-03-31' AND '2031-04-30'`,
    }),
  ],
  [
    'of a period in two groups',
    () => ({
      query: [['from', '2031-03-05'], ['to', '2031-04-03'], ...made.groups.map((id) => ['groups', id])],
      where: `m.sent_on BETWEEN '2031-03-05' AND '2031-04-03' AND ${inAny('group', made.groups)}`,
    }),
  ],
  [
    'with events of people',
    () => ({
      query: [
        ['events', 'phished'],
        ['events', 'REPORTED'],
      ],
      where: '(m.phished_at IS NOT NULL OR m.reported_at IS NOT NULL)',
    }),
  ],
  [
    'with events of programs, too',
    () => ({
      query: [
        ['events', 'clicked'],
        ['figures', 'raw'],
        ['departments', made.departments[1] ?? ''],
      ],
      where: `m.clicked_raw_at IS NOT NULL AND ${inAny('department', made.departments.slice(1, 2))}`,
    }),
  ],
];
const inAny = (kind: 'department' | 'group', ids: readonly string[]) =>
  `m.user_id IN (SELECT user_id FROM user_${kind}s WHERE ${kind}_id IN ('${ids.join("','")}'))`;

const at = (column: string) => `count(m.${column}_at)::int`;
/** What messages say of the figures, counted one by one. */
const plain = (isRaw: boolean) => {
  const chosen = (name: string) => at(isRaw ? `${name}_raw` : name);
  return `count(*)::int AS sent, ${chosen('opened')} AS opened, ${chosen('clicked')} AS clicked, ${chosen('phished')} AS phished, ${at('reported')} AS reported,
    ${at('opened')} AS "openedClean", ${at('opened_raw')} AS "openedRaw", ${at('clicked')} AS "clickedClean", ${at('clicked_raw')} AS "clickedRaw",
    ${at('phished')} AS "phishedClean", ${at('phished_raw')} AS "phishedRaw", sum(m.unknown_n)::int AS "toReview", count(DISTINCT m.user_id)::int AS recipients`;
};
const count = (key: string, from: string, where: string, isRaw: boolean, scope: string) =>
  life.query<Row>(
    `SELECT ${key} AS id, ${plain(isRaw)} FROM ${from} WHERE m.company_id = $1 AND m.status = 'sent' AND ${scope} AND ${where} GROUP BY 1 ORDER BY 1`,
    [made.companyId],
  );

/** Of rounds in which anybody clicked or reported, those in which the first one reported. */
const reportedFirst = async (where: string) =>
  (
    await life.query<object>(
      `SELECT round(100.0 * sum((reported < clicked OR clicked IS NULL)::int) / count(*), 1)::float8 AS "reportedFirst"
      FROM (SELECT min(m.reported_at) AS reported, min(m.clicked_at) AS clicked FROM simulation_messages m
        WHERE m.company_id = $1 AND m.status = 'sent' AND ${where} GROUP BY m.round_id) r WHERE reported IS NOT NULL OR clicked IS NOT NULL`,
      [made.companyId],
    )
  )[0];

const messages = 'simulation_messages m';
const members = (kind: string) => `${messages} JOIN user_${kind}s s ON s.user_id = m.user_id`;
const sameSets = (where: string, kind: string, ids: readonly string[]) =>
  // A filter on departments lists these, each with all of its people.
  where.includes(`user_${kind}s`) ? where.replace(inAnyOf(kind), `s.${kind}_id IN ('${ids.join("','")}')`) : where;
const inAnyOf = (kind: string) =>
  new RegExp(`m\\.user_id IN \\(SELECT user_id FROM user_${kind}s WHERE ${kind}_id IN \\([^)]*\\)\\)`);

const tabsOfCampaign = {
  recipients: [calls.listSimulationRecipients, 'm.user_id', messages],
  templates: [calls.listSimulationTemplates, 'm.template_id', messages],
  departments: [calls.listSimulationDepartments, 's.department_id', members('department')],
  groups: [calls.listSimulationGroups, 's.group_id', members('group')],
  rounds: [calls.listSimulationRounds, 'm.round_id', messages],
} as const;
const tabsOfSummary = {
  recipients: [calls.listSimulationsRecipients, 'm.user_id', messages],
  templates: [calls.listSimulationsTemplates, 'm.template_id', messages],
  departments: [calls.listSimulationsDepartments, 's.department_id', members('department')],
  groups: [calls.listSimulationsGroups, 's.group_id', members('group')],
  campaigns: [calls.listSimulationsSummary, 'm.campaign_id', messages],
} as const;

describe.each([
  ['of a campaign', (): string => `m.campaign_id = '${made.campaignId}'`, tabsOfCampaign],
  ['of all campaigns', (): string => 'true', tabsOfSummary],
] as const)('the report %s', (_what, scope, tabs) => {
  describe.each(filters)('%s', (_filter, given) => {
    it('has the figures of its messages in every tab', async () => {
      const { query, where } = given();
      const isRaw = query.some(([name, value]) => name === 'figures' && value === 'raw');
      for (const [tab, [endpoint, key, from]] of Object.entries(tabs)) {
        const ids = query.filter(([name]) => name === tab).map(([, id]) => id ?? '');
        const kind = tab.slice(0, -1);
        const condition = tab === 'departments' || tab === 'groups' ? sameSets(where, kind, ids) : where;
        const expected = await count(key, from, condition, isRaw, scope());
        const { items, pageInfo } = await read(endpoint, query);
        const got = [...items].sort((a, b) => (a.id < b.id ? -1 : 1));
        expect(
          got.map((row) =>
            Object.fromEntries(
              Object.keys(expected[0] ?? {}).map((name) => [name, tab === 'recipients' && name === 'recipients' ? 1 : row[name]]),
            ),
          ),
          tab,
        ).toEqual(expected);
        expect(pageInfo.totalCount, tab).toBe(expected.length);
      }
    });

    it('has them above its tabs, and in its trend', async () => {
      const { query, where } = given();
      const isRaw = query.some(([name, value]) => name === 'figures' && value === 'raw');
      const [expected] = await count("'all'", messages, where, isRaw, scope());
      const { items, totals } = await read(scope() === 'true' ? calls.getSimulationsOverview : calls.getSimulationOverview, query);
      const { id: _, ...figures } = expected ?? { id: '' };
      expect(totals).toMatchObject({ ...figures, ...(await reportedFirst(`${scope()} AND ${where}`)) });
      expect(totals['clickedRate']).toBeCloseTo((100 * Number(totals['clicked'])) / Number(totals['sent']), 1);
      const sum = (name: string) => items.reduce((all, row) => all + Number(row[name]), 0);
      for (const name of ['sent', 'opened', 'clicked', 'phished', 'reported']) expect(sum(name), name).toBe(totals[name]);
    });

    it('has them in its files', async () => {
      const { query } = given();
      for (const [tab, [endpoint]] of Object.entries(tabs)) {
        const { items } = await read(endpoint, query);
        const reply = await made.call(endpoint, { params: { campaignId: made.campaignId }, query: [...query, ['isCsv', 'true']] });
        expect(reply.headers['content-type']).toContain('text/csv');
        const [head = '', ...lines] = reply.text.replace('\uFEFF', '').trim().split('\r\n');
        const place = (title: string) => cells(head).indexOf(title);
        expect(lines, tab).toHaveLength(items.length);
        const sum = (title: string) => lines.reduce((all, line) => all + Number(cells(line)[place(title)]), 0);
        for (const [title, name] of [
          ['Sent', 'sent'],
          ['Opened by people', 'openedClean'],
          ['Reported', 'reported'],
          ['People phished', 'phishedClean'],
        ] as const)
          expect(sum(title), `${tab} ${title}`).toBe(items.reduce((all, row) => all + Number(row[name]), 0));
      }
    });
  });
});

const trial = async () => {
  setClock(new Date('2031-05-05T07:00:00Z'));
  const { companyId, call } = await life.aCustomer();
  const users = await server.manyUsers(companyId, 6);
  const few = await server.aDepartment({ companyId, name: 'Few' }, users.slice(0, 4));
  await server.aDepartment({ companyId, name: 'Many' }, users);
  const { id: campaignId } = await life.launch(call, simulationOf([await aSimulationTemplate(server)], '2031-05-05'));
  await life.plan(companyId);
  await life.allSent(campaignId);
  return { companyId, call, users, few, campaignId };
};

describe('the report of a campaign', () => {
  it('is the same at both of its addresses', async () => {
    for (const [printed, below] of calls.reportCallsAtBoth) expect(await read(printed)).toEqual(await read(below));
    const askPaper = askPaperAs(server, await server.signInAs(made.admin), made.companyId);
    const ask = (endpoint: AnyEndpoint) => askPaper(endpoint, { params: { campaignId: made.campaignId } });
    expect((await ask(calls.getSimulationOverviewBelow)).lines).toEqual((await ask(calls.getSimulationOverview)).lines);
  });

  it('comes in pages of 25, most phished first', async () => {
    const params = { campaignId: made.campaignId };
    const { items, pageInfo } = (await made.call(calls.listSimulationRecipients, { params })).json<Reply>().data;
    expect(pageInfo).toMatchObject({ number: 1, size: 25 });
    const phished = items.map((row) => Number(row['phished']));
    expect(phished).toEqual([...phished].sort((a, b) => b - a));
    const seen = new Set<string>();
    for (let page = 1; page <= 3; page += 1)
      for (const { id } of (
        await read(calls.listSimulationRecipients, [
          ['pageSize', '25'],
          ['pageNumber', String(page)],
        ])
      ).items)
        seen.add(id);
    expect(seen.size).toBe(pageInfo.totalCount);
  });

  it.each(['fullName', 'email', 'sent', 'opened', 'clicked', 'phished', 'reported'])('sorts people by %s', async (orderBy) => {
    const ids = async (order: string) =>
      (
        await read(calls.listSimulationRecipients, [
          ['orderBy', orderBy],
          ['order', order],
        ])
      ).items.map(({ id }) => id);
    expect((await ids('ASC')).reverse()).toEqual(await ids('DESC'));
  });

  it('finds people, templates and departments by their names', async () => {
    const [person] = (await read(calls.listSimulationRecipients)).items;
    const found = await read(calls.listSimulationRecipients, [['searchText', String(person?.['email'])]]);
    expect(found.items).toEqual([person]);
    expect(found.pageInfo.totalCount).toBe(1);
    expect((await read(calls.listSimulationDepartments, [['searchText', 'ACCOUNT']])).items).toMatchObject([
      { name: 'accounting' },
    ]);
    expect((await read(calls.listSimulationsSummary, [['searchText', 'once']])).items).toMatchObject([{ name: '=Once' }]);
  });

  it('takes either rounds or a period, and a period with both of its days', async () => {
    const refused = async (query: string[][]) => {
      const reply = await made.call(calls.listSimulationRounds, { params: { campaignId: made.campaignId }, query });
      return [reply.status, reply.fields];
    };
    const [round = ''] = made.rounds;
    const days = [
      ['from', '2031-03-01'],
      ['to', '2031-03-31'],
    ];
    expect(await refused([['rounds', round], ...days])).toEqual([422, ['rounds']]);
    expect(await refused(days.slice(0, 1))).toEqual([422, ['to']]);
    expect(await refused(days.slice(1))).toEqual([422, ['from']]);
    expect(
      await refused([
        ['from', '2031-03-02'],
        ['to', '2031-03-01'],
      ]),
    ).toEqual([422, ['to']]);
    expect(await refused([['figures', 'other']])).toEqual([422, ['figures']]);
  });

  it('is of a campaign of the company that has begun', async () => {
    const { companyId, call } = await trial();
    const next = await life.launch(call, simulationOf([await aSimulationTemplate(server)], '2032-01-05'));
    const code = async (campaignId: string) => (await call(calls.getSimulationOverview, { params: { campaignId } })).code;
    expect(await code(next.id)).toBe('simulation_not_started');
    expect(await code(made.campaignId)).toBe('not_found');
    expect(companyId).not.toBe(made.companyId);
  });

  it('shows no rates of departments with fewer than five people, in whatever tab', async () => {
    const { call, few, campaignId } = await trial();
    const params = { campaignId };
    const { items } = (
      await call(calls.listSimulationDepartments, { params, query: { orderBy: 'name', order: 'ASC' } })
    ).json<Reply>().data;
    expect(items).toMatchObject([
      { name: 'Few', recipients: 4, sent: 4, clickedRate: null, phishedRate: null },
      { name: 'Many', recipients: 6, sent: 6, clickedRate: 0, phishedRate: 0 },
    ]);
    const query = { departments: few.id };
    const { totals } = (await call(calls.getSimulationOverview, { params, query })).json<Reply>().data;
    expect(totals).toMatchObject({ sent: 4, openedRate: null, minutesToClick: null });
    const templates = (await call(calls.listSimulationTemplates, { params, query })).json<Reply>().data;
    expect(templates.items).toMatchObject([{ sent: 4, reportedRate: null }]);
  });

  it('has three rows and no files in a trial, whatever is asked', async () => {
    const { companyId, call, campaignId, few } = await trial();
    await life.query(
      "UPDATE companies SET has_boost = false, trial_status = 'active', trial_ends_at = now() + interval '20 years' WHERE id = $1",
      [companyId],
    );
    const params = { campaignId };
    const people = async (query: Record<string, string>) =>
      (await call(calls.listSimulationRecipients, { params, query })).json<Reply>().data;
    const shown = await people({});
    expect(shown.items).toHaveLength(3);
    expect(shown.pageInfo.totalCount).toBeGreaterThan(3);
    expect(await people({ departments: few.id, orderBy: 'email', searchText: 'x' })).toEqual(shown);
    expect((await people({ pageNumber: '2' })).items).toEqual([]);
    expect((await call(calls.listSimulationRecipients, { params, query: { isCsv: 'true' } })).code).toBe('plan_required');
    expect((await call(calls.listPersonMessages, { params: { ...params, userId: shown.items[0]?.id ?? '' } })).code).toBe(
      'plan_required',
    );
  });

  it('has files that no spreadsheet runs, and writes those about people into the audit log', async () => {
    const file = await made.call(calls.listSimulationsSummary, { query: { isCsv: 'true' } });
    expect(file.text).toContain("'=Once");
    const exported = () =>
      life.query("SELECT 1 FROM audit_log WHERE company_id = $1 AND action = 'users.exported'", [made.companyId]);
    const before = await exported();
    await made.call(calls.listSimulationDepartments, { params: { campaignId: made.campaignId }, query: { isCsv: 'true' } });
    const people = await made.call(calls.listSimulationRecipients, {
      params: { campaignId: made.campaignId },
      query: { isCsv: 'true', rounds: made.rounds[0] ?? '' },
    });
    expect(people.headers['content-disposition']).toContain('Recipients');
    const after = await exported();
    expect(after.length - before.length).toBe(1);
  });

  it('is printed with its filters, figures and rows, and people in the audit log', async () => {
    const askPaper = askPaperAs(server, await server.signInAs(made.admin), made.companyId);
    const params = { campaignId: made.campaignId };
    const { items, totals } = await read(calls.getSimulationOverview, [['rounds', made.rounds[1] ?? '']]);
    const overview = await askPaper(calls.getSimulationOverview, { params, query: { rounds: made.rounds[1] ?? '' } });
    expect(overview.filename).toContain('Q1_ _Mails_ Overview');
    expect(overview.text).toContain('Round 2');
    expect(overview.text).toContain(String(totals['sent']));
    expect(items).toHaveLength(1);
    const people = await askPaper(calls.listSimulationRecipients, { params, query: { figures: 'raw' } });
    expect(people.text).toContain('Count programs, too');
    const summary = await askPaper(calls.listSimulationsSummary);
    expect(summary.title).toBe('Phishing simulation report – Campaigns');
    expect(summary.text).toContain('=Once');
    const exported = await life.query(
      "SELECT after FROM audit_log WHERE company_id = $1 AND action = 'users.exported' AND after::text LIKE '%simulation%'",
      [made.companyId],
    );
    expect(exported.length).toBeGreaterThan(0);
  });

  it('names its rounds for a filter', async () => {
    const { data } = (await made.call(calls.listReportRounds, { params: { campaignId: made.campaignId } })).json<{
      data: object[];
    }>();
    expect(data).toMatchObject([
      { id: made.rounds[0], number: 1, startsOn: '2031-03-03' },
      { id: made.rounds[1], number: 2, startsOn: '2031-04-03' },
    ]);
  });
});

/** Cells of a line; those with a comma or a quote are quoted. */
const cells = (line: string): string[] => [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell);
