import { useMemo } from 'react';
import { paths, pathTo } from '#contract/paths';
import { gamingReport } from '#contract/reports/gaming';
import type { GamingRow } from '#contract/reports/gamingReports';
import { reportLimits } from '#contract/reports/limits';
import { campaignTones } from '#contract/tones';
import { courseAddress } from '~/features/trainings/public.ts';
import { useFlag } from '~/flags/flags.ts';
import { RowsLock } from '~/report/lock/RowsLock.tsx';
import { useIsLocked } from '~/report/lock/useIsLocked.ts';
import { ReportGuard } from '~/report/page/ReportGuard.tsx';
import { ReportPage } from '~/report/page/ReportPage.tsx';
import { type ReportView, reportAddress } from '~/report/reportView.ts';
import { ofReport, ReportPeople } from '~/resources/report-people/public.ts';
import { ofExercise, ofRow, useRemindDialog } from '~/resources/users/public.ts';
import { usePeopleFilters } from './usePeopleFilters.ts';
import { type RowMenu, useRowMenu } from './useRowMenu.tsx';

const address = reportAddress(gamingReport, { pageSizes: reportLimits.reportPageSizes });

/** Where a row leads; `people` is the query that shows the people of the report in that of an exercise, undefined without its pages. */
interface Leads {
  people: string | undefined;
}

/** The report of an exercise, if its pages exist; the statistics of a game, which are about its last campaign; else the people. */
function addressOf({ id, kind, courseId, game, language, isLatest }: GamingRow, linkTo: (id: string) => string, { people }: Leads) {
  if (kind === 'exercise')
    return people === undefined ? undefined : `${pathTo(paths.exerciseReportUsers, { campaignId: id })}${people}`;
  return isLatest && courseId ? courseAddress({ id: courseId, game, language }, 'statistics') : linkTo(id);
}

const viewOf = (leads: Leads): ReportView<GamingRow> => ({
  report: gamingReport,
  resource: 'report-gaming',
  address,
  nameOf: ({ name }) => name,
  next: { to: paths.gamingPreview, label: 'reports.pages.gaming.next' },
  looks: (linkTo) => ({
    name: { pathOf: (row) => addressOf(row, linkTo, leads), minWidth: 180, isWrapped: true },
    status: { tones: campaignTones },
  }),
});

/** The people of a game are those of a training; an exercise has a report of its own. */
const menuOf = (leads: Leads, isLocked: boolean): RowMenu<GamingRow> => ({
  peopleAt: (row, linkTo) => (row.kind === 'game' ? linkTo(row.id) : addressOf(row, linkTo, leads)),
  remindedOf: ({ id, name, kind }, { kinds: _, ...query }) =>
    kind === 'game' ? ofReport({ ...query, campaignIds: [id] }) : ofExercise({ id, name }, ofRow(query)),
  // Of an exercise a locked plan shows nobody by name or status, nor reminds some.
  isAllOrNobody: ({ kind }) => isLocked && kind === 'exercise',
});

/** Campaigns of phishing exercises and games that have begun. A row leads to the report of its campaign. */
export function GamingReportPage() {
  return (
    <ReportGuard>
      <GamingReport />
    </ReportGuard>
  );
}

function GamingReport() {
  const hasExercises = useFlag('phishingExercise');
  const filters = usePeopleFilters();
  const isLocked = useIsLocked();
  const { view, menu } = useMemo(() => {
    const leads = { people: hasExercises ? filters : undefined };
    return { view: viewOf(leads), menu: menuOf(leads, isLocked) };
  }, [hasExercises, filters, isLocked]);
  const { remind, dialog } = useRemindDialog();
  return (
    <>
      <ReportPage view={view} detail={ReportPeople} rowActions={useRowMenu(menu, remind)} belowRows={<RowsLock />} />
      {dialog}
    </>
  );
}
