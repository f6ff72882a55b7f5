import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { getDifficulty, rateDifficulty } from '#contract/exercise/difficulty';
import type { RatedDifficulty } from '#contract/messageTemplates/difficulty';
import {
  createTemplate,
  deleteTemplate,
  getTemplate,
  listTemplates,
  sendTestMail,
  type Template,
  type TemplateCard,
  updateTemplate,
  cleanTemplateHtml,
  type SavedTemplate,
} from '#contract/exercise/templates';
import { rows } from '#server/db/rows';
import { ownerTx } from '#server/db/tx';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { aCampaignWith, emailParts, sendForm } from '#tests/support/exercises/templates';
import { tiny } from '#tests/support/calls/uploads';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';
import { untilWaiting } from '#tests/support/server/untilWaiting';

let server: TestServer;
let companyId: string;
let call: Call;
let stranger: Call;
let send: ReturnType<typeof sendForm>;
let adminEmail: string;

beforeAll(async () => {
  server = await startTestServer();
  companyId = (await server.aCompany({ hasBoost: true })).id;
  const admin = await server.aUser({ companyId, role: 'admin' });
  adminEmail = admin.email;
  const headers = await server.signInAs(admin);
  call = callAs(server, headers, companyId);
  send = sendForm(server, headers, companyId);
  const other = (await server.aCompany({ hasBoost: true })).id;
  stranger = callAs(server, await server.signInAs(await server.aUser({ companyId: other, role: 'admin' })), other);
});

const asOwner = <Row>(query: ReturnType<typeof sql>) => ownerTx(server.services.db, (tx) => rows<Row>(tx, query));
const data = <T>(reply: { json: <J>() => J }) => reply.json<{ data: T }>().data;
const create = async (given = {}) => {
  const made = await send(createTemplate, emailParts(given));
  expect(made).toMatchObject({ status: 200 });
  return data<SavedTemplate>(made);
};
const read = async (templateId: string) => data<Template>(await call(getTemplate, { params: { templateId } }));

const use = (templateId: string, status: string) =>
  ownerTx(server.services.db, (tx) => aCampaignWith(tx, companyId, templateId, status));

