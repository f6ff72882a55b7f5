import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { archiveExercise } from '#contract/exercise/campaigns';
import { countReminded, findTasksToRemind, remindNotStarted, sendReminders } from '#contract/campaigns/reminders';
import { listAuditLog } from '#contract/company/audit';
import { now, setClock } from '#server/clock';
import type { Call } from '#tests/support/calls/callAs';
import { begin, day } from '#tests/support/calls/campaignLife';
import { aCourse, aRunningCampaign } from '#tests/support/calls/courses';
import { mailKindOf } from '#server/mail/mailKind';
import { standardLook } from '#server/mail/looks';
import { renderMail } from '#server/mail/render';
import { outboxOf } from '#tests/support/calls/outbox';
import { right, startExerciseLife } from '#tests/support/exercises/exercises';

type Life = Awaited<ReturnType<typeof startExerciseLife>>;
type Person = Awaited<ReturnType<Life['server']['aUser']>>;

let life: Life;
let companyId: string;
let call: Call;
let [ana, bo, cy]: Person[] = [];
let spring: string;
let autumn: string;

beforeAll(async () => {
  life = await startExerciseLife();
});
beforeEach(async () => {
  setClock(begin);
  const customer = await life.aCustomer();
  ({ companyId, call } = customer);
  [ana, bo, cy] = await Promise.all(['Ana', 'Bo', 'Cy'].map((name) => life.server.aUser({ companyId, name, lastName: 'Lane' })));
  const selected = { usersType: 'USERS_SELECTED', selectedUsersIds: idsOf(ana, bo, cy) };
  spring = (await life.launch(companyId, call, begin, { ...selected, name: 'Spring round', daysToComplete: 7 })).id;
  autumn = (await life.launch(companyId, call, begin, { ...selected, name: 'Autumn round', daysToComplete: 21 })).id;
});
afterEach(() => setClock(null));

const idsOf = (...people: (Person | undefined)[]) => people.map((person) => person?.id ?? '');
const answered = (person: Person | undefined, count: number, campaignId = spring) =>
  life.answerAll(companyId, { userId: person?.id ?? '', campaignId }, Array(count).fill(right));

const allKinds = { includeVideoTraining: true, includeGaming: true, includePolicies: true, includeCalendarVideos: true };
const everybody = { isAllUsersSelected: true };
const letter = { ...allKinds, subject: 'Please finish', customMessage: '' };
interface Counts {
  usersWhoWillReceiveRemindersCount: number;
  leftOut: { reason: string; names: string[] }[];
}
/** How many a reminder of the spring round reaches, and who is left out by reason. */
async function reach(body: object) {
  const counts = (await call(countReminded, { body: { ...everybody, ...allKinds, campaignId: spring, ...body } })).json<Counts>();
  const leftOut = Object.fromEntries(counts.leftOut.map(({ reason, names }) => [reason, names]));
  return { reached: counts.usersWhoWillReceiveRemindersCount, ...leftOut };
}
const send = (body: object) => call(sendReminders, { body: { ...everybody, ...letter, campaignId: spring, ...body } });
const recipients = async (template = 'manual_reminder') =>
  (await life.mailsOf(companyId, template)).map(({ recipient }) => recipient).sort();
const emailsOf = (...people: (Person | undefined)[]) => people.map((person) => person?.email).sort();
/** The list of tasks in the text of a mail. */
const listIn = (text: string | undefined) => text?.split('\n').filter((line) => line.startsWith('• '));

