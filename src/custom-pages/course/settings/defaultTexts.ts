import { useEffect, useState } from 'react';
import { readNotificationTexts } from '#locales/notifications.ts';
import { useSession } from '~/session/useSession.ts';
import type { Texts } from './settingsRequest.ts';

const none: Texts = { subject: '', message: '' };

/**
 * What people are told of a course unless the admin writes something else, in the company's language, which need not be the panel's.
 * Empty until it is there; then the same object for as long as course and company stay.
 */
export function useDefaultTexts(courseName: string): Texts {
  const { company } = useSession();
  const [texts, setTexts] = useState(none);
  useEffect(() => {
    let isWanted = true;
    readNotificationTexts(company.lang, 'training', { companyName: company.name, courseName }).then(
      ({ subject, message }) => {
        if (isWanted) setTexts({ subject, message });
      },
      // Without them the fields stay empty and say so; the server knows the default message itself.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [company.lang, company.name, courseName]);
  return texts;
}
