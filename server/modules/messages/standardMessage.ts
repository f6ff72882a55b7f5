import type { MessageKind } from '#contract/company/messages';
import { invitationText } from '#locales/invitations.ts';
import { mailTexts } from '../../mail/texts.ts';

/** Names in braces, for a text that is not filled in yet. */
const places = { companyName: '{{companyName}}', courseName: '{{courseName}}' };

const reminder = (template: string, lang: string) => {
  const { t } = mailTexts(lang);
  return { subject: t(`${template}.subject`, places), message: t(`${template}.text`, places) };
};

const standard: Record<MessageKind, (lang: string) => { subject: string; message: string }> = {
  invite_admin: (lang) => invitationText('admin', lang, places.companyName),
  invite_learner: (lang) => invitationText('user', lang, places.companyName),
  reminder_course: (lang) => reminder('campaign_reminder', lang),
  reminder_tasks: (lang) => reminder('manual_reminder', lang),
};

/** What a mail says unless the company writes something else, with its names in braces. */
export const standardMessage = (kind: MessageKind, lang: string) => standard[kind](lang);
