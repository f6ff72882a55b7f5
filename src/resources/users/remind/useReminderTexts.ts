import { useEffect, useState } from 'react';
import { readNotificationTexts } from '#locales/notifications.ts';
import { useSession } from '~/session/useSession.ts';
import type { ReminderRequest } from './reminderRequest.ts';

export interface ReminderTexts {
  subject: string;
  message: string;
}

/** Without them the fields are empty; the server knows the default message itself. */
const none: ReminderTexts = { subject: '', message: '' };

/** The default subject and message, in the language of the course or the company. Undefined until loaded. */
export function useReminderTexts(request: ReminderRequest): ReminderTexts | undefined {
  const { company } = useSession();
  const [texts, setTexts] = useState<ReminderTexts>();
  const { courseName, courseLanguage } = request;
  const language = courseName ? courseLanguage || 'en' : company.lang;
  useEffect(() => {
    let isWanted = true;
    const places = { companyName: company.name, ...(courseName && { courseName }) };
    readNotificationTexts(language, courseName ? 'training' : 'admin', places).then(
      ({ reminderSubject, reminderMessage }) => isWanted && setTexts({ subject: reminderSubject, message: reminderMessage }),
      () => isWanted && setTexts(none),
    );
    return () => {
      isWanted = false;
    };
  }, [language, company.name, courseName]);
  return texts;
}
