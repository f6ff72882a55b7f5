import type { PersonRow, SetRow } from '#contract/reports/campaignTabs';
import { assignmentTones } from '#contract/tones';

/** For `recordTabs`: what the tab of people needs in the report of every campaign. */
export const peopleRows = {
  nameOf: ({ fullName }: PersonRow) => fullName,
  looks: () => ({ status: { tones: assignmentTones } }),
};

/** The same of departments and of groups. */
export const setRows = { nameOf: ({ name }: SetRow) => name, note: 'reports.campaign.countedTwice' } as const;
