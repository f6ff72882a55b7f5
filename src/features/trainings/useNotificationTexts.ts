import { useQuery } from '@tanstack/react-query';
import { type NotificationTexts, readNotificationTexts } from '#locales/notifications.ts';
import { useSession } from '~/session/useSession.ts';

/** The default texts of one mail. */
export interface MailTexts {
  subject: string;
  message: string;
}

const partOf = {
  notification: ({ subject, message }: NotificationTexts): MailTexts => ({ subject, message }),
  reminder: ({ reminderSubject, reminderMessage }: NotificationTexts): MailTexts => ({
    subject: reminderSubject,
    message: reminderMessage,
  }),
};

/** Used when the texts cannot be read: the fields stay empty, and the server uses its own default message. */
const none: MailTexts = { subject: '', message: '' };

/** The course that a mail is about, with its language as the catalogue spells it. */
interface About {
  name: string;
  language: string | null;
}

/**
 * The default texts of a notification or a reminder: about a course in its language, which its learners understand, and about
 * all tasks (`about` is null) in that of the company. Undefined until they are read, and while it is unknown what they are about.
 */
export function useNotificationTexts(part: keyof typeof partOf, about: About | null | undefined): MailTexts | undefined {
  const { company } = useSession();
  const language = about ? about.language || 'en' : company.lang;
  const places = { companyName: company.name, courseName: about?.name };
  const { data, isError } = useQuery({
    queryKey: ['notificationTexts', part, language, places],
    queryFn: async () => partOf[part](await readNotificationTexts(language, about ? 'training' : 'admin', places)),
    enabled: about !== undefined,
    networkMode: 'always',
    retry: false,
  });
  return isError ? none : data;
}
