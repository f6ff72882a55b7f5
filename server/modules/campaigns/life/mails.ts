import { defineMail } from '../../../mail/mailKind.ts';

interface CampaignParams {
  name?: string;
  companyName: string;
  courseName: string;
  /** `2026-11-21`; formatted in the language of the mail. */
  dueDate: string;
}

/** Sent with a new assignment. The admin's own text replaces ours. */
export const campaignAssigned = defineMail<CampaignParams & { subject?: string; message?: string }>({
  template: 'campaign_assigned',
  button: 'learnerApp',
});

/** The weekly reminder, sent by `sendWeeklyReminders` until the assignment is completed. Its text is `campaign_reminder` in `mail.json`. */
export const campaignReminder = defineMail<CampaignParams>({ template: 'campaign_reminder', button: 'learnerApp' });
