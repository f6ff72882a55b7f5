import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allocateLicences } from '#contract/billing/licences';
import { endCampaign, startCampaign } from '#contract/campaigns/campaigns';
import { reportChapter } from '#contract/campaigns/learning';
import { addDomain } from '#contract/company/domains';
import { grantAccess } from '#contract/partners/accessGrants';
import { setEnablement } from '#contract/partners/customerActions';
import { type Findings, getFindings } from '#contract/partners/findings';
import { changeDisabled, deleteUser } from '#contract/people/users';
import { setClock } from '#server/clock';
import { assign } from '#server/modules/work/public';
import { tick } from '#server/modules/clock';
import { aPartner, type Partner } from '#tests/support/calls/aPartner';
import { type Call, callAs } from '#tests/support/calls/callAs';
import { aCourse, rightAnswer, startOf, type TestCourse } from '#tests/support/calls/courses';
import { plainFindingFacts, storedFindingFacts } from '#tests/support/server/plainFindings';
import { asLearnerApp, startQuietServer } from '#tests/support/server/testServer';

// @once: figures equal plain counts of the rows, each time.

let server: Awaited<ReturnType<typeof startQuietServer>>;
let partner: Partner;
let customerId: string;
let admin: Awaited<ReturnType<typeof server.aUser>>;
let people: string[];
let course: TestCourse;
let campaignId = '';
/** Calls of the customer’s admin, and of the learner app. */
let call: Call;
let app: Call;

const dayMs = 86_400_000;
const begin = Date.now();
const query = async <Row>(text: string, values: unknown[] = []) =>
  (await server.services.db.pool.query(text, values)).rows as Row[];
const numbers = async () => (await partner.call(getFindings)).json<Findings>();
const countsNow = async () => (await numbers()).counts;

/** So many days after the start of the tests, with what is due then. */
async function at(days: number): Promise<void> {
  setClock(new Date(begin + days * dayMs));
  await tick(server.services);
  await assign(server.services, [{ companyId: customerId }]);
}

async function complete(userId: string): Promise<void> {
  const answers = course.questions.map((questionId) => ({ questionId, answer: rightAnswer }));
  for (const [chapterId, body] of [
    [course.videoChapter, { event: 'finished', answers: [] }],
    [course.quizChapter, { event: 'finished', answers }],
  ] as const)
    expect((await app(reportChapter, { params: { userId, campaignId, chapterId }, body })).status).toBe(200);
}

const disable = (userIds: string[], isDisabled: boolean) =>
  call(changeDisabled, { body: { isDisabled, isAllUsersSelected: false, userIds } });
const suspend = (isSuspended: boolean) =>
  partner.call(setEnablement, {
    body: { customersIds: [customerId], enablementStatusTo: isSuspended ? 'suspended' : 'enabled' },
  });
const boost = (hasBoost: boolean) => query('UPDATE companies SET has_boost = $2 WHERE id = $1', [customerId, hasBoost]);

beforeAll(async () => {
  // Its clock does not tick: only `at` decides.
  server = await startQuietServer();
  course = await aCourse(server);
  partner = await aPartner(server);
  customerId = (await partner.aCustomer({ createdAt: new Date(begin - 90 * dayMs) })).id;
  app = callAs(server, asLearnerApp, customerId);
});
afterAll(async () => {
  setClock(null);
  await server.close();
});

