import { notifications, supportTickets, users } from '../db/schema.ts';
import type { Tx } from '../db/tx.ts';
import { inArray, sql } from 'drizzle-orm';
import { addDays } from './moments.ts';
import { makeRandom } from './random.ts';
import type { World } from './world.ts';

/** Admins who find something new under the bell: a running trial, and a trial that has ended. */
const unaware = ['admin@globex.example', 'admin@initech.example'];

const news = [
  {
    daysAgo: 2,
    head: 'New',
    title: 'Every report as PDF',
    description: 'Open a report and choose Export. The PDF has the same figures, charts and rows as the page.',
    buttonName: 'Open reports',
    url: '/reports',
    isPinned: false,
  },
  {
    daysAgo: 30,
    head: 'Getting started',
    title: 'Four short videos show the console',
    description: 'From inviting people to reading reports, in ten minutes.',
    buttonName: 'Watch the guides',
    url: '/guides-and-resources',
    isPinned: true,
  },
] as const;

/** Notifications of the house and two support tickets. Runs after the people are written. */
export async function makeNews(tx: Tx, { companies }: World, now: Date): Promise<void> {
  const random = makeRandom('news');
  const ids = companies.flatMap(({ id }) => id ?? []);
  await tx.insert(notifications).values(
    news.map(({ daysAgo, ...texts }) => {
      const at = addDays(now, -daysAgo);
      return { id: random.uuid(), ...texts, status: 'published' as const, publishedAt: at, createdAt: at, updatedAt: at };
    }),
  );
  await tx
    .update(users)
    .set({ notificationsSeenAt: now })
    // Only people of the demo: a database that was filled before may have many others.
    .where(sql`role <> 'user' AND email <> ALL(${sql.param(unaware)}::text[]) AND ${inArray(users.companyId, ids)}`);
  const expired = companies.flatMap(({ id, isTrainingSuspended }) => (id && isTrainingSuspended ? [id] : []));
  await tx
    .update(users)
    .set({ suspendedNotificationShown: false })
    .where(sql`role <> 'user' AND ${inArray(users.companyId, expired)}`);

  const hooli = companies.find(({ slug }) => slug === 'hooli')?.id;
  const ticket = { source: 'admin_panel', lang: 'en', userId: null };
  await tx.insert(supportTickets).values([
    {
      ...ticket,
      id: random.uuid(),
      companyId: hooli,
      email: 'admin@hooli.example',
      category: 'billing',
      createdAt: addDays(now, -0.2),
      description: 'We have 22 people now and expect 40 next year. What would Boost cost us?',
    },
    {
      ...ticket,
      id: random.uuid(),
      companyId: null,
      email: 'sso@acme.example',
      category: 'users',
      createdAt: addDays(now, -1.1),
      description: 'The sign-in page says that my account uses single sign-on. Where do I find it?',
    },
  ]);
}
