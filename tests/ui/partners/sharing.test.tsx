import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { CourseReceiver } from '#contract/partners/sharing';
import type { Call } from '#tests/support/ui/fakeNetwork';
import { idOf } from '#tests/support/ui/people';
import { openCustomers } from '#tests/support/ui/partners';
import { courseId, someCourse } from '#tests/support/ui/someCourse';
import { companyId } from '#tests/support/ui/somebody';

const user = userEvent.setup({ delay: null });
const api = `/api/v1/course/company/${companyId}`;
const lists = `/api/v1/course/${companyId}`;
const status = `/courses/${courseId}/customers-status`;
const settings = `/courses/${courseId}/customers-settings`;
const long = '2026-02-01T08:00:00.000Z';

const customer = (n: number, companyName: string, part: Partial<CourseReceiver> = {}): CourseReceiver => ({
  companyId: idOf(n, 7),
  companyName,
  isBoosted: true,
  progress: null,
  startDate: null,
  receivedDate: null,
  reason: null,
  ...part,
});
const received = { progress: 0, receivedDate: long } as const;
const running = customer(1, 'Acorn', { ...received, progress: 40, startDate: long });
const waiting = customer(2, 'Birch', received);
const done = { body: { changed: 1, skipped: 0 } };

interface Given {
  has?: CourseReceiver[];
  lacks?: CourseReceiver[];
  company?: object;
}

const open = (address: string, { has = [running, waiting], lacks = [], company }: Given = {}) =>
  openCustomers(address, [], {
    ...(company && { company }),
    answers: {
      [`GET ${api}/course/${courseId}/view/admin`]: { body: someCourse() },
      [`GET ${lists}/companies_with_shared_trainings/${courseId}`]: {
        body: { companies: has, itemsCount: has.length, startedCount: has.filter(({ startDate }) => startDate).length },
      },
      [`GET ${lists}/companies_without_shared_training/${courseId}`]: {
        body: { companies: lacks, itemsCount: lacks.length, availableCount: lacks.filter(({ reason }) => !reason).length },
      },
      [`POST ${api}/share/${courseId}/batch`]: done,
      [`POST ${api}/start/${courseId}/batch`]: done,
      [`PATCH /api/v1/campaign/company/${companyId}/end/by_course/${courseId}/batch`]: done,
      [`DELETE ${api}/unshare/${courseId}/batch`]: done,
    },
  });
const select = async (name: string) => user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const bulk = () => within(screen.getByRole('region', { name: 'Actions for the selected customers' }));
const buttons = () =>
  bulk()
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const made = (calls: readonly Call[], method: string) =>
  calls.find((call) => call.method === method && call.path.endsWith('/batch'));

it('the customers with a training are listed with their progress and start', async () => {
  await open(status);
  const row = within(await screen.findByRole('row', { name: /Acorn/ }));
  expect(row.getByText('40%')).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /Birch/ })).getByText('–')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Customers: 2' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add Customers' }).getAttribute('href')).toBe(settings);
});

it('what is offered follows what the selected customers have started', async () => {
  await open(status);
  await select('Birch');
  expect(screen.getByRole('heading', { name: 'Selected: 1' })).toBeTruthy();
  expect(buttons()).toEqual(['Remove', 'Start Training', 'Clear Selection']);
  await select('Acorn');
  expect(buttons()).toEqual(['End Training', 'Clear Selection']);
});

it('ending reaches those who have started, after a question', async () => {
  const calls = await open(status);
  await select('Birch');
  await select('Acorn');
  await press('End Training');
  const dialog = within(await screen.findByRole('dialog', { name: 'End training for 1 customer?' }));
  await user.click(dialog.getByRole('button', { name: 'End Training' }));
  expect(await screen.findByText('Training was ended for companies successfully!')).toBeTruthy();
  expect(made(calls, 'PATCH')?.query.getAll('customerCompanyIds')).toEqual([running.companyId]);
  expect(screen.getByRole('heading', { name: 'Customers: 2' })).toBeTruthy();
});

it('a training is taken back from customers that have not started it', async () => {
  const calls = await open(status);
  await select('Birch');
  await press('Remove');
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove 1 customer from this training?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Training was removed for companies successfully!')).toBeTruthy();
  expect(made(calls, 'DELETE')?.query.getAll('customerCompanyIds')).toEqual([waiting.companyId]);
});

it('a start asks for the days first', async () => {
  const calls = await open(status);
  await select('Birch');
  await press('Start Training');
  const dialog = within(await screen.findByRole('dialog', { name: 'Start training for 1 customer?' }));
  await user.click(dialog.getByRole('radio', { name: '14 days' }));
  await user.click(dialog.getByRole('button', { name: 'Start Training' }));
  expect(await screen.findByText('Deliveries have been started successfully!')).toBeTruthy();
  expect(made(calls, 'POST')?.body).toMatchObject({ customerCompanyIds: [waiting.companyId], daysToComplete: 14, isShared: true });
});

it('without customers the list leads to where they are added', async () => {
  await open(status, { has: [] });
  expect(await screen.findByText('No customers added to this training!')).toBeTruthy();
  const [first] = screen.getAllByRole('link', { name: 'Add Customers' });
  expect(first?.getAttribute('href')).toBe(settings);
});

it('customers are chosen among those who can have the training', async () => {
  const lacks = [customer(3, 'Cedar'), customer(4, 'Dogwood', { isBoosted: false, reason: 'no_boost' })];
  const calls = await open(settings, { lacks });
  await user.click(await screen.findByRole('radio', { name: /Just copy/ }));
  expect(screen.queryByText('Days to complete')).toBeNull();
  await press('Share');
  expect(await screen.findByText('Please add customers')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Select Customers/ }).value).toBe('0 customers selected');
  await press('Choose Customers');
  const picker = within(await screen.findByRole('dialog', { name: 'Add Customers' }));
  expect(await picker.findByText('(Not available, non boost customer)')).toBeTruthy();
  expect(picker.getByRole<HTMLInputElement>('checkbox', { name: 'Select Dogwood' }).disabled).toBe(true);
  await user.click(picker.getByRole('checkbox', { name: 'All Customers' }));
  await user.click(picker.getByRole('button', { name: 'Add Customers (1)' }));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /Select Customers/ })).value).toBe('1 customer selected');
  await press('Share');
  expect(await screen.findByText('Customers have been granted access to the course!')).toBeTruthy();
  expect(made(calls, 'POST')?.body).toEqual({ customerCompanyIds: [idOf(3, 7)] });
  await waitFor(() => expect(location.pathname).toBe(status));
});

it('another way of sharing clears the chosen customers', async () => {
  await open(settings, { lacks: [customer(3, 'Cedar')] });
  await press('Choose Customers');
  await user.click(await screen.findByRole('checkbox', { name: 'Select Cedar' }));
  await press('Add Customers (1)');
  const chosen = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Select Customers/ }).value;
  await waitFor(() => expect(chosen()).toBe('1 customer selected'));
  await user.click(screen.getByRole('radio', { name: /Just copy/ }));
  expect(chosen()).toBe('0 customers selected');
});

it('whoever is no partner is led home, and sees no such tabs', async () => {
  const company = { distribution: { isPartner: false, companyType: 'customer', parentCompanyId: null } };
  await open(status, { company });
  await waitFor(() => expect(location.pathname).toBe('/home'));
});
