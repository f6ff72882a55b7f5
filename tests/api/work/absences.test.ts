import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countReminded, sendReminders } from '#contract/campaigns/reminders';
import { editCampaign, startCampaign } from '#contract/campaigns/campaigns';
import type { ActiveCampaign } from '#contract/courses/courses';
import { listAuditLog } from '#contract/company/audit';
import { updateExercise } from '#contract/exercise/campaigns';
import { listExercisePeople } from '#contract/exercise/reports';
import { getTrainingDepartments } from '#contract/reports/trainingCharts';
import { getTrainingStatistics, listCampaignUsers, listTrainingUsers } from '#contract/reports/trainingReports';
import { deleteUser, getProfile, listUsers, updateProfile, type UserProfile } from '#contract/people/users';
import { inviteUsers } from '#contract/people/invitations';
import { setClock } from '#server/clock';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { begin, day } from '#tests/support/calls/campaignLife';
import { aCourse, startOf, type TestCourse } from '#tests/support/calls/courses';
import { startExerciseLife } from '#tests/support/exercises/exercises';

type Life = Awaited<ReturnType<typeof startExerciseLife>>;

let life: Life;
let course: TestCourse;
let companyId: string;
let call: Call;
let ana: Awaited<ReturnType<Life['server']['aUser']>>;

beforeAll(async () => {
  life = await startExerciseLife();
  course = await aCourse(life.server);
});
beforeEach(async () => {
  setClock(begin);
  ({ companyId, call } = await life.aCustomer());
  ana = await life.server.aUser({ companyId, name: 'Ana', lastName: 'Lane' });
});
afterEach(() => setClock(null));

const profile = async () => (await call(getProfile, { params: { userId: ana.id } })).json<UserProfile>();
const save = async (changes: object, by: Call = call) => {
  const { name, lastName, email, role } = ana;
  const body = {
    name,
    lastName,
    email,
    role: role === 'user' ? role : ('admin' as const),
    departments: [],
    groups: [],
    ...changes,
  };
  return by(updateProfile, { params: { userId: ana.id }, body });
};
/** The admin sets when Ana is away. */
async function away(awayFrom: string | null, awayUntil: string | null): Promise<void> {
  expect((await save({ awayFrom, awayUntil })).json<UserProfile>()).toMatchObject({ awayFrom, awayUntil });
}
/** A training that Ana has for ten days from 20 November, 9 o'clock. */
async function aTraining(): Promise<string> {
  const body = startOf(course, begin, { days_to_complete: 10 });
  const { id } = (await call(startCampaign, { body })).json<ActiveCampaign>();
  await life.at(day(0.01), companyId);
  return id;
}
interface Task {
  status: string;
  due: string;
}
/** Ana's tasks, the deadline to the hour. */
const tasks = (table = 'assignments') =>
  life.query<Task>(
    `SELECT status, to_char(due_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24') AS due FROM ${table} WHERE user_id = $1 ORDER BY assigned_at`,
    [ana.id],
  );
const due = async (table?: string) => (await tasks(table)).map((task) => task.due);

