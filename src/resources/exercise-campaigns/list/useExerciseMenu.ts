import type { ExerciseCampaign } from '#contract/exercise/campaigns';
import type { RowAction } from '~/components/list/column.ts';
import { menuEntry, type ReportLink } from '~/features/campaign-cards/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan } from '~/session/useSession.ts';
import type { ExerciseAction } from './ExerciseDialog.tsx';

/**
 * The menu of a card. Only a running campaign has people to remind. An archived one can only be deleted; nothing brings it back. An
 * outdated one has no report.
 */
export function useExerciseMenu(
  { status, isOutdated, isNeverLaunched }: ExerciseCampaign,
  report: ReportLink,
  onAction: (action: ExerciseAction) => void,
): RowAction[] {
  const { t } = useTranslation();
  const mayWrite = useCan('exercises:write');
  const canRemind = useCan('reminders:send') && status === 'running' && !isOutdated;
  const entry = (key: ExerciseAction, label: string) => menuEntry(key, label, { run: () => onAction(key) });
  const changes =
    status === 'archived'
      ? [entry('delete', t('campaigns.cards.menu.delete'))]
      : [entry('settings', t('campaigns.cards.menu.settings')), entry('archive', t('campaigns.cards.menu.archive'))];
  return [
    ...(isOutdated || isNeverLaunched ? [] : [menuEntry('report', t('campaigns.cards.menu.report'), report.does)]),
    ...(canRemind ? [entry('remind', t('users.actions.remind'))] : []),
    ...(mayWrite ? changes : []),
  ];
}
