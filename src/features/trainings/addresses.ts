import { paths, pathTo } from '#contract/paths';
import { useCan } from '~/session/useSession.ts';

export const editAddress = (id: string): string => `${paths.editCustomTraining}?id=${id}`;
/** URL of the Add Course dialog at its settings, to start a course, also one whose campaign has ended. */
export const startAddress = (courseId: string): string => `${paths.courses}?course=${encodeURIComponent(courseId)}&step=2`;
/** URL of the list of the company's own trainings. */
export const customList = `${paths.courses}#custom`;

/** URL of a started course's progress: its statistics, or its preview for people who may not read reports. */
export function useFiguresAddress(): (courseId: string) => string {
  const mayRead = useCan('trainingReports:read');
  return (courseId) => pathTo(mayRead ? paths.courseStatistics : paths.coursePreview, { courseId });
}
