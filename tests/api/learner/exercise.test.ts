import { randomUUID } from 'node:crypto';
import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, it } from 'vitest';
import { archiveExercise } from '#contract/exercise/campaigns';
import { type AnswerLabel, answerLabels, answerStatuses } from '#contract/exercise/templates';
import { languages } from '#locales/languages.ts';
import { now } from '#server/clock';
import { half, right, startExerciseLife, tell, wrong } from '#tests/support/exercises/exercises';
import { readPdf } from '#tests/support/files/pdfText';
import { learnerBrowser } from '#tests/support/learner/learnerBrowser';

let life: Awaited<ReturnType<typeof startExerciseLife>>;
let companyId: string;
let campaignId: string;
let people: Awaited<ReturnType<typeof life.server.manyUsers>>;
beforeAll(async () => {
  life = await startExerciseLife();
  const { companyId: own, call } = await life.aCustomer();
  companyId = own;
  people = await life.server.manyUsers(companyId, 16, { timeZone: 'Pacific/Kiritimati' });
  ({ id: campaignId } = await life.launch(companyId, call, now()));
});

/** A browser in which a person is signed in to the pages of learners. */
async function browserOf(userId: string, ofCompany = companyId) {
  const browser = await learnerBrowser(life.server, { id: userId, companyId: ofCompany });
  const document = async (url: string) => new JSDOM((await browser.get(url)).body).window.document;
  return { ...browser, userId, document };
}
type Browser = Awaited<ReturnType<typeof browserOf>>;

let next = 0;
const somebody = () => browserOf(people[next++]?.id ?? '');
const exercise = (id = campaignId) => `/learn/exercises/${id}`;
/** Answers the message at a place, from 0. */
const answer = (browser: Browser, place: number, chosen: AnswerLabel, id = campaignId) =>
  browser.send(`${exercise(id)}/answer`, { templateId: life.templates[place] ?? '', answer: chosen });
async function answerAll(browser: Browser, chosen: readonly AnswerLabel[]) {
  for (const [place, one] of chosen.entries()) await answer(browser, place, one);
}
const ten = (one: AnswerLabel) => Array<AnswerLabel>(10).fill(one);
const textOf = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim();
const countAnswers = async ({ userId }: Browser) =>
  (await life.query<{ n: number }>('SELECT count(*)::int AS n FROM exercise_answers WHERE user_id = $1', [userId]))[0]?.n;

/** What gives a message away. */
const secrets = [...answerStatuses, 'Partially correct', 'callout', 'data-order', 'data-status', 'Nobody has to hurry'];
const explanations = ['Everybody is warned', 'nobody else is warned', 'The address is not theirs'];

