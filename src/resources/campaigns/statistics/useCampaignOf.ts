import { useGetList } from 'react-admin';
import type { Campaign } from '#contract/campaigns/campaigns';
import type { Course } from '#contract/courses/courses';

interface ShownCampaign {
  id: string | undefined;
  /** The figures are those of a campaign that is over. */
  isEnded: boolean;
  isPending: boolean;
}

/** The campaign whose figures are shown: the present one, else the one that ended last. */
export function useCampaignOf(course: Course): ShownCampaign {
  const present = course.activeCampaign?.id;
  const { data, isPending } = useGetList<Campaign>('campaigns', {}, { enabled: present === undefined });
  if (present) return { id: present, isEnded: false, isPending: false };
  // Newest first, so the first one of the course is the last one that ran.
  return { id: data?.find(({ courseId }) => courseId === course.id)?.id, isEnded: true, isPending };
}
