import { foundPage, type PageReply } from '../kit/replies.ts';
import { personOrderFields, type PersonRow, setOrderFields, type SetRow, type TabTotals } from './campaignTabs.ts';
import { columnsOf } from './column.ts';
import { figuresOf } from './figure.ts';
import type { FilterName } from './filters.ts';
import { type Report, type ReportEndpoint, type ReportSummary, type ReportTable, summaryOf, tableOf } from './report.ts';

/*
 * Figures and tables of the report of a campaign, over the calls of campaignTabs.ts. A kind puts its own columns between these.
 * i18n-keys: reports.campaign.* i18n-keys: campaigns.statuses.*
 */

/** What a kind of work calls those who get it, and the statuses of what they have to do: keys of texts. */
interface Wording {
  people: string;
  /** The texts of the statuses are below it. */
  statuses: string;
  /** One of the statuses says that it was opened, so that no other figure does. */
  isOpenedAStatus?: true;
}
const usualWording: Wording = { people: 'reports.campaign.fields.learners', statuses: 'campaigns.statuses' };

/** Until when a person is away; empty for most, so that paper has no room for it. */
export const awayColumn = {
  kind: 'calendarDay',
  source: 'awayUntil',
  label: 'reports.campaign.fields.awayUntil',
  priority: 9,
  only: ['page', 'csv'],
} as const;

/** When they did: the day of `openedFigure`, person by person. */
export const openedColumn = {
  kind: 'day',
  source: 'openedAt',
  label: 'reports.campaign.fields.openedAt',
  priority: 8,
  isOfLearnerPages: true,
} as const;

/** The columns of a person. */
export const personColumns = {
  fullName: { kind: 'text', source: 'fullName', label: 'reports.campaign.fields.fullName', orderField: 'fullName', priority: 1 },
  email: { kind: 'email', source: 'email', label: 'reports.campaign.fields.email', orderField: 'email', priority: 4 },
  departments: { kind: 'text', source: 'departments', label: 'reports.campaign.fields.departments', priority: 5 },
  status: {
    kind: 'word',
    source: 'status',
    texts: 'campaigns.statuses',
    label: 'reports.campaign.fields.status',
    orderField: 'status',
    priority: 1,
  },
  completedAt: {
    kind: 'day',
    source: 'completedAt',
    label: 'reports.campaign.fields.completedAt',
    orderField: 'completedAt',
    priority: 3,
  },
  openedAt: openedColumn,
  awayUntil: awayColumn,
} as const;

/** The people of a campaign of which a report knows no more than this. */
export const personTable = (endpoint: ReportEndpoint<PageReply<PersonRow>>): ReportTable<unknown, PersonRow> =>
  tableOf({
    endpoint,
    read: foundPage<PersonRow>,
    columns: columnsOf<PersonRow>()(Object.values(personColumns)),
    orderFields: personOrderFields,
    orderBy: 'status',
    order: 'DESC',
    search: 'campaigns.people.search',
  });

export const completionColumn = {
  kind: 'percent',
  source: 'completionPercentage',
  label: 'reports.campaign.fields.completionPercentage',
  orderField: 'completionPercentage',
  priority: 2,
} as const;

const notRunningIn = (statuses: string) =>
  [
    { kind: 'number', source: 'notCompleted', label: `${statuses}.not_completed`, orderField: 'notCompleted', priority: 6 },
    { kind: 'number', source: 'paused', label: `${statuses}.paused`, orderField: 'paused', priority: 7 },
  ] as const;
/** What only campaigns have that have ended or are suspended. */
export const notRunningColumns = notRunningIn(usualWording.statuses);

