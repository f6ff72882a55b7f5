import { countAssignedUsers } from '#contract/campaigns/campaigns';
import type { Course } from '#contract/courses/courses';
import { formatDateTime, formatNumber } from '~/components/data/format.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useEndpoint } from '~/dataProvider/index.ts';
import { TrialOffer } from '~/features/plan/public.ts';
import { daysOf, isNow, momentOf, timeZone } from '~/features/campaign-rules/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { SettingsForm } from '../settings/settingsSchema.ts';
import { TrialWarning, useStartGate } from './PlanGate.tsx';
import css from './StartDialogs.module.css';

interface StartDialogsProps {
  course: Course;
  values: SettingsForm;
  onConfirm: () => Promise<boolean>;
  onClose: () => void;
}

/** The dialogs between settings and start: the plan that is missing, the warning of a trial, and the confirmation. */
export function StartDialogs({ course, values, onConfirm, onClose }: StartDialogsProps) {
  const { gate, accept } = useStartGate(course);
  if (gate === 'warning') return <TrialWarning onContinue={accept} onClose={onClose} />;
  if (gate !== 'open') return <TrialOffer type={gate} onClose={onClose} />;
  return <ReadyDialog course={course} values={values} onConfirm={onConfirm} onClose={onClose} />;
}

interface ReadyDialogProps {
  course: Pick<Course, 'name'>;
  values: SettingsForm;
  /** Returns false when the server refuses the start; the field then shows the refusal. */
  onConfirm: () => Promise<boolean>;
  onClose: () => void;
}

/** Confirms the start: course, audience and date. */
function ReadyDialog({ course, values, onConfirm, onClose }: ReadyDialogProps) {
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
    // The caller removes the dialog, after a start and after a refusal.
    return false;
  };
  return (
    <ConfirmDialog open title={t('campaigns.ready.title')} onConfirm={confirm} onClose={onClose}>
      <dl className={css.facts}>
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

/** Everybody with their number, or the names of the departments or groups. */
function useAudience({ assignmentType, selected }: SettingsForm): string {
  const { t } = useTranslation();
  const isForAll = assignmentType === 'all_users';
  const { data } = useEndpoint(countAssignedUsers, { query: { assignmentType: 'all_users', ids: [] } }, { enabled: isForAll });
  const kind = t(`campaigns.assignment.${assignmentType}`);
  if (!isForAll) return `${kind}: ${selected.join(', ')}`;
  return data ? `${kind} (${formatNumber(data.totalUsersCount)})` : kind;
}
