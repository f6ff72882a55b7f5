import { beforeAll, describe, expect, it } from 'vitest';
import {
  archiveExercise,
  deleteExercise,
  type ExerciseCampaign,
  listArchivedExercises,
  updateExercise,
} from '#contract/exercise/campaigns';
import { listExercisePeople, listExerciseSummary } from '#contract/exercise/reports';
import { now } from '#server/clock';
import { startExerciseLife } from '#tests/support/exercises/exercises';

let life: Awaited<ReturnType<typeof startExerciseLife>>;
beforeAll(async () => {
  life = await startExerciseLife();
});

const settings = {
  daysToComplete: 7,
  usersType: 'USERS_ALL',
  notification: { isEnabled: true, subject: '', message: '' },
  selectedDepartmentsIds: [],
  selectedGroupsIds: [],
  selectedUsersIds: [],
};

describe('a campaign of an outdated version', () => {
  it('is listed, has no report, and counts in none', async () => {
    const { companyId, call } = await life.aCustomer();
    const { id: campaignId } = await life.launch(companyId, call, now());
    await call(archiveExercise, { params: { campaignId } });
    await life.query('UPDATE exercise_campaigns SET is_outdated = true WHERE id = $1', [campaignId]);
    const { items } = (await call(listArchivedExercises)).json<{ data: { items: ExerciseCampaign[] } }>().data;
    expect(items).toMatchObject([{ id: campaignId, isOutdated: true }]);
    expect((await call(listExercisePeople, { params: { campaignId } })).status).toBe(404);
    expect((await call(listExerciseSummary)).json()).toMatchObject({ data: { items: [], pageInfo: { totalCount: 0 } } });
    expect((await call(deleteExercise, { params: { campaignId } })).status).toBe(200);
  });
});

describe('settings of a campaign', () => {
  it('take more people and another deadline, but remove nobody', async () => {
    const { companyId, call } = await life.aCustomer();
    const [one, two] = await life.server.manyUsers(companyId, 2);
    if (!one || !two) throw new Error('two people are needed');
    const given = { usersType: 'USERS_SELECTED', selectedUsersIds: [one.id] };
    const { id: campaignId } = await life.launch(companyId, call, now(), given);
    const params = { campaignId };
    const body = { ...settings, usersType: 'USERS_SELECTED', daysToComplete: 14 };
    const everybody = await call(updateExercise, { params, body: { ...settings, daysToComplete: 14 } });
    expect([everybody.code, everybody.fields]).toEqual(['validation_failed', ['usersType']]);
    expect((await call(updateExercise, { params, body: { ...body, selectedUsersIds: [two.id] } })).json()).toMatchObject({
      data: { daysToComplete: 14, selectedUsers: [{ id: expect.any(String) }, { id: expect.any(String) }] },
    });
    await life.assign(companyId);
    expect(await life.standing(campaignId)).toEqual({ not_started: 2 });
    const days = await life.query<{ days: number }>(
      'SELECT DISTINCT extract(day FROM due_at - assigned_at)::int AS days FROM exercise_assignments WHERE campaign_id = $1',
      [campaignId],
    );
    expect(days).toEqual([{ days: 14 }]);
  });

  it('remove no department', async () => {
    const { companyId, call } = await life.aCustomer();
    const [sales, legal] = await Promise.all(['Sales', 'Legal'].map((name) => life.server.aDepartment({ companyId, name })));
    const usersType = 'USERS_FROM_DEPARTMENTS';
    const { id: campaignId } = await life.launch(companyId, call, now(), { usersType, selectedDepartmentsIds: [sales?.id] });
    const body = { ...settings, usersType, selectedDepartmentsIds: [legal?.id] };
    expect((await call(updateExercise, { params: { campaignId }, body })).code).toBe('assignment_not_removable');
  });

  it('lose nobody of a campaign that has more people by name than it shows', async () => {
    const { companyId, call } = await life.aCustomer();
    const people = await life.server.manyUsers(companyId, 1202);
    const [late, gone, ...first] = people.map(({ id }) => id);
    const given = { usersType: 'USERS_SELECTED', selectedUsersIds: [gone, ...first] };
    const { id: campaignId, selectedUsers, selectedUsersCount } = await life.launch(companyId, call, now(), given);
    expect([selectedUsers.length, selectedUsersCount]).toEqual([1000, 1201]);
    await life.query('UPDATE users SET deleted_at = now() WHERE id = $1', [gone]);
    const save = async (given: object) =>
      (await call(updateExercise, { params: { campaignId }, body: { ...settings, usersType: 'USERS_SELECTED', ...given } })).json<{
        data: ExerciseCampaign;
      }>().data;
    expect(await save({ daysToComplete: 9 })).toMatchObject({ daysToComplete: 9, selectedUsersCount: 1200 });
    expect(await save({ selectedUsersIds: [late] })).toMatchObject({ selectedUsersCount: 1201 });
    await life.assign(companyId);
    const [assigned] = await life.query<{ n: number; isLate: boolean }>(
      'SELECT count(*)::int AS n, bool_or(user_id = $2) AS "isLate" FROM exercise_assignments WHERE campaign_id = $1',
      [campaignId, late],
    );
    expect(assigned).toEqual({ n: 1202, isLate: true });
  });
});
