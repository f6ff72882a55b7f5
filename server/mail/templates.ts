/** What each mail tells besides its texts; all values are plain text. */
export interface MailParams {
  /** `subject` and `message` are the admin's own words and take the place of ours. */
  invite_admin: InviteParams;
  invite_learner: InviteParams;
  reset_password: { name?: string };
  verify_email: { name?: string; email: string };
  /** To the address that is replaced. */
  address_change: { name?: string; email: string; changeId: string };
  /** The same of a lost mailbox; `effectDate` is `2026-11-21`. */
  address_replaced: { name?: string; email: string; reason: string; effectDate: string; changeId: string };
  /** To the address that a change, or its stop, has made the person's. */
  address_in_force: { name?: string; email: string };
  campaign_assigned: CampaignParams & { subject?: string; message?: string };
  campaign_reminder: CampaignParams;
  manual_reminder: ReminderParams;
}

interface InviteParams {
  name?: string;
  companyName: string;
  inviterName: string;
  subject?: string;
  message?: string;
}

interface CampaignParams {
  name?: string;
  companyName: string;
  courseName: string;
  /** `2026-11-21`; written out in the language of the mail. */
  dueDate: string;
}

interface ReminderParams {
  name?: string;
  companyName: string;
  subject: string;
  message?: string;
  /** What it is about: a campaign's id, or `all`; the same is not sent again within the hour. */
  topic: string;
  /** Names of all that is open, a line each. */
  tasks: string;
  /** The nearest deadline that is still ahead. */
  dueDate?: string;
}

export type MailTemplate = keyof MailParams;

interface LinkKind {
  kind: 'invite' | 'reset' | 'verify' | 'stop';
  /** Page of the panel that takes the one-time link's token. */
  page: string;
}

/** Which mails carry a one-time link. */
export const linkOf: Partial<Record<MailTemplate, LinkKind>> = {
  invite_admin: { kind: 'invite', page: '/change-password' },
  reset_password: { kind: 'reset', page: '/change-password' },
  verify_email: { kind: 'verify', page: '/verify_email' },
  address_change: { kind: 'stop', page: '/stop_address_change' },
  address_replaced: { kind: 'stop', page: '/stop_address_change' },
  address_in_force: { kind: 'reset', page: '/change-password' },
};

/** Mails that a person sits and waits for, or must not have too late: they leave before invitations and reminders. */
export const awaitedMails = ['reset_password', 'verify_email', 'address_change', 'address_replaced', 'address_in_force'] as const;
const awaited: ReadonlySet<string> = new Set(awaitedMails satisfies readonly MailTemplate[]);
export const isAwaited = (template: string): boolean => awaited.has(template);

/** Those for learners lead to their application when its address is set. */
const forLearners: readonly MailTemplate[] = ['invite_learner', 'campaign_assigned', 'campaign_reminder', 'manual_reminder'];
export const leadsToLearnerApp = (template: string): boolean => forLearners.some((name) => name === template);

export const isMailTemplate = (name: string): name is MailTemplate => name in linkOf || leadsToLearnerApp(name);
