import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pauseSimulation, resumeSimulation } from '#contract/simulation/campaigns';
import { setClock } from '#server/clock';
import { judgeDue } from '#server/modules/simulationTruth/judgeDue';
import { callAs } from '#tests/support/calls/callAs';
import { type SentMessage, startSimulationPages } from '#tests/support/simulations/pages';

let pages: Awaited<ReturnType<typeof startSimulationPages>>;
beforeAll(async () => {
  pages = await startSimulationPages();
});
afterEach(() => setClock(null));

/** Somebody follows the link and reads the page; or a program does, with a name that says so. */
async function followed({ token }: SentMessage, at: string, agent?: string) {
  setClock(new Date(at));
  const headers = { ...pages.browser, ...(agent && { 'user-agent': agent }) };
  await pages.server.app.inject({ method: 'GET', url: `/s/${token('link')}`, headers });
  const payload = { seconds: 9, isTrusted: true };
  await pages.server.app.inject({ method: 'POST', url: `/s/${token('link')}/seen`, headers, payload });
  setClock(new Date(Date.parse(at) + 120_000));
  await judgeDue(pages.server.services);
}

const debriefs = (companyId: string) =>
  pages.query<{ userId: string; subject: string | undefined }>(
    `SELECT user_id AS "userId", params ->> 'subject' AS subject FROM mails WHERE company_id = $1 AND template = 'simulation_debrief' ORDER BY created_at`,
    [companyId],
  );

describe('the mail that follows a round', () => {
  it('is for who was phished, once, and in the words of the campaign', async () => {
    const messages = await pages.sent(
      {},
      { people: 3, body: { notification: { subject: 'About Tuesday', message: 'It was us.' } } },
    );
    const [phished, scanned] = messages as [SentMessage, SentMessage];
    await followed(phished, '2031-03-03T18:00:00Z');
    await followed(scanned, '2031-03-03T18:05:00Z', 'python-requests/2.32.3');
    await pages.at('2031-03-03T19:00:00Z', phished.companyId);
    await pages.at('2031-03-03T19:01:00Z', phished.companyId);
    await pages.at('2031-03-03T19:02:00Z', phished.companyId);
    expect(await debriefs(phished.companyId)).toEqual([{ userId: phished.userId, subject: 'About Tuesday' }]);
  });

  it('waits while mails of the round are still to leave, and while the campaign is paused', async () => {
    const [first, last] = (await pages.sent({}, { people: 2 })) as [SentMessage, SentMessage];
    const { companyId, campaignId } = first;
    await pages.query(`UPDATE simulation_messages SET status = 'queued', sent_at = NULL, sent_on = NULL WHERE id = $1`, [last.id]);
    await followed(first, '2031-03-03T18:00:00Z');
    await pages.at('2031-03-03T19:00:00Z', companyId);
    expect(await debriefs(companyId)).toEqual([]);
    const admin = await pages.server.aUser({ companyId, role: 'admin' });
    const call = callAs(pages.server, await pages.server.signInAs(admin), companyId);
    const params = { campaignId };
    expect((await call(pauseSimulation, { params })).status).toBe(200);
    await pages.allSent(campaignId);
    await pages.at('2031-03-03T19:10:00Z', companyId);
    await pages.at('2031-03-03T19:11:00Z', companyId);
    expect(await debriefs(companyId)).toEqual([]);
    expect((await call(resumeSimulation, { params })).status).toBe(200);
    await pages.at('2031-03-03T19:20:00Z', companyId);
    await pages.at('2031-03-03T19:21:00Z', companyId);
    expect(await debriefs(companyId)).toEqual([{ userId: first.userId, subject: null }]);
  });
});
