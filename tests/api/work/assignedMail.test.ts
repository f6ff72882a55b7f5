import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startCampaign } from '#contract/campaigns/campaigns';
import { setClock } from '#server/clock';
import type { Call } from '#tests/support/calls/callAs';
import { begin, day } from '#tests/support/calls/campaignLife';
import { aCourse, startOf } from '#tests/support/calls/courses';
import { outboxOf, taskNamesOf } from '#tests/support/calls/outbox';
import { startExerciseLife } from '#tests/support/exercises/exercises';

type Life = Awaited<ReturnType<typeof startExerciseLife>>;

let life: Life;
let companyId: string;
let call: Call;
let ana: Awaited<ReturnType<Life['server']['aUser']>>;

beforeAll(async () => {
  life = await startExerciseLife();
});
beforeEach(async () => {
  setClock(begin);
  ({ companyId, call } = await life.aCustomer());
  ana = await life.server.aUser({ companyId, name: 'Ana', lastName: 'Lane' });
});
afterEach(() => setClock(null));

const aTraining = async (name: string, startsAt: Date, given: object = {}) => {
  const reply = await call(startCampaign, { body: startOf(await aCourse(life.server, { name }), startsAt, given) });
  expect(reply.status).toBe(200);
};
const anExercise = (name: string, startsAt: Date, given: object = {}) => life.launch(companyId, call, startsAt, { name, ...given });

interface SentMail {
  template: string;
  params: Record<string, string>;
}
/** The mails to a person, oldest first. */
const mailsTo = ({ id }: { id: string }) =>
  life.query<SentMail>('SELECT template, params FROM mails WHERE user_id = $1 ORDER BY created_at, id', [id]);

it('names all tasks that begin together, the most urgent first, in one mail', async () => {
  await aTraining('Safe links', day(1), { notificationSubject: 'Own words', days_to_complete: 10 });
  await aTraining('Clean desk', day(1), { days_to_complete: 5 });
  await anExercise('Spring round', day(1), { daysToComplete: 7 });
  await life.at(day(0.5), companyId);
  expect(await mailsTo(ana)).toEqual([]);
  await life.at(day(1.1), companyId);
  await life.at(day(1.2), companyId);
  const mails = await mailsTo(ana);
  expect(mails.map(({ template }) => template)).toEqual(['tasks_assigned']);
  expect(mails.map(({ params }) => taskNamesOf(params))).toEqual([['Clean desk', 'Spring round', 'Safe links']]);
  const sent = (await outboxOf(life.server, { template: 'tasks_assigned', param: 'Ana' }))[0];
  expect(sent?.subject).toBe('New tasks from Acorn');
  expect(sent?.text).toContain('• Training “Clean desk”: complete it by November 26, 2026');
});

it('is one mail for somebody who joins, and leaves out what has no notifications', async () => {
  await aTraining('Safe links', begin);
  await aTraining('Clean desk', begin, { notificationsEnabled: false });
  await anExercise('Spring round', begin);
  await life.at(day(1), companyId);
  const ben = await life.server.aUser({ companyId, name: 'Ben' });
  await life.at(day(2), companyId);
  expect((await mailsTo(ben)).map(({ params }) => taskNamesOf(params))).toEqual([['Safe links', 'Spring round']]);
});

it('has the words of its campaign where it names one task', async () => {
  await aTraining('Safe links', begin, { notificationSubject: 'Own words' });
  await aTraining('Clean desk', begin, { notificationsEnabled: false });
  await life.assign(companyId);
  const mails = await mailsTo(ana);
  expect(mails.map(({ template }) => template)).toEqual(['campaign_assigned']);
  expect(mails[0]?.params).toMatchObject({ subject: 'Own words', courseName: 'Safe links', dueDate: '2026-11-27' });
  expect(mails[0]?.params).not.toHaveProperty('openTasks');
});

it('is sent once to somebody who is assigned twice at the same moment', async () => {
  await aTraining('Safe links', begin);
  await anExercise('Spring round', begin);
  const ben = await life.server.aUser({ companyId, name: 'Ben' });
  await Promise.all([life.assign(companyId), life.assign(companyId), life.assign(companyId)]);
  expect((await mailsTo(ben)).map(({ template }) => template)).toEqual(['tasks_assigned']);
});
