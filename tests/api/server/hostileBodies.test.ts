import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { companyLimits } from '#contract/company/limits';
import type { ErrorEnvelope } from '#contract/errors';
import { fillPath } from '#contract/kit/endpoint';
import { bodyLimits } from '#contract/kit/limits';
import { inviteUsers } from '#contract/people/invitations';
import { mfaLogin } from '#contract/session/mfa';
import { aFurnishedCompany } from '#tests/support/calls/furnishedCompany';
import { everyEndpoint, paramsOf } from '#tests/support/calls/everyEndpoint';
import { type Known, validBodies } from '#tests/support/calls/validCalls';
import { startBareServer } from '#tests/support/server/bareServer';
import { aProvisionedCompany, groupSchema, patchSchema, scimClient, userSchema } from '#tests/support/server/scimClient';
import { startTestServer, type TestServer, unlimited } from '#tests/support/server/testServer';

let server: TestServer;
let known: Known;
let headers: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer();
  known = await aFurnishedCompany(server);
  const admin = await server.aUser({ companyId: known.companyId, role: 'admin', isOwner: true });
  headers = { ...unlimited, ...(await server.signInAs(admin)) };
});

const nested = (levels: number) => `${'{"a":'.repeat(levels)}0${'}'.repeat(levels)}`;
const list = (item: string, bytes: number) =>
  `[${Array(Math.floor(bytes / (item.length + 1)))
    .fill(item)
    .join(',')}]`;

/** A valid body with one field more, or with another value of a field; both as JSON. */
const withField = (good: Record<string, unknown>, name: string, value: string) => {
  const { [name]: _old, ...others } = good;
  const rest = JSON.stringify(others).slice(1, -1);
  return `{${rest}${rest && ','}${JSON.stringify(name)}:${value}}`;
};

/** Deep, wide and long bodies, just below what an endpoint takes. */
function hostileBodies(good: Record<string, unknown>, bytes: number): Record<string, string> {
  const lists = Object.keys(good).filter((name) => Array.isArray(good[name]));
  const text = Object.keys(good).find((name) => typeof good[name] === 'string') ?? 'x';
  return {
    'a deep field': withField(good, 'x', nested(4000)),
    'many values in a field that nobody reads': withField({}, 'x', list('{}', bytes)),
    'many fields': `{${Array.from({ length: bytes / 12 }, (_, n) => `"f${n}":null`).join(',')}}`,
    'a long text': withField(good, text, `"${'x'.repeat(bytes)}"`),
    'a text of halves of characters': withField(good, text, `"${'\\ud83d\\ude00'.repeat(bytes / 12)}\\ud800"`),
    ...Object.fromEntries(lists.map((name) => [`many values in ${name}`, withField(good, name, list('{}', bytes))])),
    ...Object.fromEntries(lists.map((name) => [`many texts in ${name}`, withField(good, name, list('"x"', bytes))])),
  };
}

const send = (method: string, url: string, payload: string, more: Record<string, string> = headers) =>
  server.app.inject({ method: method as 'POST', url, payload, headers: { ...more, 'content-type': 'application/json' } });

/** Milliseconds of processor time. */
async function costOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** A body that every call refuses, whatever it takes. */
const smallest = '"x"';

/**
 * Reading a body: it is parsed, and its limits need a look at each of its characters. Tests run without the optimizing compiler, so that
 * such a look takes several times as long as parsing, which is native code; how many times depends on the processor.
 */
function read(payload: string): number {
  let commas = 0;
  for (let at = 0; at < payload.length; at += 1) if (payload.charAt(at) === ',') commas += 1;
  JSON.parse(payload);
  return commas;
}

/**
 * Whether a refusal costs at most three times as much as reading the same body, and some milliseconds, more than the refusal of the smallest
 * one: the embedded database checks the session in this process. The best of some tries, because what else this process does meanwhile,
 * such as the jobs of other tests, makes them longer and never shorter.
 */
async function isCheap(payload: string, isRefused: (payload: string) => Promise<boolean>): Promise<boolean> {
  const slack = 15;
  const tries = 12;
  let [reading, least, cost] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let time = 0; time < tries; time += 1) {
    reading = Math.min(reading, await costOf(() => read(payload)));
    least = Math.min(least, await costOf(() => isRefused(smallest)));
    let wasRefused = true;
    cost = Math.min(cost, await costOf(async () => (wasRefused = await isRefused(payload))));
    // What is accepted costs what it does: a message that is cleaned takes seconds.
    if (!wasRefused) return true;
    if (cost <= least + 3 * reading + slack) return true;
    await pause(50 * time);
  }
  return false;
}

