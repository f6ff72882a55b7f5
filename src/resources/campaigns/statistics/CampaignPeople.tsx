import { useListContext } from 'react-admin';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CampaignStatus } from '#contract/campaigns/campaignStates';
import type { Course } from '#contract/courses/courses';
import { reportStatuses } from '#contract/reports/reportStatus';
import { campaignPeople } from '#contract/reports/people';
import { ExportMenu } from '~/components/export/ExportMenu.tsx';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import type { PersonRow } from '~/dataProvider/adapters/reportPeople.ts';
import { useErrorToast, usePdfExport } from '~/dataProvider/index.ts';
import { campaignPeopleFields } from '~/report/people/fields.ts';
import { peopleAddress } from '~/report/people/peopleList.ts';
import { PeopleView } from '~/report/people/PeopleView.tsx';
import { usePeopleCsv } from '~/report/people/usePeopleCsv.ts';
import { tableQuery } from '~/report/tableQuery.ts';
import { ofCampaign, RemindButton, RemindSelected, useRemindDialog } from '~/resources/users/public.ts';
import { useColumns } from '~/schema/useColumns.ts';

interface Props {
  campaignId: string;
  course: Course;
  state: CampaignStatus;
  /** The campaign is running, and its people can be reminded of the course. */
  canRemind: boolean;
}

/** Everyone of a campaign with their figures; also as files. */
export function CampaignPeople(props: Props) {
  const { campaignId, state, canRemind } = props;
  const columns = useColumns<PersonRow>('campaign-users', campaignPeopleFields);
  const address = useMemo(() => peopleAddress([state]), [state]);
  const filter = useMemo(() => ({ campaignId }), [campaignId]);
  return (
    <ListRoot
      resource="campaign-people"
      name="campaign-users"
      address={address}
      filter={filter}
      columns={columns}
      isSelectable={canRemind}
    >
      <People {...props} />
    </ListRoot>
  );
}

function People({ campaignId, course, canRemind }: Props) {
  const { t } = useTranslation();
  const { filterValues, sort } = useListContext<PersonRow>();
  const { search = '', filterBy = [] } = filterValues as { search?: string; filterBy?: readonly string[] };
  const csv = usePeopleCsv(campaignPeople.endpoint, useErrorToast());
  const pdf = usePdfExport(campaignPeople.endpoint, `${course.name}.pdf`);
  const file = { params: { campaignId }, query: tableQuery({ statuses: filterBy }, sort, search) };
  const { remind, dialog } = useRemindDialog();
  const remindThese = (userIds?: string[], onDone?: () => void) => {
    const statuses = reportStatuses.filter((status) => filterBy.includes(status));
    remind(ofCampaign(campaignId, course, { statuses, search, userIds }, onDone));
  };
  const actions = (
    <>
      {canRemind && <RemindButton label={t('users.actions.remind')} onClick={() => remindThese()} />}
      <ExportMenu
        csv={{
          start: () => void csv.start(file),
          cancel: csv.cancel,
          progress: csv.rows === undefined ? undefined : t('campaigns.people.exporting', { count: csv.rows }),
        }}
        pdf={{ ...pdf, start: () => void pdf.start(file) }}
      />
    </>
  );
  return (
    <>
      <PeopleView title={t('campaigns.people.title')} actions={actions} bulkActions={<RemindSelected remind={remindThese} />} />
      {dialog}
    </>
  );
}
