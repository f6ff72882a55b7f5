import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endCampaign, startCampaign } from '#contract/campaigns/campaigns';
import { disableCustomTraining, getCourseView, listCourses } from '#contract/courses/courses';
import {
  type CourseReceiver,
  endSharedCourse,
  listCandidates,
  listReceivers,
  shareCourse,
  startSharedCourse,
  unshareCourse,
} from '#contract/partners/sharing';
import { setClock } from '#server/clock';
import { assign } from '#server/modules/work/public';
import { tick } from '#server/modules/clock';
import { callAs } from '#tests/support/calls/callAs';
import { aCourse, startOf, type TestCourse } from '#tests/support/calls/courses';
import { makePartnerTree, type PartnerTree } from '#tests/support/calls/partnerTree';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

const server: TestServer = await startTestServer();
let tree: PartnerTree;
/** A custom training of the reseller. */
let own: TestCourse;
let params: { courseId: string };
let customer: Awaited<ReturnType<typeof customerOf>>;

async function customerOf(companyId: string) {
  const admin = await server.aUser({ companyId, role: 'admin' });
  const learner = await server.aUser({ companyId, role: 'user' });
  return { companyId, learner, call: callAs(server, await server.signInAs(admin), companyId) };
}
const asOwner = async <Row>(text: string, values: unknown[] = []) =>
  (await server.services.db.pool.query(text, values)).rows as Row[];
const boost = (...ids: string[]) => asOwner('UPDATE companies SET has_boost = true WHERE id = ANY($1)', [ids]);
const when = () => ({ daysToComplete: 7, startDate: new Date().toISOString() });
const start = (ids: string[], more: object = {}) =>
  tree.call(startSharedCourse, { params, body: { customerCompanyIds: ids, ...when(), ...more } });
const share = (ids: string[]) => tree.call(shareCourse, { params, body: { customerCompanyIds: ids } });
const ids = (chosen: string[]) => chosen.map((id) => ['customerCompanyIds', id]);
const receivers = async (query = {}) =>
  (await tree.call(listReceivers, { params, query })).json<{
    companies: CourseReceiver[];
    itemsCount: number;
    startedCount: number;
  }>();
const candidates = async (query: Record<string, string> = {}) =>
  (await tree.call(listCandidates, { params, query })).json<{ companies: CourseReceiver[]; availableCount: number }>();
const reasonsOf = async (actionType: string) =>
  Object.fromEntries((await candidates({ actionType })).companies.map(({ companyName, reason }) => [companyName, reason]));
/** As the clock job does every minute. */
const laterTick = async (companyId: string) => {
  setClock(new Date(Date.now() + 60_000));
  await tick(server.services);
  await assign(server.services, [{ companyId }]);
};

beforeEach(async () => {
  tree = await makePartnerTree(server);
  own = await aCourse(server, { companyId: tree.reseller.id, name: 'Safe desks' });
  params = { courseId: own.id };
  await boost(tree.closed.id);
  customer = await customerOf(tree.granted.id);
});
afterEach(() => setClock(null));

describe('customers without the training', () => {
  it('are listed with why some cannot receive it, by what is to happen', async () => {
    expect(await reasonsOf('copy')).toEqual({
      Asked: 'no_boost',
      Closed: null,
      Grandchild: 'no_boost',
      Granted: null,
      Southern: 'no_boost',
    });
    expect(await reasonsOf('copy_and_start')).toMatchObject({ Closed: 'no_access', Granted: null });
    await asOwner('UPDATE companies SET disabled = true, disabled_at = now() WHERE id = $1', [tree.granted.id]);
    expect(await reasonsOf('copy')).toMatchObject({ Granted: 'suspended' });
  });

  it('are found by their name, and no other company is', async () => {
    const { companies, availableCount } = await candidates({ searchText: 'GRANT', actionType: 'copy' });
    expect([companies.map(({ companyName }) => companyName), availableCount]).toEqual([['Granted'], 1]);
    expect((await candidates({ searchText: 'Foreign' })).companies).toEqual([]);
  });
});

