/** What each mail tells besides its texts; all values are plain text. */
export interface MailParams {
  /** `subject` and `message` are the admin's own words and take the place of ours. */
  invite_admin: InviteParams;
  invite_learner: InviteParams;
  reset_password: { name?: string };
  verify_email: { name?: string; email: string };
}

interface InviteParams {
  name?: string;
  companyName: string;
  inviterName: string;
  subject?: string;
  message?: string;
}

export type MailTemplate = keyof MailParams;

interface LinkKind {
  kind: 'invite' | 'reset' | 'verify';
  /** Page of the panel that takes the one-time link's token. */
  page: string;
}

/** Which mails carry a one-time link. The others lead to the learner app when its address is set. */
export const linkOf: Partial<Record<MailTemplate, LinkKind>> = {
  invite_admin: { kind: 'invite', page: '/change-password' },
  reset_password: { kind: 'reset', page: '/change-password' },
  verify_email: { kind: 'verify', page: '/verify_email' },
};

export const isMailTemplate = (name: string): name is MailTemplate =>
  ['invite_admin', 'invite_learner', 'reset_password', 'verify_email'].includes(name);
