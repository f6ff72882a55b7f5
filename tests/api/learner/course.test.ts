import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readCourse } from '#contract/campaigns/learning';
import type { PickedVideo } from '#contract/courses/customTrainings';
import { uploadVideo } from '#contract/courses/files';
import { callAs } from '#tests/support/calls/callAs';
import { aCourse, aRunningCampaign, rightAnswer, type TestCourse } from '#tests/support/calls/courses';
import { tiny, uploadAs } from '#tests/support/calls/uploads';
import { learnerBrowser } from '#tests/support/learner/learnerBrowser';
import { asLearnerApp, startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
let companyId: string;
beforeAll(async () => {
  server = await startTestServer();
  companyId = (await server.aCompany({ hasBoost: true, timeZone: 'Asia/Tokyo' })).id;
});

type Person = Awaited<ReturnType<TestServer['aUser']>>;
let person: Person;
let course: TestCourse;
let campaignId: string;
let browser: Awaited<ReturnType<typeof learnerBrowser>>;
let home: string;
let video: string;
let quiz: string;
/** Each test has a person of its own with a course of a video and a quiz of two questions. */
beforeEach(async () => {
  person = await server.aUser({ companyId });
  course = await aCourse(server);
  campaignId = await aRunningCampaign(server, course, companyId, [person.id]);
  browser = await learnerBrowser(server, person);
  home = `/learn/trainings/${campaignId}`;
  video = `${home}/chapters/${course.videoChapter}`;
  quiz = `${home}/chapters/${course.quizChapter}`;
});

const query = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await server.services.db.pool.query<T & object>(text, values)).rows as T[];
const assignment = async () => {
  const [row] = await query<{ status: string; score: number | null; done: string[]; answers: number }>(
    `SELECT status, score, done_chapters AS done, (SELECT count(*)::int FROM quiz_answers q WHERE q.user_id = a.user_id) AS answers
      FROM assignments a WHERE campaign_id = $1 AND user_id = $2`,
    [campaignId, person.id],
  );
  return row;
};
const answer = (at: number, choice: number) =>
  browser.send(`${quiz}/answer?question=${at + 1}`, { question: course.questions[at] ?? '', answer: String(choice) });