describe('sharing', () => {
  it('gives customers the training with all its content, and says so on both sides', async () => {
    expect((await customer.call(getCourseView, { params })).code).toBe('not_found');
    expect((await share([tree.granted.id, tree.asked.id])).json()).toEqual({ changed: 1, skipped: 1 });
    const view = (await customer.call(getCourseView, { params })).json<{ sections: { chapters: { questions: [] }[] }[] }>();
    expect(view).toMatchObject({ name: 'Safe desks', isShared: true, isCustom: false, isActive: false });
    expect(view.sections[0]?.chapters.map(({ questions }) => questions.length)).toEqual([0, 2]);
    expect((await receivers()).companies).toMatchObject([{ companyName: 'Granted', progress: 0, startDate: null, reason: null }]);
    const logged = await asOwner(
      `SELECT o.name AS "in", a.subject_label AS about, a.after ->> 'course' AS course, a.subject_count AS n FROM audit_log a
        JOIN companies o ON o.id = a.company_id WHERE a.action = 'courses.shared' AND o.id = ANY($1) ORDER BY 1`,
      [[tree.reseller.id, tree.granted.id]],
    );
    expect(logged).toEqual([
      { in: 'Granted', about: 'Granted', course: 'Safe desks', n: 1 },
      { in: 'Northern', about: 'Safe desks', course: null, n: 1 },
    ]);
  });

  it('with everything selected reaches all who can have it, if they are as many as were seen', async () => {
    const all = { isAllCustomers: true, expectedTotal: 3 };
    expect((await tree.call(shareCourse, { params, body: all })).code).toBe('total_changed');
    expect((await tree.call(shareCourse, { params, body: { isAllCustomers: true } })).fields).toEqual(['expectedTotal']);
    expect((await tree.call(shareCourse, { params, body: { ...all, expectedTotal: 2 } })).json()).toEqual({
      changed: 2,
      skipped: 3,
    });
    expect((await receivers()).itemsCount).toBe(2);
    expect((await tree.call(shareCourse, { params, body: {} })).fields).toEqual(['customerCompanyIds']);
  });

  it('reaches customers of one’s own only, with trainings of one’s own or of the library', async () => {
    expect((await share([tree.foreign.id])).code).toBe('not_found');
    expect((await share([tree.granted.id, tree.foreign.id])).code).toBe('total_changed');
    expect((await receivers()).itemsCount).toBe(0);
    const theirs = await aCourse(server, { companyId: tree.stranger.id });
    const body = { customerCompanyIds: [tree.granted.id] };
    expect((await tree.call(shareCourse, { params: { courseId: theirs.id }, body })).code).toBe('not_found');
    expect((await tree.asSub(shareCourse, { params, body: { customerCompanyIds: [tree.grandchild.id] } })).code).toBe('not_found');
    const draft = await aCourse(server, { companyId: tree.reseller.id, isDraft: true });
    expect((await tree.call(shareCourse, { params: { courseId: draft.id }, body })).code).toBe('course_is_draft');
    expect((await customer.call(shareCourse, { params, body })).code).toBe('permission_denied');
  });

  it('can be taken back while nothing is started', async () => {
    await share([tree.granted.id]);
    const gone = await tree.call(unshareCourse, { params, query: ids([tree.granted.id]) });
    expect(gone.json()).toEqual({ changed: 1, skipped: 0 });
    expect((await customer.call(getCourseView, { params })).code).toBe('not_found');
    expect((await customer.call(listCourses)).json<{ id: string }[]>().some(({ id }) => id === own.id)).toBe(false);
    expect((await share([tree.granted.id])).json()).toMatchObject({ changed: 1 });
  });
});

describe('starting', () => {
  it('shares and starts for everybody, who are assigned and mailed', async () => {
    expect((await start([tree.granted.id])).json()).toEqual({ changed: 1, skipped: 0 });
    expect((await receivers()).startedCount).toBe(1);
    await laterTick(tree.granted.id);
    const assigned = await asOwner('SELECT 1 FROM assignments WHERE company_id = $1', [tree.granted.id]);
    const [mail] = await asOwner<{ subject: string }>(
      `SELECT params ->> 'courseName' AS subject FROM mails WHERE company_id = $1 AND recipient = $2`,
      [tree.granted.id, customer.learner.email],
    );
    expect([assigned.length, mail?.subject]).toEqual([3, 'Safe desks']);
    await asOwner(`UPDATE assignments SET status = 'completed' WHERE company_id = $1 AND user_id = $2`, [
      tree.granted.id,
      customer.learner.id,
    ]);
    expect((await receivers()).companies[0]?.progress).toBe(33);
  });

  it('needs access, a date that is not past, and a training that does not run', async () => {
    expect((await start([tree.closed.id])).code).toBe('no_customer_to_change');
    expect((await start([tree.granted.id], { startDate: '2026-01-01T00:00:00.000Z' })).fields).toEqual(['startDate']);
    expect((await start([tree.granted.id], { daysToComplete: 0 })).fields).toEqual(['daysToComplete']);
    expect((await receivers()).itemsCount).toBe(0);
    await start([tree.granted.id]);
    expect((await start([tree.granted.id])).code).toBe('no_customer_to_change');
  });

  it('of those who have it already counts them alone', async () => {
    await share([tree.granted.id, tree.closed.id]);
    const body = { isAllCustomers: true, isShared: true, expectedTotal: 1, ...when() };
    expect((await tree.call(startSharedCourse, { params, body })).json()).toEqual({ changed: 1, skipped: 1 });
  });

  it('hides the progress of a customer that has withdrawn access', async () => {
    await start([tree.granted.id]);
    await asOwner(`UPDATE companies SET login_as_company_status = 'none' WHERE id = $1`, [tree.granted.id]);
    expect((await receivers()).companies[0]).toMatchObject({ progress: null, companyName: 'Granted' });
  });
});

