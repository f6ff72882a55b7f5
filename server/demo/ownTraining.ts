import type { ClipSlug } from '../catalogue/clips.ts';
import { courseId, videoId } from '../catalogue/rows.ts';
import { pinnedVideos } from '../db/schema.ts';
import type { Tx } from '../db/tx.ts';
import { copyCourse } from '../modules/courses/public.ts';
import { addDays } from './moments.ts';
import { makeRandom } from './random.ts';
import type { World } from './world.ts';

/** Custom trainings of Acme: copies of library courses, one of them a draft. */
const customTrainings = [
  { from: 'first-day', name: 'Welcome to Acme: Security on Day One', isDraft: false, daysAgo: 46 },
  { from: 'finance-teams', name: 'Acme Finance: Paying Suppliers Safely', isDraft: true, daysAgo: 3 },
] as const;

const pins: readonly ClipSlug[] = ['report-it', 'phishing', 'two-step'];

/** Creates the custom trainings. Runs after the companies are written. */
export async function makeOwnTraining(tx: Tx, { companies }: World, now: Date): Promise<void> {
  const acme = companies.find(({ slug }) => slug === 'acme')?.id;
  if (!acme) throw new Error('the demo has no Acme');
  const random = makeRandom('training of acme');
  for (const { from, daysAgo, ...own } of customTrainings)
    await copyCourse(tx, { ...own, from: courseId(from), id: random.uuid(), companyId: acme, at: addDays(now, -daysAgo) });
  await tx
    .insert(pinnedVideos)
    .values(pins.map((slug, i) => ({ companyId: acme, videoId: videoId(null, slug), pinnedAt: addDays(now, i - 20) })));
}
