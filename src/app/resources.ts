import type { ResourceDefinitions } from 'ra-core';
import { departmentsAdapter, groupsAdapter } from '~/dataProvider/adapters/memberSets.ts';
import { auditLogAdapter, companiesAdapter } from '~/dataProvider/adapters/simpleRest.ts';
import { usersAdapter } from '~/dataProvider/adapters/users.ts';
import type { Adapter } from '~/dataProvider/adapter.ts';

/** The records react-admin knows. Their addresses are those of the route table, not react-admin's own. */
export const definitions: ResourceDefinitions = {
  users: { name: 'users', hasList: true, hasEdit: true, hasCreate: true, recordRepresentation: 'email' },
  departments: { name: 'departments', hasList: true, hasEdit: true, hasCreate: true, recordRepresentation: 'name' },
  groups: { name: 'groups', hasList: true, hasEdit: true, hasCreate: true, recordRepresentation: 'name' },
  companies: { name: 'companies', hasList: true, recordRepresentation: 'name' },
  'audit-log': { name: 'audit-log', hasList: true },
};

export const adapters: Record<keyof typeof definitions, Adapter> = {
  users: usersAdapter,
  departments: departmentsAdapter,
  groups: groupsAdapter,
  companies: companiesAdapter,
  'audit-log': auditLogAdapter,
};