describe('a body that is too much', () => {
  const withBodies = everyEndpoint.filter(({ endpoint }) => endpoint.body && !endpoint.form && !endpoint.upload);

  it.each(withBodies)('costs $title hardly more than reading it', async ({ title, endpoint }) => {
    const good = (validBodies[title]?.(known) ?? {}) as Record<string, unknown>;
    // Less than the values that any body may have, or none of them would be read.
    const bytes = endpoint.access === 'public' ? bodyLimits.publicBytes * 0.9 : bodyLimits.nodes;
    const path = fillPath(endpoint.path, Object.fromEntries(paramsOf(endpoint).map((name) => [name, known.companyId])));
    const dear: string[] = [];
    // A first wrong value must not undo the limits of a list.
    for (const name of Object.keys(good).filter((each) => Array.isArray(good[each])))
      await send(endpoint.method, `/gateway${path}`, withField(good, name, '1'));
    for (const [what, payload] of Object.entries(hostileBodies(good, bytes))) {
      const isRefused = async (body: string) => (await send(endpoint.method, `/gateway${path}`, body)).statusCode >= 400;
      if (!(await isCheap(payload, isRefused))) dear.push(what);
    }
    expect(dear).toEqual([]);
  });

  it('is refused as such, signed in or not, and never an error of ours', async () => {
    const mfa = { verificationTokenId: 'x', method: 'passkey' };
    for (const payload of [withField(mfa, 'answer', nested(4000)), withField(mfa, 'answer', list('{}', 60_000))]) {
      const reply = await send(mfaLogin.method, `/gateway${mfaLogin.path}`, payload, unlimited);
      expect(reply.statusCode, payload.slice(0, 80)).toBe(422);
    }
    const large = await send(mfaLogin.method, `/gateway${mfaLogin.path}`, withField(mfa, 'answer', list('{}', 100_000)), unlimited);
    expect(large.statusCode).toBe(413);
  });

  it('names a hundred of its faults at most', async () => {
    const row = '{"email":1,"role":1,"name":1,"lastName":1,"departments":1,"groups":1}';
    const path = fillPath(inviteUsers.path, { companyId: known.companyId });
    const reply = await send('POST', `/gateway${path}`, `{"notificationsEnabled":false,"emails":${list(row, 1_400_000)}}`);
    expect(reply.statusCode).toBe(422);
    const { details } = reply.json<ErrorEnvelope>().error;
    expect(details).toHaveLength(bodyLimits.problems);
    expect(details[0]).toMatchObject({ field: 'emails.0.email' });
  });

  it('is no dearer after a wrong value in the place of its list', async () => {
    const path = `/gateway${fillPath(inviteUsers.path, { companyId: known.companyId })}`;
    const row = '{"email":1,"role":1,"name":1,"lastName":1,"departments":1,"groups":1}';
    const rows = `{"notificationsEnabled":false,"emails":${list(row, 1_400_000)}}`;
    const isRefused = async (body: string) => (await send('POST', path, body)).statusCode === 422;
    expect(await isRefused('{"notificationsEnabled":false,"emails":1}')).toBe(true);
    expect(await isCheap(rows, isRefused)).toBe(true);
  });

  it('still names the field with a character that cannot be kept', async () => {
    const path = fillPath(inviteUsers.path, { companyId: known.companyId });
    const good = { notificationsEnabled: true, emails: [{ email: 'a@test.example' }], custom_subject: 'x' };
    const reply = await send('POST', `/gateway${path}`, withField(good, 'custom_message', '"a\\ud800"'));
    expect(reply.json<ErrorEnvelope>().error.details).toMatchObject([{ field: 'custom_message' }]);
    const whole = await send('POST', `/gateway${path}`, withField(good, 'custom_message', '"\\ud83d\\ude00 \\\\ud800"'));
    expect(whole.statusCode).toBe(200);
  });
});

describe('a directory', () => {
  it('that sends too much is refused for hardly more than reading it', async () => {
    const bare = await startBareServer({}, { withJobs: false });
    onTestFinished(bare.close);
    const company = await aProvisionedCompany(bare);
    const directory = scimClient(bare, await company.makeToken(await bare.open(company.owner.email)));
    const bytes = companyLimits.scim.bodyBytes * 0.9;
    const bodies: [string, 'POST' | 'PATCH', string, number][] = [
      ['/Groups', 'POST', `{"schemas":["${groupSchema}"],"displayName":"x","members":${list('{}', bytes)}}`, 400],
      ['/Users', 'POST', `{"schemas":["${userSchema}"],"userName":${nested(4000)}}`, 400],
      [`/Users/${known.companyId}`, 'PATCH', `{"schemas":["${patchSchema}"],"Operations":${list('{"op":"add"}', 500_000)}}`, 413],
      [`/Users/${known.companyId}`, 'PATCH', `{"schemas":["${patchSchema}"],"Operations":${nested(4000)}}`, 400],
      [`/Users/${known.companyId}`, 'PATCH', `{"schemas":${list('0', 400_000)},"Operations":[{"op":"add"}]}`, 400],
    ];
    for (const [path, method, payload, status] of bodies) {
      const reply = await directory(method, path, payload);
      expect([path, method, reply.statusCode]).toEqual([path, method, status]);
      const isRefused = async (body: string) => (await directory(method, path, body)).statusCode >= 400;
      expect(await isCheap(payload, isRefused), `${method} ${path}`).toBe(true);
    }
  });
});