describe('a started training', () => {
  beforeEach(async () => {
    await start([tree.granted.id]);
    await laterTick(tree.granted.id);
  });

  it('is ended by the partner, not by the customer’s admin, and then can be taken back', async () => {
    const { activeCampaign } = (await customer.call(getCourseView, { params })).json<{ activeCampaign: { id: string } }>();
    const byAdmin = await customer.call(endCampaign, { params: { campaignId: activeCampaign.id } });
    expect(byAdmin.code).toBe('campaign_is_shared');
    const query = ids([tree.granted.id]);
    expect((await tree.call(unshareCourse, { params, query })).code).toBe('no_customer_to_change');
    expect((await tree.call(endSharedCourse, { params, query })).json()).toEqual({ changed: 1, skipped: 0 });
    expect((await customer.call(getCourseView, { params })).json()).toMatchObject({ isActive: false });
    expect((await receivers()).companies[0]).toMatchObject({ startDate: null });
    expect((await tree.call(unshareCourse, { params, query })).json()).toMatchObject({ changed: 1 });
    // Reports go on naming what was done.
    const seen = await asOwner('SELECT 1 FROM campaigns WHERE company_id = $1 AND course_id = $2', [tree.granted.id, own.id]);
    expect(seen).toHaveLength(1);
  });

  it('that a customer without access started itself is its own: the partner neither sees nor ends it', async () => {
    const closed = await customerOf(tree.closed.id);
    await share([tree.closed.id]);
    expect((await closed.call(startCampaign, { body: startOf(own, new Date(Date.now() + 60_000)) })).status).toBe(200);
    const query = ids([tree.closed.id]);
    const row = (await receivers()).companies.find(({ companyId }) => companyId === tree.closed.id);
    expect(row).toMatchObject({ startDate: null, progress: null });
    expect((await tree.call(endSharedCourse, { params, query })).code).toBe('no_customer_to_change');
    expect((await tree.call(unshareCourse, { params, query })).code).toBe('no_customer_to_change');
    await asOwner(`UPDATE companies SET login_as_company_status = 'access' WHERE id = $1`, [tree.closed.id]);
    expect((await receivers()).companies.find(({ companyId }) => companyId === tree.closed.id)?.startDate).not.toBeNull();
    await asOwner(`UPDATE companies SET login_as_company_status = 'none' WHERE id = $1`, [tree.closed.id]);

    const view = (await closed.call(getCourseView, { params })).json<{ activeCampaign: { id: string }; isShared: boolean }>();
    expect(view.isShared).toBe(false);
    expect((await closed.call(endCampaign, { params: { campaignId: view.activeCampaign.id } })).status).toBe(200);
  });

  it('is the customer’s own again without the partner', async () => {
    await asOwner('UPDATE companies SET parent_id = NULL WHERE id = $1', [tree.granted.id]);
    const { activeCampaign, isShared } = (await customer.call(getCourseView, { params })).json<{
      activeCampaign: { id: string };
      isShared: boolean;
    }>();
    expect(isShared).toBe(false);
    expect((await customer.call(endCampaign, { params: { campaignId: activeCampaign.id } })).status).toBe(200);
  });

  it('keeps the partner from deleting or changing it', async () => {
    const body = { course_id: own.id, active: false };
    await boost(tree.reseller.id);
    expect((await tree.call(disableCustomTraining, { body })).code).toBe('course_is_running');
  });
});
