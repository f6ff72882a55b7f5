import type { Course } from '#contract/courses/courses';
import { isInLanguage } from '#contract/courses/courseLanguage';

export const categoryKeys = ['all', 'awareness', 'specialized', 'compliance', 'custom', 'shared'] as const;
export type CategoryKey = (typeof categoryKeys)[number];

/** What belongs to a category. A course may belong to several. i18n-keys: courses.categories.* */
const belongs: Record<CategoryKey, (course: Course) => boolean> = {
  all: () => true,
  awareness: ({ course_type }) => course_type === 'awareness',
  specialized: ({ course_type, isSpecialized }) => course_type === 'specialized' || isSpecialized,
  compliance: ({ course_type }) => course_type === 'compliance',
  custom: ({ isCustom }) => isCustom,
  shared: ({ isShared }) => isShared,
};

const forDevelopers: readonly string[] = ['for_developers', 'for_developers_manual_start'] satisfies Course['course_type'][];

/** What this page lists at all, in whatever language: games and trainings for developers have pages of their own. */
const isListed = ({ deleted, isGaming, course_type }: Course) => !deleted && !isGaming && !forDevelopers.includes(course_type);

export interface Catalogue {
  /** In the order of the strip; Shared only where something is shared. One that is empty cannot be chosen. */
  categories: readonly { key: CategoryKey; isEmpty: boolean }[];
  /** Whether trainings of one's own are made from the list. */
  makesOwn: boolean;
  /** The category that an address names; undefined where it names none, or one with nothing to show even without a search. */
  categoryOf: (name: string, search: string) => CategoryKey | undefined;
  /** Courses of a category whose names have the words. */
  find: (category: CategoryKey, search: string) => Course[];
}

/** What the company made or has ever started is its own, in whatever language the panel speaks: its card leads to its figures. */
const isOwn = ({ isCustom, activeCampaign, lastEndedAt }: Course) => isCustom || activeCampaign !== null || lastEndedAt !== null;

/**
 * The company's own courses and those in the language of the panel (`he`, `pt-br`), sorted into categories. With `makesOwn`
 * the category of one's own trainings is open also without one.
 */
export function catalogueOf(courses: readonly Course[], panelLanguage: string, makesOwn = false): Catalogue {
  const listed = courses.filter(isListed);
  const shown = listed
    .filter((course) => isOwn(course) || isInLanguage(course, panelLanguage))
    .sort((one, other) => one.order - other.order);
  const hasShared = listed.some(belongs.shared);
  const isOpen = (key: CategoryKey) => key === 'all' || (key === 'custom' && makesOwn) || shown.some(belongs[key]);
  const categories = categoryKeys.filter((key) => key !== 'shared' || hasShared).map((key) => ({ key, isEmpty: !isOpen(key) }));
  return {
    categories,
    makesOwn,
    categoryOf: (name, search) => {
      const named = categories.find(({ key }) => key === name);
      return named?.isEmpty && search === '' ? undefined : named?.key;
    },
    find: (category, search) => {
      const words = search.toLowerCase();
      return shown.filter((course) => belongs[category](course) && course.name.toLowerCase().includes(words));
    },
  };
}
