import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shareLevelOf } from '#contract/dashboard/shareLevels';
import { type DashboardUser, listDashboardUsers } from '#contract/dashboard/users';
import { fillPath } from '#contract/kit/endpoint';
import { callAs } from '#tests/support/calls/callAs';
import { type DashboardLife, startDashboardLife } from '#tests/support/dashboard/dashboardLife';

let life: DashboardLife;
beforeAll(async () => {
  life = await startDashboardLife();
});
afterAll(() => life?.server.close());

type Page = { items: DashboardUser[]; totalCount: number };
const read = async (query: Record<string, string> | string[][] = {}) =>
  (
    await life.call(listDashboardUsers, {
      query: [
        ...new URLSearchParams(query),
        ...(new URLSearchParams(query).has('pageSize') ? [] : [['pageSize', '100']]),
      ] as string[][],
    })
  ).json<Page>();

/** What each person has, from single rows. */
const plain = () =>
  life.query<{ id: string; tasks: number; completed: number; open: number; overdue: number }>(
    `WITH work AS (SELECT a.user_id, a.status, c.status AS state FROM assignments a JOIN campaigns c ON c.id = a.campaign_id WHERE a.company_id = $1
        UNION ALL SELECT a.user_id, a.status, c.status FROM exercise_assignments a JOIN exercise_campaigns c ON c.id = a.campaign_id WHERE a.company_id = $1)
      SELECT u.id, count(w.status)::int AS tasks, count(*) FILTER (WHERE w.status = 'completed')::int AS completed,
        count(*) FILTER (WHERE w.status <> 'completed' AND state IN ('running', 'suspended'))::int AS open,
        count(*) FILTER (WHERE w.status = 'overdue' AND state = 'running')::int AS overdue
      FROM users u LEFT JOIN work w ON w.user_id = u.id WHERE u.company_id = $1 GROUP BY 1`,
    [life.companyId],
  );

async function fileOf(query: Record<string, string> = {}) {
  const url = `/gateway${fillPath(listDashboardUsers.path, { companyId: life.companyId })}?${new URLSearchParams(query)}`;
  const { body } = await life.server.app.inject({ method: 'GET', url, headers: { ...life.headers, accept: 'text/csv' } });
  return Papa.parse<Record<string, string>>(body.slice(1).trimEnd(), { newline: '\r\n', header: true }).data;
}

