import { pathTo } from '#contract/paths';
import { learnPaths } from '../learnerPages/public.ts';

/** What a page says of what was just sent to it. It is part of the address, so that loading the page again sends nothing again. */
type Notice = 'choose' | 'final' | 'reviewed';

export const courseAt = (campaignId: string, notice?: Notice): string =>
  pathTo(learnPaths.training, { campaignId }) + (notice ? `?notice=${notice}` : '');

export const certificateAt = (campaignId: string): string => `${courseAt(campaignId)}/certificate`;

/** A chapter, or one question of its quiz by its number. In a preview also the answer that was chosen. */
export function chapterAt(
  campaignId: string,
  chapterId: string,
  question?: number,
  said: { notice?: Notice; chosen?: number } = {},
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ question, ...said })) if (value !== undefined) query.set(name, String(value));
  return pathTo(learnPaths.chapter, { campaignId, chapterId }) + (query.size > 0 ? `?${query}` : '');
}

const numberIn = (query: URLSearchParams, name: string, pattern: RegExp): number | undefined => {
  const text = query.get(name) ?? '';
  return pattern.test(text) ? Number(text) : undefined;
};

/** The number of the question that an address names; undefined for what is no number. */
export const questionIn = (query: URLSearchParams): number | undefined => numberIn(query, 'question', /^[1-9]\d{0,2}$/);

/** The answer that an address says was chosen; undefined for what is none. */
export const chosenIn = (query: URLSearchParams): number | undefined => numberIn(query, 'chosen', /^[1-4]$/);
