import { randomUUID } from 'node:crypto';
import { fillPath } from '#contract/kit/endpoint';
import { beforeAll, describe, expect, it } from 'vitest';
import { listAuditLog } from '#contract/company/audit';
import { listReportCampaigns } from '#contract/reports/campaignReport';
import { getGeneralReport } from '#contract/reports/generalReport';
import type { Endpoint } from '#contract/kit/endpoint';
import { listQuizQuestions, listQuizUsers } from '#contract/reports/quizReports';
import { listReviews } from '#contract/reports/reviewReports';
import { listCampaignUsers } from '#contract/reports/trainingReports';
import { assignments, campaigns, courses } from '#server/db/schema';
import { ownerTx } from '#server/db/tx';
import { callAs } from '#tests/support/calls/callAs';
import { readPdf } from '#tests/support/files/pdfText';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
let headers: Record<string, string>;
let companyId: string;
let departmentId: string;
const campaignId = randomUUID();
const day = (n: number) => new Date(Date.UTC(2026, 2, n, 23));

beforeAll(async () => {
  server = await startTestServer();
  companyId = (await server.aCompany({ name: 'Acme (EMEA) Ltd.', hasBoost: true })).id;
  const owner = await server.aUser({ companyId, role: 'admin', name: 'Zed', lastName: 'Owner' });
  const ana = await server.aUser({ companyId, name: 'Ana', lastName: 'Lima', email: `ana@${companyId}.example` });
  const bo = await server.aUser({ companyId, name: '#panic("Bo")', lastName: 'Berg', disabled: true });
  const gone = await server.aUser({ companyId, name: 'Deleted', lastName: 'user', deletedAt: day(9) });
  departmentId = (await server.aDepartment({ companyId, name: 'Sales' }, [ana, bo])).id;
  const course = { id: randomUUID(), companyId, name: 'Safe links', courseType: 'awareness' as const, createdAt: day(1) };
  const other = { ...course, id: randomUUID(), name: 'Passwords' };
  const common = { companyId, courseId: course.id, audience: 'all' as const, daysToComplete: 7, createdAt: day(1) };
  const running = { ...common, status: 'running' as const, startsAt: day(2), notificationsEnabled: false };
  const times = { companyId, campaignId, assignedAt: day(2), dueAt: day(9) };
  await ownerTx(server.services.db, async (tx) => {
    await tx.insert(courses).values([course, other]);
    await tx.insert(campaigns).values([
      { ...running, id: campaignId, name: 'Spring' },
      { ...running, id: randomUUID(), courseId: other.id, name: 'חורף' },
    ]);
    await tx.insert(assignments).values([
      { ...times, userId: owner.id, status: 'not_started' },
      { ...times, userId: ana.id, status: 'completed', score: 80, startedAt: day(3), completedAt: day(4) },
      { ...times, userId: bo.id, status: 'overdue', score: 50, startedAt: day(3) },
      { ...times, userId: gone.id, status: 'completed', score: 100, completedAt: day(4) },
    ]);
  });
  headers = await server.signInAs(owner);
});

interface Asked {
  query?: Record<string, string>;
  language?: string;
  more?: Record<string, string>;
}

async function ask(endpoint: Endpoint, { query = {}, language = 'en', more = {} }: Asked = {}) {
  const path = fillPath(endpoint.path, { companyId, campaignId });
  return server.app.inject({
    method: 'GET',
    url: `/gateway${path}?${new URLSearchParams(query)}`,
    headers: { ...headers, accept: 'application/pdf, application/json;q=0.9', 'accept-language': language, ...more },
  });
}
async function paper(endpoint: Endpoint, asked?: Asked) {
  const reply = await ask(endpoint, asked);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf']);
  const pdf = await readPdf(reply.rawPayload, asked?.language === 'he' ? 'rtl' : 'ltr');
  return { ...pdf, text: pdf.lines.join('\n'), filename: String(reply.headers['content-disposition']) };
}
const lastAudit = async () =>
  (await callAs(server, headers, companyId)(listAuditLog)).json<{ action: string; subjectCount: number; subject: object }[]>()[0];

