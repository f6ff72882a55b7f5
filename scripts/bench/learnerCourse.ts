import { z } from 'zod';
import { startCampaign } from '#contract/campaigns/campaigns';
import { listCourses } from '#contract/courses/courses';
import { listUsers } from '#contract/people/users';
import { learnerLinkPath, writeLearnerLink } from '../../server/mail/learnerLink.ts';
import { openSecrets } from '../../server/secrets.ts';
import { openServerKeys } from '../../server/serverKeys.ts';
import type { ApiClient } from './apiClient.ts';
import { type Figure, ofLatencies } from './figures.ts';

/** How many people take the course. */
const most = 300;
const assignedWithinMs = 120_000;

interface LearnerBench {
  base: string;
  api: ApiClient;
  /** Of the server: its key signs personal links. */
  dataDir: string;
  benchToken: string;
  /** How many people are on the pages at once. */
  atOnce: number;
  name(id: string): string;
  label(what: string): string;
}

const person = z.object({
  id: z.string(),
  account: z.string(),
  departments: z.array(z.object({ id: z.string(), name: z.string() })),
});
const page = z.object({ usersPerPage: z.array(person) });
const course = z.object({
  id: z.string(),
  name: z.string(),
  isActive: z.boolean(),
  course_type: z.string(),
  total_chapters: z.number(),
  total_quizzes: z.number(),
});

/** Starts a course that nobody has, with a quiz, for one department, and returns its people. */
async function startForDepartment(api: ApiClient): Promise<{ campaignId: string; userIds: string[] }> {
  const { usersPerPage: some } = await api.post(listUsers.path, { pageSize: 25 }, page);
  const department = some.flatMap(({ departments }) => departments)[0];
  const chosen = (await api.get(listCourses.path, z.array(course))).find(
    ({ isActive, course_type: type, total_quizzes: quizzes }) => !isActive && type !== 'awareness' && quizzes > 0,
  );
  if (!department || !chosen) throw new Error('no department or no course to start');
  const { id: campaignId } = await api.post(
    startCampaign.path,
    {
      courseId: chosen.id,
      campaign_name: chosen.name,
      courseName: chosen.name,
      totalChapters: chosen.total_chapters,
      start_date: Math.floor(Date.now() / 1000),
      campaign_assignment_type: 'departments',
      user_departments: [department.name],
      selectedGroups: [],
      days_to_complete: 30,
      notificationsEnabled: false,
      notificationSubject: '',
      notificationMessage: '',
    },
    z.object({ id: z.string() }),
  );
  const userIds: string[] = [];
  for (let pageNumber = 1; userIds.length < most; pageNumber += 1) {
    const { usersPerPage } = await api.post(listUsers.path, { pageSize: 100, pageNumber, departmentIds: [department.id] }, page);
    if (usersPerPage.length === 0) break;
    userIds.push(...usersPerPage.filter(({ account }) => account === 'learner').map(({ id }) => id));
  }
  return { campaignId, userIds: userIds.slice(0, most) };
}

type Step = 'enter' | 'page' | 'form';

/** The browser of one person, without script. It follows redirects itself, so that each request is timed. */
class Browser {
  private cookie = '';
  private readonly base: string;
  private readonly benchToken: string;
  readonly times: Record<Step, number[]>;
  constructor({ base, benchToken }: LearnerBench, times: Record<Step, number[]>) {
    [this.base, this.benchToken, this.times] = [base, benchToken, times];
  }
  async get(path: string): Promise<string> {
    const reply = await this.ask('page', path);
    const to = reply.headers.get('location');
    return to ? this.get(to) : reply.text();
  }
  async send(step: 'enter' | 'form', path: string, form: Record<string, string> = {}): Promise<string> {
    const reply = await this.ask(step, path, form);
    for (const one of reply.headers.getSetCookie()) this.cookie = one.split(';')[0] ?? '';
    const to = reply.headers.get('location');
    return to ? this.get(to) : reply.text();
  }
  private async ask(step: Step, path: string, form?: Record<string, string>): Promise<Response> {
    const start = performance.now();
    const reply = await fetch(new URL(path, this.base), {
      redirect: 'manual',
      headers: { 'x-heed-bench': this.benchToken, cookie: this.cookie, 'accept-language': 'en' },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    if (reply.status >= 400) throw new Error(`${path} answered ${reply.status}`);
    this.times[step].push(performance.now() - start);
    return reply;
  }
}

const found = (html: string, pattern: RegExp): string | undefined => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&');

/** Takes the course from the personal link of a mail to its result. */
async function takeCourse(browser: Browser, token: string): Promise<void> {
  let html = await browser.send('enter', `${learnerLinkPath}/${token}/open`);
  for (let steps = 0; !html.includes('course-result'); steps += 1) {
    const finish = found(html, / action="([^"]+\/finish)"/);
    const answer = found(html, / action="([^"]+\/answer[^"]*)"/);
    const next = found(html, /<a class="landing-button" href="([^"]+)"/);
    if (finish) html = await browser.send('form', finish);
    else if (answer)
      html = await browser.send('form', answer, { question: found(html, /name="question" value="([^"]+)"/) ?? '', answer: '1' });
    else if (next) html = await browser.get(next);
    else throw new Error('a page of a course leads nowhere');
    if (steps > 200) throw new Error('a course has no end');
  }
}

/** How many people an hour can take a course on the pages of learners, and how fast these answer meanwhile. */
export async function measureLearners(bench: LearnerBench): Promise<Figure[]> {
  const { api, dataDir, atOnce, name, label } = bench;
  const secrets = openSecrets(openServerKeys({ dataDir, auditKey: undefined, secretsKey: undefined }).secretsKey);
  const { campaignId, userIds } = await startForDepartment(api);
  const tokenOf = (userId: string) => writeLearnerLink(secrets, { userId, campaignId, issuedAt: new Date(), isFresh: false });
  await untilAssigned(bench, campaignId, tokenOf(userIds.at(-1) ?? ''));
  const times: Record<Step, number[]> = { enter: [], page: [], form: [] };
  const waiting = [...userIds];
  const begin = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let userId = waiting.pop(); userId; userId = waiting.pop()) await takeCourse(new Browser(bench, times), tokenOf(userId));
    }),
  );
  const hours = (performance.now() - begin) / 3_600_000;
  return [
    { id: name('learners.rate'), what: label('a whole course, people an hour'), unit: 'people/h', value: userIds.length / hours },
    ...ofLatencies(name('learners-enter'), label('personal link opens a session'), times.enter),
    ...ofLatencies(name('learners-page'), label('page of a course'), times.page),
    ...ofLatencies(name('learners-form'), label('chapter finished, question answered'), times.form),
  ];
}

/** Waits until the campaign has reached its last person. */
async function untilAssigned(bench: LearnerBench, campaignId: string, token: string): Promise<void> {
  const browser = new Browser(bench, { enter: [], page: [], form: [] });
  let html = await browser.send('enter', `${learnerLinkPath}/${token}/open`);
  for (const until = performance.now() + assignedWithinMs; !html.includes(campaignId); html = await browser.get('/learn')) {
    if (performance.now() > until) throw new Error('the course was not assigned in time');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
