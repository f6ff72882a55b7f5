import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { saveCourseReminder } from '#contract/company/messages';
import { findTasksToRemind, sendReminders } from '#contract/campaigns/reminders';
import { setClock } from '#server/clock';
import { ownerTx } from '#server/db/tx';
import type { RunTx } from '#server/jobs/job';
import { tick } from '#server/modules/clock';
import { runDueWork } from '#server/modules/work/public';
import type { Call } from '#tests/support/calls/callAs';
import { begin, day } from '#tests/support/calls/campaignLife';
import { aCourse, aRunningCampaign } from '#tests/support/calls/courses';
import { taskNamesOf } from '#tests/support/calls/outbox';
import { startExerciseLife } from '#tests/support/exercises/exercises';

type Life = Awaited<ReturnType<typeof startExerciseLife>>;

let life: Life;
let companyId: string;
let call: Call;
let admin: Awaited<ReturnType<Life['server']['aUser']>>;
let ana: Awaited<ReturnType<Life['server']['aUser']>>;

beforeAll(async () => {
  life = await startExerciseLife();
});
beforeEach(async () => {
  setClock(begin);
  ({ companyId, admin, call } = await life.aCustomer());
  ana = await life.server.aUser({ companyId, name: 'Ana', lastName: 'Lane' });
});
afterEach(() => setClock(null));

/** A running training or game that Ana got some days after the beginning. */
async function aTask(name: string, days: number, given: { isGaming?: true; isQuiet?: true } = {}): Promise<string> {
  const course = await aCourse(life.server, { name, ...(given.isGaming && { isGaming: true }) });
  const id = await aRunningCampaign(life.server, course, companyId, [ana.id]);
  await life.query('UPDATE assignments SET assigned_at = $2, due_at = $3 WHERE campaign_id = $1', [id, day(days), day(days + 14)]);
  await life.query('UPDATE campaigns SET notifications_enabled = $2 WHERE id = $1', [id, !given.isQuiet]);
  return id;
}
const anExercise = (name: string) =>
  life.launch(companyId, call, begin, { name, usersType: 'USERS_SELECTED', selectedUsersIds: [ana.id], daysToComplete: 21 });

interface SentMail {
  template: string;
  params: Record<string, string>;
}
/** The weekly mails to Ana, oldest first. */
const weekly = () =>
  life.query<SentMail>("SELECT template, params FROM mails WHERE user_id = $1 AND template LIKE '%_reminder' ORDER BY created_at", [
    ana.id,
  ]);
const namesIn = ({ params }: SentMail) => taskNamesOf(params);

it('is one mail, which names all open tasks of every kind, the most urgent first', async () => {
  await aTask('Safe links', 0);
  await aTask('Spot the fake', 3, { isGaming: true });
  await anExercise('Spring round');
  await life.at(day(6.9), companyId);
  expect(await weekly()).toEqual([]);
  await life.at(day(7.1), companyId);
  const mails = await weekly();
  expect(mails.map(({ template }) => template)).toEqual(['weekly_reminder']);
  expect(mails.map(namesIn)).toEqual([['Safe links', 'Spot the fake', 'Spring round']]);
  const kinds = (JSON.parse(mails[0]?.params['openTasks'] ?? '[]') as { kind: string }[]).map(({ kind }) => kind);
  expect(kinds).toEqual(['training', 'game', 'exercise']);
  // The game is a week old now, but was named three days ago.
  await life.at(day(10.1), companyId);
  await life.at(day(14), companyId);
  expect(await weekly()).toHaveLength(1);
  await life.at(day(14.2), companyId);
  expect((await weekly()).map(namesIn)[1]).toEqual(['Safe links', 'Spot the fake', 'Spring round']);
});

it('is in the language that a person chose on their pages, else in that of the company', async () => {
  const ben = await life.server.aUser({ companyId });
  await life.query("UPDATE users SET language = 'he' WHERE id = $1", [ana.id]);
  await life.launch(companyId, call, begin);
  await life.at(day(7.1), companyId);
  const langOf = (person: { id: string }) =>
    life.query<{ lang: string }>("SELECT DISTINCT lang FROM mails WHERE user_id = $1 AND template LIKE '%_reminder'", [person.id]);
  expect([await langOf(ana), await langOf(ben)]).toEqual([[{ lang: 'he' }], [{ lang: 'en' }]]);
});