describe('the people of the dashboard', () => {
  it('have the figures of plain counts, of everything ever assigned', async () => {
    const { items, totalCount } = await read();
    expect(totalCount).toBe(61);
    const shown = items.map(({ id, tasks, completed, open, overdue }) => ({ id, tasks, completed, open, overdue }));
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
    expect(shown.sort(byId)).toEqual((await plain()).sort(byId));
    for (const { tasks, completed, share, level } of items) {
      expect(share).toBe(tasks === 0 ? null : (completed / tasks) * 100);
      expect(level).toBe(shareLevelOf(tasks === 0 ? null : completed / tasks));
    }
    expect(new Set(items.map(({ level }) => level)).size).toBeGreaterThan(2);
  });

  it.each(['ASC', 'DESC'])('come by share in pages, %s, those without tasks last', async (order) => {
    const { items } = await read({ orderBy: 'share', order });
    const shares = items.map(({ share }) => share);
    const known = shares.filter((share) => share !== null).toSorted((a, b) => a - b);
    expect(known).toHaveLength(50);
    expect(shares).toEqual([...(order === 'ASC' ? known : known.reverse()), ...Array<null>(11).fill(null)]);
    const pages = [];
    for (const pageNumber of [1, 2, 3, 4, 5, 6, 7])
      pages.push(
        ...(
          await read([
            ['orderBy', 'share'],
            ['order', order],
            ['pageSize', '9'],
            ['pageNumber', String(pageNumber)],
          ])
        ).items,
      );
    expect(pages.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
  });

  it.each(['name', 'share'])('are filtered by level in the order of %s', async (orderBy) => {
    const all = (await read({ orderBy })).items;
    for (const level of ['excellent', 'good', 'risky'] as const) {
      const { items, totalCount } = await read({ orderBy, levels: level });
      const expected = all.filter((row) => row.level === level).map(({ id }) => id);
      expect(items.map(({ id }) => id).sort()).toEqual(expected.sort());
      expect(totalCount).toBe(expected.length);
    }
    const { totalCount } = await read([
      ['levels', 'excellent'],
      ['levels', 'good'],
      ['levels', 'risky'],
    ]);
    expect(totalCount).toBe(50);
  });

  it('are filtered by department, with a level and a search', async () => {
    const inSales = new Set(life.people.slice(0, 25).map(({ id }) => id));
    const sales = await read({ departments: life.departments.sales, orderBy: 'share' });
    expect(new Set(sales.items.map(({ id }) => id))).toEqual(inSales);
    expect(sales.items[0]?.departments).toContain('Sales');
    const good = await read({ departments: life.departments.sales, levels: 'good' });
    expect(good.items.map(({ id }) => id).sort()).toEqual(
      sales.items
        .filter(({ level }) => level === 'good')
        .map(({ id }) => id)
        .sort(),
    );
    const [zoe] = (await read({ searchText: 'zoe' })).items;
    expect(zoe).toMatchObject({ name: 'Zoe', tasks: 0, share: null, level: null, open: 0 });
    expect((await read({ searchText: 'zoe', orderBy: 'share' })).totalCount).toBe(1);
  });

  it('leave out disabled people', async () => {
    const [first] = life.people;
    await life.query('UPDATE users SET disabled = true WHERE id = $1', [first?.id]);
    for (const orderBy of ['name', 'share']) {
      const { items, totalCount } = await read({ orderBy });
      expect(totalCount).toBe(60);
      expect(items.some(({ id }) => id === first?.id)).toBe(false);
    }
    await life.query('UPDATE users SET disabled = false WHERE id = $1', [first?.id]);
  });

  it('are the same in the file, which the audit log names', async () => {
    const { items } = await read({ levels: 'risky', orderBy: 'share' });
    const file = await fileOf({ levels: 'risky', orderBy: 'share' });
    expect(file.map((row) => [row['Email'], row['Tasks'], row['Completed'], row['Still open'], row['Level']])).toEqual(
      items.map((row) => [row.email, String(row.tasks), String(row.completed), String(row.open), 'Risky']),
    );
    const entries = await life.query(
      `SELECT subject_count AS n FROM audit_log WHERE company_id = $1 AND action = 'users.exported'`,
      [life.companyId],
    );
    expect(entries).toEqual([{ n: items.length }]);
  });

  it('are only those of the company, and nobody else reads them', async () => {
    const { id } = await life.server.aCompany({ name: 'Birch' });
    const admin = await life.server.aUser({ companyId: id, role: 'admin', isOwner: true });
    const headers = await life.server.signInAs(admin);
    expect((await callAs(life.server, headers, id)(listDashboardUsers)).json<Page>().totalCount).toBe(1);
    expect((await callAs(life.server, headers, life.companyId)(listDashboardUsers)).status).toBe(403);
  });
});

describe('a page far from the beginning', () => {
  it('is read from the end, and has the people who follow the page before it', { timeout: 60_000 }, async () => {
    const { server, query } = life;
    const { id: companyId } = await server.aCompany({ name: 'Cedar' });
    const admin = await server.aUser({ companyId, role: 'admin', isOwner: true });
    const call = callAs(server, await server.signInAs(admin), companyId);
    for (let made = 0; made < 5200; made += 1300) await server.manyUsers(companyId, 1300);
    await query(
      `INSERT INTO person_facts (company_id, user_id, tasks, completed) SELECT company_id, id, 50, abs(hashtext(id::text)) % 51 FROM users
        WHERE company_id = $1 AND id <> $2`,
      [companyId, admin.id],
    );
    const page = async (order: string, pageNumber: number) =>
      (
        await call(listDashboardUsers, { query: { orderBy: 'share', order, pageSize: '100', pageNumber: String(pageNumber) } })
      ).json<Page>();
    const ids = ({ items }: Page) => items.map(({ id }) => id);
    expect(ids(await page('DESC', 51)).toReversed()).toEqual(ids(await page('ASC', 2)));
    expect(ids(await page('DESC', 52)).toReversed()).toEqual(ids(await page('ASC', 1)));
    expect(ids(await page('DESC', 53))).toEqual([admin.id]);
  });
});
