import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createNotification,
  deleteNotification,
  getNotifications,
  listNotifications,
  markNotification,
  markNotificationsShown,
  markSuspendedShown,
  type Notification,
  type Notifications,
  updateNotification,
  uploadNotificationImage,
} from '#contract/help/notifications';
import { type CurrentUser, refreshUser } from '#contract/session/session';
import { ownerTx } from '#server/db/tx';
import { runDueWork } from '#server/modules/work/public';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { aCourse, aRunningCampaign } from '#tests/support/calls/courses';
import { form, tiny } from '#tests/support/calls/uploads';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
let house: string;
let staffHeaders: Record<string, string>;
let staff: Call;
let admin: Awaited<ReturnType<TestServer['aUser']>>;
let call: Call;

beforeAll(async () => {
  server = await startTestServer();
  house = (await server.aCompany({ isHouse: true })).id;
  staffHeaders = await server.signInAs(await server.aUser({ companyId: house, role: 'support' }));
  staff = callAs(server, staffHeaders, house);
});
beforeEach(async () => {
  admin = await server.aUser({ companyId: (await server.aCompany()).id, role: 'admin' });
  call = callAs(server, await server.signInAs(admin), admin.companyId);
});

const input = (title: string, more: object = {}) => ({
  head: '',
  title,
  description: 'Every report prints.',
  buttonName: '',
  url: '',
  isPinned: false,
  status: 'published',
  ...more,
});
const write = async (title: string, more?: object) =>
  (await staff(createNotification, { body: input(title, more) })).json<Notification>();
const seen = async () => (await call(refreshUser)).json<CurrentUser>().notificationsShown;
const shown = async () => (await call(getNotifications, { params: { userId: admin.id } })).json<Notifications>();
const titles = async (among: readonly string[]) =>
  (await shown()).notifications.map(({ title }) => title).filter((title) => among.includes(title));

describe('a notification', () => {
  it('is shown once published, pinned ones first, and is unseen until the popover was closed', async () => {
    const names = ['Second', 'Pinned first', 'Draft'];
    await call(markNotificationsShown, { params: { userId: admin.id }, body: { notificationsShown: true } });
    expect(await seen()).toBe(true);
    await write('Pinned first', { isPinned: true });
    await write('Second');
    await write('Draft', { status: 'draft' });
    expect(await titles(names)).toEqual(['Pinned first', 'Second']);
    expect(await seen()).toBe(false);
    await call(markNotificationsShown, { params: { userId: admin.id }, body: { notificationsShown: true } });
    expect(await seen()).toBe(true);
    await call(markNotificationsShown, { params: { userId: admin.id }, body: { notificationsShown: false } });
    expect(await seen()).toBe(false);
  });

  it('is read when it was marked, and new again when published again', async () => {
    const { id } = await write('Marked');
    const isRead = async () => (await shown()).notifications.find(({ notificationId }) => notificationId === id)?.isRead;
    expect(await isRead()).toBe(false);
    await call(markNotification, { params: { userId: admin.id }, body: { notificationId: id } });
    expect(await isRead()).toBe(true);
    const params = { notificationId: id };
    await staff(updateNotification, { params, body: input('Marked', { status: 'draft' }) });
    expect(await isRead()).toBeUndefined();
    await staff(updateNotification, { params, body: input('Marked') });
    expect(await isRead()).toBe(false);
    await staff(deleteNotification, { params });
    expect((await call(markNotification, { params: { userId: admin.id }, body: { notificationId: id } })).code).toBe('not_found');
  });

  it('is about oneself in one’s own company, and written by staff only', async () => {
    const other = await server.aUser({ companyId: admin.companyId, role: 'admin' });
    expect((await call(getNotifications, { params: { userId: other.id } })).code).toBe('permission_denied');
    expect((await call(markSuspendedShown, { params: { userId: other.id } })).code).toBe('permission_denied');
    expect((await call(createNotification, { body: input('Mine') })).code).toBe('permission_denied');
    expect((await staff(createNotification, { params: { companyId: admin.companyId }, body: input('Mine') })).code).toBe(
      'permission_denied',
    );
    expect((await call(listNotifications)).code).toBe('permission_denied');
  });

  it('leads to a page of the panel or an https address, and nowhere else', async () => {
    for (const url of ['javascript:alert(1)', 'http://plain.example', '//other.example', 'https://a b'])
      expect([url, (await staff(createNotification, { body: input('Bad', { url }) })).fields]).toEqual([url, ['url']]);
    for (const url of ['/reports', 'https://heed.example/news?x=1'])
      expect((await staff(createNotification, { body: input('Good', { url }) })).status).toBe(200);
  });

  it('carries a picture of the house', async () => {
    const file = form(tiny('png'), 'news.png');
    const url = `/gateway${uploadNotificationImage.path.replace('{companyId}', house)}`;
    const upload = await server.app.inject({
      method: 'POST',
      url,
      headers: { ...staffHeaders, ...file.headers },
      payload: file.payload,
    });
    expect(upload.statusCode, upload.body).toBe(200);
    const { id: imageId } = upload.json<{ id: string }>();
    const { image } = await write('With a picture', { imageId });
    expect(image).toMatch(/^\/files\//);
    const picture = await server.app.inject({ url: image ?? '' });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
    const missing = await staff(createNotification, { body: input('None', { imageId: crypto.randomUUID() }) });
    expect([missing.status, missing.fields]).toEqual([422, ['imageId']]);
  });
});

describe('campaigns that were suspended at the end of a trial', () => {
  it('are named to the admins until they have seen it', async () => {
    const company = await server.aCompany({ trialStatus: 'expired' });
    const owner = await server.aUser({ companyId: company.id, role: 'admin' });
    const course = await aCourse(server, { companyId: null, isFree: false });
    await aRunningCampaign(server, course, company.id, [owner.id]);
    await runDueWork(new Date(), (work) => ownerTx(server.services.db, work));
    const ask = callAs(server, await server.signInAs(owner), company.id);
    const flag = async () => (await ask(refreshUser)).json<CurrentUser>().suspendedCampaignsNotificationShown;
    expect(await flag()).toBe(false);
    const { suspendedCampaigns } = (await ask(getNotifications, { params: { userId: owner.id } })).json<Notifications>();
    expect(suspendedCampaigns).toMatchObject([{ course_id: course.id, status: 'SUSPENDED' }]);
    expect((await ask(markSuspendedShown, { params: { userId: owner.id } })).status).toBe(200);
    expect(await flag()).toBe(true);
  });
});
