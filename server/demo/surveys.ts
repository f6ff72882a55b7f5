import { surveyAnswers, surveys } from '../db/schema.ts';
import type { Tx } from '../db/tx.ts';
import { addDays } from './moments.ts';
import { makeRandom } from './random.ts';
import type { World } from './world.ts';

/** The admin who finds the open survey on the home page. All others have answered or closed it, so that it interrupts nobody else. */
const unanswered = 'admin@hooli.example';

const demoSurveys = [
  {
    daysAgo: 40,
    closedDaysAgo: 20,
    name: 'How easy was it to start your first training?',
    praise: 'Inviting everyone took five minutes.',
    leastStars: 3,
  },
  {
    daysAgo: 6,
    name: 'How easily do you find what you are looking for?',
    praise: 'The search in the list of people helps most.',
    leastStars: 3,
  },
] as const;

/** A closed survey and an open one with their answers. Some admins answer, the others close it. */
export async function makeSurveys(tx: Tx, { users: people }: World, now: Date): Promise<void> {
  const random = makeRandom('surveys');
  const present = people.filter(({ role, lastLogin }) => role === 'admin' && lastLogin).slice(0, 24);
  for (const { daysAgo, name, praise, leastStars, ...rest } of demoSurveys) {
    const surveyId = random.uuid();
    const openedAt = addDays(now, -daysAgo);
    const closedAt = 'closedDaysAgo' in rest ? addDays(now, -rest.closedDaysAgo) : null;
    const status = closedAt ? ('closed' as const) : ('open' as const);
    await tx.insert(surveys).values({ id: surveyId, name, status, createdAt: openedAt, updatedAt: closedAt ?? openedAt });
    const others = people.filter((person) => person.role !== 'user' && !present.includes(person));
    const closed = closedAt ? [] : others;
    const answers = [...present, ...closed].flatMap(({ id, companyId, email }, i) => {
      if (!id || (!closedAt && email === unanswered)) return [];
      const isSilent = i >= present.length || i % 6 === 5;
      const message = !isSilent && i % 8 === 0 ? praise : '';
      const rating = isSilent ? null : random.int(leastStars, 5);
      const createdAt = addDays(openedAt, random.next() * Math.min(daysAgo, 15));
      return [{ id: random.uuid(), companyId, userId: id, surveyId, rating, message, createdAt }];
    });
    await tx.insert(surveyAnswers).values(answers);
  }
}
