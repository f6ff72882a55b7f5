import { BellRing, Users } from 'lucide-react';
import { useCallback } from 'react';
import { paths, pathTo } from '#contract/paths';
import type { GamingRow } from '#contract/reports/gamingReports';
import type { ReportParams } from '#contract/reports/report';
import type { RowAction } from '~/components/list/column.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useDetailLink } from '~/report/page/useDetailLink.ts';
import { ofReport } from '~/resources/report-people/public.ts';
import { ofExercise, type ReminderRequest } from '~/resources/users/public.ts';
import { useCan } from '~/session/useSession.ts';

const icon = { size: 16, 'aria-hidden': true } as const;

/** The people of a row under the filters of the report: of a game as trainings, of an exercise as its own report does. */
function remindedOf({ id, name, kind }: GamingRow, { kinds: _, ...query }: ReportParams): ReminderRequest {
  const { statuses, departments, groups } = query;
  return kind === 'game'
    ? ofReport({ ...query, campaignIds: [id] })
    : ofExercise({ id, name }, { status: statuses, departments, groups });
}

/** The menu of a row. Only a running campaign has people to remind. */
export function useGamingActions(
  remind: (request: ReminderRequest) => void,
  hasExercises: boolean,
): (row: GamingRow, query: ReportParams) => RowAction[] {
  const { t } = useTranslation();
  const linkTo = useDetailLink();
  const mayRemind = useCan('reminders:send');
  return useCallback(
    (row, query) => {
      const to = row.kind === 'game' ? linkTo(row.id) : pathTo(paths.exerciseReportUsers, { campaignId: row.id });
      const people = { key: 'people', label: t('campaigns.people.title'), icon: <Users {...icon} />, to };
      const reminder = {
        key: 'remind',
        label: t('users.actions.remind'),
        icon: <BellRing {...icon} />,
        run: () => remind(remindedOf(row, query)),
      };
      return [
        ...(row.kind === 'game' || hasExercises ? [people] : []),
        ...(mayRemind && row.status === 'running' ? [reminder] : []),
      ];
    },
    [t, linkTo, mayRemind, remind, hasExercises],
  );
}
