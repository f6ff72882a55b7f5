import { expect, it } from 'vitest';
import { departments, tasksInDepartmentsAndGroups } from '#contract/people/departments';
import { callAs } from '#tests/support/calls/callAs';
import { describeMemberSets } from '#tests/support/calls/memberSetScenarios';
import { startTestServer } from '#tests/support/server/testServer';

describeMemberSets({ plural: 'departments', idName: 'departmentId', calls: departments });

it('departments have no tasks yet', async () => {
  const server = await startTestServer();
  const admin = await server.aUser({ role: 'admin' });
  const call = callAs(server, await server.signInAs(admin), admin.companyId);
  const body = { companyId: admin.companyId, departmentNames: ['Sales'], groupNames: [] };
  expect((await call(tasksInDepartmentsAndGroups, { body })).json()).toEqual({
    campaigns: [],
    exercises: [],
    policies: [],
    events: [],
  });
});
