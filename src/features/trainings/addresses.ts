import type { Course, Game } from '#contract/courses/courses';
import { paths, pathTo } from '#contract/paths';
import { useCan } from '~/session/useSession.ts';

export const editAddress = (id: string): string => `${paths.editCustomTraining}?id=${id}`;
/** URL of the Add Course dialog at its settings, to start a course, also one whose campaign has ended. */
export const startAddress = (courseId: string): string => `${paths.courses}?course=${encodeURIComponent(courseId)}&step=2`;
/** URL of the list of the company's own trainings. */
export const customList = `${paths.courses}#custom`;

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

/** URL of a started course's progress: its statistics, or its preview for people who may not read reports. */
export function useFiguresAddress(): (courseId: string) => string {
  const mayRead = useCan('trainingReports:read');
  return (courseId) => pathTo(mayRead ? paths.courseStatistics : paths.coursePreview, { courseId });
}