describe('while a person is away', () => {
  it('no deadline passes: the days that they are away do not count', async () => {
    await aTraining();
    expect(await due()).toEqual(['2026-11-30 09']);
    // Inside the term, and over its end.
    await away('2026-11-23', '2026-11-24');
    expect(await due()).toEqual(['2026-12-02 09']);
    await away('2026-11-30', '2026-12-20');
    expect(await due()).toEqual(['2026-12-21 09']);
    await life.at(day(29), companyId);
    expect(await tasks()).toEqual([{ status: 'not_started', due: '2026-12-21 09' }]);
    await life.at(day(31.1), companyId);
    expect((await tasks())[0]?.status).toBe('overdue');
  });

  it('a task that was being assigned while their absence was stored moves when it is due', async () => {
    await aTraining();
    // As if neither transaction had seen the other.
    await life.query(
      "INSERT INTO absences (company_id, user_id, first_day, last_day) VALUES ($1, $2, '2026-11-30', '2026-12-04')",
      [companyId, ana.id],
    );
    await life.at(day(10.1), companyId);
    expect(await tasks()).toEqual([{ status: 'not_started', due: '2026-12-05 09' }]);
    await life.at(day(15.1), companyId);
    expect((await tasks())[0]?.status).toBe('overdue');
  });

  it('what begins meanwhile waits, and what is due before they leave does not', async () => {
    await away('2026-12-01', '2026-12-10');
    await aTraining();
    expect(await due()).toEqual(['2026-11-30 09']);
    await away('2026-11-20', '2026-12-01');
    expect(await due()).toEqual(['2026-12-12 00']);
    const second = startOf(await aCourse(life.server), day(5), { days_to_complete: 10 });
    expect((await call(startCampaign, { body: second })).status).toBe(200);
    await life.at(day(5.01), companyId);
    expect((await due())[1]).toBe('2026-12-12 00');
    expect(await life.mailsOf(companyId, 'campaign_assigned')).toHaveLength(4);
  });

  it('exercises wait as trainings do, in days of the company’s time zone', async () => {
    await life.query("UPDATE companies SET time_zone = 'Asia/Tokyo' WHERE id = $1", [companyId]);
    await life.launch(companyId, call, begin, { usersType: 'USERS_SELECTED', selectedUsersIds: [ana.id], daysToComplete: 5 });
    expect(await due('exercise_assignments')).toEqual(['2026-11-25 09']);
    // Nine hours behind: it is 6 p.m. in Tokyo. The absence begins at 15 o'clock of UTC, the day before.
    await away('2026-11-25', '2026-11-26');
    expect(await due('exercise_assignments')).toEqual(['2026-11-27 09']);
    await away('2026-11-26', '2026-11-27');
    expect(await due('exercise_assignments')).toEqual(['2026-11-25 09']);
  });

  it('a campaign whose days change keeps the days away', async () => {
    const { id: exercise } = await life.launch(companyId, call, begin, {
      usersType: 'USERS_SELECTED',
      selectedUsersIds: [ana.id],
      daysToComplete: 10,
    });
    const id = await aTraining();
    await away('2026-11-25', '2026-11-27');
    const body = { ...startOf(course, begin, { days_to_complete: 20 }), id };
    expect((await call(editCampaign, { body })).status).toBe(200);
    expect(await due()).toEqual(['2026-12-13 09']);
    const settings = {
      daysToComplete: 4,
      usersType: 'USERS_SELECTED',
      notification: { isEnabled: true, subject: '', message: '' },
      selectedDepartmentsIds: [],
      selectedGroupsIds: [],
      selectedUsersIds: [ana.id],
    };
    expect((await call(updateExercise, { params: { campaignId: exercise }, body: settings })).status).toBe(200);
    expect(await due('exercise_assignments')).toEqual(['2026-11-24 09']);
  });
});

describe('an absence', () => {
  it('that is followed by another keeps its effect', async () => {
    await aTraining();
    await away('2026-11-21', '2026-11-22');
    await life.at(day(5), companyId);
    await away('2026-12-01', '2026-12-03');
    expect(await due()).toEqual(['2026-12-05 09']);
    expect(await profile()).toMatchObject({ awayFrom: '2026-12-01', awayUntil: '2026-12-03' });
    await life.at(day(20), companyId);
    expect(await profile()).toMatchObject({ awayFrom: null, awayUntil: null });
  });

  it('that ends early counts as long as it lasted', async () => {
    await aTraining();
    await away('2026-11-21', '2026-12-20');
    await life.at(day(4), companyId);
    await away(null, null);
    // Away from the 21st to the 23rd: today is the 24th.
    expect(await due()).toEqual(['2026-12-03 09']);
    expect(await profile()).toMatchObject({ awayFrom: null, awayUntil: null });
  });

  it('that has not begun, or whose first day is corrected, leaves nothing behind', async () => {
    await aTraining();
    await away('2026-11-25', '2026-11-28');
    await away(null, null);
    expect(await due()).toEqual(['2026-11-30 09']);
    await away('2026-11-16', '2026-11-25');
    await away('2026-11-20', '2026-11-21');
    expect(await life.query('SELECT first_day::text AS first FROM absences WHERE user_id = $1', [ana.id])).toEqual([
      { first: '2026-11-20' },
    ]);
  });

  it('that is entered late opens again what fell overdue in it, and nothing that was late before', async () => {
    await aTraining();
    await life.query('UPDATE assignments SET started_at = $2 WHERE user_id = $1', [ana.id, day(1)]);
    await life.at(day(12), companyId);
    expect((await tasks())[0]?.status).toBe('overdue');
    await away('2026-12-01', '2026-12-06');
    expect(await tasks()).toEqual([{ status: 'overdue', due: '2026-11-30 09' }]);
    await away('2026-11-29', '2026-12-06');
    expect(await tasks()).toEqual([{ status: 'in_progress', due: '2026-12-08 09' }]);
    await life.at(day(18.1), companyId);
    expect((await tasks())[0]?.status).toBe('overdue');
  });

  it('is in the audit log, and goes with the person', async () => {
    await away('2026-11-25', '2026-11-28');
    await save({ name: 'Anna' });
    const entries = (await call(listAuditLog, { query: { filter: '{"actions":["users.updated"]}' } })).json<object[]>();
    expect(entries.at(-1)).toMatchObject({
      before: { awayFrom: null, awayUntil: null },
      after: { awayFrom: '2026-11-25', awayUntil: '2026-11-28' },
    });
    expect(await profile()).toMatchObject({ name: 'Anna', awayFrom: '2026-11-25' });
    expect((await call(deleteUser, { body: { userId: ana.id } })).status).toBe(200);
    expect(await life.query('SELECT 1 FROM absences WHERE user_id = $1', [ana.id])).toEqual([]);
  });
});

