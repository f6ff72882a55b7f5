import type { MonthlyRow } from '#contract/monthly/report';
import { paths } from '#contract/paths';
import { reportLimits } from '#contract/reports/limits';
import { monthlyReport } from '#contract/reports/monthly';
import { campaignTones } from '#contract/tones';
import { ReportGuard } from '~/report/page/ReportGuard.tsx';
import { ReportPage } from '~/report/page/ReportPage.tsx';
import { type ReportView, reportAddress } from '~/report/reportView.ts';
import { ofRow, ofWork, useRemindDialog } from '~/resources/users/public.ts';
import { peopleBeside } from './peopleBeside.tsx';
import { type RowMenu, useRowMenu } from './useRowMenu.tsx';

const view: ReportView<MonthlyRow> = {
  report: monthlyReport,
  resource: 'report-monthly',
  address: reportAddress(monthlyReport, { pageSizes: reportLimits.reportPageSizes }),
  nameOf: ({ name }) => name,
  next: { to: paths.calendarPreview, label: 'reports.pages.monthly.next' },
  looks: (linkTo) => ({
    name: { pathOf: ({ id }) => linkTo(id), minWidth: 200, isWrapped: true },
    status: { tones: campaignTones },
  }),
};

const VideoPeople = peopleBeside<MonthlyRow>({ resource: 'report-monthly', ids: 'eventIds', sort: 'month', kind: 'monthlyVideo' });

const menu: RowMenu<MonthlyRow> = {
  peopleAt: ({ id }, linkTo) => linkTo(id),
  remindedOf: (row, query) => ofWork(row, ofRow(query)),
};

/** The videos of all months that have begun. A row leads to its people. */
export function MonthlyReportPage() {
  return (
    <ReportGuard>
      <MonthlyReport />
    </ReportGuard>
  );
}

function MonthlyReport() {
  const { remind, dialog } = useRemindDialog();
  return (
    <>
      <ReportPage view={view} detail={VideoPeople} rowActions={useRowMenu(menu, remind)} />
      {dialog}
    </>
  );
}
