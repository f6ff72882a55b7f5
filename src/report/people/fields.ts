import { campaignPeople, trainingPeople } from '#contract/reports/people';
import { openStatuses } from '#contract/reports/reportStatus';
import { assignmentTones } from '#contract/tones';
import type { PersonRow } from '~/dataProvider/adapters/reportPeople.ts';
import { type ColumnLooks, reportFields } from '../reportView.ts';

/** Whether its day is still ahead of somebody who can do something about it. */
const isOpen = ({ status }: PersonRow): boolean => openStatuses.some((open) => open === status);

const looks: ColumnLooks<PersonRow> = {
  campaignName: { isWrapped: true },
  status: { tones: assignmentTones },
  // When something was due that cannot be done any more is a day, not a time that is left.
  dueAt: { isDay: (person) => !isOpen(person) },
  completedAt: { minWidth: 116 },
};

/** How far people are with one campaign. */
export const campaignPeopleFields = reportFields<PersonRow>(campaignPeople.columns, looks);

/** The same over several campaigns. */
export const trainingPeopleFields = reportFields<PersonRow>(trainingPeople.columns, looks);
