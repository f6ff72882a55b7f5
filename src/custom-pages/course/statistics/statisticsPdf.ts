import type { TFunction } from 'i18next';
import { type AssignedUser, listCampaignUsers } from '#contract/trainingReports';
import { formatDate, formatPercent } from '~/components/data/format.ts';
import { fileDate } from '~/components/export/fileDate.ts';
import type { PdfInput } from '~/components/export/usePdfExport.ts';
import type { ListQuery } from '~/components/list/listQuery.ts';
import { mostPdfRows } from '~/components/pdf/report.ts';
import { callEndpoint, readAll } from '~/dataProvider/index.ts';
import { printedName } from '~/features/trainings/public.ts';
import { toPeopleQuery } from './peopleQuery.ts';
import { chartOf, figuresOf, readTotals } from './totals.ts';

interface Wanted {
  campaignId: string;
  courseName: string;
  query: ListQuery;
}

const day = (value: string | null) => (value === null ? '–' : formatDate(value));

const rowOf = (person: AssignedUser, t: TFunction): string[] => [
  printedName(person, t),
  person.email || '–',
  t(`campaigns.statuses.${person.status}`),
  person.score === null ? '–' : formatPercent(person.score / 100),
  day(person.assignedAt),
  day(person.dueAt),
  day(person.completedAt),
];

/** The statistics of a course as they are on screen, with everyone whom the filters leave. */
export async function statisticsPdf(
  { campaignId, courseName, query }: Wanted,
  t: TFunction,
  signal: AbortSignal,
): Promise<PdfInput> {
  const readPeople = async (pageNumber: string, pageSize: string) => {
    const input = { params: { campaignId }, query: { ...toPeopleQuery(query), pageNumber, pageSize }, signal };
    const { users, totalUsersCount } = await callEndpoint(listCampaignUsers, input);
    return { rows: users, total: totalUsersCount };
  };
  const [totals, people] = await Promise.all([readTotals(campaignId, signal), readAll(readPeople, mostPdfRows)]);
  const { filterBy, search } = query;
  const statuses = filterBy.map((status) => t(`campaigns.statuses.${status}` as 'campaigns.statuses.overdue'));
  return {
    title: `${courseName} – ${t('campaigns.page.statistics')}`,
    filters: [
      ...(statuses.length > 0 ? [{ label: t('resources.users.fields.status'), value: statuses.join(', ') }] : []),
      ...(search ? [{ label: t('common.search'), value: search }] : []),
    ],
    figures: figuresOf(totals, t).map(({ label, value = '–' }) => ({ label, value })),
    charts: [chartOf(totals, t)],
    tables: [
      {
        title: t('campaigns.people.title'),
        columns: [
          { label: t('resources.users.fields.name') },
          { label: t('resources.users.fields.email') },
          { label: t('resources.users.fields.status') },
          { label: t('campaigns.people.fields.score'), align: 'end' },
          { label: t('campaigns.people.fields.assignedAt') },
          { label: t('campaigns.people.fields.dueAt') },
          { label: t('campaigns.people.fields.completedAt') },
        ],
        rows: people.map((person) => rowOf(person, t)),
      },
    ],
    fileName: `${courseName}-${fileDate()}.pdf`,
  };
}
