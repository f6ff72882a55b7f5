import { beforeAll, describe, expect, it } from 'vitest';
import { learnerLimits } from '#contract/learner/limits';
import { now } from '#server/clock';
import { ownerTx } from '#server/db/tx';
import { createLink } from '#server/identity/oneTimeLinks';
import { aCourse, aRunningCampaign, rightAnswer, type TestCourse } from '#tests/support/calls/courses';
import { startExerciseLife } from '#tests/support/exercises/exercises';
import { learnerBrowser } from '#tests/support/learner/learnerBrowser';

let life: Awaited<ReturnType<typeof startExerciseLife>>;
let customer: Awaited<ReturnType<typeof life.aCustomer>>;
let companyId: string;
let course: TestCourse;
let campaignId: string;
let exerciseId: string;
let admin: Awaited<ReturnType<typeof learnerBrowser>>;
let person: Awaited<ReturnType<typeof life.server.aUser>>;
/** A company whose people have a course and an exercise that its admin does not have, and the admin’s browser, who came from the panel. */
beforeAll(async () => {
  life = await startExerciseLife();
  customer = await life.aCustomer();
  companyId = customer.companyId;
  person = await life.server.aUser({ companyId });
  course = await aCourse(life.server);
  campaignId = await aRunningCampaign(life.server, course, companyId, [person.id]);
  ({ id: exerciseId } = await life.launch(companyId, customer.call, now()));
  const adminId = customer.admin.id;
  // The job that a launch queues may still come, and would assign them again.
  for (const table of ['campaigns', 'exercise_campaigns'])
    await life.query(`UPDATE ${table} SET audience = 'departments' WHERE company_id = $1`, [companyId]);
  for (const table of ['assignments', 'exercise_assignments'])
    await life.query(`DELETE FROM ${table} WHERE user_id = $1`, [adminId]);
  admin = await learnerBrowser(life.server, { id: adminId, companyId }, { isPreview: true });
});

const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const note = 'Not assigned to you. You see it as your people do, and nothing you do here is recorded.';
const training = () => `/learn/trainings/${campaignId}`;
const chapter = (id: string) => `${training()}/chapters/${id}`;
const exercise = () => `/learn/exercises/${exerciseId}`;
/** All that doing a task writes in the company. */
const stored = () =>
  life.query(
    `SELECT (SELECT count(*)::int FROM assignments WHERE user_id = $2) AS tasks,
      (SELECT count(*)::int FROM quiz_answers WHERE company_id = $1) AS answers,
      (SELECT count(*)::int FROM exercise_answers WHERE company_id = $1) AS "exerciseAnswers",
      (SELECT count(*)::int FROM assignments WHERE company_id = $1 AND status <> 'not_started') AS begun`,
    [companyId, customer.admin.id],
  );
const nothing = [{ tasks: 0, answers: 0, exerciseAnswers: 0, begun: 0 }];

