import { courseReview } from '#contract/campaigns/learning';

export interface SentReview {
  rating: number;
  comment: string;
}

/** What a form says, as far as it can be read. Browsers send line breaks as two characters and count one. */
export const sentReview = (form: URLSearchParams): SentReview => ({
  rating: Number(form.get('rating') ?? 0),
  comment: (form.get('comment') ?? '').replaceAll('\r\n', '\n'),
});

/** What is wrong with a review; undefined if it can be taken. */
export function problemIn(review: SentReview): 'rating' | 'comment' | undefined {
  const parsed = courseReview.safeParse(review);
  if (parsed.success) return undefined;
  return parsed.error.issues.some(({ path }) => path[0] === 'rating') ? 'rating' : 'comment';
}
