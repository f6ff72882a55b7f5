import { beforeAll, describe, expect, it } from 'vitest';
import { demoCompanyIds } from '#server/demo/index';
import { makeWorld } from '#server/demo/world';
import { readEnv } from '#server/env';
import { simulateStep } from '#server/simulator/step';
import { aCourse, aRunningCampaign } from '#tests/support/calls/courses';
import { startTestServer, type TestServer } from '#tests/support/server/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

/** A company with two learners and a running campaign of two chapters. */
async function aDemoCompany() {
  const { id: companyId } = await server.aCompany();
  const people = await server.manyUsers(companyId, 2);
  const course = await aCourse(server);
  await aRunningCampaign(
    server,
    course,
    companyId,
    people.map(({ id }) => id),
  );
  return companyId;
}

const figures = async (companyId: string) => {
  const { rows } = await server.services.db.pool.query<Record<'statuses' | 'answers' | 'reviews', unknown>>(
    `SELECT (SELECT array_agg(status ORDER BY status) FROM assignments WHERE company_id = $1) AS statuses,
      (SELECT count(*)::int FROM quiz_answers WHERE company_id = $1) AS answers,
      (SELECT count(*)::int FROM course_reviews WHERE company_id = $1) AS reviews`,
    [companyId],
  );
  return rows[0];
};

describe('simulated learners', () => {
  it('work through chapters until they are done, in the given companies only', async () => {
    const [mine, other] = [await aDemoCompany(), await aDemoCompany()];
    const step = () => simulateStep(server.services, [mine], 4, { next: () => 0 });
    expect(await step()).toBe(2);
    expect(await figures(mine)).toEqual({ statuses: ['in_progress', 'in_progress'], answers: 0, reviews: 0 });
    await step();
    expect(await step()).toBe(2);
    expect(await figures(mine)).toEqual({ statuses: ['completed', 'completed'], answers: 4, reviews: 2 });
    expect(await step()).toBe(0);
    expect(await figures(other)).toEqual({ statuses: ['not_started', 'not_started'], answers: 0, reviews: 0 });
  });

  it('are those of the demo companies', () => {
    expect(demoCompanyIds()).toEqual(makeWorld(new Date()).companies.map(({ id }) => id));
  });

  it('only exist in an embedded server, and not when switched off', () => {
    expect(readEnv({}).simulator).toBe(true);
    expect(readEnv({ HEED_SIMULATOR: 'off' }).simulator).toBe(false);
    expect(readEnv({ HEED_DEV: '1', DATABASE_URL: 'postgres://localhost/heed' }).simulator).toBe(false);
  });
});
