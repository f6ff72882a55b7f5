import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveDraft } from '#contract/policies/policies';
import { uploadPolicy, type UploadedPolicy } from '#contract/courses/files';
import { getPolicyRecord } from '#contract/policies/revisions';
import { changeDisabled } from '#contract/people/users';
import { setClock } from '#server/clock';
import { begin, day } from '#tests/support/calls/campaignLife';
import type { Call } from '#tests/support/calls/callAs';
import { tinyPdf, uploadAs } from '#tests/support/calls/uploads';
import { askPaperAs } from '#tests/support/files/askPaper';
import { solid } from '#tests/support/files/pdfText';
import { startPolicyLife } from '#tests/support/policies/policies';

let life: Awaited<ReturnType<typeof startPolicyLife>>;
let companyId: string;
let call: Call;
let headers: Record<string, string>;
let askPaper: ReturnType<typeof askPaperAs>;
const desk = { policyId: '', revisionId: '' };
const english = `<h2>Desks</h2><p>Lock your <strong>screen</strong>, and read <a href="https://intra.example/desk">the page</a>.</p>
  <ul><li><p>Paper into the drawer</p></li><li><p>Keys, too</p><ol><li><p>All of them</p></li></ol></li></ul><blockquote><p>No &lt;exceptions&gt;</p></blockquote><hr>`;
const hebrew = '<h2>שולחן נקי</h2><p>נעלו את <em>המסך</em> לפני שאתם קמים.</p>';

/** Of three people one acknowledged revision 1, so the correction leaves them out; of the others one acknowledged that on the page. */
beforeAll(async () => {
  life = await startPolicyLife();
  const customer = await life.aCustomer();
  ({ companyId, call } = customer);
  headers = await life.server.signInAs(customer.admin);
  askPaper = askPaperAs(life.server, { ...headers, 'time-zone': 'Asia/Jerusalem' }, companyId);
  const [ana, ben] = await life.server.manyUsers(companyId, 2);
  if (!ana || !ben) throw new Error('two people are needed');
  await life.server.aDepartment({ companyId, name: 'Sales' }, [ben]);
  await life.server.aUser({ companyId, disabled: true });
  setClock(begin);
  const { id } = await life.draft(call, 'Clean desk');
  await life.publish(companyId, call, id);
  const [one] = await life.revisionsOf(call, id);
  await life.acknowledge(companyId, ana.id, one?.id ?? '');
  setClock(day(2));
  await life.write(call, id, english);
  const fields = { asksAgain: false, changeNote: 'Drawers', approvedBy: 'The board', approvedOn: '2026-11-19' };
  await life.publish(companyId, call, id, fields);
  const [two] = await life.revisionsOf(call, id);
  Object.assign(desk, { policyId: id, revisionId: two?.id ?? '' });
  setClock(day(3));
  await life.acknowledge(companyId, ben.id, desk.revisionId);
  await call(changeDisabled, { body: { isDisabled: true, isAllUsersSelected: false, userIds: [ben.id] } });
});
afterAll(() => setClock(null));

const exports = () =>
  life.query<{ after: object }>(
    `SELECT subject_label AS label, after FROM audit_log WHERE company_id = $1 AND action = 'policies.recordExported'`,
    [companyId],
  );

