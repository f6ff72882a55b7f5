import { countExerciseUsers, countExerciseUsersByDepartments, countExerciseUsersByGroups } from '#contract/exercise/campaigns';
import { useEndpoint } from '~/dataProvider/index.ts';
import type { ChosenAudience, Reach } from '~/features/audience/public.ts';

/**
 * Whom the chosen audience reaches, and whom it leaves out. People who are chosen by name are offered only if they can be reached;
 * `others` are chosen already, and not in the form.
 */
export function useReach({ source, ids, count, isWaiting }: ChosenAudience, others = 0): Reach {
  const all = useEndpoint(countExerciseUsers, {}, { enabled: source === 'all' });
  const ofDepartments = useEndpoint(
    countExerciseUsersByDepartments,
    { query: { departmentId: ids } },
    { enabled: source === 'departments' && count > 0 },
  );
  const ofGroups = useEndpoint(
    countExerciseUsersByGroups,
    { query: { groupId: ids } },
    { enabled: source === 'groups' && count > 0 },
  );
  if (source === 'people') return { people: count + others, disabled: 0, isFailed: false };
  if (source !== 'all' && count === 0) return { people: 0, disabled: 0, isFailed: false };
  // Until all ids are known, what is read is the audience of before.
  if (isWaiting) return { people: undefined, disabled: 0, isFailed: false };
  const { data, isError } = { all, departments: ofDepartments, groups: ofGroups }[source];
  return { people: data?.data.totalUsersCount, disabled: data?.data.excluded.disabled ?? 0, isFailed: isError };
}
