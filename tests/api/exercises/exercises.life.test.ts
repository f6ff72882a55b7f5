import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getNotifications, type Notifications } from '#contract/help/notifications';
import { type CurrentUser, refreshUser } from '#contract/session/session';
import {
  archiveExercise,
  countExerciseUsers,
  countExerciseUsersByDepartments,
  createExercise,
  deleteExercise,
  type ExerciseCampaign,
  getExercise,
  listActiveExercises,
  listArchivedExercises,
  listExerciseUsers,
  listExerciseUsersByGroups,
  updateExercise,
} from '#contract/exercise/campaigns';
import { changeDisabled } from '#contract/people/users';
import { now, setClock } from '#server/clock';
import { begin, day } from '#tests/support/calls/campaignLife';
import { launchOf, startExerciseLife } from '#tests/support/exercises/exercises';

let life: Awaited<ReturnType<typeof startExerciseLife>>;
beforeAll(async () => {
  life = await startExerciseLife();
});
afterEach(() => setClock(null));

const noChoice = { selectedDepartmentsIds: [], selectedGroupsIds: [], selectedUsersIds: [] };
const settings = {
  daysToComplete: 7,
  usersType: 'USERS_ALL',
  ...noChoice,
  notification: { isEnabled: true, subject: '', message: '' },
};

describe('a campaign of phishing exercises', () => {
  it('waits for its start, is given to everybody, reminds weekly, and becomes overdue', async () => {
    const { companyId, call } = await life.aCustomer();
    await life.server.manyUsers(companyId, 3);
    await life.server.aUser({ companyId, disabled: true });
    setClock(begin);
    const notification = { isEnabled: true, subject: 'Own words', message: 'Have a look' };
    const { id } = await life.launch(companyId, call, day(2), { notification });
    expect([await life.statusOf(id), await life.standing(id)]).toEqual(['scheduled', {}]);
    expect((await call(getExercise, { params: { campaignId: id } })).json()).toMatchObject({
      data: { learners: 4, templates: 10, pack: null, assignments: { total: 0 }, isNeverLaunched: false },
    });

    await life.at(day(2.5), companyId);
    expect([await life.statusOf(id), await life.standing(id)]).toEqual(['running', { not_started: 4 }]);
    const mails = await life.mailsOf(companyId, 'exercise_assigned');
    expect(mails).toHaveLength(4);
    expect(mails[0]?.params).toMatchObject({ subject: 'Own words', message: 'Have a look', exerciseName: 'Spot the phish' });

    await life.at(day(9.4), companyId);
    expect(await life.mailsOf(companyId, 'exercise_reminder')).toHaveLength(0);
    await life.at(day(9.6), companyId);
    await life.at(day(9.7), companyId);
    expect(await life.standing(id)).toEqual({ overdue: 4 });
    expect(await life.mailsOf(companyId, 'exercise_reminder')).toHaveLength(4);
  });

  it('is given to people who come later, and to those who were disabled', async () => {
    const { companyId, call } = await life.aCustomer();
    const asleep = await life.server.aUser({ companyId, disabled: true });
    const { id } = await life.launch(companyId, call, now());
    expect(await life.standing(id)).toEqual({ not_started: 1 });
    await life.server.aUser({ companyId });
    await call(changeDisabled, { body: { isDisabled: false, isAllUsersSelected: false, userIds: [asleep.id] } });
    await life.assign(companyId);
    await life.assign(companyId);
    expect(await life.standing(id)).toEqual({ not_started: 3 });
    expect(await life.mailsOf(companyId, 'exercise_assigned')).toHaveLength(3);
  });

  it('reaches departments, groups or people by name, and nobody else', async () => {
    const { companyId, call } = await life.aCustomer();
    const [one, two, three] = await life.server.manyUsers(companyId, 3);
    if (!one || !two || !three) throw new Error('three people are needed');
    const department = await life.server.aDepartment({ companyId }, [one, two]);
    const group = await life.server.aGroup({ companyId }, [three]);
    const reachedBy = async (given: object) => {
      const { id } = await life.launch(companyId, call, now(), given);
      const found = await life.query<{ user_id: string }>('SELECT user_id FROM exercise_assignments WHERE campaign_id = $1', [id]);
      return found.map(({ user_id }) => user_id).sort();
    };
    const byDepartment = { usersType: 'USERS_FROM_DEPARTMENTS', selectedDepartmentsIds: [department.id] };
    expect(await reachedBy(byDepartment)).toEqual([one.id, two.id].sort());
    expect(await reachedBy({ usersType: 'USERS_FROM_GROUPS', selectedGroupsIds: [group.id] })).toEqual([three.id]);
    expect(await reachedBy({ usersType: 'USERS_SELECTED', selectedUsersIds: [one.id] })).toEqual([one.id]);

    const query = { departmentId: department.id };
    expect((await call(countExerciseUsersByDepartments, { query })).json()).toEqual({
      data: { totalUsersCount: 2, excluded: { disabled: 0 } },
    });
    expect((await call(countExerciseUsers)).json()).toMatchObject({ data: { totalUsersCount: 4 } });
    expect((await call(listExerciseUsersByGroups, { query: { groupId: group.id } })).json()).toMatchObject({
      data: { items: [{ id: three.id, email: three.email }], pageInfo: { totalCount: 1 } },
    });
    expect((await call(listExerciseUsers, { query: { searchText: two.email } })).json()).toMatchObject({
      data: { items: [{ id: two.id }], pageInfo: { number: 1, size: 25, totalCount: 1 } },
    });
  });

  it('is suspended when the trial ends and goes on after the upgrade', async () => {
    const { companyId, call } = await life.aCustomer({ trialStatus: 'active', trialEndsAt: day(3) });
    setClock(begin);
    const { id } = await life.launch(companyId, call, begin);
    const { id: later } = await life.launch(companyId, call, day(4));
    await life.at(day(3.5), companyId);
    expect(await life.statusOf(id)).toBe('suspended');
    const me = (await call(refreshUser)).json<CurrentUser>();
    expect(me.suspendedCampaignsNotificationShown).toBe(false);
    const underBell = (await call(getNotifications, { params: { userId: me.id } })).json<Notifications>();
    expect(underBell.suspendedWork).toMatchObject([{ kind: 'exercise', id }]);
    await life.at(day(4.5), companyId);
    expect([await life.statusOf(later), await life.standing(later)]).toEqual(['suspended', {}]);
    expect(await life.mailsOf(companyId, 'exercise_reminder')).toHaveLength(0);
    expect((await call(createExercise, { body: launchOf(life.templates, day(5)) })).code).toBe('plan_required');
    await life.query('UPDATE companies SET has_boost = true WHERE id = $1', [companyId]);
    await life.at(day(4.6), companyId);
    expect([await life.statusOf(id), await life.statusOf(later)]).toEqual(['running', 'running']);
    expect(await life.standing(later)).toEqual({ not_started: 1 });
  });

  it('is archived for good, and only then deleted with its figures', async () => {
    const { companyId, call } = await life.aCustomer();
    const { id: campaignId } = await life.launch(companyId, call, now());
    const params = { campaignId };
    const names = async (list: typeof listActiveExercises | typeof listArchivedExercises) =>
      (await call(list)).json<{ data: { items: ExerciseCampaign[] } }>().data.items.map(({ name }) => name);
    expect((await call(deleteExercise, { params })).code).toBe('campaign_not_archived');
    expect(await names(listActiveExercises)).toEqual(['Spot the phish']);
    expect((await call(archiveExercise, { params })).status).toBe(200);
    expect((await call(archiveExercise, { params })).code).toBe('campaign_not_editable');
    expect((await call(updateExercise, { params, body: settings })).code).toBe('campaign_not_editable');
    expect([await names(listActiveExercises), await names(listArchivedExercises)]).toEqual([[], ['Spot the phish']]);
    expect((await call(deleteExercise, { params })).status).toBe(200);
    expect((await call(getExercise, { params })).status).toBe(404);
    expect(await life.query('SELECT 1 FROM exercise_counts WHERE campaign_id = $1', [campaignId])).toEqual([]);
  });

  it('says that it was never launched when it is archived before its start', async () => {
    const { companyId, call } = await life.aCustomer();
    const { id: campaignId } = await life.launch(companyId, call, new Date(now().getTime() + 9 * 86_400_000));
    await call(archiveExercise, { params: { campaignId } });
    expect((await call(getExercise, { params: { campaignId } })).json()).toMatchObject({
      data: { status: 'archived', isNeverLaunched: true },
    });
  });
});