const setColumns = ({ people, statuses }: Wording) =>
  columnsOf<SetRow>()([
    { kind: 'text', source: 'name', label: 'reports.campaign.fields.name', orderField: 'name', priority: 1 },
    { kind: 'number', source: 'learners', label: people, orderField: 'learners', priority: 2 },
    completionColumn,
    { kind: 'number', source: 'completed', label: `${statuses}.completed`, orderField: 'completed', priority: 1 },
    { kind: 'number', source: 'inProgress', label: `${statuses}.in_progress`, orderField: 'inProgress', priority: 3 },
    { kind: 'number', source: 'notStarted', label: `${statuses}.not_started`, orderField: 'notStarted', priority: 3 },
    { kind: 'number', source: 'overdue', label: `${statuses}.overdue`, orderField: 'overdue', priority: 2 },
    ...notRunningIn(statuses),
  ]);

/** The departments or groups of the people of a campaign. */
export const setTable = (
  sets: 'departments' | 'groups',
  endpoint: ReportEndpoint<PageReply<SetRow>>,
  wording = usualWording,
): ReportTable<unknown, SetRow> =>
  tableOf({
    endpoint,
    read: foundPage<SetRow>,
    columns: setColumns(wording),
    orderFields: setOrderFields,
    orderBy: 'completed',
    order: 'ASC',
    search: `reports.campaign.search.${sets}`,
  });

const sharesIn = (statuses: string) =>
  figuresOf<TabTotals>()([
    { kind: 'number', source: 'completed', label: `${statuses}.completed`, of: 'learners' },
    { kind: 'number', source: 'inProgress', label: `${statuses}.in_progress`, of: 'learners' },
    { kind: 'number', source: 'notStarted', label: `${statuses}.not_started`, of: 'learners' },
    { kind: 'number', source: 'overdue', label: `${statuses}.overdue`, of: 'learners' },
    { kind: 'number', source: 'notCompleted', label: `${statuses}.not_completed`, of: 'learners', isRare: true },
    { kind: 'number', source: 'paused', label: `${statuses}.paused`, of: 'learners', isRare: true },
  ]);
const peopleFigure = (label: string) => ({ kind: 'number', source: 'learners', label }) as const;
/** People by status. */
export const statusShares = sharesIn(usualWording.statuses);
export const learnersFigure = peopleFigure(usualWording.people);

/** How many came with the link of a mail about it, or began it, where Heed’s own pages take them. */
export const openedFigure = {
  kind: 'number',
  source: 'opened',
  label: 'reports.campaign.fields.opened',
  of: 'learners',
  isOptional: true,
} as const;

/** The figures of a campaign: its people, and how many of them have each status. */
export const tabSummary = (
  endpoint: ReportEndpoint<{ data: TabTotals }>,
  { people, statuses, isOpenedAStatus }: Wording = usualWording,
): ReportSummary =>
  summaryOf({
    endpoint,
    figures: [peopleFigure(people), ...sharesIn(statuses), ...(isOpenedAStatus ? [] : [openedFigure])],
    totalsIn: ({ data: { campaign, ...totals } }: { data: TabTotals }) => ({ totals, name: campaign.name }),
  });

interface TabReports<Tables> {
  /** Files and saved settings go by it, and by the tab. */
  name: string;
  summary: ReportSummary;
  tables: Tables;
  /** The keys of the texts of tabs that only this kind has. */
  texts?: { readonly [Tab in keyof Tables]?: string };
  filters?: readonly FilterName[];
  /** The key of the statuses, if they are not those of campaigns. */
  statuses?: string;
}

/** The tabs of the report of a campaign, each a report with the same figures. */
export const tabReports = <Tables extends Record<string, ReportTable>>({
  name,
  summary,
  tables,
  texts = {},
  filters = ['status', 'departments', 'groups'],
  statuses = usualWording.statuses,
}: TabReports<Tables>) =>
  Object.fromEntries(
    Object.entries(tables).map(([tab, table]) => [
      tab,
      { name: `${name}-${tab}`, filters, texts: texts[tab] ?? `reports.campaign.tabs.${tab}`, statuses, summary, table },
    ]),
  ) as { readonly [Tab in keyof Tables]: Report<Tables[Tab], string> & { texts: string; statuses: string } };
