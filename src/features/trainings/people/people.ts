import { openStatuses, reportStatuses } from '#contract/reportStatus';
import { type AssignedUser, assignedUserOrderFields } from '#contract/trainingReports';
import type { ListShape } from '~/components/list/listQuery.ts';
import { personName } from '~/components/data/personName.ts';

/** One person's work on one campaign as a row; `id` is the row's own, because a person may have several. */
export type PersonRow = AssignedUser & { userId: string; campaignId?: string; campaignName?: string };

export function toPersonRow(work: AssignedUser & { campaignId?: string; campaignName?: string }): PersonRow {
  return { ...work, userId: work.id, id: work.campaignId ? `${work.campaignId}-${work.id}` : work.id };
}

/** Whose work a row of several campaigns is, and on which of them. */
export const taskOf = (rowId: string) => ({ campaignId: rowId.slice(0, 36), userId: rowId.slice(-36) });

export const peopleShape: ListShape = {
  orderFields: assignedUserOrderFields,
  orderBy: 'name',
  order: 'ASC',
  filters: reportStatuses,
};

/** Whether its day is still ahead of somebody who can do something about it. */
export const isOpen = ({ status }: Pick<AssignedUser, 'status'>): boolean => openStatuses.some((open) => open === status);

export const nameOf = (person: Pick<AssignedUser, 'name' | 'lastName' | 'email'>): string => personName(person);
