import { pathTo } from '#contract/paths';
import { learnPaths } from '../learnerPages/public.ts';

/** The path of one chapter; its training is `learnPaths.training`. */
export const chapterPath = `${learnPaths.training}/chapters/:chapterId` as const;

/** What a page says of what was just sent to it. It is part of the address, so that loading the page again sends nothing again. */
type Notice = 'choose' | 'final' | 'reviewed';

export const courseAt = (campaignId: string, notice?: Notice): string =>
  pathTo(learnPaths.training, { campaignId }) + (notice ? `?notice=${notice}` : '');

/** A chapter, or one question of its quiz by its number. */
export function chapterAt(campaignId: string, chapterId: string, question?: number, notice?: Notice): string {
  const query = [...(question === undefined ? [] : [`question=${question}`]), ...(notice ? [`notice=${notice}`] : [])];
  return pathTo(chapterPath, { campaignId, chapterId }) + (query.length > 0 ? `?${query.join('&')}` : '');
}

/** The number of the question that an address names; undefined for what is no number. */
export function questionIn(query: URLSearchParams): number | undefined {
  const text = query.get('question') ?? '';
  return /^[1-9]\d{0,2}$/.test(text) ? Number(text) : undefined;
}
