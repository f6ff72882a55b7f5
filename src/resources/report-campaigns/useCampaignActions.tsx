import { BellRing, Users } from 'lucide-react';
import { useCallback } from 'react';
import type { ReportParams } from '#contract/reports/report';
import type { CampaignFigures } from '#contract/reports/training';
import type { RowAction } from '~/components/list/column.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { ofReport } from '~/resources/report-people/public.ts';
import type { ReminderRequest } from '~/resources/users/public.ts';
import { useCan } from '~/session/useSession.ts';
import { useDetailLink } from '~/report/page/useDetailLink.ts';

const icon = { size: 16, 'aria-hidden': true } as const;

/** The menu of a campaign's row. Only a running campaign has people to remind. */
export function useCampaignActions(
  remind: (request: ReminderRequest) => void,
): (campaign: CampaignFigures, query: ReportParams) => RowAction[] {
  const { t } = useTranslation();
  const linkTo = useDetailLink();
  const mayRemind = useCan('reminders:send');
  return useCallback(
    (campaign, query) => [
      { key: 'people', label: t('campaigns.people.title'), icon: <Users {...icon} />, to: linkTo(campaign.id) },
      ...(mayRemind && campaign.status === 'running'
        ? [
            {
              key: 'remind',
              label: t('users.actions.remind'),
              icon: <BellRing {...icon} />,
              run: () => remind(ofReport({ ...query, campaignIds: [campaign.id] })),
            },
          ]
        : []),
    ],
    [t, linkTo, mayRemind, remind],
  );
}
