import { beforeAll, describe, expect, it } from 'vitest';
import type { RatedDifficulty } from '#contract/messageTemplates/difficulty';
import type { CallReply } from '#contract/kit/endpoint';
import { type SavedSimulationTemplate, type SimulationTemplate, simulationTemplates } from '#contract/simulation/templates';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { tiny } from '#tests/support/calls/uploads';
import { sendForm } from '#tests/support/exercises/templates';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';
import { aSimulationTemplate } from '#tests/support/simulations/simulations';
import { lureParts } from '#tests/support/simulations/templates';

const { create, update, get, list, remove, preview, clean, test, getDifficulty, rateDifficulty } = simulationTemplates;

let server: TestServer;
let companyId: string;
let adminEmail: string;
let call: Call;
let stranger: Call;
let send: ReturnType<typeof sendForm>;

beforeAll(async () => {
  server = await startTestServer();
  companyId = (await server.aCompany({ hasBoost: true, name: 'Acme & Sons' })).id;
  const admin = await server.aUser({ companyId, role: 'admin', name: 'Ana', lastName: 'Lima' });
  adminEmail = admin.email;
  const headers = await server.signInAs(admin);
  call = callAs(server, headers, companyId);
  send = sendForm(server, headers, companyId);
  const other = (await server.aCompany({ hasBoost: true })).id;
  stranger = callAs(server, await server.signInAs(await server.aUser({ companyId: other, role: 'admin' })), other);
});

const query = async <Row>(text: string, values: unknown[]): Promise<Row[]> =>
  (await server.services.db.pool.query<Row & object>(text, values)).rows;
const make = async (own = {}) => {
  const made = await send(create, lureParts(own));
  expect(made).toMatchObject({ status: 200 });
  return made.json<SavedSimulationTemplate>();
};
const place = (simulationTemplateId: string) => ({ simulationTemplateId });
const link = '<a href="https://mailbox.example">make room</a>';

