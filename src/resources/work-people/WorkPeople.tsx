import { useMemo } from 'react';
import { useListContext, useRecordContext } from 'react-admin';
import type { CampaignStatus } from '#contract/campaigns/campaignStates';
import type { PersonRow } from '#contract/reports/campaignTabs';
import { readableIn, readAs, type ReportStatus, reportStatuses } from '#contract/reports/reportStatus';
import { assignmentTones } from '#contract/tones';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { chips } from '~/components/filters/filter.ts';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import type { ListAddress } from '~/components/list/listAddress.ts';
import { ListView } from '~/components/list/ListView.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { FileButtons } from '~/report/files/FileButtons.tsx';
import { usePeopleCsv } from '~/report/people/usePeopleCsv.ts';
import { addressOf, reportFields } from '~/report/reportView.ts';
import { tableQuery } from '~/report/tableQuery.ts';
import { ofWork, RemindButton, useRemindDialog } from '~/resources/users/public.ts';
import { useColumns } from '~/schema/useColumns.ts';
import { useCan } from '~/session/useSession.ts';
import { type KindOfWork, kindsOfWork, type ShownWork } from './shownWork.ts';
import css from './workPeople.module.css';

const nameOf = ({ fullName }: PersonRow) => fullName;
const looks = { fullName: { minWidth: 160 }, status: { tones: assignmentTones } };

/** i18n-keys: campaigns.statuses.* */
function addressIn({ table, statusTexts }: KindOfWork, status: CampaignStatus): ListAddress {
  const address = addressOf(table);
  const possible: readonly ReportStatus[] = readableIn([readAs[status]]);
  const filter = { ...chips('status', reportStatuses, statusTexts), offered: possible };
  return { ...address, filters: [...address.filters, filter] };
}

/** The people of the campaign in the record context. In a drawer the address of the page is that of the list below it. */
export function WorkPeople({ isInDrawer = false }: { isInDrawer?: boolean }) {
  const work = useRecordContext<ShownWork>();
  return work ? <People work={work} isInDrawer={isInDrawer} /> : null;
}

function People({ work, isInDrawer }: { work: ShownWork; isInDrawer: boolean }) {
  const { kind, status, among, statuses } = work;
  const shown = kindsOfWork[kind];
  const { table, paramsOf } = shown;
  const fields = useMemo(() => reportFields<PersonRow>(table.columns, looks), [table]);
  const columns = useColumns<PersonRow>(`${kind}-people`, fields);
  const address = useMemo(() => addressIn(shown, status), [shown, status]);
  const params = useMemo(() => paramsOf(work), [paramsOf, work]);
  const filter = useMemo(() => ({ ...among, ...params }), [among, params]);
  const start = useMemo(() => (statuses?.length ? { status: statuses } : {}), [statuses]);
  const local = isInDrawer ? { isLocal: true, start } : {};
  return (
    <ListRoot resource="work-people" address={address} filter={filter} columns={columns} {...local}>
      <Shown work={work} params={params} />
    </ListRoot>
  );
}

function Shown({ work, params }: { work: ShownWork; params: Record<string, string> }) {
  const { t } = useTranslation();
  const { table, empty } = kindsOfWork[work.kind];
  const { filterValues, sort } = useListContext<PersonRow>();
  const { search = '', status = [] } = filterValues as { search?: string; status?: readonly string[] };
  const csv = usePeopleCsv(table.endpoint, useErrorToast());
  const { remind, dialog } = useRemindDialog();
  const canRemind = useCan('reminders:send') && work.status === 'running';
  const query = { ...work.among, status: [...status] };
  const file = { params, query: tableQuery(query, sort, search) };
  return (
    <section>
      <header className={css.head}>
        <h2>{t('campaigns.people.title')}</h2>
        <div className={css.actions}>
          {canRemind && <RemindButton label={t('users.actions.remind')} onClick={() => remind(ofWork(work, query, search))} />}
          <FileButtons
            csv={{
              start: () => void csv.start(file),
              cancel: csv.cancel,
              progress: csv.rows === undefined ? undefined : t('campaigns.people.exporting', { count: csv.rows }),
            }}
          />
        </div>
      </header>
      <ListView<PersonRow> nameOf={nameOf} empty={{ hint: t(empty) }} />
      {dialog}
    </section>
  );
}
