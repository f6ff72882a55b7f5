import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openPanel, somebody } from '#tests/support/ui/openPanel';
import {
  agreed,
  headOffice,
  notAgreed,
  someFollowUp,
  settingsShown as shown,
  simulationCalls as calls,
  someSending,
  someSettings,
} from '#tests/support/ui/someSimulation';

const user = userEvent.setup({ delay: null });
const wait = { timeout: 15_000 };
const configuration = '/phishing-simulation/settings/configuration';
const bodyOf = (made: Awaited<ReturnType<typeof openPanel>>, call: string) =>
  made.find(({ method, path }) => `${method} ${path}` === call)?.body;
const card = (name: string) => screen.findByRole('region', { name }, wait);

describe('the tab Report Button', () => {
  const saved = { email: 'soc@acme.example', msReportAction: 'MOVE_TO_FOLDER' as const, folderId: 'Reported' };

  it('opens first, and saves all five settings', async () => {
    const made = await openPanel('/phishing-simulation/settings', {
      answers: {
        ...shown(),
        [calls.saveSettings]: { body: { data: someSettings(saved), message: 'Successfully updated!' } },
      },
    });
    const email = await screen.findByLabelText('Email', undefined, wait);
    expect(location.pathname).toBe('/phishing-simulation/settings/report-button');
    await user.clear(email);
    await user.type(email, saved.email);
    await user.selectOptions(screen.getByLabelText(/Microsoft action/), saved.msReportAction);
    await user.type(screen.getByLabelText(/^Folder/), saved.folderId);
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Successfully updated!')).toBeTruthy();
    expect(bodyOf(made, calls.saveSettings)).toEqual(someSettings(saved));
  });

  it('asks for the folder that mails are moved to', async () => {
    const made = await openPanel('/phishing-simulation/settings/report-button', { answers: shown() });
    await user.selectOptions(await screen.findByLabelText(/Microsoft action/, undefined, wait), 'MOVE_TO_FOLDER');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Name the folder to move mails to')).toBeTruthy();
    expect(bodyOf(made, calls.saveSettings)).toBeUndefined();
  });

  it('sets up the button for Outlook and Gmail, gives its files, and renews its key after a warning', async () => {
    const address = 'https://admin.heed.example/report/abcdefghijklmnopqrstuvwx';
    const button = { address, createdAt: '2026-03-01T09:00:00.000Z', outlookAt: '2026-03-02T09:00:00.000Z', gmailAt: null };
    let stored: typeof button | null = null;
    const made = await openPanel('/phishing-simulation/settings/report-button', {
      answers: {
        ...shown(someSettings({ email: '' })),
        [calls.addin]: () => ({ data: stored }),
        [calls.renewAddin]: () => {
          stored = button;
          return { data: button };
        },
      },
    });
    const buttons = await card('Report button in Outlook and Gmail');
    expect(await within(buttons).findByText(/No email is set above/)).toBeTruthy();
    await user.click(await within(buttons).findByRole('button', { name: 'Set up' }));
    const field = await within(buttons).findByLabelText<HTMLInputElement>('Address of the manifest');
    expect(field.value).toBe(`${address}/manifest.xml`);
    expect(within(buttons).queryByText(/begins with https/)).toBeNull();
    const files = within(buttons).getAllByRole('link');
    expect(files.map((link) => link.getAttribute('href'))).toEqual(
      ['manifest.xml', 'Code.gs', 'appsscript.json'].map((name) => `${address}/${name}`),
    );
    expect(within(within(buttons).getByRole('region', { name: 'Gmail' })).getByText('Last used: Not yet')).toBeTruthy();
    await user.click(within(buttons).getByRole('button', { name: 'Renew key' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/Buttons that are installed stop until/)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Renew key' }));
    expect(await screen.findByText('The key was renewed')).toBeTruthy();
    expect(made.filter(({ method, path }) => `${method} ${path}` === calls.renewAddin)).toHaveLength(2);
  });
});

describe('the tab Configuration', () => {
  it('shows the value of the header with what to do in each mail filter, and changes it', async () => {
    const changed = someSettings({ xTestPhish: 'our-own-header' });
    const made = await openPanel(configuration, {
      answers: { ...shown(), [calls.saveSettings]: { body: { data: changed, message: 'Successfully updated!' } } },
    });
    const header = await card('Let simulations through');
    expect((await within(header).findByLabelText<HTMLInputElement>('X-Test-Phish')).value).toBe('heed-0123456789abcdef');
    expect(within(header).getByRole('button', { name: 'Copy' })).toBeTruthy();
    for (const filter of ['Microsoft 365', 'Google Workspace', 'Other filters'])
      expect(within(header).getByText(filter)).toBeTruthy();
    await user.click(within(header).getByRole('button', { name: 'Change value' }));
    const dialog = await screen.findByRole('dialog');
    const field = within(dialog).getByLabelText('X-Test-Phish');
    await user.clear(field);
    await user.type(field, 'our-own-header');
    await user.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Successfully updated!')).toBeTruthy();
    expect(bodyOf(made, calls.saveSettings)).toEqual(changed);
  });

  it('shows the working days of the country, and saves others with days without sending', async () => {
    const stored = someSending({
      workingDays: ['monday', 'tuesday', 'wednesday', 'thursday'],
      quietDays: [],
      isTrapEnabled: false,
    });
    const made = await openPanel(configuration, {
      answers: { ...shown(), [calls.saveSending]: { body: { data: stored } } },
    });
    const days = await card('Days and people');
    const friday = await within(days).findByRole('checkbox', { name: 'Friday' });
    expect((friday as HTMLInputElement).checked).toBe(true);
    expect((within(days).getByRole('checkbox', { name: 'Sunday' }) as HTMLInputElement).checked).toBe(false);
    await user.click(friday);
    await user.click(within(days).getByRole('button', { name: 'Remove Dec 25, 2026' }));
    await user.click(within(days).getByRole('switch', { name: 'Empty link' }));
    await user.click(within(days).getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Successfully updated!')).toBeTruthy();
    expect(bodyOf(made, calls.saveSending)).toEqual({
      workingDays: ['monday', 'tuesday', 'wednesday', 'thursday'],
      quietDays: [],
      exemptGroupId: null,
      isTrapEnabled: false,
      peopleMonths: 24,
    });
  });

  it('shows follow-ups as sentences, and deletes one with how many people leave', async () => {
    const made = await openPanel(configuration, {
      answers: {
        ...shown(),
        [calls.followUps]: { body: { data: [someFollowUp()], totalCount: 1 } },
        [calls.deleteFollowUp]: { body: {} },
      },
    });
    const followUps = await card('Follow-up');
    expect(await within(followUps).findByText('Who is phished joins “Autumn” until its training is completed.')).toBeTruthy();
    expect(within(followUps).getByText('3 people are in it now')).toBeTruthy();
    expect(within(followUps).getByText('No training reaches this group yet')).toBeTruthy();
    await user.click(within(followUps).getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/People who joined by it leave the group: 3/)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Follow-up deleted')).toBeTruthy();
    expect(made.some(({ method, path }) => `${method} ${path}` === calls.deleteFollowUp)).toBe(true);
  });

  it('adds a follow-up for a group, and shows before whom it would have caught', async () => {
    const { group } = someFollowUp();
    const groups = [{ ...group, usersCount: 0, disabledCount: 0, createdAt: '2026-02-01T09:00:00.000Z' }];
    const made = await openPanel(configuration, {
      answers: {
        ...shown(),
        [calls.groups]: { body: { data: groups, totalCount: 1 } },
        [calls.previewFollowUp]: { body: { data: { caught: 12, hasTraining: true } } },
        [calls.addFollowUp]: { body: someFollowUp({ months: 6 }) },
      },
    });
    await user.click(await within(await card('Follow-up')).findByRole('button', { name: 'Add follow-up' }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByRole('option', { name: 'Autumn' });
    await user.selectOptions(within(dialog).getByLabelText(/^Group/), group.id);
    expect(await within(dialog).findByText('In simulations of the last 90 days, it would have caught 12 people.')).toBeTruthy();
    await user.selectOptions(within(dialog).getByLabelText(/People stay/), '6');
    await user.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Successfully updated!')).toBeTruthy();
    expect(bodyOf(made, calls.addFollowUp)).toEqual({ groupId: group.id, months: 6, isActive: true });
  });

  it('adds a scanner by its one address, says in which row something is no network, and that mails are judged again', async () => {
    const gateway = { cidr: '203.0.113.7/32', label: 'Gateway', class: 'scanner' } as const;
    const made = await openPanel(configuration, {
      answers: { ...shown(), [calls.saveNetworks]: { body: { data: { networks: [headOffice, gateway], waiting: 12 } } } },
    });
    const networks = await card('Your networks');
    const add = await within(networks).findByRole('button', { name: 'Add network' });
    expect(within(networks).getByDisplayValue('Head office')).toBeTruthy();
    await user.click(add);
    expect(within(networks).queryByText(/Enter a/)).toBeNull();
    const last = (label: RegExp) => within(networks).getAllByLabelText(label).at(-1) as HTMLElement;
    await user.type(last(/^Network/), '203.0.113.700');
    await user.type(last(/^Name/), gateway.label);
    await user.click(within(networks).getByRole('button', { name: 'Save changes' }));
    expect(await within(networks).findByText(/Enter a network such as/)).toBeTruthy();
    expect(bodyOf(made, calls.saveNetworks)).toBeUndefined();
    await user.type(last(/^Network/), '{Backspace}{Backspace}');
    await user.click(within(networks).getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Messages being judged: 12. The figures follow shortly.')).toBeTruthy();
    expect(bodyOf(made, calls.saveNetworks)).toEqual({ networks: [headOffice, gateway] });
  });

  it('asks before results of people are erased earlier', async () => {
    const made = await openPanel(configuration, {
      answers: { ...shown(), [calls.saveSending]: { body: { data: someSending({ peopleMonths: 12 }) } } },
    });
    const days = await card('Days and people');
    await user.selectOptions(await within(days).findByLabelText(/Months until results of people are erased/), '12');
    await user.click(within(days).getByRole('button', { name: 'Save changes' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/This can’t be undone/)).toBeTruthy();
    expect(bodyOf(made, calls.saveSending)).toBeUndefined();
    await user.click(within(dialog).getByRole('button', { name: 'Save and erase' }));
    expect(await screen.findByText('Successfully updated!')).toBeTruthy();
    expect(bodyOf(made, calls.saveSending)).toMatchObject({ peopleMonths: 12 });
  });

  it('says who agreed until when, and withdraws it with a warning that everything is paused', async () => {
    const made = await openPanel(configuration, {
      answers: { ...shown(), [calls.withdraw]: { body: { data: { ...notAgreed, paused: 2 } } } },
    });
    const agreement = await card('Agreement');
    expect(await within(agreement).findByText(agreed.latest?.by.name ?? '')).toBeTruthy();
    expect(within(agreement).getByText('Jan 10, 2027')).toBeTruthy();
    await user.click(within(agreement).getByRole('button', { name: 'Withdraw' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/All campaigns of the company are paused at once/)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Withdrawn. Paused campaigns: 2')).toBeTruthy();
    expect(made.some(({ method, path }) => `${method} ${path}` === calls.withdraw)).toBe(true);
  });

  it('asks for the agreement where there is none', async () => {
    await openPanel(configuration, { answers: { ...shown(), [calls.consent]: { body: { data: notAgreed } } } });
    expect(await card('Agree to phishing simulations')).toBeTruthy();
  });

  it('lets staff stop all sending with a reason, and nobody else', async () => {
    const made = await openPanel(configuration, {
      user: somebody({ role: 'support' }),
      answers: { ...shown(), [calls.halt]: { body: {} } },
    });
    const stops = await card('Stop by support');
    const everywhere = (await within(stops).findByText('Every company')).closest('li') as HTMLElement;
    await user.click(within(everywhere).getByRole('button', { name: 'Stop sending' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText(/Reason/), 'An incident');
    await user.click(within(dialog).getByRole('button', { name: 'Stop sending' }));
    expect(await screen.findByText('Sending is stopped')).toBeTruthy();
    expect(bodyOf(made, calls.halt)).toEqual({ place: 'everywhere', reason: 'An incident' });
  });

  it('has no stop for admins of a company', async () => {
    await openPanel(configuration, { answers: shown() });
    await card('Agreement');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Stop by support' })).toBeNull());
  });

  it('lets staff release what they stopped', async () => {
    const stop = { reason: 'An incident', at: '2026-03-01T09:00:00.000Z' };
    const made = await openPanel(configuration, {
      user: somebody({ role: 'support' }),
      answers: {
        ...shown(),
        [calls.stop]: { body: { data: { company: stop, everywhere: null } } },
        [calls.release]: { body: {} },
      },
    });
    const stops = await card('Stop by support');
    expect(await within(stops).findByText('Stopped on Mar 1, 2026: An incident')).toBeTruthy();
    await user.click(within(stops).getByRole('button', { name: 'Release' }));
    expect(await screen.findByText('Simulations can be sent again')).toBeTruthy();
    expect(made.find(({ method, path }) => `${method} ${path}` === calls.release)?.query.get('place')).toBe('company');
  });
});
