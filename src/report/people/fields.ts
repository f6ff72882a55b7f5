import { campaignPeople, trainingPeople } from '#contract/reports/people';
import { openStatuses } from '#contract/reports/reportStatus';
import { assignmentTones } from '#contract/tones';
import type { PersonRow } from '~/dataProvider/adapters/reportPeople.ts';
import { type ColumnLooks, reportFields } from '../reportView.ts';

/** Whether the assignment can still be done. */
const isOpen = ({ status }: PersonRow): boolean => openStatuses.some((open) => open === status);

const looks: ColumnLooks<PersonRow> = {
  campaignName: { isWrapped: true },
  status: { tones: assignmentTones },
  // The deadline of an assignment that cannot be done any more is shown as a day, not as time left.
  dueAt: { isDay: (person) => !isOpen(person) },
  completedAt: { minWidth: 116 },
};

/** Progress of people in one campaign. */
export const campaignPeopleFields = reportFields<PersonRow>(campaignPeople.columns, looks);

/** Progress of people in several campaigns. */
export const trainingPeopleFields = reportFields<PersonRow>(trainingPeople.columns, looks);