it('has the words of its task only where it names one', async () => {
  await call(saveCourseReminder, { body: { subject: '{{courseName}} waits', message: '{{companyName}} counts on you.' } });
  const training = await aTask('Safe links', 0);
  const { id: exercise } = await anExercise('Spring round');
  await life.at(day(7.1), companyId);
  expect((await weekly())[0]?.params).not.toHaveProperty('subject');
  await life.query("UPDATE exercise_assignments SET status = 'completed' WHERE campaign_id = $1", [exercise]);
  await life.at(day(14.3), companyId);
  const [, alone] = await weekly();
  expect(alone).toMatchObject({
    template: 'campaign_reminder',
    params: { subject: 'Safe links waits', message: 'Acorn counts on you.' },
  });
  await life.query("UPDATE assignments SET status = 'completed' WHERE campaign_id = $1", [training]);
  await life.query("UPDATE exercise_assignments SET status = 'in_progress' WHERE campaign_id = $1", [exercise]);
  await life.at(day(21.5), companyId);
  const [, , last] = await weekly();
  expect(last).toMatchObject({ template: 'exercise_reminder', params: { exerciseName: 'Spring round' } });
  expect(last?.params).not.toHaveProperty('subject');
});

it('does not name what is suspended, completed, ended, or goes without notifications', async () => {
  await aTask('Safe links', 0);
  const suspended = await aTask('Paused', 0);
  const completed = await aTask('Done', 0);
  const ended = await aTask('Over', 0);
  await aTask('Quiet', 0, { isQuiet: true });
  // Without a plan nothing that it does not include is resumed.
  await life.query('UPDATE companies SET has_boost = false, trial_status = NULL WHERE id = $1', [companyId]);
  await life.query('UPDATE courses SET is_free = false WHERE id IN (SELECT course_id FROM campaigns WHERE company_id = $1)', [
    companyId,
  ]);
  await life.query("UPDATE campaigns SET status = 'suspended' WHERE id = $1", [suspended]);
  await life.query("UPDATE campaigns SET status = 'ended', ended_at = starts_at WHERE id = $1", [ended]);
  await life.query("UPDATE assignments SET status = 'completed' WHERE campaign_id = $1", [completed]);
  await life.at(day(7.1), companyId);
  expect((await weekly()).map(namesIn)).toEqual([['Safe links']]);
});

it('is not sent to people who have nothing open, are disabled, or whose company is', async () => {
  const training = await aTask('Safe links', 0);
  const setStatus = (status: string) => life.query('UPDATE assignments SET status = $2 WHERE campaign_id = $1', [training, status]);
  await setStatus('completed');
  await life.at(day(8), companyId);
  await setStatus('in_progress');
  await life.query('UPDATE users SET disabled = true WHERE id = $1', [ana.id]);
  await life.at(day(8.1), companyId);
  await life.query('UPDATE users SET disabled = false WHERE id = $1', [ana.id]);
  await life.query('UPDATE companies SET disabled = true WHERE id = $1', [companyId]);
  await life.at(day(8.2), companyId);
  expect(await weekly()).toEqual([]);
  await life.query('UPDATE companies SET disabled = false WHERE id = $1', [companyId]);
  await life.at(day(8.3), companyId);
  expect(await weekly()).toHaveLength(1);
});

it('names forty tasks, once each, and is sent once by two clocks', async () => {
  const names = Array.from({ length: 40 }, (_, index) => `Task ${String(index).padStart(2, '0')}`);
  for (const [index, name] of names.entries()) await aTask(name, index / 100);
  setClock(day(8));
  await Promise.all([tick(life.server.services), tick(life.server.services)]);
  expect((await weekly()).map(namesIn)).toEqual([names]);
});

it('counts games as games where an admin reminds of tasks', async () => {
  await aTask('Spot the fake', 0, { isGaming: true });
  const people = { isAllUsersSelected: false, userIds: [ana.id] };
  expect((await call(findTasksToRemind, { body: people })).json()).toMatchObject({ isGaming: true, isVideoTraining: false });
  const letter = { subject: 'Please finish', customMessage: '', includePolicies: false, includeCalendarVideos: false };
  const courses = { ...people, ...letter, includeVideoTraining: true, includeGaming: false };
  expect((await call(sendReminders, { body: courses })).code).toBe('nobody_to_remind');
  const games = { ...people, ...letter, includeVideoTraining: false, includeGaming: true };
  expect((await call(sendReminders, { body: games })).json()).toEqual({ sent: 1, skipped: 0 });
});

it('reaches more people than one transaction reminds of', async () => {
  const more = await life.server.manyUsers(companyId, 4);
  await life.launch(companyId, call, begin);
  const { db } = life.server.services;
  let transactions = 0;
  const run: RunTx = (work) => {
    transactions += 1;
    return ownerTx(db, work);
  };
  await runDueWork(day(7.1), run, 2);
  const reminded = await life.mailsOf(companyId, 'exercise_reminder');
  expect(reminded.map(({ recipient }) => recipient).sort()).toEqual([ana, admin, ...more].map(({ email }) => email).sort());
  // Three steps before the reminders, two people in each of the next three, and one that finds nobody.
  expect(transactions).toBeGreaterThanOrEqual(7);
});
