import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CampaignStatus } from '#contract/campaignStates';
import { reportStatuses } from '#contract/reportStatus';
import { campaignPeople } from '#contract/reports/people';
import { listCampaignUsers } from '#contract/trainingReports';
import { ExportMenu } from '~/components/export/ExportMenu.tsx';
import { useListUrl } from '~/components/list/useListUrl.ts';
import { useErrorToast, usePdfExport } from '~/dataProvider/index.ts';
import { PeopleView, peopleShape, statusFilter, usePeopleCsv } from '~/features/trainings/public.ts';
import { ofCampaign, RemindButton, RemindSelected, useRemindDialog } from '~/resources/users/public.ts';
import { tableQuery } from '~/report/tableQuery.ts';
import { useReportCall } from '~/report/useReportCall.ts';

interface Props {
  campaignId: string;
  courseName: string;
  state: CampaignStatus;
  /** The campaign is running, and its people can be reminded of the course. */
  canRemind: boolean;
}

/** Everyone of a campaign with their figures; also as files. */
export function CampaignPeople({ campaignId, courseName, state: campaignState, canRemind }: Props) {
  const { t } = useTranslation();
  const state = useListUrl(peopleShape);
  const { query } = state;
  const filters = useMemo(() => [statusFilter(query.filterBy, [campaignState])], [query.filterBy, campaignState]);
  const csv = usePeopleCsv(campaignPeople.endpoint, useErrorToast());
  const pdf = usePdfExport(campaignPeople.endpoint, `${courseName}.pdf`);
  const params = { campaignId };
  const rowsQuery = tableQuery({ statuses: query.filterBy }, query);
  const people = useReportCall(
    listCampaignUsers,
    { ...rowsQuery, pageNumber: String(query.page), pageSize: String(query.limit) },
    params,
  );
  const { remind, dialog } = useRemindDialog();
  const remindThese = (userIds?: string[], onDone?: () => void) => {
    const shown = reportStatuses.filter((status) => query.filterBy.includes(status));
    remind(ofCampaign({ id: campaignId, courseName }, { statuses: shown, search: query.search, userIds }, onDone));
  };
  const actions = (
    <>
      {canRemind && <RemindButton label={t('users.actions.remind')} onClick={() => remindThese()} />}
      <ExportMenu
        csv={{
          start: () => void csv.start({ params, query: rowsQuery }),
          cancel: csv.cancel,
          progress: csv.rows === undefined ? undefined : t('campaigns.people.exporting', { count: csv.rows }),
        }}
        pdf={{ ...pdf, start: () => void pdf.start({ params, query: rowsQuery }) }}
      />
    </>
  );
  return (
    <>
      <PeopleView
        name="campaign-users"
        title={t('campaigns.people.title')}
        actions={actions}
        state={state}
        people={people}
        filters={filters}
        bulkActions={<RemindSelected remind={remindThese} />}
        isSelectable={canRemind}
      />
      {dialog}
    </>
  );
}
