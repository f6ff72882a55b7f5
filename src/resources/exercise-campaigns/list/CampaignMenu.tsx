import { Archive, BellRing, ChartColumn, Settings, Trash2 } from 'lucide-react';
import type { ExerciseCampaign } from '#contract/exercise/campaigns';
import type { RowAction } from '~/components/list/column.ts';
import { MoreMenu } from '~/components/page/MoreMenu.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan } from '~/session/useSession.ts';
import type { ConfirmedAction } from './CampaignDialog.tsx';
import { useToReport } from './useToReport.ts';

export type CampaignAction = ConfirmedAction | 'settings' | 'remind';

interface CampaignMenuProps {
  campaign: ExerciseCampaign;
  onAction: (action: CampaignAction) => void;
}

/** The menu of a campaign's card. Only a running campaign has people to remind. An archived campaign can only be deleted; nothing brings it back. An outdated one has no report. */
export function CampaignMenu({ campaign, onAction }: CampaignMenuProps) {
  const { t } = useTranslation();
  const toReport = useToReport(campaign);
  const mayWrite = useCan('exercises:write');
  const canRemind = useCan('reminders:send') && campaign.status === 'running' && !campaign.isOutdated;
  const icon = { size: 16, 'aria-hidden': true } as const;
  const report: RowAction = {
    key: 'report',
    label: t('exercise.cards.menu.report'),
    icon: <ChartColumn {...icon} />,
    ...(toReport.isThere ? { to: toReport.address } : { run: toReport.refuse }),
  };
  const remind: RowAction = {
    key: 'remind',
    label: t('users.actions.remind'),
    icon: <BellRing {...icon} />,
    run: () => onAction('remind'),
  };
  const writing: RowAction[] =
    campaign.status === 'archived'
      ? [
          {
            key: 'delete',
            label: t('exercise.cards.menu.delete'),
            icon: <Trash2 {...icon} />,
            isDanger: true,
            run: () => onAction('delete'),
          },
        ]
      : [
          {
            key: 'settings',
            label: t('exercise.cards.menu.settings'),
            icon: <Settings {...icon} />,
            run: () => onAction('settings'),
          },
          {
            key: 'archive',
            label: t('exercise.cards.menu.archive'),
            icon: <Archive {...icon} />,
            run: () => onAction('archive'),
          },
        ];
  const actions = [
    ...(campaign.isOutdated || campaign.isNeverLaunched ? [] : [report]),
    ...(canRemind ? [remind] : []),
    ...(mayWrite ? writing : []),
  ];
  if (actions.length === 0) return null;
  return <MoreMenu actions={actions} label={t('lists.row.actions', { name: campaign.name })} />;
}
