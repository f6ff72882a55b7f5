import { beforeAll, describe, expect, it } from 'vitest';
import { learnerLimits } from '#contract/learner/limits';
import { aCourse, aRunningCampaign } from '#tests/support/calls/courses';
import { readPdf, solid } from '#tests/support/files/pdfText';
import { learnerBrowser } from '#tests/support/learner/learnerBrowser';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
let companyId: string;
beforeAll(async () => {
  server = await startTestServer();
  companyId = (await server.aCompany({ name: 'Acme', hasBoost: true, timeZone: 'Asia/Tokyo' })).id;
});

const query = (text: string, values: unknown[] = []) => server.services.db.pool.query(text, values);
const complete = (campaignId: string, userId: string, at = '2026-11-28T22:00:00Z') =>
  query(`UPDATE assignments SET status = 'completed', score = 40, completed_at = $3 WHERE campaign_id = $1 AND user_id = $2`, [
    campaignId,
    userId,
    at,
  ]);

/** A person with a course, and their browser. */
async function aLearner(courseName = 'Deepfakes', given: Parameters<TestServer['aUser']>[0] = {}) {
  const person = await server.aUser({ companyId, name: 'Ada', lastName: 'Lovelace', ...given });
  const campaignId = await aRunningCampaign(server, await aCourse(server, { name: courseName }), companyId, [person.id]);
  return { person, campaignId, home: `/learn/trainings/${campaignId}`, browser: await learnerBrowser(server, person) };
}

describe('the certificate of a course', () => {
  it('is on the page of its result, and says who completed what and when', async () => {
    const { person, campaignId, home, browser } = await aLearner();
    await complete(campaignId, person.id);
    expect((await browser.get(home)).body).toContain(`href="${home}/certificate">Download certificate (PDF)</a>`);
    const reply = await browser.get(`${home}/certificate`);
    expect(reply.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    expect(reply.headers['content-disposition']).toContain('filename="Deepfakes_Ada_Lovelace.pdf"');
    const { title, lines, pages, metadata } = await readPdf(reply.bytes, 'ltr');
    expect([title, pages.length]).toEqual(['Certificate of completion', 1]);
    // The day in Tokyo.
    for (const text of ['Acme', 'Ada Lovelace', 'for completing this security training', 'Deepfakes', 'Nov 29, 2026'])
      expect(lines.join('\n')).toContain(text);
    expect(metadata).toContain('<pdfuaid:part>1</pdfuaid:part>');
  });

  it.each([
    ['he', 'rtl', 'תעודת סיום'],
    ['ja', 'ltr', '修了証'],
  ] as const)('is in the language of the page: %s', async (language, dir, title) => {
    const { person, campaignId, home, browser } = await aLearner();
    await complete(campaignId, person.id);
    const reply = await browser.get(`${home}/certificate?lang=${language}`);
    expect((await readPdf(reply.bytes, dir)).title).toBe(title);
  });

  it('has room for the longest names, also without spaces', async () => {
    const long = 'حماية المعلومات والتصيد '.repeat(11).slice(0, 255);
    for (const [name, language] of [
      [long, 'ar'],
      ['W'.repeat(255), 'en'],
    ] as const) {
      const { person, campaignId, home, browser } = await aLearner(name, { name, lastName: '' });
      await complete(campaignId, person.id);
      const reply = await browser.get(`${home}/certificate?lang=${language}`);
      const { pages } = await readPdf(reply.bytes, language === 'ar' ? 'rtl' : 'ltr');
      expect(pages).toHaveLength(1);
      expect(pages[0]).toContain(solid(language === 'ar' ? 'والتصيد' : 'W'.repeat(20)));
      expect(String(reply.headers['content-disposition']).length).toBeLessThan(1500);
    }
  });

  it('is for the person alone, once the course is completed, and stays after the campaign', async () => {
    const { person, campaignId, home, browser } = await aLearner();
    expect((await browser.get(home)).body).not.toContain('/certificate');
    expect((await browser.get(`${home}/certificate`)).status).toBe(404);
    await complete(campaignId, person.id);
    const other = await learnerBrowser(server, await server.aUser({ companyId }));
    expect((await other.get(`${home}/certificate`)).status).toBe(404);
    await query(`UPDATE campaigns SET status = 'ended' WHERE id = $1`, [campaignId]);
    expect((await browser.get(home)).body).toContain(`href="${home}/certificate"`);
    expect((await browser.get(`${home}/certificate`)).status).toBe(200);
  });
});

describe('what a person has done', () => {
  it('has its certificate in My tasks', async () => {
    const { person, campaignId, home, browser } = await aLearner();
    expect((await browser.get('/learn')).body).not.toContain('/certificate');
    await complete(campaignId, person.id);
    expect((await browser.get('/learn')).body).toContain(
      `<a href="${home}/certificate" aria-label="Download certificate (PDF): Deepfakes">`,
    );
  });

  it('is on pages, the newest first, of which each leads to the next', async () => {
    const { person, campaignId, browser } = await aLearner('The oldest');
    await complete(campaignId, person.id, '2020-01-01T00:00:00Z');
    for (let at = 0; at < learnerLimits.doneTasks; at++) {
      const course = await aCourse(server, { name: 'A newer one' });
      await complete(await aRunningCampaign(server, course, companyId, [person.id]), person.id);
    }
    const newest = (await browser.get('/learn')).body;
    expect(newest.match(/>A newer one</g)).toHaveLength(learnerLimits.doneTasks);
    expect(newest).not.toMatch(/The oldest|rel="prev"/);
    expect(newest).toContain('<a rel="next" href="/learn?page=2" aria-label="Older tasks: Done">Older tasks</a>');
    const oldest = (await browser.get('/learn?page=2')).body;
    expect(oldest).toContain('The oldest');
    expect(oldest).not.toMatch(/A newer one|rel="next"|All done/);
    expect(oldest).toContain('<a rel="prev" href="/learn" aria-label="Newer tasks: Done">Newer tasks</a>');
    // A page that there is not leads back.
    expect((await browser.get('/learn?page=9')).body).toContain(
      '<a rel="prev" href="/learn" aria-label="Newer tasks: Done">Newer tasks</a>',
    );
    for (const page of ['0', 'x', '-1', '99999']) expect((await browser.get(`/learn?page=${page}`)).body).toContain('All done');
  });
});
