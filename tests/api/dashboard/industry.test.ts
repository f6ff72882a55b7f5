import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CultureReport, getCultureScore } from '#contract/dashboard/dashboard';
import { dashboardLimits } from '#contract/dashboard/limits';
import { now } from '#server/clock';
import { ownerTx } from '#server/db/tx';
import { scoreIndustries } from '#server/modules/dashboard/public';
import { callAs } from '#tests/support/calls/callAs';
import { aGame, aRunningCampaign } from '#tests/support/calls/courses';
import { startQuietServer } from '#tests/support/server/testServer';

const { companies: least, people: fewest } = dashboardLimits.industry;

let server: Awaited<ReturnType<typeof startQuietServer>>;
let game: Awaited<ReturnType<typeof aGame>>;

const query = (text: string, values: unknown[] = []) => server.services.db.pool.query(text, values);
const nextDay = () => scoreIndustries(now(), (work) => ownerTx(server.services.db, work));

/** A company in which so many people have finished a game, all with the same score in percent. */
async function aCompanyOf(industry: string, { people, score, parentId }: { people: number; score: number; parentId?: string }) {
  const company = await server.aCompany({ hasBoost: true, ...(parentId && { parentId }) });
  await query('UPDATE companies SET industry = $2 WHERE id = $1', [company.id, industry]);
  const users = await server.manyUsers(company.id, people);
  const ids = users.map(({ id }) => id);
  const campaignId = await aRunningCampaign(server, game, company.id, ids);
  await query(
    `UPDATE assignments SET status = 'completed', assigned_at = $3, completed_at = $3, score = $2 WHERE campaign_id = $1`,
    [campaignId, score, now()],
  );
  return company.id;
}

async function industryOf(companyId: string): Promise<CultureReport['industry']> {
  const admin = await server.aUser({ companyId, role: 'admin' });
  const call = callAs(server, await server.signInAs(admin), companyId);
  return (await call(getCultureScore)).json<CultureReport>().industry;
}

beforeAll(async () => {
  server = await startQuietServer();
  game = await aGame(server);
});
afterAll(() => server.close());

describe('average of an industry', () => {
  it('is that of the other companies, each counted once, and only of enough of them', async () => {
    const own = await aCompanyOf('retail', { people: fewest, score: 10 });
    for (let n = 1; n < least; n += 1) await aCompanyOf('retail', { people: fewest, score: 60 });
    // One person less: the average would be about a few.
    await aCompanyOf('retail', { people: fewest - 1, score: 0 });
    await aCompanyOf('education', { people: fewest, score: 0 });
    await nextDay();
    expect(await industryOf(own)).toMatchObject({ name: 'retail', companies: least - 1, score: null });

    await aCompanyOf('retail', { people: fewest, score: 90 });
    await nextDay();
    const average = Math.round((((least - 1) * 6 + 9) / least) * 10) / 10;
    const today = now().toISOString().slice(0, 10);
    expect(await industryOf(own)).toEqual({ name: 'retail', companies: least, score: average, day: today });
  });

  it('leaves out companies of the same partner, who knows their scores', async () => {
    const { id: parentId } = await server.aCompany({ companyType: 'oem' });
    const own = await aCompanyOf('energy', { people: fewest, score: 50, parentId });
    for (let n = 0; n < least; n += 1) await aCompanyOf('energy', { people: fewest, score: 70, parentId });
    await nextDay();
    expect(await industryOf(own)).toMatchObject({ companies: 0, score: null });
  });

  it('leaves out a company that was disabled or has moved to another industry since', async () => {
    const own = await aCompanyOf('legal', { people: fewest, score: 50 });
    const others: string[] = [];
    for (let n = 0; n < least; n += 1) others.push(await aCompanyOf('legal', { people: fewest, score: 70 }));
    await nextDay();
    expect(await industryOf(own)).toMatchObject({ companies: least, score: 7 });
    await query(`UPDATE companies SET industry = 'energy' WHERE id = $1`, [others[0]]);
    await query('UPDATE companies SET disabled = true WHERE id = $1', [others[1]]);
    expect(await industryOf(own)).toMatchObject({ companies: least - 2, score: null });
  });

  it('is not there for a company whose industry is not known', async () => {
    const { id } = await server.aCompany({ hasBoost: true });
    expect(await industryOf(id)).toEqual({ name: null, companies: 0, score: null, day: null });
  });
});
