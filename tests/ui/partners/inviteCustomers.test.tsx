import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refusal } from '#tests/support/ui/fakeNetwork';
import { openCustomers, reseller } from '#tests/support/ui/partners';
import { companyId } from '#tests/support/ui/somebody';

const user = userEvent.setup({ delay: null });
const page = '/partner-portal/reseller/customers?drawer=ADD_CUSTOMERS';
const invite = `POST /partnership/api/v1/company/${companyId}/invite`;
const nobodyKnows = {
  'GET /user/user_by_email': { body: { exists: false } },
  'POST /user/check_company': { body: { exists: false } },
};
const drawer = async () => within(await screen.findByRole('dialog', { name: 'Invite Customers' }));

/** Fills one of the cards. */
async function fill(form: Awaited<ReturnType<typeof drawer>>, index: number, values: readonly string[]) {
  const labels = ['Company name', 'Email of the account owner', 'First name', 'Last name'];
  for (const [at, value] of values.entries()) {
    const field = form.getAllByLabelText(new RegExp(`^${labels[at]}`))[index];
    if (field) await user.type(field, value);
  }
}

describe('inviting customers', () => {
  it('sends each its own message, with the placeholders filled', async () => {
    const calls = await openCustomers(page, [], { answers: { ...nobodyKnows, [invite]: { body: { invited: 2 } } } });
    const form = await drawer();
    expect(form.queryByRole('button', { name: 'Back' })).toBeNull();
    expect(form.getByRole<HTMLInputElement>('switch', { name: 'Activate Trial' }).disabled).toBe(true);
    await fill(form, 0, ['Bluebell', 'ana@bluebell.example', 'Ana', 'Lima']);
    await user.click(form.getByRole('button', { name: 'Add another company' }));
    await fill(form, 1, ['Redwood', 'bo@redwood.example', 'Bo', 'Berg']);
    await user.click(form.getAllByRole('switch', { name: 'Set as Partner' })[1] as HTMLElement);
    await user.click(form.getByRole('button', { name: 'Next' }));
    const message = await form.findByLabelText<HTMLTextAreaElement>(/^Personal message/);
    expect(message.value).toContain('{{customerName}}');
    await user.clear(message);
    await user.click(message);
    await user.paste('Hello {{customerName}} from {{partnerCompanyName}}, {{adminEmail}}');
    await user.click(form.getByRole('button', { name: 'Send Invite(s)' }));
    expect(await screen.findByText('Invite sent')).toBeTruthy();
    const sent = calls.find(({ path }) => path.endsWith('/invite'))?.body as { companies: object[] };
    expect(sent.companies).toMatchObject([
      {
        companyName: 'Bluebell',
        activeTrial: true,
        partnerType: null,
        customMessage: 'Hello Bluebell from Northstar, admin@acme.example',
      },
      { companyName: 'Redwood', setAsPartner: true, partnerType: 'subreseller' },
    ]);
  });

  it('does not call a company wrong that was only just added', async () => {
    await openCustomers(page, [], { answers: nobodyKnows });
    const form = await drawer();
    await fill(form, 0, ['Bluebell', 'ana@bluebell.example', 'Ana', 'Lima']);
    await user.click(form.getByRole('button', { name: 'Add another company' }));
    await fill(form, 1, ['Redwood', 'bo@redwood.example']);
    await user.tab();
    expect(form.queryByText('Please fill out this field.')).toBeNull();
    expect(form.getAllByLabelText(/^(First|Last) name/).map((field) => field.getAttribute('aria-invalid'))).not.toContain('true');
  });

  it('stays on the first step while something is missing, double or taken', async () => {
    await openCustomers(page, [], {
      answers: { ...nobodyKnows, 'GET /user/user_by_email': { body: { exists: true } } },
    });
    const form = await drawer();
    await fill(form, 0, ['Bluebell', 'ana@bluebell.example', 'Ana']);
    await user.click(form.getByRole('button', { name: 'Add another company' }));
    await fill(form, 1, ['bluebell', 'ANA@bluebell.example']);
    await user.click(form.getByRole('button', { name: 'Next' }));
    // The first is asked of the server, and may be there before the button was pressed.
    expect(await form.findByText('This email is already taken')).toBeTruthy();
    expect(await form.findByText('This email is already used for a company above')).toBeTruthy();
    expect(await form.findByText('This name is already used for a company above')).toBeTruthy();
    expect((await form.findAllByText('Please fill out this field.')).length).toBeGreaterThan(0);
    expect(form.queryByLabelText(/^Personal message/)).toBeNull();
  });

  it('shows the server’s refusal at its field, back on the first step', async () => {
    await openCustomers(page, [], {
      answers: { ...nobodyKnows, [invite]: refusal('company_in_use', { field: 'companies.0.companyName' }) },
    });
    const form = await drawer();
    await fill(form, 0, ['Bluebell', 'ana@bluebell.example', 'Ana', 'Lima']);
    await user.click(form.getByRole('button', { name: 'Next' }));
    await user.click(await form.findByRole('button', { name: 'Send Invite(s)' }));
    expect(await form.findByText('This company was already registered by someone')).toBeTruthy();
  });

  it('keeps the message as the default of later invitations', async () => {
    const path = `/api/v1/partner-portal/company/${companyId}/default_customer_invite_message`;
    const calls = await openCustomers(page, [], {
      answers: { ...nobodyKnows, [`PUT ${path}`]: { body: {} } },
      company: { ...reseller, default_customer_invite_message: 'Ours' },
    });
    const form = await drawer();
    await fill(form, 0, ['Bluebell', 'ana@bluebell.example', 'Ana', 'Lima']);
    await user.click(form.getByRole('button', { name: 'Next' }));
    await user.type(await form.findByLabelText(/^Personal message/), ' too');
    await user.click(form.getByRole('button', { name: 'Save as default message' }));
    expect(await screen.findByText('Invite Message updated successfully')).toBeTruthy();
    await waitFor(() =>
      expect(calls.find((call) => call.path === path)?.body).toEqual({ default_customer_invite_message: 'Ours too' }),
    );
  });

  it('offers no partner options to partners of the security vendor', async () => {
    await openCustomers(page, [], { company: { ...reseller, integration: 'acronis' } });
    const form = await drawer();
    expect(form.getAllByRole('switch').map((one) => one.getAttribute('aria-describedby') && one.id)).toHaveLength(1);
  });
});