describe('a message of an exercise', () => {
  it('is shown with its head, its backstory, four answers, and how far one is', async () => {
    const page = await (await somebody()).document(exercise());
    expect(textOf(page.querySelector('h1'))).toBe('Spot the phish');
    expect(page.title).toBe('Message 1 of 10 · Spot the phish · Heed');
    expect(textOf(page.querySelector('.exercise-standing'))).toMatch(/^Message 1 of 10Due on \w+ \d+, \d{4}$/);
    const progress = page.querySelector('progress');
    expect([progress?.getAttribute('max'), progress?.getAttribute('value')]).toEqual(['10', '0']);
    expect(progress?.getAttribute('aria-label')).toBe('Answered: 0 of 10');
    expect(textOf(page.querySelector('.message-head'))).toBe('An invoice is dueBFrom Billing <billing@supplier.example>');
    expect(textOf(page.querySelector('.exercise-legend'))).toBe('BackstoryYou work in accounting.');
    const choices = [...page.querySelectorAll<HTMLInputElement>('fieldset input[type=radio]')];
    expect(choices.map(({ value }) => value)).toEqual([...answerLabels]);
    expect(choices.map((input) => textOf(input.closest('label')))).toEqual([
      'Call & Verify',
      'Check Official App',
      'Report Phishing',
      'Looks Legit',
    ]);
    expect(textOf(page.querySelector('legend'))).toBe('What would you do with this message?');
  });

  it('is due on a day of the learner’s own time zone', async () => {
    const browser = await somebody();
    await life.query("UPDATE exercise_assignments SET due_at = '2030-01-01T12:00:00Z' WHERE campaign_id = $1 AND user_id = $2", [
      campaignId,
      browser.userId,
    ]);
    expect((await browser.get(exercise())).body).toContain('Due on January 2, 2030');
  });

  it('stands in a frame that runs nothing, whose address needs the session of the learner', async () => {
    const browser = await somebody();
    const frame = (await browser.document(exercise())).querySelector('iframe');
    expect(frame?.getAttribute('sandbox')).toBe('');
    expect(frame?.title).toBe('Text of the message');
    const address = frame?.getAttribute('src') ?? '';
    const reply = await browser.get(address);
    expect(reply.body).toContain(`Please ${tell}.`);
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'SAMEORIGIN' });
    expect(reply.headers['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors 'self'; sandbox$/);
    const stranger = await life.server.app.inject({ url: address });
    const asked = new URLSearchParams({ to: `${exercise()}?message=1` }).toString();
    expect([stranger.statusCode, stranger.headers.location]).toEqual([303, `/learn/sign-in?${asked}`]);
    const other = await life.server.aUser({ companyId: (await life.server.aCompany()).id });
    const ofOther = await (await browserOf(other.id, other.companyId)).get(address);
    expect(ofOther.status).toBe(404);
    expect(ofOther.body).not.toContain(tell);
  });

  it('tells nothing that gives it away before it is answered, on the page or in the frame', async () => {
    const browser = await somebody();
    for (const address of [exercise(), `${exercise()}?message=7`, `${exercise()}/frame?message=7`]) {
      const { body } = await browser.get(address);
      for (const word of [...secrets, ...explanations])
        expect([address, word, body.includes(word)]).toEqual([address, word, false]);
    }
  });

  it('has links that lead nowhere, whose addresses can be read', async () => {
    const browser = await somebody();
    const [version] = await life.query<{ id: string }>(
      'SELECT version_id AS id FROM exercise_messages WHERE campaign_id = $1 AND position = 9',
      [campaignId],
    );
    const html = '<p><a title="Your bank" href="https://bank.example.evil/?a=1&amp;b=2">Your &lt;bank&gt;</a></p>';
    await life.query('UPDATE exercise_template_versions SET html = $2 WHERE id = $1', [version?.id, html]);
    const frame = await browser.document(`${exercise()}/frame?message=9`);
    const link = frame.querySelector('a[title]');
    expect([link?.getAttribute('href'), link?.getAttribute('title')]).toEqual([null, 'https://bank.example.evil/?a=1&b=2']);
    const details = (await browser.document(`${exercise()}?message=9`)).querySelector('.message-whole details');
    expect(textOf(details)).toBe('Where the links leadYour <bank>https://bank.example.evil/?a=1&b=2');
  });

  it('that came to a telephone has the number of its sender and its words in a bubble', async () => {
    const browser = await somebody();
    await life.query(
      `UPDATE exercise_template_versions SET layout_type = 'SMS', subject = '', from_email = NULL, from_name = NULL, from_phone = '+44 20 7946 0000'
        WHERE id = (SELECT version_id FROM exercise_messages WHERE campaign_id = $1 AND position = 10)`,
      [campaignId],
    );
    const page = await browser.document(`${exercise()}?message=10`);
    expect(textOf(page.querySelector('.exercise-phone h2'))).toBe('From +44 20 7946 0000');
    expect((await browser.get(`${exercise()}/frame?message=10`)).body).toContain(`<main dir="auto"><div><p>Please ${tell}`);
  });

  it('is read without changing anything', async () => {
    const browser = await somebody();
    await answer(browser, 0, right);
    const state = () =>
      life.query('SELECT a.*, (SELECT count(*) FROM exercise_answers) AS n FROM exercise_assignments a WHERE user_id = $1', [
        browser.userId,
      ]);
    const before = await state();
    for (const path of ['', '?message=1', '?message=2', '/frame?message=2', '/answer', '/certificate'])
      await browser.get(exercise() + path);
    expect(await state()).toEqual(before);
  });
});

