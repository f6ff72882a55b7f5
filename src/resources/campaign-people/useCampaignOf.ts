import { useGetList } from 'react-admin';
import type { Campaign } from '#contract/campaigns/campaigns';
import type { Course } from '#contract/courses/courses';

interface ShownCampaign {
  id: string | undefined;
  /** True if the campaign has ended. */
  isEnded: boolean;
  isPending: boolean;
}

/** The campaign whose figures to show: the active one, else the one that ended last. */
export function useCampaignOf(course: Course): ShownCampaign {
  const present = course.activeCampaign?.id;
  const { data, isPending } = useGetList<Campaign>('campaigns', {}, { enabled: present === undefined });
  if (present) return { id: present, isEnded: false, isPending: false };
  // The list is sorted newest first, so the first match is the last campaign of the course.
  return { id: data?.find(({ courseId }) => courseId === course.id)?.id, isEnded: true, isPending };
}
