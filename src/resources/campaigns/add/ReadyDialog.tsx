import { useTranslation } from 'react-i18next';
import { countAssignedUsers } from '#contract/campaigns/campaigns';
import type { Course } from '#contract/courses/courses';
import { formatDateTime, formatNumber } from '~/components/data/format.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useEndpoint } from '~/dataProvider/index.ts';
import { daysOf } from '../settings/settingsRequest.ts';
import { isNow, momentOf, type SettingsForm, timeZone } from '../settings/settingsSchema.ts';

interface ReadyDialogProps {
  course: Pick<Course, 'name'>;
  values: SettingsForm;
  /** Gives false when the start was refused, which is then shown at its field. */
  onConfirm: () => Promise<boolean>;
  onClose: () => void;
}

/** The last question before people get the course: which one, who, and when. */
export function ReadyDialog({ course, values, onConfirm, onClose }: ReadyDialogProps) {
  const { t } = useTranslation();
  const audience = useAudience(values);
  const starts = isNow(values.startDate, Date.now())
    ? t('campaigns.ready.now')
    : `${formatDateTime(new Date(momentOf(values.startDate)))} (${timeZone})`;
  const facts = [
    [t('reports.fields.courseName'), course.name],
    [t('campaigns.assignment.label'), audience],
    [t('campaigns.ready.days'), formatNumber(daysOf(values))],
    [t('campaigns.ready.start'), starts],
    [t('campaigns.ready.notification'), values.notificationsEnabled ? t('campaigns.ready.yes') : t('campaigns.ready.no')],
  ] as const;
  const confirm = async () => {
    await onConfirm();
    // Whoever asked takes the dialog away, after a start as after a refusal.
    return false;
  };
  return (
    <ConfirmDialog open title={t('campaigns.ready.title')} onConfirm={confirm} onClose={onClose}>
      <dl className="ready-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </ConfirmDialog>
  );
}

/** Everybody with their number, or the departments or groups by name. */
function useAudience({ assignmentType, selected }: SettingsForm): string {
  const { t } = useTranslation();
  const isForAll = assignmentType === 'all_users';
  const { data } = useEndpoint(countAssignedUsers, { query: { assignmentType: 'all_users', ids: [] } }, { enabled: isForAll });
  const kind = t(`campaigns.assignment.${assignmentType}`);
  if (!isForAll) return `${kind}: ${selected.join(', ')}`;
  return data ? `${kind} (${formatNumber(data.totalUsersCount)})` : kind;
}
