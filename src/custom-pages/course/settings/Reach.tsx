import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AssignmentType } from '#contract/campaignStates';
import { countAssignedUsers } from '#contract/campaigns';
import { useEndpoint } from '~/dataProvider/index.ts';

interface ReachProps {
  type: AssignmentType;
  ids: string[];
  /** Not all ids are known yet. */
  isWaiting: boolean;
}

/** How many people an assignment reaches, and who is left out and why. */
export function Reach({ type, ids, isWaiting }: ReachProps) {
  const { t } = useTranslation();
  const { data, isError } = useEndpoint(
    countAssignedUsers,
    { query: { assignmentType: type, ids } },
    { enabled: !isWaiting, keepPrevious: true },
  );
  return (
    <p className="course-reach" role="status">
      <Users size={16} aria-hidden />
      <span>
        {isError && t('campaigns.reach.failed')}
        {!isError && !data && t('common.loading')}
        {data && t('campaigns.reach.count', { count: data.totalUsersCount })}
        {data && data.excluded.disabled > 0 && <> {t('campaigns.reach.disabled', { count: data.excluded.disabled })}</>}
      </span>
    </p>
  );
}
