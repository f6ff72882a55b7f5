import type { ResourceDefinitions } from 'ra-core';
import { departmentsAdapter, groupsAdapter } from '~/dataProvider/adapters/memberSets.ts';
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

/** Records whose calls are their own. */
export const adapters: Record<string, Adapter> = {
  users: usersAdapter,
  departments: departmentsAdapter,
  groups: groupsAdapter,
};

/** Plain records, and where they stand: below the company in scope, or beside all companies. */
export const plain: Record<string, 'ofCompany' | 'ofAll'> = {
  companies: 'ofAll',
  'audit-log': 'ofCompany',
};
