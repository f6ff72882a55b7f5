import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts, demoPassword, makeDemo } from '#server/demo/index';
import { assign } from '#server/modules/work/public';
import { tick } from '#server/modules/clock';
import { type BareServer, startBareServer } from '#tests/support/server/bareServer';

let server: BareServer;
const one = async <T>(text: string): Promise<T> => (await server.services.db.pool.query<T & object>(text)).rows[0] as T;

beforeAll(async () => {
  server = await startBareServer();
});
afterAll(() => server.close());

describe('the demo at the first start', () => {
  // The demo is made twice, which takes half a minute of an idle processor.
  it('leaves nothing behind when it fails, and succeeds at the next try', { timeout: 300_000 }, async () => {
    const { services } = server;
    const failing = { ...services.identity, putAccounts: () => Promise.reject(new Error('no answer')) };
    await expect(makeDemo({ ...services, identity: failing })).rejects.toThrow('no answer');
    expect(await one('SELECT count(*)::int AS n FROM companies')).toEqual({ n: 0 });
    expect(await makeDemo(services)).toBe(true);
    expect(await makeDemo(services)).toBe(false);
    const figures = await one<Record<string, number>>(
      'SELECT (SELECT count(*)::int FROM companies) companies, (SELECT count(*)::int FROM users) users, (SELECT count(*)::int FROM audit_log) acts',
    );
    expect(figures.companies).toBeGreaterThan(95);
    expect(figures.users).toBeGreaterThan(2500);
    expect(figures.acts).toBeGreaterThan(3000);
  });

  it('gives Acme custom trainings, one of them a draft, and pinned videos', async () => {
    const own = await one<Record<string, number>>(`
      WITH acme AS (SELECT id FROM companies WHERE slug = 'acme')
      SELECT count(*) FILTER (WHERE k.is_draft)::int AS drafts, count(*) FILTER (WHERE NOT k.is_draft)::int AS published,
        (SELECT count(*)::int FROM pinned_videos p JOIN acme ON p.company_id = acme.id) AS pinned,
        min((SELECT count(*)::int FROM chapters h WHERE h.course_id = k.id AND h.company_id = acme.id)) AS chapters
      FROM courses k JOIN acme ON k.company_id = acme.id`);
    expect(own).toEqual({ drafts: 1, published: 1, pinned: 3, chapters: 3 });
  });

  it('begins without weekly mails about findings, also on a Monday', async () => {
    const due = `SELECT count(*)::int AS n FROM users u JOIN companies c ON c.id = u.company_id WHERE c.is_partner AND u.account <> 'learner'
      AND NOT EXISTS (SELECT 1 FROM finding_mails m WHERE m.user_id = u.id AND m.decided_at IS NOT NULL)`;
    expect(await one(due)).toEqual({ n: 0 });
  });

  it('has news, of which only two admins have not heard yet, and two support tickets', async () => {
    const figures = await one<Record<string, number>>(`SELECT
      (SELECT count(*)::int FROM notifications WHERE status = 'published') AS news,
      (SELECT count(*)::int FROM users WHERE role <> 'user' AND notifications_seen_at IS NULL) AS unaware,
      (SELECT count(*)::int FROM support_tickets) AS tickets`);
    expect(figures).toEqual({ news: 2, unaware: 2, tickets: 2 });
  });

  it('has a closed survey and an open one, which only the admin of Hooli is still asked', async () => {
    expect(
      await one(`SELECT jsonb_object_agg(s.status, (SELECT count(rating) FROM survey_answers a WHERE a.survey_id = s.id)) AS rated
        FROM surveys s`),
    ).toEqual({ rated: { closed: 20, open: 19 } });
    expect(
      await one(`SELECT array_agg(u.email) AS asked FROM users u JOIN surveys s ON s.status = 'open'
        WHERE u.role <> 'user' AND NOT EXISTS (SELECT FROM survey_answers a WHERE a.survey_id = s.id AND a.user_id = u.id)`),
    ).toEqual({ asked: ['admin@hooli.example'] });
  });

  it('keeps the counters exact', async () => {
    const counted = await one('SELECT count(*)::int AS n FROM users WHERE NOT disabled');
    expect(await one('SELECT sum(n)::int AS n FROM people_counts WHERE NOT disabled')).toEqual(counted);
    const joined = await one('SELECT (SELECT count(*) FROM user_departments)::int + (SELECT count(*) FROM user_groups)::int AS n');
    expect(await one('SELECT sum(n)::int AS n FROM member_counts')).toEqual(joined);
  });

  it('has two years of simulations, whose figures their events explain', async () => {
    const of = (slug: string) =>
      one<{
        figures: Record<string, number>;
      }>(`SELECT jsonb_object_agg(status, n) AS figures FROM (SELECT c.status, count(*)::int AS n
        FROM simulation_campaigns c JOIN companies o ON o.id = c.company_id WHERE o.slug = '${slug}' GROUP BY 1) s`);
    expect(await of('acme')).toEqual({ figures: { archived: 2, running: 2, scheduled: 1 } });
    expect(await of('initech')).toEqual({ figures: { suspended: 1 } });
    // Northstar shares one of its own with these two; only one of them lets it start.
    expect(await of('castellan-freight')).toEqual({ figures: { archived: 1, draft: 1 } });
    expect(await of('kestrel-aviation')).toEqual({ figures: { running: 1, scheduled: 1 } });
    const figures = await one<Record<string, number>>(`SELECT count(*)::int AS sent, count(clicked_raw_at)::int AS raw,
        count(clicked_at)::int AS clicked, count(phished_at)::int AS phished, count(reported_at)::int AS reported
      FROM simulation_messages m JOIN companies o ON o.id = m.company_id WHERE o.slug = 'acme' AND m.status = 'sent'`);
    expect(figures.sent).toBeGreaterThan(1500);
    expect(figures.raw).toBeGreaterThan((figures.clicked ?? 0) * 2);
    expect(figures.clicked).toBeGreaterThan(figures.phished ?? 0);
    expect(figures.reported).toBeGreaterThan(figures.phished ?? 0);
    expect(await one('SELECT count(*)::int AS n FROM simulation_events WHERE class IS NULL')).toEqual({ n: 0 });
    // Nobody was mailed at night, or before they were there.
    expect(
      await one(`SELECT count(*)::int AS n FROM simulation_messages m JOIN simulation_campaigns c ON c.id = m.campaign_id
        JOIN users u ON u.id = m.user_id
        WHERE extract(hour FROM m.due_at AT TIME ZONE coalesce(u.time_zone, c.time_zone)) NOT BETWEEN 9 AND 16 OR u.created_at > m.due_at`),
    ).toEqual({ n: 0 });
  });

  it('has trainings that ended, run, are scheduled and suspended, and games among those of Acme', async () => {
    const of = (slug: string) =>
      one<Record<string, number>>(`SELECT jsonb_object_agg(status, n) AS figures FROM (SELECT c.status, count(*)::int AS n
        FROM campaigns c JOIN companies o ON o.id = c.company_id WHERE o.slug = '${slug}' GROUP BY 1) s`);
    expect(await of('acme')).toEqual({ figures: { ended: 14 + 4, running: 3 + 1, scheduled: 1 } });
    expect(await of('globex')).toEqual({ figures: { running: 2 } });
    expect(await of('initech')).toEqual({ figures: { ended: 2, suspended: 2 } });
    const waiting = await one<{ n: number }>(`SELECT count(*)::int AS n FROM companies o WHERE o.is_training_suspended
      AND NOT EXISTS (SELECT 1 FROM campaigns c WHERE c.company_id = o.id AND c.status = 'suspended')`);
    expect(waiting).toEqual({ n: 0 });
    const wrong = await one<{ n: number }>(`SELECT count(*)::int AS n FROM assignments a JOIN campaigns c ON c.id = a.campaign_id
      WHERE a.completed_at > coalesce(c.ended_at, now()) OR a.completed_at < a.started_at OR a.assigned_at < c.starts_at`);
    expect(wrong).toEqual({ n: 0 });
  });

  it('has policies of each source at Acme, and the file of the document', async () => {
    const of = await one<{ figures: Record<string, number> }>(`SELECT jsonb_object_agg(source, n) AS figures FROM (
      SELECT r.source, count(DISTINCT r.policy_id)::int AS n FROM policy_revisions r JOIN companies o ON o.id = r.company_id
      WHERE o.slug = 'acme' GROUP BY 1) s`);
    expect(of).toEqual({ figures: { preset: 5, text: 3, pdf: 1 } });
    const document = await one<{
      isWhole: boolean;
      begin: string;
    }>(`SELECT encode(p.content, 'escape') LIKE '%\\%\\%EOF_' AND r.content_sha256 = f.sha256
        AND encode(sha256(p.content), 'hex') = f.sha256 AND length(p.content) = r.file_bytes AS "isWhole", convert_from(substr(p.content, 1, 8), 'UTF8') AS begin
      FROM policy_revisions r JOIN files f ON f.id = r.file_id JOIN file_pieces p ON p.file_id = f.id`);
    expect(document).toEqual({ isWhole: true, begin: '%PDF-1.4' });
  });

  it('leaves no due work for the clock', async () => {
    await tick(server.services);
    const companies = await server.services.db.pool.query<{ id: string }>(
      "SELECT DISTINCT company_id AS id FROM campaigns WHERE status = 'running'",
    );
    const made = await assign(
      server.services,
      companies.rows.map(({ id }) => ({ companyId: id })),
    );
    expect(Object.values(made).filter((n) => n > 0)).toEqual([]);
    expect(
      await one(
        "SELECT count(*)::int AS n FROM mails WHERE template LIKE 'campaign%' OR template IN ('simulation_debrief', 'policy_review_due', 'policy_assigned')",
      ),
    ).toEqual({ n: 0 });
    expect(await one('SELECT count(*)::int AS n FROM assignment_counts WHERE n < 0')).toEqual({ n: 0 });
  });

  it('gives Northstar access to customers that granted it, and to those of Polaris', async () => {
    const reachable = await one<{ own: number; below: number; refused: number }>(`
      WITH northstar AS (SELECT id FROM companies WHERE slug = 'northstar')
      SELECT count(*) FILTER (WHERE c.parent_id = n.id)::int AS own, count(*) FILTER (WHERE c.parent_id <> n.id)::int AS below,
        count(*) FILTER (WHERE c.login_as_company_status <> 'access')::int AS refused
      FROM northstar n JOIN company_access a ON a.viewer_id = n.id JOIN companies c ON c.id = a.company_id`);
    expect(reachable.own).toBeGreaterThan(10);
    expect(reachable.below).toBeGreaterThan(3);
    expect(reachable.refused).toBe(0);
  });

  it('gives every demo account the one password', async () => {
    for (const { email } of demoAccounts)
      expect(await server.services.identity.checkPassword(email, demoPassword), email).toBe(true);
    expect(await server.services.identity.checkPassword('admin@acme.example', 'Password2!')).toBe(false);
  });

  it('opens the panel to an admin and refuses the learner', async () => {
    const token = await server.open('admin@acme.example', demoPassword);
    expect((await server.get('/gateway/api/v1/user', token)).json()).toMatchObject({
      email: 'admin@acme.example',
      company: { totalUsersCount: 231 },
    });
    await expect(server.open('learner@acme.example', demoPassword)).rejects.toThrow('learner_no_access');
  });
});