describe('an admin who comes from the panel', () => {
  it('finds what their people have to do below what they have to do themselves', async () => {
    const { body } = await admin.get('/learn');
    expect(textOf(body)).toMatch(new RegExp(`Nothing to do .*What your people have to do ${note} .*Spot the phish .*Preview`));
    expect(body).toContain(`href="${training()}"`);
    expect(body).toContain(`href="${exercise()}"`);
  });

  it('goes through a course whose answers are shown and not stored', async () => {
    const overview = (await admin.get(training())).body;
    expect(textOf(overview)).toContain(`${note}`);
    expect(textOf(overview)).not.toContain('Due on');
    expect(overview).toContain(`<a class="landing-button" href="${chapter(course.videoChapter)}">Start</a>`);
    expect(textOf((await admin.get(chapter(course.videoChapter))).body)).toContain(note);
    await admin.send(`${chapter(course.videoChapter)}/begun`);
    expect((await admin.send(`${chapter(course.videoChapter)}/finish`)).to).toBe(chapter(course.quizChapter));
    const answer = (number: number, choice: string) =>
      admin.follow(`${chapter(course.quizChapter)}/answer?question=${number}`, {
        question: course.questions[number - 1] ?? '',
        answer: choice,
      });
    expect(textOf((await answer(1, '')).body)).toContain('Choose an answer first.');
    const first = await answer(1, String(rightAnswer));
    expect(textOf(first.body)).toMatch(/Your answer · Correct answer/);
    expect(first.body).toContain(`href="${chapter(course.quizChapter)}?question=2"`);
    const last = await answer(2, String(rightAnswer - 1));
    expect(textOf(last.body)).toContain('Your answer');
    expect(last.body).toContain(`<a class="landing-button" href="${training()}">Chapters</a>`);
    expect((await admin.send(`${training()}/review`, { rating: '5', comment: '' })).status).toBe(404);
    expect(await stored()).toEqual(nothing);
  });

  it('is shown no answer before they try one', async () => {
    const { body } = await admin.get(chapter(course.quizChapter));
    expect(body).not.toContain('Correct answer');
    expect(body).not.toContain('data-tone="right"');
  });

  it('goes through an exercise in the same way', async () => {
    const before = (await admin.get(exercise())).body;
    expect(textOf(before)).toMatch(new RegExp(`${note} .*Message 1 of 10`));
    expect(before).not.toContain('Everybody is warned');
    const frame = (await admin.get(`${exercise()}/frame?message=1`)).body;
    expect(frame).not.toContain('data-order');
    const { to, body } = await admin
      .send(`${exercise()}/answer`, { templateId: life.templates[0] ?? '', answer: 'REPORT_PHISHING' })
      .then(async (sent) => ({ to: sent.to, body: (await admin.get(sent.to ?? '')).body }));
    expect(to).toBe(`${exercise()}?message=1&tried=REPORT_PHISHING`);
    expect(textOf(body)).toContain('Everybody is warned');
    expect((await admin.get(`${exercise()}/frame?message=1&tried=REPORT_PHISHING`)).body).toContain('data-order');
    expect(body).toContain(`href="${exercise()}?message=2"`);
    const last = (await admin.get(`${exercise()}?message=10&tried=REPORT_PHISHING`)).body;
    expect(last).toContain('<a class="landing-button" href="/learn">My tasks</a>');
    expect(await stored()).toEqual(nothing);
  });

  it('sees neither what does not run nor what another company has', async () => {
    const stranger = await life.aCustomer();
    const theirs = await learnerBrowser(life.server, { id: stranger.admin.id, companyId: stranger.companyId }, { isPreview: true });
    expect((await theirs.get('/learn')).body).not.toContain('What your people have to do');
    for (const path of [training(), chapter(course.quizChapter), exercise()]) expect((await theirs.get(path)).status).toBe(404);
    // Without a plan the clock does not resume it.
    await life.query('UPDATE companies SET has_boost = false WHERE id = $1', [companyId]);
    await life.query("UPDATE campaigns SET status = 'suspended' WHERE id = $1", [campaignId]);
    expect((await admin.get(training())).status).toBe(404);
    expect((await admin.get('/learn')).body).not.toContain(training());
    await life.query('UPDATE companies SET has_boost = true WHERE id = $1', [companyId]);
    await life.query("UPDATE campaigns SET status = 'running' WHERE id = $1", [campaignId]);
  });

  it('does what they have themselves, and that counts', async () => {
    const ownCourse = await aCourse(life.server);
    const own = await aRunningCampaign(life.server, ownCourse, companyId, [customer.admin.id]);
    const page = (await admin.get(`/learn/trainings/${own}`)).body;
    expect(textOf(page)).toContain('Due on');
    expect(textOf(page)).not.toContain(note);
    await admin.send(`/learn/trainings/${own}/chapters/${ownCourse.videoChapter}/finish`);
    expect(await life.query('SELECT status FROM assignments WHERE campaign_id = $1', [own])).toEqual([{ status: 'in_progress' }]);
  });
});

it('an admin from the panel finds every campaign, page by page, and the one that they come from at once', async () => {
  const { admin: boss, companyId: id } = await life.aCustomer();
  const theirs = await learnerBrowser(life.server, { id: boss.id, companyId: id }, { isPreview: true });
  const all: string[] = [];
  for (let n = 0; n < learnerLimits.previews + 1; n += 1)
    all.push(await aRunningCampaign(life.server, await aCourse(life.server), id, []));
  const listed = (body: string) => [...body.matchAll(/href="\/learn\/trainings\/([^"]+)"/g)].map(([, one]) => one ?? '');
  const first = (await theirs.get('/learn')).body;
  expect(first).toContain('<a rel="next" href="/learn?previews=2" aria-label="Older tasks: What your people have to do">');
  const second = (await theirs.get('/learn?previews=2')).body;
  expect(second).toContain('<a rel="prev" href="/learn" ');
  expect(second).not.toContain('Nothing to do');
  expect(listed(second)).toHaveLength(1);
  expect([...listed(first), ...listed(second)].toSorted()).toEqual(all.toSorted());
  expect((await theirs.get('/learn?previews=9')).body).toContain('<a rel="prev" href="/learn" ');
  const { server } = life;
  const token = await ownerTx(server.services.db, (tx) => createLink(tx, { kind: 'learner', companyId: id, userId: boss.id }));
  const last = listed(second)[0] ?? '';
  expect((await theirs.send(`/learn/panel/${token}/open?campaign=${last}`)).to).toBe(`/learn/trainings/${last}`);
});

it('a learner with a link of a mail has no page for what is not theirs', async () => {
  const other = await life.server.aUser({ companyId });
  const browser = await learnerBrowser(life.server, other);
  for (const path of [training(), chapter(course.videoChapter)]) expect((await browser.get(path)).status).toBe(404);
  for (const list of ['/learn', '/learn?previews=2']) expect((await browser.get(list)).body).not.toContain('What your people');
  const sent = await browser.send(`${chapter(course.quizChapter)}/answer?question=1&chosen=1`, {
    question: course.questions[0] ?? '',
    answer: '1',
  });
  expect(sent.status).toBe(404);
});
