import { useEffect, useState } from 'react';
import type { Course } from '#contract/courses/courses';
import { readNotificationTexts } from '#locales/notifications.ts';
import { useSession } from '~/session/useSession.ts';
import type { Texts } from './settingsRequest.ts';

/** Without them the fields are empty; the server knows the default message itself. */
const none: Texts = { subject: '', message: '' };

/**
 * What people are told of a course unless the admin writes something else, in the course's language: whoever takes it can read it.
 * Undefined until they are there; then the same object for as long as course and company stay.
 */
export function useDefaultTexts(course: Pick<Course, 'name' | 'language'> | undefined): Texts | undefined {
  const { company } = useSession();
  const [texts, setTexts] = useState<Texts>();
  const courseName = course?.name;
  const language = course?.language || 'en';
  useEffect(() => {
    if (courseName === undefined) return undefined;
    let isWanted = true;
    readNotificationTexts(language, 'training', { companyName: company.name, courseName }).then(
      ({ subject, message }) => isWanted && setTexts({ subject, message }),
      () => isWanted && setTexts(none),
    );
    return () => {
      isWanted = false;
    };
  }, [language, company.name, courseName]);
  return texts;
}
