import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { csvText } from '#tests/support/files/csvFiles';
import { answerNetwork } from '#tests/support/ui/fakeNetwork';
import { allowancePath, answers, choose, invitesOf, onClose, press, user, WorkerHere } from '#tests/support/ui/importing';

beforeEach(() => {
  onClose.mockReset();
  vi.stubGlobal('Worker', WorkerHere);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('mail about an import', () => {
  it('shows on its button how many get mail, and sends none if switched off', async () => {
    const calls = answerNetwork(answers());
    await choose('Email,Department\nana@x.example,Sales\nnobody,Sales\n');
    await press('Review 1 rejected row');
    const [button, ...more] = await screen.findAllByRole('button', { name: /^Import (and|the)/ });
    expect([button?.textContent, more]).toEqual(['Import and send 1 email', []]);
    await user.click(screen.getByRole('switch', { name: /Send an email notification/ }));
    await press('Import the 1 valid row');
    await waitFor(() => expect(invitesOf(calls)).toMatchObject([{ notificationsEnabled: false }]));
  });

  it('of more than 500 people sends no mail by default', async () => {
    const calls = answerNetwork(answers());
    await choose(csvText([['Email', 'Department'], ...Array.from({ length: 501 }, (_, n) => [`p${n}@x.example`, 'Sales'])]));
    await press('Next');
    expect(await screen.findByText(/Emails are off by default for more than 500 people/)).toBeTruthy();
    await user.click(screen.getByRole('switch', { name: /Send an email notification/ }));
    await press('Add user');
    await waitFor(() => expect(invitesOf(calls)).toMatchObject([{ notificationsEnabled: true }]));
  });

  it("shows how many mails of a free plan have the admin's own text", async () => {
    answerNetwork(answers({ [allowancePath]: { body: { ownTexts: { perDay: 200, left: 1 } } } }));
    await choose('Email,Department\nana@x.example,Sales\nbo@x.example,Sales\ncy@x.example,Sales');
    await press('Next');
    expect(await screen.findByText(/Emails with your own text: 1 of 200 left today/)).toBeTruthy();
    expect(screen.getByText('People getting the standard text now: 2.')).toBeTruthy();
  });
});