const finishAll = async () => {
  await browser.send(`${video}/finish`);
  await answer(0, rightAnswer);
  await answer(1, 1);
};
const setStatus = (status: string) => query('UPDATE campaigns SET status = $2 WHERE id = $1', [campaignId, status]);
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('the overview of a course', () => {
  it('says what it is, until when, how far one is, and leads to the next chapter', async () => {
    const { status, body, headers } = await browser.get(home);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toContain(`<h1><span lang="en" dir="auto">${course.name}</span></h1>`);
    const [{ day } = { day: '' }] = await query<{ day: string }>(
      `SELECT to_char(due_at AT TIME ZONE 'Asia/Tokyo', 'FMMonth FMDD, YYYY') AS day FROM assignments WHERE user_id = $1`,
      [person.id],
    );
    expect(textOf(body)).toContain(`Due on ${day}`);
    expect(body).toMatch(/<progress class="landing-progress" aria-labelledby="progress" value="0" max="2"><\/progress>/);
    expect(textOf(body)).toMatch(/0 of 2 done .*Start .*Up next Watch .*Watch Video · 1:00 Up next .*Quiz · 2 questions To do/);
    expect(body).toContain(`<a class="landing-button" href="${video}">Start</a>`);
    await browser.send(`${video}/finish`);
    const later = (await browser.get(home)).body;
    expect(textOf(later)).toMatch(/1 of 2 done .*Continue .*Up next Quiz .*Watch Video · 1:00 Done/);
    expect(later).toContain(`<a class="landing-button" href="${quiz}">Continue</a>`);
  });

  it('is read in the language of the person, and the course in its own', async () => {
    await query(`UPDATE users SET language = 'he' WHERE id = $1`, [person.id]);
    await query(`UPDATE courses SET language = 'fr', description = 'Ce qui compte' WHERE id = $1`, [course.id]);
    for (const path of [home, video, quiz]) {
      const { body } = await browser.get(path);
      expect(body).toContain('<html lang="he" dir="rtl"');
      expect(body).toContain(`<span lang="fr" dir="auto">${course.name}</span>`);
      expect(body).not.toMatch(/\b(learn|learnerCourse|scorm|campaigns|courses|help)\.[a-z]|\{\{/);
    }
    expect((await browser.get(home)).body).toContain('<span lang="fr" dir="auto">Ce qui compte</span>');
  });

  it('escapes what people wrote, however long it is', async () => {
    const name = `<b>${'حماية المعلومات '.repeat(20)}`.slice(0, 255);
    await query('UPDATE courses SET name = $2 WHERE id = $1', [course.id, name]);
    await query('UPDATE chapters SET name = $2, section = $2 WHERE course_id = $1', [course.id, name]);
    await query('UPDATE quiz_questions SET question = $2, answers = ARRAY[$2, $2, $2, $2] WHERE chapter_id = $1', [
      course.quizChapter,
      name,
    ]);
    for (const path of [home, video, quiz]) {
      const { status, body } = await browser.get(path);
      expect(status).toBe(200);
      expect(body).toContain(name.replace('<b>', '&lt;b&gt;'));
      expect(body).not.toContain('<b>');
    }
  });

  it('works for games, and for a course without chapters', async () => {
    await query('UPDATE courses SET is_gaming = true, game = $2 WHERE id = $1', [course.id, 'phishing']);
    expect((await browser.get(home)).status).toBe(200);
    await query('DELETE FROM chapters WHERE course_id = $1', [course.id]);
    expect(textOf((await browser.get(home)).body)).toContain('This course has no chapters yet.');
  });
});

describe('a video', () => {
  it('plays without script, and is done when the person says so', async () => {
    const { body } = await browser.get(video);
    expect(body).toMatch(
      /<video src="\/media\/clips\/clip\.webm" controls="" playsInline="" preload="metadata" aria-label="Watch"/i,
    );
    expect(body).toContain(`<form action="${video}/finish" method="post">`);
    expect(body).toContain(`data-begun="${video}/begun"`);
    // Speeds need a script, which shows them.
    expect(body).toMatch(/<div class="course-speeds" role="group" aria-label="Playback speed" hidden=""/);
    expect((await browser.send(`${video}/finish`)).to).toBe(quiz);
    expect(await assignment()).toMatchObject({ status: 'in_progress', done: [course.videoChapter] });
    const again = (await browser.get(video)).body;
    expect(again).not.toMatch(/\/finish|\/begun/);
    expect(textOf(again)).toContain('Next chapter This chapter is done.');
  });

  it('is begun when the script says so', async () => {
    const said = await browser.send(`${video}/begun`);
    expect([said.status, said.body]).toEqual([204, '']);
    expect(await assignment()).toMatchObject({ status: 'in_progress', done: [] });
  });

  it('plays for people without a session of the panel, also if it is premium', async () => {
    await query(`UPDATE videos SET file = 'premium/deepfakes.webm' WHERE id = $1`, [course.videoId]);
    const src = /<video src="([^"]+)"/.exec((await browser.get(video)).body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(src).toMatch(/^\/files\/library\/deepfakes\.webm\?expires=/);
    const clip = await server.app.inject({ url: src, headers: { range: 'bytes=0-3' } });
    expect([clip.statusCode, clip.headers['content-type']]).toEqual([206, 'video/webm']);
  });

  it('plays when the company uploaded it', async () => {
    const admin = await server.signInAs(await server.aUser({ companyId, role: 'admin' }));
    const upload = { content: tiny('webm'), name: 'Tour.webm', query: { duration: '65' } };
    const { id } = (await uploadAs(server, admin, companyId)(uploadVideo, upload)).json<PickedVideo>();
    await query('UPDATE chapters SET video_id = $2 WHERE id = $1', [course.videoChapter, id]);
    const { body } = await browser.get(video);
    const src = /<video src="([^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect((await server.app.inject({ url: src })).rawPayload).toEqual(tiny('webm'));
    expect(textOf((await browser.get(home)).body)).toContain('Video · 1:05');
  });

  it('plays when a partner shared the course, also after the sharing ended', async () => {
    const partner = await server.aCompany({ isPartner: true });
    const shared = await aCourse(server, { companyId: partner.id });
    await query(
      'INSERT INTO course_shares (company_id, course_id, partner_id, received_at, removed_at) VALUES ($1, $2, $3, now(), now())',
      [companyId, shared.id, partner.id],
    );
    const campaign = await aRunningCampaign(server, shared, companyId, [person.id]);
    const chapter = `/learn/trainings/${campaign}/chapters/${shared.videoChapter}`;
    expect((await browser.get(chapter)).body).toContain('<video src="/media/clips/clip.webm"');
    expect((await browser.send(`${chapter}/finish`)).to).toContain(shared.quizChapter);
  });
});

