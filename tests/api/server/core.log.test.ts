import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BareServer, startBareServer } from '#tests/support/server/bareServer';

/** Values that must not be in a log: names and texts of people. */
const people = {
  name: 'Ottoline',
  lastName: 'Quennell',
  email: 'ottoline.quennell@private.example',
  company: 'Zwetschge Holdings',
  group: 'Grieving relatives',
};

let server: BareServer;
let token: string;
let companyId: string;
beforeAll(async () => {
  server = await startBareServer();
  const { company, group: _group, ...person } = people;
  companyId = await server.company({ name: company, hasBoost: true });
  await server.person({ companyId, ...person });
  token = await server.open(people.email);
});
afterAll(() => server?.close());

const sql = (text: string) => server.services.db.pool.query(text);
const newGroup = () => server.post(`/gateway/customers/api/v1/company/${companyId}/groups`, { name: people.group }, token);

function expectNobodyInLog() {
  const text = server.logText();
  for (const one of Object.values(people)) expect(text).not.toContain(one);
  return text;
}

/** Makes the database refuse rows of a table with a message that quotes the value. */
async function whileRefused(table: string, sqlState: string, column: string, work: () => Promise<void>) {
  await sql(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'invalid input: "%"', NEW.${column} USING ERRCODE = '${sqlState}', DETAIL = to_jsonb(NEW)::text; END $$;
    CREATE TRIGGER refuse BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse()`);
  try {
    await work();
  } finally {
    await sql(`DROP TRIGGER refuse ON ${table}; DROP FUNCTION refuse`);
  }
}

it.each([
  ['a value that the database refuses', 'groups', '22P02', 'name'],
  ['the row of the audit log', 'audit_log', 'P0001', 'actor_email'],
])('names nobody when a call fails over %s, but says what failed and where', async (_what, table, sqlState, column) => {
  await whileRefused(table, sqlState, column, async () => {
    expect((await newGroup()).statusCode).toBe(500);
  });
  const text = expectNobodyInLog();
  expect(text).toContain(sqlState);
  expect(text).toContain('.ts:');
});

it('contains no personal data after a unique violation', async () => {
  await newGroup();
  const id = companyId;
  const twice = sql(`INSERT INTO groups SELECT * FROM groups WHERE company_id = '${id}'`);
  await twice.catch((err: unknown) => server.services.log.error({ err }, 'twice'));
  expect(expectNobodyInLog()).toContain('groups_pkey');
});

it('contains no personal data when a mail server rejects an address', () => {
  const refused = Object.assign(new Error(`Can't send mail: 550 5.1.1 <${people.email}>: ${people.name} is unknown`), {
    code: 'EENVELOPE',
    responseCode: 550,
    response: `550 5.1.1 <${people.email}>`,
    rejected: [people.email],
  });
  server.services.log.warn({ err: new Error(`mail to ${people.email} failed`, { cause: refused }) }, 'mail could not be sent');
  expect(expectNobodyInLog()).toContain('"responseCode":550');
});

it('contains no personal data for an address in a path, or invalid JSON', async () => {
  await server.get(`/gateway/${people.email}`);
  await server.get(`/gateway/${encodeURIComponent(people.email)}`);
  try {
    JSON.parse(`${people.name} wrote this`);
  } catch (error) {
    server.services.log.error(error as Error);
  }
  expect(expectNobodyInLog()).toContain('SyntaxError');
});
