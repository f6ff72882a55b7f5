import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findTasksToRemind, sendReminders } from '#contract/campaigns/reminders';
import { tasksInDepartmentsAndGroups } from '#contract/people/departments';
import { listUserTasks, type UserTask } from '#contract/people/userTasks';
import { chooseMonth } from '#contract/monthly/videos';
import { topicName } from '#server/catalogue/monthly/index';
import { setClock } from '#server/clock';
import { standardLook } from '#server/mail/looks';
import { mailKindOf } from '#server/mail/mailKind';
import { renderMail } from '#server/mail/render';
import { simulateWatching } from '#server/simulator/watchVideos';
import { startMonthlyLife } from '#tests/support/monthly/monthly';

let life: Awaited<ReturnType<typeof startMonthlyLife>>;
beforeAll(async () => {
  life = await startMonthlyLife();
});
afterEach(() => setClock(null));

/** A company whose video of December 2026 has begun for two people. */
async function aVideo() {
  setClock(new Date('2026-11-10T12:00:00Z'));
  const { companyId, call } = await life.aCustomer();
  const [ana] = await life.server.manyUsers(companyId, 1);
  const userId = ana?.id ?? '';
  await life.save(call);
  await call(chooseMonth, { params: { month: '2026-12' }, body: { kind: 'topic', topic: 'passwords' } });
  await life.at(new Date('2026-12-01T09:00:00Z'), companyId);
  const [video] = await life.videosOf(companyId, userId);
  if (!video) throw new Error('a video is needed');
  return { companyId, call, userId, video };
}

function written(template: string, params: Record<string, string>, lang: string) {
  const kind = mailKindOf(template);
  if (!kind) throw new Error('no such mail');
  return renderMail({ kind, lang, params, link: undefined, look: standardLook(life.server.services.env) });
}

describe('the mail about a monthly video', () => {
  it('says in the language of its reader what to do, in words of the company if it has any', async () => {
    const { companyId, video } = await aVideo();
    const [mail] = await life.mailsOf(companyId, 'monthly_video_assigned');
    const params = mail?.params ?? {};
    const english = written('monthly_video_assigned', params, 'en');
    expect(english.subject).toBe(`This month’s video: ${topicName('passwords', 'en')}`);
    for (const words of [...video.sentences, ...video.tips]) expect(english.text).toContain(words);
    const hebrew = written('monthly_video_assigned', params, 'he');
    expect(hebrew.subject).toContain(topicName('passwords', 'he'));
    expect(hebrew.text).not.toContain(video.tips[0]);
    const own = written('monthly_video_assigned', { ...params, subject: 'Watch this', message: 'Two minutes, please.' }, 'en');
    expect(own.subject).toBe('Watch this');
    expect(own.text).toContain('Two minutes, please.');
  });

  it('has no advice about a video of the company', () => {
    const { text } = written('monthly_video_assigned', { videoName: 'Our house rules', companyName: 'Acorn' }, 'en');
    expect(text).toContain('Acorn has a short video for you: “Our house rules”.');
    expect(text).not.toContain('•');
    expect(text).not.toContain('{{');
  });

  it('comes once more after a week, and an admin can remind of it', async () => {
    const { companyId, call, userId, video } = await aVideo();
    await life.watch(companyId, userId, video.eventId, 99);
    await life.at(new Date('2026-12-08T09:01:00Z'), companyId);
    const reminders = await life.mailsOf(companyId, 'monthly_video_reminder');
    expect(reminders).toHaveLength(1);
    expect(written('monthly_video_reminder', reminders[0]?.params ?? {}, 'he').text).toContain(topicName('passwords', 'he'));
    const of = { isAllUsersSelected: true, expectedTotal: 2, campaignId: video.eventId };
    expect((await call(findTasksToRemind, { body: of })).json()).toMatchObject({ isPolicies: false, isMonthlyVideos: true });
    const kinds = { includeVideoTraining: false, includeGaming: false, includePolicies: false, includeCalendarVideos: true };
    const sent = await call(sendReminders, { body: { ...of, ...kinds, subject: 'Please watch', customMessage: '' } });
    expect(sent.json()).toEqual({ sent: 1, skipped: 1 });
  });
});

describe('a monthly video', () => {
  it('is on the profile of a person, and among what new people get', async () => {
    const { companyId, call, userId, video } = await aVideo();
    expect((await call(listUserTasks, { params: { userId } })).json<UserTask[]>()).toMatchObject([
      { kind: 'video', name: video.name, status: 'not_started', done: 0, total: 1 },
    ]);
    const waiting = await call(tasksInDepartmentsAndGroups, { body: { companyId, departmentNames: [], groupNames: [] } });
    expect(waiting.json()).toMatchObject({ events: [{ id: video.eventId }], policies: [] });
  });

  it('is watched in two steps by simulated learners, in the given companies only', async () => {
    const [mine, other] = [await aVideo(), await aVideo()];
    const step = () => simulateWatching(life.server.services, [mine.companyId], 4);
    expect(await step()).toBe(2);
    expect(await life.standing(mine.video.eventId)).toEqual({ in_progress: 2 });
    expect(await step()).toBe(2);
    expect(await life.standing(mine.video.eventId)).toEqual({ completed: 2 });
    expect(await step()).toBe(0);
    expect(await life.standing(other.video.eventId)).toEqual({ not_started: 2 });
  });
});