describe('a quiz', () => {
  it('asks one question at a time, and nothing in it tells the right answer', async () => {
    const [first, second] = [await browser.get(quiz), await browser.get(`${quiz}?question=2`)];
    expect(textOf(first.body)).toContain('Question 1 of 2');
    expect(textOf(second.body)).toContain('Question 2 of 2');
    expect(first.body.match(/<input type="radio" required="" name="answer" value="\d"\/>/g)).toHaveLength(4);
    expect(first.body).toMatch(/<fieldset class="course-answers"><legend>/);
    await query('UPDATE quiz_questions SET correct_answer = 4 WHERE chapter_id = $1', [course.quizChapter]);
    expect((await browser.get(quiz)).body).toBe(first.body);
    expect((await browser.get(`${quiz}?question=2`)).body).toBe(second.body);
    expect(first.body).not.toMatch(/correct/i);
  });

  it('says after an answer whether it was right and which one is, and never of other questions', async () => {
    expect((await browser.get(quiz)).body).toContain('<title>Question 1 of 2 · Quiz');
    const wrong = await answer(0, 3);
    expect(wrong.to).toBe(`${quiz}?question=1`);
    const shown = await browser.get(wrong.to ?? '');
    expect(shown.body).toContain('<title>Not correct · Question 1 of 2 · Quiz');
    expect(textOf(shown.body)).toMatch(/Not quite\. .*One Two Correct answer Three Your answer Four Next question/);
    expect(shown.body).toContain(`href="${quiz}?question=2"`);
    expect((await browser.get(`${quiz}?question=2`)).body).not.toMatch(/correct/i);
    expect(await assignment()).toMatchObject({ status: 'in_progress', answers: 1, done: [] });
    const last = await answer(1, rightAnswer);
    expect(textOf((await browser.get(last.to ?? '')).body)).toMatch(
      /Correct\. .*Two Your answer · Correct answer .*See how you did/,
    );
    expect(await assignment()).toMatchObject({ score: 50, done: [course.quizChapter] });
    const result = (await browser.get(quiz)).body;
    expect(textOf(result)).toContain('1 of 2 answers correct');
    expect(result).toContain(`<a class="landing-button" href="${video}">Next chapter</a>`);
  });

  it('explains after an answer why it is right, and nowhere before', async () => {
    const why = 'Because a <b>bank</b> never asks.\nNever.';
    await query('UPDATE quiz_questions SET explanation = $2 WHERE id = $1', [course.questions[0], why]);
    const read = () => callAs(server, asLearnerApp, companyId)(readCourse, { params: { userId: person.id, campaignId } });
    for (const body of [(await browser.get(quiz)).body, (await browser.get(home)).body, (await read()).text])
      expect(body).not.toContain('never asks');
    const wrong = await answer(0, 3);
    expect((await browser.get(wrong.to ?? '')).body).toContain(
      '<p class="course-explanation"><span lang="en" dir="auto">Because a &lt;b&gt;bank&lt;/b&gt; never asks.\nNever.</span></p>',
    );
    for (const body of [(await browser.get(`${quiz}?question=2`)).body, (await read()).text])
      expect(body).not.toContain('never asks');
    const other = await answer(1, rightAnswer);
    expect((await browser.get(other.to ?? '')).body).not.toContain('course-explanation');
  });

  it('takes the first answer, also of two at the same moment', async () => {
    await answer(0, 3);
    const second = await answer(0, rightAnswer);
    expect(textOf((await browser.get(second.to ?? '')).body)).toContain(
      'You’ve already answered this question. The first answer counts.',
    );
    const both = await Promise.all([answer(1, 1), answer(1, rightAnswer)]);
    expect(both.filter(({ to }) => to?.includes('notice=final'))).toHaveLength(1);
    expect(
      await query('SELECT answer FROM quiz_answers WHERE user_id = $1 AND question_id = $2', [person.id, course.questions[0]]),
    ).toEqual([{ answer: 3 }]);
    // Also after the end.
    expect((await answer(1, 4)).to).toContain('notice=final');
    expect((await assignment())?.done).toEqual([course.quizChapter]);
  });

  it('can be answered in any order', async () => {
    const second = await answer(1, rightAnswer);
    expect((await browser.get(second.to ?? '')).body).toContain(`href="${quiz}?question=1">Next question</a>`);
    await answer(0, rightAnswer);
    expect(await assignment()).toMatchObject({ score: 100, done: [course.quizChapter] });
  });

  it('says what is missing in a form without an answer, and keeps the place', async () => {
    const empty = await browser.follow(`${quiz}/answer?question=2`, { question: course.questions[1] ?? '' });
    expect(textOf(empty.body)).toMatch(/Question 2 of 2 Choose an answer first\./);
    expect(await assignment()).toMatchObject({ status: 'not_started', answers: 0 });
  });

  it.each([
    ['an answer that there is not', { answer: '5' }, 422],
    ['an answer that is no number', { answer: 'x' }, 422],
    ['a question of another quiz', { question: crypto.randomUUID() }, 404],
    ['a question that is no id', { question: '1' }, 422],
  ])('refuses %s', async (_what, more, status) => {
    const form = { question: course.questions[0] ?? '', answer: '1', ...more };
    expect((await browser.send(`${quiz}/answer?question=1`, form)).status).toBe(status);
    expect(await assignment()).toMatchObject({ answers: 0 });
  });

  it('shows the first open question for a number that it does not have, and is not finished before its end', async () => {
    for (const number of ['0', '3', '-1', 'x', '9999']) {
      const { status, body } = await browser.get(`${quiz}?question=${number}`);
      expect(status).toBe(200);
      expect(textOf(body)).toContain('Question 1 of 2');
    }
    expect((await browser.send(`${quiz}/finish`)).status).toBe(422);
    expect(await assignment()).toMatchObject({ done: [] });
  });
});

