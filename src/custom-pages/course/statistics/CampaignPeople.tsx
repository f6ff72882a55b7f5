import Button from '@mui/material/Button';
import { BellRing, FileDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssignmentStatus } from '#contract/campaignStates';
import { assignedUserOrderFields, listCampaignUsers } from '#contract/trainingReports';
import { ProgressToast } from '~/components/feedback/ProgressToast.tsx';
import { useToast } from '~/components/feedback/useToast.ts';
import type { ListQuery } from '~/components/list/listQuery.ts';
import { ListView } from '~/components/list/ListView.tsx';
import { useListUrl } from '~/components/list/useListUrl.ts';
import { useCsvExport, useEndpoint, useErrorToast } from '~/dataProvider/index.ts';
import { nameOf, peopleShape, statusFilter, toPersonRow, usePeopleColumns } from '~/resources/trainings/index.ts';
import { RemindDialog, type Reminding } from '~/resources/users/index.ts';
import { useChoices } from '~/schema/useChoices.ts';
import { type PeopleToRemind, RemindSelected } from './RemindSelected.tsx';

/** What narrows the list, as list and file take it. */
const toQuery = ({ search, filterBy, order, orderBy }: ListQuery) => ({
  statuses: filterBy as readonly AssignmentStatus[],
  departments: [],
  groups: [],
  campaignIds: [],
  order,
  orderBy: assignedUserOrderFields.find((field) => field === orderBy),
  ...(search ? { searchText: search } : {}),
});

interface Props {
  campaignId: string;
  /** Present: the campaign is running, and its people can be reminded of the course. */
  courseName?: string;
}

/** Everyone of a campaign with their figures; also as a file. */
export function CampaignPeople({ campaignId, courseName }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const state = useListUrl(peopleShape);
  const { query } = state;
  const columns = usePeopleColumns();
  const statuses = useChoices(statusFilter);
  const exporting = useCsvExport(listCampaignUsers, {
    filename: 'training.csv',
    onDone: ({ rows, filename }) => toast.success(t('campaigns.people.exported', { count: rows, file: filename })),
    onFailed: useErrorToast(),
  });
  const { data, error, isPlaceholderData, refetch } = useEndpoint(
    listCampaignUsers,
    { params: { campaignId }, query: { ...toQuery(query), pageNumber: String(query.page), pageSize: String(query.limit) } },
    { keepPrevious: true },
  );
  const [reminding, setReminding] = useState<Reminding>();
  const remind = (who: Omit<PeopleToRemind, 'campaignId'>, onDone?: () => void) =>
    courseName && setReminding({ kind: 'notStarted', courseName, people: { ...who, campaignId }, ...(onDone && { onDone }) });
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
    <section>
      <header className="course-people-head">
        <h2>{t('campaigns.people.title')}</h2>
        <div className="course-people-actions">
          {courseName && (
            <Button variant="outlined" startIcon={<BellRing size={16} />} onClick={() => remind({ isAllUsersSelected: true })}>
              {t('campaigns.people.remind')}
            </Button>
          )}
          <Button
            variant="outlined"
            startIcon={<FileDown size={16} />}
            disabled={exporting.rows !== undefined}
            onClick={() => void exporting.start({ params: { campaignId }, query: toQuery(query) })}
          >
            {t('campaigns.people.export')}
          </Button>
        </div>
      </header>
      <ListView
        name="campaign-users"
        columns={columns}
        state={state}
        data={list}
        toolbar={{ searchLabel: t('campaigns.people.search'), filters: statuses, bulkActions: <RemindSelected remind={remind} /> }}
        selecting={courseName ? {} : undefined}
        rows={{ nameOf, empty: { hint: t('campaigns.people.empty') } }}
      />
      {exporting.rows !== undefined && (
        <ProgressToast
          text={t('campaigns.people.exporting', { count: exporting.rows })}
          cancelLabel={t('common.cancel')}
          onCancel={exporting.cancel}
        />
      )}
      {reminding && <RemindDialog reminding={reminding} onClose={() => setReminding(undefined)} />}
    </section>
  );
}