/** What happens at a customer, one after the other, and what its partner then finds. */
const story: [what: string, happens: () => Promise<unknown>, found: Partial<Findings['counts']>][] = [
  [
    'an owner is invited',
    async () => {
      admin = await server.aUser({ companyId: customerId, role: 'admin', isOwner: true });
    },
    { neverSignedIn: 1, noTraining: 0 },
  ],
  [
    'the owner signs in',
    async () => {
      call = callAs(server, await server.signInAs(admin), customerId);
      await call(grantAccess, { body: { status: 'none' } });
    },
    { neverSignedIn: 0, noTraining: 0 },
  ],
  ['access is granted', () => call(grantAccess, { body: { status: 'access', days: 200 } }), { noTraining: 1 }],
  [
    'seats are allocated',
    async () => {
      await partner.buy();
      const body = { licensesToAllocate: 5, idempotencyKey: randomUUID() };
      expect((await partner.call(allocateLicences, { params: { customerId }, body })).status).toBe(200);
    },
    { licencesFull: 0 },
  ],
  [
    'people are added',
    async () => {
      people = (await server.manyUsers(customerId, 4)).map(({ id }) => id);
    },
    { licencesFull: 1, noTraining: 1 },
  ],
  [
    'a training is planned',
    async () => {
      const body = startOf(course, new Date(begin + dayMs));
      campaignId = (await call(startCampaign, { body })).json<{ id: string }>().id;
    },
    { noTraining: 0 },
  ],
  ['it starts, and people are assigned', () => at(1.1), { overdue: 0, noTraining: 0 }],
  ['somebody completes it', () => complete(people[0] ?? ''), { overdue: 0 }],
  ['the deadline passes', () => at(9), { overdue: 1 }],
  ['who is overdue completes it', () => complete(people[1] ?? ''), { overdue: 1 }],
  ['somebody is disabled', () => disable([people[2] ?? ''], true), { overdue: 1, licencesFull: 0 }],
  ['they are deleted', () => call(deleteUser, { body: { userId: people[2] } }), { overdue: 1 }],
  ['another completes it', () => complete(admin.id), { overdue: 1 }],
  ['a fifth is overdue, not more', () => complete(people[3] ?? ''), { overdue: 0 }],
  ['two months go by', () => at(62), { noTraining: 1 }],
  ['more people are disabled', () => disable(people.slice(0, 2), true), { noTraining: 1 }],
  ['they are back', () => disable(people.slice(0, 2), false), { noTraining: 1 }],
  ['the customer is suspended', () => suspend(true), { noTraining: 0 }],
  ['it is enabled again', () => suspend(false), { noTraining: 1 }],
  ['the training ends', () => call(endCampaign, { params: { campaignId } }), { overdue: 0 }],
  [
    'a domain waits for its proof',
    async () => expect((await call(addDomain, { body: { domain: 'meadow.example' } })).status).toBe(200),
    { domainUnverified: 1 },
  ],
  ['its plan does not let it prove the domain', () => boost(false), { domainUnverified: 0 }],
  ['its plan does again', () => boost(true), { domainUnverified: 1 }],
  [
    'it is proved',
    () => query('UPDATE company_domains SET proved_at = now() WHERE company_id = $1', [customerId]),
    { domainUnverified: 0 },
  ],
  [
    'single sign-on has a certificate that cannot be read',
    async () => {
      await query(
        `INSERT INTO sso_connections (company_id, type, protocol, issuer, certificate, created_at, updated_at)
          VALUES ($1, 'custom_saml', 'saml', 'x', 'x', now(), now())`,
        [customerId],
      );
      await at(62);
      expect(await query(`SELECT certificate_expires_at::text AS at FROM sso_connections`)).toEqual([{ at: 'infinity' }]);
    },
    { certificateExpiring: 0 },
  ],
  [
    'its certificate is replaced',
    () =>
      query(`UPDATE sso_connections SET certificate_expires_at = $2 WHERE company_id = $1`, [
        customerId,
        new Date(begin + 90 * dayMs),
      ]),
    { certificateExpiring: 1 },
  ],
  ['its plan does not let it renew the certificate', () => boost(false), { certificateExpiring: 0 }],
  ['its plan does once more', () => boost(true), { certificateExpiring: 1 }],
  ['access is withdrawn', () => call(grantAccess, { body: { status: 'none' } }), { certificateExpiring: 0, noTraining: 0 }],
  [
    'access is granted for a while',
    () => call(grantAccess, { body: { status: 'access', days: 3 } }),
    { certificateExpiring: 1, noTraining: 1 },
  ],
  ['it has ended', () => at(66), { certificateExpiring: 0, noTraining: 0 }],
  [
    'the connection and the training are deleted',
    async () => {
      await query('DELETE FROM sso_connections WHERE company_id = $1', [customerId]);
      await query('DELETE FROM campaigns WHERE company_id = $1', [customerId]);
    },
    { certificateExpiring: 0 },
  ],
  [
    'it is on trial instead',
    () =>
      query(`UPDATE companies SET has_boost = false, trial_status = 'active', trial_ends_at = $2 WHERE id = $1`, [
        customerId,
        new Date(begin + 70 * dayMs),
      ]),
    { trialEnding: 1, licencesFull: 0 },
  ],
  ['the trial is over', () => at(71), { trialEnding: 0, licencesEnded: 0 }],
  [
    'it lives on its licences again',
    () => query('UPDATE companies SET has_boost = true, trial_status = NULL WHERE id = $1', [customerId]),
    { licencesEnding: 0 },
  ],
  ['they end in more than 60 days', () => at(304), { licencesEnding: 0 }],
  ['they end within 60 days', () => at(305.1), { licencesEnding: 1, licencesEnded: 0 }],
  ['they have ended', () => at(366), { licencesEnding: 0, licencesEnded: 1, licencesFull: 0 }],
  [
    'a trial runs',
    () =>
      query(`UPDATE companies SET trial_status = 'active', trial_ends_at = $2 WHERE id = $1`, [
        customerId,
        new Date(begin + 380 * dayMs),
      ]),
    { licencesEnded: 0 },
  ],
  ['it is over as well', () => at(381), { licencesEnded: 1 }],
  ['new licences are bought', () => partner.buyFor(customerId), { licencesEnded: 0, licencesEnding: 0 }],
];

describe('the stored facts agree with plain counts, and the numbers follow, when', () => {
  it.each(story)('%s', async (_what, happens, found) => {
    await happens();
    expect(await query(storedFindingFacts)).toEqual(await query(plainFindingFacts));
    expect(await countsNow()).toMatchObject(found);
  });
});