describe('the record of a revision on paper', () => {
  it('says what it is, who approved and published it, its hash in full, and when it was in force', async () => {
    const { status, title, text, filename } = await askPaper(getPolicyRecord, { params: desk });
    expect(status).toBe(200);
    expect(title).toBe('Record of revision 2: Clean desk');
    expect(filename).toMatch(/^attachment; .*Record of revision 2_ Clean desk-2026-11-23\.pdf/);
    expect(text).toMatch(/Acorn/);
    expect(text).toMatch(/Language English/);
    expect(text).toMatch(/What has changed Drawers/);
    expect(text).toMatch(/Approved by The board/);
    expect(text).toMatch(/Approved on Nov 19, 2026/);
    expect(text).toMatch(/Published on Nov 22, 2026, 11:00\sAM GMT\+2/);
    expect(text).toMatch(/In force from Nov 22, 2026, 11:00\sAM GMT\+2/);
    expect(text).toMatch(/In force until Still in force/);
    const [stored] = await life.query<{ html: string; sha: string }>(
      'SELECT html, content_sha256 AS sha FROM policy_revisions WHERE id = $1',
      [desk.revisionId],
    );
    const sha256 = createHash('sha256')
      .update(stored?.html ?? '', 'utf8')
      .digest('hex');
    expect(stored?.sha).toBe(sha256);
    expect(text).toContain(`SHA-256 of the text (HTML as UTF-8) ${sha256}`);
  });

  it('has the text itself with its headings, lists and where its links lead', async () => {
    const { text } = await askPaper(getPolicyRecord, { params: desk });
    for (const words of [
      'Text of revision 2',
      'Desks',
      'Lock your screen, and read the page (https://intra.example/desk).',
      'Paper into the drawer',
      '1.All of them',
      'No <exceptions>',
    ])
      expect(solid(text)).toContain(solid(words));
  });

  it('counts and names people as the database does, and earlier revisions', async () => {
    const { text } = await askPaper(getPolicyRecord, { params: desk });
    const [counted] = await life.query<{ assigned: number; acknowledged: number; disabled: number }>(
      `SELECT count(*)::int AS assigned, count(k.at)::int AS acknowledged, (SELECT count(*)::int FROM users u WHERE u.company_id = $2 AND u.disabled
          AND NOT EXISTS (SELECT 1 FROM policy_assignments x WHERE x.campaign_id = $1 AND x.user_id = u.id)) AS disabled
        FROM policy_assignments a LEFT JOIN policy_acknowledgements k USING (campaign_id, user_id) WHERE a.campaign_id = $1`,
      [desk.revisionId, companyId],
    );
    expect(counted).toEqual({ assigned: 2, acknowledged: 1, disabled: 1 });
    expect(text).toMatch(/^2 1 1 1 1$/m);
    expect(text).toMatch(/\(Account disabled\)/);
    expect(text).toMatch(/Sales/);
    expect(solid(text)).toContain('Nov23,2026,11:00AM');
    expect(text).toMatch(/Learner app/);
    expect(text).toMatch(/Earlier revisions/);
    const [one] = await life.query<{ sha: string }>(
      'SELECT content_sha256 AS sha FROM policy_revisions WHERE policy_id = $1 AND number = 1',
      [desk.policyId],
    );
    expect(text).toContain(one?.sha.slice(0, 12));
  });

  it('is in the audit log once for each document, and not for a look at it', async () => {
    const before = (await exports()).length;
    await call(getPolicyRecord, { params: desk });
    expect(await exports()).toHaveLength(before);
    await askPaper(getPolicyRecord, { params: desk });
    const after = await exports();
    expect(after).toHaveLength(before + 1);
    expect(after.at(-1)).toMatchObject({ label: 'Clean desk', after: { revision: 2, people: 2 } });
  });

  it('is in the language of its reader, and the text in its own direction', async () => {
    const inHebrew = await askPaper(getPolicyRecord, { params: desk, language: 'he' });
    expect(inHebrew.title).toBe('תיעוד של גרסה 2: Clean desk');
    expect(inHebrew.text).toContain('https://intra.example/desk');
    expect(inHebrew.text).toContain('GMT+2');
    const made = await life.draft(call, 'נוהל', hebrew);
    await life.publish(companyId, call, made.id);
    const [revision] = await life.revisionsOf(call, made.id);
    const params = { policyId: made.id, revisionId: revision?.id ?? '' };
    for (const language of ['he', 'en']) {
      const { status, text } = await askPaper(getPolicyRecord, { params, language });
      expect(status).toBe(200);
      for (const word of ['שולחן', 'נקי', 'המסך']) expect(text).toContain(word);
    }
  });

  it('names the file of a policy that is one, with its size and hash', async () => {
    const send = uploadAs(life.server, headers, companyId);
    const sent = (await send(uploadPolicy, { content: tinyPdf, name: 'travel.pdf' })).json<UploadedPolicy>();
    const { id, edit } = await life.draft(call, 'Travel');
    const body = { source: 'pdf', edit, language: 'en', fileId: sent.id, fileName: 'travel.pdf', changeNote: '' };
    expect((await call(saveDraft, { params: { policyId: id }, body })).status).toBe(200);
    await life.publish(companyId, call, id);
    const [revision] = await life.revisionsOf(call, id);
    const { text } = await askPaper(getPolicyRecord, { params: { policyId: id, revisionId: revision?.id ?? '' } });
    expect(text).toContain(`File travel.pdf (${tinyPdf.length.toLocaleString('en')} bytes)`);
    expect(text).toContain(`SHA-256 of the file ${createHash('sha256').update(tinyPdf).digest('hex')}`);
    expect(text).not.toContain('Text of revision');
  });

  it('is only of a revision that has begun', async () => {
    const { id } = await life.draft(call, 'Later');
    await life.publish(companyId, call, id, { startsAt: day(9).toISOString() });
    const [revision] = await life.revisionsOf(call, id);
    const paper = await askPaper(getPolicyRecord, { params: { policyId: id, revisionId: revision?.id ?? '' } });
    expect(paper.code).toBe('revision_not_begun');
  });
});
