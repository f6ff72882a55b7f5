import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findTasksToRemind, sendReminders } from '#contract/campaigns/reminders';
import { tasksInDepartmentsAndGroups } from '#contract/people/departments';
import { listUserTasks, type UserTask } from '#contract/people/userTasks';
import { setClock } from '#server/clock';
import { begin } from '#tests/support/calls/campaignLife';
import { startPolicyLife } from '#tests/support/policies/policies';

let life: Awaited<ReturnType<typeof startPolicyLife>>;
beforeAll(async () => {
  life = await startPolicyLife();
});
afterEach(() => setClock(null));

describe('a policy among the tasks of people', () => {
  it('is what an admin can remind of, person by person until it is acknowledged', async () => {
    const { companyId, call, admin } = await life.aCustomer();
    const [ana] = await life.server.manyUsers(companyId, 2);
    setClock(begin);
    const { id } = await life.draft(call, 'Clean desk');
    await life.publish(companyId, call, id);
    const [revision] = await life.revisionsOf(call, id);
    const campaignId = revision?.id ?? '';
    for (const userId of [admin.id, ana?.id ?? '']) await life.acknowledge(companyId, userId, campaignId);
    const of = { isAllUsersSelected: true, expectedTotal: 3, campaignId };
    expect((await call(findTasksToRemind, { body: of })).json()).toEqual({
      isGaming: false,
      isVideoTraining: false,
      isPolicies: true,
      isMonthlyVideos: false,
    });
    const kinds = { includeVideoTraining: false, includeGaming: false, includePolicies: true, includeCalendarVideos: false };
    const sent = await call(sendReminders, { body: { ...of, ...kinds, subject: 'Please read', customMessage: '' } });
    expect(sent.json()).toEqual({ sent: 1, skipped: 2 });
    const [mail] = await life.mailsOf(companyId, 'manual_reminder');
    expect(JSON.parse(mail?.params.openTasks ?? '[]')).toMatchObject([{ kind: 'policy', name: 'Clean desk' }]);
  });

  it('is on the profile of a person, and among what new people of a department get', async () => {
    const { companyId, call } = await life.aCustomer();
    const [ana] = await life.server.manyUsers(companyId, 1);
    if (!ana) throw new Error('one person is needed');
    const { id: sales } = await life.server.aDepartment({ companyId, name: 'Sales' }, [ana]);
    const { id } = await life.draft(call, 'Contracts');
    await life.publish(companyId, call, id, { assignmentType: 'departments', departments: [sales] });
    const tasks = (await call(listUserTasks, { params: { userId: ana.id } })).json<UserTask[]>();
    expect(tasks).toMatchObject([{ kind: 'policy', name: 'Contracts', status: 'not_started', done: 0, total: 1 }]);
    const waiting = await call(tasksInDepartmentsAndGroups, { body: { companyId, departmentNames: ['Sales'], groupNames: [] } });
    expect(waiting.json()).toMatchObject({ policies: [{ name: 'Contracts' }] });
  });
});