describe('reminding from a phishing exercise', () => {
  it('reaches only people who have it open, and names only that exercise', async () => {
    await answered(bo, 3);
    await answered(cy, 10);
    await aRunningCampaign(life.server, await aCourse(life.server, { name: 'Safe links' }), companyId, idsOf(ana));
    const available = await call(findTasksToRemind, { body: { ...everybody, campaignId: spring } });
    expect(available.json()).toEqual({ isGaming: true, isVideoTraining: false, isPolicies: false, isMonthlyVideos: false });
    expect(await reach({})).toEqual({ reached: 2, nothing_open: ['Cy Lane'] });
    expect((await send({ expectedTotal: 3 })).json()).toEqual({ sent: 2, skipped: 1 });
    expect(await recipients()).toEqual(emailsOf(ana, bo));
    const [mail] = await outboxOf(life.server, { template: 'manual_reminder', param: spring });
    expect(listIn(mail?.text)).toEqual(['• Phishing exercise “Spring round”: complete it by November 27, 2026']);
    expect(await reach({})).toEqual({ reached: 0, nothing_open: ['Cy Lane'], reminded: ['Ana Lane', 'Bo Lane'] });
    const log = await call(listAuditLog, { query: { filter: `{"involved":["${spring}"],"actions":["users.reminded"]}` } });
    expect(log.json()).toMatchObject([{ subject: { type: 'exercise', id: spring, label: 'Spring round' }, subjectCount: 2 }]);
  });

  it('reaches the people whom the report shows: by status, department and search', async () => {
    await answered(bo, 3);
    await answered(cy, 10);
    const sales = await life.server.aDepartment(
      { companyId },
      [bo, cy].flatMap((person) => person ?? []),
    );
    expect(await reach({ statuses: ['in_progress', 'COMPLETED'] })).toEqual({ reached: 1, nothing_open: ['Cy Lane'] });
    expect(await reach({ statuses: ['not_started'] })).toEqual({ reached: 1 });
    expect(await reach({ departmentIds: [sales.id] })).toEqual({ reached: 1, nothing_open: ['Cy Lane'] });
    expect(await reach({ searchText: 'an' })).toEqual({ reached: 2, nothing_open: ['Cy Lane'] });
    expect(await reach({ searchText: 'ana' })).toEqual({ reached: 1 });
    const notStarted = { ...everybody, ...letter, campaignId: spring };
    expect((await call(remindNotStarted, { body: notStarted })).json()).toEqual({ sent: 1, skipped: 0 });
    expect(await recipients()).toEqual(emailsOf(ana));
  });

  it('says of people whose only exercise is suspended why they get none', async () => {
    await call(archiveExercise, { params: { campaignId: autumn } });
    // Without a plan the clock does not resume it.
    await life.query('UPDATE companies SET has_boost = false WHERE id = $1', [companyId]);
    await life.query("UPDATE exercise_campaigns SET status = 'suspended' WHERE id = $1", [spring]);
    const body = { isAllUsersSelected: false, userIds: idsOf(ana, bo), ...allKinds };
    expect((await call(countReminded, { body })).json()).toMatchObject({ leftOut: [{ reason: 'suspended', count: 2 }] });
  });

  it('tells a company in its trial no more than its locked report does', async () => {
    const trial = await life.aCustomer({ trialStatus: 'active', trialEndsAt: new Date(now().getTime() + 86_400_000) });
    const [person] = await life.server.manyUsers(trial.companyId, 2);
    const { id } = await life.launch(trial.companyId, trial.call, now());
    await life.answerAll(trial.companyId, { userId: person?.id ?? '', campaignId: id }, Array(10).fill(right));
    const ask = (more: object) =>
      trial.call(countReminded, { body: { isAllUsersSelected: true, ...allKinds, campaignId: id, ...more } });
    expect((await ask({})).json()).toMatchObject({
      usersWhoWillReceiveRemindersCount: 2,
      leftOut: [{ reason: 'nothing_open', count: 1, names: [] }],
    });
    const narrowed = [{ statuses: ['completed'] }, { searchText: 'a' }, { isAllUsersSelected: false, userIds: [person?.id] }];
    for (const more of narrowed) expect((await ask(more)).code).toBe('plan_required');
  });

  it('is refused unless the exercise runs and is of the company', async () => {
    const other = await life.aCustomer();
    const theirs = { ...everybody, ...letter, campaignId: spring, expectedTotal: 0 };
    expect((await other.call(sendReminders, { body: theirs })).status).toBe(404);
    const named = { isAllUsersSelected: false, userIds: idsOf(ana), ...allKinds, campaignId: spring };
    expect((await other.call(countReminded, { body: named })).status).toBe(404);
    const { id: later } = await life.launch(companyId, call, day(9));
    expect((await send({ campaignId: later, expectedTotal: 0 })).code).toBe('campaign_not_running');
    await call(archiveExercise, { params: { campaignId: spring } });
    expect((await send({ expectedTotal: 3 })).code).toBe('campaign_not_running');
    expect(await recipients()).toEqual([]);
  });
});

describe('a mail about open tasks', () => {
  /** Ana has a training and two exercises, of which one is overdue on the eighth day. */
  async function anaHasThree() {
    const course = await aCourse(life.server, { name: 'Safe links' });
    const training = await aRunningCampaign(life.server, course, companyId, idsOf(ana));
    await life.query('UPDATE assignments SET due_at = $2 WHERE campaign_id = $1', [training, day(10)]);
    await life.query('UPDATE campaigns SET notifications_enabled = true WHERE id = $1', [training]);
    await life.query('UPDATE assignments SET assigned_at = $2 WHERE campaign_id = $1', [training, begin]);
    await life.at(day(8), companyId);
  }

  it('lists each with its kind and its own date, the most urgent first, and says which are overdue', async () => {
    await anaHasThree();
    const subject = `Please finish ${companyId}`;
    const body = { isAllUsersSelected: false, userIds: idsOf(ana), ...letter, subject };
    expect((await call(sendReminders, { body })).json()).toEqual({ sent: 1, skipped: 0 });
    const [mail] = await outboxOf(life.server, { template: 'manual_reminder', param: subject });
    expect(listIn(mail?.text)).toEqual([
      '• Phishing exercise “Spring round”: overdue, it was due by November 27, 2026',
      '• Training “Safe links”: complete it by November 30, 2026',
      '• Phishing exercise “Autumn round”: complete it by December 11, 2026',
    ]);
    expect(mail?.text).not.toContain('Please complete it by');
  });

  it('comes weekly by itself, too, and never asks for something by a day that has passed', async () => {
    await anaHasThree();
    const listOf = async (template: string) => {
      const [mail] = await life.query<{ params: Record<string, string> }>(
        "SELECT params FROM mails WHERE company_id = $1 AND template = $2 AND user_id = $3 ORDER BY params->>'openTasks' DESC",
        [companyId, template, ana?.id],
      );
      const kind = mailKindOf(template);
      if (!mail || !kind) throw new Error(`no mail ${template}`);
      return renderMail({ kind, lang: 'en', params: mail.params, link: undefined, look: standardLook(life.server.services.env) })
        .text;
    };
    expect(listIn(await listOf('weekly_reminder'))).toEqual([
      '• Phishing exercise “Spring round”: overdue, it was due by November 27, 2026',
      '• Training “Safe links”: complete it by November 30, 2026',
      '• Phishing exercise “Autumn round”: complete it by December 11, 2026',
    ]);
    await life.at(day(15.1), companyId);
    await life.query('DELETE FROM mails WHERE company_id = $1 AND created_at < $2', [companyId, day(9)]);
    expect(listIn(await listOf('weekly_reminder'))?.[1]).toBe('• Training “Safe links”: overdue, it was due by November 30, 2026');
  });
});
