import Button from '@mui/material/Button';
import { FileDown } from 'lucide-react';
import { useListContext } from 'react-admin';
import { useMemo } from 'react';
import type { CampaignStatus } from '#contract/campaigns/campaignStates';
import { trainingPeople } from '#contract/reports/people';
import type { ReportParams } from '#contract/reports/report';
import type { CampaignFigures } from '#contract/reports/training';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import type { PersonRow } from '~/dataProvider/adapters/reportPeople.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { campaignPeopleFields, trainingPeopleFields } from '~/report/people/fields.ts';
import { peopleAddress, taskOf } from '~/report/people/peopleList.ts';
import { PeopleView } from '~/report/people/PeopleView.tsx';
import { usePeopleCsv } from '~/report/people/usePeopleCsv.ts';
import { tableQuery } from '~/report/tableQuery.ts';
import { RemindButton, RemindSelected, useRemindDialog } from '~/resources/users/public.ts';
import { useColumns } from '~/schema/useColumns.ts';
import { reportError } from '~/errors/errorReports.ts';
import { useCan } from '~/session/useSession.ts';
import { ofReport, ofRows } from './remindOf.ts';

interface PeopleListProps {
  /** The filters of the report. */
  query: ReportParams;
  /** The statuses selected at first. */
  statuses: readonly string[];
  /** True to show the campaign of each row. */
  hasCampaign: boolean;
  /** The campaign of all rows, if it is only one. */
  campaign?: CampaignFigures | undefined;
}

/** People with their progress, in a drawer, with a reminder and an export. */
export function PeopleList(props: PeopleListProps) {
  const { query, statuses, hasCampaign, campaign } = props;
  const columns = useColumns<PersonRow>('report-people', hasCampaign ? trainingPeopleFields : campaignPeopleFields);
  const allowed = query['statuses'];
  const states = campaign ? [campaign.status] : query['campaignStatuses'];
  const offered = JSON.stringify([states, allowed]);
  const address = useMemo(() => {
    const [ofStates, only] = JSON.parse(offered) as [CampaignStatus[] | null, string[] | null];
    return peopleAddress(ofStates ?? undefined, (status) => !only || only.includes(status));
  }, [offered]);
  const start = useMemo(() => (statuses.length > 0 ? { filterBy: statuses } : {}), [statuses]);
  const mayRemind = useCan('reminders:send');
  const canRemind = mayRemind && (hasCampaign || campaign?.status === 'running');
  return (
    <ListRoot
      resource="report-people"
      address={address}
      filter={query}
      start={start}
      columns={columns}
      isSelectable={canRemind}
      isLocal
    >
      <People query={query} hasCampaign={hasCampaign} canRemind={canRemind} />
    </ListRoot>
  );
}

function People({ query, hasCampaign, canRemind }: Pick<PeopleListProps, 'query' | 'hasCampaign'> & { canRemind: boolean }) {
  const { t } = useTranslation();
  const { filterValues, sort } = useListContext<PersonRow>();
  const { search = '', filterBy = [] } = filterValues as { search?: string; filterBy?: readonly string[] };
  const chosen = { ...query, ...(filterBy.length > 0 ? { statuses: filterBy } : {}) };
  const csv = usePeopleCsv(trainingPeople.endpoint, reportError, { hasCampaign });
  const { remind, dialog } = useRemindDialog();
  const remindSome = (rowIds: string[], onDone: () => void) => remind(ofRows(rowIds.map(taskOf), onDone));
  const actions = (
    <>
      {canRemind && <RemindButton label={t('users.actions.remind')} onClick={() => remind(ofReport(chosen, search))} />}
      <Button
        variant="outlined"
        startIcon={<FileDown size={16} />}
        loading={csv.rows !== undefined}
        onClick={() => void csv.start({ query: tableQuery(chosen, sort, search) })}
      >
        {t('campaigns.people.export')}
      </Button>
    </>
  );
  return (
    <>
      <PeopleView actions={actions} hasColumnPicker={false} bulkActions={<RemindSelected remind={remindSome} />} />
      {dialog}
    </>
  );
}
