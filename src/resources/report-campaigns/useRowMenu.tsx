import { BellRing, Users } from 'lucide-react';
import { useCallback } from 'react';
import type { ReportParams } from '#contract/reports/report';
import type { ListRecord, RowAction } from '~/components/list/column.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useDetailLink } from '~/report/page/useDetailLink.ts';
import type { ReminderRequest } from '~/resources/users/public.ts';
import { useCan } from '~/session/useSession.ts';

const icon = { size: 16, 'aria-hidden': true } as const;

/** What the menu of a row leads to. A constant of its module or memoised. */
export interface RowMenu<Row> {
  /** The people of the campaign; `linkTo` is the URL that shows them beside the report. */
  peopleAt: (row: Row, linkTo: (detail: string) => string) => string | undefined;
  /** Whom to remind: its people under the filters of the report. */
  remindedOf: (row: Row, query: ReportParams) => ReminderRequest;
  /** Whether the plan reminds all of its people or nobody, whatever the filters. */
  isAllOrNobody?: (row: Row) => boolean;
}

/** Whether filters leave out some people of a campaign. */
const isAboutSome = (query: ReportParams): boolean =>
  ['statuses', 'departments', 'groups', 'dateFrom'].some((name) => [query[name] ?? []].flat().length > 0);

/** The menu of a campaign's row. Only a running campaign has people to remind. */
export function useRowMenu<Row extends ListRecord & { status: string }>(
  { peopleAt, remindedOf, isAllOrNobody }: RowMenu<Row>,
  remind: (request: ReminderRequest) => void,
): (row: Row, query: ReportParams) => RowAction[] {
  const { t } = useTranslation();
  const linkTo = useDetailLink();
  const mayRemind = useCan('reminders:send');
  return useCallback(
    (row, query) => {
      const to = peopleAt(row, linkTo);
      const reminder = {
        key: 'remind',
        label: t('users.actions.remind'),
        icon: <BellRing {...icon} />,
        run: () => remind(remindedOf(row, query)),
        reason: isAllOrNobody?.(row) && isAboutSome(query) ? t('reports.trial.remindAll') : undefined,
      };
      return [
        ...(to ? [{ key: 'people', label: t('campaigns.people.title'), icon: <Users {...icon} />, to }] : []),
        ...(mayRemind && row.status === 'running' ? [reminder] : []),
      ];
    },
    [t, linkTo, mayRemind, remind, peopleAt, remindedOf, isAllOrNobody],
  );
}