describe('no reminder leaves while a person is away', () => {
  const remindersToAna = () =>
    life.query<{ at: string }>(
      "SELECT to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS at FROM mails WHERE user_id = $1 AND template LIKE '%_reminder' ORDER BY 1",
      [ana.id],
    );

  it('the weekly one waits until they are back', async () => {
    await aTraining();
    await away('2026-11-26', '2026-11-30');
    for (const days of [7.1, 8, 10]) await life.at(day(days), companyId);
    expect(await remindersToAna()).toEqual([]);
    await life.at(day(10.7), companyId);
    await life.at(day(12), companyId);
    expect(await remindersToAna()).toEqual([{ at: '2026-12-01' }]);
    // Others were reminded in time.
    expect(await life.mailsOf(companyId, 'campaign_reminder')).toHaveLength(2);
  });

  it('one that an admin sends leaves them out and says why', async () => {
    await aTraining();
    const ben = await life.server.aUser({ companyId, name: 'Ben', lastName: 'Moss' });
    await life.at(day(0.02), companyId);
    await away('2026-11-20', '2026-11-22');
    const kinds = { includeVideoTraining: true, includeGaming: false, includePolicies: false, includeCalendarVideos: false };
    const people = { isAllUsersSelected: false, userIds: [ana.id, ben.id] };
    expect((await call(countReminded, { body: { ...people, ...kinds } })).json()).toEqual({
      usersWhoWillReceiveRemindersCount: 1,
      usersWhoWontReceiveRemindersCount: 1,
      leftOut: [{ reason: 'away', count: 1, names: ['Ana Lane'] }],
    });
    const letter = { ...kinds, subject: 'Please finish', customMessage: '' };
    expect((await call(sendReminders, { body: { ...people, ...letter } })).json()).toEqual({ sent: 1, skipped: 1 });
    expect(await remindersToAna()).toEqual([]);
    setClock(day(3));
    expect((await call(sendReminders, { body: { ...people, ...letter } })).json()).toEqual({ sent: 2, skipped: 0 });
  });
});

it('reports on a campaign say until when its people are away, in rows and files', async () => {
  const { id: campaignId } = await life.launch(companyId, call, begin, { usersType: 'USERS_SELECTED', selectedUsersIds: [ana.id] });
  const training = await aTraining();
  await away('2026-11-19', '2026-11-25');
  const inExercise = await call(listExercisePeople, { params: { campaignId } });
  expect(inExercise.json()).toMatchObject({ data: { items: [{ awayUntil: '2026-11-25' }] } });
  const inTraining = () => call(listCampaignUsers, { params: { campaignId: training }, query: { searchText: 'Ana' } });
  expect((await inTraining()).json()).toMatchObject({ users: [{ awayUntil: '2026-11-25' }] });
  setClock(day(7));
  expect((await inTraining()).json()).toMatchObject({ users: [{ awayUntil: null }] });
});

it('reports find somebody by the day on which their row is due, in figures, too', async () => {
  await aTraining();
  await away('2026-11-23', '2026-11-27');
  await life.server.aDepartment({ companyId, name: 'Sales' }, [ana]);
  const dueOn = (day: string) => ({ dateFrom: day, dateTo: day, rangeOf: 'due' as const });
  const found = async (day: string) => {
    const rows = (await call(listTrainingUsers, { query: dueOn(day) })).json<{ users: { name: string; dueAt: string }[] }>().users;
    const { items } = (await call(getTrainingDepartments, { query: dueOn(day) })).json<{ items: { name: string }[] }>();
    const { assignedUsers } = (await call(getTrainingStatistics, { query: dueOn(day) })).json<{ assignedUsers: number }>();
    return {
      rows: rows.filter(({ name }) => name === 'Ana').map(({ dueAt }) => dueAt.slice(0, 10)),
      assignedUsers,
      sets: items.map(({ name }) => name),
    };
  };
  expect(await found('2026-12-05')).toEqual({ rows: ['2026-12-05'], assignedUsers: 1, sets: ['Sales'] });
  // The others of the campaign, whose days have not changed.
  expect(await found('2026-11-30')).toMatchObject({ rows: [], sets: expect.not.arrayContaining(['Sales']) });
});

