import { randomUUID } from 'node:crypto';
import { sessionHeader } from '#contract/session/sessionHeader';
import { companies, departments, groups, sessions, userDepartments, userGroups, users } from '../../../server/db/schema.ts';
import { ownerTx } from '../../../server/db/tx.ts';
import { sessionHashOf } from '../../../server/http/caller.ts';
import { type BareServer, password, startBareServer } from './bareServer.ts';

const dayMs = 86_400_000;
/** An early date of creation, so that tests can insert newer people. */
const past = new Date('2026-01-05T08:00:00Z');

type Company = typeof companies.$inferSelect;
type User = typeof users.$inferSelect;
type MemberSet = typeof departments.$inferSelect;
type Given<Row> = Partial<Row>;

/** Files of one worker run one after the other in one process and share one server; each inserts its own companies. */
const shared = globalThis as typeof globalThis & { heedTestServer?: Promise<TestServer> };

/** The real server with a real database, once per test worker. Never close it, nor stop parts of it. */
export const startTestServer = (): Promise<TestServer> => (shared.heedTestServer ??= makeServer());

/** A server of one file without background jobs: the clock does not tick, no mail is sent. Close it. */
export const startQuietServer = (settings: Record<string, string> = {}): Promise<TestServer & Pick<BareServer, 'close'>> =>
  makeServer({ withJobs: false }, settings);

export interface TestServer extends Omit<BareServer, 'close' | 'company' | 'person'> {
  /** Inserts a customer without people; all columns can be overridden. */
  aCompany(given?: Given<Company>): Promise<Company>;
  /** Inserts a learner; `role: 'admin'` and so on as needed. Without `companyId` a company is inserted. */
  aUser(given?: Given<User>): Promise<User>;
  /** Inserts many learners with one statement. */
  manyUsers(companyId: string, count: number, given?: Given<User>): Promise<User[]>;
  /** Adds `members`. */
  aDepartment(given: Given<MemberSet> & { companyId: string }, members?: readonly User[]): Promise<MemberSet>;
  aGroup(given: Given<MemberSet> & { companyId: string }, members?: readonly User[]): Promise<MemberSet>;
  /**
   * Headers of a person with an open session, who signed in at the identity provider. Also for people whom the panel refuses.
   */
  signInAs(user: Pick<User, 'id' | 'email' | 'companyId'>): Promise<SessionHeaders>;
}

/** The headers of each call of a person's browser. */
export interface SessionHeaders extends Record<string, string> {
  authorization: string;
  [sessionHeader]: string;
}

export const learnerAppKey = 'key-of-the-learner-app-in-tests';
export const asLearnerApp = { authorization: `Bearer ${learnerAppKey}` } as const;

/** Headers that lift the rate limits. */
export const unlimited = { 'x-heed-bench': 'for tests without limits' } as const;

let counter = 0;
const names = ['Noa Levi', 'Sam Carter', 'Aisha Rahman', 'Lukas Weber', 'Inês Costa', 'Yuki Mori'];

function userRow(companyId: string, given: Given<User>) {
  counter += 1;
  const id = given.id ?? randomUUID();
  const [name = '', lastName = ''] = (names[counter % names.length] ?? '').split(' ');
  const hasLogin = given.hasLogin ?? (given.role !== undefined && given.role !== 'user');
  const { account: _a, status: _s, sortName: _n, searchText: _t, ...own } = given;
  const times = { createdAt: past, updatedAt: past, privacyPolicyConfirmedAt: past };
  return {
    name,
    lastName,
    emailVerified: true,
    email: `person${counter}.${id.slice(0, 8)}@test.example`,
    hasLogin,
    ...times,
    ...own,
    id,
    companyId,
  };
}

function companyRow(given: Given<Company>) {
  const id = given.id ?? randomUUID();
  // What a company is and whether it is a partner are one fact.
  const { companyType = given.isPartner ? 'direct' : 'customer' } = given;
  const kind = { companyType, isPartner: companyType !== 'customer' } as const;
  return { name: `Company ${id.slice(0, 8)}`, slug: id, createdAt: past, updatedAt: past, ...given, ...kind, id };
}

const only = <T>(rows: readonly T[]): T => {
  const [row] = rows;
  if (row === undefined) throw new Error('nothing was made');
  return row;
};

async function makeServer(
  how?: { withJobs: boolean },
  more: Record<string, string> = {},
): Promise<TestServer & Pick<BareServer, 'close'>> {
  const settings = {
    LOG_LEVEL: 'debug',
    HEED_BENCH_TOKEN: unlimited['x-heed-bench'],
    LEARNER_APP_KEY: learnerAppKey,
    LEARNER_APP_URL: 'https://learn.example',
    ...more,
  };
  const { company: _company, person: _person, ...server } = await startBareServer(settings, how);
  const { db, identity } = server.services;
  const aCompany: TestServer['aCompany'] = async (given = {}) =>
    only(await ownerTx(db, (tx) => tx.insert(companies).values(companyRow(given)).returning()));

  return {
    ...server,
    aCompany,
    async aUser(given = {}) {
      const companyId = given.companyId ?? (await aCompany()).id;
      return only(await ownerTx(db, (tx) => tx.insert(users).values(userRow(companyId, given)).returning()));
    },
    manyUsers: (companyId, count, given = {}) => {
      const rows = Array.from({ length: count }, () => userRow(companyId, given));
      return ownerTx(db, (tx) => tx.insert(users).values(rows).returning());
    },
    async aDepartment(given, members = []) {
      const row = { name: `Department ${randomUUID().slice(0, 8)}`, createdAt: past, updatedAt: past, ...given };
      const made = only(await ownerTx(db, (tx) => tx.insert(departments).values(row).returning()));
      const links = members.map((user) => ({ companyId: made.companyId, userId: user.id, departmentId: made.id }));
      if (links.length > 0) await ownerTx(db, (tx) => tx.insert(userDepartments).values(links));
      return made;
    },
    async aGroup(given, members = []) {
      const row = { name: `Group ${randomUUID().slice(0, 8)}`, createdAt: past, updatedAt: past, ...given };
      const made = only(await ownerTx(db, (tx) => tx.insert(groups).values(row).returning()));
      const links = members.map((user) => ({ companyId: made.companyId, userId: user.id, groupId: made.id }));
      if (links.length > 0) await ownerTx(db, (tx) => tx.insert(userGroups).values(links));
      return made;
    },
    async signInAs({ id, email, companyId }) {
      await identity.putAccounts([{ uid: id, email, password, emailVerified: true }]);
      const { token } = await server.signIn(email);
      const { authTime } = await identity.verifyToken(token);
      const sessionId = randomUUID();
      const [hash, createdAt] = [sessionHashOf(id, sessionId), new Date()];
      const times = { signedInAt: new Date(authTime * 1000), createdAt, endsAt: new Date(createdAt.getTime() + dayMs) };
      await ownerTx(db, (tx) => tx.insert(sessions).values({ hash, userId: id, companyId, ...times }));
      return { authorization: `Bearer ${token}`, [sessionHeader]: sessionId };
    },
  };
}