describe('a template', () => {
  it('is saved as a form and read with its callouts marked', async () => {
    const made = await create();
    expect(made).toMatchObject({
      type: 'CUSTOM',
      isEditable: true,
      isNew: true,
      name: 'Parcel',
      fromName: 'Parcel Service',
      fromPhone: null,
    });
    expect(made.designData).toEqual({ pages: [{ id: 'one' }] });
    expect(made.html).toBe(
      '<p>Pay the <span class="callout" data-order="1">customs fee </span><b><span class="callout" data-order="1">now</span></b> at <a href="https://parcel.example">our page</a></p>',
    );
    expect({ ...(await read(made.id)), droppedPictures: 0 }).toEqual(made);
  });

  it('says how many pictures it leaves out, because they are on other websites', async () => {
    const html = '<p>Pay the customs fee now</p><img src="https://tracker.example/a.png"><img src="cid:logo">';
    const made = await create({ html });
    expect([made.html.includes('<img'), made.droppedPictures]).toEqual([false, 2]);
  });

  it('can begin as an e-mail that somebody received, without what runs or loads', async () => {
    const html =
      '<p style="color:red">Pay <script>x()</script><a href="https://a.example" onclick="x()">here</a></p><img src="http://b.example/c.gif">';
    const cleaned = await call(cleanTemplateHtml, { body: { html } });
    expect(data(cleaned)).toEqual({
      html: '<p style="color:red">Pay <a href="https://a.example">here</a></p>',
      droppedPictures: 1,
    });
    expect((await call(cleanTemplateHtml, { body: { html: '<script>x</script>' } })).code).toBe('template_is_empty');
  });

  it('of an SMS has a sender and neither subject nor design', async () => {
    const made = await create({ layoutType: 'SMS', fromPhone: 'Parcel', html: '<p style="color:red">Pay the customs fee now</p>' });
    expect(made).toMatchObject({ subject: '', designData: null, fromEmail: null, fromName: null, fromPhone: 'Parcel' });
    expect(made.html).toBe('<p>Pay the <span class="callout" data-order="1">customs fee now</span></p>');
  });

  it.each([
    ['no sender', { fromEmail: undefined }, 'validation_failed', ['fromEmail']],
    ['no subject', { subject: '' }, 'validation_failed', ['subject']],
    ['an empty body', { html: '<p> <script>x</script></p>' }, 'template_is_empty', ['html']],
    ['a callout that is not there', { html: '<p>Hello</p>' }, 'callout_not_found', ['callouts.1.anchor']],
    ['answers that are no JSON', { answers: 'x' }, 'validation_failed', ['answers']],
    ['a picture of another kind', { thumbnail: { name: 'a.png', content: tiny('gif') } }, 'not_a_thumbnail', undefined],
    [
      'too large a picture',
      { thumbnail: { name: 'a.png', content: Buffer.concat([tiny('png'), Buffer.alloc(204_800)]) } },
      'thumbnail_too_large',
      undefined,
    ],
  ])('with %s is refused', async (_name, given, code, fields) => {
    const refused = await send(createTemplate, emailParts(given as never));
    expect(refused.code).toBe(code);
    if (fields) expect(refused.fields).toEqual(fields);
  });

  it('keeps its picture until it is removed', async () => {
    const made = await create({ thumbnail: { name: 'card.png', content: tiny('png') } });
    expect(made.thumbnailUrl).toMatch(/^\/files\//);
    const params = { templateId: made.id };
    const renamed = data<Template>(await send(updateTemplate, emailParts({ name: 'Renamed' }), params));
    expect(renamed).toMatchObject({ name: 'Renamed', thumbnailUrl: made.thumbnailUrl });
    expect(data<Template>(await send(updateTemplate, emailParts({ isDeleteThumbnail: 'true' }), params)).thumbnailUrl).toBeNull();
  });

  it.each(['scheduled', 'running', 'suspended'])('cannot be changed or deleted while a %s campaign has it', async (status) => {
    const { id } = await create();
    await use(id, status);
    const params = { templateId: id };
    expect((await send(updateTemplate, emailParts(), params)).code).toBe('template_in_use');
    expect((await call(deleteTemplate, { params })).code).toBe('template_in_use');
    expect((await read(id)).isEditable).toBe(false);
  });

  it('of an archived campaign can be changed; the campaign keeps what it had', async () => {
    const { id } = await create();
    await use(id, 'archived');
    expect((await send(updateTemplate, emailParts({ name: 'Later' }), { templateId: id })).status).toBe(200);
    const kept = await asOwner<{ name: string }>(sql`SELECT v.name FROM exercise_messages m
      JOIN exercise_template_versions v ON v.id = m.version_id WHERE m.template_id = ${id}`);
    expect(kept).toEqual([{ name: 'Parcel' }]);
  });

  // @once: two calls race for one thing; the wrong one must never win.
  it('that is launched at the moment of its deletion stays', async () => {
    const { id } = await create();
    const { db } = server.services;
    let deleted: ReturnType<typeof call> | undefined;
    await ownerTx(db, async (tx) => {
      await rows(tx, sql`SELECT 1 FROM exercise_templates WHERE id = ${id} FOR SHARE`);
      await aCampaignWith(tx, companyId, id, 'running');
      deleted = call(deleteTemplate, { params: { templateId: id } });
      await untilWaiting(db, tx, 1);
    });
    expect((await deleted)?.code).toBe('template_in_use');
  });

  it('that is deleted is gone, and each change is in the audit log', async () => {
    const { id } = await create();
    const params = { templateId: id };
    await send(updateTemplate, emailParts(), params);
    expect((await call(deleteTemplate, { params })).status).toBe(200);
    expect((await call(getTemplate, { params })).status).toBe(404);
    const acts = await asOwner<{ action: string }>(sql`SELECT action FROM audit_log WHERE subject_id = ${id} ORDER BY at`);
    expect(acts.map(({ action }) => action).sort()).toEqual(['templates.created', 'templates.deleted', 'templates.updated']);
  });

  it('is made and changed with a plan only; deleting it needs none', async () => {
    const made = await create();
    const setPlan = (hasBoost: boolean) =>
      asOwner(sql`UPDATE companies SET has_boost = ${hasBoost} WHERE id = ${companyId} RETURNING id`);
    await setPlan(false);
    expect(await send(createTemplate, emailParts({}))).toMatchObject({ code: 'plan_required' });
    expect(await send(updateTemplate, emailParts({}), { templateId: made.id })).toMatchObject({ code: 'plan_required' });
    expect((await call(deleteTemplate, { params: { templateId: made.id } })).status).toBe(200);
    await setPlan(true);
  });

  it('belongs to its company', async () => {
    const { id } = await create();
    expect((await stranger(getTemplate, { params: { templateId: id } })).status).toBe(404);
    expect((await stranger(deleteTemplate, { params: { templateId: id } })).status).toBe(404);
  });

  it('is found by its name; those that are chosen come first, in whatever order', async () => {
    const names = ['A', 'B', 'C'].map((name) => `${name} ${companyId}`);
    for (const name of names) await create({ name });
    const query = [...Object.entries({ name: companyId.toUpperCase(), orderBy: 'name' })];
    const list = async (first: string[][]) =>
      data<{ items: TemplateCard[]; pageInfo: object }>(await call(listTemplates, { query: [...query, ...first] }));
    const { items, pageInfo } = await list([]);
    expect([items.map(({ name }) => name), pageInfo]).toEqual([names, { number: 1, size: 25, totalCount: 3 }]);
    const chosen = await list(items.slice(1).map(({ id }) => ['first', id]));
    expect(chosen.items.map(({ name }) => name[0])).toEqual(['B', 'C', 'A']);
  });
});

describe('a test mail', () => {
  it('goes to the caller, marked, with dead links', async () => {
    const { id } = await create();
    expect(data(await call(sendTestMail, { params: { templateId: id } }))).toEqual({ email: adminEmail });
    const [mail] = await asOwner<{ template: string; params: { document: string; title: string } }>(
      sql`SELECT template, params FROM mails WHERE recipient = ${adminEmail} ORDER BY created_at DESC LIMIT 1`,
    );
    expect(mail).toMatchObject({ template: 'exercise_test', params: { title: 'Your parcel waits' } });
    expect(mail?.params.document).toMatch(/<a style="[^"]*underline" title="https:\/\/parcel\.example">our page<\/a>/);
  });

  it('is refused to somebody whose address is not verified, and for an SMS', async () => {
    const { id } = await create({ layoutType: 'SMS', fromPhone: 'Parcel' });
    expect((await call(sendTestMail, { params: { templateId: id } })).code).toBe('not_an_email_template');
    const headers = await server.signInAs(await server.aUser({ companyId, role: 'admin', emailVerified: false }));
    const unverified = await callAs(server, headers, companyId)(sendTestMail, { params: { templateId: id } });
    expect(unverified.code).toBe('email_not_verified');
  });
});

describe('the difficulty', () => {
  const premise = { process: 8, relevance: 8, events: 4, concern: 2, warned: 0 };

  it('is suggested from callouts and premise, unless the author chooses another', async () => {
    const { id } = await create();
    const params = { templateId: id };
    expect(data<RatedDifficulty>(await call(getDifficulty, { params }))).toEqual({
      difficulty: null,
      premise: null,
      suggestion: null,
    });
    const rated = data<RatedDifficulty>(await call(rateDifficulty, { params, body: { premise, difficulty: null } }));
    expect(rated).toEqual({
      difficulty: 3,
      premise,
      suggestion: { difficulty: 3, cues: 2, cueLevel: 'few', fit: 22, fitLevel: 'high' },
    });
    const chosen = data<RatedDifficulty>(await call(rateDifficulty, { params, body: { premise, difficulty: 1 } }));
    expect(chosen).toMatchObject({ difficulty: 1, suggestion: { difficulty: 3 } });
    expect(await read(id)).toMatchObject({ difficulty: 1, name: 'Parcel' });
  });

  it('cannot be changed while a campaign runs with it', async () => {
    const { id } = await create();
    await use(id, 'running');
    expect((await call(rateDifficulty, { params: { templateId: id }, body: { premise, difficulty: null } })).code).toBe(
      'template_in_use',
    );
  });
});
