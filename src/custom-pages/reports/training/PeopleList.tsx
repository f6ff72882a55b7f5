import Button from '@mui/material/Button';
import { FileDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Endpoint } from '#contract/kit';
import { listTrainingUsers } from '#contract/trainingReports';
import { useLocalList } from '~/components/list/useLocalList.ts';
import { PeopleView, peopleShape, statusFilter, usePeopleCsv } from '~/resources/trainings/index.ts';
import { useChoices } from '~/schema/useChoices.ts';
import { reportError } from '~/session/errorReports.ts';
import { tableQuery } from '../report/tableQuery.ts';
import { type ReportQuery, useReportCall } from '../report/useReportCall.ts';

interface PeopleListProps {
  /** The filters of the report around it. */
  query: ReportQuery;
  /** Chosen to begin with. */
  statuses: readonly string[];
  /** Shows of which campaign each row is. */
  hasCampaign: boolean;
}

/** People with how far they are, inside a drawer; also as a file. */
export function PeopleList({ query: outer, statuses, hasCampaign }: PeopleListProps) {
  const { t } = useTranslation();
  const state = useLocalList(peopleShape, { filterBy: statuses });
  const allowed = outer['statuses'];
  const choices = useChoices(statusFilter).filter(({ value }) => !allowed || allowed.includes(value));
  const { filterBy, page, limit } = state.query;
  const wanted = tableQuery({ ...outer, ...(filterBy.length > 0 ? { statuses: filterBy } : {}) }, state.query);
  const people = useReportCall(listTrainingUsers, { ...wanted, pageNumber: String(page), pageSize: String(limit) });
  const csv = usePeopleCsv(listTrainingUsers as Endpoint, reportError);
  return (
    <PeopleView
      name="report-people"
      state={state}
      people={people}
      hasCampaign={hasCampaign}
      toolbar={{ filters: choices, hasColumnPicker: false }}
      actions={
        <Button
          variant="outlined"
          startIcon={<FileDown size={16} />}
          loading={csv.rows !== undefined}
          onClick={() => void csv.start({ query: wanted } as never)}
        >
          {t('campaigns.people.export')}
        </Button>
      }
    />
  );
}