describe('an answer', () => {
  it('leads to what it was worth, why, what gave the message away, and the next message', async () => {
    const browser = await somebody();
    const reply = await answer(browser, 1, wrong);
    expect([reply.status, reply.to]).toEqual([303, `${exercise()}?message=2`]);
    const page = await browser.document(`${exercise()}?message=2`);
    expect(page.title).toMatch(/^Wrong · Message 2 of 10/);
    expect(textOf(page.querySelector('.exercise-verdict'))).toBe(
      'WrongYour answer: Looks LegitThe address is not theirsNext message',
    );
    expect(page.querySelector('.exercise-verdict a')?.getAttribute('href')).toBe(`${exercise()}?message=3`);
    expect(textOf(page.querySelector('.message-clues li'))).toBe(`1${tell}Nobody has to hurry`);
    expect([...page.querySelectorAll('.exercise-others li')].map(textOf)).toEqual([
      'Call & Verify Partially correctSafe, but nobody else is warned',
      'Check Official App Partially correctSafe, but nobody else is warned',
      'Report Phishing CorrectEverybody is warned',
    ]);
    expect(page.querySelector('form[action$="/answer"]')).toBeNull();
    const clue = page.querySelector('.message-clues a');
    expect(clue?.getAttribute('target')).toBe(page.querySelector('iframe')?.getAttribute('name'));
    const [address = '', place = ''] = (clue?.getAttribute('href') ?? '').split('#');
    expect(textOf((await browser.document(address)).getElementById(place))).toBe(tell);
    // The first one, which was left out, comes first again.
    expect(textOf((await browser.document(exercise())).querySelector('.exercise-standing strong'))).toBe('Message 1 of 10');
  });

  it('is final: another one, of a second tab, leads to the first', async () => {
    const browser = await somebody();
    await answer(browser, 0, right);
    const again = await answer(browser, 0, wrong);
    expect(again.to).toBe(`${exercise()}?message=1&kept=1`);
    const page = await browser.document(again.to ?? '');
    expect(textOf(page.querySelector('.exercise-verdict'))).toMatch(
      /^You had already answered this message. Your first answer counts.CorrectYour answer: Report Phishing/,
    );
    // A second click sends the same answer.
    expect((await answer(browser, 0, right)).to).toBe(`${exercise()}?message=1`);
    expect(await countAnswers(browser)).toBe(1);
  });

  it.each([
    ['to a message of another exercise', async () => ({ templateId: randomUUID(), answer: right })],
    ['to no message', async () => ({ templateId: "1' OR 1=1", answer: right })],
    ['that does not exist', async () => ({ templateId: life.templates[0] ?? '', answer: 'DELETE' })],
    ['without a choice', async () => ({ templateId: life.templates[0] ?? '' })],
  ])('%s is refused on the page itself', async (_what, form) => {
    const browser = await browserOf(people[15]?.id ?? '');
    const reply = await browser.send(`${exercise()}/answer`, (await form()) as Record<string, string>);
    expect(reply.status).toBe(404);
    const page = new JSDOM(reply.body).window.document;
    expect(textOf(page.querySelector('[role=alert]'))).not.toBe('');
    expect(page.querySelectorAll('input[type=radio]')).toHaveLength(4);
    expect(await countAnswers(browser)).toBe(0);
  });

  it('that another site sends is refused', async () => {
    const browser = await somebody();
    const form = { templateId: life.templates[0] ?? '', answer: wrong };
    for (const from of ['cross-site', 'same-site'])
      expect((await browser.send(`${exercise()}/answer`, form, from)).status).toBe(403);
    expect(await countAnswers(browser)).toBe(0);
  });
});

