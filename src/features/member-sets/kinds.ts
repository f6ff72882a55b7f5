import { memberSetOrderFields } from '#contract/memberSets';
import type { ListQuery, ListShape } from '~/components/list/listQuery.ts';

/**
 * Departments and groups behave alike; their words stand in the locales under these names.
 * i18n-keys: departments.*
 * i18n-keys: groups.*
 */
export type MemberSetKind = 'departments' | 'groups';

export const memberSetShape: ListShape = { orderFields: memberSetOrderFields, orderBy: 'name', order: 'ASC' };

export const toMemberSetFilter = ({ search }: ListQuery): { search?: string } => (search ? { search } : {});