describe('a report on paper', () => {
  it('has the filters, figures, charts and rows of the page, in the same order', async () => {
    const query = { departments: departmentId, orderBy: 'name', order: 'DESC', searchText: 'Spr' };
    const { text, title, filename, elements } = await paper(listReportCampaigns, { query });
    expect(title).toBe('Training report');
    expect(filename).toMatch(/filename="?training-\d{4}-\d\d-\d\d\.pdf/);
    expect(text).toContain('Acme (EMEA) Ltd.');
    expect(text).toMatch(/Departments Sales\n/);
    expect(text).toMatch(/Running/);
    expect(text).toContain('Search: Spr');
    expect(text).toMatch(/Spring Running 2 1 /);
    expect(text).not.toContain('חורף');
    expect(elements.filter(({ role }) => role === 'Figure').map(({ alt }) => alt?.split(':')[0])).toEqual([
      'Progress',
      'Completion by department',
      'Assigned and completed over time',
    ]);
  });

  it("is in the reader's language, completely, right to left if needed", async () => {
    const { text, language } = await paper(listReportCampaigns, { language: 'he' });
    expect(language).toBe('he');
    expect(text).toContain('חורף');
    expect(text).toContain('Spring');
    expect(text).not.toMatch(/\b(Training|Running|Completed)\b/);
  });

  it('names the people of a course: deleted people have no name, disabled people are marked', async () => {
    const { text, title, filename } = await paper(listCampaignUsers, { query: { statuses: 'completed' } });
    expect(title).toBe('Safe links – Statistics');
    expect(filename).toMatch(/Safe%20links-20\d\d/);
    expect(text).toContain('Ana Lima');
    expect(text).toContain('Deleted user');
    expect(text).not.toContain('Zed Owner');
    expect(text).toMatch(/Status Completed\n|Statuses Completed\n/);
    // Of everybody in the campaign, whatever the filter.
    expect(text).toMatch(/(^|\n)4 /);
    expect(await lastAudit()).toMatchObject({ action: 'users.exported', subjectCount: 2, subject: { label: 'Spring' } });
    const all = await paper(listCampaignUsers);
    expect(all.text).toContain('#panic("Bo") Berg');
    expect(all.text).toContain('(Account');
  });

  it("has the days of the reader's time zone", async () => {
    const at = async (zone: string) => (await paper(listReportCampaigns, { more: { 'time-zone': zone } })).text;
    expect(await at('UTC')).toContain('Mar 2, 2026');
    expect(await at('Asia/Tokyo')).toContain('Mar 3, 2026');
    expect(await at('Nowhere/Else')).toContain('Mar 2, 2026');
  });

  it.each([
    ['general', getGeneralReport, 'General report'],
    ['quizzes-questions', listQuizQuestions, 'Quiz report · Questions'],
    ['quizzes-users', listQuizUsers, 'Quiz report · Users'],
    ['reviews', listReviews, 'Employee reviews'],
  ])('is made of %s', async (name, endpoint, said) => {
    const { text, title, filename } = await paper(endpoint);
    expect(title).toContain(said.split(' ')[0]);
    expect(filename).toContain(`${name}-20`);
    expect(text).toContain('Acme (EMEA) Ltd.');
  });

  it('compares the general report with the previous period', async () => {
    const query = { dateFrom: '2026-03-01', dateTo: '2026-03-31', campaignStatuses: 'running' };
    const { text } = await paper(getGeneralReport, { query });
    expect(text).toMatch(/Mar 1\s*–\s*31, 2026/);
    expect(text).toMatch(/Jan 29\s*–\s*Feb 28, 2026/);
    expect(text).toMatch(/Tasks 4 0\n/);
  });

  it('has the name of the company’s brand at its head, as long as white label is included', async () => {
    const head = async () => (await paper(getGeneralReport)).lines[0] ?? '';
    const twice = /^(Acme \(EMEA\) Ltd\.)\s+\1/;
    expect(await head()).not.toMatch(twice);
    const brand = (access: boolean) =>
      server.services.db.pool.query(
        `WITH c AS (UPDATE companies SET white_label_page_access = $2 WHERE id = $1 RETURNING id)
        INSERT INTO brands (company_id, colour, updated_at) SELECT id, '#0b6e69', now() FROM c ON CONFLICT DO NOTHING`,
        [companyId, access],
      );
    await brand(true);
    expect(await head()).toMatch(twice);
    await brand(false);
    expect(await head()).not.toMatch(twice);
  });

  it('is refused like the page: signed out, other company, missing right, invalid filter', async () => {
    expect((await ask(listReportCampaigns, { more: { authorization: '' } })).statusCode).toBe(401);
    expect((await ask(listReportCampaigns, { query: { departments: 'x' } })).statusCode).toBe(422);
    const stranger = await server.aUser({ role: 'admin', companyId: (await server.aCompany({ hasBoost: true })).id });
    const theirs = await server.signInAs(stranger);
    expect((await ask(listReportCampaigns, { more: theirs })).statusCode).toBe(403);
    const path = fillPath(listCampaignUsers.path, { companyId: stranger.companyId, campaignId });
    const reply = await server.app.inject({ url: `/gateway${path}`, headers: { ...theirs, accept: 'application/pdf' } });
    expect(reply.statusCode).toBe(404);
    const free = await server.aUser({ role: 'admin', companyId: (await server.aCompany()).id });
    const general = fillPath(getGeneralReport.path, { companyId: free.companyId });
    const locked = await server.app.inject({
      url: `/gateway${general}`,
      headers: { ...(await server.signInAs(free)), accept: 'application/pdf' },
    });
    expect(locked.statusCode).toBe(403);
  });
});
