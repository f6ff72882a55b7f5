import { pathTo, paths } from '#contract/paths';
import type { WordOf } from '~/schema/kind.ts';
import { personName } from '~/components/data/personName.ts';

interface Person {
  id: string;
  /** The person's id, if the row has an id of its own. */
  userId?: string;
  name: string;
  lastName: string;
  email: string;
  isDeleted: boolean;
  isDisabled?: boolean;
}

/** Shows a person in a report with kind `name`: a deleted one has no page and no name. */
export const reportedPerson = {
  isWrapped: true,
  textOf: (person: Person, wordOf: WordOf) => (person.isDeleted ? wordOf('campaigns.people.deleted') : personName(person)),
  pathOf: ({ isDeleted, id, userId = id }: Person) => (isDeleted ? undefined : pathTo(paths.userProfile, { userId })),
  noteOf: ({ isDeleted, isDisabled }: Person, wordOf: WordOf) =>
    isDisabled && !isDeleted ? wordOf('campaigns.people.disabled') : undefined,
};
