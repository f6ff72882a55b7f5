import { downloadVideoScorm, listVideoScorm } from '#contract/courses/scorm';
import { ScormChip } from '~/components/courses/ScormChip.tsx';
import { callEndpoint, useEndpoint } from '~/dataProvider/index.ts';

/** The video as a package for another learning platform. */
export function VideoScorm({ videoId }: { videoId: string }) {
  const { data, error, refetch } = useEndpoint(listVideoScorm, { params: { videoId } });
  return (
    <ScormChip
      items={data?.data.items}
      error={error}
      onRetry={() => void refetch()}
      urlOf={async ({ id }) => (await callEndpoint(downloadVideoScorm, { params: { scormId: id } })).data.url}
    />
  );
}
