import { useWatch } from 'react-hook-form';
import { countExerciseUsers, countExerciseUsersByDepartments, countExerciseUsersByGroups } from '#contract/exercise/campaigns';
import { useEndpoint } from '~/dataProvider/index.ts';
import type { ExerciseForm } from './exerciseForm.ts';

export interface Reach {
  /** How many people get the exercise; undefined until it is known. */
  people: number | undefined;
  /** How many are left out, because their account is disabled. */
  disabled: number;
  isFailed: boolean;
}

/**
 * Whom the chosen audience reaches, and whom it leaves out. People who are chosen by name are offered only if they can be reached;
 * `others` are chosen already, and not in the form.
 */
export function useReach(others = 0): Reach {
  const [type, users, departments, groups] = useWatch<ExerciseForm, ['usersType', 'users', 'departments', 'groups']>({
    name: ['usersType', 'users', 'departments', 'groups'],
  });
  const all = useEndpoint(countExerciseUsers, {}, { enabled: type === 'USERS_ALL' });
  const ofDepartments = useEndpoint(
    countExerciseUsersByDepartments,
    { query: { departmentId: departments } },
    { enabled: type === 'USERS_FROM_DEPARTMENTS' && departments.length > 0, keepPrevious: true },
  );
  const ofGroups = useEndpoint(
    countExerciseUsersByGroups,
    { query: { groupId: groups } },
    { enabled: type === 'USERS_FROM_GROUPS' && groups.length > 0, keepPrevious: true },
  );
  if (type === 'USERS_SELECTED') return { people: users.length + others, disabled: 0, isFailed: false };
  const sets = { USERS_FROM_DEPARTMENTS: departments, USERS_FROM_GROUPS: groups };
  if (type !== 'USERS_ALL' && sets[type].length === 0) return { people: 0, disabled: 0, isFailed: false };
  const { data, isError } = { USERS_ALL: all, USERS_FROM_DEPARTMENTS: ofDepartments, USERS_FROM_GROUPS: ofGroups }[type];
  return { people: data?.data.totalUsersCount, disabled: data?.data.excluded.disabled ?? 0, isFailed: isError };
}
