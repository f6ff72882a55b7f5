import { Users } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AssignmentType } from '#contract/campaigns/campaignStates';
import { countAssignedUsers } from '#contract/campaigns/campaigns';
import { useEndpoint } from '~/dataProvider/index.ts';
import { OwnTextsNote } from '~/resources/users/public.ts';
import { isNow, type SettingsForm } from './settingsSchema.ts';

interface ReachProps {
  isEditing: boolean;
  type: AssignmentType;
  ids: string[];
  /** Not all ids are known yet. */
  isWaiting: boolean;
}

/** How many people an assignment reaches, who is left out and why, and how many of those who are told at its start read the admin's words. */
export function Reach({ isEditing, type, ids, isWaiting }: ReachProps) {
  const { t } = useTranslation();
  const { data, isError } = useEndpoint(
    countAssignedUsers,
    { query: { assignmentType: type, ids } },
    { enabled: !isWaiting, keepPrevious: true },
  );
  const isTold = useWatch<SettingsForm, 'notificationsEnabled'>({ name: 'notificationsEnabled' });
  const startDate = useWatch<SettingsForm, 'startDate'>({ name: 'startDate' });
  return (
    <>
      <p className="course-reach" role="status">
        <Users size={16} aria-hidden />
        <span>
          {isError && t('campaigns.reach.failed')}
          {!isError && !data && t('common.loading')}
          {data && t('campaigns.reach.count', { count: data.totalUsersCount })}
          {data && data.excluded.disabled > 0 && <> {t('campaigns.reach.disabled', { count: data.excluded.disabled })}</>}
        </span>
      </p>
      {data && isTold && !isEditing && (
        <OwnTextsNote count={data.totalUsersCount} onlyWhenShort isLater={!isNow(startDate, Date.now())} />
      )}
    </>
  );
}
