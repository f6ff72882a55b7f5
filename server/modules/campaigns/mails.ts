import type { DueDateParams } from '../../mail/dates.ts';
import { defineMail } from '../../mail/mailKind.ts';
import type { OpenTasksParams } from '../../mail/openTasks.ts';

interface CampaignParams {
  name?: string;
  companyName: string;
  courseName: string;
}

/** Sent with a new assignment. The admin's own text replaces ours. */
export const campaignAssigned = defineMail<CampaignParams & DueDateParams & { subject?: string; message?: string }>({
  template: 'campaign_assigned',
  button: 'learnerApp',
});

/** The weekly reminder of somebody whose only open task is a training. The company may have its own words for it. */
export const campaignReminder = defineMail<CampaignParams & OpenTasksParams>({
  template: 'campaign_reminder',
  button: 'learnerApp',
});
