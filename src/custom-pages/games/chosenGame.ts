import type { Course } from '#contract/courses/courses';
import { isInLanguage } from '#contract/courses/courseLanguage';

/** The language of a game in its address, as the library writes it. */
export const languageOf = ({ language }: Pick<Course, 'language'>): string => language ?? 'en';

/**
 * The course of a game that its page is about: the one in the language of the address, else the one with a campaign, else the one in the
 * language of the company, else English.
 */
export const chosenGame = <C extends Pick<Course, 'language' | 'activeCampaign'>>(
  all: readonly C[],
  named: string | null,
  companyLanguage: string,
): C | undefined =>
  all.find((course) => languageOf(course) === named) ??
  all.find(({ activeCampaign }) => activeCampaign !== null) ??
  all.find((course) => isInLanguage(course, companyLanguage)) ??
  all.find((course) => isInLanguage(course, 'en'));
