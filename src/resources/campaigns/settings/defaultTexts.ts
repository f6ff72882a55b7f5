import { useEffect, useState } from 'react';
import type { Course } from '#contract/courses/courses';
import { readNotificationTexts } from '#locales/notifications.ts';
import { useSession } from '~/session/useSession.ts';
import type { Texts } from './settingsRequest.ts';

/** Used when the default texts cannot be read: the fields stay empty, and the server uses its own default message. */
const none: Texts = { subject: '', message: '' };

/**
 * The default texts of a course's notification, in the language of the course, which its learners understand.
 * Undefined until they are read; then the same object while course and company stay the same.
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
