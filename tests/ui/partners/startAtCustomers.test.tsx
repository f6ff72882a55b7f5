import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openCustomers, someCustomer } from '#tests/support/ui/partners';
import { someCourse } from '#tests/support/ui/training';
import { companyId } from '#tests/support/ui/somebody';

const user = userEvent.setup({ delay: null });
const nameOf = (option: HTMLElement) => option.textContent;
const own = `/rest/v1/company/${companyId}/customers`;
const leftOut = {
  companies: [{ id: '00000000-0000-4000-8000-000000000202', name: 'Clover Clinic', reason: 'no_boost' }],
  count: 1,
  reasons: { no_boost: 1 },
  eligibleCount: 1,
};
const other = someCustomer({ id: '00000000-0000-4000-8000-000000000202', name: 'Clover Clinic' });

it('says at which customers a training cannot be started, first for any, then for the chosen one, and starts it at the others', async () => {
  const course = someCourse(1, { name: 'Safe desks' });
  const calls = await openCustomers('/partner-portal/reseller/customers', [someCustomer(), other], {
    answers: {
      [`GET /api/v1/course/company/${companyId}`]: { body: [course] },
      [`POST ${own}/trainings/exclusions`]: { body: leftOut },
      [`POST ${own}/trainings`]: { body: { changed: 1, skipped: 1 } },
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: /Bluebell Bakery/ }));
  await user.click(await screen.findByRole('checkbox', { name: /Clover Clinic/ }));
  await user.click(await screen.findByRole('button', { name: 'Start Training' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Start training for 1 customer?' }));
  await dialog.findByRole('option', { name: 'Safe desks' });
  expect(dialog.getByText('Clover Clinic').parentElement?.textContent).toContain('Not on Boost');
  await user.selectOptions(dialog.getByLabelText(/^Training/), 'Safe desks');
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Start Training' })).toHaveProperty('disabled', false));
  await user.click(dialog.getByRole('button', { name: 'Start Training' }));
  await screen.findByText('Deliveries have been started successfully!');
  const asked = calls.filter(({ path }) => path === `${own}/trainings/exclusions`).map(({ body }) => body);
  for (const courseId of [null, course.id]) expect(asked).toContainEqual({ customersIds: [someCustomer().id, other.id], courseId });
  expect(calls.find(({ path }) => path === `${own}/trainings`)?.body).toMatchObject({
    customersIds: [someCustomer().id, other.id],
    courseId: course.id,
    daysToComplete: 7,
  });
});

it('offers the trainings by their language, those in the language of the panel first', async () => {
  const training = (n: number, name: string, language: string | null) => someCourse(n, { name, language });
  await openCustomers('/partner-portal/reseller/customers?findings=noTraining', [someCustomer()], {
    answers: {
      [`GET /api/v1/course/company/${companyId}`]: {
        body: [
          training(1, 'בסיס', 'iw'),
          training(2, 'Safe desks', null),
          training(3, 'Grundlagen', 'de'),
          training(4, 'Phishing', 'en'),
        ],
      },
      [`POST ${own}/trainings/exclusions`]: { body: { companies: [], count: 0, reasons: {}, eligibleCount: 1 } },
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: /Bluebell Bakery/ }));
  await user.click(await screen.findByRole('button', { name: 'Start Training' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Start training for 1 customer?' }));
  await dialog.findByRole('option', { name: 'Safe desks' });
  const groups = dialog.getAllByRole('group').filter((group) => group.tagName === 'OPTGROUP');
  expect(groups.map((group) => [group.getAttribute('label'), within(group).getAllByRole('option').map(nameOf)])).toEqual([
    ['English', ['Safe desks', 'Phishing']],
    ['עברית', ['בסיס']],
    ['Deutsch', ['Grundlagen']],
  ]);
});
