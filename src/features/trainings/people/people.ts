import { openStatuses } from '#contract/reportStatus';
import { type AssignedUser, assignedUserOrderFields } from '#contract/trainingReports';
import { type CampaignStatus } from '#contract/campaignStates';
import { search } from '~/components/filters/filter.ts';
import type { ListAddress } from '~/components/list/listAddress.ts';
import { statusFilter } from './statusFilter.ts';
import { personName } from '~/components/data/personName.ts';

/** Whose work a row of several campaigns is, and on which of them. */
export const taskOf = (rowId: string) => ({ campaignId: rowId.slice(0, 36), userId: rowId.slice(-36) });

/** The list of people of campaigns in these states. */
export const peopleAddress = (states?: readonly CampaignStatus[], isOffered?: (status: string) => boolean): ListAddress => ({
  sorts: assignedUserOrderFields,
  sort: { field: 'name', order: 'ASC' },
  filters: [search('campaigns.people.search'), statusFilter(states, isOffered)],
});

/** Whether its day is still ahead of somebody who can do something about it. */
export const isOpen = ({ status }: Pick<AssignedUser, 'status'>): boolean => openStatuses.some((open) => open === status);

export const nameOf = (person: Pick<AssignedUser, 'name' | 'lastName' | 'email'>): string => personName(person);
