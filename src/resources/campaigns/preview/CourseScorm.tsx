import { downloadCourseScorm, listCourseScorm } from '#contract/courses/scorm';
import { ScormChip } from '~/components/courses/ScormChip.tsx';
import { callEndpoint, useEndpoint } from '~/dataProvider/index.ts';

/** The course as a package for another learning platform. */
export function CourseScorm({ courseId }: { courseId: string }) {
  const { data, error, refetch } = useEndpoint(listCourseScorm, { params: { courseId } });
  return (
    <ScormChip
      items={data?.data.items}
      error={error}
      onRetry={() => void refetch()}
      urlOf={async ({ id }) => (await callEndpoint(downloadCourseScorm, { params: { scormId: id } })).data.url}
    />
  );
}