describe('a quiz whose database goes away', () => {
  /** As when the database is stopped in the middle of a transaction of this person. */
  const goAway = (code: string) =>
    query(`CREATE OR REPLACE FUNCTION goes_away() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'terminating connection' USING ERRCODE = '${code}'; END $$;
      CREATE TRIGGER goes_away BEFORE INSERT ON quiz_answers FOR EACH ROW WHEN (NEW.user_id = '${person.id}') EXECUTE FUNCTION goes_away()`);
  const comeBack = () => query('DROP TRIGGER IF EXISTS goes_away ON quiz_answers; DROP FUNCTION IF EXISTS goes_away()');
  afterEach(comeBack);

  it.each(['57P01', '08006', '40P01'])('offers to send what was chosen once more, and loses nothing (%s)', async (code) => {
    await answer(0, rightAnswer);
    await goAway(code);
    const { status, body, headers } = await answer(1, 3);
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
    expect(textOf(body)).toContain('That didn’t work');
    expect(textOf(body)).toContain('Nothing you entered is lost. Send it again.');
    expect(await assignment()).toMatchObject({ answers: 1 });
    const [, form = '', inputs = ''] = /<form action="([^"]+)" method="post">(.*?)<\/form>/.exec(body) ?? [];
    const fields = [...inputs.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]);
    expect([form, fields]).toEqual([
      `${quiz}/answer?question=2`,
      [
        ['question', course.questions[1]],
        ['answer', '3'],
      ],
    ]);
    // Still away: the page offers the same again.
    expect((await browser.send(form, Object.fromEntries(fields))).body).toContain(`action="${form}"`);
    await comeBack();
    expect((await browser.send(form, Object.fromEntries(fields))).to).toBe(`${quiz}?question=2`);
    expect(await assignment()).toMatchObject({ answers: 2 });
    const answers = await query('SELECT answer FROM quiz_answers WHERE user_id = $1 ORDER BY answer', [person.id]);
    expect(answers).toEqual([{ answer: rightAnswer }, { answer: 3 }]);
  });
});

