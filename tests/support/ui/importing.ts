import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createElement } from 'react';
import { vi } from 'vitest';
import type { CsvMessage, CsvRequest } from '~/components/csv/csvWorker.ts';
import { parseCsv } from '~/components/csv/parse.ts';
import { CsvError } from '~/components/csv/types.ts';
import { AddUsersDrawer } from '~/resources/users/add/AddUsersDrawer.tsx';
import { encode } from '../files/csvFiles.ts';
import type { Call } from './fakeNetwork.ts';
import { companyId, showInPanel } from './inPanel.ts';
import { someHome } from './openPanel.ts';

/** Runs the worker's code without a thread, which the test page does not have. */
export class WorkerHere {
  onmessage: ((event: { data: CsvMessage }) => void) | null = null;
  terminate = () => undefined;
  postMessage({ file, ...options }: CsvRequest) {
    void this.read(file, options);
  }
  private async read(file: Blob, options: Omit<CsvRequest, 'file'>) {
    const say = (data: CsvMessage) => this.onmessage?.({ data });
    try {
      say({ kind: 'table', table: parseCsv(new Uint8Array(await file.arrayBuffer()), options) });
    } catch (error) {
      if (error instanceof CsvError) say({ kind: 'fault', fault: error.fault, row: error.row });
    }
  }
}

const none = { body: { data: [], totalCount: 0 } };
export const invitePath = `POST /api/v1/user/${companyId}/invite`;
export const allowancePath = `GET /rest/v1/company/${companyId}/mail_allowance`;
export const homePath = `GET /rest/v1/company/${companyId}/home`;
export const answers = (more = {}) => ({
  [homePath]: { body: someHome() },
  [allowancePath]: { body: { ownTexts: null } },
  [`GET /customers/api/v1/company/${companyId}/departments`]: none,
  [`GET /customers/api/v1/company/${companyId}/groups`]: none,
  'POST /api/v1/users/verify_emails_existed': ({ body }: Call) =>
    Object.fromEntries((body as { emails: string[] }).emails.map((email) => [email, email.startsWith('used')])),
  [invitePath]: ({ body }: Call) => ({
    added: (body as { emails: unknown[] }).emails.length,
    departmentsCreated: 1,
    groupsCreated: 0,
  }),
  ...more,
});
export const onClose = vi.fn();
export const user = userEvent.setup({ delay: null, applyAccept: false });
export const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
export const invitesOf = (calls: Call[]) =>
  calls
    .filter(({ path }) => path.endsWith('/invite'))
    .map(({ body }) => body as { importId: string; emails: { email: string }[]; beginTraining?: { courseId: string } });

export async function choose(content: Uint8Array | string, name = 'people.csv') {
  await showInPanel(createElement(AddUsersDrawer, { mode: 'csv', onClose }));
  const bytes = typeof content === 'string' ? encode(content, 'utf-8') : content;
  await user.upload(await screen.findByLabelText('choose a file'), new File([new Uint8Array(bytes)], name));
}
