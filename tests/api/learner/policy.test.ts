import { JSDOM } from 'jsdom';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { uploadPolicy, type UploadedPolicy } from '#contract/courses/files';
import { saveDraft } from '#contract/policies/policies';
import { endPolicy } from '#contract/policies/revisions';
import { languages } from '#locales/languages.ts';
import { setClock } from '#server/clock';
import { begin, day } from '#tests/support/calls/campaignLife';
import { tinyPdf, uploadAs } from '#tests/support/calls/uploads';
import { learnerBrowser } from '#tests/support/learner/learnerBrowser';
import { startPolicyLife } from '#tests/support/policies/policies';

let life: Awaited<ReturnType<typeof startPolicyLife>>;
beforeAll(async () => {
  life = await startPolicyLife();
});
afterEach(() => setClock(null));

const page = (revisionId: string) => `/learn/policies/${revisionId}`;
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const minutesLater = (count: number) => setClock(new Date(Date.now() + count * 60_000));

/** A company with a policy in force, a learner who has it, and the browser of that learner. */
async function aReader(fields: object = {}, html = '<h2>Screens</h2><p>Lock <a href="https://intra.example/x">them</a>.</p>') {
  const { companyId, call, admin } = await life.aCustomer();
  const [reader] = await life.server.manyUsers(companyId, 1);
  if (!reader) throw new Error('a person is needed');
  const { id } = await life.draft(call, 'Clean desk', html);
  await life.publish(companyId, call, id, fields);
  const [revision] = await life.revisionsOf(call, id);
  if (!revision) throw new Error('a revision is needed');
  const browser = await learnerBrowser(life.server, { id: reader.id, companyId });
  const act = (action: string, contentSha256 = revision.contentSha256) =>
    browser.send(`${page(revision.id)}/${action}`, { contentSha256, agreed: 'on' });
  const task = async () =>
    (
      await life.query<{ status: string; app: string | null; at: Date | null }>(
        `SELECT a.status, a.started_at, k.app, k.at FROM policy_assignments a LEFT JOIN policy_acknowledgements k USING (campaign_id, user_id)
          WHERE a.campaign_id = $1 AND a.user_id = $2`,
        [revision.id, reader.id],
      )
    )[0];
  return { companyId, call, admin, reader, policyId: id, revision, browser, act, task, read: () => browser.get(page(revision.id)) };
}

