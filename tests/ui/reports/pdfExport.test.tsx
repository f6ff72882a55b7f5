import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerNetwork, type Call, refusal } from '#tests/support/ui/fakeNetwork';
import { showInPanel } from '#tests/support/ui/inPanel';
import { generalReportCalls, reportsApi, trainingReportCalls } from '#tests/support/ui/someReport';
import { GeneralReportPage } from '~/custom-pages/reports/GeneralReportPage.tsx';
import { TrainingReportPage } from '~/resources/report-campaigns/TrainingReportPage.tsx';
import { switchLanguage } from '~/i18n/i18n.ts';

const user = userEvent.setup({ delay: null });
const saved = vi.fn<(file: Blob) => string>(() => 'blob:saved');
const campaigns = `GET ${reportsApi}/training/campaigns`;
const named = {
  'content-disposition': 'attachment; filename="____-2026-03-05.pdf"; filename*=UTF-8\'\'%D7%93%D7%95%D7%97-2026-03-05.pdf',
};

beforeEach(() => {
  saved.mockClear();
  Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

const isAsked = (headers: Headers) => headers.get('accept')?.startsWith('application/pdf');

/** The usual report; PDF requests get this reply. */
function answerPdf(answer: (call: Call, headers: Headers) => unknown) {
  return answerNetwork({
    ...trainingReportCalls,
    [campaigns]: (call, headers) => (isAsked(headers) ? answer(call, headers) : { items: [], totalCount: 0 }),
  });
}
async function start(address = '/reports-training') {
  await showInPanel(<TrainingReportPage />, { address, path: '/reports-training' });
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'As PDF' }));
}

it('the server makes a report from the filters of the page, and the browser saves it under its name', async () => {
  let zone: string | null = null;
  // Not the last call of all: the list may ask for its rows after it.
  let asked: Call['query'] | undefined;
  answerPdf(({ query }, headers) => {
    asked = query;
    zone = headers.get('time-zone');
    return new Response('%PDF-', { headers: named });
  });
  await start('/reports-training?statuses=overdue&search=spring&sort=name&order=asc');
  expect(await screen.findByText('Saved as דוח-2026-03-05.pdf')).toBeTruthy();
  expect(await saved.mock.calls[0]?.[0].text()).toBe('%PDF-');
  expect([asked?.get('statuses'), asked?.get('searchText'), asked?.get('pageSize')]).toEqual(['overdue', 'spring', null]);
  expect(zone).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
});

it('a refusal is shown, and nothing is saved', async () => {
  const { status, body } = refusal('pdf_not_made') as { status: number; body: object };
  answerPdf(() => Response.json(body, { status }));
  await start();
  expect(await screen.findByText('The PDF couldn’t be created. Try again.')).toBeTruthy();
  expect(screen.queryByText('Creating the PDF…')).toBeNull();
  expect(saved).not.toHaveBeenCalled();
});

it('shows progress, and cancels the request', async () => {
  answerPdf(() => new Promise(() => {}));
  await start();
  expect(await screen.findByText('Creating the PDF…')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByText('Creating the PDF…')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(saved).not.toHaveBeenCalled();
});

it('the general report is requested with the days that it shows', async () => {
  const calls = answerNetwork({
    ...generalReportCalls,
    [`GET ${reportsApi}/general`]: (_, headers) =>
      isAsked(headers) ? new Response('%PDF-') : (generalReportCalls[`GET ${reportsApi}/general`] as { body: object }).body,
  });
  await showInPanel(<GeneralReportPage />, { address: '/reports?dateFrom=2026-03-01&dateTo=2026-03-31' });
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'As PDF' }));
  expect(await screen.findByText('Saved as general.pdf')).toBeTruthy();
  const asked = calls.findLast(({ path }) => path.endsWith('/general'))?.query;
  expect([asked?.get('dateFrom'), asked?.get('dateTo')]).toEqual(['2026-03-01', '2026-03-31']);
});

it('the PDF is requested in the language of the panel, not of the browser', async () => {
  const languages: (string | null)[] = [];
  answerPdf((_, headers) => {
    languages.push(headers.get('accept-language'));
    return new Response('%PDF-', { headers: named });
  });
  await start();
  await screen.findByText(/^Saved as/);
  await act(() => switchLanguage('pt-br', { remember: false }));
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Em PDF' }));
  await waitFor(() => expect(languages).toEqual(['en', 'pt-BR']));
});
