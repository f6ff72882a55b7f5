import { z } from 'zod';
import { type AssignmentType, assignmentTypes } from '#contract/campaigns/campaignStates';
import { listLimits } from '#contract/kit/limits';
import { isChoice } from '~/components/form/multi/multiOptions.ts';

const ids = z.array(z.string()).max(listLimits.maxLookupSize);

/** All users, departments or groups, in the schema of a form. `checkAssignment` checks their rules. */
export const assignmentShape = { assignmentType: z.enum(assignmentTypes), departments: ids, groups: ids };

export interface Assignment {
  assignmentType: AssignmentType;
  /** Ids. */
  departments: string[];
  groups: string[];
}

/** Departments or groups are to be chosen, and none is. */
export const isNothingChosen = ({ assignmentType: kind, ...form }: Assignment): boolean =>
  kind !== 'all_users' && form[kind].length === 0;

/** Adds what is wrong with the chosen departments or groups to the issues of a schema. */
export function checkAssignment(form: Assignment, wrong: (field: 'departments' | 'groups', message: string) => void): void {
  const { assignmentType: kind } = form;
  if (kind === 'all_users') return;
  if (isNothingChosen(form)) wrong(kind, 'campaigns.errors.nothingSelected');
  if (!form[kind].every(isChoice)) wrong(kind, 'form.multi.unknown');
}

/** The same as calls name it: only the list of the kind that is chosen. */
export const assignmentOf = ({ assignmentType, departments, groups }: Assignment): Assignment => ({
  assignmentType,
  departments: assignmentType === 'departments' ? departments : [],
  groups: assignmentType === 'groups' ? groups : [],
});

const idsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id);

interface Stored {
  assignmentType: AssignmentType;
  departments: readonly { id: string }[];
  groups: readonly { id: string }[];
}

/** The fields of the form of what is stored. */
export const assignmentIn = ({ assignmentType, departments, groups }: Stored): Assignment => ({
  assignmentType,
  departments: idsOf(departments),
  groups: idsOf(groups),
});
