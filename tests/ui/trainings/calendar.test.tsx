import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { MonthlyProgramme } from '#contract/monthly/programme';
import type { Month } from '#contract/monthly/videos';
import { type Call, refusal } from '#tests/support/ui/fakeNetwork';
import { openPanel, somebody, someCompany } from '#tests/support/ui/openPanel';
import { eventId, missedMonth, monthlyCalls, runningMonth, someEvent, someMonth, someProgramme } from '#tests/support/ui/someMonth';
import { someVideo } from '#tests/support/ui/training';
import { trainingCalls } from '#tests/support/ui/trainingCalls';

const user = userEvent.setup({ delay: null });
type Answers = NonNullable<NonNullable<Parameters<typeof openPanel>[1]>['answers']>;
interface Opened {
  programme?: MonthlyProgramme;
  months?: Month[];
  answers?: Answers;
  as?: ReturnType<typeof somebody>;
  at?: string;
}

const open = async ({
  programme = someProgramme(),
  months = [someMonth()],
  answers,
  as = somebody(),
  at = 'preview',
}: Opened = {}) => {
  const calls = await openPanel(`/calendar/${at}`, {
    user: as,
    answers: { [monthlyCalls.programme]: { body: programme }, [monthlyCalls.months]: { body: months }, ...answers },
  });
  await screen.findByRole('navigation', { name: 'Views of the calendar' });
  return calls;
};
const card = (month: string) => screen.findByRole('listitem', { name: month });
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const refused = (code: Parameters<typeof refusal>[0]) => {
  const { status, body } = refusal(code) as { status: number; body: object };
  return Response.json(body, { status });
};
const sentTo = (calls: readonly Call[], name: string) =>
  calls.filter(({ method, path }) => `${method} ${path}` === name).map(({ body }) => body);

const free = somebody({
  company: {
    subscription: { hasBoost: false, hasSuperBoost: false, trial: { modal: null, status: 'available', endsAt: null } },
  },
});
const trialEnded = somebody({
  company: someCompany({
    companySettings: { isTrainingSuspended: true, timeZone: 'UTC' },
    subscription: {
      hasBoost: false,
      hasSuperBoost: false,
      trial: { modal: null, status: 'expired', endsAt: '2026-11-01T00:00:00.000Z' },
    },
  }),
});