describe('the end of a course', () => {
  it('shows its result and stays readable; the figures are those of the learner app', async () => {
    await browser.send(`${video}/finish`);
    await answer(0, rightAnswer);
    const last = await answer(1, 1);
    expect(await assignment()).toEqual({
      status: 'completed',
      score: 50,
      answers: 2,
      done: [course.videoChapter, course.quizChapter],
    });
    expect((await browser.get(last.to ?? '')).body).toContain('See how you did');
    expect((await browser.get(quiz)).body).toContain(`<a class="landing-button" href="${home}">Your result</a>`);
    const { body } = await browser.get(home);
    expect(textOf(body)).toMatch(
      /Training completed 50% of your answers were correct Download certificate \(PDF\) .*How was this training\?/,
    );
    expect(textOf(body)).not.toMatch(/Due on|Up next/);
    expect((await browser.get(video)).status).toBe(200);
  });

  it('takes a review with stars, which a second one replaces', async () => {
    await finishAll();
    expect((await browser.get(home)).body.match(/type="radio"/g)).toHaveLength(5);
    const sent = await browser.follow(`${home}/review`, { rating: '4', comment: 'Short\r\nand clear' });
    expect(textOf(sent.body)).toContain('Thank you.');
    expect(sent.body).toMatch(/<input type="radio" required="" name="rating" checked="" value="4"\/>/);
    expect(sent.body).toContain('>Short\nand clear</textarea>');
    await browser.send(`${home}/review`, { rating: '2', comment: '' });
    expect(await query('SELECT rating, comment FROM course_reviews WHERE user_id = $1', [person.id])).toEqual([
      { rating: 2, comment: '' },
    ]);
  });

  it('says what is wrong with a review, and keeps what was typed', async () => {
    await finishAll();
    const none = await browser.send(`${home}/review`, { comment: 'Very good' });
    expect([none.status, textOf(none.body)]).toEqual([422, expect.stringContaining('Choose between one and five stars.')]);
    expect(none.body).toContain('>Very good</textarea>');
    // Another language is chosen for the page, not for what was sent.
    expect(none.body).toContain(`<input type="hidden" name="back" value="${home}"/>`);
    const long = await browser.send(`${home}/review`, { rating: '5', comment: 'x'.repeat(1001) });
    expect(textOf(long.body)).toContain('Shorten it to 1,000 characters.');
    expect(long.body).toMatch(/checked="" value="5"/);
    const strange = { rating: '5', comment: 'Good\u0000 one' };
    expect((await browser.send(`${home}/review`, strange)).status).toBe(303);
    expect((await browser.get(home)).body).toContain('>Good one</textarea>');
    // Browsers count a line break as one character, and send two.
    expect((await browser.send(`${home}/review`, { rating: '5', comment: '\r\n'.repeat(400) + 'x'.repeat(600) })).status).toBe(303);
  });

  it('refuses a review before it', async () => {
    expect((await browser.get(home)).body).not.toContain('name="rating"');
    const early = await browser.send(`${home}/review`, { rating: '5' });
    expect([early.status, textOf(early.body)]).toEqual([
      409,
      expect.stringContaining('You can only rate training that you have completed'),
    ]);
  });
});

