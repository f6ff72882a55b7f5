import { paths, pathTo } from '#contract/paths';
import { useCan } from '~/session/useSession.ts';

/** Where a course that was started is followed: its figures, for who may read them. */
export function useFiguresAddress(): (courseId: string) => string {
  const mayRead = useCan('trainingReports:read');
  return (courseId) => pathTo(mayRead ? paths.courseStatistics : paths.coursePreview, { courseId });
}