describe('the preview of the calendar', () => {
  it('says while it is off that no one gets a video, and leads to the settings', async () => {
    await open({ programme: someProgramme({ isOn: false }) });
    expect(await screen.findByRole('heading', { name: 'No one gets a video yet' })).toBeTruthy();
    expect(screen.getByText('Switch it on in the settings; people get one short video a month.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open settings' }).getAttribute('href')).toBe('/calendar/settings');
  });

  it('says that the open video goes on while it is off', async () => {
    await open({ programme: someProgramme({ isOn: false, open: { month: '2026-12', people: 86 } }) });
    expect(await screen.findByRole('heading', { name: 'No further video begins' })).toBeTruthy();
    expect(screen.getByText('The video of December 2026 stays open until you end it.')).toBeTruthy();
  });

  it('says when the next video comes, in the time zone of the company, and for how many people', async () => {
    await open();
    expect(await screen.findByRole('heading', { name: 'Next video: Where does this link lead?' })).toBeTruthy();
    expect(screen.getByText(/^Tue, Jan 5, 2027, 09:00 .*Europe\/Berlin.*, for 120 people$/)).toBeTruthy();
    const january = within(await card('January 2027'));
    expect(january.getByText('Planned')).toBeTruthy();
    expect(january.getByText('8 seconds, three tips')).toBeTruthy();
    expect(january.getByText(/^Tue, Jan 5, 2027, 09:00/)).toBeTruthy();
  });

  it('plays a video, with what people read beside it', async () => {
    await open();
    await press('Play Where does this link lead?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Where does this link lead?' }));
    expect(dialog.getByText('A link can lead anywhere. Look before you press it.')).toBeTruthy();
    expect(dialog.getAllByRole('listitem').map((tip) => tip.textContent)).toEqual(['Hover', 'Type it', 'Ask']);
    expect(dialog.getByLabelText('Where does this link lead?', { selector: 'video' })).toBeTruthy();
  });

  it('skips a month and takes that back, with the focus on the same button', async () => {
    let month = someMonth();
    const choose = ({ body }: Call) => {
      const isSkipped = (body as { kind: string }).kind === 'skip';
      month = someMonth(isSkipped ? { state: 'skipped', startsAt: null, isChanged: true } : {});
      return month;
    };
    const calls = await open({ answers: { [monthlyCalls.months]: () => [month], [monthlyCalls.choose('2027-01')]: choose } });
    await press('Skip January 2027');
    const undo = await screen.findByRole('button', { name: 'Undo January 2027' });
    expect(document.activeElement).toBe(undo);
    expect(within(await card('January 2027')).getByText('No one gets a video this month.')).toBeTruthy();
    await user.click(undo);
    expect(await screen.findByRole('button', { name: 'Skip January 2027' })).toBe(document.activeElement);
    expect(sentTo(calls, monthlyCalls.choose('2027-01'))).toEqual([{ kind: 'skip' }, { kind: 'unskip' }]);
    expect(await screen.findByText('January 2027 is no longer skipped')).toBeTruthy();
  });

  it('says that a month cannot be changed any more, and shows what has become of it', async () => {
    let month = someMonth();
    const choose = () => {
      month = { ...runningMonth, id: month.id };
      return refused('month_has_video');
    };
    await open({ answers: { [monthlyCalls.months]: () => [month], [monthlyCalls.choose('2027-01')]: choose } });
    await press('Skip January 2027');
    expect(await screen.findByText('The video of this month has already begun')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'End January 2027' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Skip January 2027' })).toBeNull();
  });

  it('says that somebody else has ended the video, and shows it behind the dialog', async () => {
    let month = runningMonth;
    const end = () => {
      month = { ...runningMonth, state: 'ended' };
      return refused('month_video_ended');
    };
    await open({ answers: { [monthlyCalls.months]: () => [month], [monthlyCalls.end]: end } });
    await press('End December 2026');
    const dialog = within(await screen.findByRole('dialog', { name: 'End “Passwords that hold”?' }));
    await user.click(dialog.getByRole('button', { name: 'End video' }));
    expect(await dialog.findByText('The video of this month has already ended')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(within(await card('December 2026')).getByText('Ended')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'End December 2026' })).toBeNull();
  });

  it('changes a video to another topic, found by its name', async () => {
    const topic = (slug: 'links' | 'deepfakes', name: string) => {
      const { seconds, url, advice } = someMonth();
      return {
        topic: slug,
        name,
        seconds,
        url,
        poster: `/media/posters/${slug}.svg`,
        sentences: advice?.sentences ?? [],
        tips: advice?.tips ?? [],
      };
    };
    const calls = await open({
      answers: {
        [monthlyCalls.topics]: {
          body: [topic('links', 'Where does this link lead?'), topic('deepfakes', 'Do not believe your ears')],
        },
        [trainingCalls.library]: { body: [] },
        [monthlyCalls.choose('2027-01')]: {
          body: someMonth({ topic: 'deepfakes', name: 'Do not believe your ears', isChanged: true }),
        },
      },
    });
    await press('Change video January 2027');
    const dialog = within(await screen.findByRole('dialog', { name: 'Video for January 2027' }));
    expect(await dialog.findByRole('radio', { name: 'Where does this link lead?' })).toHaveProperty('checked', true);
    await user.type(dialog.getByRole('searchbox', { name: 'Search videos' }), 'EARS');
    await waitFor(() =>
      expect(within(dialog.getByRole('group', { name: 'Topics of the calendar' })).getAllByRole('radio')).toHaveLength(1),
    );
    await user.click(dialog.getByRole('radio', { name: 'Do not believe your ears' }));
    await user.click(dialog.getByRole('button', { name: 'Use this video' }));
    expect(await screen.findByText('January 2027 has another video: Do not believe your ears')).toBeTruthy();
    expect(sentTo(calls, monthlyCalls.choose('2027-01'))).toEqual([{ kind: 'topic', topic: 'deepfakes' }]);
  });

  const ours = someVideo(1, { title: 'Our reception' });
  it('offers beside the topics an upload and other videos', async () => {
    const calls = await open({
      answers: {
        [monthlyCalls.topics]: { body: [] },
        [trainingCalls.library]: { body: [ours] },
        [monthlyCalls.choose('2027-01')]: { body: someMonth({ topic: null, videoId: ours.id, name: 'Our reception' }) },
      },
    });
    await press('Change video January 2027');
    const dialog = within(await screen.findByRole('dialog', { name: 'Video for January 2027' }));
    const way = within(dialog.getByRole('group', { name: 'What people watch' }));
    expect(way.getByRole('radio', { name: /^A topic of the calendar/ })).toHaveProperty('checked', true);
    expect(dialog.queryByRole('button', { name: 'Upload video' })).toBeNull();
    await user.click(way.getByRole('radio', { name: /^Another video/ }));
    expect(dialog.getByRole('button', { name: 'Upload video' })).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Use this video' })).toHaveProperty('disabled', true);
    await user.click(await dialog.findByRole('radio', { name: 'Our reception' }));
    await user.click(dialog.getByRole('button', { name: 'Use this video' }));
    await waitFor(() => expect(sentTo(calls, monthlyCalls.choose('2027-01'))).toEqual([{ kind: 'video', videoId: ours.id }]));
  });

  it('shows how far people are, and ends a video after it said for how many it is open', async () => {
    const programme = someProgramme({ open: { month: '2026-12', people: 86 } });
    let shown: Month = runningMonth;
    const end = () => {
      shown = { ...runningMonth, state: 'ended' };
      return {};
    };
    const answers = { [monthlyCalls.months]: () => [shown, someMonth()], [monthlyCalls.end]: end };
    const calls = await open({ programme, answers });
    const december = within(await card('December 2026'));
    expect(december.getByText('34 of 120 completed · 3 overdue')).toBeTruthy();
    expect(december.getByRole('link', { name: 'Report December 2026' }).getAttribute('href')).toBe(
      `/reports-monthly-video?eventIds=${eventId}`,
    );
    await press('End December 2026');
    const dialog = within(await screen.findByRole('dialog', { name: 'End “Passwords that hold”?' }));
    expect(dialog.getByText(/still open for 86 people/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'End video' }));
    expect(await screen.findByText('“Passwords that hold” has ended')).toBeTruthy();
    expect(sentTo(calls, monthlyCalls.end)).toHaveLength(1);
    // Its button is gone, the focus stays at the card.
    await waitFor(async () => expect(document.activeElement).toBe(await card('December 2026')));
  });

  it('keeps the open video of an earlier month in sight', async () => {
    const programme = someProgramme({ isOn: false, open: { month: '2026-12', people: 86 } });
    const months = ({ query }: Call) => (query.get('from') === '2026-12' ? [runningMonth] : [someMonth()]);
    await open({ programme, answers: { [monthlyCalls.months]: months } });
    expect(within(await card('December 2026')).getByRole('button', { name: 'End December 2026' })).toBeTruthy();
  });

  it('starts the video of a missed month now, after it said what ends', async () => {
    const programme = someProgramme({ canStartNow: true, open: { month: '2026-11', people: 1 } });
    const calls = await open({ programme, months: [missedMonth], answers: { [monthlyCalls.start]: { body: {} } } });
    expect(await screen.findByText('December 2026 has no video yet: its start has passed.')).toBeTruthy();
    await press('Start this month’s video now December 2026');
    const dialog = await screen.findByRole('dialog', { name: 'Start “Passwords that hold” now?' });
    expect(dialog.textContent).toContain(
      '120 people get it right away. The video of November 2026 ends before: it is still open for 1 person.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Start now' }));
    expect(await screen.findByText('“Passwords that hold” has started')).toBeTruthy();
    expect(sentTo(calls, monthlyCalls.start)).toEqual([{ month: '2026-12' }]);
  });

  it('shows everything on the free plan, and opens the offer for a change', async () => {
    const calls = await open({ as: free, programme: someProgramme({ isOn: false }) });
    expect(await screen.findByText(/^Monthly videos are part of Boost/)).toBeTruthy();
    await press('Skip January 2027');
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('says after a trial why nothing starts, and still ends a video', async () => {
    const programme = someProgramme({ open: { month: '2026-12', people: 86 } });
    await open({ as: trialEnded, programme, months: [{ ...runningMonth, state: 'suspended' }] });
    expect(within(await card('December 2026')).getByText('Paused')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'No video begins without Boost' })).toBeTruthy();
    expect(screen.queryByText(/^Monthly videos are part of Boost/)).toBeNull();
    await press('End December 2026');
    expect(await screen.findByRole('dialog', { name: 'End “Passwords that hold”?' })).toBeTruthy();
  });
});

