import type { ReactNode } from 'react';
import { CreateBase, EditBase } from 'react-admin';
import type { Course } from '#contract/courses/courses';
import { creating, editingWhole } from '~/components/form/useRecordForm.ts';

interface CampaignBaseProps {
  course: Course;
  /** With useCourseSettings. */
  children: ReactNode;
}

/** Around the settings of a course: they change the campaign that there is, or start one. */
export function CampaignBase({ course: { activeCampaign: campaign }, children }: CampaignBaseProps) {
  if (!campaign) {
    return (
      <CreateBase {...creating} resource="campaigns">
        {children}
      </CreateBase>
    );
  }
  // The course has brought it, so nobody waits for it once more.
  const queryOptions = { ...editingWhole.queryOptions, initialData: campaign };
  return (
    <EditBase {...editingWhole} key={campaign.id} resource="campaigns" id={campaign.id} queryOptions={queryOptions}>
      {children}
    </EditBase>
  );
}
