import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { MonthlyProgramme } from '#contract/monthly/programme';
import type { Month } from '#contract/monthly/videos';
import { type Call, refusal } from '#tests/support/ui/fakeNetwork';
import { openPanel, somebody } from '#tests/support/ui/openPanel';
import { missedMonth, monthlyCalls, runningMonth, someMonth, someProgramme } from '#tests/support/ui/someMonth';

const user = userEvent.setup({ delay: null });
afterEach(() => sessionStorage.clear());

/** The fifth or another day of January and of the months after it. */
const starts = ({ query }: Call) => {
  const day = String(query.get('dayOfMonth')).padStart(2, '0');
  const startsAt = (month: string) => `${month}-${day}T${query.get('startTime')}:00.000Z`;
  return { items: ['2027-01', '2027-02', '2027-03'].map((month) => ({ month, startsAt: startsAt(month) })) };
};

interface Opened {
  programme?: MonthlyProgramme;
  months?: Month[];
  as?: ReturnType<typeof somebody>;
  /** The programme as it is now, if others change it. */
  read?: () => MonthlyProgramme;
  save?: (call: Call) => unknown;
}

const saved = ({ body }: Call): MonthlyProgramme => {
  const { departments: _, groups: __, ...settings } = body as MonthlyProgramme;
  return someProgramme(settings);
};

async function open({
  programme = someProgramme({ timeZone: 'UTC' }),
  months = [someMonth()],
  as = somebody(),
  read,
  save = saved,
}: Opened = {}) {
  let current = programme;
  const calls = await openPanel('/calendar/settings', {
    user: as,
    answers: {
      [monthlyCalls.programme]: () => read?.() ?? current,
      [monthlyCalls.months]: { body: months },
      [monthlyCalls.starts]: starts,
      [monthlyCalls.reach]: { body: { totalUsersCount: 120, excluded: { disabled: 9 } } },
      [monthlyCalls.save]: async (call: Call) => {
        const reply = await save(call);
        if (!(reply instanceof Response)) current = reply as MonthlyProgramme;
        return reply;
      },
      [monthlyCalls.start]: { body: {} },
    },
  });
  await screen.findByRole('switch', { name: 'Monthly video' });
  return calls;
}

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const fill = async (name: string, text: string) => {
  await user.clear(await field(name));
  await user.type(await field(name), text);
};
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const toggle = async () => user.click(await screen.findByRole('switch', { name: 'Monthly video' }));
const saves = (calls: readonly Call[]) => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
const described = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

