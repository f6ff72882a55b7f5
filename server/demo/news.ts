import { notifications, supportTickets, surveyAnswers, surveys, users } from '../db/schema.ts';
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

/** Notifications of the house, a closed survey with some answers, and two support tickets. Runs after the people are written. */
export async function makeNews(tx: Tx, { companies, users: people }: World, now: Date): Promise<void> {
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

  const surveyId = random.uuid();
  const askedAt = addDays(now, -40);
  const asked = { id: surveyId, name: 'How easy was it to start your first training?', status: 'closed' as const };
  await tx.insert(surveys).values({ ...asked, createdAt: askedAt, updatedAt: addDays(now, -20) });
  const admins = people.filter(({ role, lastLogin }) => role === 'admin' && lastLogin).slice(0, 24);
  await tx.insert(surveyAnswers).values(
    admins.flatMap(({ id, companyId }, i) => {
      if (!id) return [];
      const rating = i % 6 === 5 ? null : random.int(3, 5);
      const message = i % 8 === 0 ? 'Inviting everyone took five minutes.' : '';
      return [
        { id: random.uuid(), companyId, userId: id, surveyId, rating, message, createdAt: addDays(askedAt, random.next() * 15) },
      ];
    }),
  );

  const hooli = companies.find(({ slug }) => slug === 'hooli')?.id;
  const ticket = { source: 'admin_panel', lang: 'en', userId: null };
  await tx.insert(supportTickets).values([
    {
      ...{
        ...ticket,
        id: random.uuid(),
        companyId: hooli,
        email: 'admin@hooli.example',
        category: 'billing',
        createdAt: addDays(now, -0.2),
      },
      description: 'We have 22 people now and expect 40 next year. What would Boost cost us?',
    },
    {
      ...{
        ...ticket,
        id: random.uuid(),
        companyId: null,
        email: 'sso@acme.example',
        category: 'users',
        createdAt: addDays(now, -1.1),
      },
      description: 'The sign-in page says that my account uses single sign-on. Where do I find it?',
    },
  ]);
}
