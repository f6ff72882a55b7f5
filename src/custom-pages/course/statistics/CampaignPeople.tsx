import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CampaignStatus } from '#contract/campaignStates';
import { listCampaignUsers } from '#contract/trainingReports';
import { ExportMenu } from '~/components/export/ExportMenu.tsx';
import { useListUrl } from '~/components/list/useListUrl.ts';
import { useEndpoint, useErrorToast, usePdfExport } from '~/dataProvider/index.ts';
import { PeopleView, peopleShape, usePeopleCsv, statusFilter } from '~/features/trainings/public.ts';
import { ofCampaign, RemindButton, RemindSelected, useRemindDialog } from '~/resources/users/public.ts';
import { toPeopleQuery } from './peopleQuery.ts';

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
  const csv = usePeopleCsv(listCampaignUsers, useErrorToast());
  const pdf = usePdfExport(listCampaignUsers, `${courseName}.pdf`);
  const people = useEndpoint(
    listCampaignUsers,
    { params: { campaignId }, query: { ...toPeopleQuery(query), pageNumber: String(query.page), pageSize: String(query.limit) } },
    { keepPrevious: true },
  );
  const { remind, dialog } = useRemindDialog();
  const remindThese = (userIds?: string[], onDone?: () => void) => {
    const { statuses } = toPeopleQuery(query);
    remind(ofCampaign({ id: campaignId, courseName }, { statuses, search: query.search, userIds }, onDone));
  };
  const actions = (
    <>
      {canRemind && <RemindButton label={t('users.actions.remind')} onClick={() => remindThese()} />}
      <ExportMenu
        csv={{
          start: () => void csv.start({ params: { campaignId }, query: toPeopleQuery(query) }),
          cancel: csv.cancel,
          progress: csv.rows === undefined ? undefined : t('campaigns.people.exporting', { count: csv.rows }),
        }}
        pdf={{ ...pdf, start: () => void pdf.start({ params: { campaignId }, query: toPeopleQuery(query) }) }}
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
