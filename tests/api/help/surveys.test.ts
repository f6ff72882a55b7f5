import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  answerSurvey,
  createSurvey,
  deleteSurvey,
  getSurvey,
  listSurveyAnswers,
  readSurvey,
  type Survey,
  type SurveyAnswer,
  updateSurvey,
} from '#contract/help/surveys';
import { saveOnboarding } from '#contract/help/welcome';
import { type CurrentUser, refreshUser } from '#contract/session/session';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
let staff: Call;
let companyId: string;
let surveyId: string;

beforeAll(async () => {
  server = await startTestServer();
  const house = (await server.aCompany({ isHouse: true })).id;
  staff = callAs(server, await server.signInAs(await server.aUser({ companyId: house, role: 'support' })), house);
});
beforeEach(async () => {
  companyId = (await server.aCompany()).id;
  surveyId = (await staff(createSurvey, { body: { name: 'How do you like Heed?', status: 'open' } })).json<Survey>().id;
});

/** An admin with calls about themselves. */
async function anAdmin(firstSessionAt: Date | null = new Date('2026-01-05')) {
  const user = await server.aUser({ companyId, role: 'admin', firstSessionAt });
  const call = callAs(server, await server.signInAs(user), companyId);
  const params = { surveyId, userId: user.id };
  return {
    user,
    call,
    due: async () => (await call(getSurvey, { params, query: { platform: 'admin' } })).json<{ survey: unknown }>().survey,
    answer: (rating: number, message = '') =>
      call(answerSurvey, { params, query: { platform: 'admin' }, body: { rating, message } }),
  };
}
const result = async () => (await staff(readSurvey, { params: { surveyId } })).json<Survey>();

describe('a survey', () => {
  it('is asked until it was answered, once', async () => {
    const { due, answer } = await anAdmin();
    expect(await due()).toMatchObject({ surveyId, name: 'How do you like Heed?' });
    const answers = await Promise.all([answer(5, 'Clear'), answer(1)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await answer(3)).code).toBe('survey_answered');
    expect(await due()).not.toMatchObject({ surveyId });
  });

  it('does not interrupt newcomers on their first day, unless they came before it was opened', async () => {
    const newcomer = await anAdmin(null);
    expect(await newcomer.due()).toBeNull();
    const later = (await staff(createSurvey, { body: { name: 'What is missing?', status: 'open' } })).json<Survey>().id;
    expect(await newcomer.due()).toMatchObject({ surveyId: later });
  });

  it('that was closed unanswered is dismissed, and leaves the average true', async () => {
    const [first, second, third] = [await anAdmin(), await anAdmin(), await anAdmin()];
    await first.answer(5, 'Clear');
    await second.answer(4);
    await third.answer(0);
    expect(await result()).toMatchObject({ answers: 2, dismissed: 1, average: 4.5 });
    const list = async (filter: object) =>
      (await staff(listSurveyAnswers, { query: { filter: JSON.stringify({ surveys: [surveyId], ...filter }) } })).json<
        SurveyAnswer[]
      >();
    expect((await list({})).map(({ rating }) => rating).sort()).toEqual([4, 5]);
    expect(await list({ withDismissed: true })).toHaveLength(3);
    expect(await list({ ratings: ['5'] })).toMatchObject([{ rating: 5, message: 'Clear' }]);
  });

  it('that staff have closed is asked nobody and takes no answer', async () => {
    await staff(updateSurvey, { params: { surveyId }, body: { name: 'How do you like Heed?', status: 'closed' } });
    const { due, answer } = await anAdmin();
    expect(await due()).not.toMatchObject({ surveyId });
    expect((await answer(5)).code).toBe('not_found');
  });

  it('takes one to five stars, and only one’s own', async () => {
    const [mine, other] = [await anAdmin(), await anAdmin()];
    expect((await mine.answer(6)).fields).toEqual(['rating']);
    const asOther = await mine.call(answerSurvey, {
      params: { surveyId, userId: other.user.id },
      body: { rating: 5, message: '' },
    });
    expect(asOther.code).toBe('permission_denied');
  });

  it('goes with its answers', async () => {
    await (await anAdmin()).answer(5);
    expect((await staff(deleteSurvey, { params: { surveyId } })).status).toBe(200);
    expect((await staff(readSurvey, { params: { surveyId } })).code).toBe('not_found');
  });
});

describe('the welcome', () => {
  it.each([
    ['finished', false],
    ['skipped', true],
  ])('is completed when it was %s', async (_how, onboardingSkipped) => {
    const { call } = await anAdmin();
    expect((await call(saveOnboarding, { body: { onboardingCompleted: true, onboardingSkipped } })).status).toBe(200);
    expect((await call(refreshUser)).json<CurrentUser>()).toMatchObject({ onboardingCompleted: true, onboardingSkipped });
  });
});
