import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { demoPassword } from '../../../server/demo/index.ts';
import { fillWithDemo } from '#tests/support/server/demoDirectory';
import { spawnServer, type Spawned } from '#tests/support/server/spawnServer';
import { signInOver } from '#tests/support/server/signInOver';

// @once: a process is killed at work; what it had acknowledged is never lost or done twice.

const dataDir = mkdtempSync(join(tmpdir(), 'heed-restart-'));
const servers: Spawned[] = [];
const minutes = 60_000;
const hour = 3_600_000;
/** The demo was made just now, and no clock goes back. */
const morning = new Date(Math.ceil(Date.now() / hour) * hour);
const hours = (count: number) => new Date(morning.getTime() + count * hour);

afterAll(() => {
  for (const { child } of servers) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

const start = (clock: Date) => {
  const server = spawnServer({ DATA_DIR: dataDir, HEED_DEV: '1', HEED_CLOCK: clock.toISOString() });
  servers.push(server);
  return server;
};

async function signIn(address: string) {
  const { user, headers } = await signInOver(address, { email: 'admin@acme.example', password: demoPassword });
  return { headers: { ...headers, 'content-type': 'application/json' }, companyId: user.company_id };
}

interface Listed {
  id: string;
  name: string;
  status: string;
  assignedUsers: number;
}

it('a killed server makes a scheduled start when it runs again', { timeout: 6 * minutes }, async () => {
  await fillWithDemo(dataDir);
  const first = start(morning);
  const address = await first.address;
  const { headers, companyId } = await signIn(address);
  const courses = (await (await fetch(`${address}/gateway/api/v1/course/company/${companyId}`, { headers })).json()) as {
    id: string;
    name: string;
    isActive: boolean;
    total_chapters: number;
  }[];
  const course = courses.find(({ isActive }) => !isActive);
  const body = {
    courseId: course?.id,
    campaign_name: 'After the night',
    courseName: course?.name,
    totalChapters: course?.total_chapters,
    start_date: hours(2).getTime() / 1000,
    campaign_assignment_type: 'all_users',
    user_departments: [],
    selectedGroups: [],
    days_to_complete: 7,
    notificationsEnabled: false,
    notificationSubject: '',
    notificationMessage: '',
  };
  const launch = await fetch(`${address}/gateway/api/v1/campaign/${companyId}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  expect(((await launch.json()) as { status: string }).status).toBe('scheduled');
  first.child.kill('SIGKILL');
  await first.ended;

  const second = start(hours(3));
  const again = await second.address;
  const later = await signIn(again);
  await vi.waitFor(
    async () => {
      const reply = await fetch(`${again}/gateway/api/v1/campaign/admin_panel/${companyId}/company`, { headers: later.headers });
      const campaign = ((await reply.json()) as Listed[]).find(({ name }) => name === body.campaign_name);
      expect(campaign?.status).toBe('active');
      expect(campaign?.assignedUsers).toBeGreaterThan(200);
    },
    { timeout: 40_000, interval: 500 },
  );
});
