import { paths } from '#contract/paths';
import type { HomeNumbers } from './useHomeNumbers.ts';

export type StepName = 'verify' | 'people' | 'departments' | 'groups' | 'admins';
export interface Step {
  name: StepName;
  isDone: boolean;
  /** Where it is done; verifying is a button instead. */
  to?: string;
}

/** What a company needs before training can begin, in order. i18n-keys: home.steps.verify.* home.steps.people.* home.steps.departments.* home.steps.groups.* home.steps.admins.* */
export function stepsOf(numbers: HomeNumbers, emailVerified: boolean): Step[] {
  const { people = 0, admins = 0, departments = 0, groups = 0 } = numbers;
  return [
    ...(emailVerified ? [] : [{ name: 'verify', isDone: false } as const]),
    { name: 'people', isDone: people > 1, to: `${paths.allUsers}?drawer=user` },
    { name: 'departments', isDone: departments > 0, to: paths.departments },
    { name: 'groups', isDone: groups > 0, to: paths.groups },
    { name: 'admins', isDone: admins > 1, to: `${paths.allUsers}?drawer=user` },
  ];
}