describe('a policy', () => {
  it('is found in the tasks, opened, and acknowledged once on its page', async () => {
    const { browser, revision, act, task, read } = await aReader();
    const list = (await browser.get('/learn')).body;
    expect(textOf(list)).toMatch(/Policy Clean desk Due on/);
    expect(list).toContain(`href="${page(revision.id)}"`);
    const before = (await read()).body;
    expect(textOf(before)).toContain('Revision 1 · Due on');
    expect(before).not.toContain('Lock');
    const opened = await act('open');
    expect([opened.status, opened.to]).toEqual([303, page(revision.id)]);
    const { body } = await read();
    expect(body).toContain('<h2>Screens</h2>');
    expect(body).toMatch(/<input type="checkbox" required="" name="agreed"/);
    expect((await act('acknowledge')).status).toBe(303);
    const done = await task();
    expect(done).toMatchObject({ status: 'completed', app: 'page' });
    await act('acknowledge');
    expect(await task()).toEqual(done);
    const after = (await read()).body;
    expect(textOf(after)).toContain('You acknowledged this policy on');
    const doneList = textOf((await browser.get('/learn')).body);
    expect(doneList).toContain('Read it again');
    expect(doneList).not.toContain('See your result');
    expect(after).toContain('<h2>Screens</h2>');
    expect(after).not.toContain('name="agreed"');
  });

  it('is not changed by looking at it', async () => {
    const { browser, revision, task, read } = await aReader();
    const before = await task();
    for (const address of [page(revision.id), `${page(revision.id)}?message=1`, '/learn']) await browser.get(address);
    for (const action of ['open', 'acknowledge']) await browser.get(`${page(revision.id)}/${action}`);
    await read();
    expect(await task()).toEqual(before);
    expect(before).toMatchObject({ status: 'not_started', app: null });
  });

  it('is not acknowledged before it was opened', async () => {
    const { act, task } = await aReader();
    expect(textOf((await act('acknowledge')).body)).toContain('Open the policy and read it first');
    expect(await task()).toMatchObject({ status: 'not_started', app: null });
  });

  it('says from when it can be acknowledged, and counts from then', async () => {
    const { act, task, read } = await aReader({ minMinutes: 10 });
    expect(textOf((await read()).body)).toContain('Minimum reading time: 10 min');
    await act('open');
    expect(textOf((await read()).body)).toMatch(/You can acknowledge it from \d+:\d\d\s[AP]M\./);
    const early = await act('acknowledge');
    expect(textOf(early.body)).toContain('Please take the time to read the policy first');
    expect(textOf(early.body)).toMatch(/You can acknowledge it from/);
    expect(await task()).toMatchObject({ status: 'in_progress', app: null });
    minutesLater(11);
    expect((await act('acknowledge')).status).toBe(303);
    expect(await task()).toMatchObject({ status: 'completed', app: 'page' });
  });

  it('is that of the latest revision only; who acknowledged an earlier one can read that for good', async () => {
    const { companyId, call, policyId, act, task, read, browser } = await aReader();
    await act('open');
    await life.write(call, policyId, '<p>New words.</p>');
    await life.publish(companyId, call, policyId);
    const late = await act('acknowledge');
    expect(textOf(late.body)).toContain('This policy has changed');
    const [newer] = await life.revisionsOf(call, policyId);
    expect(textOf((await read()).body)).toContain('A newer revision of this policy is in force. Read the policy');
    expect((await read()).body).toContain(`<a class="landing-button" href="${page(newer?.id ?? '')}">`);
    expect((await read()).body).not.toContain('<h2>Screens</h2>');
    expect(await task()).toMatchObject({ app: null });
    const other = { contentSha256: 'f'.repeat(64) };
    expect(textOf((await browser.send(`${page(newer?.id ?? '')}/open`, other)).body)).toContain('This policy has changed');
    const form = { contentSha256: newer?.contentSha256 ?? '' };
    for (const action of ['open', 'acknowledge']) await browser.send(`${page(newer?.id ?? '')}/${action}`, form);
    await call(endPolicy, { params: { policyId } });
    expect(textOf((await read()).body)).toContain('This revision is no longer in force');
    const kept = (await browser.get(page(newer?.id ?? ''))).body;
    expect(kept).toContain('New words.');
  });

  it('that is paused says so, and cannot be acknowledged', async () => {
    const { revision, act, task, read } = await aReader();
    await act('open');
    await life.query(`UPDATE policy_revisions SET status = 'suspended' WHERE id = $1`, [revision.id]);
    expect(textOf((await read()).body)).toContain('Your company has paused this');
    expect(textOf((await act('acknowledge')).body)).toContain('This policy isn’t in force at the moment');
    expect(await task()).toMatchObject({ app: null });
  });

  it('of another person or company is not there', async () => {
    const { companyId, revision } = await aReader();
    const newcomer = await life.server.aUser({ companyId });
    const stranger = await aReader();
    for (const browser of [await learnerBrowser(life.server, { id: newcomer.id, companyId }), stranger.browser]) {
      const reply = await browser.get(page(revision.id));
      expect(reply.status).toBe(404);
      expect(reply.body).toContain('This policy is not available');
      for (const action of ['open', 'acknowledge'])
        expect((await browser.send(`${page(revision.id)}/${action}`, { contentSha256: revision.contentSha256 })).status).toBe(404);
    }
    expect(await life.query('SELECT 1 FROM policy_acknowledgements WHERE campaign_id = $1', [revision.id])).toEqual([]);
  });

  it('that is a file is offered to be saved', async () => {
    const { companyId, call, admin, browser } = await aReader();
    const send = uploadAs(life.server, await life.server.signInAs(admin), companyId);
    const sent = (await send(uploadPolicy, { content: tinyPdf, name: 'travel.pdf' })).json<UploadedPolicy>();
    const { id, edit } = await life.draft(call, 'Travel');
    const body = { source: 'pdf', edit, language: 'en', fileId: sent.id, fileName: 'travel.pdf', changeNote: '' };
    await call(saveDraft, { params: { policyId: id }, body });
    await life.publish(companyId, call, id);
    const [revision] = await life.revisionsOf(call, id);
    const form = { contentSha256: revision?.contentSha256 ?? '' };
    await browser.send(`${page(revision?.id ?? '')}/open`, form);
    const { document } = new JSDOM((await browser.get(page(revision?.id ?? ''))).body).window;
    const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent?.includes('travel.pdf'));
    expect(link?.getAttribute('target')).toBe('_blank');
    const file = await life.server.app.inject({ method: 'GET', url: link?.getAttribute('href') ?? '' });
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.rawPayload.equals(tinyPdf)).toBe(true);
    expect((await browser.send(`${page(revision?.id ?? '')}/acknowledge`, form)).status).toBe(303);
  });

  it('shows an admin from the panel its text, and stores nothing', async () => {
    const { companyId, call, revision, policyId } = await aReader();
    const viewer = await life.server.aUser({ companyId, role: 'admin' });
    await life.server.signInAs(viewer);
    const browser = await learnerBrowser(life.server, { id: viewer.id, companyId }, { isPreview: true });
    const { status, body } = await browser.get(page(revision.id));
    expect(status).toBe(200);
    expect(textOf(body)).toContain('nothing you do here is recorded');
    expect(body).toContain('<h2>Screens</h2>');
    for (const action of ['open', 'acknowledge'])
      expect((await browser.send(`${page(revision.id)}/${action}`, { contentSha256: revision.contentSha256 })).to).toBe(
        page(revision.id),
      );
    const of = [revision.id, viewer.id];
    for (const table of ['policy_assignments', 'policy_acknowledgements'])
      expect(await life.query(`SELECT 1 FROM ${table} WHERE campaign_id = $1 AND user_id = $2`, of)).toEqual([]);
    await call(endPolicy, { params: { policyId } });
    expect((await browser.get(page(revision.id))).status).toBe(404);
  });

  it('has one heading of the first level, and a label for what is to be ticked', async () => {
    const { act, read } = await aReader();
    await act('open');
    const { document } = new JSDOM((await read()).body).window;
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    const box = document.querySelector('input[name=agreed]');
    expect(box?.closest('label')?.textContent).toBe('I have read this policy and will follow it.');
    expect(document.querySelector('.policy-text')?.getAttribute('lang')).toBe('en');
    expect(document.querySelectorAll('script')).toHaveLength(0);
  });

  it('is in the language of its reader, its text in its own', async () => {
    const { act, read, reader } = await aReader();
    await act('open');
    for (const { code, dir } of languages) {
      await life.query('UPDATE users SET language = $2 WHERE id = $1', [reader.id, code]);
      const { body } = await read();
      expect(body).toContain(`<html lang="${code}" dir="${dir}"`);
      expect(body).toContain('<div class="policy-text" lang="en" dir="auto">');
      expect(body).not.toMatch(/>(?:learnerPolicy|learn)\.[\w.]+<|\{\{/);
    }
  });
});

describe('the mails about a policy', () => {
  it('lead to the tasks of their reader, and to the policy that its owner reviews', async () => {
    setClock(begin);
    const { companyId, reader, admin, policyId } = await aReader({});
    await life.at(day(8), companyId);
    await life.at(day(366), companyId);
    const sent = (template: string) =>
      life.query<{ recipient: string; params: Record<string, string> }>(
        'SELECT recipient, params FROM mails WHERE company_id = $1 AND template = $2',
        [companyId, template],
      );
    expect((await sent('policy_assigned')).map(({ recipient }) => recipient)).toContain(reader.email);
    expect((await sent('policy_reminder')).map(({ recipient }) => recipient)).toContain(reader.email);
    expect(await sent('policy_review_due')).toMatchObject([{ recipient: admin.email, params: { policyId } }]);
  });
});
