import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerNetwork, type Call } from '#tests/support/ui/fakeNetwork';
import { showInPanel } from '#tests/support/ui/inPanel';
import { calls, pageOf, people } from '#tests/support/ui/people';
import { UserList } from '~/resources/users/UserList.tsx';

const user = userEvent.setup({ delay: null });
const path = '/users/all_users';
const header = 'Email,First name\r\n';
const line = (n: number) => `person${n}@acme.example,Person\r\n`;

const saved = vi.fn<(content: Blob) => string>(() => 'blob:export');
beforeEach(() => {
  saved.mockClear();
  Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

/** The usual list, and an export that sends these chunks and then ends, fails, or stays open. */
function answerExport(pieces: readonly string[], end: 'whole' | 'broken' | 'open') {
  const bytes = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(bytes.encode(piece));
      if (end === 'whole') controller.close();
    },
    pull(controller) {
      if (end === 'broken') controller.error(new TypeError('network error'));
    },
  });
  const headers = { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="users-2026-02-01.csv"' };
  return answerNetwork({
    [calls.list]: ({ body }: Call) =>
      (body as { isCsv?: boolean }).isCsv ? new Response(stream, { headers }) : pageOf(people(2), 2),
  });
}

async function startExport() {
  await showInPanel(<UserList />, { address: `${path}?search=ann`, path });
  await screen.findByTestId('list-users');
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Export CSV' }));
}

it('an export is saved once it is complete', async () => {
  const made = answerExport([header, line(1), line(2)], 'whole');
  await startExport();
  expect(await screen.findByText('2 users exported to users-2026-02-01.csv')).toBeTruthy();
  expect(await saved.mock.calls[0]?.[0].text()).toBe(header + line(1) + line(2));
  expect(made.at(-1)?.body).toMatchObject({ isCsv: true, searchText: 'ann', orderBy: 'created_at', order: 'DESC' });
});

it('an export that breaks half-way shows an error and saves nothing', async () => {
  answerExport([header, line(1)], 'broken');
  await startExport();
  expect(await screen.findByText('The export was interrupted, so no file was saved. Please try again.')).toBeTruthy();
  expect(screen.queryByText(/rows? so far/)).toBeNull();
  expect(saved).not.toHaveBeenCalled();
});

it('an export that is cancelled saves nothing and shows no error', async () => {
  answerExport([header, line(1)], 'open');
  await startExport();
  await screen.findByText('Exporting: 1 row so far');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByText(/so far/)).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(saved).not.toHaveBeenCalled();
});
