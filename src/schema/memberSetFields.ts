import type { MemberSet } from '#contract/memberSets';
import type { Field } from './field.ts';

/** The fields of a department or group. `people`: how many the company has in all, without disabled ones. */
export const memberSetFields = (pathOf: (set: MemberSet) => string, people: number): readonly Field<MemberSet>[] => [
  { kind: 'name', source: 'name', pathOf, orderField: 'name', priority: 1, minWidth: 220 },
  { kind: 'number', source: 'usersCount', orderField: 'usersCount', priority: 1 },
  { kind: 'number', source: 'disabledCount', priority: 4 },
  { kind: 'share', source: 'usersCount', key: 'share', of: people, priority: 3 },
  { kind: 'date', source: 'createdAt', orderField: 'created_at', priority: 2, minWidth: 140 },
];
