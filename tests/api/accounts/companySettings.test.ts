import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getCampaign } from '#contract/campaigns/campaigns';
import { type AuditEntry, listAuditLog } from '#contract/company/audit';
import { getAdminPanelCompany, listTimeZones, saveCompanySettings, uploadLogo } from '#contract/company/companies';
import {
  getInviteMessages,
  getReminderMessages,
  type Message,
  resetAdminInvite,
  resetCourseReminder,
  saveAdminInvite,
  saveCourseReminder,
  saveLearnerInvite,
} from '#contract/company/messages';
import { inviteUsers, resendInvite } from '#contract/people/invitations';
import type { CurrentUser } from '#contract/session/session';
import { uploadVideo } from '#contract/courses/files';
import { remindWeekly } from '#server/modules/work/weekly';
import { ownerTx } from '#server/db/tx';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { aCourse, aRunningCampaign } from '#tests/support/calls/courses';
import { form, tiny } from '#tests/support/calls/uploads';
import { type SessionHeaders, startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
let company: Awaited<ReturnType<TestServer['aCompany']>>;
let headers: SessionHeaders;
let call: Call;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  company = await server.aCompany({ name: 'Acme', hasBoost: true });
  headers = await server.signInAs(await server.aUser({ companyId: company.id, role: 'admin' }));
  call = callAs(server, headers, company.id);
});

const general = { name: 'Acme Works', lang: 'de', industry: 'retail', companySize: 4, timeZone: 'Europe/Berlin' };
const read = async () => (await call(getAdminPanelCompany)).json<CurrentUser['company']>();
const lastEntry = async () => (await call(listAuditLog, { query: { range: '[0,0]' } })).json<AuditEntry[]>()[0];
const upload = (path: string, name: 'png' | 'webm') => {
  const file = form(tiny(name), `picture.${name}`);
  const url = `/gateway${path.replace('{companyId}', company.id)}`;
  return server.app.inject({ method: 'POST', url, headers: { ...headers, ...file.headers }, payload: file.payload });
};

describe('the general settings', () => {
  it('are saved, and the audit log tells what changed', async () => {
    expect((await call(saveCompanySettings, { body: general })).status).toBe(200);
    const { name, lang, industry, companySize, companySettings } = await read();
    expect({ name, lang, industry, companySize, timeZone: companySettings.timeZone }).toEqual(general);
    expect(await lastEntry()).toMatchObject({ action: 'company.updated', before: { name: 'Acme' }, after: { name: 'Acme Works' } });
    const entry = await lastEntry();
    await call(saveCompanySettings, { body: general });
    expect((await lastEntry())?.id).toBe(entry?.id);
  });

  it('name what is wrong', async () => {
    const wrong = { name: ' ', lang: 'xx', industry: 'magic', companySize: 9, timeZone: 'Mars/Olympus' };
    for (const [field, value] of Object.entries(wrong)) {
      const reply = await call(saveCompanySettings, { body: { ...general, [field]: value } });
      expect([reply.status, reply.fields]).toEqual([422, [field]]);
    }
  });

  it('let no name stand in the subjects of mails that holds a web address', async () => {
    const reply = await call(saveCompanySettings, { body: { ...general, name: 'Acme https://prizes.example' } });
    expect([reply.status, reply.fields]).toEqual([422, ['name']]);
    expect((await read()).name).toBe('Acme');
  });

  it('offer the time zones that can be saved', async () => {
    const zones = (await call(listTimeZones)).json<string[]>();
    expect(zones[0]).toBe('UTC');
    expect(zones.length).toBeGreaterThan(300);
    expect(new Set(zones).size).toBe(zones.length);
    for (const timeZone of ['Europe/Berlin', zones.at(-1)])
      expect((await call(saveCompanySettings, { body: { ...general, timeZone } })).status).toBe(200);
  });

  it('take a logo, which stays until it is taken away, and is no file of another company', async () => {
    const logo = (await upload(uploadLogo.path, 'png')).json<{ id: string }>();
    await call(saveCompanySettings, { body: { ...general, logoId: logo.id } });
    await call(saveCompanySettings, { body: general });
    const { logo: address } = await read();
    const picture = await server.app.inject({ url: address ?? '' });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
    const stranger = await server.aUser({ role: 'admin' });
    const theirs = callAs(server, await server.signInAs(stranger), stranger.companyId);
    expect((await theirs(saveCompanySettings, { body: { ...general, logoId: logo.id } })).fields).toEqual(['logoId']);
    await call(saveCompanySettings, { body: { ...general, logoId: null } });
    expect((await read()).logo).toBeNull();
  });

  it('take no film for a logo', async () => {
    expect((await upload(uploadLogo.path, 'webm')).json()).toMatchObject({ error: { code: 'not_an_image' } });
    expect((await upload(uploadVideo.path, 'webm')).statusCode).toBe(200);
  });
});

