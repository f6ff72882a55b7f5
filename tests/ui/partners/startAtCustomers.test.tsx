import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openCustomers, someCustomer } from '#tests/support/ui/partners';
import { someCourse } from '#tests/support/ui/training';
import { companyId } from '#tests/support/ui/somebody';

const user = userEvent.setup({ delay: null });
const own = `/rest/v1/company/${companyId}/customers`;
const other = someCustomer({ id: '00000000-0000-4000-8000-000000000202', name: 'Clover Clinic' });

it('starts a training at customers without one, and names those that were left out', async () => {
  const course = someCourse(1, { name: 'Safe desks' });
  const calls = await openCustomers('/partner-portal/reseller/customers?findings=noTraining', [someCustomer(), other], {
    answers: {
      [`GET /api/v1/course/company/${companyId}`]: { body: [course] },
      [`POST ${own}/trainings`]: {
        body: { changed: 1, skipped: 1, leftOut: [{ id: other.id, name: 'Clover Clinic', reason: 'no_boost' }] },
      },
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: /Bluebell Bakery/ }));
  await user.click(await screen.findByRole('checkbox', { name: /Clover Clinic/ }));
  await user.click(await screen.findByRole('button', { name: 'Start Training' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Start training for 2 customers?' }));
  await dialog.findByRole('option', { name: 'Safe desks' });
  await user.selectOptions(dialog.getByLabelText(/^Training/), 'Safe desks');
  await user.click(dialog.getByRole('button', { name: 'Start Training' }));
  const done = within(await screen.findByRole('dialog', { name: 'Deliveries have been started successfully!' }));
  expect(done.getByText('Clover Clinic').parentElement?.textContent).toContain('non boost customer');
  expect(calls.find(({ path }) => path === `${own}/trainings`)?.body).toMatchObject({
    customersIds: [someCustomer().id, other.id],
    courseId: course.id,
    daysToComplete: 7,
  });
});
