import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answerNetwork, type Call, refusal } from '#tests/support/ui/fakeNetwork';
import { companyId, showInPanel } from '#tests/support/ui/inPanel';
import { idOf } from '#tests/support/ui/people';
import { campaign, someCourse } from '#tests/support/ui/someCourse';
import { FakeOrRealPage, PhishingGamePage } from '~/custom-pages/games/GamePage.tsx';

const user = userEvent.setup({ delay: null });
const { sections: _, ...english } = someCourse({ isGaming: true, game: 'phishing', name: 'Spot the Phish' });
const german = { ...english, id: idOf(1, 901), language: 'de', name: 'Finden Sie den Köder' };
const rounds = [
  {
    id: idOf(8, 1),
    question: 'A mail hurries you.',
    answers: ['Report it', 'Press it'],
    picture: '/media/games/password.svg',
    pictureText: 'IT desk',
  },
  { id: idOf(8, 2), question: 'A call hurries you.', answers: ['Call back', 'Pay'], picture: null, pictureText: null },
];
const gamePath = ({ id }: { id: string }) => `/rest/v1/company/${companyId}/games/${id}`;
const tryPath = `POST ${gamePath(english)}/try`;
const result = (round: number, isCorrect: boolean) => ({
  body: { questionId: rounds[round]?.id, isCorrect, correctAnswer: 1, explanation: 'Hurry is the sign.' },
});
const calls = (more: Record<string, object> = {}): Call[] =>
  answerNetwork({
    [`GET /rest/v1/company/${companyId}/area-courses`]: { body: [english, german] },
    [`GET ${gamePath(english)}`]: { body: rounds },
    [`GET ${gamePath(german)}`]: { body: rounds },
    ...more,
  });
const open = (address = '/gaming/preview', page = <PhishingGamePage />) => showInPanel(page, { address, path: '/:game/:tab' });
const answer = (name: string) => screen.findByRole('button', { name: new RegExp(name) });

describe('the page of a game', () => {
  it('plays a round: an answer is final, shows which one is right and why, and the next round follows', async () => {
    const made = calls({ [tryPath]: result(0, false) });
    await open();
    expect(await screen.findByRole('img', { name: 'IT desk' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Round 1 of 2' })).toBeTruthy();
    await user.click(await answer('Press it'));
    expect(await screen.findByText('Hurry is the sign.')).toBeTruthy();
    expect((await answer('Press it')).textContent).toContain('Your answer');
    expect((await answer('Report it')).textContent).toContain('Right answer');
    expect(await answer('Report it')).toHaveProperty('disabled', true);
    expect(made.filter(({ path }) => path.endsWith('/try'))).toHaveLength(1);

    const next = await screen.findByRole('button', { name: 'Next round' });
    expect(document.activeElement).toBe(next);
    await user.keyboard('{Enter}');
    expect(document.activeElement?.textContent).toBe('A call hurries you.');
  });

  it('ends with the number of right answers, and begins again', async () => {
    const made = calls({ [tryPath]: result(0, true) });
    await open();
    for (const name of ['Report it', 'Call back']) {
      await user.click(await answer(name));
      await user.click(await screen.findByRole('button', { name: /^(Next round|See the result)$/ }));
    }
    expect(await screen.findByText('2 of 2 right')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Play again' }));
    expect(await answer('Report it')).toHaveProperty('disabled', false);
    expect(made.filter(({ path }) => path.endsWith('/try'))).toHaveLength(2);
  });

  it('says that an answer could not be checked, and takes it again', async () => {
    calls({ [tryPath]: refusal('unavailable') });
    await open();
    await user.click(await answer('Report it'));
    expect(await screen.findByText(/isn’t available at the moment/)).toBeTruthy();
    expect(await answer('Report it')).toHaveProperty('disabled', false);
  });

  it('shows the language of the address, and leads to the one that runs', async () => {
    calls({
      [`GET /rest/v1/company/${companyId}/area-courses`]: {
        body: [{ ...english, isActive: true, activeCampaign: campaign }, german],
      },
    });
    await open('/gaming/preview?language=de');
    expect(await screen.findByRole('heading', { name: 'Finden Sie den Köder' })).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Open English' });
    expect(link.getAttribute('href')).toBe('/gaming/preview?language=en');
    await user.click(link);
    expect(await screen.findByRole('heading', { name: 'Spot the Phish' })).toBeTruthy();
    expect(screen.getByText('Running')).toBeTruthy();
  });

  it('begins in the language of the panel, and its statistics and settings in the one that runs', async () => {
    const running = { ...german, isActive: true, activeCampaign: campaign };
    calls({ [`GET /rest/v1/company/${companyId}/area-courses`]: { body: [english, running] } });
    await open();
    expect(await screen.findByRole('heading', { name: 'Spot the Phish' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open Deutsch' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/gaming/settings');
    await user.click(screen.getByRole('link', { name: 'Settings' }));
    expect(await screen.findByText('Running')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Open Deutsch' })).toBeNull();
  });

  it('has its language for assistive technology, whatever the language of the panel', async () => {
    calls();
    await open('/gaming/preview?language=de');
    const question = await screen.findByRole('heading', { name: 'A mail hurries you.' });
    expect(question.closest('[lang]')?.getAttribute('lang')).toBe('de');
  });

  it('says that the scenes of Fake Or Real are drawn', async () => {
    const scenes = { ...english, game: 'fake_or_real' as const };
    calls({ [`GET /rest/v1/company/${companyId}/area-courses`]: { body: [scenes] } });
    await open('/fake-or-real/preview', <FakeOrRealPage />);
    const about = within(await screen.findByRole('region', { name: 'About this game' }));
    expect(about.getByText('Drawn scenes, no real people and no generated faces.')).toBeTruthy();
  });

  it('offers neither to copy nor to share a game', async () => {
    calls({
      [`GET /rest/v1/company/${companyId}/area-courses`]: { body: [{ ...english, isActive: true, activeCampaign: campaign }] },
    });
    await open();
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).not.toContain('Copy and Edit');
  });
});
