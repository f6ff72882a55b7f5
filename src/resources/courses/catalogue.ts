import { isInLanguage } from '#contract/courses/courseLanguage';
import type { Course } from '#contract/courses/courses';
import { courseStatusOf } from '#contract/courses/courseStatus';
import { courseLimits } from '#contract/courses/limits';

const categoryKeys = ['all', 'awareness', 'specialized', 'compliance', 'custom', 'shared'] as const;
type CategoryKey = (typeof categoryKeys)[number];

/** The rule of each category. A course may belong to several. i18n-keys: courses.categories.* */
const belongs: Record<CategoryKey, (course: Course) => boolean> = {
  all: () => true,
  awareness: ({ course_type }) => course_type === 'awareness',
  specialized: ({ course_type, isSpecialized }) => course_type === 'specialized' || isSpecialized,
  compliance: ({ course_type }) => course_type === 'compliance',
  custom: ({ isCustom }) => isCustom,
  shared: ({ isShared }) => isShared,
};

const forDevelopers: readonly string[] = ['for_developers', 'for_developers_manual_start'] satisfies Course['course_type'][];

/** Whether this page lists a course, in any language: games and trainings for developers have other pages. */
const isListed = ({ deleted, isGaming, course_type }: Course) => !deleted && !isGaming && !forDevelopers.includes(course_type);

interface Catalogue {
  /** In the order of the strip; Shared appears only if it has courses. An empty category cannot be chosen. */
  categories: readonly { key: CategoryKey; isEmpty: boolean }[];
  /** Whether the person can create custom trainings from the list. */
  makesOwn: boolean;
  /** The category that a URL names; undefined if it names none, or one that is empty even without a search. */
  categoryOf: (name: string, search: string) => CategoryKey | undefined;
  /** Courses of a category whose names match the search. */
  find: (category: CategoryKey, search: string) => Course[];
}

/** A course that the company made or has ever started is listed in every language: its card links to the statistics. */
const isOwn = ({ isCustom, activeCampaign, lastEndedAt }: Course) => isCustom || activeCampaign !== null || lastEndedAt !== null;

/**
 * The company's own courses and those in the language of the panel (`he`, `pt-br`), by category. With `makesOwn`
 * the category of custom trainings can be chosen even when it is empty.
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

type Chip = 'draft' | 'scheduled' | 'running' | 'suspended' | 'hot' | 'popular' | 'new';

const dayMs = 86_400_000;
const isNew = ({ createdAt }: Course, now: number) =>
  now - new Date(String(createdAt)).getTime() < courseLimits.newBadgeDays * dayMs;

/** The chip of a card: the state of the course or, if it can be started, its recommendation. i18n-keys: courses.status.* */
export function chipOf(course: Course, now: number = Date.now()): Chip | null {
  const status = courseStatusOf(course);
  if (status !== 'idle' && status !== 'ended') return status;
  if (course.isHot) return 'hot';
  if (course.isPopular) return 'popular';
  return isNew(course, now) ? 'new' : null;
}
