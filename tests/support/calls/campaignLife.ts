import { startTestServer } from '../server/testServer.ts';
import { aCourse } from './courses.ts';
import { workLife } from './workLife.ts';

export const dayMs = 86_400_000;
export const begin = new Date('2026-11-20T09:00:00Z');
/** So many days after `begin`. */
export const day = (days: number) => new Date(begin.getTime() + days * dayMs);

/** A server with a course, to watch campaigns over time. Reset the clock after each test. */
export async function startCampaignLife() {
  const server = await startTestServer();
  return { ...workLife(server, { campaigns: 'campaigns', counts: 'assignment_counts' }), course: await aCourse(server) };
}