const own = { subject: 'Welcome to {{ companyName }}', message: 'It takes an hour.' };
const mailTo = async (email: string) => {
  const { rows } = await server.services.db.pool.query(
    'SELECT template, params FROM mails WHERE recipient = $1 ORDER BY created_at DESC',
    [email],
  );
  return rows[0] as { template: string; params: Record<string, string> };
};

describe('invite messages', () => {
  it('are standard texts in the language of the company until they are written', async () => {
    const standard = (await call(getInviteMessages)).json<Record<'admin' | 'learner', Message>>();
    expect(standard.admin).toMatchObject({ subject: 'You are now an admin of {{companyName}}', isOwn: false });
    expect((await call(saveAdminInvite, { body: own })).json()).toMatchObject({
      subject: 'Welcome to {{companyName}}',
      isOwn: true,
    });
    expect((await call(resetAdminInvite)).json()).toEqual(standard.admin);
    expect((await lastEntry())?.action).toBe('messages.reset');
  });

  it('refuse a name that nothing fills in', async () => {
    const reply = await call(saveLearnerInvite, { body: { subject: 'Welcome', message: 'Start {{courseName}}' } });
    expect([reply.status, reply.fields]).toEqual([422, ['message']]);
  });

  it('are what an invitation says that is sent again, and one to an admin without a text', async () => {
    await call(saveLearnerInvite, { body: own });
    await call(saveAdminInvite, { body: { ...own, subject: 'Lead with us' } });
    const learner = await server.aUser({ companyId: company.id });
    await call(resendInvite, { body: { userId: learner.id } });
    expect((await mailTo(learner.email)).params).toMatchObject({ subject: 'Welcome to Acme', message: 'It takes an hour.' });
    const email = `${crypto.randomUUID()}@new.example`;
    await call(inviteUsers, { body: { emails: [{ email, role: 'admin' }], notificationsEnabled: false } });
    expect((await mailTo(email)).params).toMatchObject({ subject: 'Lead with us' });
  });
});

describe('reminder texts', () => {
  it('are what the weekly reminder says, with its names filled in', async () => {
    const course = await aCourse(server, { companyId: company.id });
    const learner = await server.aUser({ companyId: company.id });
    const campaignId = await aRunningCampaign(server, course, company.id, [learner.id]);
    const { pool } = server.services.db;
    await pool.query('UPDATE campaigns SET notifications_enabled = true WHERE id = $1', [campaignId]);
    await pool.query("UPDATE assignments SET assigned_at = now() - interval '8 days' WHERE campaign_id = $1", [campaignId]);
    await call(saveCourseReminder, { body: { subject: '{{courseName}} waits', message: '{{companyName}} counts on you.' } });
    await ownerTx(server.services.db, (tx) => remindWeekly(tx, new Date(), 100));
    const { template, params } = await mailTo(learner.email);
    expect(template).toBe('campaign_reminder');
    expect(params).toMatchObject({ subject: `${params['courseName']} waits`, message: 'Acme counts on you.' });
    const campaign = (await call(getCampaign, { params: { campaignId } })).json<{ reminderSubject: string }>();
    expect(campaign.reminderSubject).toBe(params['subject']);
  });

  it('are reset to the standard text', async () => {
    const standard = (await call(getReminderMessages)).json<{ course: Message }>().course;
    await call(saveCourseReminder, { body: own });
    expect((await call(resetCourseReminder)).json()).toEqual(standard);
  });
});