describe('an exercise with all its answers', () => {
  it('shows scores, counts, and every message to look at again', async () => {
    const browser = await somebody();
    await answerAll(browser, [...ten(right).slice(0, 6), half, wrong, wrong, wrong]);
    const last = await browser.document(`${exercise()}?message=10`);
    expect(textOf(last.querySelector('.exercise-verdict a'))).toBe('See your result');
    const page = await browser.document(exercise());
    expect([...page.querySelectorAll('.exercise-figures > div')].map(textOf)).toEqual([
      'Score6.5 of 10',
      'Adjusted score6.6 of 10',
    ]);
    expect([...page.querySelectorAll('.exercise-counts li')].map(textOf)).toEqual(['Correct6', 'Partially correct1', 'Wrong3']);
    const links = [...page.querySelectorAll('.exercise-list a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(ten(right).map((_, at) => `${exercise()}?message=${at + 1}`));
    expect(textOf(links[6])).toBe('An invoice is dueBillingPartially correct');
    expect(page.querySelector('.landing-back')?.getAttribute('href')).toBe('/learn');
    expect(page.querySelector('.exercise-certificate')).toBeNull();
    const certificate = await browser.get(`${exercise()}/certificate`);
    expect([certificate.status, certificate.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  });

  it('gives a golden certificate for the top score, to that person only', async () => {
    const browser = await somebody();
    await answerAll(browser, ten(right));
    const page = await browser.document(exercise());
    const address = page.querySelector('.exercise-certificate a')?.getAttribute('href') ?? '';
    expect(address).toBe(`${exercise()}/certificate`);
    const reply = await browser.get(address);
    expect(reply.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    expect(String(reply.headers['content-disposition'])).toMatch(/^attachment; filename="Spot_the_phish_.*\.pdf"/);
    const pdf = await readPdf(reply.bytes, 'ltr');
    expect(pdf.title).toBe('Golden certificate');
    const { name, lastName } = people.find(({ id }) => id === browser.userId) ?? {};
    expect(pdf.lines.join('\n')).toContain(`${name} ${lastName}`);
    expect((await browser.get('/learn')).body).toContain(`<a href="${address}" aria-label="Download certificate (PDF): `);
    expect((await (await somebody()).get(address)).status).toBe(404);
  });
});

describe('an exercise that cannot be done', () => {
  const closed = async (browser: Browser, id: string, text: string) => {
    const page = await browser.document(exercise(id));
    expect(textOf(page.querySelector('main'))).toContain(text);
    expect(page.querySelectorAll('form[action$="/answer"], iframe')).toHaveLength(0);
    const frame = await browser.get(`${exercise(id)}/frame?message=1`);
    expect(frame.status).toBe(404);
    expect(frame.body).not.toContain(tell);
    const reply = await answer(browser, 0, right, id);
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.body).toContain(text);
    expect(reply.body).not.toContain(tell);
  };

  /** A company of its own, whose exercise a person has begun. */
  async function begun() {
    const { companyId: own, call } = await life.aCustomer();
    const { id: userId } = await life.server.aUser({ companyId: own });
    const { id } = await life.launch(own, call, now());
    const browser = await browserOf(userId, own);
    await answer(browser, 0, right, id);
    return { own, call, id, browser };
  }

  it('says that it is paused, or has ended; what was completed can be read for good', async () => {
    const { id, call, browser } = await begun();
    const setStatus = (status: string) => life.query('UPDATE exercise_campaigns SET status = $2 WHERE id = $1', [id, status]);
    await setStatus('suspended');
    await closed(browser, id, 'Your company has paused this');
    await setStatus('running');
    await call(archiveExercise, { params: { campaignId: id } });
    await closed(browser, id, 'This exercise has ended');
    await life.query("UPDATE exercise_assignments SET status = 'completed', score = 3, adjusted_score = 3 WHERE campaign_id = $1", [
      id,
    ]);
    expect((await browser.get(`${exercise(id)}?message=1`)).body).toContain('Everybody is warned');
  });

  it('says that it is of an outdated version', async () => {
    const { id, browser } = await begun();
    await life.query("UPDATE exercise_campaigns SET is_outdated = true, status = 'archived', archived_at = now() WHERE id = $1", [
      id,
    ]);
    await closed(browser, id, 'outdated version');
  });

  it.each([
    ['of another company', async () => (await begun()).id],
    ['that was never there', async () => randomUUID()],
    ['whose address is not whole', async () => '46ab'],
  ])('says that it is not available: %s', async (_what, find) => {
    const id = await find();
    const browser = await browserOf(people[15]?.id ?? '');
    for (const path of ['', '?message=1', '/frame?message=1', '/certificate']) {
      const reply = await browser.get(exercise(id) + path);
      expect([path, reply.status]).toEqual([path, 404]);
      expect(reply.body).not.toMatch(/Spot the phish|pay within the hour/);
    }
    expect((await browser.get(exercise(id))).body).toContain('This exercise is not available');
    expect((await answer(browser, 0, right, id)).status).toBe(404);
  });

  it('is not shown to people who are disabled, or whose company is', async () => {
    const { own, id, browser } = await begun();
    const turnedAway = async () => {
      for (const reply of [await browser.get(exercise(id)), await answer(browser, 1, right, id)])
        expect([reply.status, reply.to]).toEqual([303, `/learn/sign-in?${new URLSearchParams({ to: exercise(id) }).toString()}`]);
    };
    await life.query('UPDATE users SET disabled = true WHERE id = $1', [browser.userId]);
    await turnedAway();
    await life.query('UPDATE users SET disabled = false WHERE id = $1', [browser.userId]);
    await life.query('UPDATE companies SET disabled = true WHERE id = $1', [own]);
    await turnedAway();
    expect(await countAnswers(browser)).toBe(1);
  });
});

describe('the page', () => {
  it.each(languages)('is in the language of its learner: $code', async ({ code, dir }) => {
    const browser = await browserOf(people[14]?.id ?? '');
    await answer(browser, 0, half);
    await life.query('UPDATE users SET language = $2 WHERE id = $1', [browser.userId, code]);
    for (const path of ['', '?message=1']) {
      const { body } = await browser.get(exercise() + path);
      expect(body).toContain(`<html lang="${code}" dir="${dir}"`);
      expect(body).not.toMatch(/>(?:learnerExercise|exercise|learn)\.[\w.]+<|\{\{/);
      // A message keeps its own direction.
      expect(body).toContain('<h2 dir="auto">An invoice is due</h2>');
      if (code !== 'en') expect(body).not.toMatch(/Your answer|Submit answer|Due on/);
    }
    expect((await browser.get(`${exercise()}/frame?message=1`)).body).toContain('<div dir="auto"');
  });

  it('has one heading of the first level, labels for what can be chosen, and names for its parts', async () => {
    const browser = await browserOf(people[14]?.id ?? '');
    await life.query("UPDATE users SET language = 'en' WHERE id = $1", [browser.userId]);
    await answer(browser, 0, half);
    for (const path of ['', '?message=1', '?message=2']) {
      const page = await browser.document(exercise() + path);
      expect(page.querySelectorAll('h1')).toHaveLength(1);
      expect(page.querySelectorAll('main')).toHaveLength(1);
      for (const input of page.querySelectorAll('input[type=radio]')) expect(textOf(input.closest('label'))).not.toBe('');
      for (const frame of page.querySelectorAll('iframe')) expect(frame.title).not.toBe('');
      for (const link of page.querySelectorAll('a')) expect(textOf(link)).not.toBe('');
      const ids = [...page.querySelectorAll('[id]')].map((element) => element.id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('carries no script or style of a message', async () => {
    const browser = await browserOf(people[14]?.id ?? '');
    await life.query(
      `UPDATE exercise_template_versions SET subject = '<script>alert(1)</script>', legend = '<img src=x onerror=alert(1)>'
        WHERE id = (SELECT version_id FROM exercise_messages WHERE campaign_id = $1 AND position = 3)`,
      [campaignId],
    );
    const { body } = await browser.get(`${exercise()}?message=3`);
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;</h2>');
    expect(body).not.toMatch(/<script>|<img src=x/);
  });
});