describe('a launch is refused', () => {
  it.each([
    ['nine templates', 'templates', (ids: string[]) => ({ templates: launchOf(ids.slice(0, 9), new Date()).templates })],
    [
      'a template twice',
      'templates',
      (ids: string[]) => ({ templates: launchOf([...ids.slice(0, 9), ids[0] ?? ''], new Date()).templates }),
    ],
    ['an unknown pack', 'packId', () => ({ packId: crypto.randomUUID(), templates: [] })],
    ['departments without any', 'selectedDepartmentsIds', () => ({ usersType: 'USERS_FROM_DEPARTMENTS' })],
    ['an unknown person', 'selectedUsersIds', () => ({ usersType: 'USERS_SELECTED', selectedUsersIds: [crypto.randomUUID()] })],
    ['no day to complete', 'daysToComplete', () => ({ daysToComplete: 0 })],
    ['a blank name', 'name', () => ({ name: '   ' })],
  ])('with %s', async (_what, field, given) => {
    const { companyId, call } = await life.aCustomer();
    const reply = await call(createExercise, { body: launchOf(life.templates, now(), given(life.templates)) });
    expect([reply.code, reply.fields]).toEqual(['validation_failed', [field]]);
    expect(await life.query('SELECT 1 FROM exercise_campaigns WHERE company_id = $1', [companyId])).toEqual([]);
  });

  it('with a person or a template of another company, and in the past', async () => {
    const { call } = await life.aCustomer();
    const other = await life.aCustomer();
    const stranger = await life.server.aUser({ companyId: other.companyId });
    const chosen = { usersType: 'USERS_SELECTED', selectedUsersIds: [stranger.id] };
    expect((await call(createExercise, { body: launchOf(life.templates, now(), chosen) })).fields).toEqual(['selectedUsersIds']);
    const yesterday = new Date(now().getTime() - 86_400_000);
    expect((await call(createExercise, { body: launchOf(life.templates, yesterday) })).code).toBe('start_in_past');
  });

  it('for whoever is not in the company', async () => {
    const { companyId, call } = await life.aCustomer();
    const { id: campaignId } = await life.launch(companyId, call, now());
    const other = await life.aCustomer();
    expect((await other.call(getExercise, { params: { campaignId } })).status).toBe(404);
    expect((await other.call(archiveExercise, { params: { campaignId } })).status).toBe(404);
    expect((await other.call(getExercise, { params: { campaignId, companyId } })).code).toBe('company_not_accessible');
  });
});