describe('a course that changes while somebody takes it', () => {
  it('goes on with what it has now', async () => {
    await browser.send(`${video}/finish`);
    await answer(0, rightAnswer);
    await query('DELETE FROM quiz_questions WHERE id = $1', [course.questions[1]]);
    const stuck = (await browser.get(quiz)).body;
    expect(textOf(stuck)).toContain('1 of 1 answers correct');
    expect(stuck).toContain(`<form action="${quiz}/finish" method="post">`);
    expect((await browser.send(`${quiz}/finish`)).to).toBe(home);
    expect(await assignment()).toMatchObject({ status: 'completed', score: 100 });
  });

  it('is completed when it loses the last chapter that was open', async () => {
    await browser.send(`${video}/finish`);
    await query('DELETE FROM chapters WHERE id = $1', [course.quizChapter]);
    const { body } = await browser.get(home);
    expect(body).toContain(`<form action="${video}/finish" method="post">`);
    expect((await browser.send(`${video}/finish`)).to).toBe(home);
    expect(await assignment()).toMatchObject({ status: 'completed', done: [course.videoChapter] });
  });

  it('says of an answer what the page shows as right, also when that changes', async () => {
    const sent = await answer(0, 3);
    await query('UPDATE quiz_questions SET correct_answer = 3 WHERE id = $1', [course.questions[0]]);
    expect(textOf((await browser.get(sent.to ?? '')).body)).toMatch(/Correct\. .*Three Your answer · Correct answer/);
  });

  it('is still completed when it grows afterwards, and takes no answers any more', async () => {
    await finishAll();
    const before = await assignment();
    const question = crypto.randomUUID();
    await query(
      `INSERT INTO quiz_questions (id, chapter_id, position, question, answers, correct_answer)
        VALUES ($1, $2, 3, 'New?', ARRAY['One', 'Two', 'Three', 'Four'], 1)`,
      [question, course.quizChapter],
    );
    const { body } = await browser.get(`${quiz}?question=3`);
    expect(textOf(body)).toContain('Answers no longer count.');
    expect(body).not.toContain('<button class="landing-button"');
    expect(body).toContain(`<a class="landing-button" href="${home}">Your result</a>`);
    await browser.send(`${quiz}/answer?question=3`, { question, answer: '1' });
    expect(await assignment()).toEqual(before);
  });
});

describe('a page that is not there', () => {
  it.each([
    ['an unknown campaign', () => `/learn/trainings/${crypto.randomUUID()}`],
    ['a campaign that is no id', () => '/learn/trainings/1%27--'],
    ['a chapter that is no id', () => `${home}/chapters/x`],
    ['an unknown chapter', () => `${home}/chapters/${crypto.randomUUID()}`],
    ['a chapter of another course', async () => `${home}/chapters/${(await aCourse(server)).videoChapter}`],
    [
      'the campaign of a colleague',
      async () =>
        `/learn/trainings/${await aRunningCampaign(server, await aCourse(server), companyId, [(await server.aUser({ companyId })).id])}`,
    ],
    [
      'a campaign of another company',
      async () => {
        const other = await server.aUser();
        return `/learn/trainings/${await aRunningCampaign(server, course, other.companyId, [other.id])}`;
      },
    ],
  ])('says so: %s', async (_what, address) => {
    const path = await address();
    const { status, body } = await browser.get(path);
    expect([status, textOf(body)]).toEqual([404, expect.stringContaining('This training is not available')]);
    expect(body).not.toContain(course.name);
    const action = path.includes('/chapters/') ? 'finish' : 'review';
    expect((await browser.send(`${path}/${action}`, { rating: '5' })).status).toBe(404);
  });
});

