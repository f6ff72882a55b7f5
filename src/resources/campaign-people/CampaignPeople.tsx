import { useListContext, useRecordContext } from 'react-admin';
import { useMemo } from 'react';
import { wireStatus } from '#contract/campaigns/campaignStates';
import type { Course } from '#contract/courses/courses';
import { reportStatuses } from '#contract/reports/reportStatus';
import { campaignPeople } from '#contract/reports/people';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { ExportMenu } from '~/report/files/ExportMenu.tsx';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import type { PersonRow } from '~/dataProvider/adapters/reportPeople.ts';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { usePdfExport } from '~/report/files/usePdfExport.ts';
import { campaignPeopleFields } from '~/report/people/fields.ts';
import { peopleAddress } from '~/report/people/peopleList.ts';
import { PeopleView } from '~/report/people/PeopleView.tsx';
import { usePeopleCsv } from '~/report/people/usePeopleCsv.ts';
import { tableQuery } from '~/report/tableQuery.ts';
import { ofCampaign, RemindButton, RemindSelected, useRemindDialog } from '~/resources/users/public.ts';
import { useColumns } from '~/schema/useColumns.ts';
import { useCan } from '~/session/useSession.ts';
import { useCampaignOf } from './useCampaignOf.ts';

interface Props {
  campaignId: string;
  course: Course;
  /** True if the campaign runs, so that its people can be reminded. */
  canRemind: boolean;
}

/** All people of the campaign of the course in the record context, with their progress and exports. */
export function CampaignPeople() {
  const course = useRecordContext<Course>();
  return course ? <PeopleOfCourse course={course} /> : null;
}

function PeopleOfCourse({ course }: Pick<Props, 'course'>) {
  const { id: campaignId } = useCampaignOf(course);
  const state = wireStatus.decode(course.activeCampaign?.status ?? 'ended');
  const canRemind = useCan('reminders:send') && state === 'running';
  const columns = useColumns<PersonRow>('campaign-users', campaignPeopleFields);
  const address = useMemo(() => peopleAddress([state]), [state]);
  const filter = useMemo(() => ({ campaignId }), [campaignId]);
  if (campaignId === undefined) return null;
  return (
    <ListRoot
      resource="campaign-people"
      name="campaign-users"
      address={address}
      filter={filter}
      columns={columns}
      isSelectable={canRemind}
    >
      <People campaignId={campaignId} course={course} canRemind={canRemind} />
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
