import Button from '@mui/material/Button';
import { FileDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CampaignStatus } from '#contract/campaignStates';
import { chosenIn, type FilterValues } from '#contract/reports/filters';
import { trainingPeople } from '#contract/reports/people';
import type { ReportParams } from '#contract/reports/report';
import type { CampaignFigures } from '#contract/reports/training';
import { listTrainingUsers } from '#contract/trainingReports';
import { useLocalList } from '~/components/list/useLocalList.ts';
import { PeopleView, peopleShape, taskOf, usePeopleCsv, statusFilter } from '~/features/trainings/public.ts';
import { RemindButton, RemindSelected, useRemindDialog } from '~/resources/users/public.ts';
import { reportError } from '~/session/errorReports.ts';
import { useCan } from '~/session/useSession.ts';
import { tableQuery } from '~/report/tableQuery.ts';
import { useReportCall } from '~/report/useReportCall.ts';
import { ofReport, ofRows } from './remindOf.ts';

interface PeopleListProps {
  /** The filters of the report around it. */
  query: ReportParams;
  /** Chosen to begin with. */
  statuses: readonly string[];
  /** Shows of which campaign each row is. */
  hasCampaign: boolean;
  /** The one campaign that all of them are of. */
  campaign?: CampaignFigures | undefined;
}

/** People with how far they are, inside a drawer; they can be reminded, and had as a file. */
export function PeopleList({ query: outer, statuses, hasCampaign, campaign }: PeopleListProps) {
  const { t } = useTranslation();
  const state = useLocalList(peopleShape, { filterBy: statuses });
  const allowed = outer['statuses'];
  const { filterBy, page, limit, search } = state.query;
  const states = campaign ? [campaign.status] : chosenIn('campaignStatuses', outer as FilterValues);
  const filters = [
    statusFilter(filterBy, states as readonly CampaignStatus[] | undefined, (value) => !allowed || allowed.includes(value)),
  ];
  const chosen = { ...outer, ...(filterBy.length > 0 ? { statuses: filterBy } : {}) };
  const wanted = tableQuery(chosen, state.query);
  const people = useReportCall(listTrainingUsers, { ...wanted, pageNumber: String(page), pageSize: String(limit) });
  const csv = usePeopleCsv(trainingPeople.endpoint, reportError, { hasCampaign });
  const { remind, dialog } = useRemindDialog();
  const mayRemind = useCan('reminders:send');
  const canRemind = mayRemind && (hasCampaign || campaign?.status === 'running');
  const remindSome = (rowIds: string[], onDone: () => void) => remind(ofRows(rowIds.map(taskOf), onDone));
  const actions = (
    <>
      {canRemind && <RemindButton label={t('users.actions.remind')} onClick={() => remind(ofReport(chosen, search))} />}
      <Button
        variant="outlined"
        startIcon={<FileDown size={16} />}
        loading={csv.rows !== undefined}
        onClick={() => void csv.start({ query: wanted })}
      >
        {t('campaigns.people.export')}
      </Button>
    </>
  );
  return (
    <>
      <PeopleView
        name="report-people"
        state={state}
        people={people}
        hasCampaign={hasCampaign}
        filters={filters}
        hasColumnPicker={false}
        bulkActions={<RemindSelected remind={remindSome} />}
        actions={actions}
        isSelectable={canRemind}
      />
      {dialog}
    </>
  );
}