describe('the history of the calendar', () => {
  it('says when there will be something, and where to begin', async () => {
    await open({
      at: 'history',
      programme: someProgramme({ isOn: false }),
      answers: { [monthlyCalls.events]: { body: { items: [], totalCount: 0 } } },
    });
    expect(await screen.findByText(/^Videos appear here once they have begun/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open settings' }).getAttribute('href')).toBe('/calendar/settings');
  });

  it('has a row for each video that has begun, which leads to its report', async () => {
    const calls = await open({
      at: 'history',
      answers: { [monthlyCalls.events]: { body: { items: [someEvent()], totalCount: 1 } } },
    });
    const link = await screen.findByRole('link', { name: 'December 2026' });
    expect(link.getAttribute('href')).toBe(`/reports-monthly-video?eventIds=${eventId}`);
    const cells = within(link.closest('tr') as HTMLElement).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual(
      expect.arrayContaining(['Passwords that hold', 'Running', '120', '30', '3', '0', '25%']),
    );
    await user.click(screen.getByRole('button', { name: /Completion/ }));
    await waitFor(() => {
      const last = calls.findLast(({ path }) => path.endsWith('/monthly-events'));
      expect([last?.query.get('orderBy'), last?.query.get('order')]).toEqual(['progress', 'DESC']);
    });
  });
});

it('the address of the calendar leads to its preview', async () => {
  await openPanel('/calendar', {
    answers: { [monthlyCalls.programme]: { body: someProgramme() }, [monthlyCalls.months]: { body: [someMonth()] } },
  });
  await waitFor(() => expect(location.pathname).toBe('/calendar/preview'));
  expect(await card('January 2027')).toBeTruthy();
});