describe('a campaign that does not run', () => {
  it.each([
    ['suspended', 'It is paused. What you’ve done so far is kept.'],
    ['ended', 'It has ended. There is nothing left for you to do.'],
  ])('shows no content and takes nothing: %s', async (status, text) => {
    await browser.send(`${video}/finish`);
    await setStatus(status);
    for (const path of [home, video, quiz]) {
      const { body } = await browser.get(path);
      expect(textOf(body)).toContain(`${course.name} ${text}`);
      expect(body).not.toMatch(/<video|type="radio"|<progress/);
    }
    const before = await assignment();
    for (const reply of [await answer(0, 1), await browser.send(`${quiz}/finish`), await browser.send(`${video}/begun`)]) {
      expect(reply.status).toBe(409);
      expect(textOf(reply.body)).toContain(text);
    }
    expect(await assignment()).toEqual(before);
    await setStatus('running');
    expect((await browser.get(home)).body).toContain('value="1" max="2"');
  });

  it('shows the result of a completed one, and takes no review', async () => {
    await finishAll();
    await setStatus('ended');
    const { body } = await browser.get(home);
    expect(textOf(body)).toContain('Training completed 50% of your answers were correct');
    expect(body).not.toContain('name="rating"');
    expect((await browser.send(`${home}/review`, { rating: '5' })).status).toBe(409);
    expect(await query('SELECT 1 FROM course_reviews WHERE user_id = $1', [person.id])).toEqual([]);
  });
});

describe('who may not', () => {
  it.each([
    ['a person who is disabled', () => query('UPDATE users SET disabled = true WHERE id = $1', [person.id])],
    ['a person without a session', async () => browser.cookies.clear()],
  ])('is sent to the sign-in: %s', async (_who, lock) => {
    await lock();
    for (const [reply, page] of [
      [await browser.get(home), home],
      [await browser.get(quiz), quiz],
      [await answer(0, 1), `${quiz}?question=1`],
      [await browser.send(`${video}/finish`), video],
    ] as const)
      expect([reply.status, reply.to]).toEqual([303, `/learn/sign-in?${new URLSearchParams({ to: page }).toString()}`]);
    expect(await assignment()).toMatchObject({ status: 'not_started', answers: 0 });
  });

  it('is sent to the sign-in: a person whose company is disabled', async () => {
    const other = await server.aUser();
    const campaign = await aRunningCampaign(server, course, other.companyId, [other.id]);
    const theirs = await learnerBrowser(server, other);
    expect((await theirs.get(`/learn/trainings/${campaign}`)).status).toBe(200);
    await query('UPDATE companies SET disabled = true WHERE id = $1', [other.companyId]);
    expect((await theirs.get(`/learn/trainings/${campaign}`)).to).toMatch(/^\/learn\/sign-in\?to=/);
  });

  it('sends no form from another site', async () => {
    const form = { question: course.questions[0] ?? '', answer: '1' };
    expect((await browser.send(`${quiz}/answer?question=1`, form, 'cross-site')).status).toBe(403);
    expect((await browser.send(`${video}/finish`, {}, 'same-site')).status).toBe(403);
    expect(await assignment()).toMatchObject({ status: 'not_started', answers: 0 });
  });
});

it('changes nothing by being opened', async () => {
  const rows = async () => [
    await query('SELECT * FROM assignments WHERE user_id = $1', [person.id]),
    await query('SELECT * FROM quiz_answers WHERE user_id = $1', [person.id]),
    await query('SELECT * FROM course_reviews WHERE user_id = $1', [person.id]),
  ];
  for (const prepare of [async () => undefined, () => answer(0, 1), finishAll]) {
    await prepare();
    const before = await rows();
    for (const path of [home, video, quiz, `${quiz}?question=1`, `${quiz}?question=2`, `${home}?notice=reviewed`])
      await browser.get(path);
    for (const action of [`${video}/finish`, `${video}/begun`, `${quiz}/answer`, `${home}/review`])
      expect((await browser.get(action)).status).toBe(404);
    expect(await rows()).toEqual(before);
  }
});
