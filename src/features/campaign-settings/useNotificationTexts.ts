import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Game } from '#contract/courses/courses';
import { fillPlaces, getReminderMessages, type Message } from '#contract/company/messages';
import { type NotificationTexts, readNotificationTexts } from '#locales/notifications.ts';
import { useEndpoint } from '~/dataProvider/index.ts';
import { currentLanguage } from '~/i18n/i18n.ts';
import { useSession } from '~/session/useSession.ts';

/** The default texts of one mail. */
export interface MailTexts {
  subject: string;
  message: string;
}

const notification = ({ subject, message }: MailTexts): MailTexts => ({ subject, message });
const reminder = ({ reminderSubject, reminderMessage }: NotificationTexts): MailTexts => ({
  subject: reminderSubject,
  message: reminderMessage,
});
const partOf = {
  notification,
  reminder,
  /** Those of a phishing exercise. */
  exercise: notification,
  exerciseReminder: reminder,
};
/** `simulation`: the mail to those who were phished, which nobody is reminded of. */
type Part = keyof typeof partOf | 'simulation';
const isReminder = (part: Part) => part !== 'simulation' && partOf[part] === reminder;

/** Used when the texts cannot be read: the fields stay empty, and the server uses its own default message. */
const none: MailTexts = { subject: '', message: '' };

/** The company's own text with its names filled in; undefined where it wrote none. */
function ownText(own: Message | undefined, names: Record<string, string>): MailTexts | undefined {
  if (!own?.isOwn) return undefined;
  return { subject: fillPlaces(own.subject, names), message: fillPlaces(own.message, names) };
}

/** The course that a mail is about, with its language as the catalogue spells it. */
interface About {
  name: string;
  language: string | null;
  game?: Game | null;
}

/** The texts of each game. */
const gameTexts = { phishing: 'phishing', fake_or_real: 'fakeOrReal' } as const satisfies Record<Game, string>;

const kindOf = (part: Part, about: About | null | undefined) => {
  if (part === 'exercise' || part === 'exerciseReminder') return 'phishing';
  if (about?.game) return gameTexts[about.game];
  return about ? 'training' : 'admin';
};

/**
 * The default texts of a notification or a reminder: about a course in its language, which its learners understand, and about
 * all tasks or an exercise (`about` is null) in that of the company; a debrief in that on screen. Reminders have the company's own text, if it wrote one: that of
 * trainings about a course, else that of all tasks.
 * Undefined until they are read, and while it is unknown what they are about.
 */
export function useNotificationTexts(part: Part, about: About | null | undefined): MailTexts | undefined {
  const { company } = useSession();
  // An admin reads the debrief in their own language; unchanged, everybody gets it in theirs.
  const { code: onScreen } = currentLanguage();
  const language = about ? about.language || 'en' : part === 'simulation' ? onScreen : company.lang;
  const courseName = about?.name;
  const places = { companyName: company.name, courseName };
  const { data, isError } = useQuery({
    queryKey: ['notificationTexts', part, about?.game, language, places],
    queryFn: async () =>
      part === 'simulation'
        ? notification(await readNotificationTexts(language, part, places))
        : partOf[part](await readNotificationTexts(language, kindOf(part, about), places)),
    enabled: about !== undefined,
    networkMode: 'always',
    retry: false,
  });
  const reminders = useEndpoint(getReminderMessages, {}, { enabled: isReminder(part) });
  const own = courseName === undefined ? reminders.data?.tasks : reminders.data?.course;
  const written = useMemo(
    () => ownText(own, { companyName: company.name, ...(courseName !== undefined && { courseName }) }),
    [own, company.name, courseName],
  );
  if (isReminder(part) && reminders.isLoading) return undefined;
  return written ?? (isError ? none : data);
}
