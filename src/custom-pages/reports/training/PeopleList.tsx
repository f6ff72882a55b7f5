import Button from '@mui/material/Button';
import { FileDown } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Endpoint } from '#contract/kit';
import { listTrainingUsers } from '#contract/trainingReports';
import { useToast } from '~/components/feedback/useToast.ts';
import { ListView } from '~/components/list/ListView.tsx';
import { useLocalList } from '~/components/list/useLocalList.ts';
import { useCsvExport } from '~/dataProvider/index.ts';
import { nameOf, peopleShape, statusFilter, toPersonRow, usePeopleColumns } from '~/resources/trainings/index.ts';
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
  const toast = useToast();
  const state = useLocalList(peopleShape, { filterBy: statuses });
  const columns = usePeopleColumns({ hasCampaign });
  const allowed = outer['statuses'];
  const choices = useChoices(statusFilter).filter(({ value }) => !allowed || allowed.includes(value));
  const { filterBy, page, limit } = state.query;
  const wanted = tableQuery({ ...outer, ...(filterBy.length > 0 ? { statuses: filterBy } : {}) }, state.query);
  const { data, error, isPlaceholderData, refetch } = useReportCall(listTrainingUsers, {
    ...wanted,
    pageNumber: String(page),
    pageSize: String(limit),
  });
  const csv = useCsvExport(listTrainingUsers as Endpoint, {
    filename: 'training.csv',
    onDone: ({ rows, filename }) => toast.success(t('campaigns.people.exported', { count: rows, file: filename })),
    onFailed: reportError,
  });
  const list = useMemo(
    () => ({
      rows: data?.users.map(toPersonRow),
      total: data?.totalUsersCount,
      isCapped: data?.totalIsCapped ?? false,
      error,
      isStale: isPlaceholderData,
      refetch: () => void refetch(),
    }),
    [data, error, isPlaceholderData, refetch],
  );
  return (
    <div className="report-people">
      <Button
        variant="outlined"
        startIcon={<FileDown size={16} />}
        loading={csv.rows !== undefined}
        onClick={() => void csv.start({ query: wanted } as never)}
      >
        {t('campaigns.people.export')}
      </Button>
      <ListView
        name="report-people"
        columns={columns}
        state={state}
        data={list}
        toolbar={{ searchLabel: t('campaigns.people.search'), filters: choices, hasColumnPicker: false }}
        rows={{ nameOf, empty: { hint: t('campaigns.people.empty') } }}
      />
    </div>
  );
}
