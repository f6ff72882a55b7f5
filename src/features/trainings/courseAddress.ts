import type { Course, Game } from '#contract/courses/courses';
import { paths, pathTo } from '#contract/paths';

type CourseTab = 'preview' | 'statistics' | 'settings';

/** The tabs of a game's page. */
export const gamePaths: Record<Game, Record<CourseTab, string>> = {
  phishing: { preview: paths.gamingPreview, statistics: paths.gamingStatistics, settings: paths.gamingSettings },
  fake_or_real: {
    preview: paths.fakeOrRealPreview,
    statistics: paths.fakeOrRealStatistics,
    settings: paths.fakeOrRealSettings,
  },
};
/** The tabs of a course's page. */
const coursePaths = {
  preview: paths.coursePreview,
  statistics: paths.courseStatistics,
  settings: paths.courseSettings,
} as const;

/** URL of a game in its language. */
export const gameAddress = (game: Game, language: string | null, tab: CourseTab): string =>
  `${gamePaths[game][tab]}?language=${encodeURIComponent(language ?? 'en')}`;

/** URL of a tab of a course, or of a game in its language. */
export const courseAddress = ({ id, game, language }: Pick<Course, 'id' | 'game' | 'language'>, tab: CourseTab): string =>
  game ? gameAddress(game, language, tab) : pathTo(coursePaths[tab], { courseId: id });
