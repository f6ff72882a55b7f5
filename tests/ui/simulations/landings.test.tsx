import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { SimulationLanding } from '#contract/simulation/landings';
import { companyId, openPanel, somebody } from '#tests/support/ui/openPanel';
import '#tests/support/ui/inPanel';

const user = userEvent.setup({ delay: null });
const base = `/rest/v1/company/${companyId}/simulation-landings`;

const ofLibrary: SimulationLanding = {
  id: '00000000-0000-4000-8000-000000000951',
  companyId: null,
  name: 'A document is waiting',
  kind: 'continue',
  language: 'en',
  title: 'A document for you',
  paragraph: 'It was shared with you.',
  middleText: null,
  buttonText: 'Continue',
  isDefault: true,
  createdAt: '2026-03-01T08:00:00Z',
  updatedAt: '2026-03-01T08:00:00Z',
};
const own: SimulationLanding = {
  ...ofLibrary,
  id: '00000000-0000-4000-8000-000000000952',
  companyId,
  name: 'Our own page',
  kind: 'teach',
  buttonText: null,
};

const free = {
  hasBoost: false,
  hasSuperBoost: false,
  trial: { modal: null, status: 'expired' as const, endsAt: null },
};

async function openLandings(options: Parameters<typeof openPanel>[1] = {}) {
  const data = [own, ofLibrary];
  const calls = await openPanel('/phishing-simulation/landings', {
    ...options,
    answers: {
      [`GET ${base}`]: { body: { data, totalCount: data.length } },
      [`GET ${base}/${ofLibrary.id}`]: { body: ofLibrary },
      [`GET ${base}/${own.id}`]: { body: own },
      [`POST ${base}`]: { body: own },
      [`DELETE ${base}/${own.id}`]: { body: {} },
    },
  });
  await screen.findByText('Our own page');
  return calls;
}

async function menuOf(name: string): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  return screen.findByRole('menu');
}
const entries = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent);

describe('the landing pages of simulations', () => {
  it('say whose they are; those of the library can be looked at and copied, and not changed', async () => {
    await openLandings();
    expect(screen.getByText('Library')).toBeTruthy();
    expect(screen.getByText('Company, default')).toBeTruthy();
    const menu = await menuOf(ofLibrary.name);
    expect(entries(menu)).toEqual(['Preview', 'Copy and Edit']);
    await user.click(within(menu).getByRole('menuitem', { name: 'Preview' }));
    const dialog = within(await screen.findByRole('dialog', { name: ofLibrary.name }));
    for (const text of [ofLibrary.title, ofLibrary.paragraph, 'Continue']) expect(dialog.getByText(text)).toBeTruthy();
  });

  it('begin as a copy, show their texts while they are written, and send what their kind has', async () => {
    const calls = await openLandings();
    await user.click(within(await menuOf(ofLibrary.name)).getByRole('menuitem', { name: 'Copy and Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New landing page' }));
    await user.selectOptions(dialog.getByLabelText('After the click'), 'teach');
    const title = dialog.getByLabelText(/^Title/);
    await user.clear(title);
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await dialog.findByText('Please fill out this field')).toBeTruthy();
    await user.type(title, 'That was a test');
    await user.type(dialog.getByLabelText(/^Text before the message/), 'Look again:');
    const preview = within(dialog.getByRole('region', { name: 'Preview' }));
    for (const text of ['That was a test', 'Look again:']) expect(preview.getByText(text)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('“Our own page” has been saved')).toBeTruthy();
    expect(calls.find(({ method, path }) => method === 'POST' && path === base)?.body).toEqual({
      name: ofLibrary.name,
      kind: 'teach',
      language: 'en',
      title: 'That was a test',
      paragraph: ofLibrary.paragraph,
      middleText: 'Look again:',
      buttonText: null,
      isDefault: false,
    });
  });

  it('offer Boost to a company on the free plan that wants to make one', async () => {
    await openLandings({ user: somebody({ company: { subscription: free } }) });
    await user.click(screen.getByRole('button', { name: 'New landing page' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'New landing page' })).toBeNull();
    expect(location.search).toBe('');
  });

  it('of the company are deleted after a question', async () => {
    const calls = await openLandings();
    const menu = await menuOf(own.name);
    expect(entries(menu)).toEqual(['Preview', 'Edit', 'Copy and Edit', 'Delete']);
    await user.click(within(menu).getByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete landing page?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(calls.some(({ method, path }) => method === 'DELETE' && path === `${base}/${own.id}`)).toBe(true));
  });
});