describe('a template of the company', () => {
  it('is saved with its one link, whose own address is dropped, and as text', async () => {
    const made = await make();
    expect(made).toMatchObject({ type: 'CUSTOM', companyId, isEditable: true, difficulty: null, name: 'Mailbox full' });
    expect(made.html).toBe(
      '<p>Hello {{firstName}}</p><p>You have <span class="callout" data-order="1">until </span><b><span class="callout" data-order="1">tonight</span></b>: <a href="https://link.example/">make room</a></p>',
    );
    expect(made.text).toBe('Hello {{firstName}}\n\nYou have until tonight: make room\n{{link}}');
    const { droppedPictures: _dropped, people: _people, ...template } = made;
    expect((await call(get, { params: place(made.id) })).json<SimulationTemplate>()).toEqual(template);
  });

  it('keeps no address of a copied message in what the builder stores either', async () => {
    const part = { tagName: 'a', type: 'link', attributes: { href: 'https://evil.example/login' }, components: ['Here'] };
    const text = { tagName: 'p', content: '<a href="https://evil.example/too">there</a>' };
    const made = await make({ designData: JSON.stringify({ pages: [{ frames: [{ component: { components: [part, text] } }] }] }) });
    const kept = JSON.stringify(made.designData);
    expect([kept.includes('evil.example'), kept.includes('https://link.example/')]).toEqual([false, true]);
  });

  it.each([
    ['no link', '<p>Make room</p>'],
    ['a link that leads nowhere', '<p><a>make room</a> <a href="#">now</a> <a href="javascript:x()">or here</a></p>'],
    ['two links', `<p>${link} or ${link}</p>`],
  ])('with %s is refused', async (_what, html) => {
    const refused = await send(create, lureParts({ html, callouts: '[]' }));
    expect([refused.status, refused.code, refused.fields]).toEqual([422, 'one_link_needed', ['html']]);
  });

  it.each([
    ['in its body', { html: `<p>Hello {{password}} ${link}</p>` }, 'html'],
    ['in its body, hidden by markup', { html: `<p>Hello {<i>{</i>link}} ${link}</p>` }, 'html'],
    ['in its subject', { subject: 'Hello {{lastName}}' }, 'subject'],
    ['of a person in the name of its sender', { senderName: 'IT for {{firstName}}' }, 'senderName'],
  ])('is refused with an unknown placeholder %s', async (_where, own, field) => {
    const refused = await send(create, lureParts({ callouts: '[]', ...own }));
    expect([refused.code, refused.fields]).toEqual(['validation_failed', [field]]);
  });

  it.each([
    ['a line break in its subject', { subject: 'Full\r\nBcc: all@acme.example' }, 'subject'],
    ['a line break in the name of its sender', { senderName: 'IT\nof Acme' }, 'senderName'],
    ['an address as its sender', { senderLocal: 'it@acme' }, 'senderLocal'],
    ['a language that the product does not have', { language: 'xx' }, 'language'],
  ])('is refused with %s', async (_what, own, field) => {
    const refused = await send(create, lureParts(own));
    expect([refused.code, refused.fields]).toEqual(['validation_failed', [field]]);
  });

  it('has nothing to type into, whatever was pasted', async () => {
    const html = `<form action="https://evil.example"><label>Password <input type="password" name="p"></label><textarea>x</textarea>
      <select><option>y</option></select><button>Send</button></form><p contenteditable="true">Please ${link}</p><dialog open>z</dialog>`;
    const made = await make({ html, callouts: '[]' });
    expect(made.html).not.toMatch(/<(form|input|textarea|select|option|button|label|dialog)|contenteditable|action=/i);
    const cleaned = await call(clean, { body: { html } });
    expect(cleaned.text).not.toMatch(/<(form|input|textarea|select|option|button|label|dialog)|contenteditable|action=/i);
  });

  it('tells its author of addresses and of names of people in it, and is saved all the same', async () => {
    await server.aUser({ companyId, name: 'Søren', lastName: "O'Hara-Müller" });
    await server.aUser({ companyId, name: 'Jo', lastName: 'Ann' });
    const html = `<p>Dear SØREN <b>o'hara-müller</b>, write to Chef@Kunde.example. Joann stays out. ${link}</p>`;
    const made = await make({ html, subject: 'Minutes of ANA LIMA', callouts: '[]' });
    expect(made.people).toEqual(['Ana Lima', "Søren O'Hara-Müller", 'chef@kunde.example']);
    expect((await make({ callouts: '[]' })).people).toEqual([]);
  });

  it('keeps its picture and its rating when its text changes', async () => {
    const made = await make({ thumbnail: { name: 'card.png', content: tiny('png') } });
    const params = place(made.id);
    const premise = { process: 8, relevance: 8, events: 4, concern: 2, warned: 0 };
    const rated = (await call(rateDifficulty, { params, body: { premise, difficulty: null } })).json<RatedDifficulty>();
    expect(rated).toMatchObject({ difficulty: 3, suggestion: { cues: 2 } });
    const changed = (await send(update, lureParts({ name: 'Later', language: 'de' }), params)).json<SavedSimulationTemplate>();
    expect(changed).toMatchObject({ name: 'Later', language: 'de', difficulty: 3, thumbnailUrl: made.thumbnailUrl });
    expect(made.thumbnailUrl).toMatch(/^\/files\//);
    expect((await call(getDifficulty, { params })).json<RatedDifficulty>()).toEqual(rated);
  });

  it('belongs to its company, and nobody changes the library', async () => {
    const { id } = await make();
    expect((await stranger(get, { params: place(id) })).status).toBe(404);
    expect((await stranger(remove, { params: place(id) })).status).toBe(404);
    const library = place(await aSimulationTemplate(server));
    expect((await call(get, { params: library })).json<SimulationTemplate>()).toMatchObject({ isEditable: false, companyId: null });
    expect((await send(update, lureParts(), library)).status).toBe(404);
    expect((await call(remove, { params: library })).status).toBe(404);
  });

  it('is made and changed with a plan only; deleting it needs none', async () => {
    const { id } = await make();
    const setPlan = (hasBoost: boolean) => query('UPDATE companies SET has_boost = $2 WHERE id = $1', [companyId, hasBoost]);
    await setPlan(false);
    expect((await send(create, lureParts())).code).toBe('plan_required');
    expect((await send(update, lureParts(), place(id))).code).toBe('plan_required');
    expect((await call(remove, { params: place(id) })).status).toBe(200);
    await setPlan(true);
  });

  it('that is deleted is gone, and each change is in the audit log', async () => {
    const { id } = await make();
    await send(update, lureParts(), place(id));
    expect((await call(remove, { params: place(id) })).status).toBe(200);
    expect((await call(get, { params: place(id) })).status).toBe(404);
    const acts = await query<{ action: string }>('SELECT action FROM audit_log WHERE subject_id = $1', [id]);
    expect(acts.map(({ action }) => action).sort()).toEqual(['templates.created', 'templates.deleted', 'templates.updated']);
  });
});

describe('the list', () => {
  it('has what matches type, difficulty, language and a word of name or subject, in pages', async () => {
    const names = ['B', 'A', 'C'].map((name) => `${name} ${companyId}`);
    for (const name of names) await make({ name });
    const find = async (pairs: [string, string][]) => (await call(list, { query: pairs })).json<CallReply<typeof list>>();
    const found = await find([
      ['search', companyId.toUpperCase()],
      ['orderBy', 'name'],
      ['pageSize', '2'],
    ]);
    expect([found.data.map(({ name }) => name[0]), found.totalCount]).toEqual([['A', 'B'], 3]);
    const library = await find([
      ['types', 'CORPORATE'],
      ['types', 'CONSUMER'],
      ['difficulties', '1'],
      ['difficulties', '2'],
      ['languages', 'de'],
      ['pageSize', '100'],
    ]);
    expect(library.totalCount).toBeGreaterThanOrEqual(8);
    for (const { type, difficulty, language, isEditable } of library.data)
      expect([type !== 'CUSTOM', difficulty !== 3, language, isEditable]).toEqual([true, true, 'de', false]);
  });

  it('begins in the library with what its reader can read, then with the language of the company', async () => {
    const languagesOf = async (pairs: [string, string][]) => {
      const query: [string, string][] = [...pairs, ['types', 'CORPORATE'], ['types', 'CONSUMER'], ['pageSize', '100']];
      const found = (await call(list, { query })).json<CallReply<typeof list>>();
      return [...new Set(found.data.map(({ language }) => language))];
    };
    expect((await languagesOf([['firstLanguage', 'he']])).slice(0, 2)).toEqual(['he', 'en']);
    expect((await languagesOf([]))[0]).toBe('en');
  });
});

describe('a preview', () => {
  it('is shown once, with marks and a dead link', async () => {
    const reply = await call(preview, { body: { html: `<p>Please ${link} now</p>`, anchors: ['now'] } });
    const { url } = reply.json<CallReply<typeof preview>>();
    const shown = await server.app.inject({ method: 'GET', url });
    expect(shown.body).toContain('<span class="callout" data-order="1" id="callout-1">now</span>');
    expect(shown.body).not.toContain('href=');
    expect((await server.app.inject({ method: 'GET', url })).statusCode).toBe(404);
  });
});

describe('a test mail', () => {
  it('goes to the caller only, marked, filled in and with a dead link', async () => {
    const { id } = await make();
    expect((await call(test, { params: place(id) })).json()).toEqual({ email: adminEmail });
    const [mail] = await query<{ template: string; params: Record<string, string> }>(
      'SELECT template, params FROM mails WHERE recipient = $1 ORDER BY created_at DESC LIMIT 1',
      [adminEmail],
    );
    expect(mail).toMatchObject({
      template: 'simulation_test',
      params: { title: 'Your mailbox is full, Ana', from: 'IT of Acme & Sons <it-service@…>' },
    });
    expect(mail?.params['document']).toContain('<p>Hello Ana</p>');
    expect(mail?.params['document']).not.toContain('href=');
  });

  it('is refused to somebody whose address is not verified', async () => {
    const { id } = await make();
    const headers = await server.signInAs(await server.aUser({ companyId, role: 'admin', emailVerified: false }));
    expect((await callAs(server, headers, companyId)(test, { params: place(id) })).code).toBe('email_not_verified');
  });
});
