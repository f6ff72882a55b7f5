import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getNotifications } from '#contract/help/notifications';
import { startMonthlyVideo } from '#contract/monthly/programme';
import { chooseMonth, endMonthlyVideo } from '#contract/monthly/videos';
import { setClock } from '#server/clock';
import { startMonthlyLife } from '#tests/support/monthly/monthly';

let life: Awaited<ReturnType<typeof startMonthlyLife>>;
beforeAll(async () => {
  life = await startMonthlyLife();
});
afterEach(() => setClock(null));

/** A moment of 2026 or 2027 in UTC. */
const utc = (text: string) => new Date(`${text}:00Z`);
const states = async (call: Parameters<typeof life.plan>[0], from?: string) =>
  (await life.plan(call, from)).map(({ id, state }) => `${id} ${state}`).slice(0, 4);

describe('the monthly video', () => {
  it('is for nobody until the programme is switched on, and then begins on its day of the next month', async () => {
    setClock(utc('2026-11-10T12:00'));
    const { companyId, call } = await life.aCustomer({ hasBoost: true, timeZone: 'Europe/Berlin' });
    const [ana] = await life.server.manyUsers(companyId, 2);
    expect(await life.programme(call)).toMatchObject({ isOn: false, dayOfMonth: 1, startTime: '09:00', people: 3, open: null });
    await life.at(utc('2026-12-01T12:00'), companyId);
    expect(await life.history(call)).toEqual([]);

    setClock(utc('2026-12-10T12:00'));
    expect(await life.save(call)).toMatchObject({
      isOn: true,
      canStartNow: true,
      nextStarts: [
        { month: '2027-01', startsAt: '2027-01-01T08:00:00.000Z' },
        { month: '2027-02', startsAt: '2027-02-01T08:00:00.000Z' },
        { month: '2027-03', startsAt: '2027-03-01T08:00:00.000Z' },
      ],
    });
    expect(await states(call)).toEqual(['2026-12 missed', '2027-01 planned', '2027-02 planned', '2027-03 planned']);
    await life.at(utc('2027-01-01T07:59'), companyId);
    expect(await life.history(call)).toEqual([]);
    await life.at(utc('2027-01-01T08:00'), companyId);
    expect(await life.history(call)).toMatchObject([
      { month: '2027-01', status: 'running', assignments: 3, completed: 0, progress: 0 },
    ]);
    const mails = await life.mailsOf(companyId, 'monthly_video_assigned');
    expect(mails).toHaveLength(3);
    expect(mails[0]?.params).toMatchObject({ dueDate: '2027-01-08' });
    // A second run of the clock makes no second video.
    await life.at(utc('2027-01-01T08:01'), companyId);
    expect(await life.history(call)).toHaveLength(1);
    expect(await life.videosOf(companyId, ana?.id ?? '')).toMatchObject([
      { month: '2027-01', status: 'not_started', watchedSeconds: 0 },
    ]);
  });

  it('counts as watched from 90 % of its length, however often it is watched', async () => {
    setClock(utc('2026-11-10T12:00'));
    const { companyId, call } = await life.aCustomer();
    const [ana] = await life.server.manyUsers(companyId, 1);
    const userId = ana?.id ?? '';
    await life.save(call);
    await life.at(utc('2026-12-01T09:00'), companyId);
    const [video] = await life.videosOf(companyId, userId);
    if (!video) throw new Error('no video');
    const enough = Math.ceil(video.seconds * 0.9);
    expect((await life.watch(companyId, userId, video.eventId, enough - 1)).json()).toEqual({
      status: 'in_progress',
      watchedSeconds: enough - 1,
    });
    expect((await life.watch(companyId, userId, video.eventId, 1)).json()).toEqual({
      status: 'in_progress',
      watchedSeconds: enough - 1,
    });
    setClock(utc('2026-12-03T09:00'));
    expect((await life.watch(companyId, userId, video.eventId, 86_400)).json()).toEqual({
      status: 'completed',
      watchedSeconds: video.seconds,
    });
    await life.at(utc('2026-12-09T09:00'), companyId);
    expect((await life.watch(companyId, userId, video.eventId, 2)).json()).toMatchObject({ status: 'completed' });
    expect(await life.videosOf(companyId, userId)).toMatchObject([{ completedAt: expect.stringMatching(/^2026-12-03T09:00:0/) }]);
    expect(await life.history(call)).toMatchObject([{ assignments: 2, completed: 1, overdue: 1, progress: 50 }]);
  });

  it('ends when the next one begins, so that one at most is open, and after a standstill only the present month begins', async () => {
    setClock(utc('2026-11-10T12:00'));
    const { companyId, call } = await life.aCustomer();
    await life.save(call);
    await life.at(utc('2026-12-01T09:00'), companyId);
    await life.at(utc('2027-04-15T10:00'), companyId);
    expect(await life.history(call)).toMatchObject([
      { month: '2027-04', status: 'running', startsAt: expect.stringMatching(/^2027-04-15T10:00:0/) },
      { month: '2026-12', status: 'ended', notCompleted: 1, overdue: 0 },
    ]);
    expect(await states(call, '2027-01')).toEqual(['2027-01 missed', '2027-02 missed', '2027-03 missed', '2027-04 running']);
  });

  it('is skipped, changed and put back, month by month, until it has begun', async () => {
    setClock(utc('2026-11-10T12:00'));
    const { companyId, call } = await life.aCustomer();
    await life.save(call);
    const choose = (month: string, body: object) => call(chooseMonth, { params: { month }, body });
    expect((await choose('2026-12', { kind: 'skip' })).json()).toMatchObject({ state: 'skipped', startsAt: null, isChanged: true });
    expect((await choose('2027-01', { kind: 'topic', topic: 'deepfakes' })).json()).toMatchObject({
      state: 'planned',
      topic: 'deepfakes',
      isChanged: true,
    });
    expect((await life.programme(call)).nextStarts.map(({ month }) => month)).toEqual(['2027-01', '2027-02', '2027-03']);
    await life.at(utc('2026-12-01T09:00'), companyId);
    expect(await life.history(call)).toEqual([]);
    // Taken back after its day, the month waits to be started by hand.
    expect((await choose('2026-12', { kind: 'plan' })).json()).toMatchObject({ state: 'missed', isChanged: false });
    await life.at(utc('2026-12-01T09:05'), companyId);
    expect(await life.history(call)).toEqual([]);
    expect((await call(startMonthlyVideo, { body: { month: '2026-12' } })).status).toBe(200);
    expect((await states(call))[0]).toBe('2026-12 running');
    await life.at(utc('2027-01-01T09:00'), companyId);
    expect(await life.history(call)).toMatchObject([
      { month: '2027-01', status: 'running' },
      { month: '2026-12', status: 'ended' },
    ]);
    expect((await choose('2027-01', { kind: 'skip' })).code).toBe('month_has_video');
    expect((await choose('2026-11', { kind: 'skip' })).code).toBe('month_is_over');
    expect((await choose('2030-01', { kind: 'skip' })).fields).toEqual(['month']);
    expect((await choose('2027-13', { kind: 'skip' })).fields).toEqual(['month']);
    expect((await choose('2027-05', { kind: 'video', videoId: companyId })).fields).toEqual(['videoId']);
    expect((await call(startMonthlyVideo, { body: { month: '2027-01' } })).code).toBe('month_has_video');
    expect((await call(startMonthlyVideo, { body: { month: '2027-02' } })).fields).toEqual(['month']);
  });

  it('takes along people who join, and goes only to the chosen departments', async () => {
    setClock(utc('2026-11-10T12:00'));
    const { companyId, call } = await life.aCustomer();
    const [ana, ben] = await life.server.manyUsers(companyId, 2);
    if (!ana || !ben) throw new Error('nobody');
    const department = await life.server.aDepartment({ companyId, name: 'Sales' }, [ana]);
    expect(await life.save(call, { assignmentType: 'departments', departments: [department.id] })).toMatchObject({ people: 1 });
    await life.at(utc('2026-12-01T09:00'), companyId);
    expect(await life.history(call)).toMatchObject([{ assignments: 1 }]);
    const joined = 'INSERT INTO user_departments (company_id, user_id, department_id) VALUES ($1, $2, $3)';
    await life.query(joined, [companyId, ben.id, department.id]);
    await life.at(utc('2026-12-02T09:00'), companyId);
    expect(await life.history(call)).toMatchObject([{ assignments: 2 }]);
    // From the next one on everybody gets it.
    await life.save(call, {});
    await life.at(utc('2026-12-03T09:00'), companyId);
    expect(await life.history(call)).toMatchObject([{ assignments: 2 }]);
    await life.at(utc('2027-01-01T09:00'), companyId);
    expect(await life.history(call)).toMatchObject([{ month: '2027-01', assignments: 3 }, { assignments: 2 }]);
  });

  it('is paused with the plan, resumes with it, and can be ended', async () => {
    setClock(utc('2026-11-10T12:00'));
    const { companyId, call, admin } = await life.aCustomer();
    const [ana] = await life.server.manyUsers(companyId, 1);
    await life.save(call);
    await life.at(utc('2026-12-01T09:00'), companyId);
    const [video] = await life.videosOf(companyId, ana?.id ?? '');
    const eventId = video?.eventId ?? '';
    await life.query('UPDATE companies SET has_boost = false WHERE id = $1', [companyId]);
    await life.at(utc('2026-12-05T09:00'), companyId);
    expect(await life.statusOf(eventId)).toBe('suspended');
    expect((await life.watch(companyId, ana?.id ?? '', eventId, 99)).code).toBe('campaign_not_running');
    expect((await call(getNotifications, { params: { userId: admin.id } })).json()).toMatchObject({
      suspendedWork: [{ kind: 'monthly', id: eventId, name: video?.name }],
    });
    // No new ones while it is locked; the programme stays on.
    await life.at(utc('2027-01-01T09:00'), companyId);
    expect(await life.history(call)).toMatchObject([{ month: '2026-12', status: 'suspended' }]);
    await life.query('UPDATE companies SET has_boost = true WHERE id = $1', [companyId]);
    await life.at(utc('2027-01-10T09:00'), companyId);
    expect(await life.history(call)).toMatchObject([
      { month: '2027-01', status: 'running' },
      { month: '2026-12', status: 'ended' },
    ]);
    const [now] = await life.videosOf(companyId, ana?.id ?? '');
    const end = () => call(endMonthlyVideo, { params: { eventId: now?.eventId ?? '' } });
    expect((await end()).status).toBe(200);
    expect((await end()).code).toBe('month_video_ended');
    expect(await life.videosOf(companyId, ana?.id ?? '')).toEqual([]);
    await life.at(utc('2027-01-11T09:00'), companyId);
    expect(await life.history(call)).toMatchObject([{ month: '2027-01', status: 'ended' }, {}]);
  });

  it('waits while the company is disabled, and is dropped once its month is over', async () => {
    setClock(utc('2026-11-10T12:00'));
    const { companyId, call } = await life.aCustomer();
    await life.save(call, { dayOfMonth: 28 });
    await life.query('UPDATE companies SET disabled = true WHERE id = $1', [companyId]);
    await life.at(utc('2026-11-28T09:00'), companyId);
    await life.query('UPDATE companies SET disabled = false WHERE id = $1', [companyId]);
    await life.at(utc('2026-12-05T09:00'), companyId);
    expect(await life.history(call)).toEqual([]);
    await life.at(utc('2026-12-28T09:00'), companyId);
    expect(await life.history(call)).toMatchObject([{ month: '2026-12', status: 'running' }]);
  });

  it('keeps its past months when the day or the time zone moves', async () => {
    setClock(utc('2026-11-10T12:00'));
    const { companyId, call } = await life.aCustomer({ hasBoost: true, timeZone: 'UTC' });
    await life.save(call, { dayOfMonth: 20 });
    // The fifth of November has passed: the first one is that of December.
    await life.save(call, { dayOfMonth: 5 });
    await life.at(utc('2026-11-20T09:00'), companyId);
    expect(await life.history(call)).toEqual([]);
    await life.at(utc('2026-12-05T09:00'), companyId);
    await life.query("UPDATE companies SET time_zone = 'Pacific/Honolulu' WHERE id = $1", [companyId]);
    await life.at(utc('2026-12-05T19:00'), companyId);
    expect(await life.history(call)).toMatchObject([{ month: '2026-12' }]);
    await life.at(utc('2027-01-05T18:59'), companyId);
    expect(await life.history(call)).toHaveLength(1);
    await life.at(utc('2027-01-05T19:00'), companyId);
    expect(await life.history(call)).toMatchObject([{ month: '2027-01' }, { month: '2026-12' }]);
  });

  it('is changed only with a plan, and switched off and ended without one', async () => {
    setClock(utc('2026-11-10T12:00'));
    const { companyId, call } = await life.aCustomer();
    await life.save(call);
    await life.at(utc('2026-12-01T09:00'), companyId);
    await life.query('UPDATE companies SET has_boost = false WHERE id = $1', [companyId]);
    const refused = await call(chooseMonth, { params: { month: '2027-03' }, body: { kind: 'skip' } });
    expect(refused).toMatchObject({ status: 403, code: 'plan_required' });
    expect((await call(startMonthlyVideo, { body: { month: '2026-12' } })).code).toBe('plan_required');
    await expect(life.save(call, { dayOfMonth: 3 })).rejects.toThrow('plan_required');
    expect(await life.save(call, { isOn: false })).toMatchObject({ isOn: false });
    await expect(life.save(call, { isOn: false, dayOfMonth: 4 })).rejects.toThrow('plan_required');
  });
});
