import { assignmentStatuses } from '#contract/campaignStates';
import { type AssignedUser, assignedUserOrderFields } from '#contract/trainingReports';
import type { ListShape } from '~/components/list/listQuery.ts';
import { personName } from '~/schema/personFields.ts';

/** One person's work on one campaign as a row; `id` is the row's own, because a person may have several. */
export type PersonRow = AssignedUser & { userId: string; campaignId?: string; campaignName?: string };

export function toPersonRow(work: AssignedUser & { campaignId?: string; campaignName?: string }): PersonRow {
  return { ...work, userId: work.id, id: work.campaignId ? `${work.campaignId}-${work.id}` : work.id };
}

/** Whose row it is. */
export const userIdOf = (rowId: string): string => rowId.slice(-36);

export const peopleShape: ListShape = {
  orderFields: assignedUserOrderFields,
  orderBy: 'name',
  order: 'ASC',
  filters: assignmentStatuses,
};

/** i18n-keys: campaigns.statuses.* */
export const statusFilter = { values: assignmentStatuses, texts: 'campaigns.statuses' } as const;

export const nameOf = (person: Pick<AssignedUser, 'name' | 'lastName' | 'email'>): string => personName(person);
