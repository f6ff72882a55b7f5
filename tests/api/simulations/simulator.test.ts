import { afterEach, beforeAll, expect, it } from 'vitest';
import { setClock } from '#server/clock';
import { judgeDue } from '#server/modules/simulationTruth/judgeDue';
import { touchMails, type Visit } from '#server/simulator/touchMails';
import { startSimulationPages } from '#tests/support/simulations/pages';

let pages: Awaited<ReturnType<typeof startSimulationPages>>;
beforeAll(async () => {
  pages = await startSimulationPages();
});
afterEach(() => setClock(null));

/** Until nobody is left who looks at a mail; `next` decides what they do. */
async function allTouched(companyId: string, next: number): Promise<number> {
  const { app, services } = pages.server;
  const send = ({ path: url, body, ...visit }: Visit) =>
    app.inject({ ...visit, url, ...(body !== undefined && { payload: body }) });
  let touched = 0;
  for (;;) {
    const some = await touchMails(services, [companyId], 5, { chance: { next: () => next }, send });
    if (some === 0) return touched;
    touched += some;
  }
}

it.each([
  ['clicks, and a scanner before them', 0, (n: number) => ({ opened: n, clickedRaw: n, clicked: n, phished: n })],
  ['look only', 0.9, (n: number) => ({ opened: n, clickedRaw: 0, clicked: 0, phished: 0 })],
])('simulated people: %s', async (_, next, figures) => {
  const [first] = await pages.sent({ landingKind: 'continue' }, { people: 30 });
  if (!first) throw new Error('nothing was sent');
  setClock(new Date('2031-03-03T19:00:00Z'));
  const touched = await allTouched(first.companyId, next);
  // About three of five people look at a mail.
  expect(touched).toBeGreaterThan(5);
  expect(touched).toBeLessThan(30);
  setClock(new Date('2031-03-03T19:10:00Z'));
  await judgeDue(pages.server.services);
  const [found] = await pages.query(
    `SELECT count(opened_at)::int AS opened, count(clicked_raw_at)::int AS "clickedRaw", count(clicked_at)::int AS clicked,
        count(phished_at)::int AS phished FROM simulation_messages WHERE campaign_id = $1`,
    [first.campaignId],
  );
  expect(found).toEqual(figures(touched));
});