describe('the settings of the calendar', () => {
  it('say that groups are missing as soon as videos are only for groups', async () => {
    await open();
    await user.click(await screen.findByRole('radio', { name: 'Groups' }));
    expect(await screen.findByText('At least one value must be selected')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Save changes' })).toHaveProperty('disabled', true);
  });

  it('spell out the next starts as day and time change, and are saved', async () => {
    const calls = await open();
    expect(await screen.findByText(/^Tue, Jan 5, 2027, 09:00/)).toBeTruthy();
    expect(
      screen.getByText('120 people would get a video that begins now. 9 people with disabled accounts won’t get it.'),
    ).toBeTruthy();
    await fill('Day of the month', '12');
    await fill('Time', '8:30');
    expect(await screen.findByText(/^Tue, Jan 12, 2027, 08:30/)).toBeTruthy();
    expect(screen.getByText(/^Fri, Feb 12, 2027, 08:30/)).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Custom' }));
    await fill('Number of days', '10');
    await fill('Subject', 'Nine seconds');
    await press('Save changes');
    expect(await screen.findByText('The settings were saved')).toBeTruthy();
    expect(saves(calls)).toEqual([
      {
        edit: 3,
        isOn: true,
        dayOfMonth: 12,
        startTime: '08:30',
        assignmentType: 'all_users',
        departments: [],
        groups: [],
        daysToComplete: 10,
        notification: { isEnabled: true, subject: 'Nine seconds', message: '' },
      },
    ]);
    await waitFor(async () => expect((await field('Time')).value).toBe('08:30'));
  });

  it('say at their fields what is wrong, and cannot be saved then', async () => {
    await open();
    await fill('Day of the month', '31');
    await fill('Time', '25:00');
    await user.click(screen.getByRole('radio', { name: 'Departments' }));
    await user.tab();
    await waitFor(async () => expect(described(await field('Time'))).toContain('Enter a time such as 09:00'));
    expect(described(await field('Day of the month'))).toContain('Enter a day from 1 to 28');
    expect(screen.getByRole('button', { name: 'Save changes' })).toHaveProperty('disabled', true);
  });

  it('show a refusal of the server at its field', async () => {
    await open({
      save: () => {
        const { status, body } = refusal('validation_failed', { field: 'body.dayOfMonth' }) as { status: number; body: object };
        return Response.json(body, { status });
      },
    });
    await fill('Day of the month', '6');
    await press('Save changes');
    await waitFor(async () => expect(described(await field('Day of the month'))).toContain('The server refused this value'));
  });

  it('say that this month’s start has passed when it is switched on, and start its video after that', async () => {
    const calls = await open({
      programme: someProgramme({ isOn: false, timeZone: 'UTC' }),
      months: [missedMonth, someMonth()],
      save: (call) => ({ ...saved(call), canStartNow: true }),
    });
    await toggle();
    expect(
      await screen.findByText(/^The start of this month has passed: the first video begins Tue, Jan 5, 2027, 09:00/),
    ).toBeTruthy();
    await press('Save changes');
    await press('Start this month’s video now');
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Start “Passwords that hold” now?' })).getByRole('button', {
        name: 'Start now',
      }),
    );
    expect(await screen.findByText('“Passwords that hold” has started')).toBeTruthy();
    expect(saves(calls)).toMatchObject([{ isOn: true }]);
  });

  it('say that changes hold from the next video on, and that switching off leaves the open one', async () => {
    await open({ programme: someProgramme({ open: { month: '2026-12', people: 86 } }), months: [runningMonth] });
    expect(await screen.findByText(/^Changes hold from the next video on\. The video of December 2026/)).toBeTruthy();
    await toggle();
    expect(await screen.findByText(/^The video of December 2026 goes on for 86 people until it is ended/)).toBeTruthy();
  });

  it('that somebody else has saved are shown, with what is typed here, before they are saved over', async () => {
    const theirs = someProgramme({ timeZone: 'UTC', edit: 4, savedByName: 'Grace Hopper', startTime: '11:00' });
    let current = someProgramme({ timeZone: 'UTC' });
    const calls = await open({
      read: () => current,
      save: (call) => {
        const { edit } = call.body as { edit: number };
        if (edit === 4) return { ...saved(call), edit: 5 };
        current = theirs;
        const { status, body } = refusal('settings_changed') as { status: number; body: object };
        return Response.json(body, { status });
      },
    });
    await fill('Day of the month', '12');
    await press('Save changes');
    expect(await screen.findByText(/^Grace Hopper has saved these settings in the meantime \(Nov 20, 2026/)).toBeTruthy();
    expect((await field('Day of the month')).value).toBe('12');
    expect((await field('Time')).value).toBe('11:00');
    await press('Save changes');
    await waitFor(() =>
      expect(saves(calls)).toMatchObject([
        { edit: 3, dayOfMonth: 12, startTime: '09:00' },
        { edit: 4, dayOfMonth: 12, startTime: '11:00' },
      ]),
    );
    await waitFor(() => expect(screen.queryByText(/^Grace Hopper has saved/)).toBeNull());
  });

  it('that somebody else has saved can be taken as they are', async () => {
    const theirs = someProgramme({ timeZone: 'UTC', edit: 4, savedByName: null, dayOfMonth: 20 });
    let current = someProgramme({ timeZone: 'UTC' });
    await open({
      read: () => current,
      save: () => {
        current = theirs;
        const { status, body } = refusal('settings_changed') as { status: number; body: object };
        return Response.json(body, { status });
      },
    });
    await fill('Day of the month', '12');
    await press('Save changes');
    expect(await screen.findByText(/^These settings were saved in the meantime/)).toBeTruthy();
    await press('Discard changes');
    expect((await field('Day of the month')).value).toBe('20');
    expect(screen.queryByText(/^These settings were saved in the meantime/)).toBeNull();
    expect(await screen.findByRole('button', { name: 'Save changes' })).toHaveProperty('disabled', true);
  });

  it('ask before they are left with changes', async () => {
    await open();
    await fill('Day of the month', '6');
    await user.click(screen.getByRole('link', { name: 'History' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(location.pathname).toBe('/calendar/settings');
  });

  it('open the offer on the free plan, but switch off on every plan', async () => {
    const as = somebody({
      company: {
        subscription: { hasBoost: false, hasSuperBoost: false, trial: { modal: null, status: 'available', endsAt: null } },
      },
    });
    const calls = await open({ as });
    await fill('Day of the month', '6');
    await press('Save changes');
    const offer = within(await screen.findByRole('dialog'));
    expect(saves(calls)).toEqual([]);
    await user.click(offer.getByRole('button', { name: 'Cancel' }));
    await toggle();
    await press('Save changes');
    await waitFor(() => expect(saves(calls)).toMatchObject([{ isOn: false }]));
  });
});
