import { pathTo, paths } from '#contract/paths';
import type { WordOf } from '~/schema/kind.ts';
import { personName } from '~/components/data/personName.ts';

interface Person {
  id: string;
  /** Where the row's own id is another one. */
  userId?: string;
  name: string;
  lastName: string;
  email: string;
  isDeleted: boolean;
  isDisabled?: boolean;
}

/** How a field of kind `name` shows a person in a report: a deleted one has no page and no name any more. */
export const reportedPerson = {
  textOf: (person: Person, wordOf: WordOf) => (person.isDeleted ? wordOf('campaigns.people.deleted') : personName(person)),
  pathOf: ({ isDeleted, id, userId = id }: Person) => (isDeleted ? undefined : pathTo(paths.userProfile, { userId })),
  noteOf: ({ isDeleted, isDisabled }: Person, wordOf: WordOf) =>
    isDisabled && !isDeleted ? wordOf('campaigns.people.disabled') : undefined,
};
