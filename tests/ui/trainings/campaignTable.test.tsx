import { renderHook, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerNetwork } from '#tests/support/ui/fakeNetwork';
import { showInPanel } from '#tests/support/ui/inPanel';
import { campaignRow, reportsApi, trainingReportCalls } from '#tests/support/ui/someReport';
import { fitColumns } from '~/components/list/table/fitColumns.ts';
import { reportFields } from '~/report/reportView.ts';
import { TrainingReportPage } from '~/resources/report-campaigns/TrainingReportPage.tsx';
import { trainingView } from '~/resources/report-campaigns/trainingView.ts';
import { useColumns } from '~/schema/useColumns.ts';

const rows = [
  { ...campaignRow, status: 'ended', endedAt: '2026-03-20T09:00:00.000Z' },
  { ...campaignRow, id: '00000000-0000-4000-8000-000000000077', name: 'Autumn', status: 'scheduled' },
];
const calls = { ...trainingReportCalls, [`GET ${reportsApi}/training/campaigns`]: { body: { items: rows, totalCount: 2 } } };

it('the campaigns of the report show their status and end date', async () => {
  answerNetwork(calls);
  await showInPanel(<TrainingReportPage />, { address: '/reports-training', path: '/reports-training' });
  const table = within(await screen.findByTestId('list-report-campaigns'));
  expect(await table.findByText('Ended')).toBeTruthy();
  expect(table.getByText('Scheduled')).toBeTruthy();
});

it('status and end date stay on screen at 1366 pixels', async () => {
  await showInPanel(null);
  const fields = reportFields(trainingView.report.table.columns, trainingView.looks?.(String));
  const { result } = renderHook(() => useColumns('reports', fields));
  // What menu, margins and the row's buttons leave of the window.
  const { shown } = fitColumns(result.current, 1366 - 248 - 2 * 32 - 44, 44);
  expect(shown.map(({ key }) => key)).toEqual(expect.arrayContaining(['name', 'status', 'overdue', 'startsAt', 'endedAt']));
});
