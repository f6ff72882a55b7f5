import type { courseReviews } from '../../db/schema.ts';
import { addDays } from '../moments.ts';
import type { Random } from '../random.ts';
import type { Outcome } from './outcomes.ts';

const praise = [
  'Short and to the point, exactly what I needed between two meetings.',
  'I recognised a real mail from last week in the second lesson.',
  'Clear examples, and the questions made me think.',
  'Better than the slides we used to get every year.',
  'Sent the cheat sheet to my family as well.',
  'The part about calls was new to me. Thank you.',
] as const;
const blame = [
  'Good, but I would like a few more examples from our own work.',
  'A little easy for people in IT.',
  'The quiz asked things the video did not mention.',
  'I could not change my answer afterwards.',
] as const;

/** Possible comments for a rating. */
export const commentsFor = (rating: number): readonly string[] => (rating >= 4 ? praise : blame);

type Review = typeof courseReviews.$inferInsert;

/** Reviews by one in eight of those who completed a course; at most one per person and course. */
export function reviewsOf(courseId: string, outcomes: readonly Outcome[], rated: Set<string>, now: Date, random: Random): Review[] {
  return outcomes.flatMap(({ assignment: { companyId, userId, completedAt } }) => {
    if (!completedAt || !random.chance(0.13)) return [];
    const key = `${courseId} ${userId}`;
    const rating = Number(random.weighted({ '5': 46, '4': 32, '3': 13, '2': 6, '1': 3 }));
    const comment = random.chance(0.45) ? random.pick(commentsFor(rating)) : '';
    const createdAt = addDays(completedAt, 0.002 + random.next() * 0.02);
    if (rated.has(key) || createdAt > now) return [];
    rated.add(key);
    return [{ id: random.uuid(), companyId, courseId, userId, rating, comment, createdAt }];
  });
}
