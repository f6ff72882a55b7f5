import type { Course } from '#contract/courses/courses';
import { isInLanguage } from '#contract/courses/courseLanguage';

/** The language of a game in its address, as the library writes it. */
export const languageOf = ({ language }: Pick<Course, 'language'>): string => language ?? 'en';

/**
 * The course of a game that its page is about: the one in the language of the address, else, unless it is only to be tried, the one with a
 * campaign, else the first of these languages of the panel that the game has, else English.
 */
export const chosenGame = <C extends Pick<Course, 'language' | 'activeCampaign'>>(
  all: readonly C[],
  { named, isTried = false, languages }: { named: string | null; isTried?: boolean; languages: readonly string[] },
): C | undefined => {
  const found = [...languages, 'en'].map((language) => all.find((course) => isInLanguage(course, language)));
  return (
    all.find((course) => languageOf(course) === named) ??
    (isTried ? undefined : all.find(({ activeCampaign }) => activeCampaign !== null)) ??
    found.find((course) => course !== undefined)
  );
};

/** The course that the settings are about: the one in the address, else the one with a campaign, else one that admins start by hand. */
export const chosenCourse = <C extends Pick<Course, 'id' | 'activeCampaign' | 'course_type'>>(
  courses: readonly C[],
  named: string | null,
): C | undefined =>
  courses.find(({ id }) => id === named) ??
  courses.find(({ activeCampaign }) => activeCampaign !== null) ??
  courses.find(({ course_type }) => course_type === 'for_developers_manual_start') ??
  courses[0];
