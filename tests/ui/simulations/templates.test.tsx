import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { SimulationTemplateCard } from '#contract/simulation/templates';
import { companyId, openPanel } from '#tests/support/ui/openPanel';
import '#tests/support/ui/inPanel';

const user = userEvent.setup({ delay: null });
const base = `/rest/v1/company/${companyId}/simulation-templates`;

function aCard(n: number, more: Partial<SimulationTemplateCard>): SimulationTemplateCard {
  return {
    id: `00000000-0000-4000-8000-00000000090${n}`,
    companyId: null,
    name: `Template ${n}`,
    type: 'CORPORATE',
    language: 'de',
    difficulty: 2,
    landingKind: 'teach',
    senderName: 'IT support',
    senderLocal: 'it-support',
    subject: 'Your password expires',
    isEditable: false,
    createdAt: '2026-03-01T08:00:00Z',
    updatedAt: '2026-03-01T08:00:00Z',
    thumbnailUrl: null,
    ...more,
  };
}
const ofLibrary = aCard(1, {});
const own = aCard(2, { companyId, name: 'Our own', type: 'CUSTOM', difficulty: null, isEditable: true });
const inUse = aCard(3, { companyId, name: 'In a campaign', type: 'CUSTOM', isEditable: false });

async function openTemplates() {
  const data = [ofLibrary, own, inUse];
  const calls = await openPanel('/phishing-simulation/templates', {
    answers: {
      [`GET ${base}`]: { body: { data, totalCount: data.length } },
      [`DELETE ${base}/${own.id}`]: { body: {} },
    },
  });
  await screen.findByText('Our own');
  return calls;
}

async function menuOf(name: string): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  return screen.findByRole('menu');
}

describe('the templates of simulations', () => {
  it('show what each is', async () => {
    await openTemplates();
    const [row] = screen.getAllByRole('row').filter((one) => within(one).queryByText('Template 1'));
    for (const text of ['Your password expires', 'Corporate', 'Medium', 'Deutsch'])
      expect(within(row as HTMLElement).getByText(text)).toBeTruthy();
    expect(screen.getByText('Not rated')).toBeTruthy();
  });

  it('of the library can be looked at and copied, and not changed', async () => {
    await openTemplates();
    const menu = within(await menuOf('Template 1'));
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Preview', 'Copy and Edit']);
  });

  it('of the company can be changed, unless a campaign has them', async () => {
    await openTemplates();
    const menu = within(await menuOf('In a campaign'));
    expect(menu.getByRole('menuitem', { name: /^Edit/ }).getAttribute('aria-disabled')).toBe('true');
  });

  it('are deleted after a question', async () => {
    const calls = await openTemplates();
    await user.click(within(await menuOf('Our own')).getByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete template?' }));
    expect(dialog.getByText('“Our own” will be deleted. Reports of past campaigns still show it.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(calls.some(({ method, path }) => method === 'DELETE' && path === `${base}/${own.id}`)).toBe(true));
    expect(await screen.findByText('Template deleted successfully.')).toBeTruthy();
  });
});
