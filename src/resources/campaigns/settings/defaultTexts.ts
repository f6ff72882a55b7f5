import { useEffect, useState } from 'react';
import { readNotificationTexts } from '#locales/notifications.ts';
import { useSession } from '~/session/useSession.ts';
import type { Texts } from './settingsRequest.ts';

/** Without them the fields are empty; the server knows the default message itself. */
const none: Texts = { subject: '', message: '' };

/**
 * What people are told of a course unless the admin writes something else, in the company's language, which need not be the panel's.
 * Undefined until they are there; then the same object for as long as course and company stay.
 */
export function useDefaultTexts(courseName: string | undefined): Texts | undefined {
  const { company } = useSession();
  const [texts, setTexts] = useState<Texts>();
  useEffect(() => {
    if (courseName === undefined) return undefined;
    let isWanted = true;
    readNotificationTexts(company.lang, 'training', { companyName: company.name, courseName }).then(
      ({ subject, message }) => isWanted && setTexts({ subject, message }),
      () => isWanted && setTexts(none),
    );
    return () => {
      isWanted = false;
    };
  }, [company.lang, company.name, courseName]);
  return texts;
}
