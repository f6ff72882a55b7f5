import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getRehearsal, type Rehearsal, startRehearsal } from '#contract/simulation/rehearsal';
import { stopSimulations } from '#contract/simulation/settings';
import { setClock } from '#server/clock';
import { writeToken } from '#server/modules/simulations/public';
import { callAs } from '#tests/support/calls/callAs';
import { startSimulationPages } from '#tests/support/simulations/pages';
import { aSimulationTemplate } from '#tests/support/simulations/simulations';

let pages: Awaited<ReturnType<typeof startSimulationPages>>;
beforeAll(async () => {
  pages = await startSimulationPages();
});
afterEach(() => setClock(null));

const sentAt = '2031-03-03T09:00:00Z';

/** An admin who has sent themselves a simulation. */
async function rehearsed() {
  setClock(new Date(sentAt));
  const { companyId, admin, call } = await pages.aCustomer();
  const templateId = await aSimulationTemplate(pages.server);
  const reply = await call(startRehearsal, { body: { templateId } });
  expect(reply.status, reply.text).toBe(200);
  const { data } = reply.json<{ data: Rehearsal }>();
  const [stored] = await pages.query<{ key: Buffer }>('SELECT key FROM simulation_rehearsals WHERE id = $1', [data.id]);
  const token = (kind: 'link' | 'pixel' | 'trap') =>
    writeToken(pages.server.services.secrets, kind, (stored as { key: Buffer }).key);
  const visit = (
    url: string,
    headers: Record<string, string> = pages.browser,
    method: 'GET' | 'HEAD' | 'POST' = 'GET',
    payload?: object,
  ) => pages.server.app.inject({ method, url, headers, ...(payload && { payload }) });
  const read = async () => {
    const shown = await call(getRehearsal, { params: { rehearsalId: data.id } });
    expect(shown.status, shown.text).toBe(200);
    return shown.json<{ data: Rehearsal }>().data;
  };
  // The clock went on while the mail was sent.
  const after = (seconds: number) => setClock(new Date(Date.parse(data.sentAt ?? sentAt) + seconds * 1000));
  return { companyId, admin, call, data, token, visit, read, after };
}

describe('a rehearsal', () => {
  it('is mailed to the admin alone, marked as a test', async () => {
    const { companyId, admin, data } = await rehearsed();
    expect(data).toMatchObject({ email: admin.email, status: 'sent', failure: null, events: [] });
    const mails = await pages.query<{ recipient: string; subject: string }>(
      `SELECT recipient, subject FROM mails WHERE company_id = $1 AND template = 'simulation'`,
      [companyId],
    );
    expect(mails).toEqual([{ recipient: admin.email, subject: expect.stringMatching(/^\[TEST\] Your mailbox is full/) }]);
  });

  it('shows what touches it, with the rule that says what that was', async () => {
    const { token, visit, read, after } = await rehearsed();
    after(3);
    await visit(`/s/${token('link')}`, { 'user-agent': 'python-requests/2.32.3' }, 'HEAD');
    await visit(`/s/${token('trap')}`, { 'user-agent': 'Mozilla/5.0 scanner' });
    after(90);
    expect((await visit(`/s/${token('link')}`)).statusCode).toBe(200);
    await visit(`/s/${token('link')}/seen`, pages.browser, 'POST', { seconds: 9, isTrusted: true });
    const { events } = await read();
    expect(events.map((event) => [event.kind, event.class, event.rule])).toEqual([
      ['link', 'scanner', 'agent'],
      ['trap', 'scanner', 'trap'],
      ['link', 'human', 'interaction'],
      ['seen', 'human', 'interaction'],
    ]);
    const [first, , third] = events.map(({ afterSeconds }) => afterSeconds);
    expect(first).toBeGreaterThanOrEqual(3);
    expect(first).toBeLessThan(90);
    expect(third).toBeGreaterThanOrEqual(90);
  });

  it('is in no figure, and forgotten after a day', async () => {
    const { companyId, token, visit, call, data, after } = await rehearsed();
    after(60);
    await visit(`/s/${token('link')}`);
    expect(await pages.query('SELECT 1 FROM simulation_events WHERE company_id = $1', [companyId])).toEqual([]);
    expect(await pages.query('SELECT 1 FROM simulation_messages WHERE company_id = $1', [companyId])).toEqual([]);
    await pages.at('2031-03-04T10:00:00Z', companyId);
    expect((await call(getRehearsal, { params: { rehearsalId: data.id } })).status).toBe(404);
  });

  it('is the business of its admin only', async () => {
    const { companyId, data } = await rehearsed();
    const other = await pages.server.aUser({ companyId, role: 'admin' });
    const call = callAs(pages.server, await pages.server.signInAs(other), companyId);
    expect((await call(getRehearsal, { params: { rehearsalId: data.id } })).status).toBe(404);
  });

  it('does not leave the company, nor with a template of another one, nor while staff stopped all sending', async () => {
    setClock(new Date(sentAt));
    const { companyId, call } = await pages.aCustomer();
    const foreign = await aSimulationTemplate(pages.server, { companyId: (await pages.aCustomer()).companyId });
    expect((await call(startRehearsal, { body: { templateId: foreign } })).json()).toMatchObject({
      error: { details: [{ field: 'templateId' }] },
    });
    const templateId = await aSimulationTemplate(pages.server);
    const house = await pages.server.aCompany({ isHouse: true });
    const staff = await pages.server.aUser({ companyId: house.id, role: 'support' });
    const asStaff = callAs(pages.server, await pages.server.signInAs(staff), companyId);
    expect((await asStaff(startRehearsal, { body: { templateId } })).status).toBe(403);
    await asStaff(stopSimulations, { body: { place: 'company', reason: 'An incident' } });
    expect((await call(startRehearsal, { body: { templateId } })).json()).toMatchObject({ error: { code: 'simulations_stopped' } });
  });

  it('keeps a number of events, however many come', async () => {
    const { token, visit, read, after } = await rehearsed();
    after(60);
    for (let n = 0; n < 205; n += 1) await visit(`/s/${token('pixel')}.gif`);
    expect((await read()).events).toHaveLength(200);
  });
});
