import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { SimulationTemplateCard } from '#contract/simulation/templates';
import { withOneLink } from '~/resources/simulation-templates/fromExercise.ts';
import { companyId, openPanel } from '#tests/support/ui/openPanel';
import { exerciseCalls, pageOfRows, someTemplate } from '#tests/support/ui/someExercise';
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

  it('begin as the message of an exercise, with its first link only', async () => {
    const sender = { fromName: 'Files', fromEmail: 'files@shares.example' };
    const card = someTemplate(1, {
      companyId,
      name: 'Shared folder',
      subject: 'A folder was shared',
      layoutType: 'EMAIL',
      ...sender,
    });
    const mail = {
      ...card,
      callouts: [],
      answers: [],
      legend: 'A mail came',
      designData: null,
      html: '<p><a href="https://one.example">Open</a> or <a href="https://two.example">look <b>first</b></a></p>',
    };
    const sms = someTemplate(2, { name: 'Parcel SMS', layoutType: 'SMS' });
    const data = [own];
    await openPanel('/phishing-simulation/templates', {
      answers: {
        [`GET ${base}`]: { body: { data, totalCount: 1 } },
        [exerciseCalls.templates]: { body: pageOfRows([card, sms]) },
        [exerciseCalls.templates.replace(/\/templates$/, `/template/${mail.id}`)]: { body: { data: mail } },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Copy from exercise' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy the message of an exercise' }));
    const pick = await dialog.findByRole('button', { name: /Shared folder/ });
    expect(dialog.queryByText('Parcel SMS')).toBeNull();
    await user.click(pick);
    expect(await screen.findByDisplayValue('A folder was shared', undefined, { timeout: 15_000 })).toBeTruthy();
    expect(screen.getByDisplayValue('Files')).toBeTruthy();
    expect(screen.getByDisplayValue('files')).toBeTruthy();
    expect(withOneLink(mail.html)).toBe('<p><a href="https://one.example">Open</a> or look <b>first</b></p>');
  });
});