describe('a file of people', () => {
  const invite = (emails: object[]) => call(inviteUsers, { body: { emails, notificationsEnabled: false } });

  it('brings absences, which the deadlines of new people know, and takes them out again', async () => {
    await aTraining();
    const email = `ben@${companyId}.example`;
    expect((await invite([{ email, awayFrom: '2026-11-25', awayUntil: '2026-11-26' }])).status).toBe(200);
    await life.at(day(0.02), companyId);
    const [ben] = await life.query<{ due: string }>(
      "SELECT to_char(due_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS due FROM assignments a JOIN users u ON u.id = a.user_id WHERE u.email = $1",
      [email],
    );
    expect(ben?.due).toBe('2026-12-02');
    const file = (await call(listUsers, { body: { isCsv: true } })).text.split('\r\n');
    expect(file[0]).toContain('Department,Group,Away from,Away until,Language,Time zone,Role');
    expect(file.find((line) => line.startsWith(email))).toContain(',2026-11-25,2026-11-26,');
    expect(file.find((line) => line.startsWith(ana.email))).toContain(',,,');
  });

  it('of ten thousand people who are away is stored', async () => {
    const emails = Array.from({ length: 10_000 }, (_, n) => ({
      email: `p${n}@${companyId}.example`,
      awayFrom: '2026-11-25',
      awayUntil: '2026-11-26',
    }));
    expect((await invite(emails)).json()).toMatchObject({ added: 10_000 });
    expect(await life.query('SELECT count(*)::int AS n FROM absences WHERE company_id = $1', [companyId])).toEqual([{ n: 10_000 }]);
  });

  it.each([
    ['half of one', { awayFrom: '2026-11-25' }, 'awayUntil'],
    ['one that is over', { awayFrom: '2026-11-01', awayUntil: '2026-11-19' }, 'awayUntil'],
    ['a word', { awayFrom: 'soon', awayUntil: '2026-11-26' }, 'awayFrom'],
  ])('with %s adds nobody, and is refused with its row', async (_, absence, field) => {
    const good = { email: `amy@${companyId}.example`, awayFrom: '2026-11-25', awayUntil: '2026-11-26' };
    const ben = { email: `ben@${companyId}.example`, ...absence };
    expect(await invite([good, { ...good, email: good.email.toUpperCase() }, ben])).toMatchObject({
      status: 422,
      code: 'validation_failed',
      fields: [`emails.2.${field}`],
    });
    expect(await life.query('SELECT 1 FROM users WHERE email = $1', [`ben@${companyId}.example`])).toEqual([]);
  });
});

describe('an absence is refused', () => {
  it.each([
    ['without its first day', null, '2026-11-28', 'awayFrom'],
    ['without its last day', '2026-11-28', null, 'awayUntil'],
    ['that ends before it begins', '2026-11-28', '2026-11-27', 'awayUntil'],
    ['of more than a year', '2026-11-28', '2027-11-29', 'awayUntil'],
    ['that is over', '2026-11-10', '2026-11-19', 'awayUntil'],
    ['on a day that does not exist', '2026-11-31', '2026-12-03', 'awayFrom'],
  ])('%s', async (_, awayFrom, awayUntil, field) => {
    expect(await save({ awayFrom, awayUntil })).toMatchObject({ status: 422, code: 'validation_failed', fields: [field] });
    expect(await profile()).toMatchObject({ awayFrom: null, awayUntil: null });
  });

  it('to admins of other companies, and of somebody with a higher role', async () => {
    const other = await life.aCustomer();
    const dates = { awayFrom: '2026-11-25', awayUntil: '2026-11-28' };
    expect(await save(dates, other.call)).toMatchObject({ status: 404 });
    await life.query("UPDATE users SET role = 'superadmin' WHERE id = $1", [ana.id]);
    expect(await save(dates)).toMatchObject({ status: 403, code: 'user_not_editable' });
    const learner = await life.server.aUser({ companyId });
    expect(await save(dates, callAs(life.server, await life.server.signInAs(learner), companyId))).toMatchObject({ status: 403 });
  });
});
