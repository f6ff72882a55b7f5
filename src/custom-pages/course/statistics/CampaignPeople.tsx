import Button from '@mui/material/Button';
import { BellRing } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listCampaignUsers } from '#contract/trainingReports';
import { ExportMenu } from '~/components/export/ExportMenu.tsx';
import { usePdfExport } from '~/components/export/usePdfExport.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { ListView } from '~/components/list/ListView.tsx';
import { useListUrl } from '~/components/list/useListUrl.ts';
import { useCsvExport, useEndpoint, useErrorToast } from '~/dataProvider/index.ts';
import { nameOf, peopleShape, statusFilter, toPersonRow, usePeopleColumns } from '~/resources/trainings/index.ts';
import { RemindDialog, type Reminding } from '~/resources/users/index.ts';
import { useChoices } from '~/schema/useChoices.ts';
import { toPeopleQuery } from './peopleQuery.ts';
import { type PeopleToRemind, RemindSelected } from './RemindSelected.tsx';
import { statisticsPdf } from './statisticsPdf.ts';

interface Props {
  campaignId: string;
  courseName: string;
  /** The campaign is running, and its people can be reminded of the course. */
  canRemind: boolean;
}

/** Everyone of a campaign with their figures; also as files. */
export function CampaignPeople({ campaignId, courseName, canRemind }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const state = useListUrl(peopleShape);
  const { query } = state;
  const columns = usePeopleColumns();
  const statuses = useChoices(statusFilter);
  const csv = useCsvExport(listCampaignUsers, {
    filename: 'training.csv',
    onDone: ({ rows, filename }) => toast.success(t('campaigns.people.exported', { count: rows, file: filename })),
    onFailed: useErrorToast(),
  });
  const pdf = usePdfExport();
  const { data, error, isPlaceholderData, refetch } = useEndpoint(
    listCampaignUsers,
    { params: { campaignId }, query: { ...toPeopleQuery(query), pageNumber: String(query.page), pageSize: String(query.limit) } },
    { keepPrevious: true },
  );
  const [reminding, setReminding] = useState<Reminding>();
  const remind = (who: Omit<PeopleToRemind, 'campaignId'>, onDone?: () => void) =>
    setReminding({ kind: 'notStarted', courseName, people: { ...who, campaignId }, ...(onDone && { onDone }) });
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
          {canRemind && (
            <Button variant="outlined" startIcon={<BellRing size={16} />} onClick={() => remind({ isAllUsersSelected: true })}>
              {t('campaigns.people.remind')}
            </Button>
          )}
          <ExportMenu
            csv={{
              start: () => void csv.start({ params: { campaignId }, query: toPeopleQuery(query) }),
              cancel: csv.cancel,
              progress: csv.rows === undefined ? undefined : t('campaigns.people.exporting', { count: csv.rows }),
            }}
            pdf={{ ...pdf, start: () => void pdf.start((signal) => statisticsPdf({ campaignId, courseName, query }, t, signal)) }}
          />
        </div>
      </header>
      <ListView
        name="campaign-users"
        columns={columns}
        state={state}
        data={list}
        toolbar={{ searchLabel: t('campaigns.people.search'), filters: statuses, bulkActions: <RemindSelected remind={remind} /> }}
        selecting={canRemind ? {} : undefined}
        rows={{ nameOf, empty: { hint: t('campaigns.people.empty') } }}
      />
      {reminding && <RemindDialog reminding={reminding} onClose={() => setReminding(undefined)} />}
    </section>
  );
}
